"""S24 What is always true, after every choice of random games with all options and rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from tests.rules.oracle import GOALS, mismatches
from tests.rules.positions import begun, cards, choose, ruled, total, view

from ludarium.core import TABLE
from ludarium.core.record import find
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur import position as po
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import Move, cell_key
from ludarium.games.saboteur.state import SaboteurState
from ludarium.testing import Play, games_to_play, plays, proves
from ludarium.testing.twins import check_sample


def games(check: str) -> Iterator[Play]:
    """Half of them are dug with sense, so that goals are reached."""
    for sense in (None, 95):
        yield from plays(GAME, f"{check} {sense}", 10, sense=sense)


def states(play: Play) -> Iterator[SaboteurState]:
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
                if state.phase in (po.DEAL, po.OVER):
                    assert not everywhere
                else:
                    assert everywhere == box
                    assert total(state) == 61 + int(play.options["maps"])


def everything(state: SaboteurState) -> list[int]:
    """Every card of the draw deck that is anywhere on the table."""
    return [
        *state.deck[: state.deck_left],
        *(kind for hand in state.hands for kind in hand),
        *(entry >> 4 for entry in state.pile),
        *((tile - 1) // 2 for _, tile in state.field.cells() if tile < ru.START),
        *(ru.BREAK + tool for broken in state.broken for tool in range(3) if broken >> tool & 1),
        *([state.centre_card] if state.phase == po.CENTRE else []),
        *([state.touch_card] if state.phase == po.TOUCH else []),
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
                if state.phase in (po.DEAL, po.OVER):
                    continue
                seen = view(state)
                assert [(card.x, card.y) for card in seen.field if card.card == "start"] == [(0, 0)]
                assert [(goal.x, goal.y) for goal in seen.goals] == list(GOALS)
                centre = [(card.x, card.y) for card in seen.field if card.centre]
                assert centre == ([] if state.phase == po.CENTRE else [(play.options["middle"], 0)])


def told_and_dropped(state: SaboteurState) -> list[tuple[int, int]]:
    """Each pass that history names beside the card that lies on the pile for it."""
    dropped: dict[int, list[int]] = {}
    for entry in state.pile:
        if entry & 15 != po.EVERYBODY:
            dropped.setdefault((entry & 15) - 1, []).append(entry >> 4)
    pairs = []
    for entry in state.history:
        word, _, card = str(Move(entry >> 3)).partition(":")
        if word in ("pass", "timeout"):
            lies = dropped[entry & 7].pop(0)
            pairs.append((lies, ru.CARD_OF_ID[card] if card else lies))
    return pairs


def test_the_history_of_states_and_samples_agrees_with_the_pile() -> None:
    seen = 0
    for n in range(4):
        with Play(GAME, f"history {n}", options={"untimed": 0}, unrest=0) as play:
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


CHANGES: dict[str, Callable[[SaboteurState], object]] = {
    "pile": lambda state: state.pile.append(0),
    "history": lambda state: state.history.append(0),
    "a hand": lambda state: state.hands[2].append(0),
    "the deck": lambda state: setattr(state, "deck_left", state.deck_left - 1),
    "roles": lambda state: setattr(state, "roles", state.roles[::-1]),
    "goals": lambda state: setattr(state, "faces", state.faces[::-1]),
    "gold": lambda state: setattr(state, "gold", [1] * 6),
    "a broken tool": lambda state: state.broken.__setitem__(1, 4),
    "what was seen": lambda state: state.peeked.__setitem__(1, 4),
    "who is out": lambda state: state.status.__setitem__(1, 1),
    "the turn": lambda state: setattr(state, "turn", (state.turn + 1) % 6),
    "the clock": lambda state: setattr(state, "clock", state.clock + 1),
    "stalling": lambda state: setattr(state, "stalling", 2),
    "timed": lambda state: setattr(state, "timed", True),
    "passes": lambda state: setattr(state, "passes", 3),
    "chance": lambda state: state.chance.next(),
    "the field": lambda state: state.field.put(cell_key(1, 0), 1),
    "laid cards": lambda state: state.field.laid.append(cell_key(1, 0)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_equal_dumps_are_equal_states(what: str) -> None:
    """Copies, replays and refusals are judged by dumps, so that nothing may be missing from them."""
    state = begun()
    twin = state.clone()
    assert twin.dump() == state.dump()
    CHANGES[what](twin)
    assert twin.dump() != state.dump()


@proves("S24.6")
def test_same_seed_and_moves_same_round_random_discards_included() -> None:
    discards = 0
    for n in range(games_to_play()):
        with Play(GAME, f"same seed {n}", options={"untimed": 0}, unrest=2) as play:
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
        gone.add(state.pile[-1])
    assert len(gone) > 1


def test_samples_of_games_that_reach_goals() -> None:
    """The contract's promise about samples, on games in which goals are turned up."""
    for play in plays(GAME, "digging samples", 10, sense=95):
        with play:
            for state in states(play):
                if any(goal.up for goal in view(state).goals) and play.dice.below(8) == 0:
                    for viewer in play.viewers:
                        check_sample(play, state, viewer)
