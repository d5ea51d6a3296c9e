"""Bots by name: ``random`` and ``search`` for any game, what a game brings of its own, and what packages add.

A package adds a kind of bot by an entry point of the group ``ludarium.bots``, which names a ``Kind``: ``net`` is one. What stands behind
a colon in the name of a bot is for its kind to read.

A search bot's name may carry its budget: ``search:0.3s`` thinks for 0.3 seconds a move, ``search:400`` for
400 iterations, however long they take.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from ludarium.bots.ismcts import Search
from ludarium.bots.uniform import Uniform
from ludarium.core.bot import Bot
from ludarium.core.decision import Decision, Option
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game, Value
from ludarium.core.registry import installed, load_game
from ludarium.core.state import State

RANDOM: Final = "random"
SEARCH: Final = "search"
SECONDS: Final = 0.5
"""What ``search`` thinks for a move when its name says nothing else."""
MOST_SECONDS: Final = 60.0
MOST_ITERATIONS: Final = 1_000_000


class UnknownBot(LudariumError):
    """The game has no bot of this name."""

    def __init__(self, bot: str, known: str) -> None:
        super().__init__("bot-unknown", bot=bot, known=known)


class BotBudget(LudariumError):
    """The budget of a search bot can't be read, or is too large."""

    def __init__(self, bot: str) -> None:
        super().__init__("bot-budget", bot=bot, iterations=MOST_ITERATIONS, seconds=int(MOST_SECONDS))


class Kind:
    """A kind of bot that a package adds."""

    def plays(self, game: Game) -> bool:
        """Whether it is offered for ``game`` by its plain name, here and now."""
        raise NotImplementedError

    def learned(self, game: Game) -> Mapping[str, list[Value]]:
        """The options of ``game`` for which it is meant: by the name of an option the values that it knows. It is not offered by its plain
        name where an option has another value. It knows all values of an option that is not here."""
        return {}

    def make(self, game: Game, detail: str, seed: str) -> Bot:
        """One for a seat. ``detail`` is what stands behind the colon in its name. Raises ``LudariumError`` where there is none."""
        raise NotImplementedError


@cache
def added() -> dict[str, Kind]:
    """The kinds that packages add, by name."""
    return dict(installed("ludarium.bots", Kind))


def bot_names(game: Game, options: Mapping[str, Value] | None = None) -> list[str]:
    """The bots that can play ``game``, weakest first as far as that is known; with ``options``, those that are meant for a game with
    these. An option that is not among them has its usual value."""
    more = [name for name, kind in added().items() if kind.plays(game)]
    if options is not None:
        played = {**{spec.name: spec.default for spec in game.options}, **options}
        more = [name for name in more if _knows(learned(game, name), played)]
    return [RANDOM, *game.bots(), *more, SEARCH]


def learned(game: Game, bot: str) -> dict[str, list[Value]]:
    """The options of ``game`` for which a bot is meant (``Kind.learned``): nothing for one that plays with any."""
    kind = added().get(bot)
    return {} if kind is None else dict(kind.learned(game))


def _knows(meant: Mapping[str, list[Value]], played: Mapping[str, Value]) -> bool:
    return all(played[option] in values for option, values in meant.items())


def budget_of(text: str) -> tuple[float, int] | None:
    """(seconds, iterations) that a budget spells, with 0 for the one it leaves open.

    >>> budget_of("0.3s"), budget_of("400"), budget_of("much")
    ((0.3, 0), (0.0, 400), None)
    """
    if re.fullmatch(r"[0-9]{1,7}", text) and 0 < int(text) <= MOST_ITERATIONS:
        return 0.0, int(text)
    if re.fullmatch(r"[0-9]{0,3}\.?[0-9]{1,4}s", text) and 0.0 < float(text[:-1]) <= MOST_SECONDS:
        return float(text[:-1]), 0
    return None


def choice_of(bot: Bot, state: State, decision: Decision) -> Option:
    """What a bot chooses for the seat that is asked: of that seat it is shown the view, and the options as they are written."""
    return decision.find(
        bot.choose(state.view(decision.seat), [str(option) for option in decision.options()])
    )


def make_bot(game_name: str, bot_name: str, seed: str) -> Bot:
    """The bot called ``bot_name`` for one seat of a game. Raises ``UnknownGame``,
    ``UnknownBot``, ``BotBudget``, and what kinds raise that packages add."""
    game = load_game(game_name)
    name, colon, budget = bot_name.partition(":")
    if name == SEARCH:
        read = budget_of(budget) if colon else (SECONDS, 0)
        if read is None:
            raise BotBudget(bot_name)
        return Search(seed, game, read[0], read[1])
    if name in added():
        return added()[name].make(game, budget, seed)
    if not colon:
        if name == RANDOM:
            return Uniform(seed)
        kind = game.bots().get(name)
        if kind is not None:
            assert isinstance(kind, type)
            bot = kind(seed)
            assert isinstance(bot, Bot)
            return bot
    raise UnknownBot(bot_name, ", ".join(bot_names(game)))
