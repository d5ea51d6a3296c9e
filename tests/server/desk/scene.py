"""An event of a real hall, with somebody of every role, and short ways to ask for things over HTTP."""

from __future__ import annotations

import contextlib
from typing import Any

import httpx
import msgspec
from tests.server.running import Guest, RunningServer

from ludarium.server.desk.live import Live
from ludarium.tournaments import actions as act
from ludarium.tournaments.plan import changed
from ludarium.tournaments.presets import PRESETS

Message = dict[str, Any]
LANGUAGES = ("en", "zh-Hant", "ko")


def plan_of(preset: str, **changes: Any) -> Message:
    plan: Message = msgspec.to_builtins(changed(PRESETS[preset], changes))
    return plan


class Scene:
    """An event. ``host`` is its organizer; ``players`` have accounts and sit in it under their names."""

    def __init__(self, running: RunningServer, host: Guest, shown: Message) -> None:
        self.running = running
        self.host = host
        self.id: str = shown["id"]
        self.path = f"/api/events/{self.id}"
        self.staff: dict[str, Guest] = {"organizer": host}
        self.players: list[Guest] = []
        self.nobody = running.stranger()

    @property
    def live(self) -> Live:
        return self.running.hall.desk.live[self.id]

    async def hire(self, role: str) -> Guest:
        """Somebody with a role."""
        guest = self.staff[role] = await self.running.guest(f"The {role}")
        await self.must(act.Staffed(guest.id, f"The {role}", role))
        return guest

    async def enter(self, count: int, checked: bool = True) -> None:
        """People with accounts enter by themselves, and are checked in."""
        for _ in range(count):
            number = len(self.live.event.people)
            guest = await self.running.guest(f"P{number}")
            self.players.append(guest)
            await self.must(act.Entered(f"P{number}", guest.id), guest)
            if checked:
                await self.must(act.CheckedIn(number))

    async def invite(self, name: str, guest: Guest) -> None:
        """Enter somebody who only watches, and let them say by their code that it is they."""
        await self.must(act.Entered(name, spectator=True))
        number = next(one["number"] for one in (await self.view())["people"] if one["name"] == name)
        await self.post("claim", guest, code=(await self.get("codes")).json()[str(number)])

    async def send(
        self, action: act.Action | Message, by: Guest | None = None, **more: Any
    ) -> httpx.Response:
        asked = action if isinstance(action, dict) else msgspec.to_builtins(action)
        return await (by or self.host).http.post(f"{self.path}/deeds", json={"deed": asked, **more})

    async def must(self, action: act.Action | Message, by: Guest | None = None, **more: Any) -> Message:
        """Decide something that has to be possible; the event since."""
        answer = await self.send(action, by, **more)
        assert answer.status_code == 200, answer.text
        view: Message = answer.json()["view"]
        return view

    async def post(self, path: str, by: Guest | None = None, **body: Any) -> httpx.Response:
        return await (by or self.host).http.post(f"{self.path}/{path}", json=body)

    async def get(self, path: str = "", by: Guest | None = None, **query: Any) -> httpx.Response:
        return await (by or self.host).http.get(f"{self.path}{'/' * bool(path)}{path}", params=query)

    async def view(self, by: Guest | None = None) -> Message:
        answer = await self.get("", by)
        assert answer.status_code == 200, answer.text
        view: Message = answer.json()["view"]
        return view

    async def draw(self) -> Message:
        """Draw the next round and publish it; the event since."""
        answer = await self.post("next")
        assert answer.status_code == 200, answer.text
        return await self.must(act.Published())

    async def play(self) -> None:
        """The lower number wins every open game of the round; larger tables get points by place."""
        view = await self.view()
        one = view["rounds"][-1]
        for table in one["tables"]:
            if table.get("status", "open") != "done":
                here = (one["number"], table["number"])
                if view["plan"]["first_player"] and table.get("first", -1) < 0:
                    await self.must(act.Began(*here, table["players"][0], "coin"))
                if view["plan"]["result"] == "table":
                    points = tuple(range(len(table["players"])))
                    await self.must(act.Resulted(*here, points=points))
                else:
                    await self.must(act.Resulted(*here, min(table["players"])))

    async def kept(self) -> list[act.Entry]:
        """The log as it is on disk, once what is being decided is there: until then memory is ahead of it."""
        live = self.running.hall.desk.live.get(self.id)
        async with contextlib.nullcontext() if live is None else live.lock:
            return await self.running.hall.desk.store.entries(self.id)


async def scene(
    running: RunningServer, preset: str = "tokyo-duel-swiss", players: int = 4, **changes: Any
) -> Scene:
    """An event of a preset with its players."""
    host = await running.guest("Host")
    made = await host.http.post("/api/events", json={"name": "Sunday", "plan": plan_of(preset, **changes)})
    assert made.status_code == 201, made.text
    found = Scene(running, host, made.json())
    await found.enter(players)
    return found


async def refused(scene: Scene, answer: httpx.Response, code: str, status: int = 400) -> None:
    """A refusal: its code and status, and a sentence in words."""
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["code"] == code, problem
    assert problem["message"].strip()
    assert not problem["message"].startswith("error-")
    assert code not in problem["message"]
    assert [entry.number for entry in await scene.kept()] == list(range(len(scene.live.event.entries)))
