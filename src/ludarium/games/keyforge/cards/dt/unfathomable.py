"""Unfathomable of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

EXHAUSTED: Final = creature(ready=NO)
OTHERS_EXHAUSTED: Final = creature(ready=NO, other=True)
DEEP: Final = creature(FRIENDLY, house=UNFATHOMABLE)
TENTACLIDS: Final = card(FRIENDLY, IN_DISCARD, name="tentaclid")
ONE_AND_NEIGHBOURS: Final = Both((IT, Neighbours(IT)))

CARDS: Final[dict[str, Words]] = {
    "drawn-down": words(
        play(
            LookAt(Top(3, OPPONENT)),
            Discard(A(LOOKED)),
            Return(A(LOOKED), DECK, top=False),
            Return(A(card(where=IN_DECK, relation=IS_KEPT, unlike=IS_HIT)), DECK),
        )
    ),
    "dive-deep": words(
        play(Discard(Top(1, OPPONENT), keep=True), Return(A(creature(house=KEPT_HOUSE)), DECK, top=False))
    ),
    "dark-discovery": words(
        play(
            NameCard(two=True),
            Discard(Top(2, OPPONENT, bottom=True)),
            If(AreNamed(), Sequence((Purge(THIS), Forge(FREE)))),
        )
    ),
    "omnipus": words(
        cannot(VERB_FIGHT, THIS_CARD),
        play(Discard(Top(8)), PlayIt(Each(TENTACLIDS))),
        reap(Gain(Count(creature(FRIENDLY, name="tentaclid")))),
    ),
    "tentaclid": words(cannot(VERB_REAP, THIS_CARD)),
    "corrode": words(
        play(OneOf((Destroy(A(artifact())), Destroy(A(upgrade())), Destroy(A(creature(armor=YES))))))
    ),
    "cup-of-water": words(
        play(Status(STUNNED, Both((Each(creature(trait="cyborg")), Each(creature(trait="robot"))))))
    ),
    "deep-priest-glebe": words(
        after(AFTER_PLAYED, Exhaust(A(creature(ENEMY))), of=creature(trait="aquan"), by=YOU)
    ),
    "effigy-of-melerukh": words(
        after(AFTER_REAPS, Mark(AWAKENING, 1, THIS), of=creature(ENEMY)),
        as_soon_as(
            AtLeast(Marks(AWAKENING), 6),
            Move(THIS, flank=True),
            Lasting((as_creature(100), armor(100, THIS_CARD), blank(THIS_CARD)), FOR_GOOD, on=THIS),
        ),
    ),
    "flash-freeze": words(
        play(this_turn(after(AFTER_PLAYED, Exhaust(A(creature())), of=card(other=True), by=YOU)))
    ),
    "general-sherman": words(
        harmless(THIS_CARD),
        play(
            Purge(Each(creature(other=True)), keeps=True),
            Lasting((if_leaves(PutInPlay(PurgedBy(creatures=True), owners=True)),), WHILE_THIS),
        ),
    ),
    "kiligog-s-trench": words(ends(Mark(DEPTH, 1, THIS), Destroy(Each(creature(power_marks=DEPTH))))),
    "llack-gaboon": words(
        power(Count(OTHERS_EXHAUSTED), THIS_CARD),
        keyword(SKIRMISH, THIS_CARD, given=AtLeast(Count(OTHERS_EXHAUSTED), 3)),
        keyword(HAZARDOUS, THIS_CARD, 5, given=AtLeast(Count(OTHERS_EXHAUSTED), 3)),
    ),
    "portalmonger": words(keys_cost(4, OPPONENT, given=Tide())),
    "rustmiser": words(reap(Exhaust(Each(artifact(ENEMY))))),
    "sobogg-s-thingamabob": words(after(AFTER_FORGES, Exhaust(Each(creature(ENEMY))), by=OPPONENT)),
    "taniwha": words(fight_reap(Destroy(A(creature(FRIENDLY))), Gain(1))),
    "taniwha-evil-twin": words(fight_reap(Return(A(card(FRIENDLY, IN_DISCARD, CREATURES)), DECK))),
    "te-wheke-kraken": words(
        play(Exhaust(Some(2, DEEP)), If(Did(isnt=True), Destroy(THIS))),
        fight_reap(Damage(2, A(creature()), splash=2)),
    ),
    "thalassophobia": words(play(Discard(Top(10, OPPONENT)))),
    "the-chosen-one": words(
        replaces(REPLACED_READYING, ByOpponent(Damage(Count(creature(FRIENDLY, ready=NO)), THIS)), OPPONENT)
    ),
    "the-susurrus": words(
        action(Exhaust(A(DEEP)), If(Did(), Exhaust(UpTo(3, card(types=CREATURES | ARTIFACTS)))))
    ),
    "voice-of-rakuzel": words(
        power(1, creature(FRIENDLY), given=Tide()),
        armor(1, creature(FRIENDLY), given=Tide()),
        power(1, creature(ENEMY), given=Tide(low=True)),
        armor(1, creature(ENEMY), given=Tide(low=True)),
    ),
    "whirlpool": words(
        ends(
            ByThatPlayer(TakeControl(Each(creature(FRIENDLY, on_flank=RIGHT)), OPPONENT, flank=LEFT)),
            whose=ANY,
        )
    ),
    "abandon-ship": words(play(If(Tide(), Return(Some(4, creature())), Return(A(creature()))))),
    "abyssal-zealot": words(
        after(AFTER_TIDE, Capture(2, THIS), by=YOU),
        after(AFTER_TIDE, TakeAmber(2, THIS, SUPPLY), by=OPPONENT),
    ),
    "allusions-of-grandeur": words(
        play(
            ChooseHouse(OPPONENT),
            Lasting(
                (after(HOUSE_STEP, Gain(3), by=OPPONENT, given=ActiveHouse(CHOSEN_HOUSE, isnt=True)),),
                NEXT_TURN,
            ),
        )
    ),
    "echo-pearl": words(
        omni(Destroy(THIS), Choose(A(creature())), Exhaust(IT), Status(STUNNED, IT), Status(ENRAGED, IT))
    ),
    "fuguru": words(refills(-1, OPPONENT)),
    "kaupe": words(cannot(VERB_PLAY, card(type_again=True), OPPONENT)),
    "kaupe-evil-twin": words(
        cannot(VERB_PLAY, card(type_again=True), YOU),
        fight_reap(
            Discard(AnyNumber(card(FRIENDLY, IN_HAND))), Damage(2, Spread(CountIt(), creature(ENEMY)))
        ),
    ),
    "kiri-giltspine": words(
        after(
            AFTER_REAPS,
            Lasting((cannot(VERB_READY_STEP, creature()),), NEXT_READYING, on=THAT),
            of=creature(ENEMY),
        )
    ),
    "scyphos": words(destroyed(If(Tide(), Archive(THIS)))),
    "sleep-with-the-fishes": words(play(Destroy(Each(EXHAUSTED)))),
    "sparkfist": words(fight(Status(STUNNED, Survivors(IS_OTHER)), Exhaust(IT))),
    "thundertow": words(play(Exhaust(Some(2, creature())), Damage(2, Each(EXHAUSTED)))),
    "tidal-wave": words(
        play(If(Tide(), Sequence((Choose(A(creature())), Destroy(ONE_AND_NEIGHBOURS)))), RaiseTide(OPPONENT))
    ),
    "tomwa-of-the-glow": words(
        reap(Exhaust(A(creature())), If(Tide(), Draw(Count(creature(ENEMY, ready=NO)))))
    ),
    "tomwa-of-the-glow-evil-twin": words(
        reap(If(Tide(), Sequence((Exhaust(A(creature(ENEMY))), Discard(AtRandom(card(ENEMY, IN_HAND)))))))
    ),
    "under-pressure": words(cannot(VERB_READY, HOST_CARD)),
    "wrath-or-ruin": words(play(OneOf((Destroy(A(creature(flank=YES))), Return(Some(2, creature(ENEMY))))))),
    "brain-drain": words(play(LookAtHand(), Return(A(card(ENEMY, IN_HAND)), DECK))),
    "bubbles": words(play(Return(A(creature(ENEMY)), DECK))),
    "call-of-the-void": words(
        play(
            Choose(A(creature())),
            If(Is(EXHAUSTED), Sequence((Destroy(IT), Lose(1, THEIR_CONTROLLER))), Exhaust(IT)),
        )
    ),
    "flamegill-enforcer": words(
        after(AFTER_TIDE, Status(ENRAGED, THIS), by=OPPONENT), action(Capture(3, THIS))
    ),
    "flamegill-enforcer-evil-twin": words(
        after(AFTER_TIDE, Status(ENRAGED, THIS), by=OPPONENT), action(Steal(1))
    ),
    "frigorific-rod": words(action(Exhaust(A(card(types=CREATURES | ARTIFACTS))))),
    "giltspine-netcaster": words(reap(Exhaust(A(creature())))),
    "giltspine-netcaster-evil-twin": words(reap(ready_and_use(A(creature(FRIENDLY, not_trait="aquan"))))),
    "hookmaster": words(fight(If(Tide(), Lose(2)))),
    "horrid-synan": words(),
    "horrid-synan-evil-twin": words(),
    "mælstrom": words(play(Return(Each(creature()), DECK, random=True), Chains(2))),
    "photic-raider": words(play(Capture(2, THIS)), power(4, THIS_CARD, given=Tide())),
    "pour-tal": words(play(If(Tide(), Archive(THIS), RaiseTide()))),
    "rakuzel-s-chant": words(play(If(Tide(), Exhaust(Each(creature())), Exhaust(A(creature()))))),
    "seabringer-kekoa": words(destroyed(RaiseTide())),
    "sink-or-swim": words(
        play(
            OneOf(
                (
                    Discard(AtRandom(card(ENEMY, IN_HAND))),
                    Sequence((Choose(A(creature())), Exhaust(ONE_AND_NEIGHBOURS))),
                )
            )
        )
    ),
    "storm-surge": words(play(Lasting((cannot(VERB_READY_STEP, who=OPPONENT),), NEXT_TURN))),
    "wikolia": words(reap(Lasting((keys_cost(2),), NEXT_TURN))),
    "wikolia-evil-twin": words(reap(Exalt(1, THIS), Lasting((keys_cost(4),), NEXT_TURN))),
}
