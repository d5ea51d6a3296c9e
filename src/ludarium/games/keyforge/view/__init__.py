"""What a seat sees of a game, as values, ints and text."""
