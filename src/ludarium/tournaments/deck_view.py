"""As much of a player's deck as a reader may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.games.keyforge.decks import BadDeck, Deck, deck_of_word
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.tournaments.handlers.decks import course_of, current_entry, needs_deck, rules_of, unseen
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.rules.keyforge import decks as kd
from ludarium.tournaments.rules.keyforge import sealed, visibility

if TYPE_CHECKING:
    from ludarium.tournaments.state import Person
    from ludarium.tournaments.tournament import Tournament


class CardRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a list: a name to look up, and no text of it (T4.6, T8.6)."""

    house: str
    card: str
    set: str
    number: str
    icons: str = ""
    also: str = ""
    """The house of its house icon (G66)."""


class SourceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A source deck, for its owner and the staff."""

    name: str
    set: str
    houses: tuple[str, ...]
    vault: str = ""
    language: str = "zh-Hant"
    attested: tuple[str, ...] = ()
    compared: bool = False
    """Whether the list of the Master Vault was compared with it."""
    word: str = ""
    beside: tuple[str, ...] = ()
    """Its own reference cards, by id."""


class FaultView(msgspec.Struct, frozen=True, omit_defaults=True):
    message: str
    rule: str
    facts: dict[str, int | str] = {}
    warning: bool = False


class DeckView(msgspec.Struct, frozen=True, omit_defaults=True):
    """As much of a player's deck as somebody may see."""

    houses: tuple[str, ...] = ()
    name: str = ""
    set: str = ""
    cards: tuple[CardRow, ...] = ()
    beside: tuple[str, ...] = ()
    sources: tuple[SourceView, ...] = ()
    whole: int = -1
    pods: tuple[tuple[int, str], ...] = ()
    faults: tuple[FaultView, ...] = ()
    registered: bool = False
    versions: int = 0
    shown: bool = False
    unseen: int = 0
    """How much of it staff has to look at yet (T3.5, T8.2, T8.3); for its owner and the staff."""
    closes: int = -1
    """Until when the first deck of a sealed pool may be built, in seconds since 1970; -1 where no clock runs."""


def deck_view(event: Tournament, person: int, me: int, staff: bool, watches: bool) -> DeckView | None:
    """The deck of a person for a reader: ``me`` is their number as a player, -1 for none; ``watches``: a spectator
    known by name. T3.4 and ``visibility`` decide."""
    one = event.people[person]
    if not event.plan.format or one.spectator or (not one.sources and not one.built and person != me):
        return None
    owner = person == me
    current = event.current
    opponent = current is not None and any(
        [me in table.players and person in table.players and not table.done for table in current.tables]
    )
    viewer = visibility.ANYBODY
    if staff:
        viewer = visibility.STAFF
    elif me >= 0:
        viewer = visibility.PLAYER
    elif watches:
        viewer = visibility.SPECTATOR
    sealed_yet = event.plan.format == kd.SEALED and event.opened_at is None and not staff  # T10.4
    seen = visibility.sight(
        event.plan.format,
        viewer,
        owner=owner,
        opponent=opponent,
        shown=one.shown,
        lists_open=event.plan.lists_open,
    )
    entry = current_entry(event, person)
    deck: Deck | None = None
    if entry is not None and not sealed_yet:
        try:
            deck = kd.combined(entry, one.sources)
        except (BadDeck, KeyError, IndexError):
            deck = None
    full = staff or (owner and not sealed_yet)
    if seen == visibility.NOTHING and not full:
        return None
    shown_ = visibility.Visible() if deck is None else visibility.visible(deck, seen)
    sources: tuple[SourceView, ...] = ()
    faults: tuple[FaultView, ...] = ()
    whole, pods = -1, ()
    if full:
        sources = tuple([_source_view(source) for source in one.sources])
        made = kd.faults(rules_of(event.plan), entry or kd.Entry(), one.sources)
        if one.sources or needs_deck(event.plan):
            faults = tuple([FaultView(f.message, f.rule, dict(f.facts), f.warning) for f in made])
            if staff:
                faults += _unseen(event.plan, one)
        if entry is not None:
            whole = int(entry.whole) - 1 if entry.whole else -1
            pods = tuple([(int(pod.source) - 1, pod.house) for pod in entry.pods])  # type: ignore[assignment]
    return DeckView(
        shown_.houses,
        shown_.name,
        shown_.set_code,
        tuple(
            [
                CardRow(row.house, row.card, row.set_code, row.number, row.icons, row.also)
                for row in shown_.cards
            ]
        ),
        shown_.beside,
        sources,
        whole,
        pods,
        faults,
        entry is not None and bool(one.sources),
        len(one.built) if full else 0,
        one.shown,
        unseen(event.plan, one) if full else 0,
        _closes(event, person) if full else -1,
    )


def _closes(event: Tournament, person: int) -> int:
    """When the time to build ends for a player who has not been paired yet (T10.7)."""
    if event.plan.format != kd.SEALED:
        return sealed.NEVER
    course = course_of(event, person)
    return sealed.window(course, course.signal).closes


def _unseen(plan: Plan, person: Person) -> tuple[FaultView, ...]:
    """What staff has to look at yet (T3.5, T8.2); a list that nobody has compared is among the faults already."""
    found = kd.unattested(rules_of(plan), person.sources)
    asked = [one for one in found if not one.message.endswith(kd.LISTED)]
    return tuple([FaultView(one.message, one.rule, dict(one.facts), True) for one in asked])


def _source_view(source: kd.Source) -> SourceView:
    deck = deck_of_word(source.word)
    houses = tuple([HOUSE_NAMES[house] for house in deck.houses])
    return SourceView(
        deck.name, deck.set_code, houses, source.vault_id, source.language, source.attested,
        bool(source.vault_word), source.word, tuple([fact.id for fact in deck.beside]),
    )  # fmt: skip
