"""Moments of random games, told as positions and set up again: they are the same as far as the words go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludarium.core import State, load_game
from ludarium.server.positions.positions import snapshot_of
from ludarium.testing.play import RandomPlay

Look = Callable[[Any], Any]

FENCE = (
    "squares",
    "positions",
    "stamina",
    "scores",
    "timer",
    "discards",
    "known",
    "turn",
    "period",
    "hand",
    "sudden",
)


def fence(view: Any) -> Any:
    return {name: view[name] for name in FENCE}


def duel(view: Any) -> Any:
    """A table of Duel as whoever is on turn sees it, without what no words tell."""
    players = view["players"] if view["turn"] == 0 else view["players"][::-1]
    tracks = {}
    for name, cells in view["tracks"].items():
        seen = [(cell["spaces"], cell["token"], cell["reward"], cell["amount"]) for cell in cells]
        at = view["markers"][name]
        if view["turn"] == 1:
            seen = [(sorted(-space for space in spaces), *rest) for spaces, *rest in seen[::-1]]
            at = len(seen) - 1 - at
        tracks[name] = (at, [(sorted(spaces), *rest) for spaces, *rest in seen])
    return {
        "players": [(one["monster"], one["health"], one["energy"]) for one in players],
        "market": [offer["card"] for offer in view["market"]],
        "tracks": tracks,
    }


def saboteur(view: Any) -> Any:
    """A round of Saboteur as a seat sees it, counted from the one on turn: its hand, and what lies open."""
    seats = [*view["players"][view["turn"] :], *view["players"][: view["turn"]]]
    return {
        "hand": view["hand"],
        "role": view["role"],
        "players": [(one["hand"], one["broken"]) for one in seats],
        "field": sorted(
            (one["x"], one["y"], one["card"], one["turned"], one["centre"]) for one in view["field"]
        ),
        "reached": view["reached"],
    }


def forge(view: Any) -> Any:
    """A table of KeyForge as a seat sees it. Copies of a card may have changed their numbers; what a seat has learned of the other's
    hand is not told."""

    def plain(name: str | None) -> str | None:
        return None if name is None else name.split(".")[0]

    open_rows, own_rows = ("discard", "purged", "line", "artifacts"), ("hand", "archives")
    return {
        "turn": (view["turn"], view["active"], view["first"], view["house"], view["phase"]),
        "players": [
            (player["amber"], sorted(player["keys"]), player["chains"], player["deck"], player["houses"],
             [[plain(name) for name in player[row]] for row in open_rows],
                [[plain(name) for name in player[row]] if seat == view["seat"] else len(player[row]) for row in own_rows],)
            for seat, player in enumerate(view["players"])
        ],
        "cards": sorted(
            (plain(name), card["owner"], card["controller"], card["exhausted"], card["damage"], card["amber"], card["plus"], card["stunned"],
             card["warded"], card["enraged"], [plain(one) for one in card["upgrades"]], [plain(one) for one in card["under"]])
            for name, card in view["cards"].items()
        ),
        "lasting": [
            (one["ability"], one["seat"], one["until"], [plain(name) for name in one["cards"]], one["house"]) for one in view["lasting"]
        ],
    }  # fmt: skip


SEALED = ("sealed", "sealed-WC", "sealed-MM", "sealed-DT", "sealed-WoE", "sealed-GR")
LOOKS: dict[str, Look] = {"keyforge": forge, "ready-fence": fence, "saboteur": saboteur, "tokyo-duel": duel}


def looked(state: State, seats: int, look: Look) -> list[Any]:
    """What each seat sees, from the one on turn where the game's words begin with that."""
    views = [msgspec.json.decode(state.view(seat).json()) for seat in range(seats)]
    first = views[0]["turn"] if look is saboteur else 0
    return [look(view) for view in [*views[first:], *views[:first]]]


@pytest.mark.parametrize("name", LOOKS)
def test_it_is_set_up_as_it_was(name: str) -> None:
    game, look = load_game(name), LOOKS[name]
    snapshot = snapshot_of(game)
    told = 0
    for number in range(6):
        options = {}
        if name == "ready-fence":
            options = {"mode": ("basic", "tutorial", "advanced")[number % 3]}
        elif name == "keyforge":
            options = {f"deck-{seat}": SEALED[(number + seat) % len(SEALED)] for seat in (0, 1)}
        seats = game.seats[number % len(game.seats)]
        with RandomPlay(
            game, f"{name}/snapshot/{number}", seats=seats, options=options, unrest=0, sense=90
        ) as play:
            for state in play.states():
                words = snapshot(state)
                if words is None:
                    continue
                if "lasting" in words[1]:
                    continue
                kept = {} if name == "keyforge" else play.options  # the words say what is in the decks
                again = game.set_up(seats, kept, "again", words[0])
                assert looked(again, seats, look) == looked(state, seats, look), words
                assert again.clone().decision() is not None
                told += 1
    assert told > 20


def test_no_moment_is_offered_with_a_copy_that_its_own_name_would_kill() -> None:
    """Words call Mimic Gel by its name; by itself it has no power, and dies as the position is laid."""
    game = load_game("keyforge")
    words: dict[str, Any] = {
        "hand": ["mimic-gel"],
        "house": "logos",
        "theirs": ["gladiodontus"],
        "mine": ["stilt-kin"],
    }
    state = game.set_up(2, {}, "copied", words)
    snapshot = snapshot_of(game)
    assert snapshot(state) is not None
    for choice in ("play:mimic-gel", "card:gladiodontus", "place:1"):
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(choice))
    assert snapshot(state) is None
