"""What a seat sees of a bout as one list of whole numbers: its view, for programs that learn.

The order is that of the layout in ``ludarium.environments.ready_fence``, which makes the same numbers from a view; a test
compares them at every step. What is hidden follows the rules of ``viewer.view_of`` (F56).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.ready_fence.legal import Legal
from ludarium.games.ready_fence.position import FencePlay
from ludarium.games.ready_fence.tables import CARDS, KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    Card,
    Cards,
    Distances,
    Kind,
    Phases,
    PhraseStatuses,
    Seat,
    bits,
)

SQUARES: Final = 12
PLAYS: Final = 8
"""So many plays of a phrase are told, the first ones; the others are counted."""
COLUMNS: Final = 8
"""Numbers of a card: in the deck, speed, SP, in the hand, known there, known in the rival's hand, discarded, past."""
NO_PLAY: Final = [NONE, NONE, NONE, NONE, 0, 0, 0, 0]
NO_PHRASE: Final = [0, *[NONE] * 6, 0, 0, 0, NONE, NONE, 0, NONE, 0, 0]


def seen(state: Legal, me: Seat) -> list[int]:
    """What ``me`` sees."""
    fencers, phrase, progress, piles = state.fencers, state.phrase, state.progress, state.piles
    settings = state.settings
    there = phrase.status != PhraseStatuses.NONE
    over = state.phase == Phases.OVER
    beside = phrase.attacker if phrase.status == PhraseStatuses.RUNNING and state.is_fleche() else NONE
    numbers: list[int] = []
    for seat in (me, 1 - me):
        fencer = fencers[seat]
        numbers += [
            fencer.score, fencer.stamina, fencer.position, SQUARES - 1 - fencer.square if me else fencer.square,
            fencer.hand.bit_count(), 1 if progress.turn == seat else 0, 1 if not over and state.asked == seat else 0,
            1 if progress.opener == seat else 0, 1 if beside == seat else 0, 1 if fencer.stalled else 0,
            1 if progress.priority == seat else 0, fencer.fresh, fencer.used if there else 0,
            1 if there and fencer.cardless else 0, 1 if there and fencer.spent else 0,
        ]  # fmt: skip
    numbers += _cards(state, me)
    distance = state.distance()
    numbers += [
        settings.mode, settings.target, progress.period, settings.periods, state.phase, progress.number, progress.cap,
        distance, min(distance, Distances.LONG + 1), piles.timer, piles.timer_then,
        piles.stock.bit_count() - piles.timer - piles.unseen, piles.unseen, progress.acts, 1 if progress.changed else 0,
        1 if progress.exchanged else 0, progress.idle, 1 if progress.sudden else 0,
        state.parry_price(state.asked) if state.phase == Phases.ANSWER else -1,
    ]  # fmt: skip
    if not there:
        return [*numbers, *NO_PHRASE, *NO_PLAY * PLAYS]
    numbers += _phrase(state, me)
    for play in phrase.plays[:PLAYS]:
        numbers += _play(play, me)
    for _ in range(len(phrase.plays), PLAYS):
        numbers += NO_PLAY
    return numbers


def _cards(state: Legal, me: Seat) -> list[int]:
    """Every card of the table, those of one name in the row of the first."""
    settings, piles = state.settings, state.piles
    table = settings.table
    numbers = [0] * (COLUMNS * CARDS)
    for card in bits(settings.deck):
        at = COLUMNS * table.twin[card]
        if not numbers[at]:
            numbers[at + 1] = table.speeds[card]
            numbers[at + 2] = table.stamina[card]
        numbers[at] += 1
    mine = state.fencers[me]
    _count(numbers, 3, mine.hand, table.twin)
    _count(numbers, 4, mine.known, table.twin)
    _count(numbers, 5, state.fencers[1 - me].known, table.twin)
    _count(numbers, 6, piles.discards, table.twin)
    _count(numbers, 7, piles.past, table.twin)
    return numbers


def _count(numbers: list[int], column: int, cards: Cards, twin: list[Card]) -> None:
    for card in bits(cards):
        numbers[COLUMNS * twin[card] + column] += 1


def _kind(card: Card) -> Kind:
    return NONE if card == NONE else KIND_OF[card]


def _side(seat: Seat, me: Seat) -> int:
    return NONE if seat < 0 else seat ^ me


def _phrase(state: Legal, me: Seat) -> list[int]:
    phrase = state.phrase
    running = phrase.status == PhraseStatuses.RUNNING
    numbers = [1, phrase.attacker ^ me, NONE if running else phrase.status - PhraseStatuses.TOUCHED]
    numbers.append(_side(phrase.scorer, me))
    if running:
        threat = phrase.threat
        numbers += [
            threat.owner ^ me,
            threat.kind,
            threat.counts_as,
            threat.speed,
            1 if threat.tie else 0,
            threat.own,
        ]
    else:
        numbers += [NONE, NONE, NONE, 0, 0, 0]
    numbers += [
        _kind(phrase.opening), _kind(phrase.opening_addon), phrase.opening_speed, phrase.first, phrase.first_speed,
        max(0, len(phrase.plays) - PLAYS),
    ]  # fmt: skip
    return numbers


def _play(play: FencePlay, me: Seat) -> list[int]:
    return [
        play.seat ^ me, play.role, _kind(play.card), _kind(play.addon), play.speed, play.need, play.riposte, play.paid,
    ]  # fmt: skip
