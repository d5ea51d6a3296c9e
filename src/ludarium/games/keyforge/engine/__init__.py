"""The rules of KeyForge: a position, and the machine that changes it."""
