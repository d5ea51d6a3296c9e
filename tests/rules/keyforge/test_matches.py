"""Matches of several games, exchanged decks, bids of chains and handicaps (G40, section 15, section 29)."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.deck_files import drawn, of, typed, with_slots

from ludarium.core.errors import WrongOption
from ludarium.core.game import Value
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.decks import Slot, faults_of, read_deck
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.testing import proves

ONE = {"Brobnar": "12x Troll", "Dis": "12x Dust Imp", "Logos": "12x Foggify"}
TWO = {"Mars": "12x Zorg", "Sanctum": "12x Bulwark", "Shadows": "12x Urchin"}


def begun(
    match: str = "single", options: dict[str, Value] | None = None, seed: str = "match"
) -> KeyForgeState:
    """A game of two decks that nobody mixes up: seat 0 brought "Ann", seat 1 "Bea"."""
    values: dict[str, Value] = {
        "deck-0": typed("Ann", ONE),
        "deck-1": typed("Bea", TWO),
        "match": match,
        **(options or {}),
    }
    state = GAME.start(2, values, seed)
    assert isinstance(state, KeyForgeState)
    return state


def pick(state: KeyForgeState, *notations: str) -> None:
    for notation in notations:
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(notation))


def loses(state: KeyForgeState, seat: int) -> None:
    """The game ends: this seat concedes."""
    state.choose(state.table().find(f"concede>{seat}"))


def kind(state: KeyForgeState) -> str:
    decision = state.decision()
    return "" if decision is None else decision.kind


def bids(state: KeyForgeState) -> list[str]:
    decision = state.decision()
    assert decision is not None
    assert decision.kind == "bid"
    return [str(option) for option in decision.options()]


@proves("G40")
def test_chance_decides_who_begins_the_first_game() -> None:
    assert {begun(seed=f"coin {n}").first for n in range(20)} == {0, 1}


@proves("G40")
@pytest.mark.parametrize("loser", [0, 1])
def test_in_a_series_the_player_of_the_deck_that_lost_chooses_who_begins(loser: int) -> None:
    state = begun("three")
    loses(state, loser)
    assert (state.game, state.asked, kind(state)) == (2, loser, "first")
    pick(state, "yes")
    assert (state.first, state.asked, kind(state)) == (loser, loser, "mulligan")
    loses(state, 1 - loser)
    assert (state.game, state.asked) == (3, 1 - loser)
    pick(state, "no")
    assert (state.first, state.active, len(state.row(Zones.HAND, loser))) == (loser, loser, 7)
    loses(state, loser)
    assert state.winner == 1 - loser


@proves("G40", "G272")
def test_in_exchanged_decks_it_is_the_player_who_has_that_deck_now() -> None:
    """Seat 0 lost with its own deck; in game 2 that deck is in the hands of seat 1."""
    state = begun("adaptive")
    loses(state, 0)
    assert state.decks.names == ["Bea", "Ann"]
    assert (state.asked, kind(state)) == (1, "first")


@proves("G151")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_handicap_is_any_number_of_chains_at_the_start(seat: int) -> None:
    """Whoever plays the stronger deck starts with 4; after three wins in a row the next game may be set to 5."""
    for chains in (4, 5, 3):
        state = begun(options={f"chains-{seat}": chains})
        assert state.chains[seat] == chains - 1  # one has gone with the opening hand
        assert state.chains[1 - seat] == 0


@proves("G152")
def test_an_auction_starts_at_four_and_rises_until_one_passes() -> None:
    state = begun("auction", {"first": 0})
    assert bids(state)[0] == "bid:4"
    pick(state, "bid:4")
    assert (state.asked, bids(state)[:2]) == (1, ["pass", "bid:5"])
    pick(state, "bid:7")
    assert (state.asked, bids(state)[:2]) == (0, ["pass", "bid:8"])
    pick(state, "pass")
    assert (state.asked, kind(state)) == (1, "pick-deck")
    pick(state, "deck:0")
    assert state.decks.names == ["Bea", "Ann"]
    assert state.chains == [0, 6]
    assert len(state.row(Zones.HAND, 1)) == 6 - 2


@proves("G152")
@pytest.mark.parametrize("least", [0, 9])
def test_the_opening_bid_is_an_option(least: int) -> None:
    assert bids(begun("auction", {"opening-bid": least}))[0] == f"bid:{least}"


@proves("G154")
def test_handicap_and_auction_are_not_combined_and_neither_is_usual() -> None:
    with pytest.raises(WrongOption):
        begun("auction", {"chains-0": 4})
    state = begun()
    assert (state.chains, kind(state)) == ([0, 0], "mulligan")


@proves("G270")
def test_a_sealed_deck_is_a_new_one_and_an_archon_deck_ones_own() -> None:
    own = begun()
    assert own.decks.names == ["Ann", "Bea"]
    sealed = GAME.start(2, {}, "sealed")
    other = GAME.start(2, {}, "sealed too")
    assert isinstance(sealed, KeyForgeState)
    assert isinstance(other, KeyForgeState)
    assert len({*sealed.decks.words, *other.decks.words}) == 4


@proves("G270", "G271")
def test_an_alliance_deck_is_three_pods_of_one_set() -> None:
    """Twelve cards of a house from each of three decks, with their printed houses, are a deck."""
    pods: dict[int, list[Slot]] = {}
    for number in range(40):
        deck = drawn(number)
        for house in deck.houses:
            pods.setdefault(house, [slot for slot in deck.slots if slot.house == house])
    alliance = with_slots(
        of({Houses.BROBNAR: ["anger"], Houses.DIS: ["dust-imp"], Houses.LOGOS: ["foggify"]}),
        [*pods[Houses.BROBNAR], *pods[Houses.DIS], *pods[Houses.LOGOS]],
    )
    assert faults_of(alliance) == []
    assert (alliance.token, alliance.tide, alliance.prophecies, alliance.powers) == (None, False, [], [])


@proves("G272")
def test_adaptive_is_over_when_one_player_has_won_both_games() -> None:
    state = begun("adaptive")
    assert state.decks.names == ["Ann", "Bea"]
    loses(state, 1)
    assert (state.game, state.decks.names) == (2, ["Bea", "Ann"])
    loses(state, 1)
    assert (state.winner, state.game) == (0, 2)


@proves("G272")
@pytest.mark.parametrize(
    ("steps", "names", "bidder"), [(["pass"], ["Ann", "Bea"], 0), (["bid:3", "pass"], ["Bea", "Ann"], 1)]
)
def test_adaptive_at_one_all_bids_for_the_deck_that_won_both(
    steps: list[str], names: list[str], bidder: int
) -> None:
    """Ann's deck won in her hands and in Bea's: Ann opens with 0; the highest bidder has it with so many chains."""
    state = begun("adaptive")
    loses(state, 1)
    loses(state, 0)
    assert (state.game, state.asked) == (3, 1)
    assert bids(state)[:2] == ["pass", "bid:1"]
    pick(state, *steps)
    assert state.decks.names == names
    assert state.chains[bidder] == (3 if bidder else 0)
    assert state.chains[1 - bidder] == 0
    assert (state.asked, kind(state)) == (1 - bidder, "first")  # who has the deck that lost
    pick(state, "yes")
    loses(state, bidder)
    assert state.winner == 1 - bidder


@proves("G272")
def test_the_short_form_is_one_game_after_bids_for_a_deck() -> None:
    state = begun("short-adaptive", {"first": 1, "opening-bid": 0})
    assert (state.asked, bids(state)[0]) == (1, "bid:0")
    pick(state, "bid:2", "bid:3", "pass", "deck:1")
    assert state.decks.names == ["Bea", "Ann"]
    assert state.chains == [2, 0]
    loses(state, 0)
    assert state.winner == 1


@proves("G40")
def test_every_game_of_a_match_begins_with_its_handicap() -> None:
    """The first hand sheds one of the four chains; those of the first game do not follow into the second."""
    state = begun("three", {"chains-0": 4, "first": 0})
    assert state.chains == [3, 0]
    state.add_chains(1, 2)
    loses(state, 1)
    pick(state, "yes")
    assert state.chains == [3, 0]


@proves("G152")
def test_bids_end_at_24() -> None:
    """Nobody can bid more, so the pass of the other is taken."""
    state = begun("auction", {"first": 0})
    assert bids(state)[-1] == "bid:24"
    pick(state, "bid:24")
    assert (state.asked, state.bidder) == (0, 0)


@pytest.mark.parametrize("match", ["auction", "short-adaptive"])
def test_the_clock_does_not_run_while_chains_are_bid(match: str) -> None:
    state = begun(match, {"time": 45, "first": 0})
    assert state.timers() == []
    pick(state, "bid:4", "pass", "deck:0")
    assert [timer.key for timer in state.timers()] == ["game-1"]


def test_the_clock_of_the_third_game_starts_after_the_bids() -> None:
    state = begun("adaptive", {"time": 45})
    loses(state, 1)
    loses(state, 0)
    assert state.timers() == []
    pick(state, "pass")
    assert [timer.key for timer in state.timers()] == ["game-3"]


@proves("G273")
def test_reversal_is_one_game_with_the_opponents_deck() -> None:
    state = begun("reversal")
    assert state.decks.names == ["Bea", "Ann"]
    loses(state, 0)
    assert state.winner == 1


@proves("G274")
def test_unchained_decks_play_like_any_other() -> None:
    cards = {"Brobnar": "12x Troll", "Untamed": "12x Snufflegator", "Shadows": "12x Urchin"}
    text = typed("Una", cards).replace("Set: CotA", "Set: UC")
    assert faults_of(read_deck(text)) == []
    assert begun(options={"deck-0": text}).decks.sets == ["UC", "CotA"]


@proves("G275")
def test_in_exchanged_decks_the_owner_is_who_plays_them() -> None:
    state = begun("reversal", {"first": 0})
    assert tuple(state.decks.houses[0]) == read_deck(typed("Bea", TWO)).houses
    for c in state.row(Zones.HAND, 0):
        assert state.owner(c) == 0
        assert state.decks.prints[state.face[c]].id in ("zorg", "bulwark", "urchin")
