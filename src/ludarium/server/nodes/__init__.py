"""Several halls on one PostgreSQL database, each a node."""
