"""Ludarium: a hall for tabletop games whose rules it knows by heart."""

__version__ = "0.1.0"
