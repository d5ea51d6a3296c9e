"""What two or three cards of different sets do to each other, each derived from the rules by hand."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def finish(table: Table, *wanted: str) -> Table:
    """Take these options as soon as they are offered, each once, else the first one, until the turn goes on."""
    left = list(wanted)
    while table.asked not in ("turn", ""):
        option = next((one for one in left if one in table.offered()), table.offered()[0])
        if option in left:
            left.remove(option)
        table.do(option)
    assert not left, f"never offered: {left}"
    return table


def to_house(table: Table) -> Table:
    """End the turn; the next player is to choose a house."""
    while table.asked != "house":
        table.do("end" if table.asked == "turn" else table.offered()[0])
    return table


# -- wards and destructions


@proves("G103", "G94")
@pytest.mark.parametrize(("ward_first", "lies"), [(True, "discard"), (False, "hand")])
def test_a_ward_that_comes_after_the_tag_keeps_a_creature_from_the_hand(ward_first: bool, lies: str) -> None:
    """Old Egad wards its neighbor, which Harmal Atoon would return to the hand."""
    table = Table(
        mine=["harmal-atoon damage:1", "old-egad house:brobnar", "bumpsy damage:2"], hand=["ballcano"],
        house="brobnar",
    ).do("play:ballcano")  # fmt: skip
    wards = "trigger:old-egad~brobnar:2"
    finish(table, *((wards, "trigger:bumpsy") if ward_first else ("trigger:bumpsy", wards)))
    assert (table.zone("bumpsy"), table.zone("old-egad~brobnar")) == (lies, "hand")


@proves("G156", "G195", "G242")
def test_what_saves_itself_at_the_cost_of_a_doomed_neighbor() -> None:
    """That one is destroyed anyway; the Necromorphs on both sides of it stay."""
    table = Table(mine=["necromorph", "troll", "necromorph"], hand=["unlocked-gateway"], house="dis")
    finish(table.do("play:unlocked-gateway"))
    assert table.line() == ["necromorph", "necromorph.2"]


@proves("G155", "G168", "G247")
def test_creatures_of_all_kinds_are_purged_instead() -> None:
    """Both halves of a gigantic creature and the card of a token creature, but not a creature that was an upgrade."""
    table = Table(
        mine=["annihilation-ritual", "ultra-gravitron", "token:anger", "troll +explo-rover"], token="grunt",
        hand=["unlocked-gateway"], house="dis",
    )  # fmt: skip
    finish(table.do("play:unlocked-gateway"))
    for card in ("ultra-gravitron", "ultra-gravitron2", "anger", "troll"):
        assert table.zone(card) == "purged"
    assert table.zone("explo-rover") == "discard"


@proves("G191", "G34")
def test_what_needs_a_creature_in_play_looks_between_two_instructions() -> None:
    """Martian Revolution makes its tokens after everybody has died: Doom Sigil has gone by then."""
    table = Table(
        mine=["doom-sigil", "troll", "krump"], hand=["martian-revolution"], token="grunt",
        deck=["anger", "punch"], house="mars",
    )  # fmt: skip
    finish(table.do("play:martian-revolution"))
    assert (table.zone("doom-sigil"), len(table.line())) == ("discard", 2)


@proves("G240", "G196")
def test_a_power_that_the_text_defines_goes_with_the_text() -> None:
    table = Table(theirs=["kaspara"], hand=["fortune-reverser"], amber=(2, 3), house="ekwidon")
    finish(table.do("play:fortune-reverser"))
    assert (table.zone("kaspara"), table.zone("fortune-reverser")) == ("discard", "discard")


@proves("G8", "G246")
@pytest.mark.parametrize(
    ("first", "lies"), [("trigger:seabringer-kekoa", "archives"), ("trigger:scyphos", "discard")]
)
def test_the_tide_rises_in_the_middle_of_a_destruction(first: str, lies: str) -> None:
    table = Table(
        mine=["scyphos", "seabringer-kekoa damage:3"], hand=["ballcano house:unfathomable"], tide="low",
        house="unfathomable",
    ).do("play:ballcano~unfathomable", first)  # fmt: skip
    assert finish(table).zone("scyphos") == lies


# -- gigantic creatures and token creatures


@proves("G164", "G117")
def test_the_final_refrain_of_two_halves_and_a_traitor() -> None:
    """Both halves stand up as one creature; a single half stays, and Infiltrator stands up on the other side, where nobody
    here can use it. All that stood up is destroyed."""
    table = Table(
        theirs=["galeatops"], discard=["ultra-gravitron", "ultra-gravitron2", "niffle-kong2", "infiltrator"],
        hand=["final-refrain"], house="brobnar",
    )  # fmt: skip
    finish(table.do("play:final-refrain"), "card:galeatops")
    assert (table.line(), table.line(1), table.damage("galeatops")) == ([], ["galeatops"], 10)
    assert len(table.row("discard")) == 5


@proves("G164", "G247")
@pytest.mark.parametrize(("second", "stands"), [("deusillus2", ["deusillus"]), ("punch", [])])
def test_an_egg_hatches_a_whole_giant_only(second: str, stands: list[str]) -> None:
    """Half of one stays in the pile; the egg breaks in any case."""
    table = Table(mine=["saurian-egg"], deck=["deusillus", second, "anger"], house="saurian")
    finish(table.do("omni:saurian-egg"))
    assert (table.line(), table.zone("saurian-egg")) == (stands, "discard")
    if stands:
        assert (table.plus("deusillus"), table.has("deusillus", "exhausted")) == (3, False)


@proves("G164")
def test_both_halves_from_the_bottom_of_the_deck_are_played_as_one() -> None:
    table = Table(
        mine=["ol--paddy"], deck=["anger", "deusillus", "krump", "deusillus2"], tide="high", house="untamed",
        amber=(0, 3),
    )  # fmt: skip
    finish(table.do("reap:ol--paddy"))
    assert sorted(table.line()) == ["deusillus", "krump", "ol--paddy"]
    assert table.on("deusillus") == 3


@proves("G247", "G202")
def test_the_halves_of_a_giant_come_back_one_at_a_time() -> None:
    """Plan 10 returns a card at the end of each turn, and a giant is two."""
    table = Table(mine=["ultra-gravitron"], hand=["plan-10"], deck=[], house="mars").do("play:plan-10")
    finish_turn = table.do("end", "card:ultra-gravitron")
    assert (finish_turn.zone("ultra-gravitron"), finish_turn.zone("ultra-gravitron2")) == ("hand", "beneath")


@proves("G247")
def test_a_giant_that_is_shuffled_away_is_two_cards_for_timequake() -> None:
    table = Table(
        mine=["ultra-gravitron"], hand=["timequake"], deck=["anger", "punch", "troll"], house="brobnar"
    )
    finish(table.do("play:timequake"))
    assert (len(table.hand()), len(table.row("deck"))) == (2, 3)


@proves("G168", "G98")
def test_what_general_sherman_purged_comes_back_as_what_it_is() -> None:
    """The creature under a token creature does, under its owner's control; an action stays purged."""
    table = Table(
        mine=["token:anger", "token:troll"], theirs=["krump"], token="grunt",
        hand=["general-sherman", "ritual-of-tognath house:unfathomable"], house="unfathomable",
    )  # fmt: skip
    finish(table.do("play:general-sherman"))
    assert [table.zone(card) for card in ("anger", "troll", "krump")] == ["purged"] * 3
    finish(table.do("play:ritual-of-tognath~unfathomable"))
    assert (table.line(), table.line(1), table.zone("anger")) == (["troll"], ["krump"], "purged")


@proves("G107")
def test_what_is_made_or_attached_is_no_omega_card() -> None:
    """Chronophage gives omega to the creatures that its opponent plays: a token creature is not played, an upgrade none."""
    table = Table(
        mine=["chronophage"], their_hand=["hire-on", "anger house:ekwidon"], their_token="grunt", active=1,
        house="ekwidon",
    )  # fmt: skip
    finish(table.do("play:hire-on"))
    assert "play:anger~ekwidon" in table.offered()
    table = Table(
        mine=["chronophage"], theirs=["troll"], their_hand=["explo-rover", "force-field"], active=1,
        house="star-alliance",
    ).do("upgrade:explo-rover")  # fmt: skip
    assert "play:force-field" in finish(table).offered()


# -- actions that become upgrades, cards used or played as if they were one's own


@proves("G213", "G193", "G233")
def test_a_copy_of_an_action_attaches_itself() -> None:
    """Mimicry as Came Back Wrong is an upgrade with that text, and Mimicry once it leaves."""
    table = Table(
        hand=["mimicry", "wipe-clear house:untamed"], their_discard=["came-back-wrong"], discard=["troll"],
        house="untamed",
    )  # fmt: skip
    finish(table.do("play:mimicry"))
    assert (table.host("mimicry"), table.power("troll")) == ("troll", 6)
    finish(table.do("play:wipe-clear~untamed"))
    assert (table.zone("mimicry"), table.power("troll")) == ("discard", 8)


@proves("G98", "G233")
def test_an_action_that_is_to_be_purged_is_found_on_its_creature() -> None:
    """Think Twice plays Came Back Wrong, and purges it from where it lies by then; Causal Loop is in the archives."""
    table = Table(hand=["think-twice"], discard=["came-back-wrong", "troll"], house="logos")
    finish(table.do("play:think-twice"))
    assert (table.zone("came-back-wrong"), table.power("troll")) == ("purged", 8)
    table = Table(hand=["think-twice", "anger"], discard=["causal-loop"], house="logos")
    finish(table.do("play:think-twice"))
    assert sorted(table.row("archives")) == ["anger", "causal-loop"]


@proves("G218", "G32")
def test_artifacts_of_the_opponent_used_as_if_they_were_ones_own() -> None:
    """What lies under a pod goes to its owner; a turn is one's own, the cards for it the opponent's; a road that is given to
    the opponent stays where it is."""
    table = Table(
        theirs=["replay-pod", "zorg damage:5"], hand=["hornswoggle", "punch house:shadows"], house="shadows"
    )  # fmt: skip
    finish(table.do("play:punch~shadows"))
    finish(table.do("play:hornswoggle"))
    assert (table.hand(), table.hand(1), table.zone("replay-pod")) == ([], ["zorg"], "purged")
    table = Table(theirs=["tachyon-manifold"], hand=["hornswoggle"], house="shadows").do("play:hornswoggle")
    assert (to_house(table).state.active, len(table.hand(1))) == (0, 10)
    table = Table(theirs=["the-æmber-road trade:1"], hand=["hornswoggle"], house="shadows")
    finish(table.do("play:hornswoggle"))
    assert (table.holder("the-aember-road"), table.amber()) == (1, 1 + 2)


@proves("G130")
def test_ones_own_card_in_the_archives_of_the_opponent_is_not_played_from_there() -> None:
    """Boosted B4-RRY would play it as if it were its player's: it goes to its owner's hand instead."""
    table = Table(
        mine=["boosted-b4-rry", "curse-of-disappearances", "troll"], house="shadows",
        houses=(["shadows", "dis", "logos"], ["brobnar", "dis", "logos"]),
    ).do("end", "card:troll")  # fmt: skip
    assert table.row("archives", 1) == ["troll"]
    table.to_turn_of(0, "shadows")
    finish(table.do("reap:boosted-b4-rry"))
    assert (table.row("archives", 1), "troll" in table.hand()) == ([], True)


@proves("G130", "G1")
def test_memrox_keeps_what_others_would_take_or_discard() -> None:
    """The opponent's card stays in the archives of Memrox's player, whoever wants it out; that player's own cards go."""
    abducted = {
        "mine": ["memrox-the-red"],
        "hand": ["suspended-animation"],
        "house": "mars",
        "archives": ["punch"],
    }
    table = Table(
        **abducted, theirs=["troll damage:1"], their_hand=["cultural-exchange"],
        houses=(["mars", "dis", "logos"], ["star-alliance", "dis", "logos"]),
    ).do("play:suspended-animation")  # fmt: skip
    table.to_turn_of(1, "star-alliance").do("play:cultural-exchange")
    assert (table.row("archives"), "punch" in table.hand()) == (["troll"], True)


# -- costs, turns and Æ


@proves("G47")
def test_costs_are_summed_before_the_least_of_them_counts() -> None:
    """Seven less and two more is one, though seven less alone would be nothing."""
    cheap = ["the-quiet-anvil", "purse-a-phone", *["imprinted-murmook"] * 3]
    assert Table(mine=cheap, house="brobnar").state.key_cost(0) == 0
    assert Table(mine=[*cheap, *["musthic-murmook"] * 2], house="brobnar").state.key_cost(0) == 1


@proves("G208", "G136")
def test_another_turn_is_the_next_of_its_player_and_not_of_the_opponent() -> None:
    """The Evil Eye waits for the opponent's turn; We Can All Win is over with the additional one."""
    houses = (["ekwidon", "dis", "logos"], ["brobnar", "dis", "logos"])
    table = Table(
        mine=["tachyon-manifold"], hand=["the-evil-eye house:ekwidon", "we-can-all-win house:ekwidon"],
        house="ekwidon", houses=houses, amber=(0, 8),
    ).do("play:the-evil-eye~ekwidon", "play:we-can-all-win~ekwidon", "action:tachyon-manifold")  # fmt: skip
    costs: list[tuple[int, int, int]] = []
    for _ in range(2):
        to_house(table)
        costs.append((table.state.active, table.state.key_cost(0), table.state.key_cost(1)))
        table.do("house:logos")
    assert costs == [(0, 4, 4), (1, 9, 9)]
    assert table.keys(1) == 0


@proves("G155", "G157")
def test_ae_that_becomes_token_creatures_was_not_gained_by_reaping() -> None:
    for theirs in (["widespread-corruption", "troll"], ["sir-marrows"]):
        table = Table(
            mine=["krump house:ekwidon"], theirs=theirs, hand=["staff-up"], token="grunt", house="ekwidon"
        ).do("play:staff-up")  # fmt: skip
        finish(table.do("reap:krump~ekwidon"))
        assert (table.amber(), table.on(theirs[-1]), len(table.line())) == (0, 0, 2)


@proves("G204", "G226")
def test_a_hand_is_discarded_until_it_is_empty() -> None:
    """Tutor Bin-rillo's scrap draws a card in the middle of it, which goes too."""
    table = Table(
        mine=["curse-of-spontaneity theirs"], hand=["tutor-bin-rillo"], house="brobnar",
        deck=["anger", "punch", "krump", "troll", "zorg", "bumpsy", "dextre", "urchin"],
    )  # fmt: skip
    to_house(table)
    assert (sorted(table.row("discard")), len(table.hand())) == (["anger", "tutor-bin-rillo"], 6)


@proves("G192", "G136")
def test_a_play_ability_that_others_repeat_stays_that_of_its_card() -> None:
    """Missile Officer Myers resolves Turnkey's text: it is Turnkey that has to leave for the key to be forged again."""
    table = Table(
        mine=["turnkey"], hand=["missile-officer-myers", "punch house:star-alliance"], theirs=["troll"],
        keys=(0, 2), house="star-alliance",
    )  # fmt: skip
    finish(table.do("play:missile-officer-myers"))
    assert table.keys(1) == 1
    finish(table.do("play:punch~star-alliance", "card:turnkey"))
    assert table.keys(1) == 2


@proves("G211", "G117", "G240")
def test_a_blank_text_does_not_keep_a_traitor_at_home() -> None:
    """Shadow of Dis blanks what is in play: Infiltrator enters under the opponent's control all the same."""
    table = Table(hand=["shadow-of-dis"], their_hand=["infiltrator house:brobnar"], house="dis")
    table.do("play:shadow-of-dis").to_turn_of(1, "brobnar")
    finish(table.do("play:infiltrator~brobnar"))
    assert table.holder("infiltrator~brobnar") == 0
