"""The structures by the names that plans use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.tournaments.structures.elimination import Elimination
from ludarium.tournaments.structures.groups import Final as FinalTable
from ludarium.tournaments.structures.groups import Groups
from ludarium.tournaments.structures.pools import Pools, RoundRobin
from ludarium.tournaments.structures.swiss import Swiss
from ludarium.tournaments.structures.two_loss_out import TwoLossOut

STRUCTURES: Final[Mapping[str, Any]] = {
    "two-loss-out": TwoLossOut,
    "elimination": Elimination,
    "swiss": Swiss,
    "groups": Groups,
    "final": FinalTable,
    "pools": Pools,
    "round-robin": RoundRobin,
}
"""Each a frozen dataclass of its settings that is a ``Structure``."""

SEVERAL_AT_ONCE: Final = ("pools",)
"""Structures that draw several games of a player at once."""
