"""What the championship's draws, standings and clocks say, in every language."""

from __future__ import annotations

import pytest

from ludarium import i18n
from ludarium.core.chance import Chance
from ludarium.testing import proves
from ludarium.tournaments.rules.saboteur import clock, standard_score
from ludarium.tournaments.structures.groups import Final, Groups
from ludarium.tournaments.structures.history import Draw, History, Impossible, Meeting, Note, Over


def championship(players: int) -> tuple[list[Note], set[str]]:
    """Everything that a championship without nuggets says, and the columns of its standings."""
    notes: list[Note] = []
    columns: set[str] = set()
    order = tuple(range(players))
    for structure in (Groups(), Final()):
        rounds: tuple[tuple[Meeting, ...], ...] = ()
        while True:
            history = History(order, rounds, seed="words")
            found = structure.next_round(history, Chance.of(f"{len(rounds)}"))
            assert isinstance(found, Draw | Over)
            notes += found.notes
            columns |= {name for place in structure.standings(history) for name in place.values}
            if isinstance(found, Over):
                order = found.through
                break
            notes += [note for notes in found.why.values() for note in notes]
            tables = [Meeting(table, (0,) * len(table), finished=True) for table in found.tables]
            rounds = (*rounds, tuple(tables))
    return notes, columns


def said(lang: str, message: str, facts: dict[str, int | str]) -> str:
    assert i18n.has(message, lang), message
    text = i18n.say(lang, message, **facts)
    assert "{" not in text, text
    return text


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("players", [5, 12, 48])
def test_every_note_of_a_championship_has_its_sentence(lang: str, players: int) -> None:
    notes, columns = championship(players)
    codes = {note.code for note in notes}
    assert codes >= {"groups", "groups-over", "groups-lot", "final", "final-over"}
    assert ("final-small" in codes) == (players < 6)
    assert ("groups-repeats" in codes) == (players < 36)
    for note in notes:
        facts = {name: "A, B" if name == "players" else str(value) for name, value in note.facts.items()}
        numbers = {name: int(value) for name, value in facts.items() if name != "players"}
        assert len(said(lang, f"draw-{note.code}", {**facts, **numbers})) > 5
    assert columns == {"nuggets", "standard-score", "group-place", "lot"}
    for column in columns:
        said(lang, f"standing-{column}", {})


@proves("S16.6")
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize(
    ("structure", "players"), [(Groups(), 3), (Groups(), 9), (Groups(), 78), (Final(), 2), (Final(), 0)]
)
def test_every_refusal_has_its_sentence(lang: str, structure: Groups | Final, players: int) -> None:
    found = structure.next_round(History(tuple(range(players))), Chance.of(""))
    assert isinstance(found, Impossible)
    text = said(lang, f"draw-impossible-{found.code}", dict(found.facts))
    assert players == 0 or str(players) in text


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_clock_of_a_table_has_its_words(lang: str) -> None:
    facts: dict[str, int | str] = {"player": "Ann", "card": 2, "hand": 5}
    shown = [
        clock.WAITING,
        clock.UNTIMED,
        clock.STALLING,
        clock.TIMED,
        "stopped",
        "turn",
        "alarm",
        "card",
        "no-card",
    ]
    names = [f"desk-saboteur-clock-{name}" for name in shown]
    names += [f"desk-saboteur-clock-event-{event}" for event in clock.EVENTS]
    texts = [said(lang, name, facts) for name in names]
    texts += [said(lang, "error-desk-saboteur-clock", {"event": event}) for event in (*clock.EVENTS, "bell")]
    doubts = (standard_score.ABOVE_PLAYER, standard_score.ABOVE_TABLE, standard_score.BELOW_TABLE)
    texts += [said(lang, f"desk-saboteur-doubt-{code}", {}) for code in doubts]
    assert len(set(texts)) >= len(texts) - 1, "two steps that fail alike may say the same"
