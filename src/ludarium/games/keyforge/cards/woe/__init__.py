"""Cards of Winds of Exchange."""
