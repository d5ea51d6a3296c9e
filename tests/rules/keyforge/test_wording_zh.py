"""How card texts in Traditional Chinese read: where and whose comes before how many, nothing is said of more than it is
true of, and one thing has one wording."""

from __future__ import annotations

import re

import pytest

from ludarium.games.keyforge import text
from ludarium.games.keyforge.cards import texts

LANG = "zh-Hant"
EVERY_LINE = [(name, line) for name in texts() for line in text.text(name, LANG)]


def said(card: str) -> str:
    return " ".join(text.text(card, LANG))


READS = [
    ("away-team", "將「遠征小隊」上的每張升級放入"),
    ("transporter-platform", "一個友方生物與其上的每張升級"),
    ("light-of-the-archons", "此生物上每有一張升級，"),
    ("panpaca-anga", "「潘帕加貓‧安歌」右側的每個生物"),
    ("hoplite-s-dory", "此生物左側每有一個橫置的生物，"),
    ("com-officer-gross", "在「聯絡官格羅斯」與「聯絡官沁絲」之間的每個生物上"),
    ("com-officer-hings", "「聯絡官沁絲」與「聯絡官格羅斯」之間每有一個生物，"),
    ("the-first-scroll", "該玩家控制的每個生物"),
    ("soul-exchange", "摧毀該玩家控制的一個生物。"),
    ("widespread-corruption", "其對手控制的一個生物搶佔該琥魄"),
    ("operative-espion", "該玩家可以使用其控制的一個生物"),
    ("charge", "你打出的每個生物獲得"),
    ("persistence-hunting", "橫置該勢力的每個敵方生物。"),
    ("giant-gnawbill", "摧毀該勢力的一個神器。"),
    ("curse-of-confusion", "橫置當前勢力的每個友方生物。"),
    ("new-frontiers", "封存其中該勢力的每張卡牌。"),
]


@pytest.mark.parametrize(("card", "part"), READS)
def test_where_and_whose_comes_before_how_many(card: str, part: str) -> None:
    assert part in said(card)


def test_each_does_not_seem_to_be_of_a_name() -> None:
    """每個「甲」與「乙」之間的生物 would be each 甲."""
    for name, line in EVERY_LINE:
        assert not re.search(
            "每[個張](其上的|此生物上|該玩家控制|該勢力的|當前勢力的|你打出的|位於|「[^」]*」(上|與))", line
        ), (
            name,
            line,
        )


def test_what_nobody_can_is_said_of_all_of_them() -> None:
    assert "每位玩家都無法鍛造鑰匙" in said("ceaseforge")
    for name, line in EVERY_LINE:
        assert not re.search("每[個張位][^，。：「」都]*無法", line), (name, line)


def test_what_is_there_has_no_number() -> None:
    """場上有一個敵方生物 would not be so of two."""
    assert said("warrior") == "只要場上有敵方生物，Warrior 無法收穫。"
    assert "如果本回合有敵方生物被摧毀" in said("foozle")
    assert "控制衍生生物，" in said("halo-of-enlightenment")
    assert "有另一個友方生物" in said("reassembling-automaton")
    for name, line in EVERY_LINE:
        assert not re.search("(場上|本回合|手牌中)有一[個張][^，。與]*，", line), (name, line)


def test_what_you_control_is_named() -> None:
    assert said("hyde").startswith("收穫後：如果你控制「薇倫」，")
    discovery = said("groundbreaking-discovery")
    assert "如果你控制「威洛克特博士」、「天台實驗室」與「不顧一切的試驗」，" in discovery
    assert "如果你控制力量最高的生物，" in said("the-grand-gord")


def test_what_is_for_each_is_said_of_nothing_else() -> None:
    """The keywords are not gained once for each card."""
    line = text.text("xenos-darkshadow", LANG)[1]
    assert line.startswith(
        "Xenos Darkshadow 獲得突擊、危險與濺射攻擊，且你棄牌堆中每有一張卡牌，就獲得 +1 力量。"
    )
    assert text.text("light-of-the-archons", LANG) == ["此生物上每有一張升級，就獲得 +1 力量與 +1 護甲。"]


def test_who_cannot_hurt_whom() -> None:
    """Never 受到受傷的……造成的傷害."""
    assert "受傷的生物無法對「悚異塞南」造成傷害。" in said("eldritch-synan")
    assert "變異體生物或力量 5 或更高的生物無法對「熾熱英雄」造成傷害。" in said("ardent-hero")


def test_which_creature_is_meant() -> None:
    assert said("essence-entangler").startswith("此生物上每有 1 個琥魄，此生物的力量 −1。")
    assert "每個友方生物上每有 1 個琥魄，該生物獲得 +2 力量" in said("tribune-pompitus")
    assert "如果該生物左側的鄰居與其同勢力，" in said("harmonic-ritual")
    assert "該生物的每個同勢力的鄰居搶佔" in said("taxing-journey")
    assert "與其中任一生物力量相同的生物" in said("quintrino-flux")
    assert "與其中任一生物同勢力的生物" in said("quintrino-warp")
    for name, line in EVERY_LINE:
        assert not re.search("(^|。|：)其每", line), (name, line)


def test_a_house_that_nothing_in_play_has() -> None:
    """場上沒有其卡牌的勢力 would be a house of which that player has none."""
    assert "任一玩家選擇當前勢力後，如果場上沒有該勢力的卡牌，竊取" in said("sci-officer-qincan")


def test_effects_are_named_as_they_stand_on_cards() -> None:
    assert "「打出：」效果視為「打出／收穫後：」效果" in said("kompsos-haruspex")
    assert "不結算其「打出：」效果" in said("bryozoarch")
    for name, line in EVERY_LINE:
        assert not re.search("(打出|收穫後|戰鬥後|被摧毀)」?效果", line), (name, line)


def test_one_wording_for_one_thing() -> None:
    """Creatures are used to fight and reap, stand to the left and the right, and are listed with their neighbours."""
    assert "你使用一個生物戰鬥後，" in said("lieutenant-gorvenal")
    assert "你可以使用至多 2 個友方非星聯生物收穫" in said("j43g3r-v")
    assert "一個生物及其每個同勢力的鄰居" in said("dragnet")
    assert "如果你對手的琥魄數量為奇數" in said("odd-clawde")
    assert "查看你對手的手牌，並棄置其中一張卡牌" in said("abyssal-sight")
    for name, line in EVERY_LINE:
        assert not re.search("[左右](方|邊)|與每個與|你的對手的|如果你的對手的", line), (name, line)


def test_sentences_without_english_in_them() -> None:
    assert said("raider") == "在你的回合中，Raider 獲得劇毒。"
    assert "每位玩家獲得琥魄，數量為以此法被摧毀且由其控制的生物的一半（無條件進位）。" in said("mass-buyout")
    assert said("cauldron-boil") == "打出：對每個生物造成與其上傷害等量的傷害。"
    assert "被打出後、結算其「打出：」效果之前，" in said("encounter-suit")
    assert "獲得被展示生物的文字框" in said("creed-of-nurture")
    assert said("near-future-lens").startswith("持續展示你牌庫頂的卡牌。")
    assert said("kaupe") == "你的對手每回合每種類型的卡牌最多只能打出 1 張。"
    assert "本回合下一次有友方生物進場時" in said("knightapult")
    assert "「地神龜」原本在戰線中的位置" in said("gebuk")
    assert "友方生物中每有一種不同的力量值，" in said("sabotage-mission")


def test_who_gains_for_what_it_has_is_said_once() -> None:
    assert said("knoxx") == "「諾克斯」每有一個相鄰的生物，就獲得 +3 力量。"
    assert "Cincinnatus Resurrexit 上每有 1 個琥魄，就獲得 +1 力量。" in said("cincinnatus-resurrexit")
    assert said("marmo-swarm") == "你每有 1 個琥魄，「土鼠群」獲得 +1 力量。"
    for name, line in EVERY_LINE:
        assert not re.search("(「[^」]*」|此生物)上?每有[^，。]*，\\1獲得", line), (name, line)


def test_what_chance_picks_is_discarded_from_a_hand() -> None:
    assert "從你的手牌中隨機棄置 2 張卡牌。" in said("nogi-smartfist")
    assert "從你的手牌中隨機棄置一張卡牌。" in said("cadet-allison")
    assert "每位玩家從其手牌中隨機棄置一張卡牌。" in said("squallmaster")
    for name, line in EVERY_LINE:
        assert not re.search("棄置你手牌中隨機|隨機棄置 1 張", line), (name, line)


def test_which_of_the_cards_looked_at() -> None:
    """The one that was taken is no longer among them."""
    assert "將其中一張放入你的手牌。將另一張放到你的牌庫底。" in said("xeno-bot")
    assert "封存其中一張，將另一張放入你的手牌，並棄置最後一張。" in said("philophosaurus")


def test_two_descriptions_of_a_card_are_parted() -> None:
    assert "封存每張以此法展示且與該卡牌同勢力的卡牌" in said("jon-cargo")
    assert "摧毀一個敵方神器，或敵方生化人或機器人生物。" in said("spontaneous-awakening")
