"""What keeps a table going: it asks bots, runs the clocks, and goes on when the table itself is asked.

The runner looks at the table afresh whenever something has changed, and decides from that alone what is
due. It remembers nothing that a crash could lose, so no table gets stuck.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ludarium.core import TABLE, Attempt, Decision, LudariumError
from ludarium.core.lesson import GOING
from ludarium.server import traces
from ludarium.server.tables import fair, letters, pausing, seating, takeback, tempo
from ludarium.server.tables.play import Play
from ludarium.server.tables.room import PLAYING, Room

AFTER_TROUBLE = 1.0  # seconds until the next try when something went wrong
AT_ONCE = 0.0


class TableRunner:
    """One table's task; it ends with the game."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: tuple[int, int] | None = None  # the number and seat that a bot is thinking about
        self.thought: asyncio.Task[None] | None = None
        self.spent: set[str] = set()  # timers whose option the rules no longer know
        self.task = asyncio.create_task(self.run(), name=f"runner of {room.id}")

    async def run(self) -> None:
        traces.afresh()
        try:
            while self.room.status == PLAYING:
                self.room.wake.clear()
                try:
                    wait = await self.turn()
                except Exception as error:
                    self.trouble("keeping a table failed", error)
                    wait = AFTER_TROUBLE
                try:
                    async with asyncio.timeout(wait):
                        await self.room.wake.wait()
                except TimeoutError:
                    continue
        finally:
            self.forget()

    def trouble(self, said: str, error: Exception) -> None:
        """Write down what failed, unless the database did: its writer has told."""
        if not isinstance(error, LudariumError) or error.code not in ("storage", "moved"):
            self.room.log.error(said, exc_info=error)

    def forget(self) -> None:
        if self.thought is not None:
            self.thought.cancel()
        self.thought = self.asked = None

    async def stop(self) -> None:
        """End, with the thought that is under way."""
        tasks = [task for task in (self.task, self.thought) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def turn(self) -> float | None:
        """Do what is due now; gives the seconds until something else will be, None if nothing."""
        room = self.room
        if room.unsure:
            # Once something else is written it is decided what became of that which was being written before.
            await room.services.store.write_something(room.services.clock.now())
            await room.make_sure()
        if room.votes:
            await seating.settle_votes(room)
        play = room.play
        decision = play.decision() if play is not None else None
        if play is None or decision is None:
            return None
        until = pausing.left_until(room)
        if until == 0:
            await pausing.pause(room)
        if room.paused_at is not None:
            return None  # a thought that is under way waits, too
        wait = await self.go_on(play, decision)
        return min([one for one in (until, wait) if one is not None], default=None)

    async def go_on(self, play: Play, decision: Decision) -> float | None:
        """Do what is due at a table that does not stand still."""
        room = self.room
        if play.attempt is not None:
            return await self.teach(play.attempt, decision, play.number)
        waits: list[float] = []
        now = room.services.clock.now()
        for timer, left in play.timers(room.running(now)):
            if timer.key in self.spent:
                continue
            if left <= 0:
                return await self.time_out(timer.key, timer.option)
            waits.append(left / 1000)
        if room.table.days is not None:
            wait = await letters.look(room)
            if wait == 0:
                return AT_ONCE
            if wait is not None:
                waits.append(wait)
        held = takeback.holds(room)
        if held and (decision.seat == TABLE or room.table.seats[decision.seat].kind == "bot"):
            self.forget()
            return min([*waits, held])
        if decision.seat == TABLE:
            wait = room.go_on_in() if room.is_awaiting() else 0
            if wait == 0:
                await self.choose(TABLE, play.number, str(decision.option(0)))
                return AT_ONCE
            if wait is not None:
                waits.append(wait / 1000)
        self.ask(decision, play.number)
        return min(waits, default=None)

    async def teach(self, attempt: Attempt, decision: Decision, number: int) -> float | None:
        """In a lesson nobody waits for a clock, and the others reply what the lesson says."""
        if attempt.status != GOING or decision.seat == attempt.lesson.learner:
            return None
        reply = attempt.reply(decision)
        if reply is None and decision.seat != TABLE:
            self.ask(decision, number, attempt.seed())
            return None
        wait = self.pause()
        if wait > 0:
            return wait
        await self.choose(decision.seat, number, reply or str(decision.option(0)))
        return AT_ONCE

    def pause(self) -> float:
        """Seconds until the next step may come, so that people can follow."""
        passed = (self.room.services.clock.elapsed() - self.room.stepped_at) / 1000
        return max(0.0, tempo.pause(self.room) - passed)

    async def wait(self) -> None:
        """Wait until the next step may come, be that sooner or later than it seems at first."""
        while (left := self.pause()) > 0:
            self.room.retimed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.room.retimed.wait()

    async def time_out(self, key: str, option: str) -> float:
        assert self.room.play is not None
        if not await self.choose(TABLE, self.room.play.number, option):
            self.spent.add(key)
        return AT_ONCE

    async def choose(self, seat: int, number: int, option: str) -> bool:
        """Make a choice, unless the game has moved on meanwhile."""
        try:
            with traces.span("choose", game=self.room.table.game, table=self.room.id):
                await self.room.choose_by_itself(seat, number, option)
        except LudariumError as error:
            if error.code in ("storage", "moved"):  # nothing is wrong with the choice
                raise
            self.room.log.info("a choice came to nothing", seat=seat, option=option, error=str(error))
            return error.code == "stale-number"
        return True

    def ask(self, decision: Decision, number: int, seed: str = "") -> None:
        """Let a bot think, if it is a bot's turn and none thinks about it yet. Its dice are of the table's
        secret, unless a ``seed`` is given."""
        bot = self.room.table.seats[decision.seat].bot if decision.seat != TABLE else None
        if bot is None:
            self.forget()
            return
        if self.asked == (number, decision.seat):
            return
        self.forget()
        self.asked = (number, decision.seat)
        if pausing.is_abandoned(self.room):
            bot = seating.usual_bot(self.room.table.game)
        self.thought = asyncio.create_task(self.think(decision, number, bot, seed))

    async def think(self, decision: Decision, number: int, bot: str, seed: str) -> None:
        room = self.room
        assert room.play is not None
        seat = decision.seat
        try:
            with traces.span("bot", game=room.table.game, table=room.id):
                secret = bytes.fromhex(room.table.secret)
                option = await room.services.bot_pool.choose(
                    room.table.game,
                    bot,
                    seed or fair.bot_seed(secret, number, seat),
                    room.play.state.view(seat),
                    [str(option) for option in decision.options()],
                    pausing.asker(room),
                )
                await room.going.wait()
                await self.wait()
                await self.choose(seat, number, option)
        except Exception as error:
            self.trouble("a bot's choice failed", error)
            await asyncio.sleep(AFTER_TROUBLE)
        # Whatever came of it, the runner looks again, and asks again if it must.
        if self.asked == (number, seat):
            self.asked = self.thought = None
        room.wake.set()
