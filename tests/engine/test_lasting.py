"""Lasting effects that a position says: they are as if the cards had been played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.program import Here, Refused

from ludarium.core import Chance
from ludarium.core.positions import WrongPosition
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Moments
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.snapshot import snapshot
from ludarium.games.keyforge.text.base import inside
from ludarium.games.keyforge.words.base import Ability
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.testing.play import wander

UNSAID = ("hoaxpitality",)
"""What no words can say."""
texts()  # which numbers all words
LASTING = [word for word in REGISTRY.words if REGISTRY.lasts(word)]
"""What can last, before other tests let cards say more."""
LINES = {"mine": ["troll", "bumpsy exhausted"], "theirs": ["urchin", "krump"]}


@pytest.fixture
def engine() -> Here:
    return Here()


def state_of(engine: Here, handle: int) -> KeyForgeState:
    state = engine.dispatcher.sessions[handle].state
    assert isinstance(state, KeyForgeState)
    return state


def set_up(engine: Here, **position: Any) -> int:
    handle: int = engine.ask("set_up", game="keyforge", position=position)["state"]
    return handle


def in_force(state: KeyForgeState) -> list[tuple[object, ...]]:
    """All that makes a difference in lasting effects, with cards by their labels."""
    labels = [*state.decks.labels, "nobody"]
    return [
        (
            (live.ability, live.constant, live.first, live.last, labels[live.guard], live.once),
            None if live.cards is None else [labels[c] for c in live.cards],
            (labels[live.scope.this], labels[live.scope.giver], live.scope.me, live.scope.house),
            (live.scope.number, [labels[c] for c in live.scope.it]),
        )
        for live in state.lasting
    ]


def playable_effects() -> list[str]:
    """Actions that begin something lasting as they are played."""
    found = []
    for card, said in texts().items():
        if POOL.card(card).kind == CardTypes.ACTION:
            plays = [word for word in said if isinstance(word, Ability) and Moments.PLAY in word.moments]
            if any(isinstance(part, Lasting) for word in plays for part in inside(word.body)):
                found.append(card)
    return found


def said(engine: Here, handle: int) -> list[str]:
    """The lasting effects of a state in the words of positions."""
    texts = []
    for lasts in engine.ask("view", state=handle, seat="keeper")["view"]["table"]["lasting"]:
        words = [lasts["ability"], *[f"on:{card}" for card in lasts["cards"]]]
        words += [f"house:{lasts['house']}"] if lasts["house"] else []
        words += [f"named:{lasts['named']}"] if "named" in lasts else []
        texts.append(" ".join(words))
    return texts


def same_effect(card: str, told: list[str]) -> list[str]:
    """One text an effect, where several abilities belong to it."""
    found: dict[object, str] = {}
    effects = [word for word in inside(texts()[card]) if isinstance(word, Lasting)]
    for text in told:
        name, _, rest = text.partition(" ")
        effect = next((e for e in effects for word in e.words if REGISTRY.name(word) == name), name)
        found.setdefault((effect, rest), text)
    return [*found.values()]


@pytest.mark.parametrize("later", [0, 1, 2])
def test_what_is_said_is_as_if_it_had_been_played(engine: Here, later: int) -> None:
    """Each action that is played for something lasting, so many turns before, and the same table with that in words."""
    compared = set()
    for card in playable_effects():
        handle = set_up(engine, hand=[f"{card} house:brobnar"], house="brobnar", amber=[2, 2], **LINES)
        played = [o for o in asked(engine, handle)["options"] if o.startswith("play:")]
        for option in [*played, *["end"] * later]:
            decision = engine.ask("choose", state=handle, option=option)["decision"]
            while decision is not None and decision["kind"] != "turn":
                decision = engine.ask("choose", state=handle, option=decision["options"][0])["decision"]
        state = state_of(engine, handle)
        if not played or not state.lasting or state.turn != 5 + later:
            continue
        words, left_out = snapshot(state) or ({}, [])
        assert ("lasting" in left_out) == (card in UNSAID), card
        told = words.pop("lasting")
        begun = [text + " turn:5" for text in same_effect(card, said(engine, handle))]
        if card in UNSAID:
            continue
        for said_so in (begun, told):
            again = set_up(engine, **words, lasting=said_so)
            assert in_force(state_of(engine, again)) == in_force(state), card
        compared.add(card)
    assert len(compared) >= (60, 20, 1)[later]


def asked(engine: Here, handle: int) -> dict[str, Any]:
    decision: dict[str, Any] = engine.ask("options", state=handle)["decision"]
    return {**decision, "options": [option["option"] for option in decision["options"]]}


def test_an_effect_that_lasts_is_said_with_all_that_was_chosen(engine: Here) -> None:
    """Whose it is, when it began, about which cards, and for which house; a card that gave another one its ability."""
    lines = {
        **LINES,
        "discard": ["fogbank", "golden-aura", "brothers-in-battle"],
        "their_discard": ["fogbank"],
    }
    lasting = [
        "fogbank theirs turn:4",
        "golden-aura on:troll",
        "brothers-in-battle house:logos",
        "animator.1.1 on:banner-of-battle",
    ]
    handle = set_up(
        engine,
        **{**lines, "mine": [*LINES["mine"], "banner-of-battle", "animator"]},
        lasting=lasting,
        house="brobnar",
    )
    shown = engine.ask("view", state=handle)["view"]["lasting"]
    told = [(one["source"], one["seat"], one["until"], one["cards"], one["house"]) for one in shown]
    assert told[0] == ("fogbank.2", 1, "turn", [], None)
    assert told[1][:4] == ("golden-aura", 0, "turn", ["troll"])
    assert ("brothers-in-battle", 0, "turn", [], "logos") in told
    assert "fight:troll" not in asked(engine, handle)["options"]


REFUSED = [
    ("effect", "troll", "troll", ""),
    ("effect", "nobody", "nobody", ""),
    ("effect", "", "", ""),
    ("effects", "ragnarok", "ragnarok", "ragnarok.1.1, ragnarok.1.3"),
    ("source", "library-access", "library-access", "library-access"),
    ("about", "golden-aura", "golden-aura", "on:troll.2"),
    ("about", "brothers-in-battle", "brothers-in-battle", "house:dis"),
    ("over", "golden-aura on:troll turn:4", "golden-aura on:troll turn:4", ""),
    ("unsaid", "hoaxpitality on:troll", "hoaxpitality on:troll", ""),
    ("", "golden-aura on:nobody", "nobody", "bumpsy, troll, krump, urchin"),
    ("", "golden-aura on:punch", "punch", "bumpsy, troll, krump, urchin"),
    ("", "fogbank on:troll", "on:troll", "theirs, turn:4, by:troll, house:dis, named:troll"),
    ("", "fogbank turn:6", "turn:6", None),
    ("", "fogbank turn:0", "turn:0", None),
    ("", "fogbank turn:x", "turn:x", None),
    ("", "fogbank house:nope", "house:nope", None),
    ("", "fogbank named:nobody", "named:nobody", None),
    ("", "fogbank now", "now", None),
]


@pytest.mark.parametrize(("why", "text", "found", "expected"), REFUSED)
def test_what_cannot_last_is_refused(
    engine: Here, why: str, text: str, found: str, expected: str | None
) -> None:
    discard = ["fogbank", "golden-aura", "brothers-in-battle", "hoaxpitality"]
    with pytest.raises(Refused) as refused:
        set_up(engine, **LINES, hand=["punch"], discard=discard, lasting=[text])
    facts = refused.value.facts
    assert (refused.value.code, facts["part"], facts["why"], facts["found"]) == (
        "position-wrong",
        "lasting",
        why,
        found,
    )
    assert expected is None or facts["expected"] == expected
    assert engine.dispatcher.sessions == {}


def test_at_the_start_of_a_turn_only_what_reaches_into_it_lasts(engine: Here) -> None:
    handle = set_up(
        engine, **LINES, their_discard=["fogbank"], lasting=["fogbank theirs"], at="start", house="brobnar"
    )
    engine.ask("choose", state=handle, option="house:brobnar")
    assert "fight:troll" not in asked(engine, handle)["options"]
    with pytest.raises(Refused) as refused:
        set_up(engine, **LINES, discard=["golden-aura"], lasting=["golden-aura on:troll"], at="start")
    assert refused.value.facts["why"] == "over"


@pytest.mark.slow
def test_every_effect_that_can_be_said_is_sound(engine: Here) -> None:
    """Each looks the same in every sample of what a seat knows, and the game can be played to an end."""
    whys: dict[str, int] = {}
    for word in LASTING:
        name = REGISTRY.name(word)
        card = name.partition(".")[0]
        kind = POOL.card(card).kind
        lines = {**LINES, "discard": [card]}
        if kind in (CardTypes.CREATURE, CardTypes.ARTIFACT):
            lines = {**LINES, "mine": [*LINES["mine"], card]}
        for more in (
            "",
            " on:troll",
            " house:dis",
            " named:troll",
            " on:troll house:dis",
            " by:troll",
            " on:troll by:troll",
        ):
            position = {**lines, "lasting": [name + more], "house": "brobnar"}
            try:
                state = GAME.set_up(2, GAME.read_options({}), "sound", position)
                break
            except WrongPosition as error:
                why = str(error.facts["why"])
        else:
            whys[why] = whys.get(why, 0) + 1
            continue
        whys["said"] = whys.get("said", 0) + 1
        for seat in (0, 1, None):
            view = state.view(seat)
            assert GAME.sample(view, Chance.of(name)).view(seat) == view, name
        wander(state, Chance.of(name))
        assert state.outcome() is not None
    assert whys["said"] > 200
    assert whys.keys() <= {"said", "unsaid", "place"}
