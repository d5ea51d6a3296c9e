"""The tables of the rules document, in every language, are those of the engine and of the words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS, token_name
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES
from ludarium.testing import proves

ROOT = Path(__file__).parents[3]
LANGUAGES = {"en": "", "zh-Hant": ".zh-Hant", "ko": ".ko"}
KINDS = {"en": ("Keep", "Discard"), "zh-Hant": ("保留", "棄牌"), "ko": ("유지", "일회용")}
SYMBOLS = {
    "en": ("ATT", "HEAL", "EN", "dice token", "stop"),
    "zh-Hant": ("攻擊", "治癒", "能量", "骰子指示物", "停止"),
    "ko": ("공격", "회복", "에너지", "주사위 토큰", "멈춤"),
}


def rows(language: str, first: str) -> list[list[str]]:
    """The rows of a document whose first cell is such a number."""
    text = (ROOT / f"docs/rules/tokyo-duel{LANGUAGES[language]}.md").read_text(encoding="utf-8")
    cells = [
        [cell.strip(" *`") for cell in line.split("|")[1:-1]] for line in text.splitlines() if line[:1] == "|"
    ]
    return [row for row in cells if re.fullmatch(first, row[0])]


def said(language: str) -> dict[str, str]:
    """The short messages of the game."""
    text = (ROOT / f"locale/{language}/tokyo-duel.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(tokyo-duel-[\w-]+) = (.+)$", text, re.MULTILINE))


@proves("K76", "K57", "K5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards(language: str) -> None:
    names = said(language)
    keep, discard = KINDS[language]
    assert [row[:5] for row in rows(language, r"TD\d\d")] == [
        [
            card.name,
            names[f"tokyo-duel-card-{card.name}"],
            str(card.cost),
            keep if card.is_keep else discard,
            token_name(card) or "–",
        ]
        for card in CARDS
    ]


@proves("K67", "K68", "K69", "K70", "K71", "K72")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_monsters(language: str) -> None:
    names = said(language)
    assert [row[1:4] for row in rows(language, r"K\d+") if len(row) == 5] == [
        [names[f"tokyo-duel-monster-{name}"], str(ru.DIFFICULTY[n]), str(ru.HEALTH[n])]
        for n, name in enumerate(MONSTER_NAMES)
    ]


@proves("K50", "K52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tokens(language: str) -> None:
    found = {row[0]: row[1] for row in rows(language, r"B[ZK]\d+")}
    assert found == {token.name: f"{token.covers}→{len(token.cells)}" for token in ru.TOKENS}
    for row in rows(language, r"B[ZK]\d+"):
        token = ru.TOKENS[ru.TOKEN_NAMES.index(row[0])]
        rewards = [reward for reward, _ in token.cells if reward]
        for n, word in enumerate(SYMBOLS[language]):
            assert row[2].count(word) == rewards.count(n + 1), row
        assert ("2" in row[2].replace("BZ", "")) == any(amount == 2 for _, amount in token.cells), row
