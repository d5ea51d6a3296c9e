"""`ludarium admin notice`: telling everybody in the hall something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.admin.common import (
    HALL,
    AsJson,
    Data,
    Reason,
    in_office,
    print_found,
    print_json,
    read_time,
    say,
    told,
)
from ludarium.cli.terminal import words
from ludarium.i18n import LANGUAGES

if TYPE_CHECKING:
    from ludarium.server.storage.notices import HallNotice

COLUMNS = ("number", "level", "from", "until", "taken-back", "languages", "text")


def _row(one: HallNotice) -> tuple[str | int | None, ...]:
    lang, text = one.said(LANGUAGES[0])
    spoken = " ".join(sorted(one.texts, key=lambda each: (each != lang, each)))
    return (
        one.id,
        words(f"notice-{one.level}"),
        told(one.begins),
        told(one.ends),
        told(one.taken_back),
        spoken,
        text,
    )


def say_notice(
    en: Annotated[str | None, typer.Option(metavar="TEXT", help=words("help-notice-en"))] = None,
    zh: Annotated[
        str | None, typer.Option("--zh-Hant", "--zh", metavar="TEXT", help=words("help-notice-zh"))
    ] = None,
    ko: Annotated[str | None, typer.Option(metavar="TEXT", help=words("help-notice-ko"))] = None,
    level: Annotated[str, typer.Option(metavar="info|warning", help=words("help-notice-level"))] = "info",
    begins: Annotated[
        str | None, typer.Option("--from", metavar="TIME", help=words("help-notice-from"))
    ] = None,
    until: Annotated[str | None, typer.Option(metavar="TIME", help=words("help-notice-until"))] = None,
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.moderation import notices
    from ludarium.server.storage.notices import LEVELS

    if level not in LEVELS:
        raise typer.BadParameter(words("admin-no-level", found=level, known=", ".join(LEVELS)))
    texts = {lang: text for lang, text in zip(LANGUAGES, (en, zh, ko), strict=True) if text is not None}
    since = None if begins is None else read_time(begins)
    ends = None if until is None else read_time(until)
    made = in_office(data, lambda office: notices.say(office, texts, level, since, ends))
    if as_json:
        print_json(made)
        return
    say("notice-said", number=made.id)
    for lang in LANGUAGES:
        if lang not in made.texts:
            say("notice-missing", lang=lang, other=made.said(lang)[0])


def list_notices(
    all_: Annotated[bool, typer.Option("--all", help=words("help-notice-all"))] = False,
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.moderation import notices

    found = in_office(data, lambda office: notices.listed(office, all_))
    print_found(found, as_json, COLUMNS, _row, "no-notices")


def take_back(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help=words("help-notice-number"))],
    reason: Reason,
    data: Data = HALL,
) -> None:
    from ludarium.server.moderation import notices

    in_office(data, lambda office: notices.take_back(office, number, reason))
    say("notice-taken-back", number=number)


def commands(group: typer.Typer) -> typer.Typer:
    """The commands, in the order of their help."""
    for name, command in (("say", say_notice), ("list", list_notices), ("take-back", take_back)):
        group.command(name=name, help=words(f"help-notice-{name}"))(command)
    return group
