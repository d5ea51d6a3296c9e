"""What people have brought to games and keep, such as their decks."""
