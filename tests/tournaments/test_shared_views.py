"""Views that are made for many readers at once show each of them what one made for them alone shows."""

from __future__ import annotations

import pytest
from tests.tournaments.decked import Decked
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.core.chance import Chance
from ludarium.testing.play import seed_of_run
from ludarium.tournaments import actions as act
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rehearse import HOST as REHEARSES
from ludarium.tournaments.rehearse import Incidents, Rehearsal
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.structures.history import Draw
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import anybodys, view

SEED = seed_of_run()
INCIDENTS = Incidents(late=4, drop=6, back=30, penalty=20, out=4, correct=8, announced=50)


def same_for_all(event: Tournament, now: int, readers: list[str]) -> None:
    """Whoever asks first: nothing of one reader stays behind for the next."""
    shared = Shared(event)
    alone = {one: view(event, one, now) for one in readers}
    for one in (*readers, *reversed(readers)):
        assert view(event, one, now, shared) == alone[one], one
    nobodys = [one for one in readers if anybodys(event, one, alone[one])]
    assert "" in nobodys
    for one in nobodys:
        assert alone[one] == alone[""]


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_each_reader_sees_the_own_view_at_every_moment(preset: str) -> None:
    print(f"LUDARIUM_SEED={SEED}")
    chance = Chance.of(f"{SEED} shared {preset}")
    found = Rehearsal(PRESETS[preset], 12, f"{SEED} {preset}", incidents=INCIDENTS)
    event = found.event
    for number in range(0, 12, 2):
        found.must(act.Amended(number, event.people[number].name, f"a{number}"))
    found.must(act.Staffed("plain", "Jo", "judge"))
    found.must(act.Entered("Sue", "sue", spectator=True))
    found.strength.append(0.0)  # she plays in no round
    found.must(act.Amended(0, event.people[0].name, "moved"))  # the seat of a0 is another account's now
    readers = [
        REHEARSES,
        "plain",
        "sue",
        "moved",
        "a0",
        *[f"a{number}" for number in range(2, 12, 2)],
        "else",
        "",
    ]
    running = True
    for _ in range(6):
        if running:
            running = found.step()
        following = event.next_round() if running else None
        if isinstance(following, Draw) and chance.below(2):
            found.must(
                act.Drawn(following.tables, 0, following.label)
            )  # a draft, and then a round that has begun
            same_for_all(event, found.now, readers)
            found.must(act.Published())
            same_for_all(event, found.now, readers)
            found.must(act.Undone(len(event.entries) - 1))
            found.must(act.Undone(len(event.entries) - 3))
        same_for_all(event, found.now, readers)


def test_what_is_shared_ends_with_the_next_entry() -> None:
    desk = Desk(players=4)
    shared = Shared(desk.event)
    assert shared.fits(desk.event)
    assert not shared.fits(Tournament.of(desk.event.entries))
    desk.draw()
    assert not shared.fits(desk.event)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["archon", "alliance", "sealed", "casual-sealed"])
@pytest.mark.parametrize("lists_open", [False, True])
def test_decks_are_seen_by_whoever_may(kind: str, lists_open: bool) -> None:
    """Owners, opponents, staff, a spectator known by name and the public ask by turns."""
    desk = Decked(kind, 5, lists_open=lists_open)
    readers = ["a0", "a1", "a2", "a3", "a4", "sue", "", "else", HOST, HEAD, JUDGE]
    same_for_all(desk.event, desk.now, readers)
    desk.ready()
    desk.do(act.Entered("Sue", "sue", spectator=True))
    if kind.endswith("sealed"):
        desk.do(act.DeckShown(0, True), "a0")
    same_for_all(desk.event, desk.now, readers)
    one = desk.draw()
    same_for_all(desk.event, desk.now, readers)
    desk.wins(next(table for table in one.tables if len(table.players) == 2).players[0])
    same_for_all(desk.event, desk.now, readers)
