"""The plain requests: who I am, which games there are, tables, records, rules."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from ludarium import i18n
from ludarium.bots.registry import bot_names, learned
from ludarium.core import games, load_game
from ludarium.core.lesson import LESSON
from ludarium.server import errors
from ludarium.server.errors import refuse
from ludarium.server.http import guests, health
from ludarium.server.http.fetching import may_fetch
from ludarium.server.http.guests import COOKIE, clean_lang, cookie_days
from ludarium.server.http.health import Readiness
from ludarium.server.http.rates import address_of
from ludarium.server.http.rules import rendered, rules_file
from ludarium.server.http.shelf import JSON, PACKED_ALREADY, QUICK, answer, pack, told
from ludarium.server.metrics import FORM
from ludarium.server.storage.store import Person
from ludarium.server.tables import learning, rematch, seat_options, seating
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.replay import Replay
from ludarium.server.tables.room import Room
from ludarium.server.ws.messages import (
    Changes,
    CourseShown,
    GameShown,
    MomentShown,
    NewGuest,
    NewLesson,
    NewRematch,
    NewTable,
    OfficialShown,
    OptionNeedShown,
    OptionRead,
    OptionSpecShown,
    OptionText,
    PersonShown,
    PlayNow,
    RematchMade,
    RematchOffer,
    SeatChanges,
    StepShown,
    TableLists,
    TableShown,
    encode,
)

Any_ = Request[Any, Any, Any]
AnyHall = NamedDependency[Hall]
Me = NamedDependency[Person | None]
Invite = Annotated[str | None, QueryParameter(max_length=64)]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=99)]
"""With whose eyes somebody looks: a seat's, or a spectator's."""

PRIVATE: Final = "private, no-cache"
READER: Final = "accept-encoding, accept-language, cookie"
"""What answers to a reader depend on."""


async def me_or_none(request: Any_, hall: AnyHall) -> Person | None:
    """The person whose cookie a request carries."""
    return await hall.guests.by_token(request.cookies.get(COOKIE))


def known(me: Person | None) -> Person:
    if me is None:
        raise refuse("need-guest")
    return me


def acting(hall: Hall, me: Person | None) -> Person:
    """Whoever wants to change something, who may do so only so often."""
    person = known(me)
    if not hall.talkers.take(person.id):
        raise refuse("rate-limited")
    return person


def _shown(person: Person, account: bool = False) -> PersonShown:
    return PersonShown(person.id, person.name, person.lang, account, person.visible, person.seen_by_friends)


async def shown_person(hall: Hall, person: Person) -> PersonShown:
    """Somebody, as they see themselves."""
    return _shown(person, await hall.accounts.has(person.id))


def session_cookie(request: Any_, hall: Hall, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=int(cookie_days(hall.settings.keep_sessions) * 86_400),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _enter(request: Any_, hall: Hall, name: str, lang: str) -> tuple[Person, Cookie]:
    address = address_of(request)
    if not hall.arrivals.take(address):
        raise refuse("rate-limited")
    if not hall.newcomers.take(address):
        raise refuse("too-many-guests")
    person, token = await hall.guests.enter(name, lang)
    return person, session_cookie(request, hall, token)


async def somebody(
    request: Any_, hall: Hall, me: Person | None, name: str | None, lang: str | None
) -> tuple[Person, list[Cookie]]:
    """Whoever asks, made a guest on the way if there is nobody yet."""
    if me is not None:
        return me, []
    lang = clean_lang(lang or i18n.best(request.headers.get("accept-language", "")))
    me, cookie = await _enter(request, hall, name or guests.some_name(lang), lang)
    return me, [cookie]


@post("/api/guests", status_code=201, summary="Come in as a guest")
async def new_guest(request: Any_, hall: AnyHall, data: JSONBody[NewGuest]) -> Response[PersonShown]:
    # Whoever is banned does not become somebody else by asking.
    await hall.guests.by_token(request.cookies.get(COOKIE))
    person, cookie = await _enter(request, hall, data.name, data.lang)
    return Response(_shown(person), cookies=[cookie])


@get("/api/me", summary="Who I am, or null")
async def get_me(request: Any_, hall: AnyHall, me: Me) -> Response[PersonShown | None]:
    """Gives the cookie anew, so that it lasts as long as a session that is used."""
    if me is None:
        return Response(None)
    cookie = session_cookie(request, hall, request.cookies[COOKIE])
    return Response(await shown_person(hall, me), cookies=[cookie])


@patch("/api/me", summary="Change my name or language, or whether I may be seen")
async def change_me(hall: AnyHall, me: Me, data: JSONBody[Changes]) -> PersonShown:
    person = acting(hall, me)
    await hall.guests.change(person, data.name, data.lang, data.visible, data.seen_by_friends)
    if data.visible is not None or data.seen_by_friends is not None:
        await hall.here.changed(person)
    if data.name is not None:
        await hall.rename(person)
    if data.lang is not None:
        for room in hall.rooms.values():
            room.speak(person)
    return await shown_person(hall, person)


@get(
    "/api/games",
    summary="The games, their options and bots",
    responses=told(list[GameShown]),
    opt={PACKED_ALREADY: True},
)
async def get_games(request: Any_, hall: AnyHall) -> Response[bytes]:
    return answer(await hall.shelf.get("games", lambda: encode(_games(hall))), request)


def _games(hall: Hall) -> list[GameShown]:
    return [
        GameShown(
            name=game.name,
            version=game.version,
            seats=game.seats,
            default_seats=game.default_seats,
            public=game.public,
            options=[
                OptionSpecShown(
                    spec.name,
                    spec.default,
                    spec.choices,
                    spec.text,
                    [OptionNeedShown(value, *need) for value, need in spec.only.items()],
                    spec.seat,
                    may_fetch(spec, hall.settings),
                    spec.clock,
                    spec.practice,
                )
                for spec in game.options
            ],
            first=game.first,
            bots=(bots := bot_names(game)),
            learned={bot: options for bot in bots if (options := learned(game, bot))},
        )
        for game in games().values()
    ]


@post(
    "/api/games/{game:str}/options/{option:str}",
    status_code=200,
    summary="A text for an option, read as a table would read it",
)
async def read_option(
    request: Any_,
    hall: AnyHall,
    me: Me,
    game: FromPath[str],
    option: FromPath[str],
    data: JSONBody[OptionText],
) -> OptionRead:
    """For options that a whole table agrees on; what is brought to a seat is read at the table."""
    acting(hall, me)
    spec = next((one for one in load_game(game).options if one.name == option), None)
    if spec is None or not spec.text or spec.seat is not None:
        raise refuse("not-found")
    value = spec.read(data.text)
    lang = lang_of(request, me)
    return OptionRead(value, [errors.sentence(lang, doubt) for doubt in spec.doubts(value)])


def lang_of(request: Any_, me: Person | None) -> str:
    return me.lang if me else i18n.best(request.headers.get("accept-language", ""))


def shown_table(request: Any_, room: Room, me: Person | None, invite: str | None = None) -> TableShown:
    member = room.is_member(me.id if me else None) or invite == room.table.invite
    return room.shown(member, lang_of(request, me))


@post("/api/tables", status_code=201, summary="Open a table")
async def new_table(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewTable]) -> TableShown:
    if LESSON in data.options:
        raise refuse("option-wrong", option=LESSON, value=data.options[LESSON], expected="/api/lessons")
    return shown_table(request, await hall.create(acting(hall, me), data, address_of(request)), me)


@post("/api/tables/{table_id:str}/rematch", status_code=201, summary="A rematch with everybody who sat there")
async def new_rematch(
    request: Any_, hall: AnyHall, me: Me, table_id: FromPath[str], data: JSONBody[NewRematch]
) -> RematchMade:
    """Where there is one already, that one."""
    person = acting(hall, me)
    room = await hall.room(table_id)
    room.admit(person.id, None)
    return await rematch.ask(room, hall, person, data, address_of(request))


@post(
    "/api/tables/{table_id:str}/decline",
    status_code=204,
    summary="Give up the seat that a rematch keeps for me",
)
async def decline(hall: AnyHall, me: Me, table_id: FromPath[str]) -> None:
    person = acting(hall, me)
    room = await hall.room(table_id)
    room.admit(person.id, None)
    await rematch.decline(room, person)


@get("/api/me/rematches", summary="The rematches that keep a seat for me and have not begun")
async def get_my_rematches(hall: AnyHall, me: Me) -> list[RematchOffer]:
    return [] if me is None else await rematch.offers(hall, me)


@patch("/api/tables/{table_id:str}/seats/{seat:int}", summary="Say what is brought to a seat")
async def change_seat(
    request: Any_,
    hall: AnyHall,
    me: Me,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChanges],
) -> TableShown:
    person = acting(hall, me)
    room = await hall.room(table_id)
    room.admit(person.id, None)
    seating.check_bring(room, person, seat, data.options)
    given = await hall.fetcher.given(load_game(room.table.game), person.id, data.options)
    await seating.bring(room, person, seat, given)
    await hall.belongings.brought(person, load_game(room.table.game), given.options)
    return shown_table(request, room, person)


@post("/api/play", status_code=201, summary="A table against bots, started at once")
async def play_now(request: Any_, hall: AnyHall, me: Me, data: JSONBody[PlayNow]) -> Response[TableShown]:
    game = load_game(data.game)
    me, cookies = await somebody(request, hall, me, data.name, data.lang)
    bot = seating.usual_bot(game.name) if data.bot is None else data.bot
    wish = NewTable(
        game.name,
        game.default_seats,
        data.options,
        private=bool(data.options),
        bots=[None] + [bot] * (game.default_seats - 1),
        nonce=data.nonce,
        tempo=data.tempo,
    )
    room = await hall.create(acting(hall, me), wish, address_of(request))
    await hall.start(room, me)
    return Response(shown_table(request, room, me), cookies=cookies)


@get(
    "/api/lessons",
    summary="The lessons of every game, and which of them I have done",
    responses=told(list[CourseShown]),
    opt={PACKED_ALREADY: True},
)
async def get_lessons(request: Any_, hall: AnyHall, me: Me) -> Response[bytes]:
    done = frozenset() if me is None else frozenset(await hall.store.lessons_done(me.id))

    def courses() -> bytes:
        return encode(learning.courses(list(games().values()), set(done)))

    text = pack(courses(), JSON, QUICK) if done else await hall.shelf.get("lessons", courses)
    return answer(text, request, PRIVATE, READER)


@post("/api/lessons", status_code=201, summary="A lesson, started at once")
async def new_lesson(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewLesson]) -> Response[TableShown]:
    game = load_game(data.game)
    lesson = learning.lesson_of(game, data.lesson)
    me, cookies = await somebody(request, hall, me, data.name, data.lang)
    room = await learning.begin(
        hall, acting(hall, me), game, lesson, data.nonce, address_of(request), data.tempo
    )
    return Response(shown_table(request, room, me), cookies=cookies)


@get("/api/tables", summary="The lobby", responses=told(TableLists), opt={PACKED_ALREADY: True})
async def get_tables(request: Any_, hall: AnyHall, me: Me) -> Response[bytes]:
    if me is not None:
        hall.here.comes(me)
    return answer(await hall.lobby.text(me, lang_of(request, me)), request, PRIVATE, READER)


@get("/api/tables/{table_id:str}", summary="One table")
async def get_table(
    request: Any_, hall: AnyHall, me: Me, table_id: FromPath[str], invite: Invite = None
) -> TableShown:
    room = await hall.room(table_id)
    reader = me.id if me else None
    room.admit(reader, await hall.invite_of(room, reader, invite))
    return shown_table(request, room, me, invite)


@get("/api/tables/{table_id:str}/record", summary="The record of a finished game", media_type="text/plain")
async def get_record(hall: AnyHall, me: Me, table_id: FromPath[str], invite: Invite = None) -> Response[str]:
    room = await hall.room(table_id)
    reader = me.id if me else None
    room.admit(reader, await hall.invite_of(room, reader, invite))
    record = room.record()
    await hall.check_record(room, me)
    name = f"{room.table.game}-{room.id}.txt"
    return Response(
        record.text(),
        media_type="text/plain",
        headers={"content-disposition": f'inline; filename="{name}"'},
    )


async def looked_back(
    hall: Hall, table_id: str, me: Person | None, invite: str | None, seat: int | None
) -> Replay:
    """A finished game, for those who may have its record."""
    room = await hall.room(table_id)
    reader = me.id if me else None
    room.admit(reader, await hall.invite_of(room, reader, invite))
    replay = room.looked_back(seat)
    await hall.check_record(room, me)
    return replay


@get("/api/tables/{table_id:str}/replay", summary="The log of a finished game, with the eyes of a seat")
async def get_replay(
    hall: AnyHall, me: Me, table_id: FromPath[str], seat: Eyes = None, invite: Invite = None
) -> list[StepShown]:
    return (await looked_back(hall, table_id, me, invite, seat)).log(seat)


@get(
    "/api/tables/{table_id:str}/replay/{number:int}",
    summary="A finished game as it stood after a step, and on",
)
async def get_moments(
    hall: AnyHall,
    me: Me,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: Eyes = None,
    invite: Invite = None,
) -> list[MomentShown]:
    if number < 0:
        raise refuse("not-found")
    return await (await looked_back(hall, table_id, me, invite, seat)).moments(number, seat)


@get("/api/tables/{table_id:str}/official", summary="What the players' texts say besides what is played")
async def get_official(hall: AnyHall, me: Me, table_id: FromPath[str]) -> OfficialShown:
    room = await hall.room(table_id)
    me = known(me)
    if not room.is_member(me.id):
        raise refuse("not-a-member")
    return seat_options.official(room.table, room.extras, hall.settings.image_origins, me.id)


@get(
    "/api/rules/{game:str}/{lang:str}",
    summary="The rules of a game, as HTML",
    media_type="text/html",
    opt={PACKED_ALREADY: True},
)
async def get_rules(
    request: Any_, hall: AnyHall, game: FromPath[str], lang: FromPath[str]
) -> Response[bytes]:
    file = rules_file(load_game(game).name, clean_lang(lang))
    return answer(await hall.shelf.get(file, lambda: rendered(file[0]).encode(), "text/html"), request)


@get("/livez", summary="Whether the hall answers at all", include_in_schema=False)
async def live() -> dict[str, str]:
    return {"status": "ok"}


@get(["/readyz", "/healthz"], summary="Whether the hall can do its work", include_in_schema=False)
async def ready(hall: AnyHall) -> Response[Readiness]:
    found = health.readiness(hall)
    return Response(found, status_code=503 if found.problems else 200)


@get("/metrics", summary="What a monitor may count", include_in_schema=False)
async def get_metrics(request: Any_, hall: AnyHall) -> Response[bytes]:
    key = hall.settings.metrics_key
    if not key:
        raise refuse("not-found")
    named = request.headers.get("authorization", "").encode()
    if not secrets.compare_digest(named, f"Bearer {key}".encode()):
        raise refuse("metrics-key")
    return Response(hall.metrics.text(), headers={"content-type": FORM}, media_type=None)


HANDLERS = [
    new_guest,
    get_me,
    change_me,
    get_games,
    read_option,
    new_table,
    new_rematch,
    decline,
    get_my_rematches,
    change_seat,
    play_now,
    get_lessons,
    new_lesson,
    get_tables,
    get_table,
    get_record,
    get_replay,
    get_moments,
    get_official,
    get_rules,
    live,
    ready,
    get_metrics,
]
