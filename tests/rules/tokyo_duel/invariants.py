"""What is true of every position, whatever was chosen."""

from __future__ import annotations

from collections.abc import Iterable

from tests.rules.tokyo_duel.oracle import TRACKS, covers, walk, winner
from tests.rules.tokyo_duel.positions import everywhere, facts, view

from ludarium.core import Chance, Event
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.frames import CardFrame, FrameKinds, kind_of
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.games.tokyo_duel.questions import codes_of
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import NONE, NOT_PLACED, READING_NAMES, Monsters, Phases

EVERY_CARD = list(range(50))


def check(state: DuelState, told: Iterable[Event] = ()) -> None:
    """All that is quickly looked at; ``told`` is what the last choice brought about."""
    assert sorted(everywhere(state)) == EVERY_CARD, "a card is lost, or there twice"
    supply = state.settings.token_supply
    for seat in (0, 1):
        if state.players[seat].monster == NONE:
            continue
        assert 0 <= state.players[seat].health <= state.players[seat].most()
        assert 0 <= state.players[seat].tokens <= 2
        assert state.players[seat].energy >= 0
        assert (
            min(
                state.players[seat].fewer_dice,
                state.players[seat].extra_turns,
                state.players[seat].dominated,
                state.players[seat].lost,
            )
            >= 0
        )
    assert sum(player.tokens for player in state.players) <= supply
    if state.listed is not None:
        assert state.winner == NONE
        assert state.listed == codes_of(state, state.stack[-1]), "options are kept that are no more"
    check_board(state, told)
    check_dice(state)
    check_question(state)
    if state.winner == NONE:
        done = {CardFrame.card(held) for held in state.stack if kind_of(held) == FrameKinds.CARD_DONE}
        running = {card for card in EVERY_CARD if state.running >> card & 1}
        assert running == done, "a card is inside its own resolution as long as the stack says so"


def check_board(state: DuelState, told: Iterable[Event]) -> None:
    """Tokens do not overlap, the cells are those of the tokens, markers are on the track."""
    taken: set[tuple[int, int]] = set()
    for token, at in enumerate(state.board.placed):
        if at == NOT_PLACED:
            continue
        track, start = tr.track_of(at), tr.start_of(at)
        spaces = {(track, start + n) for n in range(ru.TOKENS[token].covers)}
        assert not spaces & taken, "tokens lie on one another"
        assert all(-7 <= space <= 7 for _, space in spaces)
        taken |= spaces
        king = token >= ru.FIRST_KING_TOKEN
        assert not king or Monsters.KING in [player.monster for player in state.players], (
            "only The King has them"
        )
    for track in (0, 1):
        assert state.board.cells[track] == tr.cells_of(state.board.placed, track, state.settings.reading)
        assert 0 <= state.board.markers[track] < len(state.board.cells[track])
    for fact in facts(told, "token_placed"):
        step = any(later["track"] == fact["track"] for later in facts(told, "step"))
        cell = state.board.cell(TRACKS.index(fact["track"]))
        under = (tr.low_of(cell), tr.high_of(cell))
        assert step or not any(covers(fact["token"], fact["start"], space) for space in under)


def check_dice(state: DuelState) -> None:
    counts = [state.roll.dice >> 4 * symbol & 15 for symbol in range(6)]
    assert state.roll.dice >> 24 == 0
    assert sum(counts) <= 8
    assert 0 <= state.roll.made <= state.roll.allowed <= 4
    if state.phase in (Phases.RESULT, Phases.RESOLVE, Phases.BUY):
        assert 0 <= state.roll.sp_used <= counts[5] + (state.roll.added >> 20 & 15)


def check_question(state: DuelState) -> None:
    """Somebody is asked as long as nobody has won, has a choice, and every option is another."""
    decision = state.decision()
    won = (
        winner(view(state), READING_NAMES[state.settings.reading])
        if state.players[1].monster != NONE
        else None
    )
    if decision is None:
        assert state.stack == []
        assert (state.winner, po_reason(state)) == won
        assert len(state.table()) == 0
        return
    assert won is None, "somebody has won, and the game goes on"
    assert decision.seat in (0, 1)
    assert 1 <= len(set(decision.codes)) == len(decision.codes)
    names = {str(Move(code)) for code in decision.codes[:60]}
    assert len(names) == min(60, len(decision.codes))
    assert {code_of(name) for name in names} == set(decision.codes[:60])


def po_reason(state: DuelState) -> str | None:
    return view(state).reason


def check_views(state: DuelState, dice: Chance) -> None:
    """Everybody sees the same but for the seat; a state drawn from it looks and asks the same."""
    public = state.view(None).json()
    assert state.view(0).json().replace(b'"seat":0,"options"', b'"seat":null,"options"') == public
    for seat in (0, 1, None):
        sample = GAME.sample(state.view(seat), dice)
        assert isinstance(sample, DuelState)
        assert sample.view(seat).json() == state.view(seat).json()
        one, other = state.decision(), sample.decision()
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert (one.seat, one.kind, one.codes) == (other.seat, other.kind, other.codes)
        assert sorted(everywhere(sample)) == EVERY_CARD
    shown = view(state)
    laid = {one.token: (one.track, one.start, one.turned) for one in shown.placed}
    for track in TRACKS:
        cells = [
            (tuple(cell.spaces), cell.token, cell.part, cell.reward, cell.amount, cell.zone)
            for cell in shown.tracks[track]
        ]
        assert cells == [
            (
                one.spaces,
                one.token,
                one.part,
                one.reward,
                one.amount,
                one.zone(READING_NAMES[state.settings.reading]),
            )
            for one in walk(laid, track)
        ]
