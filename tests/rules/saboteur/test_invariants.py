"""S24 What is always true, after every choice of random games with all options and rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.rules.saboteur.oracle import GOALS, mismatches
from tests.rules.saboteur.positions import begun, cards, choose, ruled, total, view

from ludarium.core import TABLE
from ludarium.core.record import find
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import Move
from ludarium.games.saboteur.position import Deal
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import CARD_OF_ID, EVERYBODY, Cards, Phases, Tiles, cell_key
from ludarium.testing import RandomPlay, games_to_play, plays, proves
from ludarium.testing.twins import check_sample


def games(check: str) -> Iterator[RandomPlay]:
    """Half of them are dug with sense, so that goals are reached."""
    for sense in (None, 95):
        yield from plays(GAME, f"{check} {sense}", 10, sense=sense)


def states(play: RandomPlay) -> Iterator[SaboteurState]:
    for state in play.states():
        assert isinstance(state, SaboteurState)
        yield state


@proves("S24.1")
def test_no_card_is_lost_or_made() -> None:
    for play in games("conservation"):
        with play:
            box = Counter(ru.draw_deck(int(play.options["maps"])))
            for state in states(play):
                everywhere = Counter(everything(state))
                if state.phase in (Phases.DEAL, Phases.OVER):
                    assert not everywhere
                else:
                    assert everywhere == box
                    assert total(state) == 61 + int(play.options["maps"])


def everything(state: SaboteurState) -> list[int]:
    """Every card of the draw deck that is anywhere on the table."""
    return [
        *state.deal.deck[: state.piles.deck_left],
        *(kind for hand in state.players.hands for kind in hand),
        *(entry >> 4 for entry in state.piles.pile),
        *((tile - 1) // 2 for _, tile in state.field.cells() if tile < Tiles.START),
        *(Cards.BREAK + tool for broken in state.players.broken for tool in range(3) if broken >> tool & 1),
        *([state.deal.centre_card] if state.phase == Phases.CENTRE else []),
        *([state.touch_card] if state.phase == Phases.TOUCH else []),
    ]


@proves("S24.2")
def test_cards_of_the_field_fit() -> None:
    for play in games("field"):
        with play:
            for state in states(play):
                assert not mismatches(cards(state))
                cells = [key for key, _ in state.field.cells()]
                assert len(set(cells)) == len(cells)
                assert len(set(state.field.laid)) == len(state.field.laid)
                assert set(state.field.laid) <= set(cells)


@proves("S24.3")
def test_start_centre_and_goals_never_leave_their_cells() -> None:
    for play in games("fixed cards"):
        with play:
            for state in states(play):
                if state.phase in (Phases.DEAL, Phases.OVER):
                    continue
                seen = view(state)
                assert [(card.x, card.y) for card in seen.field if card.card == "start"] == [(0, 0)]
                assert [(goal.x, goal.y) for goal in seen.goals] == list(GOALS)
                centre = [(card.x, card.y) for card in seen.field if card.centre]
                assert centre == ([] if state.phase == Phases.CENTRE else [(play.options["middle"], 0)])


def told_and_dropped(state: SaboteurState) -> list[tuple[int, int]]:
    """Each pass that history names beside the card that lies on the pile for it."""
    dropped: dict[int, list[int]] = {}
    for entry in state.piles.pile:
        if entry & 15 != EVERYBODY:
            dropped.setdefault((entry & 15) - 1, []).append(entry >> 4)
    pairs = []
    for entry in state.progress.history:
        word, _, card = str(Move(entry >> 3)).partition(":")
        if word in ("pass", "timeout"):
            lies = dropped[entry & 7].pop(0)
            pairs.append((lies, CARD_OF_ID[card] if card else lies))
    return pairs


def test_the_history_of_states_and_samples_agrees_with_the_pile() -> None:
    seen = 0
    for n in range(4):
        with RandomPlay(GAME, f"history {n}", options={"untimed": 0}, unrest=0) as play:
            for state in states(play):
                if "timeout" in ruled(state) and play.dice.below(3) == 0:
                    play.choose(TABLE, state.table().find("timeout"))
                if play.dice.below(10) == 0:
                    sample = GAME.sample(state.view(0), play.dice)
                    assert isinstance(sample, SaboteurState)
                    for one in (state, sample):
                        seen += len(told_and_dropped(one))
                        assert all(told == dropped for told, dropped in told_and_dropped(one))
    assert seen


# What a dump must not miss: everything but the settings, chance and the field.
PARTS: dict[str, str] = {
    "": "phase touch_card stones results",
    "deal": "roles faces deck centre_card",
    "players": "status gold hands broken peeked",
    "piles": "deck_left pile",
    "progress": "round start_player turn roles_known history passes timed stalling clock",
}


def group_of(state: SaboteurState, name: str) -> Any:
    return getattr(state, name) if name else state


@pytest.mark.parametrize("name", PARTS)
def test_every_field_is_among_the_parts(name: str) -> None:
    group = group_of(begun(), name)
    names = getattr(type(group), "__mypyc_attrs__", None) or vars(group)
    others = {"settings", "chance", "field", *PARTS} if name == "" else set()
    assert set(names) - others == set(PARTS[name].split())


@pytest.mark.parametrize(
    ("name", "field"), [(name, field) for name in PARTS for field in PARTS[name].split()]
)
def test_equal_dumps_are_equal_states(name: str, field: str) -> None:
    """Copies, replays and refusals are judged by dumps, so that nothing may be missing from them; a copy misses
    nothing of its original."""
    state = begun()
    twin = state.clone()
    before = state.dump()
    assert twin.dump() == before
    if name == "deal":  # never changed, but replaced
        deal = state.deal
        twin.deal = Deal(deal.roles, deal.faces, deal.deck, deal.centre_card)
    group = group_of(twin, name)
    setattr(group, field, other(getattr(group, field)))
    assert twin.dump() != before
    assert state.dump() == before
    assert twin.clone().dump() == twin.dump()


def other(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return type(value)([*value, value[0] if value else 0])


CHANGES: dict[str, Callable[[SaboteurState], object]] = {
    "pile": lambda state: state.piles.pile.append(0),
    "history": lambda state: state.progress.history.append(0),
    "a hand": lambda state: state.players.hands[2].append(0),
    "chance": lambda state: state.chance.next(),
    "the field": lambda state: state.field.put(cell_key(1, 0), 1),
    "laid cards": lambda state: state.field.laid.append(cell_key(1, 0)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_copy_shares_nothing_that_is_written_to(what: str) -> None:
    state = begun()
    twin = state.clone()
    before = state.dump()
    CHANGES[what](twin)
    assert twin.dump() != before
    assert state.dump() == before


def test_plays_replace_what_copies_share() -> None:
    """Tools, maps, rulings and the ends of rounds in a copy leave the original as it was."""
    for n in range(3):
        with RandomPlay(GAME, f"shared {n}", unrest=10) as play:
            for state in states(play):
                decision = state.decision()
                if decision is None:  # the end
                    continue
                before = state.dump()
                for option in (*decision.options()[:6], *state.table().options()[-4:]):
                    state.clone().choose(option)
                    assert state.dump() == before


@proves("S24.6")
def test_same_seed_and_moves_same_round_random_discards_included() -> None:
    discards = 0
    for n in range(games_to_play()):
        with RandomPlay(GAME, f"same seed {n}", options={"untimed": 0}, unrest=2) as play:
            for state in play.states():
                if "timeout" in ruled(state) and play.dice.below(4) == 0:
                    play.choose(TABLE, state.table().find("timeout"))
                    discards += 1
            again = GAME.start(play.seats, play.options, play.seed)
            for choice in play.record.choices:
                again.choose(find(again, choice))
            assert again.dump() == play.state.dump()
    assert discards


@proves("S24.6")
def test_another_seed_makes_another_discard() -> None:
    gone = set()
    for word in range(30):
        state = begun(untimed=0)
        state.chance.b = word
        for _ in range(6):
            state.chance.next()
        choose(state, "timeout")
        gone.add(state.piles.pile[-1])
    assert len(gone) > 1


def test_samples_of_games_that_reach_goals() -> None:
    """The contract's promise about samples, on games in which goals are turned up."""
    for play in plays(GAME, "digging samples", 10, sense=95):
        with play:
            for state in states(play):
                if any(goal.up for goal in view(state).goals) and play.dice.below(8) == 0:
                    for viewer in play.viewers:
                        check_sample(play, state, viewer)
