"""Card texts: every word has a phrase in every language, and English is grammatical. The words here are invented."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from ludarium.games.keyforge import text
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.terms import Durations, Flags, Keywords, Moments, Questions, Verbs
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.text.base import Context, Language, UnsaidError, inside
from ludarium.games.keyforge.text.moments import together
from ludarium.games.keyforge.words.amounts import Count, CountIt, InPool, Represented, TimesDone
from ludarium.games.keyforge.words.base import Ability, Amount, Condition, Constant, Effect, Sequence, Target
from ludarium.games.keyforge.words.cards import (
    ARTIFACTS,
    CHOSEN_HOUSE,
    ENEMY,
    FRIENDLY,
    IN_DISCARD,
    IN_HAND,
    IS_IT,
    OPPONENT,
    THAT_PLAYER,
    YES,
    YOU,
)
from ludarium.games.keyforge.words.conditions import (
    All,
    AnyOf,
    AtLeast,
    Did,
    Is,
    MoreCreatures,
    OnFlank,
    There,
)
from ludarium.games.keyforge.words.control import ByOpponent, ChooseHouse, ForEach, If, May, OneOf, Repeat
from ludarium.games.keyforge.words.effects import Capture, Choose, Exalt, Use
from ludarium.games.keyforge.words.harm import FULLY, Damage, Destroy, Exhaust, Heal, Ready, Status
from ludarium.games.keyforge.words.known import IT, THAT, THIS, Neighbours
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Archive, Discard, Purge, Return, Reveal
from ludarium.games.keyforge.words.players import Chains, DigFor, Draw, Gain, LookAtHand, Lose
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    action,
    after,
    armor,
    artifact,
    cannot,
    card,
    creature,
    destroyed,
    ends,
    fight_reap,
    gains,
    keys_cost,
    keyword,
    may_use,
    omni,
    play,
    power,
    ready_and_fight,
    reap,
    this_turn,
)
from ludarium.games.keyforge.words.targets import A, Both, Each, Extreme, Provided, Some, Spread, Top, UpTo

LANGUAGES = [
    lang for lang, (module, _) in text.MODULES.items() if find_spec(f"{text.__name__}.{module}") is not None
]
ENGLISH = text.language("en")


def said(*words: Ability | Constant, name: str = "troll") -> str:
    """The lines of an invented card with the name of a real one."""
    lines = [ENGLISH.line(line, Context(ENGLISH, POOL.card(name))) for line in together(words)]
    return " / ".join(lines)


def used() -> tuple[set[type], set[int]]:
    """The classes of all words, and the questions of all constants, that cards use."""
    classes: set[type] = set()
    questions: set[int] = set()
    for words in texts().values():
        for word in inside(words):
            if isinstance(word, Constant):
                questions.add(word.question)
            elif isinstance(word, (Effect, Target, Amount, Condition)):
                classes.add(type(word))
    return classes, questions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_phrase(lang: str) -> None:
    """In every language that there is, for every word class and every question that some card uses."""
    classes, questions = used()
    language = text.language(lang)
    missing = sorted(word.__name__ for word in classes if word not in language.phrases)
    assert missing == []
    assert sorted(questions - set(language.questions)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_speaks(lang: str) -> None:
    """Each line of each card is whole, and no phrase leaves a hole."""
    for name, words in texts().items():
        lines = text.lines(name, lang)
        assert [word for line, _ in lines for word in line] == list(words)
        for line in text.text(name, lang):
            assert line == line.strip(), name
            assert not re.search(r"  | [.,:;]|[.,:;]{2}|None|\{|\n| -1\b|^[a-z]", line), (name, line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_has_its_line(lang: str) -> None:
    """What a view names can be said: a card's own words and those that it gives."""
    for words in texts().values():
        for word in inside(words):
            if isinstance(word, (Ability, Constant)):
                assert text.line(word, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_halves(lang: str) -> None:
    for name, words in texts().items():
        choices = [word for word in inside(words) if isinstance(word, OneOf)]
        assert [len(halves) for halves in text.modes(name, lang)] == [len(word.parts) for word in choices]


def test_a_word_without_a_phrase_is_an_error() -> None:
    dumb = Language("dumb", {}, {}, ENGLISH.line, ENGLISH.keywords, ENGLISH.modes)
    with pytest.raises(UnsaidError, match="dumb has no phrase for Draw"):
        Context(dumb, POOL.card("troll")).say(Draw(2))
    with pytest.raises(UnsaidError, match=f"question {Questions.POWER}"):
        Context(dumb, POOL.card("troll")).constant(power(1, HOST_CARD))


def test_moments_stand_in_printed_order() -> None:
    assert said(Ability((Moments.REAP, Moments.PLAY), Draw(3))) == "Play/After Reap: Draw 3 cards."
    assert said(omni(Draw(3))).startswith("Omni: ")


def test_number_and_article() -> None:
    assert said(play(Destroy(A(artifact(ENEMY))))) == "Play: Destroy an enemy artifact."
    assert said(play(Destroy(A(creature(other=True))))) == "Play: Destroy another creature."
    assert said(play(Destroy(UpTo(4, creature(trait="knight"))))) == "Play: Destroy up to 4 Knight creatures."
    assert said(play(Chains(1), Chains(2))) == "Play: Gain 1 chain. Gain 2 chains."
    assert said(play(Return(Some(4, artifact())))) == "Play: Return 4 artifacts to their owners’ hands."
    assert (
        said(play(Return(Each(artifact(ENEMY))))) == "Play: Return each enemy artifact to its owner’s hand."
    )


def test_persons() -> None:
    assert said(play(Gain(5, OPPONENT), Gain(5))) == "Play: Your opponent gains 5 Æ. Gain 5 Æ."
    assert said(play(ByOpponent(Gain(5)))) == "Play: Your opponent gains 5 Æ."
    assert said(play(ByOpponent(Lose(5)))) == "Play: You lose 5 Æ."
    richer = If(AtLeast(InPool(OPPONENT), 9), Lose(5))
    assert said(play(richer)) == "Play: If your opponent has 9 Æ or more, they lose 5 Æ."


def test_it_is_what_was_spoken_of_last() -> None:
    hit = Damage(7, A(creature()))
    assert said(play(hit, Exhaust(IT))) == "Play: Deal 7 damage to a creature. Exhaust that creature."
    assert said(play(Discard(Top()), Archive(IT))).endswith("deck. Archive that card.")
    several = said(play(Damage(1, UpTo(2, artifact())), Purge(IT)))
    assert several.endswith("Purge those artifacts.")
    assert said(play(May(hit), If(Did(), Ready(IT)))).endswith("If you do, ready it.")


def test_what_is_chosen_for_the_next_word_is_named_there() -> None:
    tree = play(Choose(A(creature(ENEMY))), Damage(9, Both((IT, Neighbours(IT)))))
    assert said(tree) == "Play: Deal 9 damage to an enemy creature and each of its neighbors."
    counted = play(Choose(A(creature())), Damage(Count(artifact()), IT))
    assert said(counted) == "Play: Choose a creature. Deal 1 damage to that creature for each artifact."


def test_verbs_share_their_object() -> None:
    stunned = play(Status(Flags.STUNNED, A(creature(house=Houses.DIS))), Exhaust(IT), Purge(IT))
    assert said(stunned) == "Play: Stun, exhaust, and purge a Dis creature."
    assert (
        said(action(ready_and_fight(A(creature(ENEMY))))) == "Action: Ready and fight with an enemy creature."
    )
    borrowed = play(Use(A(artifact(ENEMY)), as_yours=True), Purge(IT))
    assert said(borrowed) == "Play: Use an enemy artifact as if it were yours. Purge that artifact."


def test_conditions() -> None:
    assert said(reap(If(There(creature(ENEMY), none=True), Draw(5)))) == (
        "After Reap: If there are no enemy creatures, draw 5 cards."
    )
    often = AtLeast(TimesDone(Done.PLAYED, house=Houses.MARS), 4)
    assert (
        said(reap(If(often, Draw(5))))
        == "After Reap: If you played 4 or more Mars cards this turn, draw 5 cards."
    )
    never = AtLeast(TimesDone(Done.PLAYED, house=Houses.MARS), 1, below=True)
    assert said(cannot(Verbs.USE, THIS_CARD, given=never)) == (
        "You cannot use Troll unless you have played a Mars card this turn."
    )
    kept = play(Reveal(Top()), If(Is(card(house=Houses.MARS)), Archive(IT), Discard(IT)))
    assert said(kept).endswith("If it is a Mars card, archive it. Otherwise, discard it.")


def test_numbers_that_the_board_gives() -> None:
    assert (
        said(play(Draw(Count(creature(ENEMY, flank=YES)))))
        == "Play: Draw a card for each enemy flank creature."
    )
    assert said(play(Purge(Each(artifact())), Draw(CountIt()))).endswith(
        "Draw a card for each artifact purged this way."
    )
    split = play(Damage(5, Spread(Count(artifact()), creature())))
    assert said(split).startswith("Play: For each artifact, deal 5 damage to a creature. (You may choose")
    each_time = play(ForEach(Count(artifact()), May(Draw(2))))
    assert said(each_time) == "Play: For each artifact, you may draw 2 cards."


def test_places() -> None:
    assert said(play(Archive(A(card(FRIENDLY, IN_HAND))))) == "Play: Archive a card."
    assert (
        said(play(Purge(A(card(ENEMY, IN_DISCARD)))))
        == "Play: Purge a card from your opponent’s discard pile."
    )
    assert (
        said(play(Discard(A(card(ENEMY, IN_HAND))))) == "Play: Your opponent discards a card from their hand."
    )
    seen = play(LookAtHand(), Purge(A(card(ENEMY, IN_HAND))))
    assert said(seen) == "Play: Look at your opponent’s hand. Purge a card from it."
    found = play(DigFor(card(FRIENDLY, IN_DISCARD, house=Houses.DIS)), If(Did(), Return(IT)))
    assert said(found).endswith("If you discard a Dis card this way, return it to your hand.")


def test_events() -> None:
    knight = creature(trait="knight", other=True)
    assert (
        said(after(Moments.AFTER_PLAYED, Draw(4), of=knight, by=YOU))
        == "After you play another Knight creature, draw 4 cards."
    )
    assert said(after(Moments.AFTER_ENTERS, Exhaust(THAT), of=creature(ENEMY))) == (
        "After an enemy creature enters play, exhaust that creature."
    )
    assert said(after(Moments.AFTER_DESTROYED, Draw(4), of=creature(), fighting=True)) == (
        "After a creature is destroyed fighting Troll, draw 4 cards."
    )
    assert said(ends(Draw(4))) == "At the end of your turn, draw 4 cards."


def test_what_is_always_so() -> None:
    beasts = creature(FRIENDLY, trait="beast")
    assert said(power(4, beasts), keyword(Keywords.POISON, beasts)) == (
        "Each friendly Beast creature gets +4 power and gains poison."
    )
    assert said(armor(-3, HOST_CARD), keyword(Keywords.ASSAULT, HOST_CARD, 4)) == (
        "This creature gets –3 armor and gains assault 4."
    )
    assert said(power(5, THIS_CARD, given=OnFlank())) == "While Troll is on a flank, it gets +5 power."
    assert said(keys_cost(-2, OPPONENT)) == "Your opponent’s keys cost –2 Æ."
    assert said(power(1, beasts), power(1, HOST_CARD)).count(" / ") == 1


def test_what_a_card_gives_is_quoted() -> None:
    given = gains(HOST_CARD, destroyed(Return(THIS)))
    assert said(keyword(Keywords.TAUNT, HOST_CARD), given, name="phoenix-heart") == (
        "This creature gains taunt and, “Destroyed: Return this creature to its owner’s hand.”"
    )


def test_how_long() -> None:
    assert said(play(this_turn(keyword(Keywords.TAUNT, creature(ENEMY))))) == (
        "Play: For the remainder of the turn, each enemy creature gains taunt."
    )
    fixed = play(Choose(UpTo(3, creature())), this_turn(keyword(Keywords.TAUNT, creature()), on=IT))
    assert said(fixed) == "Play: For the remainder of the turn, up to 3 creatures gain taunt."
    house = play(ChooseHouse(), this_turn(may_use(creature(FRIENDLY, house=CHOSEN_HOUSE))))
    assert said(house).endswith(
        "For the remainder of the turn, you may use friendly creatures of that house."
    )
    heard = play(this_turn(after(Moments.AFTER_REAPS, Draw(4), of=creature())))
    assert said(heard) == "Play: For the remainder of the turn, after a creature reaps, draw 4 cards."
    assert said(play(Lasting((keys_cost(4),), Durations.WHILE_THIS))).endswith(
        "cost +4 Æ until Troll leaves play."
    )


def test_choices_and_repetition() -> None:
    one = play(OneOf((Draw(4), Capture(5, A(creature())))))
    assert said(one) == "Play: Choose one: • Draw 4 cards. • A creature captures 5 Æ."
    again = fight_reap(Repeat(Draw(4), There(creature(relation=IS_IT), none=True)))
    assert said(again).startswith("After Fight/After Reap: Draw 4 cards. If ")
    assert said(again).endswith(", repeat this effect.")


def test_a_card_that_was_just_named_is_it() -> None:
    """In one sentence, and after "if you do"; by the next instruction of its own it is named again."""
    tree = Sequence((Damage(5, THIS), Exhaust(THIS)))
    assert said(play(May(tree))) == "Play: You may deal 5 damage to Troll and exhaust it."
    assert said(play(Damage(5, THIS), If(Did(), Purge(THIS)))) == (
        "Play: Deal 5 damage to Troll. If you do, purge it."
    )
    assert said(play(Damage(5, THIS), Archive(THIS))) == "Play: Deal 5 damage to Troll. Archive Troll."
    assert said(play(Exalt(1, A(artifact())), Status(Flags.ENRAGED, IT), Heal(FULLY, IT))) == (
        "Play: Exalt, enrage, and fully heal an artifact."
    )


def test_what_was_counted_is_named_once() -> None:
    traded = Represented(artifact())
    some = AnyOf((AtLeast(traded, 2, exactly=True), AtLeast(traded, 7, exactly=True)))
    tree = play(If(some, Draw(4)), If(AtLeast(traded, 8), Draw(5)))
    assert said(tree) == (
        "Play: If there are exactly 2 or exactly 7 houses represented among artifacts in play, draw 4 cards."
        " If there are 8 or more, draw 5 cards."
    )
    apart = play(If(AtLeast(traded, 2), Draw(4)), Draw(5), If(AtLeast(traded, 8), Draw(6)))
    assert said(apart).endswith(
        "If there are 8 or more houses represented among artifacts in play, draw 6 cards."
    )


def test_what_is_so_of_either_side_is_said_of_players() -> None:
    richer = cannot(Verbs.PLAY, card(types=ARTIFACTS), given=MoreCreatures(THAT_PLAYER))
    assert (
        said(richer) == "Players cannot play artifacts while they control more creatures than their opponent."
    )
    sides = [
        Provided(There(artifact(side), none=True), Extreme(creature(side), most_powerful=False))
        for side in (FRIENDLY, ENEMY)
    ]
    assert said(play(Exhaust(Both(tuple(sides))))) == (
        "Play: Exhaust the least powerful creature controlled by each player who does not control an artifact."
    )
    uneven = Provided(There(artifact(ENEMY), none=True), Extreme(creature(ENEMY)))
    assert "each player" not in said(play(Exhaust(Both((sides[0], uneven)))))


def test_a_choice_of_gains_says_once_for_how_long() -> None:
    gifts = (keyword(Keywords.TAUNT, THIS_CARD), power(7, THIS_CARD))
    tree = play(OneOf(tuple([this_turn(gift, on=THIS) for gift in gifts])))
    assert said(tree) == "Play: For the remainder of the turn, Troll gains (choose one): taunt or +7 power."
    longer = OneOf((this_turn(gifts[0], on=THIS), Lasting((gifts[1],), Durations.NEXT_TURN, THIS)))
    assert "choose one: •" in said(play(longer)).lower()


def test_an_effect_is_repeated_as_long_as_it_is_possible() -> None:
    both = Purge(Both((A(creature(ENEMY)), A(artifact()))))
    there = All((There(creature(ENEMY)), There(artifact())))
    assert said(play(Repeat(both, there, may=True))).endswith(
        "as long as it is possible to repeat the entire effect."
    )
    assert said(play(Repeat(both, There(artifact()), may=True))).endswith("as long as there is an artifact.")


def test_a_given_ability_is_said_of_its_receiver() -> None:
    """A view names the words that a card gives; their line speaks of "this creature"."""
    (gift,) = texts()["phoenix-heart"]
    assert isinstance(gift, Constant)
    assert "this creature" in text.line(gift.gives[0], "en")
    assert text.line(gift, "en") == text.text("phoenix-heart", "en")[0]
