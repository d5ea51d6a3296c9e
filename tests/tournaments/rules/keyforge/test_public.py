"""What is public at a table of the hall in an event, and what nobody else may see (T4.8, T5.2-T5.4, T6.1)."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.core.state import Timer
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.testing import proves, seed_of_run

VIEWERS = (0, 1, None)


def seen(table: Table, viewer: int | None) -> KeyForgeView:
    found = table.state.view(viewer)
    assert isinstance(found, KeyForgeView)
    return found


def full() -> Table:
    """A table on which everything that T5.2 names lies somewhere."""
    return Table(
        mine=["troll exhausted +blood-of-titans", "bumpsy amber:2"],
        theirs=["krump"],
        hand=["punch", "anger"],
        their_hand=["punch"],
        deck=["anger", "punch", "troll"],
        discard=["troll", "anger", "punch"],
        their_discard=["bumpsy"],
        archives=["anger"],
        purged=["lava-ball"],
        amber=(4, 7),
        keys=(1, 2),
        chains=(3, 0),
    )


@proves("T5.2", "T5.2.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_pools_keys_and_chains_are_seen_by_all(viewer: int | None) -> None:
    players = seen(full(), viewer).players
    assert [(one.amber, len(one.keys), one.chains) for one in players] == [(4, 1, 3), (7, 2, 0)]


@proves("T5.2.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_can_count_decks_archives_and_hands(viewer: int | None) -> None:
    players = seen(full(), viewer).players
    assert (players[0].deck, len(players[0].archives), len(players[0].hand)) == (3, 1, 2)
    assert len(players[1].hand) == 1


@proves("T5.2.3", "T5.2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_discard_piles_lie_open_in_their_order_and_purged_cards_apart(viewer: int | None) -> None:
    table = full()
    players = seen(table, viewer).players
    assert players[0].discard == table.row("discard", 0)
    assert [label.partition(".")[0] for label in players[0].discard] == ["troll", "anger", "punch"]
    assert "lava-ball" in players[0].purged
    assert set(players[0].purged).isdisjoint(players[0].discard)


@proves("T5.2.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_identity_card_is_seen_by_all(viewer: int | None) -> None:
    state = GAME.start(2, {}, seed_of_run())
    assert isinstance(state, KeyForgeState)
    view = state.view(viewer)
    assert isinstance(view, KeyForgeView)
    assert [(one.name, one.set) for one in view.players] == [
        *zip(state.decks.names, state.decks.sets, strict=True)
    ]
    for one in view.players:
        assert one.name
        assert len(one.houses) == 3


@proves("T5.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_upgrades_ready_and_exhausted_cards_are_told_apart(viewer: int | None) -> None:
    view = seen(full(), viewer)
    troll, bumpsy = (view.cards[label] for label in view.players[0].line)
    assert (troll.exhausted, troll.upgrades, bumpsy.exhausted, bumpsy.upgrades) == (
        True,
        ["blood-of-titans"],
        False,
        [],
    )
    assert bumpsy.amber == 2


@proves("T4.8")
def test_both_players_are_shown_the_same_state() -> None:
    """What tracks the game is one and the same for both: all that is on the table, counters included."""
    mine, theirs = seen(full(), 0), seen(full(), 1)
    assert mine.cards == theirs.cards
    assert (mine.turn, mine.active, mine.limit) == (theirs.turn, theirs.active, theirs.limit)
    for one, other in zip(mine.players, theirs.players, strict=True):
        for name in ("amber", "keys", "cost", "chains", "deck", "discard", "purged", "line", "artifacts"):
            assert getattr(one, name) == getattr(other, name)


def dealt_anew(viewer: int | None, number: int) -> bytes:
    """What a viewer sees after the cards that it can't know have changed places: those in hand, archives and deck
    of another player, and the order of the own deck."""
    table = full()
    state, chance = table.state, Chance.of(f"{seed_of_run()} hidden {number}")
    for owner in (0, 1):
        zones = (Zones.DECK,) if owner == viewer else (Zones.HAND, Zones.ARCHIVES, Zones.DECK)
        rows = [state.row(zone, owner) for zone in zones]
        cards = [card for row in rows for card in row]
        chance.shuffle(cards)
        for zone, row in zip(zones, rows, strict=True):
            row[:] = [cards.pop() for _ in row]
            for card in row:
                state.zone[card] = zone
                state.seen[card] = 1 << owner if zone != Zones.DECK else 0
    return seen(table, viewer).json()


@proves("T5.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hand_and_archives_are_their_owners_secret_and_the_deck_is_nobodys(viewer: int | None) -> None:
    """However the hidden cards lie, the view is the same, byte for byte."""
    assert len({dealt_anew(viewer, number) for number in range(20)}) == 1


@proves("T5.4")
def test_the_owner_sees_hand_and_archives() -> None:
    own = seen(full(), 0).players[0]
    assert (len(own.hand), len(own.archives), own.deck_top) == (2, 1, None)
    assert None not in [*own.hand, *own.archives]


@proves("T6.1")
def test_a_game_of_an_event_lasts_45_minutes() -> None:
    state = GAME.start(2, {"time": 45}, "event")
    assert isinstance(state, KeyForgeState)
    assert [repr(timer) for timer in state.timers()] == [repr(Timer("game-1", 45 * 60, "time"))]
