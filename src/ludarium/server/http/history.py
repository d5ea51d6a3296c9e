"""The request for one's own games, with what is asked of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import QueryParameter

from ludarium.server.http.api import AnyHall, Me
from ludarium.server.storage.history import Wanted
from ludarium.server.ws.messages import MyGames

LATEST: Final = 2**53  # milliseconds since the epoch

Before = Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,15}(-[0-9a-z]{1,16})?$")]
"""A game of a list, those after which are asked for: when it ended, in milliseconds, and its id."""
Name = Annotated[str | None, QueryParameter(min_length=1, max_length=64)]
Deck = Annotated[str | None, QueryParameter(min_length=1, max_length=120)]
Against = Annotated[Literal["people", "bots"] | None, QueryParameter()]
Result = Annotated[Literal["won", "shared", "lost", "draw", "over", "aborted"] | None, QueryParameter()]
Rated = Annotated[bool | None, QueryParameter()]
Time = Annotated[int | None, QueryParameter(ge=0, le=LATEST)]


@get("/api/me/games", summary="My games, those that are over from the latest on")
async def get_my_games(
    hall: AnyHall,
    me: Me,
    before: Before = None,
    game: Name = None,
    opponent: Name = None,
    against: Against = None,
    result: Result = None,
    rated: Rated = None,
    deck: Deck = None,
    since: Time = None,
    until: Time = None,
) -> MyGames:
    """Who has no name yet has none."""
    if me is None:
        return MyGames([], [], None, [])
    wanted = Wanted(game, opponent, against, result, rated, deck, since, until)
    return await hall.games_of(me, wanted, None if before is None else _place(before))


def _place(before: str) -> tuple[int, str]:
    ended, _, id_ = before.partition("-")
    return int(ended), id_


HANDLERS: Final = [get_my_games]
