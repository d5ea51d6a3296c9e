"""The vocabulary of the hall: game, state, decision, option, event, view, chance, record."""

from ludarium.core.bot import Bot
from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Choices, Decision, Option
from ludarium.core.errors import (
    IllegalChoice,
    LudariumError,
    RecordError,
    UnknownGame,
    UnknownOption,
    WrongOption,
    WrongSeats,
)
from ludarium.core.event import REVEALED, ROUND, TURN, Event, Part
from ludarium.core.fetching import Fetched, SourceInfo
from ludarium.core.game import Game, Guide, OptionSpec, Value
from ludarium.core.lesson import Attempt, Lesson
from ludarium.core.record import Choice, Record, ReplayStep
from ludarium.core.registry import games, load_game
from ludarium.core.state import Outcome, State, Timer
from ludarium.core.view import View

__all__ = [
    "REVEALED",
    "ROUND",
    "TABLE",
    "TURN",
    "Attempt",
    "Bot",
    "Chance",
    "Choice",
    "Choices",
    "Decision",
    "Event",
    "Fetched",
    "Game",
    "Guide",
    "IllegalChoice",
    "Lesson",
    "LudariumError",
    "Option",
    "OptionSpec",
    "Outcome",
    "Part",
    "Record",
    "RecordError",
    "ReplayStep",
    "SourceInfo",
    "State",
    "Timer",
    "UnknownGame",
    "UnknownOption",
    "Value",
    "View",
    "WrongOption",
    "WrongSeats",
    "games",
    "load_game",
]
