"""Saurian of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

EXALTS_ITSELF: Final = May(Exalt(1, THIS))

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
    "dæmo-saurus": words(play(EXALTS_ITSELF, If(Did(), Damage(3, A(creature())))), destroyed(Steal())),
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
}
