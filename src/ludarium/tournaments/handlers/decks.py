"""KeyForge's decks at the desk: registered, attested, built, opened, shown (T3, T8-T11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludarium.games.keyforge.decks import BadDeck, Deck, deck_of_word, vault_id
from ludarium.tournaments import actions as act
from ludarium.tournaments import roles
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.declare import ANY_STAFF, A, Asked, Asker, declares, own
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.roles import HEADS, STAFF
from ludarium.tournaments.rules.keyforge import decks as kd
from ludarium.tournaments.rules.keyforge import sealed
from ludarium.tournaments.rules.keyforge.faults import Fault
from ludarium.tournaments.state import GONE, Person

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

MOST_SOURCES: Final = 3
MOST_EXTRA: Final = 3600


def rules_of(plan: Plan) -> kd.Rules:
    """What the plan asks of decks."""
    return kd.Rules(
        plan.format, plan.deck_sets, plan.restricted, plan.sets, plan.decks_each, plan.deadline, plan.language
    )


def _format(event: Tournament) -> str:
    if not event.plan.format:
        raise Refused("decks-none")
    return event.plan.format


def set_named(event: Tournament, action: A, asked: Asked) -> A:
    """A Sealed event names its set before a deck is registered, opened or played with (T10.2). One that was begun without is
    played to its end. Raises ``Refused``."""
    if not event.rounds:
        _one_set(event)
    return action


def _one_set(event: Tournament) -> None:
    plan = event.plan
    if plan.format == kd.SEALED and len(plan.sets) != 1 and not plan.rehearsal:
        raise Refused("sealed-set", found=len(plan.sets))


def _of_named_set(event: Tournament, action: act.DeckBrought, asked: Asked) -> act.DeckBrought:
    _one_set(event)
    return action


def _own_deck(event: Tournament, asker: Asker, action: act.DeckBrought) -> bool:
    return own(event, asker, action) and not action.sealed


def _own_list(event: Tournament, account: str, action: act.DeckBrought) -> bool:
    """Nobody says of their own list that it is the Master Vault's (T8.3). Raises ``NotAllowed``."""
    role = roles.role_of(event, account)
    if action.vault_word and role not in STAFF:
        raise NotAllowed(role, ANY_STAFF)
    return True


@declares(act.DeckBrought, by=STAFF, also=_own_deck, sent=_own_list, fresh=_of_named_set)
def brought(event: Tournament, entry: Entry, action: act.DeckBrought) -> None:
    format_ = _format(event)
    person = _player(event, action.person)
    if len(person.sources) >= MOST_SOURCES:
        raise Refused("decks-many", most=MOST_SOURCES)
    for word in filter(None, (action.word, action.vault_word)):
        _readable(word)
    if not action.word:
        raise Refused("deck-none")
    if action.sealed != (format_ in (kd.SEALED, kd.CASUAL)):
        raise Refused("deck-sealed")
    if not action.sealed:
        _may_change(event, person, entry.at)
    source = kd.Source(
        str(len(person.sources) + 1),
        action.word,
        vault_id(action.vault) or action.vault[:60],
        action.vault_word,
        action.language[:20],
        entry.at,
    )
    for other in event.people:
        for one in other.sources:
            if one.vault_id and one.vault_id == source.vault_id:
                if roles.role_of(event, entry.by) in (roles.PLAYER, roles.NOBODY):
                    raise Refused("deck-taken")  # whose it is, is no player's to know
                raise Refused("deck-double", name=other.name)
    person.sources.append(source)


@declares(act.DeckAttested, by=STAFF)
def attested(event: Tournament, entry: Entry, action: act.DeckAttested) -> None:
    person = _player(event, action.person)
    source = _source(person, action.deck)
    if any([one not in kd.ATTESTS for one in action.attested]):
        raise Refused("attest-unknown", known=", ".join(kd.ATTESTS))
    person.sources[action.deck] = replace(source, attested=tuple(sorted(set(action.attested))))


def _own_to_take(event: Tournament, asker: Asker, action: act.DeckTaken) -> bool:
    return own(event, asker, action) and event.plan.format not in event.rules.sealed_formats


@declares(act.DeckTaken, by=STAFF, also=_own_to_take)
def taken(event: Tournament, entry: Entry, action: act.DeckTaken) -> None:
    person = _player(event, action.person)
    _source(person, action.deck)
    _may_change(event, person, entry.at, True)
    person.sources.pop(action.deck)
    person.sources[:] = [replace(one, id=str(number)) for number, one in enumerate(person.sources, 1)]
    person.built.clear()


@declares(act.DeckBuilt, by=STAFF, also=own)
def built(event: Tournament, entry: Entry, action: act.DeckBuilt) -> None:
    _format(event)
    person = _player(event, action.person)
    _may_change(event, person, entry.at)
    made = entry_of(action)
    if (
        any([len(one) > 100 for one in (made.name, *made.beside)])
        or len(made.pods) > 12
        or len(made.beside) > 12
    ):
        raise Refused("text-long", found=101, most=100)
    person.built.append((entry.at, len(event.rounds) + 1, made))


def entry_of(action: act.DeckBuilt) -> kd.Entry:
    """What an action says is played: sources are called 1, 2, 3."""
    pods = tuple([kd.Pod(str(source + 1), house) for source, house in action.pods])
    return kd.Entry("" if action.whole < 0 else str(action.whole + 1), pods, action.beside, action.name)


def _where_decks_are(event: Tournament, action: act.DeckShown, asked: Asked) -> act.DeckShown:
    if not event.plan.format:
        raise Refused("decks-none")
    return action


@declares(act.DeckShown, by=STAFF, also=own, fresh=_where_decks_are)
def shown(event: Tournament, entry: Entry, action: act.DeckShown) -> None:
    _player(event, action.person).shown = action.shown


@declares(act.Opened, by=HEADS, fresh=set_named)
def opened(event: Tournament, entry: Entry, action: act.Opened) -> None:
    if _format(event) != kd.SEALED:
        raise Refused("decks-unsealed")
    if event.opened_at is not None:
        raise Refused("decks-opened")
    event.opened_at = entry.at


@declares(act.BuildExtended, by=STAFF)
def build_extended(event: Tournament, entry: Entry, action: act.BuildExtended) -> None:
    person = _player(event, action.person)
    if not 0 < action.seconds <= MOST_EXTRA:
        raise Refused("clock-seconds", most=MOST_EXTRA // 60)
    person.build_extra += action.seconds


def _readable(word: str) -> Deck:
    try:
        return deck_of_word(word)
    except BadDeck:
        raise Refused("deck-unreadable", found=word[:60]) from None


def _player(event: Tournament, number: int) -> Person:
    person = event.person(number)
    if person.spectator:
        raise Refused("not-player", name=person.name)
    if person.status in GONE:
        raise Refused("person-gone", name=person.name)
    return person


def _source(person: Person, number: int) -> kd.Source:
    if not 0 <= number < len(person.sources):
        raise Refused("source-none", name=person.name, found=number + 1)
    return person.sources[number]


def course_of(event: Tournament, person: int) -> sealed.Course:
    """What has happened to a player's sealed decks."""
    played = []
    for one in event.rounds:
        for table in one.tables:
            if person in table.players:
                ended = table.ended if table.done else sealed.NEVER
                played.append(sealed.Played(one.at, ended))
    signal = sealed.NEVER if event.opened_at is None else event.opened_at
    extra = event.people[person].build_extra
    return sealed.Course(signal, event.plan.build_minutes or sealed.MINUTES, extra, tuple(played))


def _may_change(event: Tournament, person: Person, at: int, taking: bool = False) -> None:
    """Whether what a player plays may still be changed (T8.3, T9.17, T10.7, T10.10, T11.1). Raises ``Refused``."""
    format_ = event.plan.format
    if format_ == kd.SEALED:
        window = sealed.window(course_of(event, person.number), at)
        unregistered = not person.built and window.state in (sealed.UNOPENED, sealed.EXPIRED)
        if (
            not window.open
            and not (taking and window.state == sealed.UNOPENED)
            and not (unregistered and window.state == sealed.EXPIRED)
        ):
            raise Refused("build-" + window.state)
        return
    in_play = any([person.number in table.players for one in event.rounds for table in one.tables])
    late = bool(event.stages) and person.number in event.stages[0].players and in_play
    if late:
        raise Refused("deck-locked")


def plan_faults(plan: Plan) -> tuple[Fault, ...]:
    """What is wrong with the sets and sealed decks that a plan names (T15.1). Sets are held against their age only
    where the plan says its day (T10.2)."""
    if not plan.format:
        return ()
    aged = ("desk-fault-event-set-old", "desk-fault-event-set-undated")
    found = kd.event_faults(rules_of(plan), plan.day)
    return tuple([one for one in found if plan.day or one.message not in aged])


def sets_brought(event: Tournament) -> tuple[str, ...]:
    """The codes of the sets that the decks of those who play are of, in order."""
    found = {
        deck_of_word(source.word).set_code for one in event.people if one.plays for source in one.sources
    }
    return tuple(sorted(found))


def build_expired(event: Tournament, person: int, now: int) -> bool:
    """Whether a player's time to build is over, what a judge has added included (T10.7, OP-4)."""
    if event.plan.format != kd.SEALED:
        return False
    return sealed.window(course_of(event, person), now).state == sealed.EXPIRED


def current_entry(event: Tournament, person: int) -> kd.Entry | None:
    """What a player plays now; an unmodified single deck needs no building."""
    one = event.people[person]
    if one.built:
        return one.built[-1][2]
    if len(one.sources) == 1 and event.plan.format != kd.SEALED:
        return kd.Entry(whole=one.sources[0].id)
    return None


def needs_deck(plan: Plan) -> bool:
    """Whether nobody plays without a registered deck (T11.4: Casual Sealed does not ask)."""
    return plan.format in (kd.ARCHON, kd.ALLIANCE, kd.SEALED)


def deck_faults(event: Tournament, person: int) -> tuple[Fault, ...]:
    """What is wrong with what a player has registered; also where nothing is and something is asked for."""
    one = event.people[person]
    if not event.plan.format or event.plan.rehearsal or (one.bot and not one.sources):
        return ()  # bots play sealed decks that the table makes
    if not one.sources and not needs_deck(event.plan):
        return ()
    entry = current_entry(event, person) or kd.Entry()
    found = kd.faults(rules_of(event.plan), entry, one.sources)
    return tuple([fault for fault in found if not fault.warning])


def check_ready(event: Tournament, players: list[int]) -> None:
    """Nobody is paired whose deck is not in order (T8.5, T9.11, T10.8). Raises ``Refused``."""
    if not needs_deck(event.plan):
        return
    for player in players:
        faults = deck_faults(event, player)
        if faults:
            raise Refused("deck-not-ready", name=event.people[player].name, rule=faults[0].rule)


def deck_at(event: Tournament, person: int, number: int) -> kd.Entry | None:
    """What a player played in a round (from 0): the last version made before its pairing (T10.10)."""
    one = event.people[person]
    found = [entry for _, before, entry in one.built if before <= number + 1]
    return found[-1] if found else current_entry(event, person)


def unseen(plan: Plan, person: Person) -> int:
    """How much of a player's decks staff has to look at yet (T3.5, T8.2, T8.3)."""
    return len(kd.unattested(rules_of(plan), person.sources)) if plan.format and not plan.rehearsal else 0
