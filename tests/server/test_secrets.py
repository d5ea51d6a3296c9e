"""Every byte of a whole game, as a seat and as a spectator: no card of another hand, no unseen role, no
unseen goal. Three ways: what is known is named; what isn't is changed; and secrets are searched for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.running import Message, Player, Wire, hall_in

from ludarium.core import Chance, Event, Record, State, load_game
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import CARD_IDS
from ludarium.server.tables import projection

PUBLIC_CARDS = {
    "centre_found",
    "centre_laid",
    "path_laid",
    "tool_broken",
    "tool_repaired",
    "rockfall",
    "touched",
}
SAMPLES = 2


class Capture:
    """A finished game as its readers heard it, and as it was."""

    def __init__(self, wires: dict[int | None, Wire], record: Record, secret: str) -> None:
        self.wires = wires
        self.record = record
        self.secret = secret
        self.states: list[SaboteurState] = [self._copy(record.start())]
        self.events: list[list[Event]] = [[]]
        for step in record.replay():
            self.states.append(self._copy(step.state))
            self.events.append(step.events)

    @staticmethod
    def _copy(state: State) -> SaboteurState:
        copy = state.clone()
        assert isinstance(copy, SaboteurState)
        return copy

    def steps(self, seat: int | None) -> list[Message]:
        return [m for m in self.wires[seat].messages if m["type"] == "game"]


@pytest.fixture(scope="module")
def capture(tmp_path_factory: pytest.TempPathFactory) -> Capture:
    async def played() -> Capture:
        from ludarium.testing import seed_of_run

        folder: Path = tmp_path_factory.mktemp("secrets")
        async with hall_in(folder) as running:
            people = [await running.guest(name) for name in ("Ann", "Ben", "Sue")]
            table = await people[0].table(bots=[None, None, "random", "random", "random"])
            wires = [await guest.wire(table) for guest in people]
            await wires[1].next("welcome")
            await wires[1].send("sit", seat=1)
            await wires[1].next("table", where=lambda m: m["table"]["seats"][1]["kind"] == "person")
            await wires[0].send("start")
            players = [Player(wire, f"{seed_of_run()} {n}") for n, wire in enumerate(wires)]
            await asyncio.gather(*(player.to_the_end() for player in players))
            late = await people[2].wire(table)
            await late.next("welcome")
            record = Record.parse(await people[0].get(f"/api/tables/{table['id']}/record"))
            stored = await running.hall.store.table(table["id"])
            assert stored is not None
            return Capture(dict(zip((0, 1, None), wires, strict=True)), record, stored.secret)

    return asyncio.run(played())


SEATS = (0, 1, None)


@pytest.mark.parametrize("seat", SEATS)
def test_a_reader_hears_what_the_seat_may_know_and_nothing_else(capture: Capture, seat: int | None) -> None:
    """Each message is made again from the record with nothing but ``view`` and ``seen``."""
    steps = capture.steps(seat)
    assert [step["number"] for step in steps] == list(range(1, len(capture.states)))
    for step in steps:
        number = step["number"]
        state, choice = capture.states[number], capture.record.choices[number - 1]
        seen = [event.seen(seat) for event in capture.events[number]]
        decision = state.decision()
        expected = {
            "type": "game",
            "number": number,
            "seat": choice.seat,
            "option": choice.option if choice.seat in (-1, seat) else None,
            "events": [{"kind": event.kind(), **event.facts()} for event in seen if event is not None],
            "view": json.loads(state.view(seat).json()),
        }
        assert {name: step[name] for name in expected} == json.loads(json.dumps(expected))
        assert set(step) == {*expected, "decision", "table_options", "timers", "undo", "redo", "lesson"}
        assert (step["lesson"], step["redo"]) == (None, None)
        back = step["undo"]
        if back is not None:
            own = [n for n, made in enumerate(capture.record.choices[:number], 1) if made.seat == seat]
            assert (back["seat"], back["number"] in own, back["back"]) == (seat, True, back["number"] - 1)
        asked = step["decision"]
        if decision is None:
            assert asked is None
        else:
            mine = sorted(str(option) for option in decision.options()) if decision.seat == seat else []
            assert [option["option"] for option in asked["options"]] == mine


@pytest.mark.parametrize("seat", SEATS)
def test_no_hidden_card_role_or_goal_is_named(capture: Capture, seat: int | None) -> None:
    """Checked against the true state itself, field by field, without ``view`` and ``seen``."""
    named = {"cards": 0, "roles": 0}
    for step in capture.steps(seat):
        state, view = capture.states[step["number"]], step["view"]
        assert view["hand"] == (
            [] if seat is None else [CARD_IDS[card] for card in state.players.hands[seat]]
        )
        for player in view["players"]:
            own = player["seat"] == seat and state.progress.roles_known
            assert player["role"] is None or (own and state.deal.roles[seat or 0] >= 0)
            assert set(player) == {
                "seat", "hand", "broken", "in_round", "removed", "stalling", "gold", "role"
            }  # fmt: skip
            named["roles"] += player["role"] is not None
        for index, goal in enumerate(view["goals"]):
            looked = seat is not None and state.players.peeked[seat] >> index & 1
            assert goal["face"] is None or goal["up"] or looked
        assert isinstance(view["deck"], int)
        for entry, shown in zip(state.piles.pile, view["pile"], strict=True):
            knower = entry & 15
            assert shown["card"] is None or knower == 0 or (seat is not None and knower == seat + 1)
        for played in view["history"]:
            assert not played["option"].startswith("pass:") or played["seat"] == seat
        for event in step["events"]:
            mine = seat is not None and event.get("seat") == seat
            if "card" in event and event["card"] is not None:
                assert mine or event["kind"] in PUBLIC_CARDS | {"touch_discarded"}, event
                named["cards"] += 1
            if event.get("face") is not None:
                assert event["kind"] == "goal_up" or mine
            if event.get("role") is not None:
                assert event["kind"] == "role_seen"
                assert mine
            if event["kind"] == "dealt":
                assert (event["hand"] is None) == (seat is None)
        for option in step["table_options"]:
            assert seat == 0, "only the host has any"
            assert option.split(">")[0] in ("stall", "lose-round", "remove", "deal", "end", "skip")
    assert named["cards"] > 50, "the check has seen what it looks for"
    assert (named["roles"] > 0) == (seat is not None)


@pytest.mark.parametrize("seat", SEATS)
def test_changing_what_the_reader_can_not_know_changes_no_byte(
    capture: Capture, seat: int | None, seed: str
) -> None:
    """What a reader is sent of a position is the same, byte for byte, for every other position that
    looks the same from the seat: decision, options of the host and all."""
    game, chance = load_game("saboteur"), Chance.of(f"{seed} {seat}")
    changed = 0
    for state in capture.states[1:]:
        sent = shown(state, seat)
        for _ in range(SAMPLES):
            other = game.sample(state.view(seat), chance)
            changed += other.dump() != state.dump()
            assert shown(other, seat) == sent
    assert changed > len(capture.states) / 2, "the samples differ"


def shown(state: State, seat: int | None) -> bytes:
    """All of a message that comes from a position; the host's options are asked for every seat."""
    from ludarium.server.tables.play import Play
    from ludarium.server.ws.messages import encode

    play = Play(load_game("saboteur"), 5, {}, "", 0)
    play.state = state
    return b"|".join(
        [
            bytes(projection.view_of(state, seat)),
            encode(projection.decision_of(state.decision(), seat)),
            encode(play.rulings(play.about_seats(), seat, True)),
        ]
    )


@pytest.mark.parametrize("seat", SEATS)
def test_the_halls_secret_and_the_seats_nonces_are_not_told_before_the_end(
    capture: Capture, seat: int | None
) -> None:
    text = "".join(capture.wires[seat].heard)
    assert capture.secret not in text
    assert capture.record.seed not in text
    for name, nonce in capture.record.notes.items():
        if name.startswith("nonce-"):
            assert nonce not in text


async def test_the_record_waits_for_the_end(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest()
        table = await ann.post("/api/play", game="saboteur")
        response = await ann.http.get(f"/api/tables/{table['id']}/record")
        assert (response.status_code, response.json()["code"]) == (409, "record-not-ready")


async def test_who_leaves_a_game_knows_no_more_than_a_spectator(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await ann.table(bots=[None, None, "random", "random", "random"])
        wire, other = await ann.wire(table), await ben.wire(table)
        await other.send("sit", seat=1)
        await other.next("table", where=lambda m: m["table"]["seats"][1]["kind"] == "person")
        await wire.send("start")
        await other.next("game")
        await other.send("stand")
        welcome = await other.next("welcome", where=lambda m: m["number"] > 0)
        assert welcome["you"]["seat"] is None
        assert welcome["view"]["seat"] is None
        assert welcome["view"]["hand"] == []
        at = other.messages.index(welcome)
        again = await ben.wire(table)
        log = (await again.next("welcome"))["log"]
        dealt = next(event for event in log[0]["events"] if event["kind"] == "dealt")
        assert dealt["hand"] is None
        for message in other.messages[at:]:
            if message["type"] == "game":
                assert message["view"]["seat"] is None
