"""Untamed of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

FRIENDLY_NIFFLE: Final = creature(FRIENDLY, trait="niffle")

CARDS: Final[dict[str, Words]] = {
    "cephaloist": words(cannot(VERB_STEAL, who=YOU, given=AtLeast(InPool(YOU), 4))),
    "dæmo-beast": words(destroyed(Steal(1))),
    "dark-faerie": words(fight(Gain(2))),
    "fandangle": words(
        enters(
            ENTERS_READY,
            creature(FRIENDLY, not_house=UNTAMED),
            given=AtLeast(InPool(YOU), 4),
        )
    ),
    "floomf": words(fight(Counters(2, A(creature(trait="beast"))))),
    "gloriana-s-attendant": words(),
    "keyfrog": words(destroyed(Forge())),
    "pismire": words(keys_cost(2, OPPONENT, given=MoreCreatures(trait="mutant"))),
    "rapid-evolution": words(play(Choose(A(creature())), Counters(InPool(YOU), IT))),
    "reclaimed-by-nature": words(play(Purge(A(artifact())), ResolveIcons(IT))),
    "resurgence": words(
        play(
            Return(A(card(FRIENDLY, IN_DISCARD, CREATURES))),
            If(
                Is(card(types=CREATURES, trait="mutant")),
                Return(A(card(FRIENDLY, IN_DISCARD, CREATURES, unlike=IS_IT))),
            ),
        )
    ),
    "savage-clash": words(
        play(
            Destroy(
                AllBut(
                    creature(),
                    Both((Extreme(creature(ENEMY)), Extreme(creature(FRIENDLY), most_powerful=False))),
                )
            )
        )
    ),
    "commune": words(play(Lose(InPool(YOU), YOU), Gain(4))),
    "dark-harbinger": words(after(AFTER_PLAYED, Ready(THIS), of=card(types=ACTIONS, house=UNTAMED), by=YOU)),
    "growth-surge": words(
        play(
            Choose(A(creature(flank=YES)), keep=True),
            Counters(3, IT),
            Counters(2, A(creature(beside=IS_KEPT))),
            Counters(1, Neighbours(IT, but=KEPT)),
        )
    ),
    "lumilu": words(reap(Gain(Count(creature(FRIENDLY, trait="beast", other=True))))),
    "mushroom-with-a-view": words(omni(Heal(1, Each(creature(FRIENDLY))))),
    "trimble": words(keyword(SKIRMISH, creature(trait="mutant"))),
    "vault-s-blessing": words(play(GainForEach(1, cards=creature(trait="mutant"), held=True))),
    "wild-bounty": words(play(Lasting((icons_again(),), THE_NEXT))),
    "æmberlution": words(
        play(
            Destroy(Each(creature())),
            LookAtHand(EACH_PLAYER, reveal=True),
            PutInPlay(Each(card(where=IN_HAND, types=CREATURES)), owners=True, ready=True),
        )
    ),
    "blossom-drake": words(power(Count(artifact()), THIS_CARD), blank(artifact())),
    "chonkers": words(
        after(AFTER_DESTROYED, DoubleCounters(THIS), of=creature(ENEMY), fighting=True),
        play(Counters(1, THIS)),
    ),
    "dark-queen-gloriana": words(play(Return(A(creature(FRIENDLY, not_house=UNTAMED))))),
    "eunoia": words(
        after(AFTER_DESTROYED, Gain(1), Heal(2, THIS), of=creature(ENEMY), fighting=True),
    ),
    "look-what-i-found": words(play(Return(OfEachType(card(FRIENDLY, IN_DISCARD))))),
    "mercy-malkin-queen": words(
        after(AFTER_ENTERS, Status(WARDED, THAT), of=creature(FRIENDLY, trait="cat")),
        fight(Ready(A(creature(FRIENDLY, trait="beast")))),
    ),
    "mutation-of-cunning": words(
        play(
            Choose(A(creature())),
            Lasting((keyword(ELUSIVE, creature()), gains_trait("mutant", creature())), TO_YOUR_TURN, on=IT),
        )
    ),
    "mutation-of-fury": words(
        play(
            Choose(A(creature())),
            Lasting(
                (keyword(ASSAULT, creature(), 3), gains_trait("mutant", creature())), TO_YOUR_TURN, on=IT
            ),
        )
    ),
    "mutation-of-instinct": words(
        play(
            Choose(A(creature())),
            Lasting((keyword(SKIRMISH, creature()), gains_trait("mutant", creature())), TO_YOUR_TURN, on=IT),
        )
    ),
    "dino-beast": words(play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature()))))),
    "sacro-beast": words(),
    "techno-beast": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))),
    "umbra-beast": words(),
    "xeno-beast": words(fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False))),
    "niffle-kong": words(
        play(Search(AnyNumber(card(FRIENDLY, IN_DECK | IN_DISCARD, CREATURES, trait="niffle")))),
        fight_reap(
            May(Destroy(A(FRIENDLY_NIFFLE)), There(FRIENDLY_NIFFLE)),
            If(Did(), Sequence((Damage(3, A(creature())), Steal(1), Destroy(A(artifact(ENEMY)))))),
        ),
    ),
    "niffle-kong2": words(),
}
