"""Brobnar of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "anger": words(play(ready_and_fight(A(creature(FRIENDLY))))),
    "barehanded": words(play(Return(Each(artifact()), DECK))),
    "blood-money": words(play(Exalt(2, A(creature(ENEMY))))),
    "brothers-in-battle": words(
        play(ChooseHouse(), this_turn(may_use(creature(FRIENDLY, house=CHOSEN_HOUSE), VERB_FIGHT)))
    ),
    "burn-the-stockpile": words(play(If(AtLeast(InPool(OPPONENT), 7), Lose(4)))),
    "champion-s-challenge": words(
        play(
            Destroy(AllBut(creature(ENEMY), Extreme(creature(ENEMY)))),
            Destroy(AllBut(creature(FRIENDLY), Extreme(creature(FRIENDLY)))),
            ready_and_fight(A(creature(FRIENDLY))),
        )
    ),
    "coward-s-end": words(play(Destroy(Each(creature(damaged=NO))), Chains(3))),
    "follow-the-leader": words(play(this_turn(may_use(creature(FRIENDLY), VERB_FIGHT)))),
    "lava-ball": words(play(Damage(4, A(creature()), splash=2))),
    "loot-the-bodies": words(play(this_turn(after(AFTER_DESTROYED, Gain(1), of=creature(ENEMY))))),
    "take-that-smartypants": words(play(If(AtLeast(Count(card(ENEMY, house=LOGOS)), 3), Steal(2)))),
    "punch": words(play(Damage(3, A(creature())))),
    "relentless-assault": words(play(OneAtATime(UpTo(3, creature(FRIENDLY)), ready_and_fight(IT)))),
    "smith": words(play(If(MoreCreatures(), Gain(2)))),
    "sound-the-horns": words(
        play(DigFor(card(FRIENDLY, IN_DISCARD, CREATURES, house=BROBNAR)), If(Did(), Return(IT)))
    ),
    "tremor": words(play(Choose(A(creature())), Status(STUNNED, Both((IT, Neighbours(IT)))))),
    "unguarded-camp": words(play(Capture(1, Some(Excess(), creature(FRIENDLY))))),
    "warsong": words(play(this_turn(after(AFTER_FIGHTS, Gain(1), of=creature(FRIENDLY))))),
    "autocannon": words(after(AFTER_ENTERS, Damage(1, THAT), of=creature())),
    "banner-of-battle": words(power(1, creature(FRIENDLY))),
    "cannon": words(action(Damage(2, A(creature())))),
    "gauntlet-of-command": words(action(ready_and_fight(A(creature(FRIENDLY))))),
    "iron-obelisk": words(keys_cost(Count(creature(FRIENDLY, house=BROBNAR, damaged=YES)), OPPONENT)),
    "mighty-javelin": words(omni(Destroy(THIS), Damage(4, A(creature())))),
    "pile-of-skulls": words(
        after(AFTER_DESTROYED, Capture(1, A(creature(FRIENDLY))), of=creature(ENEMY), in_turn=FRIENDLY)
    ),
    "screechbomb": words(omni(Destroy(THIS, sacrifice=True), Lose(2))),
    "the-warchest": words(action(Gain(TimesDone(Done.DESTROYED_IN_FIGHT, OPPONENT, types=CREATURES)))),
    "bilgum-avalanche": words(after(AFTER_FORGES, Damage(2, Each(creature(ENEMY))), by=YOU)),
    "valdr": words(hits_harder(2, THIS_CARD, creature(ENEMY, flank=YES))),
    "bumpsy": words(play(Lose(1))),
    "earthshaker": words(play(Destroy(Each(creature(power_most=3))))),
    "firespitter": words(before_fight(Damage(1, Each(creature(ENEMY))))),
    "ganger-chieftain": words(
        play(May(ready_and_fight(A(creature(beside=IS_THIS))), There(creature(beside=IS_THIS))))
    ),
    "grenade-snib": words(destroyed(Lose(2))),
    "headhunter": words(fight(Gain(1))),
    "hebe-the-huge": words(play(Damage(2, Each(creature(other=True, damaged=NO))))),
    "kelifi-dragon": words(
        cannot(VERB_PLAY, THIS_CARD, given=AtLeast(InPool(YOU), 7, below=True)),
        fight_reap(Gain(1), Damage(5, A(creature()))),
    ),
    "king-of-the-crag": words(power(-2, creature(ENEMY, house=BROBNAR))),
    "krump": words(after(AFTER_DESTROYED, Lose(1, THAT_PLAYER), of=creature(ENEMY), fighting=True)),
    "lomir-flamefist": words(play(If(AtLeast(InPool(OPPONENT), 7), Lose(2)))),
    "looter-goblin": words(reap(this_turn(after(AFTER_DESTROYED, Gain(1), of=creature(ENEMY))))),
    "mugwump": words(
        after(AFTER_DESTROYED, Heal(FULLY, THIS), Counters(1, THIS), of=creature(ENEMY), fighting=True)
    ),
    "pingle-who-annoys": words(after(AFTER_ENTERS, Damage(1, THAT), of=creature(ENEMY))),
    "rock-hurling-giant": words(
        after(AFTER_DISCARDS, May(Damage(4, A(creature()))), of=card(house=BROBNAR), by=YOU, in_turn=FRIENDLY)
    ),
    "rogue-ogre": words(
        ends(Heal(2, THIS), Capture(1), given=AtLeast(TimesDone(Done.PLAYED), 1, exactly=True))
    ),
    "smaaash": words(play(Status(STUNNED, A(creature())))),
    "tireless-crocag": words(
        cannot(VERB_REAP, THIS_CARD), as_soon_as(There(creature(ENEMY), none=True), Destroy(THIS))
    ),
    "troll": words(reap(Heal(3, THIS))),
    "wardrummer": words(play(Return(Each(creature(FRIENDLY, other=True, house=BROBNAR))))),
    "blood-of-titans": words(power(5, HOST_CARD)),
    "phoenix-heart": words(gains(HOST_CARD, destroyed(Return(THIS), Damage(3, Each(creature()))))),
    "yo-mama-mastery": words(keyword(TAUNT, HOST_CARD), play(Heal(FULLY, HOST))),
}
