"""Sanctum of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "lion-bautrem": words(power(2, creature(beside=IS_THIS))),
    "abond-the-armorsmith": words(armor(1, OTHER_FRIENDLY), action(this_turn(armor(1, OTHER_FRIENDLY)))),
    "aubade-the-grim": words(play(Capture(3)), reap(TakeAmber(1, THIS, SUPPLY))),
    "bordan-the-redeemed": words(action(Capture(2))),
    "challe-the-safeguard": words(),
    "golden-aura": words(
        play(
            Choose(A(creature())),
            Heal(FULLY, IT),
            this_turn(belongs(creature(relation=IS_IT), SANCTUM), unhurt(creature(relation=IS_IT)), on=IT),
        )
    ),
    "hallowed-shield": words(
        action(Choose(A(creature())), this_turn(unhurt(creature(relation=IS_IT)), on=IT))
    ),
    "healing-blast": words(play(Heal(FULLY, A(creature())), If(AtLeast(THAT_MANY, 4), Gain(2)))),
    "maruck-the-marked": words(after(AFTER_ARMOR, Capture(ThatMany(event=True)), of=THIS_CARD)),
    "sir-marrows": words(after(AFTER_REAP_GAIN, CapturesGained(), by=OPPONENT)),
    "smite": words(
        play(
            Choose(A(creature(FRIENDLY))),
            Ready(IT),
            Use(IT, MoveKinds.FIGHT, keep=True),
            Damage(2, Neighbours(KEPT)),
        )
    ),
    "the-grey-rider": words(
        play_fight_reap(
            May(
                ready_and_fight(A(creature(FRIENDLY, beside=IS_THIS))),
                There(creature(FRIENDLY, beside=IS_THIS)),
            )
        )
    ),
    "baron-mengevin": words(after(AFTER_DISCARDS, Capture(1), of=card(house=SANCTUM), by=YOU)),
    "barrister-joya": words(cannot(VERB_REAP, creature(ENEMY))),
    "brobnar-ambassador": words(fight_reap(this_turn(may_play_or_use(card(house=BROBNAR))))),
    "dis-ambassador": words(fight_reap(this_turn(may_play_or_use(card(house=DIS))))),
    "equalize": words(play(redistribute(creature(FRIENDLY)), redistribute(creature(ENEMY)))),
    "free-markets": words(play(Gain(Represented(card(), but=SANCTUM, most=6)))),
    "haedroth-s-wall": words(power(2, creature(FRIENDLY, flank=YES))),
    "logos-ambassador": words(fight_reap(this_turn(may_play_or_use(card(house=LOGOS))))),
    "mars-ambassador": words(fight_reap(this_turn(may_play_or_use(card(house=MARS))))),
    "prince-derric-unifier": words(play(If(AtLeast(Represented(creature(FRIENDLY)), 3), Gain(3)))),
    "rothais-the-fierce": words(),
    "shadows-ambassador": words(fight_reap(this_turn(may_play_or_use(card(house=SHADOWS))))),
    "untamed-ambassador": words(fight_reap(this_turn(may_play_or_use(card(house=UNTAMED))))),
    "anahita-the-trader": words(reap(TakeControl(A(artifact(FRIENDLY)), OPPONENT), If(Did(), Pay(2)))),
    "eye-of-judgment": words(action(Purge(A(card(where=IN_DISCARD, types=CREATURES))))),
    "martyr-s-end": words(play(Destroy(AnyNumber(creature(FRIENDLY))), Gain(CountIt()))),
    "mother-northelle": words(reap(TakeAmber(1, A(creature(FRIENDLY))))),
    "opal-knight": words(play(Destroy(Each(creature(odd=NO))))),
    "proclamation-346e": words(
        keys_cost(2, OPPONENT, given=AtLeast(Represented(creature(ENEMY)), 3, below=True))
    ),
    "seraphic-armor": words(armor(1, HOST_CARD), play(Heal(FULLY, HOST))),
    "shard-of-hope": words(
        action(ForEach(Count(card(FRIENDLY, trait="shard")), Capture(1, A(creature(FRIENDLY)))))
    ),
}
