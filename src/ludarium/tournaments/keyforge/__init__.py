"""KeyForge at the desk: decks, sealed pools, overtime (T1-T15)."""
