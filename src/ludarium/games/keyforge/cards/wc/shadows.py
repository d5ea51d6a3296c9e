"""Shadows of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "a-vinda": words(reap(Damage(1, A(creature())), If(Died(), Discard(AtRandom(card(ENEMY, IN_HAND)))))),
    "breaker-hill": words(gains(creature(beside=IS_THIS), action(Steal(1)))),
    "hit-and-run": words(play(Damage(2, A(creature())), Return(A(creature(FRIENDLY))))),
    "hock": words(play(Destroy(A(artifact())), If(Did(), Gain(1)))),
    "hugger-mugger": words(play(Capture(1), If(MoreKeys(), Steal(1)))),
    "inky-gloom": words(play(Lasting((cannot(VERB_REAP, creature(ENEMY)),), NEXT_TURN))),
    "j-vinda": words(reap(Damage(1, A(creature())), If(Died(), Steal(1)))),
    "kymoor-eclipse": words(play(ShuffleIn(Each(creature(flank=YES))))),
    "mug": words(play(Choose(A(creature())), TakeAmber(1, IT), Damage(2, IT))),
    "pestering-blow": words(play(Damage(1, A(creature())), Status(ENRAGED, IT))),
    "symon": words(fight(Return(Survivors(IS_OTHER), DECK))),
    "trust-no-one": words(
        play(
            If(
                There(creature(FRIENDLY), none=True),
                Steal(Represented(creature(ENEMY), most=3)),
                Steal(1),
            )
        )
    ),
    "chain-gang": words(
        after(AFTER_PLAYED, Ready(THIS), of=card(name="subtle-chain"), by=YOU),
        action(Steal(1), ShuffleIn(A(card(FRIENDLY, IN_DISCARD, ACTIONS, name="subtle-chain")), who=YOU)),
    ),
    "fidgit": words(
        reap(
            OneOf(
                (Discard(AtRandom(card(ENEMY, IN_ARCHIVES))), Discard(Top(1, OPPONENT))),
                given=(There(card(ENEMY, IN_ARCHIVES)), There(card(ENEMY, IN_DECK))),
            ),
            If(Is(card(types=ACTIONS)), PlayIt(Fallen(IS_IT), as_yours=True)),
        )
    ),
    "into-the-night": words(play(Lasting((cannot(VERB_FIGHT, creature(not_house=SHADOWS)),), TO_YOUR_TURN))),
    "no-safety-in-numbers": words(play(Damage(3, OfCrowdedHouses(3)))),
    "spike-trap": words(omni(Destroy(THIS), If(Did(), Damage(3, Each(creature(flank=YES)))))),
    "subtle-chain": words(play(Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "whisper": words(action(Lose(1, YOU), If(Did(), Destroy(A(creature()))))),
    "finch-cloak": words(fight_reap(If(MoreAmber(), Steal(1), Gain(1, EACH_PLAYER)))),
    "gambling-den": words(
        starts(
            ByThatPlayer(
                Sequence(
                    (
                        May(ChooseHouse()),
                        If(
                            Did(),
                            Sequence(
                                (
                                    Reveal(Top()),
                                    If(Is(card(house=CHOSEN_HOUSE)), Gain(2), Lose(2, YOU)),
                                )
                            ),
                        ),
                    )
                )
            ),
            whose=ANY,
        )
    ),
    "hunter-or-hunted": words(play(OneOf((Status(WARDED, A(creature())), MoveWard())))),
    "keyforgery": words(
        after(
            WOULD_FORGE,
            ChooseHouse(who=THAT_PLAYER),
            Reveal(AtRandom(card(FRIENDLY, IN_HAND))),
            If(Is(card(not_house=CHOSEN_HOUSE)), Sequence((Destroy(THIS), DoesNotForge()))),
            by=OPPONENT,
            in_turn=ENEMY,
        )
    ),
    "manchego": words(
        play(If(AtLeast(ZoneSize(DECK), 6, below=True), Steal(2))),
        fight_reap(May(ShuffleIn(THIS))),
    ),
    "the-quiet-anvil": words(keys_cost(-2), after(AFTER_FORGES, Destroy(THIS))),
    "the-shadow-council": words(gains(THIS_CARD, action(Steal(2)), given=InCenter())),
    "weasand": words(as_soon_as(OnFlank(), Destroy(THIS)), after(AFTER_FORGES, Gain(2))),
    "brobnar-plant": words(after(AFTER_HOUSE, Gain(1), given=ActiveHouse(BROBNAR))),
    "dis-plant": words(after(AFTER_HOUSE, Gain(1), given=ActiveHouse(DIS))),
    "logos-plant": words(after(AFTER_HOUSE, Gain(1), given=ActiveHouse(LOGOS))),
    "saurian-plant": words(after(AFTER_HOUSE, Gain(1), given=ActiveHouse(SAURIAN))),
    "star-alliance-plant": words(after(AFTER_HOUSE, Gain(1), given=ActiveHouse(STAR_ALLIANCE))),
    "untamed-plant": words(after(AFTER_HOUSE, Gain(1), given=ActiveHouse(UNTAMED))),
}
