"""Ekwidon of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

FRIENDLY_TOKEN: Final = creature(FRIENDLY, token=YES)
AN_ICON: Final = OneOf((AsIcon(BonusIcons.CAPTURE), AsIcon(BonusIcons.DAMAGE), AsIcon(BonusIcons.DRAW)))

CARDS: Final[dict[str, Words]] = {
    "æmbitrage": words(keys_cost(1, YOU), refills(1)),
    "antiquities-dealer": words(action(If(There(artifact(FRIENDLY)), Gain(2)))),
    "avid-collecting": words(play(Return(A(FRIENDLY_TOKEN)))),
    "conductor-jărroyă": words(reap(Ready(Each(artifact(FRIENDLY, trait="buggy"))))),
    "corner-the-market": words(
        play(
            Lasting(
                (
                    cannot(VERB_PLAY, card(), OPPONENT),
                    after(
                        AFTER_DISCARDS,
                        ByOpponent(
                            May(
                                Archive(THAT),
                                There(card(FRIENDLY, IN_DISCARD, relation=IS_THAT)),
                            )
                        ),
                        of=card(),
                        by=OPPONENT,
                    ),
                ),
                NEXT_TURN,
            )
        )
    ),
    "cursed-relic": words(cannot(VERB_PLAY, THIS_CARD), cannot(VERB_DISCARD, THIS_CARD)),
    "envoy-of-ekwirrĕ": words(reap(SwapAll(A(creature(beside=IS_THIS))))),
    "flea-market": words(
        action(
            LookAt(AtRandom(card(ENEMY, IN_HAND))),
            May(Pay(1, YOU), AtLeast(InPool(YOU))),
            If(Did(), PlayIt(KEPT, as_yours=True)),
        )
    ),
    "freelancer": words(starts(TakeControl(HOST, ACTIVE_PLAYER), whose=ANY), may_use(HOST_CARD)),
    "insurance-policy": words(
        gains(HOST_CARD, destroyed(If(YourTurn(isnt=True), Gain(4)))), play(Lose(1, YOU))
    ),
    "molluscaller": words(
        reap(
            this_turn(
                power(3, creature(FRIENDLY, name="strange-shell")),
                blank(creature(FRIENDLY, name="strange-shell"), loses=True),
            )
        )
    ),
    "staff-up": words(play(this_turn(replaces(REPLACED_GAIN, MakeTokens(ThatMany(event=True)), YOU)))),
    "talent-scout": words(
        play(
            LookAtHand(),
            PlayIt(A(card(ENEMY, IN_HAND, CREATURES)), as_yours=True),
            TakeControl(THIS, OPPONENT),
        )
    ),
    "the-æmber-road": words(omni(Mark(TRADE), Gain(Marks(TRADE)), TakeControl(THIS, OPPONENT))),
    "token-of-appreciation": words(play(MakeTokens(), Forge(Plus(7, Count(FRIENDLY_TOKEN), minus=True)))),
    "tourist-trap": words(
        play(MakeTokens()), action(SwapControl(Both((A(FRIENDLY_TOKEN), A(creature(ENEMY))))))
    ),
    "transitory-philosopher": words(action(Steal(Count(artifact(ENEMY))))),
    "exchange-program": words(
        play(SwapControl(Both((A(creature(FRIENDLY, flank=YES)), A(creature(ENEMY, flank=YES))))))
    ),
    "exo-shell-system": words(keyword(ELUSIVE, FRIENDLY_TOKEN), play(MakeTokens())),
    "gĕzdrutyŏ-the-arcane": words(action(Steal(2), FlipFacedown(THIS))),
    "gezrăhi-blacksmith": words(starts(ByThatPlayer(OneOf((MakeTokens(), Draw(1)))), whose=ANY)),
    "ikwijĭ-outpost": words(action(Return(A(creature(FRIENDLY)), DECK, top=False), If(Did(), Draw(3)))),
    "market-crash": words(play(Destroy(Each(creature(token=NO))), Chains(2))),
    "niffle-paw": words(
        gains(HOST_CARD, reap(Destroy(THIS), AttachKept(A(creature(other=True)), GIVER, fallen=True)))
    ),
    "outnegotiate": words(
        play(
            Choose(A(card(ENEMY, IN_DISCARD))),
            Steal(Icons(BonusIcons.AMBER, hit=False)),
            Return(IT, DECK, top=False),
        )
    ),
    "pull-up-stakes": words(play(ShuffleIn(Some(2, creature(FRIENDLY))), Return(Some(4, creature(ENEMY))))),
    "puzzling-trinket": words(icon_may(AN_ICON, BonusIcons.AMBER)),
    "sandhopper": words(
        action(
            Return(A(creature(FRIENDLY))),
            If(
                Did(),
                May(
                    PlayIt(A(card(FRIENDLY, IN_HAND, CREATURES, not_house=EKWIDON))),
                    There(card(FRIENDLY, IN_HAND, CREATURES, not_house=EKWIDON)),
                ),
            ),
        )
    ),
    "scrapscrounger": words(
        reap(
            Choose(A(card(FRIENDLY, IN_DISCARD, ARTIFACTS)), keep=True),
            SwapWithHand(A(card(FRIENDLY, IN_HAND))),
        )
    ),
    "shĭzyokŭ-swopper": words(fight(SwapControl(Both((THIS, Survivors(IS_OTHER)))))),
    "trade-secrets": words(
        play(Discard(AnyNumber(card(FRIENDLY, IN_HAND, house=EKWIDON))), Steal(CountIt()))
    ),
    "tya-arhĭ-esquire": words(gains(creature(FRIENDLY, token=NO), destroyed(MakeTokens()))),
    "uncommon-currency": words(action(SwapControl(Both((THIS, A(artifact(ENEMY))))))),
    "auction-off": words(play(Purge(A(artifact())), Gain(1, THEIR_CONTROLLER))),
    "belligerent-guard": words(enters(ENTERS_READY, THIS_CARD), play(Draw(1, OPPONENT))),
    "closed-door-negotiation": words(
        play(Repeat(Sequence((Draw(1, OPPONENT), Steal(1))), All((Did(), MoreAmber()))))
    ),
    "dthoshră-recruiter": words(reap(MakeTokens())),
    "forced-retirement": words(play(Destroy(A(creature())), If(Did(), Gain(1, THEIR_CONTROLLER)))),
    "gemcoat-vendor": words(action(Steal(1), Damage(1, THIS))),
    "general-ză-orhă": words(play(MakeTokens(ForgedKeys(OPPONENT)))),
    "generous-offer": words(play(Destroy(A(creature(FRIENDLY))), If(Did(), Steal(2)))),
    "hire-on": words(play(MakeTokens(), If(AtLeast(Plus(InPool(YOU), InPool(OPPONENT)), 6), Archive(THIS)))),
    "mass-buyout": words(play(Destroy(Each(creature())), GainForEach(half=True))),
    "ornate-talking-tray": words(omni(Destroy(THIS), MakeTokens())),
    "shopping-spree": words(play(Discard(Each(card(FRIENDLY, IN_HAND))), Draw(CountIt()))),
    "shrewd-investor": words(play(May(Gain(1, OPPONENT)), If(Did(), Capture(4)))),
    "steward-su-uzyanĕ": words(),
    "the-old-tinker": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), Draw(1))),
    "the-visible-hand": words(play(MakeTokens(2), LookAtHand(YOU, reveal=True))),
    "trading-frenzy": words(play(Capture(3, Both((A(creature(FRIENDLY)), A(creature(ENEMY))))))),
    "shĭgzisŏ-buggy": words(action(Destroy(A(creature(FRIENDLY))), If(Did(), Gain(2)))),
    "shĭsnyasĭ-buggy": words(action(Lose(1, YOU), If(Did(), Draw(3)))),
    "shĭzyokŭ-buggy": words(
        action(
            Reveal(Some(2, card(FRIENDLY, IN_HAND))),
            If(SharedHouse(), Sequence((Discard(IT), MakeTokens()))),
        )
    ),
}
