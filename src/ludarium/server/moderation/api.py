"""The requests about moderation."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludarium import i18n
from ludarium.server.errors import refuse
from ludarium.server.http.api import Any_, AnyHall, Me, acting, known
from ludarium.server.http.guests import clean_lang
from ludarium.server.http.rates import address_of
from ludarium.server.http.rules import policy_file, rendered
from ludarium.server.http.shelf import PACKED_ALREADY, answer
from ludarium.server.moderation.shown import (
    CaseShown,
    HallNews,
    NewDecision,
    NewReport,
    NoticeShown,
    QueueShown,
    TakeReport,
    WarningShown,
)
from ludarium.server.people.api import browser_of
from ludarium.server.tables.projection import when

Lang = Annotated[str | None, QueryParameter(max_length=16)]
"""The language of the page that asks."""


MOST: Final = 2**31 - 1


def within(number: int) -> int:
    """A number that a database can look for. Raises ``not-found``."""
    if not 0 < number <= MOST:
        raise refuse("not-found")
    return number


@get("/api/news", summary="What the hall has to tell whoever asks, on whatever page they are")
async def get_news(request: Any_, hall: AnyHall, me: Me, lang: Lang = None) -> HallNews:
    if lang is None or not i18n.speaks(lang):
        lang = me.lang if me else i18n.best(request.headers.get("accept-language", ""))
    shown = []
    for one in hall.moderation.notices():
        spoken, text = one.said(lang)
        shown.append(
            NoticeShown(one.id, one.level, spoken, text, None if one.ends is None else when(one.ends))
        )
    warnings = [] if me is None else hall.moderation.warnings(me.id)
    return HallNews(
        notices=shown,
        warnings=[WarningShown(one.id, one.reason, when(one.created)) for one in warnings],
        reports=await hall.queue.waiting(me),
    )


@post("/api/me/warnings/{number:int}/seen", status_code=204, summary="Say that I have seen a warning")
async def see_warning(hall: AnyHall, me: Me, number: FromPath[int]) -> None:
    await hall.moderation.see(acting(hall, me).id, within(number))


# -- reports


@post("/api/reports", status_code=204, summary="Report a person to the moderators")
async def new_report(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewReport]) -> None:
    await hall.reports.report(acting(hall, me), data, address_of(request))


@get("/api/reports", summary="The moderators' queue")
async def get_reports(hall: AnyHall, me: Me) -> QueueShown:
    return await hall.queue.lists(known(me))


@get("/api/reports/{number:int}", summary="A report, for moderators")
async def get_report(hall: AnyHall, me: Me, number: FromPath[int]) -> CaseShown:
    return await hall.queue.show(known(me), within(number))


@post("/api/reports/{number:int}/take", status_code=200, summary="Look into a report")
async def take_report(hall: AnyHall, me: Me, number: FromPath[int], data: JSONBody[TakeReport]) -> CaseShown:
    person = acting(hall, me)
    await hall.queue.take(person, within(number), data.over)
    return await hall.queue.show(person, number)


@post("/api/reports/{number:int}/give-back", status_code=200, summary="Look into a report no more")
async def give_report_back(hall: AnyHall, me: Me, number: FromPath[int]) -> CaseShown:
    person = acting(hall, me)
    await hall.queue.give_back(person, within(number))
    return await hall.queue.show(person, number)


@post(
    "/api/reports/{number:int}/decide", status_code=200, summary="Close a report with what is done about it"
)
async def decide_report(
    request: Any_, hall: AnyHall, me: Me, number: FromPath[int], data: JSONBody[NewDecision]
) -> CaseShown:
    person = acting(hall, me)
    await hall.queue.decide(browser_of(request, me), person, within(number), data)
    return await hall.queue.show(person, number)


@get(
    "/api/policy/{lang:str}",
    summary="What happens with reports, as HTML",
    media_type="text/html",
    opt={PACKED_ALREADY: True},
)
async def get_policy(request: Any_, hall: AnyHall, lang: FromPath[str]) -> Response[bytes]:
    file = policy_file(clean_lang(lang))
    return answer(await hall.shelf.get(file, lambda: rendered(file[0]).encode(), "text/html"), request)


HANDLERS: Final[list[Any]] = [
    get_policy,
    get_news,
    see_warning,
    new_report,
    get_reports,
    get_report,
    take_report,
    give_report_back,
    decide_report,
]
