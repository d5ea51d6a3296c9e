"""Telling the sockets of a table what is new. Nothing here waits for anybody: each has its outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from ludarium.i18n import LANGUAGES
from ludarium.server.storage.blocks import NOBODY, Apart
from ludarium.server.storage.choice import Choice
from ludarium.server.tables import projection, takeback_wish
from ludarium.server.ws.messages import Notice, TableNews, Votes, Welcome, You, encode
from ludarium.server.ws.packing import Addressed, Shared
from ludarium.server.ws.peer import Peer

if TYPE_CHECKING:
    from ludarium.server.tables.room import Room


WATCHER: Final = (None, False)
"""What ``Room.key_of`` gives for who only watches."""


def deliver(room: Room, notice: Notice) -> None:
    """Send on to the sockets what was announced."""
    room.crowd.changed()
    match notice.kind:
        case "step":
            made = room.frames.pop(notice.number, {})
            watched = made.get((WATCHER, False))
            players = room.players(everybody=watched is None)
            if watched is not None:
                room.crowd.tell(watched, step=notice.number, changes=made.get((WATCHER, True)))
            choice = None if room.play is None else room.play.steps[notice.number - 1].choice
            for peer in players:
                if peer.seen < notice.number:
                    key = room.key_of(peer)
                    text = made.get((key, True)) if peer.follows(notice.number, key[0]) else None
                    text = text or made.get((key, False))
                    if text is None:  # seat or host changed in between
                        welcome(room, peer, peer.seen, peer.heard)
                    else:
                        peer.step(notice.number, key[0], text, _id_of(choice, peer))
        case "line":
            _line(room, notice.number)
        case "table":
            told: dict[str, Shared] = {}
            for peer in room.players():
                if peer.lang not in told:
                    told[peer.lang] = _shared(TableNews(room.shown(True, peer.lang)))
                peer.push(told[peer.lang])
            langs = {peer.lang for peer in room.peers if peer.watches}
            if langs:
                room.crowd.tell({lang: _shared(TableNews(room.shown(False, lang))) for lang in langs})
        case "votes":
            for peer in room.players():
                peer.push(encode(_votes(room, peer.person.id)).decode())
            if room.is_watched():
                room.crowd.tell(_shared(_votes(room, "")))
        case "start":  # the first position, which no step has brought
            for peer in room.players():
                if peer.seen == 0:
                    welcome(room, peer, peer.seen, peer.heard)
            if room.is_watched():
                begun = {
                    lang: _for_watchers(room, lang, room.number, room.heard(), False, NOBODY)
                    for lang in LANGUAGES
                }
                welcomes = {lang: one.welcome for lang, one in begun.items()}
                room.crowd.tell(welcomes, step=room.number, opening=_opening)
                room.crowd.tell(begun[LANGUAGES[0]].votes)


def _id_of(choice: Choice | None, peer: Peer) -> str | None:
    """Under which id a reader has made a choice, if it is theirs."""
    return None if choice is None or choice.person_id != peer.person.id else choice.message


def _line(room: Room, number: int) -> None:
    line = next((line for line in reversed(room.lines) if line.number == number), None)
    if line is None:
        return
    text, muted = _shared(projection.line_of(line)), _shared(projection.line_of(line, muted=True))
    players = room.players()
    if room.is_watched():
        room.crowd.tell(text, line=number, by=line.person_id, muted=muted)
    for peer in players:
        if peer.heard < number:
            peer.heard = number
            if line.person_id not in peer.apart.blocked:
                peer.push(muted if line.person_id in peer.apart.muted else text)


def _votes(room: Room, person_id: str) -> Votes:
    """What somebody is told of votes; "" is nobody who sits here."""
    wished = takeback_wish.shown(room.table, room.wish, person_id)
    return projection.votes_of(room.absent(), room.votes, room.voters(), room.ready, wished, person_id)


def _shared(message: Struct) -> Shared:
    return Shared(encode(message).decode())


def welcome(room: Room, peer: Peer, last: int | None, chat: int | None, invited: bool = False) -> None:
    """Send all that a reader needs to go on from step ``last`` and chat line ``chat``."""
    key = room.key_of(peer)
    after = last if last is not None and last <= room.number else 0
    apart = peer.apart
    if apart.unheard:  # who reads all that is said here reads the same as others
        apart = apart.among(line.person_id for line in room.lines)
    if key == WATCHER:
        common = _for_watchers(room, peer.lang, after, chat, invited, apart)
        peer.push(Addressed(_opening(peer), common.welcome))
        votes: str = common.votes
    else:
        you = You(peer.person.id, peer.person.name, key[0])
        peer.push(encode(_welcome(room, you, key, peer.lang, after, chat, invited, apart)).decode())
        votes = encode(_votes(room, peer.person.id)).decode()
    peer.heard = room.heard()
    peer.reached(room.number, key[0])
    peer.push(votes)
    room.crowd.welcomed(peer)


class _ForWatchers(NamedTuple):
    """What all are sent who come to watch: the welcome after its opening, and the votes."""

    welcome: Shared
    votes: Shared


def _for_watchers(
    room: Room, lang: str, after: int, chat: int | None, invited: bool, apart: Apart
) -> _ForWatchers:
    """What those are sent who come to watch in this language, from these numbers on."""

    def made() -> _ForWatchers:
        nobody = You("", "", None)
        text = encode(_welcome(room, nobody, WATCHER, lang, after, chat, invited, apart)).decode()
        return _ForWatchers(Shared(text.removeprefix(_opened(nobody))), _shared(_votes(room, "")))

    return room.crowd.once((room.number, room.heard(), lang, after, chat, invited, apart), made)


def _opened(you: You) -> str:
    """How a welcome begins."""
    return f'{{"type":"welcome","you":{encode(you).decode()}'


def _opening(peer: Peer) -> str:
    """The part of its welcome that is a spectator's own."""
    return _opened(You(peer.person.id, peer.person.name, None))


def _welcome(
    room: Room,
    you: You,
    key: tuple[int | None, bool],
    lang: str,
    after: int,
    chat: int | None,
    invited: bool,
    apart: Apart,
) -> Welcome:
    seat, host = key
    play = room.play
    lines = [line for line in room.lines if chat is None or line.number > chat]
    undo, redo = takeback_wish.offered(room.table, play, seat)
    return Welcome(
        you=you,
        table=room.shown(invited or room.is_member(you.id), lang),
        number=room.number,
        log=[] if play is None else projection.log_of(play.steps[after:], seat),
        view=None if play is None else projection.view_of(play.state, seat),
        decision=None if play is None else projection.question_of(play, seat),
        table_options=[] if play is None else play.rulings(play.about_seats(), seat, host),
        timers=room.timers(),
        chat=projection.lines_of(lines, apart),
        undo=undo,
        redo=redo,
        lesson=projection.lesson_of(play),
    )
