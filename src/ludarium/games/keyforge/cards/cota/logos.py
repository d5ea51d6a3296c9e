"""Logos of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "bouncing-deathquark": words(
        play(
            Repeat(
                Destroy(Both((A(creature(ENEMY)), A(creature(FRIENDLY))))),
                All((There(creature(ENEMY)), There(creature(FRIENDLY)))),
                may=True,
                whole=True,
            )
        )
    ),
    "dimension-door": words(play(this_turn(replaces(REPLACED_REAP, Steal(ThatMany(event=True)), YOU)))),
    "effervescent-principle": words(play(LoseHalf(EACH_PLAYER), Chains(1))),
    "foggify": words(play(Lasting((cannot(VERB_FIGHT, creature(ENEMY)),), NEXT_TURN))),
    "help-from-future-self": words(
        play(
            Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD, name="timetraveller"))),
            ShuffleZones(IN_DISCARD),
        )
    ),
    "interdimensional-graft": words(
        play(Lasting((after(AFTER_FORGES, Pay(InPool(OPPONENT)), by=OPPONENT),), NEXT_TURN))
    ),
    "knowledge-is-power": words(play(OneOf((Archive(A(card(FRIENDLY, IN_HAND))), Gain(ZoneSize(ARCHIVES)))))),
    "labwork": words(play(Archive(A(card(FRIENDLY, IN_HAND))))),
    "library-access": words(
        play(this_turn(after(AFTER_PLAYED, Draw(), of=card(other=True), by=YOU)), Purge(THIS))
    ),
    "neuro-syphon": words(play(If(MoreAmber(OPPONENT), Sequence((Steal(), Draw()))))),
    "phase-shift": words(play(Lasting((may_play(card(not_house=LOGOS)),), THE_NEXT))),
    "positron-bolt": words(
        play(
            Choose(A(creature(flank=YES)), keep=True),
            Choose(A(creature(beside=IS_KEPT))),
            Damage(2, IT, also=((3, KEPT), (1, Neighbours(IT, but=KEPT)))),
        )
    ),
    "random-access-archives": words(play(Archive(Top()))),
    "remote-access": words(play(Use(A(artifact(ENEMY)), as_yours=True))),
    "reverse-time": words(play(SwapPiles())),
    "scrambler-storm": words(play(Lasting((cannot(VERB_PLAY, card(types=ACTIONS), OPPONENT),), NEXT_TURN))),
    "sloppy-labwork": words(play(Archive(A(card(FRIENDLY, IN_HAND))), Discard(A(card(FRIENDLY, IN_HAND))))),
    "twin-bolt-emission": words(play(Damage(2, Some(2, creature())))),
    "wild-wormhole": words(play(PlayIt(Top()))),
    "anomaly-exploiter": words(action(Destroy(A(creature(damaged=YES))))),
    "chaos-portal": words(action(ChooseHouse(), Reveal(Top()), If(Is(card(house=CHOSEN_HOUSE)), PlayIt(IT)))),
    "crazy-killing-machine": words(
        action(
            Discard(Top(1, EACH_PLAYER)),
            ForEachCard(HIT, Destroy(A(card(types=CREATURES | ARTIFACTS, house=KEPT_HOUSE)))),
            If(AtLeast(CountIt(), 2, below=True), Destroy(THIS)),
        )
    ),
    "library-of-babble": words(action(Draw())),
    "mobius-scroll": words(action(Archive(THIS), Archive(UpTo(2, card(FRIENDLY, IN_HAND))))),
    "pocket-universe": words(spendable(), action(PutAmber(1, THIS))),
    "spangler-box": words(
        action(Purge(A(creature()), keeps=True), If(Did(), TakeControl(THIS, OPPONENT))),
        if_leaves(PutInPlay(PurgedBy(), owners=True)),
    ),
    "spectral-tunneler": words(
        action(
            Choose(A(creature())),
            this_turn(
                as_flank(creature(relation=IS_IT)), gains(creature(relation=IS_IT), reap(Draw())), on=IT
            ),
        )
    ),
    "strange-gizmo": words(after(AFTER_FORGES, Destroy(Each(card(types=CREATURES | ARTIFACTS))), by=YOU)),
    "the-howling-pit": words(refills(1, EACH_PLAYER)),
    "batdrone": words(fight(Steal())),
    "brain-eater": words(after(AFTER_DESTROYED, Draw(), of=creature(ENEMY), fighting=True)),
    "dextre": words(play(Capture()), destroyed(Return(THIS, DECK))),
    "doc-bookton": words(reap(Draw())),
    "dr-escotera": words(play(Gain(ForgedKeys(OPPONENT)))),
    "dysania": words(play(Discard(Each(card(ENEMY, IN_ARCHIVES))), Gain(CountIt()))),
    "ganymede-archivist": words(reap(Archive(A(card(FRIENDLY, IN_HAND))))),
    "harland-mindlock": words(play(TakeControl(A(creature(ENEMY, flank=YES)), while_this=True))),
    "quixo-the-adventurer": words(fight(Draw())),
    "mother": words(refills(1)),
    "neutron-shark": words(
        when(
            PLAY,
            FIGHT,
            REAP,
            do=Repeat(
                Sequence(
                    (
                        Destroy(
                            Both(
                                (
                                    A(card(ENEMY, types=CREATURES | ARTIFACTS)),
                                    A(card(FRIENDLY, types=CREATURES | ARTIFACTS)),
                                )
                            )
                        ),
                        Discard(Top()),
                    )
                ),
                Is(card(not_house=LOGOS)),
                whole=True,
            ),
        )
    ),
    "novu-archaeologist": words(action(Archive(A(card(FRIENDLY, IN_DISCARD))))),
    "ozmo-martianologist": words(
        fight_reap(OneOf((Heal(3, A(creature(house=MARS))), Status(STUNNED, A(creature(house=MARS))))))
    ),
    "psychic-bug": words(play_reap(LookAtHand())),
    "replicator": words(reap(Resolve(REAP, A(creature(other=True))))),
    "research-smoko": words(destroyed(Archive(Top()))),
    "skippy-timehog": words(play(Lasting((cannot(VERB_USE, who=OPPONENT),), NEXT_TURN))),
    "timetraveller": words(play(Draw(2)), action(ShuffleIn(THIS, YOU))),
    "titan-mechanic": words(keys_cost(-1, given=OnFlank())),
    "vespilon-theorist": words(
        reap(
            ChooseHouse(),
            Reveal(Top()),
            If(Is(card(house=CHOSEN_HOUSE)), Sequence((Archive(IT), Gain())), Discard(IT)),
        )
    ),
    "veylan-analyst": words(after(AFTER_USED, Gain(), of=artifact(), by=YOU)),
    "experimental-therapy": words(may_use(HOST_CARD), play(Status(STUNNED, HOST), Exhaust(HOST))),
    "rocket-boots": words(
        gains(
            HOST_CARD,
            when(
                FIGHT,
                REAP,
                do=If(AtLeast(TimesDone(Done.USED, ANY_PLAYER, this=True), 1, exactly=True), Ready(THIS)),
            ),
        )
    ),
    "transposition-sandals": words(
        gains(
            HOST_CARD,
            action(Swap(A(creature(FRIENDLY, other=True))), this_turn(may_use(creature()), on=IT)),
        )
    ),
}
