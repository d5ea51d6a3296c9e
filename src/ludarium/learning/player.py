"""The bot ``net``: a net that has learned, as an ONNX file, chooses by what its seat sees. Needs the extra ``nets``.

``net`` is the net of a game that comes with Ludarium, ``net:FILE`` one of your own.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from ludarium.bots.registry import Kind
from ludarium.core import Bot, Game, LudariumError, Value, View, load_game
from ludarium.learning.metadata import metadata_of

if TYPE_CHECKING:
    from ludarium.learning.thinking import Thinker

SHIPPED: Final = Path(__file__).parent / "shipped"
"""The nets that come with Ludarium: ``GAME.onnx``."""
NEEDED: Final = ("numpy", "onnxruntime")


def is_installed() -> bool:
    """Whether all is there that a net needs to play."""
    return all(find_spec(name) is not None for name in NEEDED)


@final
class NetBot(Bot):
    """Takes the option to which the net gives the greatest chance. It remembers nothing and draws no lots: a view has one answer."""

    def __init__(self, seed: str, game: Game, net: Path) -> None:
        super().__init__(seed)
        self.game = game
        self.net = net

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        known, logits = thinker(self.game.name, self.net).look(view, self.chance)
        worth = dict(zip(known, logits, strict=True))
        return max(options, key=lambda option: worth.get(option, -1e30))


@cache
def thinker(game: str, net: Path) -> Thinker:
    """The net of a file, loaded once in a process."""
    from ludarium.learning.thinking import Thinker

    return Thinker(load_game(game), net)


@cache
def met(game: Game, net: Path) -> dict[str, list[Value]]:
    """The values of options with which the net of a file was trained. An option that its training has left alone is not there."""
    trained: list[dict[str, Value]] = json.loads(metadata_of(net)["options"])
    usual = {spec.name: spec.default for spec in game.options}
    named = sorted({name for options in trained for name in options})
    return {
        name: list(dict.fromkeys(options.get(name, usual[name]) for options in trained)) for name in named
    }


@final
class Nets(Kind):
    """What the entry point ``net`` names."""

    def plays(self, game: Game) -> bool:
        return is_installed() and self.shipped(game).is_file()

    def learned(self, game: Game) -> dict[str, list[Value]]:
        """What the net that comes with Ludarium has met in training, as its file says: of each option that is named there the values."""
        file = self.shipped(game)
        return met(game, file) if file.is_file() else {}

    def shipped(self, game: Game) -> Path:
        """Where the net that comes with Ludarium is, if there is one."""
        return SHIPPED / f"{game.name}.onnx"

    def make(self, game: Game, detail: str, seed: str) -> Bot:
        """Raises ``nets-missing`` without the extra, ``net-none`` where no net comes with Ludarium, ``net-file`` for a file that
        is not there."""
        if not is_installed():
            raise LudariumError("nets-missing")
        path = Path(detail) if detail else self.shipped(game)
        if not path.is_file():
            raise (
                LudariumError("net-file", file=detail)
                if detail
                else LudariumError("net-none", game=game.name)
            )
        return NetBot(seed, game, path)


KIND: Final = Nets()
