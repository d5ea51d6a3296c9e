"""The text environment over the Model Context Protocol: any assistant that speaks it can sit down at a table.

A table is an engine of this process, with bots at the other seats, or one of a hall, where the assistant is a guest among people
and bots. ``ludarium mcp`` serves it on standard input and output.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ludarium import __version__
from ludarium.bots.registry import bot_names
from ludarium.core import LudariumError, games, load_game
from ludarium.environments.guest import GuestSeat
from ludarium.environments.text import BUDGET, SeatInWords, TextSeat
from ludarium.i18n import LANGUAGES, refusal, say, speaks

MOST_TABLES: Final = 64
P = ParamSpec("P")


class Assistant:
    """The tables of one assistant, and the tools by which it plays."""

    def __init__(self, lang: str = LANGUAGES[0]) -> None:
        self.lang = lang
        self._tables: dict[int, SeatInWords] = {}
        self._next = 1

    def list_games(self) -> list[dict[str, object]]:
        """The games that can be played: seats, bots by rising strength, and options with their choices, the usual one first."""
        return [
            {
                "game": name,
                "seats": game.seats,
                "bots": bot_names(game),
                "options": {
                    spec.name: [spec.default, *[choice for choice in spec.choices if choice != spec.default]]
                    for spec in game.options
                },
            }
            for name, game in games().items()
        ]

    def start(
        self,
        game: str,
        bot: str = "greedy",
        seats: int | None = None,
        seat: int = 0,
        options: dict[str, str | int | bool] | None = None,
        lang: str = "",
        seed: str = "",
        budget: int = BUDGET,
    ) -> str:
        """Sit down at a new table. You have one seat, bots have the others. Gives the number of the table, the rules in short,
        how the options are written, and your first decision. lang: en, zh-Hant or ko. seed: the same one gives the same game again.
        budget: about how many tokens you want to be told at each decision."""
        table = TextSeat(game, bot, seats, options, seat=seat, lang=lang or self.lang, budget=budget)
        return self._begun(table, table.reset(seed or None))

    def join(
        self, address: str, name: str, seat: int | None = None, lang: str = "", budget: int = BUDGET
    ) -> str:
        """Sit down as a guest at a table of a hall that has not begun, among the people and bots there. address: that of the
        table's page, with its invitation if the table is private (https://hall.example/table/…?invite=…). name: what the others
        call you; let them know that you are a program. seat: a free one, if you want a certain one. Gives the number of the table, the rules in
        short, and your first decision, or that others are waited for."""
        table = GuestSeat(address, name, seat=seat, lang=lang or self.lang, budget=budget)
        return self._begun(table, table.wait())

    def wait(self, table: int) -> str:
        """At a table of a hall: wait until you have to decide, or the game is over. Gives what happened until then; ask again
        where others still think."""
        return self._at(table).wait()

    def leave(self, table: int) -> str:
        """Leave a table. At a table of a hall the others may let a bot play on for you."""
        seat = self._at(table)
        del self._tables[table]
        seat.close()
        return say(seat.lang, "environment-left", number=str(table))

    def choose(self, table: int, option: str) -> str:
        """Choose one of the options of your pending decision, spelt as it is listed. Gives what happens until your next
        decision, the table and your options then, or how the game has ended."""
        return self._at(table).step(option)

    def look(self, table: int, thing: str = "") -> str:
        """Look at the table again; or, with a thing named as options name what they touch (card:troll.2, cell:3,-1, hand:CR,
        seat:1), everything that you may know about it."""
        seat = self._at(table)
        return seat.look(thing) if thing else seat.told()

    def rules(self, game: str, lang: str = "") -> str:
        """The rules of a game in short, and how its options are written."""
        return TextSeat(load_game(game), "random", lang=lang or self.lang).introduction()

    def _begun(self, table: SeatInWords, told: str) -> str:
        """Keep a table; what is told of it first."""
        if len(self._tables) >= MOST_TABLES:
            self.leave(min(self._tables))
        number = self._next
        self._tables[number] = table
        self._next += 1
        head = say(table.lang, "environment-table-number", number=str(number))
        return "\n\n".join(filter(None, [head, table.introduction(), told]))

    def _at(self, table: int) -> SeatInWords:
        if table not in self._tables:
            raise LudariumError("environment-table", table=str(table))
        return self._tables[table]

    def _told(self, tool: Callable[P, object]) -> Callable[P, object]:
        """``tool``, with what it refuses as a sentence in the assistant's language."""

        @wraps(tool)
        def asked(*args: P.args, **kwargs: P.kwargs) -> object:
            try:
                return tool(*args, **kwargs)
            except LudariumError as error:
                raise ToolError(refusal(self.lang, error.code, error.facts)) from error

        return asked

    def server(self) -> MCPServer:
        """A server of the protocol with these tools."""
        server = MCPServer(
            "ludarium", version=__version__, instructions=say(self.lang, "environment-instructions")
        )
        for tool in (
            self.list_games,
            self.start,
            self.join,
            self.choose,
            self.wait,
            self.look,
            self.rules,
            self.leave,
        ):
            server.tool(structured_output=False)(self._told(tool))
        return server


def serve(lang: str) -> None:
    """Serve one assistant on standard input and output until it leaves."""
    assistant = Assistant(lang if speaks(lang) else LANGUAGES[0])
    assistant.server().run("stdio")
