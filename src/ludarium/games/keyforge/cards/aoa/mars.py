"""Mars of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "agent-hoo-man": words(
        reap(
            Status(STUNNED, Both((A(creature(FRIENDLY, not_house=MARS)), A(creature(ENEMY, not_house=MARS)))))
        )
    ),
    "carpet-phloxem": words(play(If(There(creature(FRIENDLY), none=True), Damage(4, Each(creature()))))),
    "collector-worm": words(fight(Archive(Survivors(IS_OTHER), yours=True))),
    "glyxl-proliferator": words(reap(If(OnFlank(), Archive(A(card(FRIENDLY, IN_DISCARD, house=MARS)))))),
    "ixxyxli-fixfinger": words(armor(1, creature(trait="martian", other=True))),
    "mars-first": words(play(ready_and_use(A(creature(FRIENDLY, house=MARS))))),
    "mars-needs-æmber": words(
        play(Capture(1, Each(creature(ENEMY, damaged=YES, not_house=MARS)), own_side=True))
    ),
    "mindworm": words(before_fight(Damage(PowerOf(OTHER), Neighbours(OTHER), by=OTHER))),
    "skybooster-squadron": words(reap(Return(THIS))),
    "tyxl-beambuckler": words(play(Choose(A(creature())), Damage(2, IT), Move(IT, flank=True))),
    "xanthyx-harvester": words(
        cannot(VERB_USE, THIS_CARD, given=There(creature(beside=IS_THIS, not_house=MARS))), reap(Gain())
    ),
    "zysysyx-shockworm": words(after(AFTER_REAPS, Status(STUNNED, THAT), of=creature(ENEMY))),
    "æmber-conduction-unit": words(
        after(
            AFTER_REAPS,
            If(FirstReap(), Status(STUNNED, THAT)),
            of=creature(ENEMY),
        )
    ),
    "containment-field": words(after(AFTER_USED, Destroy(HOST), of=HOST_CARD)),
    "destroy-them-all": words(play(Destroy(Both((A(artifact()), A(creature()), A(upgrade())))))),
    "exterminate-exterminate": words(
        play(
            ForEachCard(
                Each(creature(FRIENDLY, house=MARS)),
                Destroy(A(creature(not_house=MARS, weaker=IS_KEPT))),
                by_power=True,
            )
        )
    ),
    "hypnobeam": words(play(TakeControl(A(creature(ENEMY))))),
    "martian-generosity": words(play(Lose(InPool(YOU), YOU), ForEach(THAT_MANY, Draw(2)))),
    "nyzyk-resonator": words(keys_cost(Count(creature(beside=IS_THIS), times=2), OPPONENT)),
    "phloxem-spike": words(play(If(There(creature(FRIENDLY), none=True), Destroy(Each(creature(flank=NO)))))),
    "storm-crawler": words(
        harmless(THIS_CARD, most=1), after(AFTER_REAPS, Status(STUNNED, THAT), of=creature(ENEMY))
    ),
    "destructive-analysis": words(
        play(
            Choose(A(creature()), keep=True),
            Damage(2, IT),
            Purge(AnyNumber(card(FRIENDLY, IN_ARCHIVES))),
            Damage(CountIt(times=2), KEPT),
        )
    ),
    "entropic-manipulator": words(
        play(
            OneOf(
                (
                    May(
                        redistribute(creature(FRIENDLY), damage=True), There(creature(FRIENDLY, damaged=YES))
                    ),
                    May(redistribute(creature(ENEMY), damage=True), There(creature(ENEMY, damaged=YES))),
                )
            )
        )
    ),
    "extinction": words(
        play(
            Choose(A(creature())),
            Destroy(Both((IT, Each(creature(like_trait=True))))),
            Chains(1),
        )
    ),
    "killzord-mk-9001": words(
        armor(2, HOST_CARD),
        power(2, HOST_CARD),
        keyword(SKIRMISH, HOST_CARD),
        gains(HOST_CARD, fight(Chains(1))),
    ),
    "shard-of-hate": words(
        action(ForEach(Count(card(FRIENDLY, trait="shard")), Status(STUNNED, A(creature(ENEMY)))))
    ),
    "yxlyx-stimrager": words(fight(Choose(A(creature())), Damage(2, IT), Move(IT, flank=True))),
    "yzphyz-knowdrone": words(
        play(
            Archive(A(card(FRIENDLY, IN_HAND))),
            May(Purge(A(card(where=IN_ARCHIVES))), There(card(where=IN_ARCHIVES))),
            If(Did(), Status(STUNNED, A(creature()))),
        )
    ),
}
