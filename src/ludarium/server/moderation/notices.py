"""Notices to everybody, as an operator says them and takes them back."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core.signs import WrongText, read_name
from ludarium.i18n import LANGUAGES
from ludarium.server.errors import refuse
from ludarium.server.moderation.office import Office
from ludarium.server.storage import audit, notices
from ludarium.server.storage.audit import read_reason
from ludarium.server.storage.moderation_rows import NoticeRow
from ludarium.server.storage.notices import HallNotice

LONGEST: Final = 300  # characters of a text


def read_texts(texts: dict[str, str]) -> dict[str, str]:
    """The texts of a notice as they are kept: one line of 1 to 300 characters in at least one language of the hall. Raises
    ``admin-notice-text``."""
    try:
        found: dict[str, str] = {lang: read_name(texts[lang], LONGEST) for lang in LANGUAGES if lang in texts}
    except WrongText:
        raise refuse("admin-notice-text", most=LONGEST) from None
    if not found:
        raise refuse("admin-notice-text", most=LONGEST)
    return found


async def say(
    office: Office, texts: dict[str, str], level: str, begins: int | None, ends: int | None
) -> HallNotice:
    """Tell everybody something, from now on or from ``begins``, until ``ends`` or until it is taken back. Raises
    ``admin-notice-text``, and ``admin-notice-time`` where it would never be seen."""
    texts, now = read_texts(texts), office.now()
    begins = max(now, begins or now)
    if ends is not None and ends <= begins:
        raise refuse("admin-notice-time")

    async def work(connection: AsyncConnection) -> HallNotice:
        row = {"level": level, "texts": texts, "begins": begins, "ends": ends, "created": now}
        made = await connection.execute(insert(NoticeRow).values(**row).returning(NoticeRow.id))
        number = int(made.scalar_one())
        facts = {**texts, "level": level, "begins": begins, "ends": ends}
        await audit.write(
            connection, office.by, now, audit.NOTICE_SAID, str(number), "", audit.NOTICE, **facts
        )
        return HallNotice(number, level, texts, begins, ends, now, None)

    return await office.change(work)


async def listed(office: Office, over: bool = False) -> list[HallNotice]:
    """The notices that hold or are to come, the oldest first; ``over``: also those that are over."""
    which = () if over else (notices.standing(office.now()),)
    return [HallNotice(**row) for row in await office.rows(notices.notices(*which))]


async def take_back(office: Office, number: int, reason: str) -> None:
    """Take a notice back. Raises ``admin-notice`` where there is none of that number, and ``admin-notice-over``."""
    reason = read_reason(reason)

    async def work(connection: AsyncConnection) -> None:
        now = office.now()
        row = select(NoticeRow.__table__).where(NoticeRow.id == number).with_for_update()
        found = (await connection.execute(row)).mappings().first()
        if found is None:
            raise refuse("admin-notice", number=number)
        if not HallNotice(**found).is_to_come(now):
            raise refuse("admin-notice-over", number=number)
        await connection.execute(update(NoticeRow).where(NoticeRow.id == number).values(taken_back=now))
        await audit.write(
            connection, office.by, now, audit.NOTICE_TAKEN_BACK, str(number), reason, audit.NOTICE
        )

    await office.change(work)
