"""What the hall keeps of accounts, through the hall's own store. Secrets come here as hashes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, delete, exists, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.storage.account_rows import (
    AccountRow,
    IdentityRow,
    PasskeyRow,
    RecoveryCodeRow,
    RecoveryUseRow,
)
from ludarium.server.storage.belonging_rows import BelongingRow
from ludarium.server.storage.schema import EventEntryRow, EventRow, PersonRow, SeatRow, SessionRow, TableRow
from ludarium.server.storage.store import AT_ONCE, PERSON_COLUMNS, Person, Store, Taken
from ludarium.server.storage.writer import Parameters
from ludarium.server.tasks import Together
from ludarium.tournaments.state import OVER as EVENT_OVER

Statement = tuple[Any, Parameters]


class Account(msgspec.Struct):
    """An account, with the person whose it is."""

    person: Person
    name: str | None
    password: str | None
    created: int


class Session(msgspec.Struct):
    """A browser that is somebody; ``token`` is hashed."""

    token: str
    device: str
    created: int
    seen: int


class Passkey(msgspec.Struct):
    id: str
    person_id: str
    name: str
    credential: str
    public_key: str
    host: str
    count: int
    created: int
    used: int | None = None


class Identity(msgspec.Struct):
    issuer: str
    subject: str
    person_id: str
    created: int


@dataclass(frozen=True)
class Proof:
    """What has to hold still when something is written for somebody, as it did when they showed it: that there is their
    account, with this ``password`` (hashed) if it was what they showed, and that this ``session`` of
    theirs (a hashed token), if any, has not ended."""

    password: str | Literal[False] | None = False
    """None for an account without one; False where it does not matter."""
    session: str = ""

    def holds(self, person_id: str) -> Select[Any]:
        wanted = select(AccountRow.person_id).where(AccountRow.person_id == person_id).with_for_update()
        if self.password is not False:
            wanted = wanted.where(AccountRow.password.is_not_distinct_from(self.password))
        if self.session:
            session = (SessionRow.token == self.session, SessionRow.person_id == person_id)
            wanted = wanted.where(exists().where(*session))
        return wanted


class AccountStore:
    """Reads and writes through the hall's own store; both raise ``storage`` as it does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._deleted = Together(self._deleted_among, AT_ONCE)

    # -- accounts

    async def add(self, account: Account, key: str | None, *more: Statement) -> None:
        """Keep a new account, of a person who is there. Raises ``Taken`` for a name or a person that has one."""
        row = {
            "person_id": account.person.id,
            "name": account.name,
            "key": key,
            "password": account.password,
            "created": account.created,
        }
        await self._write((insert(AccountRow), row), *more)

    async def add_guest(self, person: Person, at: int) -> None:
        """Keep somebody new, who has no session yet."""
        row = {**msgspec.structs.asdict(person), "created": at}
        await self.store.writer.write((insert(PersonRow), row))

    async def by_key(self, key: str) -> Account | None:
        return await self._account(AccountRow.key == key)

    async def by_person(self, person_id: str) -> Account | None:
        return await self._account(AccountRow.person_id == person_id)

    async def _account(self, which: Any) -> Account | None:
        columns = (*PERSON_COLUMNS, AccountRow.password, AccountRow.created)
        wanted = select(*columns, AccountRow.name.label("called")).join(
            AccountRow, AccountRow.person_id == PersonRow.id
        )
        for row in await self.store.rows(wanted.where(which)):
            person = Person(**{column.key: row[column.key] for column in PERSON_COLUMNS})
            return Account(person, row["called"], row["password"], row["created"])
        return None

    async def change(self, person_id: str, proof: Proof | None = None, **columns: str | None) -> bool:
        """Change columns of an account; False where the ``proof`` holds no longer. Raises ``Taken`` for a name that somebody
        has."""
        change = update(AccountRow).where(AccountRow.person_id == person_id).values(**columns)
        if proof is not None:
            return await self._write_if(proof.holds(person_id), (change, None))
        await self._write((change, None))
        return True

    async def has(self, person_id: str) -> bool:
        found = await self.store.rows(select(AccountRow.person_id).where(AccountRow.person_id == person_id))
        return bool(found)

    async def have(self, people: Iterable[str]) -> bool:
        """Whether all of these have accounts."""
        ids = set(people)
        wanted = select(AccountRow.person_id).where(AccountRow.person_id.in_(sorted(ids)))
        return len(await self.store.rows(wanted)) == len(ids)

    async def _write(self, *statements: Statement) -> None:
        try:
            await self.store.writer.write(*statements)
        except IntegrityError:
            raise Taken from None

    async def _write_if(self, holds: Select[Any], *statements: Statement) -> bool:
        """Write in one transaction if, within it, ``holds`` finds a row. Whether it did."""

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(holds)).first() is None:
                return False
            for statement, parameters in statements:
                await connection.execute(statement, parameters)
            return True

        try:
            return await self.store.writer.run(work)
        except IntegrityError:
            raise Taken from None

    async def leaves_behind(self, person_id: str) -> bool:
        """Whether anything but a name would be lost with a guest: a seat, a table, something kept for a game, or a part
        in an event that is not over."""
        seats = exists().where(SeatRow.person_id == person_id)
        tables = exists().where(TableRow.host_id == person_id)
        kept = exists().where(BelongingRow.person_id == person_id)
        return bool(
            await self.store.rows(select(literal(1)).where(or_(seats, tables, kept, _named(person_id))))
        )

    async def deleted(self, people: Iterable[str]) -> list[str]:
        """Who of these has deleted their account: such a person has no name. Many who ask at the same time are one question."""
        return await self._deleted.get(frozenset(people)) or []

    async def _deleted_among(self, asked: Sequence[frozenset[str]]) -> dict[frozenset[str], list[str]]:
        among = self.store.database.among(PersonRow.id, sorted(frozenset[str]().union(*asked)))
        found = await self.store.rows(select(PersonRow.id).where(among, PersonRow.name == ""))
        gone = {row["id"] for row in found}
        return {people: sorted(people & gone) for people in asked}

    async def takes_part(self, person_id: str) -> bool:
        """Whether an event that is not over names somebody."""
        return bool(await self.store.rows(select(literal(1)).where(_named(person_id))))

    # -- sessions

    async def sessions(self, person_id: str) -> list[Session]:
        columns = (SessionRow.token, SessionRow.device, SessionRow.created, SessionRow.seen)
        wanted = select(*columns).where(SessionRow.person_id == person_id)
        rows = await self.store.rows(wanted.order_by(SessionRow.seen.desc(), SessionRow.token))
        return [Session(**row) for row in rows]

    async def begin_session(
        self, person_id: str, proof: Proof, token: str, device: str, at: int, *ended: str
    ) -> bool:
        """Keep a new session, in the place of those that end; False where what proved whose it is holds no longer."""
        row = {"token": token, "person_id": person_id, "device": device, "created": at, "seen": at}
        back = update(PersonRow).where(PersonRow.id == person_id).values(gone=None)
        return await self._write_if(
            proof.holds(person_id), (insert(SessionRow), row), (back, None), *self.ending(ended, at)
        )

    async def end_sessions(self, tokens: Iterable[str], at: int, *more: Statement) -> None:
        await self.store.writer.write(*self.ending(tokens, at), *more)

    def ending(self, tokens: Iterable[str], at: int) -> list[Statement]:
        """What ends sessions; whose last one that was is gone from then on."""
        ended = list(tokens)
        if not ended:
            return []
        theirs = select(SessionRow.person_id).where(SessionRow.token.in_(ended))
        others = exists().where(SessionRow.person_id == PersonRow.id, SessionRow.token.not_in(ended))
        leave = update(PersonRow).where(PersonRow.id.in_(theirs), ~others).values(gone=at)
        return [(leave, None), (delete(SessionRow).where(SessionRow.token.in_(ended)), None)]

    # -- recovery codes

    async def set_codes(self, person_id: str, proof: Proof, codes: Iterable[str], at: int) -> bool:
        """Keep these (hashed) codes and no others; False where the ``proof`` holds no longer."""
        rows = [{"code": code, "person_id": person_id, "created": at} for code in codes]
        old = delete(RecoveryCodeRow).where(RecoveryCodeRow.person_id == person_id)
        return await self._write_if(proof.holds(person_id), (old, None), (insert(RecoveryCodeRow), rows))

    async def code_of(self, code: str) -> str | None:
        """Whose (hashed) code this is, if it may still be used."""
        wanted = select(RecoveryCodeRow.person_id).where(RecoveryCodeRow.code == code)
        for row in await self.store.rows(wanted):
            return str(row["person_id"])
        return None

    async def codes_left(self, person_id: str) -> int:
        wanted = select(RecoveryCodeRow.code).where(RecoveryCodeRow.person_id == person_id)
        return len(await self.store.rows(wanted))

    async def use_code(self, person_id: str, code: str, at: int, password: str) -> None:
        """Use a (hashed) code up for a new password (hashed). Raises ``Taken`` if it was used before, or is good no more."""
        good = select(RecoveryCodeRow.code).where(
            RecoveryCodeRow.code == code, RecoveryCodeRow.person_id == person_id
        )
        used = await self._write_if(
            good,
            (insert(RecoveryUseRow), {"code": code, "person_id": person_id, "used": at}),
            (delete(RecoveryCodeRow).where(RecoveryCodeRow.code == code), None),
            (update(AccountRow).where(AccountRow.person_id == person_id).values(password=password), None),
        )
        if not used:
            raise Taken

    # -- passkeys

    async def add_passkey(self, passkey: Passkey, proof: Proof) -> bool:
        """Keep a new passkey; False where the ``proof`` holds no longer. Raises ``Taken`` for one that somebody has."""
        row = msgspec.structs.asdict(passkey)
        return await self._write_if(proof.holds(passkey.person_id), (insert(PasskeyRow), row))

    async def passkeys(self, person_id: str) -> list[Passkey]:
        wanted = select(PasskeyRow.__table__).where(PasskeyRow.person_id == person_id)
        return [Passkey(**row) for row in await self.store.rows(wanted.order_by(PasskeyRow.created))]

    async def passkey(self, credential: str) -> Passkey | None:
        wanted = select(PasskeyRow.__table__).where(PasskeyRow.credential == credential)
        for row in await self.store.rows(wanted):
            return Passkey(**row)
        return None

    async def change_passkey(self, id_: str, **columns: str | int) -> None:
        await self.store.writer.write(
            (update(PasskeyRow).where(PasskeyRow.id == id_).values(**columns), None)
        )

    async def remove_passkey(self, id_: str) -> None:
        await self.store.writer.write((delete(PasskeyRow).where(PasskeyRow.id == id_), None))

    # -- a club's identities

    async def add_identity(self, identity: Identity, proof: Proof) -> bool:
        """Keep whom a club means; False where the ``proof`` holds no longer. Raises ``Taken`` where that is somebody
        already."""
        return await self._write_if(proof.holds(identity.person_id), *self.adding(identity))

    def adding(self, identity: Identity) -> list[Statement]:
        return [(insert(IdentityRow), msgspec.structs.asdict(identity))]

    async def identity(self, issuer: str, subject: str) -> Identity | None:
        wanted = select(IdentityRow.__table__)
        wanted = wanted.where(IdentityRow.issuer == issuer, IdentityRow.subject == subject)
        for row in await self.store.rows(wanted):
            return Identity(**row)
        return None

    async def identities(self, person_id: str) -> list[Identity]:
        wanted = select(IdentityRow.__table__).where(IdentityRow.person_id == person_id)
        return [Identity(**row) for row in await self.store.rows(wanted.order_by(IdentityRow.created))]

    async def remove_identities(self, person_id: str, issuer: str) -> None:
        which = (IdentityRow.person_id == person_id, IdentityRow.issuer == issuer)
        await self.store.writer.write((delete(IdentityRow).where(*which), None))


def _named(person_id: str) -> ColumnElement[bool]:
    """Whether the log of an event that is not over names somebody."""
    return exists().where(
        EventEntryRow.event_id == EventRow.id,
        EventRow.status != EVENT_OVER,
        EventEntryRow.body.contains(f'"{person_id}"', autoescape=True),
    )
