"""Decks that players register, and what must be true of them (T3.1, T8, T9, T10, T11).

A player registers *sources*, whole archon decks, and an *entry*: one of them as it is, or three pods of them and
the reference cards that go with these. ``faults`` says what is wrong, in the order of T15.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.games.keyforge.decks import BadDeck, Deck, Slot, deck_of_word, vault_id
from ludarium.games.keyforge.decks.check import LONGEST_NAME
from ludarium.games.keyforge.decks.deck import HOUSES, deck_of
from ludarium.games.keyforge.decks.errors import shown
from ludarium.games.keyforge.pool.facts import POOL, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, CardTypes
from ludarium.tournaments.rules.keyforge.faults import Fault, fault, unreadable, warning
from ludarium.tournaments.rules.keyforge.restricted import RESTRICTED, RestrictedList, restricted_faults
from ludarium.tournaments.rules.keyforge.sets import (
    DEFAULT_SETS,
    NO_REFERENCE,
    PROPHECIES,
    TIDE_CARD,
    TOKEN_CARD,
    EventSet,
    Table,
    latest_two,
    line_of,
)

ARCHON: Final = "archon"
ALLIANCE: Final = "alliance"
SEALED: Final = "sealed"
CASUAL: Final = "casual-sealed"
FORMATS: Final = (ARCHON, ALLIANCE, SEALED, CASUAL)
"""T1.4, T1.5."""

CHINESE: Final = "zh-Hant"
MOST_DECKS: Final = 3
"""Archon decks that give pods (T9.3), and sealed decks of a player (T10.1)."""

# What staff has seen of a source.
LISTED: Final = "listed"
"""Its list is the one on its identity card (T8.3): asked where no list of the Master Vault has come."""
OFFICIAL: Final = "official"
"""It was bought, and is a product of the official side (T8.2)."""
GENUINE: Final = "genuine"
"""Nothing in it is a copy (T3.5)."""
ATTESTS: Final = (LISTED, OFFICIAL, GENUINE)


@dataclass(frozen=True, slots=True)
class Source:
    """A whole archon deck of a player."""

    id: str
    """Its name within the event."""
    word: str
    """Its list (``word_of_deck``)."""
    vault_id: str = ""
    """Under which the Master Vault has it; empty while it is not registered there."""
    vault_word: str = ""
    """Its list as the Master Vault has it, where that has been fetched."""
    language: str = CHINESE
    at: int = 0
    """When it was given to the organizer, in seconds since 1970."""
    attested: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pod:
    """The twelve cards of one house in one source (T9.2); ``house`` as files write it."""

    source: str
    house: str


@dataclass(frozen=True, slots=True)
class Entry:
    """What a player plays: the source ``whole`` as it is, or ``pods``, and ``beside`` them reference cards by id."""

    whole: str = ""
    pods: tuple[Pod, ...] = ()
    beside: tuple[str, ...] = ()
    name: str = ""
    """Of a deck built from pods; empty for the names of its sources."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What an event asks of decks (T15.1)."""

    format: str
    sets: Table = DEFAULT_SETS
    restricted: RestrictedList = RESTRICTED
    only: tuple[str, ...] = ()
    """The sets that the event is played with, where it names any (T10.2, T11.2)."""
    decks_each: int = 1
    """Sealed decks of each player (T10.1), the same for all (OP-12)."""
    deadline: int = 0
    """Until when decks are registered (T8.5), in seconds since 1970; 0 for no set time."""
    language: str = CHINESE
    """That decks must be printed in (T8.4); empty for any."""


def faults(rules: Rules, entry: Entry, sources: Sequence[Source]) -> tuple[Fault, ...]:
    """All that is wrong with what a player has registered. Empty, or only warnings: it may be played."""
    found = [*_count_faults(rules, sources)]
    by_id = {source.id: source for source in sources}
    used = [by_id[one] for one in sources_of(entry) if one in by_id]
    asked = list(sources) if rules.format in (SEALED, CASUAL) else used
    decks: dict[str, Deck] = {}
    for source in asked:
        try:
            decks[source.id] = deck_of_word(source.word)
        except BadDeck as error:
            found += unreadable(error, "T3.1")
    if rules.format in (ALLIANCE, SEALED):
        found += _built_faults(rules, entry, by_id, decks)
    else:
        found += _whole_faults(rules, entry, by_id)
    for source in asked:
        if source.id in decks:
            found += _source_faults(rules, source, decks[source.id])
    return tuple(found)


def refused(found: Iterable[Fault]) -> bool:
    """Whether something among the faults is more than a warning."""
    return any([not one.warning for one in found])


def sources_of(entry: Entry) -> tuple[str, ...]:
    """The ids of the sources that an entry uses, each once."""
    return (entry.whole,) if entry.whole else tuple(dict.fromkeys(pod.source for pod in entry.pods))


def combined(entry: Entry, sources: Sequence[Source]) -> Deck:
    """The deck that is played: its 36 cards are what its archon card lists (T9.5). Raises ``BadDeck`` for a source
    that can't be read, ``KeyError`` for one that is not there."""
    decks = {source.id: deck_of_word(source.word) for source in sources if source.id in sources_of(entry)}
    if entry.whole:
        return decks[entry.whole]
    first = decks[entry.pods[0].source]
    slots = [
        slot for pod in entry.pods for slot in decks[pod.source].slots if HOUSE_NAMES[slot.house] == pod.house
    ]
    name = entry.name or " / ".join(decks[one].name for one in sources_of(entry))[:LONGEST_NAME]
    return deck_of(name, POOL.set(first.set_code), slots, _facts(entry))


def unmodified(entry: Entry, decks: Mapping[str, Deck]) -> bool:
    """Whether this is an archon deck as it was bought, its own reference cards included (T9.7)."""
    if entry.whole:
        return True
    used = sources_of(entry)
    if len(used) != 1 or used[0] not in decks:
        return False
    deck = decks[used[0]]
    houses = {HOUSE_NAMES[house] for house in deck.houses}
    own = sorted(fact.id for fact in deck.beside)
    return {pod.house for pod in entry.pods} == houses and sorted(entry.beside) == own


def _count_faults(rules: Rules, sources: Sequence[Source]) -> list[Fault]:
    """How many decks somebody has (T8.1, T9.1, T10.1, T11.1)."""
    found = len(sources)
    if rules.format in (ARCHON, CASUAL) and found != 1:
        return [fault("count-one", "T8.1" if rules.format == ARCHON else "T11.1", found=found)]
    if rules.format == SEALED and found != rules.decks_each:
        return [fault("count-sealed", "T10.1", found=found, expected=rules.decks_each)]
    return []


def _whole_faults(rules: Rules, entry: Entry, by_id: Mapping[str, Source]) -> list[Fault]:
    """Archon and Casual Sealed: a deck as it is, nothing changed (T8.3, T11.1)."""
    rule = "T8.3" if rules.format == ARCHON else "T11.1"
    if entry.pods or entry.beside:
        return [fault("changed", rule)]
    if not entry.whole:
        return [fault("nothing", rule)]
    return [] if entry.whole in by_id else [fault("foreign", rule)]


def _built_faults(
    rules: Rules, entry: Entry, by_id: Mapping[str, Source], decks: Mapping[str, Deck]
) -> list[Fault]:
    """Alliance and Sealed: a whole deck, or three pods (T9.1-T9.9, T10.5, T10.6)."""
    if not entry.whole and not entry.pods:
        return [fault("nothing", "T9.1")]
    if entry.whole and entry.pods:
        return [fault("both", "T9.1")]
    used = sources_of(entry)
    found = [fault("foreign", _own(rules)) for one in used if one not in by_id]
    if found or any([one not in decks for one in used]):
        return found
    found = _pod_faults(entry, decks)
    if found:
        return found
    whole = unmodified(entry, decks)
    cards = [slot.fact for pod in _pods(entry, decks) for slot in pod]
    if rules.format == ALLIANCE and not whole:
        found += restricted_faults(rules.restricted, cards)
    line = line_of(rules.sets, decks[used[0]].set_code)
    if line is not None:
        beside = decks[entry.whole].beside if entry.whole else tuple(_facts(entry))
        found += reference_faults(line, beside, [decks[one] for one in used], whole)
    return found


def _own(rules: Rules) -> str:
    return "T10.6" if rules.format == SEALED else "T9.3"


def _pods(entry: Entry, decks: Mapping[str, Deck]) -> list[list[Slot]]:
    """The cards of each pod; those of a whole deck together."""
    if entry.whole:
        return [list(decks[entry.whole].slots)]
    return [
        [slot for slot in decks[pod.source].slots if HOUSE_NAMES[slot.house] == pod.house]
        for pod in entry.pods
    ]


def _facts(entry: Entry) -> list[Fact]:
    return [POOL.card(card) for card in entry.beside if POOL.has(card)]


def _pod_faults(entry: Entry, decks: Mapping[str, Deck]) -> list[Fault]:
    """Three pods of different houses, from decks of one set (T9.3, T9.4)."""
    if entry.whole:
        return []
    found = []
    if len(entry.pods) != HOUSES:
        found.append(fault("pods", "T9.3", found=len(entry.pods), expected=HOUSES))
    for pod in entry.pods:
        deck = decks[pod.source]
        if pod.house not in [HOUSE_NAMES[house] for house in deck.houses]:
            found.append(fault("pod-house", "T9.2", house=shown(pod.house), deck=deck.name))
    sets = list(dict.fromkeys(decks[pod.source].set_code for pod in entry.pods))
    if len(sets) > 1:
        found.append(fault("pod-sets", "T9.3", set=sets[0], second=sets[1]))
    houses = [pod.house for pod in entry.pods]
    for house in dict.fromkeys(houses):
        if houses.count(house) > 1:
            found.append(fault("pod-twice", "T9.4", house=shown(house), found=houses.count(house)))
    for card in entry.beside:
        if not POOL.has(card) or POOL.card(card).kind < CardTypes.TOKEN:
            found.append(fault("no-reference", "T9.8", card=shown(card)))
    return found


def reference_faults(
    line: EventSet, beside: Sequence[Fact], decks: Sequence[Deck], whole: bool = False
) -> list[Fault]:
    """Reference cards of a deck whose pods come from ``decks`` of the set ``line`` (T9.8, T9.9, OP-18, G271).
    A ``whole`` deck has its own; it lacks what its set asks for where its list left that out."""
    code, wanted = line.code, line.reference
    tides = [fact for fact in beside if fact.kind == CardTypes.TIDE]
    tokens = [fact for fact in beside if fact.kind == CardTypes.TOKEN]
    prophecies = [fact for fact in beside if fact.kind == CardTypes.PROPHECY]
    found = []
    if wanted == TIDE_CARD and len(tides) != 1:
        found.append(fault("tide", "T9.8", set=code, found=len(tides)))
    if wanted == TOKEN_CARD:
        if len(tokens) != 1:
            found.append(fault("token", "T9.9", set=code, found=len(tokens)))
        own = [deck.token for deck in decks]
        found += [fault("token-foreign", "T9.9", card=one.id) for one in tokens if one not in own]
    if wanted == PROPHECIES:
        sets = [sorted(fact.id for fact in deck.prophecies) for deck in decks]
        if not prophecies or sorted(fact.id for fact in prophecies) not in sets:
            found.append(fault("prophecies", "G271", set=code))
    if not whole:
        kept = {TIDE_CARD: tides, TOKEN_CARD: tokens, PROPHECIES: prophecies, NO_REFERENCE: []}[wanted]
        for one in dict.fromkeys(beside):
            if one not in kept:
                rule = {CardTypes.TIDE: "T9.8", CardTypes.TOKEN: "T9.9"}.get(one.kind, "G271")
                found.append(fault("reference", rule, card=one.id, set=code))
    return found


def _source_faults(rules: Rules, source: Source, deck: Deck) -> list[Fault]:
    """What each source is asked: its list, its language, its set, its registration (T8.3-T8.5, T9.11)."""
    name, numbers = deck.name, NUMBERS[rules.format]
    found = []
    vault = _vault(source)
    if vault is not None and _contents(vault) != _contents(deck):
        found.append(fault("differs", numbers[0], deck=name))
    elif _uncompared(rules, source):
        found.append(warning("not-compared", numbers[0], deck=name))
    if rules.language and source.language != rules.language:
        language = shown(source.language)
        found.append(fault("language", numbers[1], deck=name, found=language, expected=rules.language))
    found += _set_faults(rules, deck)
    if numbers[2] and vault_id(source.vault_id) is None:
        found.append(fault("unregistered", numbers[2], deck=name))
    elif numbers[2] and rules.deadline and source.at > rules.deadline:
        found.append(fault("late", numbers[2], deck=name, minutes=-(-(source.at - rules.deadline) // 60)))
    return found


NUMBERS: Final[dict[str, tuple[str, str, str]]] = {
    ARCHON: ("T8.3", "T8.4", "T8.5"),
    ALLIANCE: ("T8.3", "T9.11", "T9.11"),
    SEALED: ("T10.3", "T10.3", "T10.8"),
    CASUAL: ("T11.1", "T11.3", ""),
}
"""Where each format asks for a deck's list, for its language and set, and for its registration (T11.4: nowhere)."""


def _vault(source: Source) -> Deck | None:
    """The list of the Master Vault, where there is a readable one."""
    try:
        return deck_of_word(source.vault_word) if source.vault_word else None
    except BadDeck:
        return None


def _contents(deck: Deck) -> tuple[str, list[tuple[int, str, str, int]]]:
    """A deck's set and cards, whatever edition its list takes a reprint to be of."""
    cards = [(slot.house, slot.fact.id, slot.icons, slot.icon_house) for slot in deck.slots]
    return deck.set_code, sorted(cards)


def _uncompared(rules: Rules, source: Source) -> bool:
    """Whether nobody has compared a player's own deck with its list: the Master Vault has not, staff has not."""
    return rules.format in (ARCHON, ALLIANCE) and _vault(source) is None and LISTED not in source.attested


def _set_faults(rules: Rules, deck: Deck) -> list[Fault]:
    """Whether decks of this set may be played (T8.4, T13.2), here (T10.2, T11.2)."""
    code, rule = deck.set_code, NUMBERS[rules.format][1]
    line = line_of(rules.sets, code)
    if line is None:
        return [fault("set-unknown", "T13.2", deck=deck.name, set=code)]
    if not line.legal:
        return [fault("set-illegal", rule, deck=deck.name, set=code)]
    if rules.only and code not in rules.only:
        facts = {"deck": deck.name, "set": code, "expected": ", ".join(rules.only)}
        if rules.format == CASUAL:
            return [warning("set-other", "T11.2", **facts)]
        return [fault("set-other", "T10.2" if rules.format == SEALED else rule, **facts)]
    return []


def event_faults(rules: Rules, day: str) -> tuple[Fault, ...]:
    """What is wrong with the sets and the number of decks that an event names for ``day`` (T10.1, T10.2, T15.1)."""
    found = []
    if rules.format == SEALED and not 1 <= rules.decks_each <= MOST_DECKS:
        found.append(fault("event-decks", "T10.1", found=rules.decks_each, expected=MOST_DECKS))
    for code in rules.only:
        line = line_of(rules.sets, code)
        if line is None or not line.legal:
            found.append(fault("event-set-illegal", "T13.2", set=shown(code)))
        elif rules.format == SEALED and not line.released:
            found.append(fault("event-set-undated", "T13.3", set=code))
        elif rules.format == SEALED and code not in latest_two(rules.sets, day):
            latest = ", ".join(latest_two(rules.sets, day))
            found.append(fault("event-set-old", "T10.2", set=code, expected=latest))
    if rules.format == SEALED and len(rules.only) != 1:
        found.append(fault("event-one-set", "T10.2", found=len(rules.only)))
    if rules.format == CASUAL and len(rules.only) > 1:
        found.append(warning("event-mixed", "T11.2", found=len(rules.only)))
    return (*found, *_dated_faults(rules, day))


def _dated_faults(rules: Rules, day: str) -> list[Fault]:
    """What the days of the official side's tables say against them (T9.14, T13): all of it may be meant so."""
    found = []
    if rules.format == ALLIANCE:
        version = rules.restricted.version
        if version < RESTRICTED.version:
            found.append(warning("event-list-old", "T9.14", found=version, expected=RESTRICTED.version))
        elif day and version > day:
            found.append(warning("event-list-ahead", "T9.14", found=version, day=day))
    lacking = [one.code for one in DEFAULT_SETS if line_of(rules.sets, one.code) is None]
    if lacking:
        found.append(warning("event-sets-lack", "T13.1", set=", ".join(lacking)))
    for one in rules.sets:
        played = one.legal and (not rules.only or one.code in rules.only)
        if played and day and one.released > day and rules.format != SEALED:  # there T10.2 refuses it
            found.append(warning("event-set-ahead", "T13.3", set=one.code, found=one.released, day=day))
    return found


def unattested(rules: Rules, sources: Iterable[Source]) -> tuple[Fault, ...]:
    """What staff has not yet seen of the sources that a player shows at check-in (T8.2, T8.3, T9.1, T3.5). Sealed
    decks come from the organizer: of them it is only that nothing in them is a copy."""
    asked: tuple[tuple[str, str], ...] = ((GENUINE, "T3.5"),)
    if rules.format in (ARCHON, ALLIANCE):
        asked = ((OFFICIAL, "T8.2" if rules.format == ARCHON else "T9.1"), *asked)
    found = []
    for source in sources:
        missing = [(one, rule) for one, rule in asked if one not in source.attested]
        if _uncompared(rules, source):
            missing.insert(0, (LISTED, "T8.3"))
        found += [fault("attest-" + one, rule, deck=_name_of(source)) for one, rule in missing]
    return tuple(found)


def _name_of(source: Source) -> str:
    """How a player knows a source: its name, or its id where its list can't be read."""
    try:
        return deck_of_word(source.word).name or shown(source.id)
    except BadDeck:
        return shown(source.id)
