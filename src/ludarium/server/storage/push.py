"""What the hall keeps of push messages, through its own store."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec
from sqlalchemy import delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ludarium.server.storage.push_rows import PushKeyRow, PushSubscriptionRow
from ludarium.server.storage.schema import PersonRow, SessionRow
from ludarium.server.storage.store import Store


class Subscription(msgspec.Struct):
    """Where a browser gets its messages, and what they are encrypted with."""

    endpoint: str
    p256dh: str
    auth: str


class Addressed(msgspec.Struct):
    """A browser of somebody who reads ``lang``."""

    person_id: str
    lang: str
    subscription: Subscription


def digest(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class PushStore:
    """Reads and writes through the hall's own store; both raise ``storage`` as it does."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def key(self) -> str | None:
        """The hall's key pair, once there is one."""
        for row in await self.store.rows(select(PushKeyRow.key).where(PushKeyRow.id == 1)):
            return str(row["key"])
        return None

    async def keep_key(self, key: str, at: int) -> str:
        """Keep the hall's key pair, unless another node has been quicker; gives the one that counts."""
        try:
            await self.store.writer.write((insert(PushKeyRow), {"id": 1, "key": key, "created": at}))
        except IntegrityError:
            return await self.key() or key
        return key

    async def subscribe(self, session: str, told: Subscription, at: int) -> bool:
        """Tell a session, by its hashed token, from now on there and nowhere else; False where it has ended."""
        row = {"session": session, "digest": digest(told.endpoint), **msgspec.structs.asdict(told)}
        before = or_(
            PushSubscriptionRow.session == session, PushSubscriptionRow.digest == digest(told.endpoint)
        )
        try:
            await self.store.writer.write(
                (delete(PushSubscriptionRow).where(before), None),
                (insert(PushSubscriptionRow), {**row, "created": at}),
            )
        except IntegrityError:
            return False
        return True

    async def unsubscribe(self, session: str) -> None:
        gone = delete(PushSubscriptionRow).where(PushSubscriptionRow.session == session)
        await self.store.writer.write((gone, None))

    async def forget(self, endpoint: str) -> None:
        """Forget a browser whose push service knows it no longer."""
        gone = delete(PushSubscriptionRow).where(PushSubscriptionRow.digest == digest(endpoint))
        await self.store.writer.write((gone, None))

    async def of_session(self, session: str) -> str | None:
        """The digest of where a session is told, if it is."""
        wanted = select(PushSubscriptionRow.digest).where(PushSubscriptionRow.session == session)
        for row in await self.store.rows(wanted):
            return str(row["digest"])
        return None

    async def of_people(self, people: Iterable[str]) -> list[Addressed]:
        """The browsers of these people that want to be told."""
        rows = PushSubscriptionRow
        columns = (PersonRow.id, PersonRow.lang, rows.endpoint, rows.p256dh, rows.auth)
        wanted = (
            select(*columns)
            .join(SessionRow, SessionRow.token == rows.session)
            .join(PersonRow, PersonRow.id == SessionRow.person_id)
            .where(PersonRow.id.in_(sorted(people)))
            .order_by(rows.created)
        )
        return [
            Addressed(row["id"], row["lang"], Subscription(row["endpoint"], row["p256dh"], row["auth"]))
            for row in await self.store.rows(wanted)
        ]

    async def devices(self, person_id: str) -> list[tuple[str, int]]:
        """Where somebody is told, and since when."""
        rows = PushSubscriptionRow
        wanted = select(rows.endpoint, rows.created).join(SessionRow, SessionRow.token == rows.session)
        wanted = wanted.where(SessionRow.person_id == person_id).order_by(rows.created)
        return [(row["endpoint"], row["created"]) for row in await self.store.rows(wanted)]
