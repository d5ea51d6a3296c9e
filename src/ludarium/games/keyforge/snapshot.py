"""A moment of a game of KeyForge as a position in words (``prepared.set_up``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from ludarium.core.positions import WrongPosition
from ludarium.core.state import State
from ludarium.games.keyforge.engine.settings import NO_LIMIT
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import (
    ICON_LETTERS,
    KEY_COLOURS,
    KEY_NAMES,
    KNOWN_TO_ALL,
    SEATS,
    Card,
    Zones,
)
from ludarium.games.keyforge.lasting import PART as LASTING
from ludarium.games.keyforge.lasting import Teller
from ludarium.games.keyforge.pieces import UNDER, UPGRADE
from ludarium.games.keyforge.pool.facts import TOP
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.games.keyforge.prepared import TIDES, board
from ludarium.games.keyforge.view.view import CardView, KeyForgeView

ROWS = {
    "hand": Zones.HAND, "discard": Zones.DISCARD, "archives": Zones.ARCHIVES, "deck": Zones.DECK,
    "purged": Zones.PURGED,
}  # fmt: skip


def snapshot(state: State) -> tuple[dict[str, object], list[str]] | None:
    """The words, and the names of what they leave out; None but where the active player may play and use cards, with nothing going
    on besides, and where words can tell of all that is in play: not of token creatures, copies of other cards, or cards that have
    become something else. Cards that no words tell of are purged cards of the filler then."""
    assert isinstance(state, KeyForgeState)
    view = state.view(0)
    assert isinstance(view, KeyForgeView)
    if view.phase != "main" or view.resolving or view.ask is None or view.ask.kind != "turn":
        return None
    if any(card.core is not msgspec.UNSET for card in view.cards.values()):
        return None
    words: dict[str, object] = {
        "amber": list(state.pool),
        "keys": [_keys(player.keys) for player in view.players],
        "chains": list(state.chains),
        "active": state.active,
        "house": HOUSE_NAMES[state.house],
        "houses": [[HOUSE_NAMES[house] for house in houses] for houses in state.decks.houses],
        "turn": state.turn,
        "first": state.first,
        "mine": _in_play(state, view, 0),
        "theirs": _in_play(state, view, 1),
    }
    for seat in range(SEATS):
        for part, zone in ROWS.items():
            words[f"their_{part}" if seat else part] = [
                _text(state, card, seat) for card in state.row(zone, seat)
            ]
    if view.tide is not msgspec.UNSET:
        words["tide"] = TIDES[state.tide + 1]
    if state.settings.minutes != NO_LIMIT:
        words["minutes"] = state.settings.minutes
    try:
        laid = board(**cast(dict[str, Any], words))
    except WrongPosition:
        return None
    places = _places(state, laid)
    if places is None:
        return None
    left_out = ["deeds"]
    if state.lasting:
        words[LASTING], whole = Teller(state, laid, places).told()
        if not whole:
            left_out.append(LASTING)
    return words, left_out


def _places(state: KeyForgeState, laid: KeyForgeState) -> dict[Card, Card] | None:
    """Which card of the position each card is that lies open; None where they do not show the same."""
    found: dict[Card, Card] = {}
    for zone in (Zones.LINE, Zones.ARTIFACTS, Zones.DISCARD, Zones.PURGED):
        for seat in range(SEATS):
            row, laid_row = state.row(zone, seat), laid.row(zone, seat)
            # A copy that words call by its own name may have died when it was laid; fillers lie behind all that is purged.
            if len(row) > len(laid_row) or (zone != Zones.PURGED and len(row) < len(laid_row)):
                return None
            for card, other in zip(row, laid_row, strict=False):
                with_it, beside = [card, *state.upgrades(card)], [other, *laid.upgrades(other)]
                if [_shown(state, one) for one in with_it] != [_shown(laid, one) for one in beside]:
                    return None
                found.update(zip(with_it, beside, strict=True))
    return found


def _shown(state: KeyForgeState, card: Card) -> str:
    return state.decks.prints[state.face[card]].id


def _keys(forged: Sequence[str]) -> int | list[str]:
    """Forged keys as a number, where they are those that come first."""
    names = [KEY_NAMES[colour] for colour in KEY_COLOURS]
    return len(forged) if sorted(forged) == sorted(names[: len(forged)]) else list(forged)


def _in_play(state: KeyForgeState, view: KeyForgeView, seat: int) -> list[str]:
    return [
        _text(state, card, seat, view.cards[state.decks.labels[card]])
        for card in (*state.line(seat), *state.row(Zones.ARTIFACTS, seat))
    ]


def _text(state: KeyForgeState, card: int, seat: int, lies: CardView | None = None) -> str:
    """A card of a row of ``seat`` in one text, in play with what lies on it."""
    face = state.decks.prints[state.decks.of[card]]
    place, _, added = face.label.partition("+")
    house = place.partition("~")[2].strip("'")
    also = added.strip(ICON_LETTERS + "'")
    words = [face.id]
    if house:
        words.append(f"house:{house}")
    if also:
        words.append(f"also:{also}")
    icons = "".join(letter for letter in added if letter in ICON_LETTERS)
    if icons and face.half != TOP:
        words.append(f"icons:{icons}")
    if state.owner(card) != seat:
        words.append("theirs")
    if lies is None:
        return " ".join(words)
    marks = {
        "exhausted": lies.exhausted,
        "stunned": lies.stunned,
        "warded": lies.warded,
        "enraged": lies.enraged,
    }
    numbers = {
        "damage": lies.damage,
        "amber": lies.amber,
        "plus": lies.plus,
        "used": state.used[card],
        **lies.counters,
    }
    words += [name for name, there in marks.items() if there]
    words += [f"{name}:{count}" for name, count in numbers.items() if count]
    for one in lies.upgrades:
        words.append(UPGRADE + _beside(state, state.decks.labels.index(one), seat))
    for under in state.under(card):
        words.append(UNDER + _beside(state, under, seat) + "/open" * (state.seen[under] == KNOWN_TO_ALL))
    return " ".join(words)


def _beside(state: KeyForgeState, card: int, seat: int) -> str:
    """An upgrade, or a card under another one, on the side of ``seat``."""
    return _text(state, card, seat).replace(" ", "/")
