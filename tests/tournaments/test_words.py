"""Every code that the desk can say has its words in every language, and no words ask for a fact that nobody gives.

Codes are read from the sources: whatever stands in a call of ``Refused``, ``Prompt``, ``Note``, ``Impossible`` or
``Proposal``, however it is put together. A code made in a way that isn't known here fails the test."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ludarium.tournaments
from ludarium import i18n
from ludarium.tournaments.actions import AnyAction
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.handlers.results import REASONS
from ludarium.tournaments.plan import MISSED, MOST_PLAYERS, RESULTS, Plan, StagePlan, settings_of
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rehearse import Incidents, Rehearsal
from ludarium.tournaments.rules.keyforge import decks, sealed
from ludarium.tournaments.rules.keyforge.overtime import Inputs
from ludarium.tournaments.rules.registry import catalogues
from ludarium.tournaments.rules.saboteur import standard_score
from ludarium.tournaments.structures import elimination
from ludarium.tournaments.structures.registry import STRUCTURES
from ludarium.tournaments.structures.two_loss_out import BYES

DESK = Path(ludarium.tournaments.__file__).parent
SERVER = DESK.parent / "server" / "desk"
LOCALE = DESK.parents[2] / "locale"

BY_THE_PAGE = {"player", "round", "table", "unit"}
"""What the page tells a prompt besides its facts."""
BY_THE_DESK = {"unit"}
"""What the desk tells a note of a draw besides its facts."""


class Said(NamedTuple):
    """A code as a source says it, and the facts that come with it; None where they aren't written out there."""

    code: str
    facts: frozenset[str] | None
    place: str


# --- codes in sources -----------------------------------------------------------------------------


class Source:
    """A module, read for the codes that it names."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.around: dict[ast.AST, list[ast.AST]] = {}
        """The loops and functions around each node, and the module, the innermost first."""
        for scope in ast.walk(self.tree):  # breadth first: what is inside comes after what is around it
            if isinstance(scope, ast.Module | ast.FunctionDef | ast.For | ast.While):
                for node in ast.walk(scope):
                    self.around.setdefault(node, []).insert(0, scope)

    def calls(self, name: str) -> Iterator[ast.Call]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and name in (
                getattr(node.func, "id", ""),
                getattr(node.func, "attr", ""),
            ):
                yield node

    def said(self, name: str, code_at: int = 0, inside: str = "") -> Iterator[Said]:
        """What the calls of ``name`` say, be it in one function only; argument ``code_at`` is the code."""
        for call in self.calls(name):
            if not inside or inside in [getattr(scope, "name", "") for scope in self.around[call]]:
                for code in self.texts(call.args[code_at]):
                    yield Said(code, _facts(call), f"{self.path.name}:{call.lineno}")

    def texts(self, node: ast.expr) -> set[str]:
        """All that an expression can be."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return {node.value}
        if isinstance(node, ast.IfExp):
            return self.texts(node.body) | self.texts(node.orelse)
        if isinstance(node, ast.Name):
            for scope in self.around[node]:
                found = self._given(node.id, scope)
                if found:
                    return found
        made = MADE.get(ast.unparse(node))
        assert made is not None, f"{self.path.name}:{node.lineno}: what can {ast.unparse(node)} be?"
        return made

    def _given(self, name: str, scope: ast.AST) -> set[str]:
        """What a name is given in a loop, a function or the module, or by those who call the function."""
        found: set[str] = set()
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    value = _part(name, target, node.value)
                    if value is not None:
                        found |= self.texts(value)
        if isinstance(scope, ast.FunctionDef):
            names = [one.arg for one in scope.args.args]
            if name in names:
                for call in self.calls(scope.name):
                    found |= self.texts(call.args[names.index(name) - (names[0] == "self")])
        return found


def _part(name: str, target: ast.expr, value: ast.expr) -> ast.expr | None:
    """What an assignment gives to a name."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        parts = zip(target.elts, value.elts, strict=True)
        return next((v for t, v in parts if isinstance(t, ast.Name) and t.id == name), None)
    return value if isinstance(target, ast.Name) and target.id == name else None


def _facts(call: ast.Call) -> frozenset[str] | None:
    """The names of the facts: keywords of a refusal, keys of a dictionary elsewhere."""
    if getattr(call.func, "id", "") == "Refused":
        keywords = [one.arg for one in call.keywords]
        return None if None in keywords else frozenset([one for one in keywords if one])
    if len(call.args) < 2:
        return frozenset()
    given = call.args[1]
    if not isinstance(given, ast.Dict):
        return None
    keys = [one.value if isinstance(one, ast.Constant) else None for one in given.keys]
    return None if None in keys else frozenset([str(one) for one in keys])


@cache
def sources() -> tuple[Source, ...]:
    return tuple([Source(path) for folder in (DESK, SERVER) for path in sorted(folder.rglob("*.py"))])


def said(name: str) -> list[Said]:
    return [one for source in sources() for one in source.said(name)]


def closed_windows() -> set[str]:
    """The states in which a sealed deck can't be changed."""
    windows = [
        sealed.window(course, now)
        for now in (0, 10_000)
        for course in (
            sealed.Course(),
            sealed.Course(signal=0),
            sealed.Course(signal=0, rounds=(sealed.Played(0),)),
            sealed.Course(signal=0, rounds=(sealed.Played(0, 0),)),
        )
    ]
    assert {one.state for one in windows} == set(sealed.WINDOWS)
    return {one.state for one in windows if not one.open}


def proposals() -> set[str]:
    """Codes of proposals, after the name of their catalogue."""
    found = set()
    for source in sources():
        for one in source.said("Proposal", 1):
            catalogue = source.path.parent.name if source.path.stem == "penalties" else source.path.stem
            assert catalogue in catalogues(), one.place
            found.add(f"{catalogue}-{one.code}")
    return found


def plan_faults() -> set[str]:
    """Codes of what may be wrong with a plan of KeyForge."""
    (source,) = [one for one in sources() if one.path == Path(decks.__file__)]
    return {
        one.code
        for name in ("fault", "warning")
        for part in (decks.event_faults, decks._dated_faults)
        for one in source.said(name, inside=part.__name__)
    }


MADE: dict[str, set[str]] = {
    "'build-' + window.state": {"build-" + one for one in closed_windows()},
    "'build-' + found.state": {"build-" + one for one in closed_windows()},
    "'tie-break-' + name": {"tie-break-" + one.name for one in dataclasses.fields(Inputs)},
    "f'bracket-{self.draw}'": {"bracket-" + one for one in (elimination.BY_CHANCE, elimination.SEEDED)},
    "'name-' + wrong.why": {"name-long", "name-empty", "name-sign"},
    "'doubt-' + code": {
        "doubt-" + one
        for one in (standard_score.ABOVE_PLAYER, standard_score.ABOVE_TABLE, standard_score.BELOW_TABLE)
    },
}
"""What codes that are put together can be."""
MADE["'plan-' + fault.message.removeprefix(FAULT)"] = {"plan-" + one for one in plan_faults()}
MADE["f'proposal-{event.catalogue.name}-{one.code}'"] = {"proposal-" + one for one in proposals()}
for _following in ("draw", "following"):
    MADE[f"'impossible-' + {_following}.code"] = {"impossible-" + one.code for one in said("Impossible")}
MADE["'impossible-' + event.nobody().code"] = {
    "impossible-nobody-there",
    "impossible-nobody-entered",
    "impossible-swiss-nobody",
}


def refusals() -> list[Said]:
    own = NotAllowed("player", "judge")
    return [*said("Refused"), Said(own.code.removeprefix("desk-"), frozenset(own.facts), "errors.py")]


# --- words ----------------------------------------------------------------------------------------


class _Asked(Visitor):
    """The facts that a message asks for, and the messages that it repeats."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's protocol)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (the visitor's protocol)
        self.messages.add(node.id.name)


@cache
def asked(lang: str) -> Mapping[str, _Asked]:
    found = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = _Asked()
                found[entry.id.name].visit(entry)
    return found


def facts_of(message: str, lang: str) -> set[str]:
    """The facts that a message asks for, those of messages that it repeats included."""
    one = asked(lang)[message]
    return one.facts.union(*[facts_of(other, lang) for other in one.messages])


def missing(messages: set[str], lang: str) -> set[str]:
    return {one for one in messages if not i18n.has(one, lang)}


def unfilled(stem: str, saids: list[Said], lang: str, others: set[str]) -> list[str]:
    """Messages that ask for a fact that doesn't come with their code."""
    return [
        f"{one.place}: {stem}{one.code}: {sorted(wrong)}"
        for one in saids
        if one.facts is not None and (wrong := facts_of(stem + one.code, lang) - one.facts - others)
    ]


def dashed(name: str) -> str:
    """The name of a setting as messages spell it."""
    return name.replace("_", "-")


@pytest.mark.slow
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    found = refusals()
    assert len({one.code for one in found}) > 100
    assert missing({"error-desk-" + one.code for one in found}, lang) == set()
    assert unfilled("error-desk-", found, lang, set()) == []


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_everything_that_waits_has_its_sentence(lang: str) -> None:
    found = said("Prompt")
    assert len({one.code for one in found}) > 20
    assert missing({"prompt-" + one.code for one in found}, lang) == set()
    assert unfilled("prompt-", found, lang, BY_THE_PAGE) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_draw_is_explained(lang: str) -> None:
    notes, impossible = said("Note"), said("Impossible")
    assert len({one.code for one in notes}) > 40
    assert len({one.code for one in impossible}) > 5
    assert missing({"draw-by-hand"} | {"draw-" + one.code for one in notes}, lang) == set()
    assert missing({"draw-impossible-" + one.code for one in impossible}, lang) == set()
    assert unfilled("draw-", notes, lang, BY_THE_DESK) == []
    assert unfilled("draw-impossible-", impossible, lang, set()) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    """A code that nothing says any more loses its words."""
    known = {"error-desk-" + one.code for one in refusals()} | {
        "prompt-" + one.code for one in said("Prompt")
    }
    stems = ("error-desk-", "prompt-")
    assert {one for one in asked(lang) if one.startswith(stems)} - known == set()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_round_with_a_name_of_its_own_has_it(lang: str) -> None:
    sizes = [1 << power for power in range(1, elimination.bracket_size(MOST_PLAYERS).bit_length())]
    labels = {elimination.label_of(size) for size in sizes} | {elimination.THIRD_PLACE}
    assert elimination.bracket_size(MOST_PLAYERS) in sizes
    assert missing({"draw-label-" + one for one in labels}, lang) == set()


@cache
def criteria() -> frozenset[str]:
    """The columns of the standings of every structure, from events that are played to their end."""
    several: dict[str, tuple[StagePlan, ...]] = {
        name: (StagePlan("groups", "groups"), StagePlan("final", name))
        if name == "final"
        else (StagePlan(name, name),)
        for name in STRUCTURES
    }
    several["by-losses"] = (StagePlan("preliminary", "two-loss-out", {"pools": True}),)
    found: set[str] = set()
    for name, stages in several.items():
        base = PRESETS["saboteur-championship" if name in ("groups", "final") else "ready-fence"]
        plan = msgspec.structs.replace(base, stages=stages)
        event = Rehearsal(plan, 12, "words", None, Incidents(), str).run()
        assert len(event.stages) == len(stages)
        for stage in event.stages:
            for place in event.standings(stage):
                found |= {*place.values, place.by} - {""}
    return frozenset(found)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_column_of_the_standings_has_its_name(lang: str) -> None:
    assert criteria() >= {"wins", "opponents", "undefeated", "indicator", "standard-score", "reached", "lot"}
    assert missing({"standing-" + one for one in criteria()}, lang) == set()


@pytest.mark.parametrize("catalogue", sorted(catalogues()))
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_catalogue_is_in_words(lang: str, catalogue: str) -> None:
    one = catalogues()[catalogue]
    found = {f"penalty-{one.name}-{kind}" for kind in one.kinds}
    found |= {"penalty-question-" + kind.question for kind in one.kinds.values() if kind.question}
    found |= {f"infraction-{one.name}-{infraction}" for infraction in one.infractions}
    found |= {f"infraction-category-{one.name}-{entry.category}" for entry in one.infractions.values()}
    found |= {"remedy-" + name for infraction in one.infractions.values() for name in infraction.remedies}
    found.add("setting-catalogue-" + one.name)
    assert missing(found, lang) == set()


@pytest.mark.slow
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_proposal_is_in_words(lang: str) -> None:
    assert {one.partition("-")[0] for one in proposals()} == set(catalogues())
    assert missing({"proposal-" + one for one in proposals()}, lang) == set()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_way_in_which_a_game_ends_is_in_words(lang: str) -> None:
    assert missing({"desk-reason-" + one for one in REASONS if one}, lang) == set()


class Choice(NamedTuple):
    """A setting of a plan or a structure that is one of a few names."""

    name: str
    values: tuple[str, ...]


def choices() -> tuple[Choice, ...]:
    return (
        Choice("missed", MISSED),
        Choice("result", RESULTS),
        Choice("format", tuple(sorted({plan.format for plan in PRESETS.values()} - {""}))),
        Choice("draw", elimination.DRAWS),
        Choice("bye", BYES),
    )


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_part_of_a_plan_is_in_words(lang: str) -> None:
    stages = [stage for plan in PRESETS.values() for stage in plan.stages]
    settings = set(Plan.__struct_fields__).union(*[settings_of(structure) for structure in STRUCTURES])
    found = {"preset-" + one for one in PRESETS} | {"structure-" + one for one in STRUCTURES}
    found |= {"stage-" + stage.name for stage in stages}
    found |= {"setting-" + dashed(one) for one in settings}
    found |= {f"setting-{dashed(one.name)}-{value}" for one in choices() for value in one.values}
    assert missing(found, lang) == set()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_deed_of_the_log_is_in_words(lang: str) -> None:
    tags = {str(one.__struct_config__.tag) for one in get_args(AnyAction)}
    assert len(tags) > 35
    assert missing({"deed-" + one for one in tags}, lang) == set()
