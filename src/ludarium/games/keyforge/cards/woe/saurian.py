"""Saurian of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

WISE: Final = AtLeast(Marks(WISDOM))
PLAYS_ARCHIVED: Final = PlayIt(A(card(FRIENDLY, IN_ARCHIVES)))
ARCHIVES_ONE: Final = Archive(A(card(FRIENDLY, IN_HAND)))
EXALTS_AND_USES: Final = (Exalt(1, IT), Ready(IT), Use(IT))

CARDS: Final[dict[str, Words]] = {
    "aedile-tullia": words(after(AFTER_EXALTS, MakeTokens(), of=creature(FRIENDLY, token=NO), by=YOU)),
    "aristotlmimus": words(
        reap(
            If(
                WISE,
                Sequence((Draw(1), ARCHIVES_ONE, PLAYS_ARCHIVED)),
                May(PLAYS_ARCHIVED, There(card(FRIENDLY, IN_ARCHIVES))),
            )
        )
    ),
    "conscription": words(play(If(MoreCreatures(OPPONENT), MakeTokens(Excess(OPPONENT))))),
    "edict-of-nerotaurus": words(
        after(AFTER_REAPS, Lasting((cannot(VERB_REAP, creature()),), THE_NEXT), of=creature()),
        after(AFTER_FIGHTS, Lasting((cannot(VERB_FIGHT, creature()),), THE_NEXT), of=creature()),
    ),
    "election": words(
        gains(creature(), reap(OneOf((Mark(YEA, 1, GIVER), Mark(NAY, 1, GIVER))))),
        as_soon_as(AtLeast(Marks(YEA), 6), Destroy(THIS), Destroy(Each(creature()))),
        as_soon_as(AtLeast(Marks(NAY), 6), Destroy(Each(artifact()))),
    ),
    "magistrate-crispus": words(ends(TakeControl(Each(card(types=CREATURES | ARTIFACTS)), THEIR_OWNER))),
    "platopelta": words(
        reap(
            If(
                WISE,
                Sequence(
                    (
                        Draw(1),
                        ARCHIVES_ONE,
                        May(
                            Mark(WISDOM, 1, A(creature(name="aristotlmimus"))),
                            There(creature(name="aristotlmimus")),
                        ),
                    )
                ),
                ARCHIVES_ONE,
            )
        )
    ),
    "rampaging-brutodon": words(
        demands(VERB_USE, Destroy(A(creature(FRIENDLY))), THIS_CARD), play(MakeTokens())
    ),
    "socraterosaurus": words(
        reap(
            Draw(1), May(Mark(WISDOM, 1, A(creature(name="platopelta"))), There(creature(name="platopelta")))
        )
    ),
    "tectonic-shift": words(play(DestroyHalves())),
    "training-costs": words(
        cannot(VERB_DISCARD, THIS_CARD), play(Lose(2, YOU), If(Did(isnt=True), ShuffleIn(THIS)))
    ),
    "æmbrosia-outpost": words(
        action(
            Return(A(creature(FRIENDLY)), DECK, top=False),
            If(Did(), TakeAmber(1, A(creature(FRIENDLY)))),
        )
    ),
    "chaosodon": words(before_fight(Damage(3, Neighbours(THIS)))),
    "hoplite-s-dory": words(power(Count(creature(ready=NO, left_of=IS_HOST), times=2), HOST_CARD)),
    "imperator-drusilla": words(
        keyword(SPLASH_ATTACK, THIS_CARD, 4, given=MoreCreatures(OPPONENT)), play(Destroy(A(OTHER_FRIENDLY)))
    ),
    "inspiring-oration": words(play(Exalt(1, A(creature(FRIENDLY))), MakeTokens(AmberOn(this=False)))),
    "pax-sauriana": words(play(Status(WARDED, Each(creature())))),
    "phalanx-leader": words(
        play(MakeTokens(at_left=True)), fight_reap(this_turn(power(2, creature(left_of=IS_THIS))))
    ),
    "aquilia-lone-hero": words(omni(If(MoreCreatures(OPPONENT), Capture(1)))),
    "arm-the-plebeians": words(play(MakeTokens(), Status(WARDED, IT))),
    "ballistego": words(
        keyword(SPLASH_ATTACK, THIS_CARD, 3, given=AtLeast(AmberOn())), play(May(Exalt(1, THIS)))
    ),
    "chancellor-dexterus": words(
        reap(
            May(
                Exalt(1, Each(creature(beside=IS_THIS, right_of=IS_THIS))),
                There(creature(beside=IS_THIS, right_of=IS_THIS)),
            ),
            If(Did(), this_turn(belongs(creature(relation=IS_IT), SAURIAN), on=IT)),
        )
    ),
    "epic-poem": words(play(Exalt(1, A(creature(FRIENDLY))), Gain(AmberOn(this=False)))),
    "grammaticus-thrax": words(),
    "legionary-trainer": words(enters(ENTERS_READY, creature(FRIENDLY, token=YES)), play(MakeTokens())),
    "longusaur-lector": words(play_reap(May(Exalt(1, THIS)), If(Did(), MakeTokens()))),
    "pale-into-insignificance": words(play(Destroy(Extreme(creature(), most_powerful=False, each=True)))),
    "praetor-marius": words(reap(Capture(Count(creature(ready=NO, left_of=IS_THIS))))),
    "recruit": words(
        play(
            MakeTokens(),
            If(AtLeast(TimesDone(Done.EXALTED, YOU, types=CREATURES)), Archive(THIS)),
        )
    ),
    "symposium": words(
        play(
            Choose(A(creature(FRIENDLY)), keep=True),
            *EXALTS_AND_USES,
            If(
                Is(creature(token=YES), kept=True),
                May(
                    Sequence((Choose(A(creature(FRIENDLY, unlike=IS_KEPT))), *EXALTS_AND_USES)),
                    There(creature(FRIENDLY, unlike=IS_KEPT)),
                ),
            ),
        )
    ),
}
