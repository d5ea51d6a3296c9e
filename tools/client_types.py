"""Writes what goes over the wire as JSON Schema into ``client/schemas``, from the structs of the server and the games.

``npm run generate`` in ``client`` makes the page's types of it (``client/src/generated``). Run both with ``make generate``.

What the hall sends holds every field, but for structs that leave out what equals its default: their fields may be missing.
What it reads may leave out any field with a default.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludarium.core import games
from ludarium.core.view import View
from ludarium.server.analysis import shown as analysis
from ludarium.server.belongings import shown as belongings
from ludarium.server.desk import shown
from ludarium.server.friends import shown as friends
from ludarium.server.lab import shown as lab
from ludarium.server.moderation import shown as moderation
from ludarium.server.people import shown as people
from ludarium.server.positions import shown as positions
from ludarium.server.push import shown as push
from ludarium.server.ratings import shown as ratings
from ludarium.server.seeks import shown as seeks
from ludarium.server.ws import messages
from ludarium.tournaments import actions, casework
from ludarium.tournaments.view_types import EventView

ROOT = Path(__file__).parents[1]
SCHEMAS = ROOT / "client" / "schemas"
REF = "#/$defs/"

Schema = dict[str, Any]

SENT: dict[str, list[Any]] = {
    "hall": [
        messages.Welcome, messages.GameStep, messages.TableNews, messages.LineShown, messages.Votes, messages.Refusal,
        messages.Ack, messages.Pong, messages.Bye, messages.Lines, messages.PeopleNews, messages.PersonShown, messages.GameShown, messages.OptionRead,
        messages.CourseShown, messages.OfficialShown, messages.MomentShown, messages.TableLists, messages.MyGames,
        messages.RematchMade, messages.RematchOffer,
        messages.Problem, seeks.MySeek, seeks.SeekLists,
    ],
    "positions": [positions.PositionChecked, positions.PositionShown],
    "lab": [lab.LabAbout, lab.LabRun],
    "desk": [
        shown.EventCard, shown.EventShown, shown.EventChanged, shown.PeopleEntered, shown.Presets, shown.CorrectionsShown, shown.CatalogueShown,
        shown.EntryShown, shown.Why, shown.Preview, shown.TablesShown, shown.TokenShown, casework.CaseFile,
    ],
    "moderation": [moderation.HallNews, moderation.QueueShown, moderation.CaseShown],
    "analysis": [analysis.AnalysisShown, analysis.HintShown],
    "ratings": [
        ratings.LeadersShown, ratings.ProfileShown, ratings.CurveShown, ratings.SeatRatedShown, ratings.GameTally,
    ],
    "people": [
        people.Ways, people.AccountShown, people.CodesShown, people.ChallengeShown, people.LinkShown, people.ClaimShown, people.WaitShown,
        people.ClubAddress, push.PushShown, friends.MyPeople, friends.PersonCard,
        belongings.BelongingsShown, belongings.BelongingsRead, belongings.BelongingAbout,
    ],
}  # fmt: skip
"""What the hall says, by file."""

READ: dict[str, list[Any]] = {
    "hall": [
        *messages.ToServer.__args__, messages.NewGuest, messages.Changes, messages.NewTable, messages.NewRematch, messages.SeatChanges,
        messages.PlayNow, messages.NewLesson, messages.OptionText, seeks.NewSeek, seeks.AnswerSeek,
    ],
    "positions": [positions.CheckPosition, positions.NewPosition],
    "lab": [lab.NewRun],
    "desk": [shown.NewEvent, shown.NewDeed, shown.NewAnswers, shown.Next, shown.Fill, shown.NewDeck, shown.Claim, shown.NewToken, shown.TablesAsked],
    "people": [
        people.NewAccount, people.SignIn, people.Recover, people.NewPassword, people.NewAccountName, people.ConfirmPassword, people.NewPasskey,
        people.PasskeyName, people.PasskeyAnswer, people.LinkNumber, people.LinkCode, people.LinkClaim, people.ClubWish, people.Goodbye,
        push.NewPush, friends.NewInvitation, belongings.NewBelongings, belongings.BelongingNote,
    ],
    "moderation": [moderation.NewReport, moderation.TakeReport, moderation.NewDecision],
}  # fmt: skip
"""What the hall reads, by file."""

UNIONS = {
    "hall": {
        "FromServer": SENT["hall"][:11],
        "ToServer": list(messages.ToServer.__args__),
    },
    "desk": {"AnyDeed": list(get_args(actions.AnyAction))},
}
"""Messages of which any may come, by file and name; told apart by their ``type``."""


def games_drawn() -> list[str]:
    """The games that the page can show: it has a folder for each."""
    return [name for name in sorted(games()) if (ROOT / "client/src/games" / name / "index.ts").is_file()]


def view_of(game: str) -> type[View]:
    """The struct in which a game shows itself."""
    package = ".".join(type(games()[game]).__module__.split(".")[:3])
    for name in ("view", "view.view"):
        try:
            module = importlib.import_module(f"{package}.{name}")
        except ModuleNotFoundError:
            continue
        for _, found in inspect.getmembers(module, inspect.isclass):
            if issubclass(found, View) and found is not View:
                return found
    raise LookupError(game)


def _structs(kinds: list[Any]) -> dict[str, Any]:
    """The structs that these are made of, by name."""
    found: dict[str, Any] = {}

    def walk(kind: msgspec.inspect.Type) -> None:
        if isinstance(kind, msgspec.inspect.StructType):
            if found.get(kind.cls.__name__) is kind.cls:
                return
            assert kind.cls.__name__ not in found, f"two structs are called {kind.cls.__name__}"
            found[kind.cls.__name__] = kind.cls
        for part in (getattr(kind, name) for name in kind.__struct_fields__):
            for one in part if isinstance(part, (tuple, list)) else [part]:
                inner = one.type if isinstance(one, msgspec.inspect.Field) else one
                if isinstance(inner, msgspec.inspect.Type):
                    walk(inner)

    for kind in kinds:
        walk(msgspec.inspect.type_info(kind))
    return found


def _field_docs(struct: Any) -> dict[str, str]:
    """The docstrings below the fields of a struct, by the field's name."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
        ):
            if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                docs[field.target.id] = inspect.cleandoc(after.value.value)
    return docs


def _parts(schema: Any) -> Iterator[Schema]:
    """A schema and all that is inside of it."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from _parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _parts(part)


def _name_aliases(schema: Any, defs: Schema, *, top: bool = False) -> Any:
    """Moves whatever has a title of its own, such as an annotated list of words, among the definitions."""
    if isinstance(schema, list):
        return [_name_aliases(part, defs) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if not top and isinstance(title := schema.get("title"), str):
        # A default is the field's, not the type's.
        bare = {key: part for key, part in schema.items() if key != "default"}
        known = defs.setdefault(title, bare)
        assert known == bare, f"two things are called {title}"
        return {"$ref": REF + title}
    return {key: _name_aliases(part, defs) if key != "default" else part for key, part in schema.items()}


def schema_of(sent: list[Any], read: list[Any], unions: dict[str, list[Any]]) -> Schema:
    """The definitions of all structs in these kinds; ``unions`` are added under their names."""
    _, made = msgspec.json.schema_components([*sent, *read], ref_template=REF + "{name}")
    out, structs = _structs(sent), _structs([*sent, *read])
    defs: Schema = {}
    for name, schema in made.items():
        struct = structs.get(name)
        if struct is not None and "properties" in schema:
            names = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
            docs = _field_docs(struct)
            for field, part in schema["properties"].items():
                if (doc := docs.get(names.get(field, ""))) is not None:
                    part["description"] = doc
            config = struct.__struct_config__
            decided = config.tag is not None and config.forbid_unknown_fields  # the log shows what was said
            if name in out and not config.omit_defaults and not decided:
                missing = {
                    field.encode_name
                    for field in msgspec.structs.fields(struct)
                    if field.default is msgspec.UNSET
                }
                schema["required"] = [name for name in schema["properties"] if name not in missing]
            schema["additionalProperties"] = False
        defs[name] = _name_aliases(schema, defs, top=True)
    for name, kinds in unions.items():
        defs[name] = {"title": name, "oneOf": [{"$ref": REF + kind.__name__} for kind in kinds]}
    of_union = {frozenset(REF + kind.__name__ for kind in kinds): name for name, kinds in unions.items()}
    for part in _parts(defs):
        any_of = frozenset(each.get("$ref", "") for each in part.get("anyOf", []) if isinstance(each, dict))
        if any_of in of_union:
            part.clear()
            part["$ref"] = REF + of_union[any_of]
        if isinstance(tuple_of := part.pop("prefixItems", None), list):
            part.update(items=tuple_of, minItems=len(tuple_of), maxItems=len(tuple_of))
        if (
            "$ref" in part and len(part) > 1
        ):  # what is said of this place is not said of the thing that is there
            part["allOf"] = [{"$ref": part.pop("$ref")}]
        if isinstance(keys := part.pop("propertyNames", None), dict):
            part["properties"] = dict.fromkeys(keys["enum"], part["additionalProperties"])
            part.update(required=keys["enum"], additionalProperties=False)
        if isinstance(text := part.get("description"), str):
            part["description"] = inspect.cleandoc(text).replace("``", "`")
        for shadow in ("default", "pattern", "minimum", "maximum", "minLength", "maxLength"):
            if not isinstance(part.get(shadow), dict):  # a field may be called so
                part.pop(shadow, None)
    return {"$defs": dict(sorted(defs.items()))}


def defaults_of(kind: Any) -> Schema:
    """What each field is where it is left out, by struct and field, in all that ``kind`` is made of."""
    found: Schema = {}
    for name, struct in sorted(_structs([kind]).items()):
        kept = [field for field in msgspec.structs.fields(struct) if not field.required]
        if kept and not struct.__struct_config__.forbid_unknown_fields:  # those are read, too, and come whole
            found[name] = {
                field.encode_name: msgspec.to_builtins(
                    field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
                )
                for field in kept
            }
    return found


def texts() -> dict[str, str]:
    """Every file of ``client/schemas``, by name."""
    made: dict[str, Any] = {
        f"{name}.schema.json": schema_of(SENT[name], READ.get(name, []), UNIONS.get(name, {}))
        for name in SENT
    }
    made["desk.defaults.json"] = defaults_of(EventView)
    for game in games_drawn():
        made[f"{game}.schema.json"] = schema_of([view_of(game)], [], {})
    return {name: json.dumps(text, indent=1, ensure_ascii=False) + "\n" for name, text in made.items()}


def main() -> None:
    SCHEMAS.mkdir(exist_ok=True)
    made = texts()
    for old in SCHEMAS.glob("*.json"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (SCHEMAS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
