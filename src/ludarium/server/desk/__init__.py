"""The tournament desk in the hall: events kept, served, and joined to the hall's tables."""
