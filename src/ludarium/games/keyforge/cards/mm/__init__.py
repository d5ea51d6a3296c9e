"""Cards of Mass Mutation."""
