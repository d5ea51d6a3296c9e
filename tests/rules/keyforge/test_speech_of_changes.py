"""Card texts of the words for counters, upgrades, other turns, and cards that become something else."""

from __future__ import annotations

import pytest

from ludarium.games.keyforge import text
from ludarium.games.keyforge.engine.terms import CounterKinds, Durations, Moments
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.text.base import Context
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words.amounts import Count
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, OPPONENT, YES
from ludarium.games.keyforge.words.conditions import AtLeast, Did, InCenter, There
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import Choose, PlayIt
from ludarium.games.keyforge.words.harm import Damage, Destroy
from ludarium.games.keyforge.words.known import IT, THIS
from ludarium.games.keyforge.words.marks import Mark, Marks, MoveMarks, Unmark
from ludarium.games.keyforge.words.places import (
    COPIED,
    AttachKept,
    AttachThis,
    Flip,
    GainText,
    Move,
    SwapControl,
)
from ludarium.games.keyforge.words.players import AnotherTurn, Draw, Gain, Refill
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    action,
    after,
    artifact,
    as_creature,
    as_soon_as,
    attaches_to,
    belongs,
    card,
    creature,
    fight_reap,
    fixed_power,
    keys_cost,
    may_play_or_use,
    no_armor,
    omni,
    other_side,
    play,
    power,
    starts,
    this_turn,
    upgrade,
    upgrade_text,
)
from ludarium.games.keyforge.words.targets import A, Both, Each

SAYINGS = [
    (
        action(
            If(
                There(card(counter=CounterKinds.DOOM)),
                Destroy(Each(creature(counter=CounterKinds.DOOM))),
                Mark(CounterKinds.DOOM, 1, A(creature())),
            )
        ),
        "Action: If there is a doom counter in play, destroy each creature with a doom counter. Otherwise, put a doom counter on a creature.",
        "行動：如果場上有末日指示物，摧毀每個有末日指示物的生物。否則，在一個生物上放置 1 個末日指示物。",
        "사용: 플레이 영역에 파멸 토큰이 있다면, 파멸 토큰이 놓인 각 생명체를 파괴합니다. 그렇지 않다면, 생명체 하나 위에 파멸 토큰 1개를 놓습니다.",
    ),
    (
        keys_cost(Marks(CounterKinds.GROWTH)),
        "Keys cost +1 Æ for each growth counter on Troll.",
        "「巨魔」上每有 1 個成長指示物，鑰匙的鍛造費用 +1 個琥魄。",
        "‘Troll’ 위의 성장 토큰 1개마다 모든 플레이어의 열쇠 제작 비용이 앰버 1개만큼 늘어납니다.",
    ),
    (
        play(Mark(CounterKinds.TIME, 2), Mark(CounterKinds.WARRANT, Count(creature()))),
        "Play: Put 2 time counters on Troll. Put 1 warrant counter on Troll for each creature.",
        "打出：在「巨魔」上放置 2 個時間指示物。每有一個生物，在「巨魔」上放置 1 個通緝指示物。",
        "플레이: ‘Troll’ 위에 시간 토큰 2개를 놓습니다. 생명체 하나마다 ‘Troll’ 위에 영장 토큰 1개를 놓습니다.",
    ),
    (
        omni(Unmark(CounterKinds.KNOWLEDGE, 3), If(Did(), Gain(6))),
        "Omni: Remove 3 knowledge counters from Troll. If you do, gain 6 Æ.",
        "萬能：從「巨魔」上移除 3 個知識指示物。如果這麼做，獲得 6 個琥魄。",
        "전능: ‘Troll’ 위의 지식 토큰 3개를 제거합니다. 그렇게 했다면, 앰버 6개를 얻습니다.",
    ),
    (
        action(
            Unmark(CounterKinds.SCHEME),
            MoveMarks(CounterKinds.TIME, A(creature(FRIENDLY))),
            MoveMarks(CounterKinds.TIME, A(artifact()), half=True),
        ),
        "Action: Remove each scheme counter from Troll. Move all time counters from Troll to a friendly creature. Move half the time counters (rounding up) from Troll to an artifact.",
        "行動：從「巨魔」上移除所有計謀指示物。將「巨魔」上的所有時間指示物移動到一個友方生物上。將「巨魔」上的半數時間指示物（無條件進位）移動到一個神器上。",
        "사용: ‘Troll’ 위의 모든 음모 토큰을 제거합니다. ‘Troll’ 위의 모든 시간 토큰을 우호적인 생명체 하나 위로 이동합니다. ‘Troll’ 위의 시간 토큰 절반(올림)을 유물 하나 위로 이동합니다.",
    ),
    (
        as_soon_as(AtLeast(Marks(CounterKinds.FUSE), 10), Destroy(Each(creature()))),
        "If there are 10 or more fuse counters on Troll, destroy each creature.",
        "如果「巨魔」上有 10 個或更多引信指示物，摧毀每個生物。",
        "‘Troll’ 위에 도화선 토큰이 10개 이상 있다면, 각 생명체를 파괴합니다.",
    ),
    (
        starts(If(AtLeast(Marks(CounterKinds.TIME), 1, below=True), Destroy(THIS))),
        "At the start of your turn, if there are no time counters on Troll, destroy Troll.",
        "在你的回合開始時，如果「巨魔」上沒有時間指示物，摧毀「巨魔」。",
        "내 차례 시작에 ‘Troll’ 위에 시간 토큰이 없다면, ‘Troll’을 파괴합니다.",
    ),
    (
        power(2, THIS_CARD, given=InCenter()),
        "While Troll is in the center of its battleline, it gets +2 power.",
        "只要「巨魔」在戰線中央，就獲得 +2 力量。",
        "‘Troll’이 전선 중앙에 있는 동안, 공격력 +2를 얻습니다.",
    ),
    (
        play(Damage(2, A(creature(center=YES)))),
        "Play: Deal 2 damage to a creature in the center of its battleline.",
        "打出：對一個在戰線中央的生物造成 2 點傷害。",
        "플레이: 전선 중앙에 있는 생명체 하나에게 피해 2점을 줍니다.",
    ),
    (
        action(Choose(A(artifact())), this_turn(as_creature(3), belongs(card(), cs.ACTIVE_HOUSE), on=IT)),
        "Action: Choose an artifact. For the remainder of the turn, that artifact is a creature with 3 power and belongs to the active house.",
        "行動：選擇一個神器。本回合剩餘時間，該神器是力量為 3 的生物，且屬於當前勢力。",
        "사용: 유물 하나를 선택합니다. 이 차례 동안, 선택한 유물은 공격력이 3인 생명체이고, 활성화 세력에 속합니다.",
    ),
    (
        play(this_turn(fixed_power(1, creature()), no_armor(creature()))),
        "Play: For the remainder of the turn, each creature is considered to have 1 power and 0 armor.",
        "打出：本回合剩餘時間，每個生物的力量視為 1，且失去所有護甲。",
        "플레이: 이 차례 동안, 각 생명체의 공격력은 1로, 방어력은 0으로 봅니다.",
    ),
    (
        attaches_to(creature(FRIENDLY, name="bumpsy")),
        "Attach Troll only to a friendly Bumpsy.",
        "「巨魔」只能附加到友方「阿砸」上。",
        "‘Troll’은 우호적인 ‘Bumpsy’에만 부착할 수 있습니다.",
    ),
    (
        play(Choose(A(upgrade()), keep=True), AttachKept(A(creature()))),
        "Play: Choose an upgrade. Attach that upgrade to a creature.",
        "打出：選擇一張升級。將該升級附加到一個生物上。",
        "플레이: 업그레이드 1장을 선택합니다. 선택한 업그레이드를 생명체 하나에 부착합니다.",
    ),
    (
        after(
            Moments.AFTER_ATTACHED,
            Gain(2),
            of=upgrade(relation=cs.IS_THIS),
            given=There(creature(name="bumpsy", relation=cs.IS_HOST)),
        ),
        "After you attach Troll to Bumpsy, gain 2 Æ.",
        "將「巨魔」附加到「阿砸」上後，獲得 2 個琥魄。",
        "‘Troll’을 ‘Bumpsy’에 부착하고 나면 앰버 2개를 얻습니다.",
    ),
    (
        play(PlayIt(A(card(FRIENDLY, cs.IN_DISCARD, cs.CREATURES))), AttachThis(IT)),
        "Play: Play a creature from your discard pile. Attach Troll to that creature as an upgrade.",
        "打出：打出你棄牌堆中的一張生物卡牌。將「巨魔」附加到該生物上，作為升級。",
        "플레이: 내 버림 더미에 있는 생명체 카드 1장을 플레이합니다. ‘Troll’을 업그레이드로 그 생명체에 부착합니다.",
    ),
    (
        upgrade_text(power(-2, HOST_CARD)),
        "As an upgrade, Troll has the text: “This creature gets –2 power.”",
        "「巨魔」作為升級時具有以下文字：「此生物的力量 −2。」",
        "‘Troll’은 업그레이드일 때 다음 글이 있습니다: “이 생명체는 공격력 −2를 받습니다.”",
    ),
    (
        action(AnotherTurn(), Draw(10, OPPONENT)),
        "Action: Take another turn after this one. Your opponent draws 10 cards.",
        "行動：在本回合之後再進行一個回合。你的對手抽 10 張牌。",
        "사용: 이 차례 다음에 차례를 한 번 더 진행합니다. 상대가 카드 10장을 뽑습니다.",
    ),
    (
        play(Refill(), Refill(OPPONENT)),
        "Play: Refill your hand as if it were your “draw cards” step. Your opponent refills their hand as if it were their “draw cards” step.",
        "打出：如同進行「抽牌」步驟一樣補滿手牌。你的對手如同進行「抽牌」步驟一樣補滿手牌。",
        "플레이: ‘카드 뽑기’ 단계처럼 손을 보충합니다. 상대가 ‘카드 뽑기’ 단계처럼 손을 보충합니다.",
    ),
    (
        fight_reap(this_turn(may_play_or_use(card(house=Houses.LOGOS)))),
        "After Fight/After Reap: You may play or use a Logos card this turn.",
        "戰鬥後／收穫後：本回合剩餘時間，你可以打出或使用一張邏機卡牌。",
        "전투 후/수확 후: 이 차례 동안, 로고스 카드 1장을 플레이하거나 사용해도 됩니다.",
    ),
    (
        action(Flip(THIS)),
        "Action: Flip Troll.",
        "行動：將「巨魔」翻面。",
        "사용: ‘Troll’을 뒤집습니다.",
    ),
    (
        other_side("bumpsy"),
        "The other side is Bumpsy.",
        "另一面是「阿砸」。",
        "다른 면은 ‘Bumpsy’입니다.",
    ),
    (
        starts(Choose(A(creature(beside=cs.IS_THIS))), GainText(THIS, IT)),
        "At the start of your turn, choose a neighboring creature. For the remainder of the turn, Troll gains the text box of that creature.",
        "在你的回合開始時，選擇一個相鄰的生物。本回合剩餘時間，「巨魔」獲得該生物的文字框。",
        "내 차례 시작에 이웃한 생명체 하나를 선택합니다. 이 차례 동안, ‘Troll’은 선택한 생명체의 글 상자를 얻습니다.",
    ),
    (
        play(GainText(Each(creature(FRIENDLY)), THIS, Durations.THIS_TURN, COPIED)),
        "Play: For the remainder of the turn, each friendly creature becomes a copy of Troll.",
        "打出：本回合剩餘時間，每個友方生物成為「巨魔」的複製品。",
        "플레이: 이 차례 동안, 각 우호적인 생명체는 ‘Troll’의 복사본이 됩니다.",
    ),
    (
        play(Move(A(creature()), flank=True), Move(A(creature(ENEMY)))),
        "Play: Move a creature to either flank of its controller’s battleline. Move an enemy creature anywhere in its controller’s battleline.",
        "打出：將一個生物移動到其控制者戰線的任一側翼。將一個敵方生物移動到其控制者戰線的任意位置。",
        "플레이: 생명체 하나를 그 지배자 전선의 한쪽 측면으로 이동합니다. 적대적인 생명체 하나를 그 지배자 전선의 원하는 곳으로 이동합니다.",
    ),
    (
        play(SwapControl(Both((A(creature(FRIENDLY)), A(creature(ENEMY)))))),
        "Play: Swap control of a friendly creature and an enemy creature.",
        "打出：交換一個友方生物與一個敵方生物的控制權。",
        "플레이: 우호적인 생명체 하나와 적대적인 생명체 하나의 지배권을 서로 바꿉니다.",
    ),
]


@pytest.mark.parametrize(("word", "english", "chinese", "korean"), SAYINGS, ids=[row[1] for row in SAYINGS])
def test_in_every_language(word: Ability | Constant, english: str, chinese: str, korean: str) -> None:
    for lang, sentence in (("en", english), ("zh-Hant", chinese), ("ko", korean)):
        language = text.language(lang)
        assert language.line((word,), Context(language, POOL.card("troll"))) == sentence
