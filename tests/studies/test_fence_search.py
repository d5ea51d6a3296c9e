"""The search for few numbers that mend a table of cards: what it tries, what it keeps, and that it tells fresh bouts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import pytest
from tests.studies.outline import Outline

from ludarium.bots.work import Here, Workers
from ludarium.games.ready_fence.cards_option import PROPOSED, table_of
from ludarium.games.ready_fence.tables import CardTable
from ludarium.games.ready_fence.terms import KIND_NAMES
from ludarium.i18n import LANGUAGES
from ludarium.studies import fence_page
from ludarium.studies.fence_balance import Trial
from ludarium.studies.fence_bouts import Bout
from ludarium.studies.fence_search import CHECK, CLOSER, Goals, neighbours, search
from ludarium.studies.fence_tables import cards_option, changed, numbers_changed

T = TypeVar("T")
R = TypeVar("R")
BASIC = Trial("proposed").kinds()


class Made(Workers):
    """Bouts that are made and not played: each speed of a Flèche above the proposed one spares a phrase without a touch, each Stop Hit
    that costs more brings parries. Nothing else matters."""

    def __init__(self) -> None:
        self.played: list[tuple[str, str]] = []

    def results(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        asked: Iterable[Any] = tasks
        for place, trial, number in asked:
            self.played.append((trial.seed, trial.cards))
            told: Any = (place, self.bout(table_of(trial.cards), number))
            yield told

    @staticmethod
    def bout(table: CardTable, number: int) -> Bout:
        faster = sum(table.speeds[22:25]) - sum(PROPOSED.speeds[22:25])
        costs = table.stamina[34] - PROPOSED.stamina[34]
        untouched = max(0, 7 - faster)
        return Bout(
            number, 20, "time", number % 2 == 0, 10 - untouched, {"attacker": 10 - untouched, "none": untouched}, {}, {},
            {"PR4": 10}, {"ST4": 6}, {"PR4": min(10, 1 + 2 * costs), "IF4": 3},
        )  # fmt: skip


def test_neighbours_differ_by_one_number_and_are_tables_without_doubts() -> None:
    found = neighbours("proposed", BASIC)
    assert len(found) > 30
    assert len(set(found)) == len(found)
    for cards in found:
        table = table_of(cards)
        assert numbers_changed(PROPOSED, table) == 1
        assert not cards_option().doubts(cards)
        assert {one.kind for one in changed(PROPOSED, table)} <= {KIND_NAMES[kind] for kind in BASIC}
    told = {str(one) for cards in found for one in changed(PROPOSED, table_of(cards))}
    assert {"FL 5 6 7/2 → 5 6 8/2", "FL 5 6 7/2 → 5 6 7/1", "IF 4 5 6/1 → 4 4 6/1"} <= told
    assert not any(one.startswith("ST 3 3") and "→ 3 4" in one for one in told), "the yellow ones stay"
    assert not any("/-1" in one for one in told)


def test_a_search_finds_the_fewest_numbers_and_tells_other_bouts() -> None:
    made = Made()
    told: list[int] = []
    goals = Goals(untouched=0.6, parry=0.3, share=0.7)
    found = search(Trial("proposed"), goals, made, 4, 8, 6, on_progress=lambda done, _: told.append(done))
    assert [one.changes for one in found] == [0, 1, 2]
    assert [one.miss > 0 for one in found] == [True, True, False]
    assert {one.kind for one in changed(PROPOSED, table_of(found[2].cards))} == {"FL", "SH"}
    assert (found[2].difference.pairs, found[2].balance.bouts) == (6, 6)
    assert found[2].difference.measures["untouched"].mean == pytest.approx(-0.1)
    assert told == list(range(1, len(made.played) + 1))
    checked = {cards for seed, cards in made.played if seed.endswith(CHECK)}
    assert checked == {one.cards for one in found}
    tried: dict[str, int] = {}
    for seed, cards in made.played:
        if not seed.endswith(CHECK):
            tried[cards] = tried.get(cards, 0) + 1
    assert set(tried.values()) == {2, 8}, "a part of the bouts for all, all of them for the best"
    assert sum(count == 8 for count in tried.values()) <= 2 * CLOSER


def test_it_ends_where_nothing_can_be_changed_any_more() -> None:
    found = search(Trial("proposed"), Goals(0.0, 1.0, 0.0), Made(), 2, 8, 4)
    assert [one.changes for one in found] == [0, 1, 2]
    assert [one.miss for one in found] == sorted([one.miss for one in found], reverse=True)


def test_a_search_plays_real_bouts() -> None:
    goals = Goals(1.0, 0.0, 1.0)
    found = search(Trial("proposed", "basic", "random"), goals, Here(), 1, 8, 4)
    assert [(one.changes, one.miss) for one in found] == [(0, 0.0), (1, 0.0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_found_is_told_in_every_language(lang: str) -> None:
    found = search(Trial("proposed"), Goals(0.6, 0.3, 0.7), Made(), 1, 8, 4)
    say = fence_page.sayer(lang)
    headings, rows = fence_page.found_columns(say), fence_page.found(found, say)
    assert [len(row) for row in rows] == [len(headings)] * 2
    told = " ".join(headings + rows[1])
    assert Outline(f"<p>{told}</p>").unsaid == []
    assert "lab-" not in told
    assert "→" in rows[1][1]
