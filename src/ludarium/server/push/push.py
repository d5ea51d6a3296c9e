"""Who is told what while they are away: that it is their turn, that their table begins, that somebody answers their seek, asks
for a rematch or invites them, that their round is paired; and moderators, that a report waits.

A message holds what whoever reads over somebody's shoulder may know: the game or the event, the round and the number of the
table. It is said in the person's language, and opens the page it is about.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import structlog
from msgspec import Struct

from ludarium import i18n
from ludarium.core import TABLE, LudariumError
from ludarium.server.desk.live import Live
from ludarium.server.errors import refuse
from ludarium.server.http.guests import hashed
from ludarium.server.push.sending import Sender, is_service, read_keys
from ludarium.server.push.vapid import Vapid, base64url
from ludarium.server.storage.push import Addressed, PushStore, Subscription, digest
from ludarium.server.storage.store import PLAYING
from ludarium.server.tables import deadline, learning, letters
from ludarium.server.tables.room import Room
from ludarium.server.tasks import Once, Working
from ludarium.server.ws.messages import Notice, encode

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

A_DAY: Final = 86_400
REPORTED: Final = 900.0
"""Seconds in which a moderator hears of one report, unless they have looked at the queue meanwhile."""
UNSEEN: Final = 60_000
"""Milliseconds before somebody's line is lost, of which they may have seen nothing: a phone in a pocket keeps it for a while."""
LOOKED_AT: Final = ("start", "step", "table", "votes", letters.HURRY)
"""Kinds of news after which somebody else may be waited for, or may be back."""

log = structlog.get_logger("push")


class Message(Struct):
    """What a browser shows. ``tag``: it takes the place of an earlier one of this tag."""

    title: str
    body: str
    url: str
    tag: str


class Push:
    """Sends push messages; where the settings switch them off, nothing is ever sent."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self.store = PushStore(hall.store)
        self.working = Working()
        self.sender: Sender | None = None
        self._opening = Once[Sender]()
        self._told: WeakKeyDictionary[Room, set[str]] = WeakKeyDictionary()
        """Who was told of a table and has not been there since."""
        self._moves: WeakKeyDictionary[Room, int] = WeakKeyDictionary()
        """At correspondence tables: the move of which whoever has to make it has heard, by the step with which it began."""
        self._reported: dict[str, float] = {}
        """When moderators heard of a report, and have not looked since, in seconds of ``time.monotonic``."""

    @property
    def on(self) -> bool:
        return self.settings.push == "on"

    async def opened(self) -> Sender:
        """With the hall's key, which is made when it is first needed. Raises ``push-off`` and ``storage``."""
        if not self.on:
            raise refuse("push-off")
        return await self._opening.get("key", self._open)

    async def _open(self) -> Sender:
        key = await self.store.key() or await self.store.keep_key(Vapid.new_key(), self.hall.clock.now())
        self.sender = Sender(Vapid(key, self.settings.contact))
        return self.sender

    async def close(self) -> None:
        """Let go of what could not be sent yet."""
        for task in self.working:
            task.cancel()
        await self.working.wait()
        if self.sender is not None:
            await self.sender.close()

    # -- the browsers

    async def subscribe(self, token: str, wish: Subscription) -> None:
        """Tell the browser that shows this token from now on. Raises ``push-off``, and ``push-wrong`` for an address of none
        of the services of the settings or for keys that are none."""
        await self.opened()
        if not is_service(wish.endpoint, self.settings.push_origins):
            raise refuse("push-wrong")
        try:
            read_keys(wish.p256dh, wish.auth)
        except ValueError:
            raise refuse("push-wrong") from None
        if not await self.store.subscribe(hashed(token), wish, self.hall.clock.now()):
            raise refuse("need-guest")

    async def unsubscribe(self, token: str) -> None:
        await self.store.unsubscribe(hashed(token))

    async def is_told(self, token: str, endpoint: str | None = None) -> bool:
        """Whether the browser that shows this token is told, and there if it says where."""
        found = await self.store.of_session(hashed(token))
        return found is not None and (endpoint is None or found == digest(endpoint))

    # -- what is told

    def look(self, room: Room, notice: Notice) -> None:
        """See after some news of a table whether somebody who is away is waited for. It costs next to nothing while
        everybody is there."""
        if not self.on or notice.kind not in LOOKED_AT:
            return
        if room.table.days is not None and room.status == PLAYING and notice.kind != "start":
            self._look_at_letter(room, notice)
            return
        told = self._told.setdefault(room, set())
        told -= room.present
        if room.status != PLAYING or learning.is_lesson(room):
            return
        away = room.people() - room.present - told
        if not away:
            return
        if notice.kind == "start":
            told |= away
            self._start(away, room, "push-begins")
            return
        asked = self._asked(room)
        if asked in away and (notice.kind == "step" or self._is_unseen(room, asked)):
            told.add(asked)
            self._start({asked}, room, "push-turn")

    def _look_at_letter(self, room: Room, notice: Notice) -> None:
        """At a correspondence table whoever is away is told of each move that they have to make, once, and once more when little
        time is left for it."""
        who, days, due = deadline.asked(room.table, room.play), room.table.days, room.due()
        if who is None or days is None or due is None:
            return
        known = self._moves.get(room)
        if known is None and notice.kind in ("table", "votes"):  # asked before the hall opened, and told
            known = self._moves[room] = who.step
        person = room.table.seats[who.seat].person_id
        if person is None or person in room.present:
            return
        if notice.kind == letters.HURRY:
            hours = max(1, round((due - self.hall.clock.now()) / deadline.AN_HOUR))
            self._start({person}, room, "push-hurry", hours=hours)
        elif known != who.step and (notice.kind == "step" or self._is_unseen(room, person)):
            self._moves[room] = who.step
            self._start({person}, room, "push-days", days=days)

    def _is_unseen(self, room: Room, person_id: str) -> bool:
        """Whether somebody may not know that it is their turn. Whoever has looked at it for a while, and left, does."""
        return room.stepped_at > room.left_at.get(person_id, 0) - UNSEEN

    def _asked(self, room: Room) -> str:
        """Whose choice it is, if it is a person's."""
        decision = None if room.play is None else room.play.decision()
        if decision is None or decision.seat == TABLE:
            return ""
        seat = room.table.seats[decision.seat]
        return seat.person_id or "" if seat.kind == "person" else ""

    def asked(self, room: Room, away: set[str]) -> None:
        """Tell those for whom a seat of a rematch is kept, and who are not at the table that it follows."""
        if self.on and away:
            self._told.setdefault(room, set()).update(away)
            self._start(away, room, "push-rematch")

    def invited(self, room: Room, person_id: str) -> None:
        """Tell somebody whom a friend invites to a table."""
        if self.on:
            self._start({person_id}, room, "push-invited")

    def found(self, room: Room, away: set[str]) -> None:
        """Tell those who looked for somebody, and are away, that they have found them."""
        if self.on and away:
            self._told.setdefault(room, set()).update(away)
            self._start(away, room, "push-found")

    def _start(self, people: set[str], room: Room, message: str, **facts: int) -> None:
        def made(lang: str) -> Message:
            game = i18n.say(lang, f"{room.table.game}-name")
            # At an event this takes the place of the news that the round is paired.
            tag = f"event-{room.table.event}" if room.table.event else f"table-{room.id}"
            title, body = (i18n.say(lang, f"{message}{part}", game=game, **facts) for part in ("", "-text"))
            return Message(title, body, f"/table/{room.id}", tag)

        langs = {lang: made(lang) for lang in i18n.LANGUAGES}
        self.working.start(self._tell(people, dict.fromkeys(people, langs)))

    def paired(self, live: Live) -> None:
        """Tell the players of an event that their next round is there."""
        event = live.event
        current = event.current
        if not self.on or current is None:
            return
        messages: dict[str, dict[str, Message]] = {}
        for table in current.tables:
            for player in table.players:
                person = event.people[player]
                if not person.account or person.bot or table.done:
                    continue
                facts: dict[str, str | int] = {"event": event.name, "table": table.number + 1}
                messages[person.account] = {
                    lang: Message(
                        i18n.say(lang, "push-paired", **facts),
                        i18n.say(lang, "push-paired-text", **facts),
                        f"/events/{live.id}",
                        f"event-{live.id}",
                    )
                    for lang in i18n.LANGUAGES
                }
        if messages:
            self.working.start(self._tell(messages, messages))

    def reported(self, moderators: set[str]) -> None:
        """Tell these moderators that a report waits: nothing of what it says, or of whom it is about."""
        now = time.monotonic()
        new = {one for one in moderators if now - self._reported.get(one, -REPORTED) >= REPORTED}
        if not self.on or not new:
            return
        self._reported.update(dict.fromkeys(new, now))
        langs = {
            lang: Message(
                i18n.say(lang, "push-report"), i18n.say(lang, "push-report-text"), "/reports", "reports"
            )
            for lang in i18n.LANGUAGES
        }
        self.working.start(self._tell(new, dict.fromkeys(new, langs)))

    def looked_at_reports(self, moderator: str) -> None:
        """A moderator knows what waits: they hear of the next report."""
        self._reported.pop(moderator, None)

    async def _tell(self, people: Iterable[str], messages: dict[str, dict[str, Message]]) -> None:
        """Send everybody their message, to each of their browsers that wants it."""
        try:
            found = await self.store.of_people(people)
            if not found:
                return
            sender = await self.opened()
            for one in found:
                self.working.start(self._send(sender, one, messages[one.person_id][one.lang]))
        except LudariumError:  # the database does not answer: nobody is kept waiting for a message
            pass
        except Exception:
            log.exception("people can't be told")

    async def _send(self, sender: Sender, to: Addressed, message: Message) -> None:
        try:
            topic = base64url(bytes.fromhex(digest(message.tag)))[:32]
            if not await sender.send(encode(message), to.subscription, topic, A_DAY):
                with contextlib.suppress(LudariumError):
                    await self.store.forget(to.subscription.endpoint)
        except Exception:
            log.exception("a message can't be sent")
