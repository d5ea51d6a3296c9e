"""The Saboteur championship: clocks, standard score, seating (S15-S17)."""
