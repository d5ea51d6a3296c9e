"""The bot ``net``: a net that has learned, as an ONNX file, chooses by what its seat sees. Needs the extra ``nets``.

``net`` is the net of a game that comes with Ludarium, ``net:FILE`` one of your own.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from ludarium.bots.registry import Kind
from ludarium.core import Bot, Game, LudariumError, Value, View, load_game

if TYPE_CHECKING:
    from ludarium.learning.thinking import Thinker

SHIPPED: Final = Path(__file__).parent / "shipped"
"""The nets that come with Ludarium: ``GAME.onnx``."""
LEARNED: Final[dict[str, dict[str, list[Value]]]] = {"ready-fence": {"mode": ["basic"]}}
"""What these nets have been trained for, by game: of an option the values that they have met."""
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


@final
class Nets(Kind):
    """What the entry point ``net`` names."""

    def plays(self, game: Game) -> bool:
        return is_installed() and self.shipped(game).is_file()

    def learned(self, game: Game) -> dict[str, list[Value]]:
        return LEARNED.get(game.name, {})

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
