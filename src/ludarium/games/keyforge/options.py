"""What a table may choose before a game: each seat's deck, handicaps, the clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import OptionSpec, Say, Value, listed
from ludarium.games.keyforge import settings as se
from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.decks.read import read_deck
from ludarium.games.keyforge.decks.word import deck_of_word, word_of_deck
from ludarium.games.keyforge.houses import HOUSE_NAMES
from ludarium.games.keyforge.prints import Decks
from ludarium.games.keyforge.settings import Settings
from ludarium.games.keyforge.terms import CHAINS_MOST, NONE, SEATS

SEALED: Final = "sealed"
SEALED_SET: Final = "CotA"
RANDOM: Final = "random"
MINUTES: Final = 45
OPENING_BID: Final = 4


@final
class DeckOption(OptionSpec):
    """A deck that a seat plays: one of its own, or ``sealed``, one that nobody has seen before (G270)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"deck-{seat}", SEALED, [SEALED], text=True, seat=seat)

    def read(self, value: object) -> Value:
        """Any text that ``read_deck`` knows; gives the deck's word. Raises ``BadDeck``."""
        if value == SEALED or not isinstance(value, str):
            return super().read(value)
        deck = read_deck(value, self.name)
        said = texts()
        missing = sorted({slot.fact.name for slot in deck.slots if slot.fact.id not in said})
        if missing:
            expected = f"{len(said)}"
            raise BadDeck([Fault("deck-unsupported", expected, card=missing[0], number=len(missing))], self.name)
        return word_of_deck(deck)

    def label(self, value: Value, say: Say) -> str:
        """Its name and houses: what an identity card shows."""
        deck = deck_of_word(str(value))
        houses = listed([say("keyforge-house-" + HOUSE_NAMES[house], {}) for house in deck.houses], say)
        return say("keyforge-deck-label", {"name": deck.name, "houses": houses})


def options() -> list[OptionSpec]:
    chains: list[Value] = list(range(CHAINS_MOST + 1))
    return [
        DeckOption(0),
        DeckOption(1),
        OptionSpec("first", RANDOM, [RANDOM, 0, 1]),
        OptionSpec("chains-0", 0, chains),
        OptionSpec("chains-1", 0, chains),
        OptionSpec("time", "none", ["none", MINUTES]),
        OptionSpec("match", se.MATCH_NAMES[0], list(se.MATCH_NAMES)),
        OptionSpec("opening-bid", OPENING_BID, chains),
        OptionSpec("piles", "table", ["table", "ask"]),
    ]


def settings_of(values: Mapping[str, Value], exchanged: Decks | None) -> Settings:
    first = values["first"]
    minutes = values["time"]
    return Settings(
        [int(values[f"chains-{seat}"]) for seat in range(SEATS)],
        minutes if isinstance(minutes, int) else se.NO_LIMIT,
        values["piles"] == "ask",
        se.MATCH_NAMES.index(str(values["match"])),
        int(values["opening-bid"]),
        exchanged,
        first if isinstance(first, int) else NONE,
    )


def exchanges(values: Mapping[str, Value]) -> bool:
    """Whether a match may need the decks exchanged."""
    return values["match"] not in ("single", "three")


def decks_for(values: Mapping[str, Value], seed: str) -> list[Deck]:
    """The decks of both seats; sealed ones come from the seed."""
    found: list[Deck] = []
    for seat in range(SEATS):
        value = str(values[f"deck-{seat}"])
        if value == SEALED:
            found.append(generated(SEALED_SET, Chance.of(f"{seed} deck {seat}"), playable()))
        else:
            found.append(deck_of_word(value))
    return found
