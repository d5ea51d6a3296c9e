"""Korean card texts of the later sets: who and which is meant, what is said once, and the order of clauses."""

from __future__ import annotations

import re

import pytest

from ludarium.games.keyforge import text
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.text.ko import finished, form

LANG = "ko"
EVERY_LINE = [(name, line) for name in texts() for line in text.text(name, LANG)]


def of(name: str) -> str:
    return " / ".join(text.text(name, LANG))


def test_after_a_fight_the_foe_has_fought() -> None:
    """전투하는 would be in the fight still."""
    assert "전투 후: ‘Roxador’와 전투한 생명체를 기절시킵니다." in of("roxador")
    assert "전투 후: 이 생명체와 전투한 생명체 위의 앰버 1개를" in of("hand-cannon")
    assert "전투 전: ‘Cowfyne’과 전투하는 생명체의 각 이웃에게" in of("cowfyne")
    for name, line in EVERY_LINE:
        assert not re.search("전투 후: [^:]*전투하는 생명체", line), (name, line)
        assert not re.search("전투 전: [^:]*전투한 생명체", line), (name, line)


def test_a_chosen_creature_is_that_creature_after_it_was_named() -> None:
    assert of("1-2-punch").endswith(
        "선택한 생명체가 기절 상태라면, 그 생명체를 파괴합니다. 그렇지 않다면, 그 생명체를 기절시킵니다."
    )
    assert "선택한 생명체가 공룡 생명체이거나 그 생명체 위에 앰버가 있다면, 그 생명체에게" in of(
        "guji-dinosaur-hunter"
    )
    assert "있다면, 선택한 생명체가 앰버 2개를" in of("monument-to-octavia")  # the condition is about a card
    for name, line in EVERY_LINE:
        assert not re.search("선택한 생명체[^.]*라면, 선택한 생명체", line), (name, line)


def test_what_you_control_by_name() -> None:
    """As with other cards: 지배하고 있다, not a friendly card of that name that is there."""
    assert "내가 ‘빌럼’을 지배하고 있다면, 카드 2장을" in of("hyde")
    assert "내가 ‘박사 베록터’, ‘옥상 실험실’과 ‘무모한 실험’을 지배하고 있다면, " in of(
        "groundbreaking-discovery"
    )
    for name, line in EVERY_LINE:
        assert not re.search("우호적인 ‘[^’]*’[이가] 있다면", line), (name, line)


def test_so_many_are_controlled() -> None:
    """지배하는 앰버가 놓인 생명체 would be Æ that is controlled."""
    assert "그 플레이어가 앰버가 놓인 생명체를 4개 이상 지배하고 있다면, " in of("bracchanalia")
    assert "내가 죄악 생명체를 2개 이상 지배하고 있다면, " in of("envy")
    assert "내가 토큰 생명체를 2개 이상 지배하고 있지 않다면, " in of("zephon-the-opulent")
    assert "토큰 생명체를 지배하고 있는 동안" in of("halo-of-enlightenment")
    for name, line in EVERY_LINE:
        assert not re.search("(내가|상대가|플레이어가) 지배하는 [^,.]*(이상이라면|보다 적다면)", line) or (
            "공격력 합계" in line
        ), (name, line)


def test_there_is_said_once() -> None:
    """내 버림 더미에 있는 … 카드가 있다면 says 있다 twice."""
    assert "내 버림 더미에 언테임드 생명체 카드가 3장 이상 있다면, " in of("low-dawn")
    assert "상대의 손에 미공개 카드가 있는 한, " in of("plunder")
    assert "내 버림 더미에 ‘Open the Seal’이 없다면, " in of("thing-from-the-deep")
    assert form("내 손에 있는 ", "at") == "내 손에 "
    for name, line in EVERY_LINE:
        assert not re.search("에 있는 [^,.]*[이가] ([0-9]+장 이상 )?(있다면|없다면|있는 한)", line), (
            name,
            line,
        )


def test_forging_is_named_after_its_cost() -> None:
    """그렇게 했다면 would be about the sentence that says the cost."""
    for name in ("obsidian-forge", "honors-keysis", "ecto-charge"):
        assert ". 이 방법으로 열쇠를 제작했다면, ‘" in of(name), name
    for name, line in EVERY_LINE:
        assert not re.search("1씩 줄어듭니다[^.]*. 그렇게 했다면", line), (name, line)


def test_who_fights_is_named_where_another_came() -> None:
    assert "‘Stilt-Kin’을 준비시키고 ‘Stilt-Kin’으로 전투합니다." in of("stilt-kin")


def test_an_event_and_a_time_have_a_comma_between() -> None:
    assert of("redhand-registry").startswith("내 앰버가 탈취되고 나면, 상대의 다음 차례 동안, ")
    for name, line in EVERY_LINE:
        assert not re.search("나면 (이|상대의 다음) 차례 동안", line), (name, line)


def test_what_you_do_instead_of_the_opponent() -> None:
    assert "상대가 앰버 1개를 탈취합니다. 그렇지 않다면, 내가 앰버 1개를 탈취합니다." in of("hard-simpson")


def test_of_each_so_much() -> None:
    assert "각 우호적인 생명체 위의 앰버를 1개씩 공급처로 이동합니다." in of("a-strong-feeling")
    assert form("앰버 2개씩", "을") == "앰버를 2개씩"
    for name, line in EVERY_LINE:
        assert not re.search("각 [^.:“]* 위의 앰버 [0-9]+개를", line), (name, line)


def test_what_was_revealed_and_is_more() -> None:
    """이 방법으로 공개한 그 카드 would be the one card that was revealed."""
    assert "이 방법으로 공개한 카드 중 그 카드와 세력이 같은 각 카드를 보관합니다." in of("jon-cargo")
    assert "이 방법으로 공개한 각 생명체 카드를" in of("trojan-sauropod")
    for name, line in EVERY_LINE:
        assert not re.search("이 방법으로 공개한 (그|마스가)", line), (name, line)


def test_at_random_belongs_to_the_verb() -> None:
    assert "내 손에서 무작위로 카드 2장을 버립니다." in of("nogi-smartfist")
    assert "각 플레이어가 자신의 손에서 무작위로 카드 3장을 버립니다." in of("recklessness")
    for name, line in EVERY_LINE:
        assert not re.search("무작위 카드 [0-9]+장을 버", line) or "이나" in line, (name, line)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("binate-rupture", "각 플레이어가 자신의 앰버와 같은 수의 앰버를 얻습니다."),
        ("cybergiant-rig", "이 방법으로 회복한 피해 1점마다 이 생명체 위에 +1 공격력 토큰 1개를 놓습니다."),
        ("captain-val-jericho", "전선 중앙에 있는 동안, 내 차례마다 활성화 세력이 아닌 카드 1장을"),
        ("cauldron-boil", "각 생명체에게 그 생명체가 입은 피해만큼의 피해를 줍니다."),
        ("gargantodon", "탈취될 앰버 1개마다, 대신 활성화 플레이어가 지배하는 생명체 하나가 그 앰버를 포획합니다."),
        ("tactical-officer-moon", "상대의 전선에 있는 생명체를 다시 배열해도 됩니다."),
        ("monument-to-shrix", "그 플레이어의 앰버 저장소에 있는 앰버 1개를"),
        ("dodger-s-10", "상대의 앰버 절반을 탈취합니다."),
        ("j43g3r-v", "스타 얼라이언스가 아닌 우호적인 생명체 최대 2개로 수확해도 됩니다."),
        ("aberrant-warp-event", "상대에 대해 앞의 효과를 반복합니다."),
        ("returning-champion", "‘Returning Champion’이 입은 피해를 모두 다른 생명체 하나로 이동합니다."),
        ("alaka", "내가 이 차례에 생명체로 전투했다면, "),
        ("bryozoarch", "그 ‘플레이:’ 효과를 처리하는 대신, 내 왼쪽 측면에 있는 생명체를"),
        ("blast-shielding", "이 생명체가 사용되고 나면 이 생명체를 지배하는 플레이어는 "),
        ("the-pale-star", "각 생명체의 공격력은 1로, 방어력은 0으로 봅니다."),
        ("varad-the-indulgent", "‘Varad the Indulgent’는 그 위의 앰버 1개마다 공격력 +1을 얻습니다."),
        ("unity-or-discord", "그 생명체들에 부착된 각 업그레이드를"),
        ("spontaneous-awakening", "적대적인 유물이나 적대적인 사이보그 또는 로봇 생명체 하나를"),
        ("ragwarg", "생명체가 수확하고 나면, 이번이 이 차례의 첫 번째 수확이라면, 그 생명체에게"),
        ("collector-worm", "그 생명체가 내 보관 영역을 떠나게 되면, 대신 그 소유자의 손에"),
        ("helper-bot", "이 차례 동안, 로고스가 아닌 카드 1장을 플레이해도 됩니다."),
        ("xeno-knight", "그중 1장을 내 손에 넣습니다. 남은 카드 중 1장을 내 덱 맨 아래에 놓습니다."),
        ("survey", "내 덱 맨 위 카드 2장을 봅니다. 그중 1장을 버립니다."),
        ("good-of-the-many", "같은 전선에 있는 다른 생명체와 특성을 공유하지 않는 각 생명체를"),
        ("watch-your-step", "선택하지 않는다면, 토큰 생명체 2개를 만들고,"),
        ("disciple", "‘Disciple’은 이웃한 수도사 생명체 하나마다 공격력 +1과 방어력 +1을 얻습니다."),
        ("heart-of-the-forest", "자신이 제작한 열쇠가 상대보다 많은 동안, 열쇠를 제작할 수 없습니다."),
        ("the-chosen-one", "상대의 생명체를 준비시키는 대신, 소진 상태인 적대적인 생명체 하나마다"),
        ("rigged-lottery", "이 방법으로 버린 섀도우 카드 1장마다 그 소유자가 앰버 1개를 얻습니다."),
        ("quicksand", "준비 상태인 언테임드 생명체를 지배하고 있지 않은 각 플레이어의 생명체 중 각각 공격력이 가장 높은 생명체를"),
    ],
)  # fmt: skip
def test_word_for_word(name: str, sentence: str) -> None:
    assert sentence in of(name)


def test_all_stands_behind_the_particle() -> None:
    """As in 피해를 모두 회복합니다: 앰버를 모두, and not 앰버 전부를."""
    assert "상대의 앰버를 모두 포획합니다." in of("trawler")
    assert form("내 앰버 모두", "을") == "내 앰버를 모두"
    for name, line in EVERY_LINE:
        assert "전부를" not in line or "제외한 전부를" in line, (name, line)


def test_the_same_object_is_named_once() -> None:
    assert "‘Reassembling Automaton’을 소진시키고, 그 지배자 전선의 한쪽 측면으로" in of(
        "reassembling-automaton"
    )
    assert finished("‘A’를 파괴하고, ‘A’를 지배하는 상대가 얻습니다").count("‘A’를") == 2


def test_no_genitive_upon_genitive() -> None:
    """상대의 앰버의 절반, 그 플레이어의 앰버 저장소의 앰버."""
    for name, line in EVERY_LINE:
        assert not re.search(
            "(상대|플레이어|앰버|토큰)의 (앰버|저장소|전선|토큰)의|앰버 저장소의 앰버 [0-9]", line
        ), (
            name,
            line,
        )
