"""Everything that the desk says about KeyForge stands in ``locale/`` in every language, each place filled."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.tournaments.rules.keyforge.registered import mm, pods, source, woe

from ludarium import i18n
from ludarium.testing import proves
from ludarium.tournaments.rules.keyforge import faults as fa
from ludarium.tournaments.rules.keyforge import sealed, sets
from ludarium.tournaments.rules.keyforge.checklist import ITEMS
from ludarium.tournaments.rules.keyforge.decks import ALLIANCE, Rules, faults
from ludarium.tournaments.rules.keyforge.faults import spelt
from ludarium.tournaments.rules.keyforge.overtime import EVENTS, METHODS, Inputs, explained

SOURCES = Path(fa.__file__).parent
FACTS: dict[str, int | str] = {
    "deck": "Ann the Bold",
    "set": "WoE",
    "second": "MM",
    "card": "Anger",
    "house": "dis",
    "found": 2,
    "expected": 3,
    "version": "2024-07-23",
    "player": "Ann",
    "minutes": 4,
    "other": 1,
    "known": "MM, DT",
    "most": 9,
    "state": "running",
    "input": "keys",
    "left": 1,
    "infraction": "x",
    "day": "2024-07-23",
}
"""Facts for every place that a sentence may have."""


def messages() -> list[str]:
    """All messages that the sources name."""
    texts = [path.read_text("utf-8") for path in sorted(SOURCES.glob("*.py"))]
    found = {
        f"desk-fault-{code}"
        for text in texts
        for code in re.findall(r'(?:fault|warning)\(\s*"([a-z-]+[a-z])"', text)
    }
    found |= {
        f"error-desk-{code}" for text in texts for code in re.findall(r'Refused\(\s*"([a-z-]+[a-z])"', text)
    }
    found |= {f"desk-fault-attest-{one}" for one in ("listed", "official", "genuine")}
    found |= {f"error-desk-tie-break-{one}" for one in ("keys", "amber", "chains", "creatures")}
    found |= {f"error-desk-build-{one}" for one in ("unopened", "expired", "paired")}
    found |= {f"desk-check-{item.id}" for item in ITEMS}
    found |= {f"desk-window-{one}" for one in sealed.WINDOWS}
    found |= {f"desk-first-{one}" for one in METHODS}
    found |= {f"desk-overtime-event-{one}" for one in EVENTS}
    found |= {f"desk-set-kind-{one}" for one in sets.SET_KINDS}
    found |= {f"desk-set-reference-{one}" for one in sets.REFERENCES}
    return sorted(found)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_message_is_said_in_every_language(lang: str) -> None:
    assert len(messages()) > 100
    for message in messages():
        assert i18n.has(message, lang), message
        said = i18n.say(lang, message, **FACTS)
        assert "{" not in said, said
        assert "\n" not in said, said
        assert len(said) < 400, said


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    path = Path(__file__).parents[4] / "locale" / lang / "desk-keyforge.ftl"
    there = set(re.findall(r"^((?:desk|error-desk)-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE))
    stems = ("desk-tie-", "desk-overtime-")
    assert [one for one in sorted(there - set(messages())) if not one.startswith(stems)] == []


@proves("T6.4")
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_tie_break_is_explained_in_words(lang: str) -> None:
    for inputs in (
        Inputs((2, 2), (7, 6), (0, 0), (3, 5)),
        Inputs((1, 1), (3, 3), (2, 2), (4, 3)),
        Inputs((0, 0), (13, 13), (0, 0), (2, 2)),
        Inputs((2, 1), (5, 11), (3, 0), (6, 2)),
        Inputs((2, 1), (5, 5), (0, 0), (1, 9)),
    ):
        for one in explained(inputs, 1):
            facts = {**one.facts, **({"player": "Ann"} if "player" in one.facts else {})}
            assert i18n.has(one.message, lang)
            assert "{" not in i18n.say(lang, one.message, **facts)


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Infurnace", "Chronus"]),
        ("zh-Hant", ["燃爐魔", "訪問機"]),
        ("ko", ["용광이", "크로누스"]),
    ],
)
def test_cards_are_named_in_the_readers_language(lang: str, names: list[str]) -> None:
    own = (source("a", mm(cards={"dis": ["infurnace"], "logos": ["chronus"]})), source("b", mm()))
    (found,) = faults(Rules(ALLIANCE), pods("a:dis", "a:logos", "b:shadows"), own)
    said = i18n.say(lang, found.message, **spelt(found.facts, lang))
    assert [name for name in names if name not in said] == []


def test_the_games_own_sentences_about_decks_are_used_as_they_are() -> None:
    (found,) = faults(Rules(ALLIANCE), replace(pods(), whole="a"), (source("a", "no deck"),))
    assert i18n.say("en", found.message, **found.facts).startswith("“no deck”")
    assert woe().token is not None
