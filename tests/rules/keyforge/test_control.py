"""Section 14: whose a card is, where it stands, what lasts, and text that is blank or copied."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Durations, Moments, Verbs
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.amounts import Count
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, ITS_HOUSE
from ludarium.games.keyforge.words.effects import Choose, TakeControl
from ludarium.games.keyforge.words.harm import Damage, Destroy
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.places import AttachKept, Move, SwapControl
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    action,
    after,
    artifact,
    blank,
    cannot,
    card,
    creature,
    destroyed,
    gains,
    play,
    played_as,
    power,
    reap,
    this_turn,
    upgrade,
    words,
)
from ludarium.games.keyforge.words.targets import A, Both, Each
from ludarium.testing import proves


@proves("G132", "G225")
def test_a_creature_taken_over_goes_to_a_flank_with_all_that_lies_on_it() -> None:
    table = Table(
        mine=["troll", "bumpsy"],
        theirs=["headhunter damage:2 amber:1 plus:1 stunned exhausted +blood-of-titans"],
        hand=["harland-mindlock"],
        house="logos",
    )
    table.do("play:harland-mindlock", "place:0")
    assert table.offered() == ["place:0", "place:3"]
    table.do("place:3")
    assert table.line() == ["harland-mindlock", "troll", "bumpsy", "headhunter"]
    assert (table.damage("headhunter"), table.on("headhunter"), table.plus("headhunter")) == (2, 1, 1)
    assert table.has("headhunter", "stunned")
    assert table.has("headhunter", "exhausted")
    assert table.host("blood-of-titans") == "headhunter"


@proves("G132")
@said({"first-blood": words(play(TakeControl(A(creature(ENEMY)))))})
def test_the_latest_control_effect_counts_and_the_older_one_applies_again() -> None:
    """One player takes it for good, the other by Harland Mindlock: with Harland it goes back to the one before."""
    table = Table(
        theirs=["troll"],
        hand=["first-blood", "punch", "punch"],
        their_hand=["harland-mindlock"],
        houses=[["brobnar", "dis", "untamed"], ["logos", "dis", "untamed"]],
        house="brobnar",
    )
    table.do("play:first-blood")
    assert table.holder("troll") == 0
    table.do("end", "house:logos", "play:harland-mindlock", "place:0")
    assert table.holder("troll") == 1
    table.do("end", "house:brobnar", "play:punch", "card:harland-mindlock")
    assert table.zone("harland-mindlock") == "discard"
    assert table.holder("troll") == 0


@proves("G133")
@said({"first-blood": words(play(TakeControl(A(creature(ENEMY)))))})
def test_an_upgrade_stays_with_who_played_it() -> None:
    table = Table(theirs=["troll +blood-of-titans"], hand=["first-blood"], house="brobnar")
    table.do("play:first-blood")
    assert (table.holder("troll"), table.holder("blood-of-titans")) == (0, 1)
    assert table.host("blood-of-titans") == "troll"
    assert table.power("troll") == 13


@proves("G134")
def test_the_house_of_a_card_one_controls_may_be_chosen() -> None:
    table = Table(mine=["silvertooth theirs"], at="start", houses=[["brobnar", "dis", "logos"]])
    assert table.offered() == ["house:brobnar", "house:dis", "house:logos", "house:shadows"]


@pytest.mark.parametrize(
    ("does", "zone"), [("gateway-to-dis", "discard"), ("hysteria", "hand"), ("fear", "hand")]
)
@proves("G135")
def test_a_foreign_card_leaves_to_its_owners_zone(does: str, zone: str) -> None:
    table = Table(mine=["troll theirs"] if does != "fear" else [], theirs=["troll"], hand=[does], house="dis")
    table.do(f"play:{does}")
    assert "troll" in table.row(zone, 1)
    assert not [one for one in table.row(zone, 0) if one.startswith("troll")]


@proves("G136")
def test_a_lasting_effect_outlives_its_source_and_ends_with_the_turn() -> None:
    """Looter Goblin's reap: 1 for each enemy creature destroyed this turn, though it has gone itself."""
    table = Table(
        mine=["looter-goblin", "troll"],
        theirs=["headhunter", "bumpsy"],
        hand=["punch", "punch", "smith"],
        house="brobnar",
    )
    table.do("reap:looter-goblin", "play:punch", "card:looter-goblin")
    before = table.amber()
    table.do("fight:troll", "card:headhunter")
    assert table.zone("headhunter") == "discard"
    assert table.amber() == before + 1
    table.do("end").to_turn_of(0, "brobnar")
    before = table.amber()
    table.do("play:punch", "card:bumpsy", "fight:troll")
    assert table.zone("bumpsy") == "discard"
    before += 1  # Punch
    assert table.amber() == before


@proves("G136")
def test_during_your_opponents_next_turn() -> None:
    """Scrambler Storm: no actions in that turn, and again in the one after."""
    table = Table(hand=["scrambler-storm"], their_hand=["punch"], theirs=["troll"], house="logos")
    table.do("play:scrambler-storm", "end", "house:brobnar")
    assert "play:punch" not in table.offered()
    table.do("end").to_turn_of(1, "brobnar")
    assert "play:punch" in table.offered()


@proves("G136")
@said(
    {
        "alaka": words(destroyed(Lasting((cannot(Verbs.REAP, creature(ENEMY)),), Durations.NEXT_TURN))),
        "foozle": words(destroyed(Lasting((cannot(Verbs.REAP, creature(ENEMY)),), Durations.TO_YOUR_TURN))),
    }
)
@pytest.mark.parametrize(("dies", "now", "then"), [("alaka", True, False), ("foozle", False, True)])
def test_whose_next_turn_it_is_does_not_depend_on_whose_turn_it_is_now(
    dies: str, now: bool, then: bool
) -> None:
    """Destroyed in the opponent's turn: their next turn is the one after one's own, and one's own comes before that."""
    table = Table(mine=["troll", "bumpsy"], theirs=[dies, "headhunter"], house="brobnar")
    table.do("fight:troll", f"card:{dies}")
    assert table.zone(dies) == "discard"
    assert ("reap:bumpsy" in table.offered()) == now
    table.do("end").to_turn_of(0, "brobnar")
    assert ("reap:bumpsy" in table.offered()) == then


@pytest.mark.parametrize(("mine", "power_then"), [(True, 9), (False, 8)])
@proves("G136")
@said({"alaka": words(destroyed(Lasting((power(1, creature(trait="giant")),), Durations.TO_YOUR_TURN)))})
def test_until_the_start_of_your_next_turn(mine: bool, power_then: int) -> None:
    """In the opponent's next turn it lasts where that comes before one's own."""
    table = Table(
        mine=["troll", "alaka damage:1"] if mine else ["troll"],
        theirs=["headhunter"] if mine else ["headhunter", "alaka damage:1"],
        hand=["punch"],
        house="brobnar",
    )
    table.do("play:punch", "card:alaka")
    assert (table.zone("alaka"), table.power("troll")) == ("discard", 9)
    table.do("end").to_turn_of(1)
    assert table.power("troll") == power_then


@proves("G136")
@said(
    {
        "first-blood": words(
            play(Lasting((after(Moments.AFTER_REAPS, Gain(5), of=creature()),), Durations.THE_NEXT))
        )
    }
)
def test_the_next_time_comes_once_and_ends_with_the_turn() -> None:
    table = Table(mine=["headhunter", "bumpsy"], hand=["first-blood"], house="brobnar")
    table.do("play:first-blood", "reap:headhunter")
    assert table.amber() == 1 + 1 + 5
    table.do("reap:bumpsy")
    assert table.amber() == 8
    late = Table(mine=["troll"], theirs=["bumpsy"], hand=["first-blood"], house="brobnar")
    late.do("play:first-blood", "end", "house:brobnar", "reap:bumpsy")
    assert (late.amber(0), late.amber(1)) == (1, 1)


@proves("G136")
@said(
    {
        "first-blood": words(play(this_turn(power(Count(creature(FRIENDLY)), creature(FRIENDLY))))),
        "sucker-punch": words(play(this_turn(power(3, creature(FRIENDLY)), on=Each(creature(FRIENDLY))))),
    }
)
def test_a_kind_covers_those_that_come_later_and_chosen_cards_only_those() -> None:
    """The value, too, is counted anew."""
    table = Table(mine=["troll"], hand=["first-blood", "bumpsy"], house="brobnar")
    table.do("play:first-blood")
    assert table.power("troll") == 9
    table.do("play:bumpsy", "place:0")
    assert (table.power("troll"), table.power("bumpsy")) == (10, 7)
    table = Table(mine=["troll"], hand=["sucker-punch", "urchin"], house="shadows")
    table.do("play:sucker-punch", "play:urchin", "place:0")
    assert (table.power("troll"), table.power("urchin")) == (11, 1)


@proves("G229")
@said(
    {
        "grumpus-tamer": words(action(Move(A(creature(FRIENDLY))))),
        "alaka": words(action(Move(THIS, flank=True))),
    }
)
def test_a_creature_is_moved_anywhere_in_its_line_staying_included() -> None:
    table = Table(mine=["grumpus-tamer", "troll", "bumpsy"], theirs=["headhunter"], house="brobnar")
    table.do("action:grumpus-tamer", "card:troll")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table.do("place:2")
    assert table.line() == ["grumpus-tamer", "bumpsy", "troll"]
    assert table.told("shifted") == [{"card": "troll", "place": 2}]
    table = Table(mine=["grumpus-tamer", "troll"], house="brobnar")
    table.do("action:grumpus-tamer", "card:troll", "place:1")
    assert table.line() == ["grumpus-tamer", "troll"]


@pytest.mark.parametrize(("place", "line"), [("place:0", 0), ("place:2", 2)])
@proves("G229")
@said({"alaka": words(action(Move(THIS, flank=True)))})
def test_to_a_flank_of_a_creature_on_one_it_stays_or_changes(place: str, line: int) -> None:
    table = Table(mine=["alaka", "troll", "bumpsy"], house="brobnar")
    table.do("action:alaka")
    assert table.offered() == ["place:0", "place:2"]
    table.do(place)
    assert table.line().index("alaka") == line
    assert len(table.told("shifted")) == 1


@proves("G230")
@said({"first-blood": words(play(SwapControl(Both((A(creature(FRIENDLY)), A(creature(ENEMY)))))))})
def test_swapping_control_puts_each_in_the_others_place() -> None:
    table = Table(
        mine=["troll", "bumpsy damage:1 amber:1 +blood-of-titans", "headhunter"],
        theirs=["urchin", "silvertooth stunned"],
        hand=["first-blood"],
        house="brobnar",
    )
    table.do("play:first-blood", "card:bumpsy", "card:silvertooth")
    assert table.line(0) == ["troll", "silvertooth", "headhunter"]
    assert table.line(1) == ["urchin", "bumpsy"]
    assert (table.holder("bumpsy"), table.holder("silvertooth")) == (1, 0)
    assert (table.damage("bumpsy"), table.on("bumpsy"), table.host("blood-of-titans")) == (1, 1, "bumpsy")
    assert table.has("silvertooth", "stunned")
    alone = Table(mine=["troll"], hand=["first-blood"], house="brobnar")
    alone.do("play:first-blood")
    assert alone.line(0) == ["troll"]


@proves("G202", "G230")
@said({"the-flex": words(play(SwapControl(Both((A(artifact(FRIENDLY)), A(artifact(ENEMY)))))))})
def test_who_gets_a_card_by_a_swap_may_look_under_it() -> None:
    table = Table(
        theirs=["seeker-needle"],
        hand=["masterplan", "punch", "the-flex house:shadows"],
        house="shadows",
    )
    table.do("play:masterplan", "hand:punch", "play:the-flex~shadows")
    assert (table.row("artifacts", 0), table.row("artifacts", 1)) == (["seeker-needle"], ["masterplan"])
    assert table.state.seen[table.card("punch")] == 0b11


@proves("G233")
@said(
    {
        "first-blood": words(
            play(Choose(A(upgrade()), keep=True), AttachKept(A(creature()))),
        )
    }
)
def test_an_upgrade_is_attached_elsewhere_without_leaving_play_or_its_player() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy +blood-of-titans"], hand=["first-blood"], house="brobnar")
    table.do("play:first-blood", "card:troll")
    assert (table.host("blood-of-titans"), table.holder("blood-of-titans")) == ("troll", 1)
    assert (table.power("troll"), table.power("bumpsy")) == (13, 5)
    assert table.told("attached") == [{"card": "blood-of-titans", "host": "troll"}]
    assert not [one for one in table.told("moved") if one["card"] == "blood-of-titans"]


@proves("G233")
@said({"misery-exploit": words(play(Choose(A(upgrade()), keep=True), AttachKept(A(creature()))))})
def test_an_upgrade_that_gives_control_gives_it_over_its_new_creature() -> None:
    table = Table(theirs=["bumpsy", "troll"], hand=["collar-of-subordination", "misery-exploit"], house="dis")
    table.do("play:collar-of-subordination", "card:bumpsy")
    assert table.line(0) == ["bumpsy"]
    table.do("play:misery-exploit", "card:troll", "place:0")
    assert (table.line(0), table.line(1)) == (["troll"], ["bumpsy"])


@proves("G235", "G261")
@said(
    {
        "grumpus-tamer": words(
            power(Count(card(FRIENDLY, house=Houses.DIS)), THIS_CARD),
            power(Count(card(FRIENDLY, house=Houses.LOGOS)), THIS_CARD),
        ),
        "alaka": words(
            reap(Choose(A(creature(other=True))), Destroy(Each(creature(ENEMY, house=ITS_HOUSE))))
        ),
    }
)
def test_a_card_of_two_houses_counts_for_each() -> None:
    table = Table(mine=["grumpus-tamer", "batdrone also:dis"], house="brobnar")
    assert table.power("grumpus-tamer") == 4 + 2
    table = Table(
        mine=["alaka", "batdrone also:dis"], theirs=["ember-imp", "doc-bookton", "troll"], house="brobnar"
    )
    table.do("reap:alaka", "card:batdrone+dis")
    assert table.line(1) == ["troll"]


@pytest.mark.parametrize(("house", "may"), [("logos", True), ("dis", True), ("mars", False)])
@proves("G261")
def test_a_house_icon_lets_it_be_played_used_and_discarded_in_either_house(house: str, may: bool) -> None:
    table = Table(mine=["batdrone also:dis"], hand=["doc-bookton also:dis"], house=house)
    assert ("reap:batdrone+dis" in table.offered()) == may
    assert ("play:doc-bookton+dis" in table.offered()) == may
    assert ("discard:doc-bookton+dis" in table.offered()) == may


@proves("G261")
def test_a_house_icon_gives_its_house_to_choose_and_to_be_hit_and_only_on_that_card() -> None:
    table = Table(mine=["batdrone also:dis"], at="start", houses=[["brobnar", "logos", "mars"]])
    assert "house:dis" in table.offered()
    table = Table(mine=["batdrone also:dis"], theirs=["batdrone"], hand=["hecatomb"], house="dis")
    table.do("play:hecatomb")
    assert table.line(0) == []
    assert len(table.line(1)) == 1


BLANK = words(play(this_turn(blank(creature(ENEMY)))))


@proves("G240")
@said({"first-blood": BLANK})
def test_a_blank_text_box_has_no_abilities_and_no_keywords_also_none_of_upgrades() -> None:
    table = Table(
        mine=["troll"],
        theirs=["champion-anaphiel", "bumpsy +ring-of-invisibility", "grey-monk", "dust-imp"],
        hand=["first-blood"],
        house="brobnar",
    )
    assert table.keyword("champion-anaphiel", "taunt") == 1
    table.do("play:first-blood")
    assert table.keyword("champion-anaphiel", "taunt") == 0
    assert table.keyword("bumpsy", "elusive") == 0
    assert table.armor("champion-anaphiel") == 1  # printed beside the text; the monk gives no more
    table.do("fight:troll", "card:dust-imp")
    assert table.amber(1) == 0
    table.do("end")
    assert table.keyword("champion-anaphiel", "taunt") == 1


@proves("G240")
@said({"first-blood": BLANK, "alaka": words(power(2, creature(trait="knight")))})
def test_a_blank_creature_keeps_its_traits() -> None:
    table = Table(mine=["alaka"], theirs=["champion-anaphiel"], hand=["first-blood"], house="brobnar")
    table.do("play:first-blood")
    assert table.power("champion-anaphiel") == 8


@proves("G213", "G240")
@said({"mimic-gel": words(played_as(creature()))})
def test_a_creature_played_as_a_copy_is_the_printed_card() -> None:
    """Power, armor, traits, keywords and text; not the counters, upgrades or damage of the model."""
    table = Table(
        theirs=["champion-anaphiel damage:2 plus:2 +blood-of-titans"],
        mine=["troll"],
        hand=["mimic-gel"],
        their_hand=["gateway-to-dis"],
        houses=[["logos", "brobnar", "untamed"], ["dis", "brobnar", "untamed"]],
        house="logos",
    )
    table.do("play:mimic-gel", "card:champion-anaphiel", "place:0")
    assert (table.power("mimic-gel"), table.armor("mimic-gel")) == (6, 1)
    assert table.keyword("mimic-gel", "taunt") == 1
    assert table.damage("mimic-gel") == table.plus("mimic-gel") == 0
    assert table.state.same_name(table.card("mimic-gel"), table.card("champion-anaphiel"))
    table.do("end", "house:dis", "play:gateway-to-dis")
    assert table.state.face[table.card("mimic-gel")] == table.state.decks.of[table.card("mimic-gel")]


@proves("G213", "G149")
def test_an_action_played_as_a_copy_resolves_the_copied_cards_icons_and_counts_as_it() -> None:
    """Mimicry in the place of an action that gives 1 Æ as a bonus and deals 3."""
    table = Table(
        mine=["troll"], theirs=["bumpsy"], hand=["mimicry"], their_discard=["punch"], house="untamed"
    )
    table.do("play:mimicry", "card:bumpsy")
    assert table.damage("bumpsy") == 3
    assert table.amber() == 1
    assert table.state.times(table.card("punch"), table.state.active) == 1
    assert table.state.times(table.card("mimicry"), table.state.active) == 0
    assert table.zone("mimicry") == "discard"


@proves("G240")
@said(
    {
        "grumpus-tamer": words(gains(creature(FRIENDLY, other=True), reap(Damage(2, A(creature(ENEMY)))))),
        "first-blood": words(play(this_turn(blank(creature(FRIENDLY))))),
    }
)
def test_gained_text_is_blank_too() -> None:
    table = Table(
        mine=["grumpus-tamer", "bumpsy"], theirs=["headhunter"], hand=["first-blood"], house="brobnar"
    )
    table.do("play:first-blood", "reap:bumpsy")
    assert table.damage("headhunter") == 0
    table = Table(mine=["grumpus-tamer", "bumpsy"], theirs=["headhunter"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.damage("headhunter") == 2


@proves("G136")
@said(
    {
        "first-blood": words(
            play(Lasting((after(Moments.AFTER_REAPS, Gain(5), of=creature()),), Durations.THE_NEXT))
        )
    }
)
def test_the_next_time_is_over_with_the_turn() -> None:
    late = Table(mine=["troll"], theirs=["bumpsy"], hand=["first-blood"], house="brobnar")
    late.do("play:first-blood", "end", "house:brobnar", "reap:bumpsy")
    assert (late.amber(0), late.amber(1)) == (1, 1)


def freed(*own: str, line: tuple[str, ...] = ("bumpsy",)) -> Table:
    """Two creatures taken by two Harland Mindlocks that are about to die of one Poison Wave."""
    return Table(
        mine=list(own), theirs=["troll", *line, "krump"],
        hand=["harland-mindlock house:shadows", "harland-mindlock house:shadows", "poison-wave"], house="shadows",
    )  # fmt: skip


def taken(table: Table) -> Table:
    for name in ("troll", "krump"):
        table.do("play:harland-mindlock~shadows")
        while table.asked != "turn":
            wanted = [o for o in table.offered() if o == f"card:{name}"]
            table.do(wanted[0] if wanted else table.offered()[0])
    assert (table.holder("troll"), table.holder("krump")) == (0, 0)
    return table


@proves("G8", "G132")
@pytest.mark.parametrize("first", ["troll", "krump"])
def test_ap_orders_creatures_that_are_set_free_together(first: str) -> None:
    """And says to which flank each goes; in every order and with both flanks."""
    other = "krump" if first == "troll" else "troll"
    for left in (0, 1):
        for right in (0, 1):
            table = taken(freed()).do("play:poison-wave")
            assert (table.asked, table.state.asked) == ("card", 0)
            assert sorted(table.offered()) == ["card:krump", "card:troll"]
            table.do(f"card:{first}")
            ask = view_of(table.state, 0).ask
            assert ask is not None
            assert (table.asked, ask.source, ask.line) == ("place", first, 1)
            table.do(f"place:{left}", f"place:{2 * right}")
            line = ["bumpsy"]
            line.insert(left, first)
            line.insert(2 * right, other)
            assert table.line(1) == line
            assert (table.holder("troll"), table.holder("krump"), table.asked) == (1, 1, "turn")


@proves("G132")
def test_two_creatures_set_free_to_an_empty_line_are_not_ordered() -> None:
    """Each order comes to the same: where the second one stands beside the first is all that is asked."""
    table = taken(freed(line=())).do("play:poison-wave")
    assert (table.asked, table.offered()) == ("place", ["place:0", "place:1"])
    table.do("place:0")
    assert sorted(table.line(1)) == ["krump", "troll"]


@proves("G132")
def test_nothing_is_looked_at_before_all_have_come_back() -> None:
    """Tireless Crocag needs an enemy. The last one dies together with both Mindlocks: it stays, as two have come back
    when that is looked at."""
    table = taken(freed("tireless-crocag", line=("urchin",))).do("play:poison-wave", "place:0")
    assert (table.line(0), sorted(table.line(1))) == (["tireless-crocag"], ["krump", "troll"])
