"""Telling people who are away: push messages (RFC 8030) to their browsers."""
