"""One card of a position, with what lies on it, in one text."""

from __future__ import annotations

from ludarium.core.positions import WrongPosition
from ludarium.games.keyforge.decks.check import MOST_ICONS
from ludarium.games.keyforge.engine.terms import COUNTER_NAMES, ICON_LETTERS, NONE, Flags, Zones
from ludarium.games.keyforge.pool.facts import BLANK, POOL, TOP, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_OF, CardTypes

MOST = 999
"""The most of anything that is counted: Æ, tokens, turns."""
OWNED = (Zones.HAND, Zones.DECK, Zones.DISCARD, Zones.PURGED)
"""The zones of a player in which only their own cards lie."""
TOKEN = "token:"
UPGRADE = "+"
UNDER = "under:"
MARKS = {
    "exhausted": Flags.EXHAUSTED, "stunned": Flags.STUNNED, "warded": Flags.WARDED, "enraged": Flags.ENRAGED,
}  # fmt: skip


WORDS = (
    *MARKS,
    "damage:2",
    "amber:1",
    "plus:1",
    "doom:1",
    "house:dis",
    "also:dis",
    "icons:AD",
    "theirs",
    "used:1",
    "+upgrade/theirs/icons:A",
    "under:card/open",
)
"""What may stand behind a card, by example."""


class Piece:
    """One card of a literal: ``troll damage:2 amber:1 stunned house:dis icons:AD +blood-of-titans``. ``theirs`` says that the seat on whose
    side it is named does not own it, ``used:1`` how much of its armor has prevented damage this turn, ``under:punch`` which card lies
    facedown under it. An upgrade and a card under it may have words of their own behind strokes: ``+jetpack/theirs/icons:A``,
    ``under:punch/open``. Raises ``WrongPosition``."""

    def __init__(self, text: str, owner: int, zone: int, part: str = "deck") -> None:
        name, *rest = text.split() or [""]
        self.token = name.startswith(TOKEN)
        """Whether it lies in play as a token creature."""
        name = name.removeprefix(TOKEN)
        self.text = text
        self.owner = owner
        self.zone = zone
        self.part = part
        """The part of the position that names it."""
        if not POOL.has(name) and name != BLANK:
            raise WrongPosition(part, name, "", "card")
        self.fact: Fact = POOL.card(name)
        self.flags = 0
        self.numbers = {"damage": 0, "amber": 0, "plus": 0, "used": 0}
        self.counters: dict[str, int] = {}
        """Named counters (G234)."""
        self.house = NONE
        self.also = NONE
        """The house of its house icon (G66)."""
        self.icons = ""
        self.beside: list[Piece] = []
        """The upgrades on it, and the cards under it."""
        self.open = False
        """Whether it lies faceup under another card."""
        self.control = owner
        for word in rest:
            self._read(word)

    def key(self) -> tuple[str, int, int, str]:
        """What makes two pieces the same card in print."""
        return (self.fact.id, self.house, self.also, self.icons)

    def _read(self, word: str) -> None:
        key, _, value = word.partition(":")
        if word in MARKS:
            self.flags |= MARKS[word]
        elif word.startswith(UPGRADE):
            self.beside.append(self._with(word.removeprefix(UPGRADE), Zones.ATTACHED))
        elif word.startswith(UNDER):
            self.beside.append(self._with(word.removeprefix(UNDER), Zones.BENEATH))
        elif key in self.numbers and _counts(value):
            self.numbers[key] = int(value)
        elif key in COUNTER_NAMES and _counts(value):
            self.counters[key] = int(value)
        elif key == "house" and value in HOUSE_OF:
            self.house = HOUSE_OF[value]
        elif key == "also" and value in HOUSE_OF:
            self.also = HOUSE_OF[value]
        elif key == "icons" and value and set(value) <= set(ICON_LETTERS):
            self.icons = value[: MOST_ICONS + 1]
        elif word == "theirs":
            self.owner = 1 - self.owner
        elif word == "open" and self.zone == Zones.BENEATH:
            self.open = True
        else:
            raise WrongPosition(self.part, word, ", ".join(WORDS))

    def _with(self, text: str, zone: int) -> Piece:
        """An upgrade on this card, or a card under it; the seat on whose side this one is named owns it, if it does not say ``theirs``."""
        piece = Piece(text.replace("/", " "), self.control, zone, self.part)
        piece.control = piece.owner
        return piece

    def top_half(self) -> Piece:
        """The other half of a gigantic creature in play: it has the icons (G163)."""
        top = Piece(f"{self.fact.id}2", self.owner, Zones.JOINED, self.part)
        top.house, top.also, top.icons = self.house, self.also, self.icons
        self.also, self.icons = NONE, ""
        top.control = self.owner
        return top

    def lies(self) -> None:
        """Raises ``WrongPosition`` where no such card can lie in its zone."""
        kinds = {
            Zones.LINE: (CardTypes.CREATURE,),
            Zones.ARTIFACTS: (CardTypes.ARTIFACT,),
            Zones.ATTACHED: (CardTypes.UPGRADE, CardTypes.CREATURE),
        }
        if self.token and self.zone != Zones.LINE:
            raise WrongPosition(self.part, self.text, "", "place")
        if (
            not self.token
            and self.fact.kind
            not in kinds.get(
                self.zone, (CardTypes.CREATURE, CardTypes.ACTION, CardTypes.ARTIFACT, CardTypes.UPGRADE)
            )
        ) or (self.fact.half == TOP and not self.token and self.zone in (Zones.LINE, Zones.ATTACHED)):
            raise WrongPosition(self.part, self.fact.id, "", "place")
        if self.owner != self.control and self.zone in OWNED:
            raise WrongPosition(self.part, self.text, "", "place")
        marked = self.flags or any(self.numbers.values()) or self.counters or self.beside
        if marked and self.zone not in (Zones.LINE, Zones.ARTIFACTS):
            raise WrongPosition(self.part, self.fact.id, "", "bare")
        if len(self.icons) + (self.also != NONE) > MOST_ICONS:
            raise WrongPosition(self.part, self.text, f"0–{MOST_ICONS}", "icons")


def _counts(value: str) -> bool:
    """Whether a text is a number of tokens."""
    return value.isascii() and value.isdigit() and int(value[:9]) <= MOST and len(value) <= len(str(MOST))
