"""Why tables were drawn as they were, and what is to be said of tables made by hand, in words."""

from __future__ import annotations

from ludarium import i18n
from ludarium.core.game import listed
from ludarium.server.desk.shown import TableRemark, TablesShown
from ludarium.server.errors import sentence as problem
from ludarium.tournaments import roles
from ludarium.tournaments.actions import Drawn
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import by_hand
from ludarium.tournaments.handlers.rounds import coming
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.structures.history import Draw, Note
from ludarium.tournaments.tournament import Tournament


def sentence(event: Tournament, note: Note, lang: str) -> str:
    """A note of an explanation, people by their names."""

    def say(message: str, arguments: dict[str, str | int]) -> str:
        return i18n.say(lang, message, **arguments)

    facts: dict[str, str | int] = {"unit": event.plan.unit}
    for name, fact in note.facts.items():
        if isinstance(fact, tuple):
            facts[name] = listed([event.people[one].name for one in fact], say)
        elif name in ("player", "other", "partner") and isinstance(fact, int):
            facts[name] = event.people[fact].name
        elif isinstance(fact, float):
            facts[name] = f"{fact:.3f}"
        else:
            facts[name] = fact
    return i18n.say(lang, "draw-" + note.code, **facts)


def explained(event: Tournament, number: int) -> Draw | None:
    """The draw of a published round as it was made; None where people made its tables, or moved players since."""
    one = event.round(number)
    if one.by_hand:
        return None  # people may have come upon the desk's own tables
    for entry in event.entries:
        if entry.number in event.undone or not isinstance(entry.action, Drawn):
            continue
        action = entry.action
        if action.attempt == one.attempt and action.tables == tuple([table.players for table in one.tables]):
            before = Tournament.of(event.entries[: entry.number])  # as it was then, undone lines and all
            stage = before.stage
            anew = action.attempt > 0 and stage is not None and stage.draft is None and bool(stage.rounds)
            if len(before.rounds) - anew != number:
                continue  # the same people met in another round
            draw = before.redraw(action.attempt) if anew else before.next_round(action.attempt)
            if isinstance(draw, Draw) and draw.tables == action.tables:
                return draw
    return None


def drafted(event: Tournament) -> Draw | None:
    """The draw of the draft; None where people made its tables, or moved players since. Raises ``Refused`` for no draft."""
    stage = event.stage
    if stage is None or stage.draft is None:
        raise Refused("draft-none", unit=event.plan.unit)
    if stage.draft.by_hand:
        return None
    draw = event.next_round(stage.draft.attempt)
    tables = tuple([table.players for table in stage.draft.tables])
    return draw if isinstance(draw, Draw) and draw.tables == tables else None


def without_draw(event: Tournament, number: int, draft: bool, lang: str, account: str) -> list[str]:
    """What is said of tables that no draw explains: that somebody made them, and, to the staff, why."""
    stage = event.stage
    one = stage.draft if draft and stage is not None else event.round(number)
    if one is None or not one.by_hand:
        return [i18n.say(lang, "draw-by-hand", unit=event.plan.unit)]
    staff = account and roles.role_of(event, account) in STAFF
    reason = [i18n.say(lang, "draw-made-by-hand-why", why=one.by_hand)] if staff else []
    return [i18n.say(lang, "draw-made-by-hand"), *reason]


def tables_by_hand(event: Tournament, tables: tuple[tuple[int, ...], ...], lang: str) -> TablesShown:
    """Who is to be seated next, and what is to be said of these tables. Raises ``Refused``."""
    stage, played = coming(event)
    sizes = by_hand.sizes_of(event.plan)
    remarks = []
    if tables:
        remarks = [
            TableRemark(one.table, True, problem(lang, one.why))
            for one in by_hand.refusals(event, stage, played, tables)
        ]
        remarks += [
            TableRemark(one.table, False, sentence(event, one.note, lang))
            for one in by_hand.notes(event, stage, played, tables)
        ]
    anew = len(played) < len(stage.rounds)
    attempt = stage.rounds[-1].attempt + 1 if anew else 0
    return TablesShown(by_hand.to_seat(event, stage, played), *sizes, attempt, remarks)
