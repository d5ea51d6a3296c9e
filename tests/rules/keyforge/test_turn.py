"""Sections 5 and 6: set-up and the turn, and the windows of section 21 that belong to it."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core.chance import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.settings import Settings
from ludarium.games.keyforge.engine.state import KeyForgeState, new_state
from ludarium.games.keyforge.engine.terms import NONE, KeyColours, Moments, Zones
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, Houses
from ludarium.games.keyforge.words.amounts import ForgedKeys
from ludarium.games.keyforge.words.cards import CREATURES, FRIENDLY, IN_DISCARD, OPPONENT, YOU
from ludarium.games.keyforge.words.control import May
from ludarium.games.keyforge.words.effects import PlayIt, Use
from ludarium.games.keyforge.words.harm import Damage, Destroy
from ludarium.games.keyforge.words.known import THAT
from ludarium.games.keyforge.words.players import Draw, Forge, Gain, Unforge
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    action,
    after,
    belongs,
    cannot_choose,
    card,
    creature,
    destroyed,
    ends,
    keys_cost,
    may_play,
    must_choose,
    play,
    power,
    ready_and_fight,
    refills,
    scrap,
    skips_forge,
    spendable,
    starts,
    this_turn,
    upgrade,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


def new_game(seed: str, first: int = NONE, chains: tuple[int, int] = (0, 0)) -> KeyForgeState:
    return new_state(Table().state.decks, Settings(list(chains), 0, False, first=first), Chance.of(seed))


def pick(state: KeyForgeState, notation: str) -> None:
    decision = state.decision()
    assert decision is not None
    state.choose(decision.find(notation))


@proves("G40")
def test_the_first_player_is_random() -> None:
    assert {new_game(str(seed)).first for seed in range(12)} == {0, 1}


@proves("G41", "G42", "G207")
def test_opening_hands_and_mulligans() -> None:
    """All cards are drawn before anybody decides; the first player decides first, once."""
    game = new_game("a", 1)
    assert [len(game.row(Zones.HAND, seat)) for seat in (0, 1)] == [6, 7]
    decision = game.decision()
    assert decision is not None
    assert (decision.kind, game.asked) == ("mulligan", 1)
    before = game.row(Zones.HAND, 1)[:]
    pick(game, "mulligan")
    assert game.asked == 0
    assert len(game.row(Zones.HAND, 1)) == 6
    assert game.row(Zones.HAND, 1) != before[:6]
    pick(game, "keep")
    assert len(game.row(Zones.HAND, 0)) == 6
    assert game.kind != NONE
    assert game.active == 1
    assert [len(game.row(Zones.DECK, seat)) for seat in (0, 1)] == [30, 30]


@proves("G43")
def test_a_game_begins_with_empty_pools_no_keys_and_nothing_in_play() -> None:
    game = new_game("a", 0)
    assert (game.pool, game.keys, game.line(0), game.line(1)) == ([0, 0], [0, 0], [], [])


@proves("G44", "G45", "G179", "G180", "G181", "G185", "G186")
@said(
    {
        "cowfyne": words(
            starts(Gain(1)),
            after(Moments.AFTER_FORGES, Draw(1), by=YOU),
            after(Moments.AFTER_HOUSE, Gain(1), by=YOU),
            after(Moments.AFTER_READIED, Draw(1), of=creature(FRIENDLY)),
            ends(Gain(1)),
        )
    }
)
def test_the_steps_of_a_turn_and_their_windows() -> None:
    """The start gives the sixth Æ; the archives are asked for after what follows the choice of a house."""
    table = Table(
        mine=["cowfyne"], hand=["punch"], archives=["anger"], amber=(5, 0), house="brobnar", at="start"
    )
    assert table.asked == "key"
    assert table.amber() == 0
    table.do("key:red")
    assert table.hand() == ["punch", "dust-pixie"]
    table.do("house:brobnar")
    assert table.asked == "archives"
    assert table.amber() == 1
    table.do("take", "reap:cowfyne")
    assert table.state.view(0).phase == "main"  # type: ignore[attr-defined]
    table.do("end")
    kinds = [event.kind() for event in table.events]
    assert kinds.index("readied") < kinds.index("drew")
    assert [fact["count"] for fact in table.told("drew")] == [1, 2]  # the ability's, and then up to 6
    assert len(table.hand()) == 6
    assert table.amber() == 3
    gained = [i for i in range(len(kinds)) if kinds[i] == "gained"]
    assert gained[-1] > max(i for i in range(len(kinds)) if kinds[i] == "drew")
    assert table.state.active == 1


@proves("G46", "G180")
def test_a_key_must_be_forged_if_it_can_be_paid() -> None:
    table = Table(amber=(7, 0), house="brobnar", at="start")
    assert table.offered() == ["key:red", "key:blue", "key:yellow"]
    table.do("key:yellow")
    assert (table.amber(), table.state.keys[0]) == (1, KeyColours.YELLOW)
    assert table.asked == "house"  # one key only
    poor = Table(amber=(5, 0), house="brobnar", at="start")
    assert (poor.asked, poor.amber(), poor.keys()) == ("house", 5, 0)


@proves("G46")
@said({"yurk": words(spendable()), "old-yurk": words(spendable())})
def test_what_may_be_spent_is_mixed_freely() -> None:
    table = Table(mine=["yurk amber:6", "old-yurk amber:6"], amber=(1, 0), house="brobnar", at="start")
    assert table.offered() == ["amber:pool", "amber:yurk", "amber:old-yurk"]
    table.do(
        "amber:yurk",
        "amber:pool",
        "amber:old-yurk",
        "amber:yurk",
        "amber:old-yurk",
        "amber:old-yurk",
        "key:red",
    )
    assert (table.amber(), table.on("yurk"), table.on("old-yurk")) == (0, 4, 3)


@proves("G46")
@said({"yurk": words(spendable())})
def test_what_may_be_spent_cannot_be_lost_or_stolen() -> None:
    table = Table(
        mine=["yurk amber:6"],
        their_hand=["urchin"],
        houses=[["brobnar", "dis", "logos"], ["shadows", "logos", "mars"]],
    )
    table.to_turn_of(1, "shadows").do("play:urchin")
    assert (table.amber(1), table.on("yurk")) == (0, 6)


@proves("G47")
@said(
    {
        "yurk": words(keys_cost(3)),
        "old-yurk": words(keys_cost(-20)),
        "cowfyne": words(keys_cost(ForgedKeys(OPPONENT), YOU)),
    }
)
def test_the_cost_of_keys_changes_with_what_is_in_play() -> None:
    assert Table(mine=["yurk"], amber=(8, 0), at="start").asked == "house"
    assert Table(mine=["yurk"], amber=(9, 0), at="start").asked == "key"
    free = Table(mine=["old-yurk"], amber=(0, 0), at="start")
    assert free.asked == "key"
    assert free.do("key:red").amber() == 0
    assert Table(mine=["cowfyne"], keys=(0, 2), amber=(7, 0), at="start").asked == "house"
    assert Table(mine=["cowfyne"], keys=(0, 1), amber=(7, 0), at="start").asked == "key"


@proves("G48", "G188")
@said({"the-flex": words(play(Forge(), Gain(5)))})
def test_the_third_key_wins_at_once() -> None:
    table = Table(keys=(2, 0), amber=(6, 0), at="start")
    assert table.state.outcome() is not None
    assert table.state.winner == 0
    by_card = Table(keys=(2, 0), amber=(6, 0), hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert by_card.state.winner == 0
    assert by_card.amber() == 0  # nothing after it happens
    assert by_card.told("game_over") == [{"winner": 0, "reason": "keys"}]


@proves("G49")
@said(
    {
        "the-flex": words(play(Forge(2))),
        "into-the-fray": words(play(Forge(who=OPPONENT))),
        "1-2-punch": words(play(May(Forge()))),
        "might-makes-right": words(play(Forge(-20))),
        "pound": words(play(Unforge())),
        "yurk": words(spendable()),
    }
)
def test_cards_forge_and_unforge() -> None:
    paid = Table(amber=(9, 0), hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert paid.asked == "key"  # it must, as it can
    assert paid.do("key:red").amber() == 1
    assert Table(amber=(7, 0), hand=["the-flex"], house="brobnar").do("play:the-flex").keys() == 0
    may = Table(amber=(7, 0), hand=["1-2-punch"], house="brobnar").do("play:1-2-punch", "no")
    assert (may.keys(), may.amber()) == (0, 8)
    theirs = Table(theirs=["yurk amber:3"], amber=(0, 4), hand=["into-the-fray"], house="brobnar")
    theirs.do("play:into-the-fray")
    assert (theirs.asked, theirs.state.asked) == ("spend", 0)  # the active player decides
    theirs.do("amber:pool", "amber:pool", "amber:pool", "amber:pool")
    assert (theirs.asked, theirs.state.asked) == ("key", 0)
    theirs.do("key:blue")
    assert (theirs.keys(1), theirs.amber(1), theirs.on("yurk")) == (1, 0, 1)
    free = Table(amber=(0, 0), hand=["might-makes-right"], house="brobnar").do(
        "play:might-makes-right", "key:red"
    )
    assert (free.keys(), free.amber()) == (1, 1)  # the icon's
    back = Table(amber=(0, 6), hand=["pound"], house="brobnar", active=1, at="start").do("key:red")
    back.to_turn_of(0, "brobnar").do("play:pound")
    assert (back.keys(1), back.amber(1)) == (0, 0)


@proves("G49")
@said({"yurk": words(skips_forge(), after(Moments.AFTER_FORGES, Gain(9)))})
def test_a_skipped_step_does_not_happen() -> None:
    table = Table(mine=["yurk"], amber=(6, 0), at="start")
    assert (table.asked, table.amber(), table.keys()) == ("house", 6, 0)


@proves("G50")
def test_check_is_announced_at_the_end_of_the_turn() -> None:
    check = Table(amber=(6, 6), house="brobnar").do("end")
    assert check.told("check") == [{"seat": 0}]
    assert Table(amber=(5, 6), house="brobnar").do("end").told("check") == []
    dear = Table(mine=["grabber-jammer"], theirs=["grabber-jammer"], amber=(6, 6), house="brobnar").do("end")
    assert dear.told("check") == []


@proves("G51", "G134")
def test_the_active_house_is_one_of_the_identity_card_or_of_a_controlled_card() -> None:
    table = Table(
        mine=["urchin theirs"],
        theirs=["zorg"],
        hand=["troll"],
        houses=[["brobnar", "dis", "logos"]],
        at="start",
    )
    assert table.offered() == ["house:brobnar", "house:dis", "house:logos", "house:shadows"]
    table.do("house:shadows")
    assert table.offered() == ["reap:urchin", "fight:urchin", "end"]


@proves("G52")
@said({"yurk": words(*[cannot_choose(house, OPPONENT) for house in PLAYED_HOUSES])})
def test_without_a_house_to_choose_there_is_none() -> None:
    table = Table(mine=["troll", "mighty-javelin"], theirs=["yurk"], hand=["punch"], at="start")
    assert table.asked == "turn"
    assert table.state.house == NONE
    assert table.offered() == ["omni:mighty-javelin", "end"]


@proves("G53")
@said(
    {
        "yurk": words(must_choose(Houses.BROBNAR, OPPONENT), must_choose(Houses.DIS, OPPONENT)),
        "old-yurk": words(must_choose(Houses.MARS, OPPONENT)),
        "gub": words(must_choose(Houses.BROBNAR, OPPONENT), cannot_choose(Houses.BROBNAR, OPPONENT)),
    }
)
def test_orders_about_the_house() -> None:
    houses = [["brobnar", "dis", "logos"]]
    any_of = Table(theirs=["yurk"], houses=houses, at="start")
    assert any_of.offered() == ["house:brobnar", "house:dis"]
    ignored = Table(theirs=["old-yurk"], houses=houses, at="start")
    assert ignored.offered() == ["house:brobnar", "house:dis", "house:logos"]
    both = Table(theirs=["gub"], houses=houses, at="start")
    assert both.offered() == ["house:dis", "house:logos"]


@proves("G54")
def test_all_archives_or_none() -> None:
    table = Table(hand=["punch"], archives=["troll", "anger"], house="brobnar", at="start").do(
        "house:brobnar"
    )
    assert table.offered() == ["take", "leave"]
    table.do("take")
    assert (sorted(table.hand()), table.row("archives")) == (["anger", "punch", "troll"], [])
    left = Table(archives=["troll", "anger"], house="brobnar", at="start").do("house:brobnar", "leave")
    assert (left.hand(), left.row("archives")) == ([], ["troll", "anger"])


@proves("G209")
@said(
    {
        "academy-training": words(belongs(HOST_CARD, Houses.SHADOWS)),
        "halo-of-enlightenment": words(belongs(HOST_CARD, Houses.MARS)),
        "the-flex": words(play(Destroy(Each(upgrade(name="halo-of-enlightenment"))))),
    }
)
def test_a_change_of_house_replaces_the_houses_and_the_latest_counts() -> None:
    table = Table(mine=["troll +academy-training"], houses=[["brobnar", "dis", "logos"]], at="start")
    assert table.offered() == ["house:brobnar", "house:dis", "house:logos", "house:shadows"]
    table.do("house:brobnar")
    assert table.offered() == ["end"]
    latest = Table(
        mine=["troll +academy-training +halo-of-enlightenment"], hand=["the-flex house:mars"], house="mars"
    )
    assert "reap:troll" in latest.offered()
    latest.do("play:the-flex~mars")
    assert latest.state.houses(latest.card("troll")) == 1 << Houses.SHADOWS
    assert latest.offered() == ["end"]


@proves("G209")
@said({"academy-training": words(belongs(HOST_CARD, Houses.DIS))})
def test_of_a_text_and_a_lasting_effect_the_later_counts() -> None:
    """Whichever of the two came first; the older one applies again when the later one ends."""
    cards = ["tunk", "academy-training house:mars"]
    later = Table(mine=["troll +brain-stem-antenna"], hand=cards, house="mars").do("play:tunk", "place:0")
    troll = later.card("troll")
    assert later.state.houses(troll) == 1 << Houses.MARS
    later.do("play:academy-training~mars", "card:troll")
    assert later.state.houses(troll) == 1 << Houses.DIS
    again = GAME.sample(later.state.view(1), Chance.of("later"))
    assert isinstance(again, KeyForgeState)
    assert again.houses(troll) == 1 << Houses.DIS
    earlier = Table(mine=["troll +brain-stem-antenna"], hand=cards, house="mars")
    earlier.do("play:academy-training~mars", "play:tunk", "place:0")
    assert earlier.state.houses(troll) == 1 << Houses.MARS
    earlier.to_turn_of(1)
    assert earlier.state.houses(troll) == 1 << Houses.DIS


@proves("G55")
@said({"the-flex": words(play(Use(A(creature(FRIENDLY)))))})
def test_cards_of_the_active_house_in_any_order_and_number() -> None:
    table = Table(
        mine=["troll", "urchin", "bumpsy"],
        hand=["punch", "the-flex", "anger", "nerve-blast"],
        house="brobnar",
    )
    assert table.offered() == [
        "play:punch", "discard:punch", "play:the-flex", "discard:the-flex", "play:anger", "discard:anger",
        "reap:troll", "reap:bumpsy", "end",
    ]  # fmt: skip
    table.do("reap:troll", "discard:anger", "reap:bumpsy", "play:the-flex", "card:urchin")
    assert table.amber() == 3  # the effect had the urchin reap, whatever its house
    assert table.offered() == ["play:punch", "discard:punch", "end"]


FIRST = {"hand": ["punch", "troll", "anger"], "house": "brobnar", "turn": 1}


@proves("G56")
@pytest.mark.parametrize("did", [["play:troll", "place:0"], ["discard:anger"]])
def test_one_card_in_the_first_turn(did: list[str]) -> None:
    table = Table(mine=["bumpsy"], discard=["krump"], **FIRST)
    table.state.allowance = 1
    table.do(*did)
    assert table.offered() == ["reap:bumpsy", "end"]


@proves("G56", "GX18")
@said(
    {
        "the-flex": words(play(this_turn(may_play(card(types=CREATURES))))),
        "into-the-fray": words(play(PlayIt(A(card(FRIENDLY, IN_DISCARD))))),
    }
)
def test_effects_allow_more_in_the_first_turn_up_to_their_number() -> None:
    more = Table(hand=["the-flex", "dust-imp", "troll"], house="brobnar", turn=1)
    more.state.allowance = 1
    more.do("play:the-flex")
    assert more.offered() == ["play:dust-imp", "play:troll", "end"]
    more.do("play:dust-imp")
    assert more.offered() == ["end"]
    pile = Table(hand=["into-the-fray", "punch"], discard=["troll"], house="brobnar", turn=1)
    pile.state.allowance = 1
    pile.do("play:into-the-fray")
    assert (pile.line(), pile.offered()) == (["troll"], ["end"])


@proves("G56")
def test_only_the_very_first_turn_is_limited() -> None:
    game = new_game("b", 0)
    pick(game, "keep")
    pick(game, "keep")
    assert (game.turn, game.allowance) == (1, 1)
    while game.active == 0:
        decision = game.decision()
        assert decision is not None
        pick(game, "end" if decision.kind == "turn" else str(decision.options()[0]))
    assert game.allowance == NONE


@proves("G57")
@said({"punch": words(play(Gain(5)), scrap(Draw(1)))})
def test_a_discard_costs_nothing_and_does_only_what_scrap_says() -> None:
    table = Table(hand=["punch icons:A", "urchin"], house="brobnar")
    assert "discard:urchin" not in table.offered()
    table.do("discard:punch+A")
    assert table.amber() == 0
    assert table.row("discard") == ["punch+A"]
    assert len(table.hand()) == 2


@proves("G58", "G185")
@said(
    {
        "yurk": words(after(Moments.AFTER_READIED, Damage(1, THAT), of=creature(FRIENDLY))),
        "old-yurk": words(action(Gain(1))),
    }
)
def test_cards_are_readied_in_the_order_of_the_active_player() -> None:
    table = Table(
        mine=["yurk exhausted", "old-yurk exhausted", "cannon exhausted"],
        theirs=["troll exhausted"],
        house="brobnar",
    )
    table.do("end")
    assert table.offered() == ["trigger:yurk", "trigger:old-yurk", "trigger:cannon"]
    table.do("trigger:old-yurk")
    assert (table.damage("old-yurk"), table.has("yurk", "exhausted")) == (1, True)
    table.do("trigger:cannon")
    assert table.damage("yurk") == 1
    assert not table.has("cannon", "exhausted")
    assert table.has("troll", "exhausted")
    assert table.state.active == 1


@proves("G59", "G60")
@said(
    {
        "yurk": words(refills(2)),
        "the-flex": words(play(Draw(9))),
    }
)
def test_the_hand_is_refilled_to_its_limit() -> None:
    assert len(Table(hand=["punch"], house="dis").do("end").hand()) == 6
    assert len(Table(mine=["yurk"], house="brobnar").do("end").hand()) == 8
    big = Table(hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert len(big.hand()) == 9
    big.do("end")
    assert len(big.hand()) == 9
    chained = Table(house="brobnar", chains=(7, 0)).do("end")
    assert (len(chained.hand()), chained.chains()) == (4, 6)


@proves("G208")
@said(
    {
        "yurk": words(
            starts(Use(A(creature(FRIENDLY, other=True)))),
            ends(ready_and_fight(A(creature(FRIENDLY, other=True)))),
        )
    }
)
def test_effects_use_cards_outside_step_3() -> None:
    table = Table(mine=["yurk", "troll"], theirs=["bumpsy"], house="brobnar", at="start")
    table.do("reap:troll")
    assert (table.amber(), table.asked) == (1, "house")
    table.do("house:brobnar", "end")
    assert table.zone("bumpsy") == "discard"
    assert table.damage("troll") == 5


@proves("G210", "G140")
def test_a_refill_outside_the_draw_step_is_one_in_full() -> None:
    """To the limit less what chains take, and a chain goes; nothing of that with a full hand."""
    table = Table(hand=["punch"], chains=(1, 0), house="brobnar")
    table.state.refill(0)
    assert (len(table.hand()), table.chains()) == (5, 0)
    full = Table(hand=["punch"] * 6, chains=(1, 0), house="brobnar")
    full.state.refill(0)
    assert (len(full.hand()), full.chains()) == (6, 1)


@proves("G42")
def test_a_mulligan_shuffles_the_hand_into_the_deck() -> None:
    """So a card of the first hand may come again."""
    again = 0
    for seed in range(6):
        game = new_state(Table().state.decks, Settings([0, 0], 0, False, first=0), Chance.of(str(seed)))
        before = game.row(Zones.HAND, 0)[:]
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find("mulligan"))
        again += len(set(before) & set(game.row(Zones.HAND, 0)))
    assert again


@proves("G46")
def test_one_key_in_a_step_whatever_lies_in_the_pool() -> None:
    table = Table(amber=(18, 0), house="brobnar", at="start").do("key:red")
    assert (table.asked, table.keys(), table.amber()) == ("house", 1, 12)


@proves("G49")
@said({"the-flex": words(play(Forge()))})
def test_effects_forge_as_often_as_their_texts_say() -> None:
    """After the key of step 1, and twice more in the same turn."""
    table = Table(amber=(18, 0), hand=["the-flex", "the-flex"], house="brobnar", at="start")
    table.do("key:red", "house:brobnar", "play:the-flex", "key:blue")
    assert (table.keys(), table.amber()) == (2, 6)
    assert table.do("play:the-flex").state.winner == 0


@proves("G50")
@said({"brammo": words(spendable())})
def test_aember_that_may_be_spent_counts_for_check() -> None:
    table = Table(mine=["brammo amber:4"], amber=(2, 0), house="brobnar").do("end")
    assert table.told("check") == [{"seat": 0}]


@proves("G51")
def test_the_house_of_an_artifact_and_of_an_upgrade_on_an_enemy_may_be_chosen() -> None:
    houses = [["brobnar", "dis", "logos"], ["dis", "logos", "mars"]]
    artifact = Table(mine=["safe-place"], houses=houses, at="start")
    assert artifact.offered() == ["house:brobnar", "house:dis", "house:logos", "house:shadows"]
    table = Table(theirs=["bumpsy"], hand=["duskrunner"], house="shadows", houses=houses).do(
        "play:duskrunner"
    )
    table.do("end")
    assert "house:shadows" not in table.offered()  # the creature's player does not control it
    while not (table.asked == "house" and table.state.active == 0):
        table.step(1)
    assert "house:shadows" in table.offered()


@proves("G209")
@said({"academy-training": words(belongs(HOST_CARD, Houses.SHADOWS))})
def test_a_change_of_house_replaces_the_house_of_an_icon_too() -> None:
    table = Table(mine=["batdrone also:dis +academy-training"], house="dis")
    assert table.state.houses(table.card("batdrone+dis")) == 1 << Houses.SHADOWS
    assert table.offered() == ["end"]


@proves("G52", "G45")
@said(
    {
        "yurk": words(*[cannot_choose(h, OPPONENT) for h in PLAYED_HOUSES]),
        "gub": words(after(Moments.AFTER_HOUSE, Gain(1), by=YOU)),
    }
)
def test_nothing_comes_after_a_choice_of_house_that_nobody_made() -> None:
    """Nobody chose a house, so nothing comes after the choice."""
    table = Table(mine=["gub"], theirs=["yurk"], at="start")
    assert (table.asked, table.amber()) == ("turn", 0)


@proves("G186", "G84", "G8")
def test_who_dies_as_an_effect_of_this_turn_ends_dies_in_this_turn() -> None:
    """Staunch Knight is no flank creature any more: Pile of Skulls answers, for it is still its player's turn."""
    table = Table(
        mine=["spectral-tunneler", "troll", "pile-of-skulls"],
        theirs=["urchin", "staunch-knight", "bumpsy"],
        house="logos",
        amber=(0, 3),
    )
    table.do("action:spectral-tunneler", "card:staunch-knight")
    table.state.damage[table.card("staunch-knight")] = 5
    table.do("end")
    assert table.line(1) == ["urchin", "bumpsy"]
    assert (table.on("troll"), table.amber(1)) == (1, 2)
    kinds = [event.kind() for event in table.events]
    assert kinds.index("destroyed") < kinds.index("turn_began")


@proves("G186", "G2", "G8")
@said(
    {
        "the-flex": words(play(this_turn(power(3, creature())))),
        "yurk": words(destroyed(Gain(1))),
        "brammo": words(destroyed(Gain(2))),
    }
)
def test_whose_turn_ends_orders_what_dies_then() -> None:
    table = Table(theirs=["yurk", "brammo"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    for one in ("yurk", "brammo"):
        table.state.damage[table.card(one)] = 5
    table.do("end")
    assert (table.asked, table.state.asked, table.state.active) == ("trigger", 0, 0)
    table.do("trigger:yurk")
    assert (table.amber(1), table.state.active, table.line(1)) == (3, 1, [])
