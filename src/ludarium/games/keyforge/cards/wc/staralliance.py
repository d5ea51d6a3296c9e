"""Star Alliance of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "armsmaster-molina": words(keyword(HAZARDOUS, creature(beside=IS_THIS), 3)),
    "chief-engineer-walls": words(
        play_fight_reap(
            May(
                Return(
                    Either(card(FRIENDLY, IN_DISCARD, UPGRADES), card(FRIENDLY, IN_DISCARD, trait="robot"))
                )
            )
        )
    ),
    "cloaking-dongle": words(keyword(ELUSIVE, HOST_CARD), keyword(ELUSIVE, creature(beside=IS_HOST))),
    "com-officer-kirby": words(
        play_fight_reap(
            Lasting(
                (may_play(card(types=ACTIONS | ARTIFACTS | UPGRADES, not_house=STAR_ALLIANCE)),), THE_NEXT
            )
        )
    ),
    "commander-chan": words(fight_reap(Use(A(OTHER_FRIENDLY)))),
    "explo-rover": words(as_upgrade(keyword(SKIRMISH, HOST_CARD))),
    "first-officer-frane": words(play_fight_reap(Capture(1, A(creature(FRIENDLY))))),
    "lieutenant-khrkhar": words(),
    "light-of-the-archons": words(
        power(Count(upgrade(on=IS_HOST)), HOST_CARD), armor(Count(upgrade(on=IS_HOST)), HOST_CARD)
    ),
    "medic-ingram": words(play_fight_reap(May(Sequence((Heal(3, A(creature())), Status(WARDED, IT)))))),
    "molina-s-blaster": words(*blaster("armsmaster-molina", May(Damage(3, A(creature()))))),
    "red-alert": words(play(If(MoreCreatures(OPPONENT), Damage(Excess(OPPONENT), Each(creature(ENEMY)))))),
    "sci-officer-qincan": words(
        after(AFTER_HOUSE, Steal(), given=There(card(house=ACTIVE_HOUSE), none=True))
    ),
    "sensor-chief-garcia": words(play_fight_reap(Lasting((keys_cost(2),), NEXT_TURN))),
    "stealth-mode": words(play(Lasting((cannot(VERB_PLAY, card(types=ACTIONS), OPPONENT),), NEXT_TURN))),
    "zap": words(play(Damage(1, Spread(Represented(creature()), creature())))),
    "calv-1n": words(fight_reap(Draw()), as_upgrade(gains(HOST_CARD, fight_reap(Draw())))),
    "cxo-taber": words(fight_reap(this_turn(may_play_or_use(card(not_house=STAR_ALLIANCE))))),
    "force-field": words(gains(HOST_CARD, reap(Status(WARDED, THIS)))),
    "helmsman-spears": words(fight_reap(Discard(AnyNumber(card(FRIENDLY, IN_HAND))), Draw(CountIt()))),
    "information-officer-gray": words(
        play_fight_reap(
            May(
                Reveal(A(card(FRIENDLY, IN_HAND, not_house=STAR_ALLIANCE))),
                There(card(FRIENDLY, IN_HAND, not_house=STAR_ALLIANCE)),
            ),
            If(Did(), Archive(IT)),
        )
    ),
    "lay-of-the-land": words(play(LookAt(Top(3)), Return(Each(LOOKED), DECK), Draw())),
    "navigator-ali": words(play_fight_reap(LookAt(Top(3)), Return(Each(LOOKED), DECK))),
    "nurse-soto": words(play_fight_reap(Heal(3, Neighbours(THIS)))),
    "quadracorder": words(keys_cost(Represented(creature(FRIENDLY), most=3), OPPONENT)),
    "quintrino-flux": words(
        play(
            Choose(Both((A(creature(FRIENDLY)), A(creature(ENEMY)))), keep=True),
            Destroy(Both((KEPT, Each(creature(like_power=IS_KEPT))))),
        )
    ),
    "sci-officer-morpheus": words(plays_again(creature())),
    "stunner": words(gains(HOST_CARD, fight_reap(May(Status(STUNNED, A(creature())))))),
    "tactical-officer-moon": words(play(May(OneOf((Rearrange(FRIENDLY), Rearrange(ENEMY)))))),
    "transporter-platform": words(
        action(Choose(A(creature(FRIENDLY))), Return(Both((IT, Each(upgrade(on=IS_IT))))))
    ),
    "universal-translator": words(
        gains(HOST_CARD, fight_reap(Use(A(creature(FRIENDLY, not_house=STAR_ALLIANCE)))))
    ),
    "xenotraining": words(play(ForEach(Represented(creature(FRIENDLY)), Capture(1, A(creature(FRIENDLY)))))),
    "æmbertracker": words(play(Damage(2, Each(creature(ENEMY, amber=YES)), pierce=True))),
    "book-of-leq": words(
        action(Reveal(Top()), If(Is(card(not_house=STAR_ALLIANCE)), ActivateHouse(), EndTurn()))
    ),
    "captain-val-jericho": words(may_play(card(not_house=ACTIVE_HOUSE), given=InCenter())),
    "crash-muldoon": words(
        enters(ENTERS_READY, THIS_CARD),
        action(Use(A(creature(FRIENDLY, beside=IS_THIS, not_house=STAR_ALLIANCE)))),
    ),
    "disruption-field": words(
        keys_cost(Marks(DISRUPTION), OPPONENT),
        gains(HOST_CARD, fight_reap(Mark(DISRUPTION, 1, GIVER))),
    ),
    "doctor-driscoll": words(action(Heal(2, A(creature())), Gain(THAT_MANY))),
    "encounter-suit": words(after(AFTER_PLAYED, Status(WARDED, HOST), of=card(types=ACTIONS), early=True)),
    "forging-an-alliance": words(play(Forge(Plus(7, Represented(card(), most=6), minus=True)))),
    "galactic-census": words(
        play(
            If(
                AnyOf(
                    (
                        AtLeast(Represented(creature()), 3, exactly=True),
                        AtLeast(Represented(creature()), 4, exactly=True),
                    )
                ),
                Gain(1),
            ),
            If(AtLeast(Represented(creature()), 5, exactly=True), Gain(2)),
            If(AtLeast(Represented(creature()), 6), Gain(3)),
        )
    ),
    "general-order-24": words(
        starts(
            If(
                There(creature(FRIENDLY)),
                Sequence((Choose(A(creature(FRIENDLY))), Destroy(Each(creature(house=ITS_HOUSE))))),
                Destroy(THIS),
            )
        ),
        starts(
            If(
                There(creature(ENEMY)),
                ByOpponent(
                    Sequence((Choose(A(creature(FRIENDLY))), Destroy(Each(creature(house=ITS_HOUSE)))))
                ),
                Destroy(THIS),
            ),
            whose=ENEMY,
        ),
    ),
    "operations-officer-yshi": words(gains(creature(beside=IS_THIS), fight_reap(Capture(1)))),
    "peace-accord": words(
        after(AFTER_FIGHTS, Lose(4, THAT_PLAYER), Destroy(THIS)), play(Gain(2, EACH_PLAYER))
    ),
    "plasma-nozzle": words(gains(HOST_CARD, before_fight(Damage(2, OTHER, splash=2)))),
    "psionic-officer-lang": words(after(AFTER_REAPS, Archive(Top()), of=creature(ENEMY))),
    "quixxle-stone": words(
        cannot(VERB_PLAY, card(types=CREATURES), given=MoreCreatures(THAT_PLAYER)),
    ),
    "special-agent-fingers": words(action(Steal())),
    "tachyon-pulse": words(play(Destroy(Each(artifact())), Exhaust(Each(creature(upgraded=YES))))),
    "techivore-pulpate": words(after(AFTER_HOUSE, Destroy(Each(artifact(house=ACTIVE_HOUSE))))),
    "uncharted-lands": words(
        gains(creature(house=STAR_ALLIANCE), reap(TakeAmber(1, GIVER))), play(Exalt(6, THIS))
    ),
    "united-action": words(
        play(this_turn(may_play(card(house=YOUR_HOUSES), each=True), cannot(VERB_USE, who=YOU)))
    ),
    "we-can-all-win": words(play(Lasting((keys_cost(-2),), THROUGH_YOUR_TURN))),
    "chan-s-blaster": words(*blaster("commander-chan", May(Use(A(creature(FRIENDLY, unlike=IS_HOST)))))),
    "frane-s-blaster": words(*blaster("first-officer-frane", TakeAmber(FULLY, HOST))),
    "garcia-s-blaster": words(*blaster("sensor-chief-garcia", Steal())),
    "ingram-s-blaster": words(*blaster("medic-ingram", Heal(FULLY, A(creature())))),
    "khrkhar-s-blaster": words(*blaster("lieutenant-khrkhar", Status(WARDED, HOST))),
    "kirby-s-blaster": words(*blaster("com-officer-kirby", Draw(2))),
    "qincan-s-blaster": words(*blaster("sci-officer-qincan", May(Archive(A(creature()))))),
    "walls--blaster": words(
        *blaster("chief-engineer-walls", ForEach(Count(upgrade(on=IS_HOST)), Status(STUNNED, A(creature()))))
    ),
}
