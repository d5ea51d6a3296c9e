"""What one node says to another when it asks it something, and whose turn it is at live tables: a node knows that only of its own,
since it is in no row.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import structlog

from ludarium.core import LudariumError
from ludarium.server.storage.nodes import TABLE, Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludarium.server.nodes.nodes import Nodes
    from ludarium.server.storage.store import Table
    from ludarium.server.tables.hall import Hall

HEADER: Final = b"x-ludarium-node"
TURNS: Final = "/nodes/turns"
"""Where a node asks another one. There is no such page: without the secret it is as any address that leads nowhere."""
MOST: Final = 200
"""Tables about which a node is asked at once."""
PATIENCE: Final = 1.0
"""Seconds: a list is shown without what is not known by then."""

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
    asked = (_asked(nodes, nodes.known[owner], ids[:MOST]) for owner, ids in at.items())
    return {table: seat for found in await asyncio.gather(*asked) for table, seat in found.items()}


async def _asked(nodes: Nodes, node: Node, ids: list[str]) -> dict[str, int]:
    if nodes.transport is None:
        return {}
    url = httpx.URL(f"{node.address.rstrip('/')}{TURNS}", params={"tables": ",".join(ids)})
    word = msgspec.json.encode(Asked(node.secret, host=urlsplit(node.address).netloc))
    timeout = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
    request = httpx.Request("GET", url, headers=[(HEADER, word)], extensions={"timeout": timeout})
    try:
        async with asyncio.timeout(PATIENCE):
            response = await nodes.transport.handle_async_request(request)
            try:
                if response.status_code != 200:
                    return {}
                return msgspec.json.decode(await response.aread(), type=dict[str, int])
            finally:
                await response.aclose()
    except (httpx.TransportError, TimeoutError, msgspec.DecodeError, LudariumError) as error:
        log.info("a node does not say whose turn it is", node=node.name, problem=repr(error))
        return {}


def turns_here(hall: Hall, query: bytes) -> dict[str, int]:
    """What a node answers: of the tables that are asked for, those that are played here."""
    ids = parse_qs(query.decode("latin-1")).get("tables", [""])[0].split(",")
    found: dict[str, int] = {}
    for id_ in ids[:MOST]:
        room = hall.rooms.get(id_)
        decision = None if room is None or room.play is None else room.play.decision()
        if decision is not None:
            found[id_] = decision.seat
    return found
