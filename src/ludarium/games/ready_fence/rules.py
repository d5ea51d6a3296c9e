"""The fixed numbers of Ready… Fence! and the options of a bout (docs/rules/ready-fence.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ludarium.core.game import OptionSpec, Value
from ludarium.games.ready_fence.cards_option import CardsOption, table_of
from ludarium.games.ready_fence.terms import MODE_NAMES, Kinds, Modes

PERIODS: Final = {5: 1, 10: 2, 15: 3}
"""By the length of the bout (F8)."""

FORWARD: Final = (1, -1)
"""The way forward of each seat (F3)."""
HAND: Final = 6
FULL_STAMINA: Final = 6
PERIOD_STAMINA: Final = ((6, 6, 6), (6, 6, 6), (6, 5, 4))
"""By mode and period (F18)."""
TIMER: Final = 12
EXTRA_TIMER: Final = 4
ADDON_SPEED: Final = 2
STRAIGHT_BONUS: Final = 2
"""What a Straight Thrust gains out of Line against Invitation."""
GLIDE_RIPOSTE: Final = 4
RIPOSTE_LOSS: Final = 2
"""From the speed of a parry to that of its riposte: 4 to 2, 5 to 3, 6 to 4 (F66)."""
FASTEST_TO_EVADE: Final = 5
"""The greatest speed that Defence by Distance still answers (F89)."""
STALL_GAIN: Final = 2
RETREAT: Final = 2
"""Squares of a Retreat, and of Defence by Distance (F35, F90)."""
CARDS_EACH: Final = 2
"""Fencing actions of a player in a phrase (F61)."""

OPTIONS: Final[list[OptionSpec]] = [
    OptionSpec("mode", "basic", ["basic", "tutorial", "advanced"]),
    OptionSpec(
        "points",
        5,
        [5, 10, 15],
        only={10: ("mode", ["tutorial", "basic"]), 15: ("mode", ["tutorial", "advanced"])},  # F8
    ),
    CardsOption(),
    OptionSpec("on_guard", "4-7", ["4-7", "3-8"]),  # O1
    OptionSpec("fewer_actions", True, [True, False]),  # O4
    OptionSpec("tutorial_modifiers", False, [False, True]),  # O6
    OptionSpec("invitation_helps", "blue-cyan", ["blue-cyan", "blue"]),  # O7
    OptionSpec("engagement_slows", "attacks-ripostes", ["attacks-ripostes", "attacks"]),  # O7
    OptionSpec("positions_reset", "period", ["period", "touch"]),  # O8
    OptionSpec("least_speed", 1, [1, 0]),  # O9
    OptionSpec("card_stamina", "spent", ["spent", "needed"]),  # O10
    OptionSpec("stamina_cap", "period", ["period", "six"]),  # O11
    OptionSpec("kept_thrust", "last", ["last", "v3"]),  # O13
    OptionSpec("angulation_with", "all", ["all", "red-cyan"]),  # O14
    OptionSpec("glide_in_line", False, [False, True]),  # O14
    OptionSpec("riposte_bonus", False, [False, True]),  # O14
    OptionSpec("second_defence", False, [False, True]),  # O15
    OptionSpec("slower_feint", "forbidden", ["forbidden", "parried"]),  # O16
    OptionSpec("feint_after_distance", False, [False, True]),  # O16
    OptionSpec("equal_counter", "answered", ["answered", "final"]),  # O17
    OptionSpec("slower_answer", False, [False, True]),  # O17
    OptionSpec("joker_toe_touch", True, [True, False]),  # O18
    OptionSpec("joker_counter_time", False, [False, True]),  # O18
    OptionSpec("tutorial_periods", True, [True, False]),  # O19
    OptionSpec("tutorial_counter", "parry", ["parry", "final"]),  # O20
    OptionSpec("basic_counter", "final", ["final", "parry"]),  # O20
    OptionSpec("infighting_step", True, [True, False]),  # O21
    OptionSpec("parry_rounding", "up", ["up", "down"]),  # O22
    OptionSpec("defence_speed", "effective", ["effective", "printed"]),  # O22
    OptionSpec("partial_distance", True, [True, False]),  # O22
    OptionSpec("tied_double", "target", ["target", "any"]),  # O24
    OptionSpec("period_opener", "other", ["other", "same"]),  # O25
    OptionSpec("passivity", 10, [10, 6, 20, 0]),  # O27
    OptionSpec("period_timer", "all", ["all", "12"]),  # O28
    OptionSpec("strip_ends", "outside", ["outside", "inside"]),  # O33
    OptionSpec("tutorial_timer", "all", ["all", "12"]),  # O34
    OptionSpec("accept", "free", ["free", "unable"]),  # O35
    OptionSpec("counter_time_parry", False, [False, True]),  # O36
    OptionSpec("joker_ceding", False, [False, True]),  # O36
]


@final
class Settings:
    """The options of one bout, checked."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        self.mode = MODE_NAMES.index(str(values["mode"]))
        self.target = int(values["points"])
        self.table = table_of(str(values["cards"]))
        self.deck = 0
        """The cards of the mode, one bit each (F7)."""
        for card, modes in enumerate(self.table.modes):
            if modes >> self.mode & 1:
                self.deck |= 1 << card
        self.listed: list[str] = []
        """The cards of the mode as views list them, once they have been asked for."""
        self.has_renewed = self.deck & self.table.masks[Kinds.RA] != 0
        self.has_feint = self.deck & self.table.masks[Kinds.FE] != 0
        one_period = self.mode == Modes.TUTORIAL and values["tutorial_periods"] is not True
        self.periods = 1 if one_period else PERIODS[self.target]
        squares = str(values["on_guard"]).split("-")
        self.on_guard = [int(squares[0]), int(squares[1])]
        inside = values["strip_ends"] == "inside"
        self.first = 2 if inside else 1
        self.last = 9 if inside else 10
        """The outermost squares of the strip."""
        self.fewer_actions = values["fewer_actions"] is True
        self.modifiers = self.mode != Modes.TUTORIAL or values["tutorial_modifiers"] is True
        self.helps_counters = values["invitation_helps"] == "blue-cyan"
        self.slows_ripostes = values["engagement_slows"] == "attacks-ripostes"
        self.reset_by_touch = values["positions_reset"] == "touch"
        self.least_speed = int(values["least_speed"])
        self.spends = values["card_stamina"] == "spent"
        self.cap_six = values["stamina_cap"] == "six"
        self.keeps_last = values["kept_thrust"] == "last"
        self.angulation_blue = values["angulation_with"] == "all"
        self.glide_in_line = values["glide_in_line"] is True
        self.riposte_bonus = values["riposte_bonus"] is True
        self.second_defence = values["second_defence"] is True
        self.slower_feint = values["slower_feint"] == "parried"
        self.feints_after_distance = values["feint_after_distance"] is True
        self.counter_final = values["equal_counter"] == "final"
        self.slower_answer = values["slower_answer"] is True
        self.joker_toe_touch = values["joker_toe_touch"] is True
        self.joker_counter_time = values["joker_counter_time"] is True
        counter = {Modes.TUTORIAL: "tutorial_counter", Modes.BASIC: "basic_counter"}.get(self.mode)
        self.parries_counters = counter is not None and values[counter] == "parry"
        self.infighting_step = values["infighting_step"] is True
        self.rounds_up = values["parry_rounding"] == "up"
        self.effective = values["defence_speed"] == "effective"
        self.partial_distance = values["partial_distance"] is True
        self.any_tie = values["tied_double"] == "any"
        self.other_opens = values["period_opener"] == "other"
        self.passivity = int(values["passivity"])
        """Game turns without a touch and without a card from the timer until one is lost; 0 for no guard."""
        self.short_periods = values["period_timer"] == "12"
        self.short_tutorial = values["tutorial_timer"] == "12"
        self.free_accept = values["accept"] == "free"
        self.counter_time_parry = values["counter_time_parry"] is True
        self.joker_ceding = values["joker_ceding"] is True

    def dump(self) -> tuple[object, ...]:
        """What states compare: the options, from which the rest follows."""
        return tuple(sorted(self.values.items()))
