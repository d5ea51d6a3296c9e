"""The desk's requests. Whoever asks is a person of the hall, or a program with a token; the event says what they may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ludarium import i18n
from ludarium.server.desk import lists, telling
from ludarium.server.desk.cases import case_text
from ludarium.server.desk.following import changes_text, event_shown, event_text
from ludarium.server.desk.live import WATCHERS, Live, has_code
from ludarium.server.desk.shown import (
    CatalogueShown,
    Claim,
    CorrectionsShown,
    EntryShown,
    EventCard,
    EventChanged,
    EventShown,
    Fill,
    InfractionShown,
    KindShown,
    NewAnswers,
    NewDeck,
    NewDeed,
    NewEvent,
    NewToken,
    Next,
    PeopleEntered,
    Presets,
    Preview,
    SetKnown,
    TablesAsked,
    TablesShown,
    TokenShown,
    Why,
)
from ludarium.server.errors import refuse
from ludarium.server.http.guests import clean_lang, hashed
from ludarium.server.http.rates import address_of
from ludarium.server.http.shelf import PACKED_ALREADY, answer, told
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.seating import usual_bot
from ludarium.server.ws.messages import encode
from ludarium.tournaments import actions as act
from ludarium.tournaments import permissions, roles
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.casework import CaseFile, case_file
from ludarium.tournaments.corrections import affected, ways
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.texts import same
from ludarium.tournaments.keyforge.decks import CASUAL, SEALED
from ludarium.tournaments.keyforge.registering import DECK, card_names, fetched, from_vault, vault_of
from ludarium.tournaments.keyforge.restricted import RESTRICTED
from ludarium.tournaments.keyforge.sets import DEFAULT_SETS, published, set_codes, suggested
from ludarium.tournaments.penalties.registry import catalogue_named
from ludarium.tournaments.plan import IN_GAMES, settings_of
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.structures.history import Draw, Over
from ludarium.tournaments.structures.registry import STRUCTURES
from ludarium.tournaments.tournament import Tournament, to_json
from ludarium.tournaments.view import named, view
from ludarium.tournaments.view_types import Part

LARGEST_FILE: Final = 32 * 1024 * 1024
UPLOADED_WITHIN: Final = 120.0
"""Seconds that the file of an event may be on its way."""
HEARTBEAT: Final = 20.0
"""Seconds after which a page that follows hears that nothing has changed."""

Any_ = Request[Any, Any, Any]
AnyHall = NamedDependency[Hall]
Me = NamedDependency[Person | None]


async def _account(request: Any_, hall: Hall, me: Person | None, live: Live | None = None) -> str:
    """The account of whoever asks: a program's by its token, else the person's; "" for nobody."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "bearer" and token and live is not None:
        account = await hall.desk.store.account_of(live.id, hashed(token))
        if account is None:
            raise refuse("token-unknown")
        return account
    return "" if me is None else me.id


async def _acting(request: Any_, hall: Hall, me: Person | None, live: Live | None = None) -> str:
    """The account of whoever wants to change something, who may do so only so often."""
    account = await _account(request, hall, me, live)
    if not account:
        raise refuse("need-guest")
    if not hall.talkers.take(account):
        raise refuse("rate-limited")
    return account


def _lang(request: Any_, me: Person | None) -> str:
    return me.lang if me else i18n.best(request.headers.get("accept-language", ""))


async def _shown(hall: Hall, live: Live, account: str) -> EventShown:
    return await hall.desk.seen(live, account, partial(event_shown, live, account))


def _staff(event: Tournament, account: str) -> None:
    role = roles.role_of(event, account) if account else roles.NOBODY
    if role not in STAFF:
        raise NotAllowed(role, "staff")


def _organizer(event: Tournament, account: str) -> None:
    role = roles.role_of(event, account) if account else roles.NOBODY
    if role != roles.ORGANIZER:
        raise NotAllowed(role, roles.ORGANIZER)


@get("/api/events", summary="The events of this hall, newest first, and what I am there")
async def list_events(hall: AnyHall, me: Me) -> list[EventCard]:
    kept = await hall.desk.store.all()
    parts = {} if me is None else await hall.desk.parts(me.id, [one.id for one in kept])
    return [
        EventCard(
            one.id, one.name, one.game, one.preset, one.status, one.players, one.created // 1000,
            *msgspec.structs.astuple(parts.get(one.id, Part())),
        )
        for one in kept
    ]  # fmt: skip


@get(
    "/api/events/presets",
    summary="Plans to start from, and what can be set in them",
    responses=told(Presets),
    opt={PACKED_ALREADY: True},
)
async def get_presets(request: Any_, hall: AnyHall) -> Response[bytes]:
    return answer(await hall.shelf.get("presets", lambda: encode(_presets())), request)


def _presets() -> Presets:
    known = [SetKnown(suggested(code), published(code).reference) for code in set_codes()]
    return Presets(list(PRESETS.values()), {name: settings_of(name) for name in STRUCTURES}, known)


@get(
    "/api/events/cards/{lang:str}",
    summary="The names of KeyForge's cards, by id",
    responses=told(dict[str, str]),
    opt={PACKED_ALREADY: True},
)
async def get_cards(request: Any_, hall: AnyHall, lang: FromPath[str]) -> Response[bytes]:
    text = await hall.shelf.get(("cards", clean_lang(lang)), lambda: encode(card_names(lang)))
    return answer(text, request, "max-age=86400")


@get(
    "/api/events/catalogues/{name:str}",
    summary="Infractions and penalties",
    responses=told(CatalogueShown),
    opt={PACKED_ALREADY: True},
)
async def get_catalogue(request: Any_, hall: AnyHall, name: FromPath[str]) -> Response[bytes]:
    text = await hall.shelf.get(("catalogue", name), lambda: encode(_catalogue(name)))
    return answer(text, request)


def _catalogue(name: str) -> CatalogueShown:
    found = catalogue_named(name)
    return CatalogueShown(
        found.name,
        [
            KindShown(one.name, one.by, one.to, one.effect, one.recorded, one.question)
            for one in found.kinds.values()
        ],
        [InfractionShown(one.id, one.category, one.kind, one.remedies) for one in found.infractions.values()],
    )


@post("/api/events", status_code=201, summary="A new event")
async def new_event(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewEvent]) -> EventShown:
    account = await _acting(request, hall, me)
    if (data.plan.deck_sets, data.plan.restricted) != (DEFAULT_SETS, RESTRICTED):
        raise NotAllowed(roles.ORGANIZER, roles.OFFICIAL)
    event = hall.desk.begun(data.name, data.plan, account, _name(me))
    _founding(request, hall, account)  # a plan that can't be costs nobody a try
    return await _shown(hall, await hall.desk.keep(event), account)


def _founding(request: Any_, hall: Hall, account: str) -> None:
    """Raise where somebody has begun too many events of late."""
    if not hall.founders.take(account, address_of(request)):
        raise refuse("rate-limited")


def _name(me: Person | None) -> str:
    return me.name if me is not None else "API"


@post(
    "/api/events/import",
    status_code=201,
    request_max_body_size=LARGEST_FILE,
    summary="An event out of its file",
)
async def import_event(request: Any_, hall: AnyHall, me: Me) -> EventShown:
    account = await _acting(request, hall, me)
    _founding(request, hall, account)
    with hall.files.one(address_of(request)):
        text = await _uploaded(request)
        live = await hall.desk.bring(text, account, _name(me))
    return await _shown(hall, live, account)


async def _uploaded(request: Any_) -> bytes:
    """The body of a request. Raises where it takes too long: others wait for the place."""
    try:
        async with asyncio.timeout(UPLOADED_WITHIN):
            return await request.body()
    except TimeoutError:
        raise refuse("too-large") from None


@get(
    "/api/events/{event_id:str}",
    summary="An event, as far as I may know it",
    responses=told(EventShown),
    opt={PACKED_ALREADY: True},
)
async def get_event(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Response[bytes]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)
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
    account = await _account(request, hall, me, live)
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
            while not hall.desk.closing:
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


@post("/api/events/{event_id:str}/deeds", status_code=200, summary="Decide something")
async def new_deed(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewDeed]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    if not await hall.desk.read(live, lambda event: permissions.may_send(event, account, data.action)):
        raise refuse("malformed-message")  # the desk itself decides these: see /next
    if roles.role_of(live.event, account) not in STAFF and not hall.deciders.take(account):
        raise refuse("rate-limited")  # what players decide makes the log longer, and everybody reads it
    await hall.desk.decide(live, data.action, account, data.why, data.after)
    return await _shown(hall, live, account)


@post(
    "/api/events/{event_id:str}/answers", status_code=200, summary="Answer several things that wait at once"
)
async def new_answers(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewAnswers]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    await hall.desk.read(live, lambda event: _staff(event, account))
    await hall.desk.decide_all(live, list(data.actions), account)
    return await _shown(hall, live, account)


@post(
    "/api/events/{event_id:str}/tables",
    status_code=200,
    summary="Who is to be seated next, and what the desk says of tables made by hand",
)
async def look_at_tables(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[TablesAsked]
) -> TablesShown:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)
    lang = _lang(request, me)

    def looked_at(event: Tournament) -> TablesShown:
        _staff(event, account)
        permissions.check(event, account, act.Drawn((), by_hand=True))
        return telling.tables_by_hand(event, tuple([tuple(players) for players in data.tables]), lang)

    return await hall.desk.read(live, looked_at)


@post("/api/events/{event_id:str}/next", status_code=200, summary="Draw the next round, or end the stage")
async def next_round(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[Next]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    await hall.desk.next(live, account, data.attempt, data.after)
    return await _shown(hall, live, account)


@get("/api/events/{event_id:str}/preview", summary="What would come next")
async def preview(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Preview:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)
    lang = _lang(request, me)

    def previewed(event: Tournament) -> Preview:
        _staff(event, account)
        found = event.next_round()
        if isinstance(found, Draw):
            told = [telling.sentence(event, note, lang) for note in found.notes]
            return Preview("draw", found.tables, found.label, (), told)
        if isinstance(found, Over):
            told = [telling.sentence(event, note, lang) for note in found.notes]
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
    account = await _account(request, hall, me, live)

    def asked(event: Tournament) -> list[Entry]:
        _staff(event, account)
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
    account = await _account(request, hall, me, live)
    lang = _lang(request, me)

    def asked(event: Tournament) -> list[Entry]:
        if draft or not named(event):
            _staff(event, account)
        if not draft:
            event.round(number)
        return list(event.entries)

    def without_draw(event: Tournament) -> Why:
        asked(event)
        return Why(telling.without_draw(event, number, draft, lang, account), {})

    # A draw is made once more to explain it: that may take long, and is the same for everybody.
    entries = await hall.desk.read(live, asked)
    why = await hall.desk.found(
        live, entries, ("why", number, draft, lang), lambda event: _why(event, number, draft, lang)
    )
    return await hall.desk.read(live, without_draw) if why is None else why


def _why(event: Tournament, number: int, draft: bool, lang: str) -> Why | None:
    """Why a round, or the draft, was drawn so; None where no draw explains it."""
    draw = telling.drafted(event) if draft else telling.explained(event, number)
    if draw is None:
        return None
    return Why(
        [telling.sentence(event, note, lang) for note in draw.notes],
        {place: [telling.sentence(event, note, lang) for note in notes] for place, notes in draw.why.items()},
    )


@get("/api/events/{event_id:str}/log", summary="Everything that was decided")
async def get_log(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> list[EntryShown]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)

    def shown(event: Tournament) -> list[EntryShown]:
        _staff(event, account)
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


@get("/api/events/{event_id:str}/record/{number:int}/{table:int}", summary="The record of a game")
async def get_record(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], number: FromPath[int], table: FromPath[int]
) -> Response[str]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)

    def found(event: Tournament) -> str:
        kept = event.table(number, table)
        if not view(event, account, 0).rounds[number].tables[table].record:
            raise refuse("record-not-ready")
        return kept.record

    return Response(await hall.desk.read(live, found), media_type="text/plain")


def _file(text: str | bytes, kind: str, name: str) -> Response[str | bytes]:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/events/{event_id:str}/export.json", summary="The whole event as a file")
async def export(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Response[str | bytes]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)

    def written(event: Tournament) -> bytes:
        _staff(event, account)
        return to_json(event)

    return _file(await hall.desk.read(live, written), "application/json", f"event-{live.id}.json")


@get(
    "/api/events/{event_id:str}/cases/{person:int}",
    summary="The case of somebody, as the organizer reports it to the official side",
)
async def get_case(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], person: FromPath[int]
) -> CaseFile:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)

    def filed(event: Tournament) -> CaseFile:
        _staff(event, account)
        return case_file(event, person)

    return await hall.desk.read(live, filed)


@get("/api/events/{event_id:str}/cases/{person:int}/report.txt", summary="The same case in words")
async def get_case_text(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], person: FromPath[int]
) -> Response[str | bytes]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)

    def filed(event: Tournament) -> str:
        _staff(event, account)
        return case_text(case_file(event, person), _lang(request, me))

    return _file(await hall.desk.read(live, filed), "text/plain", f"case-{live.id}-{person + 1}.txt")


TABLES: Final = {
    "players": telling.players_csv,
    "standings": telling.standings_csv,
    "rounds": telling.rounds_csv,
}


@get(
    [f"/api/events/{{event_id:str}}/{name}.csv" for name in TABLES],
    summary="Players, standings or rounds as a table",
)
async def export_csv(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> Response[str | bytes]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)
    what = request.url.path.rpartition("/")[2].removesuffix(".csv")
    text, unit = await hall.desk.read(
        live, lambda event: (TABLES[what](view(event, account, 0)), event.plan.unit)
    )
    name = "games" if what == "rounds" and unit == IN_GAMES else what
    return _file(text, "text/csv", f"{name}-{live.id}.csv")


@post(
    "/api/events/{event_id:str}/players.csv",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    summary="Enter the players of a table: all of them, or none",
)
async def import_players(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> PeopleEntered:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    found = await asyncio.to_thread(lists.read_players, await request.body())
    people = [act.Entered(name, "", club, rank) for name, club, rank in found.rows]
    await hall.desk.enter_all(live, lambda _: people, account)
    shown = await _shown(hall, live, account)
    return PeopleEntered(shown.id, shown.now, shown.tag, shown.view, found.ignored)


@post("/api/events/{event_id:str}/fill", status_code=200, summary="Bots fill the event")
async def fill(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[Fill]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    names = [name.strip() for name in i18n.say(_lang(request, me), "hall-bot-names").split("|")]

    def bots(event: Tournament) -> list[act.Entered]:
        permissions.check(event, account, act.Entered(names[0], bot=usual_bot(event.plan.game)))
        missing = max(0, data.players - sum([one.plays for one in event.people]))
        taken = {same(one.name) for one in event.people}
        numbered = [f"{name} {turn}" for turn in range(2, 2 + len(event.people) + missing) for name in names]
        free = [name for name in names + numbered if same(name) not in taken]
        return [act.Entered(name, bot=usual_bot(event.plan.game)) for name in free[:missing]]

    await hall.desk.enter_all(live, bots, account, checked=True)
    return await _shown(hall, live, account)


@post(
    "/api/events/{event_id:str}/decks",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    summary="Register a deck of KeyForge",
)
async def new_deck(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewDeck]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    sealed = live.event.plan.format in (SEALED, CASUAL)
    # Nothing is fetched for whoever may not register it.
    permissions.check(live.event, account, act.DeckBrought(data.person, "", sealed=sealed))
    word, _ = await hall.fetcher.read(DECK, data.text, account)
    # What the hall has fetched is the Master Vault's own list (T8.3); a file is that only in the hands of staff.
    trusted = fetched(data.text) or roles.role_of(live.event, account) in STAFF
    compared = str(word) if trusted and from_vault(data.text) else ""
    action = act.DeckBrought(data.person, str(word), vault_of(data.text), compared, data.language, sealed)
    await hall.desk.decide(live, action, account)
    return await _shown(hall, live, account)


@get(
    "/api/events/{event_id:str}/codes", summary="By player, the code that makes whoever shows it that player"
)
async def get_codes(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> dict[int, str]:
    live = await hall.desk.get(event_id)
    account = await _account(request, hall, me, live)

    def codes(event: Tournament) -> dict[int, str]:
        _organizer(event, account)  # whoever has a player's code can be that player: judges stay out of it
        return {one.number: live.code(one.number) for one in event.people if has_code(one)}

    return await hall.desk.read(live, codes)


@post("/api/events/{event_id:str}/claim", status_code=200, summary="Say by a code which player I am")
async def claim(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[Claim]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    await hall.desk.claim(live, data.code, account)
    return await _shown(hall, live, account)


@post("/api/events/{event_id:str}/tokens", status_code=201, summary="A token for a program")
async def new_token(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewToken]
) -> TokenShown:
    live = await hall.desk.get(event_id)
    account = await _acting(request, hall, me, live)
    return TokenShown(await hall.desk.token(live, account, data.role, data.name))


@get("/api/qr", summary="An address of this hall as a QR code")
async def qr(request: Any_, path: Annotated[str, QueryParameter(max_length=300)]) -> Response[bytes]:
    if not path.startswith("/") or path.startswith("//"):
        raise Refused("path-wrong")
    out = BytesIO()
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{path}"
    segno.make(address, error="m").save(out, kind="svg", border=2, xmldecl=False, svgns=True, scale=4)
    return Response(out.getvalue(), media_type="image/svg+xml")


HANDLERS = [
    list_events,
    get_presets,
    get_cards,
    get_catalogue,
    new_event,
    import_event,
    get_event,
    get_changes,
    follow,
    new_deed,
    new_answers,
    next_round,
    preview,
    get_corrections,
    look_at_tables,
    get_why,
    get_log,
    get_case,
    get_case_text,
    get_record,
    export,
    export_csv,
    import_players,
    fill,
    new_deck,
    get_codes,
    claim,
    new_token,
    qr,
]
