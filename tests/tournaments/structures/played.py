"""Stages played at random, with everything that happens to organisers on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from ludarium.core.chance import Chance
from ludarium.i18n import LANGUAGES, has, say
from ludarium.tournaments.structures.history import (
    ABSENT,
    BYE,
    NOBODY,
    Draw,
    History,
    Meeting,
    Note,
    Over,
    Structure,
)

TOLD: set[tuple[str, ...]] = set()
Watch = Callable[[History, Draw], None]


def won(winner: int, loser: int, *points: int) -> Meeting:
    """A finished game of two."""
    return Meeting((winner, loser), points, winner, (loser,), True)


def bye(player: int) -> Meeting:
    return Meeting((player,), (), player, (), True, BYE)


def both_lost(one: int, other: int) -> Meeting:
    return Meeting((one, other), (), NOBODY, (one, other), True)


def history(count: int, rounds: Iterable[Iterable[Meeting]] = (), out: Iterable[int] = ()) -> History:
    return History(
        tuple(range(count)), tuple([tuple(meetings) for meetings in rounds]), frozenset(out), "lots"
    )


def published(past: History, draw: Draw) -> History:
    """A history with the tables of a draw, byes finished."""
    tables = [bye(*table) if len(table) == 1 else Meeting(table) for table in draw.tables]
    return replace(past, rounds=(*past.rounds, tuple(tables)))


def answered(past: History, draw: Draw, winners: Iterable[int]) -> History:
    """A history with the games of a draw played: whoever is named wins."""
    named = set(winners)
    tables = []
    for table in draw.tables:
        if len(table) == 1:
            tables.append(bye(*table))
        else:
            (winner,) = named.intersection(table)
            tables.append(won(winner, *[player for player in table if player != winner]))
    return replace(past, rounds=(*past.rounds, tuple(tables)))


def stage(
    structure: Structure,
    players: int,
    dice: Chance,
    watch: Watch,
    *,
    trouble: bool = True,
    touches: int = 0,
    longest: int = 400,
) -> tuple[History, Over]:
    """A stage played to its end. ``watch`` sees every draw; ``trouble``: drops, late entries, disqualifications during
    a game, double losses and corrected results; ``touches``: what a bout goes to, 0 where only the winner counts."""
    past = History(tuple(range(players)), seed=f"{dice.below(1 << 30)}")
    for turn in range(longest):
        found = structure.next_round(past, Chance.of(f"{past.seed} {turn}"))
        assert isinstance(found, Draw | Over), found
        if isinstance(found, Over):
            told(found.notes)
            return past, found
        legal(past, found)
        watch(past, found)
        past = _played(published(past, found), dice, trouble, touches)
        if trouble:
            past = _troubled(past, dice)
    raise AssertionError(f"no end after {longest} rounds")


def legal(past: History, draw: Draw) -> None:
    """Nobody is paired who may not be, nobody with themselves, and every note is of a table that there is."""
    active = set(past.active)
    assert draw.tables
    for table in draw.tables:
        assert 1 <= len(table) <= 2
        assert len(set(table)) == len(table)
        assert active.issuperset(table)
    assert set(draw.why) <= set(range(len(draw.tables)))
    told(draw.notes)
    for notes in draw.why.values():
        told(notes)


def told(notes: Iterable[Note]) -> None:
    """Every note has a sentence in every language that needs no fact but those it has."""
    for note in notes:
        kind = (note.code, *sorted(note.facts))
        if kind not in TOLD:
            facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in note.facts.items()}
            for lang in LANGUAGES:
                assert has(f"draw-{note.code}", lang), note
                assert "$" not in say(lang, f"draw-{note.code}", **facts), note
            TOLD.add(kind)


def once_each(draw: Draw) -> set[int]:
    """The players of a draw, none of them at two tables."""
    seated = [player for table in draw.tables for player in table]
    assert len(seated) == len(set(seated))
    return set(seated)


def _played(past: History, dice: Chance, trouble: bool, touches: int) -> History:
    tables = []
    out = set(past.out)
    for meeting in past.rounds[-1]:
        if meeting.finished:
            tables.append(meeting)
            continue
        one, other = meeting.players
        if trouble and not dice.below(60):
            out.add((one, other)[dice.below(2)])
        if one in out and other in out:
            tables.append(both_lost(one, other))
        elif one in out or other in out:
            tables.append(won(other, one) if one in out else won(one, other))
        elif trouble and not dice.below(150):
            tables.append(both_lost(one, other))
        else:
            winner = dice.below(2)
            points = (touches, dice.below(touches)) if touches else ()
            tables.append(
                Meeting(
                    (one, other),
                    points if not winner else points[::-1],
                    (one, other)[winner],
                    ((other, one)[winner],),
                    True,
                )
            )
    return replace(past, rounds=(*past.rounds[:-1], tuple(tables)), out=frozenset(out))


def _troubled(past: History, dice: Chance) -> History:
    out = set(past.out)
    players = past.players
    rounds = list(past.rounds)
    for player in past.active:
        if not dice.below(40):
            out.add(player)
    if not dice.below(4) and len(rounds) < 4:
        late = len(players)
        players = (*players, late)
        missed = (
            Meeting((late,), (), NOBODY, (late,), True, ABSENT),
            Meeting((late,), (), late, (), True, ABSENT),
            Meeting((late,), (), NOBODY, (), True, ABSENT),
        )[dice.below(3)]
        rounds = [(*meetings, missed) for meetings in rounds]
    if not dice.below(4):
        turn = dice.below(len(rounds))
        tables = list(rounds[turn])
        place = dice.below(len(tables))
        old = tables[place]
        if old.winner != NOBODY and old.losers:
            tables[place] = replace(
                old, winner=old.losers[0], losers=(old.winner,), points=tuple(reversed(old.points))
            )
            rounds[turn] = tuple(tables)
    return replace(past, players=players, rounds=tuple(rounds), out=frozenset(out))
