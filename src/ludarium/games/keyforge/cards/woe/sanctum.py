"""Sanctum of Winds of Exchange."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "batariel-of-the-grey": words(reap(Ready(Each(creature(name="disciple"))))),
    "friendship": words(
        replaces(REPLACED_WOUND, DividedBeside(), cards=HOST_CARD, given=There(creature(beside=IS_HOST)))
    ),
    "halo-of-enlightenment": words(
        cannot(VERB_ATTACK, HOST_CARD, given=Controls(creature(token=YES), HOSTS_CONTROLLER)),
        play(MakeTokens()),
    ),
    "heavy-subsidies": words(keys_cost(6), gains(creature(), reap(Gain(1)))),
    "renewed-life": words(play(Heal(FULLY, A(creature())), MakeTokens(THAT_MANY))),
    "sariel-the-steadfast": words(cannot(VERB_EXHAUST, creature(FRIENDLY), given=YourTurn(isnt=True))),
    "the-promised-blade": words(
        starts(FewestTakesControl(), whose=ANY), omni(Capture(1, A(creature(FRIENDLY))))
    ),
    "zephon-the-opulent": words(
        cannot(VERB_USE, THIS_CARD, given=AtLeast(Count(creature(FRIENDLY, token=YES)), 2, below=True)),
        play(MakeTokens(2)),
        reap(Gain(2)),
    ),
    "grey-abbess": words(armor(1, creature(FRIENDLY, token=YES)), play(MakeTokens())),
    "hymn-to-duma": words(gains(creature(FRIENDLY), omni(Destroy(THIS), Capture(2, A(creature(FRIENDLY)))))),
    "katerina-the-summoner": words(play_reap(Capture(1)), destroyed(MakeTokens(AmberOn()))),
    "lightbringer-outpost": words(
        action(Return(A(creature(FRIENDLY)), DECK, top=False), If(Did(), Capture(3, A(creature(FRIENDLY)))))
    ),
    "martyr-of-the-vault": words(destroyed(LoseAllBut(7, 5, OPPONENT))),
    "squire-recruitment": words(play(MakeTokens(Count(creature(FRIENDLY, trait="knight"))))),
    "absolve": words(play(Heal(1, Each(creature())), Capture(1, HIT))),
    "battlefield-evangelist": words(fight(MakeTokens())),
    "celestial-gorm": words(omni(Destroy(THIS), Return(Each(artifact(other=True))))),
    "colonel-mariana": words(play(Capture(1, Each(creature(FRIENDLY, trait="knight"))))),
    "kassiel-the-benevolent": words(),
    "knightapult": words(action(Lasting((enters(ENTERS_ANYWHERE, creature(FRIENDLY)),), THE_NEXT))),
    "membership-drive": words(play(MakeTokens(), Gain(Count(creature(FRIENDLY, token=YES))))),
    "muster": words(play(MakeTokens(), If(MoreAmber(), Archive(THIS)))),
    "ostentatious-mount": words(keyword(TAUNT, HOST_CARD), play(Move(HOST))),
    "outflank": words(play(Capture(2, Each(creature(house=SANCTUM, flank=YES))))),
    "pandulf-the-provoker": words(play(Status(ENRAGED, A(creature(ENEMY))))),
    "request-donations": words(play(MakeTokens(), Capture(2, IT))),
    "retribution": words(play(If(MoreCreatures(OPPONENT), Destroy(A(creature(ENEMY)))))),
    "revered-monk": words(armor(Count(creature(beside=IS_THIS, house=SANCTUM), times=2), THIS_CARD)),
}
