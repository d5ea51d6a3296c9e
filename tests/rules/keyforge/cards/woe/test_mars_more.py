"""Mars of Winds of Exchange, the rest of them, each on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def made(table: Table, seat: int = 0) -> int:
    """How many token creatures a player has, once all have their places."""
    while table.asked == "place":
        table.do(table.offered()[0])
    return len([c for c in table.state.line(seat) if table.state.is_token(c)])


def test_blorb_hive() -> None:
    """A friendly creature for two Blorbs; with ten of them it goes, and a key is forged for nothing."""
    table = Table(
        mine=["blorb-hive", "troll", *["token:anger"] * 7], deck=["punch"] * 5, token="blorb", house="dis"
    ).do("omni:blorb-hive", "card:troll")
    assert made(table) == 9
    assert (table.zone("blorb-hive"), table.keys()) == ("artifacts", 0)
    ten = Table(
        mine=["blorb-hive", "troll", *["token:anger"] * 8], deck=["punch"] * 5, amber=(3, 0), token="blorb",
        house="dis",
    ).do("omni:blorb-hive", "card:troll")  # fmt: skip
    assert made(ten) == 10
    while ten.asked != "turn":
        ten.do(ten.offered()[0])
    assert (ten.zone("blorb-hive"), ten.keys(), ten.amber()) == ("discard", 1, 3)


@proves("G169")
def test_blorb_hive_and_another_token_card() -> None:
    """Where the token card is another no Blorb is made; without a creature to destroy neither."""
    table = Table(mine=["blorb-hive", "troll"], deck=["punch"] * 3, token="grunt", house="mars")
    table.do("omni:blorb-hive")
    assert (table.line(), table.zone("troll")) == ([], "discard")
    none = Table(mine=["blorb-hive"], theirs=["troll"], deck=["punch"] * 3, token="blorb", house="mars")
    none.do("omni:blorb-hive")
    assert none.line() == []


def test_borka_rikk() -> None:
    """Each Mars card discarded from one's own hand, by whatever; others, and those of the deck, do not count."""
    table = Table(
        mine=["borka-rikk", "feeding-pit"], hand=["zorg", "ammonia-clouds", "mating-season"], deck=["anger"] * 5,
        token="grunt", house="mars",
    ).do("discard:ammonia-clouds")  # fmt: skip
    assert made(table) == 1
    table.do("action:feeding-pit", "hand:zorg")
    assert made(table) == 2
    other = Table(mine=["borka-rikk"], hand=["anger"], deck=["punch"], token="grunt", house="brobnar")
    other.do("discard:anger")
    assert made(other) == 0
    deck = Table(
        mine=["borka-rikk", "invasion-portal"], deck=["ammonia-clouds", "zorg"], token="grunt", house="mars"
    ).do("action:invasion-portal")
    assert made(deck) == 0
    theirs = Table(
        mine=["borka-rikk"], theirs=["troll"], their_hand=["zorg"], active=1, deck=["punch"], token="grunt",
        house="mars",
    ).do("discard:zorg")  # fmt: skip
    assert made(theirs) == 0


def test_grondal() -> None:
    """Two token creatures as it comes; the weakest of all creatures goes at the start of one's turn."""
    table = Table(hand=["grondal"], theirs=["urchin"], deck=["anger"] * 9, token="grunt", house="mars")
    table.do("play:grondal", "place:0")
    assert made(table) == 2
    table.to_turn_of(1)
    assert table.zone("urchin") == "line"
    table.to_turn_of(0, "mars")
    assert table.zone("urchin") == "discard"
    tied = Table(mine=["grondal"], theirs=["dust-imp", "dust-imp"], at="start", house="mars")
    assert sorted(tied.offered()) == ["card:dust-imp", "card:dust-imp.2"]


def test_martian_revolution() -> None:
    """One's own creatures for as many token creatures; a warded one stays and does not count."""
    table = Table(
        mine=["troll", "urchin", "krump warded"], theirs=["bumpsy"], hand=["martian-revolution"],
        deck=["anger"] * 5, token="grunt", house="mars",
    ).do("play:martian-revolution")  # fmt: skip
    assert made(table) == 2
    assert table.zone("krump") == "line"
    assert table.line(1) == ["bumpsy"]


def test_ironyx_banner() -> None:
    """It makes a token creature, and helps friendly creatures of its trait, token creatures too."""
    table = Table(
        mine=["ironyx-rebel", "zorg"], theirs=["ironyx-rebel"], hand=["ironyx-banner"], deck=["anger"] * 2,
        token="rebel", house="mars",
    ).do("play:ironyx-banner", "place:0")  # fmt: skip
    assert made(table) == 1
    rebel = table.state.line(0)[0]
    assert (table.state.power(rebel), table.state.armor(rebel)) == (2, 1)
    assert (table.power("ironyx-rebel"), table.armor("ironyx-rebel")) == (3, 1)
    assert (table.power("ironyx-rebel.2"), table.armor("ironyx-rebel.2")) == (2, 0)
    assert table.power("zorg") == 7


def test_nyyon_outpost() -> None:
    """A creature under its owner's deck for two token creatures; without one none."""
    table = Table(mine=["nyyon-outpost", "troll"], deck=["anger"] * 3, token="grunt", house="mars")
    table.do("action:nyyon-outpost")
    assert made(table) == 2
    assert table.row("deck")[-1] == "troll"
    none = Table(mine=["nyyon-outpost"], deck=["anger"], token="grunt", house="mars").do(
        "action:nyyon-outpost"
    )
    assert made(none) == 0
    warded = Table(mine=["nyyon-outpost", "troll warded"], deck=["anger"] * 3, token="grunt", house="mars")
    warded.do("action:nyyon-outpost")
    assert made(warded) == 0


@proves("G238")
def test_space_invaders() -> None:
    """As many creatures of the hand as one likes are shown, and enter play facedown."""
    table = Table(
        hand=["space-invaders", "troll", "zorg", "anger"], deck=["urchin"], token="grunt", house="mars"
    ).do("play:space-invaders")
    assert sorted(table.offered()) == ["hand:troll", "hand:zorg", "no"]
    table.do("hand:troll", "hand:zorg")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert made(table) == 2
    assert table.hand() == ["anger"]
    assert table.row("deck")[0] == "urchin"
    none = Table(hand=["space-invaders", "troll"], token="grunt", house="mars").do(
        "play:space-invaders", "no"
    )
    assert (none.hand(), none.line()) == (["troll"], [])


@pytest.mark.parametrize(("theirs", "zone"), [(["troll"], "discard"), ([], "archives")])
def test_clone_home(theirs: list[str], zone: str) -> None:
    table = Table(theirs=theirs, hand=["clone-home"], deck=["anger"], token="grunt", house="mars")
    table.do("play:clone-home")
    assert (made(table), table.zone("clone-home")) == (1, zone)


def test_ironyx_propaganda() -> None:
    """Its creature makes a token creature after it fights and after it reaps."""
    table = Table(
        mine=["zorg +ironyx-propaganda"], theirs=["urchin"], deck=["anger"] * 9, token="grunt", house="mars"
    ).do("reap:zorg")
    assert made(table) == 1
    fought = Table(
        mine=["tunk +ironyx-propaganda"], theirs=["dust-imp"], deck=["anger"] * 9, token="grunt", house="mars"
    ).do("fight:tunk")
    assert made(fought) == 1


def test_ironyx_vatminder() -> None:
    """As it is played, and as it is destroyed."""
    table = Table(hand=["ironyx-vatminder", "kaboom"], deck=["anger"] * 3, token="grunt", house="mars").do(
        "play:ironyx-vatminder"
    )
    assert made(table) == 1
    gone = Table(
        mine=["ironyx-vatminder"], theirs=["troll"], deck=["anger"] * 3, token="grunt", house="mars"
    ).do("fight:ironyx-vatminder")
    assert made(gone) == 1


def test_mk2_generator() -> None:
    """Ready as it comes, it makes a token creature at once."""
    table = Table(hand=["mk2-generator"], deck=["anger"], token="grunt", house="mars")
    table.do("play:mk2-generator", "action:mk2-generator")
    assert made(table) == 1


@proves("G233")
def test_big_magnet() -> None:
    """All upgrades of both sides come to one friendly creature, and are one's own; what needs another creature stays."""
    table = Table(
        mine=["zorg +jammer-pack", "krump"],
        theirs=["troll +blood-of-titans"],
        hand=["big-magnet"],
        house="mars",
    ).do("play:big-magnet")
    assert sorted(table.offered()) == ["card:krump", "card:zorg"]
    table.do("card:krump")
    assert (table.host("jammer-pack"), table.host("blood-of-titans")) == ("krump", "krump")
    assert (table.holder("jammer-pack"), table.holder("blood-of-titans")) == (0, 0)
    assert (table.power("krump"), table.power("troll")) == (11, 8)


def test_big_magnet_and_a_collar() -> None:
    """A collar that goes to another creature lets go of its first one. Without a creature to go to upgrades stay, but are
    one's own."""
    table = Table(
        mine=["krump"],
        theirs=["troll"],
        hand=["collar-of-subordination", "big-magnet house:dis"],
        house="dis",
    ).do("play:collar-of-subordination", "card:troll")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert sorted(table.line()) == ["krump", "troll"]
    table.do("play:big-magnet~dis", "card:krump")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.line(), table.line(1)) == (["krump"], ["troll"])
    held = Table(
        mine=["krump"],
        their_hand=["collar-of-subordination"],
        hand=["big-magnet"],
        active=1,
        house="dis",
        houses=[("mars", "brobnar", "dis"), ("dis", "brobnar", "mars")],
    ).do("play:collar-of-subordination")
    assert held.line(1) == ["krump"]
    held.to_turn_of(0, "mars").do("play:big-magnet")  # no friendly creature, but the collar's comes home
    assert (held.line(), held.line(1)) == (["krump"], [])
    none = Table(theirs=["troll +blood-of-titans"], hand=["big-magnet"], house="mars").do("play:big-magnet")
    assert (none.host("blood-of-titans"), none.holder("blood-of-titans")) == ("troll", 0)


def test_r_evolution() -> None:
    """All creatures of that name have it, of either side; another name does not."""
    table = Table(mine=["tunk +r-evolution", "tunk", "zorg"], theirs=["troll", "krump"], house="mars").do(
        "reap:tunk.2"
    )
    assert sorted(table.offered()) == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert table.damage("troll") == 2
    table.do("reap:tunk", "card:krump", "reap:zorg")
    assert (table.damage("krump"), table.asked) == (2, "turn")
    theirs = Table(mine=["tunk +r-evolution", "krump"], theirs=["tunk"], active=1, house="mars")
    theirs.do("reap:tunk.2")
    assert sorted(theirs.offered()) == ["card:krump", "card:tunk"]


def test_r_evolution_on_a_token() -> None:
    """Token creatures of one name are all alike (G236)."""
    table = Table(
        mine=["token:anger +r-evolution", "token:punch"], theirs=["troll"], token="grunt", house="mars"
    )
    table.do(f"reap:{table.labels(table.state.line(0))[1]}")
    assert table.damage("troll") == 2


def test_replay_pod() -> None:
    """Destroyed Mars creatures of its side go under it; its action brings them all to hand, and purges it."""
    table = Table(
        mine=["replay-pod", "tunk damage:4", "zorg", "krump damage:3", "john-smyth"], theirs=["blypyp"],
        hand=["ammonia-clouds"], house="mars",
    ).do("play:ammonia-clouds")  # fmt: skip
    assert (table.zone("tunk"), table.zone("john-smyth")) == ("beneath", "beneath")
    assert (table.zone("zorg"), table.zone("krump"), table.zone("blypyp")) == ("line", "discard", "discard")
    table.do("action:replay-pod")
    assert sorted(table.hand()) == ["john-smyth", "tunk"]
    assert table.zone("replay-pod") == "purged"


def test_replay_pod_and_a_token() -> None:
    """A token creature goes there as its printed card (G168); what the opponent owns comes to its owner's hand (G32)."""
    table = Table(
        mine=["replay-pod", "token:anger", "tunk theirs damage:4"],
        theirs=["troll"],
        token="grunt",
        house="mars",
    )
    grunt = table.labels(table.state.line(0))[0]
    table.do(f"fight:{grunt}")
    assert table.zone("anger") == "beneath"
    assert table.state.seen[table.card("anger")] & 3 == 1  # facedown: its player alone may look (G202)
    table.do("fight:tunk")
    assert table.zone("tunk") == "beneath"
    table.do("action:replay-pod")
    assert table.hand() == ["anger"]
    assert table.hand(1) == ["tunk"]


def test_replay_pod_under_nothing() -> None:
    table = Table(mine=["replay-pod"], house="mars").do("action:replay-pod")
    assert table.zone("replay-pod") == "purged"


def test_revo_hooligans() -> None:
    """An artifact with paint on it is of Mars, and of no other house; without the paint it is what it was."""
    table = Table(mine=["revo-hooligans", "library-of-babble"], theirs=["gauntlet-of-command"], house="mars")
    assert "action:library-of-babble" not in table.offered()
    table.do("reap:revo-hooligans")
    assert sorted(table.offered()) == ["card:gauntlet-of-command", "card:library-of-babble"]
    table.do("card:library-of-babble")
    assert table.counters("library-of-babble") == {"paint": 1}
    assert "action:library-of-babble" in table.offered()
    assert table.keyword("revo-hooligans", "elusive")
    state = table.state
    card = table.card("library-of-babble")
    before = state.houses(card)
    state.unmark(card, 13, 1)
    state.changed()
    assert state.houses(card) != before
    none = Table(mine=["revo-hooligans"], house="mars").do("reap:revo-hooligans")
    assert none.amber() == 1


@proves("G1")
def test_memrox_the_red() -> None:
    """The opponent's cards stay in one's archives, whatever would take them from there; one's own come and go."""
    table = Table(
        mine=["memrox-the-red"], theirs=["troll damage:1"], hand=["suspended-animation"], archives=["zorg"],
        house="mars",
    ).do("play:suspended-animation")  # fmt: skip
    assert sorted(table.row("archives")) == ["troll", "zorg"]
    table.do("action:memrox-the-red")
    assert table.amber() == 2
    table.to_turn_of(1).do("end").step(0, "mars")
    table.do("take")
    assert table.row("archives") == ["troll"]
    assert "zorg" in table.hand()
    assert "troll" not in table.hand(1)


def test_memrox_the_red_goes() -> None:
    """Without it the cards go home as ever; and it holds nothing in the other player's archives."""
    table = Table(theirs=["troll damage:1"], hand=["suspended-animation"], house="mars")
    table.do("play:suspended-animation").to_turn_of(1).do("end").step(0, "mars")
    table.do("take")
    assert "troll" in table.hand(1)
    other = Table(theirs=["memrox-the-red", "krump damage:1"], hand=["suspended-animation"], house="mars")
    other.do("play:suspended-animation").to_turn_of(1).do("end").step(0, "mars")
    other.do("take")
    assert "krump" in other.hand(1)


def test_zizok() -> None:
    """Its splash-attack kills a neighbour and it is ready again; the creature that it attacks does not count."""
    table = Table(mine=["zizok"], theirs=["troll", "dust-imp damage:1", "krump"], house="mars")
    table.do("fight:zizok", "card:krump")
    assert table.zone("dust-imp") == "discard"
    assert not table.has("zizok", "exhausted")
    assert table.zone("zizok") == "line"
    table.do("fight:zizok", "card:troll")
    assert table.has("zizok", "exhausted")
    straight = Table(mine=["zizok"], theirs=["dust-imp", "krump"], house="mars")
    straight.do("fight:zizok", "card:dust-imp")
    assert straight.zone("dust-imp") == "discard"
    assert straight.has("zizok", "exhausted")


def test_genetic_blast() -> None:
    """The chosen creature and its namesakes, on both sides."""
    table = Table(mine=["troll", "krump"], theirs=["troll", "bumpsy"], hand=["genetic-blast"], house="mars")
    table.do("play:genetic-blast", "card:troll.2")
    assert [table.damage(name) for name in ("troll", "troll.2", "krump", "bumpsy")] == [2, 2, 0, 0]
    assert table.amber() == 1


PILOTS = ("green-aeronaut", "red-aeronaut", "white-aeronaut", "purple-aeronaut")


def test_purple_aeronaut() -> None:
    """The fourth Pilot of a turn gives a friendly ship its weapon for that turn; a fourth use by three of them does not."""
    table = Table(mine=["nautilixian", *PILOTS], theirs=["troll", "krump", "dust-imp"], house="mars")
    for pilot in PILOTS[:3]:
        table.do(f"reap:{pilot}")
    table.do("fight:purple-aeronaut", "card:dust-imp")
    assert table.zone("purple-aeronaut") == "line"
    table.do("fight:nautilixian", "card:krump")
    assert table.line(1) == []
    three = Table(mine=["nautilixian", *PILOTS], theirs=["troll", "bumpsy"], hand=["squawker"], house="mars")
    for pilot in PILOTS[:3]:
        three.do(f"reap:{pilot}")
    three.do("play:squawker", "mode:1", "card:green-aeronaut", "reap:green-aeronaut")
    three.do("fight:nautilixian", "card:bumpsy")
    assert three.line(1) == ["troll"]


def test_purple_aeronaut_and_the_other_side() -> None:
    """The opponent's Pilots do not count, nor do those used before; what it has given ends with the turn."""
    table = Table(
        mine=["nautilixian", "tunk", *PILOTS[:2], "purple-aeronaut"], theirs=["troll", "bumpsy"], house="mars"
    )
    for pilot in (*PILOTS[:2], "purple-aeronaut"):
        table.do(f"reap:{pilot}")
    table.do("fight:nautilixian", "card:bumpsy")
    assert table.line(1) == ["troll"]


def test_red_aeronaut() -> None:
    """It finds a ship in the deck or the pile and puts it into play; finding none is allowed (G131)."""
    table = Table(hand=["red-aeronaut"], deck=["anger", "nautilixian"], discard=["nautilixian"], house="mars")
    table.do("play:red-aeronaut")
    assert sorted(table.offered()) == ["deck:nautilixian", "no", "pile:nautilixian"]
    table.do(table.offered()[0], "place:0")
    assert len(table.line()) == 2
    assert table.told("shuffled")
    none = Table(hand=["red-aeronaut"], deck=["anger"], house="mars").do("play:red-aeronaut")
    while none.asked != "turn":
        none.do("no")
    assert none.line() == ["red-aeronaut"]


def test_red_aeronaut_helps() -> None:
    table = Table(mine=["nautilixian", "red-aeronaut"], theirs=["nautilixian"], house="mars")
    table.do("action:red-aeronaut")
    assert (table.power("nautilixian"), table.power("nautilixian.2")) == (11, 6)
    table.to_turn_of(1)
    assert table.power("nautilixian") == 6
