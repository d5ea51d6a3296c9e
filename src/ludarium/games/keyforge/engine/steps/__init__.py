"""What the rules do in several steps: windows, damage, leaving play, playing, using, and the turn."""
