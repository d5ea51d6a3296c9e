"""Mars of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

SHIP: Final = creature(FRIENDLY, name="nautilixian")

CARDS: Final[dict[str, Words]] = {
    "big-magnet": words(
        play(Choose(A(creature(FRIENDLY))), AttachKept(IT, upgrade=Each(upgrade()), yours=True))
    ),
    "blorb-hive": words(
        omni(
            Destroy(A(creature(FRIENDLY))),
            If(Did(), MakeTokens(2, named="blorb")),
            If(
                AtLeast(Count(creature(FRIENDLY, name="blorb")), 10),
                Sequence((Destroy(THIS), Forge(FREE))),
            ),
        )
    ),
    "borka-rikk": words(after(AFTER_DISCARDS, MakeTokens(), of=card(where=IN_HAND, house=MARS), by=YOU)),
    "grondal": words(
        starts(Destroy(Extreme(creature(), most_powerful=False))),
        play(MakeTokens(2)),
    ),
    "martian-revolution": words(play(Destroy(Each(creature(FRIENDLY))), MakeTokens(CountIt()))),
    "nautilixian": words(
        cannot(
            VERB_USE,
            THIS_CARD,
            given=AtLeast(TimesDone(Done.USED, YOU, types=CREATURES, house=MARS), 1, below=True),
        ),
        unhurt(creature(FRIENDLY, trait="pilot")),
        cannot(VERB_DIE, creature(FRIENDLY, trait="pilot")),
    ),
    "r-evolution": words(gains(creature(named=IS_HOST), reap(Damage(2, A(creature(ENEMY)))))),
    "replay-pod": words(
        gains(creature(FRIENDLY, house=MARS), destroyed(Hide(THIS, under=GIVER))),
        action(Return(Beneath(named=True)), Purge(THIS)),
    ),
    "revo-hooligans": words(
        reap(
            Choose(A(artifact())),
            Mark(PAINT, 1, IT),
            Lasting(
                (
                    belongs(
                        artifact(relation=IS_IT), MARS, given=There(artifact(relation=IS_IT, counter=PAINT))
                    ),
                ),
                FOR_GOOD,
                IT,
            ),
        )
    ),
    "airlock": words(action(Discard(A(card(FRIENDLY, IN_HAND, not_house=MARS))), If(Did(), Draw()))),
    "ironyx-banner": words(
        power(1, creature(FRIENDLY, trait="ironyx")),
        armor(1, creature(FRIENDLY, trait="ironyx")),
        play(MakeTokens()),
    ),
    "memrox-the-red": words(cannot(VERB_LEAVE_ARCHIVES, who=YOU), action(Gain(ZoneSize(ARCHIVES)))),
    "nyyon-outpost": words(action(Return(A(creature(FRIENDLY)), DECK, top=False), If(Did(), MakeTokens(2)))),
    "space-invaders": words(
        play(Reveal(AnyNumber(card(FRIENDLY, IN_HAND, CREATURES))), PutInPlay(IT, facedown=True))
    ),
    "suspended-animation": words(play(Archive(A(creature(ENEMY, damaged=YES)), yours=True))),
    "yxl-the-iron-captain": words(play(Capture(2, Each(creature(FRIENDLY, trait="ironyx"))))),
    "zizok": words(after(AFTER_DESTROYED, Ready(THIS), of=creature(ENEMY), by_splash=True)),
    "braindart": words(play(Status(ENRAGED, A(creature(ENEMY))), Capture(1, IT, own_side=True))),
    "clone-home": words(play(MakeTokens(), If(MoreCreatures(), Archive(THIS)))),
    "genetic-blast": words(play(Choose(A(creature())), Damage(2, Each(creature(named=IS_IT))))),
    "glylyx-weaponsmith": words(),
    "ironyx-propaganda": words(gains(HOST_CARD, fight_reap(MakeTokens()))),
    "ironyx-rebel": words(play(Ready(Each(creature(house=MARS, beside=IS_THIS))))),
    "ironyx-vatminder": words(when(PLAY, DESTROYED, do=MakeTokens())),
    "kaboom": words(
        play(Archive(Each(creature(house=MARS)), put=True), Destroy(Each(creature())), Chains(3))
    ),
    "mk2-generator": words(enters(ENTERS_READY, THIS_CARD), action(MakeTokens())),
    "myx-the-tallminded": words(keys_cost(Count(creature(FRIENDLY, house=MARS)), OPPONENT)),
    "scoop-up": words(
        play(
            Archive(
                Both((A(creature(FRIENDLY, not_house=MARS)), A(creature(ENEMY, not_house=MARS)))), yours=True
            )
        )
    ),
    "yxlix-mesmerist": words(action(Capture(1, A(creature()), own_side=True))),
    "green-aeronaut": words(
        action(
            Choose(A(SHIP)),
            this_turn(keyword(SPLASH_ATTACK, creature(relation=IS_IT), 3), on=IT),
        )
    ),
    "purple-aeronaut": words(
        after(
            AFTER_USED,
            Choose(A(SHIP)),
            this_turn(gains(creature(relation=IS_IT), fight(Destroy(Each(creature(ENEMY))))), on=IT),
            of=creature(FRIENDLY, trait="pilot"),
            nth=4,
        )
    ),
    "red-aeronaut": words(
        play(
            Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD, name="nautilixian")), reveal=False, into_play=True),
            ShuffleZones(0),
        ),
        action(Choose(A(SHIP)), this_turn(power(5, creature(relation=IS_IT)), on=IT)),
    ),
    "white-aeronaut": words(action(Choose(A(SHIP)), Status(WARDED, IT), Heal(FULLY, IT))),
}
