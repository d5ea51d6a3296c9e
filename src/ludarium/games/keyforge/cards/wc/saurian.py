"""Saurian of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

EXALTS_ITSELF: Final = May(Exalt(1, THIS))

CARDS: Final[dict[str, Words]] = {
    "axiom-of-grisk": words(
        play(Status(WARDED, A(creature())), Destroy(Each(creature(amber=NO))), Chains(2))
    ),
    "brutodon-auxiliary": words(),
    "chant-of-hubris": words(
        play(Choose(A(creature()), keep=True), MoveAmber(1, A(creature(unlike=IS_KEPT))))
    ),
    "imperial-scutum": words(
        armor(2, HOST_CARD), gains(HOST_CARD, destroyed(TakeAmber(FULLY, THIS, SUPPLY)))
    ),
    "imperium": words(play(Status(WARDED, Some(2, creature(FRIENDLY))))),
    "legatus-raptor": words(fight(EXALTS_ITSELF, If(Did(), ready_and_use(A(OTHER_FRIENDLY))))),
    "odoac-the-patrician": words(
        cannot(VERB_STEAL, who=YOU, given=AtLeast(AmberOn())),
        play(Capture(1)),
    ),
    "phalanx-strike": words(
        play(
            RepeatFor(
                Sequence((Choose(A(creature())), Damage(Count(creature(FRIENDLY)), IT))),
                May(Exalt(1, A(creature(FRIENDLY))), There(creature(FRIENDLY))),
            )
        )
    ),
    "praefectus-ludo": words(gains(OTHER_FRIENDLY, destroyed(TakeAmber(FULLY, THIS, SUPPLY)))),
    "questor-jarta": words(reap(EXALTS_ITSELF, If(Did(), Gain(1)))),
    "rhetor-gallim": words(
        play(Lasting((keys_cost(3, OPPONENT),), NEXT_TURN)),
        reap(EXALTS_ITSELF, If(Did(), Lasting((keys_cost(3, OPPONENT),), NEXT_TURN))),
    ),
    "senator-shrix": words(spendable(), play_reap(EXALTS_ITSELF)),
    "the-golden-spiral": words(action(Choose(A(creature(FRIENDLY))), Exalt(1, IT), Ready(IT), Use(IT))),
    "thero-centurion": words(when(PLAY, FIGHT, do=Capture(1))),
    "tribute": words(
        play(
            RepeatFor(
                Capture(2, Extreme(creature(FRIENDLY))),
                May(Exalt(1, IT), There(creature(FRIENDLY))),
            )
        )
    ),
    "tricerian-legionary": words(play(Status(WARDED, A(creature(FRIENDLY))))),
    "ancient-power": words(play(Status(WARDED, Each(creature(FRIENDLY, amber=YES))))),
    "centurion-stenopius": words(
        power(AmberOn(times=3), THIS_CARD),
        play_fight_reap(EXALTS_ITSELF),
    ),
    "city-state-interest": words(play(Capture(1, Each(creature(FRIENDLY))))),
    "draco-praeco": words(
        reap(
            EXALTS_ITSELF,
            If(Did(), Sequence((ChooseHouse(), Status(ENRAGED, Each(creature(house=CHOSEN_HOUSE)))))),
        )
    ),
    "exile": words(play(TakeControl(A(creature(FRIENDLY)), OPPONENT))),
    "gargantodon": words(
        enters(ENTERS_STUNNED, THIS_CARD),
        harmless(THIS_CARD, 4),
        replaces(REPLACED_STEAL, CapturesStolen(Spread(ThatMany(event=True), creature(FRIENDLY)))),
    ),
    "library-of-polliasaurus": words(action(TakeAmber(1, A(creature(FRIENDLY))))),
    "orator-hissaro": words(
        play(
            Choose(Neighbours(THIS)),
            Ready(IT),
            Exalt(1, IT),
            this_turn(belongs(creature(relation=IS_IT), SAURIAN), on=IT),
        )
    ),
    "paraguardian": words(reap(EXALTS_ITSELF, If(Did(), Status(WARDED, Neighbours(THIS))))),
    "philophosaurus": words(
        reap(
            May(
                Sequence((LookAt(Top(3)), Archive(A(LOOKED)), Return(A(LOOKED)), Discard(A(LOOKED)))),
                There(card(FRIENDLY, IN_DECK)),
            )
        )
    ),
    "regrettable-meteor": words(
        play(Destroy(Both((Each(creature(trait="dinosaur")), Each(creature(power_least=6))))))
    ),
    "sic-semper-tyrannosaurus": words(play(Choose(Extreme(creature())), TakeAmber(FULLY, IT), Destroy(IT))),
    "stomp": words(play(Damage(5, A(creature())), If(Died(), Exalt(1, A(creature(FRIENDLY)))))),
    "terrordactyl": words(
        enters(ENTERS_STUNNED, THIS_CARD),
        harmless(THIS_CARD, 4),
        before_fight(Damage(4, Neighbours(OTHER))),
    ),
    "the-callipygian-ideal": words(gains(HOST_CARD, spendable()), play(Exalt(1, HOST))),
    "tribune-pompitus": words(
        power(AmberOn(this=False, times=2), creature(FRIENDLY)), before_fight(EXALTS_ITSELF)
    ),
    "auto-legionary": words(
        action(
            Move(THIS, flank=True),
            Lasting((as_creature(5), may_use(card(relation=IS_THIS))), FOR_GOOD, on=THIS),
        )
    ),
    "cincinnatus-rex": words(
        as_soon_as(There(creature(ENEMY), none=True), Destroy(THIS)),
        fight(EXALTS_ITSELF, If(Did(), Ready(Each(card(FRIENDLY, other=True))))),
    ),
    "city-gates": words(
        action(
            Choose(A(creature(FRIENDLY))),
            If(Is(creature(trait="dinosaur")), Capture(2, IT), Capture(1, IT)),
        )
    ),
    "crassosaurus": words(play(CapturesFromAll(10), If(AtLeast(AmberOn(), 10, below=True), Purge(THIS)))),
    "diplo-macy": words(play(Lasting((gains(creature(), before_fight(Exalt(1, THIS))),), TO_YOUR_TURN))),
    "favor-of-rex": words(play(Resolve(PLAY, A(creature())))),
    "good-of-the-many": words(play(Destroy(Each(creature(kin=NO))))),
    "grimlocus-dux": words(play(Exalt(2, THIS))),
    "imperial-forge": words(play(Forge(Plus(8, AmberOn(among=creature(FRIENDLY)), minus=True)))),
    "imperial-road": words(omni(PlayIt(A(card(FRIENDLY, IN_HAND, CREATURES, house=SAURIAN)), stunned=True))),
    "kompsos-haruspex": words(also_at(creature(FRIENDLY), of=(PLAY,), at=(PLAY, REAP))),
    "livia-the-elder": words(
        reap(
            EXALTS_ITSELF,
            If(Did(), this_turn(also_at(creature(FRIENDLY), of=(FIGHT, REAP), at=(FIGHT, REAP)))),
        )
    ),
    "primus-unguis": words(power(AmberOn(times=2), creature(FRIENDLY)), reap(Exalt(1, THIS))),
    "saurus-rex": words(
        fight_reap(
            If(
                InCenter(),
                Sequence((EXALTS_ITSELF, If(Did(), Search(A(card(FRIENDLY, IN_DECK, house=SAURIAN)))))),
            )
        )
    ),
    "saury-about-that": words(play(Destroy(A(creature())), Gain(1, THEIR_CONTROLLER))),
    "senator-bracchus": words(spendable(creature(FRIENDLY)), fight_reap(Exalt(1, THIS))),
    "sow-salt": words(play(Lasting((cannot(VERB_REAP, creature()),), TO_YOUR_TURN))),
    "spartasaur": words(
        after(AFTER_DESTROYED, Destroy(Each(creature(not_trait="dinosaur"))), of=creature(FRIENDLY)),
        fight(Gain(2)),
    ),
    "tertiate": words(play(Destroy(Both((Third(creature(ENEMY)), Third(creature(FRIENDLY))))))),
    "the-colosseum": words(
        after(AFTER_DESTROYED, Mark(GLORY), of=creature(ENEMY), in_fight=True),
        omni(If(AtLeast(Marks(GLORY), 6), Sequence((Unmark(GLORY, 6), Forge())))),
    ),
    "triumph": words(
        play(
            If(
                There(creature(ENEMY), none=True),
                Sequence(
                    (
                        Exalt(1, Each(creature(FRIENDLY))),
                        If(All((Did(), AtLeast(Count(creature(FRIENDLY)), 6))), Forge(FREE)),
                    )
                ),
            )
        )
    ),
}
