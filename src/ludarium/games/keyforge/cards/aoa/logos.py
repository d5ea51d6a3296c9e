"""Logos of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "archimedes": words(gains(creature(beside=IS_THIS), destroyed(Archive(THIS)))),
    "binate-rupture": words(play(GainAsMuch(EACH_PLAYER))),
    "cutthroat-research": words(play(If(AtLeast(InPool(OPPONENT), 8), Steal(2)))),
    "eyegor": words(play(LookAt(Top(3)), Return(A(LOOKED)), Discard(Each(LOOKED)))),
    "helper-bot": words(play(Lasting((may_play(card(not_house=LOGOS)),), THE_NEXT))),
    "hexpion": words(destroyed(Archive(THIS), Archive(Top()))),
    "pip-pip": words(after(AFTER_REAPS, Status(STUNNED, THAT), of=creature(ENEMY))),
    "poke": words(play(Damage(1, A(creature(ENEMY))), If(Died(), Draw()))),
    "professor-sutterkin": words(reap(Draw(Count(creature(FRIENDLY, house=LOGOS))))),
    "standardized-testing": words(
        play(
            Destroy(
                Both((Extreme(creature(), most_powerful=False, each=True), Extreme(creature(), each=True)))
            )
        )
    ),
    "titan-librarian": words(ends(If(OnFlank(isnt=True), Archive(A(card(FRIENDLY, IN_HAND)))))),
    "zyx-researcher": words(play(OneOf((Archive(Top()), Archive(Top(zone=DISCARD)))))),
    "backup-copy": words(gains(HOST_CARD, destroyed(Return(THIS, DECK)))),
    "director-of-zyx": words(starts(Archive(Top()))),
    "eureka": words(play(Gain(2), Archive(AtRandom(card(FRIENDLY, IN_HAND), 2)))),
    "fila-the-researcher": words(after(AFTER_PLAYED, Draw(), of=creature(), adjacent=True)),
    "jargogle": words(
        play(Hide(A(card(FRIENDLY, IN_HAND)))),
        destroyed(If(YourTurn(), PlayIt(Beneath(one=True)), Archive(Beneath(one=True, at_random=True)))),
    ),
    "memory-chip": words(
        after(AFTER_HOUSE, Archive(A(card(FRIENDLY, IN_HAND))), by=YOU, given=ActiveHouse(LOGOS))
    ),
    "quantum-fingertrap": words(action(Swap(Some(2, creature(like_side=True)), two=True))),
    "seismo-entangler": words(
        action(ChooseHouse(), Lasting((cannot(VERB_REAP, creature(house=CHOSEN_HOUSE)),), NEXT_TURN))
    ),
    "[redacted]": words(
        after(
            AFTER_HOUSE,
            Exalt(1, THIS),
            If(AtLeast(AmberOn(), 4), Sequence((Destroy(THIS), Forge(FREE)))),
            by=YOU,
            given=ActiveHouse(LOGOS),
        )
    ),
    "entropic-swirl": words(play(Choose(A(creature())), Gain(TraitsOfIt()), Damage(TraitsOfIt(times=2), IT))),
    "fetchdrones": words(
        action(Discard(Top(2)), ForEach(CountIt(cards=card(house=LOGOS)), Capture(2, A(creature(FRIENDLY)))))
    ),
    "master-the-theory": words(
        play(
            If(
                There(creature(FRIENDLY), none=True),
                May(
                    Archive(Some(Count(creature(ENEMY)), card(FRIENDLY, IN_HAND))),
                    All((There(creature(ENEMY)), There(card(FRIENDLY, IN_HAND)))),
                ),
            )
        )
    ),
    "project-zyx": words(
        fight_reap(May(PlayIt(A(card(FRIENDLY, IN_ARCHIVES))), There(card(FRIENDLY, IN_ARCHIVES))))
    ),
    "scientifical-hack": words(omni(Destroy(THIS, sacrifice=True), this_turn(may_use(artifact(FRIENDLY))))),
    "shard-of-knowledge": words(action(Draw(Count(card(FRIENDLY, trait="shard"))))),
    "the-curator": words(enters(ENTERS_READY, artifact(FRIENDLY))),
}
