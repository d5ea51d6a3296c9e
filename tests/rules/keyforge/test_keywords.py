"""Section 13: keywords, timing words, haunted and graft."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.engine.terms import (
    KEYWORD_NAMES,
    KNOWN_TO_ALL,
    NONE,
    EntryStates,
    Keywords,
    Moments,
    Zones,
)
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.amounts import ZoneSize
from ludarium.games.keyforge.words.cards import CREATURES, ENEMY, FRIENDLY, IN_DISCARD, IN_HAND, OPPONENT
from ludarium.games.keyforge.words.conditions import AtLeast
from ludarium.games.keyforge.words.effects import PlayIt, PutInPlay, Use
from ludarium.games.keyforge.words.harm import Destroy
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.moving import Discard, Hide
from ludarium.games.keyforge.words.players import Gain, Lose
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    action,
    after,
    before_fight,
    belongs,
    card,
    creature,
    enters,
    keyword,
    loses,
    play,
    power,
    scrap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each, Top
from ludarium.testing import proves


@pytest.mark.parametrize(
    ("before", "allowed"),
    [([], True), (["play:punch", "card:bumpsy"], False), (["reap:troll"], False), (["discard:punch"], False)],
)
@proves("G106")
@said({"first-blood": words(play(Gain(1)))})
def test_alpha_comes_first_in_the_step_or_not_at_all(before: list[str], allowed: bool) -> None:
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["first-blood", "punch"], house="brobnar")
    table.do(*before)
    assert ("play:first-blood" in table.offered()) == allowed
    assert "discard:first-blood" in table.offered()


@proves("G106")
@said(
    {
        "first-blood": words(),
        "grumpus-tamer": words(after(Moments.TURN_STARTS, Discard(A(card(FRIENDLY, IN_HAND))))),
    }
)
def test_what_was_done_before_the_step_does_not_stop_alpha() -> None:
    """A discard at the start of the turn belongs to no step 3, nor does the opponent's turn."""
    table = Table(mine=["grumpus-tamer"], hand=["first-blood", "punch"], house="brobnar", at="start")
    table.do("hand:punch", "house:brobnar")
    assert "play:first-blood" in table.offered()


@proves("G107")
@said({"duskwitch": words(enters(EntryStates.READY, creature(), 0)), "gravid-cycle": words(play(Gain(1)))})
@pytest.mark.parametrize("omega", ["duskwitch", "gravid-cycle"])
def test_omega_ends_the_step(omega: str) -> None:
    table = Table(mine=["troll house:untamed"], hand=[omega, "dust-pixie"], house="untamed")
    table.do(f"play:{omega}")
    if table.asked == "place":
        table.do("place:0")
    assert (table.asked, table.state.active) == ("house", 1)
    assert table.zone("dust-pixie") == "hand"


@proves("G107")
@said({"duskwitch": words(play(Use(A(creature(FRIENDLY, other=True)))))})
def test_what_an_omega_card_causes_is_still_done_and_the_next_turn_is_whole() -> None:
    """Abilities of the card itself use cards; the next step 3 is not ended by it."""
    table = Table(mine=["troll"], hand=["duskwitch"], house="untamed", amber=(0, 0))
    table.do("play:duskwitch", "place:0")
    assert table.has("troll", "exhausted") is False  # readied again by step 4
    assert table.amber() == 1
    table.to_turn_of(0, "untamed")
    assert "reap:duskwitch" in table.offered()


@proves("G107")
@said({"grumpus-tamer": words(keyword(Keywords.OMEGA, creature(FRIENDLY)))})
def test_omega_that_a_creature_has_as_it_enters_ends_the_step() -> None:
    """What another card gives to such creatures, it has as soon as it is in play."""
    table = Table(mine=["grumpus-tamer"], hand=["troll", "bumpsy"], house="brobnar")
    table.do("play:troll", "place:0")
    assert "play:bumpsy" not in table.offered()


@proves("G107")
@said({"grumpus-tamer": words(play(this_turn(keyword(Keywords.OMEGA, THIS_CARD), on=THIS)))})
def test_omega_that_is_gained_in_play_ends_nothing() -> None:
    table = Table(mine=["troll"], hand=["grumpus-tamer", "bumpsy"], house="brobnar")
    table.do("play:grumpus-tamer", "place:0")
    assert table.keyword("grumpus-tamer", "omega") == 1
    assert "play:bumpsy" in table.offered()


@proves("G108", "G122")
def test_assault_hits_before_the_fight_and_adds_up() -> None:
    """Assault 2 of its own and 2 more by an upgrade; what it kills strikes nobody."""
    table = Table(mine=["ancient-bear +way-of-the-bear"], theirs=["snufflegator"], house="untamed")
    assert table.keyword("ancient-bear", "assault") == 4
    table.do("fight:ancient-bear")
    assert table.zone("snufflegator") == "discard"
    assert table.damage("ancient-bear") == 0


@proves("G108")
def test_assault_is_for_the_attacker_alone() -> None:
    table = Table(mine=["snufflegator"], theirs=["ancient-bear", "dew-faerie"], house="untamed")
    table.do("fight:snufflegator", "card:dew-faerie")
    assert table.damage("snufflegator") == 0
    table = Table(mine=["troll"], theirs=["ancient-bear"], house="brobnar")
    table.do("fight:troll")
    assert table.damage("troll") == 5


@proves("G109", "G122")
def test_hazardous_hits_the_attacker_before_the_fight_and_adds_up() -> None:
    table = Table(mine=["lupo-the-scarred"], theirs=["briar-grubbling +flame-wreathed"], house="untamed")
    assert table.keyword("briar-grubbling", "hazardous") == 7
    table.do("fight:lupo-the-scarred")
    assert table.zone("lupo-the-scarred") == "discard"
    assert table.damage("briar-grubbling") == 0


@proves("G110")
@said({"lamindra": words()})
def test_deploy_enters_anywhere() -> None:
    table = Table(mine=["troll", "bumpsy"], hand=["lamindra", "urchin"], house="shadows")
    table.do("play:lamindra")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table.do("place:1")
    assert table.line() == ["troll", "lamindra", "bumpsy"]
    table.do("play:urchin")
    assert table.offered() == ["place:0", "place:3"]


@proves("G110", "G211")
@said(
    {
        "lamindra": words(),
        "chain-gang": words(action(PutInPlay(A(card(FRIENDLY, IN_DISCARD))))),
        "grumpus-tamer": words(keyword(Keywords.DEPLOY, creature(FRIENDLY, house=Houses.BROBNAR))),
    }
)
def test_deploy_when_put_into_play_and_when_gained() -> None:
    table = Table(mine=["chain-gang", "grumpus-tamer"], hand=["troll"], discard=["lamindra"], house="shadows")
    table.do("action:chain-gang")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table = Table(mine=["chain-gang", "grumpus-tamer"], hand=["troll"], house="brobnar")
    table.do("play:troll")
    assert table.offered() == ["place:0", "place:1", "place:2"]


@proves("G111")
def test_the_first_fight_against_an_elusive_creature_does_nothing_by_power() -> None:
    table = Table(mine=["troll", "bumpsy"], theirs=["carlo-phantom"], house="brobnar")
    table.do("fight:troll")
    assert table.zone("carlo-phantom") == "line"
    assert table.damage("troll") == 0
    table.do("fight:bumpsy")
    assert table.zone("carlo-phantom") == "discard"


@proves("G111")
def test_elusive_stops_no_assault() -> None:
    table = Table(mine=["ancient-bear"], theirs=["carlo-phantom"], house="untamed")
    table.do("fight:ancient-bear")
    assert table.zone("carlo-phantom") == "discard"


@proves("G111")
def test_a_fight_as_if_there_were_no_elusive_uses_it_up() -> None:
    """Niffle Ape ignores elusive; the second attacker meets a creature that has been chosen before."""
    table = Table(mine=["niffle-ape", "snufflegator"], theirs=["faygin +blood-of-titans"], house="untamed")
    table.do("fight:niffle-ape")
    assert table.damage("faygin") == 3
    table.do("fight:snufflegator")
    assert table.damage("faygin") == 7


@proves("G111")
@said(
    {
        "alaka": words(before_fight(Discard(Top(1)))),
        "grumpus-tamer": words(
            keyword(Keywords.ELUSIVE, creature(ENEMY), given=AtLeast(ZoneSize(Zones.DISCARD), 1))
        ),
    }
)
def test_elusive_is_looked_at_when_damage_is_set() -> None:
    """It is gained by what comes before the fight, after the creature was chosen."""
    table = Table(mine=["alaka", "grumpus-tamer"], theirs=["bumpsy"], house="brobnar")
    assert table.keyword("bumpsy", "elusive") == 0
    table.do("fight:alaka")
    assert (table.damage("bumpsy"), table.damage("alaka")) == (0, 0)
    table.do("fight:grumpus-tamer")
    assert (table.damage("bumpsy"), table.zone("grumpus-tamer")) == (4, "discard")


@proves("G112")
def test_an_invulnerable_creature_takes_no_damage_and_is_not_destroyed() -> None:
    table = Table(mine=["troll +ghostform"], hand=["punch", "champion-s-challenge"], house="brobnar")
    table.do("play:punch")
    assert table.damage("troll") == 0
    table = Table(mine=["troll +ghostform", "bumpsy"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert table.line() == ["troll"]


@proves("G112")
@said({"alaka": words(power(-9, creature(ENEMY)))})
def test_an_invulnerable_creature_stays_without_power_and_leaves_otherwise() -> None:
    table = Table(mine=["troll +ghostform"], theirs=["alaka +blood-of-titans"], house="brobnar")
    assert table.power("troll") == -1
    assert table.line() == ["troll"]
    table = Table(mine=["bumpsy"], theirs=["troll +ghostform"], hand=["fear"], house="dis")
    table.do("play:fear")
    assert table.zone("troll") == "hand"


@proves("G113")
def test_poison_destroys_whoever_its_power_damages() -> None:
    table = Table(mine=["macis-asp"], theirs=["chuff-ape"], house="shadows")
    table.do("fight:macis-asp")
    assert table.zone("chuff-ape") == "discard"
    table = Table(mine=["troll"], theirs=["macis-asp"], house="brobnar")
    table.do("fight:troll")
    assert table.zone("troll") == "discard"


@proves("G113")
def test_poison_is_not_in_other_damage() -> None:
    """Assault, Splash-attack and abilities of a poisonous creature do what they say, no more."""
    table = Table(
        mine=["macis-asp +way-of-the-bear"], theirs=["carlo-phantom +blood-of-titans"], house="shadows"
    )
    table.do("fight:macis-asp")
    assert table.damage("carlo-phantom") == 2
    with said({"grumpus-tamer": words(keyword(Keywords.SPLASH_ATTACK, creature(FRIENDLY), 2))}):
        table = Table(mine=["macis-asp", "grumpus-tamer"], theirs=["troll", "bumpsy"], house="shadows")
        table.do("fight:macis-asp", "card:troll")
        assert table.zone("troll") == "discard"
        assert table.damage("bumpsy") == 2


@proves("G113", "G86")
def test_poison_goes_with_damage_that_another_creature_takes() -> None:
    table = Table(mine=["macis-asp"], theirs=["troll", "shadow-self"], house="shadows")
    table.do("fight:macis-asp", "card:troll")
    assert table.zone("shadow-self") == "discard"
    assert table.damage("troll") == 0


@proves("G114")
def test_skirmish_takes_no_damage_from_power_but_from_hazardous() -> None:
    table = Table(mine=["snufflegator"], theirs=["troll"], house="untamed")
    table.do("fight:snufflegator")
    assert (table.line(0), table.damage("troll")) == (["snufflegator"], 4)
    table = Table(mine=["snufflegator"], theirs=["briar-grubbling"], house="untamed")
    table.do("fight:snufflegator")
    assert table.zone("snufflegator") == "discard"
    table = Table(mine=["troll"], theirs=["snufflegator"], house="brobnar")
    table.do("fight:troll")
    assert table.damage("troll") == 4


@proves("G115", "G122")
@said(
    {
        "crogg-the-clumsy": words(),
        "grumpus-tamer": words(keyword(Keywords.SPLASH_ATTACK, creature(FRIENDLY, other=True), 1)),
    }
)
def test_splash_attack_hits_the_neighbours_at_the_same_time_and_adds_up() -> None:
    table = Table(
        mine=["crogg-the-clumsy", "grumpus-tamer"], theirs=["bumpsy", "troll", "headhunter", "bigtwig", "chuff-ape"],
        house="brobnar",
    )  # fmt: skip
    assert table.keyword("crogg-the-clumsy", "splash-attack") == 3
    table.do("fight:crogg-the-clumsy", "card:troll")
    assert [table.damage(one) for one in ("bumpsy", "troll", "headhunter", "chuff-ape")] == [3, 7, 3, 0]
    assert table.zone("crogg-the-clumsy") == "discard"
    assert [one["card"] for one in table.told("tagged")] == ["crogg-the-clumsy"]


@proves("G116")
def test_taunt_guards_its_neighbours_but_no_other_taunt() -> None:
    table = Table(
        mine=["troll"], theirs=["bumpsy", "champion-anaphiel", "headhunter", "urchin", "pitlord", "sanctum-guardian"],
        house="brobnar",
    )  # fmt: skip
    table.do("fight:troll")
    assert table.offered() == ["card:champion-anaphiel", "card:pitlord", "card:sanctum-guardian"]


@proves("G117")
@said({"elenya-the-charming": words(), "alaka": words(enters(EntryStates.READY, creature(), 0))})
def test_treachery_enters_under_the_opponents_control() -> None:
    """AP places it and resolves its icons; "your creatures enter ready" still applies to it."""
    table = Table(
        mine=["alaka"],
        theirs=["troll", "bumpsy"],
        hand=["elenya-the-charming house:brobnar icons:A"],
        house="brobnar",
    )
    table.do("play:elenya-the-charming~brobnar+A")
    assert (table.asked, table.state.asked) == ("place", 0)
    table.do("place:2")
    traitor = "elenya-the-charming~brobnar+A"
    assert table.line(1) == ["troll", "bumpsy", traitor]
    assert table.holder(traitor) == 1
    assert table.amber(0) == 1
    assert not table.has(traitor, "exhausted")
    table.do("end", "house:brobnar", f"reap:{traitor}")
    assert table.amber(1) == 1


@proves("G117")
@said(
    {
        "scowly-caper": words(),
        "chain-gang": words(
            action(PutInPlay(A(card(FRIENDLY, IN_DISCARD)))),
            after(Moments.AFTER_ENTERS, Gain(1), of=creature(FRIENDLY)),
        ),
        "murkens": words(after(Moments.AFTER_ENTERS, Gain(2), of=creature(FRIENDLY))),
    }
)
def test_treachery_however_it_enters() -> None:
    """Put into play it goes over too; afterwards it is the opponent's friendly creature, not AP's."""
    table = Table(mine=["chain-gang"], theirs=["murkens"], discard=["scowly-caper"], house="shadows")
    table.do("action:chain-gang", "place:1")
    assert table.line(1) == ["murkens", "scowly-caper"]
    assert (table.amber(0), table.amber(1)) == (0, 2)


@proves("G117")
def test_no_card_with_treachery_has_a_play_ability() -> None:
    """So nobody has to say whose "Play:" it would be."""
    for name, said_words in texts().items():
        if "treachery" in POOL.card(name).keywords:
            assert all(Moments.PLAY not in getattr(word, "moments", ()) for word in said_words)
    assert sum("treachery" in fact.keywords for fact in POOL.cards()) >= 13


@proves("G118")
def test_versatile_is_used_but_not_played_or_discarded_in_any_house() -> None:
    table = Table(mine=["mack-the-knife"], theirs=["bumpsy"], hand=["mack-the-knife"], house="brobnar")
    assert {"reap:mack-the-knife", "fight:mack-the-knife", "action:mack-the-knife"} <= set(table.offered())
    assert table.offered()[-1] == "end"
    assert not [o for o in table.offered() if o.startswith(("play:", "discard:"))]


@proves("G118")
@said({"chain-gang": words(), "grumpus-tamer": words()})
def test_versatile_without_an_active_house() -> None:
    table = Table(mine=["mack-the-knife", "bumpsy"], house="brobnar")
    table.state.house = NONE
    table.state.kind = NONE
    table.state.go()
    assert table.offered() == ["reap:mack-the-knife", "action:mack-the-knife", "end"]


@proves("G119", "G67")
def test_enhance_does_nothing_in_play() -> None:
    """The word is for whoever makes decks: no keyword of the machine, only icons on the cards that got them."""
    assert "enhance" not in KEYWORD_NAMES
    table = Table(hand=["troll icons:AA"], house="brobnar")
    table.do("play:troll+AA")
    assert table.amber() == 2


HAUNTED = AtLeast(ZoneSize(Zones.DISCARD), 10)


@pytest.mark.parametrize(("pile", "power_of_it"), [(9, 2), (10, 5)])
@proves("G120")
@said({"murkens": words(power(3, THIS_CARD, given=HAUNTED))})
def test_haunted_with_ten_cards_in_the_discard_pile(pile: int, power_of_it: int) -> None:
    table = Table(mine=["murkens"], discard=["punch"] * pile, house="shadows")
    assert table.power("murkens") == power_of_it


@proves("G120")
@said({"murkens": words(power(3, THIS_CARD, given=HAUNTED))})
def test_haunted_is_lost_as_soon_as_the_pile_is_shuffled_away() -> None:
    """Drawing from an empty deck takes the pile: the creature has too much damage at once."""
    table = Table(
        mine=["murkens damage:3", "library-of-babble"], discard=["punch"] * 10, deck=[], house="logos"
    )
    assert table.line() == ["murkens"]
    table.do("action:library-of-babble")
    assert table.line() == []


@proves("G121", "G202")
@said({"murkens": words(play(Hide(A(card(FRIENDLY, IN_HAND)), faceup=True)))})
def test_a_grafted_card_lies_open_under_the_other_and_is_discarded_with_it() -> None:
    table = Table(
        mine=["troll"], hand=["murkens", "urchin", "bulleteye"], their_hand=["punch"], house="shadows"
    )
    table.do("play:murkens", "place:0", "hand:urchin")
    assert table.zone("urchin") == "beneath"
    assert table.state.seen[table.card("urchin")] == KNOWN_TO_ALL
    assert "urchin" not in table.line()
    table.do("end", "house:brobnar", "play:punch", "card:murkens")
    assert table.zone("urchin") == "discard"


@proves("G123")
def test_what_loses_a_keyword_does_not_gain_it() -> None:
    """Sniffer: elusive is lost for the turn, also where an upgrade that comes later would give it."""
    table = Table(
        mine=["sniffer", "troll"],
        theirs=["carlo-phantom"],
        hand=["ring-of-invisibility house:mars"],
        house="mars",
    )
    table.do("action:sniffer")
    assert table.keyword("carlo-phantom", "elusive") == 0
    table.do("play:ring-of-invisibility~mars", "card:troll")
    assert table.keyword("troll", "elusive") == 0
    table.do("end")
    assert (table.keyword("carlo-phantom", "elusive"), table.keyword("troll", "elusive")) == (1, 1)


@proves("G123")
@said(
    {
        "grumpus-tamer": words(loses(Keywords.TAUNT, creature())),
        "alaka": words(keyword(Keywords.TAUNT, creature())),
    }
)
def test_losing_wins_over_gaining() -> None:
    table = Table(mine=["alaka", "grumpus-tamer", "pitlord"], house="brobnar")
    assert [table.keyword(one, "taunt") for one in table.line()] == [0, 0, 0]


def test_no_card_that_can_be_played_has_the_later_keywords() -> None:
    """Entrench comes with Draconian Measures (G227), whose cards can't be played yet."""
    entrenched = {fact.id for fact in POOL.cards() if "entrench" in fact.keywords}
    assert entrenched
    assert not entrenched & playable()


@proves("G196", "G122")
@said({"xenos-darkshadow": words()})
def test_a_keyword_of_x_without_a_definition_is_none() -> None:
    table = Table(mine=["xenos-darkshadow"], house="untamed")
    assert [table.keyword("xenos-darkshadow", one) for one in ("assault", "hazardous", "splash-attack")] == [
        0,
        0,
        0,
    ]


@proves("G112", "G103")
def test_an_invulnerable_creature_keeps_its_ward() -> None:
    table = Table(mine=["troll warded +ghostform"], hand=["gateway-to-dis"], house="dis").do(
        "play:gateway-to-dis"
    )
    assert (table.line(), table.has("troll", "warded")) == (["troll"], True)


@proves("G117", "G132")
@said(
    {
        "elenya-the-charming": words(),
        "pound": words(play(Destroy(A(creature(FRIENDLY, name="harland-mindlock"))))),
    }
)
def test_a_traitor_goes_back_to_the_opponent_when_a_later_control_ends() -> None:
    table = Table(
        hand=["elenya-the-charming house:logos", "harland-mindlock", "pound house:logos"],
        theirs=["troll"],
        house="logos",
    )
    traitor = next(one for one in table.hand() if one.startswith("elenya"))
    table.do(f"play:{traitor}", "place:1", "play:harland-mindlock", f"card:{traitor}")
    if table.asked == "place":
        table.do("place:0")
    assert traitor in table.line(0)
    table.do("play:pound~logos")
    if table.asked == "place":
        table.do("place:1")
    assert table.line(1) == ["troll", traitor]


@proves("G226", "G204")
@said(
    {
        "grumpus-tamer": words(scrap(Gain(2))),
        "alaka": words(scrap(Lose(3, OPPONENT))),
        "the-flex": words(play(Discard(Each(card(FRIENDLY, IN_HAND))))),
    }
)
def test_several_scraps_come_in_the_order_of_the_active_player() -> None:
    table = Table(hand=["the-flex", "grumpus-tamer", "alaka"], amber=(0, 3), house="brobnar").do(
        "play:the-flex"
    )
    assert table.offered() == ["hand:alaka", "hand:grumpus-tamer"]
    table.do("hand:alaka")
    kinds = [event.kind() for event in table.events if event.kind() in ("lost", "gained", "discarded")]
    assert kinds == ["discarded", "lost", "discarded", "gained"]


@proves("G118", "G72")
def test_omni_without_an_active_house() -> None:
    table = Table(mine=["deipno-spymaster", "bumpsy", "key-to-dis"], house="brobnar")
    table.state.house = NONE
    table.state.kind = NONE
    table.state.go()
    assert table.offered() == ["omni:deipno-spymaster", "omni:key-to-dis", "end"]


@proves("G107")
@said(
    {
        "duskwitch": words(),
        "grumpus-tamer": words(after(Moments.TURN_STARTS, PlayIt(A(card(FRIENDLY, IN_HAND, CREATURES))))),
    }
)
def test_omega_at_the_start_of_a_turn_leaves_step_three_alone() -> None:
    table = Table(mine=["grumpus-tamer"], hand=["duskwitch", "punch"], at="start", house="brobnar")
    while table.asked != "turn":
        table.do("house:brobnar" if table.asked == "house" else table.offered()[0])
    assert "play:punch" in table.offered()


@proves("G226", "G99", "G209")
@said({"academy-training": words(belongs(HOST_CARD, Houses.UNTAMED))})
def test_a_discarded_card_has_its_own_house() -> None:
    """A Troll that was of Untamed in play is no Untamed card in hand: the Sloth stays unused."""
    table = Table(
        mine=["giant-sloth house:brobnar", "troll +academy-training"],
        hand=["nature-s-call house:brobnar"],
        house="brobnar",
    )
    table.do("play:nature-s-call~brobnar", "card:troll", "done", "discard:troll")
    assert table.offered() == ["end"]
