"""An action is declared once, and that declaration is all that the desk knows of it."""

from __future__ import annotations

import inspect
from typing import get_args

import msgspec
import pytest
from tests.tournaments.desk import HOST, Desk

from ludarium.tournaments import actions as act
from ludarium.tournaments import handlers, permissions
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.handlers import declare
from ludarium.tournaments.handlers.declare import DECLARED
from ludarium.tournaments.roles import DESK, ROLES

KINDS = [kind for kind in vars(act).values() if isinstance(kind, type) and issubclass(kind, act.Action)]
KINDS.remove(act.Action)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_action_has_all_its_parts(kind: type[act.Action]) -> None:
    declared = DECLARED[kind]
    assert declared.kind is kind
    assert kind.__doc__
    assert kind.__struct_config__.tag_field == act.ON_THE_WIRE
    assert declared.by <= {*ROLES, DESK}
    assert declared.by or declared.also is not None or kind is act.Created  # somebody may decide it
    if declared.handler is None:
        assert declared.folds
        return
    *_, action = inspect.signature(declared.handler).parameters.values()
    assert action.annotation == f"act.{kind.__name__}"
    assert inspect.getmodule(declared.handler).__name__.startswith(handlers.__name__)  # type: ignore[union-attr]


def test_nothing_else_is_declared_and_no_two_have_one_name() -> None:
    assert set(DECLARED) == set(KINDS) == set(get_args(act.AnyAction))
    tags = [kind.__struct_config__.tag for kind in KINDS]
    assert len({*tags}) == len(tags)


def test_only_an_undo_is_left_to_the_fold() -> None:
    assert [kind for kind, declared in DECLARED.items() if declared.handler is None] == [act.Undone]


def test_a_new_action_takes_one_declaration() -> None:
    """Its struct and its handler with what is declared there: then it is decided, refused, and kept from requests."""

    class Thanked(act.Action, frozen=True, tag="thanked"):
        """Somebody is thanked."""

        name: str

    @declare.declares(Thanked, by=declare.ORGANIZERS, sent=declare.never_sent)
    def thanked(event: object, entry: act.Entry, action: Thanked) -> None:
        names.append(action.name)

    names: list[str] = []
    try:
        desk = Desk()
        desk.do(Thanked("the judges"), HOST)
        assert names == ["the judges"]
        assert msgspec.to_builtins(desk.event.entries[-1])["deed"] == {
            "deed": "thanked",
            "name": "the judges",
        }
        with pytest.raises(NotAllowed):
            desk.do(Thanked("me"), "a0")
        assert not permissions.may_send(desk.event, HOST, Thanked("me"))
    finally:
        del DECLARED[Thanked]
