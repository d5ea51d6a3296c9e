"""Ekwidon of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "art-project": words(play(Unforge(choose=True), If(Did(), Sequence((Purge(THIS), Draw(10, OPPONENT)))))),
    "azuretooth": words(
        fight_reap(TakeAmber(FULLY, A(creature(FRIENDLY))), TakeControl(IT, OPPONENT)),
    ),
    "curse-of-spontaneity": words(before_draws(Discard(Each(card(FRIENDLY, IN_HAND))))),
    "ekwirrĕ-s-fulcrum": words(
        ends(ByThatPlayer(Sequence((May(Gain(1)), If(Did(), Draw(2, OPPONENT))))), whose=ANY)
    ),
    "elenya-the-charming": words(
        after(AFTER_FORGES, TakeControl(Extreme(creature(FRIENDLY)), OPPONENT), by=YOU)
    ),
    "grisly-exchange": words(play(Return(Top(5, OPPONENT, DISCARD), DECK, top=False), Discard(Top(5)))),
    "midyear-festivities": words(
        play(
            Choose(Some(9, creature())),
            TakeAmber(FULLY, IT, THEIR_CONTROLLER),
            Destroy(IT),
        )
    ),
    "put-in-a-spin": words(
        play(
            Lose(1, YOU),
            If(
                Did(),
                Sequence(
                    (
                        ChooseHouse(),
                        Discard(Top(1, OPPONENT)),
                        If(Is(card(house=CHOSEN_HOUSE)), Gain(4)),
                    )
                ),
            ),
        )
    ),
    "skreel-swarm": words(play(Damage(1, Each(creature(ENEMY)))), scrap(May(Archive(Fallen(IS_THIS, YOU))))),
    "soul-exchange": words(
        play(
            ChoosePlayer(),
            Return(Topmost(creature(), THAT_PLAYER)),
            Destroy(A(creature(of_that_player=True))),
        )
    ),
    "tachyon-manifold": words(action(AnotherTurn(), Draw(10, OPPONENT), Purge(THIS))),
    "zavel-archaeologist": words(
        after(AFTER_PLAYED, Gain(1), of=artifact(), by=YOU, from_pile=True),
        play_reap(
            May(
                PlayIt(A(card(FRIENDLY, IN_DISCARD, ARTIFACTS))), There(card(FRIENDLY, IN_DISCARD, ARTIFACTS))
            )
        ),
    ),
    "bonded-auctioneer": words(
        reap(Destroy(A(artifact())), If(Did(), Gain(1, THEIR_CONTROLLER))), scrap(Return(A(artifact())))
    ),
    "forbidden-tome": words(refills(1, HAUNTED_PLAYERS)),
    "fortune-reverser": words(blank(HOST_CARD), play(Destroy(Each(upgrade(on=IS_HOST, other=True))))),
    "gegrrŏkŭŭ-sapper": words(
        when(PLAY, FIGHT, do=(TakeControl(A(artifact(ENEMY))), TakeControl(THIS, OPPONENT))),
        scrap(Destroy(A(artifact(FRIENDLY))), If(Did(), Destroy(A(artifact(ENEMY))))),
    ),
    "market-fluctuation": words(play(Draw(3, HAUNTED_PLAYERS), DiscardsAtRandom(3, UNHAUNTED_PLAYERS))),
    "pen-pal": words(action(Exhaust(A(creature(ENEMY))), If(Did(), Gain(1, EACH_PLAYER)))),
    "phobivore": words(gains(HOST_CARD, cannot(VERB_USE, THIS_CARD, given=Haunted()))),
    "ravening-morphazoid": words(
        keyword(POISON, THIS_CARD, given=Haunted()),
        keyword(SKIRMISH, THIS_CARD, given=Haunted()),
        fight_reap(Draw(1), Discard(A(card(FRIENDLY, IN_HAND)))),
    ),
    "sandwyrm": words(fight(ShuffleIn(THIS))),
    "technorachnophobia": words(play(Discard(Top(10)), If(AtLeast(OfOneHouse(), 5), Steal(2)))),
    "de-escalation": words(play(Destroy(Each(creature())), ByOpponent(Archive(Top(3))))),
    "estate-sale": words(
        play(Purge(A(card(FRIENDLY, IN_DISCARD, ACTIONS | ARTIFACTS | UPGRADES))), If(Did(), Gain(2)))
    ),
    "historian-li-darkin": words(reap(Return(Top(1, EACH_PLAYER, DISCARD)))),
    "hoaxpitality": words(
        play(
            Choose(A(creature(ENEMY)), keep=True),
            Choose(A(creature(FRIENDLY))),
            this_turn(fixed_power(PowerOf(KEPT), creature()), on=IT),
        )
    ),
    "incarnation-pod": words(
        action(Return(A(card(where=IN_DISCARD)), DECK, top=False)),
        scrap(Purge(Top(1, EACH_PLAYER, bottom=True))),
    ),
    "iron-heidy": words(
        armor(2, THIS_CARD, given=Haunted()), armor(2, creature(beside=IS_THIS), given=Haunted())
    ),
    "legerdemain": words(play(Return(A(creature(damaged=YES))), If(Did(), Gain(1, THEIR_CONTROLLER)))),
    "permanent-record": words(play(Exhaust(A(creature(FRIENDLY))), If(Did(), Steal(2)))),
    "rumor-sower": words(
        reap(Discard(Top(1, OPPONENT)), Status(STUNNED, A(creature(ENEMY, house=HIT_HOUSE))))
    ),
    "security-detail": words(play(Choose(A(creature(FRIENDLY))), Capture(1, Both((IT, Neighbours(IT)))))),
    "siphonapterian": words(
        keyword(TAUNT, THIS_CARD, given=Haunted()), destroyed(If(YourTurn(isnt=True), Gain(2)))
    ),
    "tutor-bin-rillo": words(
        play(Discard(UpTo(3, card(FRIENDLY, IN_HAND))), Draw(1, OPPONENT)), scrap(Draw(1, EACH_PLAYER))
    ),
    "revived-ză-orhă": words(
        play(If(MoreKeys(OPPONENT), Sequence((Forge(), If(Did(), Purge(THIS)))))),
        destroyed(If(Haunted(), Archive(THIS))),
    ),
}
