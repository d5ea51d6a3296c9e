"""Cards of More Mutation."""
