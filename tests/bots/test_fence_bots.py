"""The bots of Ready… Fence!: they choose what they are offered, know only what their view tells, and fence with
good sense."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import pytest

from ludarium.bots.arena import run_arena
from ludarium.bots.registry import bot_names, make_bot
from ludarium.core import TABLE, Chance, View
from ludarium.core.game import Value
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.belief import Unseen, lacking, plausible
from ludarium.games.ready_fence.evaluation import MOST_TOUCHES, race
from ludarium.games.ready_fence.prepared import prepared
from ludarium.games.ready_fence.search_guide import FenceGuide, knowledge
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import MODE_NAMES, Phases, bits
from ludarium.testing.play import RandomPlay, seed_of_run

NAME = "ready-fence"
BOTS = ("random", "greedy", "search:2")
NEAR = (4, 6)
"""Lunge distance."""
HARMLESS = ("ST3", "ST4", "BT4", "BT5", "GA5", "ST5")
"""Cards that answer nothing."""


def positions(label: str, mode: str, every: int) -> Iterator[tuple[FenceState, View, list[str]]]:
    """Positions of a random bout in which a seat has to choose."""
    play = RandomPlay(GAME, label, options={"mode": mode}, unrest=0)
    with play:
        for state in play.states():
            decision = state.decision()
            if decision is None or decision.seat == TABLE or play.dice.below(every):
                continue
            assert isinstance(state, FenceState)
            yield state, state.view(decision.seat), [str(option) for option in decision.options()]


def permuted(state: FenceState, seat: int, dice: Chance) -> FenceState:
    """A copy in which the opponent of ``seat`` holds other hidden cards."""
    twin = state.clone()
    foe = 1 - seat
    hidden = twin.fencers[foe].hand & ~twin.fencers[foe].known
    cards = bits(hidden | twin.piles.stock)
    dice.shuffle(cards)
    mask = sum(1 << card for card in cards[: hidden.bit_count()])
    twin.piles.stock = (twin.piles.stock | hidden) & ~mask
    twin.fencers[foe].hand = twin.fencers[foe].known | mask
    return twin


def chosen(state: FenceState, bot: str = "greedy", seed: str = "1") -> str:
    decision = state.decision()
    assert decision is not None
    options = [str(option) for option in decision.options()]
    return make_bot(NAME, bot, seed).choose(state.view(decision.seat), options)


def choose(state: FenceState, *notations: str) -> FenceState:
    for notation in notations:
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(notation))
    return state


def own_turn(state: FenceState, bot: str) -> None:
    """Let the bot play a whole game turn of seat 0."""
    while state.phase == Phases.TURN and state.asked == 0:
        choose(state, chosen(state, bot))


def offered(state: FenceState) -> list[str]:
    decision = state.decision()
    assert decision is not None
    return [str(option) for option in decision.options()]


# -- what every bot owes


def test_the_game_has_its_bots() -> None:
    assert bot_names(GAME) == ["random", "greedy", "net", "search"]


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODE_NAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_is_offered(bot: str, mode: str) -> None:
    for bout in range(3):
        for number, (_, view, options) in enumerate(positions(f"legal {bot} {bout}", mode, 4)):
            assert make_bot(NAME, bot, f"{seed_of_run()} {number}").choose(view, options) in options


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODE_NAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(bot: str, mode: str) -> None:
    dice = Chance.of(f"{seed_of_run()} hidden")
    for number, (state, view, options) in enumerate(positions(f"hidden {bot}", mode, 8)):
        seat = view.seat
        assert seat is not None
        same = permuted(state, seat, dice).view(seat)
        assert same == view
        name = f"{seed_of_run()} {number}"
        first = make_bot(NAME, bot, name).choose(view, options)
        assert make_bot(NAME, bot, name).choose(same, options) == first


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_what_greedy_imagines_of_the_other_hand_changes_nothing(mode: str) -> None:
    """Seeds differ in the state that is imagined, and in nothing else."""
    for _, view, options in positions("imagined", mode, 8):
        assert len({make_bot(NAME, "greedy", str(seed)).choose(view, options) for seed in range(4)}) == 1


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_what_the_search_is_told_of_a_seat_hangs_on_what_that_seat_knows(mode: str) -> None:
    dice = Chance.of(f"{seed_of_run()} told")
    guide = FenceGuide()
    for state, view, options in positions("told", mode, 8):
        assert view.seat is not None
        twin = permuted(state, view.seat, dice)
        assert knowledge(twin) == knowledge(state)
        prior = FenceGuide().prior(state)
        assert prior is not None
        assert len(prior) == len(options)
        assert FenceGuide().prior(twin) == prior
        assert guide.weigh(view, GAME.sample(view, dice)) > 0
        value = guide.value(state)
        assert value is None or (sum(value) == pytest.approx(1.0) and min(value) > 0.0)


# -- what the other hand may hold


def test_the_chance_to_lack_cards() -> None:
    row = lacking(20, 5)
    for wanted in range(21):
        assert row[wanted] == pytest.approx(comb(20 - wanted, 5) / comb(20, 5))


def test_what_is_seen_anywhere_is_not_hidden_in_the_other_hand() -> None:
    hands = [("ST3", "SH5", "PR5", "BT4", "DI4", "FL6"), ("ST3", "SH7", "SH6", "PR4", "IF5", "TT4")]
    state = prepared({}, hands, known=(("ST3",), ("ST3", "SH7")), discards=("SH6", "PR6"))
    unseen = Unseen(state, 0)
    table = state.settings.table

    def lacks(*names: str) -> float:
        return unseen.lacks(sum(table.alike[table.names.index(name)] for name in names))

    assert lacks("SH7") == 0.0
    assert lacks("PR6") == 1.0
    assert 0.0 < lacks("PR4", "PR5") < lacks("PR4") < 1.0
    assert unseen.pool & (state.fencers[0].hand | state.piles.discards | state.fencers[1].known) == 0
    assert unseen.pool.bit_count() == 35 - 6 - 2 - 2
    assert unseen.hidden == 4


def test_the_compulsory_thrust_is_there_although_nobody_has_seen_it() -> None:
    hands = [("ST3", "SH5", "PR5", "BT4", "DI4", "FL6"), ("ST6", "SH7", "SH6", "PR4", "IF5", "TT4")]
    state = prepared({}, hands)
    unseen = Unseen(state, 0)
    table = state.settings.table
    assert unseen.lacks(table.masks[table.names.index("ST3")]) == 0.0
    assert 0.0 < unseen.lacks(table.alike[table.names.index("ST6")]) < 1.0


def test_who_lets_a_threat_hit_hardly_had_an_answer() -> None:
    hands = [("ST3", "ST4", "PR5", "BT4", "DI4", "FL6"), ("ST3", "SH7", "SH6", "PR4", "IF5", "TT4")]
    with_answers = choose(prepared({}, hands, squares=NEAR, known=((), ("ST3",))), "ST4", "accept")
    without = with_answers.clone()
    table = without.settings.table
    spare = [table.names.index(name) for name in ("BT5", "DI5", "GA5")]
    harmless = sum(1 << card for card in (*spare, spare[0] + 1, spare[1] + 1))
    without.fencers[1].hand = without.fencers[1].known | harmless
    assert plausible(without, 0) == 1.0
    assert plausible(with_answers, 0) < 0.2


# -- the race


def test_the_race_is_fair() -> None:
    for touches in range(0, MOST_TOUCHES, 4):
        for own in range(1, 6):
            for other in range(1, 6):
                chance = race(own, other, touches)
                assert chance + race(other, own, touches) == pytest.approx(1.0)
                assert race(own - 1, other, touches) >= chance
    assert race(3, 4, 0) == 1.0
    assert race(4, 4, 0) == 0.5


# -- good sense


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_it_takes_a_sure_hit(bot: str) -> None:
    state = prepared(
        {},
        [("ST6", "SH4", "PR4", "SH4", "DI4", "FL6"), HARMLESS],
        squares=NEAR,
        stamina=(6, 0),
        scores=(4, 4),
        known=((), HARMLESS),
    )
    own_turn(state, bot)
    choose(state, "accept")
    assert state.winner == 0


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_it_does_not_let_itself_be_hit_when_it_can_parry(bot: str) -> None:
    hands = [("ST4", "SH5", "SH6", "BT4", "DI4", "FL6"), ("PR5", "ST3", "ST5", "BT4", "DI4", "TT4")]
    state = choose(prepared({}, hands, squares=NEAR, stamina=(6, 0), scores=(4, 4)), "ST4")
    assert offered(state) == ["accept", "PR5"]
    assert chosen(state, bot) == "PR5"


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_it_scores_with_a_counter_that_nothing_answers(bot: str) -> None:
    hands = [("ST4", "SH5", "SH6", "BT4", "DI4", "FL6"), ("PR5", "SH7", "ST5", "BT4", "DI4", "TT4")]
    state = choose(prepared({}, hands, squares=NEAR), "ST4")
    assert chosen(state, bot) == "SH7"


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODE_NAMES)
@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_it_does_not_step_off_the_strip(bot: str, mode: str) -> None:
    for seed in range(4):
        hands = [("ST4", "SH4", "PR4", "BT4", "DI4", "TT4"), ("ST5", "SH5", "PR5", "BT5", "DI5", "TT4")]
        state = prepared({"mode": mode}, hands, squares=(1, 3), seed=str(seed))
        assert chosen(state, bot, str(seed)) not in ("back", "retreat")


def test_it_does_not_flee_from_a_threat_off_the_strip() -> None:
    hands = [("ST4", "SH4", "PR4", "BT4", "DI4", "TT4"), ("ST5", "SH5", "PR5", "BT5", "DI5", "TT4")]
    state = choose(prepared({}, hands, squares=(1, 3), turn=1), "ST5")
    assert "distance" in offered(state)
    assert chosen(state) == "parry"


def test_it_keeps_the_joker_where_another_card_scores_as_well() -> None:
    hands = [("GA5", "ST4", "ST5", "BT4", "DI4", "FL6"), ("JK", "CP4", "ST3", "BT4", "DI4", "TT4")]
    state = choose(prepared({"mode": "advanced"}, hands, squares=NEAR), "GA5")
    assert {"JK", "CP4"} <= set(offered(state))
    assert chosen(state) == "CP4"


def test_it_does_not_discard_the_joker() -> None:
    hands = [("ST4", "ST5", "BT4", "BT5", "DI4", "GA5"), ("JK", "CP4", "ST3", "BT4", "DI4", "TT4")]
    state = choose(prepared({"mode": "tutorial"}, hands, squares=NEAR), "ST4", "distance")
    assert "discard:JK" in offered(state)
    assert chosen(state) != "discard:JK"


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_who_leads_lets_the_time_run_out(bot: str) -> None:
    hands = [("ST4", "SH4", "PR4", "BT4", "DI4", "FL6"), ("ST5", "SH5", "PR5", "BT5", "DI5", "TT4")]
    state = prepared({}, hands, scores=(3, 0), timer=1, stamina=(3, 3))
    assert chosen(state, bot).partition(":")[0] in ("stall", "exchange")


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_who_is_behind_does_not(bot: str) -> None:
    hands = [("ST4", "SH4", "PR4", "BT4", "DI4", "FL6"), ("ST5", "SH5", "PR5", "BT5", "DI5", "TT4")]
    state = prepared({}, hands, scores=(0, 3), timer=1, stamina=(3, 3))
    assert chosen(state, bot).partition(":")[0] not in ("stall", "exchange")


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_in_sudden_death_it_fences_with_its_last_card(bot: str) -> None:
    state = prepared(
        {"mode": "tutorial"}, [("ST5",), ("ST4", "PR4", "BT4")], squares=NEAR, timer=0, sudden=True
    )
    own_turn(state, bot)
    assert state.phrase.opening == state.settings.table.names.index("ST5")


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_it_feints_where_the_new_attack_is_faster_than_the_parry(bot: str) -> None:
    hands = [("ST6", "AN", "FE", "SH5", "BT5", "IF4"), ("ST4", "PR4", "BT4", "SH5", "TT4", "DI4")]
    state = choose(prepared({"mode": "advanced"}, hands, squares=NEAR), "ST6", "parry")
    assert chosen(state, bot) == "feint:BT5+AN"


def test_two_who_always_attack_alike_come_to_an_end() -> None:
    """Phrases without a touch take no card from the timer; in this bout greedy once went on with them for ever."""
    state = GAME.start(2, {"mode": "basic", "cards": "even"}, "bouts 1250")
    assert isinstance(state, FenceState)
    while (decision := state.decision()) is not None:
        choose(state, str(decision.option(0)) if decision.seat == TABLE else chosen(state))
        assert state.progress.number < 200
    assert state.outcome() is not None


# -- strength: docs/bots.md has the large runs


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODE_NAMES)
def test_greedy_beats_random(mode: str) -> None:
    options: dict[str, Value] = {"mode": mode}
    result = run_arena(NAME, ["greedy", "random"], 40, options=options, seed="smoke", workers=1)
    assert result.standing("greedy").wins >= 0.6


@pytest.mark.parametrize(("kept", "certain"), [("last", True), ("v3", False)])
def test_a_straight_thrust_is_certain_only_where_the_last_one_is_kept(kept: str, certain: bool) -> None:
    hands = [("ST3", "PR4", "SH4"), ("ST5", "SH5", "SH6")]
    state = prepared({"mode": "basic", "kept_thrust": kept}, hands, squares=NEAR)
    unseen = Unseen(state, 0)
    assert (unseen.thrusts != 0) == certain
    assert (unseen.lacks(state.settings.table.masks[0]) == 0.0) == certain


def test_what_bots_expect_of_a_plain_ceding_parry_that_a_joker_beats() -> None:
    """Where the option says so (O36), whoever has the Joker plays it, and whoever fears one parries less gladly."""
    hands = [("ST4", "JK", "TT4"), ("CP4", "ST3", "TT4")]
    state = prepared({"mode": "advanced", "joker_ceding": True}, hands, squares=NEAR)
    for choice in ("ST4", "CP4"):
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(choice))
    decision = state.decision()
    assert decision is not None
    names = [str(option) for option in decision.options()]
    assert set(names) == {"no", "JK"}
    assert make_bot(NAME, "greedy", "joker").choose(state.view(0), names) == "JK"
