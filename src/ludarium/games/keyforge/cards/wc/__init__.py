"""Worlds Collide (WC), a file a house."""
