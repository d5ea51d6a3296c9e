"""A text environment for language models: one seat reads and answers in words, bots sit at the others.

>>> from ludarium.environments.text import TextSeat
>>> seat = TextSeat("tokyo-duel", bot="random", lang="en")
>>> told = seat.reset(seed=1)
>>> seat.options[0] in told
True

What is said is made from the view of the seat and from what it has seen happen, in English, Traditional Chinese or
Korean. Nothing here needs another package.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from ludarium.bots.registry import make_bot
from ludarium.core import (
    TABLE,
    Bot,
    Decision,
    Event,
    Game,
    LudariumError,
    Option,
    Outcome,
    State,
    Value,
    View,
    load_game,
)
from ludarium.environments.results import LIMIT, paid
from ludarium.environments.things import things_of
from ludarium.i18n import LANGUAGES, say, speaks

BUDGET: Final = 2_000
"""Tokens of what is said at a decision, by ``tokens``."""
LETTERS_EACH: Final = 4
"""Letters of a Latin script that go into a token, as a rule of thumb for English."""
LATIN: Final = 0x24F
"""The last letter of the Latin scripts."""
_PACKAGE: Final = Path(__file__).parents[1]


def tokens(text: str) -> int:
    """An estimate of how many tokens a text is, on the safe side for common tokenizers: a quarter of the letters, signs and
    spaces of Latin text, and one for every other character (Chinese, Korean, lines of drawings).

    >>> tokens("Choose a card."), tokens("選擇一張牌")
    (4, 5)
    """
    latin = sum([ord(sign) <= LATIN for sign in text])
    return -(-latin // LETTERS_EACH) + len(text) - latin


def rules_in_short(game: str, lang: str) -> str:
    """The first section of the rules document of a game, in Markdown. Empty for a game that has none."""
    shipped = _PACKAGE / "rules"
    folder = shipped if shipped.is_dir() else _PACKAGE.parents[1] / "docs" / "rules"
    for name in (f"{game}.{lang}.md", f"{game}.md"):
        path = folder / name
        if path.is_file():
            sections = path.read_text(encoding="utf-8").split("\n## ")
            return "## " + sections[1].strip() if len(sections) > 1 else ""
    return ""


def player(seat: int) -> str:
    """What a seat is called in sentences: ``P0``."""
    return f"P{seat}"


class SeatInWords:
    """What one seat of a game is told, in words, wherever it is played; ``budget`` is about how many tokens that may be
    (``tokens``): the oldest news are left out first, then cards; table and options always stand, however long they are."""

    def __init__(self, game: Game, seat: int, names: list[str], lang: str, budget: int) -> None:
        if not speaks(lang):
            raise LudariumError("environment-setting", name="lang", expected=", ".join(LANGUAGES))
        self.game = game
        self.seat = seat
        self.lang = lang
        self.budget = budget
        self.done = True
        self.news: list[str] = []
        """What the seat has seen happen since its last decision, a sentence each."""
        self.options: list[str] = []
        """The notations of the options of its pending decision."""
        self._say = partial(_said, lang)
        self._names = names

    def told(self) -> str:
        """What the seat is told now."""
        raise NotImplementedError

    def step(self, option: str) -> str:
        """Choose an option by its notation; what the seat is told at its next decision, or at the end. Raises
        ``UnknownOption`` (a ``LudariumError``) for what is none, with nothing changed."""
        raise NotImplementedError

    def wait(self) -> str:
        """What the seat is told once it has to decide, or the game is over."""
        return self.told()

    def look(self, thing: str) -> str:
        """Everything that the seat may know of one thing, by its name as options name it (``card:troll.2``,
        ``cell:3,-1``), as JSON. Raises ``UnknownThing``."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the table."""

    def introduction(self) -> str:
        """The rules in short, and how the table and the options are written: to be read once."""
        told = [rules_in_short(self.game.name, self.lang)]
        notation = f"environment-notation-{self.game.name}"
        told.append(self._words(notation) if self._words(notation) != notation else "")
        return "\n\n".join(filter(None, told))

    def _sentence(self, event: Event, view: View) -> str:
        return self.game.tell(event, view, self._names, self._say)

    def _written(self, view: View, asked: list[str]) -> str:
        """News, table and cards, as far as the budget goes, and what is asked."""
        head = self._words("environment-you", name=self._names[self.seat])
        table = self.game.draw(view, self._names)
        fixed = [head, self._words("environment-table"), table]
        left = self.budget - sum([tokens(part) for part in [*fixed, *asked]])
        news_head = self._words("environment-news")
        cards_head = self._words("environment-cards")
        things = things_of(view, self.options, self._say, self.lang)
        cards = _within(things, left - tokens(cards_head)) if not self.done else []
        left -= sum([tokens(line) for line in [cards_head, *cards]]) if cards else 0
        news = _within(self.news[::-1], left - tokens(news_head))[::-1]
        parts = [head]
        if news:
            parts.append("\n".join([news_head, *news]))
        parts.append("\n".join([self._words("environment-table"), table]))
        if cards:
            parts.append("\n".join([cards_head, *cards]))
        parts.append("\n".join(asked))
        return "\n\n".join(parts)

    def _question(self, kind: str) -> list[str]:
        return [self._words("environment-choose", kind=kind), *self.options]

    def _over(self, outcome: Outcome) -> list[str]:
        winners = ", ".join([self._names[seat] for seat in outcome.winners])
        scores = ", ".join([f"{self._names[seat]} {score}" for seat, score in enumerate(outcome.scores)])
        return [self._words("environment-over", winners=winners, count=len(outcome.winners), scores=scores)]

    def _known(self, state: State, thing: str) -> str:
        """Everything that the seat may know of one thing, as JSON; of ``state`` nothing else counts. Raises ``UnknownThing``."""
        facts = self.game.inspect(state, thing, self.seat, self._say)
        return json.dumps(facts, ensure_ascii=False, default=str)

    def _words(self, message: str, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)


class TextSeat(SeatInWords):
    """One seat of a game in words; ``bot`` names who sits at the others, as on the command line.

    ``reset`` and ``step`` give what the seat is told: what has happened, the table, what the cards say, and the options, of
    which the answer is one. Raises ``UnknownGame``, ``UnknownBot``, ``WrongSeats``, ``WrongOption``.
    """

    def __init__(
        self,
        game: str | Game,
        bot: str = "greedy",
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int = 0,
        lang: str = LANGUAGES[0],
        budget: int = BUDGET,
        limit: int = LIMIT,
    ) -> None:
        game = load_game(game) if isinstance(game, str) else game
        self.seats = game.default_seats if seats is None else seats
        game.check_seats(self.seats)
        if not 0 <= seat < self.seats:
            raise LudariumError("environment-setting", name="seat", expected=f"0–{self.seats - 1}")
        super().__init__(game, seat, [player(n) for n in range(self.seats)], lang, budget)
        self.settings = game.read_options(options or {})
        make_bot(game.name, bot, "")
        self.bot = bot
        self.limit = limit
        self.truncated = False
        self.taken = 0
        """Decisions so far, the bots' included."""
        self._bots: list[Bot] = []
        self._state: State
        self._choices: dict[str, Option] = {}

    def reset(self, seed: int | str | None = None) -> str:
        """A new game, up to the first decision of the seat; what the seat is told then. A seed gives the same game, and the
        same bots, again."""
        word = secrets.token_hex(16) if seed is None else f"text {seed}"
        self._state = self.game.start(self.seats, self.settings, word)
        self._bots = [make_bot(self.game.name, self.bot, f"{word}, seat {n}") for n in range(self.seats)]
        self.done = self.truncated = False
        self.taken = 0
        self.news = []
        self._go_on()
        return self.told()

    def step(self, option: str) -> str:
        if self.done:
            raise LudariumError("game-over")
        chosen = self._choices.get(option.strip())
        if chosen is None:
            raise LudariumError("unknown-option", option=option.strip()[:80])
        self.news = []
        self._choose(chosen)
        self._go_on()
        return self.told()

    def _choose(self, option: Option) -> None:
        events = self._state.choose(option)
        seen = [event.seen(self.seat) for event in events]
        if any([event is not None for event in seen]):
            view = self._state.view(self.seat)
            self.news += filter(None, [self._sentence(event, view) for event in seen if event is not None])

    def _go_on(self) -> None:
        """Let the table and the bots act, up to the seat's next decision."""
        while (decision := self._state.decision()) is not None:
            if decision.seat == self.seat or self.taken >= self.limit:
                break
            if decision.seat == TABLE:
                self._choose(decision.option(0))
                continue
            self.taken += 1
            notations = [str(option) for option in decision.options()]
            view = self._state.view(decision.seat)
            self._choose(decision.find(self._bots[decision.seat].choose(view, notations)))
        self._ask(decision)

    def _ask(self, decision: Decision | None) -> None:
        self.truncated = decision is not None and self.taken >= self.limit
        self.done = decision is None or self.truncated
        self._choices = {}
        if decision is not None and not self.done:
            self.taken += 1
            # By notation: the engine's order may follow what the seat can't see.
            self._choices = {str(option): option for option in sorted(decision.options(), key=str)}
        self.options = list(self._choices)

    def rewards(self, pays: str = "win") -> list[float]:
        """What the game has brought each seat: zeros until it is over; then as ``results.paid`` says."""
        outcome = self._state.outcome()
        return [0.0] * self.seats if outcome is None else paid(outcome, self.seats, pays)

    def told(self) -> str:
        return self._written(self._state.view(self.seat), self._end() if self.done else self._asked())

    def _asked(self) -> list[str]:
        decision = self._state.decision()
        assert decision is not None
        return self._question(decision.kind)

    def _end(self) -> list[str]:
        outcome = self._state.outcome()
        return [self._words("environment-cut", limit=self.limit)] if outcome is None else self._over(outcome)

    def look(self, thing: str) -> str:
        return self._known(self._state, thing)


def _said(lang: str, message: str, arguments: dict[str, str | int]) -> str:
    return say(lang, message, **arguments)


def _within(lines: Iterable[str], budget: int) -> list[str]:
    """The first of these lines that fit together."""
    kept: list[str] = []
    for line in lines:
        budget -= tokens(line) + 1
        if budget < 0:
            break
        kept.append(line)
    return kept
