"""What one node says to another when it asks it something: whose turn it is at live tables, and who is there at a rematch. A node knows
that only of its own, since it is in no row.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import structlog

from ludarium.core import LudariumError
from ludarium.server.storage.nodes import TABLE, Node
from ludarium.server.ws.messages import RematchShown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludarium.server.nodes.nodes import Nodes
    from ludarium.server.storage.store import Table
    from ludarium.server.tables.hall import Hall

HEADER: Final = b"x-ludarium-node"
TURNS: Final = "/nodes/turns"
REMATCH: Final = "/nodes/rematch"
"""Where a node asks another one. There are no such pages: without the secret they are as any address that leads nowhere."""
MOST: Final = 200
"""Tables about which a node is asked at once."""
PATIENCE: Final = 1.0
"""Seconds: a list or a table is shown without what is not known by then."""
T = TypeVar("T")

log = structlog.get_logger("nodes")


class Asked(msgspec.Struct):
    """Who asked the first node, as it knows them, and the secret of the node that is asked."""

    secret: str
    client: str = ""
    host: str = ""
    scheme: str = "http"


async def turns(nodes: Nodes, tables: Sequence[Table]) -> dict[str, int]:
    """Which seat has to decide (-1: the table itself) at tables in play that other nodes have, as far as they answer in time."""
    at: dict[int, list[str]] = {}
    for table in tables:
        owner = table.owner
        if table.event is not None:  # it is where the event is
            place = await nodes.store.place(TABLE, table.id)
            owner = None if place is None else place.owner
        if owner in nodes.known and owner != nodes.me:
            at.setdefault(owner, []).append(table.id)
    asked = (
        _asked(nodes, nodes.known[owner], TURNS, ids[:MOST], dict[str, int]) for owner, ids in at.items()
    )
    answers = await asyncio.gather(*asked)
    return {table: seat for found in answers if found is not None for table, seat in found.items()}


async def rematch(nodes: Nodes, table_id: str) -> RematchShown | None:
    """How a rematch stands that another node has; None where it has none, or does not answer in time."""
    place = await nodes.store.place(TABLE, table_id)
    node = None if place is None or place.owner is None else nodes.known.get(place.owner)
    if node is None or node.id == nodes.me:
        return None
    return await _asked(nodes, node, REMATCH, [table_id], RematchShown)


async def _asked(nodes: Nodes, node: Node, path: str, ids: list[str], answer: type[T]) -> T | None:
    if nodes.transport is None:
        return None
    url = httpx.URL(f"{node.address.rstrip('/')}{path}", params={"tables": ",".join(ids)})
    word = msgspec.json.encode(Asked(node.secret, host=urlsplit(node.address).netloc))
    timeout = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
    request = httpx.Request("GET", url, headers=[(HEADER, word)], extensions={"timeout": timeout})
    try:
        async with asyncio.timeout(PATIENCE):
            response = await nodes.transport.handle_async_request(request)
            try:
                if response.status_code != 200:
                    return None
                return msgspec.json.decode(await response.aread(), type=answer | None)
            finally:
                await response.aclose()
    except (httpx.TransportError, TimeoutError, msgspec.DecodeError, LudariumError) as error:
        log.info("a node does not answer", node=node.name, asked=path, problem=repr(error))
        return None


def _turns_here(hall: Hall, ids: list[str]) -> dict[str, int]:
    """Of the tables that are asked for, those that are played here."""
    found: dict[str, int] = {}
    for id_ in ids:
        room = hall.rooms.get(id_)
        decision = None if room is None or room.play is None else room.play.decision()
        if decision is not None:
            found[id_] = decision.seat
    return found


def _rematch_here(hall: Hall, ids: list[str]) -> RematchShown | None:
    room = hall.rooms.get(ids[0])
    return None if room is None else room.as_rematch()


ANSWERS: Final[dict[str, Callable[[Hall, list[str]], object]]] = {TURNS: _turns_here, REMATCH: _rematch_here}


def answered(hall: Hall, path: str, query: bytes) -> bytes:
    """What a node answers where it is asked for tables at one of ``ANSWERS``."""
    ids = parse_qs(query.decode("latin-1")).get("tables", [""])[0].split(",")
    return msgspec.json.encode(ANSWERS[path](hall, ids[:MOST]))
