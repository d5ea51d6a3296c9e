"""Age of Ascension (AoA), a file a house."""
