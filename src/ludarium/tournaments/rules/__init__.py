"""What a game's events have of their own, a room a game, and what holds for all others."""
