"""What the publishers have ruled about single cards, where the words of the card alone leave a doubt.

The rulings that a card's own test shows already stand there, those of two cards together in ``test_interactions``.
"""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.cards import ENEMY
from ludarium.games.keyforge.words.effects import TakeControl
from ludarium.games.keyforge.words.shorthand import artifact, play, words
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves


def done(table: Table) -> Table:
    """Answer whatever is asked until the turn goes on."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


# -- Brobnar


@proves("G102")
def test_smaaash_may_choose_a_creature_that_is_stunned() -> None:
    """And nothing happens then."""
    table = Table(mine=["troll"], theirs=["bumpsy stunned"], hand=["smaaash"], house="brobnar")
    table.do("play:smaaash", "place:0", "card:bumpsy")
    assert [table.has(name, "stunned") for name in ("troll", "bumpsy", "smaaash")] == [False, True, False]


@proves("G206")
def test_what_sound_the_horns_takes_off_a_deck_was_not_discarded_from_hand() -> None:
    """A Giant that answers discards hears of none."""
    table = Table(
        mine=["rock-hurling-giant"], theirs=["troll"], hand=["sound-the-horns"], house="brobnar",
        deck=["punch", "anger", "bumpsy"],
    )  # fmt: skip
    table.do("play:sound-the-horns")
    assert (table.asked, table.hand(), table.damage("troll")) == ("turn", ["bumpsy"], 0)


@proves("G84", "G137")
def test_king_of_the_crag_kills_before_anything_answers_the_arrival() -> None:
    """The Snib has no power left as it arrives; Pingle, who would hurt it, finds nobody."""
    table = Table(
        theirs=["king-of-the-crag", "pingle-who-annoys"], hand=["grenade-snib"], house="brobnar", amber=(0, 3)
    )
    table.do("play:grenade-snib")
    assert (table.asked, table.zone("grenade-snib"), table.amber(1)) == ("turn", "discard", 1)
    assert not table.told("damaged")


@proves("G82")
@pytest.mark.parametrize(
    ("attacker", "target"),
    [
        ("firespitter", "urchin"),
        ("troll +way-of-the-bear", "silvertooth"),
        ("headhunter damage:4", "troll +flame-wreathed"),
    ],
)
def test_the_warchest_counts_nobody_who_died_before_the_fight(attacker: str, target: str) -> None:
    """Assault, Hazardous and "Before Fight:" destroy nobody in a fight."""
    table = Table(mine=[attacker, "the-warchest"], theirs=[target], house="brobnar")
    done(table.do(f"fight:{attacker.split()[0]}"))
    assert len(table.row("discard") + table.row("discard", 1)) > 0, "one of them is dead"
    before = table.amber()
    assert table.do("action:the-warchest").amber() == before


@proves("G94", "G5")
def test_phoenix_heart_returns_its_creature_before_it_burns() -> None:
    """A Shadow Self that has gone to hand takes nothing for its neighbours any more."""
    table = Table(
        mine=["troll", "shadow-self damage:7 +phoenix-heart", "bumpsy"], hand=["punch"], house="brobnar"
    )
    table.do("play:punch", "card:shadow-self")
    assert (table.zone("shadow-self"), table.damage("troll"), table.damage("bumpsy")) == ("hand", 3, 3)


@proves("G199", "G63")
def test_kelifi_dragon_comes_back_from_the_box_without_amber() -> None:
    """It is put into play, which its condition does not concern."""
    table = Table(
        mine=["spangler-box", "cannon"],
        theirs=["kelifi-dragon"],
        hand=["poltergeist house:logos"],
        house="logos",
    )
    table.do("action:spangler-box")
    assert (table.zone("kelifi-dragon"), table.holder("spangler-box")) == ("purged", 1)
    table.do("play:poltergeist~logos", "card:spangler-box")
    assert (table.line(1), table.amber(1)) == (["kelifi-dragon"], 0)


@proves("G103", "G84")
def test_tireless_crocag_outlives_its_condition_no_longer_than_its_ward() -> None:
    """The ward goes, the condition is there still, and it dies all the same."""
    table = Table(mine=["tireless-crocag warded"], theirs=["urchin"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:urchin")
    assert (table.line(), table.row("discard")) == ([], ["tireless-crocag", "punch"])


# -- Dis


@proves("G4", "G218")
@pytest.mark.parametrize("artifact", ["cannon exhausted", "customs-office"])
@pytest.mark.parametrize("how", ["remote-access", "nexus"])
def test_an_artifact_that_cannot_be_used_may_be_chosen(how: str, artifact: str) -> None:
    """Nothing happens then."""
    table = Table(
        mine=["nexus"], theirs=[artifact, "library-of-babble"], hand=["remote-access house:shadows"], house="shadows"
    )  # fmt: skip
    name = artifact.split()[0]
    table.do("reap:nexus" if how == "nexus" else "play:remote-access~shadows")
    assert sorted(table.offered()) == sorted([f"card:{name}", "card:library-of-babble"])
    before = table.hand()
    table.do(f"card:{name}")
    assert (table.asked, table.hand()) == ("turn", before)


@proves("G187")
def test_nexus_gives_itself_another_reap_ability_while_it_reaps() -> None:
    """The window is still open, so that one resolves too."""
    table = Table(mine=["nexus"], theirs=["spectral-tunneler"], deck=["troll", "bumpsy"], house="shadows")
    table.do("reap:nexus")
    assert (table.hand(), table.amber()) == (["troll"], 1)


@proves("G94", "G100", "G132")
def test_tolas_pays_for_the_others_alone() -> None:
    """Nothing for those that go with it; something for one that went to its owner's hand by its own "Destroyed:"."""
    table = Table(mine=["tolas"], theirs=["bad-penny", "troll"], hand=["gateway-to-dis"], house="dis")
    done(table.do("play:gateway-to-dis"))
    assert (table.amber(), table.amber(1)) == (0, 0)
    table = Table(mine=["tolas"], theirs=["bad-penny"], hand=["punch house:dis"], house="dis")
    before = table.amber()
    table.do("play:punch~dis", "card:bad-penny")
    assert (table.zone("bad-penny"), table.amber() - before) == ("hand", 1 + 1)
    table = Table(mine=["tolas", "bumpsy theirs"], hand=["punch house:dis", "punch house:dis"], house="dis")
    table.do("play:punch~dis", "card:bumpsy", "play:punch~dis", "card:bumpsy")
    assert (table.row("discard", 1), table.amber(1)) == (["bumpsy"], 1), (
        "the opponent of who controlled it last"
    )


@proves("G100", "G135")
def test_a_tolas_that_greking_takes_does_not_see_its_own_death() -> None:
    table = Table(mine=["overlord-greking", "sniffer house:dis"], theirs=["tolas"], house="dis")
    table.do("action:sniffer~dis", "fight:overlord-greking", "place:0")
    assert (table.line(), table.amber(), table.amber(1)) == (["tolas", "overlord-greking"], 0, 0)


@proves("G1", "G53")
def test_pitlord_and_restringuntus() -> None:
    """ "Cannot" beats "must": any other house of one's own may be chosen then."""
    houses = [["shadows", "brobnar", "untamed"], ["dis", "brobnar", "sanctum"]]
    table = Table(
        theirs=["pitlord"], hand=["restringuntus house:shadows"], house="shadows", houses=houses
    ).do("play:restringuntus~shadows", "house:dis", "end")
    assert (table.state.active, table.offered()) == (1, ["house:brobnar", "house:sanctum"])


@proves("G53", "G51")
def test_pitlord_without_its_house_orders_nothing() -> None:
    """A maverick in a deck without Dis; an enemy upgrade of Dis on a creature of one's own is no card of one's own."""
    houses = [["brobnar", "untamed", "logos"], ["dis", "brobnar", "sanctum"]]
    table = Table(
        mine=["pitlord house:logos"], their_hand=["flame-wreathed"], houses=houses, house="dis", active=1
    )
    table.do("play:flame-wreathed", "end")
    assert table.offered() == ["house:brobnar", "house:logos", "house:untamed"]
    table.do("house:logos")
    own = Table(mine=["pitlord house:logos", "dust-imp"], houses=houses, at="start")
    assert own.state.house == Houses.DIS, "the Imp is a card of Dis"


@proves("G98", "G100")
def test_stealer_of_souls_against_who_moves_and_who_kills_it() -> None:
    """An Æ for one that went to hand by itself, and no purge; nothing where both die."""
    table = Table(mine=["stealer-of-souls"], theirs=["bad-penny"], house="dis").do("fight:stealer-of-souls")
    assert (table.zone("bad-penny"), table.amber()) == ("hand", 1)
    table = Table(mine=["stealer-of-souls damage:1"], theirs=["smaaash"], house="dis").do(
        "fight:stealer-of-souls"
    )
    assert (table.line(), table.row("discard", 1), table.amber()) == ([], ["smaaash"], 0)


@proves("G103", "G156")
@pytest.mark.parametrize("saved", ["succubus warded", "succubus +armageddon-cloak"])
def test_hecatomb_pays_for_the_destroyed_only(saved: str) -> None:
    """Whom a ward or a replacement saved gives nothing."""
    table = Table(mine=[saved, "pit-demon"], theirs=["shooler"], hand=["hecatomb"], house="dis")
    table.do("play:hecatomb")
    icon = 1
    assert (table.line(), table.amber(), table.amber(1)) == (["succubus"], icon + 1, 1)


@proves("G6", "G103", "G87")
def test_tendrils_of_pain_deals_once() -> None:
    """4 instead of 1: a ward takes all of it, armor counts once; a key that was turned back meanwhile was forged."""
    table = Table(
        mine=["sequis", "urchin warded"], theirs=["troll"], hand=["key-hammer", "tendrils-of-pain"],
        amber=(0, 6), house="dis", active=1, at="start",
    )  # fmt: skip
    table.to_turn_of(0, "dis")
    done(table.do("play:key-hammer"))
    assert table.keys(1) == 0
    table.do("play:tendrils-of-pain")
    assert (table.damage("sequis"), table.damage("urchin"), table.damage("troll")) == (2, 0, 4)
    assert (table.zone("urchin"), table.has("urchin", "warded")) == ("line", False)


@proves("G87", "G88")
def test_red_hot_armor_takes_the_whole_armor() -> None:
    """Also what was used up this turn: two of three were, and three are dealt, which no armor meets."""
    table = Table(
        theirs=["champion-anaphiel +protect-the-weak"], hand=["poison-wave house:dis", "red-hot-armor"], house="dis"
    )  # fmt: skip
    armor = table.armor("champion-anaphiel")
    table.do("play:poison-wave~dis")
    left = table.damage("champion-anaphiel")
    table.do("play:red-hot-armor")
    assert (table.damage("champion-anaphiel") - left, table.armor("champion-anaphiel")) == (armor, 0)


# -- Logos


@proves("G145", "G156")
def test_bouncing_deathquark_goes_on_though_a_friend_was_saved() -> None:
    """It asks for a creature of each side, not whether both were destroyed."""
    table = Table(
        mine=["troll +armageddon-cloak"],
        theirs=["bumpsy", "krump"],
        hand=["bouncing-deathquark"],
        house="logos",
    )
    table.do("play:bouncing-deathquark", "card:bumpsy")
    assert (table.line(0), table.line(1)) == (["troll"], ["krump"])
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert (table.line(0), table.line(1)) == ([], [])


@proves("G157")
def test_dimension_door_against_what_cannot_be_stolen() -> None:
    """The Æ would be stolen, so it is not gained either."""
    table = Table(
        mine=["batdrone"], theirs=["the-vaultkeeper"], hand=["dimension-door"], amber=(0, 4), house="logos"
    )
    table.do("play:dimension-door", "reap:batdrone")
    assert (table.amber(), table.amber(1)) == (0, 4)


@proves("G8")
def test_who_forges_orders_what_answers_it() -> None:
    """Interdimensional Graft of the opponent, and Bilgum Avalanche of their own."""
    table = Table(
        theirs=["bilgum-avalanche"],
        mine=["troll"],
        hand=["interdimensional-graft"],
        amber=(0, 9),
        house="logos",
    ).do("play:interdimensional-graft", "end")
    while table.asked == "key":
        table.do(table.offered()[0])
    assert table.asked == "trigger"
    assert len(table.offered()) == 2


@proves("G61", "G8", "G191")
def test_library_access_and_wild_wormhole() -> None:
    """The Wormhole's icon; then its own effect and the draw for it, in either order; then the new card's icon before its
    effect and the draw for it."""
    cards = {
        "hand": ["library-access", "wild-wormhole"],
        "deck": ["labwork", "troll", "bumpsy"],
        "house": "logos",
    }
    table = Table(**cards).do("play:library-access", "play:wild-wormhole")
    assert (table.amber(), table.asked, table.hand()) == (1, "trigger", [])
    first = table.offered()
    assert first == ["trigger:wild-wormhole", "trigger:library-access"]
    table.do("trigger:wild-wormhole")
    assert (table.amber(), table.asked) == (2, "trigger"), "Labwork's icon, and then its window"
    assert table.offered() == ["trigger:labwork", "trigger:library-access"]
    table.do("trigger:library-access")
    done(table)
    assert len(table.row("archives") + table.hand()) == 2
    other = Table(**cards).do("play:library-access", "play:wild-wormhole", "trigger:library-access")
    done(other)
    assert (other.line(), other.hand()) == (["troll"], ["labwork", "bumpsy"]), (
        "drawn first; then the top card"
    )


@proves("G191")
def test_wild_wormhole_plays_library_access() -> None:
    """Which draws for the Wormhole itself, as its window is open still."""
    table = Table(hand=["wild-wormhole"], deck=["library-access", "troll", "bumpsy"], house="logos")
    done(table.do("play:wild-wormhole"))
    assert (table.zone("library-access"), table.hand()) == ("purged", ["troll"])


@proves("G198", "G213")
def test_phase_shift_is_used_up_by_what_a_wormhole_or_a_copy_plays() -> None:
    """By a card of another house that the Wormhole plays; and by Mimicry, whatever it copies."""
    table = Table(
        hand=["phase-shift", "wild-wormhole", "anger"], mine=["troll"], theirs=["bumpsy"], deck=["punch"], house="logos"
    )  # fmt: skip
    done(table.do("play:phase-shift", "play:wild-wormhole"))
    assert "play:anger" not in table.offered()
    table = Table(
        hand=["phase-shift", "mimicry", "anger"], mine=["troll"], their_discard=["labwork"], house="logos"
    )
    done(table.do("play:phase-shift", "play:mimicry"))
    assert "play:anger" not in table.offered()


@proves("G56", "G31", "G64")
def test_wild_wormhole_on_the_first_turn_and_on_an_empty_deck() -> None:
    """Cards that effects play are not counted; nothing is shuffled for it."""
    table = Table(hand=["wild-wormhole", "labwork"], deck=["dust-pixie", "troll"], house="logos", turn=1)
    table.state.allowance = 1
    table.do("play:wild-wormhole")
    assert (table.line(), table.state.allowance) == (["dust-pixie"], 0)
    empty = Table(hand=["wild-wormhole"], deck=[], discard=["troll"], house="logos").do("play:wild-wormhole")
    assert (empty.asked, empty.row("deck"), empty.row("discard")) == ("turn", [], ["troll", "wild-wormhole"])


@proves("G27")
def test_reverse_time_turns_the_deck_over_as_a_whole() -> None:
    """Its top card lies at the bottom of the discard pile then, under the one that brought it there."""
    table = Table(hand=["reverse-time"], deck=["troll", "bumpsy", "krump"], discard=["anger"], house="logos")
    table.do("play:reverse-time")
    assert (table.row("discard"), table.row("deck")) == (
        ["troll", "bumpsy", "krump", "reverse-time"],
        ["anger"],
    )


@proves("G100", "G97")
def test_the_amber_on_who_leaves_with_magda_comes_first() -> None:
    """So her opponent can steal it."""
    table = Table(
        hand=["magda-the-rat", "gateway-to-dis house:shadows"], theirs=["troll amber:2"], house="shadows"
    )
    done(table.do("play:magda-the-rat", "play:gateway-to-dis~shadows"))
    assert (table.amber(), table.amber(1)) == (0, 2)


@proves("G191", "G204")
def test_masterplan_is_saved_by_the_card_under_it() -> None:
    """That is played while Masterplan is there still."""
    table = Table(mine=["cannon"], hand=["masterplan house:brobnar", "grasping-vines"], house="brobnar").do(
        "play:masterplan~brobnar"
    )
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("omni:masterplan~brobnar", "card:masterplan~brobnar", "done")
    assert table.zone("masterplan~brobnar") == "hand"


# -- Shadows


@proves("G99")
def test_mack_the_knife_may_kill_himself_for_one() -> None:
    table = Table(mine=["mack-the-knife damage:2"], house="shadows").do("action:mack-the-knife")
    assert (table.line(), table.amber()) == ([], 1)


@proves("G192")
@pytest.mark.parametrize("by", ["mack-the-knife", "seeker-needle"])
def test_who_destroys_another_than_the_chosen_one_gains_nothing(by: str) -> None:
    """The damage went to Shadow Self, which died of it."""
    table = Table(mine=[by], theirs=["troll", "shadow-self damage:8"], house="shadows")
    table.do(f"action:{by}", "card:troll")
    assert (table.zone("shadow-self"), table.amber()) == ("discard", 0)


@proves("G192", "G86")
def test_special_delivery_does_not_purge_who_took_the_damage() -> None:
    """And the neighbour's armor counts before, Shadow Self's own not."""
    table = Table(mine=["special-delivery"], theirs=["tunk", "shadow-self damage:7"], house="shadows")
    table.do("omni:special-delivery", "card:tunk")
    assert (table.zone("shadow-self"), table.damage("tunk")) == ("discard", 0)


@proves("G82", "G86")
def test_who_took_the_damage_of_a_fight_was_destroyed_in_it() -> None:
    """Shadow Self dies of a fight with its neighbour; poison goes with the damage."""
    table = Table(mine=["krump", "the-warchest"], theirs=["troll", "shadow-self damage:3"], house="brobnar")
    table.do("fight:krump", "card:troll")
    assert table.zone("shadow-self") == "discard"
    before = table.amber()
    assert table.do("action:the-warchest").amber() == before + 1
    table = Table(mine=["macis-asp"], theirs=["troll", "shadow-self"], house="shadows")
    table.do("fight:macis-asp", "card:troll")
    assert (table.zone("shadow-self"), table.damage("troll")) == ("discard", 0)


@proves("G32")
def test_faygin_sends_an_enemy_urchin_to_its_owner() -> None:
    table = Table(mine=["faygin"], theirs=["urchin"], house="shadows").do("reap:faygin")
    assert (table.hand(), table.hand(1)) == ([], ["urchin"])


@proves("G209", "G136")
@said({"first-blood": words(play(TakeControl(A(artifact(ENEMY)))))})
def test_sneklifter_s_artifact_is_of_shadows_whenever_it_is_back() -> None:
    """While it is hers and of none of her houses, and of that house alone; also after it was away for a while."""
    houses = [["shadows", "dis", "untamed"], ["brobnar", "dis", "sanctum"]]
    table = Table(
        hand=["sneklifter", "first-blood house:shadows"],
        theirs=["cannon"],
        their_hand=["first-blood house:dis"],
        houses=houses,
        house="shadows",
    )
    cannon = table.card("cannon")
    table.do("play:sneklifter")
    assert table.state.houses(cannon) == 1 << Houses.SHADOWS
    table.to_turn_of(1, "dis").do("play:first-blood~dis")
    assert (table.holder("cannon"), table.state.houses(cannon)) == (1, 1 << Houses.BROBNAR)
    table.to_turn_of(0, "shadows").do("play:first-blood~shadows")
    assert (table.holder("cannon"), table.state.houses(cannon)) == (0, 1 << Houses.SHADOWS)


@proves("G98")
def test_yxilo_bolter_does_not_purge_who_went_to_hand() -> None:
    table = Table(mine=["yxilo-bolter"], theirs=["bad-penny"], house="mars")
    table.do("reap:yxilo-bolter", "card:bad-penny")
    assert table.hand(1) == ["bad-penny"]


# -- Mars, Sanctum, Untamed


@proves("G35")
def test_inspiration_cannot_come_back_by_what_it_starts() -> None:
    """It is in the discard pile only when it has been resolved."""
    table = Table(
        mine=["witch-of-the-eye"], hand=["inspiration"], discard=["troll", "bumpsy"], house="sanctum"
    ).do("play:inspiration")
    assert table.offered() == ["pile:troll", "pile:bumpsy"]
    table.do("pile:troll")
    assert table.row("discard") == ["bumpsy", "inspiration"]


@proves("G1")
def test_horseman_of_war_lets_nobody_do_anything_else() -> None:
    """Creatures of the active house too; without an enemy nobody can be used at all."""
    table = Table(mine=["sequis", "troll"], theirs=["bumpsy"], hand=["horseman-of-war"], house="sanctum")
    table.do("play:horseman-of-war", "place:0")
    assert [option for option in table.offered() if option != "end"] == ["fight:sequis", "fight:troll"]
    alone = Table(mine=["sequis", "troll"], hand=["horseman-of-war"], house="sanctum")
    assert alone.do("play:horseman-of-war", "place:0").offered() == ["end"]


@proves("G92", "G93", "G156")
def test_armageddon_cloak_saves_from_two_waves_at_once() -> None:
    """The Phoenix Heart burns who is tagged already: one destruction, and the cloak takes it off once."""
    table = Table(
        mine=["bumpsy +phoenix-heart", "krump damage:5 +armageddon-cloak"],
        hand=["gateway-to-dis"],
        house="dis",
    )
    done(table.do("play:gateway-to-dis"))
    assert (table.line(), table.hand(), table.damage("krump")) == (["krump"], ["bumpsy"], 0)


@proves("G4")
def test_lost_in_the_woods_goes_as_far_as_it_can_on_each_side() -> None:
    table = Table(
        mine=["troll"], theirs=["bumpsy", "krump", "urchin"], hand=["lost-in-the-woods"], house="untamed"
    )
    table.do("play:lost-in-the-woods")
    assert table.offered() == ["card:bumpsy", "card:krump", "card:urchin"]
    table.do("card:bumpsy", "card:urchin")
    assert (table.line(), table.line(1)) == ([], ["krump"])


@proves("G77")
def test_niffle_ape_uses_an_elusive_up() -> None:
    """It ignores elusive; who attacks next finds none."""
    table = Table(mine=["niffle-ape", "snufflegator"], theirs=["magda-the-rat"], house="untamed")
    table.do("fight:niffle-ape")
    before = table.damage("magda-the-rat")
    table.do("fight:snufflegator")
    assert (before, table.zone("magda-the-rat")) == (3, "discard")


@proves("G214")
def test_lifeweb_counts_no_creature_that_was_an_upgrade() -> None:
    table = Table(
        hand=["lifeweb"], their_hand=["urchin", "umbra", "shield-u-later house:shadows"], amber=(0, 5), active=1,
        house="shadows",
    )  # fmt: skip
    done(table.do("play:urchin"))
    done(table.do("play:umbra", "place:0"))
    upgrade = next(option for option in table.offered() if "shield-u-later" in option and "upgrade" in option)
    done(table.do(upgrade))
    assert table.zone("shield-u-later~shadows") == "attached"
    before = table.to_turn_of(0, "untamed").amber(1)
    table.do("play:lifeweb")
    assert table.amber(1) == before


@proves("G93")
def test_gorm_of_omm_cannot_be_its_own_prey() -> None:
    """It is destroyed before another is chosen."""
    table = Table(mine=["gorm-of-omm", "cannon"], theirs=["library-of-babble"], house="sanctum")
    table.do("omni:gorm-of-omm")
    assert sorted(table.offered()) == ["card:cannon", "card:library-of-babble"]
    alone = Table(mine=["gorm-of-omm"], house="sanctum").do("omni:gorm-of-omm")
    assert (alone.asked, alone.row("discard")) == ("turn", ["gorm-of-omm"])


@proves("G218")
def test_veylan_analyst_is_paid_for_a_lent_artifact() -> None:
    table = Table(
        mine=["veylan-analyst"], theirs=["library-of-babble"], hand=["remote-access"], house="logos"
    )
    icon = 1
    assert done(table.do("play:remote-access")).amber() == icon + 1


@proves("G4")
def test_key_abduction_without_a_creature_of_mars() -> None:
    """Forging is offered all the same."""
    table = Table(mine=["troll"], hand=["key-abduction"], amber=(20, 0), house="mars").do(
        "play:key-abduction"
    )
    assert (table.line(), table.offered()) == (["troll"], ["yes", "no"])


@proves("G213", "G106", "G147")
def test_mimicry_copies_nothing_that_could_not_be_played() -> None:
    """An Alpha only as the first card of the step, and no card of which six were played: where there is nothing else,
    Mimicry stays in hand, or where an effect took it from."""
    table = Table(hand=["mimicry", "dust-pixie"], their_discard=["united-action"], house="untamed")
    assert "play:mimicry" in table.offered()
    table.do("play:dust-pixie")
    assert "play:mimicry" not in table.offered()
    first = Table(hand=["mimicry"], their_discard=["united-action", "labwork"], house="untamed")
    assert first.do("play:mimicry").offered() == ["pile:united-action", "pile:labwork"]
    later = Table(
        hand=["mimicry", "dust-pixie", "troll"], their_discard=["united-action", "labwork"], house="untamed"
    )
    later.do("play:dust-pixie", "play:mimicry")
    assert later.amber() == 2 + 1, "Labwork it is, without a question"
    effect = Table(hand=["wild-wormhole"], deck=["mimicry"], their_discard=["united-action"], house="logos")
    effect.do("play:wild-wormhole")
    assert effect.row("deck") == ["mimicry"]
    empty = Table(hand=["mimicry"], house="untamed").do("play:mimicry")
    assert empty.row("discard") == ["mimicry"]


# -- later sets


@proves("G211", "G240")
def test_shadow_of_dis_reaches_cards_in_play_only() -> None:
    """A creature enters ready by its own text; what upgrades give is blank too."""
    table = Table(
        theirs=["batdrone +duskrunner"],
        hand=["shadow-of-dis"],
        their_hand=["silvertooth"],
        house="dis",
        amber=(3, 0),
    ).do("play:shadow-of-dis")
    table.to_turn_of(1, "shadows")
    table.do("play:silvertooth", "place:0")
    assert not table.has("silvertooth", "exhausted")
    table = Table(theirs=["umbra +duskrunner"], hand=["shadow-of-dis"], house="dis", amber=(3, 0)).do(
        "play:shadow-of-dis"
    )
    pool = table.amber()
    table.to_turn_of(1, "shadows").do("reap:umbra")
    assert table.amber() == pool


def test_united_action_forbids_use_whether_or_not_a_card_is_played() -> None:
    """Houses are looked at when a card is played; nobody may use a card in any case."""
    table = Table(mine=["troll"], hand=["united-action", "punch", "urchin"], house="star-alliance")
    table.do("play:united-action")
    assert table.offered() == ["play:punch", "end"]
    table.do("play:punch")
    assert table.offered() == ["end"]


@proves("G211")
def test_fandangle_fits_its_own_condition() -> None:
    """A maverick that says so enters ready itself."""
    table = Table(hand=["fandangle house:mars"], amber=(4, 0), house="mars").do("play:fandangle~mars")
    assert not table.has("fandangle~mars", "exhausted")
