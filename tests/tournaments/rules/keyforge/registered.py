"""Decks as players register them, for tests: real cards of the pool, filled up with a harmless one of each house."""

from __future__ import annotations

from typing import Final

from tests.rules.keyforge.deck_files import of

from ludarium.games.keyforge.decks import Deck, deck_of_word, word_of_deck
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.tournaments.rules.keyforge.decks import ATTESTS, Entry, Pod, Rules, Source, faults
from ludarium.tournaments.rules.keyforge.faults import FAULT, Fault
from ludarium.tournaments.rules.keyforge.restricted import RESTRICTED, row_for
from ludarium.tournaments.rules.keyforge.sets import DEFAULT_SETS, EventSet, Table, line_of

TOKENS: Final = ("trooper", "cleric")
"""Two token creatures of Winds of Exchange."""


def filler(house: str, set_code: str) -> str:
    """The first plain card of a house in a set, neither restricted nor a half."""
    wanted = HOUSE_OF[house]
    for fact in POOL.cards():
        found = fact.printed(set_code, wanted)
        if (
            found is not None
            and found.house == wanted
            and found.rarity == "Common"
            and not fact.half
            and fact.kind < 4
        ):
            if row_for(RESTRICTED, fact) is None:
                return fact.id
    raise LookupError(f"{set_code} has no plain card of {house}")


def deck(set_code: str, houses: dict[str, list[str]], beside: tuple[str, ...] = ()) -> Deck:
    """A deck of a set with these cards among those of each house."""
    cards = {HOUSE_OF[house]: [filler(house, set_code), *ids] for house, ids in houses.items()}
    return deck_of_word(word_of_deck(of(cards, set_code, beside)))


def source(name: str, one: Deck | str, **changes: object) -> Source:
    """A deck with everything in order, registered in the Master Vault."""
    word = one if isinstance(one, str) else word_of_deck(one)
    given: dict[str, object] = {
        "vault_id": f"00000000-0000-0000-0000-{sum(map(ord, name)):012d}",
        "vault_word": word,
        "attested": ATTESTS,
    }
    return Source(name, word, **{**given, **changes})  # type: ignore[arg-type]


def mm(*houses: str, cards: dict[str, list[str]] | None = None) -> Deck:
    """A deck of Mass Mutation."""
    named = houses or ("dis", "logos", "shadows")
    return deck("MM", {house: (cards or {}).get(house, []) for house in named})


def woe(*houses: str, cards: dict[str, list[str]] | None = None, token: str = TOKENS[0]) -> Deck:
    """A deck of Winds of Exchange with a token creature."""
    named = houses or ("brobnar", "saurian", "unfathomable")
    beside = (token,) if token else ()
    return deck("WoE", {house: (cards or {}).get(house, []) for house in named}, beside)


def pods(*told: str, beside: tuple[str, ...] = ()) -> Entry:
    """``pods("one:dis", "two:logos", …)``."""
    split = [one.split(":") for one in told]
    return Entry(pods=tuple([Pod(name, house) for name, house in split]), beside=beside)


def codes(found: tuple[Fault, ...] | list[Fault]) -> list[str]:
    """What is wrong, in short."""
    return [one.message.removeprefix(FAULT) for one in found]


def wrong(rules: Rules, entry: Entry, *sources: Source) -> list[str]:
    return codes(faults(rules, entry, sources))


def with_line(sets: Table, line: EventSet) -> Table:
    """The table with a line added, or changed where it has one of this code."""
    kept = tuple([line if one.code == line.code else one for one in sets])
    return kept if line_of(sets, line.code) is not None else (*kept, line)


def dated(*told: str) -> tuple[EventSet, ...]:
    """The usual table with dates: ``"MM 2021-01-01"``; sets that it lacks come in as legal main sets."""
    table: Table = DEFAULT_SETS
    for one in told:
        code, day = one.split()
        known = {line.code: line for line in table}.get(code)
        line = known or EventSet(code, code, code, legal=True)
        table = with_line(
            table,
            EventSet(code, line.name_zh, line.name_en, line.kind, day, line.legal, line.reference),
        )
    return table
