"""Logos of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "archimedes": words(gains(creature(beside=IS_THIS), destroyed(Archive(THIS)))),
    "cutthroat-research": words(play(If(AtLeast(InPool(OPPONENT), 8), Steal(2)))),
    "helper-bot": words(play(Lasting((may_play(card(not_house=LOGOS)),), THE_NEXT))),
    "hexpion": words(destroyed(Archive(THIS), Archive(Top()))),
    "pip-pip": words(after(AFTER_REAPS, Status(STUNNED, THAT), of=creature(ENEMY))),
    "poke": words(play(Damage(1, A(creature(ENEMY))), If(Died(), Draw()))),
    "professor-sutterkin": words(reap(Draw(Count(creature(FRIENDLY, house=LOGOS))))),
    "zyx-researcher": words(play(OneOf((Archive(Top()), Archive(Top(zone=DISCARD)))))),
    "backup-copy": words(gains(HOST_CARD, destroyed(Return(THIS, DECK)))),
    "director-of-zyx": words(starts(Archive(Top()))),
    "eureka": words(play(Gain(2), Archive(AtRandom(card(FRIENDLY, IN_HAND), 2)))),
    "memory-chip": words(
        after(AFTER_HOUSE, Archive(A(card(FRIENDLY, IN_HAND))), by=YOU, given=ActiveHouse(LOGOS))
    ),
    "seismo-entangler": words(
        action(ChooseHouse(), Lasting((cannot(VERB_REAP, creature(house=CHOSEN_HOUSE)),), NEXT_TURN))
    ),
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
