"""The greedy bot, and what the generic search is told."""
