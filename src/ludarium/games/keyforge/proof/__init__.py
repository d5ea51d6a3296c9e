"""The proof-reader: our English of every card that can be played, beside what print says.

    python -m ludarium.games.keyforge.proof …/cards.jsonl [docs/keyforge-coverage.md]

The printed texts are the publishers' and are no part of this project: the command reads them from a file of one's own
(the one of ``data/README.md``), shows the differences, and writes only figures and reasons down.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from ludarium.games.keyforge import text
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, TOP, Fact
from ludarium.games.keyforge.pool.houses import HOUSES_CALLED, NO_HOUSE, CardTypes
from ludarium.games.keyforge.proof.reasons import REASONS
from ludarium.games.keyforge.proof.rules import normal
from ludarium.games.keyforge.text.base import inside
from ludarium.games.keyforge.words import special

LANGUAGE: Final = "en"


@final
class Difference:
    """A card whose text, in the form in which it is compared, isn't that of print."""

    def __init__(self, fact: Fact, ours: str, printed: str) -> None:
        self.fact = fact
        self.ours = ours
        self.printed = printed

    def reason(self) -> str:
        return REASONS.get(bottom_of(self.fact), "")


@final
class Share:
    """The figures of one house of a set, or of several together."""

    def __init__(self, set_code: str, house: int) -> None:
        self.set_code = set_code
        self.house = house
        self.cards = 0
        self.supported = 0
        self.special: set[str] = set()
        """The words that serve a single card (``words.special``)."""
        self.equal = 0

    def add(self, fact: Fact, supported: bool, equal: bool, words: set[str]) -> None:
        self.cards += 1
        self.supported += supported
        self.equal += equal
        self.special |= words


@final
class Report:
    """What the proof-reader found."""

    def __init__(self, shares: list[Share], sets: list[Share], differences: list[Difference]) -> None:
        self.shares = shares
        """By set, oldest first, and house."""
        self.sets = sets
        """The sets as wholes."""
        self.differences = differences

    def stale(self) -> list[str]:
        """Cards that have a reason and need none."""
        differing = {one.fact.id for one in self.differences}
        return sorted(card for card in REASONS if card not in differing)


def report(reference: Path) -> Report:
    """Compare all cards that can be played with the texts of ``reference``, an object with ``id`` and ``text`` a line."""
    printed = _printed(reference)
    differences: dict[str, Difference] = {}
    for card in texts():
        if card in printed:
            fact = POOL.card(card)
            upgrade = fact.kind == CardTypes.UPGRADE
            ours = normal(text.text(bottom_of(fact), LANGUAGE), fact.name, upgrade)
            theirs = normal([printed[card]], fact.name, upgrade)
            if ours != theirs:
                differences[card] = Difference(fact, ours, theirs)
    shares: dict[tuple[str, int], Share] = {}
    sets = {one.code: Share(one.code, NO_HOUSE) for one in POOL.sets()}
    for fact in POOL.cards():
        supported = fact.id in texts()
        equal = supported and fact.id in printed and fact.id not in differences
        words = special_words(fact.id) if supported else set()
        for code, house in {(one.set_code, one.house) for one in fact.prints}:
            shares.setdefault((code, house), Share(code, house)).add(fact, supported, equal, words)
        for code in {one.set_code for one in fact.prints}:
            sets[code].add(fact, supported, equal, words)
    order = list(sets)
    return Report(
        sorted(shares.values(), key=lambda one: (order.index(one.set_code), one.house % 99)),
        [one for one in sets.values() if one.cards],
        list(differences.values()),
    )


def bottom_of(fact: Fact) -> str:
    """The card that says what is printed on this one: on a top half stands the text of the bottom half, which is the
    creature in play (G163)."""
    if fact.half != TOP:
        return fact.id
    return next(one.id for one in POOL.named(fact.name) if one.half == BOTTOM)


def special_words(card: str) -> set[str]:
    """The words of a card that no other card has."""
    return {
        type(word).__name__
        for word in inside(texts()[card])
        if type(word).__module__.startswith(special.__name__)  # and those of its houses
    }


def _printed(reference: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in reference.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        found[row["id"]] = row["text"]
    return found


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def document(found: Report) -> str:
    """The page of ``docs/``: figures, and a reason for each difference; no printed text."""
    lines = [
        "# KeyForge: which cards can be played",
        "",
        "*Supported* cards do in play what print says, or their erratum where there is one. Their texts are made from the same",
        "words that the machine runs, and a proof-reader compares the English one with print; *equal* ones mean the same sentence",
        "by sentence, apart from wordings that have changed over the years. *Special words* serve one card only. This page is made",
        "by a command (`python -m ludarium.games.keyforge.proof`, with the printed texts in a file of your own).",
        "",
        "## Sets",
        "",
        "| Set | Cards | Supported | Special words | Equal to print |",
        "|---|--:|--:|--:|--:|",
    ]
    for one in found.sets:
        lines.append(f"| {POOL.set(one.set_code).names['en']} | {_figures(one)}")
    for whole in found.sets:
        lines += ["", f"### {POOL.set(whole.set_code).names['en']}", ""]
        lines += ["| House | Cards | Supported | Special words | Equal to print |", "|---|--:|--:|--:|--:|"]
        for one in found.shares:
            if one.set_code == whole.set_code:
                lines.append(f"| {house_name(one.house)} | {_figures(one)}")
    lines += ["", "## Errata", "", *errata()]
    lines += ["", "## Where our English says it otherwise", ""]
    for difference in sorted(found.differences, key=lambda one: one.fact.name):
        lines.append(
            f"- **{difference.fact.name}** {difference.reason() or 'has no reason written down yet'}"
        )
    return "\n".join([*lines, ""])


def errata() -> list[str]:
    """The cards that do something else than some of their prints say, and since when."""
    changed = sorted(
        [fact for fact in POOL.cards() if fact.errata or fact.reworded], key=lambda fact: fact.name
    )
    known = texts()
    lines = [
        "These cards do something else than some of their prints say. An official erratum counts, whatever print says (G1): here",
        "with the first rulebook that is known to list it (14 is also called 1.7). Of prints that differ without one, the newest counts.",
        "",
    ]
    for fact in changed:
        if fact.id in known:
            lines.append(f"- **{fact.name}**: {since(fact)}")
    waiting = [f"{fact.name} ({since(fact)})" for fact in changed if fact.id not in known]
    return [*lines, "", f"Of cards that can't be played yet: {', '.join(waiting)}."]


def since(fact: Fact) -> str:
    """What has changed a card."""
    return (
        f"rulebook {fact.errata}" if fact.errata else f"as printed in {POOL.set(fact.reworded).names['en']}"
    )


def house_name(house: int) -> str:
    return "whichever the deck gives" if house == NO_HOUSE else HOUSES_CALLED["en"][house]


def _figures(one: Share) -> str:
    share = percent(one.equal, one.supported)
    return f"{one.cards} | {one.supported} | {len(one.special)} | {one.equal} ({share}) |"
