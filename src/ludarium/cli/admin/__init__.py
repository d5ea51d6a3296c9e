"""`ludarium admin`: moderating and looking after a hall, on its database, whether the hall is running or not."""

from __future__ import annotations

import typer

from ludarium.cli.admin import log, notices, people, reports, tables
from ludarium.cli.terminal import words

HELP = {"help_option_names": ["-h", "--help"]}


def _group(name: str) -> typer.Typer:
    return typer.Typer(name=name, help=words(f"help-{name}"), no_args_is_help=True, context_settings=HELP)


admin = _group("admin")
admin.add_typer(people.commands(_group("people")))
admin.add_typer(tables.commands(_group("tables")))
admin.add_typer(reports.commands(_group("reports")))
admin.add_typer(notices.commands(_group("notice")))
admin.command(name="log", help=words("help-admin-log"))(log.show_log)
