"""`ludarium admin people`: finding people, and what is done about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.admin.common import (
    HALL,
    AsJson,
    Data,
    Reason,
    Who,
    in_office,
    print_found,
    print_json,
    print_table,
    read_time,
    say,
    told,
    yes,
)
from ludarium.cli.terminal import words

if TYPE_CHECKING:
    from ludarium.server.moderation.people import Found
    from ludarium.server.storage.bans import Ban

FOUND = ("id", "name", "account", "moderator", "created", "banned-until", "reason")
BANS = ("created", "banned-until", "lifted", "reason")


def _until(ban: Ban | None) -> str | None:
    if ban is None:
        return None
    return words("admin-for-good") if ban.until is None else told(ban.until)


def _row(one: Found) -> tuple[str | None, ...]:
    account = words("admin-guest") if one.guest else one.account or words("admin-club")
    reason = None if one.ban is None else one.ban.reason
    return (one.id, one.name, account, yes(one.moderator), told(one.created), _until(one.ban), reason)


def find(
    text: Annotated[str, typer.Argument(help=words("help-admin-text"))],
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.moderation import people

    found = in_office(data, lambda office: people.find(office, text))
    print_found(found, as_json, FOUND, _row, "nobody")


def show(who: Who, data: Data = HALL, as_json: AsJson = False) -> None:
    from ludarium.server.moderation import people

    found = in_office(data, lambda office: people.show(office, who))
    if as_json:
        print_json(found)
        return
    print_table(FOUND, [_row(found.person)])
    if found.sessions:
        rows = [(one.id, one.device, told(one.created), told(one.seen)) for one in found.sessions]
        print_table(("session", "device", "created", "seen"), rows)
    if found.tables:
        print_table(
            ("table", "game", "status", "seat", "host", "created"),
            [
                (one.id, one.game, words(f"status-{one.status}"), one.seat, yes(one.host), told(one.created))
                for one in found.tables
            ],
        )
    if found.bans:
        print_table(
            BANS, [(told(one.created), _until(one), told(one.lifted), one.reason) for one in found.bans]
        )


def ban(
    who: Who,
    reason: Reason,
    until: Annotated[str | None, typer.Option(metavar="TIME", help=words("help-admin-until"))] = None,
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.moderation import people

    at = None if until is None else read_time(until)
    made = in_office(data, lambda office: people.ban(office, who, reason, at))
    if as_json:
        print_json(made)
    elif made.until is None:
        say("banned", who=who)
    else:
        say("banned-until", who=who, until=told(made.until) or "")


def unban(who: Who, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import people

    in_office(data, lambda office: people.unban(office, who, reason))
    say("unbanned", who=who)


def silence(
    who: Who,
    reason: Reason,
    until: Annotated[str, typer.Option(metavar="TIME", help=words("help-admin-silence-until"))],
    data: Data = HALL,
) -> None:
    from ludarium.server.moderation import people

    at = read_time(until)
    in_office(data, lambda office: people.silence(office, who, reason, at))
    say("silenced", who=who, until=told(at) or "")


def unsilence(who: Who, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import people

    in_office(data, lambda office: people.unsilence(office, who, reason))
    say("unsilenced", who=who)


def warn(who: Who, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import people

    in_office(data, lambda office: people.warn(office, who, reason))
    say("warned", who=who)


def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help=words("help-admin-name"))],
    reason: Reason,
    data: Data = HALL,
) -> None:
    from ludarium.server.moderation import people

    say("renamed", who=who, name=in_office(data, lambda office: people.rename(office, who, name, reason)))


def sign_out(who: Who, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import people

    say("signed-out", who=who, count=in_office(data, lambda office: people.sign_out(office, who, reason)))


def make_moderator(who: Who, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import people

    in_office(data, lambda office: people.make_moderator(office, who, reason))
    say("moderator-made", who=who)


def unmake_moderator(who: Who, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import people

    in_office(data, lambda office: people.unmake_moderator(office, who, reason))
    say("moderator-unmade", who=who)


def commands(group: typer.Typer) -> typer.Typer:
    """The commands, in the order of their help."""
    for name, command in (
        ("find", find),
        ("show", show),
        ("ban", ban),
        ("unban", unban),
        ("warn", warn),
        ("silence", silence),
        ("unsilence", unsilence),
        ("rename", rename),
        ("sign-out", sign_out),
        ("make-moderator", make_moderator),
        ("unmake-moderator", unmake_moderator),
    ):
        group.command(name=name, help=words(f"help-people-{name}"))(command)
    return group
