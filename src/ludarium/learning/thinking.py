"""One decision by a net: what a seat sees and may do as arrays, through onnxruntime."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from ludarium.core import Chance, Game, LudariumError, View
from ludarium.environments.encoding import Meanings
from ludarium.environments.layout import Told
from ludarium.environments.registry import encoded
from ludarium.learning.decisions import Decisions
from ludarium.learning.inputs import inputs_of


class Thinker:
    """A net of ``game`` from an ONNX file. Raises ``net-other`` for the net of another game, of other rules or another encoding,
    and ``net-unreadable`` for what is no net at all."""

    def __init__(self, game: Game, file: Path) -> None:
        settings: Any = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1  # bots think side by side, one process each
        settings.inter_op_num_threads = 1
        try:
            self.session: Any = onnxruntime.InferenceSession(
                file.read_bytes(), settings, providers=["CPUExecutionProvider"]
            )
        except OSError:
            raise
        except Exception as error:  # onnxruntime has an exception for each of its codes
            raise LudariumError("net-unreadable", file=file.name) from error
        self.game = game
        self.encoding = encoded(game)
        self.meanings = Meanings(self.encoding)
        told = self.session.get_modelmeta().custom_metadata_map
        wanted = {"game": game.name, "rules": game.version, "encoding": str(self.encoding.version)}
        if {name: told.get(name) for name in wanted} != wanted:
            raise LudariumError("net-other", file=file.name, game=game.name)

    def look(self, view: View, chance: Chance) -> tuple[list[str], list[float]]:
        """The options of the pending decision as they are written, and a logit for each.

        They are read from a state imagined from the view, which has the same options and looks the same to the seat, but may be
        asked faster; a test compares what comes of two states that the seat can't tell apart."""
        state = self.game.sample(view, chance)
        decision = state.decision()
        assert decision is not None
        seat = decision.seat
        order = self.encoding.order(decision)
        options = [str(decision.option(i)) for i in order]

        def see() -> View:
            return self.encoding.glance(state, seat)

        actions = self.meanings.of(decision, order, self._seats(view), see)
        return options, self.weigh(self.encoding.seen(state, seat, see), actions)

    def weigh(self, numbers: Told, actions: list[int]) -> list[float]:
        """A logit for each option of a decision: ``numbers`` is what its seat sees, ``actions`` what its options mean."""
        asked = Decisions(
            np.array([numbers], np.int16), np.array([len(actions)]), np.array(actions, np.int64)
        )
        found: list[float] = self.session.run(["logits"], inputs_of(self.game.name, asked))[0].tolist()
        return found

    def _seats(self, view: View) -> int:
        """How many play: where a game leaves it open, its views have a line for each player."""
        if len(self.game.seats) == 1:
            return self.game.seats[0]
        return len(getattr(view, "players", ())) or self.game.default_seats
