"""Saurian of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

EXALTS_ITSELF: Final = May(Exalt(1, THIS))
EXALTS_FOR_DAMAGE: Final = Sequence((EXALTS_ITSELF, If(Did(), Damage(3, A(creature())))))

CARDS: Final[dict[str, Words]] = {
    "amphora-captura": words(icon_may(AsIcon(BonusIcons.CAPTURE))),
    "beware-the-ides": words(play(Damage(23, A(creature(center=YES))))),
    "blast-from-the-past": words(
        play(
            Exalt(1, A(creature(FRIENDLY))),
            Archive(A(card(FRIENDLY, IN_DISCARD, CREATURES, house=SAURIAN))),
            Damage(PowerOf(HIT), A(creature(ENEMY))),
        )
    ),
    "charybdis": words(gains(creature(ENEMY), before_fight(Lose(1, YOU)))),
    "citizen-shrix": words(play_reap(Exalt(1, THIS), Steal())),
    "consul-primus": words(reap(Choose(A(creature()), keep=True), MoveAmber(1, A(creature(unlike=IS_KEPT))))),
    "cornicen-octavia": words(action(Capture(2))),
    "crystal-surge": words(play(Exalt(1, Each(creature(trait="mutant"))))),
    "curia-saurus": words(
        gains(creature(amber=YES), destroyed(MoveAmber(1, Extreme(creature(ENEMY)), source=THIS)))
    ),
    "curse-of-vanity": words(play(Exalt(1, Both((A(creature(FRIENDLY)), A(creature(ENEMY))))))),
    "dæmo-saurus": words(play(EXALTS_FOR_DAMAGE), destroyed(Steal())),
    "dark-centurion": words(action(TakeAmber(1, A(creature()), SUPPLY), If(Did(), Status(WARDED, IT)))),
    "defense-initiative": words(
        play(
            Status(WARDED, A(creature())),
            May(Exalt(1, IT), There(creature(relation=IS_IT))),
            If(Did(), Status(WARDED, Neighbours(IT))),
        )
    ),
    "deusillus": words(
        play(Capture(InPool(OPPONENT)), Damage(5, A(creature(ENEMY)))),
        fight_reap(TakeAmber(1, THIS, SUPPLY), Damage(2, Each(creature(ENEMY)))),
    ),
    "deusillus2": words(),
    "dreadbone-decimus": words(
        when(PLAY, FIGHT, do=(EXALTS_ITSELF, If(Did(), Destroy(A(creature(weaker=IS_THIS))))))
    ),
    "faust-the-great": words(
        keys_cost(Count(creature(FRIENDLY, amber=YES)), OPPONENT),
        play(May(Exalt(1, A(creature(FRIENDLY))))),
    ),
    "forum-of-giants": words(starts(ByController(Gain(), Extreme(creature())))),
    "galeatops": words(harmless(THIS_CARD, 4)),
    "gladiodontus": words(
        enters(ENTERS_STUNNED, THIS_CARD),
        harmless(THIS_CARD, 5),
        fight_reap(
            If(
                AtLeast(TimesDone(Done.USED, ANY_PLAYER, this=True), exactly=True),
                Sequence((Ready(THIS), Status(ENRAGED, THIS))),
            )
        ),
    ),
    "hedonistic-intent": words(play(Exalt(1, Each(creature(flank=YES))))),
    "high-priest-torvus": words(
        reap(
            EXALTS_ITSELF,
            If(Did(), Lasting((replaces(REPLACED_RESOLVED, Return(THAT), YOU),), THE_NEXT)),
        )
    ),
    "humble": words(play(Exhaust(A(creature())), If(Did(), TakeAmber(3, IT, SUPPLY)))),
    "exchange-officer": words(play_fight_reap(Use(A(card(FRIENDLY, house=STAR_ALLIANCE))))),
    "legion-s-march": words(
        play(
            this_turn(
                after(
                    AFTER_USED,
                    Damage(1, Each(creature(not_trait="dinosaur"))),
                    of=creature(trait="dinosaur"),
                    by=YOU,
                )
            )
        )
    ),
    "lyco-saurus": words(play(EXALTS_FOR_DAMAGE)),
    "monument-to-faust": words(
        action(
            If(
                There(card(FRIENDLY, IN_DISCARD, name="faust-the-great")),
                Lasting((keys_cost(2),), NEXT_TURN),
                Lasting((keys_cost(1),), NEXT_TURN),
            )
        )
    ),
    "monument-to-ludo": words(
        action(
            Choose(A(creature())),
            If(
                There(card(FRIENDLY, IN_DISCARD, name="praefectus-ludo")),
                TakeAmber(2, IT, SUPPLY),
                TakeAmber(1, IT, SUPPLY),
            ),
        )
    ),
    "monument-to-octavia": words(
        action(
            Choose(A(creature(FRIENDLY))),
            If(There(card(FRIENDLY, IN_DISCARD, name="cornicen-octavia")), Capture(2, IT), Capture(1, IT)),
        )
    ),
    "monument-to-primus": words(
        action(
            If(
                There(card(FRIENDLY, IN_DISCARD, name="consul-primus")),
                Sequence((Choose(A(creature()), keep=True), MoveAmber(1, A(creature(unlike=IS_KEPT))))),
                Sequence(
                    (
                        Choose(A(creature(FRIENDLY)), keep=True),
                        MoveAmber(1, A(creature(FRIENDLY, unlike=IS_KEPT))),
                    )
                ),
            )
        )
    ),
    "monument-to-shrix": words(
        spendable(),
        action(
            If(
                There(card(FRIENDLY, IN_DISCARD, name="citizen-shrix")),
                Sequence((ChoosePlayer(), PutAmber(1, THIS, THAT_PLAYER))),
                PutAmber(1, THIS),
            )
        ),
    ),
    "nerotaurus": words(
        fight(Lasting((cannot(VERB_REAP, creature(ENEMY)),), NEXT_TURN)),
        reap(Lasting((cannot(VERB_FIGHT, creature(ENEMY)),), NEXT_TURN)),
    ),
    "optio-gorkus": words(
        gains(
            creature(beside=IS_THIS),
            destroyed(MoveAmber(FULLY, A(creature(name="optio-gorkus", beside=IS_THIS)), THIS)),
        )
    ),
    "patronage": words(play(TakeAmber(FULLY, A(creature()), half=True), TakeAmber(FULLY, IT, OPPONENT))),
    "sacro-saurus": words(play(EXALTS_FOR_DAMAGE)),
    "sagittarii-s-gaze": words(play(Exalt(1, A(creature(damaged=YES))))),
    "saurian-egg": words(
        cannot(VERB_FIGHT, THIS_CARD),
        cannot(VERB_REAP, THIS_CARD),
        omni(
            Discard(Top(2)),
            If(
                AtLeast(CountIt(cards=card(types=CREATURES, house=SAURIAN))),
                Sequence(
                    (
                        PutInPlay(
                            Each(card(where=IN_DISCARD, types=CREATURES, house=SAURIAN, relation=IS_HIT)),
                            ready=True,
                        ),
                        Counters(3, IT),
                        Destroy(THIS),
                    )
                ),
            ),
        ),
    ),
    "scylla": words(gains(creature(ENEMY), reap(Damage(4, THIS)))),
    "senator-quintina": words(after(AFTER_REAPS, Exalt(1, THAT), of=creature())),
    "siren-horn": words(gains(HOST_CARD, before_fight(MoveAmber(1, OTHER, THIS)))),
    "spoils-of-battle": words(play(Capture(1, A(creature(FRIENDLY))), Capture(1, Each(creature(amber=YES))))),
    "techno-saurus": words(
        play(EXALTS_FOR_DAMAGE), reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))
    ),
    "umbra-saurus": words(play(EXALTS_FOR_DAMAGE)),
    "xeno-saurus": words(
        play(EXALTS_FOR_DAMAGE),
        fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False)),
    ),
}
