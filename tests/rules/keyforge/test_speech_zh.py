"""Card texts in Traditional Chinese: whole, without English, and word for word for words that are invented here."""

from __future__ import annotations

import re

import pytest

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
from ludarium.games.keyforge.text.cjk import FINER, GRAMMARS, OWN_WAYS
from ludarium.games.keyforge.text.moments import together
from ludarium.games.keyforge.text.zh_hant import numbered_names
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

LANG = "zh-Hant"
CHINESE = text.language(LANG)
EVERY_LINE = [(name, line) for name in texts() for line in text.text(name, LANG)]
NAMES = sorted(
    {fact.called(LANG) for fact in POOL.cards() if re.search("[A-Za-z]", fact.called(LANG))},
    key=len,
    reverse=True,
)
"""Those in which letters stand: a text may also name cards that cannot be played yet."""


def said(*words: Ability | Constant) -> str:
    """The lines of an invented card with the name of a real one."""
    return " / ".join([CHINESE.line(line, Context(CHINESE, POOL.card("troll"))) for line in together(words)])


def test_no_english_is_left() -> None:
    """Letters stand only in names; X is a number."""
    for name, said in EVERY_LINE:
        line = re.sub(r" X\b", "", said)
        for called in NAMES:
            line = line.replace(called, "")
        assert not re.search(r"[A-Za-zÀ-ÿ_{}]", line), (name, line)


def unquoted(line: str) -> str:
    """A line without the names of cards in which print has a number."""
    for name in numbered_names().values():
        line = line.replace(name, "")
    return line


def test_every_line_is_whole() -> None:
    """Nothing is empty, no mark stands beside another, and spaces stand only beside numbers and names."""
    dotted = [called for called in NAMES if "." in called]
    for name, said in EVERY_LINE:
        line = said
        for called in dotted:
            line = line.replace(called, called.replace(".", ""))
        assert line.endswith(("。", "。」", "。』」", "）")), (name, line)
        assert not re.search(
            r"[，。：、][，。：、]|「」|「，|：。|  |[，。：、「] | [，。：、」]|[,.;]", line
        ), (name, line)
        assert not re.search(
            r"(?<=[\u4e00-\u9fff])\d|\d(?=[\u4e00-\u9fff])|的的|個個|張張", unquoted(line)
        ), (
            name,
            line,
        )


def test_every_trait_has_a_name() -> None:
    traits = GRAMMARS[LANG].traits
    for name in texts():
        assert all(trait in traits for trait in POOL.card(name).traits), name


def test_the_tables_say_the_same_things() -> None:
    """What one language of this kind can say, the other can; each may have a word for the middle of a list, and finer
    sentences that the other one leaves out."""
    text.language("ko")
    chinese, korean = (set(GRAMMARS[lang].words) for lang in (LANG, "ko"))
    assert chinese ^ korean <= {"and.more", "verbs.more", "non.first", *FINER, *OWN_WAYS}
    assert chinese ^ korean >= {"and.more", "verbs.more", "non.first"}
    assert all([finer in chinese | korean for finer in (*FINER, *OWN_WAYS)])
    assert all([plain in chinese & korean for plain in FINER.values()])


SAYINGS = [
    (play(Damage(7, A(creature(ENEMY)))), "打出：對一個敵方生物造成 7 點傷害。"),
    (reap(Draw(5)), "收穫後：抽 5 張牌。"),
    (fight_reap(Steal(4)), "戰鬥後／收穫後：竊取 4 個琥魄。"),
    (omni(Gain(5, OPPONENT), Chains(4)), "萬能：你的對手獲得 5 個琥魄。獲得 4 個枷鎖。"),
    (action(Destroy(A(creature(other=True, house=Houses.DIS)))), "行動：摧毀另一個冥府生物。"),
    (action(Purge(Each(creature(FRIENDLY, other=True, flank=YES)))), "行動：清除每個其他友方側翼生物。"),
    (play(Status(Flags.WARDED, UpTo(4, creature(trait="knight")))), "打出：守護至多 4 個騎士生物。"),
    (play(Damage(4, Together((A(creature(flank=NO)), Neighbours(IT))))), "打出：對一個不在側翼的生物及其每個鄰居各造成 4 點傷害。"),
    (play(Return(Some(3, artifact(ENEMY)))), "打出：將 3 個敵方神器返回各自擁有者的手牌。"),
    (play(Return(A(card(FRIENDLY, cs.IN_DISCARD, cs.ACTIONS)), Zones.DECK)), "打出：將你棄牌堆中的一張行動卡牌放到你的牌庫頂。"),
    (action(ready_and_fight(A(creature(FRIENDLY, damaged=YES)))), "行動：重整一個受傷的友方生物，並以其戰鬥。"),
    (play(Discard(AtRandom(card(ENEMY, cs.IN_ARCHIVES)))), "打出：你的對手從其封存區中隨機棄置一張卡牌。"),
    (play(If(AtLeast(InPool(OPPONENT), 9), Lose(5))), "打出：如果你的對手有 9 個或更多琥魄，你的對手失去 5 個琥魄。"),
    (reap(May(Heal(5, THIS)), If(Did(), Exhaust(THIS))), "收穫後：你可以治療「巨魔」5 點傷害。如果這麼做，橫置「巨魔」。"),
    (play(Reveal(Top()), If(Is(card(house=Houses.MARS)), Archive(IT), Discard(IT))),
     "打出：展示你牌庫頂的一張卡牌。如果該卡牌是火星卡牌，封存該卡牌。否則，棄置該卡牌。"),
    (play(Reveal(AnyNumber(card(FRIENDLY, cs.IN_HAND, house=Houses.LOGOS))), Steal(CountIt())),
     "打出：展示你手牌中任意數量的邏機卡牌。以此法每展示一張卡牌，竊取 1 個琥魄。"),
    (play(ForEach(Count(artifact(ENEMY)), Capture(2, A(creature(FRIENDLY))))),
     "打出：每有一個敵方神器，一個友方生物搶佔 2 個琥魄。"),
    (play(DigFor(card(FRIENDLY, cs.IN_DISCARD, house=Houses.DIS)), If(Did(), Archive(IT))),
     "打出：從你的牌庫頂逐張棄置卡牌，直到棄置一張冥府卡牌或牌庫用盡。如果以此法棄置了一張冥府卡牌，封存該卡牌。"),
    (play(OneOf((Draw(4), Forge(3)))), "打出：選擇一項：• 抽 4 張牌。• 按當前費用 +3 個琥魄鍛造一把鑰匙。"),
    (play(Repeat(Sequence((Draw(1), Lose(1, YOU))), There(creature(ENEMY), none=True))),
     "打出：抽 1 張牌。失去 1 個琥魄。如果場上沒有敵方生物，重複此效果。"),
    (play(ChooseHouse(), this_turn(may_use(creature(FRIENDLY, house=cs.CHOSEN_HOUSE)))),
     "打出：選擇一個勢力。本回合剩餘時間，你可以使用該勢力的友方生物。"),
    (play(Lasting((cannot(Verbs.PLAY, artifact(), OPPONENT),), Durations.NEXT_TURN)), "打出：在你對手的下個回合，你的對手無法打出神器。"),
    (after(Moments.AFTER_DESTROYED, Draw(4), of=creature(ENEMY), fighting=True), "一個敵方生物在與「巨魔」的戰鬥中被摧毀後，抽 4 張牌。"),
    (after(Moments.AFTER_PLAYED, Draw(4), of=creature(trait="robot", other=True), by=YOU), "你打出另一個機器人生物後，抽 4 張牌。"),
    (ends(Draw(2), given=AtLeast(TimesDone(Done.PLAYED), 1, below=True)), "在你的回合結束時，如果你本回合沒有打出卡牌，抽 2 張牌。"),
    (power(4, HOST_CARD, given=OnFlank(host=True)), "只要此生物在側翼，就獲得 +4 力量。"),
    (power(-3, creature(ENEMY, not_house=Houses.DIS)), "每個敵方非冥府生物的力量 −3。"),
    (keys_cost(Count(creature(FRIENDLY)), OPPONENT), "每有一個友方生物，你對手的鍛造費用 +1 個琥魄。"),
    (refills(2), "你在「抽牌」步驟中多補 2 張手牌。"),
    (enters(EntryStates.READY, creature(FRIENDLY, trait="witch")), "友方女巫生物以重整狀態進場。"),
    (cannot(Verbs.PLAY, THIS_CARD, given=AtLeast(InPool(YOU), 4, below=True)), "除非你有 4 個或更多琥魄，否則無法打出「巨魔」。"),
    (gains(HOST_CARD, destroyed(Archive(THIS))), "此生物獲得「被摧毀：封存此生物。」"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "sentence"), SAYINGS, ids=[sentence for _, sentence in SAYINGS])
def test_word_for_word(words: Ability | Constant, sentence: str) -> None:
    assert said(words) == sentence


def test_constants_share_subject_and_verb() -> None:
    assert (
        said(power(2, HOST_CARD), keyword(Keywords.HAZARDOUS, HOST_CARD, 4)) == "此生物獲得 +2 力量與危險 4。"
    )
    assert said(power(2, HOST_CARD), power(-2, creature(ENEMY))).count(" / ") == 1


def test_what_answers_another_card_names_its_own() -> None:
    """Else the other one would seem to capture."""
    other = after(Moments.AFTER_DESTROYED, Capture(1), of=creature(ENEMY))
    assert said(other) == "一個敵方生物被摧毀後，「巨魔」搶佔 1 個琥魄。"
    own = after(Moments.AFTER_ARMOR, Capture(1), of=THIS_CARD)
    assert said(own) == "「巨魔」以護甲防止傷害後，搶佔 1 個琥魄。"


def test_keywords() -> None:
    assert text.text("macis-asp", LANG) == ["游擊。劇毒。"]
    assert text.text("briar-grubbling", LANG) == ["危險 5。"]


def test_a_number_in_a_name_has_no_space() -> None:
    """As print has it; in a sentence numbers stand apart."""
    line = text.text("general-order-24", LANG)[0]
    assert "「24號通令」" in line
    assert said(play(Draw(4))) == "打出：抽 4 張牌。"


def test_uses_to_fight_or_reap_are_uses() -> None:
    """Never 可以以, which a reader stumbles over."""
    for name, line in EVERY_LINE:
        assert not re.search("可以以|可以每有", line), (name, line)
    assert text.text("seeker-of-truth", LANG) == ["戰鬥後：你可以使用一個友方非聖堂生物戰鬥。"]
    assert "使用這些生物逐一戰鬥。" in text.text("scout", LANG)[0]


def test_what_one_may_do_for_each_stands_behind_it() -> None:
    line = text.text("master-the-theory", LANG)[0]
    assert line == "打出：如果場上沒有友方生物，每有一個敵方生物，你可以封存一張卡牌。"


def test_upgrades_are_on_a_card_that_is_named() -> None:
    """What 其 is would not be clear: nothing was spoken of before."""
    assert text.text("hayden-oswin", LANG)[-1] == "收穫後：「海登•歐絲文」上每有一張升級，獲得 1 個琥魄。"


def test_turns_in_which_something_holds() -> None:
    line = text.text("captain-val-jericho", LANG)[0]
    assert line == "在你的每個回合中，只要「瓦爾•耶利哥艦長」在戰線中央，你可以打出一張非當前勢力的卡牌。"


def test_keywords_are_lost_together() -> None:
    assert text.text("niffle-grounds", LANG)[0].endswith("該生物失去嘲諷與閃避。")


def test_of_several_those_damaged_before() -> None:
    """該生物 would not say which of them."""
    line = text.text("festering-touch", LANG)[0]
    assert line.endswith("對其中先前已受傷的生物，改為各造成 3 點傷害。")
    one = play(Damage(1, A(creature()), damaged=3))
    assert said(one).endswith("如果該生物先前已受傷，改為造成 3 點傷害。")


def test_whose_amber_is_captured() -> None:
    assert "搶佔你對手超過 5 個的琥魄" in text.text("bring-low", LANG)[0]
    assert "搶佔你對手所有的琥魄" in " ".join(text.text("sirs-colossus", LANG))


def test_what_each_of_several_gets_is_said_of_each() -> None:
    """在 3 個生物上放置 1 個 would be one for the three of them."""
    assert "在 3 個生物上各放置 1 個" in text.text("primal-relic", LANG)[0]


def test_a_number_of_things_has_its_word() -> None:
    """抽等同於……的牌 is no number of cards; and a number has only one 的 before it."""
    assert "抽數量等同於該生物力量的一半（無條件進位）的牌" in text.text("waste-not", LANG)[0]
    for name, line in EVERY_LINE:
        assert not re.search("等同於[^，。]*的(力量|護甲值)(一半|的)", line), (name, line)
        assert not re.search("抽等同於|的隨機|中的至多|力量一半", line), (name, line)


def test_what_you_do_is_done_to_what_is_yours() -> None:
    assert text.text("sabira-the-medium", LANG)[0].startswith("你將你的棄牌堆洗入你的牌庫後，")
    for name, line in EVERY_LINE:
        assert not re.search("(^|。|：)你(將|從)其", line), (name, line)


def test_of_whom_an_upgrade_speaks() -> None:
    assert text.text("halo-of-enlightenment", LANG)[0].startswith("只要此生物的控制者控制")
    assert text.text("r-evolution", LANG)[0].startswith("此生物以及每個與其同名的生物獲得")
    assert text.text("fortune-reverser", LANG)[1] == "打出：摧毀此生物上的每張其他升級。"


def test_quotations_in_quotations_change_their_marks() -> None:
    line = text.text("pupgrade", LANG)[-1]
    assert "『被摧毀：將「機械犬」作為" in line
    for name, line in EVERY_LINE:
        assert not re.search("『[^』]*『|「[^」『]*「", line), (name, line)


def test_and_is_said_once() -> None:
    for name, line in EVERY_LINE:
        assert not re.search("，並[^，。：「」]*並", line), (name, line)
        assert not re.search("，且[^，。「」]*，且", line), (name, line)


def test_what_is_searched_for_is_a_card() -> None:
    assert "搜尋一張巨人生物卡牌" in text.text("beanstalk", LANG)[-1]
    assert "搜尋一張升級卡牌" in text.text("z-particle-tracker", LANG)[0]


def test_what_was_destroyed_is_counted_as_what_it_is() -> None:
    assert "如果以此法摧毀的生物有 1 個或更多" in text.text("echoing-deathknell", LANG)[0]
    assert "以此法摧毀的卡牌少於 2 張" in text.text("crazy-killing-machine", LANG)[0]


def test_its_neighbours_of_its_house() -> None:
    assert "該生物每有一個同勢力的鄰居，" in text.text("thorium-plasmate", LANG)[0]


def test_what_a_view_says_of_a_word_knows_its_card() -> None:
    shown = ("revo-hooligans", "endless-hordes", "effigy-of-melerukh", "knightapult")
    lines = {REGISTRY.name(word): text.line(word, LANG) for card in shown for word in named(card)}
    assert lines["revo-hooligans.1.1"] == "只要該神器上有顏料指示物，該神器屬於火星勢力。"
    assert lines["endless-hordes.1.1"] == "該生物攻擊時無視嘲諷。"
    assert lines["effigy-of-melerukh.2.1"] == "此神器是力量為 100 的生物。"
    assert "可以以" not in lines["knightapult.1.1"]
