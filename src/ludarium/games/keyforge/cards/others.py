"""Cards of other sets: those that rules, regulations and articles speak of."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    # Worlds Collide
    "ghostform": words(keyword(INVULNERABLE, HOST_CARD), gains(HOST_CARD, fight_reap(Archive(GIVER)))),
    # Dark Tidings
    "dr-verokter": words(reap(Return(A(card(FRIENDLY, IN_DISCARD, UPGRADES | ACTIONS)), DECK))),
    "rooftop-laboratory": words(enters(ENTERS_READY, creature(FRIENDLY, trait="scientist"))),
    "reckless-experimentation": words(gains(HOST_CARD, reap(PlayIt(Top())))),
    "groundbreaking-discovery": words(
        play(
            If(
                All(
                    (
                        There(creature(FRIENDLY, name="dr-verokter")),
                        There(artifact(FRIENDLY, name="rooftop-laboratory")),
                        There(upgrade(FRIENDLY, name="reckless-experimentation")),
                    )
                ),
                Sequence((Destroy(Each(card())), Unforge(choose=True), Purge(THIS))),
            )
        )
    ),
    "shield-u-later-evil-twin": words(as_upgrade(no_armor(HOST_CARD), power(-2, HOST_CARD))),
    "shield-u-later": words(as_upgrade(armor(2, HOST_CARD))),
    # Winds of Exchange
    "hallafest": words(
        play(
            Search(UpTo(4, card(FRIENDLY, IN_DECK | IN_DISCARD, trait="bräkken", unlike_name=True))),
            Chains(THAT_MANY),
        )
    ),
    "harmal-atoon": words(gains(creature(FRIENDLY, house=BROBNAR, other=True), destroyed(Return(THIS)))),
    "ged-hammer": words(
        destroyed(Ready(Each(creature(FRIENDLY, house=BROBNAR, other=True))), Status(ENRAGED, IT))
    ),
    "vulka": words(keyword(SPLASH_ATTACK, creature(FRIENDLY, house=BROBNAR))),
    "brikk-nastee": words(after(AFTER_FIGHTS, Gain(1), of=creature(FRIENDLY, house=BROBNAR, other=True))),
    "befuddle": words(
        play(
            ChooseHouse(OPPONENT),
            Lasting((cannot(VERB_PLAY, card(not_house=CHOSEN_HOUSE), OPPONENT),), NEXT_TURN),
        )
    ),
}
