"""What cards of Dark Tidings, Winds of Exchange and Grim Reminders do to each other, as a judge would be asked."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves


def finish(table: Table) -> Table:
    """The first option, until the active player may do what they like."""
    while table.asked not in ("turn", ""):
        table.do(table.offered()[0])
    return table


@proves("G204")
def test_whose_cards_are_discarded_first_where_both_hands_hold_the_same_card() -> None:
    """Recklessness: the active player says who goes first, so that no two options have one name."""
    table = Table(
        hand=["recklessness", "punch", "essence-entangler house:brobnar", "krump"],
        their_hand=["punch", "bumpsy", "smaaash"], house="brobnar",
    )  # fmt: skip
    table.do("play:recklessness")
    assert (table.asked, table.offered()) == ("player", ["seat:0", "seat:1"])
    table.do("seat:1")
    assert sorted(table.offered()) == ["hand:bumpsy", "hand:punch", "hand:smaaash"]
    table.do("hand:punch", "hand:smaaash")
    assert sorted(table.row("discard", 1)) == ["bumpsy", "punch.2", "smaaash"]
    assert table.row("discard", 0) == []


@proves("G231", "G238")
def test_all_kinds_of_cards_are_turned_faceup_together() -> None:
    """Creatures stay with all that lies on them; an action, an upgrade and half a creature go, and a ward does not keep them."""
    table = Table(
        mine=[
            "token:anger amber:2 warded +blood-of-titans",
            "token:silvertooth",
            "token:ultra-gravitron",
            "token:troll stunned damage:2 +way-of-the-pixie",
            "token:replay-pod",
        ],
        hand=["temporal-purge"],
        token="grunt",
        house="star-alliance",
    ).do("play:temporal-purge")
    assert [table.power(c) for c in table.line()] == [2, 8]
    assert (table.damage(table.line()[1]), table.has(table.line()[1], "stunned")) == (2, True)
    assert table.zone("way-of-the-pixie") == "attached"
    for card in ("anger", "blood-of-titans", "ultra-gravitron", "replay-pod"):
        assert table.zone(card) == "discard"
    assert table.amber(1) == 0, "what lay on it went to the supply"


@proves("G168", "G193")
def test_upgrades_that_outlive_their_token_creature() -> None:
    """FOF Transponder goes to the one that is made, Pupgrade to the right flank; whichever comes first."""
    for first in ("trigger:grunt", "trigger:grunt:2"):
        table = Table(
            mine=["krump"],
            theirs=["token:anger +pupgrade +fof-transponder damage:5"],
            their_token="grunt",
            house="brobnar",
            their_deck=["punch"],
        )
        table.do("fight:krump", first)
        finish(table)
        assert (table.zone("pupgrade"), table.zone("anger")) == ("line", "discard")
        assert table.host("fof-transponder") == "grunt.2"


@proves("G156", "G10")
@pytest.mark.parametrize(
    ("deck", "saved"), [(["punch", "bumpsy", "dodger"], True), (["punch", "bumpsy"], False)]
)
def test_a_token_creature_with_a_paradox_shield(deck: list[str], saved: bool) -> None:
    """As many cards as its own power, not that of the card beneath, and all of them."""
    table = Table(
        mine=["krump"],
        theirs=["token:troll +paradox-shield"],
        their_token="grunt",
        house="brobnar",
        their_deck=deck,
    ).do("fight:krump")
    assert (table.line(1) == ["grunt"]) == saved
    assert table.row("deck", 1) == []


@proves("G92", "G132", "G156")
def test_snatched_bodies_change_sides_one_after_the_other() -> None:
    """Two of three are to die, of which one is a token creature; the third is warded."""
    table = Table(
        theirs=["token:punch damage:1", "troll warded", "krump"],
        hand=["the-body-snatchers", "winds-of-death house:mars"],
        their_token="grunt",
        house="mars",
    ).do("play:the-body-snatchers", "play:winds-of-death~mars")
    finish(table)
    assert sorted(table.line()) == ["grunt", "krump"]
    assert (table.line(1), table.damage("grunt"), table.has("troll", "warded")) == (["troll"], 0, False)
    assert table.state.seen[table.card("punch")] & 1, "its new controller may look at it"


@proves("G169", "G238")
def test_a_creature_of_another_turns_into_a_token_creature_of_its_owner() -> None:
    table = Table(
        mine=["gĕzdrutyŏ-the-arcane theirs"], token="grunt", their_token="fish", house="ekwidon", amber=(0, 3)
    ).do("action:gezdrutyo-the-arcane")
    assert (table.holder("gezdrutyo-the-arcane"), table.power("gezdrutyo-the-arcane")) == (0, 2)


@proves("G8", "G226")
@pytest.mark.parametrize(("first", "lies"), [("skreel-swarm", "archives"), ("bottomless-depths", "beneath")])
def test_a_scrap_and_what_hides_the_discarded_card(first: str, lies: str) -> None:
    """AP orders both; what lies beneath a card is not archived any more."""
    table = Table(mine=["bottomless-depths"], hand=["skreel-swarm"], house="ekwidon")
    table.do("discard:skreel-swarm", f"trigger:{first}")
    finish(table)
    assert table.zone("skreel-swarm") == lies


@proves("G204", "G226")
def test_only_the_active_player_scraps() -> None:
    """Squallmaster makes both discard: the card of AP deals its damage, that of the other draws nothing."""
    table = Table(
        mine=["squallmaster house:brobnar"],
        theirs=["bumpsy"],
        hand=["boiler"],
        their_hand=["tutor-bin-rillo"],
        house="brobnar",
    ).do("reap:squallmaster~brobnar")
    finish(table)
    assert (table.damage("bumpsy"), table.hand(), table.hand(1)) == (1, [], [])


@proves("G117")
def test_who_hears_of_a_creature_with_treachery() -> None:
    """It enters under the opponent's control: theirs answers, and not one's own (Q7)."""
    table = Table(
        mine=["miss-chievous"],
        theirs=["miss-chievous"],
        hand=["infiltrator"],
        deck=["punch", "anger", "troll"],
        house="geistoid",
    ).do("play:infiltrator", "place:0")
    assert (table.holder("infiltrator"), len(table.row("deck"))) == (1, 1)


@proves("G187", "G246")
def test_all_that_answers_the_tide_comes_within_what_raised_it() -> None:
    """AP orders what both players have to say; an enemy creature's capture takes from its own opponent."""
    table = Table(
        mine=["seneschal-sargassa house:sanctum", "abyssal-zealot"],
        theirs=["abyssal-zealot amber:3", "flamegill-enforcer"],
        hand=["marshal-ewer"],
        amber=(4, 6),
        tide="low",
        house="sanctum",
    ).do("play:marshal-ewer", "place:0", "trigger:abyssal-zealot.2", "trigger:seneschal-sargassa~sanctum")
    table.do("card:seneschal-sargassa~sanctum", "trigger:abyssal-zealot")
    finish(table)
    assert [table.on(c) for c in ("abyssal-zealot.2", "seneschal-sargassa~sanctum", "abyssal-zealot")] == [
        1,
        2,
        2,
    ]
    assert table.has("flamegill-enforcer", "enraged")


@proves("G136", "G232")
def test_an_artifact_without_the_force_that_animated_it() -> None:
    """It lies among the artifacts again, and is still controlled by who took it: that has no end."""
    table = Table(
        theirs=["replay-pod"], hand=["animating-force", "wipe-clear house:geistoid"], house="geistoid"
    ).do("play:animating-force")
    finish(table)
    assert table.line() == ["replay-pod"]
    table.do("play:wipe-clear~geistoid")
    finish(table)
    assert (table.zone("replay-pod"), table.holder("replay-pod")) == ("artifacts", 0)


@proves("G120", "G137")
def test_nobody_is_haunted_in_the_middle_of_what_takes_the_pile_away() -> None:
    """Future Is Past shuffles the pile into the deck: a creature that is elusive only unless its player is haunted is so at once."""
    table = Table(
        mine=["protective-playmate"],
        hand=["future-is-past"],
        discard=["punch"] * 10,
        deck=["troll"],
        house="geistoid",
    )
    assert table.power("protective-playmate") > 6
    before = table.power("protective-playmate")
    table.do("play:future-is-past")
    assert table.power("protective-playmate") == before - 6
    assert table.keyword("protective-playmate", "elusive")


@proves("G8", "G187", "G132")
@pytest.mark.parametrize("first", ["trigger:azuretooth", "trigger:pip-pip"])
def test_an_enemy_creature_has_reaped_whoever_controls_it_by_now(first: str) -> None:
    """Azuretooth gives itself away: who heard it reap answers after that as well as before."""
    table = Table(mine=["pip-pip"], theirs=["azuretooth"], house="ekwidon", active=1)
    finish(table.do("reap:azuretooth", first))
    assert (table.holder("azuretooth"), table.has("azuretooth", "stunned")) == (0, True)


@proves("G8", "G187", "G132")
@pytest.mark.parametrize("first", ["trigger:gegrrokuu-sapper~geistoid", "trigger:miss-chievous"])
def test_a_friendly_creature_has_entered_play_whoever_controls_it_by_now(first: str) -> None:
    """The Sapper goes over to the opponent by its own text."""
    table = Table(
        mine=["miss-chievous"], theirs=["replay-pod"], hand=["gegrrŏkŭŭ-sapper house:geistoid"],
        deck=["anger", "punch", "krump"], house="geistoid",
    )  # fmt: skip
    finish(table.do("play:gegrrokuu-sapper~geistoid", "place:0", first))
    assert (table.holder("gegrrokuu-sapper~geistoid"), table.row("deck")) == (1, ["krump"])


@proves("G187", "G233", "G61")
@pytest.mark.parametrize("first", ["trigger:came-back-wrong", "trigger:dark-harbinger"])
def test_an_action_that_is_an_upgrade_by_now_was_played_as_an_action(first: str) -> None:
    table = Table(
        mine=["dark-harbinger exhausted"], hand=["came-back-wrong"], discard=["troll"], house="untamed"
    )  # fmt: skip
    finish(table.do("play:came-back-wrong", first))
    assert (table.host("came-back-wrong"), table.has("dark-harbinger", "exhausted")) == ("troll", False)


@proves("G187", "G233")
def test_the_creature_that_an_action_brings_hears_that_the_action_was_played() -> None:
    """The window for the action is still open, in which it was played as an action."""
    table = Table(hand=["came-back-wrong"], discard=["dark-harbinger"], house="untamed")
    table.do("play:came-back-wrong")
    assert (table.host("came-back-wrong"), table.has("dark-harbinger", "exhausted")) == (
        "dark-harbinger",
        False,
    )


@proves("G233")
def test_an_action_is_attached_once() -> None:
    """It enters play as an upgrade, beside Commander Dhrxgar, and is answered once."""
    table = Table(mine=["commander-dhrxgar"], hand=["came-back-wrong"], discard=["troll"], house="untamed")
    table.do("play:came-back-wrong", "place:1")
    assert (table.host("came-back-wrong"), table.amber()) == ("troll", 1)
    table = Table(
        mine=["armory-officer-nel"], hand=["came-back-wrong"], discard=["troll"], deck=["anger", "punch"],
        house="untamed",
    ).do("play:came-back-wrong", "place:0")  # fmt: skip
    assert table.hand() == ["anger"]


@proves("G209", "G233")
def test_the_last_of_two_upgrades_says_which_house_replaces_the_others() -> None:
    """Badge of Unity adds a house to those that its creature has by then; Academy Training replaces them."""
    for first, second, houses in (
        ("academy-training", "badge-of-unity", {Houses.LOGOS, Houses.STAR_ALLIANCE}),
        ("badge-of-unity", "academy-training", {Houses.LOGOS}),
    ):
        now = Table(
            mine=["troll"], hand=[f"{first} house:saurian", f"{second} house:saurian"], house="saurian"
        )  # fmt: skip
        now.do(f"play:{first}~saurian", f"play:{second}~saurian")
        assert now.state.houses(now.card("troll")) == sum([1 << house for house in houses]), first
    table = Table(
        hand=["poltergeistoids", "badge-of-unity house:geistoid"], discard=["anger"], purged=["krump"],
        house="geistoid",
    ).do("play:poltergeistoids", "play:badge-of-unity~geistoid")  # fmt: skip
    assert table.host("badge-of-unity~geistoid") == table.host("poltergeistoids") == "krump"
    assert table.state.houses(table.card("krump")) == 1 << Houses.GEISTOID | 1 << Houses.STAR_ALLIANCE


@proves("G8", "G187", "G132")
def test_who_did_not_hear_an_event_does_not_because_its_card_has_changed() -> None:
    """Azuretooth was a friendly creature as it reaped, and the Sapper no creature of the opponent as it entered play; Cyber-Clone
    was no Aquan when it was played, though it resembles one at once."""
    table = Table(mine=["pip-pip", "azuretooth"], house="ekwidon").do("reap:azuretooth")
    finish(table.do("card:azuretooth"))
    assert (table.holder("azuretooth"), table.has("azuretooth", "stunned")) == (1, False)
    table = Table(
        theirs=["replay-pod", "miss-chievous"], hand=["gegrrŏkŭŭ-sapper house:geistoid"],
        deck=["anger", "punch"], house="geistoid",
    )  # fmt: skip
    finish(table.do("play:gegrrokuu-sapper~geistoid"))
    assert (table.holder("gegrrokuu-sapper~geistoid"), len(table.row("deck"))) == (1, 2)
    table = Table(
        mine=["deep-priest-glebe"], theirs=["photic-raider", "krump"], hand=["cyber-clone house:unfathomable"],
        house="unfathomable",
    ).do("play:cyber-clone~unfathomable", "place:0", "card:photic-raider")  # fmt: skip
    assert (table.power("cyber-clone~unfathomable"), table.has("krump", "exhausted")) == (2, False)


@proves("G8", "G187")
def test_a_condition_on_what_is_so_now_is_asked_when_its_turn_comes() -> None:
    """ "If you are haunted" is no part of the event: the creature's own text may bring it about."""
    table = Table(
        mine=["haunting-witch"], hand=["snippy house:untamed"], discard=["punch"] * 9, theirs=["silvertooth"],
        their_discard=["punch"], house="untamed",
    )  # fmt: skip
    finish(table.do("play:snippy~untamed", "place:0"))
    assert table.amber() == 0, "the enemy creature lies in the other pile"
    table = Table(
        mine=["haunting-witch", "silvertooth"], hand=["snippy house:untamed"], discard=["punch"] * 9,
        house="untamed",
    ).do("play:snippy~untamed", "place:0", "card:silvertooth")  # fmt: skip
    assert (table.zone("silvertooth"), finish(table).amber()) == ("discard", 1)


@proves("G85")
def test_powers_that_depend_on_each_other() -> None:
    """Two Picaroons side by side are no Changelings any more: each counts the other without what it adds itself."""
    table = Table(mine=["picaroon", "picaroon", "troll"], theirs=["grey-aberrant"])
    for viewer in (0, 1, None):
        assert view_of(table.state, viewer).phase == "main"
    assert [table.power(name) for name in ("picaroon", "picaroon.2", "troll")] == [8, 8, 8]
    table = Table(mine=["picaroon", "troll", "picaroon"], theirs=["grey-aberrant"])
    assert [table.power(name) for name in ("picaroon", "picaroon.2")] == [8, 8]


@proves("G85")
def test_each_has_the_power_of_the_other() -> None:
    """Between two Hoaxpitalities the creatures have changed sides: each then has the power that the other would have."""
    table = Table(hand=["hoaxpitality"] * 2, mine=["troll"], theirs=["bumpsy"], house="ekwidon")
    table.do("play:hoaxpitality")
    assert (table.power("troll"), table.power("bumpsy")) == (5, 5)
    for name, seat in (("troll", 1), ("bumpsy", 0)):
        c = table.card(name)
        table.state.take_out(c)
        table.state.put_in(c, Zones.LINE, seat)
        table.state.ctrl[c] = seat
    table.state.index = None
    table.do("play:hoaxpitality")
    assert sorted([table.power("troll"), table.power("bumpsy")]) == [5, 8]
