### 키포지: 게임 로그. 규약은 en/keyforge.ftl과 en/keyforge-log.ftl 첫머리, 그리고 이 언어의 keyforge.ftl에 있습니다.

keyforge-event-began = { $name } 님이 선공으로 첫 차례를 진행합니다.
keyforge-event-decks = { $set ->
    [none] { $name } 님의 덱: 《{ $deck }》.
   *[other] { $name } 님의 덱: 《{ $deck }》({ $set }).
}
keyforge-event-benched = { $rival } 님이 뺀 { $name } 님의 덱: 《{ $deck }》.
keyforge-event-drew = { $known ->
    [yes] { $name } 님이 뽑은 카드: { $cards }.
   *[no] { $name } 님이 카드를 { $count }장 뽑습니다.
}
keyforge-event-mulligan = { $taken ->
    [yes] { $name } 님이 멀리건을 합니다.
   *[no] { $name } 님이 손을 유지합니다.
}
keyforge-event-bid = { $passes ->
    [yes] { $name } 님이 패스합니다.
   *[no] { $name } 님이 체인 { $amount }개를 부릅니다.
}
keyforge-event-turn-began = { $number }번째 차례: { $name } 님
keyforge-event-forged = { $colour ->
    [blue] { $name } 님이 앰버 { $cost }개로 파란색 열쇠를 제작합니다. 열쇠 3개 중 { $keys }개.
    [yellow] { $name } 님이 앰버 { $cost }개로 노란색 열쇠를 제작합니다. 열쇠 3개 중 { $keys }개.
   *[red] { $name } 님이 앰버 { $cost }개로 빨간색 열쇠를 제작합니다. 열쇠 3개 중 { $keys }개.
}
keyforge-event-unforged = { $colour ->
    [blue] { $name } 님의 파란색 열쇠 제작이 해제됩니다.
    [yellow] { $name } 님의 노란색 열쇠 제작이 해제됩니다.
   *[red] { $name } 님의 빨간색 열쇠 제작이 해제됩니다.
}
keyforge-event-house = { $any ->
    [no] { $name } 님은 이 차례에 활성화 세력이 없습니다.
   *[yes] { $forced ->
        [yes] ‘{ $card }’ 카드 때문에 { $name } 님은 { JOSA($house, "을/를") } 선택해야 합니다.
       *[no] { $name } 님이 { JOSA($house, "을/를") } 선택합니다.
    }
}
keyforge-event-took-archives = { $known ->
    [yes] { $name } 님이 보관 카드를 손에 듭니다: { $cards }.
   *[no] { $name } 님이 보관 카드 { $count }장을 손에 듭니다.
}
keyforge-event-played = { $name } 님이 ‘{ $card }’ 카드를 플레이합니다.
keyforge-event-put = { $name } 님이 ‘{ $card }’ 카드를 플레이 영역에 놓습니다.
keyforge-event-attached = ‘{ $card }’ 카드를 ‘{ $host }’ 카드에 부착합니다.
keyforge-event-discarded = { $zone ->
    [deck] { $name } 님이 덱에서 ‘{ $card }’ 카드를 버립니다.
    [archives] { $name } 님이 보관 영역에서 ‘{ $card }’ 카드를 버립니다.
   *[hand] { $name } 님이 ‘{ $card }’ 카드를 버립니다.
}
keyforge-event-reaped = { $name } 님이 ‘{ $card }’ 카드로 수확합니다.
keyforge-event-fights = ‘{ $card }’ 카드가 ‘{ $target }’ 카드와 전투합니다.
keyforge-event-dodged = ‘{ $card }’ 카드의 회피: 이 전투에서 두 생명체는 공격력으로 서로에게 피해를 주지 않습니다.
keyforge-event-called-off = ‘{ $card }’ 카드의 전투가 일어나지 않습니다. 두 생명체 모두 공격력으로 피해를 주지 않습니다.
keyforge-event-acted = { $how ->
    [omni] { $name } 님이 ‘{ $card }’ 카드의 전능 능력을 사용합니다.
   *[action] { $name } 님이 ‘{ $card }’ 카드의 ‘사용’ 능력을 씁니다.
}
keyforge-event-unstunned = ‘{ $card }’ 카드의 기절을 제거합니다.
keyforge-event-ability = ‘{ $card }’: { $text }

keyforge-event-gained = { $why ->
    [icon] { $name } 님이 보너스 기호로 앰버 { $amount }개를 얻습니다. 현재 { $total }개.
    [reap] { $name } 님이 수확으로 앰버 { $amount }개를 얻습니다. 현재 { $total }개.
   *[effect] { $name } 님이 앰버 { $amount }개를 얻습니다. 현재 { $total }개.
}
keyforge-event-lost = { $name } 님이 앰버 { $amount }개를 잃습니다. 현재 { $total }개.
keyforge-event-stole = { $name } 님이 { $rival } 님에게서 앰버 { $amount }개를 탈취합니다.
keyforge-event-paid = { $name } 님이 { $rival } 님에게 앰버 { $amount }개를 지불합니다.
keyforge-event-captured = ‘{ $card }’ 카드가 { $name } 님에게서 앰버 { $amount }개를 포획합니다.
keyforge-event-exalted = ‘{ $card }’ 카드를 고양합니다: 앰버 { $amount }개를 올려놓습니다.
keyforge-event-moved-amber = { $pools ->
    [from] 앰버 { $amount }개를 { $from } 님의 저장소에서 ‘{ $to }’ 카드로 이동합니다.
    [to] 앰버 { $amount }개를 ‘{ $from }’ 카드에서 { $to } 님의 저장소로 이동합니다.
    [both] 앰버 { $amount }개를 { $from } 님의 저장소에서 { $to } 님의 저장소로 이동합니다.
    [supply] 앰버 { $amount }개를 ‘{ $from }’ 카드에서 공급처로 이동합니다.
    [placed] 공급처의 앰버 { $amount }개를 ‘{ $to }’ 카드 위에 놓습니다.
   *[none] 앰버 { $amount }개를 ‘{ $from }’ 카드에서 ‘{ $to }’ 카드로 이동합니다.
}
keyforge-event-moved-damage = 피해 { $amount }점을 ‘{ $card }’ 카드에서 ‘{ $other }’ 카드로 이동합니다.
keyforge-event-returned-amber = ‘{ $card }’ 카드 위의 앰버 { $amount }개가 { $name } 님에게 갑니다.

keyforge-event-damaged = { $dealt ->
    [no] ‘{ $card }’ 카드가 피해 { $amount }점을 받습니다.
   *[yes] ‘{ $source }’ 카드가 ‘{ $card }’ 카드에 피해 { $amount }점을 줍니다.
}
keyforge-event-prevented = { $how ->
    [armor] ‘{ $card }’ 카드의 방어력이 피해 { $amount }점을 막습니다.
    [ward] ‘{ $card }’ 카드가 대신 가호를 잃습니다.
   *[effect] ‘{ $card }’ 카드가 받을 피해 { $amount }점을 막습니다.
}
keyforge-event-healed = ‘{ $card }’ 카드의 피해 { $amount }점을 회복합니다.
keyforge-event-tagged = ‘{ $card }’ 카드가 곧 파괴됩니다.
keyforge-event-destroyed = ‘{ $card }’ 카드가 파괴됩니다.
keyforge-event-moved = { $known ->
    [no] { $to ->
        [deck-top] 카드 1장을 { $name } 님의 덱 맨 위에 놓습니다.
        [deck-bottom] 카드 1장을 { $name } 님의 덱 맨 아래에 놓습니다.
        [deck] 카드 1장을 { $name } 님의 덱에 섞습니다.
       *[hand] 카드 1장을 { $name } 님의 손에 넣습니다.
    }
   *[yes] { $to ->
        [hand] ‘{ $card }’ 카드가 { $name } 님의 손으로 되돌아갑니다.
        [deck] ‘{ $card }’ 카드를 { $name } 님의 덱에 섞습니다.
        [deck-top] ‘{ $card }’ 카드를 { $name } 님의 덱 맨 위에 놓습니다.
        [deck-bottom] ‘{ $card }’ 카드를 { $name } 님의 덱 맨 아래에 놓습니다.
        [archives] ‘{ $card }’ 카드가 { $name } 님의 보관 영역으로 갑니다.
        [revealed] ‘{ $card }’ 카드를 따로 둡니다.
        [purged] ‘{ $card }’ 카드가 제거됩니다.
       *[discard] ‘{ $card }’ 카드가 { $name } 님의 버림 더미로 갑니다.
    }
}
keyforge-event-saved = { $named ->
    [no] ‘{ $card }’ 카드가 파괴되지 않습니다.
   *[yes] ‘{ $by }’ 카드 덕분에 ‘{ $card }’ 카드가 파괴되지 않습니다.
}
keyforge-event-exhausted = ‘{ $card }’ 카드가 소진됩니다.
keyforge-event-readied = ‘{ $card }’ 카드가 준비됩니다.
keyforge-event-stunned = ‘{ $card }’ 카드가 기절합니다.
keyforge-event-warded = ‘{ $card }’ 카드가 가호를 받습니다.
keyforge-event-unwarded = ‘{ $card }’ 카드의 가호를 제거합니다.
keyforge-event-made = { $known ->
    [no] { $name } 님이 토큰 생명체를 만듭니다: { $card }.
   *[yes] { $name } 님이 토큰 생명체를 만듭니다: { $card }. 뒷면으로 놓인 카드: { $cards }.
}
keyforge-event-unmasked = { $known ->
    [no] { $to ->
        [hand] 뒷면으로 놓인 ‘{ $card }’ 카드가 { $name } 님의 손으로 돌아갑니다.
        [deck] 뒷면으로 놓인 ‘{ $card }’ 카드를 { $name } 님의 덱에 섞습니다.
        [deck-top] 뒷면으로 놓인 ‘{ $card }’ 카드를 { $name } 님의 덱 맨 위에 놓습니다.
        [deck-bottom] 뒷면으로 놓인 ‘{ $card }’ 카드를 { $name } 님의 덱 맨 아래에 놓습니다.
        [archives] 뒷면으로 놓인 ‘{ $card }’ 카드가 { $name } 님의 보관 영역으로 갑니다.
       *[other] 뒷면으로 놓인 ‘{ $card }’ 카드가 플레이 영역을 떠납니다.
    }
   *[yes] { $to ->
        [hand] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, { $name } 님의 손으로 돌아갑니다.
        [deck] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, 그 카드를 { $name } 님의 덱에 섞습니다.
        [deck-top] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, 그 카드를 { $name } 님의 덱 맨 위에 놓습니다.
        [deck-bottom] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, 그 카드를 { $name } 님의 덱 맨 아래에 놓습니다.
        [archives] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, { $name } 님의 보관 영역으로 갑니다.
        [purged] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, 제거됩니다.
        [beneath] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, 플레이 영역을 떠납니다.
       *[discard] ‘{ $card }’ 카드는 ‘{ $cards }’ 카드였고, { $name } 님의 버림 더미로 갑니다.
    }
}
keyforge-event-joined = ‘{ $card }’ 카드의 두 반쪽이 합쳐집니다.
keyforge-event-enraged = ‘{ $card }’ 카드가 격노합니다.
keyforge-event-calmed = ‘{ $card }’ 카드의 격노가 풀립니다.
keyforge-event-counters = { $more ->
    [no] ‘{ $card }’ 카드에서 +1 공격력 토큰 { $amount }개를 제거합니다.
   *[yes] ‘{ $card }’ 카드에 +1 공격력 토큰 { $amount }개를 놓습니다.
}
# $counter: the kind, as the engine names it.
keyforge-event-marked = { $counter ->
    [doom] ‘{ $card }’ 위에 파멸 토큰 { $amount }개를 놓습니다.
    [fuse] ‘{ $card }’ 위에 도화선 토큰 { $amount }개를 놓습니다.
    [glory] ‘{ $card }’ 위에 영광 토큰 { $amount }개를 놓습니다.
    [disruption] ‘{ $card }’ 위에 방해 토큰 { $amount }개를 놓습니다.
    [growth] ‘{ $card }’ 위에 성장 토큰 { $amount }개를 놓습니다.
    [warrant] ‘{ $card }’ 위에 영장 토큰 { $amount }개를 놓습니다.
    [scheme] ‘{ $card }’ 위에 음모 토큰 { $amount }개를 놓습니다.
    [ignorance] ‘{ $card }’ 위에 무지 토큰 { $amount }개를 놓습니다.
    [knowledge] ‘{ $card }’ 위에 지식 토큰 { $amount }개를 놓습니다.
    [time] ‘{ $card }’ 위에 시간 토큰 { $amount }개를 놓습니다.
    [awakening] ‘{ $card }’ 위에 각성 토큰 { $amount }개를 놓습니다.
    [depth] ‘{ $card }’ 위에 깊이 토큰 { $amount }개를 놓습니다.
    [trade] ‘{ $card }’ 위에 교역 토큰 { $amount }개를 놓습니다.
    [paint] ‘{ $card }’ 위에 물감 토큰 { $amount }개를 놓습니다.
    [wisdom] ‘{ $card }’ 위에 지혜 토큰 { $amount }개를 놓습니다.
    [yea] ‘{ $card }’ 위에 찬성 토큰 { $amount }개를 놓습니다.
    [nay] ‘{ $card }’ 위에 반대 토큰 { $amount }개를 놓습니다.
    [hatch] ‘{ $card }’ 위에 부화 토큰 { $amount }개를 놓습니다.
    [mineralize] ‘{ $card }’ 위에 광물화 토큰 { $amount }개를 놓습니다.
   *[mutation] ‘{ $card }’ 위에 돌연변이 토큰 { $amount }개를 놓습니다.
}
keyforge-event-unmarked = { $counter ->
    [doom] ‘{ $card }’ 위의 파멸 토큰 { $amount }개를 제거합니다.
    [fuse] ‘{ $card }’ 위의 도화선 토큰 { $amount }개를 제거합니다.
    [glory] ‘{ $card }’ 위의 영광 토큰 { $amount }개를 제거합니다.
    [disruption] ‘{ $card }’ 위의 방해 토큰 { $amount }개를 제거합니다.
    [growth] ‘{ $card }’ 위의 성장 토큰 { $amount }개를 제거합니다.
    [warrant] ‘{ $card }’ 위의 영장 토큰 { $amount }개를 제거합니다.
    [scheme] ‘{ $card }’ 위의 음모 토큰 { $amount }개를 제거합니다.
    [ignorance] ‘{ $card }’ 위의 무지 토큰 { $amount }개를 제거합니다.
    [knowledge] ‘{ $card }’ 위의 지식 토큰 { $amount }개를 제거합니다.
    [time] ‘{ $card }’ 위의 시간 토큰 { $amount }개를 제거합니다.
    [awakening] ‘{ $card }’ 위의 각성 토큰 { $amount }개를 제거합니다.
    [depth] ‘{ $card }’ 위의 깊이 토큰 { $amount }개를 제거합니다.
    [trade] ‘{ $card }’ 위의 교역 토큰 { $amount }개를 제거합니다.
    [paint] ‘{ $card }’ 위의 물감 토큰 { $amount }개를 제거합니다.
    [wisdom] ‘{ $card }’ 위의 지혜 토큰 { $amount }개를 제거합니다.
    [yea] ‘{ $card }’ 위의 찬성 토큰 { $amount }개를 제거합니다.
    [nay] ‘{ $card }’ 위의 반대 토큰 { $amount }개를 제거합니다.
    [hatch] ‘{ $card }’ 위의 부화 토큰 { $amount }개를 제거합니다.
    [mineralize] ‘{ $card }’ 위의 광물화 토큰 { $amount }개를 제거합니다.
   *[mutation] ‘{ $card }’ 위의 돌연변이 토큰 { $amount }개를 제거합니다.
}
keyforge-event-tide = { $name } 님이 물결을 높입니다.
keyforge-event-tide-reset = 물결이 다시 중립이 됩니다.
keyforge-event-another-turn = { $name } 님이 이 차례 다음에 차례를 한 번 더 진행합니다.
keyforge-event-named-loop = { $number ->
    [0] { $name } 님이 되풀이를 끝냅니다.
   *[other] { $name } 님이 { $number }번 더 되풀이합니다.
}
# $to: line where an artifact becomes a creature.
keyforge-event-reshaped = { $to ->
    [line] ‘{ $card }’ 카드가 생명체가 됩니다.
   *[artifacts] ‘{ $card }’ 카드가 다시 유물이 됩니다.
}
# $other: the side that is shown now.
keyforge-event-flipped = ‘{ $card }’ 카드를 뒤집습니다. 이제 ‘{ $other }’ 카드입니다.
# $other: what it is a copy of.
keyforge-event-copied = ‘{ $card }’ 카드가 ‘{ $other }’ 카드의 복사본이 됩니다.
keyforge-event-control = { $name } 님이 ‘{ $card }’ 카드를 지배합니다.
keyforge-event-shifted = ‘{ $card }’ 카드가 전선 안에서 이동합니다.
keyforge-event-swapped = ‘{ $card }’ 카드와 ‘{ $other }’ 카드가 자리를 바꿉니다.

keyforge-event-archived = { $known ->
    [yes] { $name } 님이 보관한 카드: { $cards }.
   *[no] { $name } 님이 카드 { $count }장을 보관합니다.
}
keyforge-event-hid = { $known ->
    [yes] ‘{ $cards }’ 카드를 ‘{ $card }’ 카드 아래에 놓습니다.
   *[no] 카드 1장을 ‘{ $card }’ 카드 아래에 뒷면으로 놓습니다.
}
keyforge-event-revealed = { $name } 님이 공개한 카드: { $cards }.
keyforge-event-swapped-piles = { $any ->
    [yes] { $name } 님이 덱과 버림 더미를 서로 바꿉니다. 이제 버림 더미에 있는 카드: { $cards }.
   *[no] { $name } 님이 덱과 버림 더미를 서로 바꿉니다. 이제 버림 더미에 카드가 없습니다.
}
keyforge-event-looked = { $known ->
    [yes] { $name } 님이 본 카드: { $cards }.
   *[no] { $own ->
        [yes] { $name } 님이 자신의 카드를 봅니다.
       *[no] { $name } 님이 { $owner } 님의 카드를 봅니다.
    }
}
keyforge-event-shuffled = { $name } 님이 덱을 섞습니다.
keyforge-event-searched = { $name } 님이 카드를 찾습니다.
keyforge-event-chains = { $more ->
    [no] { $name } 님이 체인 { $amount }개를 제거합니다. 현재 { $total }개.
   *[yes] { $name } 님이 체인 { $amount }개를 얻습니다. 현재 { $total }개.
}
keyforge-event-named-house = { $name } 님이 선택한 세력: { $house }.
keyforge-event-named-number = { $name } 님이 선택한 수: { $number }.
keyforge-event-named-card = { $any ->
    [yes] { $name } 님이 말한 카드 이름: ‘{ $card }’.
   *[no] { $name } 님이 두 덱에 없는 카드의 이름을 말합니다.
}
keyforge-event-chose = { $yes ->
    [yes] { $name } 님이 하기로 선택합니다.
   *[no] { $name } 님이 하지 않기로 선택합니다.
}
keyforge-event-mode = { $text ->
    [none] { $mode ->
        [1] { $name } 님이 첫째 항목을 선택합니다.
        [2] { $name } 님이 둘째 항목을 선택합니다.
       *[other] { $name } 님이 { $mode }번째 항목을 선택합니다.
    }
   *[other] { $name } 님의 ‘{ $card }’ 선택: { $text }
}
keyforge-event-targets = { $named ->
    [no] 선택한 카드: { $cards }.
   *[yes] ‘{ $card }’ 카드로 선택한 카드: { $cards }.
}
keyforge-event-lasting = { $text ->
    [none] { $about ->
        [cards] ‘{ $card }’ 카드의 효과가 지속됩니다. 대상: { $cards }.
       *[no] ‘{ $card }’ 카드의 효과가 지속됩니다.
    }
   *[other] { $until ->
        [turn] { $about ->
            [cards] 이 차례 동안 ‘{ $card }’(대상: { $cards }): { $text }
            [house] 이 차례 동안 ‘{ $card }’(세력: { $house }): { $text }
           *[no] 이 차례 동안 ‘{ $card }’: { $text }
        }
        [next] { $about ->
            [cards] 이 차례에 한 번 ‘{ $card }’(대상: { $cards }): { $text }
            [house] 이 차례에 한 번 ‘{ $card }’(세력: { $house }): { $text }
           *[no] 이 차례에 한 번 ‘{ $card }’: { $text }
        }
        [next-turn] { $about ->
            [cards] 다음 차례 동안 ‘{ $card }’(대상: { $cards }): { $text }
            [house] 다음 차례 동안 ‘{ $card }’(세력: { $house }): { $text }
           *[no] 다음 차례 동안 ‘{ $card }’: { $text }
        }
       *[other] { $about ->
            [cards] 지금부터 ‘{ $card }’(대상: { $cards }): { $text }
            [house] 지금부터 ‘{ $card }’(세력: { $house }): { $text }
           *[no] 지금부터 ‘{ $card }’: { $text }
        }
    }
}
keyforge-event-check = 체크! { $name } 님이 다음 차례에 열쇠를 제작할 수 있습니다.
keyforge-event-skipped = { $step ->
    [forge] { $name } 님이 열쇠 제작하기를 건너뜁니다.
    [house] { $name } 님이 세력 선택하기를 건너뜁니다.
    [main] { $name } 님이 카드를 플레이하고 사용하고 버리는 단계를 건너뜁니다.
    [ready] { $name } 님이 카드 준비시키기를 건너뜁니다.
   *[draw] { $name } 님이 카드 뽑기를 건너뜁니다.
}
keyforge-event-fizzled = ‘{ $card }’: 아무 일도 일어나지 않습니다.

keyforge-event-overtime = { $state ->
    [last-turn] 시간 종료 절차: { $name } 님의 마지막 차례가 시작됩니다.
    [forge-only] 시간 종료 절차: { $name } 님은 열쇠 제작하기만 할 수 있습니다.
    [tie-break] 시간 종료 절차가 끝나 동점 처리 규칙으로 정합니다.
   *[overtime] 시간이 다 되었습니다. { $name } 님의 차례는 끝까지 진행합니다.
}
keyforge-event-tie-break = { $step ->
    [2] 동점 처리 규칙: { $name } 님의 제작된 열쇠가 더 많습니다.
    [3] 동점 처리 규칙: { $name } 님에게 남은 앰버가 더 많습니다.
    [4] 동점 처리 규칙: { $name } 님의 체인이 더 적습니다.
    [5] 동점 처리 규칙: { $name } 님의 생명체가 더 많습니다.
   *[6] 동점 처리 규칙: { $name } 님이 이 게임의 선공 플레이어입니다.
}
keyforge-event-conceded = { $name } 님이 항복합니다.
keyforge-event-game-over = { $reason ->
    [concession] { $name } 님이 승리합니다: { $loser } 님이 항복했습니다.
    [time] { $name } 님이 시간 종료 절차 끝에 승리합니다.
    [draw] 게임이 무승부로 끝납니다.
   *[keys] { $name } 님이 세 번째 열쇠를 제작하여 승리합니다!
}
keyforge-event-match = 대결의 { $number }번째 게임이 시작됩니다.
