### 키포지: 이 게임에서 플레이어가 읽는 글. 카드의 말은 keyforge-cards.ftl, 로그는 keyforge-log.ftl에 있습니다. 규약은 en/keyforge.ftl 첫머리에 있습니다.
### - 사람 이름 뒤에는 언제나 「님」이 오므로 이름 자체에는 JOSA가 필요 없습니다.
### - 카드 이름은 ‘ ’로 감싸고, 조사는 뒤에 오는 「카드」에 붙입니다. 목록 $cards는 감싸지 않습니다.

keyforge-name = 키포지
keyforge-tagline = 하나뿐인 두 덱의 대결: 앰버를 모아 열쇠 3개를 제작하세요
keyforge-description = 덱은 모두 세상에 하나뿐이며 세 세력의 카드 36장으로 이루어집니다. 차례마다 세력 하나를 골라 그 세력의 카드를 원하는 만큼 플레이하고 사용합니다. 카드에는 비용이 없습니다. 생명체는 앰버를 수확하고, 전투하고, 능력을 사용합니다. 앰버 6개로 열쇠 하나를 제작하며, 먼저 열쇠 3개를 제작한 플레이어가 승리합니다.
keyforge-players = 2명
keyforge-length = 30~60분

## 테이블 위의 줄: 무엇을 해야 하는지

keyforge-prompt-mulligan = { $first ->
    [yes] 내가 선공입니다. 손을 유지하거나, 덱에 섞고 한 장 적게 뽑으세요. 멀리건은 한 번만 할 수 있습니다.
   *[no] 상대가 선공입니다. 손을 유지하거나, 덱에 섞고 한 장 적게 뽑으세요. 멀리건은 한 번만 할 수 있습니다.
}
keyforge-prompt-bid = 원하는 덱에 체인을 부르거나 패스하세요.
keyforge-prompt-pick-deck = 플레이할 덱을 선택하세요.
keyforge-prompt-bench = 상대의 덱 중 뺄 덱을 하나 선택하세요. 두 플레이어의 선택은 함께 공개됩니다.
keyforge-prompt-own-deck = 이번 게임에서 쓸 덱을 선택하세요. 두 플레이어의 선택은 함께 공개됩니다.
keyforge-prompt-first = 내 덱이 지난 게임에서 졌습니다. 선공을 하시겠습니까?
keyforge-prompt-key = 제작할 열쇠를 선택하세요.
keyforge-prompt-unforge = 제작을 해제할 열쇠를 선택하세요.
keyforge-prompt-spend = { $amount ->
    [0] 열쇠에 쓸 앰버를 어디에서 낼지 선택하세요.
   *[other] 열쇠에 쓸 앰버를 어디에서 낼지 선택하세요. 더 내야 할 앰버: { $amount }개.
}
keyforge-prompt-house = 이 차례의 활성화 세력을 선택하세요.
keyforge-prompt-archives = 보관 카드가 { $count }장 있습니다. 모두 손에 드시겠습니까?
keyforge-prompt-turn = { $can ->
    [end] 더 할 수 있는 것이 없습니다. 차례를 종료하세요.
   *[other] { $house ->
        [none] 내 차례(활성화 세력 없음): 할 수 있는 것을 하세요. 끝나면 차례 종료.
       *[other] { $can ->
            [first] 첫 차례({ $house }): 카드 1장을 플레이하거나 버리거나, 차례를 종료하세요.
            [play] 내 차례({ $house }): 카드를 플레이하거나 버리세요. 끝나면 차례 종료.
            [use] 내 차례({ $house }): 카드를 사용하세요. 끝나면 차례 종료.
            [discard] 내 차례({ $house }): 카드를 버리세요. 끝나면 차례 종료.
           *[all] 내 차례({ $house }): 카드를 플레이·사용하거나 버리세요. 끝나면 차례 종료.
        }
    }
}
keyforge-prompt-place = { $own ->
    [yes] 내 전선에서 ‘{ $card }’ 카드의 자리를 선택하세요.
   *[no] 상대의 전선에서 ‘{ $card }’ 카드의 자리를 선택하세요.
}
keyforge-prompt-attack = ‘{ $card }’ 카드가 공격할 생명체를 선택하세요.
keyforge-prompt-use = ‘{ $card }’ 카드를 어떻게 사용할지 선택하세요.
keyforge-prompt-yes = ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
keyforge-prompt-icon = { $icon ->
    [A] 다음 보너스 기호는 앰버입니다. 대신 ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
    [C] 다음 보너스 기호는 포획입니다. 대신 ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
    [D] 다음 보너스 기호는 피해입니다. 대신 ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
    [R] 다음 보너스 기호는 뽑기입니다. 대신 ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
    [P] 다음 보너스 기호는 +1 공격력 토큰입니다. 대신 ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
   *[X] 다음 보너스 기호는 버리기입니다. 대신 ‘{ $card }’ 카드의 효과를 실행하시겠습니까?
}
keyforge-prompt-trigger = 여러 효과가 동시에 일어납니다. 다음에 처리할 효과를 선택하거나 모든 효과의 순서를 정하세요.
keyforge-prompt-replace = 여러 효과가 일어날 일을 바꾸려 합니다. 그중 하나를 선택하세요.
keyforge-prompt-mode = ‘{ $card }’ 카드의 어느 항목을 할지 선택하세요.
keyforge-prompt-choose-house = 세력을 선택하세요.
keyforge-prompt-number = 수를 선택하세요.
keyforge-prompt-loop = 이 효과들은 끝없이 되풀이됩니다. 몇 번 더 처리할지 선택하세요. 그다음 그중 카드 하나가 플레이 영역을 떠납니다.
keyforge-prompt-player = 누가 먼저 할지 선택하세요.
keyforge-prompt-choose-player = 플레이어를 선택하세요.
keyforge-prompt-choose-trait = 특성을 선택하세요.
keyforge-prompt-choose-name = 카드 이름 하나를 말하세요.
keyforge-prompt-ability = ‘{ $card }’ 카드의 어느 능력을 사용할지 선택하세요.
keyforge-prompt-discard-order = 다음에 버림 더미로 갈 카드를 선택하세요.

keyforge-prompt-card-choose = { $what ->
    [creature] 생명체를 선택하세요.
    [artifact] 유물을 선택하세요.
    [upgrade] 업그레이드를 선택하세요.
   *[card] 카드를 선택하세요.
}
keyforge-prompt-card-destroy = { $what ->
    [creature] 파괴할 생명체를 선택하세요.
    [artifact] 파괴할 유물을 선택하세요.
    [upgrade] 파괴할 업그레이드를 선택하세요.
   *[card] 파괴할 카드를 선택하세요.
}
keyforge-prompt-card-sacrifice = { $what ->
    [creature] 희생할 생명체를 선택하세요.
    [artifact] 희생할 유물을 선택하세요.
    [upgrade] 희생할 업그레이드를 선택하세요.
   *[card] 희생할 카드를 선택하세요.
}
keyforge-prompt-card-damage = { $amount ->
    [0] 피해를 줄 생명체를 선택하세요.
   *[other] 피해 { $amount }점을 줄 생명체를 선택하세요.
}
keyforge-prompt-card-damage-by-each = 피해를 줄 생명체를 선택하세요.
keyforge-prompt-card-status = 효과를 받을 생명체를 선택하세요.
keyforge-prompt-card-heal = { $amount ->
    [0] 회복할 생명체를 선택하세요.
   *[other] 피해 { $amount }점을 회복할 생명체를 선택하세요.
}
keyforge-prompt-card-stun = 기절시킬 생명체를 선택하세요.
keyforge-prompt-card-unstun = 기절을 제거할 생명체를 선택하세요.
keyforge-prompt-card-ward = 가호를 줄 생명체를 선택하세요.
keyforge-prompt-card-enrage = 격노시킬 생명체를 선택하세요.
keyforge-prompt-card-exhaust = { $what ->
    [creature] 소진시킬 생명체를 선택하세요.
    [artifact] 소진시킬 유물을 선택하세요.
   *[card] 소진시킬 카드를 선택하세요.
}
keyforge-prompt-card-ready = { $what ->
    [creature] 준비시킬 생명체를 선택하세요.
    [artifact] 준비시킬 유물을 선택하세요.
   *[card] 준비시킬 카드를 선택하세요.
}
keyforge-prompt-card-use = { $what ->
    [creature] 사용할 생명체를 선택하세요.
    [artifact] 사용할 유물을 선택하세요.
   *[card] 사용할 카드를 선택하세요.
}
keyforge-prompt-card-reap = 수확할 생명체를 선택하세요.
keyforge-prompt-card-fight = 전투할 생명체를 선택하세요.
keyforge-prompt-card-capture = { $amount ->
    [0] 앰버를 포획할 생명체를 선택하세요.
   *[other] 앰버 { $amount }개를 포획할 생명체를 선택하세요.
}
keyforge-prompt-card-exalt = 고양할 생명체를 선택하세요.
keyforge-prompt-card-redistribute = 다음 앰버 1개를 놓을 생명체를 선택하세요.
keyforge-prompt-card-redistribute-damage = 다음 피해 1점을 놓을 생명체를 선택하세요.
keyforge-prompt-card-take-amber = { $what ->
    [creature] 앰버가 있는 생명체를 선택하세요.
    [artifact] 앰버가 있는 유물을 선택하세요.
   *[card] 앰버가 있는 카드를 선택하세요.
}
keyforge-prompt-card-put-amber = { $what ->
    [creature] 앰버를 놓을 생명체를 선택하세요.
    [artifact] 앰버를 놓을 유물을 선택하세요.
   *[card] 앰버를 놓을 카드를 선택하세요.
}
keyforge-prompt-card-counters = { $what ->
    [creature] 토큰을 놓을 생명체를 선택하세요.
    [artifact] 토큰을 놓을 유물을 선택하세요.
   *[card] 토큰을 놓을 카드를 선택하세요.
}
keyforge-prompt-card-archive = { $what ->
    [creature] 보관할 생명체를 선택하세요.
    [artifact] 보관할 유물을 선택하세요.
   *[card] 보관할 카드를 선택하세요.
}
keyforge-prompt-card-discard = 버릴 카드를 선택하세요.
keyforge-prompt-card-purge = { $what ->
    [creature] 제거할 생명체를 선택하세요.
    [artifact] 제거할 유물을 선택하세요.
   *[card] 제거할 카드를 선택하세요.
}
keyforge-prompt-card-return = { $what ->
    [creature] 소유자의 손으로 되돌릴 생명체를 선택하세요.
    [artifact] 소유자의 손으로 되돌릴 유물을 선택하세요.
    [upgrade] 소유자의 손으로 되돌릴 업그레이드를 선택하세요.
   *[card] 소유자의 손으로 되돌릴 카드를 선택하세요.
}
keyforge-prompt-card-shuffle-in = { $what ->
    [creature] 소유자의 덱에 섞을 생명체를 선택하세요.
    [artifact] 소유자의 덱에 섞을 유물을 선택하세요.
    [upgrade] 소유자의 덱에 섞을 업그레이드를 선택하세요.
   *[card] 소유자의 덱에 섞을 카드를 선택하세요.
}
keyforge-prompt-card-swap = { $what ->
    [creature] 서로 바꿀 생명체를 선택하세요.
    [artifact] 서로 바꿀 유물을 선택하세요.
   *[card] 서로 바꿀 카드를 선택하세요.
}
keyforge-prompt-card-take-control = { $what ->
    [creature] 지배할 생명체를 선택하세요.
    [artifact] 지배할 유물을 선택하세요.
   *[card] 지배할 카드를 선택하세요.
}
keyforge-prompt-card-play-card = ‘{ $card }’ 카드를 부착할 생명체를 선택하세요.
keyforge-prompt-card-play-it = { $what ->
    [creature] 플레이할 생명체를 선택하세요.
    [artifact] 플레이할 유물을 선택하세요.
    [upgrade] 플레이할 업그레이드를 선택하세요.
   *[card] 플레이할 카드를 선택하세요.
}
keyforge-prompt-card-put-in-play = { $what ->
    [creature] 플레이 영역에 놓을 생명체를 선택하세요.
    [artifact] 플레이 영역에 놓을 유물을 선택하세요.
   *[card] 플레이 영역에 놓을 카드를 선택하세요.
}
keyforge-prompt-card-put-card = ‘{ $card }’ 카드를 부착할 생명체를 선택하세요.
keyforge-prompt-card-return-to-deck = { $what ->
    [creature] 소유자의 덱에 넣을 생명체를 선택하세요.
    [artifact] 소유자의 덱에 넣을 유물을 선택하세요.
    [upgrade] 소유자의 덱에 넣을 업그레이드를 선택하세요.
   *[card] 소유자의 덱에 넣을 카드를 선택하세요.
}
keyforge-prompt-card-reveal = 공개할 카드를 선택하세요.
keyforge-prompt-card-search = 가져올 카드를 선택하세요.
keyforge-prompt-card-take-archives = 가져올 보관 카드를 선택하세요.
keyforge-prompt-card-for-each-card = 다음에 처리할 카드를 선택하세요.
keyforge-prompt-card-control = 여러 생명체의 지배권이 한꺼번에 바뀝니다. 다음에 자리를 옮길 생명체를 선택하세요.
keyforge-prompt-card-rise = 여러 유물이 한꺼번에 생명체가 됩니다. 다음에 자리를 잡을 유물을 선택하세요.
keyforge-prompt-card-hide = { $what ->
    [creature] ‘{ $card }’ 카드 아래에 놓을 생명체를 선택하세요.
    [artifact] ‘{ $card }’ 카드 아래에 놓을 유물을 선택하세요.
   *[card] ‘{ $card }’ 카드 아래에 놓을 카드를 선택하세요.
}

keyforge-prompt-by = ‘{ $card }’: { $ask }
keyforge-prompt-several = { $ask } 최대 { $max }장 중 { $chosen }장 선택함.
keyforge-prompt-at-least = { $ask } { $chosen }장 선택함. 적어도 { $min }장.
keyforge-prompt-any = { $ask } { $chosen }장 선택함.

keyforge-prompt-sent = 선택을 보내고 있습니다.
keyforge-prompt-confirm = 확인: { $action }
keyforge-prompt-end = 아직 플레이하거나 수확할 수 있는 카드가 { $count }장 있습니다. 그래도 차례를 종료하시겠습니까?
keyforge-prompt-ways = ‘{ $card }’: 무엇을 할지 선택하세요.
keyforge-prompt-over = 게임이 끝났습니다.

keyforge-prompt-wait = { $kind ->
    [mulligan] { $name } 님이 손을 유지할지 정하고 있습니다.
    [bid] { $name } 님이 체인을 부르고 있습니다.
    [pick-deck] { $name } 님이 덱을 선택하고 있습니다.
    [bench] { $name } 님이 상대의 덱 중 뺄 덱을 선택하고 있습니다.
    [own-deck] { $name } 님이 이번 게임의 덱을 선택하고 있습니다.
    [first] { $name } 님이 누가 선공을 할지 정하고 있습니다.
    [loop] { $name } 님이 효과를 몇 번 더 처리할지 정하고 있습니다.
    [player] { $name } 님이 누가 먼저 할지 정하고 있습니다.
    [choose-player] { $name } 님이 플레이어를 선택하고 있습니다.
    [choose-trait] { $name } 님이 특성을 선택하고 있습니다.
    [choose-name] { $name } 님이 카드 이름을 고르고 있습니다.
    [key] { $name } 님이 제작할 열쇠를 선택하고 있습니다.
    [unforge] { $name } 님이 제작을 해제할 열쇠를 선택하고 있습니다.
    [spend] { $name } 님이 열쇠를 제작하고 있습니다.
    [house] { $name } 님이 세력을 선택하고 있습니다.
    [archives] { $name } 님이 보관 카드를 손에 들지 정하고 있습니다.
    [turn] { $name } 님의 차례입니다.
   *[other] { $card ->
        [none] { $name } 님이 선택하고 있습니다.
       *[other] { $name } 님이 ‘{ $card }’ 카드의 효과로 선택하고 있습니다.
    }
}

## 버튼

keyforge-action-keep = 손 유지
keyforge-action-mulligan = 멀리건
keyforge-action-pass = 패스
keyforge-action-bid = 체인 { $number }개 부르기
keyforge-action-deck = 《{ $deck }》 덱 플레이
keyforge-action-bench = 《{ $deck }》 덱 빼기
keyforge-action-key = { $key } 제작
keyforge-action-unforge = { $key } 제작 해제
keyforge-action-pool = 저장소의 앰버
keyforge-action-coin = ‘{ $card }’ 카드를 앰버 1개로 쳐서 버리기
keyforge-action-amber = ‘{ $card }’ 카드 위의 앰버
keyforge-action-house = { $house }
keyforge-action-trait = { $trait }
keyforge-action-other-trait = 다른 특성
keyforge-action-name = { $card }
keyforge-action-other-name = 두 덱에 없는 카드
keyforge-action-faceup = { $card }(앞면)
keyforge-action-take = 보관 카드를 손에 들기
keyforge-action-leave = 그대로 두기
keyforge-action-pick = 그중 일부만 손에 들기
keyforge-action-tide = 물결 높이기(체인 3개)
keyforge-action-end = 차례 종료
keyforge-action-play = ‘{ $card }’ 카드 플레이
keyforge-action-upgrade = ‘{ $card }’ 카드를 업그레이드로 플레이
keyforge-action-discard = ‘{ $card }’ 카드 버리기
keyforge-action-reap = ‘{ $card }’ 카드로 수확
keyforge-action-fight = ‘{ $card }’ 카드로 전투
keyforge-action-action = ‘{ $card }’ 카드의 ‘사용’ 능력 쓰기
keyforge-action-omni = ‘{ $card }’ 카드의 전능 능력 사용
keyforge-action-unstun = ‘{ $card }’ 카드의 기절 제거
keyforge-way-play = 플레이
keyforge-way-upgrade = 업그레이드로 플레이
keyforge-way-discard = 버리기
keyforge-way-reap = 수확
keyforge-way-fight = 전투
keyforge-way-action = 사용
keyforge-way-omni = 전능
keyforge-way-unstun = 기절 제거
keyforge-action-place-left = 왼쪽 측면
keyforge-action-place-right = 오른쪽 측면
keyforge-action-place-only = 전선에 놓기
keyforge-action-place-between = ‘{ $left }’ · ‘{ $right }’ 사이
keyforge-action-card = { $card }
keyforge-action-effect = { $card }, { $number }번째 효과
keyforge-action-yes = 네
keyforge-action-no = 아니요
keyforge-action-decline = 선택하지 않기
keyforge-action-done = 완료
keyforge-action-mode = { $number }번째 항목
keyforge-action-number = { $number }
keyforge-action-loop = { $number }번 더
keyforge-action-seat-own = 내가 먼저
keyforge-action-seat-other = 상대가 먼저
keyforge-action-seat-archives = 상대의 보관 영역에서 무작위 카드 1장
keyforge-action-ability = { $number }번째 능력
keyforge-card-copy = { $card } ({ $number })
keyforge-card-unknown = 뒷면 카드

keyforge-table-concede = { $name } 님 항복
keyforge-table-concede-confirm = { $name } 님을 항복 처리하시겠습니까? { $name } 님은 곧바로 이 게임에서 패배합니다.
keyforge-table-concede-own = 항복
keyforge-table-concede-own-confirm = 항복하시겠습니까? 곧바로 이 게임에서 패배합니다.
keyforge-timer = 남은 시간

## 지금 플레이하거나 사용할 수 없는 까닭

keyforge-fault-house = { $house ->
    [none] ‘{ $card }’: 이 차례에는 활성화 세력이 없습니다.
   *[other] ‘{ $card }’ 카드는 활성화 세력인 { $house }에 속하지 않습니다.
}
keyforge-fault-first-turn = ‘{ $card }’: 게임의 첫 차례에는 카드를 1장만 플레이하거나 버릴 수 있습니다.
keyforge-fault-exhausted = ‘{ $card }’ 카드는 소진 상태입니다. 내 차례 끝에 준비됩니다.
keyforge-fault-stunned = ‘{ $card }’ 카드는 기절 상태입니다. 먼저 사용하여 기절을 제거하세요.
keyforge-fault-alpha = ‘{ $card }’ 카드는 알파입니다. 이 차례에 다른 무엇보다 먼저 플레이해야 합니다.
keyforge-fault-omega = ‘{ $card }’: 오메가 카드 뒤에는 이 차례에 더 이상 플레이하거나 사용하거나 버릴 수 없습니다.
keyforge-fault-six = ‘{ $card }’: 6회 제한 규칙. 이름이 같은 카드는 한 차례에 플레이와 사용을 합쳐 최대 6번까지 할 수 있습니다.
keyforge-fault-cannot = { $by ->
    [none] ‘{ $card }’: 어떤 효과 때문에 할 수 없습니다.
   *[other] ‘{ $card }’: ‘{ $by }’ 카드 때문에 할 수 없습니다.
}
keyforge-fault-no-target = ‘{ $card }’: 전투할 상대 생명체가 없습니다.
keyforge-fault-no-creature = ‘{ $card }’: 부착할 생명체가 없습니다.
keyforge-fault-no-ability = ‘{ $card }’ 카드에는 그런 능력이 없습니다.
keyforge-fault-cost = { $by ->
    [none] ‘{ $card }’: 필요한 비용을 지불할 수 없습니다.
   *[other] ‘{ $card }’: ‘{ $by }’ 카드가 요구하는 비용을 지불할 수 없습니다.
}
keyforge-fault-enraged = ‘{ $card }’ 카드는 할 수 있다면 반드시 전투해야 합니다.
keyforge-fault-half = ‘{ $card }’: 나머지 반쪽이 손에 있어야만 함께 플레이할 수 있습니다.
keyforge-fault-top-half = ‘{ $card }’: 나머지 반쪽과 함께 플레이합니다. 그 반쪽을 고르세요.
keyforge-fault-what = { $what ->
    [discard] 버리기: { $why }
    [reap] 수확: { $why }
    [fight] 전투: { $why }
    [action] ‘사용’ 능력: { $why }
    [omni] 전능: { $why }
    [use] 사용: { $why }
   *[play] 플레이: { $why }
}

## 테이블

keyforge-hand = 내 손
keyforge-hand-empty = 카드 없음
keyforge-ask = 내가 할 선택
keyforge-ask-chosen = 선택함: { $cards }
keyforge-ask-elsewhere = 테이블 밖의 카드
keyforge-resolving = 처리 중
keyforge-ways = ‘{ $card }’ 카드로 할 수 있는 것
keyforge-read = ‘{ $card }’ 카드 읽기
keyforge-read-selected = 읽기
keyforge-houses = 세력
keyforge-houses-other = 다른 세력
keyforge-house-count = 손: { $hand }장. 준비됨: { $ready }장.
keyforge-numbers = 수
keyforge-parts = 카드의 항목
keyforge-order = 동시에 일어나는 효과
keyforge-order-help = 원하는 순서로 끌어 놓거나 화살표 버튼으로 옮기세요. 다음 하나만 선택해도 됩니다.
keyforge-order-go = 이 순서로 처리
keyforge-order-next = 다음: { $card }
keyforge-order-up = 위로 옮기기: { $card }
keyforge-order-down = 아래로 옮기기: { $card }
keyforge-order-moved = { $card }: { $count }개 중 { $place }번째
keyforge-order-running = 선택한 순서로 진행 중
keyforge-order-stop = 멈추고 다시 선택
keyforge-lasting = 지속 효과 { $count }개
keyforge-lasting-title = 지속 효과
keyforge-lasting-until = { $until ->
    [turn] 차례 끝까지
    [next-turn] 다음 차례 동안
    [your-turn] 그 플레이어의 다음 차례가 시작될 때까지
    [through-your-turn] 그 플레이어의 다음 차례가 끝날 때까지
    [this] 이 카드가 있는 동안
    [good] 대상 카드가 있는 동안
   *[next] 다음 한 번
}
keyforge-lasting-about = 대상: { $what }
keyforge-names = 말할 수 있는 카드
keyforge-names-search = 이름의 일부
keyforge-names-more = 외 { $n }장: 이름의 일부를 입력하세요
keyforge-story = 일어난 일
keyforge-story-open = 일어난 일과 카드
keyforge-limit = { $state ->
    [overtime] 시간 종료: 이 차례는 끝까지 진행합니다.
    [last-turn] 시간 종료 절차: 마지막 차례.
    [forge-only] 시간 종료 절차: 열쇠 제작하기만 할 수 있습니다.
    [tie-break] 동점 처리 규칙으로 정합니다.
   *[running] 시간제 게임: { $minutes }분
}
keyforge-turn = { $house ->
    [none] { $number }번째 차례: { $name } 님
   *[other] { $number }번째 차례: { $name } 님, { $house }
}
keyforge-match-state = { $kind ->
    [adaptive] 적응형, { $game }번째 게임: { $name } 님 { $first }–{ $second } { $rival } 님
    [short-adaptive] 적응형(단판)
    [auction] 경매
    [reversal] 역전형
    [triad] 삼각형, { $game }번째 게임: { $name } 님 { $first }–{ $second } { $rival } 님
   *[three] 3전 2선승, { $game }번째 게임: { $name } 님 { $first }–{ $second } { $rival } 님
}

## 삼각형 형식의 덱

keyforge-decks = 덱
keyforge-decks-title = 이번 대결의 덱
keyforge-decks-of = { $name } 님의 덱
keyforge-decks-state = { $state ->
    [benched] 뺀 덱
    [won] 이긴 덱
    [playing] 지금 쓰는 덱
   *[open] 아직 이기지 않은 덱
}
keyforge-decks-token = 토큰 생명체: { $card }
keyforge-decks-list = 카드
keyforge-decks-lists = 목록 읽기
keyforge-decks-houses = { $houses }({ $set })
keyforge-decks-copies = { $card } ×{ $count }
keyforge-decks-seen = { $count ->
    [0] 목록이 공개되지 않았고, 카드 { $all }장 가운데 아직 본 카드가 없습니다.
   *[other] 목록이 공개되지 않았습니다. 카드 { $all }장 가운데 지금까지 본 { $count }장입니다.
}

## 게임 끝

keyforge-end-title = 게임이 끝났습니다
keyforge-end-title-match = 대결이 끝났습니다
keyforge-end-title-between = { $number }번째 게임이 끝났습니다
keyforge-end-winner = { $name } 님 승리
keyforge-end-winner-match = { $name } 님이 대결에서 승리했습니다
keyforge-end-winner-between = { $name } 님이 { $number }번째 게임에서 승리했습니다
keyforge-end-draw = 무승부
keyforge-end-you-won = 이겼습니다!
keyforge-end-you-won-match = 대결에서 이겼습니다!
keyforge-end-you-won-between = { $number }번째 게임에서 이겼습니다!
keyforge-end-you-lost = 패배했습니다.
keyforge-end-you-lost-match = 대결에서 패배했습니다.
keyforge-end-you-lost-between = { $number }번째 게임에서 패배했습니다.
keyforge-end-match = 이긴 게임: { $name } 님 { $first }, { $rival } 님 { $second }
keyforge-end-go-on = { $number }번째 게임으로
keyforge-end-close = 테이블 보기
keyforge-end-show = 결과 보기
keyforge-end-score = { $name } 님: 열쇠 3개 중 { $keys }개, 앰버 { $amber }개
keyforge-reason-keys = { $name } 님이 세 번째 열쇠를 제작했습니다.
keyforge-reason-concession = { $loser } 님이 항복했습니다.
keyforge-reason-time = 시간이 다 되었고, 시간 종료 절차 뒤에 { $name } 님이 앞섰습니다.
keyforge-reason-draw = 더 이상 아무것도 바뀌지 않습니다.

## 빠른 말

keyforge-phrase-hello = 안녕하세요! 즐겁게 해요!
keyforge-phrase-nice = 멋진 플레이예요!
keyforge-phrase-close = 아슬아슬했어요!
keyforge-phrase-check = 체크!
keyforge-phrase-thinking = 생각 좀 할게요.
keyforge-phrase-sorry = 미안해요!
keyforge-phrase-thanks = 고마워요!
keyforge-phrase-good-game = 즐거운 게임이었어요!

## 첫 게임 안내

keyforge-guide-mulligan = 좋은 첫 손에는 같은 세력의 카드가 여러 장 있습니다. 멀리건을 하면 한 장 적어지고, 그 손은 유지해야 합니다.
keyforge-guide-bid = 체인이 있으면 여러 차례 동안 카드를 적게 뽑습니다. 더 나은 덱에 걸맞은 만큼만 부르세요.
keyforge-guide-pick-deck = 덱 이름 옆에 세력이 있습니다. 목록을 열면 카드를 읽을 수 있습니다.
keyforge-guide-bench = 남은 덱 2개가 모두 한 번씩 이겨야 합니다. 내가 가장 꺾기 어려운 상대 덱을 빼세요. 목록에서 모든 카드를 볼 수 있습니다.
keyforge-guide-own-deck = 이긴 덱은 다시 쓰지 않습니다. 내 덱 2개가 모두 이기면 대결에서 승리합니다.
keyforge-guide-first = 선공은 처음에 6장이 아니라 7장을 들지만, 첫 차례에는 카드를 한 장만 플레이하거나 버릴 수 있습니다.
keyforge-guide-key = 열쇠의 색은 몇몇 카드에만 중요합니다.
keyforge-guide-unforge = 제작이 해제된 열쇠는 더 이상 세지 않으며, 쓴 앰버는 돌아오지 않습니다. 열쇠의 색은 몇몇 카드에만 중요합니다.
keyforge-guide-spend = 어떤 카드 위의 앰버는 저장소의 앰버처럼 소비할 수 있습니다.
keyforge-guide-house = 가장 많은 것을 할 수 있는 세력을 선택하세요. 손의 카드와 준비된 카드를 세어 보세요.
keyforge-guide-archives = 지금 보관 카드를 모두 손에 들거나, 하나도 들지 않을 수 있습니다.
keyforge-guide-turn-play = 손에서 빛나는 카드를 두 번 누르면 플레이되며 비용은 없습니다. 생명체와 유물은 소진된 채로 들어옵니다.
keyforge-guide-turn-discard = 도움이 안 되는 활성화 세력 카드는 버려도 됩니다. 차례 끝에 손이 6장이 될 때까지 뽑습니다.
keyforge-guide-turn-use = 빛나는 내 생명체를 누르면 앰버 1개를 수확하거나, 전투하거나, ‘사용’ 능력을 씁니다.
keyforge-guide-turn-end = 차례를 종료하면 내 카드가 준비되고 손이 6장이 될 때까지 뽑습니다.
keyforge-guide-place = 새 생명체는 측면에 놓습니다. 가운데 생명체는 이웃이 둘입니다.
keyforge-guide-attack = 두 생명체가 각자의 공격력만큼 피해를 줍니다. 방어력은 차례마다 그 수치만큼 피해를 먼저 막습니다.
keyforge-guide-use = 이 카드는 세력에 상관없이 사용할 수 있습니다.
keyforge-guide-card = { $touch ->
    [yes] 빛나는 카드를 선택할 수 있습니다. 카드를 읽으려면 길게 누르세요.
   *[no] 빛나는 카드를 선택할 수 있습니다. 카드를 읽으려면 가리키거나 길게 누르거나 마우스 오른쪽 버튼으로 누르세요. I 키로도 읽을 수 있습니다.
}
keyforge-guide-several = 하나씩 선택하세요. 완료를 누르면 끝납니다.
keyforge-guide-yes = 카드의 글은 손 위의 상자에 있습니다.
keyforge-guide-trigger = 모두 일어납니다. 정하는 것은 순서뿐입니다.
keyforge-guide-replace = 하나만 일어날 일을 바꿉니다. 다른 것은 그 뒤에 새 일을 바꿀 수 있습니다.
keyforge-guide-mode = 항목을 모두 읽으세요. 선택한 것만 일어납니다.
keyforge-guide-choose-house = 선택한 세력에 무슨 일이 일어나는지 카드에 적혀 있습니다.
keyforge-guide-number = 그 수로 무슨 일이 일어나는지 카드에 적혀 있습니다.
keyforge-guide-loop = 한 바퀴마다 일어나는 일을 그만큼 더 처리합니다. 그다음 되풀이되는 카드 가운데 하나를 선택해 소유자의 버림 더미에 놓습니다.
keyforge-guide-player = 먼저 하는 플레이어가 다 마친 다음 다른 플레이어가 시작합니다.
keyforge-guide-choose-player = 선택한 플레이어의 카드에 무슨 일이 일어나는지 카드에 적혀 있습니다.
keyforge-guide-choose-trait = 그 특성이 있는 카드에 무슨 일이 일어나는지 카드에 적혀 있습니다.
keyforge-guide-choose-name = 그 이름의 카드에 무슨 일이 일어나는지 카드에 적혀 있습니다.
keyforge-guide-ability = 카드를 한 번 사용하면 능력 하나만 처리합니다.
keyforge-guide-discard-order = 마지막에 가는 카드가 더미 맨 위에 놓입니다.
keyforge-guide-rival-check = 상대에게 앰버가 { $amount }개 있고 열쇠의 제작 비용은 { $cost }입니다. 탈취하거나, 포획하거나, 잃게 하세요.
keyforge-guide-own-check = 앰버가 { $amount }개 있고 열쇠의 제작 비용은 { $cost }입니다. 지키면 다음 차례 시작에 제작합니다.
keyforge-guide-chains = 체인이 { $count }개 있습니다. 차례 끝에 카드를 적게 뽑고 체인 1개를 제거합니다.
keyforge-guide-waiting = 상대가 생각하고 있습니다. 아무 카드나 누르면 읽을 수 있습니다.
keyforge-guide-win = 열쇠 3개를 제작하면 승리합니다. 내 차례 시작에 앰버 6개로 하나를 제작합니다.
keyforge-guide-reasons = 흐린 카드를 누르면 왜 플레이하거나 사용할 수 없는지 알려 줍니다.

## 키

keyforge-key-hand = 손에 있는 카드를 플레이하거나 선택
keyforge-key-house = 왼쪽부터 순서대로 세력 선택
keyforge-key-step = 같은 줄의 다음 카드
keyforge-key-row = 다음 줄
keyforge-key-choose = 선택
keyforge-key-read = 카드 읽기
keyforge-key-use = 고른 생명체로 수확, 전투, ‘사용’ 능력 쓰기
keyforge-key-discard = 고른 카드 버리기
keyforge-key-done = 완료, 또는 네
keyforge-key-no = 선택하지 않기, 또는 아니요
keyforge-key-end = 차례 종료
keyforge-key-story = 일어난 일
keyforge-key-order = 효과의 순서 옮기기
keyforge-key-cancel = 뒤로

## 새 테이블의 규칙

keyforge-option-deck = 덱
keyforge-option-deck-help = 이 테이블을 위해 봉인형 덱을 만듭니다. 또는 덱을 가져오세요: Master Vault 파일이나 카드 목록.
keyforge-option-deck-sealed = 봉인형: 집정관의 부름 새 덱
keyforge-option-deck-sealed-AoA = 봉인형: 초월자의 시대 새 덱
keyforge-option-deck-sealed-WC = 봉인형: 세계 충돌 새 덱
keyforge-option-deck-sealed-MM = 봉인형: 집단 변이 새 덱
keyforge-option-deck-sealed-DT = 봉인형: 어둠의 물결 새 덱
keyforge-option-deck-sealed-WoE = 봉인형: 교역의 바람 새 덱
keyforge-option-deck-sealed-MoMu = 봉인형: 더 많은 변이 새 덱
keyforge-option-deck-sealed-GR = 봉인형: 음산한 잔영 새 덱
keyforge-option-deck-own = 내 덱
keyforge-option-second = 두 번째 덱
keyforge-option-second-help = 삼각형 형식에서는 각자 덱 3개를 가져옵니다. 봉인형 덱은 이 테이블을 위해 만들어집니다.
keyforge-option-second-sealed = 봉인형: 집정관의 부름 새 덱
keyforge-option-second-sealed-AoA = 봉인형: 초월자의 시대 새 덱
keyforge-option-second-sealed-WC = 봉인형: 세계 충돌 새 덱
keyforge-option-second-sealed-MM = 봉인형: 집단 변이 새 덱
keyforge-option-second-sealed-DT = 봉인형: 어둠의 물결 새 덱
keyforge-option-second-sealed-WoE = 봉인형: 교역의 바람 새 덱
keyforge-option-second-sealed-MoMu = 봉인형: 더 많은 변이 새 덱
keyforge-option-second-sealed-GR = 봉인형: 음산한 잔영 새 덱
keyforge-option-second-own = 내 덱
keyforge-option-third = 세 번째 덱
keyforge-option-third-help = 삼각형 형식에서는 각자 덱 3개를 가져옵니다. 봉인형 덱은 이 테이블을 위해 만들어집니다.
keyforge-option-third-sealed = 봉인형: 집정관의 부름 새 덱
keyforge-option-third-sealed-AoA = 봉인형: 초월자의 시대 새 덱
keyforge-option-third-sealed-WC = 봉인형: 세계 충돌 새 덱
keyforge-option-third-sealed-MM = 봉인형: 집단 변이 새 덱
keyforge-option-third-sealed-DT = 봉인형: 어둠의 물결 새 덱
keyforge-option-third-sealed-WoE = 봉인형: 교역의 바람 새 덱
keyforge-option-third-sealed-MoMu = 봉인형: 더 많은 변이 새 덱
keyforge-option-third-sealed-GR = 봉인형: 음산한 잔영 새 덱
keyforge-option-third-own = 내 덱
keyforge-deck-label = { $name }({ $houses })
keyforge-option-first = 선공 플레이어
keyforge-option-first-help = 누가 첫 차례를 진행할지. 규칙에서는 무작위로 정합니다.
keyforge-option-first-random = 무작위
keyforge-option-first-0 = 1번 자리
keyforge-option-first-1 = 2번 자리
keyforge-option-chains-0 = 1번 자리의 체인
keyforge-option-chains-0-help = 1번 자리의 플레이어가 체인 몇 개로 시작할지: 더 강한 덱의 핸디캡.
keyforge-option-chains-1 = 2번 자리의 체인
keyforge-option-chains-1-help = 2번 자리의 플레이어가 체인 몇 개로 시작할지: 더 강한 덱의 핸디캡.
keyforge-option-time = 경기 시간
keyforge-option-time-help = 45분이 지나면 공식 대회의 시간 종료 절차와 동점 처리 규칙을 따릅니다.
keyforge-option-time-none = 제한 없음
keyforge-option-time-45 = 45분, 시간 종료 절차 있음
keyforge-option-match = 대결 형식
keyforge-option-match-help = 적응형: 두 번째 게임은 덱을 바꾸고, 세 번째 게임은 체인을 걸고 경매합니다. 적응형(단판): 덱 하나를 경매한 뒤 한 게임. 역전형: 상대가 가져온 덱으로 플레이합니다. 경매: 체인을 걸고 경매하여 가장 높이 부른 플레이어가 덱을 고릅니다. 삼각형: 각자 덱 3개를 가져오고 상대의 덱 하나를 뺍니다. 이긴 덱은 다시 쓰지 않으며, 남은 덱 2개가 모두 이겨야 합니다.
keyforge-option-match-single = 단판
keyforge-option-match-three = 3전 2선승
keyforge-option-match-adaptive = 적응형
keyforge-option-match-short-adaptive = 적응형(단판)
keyforge-option-match-reversal = 역전형
keyforge-option-match-auction = 경매
keyforge-option-match-triad = 삼각형
keyforge-option-opening-bid = 경매 시작 체인
keyforge-option-opening-bid-help = 덱을 경매할 때 처음 부르는 체인의 최소 개수.
keyforge-option-piles = 버림 더미의 순서
keyforge-option-piles-help = 함께 버림 더미로 가는 카드의 순서를 활성화 플레이어에게 물을지. 몇몇 카드에만 중요합니다.
keyforge-option-piles-table = 테이블에 놓인 순서
keyforge-option-piles-ask = 활성화 플레이어가 선택
keyforge-option-lists = 덱 리스트
keyforge-option-lists-help = 플레이어가 서로의 덱 리스트를 볼 수 있는지. 공식 봉인형 대회처럼 비공개로 하면 상대의 세력 세 개와 세트, 그리고 지금까지 본 카드만 알 수 있습니다. 단판이나 3전 2선승에서만 쓸 수 있습니다.
keyforge-option-lists-open = 모두에게 공개
keyforge-option-lists-hidden = 다른 사람에게 비공개
keyforge-option-opening = 써 볼 카드
keyforge-option-opening-help = 이 카드는 1번 자리의 처음 손에 들어 있고, 그 자리의 봉인된 덱에 들어 있습니다. 한 사람이 봇을 상대할 때만 쓸 수 있습니다.
keyforge-option-opening-dealt = 없음
keyforge-option-opening-own = 써 볼 카드 한 장

# 카드를 크게 볼 때. 글과 그림은 이 테이블에 가져온 덱 파일에서 옵니다.
keyforge-art-official = 공식 글과 그림 보기
keyforge-art-official-help = 이 테이블에 가져온 덱에서 옵니다. 그림은 출판사 서버에서 불러오며, 그 서버는 내 접속 주소를 알게 됩니다.
keyforge-art-official-text = 공식 글
keyforge-art-official-picture = { $card }의 공식 그림
keyforge-art-official-none = 이 테이블의 덱에는 이 카드의 공식 글이 없습니다.
keyforge-art-official-failed = 공식 글을 불러올 수 없습니다. 나중에 다시 시도하세요.
