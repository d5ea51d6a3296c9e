"""Moderating: from the command line beside a hall, and in the hall that hears of it."""
