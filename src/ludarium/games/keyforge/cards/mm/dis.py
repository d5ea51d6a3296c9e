"""Dis of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

FRIENDLY_SINS: Final = creature(FRIENDLY, trait="sin")

CARDS: Final[dict[str, Words]] = {
    "bonesaw": words(
        enters(ENTERS_READY, THIS_CARD, given=AtLeast(TimesDone(Done.DESTROYED, YOU, types=CREATURES)))
    ),
    "brabble": words(destroyed(If(YourTurn(isnt=True), Lose(3), Lose(1)))),
    "dark-minion": words(destroyed(Damage(1, Each(creature(ENEMY))))),
    "drecker": words(also_hurt(creature(beside=IS_THIS)), reap(Steal(1))),
    "imp-losion": words(play(Destroy(Both((A(creature(FRIENDLY)), A(creature(ENEMY))))))),
    "mark-of-dis": words(play(Damage(2, A(creature())), If(Died(isnt=True), DemandsItsHouse()))),
    "mindfire": words(play(Discard(AtRandom(card(ENEMY, IN_HAND))), Steal(Icons()))),
    "sinder": words(reap(Destroy(A(creature(FRIENDLY))))),
    "snarette": words(ends(Capture(1)), action(TakeAmber(FULLY, THIS, SUPPLY))),
    "stirring-grave": words(play(Archive(A(card(FRIENDLY, IN_DISCARD, CREATURES))))),
    "techno-fiend": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw())), destroyed(Steal(1))),
    "waking-nightmare": words(play(Lasting((keys_cost(Count(creature(house=DIS))),), NEXT_TURN))),
    "break-key": words(play(If(MoreKeys(), Sequence((Unforge(choose=True), If(Did(), Gain(6, OPPONENT))))))),
    "double-doom": words(play(Return(A(creature(ENEMY))), Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "essence-scale": words(
        action(
            Choose(A(creature(FRIENDLY)), keep=True),
            Destroy(IT),
            If(Did(), ready_and_use(A(creature(FRIENDLY, house=KEPT_HOUSE)))),
        )
    ),
    "grim-reminder": words(
        play(
            ChooseHouse(),
            Archive(Each(card(FRIENDLY, IN_DISCARD, CREATURES, house=CHOSEN_HOUSE))),
            Chains(1),
        )
    ),
    "hystricog": words(action(Destroy(A(creature(damaged=YES))))),
    "picaroon": words(power(PowerAmong(creature(beside=IS_THIS, not_trait="changeling")), THIS_CARD)),
    "relentless-creeper": words(
        after(AFTER_HOUSE, May(Return(Fallen(IS_THIS, YOU))), by=YOU, given=ActiveHouse(DIS), fallen=True)
    ),
    "wail-of-the-damned": words(play(Destroy(A(creature(icons=NO))))),
    "etan-s-jar": words(play(NameCard(), Lasting((cannot(VERB_PLAY, card(chosen_name=True)),), WHILE_THIS))),
    "maleficorn": words(after(AFTER_ICON_HURTS, Damage(1, THAT), of=creature(ENEMY))),
    "painmail": words(
        gains(
            HOST_CARD,
            after(AFTER_HOUSE, Archive(GIVER, put=True), Destroy(THIS), given=ActiveHouse(DIS)),
        )
    ),
    "ritual-of-tognath": words(play(Destroy(Some(2, creature(FRIENDLY))))),
    "skixuno": words(play(Destroy(Each(creature(other=True))), Counters(CountIt(), THIS))),
    "the-pale-star": words(omni(Destroy(THIS), this_turn(fixed_power(1, creature()), no_armor(creature())))),
    "turnkey": words(
        play(Unforge(choose=True), If(Did(), Lasting((if_leaves(Forge(FREE, OPPONENT)),), WHILE_THIS)))
    ),
    "desire": words(keys_cost(4), reap(Forge(Plus(0, Count(FRIENDLY_SINS), minus=True)))),
    "dino-fiend": words(play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature())))), destroyed(Steal(1))),
    "envy": words(reap(If(AtLeast(Count(FRIENDLY_SINS), 2), Capture(InPool(OPPONENT))))),
    "gluttony": words(
        play(Exalt(Count(FRIENDLY_SINS), THIS)), reap(TakeAmber(FULLY, Each(creature(FRIENDLY))))
    ),
    "greed": words(refills(Count(FRIENDLY_SINS))),
    "lyco-fiend": words(destroyed(Steal(1))),
    "pride": words(reap(Status(WARDED, Each(FRIENDLY_SINS)))),
    "sacro-fiend": words(destroyed(Steal(1))),
    "sloth": words(
        ends(
            Gain(Count(FRIENDLY_SINS)),
            given=AtLeast(TimesDone(Done.USED, types=CREATURES), 0, exactly=True),
        )
    ),
    "umbra-fiend": words(destroyed(Steal(1))),
    "wrath": words(fight(ForEach(Count(FRIENDLY_SINS), Status(ENRAGED, A(creature(ENEMY)))))),
    "xeno-fiend": words(
        fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False)), destroyed(Steal(1))
    ),
}
