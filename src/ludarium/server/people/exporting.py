"""All that the hall has of somebody, as one file."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from msgspec import to_builtins
from sqlalchemy import or_, select

from ludarium import __version__
from ludarium.core import LudariumError
from ludarium.server.errors import refuse, sentence
from ludarium.server.people.accounts import Accounts, Browser
from ludarium.server.storage import audit, bans, silences
from ludarium.server.storage.accounts import Account
from ludarium.server.storage.audit import Wanted
from ludarium.server.storage.moderation_rows import BanRow, ModeratorRow, ReportRow, SilenceRow, WarningRow
from ludarium.server.storage.reports import DISMISSED
from ludarium.server.storage.schema import ChatRow, EventEntryRow, EventRow, SeatRow, TableRow
from ludarium.server.storage.store import OVER, Person, Table
from ludarium.server.tables.projection import when
from ludarium.server.tables.room import Room
from ludarium.tournaments.actions import ON_THE_WIRE
from ludarium.tournaments.state import OVER as EVENT_OVER

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

ENTRIES: Final = 1000  # of the audit log, about one person
SHARE: Final = 4.0
"""A game is played again for its record; then there is so many times what that took for everybody else."""


async def exported(accounts: Accounts, browser: Browser, account: Account) -> bytes:
    """Person, account, sessions without their tokens, tables with the records of games, lines of chat, entries of events.
    Of other people it has only what the reader may see anyway. One is made at a time, with rests. Raises ``account-confirm``,
    and ``rate-limited`` where one is being made for them already, or they have had too many."""
    accounts.must_be_confirmed(browser)
    person = account.person
    with accounts.exports.one(person.id):
        if not accounts.exporters.take(person.id):
            raise refuse("rate-limited")
        async with accounts.exporting:
            return await _found(accounts, account)


async def _found(accounts: Accounts, account: Account) -> bytes:
    person, store = account.person, accounts.store
    found = {
        "ludarium": __version__,
        "person": {
            "id": person.id,
            "name": person.name,
            "language": person.lang,
            "visible": person.visible,
            "seen_by_friends": person.seen_by_friends,
        },
        "account": {"name": account.name, "created": when(account.created)},
        "passkeys": [
            {
                "name": one.name,
                "host": one.host,
                "created": when(one.created),
                "used": one.used and when(one.used),
            }
            for one in await store.passkeys(person.id)
        ],
        "recovery_codes": await store.codes_left(person.id),
        "sessions": [
            {"device": one.device, "created": when(one.created), "seen": when(one.seen)}
            for one in await store.sessions(person.id)
        ],
        "told_by_push": [
            {"service": urlsplit(endpoint).netloc, "since": when(since)}
            for endpoint, since in await accounts.hall.push.store.devices(person.id)
        ],
        "club": [
            {"issuer": one.issuer, "subject": one.subject, "created": when(one.created)}
            for one in await store.identities(person.id)
        ],
        "people": await accounts.hall.friends.people(person),
        "belongings": await _belongings(accounts, account),
        "seek": await _seek(accounts, account),
        "here": await accounts.hall.here.store.of(person.id),
        "ratings": await _ratings(accounts, account),
        **await _moderation(accounts, account),
        "tables": await _tables(accounts, account),
        "chat": await _chat(accounts, account),
        "events": await _events(accounts, account),
    }
    return await asyncio.to_thread(
        lambda: json.dumps(found, ensure_ascii=False, indent=1, default=to_builtins).encode()
    )


async def _belongings(accounts: Accounts, account: Account) -> list[dict[str, Any]]:
    """What somebody keeps for the seats of games, such as decks, with their notes."""
    return [
        {"game": one.game, "title": one.title, "text": one.word, "note": one.note, "since": when(one.created)}
        for one in await accounts.hall.belongings.store.of(account.person.id)
    ]


async def _seek(accounts: Accounts, account: Account) -> dict[str, Any] | None:
    """What somebody looks for just now."""
    one = await accounts.hall.seeks.store.of(account.person.id)
    if one is None:
        return None
    return {
        "game": one.game,
        "seats": one.seats,
        "options": one.options,
        "brought": one.brought,
        "rated": one.rated,
        "pairs": one.pairs,
        "least": one.least,
        "most": one.most,
        "pace": one.pace,
        "days": one.days,
        "since": when(one.since),
        "seen": when(one.seen),
        "table": one.table_id,
    }


async def _ratings(accounts: Accounts, account: Account) -> list[dict[str, Any]]:
    """The ratings, each with the games that made it."""
    ratings, id_ = accounts.hall.ratings, account.person.id
    found = []
    for one in await ratings.of(id_):
        points = await ratings.curve(id_, one.game)
        found.append(
            {
                "game": one.game,
                "rating": one.rating,
                "deviation": one.deviation,
                "games": one.games,
                "won": one.won,
                "drawn": one.drawn,
                "best": one.best,
                "curve": [
                    {"table": point.table_id, "rating": point.rating, "at": when(point.at)}
                    for point in points
                ],
            }
        )
    return found


async def _moderation(accounts: Accounts, account: Account) -> dict[str, Any]:
    """Whether somebody moderates, their bans, and what was done about them: without who did it."""
    rows, id_ = accounts.hall.store.rows, account.person.id
    found = await rows(bans.bans(BanRow.person_id == id_))
    held = await rows(silences.silences(SilenceRow.person_id == id_))
    warned = await rows(silences.warnings(WarningRow.person_id == id_))
    entries = await rows(audit.matching(Wanted(about=id_), ENTRIES))
    return {
        "moderator": bool(await rows(select(ModeratorRow.person_id).where(ModeratorRow.person_id == id_))),
        "reports": await _reports(accounts, id_),
        "bans": [
            {
                "reason": row["reason"],
                **{name: row[name] and when(row[name]) for name in ("created", "until", "lifted")},
            }
            for row in found
        ],
        "silences": [
            {
                "reason": row["reason"],
                **{name: row[name] and when(row[name]) for name in ("created", "until", "lifted")},
            }
            for row in held
        ],
        "warnings": [
            {"reason": row["reason"], **{name: row[name] and when(row[name]) for name in ("created", "seen")}}
            for row in warned
        ],
        "log": [
            {"at": when(row["at"]), "act": row["act"], "reason": row["reason"], **row["facts"]}
            for row in entries
        ],
    }


async def _reports(accounts: Accounts, id_: str) -> dict[str, Any]:
    """The reports that somebody has made, and those about them that led to something: of the latter neither who has made them nor
    in which words, which could tell it."""
    store = accounts.hall.reports.store
    led = await store.about(id_, ReportRow.outcome.is_not(None), ReportRow.outcome != DISMISSED)
    own = ("reason", "words", "place", "table_id", "line", "status")
    return {
        "made": [
            {"at": when(row["created"]), "about": row["name"], **{name: row[name] for name in own}}
            for row in await store.by(id_)
        ],
        "about": [
            {"at": when(row["created"]), "reason": row["reason"], "outcome": row["outcome"]} for row in led
        ],
    }


async def _tables(accounts: Accounts, account: Account) -> list[dict[str, Any]]:
    hall, id_ = accounts.hall, account.person.id
    sat = select(SeatRow.table_id).where(SeatRow.person_id == id_)
    wanted = select(TableRow.id).where(or_(TableRow.host_id == id_, TableRow.id.in_(sat)))
    tables = []
    for row in await hall.store.rows(wanted.order_by(TableRow.created, TableRow.id)):
        table = await hall.store.table(row["id"])
        if table is None:  # removed meanwhile
            continue
        record, missing = None, None
        if table.status == OVER:
            began = time.monotonic()
            try:
                record = await _record(hall, table, account.person)
            except LudariumError as error:  # kept by its event, or of a version that is gone
                missing = sentence(account.person.lang, error)
            await asyncio.sleep(SHARE * (time.monotonic() - began))
        tables.append(
            {
                "id": table.id,
                "game": table.game,
                "version": table.version,
                "status": table.status,
                "host": table.host_id == id_,
                "seats": [seat.seat for seat in table.seats if seat.person_id == id_],
                "created": when(table.created),
                "started": table.started and when(table.started),
                "ended": table.ended and when(table.ended),
                "scores": table.scores,
                "winners": table.winners,
                "event": table.event,
                "days": table.days,
                "due": table.due and when(table.due),
                "late": [seat.seat for seat in table.seats if seat.person_id == id_ and seat.late],
                "record": record,
                **({} if missing is None else {"no_record": missing}),
            }
        )
    return tables


async def _record(hall: Hall, table: Table, person: Person) -> str:
    """Of a game that is over, whichever node has its table: it is read from its rows, and not kept in memory."""
    room = hall.rooms.get(table.id)
    if room is None:
        if table.id in hall.retention.removing:
            raise refuse("unknown-table")
        room = Room(hall.services, table)
        await hall.sleepers.bring_back(room)
    await hall.check_record(room, person)
    return room.record().text()


async def _chat(accounts: Accounts, account: Account) -> list[dict[str, Any]]:
    columns = (ChatRow.table_id, ChatRow.at, ChatRow.text, ChatRow.phrase)
    wanted = select(*columns).where(ChatRow.person_id == account.person.id)
    rows = await accounts.hall.store.rows(wanted.order_by(ChatRow.at))
    return [{**row, "at": when(row["at"])} for row in rows]


async def _events(accounts: Accounts, account: Account) -> list[dict[str, Any]]:
    """The entries that somebody has made, or that are about their account: without who else decided them, and without what
    lots are drawn from as long as only the staff may know that."""
    id_ = account.person.id
    columns = (EventRow.id, EventRow.name, EventRow.status, EventEntryRow.number, EventEntryRow.body)
    wanted = select(*columns).join(EventEntryRow, EventEntryRow.event_id == EventRow.id)
    wanted = wanted.where(EventEntryRow.body.contains(f'"{id_}"', autoescape=True))
    found: dict[str, dict[str, Any]] = {}
    for row in await accounts.hall.store.rows(wanted.order_by(EventRow.id, EventEntryRow.number)):
        event = found.setdefault(row["id"], {"id": row["id"], "name": row["name"], "entries": []})
        entry = json.loads(row["body"])
        if entry.get("by") != id_:
            entry.pop("by", None)
        if row["status"] != EVENT_OVER and "seed" in entry.get(ON_THE_WIRE, {}):
            if not await _is_staff(accounts, row["id"], id_):
                del entry[ON_THE_WIRE]["seed"]
        event["entries"].append({"number": row["number"], **entry})
    return list(found.values())


async def _is_staff(accounts: Accounts, event_id: str, id_: str) -> bool:
    try:
        return await accounts.hall.desk.is_staff(event_id, id_)
    except LudariumError:  # it can't be read here and now
        return False
