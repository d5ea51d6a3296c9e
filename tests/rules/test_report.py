"""Every numbered rule is proved by a test that names it, and the report is right about it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludarium import i18n
from ludarium.core import games, load_game
from ludarium.core.game import spell
from ludarium.games.tokyo_duel.cards import CARDS, token_name
from ludarium.i18n import LANGUAGES
from ludarium.testing.proofs import Statement, proves, statements
from ludarium.testing.report import documents, read, report

ROOT = Path(__file__).parents[2]


def documents_of_games() -> list[Path]:
    """The rules documents that are a game's, translations included: others are about tournaments."""
    return [
        path for path in sorted((ROOT / "docs/rules").glob("*.md")) if path.stem.partition(".")[0] in games()
    ]


@pytest.mark.slow
def test_no_rule_is_unproved() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludarium.testing.report"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    print(done.stdout, done.stderr)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_rules_document_has_all_the_sections() -> None:
    rules = statements((ROOT / "docs/rules/saboteur.md").read_text(encoding="utf-8"))
    sections = {one.number.partition(".")[0] for one in rules}
    assert {f"S{n}" for n in range(1, 25)} | {f"B{n}" for n in range(1, 24)} == sections
    assert len(rules) > 220


def test_the_rules_of_the_duel_are_all_there() -> None:
    rules = statements((ROOT / "docs/rules/tokyo-duel.md").read_text(encoding="utf-8"))
    wanted = [f"K{n}" for n in range(1, 89)] + [f"KX{n}" for n in range(1, 14)]
    wanted += [f"TD{n:02}" for n in range(1, 51)]
    assert sorted(one.number for one in rules) == sorted(wanted)


def test_the_usual_documents_are_the_rules_of_every_game() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["ludarium.games"]
    assert {path.stem for path in documents(ROOT / "docs/rules")} >= set(named)


@pytest.mark.parametrize("path", documents(ROOT / "docs/rules"), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_states_the_same_numbers_in_the_same_order(path: Path, language: str) -> None:
    translated = path.with_suffix(f".{language}.md").read_text(encoding="utf-8")
    numbers = [one.number for one in statements(path.read_text(encoding="utf-8"))]
    assert [one.number for one in statements(translated)] == numbers


@pytest.mark.parametrize("path", documents_of_games(), ids=lambda path: path.stem)
def test_a_document_names_the_options_of_its_game_and_their_defaults(path: Path) -> None:
    told = re.findall(r"^\| `([\w-]+)` \| `([^`]+)`", path.read_text(encoding="utf-8"), re.MULTILINE)
    specs = load_game(path.stem.partition(".")[0]).options
    assert dict(told) == {spec.name: spell(spec.default) for spec in specs}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_table_of_the_duel_is_that_of_the_game(language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    document = (ROOT / f"docs/rules/tokyo-duel{suffix}.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (TD\d\d) \| ([^|]+) \| (\d+) \| ([^|]+) \| ([^|]+) \|", document, re.MULTILINE)
    cards = [
        (
            card.name,
            i18n.say(language, f"tokyo-duel-card-{card.name}"),
            str(card.cost),
            i18n.say(language, f"tokyo-duel-kind-{'keep' if card.is_keep else 'discard'}"),
            token_name(card) or "\N{EN DASH}",
        )
        for card in CARDS
    ]
    assert told == cards


DOCUMENT = """
# Rules
- S1.1 **Round**: one deal. [C]
- S1.2 A game.
  - S1.2.1 *Three* rounds, see S9.9.
- **S9.4 Broken tool**
- no number, S3.3 is only mentioned

| Case | Who | Rule |
|---|---|---|
| found | 3 | S13.1 [C] |
| found | see S13.2 | nobody |

| Case | Setting | Expected | Rules |
|---|---|---|---|
| B1 | six | three | S13.1 |
| S1.2 | a row of its own | x | y |

- **K1** [seed] Two players, K9.
- **K2**: six dice.
- **OP-3 A gap**, and **K99 no number of its own**
- D1V is a card.
- K3.4: a part

| K | Monster |
|---|---|
| **K67** | Gigazaur |
| **F7** cards in play [S] | 41 |
| TD01 | Acid Attack | 6 |
| `BZ01` | a token |
| K70 and more | no statement |
| see | K71 |
"""
NUMBERS = ["S1.1", "S1.2", "S1.2.1", "S9.4", "S13.1", "B1", "K1", "K2", "K3.4", "K67", "F7", "TD01"]


def test_which_lines_are_statements() -> None:
    found = statements(DOCUMENT)
    assert [one.number for one in found] == NUMBERS
    assert found[0] == Statement("S1.1", 3, "Round**: one deal. [C]")


def test_what_is_not_played_yet_needs_no_proof() -> None:
    """A line of its own speaks of the rest of its section, a sentence in a statement of that one alone."""
    sentence = "*This comes later; the engine does not play it yet.*"
    stated = statements(
        f"# Rules\n- K1 One.\n- K2 Two. {sentence}\n## Tides\n{sentence}\n- K3 Three.\n- K4 Four.\n## End\n- K5 Five.\n"
    )
    assert [one.number for one in stated if one.later] == ["K2", "K3", "K4"]
    proofs = {"K1": ["test_a"], "K5": ["test_a"]}
    assert report({"rules.md": stated}, proofs) == ("rules.md: 2 of 2 statements are proved.", True)
    assert report({"rules.md": stated}, proofs | {"K4": ["test_a"]}) == (
        "rules.md: 2 of 2 statements are proved.",
        True,
    )
    assert not report({"rules.md": stated}, {"K1": ["test_a"]})[1]


def test_a_report_names_what_is_unproved_and_what_does_not_exist() -> None:
    stated = statements(DOCUMENT)
    rules = {"rules.md": stated}
    proofs = {one.number: ["test_a"] for one in stated}
    assert report(rules, proofs) == ("rules.md: 12 of 12 statements are proved.", True)
    del proofs["S1.2"]
    told, complete = report(rules, proofs)
    assert not complete
    assert "rules.md: unproved: S1.2 (line 4): A game." in told
    told, complete = report(rules, proofs | {"S1.2": ["test_b"], "S99.1": ["test_c"]})
    assert not complete
    assert "no such statement: S99.1 (test_c)" in told
    assert report(rules, proofs | {"S1.2": ["test_b"], "S99.1": ["test_c"]}, {"S99.1"})[1]


def test_a_report_counts_each_document_and_no_number_twice() -> None:
    one, other = statements("- K1 One.\n- K2 Two."), statements("- F1 One.\n- K2 Two.")
    proofs = {number: ["test_a"] for number in ("K1", "K2", "F1")}
    told, complete = report({"a.md": one, "b.md": other[:1]}, proofs)
    assert complete
    assert told == "a.md: 2 of 2 statements are proved.\nb.md: 1 of 1 statements are proved."
    told, complete = report({"a.md": one, "b.md": other}, proofs)
    assert not complete
    assert "in two documents: K2 (a.md, b.md)" in told


def test_a_number_must_be_one() -> None:
    with pytest.raises(ValueError, match=r"7\.4"):
        proves("7.4")


@pytest.mark.slow
@pytest.mark.parametrize("mark", ["", "@pytest.mark.skip\n"])
def test_a_skipped_test_proves_nothing(mark: str, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["ludarium.testing.plugin"]\n')
    (tmp_path / "test_one.py").write_text(
        "import pytest\nfrom ludarium.testing import proves\n"
        f'{mark}@proves("S1.1")\ndef test_one(): pass\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=proves("S1.2"))])\ndef test_two(x): pass\n'
    )
    (tmp_path / "rules.md").write_text("- S1.1 One.\n- S1.2 Two.\n")
    done = subprocess.run(
        [sys.executable, "-m", "ludarium.testing.report", "rules.md", "."],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == (1 if mark else 0)
    assert ("unproved: S1.1" in done.stdout) == bool(mark)


@pytest.fixture
def workplace(tmp_path: Path) -> Path:
    """A repository with two rules documents, one of them translated, and tests for all but F1."""
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["ludarium.testing.plugin"]\n')
    for folder in ("docs/rules", "tests/rules", "tests/secrets", "tests/tournaments"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/duel.md").write_text("- **K1** One.\n")
    (tmp_path / "docs/rules/duel.ko.md").write_text("- **K1** One.\n- **K2** Only here.\n")
    (tmp_path / "docs/rules/fence.md").write_text("- **F1** One.\n- **F2** Two.\n")
    for folder, number in (("rules", "K1"), ("secrets", "F2"), ("tournaments", "F2")):
        (tmp_path / f"tests/{folder}/test_{folder}.py").write_text(
            f"from ludarium.testing import proves\n@proves({number!r})\ndef test_one(): pass\n"
        )
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        ([], 1, ["duel.md: 1 of 1", "fence.md: 1 of 2", "fence.md: unproved: F1 (line 1): One."]),
        (["docs/rules/duel.md"], 0, ["duel.md: 1 of 1"]),
        (["docs/rules/fence.md", "tests/secrets"], 1, ["fence.md: 1 of 2", "unproved: F1"]),
        (
            ["docs/rules/duel.md", "docs/rules/fence.md", "tests/rules"],
            1,
            ["duel.md: 1 of 1", "fence.md: 0 of 2", "unproved: F1", "unproved: F2"],
        ),
    ],
)
def test_which_documents_and_which_tests(
    workplace: Path, arguments: list[str], status: int, told: list[str]
) -> None:
    """Without arguments every game's document is asked about; a number of another game is not unknown."""
    done = subprocess.run(
        [sys.executable, "-m", "ludarium.testing.report", *arguments],
        cwd=workplace, capture_output=True, text=True, check=False,
    )  # fmt: skip
    print(done.stdout, done.stderr)
    assert done.returncode == status
    assert [one for one in told if one not in done.stdout] == []
    assert "K2" not in done.stdout
    assert "no such statement" not in done.stdout
    assert len(done.stdout.splitlines()) == len(told)


def test_a_document_without_numbers_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "empty.md").write_text("# Nothing here\n")
    with pytest.raises(ValueError, match=r"empty\.md"):
        read(tmp_path / "empty.md")
