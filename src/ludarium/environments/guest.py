"""A seat at a table of a hall, in words: a guest sits down beside people and bots, and is told what a seat in the text environment is
told. Nothing comes to it but what the hall sends the page of that seat."""

from __future__ import annotations

import secrets
import threading
from typing import Final

import msgspec

from ludarium.core import TABLE, Chance, Event, LudariumError, State, View, load_game
from ludarium.environments.text import BUDGET, SeatInWords, player
from ludarium.environments.visiting import FOR_GOOD, Address, HallRefused, Message, Visit
from ludarium.i18n import refusal

WAITS: Final = 45.0
"""Seconds that a guest is kept waiting for their next decision before they are told that others still think."""
ANSWERED: Final = 30.0
"""Seconds within which the hall has to answer a choice."""


class Told(Event):
    """Something that happened, as the hall told this seat of it."""

    def __init__(self, told: Message) -> None:
        self._kind = str(told["kind"])
        self._facts = {name: fact for name, fact in told.items() if name != "kind"}

    def kind(self) -> str:
        return self._kind

    def facts(self) -> dict[str, object]:
        return self._facts


class GuestSeat(SeatInWords):
    """A seat that a guest has at a table of a hall. Raises ``LudariumError`` where the hall can't be reached or refuses, and
    ``UnknownGame`` where its game is not installed here."""

    def __init__(
        self, address: str, name: str, *, lang: str, seat: int | None = None, budget: int = BUDGET
    ) -> None:
        self._visit = Visit(Address(address), name, lang)
        table = self._visit.table()
        super().__init__(load_game(str(table["game"])), TABLE, [], lang, budget)
        state = self.game.start(self.game.default_seats, {}, "what its views are")
        self._kind: type[View] = type(state.view(0))
        self._wanted = seat
        self._news = threading.Condition(threading.RLock())
        self._table = table
        self._view: View | None = None
        self._decision: Message | None = None
        self._number = 0
        self._welcomed = False
        self._sits = False
        self._problem = ""
        """Why nothing more will come, or why there is no seat."""
        self._choice: Message | None = None
        """What was chosen, until the hall answers."""
        self._refusal = ""
        """Why it was refused."""
        self.done = False
        self._called()
        self._visit.open(self._take)
        with self._news:
            self._news.wait_for(lambda: self._sits or bool(self._problem), ANSWERED)
            if not self._sits:
                self.close()
                raise HallRefused(self._problem or self._words("visit-silent"))

    def wait(self, seconds: float = WAITS) -> str:
        """What the guest is told at their next decision, or at the end; after so many seconds that others still think."""
        with self._news:
            self._news.wait_for(lambda: bool(self.options or self.done or self._problem), seconds)
            return self.told()

    def step(self, option: str) -> str:
        """Choose an option by its notation, and wait. Raises ``UnknownOption`` (a ``LudariumError``) for what is none, and
        ``HallRefused``."""
        with self._news:
            if self.done:
                raise LudariumError("game-over")
            if option.strip() not in self.options:
                raise LudariumError("unknown-option", option=option.strip()[:80])
            self._choice = {"id": secrets.token_hex(12), "number": self._number, "option": option.strip()}
            self._refusal = ""
            self.news = []
            self._send_choice()
            answered = self._news.wait_for(self._answered, ANSWERED)
            if self._refusal or self._problem or not answered:
                raise HallRefused(self._refusal or self._problem or self._words("visit-silent"))
        return self.wait()

    def told(self) -> str:
        with self._news:
            if self._problem and not self.done:
                raise HallRefused(self._problem)
            if self._view is None:
                seats = zip(self._names, self._table["seats"], strict=True)
                names = ", ".join([name for name, one in seats if one["kind"] != "open"])
                return self._words("visit-not-begun", name=self._names[self.seat], names=names)
            if self.done:
                outcome = self._imagined(self._view).outcome()
                asked = [] if outcome is None else self._over(outcome)
            elif self.options:
                assert self._decision is not None
                asked = self._question(str(self._decision["kind"]))
            else:
                asked = [self._words("visit-others")]
            return self._written(self._view, asked)

    def look(self, thing: str) -> str:
        with self._news:
            if self._view is None:
                return self.told()
            return self._known(self._imagined(self._view), thing)

    def close(self) -> None:
        """Leave the hall; what the seat was is up to those who still sit there."""
        self._visit.close()

    # -- what the hall says, in the thread that listens

    def _take(self, message: Message) -> None:
        with self._news:
            try:
                self._said(message)
            except LudariumError as error:
                self._problem = refusal(self.lang, error.code, error.facts)
                self._visit.close()
            self._news.notify_all()

    def _said(self, message: Message) -> None:
        chosen = None if self._choice is None else self._choice["id"]
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "table":
                self._table = message["table"]
                self._called()
                self._seated()
            case "game":
                self._stands(message)
                self._happened(message["events"])
            case "ack" if message["id"] == chosen:
                self._choice = None
            case "error" if message["id"] is not None and message["id"] == chosen:
                self._refusal = str(message["message"])
                self._choice = None
            case "error" if not self._sits:
                self._problem = str(message["message"])
            case "bye" if message["code"] in FOR_GOOD:
                self._problem = str(message["message"])
            case "lost":
                self._problem = self._words("visit-lost")

    def _welcome(self, message: Message) -> None:
        self._table = message["table"]
        self._called()
        if message["you"]["seat"] is not None:
            self.seat = message["you"]["seat"]
            self._sits = True
        self._stands(message)
        for step in message["log"] if self._welcomed else []:
            self._happened(step["events"])
        self._welcomed = True
        if not self._sits:
            self._sit_down()
        self._send_choice()

    def _called(self) -> None:
        """How seats are called: as the notation does, and by their names."""
        self._names = [
            f"{one['name']} ({player(one['seat'])})" if one["name"] else player(one["seat"])
            for one in self._table["seats"]
        ]

    def _seated(self) -> None:
        for one in self._table["seats"]:
            if one["person_id"] == self._visit.me["id"] and one["kind"] == "person":
                self.seat = one["seat"]
                self._sits = True

    def _sit_down(self) -> None:
        free = [one["seat"] for one in self._table["seats"] if one["kind"] == "open"]
        wanted = [seat for seat in free if self._wanted in (None, seat)]
        if self._table["status"] != "open" or not wanted:
            self._problem = self._words("visit-full")
            return
        self._visit.send("sit", seat=wanted[0], nonce=secrets.token_hex(16))

    def _happened(self, events: list[Message]) -> None:
        """News, told as the game stands now."""
        view = self._view
        if view is not None:
            self.news += filter(None, [self._sentence(Told(event), view) for event in events])

    def _stands(self, message: Message) -> None:
        """The game as it is after this message."""
        self._number = message["number"] or 0
        self._view = None if message["view"] is None else self._read(message["view"])
        self._decision = message["decision"]
        mine = self._sits and self._decision is not None and self._decision["seat"] == self.seat
        self.options = [one["option"] for one in self._decision["options"]] if mine and self._decision else []
        self.done = self._view is not None and self._decision is None
        if self._sits and self._decision is not None and self._decision["seat"] == TABLE:
            self._visit.send("ready")

    # -- what it means here

    def _read(self, view: object) -> View:
        try:
            return msgspec.convert(view, self._kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise LudariumError("visit-version", game=self.game.name, problem=str(error)) from error

    def _imagined(self, view: View) -> State:
        """A state that this view may be of: what a seat may know, or how a game has ended, is the same in each."""
        return self.game.sample(view, Chance.of("what a guest knows"))

    def _answered(self) -> bool:
        return self._choice is None or bool(self._problem)

    def _send_choice(self) -> None:
        if self._choice is not None:
            self._visit.send("choose", **self._choice)
