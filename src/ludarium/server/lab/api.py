"""Requests about the balance lab. A run belongs to whoever has begun it; nobody else is told of it."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import JSONBody

from ludarium.server.http.api import Any_, AnyHall, Me, acting
from ludarium.server.http.rates import address_of
from ludarium.server.lab import labs
from ludarium.server.lab.shown import LabAbout, LabRun, NewRun


@get("/api/lab/ready-fence", summary="What the balance lab can try: tables of cards, modes, bots, limits")
async def get_lab() -> LabAbout:
    return labs.about()


@get("/api/lab/ready-fence/run", summary="My latest run in the balance lab, with what it says so far")
async def get_run(hall: AnyHall, me: Me) -> LabRun:
    return await hall.labs.shown(me.id) if me is not None else LabRun("none")


@post("/api/lab/ready-fence/run", status_code=200, summary="Play bouts with two tables of cards")
async def new_run(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewRun]) -> LabRun:
    """One at a time for each person, behind all bots at tables."""
    return await hall.labs.begin(acting(hall, me), data, address_of(request))


@delete("/api/lab/ready-fence/run", status_code=200, summary="Stop my run; what was played counts")
async def stop_run(hall: AnyHall, me: Me) -> LabRun:
    return await hall.labs.stop(acting(hall, me).id)


HANDLERS: Final = [get_lab, get_run, new_run, stop_run]
