"""Card texts in Korean: whole, without English, with the right particles, and word for word for invented words."""

from __future__ import annotations

import re

import pytest

from ludarium.core.korean import ending
from ludarium.games.keyforge import text
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.terms import (
    Durations,
    EntryStates,
    Flags,
    Keywords,
    Moments,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.text.base import Context
from ludarium.games.keyforge.text.book import named
from ludarium.games.keyforge.text.cjk import GRAMMARS
from ludarium.games.keyforge.text.ko import form
from ludarium.games.keyforge.text.moments import together
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words.amounts import Count, CountIt, InPool, TimesDone
from ludarium.games.keyforge.words.base import Ability, Constant, Sequence
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, NO, OPPONENT, YES, YOU
from ludarium.games.keyforge.words.conditions import AtLeast, Did, Is, OnFlank, There
from ludarium.games.keyforge.words.control import ChooseHouse, ForEach, If, May, OneOf, Repeat
from ludarium.games.keyforge.words.effects import Capture
from ludarium.games.keyforge.words.harm import Damage, Destroy, Exhaust, Heal, Status
from ludarium.games.keyforge.words.known import IT, THIS, Neighbours
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Archive, Discard, Purge, Return, Reveal
from ludarium.games.keyforge.words.players import Chains, DigFor, Draw, Forge, Gain, Lose, Steal
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    action,
    after,
    artifact,
    cannot,
    card,
    creature,
    destroyed,
    ends,
    enters,
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
    refills,
    this_turn,
)
from ludarium.games.keyforge.words.targets import A, AnyNumber, AtRandom, Each, Some, Top, UpTo
from ludarium.games.keyforge.words.targets import Both as Together

LANG = "ko"
KOREAN = text.language(LANG)
EVERY_LINE = [(name, line) for name in texts() for line in text.text(name, LANG)]


def said(*words: Ability | Constant, name: str = "gatekeeper") -> str:
    """The lines of an invented card with the name of a real one."""
    return " / ".join([KOREAN.line(line, Context(KOREAN, POOL.card(name))) for line in together(words)])


def test_no_english_is_left() -> None:
    """Letters stand only in names, and names only in quotation marks; X is a number."""
    for name, line in EVERY_LINE:
        assert not re.search(r"[A-Za-zÀ-ÿ_{}]", re.sub(r"‘[^‘]*’| X\b", "", line)), (name, line)


def test_every_line_is_whole() -> None:
    """Nothing is empty, no mark stands beside another, and no particle gives its two forms."""
    for name, line in EVERY_LINE:
        assert line.endswith((".", ".”", ".)")), (name, line)
        assert not re.search(
            r"  | [.,:’”)]|[.,:][.,:]|‘’|“”|[‘“(] |[(/](를|가|는|와)|[\u3000-\u30ff，。]", line
        ), (name, line)
        assert not re.search(r"(^|[ :]) ?(을|를|은|는|가|과|와) ", line), (name, line)


def test_particles_fit() -> None:
    """The object particle after nouns that end in a consonant and in a vowel."""
    for name, line in EVERY_LINE:
        for word, particle in re.findall(
            r"(생명체|유물|카드|앰버 \d+개|피해 \d+점|체인 \d+개|\d장|하나|손)(을|를) ", line
        ):
            assert (particle == "를") == (ending(word) == "vowel"), (name, line)


def test_every_trait_has_a_name() -> None:
    traits = GRAMMARS[LANG].traits
    for name in texts():
        assert all(trait in traits for trait in POOL.card(name).traits), name


@pytest.mark.parametrize(
    ("clause", "spec", "ending"),
    [
        ("카드를 버립니다", "may", "카드를 버려도 됩니다"),
        ("앰버를 얻습니다", "may", "앰버를 얻어도 됩니다"),
        ("위에 놓습니다", "may", "위에 놓아도 됩니다"),
        ("손을 봅니다", "may", "손을 보아도 됩니다"),
        ("피해를 줍니다\n끝", "and", "피해를 주고\n끝"),
        ("카드를 뽑습니다", "and", "카드를 뽑고"),
        ("유물이 있다", "if", "유물이 있다면"),
        ("로고스 카드이다", "if", "로고스 카드라면"),
        ("앰버가 3개 이상이다", "if", "앰버가 3개 이상이라면"),
        ("유물이 아니다", "if", "유물이 아니라면"),
        ("측면에 있다", "while", "측면에 있는"),
        ("손에서 버렸다", "not", "손에서 버리지 않았다"),
        ("전투로 파괴되었다", "did", "전투로 파괴된"),
        ("나", "이", "내가"),
        ("나", "self", ""),
        ("상대", "self", "상대는 "),
        ("카드 원하는 만큼", "을", "카드를 원하는 만큼"),
    ],
)
def test_verbs_end_as_their_place_asks(clause: str, spec: str, ending: str) -> None:
    assert form(clause, spec) == ending


SAYINGS = [
    (play(Damage(7, A(creature(ENEMY)))), "플레이: 적대적인 생명체 하나에게 피해 7점을 줍니다."),
    (reap(Draw(5)), "수확 후: 카드 5장을 뽑습니다."),
    (fight_reap(Steal(4)), "전투 후/수확 후: 앰버 4개를 탈취합니다."),
    (omni(Gain(5, OPPONENT), Chains(4)), "전능: 상대가 앰버 5개를 얻습니다. 체인 4개를 얻습니다."),
    (action(Destroy(A(creature(other=True, house=Houses.DIS)))), "사용: 다른 디스 생명체 하나를 파괴합니다."),
    (action(Purge(Each(creature(FRIENDLY, other=True, flank=YES)))), "사용: 다른 각 우호적인 측면 생명체를 제거합니다."),
    (play(Status(Flags.ENRAGED, UpTo(4, creature(trait="knight")))), "플레이: 기사 생명체 최대 4개를 격노시킵니다."),
    (play(Damage(4, Together((A(creature(flank=NO)), Neighbours(IT))))),
     "플레이: 측면에 있지 않은 생명체 하나와 그 생명체의 각 이웃에게 각각 피해 4점을 줍니다."),
    (play(Return(Some(3, artifact(ENEMY)))), "플레이: 적대적인 유물 3개를 각 소유자의 손으로 되돌립니다."),
    (play(Return(A(card(FRIENDLY, cs.IN_DISCARD, cs.ACTIONS)), Zones.DECK)),
     "플레이: 내 버림 더미에 있는 행동 카드 1장을 내 덱 맨 위에 놓습니다."),
    (action(ready_and_fight(A(creature(FRIENDLY, damaged=YES)))),
     "사용: 피해를 입은 우호적인 생명체 하나를 준비시키고 그 생명체로 전투합니다."),
    (play(Discard(AtRandom(card(ENEMY, cs.IN_ARCHIVES)))), "플레이: 상대가 보관 영역에서 무작위로 카드 1장을 버립니다."),
    (play(If(AtLeast(InPool(OPPONENT), 9), Lose(5))), "플레이: 상대의 앰버가 9개 이상이라면, 상대가 앰버 5개를 잃습니다."),
    (reap(May(Heal(5, THIS)), If(Did(), Exhaust(THIS))),
     "수확 후: ‘문지기’의 피해 5점을 회복해도 됩니다. 그렇게 했다면, ‘문지기’를 소진시킵니다."),
    (play(Reveal(Top()), If(Is(card(house=Houses.MARS)), Archive(IT), Discard(IT))),
     "플레이: 내 덱 맨 위 카드 1장을 공개합니다. 그 카드가 마스 카드라면, 그 카드를 보관합니다. 그렇지 않다면, 그 카드를 버립니다."),
    (play(Reveal(AnyNumber(card(FRIENDLY, cs.IN_HAND, house=Houses.LOGOS))), Steal(CountIt())),
     "플레이: 내 손에 있는 로고스 카드를 원하는 만큼 공개합니다. 이 방법으로 공개한 카드 1장마다 앰버 1개를 탈취합니다."),
    (play(ForEach(Count(artifact(ENEMY)), Capture(2, A(creature(FRIENDLY))))),
     "플레이: 적대적인 유물 하나마다 우호적인 생명체 하나가 앰버 2개를 포획합니다."),
    (play(DigFor(card(FRIENDLY, cs.IN_DISCARD, house=Houses.DIS)), If(Did(), Archive(IT))),
     "플레이: 디스 카드를 버리거나 카드가 다 떨어질 때까지 내 덱 맨 위에서 카드를 1장씩 버립니다. 이 방법으로 디스 카드를 버렸다면, 그 카드를 보관합니다."),
    (play(OneOf((Draw(4), Forge(3)))),
     "플레이: 다음 중 하나를 선택합니다: • 카드 4장을 뽑습니다. • 현재 비용 +3으로 열쇠 1개를 제작합니다."),
    (play(Repeat(Sequence((Draw(1), Lose(1, YOU))), There(creature(ENEMY), none=True))),
     "플레이: 카드 1장을 뽑습니다. 앰버 1개를 잃습니다. 플레이 영역에 적대적인 생명체가 없다면, 이 효과를 반복합니다."),
    (play(ChooseHouse(), this_turn(may_use(creature(FRIENDLY, house=cs.CHOSEN_HOUSE)))),
     "플레이: 세력 하나를 선택합니다. 이 차례 동안, 그 세력의 우호적인 생명체를 사용해도 됩니다."),
    (play(Lasting((cannot(Verbs.PLAY, artifact(), OPPONENT),), Durations.NEXT_TURN)),
     "플레이: 상대의 다음 차례 동안, 상대는 유물을 플레이할 수 없습니다."),
    (after(Moments.AFTER_DESTROYED, Draw(4), of=creature(ENEMY), fighting=True),
     "적대적인 생명체가 ‘문지기’와 전투하다가 파괴되고 나면 카드 4장을 뽑습니다."),
    (after(Moments.AFTER_PLAYED, Draw(4), of=creature(trait="robot", other=True), by=YOU),
     "내가 다른 로봇 생명체를 플레이하고 나면 카드 4장을 뽑습니다."),
    (ends(Draw(2), given=AtLeast(TimesDone(Done.PLAYED), 1, below=True)),
     "내 차례 끝에 내가 이 차례에 카드를 플레이하지 않았다면, 카드 2장을 뽑습니다."),
    (power(4, HOST_CARD, given=OnFlank(host=True)), "이 생명체가 측면에 있는 동안, 공격력 +4를 얻습니다."),
    (power(-3, creature(ENEMY, not_house=Houses.DIS)), "디스가 아닌 각 적대적인 생명체는 공격력 −3을 받습니다."),
    (keys_cost(Count(creature(FRIENDLY)), OPPONENT), "우호적인 생명체 하나마다 상대의 열쇠 제작 비용이 앰버 1개만큼 늘어납니다."),
    (refills(2), "내 카드 보충 한도가 2장 늘어납니다."),
    (enters(EntryStates.READY, creature(FRIENDLY, trait="witch")), "우호적인 마녀 생명체는 준비 상태로 플레이 영역에 들어옵니다."),
    (cannot(Verbs.PLAY, THIS_CARD, given=AtLeast(InPool(YOU), 4, below=True)),
     "내 앰버가 3개 이하라면, ‘문지기’를 플레이할 수 없습니다."),
    (gains(HOST_CARD, destroyed(Archive(THIS))), "이 생명체는 “파괴될 때: 이 생명체를 보관합니다.”를 얻습니다."),
]  # fmt: skip


@pytest.mark.parametrize(("words", "sentence"), SAYINGS, ids=[sentence for _, sentence in SAYINGS])
def test_word_for_word(words: Ability | Constant, sentence: str) -> None:
    assert said(words) == sentence


def test_names_carry_their_particles() -> None:
    assert said(omni(Destroy(THIS)), name="potion-of-invulnerability") == "전능: ‘불사의 물약’을 파괴합니다."
    assert said(omni(Destroy(THIS)), name="troll") == "전능: ‘Troll’을 파괴합니다."


def test_constants_share_subject_and_verb() -> None:
    assert (
        said(power(2, HOST_CARD), keyword(Keywords.HAZARDOUS, HOST_CARD, 4))
        == "이 생명체는 공격력 +2와 재해 4를 얻습니다."
    )
    barred = cannot(Verbs.REAP, HOST_CARD)
    assert said(keyword(Keywords.TAUNT, HOST_CARD), barred) == "이 생명체는 도발을 얻고, 수확할 수 없습니다."


def test_what_answers_another_card_names_its_own() -> None:
    """Else the other one would seem to capture."""
    other = after(Moments.AFTER_DESTROYED, Capture(1), of=creature(ENEMY))
    assert said(other, name="troll") == "적대적인 생명체가 파괴되고 나면 ‘Troll’이 앰버 1개를 포획합니다."
    own = after(Moments.AFTER_ARMOR, Capture(1), of=THIS_CARD)
    assert said(own, name="troll") == "‘Troll’이 방어력으로 피해를 막고 나면 앰버 1개를 포획합니다."


def test_keywords() -> None:
    assert text.text("macis-asp", LANG) == ["난전. 맹독."]
    assert text.text("briar-grubbling", LANG) == ["재해 5."]


def test_what_they_are_not_stands_before_how_they_are() -> None:
    """피해를 입은 마스가 아닌 would deny the damage too, and 마스가 아닌 피해를 입은 the damage alone."""
    captors = Each(creature(ENEMY, damaged=YES, not_house=Houses.MARS))
    assert (
        said(play(Exhaust(captors))) == "플레이: 마스가 아니고 피해를 입은 각 적대적인 생명체를 소진시킵니다."
    )
    assert "마스가 아니고 공격력이 더 낮은 생명체 하나" in text.text("exterminate-exterminate", LANG)[0]
    for name, line in EVERY_LINE:
        assert not re.search("아닌 (피해를|공격력이|앰버가)", line), (name, line)


def test_an_event_and_a_condition_have_a_comma_between() -> None:
    line = "내가 생명체를 플레이하고 나면, 상대가 나보다 생명체를 많이 지배하고 있다면, 앰버 1개를 얻습니다."
    assert text.text("harmonia", LANG)[-1] == line
    assert text.text("ragwarg", LANG)[0].startswith("생명체가 수확하고 나면, 이번이 ")
    ended = ends(Draw(2), given=AtLeast(TimesDone(Done.PLAYED), 1, below=True))
    assert said(ended).startswith("내 차례 끝에 내가 ")


def test_brackets_stand_close() -> None:
    assert "1개마다(생텀 제외, 최대 6개) 앰버 1개를" in text.text("free-markets", LANG)[0]
    for name, line in EVERY_LINE:
        assert not re.search(r"마다 \(", line), (name, line)


def test_the_active_player_has_the_word_of_the_glossary() -> None:
    assert "활성화 플레이어가 지배하는 생명체 하나가" in text.text("gargantodon", LANG)[-1]


def test_of_several_those_damaged_before() -> None:
    """그 생명체 would not say which of them."""
    line = text.text("festering-touch", LANG)[0]
    assert line.endswith("그중 이미 피해를 입은 상태였던 생명체에게는 대신 각각 피해 3점을 줍니다.")
    one = play(Damage(1, A(creature()), damaged=3))
    assert said(one).endswith("그 생명체가 이미 피해를 입은 상태였다면, 대신 피해 3점을 줍니다.")


def test_my_amber_was_stolen() -> None:
    assert "내 앰버를 탈취했다면" in text.text("information-exchange", LANG)[0]


def test_names_whose_last_e_is_silent() -> None:
    assert said(omni(Destroy(THIS)), name="buzzle") == "전능: ‘Buzzle’을 파괴합니다."
    assert text.text("noname", LANG)[0] == "제거된 카드 1장마다 ‘Noname’은 공격력 +1을 얻습니다."


def test_stems_in_rieul_get_it_back() -> None:
    """만드고 and 줄어드고 are slips of the pen."""
    assert form("토큰 생명체 1개를 만듭니다", "and") == "토큰 생명체 1개를 만들고"
    assert form("토큰 생명체 1개를 만듭니다", "may") == "토큰 생명체 1개를 만들어도 됩니다"
    assert form("비용이 줄어듭니다", "and") == "비용이 줄어들고"
    for name, line in EVERY_LINE:
        assert not re.search("(만|줄어)드(고|거나|게)", line), (name, line)


def test_several_that_were_spoken_of() -> None:
    """그 생명체 각각 is stiff; what each of them gets has 각각 of its own."""
    assert "그 생명체들을 준비 상태로" in text.text("saurian-egg", LANG)[-1]
    assert "그 생명체들 위에 각각 +1 공격력 토큰 3개를" in text.text("saurian-egg", LANG)[-1]
    assert "생명체 3개 위에 각각 +1 공격력 토큰 1개를" in text.text("primal-relic", LANG)[0]
    for name, line in EVERY_LINE:
        assert not re.search("그 (생명체|카드|유물) 각각[을은과 ](?!에 대해)", line), (name, line)


def test_what_the_opponent_has_chosen_is_that() -> None:
    """상대가 선택한 생명체와 would be what the opponent chose with."""
    line = text.text("general-order-24", LANG)[-1]
    assert "상대가 그 생명체와 세력이 같은 각 생명체를 파괴합니다." in line


def test_what_you_do_is_done_to_what_is_yours() -> None:
    assert text.text("sabira-the-medium", LANG)[0].startswith("내가 내 버림 더미를 내 덱에 섞고 나면 ")
    for name, line in EVERY_LINE:
        assert not re.search("내가 자신의|그 플레이어는 그 플레이어가", line), (name, line)


def test_of_whom_an_upgrade_speaks() -> None:
    assert text.text("halo-of-enlightenment", LANG)[0].startswith("이 생명체를 지배하는 플레이어가 ")
    assert text.text("r-evolution", LANG)[0].startswith("이 생명체 및 이 생명체와 이름이 같은 각 생명체는 ")


def test_quotations_in_quotations_change_their_marks() -> None:
    assert (
        "“이 생명체는 ‘전투 후/수확 후: 카드 1장을 뽑습니다.’를 얻습니다.”" in text.text("calv-1n", LANG)[-1]
    )
    assert "‘파괴될 때: “Pupgrade”를" in text.text("pupgrade", LANG)[-1]


def test_no_token_stands_before_friendly() -> None:
    """우호적인 토큰이 아닌 would be what is no friendly token."""
    assert "토큰이 아닌 우호적인 생명체를 고양하고 나면" in text.text("aedile-tullia", LANG)[0]
    for name, line in EVERY_LINE:
        assert not re.search("(우호적인|각) 토큰이 아닌", line), (name, line)


def test_what_players_get_for_their_own() -> None:
    """Two clauses in a row before a noun, with a comma between them, are no sentence."""
    assert "자신이 지배하던 생명체 중 이 방법으로 파괴한 생명체 하나마다" in text.text("hecatomb", LANG)[0]
    for name, line in EVERY_LINE:
        assert not re.search("이 방법으로 [가-힣]+한, ", line), (name, line)


def test_what_a_view_says_of_a_word_knows_its_card() -> None:
    shown = ("revo-hooligans", "endless-hordes", "effigy-of-melerukh")
    lines = {REGISTRY.name(word): text.line(word, LANG) for card in shown for word in named(card)}
    assert lines["revo-hooligans.1.1"].startswith("그 유물 위에 물감 토큰이 있는 동안, 그 유물은 ")
    assert lines["endless-hordes.1.1"] == "그 생명체는 공격할 때 도발을 무시합니다."
    assert lines["effigy-of-melerukh.2.1"] == "이 유물은 공격력이 100인 생명체입니다."
