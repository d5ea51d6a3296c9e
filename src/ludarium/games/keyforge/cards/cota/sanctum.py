"""Sanctum of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "begone": words(play(OneOf((Destroy(Each(creature(house=DIS))), Gain(1))))),
    "blinding-light": words(play(ChooseHouse(), Status(STUNNED, Each(creature(house=CHOSEN_HOUSE))))),
    "charge": words(
        play(this_turn(gains(creature(FRIENDLY, played=True), play(Damage(2, A(creature(ENEMY)))))))
    ),
    "cleansing-wave": words(play(Heal(1, Each(creature())), Gain(CountIt()))),
    "clear-mind": words(play(Unstun(Each(creature(FRIENDLY))))),
    "doorstep-to-heaven": words(play(LoseAllBut(6, 5, EACH_PLAYER))),
    "glorious-few": words(play(Gain(Excess(OPPONENT)))),
    "honorable-claim": words(play(Capture(1, Each(creature(FRIENDLY, trait="knight"))))),
    "inspiration": words(play(ready_and_use(A(creature(FRIENDLY))))),
    "mighty-lance": words(play(Damage(3, Both((A(creature()), A(creature(beside=IS_IT))))))),
    "oath-of-poverty": words(play(Destroy(Each(artifact(FRIENDLY))), Gain(CountIt(times=2)))),
    "one-stood-against-many": words(
        play(
            Choose(A(creature(FRIENDLY))),
            ForEach(
                3,
                Sequence(
                    (Ready(IT), Use(IT, MoveKinds.FIGHT, against=creature(ENEMY, unlike=IS_KEPT), keep=True))
                ),
            ),
        )
    ),
    "radiant-truth": words(play(Status(STUNNED, Each(creature(ENEMY, flank=NO))))),
    "shield-of-justice": words(play(this_turn(unhurt(creature(FRIENDLY))))),
    "take-hostages": words(play(this_turn(after(AFTER_FIGHTS, Capture(1, THAT), of=creature(FRIENDLY))))),
    "terms-of-redress": words(play(Capture(2, A(creature(FRIENDLY))))),
    "the-harder-they-come": words(play(Purge(A(creature(power_least=5))))),
    "the-spirit-s-way": words(play(Destroy(Each(creature(power_least=3))))),
    "virtuous-works": words(),
    "epic-quest": words(
        play(Archive(Each(creature(FRIENDLY, trait="knight")))),
        omni(If(AtLeast(TimesDone(Done.PLAYED, house=SANCTUM), 7), Sequence((Destroy(THIS), Forge(FREE))))),
    ),
    "gorm-of-omm": words(omni(Destroy(THIS), Destroy(A(artifact())))),
    "hallowed-blaster": words(action(Heal(3, A(creature())))),
    "potion-of-invulnerability": words(omni(Destroy(THIS), this_turn(unhurt(creature(FRIENDLY))))),
    "round-table": words(
        power(1, creature(FRIENDLY, trait="knight")),
        keyword(TAUNT, creature(FRIENDLY, trait="knight")),
    ),
    "sigil-of-brotherhood": words(omni(Destroy(THIS), this_turn(may_use(creature(FRIENDLY, house=SANCTUM))))),
    "whispering-reliquary": words(action(Return(A(artifact())))),
    "bulwark": words(armor(2, creature(beside=IS_THIS))),
    "champion-anaphiel": words(),
    "champion-tabris": words(fight(Capture(1))),
    "commander-remiel": words(reap(Use(A(creature(FRIENDLY, not_house=SANCTUM))))),
    "duma-the-martyr": words(destroyed(Heal(FULLY, Each(OTHER_FRIENDLY)), Draw(2))),
    "francus": words(after(AFTER_DESTROYED, Capture(1), of=creature(ENEMY), fighting=True)),
    "grey-monk": words(armor(1, creature(FRIENDLY)), reap(Heal(2, A(creature())))),
    "hayyel-the-merchant": words(after(AFTER_PLAYED, Gain(1), of=artifact(), by=YOU)),
    "horseman-of-death": words(play(Return(Each(card(FRIENDLY, IN_DISCARD, CREATURES, trait="horseman"))))),
    "horseman-of-famine": words(play_fight_reap(Destroy(Extreme(creature(), most_powerful=False)))),
    "horseman-of-pestilence": words(play_fight_reap(Damage(1, Each(creature(not_trait="horseman"))))),
    "horseman-of-war": words(
        play(
            this_turn(
                may_use(creature(FRIENDLY)),
                cannot(VERB_REAP, creature(FRIENDLY)),
                cannot(VERB_ACT, creature(FRIENDLY)),
            )
        )
    ),
    "jehu-the-bureaucrat": words(after(AFTER_HOUSE, Gain(2), by=YOU, given=ActiveHouse(SANCTUM))),
    "lady-maxena": words(play(Status(STUNNED, A(creature()))), action(Return(THIS))),
    "lord-golgotha": words(before_fight(Damage(3, Neighbours(OTHER)))),
    "numquid-the-fair": words(play(Repeat(Destroy(A(creature(ENEMY))), MoreCreatures(OPPONENT), whole=True))),
    "protectrix": words(
        reap(
            May(Heal(FULLY, A(creature()))),
            If(Did(), this_turn(unhurt(creature(relation=IS_IT)), on=IT)),
        )
    ),
    "raiding-knight": words(play(Capture(1))),
    "sanctum-guardian": words(fight_reap(Swap(A(OTHER_FRIENDLY)))),
    "sequis": words(reap(Capture(1))),
    "sergeant-zakiel": words(
        play(
            May(
                ready_and_fight(A(creature(FRIENDLY, beside=IS_THIS))),
                There(creature(FRIENDLY, beside=IS_THIS)),
            )
        )
    ),
    "staunch-knight": words(power(2, THIS_CARD, given=OnFlank())),
    "gatekeeper": words(play(If(AtLeast(InPool(), 7), Capture(InPool(but=5))))),
    "the-vaultkeeper": words(cannot(VERB_STEAL, who=YOU)),
    "veemos-lightbringer": words(play(Destroy(Each(creature(keyword=ELUSIVE))))),
    "armageddon-cloak": words(
        keyword(HAZARDOUS, HOST_CARD, 2),
        gains(HOST_CARD, destroyed(Heal(FULLY, THIS), Destroy(GIVER), instead=True)),
    ),
    "mantle-of-the-zealot": words(keyword(VERSATILE, HOST_CARD)),
    "protect-the-weak": words(armor(1, HOST_CARD), keyword(TAUNT, HOST_CARD)),
    "shoulder-armor": words(
        armor(2, HOST_CARD, given=OnFlank(host=True)), power(2, HOST_CARD, given=OnFlank(host=True))
    ),
}
