"""Environments for research: the games as tensors, actions and rewards."""
