"""The proof-reader: what it takes for one sentence, what it keeps apart, and what it writes down."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ludarium.games.keyforge import text
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import CardTypes, Houses
from ludarium.games.keyforge.proof import bottom_of, document, report
from ludarium.games.keyforge.proof.__main__ import main
from ludarium.games.keyforge.proof.reasons import REASONS
from ludarium.games.keyforge.proof.rules import normal

COVERAGE = Path(__file__).parents[3] / "docs/keyforge-coverage.md"
SAME = [
    ("Reap: Draw 9 cards.", "After Reap: Draw 9 cards."),
    ("Play: Gain 9A.", "Play: Gain 9\uf360."),
    ("Play: Deal 9<D> to a creature.", "Play: Deal 9 damage to a creature."),
    ("Taunt. (Neighbors are safe.)\rPlay: Draw 9 cards.", "Play: Draw 9 cards.\nTaunt."),
    ("Play: Draw 9 cards if you have 8 Æ or more.", "Play: If you have 8 Æ or more, draw 9 cards."),
    ("Gain 9 Æ each time a creature reaps.", "After a creature reaps, gain 9 Æ."),
    ("Play: For each artifact, gain 9 Æ.", "Play: Gain 9 Æ for each artifact."),
    ("Play: Stun a creature. Deal 9 damage to it.", "Play: Stun a creature. Deal 9 damage to that creature."),
    (
        "This creature gets +9 power while it is on a flank.",
        "While Nobody is on a flank, Nobody gets +9 power.",
    ),
    (
        "Play: Keys cost +9A during your opponent's next turn.",
        "Play: During your opponent’s next turn, keys cost +9 Æ.",
    ),
    ("Play: Stun each ready enemy creature in play.", "Play: Stun each enemy ready creature."),
    ("Play: Draw 9 cards and gain 9 Æ.", "Play: Draw 9 cards. Gain 9 Æ."),
    (
        "Play: Search your deck for a Niffle creature and put it into your hand. Shuffle your deck.",
        "Play: Search your deck for a Niffle creature, reveal it, and put it into your hand.",
    ),
    (
        "Play: Gain Æ equal to the number of doom counters on it.",
        "Play: Gain 1 Æ for each doom counter on it.",
    ),
    (
        "Players cannot play actions while they control more artifacts than their opponent.",
        "If a player controls more artifacts than their opponent, they cannot play actions.",
    ),
    ("Play: Exalt a Mars creature. Ready and use it.", "Play: Exalt, ready, and use a Mars creature."),
    ("Reap: Move all Æ from Nobody to your pool.", "After Reap: Move each Æ from Nobody to your pool."),
]
MUTATIONS: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
    (r"\b(\d+)\b", lambda found: str(int(found[1]) + 1)),
    (r"\bfriendly ", "enemy "),
    (r"\benemy ", ""),
    (r"\beach (?=[a-z ]*creature)", "a "),
    (r"\ba creature", "each creature"),
    (r"(?<!\()[Yy]ou may ", ""),
    (r"\b[Dd]estroy ", "purge "),
    (r"your opponent’s ", "your "),
    (r"[Yy]our opponent (?=gain|lose|draw|discard)", "you "),
    (r"\bother |\banother ", "a "),
    (r" not ", " "),
    (r"^Play: ", "After Reap: "),
    (r"\bIf ", "Unless "),
    (r" or more", " or less"),
    (r"\bup to ", ""),
    (r"\bflank ", ""),
    (r"undamaged", "damaged"),
    (r"\bready (?!and)", ""),
    (r"\bMars\b", "Logos"),
    (r" from your discard pile", ""),
    (r"hand\b", "deck"),
    (r"\bIf you do, ", ""),
    (r"its owner", "its controller"),
    (r"^After ", "Before "),
    (r" during your turn", ""),
    (r"[Ff]or the remainder of the turn, ", ""),
    (r"[Dd]uring your opponent’s next turn, ", ""),
    (r" until .* leaves play", ""),
    (r"\bmost\b", "least"),
    (r" instead\b", ""),
    (r"\brandom ", ""),
    (r" with Æ on it", ""),
]


@cache
def original(name: str) -> tuple[list[str], str]:
    """Our text of a card, and how it is compared."""
    fact = POOL.card(name)
    lines = text.text(name, "en")
    return lines, normal(lines, fact.name, fact.kind == CardTypes.UPGRADE)


def compared(lines: list[str], upgrade: bool = False) -> str:
    return normal(lines, "Nobody", upgrade)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_wordings_of_one_sentence_are_equal(one: str, other: str) -> None:
    assert compared([one]) == compared([other])


@pytest.mark.slow
@pytest.mark.parametrize(("pattern", "instead"), MUTATIONS, ids=[pattern for pattern, _ in MUTATIONS])
def test_a_change_of_meaning_is_never_normalised_away(
    pattern: str, instead: str | Callable[[re.Match[str]], str]
) -> None:
    """Every text of ours with one word changed differs from itself."""
    changed = 0
    for name in texts():
        fact = POOL.card(name)
        lines, same = original(name)
        others = [re.sub(pattern, instead, line, count=1) for line in lines]
        if others != lines:
            changed += 1
            assert normal(others, fact.name, fact.kind == CardTypes.UPGRADE) != same, (name, others)
    assert changed


def test_an_upgrade_is_not_its_creature() -> None:
    assert compared(["Destroy this creature."], upgrade=True) != compared(["Destroy Nobody."], upgrade=True)
    assert compared(["Destroy this creature."]) == compared(["Destroy Nobody."])


def write(path: Path, changed: dict[str, str]) -> Path:
    """A reference of our own texts, some of them changed."""
    rows = [
        {"id": name, "text": changed.get(name, "\n".join(text.text(bottom_of(POOL.card(name)), "en")))}
        for name in texts()
    ]
    path.write_text("\n".join([json.dumps(row) for row in rows]), encoding="utf-8")
    return path


def test_the_report_counts_what_is_equal(tmp_path: Path) -> None:
    found = report(write(tmp_path / "cards.jsonl", {"smaaash": "Play: Ward 9 cards."}))
    assert [one.fact.id for one in found.differences] == ["smaaash"]
    brobnar = next(one for one in found.shares if (one.set_code, one.house) == ("CotA", Houses.BROBNAR))
    assert (brobnar.cards, brobnar.supported, brobnar.equal) == (52, 52, 51)
    dis = next(one for one in found.shares if (one.set_code, one.house) == ("CotA", Houses.DIS))
    assert dis.special
    assert set(found.stale()) == set(REASONS)


def test_a_top_half_is_compared_with_the_text_of_its_creature(tmp_path: Path) -> None:
    """Print repeats it there; a difference of the creature is one of both its halves, for one reason (G163)."""
    halves = ("deusillus", "deusillus2")
    assert [bottom_of(POOL.card(half)) for half in halves] == ["deusillus"] * 2
    found = report(write(tmp_path / "same.jsonl", {}))
    assert found.differences == []
    changed = dict.fromkeys(halves, "Play: Ward 9 cards.")
    found = report(write(tmp_path / "other.jsonl", changed))
    assert sorted(one.fact.id for one in found.differences) == sorted(halves)
    whole = report(write(tmp_path / "top.jsonl", {"deusillus2": ""}))
    assert [one.fact.id for one in whole.differences] == ["deusillus2"]


@pytest.mark.slow
def test_the_page_holds_no_printed_text(tmp_path: Path) -> None:
    found = report(write(tmp_path / "cards.jsonl", {"smaaash": "Play: Ward 9 cards."}))
    page = document(found)
    cards = sum(fact.printed("CotA") is not None for fact in POOL.cards())
    assert f"Call of the Archons | {cards} | {cards} |" in page
    assert "- **Smaaash** has no reason written down yet" in page
    assert "Ward 9" not in page


def test_the_page_says_which_cards_have_errata(tmp_path: Path) -> None:
    """Also the page as it stands in the repository: each card that can be played, and those that are to come."""
    page = document(report(write(tmp_path / "cards.jsonl", {})))
    kept = COVERAGE.read_text(encoding="utf-8")
    for fact in POOL.cards():
        if fact.errata or fact.reworded:
            since = f"rulebook {fact.errata}" if fact.errata else POOL.set(fact.reworded).names["en"]
            line = next(line for line in page.splitlines() if fact.name in line and since in line)
            assert line in kept
            assert line.startswith(f"- **{fact.name}**") == (fact.id in texts())


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
def test_the_rules_say_what_the_errata_of_playable_cards_are(lang: str) -> None:
    page = COVERAGE.parent / "rules" / ("keyforge.md" if lang == "en" else f"keyforge.{lang}.md")
    rows = [
        line for line in page.read_text(encoding="utf-8").split("## 30.")[1].splitlines() if line[:1] == "|"
    ]
    told = sorted([row.split("|")[1].strip().replace("（", " (").replace("）", ")") for row in rows[2:]])
    changed = [fact for fact in POOL.cards() if fact.id in texts() and (fact.errata or fact.reworded)]
    since = [fact.errata or POOL.set(fact.reworded).names[lang] for fact in changed]
    assert told == sorted([f"{fact.called(lang)} ({one})" for fact, one in zip(changed, since, strict=True)])


@pytest.mark.slow
def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It fails where a difference has no reason."""
    into = tmp_path / "page.md"
    assert main([str(write(tmp_path / "same.jsonl", {})), str(into)]) == 0
    assert into.read_text(encoding="utf-8").startswith("# KeyForge")
    assert main([str(write(tmp_path / "other.jsonl", {"smaaash": "Play: Ward 9 cards."})), str(into)]) == 1
    told = capsys.readouterr().out
    assert "smaaash: NO REASON" in told
    assert main([]) == 2


def test_reasons_are_of_cards_that_can_be_played() -> None:
    assert set(REASONS) <= set(texts())
