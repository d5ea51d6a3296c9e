"""What a table may choose before a game: each seat's deck, handicaps, the clock."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.errors import OptionClash, WrongOption
from ludarium.core.fetching import Fetched, SourceInfo
from ludarium.core.game import ANY_TEXT, OptionSpec, Say, Value, listed, spell, spelled
from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.decks.address import vault_file, vault_id, vault_url
from ludarium.games.keyforge.decks.counts import counts
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.decks.read import read_deck
from ludarium.games.keyforge.decks.word import deck_of_word, word_of_deck
from ludarium.games.keyforge.engine.prints import Brought, Decks
from ludarium.games.keyforge.engine.settings import MATCH_NAMES, NO_LIMIT, Matches, Settings
from ludarium.games.keyforge.engine.terms import CHAINS_MOST, NONE, SEATS
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, CardTypes

SEALED: Final = "sealed"
SEALED_SET: Final = "CotA"
"""The set of sealed decks where none is named: records say ``sealed`` for it."""
SEALED_SETS: Final[dict[Value, str]] = {
    SEALED: SEALED_SET,
    **{f"sealed-{code}": code for code in ("AoA", "WC", "MM", "DT", "WoE", "MoMu", "GR")},
}
"""The choices of a sealed deck, and the sets that it is drawn from: those whose cards can be played."""
RANDOM: Final = "random"
OPEN_LISTS: Final = "open"
HIDDEN_LISTS: Final = "hidden"
DEALT: Final = "dealt"
"""The opening hands are dealt, and nothing is laid into them."""
STEMS: Final = ("deck", "second", "third")
"""What the options are called that hold a seat's decks: all three in a Triad (G273), else the first."""
MINUTES: Final = 45
OPENING_BID: Final = 4
_LINK: Final = re.compile(r"https?://\S+", re.IGNORECASE)


@final
class DeckOption(OptionSpec):
    """A deck that a seat plays: one of its own, or a sealed one of a set, which nobody has seen before (G270)."""

    def __init__(self, seat: int, stem: str = STEMS[0], any_card: bool = False) -> None:
        need: dict[Value, tuple[str, list[Value]]] = {}
        if stem != STEMS[0]:
            triad: tuple[str, list[Value]] = ("match", [MATCH_NAMES[Matches.TRIAD]])
            need = dict.fromkeys([ANY_TEXT, *[choice for choice in SEALED_SETS if choice != SEALED]], triad)
        super().__init__(f"{stem}-{seat}", SEALED, list(SEALED_SETS), text=True, only=need, seat=seat)
        self.fetches = True
        self.dealt = list(SEALED_SETS)
        self.media_type = "application/json"
        self.any_card = any_card
        """Whether cards may be in it that the engine can't play yet: for a table with real cards."""

    def read(self, value: object) -> Value:
        """Any text that ``read_deck`` knows; gives the deck's word. Raises ``BadDeck``."""
        if value in self.choices or not isinstance(value, str):
            return super().read(value)
        deck = read_deck(value, self.name)
        said = texts()
        missing = sorted({slot.fact.name for slot in deck.slots if slot.fact.id not in said})
        if missing and not self.any_card:
            expected = f"{len(said)}"
            raise BadDeck(
                [Fault("deck-unsupported", expected, number=len(missing)).about(missing)], self.name
            )
        return word_of_deck(deck)

    def address(self, value: object) -> str | None:
        """An id of the Master Vault, or any address: whether it holds an id, ``url`` says."""
        text = value.strip() if isinstance(value, str) else ""
        return text if vault_id(text) is not None or _LINK.fullmatch(text) else None

    def url(self, address: str, place: str) -> str:
        """Where the file of the deck with this id lies. Raises ``BadDeck``."""
        try:
            return vault_url(address, place)
        except BadDeck as error:
            raise error.of(self.name) from None

    def fetched_text(self, fetched: Fetched) -> str:
        """The file of a deck. Raises ``BadDeck``."""
        try:
            return vault_file(fetched)
        except BadDeck as error:
            raise error.of(self.name) from None

    def extras(self, value: object) -> SourceInfo | None:
        """The official texts and pictures of its cards: a list of cards has none."""
        text = value.strip("\ufeff \n\r\t") if isinstance(value, str) else ""
        if not text.startswith("{"):
            return None
        deck = read_deck(text, self.name)
        official = deck.official
        if official is None or not (official.texts or official.images):
            return None
        ids = [*deck.ids(), *[fact.id for fact in deck.beside]]
        return SourceInfo(_of(official.texts, ids), _of(official.images, ids))

    def label(self, value: Value, say: Say) -> str:
        """Its name and houses: what an identity card shows."""
        deck = deck_of_word(str(value))
        houses = listed([say("keyforge-house-" + HOUSE_NAMES[house], {}) for house in deck.houses], say)
        return say("keyforge-deck-label", {"name": deck.name, "houses": houses})

    def title(self, value: Value) -> str:
        """The name of the deck."""
        return "" if value in self.choices else deck_of_word(str(value)).name

    def about(self, value: Value) -> Mapping[str, object]:
        """What it can do (``counts``)."""
        return {} if value in self.choices else counts(deck_of_word(str(value)))


@final
class OpeningOption(OptionSpec):
    """A card to be tried: the sealed deck of seat 0 has it, and it lies in the opening hand; of a token creature a card that
    makes some. Its text is the id of the card."""

    def __init__(self) -> None:
        super().__init__("opening", DEALT, [DEALT], text=True)
        self.practice = True

    def read(self, value: object) -> Value:
        """The id of a card that can be played and lies in a deck, or is what a deck's token creatures are."""
        if value == DEALT:
            return DEALT
        if not isinstance(value, str) or value not in texts() or POOL.card(value).kind > CardTypes.TOKEN:
            raise WrongOption(self.name, value, f"{DEALT}, troll")
        return value


def check_opening(values: Mapping[str, Value]) -> None:
    """A card is tried with a sealed deck, in one game with open lists. Raises ``OptionClash``."""
    if values["opening"] == DEALT:
        return
    one: list[Value] = [MATCH_NAMES[Matches.SINGLE]]
    needs: tuple[tuple[str, list[Value]], ...] = (
        ("deck-0", list(SEALED_SETS)),
        ("match", one),
        ("lists", [OPEN_LISTS]),
    )
    for name, needed in needs:
        if values[name] not in needed:
            raise OptionClash(
                "opening", spell(values["opening"]), name, spell(values[name]), spelled(needed), DEALT
            )


def _of(told: Mapping[str, str], ids: list[str]) -> dict[str, str]:
    """What is told of these cards."""
    return {card: told[card] for card in ids if card in told}


def options() -> list[OptionSpec]:
    chains: list[Value] = list(range(CHAINS_MOST + 1))
    unbid: list[Value] = [name for name in MATCH_NAMES if name != MATCH_NAMES[Matches.AUCTION]]
    bid: list[Value] = [MATCH_NAMES[Matches.SHORT_ADAPTIVE], MATCH_NAMES[Matches.AUCTION]]
    opening = {number: ("match", bid) for number in chains if number != OPENING_BID}
    handicap = dict.fromkeys(chains[1:], ("match", unbid))  # no handicap beside an auction (G154)
    own: list[Value] = [
        MATCH_NAMES[Matches.SINGLE],
        MATCH_NAMES[Matches.THREE],
    ]  # nobody gets to see another deck
    return [
        *[DeckOption(seat, stem) for stem in STEMS for seat in range(SEATS)],
        OptionSpec("first", RANDOM, [RANDOM, 0, 1]),
        OptionSpec("chains-0", 0, chains, only=handicap),
        OptionSpec("chains-1", 0, chains, only=handicap),
        OptionSpec("time", "none", ["none", MINUTES], clock=True),
        OptionSpec("match", MATCH_NAMES[0], list(MATCH_NAMES)),
        OptionSpec("opening-bid", OPENING_BID, chains, only=opening),
        OptionSpec("piles", "table", ["table", "ask"]),
        OptionSpec("lists", OPEN_LISTS, [OPEN_LISTS, HIDDEN_LISTS], only={HIDDEN_LISTS: ("match", own)}),
        OpeningOption(),
    ]


def settings_of(
    values: Mapping[str, Value], exchanged: Decks | None, brought: list[list[Brought]]
) -> Settings:
    first = values["first"]
    minutes = values["time"]
    return Settings(
        [int(values[f"chains-{seat}"]) for seat in range(SEATS)],
        minutes if isinstance(minutes, int) else NO_LIMIT,
        values["piles"] == "ask",
        MATCH_NAMES.index(str(values["match"])),
        int(values["opening-bid"]),
        exchanged,
        first if isinstance(first, int) else NONE,
        brought,
    )


def exchanges(values: Mapping[str, Value]) -> bool:
    """Whether a match may need the decks exchanged."""
    return values["match"] not in ("single", "three", MATCH_NAMES[Matches.TRIAD])


def rematch(values: Mapping[str, Value], seed: str, same: bool) -> dict[str, Value]:
    """Another game: where a seat was agreed on to go first, the other one does now. With ``same`` the sealed decks of the game
    with ``seed`` are brought again."""
    found = dict(values)
    first = values["first"]
    if isinstance(first, int):
        found["first"] = 1 - first
    for stem in (STEMS if in_triad(values) else STEMS[:1]) if same else ():
        for seat, deck in enumerate(decks_for(values, seed, stem)):
            found[f"{stem}-{seat}"] = word_of_deck(deck)
    return found


def hides_lists(values: Mapping[str, Value]) -> bool:
    """Whether neither player may see the other's deck list (T10.9, T11.5)."""
    return values["lists"] == HIDDEN_LISTS


def in_triad(values: Mapping[str, Value]) -> bool:
    """Whether each player brings three decks."""
    return values["match"] == MATCH_NAMES[Matches.TRIAD]


def check_different(values: Mapping[str, Value]) -> None:
    """No deck is there twice, so nobody can bring one twice (G273). Raises ``BadDeck``."""
    for seat in range(SEATS):
        words: list[Value] = []
        for stem in STEMS:
            value = values[f"{stem}-{seat}"]
            if value not in SEALED_SETS and value in words:
                name = deck_of_word(str(value)).name
                raise BadDeck([Fault("deck-twice", SEALED, name=name)], f"{stem}-{seat}")
            words.append(value)


def decks_for(values: Mapping[str, Value], seed: str, stem: str = STEMS[0]) -> list[Deck]:
    """The decks of both seats, or their second or third ones; sealed ones come from the seed."""
    found: list[Deck] = []
    for seat in range(SEATS):
        value = str(values[f"{stem}-{seat}"])
        if value in SEALED_SETS:
            tried = values["opening"] if seat == 0 else DEALT
            held = None if tried == DEALT else POOL.card(str(tried))
            found.append(generated(SEALED_SETS[value], Chance.of(f"{seed} {stem} {seat}"), playable(), held))
        else:
            found.append(deck_of_word(value))
    return found
