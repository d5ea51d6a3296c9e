"""Untamed of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "bramble-lynx": words(
        enters(ENTERS_READY, THIS_CARD, given=AtLeast(TimesDone(Done.REAPED, types=CREATURES)))
    ),
    "cauldron-boil": words(play(DamageByEach(Each(creature()), by_damage=True))),
    "deepwood-druid": words(play_reap(Heal(FULLY, A(creature(beside=IS_THIS))))),
    "ghosthawk": words(
        play(May(OneAtATime(OneEachSide(), Use(IT, MoveKinds.REAP)), There(creature(beside=IS_THIS))))
    ),
    "harmonia": words(after(AFTER_PLAYED, Gain(1), of=creature(), by=YOU, given=MoreCreatures(OPPONENT))),
    "imprinted-murmook": words(keys_cost(-1, YOU)),
    "molephin": words(after(AFTER_STEALS, Damage(ThatMany(event=True), Each(creature(ENEMY))), by=OPPONENT)),
    "musthic-murmook": words(keys_cost(1), play(Damage(4, A(creature())))),
    "song-of-the-wild": words(play(this_turn(gains(creature(FRIENDLY), reap(Gain(1)))))),
    "the-fittest": words(play(Counters(1, Each(creature(FRIENDLY))))),
    "unnatural-selection": words(
        play(
            Choose(Both((Some(3, creature(FRIENDLY)), Some(3, creature(ENEMY))))),
            Destroy(Each(creature(unlike=IS_IT))),
        )
    ),
    "unsuspecting-prey": words(play(Damage(2, UpTo(3, creature(damaged=NO))))),
    "fangtooth-cavern": words(ends(Destroy(Extreme(creature(), most_powerful=False)))),
    "gebuk": words(
        destroyed(
            Discard(Top()),
            If(
                Is(card(types=CREATURES)),
                Lasting((if_leaves(PutInPlay(Fallen(IS_IT), in_place=True)),), WHILE_THIS, on=IT),
            ),
        )
    ),
    "instrument-of-silence": words(keyword(SKIRMISH, HOST_CARD), gains(HOST_CARD, fight(Gain(1)))),
    "kangaphant": words(gains(creature(), reap(Destroy(THIS)))),
    "low-dawn": words(
        play(
            If(AtLeast(Count(card(FRIENDLY, IN_DISCARD, CREATURES, house=UNTAMED)), 3), Gain(2)),
            ShuffleIn(Each(card(FRIENDLY, IN_DISCARD, CREATURES, house=UNTAMED)), who=YOU),
        )
    ),
    "mab-the-mad": words(reap(ShuffleIn(THIS))),
    "the-feathered-shaman": words(fight_reap(Status(WARDED, Neighbours(THIS)))),
    "wild-spirit": words(gains(HOST_CARD, reap(Capture(1)))),
    "creed-of-nature": words(
        omni(
            Destroy(THIS),
            If(
                Did(),
                Sequence(
                    (
                        Choose(A(creature())),
                        this_turn(
                            keyword(SKIRMISH, creature()), keyword(ASSAULT, creature(), PowerOf(IT)), on=IT
                        ),
                    )
                ),
            ),
        )
    ),
    "creed-of-nurture": words(
        omni(
            Destroy(THIS, sacrifice=True),
            If(
                Did(),
                Sequence(
                    (Reveal(A(card(FRIENDLY, IN_HAND, CREATURES))), Choose(A(creature())), GainText(IT, HIT))
                ),
            ),
        )
    ),
    "eldest-bear": words(gains(THIS_CARD, before_fight(Gain(2)), given=InCenter())),
    "giant-gnawbill": words(after(AFTER_HOUSE, Destroy(A(artifact(house=ACTIVE_HOUSE))))),
    "moor-wolf": words(play(Ready(Each(creature(trait="wolf", other=True))))),
    "nepeta-gigantica": words(
        action(
            OneOf((Status(STUNNED, A(creature(power_least=5))), Status(STUNNED, A(creature(trait="giant")))))
        )
    ),
    "vineapple-tree": words(
        keys_cost(Marks(GROWTH)), after(AFTER_FORGES, Unmark(GROWTH)), action(Mark(GROWTH))
    ),
    "xenos-bloodshadow": words(),
    "toad": words(cannot(VERB_REAP, THIS_CARD)),
}
