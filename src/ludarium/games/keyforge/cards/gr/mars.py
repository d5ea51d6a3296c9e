"""Mars of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

NOT_MARS: Final = creature(not_house=MARS)

CARDS: Final[dict[str, Words]] = {
    "aberrant-warp-event": words(
        play(
            ByOpponent(
                Sequence(
                    (
                        DigFor(card(where=IN_DISCARD, types=CREATURES)),
                        If(Did(), Sequence((PutInPlay(IT, keep=True), Destroy(A(creature(beside=IS_KEPT)))))),
                    )
                ),
                too=True,
                on_them=True,
            )
        )
    ),
    "curse-of-disappearances": words(ends(Archive(A(creature(FRIENDLY)), theirs=True))),
    "elite-disruptzord": words(cannot(VERB_PLAY, card(types=CREATURES, stronger=IS_THIS))),
    "ilxid-avenger": words(
        when(PLAY, FIGHT, do=Counters(Count(card(FRIENDLY, IN_DISCARD, house=MARS)), THIS)),
        scrap(Counters(Count(card(FRIENDLY, IN_DISCARD, house=MARS)), A(creature(FRIENDLY)))),
    ),
    "plan-10": words(
        ends(
            Return(Beneath(one=True, named=True)),
            If(AtLeast(CardsBeneath(), below=True), Destroy(THIS)),
            whose=ANY,
        ),
        play(Hide(Each(NOT_MARS), faceup=True)),
    ),
    "psychic-haze": words(
        cannot(VERB_ATTACK, creature(FRIENDLY, house=MARS), by=creature(enraged=YES)),
        action(Status(ENRAGED, Each(creature(ENEMY)))),
    ),
    "the-body-snatchers": words(
        play(
            this_turn(
                gains(
                    creature(ENEMY), destroyed(Heal(FULLY, THIS), TakeControl(THIS, OPPONENT), instead=True)
                )
            )
        )
    ),
    "urxym-the-diplomat": words(
        reap(
            Lose(InPool(YOU), YOU),
            ForEach(THAT_MANY, Destroy(A(creature(ENEMY, not_house=MARS)))),
        )
    ),
    "crop-circles": words(
        play(
            Choose(A(NOT_MARS), keep=True),
            Capture(1, KEPT, own_side=True),
            Purge(AnyNumber(card(FRIENDLY, IN_ARCHIVES))),
            ForEach(CountIt(), Capture(1, KEPT, own_side=True)),
        )
    ),
    "glimmerspore": words(play(Archive(A(artifact()), yours=True))),
    "loyalty-implants": words(omni(Destroy(THIS), this_turn(may_use(creature(FRIENDLY, house=MARS))))),
    "nameless-horror": words(
        keyword(ELUSIVE, THIS_CARD, given=Haunted()), keyword(SKIRMISH, THIS_CARD, given=Haunted())
    ),
    "overclocked-shock-collar": words(
        gains(HOST_CARD, reap(Status(STUNNED, Both((THIS, Neighbours(THIS)))))),
        scrap(Unstun(Each(creature(house=MARS)))),
    ),
    "the-red-death": words(
        cannot(VERB_READY, THIS_CARD, given=Haunted(isnt=True)),
        fight(Gain(), Draw()),
    ),
    "war-of-the-worlds": words(play(Destroy(Each(NOT_MARS)), Damage(2, Each(creature(house=MARS))))),
    "xyp-the-implanter": words(reap(TakeControl(A(creature(ENEMY))), Destroy(A(creature(FRIENDLY))))),
    "yipyax-abductor": words(when(PLAY, FIGHT, do=Archive(A(upgrade()), yours=True))),
    "abduct-o-matic": words(
        fight(If(Haunted(), Capture(2))),
        scrap(Capture(2, Extreme(creature(FRIENDLY), most_powerful=False))),
    ),
    "brash-grabber": words(
        enters(ENTERS_ENRAGED, THIS_CARD, given=Haunted(isnt=True)), omni(TakeAmber(1, A(creature(ENEMY))))
    ),
    "distant-void-prober": words(
        reap(If(Haunted(), Lasting((keys_cost(3, OPPONENT),), NEXT_TURN))),
        scrap(Capture(1, A(creature(ENEMY)), own_side=True)),
    ),
    "don-t-believe-your-eyes": words(
        play(If(Haunted(), Capture(2, A(creature()), own_side=True), Capture(1, A(creature()))))
    ),
    "dr-xyloxxzlphrex": words(reap(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES, house=MARS))), Ready(IT))),
    "phloxem-spewer": words(keyword(SPLASH_ATTACK, creature(house=MARS, beside=IS_THIS), 2)),
    "plague-wind": words(play(this_turn(power(-3, NOT_MARS)))),
    "shrink-ray-technician": words(
        reap(Choose(A(creature(ENEMY))), this_turn(power(-2, creature(relation=IS_IT)), on=IT)),
        scrap(
            Choose(Extreme(creature(ENEMY))),
            this_turn(fixed_power(1, creature(relation=IS_IT)), no_armor(creature(relation=IS_IT)), on=IT),
        ),
    ),
    "target-yynxzdyl": words(play(Archive(A(card(FRIENDLY, IN_DISCARD)))), reap(Archive(THIS))),
    "terrible-teammates": words(
        play(
            May(
                Discard(A(card(FRIENDLY, IN_HAND, not_house=MARS))),
                There(card(FRIENDLY, IN_HAND, not_house=MARS)),
            )
        )
    ),
    "ufo": words(play(DigFor(card(FRIENDLY, IN_DISCARD, house=MARS)), If(Did(), Return(IT)))),
    "qyxxlyxx-grave-master": words(
        play(Purge(A(card(where=IN_DISCARD, types=CREATURES))), Damage(2, Each(creature(like_trait=True)))),
        destroyed(If(Haunted(), Archive(THIS))),
    ),
}
