"""What somebody has brought to a game stays theirs: the hall keeps the text as tables have it, and lets its owner write a note.

What such a text is, only the game knows: it reads it, and gives it a title (``OptionSpec``). All texts that seats of one game
take are of one kind, whichever option holds them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.core import Game, LudariumError, OptionSpec, Value, load_game
from ludarium.core.signs import harmless, one_line
from ludarium.server.belongings.shown import BelongingRead, BelongingShown, BelongingsShown
from ludarium.server.errors import refuse, sentences
from ludarium.server.storage.belongings import MOST, Belonging, BelongingStore, id_of
from ludarium.server.storage.history import DRAW, LOST, SHARED, WON
from ludarium.server.storage.store import Person
from ludarium.server.tables import seat_options
from ludarium.server.tables.projection import when

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

LONGEST_TITLE: Final = 120
NOTE_SIGNS: Final = "\n\u200c\u200d"

log = structlog.get_logger("belongings")


def reader_of(game: str) -> OptionSpec:
    """The option that reads what people keep for a game. Raises ``unknown-game``, and ``not-found`` where seats take no texts."""
    for spec in load_game(game).options:
        if spec.seat is not None and spec.text:
            return spec
    raise refuse("not-found")


class Belongings:
    """Of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = BelongingStore(hall.store)

    async def shown(self, person_id: str, game: str) -> BelongingsShown:
        """All that somebody keeps for a game."""
        reader_of(game)
        results = await self.store.results(person_id, game)
        kept = [_shown(one, results.get(one.id, Counter())) for one in await self.store.of(person_id, game)]
        return BelongingsShown(kept, MOST)

    async def read(self, person: Person, game: str, texts: Sequence[str]) -> list[BelongingRead]:
        """Keep texts that somebody gives, or what is named by an id or address where the hall fetches that; what is wrong with one
        keeps no other from being kept."""
        spec = reader_of(game)
        found: list[BelongingRead] = []
        for text in texts:
            try:
                if text in spec.choices:
                    raise refuse("belonging-choice")
                word = str(await self._word(spec, text, person.id))
                title = _title(spec, word)
                fresh = await self.store.keep(person.id, game, [(word, title)], self.hall.clock.now())
                kept = id_of(word)
                if not fresh and not await self.store.of(person.id, game, kept):
                    raise refuse("belongings-many", most=MOST)
                found.append(BelongingRead(kept, title, bool(fresh), []))
            except LudariumError as error:
                found.append(BelongingRead(None, "", False, sentences(person.lang, error)))
        return found

    async def _word(self, spec: OptionSpec, text: str, person_id: str) -> Value:
        if spec.address(text) is not None:
            return (await self.hall.fetcher.read(spec, text, person_id))[0]
        # A long text with much to guess takes its time, and the loop belongs to everybody.
        return await asyncio.to_thread(spec.read, text)

    async def brought(self, person: Person, game: Game, options: Mapping[str, Value]) -> None:
        """Keep what somebody has just brought to a game, as far as there is room: the game goes on either way."""
        words = seat_options.own_texts(game, options)
        if not words:
            return
        try:
            spec = reader_of(game.name)
            told = [(word, _title(spec, word)) for word in words]
            await self.store.keep(person.id, game.name, told, self.hall.clock.now())
        except LudariumError as error:
            log.warning("what somebody brought is not kept", code=error.code)

    async def about(self, person: Person, game: str, id_: str) -> Mapping[str, object]:
        """What the game finds out about it. Raises ``belonging-gone``, and what the game raises for a text that it does not read
        any more."""
        spec = reader_of(game)
        [one] = await self._must_be(person, game, id_)
        return await asyncio.to_thread(spec.about, one.word)

    async def note(self, person: Person, game: str, id_: str, note: str) -> None:
        """Write what somebody thinks about it. Raises ``belonging-gone``."""
        await self._must_be(person, game, id_)
        await self.store.note(person.id, game, id_, harmless(note.strip(), NOTE_SIGNS))

    async def remove(self, person: Person, game: str, id_: str) -> None:
        """Keep it no longer. Raises ``belonging-gone``."""
        await self._must_be(person, game, id_)
        await self.store.remove(person.id, game, id_)

    async def _must_be(self, person: Person, game: str, id_: str) -> list[Belonging]:
        found = await self.store.of(person.id, game, id_)
        if not found:
            raise refuse("belonging-gone")
        return found


def _title(spec: OptionSpec, word: str) -> str:
    return one_line(spec.title(word))[:LONGEST_TITLE]


def _shown(one: Belonging, results: Counter[str]) -> BelongingShown:
    return BelongingShown(
        id=one.id,
        word=one.word,
        title=one.title,
        note=one.note,
        created=when(one.created),
        won=results[WON] + results[SHARED],
        lost=results[LOST],
        drawn=results[DRAW],
    )
