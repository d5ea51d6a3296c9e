"""Infractions, penalties, and what several of them lead to."""
