"""Bots think in processes of their own, in a fair order."""
