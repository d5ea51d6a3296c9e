### 레디… 펜스!: 이 게임에서 플레이어가 읽는 모든 글. 규약은 en/ready-fence.ftl 첫머리에 있습니다.
### - 사람 이름 뒤에는 언제나 「님」이 오므로 이름 자체에는 JOSA가 필요 없습니다.
### - 카드 이름은 ‘ ’로 감싸고, 조사는 뒤에 오는 「카드」에 붙입니다. 목록 $cards는 감싸지 않습니다.

ready-fence-name = 레디… 펜스!
ready-fence-tagline = 카드로 겨루는 에페 펜싱: 거리, 시간, 속도
ready-fence-description = 두 펜서가 10칸 피스트에서 마주 섭니다. 거리를 좁히고 벌리며 무기 위치를 고른 다음 카드로 공격합니다. 상대는 막거나, 반격하거나, 물러서고, 나는 한 번 더 응수할 수 있습니다. 투슈 하나가 1점입니다.
ready-fence-players = 2명
ready-fence-length = 20~40분

## 카드: 이름

ready-fence-card-ST = 직선 찌르기
ready-fence-card-BT = 쳐내고 찌르기
ready-fence-card-DI = 데가제
ready-fence-card-TT = 발끝 찌르기
ready-fence-card-GA = 미끄러져 찌르기
ready-fence-card-FK = 플릭
ready-fence-card-FN = 플랑코나드
ready-fence-card-FL = 플레슈
ready-fence-card-PR = 막고 되찌르기
ready-fence-card-CP = 흘려 막기
ready-fence-card-IF = 근접 찌르기
ready-fence-card-SH = 스톱 히트
ready-fence-card-CT = 콩트르탕
ready-fence-card-FT = 반격 페인트
ready-fence-card-JK = 조커
ready-fence-card-AN = 각도 찌르기 / 대항 찌르기
ready-fence-card-RA = 재공격
ready-fence-card-FE = 페인트
# $card: 속도를 뺀 이름.
ready-fence-card-label = { $card } { $speed }

## 카드: 종류와 색

ready-fence-card-type-basic = 기본 동작
ready-fence-card-type-auxiliary = 보조 동작
ready-fence-card-type-defence = 방어 카드
ready-fence-card-type-counter = 반격 카드
ready-fence-card-type-special = 특수 동작
ready-fence-card-type-addon = 추가 카드
ready-fence-colour-red = 빨강
ready-fence-colour-blue = 파랑
ready-fence-colour-cyan = 청록
ready-fence-colour-orange = 주황
ready-fence-colour-gold = 금색

## 카드: 하는 일

ready-fence-text-ST = 공격. 내가 포인트 인 라인, 상대가 앵비트이면 속도 +2.
ready-fence-text-BT = 공격. 상대가 앵비트이면 낼 수 없습니다. 상대가 포인트 인 라인이면 속도 +1.
ready-fence-text-DI = 상대가 앙가주망일 때의 공격. 그 −1을 받지 않습니다. 또는 쳐내고 찌르기, 미끄러져 찌르기, 플랑코나드에 대한 반격.
ready-fence-text-TT = 공격. 스톱 히트, 조커, 거리 방어로만 응수할 수 있습니다.
ready-fence-text-GA = 상대가 포인트 인 라인일 때의 공격. 또는 내가 성공한 막기에 더하면 속도 4의 되찌르기가 됩니다.
ready-fence-text-FK = 공격. 상대가 앵비트이면 낼 수 없습니다. 상대가 포인트 인 라인이면 속도 +1.
ready-fence-text-FN = 상대가 포인트 인 라인일 때의 공격.
ready-fence-text-FL = 원거리에서만 하는 공격. 상대는 한 번만 응수하고, 나는 카드를 더 내지 못합니다. 내 펜서는 피스트 옆에 섭니다.
ready-fence-text-PR = 이 카드보다 빠르지 않은 빨간 동작을 막고 바로 되찌릅니다. 되찌르기는 직선 찌르기로 봅니다: 4 → 2, 5 → 3, 6 → 4.
ready-fence-text-CP = 미끄러져 찌르기나 플랑코나드에는 즉시 득점. 그 밖에는 되찌르기 없는 막기.
ready-fence-text-IF = 근거리에서 하는 공격. 또는 근거리나 팡트 거리에서 막고 되찌르기(4 → 2, 5 → 3, 6 → 4). 팡트 거리에서는 먼저 1칸 전진합니다.
ready-fence-text-SH = 직선 찌르기, 쳐내고 찌르기, 플릭, 발끝 찌르기, 플레슈, 되찌르기에 대한 반격. 상대보다 빠르면 앞서고, 같으면 동시타입니다.
ready-fence-text-CT = 속도와 상관없이 반격에 응수합니다. 반격 페인트로 응수받지 않으면 득점합니다.
ready-fence-text-FT = 콩트르탕에 응수해 즉시 득점.
ready-fence-text-JK = 거의 모든 카드에 응수해 즉시 득점하고 버려집니다. 교전을 시작할 수 없고, 콩트르탕과 즉시 득점하는 카드에는 응수할 수 없습니다.
ready-fence-text-AN = 속도가 있는 빨강, 파랑, 청록 카드와 함께 내면 속도 +2. 펜싱 동작으로 세지 않습니다.
ready-fence-text-RA = 파란 막기나 카드 없는 방어로 내 공격이 막힌 뒤 같은 카드로 속도 +2의 공격을 다시 합니다. 되찌르기는 취소됩니다.
ready-fence-text-FE = 내 공격에 대한 첫 응수 바로 뒤에 냅니다. 공격 카드를 그 방어보다 느리지 않은 카드로 바꾸거나, 득점 없이 교전을 끝냅니다.

## 교전에서 한 일

ready-fence-role-attack = 공격
ready-fence-role-parry-riposte = 막고 되찌르기
ready-fence-role-ceding = 되찌르기 없는 막기
ready-fence-role-ceding-scores = 흘려 막기, 즉시 득점
ready-fence-role-infighting = 근접 찌르기
ready-fence-role-counter = 반격
ready-fence-role-counter-time = 콩트르탕
ready-fence-role-feint-in-time = 반격 페인트
ready-fence-role-joker = 조커
ready-fence-role-renewed = 재공격
ready-fence-role-replace = 페인트: 공격 바꾸기
ready-fence-role-break-off = 페인트: 교전 끝내기
ready-fence-role-parry = 카드 없는 막기
ready-fence-role-distance = 거리 방어
ready-fence-role-accept = 응수 안 함
ready-fence-role-late = 응수했지만 느림

## 무기 위치, 거리, 편, 모드

ready-fence-position-line = 포인트 인 라인
ready-fence-position-line-help = 칼끝이 상대를 겨눕니다. 상대가 앵비트이면 내 직선 찌르기가 속도 +2를 얻습니다. 상대의 쳐내고 찌르기와 플릭은 속도 +1을 얻고, 상대는 미끄러져 찌르기와 플랑코나드를 낼 수 있습니다.
ready-fence-position-invitation = 앵비트
ready-fence-position-invitation-help = 일부러 빈틈을 보입니다. 파랑이나 청록으로 낸 카드와 막기 동작의 속도가 +1이 됩니다. 상대는 쳐내고 찌르기와 플릭을 낼 수 없지만, 포인트 인 라인이면 직선 찌르기가 속도 +2를 얻습니다.
ready-fence-position-engagement = 앙가주망
ready-fence-position-engagement-help = 상대의 칼을 누릅니다. 상대의 공격과 되찌르기는 속도 −1을 받습니다. 상대는 데가제를 낼 수 있고, 데가제는 −1을 받지 않습니다.
ready-fence-reach-short = 근거리
ready-fence-reach-lunge = 팡트 거리
ready-fence-reach-long = 원거리
ready-fence-reach-out = 거리 밖
ready-fence-side-green = 초록
ready-fence-side-red = 빨강
ready-fence-mode-tutorial = 튜토리얼 모드
ready-fence-mode-tutorial-help = 카드 41장. 팡트 거리에서만 교전을 시작하고, 카드에 체력이 들지 않습니다. 낸 카드는 버립니다. 처음 배울 때 알맞습니다.
ready-fence-mode-basic = 기본 모드
ready-fence-mode-basic-help = 카드 35장, 세 가지 거리, 체력, 막기 동작. 낸 카드는 손으로 돌아옵니다.
ready-fence-mode-advanced = 고급 모드
ready-fence-mode-advanced-help = 카드 54장 모두. 페인트, 콩트르탕, 물러서기가 더해집니다. 피리어드가 갈수록 체력이 줄어듭니다.

## 테이블 위의 줄: 읽는 사람이 지금 할 수 있는 일

ready-fence-prompt-mulligan = 손을 그대로 두거나, 멀리건으로 모두 돌려놓고 새로 받으세요. 한 번만 할 수 있습니다.
# $left: 이 차례에 남은 동작(1 또는 2).
ready-fence-prompt-turn = { $reach ->
    [short] 내 차례입니다. 근거리입니다.
    [lunge] 내 차례입니다. 팡트 거리입니다.
    [long] 내 차례입니다. 원거리입니다.
   *[out] 내 차례입니다. 거리 밖이니 다가가세요.
} 남은 동작: { $left }번.
ready-fence-prompt-retreat = 물러섰습니다. 카드를 1장 교환하거나 모두 그대로 두세요.
ready-fence-prompt-renew = 이 차례에는 교전이 없었습니다. 카드를 1장 버리고 새로 뽑거나 모두 그대로 두세요.
# $sudden: 서든데스이면 yes.
ready-fence-prompt-cost = { $sudden ->
    [yes] 서든데스: 교전이 없는 차례에는 카드 1장을 버립니다. 버릴 카드를 선택하세요.
   *[no] 거리 방어: 버릴 카드를 선택하세요.
}
# $name 님이 읽는 사람인 $rival 님을 위협합니다. $card: 무슨 카드로 보는지. $tie: 속도가 같은 반격이면 yes. 응수하지 않으면 동시타입니다.
ready-fence-prompt-answer = { $kind ->
    [riposte] { $name } 님의 되찌르기, 속도 { $speed }: ‘{ $card }’. 응수하지 않으면 상대가 득점합니다.
    [renewed] { $name } 님의 재공격, 속도 { $speed }: ‘{ $card }’. 응수하지 않으면 상대가 득점합니다.
    [counter] { $tie ->
        [yes] { $name } 님의 반격, 같은 속도 { $speed }: ‘{ $card }’. 응수하지 않으면 동시타입니다.
       *[no] { $name } 님의 반격, 속도 { $speed }: ‘{ $card }’. 응수하지 않으면 상대가 득점합니다.
    }
    [counter-time] { $name } 님이 ‘{ $card }’ 카드를 냈습니다. ‘{ ready-fence-card-FT }’ 카드로만 응수할 수 있습니다.
   *[attack] { $name } 님의 공격, 속도 { $speed }: ‘{ $card }’. 응수하지 않으면 상대가 득점합니다.
}
# $renewed와 $feint: 재공격과 페인트를 낼 수 있는지.
ready-fence-prompt-press = { $joker ->
    [yes] 되찌르기 없는 ‘{ ready-fence-card-CP }’ 카드에 막혔습니다. ‘{ ready-fence-card-JK }’ 카드가 이깁니다. 이어 가거나 그만두세요.
   *[no] { $feint ->
        [yes] { $renewed ->
            [yes] 공격이 막혔습니다. ‘{ ready-fence-card-RA }’ 또는 ‘{ ready-fence-card-FE }’ 카드로 이어 가거나 그만두세요.
           *[no] 공격이 막혔습니다. ‘{ ready-fence-card-FE }’ 카드로 이어 가거나 그만두세요.
        }
       *[no] { $renewed ->
            [yes] 공격이 막혔습니다. ‘{ ready-fence-card-RA }’ 카드로 이어 가거나 그만두세요.
           *[no] 공격이 막혔습니다.
        }
    }
}
ready-fence-prompt-sent = 선택을 보내는 중입니다.
# $action: ready-fence-action-… 중 하나.
ready-fence-prompt-confirm = 확인하세요: { $action }
ready-fence-prompt-off-strip = 확인하세요: { $action }. 피스트를 벗어나 상대가 1점을 얻습니다.
# $card: 카드 또는 동작.
ready-fence-prompt-way = { $card }: 방법을 하나 선택하세요.
ready-fence-prompt-exchange = 교환할 카드를 선택하세요.
ready-fence-prompt-replace = 첫 공격 대신 낼 공격 카드를 선택하세요.
ready-fence-prompt-over = 시합이 끝났습니다.

ready-fence-prompt-wait-mulligan = { $name } 님이 받은 카드를 보고 있습니다.
ready-fence-prompt-wait-turn = { $name } 님의 차례입니다.
ready-fence-prompt-wait-retreat = { $name } 님이 물러선 뒤 카드를 교환할지 선택하고 있습니다.
ready-fence-prompt-wait-renew = { $name } 님이 카드를 버리고 새로 뽑을지 선택하고 있습니다.
ready-fence-prompt-wait-cost = { $name } 님이 버릴 카드를 선택하고 있습니다.
ready-fence-prompt-wait-answer = { $name } 님이 응수를 선택하고 있습니다.
ready-fence-prompt-wait-press = { $name } 님이 이어 갈지 선택하고 있습니다.

## 버튼과 하는 일: ready-fence-prompt-confirm과 ready-fence-auto 안에서, 그리고 ready-fence-why-…의 $card로도 쓰입니다

ready-fence-actions = 동작
ready-fence-action-forward = 1칸 전진
ready-fence-action-back = 1칸 후퇴
ready-fence-action-retreat = 2칸 물러서기
ready-fence-action-exchange = 카드 교환
ready-fence-action-stall = 숨 고르기(체력 +2)
# $acts: 이 차례에 한 동작의 수.
ready-fence-action-end = { $acts ->
    [0] 패스
   *[other] 차례 종료
}
ready-fence-action-keep = 손 그대로 두기
ready-fence-action-mulligan = 멀리건: 새로 받기
# $tie: 동시타이면 yes.
ready-fence-action-accept = { $tie ->
    [yes] 응수 안 함: 동시타
   *[no] 응수 안 함: 상대 득점
}
# $cost: 드는 체력.
ready-fence-action-parry = 막기(체력 { $cost })
ready-fence-action-parry-plain = 막기 동작
ready-fence-action-parry-with = 막기와 ‘{ $addon }’(체력 { $cost })
ready-fence-action-distance = 거리 방어(체력 1)
ready-fence-action-feint = 페인트
ready-fence-action-break-off = 페인트: 교전 끝내기
ready-fence-action-no-retreat = 교환하지 않기
ready-fence-action-no-renew = 모두 그대로 두기
ready-fence-action-no-press = 그만두기
ready-fence-action-play = ‘{ $card }’ 내기
ready-fence-action-play-with = ‘{ $card }’에 ‘{ $addon }’ 더해 내기
ready-fence-action-exchange-card = ‘{ $card }’ 교환
ready-fence-action-discard-card = ‘{ $card }’ 버리기
ready-fence-action-replace = 페인트: ‘{ $card }’ 카드로 바꾸기
ready-fence-action-replace-with = 페인트: ‘{ $card }’에 ‘{ $addon }’ 더해 바꾸기
# 휴대 전화에서: 무기 위치 선택을 엽니다.
ready-fence-action-weapon = 무기 위치
ready-fence-action-position = { $position ->
    [invitation] 앵비트로 변경
    [engagement] 앙가주망으로 변경
   *[line] 포인트 인 라인으로 변경
}
# 하나뿐인 선택. $action: ready-fence-action-… 중 하나.
ready-fence-auto = 하나뿐인 선택이라 자동으로 합니다: { $action }

ready-fence-table-concede = { $name } 님 항복
ready-fence-table-concede-confirm = { $name } 님이 항복하시겠습니까? { $name } 님이 바로 시합에서 집니다.
ready-fence-table-concede-own = 항복
ready-fence-table-concede-own-confirm = 항복하시겠습니까? 곧바로 이 시합에서 패배합니다.

## 카드나 동작을 쓰는 방법. 방법마다 버튼이 하나씩 있습니다. $card는 그 둘 중 하나, $speed는 카드에 적힌 속도입니다.

ready-fence-ways = ‘{ $card }’의 방법
ready-fence-way-plain = 그대로
ready-fence-way-AN = ‘{ ready-fence-card-AN }’ 더하기: { $speed } + 2 = { $total }
ready-fence-way-GA = ‘{ ready-fence-card-GA }’ 더하기: 속도 { $riposte }의 되찌르기

## 위협과 그에 대한 응수. $kind: attack, riposte, renewed, counter, counter-time.

# $name 님이 $rival 님을 위협합니다. $you: $rival 님이 읽는 사람이면 yes. $tie: ready-fence-prompt-answer와 같습니다.
ready-fence-threat = { $kind ->
    [riposte] { $you ->
        [yes] { $name } 님이 나에게 되찌릅니다: ‘{ $card }’, 속도 { $speed }.
       *[no] { $name } 님이 { $rival } 님에게 되찌릅니다: ‘{ $card }’, 속도 { $speed }.
    }
    [renewed] { $you ->
        [yes] { $name } 님이 나를 다시 공격합니다: ‘{ $card }’, 속도 { $speed }.
       *[no] { $name } 님이 { $rival } 님을 다시 공격합니다: ‘{ $card }’, 속도 { $speed }.
    }
    [counter] { $tie ->
        [yes] { $you ->
            [yes] { $name } 님이 나에게 반격합니다: ‘{ $card }’, 속도 { $speed }. 속도가 같아 동시타입니다.
           *[no] { $name } 님이 { $rival } 님에게 반격합니다: ‘{ $card }’, 속도 { $speed }. 속도가 같아 동시타입니다.
        }
       *[no] { $you ->
            [yes] { $name } 님이 나에게 반격합니다: ‘{ $card }’, 속도 { $speed }.
           *[no] { $name } 님이 { $rival } 님에게 반격합니다: ‘{ $card }’, 속도 { $speed }.
        }
    }
    [counter-time] { $you ->
        [yes] { $name } 님이 나에게 ‘{ $card }’ 카드를 냅니다.
       *[no] { $name } 님이 { $rival } 님에게 ‘{ $card }’ 카드를 냅니다.
    }
   *[attack] { $you ->
        [yes] { $name } 님이 나를 공격합니다: ‘{ $card }’, 속도 { $speed }.
       *[no] { $name } 님이 { $rival } 님을 공격합니다: ‘{ $card }’, 속도 { $speed }.
    }
}
# $speed: 속도가 있는 카드가 이르러야 하는 값. $id: 위협을 무슨 종류의 카드로 보는지(ST, TT, IF …).
ready-fence-answers = { $kind ->
    [renewed] { $id ->
        [TT] 다시 온 발끝 찌르기에는 속도 { $speed } 이상인 스톱 히트나 조커로만 응수합니다.
        [IF] 속도 { $speed } 이상인 근접 찌르기, 조커, 막기 동작으로만 응수합니다.
       *[other] 속도 { $speed } 이상인 파랑이나 청록 카드, 또는 막기 동작으로 응수합니다.
    }
    [riposte] { $id ->
        [IF] 속도 { $speed } 이상인 근접 찌르기나 조커로만 응수합니다. 막기 동작이 될 때도 있습니다.
       *[other] 속도 { $speed } 이상인 파랑이나 청록 카드로 응수합니다. 막기 동작이 될 때도 있습니다.
    }
    [counter] 반격에는 파랑이나 금색으로만 응수합니다.
    [counter-time] ‘{ ready-fence-card-FT }’ 카드로만 응수합니다.
   *[attack] { $id ->
        [TT] 발끝 찌르기에는 속도 { $speed } 이상인 스톱 히트, 조커, 거리 방어로만 응수합니다.
        [IF] 속도 { $speed } 이상인 근접 찌르기, 조커, 카드 없는 방어로만 응수합니다.
       *[other] 속도 { $speed } 이상인 파랑이나 청록 카드, 또는 카드 없는 방어로 응수합니다.
    }
}
ready-fence-note-sudden = 서든데스
ready-fence-note-priority = 우선권: { $name } 님

## 편과 손

# 테이블에서 한 플레이어에게 속한 부분.
ready-fence-side = { $side ->
    [red] { $name } 님, 빨강 편
   *[green] { $name } 님, 초록 편
}
ready-fence-hand = 내 손
ready-fence-slowly = 이 교전을 느린 동작으로 다시 보기
ready-fence-hand-empty = 카드 없음
ready-fence-hand-known = 상대가 아는 카드입니다.
ready-fence-rival = { $name } 님: 손에 { $count }장
ready-fence-rival-known = 알려진 카드: { $cards }
ready-fence-badge-side = { $side ->
    [red] 빨강 편
   *[green] 초록 편
}
ready-fence-badge-stamina = 체력 { $value }, 최대 { $cap }
ready-fence-badge-position = { $position ->
    [invitation] 무기 위치: 앵비트
    [engagement] 무기 위치: 앙가주망
   *[line] 무기 위치: 포인트 인 라인
}
ready-fence-badge-hand = 카드 { $count }장

## 카드의 행방. 열 이름은 짧게 씁니다.

ready-fence-memory-open = 카드의 행방
ready-fence-memory-title = 카드의 행방
# 장수: 타이머 덱 $timer, 예비 덱 $reserve, 뒷면으로 버린 카드 $unseen.
ready-fence-memory-intro = 보지 못한 카드는 상대의 손, 타이머 덱({ $timer }장), 예비 덱({ $reserve }장)에 있거나 뒷면으로 버려졌습니다({ $unseen }장).
ready-fence-memory-card = 카드
ready-fence-memory-total = 전체
ready-fence-memory-own = 내 손
ready-fence-memory-known = 알려짐
ready-fence-memory-table = 나옴
ready-fence-memory-discarded = 버림
ready-fence-memory-unseen = 모름

## 지금 낼 수 없거나 할 수 없는 까닭. $need: 규칙이 요구하는 수, $have: 지금의 수.

ready-fence-why-not-red = ‘{ $card }’ 카드로는 교전을 시작할 수 없습니다. 빨간 공격 카드만 됩니다.
ready-fence-why-lunge-only = ‘{ $card }’ 카드는 팡트 거리에서만 교전을 시작합니다: 두 펜서 사이에 빈칸이 정확히 1칸.
ready-fence-why-short-only = ‘{ $card }’ 카드는 근거리에서만 교전을 시작합니다: 두 펜서 사이에 빈칸이 없음.
ready-fence-why-long-only = ‘{ $card }’ 카드는 원거리에서만 교전을 시작합니다: 두 펜서 사이에 빈칸이 정확히 2칸.
ready-fence-why-out-of-reach = 거리 밖입니다. 두 펜서 사이의 빈칸이 2칸보다 많으면 교전을 시작할 수 없습니다.
ready-fence-why-position-line = ‘{ $card }’ 카드는 상대의 무기 위치가 포인트 인 라인일 때만 교전을 시작합니다.
ready-fence-why-position-engagement = ‘{ $card }’ 카드는 상대의 무기 위치가 앙가주망일 때만 교전을 시작합니다.
ready-fence-why-position-not-invitation = 상대의 무기 위치가 앵비트이면 ‘{ $card }’ 카드로 교전을 시작할 수 없습니다.
ready-fence-why-stamina = ‘{ $card }’: 체력이 { $need } 필요하지만 지금 { $have }입니다.
ready-fence-why-colour = ‘{ $card }’: 이 색에는 응수할 수 없습니다. 빨강에는 파랑이나 청록, 청록에는 파랑, 콩트르탕에는 청록으로만 응수합니다.
# $other: 위협인 카드.
ready-fence-why-text = ‘{ $card }’ 카드로는 ‘{ $other }’ 카드에 응수할 수 없습니다.
ready-fence-why-too-slow = ‘{ $card }’: 너무 느립니다. 속도 { $have }, 필요한 속도 { $need }.
ready-fence-why-two-cards = 이 교전에서 이미 카드를 2장 냈습니다. 더 낼 수 없습니다.
ready-fence-why-joker-counter-time = ‘{ ready-fence-card-JK }’ 카드로는 콩트르탕에 응수할 수 없습니다.
ready-fence-why-needs-counter = ‘{ $card }’ 카드로는 반격에만 응수할 수 있습니다.
ready-fence-why-needs-counter-time = ‘{ $card }’ 카드로는 콩트르탕에만 응수할 수 있습니다.
ready-fence-why-infighting-distance = { $need ->
    [0] ‘{ $card }’ 카드로는 근거리에서만 응수할 수 있습니다: 두 펜서 사이에 빈칸이 없어야 합니다.
   *[other] ‘{ $card }’ 카드로는 근거리나 팡트 거리에서만 응수할 수 있습니다: 두 펜서 사이에 빈칸이 최대 1칸.
}
ready-fence-why-renewed = ‘{ $card }’ 카드는 파란 막기나 카드 없는 방어가 내 첫 공격을 막은 뒤에만 냅니다.
ready-fence-why-feint = ‘{ $card }’ 카드는 공격자가 첫 응수 바로 뒤에만 냅니다.
ready-fence-why-addon = ‘{ $card }’ 카드는 혼자 낼 수 없습니다. 다른 카드와 함께 내세요.
ready-fence-why-kept-thrust = ‘{ $card }’ 카드는 손에 남겨야 합니다. 직선 찌르기를 언제나 1장 가지고 있어야 합니다.
ready-fence-why-timer-empty = 타이머 덱이 비어 카드를 뽑을 수 없습니다.
ready-fence-why-exchanged = 카드 교환은 차례마다 1장입니다. 이 차례에는 이미 교환했습니다.
ready-fence-why-edge = 상대가 막고 있습니다. 상대의 칸에 들어가거나 지나칠 수 없습니다.
ready-fence-why-stall-twice = 지난 내 차례에 숨을 골랐습니다. 두 차례 잇달아 할 수 없습니다.
ready-fence-why-stall-priority = 연장전에서는 숨 고르기를 할 수 없습니다.
ready-fence-why-stall-first = 숨 고르기는 동작 2번으로 세므로 차례의 첫 동작으로만 할 수 있습니다.
ready-fence-why-mode = 이 게임 모드에는 없습니다.
ready-fence-why-cardless-used = 이 교전에서 이미 카드 없는 방어를 했습니다. 한 번만 할 수 있습니다.
ready-fence-why-first-card = 카드 없는 방어로는 교전에서 상대가 낸 첫 카드의 빨간 동작에만 응수합니다.
ready-fence-why-too-fast = 거리 방어로는 속도 { $need } 이하의 공격에만 응수합니다. 이 공격의 속도는 { $have }입니다.
ready-fence-why-no-stamina = 카드 없는 방어에는 체력이 드는데 남은 체력이 없습니다.
ready-fence-why-toe-touch = 발끝 찌르기는 막을 수 없습니다.
ready-fence-why-not-riposte = 거리 방어로는 되찌르기에 응수할 수 없습니다.
ready-fence-why-no-card = 거리 방어에는 카드가 1장 필요한데 손에서 내줄 수 있는 카드가 없습니다.
ready-fence-why-slower = ‘{ $card }’: 너무 느려서 바꿀 수 없습니다. 속도 { $have }, 상대 방어의 속도 { $need }.
ready-fence-why-not-now = 지금은 쓸 수 없습니다.

## 게임 로그

ready-fence-event-coin = 동전을 던져 { $name } 님이 첫 차례를 가집니다.
# $known: 읽는 사람이 카드를 알면 yes. 아니면 $cards는 비어 있습니다.
ready-fence-event-dealt = { $known ->
    [yes] { $name } 님이 받은 카드: { $cards }.
   *[no] { $name } 님이 카드를 { $count }장 받습니다.
}
ready-fence-event-mulligan = { $taken ->
    [yes] { $name } 님이 멀리건을 합니다.
   *[no] { $name } 님이 받은 카드를 그대로 둡니다.
}
# $timer: 타이머 덱의 장수. $reserve: 예비 덱의 장수.
ready-fence-event-timer-built = { $reserve ->
    [0] 타이머 덱은 { $timer }장입니다.
   *[other] 타이머 덱은 { $timer }장, 예비 덱은 { $reserve }장입니다.
}
ready-fence-event-turn-began = { $number }번째 차례: { $name } 님.
# $to: 칸의 번호. 0과 11은 피스트 양 끝 밖의 장외입니다.
ready-fence-event-moved = { $how ->
    [forward] { $name } 님이 { $to }번 칸으로 전진합니다.
    [infighting] { $name } 님이 { $to }번 칸으로 파고듭니다.
    [retreat] { $off ->
        [yes] { $name } 님이 물러서다 피스트를 벗어납니다.
       *[no] { $name } 님이 { $to }번 칸으로 물러섭니다.
    }
    [distance] { $off ->
        [yes] { $name } 님이 거리를 벌리다 피스트를 벗어납니다.
       *[no] { $name } 님이 { $to }번 칸으로 거리를 벌립니다.
    }
   *[back] { $off ->
        [yes] { $name } 님이 후퇴하다 피스트를 벗어납니다.
       *[no] { $name } 님이 { $to }번 칸으로 후퇴합니다.
    }
}
ready-fence-event-position = { $position ->
    [invitation] { $name } 님이 무기 위치를 앵비트로 바꿉니다.
    [engagement] { $name } 님이 무기 위치를 앙가주망으로 바꿉니다.
   *[line] { $name } 님이 무기 위치를 포인트 인 라인으로 바꿉니다.
}
ready-fence-event-discarded = { $how ->
    [random] { $name } 님의 손에서 무작위로 뽑힌 ‘{ $card }’ 카드를 버립니다.
    [sudden] { $name } 님이 ‘{ $card }’ 카드를 버립니다. 교전이 없는 차례의 대가입니다.
    [distance] { $name } 님이 거리 방어를 하며 ‘{ $card }’ 카드를 버립니다.
   *[exchange] { $name } 님이 ‘{ $card }’ 카드를 교환하려고 버립니다.
}
# $known: 읽는 사람이 카드를 알면 yes. 아니면 $cards는 비어 있습니다. $timer: 타이머 덱에 남은 장수.
ready-fence-event-drew = { $known ->
    [yes] { $name } 님이 뽑은 카드: { $cards }. 타이머: { $timer }.
   *[no] { $name } 님이 카드를 { $count }장 뽑습니다. 타이머: { $timer }.
}
# $amount: 되찾은 체력. $stamina: 지금의 체력.
ready-fence-event-stalled = { $name } 님이 숨을 골라 체력을 { $amount } 되찾습니다. 지금 체력: { $stamina }. 타이머 맨 위 카드는 보지 않고 버립니다. 타이머: { $timer }.
# $speed: 속도. $need: 이르러야 했던 속도, 없으면 0. $paid: 쓴 체력. $added: 더한 카드가 있으면 yes.
ready-fence-event-played = { $role ->
    [parry-riposte] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 응수합니다: 속도 { $speed } 대 { $need }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 응수합니다: 속도 { $speed } 대 { $need }.
    }
    [ceding] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 응수합니다: 속도 { $speed } 대 { $need }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 응수합니다: 속도 { $speed } 대 { $need }.
    }
    [ceding-scores] { $name } 님이 ‘{ $card }’ 카드로 응수해 즉시 득점합니다.
    [infighting] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 응수합니다: 속도 { $speed } 대 { $need }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 응수합니다: 속도 { $speed } 대 { $need }.
    }
    [counter] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 반격합니다: 속도 { $speed } 대 { $need }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 반격합니다: 속도 { $speed } 대 { $need }.
    }
    [counter-time] { $name } 님이 ‘{ $card }’ 카드로 응수합니다.
    [feint-in-time] { $name } 님이 ‘{ $card }’ 카드로 응수해 즉시 득점합니다.
    [joker] { $name } 님이 ‘{ $card }’ 카드로 응수해 즉시 득점합니다.
    [renewed] { $name } 님이 ‘{ $card }’ 카드를 냅니다: 속도 { $speed }.
    [replace] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 공격을 바꿉니다: 속도 { $speed } 대 { $need }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 공격을 바꿉니다: 속도 { $speed } 대 { $need }.
    }
    [break-off] { $name } 님이 ‘{ $card }’ 카드를 냅니다.
    [late] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 응수하지만 느립니다: 속도 { $speed } 대 { $need }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 응수하지만 느립니다: 속도 { $speed } 대 { $need }.
    }
   *[attack] { $added ->
        [yes] { $name } 님이 ‘{ $card }’에 ‘{ $addon }’ 카드를 더해 공격합니다: 속도 { $speed }.
       *[no] { $name } 님이 ‘{ $card }’ 카드로 공격합니다: 속도 { $speed }.
    }
}{ $paid ->
    [0] { "" }
   *[other] { " " }쓴 체력: { $paid }.
}
# $stamina: 지금의 체력.
ready-fence-event-cardless = { $role ->
    [distance] { $name } 님이 거리 방어를 합니다. 쓴 체력: { $paid }, 지금 체력: { $stamina }.
   *[parry] { $added ->
        [yes] { $name } 님이 막고 ‘{ $addon }’ 카드를 더합니다. 쓴 체력: { $paid }, 지금 체력: { $stamina }.
       *[no] { $name } 님이 막습니다. 쓴 체력: { $paid }, 지금 체력: { $stamina }.
    }
}
ready-fence-event-riposte = { $glide ->
    [yes] { $name } 님이 ‘{ ready-fence-card-GA }’ 카드로 되찌릅니다: 속도 { $speed }.
   *[no] { $name } 님이 되찌릅니다: 속도 { $speed }.
}
ready-fence-event-beside = { $name } 님의 펜서가 달려 나가 피스트 옆에 섭니다.
ready-fence-event-feint = { $how ->
    [break-off] { $name } 님이 페인트로 교전을 끝냅니다.
   *[replace] { $name } 님이 페인트로 첫 공격 카드를 거둡니다.
}
ready-fence-event-accepted = { $name } 님이 응수하지 않습니다.
ready-fence-event-stopped = { $name } 님이 공격을 막았습니다.
# $score: 그 플레이어의 지금 점수.
ready-fence-event-touch = { $why ->
    [riposte] 투슈! { $name } 님의 되찌르기가 들어갑니다: { $score }점.
    [counter] 투슈! { $name } 님의 반격이 들어갑니다: { $score }점.
    [at-once] 투슈! { $name } 님이 즉시 득점합니다: { $score }점.
    [feint] 투슈! { $name } 님의 페인트가 성공합니다: { $score }점.
    [off-strip] { $rival } 님의 피스트 이탈로 { $name } 님이 1점을 얻습니다: { $score }점.
   *[hit] 투슈! { $name } 님의 공격이 들어갑니다: { $score }점.
}
# $name 님은 $first점, $rival 님은 $second점. $counts: 동점이고 둘 다 1점이 모자라면 no.
ready-fence-event-double-touch = { $counts ->
    [no] 동시타. { $first } 대 { $second }에서는 점수가 없고 펜서들은 그 자리에 남습니다.
   *[yes] 동시타. 각각 1점을 얻어 { $first } 대 { $second }입니다.
}
ready-fence-event-no-touch = 득점이 없습니다.
ready-fence-event-recovered = { $name } 님이 체력을 { $amount } 되찾습니다. 지금 체력: { $stamina }.
ready-fence-event-took-back = { $name } 님이 손으로 되가져온 카드: { $cards }.
ready-fence-event-on-guard = 두 펜서가 앙가르드선으로 돌아갑니다.
ready-fence-event-placed = { $name } 님의 펜서를 { $square }번 칸에 놓습니다.
ready-fence-event-period-over = { $period }피리어드가 끝났습니다.
ready-fence-event-period-began = { $period }피리어드: { $name } 님이 시작합니다. 체력 { $stamina }, 타이머 { $timer }.
ready-fence-event-passivity = 오랫동안 투슈가 없어 타이머 맨 위 카드를 버립니다. 타이머: { $timer }.
ready-fence-event-extra-time = 시간이 끝났고 동점입니다. 카드 { $timer }장의 연장전: 우선권은 { $name } 님에게 있습니다.
ready-fence-event-sudden-death = 시간이 끝났고 동점입니다. 서든데스: 다음에 혼자 득점하는 쪽이 이깁니다.
# $both: 두 손이 모두 비었으면 yes.
ready-fence-event-out-of-cards = { $both ->
    [yes] 두 플레이어 모두 카드가 없습니다.
   *[no] { $name } 님의 카드가 없습니다.
}
ready-fence-event-toss = 동전이 { $name } 님을 가리킵니다.
ready-fence-event-conceded = { $name } 님이 항복합니다.
# $name 님이 이기고 $loser 님이 집니다.
ready-fence-event-game-over = { $reason ->
    [time] { $name } 님 승리: 시간이 끝났을 때 점수가 더 많습니다.
    [priority] { $name } 님 승리: 우선권이 있습니다.
    [touch] { $name } 님 승리: 결정적인 투슈.
    [cards] { $name } 님 승리: { $loser } 님의 카드가 떨어졌습니다.
    [toss] { $name } 님 승리: 동전 던지기.
    [conceded] { $name } 님 승리: { $loser } 님이 항복했습니다.
   *[points] { $name } 님 승리: 시합의 점수에 이르렀습니다.
}

## 시합의 끝

ready-fence-end-title = 시합이 끝났습니다
ready-fence-end-winner = { $name } 님이 시합에서 이겼습니다
ready-fence-end-you-won = 승리했습니다!
ready-fence-end-you-lost = 패배했습니다.
ready-fence-end-close = 피스트 보기
ready-fence-end-show = 결과 보기
ready-fence-reason-points = { $name } 님이 시합의 점수에 이르렀습니다.
ready-fence-reason-time = 시간이 끝났고, { $name } 님의 점수가 더 많습니다.
ready-fence-reason-priority = 연장전이 득점 없이 끝났고, { $name } 님에게 우선권이 있습니다.
ready-fence-reason-touch = 동점 뒤에 { $name } 님이 결정적인 투슈를 얻었습니다.
ready-fence-reason-cards = 서든데스에서 { $loser } 님의 카드가 떨어졌습니다.
ready-fence-reason-toss = 두 플레이어 모두 카드가 떨어져 동전이 { $name } 님을 가리켰습니다.
ready-fence-reason-conceded = { $loser } 님이 항복했습니다.

## 그림 부분: 이름표이며 대부분 소리로만 읽힙니다. $zone(none, green, red)과 $result(touch, double, void, none)는 변형을 고를 뿐입니다.

ready-fence-art-strip = 피스트
ready-fence-art-fencer = { $name } 님({ $side ->
        [red] 빨강
       *[green] 초록
    })이 { $square }번 칸에 있습니다. 무기 위치: { $position ->
        [invitation] 앵비트
        [engagement] 앙가주망
       *[line] 포인트 인 라인
    }
# 플레슈 도중. $other: 상대의 이름.
ready-fence-art-beside = { $side ->
    [red] { $name } 님(빨강)이 피스트 옆으로 달려 나가 { $other } 님 곁에 있습니다
   *[green] { $name } 님(초록)이 피스트 옆으로 달려 나가 { $other } 님 곁에 있습니다
}
# $count: 두 펜서 사이의 빈칸.
ready-fence-art-gap = { $reach ->
    [short] 두 펜서 사이에 빈칸 없음: 근거리
    [lunge] 두 펜서 사이에 빈칸 1칸: 팡트 거리
    [long] 두 펜서 사이에 빈칸 { $count }칸: 원거리
   *[out] 두 펜서 사이에 빈칸 { $count }칸: 거리 밖
}
# $zone: 발을 딛게 될 장외. 칸이면 none.
ready-fence-art-square = { $zone ->
    [green] 피스트 이탈, 초록 편 장외
    [red] 피스트 이탈, 빨강 편 장외
   *[none] { $square }번 칸
}
ready-fence-art-touched = { $name } 님이 찔렸습니다
# 읽는 사람의 이름 곁에 붙는 표시.
ready-fence-art-you = 나
ready-fence-art-sp = 체력 { $sp } 필요
ready-fence-art-compulsory = 필수 카드
ready-fence-art-timer = 타이머: { $of }장 중 { $left }장 남음. { $periods }피리어드 중 { $period }피리어드
ready-fence-art-timer-extra = 연장전의 타이머: { $of }장 중 { $left }장 남음
# 남은 장수 아래에.
ready-fence-art-cards = 장
ready-fence-art-extra = 연장전
ready-fence-art-score = { $side ->
    [red] { $name } 님(빨강): { $target }점 중 { $score }점
   *[green] { $name } 님(초록): { $target }점 중 { $score }점
}
ready-fence-art-lamp = { $side ->
    [red] 빨간 불이 켜졌습니다
   *[green] 초록 불이 켜졌습니다
}
# 시합의 점수.
ready-fence-art-target = { $target }점제
ready-fence-art-priority = { $name } 님에게 우선권
ready-fence-art-scoreboard = 점수판
ready-fence-art-stamina = 체력: { $value }, 최대 { $cap }
ready-fence-art-stamina-cost = 체력: { $value }, 최대 { $cap }. 드는 체력: { $cost }
ready-fence-art-dial = 무기 위치
ready-fence-art-dial-cycle = 포인트 인 라인은 앵비트를, 앵비트는 앙가주망을, 앙가주망은 포인트 인 라인을 이깁니다
ready-fence-art-dial-at = { $name } 님: { $position ->
        [invitation] 앵비트
        [engagement] 앙가주망
       *[line] 포인트 인 라인
    }
ready-fence-art-dial-to = { $position ->
    [invitation] 앵비트로 변경
    [engagement] 앙가주망으로 변경
   *[line] 포인트 인 라인으로 변경
}
ready-fence-art-phrase = 교전
ready-fence-art-phrase-empty = 아직 교전 없음
# 교전에서 한 플레이어가 한 일. $card: 낸 카드가 없으면 "none".
ready-fence-art-play = { $card ->
    [none] { $name } 님: { $role }.
   *[other] { $name } 님: { $role }, ‘{ $card }’.
}
ready-fence-art-addon = ‘{ $card }’ 카드와 함께.
ready-fence-art-speed = 속도 { $speed }.
ready-fence-art-speed-need = 속도 { $speed }, 필요한 속도 { $need }.
ready-fence-art-riposte = 되찌르기, 속도 { $speed }.
ready-fence-art-paid = 쓴 체력 { $sp }.
# $name: 혼자 득점한 플레이어.
ready-fence-art-result = { $result ->
    [touch] { $name } 님의 투슈
    [double] 동시타
    [void] 동시타: 점수 없음
   *[none] 득점 없음
}
ready-fence-art-sample-next = 견본의 다음 그림

## 첫 게임 안내

ready-fence-guide-mulligan = 팡트 거리의 공격 카드 1장과 응수할 카드 한두 장이 있으면 좋은 손입니다. 한 번 새로 받아도 됩니다.
ready-fence-guide-reach-short = 근거리입니다. 여기서는 근접 찌르기로만 공격을 시작합니다.
ready-fence-guide-reach-lunge = 팡트 거리입니다. 플레슈와 근접 찌르기를 뺀 빨간 카드로 공격을 시작합니다.
ready-fence-guide-reach-long = 원거리입니다. 여기서는 플레슈로만 공격을 시작합니다.
ready-fence-guide-reach-out = 두 펜서 사이의 빈칸이 2칸보다 많으면 아무도 공격할 수 없습니다. 다가가세요.
ready-fence-guide-no-attack = 지금 공격을 시작할 카드가 없습니다. 이동하거나, 무기 위치를 바꾸거나, 카드를 교환하세요.
ready-fence-guide-edge = 피스트 끝이 가깝습니다. 벗어나면 상대가 1점을 얻습니다.
ready-fence-guide-second = 이 차례에 동작이 1번 남았습니다. 공격하면 차례가 끝납니다.
# $stamina: 읽는 사람의 체력.
ready-fence-guide-tired = 남은 체력: { $stamina }. 카드 없는 방어와 강한 카드에는 체력이 듭니다.
ready-fence-guide-tired-stall = 남은 체력: { $stamina }. 숨 고르기로 2를 되찾지만 차례를 모두 씁니다.
ready-fence-guide-position-line = 지금 포인트 인 라인입니다. 상대가 앵비트이면 직선 찌르기가 빨라집니다. 무기 위치는 차례마다 한 번 바꿀 수 있습니다.
ready-fence-guide-position-invitation = 지금 앵비트입니다. 내 방어의 속도가 +1입니다. 무기 위치는 차례마다 한 번 바꿀 수 있습니다.
ready-fence-guide-position-engagement = 지금 앙가주망입니다. 상대의 공격 속도가 −1입니다. 무기 위치는 차례마다 한 번 바꿀 수 있습니다.
ready-fence-guide-exchange = 도움이 안 되는 카드를 교환하세요. 카드를 뽑을 때마다 타이머도 줄어듭니다.
ready-fence-guide-retreat = 물러선 뒤에는 이 차례에 아직 교환하지 않았으면 카드 1장을 교환해도 됩니다.
ready-fence-guide-renew = 이 차례에 교전이 없었으니 카드를 1장 버리고 새로 뽑아도 됩니다.
ready-fence-guide-cost = 거리 방어에는 카드 1장이 들고, 새로 1장을 뽑습니다.
ready-fence-guide-cost-sudden = 서든데스에서는 교전이 없는 차례에 카드 1장을 버리고, 뽑지 않습니다. 카드가 떨어지면 집니다.
# $id: 위협을 무슨 종류의 카드로 보는지(ST, TT, IF …).
ready-fence-guide-answer-attack = { $id ->
    [TT] 발끝 찌르기는 막을 수 없습니다. 속도 { $speed } 이상인 스톱 히트나 조커, 또는 거리 방어로 응수하세요. 밝은 카드를 낼 수 있습니다.
    [IF] 속도 { $speed } 이상인 근접 찌르기나 조커로 응수하거나 카드 없이 방어하세요. 밝은 카드를 낼 수 있습니다.
   *[other] 속도 { $speed } 이상인 파랑이나 청록 카드로 응수하거나 카드 없이 방어하세요. 밝은 카드를 낼 수 있습니다.
}
ready-fence-guide-answer-renewed = { $id ->
    [TT] 발끝 찌르기가 속도 +2로 다시 옵니다. 속도 { $speed } 이상인 스톱 히트나 조커로만 응수합니다. 밝은 카드를 낼 수 있습니다.
   *[other] 상대가 속도 +2로 다시 공격합니다. 속도 { $speed } 이상인 카드로 응수하거나 막으세요. 밝은 카드를 낼 수 있습니다.
}
ready-fence-guide-answer-riposte = { $id ->
    [IF] 상대가 파고들어 되찌릅니다. 속도 { $speed } 이상인 근접 찌르기나 조커로만 응수하고, 막을 수 있을 때도 있습니다. 밝은 카드를 낼 수 있습니다.
   *[other] 상대가 막고 되찌릅니다. 속도 { $speed } 이상인 카드로 응수하세요. 밝은 카드를 낼 수 있습니다.
}
ready-fence-guide-answer-counter = 공격하는 사이에 상대가 반격합니다. 청록에는 파랑이나 금색으로만 응수합니다.
ready-fence-guide-answer-counter-time = 콩트르탕에는 반격 페인트로만 응수합니다.
ready-fence-guide-answer-tie = 속도가 같습니다. 응수하지 않으면 둘 다 1점을 얻습니다.
ready-fence-guide-answer-parry = 막기 동작에는 카드가 필요 없습니다. 공격 속도의 절반쯤 되는 체력이 듭니다. 지금 체력: { $stamina }.
ready-fence-guide-answer-distance = 거리 방어: 2칸 물러서고, 체력 1이 들고, 카드 1장이 바뀝니다.
ready-fence-guide-answer-feint = 페인트로 첫 공격 카드를 다른 공격 카드로 바꾸거나 교전을 끝냅니다.
ready-fence-guide-answer-addon = 함께 내는 추가 카드는 속도를 높이거나 막기를 되찌르기로 바꿉니다.
ready-fence-guide-only-accept = 응수할 방법이 없어 자동으로 응수하지 않습니다.
ready-fence-guide-press = 공격이 막혔지만 되찌르기는 없었습니다. 아직 이어 갈 수 있습니다.
ready-fence-guide-press-renewed = 재공격은 첫 공격을 속도 +2로 다시 하는 것입니다.
ready-fence-guide-priority-yours = 연장전: 타이머가 빌 때까지 득점이 없으면 내가 이깁니다.
ready-fence-guide-priority-theirs = 연장전: 타이머가 빌 때까지 득점이 없으면 상대가 이깁니다.
ready-fence-guide-sudden = 서든데스: 다음에 한 사람만 득점하는 투슈가 승부를 가립니다.
ready-fence-guide-waiting = 상대가 생각하고 있습니다. 거리와 두 무기 위치를 살펴보세요.
ready-fence-guide-memory = ‘카드의 행방’에서 지금까지 나온 카드를 볼 수 있습니다.
ready-fence-guide-win = 시합의 점수에 먼저 이르거나, 타이머가 떨어졌을 때 점수가 더 많으면 이깁니다.
ready-fence-guide-colours = 빨강은 공격합니다. 파랑과 청록은 빨강에, 파랑만이 청록에, 금색은 둘 다에 응수합니다.
ready-fence-guide-reasons = 어두운 카드를 가리키거나 누르면 낼 수 없는 까닭을 알려 줍니다.

## 키

ready-fence-key-hand = 손의 카드 내기 또는 선택
ready-fence-key-move = 왼쪽이나 오른쪽으로 이동
ready-fence-key-position = 포인트 인 라인, 앵비트, 앙가주망
ready-fence-key-retreat = 물러서기
ready-fence-key-exchange = 카드 교환
ready-fence-key-stall = 숨 고르기
ready-fence-key-end = 차례 종료 또는 하지 않기
ready-fence-key-accept = 응수 안 함
ready-fence-key-parry = 막기
ready-fence-key-distance = 거리 방어
ready-fence-key-feint = 페인트
ready-fence-key-mulligan = 손 그대로 두기 또는 멀리건
ready-fence-key-memory = 카드의 행방
ready-fence-key-step = 다음 카드나 버튼으로 이동
ready-fence-key-choose = 선택 또는 확인
ready-fence-key-cancel = 표시한 것 되돌리기

## 채팅의 빠른 문구

ready-fence-phrase-salute = 경례! 잘 부탁드려요.
ready-fence-phrase-en-garde = 앙가르드!
ready-fence-phrase-nice-touch = 멋진 투슈예요!
ready-fence-phrase-nice-parry = 잘 막았네요!
ready-fence-phrase-close = 아슬아슬했어요!
ready-fence-phrase-thinking = 생각 좀 할게요.
ready-fence-phrase-sorry = 미안해요!
ready-fence-phrase-thanks = 고마워요!
ready-fence-phrase-good-bout = 좋은 시합이었어요!

## 게임 옵션. 옵션마다 이름, 설명, 값의 이름이 있습니다.

ready-fence-option-mode = 게임 모드
ready-fence-option-mode-help = 규칙서의 세 모드 가운데 무엇으로 할지 정합니다. 쓰는 카드, 동작, 방어가 달라집니다.
ready-fence-option-mode-tutorial = 튜토리얼
ready-fence-option-mode-basic = 기본
ready-fence-option-mode-advanced = 고급
ready-fence-option-points = 시합의 점수
ready-fence-option-points-help = 몇 점을 얻으면 이기는지 정합니다. 5점제는 1피리어드, 10점제는 2피리어드, 15점제는 3피리어드입니다. 튜토리얼은 5, 10, 15점, 기본은 5, 10점, 고급은 5, 15점입니다.
ready-fence-option-points-5 = 5점제
ready-fence-option-points-10 = 10점제
ready-fence-option-points-15 = 15점제
ready-fence-option-cards = 카드 표
ready-fence-option-cards-help = 카드의 장수, 속도, 체력 값입니다. 규칙서에는 속도, 체력 값, 모드마다 쓰는 카드의 목록이 없어 모두 제안한 값입니다. 실물 게임이 있으면 카드에 적힌 값을 넣을 수 있습니다.
ready-fence-option-cards-proposed = 제안한 값
ready-fence-option-cards-even = 고르게
ready-fence-option-cards-lively = 활발하게
ready-fence-option-cards-own = 직접 만든 카드 표
ready-fence-option-on-guard = 시작하는 칸
ready-fence-option-on-guard-help = 펜서들이 어느 칸에서 시작하는지 정합니다. 규칙서에는 선이 두 개 있을 뿐 칸이 적혀 있지 않습니다.
ready-fence-option-on-guard-4-7 = 4번과 7번 칸: 원거리
ready-fence-option-on-guard-3-8 = 3번과 8번 칸: 거리 밖
ready-fence-option-fewer-actions = 동작 줄이기
ready-fence-option-fewer-actions-help = 한 차례에 동작을 2번보다 적게 해도 되는지 정합니다. 규칙서에는 다 채운 조합만 있습니다.
ready-fence-option-fewer-actions-true = 해도 됨
ready-fence-option-fewer-actions-false = 동작 2번, 카드 내기, 숨 고르기 중 하나
ready-fence-option-tutorial-modifiers = 튜토리얼의 무기 위치
ready-fence-option-tutorial-modifiers-help = 앵비트의 +1과 앙가주망의 −1을 튜토리얼 모드에서도 쓸지 정합니다. 규칙서에는 기본 모드에만 적혀 있습니다.
ready-fence-option-tutorial-modifiers-false = +1과 −1 없음
ready-fence-option-tutorial-modifiers-true = 기본 모드와 같음
ready-fence-option-invitation-helps = 앵비트로 빨라지는 것
ready-fence-option-invitation-helps-help = 앵비트가 어떤 카드의 속도를 +1 하는지 정합니다. 규칙서에는 ‘모든 방어 동작’이라고 적혀 있습니다. 막기 동작은 언제나 빨라집니다.
ready-fence-option-invitation-helps-blue-cyan = 파랑과 청록 카드
ready-fence-option-invitation-helps-blue = 파랑 카드만
ready-fence-option-engagement-slows = 앙가주망으로 느려지는 것
ready-fence-option-engagement-slows-help = 앙가주망이 무엇의 속도를 −1 하는지 정합니다. 규칙서에는 ‘공격 동작’이라고 적혀 있고, 다른 곳에서는 되찌르기도 공격 동작입니다.
ready-fence-option-engagement-slows-attacks-ripostes = 공격과 되찌르기
ready-fence-option-engagement-slows-attacks = 공격만
ready-fence-option-positions-reset = 무기 위치를 되돌리는 때
ready-fence-option-positions-reset-help = 두 무기 위치가 언제 포인트 인 라인으로 돌아가는지 정합니다. 규칙서에는 게임 준비에만 적혀 있습니다.
ready-fence-option-positions-reset-period = 새 피리어드마다
ready-fence-option-positions-reset-touch = 투슈마다
ready-fence-option-least-speed = 가장 낮은 속도
ready-fence-option-least-speed-help = 무기 위치 때문에 속도가 얼마까지 내려가는지 정합니다. 규칙서에는 한계가 없습니다.
ready-fence-option-least-speed-1 = 1
ready-fence-option-least-speed-0 = 0
ready-fence-option-card-stamina = 카드의 체력 값
ready-fence-option-card-stamina-help = 카드의 체력 값을 쓰는지, 가지고 있기만 하면 되는지 정합니다. 규칙서는 가지고 있을 것을 요구하고, 다른 곳에서는 공격에 쓴 체력을 말합니다.
ready-fence-option-card-stamina-spent = 씀
ready-fence-option-card-stamina-needed = 가지고 있기만 하면 됨
ready-fence-option-stamina-cap = 체력의 최댓값
ready-fence-option-stamina-cap-help = 체력 5와 4로 시작하는 고급 모드의 뒤 피리어드에서 체력을 어디까지 되찾는지 정합니다. 규칙서에는 없습니다.
ready-fence-option-stamina-cap-period = 피리어드를 시작한 값
ready-fence-option-stamina-cap-six = 6
ready-fence-option-kept-thrust = 남겨야 하는 직선 찌르기
ready-fence-option-kept-thrust-help = 기본 모드에서 속도 3인 직선 찌르기가 없어진 뒤에 어느 직선 찌르기가 손을 떠날 수 없는지 정합니다. 손에 있는 동안에는 거리 방어 때 언제나 따로 빼 두고, 더 빠른 것이 있을 때만 교환합니다. 그 뒤에는 어떻게 되는지 규칙서에 없습니다.
ready-fence-option-kept-thrust-last = 속도와 상관없이 마지막 1장
ready-fence-option-kept-thrust-v3 = 없음: 속도 3인 것만 남김
ready-fence-option-angulation-with = 각도 찌르기 / 대항 찌르기를 더하는 카드
ready-fence-option-angulation-with-help = 어떤 카드에 더할 수 있는지 정합니다. 색 규칙은 빨강이나 청록, 카드의 글은 공격이나 방어라고 합니다.
ready-fence-option-angulation-with-all = 빨강, 파랑, 청록 카드
ready-fence-option-angulation-with-red-cyan = 빨강과 청록 카드
ready-fence-option-glide-in-line = 더하는 미끄러져 찌르기
ready-fence-option-glide-in-line-help = 막기에 더할 때도 상대가 포인트 인 라인이어야 하는지 정합니다. 카드에는 공격할 때의 조건으로 적혀 있습니다.
ready-fence-option-glide-in-line-false = 조건 없음
ready-fence-option-glide-in-line-true = 상대가 포인트 인 라인
ready-fence-option-riposte-bonus = 직선 찌르기로 보는 되찌르기
ready-fence-option-riposte-bonus-help = 막고 되찌르기의 되찌르기도 내가 포인트 인 라인, 상대가 앵비트이면 +2를 받는지 정합니다. 규칙서는 ‘직선 찌르기로 본다’고 합니다.
ready-fence-option-riposte-bonus-false = 보너스 없음
ready-fence-option-riposte-bonus-true = 보너스 있음
ready-fence-option-second-defence = 재공격에 대한 방어
ready-fence-option-second-defence-help = 이미 카드 없는 방어를 한 플레이어가 재공격을 막기 동작으로 또 막아도 되는지 정합니다. 규칙서는 교전마다 한 번이라 하고, 카드의 글은 막기를 허용합니다.
ready-fence-option-second-defence-false = 교전마다 한 번
ready-fence-option-second-defence-true = 한 번 더
ready-fence-option-slower-feint = 페인트 뒤의 느린 카드
ready-fence-option-slower-feint-help = 바꾸는 카드가 방어보다 느리면 어떻게 되는지 정합니다. 규칙서에는 같거나 빠른 경우만 있습니다.
ready-fence-option-slower-feint-forbidden = 낼 수 없음
ready-fence-option-slower-feint-parried = 낼 수 있고 막힘
ready-fence-option-feint-after-distance = 거리 방어 뒤의 페인트
ready-fence-option-feint-after-distance-help = 거리 방어 뒤에도 공격을 바꿀 수 있는지 정합니다. 카드에는 모든 방어 뒤라고 되어 있습니다. 그때는 거리 방어로 피할 수 없는, 속도가 5보다 빠른 공격이 득점합니다.
ready-fence-option-feint-after-distance-false = 끝내기만 할 수 있음
ready-fence-option-feint-after-distance-true = 바꿀 수도 있음
ready-fence-option-equal-counter = 속도가 같은 반격
ready-fence-option-equal-counter-help = 동시타가 되기 전에 공격자가 응수해도 되는지 정합니다. 규칙서에는 없습니다.
ready-fence-option-equal-counter-answered = 응수할 수 있음
ready-fence-option-equal-counter-final = 바로 동시타
ready-fence-option-slower-answer = 느린 응수
ready-fence-option-slower-answer-help = 속도가 모자란 카드를 그래도 낼 수 있는지 정합니다. 공격은 맞습니다. 다만 튜토리얼에서는 그 카드를 버리고 새로 뽑으므로 시간이 흐릅니다. 규칙서에는 없습니다.
ready-fence-option-slower-answer-false = 낼 수 없음
ready-fence-option-slower-answer-true = 낼 수 있고 공격은 맞음
ready-fence-option-joker-toe-touch = 발끝 찌르기와 조커
ready-fence-option-joker-toe-touch-help = 조커는 모든 카드를 이기지만 발끝 찌르기에는 스톱 히트와 거리 방어로만 응수합니다. 어느 글을 따를지 정합니다.
ready-fence-option-joker-toe-touch-true = 조커로 응수할 수 있음
ready-fence-option-joker-toe-touch-false = 응수할 수 없음
ready-fence-option-joker-counter-time = 콩트르탕과 조커
ready-fence-option-joker-counter-time-help = 조커는 즉시 득점하는 카드를 뺀 모든 카드를 이깁니다. 콩트르탕이 그런 카드인지 정합니다.
ready-fence-option-joker-counter-time-false = 응수할 수 없음
ready-fence-option-joker-counter-time-true = 조커로 응수할 수 있음
ready-fence-option-tutorial-periods = 튜토리얼의 피리어드
ready-fence-option-tutorial-periods-help = 튜토리얼의 10점제와 15점제를 2피리어드와 3피리어드로 할지 정합니다. 규칙서에는 타이머 덱 하나만 있고, 10점에는 모자랍니다.
ready-fence-option-tutorial-periods-true = 2 또는 3피리어드
ready-fence-option-tutorial-periods-false = 1피리어드
ready-fence-option-tutorial-counter = 튜토리얼에서 반격에 응수하기
ready-fence-option-tutorial-counter-help = 청록에는 파랑으로 응수하지만 이 모드의 파란 카드에는 반격이 적혀 있지 않습니다. 막고 되찌르기로 응수할 수 있는지 정합니다.
ready-fence-option-tutorial-counter-parry = 막고 되찌르기
ready-fence-option-tutorial-counter-final = 조커만
ready-fence-option-basic-counter = 기본 모드에서 반격에 응수하기
ready-fence-option-basic-counter-help = 청록에는 파랑으로 응수하지만 이 모드의 파란 카드에는 반격이 적혀 있지 않습니다. 막고 되찌르기로 응수할 수 있는지 정합니다.
ready-fence-option-basic-counter-final = 응수할 수 없음
ready-fence-option-basic-counter-parry = 막고 되찌르기
ready-fence-option-infighting-step = 근접 찌르기로 방어하기
ready-fence-option-infighting-step-help = 카드는 근거리에서만 낸다면서 방어할 때 1칸 전진합니다. 팡트 거리에서 낼 수 있는지 정합니다.
ready-fence-option-infighting-step-true = 근거리, 또는 전진하며 팡트 거리
ready-fence-option-infighting-step-false = 근거리만
ready-fence-option-parry-rounding = 막기 동작의 체력
ready-fence-option-parry-rounding-help = 속도 2마다 체력 1이 듭니다. 규칙서에는 홀수인 속도를 어떻게 하는지 없습니다.
ready-fence-option-parry-rounding-up = 올림
ready-fence-option-parry-rounding-down = 버림, 최소 1
ready-fence-option-defence-speed = 방어가 보는 속도
ready-fence-option-defence-speed-help = 카드 없는 방어가 카드에 적힌 속도를 보는지, 더하고 뺀 속도를 보는지 정합니다. 규칙서에는 없습니다.
ready-fence-option-defence-speed-effective = 더하고 뺀 속도
ready-fence-option-defence-speed-printed = 카드에 적힌 속도
ready-fence-option-partial-distance = 내줄 카드가 없는 거리 방어
ready-fence-option-partial-distance-help = 가져갈 카드나 뽑을 카드가 없어도 거리 방어가 되는지 정합니다. 규칙서는 모든 동작을 마쳐야 한다고 합니다.
ready-fence-option-partial-distance-true = 할 수 있음
ready-fence-option-partial-distance-false = 할 수 없음
ready-fence-option-tied-double = 점수 없는 동시타
ready-fence-option-tied-double-help = 규칙서에는 4점, 9점, 14점 동점이라고 적혀 있습니다. 어느 시합에서나 그런지, 끝나기 1점 전에만 그런지 정합니다.
ready-fence-option-tied-double-target = 끝나기 1점 전
ready-fence-option-tied-double-any = 4점, 9점, 14점 동점
ready-fence-option-period-opener = 새 피리어드를 시작하는 플레이어
ready-fence-option-period-opener-help = 규칙서에는 뒤 피리어드의 첫 차례가 누구인지 없습니다.
ready-fence-option-period-opener-other = 다른 플레이어
ready-fence-option-period-opener-same = 같은 플레이어
ready-fence-option-passivity = 소극적인 경기
ready-fence-option-passivity-help = 투슈도 없고 타이머에서 나가는 카드도 없는 차례가 몇 번 이어지면 타이머의 카드를 1장 버리는지 정합니다. 그래서 경기는 끝없이 이어지지 않습니다. 규칙서에는 시간이 흐르게 하는 것이 없습니다.
ready-fence-option-passivity-6 = 차례 6번
ready-fence-option-passivity-10 = 차례 10번
ready-fence-option-passivity-20 = 차례 20번
ready-fence-option-passivity-0 = 버리지 않음: 경기가 끝없이 이어질 수 있음
ready-fence-option-period-timer = 뒤 피리어드의 타이머
ready-fence-option-period-timer-help = 타이머 덱이 몇 장인지 정합니다. 규칙서에는 손에 없는 모든 카드라고 적혀 있어 뒤 피리어드가 첫 피리어드보다 길어집니다.
ready-fence-option-period-timer-all = 손에 없는 모든 카드
ready-fence-option-period-timer-12 = 12장
ready-fence-option-strip-ends = 피스트의 양 끝
ready-fence-option-strip-ends-help = 초록과 빨강 장외가 10칸의 첫 칸과 끝 칸인지, 10칸 밖에 있는지 정합니다. 규칙서의 문장은 두 가지로 읽힙니다.
ready-fence-option-strip-ends-outside = 밖: 10칸을 씀
ready-fence-option-strip-ends-inside = 안: 8칸을 씀
ready-fence-option-tutorial-timer = 튜토리얼의 타이머
ready-fence-option-tutorial-timer-help = 튜토리얼 모드의 타이머 덱이 몇 장인지 정합니다. 규칙서에는 없습니다.
ready-fence-option-tutorial-timer-all = 나눠 주고 남은 모든 카드
ready-fence-option-tutorial-timer-12 = 12장
ready-fence-option-accept = 투슈를 받아들이기
ready-fence-option-accept-help = 응수할 수 있는 방어자가 공격을 그냥 맞아도 되는지 정합니다. 규칙서는 상대가 카드로, 또는 카드 없이 응수해야 한다고 합니다. 손은 비밀이므로 실제 탁자에서는 확인할 수 없습니다.
ready-fence-option-accept-free = 자유
ready-fence-option-accept-unable = 응수할 수 없을 때만
ready-fence-option-counter-time-parry = 막고 되찌르기와 콩트르탕
ready-fence-option-counter-time-parry-help = 콩트르탕의 설명에는 막고 되찌르기도 나오지만 카드의 글에는 반격만 나옵니다.
ready-fence-option-counter-time-parry-false = 반격에만
ready-fence-option-counter-time-parry-true = 막고 되찌르기에도
ready-fence-option-joker-ceding = 되찌르기 없는 흘려 막기와 조커
ready-fence-option-joker-ceding-help = 조커는 모든 카드를 이기지만, 공격을 막기만 한 흘려 막기는 위협이 아닙니다.
ready-fence-option-joker-ceding-false = 이기지 못함
ready-fence-option-joker-ceding-true = 이김
