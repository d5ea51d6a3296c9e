"""Requests that change an event, or begin one."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from ludarium import i18n
from ludarium.server.desk import lists
from ludarium.server.desk.requests import (
    LARGEST_FILE,
    Any_,
    AnyHall,
    Me,
    acting,
    lang_of,
    shown_to,
    staff_only,
)
from ludarium.server.desk.shown import (
    Claim,
    EventShown,
    Fill,
    NewAnswers,
    NewDeck,
    NewDeed,
    NewEvent,
    NewToken,
    Next,
    PeopleEntered,
    TokenShown,
)
from ludarium.server.errors import refuse
from ludarium.server.http.rates import address_of
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.seating import usual_bot
from ludarium.tournaments import actions as act
from ludarium.tournaments import permissions, roles
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.handlers.texts import same
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.rules.keyforge.registering import DECK, fetched, from_vault, vault_of
from ludarium.tournaments.rules.keyforge.restricted import RESTRICTED
from ludarium.tournaments.rules.keyforge.sets import DEFAULT_SETS
from ludarium.tournaments.tournament import Tournament

UPLOADED_WITHIN: Final = 120.0
"""Seconds that the file of an event may be on its way."""


@post("/api/events", status_code=201, summary="A new event")
async def new_event(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewEvent]) -> EventShown:
    account = await acting(request, hall, me)
    if (data.plan.deck_sets, data.plan.restricted) != (DEFAULT_SETS, RESTRICTED):
        raise NotAllowed(roles.ORGANIZER, roles.OFFICIAL)
    event = hall.desk.begun(data.name, data.plan, account, _name(me))
    _founding(request, hall, account)  # a plan that can't be costs nobody a try
    return await shown_to(hall, await hall.desk.keep(event), account)


def _founding(request: Any_, hall: Hall, account: str) -> None:
    """Raise where somebody has begun too many events recently."""
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
    account = await acting(request, hall, me)
    _founding(request, hall, account)
    with hall.files.one(address_of(request)):
        text = await _uploaded(request)
        live = await hall.desk.bring(text, account, _name(me))
    return await shown_to(hall, live, account)


async def _uploaded(request: Any_) -> bytes:
    """The body of a request. Raises where it takes too long: others wait for the place."""
    try:
        async with asyncio.timeout(UPLOADED_WITHIN):
            return await request.body()
    except TimeoutError:
        raise refuse("too-large") from None


@post("/api/events/{event_id:str}/deeds", status_code=200, summary="Decide something")
async def new_deed(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewDeed]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    if not await hall.desk.read(live, lambda event: permissions.may_send(event, account, data.action)):
        raise refuse("malformed-message")  # the desk itself decides these: see /next
    if roles.role_of(live.event, account) not in STAFF and not hall.deciders.take(account):
        raise refuse("rate-limited")  # what players decide makes the log longer, and everybody reads it
    await hall.desk.decide(live, data.action, account, data.why, data.after)
    return await shown_to(hall, live, account)


@post(
    "/api/events/{event_id:str}/answers", status_code=200, summary="Answer several things that wait at once"
)
async def new_answers(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewAnswers]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    await hall.desk.read(live, lambda event: staff_only(event, account))
    await hall.desk.decide_all(live, list(data.actions), account)
    return await shown_to(hall, live, account)


@post("/api/events/{event_id:str}/next", status_code=200, summary="Draw the next round, or end the stage")
async def next_round(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[Next]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    await hall.desk.next(live, account, data.attempt, data.after)
    return await shown_to(hall, live, account)


@post(
    "/api/events/{event_id:str}/players.csv",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    summary="Enter the players of a table: all of them, or none",
)
async def import_players(request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str]) -> PeopleEntered:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    found = await asyncio.to_thread(lists.read_players, await request.body())
    people = [act.Entered(name, "", club, rank) for name, club, rank in found.rows]
    await hall.desk.enter_all(live, lambda _: people, account)
    shown = await shown_to(hall, live, account)
    return PeopleEntered(shown.id, shown.now, shown.tag, shown.view, found.ignored)


@post("/api/events/{event_id:str}/fill", status_code=200, summary="Bots fill the event")
async def fill(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[Fill]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    names = [name.strip() for name in i18n.say(lang_of(request, me), "hall-bot-names").split("|")]

    def bots(event: Tournament) -> list[act.Entered]:
        permissions.check(event, account, act.Entered(names[0], bot=usual_bot(event.plan.game)))
        missing = max(0, data.players - sum([one.plays for one in event.people]))
        taken = {same(one.name) for one in event.people}
        numbered = [f"{name} {turn}" for turn in range(2, 2 + len(event.people) + missing) for name in names]
        free = [name for name in names + numbered if same(name) not in taken]
        return [act.Entered(name, bot=usual_bot(event.plan.game)) for name in free[:missing]]

    await hall.desk.enter_all(live, bots, account, checked=True)
    return await shown_to(hall, live, account)


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
    account = await acting(request, hall, me, live)
    sealed = live.event.plan.format in live.event.rules.sealed_formats
    # Nothing is fetched for whoever may not register it.
    permissions.check(live.event, account, act.DeckBrought(data.person, "", sealed=sealed))
    word, _ = await hall.fetcher.read(DECK, data.text, account)
    # What the hall has fetched is the Master Vault's own list (T8.3); a file is that only in the hands of staff.
    trusted = fetched(data.text) or roles.role_of(live.event, account) in STAFF
    compared = str(word) if trusted and from_vault(data.text) else ""
    action = act.DeckBrought(data.person, str(word), vault_of(data.text), compared, data.language, sealed)
    await hall.desk.decide(live, action, account)
    return await shown_to(hall, live, account)


@post("/api/events/{event_id:str}/claim", status_code=200, summary="Say by a code which player I am")
async def claim(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[Claim]
) -> EventShown:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    await hall.desk.claim(live, data.code, account)
    return await shown_to(hall, live, account)


@post("/api/events/{event_id:str}/tokens", status_code=201, summary="A token for a program")
async def new_token(
    request: Any_, hall: AnyHall, me: Me, event_id: FromPath[str], data: JSONBody[NewToken]
) -> TokenShown:
    live = await hall.desk.get(event_id)
    account = await acting(request, hall, me, live)
    return TokenShown(await hall.desk.token(live, account, data.role, data.name))
