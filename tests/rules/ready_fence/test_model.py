"""The engine against the second statement of the phrase: the same options and the same outcome, from random
positions of all modes, with random options and card tables."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ready_fence.figures import Told
from tests.rules.ready_fence.model import Model
from tests.rules.ready_fence.table import MODES, REACH, both, facts, fencing, hand, kinds, offered, play, view

from ludarium.core import Chance, Event, Value
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import NONE
from ludarium.testing import proves, seed_of_run

POSITIONS = ("line", "invitation", "engagement")
PHRASES = 1500
"""Phrases in each mode."""
OPTIONS: dict[str, tuple[Value, ...]] = {
    "on_guard": ("3-8",),
    "tutorial_modifiers": (True,),
    "invitation_helps": ("blue",),
    "engagement_slows": ("attacks",),
    "positions_reset": ("touch",),
    "least_speed": (0,),
    "card_stamina": ("needed",),
    "kept_thrust": ("v3",),
    "angulation_with": ("red-cyan",),
    "glide_in_line": (True,),
    "riposte_bonus": (True,),
    "second_defence": (True,),
    "slower_feint": ("parried",),
    "feint_after_distance": (True,),
    "equal_counter": ("final",),
    "slower_answer": (True,),
    "joker_toe_touch": (False,),
    "joker_counter_time": (True,),
    "tutorial_counter": ("final",),
    "basic_counter": ("parry",),
    "infighting_step": (False,),
    "parry_rounding": ("down",),
    "defence_speed": ("printed",),
    "partial_distance": (False,),
    "strip_ends": ("inside",),
    "accept": ("unable",),
    "counter_time_parry": (True,),
    "joker_ceding": (True,),
}
FREE = {"DI": 4, "TT": 2, "GA": 2, "FN": 2, "FL": 3}
"""Kinds whose speeds the source leaves open, and how many cards they have."""
FIXED = (
    "ST334456.{}TBA BT4455.{}TBA FK45.{}TA PR4556.{}TBA CP44.{}TA IF456.{}BA SH4455667.{}TBA "
    "CT---.{}A FT--.{}A JK--.{}TA AN--.{}TA RA--.{}TA FE--.{}A"
)
MARKS = {"DI": "TBA", "TT": "TBA", "GA": "TBA", "FN": "TA", "FL": "BA"}


def any_of(dice: Chance, values: tuple[str, ...]) -> str:
    return values[dice.below(len(values))]


def drawn_options(dice: Chance) -> dict[str, Any]:
    """A few options that are not the default, and now and then a card table of one's own."""
    options: dict[str, Any] = {}
    for name, values in OPTIONS.items():
        if dice.below(6) == 0:
            options[name] = values[dice.below(len(values))]
    if dice.below(3) == 0:
        rows = [row.replace("{}", str(dice.below(4) // 2)) for row in FIXED.split()]
        for kind, count in FREE.items():
            speeds = "".join(sorted(str(1 + dice.below(9)) for _ in range(count)))
            rows.append(f"{kind}{speeds}.{dice.below(3)}{MARKS[kind]}")
        options["cards"] = ",".join(rows)
    return options


def drawn_hands(dice: Chance, cards: list[str]) -> list[list[str]]:
    """Two hands of the deck; sometimes short ones, often with what is rare."""
    dice.shuffle(cards)
    rare = [card for card in cards if card[:2] in ("CT", "FT", "JK", "AN", "RA", "FE", "GA", "IF", "CP")]
    hands: list[list[str]] = [[], []]
    for mine in hands:
        for _ in range(6 if dice.below(4) else dice.below(9)):
            pile = rare if rare and dice.below(4) == 0 else cards
            card = pile[dice.below(len(pile))]
            mine.append(card)
            cards.remove(card)
            if card in rare:
                rare.remove(card)
    return hands


def drawn_squares(dice: Chance, inside: bool) -> tuple[int, int]:
    reach = any_of(dice, ("short", "lunge", "lunge", "lunge", "lunge", "long", "out"))
    gap = REACH[reach][1] - REACH[reach][0]
    low, high = (2, 9) if inside else (1, 10)
    green = low + dice.below(high - low - gap + 1)
    return green, green + gap


def drawn(mode: str, dice: Chance) -> tuple[FenceState, Model]:
    """A position as the engine and as the model have it."""
    options = drawn_options(dice)
    settings = fencing(mode=mode, **options).settings
    table = settings.table
    cards = [name for card, name in enumerate(table.names) if settings.deck >> card & 1]
    deck = {name: table.stamina[card] for card, name in enumerate(table.names) if settings.deck >> card & 1}
    hands = drawn_hands(dice, cards)
    squares = drawn_squares(dice, options.get("strip_ends") == "inside")
    positions = (any_of(dice, POSITIONS), any_of(dice, POSITIONS))
    stamina = (dice.below(7), 6 - dice.below(7))
    scores = (4, 4) if dice.below(5) == 0 else (dice.below(5), dice.below(5))
    timer = dice.below(3) if dice.below(8) == 0 else len(cards)
    turn = dice.below(2)
    state = fencing(
        " ".join(hands[0]), " ".join(hands[1]), mode, squares=squares, turn=turn, positions=positions,
        stamina=stamina, scores=scores, timer=timer, seed=f"{dice.next():08x}", **options,
    )  # fmt: skip
    return state, Model(mode, options, deck, turn, hands, squares, positions, stamina, scores, timer)


def cards_offered(state: FenceState) -> set[str]:
    """Of what a game turn offers, the cards."""
    return {option for option in offered(state) if option[:2].isupper()}


def wish(dice: Chance, options: list[str]) -> str:
    """Any option, seldom one that ends the phrase at once."""
    playing = [option for option in options if option not in ("accept", "no")]
    adds = [
        option for option in playing if "+" in option or option[:2] in ("RA", "CT", "FT") or "feint" in option
    ]
    if adds and dice.below(3) == 0:
        return adds[dice.below(len(adds))]
    if playing and dice.below(10):
        return playing[dice.below(len(playing))]
    return options[dice.below(len(options))]


def settled(told: list[Event]) -> int:
    """Where in what happened the phrase ended."""
    return next(
        index for index, one in enumerate(told) if one.kind() in ("touch", "double_touch", "no_touch")
    )


def compare_end(state: FenceState, model: Model, told: list[Event]) -> None:
    phrase = view(state).phrase
    assert phrase is not None
    assert (phrase.result, phrase.scorer) == (model.result, model.scorer)
    assert both(state, "score") == model.scores
    if "period_over" in kinds(told):  # what follows is another rule's
        return
    assert state.winner == (model.scores.index(5) if model.over else NONE)
    if model.over:
        return
    refilled = facts(told[settled(told) :], "drew")
    for seat in (0, 1):
        more = [card for drew in refilled if drew["seat"] == seat for card in drew["cards"]]
        assert hand(state, seat) == sorted(model.hands[seat] + more)
    assert sorted(view(state).discards) == sorted(model.discards)
    assert both(state, "stamina") == model.stamina
    assert both(state, "square") == model.squares
    assert view(state).positions == model.positions
    assert state.progress.turn == 1 - model.a


def one_phrase(state: FenceState, model: Model, dice: Chance, said: list[str]) -> None:
    """Play one phrase in both, and compare them at each choice."""
    told: list[Event] = []
    while model.phase != "over":
        options = cards_offered(state) if model.phase == "turn" else offered(state)
        assert options == model.offered()
        if not options:
            return
        if model.phase != "turn":
            decision = state.decision()
            assert decision is not None
            assert (decision.seat, decision.kind) == (model.asked, model.phase)
        option = wish(dice, sorted(options))
        said.append(option)
        told = play(state, option)
        model.choose(option, [Told(one.kind(), one.facts()) for one in told])
        phrase = view(state).phrase
        assert phrase is not None
        assert [
            (p.seat, p.role, p.card, p.addon, p.speed, p.need, p.riposte, p.paid) for p in phrase.plays
        ] == [(p.seat, p.role, p.card, p.addon, p.speed, p.need, p.riposte, p.paid) for p in model.plays]
        if model.phase != "over":
            threat = phrase.threat
            assert threat is not None
            wanted = model.threat
            assert (threat.seat, threat.kind, threat.card, threat.speed, threat.own, threat.tie) == (
                wanted.seat, wanted.what, wanted.card, wanted.speed, wanted.own, wanted.tie
            )  # fmt: skip
            assert (phrase.used, phrase.cardless, phrase.spent) == (model.used, model.cardless, model.spent)
            assert phrase.result is None
    compare_end(state, model, told)


def check_bounds(model: Model) -> None:
    """F80: at most two cards and one defence without cards of each, and one Feint."""
    roles = [(one.seat, one.role) for one in model.plays if one.role != "accept"]
    for seat in (0, 1):
        mine = [role for owner, role in roles if owner == seat]
        cardless = [role for role in mine if role in ("parry", "distance")]
        feints = [role for role in mine if role in ("replace", "break-off")]
        assert len(cardless) <= (1 if not model.is_set("second_defence", True) else 2)
        assert len(feints) <= 1
        assert len(mine) - len(cardless) - len(feints) <= 2
        assert model.used[seat] <= 2


@pytest.mark.slow
@proves("F61", "F75", "F80")
@pytest.mark.parametrize("mode", MODES)
def test_the_engine_is_the_model(mode: str) -> None:
    seed = seed_of_run()
    played = 0
    for n in range(PHRASES):
        dice = Chance.of(f"{seed} {mode} {n}")
        state, model = drawn(mode, dice)
        said: list[str] = []
        before = state.dump()
        try:
            one_phrase(state, model, dice, said)
            check_bounds(model)
        except BaseException as error:
            error.add_note(f"LUDARIUM_SEED={seed}, {mode} {n}: {said} from {before}")
            raise
        played += bool(said)
    assert played
