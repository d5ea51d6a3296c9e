"""A Triad: three decks a player, one of them benched, and no deck that won is used again (G273)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.contract.test_games import TestKeyForge as Promises
from tests.rules.keyforge.deck_files import typed
from tests.rules.keyforge.test_matches import ONE, TWO, kind, loses, pick

from ludarium import i18n
from ludarium.core import Chance, Record
from ludarium.core.errors import WrongOption
from ludarium.core.event import Event
from ludarium.core.game import Value
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.bots.greedy import Greedy
from ludarium.games.keyforge.decks.errors import BadDeck
from ludarium.games.keyforge.engine.settings import MATCH_NAMES
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.testing import RandomPlay, games_to_play, proves
from ludarium.testing.play import first_game

OPTIONS: dict[str, Value] = {
    "match": "triad",
    "deck-0": typed("Ada", ONE),
    "second-0": typed("Ayo", ONE),
    "third-0": typed("Axel", ONE),
    "deck-1": typed("Bea", TWO),
    "second-1": typed("Bob", TWO),
    "third-1": typed("Bo", TWO),
}


def begun(options: dict[str, Value] | None = None, seed: str = "triad") -> KeyForgeState:
    """Seat 0 has brought Ada, Ayo and Axel, seat 1 Bea, Bob and Bo."""
    state = GAME.start(2, {**OPTIONS, **(options or {})}, seed)
    assert isinstance(state, KeyForgeState)
    return state


def benched(seed: str = "triad", options: dict[str, Value] | None = None) -> KeyForgeState:
    """Bob is benched, and Ada."""
    state = begun(options, seed)
    pick(state, "bench:1", "bench:0")
    return state


def seen(state: KeyForgeState, seat: int | None) -> KeyForgeView:
    view = state.view(seat)
    assert isinstance(view, KeyForgeView)
    return view


def offered(state: KeyForgeState) -> list[str]:
    decision = state.decision()
    return [] if decision is None else [str(option) for option in decision.options()]


def standing(state: KeyForgeState, seat: int) -> list[str]:
    """How each deck of a seat stands, as everybody sees it."""
    return [
        "benched" if deck.benched else "won" if deck.won else "open"
        for deck in seen(state, None).match.brought[seat]
    ]


@proves("G273")
def test_each_player_benches_a_deck_of_the_other() -> None:
    state = begun()
    assert (state.asked, kind(state), offered(state)) == (0, "bench", ["bench:0", "bench:1", "bench:2"])
    pick(state, "bench:1")
    assert (state.asked, kind(state), offered(state)) == (1, "bench", ["bench:0", "bench:1", "bench:2"])
    decision = state.decision()
    assert decision is not None
    told = state.choose(decision.find("bench:0"))
    assert [event.facts() for event in told if event.kind() == "benched"] == [
        {"seat": 0, "number": 0},
        {"seat": 1, "number": 1},
    ]
    assert standing(state, 0) == ["benched", "open", "open"]
    assert standing(state, 1) == ["open", "benched", "open"]


@proves("G273")
def test_a_benched_deck_is_never_offered() -> None:
    state = benched()
    assert (state.asked, kind(state), offered(state)) == (0, "own-deck", ["deck:1", "deck:2"])
    pick(state, "deck:1")
    assert (state.asked, kind(state), offered(state)) == (1, "own-deck", ["deck:0", "deck:2"])


@proves("G273")
@pytest.mark.parametrize("first", ["deck:1", "deck:2"])
@pytest.mark.parametrize("second", ["deck:0", "deck:2"])
def test_the_game_is_played_with_the_decks_that_were_chosen(first: str, second: str) -> None:
    state = benched()
    pick(state, first, second)
    assert state.decks.names == [
        {"deck:1": "Ayo", "deck:2": "Axel"}[first],
        {"deck:0": "Bea", "deck:2": "Bo"}[second],
    ]
    assert kind(state) == "mulligan"
    assert [len(state.row(Zones.HAND, seat)) for seat in (state.first, 1 - state.first)] == [7, 6]


@proves("G273")
@pytest.mark.parametrize("step", ["bench", "own-deck"])
@pytest.mark.parametrize("viewer", [1, None])
def test_what_the_first_has_chosen_nobody_sees_until_the_other_has_chosen(
    step: str, viewer: int | None
) -> None:
    views = []
    told = []
    start = begun() if step == "bench" else benched()
    for option in offered(start):
        state = start.clone()
        decision = state.decision()
        assert decision is not None
        events = state.choose(decision.find(option))
        told.append([(each.kind(), each.facts()) for each in events if each.seen(viewer) is not None])
        views.append(seen(state, viewer))
        assert (kind(state), state.asked) == (step, 1)
    assert len(views) > 1
    assert all(view == views[0] for view in views)
    assert told == [[] for _ in told]


@proves("G273")
def test_who_has_chosen_first_knows_it() -> None:
    views = []
    for option in ("bench:0", "bench:2"):
        state = begun()
        pick(state, option)
        views.append(seen(state, 0))
    assert views[0].inside != views[1].inside


@proves("G273")
def test_the_other_may_imagine_every_choice_that_was_possible() -> None:
    state = benched()
    pick(state, "deck:2")
    view = seen(state, 1)
    found = set()
    for n in range(30):
        imagined = GAME.sample(view, Chance.of(f"{n}"))
        assert isinstance(imagined, KeyForgeState)
        assert imagined.view(1) == view
        found.add(imagined.secret[0])
    assert found == {1, 2}


@proves("G40", "G273")
@pytest.mark.parametrize("loser", [0, 1])
def test_who_lost_chooses_who_begins_once_the_decks_are_known(loser: int) -> None:
    state = benched()
    pick(state, "deck:1", "deck:0")
    loses(state, loser)
    assert (state.game, kind(state), state.asked) == (2, "own-deck", loser)
    pick(state, offered(state)[0])
    assert (kind(state), state.asked) == ("first", loser)
    assert "" not in [player.name for player in seen(state, None).players]
    pick(state, "no")
    assert state.first == 1 - loser


@proves("G40", "G273")
def test_chance_decides_who_begins_the_first_game() -> None:
    found = set()
    for n in range(20):
        state = benched(f"coin {n}")
        pick(state, "deck:1", "deck:0")
        found.add(state.first)
    assert found == {0, 1}


@proves("G273")
def test_a_deck_that_has_won_is_not_used_again_and_the_last_one_needs_no_choice() -> None:
    state = benched()
    pick(state, "deck:1", "deck:0")
    loses(state, 1)
    assert standing(state, 0) == ["benched", "won", "open"]
    assert (state.asked, offered(state)) == (1, ["deck:0", "deck:2"])  # seat 0 has but one deck left
    pick(state, "deck:0")  # what has lost may be played again
    assert state.decks.names == ["Axel", "Bea"]


@proves("G273")
def test_a_player_wins_when_both_decks_have_won() -> None:
    state = benched()
    pick(state, "deck:1", "deck:0")
    loses(state, 1)
    pick(state, "deck:2", "yes")
    loses(state, 1)
    assert (state.winner, state.game, state.won) == (0, 2, [2, 0])
    assert standing(state, 0) == ["benched", "won", "won"]
    assert state.decision() is None


@proves("G273")
def test_at_one_all_each_plays_the_deck_that_has_not_won() -> None:
    state = benched()
    pick(state, "deck:1", "deck:0")
    loses(state, 1)
    pick(state, "deck:2", "yes")
    loses(state, 0)
    assert (state.game, state.asked, kind(state)) == (3, 0, "first")  # no deck is left to be chosen
    assert state.decks.names == ["Axel", "Bea"]
    pick(state, "yes")
    loses(state, 0)
    assert (state.winner, state.game, state.won) == (1, 3, [1, 2])


@proves("G273")
@pytest.mark.parametrize(
    "chosen", [[], ["bench:1"], ["bench:1", "bench:0"], ["bench:1", "bench:0", "deck:1"]]
)
def test_who_concedes_before_there_is_a_game_concedes_the_match(chosen: list[str]) -> None:
    state = begun()
    pick(state, *chosen)
    loses(state, 0)
    assert (state.winner, state.decision()) == (1, None)
    assert seen(state, None).winner == 1


@proves("G273")
def test_sealed_decks_are_six_and_all_different() -> None:
    state = GAME.start(2, {"match": "triad"}, "sealed")
    assert isinstance(state, KeyForgeState)
    words = [deck.word for decks in state.settings.brought for deck in decks]
    assert len(words) == len(set(words)) == 6
    again = GAME.start(2, {"match": "triad"}, "sealed")
    assert isinstance(again, KeyForgeState)
    assert [deck.word for decks in again.settings.brought for deck in decks] == words


@proves("G273")
def test_all_deck_lists_are_open_and_no_deck_is_named_before_it_is_chosen() -> None:
    view = seen(begun(), None)
    assert [[deck.name for deck in decks] for decks in view.match.brought] == [
        ["Ada", "Ayo", "Axel"],
        ["Bea", "Bob", "Bo"],
    ]
    for deck in [deck for decks in view.match.brought for deck in decks]:
        assert [len(cards) for cards in deck.cards] == [12, 12, 12]
    assert [(player.name, player.houses) for player in view.players] == [("", []), ("", [])]


@proves("G273")
def test_a_terminal_shows_the_decks_by_the_numbers_that_choose_them() -> None:
    state = benched()
    pick(state, "deck:1", "deck:0")
    loses(state, 1)
    drawn = GAME.draw(seen(state, 0), ["Ann", "Ben"])
    assert "    0 · Ada · brobnar, dis, logos · benched\n    1 · Ayo · brobnar, dis, logos · won\n" in drawn
    assert "    2 · Axel · brobnar, dis, logos\n" in drawn
    assert "()" not in drawn


@proves("G273")
def test_the_clock_of_a_game_runs_only_once_its_decks_are_chosen() -> None:
    state = benched(options={"time": 45})
    assert state.timers() == []
    pick(state, "deck:1", "deck:0")
    assert [timer.key for timer in state.timers()] == ["game-1"]
    loses(state, 0)
    assert state.timers() == []
    pick(state, "deck:1", "yes")
    assert [timer.key for timer in state.timers()] == ["game-2"]


@proves("G273")
@pytest.mark.parametrize("match", [name for name in MATCH_NAMES if name != "triad"])
@pytest.mark.parametrize("option", ["second-0", "second-1", "third-0", "third-1"])
def test_other_matches_take_no_further_decks(match: str, option: str) -> None:
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"match": match, option: typed("Ada", ONE)})
    assert (error.value.facts["option"], error.value.facts["expected"]) == (option, "sealed")
    assert GAME.read_options({"match": match, option: "sealed"})[option] == "sealed"


@proves("G273")
@pytest.mark.parametrize("option", ["second-1", "third-1"])
def test_nobody_brings_a_deck_twice(option: str) -> None:
    with pytest.raises(BadDeck) as error:
        GAME.read_options({**OPTIONS, option: OPTIONS["deck-1"]})
    assert (error.value.code, error.value.facts["name"]) == ("deck-twice", "Bea")
    assert error.value.facts["option"] == option
    facts = {name: fact for name, fact in error.value.facts.items() if isinstance(fact, str | int)}
    said = {i18n.say(lang, "error-deck-twice", **facts) for lang in i18n.LANGUAGES}
    assert len(said) == len(i18n.LANGUAGES)
    assert all("Bea" in sentence for sentence in said)


@proves("G273")
@pytest.mark.parametrize("wrong", ["", "nonsense", 3, True, "Ada~CotA~brobnar:1"])
def test_a_second_deck_is_read_like_the_first(wrong: Value) -> None:
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"match": "triad", "second-0": wrong})
    assert error.value.facts["option"] == "second-0"


@proves("G273")
def test_a_copy_goes_its_own_way() -> None:
    state = begun()
    pick(state, "bench:1")
    twin = state.clone()
    pick(state, "bench:0", "deck:1", "deck:0")
    pick(twin, "bench:2", "deck:0", "deck:2")
    assert (state.benched, state.decks.names) == ([0, 1], ["Ayo", "Bea"])
    assert (twin.benched, twin.decks.names) == ([2, 1], ["Ada", "Bo"])
    loses(state, 1)
    assert (state.proven, twin.proven) == ([2, 0], [0, 0])
    same = twin.clone()
    loses(twin, 0)
    loses(same, 0)
    assert twin.dump() == same.dump()


@pytest.mark.slow
@proves("G273")
def test_a_whole_match_is_replayed_from_its_record() -> None:
    for n in range(4):
        play = RandomPlay(GAME, f"keyforge/triad/{n}", options={"match": "triad"}, unrest=0, sense=90)
        with play:
            games = 0
            for state in play.states():
                games += sum(event.kind() == "began" for event in play.events)
                if kind_of(state) in ("bench", "own-deck", "first"):
                    for viewer in play.viewers:
                        view = state.view(viewer)
                        assert GAME.sample(view, Chance.of("triad")).view(viewer) == view
            assert games in (2, 3)
            again = Record.parse(play.record.text()).final()
            assert isinstance(again, KeyForgeState)
            assert again.dump() == play.state.dump()


def kind_of(state: object) -> str:
    assert isinstance(state, KeyForgeState)
    return kind(state)


@proves("G273")
def test_bots_bench_the_strongest_and_play_their_strongest() -> None:
    state = GAME.start(2, {"match": "triad"}, "bots")
    assert isinstance(state, KeyForgeState)
    strength = [[deck.strength for deck in decks] for decks in state.settings.brought]
    for step in ("bench", "bench", "own-deck", "own-deck"):
        assert kind(state) == step
        seat = state.asked
        chosen = Greedy("bot").choose(seen(state, seat), offered(state))
        whose = 1 - seat if step == "bench" else seat
        able = [int(option.partition(":")[2]) for option in offered(state)]
        assert chosen.endswith(str(max(able, key=lambda deck: strength[whose][deck])))
        assert GAME.guide().playout(state, Chance.of("bot")) == offered(state).index(chosen)
        prior = GAME.guide().prior(state)
        assert prior is not None
        assert prior.index(max(prior)) == offered(state).index(chosen)
        pick(state, chosen)
    assert kind(state) == "mulligan"


@pytest.mark.slow
class TestTriad(Promises):
    """The promises of every game, held to by nothing but Triads."""

    games_each = 4

    def may_tell(self, event: Event, seat: int | None) -> bool:
        return event.kind() in ("benched", "decks") or super().may_tell(event, seat)

    def plays(self, check: str) -> Iterator[RandomPlay]:
        first = first_game()
        for n in range(first, first + games_to_play(self.games_each)):
            yield RandomPlay(self.game, f"keyforge/triad/{check}/{n}", options={"match": "triad"})
