"""Refusals: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from typing import Final

from ludarium import i18n
from ludarium.core import LudariumError

STATUS: Final = {
    "need-guest": 401,
    "metrics-key": 401,
    "wrong-origin": 403,
    "wrong-host": 400,
    "not-host": 403,
    "tempo-not-yours": 403,
    "not-a-member": 403,
    "wrong-invite": 403,
    "not-spectatable": 403,
    "banned": 403,
    "record-hidden": 403,
    "record-kept": 403,
    "rematch-kept": 403,
    "rated-account": 403,
    "seat-option-not-yours": 403,
    "account-none": 403,
    "account-confirm": 403,
    "account-sign-in-wrong": 403,
    "account-password-wrong": 403,
    "account-recovery-wrong": 403,
    "account-passkey-wrong": 403,
    "account-passkey-unknown": 403,
    "silenced": 403,
    "warned": 403,
    "moderator-only": 403,
    "report-own": 403,
    "report-of-moderator": 403,
    "report-taken": 409,
    "report-closed": 409,
    "report-already": 409,
    "account-already": 409,
    "account-name-taken": 409,
    "account-name-first": 409,
    "account-guest-busy": 409,
    "account-last-way": 409,
    "account-passkeys-many": 409,
    "account-link-over": 409,
    "account-delete-event": 409,
    "account-link-number": 403,
    "account-wait": 429,
    "account-busy": 503,
    "club-off": 404,
    "club-wrong": 403,
    "club-linked": 409,
    "club-away": 503,
    "push-off": 404,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-person": 404,
    "report-nobody": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-lesson": 404,
    "unknown-event": 404,
    "token-unknown": 401,
    "desk-not-allowed": 403,
    "desk-moved-on": 409,
    "position-untold": 409,
    "analysis-mine": 409,
    "analysis-full": 503,
    "lab-mine": 409,
    "lab-full": 503,
    "lab-busy": 503,
    "hint-none": 403,
    "hint-not-now": 409,
    "hint-busy": 409,
    "analysis-long": 409,
    "record-not-ready": 409,
    "already-started": 409,
    "tempo-over": 409,
    "seat-option-late": 409,
    "friend-unknown": 404,
    "friend-none": 403,
    "friend-blocked": 409,
    "friends-many": 409,
    "friend-asks-many": 409,
    "invite-not": 409,
    "invites-many": 409,
    "blocks-many": 409,
    "mutes-many": 409,
    "belonging-gone": 404,
    "belongings-many": 409,
    "seek-gone": 409,
    "seek-own": 409,
    "seek-found": 409,
    "seek-not-you": 403,
    "fetch-going": 409,
    "too-many-tables": 409,
    "too-many-letters": 409,
    "too-many-tables-address": 409,
    "too-many-guests": 429,
    "vote-early": 409,
    "no-tables-left": 503,
    "too-many-seeks-address": 409,
    "no-seeks-left": 503,
    "spectators-full": 503,
    "too-large": 413,
    "rate-limited": 429,
    "internal": 500,
    "restart": 503,
    "fetch-busy": 503,
    "storage": 503,
    "moved": 503,
}
"""The HTTP status of a code; of all others 400."""

MOST_FURTHER: Final = 39
"""Sentences beyond the first that anybody would read."""


class Moved(LudariumError):
    """Another node has it by now, or nobody: whoever comes back finds out who."""

    def __init__(self) -> None:
        super().__init__("moved")


def refuse(code: str, **facts: object) -> LudariumError:
    """The error to raise for ``code``; ``facts`` fill the places of its sentence."""
    return LudariumError(code, **facts)


def sentence(lang: str, error: LudariumError) -> str:
    """What ``error`` says to a reader of ``lang``."""
    return i18n.refusal(lang, error.code, error.facts)


def sentences(lang: str, error: LudariumError) -> list[str]:
    """What ``error`` says and what else was wrong, up to ``MOST_FURTHER``, each sentence once."""
    return list(dict.fromkeys(sentence(lang, one) for one in (error, *error.further()[:MOST_FURTHER])))


def status(error: LudariumError) -> int:
    return STATUS.get(error.code, 400)


def option(error: LudariumError) -> str | None:
    """The option of a game that ``error`` is about."""
    name = error.facts.get("option")
    return name if isinstance(name, str) else None
