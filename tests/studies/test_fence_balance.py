"""Tables of cards tried by bouts: what is counted, what is kept, intervals and differences, changes of tables, and the page."""

from __future__ import annotations

from math import isnan
from pathlib import Path

import pytest
from tests.studies.outline import Outline

from ludarium.bots.work import Here, OtherGames
from ludarium.core import LudariumError
from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE
from ludarium.core.registry import load_game
from ludarium.games.ready_fence.cards_option import EVEN, PROPOSED, table_of
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import REASON_NAMES, bits
from ludarium.i18n import LANGUAGES
from ludarium.studies.fence_balance import (
    MEASURES,
    SEED,
    Balance,
    Difference,
    Trial,
    Trying,
    balance,
    by_kind,
    difference,
    measured,
    paired,
    part_of,
    play_all,
    use_of,
)
from ludarium.studies.fence_bouts import ENDINGS, GAME, Bout, Tally, play_bout
from ludarium.studies.fence_page import fence_page
from ludarium.studies.fence_rows import about, rows
from ludarium.studies.fence_tables import WrongChange, altered, changed, numbers_changed

RANDOM = "random"
"""Quick, and no worse for counting."""
BOUTS = 12


@pytest.fixture(scope="module")
def compared() -> tuple[list[Balance], Difference]:
    tried = [Trying(Trial(cards, "basic", RANDOM)) for cards in ("proposed", "even")]
    play_all(tried, Here(), BOUTS)
    played = [one.first(BOUTS) for one in tried]
    shown = [balance(one.trial, bouts) for one, bouts in zip(tried, played, strict=True)]
    return shown, difference(shown[0], played[0], shown[1], played[1])


@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_a_bout_is_the_same_again_and_is_counted_right(mode: str) -> None:
    options = Trial("proposed", mode).options
    for number in range(6):
        one = play_bout(options, RANDOM, "again", number)
        assert one == play_bout(options, RANDOM, "again", number)
        assert one.end in REASON_NAMES
        assert set(one.phrases) <= set(ENDINGS)
        assert sum(one.phrases.values()) + one.by.get("stepped off", 0) == sum(one.by.values())
        scoring = sum(one.phrases.get(ending, 0) for ending in ENDINGS[:3])
        assert one.touches == scoring + one.by.get("stepped off", 0)
        assert sum(one.scored.values()) <= one.touches
        for name, count in {**one.opened, **one.answered}.items():
            assert name in one.offered, f"{name} was played {count} times and could never be"
        assert all(count <= one.answered[name] for name, count in one.stopped.items() if name in one.answered)
        assert one.held


def test_the_same_number_deals_the_same_kinds_of_cards_by_every_table() -> None:
    dealt = []
    for cards in ("proposed", "even"):
        state = load_game(GAME).start(2, Trial(cards).options, f"{SEED} 7")
        assert isinstance(state, FenceState)
        while (decision := state.decision()) is not None and decision.seat == TABLE:
            state.choose(decision.option(0))
        dealt.append([[KIND_OF[card] for card in bits(fencer.hand)] for fencer in state.fencers])
    assert dealt[0] == dealt[1]
    assert [len(hand) for hand in dealt[0]] == [6, 6]


def test_sums_are_those_of_the_bouts() -> None:
    bouts = [play_bout(Trial("proposed").options, RANDOM, "sum", number) for number in range(5)]
    found = Tally.of(bouts[:2])
    found.add(Tally.of(bouts[2:]))
    assert found == Tally.of(bouts)
    assert found.bouts == 5
    assert found.level == sum(one.level for one in bouts)
    assert found.held["ST3"] == sum(one.held.get("ST3", 0) for one in bouts)
    unseen = play_bout(Trial("proposed").options, RANDOM, "sum", 0, hands=False)
    assert (unseen.held, unseen.offered, unseen.opened) == ({}, {}, bouts[0].opened)


def made(number: int, touches: int, untouched: int, played: int = 0, offered: int = 4) -> Bout:
    """A bout made by hand."""
    phrases = {"attacker": touches, "none": untouched}
    return Bout(number, 20, "time", number % 2 == 0, touches, phrases, {}, {}, {"IF4": offered}, {"ST4": 2}, {"IF4": played})  # fmt: skip


def test_measures_are_sums_over_sums() -> None:
    bouts = [made(0, 1, 3, 4), made(1, 3, 1, 0)]
    assert measured(bouts, "untouched").mean == 0.5
    assert measured(bouts, "touch-rate").mean == 0.5
    assert measured(bouts, "first").mean == 0.5
    assert measured(bouts, "turns") == measured(bouts[:1] * 2, "turns")
    found = balance(Trial("proposed"), bouts)
    uses = {use.card: use for use in found.kinds}
    assert uses["IF"].use.mean == 0.5
    assert uses["IF"].bouts.mean == 0.5
    assert uses["IF"].part.mean == 0.5
    assert isnan(uses["FL"].use.mean)
    assert (uses["FL"].bouts.mean, uses["FL"].bouts.high > 0.5) == (0.0, True)
    assert [use.card for use in found.cards if use.card.startswith("IF")] == ["IF4", "IF5", "IF6"]
    assert balance(Trial("proposed"), bouts, cards=False).cards == []
    nothing = balance(Trial("proposed"), [])
    assert all(isnan(one.mean) for one in nothing.measures.values())


def test_what_never_happens_still_has_an_interval() -> None:
    use = next(
        use for use in balance(Trial("proposed"), [made(n, 1, 1) for n in range(5)]).kinds if use.card == "IF"
    )
    assert (use.use.mean, use.use.low) == (0.0, 0.0)
    assert 0.1 < use.use.high < 0.3


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    chance = Chance.of("intervals")
    hits = apart = 0
    for _ in range(200):
        before = [made(n, 0, 0) for n in range(40)]
        after = [made(n, 0, 0) for n in range(40)]
        for bouts, rate in ((before, 30), (after, 50)):
            for one in bouts:
                phrases = 4 + chance.below(5)
                one.touches = sum(chance.below(100) < rate for _ in range(phrases))
                one.phrases = {"attacker": one.touches, "none": phrases - one.touches}
        found = measured(before, "untouched")
        hits += found.low <= 0.7 <= found.high
        gained = paired(before, after, MEASURES["untouched"])
        apart += gained.low <= -0.2 <= gained.high
    assert 180 <= hits <= 199
    assert 180 <= apart <= 199


def test_pairs_that_go_together_tell_a_difference_sooner() -> None:
    chance = Chance.of("pairs")
    before = [made(n, chance.below(8), 10) for n in range(60)]
    after = [made(one.number, one.touches + 1, 10) for one in before]
    shuffled = [*after[30:], *after[:30]]
    near, far = (paired(before, other, MEASURES["touches"]) for other in (after, shuffled))
    assert near.mean == far.mean == 1.0
    assert near.high - near.low < 0.01 < far.high - far.low


def test_a_difference_is_over_the_numbers_that_both_have_played() -> None:
    before = [made(n, 1, 3, 1) for n in range(4)]
    after = [made(n, 2, 2, 3) for n in range(2, 6)]
    one, other = balance(Trial("proposed"), before), balance(Trial("even"), after)
    found = difference(one, before, other, after)
    assert found.pairs == 2
    assert found.measures["untouched"].mean == -0.25
    assert found.use["IF"].mean == 0.5
    assert found.part["IF"].mean == pytest.approx(3 / 5 - 1 / 3)
    before, after = list(map(by_kind, before)), list(map(by_kind, after))
    assert before[0].answered == {"IF": 1}
    assert by_kind(before[0]) == before[0]
    assert paired(before[:1], after[:1], use_of("IF")).mean == 0.5
    assert isnan(paired(before, after, use_of("FL")).mean)
    assert not isnan(paired(before, after, part_of("FL")).mean)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    told: list[tuple[int, int | None]] = []
    trials = [Trial(cards, "tutorial", RANDOM) for cards in ("proposed", "even")]
    play_all([Trying(one, tmp_path) for one in trials], Here(), 2)
    again = [Trying(one, tmp_path) for one in trials]
    play_all(again, Here(), 3, lambda *now: told.append(now))
    assert told == [(1, 2), (2, 2)]
    assert [[bout.number for bout in one.first(9)] for one in again] == [[0, 1, 2]] * 2
    word = Trying(Trial(PROPOSED.text(), "tutorial", RANDOM), tmp_path)
    assert len(word.bouts) == 3, "a table is the same one by its name and as its word"
    assert len(list(tmp_path.iterdir())) == 2
    next(tmp_path.iterdir()).unlink()
    assert sorted(len(Trying(one, tmp_path).bouts) for one in trials) == [0, 3]
    for file in tmp_path.iterdir():
        file.write_text("{}\n")
    with pytest.raises(OtherGames):
        Trying(trials[0], tmp_path)


def test_tables_are_altered_and_told_apart() -> None:
    cards = altered("proposed", ["pr = 5566", "FL=/1", "IF=456/0"])
    table = table_of(cards)
    assert [str(one) for one in changed(PROPOSED, table)] == [
        "FL 5 6 7/2 → 5 6 7/1",
        "PR 4 5 5 6/0 → 5 5 6 6/0",
        "IF 4 5 6/1 → 4 5 6/0",
    ]
    assert numbers_changed(PROPOSED, table) == 4
    assert numbers_changed(PROPOSED, PROPOSED) == 0
    assert changed(PROPOSED, EVEN)
    assert altered("even", []) == "even"
    for wrong in ("PR", "PR=", "XX=1", "PR=456", "PR=4 5 5 x", "JK=55", "PR=4556/12", "PR=4556/a", ""):
        with pytest.raises(WrongChange):
            altered("proposed", [wrong])
    for refused in ("PR=9999", "ST=444444", "FL=555/9"):
        with pytest.raises(LudariumError, match=r"cards-"):
            altered("proposed", [refused])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_in_every_language(
    compared: tuple[list[Balance], Difference], lang: str
) -> None:
    shown, apart = compared
    both = Outline(fence_page(shown, apart, lang))
    assert (both.open, both.fetched, both.unsaid) == ([], [], [])
    cards = sum(1 + len(one.cards) for one in shown)
    assert both.rows == 1 + len(MEASURES) + 1 + len(shown[0].kinds) + 1 + len(ENDINGS) + 1 + 6 + cards
    alone = fence_page(shown[:1], None, lang)
    assert (Outline(alone).open, Outline(alone).unsaid) == ([], [])
    assert "lab-" not in alone
    if lang != "en":
        assert "Phrases" not in alone


def test_rows_are_the_bouts() -> None:
    trial = Trial("even", "basic", RANDOM)
    bouts = [play_bout(trial.options, RANDOM, "rows", number) for number in range(2)]
    told = rows([(trial, bouts)])
    assert [(row["number"], row["turns"], row["cards"]) for row in told] == [
        (one.number, one.turns, "even") for one in bouts
    ]
    assert told[0]["played_SH"] == sum(
        count
        for counted in (bouts[0].opened, bouts[0].answered)
        for name, count in counted.items()
        if name[:2] == "SH"
    )
    assert about(trial)["mode"] == "basic"
