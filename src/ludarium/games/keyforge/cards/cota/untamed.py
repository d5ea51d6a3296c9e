"""Untamed of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "cooperative-hunting": words(play(Damage(1, Spread(Count(creature(FRIENDLY)), creature())))),
    "curiosity": words(play(Destroy(Each(creature(trait="scientist"))))),
    "fertility-chant": words(play(Gain(2, OPPONENT))),
    "fogbank": words(play(Lasting((cannot(VERB_FIGHT, creature(ENEMY)),), NEXT_TURN))),
    "full-moon": words(play(this_turn(after(AFTER_PLAYED, Gain(1), of=creature(), by=YOU)))),
    "grasping-vines": words(play(Return(UpTo(3, artifact())))),
    "key-charge": words(play(Lose(1, YOU), If(Did(), May(Forge(), CanForge())))),
    "lifeweb": words(
        play(If(AtLeast(TimesDone(Done.PLAYED, OPPONENT, before=True, types=CREATURES), 3), Steal(2)))
    ),
    "lost-in-the-woods": words(
        play(ShuffleIn(Both((Some(2, creature(FRIENDLY)), Some(2, creature(ENEMY))))))
    ),
    "mimicry": words(played_as(card(ENEMY, IN_DISCARD, ACTIONS))),
    "nature-s-call": words(play(Return(UpTo(3, creature())))),
    "nocturnal-maneuver": words(play(Exhaust(UpTo(3, creature())))),
    "perilous-wild": words(play(Destroy(Each(creature(keyword=ELUSIVE))))),
    "regrowth": words(play(Return(A(card(FRIENDLY, IN_DISCARD, CREATURES))))),
    "save-the-pack": words(play(Destroy(Each(creature(damaged=YES))), Chains(1))),
    "scout": words(
        play(
            Choose(UpTo(2, creature(FRIENDLY))),
            this_turn(keyword(SKIRMISH, creature()), on=IT),
            Use(IT, MoveKinds.FIGHT),
        )
    ),
    "stampede": words(play(If(AtLeast(TimesDone(Done.USED, types=CREATURES, cards=True), 3), Steal(2)))),
    "the-common-cold": words(
        play(
            Damage(1, Each(creature())),
            May(Destroy(Each(creature(house=MARS))), There(creature(house=MARS))),
        )
    ),
    "troop-call": words(play(Return(Each(card(FRIENDLY, IN_PLAY | IN_DISCARD, CREATURES, trait="niffle"))))),
    "vigor": words(play(Heal(3, A(creature()), up_to=True), If(AtLeast(THAT_MANY, 3), Gain(1)))),
    "word-of-returning": words(play(DamageByEach(Each(creature(ENEMY))), TakeAmber(FULLY, IT))),
    "bear-flute": words(
        action(
            Heal(FULLY, A(creature(name="ancient-bear"))),
            If(
                There(creature(name="ancient-bear"), none=True),
                Sequence(
                    (
                        Search(AnyNumber(card(FRIENDLY, IN_DECK | IN_DISCARD, name="ancient-bear"))),
                        If(Did(), ShuffleZones(1 << DISCARD)),
                    )
                ),
            ),
        )
    ),
    "nepenthe-seed": words(omni(Destroy(THIS), Return(A(card(FRIENDLY, IN_DISCARD))))),
    "ritual-of-balance": words(action(If(AtLeast(InPool(), 6), Steal(1)))),
    "ritual-of-the-hunt": words(omni(Destroy(THIS), this_turn(may_use(creature(FRIENDLY, house=UNTAMED))))),
    "world-tree": words(action(Return(A(card(FRIENDLY, IN_DISCARD, CREATURES)), DECK))),
    "ancient-bear": words(),
    "bigtwig": words(
        only_fights(THIS_CARD, creature(stunned=YES)),
        reap(Choose(A(creature())), Status(STUNNED, IT), Exhaust(IT)),
    ),
    "witch-of-the-wilds": words(may_play(card(house=UNTAMED), given=ActiveHouse(UNTAMED, isnt=True))),
    "briar-grubbling": words(),
    "chota-hazri": words(play(Lose(1, YOU), If(Did(), May(Forge(), CanForge())))),
    "dew-faerie": words(reap(Gain(1))),
    "dust-pixie": words(),
    "flaxia": words(play(If(MoreCreatures(), Gain(2)))),
    "fuzzy-gruen": words(play(Gain(1, OPPONENT))),
    "giant-sloth": words(
        cannot(VERB_USE, THIS_CARD, given=AtLeast(TimesDone(Done.DISCARDED, house=UNTAMED), 1, below=True)),
        action(Gain(3)),
    ),
    "halacor": words(keyword(SKIRMISH, creature(FRIENDLY, flank=YES))),
    "inka-the-spider": words(play_reap(Status(STUNNED, A(creature())))),
    "kindrith-longshot": words(reap(Damage(2, A(creature())))),
    "snufflegator": words(),
    "lupo-the-scarred": words(play(Damage(2, A(creature(ENEMY))))),
    "mighty-tiger": words(play(Damage(4, A(creature(ENEMY))))),
    "murmook": words(keys_cost(1, OPPONENT)),
    "mushroom-man": words(power(ForgedKeys(unforged=True, times=3), THIS_CARD)),
    "niffle-ape": words(ignores(THIS_CARD, TAUNT), ignores(THIS_CARD, ELUSIVE)),
    "niffle-queen": words(
        power(1, creature(FRIENDLY, trait="beast", other=True)),
        power(1, creature(FRIENDLY, trait="niffle", other=True)),
    ),
    "piranha-monkeys": words(play_reap(Damage(2, Each(creature(other=True))))),
    "teliga": words(after(AFTER_PLAYED, Gain(1), of=creature(), by=OPPONENT)),
    "hunting-witch": words(after(AFTER_PLAYED, Gain(1), of=creature(other=True), by=YOU)),
    "witch-of-the-eye": words(reap(Return(A(card(FRIENDLY, IN_DISCARD))))),
    "way-of-the-bear": words(keyword(ASSAULT, HOST_CARD, 2)),
    "way-of-the-wolf": words(keyword(SKIRMISH, HOST_CARD)),
}
