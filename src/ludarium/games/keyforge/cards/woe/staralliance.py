"""Star Alliance of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "cultural-exchange": words(play(ByOpponent(Return(Each(card(FRIENDLY, IN_ARCHIVES)))))),
    "mirror-shell": words(gains(HOST_CARD, fight_reap(TokensCopyThis())), play(MakeTokens())),
    "norbyn-s-cavern": words(
        power(3, creature(FRIENDLY, name="æmberling")),
        keyword(SKIRMISH, creature(FRIENDLY, name="æmberling")),
    ),
    "pupgrade": words(as_upgrade(power(3, HOST_CARD), gains(HOST_CARD, destroyed(UpgradeRises())))),
    "recruiting-station": words(
        omni(ChooseHouse(), Discard(Top()), If(Is(card(house=CHOSEN_HOUSE)), MakeTokens()))
    ),
    "shakedown-sullivan": words(
        reap(
            Choose(A(creature()), keep=True),
            Discard(Top(who=THEIR_CONTROLLER)),
            If(Is(card(house=KEPT_HOUSE)), Gain(1, THEIR_CONTROLLER), Destroy(KEPT)),
        )
    ),
    "stronger-together": words(play(Ready(AmidStrangers(STAR_ALLIANCE)))),
    "temporal-purge": words(play(FlipFaceup(Each(creature(token=YES))))),
    "badge-of-unity": words(belongs(HOST_CARD, STAR_ALLIANCE, also=True)),
    "camaraderie": words(
        play(
            Exhaust(A(creature(FRIENDLY, house=STAR_ALLIANCE))),
            If(Did(), Draw(Count(creature(beside=IS_IT, not_house=STAR_ALLIANCE), times=2))),
        )
    ),
    "collector-boren": words(
        after(AFTER_ATTACHED, Ready(THIS), of=upgrade(on=IS_THIS)),
        play(Return(A(card(FRIENDLY, IN_DISCARD, UPGRADES)))),
    ),
    "fof-transponder": words(gains(HOST_CARD, destroyed(MakeTokens(), AttachKept(IT, GIVER)))),
    "ganymede-outpost": words(
        action(
            Return(A(creature(FRIENDLY)), DECK, top=False),
            If(Did(), Archive(Some(2, card(FRIENDLY, IN_HAND)))),
        )
    ),
    "grunt-work": words(play(LookAt(Top(3)), Return(Each(LOOKED), DECK), MakeTokens())),
    "quintrino-warp": words(
        play(
            Choose(Both((A(creature(FRIENDLY)), A(creature(ENEMY)))), keep=True),
            Destroy(Both((KEPT, Each(creature(house=THEIR_HOUSES))))),
            Chains(1),
        )
    ),
    "sv3-lander": words(
        play(MakeTokens()), omni(Destroy(THIS), this_turn(may_use(creature(FRIENDLY, token=YES))))
    ),
    "cpo-zytar": words(),
    "echo-reflector": words(gains(HOST_CARD, keys_cost(3, OPPONENT))),
    "friendly-guide": words(after(AFTER_USED, May(Use(THIS)), of=creature(beside=IS_THIS), by=YOU)),
    "future-booster": words(omni(LookAt(Top()), May(Return(KEPT, DECK, top=False), There(LOOKED)))),
    "photon-blast": words(play(Damage(2, A(creature()), splash=1), If(Died(one=True), MakeTokens()))),
    "pyr*0": words(as_upgrade(keyword(SPLASH_ATTACK, HOST_CARD, 3))),
    "recorded-history": words(
        play(
            Reveal(OfOtherHouses(3, card(FRIENDLY, IN_HAND))),
            Archive(HIT),
        )
    ),
    "rogue-operation": words(
        play(Discard(Top(2)), Steal(Represented(card(relation=IS_HIT, where=IN_DISCARD))))
    ),
    "scout-chief-korijir": words(play(MakeTokens()), fight_reap(MakeTokens())),
    "specialist-guthrak": words(fight_reap(Capture(Represented(creature(near=IS_THIS))))),
    "teamwork": words(play(MakeTokens(), If(MoreCreatures(OPPONENT), Archive(THIS)))),
    "uplink": words(
        gains(HOST_CARD, action(MakeTokens(Count(creature(beside=IS_THIS, not_house=STAR_ALLIANCE)))))
    ),
}
