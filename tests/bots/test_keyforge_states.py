"""What the bots of KeyForge make of the tide, haunted players, scrap, token creatures, treachery and foreign archives."""

from __future__ import annotations

import pytest
from tests.bots.asked import choose, chosen, offered

from ludarium.core import Chance
from ludarium.games.keyforge.bots.evaluation import Weights, prospects, worth
from ludarium.games.keyforge.bots.rollout import TIDE, at_a_glance, habit, quick, target
from ludarium.games.keyforge.bots.states import beneath
from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, Code, MoveKinds
from ludarium.games.keyforge.engine.printing import what_it_asks
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.prepared import board

USUAL = Weights()


def code_of(state: KeyForgeState, notation: str) -> Code:
    return state.codes[offered(state).index(notation)]


def glance(state: KeyForgeState, notation: str) -> float:
    return at_a_glance(state, code_of(state, notation))


# -- what a card asks for


@pytest.mark.parametrize(
    ("card", "high", "low", "haunted", "foe"),
    [
        ("pi-sweven", 1.0, 0.0, 0.0, 0.0),
        ("orphion-land-s-chosen", 0.0, 0.5, 0.0, 0.0),
        ("valoocanth", 0.0, -0.5, 0.0, 0.0),
        ("deepwater-gruen", 0.0, -1.0, 0.0, 0.0),
        ("strange-ordination", 0.5, 0.0, 0.0, 0.0),
        ("portalmonger", 0.0, 0.0, 0.0, 0.0),  # what its keys cost is seen anyway
        ("touchstone", 0.0, 0.0, 1.0, 0.0),
        ("mnemoleech", 0.0, 0.0, 0.0, 1.0),
        ("troll", 0.0, 0.0, 0.0, 0.0),
    ],
)
def test_what_a_card_asks_for_is_read_from_its_words(
    card: str, high: float, low: float, haunted: float, foe: float
) -> None:
    asks = what_it_asks(card)
    assert (asks.high, asks.low, asks.haunted, asks.foe) == (high, low, haunted, foe)
    assert asks.states == any([high, low, haunted, foe])


def test_scrap_and_token_creatures_are_read_from_words() -> None:
    assert what_it_asks("snippy").scraps
    assert not what_it_asks("troll").scraps
    assert what_it_asks("mk2-generator").makes == 1
    assert what_it_asks("troll").makes == 0


# -- the tide


def at_sea(hand: tuple[str, ...] = (), tide: str = "low", mine: tuple[str, ...] = ()) -> KeyForgeState:
    return board(
        mine=mine,
        theirs=["troll"],
        hand=hand,
        amber=(2, 6),
        house="shadows",
        houses=[["shadows", "logos", "dis"], ["brobnar", "dis", "mars"]],
        tide=tide,
    )


THIEVES = ("freebooter-faye", "the-flyin--specter")


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_the_tide_is_raised_for_two_thieves(bot: str) -> None:
    state = at_sea(mine=THIEVES, tide="neutral")
    assert "tide" in offered(state)
    assert chosen(state, bot) == "tide"


def test_the_quick_way_to_play_raises_it_too() -> None:
    state = at_sea(mine=THIEVES, tide="neutral")
    assert offered(state)[quick(state, Chance.of("1"))] == "tide"


@pytest.mark.parametrize("mine", [("bumpsy", "noddy-the-thief"), ("noddy-the-thief",)])
def test_the_tide_is_not_raised_where_nothing_asks_for_it(mine: tuple[str, ...]) -> None:
    state = at_sea(mine=mine)
    assert "tide" in offered(state)
    while "tide" in offered(state) and state.active == 0:
        taken = chosen(state)
        assert taken != "tide"
        choose(state, taken)
    assert glance(at_sea(mine=mine), "tide") == TIDE


def test_the_tide_that_is_high_is_not_raised_again() -> None:
    state = at_sea(mine=THIEVES, tide="high")
    assert chosen(state) != "tide"
    assert glance(state, "tide") == TIDE


def test_a_card_that_raises_the_tide_comes_before_its_chains_and_before_the_thief() -> None:
    state = at_sea(mine=("the-flyin--specter",), hand=("freebooter-faye",))
    assert {"tide", "play:freebooter-faye", "action:the-flyin--specter"} <= set(offered(state))
    assert chosen(state) == "play:freebooter-faye"


def test_high_tide_is_worth_something_to_who_asks_for_it() -> None:
    for mine, better in (("pi-sweven", "high"), ("orphion-land-s-chosen", "low")):
        other = "low" if better == "high" else "high"
        good = at_sea(mine=(mine,), tide=better)
        bad = at_sea(mine=(mine,), tide=other)
        assert worth(good, 0, USUAL) > worth(bad, 0, USUAL)
        assert prospects(good, 0) > prospects(bad, 0)
        assert worth(good, 0, USUAL) == pytest.approx(-worth(good, 1, USUAL))


def test_chains_make_a_position_worse_between_turns() -> None:
    free, bound = (board(mine=["troll"], house="brobnar", chains=(count, 0)) for count in (0, 6))
    assert prospects(free, 0) > prospects(bound, 0)


# -- haunted


def grave(mine: str, cards: int, theirs: int = 0) -> KeyForgeState:
    return board(
        mine=[mine],
        theirs=["troll"],
        discard=["dust-pixie"] * cards,
        their_discard=["dust-pixie"] * theirs,
        house="geistoid",
    )


def test_being_haunted_is_worth_something_to_who_asks_for_it() -> None:
    for cards in range(10):
        assert worth(grave("touchstone", cards + 1), 0, USUAL) > worth(grave("touchstone", cards), 0, USUAL)
    assert prospects(grave("touchstone", 10), 0) > prospects(grave("touchstone", 9), 0)
    assert worth(grave("troll", 10), 0, USUAL) == worth(grave("troll", 0), 0, USUAL)


def test_so_is_it_that_the_opponent_is_haunted() -> None:
    assert worth(grave("mnemoleech", 0, 10), 0, USUAL) > worth(grave("mnemoleech", 0, 9), 0, USUAL)
    assert worth(grave("mnemoleech", 10), 0, USUAL) == worth(grave("mnemoleech", 0), 0, USUAL)


# -- scrap


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_a_card_is_scrapped_where_that_does_more_than_playing_it(bot: str) -> None:
    state = board(theirs=["troll amber:4"], hand=["snippy"], house="geistoid", amber=(0, 5))
    assert chosen(state, bot) == "discard:snippy"


def test_scrap_is_a_doing_like_a_play() -> None:
    state = board(theirs=["troll"], hand=["snippy", "harvest-skimmer"], house="geistoid")
    assert glance(state, "discard:snippy") > 1.0 + glance(state, "discard:harvest-skimmer")


# -- token creatures


def test_what_makes_token_creatures_is_played_more_gladly_with_a_token_card() -> None:
    hand = ["the-visible-hand"]
    without, with_it = (board(hand=hand, house="ekwidon", token=token) for token in ("", "diplomat"))
    assert glance(with_it, "play:the-visible-hand") > glance(without, "play:the-visible-hand")
    assert chosen(with_it) == "play:the-visible-hand"


@pytest.mark.parametrize("mine", [("token:key-charge", "token:troll"), ("token:troll", "token:key-charge")])
def test_the_token_creature_with_the_better_card_beneath_comes_back(mine: tuple[str, ...]) -> None:
    state = board(mine=mine, hand=["avid-collecting"], house="ekwidon", token="diplomat")
    choose(state, "play:avid-collecting")
    assert len(offered(state)) == 2
    taken = chosen(state)
    best = max(state.codes, key=lambda option: target(state, option))
    assert offered(state)[state.codes.index(best)] == taken
    choose(state, taken)
    assert [state.decks.labels[c] for c in state.row(Zones.HAND, 0)] == ["troll"]


def test_a_token_creature_is_no_better_for_the_card_that_lies_beneath_it() -> None:
    strong, weak = (
        board(mine=[f"token:{card}"], house="ekwidon", token="diplomat") for card in ("troll", "key-charge")
    )
    assert beneath(strong, strong.line(0)[0]) > beneath(weak, weak.line(0)[0]) > 0.0
    assert worth(strong, 0, USUAL) < worth(weak, 0, USUAL)


# -- treachery


def test_a_curse_is_bad_for_its_controller() -> None:
    for card in ("curse-of-cowardice", "infiltrator"):
        plain = board(mine=["troll"], theirs=["troll"], house="brobnar")
        cursed = board(mine=["troll", card], theirs=["troll"], house="brobnar")
        assert worth(cursed, 0, USUAL) < worth(plain, 0, USUAL)
        assert prospects(cursed, 0) < prospects(plain, 0)


def test_a_curse_is_played() -> None:
    state = board(
        mine=["quant"], theirs=["troll", "bumpsy"], hand=["curse-of-obstinacy"], house="star-alliance"
    )
    assert chosen(state) == "play:curse-of-obstinacy"


def test_of_two_artifacts_the_curse_goes_or_stays() -> None:
    """Gegrrŏkŭŭ Sapper destroys a friendly artifact for an enemy one: the curse for the good one."""
    state = board(
        mine=["curse-of-cowardice theirs", "haunted-house"],
        theirs=["curse-of-obstinacy theirs", "mk2-generator"],
        hand=["gegrrŏkŭŭ-sapper"],
        house="ekwidon",
    )
    choose(state, "discard:gegrrokuu-sapper")
    assert state.codes[0] & WHAT == MoveKinds.CARD
    assert chosen(state) == "card:curse-of-cowardice"
    best = max(state.codes, key=lambda option: target(state, option))
    assert state.decks.labels[best >> SHIFT] == "curse-of-cowardice"


# -- archives


def test_the_opponents_card_stays_in_the_archives() -> None:
    for archived, answer in (
        (["troll", "bumpsy"], 0),
        (["troll", "bumpsy theirs"], 1),
        (["troll theirs"], 1),
    ):
        state = board(mine=["troll"], archives=archived, houses=[["brobnar", "dis", "mars"]] * 2, at="start")
        choose(state, "house:brobnar")
        assert offered(state) == ["take", "leave"]
        assert habit(state) == answer


def test_an_archived_card_of_the_opponent_is_worth_less_than_ones_own() -> None:
    own, none, theirs = (
        worth(board(mine=["troll"], archives=cards, house="brobnar"), 0, USUAL)
        for cards in (["bumpsy"], [], ["bumpsy theirs"])
    )
    assert none < theirs < own


# -- armor


def test_a_giant_with_armor_of_100_is_worth_no_more_than_a_few_creatures() -> None:
    """What awakens with the next reaping is no reason to wait for ever: its armor and its power count up to what matters."""
    state = board(
        mine=["troll", "bumpsy"], theirs=["effigy-of-melerukh awakening:5"], house="brobnar", amber=(2, 2)
    )
    before = worth(state, 0, USUAL), prospects(state, 0)
    choose(state, "reap:troll", "trigger:troll")
    after = worth(state, 0, USUAL), prospects(state, 0)
    [giant] = state.line(1)
    assert state.power(giant) == state.armor(giant) == 100
    assert before[0] - after[0] < 6.0
    assert before[1] - after[1] < 0.1


# -- what could go on for ever


def test_nobody_throws_a_card_away_and_takes_it_back_for_ever() -> None:
    """Singing Scythe may come back from the discard pile as often as its player likes (haunted, G120)."""
    state = board(hand=["singing-scythe"], discard=["dust-pixie"] * 10, house="geistoid")
    twin = state.clone()
    chance = Chance.of("1")
    done: list[str] = []
    while twin.turn == state.turn and len(done) < 60:
        notation = offered(twin)[quick(twin, chance)]
        done.append(notation)
        choose(twin, notation)
    assert done[-1] == "end"
    choose(state, "discard:singing-scythe")
    assert "pile:singing-scythe" in offered(state)
    for bot in ("greedy", "search:60"):
        assert chosen(state, bot) in offered(state)


def test_a_house_is_not_chosen_for_creatures_that_can_do_nothing() -> None:
    """Ancient Battleground keeps its owner's creatures from reaping; where nobody is there to fight they only stand there."""
    houses = [["brobnar", "mars", "logos"], ["dis", "mars", "shadows"]]
    for theirs, wanted in (([], "house:mars"), (["troll"], "house:brobnar")):
        state = board(
            mine=["bumpsy", "troll", "smaaash", "ancient-battleground"],
            theirs=theirs,
            hand=["zorg", "zyzzix-the-many", "psychic-network"],
            houses=houses,
            at="start",
        )
        assert chosen(state) == wanted


def test_nobody_waits_for_ever_with_creatures_that_would_fall_by_reaping() -> None:
    """Kangaphant destroys whoever reaps: seven ready creatures stood there turn after turn."""
    mine = ["kangaphant", "dust-pixie", "bog-spitter"]
    usual, late = (board(mine=mine, house="untamed", turn=turn) for turn in (9, 120))
    assert chosen(usual) == "end"
    assert chosen(late).startswith("reap:")


def test_in_a_long_game_each_house_has_its_turn() -> None:
    """Whoever takes the house of what it won't use would take it again, with the same hand."""
    houses = [["brobnar", "mars", "logos"], ["dis", "mars", "shadows"]]
    found = {
        chosen(board(mine=["bumpsy"], houses=houses, at="start", turn=turn)) for turn in range(101, 125, 2)
    }
    assert found == {"house:brobnar", "house:mars", "house:logos"}
    assert chosen(board(mine=["bumpsy"], houses=houses, at="start", turn=9)) == "house:brobnar"
