"""Fair shuffles: what is shown before, what after, and what a changed record gives away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludarium.core import Chance, Record, load_game
from ludarium.server.tables import fair


@pytest.fixture
def record() -> Record:
    """A finished game with its proof."""
    secret, nonces = fair.new_secret(), [fair.new_nonce() for _ in range(5)]
    notes = fair.proof(secret, nonces)
    record = Record("saboteur", load_game("saboteur").version, 5, fair.game_seed(secret, nonces), notes=notes)
    state, chance = record.start(), Chance.of("any")
    while (decision := state.decision()) is not None:
        option = decision.option(chance.below(len(decision)))
        record.add(decision.seat, option)
        state.choose(option)
    outcome = state.outcome()
    assert outcome is not None
    record.scores = outcome.scores
    return record


def checks(record: Record) -> dict[str, bool]:
    return {check.name: check.holds for check in fair.check_record(record)}


def test_an_honest_record_holds_and_survives_its_text(record: Record) -> None:
    assert checks(Record.parse(record.text())) == {"present": True, "commitment": True, "seed": True}


def test_another_secret_does_not_fit_the_commitment(record: Record) -> None:
    forged = replace(record, notes={**record.notes, "secret": "00" * 32})
    assert checks(forged) == {"present": True, "commitment": False, "seed": False}


def test_another_nonce_or_order_of_seats_does_not_give_the_seed(record: Record) -> None:
    forged = replace(record, notes={**record.notes, "nonce-3": fair.new_nonce()})
    assert checks(forged) == {"present": True, "commitment": True, "seed": False}
    swapped = {"nonce-0": record.notes["nonce-1"], "nonce-1": record.notes["nonce-0"]}
    assert not checks(replace(record, notes={**record.notes, **swapped}))["seed"]


@pytest.mark.parametrize("lost", ["commitment", "secret", "nonce-4"])
def test_a_record_without_part_of_its_proof_proves_nothing(record: Record, lost: str) -> None:
    notes = {name: value for name, value in record.notes.items() if name != lost}
    assert checks(replace(record, notes=notes)) == {"present": False, "commitment": False, "seed": False}


def test_a_proof_that_is_no_hex_is_none(record: Record) -> None:
    assert not any(checks(replace(record, notes={**record.notes, "secret": "hello"})).values())


def test_nonces_can_not_be_shifted_between_seats() -> None:
    secret = fair.new_secret()
    assert fair.game_seed(secret, ["ab", "cd"]) != fair.game_seed(secret, ["abc", "d"])
