"""What a card of Dark Tidings, Winds of Exchange and Grim Reminders says of itself, or of the creature that it is on, is so of
no other creature: whoever stands beside it, on either side, stays as it is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import KEYWORD_NAMES

HAUNTED = ["punch"] * 10
STATES: dict[str, dict[str, Any]] = {
    "high-haunted": {"tide": "high", "discard": HAUNTED, "their_discard": HAUNTED, "amber": (3, 3)},
    "low": {"tide": "low", "amber": (3, 3)},
}
MINE = ["flaxia", "bumpsy exhausted"]
THEIRS = ["krump", "troll exhausted", "silvertooth exhausted", "umbra exhausted"]
BYSTANDERS = [name.split()[0] for name in MINE + THEIRS]


def how_they_are(table: Table) -> dict[str, tuple[int, int, list[int], list[int]]]:
    """Power, armor, keywords and how many abilities of each moment they have."""
    state = table.state
    found = {}
    for name in BYSTANDERS:
        abilities = [len(state.abilities_of(table.card(name), moment)) for moment in range(40)]
        keywords = [table.keyword(name, keyword) for keyword in KEYWORD_NAMES]
        found[name] = (table.power(name), table.armor(name), keywords, abilities)
    return found


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize(
    ("card", "marks"),
    [
        ("orphiel-sea-s-chosen", ""),
        ("orphion-land-s-chosen", ""),
        ("lærie-of-the-lake-evil-twin", ""),
        ("one-eyed-willa", ""),
        ("llack-gaboon", ""),
        ("myliobe", ""),
        ("photic-raider", ""),
        ("imperator-drusilla", ""),
        ("ballistego", "amber:1"),
        ("covetous-hema", ""),
        ("revered-monk house:sanctum", ""),
        ("thunderdell", ""),
        ("ravening-morphazoid", ""),
        ("siphonapterian", ""),
        ("protective-playmate", ""),
        ("nameless-horror", ""),
        ("echo-guardian", ""),
        ("xenos-darkshadow", ""),
        ("narl-gibbus", "enraged"),
        ("blernean-hydra", "damage:1"),
        ("kaspara", ""),
        ("varad-the-indulgent", "amber:2"),
        ("cincinnatus-resurrexit", "amber:2"),
        ("alien-horror", ""),
        ("captain-kresage", ""),
    ],
)
def test_what_a_creature_says_of_itself(state: str, card: str, marks: str) -> None:
    plain = Table(mine=[MINE[0], "dust-pixie", MINE[1]], theirs=THEIRS, **STATES[state])
    there = Table(mine=[MINE[0], f"{card} {marks}".strip(), MINE[1]], theirs=THEIRS, **STATES[state])
    assert how_they_are(there) == how_they_are(plain)


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize(
    "upgrade",
    [
        "static-charge", "ransom", "hand-cannon", "æmber-vac", "officer-s-blaster", "way-of-the-pixie", "insurance-policy",
        "niffle-paw", "ironyx-propaganda", "mirror-shell", "fof-transponder", "uplink", "bonecrusher", "singing-scythe",
        "overclocked-shock-collar", "anachronometer", "paradox-shield", "prototype-harness", "flying-broomstick",
        "werewolf-curse", "d1-v3-pod", "ostentatious-mount", "toxicuda-venom", "proton-siphon", "hoplite-s-dory",
        "essence-entangler", "modular-exoskeleton", "fortune-reverser",
    ],
)  # fmt: skip
@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_what_an_upgrade_says_of_its_creature(side: str, upgrade: str, state: str) -> None:
    """The creature that it is on, on either side, is the only one that changes."""
    boards = []
    for mark in ("", f" +{upgrade}"):
        board = {"mine": list(MINE), "theirs": list(THEIRS)}
        board[side].insert(1, f"titan-guardian amber:1{mark}")
        boards.append(Table(**board, **STATES[state]))
    assert how_they_are(boards[1]) == how_they_are(boards[0])


@pytest.mark.parametrize(
    ("upgrade", "cost"), [("echo-reflector", (6, 9)), ("pentacorder", (6, 9)), ("weak-link", (12, 6))]
)
def test_what_a_creature_is_given_makes_keys_dearer_once(upgrade: str, cost: tuple[int, int]) -> None:
    """However many creatures there are: one of them has gained it."""
    table = Table(mine=["flaxia", f"bumpsy exhausted +{upgrade}", "titan-guardian"], theirs=THEIRS)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == cost


@pytest.mark.parametrize(
    ("card", "state"),
    [
        ("omnipus", "low"),
        ("tentaclid", "low"),
        ("nautilixian", "low"),
        ("zephon-the-opulent", "low"),
        ("troll +ransom", "low"),
        ("troll +phobivore", "high-haunted"),
        ("token:anger", "low"),
    ],
)
def test_who_else_may_be_used(card: str, state: str) -> None:
    """What cannot reap, fight or be used at all is the card itself, or the creature that the upgrade is on."""
    for token in (
        ("warrior", "strange-shell", "blorb", "æmberling") if card.startswith("token") else ("grunt",)
    ):
        table = Table(
            mine=["flaxia", card],
            theirs=["krump"],
            token=token,
            deck=["anger"],
            house="untamed",
            **STATES[state],
        )
        assert {"reap:flaxia", "fight:flaxia"} <= set(table.offered())


@pytest.mark.parametrize("card", ["frost-giant", "awakened-titan", "the-red-death", "troll +under-pressure"])
def test_who_else_is_readied(card: str) -> None:
    table = Table(mine=["flaxia exhausted", f"{card.split()[0]} exhausted {card.partition(' ')[2]}".strip()])
    table.do("end")
    assert (table.has("flaxia", "exhausted"), table.has(card.split()[0], "exhausted")) == (False, True)


@pytest.mark.parametrize(
    ("card", "state"),
    [
        ("undagnathus-evil-twin", "low"),
        ("undagnathus", "low"),
        ("ghost-tree", "high-haunted"),
        ("general-sherman", "low"),
        ("aja-the-inconspicuous", "low"),
        ("censor-philo", "low"),
        ("eldritch-synan", "low"),
        ("troll +thoughtswim", "high-haunted"),
    ],
)
def test_who_else_deals_and_is_dealt_damage(card: str, state: str) -> None:
    """A fight of two others, one of them damaged and with Æ on it, is fought as ever."""
    table = Table(
        mine=["flaxia", card, "bumpsy"], theirs=["troll amber:1 damage:1"], house="untamed", **STATES[state]
    )
    table.do("fight:flaxia")
    name = "troll" if card.split()[0] != "troll" else "troll.2"
    assert (table.damage(name), table.zone("flaxia")) == (5, "discard")


@pytest.mark.parametrize(
    ("card", "state", "house"),
    [
        ("rocketeer-tryska-evil-twin", "high-haunted", "star-alliance"),
        ("belligerent-guard", "low", "ekwidon"),
        ("ælbia-stray", "high-haunted", "geistoid"),
        ("retrotechnician-le", "high-haunted", "star-alliance"),
    ],
)
def test_who_else_enters_ready(card: str, state: str, house: str) -> None:
    """While it is in play, and as it enters, no other card of its player comes ready."""
    other = f"troll house:{house}"
    table = Table(mine=[card], hand=[other], house=house, **STATES[state])
    table.do(f"play:{table.hand()[0]}", "place:0")
    assert table.has(table.line()[0], "exhausted")


def test_who_else_enters_enraged() -> None:
    table = Table(mine=["brash-grabber"], hand=["zorg"], house="mars").do("play:zorg", "place:0")
    assert not table.has("zorg", "enraged")


def test_which_other_artifact_enters_ready() -> None:
    table = Table(
        mine=["mk2-generator"], hand=["ironyx-banner"], token="grunt", deck=["anger"] * 2, house="mars"
    )
    table.do("play:ironyx-banner")
    assert table.has("ironyx-banner", "exhausted")


def test_which_other_creature_has_a_house_more() -> None:
    """Badge of Unity: its creature, and no other one; in a turn of Star Alliance that one may be used."""
    table = Table(mine=["flaxia +badge-of-unity", "troll"], house="star-alliance")
    assert ("reap:flaxia" in table.offered(), "reap:troll" in table.offered()) == (True, False)


def test_which_other_creature_may_be_used_in_any_turn() -> None:
    """Freelancer and T3R-35A lend leave to one creature."""
    for one in ("bumpsy +freelancer", "t3r-35a"):
        table = Table(mine=["urchin", one, "batdrone"], house="logos" if one == "t3r-35a" else "mars")
        name = one.split()[0]
        assert f"reap:{name}" in table.offered()
        assert "reap:urchin" not in table.offered()
