"""Logos of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "babbling-bibliophile": words(reap(Draw(2))),
    "daughter": words(refills(1)),
    "edai-edie-4x4": words(
        keys_cost(ZoneSize(ARCHIVES), OPPONENT), play(Archive(A(card(FRIENDLY, IN_HAND))))
    ),
    "hapsis": words(after(AFTER_DESTROYED, Status(WARDED, THIS), Draw(), of=creature(ENEMY), fighting=True)),
    "hologrammophone": words(action(Status(WARDED, A(creature())))),
    "information-exchange": words(
        play(If(AtLeast(TimesDone(Done.STOLE, OPPONENT, before=True)), Steal(2), Steal()))
    ),
    "quant": words(reap(Lasting((may_play(card(types=ACTIONS, not_house=LOGOS)),), THE_NEXT))),
    "sanitation-engineer": words(reap(Discard(A(card(FRIENDLY, IN_HAND))))),
    "tautau-vapors": words(play(Draw(2), Archive(A(card(FRIENDLY, IN_HAND))))),
    "thorium-plasmate": words(
        play(Move(A(creature(ENEMY))), Damage(Count(creature(beside=IS_IT, house=ITS_HOUSE), times=2), IT))
    ),
    "titan-guardian": words(destroyed(If(OnFlank(isnt=True), Draw(2)))),
    "wormhole-technician": words(reap(Reveal(Top()), If(Is(card(house=LOGOS)), PlayIt(IT), Archive(IT)))),
    "cændle-unit": words(after(AFTER_REAPS, Draw(), of=creature(ENEMY)), action(Capture())),
    "code-monkey": words(play(Archive(Each(creature(beside=IS_THIS))), If(SharedHouse(), Gain(2)))),
    "data-forge": words(
        play(May(Forge(Plus(10, ZoneSize(), minus=True)), CanForge(Plus(10, ZoneSize(), minus=True))))
    ),
    "discombobulator": words(gains(HOST_CARD, cannot(VERB_STEAL, who=YOU))),
    "dr-milli": words(play(ForEach(Excess(OPPONENT, other=True), Archive(A(card(FRIENDLY, IN_HAND)))))),
    "groupthink-tank": words(action(Damage(4, Each(creature(alike_beside=1))))),
    "mini-groupthink-tank": words(when(PLAY, FIGHT, REAP, do=Damage(8, A(creature(alike_beside=2))))),
    "reassembling-automaton": words(
        destroyed(
            Heal(FULLY, THIS),
            Exhaust(THIS),
            Move(THIS, flank=True),
            instead=True,
            given=There(creature(FRIENDLY, other=True)),
        )
    ),
    "academy-training": words(
        belongs(creature(FRIENDLY, relation=IS_HOST), LOGOS), gains(HOST_CARD, reap(Draw()))
    ),
    "hyde": words(
        reap(If(There(creature(FRIENDLY, name="velum")), Draw(2), Draw())),
        destroyed(Archive(A(card(FRIENDLY, IN_DISCARD, name="velum"))), If(Did(), Archive(THIS))),
    ),
    "mimic-gel": words(
        cannot(VERB_PLAY, THIS_CARD, given=There(creature(other=True), none=True)),
        played_as(creature(other=True), house=LOGOS),
    ),
    "prescriptive-grammarbot": words(reap(Status(ENRAGED, A(creature())))),
    "self-bolstering-automata": words(
        destroyed(
            Wholly((Heal(FULLY, THIS), Exhaust(THIS), Move(THIS, flank=True))),
            If(Did(), Counters(2, THIS)),
            instead=True,
            given=There(creature(FRIENDLY, other=True)),
        )
    ),
    "universal-keylock": words(keys_cost(3), after(AFTER_FORGES, Destroy(THIS))),
    "universal-recycle-bin": words(action(Archive(A(card(FRIENDLY, IN_PURGED))))),
    "zenzizenzizenzic": words(refills(2, given=InCenter())),
    "velum": words(
        reap(
            If(
                There(creature(FRIENDLY, name="hyde")),
                Archive(Some(2, card(FRIENDLY, IN_HAND))),
                Archive(A(card(FRIENDLY, IN_HAND))),
            )
        ),
        destroyed(Archive(A(card(FRIENDLY, IN_DISCARD, name="hyde"))), If(Did(), Archive(THIS))),
    ),
}
