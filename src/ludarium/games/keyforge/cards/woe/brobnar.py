"""Brobnar of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "ancient-battleground": words(
        cannot(VERB_REAP, creature(FRIENDLY)), gains(creature(FRIENDLY), fight(Gain()))
    ),
    "endless-hordes": words(
        play(
            ForEachCard(
                Each(creature(ENEMY)),
                Sequence(
                    (
                        MakeTokens(),
                        Ready(IT),
                        Ignoring(Use(IT, MoveKinds.FIGHT, against=creature(relation=IS_KEPT))),
                    )
                ),
                by_card=True,
            )
        )
    ),
    "frost-giant": words(cannot(VERB_READY_STEP, THIS_CARD)),
    "kretchee": words(
        after(AFTER_EXALTS, PutAmber(1, THAT, SUPPLY), of=creature()),
        after(AFTER_CAPTURES, PutAmber(1, THAT, SUPPLY), of=creature()),
    ),
    "nirbor-flamewing": words(
        starts(
            May(Destroy(A(creature(FRIENDLY))), There(creature(FRIENDLY))),
            If(Did(), PutInPlay(Fallen(IS_THIS, YOU), ready=True)),
            fallen=True,
        ),
        destroyed(MakeTokens()),
    ),
    "revna-starsong": words(loses_effects(FIGHT, creature(FRIENDLY, name="berserker"))),
    "brawl-in": words(play(MakeTokens(2), Status(ENRAGED, IT))),
    "broken-axe-outpost": words(
        action(
            Return(A(creature(FRIENDLY)), DECK, top=False),
            If(Did(), Damage(6, A(creature(ENEMY)))),
        )
    ),
    "crim-torchtooth": words(fight(Status(ENRAGED, Neighbours(THIS)))),
    "feats-of-strength": words(
        play(this_turn(after(AFTER_DESTROYED, MakeTokens(), of=creature(ENEMY), in_fight=True)))
    ),
    "the-grand-gord": words(starts(If(MostPowerful(Each(creature(FRIENDLY)), creature()), MakeTokens()))),
    "vow-of-blood": words(play(Damage(2, Each(creature(ENEMY, damaged=YES))))),
    "crogg-the-clumsy": words(),
    "fresh-marks": words(play(Destroy(A(creature(FRIENDLY))), If(Did(), Exalt(1, Some(3, creature(ENEMY)))))),
    "jarl-svend": words(after(AFTER_DESTROYED, MakeTokens(), of=creature(ENEMY), fighting=True)),
    "might-club": words(action(Choose(A(creature())), Ready(IT), Status(ENRAGED, IT))),
    "pelf": words(fight(Lose())),
    "press-gang": words(
        play(
            MakeTokens(),
            If(AtLeast(TimesDone(Done.DESTROYED, OPPONENT, types=CREATURES)), Archive(THIS)),
        )
    ),
    "ragnarok-prep": words(play(MakeTokens(), If(MoreCreatures(), Lose(2)))),
    "rant-and-rive": words(play(If(AtLeast(InPool(OPPONENT), 8), LoseHalf(OPPONENT)))),
    "rowdy-skald": words(),
    "shock-herder": words(play(ready_and_fight(A(creature(FRIENDLY, beside=IS_THIS))))),
    "stratosmack": words(play(Damage(3, A(creature())), If(Died(), MakeTokens()))),
}
