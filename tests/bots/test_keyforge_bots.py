"""The bots of KeyForge: they choose what they are offered, know only what their view tells, and play with good
sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.asked import NAME, choose, chosen, offered

from ludarium.bots.arena import run_arena
from ludarium.bots.registry import bot_names, make_bot
from ludarium.core import TABLE, Chance, View
from ludarium.core.game import Value
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.bots.evaluation import Weights, prospects, worth
from ludarium.games.keyforge.bots.rollout import habit, quick
from ludarium.games.keyforge.bots.search_guide import KeyForgeGuide
from ludarium.games.keyforge.engine.codes import AskKinds
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import NONE
from ludarium.games.keyforge.prepared import board
from ludarium.games.keyforge.view.notation import Move
from ludarium.testing.play import RandomPlay, seed_of_run

BOTS = ("random", "greedy", "search:2")
THINKERS = ("greedy", "search:60")
MATCHES = ("single", "auction", "adaptive")


def positions(
    label: str, every: int, options: dict[str, Value] | None = None
) -> Iterator[tuple[KeyForgeState, View, list[str]]]:
    """Positions of a random game in which a seat has to choose."""
    play = RandomPlay(GAME, label, options=options, unrest=0)
    with play:
        for state in play.states():
            decision = state.decision()
            if decision is None or decision.seat == TABLE or play.dice.below(every):
                continue
            assert isinstance(state, KeyForgeState)
            yield state, state.view(decision.seat), [str(option) for option in decision.options()]


# -- what every bot owes


def test_the_game_has_its_bots() -> None:
    assert bot_names(GAME) == ["random", "greedy", "search"]


@pytest.mark.slow
@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_is_offered(bot: str, match: str) -> None:
    options: dict[str, Value] = {"match": match}
    for number, (_, view, offers) in enumerate(positions(f"legal {bot}", 30, options)):
        assert make_bot(NAME, bot, f"{seed_of_run()} {number}").choose(view, offers) in offers


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(bot: str) -> None:
    dice = Chance.of(f"{seed_of_run()} hidden")
    for number, (_, view, offers) in enumerate(positions(f"hidden {bot}", 25)):
        other = GAME.sample(view, dice)
        same = other.view(view.seat)
        assert same == view
        name = f"{seed_of_run()} {number}"
        first = make_bot(NAME, bot, name).choose(view, offers)
        assert make_bot(NAME, bot, name).choose(same, offers) == first


def test_a_search_remembers_nothing() -> None:
    taken = list(positions("memory", 40))
    used = make_bot(NAME, "search:2", "a")
    for _, view, offers in taken:
        used.choose(view, offers)
    for _, view, offers in taken[:5]:
        fresh = make_bot(NAME, "search:2", "b")
        used.chance = fresh.chance.clone()
        assert used.choose(view, offers) == fresh.choose(view, offers)


@pytest.mark.timeout(120)
def test_a_search_does_not_follow_for_ever_what_comes_round_for_ever() -> None:
    """A creature without power moves to a flank instead of being destroyed, again and again."""
    position = {
        "mine": ["reassembling-automaton amber:9 +essence-entangler", "troll", "bumpsy"],
        "house": "brobnar",
    }
    state = GAME.set_up(2, {}, "round", position)
    decision = state.decision()
    assert decision is not None
    assert decision.kind == "place"
    offers = [str(option) for option in decision.options()]
    assert make_bot(NAME, "search:2", "a").choose(state.view(0), offers) in offers


def test_what_the_search_is_told_fits_the_options() -> None:
    guide = KeyForgeGuide()
    dice = Chance.of(f"{seed_of_run()} told")
    for state, view, offers in positions("told", 20):
        assert guide.weigh(view, state) == 1.0
        prior = guide.prior(state)
        assert prior is not None
        assert len(prior) == len(offers)
        assert 0 <= guide.playout(state, dice) < len(offers)
        assert guide.value(state) is None  # before the turn is over
        twin = state.clone()
        while twin.winner == NONE and (twin.turn == state.turn or twin.kind != AskKinds.HOUSE):
            twin.choose(Move(twin.codes[quick(twin, dice)], twin.decks))
        value = guide.value(twin)
        assert value is not None
        assert sum(value) == pytest.approx(1.0)
        assert min(value) >= 0.0


# -- what a position is worth


def test_what_one_gains_the_other_loses() -> None:
    usual = Weights()
    for state, _, _ in positions("even", 12):
        assert worth(state, 0, usual) == pytest.approx(-worth(state, 1, usual))
        assert prospects(state, 0) == pytest.approx(1.0 - prospects(state, 1))


def test_what_brings_keys_is_worth_something() -> None:
    plain = board(mine=["troll"], theirs=["troll"], house="brobnar")
    for better in (
        board(mine=["troll"], theirs=["troll"], house="brobnar", amber=(3, 0)),
        board(mine=["troll"], theirs=["troll"], house="brobnar", keys=(1, 0)),
        board(mine=["troll", "bumpsy"], theirs=["troll"], house="brobnar"),
        board(mine=["troll"], theirs=["troll stunned"], house="brobnar"),
    ):
        assert worth(better, 0, Weights()) > worth(plain, 0, Weights())
        assert prospects(better, 0) > prospects(plain, 0)


# -- good sense


@pytest.mark.parametrize("bot", THINKERS)
def test_it_chooses_the_house_that_it_can_do_something_with(bot: str) -> None:
    state = board(
        mine=["troll", "bumpsy"],
        hand=["urchin", "bumpsy", "troll"],
        houses=[["brobnar", "dis", "shadows"], ["brobnar", "dis", "shadows"]],
        at="start",
    )
    assert chosen(state, bot) == "house:brobnar"


@pytest.mark.parametrize("bot", THINKERS)
def test_it_does_not_end_its_turn_while_it_can_reap(bot: str) -> None:
    state = board(mine=["troll"], house="brobnar")
    assert chosen(state, bot) == "reap:troll"


@pytest.mark.parametrize("bot", THINKERS)
def test_it_reaps_rather_than_lose_its_creature(bot: str) -> None:
    state = board(mine=["bumpsy"], theirs=["troll"], house="brobnar")
    assert {"reap:bumpsy", "fight:bumpsy"} <= set(offered(state))
    assert chosen(state, bot) == "reap:bumpsy"


@pytest.mark.parametrize("bot", THINKERS)
def test_it_attacks_what_it_can_fell(bot: str) -> None:
    """Troll (8 power) leaves Troll be and fells a creature with captured Æ."""
    state = choose(board(mine=["troll"], theirs=["troll", "bumpsy amber:2"], house="brobnar"), "fight:troll")
    assert chosen(state, bot) == "card:bumpsy"


def test_it_keeps_a_hand_of_one_house_and_no_other() -> None:
    state = GAME.start(2, {}, "mulligan")
    assert isinstance(state, KeyForgeState)
    seat = state.asked
    hand = state.row(1, seat)
    most = max(sum(state.houses(c) >> house & 1 for c in hand) for house in state.decks.houses[seat])
    assert (chosen(state) == "keep") == (most >= 3)
    assert habit(state) == (0 if most >= 3 else 1)


@pytest.mark.parametrize(("archived", "answer"), [("bumpsy", "take"), ("urchin", "leave")])
def test_it_takes_its_archives_for_the_active_house(archived: str, answer: str) -> None:
    state = board(
        mine=["troll"],
        hand=["troll", "bumpsy", "bumpsy", "bumpsy", "urchin", "urchin"],
        archives=[archived],
        houses=[["brobnar", "dis", "shadows"], ["brobnar", "dis", "shadows"]],
        at="start",
    )
    choose(state, "house:brobnar")
    assert offered(state) == ["take", "leave"]
    assert chosen(state) == answer


# -- strength: docs/bots.md has the large runs


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    result = run_arena(NAME, ["greedy", "random"], 10, seed="smoke", workers=1)
    assert result.standing("greedy").wins >= 0.6


def test_token_creatures_are_worth_what_they_can_do() -> None:
    """What one cannot do is no boon; one that is as good as Æ counts for a key; they are used and made like others."""

    def token(name: str, **position: Any) -> KeyForgeState:
        return board(**{"mine": ["token:anger"], "house": "brobnar", "token": name, **position})

    def boons(name: str) -> int:
        state = token(name)
        return state.decks.prints[state.decks.tokens[0]].boons

    assert [boons(name) for name in ("grunt", "warrior", "strange-shell", "scholar", "æmberling")] == [
        *(0, 0, 1),
        *(1, 1),
    ]
    weights = Weights()
    coins = [worth(token(name, amber=(5, 0)), 0, weights) for name in ("æmberling", "blorb")]
    assert coins[0] > coins[1] + weights.check
    assert chosen(token("grunt", house="mars")) == "reap:grunt"
    with_maker = token("grunt", mine=[], hand=["press-gang"], deck=["punch"])
    assert chosen(with_maker) == "play:press-gang"
