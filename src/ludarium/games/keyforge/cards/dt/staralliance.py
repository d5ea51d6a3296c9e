"""Star Alliance of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

OUTSIDERS_BESIDE: Final = creature(beside=IS_THIS, not_house=STAR_ALLIANCE)
OUTSIDER_IN_HAND: Final = card(FRIENDLY, IN_HAND, not_house=STAR_ALLIANCE)
ANOTHER_IN_HAND: Final = card(FRIENDLY, IN_HAND, not_house=STAR_ALLIANCE, other=True)

CARDS: Final[dict[str, Words]] = {
    "5c077-evil-twin": words(
        reap(
            Destroy(A(creature(other=True, like_power=IS_THIS))),
            May(OneOf((Counters(1, THIS), RemoveCounters(1, THIS)))),
        )
    ),
    "cr-officer-hawkins-evil-twin": words(play(Lose(Count(OUTSIDERS_BESIDE)))),
    "ch-337a-evil-twin": words(keyword(SKIRMISH, creature(beside=IS_THIS), given=Tide())),
    "colonist-chapman-evil-twin": words(play(CapturesFromAll(FULLY))),
    "operative-espion-evil-twin": words(
        after(AFTER_TIDE, ByThatPlayer(May(Damage(3, A(creature())), There(creature()))), in_turn=THEIR_OWN)
    ),
    "rocketeer-tryska-evil-twin": words(enters(ENTERS_READY, THIS_CARD, given=Tide())),
    "com-officer-hings": words(
        play(May(Search(A(card(FRIENDLY, IN_DECK, name="com-officer-gross"))))),
        fight_reap(Draw(Count(creature(between="com-officer-gross")))),
    ),
    "com-officer-gross": words(
        play(May(Search(A(card(FRIENDLY, IN_DECK, name="com-officer-hings"))))),
        fight_reap(Counters(1, Each(creature(between="com-officer-hings")))),
    ),
    "5c077": words(
        reap(
            ready_and_use(A(creature(FRIENDLY, other=True, like_power=IS_THIS))),
            May(OneOf((Counters(1, THIS), RemoveCounters(1, THIS)))),
        )
    ),
    "ceaseforge": words(
        cannot_forge(),
        starts(Unmark(TIME, 1), If(AtLeast(Marks(TIME), 1, below=True), Destroy(THIS))),
        play(Mark(TIME, 2)),
    ),
    "d1-v3-pod": words(
        keyword(SKIRMISH, HOST_CARD, given=Tide()), keyword(ELUSIVE, HOST_CARD, given=Tide(low=True))
    ),
    "exploratory-craft": words(
        action(Exhaust(UpTo(3, creature(FRIENDLY))), Draw(Represented(creature(relation=IS_HIT))))
    ),
    "make-it-so": words(
        play(
            Repeat(
                Sequence((ChooseHouse(), Reveal(Top()), If(Is(card(house=CHOSEN_HOUSE)), Draw()))),
                Is(card(house=CHOSEN_HOUSE)),
                whole=True,
            )
        )
    ),
    "prof-emeritus-kering": words(
        play_fight_reap(
            Choose(A(creature(beside=IS_THIS)), keep=True),
            Use(IT),
            If(Tide(), Use(OtherNeighbour())),
        )
    ),
    "the-ulfberht-device": words(cannot_choose(LAST_HOUSE, EACH_PLAYER)),
    "agent-sepdia": words(fight_reap(Damage(1, A(creature())), If(Tide(), Status(STUNNED, IT)))),
    "ch-337a": words(keyword(ELUSIVE, creature(beside=IS_THIS), given=Tide())),
    "colonist-chapman": words(gains(OUTSIDERS_BESIDE, reap(Gain(1)))),
    "sabotage-mission": words(play(Lasting((keys_cost(Powers(creature(FRIENDLY))),), NEXT_TURN))),
    "selective-preservation": words(play(Destroy(AllBut(creature(), OfEachPower(creature()))))),
    "static-collection-array": words(
        keys_cost(-1, YOU, given=Tide()), keys_cost(1, YOU, given=Tide(low=True))
    ),
    "t3r-35a": words(
        may_use(THIS_CARD, given=ActiveHouse(BESIDE_HOUSES)),
        as_upgrade(may_use(HOST_CARD, given=ActiveHouse(BESIDE_HOUSES, host=True))),
    ),
    "together": words(
        play(
            May(PlayIt(A(OUTSIDER_IN_HAND)), There(OUTSIDER_IN_HAND)),
            If(Tide(), May(PlayIt(A(ANOTHER_IN_HAND)), There(ANOTHER_IN_HAND))),
        )
    ),
    "æmber-vac": words(
        play(RaiseTide()),
        gains(HOST_CARD, starts(If(Tide(), Capture(2)))),
    ),
    "biome-discovery": words(
        play(If(Tide(), May(Sequence((LookAt(Top(2)), Discard(A(LOOKED))))), RaiseTide()))
    ),
    "cr-officer-hawkins": words(play(Gain(Count(OUTSIDERS_BESIDE)))),
    "diplomat-agung": words(
        play_fight_reap(
            Choose(A(creature(FRIENDLY))),
            ChooseHouse(),
            this_turn(belongs(creature(relation=IS_IT), CHOSEN_HOUSE, also=True), on=IT),
        )
    ),
    "grand-alliance-council": words(play(Destroy(AllBut(creature(), OfEachHouse(creature()))))),
    "lieutenant-valmart": words(play_fight_reap(If(Tide(), Lasting((keys_cost(3),), NEXT_TURN)))),
    "officer-s-blaster": words(
        power(2, HOST_CARD),
        gains(HOST_CARD, destroyed(AttachKept(Each(creature(beside=IS_THIS, right_of=IS_THIS)), GIVER))),
    ),
    "operative-espion": words(
        after(
            AFTER_TIDE,
            ByThatPlayer(May(Use(A(creature(FRIENDLY))), There(creature(FRIENDLY)))),
            in_turn=THEIR_OWN,
        )
    ),
    "rocketeer-tryska": words(enters(ENTERS_READY, creature(beside=IS_THIS), given=Tide())),
    "technobabble": words(
        play(
            Choose(A(creature())),
            Status(STUNNED, Both((IT, Each(creature(beside=IS_IT, house=ITS_HOUSE))))),
        )
    ),
    "unity-or-discord": words(
        play(
            OneOf(
                (
                    Use(A(creature(FRIENDLY, not_house=STAR_ALLIANCE))),
                    Sequence(
                        (Choose(UpTo(2, creature(FRIENDLY))), Return(Both((IT, Each(upgrade(on=IS_IT))))))
                    ),
                )
            )
        )
    ),
}
