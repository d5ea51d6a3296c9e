"""Positions that somebody lays out by hand, or takes from a game that is over: checked, drawn and played on."""
