"""Friends: asking and accepting, who of them is here, and inviting one to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.server.errors import refuse
from ludarium.server.friends.shown import (
    AskShown,
    FriendShown,
    FriendTableShown,
    InvitationShown,
    MyPeople,
    OtherShown,
    PersonCard,
)
from ludarium.server.http.rates import Gate
from ludarium.server.seeks.here import GONE
from ludarium.server.storage.friends import FriendStore, Other
from ludarium.server.storage.store import OPEN, PLAYING, Person
from ludarium.server.tables import learning
from ludarium.server.tables.projection import when
from ludarium.server.tables.room import Room

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

BURST: Final = 20.0  # asks and invitations of one person at once
CROWD: Final = 20  # so many times as much from one address


class Friends:
    """Belongs to a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = FriendStore(hall.store)
        self.gate = Gate(hall.settings.ask_rate, BURST, CROWD)

    async def people(self, person: Person) -> MyPeople:
        """All that somebody has to do with others, as they may know it."""
        others = await self.store.others(person.id, self.hall.clock.now() - GONE)
        friends = [one for one in others if one.since is not None]
        tables = await self.store.tables(one.id for one in friends if one.doing == "playing")
        blocks = self.hall.apart.store
        blocked = await blocks.blocked(person.id)
        away = {row["id"] for row in blocked}
        asks = [one for one in others if one.since is None and one.by != person.id]
        asked = [one for one in others if one.since is None and one.by == person.id and one.standing]
        return MyPeople(
            friends=[
                FriendShown(
                    id=one.id,
                    name=one.name,
                    account=one.account,
                    since=when(one.since or 0),
                    doing=one.doing,
                    table=None
                    if one.id not in tables
                    else FriendTableShown(tables[one.id].id, tables[one.id].game, tables[one.id].free),
                )
                for one in friends
            ],
            asks=[_ask(one) for one in asks if one.declined is None and one.standing and one.id not in away],
            asked=[_ask(one) for one in asked],
            invitations=[
                InvitationShown(
                    table=one.table_id,
                    game=one.game,
                    playing=one.status == PLAYING,
                    by=one.by,
                    name=one.name,
                    at=when(one.created),
                )
                for one in await self.store.invitations(person.id)
                if one.by not in away
            ],
            blocked=[OtherShown(row["id"], row["name"], when(row["at"])) for row in blocked],
            muted=[
                OtherShown(row["id"], row["name"], when(row["at"])) for row in await blocks.muted(person.id)
            ],
        )

    async def card(self, person_id: str) -> PersonCard:
        """Somebody, as everybody may know them. Raises ``friend-unknown``."""
        person = await self._found(person_id)
        return PersonCard(person.id, person.name, await self.hall.accounts.has(person.id))

    async def ask(self, person: Person, other_id: str, address: str) -> None:
        """Ask somebody to be friends, or accept where they have asked. Raises what ``FriendStore.ask`` does."""
        await self._somebody(person, other_id)
        if not self.gate.take(person.id, address):
            raise refuse("rate-limited")
        await self._told(*await self.store.ask(person.id, other_id, self.hall.clock.now()))

    async def end(self, person: Person, other_id: str) -> None:
        """End a friendship, decline a wish, or withdraw one's own."""
        await self._told(*await self.store.end(person.id, other_id, self.hall.clock.now()))

    async def block(self, person: Person, other_id: str, yes: bool) -> None:
        """Block somebody or not any more. Whoever is blocked is not told."""
        apart, seen = self.hall.apart, False
        if yes:
            await self._somebody(person, other_id)
            apart.any = True
            seen = await apart.store.block(person.id, other_id, self.hall.clock.now())
        else:
            await apart.store.unblock(person.id, other_id)
        await apart.forget(other_id)
        await self._told(person.id, *[other_id] * seen)
        self.hall.seeks.changed()

    async def mute(self, person: Person, other_id: str, yes: bool) -> None:
        """Mute somebody or not any more."""
        store = self.hall.apart.store
        if yes:
            await self._somebody(person, other_id)
            self.hall.apart.any = True
            await store.mute(person.id, other_id, self.hall.clock.now())
        else:
            await store.unmute(person.id, other_id)
        await self._told(person.id)

    async def invite(self, room: Room, person: Person, other_id: str, address: str) -> None:
        """Invite a friend to a table. Raises ``not-a-member``, ``friend-none`` for somebody who is no friend, ``invite-not`` where
        there is nothing to join or watch, and ``invites-many``."""
        if not room.is_member(person.id):
            raise refuse("not-a-member")
        if room.status not in (OPEN, PLAYING) or room.table.event is not None or learning.is_lesson(room):
            raise refuse("invite-not")
        if not await self.store.are_friends(person.id, other_id):
            raise refuse("friend-none")
        if not self.gate.take(person.id, address):
            raise refuse("rate-limited")
        if room.seat_of(other_id) is not None:
            return
        if not await self.store.invite(room.id, other_id, person.id, self.hall.clock.now()):
            raise refuse("invites-many")
        await self._told(other_id)
        if other_id not in room.present:
            self.hall.push.invited(room, other_id)

    async def dismiss(self, person: Person, table_id: str) -> None:
        """Show an invitation no longer."""
        await self.store.dismiss(person.id, table_id)
        await self._told(person.id)

    async def _somebody(self, person: Person, other_id: str) -> None:
        """Raise ``friend-self`` for oneself and ``friend-unknown`` where there is nobody."""
        if other_id == person.id:
            raise refuse("friend-self")
        await self._found(other_id)

    async def _found(self, person_id: str) -> Person:
        found = await self.hall.store.person(person_id)
        if found is None or not found.name:  # who has deleted their account has no name
            raise refuse("friend-unknown")
        return found

    async def _told(self, *people: str) -> None:
        for one in people:
            await self.hall.apart.told(one)


def _ask(one: Other) -> AskShown:
    return AskShown(one.id, one.name, one.account, when(one.created))
