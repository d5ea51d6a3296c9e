"""A Saboteur event is played in games (局), each of three rounds (輪): nothing that its desk says calls a game a round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from tests.tournaments.desk import HOST, Desk

import ludarium.tournaments
from ludarium import i18n
from ludarium.server.desk import spreadsheets
from ludarium.server.errors import sentence
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.plan import changed
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rules.base import IN_GAMES, IN_ROUNDS
from ludarium.tournaments.view import view

LOCALE: Final = Path(ludarium.tournaments.__file__).parents[3] / "locale"
ROUND: Final = {
    "en": re.compile(r"\brounds?\b(?! robin)", re.IGNORECASE),
    "zh-Hant": re.compile("輪(?!空|到)"),
    "ko": re.compile("라운드"),
}
"""A round; 輪空 is a bye, and 輪到 whose turn it is."""

WITHIN: Final = {
    "deed-reported-rounds", "deed-resulted-rounds", "desk-result-pay", "desk-result-rounds", "desk-result-sums",
    "desk-rounds-about", "desk-rounds-enter", "desk-rounds-of", "desk-rounds-paid", "desk-saboteur-doubt-round",
    "error-desk-result-round-pay", "error-desk-result-rounds-count", "error-desk-result-rounds-none",
    "error-desk-result-rounds-sum",
    "desk-out-next", "desk-out-now", "desk-out-round", "desk-out-some", "desk-out-few", "desk-penalty-game",
    "desk-penalty-game-of", "desk-penalty-fault-number", "desk-print-deal", "desk-saboteur-clock-event-end",
    "desk-saboteur-clock-event-round", "desk-saboteur-clock-waiting", "desk-saboteur-doubt-player-above",
    "desk-saboteur-doubt-table-above", "desk-turns-end-about", "desk-turns-round", "desk-turns-stall-about",
    "desk-turns-start", "error-desk-saboteur-clock", "penalty-saboteur-game-loss", "proposal-saboteur-missing",
    "proposal-saboteur-warnings",
}  # fmt: skip
"""What is said of the three rounds of a game, in every language."""
QUOTED: Final = {"infraction-saboteur-1-2-h", "infraction-saboteur-1-3-c", "infraction-saboteur-1-3-d"}
"""Infractions in the words of the championship, which say game in Chinese and mean a round (OP-19)."""
OF_OTHERS: Final = re.compile(
    r"draw-(swiss|two-loss|round-robin|impossible-swiss|bye-turn|label-round-of)|(stage|preset|structure)-"
    r"|standing-reached|desk-picture-bracket|setting-(rounds|pools|draw|deadline)|desk-one-set"
    r"|desk-decks-window|desk-window|error-desk-sealed-set"
)
"""What is said of other structures, which pair two players, and of KeyForge's decks."""


def texts(node: ftl.BaseNode) -> Iterator[str]:
    """Every text that a message can say where the unit is a game."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.SelectExpression):
        chosen = getattr(getattr(node.selector, "id", None), "name", "")
        for variant in node.variants:
            if chosen != "unit" or getattr(variant.key, "name", "") == IN_GAMES:
                yield from texts(variant.value)
    else:
        for part in (*getattr(node, "elements", ()), getattr(node, "expression", None)):
            if part is not None:
                yield from texts(part)


@cache
def messages(lang: str) -> dict[str, str]:
    """What the desk can say in a language, all that a message can say in one text."""
    found = {}
    for path in sorted((LOCALE / lang).glob("desk-*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = "\n".join(texts(entry.value))
    return found


@proves("S1.1", "S1.2")
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_nothing_calls_a_game_a_round(lang: str) -> None:
    said = messages(lang)
    assert len(said) > 900
    rounds = {message for message, text in said.items() if ROUND[lang].search(text)}
    assert {one for one in rounds if not OF_OTHERS.match(one)} - WITHIN - QUOTED == set()


@proves("S1.1", "S14.1")
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_rounds_of_a_game_are_rounds(lang: str) -> None:
    said = messages(lang)
    assert {one for one in WITHIN if not ROUND[lang].search(said[one])} == set()


def test_only_saboteur_is_played_in_games() -> None:
    assert {plan.game for plan in PRESETS.values() if plan.unit == IN_GAMES} == {"saboteur"}
    assert {plan.unit for plan in PRESETS.values()} == {IN_GAMES, IN_ROUNDS}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_refusals_tables_and_settings_say_games(lang: str) -> None:
    desk = Desk("saboteur-championship", 12)
    desk.draw()
    for action in (act.Closed(), act.Resulted(7, 0, points=(0,) * 6), act.Resulted(0, 9, points=(0,) * 6)):
        with pytest.raises(Refused) as refused:
            desk.do(action)
        told = sentence(lang, refused.value)
        assert not ROUND[lang].search(told), told
    with pytest.raises(Refused) as refused:
        changed(PRESETS["saboteur-championship"], {"minutes": 10_000})
    assert not ROUND[lang].search(sentence(lang, refused.value))
    with pytest.raises(Refused) as refused:
        changed(PRESETS["keyforge-archon"], {"minutes": 10_000})
    assert ROUND[lang].search(sentence(lang, refused.value))


def test_the_table_of_results_names_its_columns_so() -> None:
    for preset, first in (("saboteur-championship", "game"), ("tokyo-duel-swiss", "round")):
        desk = Desk(preset, 12)
        desk.draw()
        head, line = (
            spreadsheets.rounds_csv(view(desk.event, HOST, 0)).removeprefix(spreadsheets.MARK).split("\n")[:2]
        )
        assert head.split(",")[:3] == [first, "table", "player"]
        assert line.startswith("1,1,")
