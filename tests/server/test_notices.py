"""Notices to everybody: said and taken back beside a hall that runs, and read in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server import postgres
from tests.server.aged import A_DAY, Aged, in_a_hall, on_each_database
from tests.server.noded import noded, until
from tests.server.running import RunningServer

from ludarium.core import LudariumError
from ludarium.server.moderation import notices
from ludarium.server.moderation.office import Office, office
from ludarium.server.storage import audit
from ludarium.server.storage.audit import Entry, Wanted, operator
from ludarium.server.storage.moderation_rows import NoticeRow

TEXTS = {"en": "The hall closes at 22:00.", "ko": "홀은 22시에 닫습니다."}


@asynccontextmanager
async def desk_of(running: RunningServer) -> AsyncIterator[Office]:
    async with office(running.hall.settings, operator("jo")) as opened:
        yield opened


async def told(running: RunningServer, lang: str = "en") -> list[dict[str, Any]]:
    """What a page in this language is told."""
    return list((await running.stranger().get("/api/news", lang=lang))["notices"])


@on_each_database
def test_a_notice_is_told_in_the_readers_language_and_taken_back(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        assert await told(running) == []
        async with desk_of(running) as desk:
            made = await notices.say(desk, TEXTS, "warning", None, None)
            await until(lambda: running.hall.moderation.notices() != [])
            assert running.hall.moderation.notices() == [made] == await notices.listed(desk)
            for reader, lang in (("en", "en"), ("ko", "ko"), ("zh-Hant", "en"), ("tlh", "en")):
                [shown] = await told(running, reader)
                assert shown == {
                    "id": made.id,
                    "level": "warning",
                    "lang": lang,
                    "text": TEXTS[lang],
                    "ends": None,
                }
            await notices.take_back(desk, made.id, "we stay open")
            await until(lambda: running.hall.moderation.notices() == [])
            for number, code in ((made.id, "admin-notice-over"), (made.id + 1, "admin-notice")):
                with pytest.raises(LudariumError, match=code):
                    await notices.take_back(desk, number, "again")
            assert await notices.listed(desk) == []
            assert [one.id for one in await notices.listed(desk, over=True)] == [made.id]
            wanted = audit.matching(Wanted(about=str(made.id)), 10)
            back, said = [Entry(**row) for row in await desk.rows(wanted)]
        assert (said.act, said.kind, said.by, said.facts["ko"]) == ("say-notice", "notice", "jo", TEXTS["ko"])
        assert (back.act, back.reason) == ("take-back-notice", "we stay open")

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_a_notice_comes_and_goes_at_its_times(database_url: str, tmp_path: Path) -> None:
    kept: list[int] = []

    async def work(old: Aged) -> None:
        hall = old.hall
        async with desk_of(old.running) as desk:
            now = desk.now()
            later = await notices.say(desk, TEXTS, "info", now + A_DAY, now + 2 * A_DAY)
            soon = await notices.say(desk, {"ko": TEXTS["ko"]}, "info", None, now + A_DAY)
        await until(lambda: hall.moderation.notices() == [soon])
        [shown] = await told(old.running)
        assert (shown["lang"], shown["text"], shown["ends"][-1]) == ("ko", TEXTS["ko"], "Z")
        change = update(NoticeRow).where(NoticeRow.id == later.id).values(begins=hall.clock.now())
        await old.store.writer.write((change, None))
        kept.extend((later.id, soon.id))

    async def after(old: Aged) -> None:
        assert [one["id"] for one in await told(old.running)] == kept
        ended = update(NoticeRow).where(NoticeRow.id == kept[0]).values(ends=old.ago(11))
        await old.store.writer.write((ended, None))
        assert (await old.forget()).entries == 1
        async with desk_of(old.running) as desk:
            assert [one.id for one in await notices.listed(desk, over=True)] == [kept[1]]

    in_a_hall(database_url, tmp_path, work)
    in_a_hall(database_url, tmp_path, after, keep_log=10.0)


@pytest.mark.parametrize(
    ("texts", "times", "code"),
    [
        ({}, (None, None), "admin-notice-text"),
        ({"en": " "}, (None, None), "admin-notice-text"),
        ({"en": "x" * 301}, (None, None), "admin-notice-text"),
        ({"en": "a\u202eb"}, (None, None), "admin-notice-text"),
        ({"en": "x"}, (None, 1), "admin-notice-time"),
        ({"en": "x"}, (2**52, 2**52), "admin-notice-time"),
    ],
)
async def test_what_nobody_could_read_is_refused(
    running: RunningServer, texts: dict[str, str], times: tuple[int | None, int | None], code: str
) -> None:
    async with desk_of(running) as desk:
        with pytest.raises(LudariumError, match=code):
            await notices.say(desk, texts, "info", *times)
        assert await desk.rows(audit.matching(Wanted(), 10)) == []


def _is_told(running: RunningServer) -> bool:
    return running.hall.moderation.notices() != []


@pytest.mark.skipif(not postgres.HERE, reason="no PostgreSQL here")
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_every_node_hears_of_a_notice(database_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with noded(database_url, tmp_path, "one", "two") as nodes:
            async with desk_of(nodes["one"]) as desk:
                await notices.say(desk, TEXTS, "info", None, None)
            for node in (nodes["one"], nodes["two"]):
                await until(partial(_is_told, node))
                assert [one["text"] for one in await told(node, "ko")] == [TEXTS["ko"]]

    asyncio.run(work())
