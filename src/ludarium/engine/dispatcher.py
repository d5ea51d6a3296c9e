"""Where requests are answered: one method each. What a request may be is in ``requests``."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, final

import msgspec

from ludarium import __version__, i18n
from ludarium.bots.registry import bot_names, choice_of, make_bot
from ludarium.core import (
    TABLE,
    Chance,
    Choice,
    Decision,
    Event,
    Game,
    Lesson,
    LudariumError,
    Option,
    OptionSpec,
    Record,
    State,
    games,
    load_game,
)
from ludarium.core.lesson import LESSON, lesson_named
from ludarium.core.play import playout
from ludarium.core.record import DEEPEST, check_depth
from ludarium.engine import session
from ludarium.engine.requests import (
    KEEPER,
    LONGEST_LINE,
    MOST_STATES,
    NAMES,
    PROTOCOL,
    BotRequest,
    ChooseRequest,
    CloneRequest,
    DropRequest,
    EditRequest,
    EventsRequest,
    GamesRequest,
    HelloRequest,
    InspectRequest,
    LoadRequest,
    OptionsRequest,
    PlayoutRequest,
    QuitRequest,
    Request,
    SampleRequest,
    SaveRequest,
    SetUpRequest,
    StartRequest,
    StateRequest,
    TableRequest,
    UndoRequest,
    ViewRequest,
    decode,
)
from ludarium.engine.session import Session

Answer = dict[str, Any]

LONGEST_FACT: Final = 200
LONGEST_LIST: Final = 100
"""Characters of a fact that an error shows."""


@final
class Dispatcher:
    """Holds games by handle and answers lines with lines. No input can break it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sessions: dict[int, Session] = {}
        self.last = 0
        """The newest handle. None is given out twice."""
        self.is_over = False
        self.answers: dict[type[Request], Callable[[Any], Answer]] = {
            HelloRequest: self.hello,
            GamesRequest: self.games,
            StartRequest: self.start,
            SetUpRequest: self.set_up,
            EditRequest: self.edit,
            OptionsRequest: self.options,
            TableRequest: self.table,
            ChooseRequest: self.choose,
            EventsRequest: self.events,
            ViewRequest: self.view,
            InspectRequest: self.inspect,
            CloneRequest: self.clone,
            DropRequest: self.drop,
            UndoRequest: self.undo,
            SaveRequest: self.save,
            LoadRequest: self.load,
            BotRequest: self.bot,
            SampleRequest: self.sample,
            PlayoutRequest: self.playout,
            QuitRequest: self.quit,
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, without a line break."""
        number: object = None
        try:
            request = decode(line)
        except RecursionError:
            return self.refusal(None, LudariumError("engine-json", problem="too deep"))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            number, refused = misread(line, error)
            return self.refusal(number, refused)
        number = request.id
        try:
            answer = self.answers[type(request)](request)
            return msgspec.json.encode({"id": number, "ok": True, **answer})
        except LudariumError as error:
            return self.refusal(number, error)
        except Exception as error:
            return self.refusal(number, LudariumError("engine-fault", what=type(error).__name__))

    def refusal(self, number: object, error: LudariumError) -> bytes:
        """What is answered where a request was refused: nothing has changed."""
        shown = self.told(error)
        if also := [self.told(one) for one in error.further()]:
            shown["also"] = also
        return msgspec.json.encode({"id": number, "ok": False, "error": shown})

    def told(self, error: LudariumError) -> Answer:
        facts = {name: short(fact) for name, fact in error.facts.items()}
        return {"code": error.code, "facts": facts, "says": i18n.refusal(self.lang, error.code, facts)}

    # -- what there is

    def hello(self, request: HelloRequest) -> Answer:
        if request.lang is not None:
            if not i18n.speaks(request.lang):
                raise LudariumError("unknown-language", lang=request.lang)
            self.lang = request.lang
        return {
            "engine": "ludarium",
            "version": __version__,
            "protocol": PROTOCOL,
            "lang": self.lang,
            "games": [*games()],
            "requests": NAMES,
            "limits": {"line": LONGEST_LINE, "states": MOST_STATES, "depth": DEEPEST},
        }

    def games(self, request: GamesRequest) -> Answer:
        return {"games": [game_shown(game) for game in games().values()]}

    # -- states

    def start(self, request: StartRequest) -> Answer:
        game = load_game(request.game)
        seats = usual_seats(game, request.options) if request.seats is None else request.seats
        seed = request.seed or secrets.token_hex(16)
        return self.keep(session.started(game, seats, request.options, seed))

    def set_up(self, request: SetUpRequest) -> Answer:
        game = load_game(request.game)
        seats = game.default_seats if request.seats is None else request.seats
        return self.keep(session.set_up(game, seats, request.options, request.seed, request.position))

    def edit(self, request: EditRequest) -> Answer:
        one = self.at(request)
        check_depth(request.position)
        edited = Session.new(one.game, one.seats, None, one.game.edit(one.state, request.position))
        answer = standing(request.state, edited)
        self.sessions[request.state] = edited
        return answer

    def load(self, request: LoadRequest) -> Answer:
        record = Record.parse(request.record)
        return self.keep(session.loaded(load_game(record.game), record))

    def clone(self, request: CloneRequest) -> Answer:
        return self.keep(self.at(request).clone())

    def sample(self, request: SampleRequest) -> Answer:
        one = self.at(request)
        seat = seat_of(one, request.seat)
        drawn = one.game.sample(one.state.view(seat), Chance.of(request.seed))
        return self.keep(Session.new(one.game, one.seats, None, drawn))

    def drop(self, request: DropRequest) -> Answer:
        self.at(request)
        del self.sessions[request.state]
        return {}

    def keep(self, one: Session) -> Answer:
        """Give ``one`` a handle."""
        if len(self.sessions) >= MOST_STATES:
            raise LudariumError("engine-states", most=MOST_STATES)
        answer = standing(self.last + 1, one)
        self.last += 1
        self.sessions[self.last] = one
        return answer

    def at(self, request: StateRequest) -> Session:
        """The state that a request is about."""
        one = self.sessions.get(request.state)
        if one is None:
            raise LudariumError("engine-state", state=request.state)
        return one

    # -- looking

    def options(self, request: OptionsRequest) -> Answer:
        one = self.at(request)
        decision = one.state.decision()
        if decision is None:
            return {"state": request.state, "decision": None}
        shown = touching(decision)
        meant = one.game.meanings(one.state, self.say)
        for option in shown["options"]:
            if option["option"] in meant:
                option["says"] = meant[option["option"]]
        return {"state": request.state, "decision": shown}

    def table(self, request: TableRequest) -> Answer:
        state = self.at(request).state
        timers = [
            {"key": timer.key, "seconds": timer.seconds, "option": timer.option} for timer in state.timers()
        ]
        return {"state": request.state, "decision": touching(state.table()), "timers": timers}

    def events(self, request: EventsRequest) -> Answer:
        one = self.at(request)
        return {"state": request.state, "events": seen(one, one.events, request.eyes)}

    def view(self, request: ViewRequest) -> Answer:
        one = self.at(request)
        if request.seat == KEEPER:
            views = [msgspec.Raw(one.state.view(seat).json()) for seat in (None, *range(one.seats))]
            whole = {"table": views[0], "seats": views[1:], "hidden": one.game.hidden(one.state)}
            return {"state": request.state, "view": whole}
        view = one.state.view(seat_of(one, request.seat))
        return {"state": request.state, "view": msgspec.Raw(view.json())}

    def inspect(self, request: InspectRequest) -> Answer:
        one = self.at(request)
        seat = TABLE if request.seat == KEEPER else seat_of(one, request.seat)
        return {"state": request.state, "thing": one.game.inspect(one.state, request.thing, seat, self.say)}

    def say(self, message: str, arguments: dict[str, str | int]) -> str:
        """A sentence in the language that was asked for."""
        return i18n.say(self.lang, message, **arguments)

    def save(self, request: SaveRequest) -> Answer:
        return {"state": request.state, "record": self.at(request).saved()}

    # -- choosing

    def choose(self, request: ChooseRequest) -> Answer:
        one = self.at(request)
        eyes_of(one, request.eyes)
        seat, option = one.option(request.seat, request.option)
        return self.chosen(request, one, Choice(seat, str(option)), option)

    def chosen(
        self, request: ChooseRequest | BotRequest, one: Session, choice: Choice, option: Option
    ) -> Answer:
        forced = one.game.forced(one.state, option) if request.forced else []
        events = one.choose(choice, option)
        answer = {**standing(request.state, one), "events": seen(one, events, request.eyes)}
        if request.forced:
            answer["forced"] = [asked(decision) for decision in forced]
        return answer

    def undo(self, request: UndoRequest) -> Answer:
        one = self.at(request)
        if request.count > len(one.choices):
            raise LudariumError("engine-undo", count=request.count, made=len(one.choices))
        one.back_to(len(one.choices) - request.count)
        return standing(request.state, one)

    def bot(self, request: BotRequest) -> Answer:
        one = self.at(request)
        eyes_of(one, request.eyes)
        decision = one.asked(request.seat)
        seat = decision.seat
        if seat == TABLE:
            raise LudariumError("engine-no-bot")
        begun = "" if one.record is None else one.record.seed
        seed = request.seed or f"{begun}/{len(one.choices)}/{seat}/{request.name}"
        bot = make_bot(one.game.name, request.name, seed)
        option = choice_of(bot, one.state, decision)
        if not request.play:
            return {"state": request.state, "option": str(option)}
        choice = Choice(seat, str(option))
        return {"option": str(option), **self.chosen(request, one, choice, option)}

    def playout(self, request: PlayoutRequest) -> Answer:
        state = self.at(request).state.clone()
        taken = playout(state, Chance.of(request.seed))
        return {"state": request.state, "choices": taken, "outcome": ended(state)}

    def quit(self, request: QuitRequest) -> Answer:
        self.is_over = True
        return {}


# -- what answers are made of


def standing(handle: int, one: Session) -> Answer:
    """Where a game stands."""
    decision = one.state.decision()
    return {
        "state": handle,
        "number": len(one.choices),
        "decision": None if decision is None else asked(decision),
        "outcome": ended(one.state),
    }


def asked(decision: Decision) -> Answer:
    """A decision, with its options by their notation."""
    options = [option.notation() for option in decision.options()]
    return {"seat": decision.seat, "kind": decision.kind, "options": options}


def touching(decision: Decision) -> Answer:
    """A decision, with what each option touches."""
    options = [{"option": str(option), "touches": option.touches()} for option in decision.options()]
    return {"seat": decision.seat, "kind": decision.kind, "options": options}


def ended(state: State) -> Answer | None:
    outcome = state.outcome()
    return None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners}


def seen(one: Session, events: list[Event], eyes: int | str | None) -> list[Answer]:
    """Events as ``eyes`` see them."""
    if eyes == KEEPER:
        return [{"kind": event.kind(), **event.facts()} for event in events]
    seat = eyes_of(one, eyes)
    shown = [event.seen(seat) for event in events]
    return [{"kind": event.kind(), **event.facts()} for event in shown if event is not None]


def eyes_of(one: Session, eyes: int | str | None) -> int | None:
    """The seat whose eyes are meant, None for the spectators' and the keeper's."""
    return seat_of(one, eyes) if isinstance(eyes, int) else None


def seat_of(one: Session, seat: int | str | None) -> int | None:
    """``seat``, if the game has it; None is a spectator."""
    if seat is None:
        return None
    if not isinstance(seat, int) or not 0 <= seat < one.seats:
        raise LudariumError("engine-seat", seat=seat, last=one.seats - 1)
    return seat


def usual_seats(game: Game, options: Mapping[str, object]) -> int:
    """How many seats there are if nobody says so."""
    lesson = lesson_named(game.lessons, options.get(LESSON, ""))
    return game.default_seats if lesson is None else lesson.seats


def game_shown(game: Game) -> Answer:
    return {
        "name": game.name,
        "version": game.version,
        "seats": game.seats,
        "default_seats": game.default_seats,
        "public": game.public,
        "options": [option_shown(spec) for spec in game.options],
        "lessons": [lesson_shown(lesson) for lesson in game.lessons],
        "bots": bot_names(game),
    }


def option_shown(spec: OptionSpec) -> Answer:
    only = [
        {"value": value, "option": other, "values": values} for value, (other, values) in spec.only.items()
    ]
    return {
        "name": spec.name,
        "default": spec.default,
        "choices": spec.choices,
        "text": spec.text,
        "seat": spec.seat,
        "only": only,
    }


def lesson_shown(lesson: Lesson) -> Answer:
    return {
        "name": lesson.name,
        "kind": lesson.kind,
        "seats": lesson.seats,
        "learner": lesson.learner,
        "options": dict(lesson.options),
        "steps": len(lesson.steps),
        "bot": lesson.bot,
    }


# -- errors


def short(fact: object) -> object:
    """A fact of an error as a JSON value of modest length."""
    if fact is None or isinstance(fact, int | float):
        return fact
    if isinstance(fact, list):
        return [short(one) for one in fact[:LONGEST_LIST]]
    text = str(fact)
    return text if len(text) <= LONGEST_FACT else text[: LONGEST_FACT - 1] + "…"


def misread(line: bytes, error: Exception) -> tuple[object, LudariumError]:
    """The id of a line that is no request, as far as there is one, and what is wrong with it."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as unread:
        return None, LudariumError("engine-json", problem=str(unread))
    if not isinstance(found, dict):
        return None, LudariumError("engine-json", problem=str(error))
    number, do = id_of(found), found.get("do")
    if not isinstance(do, str) or do not in NAMES:
        named = do if isinstance(do, str) else ""
        return number, LudariumError("engine-request", do=named, known=", ".join(NAMES))
    return number, LudariumError("engine-field", do=do, problem=str(error))


def id_of(found: dict[str, object]) -> object:
    """The id of a wrong request, so far as it is one."""
    number = found.get("id")
    if isinstance(number, str):
        return number if len(number) <= 64 else None
    return number if isinstance(number, int) and not isinstance(number, bool) else None
