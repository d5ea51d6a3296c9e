"""Unfathomable of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

A_TOKEN: Final = There(creature(FRIENDLY, token=YES))
CULTISTS: Final = creature(FRIENDLY, name="cultist")
UNREVEALED: Final = card(ENEMY, IN_HAND, unlike=IS_KEPT)

CARDS: Final[dict[str, Words]] = {
    "brackish-shoreline": words(
        after(AFTER_FIGHTS, this_turn(cannot(VERB_READY_STEP, creature()), on=THAT), of=creature())
    ),
    "bryozoarch": words(
        replaces(
            REPLACED_PLAY_EFFECT,
            Destroy(Each(creature(FRIENDLY, on_flank=LEFT))),
            OPPONENT,
            card(types=ACTIONS),
        )
    ),
    "extrematode-infection": words(
        starts(
            Unmark(HATCH, 1),
            If(AtLeast(Marks(HATCH), 1, below=True), Sequence((Destroy(HOST), MakeTokens(3)))),
        ),
        play(Mark(HATCH, 3)),
    ),
    "giltspine-school": words(cannot(VERB_READY_STEP, creature(token=YES)), play(MakeTokens(3))),
    "hypoxia": words(play(Destroy(Each(creature(token=YES))))),
    "offering-to-kiligog": words(
        omni(Destroy(A(creature(FRIENDLY))), If(Did(), Hide(A(card(FRIENDLY, IN_DISCARD, CREATURES))))),
        omni(PutInPlay(Beneath(every=True, named=True), facedown=True)),
    ),
    "plunder": words(
        play(
            Repeat(Reveal(AtRandom(UNREVEALED), keep=True, adds=True), There(UNREVEALED), may=True),
            May(Discard(IT), There(card(ENEMY, IN_HAND, relation=IS_IT))),
        )
    ),
    "primordial-vault": words(
        starts(MakeTokens(named="cultist")),
        action(
            Destroy(Some(4, CULTISTS)),
            If(Did(), Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD, name="tangaika")))),
        ),
    ),
    "sibyl-waimare": words(
        starts(
            ByThatPlayer(Sequence((Discard(Top()), Exhaust(Each(creature(house=ITS_HOUSE)))))), whose=ENEMY
        )
    ),
    "tangaika": words(
        cannot(VERB_PLAY, THIS_CARD, given=AtLeast(Count(CULTISTS), 4, below=True)), fight(Gain(1))
    ),
    "weak-link": words(
        gains(HOST_CARD, keys_cost(6, YOU, given=There(creature(relation=IS_THIS, ready=NO))))
    ),
    "azure-basin-outpost": words(
        action(Return(A(creature(FRIENDLY)), DECK, top=False), If(Did(), Exhaust(Some(3, creature(ENEMY)))))
    ),
    "catch-and-release": words(
        play(
            Return(Each(creature())),
            Discard(AtRandom(card(where=IN_HAND), each=True, down_to=6)),
            Chains(2),
        )
    ),
    "dragnet": words(
        play(Choose(A(creature())), Return(Both((IT, Each(creature(beside=IS_IT, house=ITS_HOUSE))))))
    ),
    "kelping-hands": words(omni(Destroy(THIS), this_turn(keyword(POISON, creature(FRIENDLY))))),
    "physaloha": words(cannot(VERB_READY_STEP, creature(damaged=YES))),
    "soleft": words(destroyed(Destroy(Each(creature(ENEMY, on_flank=LEFT))))),
    "stir-crazy": words(play(Capture(1, Each(creature(ready=YES))))),
    "timoti-the-dammed": words(cannot_forge(who=OPPONENT, given=A_TOKEN), play(MakeTokens())),
    "watch-your-step": words(
        play(
            ChooseHouse(OPPONENT),
            Lasting(
                (
                    after(
                        HOUSE_STEP,
                        MakeTokens(2),
                        Ready(IT),
                        by=OPPONENT,
                        given=ActiveHouse(CHOSEN_HOUSE, isnt=True),
                    ),
                ),
                NEXT_TURN,
            ),
        )
    ),
    "yanthi-ghostfin": words(
        reap(Purge(A(card(where=IN_DISCARD, types=CREATURES))), If(Did(), MakeTokens()))
    ),
    "abyssal-sight": words(
        play(
            Destroy(A(creature(FRIENDLY))),
            If(Did(), Sequence((LookAtHand(), Discard(A(card(ENEMY, IN_HAND)))))),
        )
    ),
    "adult-swim": words(play(Return(Each(creature(power_most=3)), DECK, random=True))),
    "covetous-hema": words(keyword(ELUSIVE, THIS_CARD, given=OnFlank(isnt=True)), play(Capture(3))),
    "crushing-deep": words(play(Lasting((keys_cost(ForgedKeys(OPPONENT, times=3)),), NEXT_TURN))),
    "fathom-reaver": words(refills(-1, OPPONENT, given=A_TOKEN), play(MakeTokens())),
    "initiation": words(play(MakeTokens(), If(AtLeast(ZoneSize(), 4, below=True), Archive(THIS)))),
    "kamalani": words(destroyed(MakeTokens(2))),
    "kelpminder": words(),
    "skullback-crab": words(action(Steal(1))),
    "sunk-cost": words(
        play(
            ChooseHouse(),
            Discard(AtRandom(card(ENEMY, IN_HAND))),
            If(Is(card(house=CHOSEN_HOUSE)), MakeTokens()),
        )
    ),
    "toxicuda-venom": words(keyword(POISON, HOST_CARD)),
    "flounderight": words(destroyed(Destroy(Each(creature(ENEMY, on_flank=RIGHT))))),
}
