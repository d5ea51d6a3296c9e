"""Geistoid of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

A_DISCARDED_CARD: Final = A(card(where=IN_DISCARD))
LADEN: Final = creature(FRIENDLY, amber=YES)
CLOCKS: Final = creature(FRIENDLY, trait="clock")
DISCARDED: Final = card(FRIENDLY, IN_DISCARD, relation=IS_HIT)
SHADYS: Final = card(FRIENDLY, IN_DISCARD, name="shadys")

CARDS: Final[dict[str, Words]] = {
    "a-strong-feeling": words(play(Ready(Each(LADEN)), TakeAmber(1, Each(creature(FRIENDLY)), SUPPLY))),
    "animating-force": words(
        attaches_to(artifact()),
        play(
            TakeControl(HOST),
            Lasting((as_creature(4), keyword(VERSATILE, creature())), WHILE_THIS, on=HOST),
        ),
        scrap(Gain(1)),
    ),
    "call-of-need": words(play(Search(A(card(FRIENDLY, IN_DECK)), DISCARD, reveal=False))),
    "dark-memento": words(
        starts(If(Haunted(isnt=True), DiscardUntil(Haunted()))),
        scrap(
            Repeat(
                Sequence((ChoosePlayer(), Discard(Top(who=THAT_PLAYER)))),
                Haunted(THAT_PLAYER, isnt=True),
            )
        ),
    ),
    "empathic-malice": words(
        play(Capture(3, A(creature(FRIENDLY))), If(Haunted(), Return(THIS, DECK, top=False)))
    ),
    "future-is-past": words(play(SwapPiles(EACH_PLAYER))),
    "island-of-misfit-toys": words(
        action(Return(Each(card(FRIENDLY, IN_DISCARD, house=GEISTOID))), Purge(THIS))
    ),
    "junkyard-cemetery": words(
        haunts(AtLeast(Plus(ZoneSize(PURGED), ZoneSize(DISCARD)), 10)),
        action(Purge(A(card(FRIENDLY, IN_DISCARD)))),
    ),
    "kaspara": words(
        power(InPool(EACH_PLAYER), THIS_CARD),
        gains(
            creature(FRIENDLY, house=GEISTOID),
            when(PLAY, DESTROYED, do=Gain(1, EACH_PLAYER)),
        ),
    ),
    "mender": words(
        play_reap(
            Purge(A_DISCARDED_CARD),
            Heal(FULLY, Each(creature(trait="robot"))),
            Status(WARDED, Each(creature(trait="robot"))),
        )
    ),
    "miss-chievous": words(
        after(
            AFTER_ENTERS,
            Discard(Top(2, EACH_PLAYER)),
            of=creature(FRIENDLY, house=GEISTOID),
        ),
        reap(PlayIt(Topmost(creature()))),
    ),
    "poltergeistoids": words(
        play(
            Purge(A_DISCARDED_CARD),
            If(
                Did(),
                Sequence((PlayIt(A(card(FRIENDLY, IN_PURGED, CREATURES | ARTIFACTS))), AttachThis(IT))),
            ),
        ),
        upgrade_text(belongs(card(relation=IS_HOST), GEISTOID)),
    ),
    "protective-playmate": words(
        power(6, THIS_CARD, given=Haunted()),
        keyword(ELUSIVE, THIS_CARD, given=Haunted(isnt=True)),
    ),
    "replicative-growth": words(play(this_turn(gains(creature(FRIENDLY), reap(TakeAmber(1, THIS)))))),
    "scooboo": words(instead_of_drawing(Discard(Top(3)), Return(Fallen(IS_THIS, YOU)))),
    "shadys": words(
        action(
            PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES))),
            If(Is(card(name="purse-a-phone")), Destroy(THIS)),
        )
    ),
    "synchronizer": words(
        gains(CLOCKS, destroyed(MoveMarks(TIME, GIVER, half=True))),
        omni(MoveMarks(TIME, A(CLOCKS))),
    ),
    "varad-the-indulgent": words(
        power(AmberOn(), THIS_CARD),
        after(AFTER_FIGHTS, Capture(1, THIS), of=creature(FRIENDLY, house=GEISTOID, other=True)),
    ),
    "well-of-memory": words(
        play(
            Purge(AnyNumber(card(FRIENDLY, IN_HAND))),
            ForEach(CountIt(), Return(A(card(FRIENDLY, IN_DISCARD)))),
        ),
        action(Destroy(THIS)),
    ),
    "boiler": words(
        destroyed(Damage(6, Each(creature(ENEMY, flank=YES)))), scrap(Damage(1, Each(creature(ENEMY))))
    ),
    "cursed-tomb": words(
        gains(creature(amber=NO), destroyed(Purge(THIS))),
        as_soon_as(There(creature(), none=True), Purge(THIS)),
    ),
    "dimo-elderghast": words(gains(LADEN, destroyed(If(Haunted(), Gain(AmberOn()))))),
    "echofly": words(
        action(Return(A(card(FRIENDLY, IN_DISCARD, ACTIONS)))),
        scrap(Archive(Topmost(card(types=ACTIONS)))),
    ),
    "energy-vampirism": words(
        play(
            Capture(1, A(creature()), own_side=True),
            Damage(1, Spread(AmberOn(this=False), creature())),
        )
    ),
    "infiltrator": words(ends(Destroy(Neighbours(THIS)))),
    "phantasmal-visit": words(
        play(Choose(A(creature())), Status(STUNNED, IT), Exhaust(IT), If(Haunted(), Archive(THIS)))
    ),
    "plow-sword": words(
        action(
            Return(A(card(where=IN_DISCARD, types=CREATURES)), DECK, top=False),
            If(Did(), Damage(3, A(creature()))),
        )
    ),
    "return-to-rubble": words(
        play(ShuffleIn(Top(10, zone=DISCARD), YOU), If(Did(), Destroy(Each(creature()))))
    ),
    "singing-scythe": words(
        any_time(Return(Fallen(IS_THIS, YOU)), given=Haunted()),
        gains(HOST_CARD, reap(If(Haunted(), Purge(A_DISCARDED_CARD)))),
    ),
    "soul-vial": words(gains(LADEN, destroyed(Archive(THIS)))),
    "spontaneous-awakening": words(
        play(
            If(
                Haunted(OPPONENT),
                Sequence(
                    (
                        Destroy(Either(artifact(ENEMY), creature(ENEMY, trait="cyborg", or_trait="robot"))),
                        If(Did(), Sequence((PlayIt(Fallen(IS_IT)), AttachThis(IT)))),
                    )
                ),
            )
        ),
        upgrade_text(belongs(card(relation=IS_HOST), GEISTOID)),
    ),
    "tangler": words(
        reap(Choose(A(creature())), Status(STUNNED, Both((IT, Neighbours(IT))))),
        scrap(Status(STUNNED, A(creature()))),
    ),
    "thoughtcatcher": words(gains(LADEN, destroyed(Draw(1)))),
    "tribute-collector": words(when(PLAY, FIGHT, do=Capture(1, A(creature(FRIENDLY))))),
    "veil-of-ectoplasm": words(
        play(ForEach(Count(card(FRIENDLY, IN_DISCARD, house=GEISTOID)), Capture(1, A(creature(FRIENDLY)))))
    ),
    "be-our-geist": words(play(PlayIt(A(card(where=IN_DISCARD, types=CREATURES, haunted=YES))))),
    "boo": words(play(ChoosePlayer(), Discard(Top(10, THAT_PLAYER)))),
    "darklamp": words(keyword(ELUSIVE, LADEN), play(Capture(1))),
    "hallowed-eve-festival": words(
        play(Discard(Top(5)), ForEach(CountIt(cards=card(house=GEISTOID)), Capture(1, A(creature(FRIENDLY)))))
    ),
    "harvest-skimmer": words(reap(Discard(Top()), If(Is(creature()), Gain(1)))),
    "haunted-house": words(starts(If(Haunted(isnt=True), Discard(Top()))), omni(If(Haunted(), Gain(1)))),
    "in-here-somewhere…": words(
        play(If(Haunted(), Archive(Some(2, card(FRIENDLY, IN_DISCARD))), Discard(Top(5))))
    ),
    "junk-restoration": words(
        play(
            Discard(Top(3)),
            May(Return(A(DISCARDED)), There(DISCARDED)),
        )
    ),
    "memette": words(when(PLAY, DESTROYED, do=Archive(Top(zone=DISCARD)))),
    "reaver": words(
        reap(TakeAmber(1, A(creature(FRIENDLY))), If(Did(), Discard(A(card(FRIENDLY, IN_HAND)))))
    ),
    "snippy": words(play(Damage(2, A(creature()))), scrap(Destroy(A(creature(ENEMY, flank=YES))))),
    "touchstone": words(reap(If(Haunted(), Draw(2), Discard(Top(2))))),
    "webstur": words(fight(ForEach(DamageOn(), May(Discard(Top(who=EACH_PLAYER)))))),
    "winds-of-death": words(
        play(Archive(Each(card(where=IN_DISCARD, types=CREATURES))), Destroy(Each(creature())))
    ),
    "ælbia-stray": words(enters(ENTERS_READY, THIS_CARD, given=Haunted()), reap(Capture(1))),
    "ancestral-timekeeper": words(
        ends(
            Mark(TIME, 1, Each(CLOCKS)),
            If(
                AtLeast(Marks(TIME), 12),
                Sequence((Purge(THIS), If(Did(), AnotherTurn()))),
            ),
        )
    ),
    "chronometer": words(
        ends(
            Mark(TIME, 1, Each(CLOCKS)),
            If(
                AtLeast(Marks(TIME), 6),
                Sequence((Destroy(THIS), If(Did(), Purge(A_DISCARDED_CARD)))),
            ),
        )
    ),
    "precocious-fragment": words(reap(If(Haunted(), Gain(1), Discard(Top())))),
    "purse-a-phone": words(keys_cost(-2), destroyed(If(There(SHADYS), Return(A(SHADYS))))),
    "tick-tock": words(
        ends(
            Mark(TIME, 1, Each(CLOCKS)),
            If(
                AtLeast(Marks(TIME), 3),
                Sequence((Destroy(THIS), If(Did(), Archive(UpTo(3, card(FRIENDLY, IN_HAND | IN_DISCARD)))))),
            ),
        )
    ),
    "soultender": words(
        play_reap(
            TakeAmber(FULLY, Each(creature(trait="specter")), SUPPLY),
            Heal(FULLY, Each(creature(trait="specter"))),
            Status(WARDED, Each(creature(trait="specter"))),
        )
    ),
    "immortal-greking": words(
        play(
            TakeControl(A(creature(ENEMY)), anywhere=True),
            Lasting((belongs(creature(), THIS_HOUSE),), WHILE_THIS, on=IT),
        ),
        destroyed(If(Haunted(), Archive(THIS))),
    ),
}
