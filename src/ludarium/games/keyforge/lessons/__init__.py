"""The course and the puzzles."""
