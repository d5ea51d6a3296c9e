"""Two people, two browsers, one table; and a wire that breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.hall import Wire
from tests.browser.person import Person

from ludarium.core import Record
from ludarium.server.tables.fair import check_record

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_people_and_four_bots_finish_a_game_though_one_drops_out(
    enter: Enter, wire: Wire, tmp_path: Path
) -> None:
    """From the invite link to the final gold count. Three times Ann's connection is lost in mid-game."""
    ann = await enter("Ann", address=wire.address)
    bob = await enter("Bob")
    link = await ann.makes_table(seats=6)
    await bob.follows(link)
    await bob.sits(3)
    await ann.starts()
    async with asyncio.TaskGroup() as both:
        both.create_task(bob.plays())
        await ann.plays(turns=1)
        await loses_the_answer(ann, bob, wire)
        await ann.plays(turns=2)
        await moves_while_cut_off(ann, bob, wire)
        await ann.plays(turns=3)
        await comes_back_in_a_new_page(ann)
        await ann.plays()

    rows = await ann.final_count()
    assert len(rows) == 6
    assert await bob.final_count() == rows
    record = await saves_the_record(ann, tmp_path / "record.txt")
    assert gold_of(record) == {row[1]: int(row[-1]) for row in rows}
    assert all(check.holds for check in check_record(record))
    for seat, person in ((0, ann), (3, bob)):
        choices = person.choices()
        assert len(choices) == sum(1 for choice in record.choices if choice.seat == seat)
        for number, option in choices.values():
            assert (record.choices[number].seat, record.choices[number].option) == (seat, option)


async def loses_the_answer(ann: Person, bob: Person, wire: Wire) -> None:
    """The hall hears a move, but its answer gets lost with the connection: the move counts, once."""
    _, number = await ann.asked()
    with ann.forgiving():
        wire.deaf = True
        await ann.takes_turn()
        await bob.reaches(number + 1)
        assert await ann.seen("number") == number
        wire.break_off()
        await back_again(ann, wire)
    await ann.reaches(number + 1)


async def moves_while_cut_off(ann: Person, bob: Person, wire: Wire) -> None:
    """A move that is made while the connection is down is sent when it is back."""
    _, number = await ann.asked()
    with ann.forgiving():
        wire.break_off()
        await expect(ann.page.locator("header [role=status]")).to_be_visible()
        await ann.takes_turn()
        assert await bob.seen("number") == number
        await back_again(ann, wire)
    await bob.reaches(number + 1)


async def back_again(ann: Person, wire: Wire) -> None:
    """The page says that it is cut off, tries again by itself and when told to, and is silent about it afterwards."""
    banner = ann.page.locator("header [role=status]")
    await expect(banner).to_be_visible()
    await ann.press(ann.button("hall-reconnect-now"))
    await expect(banner).to_be_visible()
    wire.mend()
    await expect(banner).to_have_count(0)


async def comes_back_in_a_new_page(ann: Person) -> None:
    """The page is thrown away; its address opens at the same seat and state."""

    async def state() -> tuple[object, ...]:
        panels = ann.page.locator("section.seats [data-seat]")
        return await ann.asked(), await ann.hand(), await ann.log(), await panels.all_inner_texts()

    before = await state()
    await ann.reopens()
    assert await state() == before


async def saves_the_record(person: Person, path: Path) -> Record:
    """Download the record, as a file that can be replayed."""
    await person.page.keyboard.press("Escape")
    await person.press(person.page.locator("[data-record]"))
    async with person.page.expect_download() as download:
        await person.press(person.button("hall-record-download"))
    await (await download.value).save_as(path)
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.choices
    return record


def gold_of(record: Record) -> dict[str, int]:
    """The gold of each player as the choices of the record lead to it."""
    outcome = record.final().outcome()
    assert outcome is not None
    assert outcome.scores == record.scores
    return {record.players[seat]: int(score) for seat, score in enumerate(outcome.scores)}
