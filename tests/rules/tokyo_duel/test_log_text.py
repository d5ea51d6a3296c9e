"""King of Tokyo: Duel in words: every language has a whole sentence for all that happens and can be set."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.tools.test_repo import messages

from ludarium import i18n
from ludarium.core.event import Event
from ludarium.core.game import spell
from ludarium.games.tokyo_duel import GAME, card_text
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import events as ev
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.events import EventKinds
from ludarium.games.tokyo_duel.terms import CAUSE_NAMES, MONSTER_NAMES, SYMBOL_NAMES

NAMES = ["Ann", "小明"]
GAMES = 120


PLACES = {language: messages(language, "tokyo-duel.ftl") for language in i18n.LANGUAGES}


def whole(said: str) -> bool:
    """Whether a text is a message of ours with nothing left open."""
    return bool(said.strip()) and "{" not in said and "tokyo-duel-" not in said


def say(language: str, message: str, **args: str | int) -> str:
    """The message in words; it must be ours, and all that it asks for must be there."""
    if message.startswith("tokyo-duel-"):
        assert PLACES[language][message] <= set(args), (message, args)
    return i18n.say(language, message, **args)


def played() -> Iterator[Event]:
    """What happens in games of all monsters, played at random."""
    chosen = random.Random(7)
    for seed in range(GAMES):
        state = GAME.start(2, {}, str(seed))
        decision = state.decision()
        while decision is not None:
            option = decision.option(chosen.randrange(len(decision)))
            yield from state.choose(option)
            decision = state.decision()


@pytest.fixture(scope="module")
def happened() -> dict[str, list[Event]]:
    """Some events of each kind."""
    found: dict[str, list[Event]] = {}
    for event in played():
        of_kind = found.setdefault(event.kind(), [])
        if len(of_kind) < 200:
            of_kind.append(event)
    found.setdefault("reshuffled", []).append(ev.Happened(EventKinds.RESHUFFLED, 1))
    found.setdefault("conceded", []).append(ev.Happened(EventKinds.CONCEDED, 1))
    return found


@pytest.mark.slow
def test_random_games_show_every_kind_of_event(happened: dict[str, list[Event]]) -> None:
    assert set(ev.NAMES) - set(happened) == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_all_that_happens_is_told_in_whole_sentences(language: str, happened: dict[str, list[Event]]) -> None:
    view = GAME.start(2, {}, "1").view(None)
    for events in happened.values():
        for event in events:
            told = GAME.tell(event, view, NAMES, lambda message, args: say(language, message, **args))
            assert whole(told), (event.kind(), event.facts(), told)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_each_gain_and_each_loss_says_where_it_comes_from(
    language: str, happened: dict[str, list[Event]]
) -> None:
    view = GAME.start(2, {}, "1").view(None)
    causes: dict[str, set[str]] = {}
    for kind in ("energy", "healed", "token_gained", "hit"):
        for event in happened[kind]:
            facts = event.facts()
            cause, card = str(facts["cause"]), facts["card"]
            assert (cause == "card") == (card is not None)
            named = say(language, f"tokyo-duel-card-{card}") if card else ""
            reason = i18n.say(language, "tokyo-duel-cause", cause=cause, card=named)
            told = GAME.tell(event, view, NAMES, lambda message, args: say(language, message, **args))
            assert reason in told
            causes.setdefault(kind, set()).add(cause)
    assert set().union(*causes.values()) == {*CAUSE_NAMES, "card"}
    assert causes["hit"] == {"dice", "power", "reward", "card"}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_each_reason_for_no_effect_has_its_words(language: str, happened: dict[str, list[Event]]) -> None:
    """What came to nothing is told: heals of who is whole, tokens that nobody can hold, and what finds no target."""
    view = GAME.start(2, {}, "1").view(None)
    met = {str(event.facts()["why"]) for event in happened["no_effect"]}
    assert met >= {"full-health", "nobody-there"}
    events = [ev.Happened(EventKinds.NO_EFFECT, 0, why, 3) for why in range(len(ev.WHY_NAMES))]
    told = {
        GAME.tell(one, view, NAMES, lambda message, args: say(language, message, **args)) for one in events
    }
    assert len(told) == len(ev.WHY_NAMES)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("card", ca.CARDS, ids=ca.CARD_NAMES)
def test_every_card_has_its_name_and_its_text(language: str, card: ca.PowerCard) -> None:
    assert whole(say(language, f"tokyo-duel-card-{card.name}"))
    lines = [say(language, message, **args) for message, args in card_text.lines(card)]
    assert lines
    assert [line for line in lines if not whole(line)] == []
    ends = "。：" if language == "zh-Hant" else ".:"
    assert [line for line in lines if line[-1] not in ends] == []
    assert lines[-1][-1] == ends[0], "a heading has its effects behind it"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_numbers_of_a_card_stand_in_its_text(language: str) -> None:
    """Save a 1 that goes without saying."""
    for card in ca.CARDS:
        for message, args in card_text.lines(card):
            line = say(language, message, **args)
            missing = [n for n in args.values() if isinstance(n, int) and n > 1 and str(n) not in line]
            assert missing == [], (card.name, line)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_monsters_tokens_and_settings_have_words(language: str) -> None:
    asked = [f"tokyo-duel-{of}-{monster}" for monster in MONSTER_NAMES for of in ("monster", "power")]
    asked += [f"tokyo-duel-token-{token}" for token in ru.TOKEN_NAMES]
    asked += [f"tokyo-duel-{part}" for part in ("name", "tagline", "description", "players", "length")]
    for spec in GAME.options:
        setting = f"tokyo-duel-option-{spec.name.replace('_', '-')}"
        asked += [setting, f"{setting}-help"]
        asked += [f"{setting}-{spell(value).replace('_', '-')}" for value in spec.choices]
    assert [message for message in asked if not i18n.has(message, language)] == []
    assert [message for message in asked if not whole(say(language, message))] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_names_are_not_mistaken_for_each_other(language: str) -> None:
    for names in (
        [f"tokyo-duel-card-{card}" for card in ca.CARD_NAMES],
        [f"tokyo-duel-monster-{monster}" for monster in MONSTER_NAMES],
        [f"tokyo-duel-token-{token}" for token in ru.TOKEN_NAMES],
        [f"tokyo-duel-symbol-{symbol}" for symbol in SYMBOL_NAMES],
    ):
        said = [say(language, message) for message in names]
        assert len(set(said)) == len(names)
