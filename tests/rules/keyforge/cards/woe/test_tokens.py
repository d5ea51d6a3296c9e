"""The token creatures of Winds of Exchange, each in play with a card beneath that does not matter."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def alone(token: str, house: str, **position: Any) -> Table:
    """A ready token creature of its player's, in a turn of its house."""
    return Table(**{"mine": ["token:anger"], "house": house, "token": token, **position})


@pytest.mark.parametrize(
    ("token", "power", "armor", "keyword", "number"),
    [
        ("berserker", 5, 0, "", 0),
        ("warrior", 4, 0, "", 0),
        ("skirmisher", 2, 0, "skirmish", 1),
        ("grumpus", 2, 0, "splash-attack", 1),
        ("strange-shell", 1, 4, "", 0),
        ("diplomat", 1, 0, "elusive", 1),
        ("blorb", 1, 0, "elusive", 1),
        ("grunt", 3, 0, "", 0),
        ("defender", 2, 1, "", 0),
        ("squire", 2, 0, "taunt", 1),
        ("bellatoran-warrior", 5, 2, "", 0),
        ("cultist", 2, 0, "", 0),
    ],
)
def test_what_is_printed_on_them(token: str, power: int, armor: int, keyword: str, number: int) -> None:
    """Power, armor and keywords of the reference card; there is nothing else to the plain ones."""
    table = alone(token, "mars")
    assert (table.power(token), table.armor(token)) == (power, armor)
    if keyword:
        assert table.keyword(token, keyword) == number


def test_berserker() -> None:
    """A fight is its end, even if it survives it; as it is enraged, it can do nothing else while there is somebody."""
    table = alone("berserker", "brobnar", mine=["token:anger enraged"], theirs=["urchin", "silvertooth"])
    assert table.offered() == ["fight:berserker", "end"]
    table.do("fight:berserker", "card:silvertooth")
    assert (table.zone("silvertooth"), table.zone("anger")) == ("discard", "discard")
    table = alone("berserker", "brobnar").do("reap:berserker")
    assert table.line() == ["berserker"]


def test_berserker_enters_ready_and_enraged() -> None:
    table = alone("berserker", "brobnar", mine=[], hand=["press-gang"], deck=["punch"])
    table.do("play:press-gang")
    assert not table.has("berserker", "exhausted")
    assert table.has("berserker", "enraged")


def test_warrior() -> None:
    """It reaps only where it has nobody to fight."""
    assert alone("warrior", "brobnar", theirs=["urchin"]).offered() == ["fight:warrior", "end"]
    assert alone("warrior", "brobnar").offered() == ["reap:warrior", "end"]


def test_skirmisher() -> None:
    table = alone("skirmisher", "brobnar", theirs=["troll"]).do("fight:skirmisher")
    assert (table.damage("troll"), table.line()) == (2, ["skirmisher"])


def test_grumpus() -> None:
    """The neighbours of the one that it attacks are hit, too."""
    table = alone("grumpus", "brobnar", theirs=["bumpsy", "troll", "mugwump", "krump"])
    table.do("fight:grumpus", "card:troll")
    assert [table.damage(name) for name in ("bumpsy", "troll", "mugwump", "krump")] == [1, 2, 1, 0]


def test_strange_shell() -> None:
    """It neither fights nor reaps; its action takes the card beneath it to hand."""
    table = alone("strange-shell", "ekwidon", theirs=["urchin"])
    assert table.offered() == ["action:strange-shell", "end"]
    table.do("action:strange-shell")
    assert (table.hand(), table.line()) == (["anger"], [])


def test_diplomat() -> None:
    """Its reaping pays both players, and it hides from the first attack."""
    table = alone("diplomat", "ekwidon", theirs=["troll"])
    assert table.keyword("diplomat", "elusive") == 1
    table.do("reap:diplomat")
    assert (table.amber(), table.amber(1)) == (2, 1)


def test_trader() -> None:
    table = alone("trader", "ekwidon", amber=(0, 2)).do("action:trader")
    assert (table.amber(), table.amber(1), table.row("discard")) == (1, 1, ["anger"])
    table = alone("trader", "ekwidon").do("action:trader")
    assert table.line() == [], "there was nothing to steal, and it is destroyed all the same"


def test_prospector() -> None:
    """It draws before it leaves: the card beneath it is not among what could be drawn."""
    table = alone(
        "prospector", "brobnar", mine=["token:anger"], hand=["punch"], deck=["troll"], their_token=""
    )
    table.do("play:punch")
    assert (table.hand(), table.row("discard")) == (["troll"], ["anger", "punch"])


def test_blorb() -> None:
    """Destroyed, it brings one Blorb Hive back, if one lies in its player's discard pile; it does not reap."""
    for piles, back in (
        ({"discard": ["blorb-hive", "bumpsy"]}, ["blorb-hive"]),
        ({"discard": ["bumpsy"]}, []),
    ):
        table = Table(mine=["token:troll"], hand=["punch"], house="brobnar", token="blorb", **piles)
        table.do("play:punch")
        assert table.hand() == back
    table = Table(
        mine=["token:troll"], hand=["punch"], their_discard=["blorb-hive"], house="brobnar", token="blorb"
    )
    assert table.do("play:punch").hand() == []
    assert alone("blorb", "mars", theirs=["urchin"]).offered() == ["fight:blorb", "end"]


def test_rebel() -> None:
    table = alone("rebel", "mars", theirs=["troll"]).do("reap:rebel")
    assert table.offered() == ["card:rebel", "card:troll"]
    assert table.do("card:troll").damage("troll") == 1


def test_researcher() -> None:
    """Whatever the house of the turn: a Mars card of the hand is shown and archived."""
    table = alone("researcher", "brobnar", hand=["blypyp", "troll", "mindwarper"])
    table.do("omni:researcher")
    assert table.offered() == ["hand:blypyp", "hand:mindwarper"]
    table.do("hand:blypyp")
    assert (table.row("archives"), table.hand()) == (["blypyp"], ["troll", "mindwarper"])
    assert table.told("revealed") == [{"seat": 0, "prints": ["blypyp"]}]
    table = alone("researcher", "brobnar", hand=["troll"]).do("omni:researcher")
    assert (table.row("archives"), table.hand()) == ([], ["troll"])


def test_disciple() -> None:
    """+1 power and armor for each Monk beside it: others of its kind are Monks."""
    table = Table(mine=["token:anger", "token:punch", "troll"], house="sanctum", token="disciple")
    assert [(table.power(n), table.armor(n)) for n in ("disciple", "disciple.2")] == [(2, 1), (2, 1)]
    table = Table(mine=["token:anger", "token:punch", "token:warsong"], house="sanctum", token="disciple")
    assert (table.power("disciple.2"), table.armor("disciple.2")) == (3, 2)


def test_cleric() -> None:
    """It captures as it enters; what is in play does not for another."""
    table = alone(
        "cleric", "brobnar", mine=["token:troll"], hand=["press-gang"], deck=["punch"], amber=(0, 3)
    )
    table.do("play:press-gang", "place:0")
    assert (table.on("cleric"), table.on("cleric.2"), table.amber(1)) == (0, 1, 2)


def test_squire() -> None:
    """Its neighbour cannot be attacked past it."""
    table = Table(mine=["troll"], theirs=["token:anger", "bumpsy"], house="brobnar", their_token="squire")
    assert table.do("fight:troll").zone("anger") == "discard"


def test_scholar() -> None:
    table = alone("scholar", "saurian", deck=["troll", "bumpsy"]).do("reap:scholar")
    assert table.hand() == ["troll"]


def test_senator() -> None:
    """Keys cost more in the opponent's next turn, for anybody, and no longer."""
    table = alone("senator", "saurian").do("action:senator")
    assert [table.state.key_cost(seat) for seat in (0, 1)] == [6, 6]
    table.to_turn_of(1)
    assert [table.state.key_cost(seat) for seat in (0, 1)] == [7, 7]
    table.to_turn_of(0)
    assert table.state.key_cost(1) == 6


def test_trooper() -> None:
    """Whether it reaps or fights, it is exalted."""
    assert alone("trooper", "saurian").do("reap:trooper").on("trooper") == 1
    table = alone("trooper", "saurian", theirs=["bumpsy"]).do("fight:trooper")
    assert table.zone("anger") == "discard", "not if it dies of the fight"
    assert alone("trooper", "saurian", theirs=["silvertooth"]).do("fight:trooper").on("trooper") == 1


@proves("G46", "G103")
def test_aemberling() -> None:
    """Each counts as 1 Æ for a key and is discarded then, ward or not; the Æ that lies on it goes its way (G97)."""
    table = Table(
        mine=["token:anger warded amber:1", "token:troll"], amber=(5, 0), token="æmberling", at="start"
    )
    assert table.asked == "spend"
    assert table.offered() == ["amber:pool", "card:aemberling", "card:aemberling.2"]
    table.do("card:aemberling")
    assert table.offered() == ["amber:pool", "card:aemberling.2"]
    assert table.line() == ["aemberling", "aemberling.2"], (
        "until the key has been paid for nothing else happens"
    )
    while table.asked == "spend":
        table.do("amber:pool")
    assert (table.row("discard"), table.amber(1)) == (["anger"], 1)
    assert (table.amber(), table.line()) == (0, ["aemberling.2"])
    assert table.asked == "key"


@proves("G46")
def test_aemberlings_alone_pay_for_a_key() -> None:
    """Six of them are 6 Æ; five are not enough, and those of the opponent are none of yours. They cannot reap."""
    for number, keys in ((6, 1), (5, 0)):
        table = Table(
            mine=["token:anger"] * number, theirs=["token:anger"] * 6, token="æmberling",
            their_token="æmberling", at="start",
        )  # fmt: skip
        while table.asked in ("spend", "key"):
            table.do(table.offered()[0])
        assert (table.keys(), len(table.line())) == (keys, number - 6 * keys)
    assert alone("æmberling", "star-alliance").offered() == ["end"]


def test_cadet() -> None:
    """As it is destroyed, the stronger of its neighbours is readied; of two alike the active player chooses."""
    table = Table(
        mine=["troll exhausted", "token:anger", "bumpsy exhausted"],
        hand=["punch"],
        house="brobnar",
        token="cadet",
    )
    table.do("play:punch", "card:cadet")
    assert (table.has("troll", "exhausted"), table.has("bumpsy", "exhausted")) == (False, True)
    table = Table(mine=["token:anger"], hand=["punch"], house="brobnar", token="cadet").do("play:punch")
    assert table.line() == []


def test_explorer() -> None:
    """The top card is looked at, and may be discarded."""
    table = alone("explorer", "star-alliance", deck=["troll", "bumpsy"]).do("reap:explorer")
    assert table.told("looked") == [{"seat": 0, "whose": 0, "prints": ["troll"]}]
    assert table.do("yes").row("discard") == ["troll"]
    table = alone("explorer", "star-alliance", deck=["troll", "bumpsy"]).do("reap:explorer", "no")
    assert table.row("deck") == ["troll", "bumpsy"]
    assert alone("explorer", "star-alliance", deck=[]).do("reap:explorer").asked == "turn"


def test_b0_t() -> None:
    """It lets a creature of another house be used, however; not one of its own."""
    table = alone(
        "b0-t", "star-alliance", mine=["token:anger", "troll", "bumpsy exhausted", "com-officer-kirby"]
    )
    table.do("action:b0-t", "card:troll")
    assert (table.amber(), table.has("troll", "exhausted")) == (1, True)
    table = alone("b0-t", "star-alliance", mine=["token:anger", "com-officer-kirby"]).do("action:b0-t")
    assert (table.asked, table.has("com-officer-kirby", "exhausted")) == ("turn", False)


def test_cultist() -> None:
    """Destroyed by its own action, it wards a friend; a ward on itself saves it, and then it wards nobody."""
    table = alone("cultist", "unfathomable", mine=["token:anger", "troll", "bumpsy"])
    table.do("action:cultist")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.line(), table.has("bumpsy", "warded")) == (["troll", "bumpsy"], True)
    table = alone("cultist", "unfathomable", mine=["token:anger warded", "troll"]).do("action:cultist")
    assert (table.line(), table.has("troll", "warded")) == (["cultist", "troll"], False)


def test_fish() -> None:
    table = alone("fish", "brobnar", hand=["punch"], theirs=["bumpsy", "troll"])
    table.do("play:punch", "card:fish")
    assert (table.damage("troll"), table.damage("bumpsy")) == (2, 0)


def test_priest() -> None:
    table = alone("priest", "unfathomable", theirs=["bumpsy", "troll"])
    table.do("action:priest", "card:troll")
    assert [table.has(name, "exhausted") for name in ("bumpsy", "troll")] == [False, True]


def test_raider() -> None:
    """Its poison works in its controller's turns only."""
    table = alone("raider", "unfathomable", theirs=["troll"]).do("fight:raider")
    assert (table.zone("troll"), table.zone("anger")) == ("discard", "discard")
    table = Table(mine=["troll"], theirs=["token:anger"], house="brobnar", their_token="raider")
    assert table.keyword("raider", "poison") == 0
    assert table.do("fight:troll").line() == ["troll"]
