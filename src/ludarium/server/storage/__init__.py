"""The database: what is kept, who writes it, and what is forgotten."""
