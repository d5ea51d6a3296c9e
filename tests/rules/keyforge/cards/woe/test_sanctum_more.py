"""Sanctum of Winds of Exchange and its token creatures."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.table import Table

TOKEN = {"token": "disciple", "house": "sanctum"}


def test_batariel_of_the_grey() -> None:
    """Each Disciple is readied, the opponent's too; no other creature."""
    table = Table(
        mine=["batariel-of-the-grey", "token:anger exhausted", "troll exhausted"], theirs=["token:punch exhausted"],
        their_token="disciple", **TOKEN,
    )  # fmt: skip
    lines = [*table.state.line(0), *table.state.line(1)]
    table.do("reap:batariel-of-the-grey")
    assert [table.state.flags[c] & 1 for c in lines] == [1, 0, 1, 0]


def test_friendship() -> None:
    """Its creature's neighbours take the damage, an odd one as AP likes; alone it takes it itself."""
    table = Table(mine=["troll", "urchin +friendship", "krump"], hand=["hammer-gram"], house="sanctum")
    table.do("play:hammer-gram", "card:urchin")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert [table.damage(name) for name in ("troll", "urchin", "krump")] == [1, 0, 2]
    assert table.has("urchin", "stunned")
    table = Table(mine=["sequis", "urchin +friendship"], hand=["hammer-gram"], house="sanctum")
    table.do("play:hammer-gram", "card:urchin")
    assert (table.damage("sequis"), table.damage("urchin")) == (1, 0)
    table = Table(mine=["troll +friendship"], hand=["hammer-gram"], house="sanctum").do("play:hammer-gram")
    assert table.damage("troll") == 3


def test_friendship_in_a_fight() -> None:
    """Both fight as ever, but its neighbours are hurt, by poison too; they are destroyed in that fight."""
    position = {"mine": ["bumpsy", "silvertooth +friendship", "krump"], "house": "brobnar", "active": 1}
    table = Table(**position, theirs=["valdr"]).do("fight:valdr", "card:silvertooth")
    assert [table.damage(name) for name in ("bumpsy", "silvertooth", "krump", "valdr")] == [3, 0, 3, 2]
    table = Table(
        mine=["troll", "silvertooth +friendship"], theirs=["sir-bevor-evil-twin"], house="sanctum", active=1
    )
    table.do("fight:sir-bevor-evil-twin", "card:silvertooth")
    assert (table.zone("troll"), table.zone("silvertooth")) == ("discard", "line")


def test_friendship_beside_splash_damage() -> None:
    """What goes over to a neighbor may destroy it before the splash damage, which then meets nobody: no armor stops any of
    that (G86)."""
    table = Table(
        mine=["sequis damage:3", "silvertooth +friendship", "krump"],
        theirs=["ballistego amber:1"],
        house="saurian",
        active=1,
    )
    table.do("fight:ballistego", "card:silvertooth", "card:sequis")
    assert table.row("discard") == ["sequis"]
    assert [fact["amount"] for fact in table.told("prevented")] == [2]
    assert [(fact["card"], fact["amount"]) for fact in table.told("damaged")] == [
        ("sequis", 1), ("krump", 2), ("ballistego", 2), ("krump", 3),
    ]  # fmt: skip
    check(table.state)


def test_friends_of_friends() -> None:
    """Between two such creatures the damage goes over once, and comes back to stay."""
    table = Table(mine=["troll +friendship", "krump +friendship"], hand=["hammer-gram"], house="sanctum")
    table.do("play:hammer-gram", "card:troll")
    assert (table.damage("troll"), table.damage("krump")) == (3, 0)


def test_halo_of_enlightenment() -> None:
    """Not to be attacked while its creature's controller, whoever that is, has a token creature."""
    table = Table(mine=["troll"], deck=["anger"], hand=["halo-of-enlightenment"], **TOKEN)
    table.do("play:halo-of-enlightenment")
    while table.asked in ("card", "place"):
        table.do(table.offered()[0])
    assert len(table.line()) == 2
    table = Table(
        mine=["troll +halo-of-enlightenment", "token:anger"],
        theirs=["krump"],
        active=1,
        token="disciple",
        house="brobnar",
    )
    table.do("fight:krump")
    assert (table.asked, table.damage("troll"), table.damage("krump")) == ("turn", 0, 1)
    table = Table(
        mine=["troll +halo-of-enlightenment", "bumpsy"],
        theirs=["krump"],
        active=1,
        token="disciple",
        house="brobnar",
    )
    table.do("fight:krump")
    assert table.offered() == ["card:troll", "card:bumpsy"]


def test_renewed_life() -> None:
    """As many token creatures as damage was healed, from whichever creature."""
    table = Table(
        theirs=["troll damage:2", "krump"], deck=["anger", "punch", "urchin"], hand=["renewed-life"], **TOKEN
    )
    table.do("play:renewed-life", "card:troll")
    while table.asked == "place":
        table.do("place:0")
    assert (table.damage("troll"), len(table.line()), table.row("deck")[0]) == (0, 2, "urchin")
    table = Table(theirs=["troll damage:2", "krump"], deck=["anger"], hand=["renewed-life"], **TOKEN)
    table.do("play:renewed-life", "card:krump")
    assert table.line() == []


def test_sariel_the_steadfast() -> None:
    """In the opponent's turn no creature of its player becomes exhausted; in one's own all do."""
    position = {"mine": ["sariel-the-steadfast", "troll"], "theirs": ["binary-moray"]}
    table = Table(**position, their_hand=["persistence-hunting"], active=1, house="untamed")
    table.do("play:persistence-hunting", "house:brobnar")
    assert not table.has("troll", "exhausted")
    table = Table(mine=["sariel-the-steadfast", "troll"], theirs=["krump"], house="brobnar").do("reap:troll")
    assert table.has("troll", "exhausted")
    table = Table(mine=["krump"], theirs=["sariel-the-steadfast", "troll"], house="brobnar").do("reap:krump")
    assert table.has("krump", "exhausted")
    table = Table(mine=["sariel-the-steadfast"], theirs=["troll"], active=1, house="brobnar").do("reap:troll")
    assert table.has("troll", "exhausted")


def test_the_promised_blade() -> None:
    """At the start of each turn it goes to who has the fewest creatures; AP says who, of two with as many."""
    table = Table(mine=["the-promised-blade", "troll"], at="start").to_turn_of(0)
    assert table.holder("the-promised-blade") == 1
    table = Table(mine=["the-promised-blade"], theirs=["troll"], at="start", active=1).to_turn_of(1)
    assert table.holder("the-promised-blade") == 0
    for option, holder in ((0, 1), (1, 0)):
        table = Table(mine=["the-promised-blade", "troll"], theirs=["krump"], at="start")
        assert table.asked == "a_player" or len(table.offered()) == 2
        table.do(table.offered()[option]).to_turn_of(0)
        assert table.holder("the-promised-blade") == holder
    table = Table(mine=["the-promised-blade", "troll"], amber=(0, 2), house="brobnar").do(
        "omni:the-promised-blade"
    )
    assert (table.on("troll"), table.amber(1)) == (1, 1)


def test_zephon_the_opulent() -> None:
    """Not used with fewer than 2 friendly token creatures; it brings 2, and 2 Æ when it reaps."""
    table = Table(hand=["zephon-the-opulent"], deck=["anger", "punch"], **TOKEN).do("play:zephon-the-opulent")
    while table.asked == "place":
        table.do("place:0")
    assert len(table.line()) == 3
    table = Table(mine=["zephon-the-opulent", "token:anger", "token:punch"], **TOKEN).do(
        "reap:zephon-the-opulent"
    )
    assert table.amber() == 3
    for mine in (["zephon-the-opulent"], ["zephon-the-opulent", "token:anger", "troll"]):
        table = Table(mine=mine, theirs=["token:punch"], their_token="disciple", **TOKEN)
        assert not [option for option in table.offered() if option.endswith(":zephon-the-opulent")]


def test_grey_abbess() -> None:
    """1 more armor for friendly token creatures; she makes one."""
    table = Table(
        mine=["grey-abbess", "troll", "token:anger"],
        theirs=["token:punch"],
        their_token="cleric",
        token="cleric",
        house="sanctum",
    )
    armors = [table.state.armor(c) for c in (*table.state.line(0), *table.state.line(1))]
    assert armors == [1, 0, 1, 0]
    table = Table(hand=["grey-abbess"], deck=["anger"], **TOKEN).do("play:grey-abbess")
    table.do("place:0") if table.asked == "place" else None
    assert len(table.line()) == 2


def test_katerina_the_summoner() -> None:
    """She captures when played and after she reaps; destroyed, she leaves a token creature for each Æ on her."""
    table = Table(hand=["katerina-the-summoner"], amber=(0, 2), **TOKEN).do("play:katerina-the-summoner")
    assert table.on("katerina-the-summoner") == 1
    table = Table(
        mine=["katerina-the-summoner amber:1"], theirs=["troll"], amber=(0, 2), deck=["anger"] * 3, **TOKEN
    )
    table.do("reap:katerina-the-summoner")
    assert (table.on("katerina-the-summoner"), table.amber()) == (2, 1)
    table = Table(mine=["katerina-the-summoner amber:2"], theirs=["troll"], deck=["anger"] * 3, **TOKEN)
    table.do("fight:katerina-the-summoner")
    while table.asked == "place":
        table.do("place:0")
    assert (table.zone("katerina-the-summoner"), len(table.line()), table.amber(1)) == ("discard", 2, 2)


def test_squire_recruitment() -> None:
    table = Table(
        mine=["sequis", "troll", "raiding-knight"],
        theirs=["lyco-knight"],
        hand=["squire-recruitment"],
        deck=["anger"] * 4,
        **TOKEN,
    )
    table.do("play:squire-recruitment")
    while table.asked == "place":
        table.do("place:0")
    assert len(table.line()) == 5


def test_battlefield_evangelist() -> None:
    """Only if it survives."""
    for foe, size in (("silvertooth", 2), ("troll", 0)):
        table = Table(mine=["battlefield-evangelist"], theirs=[foe], deck=["anger"], **TOKEN)
        table.do("fight:battlefield-evangelist")
        table.do("place:0") if table.asked == "place" else None
        assert len(table.line()) == size


def test_membership_drive() -> None:
    """The new one counts among the friendly token creatures."""
    table = Table(
        mine=["token:punch", "troll"], theirs=["token:urchin"], their_token="cleric", deck=["anger"], hand=["membership-drive"],
        **TOKEN,
    ).do("play:membership-drive", "place:0")  # fmt: skip
    assert (len(table.line()), table.amber()) == (3, 2)


@pytest.mark.parametrize(("theirs", "zone"), [(3, "archives"), (2, "discard"), (0, "discard")])
def test_muster(theirs: int, zone: str) -> None:
    table = Table(hand=["muster"], deck=["anger"], amber=(2, theirs), **TOKEN).do("play:muster")
    assert (len(table.line()), table.zone("muster")) == (1, zone)


def test_request_donations() -> None:
    """The token creature that is made captures 2 Æ; no other does."""
    table = Table(mine=["troll"], hand=["request-donations"], deck=["anger"], amber=(0, 3), **TOKEN)
    table.do("play:request-donations", "place:0")
    assert [table.state.amber[c] for c in table.state.line(0)] == [2, 0]
    assert table.amber(1) == 1


def test_knightapult() -> None:
    """The next friendly creature may enter ready and anywhere; asked once, whatever the answer."""
    position = {
        "mine": ["knightapult", "troll", "krump"],
        "hand": ["sequis", "raiding-knight"],
        "house": "sanctum",
    }
    table = Table(**position).do("action:knightapult", "play:sequis")
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table.do("place:1")
    assert (table.line(), table.has("sequis", "exhausted")) == (["troll", "sequis", "krump"], False)
    table.do("play:raiding-knight")
    assert table.offered() == ["place:0", "place:3"]
    table = Table(**position).do("action:knightapult", "play:sequis", "no")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:0")
    assert table.has("sequis", "exhausted")
    table.do("play:raiding-knight")
    assert table.offered() == ["place:0", "place:3"]


def test_knightapult_and_token_creatures() -> None:
    """A token creature that is made is a creature that enters; another turn it is over, and enemies are not meant."""
    table = Table(mine=["knightapult", "troll", "krump"], hand=["muster"], deck=["anger"], **TOKEN)
    table.do("action:knightapult", "play:muster", "yes", "place:1")
    c = table.state.line(0)[1]
    assert (len(table.line()), table.state.flags[c] & 1) == (3, 0)
    table = Table(
        mine=["knightapult", "troll"],
        hand=["sequis"],
        theirs=["krump"],
        their_hand=["bumpsy"],
        house="sanctum",
    )
    table.do("action:knightapult").to_turn_of(1, "brobnar").do("play:bumpsy")
    assert table.offered() == ["place:0", "place:1"]
