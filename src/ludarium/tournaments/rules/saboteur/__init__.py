"""The Saboteur championship: clocks, standard score, seating, pay (S13-S17), and its penalties (S20-S23)."""

from __future__ import annotations

from typing import Final

from ludarium.tournaments.rules.base import IN_GAMES, EventRules, RulesShown
from ludarium.tournaments.rules.saboteur import penalties
from ludarium.tournaments.rules.saboteur.pay import can_pay, odd_rounds
from ludarium.tournaments.rules.saboteur.standard_score import ROUNDS, doubts

FEWEST: Final = 4
"""Players of a table by hand (OP-13); the desk draws tables of five to seven (S3.1)."""


RULES: Final = EventRules(
    shown=RulesShown(unit=IN_GAMES, rounds=ROUNDS, turn_clock=True, points="standing-nuggets"),
    fewest=FEWEST,
    can_pay=can_pay,
    doubts=doubts,
    odd_rounds=odd_rounds,
    catalogue=penalties.CATALOGUE,
)
