"""Events: registration, pairings, clocks, judges, results, standings. Pure functions over a log of what was decided."""
