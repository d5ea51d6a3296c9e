"""Live tables: the hall that has them all, their seats and games, and what keeps them going."""
