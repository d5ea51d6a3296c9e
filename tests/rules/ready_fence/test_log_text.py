"""Ready… Fence! in words: every language has a whole sentence for all that happens and can be set."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.rules.ready_fence.table import GREEN, MODES, RED, event, fencing, opening, play, view
from tests.tools.test_repo import messages

from ludarium import i18n
from ludarium.core import Chance, Event
from ludarium.core.game import spell
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence.events import EVENTS, EventKinds
from ludarium.games.ready_fence.log_text import card_text
from ludarium.games.ready_fence.render import draw
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import (
    DISCARD_NAMES,
    FAULT_NAMES,
    KIND_NAMES,
    MODE_NAMES,
    MOTION_NAMES,
    PHASE_NAMES,
    POSITION_NAMES,
    REACH_NAMES,
    REASON_NAMES,
    ROLE_NAMES,
    TOUCH_NAMES,
    Roles,
)

NAMES = ["Ann", "小明"]
GAMES = 60
"""Bouts of each mode."""
PLACES = {language: messages(language, "ready-fence.ftl") for language in i18n.LANGUAGES}


def whole(said: str) -> bool:
    """Whether a text is a message of ours with nothing left open."""
    return bool(said.strip()) and "{" not in said and "ready-fence-" not in said and "  " not in said


def say(language: str, message: str, **args: str | int) -> str:
    """The message in words; it must be ours, and all that it asks for must be there."""
    if message.startswith("ready-fence-"):
        assert PLACES[language][message] <= set(args), (message, args)
    return i18n.say(language, message, **args)


def played() -> Iterator[tuple[Event, int]]:
    """What happens in bouts played at random, and the seat that chose last. Longer bouts have periods, in others
    nobody does anything, and two begin when hardly a card is left."""
    chosen = Chance.of("telling")
    states = [opening(mode, str(seed)) for seed in range(GAMES) for mode in MODES]
    states += [opening("basic", str(seed), points=10) for seed in range(3)]
    states += [fencing("ST5", "SH5", "tutorial", sudden=True, timer=0, seed=str(seed)) for seed in range(20)]
    for state in states:
        yield from play_out(state, chosen, quiet=False)
    yield from play_out(opening(passivity=6), chosen, quiet=True)
    for told in play(opening(), f"concede>{RED}"):
        yield told, RED


def play_out(state: FenceState, chosen: Chance, quiet: bool) -> Iterator[tuple[Event, int]]:
    decision = state.decision()
    while decision is not None:
        option = decision.option(chosen.below(len(decision)))
        if quiet and decision.kind == "turn":
            option = decision.find("end")
        for one in state.choose(option):
            yield one, max(decision.seat, GREEN)
        decision = state.decision()


@pytest.fixture(scope="module")
def happened() -> dict[str, list[Event]]:
    """Some events of each kind, each as somebody sees it."""
    found: dict[str, list[Event]] = {}
    for one, seat in played():
        of_kind = found.setdefault(one.kind(), [])
        if len(of_kind) < 400:
            of_kind.append(one)
            other = one.seen(1 - seat)
            assert other is not None
            of_kind.append(other)
    return found


def test_random_bouts_show_every_kind_of_event(happened: dict[str, list[Event]]) -> None:
    assert {name for name, _ in EVENTS} - set(happened) == set()


def test_random_bouts_show_every_role_and_every_reason(happened: dict[str, list[Event]]) -> None:
    """Of what events tell in ids there are messages for each, so that each should be seen here."""

    def told(kind: str, fact: str) -> set[object]:
        return {one.facts()[fact] for one in happened[kind]}

    assert told("moved", "how") == set(MOTION_NAMES)
    assert told("discarded", "how") == set(DISCARD_NAMES)
    assert told("position", "position") == set(POSITION_NAMES)
    assert told("cardless", "role") == {"parry", "distance"}
    assert {"hit", "riposte", "counter", "off-strip"} <= told("touch", "why")


@pytest.mark.slow
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_all_that_happens_is_told_in_whole_sentences(language: str, happened: dict[str, list[Event]]) -> None:
    seen = view(opening())
    for events in happened.values():
        for one in events:
            told = GAME.tell(one, seen, NAMES, lambda message, args: say(language, message, **args))
            assert whole(told), (one.kind(), one.facts(), told)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        (EventKinds.PLAYED, [(1, role, 8, addon, 5, 4, paid) for role in range(12) for addon in (-1, 48) for paid in (0, 2)]),
        (EventKinds.CARDLESS, [(1, role, addon, 2, 4) for role in (Roles.PARRY, Roles.DISTANCE) for addon in (-1, 16)]),
        (EventKinds.TOUCH, [(1, 3, why) for why in range(len(TOUCH_NAMES))]),
        (EventKinds.FEINT, [(1, Roles.REPLACE), (1, Roles.BREAK_OFF)]),
        (EventKinds.GAME_OVER, [(1, reason) for reason in range(len(REASON_NAMES))]),
        (EventKinds.OUT_OF_CARDS, [(-1,), (0,)]),
        (EventKinds.DISCARDED, [(1, 3, how) for how in range(len(DISCARD_NAMES))]),
        (EventKinds.MOVED, [(1, 4, 6, how, off) for how in range(len(MOTION_NAMES)) for off in (0, 1)]),
    ],
    ids=lambda value: EVENTS[value][0] if isinstance(value, int) else "",
)  # fmt: skip
def test_every_variant_is_a_whole_sentence(language: str, kind: int, facts: list[tuple[int, ...]]) -> None:
    """And no variant is told like another, but for those that differ in nothing to be told."""
    table = opening().settings.table
    seen = view(opening())
    said = [
        GAME.tell(
            ev.Happened(table, kind, *values),
            seen,
            NAMES,
            lambda message, args: say(language, message, **args),
        )
        for values in facts
    ]
    assert [told for told in said if not whole(told)] == []
    assert len(set(said)) > 1


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_who_may_not_see_cards_is_told_how_many(language: str) -> None:
    told = play(opening("advanced"), "deal")[1:2]
    dealt = event(told, "dealt")
    own, other = told[0].seen(dealt["seat"]), told[0].seen(None)
    assert own is not None
    assert other is not None
    sentences = [
        GAME.tell(one, view(opening()), NAMES, lambda message, args: say(language, message, **args))
        for one in (own, other)
    ]
    for name in dealt["cards"]:
        card = card_text(name, lambda message, args: say(language, message, **args))
        assert card in sentences[0]
        assert card not in sentences[1]
    assert "6" in sentences[1]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_zone_is_a_zone_wherever_the_strip_ends(language: str) -> None:
    said = set()
    for ends, squares in (("outside", (1, 6)), ("inside", (2, 6))):
        state = fencing("ST3", "ST3", squares=squares, strip_ends=ends)
        moved = play(state, "back")[0]
        said.add(GAME.tell(moved, view(state), NAMES, lambda message, args: say(language, message, **args)))
    assert len(said) == 1


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_cards_positions_and_settings_have_words(language: str) -> None:
    asked = [f"ready-fence-{of}-{kind}" for kind in KIND_NAMES for of in ("card", "text")]
    asked += [f"ready-fence-{part}" for part in ("name", "tagline", "description", "players", "length")]
    asked += [f"ready-fence-position-{name}{end}" for name in POSITION_NAMES for end in ("", "-help")]
    asked += [f"ready-fence-mode-{name}{end}" for name in MODE_NAMES for end in ("", "-help")]
    asked += [f"ready-fence-reach-{name}" for name in REACH_NAMES]
    asked += [f"ready-fence-role-{name}" for name in ROLE_NAMES]
    asked += [f"ready-fence-side-{name}" for name in ("green", "red")]
    asked += [f"ready-fence-reason-{name}" for name in REASON_NAMES]
    for spec in GAME.options:
        setting = f"ready-fence-option-{spec.name.replace('_', '-')}"
        asked += [setting, f"{setting}-help"]
        asked += [f"{setting}-{spell(value).replace('_', '-')}" for value in spec.choices]
    assert [message for message in asked if not i18n.has(message, language)] == []
    assert [message for message in asked if not whole(i18n.say(language, message, name=NAMES[0]))] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_fault_and_every_question_has_words(language: str) -> None:
    asked = [f"ready-fence-why-{code}" for code in FAULT_NAMES if code]
    questions = [kind for kind in PHASE_NAMES if kind not in ("deal", "over")]
    asked += [f"ready-fence-{of}-{kind}" for kind in questions for of in ("prompt", "prompt-wait")]
    asked.append("ready-fence-prompt-over")
    assert [message for message in asked if not i18n.has(message, language)] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_names_are_not_mistaken_for_each_other(language: str) -> None:
    for names in (
        [f"ready-fence-card-{kind}" for kind in KIND_NAMES],
        [f"ready-fence-position-{name}" for name in POSITION_NAMES],
        [f"ready-fence-mode-{name}" for name in MODE_NAMES],
        [f"ready-fence-reach-{name}" for name in REACH_NAMES],
    ):
        said = [say(language, message) for message in names]
        assert len(set(said)) == len(names)


def test_a_drawing_for_the_terminal() -> None:
    state = fencing("ST4 ST3 FL5", "SH4 PR5", reach="long", known=("", "SH4"), discards="BT4")
    lines = draw(view(state, GREEN), NAMES).splitlines()
    assert lines[0] == "  | . . . G . . R . . . |   long"
    assert lines[1].startswith("> G Ann · 0/5 · SP 6 · line · 3 ()")
    assert lines[2].startswith("  R 小明 · 0/5 · SP 6 · line · 2 (SH4)")
    assert "timer 12 · discards BT4" in lines[3]
    assert lines[-1] == "  FL5 ST3 ST4"
    play(state, "FL5")
    lines = draw(view(state), NAMES).splitlines()
    assert lines[0] == "  | . . . . . . (G)R . . . |   long"
    assert "G attack FL5 5 · …" in lines[-1]
