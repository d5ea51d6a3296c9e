"""Prepared positions: a round of Saboteur in mid-play, written as records write cards (``CR'@3,0``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.core.chance import Chance
from ludarium.core.errors import UnknownOption
from ludarium.core.game import Value
from ludarium.core.positions import COUNT, Part, WrongPosition, between, each_seat, one_of, read_position
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import Move, MoveKinds, code_of, path_code
from ludarium.games.saboteur.position import Deal
from ludarium.games.saboteur.rules import OPTIONS, Settings
from ludarium.games.saboteur.state import SaboteurState, new_state
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARD_OF_ID,
    FACE_NAMES,
    NOBODY,
    ROLE_NAMES,
    TOOL_LETTERS,
    Card,
    Faces,
    Phases,
    Seat,
    cell_key,
    tile_of,
)

CENTRE: Final = "X@4,0"
LAID: Final = "CR'@3,0"
"""A card turned round, beside the usual first one."""


PARTS: Final = {
    "roles": Part(list[str], ["digger", "saboteur", "digger", "selfish", "digger"]),
    "goals": Part(list[str], ["stone1", "gold", "stone2"]),
    "hands": Part(list[list[str]], [["X", "map"], ["fall"], ["!L"], ["+PL"], []]),
    "field": Part(list[str], ["IH@1,0", "CR'@2,0"]),
    "centre": Part(str, "X@4,0"),
    "broken": Part(dict[str, str], {"0": "P", "3": "LC"}),
    "deck": Part(list[str], ["TH", "map"]),
}
"""What a position may say, as JSON: the words of ``prepared``."""
SHOWN: Final = 12
"""Places of a card that an error names."""


def prepared(
    seats: int,
    *,
    roles: Sequence[str],
    goals: Sequence[str],
    hands: Sequence[Sequence[str]],
    field: Sequence[str] = (),
    centre: str = CENTRE,
    broken: Mapping[Seat, str] | None = None,
    deck: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
    seed: str = "",
) -> SaboteurState:
    """Seat 0 is on turn in the first round, and no chance is left: the same words give the same state. Raises
    ``WrongPosition`` for a card too many, and for one that does not fit.

    ``roles`` and ``hands`` go by seat, ``goals`` are the faces from the top, ``field`` are the cards in the
    order in which they were laid, ``broken`` the tools of a seat by letter, ``deck`` the next cards to be
    drawn, with all others below them. ``options`` are those that are not as usual."""
    values = {spec.name: spec.default for spec in OPTIONS}
    values.update(options or {})
    settings = Settings(seats, values)
    state = new_state(settings, Chance.of("prepared" + seed))
    left = ru.draw_deck(settings.maps)

    def take(part: str, card: str) -> Card:
        kind = CARD_OF_ID[card]
        if kind not in left:
            raise WrongPosition(part, card, ", ".join(sorted({CARD_IDS[one] for one in left})))
        left.remove(kind)
        return kind

    state.field = Field.new(settings.placement)
    middle = _laid(centre)
    take("centre", CARD_IDS[middle.card])
    state.field.lay_centre(cell_key(middle.x, middle.y), tile_of(middle.card, middle.turned))
    for text in field:
        card = _laid(text)
        edges = ru.PATH_TURNED[card.card] if card.turned else ru.PATH_EDGES[card.card]
        if not state.field.fits(cell_key(card.x, card.y), edges):
            fitting = _fitting(state.field, card)
            raise WrongPosition("field", text, fitting, "" if fitting else "place")
        take("field", CARD_IDS[card.card])
        state.field.lay(cell_key(card.x, card.y), tile_of(card.card, card.turned))
    faces = [FACE_NAMES.index(goal) for goal in goals]
    dealt = [ROLE_NAMES.index(role) for role in roles]
    if sorted(faces) != [Faces.GOLD, Faces.STONE_1, Faces.STONE_2]:
        raise WrongPosition("goals", ", ".join(goals), ", ".join(FACE_NAMES))
    if sorted(dealt) != ru.roles_for(seats):
        usual = [ROLE_NAMES[role] for role in ru.roles_for(seats)]
        raise WrongPosition("roles", ", ".join(roles), ", ".join(usual))
    for seat, tools in (broken or {}).items():
        for tool in tools:
            take("broken", f"!{tool}")
            state.players.broken[seat] |= 1 << TOOL_LETTERS.index(tool)
    state.players.hands = [[take("hands", card) for card in hand] for hand in hands]
    coming = [take("deck", card) for card in deck]
    Chance.of("deck" + seed).shuffle(left)
    state.deal = Deal(dealt, faces, left + coming[::-1], NOBODY)
    state.piles.deck_left = len(state.deal.deck)
    state.progress.roles_known = True
    state.progress.turn = state.progress.start_player = 0
    state.phase = Phases.TURN
    return state


def _laid(text: str) -> Move:
    return Move(code_of(text))


def _fitting(field: Field, card: Move) -> str:
    """Some places where a card, turned as it is, may be laid."""
    edges = ru.PATH_TURNED[card.card] if card.turned else ru.PATH_EDGES[card.card]
    tile = tile_of(card.card, card.turned)
    keys = [key for key, mask in zip(field.fit_keys, field.fit_masks, strict=True) if mask >> edges & 1]
    return ", ".join([str(Move(path_code(key, tile))) for key in keys[:SHOWN]])


def _check_laid(part: str, text: str) -> Move:
    """A path card and its place, as a record writes them."""
    try:
        laid = _laid(text)
    except UnknownOption:
        laid = None
    if laid is None or laid.what != MoveKinds.PATH:
        raise WrongPosition(part, text, CENTRE if part == "centre" else LAID, "form")
    return laid


def set_up(
    seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
) -> SaboteurState:
    """``prepared`` for a position in JSON, checked. Raises ``WrongPosition``."""
    words = read_position(position, PARTS, ["roles", "goals", "hands"])
    middle = f"{options['middle']},0"
    words.setdefault("centre", f"X@{middle}")
    each_seat("roles", words["roles"], seats)
    each_seat("hands", words["hands"], seats)
    each_seat("goals", words["goals"], len(FACE_NAMES))
    for role in words["roles"]:
        one_of("roles", role, ROLE_NAMES)
    for goal in words["goals"]:
        one_of("goals", goal, FACE_NAMES)
    for hand in words["hands"]:
        between("hands", len(hand), 0, ru.hand_size(seats), COUNT)
        for card in hand:
            one_of("hands", card, CARD_IDS)
    for card in words.get("deck", []):
        one_of("deck", card, CARD_IDS)
    for laid in words.get("field", []):
        _check_laid("field", laid)
    laid = _check_laid("centre", words["centre"])
    if f"{laid.x},{laid.y}" != middle:
        raise WrongPosition("centre", words["centre"], f"X@{middle}")
    broken: dict[Seat, str] = {}
    for seat, tools in words.pop("broken", {}).items():
        one_of("broken", seat, [str(each) for each in range(seats)])
        for tool in tools:
            one_of("broken", tool, TOOL_LETTERS)
        broken[int(seat)] = "".join(sorted(set(tools)))
    state = prepared(seats, broken=broken, options=options, seed=seed, **words)
    for goal in range(len(FACE_NAMES)):
        if state.field.reached_sides(goal):
            raise WrongPosition("field", f"{ru.GOAL_X},{ru.GOAL_Y[goal]}", "", "goal")
    return state
