"""Logos of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

TAKES_BACK: Final = May(Return(A(card(FRIENDLY, IN_ARCHIVES))), There(card(FRIENDLY, IN_ARCHIVES)))

CARDS: Final[dict[str, Words]] = {
    "armadrone-evil-twin": words(fight(Steal(2))),
    "binary-moray-evil-twin": words(
        after(AFTER_TIDE, Ready(THIS), by=YOU), after(AFTER_TIDE, Exhaust(THIS), by=OPPONENT)
    ),
    "captain-kresage-evil-twin": words(
        loses(ELUSIVE, creature()),
        loses(TAUNT, creature()),
        loses(POISON, creature()),
        loses(SKIRMISH, creature()),
    ),
    "old-egad-evil-twin": words(destroyed(Status(ENRAGED, Each(creature(ENEMY))))),
    "pi-sweven-evil-twin": words(reap(If(Tide(), Discard(AtRandom(card(ENEMY, IN_HAND)))))),
    "prof-garwynne-evil-twin": words(fight(TAKES_BACK)),
    "talmage-steelheart-evil-twin": words(play(Damage(TimesDone(Done.PLAYED), A(creature(ENEMY))))),
    "backup-plan": words(play(ForEach(Excess(OPPONENT), Archive(Top())))),
    "captain-kresage": words(shares_keywords(ELUSIVE, TAUNT, POISON, SKIRMISH)),
    "chronophage": words(keyword(OMEGA, Cards(CREATURES | ARTIFACTS, ENEMY))),
    "honors-keysis": words(play(Forge(Plus(7, TimesDone(Done.PLAYED), minus=True)), If(Did(), Purge(THIS)))),
    "ruins-of-archonis": words(
        play(Exalt(4, THIS), Archive(A(card(FRIENDLY, IN_HAND)))),
        after(
            AFTER_PLAYED,
            If(There(card(relation=IS_THIS, ready=YES)), TakeAmber(FULLY, THIS, THAT_PLAYER)),
            nth=6,
        ),
    ),
    "slrs-austeralis": words(
        action(Exhaust(UpTo(3, creature(FRIENDLY, house=LOGOS))), ForEach(CountIt(), PlayIt(Top())))
    ),
    "tide-warp": words(starts(If(Tide(), RaiseTide(OPPONENT), RaiseTide()))),
    "archon-s-callback": words(play(Draw(5))),
    "binary-moray": words(
        after(AFTER_TIDE, Ready(THIS), by=YOU),
        after(AFTER_TIDE, Exhaust(THIS), by=OPPONENT),
        reap(Archive(A(card(FRIENDLY, IN_HAND)))),
    ),
    "forgive-or-forget": words(
        play(
            OneOf(
                (
                    Archive(OfDifferentTypes(2, card(FRIENDLY, IN_DISCARD))),
                    Sequence(
                        (Purge(UpTo(2, card(FRIENDLY, IN_DISCARD))), Purge(UpTo(2, card(ENEMY, IN_DISCARD))))
                    ),
                )
            )
        )
    ),
    "isotropic-core": words(keyword(HAZARDOUS, creature(FRIENDLY), 1)),
    "mechabuoy": words(starts(ByThatPlayer(If(Tide(), Gain(1))), whose=ANY)),
    "mind-bullets": words(play(Damage(TimesDone(Done.PLAYED), Each(creature())))),
    "prof-garwynne": words(reap(TAKES_BACK)),
    "think-twice": words(play(PlayIt(A(card(FRIENDLY, IN_DISCARD, ACTIONS))), Purge(Found(IS_IT)))),
    "armadrone": words(fight(Steal(1))),
    "austeralis-seaborg": words(reap(Damage(2, A(creature())), If(Died(), RaiseTide()))),
    "bilgewarden": words(play_reap(If(Tide(), RaiseTide(OPPONENT), RaiseTide()))),
    "final-analysis": words(play(Destroy(Each(creature())), DrawForEach())),
    "hydrocataloguer": words(after(AFTER_TIDE, ByThatPlayer(Archive(Top())))),
    "old-egad": words(destroyed(Status(WARDED, Neighbours(THIS)))),
    "pi-sweven": words(reap(If(Tide(), Draw(3)))),
    "science": words(
        play(this_turn(after(AFTER_PLAYED, Gain(1), of=card(types=ACTIONS, other=True), by=YOU)))
    ),
    "static-charge": words(gains(HOST_CARD, starts(Damage(2, Neighbours(THIS))))),
    "submersive-principle": words(play(If(Tide(), LoseHalf(EACH_PLAYER), Lose(1, EACH_PLAYER)))),
    "talmage-steelheart": words(play(Counters(TimesDone(Done.PLAYED), THIS))),
    "theory-or-conjecture": words(play(OneOf((Archive(Top(2)), PlayIt(Top()))))),
}
