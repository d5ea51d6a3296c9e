"""Who meets whom: pure functions of what has been played, and of a seed."""
