"""Logos of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

FOR_ANOTHER_CARD: Final = Sequence((Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw())))
DISCARDS_LOGOS: Final = May(
    Discard(A(card(FRIENDLY, IN_HAND | IN_ARCHIVES, house=LOGOS))),
    There(card(FRIENDLY, IN_HAND | IN_ARCHIVES, house=LOGOS)),
)

CARDS: Final[dict[str, Words]] = {
    "auto-encoder": words(after(AFTER_DISCARDS, Archive(Top()), of=card(where=IN_HAND), by=YOU)),
    "bot-bookton": words(reap(PlayIt(Top()))),
    "dæmo-bot": words(reap(FOR_ANOTHER_CARD), destroyed(Steal())),
    "diametric-charge": words(play(Damage(1, A(creature()), splash=2))),
    "eclectic-inquiry": words(play(Archive(Top(2)))),
    "even-ivan": words(action(If(Odd(InPool(OPPONENT), even=True), Steal()))),
    "infomorph": words(),
    "lethologica": words(play(DigFor(card(FRIENDLY, IN_DISCARD, house=LOGOS)), If(Did(), Return(IT)))),
    "munchling": words(fight(DISCARDS_LOGOS, If(Did(), Gain()))),
    "opposition-research": words(play(Lasting((cannot(VERB_REAP, creature(ENEMY)),), NEXT_TURN))),
    "q-mechs": words(play(Draw(1)), destroyed(Archive(THIS))),
    "titan-engineer": words(keys_cost(1, given=OnFlank(isnt=True))),
    "causal-loop": words(play(Archive(A(card(FRIENDLY, IN_HAND))), Archive(THIS))),
    "chronus": words(
        after(
            AFTER_ICON,
            May(Archive(A(card(FRIENDLY, IN_HAND))), There(card(FRIENDLY, IN_HAND))),
            by=YOU,
            icon=BonusIcons.DRAW,
        )
    ),
    "fission-bloom": words(action(Lasting((icons_again(),), THE_NEXT))),
    "forge-compiler": words(
        after(AFTER_FORGES, Destroy(THIS), Status(WARDED, Each(creature(FRIENDLY))), by=OPPONENT)
    ),
    "krrrzzzaaap": words(play(Destroy(Each(creature(not_trait="mutant"))), Chains(1))),
    "mutagenic-serum": words(omni(Destroy(THIS), this_turn(may_use(creature(FRIENDLY, trait="mutant"))))),
    "novu-dynamo": words(starts(DISCARDS_LOGOS, If(Did(), Gain(), Destroy(THIS)))),
    "professor-terato": words(gains(creature(trait="mutant"), reap(Draw()))),
    "adaptoid": words(
        after(
            AFTER_PLAYED,
            OneOf(
                (
                    this_turn(armor(2, THIS_CARD), on=THIS),
                    this_turn(keyword(ASSAULT, THIS_CARD, 2), on=THIS),
                    this_turn(gains(THIS_CARD, fight(Steal())), on=THIS),
                )
            ),
            of=card(icons=YES),
            by=YOU,
        )
    ),
    "animator": words(
        action(Choose(A(artifact())), this_turn(as_creature(3), belongs(creature(), ACTIVE_HOUSE), on=IT))
    ),
    "auto-vac-5150": words(
        action(
            May(Discard(A(card(FRIENDLY, IN_ARCHIVES))), There(card(FRIENDLY, IN_ARCHIVES))),
            If(Did(), Lasting((keys_cost(3),), NEXT_TURN), Archive(A(card(FRIENDLY, IN_HAND)))),
        )
    ),
    "cyber-clone": words(play(PurgeAndResemble(A(creature(other=True))))),
    "library-card": words(
        action(Purge(THIS), If(Did(), this_turn(after(AFTER_PLAYED, Draw(), of=card(), by=YOU))))
    ),
    "mind-over-matter": words(play(Archive(Each(creature()), put=True))),
    "the-archivist": words(archived_faceup(), picks_archives()),
    "it-s-coming": words(play(Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD, CREATURES, half=YES))))),
    "dino-bot": words(play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature())))), reap(FOR_ANOTHER_CARD)),
    "lyco-bot": words(reap(FOR_ANOTHER_CARD)),
    "odd-clawde": words(action(If(Odd(InPool(OPPONENT)), Steal()))),
    "sacro-bot": words(reap(FOR_ANOTHER_CARD)),
    "umbra-bot": words(reap(FOR_ANOTHER_CARD)),
    "xeno-bot": words(
        fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False)), reap(FOR_ANOTHER_CARD)
    ),
    "ultra-gravitron": words(
        play(Archive(Top(5))),
        fight_reap(
            Discard(A(card(FRIENDLY, IN_ARCHIVES))),
            If(Did(), Sequence((Purge(A(creature())), ResolveIcons(IT)))),
        ),
    ),
    "ultra-gravitron2": words(),
}
