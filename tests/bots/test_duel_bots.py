"""The bots of King of Tokyo: Duel: they choose what they are offered, know only what their view tells, throw
honest dice, and take what is there to be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ludarium.bots.arena import run_arena
from ludarium.bots.registry import bot_names, make_bot
from ludarium.core import Chance, View
from ludarium.core.game import Value
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import INDEX
from ludarium.games.tokyo_duel.evaluation import plan_of, worth_of
from ludarium.games.tokyo_duel.frames import FrameKinds, kind_of
from ludarium.games.tokyo_duel.outlook import Outlook
from ludarium.games.tokyo_duel.search_guide import DuelGuide
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES, Phases
from ludarium.games.tokyo_duel.weights import FITTED, THUMB
from ludarium.testing.play import RandomPlay, seed_of_run

NAME = "tokyo-duel"
BOTS = ("random", "greedy", "search:2")


def positions(
    label: str, every: int, options: dict[str, Value] | None = None
) -> Iterator[tuple[DuelState, View, list[str]]]:
    """Positions of a random game in which a seat has to choose."""
    play = RandomPlay(GAME, label, options=options, unrest=0)
    with play:
        for state in play.states():
            decision = state.decision()
            if decision is None or play.dice.below(every):
                continue
            assert isinstance(state, DuelState)
            yield state, state.view(decision.seat), [str(option) for option in decision.options()]


# -- what every bot owes


def test_the_game_has_its_bots() -> None:
    assert bot_names(GAME) == ["random", "greedy", "search"]


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_is_offered(bot: str) -> None:
    for game in range(4):
        for number, (_, view, options) in enumerate(positions(f"legal {bot} {game}", 4)):
            assert make_bot(NAME, bot, f"{seed_of_run()} {number}").choose(view, options) in options


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(bot: str) -> None:
    dice = Chance.of(f"{seed_of_run()} hidden")
    for number, (state, view, options) in enumerate(positions(f"hidden {bot}", 10)):
        twin = state.clone()
        deck = twin.market.deck[: twin.market.left]
        dice.shuffle(deck)
        twin.market.deck = deck
        twin.chance = Chance(dice.next(), dice.next(), dice.next(), 1)
        assert view.seat is not None
        same = twin.view(view.seat)
        assert same == view
        name = f"{seed_of_run()} {number}"
        first = make_bot(NAME, bot, name).choose(view, options)
        assert make_bot(NAME, bot, name).choose(same, options) == first


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_remembers_nothing(bot: str) -> None:
    """A bot that has played other positions, by other options of the game too, chooses as a fresh one with
    the same dice would."""
    taken = [one for game in range(3) for one in positions(f"memory {bot} {game}", 15)]
    used = make_bot(NAME, bot, "a")
    for _, view, options in taken:
        used.choose(view, options)
    for _, view, options in taken[::4]:
        fresh = make_bot(NAME, bot, "b")
        used.chance = fresh.chance.clone()
        assert used.choose(view, options) == fresh.choose(view, options)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "search:3"])
def test_a_bot_that_tells_what_real_dice_show_throws_honest_ones(bot: str) -> None:
    """With the option ``score_keeper`` the roller names the faces. Over many throws every face comes up as
    often as any other."""
    options: dict[str, Value] = {"score_keeper": True, "monsters": "random"}
    seen: Counter[str] = Counter()
    state = GAME.start(2, options, "honest")
    decision = state.decision()
    assert decision is not None
    assert decision.kind == "faces"
    offered = [str(option) for option in decision.options()]
    for number in range(300):
        chosen = make_bot(NAME, bot, f"honest {number}").choose(state.view(decision.seat), offered)
        assert chosen in offered
        seen.update(chosen.removeprefix("faces:"))
    assert sum(seen.values()) == 6 * 300
    # 1,800 dice: a face 300 times, with a standard deviation of 16.
    assert all(abs(seen[face] - 300) < 100 for face in "AHEFDS"), seen


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "search:2"])
def test_a_bot_plays_whole_games_with_a_score_keeper(bot: str) -> None:
    state = GAME.start(2, {"score_keeper": True}, "keeper")
    bots = [make_bot(NAME, bot, "1"), make_bot(NAME, "greedy", "2")]
    while (decision := state.decision()) is not None:
        options = [str(option) for option in decision.options()]
        chosen = bots[decision.seat].choose(state.view(decision.seat), options)
        state.choose(decision.find(chosen))
    assert state.outcome() is not None


# -- what a good move is


def turn(
    dice: str = "",
    *,
    monsters: tuple[str, str] = ("space-penguin", "gigazaur"),
    health: tuple[int, int] = (10, 10),
    marks: tuple[int, int] = (0, 0),
    energy: int = 0,
    market: tuple[str, str, str] = ("TD03", "TD39", "TD34"),
    keeps: tuple[str, ...] = (),
    rolls: int = 1,
) -> DuelState:
    """Seat 0 has rolled ``dice``, or, when there are none, is about to buy."""
    state = GAME.start(2, {"monsters": "random"}, "turn")
    assert isinstance(state, DuelState)
    number = 0
    while state.turn != 0:
        number += 1
        fresh = GAME.start(2, {"monsters": "random"}, f"turn {number}")
        assert isinstance(fresh, DuelState)
        state = fresh
    for seat, player in enumerate(state.players):
        player.monster = MONSTER_NAMES.index(monsters[seat])
        player.health = health[seat]
        player.energy = 0 if seat else energy
    state.board.markers = [ru.FAR + space for space in marks]
    state.players[0].keeps = sum(1 << INDEX[card] for card in keeps)
    state.players[1].keeps = 0
    state.market.deck = [
        card for card in range(50) if card not in {INDEX[name] for name in (*market, *keeps)}
    ]
    state.market.left = len(state.market.deck)
    state.market.offers = [INDEX[name] for name in market]
    decision = state.decision()
    assert decision is not None
    state.choose(decision.find("roll"))
    state.roll.dice = di.read(dice)
    state.roll.made = rolls
    if not dice:
        decision = state.decision()
        assert decision is None or decision.kind != "buy"
        state.stack = [frame for frame in state.stack if kind_of(frame) in LATE]
        state.phase = Phases.BUY
    state.listed = None  # what was listed before is no more
    return state


LATE = (FrameKinds.NEXT_TURN, FrameKinds.TURN_ENDING, FrameKinds.BUY_ENDS, FrameKinds.ASK_BUY)


def chosen(state: DuelState, bot: str) -> str:
    decision = state.decision()
    assert decision is not None
    options = [str(option) for option in decision.options()]
    return make_bot(NAME, bot, "1").choose(state.view(decision.seat), options)


THINKERS = ("greedy", "search:40")


@pytest.mark.parametrize("bot", THINKERS)
def test_it_stops_when_the_dice_win(bot: str) -> None:
    assert chosen(turn("AAAHES", health=(10, 3)), bot) == "stop"
    assert chosen(turn("FFFFHE", marks=(5, 0)), bot) == "stop"
    assert chosen(turn("DDDHEA", marks=(3, 2)), bot) == "stop"


@pytest.mark.parametrize("bot", THINKERS)
def test_it_never_rolls_away_what_wins_with_one_die_more(bot: str) -> None:
    """Two ATT of three that are needed: the others are rolled."""
    again = chosen(turn("AAHHEE", health=(10, 3)), bot)
    assert again.startswith("reroll:")
    assert "A" not in again


@pytest.mark.parametrize("bot", THINKERS)
def test_it_buys_the_card_that_wins(bot: str) -> None:
    """Monster Coaster pulls the destruction marker by three."""
    state = turn(energy=7, marks=(0, 4), market=("TD05", "TD12", "TD26"))
    assert chosen(state, bot) == "buy:TD26"
    state = turn(energy=3, health=(10, 2), market=("TD05", "TD45", "TD26"))
    assert chosen(state, bot) == "buy:TD45"


@pytest.mark.parametrize("bot", THINKERS)
def test_it_does_not_kill_itself(bot: str) -> None:
    """Hors d'oeuvre costs its buyer three HP."""
    assert chosen(turn(energy=4, health=(3, 10), market=("TD39", "TD39", "TD18")), bot) != "buy:TD18"


@pytest.mark.parametrize("bot", THINKERS)
def test_it_hits_before_it_lets_the_rival_win(bot: str) -> None:
    """With the rival at 2 HP ATT ends the game, whatever else lies there."""
    state = turn("AAHEDD", health=(10, 2), rolls=3)
    decision = state.decision()
    assert decision is not None
    state.choose(decision.find("stop")) if decision.kind == "reroll" else None
    assert chosen(state, bot) in ("resolve:attack", "resolve:heal", "resolve:energy")
    while (decision := state.decision()) is not None and decision.seat == 0:
        state.choose(decision.find(chosen(state, bot)))
    assert state.winner == 0


# -- what it thinks


def test_worth_is_a_chance_and_both_seats_share_it() -> None:
    for game in range(5):
        for state, _, _ in positions(f"worth {game}", 5):
            own = worth_of(state, 0, THUMB)
            assert 0.0 <= own <= 1.0
            assert own + worth_of(state, 1, THUMB) == pytest.approx(1.0)


def test_a_result_is_valued_as_it_will_be_resolved() -> None:
    """Where nothing but the dice takes part, the value of a result is that of the position after it has been
    resolved: the same numbers by two ways."""
    dice = Chance.of(f"{seed_of_run()} resolve")
    for _ in range(200):
        marks = (dice.below(5) - 2, dice.below(5) - 2)
        health = (2 + dice.below(11), 2 + dice.below(11))
        monster = ("space-penguin", "cyber-kitty", "meka-dragon")[dice.below(3)]
        faces = "".join(sorted("AHEFDS"[dice.below(6)] for _ in range(6)))
        state = turn(
            faces, monsters=(monster, "gigazaur"), marks=marks, health=health, rolls=2, energy=dice.below(3)
        )
        expected = Outlook(state, THUMB).value(state.roll.dice)
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find("stop"))
        while (decision := state.decision()) is not None and decision.kind == "resolve":
            state.choose(decision.find(best_order(state)))
        if state.winner >= 0:
            assert expected == (1.0 if state.winner == 0 else 0.0)
        else:
            assert worth_of(state, 0, THUMB) == pytest.approx(expected, abs=1e-9)


def best_order(state: DuelState) -> str:
    """The powers first, then heads: nothing is left out."""
    decision = state.decision()
    assert decision is not None
    options = [str(option) for option in decision.options()]
    for wanted in ("power:blast", "power:3", "power:2", "power"):
        if wanted in options:
            if wanted == "power:3" and state.roll.sp_left() == 4:
                continue
            return wanted
    return options[0]


def test_luck_is_fair() -> None:
    """What the guide expects of a roll is the mean of what it meets, over all that the dice may show."""
    guide = DuelGuide()
    dice = Chance.of(f"{seed_of_run()} luck")
    state = turn("AHFFDS", marks=(1, -1), rolls=2)
    decision = state.decision()
    assert decision is not None
    plan = plan_of(state, 6, FITTED)
    seen: list[float] = []
    for option in ("reroll:S", "reroll:AH"):
        index = [str(one) for one in decision.options()].index(option)
        expected = guide.expected(state, index)
        assert expected is not None
        assert sum(expected) == pytest.approx(1.0)
        total = 0.0
        trials = 4000
        for _ in range(trials):
            line = state.clone()
            line.chance = Chance(dice.next(), dice.next(), dice.next(), 1)
            assert guide.expected(line, index) == expected
            line.choose(decision.option(index))
            met = guide.met(line)
            assert met == [plan.value(line.roll.dice, 0), 1.0 - plan.value(line.roll.dice, 0)]
            total += met[0]
            seen.append(met[0])
        # The standard deviation of one is below 0.2.
        assert total / trials == pytest.approx(expected[0], abs=0.015)
    assert len({round(one, 6) for one in seen}) > 10
    assert guide.expected(state, [str(one) for one in decision.options()].index("stop")) is None


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """The lower bound of the interval of its share of wins; docs/bots.md has the large runs."""
    result = run_arena(
        NAME, ["greedy", "random"], 60, options={"monsters": "random"}, seed="strength", workers=1
    )
    assert result.standing("greedy").score.low >= 0.8
