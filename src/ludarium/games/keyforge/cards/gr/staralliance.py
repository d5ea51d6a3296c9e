"""Star Alliance of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

OUTSIDERS: Final = creature(FRIENDLY, not_house=STAR_ALLIANCE)

CARDS: Final[dict[str, Words]] = {
    "anachronometer": words(
        gains(
            HOST_CARD,
            fight_reap(ShuffleZones(IN_DISCARD), Draw(), Discard(Top(ZoneSize(DISCARD, OPPONENT)))),
        )
    ),
    "curse-of-obstinacy": words(ends(Status(STUNNED, Each(creature(FRIENDLY, flank=NO, alike_beside=1))))),
    "jackpot-greene": words(
        after(
            AFTER_REAPS,
            Discard(Top(who=CONTROLLER_OF_THAT)),
            If(Is(card(house=STAR_ALLIANCE)), Gain(1)),
            of=creature(),
        )
    ),
    "missile-officer-myers": words(
        play_reap(Resolve(PLAY, A(creature(beside=IS_THIS)))),
        scrap(Lasting((may_play(card(not_house=ACTIVE_HOUSE)),), THE_NEXT)),
    ),
    "multi-dimensional-rescue": words(
        play(
            Return(OfEachType(card(FRIENDLY, IN_DISCARD))),
            Lasting((may_play(card(not_house=STAR_ALLIANCE)),), THE_NEXT),
            Purge(THIS),
        )
    ),
    "necromorph": words(
        destroyed(
            Heal(FULLY, THIS),
            Destroy(A(creature(beside=IS_THIS, not_house=STAR_ALLIANCE))),
            instead=True,
            given=There(creature(beside=IS_THIS, not_house=STAR_ALLIANCE)),
        )
    ),
    "paradox-shield": words(
        gains(
            HOST_CARD,
            destroyed(
                Discard(Top(PowerOf(THIS))), If(Did(), Instead(Sequence((Heal(FULLY, THIS), Destroy(GIVER)))))
            ),
        )
    ),
    "3ll-i0t": words(
        play_fight_reap(
            May(
                PlayIt(A(card(FRIENDLY, IN_DISCARD, UPGRADES)), onto=THIS),
                There(card(FRIENDLY, IN_DISCARD, UPGRADES)),
            )
        ),
        scrap(ShuffleIn(Each(upgrade()))),
    ),
    "alien-horror": words(
        power(7, THIS_CARD, given=Haunted()), fight(Capture(1, Each(creature(beside=IS_THIS))))
    ),
    "bad-chemistry": words(play(Status(STUNNED, Each(creature(alike_beside=1))))),
    "corporal-bridger": words(
        play_fight_reap(this_turn(may_use(creature(not_house=STAR_ALLIANCE), number=1)))
    ),
    "event-horizon": words(play(DigFor(card(where=IN_DISCARD, types=ACTIONS)), If(Did(), PlayIt(IT)))),
    "pentacorder": words(gains(HOST_CARD, keys_cost(Represented(creature(FRIENDLY)), OPPONENT))),
    "prototype-harness": words(power(6, HOST_CARD), gains(HOST_CARD, starts(Damage(1, THIS)))),
    "staff-sergeant-rhea": words(
        may_use(creature(beside=IS_THIS), given=ActiveHouse(STAR_ALLIANCE)),
        scrap(ready_and_use(A(creature(FRIENDLY)))),
    ),
    "séance-scanner": words(action(If(Haunted(), Use(A(OUTSIDERS))))),
    "com-officer-palik": words(fight_reap(Capture(1, A(creature(FRIENDLY))))),
    "essence-entangler": words(
        power(AmberOn(this=False, times=-1), HOST_CARD),
        scrap(Choose(A(creature()), keep=True), MoveAmber(1, A(creature(unlike=IS_KEPT)))),
    ),
    "into-the-warp": words(play(Discard(Top(who=EACH_PLAYER)), Destroy(Each(creature(house=THEIR_HOUSES))))),
    "lieutenant-halasta": words(
        reap(Status(STUNNED, A(creature()))), scrap(Status(STUNNED, Extreme(creature(ENEMY))))
    ),
    "modular-exoskeleton": words(power(4, HOST_CARD), starts(May(Return(Fallen(IS_THIS, YOU))), fallen=True)),
    "perimeter-alarm": words(play(Use(A(OUTSIDERS)), If(Haunted(), Archive(THIS)))),
    "proton-siphon": words(keyword(SPLASH_ATTACK, HOST_CARD, 5, given=Haunted())),
    "quartermaster-botty": words(play_fight_reap(If(Haunted(), Capture(2)))),
    "retrotechnician-le": words(
        enters(ENTERS_READY, THIS_CARD, given=Haunted()),
        reap(
            May(
                PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES))), There(card(FRIENDLY, IN_DISCARD, CREATURES))
            )
        ),
    ),
    "strength-from-diversity": words(play(Capture(1, Each(OUTSIDERS)))),
    "triangulator-newsome": words(reap(If(Haunted(), TakeAmber(FULLY, Neighbours(THIS))))),
    "unprepared": words(play(ChooseHouse(), Status(STUNNED, Each(creature(house=CHOSEN_HOUSE))))),
    "encounter-golem": words(
        after(AFTER_RESOLVED, Return(Fallen(IS_THAT, YOU), DECK, top=False), of=card(types=ACTIONS), by=YOU),
        destroyed(If(Haunted(), Archive(THIS))),
    ),
}
