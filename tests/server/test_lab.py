"""The balance lab: what can be tried, a run from the wish to its result, who may have one, what is refused, and who comes first."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.running import Guest, Message, RunningServer

from ludarium.server.bots.bot_pool import BotPool
from ludarium.server.bots.trying import played
from ludarium.server.bots.turns import LOOKING_BACK, TRYING, Asker, Turns
from ludarium.server.lab import labs
from ludarium.server.lab.shown import MOST_BOUTS
from ludarium.studies.fence_balance import MEASURES, Trial, balance, difference
from ludarium.studies.fence_bouts import Bout, play_bout

LAB = "/api/lab/ready-fence"
RUN = LAB + "/run"
WISH: Message = {"a": "proposed", "b": "even", "games": 7, "bot": "random"}


class Plays:
    """In place of the pool's processes: bouts that are played here, as long as nobody holds them up."""

    def __init__(self, running: RunningServer) -> None:
        self.asked: list[tuple[str, int, int]] = []
        self.askers: list[Asker] = []
        self.held = asyncio.Event()
        self.held.set()
        self.lost = 0
        for hall in running.halls:
            hall.bot_pool.play = self.play  # type: ignore[method-assign]

    async def play(self, trial: Trial, first: int, count: int, asker: Asker) -> str | None:
        self.asked.append((trial.cards, first, count))
        self.askers.append(asker)
        await self.held.wait()
        await asyncio.sleep(0.002)
        if self.lost:
            self.lost -= 1
            return None
        return played(trial, first, count)


async def call(guest: Guest, method: str, path: str = RUN, **body: Any) -> Any:
    answer = await guest.http.request(method, path, json=body or None)
    return answer.json()


async def over(guest: Guest) -> Message:
    shown: Message
    while (shown := await guest.get(RUN))["status"] == "going":
        await asyncio.sleep(0.02)
    return shown


async def test_what_can_be_tried_is_told_to_anybody(running: RunningServer) -> None:
    about = await running.stranger().get(LAB)
    assert [table["name"] for table in about["tables"]] == ["proposed", "even", "lively"]
    assert len(about["kinds"]) == 18
    parry = next(kind for kind in about["kinds"] if kind["kind"] == "PR")
    assert (parry["count"], parry["least"], parry["most"]) == (4, 4, 6)
    assert parry["modes"] == ["tutorial", "basic", "advanced"]
    assert about["bots"] == ["greedy", "random"]
    assert sorted(about["modes"]) == ["advanced", "basic", "tutorial"]


async def test_a_run_tells_what_the_command_would_tell(running: RunningServer) -> None:
    plays = Plays(running)
    guest = await running.guest()
    assert (await guest.get(RUN))["status"] == "none"
    begun = await guest.post(RUN, **WISH)
    assert (begun["status"], begun["of"], begun["a"], begun["b"]) == ("going", 14, "proposed", "even")
    done = await over(guest)
    assert (done["status"], done["done"], done["result"]["pairs"]) == ("done", 14, 7)
    assert plays.asked == [
        (cards, first, count) for first, count in ((0, 3), (3, 3), (6, 1)) for cards in ("proposed", "even")
    ]
    assert {asker.rank() for asker in plays.askers} == {TRYING}
    trials = [Trial(cards, "basic", "random", done["seed"]) for cards in ("proposed", "even")]
    bouts = [[play_bout(one.options, one.bot, one.seed, number) for number in range(7)] for one in trials]
    one, other = (balance(trial, played) for trial, played in zip(trials, bouts, strict=True))
    apart = difference(one, bouts[0], other, bouts[1])
    for measure in done["result"]["measures"]:
        name = measure["name"]
        for told, found in (("a", one.measures), ("b", other.measures), ("difference", apart.measures)):
            assert measure[told]["mean"] == pytest.approx(found[name].mean)
            assert measure[told]["low"] == pytest.approx(found[name].low)
    assert [measure["name"] for measure in done["result"]["measures"]] == list(MEASURES)
    uses = {use["kind"]: use for use in done["result"]["kinds"]}
    assert set(uses) == {use.card for use in one.kinds}
    assert uses["IF"]["use_difference"]["mean"] == pytest.approx(apart.use["IF"].mean)
    assert sum(ending["a"] for ending in done["result"]["endings"]) == pytest.approx(1.0)
    again = await guest.post(RUN, **WISH, mode="tutorial")
    assert (again["status"], again["mode"], again["done"]) == ("going", "tutorial", 0)


async def test_it_is_told_as_it_goes_on_and_can_be_stopped(running: RunningServer) -> None:
    plays = Plays(running)
    guest, other = await running.guest(), await running.guest("Bob")
    plays.held.clear()
    await guest.post(RUN, **{**WISH, "games": 500})
    assert (await guest.get(RUN))["result"] is None
    assert (await guest.post(RUN, **WISH))["code"] == "lab-mine"
    assert (await other.get(RUN))["status"] == "none", "a run is told to nobody else"
    assert (await call(other, "DELETE"))["status"] == "none"
    plays.held.set()
    while (shown := await guest.get(RUN))["result"] is None:
        await asyncio.sleep(0.01)
    assert shown["status"] == "going"
    stopped = await call(guest, "DELETE")
    assert stopped["status"] == "stopped"
    assert 0 < stopped["done"] < 1000
    asked = len(plays.asked)
    assert (await guest.get(RUN))["done"] == stopped["done"]
    assert len(plays.asked) == asked
    assert (await guest.post(RUN, **WISH))["status"] == "going", (
        "after a stopped run there may be another one"
    )


async def test_what_is_wrong_is_refused(running: RunningServer) -> None:
    plays = Plays(running)
    guest = await running.guest()
    proposed = (await guest.get(LAB))["tables"][0]["cards"]
    for wrong, code in (
        ({"a": "odd"}, "option-wrong"),
        ({"b": ""}, "cards-empty"),
        ({"b": proposed.replace("PR4556", "PR455")}, "cards-few"),
        ({"b": proposed.replace("PR4556", "PR4599")}, "cards-speed-range"),
        ({"b": proposed.replace("PR4556", "PRabcd")}, "cards-word"),
        ({"b": proposed.replace("PR4556", "QQ4556")}, "cards-word"),
        ({"b": proposed.replace("FL567.2", "FL567.7")}, "cards-stamina"),
        ({"b": proposed.replace("SH4455667.0TBA,", "")}, "cards-missing"),
        ({"b": proposed.replace("ST334456", "ST344456")}, "cards-yellow"),
        ({"mode": "fast"}, "option-wrong"),
        ({"bot": "search"}, "bot-unknown"),
        ({"bot": "castle"}, "bot-unknown"),
        ({"games": 1}, "malformed-message"),
        ({"games": MOST_BOUTS + 1}, "malformed-message"),
        ({"games": "many"}, "malformed-message"),
        ({"a": 4}, "malformed-message"),
        ({"a": "x" * 401}, "malformed-message"),
        ({"seed": "mine"}, "malformed-message"),
    ):
        refused = await guest.post(RUN, **{**WISH, **wrong})
        assert refused.get("code") == code, (wrong, refused)
    assert plays.asked == []
    assert (await guest.get(RUN))["status"] == "none"
    stranger = running.stranger()
    assert (await stranger.post(RUN, **WISH))["code"] == "need-guest"
    assert (await call(stranger, "DELETE"))["code"] == "need-guest"
    assert (await stranger.get(RUN))["status"] == "none"


async def test_only_so_many_at_a_time(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    plays = Plays(running)
    plays.held.clear()
    guests = [await running.guest(name) for name in ("Ann", "Bob", "Cid", "Dee")]
    for guest in guests[: labs.ADDRESS]:
        assert (await guest.post(RUN, **WISH))["status"] == "going"
    assert (await guests[3].post(RUN, **WISH))["code"] == "lab-full", "of one address"
    monkeypatch.setattr(labs, "ADDRESS", 99)
    monkeypatch.setattr(labs, "MOST", 3)
    assert (await guests[3].post(RUN, **WISH))["code"] == "lab-full"
    monkeypatch.setattr(labs, "MOST", 99)
    monkeypatch.setattr(labs, "CROWD", 0)
    refused = await guests[3].post(RUN, **WISH)
    assert (refused["code"], "few minutes" in refused["message"]) == ("lab-busy", True)
    monkeypatch.undo()
    plays.held.set()
    await over(guests[0])
    monkeypatch.setattr(labs, "REMEMBERED", 0)
    assert (await guests[0].post(RUN, **WISH))["status"] == "going"


async def test_one_that_fails_is_told_so(running: RunningServer) -> None:
    plays = Plays(running)
    guest = await running.guest()
    plays.lost = labs.LOSSES - 1
    await guest.post(RUN, **WISH)
    done = await over(guest)
    assert (done["status"], done["done"], done["result"]["pairs"]) == ("done", 8, 4)
    plays.lost = labs.LOSSES
    await guest.post(RUN, **WISH)
    assert (await over(guest))["status"] == "failed"


async def test_a_process_plays_the_same_bouts() -> None:
    pool = BotPool(1, 60.0)
    trial = Trial("even", "tutorial", "random", "process")
    try:
        text = await pool.play(trial, 4, 2, Asker("a", "lab", lambda: TRYING, patient=True))
        failed = await pool.play(Trial("odd"), 0, 1, Asker("a", "lab"))
    finally:
        await pool.close()
    assert text is not None
    assert msgspec.json.decode(text, type=list[Bout]) == [
        play_bout(trial.options, "random", "process", number) for number in (4, 5)
    ]
    assert failed is None


async def test_everybody_else_comes_before_the_lab() -> None:
    turns = Turns(1)
    served: list[str] = []

    async def ask(name: str, rank: int) -> None:
        async with turns.place(Asker(name, name, lambda: rank, patient=rank >= LOOKING_BACK)):
            served.append(name)
            await asyncio.sleep(0)

    async with turns.place(Asker("first", "first")):
        waiting = [
            asyncio.create_task(ask(*one)) for one in (("lab", TRYING), ("back", LOOKING_BACK), ("bot", 0))
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert served == ["bot", "back", "lab"]
