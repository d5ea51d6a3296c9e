"""Finding somebody to play with: seeks, people whom the hall pairs, and who is here."""
