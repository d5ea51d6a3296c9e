"""Shadows of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "dusk-chronicles": words(
        play(If(MoreAmber(), Draw(1)), If(MoreAmber(YOU), Archive(A(card(FRIENDLY, IN_HAND)))))
    ),
    "furtive-investors": words(play(If(MoreAmber(), Gain(ForgedKeys(OPPONENT))))),
    "gamgee": words(reap(If(MoreAmber(), Steal(1)))),
    "knuckles-bolton": words(),
    "lamindra": words(keyword(ELUSIVE, creature(beside=IS_THIS))),
    "life-for-a-life": words(play(Destroy(A(creature(FRIENDLY))), If(Did(), Damage(6, A(creature()))))),
    "ronnie-wristclocks": words(play(If(AtLeast(InPool(), 7), Steal(2), Steal(1)))),
    "sucker-punch": words(play(Damage(2, A(creature(ENEMY))), If(Died(), Archive(THIS)))),
    "swindle": words(play(Steal(3))),
    "throwing-stars": words(play(Damage(1, UpTo(3, creature())), Gain(CountIt(dead=True)))),
    "whistling-darts": words(play(Damage(1, Each(creature(ENEMY))))),
    "yantzee-gang": words(action(Steal(1))),
    "bonerot-venom": words(after(AFTER_USED, Damage(2, HOST), of=HOST_CARD)),
    "brend-the-fanatic": words(play(Gain(1, OPPONENT)), destroyed(Steal(3))),
    "hideaway-hole": words(
        omni(Destroy(THIS, sacrifice=True), Lasting((keyword(ELUSIVE, creature(FRIENDLY)),), TO_YOUR_TURN))
    ),
    "little-niff": words(after(AFTER_FIGHTS, Steal(1), of=creature(beside=IS_THIS))),
    "murkens": words(
        play(
            OneOf(
                (
                    PlayIt(AtRandom(card(ENEMY, IN_ARCHIVES)), as_yours=True),
                    PlayIt(Top(1, OPPONENT), as_yours=True),
                ),
                given=(There(card(ENEMY, IN_ARCHIVES)), There(card(ENEMY, IN_DECK))),
            )
        )
    ),
    "nightforge": words(
        play(If(AtLeast(TimesDone(Done.FORGED), 0, exactly=True), May(Forge(4), CanForge(4))))
    ),
    "perplexing-sophistry": words(
        play(If(MoreAmber(YOU), Sequence((Discard(AtRandom(card(ENEMY, IN_HAND))), Draw(1)))))
    ),
    "redlock": words(ends(Gain(1), given=AtLeast(TimesDone(Done.PLAYED, types=CREATURES), 0, exactly=True))),
    "guard-disguise": words(action(Destroy(THIS), If(AtLeast(InPool(), 4, below=True), Steal(3)))),
    "heist-night": words(play(Steal(Count(creature(FRIENDLY, trait="thief"))))),
    "lethal-distraction": words(
        play(Choose(A(creature())), this_turn(hurt_more(2, creature(relation=IS_IT)), on=IT))
    ),
    "plague-rat": words(play(Damage(Count(creature(trait="rat")), Each(creature(not_trait="rat"))))),
    "rigged-lottery": words(
        play(Discard(Top(5, EACH_PLAYER)), GainForEach(1, owner=True, cards=card(house=SHADOWS)))
    ),
    "sack-of-coins": words(play(Damage(1, Spread(InPool(YOU), creature())))),
    "scowly-caper": words(ends(Destroy(A(creature(beside=IS_THIS))))),
    "shard-of-greed": words(action(Gain(Count(card(FRIENDLY, trait="shard"))))),
}
