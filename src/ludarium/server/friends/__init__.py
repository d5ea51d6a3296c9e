"""What people have to do with each other: friends, and whom somebody blocks or mutes."""
