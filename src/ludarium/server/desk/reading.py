"""Requests that read events: pages, what has changed, previews, explanations, files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ludarium import i18n
from ludarium.server.desk import explanations, spreadsheets
from ludarium.server.desk.cases import case_text
from ludarium.server.desk.following import changes_text, event_text
from ludarium.server.desk.live import WATCHERS, Live, has_code
from ludarium.server.desk.requests import (
    Any_,
    AnyHall,
    Me,
    account_of,
    as_file,
    lang_of,
    organizer_only,
    staff_only,
)
from ludarium.server.desk.shown import (
    CorrectionsShown,
    EntryShown,
    EventCard,
    EventChanged,
    EventShown,
    Preview,
    TablesAsked,
    TablesShown,
    Why,
)
from ludarium.server.errors import refuse
from ludarium.server.http.rates import address_of
from ludarium.server.http.shelf import PACKED_ALREADY, answer, told
from ludarium.server.tables.hall import Hall
from ludarium.tournaments import actions as act
from ludarium.tournaments import permissions, roles
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.casework import CaseFile, case_file
from ludarium.tournaments.corrections import affected, ways
from ludarium.tournaments.rules.base import IN_GAMES
from ludarium.tournaments.rules.registry import rules_of
from ludarium.tournaments.structures.history import Draw, Over
from ludarium.tournaments.tournament import Tournament, to_json
from ludarium.tournaments.view import named, view
from ludarium.tournaments.view_types import Part

HEARTBEAT: Final = 20.0
"""Seconds after which a page that follows hears that nothing has changed."""


@get("/api/events", summary="The events of this hall, newest first, and what I am there")
async def list_events(hall: AnyHall, me: Me) -> list[EventCard]:
    kept = await hall.desk.store.all()
    parts = {} if me is None else await hall.desk.parts(me.id, [one.id for one in kept])
    return [
        EventCard(
            one.id, one.name, one.game, one.preset, one.status, one.players, one.created // 1000,
            unit=rules_of(one.game).shown.unit, **msgspec.structs.asdict(parts.get(one.id, Part())),
        )
        for one in kept
    ]  # fmt: skip


@get(
    "/api/events/{event_id:str}",
    summary="An event, as far as I may know it",
    responses=told(EventShown),
    opt={PACKED_ALREADY: True},
)
async def get_event(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Response[bytes]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)
    text = await hall.desk.seen(live, account, partial(event_text, live, account))
    return answer(text, request, "private, no-cache")


@get(
    "/api/events/{event_id:str}/changes",
    summary="What has changed since I was told of an event",
    responses=told(EventChanged),
    opt={PACKED_ALREADY: True},
)
async def get_changes(
    request: Any_,
    hall: AnyHall,
    me: Me,
    event_id: FromPath[str],
    since: Annotated[str, QueryParameter(max_length=40)],
) -> Response[bytes]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)
    text = await hall.desk.seen(live, account, partial(changes_text, live, account, since))
    return answer(text, request, "private, no-cache")


@get(
    "/api/events/{event_id:str}/live",
    summary="Server-sent events: the length of the log, whenever it changes",
)
async def follow(request: Any_, hall: AnyHall, event_id: FromPath[str]) -> ServerSentEvent:
    live = await hall.desk.get(event_id)
    news = _news(hall, live, address_of(request))
    # Asked for here, the first message takes the place: of many requests none comes in between.
    first = await anext(news, None)

    async def told() -> AsyncIterator[ServerSentEventMessage]:
        if first is not None:
            yield first
        async for message in news:
            yield message

    return ServerSentEvent(told())


async def _news(hall: Hall, live: Live, address: str) -> AsyncIterator[ServerSentEventMessage]:
    """The length of the log, now and whenever it changes. Raises ``rate-limited`` where too many follow."""
    if len(live.watchers) >= WATCHERS:
        raise refuse("rate-limited")
    with hall.followers.one(address):
        watcher = asyncio.Event()
        live.watchers.add(watcher)
        try:
            while not (hall.desk.closing or live.moved):
                watcher.clear()
                entries = await hall.desk.length(live)
                yield ServerSentEventMessage(data=f'{{"entries":{entries}}}')
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await watcher.wait()
                except TimeoutError:
                    pass
        finally:
            live.watchers.discard(watcher)


@post(
    "/api/events/{event_id:str}/tables",
    status_code=200,
    summary="Who is to be seated next, and what the desk says of tables made by hand",
)
async def look_at_tables(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[TablesAsked]
) -> TablesShown:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)
    lang = lang_of(request, me)

    def looked_at(event: Tournament) -> TablesShown:
        staff_only(event, account)
        permissions.check(event, account, act.Drawn((), by_hand=True))
        return explanations.tables_by_hand(event, tuple([tuple(players) for players in data.tables]), lang)

    return await hall.desk.read(live, looked_at)


@get("/api/events/{event_id:str}/preview", summary="What would come next")
async def preview(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Preview:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)
    lang = lang_of(request, me)

    def previewed(event: Tournament) -> Preview:
        staff_only(event, account)
        found = event.next_round()
        if isinstance(found, Draw):
            told = [explanations.sentence(event, note, lang) for note in found.notes]
            return Preview("draw", found.tables, found.label, (), told)
        if isinstance(found, Over):
            told = [explanations.sentence(event, note, lang) for note in found.notes]
            return Preview("over", through=found.through, sentences=told)
        facts = dict(found.facts)
        return Preview(
            "impossible", sentences=[i18n.say(lang, f"error-desk-impossible-{found.code}", **facts)]
        )

    return await hall.desk.read(live, previewed)


@get(
    "/api/events/{event_id:str}/corrections",
    summary="What rests on a correction, and what can be done about it",
)
async def get_corrections(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> CorrectionsShown:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def asked(event: Tournament) -> list[Entry]:
        staff_only(event, account)
        return list(event.entries)

    # each way may need a draw, which takes long in a large event
    entries = await hall.desk.read(live, asked)
    return await hall.desk.found(live, entries, ("corrections",), _corrections)


def _corrections(event: Tournament) -> CorrectionsShown:
    return CorrectionsShown(len(event.entries), list(affected(event)), ways(event))


@get("/api/events/{event_id:str}/why/{number:int}", summary="Why a round, or its draft, was drawn so")
async def get_why(
    request: Any_,
    hall: AnyHall,
    me: Me,
    event_id: FromPath[str],
    number: FromPath[int],
    draft: Annotated[bool, QueryParameter()] = False,
) -> Why:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)
    lang = lang_of(request, me)

    def asked(event: Tournament) -> list[Entry]:
        if draft or not named(event):
            staff_only(event, account)
        if not draft:
            event.round(number)
        return list(event.entries)

    def without_draw(event: Tournament) -> Why:
        asked(event)
        return Why(explanations.without_draw(event, number, draft, lang, account), {})

    # A draw is made once more to explain it: that may take long, and is the same for everybody.
    entries = await hall.desk.read(live, asked)
    why = await hall.desk.found(
        live, entries, ("why", number, draft, lang), lambda event: _why(event, number, draft, lang)
    )
    return await hall.desk.read(live, without_draw) if why is None else why


def _why(event: Tournament, number: int, draft: bool, lang: str) -> Why | None:
    """Why a round, or the draft, was drawn so; None where no draw explains it."""
    draw = explanations.drafted(event) if draft else explanations.explained(event, number)
    if draw is None:
        return None
    return Why(
        [explanations.sentence(event, note, lang) for note in draw.notes],
        {
            place: [explanations.sentence(event, note, lang) for note in notes]
            for place, notes in draw.why.items()
        },
    )


@get("/api/events/{event_id:str}/log", summary="Everything that was decided")
async def get_log(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> list[EntryShown]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def shown(event: Tournament) -> list[EntryShown]:
        staff_only(event, account)
        return [
            EntryShown(
                one.number, one.at, roles.role_of(event, one.by), _called(event, one.by), one.action, one.why,
                one.number in event.undone,
            )
            for one in event.entries
        ]  # fmt: skip

    return await hall.desk.read(live, shown)


def _called(event: Tournament, account: str) -> str:
    """The name of whoever decided something; accounts themselves are nobody's business."""
    if account in event.staff:
        return event.staff[account][0]
    number = roles.player_of(event, account)
    return "" if number is None else event.people[number].name


@get(
    "/api/events/{event_id:str}/record/{number:int}/{table:int}",
    summary="The record of a game",
    media_type="text/plain",
)
async def get_record(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], number: FromPath[int], table: FromPath[int]
) -> Response[str]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def found(event: Tournament) -> str:
        kept = event.table(number, table)
        if not view(event, account, 0).rounds[number].tables[table].record:
            raise refuse("record-not-ready")
        return kept.record

    return Response(await hall.desk.read(live, found), media_type="text/plain")


@get("/api/events/{event_id:str}/export.json", summary="The whole event as a file")
async def export(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Response[str | bytes]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def written(event: Tournament) -> bytes:
        staff_only(event, account)
        return to_json(event)

    return as_file(await hall.desk.read(live, written), "application/json", f"event-{live.id}.json")


@get(
    "/api/events/{event_id:str}/cases/{person:int}",
    summary="The case of somebody, as the organizer reports it to the official side",
)
async def get_case(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], person: FromPath[int]
) -> CaseFile:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def filed(event: Tournament) -> CaseFile:
        staff_only(event, account)
        return case_file(event, person)

    return await hall.desk.read(live, filed)


@get("/api/events/{event_id:str}/cases/{person:int}/report.txt", summary="The same case in words")
async def get_case_text(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], person: FromPath[int]
) -> Response[str | bytes]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def filed(event: Tournament) -> str:
        staff_only(event, account)
        return case_text(case_file(event, person), lang_of(request, me))

    return as_file(await hall.desk.read(live, filed), "text/plain", f"case-{live.id}-{person + 1}.txt")


TABLES: Final = {
    "players": spreadsheets.players_csv,
    "standings": spreadsheets.standings_csv,
    "rounds": spreadsheets.rounds_csv,
}


@get(
    [f"/api/events/{{event_id:str}}/{name}.csv" for name in TABLES],
    summary="Players, standings or rounds as a table",
)
async def export_csv(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Response[str | bytes]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)
    what = request.url.path.rpartition("/")[2].removesuffix(".csv")
    text, unit = await hall.desk.read(
        live, lambda event: (TABLES[what](view(event, account, 0)), event.plan.unit)
    )
    name = "games" if what == "rounds" and unit == IN_GAMES else what
    return as_file(text, "text/csv", f"{name}-{live.id}.csv")


@get(
    "/api/events/{event_id:str}/codes", summary="By player, the code that makes whoever shows it that player"
)
async def get_codes(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> dict[int, str]:
    live = await hall.desk.get(event_id)
    account = await account_of(request, hall, me, live)

    def codes(event: Tournament) -> dict[int, str]:
        organizer_only(
            event, account
        )  # whoever has a player's code can be that player: judges stay out of it
        return {one.number: live.code(one.number) for one in event.people if has_code(one)}

    return await hall.desk.read(live, codes)
