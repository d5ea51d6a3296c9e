"""The bot that every other one has to beat."""

from __future__ import annotations

from typing import final

from ludarium.core.bot import Bot
from ludarium.core.view import View


@final
class Uniform(Bot):
    """Any option, all equally likely."""

    def choose(self, view: View, options: list[str]) -> str:
        return options[self.chance.below(len(options))]
