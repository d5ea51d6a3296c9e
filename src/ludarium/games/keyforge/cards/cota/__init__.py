"""Call of the Archons (CotA), a file a house."""
