"""Korean: its sentences, its particles, and how verbs end. Instructions are polite statements (…ㅂ니다), conditions plain
ones (…다); what follows them asks for another ending."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from ludarium.core.korean import josa
from ludarium.games.keyforge.text.base import Language
from ludarium.games.keyforge.text.cjk import Grammar
from ludarium.games.keyforge.text.cjk_lines import language

TRAITS: Final = """
human=인간 beast=야수 item=물건 mutant=돌연변이 thief=도둑 robot=로봇 location=장소 scientist=과학자 dinosaur=공룡 giant=거인 sin=죄악 changeling=체인질링
elf=요정 knight=기사 demon=악마 specter=망령 martian=마스인 cyborg=사이보그 aquan=아쿠안 soldier=병사 alien=외계인 power=권능
witch=마녀 spirit=정령 politician=정치가 imp=임프 weapon=무기 monk=수도사 goblin=고블린 ship=함선 insect=곤충 merchant=상인
philosopher=철학자 faerie=페어리 vehicle=탈것 dragon=용 leader=지도자 pilot=조종사 angel=천사 shapeshifter=변신술사
treasure=보물 tentacle=촉수 horseman=기수 niffle=니플 agent=요원 bräkken=브래켄 ally=동맹 quest=임무 priest=사제
ranger=순찰자 law=법률 shard=조각 ai=인공지능 equation=방정식 experiment=실험체 [redacted]=[삭제됨] hunter=사냥꾼 pirate=해적 psion=초능력자 fungus=균류 rat=쥐
arm=팔 buggy=버기 curse=저주 fisher=어부 phoenix=불사조 artisan=장인 plan=계획 elemental=원소 tree=나무 wolf=늑대 cat=고양이 assassin=암살자
handuhan=한두한 proximan=프록시만 krxix=크르식스 jelly=젤리 egg=알
clock=시계
cultist=광신도 getrookya=게트루캬 ironyx=아이로닉스 sylicate=실리케이트
variant=변종 diplomat=외교관 cirrus=권운 recruiter=모집관 leviathan=리바이어던 raptrix=랩트릭스 adagion=아다기온 elder=장로 sage=현자 cloud=구름
myth=신화 j'reen=즈린 stormkin=폭풍족 analyst=분석가 halyard=할야드
"""
"""The traits of the glossary, and of all cards of the pool."""

WORDS: Final = """
gap _ ¦ and {a:and}, {b} ¦ and.you {a:and}, 나는 {b} ¦ and.other {a:and}, {b} ¦ and.if {a:고} {b} ¦ or {a:이나} {b} ¦ traits.or {a} 또는 {b} ¦ both {a:과} {b} ¦ both.more {a}, {b} ¦ with {a:과} {b}
plus {a} 더하기 {b} ¦ less {a} 빼기 {b} ¦ verbs {a:and} {b} ¦ moments {a}/{b}
who 나|상대|각 플레이어|그 생명체를 지배하는 플레이어|그 소유자|그 생명체를 지배하는 플레이어|나|그 소유자|그 생명체를 지배하던 플레이어의 상대|||이 생명체를 지배하는 플레이어|귀신 들린 상태인 각 플레이어|귀신 들린 상태가 아닌 각 플레이어|활성화 플레이어
whose 내|상대의|자신의|그 생명체를 지배하는 플레이어의|그 소유자의|그 생명체를 지배하는 플레이어의|내|그 소유자의|그 상대의||||자신의|자신의|활성화 플레이어의
own 내|상대의|각 플레이어의|그 생명체를 지배하는 플레이어의|그 소유자의|그 생명체를 지배하는 플레이어의|내|그 소유자의|그 상대의||||귀신 들린 상태인 각 플레이어의|귀신 들린 상태가 아닌 각 플레이어의|활성화 플레이어의
actor 내가|상대가|각 플레이어가|그 플레이어가|그 소유자가|그 플레이어가|내가|그 소유자가|그 상대가|||이 생명체를 지배하는 플레이어가|귀신 들린 상태인 각 플레이어가|귀신 들린 상태가 아닌 각 플레이어가|활성화 플레이어가
has 나에게|상대에게|각 플레이어에게|그 플레이어에게|그 소유자에게|그 플레이어에게|나에게|그 소유자에게|그 상대에게||||귀신 들린 상태인 각 플레이어에게|귀신 들린 상태가 아닌 각 플레이어에게|활성화 플레이어에게 ¦ you.do {do}
they.do 상대가 {do} ¦ one.does {who:이} {do} ¦ controller.does {target:을} 지배하는 플레이어가 {do} ¦ their.own 그 ¦ this.creature 이 생명체 ¦ name ‘{name}’ ¦ name.english ‘{name}’

types 생명체|행동|유물|업그레이드 ¦ card 카드 ¦ kind.card {kind} 카드 ¦ units 개|장 ¦ ones 하나|1장 ¦ zones 손|덱|버림 더미|보관 영역
icons 앰버|포획|피해|뽑기|버리기|공격력 ¦ keywords 알파|오메가|습격|재해|배치|회피|불사|맹독|난전|여파 공격|도발|배반|다재다능
sides 우호적인|적대적인 ¦ is.amber 앰버가 놓인|앰버가 없는 ¦ is.armor 방어력이 있는|방어력이 없는 ¦ is.flank 측면|측면에 있지 않은
is.damaged 피해를 입은|피해를 입지 않은 ¦ is.ready 준비 상태인|소진 상태인 ¦ is.stunned 기절 상태인|기절 상태가 아닌 ¦ is.enraged 격노 상태인|격노 상태가 아닌 ¦ is.boosted +1 공격력 토큰이 놓인|+1 공격력 토큰이 없는 ¦ without.keyword {keyword:이} 없는 ¦ is.odd 공격력이 홀수인|공격력이 짝수인 ¦ other 다른
so.stunned {it:이} 기절 상태이다 ¦ so.not.stunned {it:이} 기절 상태가 아니다 ¦ so.enraged {it:이} 격노 상태이다 ¦ so.not.enraged {it:이} 격노 상태가 아니다 ¦ so.damaged {it:이} 피해를 입은 상태이다
so.not.damaged {it:이} 피해를 입은 상태가 아니다 ¦ so.ready {it:이} 준비 상태이다 ¦ so.not.ready {it:이} 소진 상태이다 ¦ so.amber {it} 위에 앰버가 있다
so.not.amber {it} 위에 앰버가 없다 ¦ so.armor {it}에게 방어력이 있다 ¦ so.not.armor {it}에게 방어력이 없다
other.a 다른 ¦ another ¦ each 각 ¦ purged 제거된 ¦ revealed 이 방법으로 공개한 ¦ revealed.among 이 방법으로 공개한 카드 중 ¦ played 이 차례에 플레이한 ¦ played.you 내가 플레이하는 ¦ house.2 그 세력의
near.house.2 그 세력의 ¦ house.3 활성화 세력의 ¦ house.4 {that:과} 세력이 같은 ¦ house.5 플레이 영역에 있는 내 카드와 세력이 같은
house.6 내 세력 3개 가운데 하나에 속한 ¦ house.7 {that:과} 세력이 같은 ¦ not.house.2 다른 세력의 ¦ not.house.3 활성화 세력이 아닌
not.house.6 내 세력 3개 중 어느 것에도 속하지 않은 ¦ house.8 플레이 영역에 생명체가 가장 많은 세력의 ¦ bare.house.2 그 세력 ¦ bare.house.3 활성화 세력 ¦ bare.house.4 {that}의 세력
bare.house.6 내 세력 3개 가운데 하나 ¦ power.most 공격력이 {n} 이하인 ¦ power.least 공격력이 {n} 이상인 ¦ power.power 공격력이 {n}인
power.number 공격력이 그 수와 같은 ¦ power.lower 공격력이 더 낮은 ¦ power.lower.than {this}보다 공격력이 낮은 ¦ power.own 자신의 공격력 ¦ may.or {a:or}, {b} ¦ or.more {a}, {b} ¦ the.difference 그 차이 ¦ after.house.unmatched 플레이어가 플레이 영역에 카드가 없는 세력을 활성화 세력으로 선택하고 나면
others.back 나머지 카드를 원하는 순서로 되돌려 놓습니다 ¦ back.in.order 그 카드들을 원하는 순서로 되돌려 놓습니다 ¦ power.like 그중 하나와 공격력이 같은 ¦ through.your.turn 내 다음 차례가 끝날 때까지, {do} ¦ plays.again {who:이} ‘플레이:’ 효과가 있는 {cards:을} 플레이하고 나면 그 효과를 한 번 더 발동합니다 ¦ early {event} 그 ‘플레이:’ 효과를 처리하기 전에 ¦ rearrange {own} 전선에 있는 생명체를 다시 배열합니다 ¦ activate.house 그 카드의 세력이 내 활성화 세력이 됩니다 ¦ end.turn 내 차례를 끝냅니다
on.host 이 생명체에 부착된 ¦ on.it 그 생명체에 부착된 ¦ on.them 그 생명체들에 부착된 ¦ on.this {this}에 부착된 ¦ on.or.beside {of:이나} 그 이웃에 부착된 ¦ is.upgraded 업그레이드가 부착된|업그레이드가 부착되지 않은 ¦ is.icons 보너스 기호가 있는|보너스 기호가 없는 ¦ power.of {it}의 공격력 ¦ equal.to {number}만큼의 {of} ¦ equal.to.many {number}만큼의 {of} ¦ with.keyword {keyword:이} 있는 ¦ like.trait {that:과} 특성을 공유하는 ¦ unlike.name 이름이 다른
unlike.names 이름이 서로 다른 ¦ beside 이웃한 ¦ right.of 전선에서 {of}의 오른쪽에 있는 ¦ left.of 전선에서 {of}의 왼쪽에 있는 ¦ non {what:이} 아닌 ¦ non.and {what:이} 아니고 ¦ non.first ¦ artifact.or.flank 유물이나 측면 생명체 ¦ neighbour 이웃
of {that}의_ ¦ of.them 그중_ ¦ same.pile 한 플레이어의 ¦ any.pile 아무 플레이어의 ¦ in {own} {zones}에 있는_ ¦ in.of {own} {zones}에 있는_
play.or 플레이 영역이나 {zones} ¦ play.and 플레이 영역과 {zones} ¦ number.a {place}{noun} {one} ¦ number.each {place}{noun}
number.some {place}{noun} {n}{unit} ¦ number.of.types {place}각 유형(행동, 유물, 생명체, 업그레이드)의 {noun} 1장씩 ¦ number.upto {place}{noun} 최대 {n}{unit} ¦ number.any {place}{noun} 원하는 만큼 ¦ number.or.more {place}{noun} {n}{unit} 이상
number.random {place}무작위 {noun} {one} ¦ number.randoms {place}무작위 {noun} {n}{unit} ¦ that 그 {kind} ¦ that.chosen 선택한 {kind} ¦ those 그 {kind}들 ¦ any.of.those 그 {kind}들 가운데 하나 ¦ foe {this:과} 전투하는 생명체 ¦ foe.fought {this:과} 전투한 생명체
most.powerful 공격력이 가장 높은 {noun}{several} ¦ least.powerful 공격력이 가장 낮은 {noun}{several} ¦ several _{n}{unit} ¦ several.one
other.neighbour 그 이웃의 다른 이웃 ¦ its.neighbours 그 생명체의 각 이웃 ¦ neighbours {of}의 각 이웃 ¦ top {own} {zone} 맨 위 카드 1장
top.some {own} {zone} 맨 위 카드 {n}장 ¦ its.owner 그 소유자의 ¦ each.owner 각 소유자의 ¦ provided {cards}({so:if}) ¦ all.but {spared:을} 제외한 {cards}
beneath {this} 아래의 카드 ¦ purged.by {this:이} 제거한 모든 카드

turn-ends.this 이 차례 끝에
there.purged {it:이} 제거되었다 ¦ there.not.purged {it:이} 제거되지 않았다 ¦ and.event {a:and}, {b} ¦ deeds.once.2 {who} {when} {noun:으로} 수확했다 ¦ deeds.once.3 {who} {when} {noun:으로} 전투했다 ¦ deeds.never.2 {who} {when} {noun:으로} 수확하지 않았다 ¦ deeds.never.3 {who} {when} {noun:으로} 전투하지 않았다
reveal.until {noun:을} 공개하거나 멈추기로 선택할 때까지 {whose} 덱 맨 위에서 카드를 1장씩 공개합니다 ¦ revealed.so 이 방법으로 {noun:을} 공개했다
revealed.not 이 방법으로 {noun:을} 공개하지 않았다 ¦ revealed.each 이 방법으로 공개한 각 카드 ¦ graft {target:을} {this}에 접목합니다
beneath.every 그 카드들 ¦ beneath.least {this} 아래에 카드가 {n}장 이상 있다 ¦ count.beneath {this} 아래의 카드 1장마다 ¦ beneath.grafted {this}에 접목된 행동 카드 1장 ¦ resolve.grafted {target}의 ‘{moment}:’ 효과를 처리합니다
after.after-destroyed.assault {cards:이} {this}의 습격 피해로 파괴되고 나면 ¦ or.if {a:거나} {b}
haunted {who:이} 귀신 들린 상태이다 ¦ haunts {who:은} 귀신 들린 상태가 됩니다 ¦ search.discard 내 {zones}에서 {cards:을} 찾아 버립니다 ¦ number.hit 이 방법으로 {done} {noun} 1장 ¦ this.artifact 이 유물 ¦ this.card 이 카드 ¦ control.anywhere {target:을} 지배하고 {own} 전선의 원하는 곳에 놓습니다 ¦ purged.or.discarded {own} 제거된 카드와 버림 더미의 카드가 합쳐서 {n}장 이상 있다 ¦ draws.soon {this:이} 내 버림 더미에 있는 동안, 내 차례에 카드를 뽑게 되면, 그 대신 {do:may} ¦ draw-starts.yours 내 ‘카드 뽑기’ 단계 시작에 ¦ after.played.pile {who:이} {whose} 버림 더미에서 {cards:을} 플레이하고 나면 ¦ of.that.player 그 플레이어가 지배하는 ¦ done.of.one.house 이 방법으로 {done} 카드 중 한 세력의 카드가 {n}장 이상 있다 ¦ discards.randoms 손에서 무작위로 카드 {n}장을 버립니다 ¦ that.players.foe 그 플레이어의 상대|그 플레이어의 상대의|그 플레이어의 상대의|그 플레이어의 상대가|그 플레이어의 상대에게 ¦ their.kind 생명체를|유물을 ¦ take.amber.home {target} 위의 {amount:을} 각 지배자의 앰버 저장소로 이동합니다 ¦ fixed.power.like {they}의 공격력은 {first}의 공격력과 같습니다 ¦ pile.home 그 플레이어의 ¦ house.10.one 이 방법으로 {done} 카드와 세력이 같은 ¦ haunted.not {who:이} 귀신 들린 상태가 아니다 ¦ haunted.pile 귀신 들린 상태인 플레이어의 ¦ unhaunted.pile 귀신 들린 상태가 아닌 플레이어의 ¦ bottom {own} {zone} 맨 아래 카드 1장 ¦ bottom.some {own} {zone} 맨 아래 카드 {n}장 ¦ topmost {own} {zone}에서 가장 위에 있는 {noun} ¦ discard.until {so:until} 때까지 {whose} 덱 맨 위에서 카드를 1장씩 버립니다 ¦ swap.piles.each 각 플레이어는 자신의 덱과 버림 더미를 서로 바꿉니다\\n그다음 각 플레이어는 자신의 덱을 섞습니다 ¦ key.forged {own} {colour} 열쇠가 제작되어 있다
key.colours 빨간색|파란색|노란색 ¦ fighting {this:이} 전투하고 있다 ¦ count.shuffled 이 방법으로 내 덱에 섞인 카드 1장마다
power.half {number} 절반(내림) ¦ power.half.up {number} 절반(올림)
number.total {place}{noun} 공격력의 합이 {n} 이상이 되도록 원하는 만큼 ¦ counters.all 모든 +1 공격력 토큰 ¦ deal {amount:을} 줍니다
divided 이 피해를 원하는 수의 {cards}에게 나누어 주어도 됩니다 ¦ must.fight {all:은} 사용될 때 할 수 있다면 반드시 전투해야 합니다
harmless.attacked {they:은} 공격받을 때 피해를 주지 않습니다 ¦ after.after-destroyed.attacking {this:이} {cards:을} 공격해 파괴하고 나면
amber 앰버 {n}개 ¦ amber.bare 앰버 ¦ hits 피해 {n}점 ¦ hits.bare 피해 ¦ chains 체인 {n}개 ¦ chains.bare 체인 ¦ cards 카드 {n}장
cards.bare 카드 ¦ counters +1 공격력 토큰 {n}개 ¦ counters.bare +1 공격력 토큰 ¦ number {n} ¦ number.bare 수 ¦ that.much {times} {of}
times 그 수만큼의|그 두 배의|그 세 배의 ¦ for.each {each}_ ¦ count {noun} {one}마다 ¦ count.pool {own} 앰버 1개마다 ¦ count.there {place}{noun} {one}마다
count.beside {this:과} 이웃한 {noun} {one}마다
count.done 이 방법으로 {done} {noun} {one}마다 ¦ count.such 이 방법으로 {done} 카드 중 {noun} {one}마다
count.icons 이 방법으로 {done} 카드의 {icon} 보너스 기호 1개마다 ¦ count.icons.those {that}의 {icon} 보너스 기호 1개마다
count.excess {who:이} {rival}보다 더 많이 지배하는 생명체 하나마다
count.forged {who:이} 제작한 열쇠 1개마다 ¦ count.unforged {who:이} 제작하지 않은 열쇠 1개마다 ¦ count.amber {this} 위의 앰버 1개마다
count.amber.those {that} 위의 앰버 1개마다 ¦ count.damage {this:이} 입은 피해 1점마다 ¦ count.lost.amber 이 방법으로 잃은 앰버 1개마다 ¦ count.hand {own} 손에 있는 카드 1장마다
count.zone {own} {zone}에 있는 카드 1장마다 ¦ count.turn_log {who} {when} {deed:did} {noun} {one}마다
count.lost {when} {deed:did} {noun} {one}마다 ¦ done.Choose 선택한 ¦ done.Destroy 파괴한 ¦ done.ForEachCard 파괴한 ¦ done.Purge 제거한
done.Heal 회복한 ¦ done.Discard 버린 ¦ done.Reveal 공개한 ¦ done.LookAtHand 공개한 ¦ done.Return 되돌린 ¦ done.Archive 보관한
done.Exhaust 소진시킨 ¦ deeds 플레이했다|사용했다|수확에 사용했다|전투에 사용했다|손에서 버렸다|제작했다|파괴되었다|전투로 파괴되었다||||||고양했다
lost.never {when} {noun:이} {deed:not} ¦ lost.once {when} {noun:이} {deed} ¦ lost.exactly {when} {noun:이} 정확히 {n}{unit} {deed}
lost.least {when} {noun:이} {n}{unit} 이상 {deed} ¦ lost.below {when} {deed:did} {noun:이} {n}{unit}보다 적다 ¦ this.turn 이 차례에 ¦ your.last.turn 자신의 이전 차례에 ¦ their.last.turn 자신의 이전 차례에 ¦ key 열쇠 ¦ key.unit 개 ¦ key.one 1개
by.keyword {keyword} 수치만큼의 피해 ¦ pool.all {own} 앰버 모두 ¦ pool.but {own} 앰버 중 {n}개를 제외한 전부 ¦ pool.half {own} 앰버 절반

first.reap 이번이 이 차례의 첫 번째 수확이다
deed.this 이 차례에 {this:을} {deed} ¦ deed.first 이번이 이 차례에 {this:을} 처음 {deed:did} 것이다
deeds.never {who} {when} {noun:을} {deed:not} ¦ deeds.once {who} {when} {noun:을} {deed}
deeds.exactly {who} {when} {noun:을} 정확히 {n}{unit} {deed} ¦ deeds.least {who} {when} {noun:을} {n}{unit} 이상 {deed}
deeds.below {who} {when} {noun:을} {n}{unit}보다 적게 {deed} ¦ cards.least {who:이} {noun:을} {n}{unit} 이상 지배하고 있다
cards.below {who:이} {noun:을} {n}{unit} 이상 지배하고 있지 않다 ¦ cards.exactly {who:이} {noun:을} 정확히 {n}{unit} 지배하고 있다
pool.none {has} 앰버가 없다 ¦ pool.exactly {own} 앰버가 정확히 {n}개이다 ¦ pool.least {own} 앰버가 {n}개 이상이다
pool.below {own} 앰버가 {n}개 이하이다 ¦ pool.odd {own} 앰버 수가 홀수이다 ¦ pool.even {own} 앰버 수가 짝수이다 ¦ healed 이 방법으로 피해를 {n}점 회복했다 ¦ done.any 이 방법으로 {done} {noun:이} 있다 ¦ done.least 이 방법으로 {done} {kind:이} {n}{unit} 이상이다
healed.least 이 방법으로 피해를 {n}점 이상 회복했다 ¦ attacked 공격받은 생명체
done.below 이 방법으로 {done} {kind:이} {n}{unit}보다 적다 ¦ keys.forged {has} 제작한 열쇠가 {n}개 이상 있다
zone.least {own} {zone}에 있는 카드가 {n}장 이상이다 ¦ zone.below {own} {zone}에 있는 카드가 {n}장 이하이다
zone.exactly {own} {zone}에 있는 카드가 {n}장이다
keys.unforged {has} 제작하지 않은 열쇠가 {n}개 이상 있다 ¦ on.table 플레이 영역에_ ¦ there {place:at}{noun:이} 있다
there.beside {this:과} 이웃한 {noun:이} 있다 ¦ half 거대 생명체의 반쪽 카드 ¦ search.aside 내 {zones}에서 {cards:을} 찾아 공개합니다 ¦ to.top.in.order 그 카드들을 원하는 순서로 내 덱 맨 위에 놓습니다 ¦ there.none {place:at}{noun:이} 없다 ¦ there.none.beside {this:과} 이웃한 {noun:이} 없다 ¦ there.one {noun} {one} ¦ there.all 플레이 영역에 {things:이} 있다 ¦ there.named {own} {zones}에 {it:이} 있다 ¦ holds 내가 {things:을} 지배하고 있다 ¦ all.in.play 플레이 영역에 있는 각 카드
is.yours 내가 {it:을} 지배한다 ¦ yours.of.no.house 내가 지배하는 {it:이} 내 세력 3개 중 어느 것에도 속하지 않다 ¦ is.of {it:이} {house}에 속한다
is.not.of {it:이} {house}에 속하지 않는다 ¦ is.kind {it:이} {noun}이다 ¦ is.not.kind {it:이} {noun:이} 아니다 ¦ on.flank {it:이} 측면에 있다
not.on.flank {it:이} 측면에 없다 ¦ this.on.flank {this:이} 측면에 있다 ¦ host.on.flank 이 생명체가 측면에 있다
this.not.on.flank {this:이} 측면에 없다 ¦ host.not.on.flank 이 생명체가 측면에 없다 ¦ attacking {this:이} {foes:을} 공격한다
there.mark 플레이 영역에 {name} 토큰이 있다 ¦ there.no.mark 플레이 영역에 {name} 토큰이 없다
dug 이 방법으로 {noun:을} 버렸다 ¦ not.dug 이 방법으로 {noun:을} 버리지 않았다 ¦ did 그렇게 했다 ¦ did.forge 이 방법으로 열쇠를 제작했다 ¦ did.not 그렇게 하지 않았다
died 이 피해로 {that:이} 파괴되었다 ¦ lived {that:이} 파괴되지 않았다 ¦ more.creatures {who:이} {rival}보다 {kind:을} 많이 지배하고 있다
more.amber {own} 앰버가 {rival}보다 많다 ¦ more.keys {actor} 제작한 열쇠가 {rival}보다 많다
more.keys.that 자신이 제작한 열쇠가 상대보다 많다 ¦ more.creatures.that 자신이 지배하는 {kind:이} 상대보다 많다 ¦ numbers.or {a}개 또는 {b} ¦ active.house {house:이} 내 활성화 세력이다 ¦ not.active.house {house:이} 내 활성화 세력이 아니다
your.turn 내 차례이다 ¦ not.your.turn 내 차례가 아니다 ¦ can.forge 열쇠를 제작할 수 있다

count.amber.on {cards} 위의 앰버 1개마다 ¦ of.table 플레이 영역에 있는_ ¦ count.houses {cards}의 서로 다른 세력 1개마다{but} ¦ houses.but {house} 제외
houses.most 최대 {n}개 ¦ houses.and {a}, {b} ¦ houses.limits ({limits}) ¦ houses.least {cards} 중에 서로 다른 세력이 {n}개 이상 있다 ¦ houses.exactly {cards} 중에 서로 다른 세력이 정확히 {n}개 있다
houses.below {cards} 중에 서로 다른 세력이 {n}개보다 적다 ¦ houses.held.least {who:이} 서로 다른 세력 {n}개의 {noun:을} 지배하고 있다
houses.held.below {who:이} 서로 다른 세력 {n}개의 {noun:을} 지배하고 있지 않다 ¦ houses.held.exactly {who:이} 정확히 {n}개의 서로 다른 세력의 {noun:을} 지배하고 있다

neighbours.non {of}의 이웃 중 {non} 각 생명체 ¦ right.neighbour {this}의 오른쪽 이웃 ¦ kin.neighbours 그 생명체와 세력이 같은 각 이웃 ¦ power.like.this {this:과} 공격력이 같은 ¦ hit.ones 이 방법으로 {done} {kind}
draw.it 그 카드를 뽑습니다 ¦ repeat.too 이 효과를 반복합니다 ¦ after.attached.onto {cards:이} {host}에 부착되고 나면 ¦ count.near {that}의 {noun} {one}마다 ¦ count.kin {that:과} 세력이 같은 이웃 하나마다 ¦ host.and.like 이 생명체 및 이 생명체와 이름이 같은 각 생명체
upgrade.rises {upgrade:을} 생명체로서 준비 상태로 내 전선의 오른쪽 측면에 놓습니다 ¦ tokens.copy 각 우호적인 토큰 생명체는 {this}의 복사본이 됩니다
far.neighbour {this}의 다른 이웃 ¦ amid.strangers {house:이} 아닌 서로 다른 세력의 이웃이 2개 있는 각 {house} 생명체 ¦ count.powers {cards}의 서로 다른 공격력 1가지마다 ¦ top.equal {own} {zone} 맨 위에서 {number}만큼의 카드
number.houses {place}서로 다른 세력의 {noun} 최대 {n}{unit} ¦ and.neighbours {of:과} 그 이웃 ¦ house.of.discarded 버린 카드 중 하나 이상과 세력이 같은 ¦ house.15 그중 하나와 세력이 같은 ¦ between {this:과} {other} 사이에 있는
any.died 이 피해로 생명체가 하나 이상 파괴되었다 ¦ choose.of.houses 각 세력마다 그 세력의 {kind} 하나를 선택합니다 ¦ choose.of.powers 각 공격력마다 그 공격력의 {kind} 하나를 선택합니다 ¦ not.chosen 선택하지 않은 각 {kind}
play.onto {target:을} {host}에 플레이합니다 ¦ capture.everything 각 플레이어의 앰버를 모두 포획합니다 ¦ after.resolved.by {who:이} {cards:을} 플레이하고 나면 ¦ cannot.choose.again {who:은} 자신의 이전 차례와 같은 세력을 활성화 세력으로 선택할 수 없습니다
may.be.used.of {they:은} {house} 세력에 속한 것처럼 사용해도 됩니다 ¦ may.be.used.like.neighbours {they:은} 그 이웃 중 하나의 세력에 속한 것처럼 사용해도 됩니다 ¦ belongs.also {they:은} 원래 세력에 더해 {house}에도 속합니다
inner.alike.beside 측면에 있지 않고 이웃 {n}개 이상과 세력이 같은 ¦ like.kept {it:이} {of:과} 세력이 같다 ¦ like.kept.not {it:이} {of:과} 세력이 다르다 ¦ gets.own.amber.less {they:은} 그 위의 앰버 1개마다 {what} −{n:을} 받습니다
redistribute.damage {source:이} 입은 피해를 {cards} 사이에서 다시 분배합니다
is.kin 같은 전선에 있는 다른 생명체와 특성을 공유하는|같은 전선에 있는 다른 생명체와 특성을 공유하지 않는 ¦ of.lacking {lacks:을} 지배하고 있지 않은 각 플레이어의 {kind} 중 각각 {cards} ¦ third 모든 {noun}의 3분의 1(올림) ¦ amber.on.below {this} 위의 앰버가 {n}개보다 적다
after.after-destroyed.in.fight {cards:이} 전투로 파괴되고 나면 ¦ named.moment ‘{name}’ ¦ also.at {they}의 {of} 효과는 {at} 효과로 봅니다 ¦ replaces.5 {they:이} 피해를 주게 될 때, 대신 {do} ¦ replaces.4 탈취될 앰버 1개마다, 대신 {do} ¦ capture.stolen {whose}{cards:이} 그 앰버를 포획합니다 ¦ stolen.whose |활성화 플레이어가 지배하는_|다른 플레이어가 지배하는_
power.destroyed 파괴된 생명체의 공격력 ¦ power.archived 보관한 생명체의 공격력 ¦ may.reap.upto {noun} 최대 {n}개로 수확해도 됩니다 ¦ may.fight.upto {noun} 최대 {n}개로 전투해도 됩니다 ¦ capture.spread 상대의 앰버를 모두 포획해, 원하는 수의 {cards}에게 나누어 놓습니다
capture.anyone 플레이어들의 앰버 저장소에서 합쳐서 앰버 {n}개를 포획합니다
verb.Exalt 고양합니다 ¦ verb.Heal 완전히 회복시킵니다 ¦ exalt.times {target:을} {n}번 고양합니다 ¦ move.amber {source} 위의 {amount:을} {target} 위로 이동합니다 ¦ repeat.for {offer}\\n그렇게 했다면, 앞의 효과를 반복합니다 ¦ resolve.played {target}의 ‘{moment}:’ 효과를 방금 플레이한 것처럼 처리합니다 ¦ gets.this.beside {they:은} 이웃한 {noun} {one}마다 {what} +{n:을} 얻습니다 ¦ gets.this.amber {they:은} 그 위의 앰버 1개마다 {what} +{n:을} 얻습니다 ¦ gets.own.amber {they:은} 그 위의 앰버 1개마다 {what} +{n:을} 얻습니다 ¦ amber.on {this} 위에 앰버가 있다 ¦ amber.on.least {this} 위에 앰버가 {n}개 이상 있다
counters.spread +1 공격력 토큰 {n}개 ¦ put.counters.spread {amount:을} {cards} 위에 원하는 대로 나누어 놓습니다 ¦ put.counters.spent {target} 위에 그 열쇠를 제작하며 소비한 앰버의 수만큼 +1 공격력 토큰을 놓습니다 ¦ put.counters.lost 이 방법으로 잃은 앰버 1개마다 {target} 위에 +1 공격력 토큰 1개를 놓습니다 ¦ counters.upto +1 공격력 토큰 최대 {n}개 ¦ move.counters 플레이 영역에 있는 모든 +1 공격력 토큰을 {target} 위로 이동합니다 ¦ move.damage {source:이} 입은 {amount:을} {target:으로} 이동합니다 ¦ all.damage 피해 모두 ¦ strikes.right 각 생명체가 자신의 오른쪽 이웃에게 자신의 공격력만큼의 피해를 줍니다 ¦ cleanse {target}의 피해를 모두 회복하고 그 위의 앰버와 토큰을 모두 공급처로 이동합니다 ¦ lose.for.each 각 플레이어가 자신의 {zone}에 있는 {noun}의 수만큼 앰버를 잃습니다 ¦ lose.for.each.held 각 플레이어는 자신이 지배하는 {noun} {one}마다 앰버 1개를 잃습니다 ¦ discards.random.each 각 플레이어가 자신의 {zone}에서 무작위로 {noun} {n}장을 버립니다 ¦ cost.power {own} 열쇠 제작 비용이 {number}만큼 늘어납니다 ¦ skips.haunted 귀신 들린 상태인 각 플레이어는 자신의 ‘열쇠 제작하기’ 단계를 건너뜁니다 ¦ after.shuffles.yours 내가 내 버림 더미를 내 덱에 섞고 나면 ¦ after.shuffles {who:이} 자신의 버림 더미를 자신의 덱에 섞고 나면 ¦ after.shuffles.any 플레이어가 자신의 버림 더미를 자신의 덱에 섞고 나면 ¦ swap.all {this:과} {target}의 자리를 서로 바꿉니다\\n그 생명체들 위의 앰버, 피해, 토큰, 업그레이드도 모두 서로 바꿉니다 ¦ swap.hand 그 카드와 {target:을} 서로 바꿉니다 ¦ pools.least 두 플레이어의 앰버 저장소에 앰버가 합쳐서 {n}개 이상 있다 ¦ this.and.foe {this:과} 그 전투 상대 생명체 ¦ loses.all {they:은} 모든 능력을 잃습니다 ¦ replaces.gain {whose} 앰버 저장소로 앰버가 들어오게 될 때마다, 대신 {do} ¦ may.have {do:let} ¦ gain.half 각 플레이어는 자신이 지배하던 {kind} 중 이 방법으로 {done} {kind} 수의 절반(올림)만큼 앰버를 얻습니다 ¦ hit.each 이 방법으로 {done} 각 {noun} ¦ house.10 이 방법으로 {done} 카드 가운데 하나와 세력이 같은 ¦ fight.them 그 생명체들로 하나씩 전투합니다 ¦ entered.so 이 방법으로 플레이 영역에 들어온 각 생명체 ¦ damage.on {this:이} 입은 피해의 수 ¦ power.total.least {who:이} 지배하는 {noun}의 공격력 합계가 {n} 이상이다 ¦ power.total.all 플레이 영역에 있는 {noun}의 공격력 합계가 {n} 이상이다
redistribute {source} 위의 앰버를 {cards} 사이에서 다시 분배합니다 ¦ capture.gained {target:이} 그 앰버를 포획합니다
if {so:if}, {do} ¦ otherwise 그렇지 않다면, {do} ¦ otherwise.you 그렇지 않다면, 내가 {do} ¦ may {do:may} ¦ one.of 다음 중 하나를 선택합니다: {parts}
one.by.one 한 번에 하나씩 합니다 ¦ against 매번 같은 생명체로 다른 {noun:과} 전투합니다 ¦ times.over {do}\\n이를 {n}번 하되, {way}
for.each.card 그 카드 각각에 대해, {do} ¦ for.each.one {noun} 각각에 대해, {do} ¦ one.at.a.time 한 번에 하나씩, {do} ¦ repeat {so:if}, 이 효과를 반복합니다
repeat.once {so:if}, 이 효과를 한 번 반복합니다
repeat.may {so:while} 한, 이 효과를 원하는 만큼 반복해도 됩니다 ¦ opponent.too 상대가 나에게 앞의 효과를 반복합니다
choose.house 세력 하나를 선택합니다 ¦ choose.their.house 상대의 이름 카드에 있는 세력 하나를 선택합니다 ¦ choose.player 플레이어 1명을 선택합니다 ¦ choose.trait 특성 하나를 선택합니다 ¦ with.that.trait 그 특성이 있는 ¦ choose.number 수 하나를 선택합니다
verb.Destroy 파괴합니다 ¦ verb.Sacrifice 희생합니다 ¦ verb.Purge 제거합니다 ¦ verb.Discard 버립니다 ¦ verb.Archive 보관합니다
verb.Exhaust 소진시킵니다 ¦ verb.Ready 준비시킵니다 ¦ verb.Reveal 공개합니다 ¦ verb.PlayIt 플레이합니다 ¦ verb.Choose 선택합니다
verb.Stun 기절시킵니다 ¦ verb.Ward 가호합니다 ¦ verb.Enrage 격노시킵니다 ¦ verb.Unstun 기절을 제거합니다 ¦ verb.Use 사용합니다
verb.Fight 전투합니다 ¦ verb.Reap 수확합니다 ¦ act {target:을} {verb} ¦ and.use {do:and} 그 생명체로 {way} ¦ and.use.this {do:and} {this:으로} {way} ¦ use {target:으로} {way}
use.each {target:으로} 한 번에 하나씩 {way} ¦ use.yours {target:을} 내 것처럼 사용합니다 ¦ play.yours {target:을} 내 것처럼 플레이합니다 ¦ severally 각각_
damage {target}에게 {each}{amount:을} 줍니다 ¦ for.each.house 각 세력마다 {do} ¦ damaged.before 그 생명체가 이미 피해를 입은 상태였다면, 대신 {amount:을} 줍니다 ¦ damaged.before.those 그중 이미 피해를 입은 상태였던 생명체에게는 대신 각각 {amount:을} 줍니다
bars.the.same 그 상대는 자신의 다음 차례에 같은 세력을 활성화 세력으로 선택할 수 없습니다 ¦ damage.healed {target}에게 이 방법으로 회복한 만큼 피해를 줍니다
each.time.another (매번 다른 생명체를 선택해도 됩니다.) ¦ the.first 처음 선택한 {kind} ¦ at.once 동시에, {do} ¦ splash {do:and}, 여파 피해 {n}점을 줍니다
pierce 이 피해는 방어력으로 막을 수 없습니다 ¦ armor.lost {do:and}, 이 방법으로 잃은 방어력 1점마다 피해 {n}점을 받습니다
hit.by.amber {target}에게 그 위의 앰버 1개마다 피해 {n}점을 줍니다 ¦ hit.by.armor {target}에게 그 방어력 1점마다 피해 {n}점을 줍니다
heal {target}의 {amount:을} 회복합니다 ¦ heal.upto {target}의 피해를 최대 {n}점 회복합니다 ¦ heal.fully {target}의 피해를 모두 회복합니다
discards {zone}에서 {cards:을} 버립니다 ¦ purges.random {zone}에서 무작위로 {cards:을} 제거합니다 ¦ discards.own {whose} {zone}에서 무작위로 {cards:을} 버립니다 ¦ discards.random {zone}에서 무작위로 {cards:을} 버립니다
discard.hand 손에 있는 카드를 모두 버립니다
to.hand {target:을} {home} 손으로 되돌립니다 ¦ to.top {target:을} {home} 덱 맨 위에 놓습니다
to.bottom {target:을} {home} 덱 맨 아래에 놓습니다 ¦ archive.one 카드 1장을 보관합니다
archive.some 카드 {n}장을 보관합니다 ¦ archive.random 손에서 무작위로 카드 {n}장을 보관합니다
archive.put {target:을} {home} 보관 영역에 놓습니다
archive.yours {target:을} {whose} 보관 영역에 놓습니다 ¦ leaves.archives {which:이} 내 보관 영역을 떠나게 되면, 대신 그 소유자의 손에 놓습니다 ¦ leaves.their.archives {which:이} 상대의 보관 영역을 떠나게 되면, 대신 그 소유자의 손에 놓습니다
search 내 {zones}에서 {cards:을} 찾아 공개하고 내 손에 넣습니다 ¦ search.hidden 내 {zones}에서 {cards:을} 찾아 내 손에 넣습니다
search.archive 내 {zones}에서 {cards:을} 찾아 공개하고 보관합니다 ¦ search.hidden.archive 내 {zones}에서 {cards:을} 찾아 보관합니다
shuffle.in {target:을} {home} 덱에 섞습니다 ¦ unstun {target}의 기절을 제거합니다 ¦ unward {target}의 가호를 제거합니다 ¦ no.fight {do:and}, 그 전투는 효과가 없습니다
capture {amount:을} 포획합니다 ¦ capture.own 자기 쪽 앰버 저장소에서 {amount:을} 포획합니다 ¦ captures {target:이} {each}{do}
capture.once 이 방법으로 각 생명체는 {amount}보다 많이 포획할 수 없습니다 ¦ exalt 공급처의 {amount:을} {target} 위에 놓습니다
all.amber 모든 앰버 ¦ half.amber 앰버 절반(올림) ¦ rest.of.amber 남은 앰버 ¦ apiece {amount}씩 ¦ take.amber {target} 위의 {amount:을} {own} 앰버 저장소로 이동합니다
drop.amber {target} 위의 {amount:을} 공급처로 이동합니다
put.amber {own} 앰버 저장소에 있는 {amount:을} {target} 위로 이동합니다 ¦ put.counters {target} 위에 {each}{amount:을} 놓습니다
double.counters {target} 위의 +1 공격력 토큰 수를 두 배로 늘립니다 ¦ as.icon 그 기호를 {icon} 보너스 기호로 처리합니다 ¦ resolve.icons {target}의 보너스 기호를 내가 그 카드를 플레이한 것처럼 처리합니다
put.counters.healed 이 방법으로 회복한 피해 1점마다 {target} 위에 +1 공격력 토큰 1개를 놓습니다
control {target:을} 지배합니다 ¦ until.leaves {this:이} 플레이 영역을 떠날 때까지, {do}
swap {this:과} {whose} 전선에 있는 {target}의 자리를 서로 바꿉니다 ¦ enter {target:을} 플레이 영역에 놓습니다
enter.yours {target:을} 내가 지배하는 채로 플레이 영역에 놓습니다
enter.owners.ready {target:을} 그 소유자가 지배하는 채로 준비 상태로 플레이 영역에 놓습니다 ¦ enter.ready {target:을} 준비 상태로 플레이 영역에 놓습니다
enter.owners {target:을} 그 소유자가 지배하는 채로 플레이 영역에 놓습니다
fight.that {target:이} 그 {side} 생명체와 전투하게 합니다 ¦ ignoring {keyword:을} 무시하고, {do} ¦ enter.yours.ready {target:을} 내가 지배하는 채로 준비 상태로 플레이 영역에 놓습니다
in.pile {event}, {this:이} 내 버림 더미에 있다면, ¦ you.control.most {noun:을} 내가 지배하고 있다
power.higher.than {of}보다 공격력이 높은 ¦ like.name {of:과} 이름이 같은
hide.faceup {target:을} 앞면으로 {this} 아래에 놓습니다 ¦ hide.under {target:을} 뒷면으로 {name} 아래에 놓습니다
after.after-destroyed.splash {cards:이} {this}의 여파 공격 피해로 파괴되고 나면
opponent.on.them 상대에 대해 앞의 효과를 반복합니다 ¦ loses.effects {they:은} 모든 ‘{moment}:’ 효과를 잃습니다 ¦ top.shown {whose} 덱 맨 위 카드를 공개한 채로 게임을 진행합니다 ¦ no.leave.archives 상대의 카드는 내 보관 영역을 떠날 수 없습니다
after.captures {cards:이} 앰버를 포획하고 나면
put.supply 공급처의 {amount:을} {target} 위에 놓습니다
search.into.play 내 {zones}에서 {cards:을} 찾아 플레이 영역에 놓습니다 ¦ shuffle.deck {whose} 덱을 섞습니다
forge.least (최소 {n}개)
attach.yours {kept:을} 지배합니다\\n그 업그레이드들을 {target:으로} 이동합니다
beneath.each {this} 아래의 각 카드 ¦ beneath.a {this} 아래의 카드 1장 ¦ beneath.none {this} 아래에 카드가 없다 ¦ has.mark {it} 위에 {name} 토큰이 있다 ¦ has.no.mark {it} 위에 {name} 토큰이 없다 ¦ after.nth.used {noun} {n}개가 같은 차례에 사용되고 나면
enter.again {target:을} 각 소유자가 지배하는 채로 플레이 영역에 다시 놓습니다
resolve {target}의 ‘{moment}:’ 효과를 내가 그 생명체를 지배하는 것처럼 처리합니다
strike.instead {target:을} 선택합니다\\n{this:은} 전투하는 생명체 대신 선택한 생명체에게 피해를 줍니다
hide {target:을} 뒷면으로 {this} 아래에 놓습니다 ¦ gain {amount:을} 얻습니다
gain.shuffled 각 플레이어는 이 방법으로 자신의 덱에 섞인 {kind} {one}마다 {amount:을} 얻습니다
gain.such 이 방법으로 {done} {noun} {one}마다 그 소유자가 {amount:을} 얻습니다
gain.held 각 플레이어는 자신이 지배하는 {noun} {one}마다 {amount:을} 얻습니다
gain.owned 각 플레이어는 자신이 소유한 {kind} 중 이 방법으로 {done} {kind} {one}마다 {amount:을} 얻습니다
gain.controlled 각 플레이어는 자신이 지배하던 {kind} 중 이 방법으로 {done} {kind} {one}마다 {amount:을} 얻습니다 ¦ lose {amount:을} 잃습니다
lose.lost 이 방법으로 {who:이} 잃은 앰버의 {n}배를 잃습니다 ¦ lose.half 앰버의 절반을 잃습니다(잃는 수는 내림)
lose.all.but 앰버가 {least}개 이상 있는 {who:은} {but}개를 제외한 앰버를 모두 잃습니다 ¦ steal {amount:을} 탈취합니다
rest.of.pool 남은 앰버 모두 ¦ pay {who:은} {amount:을} {rival}에게 지불해야 합니다 ¦ take.supply 대신 {this:이} 포획합니다
draw {amount:을} 뽑습니다 ¦ look {whose} 손을 봅니다 ¦ look.reveal {whose} 손을 공개합니다
shuffle.zones {whose} {zones:을} {whose} 덱에 섞습니다 ¦ swap.piles {whose} 덱과 버림 더미를 서로 바꿉니다\\n그다음 {whose} 덱을 섞습니다
dig {noun:을} 버리거나 카드가 다 떨어질 때까지 {whose} 덱 맨 위에서 카드를 1장씩 버립니다 ¦ forge 현재 비용으로 열쇠 1개를 제작합니다
forge.at 현재 비용 {n:으로} 열쇠 1개를 제작합니다 ¦ forge.free 비용 없이 열쇠 1개를 제작합니다
forge.less 현재 비용 {n:으로} 열쇠 1개를 제작합니다\\n이 비용은 {each} 1씩 줄어듭니다
power.among {cards}의 공격력 합계 ¦ power.is {they}의 공격력은 {amount}입니다
forge.less.current 현재 비용으로 열쇠 1개를 제작합니다\\n이 비용은 {each} 1씩 줄어듭니다
forge.more 현재 비용 {n:으로} 열쇠 1개를 제작합니다\\n이 비용은 {each} 1씩 늘어납니다 ¦ unforge 그 열쇠의 제작을 해제합니다
unforge.one {whose} 열쇠 1개의 제작을 해제합니다

ability {moments}: {do} ¦ moment.0 플레이 ¦ moment.1 수확 후 ¦ moment.2 전투 후 ¦ moment.3 전투 전 ¦ moment.4 사용 ¦ moment.5 전능
moment.6 파괴될 때 ¦ moment.7 폐기 ¦ instead 대신 {do} ¦ heard {event} {do} ¦ heard.if {event}, {do} ¦ in.your.turn 내 차례에 {event}
turn-starts.yours 내 차례 시작에 ¦ turn-starts.theirs 상대의 차례 시작에 ¦ turn-starts.each 각 차례 시작에 ¦ turn-ends.yours 내 차례 끝에
turn-ends.theirs 상대의 차례 끝에 ¦ turn-ends.each 각 차례 끝에 ¦ ready-ends.yours 내 ‘카드 준비시키기’ 단계 끝에 ¦ after.a.house 플레이어가 활성화 세력을 선택하고 나면 ¦ after.house {who:이} {house:을} 활성화 세력으로 선택하고 나면
after.armor {cards:이} 방어력으로 피해를 막고 나면 ¦ after.reap-gain {who:이} 수확으로 앰버를 얻고 나면
after.house.any 플레이어가 {house:을} 활성화 세력으로 선택하고 나면
after.icon {who:이} {icon} 보너스 기호를 처리하고 나면 ¦ after.forges {who:이} 열쇠를 제작하고 나면
after.forges.any 플레이어가 열쇠를 제작하고 나면 ¦ that.player 그 플레이어|그 플레이어의|그 플레이어의|그 플레이어가|그 플레이어에게
forges-soon {who:이} 열쇠를 제작하려 할 때 ¦ forges-soon.turn {who:이} 자신의 차례에 열쇠를 제작하려 할 때
not.forge 그 열쇠를 제작하지 않습니다 ¦ move.ward 생명체 하나의 가호를 다른 생명체 하나로 이동합니다
of.crowded 플레이 영역에 생명체가 {n}개 이상 있는 세력에 속한 각 생명체 ¦ turn-starts.players 각 플레이어의 차례 시작에
turn-ends.players 각 플레이어의 차례 끝에 ¦ may.they {who:은} {do:may}
after.enters {cards:이} 플레이 영역에 들어오고 나면 ¦ after.played {cards:이} 플레이되고 나면
after.played.by {who:이} {cards:을} 플레이하고 나면 ¦ after.played.left {who:이} 자신의 왼쪽 측면에 {cards:을} 플레이하고 나면
after.played.right {who:이} 자신의 오른쪽 측면에 {cards:을} 플레이하고 나면 ¦ after.after-destroyed {cards:이} 파괴되고 나면
after.after-destroyed.fighting {cards:이} {this:과} 전투하다가 파괴되고 나면 ¦ after.leaves {cards:이} 플레이 영역을 떠나고 나면
after.leaves.this {this:이} 플레이 영역을 떠나면 ¦ after.fights {cards:이} 전투하고 나면 ¦ after.fights-soon {cards:이} 전투하기 전에
after.reaps {cards:이} 수확하고 나면 ¦ after.used {cards:이} 사용되고 나면 ¦ after.used.by {who:이} {cards:을} 사용하고 나면
after.discards {cards:이} 버려지고 나면 ¦ after.discards.by {who:이} 손에서 {cards:을} 버리고 나면 ¦ after.discards.from {cards:이} {own} 손에서 버려지고 나면 ¦ after.readied {cards:이} 준비되고 나면
turn 이 차례 동안, {do} ¦ next.turn 상대의 다음 차례 동안, {do} ¦ the.next {do} ¦ to.your.turn 내 다음 차례가 시작될 때까지, {do}
for.good {do} ¦ next.action.returns 이 차례에 내가 다음으로 플레이하는 행동 카드는 처리한 뒤 내 버림 더미에 놓는 대신 내 손으로 되돌립니다 ¦ replaces.8 내가 플레이하는 행동 카드는 처리한 뒤 내 버림 더미에 놓는 대신 내 손으로 되돌립니다 ¦ next.may.play 이 차례 동안, {cards:을} 플레이해도 됩니다 ¦ next.icons 이 차례에 다음으로 {cards:을} 플레이할 때, 그 카드의 각 보너스 기호를 한 번 더 처리합니다 ¦ icons.again {who:이} {cards:을} 플레이할 때, 그 카드의 각 보너스 기호를 한 번 더 처리합니다 ¦ next.enters 이 차례에 다음으로 플레이하는 {noun:은} {how}
as.ready 준비 상태로 플레이 영역에 들어옵니다 ¦ as.stunned 기절 상태로 플레이 영역에 들어옵니다 ¦ while {so:while} 동안, {do}
while.itself {so:while} 동안, {do} ¦ while.attacking {so:while} 동안, {do} ¦ each.turn.while {so:while} 동안, 내 차례마다 {do} ¦ unless {isnt:if}, {do} ¦ keyword.number {keyword} {n}
power 공격력 ¦ armor 방어력 ¦ gets {they:은} {what} +{n:을} 얻습니다 ¦ gets.less {they:은} {what} −{n:을} 받습니다
gains {they:은} {text:을} 얻습니다 ¦ gains.keyword {they:은} {keyword:을} 얻습니다 ¦ gains.trait {they:은} {trait} 특성을 얻습니다 ¦ loses.keyword {they:은} {keyword:을} 잃습니다
quoted “{text}” ¦ each.key 모든 플레이어의 ¦ cost {own} 열쇠 제작 비용이 앰버 {n}개만큼 늘어납니다
cost.less {own} 열쇠 제작 비용이 앰버 {n}개만큼 줄어듭니다 ¦ refill.more {own} 카드 보충 한도가 {n}장 늘어납니다
refill.less {own} 카드 보충 한도가 {n}장 줄어듭니다 ¦ no.more.play {who:self}각 차례에 {noun:을} {n}{unit}보다 많이 플레이할 수 없습니다
no.more.use {who:self}각 차례에 {noun:을} {n}{unit}보다 많이 사용할 수 없습니다 ¦ no.reap {cards:은} 수확할 수 없습니다
no.fights {cards:은} 전투할 수 없습니다 ¦ no.act {cards:은} ‘사용:’ 능력을 사용할 수 없습니다 ¦ no.attack {cards:은} 공격받지 않습니다 ¦ no.fights.with {cards:은} {foes:과} 전투할 수 없습니다
no.forge.while {who:은} {so:while} 동안, 열쇠를 제작할 수 없습니다
no.play.while {who:은} {so:while} 동안, {cards:을} 플레이할 수 없습니다
no.be.used {cards:은} 사용할 수 없습니다 ¦ no.ready {cards:은} 준비될 수 없습니다 ¦ no.ready.step {cards:은} 그 지배자의 ‘카드 준비시키기’ 단계에 준비되지 않습니다
no.ready.step.this {cards:은} 내 ‘카드 준비시키기’ 단계에 준비되지 않습니다 ¦ no.ready.step.player {who:은} 자신의 ‘카드 준비시키기’ 단계에 카드를 준비시킬 수 없습니다 ¦ no.die {cards:은} 파괴되지 않습니다
no.steal {whose} 앰버는 탈취할 수 없습니다 ¦ no.play {who:은} {cards:을} 플레이할 수 없습니다
no.play.this {cards:을} 플레이할 수 없습니다 ¦ no.use {who:self}{cards:을} 사용할 수 없습니다
no.discard {who:self}{cards:을} 버릴 수 없습니다 ¦ no.forge {who:self}열쇠를 제작할 수 없습니다
no.forge.nth {who:self}자신의 {nth} 번째 열쇠를 제작할 수 없습니다 ¦ nth 첫|두|세 ¦ that.house 그 세력 ¦ house.of {it}의 세력 ¦ the.house {house} 세력
must.choose {who:은} 반드시 {house:을} 활성화 세력으로 선택해야 합니다
cannot.choose {who:self}{house:을} 활성화 세력으로 선택할 수 없습니다 ¦ enters {cards:은} {how}
enters.first 각 차례에 처음 플레이하는 {noun:은} {how} ¦ as.flank {they:은} 측면 생명체로 여겨집니다 ¦ unhurt {they:은} 피해를 받지 않습니다
harmless {they:은} 전투할 때 피해를 주지 않습니다 ¦ hits.at.most {they:은} 전투할 때 피해를 {n}점만 줍니다 ¦ ignores {they:은} 공격할 때 {keyword:을} 무시합니다
from.supply {own} 앰버 저장소에서 탈취되거나 포획될 앰버는 대신 공급처에서 가져옵니다
may.fights {they:은} 전투해도 됩니다 ¦ may.reap {they:은} 수확해도 됩니다 ¦ may.use {cards:을} 사용해도 됩니다
may.be.used {they:은} 활성화 세력에 속한 것처럼 사용해도 됩니다
may.play.any.house {who:self}{cards:을} 활성화 세력에 속한 것처럼 플레이해도 됩니다 ¦ may.play {who:self}{cards:을} 플레이해도 됩니다 ¦ price.play {who:self}{cards:을} 플레이하려면 {rival}에게 {amount:을} 지불해야 합니다
price.use {who:self}{cards:을} 사용하려면 {rival}에게 {amount:을} 지불해야 합니다
price.lost.play {who:self}{cards:을} 플레이하려면 {amount:을} 잃어야 합니다
price.lost.use {who:self}{cards:을} 사용하려면 {amount:을} 잃어야 합니다 ¦ spends.itself {who:self}열쇠를 제작할 때 {this:을} {own} 앰버 저장소의 앰버처럼 소비해도 됩니다\\n가호를 무시하고 버립니다 ¦ spendable {who:self}열쇠를 제작할 때 {on} 위의 앰버를 소비해도 됩니다
belongs {they:은} {house}에 속합니다 ¦ replaces.0 {own} 앰버 저장소로 갈 앰버를 대신 {this:이} 포획합니다
replaces.1 {who:이} 수확으로 얻을 앰버를 대신 {rival}에게서 탈취합니다
replaces.2 {cards:이} 플레이 영역에서 버림 더미로 가게 되면, 대신 {do}
replaces.3 {this}의 이웃 중 {non} 생명체가 받을 피해를 대신 {this:이} 받습니다 ¦ hurt.more {they:은} 피해를 받을 때마다 피해 {n}점을 더 받습니다 ¦ hits.harder {they:은} {foes:을} 공격할 때 피해 {n}점을 더 줍니다
skips.forge ‘열쇠 제작하기’ 단계를 건너뜁니다 ¦ skips.yours 내 ‘열쇠 제작하기’ 단계를 건너뜁니다
gets.spent {who:이} 열쇠를 제작하며 소비하는 앰버를 모두 내가 얻습니다 ¦ no.armor {they:은} 방어력을 모두 잃습니다
only.attacks {they:은} {foes:과}만 전투할 수 있습니다 ¦ controls {they:을} 내가 지배합니다 ¦ blank {all}의 글 상자는 빈 것으로 봅니다 ¦ blank.its 그 글 상자는 빈 것으로 봅니다
as.upgrade {this:은} 생명체 대신 다음 글이 있는 업그레이드로 플레이해도 됩니다: {text}
copies {this:을} 플레이할 때, {cards}의 복사본으로 봅니다
marks {name} 토큰 {n}개 ¦ marks.all 모든 {name} 토큰 ¦ marks.half {name} 토큰 절반(올림)
marks.names 파멸|도화선|영광|방해|성장|영장|음모|무지|지식|시간|각성|깊이|교역|물감|지혜|찬성|반대|부화|광물화|돌연변이
with.mark {name} 토큰이 놓인 ¦ in.center 전선 중앙에 있는 ¦ marked.none {on} 위에 {name} 토큰이 없다 ¦ marked.least {on} 위에 {name} 토큰이 {n}개 이상 있다
marked.below {on} 위의 {name} 토큰이 {n}개보다 적다 ¦ marked.exactly {on} 위의 {name} 토큰이 정확히 {n}개이다 ¦ this.in.center {this:이} 전선 중앙에 있다
host.in.center 이 생명체가 전선 중앙에 있다 ¦ count.marks {on} 위의 {name} 토큰 1개마다 ¦ put.marks {target} 위에 {amount:을} 놓습니다
take.marks {target} 위의 {amount:을} 제거합니다 ¦ move.marks {source} 위의 {amount:을} {target} 위로 이동합니다
move.flank {target:을} 그 지배자 전선의 한쪽 측면으로 이동합니다 ¦ move.line {target:을} 그 지배자 전선의 원하는 곳으로 이동합니다
swap.control {target}의 지배권을 서로 바꿉니다 ¦ attach {kept:을} {target}에 부착합니다 ¦ attach.this {this:을} 업그레이드로 {target}에 부착합니다
flip {target:을} 뒤집습니다 ¦ refill ‘카드 뽑기’ 단계처럼 손을 보충합니다 ¦ another.turn 이 차례 다음에 차례를 한 번 더 진행합니다
after.attached {cards:을} {host}에 부착하고 나면 ¦ after.attached.near {cards:이} {host:이나} 그 이웃 하나에 부착되고 나면 ¦ may.play.use {who:self}{cards:을} 플레이하거나 사용해도 됩니다
gain.text {target:은} {of}의 글 상자를 얻습니다 ¦ become.copy {target:은} {of}의 복사본이 됩니다 ¦ fixed.power {they}의 공격력은 {n:으로} 봅니다
as.creature {they:은} 공격력이 {n}인 생명체입니다 ¦ attaches {this:은} {cards}에만 부착할 수 있습니다 ¦ upgrade.text {this:은} 업그레이드일 때 다음 글이 있습니다: {text}
text.of 다른 카드의 글 상자가 있습니다 ¦ copy.of 다른 카드의 복사본입니다 ¦ likeness 다른 카드의 공격력을 가지며, 그 방어력, 키워드, 특성을 얻습니다 ¦ purge.resemble {target:을} 제거합니다\\n{this:이} 플레이 영역을 떠날 때까지, {this}의 공격력은 제거된 생명체의 공격력과 같으며, {this:은} 그 생명체의 방어력, 키워드, 특성을 얻습니다 ¦ other.side 다른 면은 {card}입니다
each.most.powerful 공격력이 가장 높은 각 {noun} ¦ each.least.powerful 공격력이 가장 낮은 각 {noun} ¦ that.beneath 그 카드
one.looked.at 그중 1장 ¦ one.looked.at.more 남은 카드 중 1장 ¦ others.looked.at 나머지 카드 ¦ that.deck 그 ¦ count.traits {that}의 특성 1개마다
amber.on.least {this} 위에 앰버가 {n}개 이상 있다 ¦ verb.LookAt 봅니다 ¦ take {target:을} {whose} 손에 넣습니다
swap.two {target}의 자리를 서로 바꿉니다 ¦ swap.in.line 한 전선에 있는 {target}의 자리를 서로 바꿉니다 ¦ gain.as.much {whose} 앰버와 같은 수의 앰버를 얻습니다
after.played.beside {cards:이} {this} 옆에 플레이되고 나면
alike.beside 이웃 {n}개 이상과 세력이 같은 ¦ count.excess.other {this:을} 세지 않고 {who:이} {rival}보다 더 많이 지배하는 생명체 하나마다
host.is.yours 내가 이 생명체를 지배한다 ¦ owned {who:이} 소유한 ¦ shared.house 그 {kind}들의 세력이 같다 ¦ no.shared.house 그 {kind}들의 세력이 같지 않다
stole.last.turn {who:이} 자신의 이전 차례에 {rival:의} 앰버를 탈취했다 ¦ stole.this.turn {who:이} 이 차례에 {rival:의} 앰버를 탈취했다
enters.copy {this:은} {cards}의 복사본으로 플레이 영역에 들어옵니다
enters.copy.of.house {this:은} {cards}의 복사본으로 플레이 영역에 들어오지만, {house} 세력에 속합니다
cards.there.least {place:at}{noun:이} {n}{unit} 이상 있다 ¦ cards.there.below {place:at}{noun:이} {n}{unit}보다 적게 있다 ¦ cards.there.exactly {place:at}{noun:이} 정확히 {n}{unit} 있다
after.leaves.this.then {this:이} 플레이 영역을 떠난 다음
hit.by.damage {target}에게 그 생명체가 입은 피해만큼의 피해를 줍니다 ¦ enter.in.place {target:을} 전선에서 {this:이} 있던 자리에 놓아 플레이 영역에 들어오게 합니다
keyword.worth {keyword} 수치는 {number:과} 같습니다
tide.high {whom}물결이 높다 ¦ tide.low {whom}물결이 낮다 ¦ tide.high.not {whom}물결이 높지 않다 ¦ tide.low.not {whom}물결이 낮지 않다 ¦ tide.for {who}에게_ ¦ tide.raise 물결을 높입니다 ¦ tide.reset 물결을 중립으로 되돌립니다
not.house.step {who:이} {house:을} 활성화 세력으로 선택하지 않는다면, ¦ purged.by.creatures {this:이} 제거한 모든 생명체 ¦ other.looked.at 나머지 1장 ¦ no.step.next {they:은} 그 지배자의 다음 ‘카드 준비시키기’ 단계에 준비되지 않습니다 ¦ no.more.play.type {who:self}각 차례에 유형별로 {noun:을} 1장보다 많이 플레이할 수 없습니다
power.marks 공격력이 {this} 위의 {name} 토큰 수와 같은 ¦ flank.sides 왼쪽|오른쪽 ¦ on.flank.of {own} {side} 측면에 있는 {noun} ¦ give.control {target}의 지배권을 상대에게 넘기고 그 생명체를 상대의 {side} 측면으로 이동합니다 ¦ to.top.random {target:을} 무작위 순서로 {home} 덱 맨 위에 놓습니다
replaces.9 상대의 ‘카드 준비시키기’ 단계에, 상대의 생명체를 준비시키는 대신, {do}
after.tide {who:이} 물결을 높이고 나면 ¦ after.tide.any 플레이어가 물결을 높이고 나면 ¦ after.tide.turn {who:이} 자신의 차례에 물결을 높이고 나면 ¦ after.tide.turn.any 플레이어가 자신의 차례에 물결을 높이고 나면 ¦ no.tide {who:은} 물결을 높일 수 없습니다
 with.that.name 그 이름의 ¦ name.cards 카드 이름 2개를 말합니다 ¦ are.named 그 카드들이 내가 말한 카드이다 ¦ name.card 카드 이름 하나를 말합니다 ¦ also.hurt 전투 중에 {they:이} 받은 피해를 {this}도 받습니다
is.token 토큰|토큰이 아닌 ¦ tokens 토큰 생명체 {n}개 ¦ tokens.bare 토큰 생명체 ¦ tokens.named {name} {n}개 ¦ make {amount:을} 만듭니다 ¦ make.at.left {this} 바로 왼쪽에 {amount:을} 만듭니다
flip.facedown {target:을} 뒷면으로 뒤집습니다(토큰 생명체가 됩니다) ¦ flip.faceup {target:을} 앞면으로 뒤집습니다
enter.facedown {target:을} 토큰 생명체로 삼아 뒷면으로 플레이 영역에 놓습니다 ¦ enter.facedown.ready {target:을} 토큰 생명체로 삼아 뒷면으로 준비 상태로 플레이 영역에 놓습니다
sides.theirs 그 플레이어가 지배하는|그 상대가 지배하는 ¦ sides.own 자신이 지배하는 ¦ after.damaged {cards:이} 피해를 받고 나면 ¦ after.nth {who:이} 한 차례에 {n}번째 카드를 플레이하고 나면 ¦ after.nth.any 플레이어가 한 차례에 {n}번째 카드를 플레이하고 나면 ¦ forged.in.all {who:이} 제작한 열쇠의 수 ¦ unforged.in.all {who:이} 제작하지 않은 열쇠의 수
each.done 이 방법으로 {done} 각 {kind} ¦ lose.all.but.if {own} 앰버가 {least}개 이상이라면, {who:이} {but}개를 제외한 앰버를 모두 잃습니다
captures.from {target:이} {own} 앰버 저장소에서 {amount:을} 포획합니다 ¦ after.draws {who:이} 카드를 뽑고 나면 ¦ after.draws.any 플레이어가 카드를 뽑고 나면 ¦ after.readies {who:이} 카드를 준비시키고 나면 ¦ after.readies.any 플레이어가 카드를 준비시키고 나면 ¦ zone.in.all {own} {zone}에 있는 카드의 수 ¦ those.hurt 이 방법으로 피해를 받은 각 생명체
unlike.beside 어떤 이웃과도 세력이 같지 않은 ¦ armor.of {it}의 방어력 ¦ controls.such {who:이} {noun:을} 지배하고 있다 ¦ different.types {place}유형이 서로 다른 {noun} {n}{unit} ¦ play.anywhere {target:을} 내 전선의 원하는 곳에 플레이합니다
draw.controlled 각 플레이어는 자신이 지배하던 {kind} 중 이 방법으로 {done} {kind} {one}마다 {amount:을} 뽑습니다 ¦ left.alike 왼쪽 이웃이 그 생명체와 세력이 같다면, {do:and}, 그 이웃에 대해 이 효과를 반복합니다 ¦ fewest.controls 플레이 영역에 생명체가 가장 적은 플레이어가 {this:을} 지배합니다
divided.beside 그 피해를 이웃들에게 최대한 고르게 나누어 줍니다 ¦ replaces.6 {they:이} 피해를 받게 될 때, {do} ¦ there.beside.host 이웃이 하나 이상 있다 ¦ enters.anywhere {cards:은} 준비 상태로 내 전선의 원하는 곳에 들어와도 됩니다 ¦ next.anywhere 이 차례에 다음으로 {cards:이} 플레이 영역에 들어올 때, 준비 상태로 내 전선의 원하는 곳에 들어오게 해도 됩니다
turn.switched 이 차례 동안, {do} ¦ switched {they}의 공격력과 방어력을 서로 바꿉니다 ¦ shares.keyword 내가 {keywords:이} 있는 다른 생명체를 지배하고 있는 동안, {they:은} 그 키워드를 얻습니다 ¦ keywords.or {a:이나} {b} ¦ keywords.or.more {a}, {b} ¦ no.exhaust {cards:은} 소진되지 않습니다
archived.faceup {this:을} 보관한다면, 앞면으로 보관합니다 ¦ picks.archives {this:이} 내 보관 영역에 있는 동안, 보관 영역의 카드를 모두 가져오는 대신 원하는 만큼 가져와도 됩니다
after.icon-hurts {cards:이} 피해 보너스 기호로 피해를 받고 나면 ¦ demand.house 그 생명체를 지배하는 플레이어는 자신의 다음 차례에 반드시 그 생명체의 세력을 활성화 세력으로 선택해야 합니다
search.put 내 {zones}에서 {cards:을} 찾아 공개하고 내 보관 영역에 놓습니다
is.most.powerful {it:이} 공격력이 가장 높은 {noun}이다 ¦ capture.spread.but 상대의 앰버를 {n}개만 남기고 모두 포획해, 원하는 수의 {cards}에게 나누어 놓습니다 ¦ marks.bare {name} 토큰
after.fights.by {who:이} {cards:으로} 전투하고 나면 ¦ as.enraged 격노 상태로 플레이 영역에 들어옵니다 ¦ as.ready.enraged 준비 및 격노 상태로 플레이 영역에 들어옵니다
unhurt.by {they:은} {foes:이} 주는 피해를 받지 않습니다 ¦ no.icons {who:은} 자신이 플레이하는 카드의 보너스 기호를 처리할 수 없습니다
no.destroyed ‘파괴될 때:’ 효과는 처리할 수 없습니다 ¦ no.destroyed.of {cards}의 ‘파괴될 때:’ 효과는 처리할 수 없습니다
replaces.7 {who:이} {icon} 보너스 기호를 처리할 때, 대신 {do:may} ¦ loses.traits {they:은} 자신의 특성을 모두 잃습니다 ¦ far.taunt {they}의 도발은 그 이웃의 이웃에게도 적용됩니다
after.stolen 내 앰버가 탈취되고 나면 ¦ after.steals {who:이} 앰버를 탈취하고 나면 ¦ revealed.creature 공개한 생명체
put.either {target} 위에 {one} 또는 {other} 토큰 1개를 놓습니다 ¦ destroy.halves 생명체의 순서를 바꾸지 않고 각 플레이어의 전선을 최대한 고르게 절반으로 나눕니다\\n각 전선에서 한쪽 절반에 있는 모든 생명체를 파괴합니다 ¦ as.theirs 상대가 지배하는 채로 플레이 영역에 들어옵니다 ¦ replaces.10 {who:이} {cards:을} 플레이할 때, 그 ‘플레이:’ 효과를 처리하는 대신, {do} ¦ discards.random.down 각 플레이어는 자신의 {zone}에 있는 {noun:이} {n}장 이하가 될 때까지 무작위로 버립니다 ¦ unrevealed 미공개 ¦ count.of.one.house 이 방법으로 {done} 한 세력의 카드 1장마다 ¦ marked.some {on} 위에 {name} 토큰이 있다 ¦ power.purged 제거한 생명체의 공격력 ¦ chosen.other 선택한 다른 생명체 ¦ of.them.most.powerful 그중 공격력이 가장 높은 {kind} 하나 ¦ of.them.least.powerful 그중 공격력이 가장 낮은 {kind} 하나 ¦ after.reap-gain.any 플레이어가 수확으로 앰버를 얻고 나면 ¦ attacks {of:을} 공격하는 ¦ is.weakest 공격력이 가장 낮은 ¦ may.upto 최대 {n}번까지 {do:may} ¦ may.they.upto {who:은} 최대 {n}번까지 {do:may}
control.owned 각 플레이어는 자신이 소유한 {target:을} 지배합니다 ¦ hit.each.other 선택한 두 생명체는 서로에게 자신의 공격력만큼 피해를 줍니다 ¦ demand.use {who:self}{cards:을} 사용하려면 {do:must}
no.discard.this {this:은} 카드 능력으로만 손에서 버릴 수 있습니다 ¦ next.no.reap 이 차례에 다음으로 사용되는 생명체는 수확할 수 없습니다 ¦ next.no.fights 이 차례에 다음으로 사용되는 생명체는 전투할 수 없습니다
hurt.twice {they:이} 받는 모든 피해가 두 배가 됩니다 ¦ pay.you {rival}에게 {amount:을} 지불합니다 ¦ after.exalts {cards:이} 고양되고 나면 ¦ after.exalts.by {who:이} {cards:을} 고양하고 나면
"""

# -- endings

FIRST: Final = ord("가")
FINALS: Final = 28
BIEUP: Final = 17
I_VOWEL, YEO_VOWEL = 20, 6
BRIGHT: Final = (0, 8)
"""ㅏ and ㅗ, after which 어 becomes 아."""


NAMED_AGAIN: Final = re.compile("(‘[^’]*’[을를] )([^,.]*고, )\\1(?!지배하)")
"""A card that is the object of two verbs in a row is named once."""


def finished(clauses: str) -> str:
    """Sentences with full stops."""
    ends = (".", ".”", ".)")
    said = " ".join([clause + ("" if clause.endswith(ends) else ".") for clause in clauses.split("\n")])
    return re.sub(" +", " ", NAMED_AGAIN.sub(r"\1\2", said))


def stem(said: str) -> str:
    """A statement without its polite ending: 파괴하(ㅂ니다), 얻(습니다), 만들(만듭니다)."""
    if said.endswith("습니다"):
        return said[:-3]
    last = said[:-2]
    if last.endswith("듭"):  # ㄹ had given way: 만들(다), 줄어들(다)
        return last[:-1] + "들"
    return last[:-1] + chr(ord(last[-1]) - BIEUP)


def allowed(said: str) -> str:
    """One may do it: 파괴해도 됩니다, 얻어도 됩니다."""
    before = stem(said)
    vowel, final = divmod((ord(before[-1]) - FIRST) % (21 * FINALS), FINALS)
    if before.endswith("하"):
        before = before[:-1] + "해"
    elif vowel == I_VOWEL and not final:
        before = before[:-1] + chr(ord(before[-1]) + (YEO_VOWEL - I_VOWEL) * FINALS)
    else:
        before += "아" if vowel in BRIGHT else "어"
    return before + "도 됩니다"


CONDITIONS: Final = {
    "while": {"지 않다": "지 않은", "되었다": "된", "있다": "있는", "없다": "없는", "않다": "않는", "않는다": "않는", "아니다": "아닌", "많다": "많은", "적다": "적은", "높다": "높은", "낮다": "낮은", "한다": "하는", "이다": "인", "했다": "한"},
    "not": {"했다": "하지 않았다", "렸다": "리지 않았다", "었다": "지 않았다"},
    "until": {"상태이다": "상태가 될", "상태가 아니다": "상태가 아니게 될", "있다": "있을"},
    "did": {"했다": "한", "렸다": "린", "되었다": "된"},
}  # fmt: skip
"""The ends of plain statements in other forms: before a noun, denied, and before a noun in the past."""


MANY: Final = re.compile(r"( 공격력의 합이 \d+ 이상이 되도록)? 원하는 만큼$| \d+개씩$| 모두$")
"""Any number, so many each, or all: it stands behind the particle."""


def form(text: str, spec: str) -> str:
    """A text with a particle, or a statement with another ending."""
    if spec == "self":  # 나 goes without saying
        return "" if text == "나" else josa(text, "은") + " "
    if spec == "at":  # where it is, before a verb of its own: in my hand (there is ...)
        return text.removesuffix("있는 ")
    if spec == "의":
        return "내" if text == "나" else text + "의"
    if spec == "or":
        return stem(text) + "거나"
    if spec == "let":
        return stem(text) + "게 해도 됩니다"
    if spec in ("and", "may", "must"):
        first, *rest = text.split("\n")
        first = stem(first) + "고" if spec == "and" else allowed(first)
        if spec == "must":
            first = first.removesuffix("도 됩니다") + "야 합니다"
        return "\n".join([first, *rest])
    if spec in CONDITIONS:
        end = next(end for end in CONDITIONS[spec] if text.endswith(end))
        return text.removesuffix(end) + CONDITIONS[spec][end]
    if spec in ("고", "거나"):
        return text.removesuffix("다") + spec
    if spec == "if":
        if not text.endswith("이다"):
            return text.removesuffix("다") + ("라면" if text.endswith("아니다") else "다면")
        return josa(text.removesuffix("이다"), "이라") + "면"
    many = MANY.search(text)
    if many:
        return josa(text[: many.start()], spec) + many[0]
    return "내가" if (text, spec) == ("나", "이") else josa(text, spec)


CANNOT: Final = "할 수 없습니다"
EACH: Final = re.compile("[^.,]*?마다 (?=.)")
"""What it is for each of: said once."""
TOPIC: Final = re.compile(".*생명체는 ")


FIXED, NO_ARMOR = " 봅니다", "방어력을 모두 잃습니다"
"""Of cards whose power is fixed, the armor is too."""


def merged(clauses: list[str], who: str) -> str:
    """What has the same subject says it once, and what has the same verb says that once."""
    each = EACH.match(clauses[0])
    if each is not None and all([clause.startswith(each[0]) for clause in clauses]):
        return each[0] + merged([clause.removeprefix(each[0]) for clause in clauses], who)
    about = josa(who, "은") + " " if who else ""
    each = EACH.match(clauses[0].removeprefix(about)) if about and clauses[0].startswith(about) else None
    if each is not None and all([clause.startswith(about + each[0]) for clause in clauses]):
        return about + each[0] + merged([clause.removeprefix(about + each[0]) for clause in clauses], "")
    if clauses[0] == who:
        return clauses[1].removeprefix(about)
    said = clauses[0]
    tie = ""
    """How the last two things that have the same verb are joined: of more than two, only these are."""
    for previous, clause in pairwise(clauses):
        rest = clause.removeprefix(about)
        if said.endswith(FIXED) and rest == NO_ARMOR:
            said = f"{said.removesuffix(FIXED)}, 방어력은 0으로{FIXED}"
            continue
        topic = TOPIC.match(clause)
        if topic and previous.startswith(topic[0]):
            rest = clause.removeprefix(topic[0])
        before = re.search(r"[을를] (\S+다)$", said)
        if before and re.search(f"[을를] {before[1]}$", rest):
            first = said[: before.start()]
            if tie:
                first = tie[:-2] + ", " + first.removeprefix(tie)
            tie = josa(first, "과") + " "
            said = tie + rest.removeprefix("공격할 때 ")
        elif said.endswith(CANNOT) and rest.endswith(CANNOT) and len(clauses) == 2:
            said = f"{said.removesuffix(CANNOT)}하거나 {rest}"
        elif said.endswith("됩니다") and rest.endswith("수 없습니다"):
            said = f"{said.removesuffix('됩니다')}되지만, {rest}"
            tie = ""
        else:
            tie = ""
            said = f"{form(said, 'and')}, {rest}"
    return said


KOREAN: Final[Language] = language(Grammar("ko", WORDS, TRAITS, form, finished, merged))
