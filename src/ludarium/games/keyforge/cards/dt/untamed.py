"""Untamed of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

FALLEN_CREATURE: Final = card(FRIENDLY, IN_DISCARD, CREATURES)

CARDS: Final[dict[str, Words]] = {
    "æmberfin-shark-evil-twin": words(ends(Lose(1, EACH_PLAYER), Counters(THAT_MANY, THIS))),
    "chelonia-evil-twin": words(after(AFTER_PLAYED, Lose(1), of=creature(other=True), by=YOU, given=Tide())),
    "mookling-evil-twin": words(after(AFTER_FORGES, Counters(ThatMany(event=True), THIS), by=OPPONENT)),
    "witch-of-the-dawn-evil-twin": words(
        play(
            Destroy(A(OTHER_FRIENDLY)),
            If(
                Did(),
                Sequence(
                    (PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES, unlike=IS_HIT))), Ready(IT), Use(IT))
                ),
            ),
        )
    ),
    "ol--paddy-evil-twin": words(
        reap(
            If(Tide(), Discard(Top(3, OPPONENT, bottom=True)), Discard(Top(1, OPPONENT, bottom=True))),
            Destroy(A(creature(house=HIT_HOUSE))),
        )
    ),
    "sporegorger-evil-twin": words(
        play(MoveCounters(THIS)),
        reap(
            May(RemoveCounters(FULLY, THIS), There(creature(relation=IS_THIS, boosted=YES))),
            If(Did(), Damage(ThatMany(), Each(creature(other=True)))),
        ),
    ),
    "youngest-bear-evil-twin": words(reap(May(Use(A(creature(beside=IS_THIS)), MoveKinds.FIGHT)))),
    "chenille": words(action(Return(A(card(FRIENDLY, IN_DISCARD, name="bombyx"))))),
    "bombyx": words(
        play(Destroy(A(creature(FRIENDLY, name="chenille"))), If(Did(isnt=True), Destroy(THIS))),
        action(Return(A(card(FRIENDLY, IN_DISCARD, name="fifalde")))),
    ),
    "fifalde": words(
        play(Destroy(A(creature(FRIENDLY, name="bombyx"))), If(Did(isnt=True), Destroy(THIS))),
        fight_reap(Heal(FULLY, THIS), Gain(1)),
    ),
    "æmberfin-shark": words(
        play(Counters(3, THIS)), ends(RemoveCounters(1, THIS), If(Did(), Gain(1, EACH_PLAYER)))
    ),
    "dredging-druid": words(reap(If(Tide(), Return(UpTo(3, FALLEN_CREATURE), DECK)))),
    "pestergrove": words(enters(ENTERS_ENRAGED, creature())),
    "primal-relic": words(
        play(Exalt(4, THIS), Counters(1, Some(3, creature()))),
        starts(
            ByThatPlayer(
                If(AtLeast(PowerAmong(creature(FRIENDLY)), 20), TakeAmber(FULLY, THIS)),
            ),
            whose=ANY,
        ),
    ),
    "ritual-of-life": words(
        action(
            Destroy(A(creature(FRIENDLY))),
            If(Did(), Return(A(card(FRIENDLY, IN_DISCARD, CREATURES, unlike=IS_HIT)))),
        )
    ),
    "the-mysticeti": words(
        action(
            Exhaust(AnyNumber(creature(FRIENDLY, house=UNTAMED), at_least=1)),
            If(
                Did(),
                Sequence(
                    (
                        Counters(CountIt(times=3), THIS),
                        Move(THIS),
                        Lasting(
                            (as_creature(0, anywhere=True), keyword(TAUNT, THIS_CARD)), FOR_GOOD, on=THIS
                        ),
                    )
                ),
            ),
        )
    ),
    "washed-away": words(play(If(Tide(), Destroy(Each(artifact())), RaiseTide()))),
    "æmbermancy": words(play(RemoveCounters(3, A(creature()), up_to=True), Gain(THAT_MANY))),
    "beach-day": words(play(Return(A(creature())), If(Tide(), Gain(1)))),
    "cross-porpoises": words(play(RaiseTide(), Status(ENRAGED, Some(2, creature(ENEMY))))),
    "genetic-drift": words(play(Counters(1, A(creature())), Counters(1, Each(creature(boosted=YES))))),
    "ol--paddy": words(
        reap(
            If(Tide(), Discard(Top(3, bottom=True)), Discard(Top(1, bottom=True))),
            PlayIt(Each(card(where=IN_DISCARD, types=CREATURES, relation=IS_HIT))),
        )
    ),
    "sporegorger": words(
        reap(
            Counters(1, THIS),
            May(RemoveCounters(FULLY, THIS), There(creature(relation=IS_THIS, boosted=YES))),
            If(Did(), Damage(ThatMany(), Each(creature(other=True)))),
        )
    ),
    "thin-the-herd": words(play(ShuffleIn(Extreme(creature(), most_powerful=False, number=4)))),
    "waste-not": words(play(Destroy(A(creature(FRIENDLY))), Draw(PowerOf(IT, half=True, up=True)))),
    "all-tide-up": words(play(If(Tide(), Gain(1), RaiseTide()))),
    "assert-dominance": words(
        play(
            Choose(A(creature(FRIENDLY))),
            this_turn(keyword(SKIRMISH, creature()), on=IT),
            Ready(IT),
            Use(IT, MoveKinds.FIGHT),
        )
    ),
    "chelonia": words(after(AFTER_PLAYED, Gain(1), of=creature(other=True), by=YOU, given=Tide())),
    "deepwater-gruen": words(play_reap(If(Tide(low=True), Gain(1, OPPONENT)))),
    "infighting": words(play(StrikesRight())),
    "mollymawk": words(play(Destroy(A(artifact())))),
    "mookling": words(keys_cost(PowerOf(THIS), OPPONENT)),
    "myliobe": words(
        keyword(SKIRMISH, THIS_CARD, given=Tide()),
        before_fight(Status(ENRAGED, Both((OTHER, Neighbours(OTHER))))),
    ),
    "reap-or-sow": words(
        play(
            OneOf(
                (
                    Sequence((Choose(A(creature(FRIENDLY))), Ready(IT), Use(IT, MoveKinds.REAP))),
                    Counters(1, Spread(3, creature(), divided=True)),
                )
            )
        )
    ),
    "way-of-the-pixie": words(gains(HOST_CARD, reap(Gain(1)))),
    "witch-of-the-dawn": words(play(Return(A(FALLEN_CREATURE)))),
    "youngest-bear": words(reap(May(Use(A(creature(beside=IS_THIS)), MoveKinds.REAP)))),
}
