"""Every two cards together: whatever is chosen, the game stays sound."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.invariants import check, check_views
from tests.rules.tokyo_duel.oracle import TOKENS, Laid, legal
from tests.rules.tokyo_duel.positions import table

from ludarium.core import Chance, Event
from ludarium.games.tokyo_duel.cards import CARD_NAMES, CARDS
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES, READING_NAMES
from ludarium.testing import proves, seed_of_run

CHOICES = 16
"""For how many choices a pair is followed."""
DICE = ("AHEFDS", "AAAAAEE", "FFFFFSSS", "DDDDHHH", "AAAADDDD", "SSSSEEE", "AHEFDSFF")
"""Results that many cards ask for; as often the dice are by chance."""


def position(first: str, second: str, dice: Chance) -> DuelState:
    """The first card is the active player's, the second one's or the other's; what is bought lies in
    the market, for who has the energy. All else is by chance."""
    keeps: list[list[str]] = [[], []]
    market = []
    turn = dice.below(2)
    for card, owner in ((first, turn), (second, dice.below(2))):
        if CARDS[CARD_NAMES.index(card)].is_keep and dice.below(4):
            keeps[owner].append(card)
        else:
            market.append(card)
    others = [name for name in CARD_NAMES if name not in (first, second)]
    while len(market) < 3:
        market.append(others.pop(dice.below(len(others))))
    for owner in (0, 1):  # and one more, now and then
        card = others.pop(dice.below(len(others)))
        if CARDS[CARD_NAMES.index(card)].is_keep and dice.below(3) == 0:
            keeps[owner].append(card)
    monsters = list(MONSTER_NAMES)
    dice.shuffle(monsters)
    laid: dict[str, Laid] = {}
    king = "the-king" in monsters[:2]
    fame, destruction = dice.below(5) - 2, dice.below(5) - 2
    for name in TOKENS:
        if dice.below(5) < 2 and (king or not name.startswith("BK")):
            where = sorted(legal(name, laid, {"fame": (fame,), "destruction": (destruction,)}))
            if where:
                laid[name] = where[dice.below(len(where))]
    phase = ("start", "result", "result", "dice", "buy")[dice.below(5)]
    letters = "".join("AHEFDS"[dice.below(6)] for _ in range(6 + dice.below(3)))
    if dice.below(2):
        letters = DICE[dice.below(len(DICE))]
    return table(
        phase,
        turn=turn,
        monsters=(monsters[0], monsters[1]),
        health=(2 + dice.below(11), 2 + dice.below(11)),
        energy=(8 + dice.below(9), 8 + dice.below(9)),
        tokens=(dice.below(3), dice.below(3)),
        keeps=(" ".join(keeps[0]), " ".join(keeps[1])),
        market=" ".join(market),
        deck=" ".join(others[: dice.below(4)]) if dice.below(4) == 0 else None,
        fame=fame,
        destruction=destruction,
        placed=[f"{name}{chr(39) * turned}@{track}:{start}" for name, (track, start, turned) in laid.items()],
        dice=letters if phase in ("result", "dice") else "",
        score_keeper=False,
        in_shape=("own", "every")[dice.below(2)],
        king_stop=("pull", "turn")[dice.below(4) == 0],
        result_when_skipped=dice.below(4) > 0,
        first_hit=("rival", "active")[dice.below(4) == 0],
        alienoid_sp=dice.below(4) == 0,
        alienoid_when=("first", "any")[dice.below(3) == 0],
        zone_cells=READING_NAMES[dice.below(3)],
        king_places=("any", "rival")[dice.below(3) == 0],
        leftover_sp=dice.below(4) > 0,
    )


def play(state: DuelState, wanted: tuple[str, str], dice: Chance) -> list[str]:
    """Choose by chance, the two cards rather than others, and check after every choice."""
    chosen: list[str] = []
    told: list[Event] = []
    try:
        check(state)
        for n in range(CHOICES):
            decision = state.decision()
            if decision is None:
                break
            option = decision.option(dice.below(len(decision)))
            if decision.kind not in ("faces", "reroll", "place") and dice.below(3):
                named = [one for one in decision.options() if str(one).endswith(wanted)]
                option = named[dice.below(len(named))] if named else option
            elif decision.kind == "reroll" and dice.below(2):
                option = decision.option(0)  # stop
            chosen.append(str(option))
            told = state.choose(option)
            check(state, told)
            if n % 7 == 3:
                check_views(state, dice)
    except BaseException as error:
        error.add_note(f"after {chosen} in {state.dump()}")
        raise
    return chosen


@pytest.mark.slow
@proves("K78", "K80", "K86")
@pytest.mark.parametrize("first", CARD_NAMES)
def test_every_two_cards_together(first: str) -> None:
    seed = seed_of_run()
    used = 0
    for second in CARD_NAMES:
        if second != first:
            dice = Chance.of(f"{seed} {first} {second}")
            try:
                used += len(play(position(first, second, dice), (first, second), dice))
            except BaseException as error:
                error.add_note(f"LUDARIUM_SEED={seed}, {first} and {second}")
                raise
    assert used > 300, "most of them are played on"
