"""Dis of Age of Ascension, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.testing import proves


@pytest.mark.parametrize("stunner", ["æmber-imp", "orb-of-invidius"])
def test_a_creature_that_reaps_is_stunned(stunner: str) -> None:
    """Æmber Imp and Orb of Invidius: whoever controls it, and after the Æ has been gained."""
    table = Table(mine=[stunner, "troll", "bumpsy"], theirs=["krump", "urchin"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.amber() == 1
    assert table.has("bumpsy", "stunned")
    table.do("fight:troll", "card:urchin")
    assert not table.has("troll", "stunned")
    table.to_turn_of(1, "brobnar").do("reap:krump")
    assert table.amber(1) == 1
    assert table.has("krump", "stunned")


def test_æmber_imp_stuns_itself_and_not_what_has_gone() -> None:
    """It is a creature too. Unstunned later, for one that is stunned cannot reap again (G102)."""
    table = Table(mine=["æmber-imp"], house="dis").do("reap:aember-imp")
    assert table.has("aember-imp", "stunned")
    table.to_turn_of(0, "dis")
    assert "reap:aember-imp" not in table.offered()
    assert table.keyword("aember-imp", "elusive")


@proves("G32")
def test_banish() -> None:
    """``theirs`` of ``Archive``: an enemy creature goes facedown into the opponent's archives, which may be taken to hand."""
    table = Table(mine=["troll"], theirs=["bumpsy amber:2", "krump"], hand=["banish"], house="dis")
    table.do("play:banish")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.row("archives", 1) == ["bumpsy"]
    assert table.amber(0) == 1 + 2
    while table.asked != "archives":
        table.step(1, "brobnar")
    table.do("take")
    assert "bumpsy" in table.hand(1)


@proves("G32")
def test_banish_names_whose_archives() -> None:
    """A creature of one's own that the opponent controls goes there too; from there it comes back to its owner (G130)."""
    table = Table(theirs=["troll theirs"], hand=["banish"], house="dis").do("play:banish")
    assert (table.row("archives", 0), table.row("archives", 1)) == ([], ["troll"])
    while table.asked != "archives":
        table.step(1, "brobnar")
    table.do("take")
    assert "troll" in table.hand(0)


def test_banish_without_an_enemy_creature() -> None:
    table = Table(mine=["troll"], hand=["banish"], house="dis").do("play:banish")
    assert table.line() == ["troll"]
    assert table.asked == "turn"


def test_binding_irons() -> None:
    """Chains for the opponent, at most 24 (G143)."""
    table = Table(hand=["binding-irons"], chains=(0, 2), house="dis").do("play:binding-irons")
    assert (table.chains(0), table.chains(1)) == (0, 5)
    assert Table(hand=["binding-irons"], chains=(0, 23), house="dis").do("play:binding-irons").chains(1) == 24


def test_cull_the_weak() -> None:
    """The least powerful of the enemy creatures alone, and nobody where there is none."""
    table = Table(mine=["dust-imp"], theirs=["troll", "bumpsy", "krump"], hand=["cull-the-weak"], house="dis")
    table.do("play:cull-the-weak")
    assert (table.line(0), table.line(1)) == (["dust-imp"], ["troll", "krump"])
    lonely = Table(mine=["dust-imp"], hand=["cull-the-weak"], house="dis").do("play:cull-the-weak")
    assert lonely.line() == ["dust-imp"]


@proves("G194")
def test_cull_the_weak_leaves_the_tied_to_the_active_player() -> None:
    table = Table(theirs=["bumpsy", "troll", "headhunter"], hand=["cull-the-weak"], house="dis")
    table.do("play:cull-the-weak")
    assert table.offered() == ["card:bumpsy", "card:headhunter"]
    table.do("card:headhunter")
    assert table.line(1) == ["bumpsy", "troll"]


@proves("G55")
def test_exhume() -> None:
    """A creature of one's own discard pile, of any house, is played: its icons and its "Play:" count."""
    table = Table(
        hand=["exhume", "fear"],
        discard=["bumpsy", "gateway-to-dis", "shooler"],
        their_discard=["troll"],
        amber=(0, 4),
        house="dis",
    )
    table.do("play:exhume")
    assert table.offered() == ["pile:bumpsy", "pile:shooler"]
    table.do("pile:shooler", "yes")
    assert table.line() == ["shooler"]
    assert (table.amber(0), table.amber(1)) == (1 + 1, 3)
    assert table.row("discard") == ["bumpsy", "gateway-to-dis", "exhume"]


def test_exhume_of_another_house_or_not_at_all() -> None:
    """Whoever has chosen may still leave it (G9); with no creature there, nothing is asked."""
    other = Table(hand=["exhume"], discard=["bumpsy"], house="dis").do("play:exhume", "yes")
    assert other.line() == ["bumpsy"]
    left = Table(hand=["exhume"], discard=["bumpsy"], house="dis").do("play:exhume", "no")
    assert left.row("discard") == ["bumpsy", "exhume"]
    empty = Table(hand=["exhume"], discard=["anger"], their_discard=["troll"], house="dis").do("play:exhume")
    assert empty.asked == "turn"


def test_gub() -> None:
    """``OnFlank`` turned round: 6 power and taunt between two others, nothing on a flank or alone."""
    table = Table(mine=["gub", "troll", "gub", "bumpsy"], theirs=["krump"], house="brobnar")
    assert (table.power("gub"), table.keyword("gub", "taunt")) == (1, 0)
    assert (table.power("gub.2"), table.keyword("gub.2", "taunt")) == (6, 1)
    alone = Table(mine=["gub"], house="dis")
    assert (alone.power("gub"), alone.keyword("gub", "taunt")) == (1, 0)


@proves("G84")
def test_gub_dies_of_its_damage_on_a_flank() -> None:
    """As soon as its neighbour has gone it has 1 power again, which is less than its damage."""
    table = Table(mine=["krump"], theirs=["urchin", "gub damage:2", "troll"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:urchin")
    assert table.line(1) == ["troll"]


def test_misery_exploit() -> None:
    """1 Æ for each enemy creature with damage, none for one's own."""
    table = Table(
        mine=["troll damage:1"],
        theirs=["bumpsy damage:1", "krump", "mugwump damage:3"],
        hand=["misery-exploit", "misery-exploit"],
        house="dis",
    )
    assert table.do("play:misery-exploit").amber() == 2
    assert (
        Table(theirs=["krump"], hand=["misery-exploit"], house="dis").do("play:misery-exploit").amber() == 0
    )


@proves("G205")
def test_not_finished_with_you() -> None:
    """Any number of creatures, and nothing else, from one's own discard pile; none is a number too."""
    table = Table(
        hand=["not-finished-with-you"],
        discard=["troll", "anger", "bumpsy", "krump"],
        their_discard=["mugwump"],
        deck=["punch"],
        house="dis",
    )
    table.do("play:not-finished-with-you")
    assert "pile:anger" not in table.offered()
    assert "pile:mugwump" not in table.offered()
    table.do("pile:troll", "pile:krump", "done")
    assert sorted(table.row("deck")) == ["krump", "punch", "troll"]
    assert table.row("discard") == ["anger", "bumpsy", "not-finished-with-you"]
    assert table.told("shuffled")


@proves("G205")
def test_not_finished_with_you_without_creatures() -> None:
    """The deck is shuffled all the same."""
    table = Table(hand=["not-finished-with-you"], discard=["troll"], deck=["punch", "anger"], house="dis")
    table.do("play:not-finished-with-you", "no")
    assert table.row("discard") == ["troll", "not-finished-with-you"]
    assert table.told("shuffled")
    bare = Table(hand=["not-finished-with-you"], deck=["punch", "anger"], house="dis")
    assert bare.do("play:not-finished-with-you").told("shuffled")


@pytest.mark.parametrize(("line", "held"), [(["troll", "streke", "bumpsy"], 5), (["streke", "troll"], 6)])
def test_streke(line: list[str], held: int) -> None:
    """Between two others it costs the opponent a card of their draw step; on a flank it does not, nor its own player."""
    table = Table(mine=line, house="brobnar")
    table.to_turn_of(1).to_turn_of(0)
    assert len(table.hand(1)) == held
    assert len(table.hand(0)) == 6
    assert table.keyword("streke", "elusive")


def test_tezmal() -> None:
    """After it reaps, a house is forbidden in the opponent's next turn alone."""
    table = Table(
        mine=["tezmal"],
        theirs=["troll"],
        houses=[["dis", "logos", "mars"], ["brobnar", "dis", "untamed"]],
        house="dis",
    )
    table.do("reap:tezmal", "house:brobnar")
    while table.asked != "house" or table.state.active != 1:
        table.step(1)
    assert table.offered() == ["house:dis", "house:untamed"]
    table.do("house:dis")
    table.to_turn_of(0, "dis").do("end")
    while table.asked != "house" or table.state.active != 1:
        table.step(1)
    assert "house:brobnar" in table.offered()


@proves("G107")
def test_unlocked_gateway() -> None:
    """Every creature is destroyed, and the step ends."""
    table = Table(
        mine=["troll", "lash-of-broken-dreams"],
        theirs=["bumpsy"],
        hand=["unlocked-gateway", "fear"],
        house="dis",
    )
    table.do("play:unlocked-gateway")
    assert (table.line(0), table.line(1)) == ([], [])
    assert table.row("artifacts") == ["lash-of-broken-dreams"]
    assert table.state.active == 1
    assert "fear" in table.hand()


@pytest.mark.parametrize(("name", "number"), [("yurk", 1), ("old-yurk", 2), ("ancient-yurk", 3)])
def test_the_yurks_discard(name: str, number: int) -> None:
    """So many cards of one's own hand, of any house, as AP chooses; or as many as there are (G4)."""
    table = Table(hand=[name, "anger", "fear", "anger", "punch"], their_hand=["krump"], house="dis")
    table.do(f"play:{name}")
    assert table.offered() == ["hand:anger", "hand:fear", "hand:punch"]
    table.do("hand:fear", *["hand:anger", "hand:punch"][: number - 1])
    assert len(table.row("discard")) == number
    assert len(table.hand()) == 4 - number
    assert table.hand(1) == ["krump"]
    poor = Table(hand=[name, "fear"], house="dis").do(f"play:{name}")
    if poor.asked != "turn":  # the last card of a hand is asked for, too
        poor.do("hand:fear")
    assert (poor.hand(), poor.row("discard")) == ([], ["fear"])
    assert Table(hand=[name], house="dis").do(f"play:{name}").row("discard") == []


def test_angwish() -> None:
    """``DamageOn``: the opponent's keys cost 1 more for each damage on it, one's own do not."""
    table = Table(mine=["angwish damage:2"], theirs=["bumpsy"], amber=(0, 7), house="dis")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)
    table.to_turn_of(1, "brobnar")
    assert (table.keys(1), table.amber(1)) == (0, 7)
    table.do("fight:bumpsy")
    assert table.zone("angwish") == "discard"
    assert table.state.key_cost(1) == 6
    assert Table(mine=["angwish"], house="dis").state.key_cost(1) == 6


def test_bloodshard_imp() -> None:
    """What reaps is destroyed, whoever controls it; it keeps its Æ. The imp itself too."""
    table = Table(mine=["bloodshard-imp", "bumpsy"], theirs=["krump"], house="brobnar")
    table.do("reap:bumpsy")
    assert (table.amber(), table.zone("bumpsy")) == (1, "discard")
    table.to_turn_of(1, "brobnar").do("reap:krump")
    assert (table.amber(1), table.zone("krump")) == (1, "discard")
    itself = Table(mine=["bloodshard-imp"], house="dis").do("reap:bloodshard-imp")
    assert (itself.amber(), itself.zone("bloodshard-imp")) == (1, "discard")


IMPS = (("bronze-key-imp", 1), ("silver-key-imp", 2), ("gold-key-imp", 3))


@pytest.mark.parametrize(("imp", "nth"), IMPS)
@pytest.mark.parametrize("forged", [0, 1, 2])
def test_key_imps_in_the_forge_step(imp: str, nth: int, forged: int) -> None:
    """Verb ``FORGE`` of ``cannot``: neither player forges that one of their keys; the others they do (G46)."""
    table = Table(mine=[imp], amber=(6, 6), keys=(forged, forged), house="dis").do("end")
    barred = forged + 1 == nth
    while table.state.winner < 0 and table.asked == "key":
        table.step(1)
    assert table.keys(1) == (forged if barred else forged + 1)
    assert table.amber(1) == (6 if barred else 0)
    if table.state.winner < 0:
        table.to_turn_of(0)
        assert table.keys(0) == (forged if barred else forged + 1)


@proves("G49")
@pytest.mark.parametrize(("imp", "nth"), IMPS)
def test_key_imps_and_keys_forged_by_cards(imp: str, nth: int) -> None:
    """No effect forges it either: who could pay for it is not even asked (``CanForge``)."""
    table = Table(theirs=[imp], hand=["key-charge"], amber=(7, 0), keys=(nth - 1, 0), house="untamed")
    table.do("play:key-charge")
    assert table.asked == "turn"
    assert (table.keys(), table.amber()) == (nth - 1, 6)


def in_check(table: Table) -> bool:
    """Whether the view of seat 0 says that it is in check."""
    view = table.state.view(0)
    assert isinstance(view, KeyForgeView)
    return view.players[0].check


@proves("G50")
def test_key_imps_and_check() -> None:
    """Who cannot forge is not in check, in what is told and in what is seen."""
    table = Table(mine=["bronze-key-imp"], amber=(6, 0), house="dis")
    assert not in_check(table)
    assert not table.do("end").told("check")
    free = Table(mine=["silver-key-imp"], amber=(6, 0), house="dis")
    assert in_check(free)
    assert free.do("end").told("check")


def test_pain_reaction() -> None:
    """Who dies of it hurts those who were its neighbours; who lives does not."""
    table = Table(
        mine=["urchin"],
        theirs=["troll", "dust-imp", "krump", "mugwump"],
        hand=["pain-reaction", "pain-reaction"],
        house="dis",
    )
    table.do("play:pain-reaction")
    assert "card:urchin" not in table.offered()
    table.do("card:dust-imp")
    assert [table.damage(name) for name in ("troll", "krump", "mugwump")] == [2, 2, 0]
    table.do("play:pain-reaction", "card:krump")
    assert [table.damage(name) for name in ("troll", "krump", "mugwump")] == [2, 4, 0]


@proves("G221")
def test_pain_reaction_after_the_creature_has_left() -> None:
    """The neighbours are dealt damage once it lies in the discard pile; a ward keeps it, and then nobody is hurt."""
    table = Table(theirs=["troll", "dust-imp warded", "krump"], hand=["pain-reaction"], house="dis")
    table.do("play:pain-reaction", "card:dust-imp")
    assert table.line(1) == ["troll", "dust-imp", "krump"]
    assert [table.damage(name) for name in ("troll", "dust-imp", "krump")] == [0, 0, 0]


def test_pain_reaction_where_nobody_is() -> None:
    table = Table(mine=["dust-imp"], hand=["pain-reaction"], house="dis").do("play:pain-reaction")
    assert table.damage("dust-imp") == 0
    alone = Table(theirs=["dust-imp"], hand=["pain-reaction"], house="dis").do("play:pain-reaction")
    assert alone.line(1) == []


def test_skullion() -> None:
    """A friendly creature is destroyed as it is played: itself, if there is no other."""
    table = Table(mine=["urchin"], theirs=["krump"], hand=["skullion"], house="dis")
    table.do("play:skullion", "place:0")
    assert table.offered() == ["card:skullion", "card:urchin"]
    table.do("card:urchin")
    assert (table.line(0), table.line(1)) == (["skullion"], ["krump"])
    alone = Table(theirs=["krump"], hand=["skullion"], house="dis").do("play:skullion")
    assert alone.zone("skullion") == "discard"


def test_soulkeeper() -> None:
    """Its creature takes the most powerful enemy creature with it; enemy as seen by that creature."""
    table = Table(mine=["tocsin +soulkeeper"], theirs=["troll", "krump"], house="brobnar")
    table.to_turn_of(1, "brobnar").do("fight:krump")
    assert (table.line(0), table.line(1)) == ([], ["krump"])


def test_soulkeeper_played_on_an_enemy_creature() -> None:
    """The creature has the ability, so its controller's enemies are meant (G37)."""
    table = Table(
        mine=["troll"], theirs=["dust-imp", "krump"], hand=["soulkeeper", "hand-of-dis"], house="dis"
    )
    table.do("play:soulkeeper", "card:dust-imp")
    assert table.amber() == 1
    table = Table(
        mine=["troll", "bumpsy"], theirs=["urchin +soulkeeper", "krump"], hand=["punch"], house="brobnar"
    )
    table.do("play:punch", "card:urchin")
    assert (table.line(0), table.line(1)) == (["bumpsy"], ["krump"])


@proves("G195")
def test_soulkeeper_and_an_enemy_that_is_tagged_already() -> None:
    """It points at the most powerful enemy creature, which dies anyway, and takes no other."""
    table = Table(
        mine=["urchin +soulkeeper"], theirs=["troll amber:1", "krump"], hand=["guilty-hearts"], house="dis"
    )
    table.do("play:guilty-hearts")
    assert table.line(0) == ["urchin"]
    table = Table(
        mine=["urchin amber:1 +soulkeeper"],
        theirs=["troll amber:1", "krump"],
        hand=["guilty-hearts"],
        house="dis",
    )
    table.do("play:guilty-hearts")
    assert (table.line(0), table.line(1)) == ([], ["krump"])


@proves("G113")
def test_spyyyder() -> None:
    """``Attacking``: poison against an enemy on a flank only, and it takes no damage itself (skirmish)."""
    table = Table(mine=["spyyyder"], theirs=["troll", "krump", "bumpsy"], house="dis")
    table.do("fight:spyyyder", "card:troll")
    assert (table.zone("troll"), table.damage("spyyyder")) == ("discard", 0)
    table = Table(mine=["spyyyder"], theirs=["troll", "krump", "bumpsy"], house="dis")
    table.do("fight:spyyyder", "card:krump")
    assert (table.zone("krump"), table.damage("krump")) == ("line", 2)
    assert not table.keyword("spyyyder", "poison")


@proves("G113")
def test_spyyyder_defends_without_poison() -> None:
    """Attacked by a creature on a flank it has none; and armor that stops all of its damage stops the poison."""
    table = Table(mine=["spyyyder"], theirs=["troll"], house="dis")
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert (table.zone("troll"), table.damage("troll")) == ("line", 2)
    table = Table(mine=["spyyyder"], theirs=["skullion"], house="dis").do("fight:spyyyder")
    assert (table.zone("skullion"), table.damage("skullion")) == ("line", 0)


def test_neffru() -> None:
    """The owner of a destroyed creature gains, whoever controlled it (as published)."""
    table = Table(
        mine=["neffru", "charette theirs", "urchin"], theirs=["dust-imp"], hand=["punch"], house="brobnar"
    )
    table.do("play:punch", "card:charette")
    assert table.amber(1) == 0  # it lives
    table = Table(
        mine=["neffru", "charette damage:1 theirs", "urchin"],
        theirs=["krump"],
        hand=["punch", "punch"],
        house="brobnar",
    )
    table.do("play:punch", "card:charette")
    assert (table.amber(0), table.amber(1)) == (1, 1)
    table.do("play:punch", "card:urchin")
    assert (table.amber(0), table.amber(1)) == (1 + 1 + 1, 1)


@proves("G100")
def test_neffru_dies_with_others() -> None:
    """It does not see what leaves together with it."""
    table = Table(mine=["neffru", "troll"], theirs=["krump"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_onyx_knight() -> None:
    """``odd`` of ``Cards``: by the power that a creature has now, on both sides; the Knight's own is even."""
    table = Table(
        mine=["bumpsy", "krump plus:1"],
        theirs=["urchin", "troll", "harland-mindlock plus:1"],
        hand=["onyx-knight"],
        house="dis",
    )
    table.do("play:onyx-knight", "place:0")
    assert (table.line(0), table.line(1)) == (["onyx-knight"], ["troll", "harland-mindlock"])


def test_onyx_knight_that_is_odd_itself() -> None:
    table = Table(mine=["banner-of-battle"], hand=["onyx-knight"], house="dis").do("play:onyx-knight")
    assert table.zone("onyx-knight") == "discard"


@proves("G222")
def test_ortannu_the_chained() -> None:
    """Every Binding of one's own discard pile is returned, and for each 2 damage, with 2 for each neighbour, is dealt in
    one dealing (G190)."""
    table = Table(
        mine=["ortannu-the-chained"],
        theirs=["troll", "kelifi-dragon", "krump"],
        discard=["ortannu-s-binding", "fear", "ortannu-s-binding"],
        their_discard=["ortannu-s-binding"],
        house="dis",
    )
    table.do("reap:ortannu-the-chained")
    assert table.row("discard") == ["fear"]
    assert len(table.hand()) == 2
    table.do("card:kelifi-dragon")
    assert table.offered() == ["card:ortannu-the-chained", "card:troll", "card:kelifi-dragon", "card:krump"]
    table.do("card:troll")
    assert [table.damage(name) for name in ("troll", "kelifi-dragon", "krump")] == [4, 4, 2]
    assert len(table.row("discard", 1)) == 1


def test_ortannu_the_chained_hits_one_creature_twice() -> None:
    """Both may go to the same creature, and a ward stops all that it is dealt at once."""
    table = Table(
        mine=["ortannu-the-chained"],
        theirs=["troll warded", "krump"],
        discard=["ortannu-s-binding", "ortannu-s-binding"],
        house="dis",
    )
    table.do("reap:ortannu-the-chained", "card:troll", "card:troll")
    assert (table.damage("troll"), table.damage("krump")) == (0, 4)
    assert not table.has("troll", "warded")
    none = Table(mine=["ortannu-the-chained"], theirs=["troll"], discard=["fear"], house="dis")
    assert none.do("reap:ortannu-the-chained").asked == "turn"


def test_ortannu_s_binding() -> None:
    """It must hurt a friendly creature, if there is one."""
    table = Table(mine=["troll", "bumpsy"], theirs=["krump"], hand=["ortannu-s-binding"], house="dis")
    table.do("play:ortannu-s-binding")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    assert table.do("card:troll").damage("troll") == 2
    alone = Table(theirs=["krump"], hand=["ortannu-s-binding"], house="dis").do("play:ortannu-s-binding")
    assert (alone.damage("krump"), alone.amber()) == (0, 1)


@proves("G240")
def test_shadow_of_dis() -> None:
    """Question ``BLANK``: enemy creatures have no abilities and no keywords until one's own next turn (G240)."""
    table = Table(
        mine=["flaxia", "headhunter"],
        theirs=["troll damage:3", "pitlord", "firespitter", "dew-faerie +way-of-the-wolf", "niffle-queen"],
        hand=["shadow-of-dis"],
        their_hand=["bumpsy", "punch"],
        amber=(0, 5),
        house="dis",
    )
    table.do("play:shadow-of-dis")
    assert not table.keyword("pitlord", "taunt")
    assert not table.keyword("dew-faerie", "elusive")
    assert not table.keyword("dew-faerie", "skirmish")
    assert table.power("firespitter") == 5
    assert table.armor("firespitter") == 1
    table.to_turn_of(1, "brobnar")
    table.do("reap:troll")
    assert table.damage("troll") == 3
    table.do("play:bumpsy", "place:0")
    assert table.amber(0) == 1
    table.do("play:punch", "card:flaxia")
    assert table.damage("flaxia") == 3
    table.to_turn_of(0, "dis")
    assert table.keyword("pitlord", "taunt")
    assert table.keyword("dew-faerie", "skirmish")


def test_shadow_of_dis_spares_friendly_text() -> None:
    """One's own creatures keep theirs, and so do artifacts; what enemy creatures give to others is gone too."""
    table = Table(
        mine=["dew-faerie"],
        theirs=["niffle-queen", "snufflegator", "nepenthe-seed"],
        their_discard=["punch"],
        hand=["shadow-of-dis"],
        house="dis",
    )
    assert table.power("snufflegator") == 5
    table.do("play:shadow-of-dis")
    assert table.power("snufflegator") == 4
    assert table.keyword("dew-faerie", "elusive")
    table.to_turn_of(1)
    assert "omni:nepenthe-seed" in table.offered()


@proves("G190")
def test_shard_of_pain() -> None:
    """1 damage for each friendly Shard, itself included and the opponent's not, split as one likes."""
    table = Table(
        mine=["shard-of-pain", "shard-of-pain"],
        theirs=["troll", "krump", "shard-of-pain"],
        house="dis",
    )
    table.do("action:shard-of-pain")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll", "card:krump")
    assert (table.damage("troll"), table.damage("krump")) == (1, 1)
    table.do("action:shard-of-pain.2", "card:troll", "card:troll")
    assert (table.damage("troll"), table.damage("krump")) == (3, 1)


def test_shard_of_pain_without_enemies() -> None:
    table = Table(mine=["shard-of-pain", "troll"], house="dis").do("action:shard-of-pain")
    assert table.damage("troll") == 0
    assert table.asked == "turn"


def test_wretched_doll() -> None:
    """First it marks a creature of either side; once a counter is in play, it destroys who has one instead."""
    table = Table(mine=["wretched-doll", "wretched-doll", "troll"], theirs=["krump", "bumpsy"], house="dis")
    table.do("action:wretched-doll")
    assert table.offered() == ["card:troll", "card:krump", "card:bumpsy"]
    table.do("card:krump")
    assert table.counters("krump") == {"doom": 1}
    table.do("action:wretched-doll.2")
    assert table.line(1) == ["bumpsy"]
    assert table.counters("bumpsy") == {}


def test_wretched_doll_and_counters_elsewhere() -> None:
    """Every marked creature, of both sides; a counter on an artifact counts, and keeps the doll from marking."""
    table = Table(mine=["wretched-doll", "troll doom:1", "bumpsy"], theirs=["krump doom:2"], house="dis")
    table.do("action:wretched-doll")
    assert (table.line(0), table.line(1)) == (["bumpsy"], [])
    table = Table(mine=["wretched-doll doom:1", "bumpsy"], house="dis").do("action:wretched-doll")
    assert table.line() == ["bumpsy"]
    assert table.counters("bumpsy") == {}
    assert table.zone("wretched-doll") == "artifacts"
    assert Table(mine=["wretched-doll"], house="dis").do("action:wretched-doll").asked == "turn"
