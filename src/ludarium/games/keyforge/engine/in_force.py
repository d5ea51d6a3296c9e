"""The index of abilities in force: what each card in play says, gives to others, or has been given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.games.keyforge.engine.frames import (
    ALL_KEYWORDS,
    NOTHING_IN_FORCE,
    UNREAD,
    Index,
    InForce,
    Scope,
    among,
    of_power,
)
from ludarium.games.keyforge.engine.terms import (
    IN_PLAY_ROWS,
    MOMENTS,
    NONE,
    Card,
    Questions,
    Seat,
    Zones,
)
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.cards import ANY, IS_HOST, IS_THIS

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position

IN_ROW: Final = 0
ATTACHED: Final = 1
REVEALED: Final = 2
NOBODY: Final = -2
"""In the place of a card that gives something, where that lasts and is no card's any more."""
NOWHERE: Final = -1
"""Where a card is looked at that lies in none of ``IN_PLAY_ROWS``."""


def build_index(p: Position) -> Index:
    index = _gather(p, Index())
    if not index.by[Questions.BLANK]:
        return index
    p.index = index  # which cards are blank is asked of what is in force without that
    blank = Index()
    for live in index.by[Questions.BLANK]:
        blank.fixed = blank.fixed and _of_host(live)
    for row in (Zones.LINE * 2, Zones.LINE * 2 + 1, Zones.ARTIFACTS * 2, Zones.ARTIFACTS * 2 + 1):
        for c in p.rows[row]:
            for live in index.by[Questions.BLANK]:
                k = live.constant
                if k is not None and c not in blank.blank and k.about(p, live, c):
                    blank.blank.append(c)
    return _gather(p, blank)


def renewed(p: Position, index: Index, moved: list[Card]) -> Index:
    """The index where these cards alone have come, gone or changed places since it was made: what a look at all cards would
    find, in the same order. Who gives something to one of them gives it anew; where that could not be put into its place, all
    that such a card says is looked at again."""
    if not index.fixed or index.by[Questions.ALSO_AT]:
        return build_index(p)
    blanking = index.by[Questions.BLANK]
    places: list[int] = []
    while len(places) < len(moved):
        c = moved[len(places)]
        place = _place(p, c)
        places.append(place)
        if place != NOWHERE:
            giver = _giver(p, index, c, moved)
            while giver != NONE:
                if giver == NOBODY:
                    return build_index(p)
                moved = [*moved, giver]
                giver = _giver(p, index, c, moved)
        for live in blanking:
            if p.host[live.scope.this] == c:
                return build_index(p)
    if index.shared:
        index = Index(index)
    if index.leave_out(moved):
        _survey(p, index)
    for i in range(len(moved)):
        if places[i] != NOWHERE and not p.decks.prints[p.face[moved[i]]].silent:
            if index.rank == NONE:
                _rank(p, index)
            index.rank = index.ranks[moved[i]]
            if places[i] == REVEALED:
                _enlist_action(p, index, moved[i])
            else:
                _enlist(p, index, moved[i])
    if index.by[Questions.GRANT]:
        for i in range(len(moved)):
            if places[i] == IN_ROW:
                _receive(p, index, moved[i], moved)
    index.rank = NONE
    if index.by[Questions.BLANK] is not blanking or index.by[Questions.ALSO_AT]:
        return build_index(p)  # other cards may count for nothing now, or say more
    return index


def _of_host(live: InForce) -> bool:
    """Whether it speaks of the creature that its upgrade is on, whatever becomes of that one, and of no other card."""
    k = live.constant
    return (
        k is not None
        and k.when is None
        and k.cards is not None
        and k.cards.relation == IS_HOST
        and k.cards.plain()
        and live.cards is None
        and live.gate is None
    )


def _place(p: Position, c: Card) -> int:
    """Where a card is looked for what it says: ``IN_ROW``, of those in play, ``ATTACHED``, ``REVEALED`` or
    ``NOWHERE``. What has been lifted lies nowhere, whatever its zone."""
    zone = p.zone[c]
    if zone == Zones.LINE or zone == Zones.ARTIFACTS:
        if among(c, p.rows[zone * 2 + p.ctrl[c]]):
            return IN_ROW
    elif zone == Zones.ATTACHED:
        if among(c, p.attached):
            return ATTACHED
    elif zone == Zones.REVEALED and c in p.revealed and p.type(c) == CardTypes.ACTION:
        return REVEALED
    return NOWHERE


def _rank(p: Position, index: Index) -> None:
    """Say how many of the cards that may say something are looked at before each of them, itself counted. What ``ranks`` says of others
    is of an earlier time: nothing of theirs is in force."""
    if not p.ranks:
        p.ranks = [0] * len(p.zone)
    ranks = index.ranks = p.ranks
    count = 0
    for row in IN_PLAY_ROWS:
        for c in p.rows[row]:
            count += 1
            ranks[c] = count
    for c in p.attached:
        count += 1
        ranks[c] = count
    for c in p.revealed:
        count += 1
        ranks[c] = count


def _giver(p: Position, index: Index, c: Card, moved: list[Card]) -> Card:
    """A card that has not moved and might give this one anything, where ``_receive`` could not put that into its place;
    ``NOBODY`` where that is what lasts, and no card."""
    for live in index.by[Questions.TEXT_OF]:
        if live.cards is not None and c in live.cards:
            return NOBODY
    for live in index.by[Questions.GRANT]:
        if not live.hangs_on(moved) and not _gives_apart(p, live) and _is_given(p, live, c):
            root = live.root()
            return root.scope.this if root.nth == 0 else NOBODY
    return NONE


def _is_given(p: Position, live: InForce, c: Card) -> bool:
    """Whether a card could get what this gives."""
    k = live.constant
    if k is None:
        return False
    if live.cards is None and k.cards is not None and k.cards.relation == IS_HOST:
        return p.host[live.scope.this] == c
    return _may_get(p, k, live, c)


def _gives_apart(p: Position, live: InForce) -> bool:
    """Whether what one more card gets stands right behind what its card gives to those before that one (``Print.gives_apart``)."""
    if live.gate is not None or live.nth != 0 or live.cards is not None:
        return False
    giver = live.scope.this
    face = p.decks.prints[p.face[giver]]
    return face.gives_apart and (p.zone[giver] != Zones.ATTACHED or face.type == CardTypes.UPGRADE)


def _receive(p: Position, index: Index, c: Card, moved: list[Card]) -> None:
    """A card that has moved gets what those give that have not."""
    for live in index.by[Questions.GRANT]:
        k = live.constant
        if k is None or live.hangs_on(moved) or not _is_given(p, live, c):
            continue
        if index.rank == NONE:
            _rank(p, index)
        index.rank = index.ranks[live.scope.this]
        index.second = index.ranks[c]
        _give(p, index, k.gives, live, c)
        index.second = NONE


def _survey(p: Position, index: Index) -> None:
    """Note anew what the questions alone tell that something in force answers."""
    by = index.by
    index.powers = index.lowers = False
    index.lowered = []
    for question in index.questions:
        if of_power(question):
            for live in by[question]:
                index.powers = True
                _lower(p, index, live)
    index.worded = 0
    if by[Questions.TEXT_OF] or by[Questions.LIKENESS] or by[Questions.SHARES_KEYWORD]:
        index.worded = ALL_KEYWORDS
    for question in (Questions.KEYWORD, Questions.LOSES_KEYWORD):
        for live in by[question]:
            if live.constant is not None and live.constant.verb != NONE:
                index.worded |= 1 << live.constant.verb
    index.shifting = False
    index.shifts = []
    for question in (Questions.SWITCHED, Questions.POWER):
        for live in by[question]:
            _shift(p, index, live)


def _gather(p: Position, index: Index) -> Index:
    for row in IN_PLAY_ROWS:
        for c in p.rows[row]:
            _enlist(p, index, c)
    for c in p.attached:
        _enlist(p, index, c)
    for c in p.revealed:
        if p.type(c) == CardTypes.ACTION:
            _enlist_action(p, index, c)
    for live in p.lasting:
        if live.first <= p.turn:
            _add(p, index, live)
    for live in index.by[Questions.ALSO_AT]:
        _also_at(p, index, live)
    return index


def _also_at(p: Position, index: Index, live: InForce) -> None:
    """Abilities of the moments that a constant names resolve at others, too: once each."""
    k = live.constant
    index.fixed = False
    if k is None or not isinstance(k.amount, int):
        return
    for moment in range(MOMENTS):
        for own in index.at[moment][:] if k.amount >> moment & 1 else []:
            if own.ability is None or not own.ability.own or not k.about(p, live, own.scope.this):
                continue
            for other in range(MOMENTS):
                if k.verb >> other & 1 and own not in index.at[other]:
                    index.enlist(own, other)


def _enlist(p: Position, index: Index, c: Card) -> None:
    if index.blank and among(c, index.blank):
        return
    face = p.decks.prints[p.face[c]]
    me = p.ctrl[c]
    if p.zone[c] == Zones.ATTACHED and face.type != CardTypes.UPGRADE:
        for constant in face.constants:
            if constant.question == Questions.AS_UPGRADE or constant.question == Questions.UPGRADE_TEXT:
                _enlist_words(p, index, constant.gives, c, me)
        return
    said = face.said_by(c, me)
    if said:
        index.speaks(c, said if face.plain else NOTHING_IN_FORCE)
    for live in said:
        _add(p, index, live)


def _enlist_action(p: Position, index: Index, c: Card) -> None:
    """Of an action that is being resolved its abilities are in force."""
    said = p.decks.prints[p.face[c]].said_by(c, p.ctrl[c])
    index.speaks(c, said)
    for live in said:
        if live.ability is not None:
            _add(p, index, live)


def _enlist_words(p: Position, index: Index, said: tuple[Ability | Constant, ...], c: Card, me: Seat) -> None:
    index.speaks(c, NOTHING_IN_FORCE)
    for word in said:
        ability = word if isinstance(word, Ability) else None
        constant = word if isinstance(word, Constant) else None
        _add(p, index, InForce(ability, constant, Scope(c, me, ability=word)))


def _add(p: Position, index: Index, live: InForce) -> None:
    ability = live.ability
    if ability is not None:
        for moment in ability.moments:
            index.enlist(live, moment)
        return
    k = live.constant
    assert k is not None
    if k.question == Questions.SWITCHED or k.question == Questions.POWER:
        _shift(p, index, live)
    index.answer(live, k.question, k.verb)
    if of_power(k.question):
        _lower(p, index, live)
    if k.question != Questions.GRANT:
        if k.question == Questions.TEXT_OF and live.cards is not None:
            text = p.decks.prints[live.scope.number]
            for c in live.cards:
                _give(p, index, (*text.abilities, *text.constants), live, c)
        elif k.or_use:
            index.answer(live, Questions.MAY_USE, NONE)
        return
    if live.cards is None and k.cards is not None and k.cards.relation != ANY and k.cards.relation != IS_HOST:
        index.fixed = False
    if live.cards is None and k.cards is not None and k.cards.relation == IS_HOST:
        host = p.host[live.scope.this]
        if host != NONE and (p.zone[host] == Zones.LINE or p.zone[host] == Zones.ARTIFACTS):
            _give(p, index, k.gives, live, host)
        return
    for row in IN_PLAY_ROWS:
        for c in p.rows[row]:
            if _may_get(p, k, live, c):
                _give(p, index, k.gives, live, c)


def _lower(p: Position, index: Index, live: InForce) -> None:
    """Note whether this may make a power less than what its card shows and its counters, and whose."""
    k = live.constant
    if k is None or (k.question == Questions.POWER and k.adds()):
        return
    about = _about(p, k, live)
    if about is None:
        index.lowers = True
    else:
        index.lowered = [*index.lowered, *about]


def _shift(p: Position, index: Index, live: InForce) -> None:
    """Note whether this changes powers without anything that sets ``dirty``, and whose."""
    k = live.constant
    if k is None or (k.question == Questions.POWER and _steady(p, live)):
        return
    index.shifting = True
    about = _about(p, k, live)
    shifts = index.shifts
    index.shifts = None if shifts is None or about is None else [*shifts, *about]


def _about(p: Position, k: Constant, live: InForce) -> list[Card] | None:
    """The cards of which a constant can speak at most, where it says which; None where it may be any."""
    if live.cards is not None:
        return live.cards
    if k.cards is None or k.cards.relation > IS_HOST or k.cards.relation == ANY:
        return None
    return [live.scope.this if k.cards.relation == IS_THIS else p.host[live.scope.this]]


def _steady(p: Position, live: InForce) -> bool:
    """Whether it holds as long as nothing sets ``dirty``; what gave it, too."""
    if live.steady == UNREAD:
        so = live.constant is None or live.constant.steady()
        live.steady = 1 if so and (live.gate is None or _steady(p, live.gate)) else 0
    return live.steady == 1


def _may_get(p: Position, k: Constant, live: InForce, c: Card) -> bool:
    """Whether a card could ever get what is given; whether it does is asked when it counts."""
    if live.cards is not None:
        return c in live.cards
    cards = k.cards
    if cards is None:
        return True
    if cards.relation != 0:
        return cards.matches(p, live.scope, c)
    return cards.types >> p.type(c) & 1 == 1


def _give(p: Position, index: Index, gives: tuple[Ability | Constant, ...], live: InForce, c: Card) -> None:
    if index.blank and among(c, index.blank):
        return
    me = p.ctrl[c]
    key = c << 1 | me
    if live.given is None:
        live.given = {}
    found = live.given.get(key)
    index.speaks(c, NOTHING_IN_FORCE)
    if found is None:
        found = live.given[key] = [_gift(word, live, c, me) for word in gives]
    for gift in found:
        _add(p, index, gift)


def _gift(word: Ability | Constant, live: InForce, c: Card, me: Seat) -> InForce:
    """What a card has that another gives it."""
    scope = Scope(c, me, live.scope.this, ability=word)
    if isinstance(word, Ability):
        scope.house = live.scope.house
        return InForce(word, None, scope, live)
    return InForce(None, word, scope, live)
