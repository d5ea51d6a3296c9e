"""The spectators of a table. All see the same, so it is packed once; and they are told a few at a time, so that those who
play are never kept waiting until all have heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from ludarium.server.ws.packing import Addressed, Joined, Shared
from ludarium.server.ws.peer import Peer

AT_ONCE: Final = 40
"""Spectators who are told between two looks at what else there is to do."""
KEPT: Final = 0.1
"""Seconds for which spectators who come are told the same: by so much their clocks may be behind, and the number of those
who watch, until the next news."""

T = TypeVar("T")


@dataclass
class News:
    """Something for all spectators: a text for everybody, or one in each language. ``step`` or ``line`` is its number,
    where it is one; of a step, ``changes`` is for those who take what has changed in place of the view; ``opening`` gives what is
    each reader's own before the text. A line is said ``by`` somebody, and whoever mutes them is told ``muted`` instead."""

    number: int
    texts: Shared | Mapping[str, Shared]
    step: int = 0
    line: int = 0
    changes: Shared | None = None
    opening: Callable[[Peer], str] | None = None
    by: str = ""
    muted: Shared | None = None

    def text_for(self, peer: Peer) -> Shared | None:
        """What one reader is told, if anything."""
        if self.by and self.by in peer.apart.unheard:
            return None if self.by in peer.apart.blocked else self.muted
        return self.text(peer.lang, peer.follows(self.step, None))

    def text(self, lang: str, by_changes: bool) -> Shared | None:
        if by_changes and self.changes is not None:
            return self.changes
        return self.texts if isinstance(self.texts, Shared) else self.texts.get(lang)

    def tell(self, peer: Peer) -> None:
        """Tell one spectator, who has heard all that came before."""
        text = self.text_for(peer)
        peer.told = self.number
        if text is None or (self.step and self.step <= peer.seen) or (self.line and self.line <= peer.heard):
            return
        peer.push(text if self.opening is None else Addressed(self.opening(peer), text))
        if self.step:
            peer.reached(self.step, None)
        if self.line:
            peer.heard = self.line


@dataclass
class _Round:
    """News that all are told in one go, and what they are together in each language."""

    news: list[News]
    joined: dict[tuple[str, bool], Joined] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.steps = [one.step for one in self.news if one.step]
        self.lines = [one.line for one in self.news if one.line]
        self.alike = all(one.opening is None for one in self.news)
        self.speakers = {one.by for one in self.news if one.by}

    def tell(self, peer: Peer) -> None:
        first = peer.told + 1 == self.news[0].number
        new = (not self.steps or peer.seen < self.steps[0]) and (not self.lines or peer.heard < self.lines[0])
        same = self.alike and (not self.speakers or self.speakers.isdisjoint(peer.apart.unheard))
        by_changes = bool(self.steps) and peer.follows(self.steps[0], None)
        if not (same and first and new and peer.is_free()):
            for one in self.news:
                if one.number > peer.told:
                    one.tell(peer)
            return
        together = self.joined.get((peer.lang, by_changes))
        if together is None:
            texts = [text for one in self.news if (text := one.text(peer.lang, by_changes)) is not None]
            together = self.joined[peer.lang, by_changes] = Joined(texts)
        peer.put(together)
        peer.told = self.news[-1].number
        if self.steps:
            peer.reached(self.steps[-1], None)
        if self.lines:
            peer.heard = self.lines[-1]


async def pause() -> None:
    """Let everything else have its turn."""
    await asyncio.sleep(0)


class Crowd:
    """``watching`` gives the spectators there are now. ``Peer.told`` is the number of the last news that one has heard."""

    def __init__(self, watching: Callable[[], Iterable[Peer]]) -> None:
        self.watching = watching
        self.number = 0
        self._news: list[News] = []
        self._telling: list[News] = []
        self._task: asyncio.Task[None] | None = None
        self._made: dict[Hashable, Any] = {}
        self._since = 0.0

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` gives, made once for all who come within a moment, until something changes. ``name`` holds what it
        depends on besides."""
        now = asyncio.get_running_loop().time()
        if now - self._since > KEPT:
            self.changed()
            self._since = now
        if name not in self._made:
            self._made[name] = make()
        made: T = self._made[name]
        return made

    def changed(self) -> None:
        """Who comes from now on is told something else than those before."""
        self._made = {}

    def tell(
        self,
        texts: Shared | Mapping[str, Shared],
        step: int = 0,
        line: int = 0,
        changes: Shared | None = None,
        opening: Callable[[Peer], str] | None = None,
        by: str = "",
        muted: Shared | None = None,
    ) -> None:
        """Tell all who watch now, soon and in this order."""
        self.number += 1
        self._news.append(News(self.number, texts, step, line, changes, opening, by, muted))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="telling spectators")

    def catch_up(self, peer: Peer) -> None:
        """Tell a spectator now what the others hear soon: from here on it is told as a player."""
        for one in [*self._telling, *self._news]:
            if one.number > peer.told:
                one.tell(peer)

    def welcomed(self, peer: Peer) -> None:
        """A spectator has just been told everything."""
        peer.told = self.number

    async def _run(self) -> None:
        try:
            while self._news:
                self._telling, self._news = self._news, []
                now = _Round(self._telling)
                for n, peer in enumerate(list(self.watching())):
                    if peer.watches and peer.told < self.number:
                        now.tell(peer)
                    if n % AT_ONCE == AT_ONCE - 1:
                        await pause()
                self._telling = []
        finally:
            self._task = None
