"""Star Alliance of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

LOOKS: Final = Sequence((LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False)))

CARDS: Final[dict[str, Words]] = {
    "access-denied": words(cannot(VERB_REAP, HOST_CARD)),
    "blast-shielding": words(
        armor(2, HOST_CARD),
        after(
            AFTER_USED,
            ByThatPlayer(
                May(AttachKept(A(creature(beside=IS_HOST)), THIS), There(creature(beside=IS_HOST))),
                HOSTS_CONTROLLER,
            ),
            of=HOST_CARD,
        ),
    ),
    "crewman-jörg": words(
        action(If(There(creature(beside=IS_THIS, house=STAR_ALLIANCE), none=True), Steal(1)))
    ),
    "dæmo-alien": words(fight(LOOKS), destroyed(Steal(1))),
    "hadron-collision": words(play(Unward(A(creature())), Damage(3, IT, pierce=True))),
    "observ-u-max": words(gains(HOST_CARD, fight_reap(Capture(1)))),
    "scout-pete": words(play_fight_reap(LookAt(Top()), May(Discard(KEPT), There(LOOKED)))),
    "securi-droid": words(as_upgrade(keyword(TAUNT, HOST_CARD))),
    "subdue": words(play(Damage(1, A(creature())), Status(STUNNED, IT))),
    "subject-kirby": words(
        play_fight_reap(Lasting((may_play(card(types=CREATURES, not_house=STAR_ALLIANCE)),), THE_NEXT))
    ),
    "survey": words(play(LookAt(Top(2)), Discard(A(LOOKED)))),
    "teleporter-chief-tink": words(action(Swap(A(OTHER_FRIENDLY)), this_turn(may_use(creature()), on=IT))),
    "ant1-10ny": words(ends(TakeAmber(1, THIS, OPPONENT)), play(Capture(InPool(OPPONENT)))),
    "armory-officer-nel": words(after(AFTER_ENTERS, Draw(1), of=upgrade())),
    "away-team": words(destroyed(Archive(Each(upgrade(on=IS_THIS)), put=True))),
    "detention-coil": words(cannot(VERB_FIGHT, HOST_CARD)),
    "hayden-oswin": words(reap(Gain(Count(upgrade(on=IS_THIS))))),
    "lcdr-trigon": words(reap(Discard(Top()), ResolveIcons(IT))),
    "mutagenesis-researcher": words(),
    "new-frontiers": words(
        play(
            ChooseHouse(),
            Reveal(Top(3), keep=True),
            Archive(Each(card(where=IN_DECK, relation=IS_KEPT, house=CHOSEN_HOUSE))),
            Discard(Each(LOOKED)),
        )
    ),
    "particle-sweep": words(
        play(Choose(A(creature())), If(Is(creature(trait="mutant")), Destroy(IT), Damage(2, IT)))
    ),
    "stealthster": words(as_upgrade(keyword(ELUSIVE, HOST_CARD))),
    "ambassador-liu": words(
        action(
            Discard(A(card(FRIENDLY, IN_HAND))),
            If(AnyOf((Is(card(house=DIS)), Is(card(house=SHADOWS)))), Steal(1)),
            If(AnyOf((Is(card(house=LOGOS)), Is(card(house=UNTAMED)))), Gain(2)),
            If(AnyOf((Is(card(house=SANCTUM)), Is(card(house=SAURIAN)))), Capture(3)),
        )
    ),
    "commander-dhrxgar": words(after(AFTER_ATTACHED, Gain(1), of=upgrade(on_or_beside=IS_THIS))),
    "ensign-el-samra": words(action(Reveal(A(card(FRIENDLY, IN_HAND))), ResolveIcons(IT))),
    "hapless-cadet": words(destroyed(Lose(3, OPPONENT))),
    "hold-the-line": words(play(If(MoreCreatures(OPPONENT), Draw(Excess(OPPONENT))))),
    "jon-cargo": words(
        reap(
            Discard(Top()),
            LookAtHand(YOU, reveal=True),
            Archive(Each(card(FRIENDLY, IN_HAND, house=ITS_HOUSE))),
        )
    ),
    "kartanoo": words(reap(Use(A(artifact()), as_yours=True))),
    "matter-maker": words(may_play(card(types=UPGRADES), each=True)),
    "z-force-agent-14": words(fight(Gain(Count(upgrade(on=IS_THIS))))),
    "z-particle-tracker": words(gains(HOST_CARD, fight(Search(A(card(FRIENDLY, IN_DECK, UPGRADES)))))),
    "z-ray-blaster": words(power(3, HOST_CARD), gains(HOST_CARD, before_fight(Damage(3, Neighbours(OTHER))))),
    "z-wave-emitter": words(starts(Status(WARDED, HOST))),
    "dino-alien": words(
        play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature())))),
        fight(LOOKS),
    ),
    "lyco-alien": words(fight(LOOKS)),
    "sacro-alien": words(fight(LOOKS)),
    "techno-alien": words(fight(LOOKS), reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))),
    "umbra-alien": words(fight(LOOKS)),
}
