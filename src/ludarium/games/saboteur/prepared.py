"""Prepared positions: a round of Saboteur in mid-play, written as records write cards (``CR'@3,0``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import Move, cell_key, code_of
from ludarium.games.saboteur.position import TURN
from ludarium.games.saboteur.rules import CARD_OF_ID, FACE_NAMES, OPTIONS, ROLE_NAMES, TOOL_LETTERS, Settings
from ludarium.games.saboteur.state import SaboteurState, new_state

CENTRE: Final = "X@4,0"


class NoSuchPosition(ValueError):
    """What is written can't lie on a table: a card too many, or one that does not fit."""


def prepared(
    seats: int,
    *,
    roles: Sequence[str],
    goals: Sequence[str],
    hands: Sequence[Sequence[str]],
    field: Sequence[str] = (),
    centre: str = CENTRE,
    broken: Mapping[int, str] | None = None,
    deck: Sequence[str] = (),
) -> SaboteurState:
    """Seat 0 is on turn in the first round, the usual options hold, and no chance is left: the same words
    give the same state.

    ``roles`` and ``hands`` go by seat, ``goals`` are the faces from the top, ``field`` are the cards in the
    order in which they were laid, ``broken`` the tools of a seat by letter, ``deck`` the next cards to be
    drawn, with all others below them."""
    settings = Settings(seats, {spec.name: spec.default for spec in OPTIONS})
    state = new_state(settings, Chance.of("prepared"))
    left = ru.draw_deck(settings.maps)

    def take(card: str) -> int:
        kind = CARD_OF_ID[card]
        if kind not in left:
            raise NoSuchPosition(f"there is no other {card}")
        left.remove(kind)
        return kind

    state.field = Field.new(settings.placement)
    middle = _laid(centre)
    take(ru.CARD_IDS[middle.card])
    key = cell_key(middle.x, middle.y)
    state.field.put(key, 1 + 2 * middle.card + middle.turned)
    state.field.centre = key
    state.field.refresh()
    for text in field:
        card = _laid(text)
        edges = ru.PATH_TURNED[card.card] if card.turned else ru.PATH_EDGES[card.card]
        if not state.field.fits(cell_key(card.x, card.y), edges):
            raise NoSuchPosition(f"{text} does not fit")
        take(ru.CARD_IDS[card.card])
        state.field.lay(cell_key(card.x, card.y), 1 + 2 * card.card + card.turned)
    state.faces = [FACE_NAMES.index(goal) for goal in goals]
    state.roles = [ROLE_NAMES.index(role) for role in roles]
    if sorted(state.faces) != [ru.GOLD, ru.STONE_1, ru.STONE_2] or sorted(state.roles) != ru.roles_for(seats):
        raise NoSuchPosition("those are not the goals and roles of a round")
    state.roles_known = True
    for seat, tools in (broken or {}).items():
        for tool in tools:
            take(f"!{tool}")
            state.broken[seat] |= 1 << TOOL_LETTERS.index(tool)
    state.hands = [[take(card) for card in hand] for hand in hands]
    coming = [take(card) for card in deck]
    Chance.of("deck").shuffle(left)
    state.deck = left + coming[::-1]
    state.deck_left = len(state.deck)
    state.phase = TURN
    state.turn = state.start_player = 0
    return state


def _laid(text: str) -> Move:
    return Move(code_of(text))
