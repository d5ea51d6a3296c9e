"""A game: how it starts, and what a bot may imagine of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.decision import Decision, Option
from ludarium.core.errors import LessonOption, LudariumError, OptionClash, WrongOption, WrongSeats, written
from ludarium.core.event import Event
from ludarium.core.fetching import Fetched, SourceInfo
from ludarium.core.lesson import LESSON, Lesson, lesson_named
from ludarium.core.positions import UnknownThing
from ludarium.core.state import State
from ludarium.core.view import View

Value = str | int | bool
"""What an option of a game may be."""
ANY_TEXT: Final = ""
"""In ``OptionSpec.only``: any text of one's own."""
Say = Callable[[str, dict[str, str | int]], str]
"""A message of ``locale/`` with its arguments, in one language."""


def unsaid(message: str, arguments: dict[str, str | int]) -> str:
    """A ``Say`` for where nobody reads: the message's name."""
    return message


def listed(items: list[str], say: Say) -> str:
    """``items`` as one list, written as the language of ``say`` writes lists."""
    told = items[0] if items else ""
    for item in items[1:]:
        told = say("list-pair", {"first": told, "second": item})
    return told


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionSpec:
    """A named setting of a game: its default and the values it takes (the first is no default)."""

    def __init__(
        self,
        name: str,
        default: Value,
        choices: list[Value],
        text: bool = False,
        only: Mapping[Value, tuple[str, list[Value]]] | None = None,
        seat: int | None = None,
        clock: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.text = text
        """Whether it takes a text of one's own besides its choices, usually out of a file. ``read`` is then
        the game's own: it checks the text and gives it back as one word, as records write it. What it
        raises has the facts ``option`` (its name) and ``expected``."""
        self.clock = clock
        """Whether it sets a clock of the game. Where nobody's clock runs, it has its default."""
        self.practice = False
        """Whether it favours somebody, to try things out: only where one person plays alone with bots has it anything but
        its default."""
        self.fetches = False
        """Whether a text may also be named by what ``address`` knows. ``url`` then says where it lies."""
        self.media_type = "text/plain"
        """What such a text is, as servers are asked for it."""
        self.only = dict(only or {})
        """For a choice that goes only with some values of another option: its name, and those values. The
        default goes with everything. ``ANY_TEXT`` stands for every text of one's own."""
        self.dealt: list[Value] = []
        """Its choices by which chance deals what the seat plays with, from the seed of the game."""
        self.seat = seat
        """Whose player brings the value; None where it is agreed for the whole table. Such an option is
        there once a seat, and its name ends in the seat's number: ``deck-0``, ``deck-1``."""
        self.stem = name if seat is None else name.removesuffix(f"-{seat}")
        """The name without the seat, by which messages call it: ``deck``."""
        if seat is not None and self.stem in ("", name):
            raise ValueError(f"seat {seat} brings {name!r}, so the name must end in '-{seat}'")

    def fits(self, value: Value, values: Mapping[str, Value]) -> bool:
        """Whether ``value`` goes with the ``values`` of the other options."""
        other, needed = self.needs(value)
        return not other or values[other] in needed

    def needs(self, value: Value) -> tuple[str, list[Value]]:
        """The other option that ``value`` goes with, and its values; no name where it goes with everything."""
        return self.only.get(value if value in self.choices else ANY_TEXT, ("", []))

    def asked(self, values: Mapping[str, Value]) -> bool:
        """Whether anything but the default goes with the ``values`` of the other options."""
        if self.text and self.fits(ANY_TEXT, values):
            return True
        for choice in self.choices:
            if choice != self.default and self.fits(choice, values):
                return True
        return False

    def read(self, value: object) -> Value:
        """``value`` checked; text is taken for the choice that it spells."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
            if isinstance(value, str) and value == spell(choice):
                return choice
        raise WrongOption(self.name, value, spelled(self.choices))

    def doubts(self, value: Value) -> Sequence[LudariumError]:
        """What may be wrong with a text that ``read`` took and gave back as ``value``: sentences for whoever
        brings it. Nothing is refused for them."""
        return ()

    def template(self, choice: Value) -> str:
        """The text that says what ``choice`` says, for who wants to change it; empty where none is taken."""
        return ""

    def address(self, value: object) -> str | None:
        """What is to be fetched where ``value`` only names a text, such as its id; None where it is the text
        itself, or a choice."""
        return None

    def url(self, address: str, place: str) -> str:
        """Where the text of this address lies: at ``place``, with ``{id}`` in the place of its id, or, where that is
        empty, at the place that the game knows. Of the address it takes the id and nothing else. Raises as ``read``
        does."""
        raise NotImplementedError

    def fetched_text(self, fetched: Fetched) -> str:
        """The text in what came from there, for ``read``. Raises as ``read`` does."""
        raise NotImplementedError

    def extras(self, value: object) -> SourceInfo | None:
        """What a text that ``read`` takes says besides what is played, where it says anything. People at the
        table may see it from the start of the game; where a table hides what others have brought, each sees only
        their own. So it tells nothing that a view hides."""
        return None

    def label(self, value: Value, say: Say) -> str:
        """What everybody may know of a text of one's own that somebody has brought, such as its name, on
        one short line. Empty: that there is one, and nothing of what it says."""
        return ""

    def title(self, value: Value) -> str:
        """What a text of one's own is called, the same in every language: by it people find their games again. Empty
        where it has no name."""
        return ""

    def about(self, value: Value) -> Mapping[str, object]:
        """What can be found out about a text of one's own, as plain data for a page of the game's own: whoever keeps it reads
        that. It may take a while."""
        return {}


def spell(value: Value) -> str:
    """A value as records and command lines write it."""
    return written(value)


def spelled(values: list[Value]) -> str:
    """Values as an error lists them."""
    return ", ".join([spell(value) for value in values])


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game can tell a search bot beyond its rules. Each answer may be left as it is."""

    def __init__(self) -> None:
        self.horizon = 0
        """After how many decisions of a playout ``value`` is asked."""
        self.span = 1.0
        """A usual difference between a good and a bad score, to put scores on one scale."""
        self.trust = 20.0
        """How many iterations of a search ``prior`` is worth: the more the scores of one option scatter, and
        the less it is mistaken about differences, the more."""
        self.doubt = 0.0
        """How far the scores of one option usually scatter, where that is known: it says how much to try
        what does not look best. 0 leaves it to the search, which goes by the highest and lowest scores."""
        self.decisive = 1.0
        """By how much a seat's score is ahead of what the others have on average where the game is as good as won: 1
        where scores are chances to win."""
        self.steady = False
        """Whether ``prior`` says much the same in every imagined state in which the same was chosen: then a search asks
        for it once a node of its tree."""

    def weigh(self, view: View, state: State) -> float:
        """How plausible ``state``, drawn from ``view``, is after what was done: any number > 0."""
        return 1.0

    def prior(self, state: State) -> list[float] | None:
        """A first guess of the deciding seat's final score for each option of the pending decision (only
        the differences count), or None where nothing is known."""
        return None

    def playout(self, state: State, chance: Chance) -> int:
        """The index of a quick, sensible option of the pending decision."""
        decision = state.decision()
        assert decision is not None
        return chance.below(len(decision))

    def fork(self, state: State) -> int:
        """What everybody sees that chance has made of the last choice, where it makes the next one another
        question: dice on the table, say. The same choices with different answers lead to different nodes."""
        return 0

    def is_chance(self, state: State) -> bool:
        """Whether the pending decision only reports what chance does (dice that are rolled at a real table):
        nobody looks for the best option, ``playout`` draws a fair one."""
        return False

    def expected(self, state: State, index: int) -> list[float] | None:
        """A guess of each seat's final score once option ``index`` of the pending decision is chosen and
        before chance has spoken; None where chance takes no part or nothing is known."""
        return None

    def met(self, state: State) -> list[float]:
        """After ``expected`` was given and the option chosen: the same guess, now that chance has spoken.
        Over all that chance may say its mean has to be what was expected: the difference is mere luck,
        and a search takes it out of its scores."""
        return []

    def redraw(self, state: State, chance: Chance) -> State:
        """A copy of ``state`` in which whatever any seat knows is as it is, all hands included, and what nobody can know, as
        the order of a deck and how dice will fall, is drawn anew. As it stands here the copy is exact."""
        return state.clone()

    def value(self, state: State) -> list[float] | None:
        """An estimate of each seat's final score from here, or None to play on to the end. After the end: what
        the seats would rather look after than the outcome's scores, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One small object a game. ``name`` is its name on command lines and in records, ``version``
    changes whenever the same choices could give another game."""

    def __init__(
        self, name: str, version: str, seats: list[int], default_seats: int, options: list[OptionSpec]
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.default_seats = default_seats
        self.options = options
        self.public = False
        """Whether no seat ever knows more than another, so that one person may play several."""
        self.first: dict[str, Value] = {}
        """The options with which newcomers are advised to begin, where the usual ones are not the easiest."""
        self.lessons: list[Lesson] = []
        """What a newcomer may learn it by, in order. Each begins by the option ``lesson``, which is not among
        ``options``: ``start`` asks ``prepared_state``."""

    def start(self, seats: int, options: Mapping[str, Value], seed: str) -> State:
        """A new game. Raises ``WrongSeats`` and ``WrongOption``."""
        raise NotImplementedError

    def rematch(self, options: Mapping[str, Value], seed: str, same: bool) -> dict[str, Value]:
        """The options of another game between those who have played one with ``options`` and ``seed``, each in their seat:
        whoever began by agreement does not begin again. With ``same`` they play with what chance dealt them, where an option
        is ``dealt``; else it deals anew."""
        return dict(options)

    def sample(self, view: View, chance: Chance) -> State:
        """A complete state drawn from what ``view`` leaves open; ``state.view(view.seat)`` equals it.

        Bots think with this, and with nothing else."""
        raise NotImplementedError

    def set_up(
        self, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
    ) -> State:
        """A game in mid-play: ``position`` says in plain JSON values how the table looks, in words of the game's
        own; what it leaves open is as usual, or comes from ``seed``.

        Raises ``WrongSeats``, ``WrongOption``, and ``WrongPosition`` for what can't lie on a table."""
        raise LudariumError("no-positions", game=self.name)

    def edit(self, state: State, position: Mapping[str, object]) -> State:
        """The game in mid-play with these parts of a position as they are said, all else as it is in ``state``: what lasts, too. ``state``
        stays as it is.

        Raises ``no-edits`` in a game without that, ``WrongPosition``, and another error where something is unfinished."""
        raise LudariumError("no-edits", game=self.name)

    def inspect(self, state: State, thing: str, seat: int | None, say: Say = unsaid) -> dict[str, object]:
        """All that ``seat`` knows of one thing on the table, as plain JSON values; what is for people is in the language
        of ``say``. Things are named as options name what they touch (``cell:3,-1``). None is a spectator; ``TABLE``
        knows everything, secrets included.

        Raises ``UnknownThing`` for what ``seat`` can't see there."""
        raise UnknownThing(thing)

    def hidden(self, state: State) -> dict[str, object]:
        """What lies hidden from some seat, as plain JSON values: for the keeper of the game alone, as ``TABLE`` is of ``inspect``.
        The parts are named as in ``set_up``, decks are told from the top. Nothing where every seat sees everything."""
        return {}

    def meanings(self, state: State, say: Say) -> dict[str, str]:
        """For people, in the language of ``say``: what those options of the pending decision do whose notation is a mere number or
        name, by their notation."""
        return {}

    def forced(self, state: State, option: Option) -> list[Decision]:
        """What nobody is asked when ``option`` of the pending decision is chosen, since the rules leave one answer: in the order in which
        it comes up, all options of each being taken. They may name cards that only the seat of that decision sees. ``state`` stays
        as it is. Nothing in a game that asks all of it."""
        return []

    def draw(self, view: View, names: list[str]) -> str:
        """A drawing of the table for a terminal."""
        raise NotImplementedError

    def tell(self, event: Event, view: View, names: list[str], say: Say) -> str:
        """The sentence of ``event``, as seen by the seat of ``view``, in the language of ``say``."""
        return event.kind()

    def guide(self) -> Guide:
        """What search bots may be told."""
        return Guide()

    def bots(self) -> dict[str, object]:
        """The game's own bots by name: classes of ``ludarium.core.bot.Bot``."""
        return {}

    def read_options(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values: the given ones checked, the rest by default. Where one of them
        names a lesson, its name comes last, and all others are as the lesson wants them."""
        known = {spec.name: spec for spec in self.options}
        for name, value in options.items():
            if name not in known and not (name == LESSON and self.lessons):
                raise WrongOption(name, value, ", ".join(known))
        lesson = lesson_named(self.lessons, options.get(LESSON, ""))
        fixed: Mapping[str, Value] = {} if lesson is None else lesson.options
        values: dict[str, Value] = {}
        for name, spec in known.items():
            usual = fixed.get(name, spec.default)
            value = spec.read(options[name]) if name in options else usual
            if lesson is not None and value != usual:
                raise LessonOption(name, spell(value), lesson.name, spell(usual))
            values[name] = value
        for name, spec in known.items():
            if not spec.fits(values[name], values):
                other, needed = spec.needs(values[name])
                fitting = [choice for choice in spec.choices if spec.fits(choice, values)]
                raise OptionClash(
                    name,
                    spell(values[name]),
                    other,
                    spell(values[other]),
                    spelled(needed),
                    spelled(fitting),
                )
        if lesson is not None:
            values[LESSON] = lesson.name
        return values

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise WrongSeats(seats, ", ".join(str(n) for n in self.seats))
