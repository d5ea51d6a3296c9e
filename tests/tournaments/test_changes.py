"""What has changed between two views turns the one into the other, to the last byte, and says nothing besides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tournaments.decked import Decked
from tests.tournaments.desk import HEAD
from tests.tournaments.desk import HOST as DECKED_HOST
from tests.tournaments.desk import JUDGE as DECKED_JUDGE
from tests.tournaments.patching import parts, patched, written
from tests.tournaments.test_random_corrections import EVENTS, HOST, JUDGE, PLANS, SEED, Course

from ludarium.core.chance import Chance
from ludarium.tournaments import actions as act
from ludarium.tournaments.changes import Rows, changes, differing
from ludarium.tournaments.corrections import affected, ways
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import view
from ludarium.tournaments.view_types import EventView

CASES = Path(__file__).parents[2] / "client" / "src" / "net" / "changes.cases.json"
"""What the page's reader of changes is tried with, too."""


def json_of(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Followers:
    """People who look at an event now and then, each with the view that they saw last."""

    def __init__(self, readers: list[str], seed: str) -> None:
        self.readers = readers
        self.chance = Chance.of(seed)
        self.seen: dict[str, tuple[EventView, Any]] = {}
        self.shared: Shared | None = None
        self.told = 0
        self.whole = 0

    def look(self, event: Tournament, now: int, every: int = 6) -> None:
        """One in ``every`` looks at the event."""
        shared = self.shared = Shared(event, self.shared)
        rows = Rows()
        for reader in self.readers:
            if reader in self.seen and self.chance.below(every):
                continue
            new = view(event, reader, now, shared)
            text = json_of(new)
            if reader in self.seen:
                self.check(*self.seen[reader], new, text, rows)
            self.seen[reader] = (new, text)

    def check(self, old: EventView, before: Any, new: EventView, after: Any, rows: Rows) -> None:
        said = json_of(changes(old, new, rows))
        assert written(patched(before, said)) == written(after)
        shown = parts(after)
        for one in said:
            if "value" in one:
                assert written(one["value"]) in shown, "nothing is said that the view does not say"
        assert bool(said) == (written(before) != written(after))
        if old.role == new.role and len(new.rounds):
            self.told += len(written(said))
            self.whole += len(written(after))


@pytest.mark.parametrize("name", PLANS)
def test_changes_turn_an_old_view_into_the_new_one(name: str) -> None:
    """For organizers, judges, players, a spectator by name and the public, with corrections and what comes of them."""
    print(f"LUDARIUM_SEED={SEED}")
    for number in range(EVENTS // 6):
        seed = f"{SEED} changes {name} {number}"
        course = Course(name, seed)
        for person in range(0, len(course.event.people), 2):
            course.decide(act.Amended(person, course.event.people[person].name, f"a{person}"))
        course.decide(act.Entered("Sue", "sue", spectator=True))
        followers = Followers([HOST, JUDGE, "a0", "a2", "moved", "sue", ""], seed)
        followers.look(course.event, course.now)
        corrected = Chance.of(f"{seed} moment").below(60)
        for tick in range(400):
            if tick == corrected:
                course.correct()
            if tick == corrected + 3:
                course.decide(act.Amended(0, course.event.people[0].name, "moved"))
            if tick > corrected + 5 and affected(course.event):
                offered = ways(course.event)
                course.decide(offered[course.chance.below(len(offered))].action, HOST, "so that it is fair")
            elif not course.tick():
                break
            followers.look(course.event, course.now)
        followers.look(course.event, course.now, 1)
        assert followers.told * 2 < followers.whole, "changes are much shorter than views"


@pytest.mark.parametrize("kind", ["archon", "alliance", "sealed", "casual-sealed"])
def test_decks_come_and_are_shown(kind: str) -> None:
    desk = Decked(kind, 5)
    followers = Followers(["a0", "a1", "a2", "a3", "sue", "", DECKED_HOST, HEAD, DECKED_JUDGE], kind)
    followers.look(desk.event, desk.now)
    desk.ready()
    desk.do(act.Entered("Sue", "sue", spectator=True))
    followers.look(desk.event, desk.now, 1)
    if kind.endswith("sealed"):
        desk.do(act.DeckShown(0, True), "a0")
    followers.look(desk.event, desk.now, 1)
    one = desk.draw()
    followers.look(desk.event, desk.now, 1)
    desk.wins(next(table for table in one.tables if len(table.players) == 2).players[0])
    followers.look(desk.event, desk.now, 1)


def test_only_what_changes_is_said() -> None:
    """An announcement is two changes for everybody; a result does not send the other tables again."""
    course = Course("swiss", "small")
    while not course.open():
        assert course.tick()
    before = view(course.event, "", 0)
    course.decide(act.Announced("Lunch"))
    after = view(course.event, "", 0)
    found = changes(before, after, Rows())
    assert [one.path for one in found] == ["/entries", "/announcements"]
    one, table = course.open()[0]
    course.decide(course.result(one, table), JUDGE)
    found = changes(after, view(course.event, "", 0), Rows())
    tables = [change.path for change in found if change.path.startswith("/rounds")]
    assert tables
    assert all(f"{path}/".startswith(f"/rounds/{one.number}/tables/{table.number}/") for path in tables)


def drawn_value(chance: Chance, depth: int) -> Any:
    kind = chance.below(9 if depth else 6)
    if kind >= 6:
        many = chance.below(5)
        if kind == 6:
            return {chance_key(chance): drawn_value(chance, depth - 1) for _ in range(many)}
        return [drawn_value(chance, depth - 1) for _ in range(many)]
    return (None, True, 1, 1.0, chance.below(3), chance_key(chance))[kind]


def chance_key(chance: Chance) -> str:
    return ("a", "b/c", "~1", "0", "", "安")[chance.below(6)]


def altered(value: Any, chance: Chance) -> Any:
    """Much the same, with something added, removed or changed somewhere."""
    if isinstance(value, list):
        found = [altered(one, chance) if chance.below(3) == 0 else one for one in value]
        if found and chance.below(3) == 0:
            del found[chance.below(len(found))]
        if chance.below(3) == 0:
            found.insert(chance.below(len(found) + 1), drawn_value(chance, 1))
        return found
    if isinstance(value, dict):
        return {key: altered(one, chance) for key, one in value.items() if chance.below(5)}
    return drawn_value(chance, 1) if chance.below(2) else value


def test_any_two_values_differ_exactly() -> None:
    """Nulls, numbers that are equal and written otherwise, rows in the middle, keys that a path has to escape."""
    print(f"LUDARIUM_SEED={SEED}")
    chance = Chance.of(f"{SEED} values")
    for _ in range(3_000):
        old = {"root": drawn_value(chance, 3)}
        new = {"root": altered(old["root"], chance) if chance.below(4) else drawn_value(chance, 3)}
        said = json_of(differing("", old, new))
        if said and said[0]["path"] == "":
            assert said == [{"op": "replace", "path": "", "value": new}]
            continue
        assert written(patched(old, said)) == written(new), (old, new, said)
        assert bool(said) == (written(old) != written(new))


def test_the_cases_of_the_page_are_what_the_hall_says() -> None:
    cases = json.loads(CASES.read_text())
    assert len(cases) > 10
    for case in cases:
        assert written(json_of(differing("", case["old"], case["new"]))) == written(case["changes"]), case[
            "name"
        ]
        assert written(patched(case["old"], case["changes"])) == written(case["new"]), case["name"]
