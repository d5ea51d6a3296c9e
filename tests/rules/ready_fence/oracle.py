"""Sections 9 to 14 of the rules as data, written from the document alone; nothing of the engine is read."""

from __future__ import annotations

# F64. ``!`` scores at once. Footnotes 1 to 3 are in the model.
ANSWERS = {
    "ST": "SH PR CP IF parry distance JK",
    "BT": "SH PR CP IF parry distance JK DI",
    "FK": "SH PR CP IF parry distance JK",
    "DI": "PR CP IF parry distance JK",
    "GA": "DI CP! PR IF parry distance JK",
    "FN": "DI CP! PR IF parry distance JK",
    "TT": "SH distance JK",
    "FL": "SH PR CP parry distance JK",
    "IF": "IF parry distance JK",
}
RIPOSTES = {"ST": "SH PR CP IF parry JK RA", "GA": "DI CP! PR IF parry JK RA", "IF": "IF parry JK"}
"""By the card that a riposte counts as: the one of Parry and Riposte is a Straight Thrust (F66)."""
COUNTERS = {"tutorial": "PR JK", "basic": "", "advanced": "CT JK"}
COUNTER_TIME = "FT"

COLOURS = {
    "ST": "red", "BT": "red", "DI": "red cyan", "TT": "red", "GA": "red", "FK": "red", "FN": "red",
    "FL": "red", "PR": "blue", "CP": "blue", "IF": "red blue", "SH": "cyan", "CT": "blue", "FT": "cyan",
    "JK": "gold", "AN": "orange", "RA": "orange", "FE": "orange",
}  # fmt: skip
"""What a card is when it is played from the hand (section 14)."""
CARDLESS = ("parry", "distance")
OPENS_AT = {"ST": 1, "BT": 1, "DI": 1, "TT": 1, "GA": 1, "FK": 1, "FN": 1, "FL": 2, "IF": 0}
"""Empty squares between the fencers (F39)."""
OPENS_WHEN = {
    "BT": ("line", "engagement"),
    "FK": ("line", "engagement"),
    "DI": ("engagement",),
    "GA": ("line",),
    "FN": ("line",),
}
"""The positions that the opponent may be in."""
STAMINA = {"FK": 1, "FN": 1, "IF": 1, "RA": 1, "FL": 2}

# F87: by the speed of the threat, 1 to 10.
PRICES = {False: (1, 1, 2, 2, 3, 3, 4, 4, 5, 5), True: (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)}
"""In Invitation or not."""


def row_of(what: str, card: str, mode: str) -> list[str]:
    """The answers to a threat, as the table names them."""
    if what == "counter":
        row = COUNTERS[mode]
    elif what == "counter-time":
        row = COUNTER_TIME
    elif what == "riposte":
        row = RIPOSTES[card]
    else:
        row = ANSWERS[card]
    return [word for word in row.split() if word != "distance" or what == "attack"]
