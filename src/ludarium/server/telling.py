"""Telling the sockets of a table what is new. Nothing here waits for anybody: each has its outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.server import frames, wish
from ludarium.server.messages import Notice, TableNews, Welcome, You, encode
from ludarium.server.peer import Peer

if TYPE_CHECKING:
    from ludarium.server.room import Room


def deliver(room: Room, notice: Notice) -> None:
    """Send on to the sockets what was announced."""
    match notice.kind:
        case "step":
            made = room.frames.pop(notice.number, {})
            for peer in room.peers:
                if peer.seen < notice.number:
                    text = made.get(room.key_of(peer))
                    if text is None:  # seat or host changed in between
                        welcome(room, peer, peer.seen, peer.heard)
                    else:
                        peer.step(notice.number, text)
        case "line":
            _line(room, notice.number)
        case "table":
            told: dict[tuple[bool, str], str] = {}
            for peer in room.peers:
                reader = (room.is_member(peer.person.id), peer.lang)
                if reader not in told:
                    told[reader] = encode(TableNews(room.shown(*reader))).decode()
                peer.push(told[reader])
        case "votes":
            for peer in room.peers:
                _votes(room, peer)
        case "start":  # the first position, which no step has brought
            for peer in room.peers:
                if peer.seen == 0:
                    welcome(room, peer, peer.seen, peer.heard)


def _line(room: Room, number: int) -> None:
    line = next((line for line in reversed(room.lines) if line.number == number), None)
    if line is None:
        return
    text = encode(frames.line_of(line)).decode()
    for peer in room.peers:
        if peer.heard < number:
            peer.heard = number
            peer.push(text)


def _votes(room: Room, peer: Peer) -> None:
    wished = wish.shown(room.table, room.wish, peer.person.id)
    votes = frames.votes_of(room.votes, room.voters(), room.ready, wished, peer.person.id)
    peer.push(encode(votes).decode())


def welcome(room: Room, peer: Peer, last: int | None, chat: int | None, invited: bool = False) -> None:
    """Send all that a reader needs to go on from step ``last`` and chat line ``chat``."""
    seat, host = room.key_of(peer)
    play = room.play
    after = last if last is not None and last <= room.number else 0
    lines = [line for line in room.lines if chat is None or line.number > chat]
    running = room.running(room.house.clock.now())
    undo, redo = wish.offered(room.table, play, seat)
    message = Welcome(
        you=You(peer.person.id, peer.person.name, seat),
        table=room.shown(invited or room.is_member(peer.person.id), peer.lang),
        number=room.number,
        log=[] if play is None else frames.log_of(play.steps[after:], seat),
        view=None if play is None else frames.view_of(play.state, seat),
        decision=None if play is None else frames.question_of(play, seat),
        table_options=[] if play is None else play.rulings(play.about_seats(), seat, host),
        timers=[] if play is None else frames.timers_of(play, running, room.go_on_in()),
        chat=[frames.line_of(line) for line in lines],
        undo=undo,
        redo=redo,
        lesson=frames.lesson_of(play),
    )
    peer.push(encode(message).decode())
    peer.heard = room.lines[-1].number if room.lines else 0
    peer.reached(room.number)
    _votes(room, peer)
