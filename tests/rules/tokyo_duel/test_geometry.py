"""The engine's tracks beside the oracle's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.rules.tokyo_duel.oracle import SPACES, TOKENS, TRACKS, Laid, Walked, covers, legal, walk
from tests.rules.tokyo_duel.positions import choose, facts, table

from ludarium.core import Chance
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.terms import (
    NO_TOKEN,
    NO_ZONE,
    NOT_PLACED,
    READING_NAMES,
    REWARD_NAMES,
    TRACK_NAMES,
)
from ludarium.testing import proves, seed_of_run

NAMES = list(TOKENS)


def ways(name: str) -> Iterator[tuple[int, bool]]:
    """Every lowest space and direction of a token on a bare track."""
    cells = TOKENS[name][1].split()
    for start in range(-7, 9 - TOKENS[name][0]):
        yield start, False
        if cells != cells[::-1]:
            yield start, True


def apart(one: str, at: int, other: str, there: int) -> bool:
    return not any(covers(one, at, space) and covers(other, there, space) for space in SPACES)


def laid_down(laid: dict[str, Laid]) -> list[int]:
    """The same placements as the engine writes them."""
    placed = [NOT_PLACED] * len(NAMES)
    for name, (track, start, turned) in laid.items():
        placed[ru.TOKEN_NAMES.index(name)] = tr.placement(TRACK_NAMES.index(track), start, turned)
    return placed


def of_engine(cell: int) -> Walked:
    low, high = tr.low_of(cell), tr.high_of(cell)
    token = tr.token_of(cell)
    return Walked(
        (low,) if low == high else (low, high),
        None if token == NO_TOKEN else ru.TOKEN_NAMES[token],
        tr.part_of(cell),
        REWARD_NAMES[tr.reward_of(cell)] or None,
        tr.amount_of(cell),
    )


def agree(laid: dict[str, Laid]) -> None:
    placed = laid_down(laid)
    for track, name in enumerate(TRACKS):
        wanted = walk(laid, name)
        for number, reading in enumerate(READING_NAMES):
            cells = tr.cells_of(placed, track, number)
            assert [of_engine(cell) for cell in cells] == wanted, laid
            zones = [tr.zone(cell) for cell in cells]
            assert [None if zone == NO_ZONE else zone for zone in zones] == [
                cell.zone(reading) for cell in wanted
            ], laid


@proves("K50", "K54", "K55")
@pytest.mark.parametrize("name", NAMES)
def test_one_token_everywhere(name: str) -> None:
    for track in TRACKS:
        for start, turned in ways(name):
            agree({name: (track, start, turned)})


@pytest.mark.slow
@proves("K45", "K50", "K54", "K55")
def test_every_pair_of_tokens_on_one_track() -> None:
    """All pairs, every placement of the first and of the second; by chance one in eight of them."""
    dice = Chance.of(f"{seed_of_run()} pairs of tokens")
    seen = 0
    for one, other in combinations(NAMES, 2):
        for start, turned in ways(one):
            for there, round_ in ways(other):
                if apart(one, start, other, there) and dice.below(8) == 0:
                    agree({one: ("fame", start, turned), other: ("fame", there, round_)})
                    seen += 1
    assert seen > 2000


@pytest.mark.slow
@proves("K45", "K46", "K48")
def test_crowded_tracks_and_where_the_next_token_may_lie() -> None:
    """Tokens are laid one after another where the oracle allows it; the engine allows the same."""
    dice = Chance.of(f"{seed_of_run()} crowds")
    for _ in range(60):
        laid: dict[str, Laid] = {}
        order = NAMES[:]
        dice.shuffle(order)
        spots = {track: dice.below(15) for track in TRACKS}
        for name in order:
            placed = laid_down(laid)
            rows = {track: tr.cells_of(placed, n, True) for n, track in enumerate(TRACKS)}
            marks = [rows[track][spots[track]] for track in TRACKS]
            markers = {track: of_engine(marks[n]).spaces for n, track in enumerate(TRACKS)}
            wanted = legal(name, laid, markers)
            places = tr.places(ru.TOKEN_NAMES.index(name), placed, marks)
            found = [(TRACKS[tr.track_of(at)], tr.start_of(at), tr.is_turned(at)) for at in places]
            assert set(found) == wanted
            assert len(found) == len(wanted)
            if wanted:
                laid[name] = sorted(wanted)[dice.below(len(wanted))]
                agree(laid)
                for track in TRACKS:  # the marker keeps its spaces
                    row = walk(laid, track)
                    spots[track] = [cell.spaces for cell in row].index(markers[track])


@proves("K11", "K50", "K51")
@pytest.mark.parametrize("seat", [0, 1])
def test_pulls_walk_the_cells_of_the_oracle(seat: int) -> None:
    """From the middle to the end of a crowded track, six steps at a time."""
    dice = Chance.of(f"{seed_of_run()} walks {seat}")
    for _ in range(40):
        laid: dict[str, Laid] = {}
        for _ in range(5):
            name = NAMES[dice.below(11)]
            spots = sorted(
                legal(name, {k: v for k, v in laid.items() if k != name}, {"fame": (0,), "destruction": (0,)})
            )
            spots = [spot for spot in spots if spot[0] == "fame"]
            if spots:
                laid[name] = spots[dice.below(len(spots))]
        placed = [
            f"{name}{chr(39) * turned}@{track}:{start}" for name, (track, start, turned) in laid.items()
        ]
        row = walk(laid, "fame")
        middle = [cell.spaces for cell in row].index((0,))
        state = table("dice", turn=seat, dice="F" * 8, placed=placed, health=(9, 9))
        told = choose(state, "resolve:fame")
        ahead = row[middle + 1 :] if seat == 0 else row[:middle][::-1]
        walked = ahead[:6]
        assert [tuple(fact["spaces"]) for fact in facts(told, "step")] == [cell.spaces for cell in walked]
        over = len(ahead) <= 6
        rewarded = [
            (cell.token, cell.reward, cell.amount) for cell in walked[: -1 if over else 6] if cell.reward
        ]
        got = [(fact["token"], fact["reward"], fact["amount"]) for fact in facts(told, "reward")]
        assert got == rewarded
        assert (state.winner == seat) == over
