"""Pages that follow are sent what has changed since the view they have, and all of it where that is not known."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.desk.scene import Scene, scene
from tests.server.running import Guest, RunningServer
from tests.tournaments.patching import patched, written

from ludarium.server.desk import following, versions
from ludarium.tournaments import actions as act
from ludarium.tournaments.changes import Change, changes

Message = dict[str, Any]


class Page:
    """A page that follows an event as somebody."""

    def __init__(self, found: Scene, reader: Guest) -> None:
        self.found = found
        self.reader = reader
        self.has: Message = {}

    async def open(self) -> Page:
        self.has = (await self.found.get("", self.reader)).json()
        return self

    async def ask(self, tag: str | None = None) -> Message:
        """What the hall says has changed; the page has it then."""
        answer = await self.found.get("changes", self.reader, since=tag or self.has["tag"])
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        view = told["view"] if "view" in told else patched(self.has["view"], told["changes"])
        assert view["entries"] == told["entries"]
        self.has = {**told, "view": view}
        return told

    async def check(self) -> None:
        """The page has what anybody is told who asks for all of it."""
        whole = (await self.found.get("", self.reader)).json()
        assert written(self.has["view"]) == written(whole["view"])
        assert self.has["tag"] == whole["tag"]


async def an_event(running: RunningServer) -> Scene:
    found = await scene(running, "tokyo-duel-swiss", players=8)
    await found.hire("judge")
    await found.post("next")
    await found.must(act.Published())
    return found


async def test_every_reader_follows_by_what_changes(running: RunningServer) -> None:
    found = await an_event(running)
    sue, else_ = await running.guest("Sue"), await running.guest("Somebody")
    await found.invite("Sue", sue)
    readers = [found.host, found.staff["judge"], *found.players[:3], sue, else_, found.nobody]
    pages = [await Page(found, reader).open() for reader in readers]
    first = found.live.event.rounds[0].tables[0]
    for action in (
        act.Announced("Lunch"),
        act.Began(0, 0, first.players[0], "coin"),
        act.Resulted(0, 0, first.players[0]),
        act.Called(0, "help"),
        act.Dropped(5),
        None,
    ):
        await found.must(action or act.Undone(len(found.live.event.entries) - 1))
        for page in pages:
            told = await page.ask()
            assert "view" not in told
            assert len(written(told)) * 3 < len(written(page.has["view"]))
            await page.check()
            assert (await page.ask())["changes"] == [], "nothing has changed since"


async def test_the_public_is_told_the_same_bytes(running: RunningServer, monkeypatch: Any) -> None:
    """However many follow, what has changed is found once."""
    found = await an_event(running)
    for hall in running.halls:
        monkeypatch.setattr(hall.desk, "now", lambda: 1_900_000_000)
    pages = [await Page(found, await running.guest(f"Fan {n}")).open() for n in range(5)]
    assert len({page.has["tag"] for page in pages}) == 1
    await found.must(act.Announced("Lunch"))
    made = []

    def counted(*given: Any) -> Any:
        made.append(given)
        return changes(*given)

    monkeypatch.setattr(versions, "changes", counted)
    answers = [await found.get("changes", page.reader, since=page.has["tag"]) for page in pages]
    assert len({answer.content for answer in answers}) == 1
    assert len(made) == 1
    again = await pages[0].reader.http.get(
        f"{found.path}/changes",
        params={"since": pages[0].has["tag"]},
        headers={"if-none-match": answers[0].headers["etag"]},
    )
    assert (again.status_code, again.content) == (304, b"")


async def test_all_of_it_where_the_old_view_is_not_known(running: RunningServer) -> None:
    found = await an_event(running)
    player, judge = found.players[0], found.staff["judge"]
    mine, theirs = await Page(found, player).open(), await Page(found, judge).open()
    stranger = await Page(found, found.nobody).open()
    for page, tag in (
        (mine, "none"),
        (mine, theirs.has["tag"]),
        (mine, stranger.has["tag"]),
        (stranger, theirs.has["tag"]),
    ):
        assert "changes" not in await page.ask(tag)
        await page.check()
    for number in range(versions.EACH + 1):
        await found.must(act.Announced(f"Number {number}"))
        await Page(found, player).open()
    assert "changes" not in await mine.ask(), "too long ago"
    await mine.check()
    assert (await found.get("changes", player)).status_code == 400
    assert (await found.get("changes", player, since="x" * 41)).status_code == 400


async def test_whoever_is_somebody_else_now_is_told_all_of_it(running: RunningServer) -> None:
    """What a role may know is not put to what another one knew."""
    found = await an_event(running)
    ann = await running.guest("Ann")
    page = await Page(found, ann).open()
    for action, role in (
        (act.Staffed(ann.id, "Ann", "judge"), "judge"),
        (act.Staffed(ann.id, "Ann", ""), "spectator"),
        (act.Staffed(ann.id, "Ann", "head-judge"), "head-judge"),
    ):
        await found.must(action)
        told = await page.ask()
        assert told["view"]["role"] == role
        await page.check()
        await found.must(act.Announced("Go"))
        assert "changes" in await page.ask()
        await page.check()


async def test_an_answer_to_a_decision_can_be_followed(running: RunningServer) -> None:
    found = await an_event(running)
    page = Page(found, found.host)
    page.has = (await found.send(act.Announced("Lunch"))).json()
    await found.must(act.Announced("Dessert"), found.host)
    told = await page.ask()
    assert [one["path"] for one in told["changes"]][:1] == ["/entries"]
    await page.check()


async def test_more_changes_than_there_is_to_see_are_not_sent(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await an_event(running)
    page = await Page(found, found.nobody).open()
    much = [Change("replace", "/name", "x" * following.LARGE)]
    await found.must(act.Announced("Lunch"))
    with monkeypatch.context() as patched:
        patched.setattr(versions, "changes", lambda *_: much)
        assert "changes" not in await page.ask()
    await page.check()


async def test_only_so_much_is_kept(monkeypatch: Any, running: RunningServer) -> None:
    monkeypatch.setattr(versions, "READERS", 3)
    found = await an_event(running)
    pages = [await Page(found, player).open() for player in found.players]
    assert len(found.live.versions._kept) == 3
    await found.must(act.Announced("Lunch"))
    assert "changes" not in await pages[0].ask()
    for page in pages:
        await page.ask()
        await page.check()
