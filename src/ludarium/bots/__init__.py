"""What plays without a person: bots for any game, and the arena that measures them."""
