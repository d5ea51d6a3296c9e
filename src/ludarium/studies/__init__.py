"""What many games of bots say: the rating of a deck by play, and pages that show such results."""
