"""Grim Reminders (GR), a file a house."""
