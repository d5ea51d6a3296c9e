"""Unfathomable of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

MILLED: Final = Sequence((ChoosePlayer(), Discard(Top(3, THAT_PLAYER))))

CARDS: Final[dict[str, Words]] = {
    "awful-atoll": words(
        power(-2, creature(FRIENDLY), given=Haunted()),
        power(-2, creature(ENEMY), given=Haunted(OPPONENT)),
        as_soon_as(There(creature(), none=True), Destroy(THIS)),
    ),
    "bottomless-depths": words(after(AFTER_DISCARDS, Hide(Fallen(IS_THAT)), of=card(), by=YOU)),
    "curse-of-confusion": words(ends(Exhaust(Each(creature(FRIENDLY, house=ACTIVE_HOUSE))))),
    "giltspine-mesmerist": words(after(AFTER_READIED, Discard(Top(1, THAT_PLAYER))), scrap(MILLED)),
    "ihaka-of-the-depths": words(
        after(
            AFTER_DRAWS,
            May(Return(Top(1, zone=DISCARD), DECK, top=False), There(card(FRIENDLY, IN_DISCARD))),
            by=YOU,
            in_turn=FRIENDLY,
        )
    ),
    "strange-torpedo": words(
        play(
            Damage(1, A(creature()), splash=1),
            If(Haunted(OPPONENT), Sequence((Status(STUNNED, HIT), Exhaust(IT)))),
        )
    ),
    "thing-from-the-deep": words(
        cannot(
            VERB_PLAY, THIS_CARD, given=There(card(FRIENDLY, IN_DISCARD, name="open-the-seal"), none=True)
        ),
        fight(Steal(2)),
    ),
    "unsettling-ancestry": words(
        play(Choose(A(creature(ENEMY))), Status(STUNNED, IT), Exhaust(IT), If(Haunted(), Archive(THIS)))
    ),
    "addlefish": words(fight(Discard(AtRandom(card(ENEMY, IN_HAND), 2)))),
    "dirge-of-the-deep": words(
        play(Discard(Top(1, OPPONENT, bottom=True), keep=True), Exhaust(Each(creature(house=KEPT_HOUSE))))
    ),
    "dredge": words(
        play(this_turn(gains(creature(FRIENDLY), reap(Return(A(card(FRIENDLY, IN_DISCARD)), DECK)))))
    ),
    "eldritch-synan": words(unhurt(THIS_CARD, by=creature(damaged=YES))),
    "gatewatcher": words(destroyed(If(Haunted(OPPONENT), Destroy(Each(creature(ENEMY, flank=YES)))))),
    "hukaru-icefin": words(
        reap(ChooseHouse(), Exhaust(Each(creature(house=CHOSEN_HOUSE)))),
        scrap(Exhaust(A(card(types=CREATURES | ARTIFACTS)))),
    ),
    "nightmare-inducer": words(
        action(
            Choose(A(card(ENEMY, IN_DISCARD)), keep=True),
            Exhaust(Each(creature(ENEMY, house=KEPT_HOUSE))),
            Return(Fallen(IS_KEPT), DECK, top=False),
        )
    ),
    "thoughtswim": words(gains(HOST_CARD, unhurt(THIS_CARD, given=Haunted(OPPONENT)))),
    "arcane-transmitter": words(
        action(ChoosePlayer(), Discard(Top(4, THAT_PLAYER))), scrap(ShuffleZones(IN_DISCARD))
    ),
    "beam-of-forgetting": words(play(Reveal(AtRandom(card(ENEMY, IN_HAND))), Return(IT, DECK, top=False))),
    "circlespeak": words(play(CapturesFrom(2, A(creature()), HAUNTED_PLAYERS))),
    "echo-guardian": words(power(2, THIS_CARD, given=Haunted()), keyword(POISON, THIS_CARD, given=Haunted())),
    "echoing-deathknell": words(play(Repeat(Damage(1, Each(creature())), AtLeast(CountIt(dead=True))))),
    "immersioneer": words(reap(MILLED), scrap(ShuffleIn(Top(3, zone=DISCARD, bottom=True)))),
    "koriki-germinator": words(play_reap(Return(A(card(where=IN_DISCARD)), DECK, top=False))),
    "mnemoleech": words(reap(If(Haunted(OPPONENT), Steal(2), Steal(1)))),
    "squallmaster": words(
        fight_reap(Discard(AtRandom(card(where=IN_HAND), each=True))), scrap(Exhaust(A(creature(ENEMY))))
    ),
    "tangimangi": words(keys_cost(3, OPPONENT, given=Haunted(OPPONENT))),
    "tendrils-from-beyond": words(
        play(
            Choose(A(creature())),
            If(Haunted(THEIR_CONTROLLER), Return(Both((IT, Neighbours(IT)))), Return(IT)),
        )
    ),
    "trawler": words(play(If(Haunted(), Capture(InPool(OPPONENT))))),
    "open-the-seal": words(),
    "xenos-darkshadow": words(
        power(ZoneSize(DISCARD), THIS_CARD),
        keyword(ASSAULT, THIS_CARD, ZoneSize(DISCARD)),
        keyword(HAZARDOUS, THIS_CARD, ZoneSize(DISCARD)),
        keyword(SPLASH_ATTACK, THIS_CARD, ZoneSize(DISCARD)),
        destroyed(If(Haunted(), Archive(THIS))),
    ),
}
