"""Traditional Chinese: its sentences, and where its spaces are."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text.base import Language
from ludarium.games.keyforge.text.cjk import Grammar
from ludarium.games.keyforge.text.cjk_lines import language

TRAITS: Final = """
human=人類 beast=野獸 item=物品 mutant=變異體 thief=竊賊 robot=機器人 location=地點 scientist=科學家 dinosaur=恐龍 giant=巨人 sin=罪惡 changeling=換生靈
elf=精靈 knight=騎士 demon=惡魔 specter=幽靈 martian=火星人 cyborg=生化人 aquan=水族 soldier=士兵 alien=外星人 power=法力
witch=女巫 spirit=靈體 politician=政客 imp=小鬼 weapon=武器 monk=修士 goblin=哥布林 ship=船艦 insect=昆蟲 merchant=商人
philosopher=哲人 faerie=仙靈 vehicle=載具 dragon=龍 leader=領袖 pilot=駕駛員 angel=天使 shapeshifter=變形者 treasure=寶物
tentacle=觸手 horseman=天啟騎士 niffle=尼弗 agent=特工 bräkken=布拉肯 ally=盟友 quest=任務 priest=祭司 ranger=遊俠
law=法律 shard=碎片 ai=人工智慧 equation=方程式 experiment=實驗體 [redacted]=[編寫] hunter=獵人 pirate=海盜 psion=靈能者 fungus=真菌 rat=老鼠
arm=腕足 buggy=沙地車 curse=詛咒 fisher=漁夫 phoenix=鳳凰 artisan=工匠 plan=計畫 elemental=元素 tree=樹木 wolf=狼 cat=貓 assassin=刺客
handuhan=漢都漢人 proximan=比鄰星人 krxix=克爾西克斯人 jelly=凝膠 egg=蛋
clock=時鐘
cultist=邪教徒 getrookya=葛楚基亞人 ironyx=鋼克斯 sylicate=矽利凱人
variant=變種 diplomat=外交官 cirrus=卷雲 recruiter=招募官 leviathan=巨海獸 raptrix=掠翼獸 adagion=阿達吉昂 elder=長老 sage=賢者 cloud=雲朵
myth=神話 j'reen=傑林人 stormkin=風暴裔 analyst=分析師 halyard=帆索
"""
"""The traits of the glossary, and of all cards of the pool."""

WORDS: Final = """
gap ¦ and {a}，並{b} ¦ and.more {a}，{b} ¦ and.you {a}，你{b} ¦ and.other {a}，{b} ¦ and.if {a}，且{b} ¦ or {a}或{b} ¦ both {a}與{b} ¦ both.more {a}、{b} ¦ with {a}及{b}
plus {a}加{b} ¦ less {a}減{b} ¦ verbs {a}並{b} ¦ verbs.more {a}、{b} ¦ moments {a}／{b}
who 你|你的對手|每位玩家|其控制者|其擁有者|其控制者|其控制者|其擁有者|其控制者的對手|||此生物的控制者|每位處於著魔狀態的玩家|每位未處於著魔狀態的玩家|當前玩家
whose 你的|你對手的|其|其控制者的|其擁有者的|其控制者的|其控制者的|其擁有者的|其控制者的對手的||||其|其|當前玩家的
own 你|你對手|每位玩家|其控制者|其擁有者|其控制者|其控制者|其擁有者|其控制者的對手||||每位處於著魔狀態的玩家|每位未處於著魔狀態的玩家|當前玩家
actor 你|你的對手|每位玩家|其控制者|其擁有者|其控制者|其控制者|其擁有者|其控制者的對手|||此生物的控制者|每位處於著魔狀態的玩家|每位未處於著魔狀態的玩家|當前玩家
has 你|你的對手|每位玩家|其控制者|其擁有者|其控制者|其控制者|其擁有者|其控制者的對手||||每位處於著魔狀態的玩家|每位未處於著魔狀態的玩家|當前玩家 ¦ you.do 你{do} ¦ they.do {who}{do} ¦ one.does {who}{do} ¦ controller.does {target}的控制者{do}
their.own 其 ¦ this.creature 此生物 ¦ name 「{name}」 ¦ name.english _{name}_

types 生物|行動|神器|升級 ¦ card 卡牌 ¦ kind.card {kind}卡牌 ¦ units 個|張 ¦ ones 一個|一張 ¦ zones 手牌|牌庫|棄牌堆|封存區
icons 琥魄|搶佔|傷害|抽牌|棄置|力量 ¦ keywords 阿爾法|歐米伽|突擊|危險|部署|閃避|無敵|劇毒|游擊|濺射攻擊|嘲諷|背叛|多能 ¦ sides 友方|敵方
so.stunned {it}已被擊暈 ¦ so.not.stunned {it}未被擊暈 ¦ so.enraged {it}被激怒 ¦ so.not.enraged {it}未被激怒 ¦ so.damaged {it}受傷 ¦ so.not.damaged {it}未受傷 ¦ so.ready {it}處於重整狀態
so.not.ready {it}處於橫置狀態 ¦ so.amber {it}上有琥魄 ¦ so.not.amber {it}上沒有琥魄 ¦ so.armor {it}有護甲 ¦ so.not.armor {it}沒有護甲
is.amber 上面有琥魄的|上面沒有琥魄的 ¦ is.armor 有護甲的|沒有護甲的 ¦ is.flank 側翼|不在側翼的 ¦ is.damaged 受傷的|未受傷的
is.ready 重整的|橫置的 ¦ is.stunned 被擊暈的|未被擊暈的 ¦ is.enraged 被激怒的|未被激怒的 ¦ is.boosted 有+1力量指示物的|沒有+1力量指示物的 ¦ without.keyword 沒有{keyword}的 ¦ is.odd 力量為奇數的|力量為偶數的 ¦ other 其他 ¦ other.a ¦ another 另 ¦ each ¦ purged 已清除的 ¦ revealed 以此法展示的
played 本回合打出的 ¦ played.you 你打出的 ¦ house.2 該勢力的 ¦ near.house.2 該勢力 ¦ house.3 當前勢力的 ¦ house.4 與{that}同勢力的
house.5 與你場上任一卡牌同勢力的 ¦ house.6 屬於你三個勢力之一的 ¦ house.7 與{that}同勢力的 ¦ not.house.2 其他勢力的
not.house.3 非當前勢力的 ¦ not.house.6 不屬於你三個勢力的 ¦ house.8 屬於場上生物最多之勢力的 ¦ bare.house.2 該勢力 ¦ bare.house.3 當前勢力 ¦ bare.house.4 {that}的勢力
bare.house.6 你的三個勢力之一 ¦ power.most 力量{n}或更低的 ¦ power.least 力量{n}或更高的 ¦ power.power 力量為{n}的
power.number 力量等於該數字的 ¦ power.lower 力量較低的 ¦ power.lower.than 力量低於{this}的 ¦ power.own 其力量 ¦ may.or {a}，或{b} ¦ or.more {a}、{b} ¦ the.difference 差值 ¦ after.house.unmatched 任一玩家選擇當前勢力後，如果場上沒有該勢力的卡牌
back.in.order 將其以任意順序放回 ¦ others.back 將其餘卡牌以任意順序放回 ¦ power.like 與其中任一生物力量相同的 ¦ through.your.turn 直到你的下個回合結束，{do} ¦ plays.again {who}打出{card}後，如果其具有「打出：」效果，額外結算一次該效果 ¦ early {event}、結算其「打出：」效果之前 ¦ rearrange 重新排列{own}戰線上的生物 ¦ activate.house 其勢力成為你的當前勢力 ¦ end.turn 結束你的回合
on.host 此生物上的 ¦ on.it 其上的 ¦ on.this {this}上的 ¦ on.or.beside {of}或其鄰居上的 ¦ is.upgraded 有升級的|沒有升級的 ¦ is.icons 有額外圖示的|沒有額外圖示的 ¦ power.of {it}的力量 ¦ equal.to 等同於{number:near}的{of} ¦ equal.to.many 數量等同於{number:near}的{of} ¦ with.keyword 有{keyword}的 ¦ like.trait 與{that}有共同特性的 ¦ unlike.name 名稱不同的
unlike.names 名稱各不相同的 ¦ beside 相鄰的 ¦ right.of {of}右側的 ¦ left.of {of}左側的 ¦ where.first ¦ non 非{what} ¦ artifact.or.flank 神器或側翼生物 ¦ neighbour 鄰居 ¦ of {that}的 ¦ of.them 其中
same.pile 同一個 ¦ any.pile 任一 ¦ in {own}{zones}中 ¦ in.of {own}{zones}中的 ¦ play.or 場上或{zones} ¦ play.and 場上與{zones}
number.a {place}{another}{one}{noun} ¦ number.each {place}每{unit}{noun} ¦ number.some {place}{n}{unit}{noun}
number.of.types {place}每種類型（行動、神器、生物、升級）的{noun}各一張 ¦ number.upto {place:bare}至多{n}{unit}{noun} ¦ number.any {place:bare}任意數量的{noun} ¦ number.or.more {place}{n}{unit}或更多{noun} ¦ number.random {place:bare}隨機{one}{noun} ¦ number.randoms {place:bare}隨機{n}{unit}{noun} ¦ that 該{kind} ¦ that.chosen 該{kind} ¦ those 這些{kind}
any.of.those 這些{kind}中的任何一個 ¦ foe 與{this}戰鬥的生物 ¦ most.powerful 力量最高的{several}{noun}
least.powerful 力量最低的{several}{noun} ¦ several {n}{unit} ¦ several.one 一{unit} ¦ other.neighbour 該鄰居的另一個鄰居 ¦ its.neighbours 其每個鄰居
neighbours {of}的每個鄰居 ¦ top {own}{zone}頂的一張卡牌 ¦ top.some {own}{zone}頂的{n}張卡牌 ¦ its.owner 其擁有者的 ¦ each.owner 各自擁有者的
provided {cards}（如果{so}） ¦ all.but 除了{spared}以外的{cards} ¦ beneath {this}下面的卡牌 ¦ purged.by 所有被{this}清除的卡牌

deeds.once.2 {who}{when}曾使用{noun}收穫 ¦ deeds.once.3 {who}{when}曾使用{noun}戰鬥 ¦ deeds.never.2 {who}{when}沒有使用{noun}收穫 ¦ deeds.never.3 {who}{when}沒有使用{noun}戰鬥 ¦ turn-ends.this 在本回合結束時
and.event {a}，且{b} ¦ there.purged {it}已被清除 ¦ there.not.purged {it}未被清除 ¦ reveal.until 從{own}牌庫頂逐張展示卡牌，直到展示{one}{noun}或你選擇停止 ¦ revealed.so 以此法展示了{one}{noun} ¦ revealed.not 沒有以此法展示{noun}
revealed.each 以此法展示的每張卡牌 ¦ graft 將{target}嫁接到{this}上 ¦ beneath.every 這些卡牌 ¦ beneath.least {this}下面有{n}張或更多卡牌 ¦ count.beneath {this}下面每有一張卡牌 ¦ beneath.grafted 嫁接在{this}上的一張行動卡牌 ¦ resolve.grafted 結算{target}的「{moment}：」效果
after.after-destroyed.assault {card}被{this}的突擊傷害摧毀後 ¦ or.if {a}或{b}
haunted {who}處於著魔狀態 ¦ haunts {who}處於著魔狀態 ¦ search.discard 從你的{zones}中搜尋{cards}，並將其棄置 ¦ number.hit 以此法{done}的一張{noun} ¦ this.artifact 此神器 ¦ this.card 此卡牌 ¦ control.anywhere 獲得{target}的控制權，並將其放到{own}戰線的任意位置 ¦ purged.or.discarded {own}已清除的卡牌與棄牌堆中的卡牌合計有{n}張或更多 ¦ draws.soon {this}在你的棄牌堆時，如果你將在你的回合抽一張牌，你可以改為{do} ¦ draw-starts.yours 在你的「抽牌」步驟開始時 ¦ after.played.pile {who}從{whose}棄牌堆打出{card}後 ¦ of.that.player 該玩家控制的 ¦ done.of.one.house 以此法{done}的同一勢力卡牌有{n}張或更多 ¦ discards.randoms 從其手牌中隨機棄置{n}張卡牌 ¦ that.players.foe 其對手|其對手的|其對手|其對手|其對手 ¦ their.kind 其控制者|其控制者 ¦ take.amber.home 將{target}上的{amount}移動到各自控制者的琥魄池 ¦ fixed.power.like {they}的力量等同於{first}的力量 ¦ pile.home 其 ¦ house.10.one 與以此法{done}的卡牌同勢力的 ¦ haunted.not {who}未處於著魔狀態 ¦ haunted.pile 任一處於著魔狀態玩家的 ¦ unhaunted.pile 任一未處於著魔狀態玩家的 ¦ bottom {own}{zone}底的一張卡牌 ¦ bottom.some {own}{zone}底的{n}張卡牌 ¦ topmost {own}{zone}中最上面的{noun} ¦ discard.until 從你的牌庫頂逐張棄置卡牌，直到{so} ¦ swap.piles.each 每位玩家交換其牌庫與棄牌堆\\n然後每位玩家將其牌庫洗牌 ¦ key.forged {own}的{colour}鑰匙已鍛造 ¦ key.colours 紅色|藍色|黃色 ¦ fighting {this}正在戰鬥
count.shuffled 以此法每有一張卡牌洗入你的牌庫
power.half {number:near}的一半（捨去小數） ¦ power.half.up {number:near}的一半（無條件進位）
number.total {place}任意數量、總力量合計{n}或更高的{noun} ¦ counters.all 所有+1力量指示物 ¦ deal 造成{amount} ¦ divided 你可以將此傷害分配給任意數量的{cards}
must.fight {all}被使用時，如果可以就必須戰鬥 ¦ harmless.attacked {they}被攻擊時不造成傷害 ¦ after.after-destroyed.attacking {this}攻擊並摧毀{card}後
amber {n}個琥魄 ¦ amber.bare 琥魄 ¦ hits {n}點傷害 ¦ hits.bare 傷害 ¦ chains {n}個枷鎖 ¦ chains.bare 枷鎖 ¦ cards {n}張牌 ¦ cards.bare 牌
counters {n}個+1力量指示物 ¦ counters.bare +1力量指示物 ¦ number {n} ¦ number.bare 數值 ¦ that.much {times}的{of}
times 等量|兩倍數量|三倍數量 ¦ for.each {each}， ¦ count 每有{one}{noun} ¦ count.pool {who}每有1個琥魄 ¦ count.there {place:bare}每有{one}{noun}
count.beside {this}每有{one}相鄰的{noun}
count.done 以此法每{done}{one}{noun} ¦ count.such 每有{one}{noun}以此法被{done} ¦ count.icons 以此法{done}的卡牌上每有一個{icon}額外圖示
count.icons.those {that}上每有一個{icon}額外圖示
count.excess {who}控制的生物每比{rival}多一個 ¦ count.forged {who}每有一把已鍛造的鑰匙 ¦ count.unforged {who}每有一把未鍛造的鑰匙
count.amber {this}上每有1個琥魄 ¦ count.amber.those {that}上每有1個琥魄 ¦ count.damage {this}上每有1點傷害 ¦ damage.on {this}上的傷害數量 ¦ power.total.least {who}控制的{noun}總力量為{n}或更高 ¦ power.total.all 場上{noun}的總力量為{n}或更高 ¦ count.lost.amber 以此法每失去1個琥魄
count.hand {who}每有一張手牌 ¦ count.zone {own}{zone}中每有一張卡牌 ¦ count.turn_log {who}{when}每{deed}{one}{noun}
count.lost {when}每有{one}{noun}{deed} ¦ done.Choose 選擇 ¦ done.Destroy 摧毀 ¦ done.ForEachCard 摧毀 ¦ done.Purge 清除 ¦ done.Heal 治療
done.Discard 棄置 ¦ done.Reveal 展示 ¦ done.LookAtHand 展示 ¦ done.Return 返回 ¦ done.Archive 封存 ¦ done.Exhaust 橫置
deeds 打出|使用|用來收穫|用來戰鬥|從手牌棄置|鍛造|被摧毀|在戰鬥中被摧毀||||||尊崇 ¦ lost.never {when}沒有{noun}{deed} ¦ lost.once {when}有{noun}{deed} ¦ lost.exactly {when}正好有{n}{unit}{noun}{deed}
lost.least {when}有{n}{unit}或更多{noun}{deed} ¦ lost.below {when}有少於{n}{unit}{noun}{deed} ¦ this.turn 本回合 ¦ your.last.turn 在上個回合
their.last.turn 在其上個回合 ¦ key 鑰匙 ¦ key.unit 把 ¦ key.one 一把 ¦ by.keyword 等同於其{keyword}數值的傷害 ¦ pool.all {own}所有的琥魄
pool.but {own}超過{n}個的琥魄 ¦ pool.half {own}一半的琥魄

deed.this {this}本回合被{deed} ¦ first.reap 這是本回合第一次有生物收穫 ¦ deed.first 這是{this}本回合第一次被{deed} ¦ deeds.never {who}{when}沒有{deed}{noun}
deeds.once {who}{when}{deed}了{one}{noun} ¦ deeds.exactly {who}{when}正好{deed}了{n}{unit}{noun}
deeds.least {who}{when}{deed}了{n}{unit}或更多{noun} ¦ deeds.below {who}{when}{deed}了少於{n}{unit}{noun}
cards.least {who}在場上有{n}{unit}或更多{noun} ¦ cards.below {who}在場上有少於{n}{unit}{noun}
cards.exactly {who}在場上正好有{n}{unit}{noun} ¦ pool.none {who}沒有琥魄 ¦ pool.exactly {who}正好有{n}個琥魄
pool.least {who}有{n}個或更多琥魄 ¦ pool.below {who}有{n}個或更少琥魄 ¦ pool.odd {own}的琥魄數量為奇數 ¦ pool.even {own}的琥魄數量為偶數 ¦ healed 你以此法治療了{n}點傷害
healed.least 你以此法治療了{n}點或更多傷害 ¦ attacked 被攻擊的生物
done.any 以此法{done}了任何{noun} ¦ done.least 以此法{done}的{kind}有{n}{unit}或更多 ¦ done.below 以此法{done}的{kind}少於{n}{unit} ¦ keys.forged {has}有{n}把或更多已鍛造的鑰匙
zone.least {own}{zone}中有{n}張或更多卡牌 ¦ zone.below {own}{zone}中有{n}張或更少卡牌 ¦ zone.exactly {own}{zone}中正好有{n}張卡牌
keys.unforged {has}有{n}把或更多未鍛造的鑰匙 ¦ on.table 場上 ¦ there {place}有{another}{one}{noun} ¦ there.beside {this}有相鄰的{noun} ¦ half 巨型生物的半邊卡牌 ¦ search.aside 從你的{zones}中搜尋{cards}並展示 ¦ to.top.in.order 將{target}以任意順序放到你的牌庫頂 ¦ there.none {place}沒有{noun} ¦ there.none.beside {this}沒有相鄰的{noun}
there.one {one}{noun} ¦ there.all 場上有{things} ¦ there.named {own}{zones}中有{it} ¦ all.in.play 場上的每張卡牌 ¦ is.yours {it}由你控制 ¦ yours.of.no.house {it}由你控制，且不屬於你的三個勢力 ¦ is.of {it}屬於{house}
is.not.of {it}不屬於{house} ¦ is.kind {it}是{noun} ¦ is.not.kind {it}不是{noun} ¦ on.flank {it}在側翼 ¦ not.on.flank {it}不在側翼
this.on.flank {this}在側翼 ¦ host.on.flank 此生物在側翼 ¦ this.not.on.flank {this}不在側翼 ¦ host.not.on.flank 此生物不在側翼
attacking {this}攻擊{foes} ¦ there.mark 場上有{name}指示物 ¦ there.no.mark 場上沒有{name}指示物 ¦ dug 以此法棄置了一張{noun} ¦ not.dug 沒有以此法棄置{noun} ¦ did 這麼做
did.not 不這麼做 ¦ died 此傷害摧毀{that} ¦ lived {that}沒有被摧毀 ¦ more.creatures {who}控制的{kind}比{rival}多
more.amber {own}的琥魄比{rival}多 ¦ more.keys {own}已鍛造的鑰匙比{rival}多 ¦ more.keys.that 其已鍛造的鑰匙比對手多 ¦ more.creatures.that 其控制的{kind}比對手多 ¦ numbers.or {a}或{b} ¦ active.house {house}是你的當前勢力 ¦ not.active.house {house}不是你的當前勢力 ¦ your.turn 是你的回合
not.your.turn 不是你的回合 ¦ can.forge 你可以鍛造鑰匙

count.amber.on {cards}上每有1個琥魄 ¦ of.table 場上的 ¦ count.houses {cards}中每有一個不同的勢力{but} ¦ houses.but {house}除外
houses.most 最多{n}個 ¦ houses.and {a}，{b} ¦ houses.limits （{limits}） ¦ houses.least {cards}中有{n}個或更多不同的勢力 ¦ houses.exactly {cards}中正好有{n}個不同的勢力
houses.below {cards}中的不同勢力少於{n}個 ¦ houses.held.least {who}控制來自{n}個不同勢力的{noun}
houses.held.below {who}沒有控制來自{n}個不同勢力的{noun} ¦ houses.held.exactly {who}控制來自正好{n}個不同勢力的{noun}

neighbours.non {of}的每個{non}鄰居 ¦ right.neighbour {this}右側的鄰居 ¦ kin.neighbours 其每個同勢力的鄰居 ¦ power.like.this 力量與{this}相同的 ¦ hit.ones 以此法{done}的{kind}
draw.it 抽該卡牌 ¦ repeat.too 重複此效果 ¦ after.attached.onto {cards}附加到{host}上後 ¦ count.near {that}每有{one}{noun} ¦ count.kin {that}每有一個同勢力的鄰居 ¦ host.and.like 此生物以及每個與其同名的生物
upgrade.rises 將{upgrade}作為生物以重整狀態放到你戰線的右翼 ¦ tokens.copy 每個友方衍生生物成為{this}的複製品
far.neighbour {this}的另一個鄰居 ¦ amid.strangers 每個與 2 個不同勢力的非{house}生物相鄰的{house}生物 ¦ count.powers {cards}中每有一種不同的力量值 ¦ top.equal {own}{zone}頂數量等同於{number:near}的卡牌
number.houses {place:bare}至多{n}{unit}不同勢力的{noun} ¦ and.neighbours {of}及其鄰居 ¦ house.of.discarded 與被棄置的卡牌中至少一張同勢力的 ¦ house.15 與其中任一生物同勢力的 ¦ between {this}與{other}之間的
any.died 此傷害摧毀了一個或更多生物 ¦ choose.of.houses 為每個勢力選擇一個該勢力的{kind} ¦ choose.of.powers 為每種力量值選擇一個該力量值的{kind} ¦ not.chosen 每個未被選擇的{kind}
play.onto 將{target}打出到{host}上 ¦ capture.everything 搶佔每位玩家所有的琥魄 ¦ after.resolved.by {who}打出{card}後 ¦ cannot.choose.again {who}無法選擇與其上個回合相同的當前勢力
may.be.used.of {they}可以視為屬於{house}勢力來使用 ¦ may.be.used.like.neighbours {they}可以視為屬於其任一鄰居的勢力來使用 ¦ belongs.also 除了原有的勢力外，{they}也屬於{house}
inner.alike.beside 不在側翼且與其至少{n}個鄰居同勢力的 ¦ like.kept {it}與{of}同勢力 ¦ like.kept.not {it}與{of}不同勢力 ¦ gets.own.amber.less {they}上每有1個琥魄，{it}的{what}−{n}
counters.spread {n}個+1力量指示物 ¦ put.counters.spread 將{amount}任意分配放置到{cards}上 ¦ put.counters.spent 在{target}上放置等同於鍛造該鑰匙所花費琥魄數量的+1力量指示物 ¦ put.counters.lost 以此法每失去1個琥魄，就在{target}上放置1個+1力量指示物 ¦ counters.upto 至多{n}個+1力量指示物 ¦ move.counters 將場上的所有+1力量指示物移動到{target}上 ¦ move.damage 將{source}上的{amount}移動到{target}上 ¦ all.damage 所有傷害 ¦ strikes.right 每個生物對其右側的鄰居造成等同於自身力量的傷害 ¦ cleanse 治療{target}的所有傷害，並將其上的所有琥魄與指示物移動到供應堆 ¦ lose.for.each 每位玩家失去等同於其{zone}中{noun}數量的琥魄 ¦ lose.for.each.held 每位玩家每控制{one}{noun}，就失去1個琥魄 ¦ discards.random.each 每位玩家從其{zone}中隨機棄置{n}張{noun} ¦ cost.power {own}鍛造費用增加，數值等同於{number} ¦ skips.haunted 每位處於著魔狀態的玩家略過其「鍛造鑰匙」步驟 ¦ after.shuffles {who}將其棄牌堆洗入其牌庫後 ¦ after.shuffles.yours 你將你的棄牌堆洗入你的牌庫後 ¦ after.shuffles.any 一位玩家將其棄牌堆洗入其牌庫後 ¦ swap.all 交換{this}與{target}的位置\\n同時交換這兩個生物上的所有琥魄、傷害、指示物與升級 ¦ swap.hand 將該卡牌與{target}互換 ¦ pools.least 雙方玩家琥魄池中的琥魄合計有{n}個或更多 ¦ this.and.foe {this}與其戰鬥對象 ¦ loses.all {they}失去所有能力 ¦ replaces.gain 當任何數量的琥魄將加入{whose}琥魄池時，改為{do} ¦ may.have 你可以讓{do} ¦ gain.half 每位玩家獲得琥魄，數量為以此法被{done}且由其控制的{kind}的一半（無條件進位） ¦ hit.each 以此法{done}的每張{noun} ¦ house.10 與以此法{done}的任一卡牌同勢力的 ¦ fight.them 使用這些生物逐一戰鬥 ¦ entered.so 以此法放入場上的每個生物
redistribute 將{source}上的琥魄在{cards}之間重新分配 ¦ redistribute.damage 將{source}上的傷害在{cards}之間重新分配 ¦ capture.gained {target}搶佔該琥魄
is.kin 與其控制者戰線中另一個生物有共同特性的|與其控制者戰線中其他生物沒有共同特性的 ¦ third 所有{noun}的三分之一（無條件進位） ¦ amber.on.below {this}上的琥魄少於{n}個
after.after-destroyed.in.fight {card}在戰鬥中被摧毀後 ¦ named.moment 「{name}：」 ¦ also.at {they}的{of}效果視為{at}效果 ¦ replaces.5 當{they}將造成傷害時，改為{do} ¦ replaces.4 每個將被竊取的琥魄，改為{do} ¦ capture.stolen 由{whose}{cards}搶佔 ¦ stolen.whose |當前玩家控制的|另一位玩家控制的
power.destroyed 被摧毀生物的力量 ¦ power.archived 被封存生物的力量 ¦ may.reap.upto 你可以使用至多 {n} 個{noun}收穫 ¦ may.fight.upto 你可以使用至多 {n} 個{noun}戰鬥 ¦ capture.spread 搶佔你對手所有的琥魄，並任意分配到任意數量的{cards}上
capture.anyone 從任意玩家的琥魄池中搶佔共{n}個琥魄
verb.Exalt 尊崇 ¦ verb.Heal 完全治療 ¦ exalt.times 尊崇{target}{n}次 ¦ move.amber 將{source}上的{amount}移動到{target}上 ¦ repeat.for {offer}，以重複前面的效果 ¦ resolve.played 結算{target}的「{moment}：」效果，如同你剛打出它 ¦ gets.own.amber {they}上每有1個琥魄，{it}獲得+{n}{what} ¦ amber.on {this}上有琥魄 ¦ amber.on.least {this}上有{n}個或更多琥魄
if 如果{so}，{do} ¦ otherwise 否則，{do} ¦ otherwise.you 否則，你{do} ¦ may {do:may} ¦ one.of 選擇一項：{parts} ¦ one.by.one 逐次進行
against 每次須與不同的{noun}戰鬥 ¦ times.over {do}，共{n}次，{way} ¦ for.each.card 對於{cards}中的每一張，{do} ¦ for.each.one 對於{cards}，{do} ¦ one.at.a.time {do}，逐一進行
repeat 如果{so}，重複此效果 ¦ repeat.once 如果{so}，重複此效果一次 ¦ repeat.may 只要{so}，你可以重複此效果任意次數 ¦ opponent.too 你的對手對你重複前面的效果
choose.house 選擇一個勢力 ¦ choose.their.house 選擇你對手身份牌上的一個勢力 ¦ choose.player 選擇一位玩家 ¦ choose.trait 選擇一個特性 ¦ with.that.trait 有該特性的 ¦ choose.number 選擇一個數字 ¦ verb.Destroy 摧毀
verb.Sacrifice 犧牲 ¦ verb.Purge 清除 ¦ verb.Discard 棄置 ¦ verb.Archive 封存 ¦ verb.Exhaust 橫置 ¦ verb.Ready 重整 ¦ verb.Reveal 展示
verb.PlayIt 打出 ¦ verb.Choose 選擇 ¦ verb.Stun 擊暈 ¦ verb.Ward 守護 ¦ verb.Enrage 激怒 ¦ verb.Unstun 移除擊暈 ¦ verb.Use 使用
verb.Fight 戰鬥 ¦ verb.Reap 收穫 ¦ act {verb}{target} ¦ and.use {do}，並以其{way} ¦ use 使用{target}{way} ¦ use.each 使用{target}逐一{way}
use.yours 使用{target}，如同它是你的 ¦ play.yours 打出{target}，如同它是你的 ¦ severally 各 ¦ damage 對{target}{each}造成{amount}
for.each.house 對於每個勢力，{do} ¦ damaged.before 如果該生物先前已受傷，改為造成{amount} ¦ damaged.before.those 對其中先前已受傷的生物，改為各造成{amount} ¦ bars.the.same 其對手在下個回合無法選擇同一個勢力作為當前勢力
damage.healed 對{target}造成等同於以此法治療量的傷害 ¦ each.time.another （每次可以選擇不同的生物。） ¦ the.first 第一個{kind} ¦ at.once 同時{do} ¦ splash {do}，{n}點波及
pierce 此傷害無法被護甲防止 ¦ armor.lost {do}，且以此法每失去1點護甲，就受到{n}點傷害
hit.by.amber {target}上每有1個琥魄，就對其造成{n}點傷害 ¦ hit.by.armor {target}每有1點護甲，就對其造成{n}點傷害 ¦ heal 治療{target}{amount}
heal.upto 治療{target}至多{amount} ¦ heal.fully 完全治療{target} ¦ discards 從其{zone}中棄置{cards}
purges.random 從其{zone}中隨機清除{cards} ¦ discards.random 從其{zone}中隨機棄置{cards} ¦ to.hand 將{target}返回{home}手牌 ¦ to.top 將{target}放到{home}牌庫頂
discard.hand 棄置{whose}手牌
to.bottom 將{target}放到{home}牌庫底 ¦ archive.one 封存一張卡牌 ¦ archive.some 封存{n}張卡牌 ¦ archive.random 隨機封存{n}張手牌 ¦ archive.put 將{target}放入{home}封存區 ¦ archive.yours 將{target}放入{whose}封存區
leaves.archives 如果{which}離開你的封存區，改為將其放入其擁有者的手牌 ¦ leaves.their.archives 如果{which}離開你對手的封存區，改為將其放入其擁有者的手牌 ¦ search 從你的{zones}中搜尋{cards}，展示{them}，並將其放入你的手牌
search.hidden 從你的{zones}中搜尋{cards}，並將其放入你的手牌 ¦ search.archive 從你的{zones}中搜尋{cards}，展示{them}，並將其封存
search.hidden.archive 從你的{zones}中搜尋{cards}，並將其封存 ¦ shuffle.in 將{target}洗入{home}牌庫 ¦ unstun 移除{target}的擊暈 ¦ unward 移除{target}的守護
no.fight {do}，且該次戰鬥沒有效果 ¦ capture 搶佔{amount} ¦ capture.own 從其控制者的琥魄池搶佔{amount} ¦ captures {target}{each}{do}
capture.once 每個生物無法以此法搶佔超過{amount} ¦ exalt 從供應堆將{amount}放到{target}上 ¦ all.amber 所有琥魄 ¦ half.amber 一半琥魄（無條件進位） ¦ rest.of.amber 剩餘琥魄
take.amber 將{target}上的{amount}移動到{whose}琥魄池 ¦ put.amber 將{own}琥魄池中的{amount}移動到{target}上
double.counters 將{target}上的+1力量指示物數量加倍 ¦ as.icon 將其當作{icon}額外圖示結算 ¦ resolve.icons 結算{target}的額外圖示，如同你打出了該卡牌 ¦ put.counters 在{target}上{each}放置{amount}
put.counters.healed 以此法每治療1點傷害，就在{target}上放置1個+1力量指示物 ¦ control 獲得{target}的控制權 ¦ until.leaves {do}，直到{this}離場
drop.amber 將{target}上的{amount}移動到供應堆
swap 交換{this}與{own}戰線中{target}的位置 ¦ enter 將{target}放入場上 ¦ enter.yours 將{target}放入場上，由你控制
enter.owners.ready 將{target}以重整狀態放入場上，由其擁有者控制 ¦ enter.ready 將{target}以重整狀態放入場上 ¦ enter.owners 將{target}放入場上，由其擁有者控制 ¦ power.higher.than 力量高於{of}的 ¦ like.name 與{of}同名的
hide.faceup 將{target}面朝上放到{this}下面 ¦ hide.under 將{target}面朝下放到{name}下面
after.after-destroyed.splash {card}被{this}的濺射攻擊傷害摧毀後
opponent.on.them 對你的對手重複前面的效果 ¦ loses.effects {they}失去所有「{moment}：」效果 ¦ top.shown 持續展示{own}牌庫頂的卡牌 ¦ no.leave.archives 你對手的卡牌無法離開你的封存區
after.captures {card}搶佔琥魄後
put.supply 從供應堆將{amount}放到{target}上
search.into.play 從你的{zones}中搜尋{cards}，並將其放入場上 ¦ shuffle.deck 將{whose}牌庫洗牌
forge.least （最低{n}個）
attach.yours 獲得{kept}的控制權\\n將其全部移動到{target}上
beneath.each {this}下面的每張卡牌 ¦ beneath.a {this}下面的一張卡牌 ¦ beneath.none {this}下面沒有卡牌 ¦ has.mark {it}上有{name}指示物 ¦ has.no.mark {it}上沒有{name}指示物 ¦ after.nth.used {n}個{noun}在同一回合中被使用後
fight.that 使{target}與該{side}生物戰鬥 ¦ ignoring {do}，無視{keyword} ¦ enter.yours.ready 將{target}以重整狀態放入場上，由你控制 ¦ in.pile {event}，如果{this}在你的棄牌堆中 ¦ you.control.most 你控制力量最高的{kind} ¦ enter.again 將{target}放回場上，由各自的擁有者控制
resolve 結算{target}的「{moment}：」效果，如同你控制該生物
strike.instead 選擇{target}\\n{this}改為對該生物造成傷害，而不是對與其戰鬥的生物 ¦ hide 將{target}面朝下放到{this}下面 ¦ gain 獲得{amount}
gain.shuffled 每位玩家每有{one}{kind}以此法洗入其牌庫，就獲得{amount}
gain.such 每有{one}{noun}以此法被{done}，其擁有者就獲得{amount}
gain.held 每位玩家每控制{one}{noun}，就獲得{amount} ¦ gain.owned 每位玩家每有{one}自己擁有的{kind}以此法被{done}，就獲得{amount}
gain.controlled 每位玩家每有{one}自己控制的{kind}以此法被{done}，就獲得{amount} ¦ lose 失去{amount}
lose.lost 失去{n}倍於{who}以此法所失去數量的琥魄 ¦ lose.half 失去一半的琥魄（失去的數量捨去小數）
lose.all.but 有{least}個或更多琥魄的{who}失去琥魄，直到剩下{but}個 ¦ steal 竊取{amount} ¦ rest.of.pool 其剩餘的所有琥魄
pay {who}必須支付{amount}給{rival} ¦ take.supply 改為由{this}搶佔 ¦ draw 抽{amount} ¦ look 查看{whose}手牌 ¦ look.reveal 展示{whose}手牌
shuffle.zones 將{whose}{zones}洗入{whose}牌庫 ¦ swap.piles 交換{whose}牌庫與棄牌堆\\n然後將{whose}牌庫洗牌
dig 從{whose}牌庫頂逐張棄置卡牌，直到棄置一張{noun}或牌庫用盡 ¦ forge 按當前費用鍛造一把鑰匙 ¦ forge.at 按當前費用{n}個琥魄鍛造一把鑰匙
forge.free 免費鍛造一把鑰匙 ¦ forge.less 按當前費用{n}個琥魄鍛造一把鑰匙，{each}，此費用就減少1個琥魄
power.among {cards}的力量總和 ¦ power.is {they}的力量為{amount}
forge.less.current 按當前費用鍛造一把鑰匙，{each}，此費用就減少1個琥魄
forge.more 按當前費用{n}個琥魄鍛造一把鑰匙，{each}，此費用就增加1個琥魄 ¦ unforge 取消鍛造該鑰匙 ¦ unforge.one 取消鍛造{whose}一把鑰匙

ability {moments}：{do} ¦ moment.0 打出 ¦ moment.1 收穫後 ¦ moment.2 戰鬥後 ¦ moment.3 戰鬥前 ¦ moment.4 行動 ¦ moment.5 萬能
moment.6 被摧毀 ¦ moment.7 廢棄 ¦ instead 改為{do} ¦ heard {event}，{do} ¦ heard.if {event}，{do} ¦ in.your.turn 在你的回合中，{event}
turn-starts.yours 在你的回合開始時 ¦ turn-starts.theirs 在你對手的回合開始時 ¦ turn-starts.each 在每個回合開始時
turn-ends.yours 在你的回合結束時 ¦ turn-ends.theirs 在你對手的回合結束時 ¦ turn-ends.each 在每個回合結束時 ¦ ready-ends.yours 在你的「重整卡牌」步驟結束時
after.a.house 任一玩家選擇當前勢力後 ¦ after.house {who}選擇{house}作為當前勢力後 ¦ after.house.any 任一玩家選擇{house}作為當前勢力後 ¦ after.icon {who}結算一個{icon}額外圖示後 ¦ after.forges {who}鍛造一把鑰匙後
after.forges.any 任一玩家鍛造一把鑰匙後 ¦ that.player 該玩家|該玩家的|該玩家|該玩家|該玩家 ¦ forges-soon 當{who}將鍛造鑰匙時
forges-soon.turn 當{who}將在其回合鍛造鑰匙時 ¦ not.forge 不鍛造該鑰匙 ¦ move.ward 將一個生物上的守護移動到另一個生物上
of.crowded 每個所屬勢力在場上有{n}個或更多生物的生物 ¦ turn-starts.players 在每位玩家的回合開始時
turn-ends.players 在每位玩家的回合結束時 ¦ may.they {who}可以{do}
after.enters {card}進場後 ¦ after.played {card}被打出後 ¦ after.played.by {who}打出{card}後 ¦ after.played.left {who}在其左翼打出{card}後 ¦ after.played.right {who}在其右翼打出{card}後 ¦ after.after-destroyed {card}被摧毀後
after.after-destroyed.fighting {card}在與{this}的戰鬥中被摧毀後 ¦ after.leaves {card}離場後 ¦ after.leaves.this 如果{this}離場
after.armor {card}以護甲防止傷害後 ¦ after.reap-gain {who}透過收穫獲得琥魄後
after.fights {card}戰鬥後 ¦ after.fights-soon {card}戰鬥前 ¦ after.reaps {card}收穫後 ¦ after.used {card}被使用後
after.used.by {who}使用{card}後 ¦ after.discards {card}被棄置後 ¦ after.discards.by {who}從手牌棄置{card}後 ¦ after.discards.from {card}從{whose}手牌被棄置後 ¦ after.readied {card}重整後
turn 本回合剩餘時間，{do} ¦ next.turn 在你對手的下個回合，{do} ¦ the.next {do} ¦ to.your.turn 直到你的下個回合開始，{do} ¦ for.good {do}
next.action.returns 在你本回合結算下一張行動卡牌後，將其返回你的手牌，而不是放入你的棄牌堆 ¦ replaces.8 你結算一張行動卡牌後，將其返回你的手牌，而不是放入你的棄牌堆 ¦ next.may.play 本回合你可以打出{cards} ¦ next.icons 你本回合下一次打出{cards}時，其每個額外圖示都額外結算一次 ¦ icons.again {who}打出{cards}時，其每個額外圖示都額外結算一次 ¦ next.enters 你本回合打出的下一{unit}{noun}{how} ¦ as.ready 以重整狀態進場
as.stunned 以被擊暈狀態進場 ¦ while 只要{so}，{do} ¦ while.itself 只要{so}，就{do} ¦ while.attacking {so}時，{do} ¦ each.turn.while 在你的每個回合中，只要{so}，{do}
unless 除非{so}，否則{do} ¦ keyword.number {keyword}{n} ¦ power 力量 ¦ armor 護甲 ¦ gets {they}獲得+{n}{what} ¦ gets.less {they}的{what}−{n}
gains {they}獲得{text} ¦ gains.keyword {they}獲得{keyword} ¦ gains.trait {they}獲得{trait}特性 ¦ loses.keyword {they}失去{keyword} ¦ quoted 「{text}」 ¦ each.key 鑰匙的
cost {own}鍛造費用+{n}個琥魄 ¦ cost.less {own}鍛造費用−{n}個琥魄 ¦ refill.more {who}在「抽牌」步驟中多補{n}張手牌
refill.less {who}在「抽牌」步驟中少補{n}張手牌 ¦ no.more.play {who}每回合無法打出超過{n}{unit}{noun}
no.more.use {who}每回合無法使用超過{n}{unit}{noun} ¦ no.reap {cards}無法收穫 ¦ no.fights {cards}無法戰鬥 ¦ no.act {cards}無法使用行動能力
no.attack {cards}無法被攻擊 ¦ no.fights.with {cards}無法與{foes}戰鬥 ¦ no.be.used {cards}無法被使用 ¦ no.ready {cards}無法重整 ¦ no.ready.step {cards}在其控制者的「重整卡牌」步驟中不會重整 ¦ no.ready.step.this {cards}在你的「重整卡牌」步驟中不會重整 ¦ no.ready.step.player {who}在其「重整卡牌」步驟中無法重整卡牌 ¦ no.die {cards}無法被摧毀 ¦ no.steal {whose}琥魄無法被竊取 ¦ no.play {who}無法打出{cards} ¦ no.play.this 無法打出{cards}
no.use {who}無法使用{cards} ¦ no.discard {who}無法棄置{cards} ¦ no.forge {who}無法鍛造鑰匙 ¦ no.forge.nth {who}無法鍛造其第{nth}把鑰匙 ¦ nth 一|二|三 ¦ no.forge.while {who}在{so}時，無法鍛造鑰匙 ¦ no.play.while {who}在{so}時，無法打出{cards} ¦ that.house 該勢力 ¦ house.of {it}的勢力 ¦ the.house {house}勢力
must.choose {who}必須選擇{house}作為當前勢力 ¦ cannot.choose {who}無法選擇{house}作為當前勢力 ¦ enters {cards}{how}
enters.first 每回合打出的第{one}{noun}{how} ¦ as.flank {they}視為側翼生物 ¦ unhurt {they}無法受到傷害 ¦ harmless {they}戰鬥時不造成傷害 ¦ hits.at.most {they}戰鬥時只造成{n}點傷害
from.supply 將從{own}的琥魄池被竊取或搶佔的琥魄，改為取自供應堆
ignores {they}攻擊時無視{keyword} ¦ may.fights {they}可以戰鬥 ¦ may.reap {they}可以收穫 ¦ may.use 你可以使用{cards} ¦ may.be.used {they}可以視為屬於當前勢力來使用
may.play.any.house {who}可以打出{cards}，如同其屬於當前勢力 ¦ may.play {who}可以打出{cards} ¦ price.play {who}必須支付{amount}給{rival}，才能打出{cards}
price.use {who}必須支付{amount}給{rival}，才能使用{cards} ¦ price.lost.play {who}必須失去{amount}，才能打出{cards}
price.lost.use {who}必須失去{amount}，才能使用{cards} ¦ spends.itself 鍛造鑰匙時，{who}可以花費{this}，如同它是{own}琥魄池中的琥魄\\n將其棄置，無視守護 ¦ spendable 鍛造鑰匙時，{who}可以花費{on}上的琥魄 ¦ belongs {they}屬於{house}
replaces.0 將加入{own}琥魄池的每個琥魄，改為由{this}搶佔 ¦ replaces.1 {who}收穫時將獲得的琥魄，改為從{rival}竊取
replaces.2 當{card}將從場上進入棄牌堆時，改為{do} ¦ replaces.3 對{this}的{non}鄰居造成的傷害，改為對{this}造成
hurt.more {they}受到傷害時，額外受到{n}點傷害 ¦ hits.harder {they}攻擊{foes}時，多造成{n}點傷害 ¦ skips.forge 略過「鍛造鑰匙」步驟 ¦ skips.yours 略過你的「鍛造鑰匙」步驟
gets.spent {who}鍛造鑰匙時花費的所有琥魄歸你 ¦ no.armor {they}失去所有護甲 ¦ only.attacks {they}只能與{foes}戰鬥 ¦ controls 你控制{they}
blank {all}的文字框視為空白 ¦ blank.its 其文字框視為空白 ¦ as.upgrade {this}可以改為當作升級打出，並具有以下文字：{text} ¦ copies 打出{this}時，將其視為{cards}的複製品
marks {n}個{name}指示物 ¦ marks.all 所有{name}指示物 ¦ marks.half 半數{name}指示物（無條件進位）
marks.names 末日|引信|榮耀|干擾|成長|通緝|計謀|無知|知識|時間|覺醒|深度|交易|顏料|智慧|贊成|反對|孵化|礦化|突變
with.mark 有{name}指示物的 ¦ in.center 在戰線中央的 ¦ marked.none {on}上沒有{name}指示物 ¦ marked.least {on}上有{n}個或更多{name}指示物
marked.below {on}上的{name}指示物少於{n}個 ¦ marked.exactly {on}上正好有{n}個{name}指示物 ¦ this.in.center {this}在戰線中央
host.in.center 此生物在戰線中央 ¦ count.marks {on}上每有1個{name}指示物 ¦ put.marks 在{target}上放置{amount} ¦ take.marks 從{target}上移除{amount}
move.marks 將{source}上的{amount}移動到{target}上 ¦ move.flank 將{target}移動到其控制者戰線的任一側翼 ¦ move.line 將{target}移動到其控制者戰線的任意位置
swap.control 交換{target}的控制權 ¦ attach 將{kept}附加到{target}上 ¦ attach.this 將{this}附加到{target}上，作為升級 ¦ flip 將{target}翻面
refill 如同進行「抽牌」步驟一樣補滿手牌 ¦ another.turn 在本回合之後再進行一個回合 ¦ after.attached 將{cards}附加到{host}上後 ¦ after.attached.near {cards}附加到{host}或其一個鄰居上後
may.play.use {who}可以打出或使用{cards} ¦ gain.text {target}獲得{of}的文字框 ¦ become.copy {target}成為{of}的複製品 ¦ fixed.power {they}的力量視為{n}
as.creature {they}是力量為{n}的生物 ¦ attaches {this}只能附加到{cards}上 ¦ upgrade.text {this}作為升級時具有以下文字：{text}
text.of 它具有另一張卡牌的文字框 ¦ copy.of 它是另一張卡牌的複製品 ¦ likeness 它具有另一張卡牌的力量，並獲得其護甲、關鍵字與特性 ¦ purge.resemble 清除{target}\\n在{this}離場之前，其力量等同於被清除生物的力量，並獲得該生物的護甲、關鍵字與特性 ¦ other.side 另一面是{card}
each.most.powerful 力量最高的每{unit}{noun} ¦ each.least.powerful 力量最低的每{unit}{noun} ¦ that.beneath 該卡牌
one.looked.at 其中一張 ¦ one.looked.at.more 另一張 ¦ others.looked.at 其餘卡牌 ¦ that.deck 該 ¦ count.traits {that}每有一個特性 ¦ amber.on.least {this}上有{n}個或更多琥魄
verb.LookAt 查看 ¦ take 將{target}放入{whose}手牌 ¦ swap.two 交換{target}的位置 ¦ swap.in.line 交換同一戰線中{target}的位置 ¦ gain.as.much 獲得與自己現有數量相同的琥魄
after.played.beside {card}在{this}旁邊被打出後
alike.beside 與其至少{n}個鄰居同勢力的 ¦ count.excess.other 不計{this}，{who}控制的生物每比{rival}多一個 ¦ host.is.yours 你控制此生物
owned {who}擁有的 ¦ shared.house 這些{kind}屬於同一勢力 ¦ no.shared.house 這些{kind}不屬於同一勢力 ¦ stole.last.turn {who}在其上個回合竊取了{rival}的琥魄
stole.this.turn {who}本回合竊取了{rival}的琥魄
enters.copy {this}以{cards}的複製品進場 ¦ enters.copy.of.house {this}以{cards}的複製品進場，但屬於{house}勢力
cards.there.least {place}有{n}{unit}或更多{noun} ¦ cards.there.below {place}的{noun}少於{n}{unit} ¦ cards.there.exactly {place}正好有{n}{unit}{noun}
after.leaves.this.then 在{this}離場後
hit.by.damage 對{target}造成與其上傷害等量的傷害 ¦ enter.in.place 將{target}放入場上，置於{this}原本在戰線中的位置 ¦ keyword.worth {keyword}的數值等同於{number}
tide.high {whom}潮位為高 ¦ tide.low {whom}潮位為低 ¦ tide.high.not {whom}潮位不為高 ¦ tide.low.not {whom}潮位不為低 ¦ tide.for 對{who}而言 ¦ tide.raise 提升潮位 ¦ tide.reset 將潮位恢復為中
not.house.step 如果{who}沒有選擇{house}作為當前勢力 ¦ purged.by.creatures 所有被{this}清除的生物 ¦ other.looked.at 剩下的那張 ¦ no.step.next {they}在其控制者的下一個「重整卡牌」步驟中不會重整 ¦ no.more.play.type {who}每回合每種類型的{noun}最多只能打出 1 張
power.marks 力量等於{this}上{name}指示物數量的 ¦ flank.sides 左翼|右翼 ¦ on.flank.of {own}{side}的{noun} ¦ give.control 將{target}的控制權交給其對手，並將該生物移動到其對手的{side} ¦ to.top.random 將{target}以隨機順序放到{home}牌庫頂
replaces.9 在你對手的「重整卡牌」步驟中，不重整其生物，改為{do}
after.tide {who}提升潮位後 ¦ after.tide.any 任一玩家提升潮位後 ¦ after.tide.turn {who}在自己的回合中提升潮位後 ¦ after.tide.turn.any 任一玩家在自己的回合中提升潮位後 ¦ no.tide {who}無法提升潮位
 with.that.name 該名稱的 ¦ name.cards 說出兩張卡牌的名稱 ¦ are.named 這些卡牌正是你說出的卡牌 ¦ name.card 說出一張卡牌的名稱 ¦ also.hurt 戰鬥中對{they}造成的傷害，也會對{this}造成
sides.theirs 該玩家控制的|其對手控制的 ¦ sides.own 其控制的 ¦ after.damaged {card}受到傷害後 ¦ after.nth {who}在一個回合中打出第{n}張卡牌後 ¦ after.nth.any 任一玩家在一個回合中打出第{n}張卡牌後 ¦ forged.in.all {who}已鍛造的鑰匙數量 ¦ unforged.in.all {who}未鍛造的鑰匙數量
each.done 以此法被{done}的每{unit}{kind} ¦ lose.all.but.if 如果{who}有{least}個或更多琥魄，其失去琥魄，直到剩下{but}個
captures.from {target}從{own}的琥魄池搶佔{amount} ¦ after.draws {who}抽一張牌後 ¦ after.draws.any 任一玩家抽一張牌後 ¦ after.readies {who}重整一張卡牌後 ¦ after.readies.any 任一玩家重整一張卡牌後 ¦ zone.in.all {own}{zone}中的卡牌數量 ¦ those.hurt 以此法受到傷害的每個生物
unlike.beside 與任何鄰居都不同勢力的 ¦ armor.of {it}的護甲值 ¦ controls.such {who}控制{noun} ¦ holds 你控制{things} ¦ discards.own 從{whose}{zone}中隨機棄置{cards} ¦ or.apart {a}，或{b} ¦ different.types {place}{n}{unit}類型各不相同的{noun} ¦ play.anywhere 將{target}打出到你戰線的任意位置
draw.controlled 每位玩家每有{one}自己控制的{kind}以此法被{done}，就抽{amount} ¦ left.alike 如果該生物左側的鄰居與其同勢力，{do}，並對該鄰居重複此效果 ¦ fewest.controls 在場上生物最少的玩家獲得{this}的控制權
divided.beside 將該傷害盡可能平均地分配給其鄰居 ¦ replaces.6 當{they}將受到傷害時，{do} ¦ there.beside.host 其有一個或更多鄰居 ¦ enters.anywhere {cards}進場時可以重整，並進入你戰線的任意位置 ¦ next.anywhere 本回合下一次有{noun}進場時，你可以使其以重整狀態進入你戰線的任意位置
turn.switched {do}，直到本回合結束 ¦ switched 交換{they}的力量與護甲 ¦ shares.keyword 只要你控制另一個有{keywords}的生物，{they}就獲得該關鍵字 ¦ keywords.or {a}或{b} ¦ keywords.or.more {a}、{b} ¦ no.exhaust {cards}無法被橫置
archived.faceup 如果你封存{this}，將其面朝上封存 ¦ picks.archives {this}在你的封存區時，你可以選擇從封存區拿取任意數量的卡牌，而不是拿取全部
after.icon-hurts {card}受到傷害額外圖示造成的傷害後 ¦ demand.house 其控制者在其下個回合必須選擇該生物的勢力作為當前勢力
search.put 從你的{zones}中搜尋{cards}，展示{them}，並將其放入你的封存區
is.most.powerful {it}是力量最高的{noun} ¦ capture.spread.but 搶佔你對手超過{n}個的琥魄，並任意分配到任意數量的{cards}上 ¦ marks.bare {name}指示物
after.fights.by {who}使用{card}戰鬥後 ¦ as.enraged 以被激怒狀態進場 ¦ as.ready.enraged 以重整且被激怒的狀態進場 ¦ unhurt.by {foes}無法對{they}造成傷害
no.icons {who}無法結算自己打出之卡牌上的額外圖示 ¦ no.destroyed 「被摧毀：」效果無法結算 ¦ no.destroyed.of {cards}的「被摧毀：」效果無法結算
replaces.7 當{who}結算一個{icon}額外圖示時，可以選擇改為{do} ¦ loses.traits {they}失去其所有特性 ¦ far.taunt {they}的嘲諷也適用於其鄰居的鄰居
is.token 衍生|非衍生 ¦ tokens {n}個衍生生物 ¦ tokens.bare 衍生生物 ¦ tokens.named {n}個{name} ¦ make 製造{amount} ¦ make.at.left 製造{amount}，置於緊鄰{this}左側的位置
flip.facedown 將{target}翻至面朝下（成為衍生生物） ¦ flip.faceup 將{target}翻至面朝上 ¦ enter.facedown 將{target}面朝下放入場上，作為衍生生物 ¦ enter.facedown.ready 將{target}以重整狀態面朝下放入場上，作為衍生生物
after.stolen 你的琥魄被竊取後 ¦ after.steals {who}竊取琥魄後 ¦ revealed.creature 被展示生物
put.either 在{target}上放置1個{one}或{other}指示物 ¦ destroy.halves 將每位玩家的戰線在不改變生物順序的情況下盡可能平均地分成兩半\\n摧毀每條戰線其中一半的每個生物 ¦ as.theirs 進場時由你的對手控制 ¦ replaces.10 當{who}打出{cards}時，不結算其「打出：」效果，改為{do} ¦ discards.random.down 每位玩家從其{zone}中隨機棄置{noun}，直到剩下{n}張或更少 ¦ unrevealed 未展示的 ¦ count.of.one.house 以此法{done}的同一勢力卡牌每有一張 ¦ marked.some {on}上有{name}指示物 ¦ power.purged 被清除生物的力量 ¦ chosen.other 另一個被選擇的生物 ¦ of.them.most.powerful 其中力量最高的一個{kind} ¦ of.them.least.powerful 其中力量最低的一個{kind} ¦ after.reap-gain.any 任一玩家透過收穫獲得琥魄後 ¦ attacks 攻擊{of}的 ¦ is.weakest 力量最低的 ¦ may.upto {do:may}，至多{n}次 ¦ may.they.upto {who}可以{do}，至多{n}次
control.owned 每位玩家獲得其擁有的{target}的控制權 ¦ hit.each.other 被選擇的兩個生物各對另一個造成等同於自身力量的傷害 ¦ demand.use {who}必須{do}，才能使用{cards}
no.discard.this 除了透過卡牌能力以外，無法從手牌棄置{this} ¦ next.no.reap 本回合下一次有生物被使用時，該生物無法收穫 ¦ next.no.fights 本回合下一次有生物被使用時，該生物無法戰鬥
hurt.twice 對{they}造成的所有傷害加倍 ¦ pay.you 支付{amount}給{rival} ¦ after.exalts {card}被尊崇後 ¦ after.exalts.by {who}尊崇{card}後
"""


def finished(clauses: str) -> str:
    """Sentences with full stops, and with a space between numbers and Han characters but none beside punctuation."""
    ends = ("。", "。」", "。』」", "。）")
    said = "".join([clause + ("" if clause.endswith(ends) else "。") for clause in clauses.split("\n")])
    said = spaced(said).replace("其的", "其")
    for apart, name in numbered_names().items():
        said = said.replace(apart, name)
    said = re.sub("，並([^，。：「」]*?)並", r"，\1並", said)
    said = re.sub("(每[個張位][^，。：「」]*?)(?<!都)無法", r"\1都無法", said)
    said = said.replace("與每個與", "以及每個與").replace("。其每個", "。該生物的每個")
    said = said.replace("只要是你的回合，", "在你的回合中，")
    said = said.replace("以此法展示的與", "以此法展示且與").replace("隨機棄置 1 張卡牌", "隨機棄置一張卡牌")
    said = OWN_EACH.sub(r"\1\3就獲得", said)
    said = re.sub("(另一張放[^。]*)另一張(?!卡)", r"\1最後一張", said)
    return re.sub(r"^ | (?=[，。「」])|(?<=[，。：「」]) ", "", said)


OWN_EACH: Final = re.compile(
    "((?:^|[。：，『「])(「[^」]*」|此生物|[^，。：「」『』]+?) ?)(上?每有[^，。：]*，)\\2 ?獲得"
)
"""What a card gains for each of what it has: who gains it is said once."""


def spaced(said: str) -> str:
    """With a space between numbers and Han characters."""
    return re.sub(r"(?<=[\u4e00-\u9fff])(?=[+−]?\d)|(?<=\d)(?=[\u4e00-\u9fff])", " ", said)


@cache
def numbered_names() -> dict[str, str]:
    """The names of cards in which a number stands beside a Han character, by how they would look with a space there."""
    names = [fact.called("zh-Hant") for fact in POOL.cards()]
    return {spaced(name): name for name in names if spaced(name) != name}


SHARED: Final = re.compile("獲得|失去|攻擊時無視|.*?無法")
"""What two clauses in a row say only once."""
EACH: Final = re.compile("[^，。]*?每有[^，]+，(?=.)")


def merged(clauses: list[str], who: str) -> str:
    each = EACH.match(clauses[0])
    if each is not None and all([clause.startswith(each[0]) for clause in clauses]):
        return each[0] + merged([clause.removeprefix(each[0]) for clause in clauses], who)
    if each is not None and clauses[1:]:  # in front it would seem to be said of the others, too
        last = clauses[0].removeprefix(each[0]).removeprefix(who)
        return f"{merged(clauses[1:], who)}，且{each[0]}{'' if last.startswith('的') else '就'}{last}"
    rows = [[clauses[0]]]
    ties = ["與"]
    for clause in clauses[1:]:
        rest = clause.removeprefix(who).removeprefix("的" if who else "")
        shared = SHARED.match(rest)
        if shared and rows[-1][0].removeprefix(who).startswith(shared[0]):
            rows[-1].append(rest.removeprefix(shared[0]))
            ties[-1] = "或" if shared[0].endswith("無法") else "與"
        else:
            rows.append([rest])
            ties.append("與")
    said: list[str] = []
    for (*first, last), tie in zip(rows, ties, strict=True):
        said.append("、".join(first) + tie + last if first else last)
    if said[0] == who:
        return said[1]
    return (
        "，".join(said[:-1]) + ("，但" if "可以" in said[0] else "，且") + said[-1] if said[1:] else said[0]
    )


def form(text: str, spec: str) -> str:
    """What one may do: what it is for each of stands before that. A number of a card with only one 的; a place without one,
    where a number follows."""
    if spec == "may":
        each = EACH.match(text)
        said = each[0] if each else ""
        return f"{said}你可以{text.removeprefix(said)}"
    if spec == "near":
        return re.sub("的(力量|護甲值)$", r"\1", text)
    if spec == "bare":
        return text.removesuffix("的")
    raise ValueError(f"Chinese has no form {spec!r} for {text!r}")


CHINESE: Final[Language] = language(Grammar("zh-Hant", WORDS, TRAITS, form, finished, merged))
