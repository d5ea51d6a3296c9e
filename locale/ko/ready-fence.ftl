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
    [riposte] { $name } 님의 되찌르기, 속도 { $speed }: ‘{ $card }’. 응수하거나 투슈를 내주세요.
    [renewed] { $name } 님의 재공격, 속도 { $speed }: ‘{ $card }’. 응수하거나 투슈를 내주세요.
    [counter] { $tie ->
        [yes] { $name } 님의 반격, 같은 속도 { $speed }: ‘{ $card }’. 응수하거나 동시타로 끝내세요.
       *[no] { $name } 님의 반격, 속도 { $speed }: ‘{ $card }’. 응수하거나 투슈를 내주세요.
    }
    [counter-time] { $name } 님이 ‘{ $card }’ 카드를 냈습니다. ‘{ ready-fence-card-FT }’ 카드로만 응수할 수 있습니다.
   *[attack] { $name } 님의 공격, 속도 { $speed }: ‘{ $card }’. 응수하거나 투슈를 내주세요.
}
# $renewed와 $feint: 재공격과 페인트를 낼 수 있는지.
ready-fence-prompt-press = { $feint ->
    [yes] { $renewed ->
        [yes] 공격이 막혔습니다. ‘{ ready-fence-card-RA }’ 또는 ‘{ ready-fence-card-FE }’ 카드로 이어 가거나 그만두세요.
       *[no] 공격이 막혔습니다. ‘{ ready-fence-card-FE }’ 카드로 이어 가거나 그만두세요.
    }
   *[no] { $renewed ->
        [yes] 공격이 막혔습니다. ‘{ ready-fence-card-RA }’ 카드로 이어 가거나 그만두세요.
       *[no] 공격이 막혔습니다.
    }
}
ready-fence-prompt-sent = 선택을 보내는 중입니다.
# $action: ready-fence-action-… 중 하나.
ready-fence-prompt-confirm = 확인하세요: { $action }
ready-fence-prompt-off-strip = 확인하세요: { $action }. 피스트를 벗어나 상대가 1점을 얻습니다.
# $card: 카드 또는 동작.
ready-fence-prompt-way = { $card }: 내는 방법을 선택하세요
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
ready-fence-action-replace = 페인트: ‘{ $card }’로 바꾸기
ready-fence-action-replace-with = 페인트: ‘{ $card }’에 ‘{ $addon }’ 더해 바꾸기
ready-fence-action-position = { $position ->
    [invitation] 앵비트로 변경
    [engagement] 앙가주망으로 변경
   *[line] 포인트 인 라인으로 변경
}
# 하나뿐인 선택. $action: ready-fence-action-… 중 하나.
ready-fence-auto = 하나뿐인 선택이라 자동으로 합니다: { $action }

ready-fence-table-concede = { $name } 님 항복
ready-fence-table-concede-confirm = { $name } 님이 항복하시겠습니까? { $name } 님이 바로 시합에서 집니다.

## 카드나 막기 동작을 쓰는 방법. $card는 그 둘 중 하나, $speed는 카드에 적힌 속도입니다.

ready-fence-ways = ‘{ $card }’ 내는 방법
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
# $speed: 속도가 있는 카드가 이르러야 하는 값.
ready-fence-answers = { $kind ->
    [riposte] 속도 { $speed } 이상인 파랑이나 청록 카드로 응수합니다. 카드 없이 막을 수 있을 때도 있습니다.
    [counter] 반격에는 파랑으로만 응수합니다.
    [counter-time] ‘{ ready-fence-card-FT }’ 카드로만 응수합니다.
   *[attack] 속도 { $speed } 이상인 파랑이나 청록 카드, 또는 카드 없는 방어로 응수합니다.
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
ready-fence-hand-empty = 카드 없음
ready-fence-hand-known = 상대가 아는 카드
# $why: ready-fence-why-…의 문장.
ready-fence-hand-why = { $card }. { $why }
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
ready-fence-why-position-line = ‘{ $card }’ 카드는 상대의 무기 위치가 { JOSA(ready-fence-position-line, "이라/라") } 해야 합니다.
