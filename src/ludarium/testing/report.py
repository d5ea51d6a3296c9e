"""Which numbered rules no test proves: ``python -m ludarium.testing.report [RULES.md …] [TESTS …]``.

RULES are rules documents (default: those of docs/rules, less their translations), TESTS the folders of the
tests (default: tests/rules, tests/secrets and tests/tournaments). Ends with 1 when a rule is unproved, when two documents have
the same number, or when a test names a number that neither they nor the documents beside them have. A rule
that its document calls not played yet needs no proof.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Container, Iterable, Mapping
from pathlib import Path

import pytest

from ludarium.testing import plugin
from ludarium.testing.proofs import Statement, statements

USUAL_RULES = Path("docs/rules")
USUAL_TESTS = ("tests/rules", "tests/secrets", "tests/tournaments")
NEVER_RUN = ("skip", "xfail")


class _Collector:
    """Reads the marks of what pytest collects. A test that is marked to be skipped proves nothing."""

    def __init__(self) -> None:
        self.proofs: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(name) for name in NEVER_RUN):
                continue
            for number in plugin.numbers_of(item):
                tests = self.proofs.setdefault(number, [])
                if (name := item.nodeid.partition("[")[0]) not in tests:
                    tests.append(name)


def collect(tests: Iterable[str]) -> dict[str, list[str]]:
    """The tests that prove each number. Raises ``RuntimeError`` where they can't be collected."""
    collector = _Collector()
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        done = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *tests], plugins=[collector])
    if done != pytest.ExitCode.OK:
        raise RuntimeError(f"the tests can't be collected:\n{told.getvalue()}")
    return collector.proofs


def documents(folder: Path) -> list[Path]:
    """The rules documents of a folder: ``game.md``, and not its translations (``game.ko.md``)."""
    return sorted(path for path in folder.glob("*.md") if "." not in path.stem)


def report(
    rules: Mapping[str, list[Statement]],
    proofs: Mapping[str, list[str]],
    elsewhere: Container[str] = (),
) -> tuple[str, bool]:
    """The report as text, and whether every statement is proved. ``rules`` are the statements of each
    document, ``elsewhere`` the numbers of documents that are not asked about."""
    lines: list[str] = []
    wrong: list[str] = []
    owners: dict[str, str] = {}
    for document, stated in rules.items():
        played = [one for one in stated if not one.later]
        unproved = [one for one in played if one.number not in proofs]
        lines.append(f"{document}: {len(played) - len(unproved)} of {len(played)} statements are proved.")
        wrong += [f"{document}: unproved: {one.number} (line {one.line}): {one.text}" for one in unproved]
        for one in stated:
            owner = owners.setdefault(one.number, document)
            if owner != document:
                wrong.append(f"in two documents: {one.number} ({owner}, {document})")
    wrong += [
        f"no such statement: {number} ({', '.join(tests)})"
        for number, tests in proofs.items()
        if number not in owners and number not in elsewhere
    ]
    return "\n".join(lines + wrong), not wrong


def read(path: Path) -> list[Statement]:
    """The statements of a document. Raises ``ValueError`` for a file that numbers nothing."""
    found = statements(path.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"{path} has no numbered statement")
    return found


def main(arguments: list[str]) -> int:
    """The command. The exit status: 0 when all is proved."""
    asked = [Path(argument) for argument in arguments if argument.endswith(".md")]
    tests = [argument for argument in arguments if not argument.endswith(".md")] or USUAL_TESTS
    rules = {str(path): read(path) for path in asked or documents(USUAL_RULES)}
    beside = {other for path in asked for other in documents(path.parent)} - set(asked)
    elsewhere = {one.number for path in beside for one in statements(path.read_text(encoding="utf-8"))}
    told, complete = report(rules, collect(tests), elsewhere)
    print(told)
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
