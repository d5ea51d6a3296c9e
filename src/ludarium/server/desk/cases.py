"""The file of a serious case in words (T14.2): what the organizer sends to the official side."""

from __future__ import annotations

from datetime import UTC, datetime

from ludarium import i18n
from ludarium.tournaments.casework import CaseCall, CaseDecision, CaseFile, CasePenalty, CaseWords
from ludarium.tournaments.rules.registry import rules_of


def case_text(case: CaseFile, lang: str) -> str:
    """The whole file as plain text, line by line, in a language."""
    return "\n".join(_Teller(case, lang).lines()) + "\n"


class _Teller:
    """Says one file in one language."""

    def __init__(self, case: CaseFile, lang: str) -> None:
        self.case = case
        self.lang = lang

    def lines(self) -> list[str]:
        case = self.case
        told = [
            self.say("desk-case-title", name=case.name),
            "",
            *self.pairs(
                ("desk-event-name", case.event),
                ("desk-case-day", case.day or _time(case.began)),
                ("desk-case-venue", case.reports[-1].venue if case.reports else ""),
                ("setting-game", self.named(f"{case.game}-name", case.game)),
                ("setting-preset", self.named(f"preset-{case.preset}", case.preset)),
                ("desk-role-organizer", ", ".join(case.organizers)),
                ("desk-case-judges", ", ".join(case.judges)),
            ),
            "",
            *self.pairs(
                ("desk-name", case.name),
                ("desk-club", case.club),
                ("desk-case-account", case.account),
                ("desk-case-status", self.status()),
            ),
        ]
        for message, found in (
            ("desk-case-penalties", [line for one in case.penalties for line in self.penalty(one)]),
            ("desk-case-decisions", [self.decision(one) for one in case.decisions]),
            ("desk-case-calls", [line for one in case.calls for line in self.call(one)]),
        ):
            told += ["", self.say(message), *(found or [self.say("desk-case-nothing")])]
        for number, report in enumerate(reversed(case.reports)):
            told += ["", *self.report(report, number == 0)]
        return told

    def say(self, message: str, /, **facts: str | int) -> str:
        return i18n.say(self.lang, message, **facts)

    def named(self, message: str, otherwise: str) -> str:
        return self.say(message) if i18n.has(message, self.lang) else otherwise

    def pairs(self, *pairs: tuple[str, str]) -> list[str]:
        """Lines of a name and what it has; those that have nothing are left out."""
        return [
            self.say("desk-case-line", name=self.say(message), text=text) for message, text in pairs if text
        ]

    def status(self) -> str:
        if self.case.spectator and self.case.status == "in":
            return self.say("desk-spectator")
        return self.named(f"desk-person-{self.case.status}", self.case.status)

    def kind(self, name: str) -> str:
        return self.named(f"penalty-{self.case.catalogue}-{name}", name)

    def where(self, number: int, label: str, table: int) -> str:
        """Round and table, as far as they are known."""
        if number < 0:
            return ""
        called = self.say("desk-round", number=number + 1, unit=rules_of(self.case.game).shown.unit)
        if label:
            called = self.named(f"draw-label-{label}", called)
        return self.say("desk-case-where", round=called, table=table + 1) if table >= 0 else called

    def penalty(self, one: CasePenalty) -> list[str]:
        infraction = self.named(f"infraction-{self.case.catalogue}-{one.infraction}", one.infraction)
        head = self.say("desk-case-penalty", entry=one.entry, kind=self.kind(one.kind), infraction=infraction)
        second = one.second or (self.say("desk-penalty-waits") if not one.effective else "")
        return [
            head,
            *[
                "  " + line
                for line in self.pairs(
                    ("desk-case-when", _time(one.at)),
                    ("desk-case-place", self.where(one.round, one.label, one.table)),
                    ("desk-penalty-game", str(one.game + 1) if one.game >= 0 else ""),
                    ("desk-penalty-turn", str(one.turn) if one.turn >= 0 else ""),
                    ("desk-penalty-text", one.text),
                    ("desk-penalty-answer", one.answer),
                    ("desk-penalty-remedy", self.named(f"remedy-{one.remedy}", one.remedy)),
                    ("desk-case-given-by", one.by),
                    ("desk-case-second", second),
                )
            ],
        ]

    def decision(self, one: CaseDecision) -> str:
        if one.kind:
            return self.say("desk-case-decided", time=_time(one.at), judge=one.by, kind=self.kind(one.kind))
        return self.say("desk-case-declined", time=_time(one.at), judge=one.by)

    def call(self, one: CaseCall) -> list[str]:
        return [
            self.say("desk-case-call", time=_time(one.at), player=one.by),
            *[
                "  " + line
                for line in self.pairs(
                    ("desk-case-place", self.where(one.round, one.label, one.table)),
                    ("desk-case-call-text", one.text),
                    ("desk-case-ruling", one.ruling),
                    ("desk-case-ruled-by", one.judge),
                )
            ],
        ]

    def report(self, one: CaseWords, last: bool) -> list[str]:
        head = self.say(
            "desk-case-filed" if last else "desk-case-filed-before", time=_time(one.at), name=one.by
        )
        return [
            head,
            *self.pairs(
                ("desk-case-happened", one.happened),
                ("desk-case-statements", one.statements),
                ("desk-case-recommendation", one.recommendation),
            ),
        ]


def _time(at: int) -> str:
    """A time as everybody reads it; where the event is, no hall knows."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
