"""What a seat can't know is not in its view: who holds which copy, what came from a hand first, what lies beneath."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance, State
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import KNOWN_TO_ALL, Flags, Zones
from ludarium.games.keyforge.view.sample import sample_state
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined

VIEWERS = (0, 1, None)


def imagine_all(table: Table) -> None:
    """For every seat and spectators, states drawn from the view have the same view."""
    for viewer in VIEWERS:
        for seed in "abc":
            imagined(GAME, table.state, table.state.view(viewer), Chance.of(seed))


def test_who_orders_their_own_cards_does_not_see_the_others() -> None:
    """Both hands are discarded, one after the other: while the order of the first is asked, the second stays unseen."""
    for seat in (0, 1):
        table = Table(
            mine=["baron-mengevin"],
            theirs=["baron-mengevin"],
            hand=["punctuated-equilibrium", "anger", "punch", "smite"],
            their_hand=["tunk", "zorg"],
            amber=(3, 3),
            house="untamed",
        )
        table.do("play:punctuated-equilibrium", f"seat:{seat}")
        while table.asked == "card":
            imagine_all(table)
            table.do(table.offered()[-1])
        assert (table.on("baron-mengevin"), table.row("discard", 1)) == (1, ["tunk", "zorg"])


def test_where_a_found_card_lay_in_the_deck_is_not_told() -> None:
    """It lies there open while its place in play is asked, before the deck is shuffled."""
    seen: list[list[bytes | str]] = []
    for at in range(3):
        table = Table(
            mine=["troll"], hand=["red-aeronaut"], deck=["anger", "punch", "nautilixian"], house="mars"
        )
        deck = table.state.rows[Zones.DECK * 2]
        deck.insert(at, deck.pop())
        table.do("play:red-aeronaut", "place:1", "deck:nautilixian")
        assert (table.asked, table.zone("nautilixian")) == ("place", "deck")
        imagine_all(table)
        seen.append([table.state.view(viewer).json() for viewer in (1, None)])
    assert seen[0] == seen[1] == seen[2]


def test_the_order_of_choosing_does_not_tell_which_hidden_card_is_meant() -> None:
    """Of two cards that are being revealed from a hand, all know one: whether it was named first they can't know,
    as long as the other is not shown."""
    seen: list[list[str | None]] = []
    for order in (("tunk", "zorg"), ("zorg", "tunk")):
        table = Table(mine=["mothergun"], theirs=["troll"], hand=["tunk", "zorg", "squawker"], house="mars")
        table.state.seen[table.card("zorg")] = KNOWN_TO_ALL
        table.do("action:mothergun", *[f"hand:{card}" for card in order])
        imagine_all(table)
        own = view_of(table.state, 0).ask
        assert own is not None
        assert own.chosen == [*order]
        for viewer in (1, None):
            ask = view_of(table.state, viewer).ask
            assert ask is not None
            seen.append(ask.chosen)
    assert seen == [["zorg", None]] * 4


def test_in_which_order_hidden_cards_were_held_is_not_told_once_they_are_discarded() -> None:
    """Their owner says in which order; while the last of them resolves, all of them lie open."""
    hand = ["heavyweight-morik", "legerdemain", "trade-secrets"]
    table = Table(
        mine=["curse-of-spontaneity"], theirs=["troll"] * 3, hand=hand, deck=["smith"] * 9, house="dis"
    )
    table.do("end")
    for c in table.state.row(Zones.DECK, 0):
        table.state.seen[c] = KNOWN_TO_ALL  # so that every imagined hand is this one
    for viewer in (1, None):
        states: list[State] = [table.state.clone()]
        states += [imagined(GAME, table.state, table.state.view(viewer), Chance.of(seed)) for seed in "abcd"]
        for notation in ("hand:legerdemain", "hand:trade-secrets"):
            for state in states:
                decision = state.decision()
                assert decision is not None
                state.choose(decision.find(notation))
        views = [state.view(viewer) for state in states]
        assert isinstance(views[0], KeyForgeView)
        assert views[0].ask is not None
        assert views[0].ask.source == "heavyweight-morik"
        assert len({view.json() for view in views}) == 1


def test_a_card_beneath_a_stolen_artifact_is_its_owners() -> None:
    """Masterplan keeps a card of the hand of who played it, whoever controls it later."""
    table = Table(hand=["masterplan", "urchin", "umbra"], their_hand=["sneklifter"], house="shadows")
    table.do("play:masterplan", "hand:urchin").to_turn_of(1, "shadows").do("play:sneklifter")
    assert table.holder("masterplan") == 1
    assert table.zone("urchin") == "beneath"
    imagine_all(table)
    twin = sample_state(view_of(table.state, 1), Chance.of("beneath"))
    assert [twin.owner(c) for c in twin.beneath] == [0]


def test_which_copy_lies_beneath_nobody_can_see() -> None:
    """Of two copies in a hand one is put beneath Masterplan: nobody can tell which, not even who did it."""
    views: list[list[bytes]] = []
    for copy in ("urchin", "urchin.2"):
        table = Table(hand=["masterplan", "urchin", "urchin", "umbra"], house="shadows")
        hand = table.state.row(Zones.HAND, 0)
        hand.remove(table.card(copy))
        hand.insert(0, table.card(copy))  # of copies the first is taken
        table.do("play:masterplan", "hand:urchin")
        assert table.zone(copy) == "beneath"
        imagine_all(table)
        views.append([table.state.view(viewer).json() for viewer in VIEWERS])
    assert views[0] == views[1]


def test_chosen_cards_that_have_gone_out_of_sight_are_no_certain_copies() -> None:
    """Two that Relentless Assault has chosen die in their fights and go onto the deck, where all know them."""
    table = Table(
        mine=["dextre", "dextre", "headhunter"],
        theirs=["troll", "krump"],
        hand=["relentless-assault"],
        house="brobnar",
    )
    table.do("play:relentless-assault", "card:dextre")
    fights(table)
    table.do("card:dextre.2")
    fights(table)
    assert table.asked == "card"
    assert table.row("deck")[:2] == ["dextre.2", "dextre"]
    imagine_all(table)


def fights(table: Table) -> None:
    """The creature that was chosen attacks the troll."""
    while "card:troll" in table.offered():
        table.do("card:troll")


def test_who_searches_a_deck_knows_it_in_every_imagined_state() -> None:
    """Others imagine cards there that the searcher sees: one is chosen after the other, however many there may be."""
    table = Table(
        mine=["bear-flute"],
        deck=["ancient-bear", "dew-faerie", "ancient-bear"],
        house="untamed",
        their_hand=["troll"],
    )
    table.do("action:bear-flute")
    imagine_all(table)
    for viewer in (1, None):
        for seed in "abcdef":
            twin = sample_state(view_of(table.state, viewer), Chance.of(seed))
            assert [twin.seen[c] for c in twin.row(Zones.DECK, 0)] == [1] * 3
            asked = twin.decision()
            assert asked is not None
            assert asked.seat == 0


def exchange(table: Table, seat: int, copy: str, other: str) -> None:
    """Lay a copy that is in a hand into the deck, where the other one lay, which comes to the hand."""
    state = table.state
    c, d = table.card(copy), table.card(other)
    hand, deck = state.row(Zones.HAND, seat), state.row(Zones.DECK, seat)
    hand[hand.index(c)], deck[deck.index(d)] = d, c
    state.zone[c], state.zone[d] = Zones.DECK, Zones.HAND
    state.seen[c], state.seen[d] = 0, 1 << seat


def test_a_card_that_is_put_into_play_is_the_one_that_was_told() -> None:
    """It lies in the hand until its place is chosen, and another copy of it in the deck."""
    for exchanged in (False, True):
        table = Table(
            mine=["swap-widget", "tunk", "zorg"], hand=["yxilo-bolter"], deck=["yxilo-bolter"], house="mars"
        )
        if exchanged:
            exchange(table, 0, "yxilo-bolter", "yxilo-bolter.2")
        table.do("action:swap-widget", "card:tunk")
        table.do("hand:yxilo-bolter")
        assert table.asked == "place"
        bolter = "yxilo-bolter.2" if exchanged else "yxilo-bolter"
        assert table.told("put") == [{"seat": 0, "card": bolter}]
        imagine_all(table)
        twin = sample_state(view_of(table.state, 1), Chance.of("put"))
        decision = twin.decision()
        assert decision is not None
        twin.choose(decision.find("place:0"))
        assert twin.zone[table.card(bolter)] == Zones.LINE
        assert not twin.flags[table.card(bolter)] & Flags.EXHAUSTED


def test_which_copy_is_about_to_be_played_nobody_can_tell() -> None:
    """Which of two permissions it uses up is asked before it is played."""
    views: list[list[bytes]] = []
    for exchanged in (False, True):
        table = Table(
            mine=["witch-of-the-wilds"],
            hand=["phase-shift", "dew-faerie"],
            deck=["dew-faerie"],
            house="logos",
        )
        if exchanged:
            exchange(table, 0, "dew-faerie", "dew-faerie.2")
        table.do("play:phase-shift", "play:dew-faerie")
        assert table.asked == "replace"
        assert table.told("revealed") == [{"seat": 0, "prints": ["dew-faerie"]}]
        ask = view_of(table.state, 1).ask
        assert ask is not None
        assert ask.source == "dew-faerie"
        imagine_all(table)
        views.append([table.state.view(viewer).json() for viewer in VIEWERS])
        table.do("trigger:phase-shift", "place:0")
        assert table.line()[0] == ("dew-faerie.2" if exchanged else "dew-faerie")
    assert views[0] == views[1]


def test_in_what_order_archives_lie_does_not_show_when_all_of_them_are_discarded() -> None:
    """Dysania: its player knows which cards they are, and says in what order they go."""
    views: list[list[bytes]] = []
    for archives in (
        ["troll", "bulwark", "troll"],
        ["bulwark", "troll", "troll"],
        ["troll", "troll", "bulwark"],
    ):
        table = Table(hand=["dysania"], their_archives=archives, house="logos")
        table.state.settings.ask_piles = True
        for c in table.state.row(Zones.ARCHIVES, 1):
            table.state.seen[c] = KNOWN_TO_ALL
        table.do("play:dysania")
        assert table.asked == "card"
        imagine_all(table)
        views.append([table.state.view(viewer).json() for viewer in (0, None)])
    assert views[0] == views[1] == views[2]


def test_who_chooses_sees_what_there_is_to_choose_in_every_imagined_state() -> None:
    """One player has seen the archives that it discards, and spectators have not."""
    table = Table(hand=["dysania"], their_archives=["troll", "bulwark"], house="logos")
    table.state.settings.ask_piles = True
    for c in table.state.row(Zones.ARCHIVES, 1):
        table.state.seen[c] = 0b11
    table.do("play:dysania")
    for seed in "abc":
        twin = sample_state(view_of(table.state, None), Chance.of(seed))
        archives = twin.row(Zones.ARCHIVES, 1)
        assert [twin.seen[c] for c in archives] == [0b11] * 2
        assert sorted(twin.stack[-1].cards) == sorted(archives)
        asked = twin.decision()
        assert asked is not None
        assert asked.options()


def test_a_price_is_told_after_the_card_that_is_played() -> None:
    """It would tell of what lay beneath Masterplan that it is an artifact, before that is seen."""
    table = Table(hand=["masterplan", "cannon"], theirs=["customs-office"], house="shadows", amber=(5, 0))
    table.do("play:masterplan").to_turn_of(1, "shadows").to_turn_of(0, "shadows")
    before = table.amber()
    table.do("omni:masterplan")
    kinds = [event.kind() for event in table.events]
    assert kinds.index("played") < kinds.index("paid")
    assert (table.amber(), table.zone("cannon")) == (before - 1, "artifacts")


def test_what_forbids_is_named_as_it_was_seen() -> None:
    """Foggify was played and then archived: which of the copies in hand and archives it was is known by its label."""
    table = Table(
        mine=["troll"],
        theirs=["novu-archaeologist"],
        their_hand=["foggify"],
        their_deck=["foggify", "urchin"],
        house="brobnar",
    )
    exchange(table, 1, "foggify", "foggify.2")
    table.to_turn_of(1, "logos").do("play:foggify", "action:novu-archaeologist").to_turn_of(0, "brobnar")
    assert table.zone("foggify.2") == "archives"
    imagine_all(table)
    faults = [fault for fault in view_of(table.state, 0).faults if fault.what == "fight"]
    assert [(fault.card, fault.by) for fault in faults] == [("troll", "foggify.2")]


def test_who_comes_out_of_a_hand_into_play_is_shown_before_the_place_is_asked() -> None:
    """The question says which card it is, so everybody has to be told before."""
    table = Table(mine=["swap-widget", "tunk", "troll"], hand=["blypyp", "zorg", "bumpsy"], house="mars")
    table.do("action:swap-widget")
    decision = table.state.decision()
    assert decision is not None
    events = table.state.choose(decision.find("hand:blypyp"))
    assert table.offered() == ["place:0", "place:1"]
    for viewer in VIEWERS:
        told = [event.seen(viewer) for event in events if event.kind() == "revealed"]
        assert len(told) == 1
        assert told[0] is not None
        assert "blypyp" in str(told[0].facts())


def test_which_of_two_copies_comes_out_of_a_hand_is_told_before_the_place_is_asked() -> None:
    """The question names the card by its label, so the label has to be told before."""
    table = Table(mine=["swap-widget", "tunk", "troll"], hand=["zorg", "zorg", "bumpsy"], house="mars")
    decision = table.do("action:swap-widget").state.decision()
    assert decision is not None
    events = table.state.choose(decision.find("hand:zorg"))
    asked = view_of(table.state, 1).ask
    assert asked is not None
    assert asked.kind == "place"
    assert [event.facts()["card"] for event in events if event.kind() == "put"] == [asked.source]


def test_which_of_two_copies_was_named_first_stays_unseen() -> None:
    """Two copies are shown together: nobody can tell which of them was meant first, so nothing depends on it."""
    views: list[list[bytes]] = []
    for order in (("zorg", "zorg.2"), ("zorg.2", "zorg")):
        table = Table(
            mine=["mothergun", "troll"], theirs=["troll"], hand=["zorg", "tunk", "zorg"], house="mars"
        )
        decision = table.do("action:mothergun").state.decision()
        assert decision is not None
        frame = table.state.stack[-1]
        frame.cards = [table.card(copy) for copy in order]
        table.do("hand:tunk")
        assert table.offered() == ["card:troll", "card:troll.2"]
        views.append([view_of(table.state, viewer).json() for viewer in VIEWERS])
    assert views[0] == views[1]


def test_of_copies_in_a_deck_that_becomes_a_pile_nobody_can_tell_which_lay_where() -> None:
    """Reverse Time: all of the deck lies open at once."""
    views = []
    for turned in (False, True):
        table = Table(hand=["reverse-time"], deck=["bumpsy", "smith", "bumpsy"], house="logos")
        deck = table.state.row(Zones.DECK, 0)
        if turned:
            deck[0], deck[2] = deck[2], deck[0]
        table.do("play:reverse-time")
        assert table.row("discard")[:3] == ["bumpsy", "smith", "bumpsy.2"]
        assert table.told("swapped_piles") == [{"seat": 0, "cards": ["bumpsy", "smith", "bumpsy.2"]}]
        views.append([table.state.view(seat).json() for seat in (0, 1)])
    assert views[0] == views[1]


def test_an_artifact_that_archives_itself_is_not_its_copy_in_the_hand() -> None:
    """Nexus uses Mobius Scroll as if it were its player's: the Scroll lies in its owner's archives, and the one in
    their hand is another, which nobody may archive."""
    table = Table(
        mine=["nexus"],
        theirs=["mobius-scroll"],
        hand=["urchin", "umbra"],
        their_hand=["mobius-scroll", "troll"],
        house="shadows",
    )
    table.do("reap:nexus")
    assert (table.row("archives", 1), table.hand(1)[0]) == (["mobius-scroll"], "mobius-scroll.2")
    assert table.offered() == ["hand:urchin", "hand:umbra", "no"]
    imagine_all(table)


def test_a_card_whose_ability_waits_keeps_its_name_where_it_has_gone() -> None:
    """Two Spangler Boxes lie on the deck, and the ability of one waits while that of the other resolves; a third lies
    unseen below them."""
    table = Table(
        mine=["spangler-box", "spangler-box", "spangler-box", "troll", "bumpsy", "tunk"],
        deck=["urchin", "umbra"], theirs=["krump"], their_hand=["barehanded"], house="logos",
    )  # fmt: skip
    table.do("action:spangler-box.2", "card:troll", "action:spangler-box.3", "card:bumpsy")
    table.to_turn_of(1, "brobnar")
    state = table.state
    unseen = table.card("spangler-box")
    state.take_out(unseen)
    state.put_in(unseen, Zones.DECK, 0, 1)
    state.seen[unseen] = 0
    table.do("play:barehanded", "card:spangler-box.2", "trigger:spangler-box.2")
    for viewer in VIEWERS:
        for seed in "abcde":
            one = state.clone()
            other = imagined(GAME, one, one.view(viewer), Chance.of(seed))
            while (asked := one.decision()) is not None and asked.kind != "turn":
                also = other.decision()
                assert also is not None
                option = asked.option(0)
                other.choose(also.find(str(option)))
                one.choose(option)
                assert one.view(viewer).json() == other.view(viewer).json()


def test_how_the_other_hand_lies_does_not_show_when_it_is_looked_at() -> None:
    """In what order it was drawn is nobody else's to know: neither what is told nor what is offered says that."""
    for card, house, does in (
        ("psychic-bug", "logos", []),
        ("deep-probe", "mars", ["house:mars"]),
        ("imperial-traitor", "shadows", ["yes"]),
        ("a-fair-game", "dis", []),
    ):
        told: list[object] = []
        for order in (
            ["bulwark", "troll", "champion-anaphiel"],
            ["champion-anaphiel", "bulwark", "troll"],
            ["troll", "champion-anaphiel", "bulwark"],
        ):
            table = Table(hand=[card], their_hand=order, their_deck=["urchin"], deck=["tunk"], house=house)
            table.do(f"play:{card}")
            facts = []
            for choice in ["", *does]:
                if choice:
                    table.do(choice)
                facts += [e.seen(0) for e in table.events if e.kind() in ("looked", "revealed")]
            told.append(([seen.facts() for seen in facts if seen is not None], table.offered()))
        assert told[0] == told[1] == told[2]
        assert told[0] != ([], [])


def test_copies_that_go_back_to_a_deck_are_one_to_choose() -> None:
    """Two copies among the cards that were looked at: which of them goes back first makes no difference to see."""
    table = Table(mine=["navigator-ali"], deck=["punch", "anger", "punch", "smith"], house="star-alliance")
    table.do("reap:navigator-ali")
    assert sorted(table.offered()) == ["deck:anger", "deck:punch"]
    table.do("deck:punch", "deck:anger")
    assert [label.split(".")[0] for label in table.row("deck")] == ["punch", "anger", "punch", "smith"]
    imagine_all(table)


def test_who_looks_at_the_top_of_a_deck_looks_there_in_every_imagined_state() -> None:
    """Whatever else they know of the deck: those who only know that two cards are looked at imagine the top two."""
    deck = ["troll", "bumpsy", "urchin", "anger", "punch", "smite"]
    table = Table(hand=["survey"], deck=deck, house="star-alliance")
    table.state.seen[table.card("smite")] = 1  # it was put at the bottom once
    table.do("play:survey")
    assert table.offered() == ["deck:troll", "deck:bumpsy"]
    for viewer in (1, None):
        for seed in "abcd":
            twin = imagined(GAME, table.state, table.state.view(viewer), Chance.of(seed))
            assert isinstance(twin, KeyForgeState)
            decision = twin.decision()
            assert decision is not None
            top = [twin.decks.labels[c] for c in twin.row(Zones.DECK, 0)[:2]]
            assert [str(option) for option in decision.options()] == [f"deck:{label}" for label in top]


def test_what_chance_picks_of_both_hands_is_shown_first() -> None:
    """Before the active player says whose card is discarded first, everybody has been told which cards it is."""
    for seat in (0, 1):
        table = Table(
            mine=["squallmaster", "baron-mengevin"],
            hand=["anger", "punch"],
            their_hand=["tunk", "zorg"],
            house="unfathomable",
        )
        table.state.seen[table.card("tunk")] = KNOWN_TO_ALL
        table.do("reap:squallmaster")
        assert len(table.told("revealed")) == 2
        while table.asked in ("card", "player"):
            imagine_all(table)
            table.do(table.offered()[seat])
        assert (len(table.row("discard")), len(table.row("discard", 1))) == (1, 1)


def test_whose_lasting_effect_resolves_may_lie_anywhere_by_now() -> None:
    """A copy of Corner the Market has been played and has gone into the deck, another lies in the hand: as its owner
    sees it, it might be the first, also while what was played resolves."""
    views: list[bytes] = []
    for exchanged in (False, True):
        table = Table(hand=["corner-the-market", "corner-the-market"], their_hand=["punch"], house="ekwidon")
        state = table.state
        table.do("play:corner-the-market").to_turn_of(1, "brobnar")
        gone, left = table.card("corner-the-market"), table.card("corner-the-market.2")
        state.take_out(gone)
        state.put_in(gone, Zones.DECK, 0, 0)
        state.seen[gone] = 0
        if exchanged:
            exchange(table, 0, "corner-the-market.2", "corner-the-market")
            gone, left = left, gone
        table.do("discard:punch")
        assert (table.asked, state.zone[left], state.zone[gone]) == ("yes", Zones.HAND, Zones.DECK)
        imagine_all(table)
        views.append(state.view(0).json())
    assert views[0] == views[1]


def test_what_is_laid_open_beneath_a_card_is_told_by_its_name() -> None:
    """Which of two copies lay on the deck shows as soon as one of them lies open (G121); facedown it does not."""
    for exchanged in (False, True):
        table = Table(mine=["cauldron"], hand=["anger"], deck=["anger"], house="untamed")
        if exchanged:
            exchange(table, 0, "anger", "anger.2")
        table.do("omni:cauldron")
        grafted = "anger" if exchanged else "anger.2"
        assert table.told("hid") == [{"card": "cauldron", "other": grafted, "prints": ["anger"]}]
    for known in (False, True):
        table = Table(hand=["masterplan", "anger"], house="shadows")
        if known:  # it has been revealed
            table.state.seen[table.card("anger")] = KNOWN_TO_ALL
        table.do("play:masterplan")
        told = {"card": "masterplan", "other": "anger" if known else None, "prints": ["anger"]}
        assert table.told("hid") == [told]
        imagine_all(table)


def test_what_was_shuffled_into_a_deck_is_remembered_as_it_was() -> None:
    """Rad Penny is destroyed, and lies somewhere in her owner's deck when her power is counted: every imagined state counts
    the same, wherever she lies there."""
    table = Table(
        mine=["titanic-bumblebird", "troll"], theirs=["rad-penny plus:2"], their_hand=["punch", "anger", "krump"],
        their_deck=["tunk", "zorg", "urchin"], house="untamed",
    )  # fmt: skip
    table.do("reap:titanic-bumblebird")
    while table.zone("rad-penny") != "deck":
        table.do(table.offered()[0])
    ask = view_of(table.state, 0).ask
    assert ask is not None
    assert ask.amount == 3
    for viewer in VIEWERS:
        for n in range(20):
            twin = imagined(GAME, table.state, table.state.view(viewer), Chance.of(f"{n}"))
            decision = twin.decision()
            assert decision is not None
            assert isinstance(twin, KeyForgeState)
            twin.choose(decision.find("card:troll"))
            assert twin.plus[table.card("troll")] == 3


def test_what_was_shuffled_into_a_deck_and_is_looked_at_there_is_told_to_nobody_else() -> None:
    """A creature goes into its owner's deck, who then looks at the top two cards: whether it is one of them, nobody else can tell."""
    views: dict[int | None, set[str]] = {1: set(), None: set()}
    places: set[int] = set()
    for n in range(12):
        table = Table(
            mine=["troll"], hand=["lost-in-the-woods", "mimicry", "anger"], deck=["tunk", "zorg", "urchin"],
            theirs=["dextre"], their_discard=["survey"], their_deck=["bumpsy"], house="untamed", seed=f"{n}",
        )  # fmt: skip
        table.do("play:lost-in-the-woods")
        while table.zone("troll") != "deck" or not table.offered()[0].startswith(("play", "discard", "end")):
            table.do(table.offered()[0])
        table.do("play:mimicry")
        while table.offered()[0].startswith("pile"):
            table.do("pile:survey")
        places.add(table.state.row(Zones.DECK, 0).index(table.card("troll")))
        for viewer in views:
            inside = view_of(table.state, viewer).inside
            views[viewer].add(repr(inside[24]))
        imagine_all(table)
    assert len(places) > 2
    assert [len(told) for told in views.values()] == [1, 1]


@proves("G98", "G168")
@pytest.mark.parametrize("shown", ["hand:troll", "hand:flaxia"])
def test_nobody_else_can_tell_whether_it_is_the_card_that_a_token_creature_was(shown: str) -> None:
    """A token creature goes back to its owner's hand, and a creature of that hand is played: it may have lain under the token."""
    table = Table(
        mine=["sandhopper", "token:troll", "urchin"],
        hand=["flaxia", "bumpsy", "krump"],
        token="grunt",
        house="ekwidon",
    ).do("action:sandhopper", "card:grunt", "yes")
    for viewer in (1, None):
        compared = 0
        for n in range(200):
            one = table.state.clone()
            twin = imagined(GAME, one, one.view(viewer), Chance.of(f"{n}"))
            asked, also = one.decision(), twin.decision()
            assert asked is not None
            assert also is not None
            if shown not in map(str, also.options()):
                continue
            compared += 1
            one.choose(asked.find(shown))
            twin.choose(also.find(shown))
            assert one.view(viewer).json() == twin.view(viewer).json()
        assert compared > 3
