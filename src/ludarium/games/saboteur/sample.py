"""States imagined from a view: everything that the viewer can't know is drawn at random."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.games.saboteur import notation as no
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import MoveKinds
from ludarium.games.saboteur.position import CardPiles, Deal, Players, Progress, Result
from ludarium.games.saboteur.rules import Settings
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import (
    CARD_OF_ID,
    CARDS,
    FACE_NAMES,
    NOBODY,
    PATHS,
    PHASE_NAMES,
    ROLE_NAMES,
    STATUS_NAMES,
    TOOL_NAMES,
    Card,
    Cell,
    Discard,
    Face,
    Goal,
    HistoryEntry,
    Placement,
    Role,
    Seat,
    cell_key,
    discard,
    seen_by,
    tile_of,
)
from ludarium.games.saboteur.view import RoundResult, SaboteurView

ROLE_OF = {name: role for role, name in enumerate(ROLE_NAMES)}
FACE_OF = {name: face for face, name in enumerate(FACE_NAMES)}
PASSED = "pass"


def _field(view: SaboteurView, placement: Placement, faces: list[Face]) -> Field:
    field = Field.new(placement)
    laid: list[Cell] = []
    for card in view.field:
        if card.card == "start":
            continue
        key = cell_key(card.x, card.y)
        field.put(key, tile_of(CARD_OF_ID[card.card], card.turned))
        if card.centre:
            field.centre = key
        else:
            laid.append(key)
    # Rockfall options stand in the order in which the cards were laid, which history tells.
    order = {}
    for n, played in enumerate(view.history):
        name, at, cell = played.option.partition("@")
        if at and name.rstrip("'") in CARD_OF_ID and CARD_OF_ID[name.rstrip("'")] < PATHS:
            x, y = cell.split(",")
            order[cell_key(int(x), int(y))] = n
    field.laid = sorted(laid, key=lambda key: order.get(key, -1))
    for goal, seen in enumerate(view.goals):
        if seen.up:
            field.turn_up(goal, faces[goal], seen.turned)
    field.refresh()
    return field


def _faces(view: SaboteurView, chance: Chance) -> list[Face]:
    known = [FACE_OF[goal.face] for goal in view.goals if goal.face is not None]
    rest = [face for face in range(len(view.goals)) if face not in known]
    chance.shuffle(rest)
    return [rest.pop() if goal.face is None else FACE_OF[goal.face] for goal in view.goals]


def _roles(view: SaboteurView, chance: Chance) -> list[Role]:
    left = [role for name, role in ROLE_OF.items() for _ in range(view.roles_in_play[name])]
    if view.role is not None:
        left.remove(ROLE_OF[view.role])
    chance.shuffle(left)
    return [
        ROLE_OF[view.role]
        if player.seat == view.seat and view.role is not None
        else left.pop()
        if view.dealt_in[player.seat]
        else NOBODY
        for player in view.players
    ]


def _history(view: SaboteurView, guesses: list[Card]) -> list[HistoryEntry]:
    """The plays as codes; the card of a hidden pass is taken from ``guesses``."""
    entries: list[HistoryEntry] = []
    for play in view.history:
        hidden = play.option == PASSED
        code = no.code(MoveKinds.PASS, guesses.pop(0)) if hidden else no.code_of(play.option)
        entries.append(no.played(play.seat, code))
    return entries


def sample_state(view: SaboteurView, chance: Chance) -> SaboteurState:
    """A complete state in which ``view.seat`` sees just this view, all else equally likely."""
    settings = Settings(len(view.players), view.options)
    own = Chance(chance.next(), chance.next(), chance.next(), chance.next() | 1)
    faces = _faces(view, chance)
    field = _field(view, settings.placement, faces)
    unknown = [0] * CARDS
    if view.goals:
        for kind in ru.draw_deck(settings.maps):
            unknown[kind] += 1
    seen = list(view.hand)
    seen += [card.card for card in view.field if card.card != "start"]
    seen += [card.card for card in view.pile if card.card is not None]
    seen += [f"!{tool[0].upper()}" for player in view.players for tool in player.broken]
    pending = view.pending.get("card") if view.pending else None
    seen += [name for name in (view.centre_card, pending) if isinstance(name, str)]
    for name in seen:
        unknown[CARD_OF_ID[name]] -= 1
    pool = [kind for kind in range(CARDS) for _ in range(unknown[kind])]
    chance.shuffle(pool)
    hands = [
        [CARD_OF_ID[name] for name in view.hand]
        if player.seat == view.seat
        else [pool.pop() for _ in range(player.hand)]
        for player in view.players
    ]
    pile: list[Discard] = []
    passed: dict[Seat, list[Card]] = {}
    for card in view.pile:
        kind = pool.pop() if card.card is None else CARD_OF_ID[card.card]
        pile.append(discard(kind) if card.by is None else discard(kind, seen_by(card.by)))
        if card.by is not None:
            passed.setdefault(card.by, []).append(kind)
    centre = CARD_OF_ID[view.centre_card] if view.centre_card else NOBODY
    deal = Deal(_roles(view, chance) if view.goals else [NOBODY] * settings.seats, faces, pool, centre)
    state = SaboteurState(
        settings,
        own,
        deal,
        _players(view, hands),
        field,
        CardPiles(len(pool), pile),
        _progress(view, _hidden_passes(view, passed)),
    )
    state.phase = PHASE_NAMES.index(view.phase)
    state.touch_card = CARD_OF_ID[pending] if isinstance(pending, str) else NOBODY
    state.stones = _stones(view)
    state.results = tuple([_result(result) for result in view.results])
    return state


def _players(view: SaboteurView, hands: list[list[Card]]) -> Players:
    return Players(
        [STATUS_NAMES.index(player.removed) for player in view.players],
        [player.gold for player in view.players],
        hands,
        [sum(1 << TOOL_NAMES.index(tool) for tool in player.broken) for player in view.players],
        [
            sum(1 << goal for goal, seen in enumerate(view.goals) if player.seat in seen.peeked_by)
            for player in view.players
        ],
    )


def _progress(view: SaboteurView, passes: list[int]) -> Progress:
    """``passes`` are the cards of the hidden passes."""
    progress = Progress(view.round, _history(view, passes))
    progress.start_player = NOBODY if view.start_player is None else view.start_player
    progress.turn = NOBODY if view.turn is None or view.turn < 0 else view.turn
    progress.roles_known = view.roles_known
    progress.passes = view.passes
    progress.timed = view.clock.timed
    progress.stalling = sum(1 << seat for seat in view.clock.stalling)
    progress.clock = view.clock.started
    return progress


def _result(result: RoundResult) -> Result:
    return Result(
        result.round,
        ROLE_OF[result.winner],
        NOBODY if result.connector is None else result.connector,
        [NOBODY if role is None else ROLE_OF[role] for role in result.roles],
        list(result.pay),
        [FACE_OF[face] for face in result.goals],
    )


def _stones(view: SaboteurView) -> tuple[Goal, ...]:
    goals = view.pending.get("goals") if view.pending else None
    return tuple(goals) if isinstance(goals, list) else ()


def _hidden_passes(view: SaboteurView, passed: dict[Seat, list[Card]]) -> list[Card]:
    """The cards of the hidden passes in the order of history: what each seat put on the pile
    unseen, time-outs in between."""
    queue = {seat: list(kinds) for seat, kinds in passed.items()}
    guesses: list[Card] = []
    for played in view.history:
        if played.option == PASSED:
            guesses.append(queue[played.seat].pop(0))
        elif played.option.startswith("pass:") or played.option == "timeout":
            queue[played.seat].pop(0)
    return guesses
