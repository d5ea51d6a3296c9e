"""The token creatures of Winds of Exchange (section 19)."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

MONKS_BESIDE: Final = Count(creature(trait="monk", beside=IS_THIS))

CARDS: Final[dict[str, Words]] = {
    "berserker": words(
        enters(ENTERS_READY, THIS_CARD), enters(ENTERS_ENRAGED, THIS_CARD), fight(Destroy(THIS))
    ),
    "warrior": words(cannot(VERB_REAP, THIS_CARD, given=There(creature(ENEMY)))),
    "skirmisher": words(),
    "grumpus": words(),
    "strange-shell": words(cannot(VERB_FIGHT, THIS_CARD), cannot(VERB_REAP, THIS_CARD), action(Return(THIS))),
    "diplomat": words(reap(Gain(1, EACH_PLAYER))),
    "trader": words(action(Steal(1), Destroy(THIS))),
    "prospector": words(destroyed(Draw(1))),
    "blorb": words(
        cannot(VERB_REAP, THIS_CARD), destroyed(Return(A(card(FRIENDLY, IN_DISCARD, name="blorb-hive"))))
    ),
    "grunt": words(),
    "rebel": words(reap(Damage(1, A(creature())))),
    "researcher": words(omni(Reveal(A(card(FRIENDLY, IN_HAND, house=MARS))), Archive(IT))),
    "disciple": words(power(MONKS_BESIDE, THIS_CARD), armor(MONKS_BESIDE, THIS_CARD)),
    "cleric": words(after(AFTER_ENTERS, Capture(1), of=THIS_CARD)),
    "defender": words(),
    "squire": words(),
    "bellatoran-warrior": words(),
    "scholar": words(reap(Draw(1))),
    "senator": words(action(Lasting((keys_cost(1),), NEXT_TURN))),
    "trooper": words(fight_reap(Exalt(1, THIS))),
    "æmberling": words(cannot(VERB_REAP, THIS_CARD), spends_itself()),
    "cadet": words(destroyed(Ready(Extreme(creature(beside=IS_THIS))))),
    "explorer": words(reap(LookAt(Top()), May(Discard(KEPT), There(LOOKED)))),
    "b0-t": words(action(Use(A(creature(FRIENDLY, not_house=STAR_ALLIANCE))))),
    "cultist": words(action(Destroy(THIS), If(Did(), Status(WARDED, A(creature(FRIENDLY)))))),
    "fish": words(destroyed(Damage(2, Extreme(creature(ENEMY))))),
    "priest": words(action(Exhaust(A(creature(ENEMY))))),
    "raider": words(keyword(POISON, THIS_CARD, given=YourTurn())),
}
