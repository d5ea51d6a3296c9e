"""How strong people are: what a rated game changes, lists, curves and statistics."""
