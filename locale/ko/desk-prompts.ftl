### 운영진을 기다리는 일: 코드(prompt-<code>)마다 메시지 하나, 그리고 홀의 자체 벌칙 목록.
### 관련된 사람과 테이블은 문장 옆에 따로 표시합니다. $kind는 벌칙의 이름입니다.

## 기다리는 일

prompt-call = 심판 호출이 있습니다. 누가 갈지 정하세요.
prompt-conflict = 두 보고가 다릅니다. 두 플레이어에게 물어본 뒤 결과를 입력하세요.
prompt-time-overtime = 시간이 끝났습니다. 이 테이블의 마지막 차례를 안내하세요.
prompt-time-over = 시간이 끝났습니다. 이 게임을 마치고 결과를 입력하세요.
prompt-tie-differs = 두 플레이어가 적은 동점 처리 숫자가 서로 다릅니다. 함께 세어 본 뒤 두 사람의 숫자를 입력하세요.
prompt-tie-agreed = 두 플레이어가 적은 숫자가 같습니다. 동점 처리 규칙에 따라 { $player } 님이 이깁니다. 결과를 확인하세요.
prompt-venue = 이 대진을 위한 홀의 테이블이 열리지 않습니다. 현장에서 진행하게 한 뒤 결과를 직접 입력하세요.
prompt-venue-account = 이 플레이어에게는 홀의 계정이 없습니다. 게임을 현장에서 진행하게 한 뒤 결과를 직접 입력하세요.
prompt-venue-deck = 이 덱에는 홀의 테이블에서 아직 쓸 수 없는 카드가 { $count }종 있습니다. 게임을 현장에서 진행하게 한 뒤 결과를 직접 입력하세요.
prompt-second = 다른 사람의 동의를 기다리는 벌칙이 있습니다: { $kind }.
prompt-waiting-free = 대기 명단에 { $count }명이 있고 빈자리가 있습니다.
prompt-seat-moved = 다른 기기에서 { $player } 님의 코드를 보여 주어 자리가 그 기기로 옮겨졌습니다. 본인인지 확인하세요.
prompt-not-checked-in = 플레이어 { $count }명이 아직 체크인하지 않았습니다.
prompt-deck-faulty = 이 덱에 문제가 { $count }개 있습니다. 확인하세요.
prompt-deck-unseen = 체크인한 플레이어 { $count }명의 덱을 아직 운영진이 확인하지 않았습니다.
prompt-build-late = 덱 구성 시간이 끝났는데 사용할 수 있는 덱이 없습니다. 어떻게 할지 결정하세요.
prompt-publish = 대진 초안에 테이블이 { $count }개 있습니다. 확인한 뒤 발표하세요.
prompt-draw = { $unit ->
        [game] { $round }게임의 대진을 짤 수 있습니다: 테이블 { $count }개.
       *[round] { $round }라운드의 대진을 짤 수 있습니다: 테이블 { $count }개.
    }
prompt-stage-ends = 단계가 끝났습니다. { $count }명이 다음으로 갑니다. 단계를 마치세요.
prompt-event-ends = 모든 경기가 끝났습니다. 대회를 마치고 최종 순위를 보여 주세요.
prompt-lots = 금덩이와 표준 점수가 모두 같은 플레이어가 있고, 결승 자리가 여기에 달려 있습니다. 단계를 끝내기 전에 주심이 추첨합니다.
prompt-lots-final = 결승 참가자의 금덩이와 조별 경기 결과가 같습니다. 주심은 대회가 끝나기 전에 추첨하세요.
prompt-correction = { $unit ->
        [game] { $round }게임은 { $entry }번 기록으로 정정되기 전의 내용에 따른 것입니다. 영향을 받는 플레이어: { $count }명. 어떻게 할지 결정하세요.
       *[round] { $round }라운드는 { $entry }번 기록으로 정정되기 전의 내용에 따른 것입니다. 영향을 받는 플레이어: { $count }명. 어떻게 할지 결정하세요.
    }
prompt-correction-stage = { $stage }단계의 종료는 { $entry }번 기록으로 정정되기 전의 내용에 따른 것입니다. 어떻게 할지 결정하세요.
prompt-doubt-player-above = { desk-saboteur-doubt-player-above }
prompt-doubt-table-above = { desk-saboteur-doubt-table-above }
prompt-doubt-table-below = { desk-saboteur-doubt-table-below }
prompt-doubt-round = { desk-saboteur-doubt-round }
prompt-impossible-nobody-there = { draw-impossible-nobody-there }
prompt-impossible-nobody-entered = { draw-impossible-nobody-entered }
prompt-impossible-groups-few = { draw-impossible-groups-few }
prompt-impossible-groups-many = { draw-impossible-groups-many }
prompt-impossible-groups-split = { draw-impossible-groups-split }
prompt-impossible-final-few = { draw-impossible-final-few }
prompt-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
prompt-impossible-swiss-nobody = { draw-impossible-swiss-nobody }
prompt-plan-event-decks = { desk-fault-event-decks }
prompt-plan-event-set-illegal = { desk-fault-event-set-illegal }
prompt-plan-event-set-undated = { desk-fault-event-set-undated }
prompt-plan-event-set-old = { desk-fault-event-set-old }
prompt-plan-event-one-set = { desk-fault-event-one-set }
prompt-plan-event-mixed = { desk-fault-event-mixed }
prompt-sets-mixed = 여러 세트의 덱이 등록되어 있습니다: { $sets }. 끝까지 한 세트로 하기를 권합니다.
prompt-plan-event-list-old = { desk-fault-event-list-old }
prompt-plan-event-list-ahead = { desk-fault-event-list-ahead }
prompt-plan-event-sets-lack = { desk-fault-event-sets-lack }
prompt-plan-event-set-ahead = { desk-fault-event-set-ahead }
prompt-proposal-keyforge-repeated = { proposal-keyforge-repeated }
prompt-proposal-keyforge-formals = { proposal-keyforge-formals }
prompt-proposal-saboteur-warnings = { proposal-saboteur-warnings }
prompt-proposal-saboteur-losses = { proposal-saboteur-losses }
prompt-proposal-house-warnings = { proposal-house-warnings }

## 정정의 영향을 받는 것

desk-affected = 정정의 영향을 받는 내용
desk-affected-about = 뒤의 결정은 정정되기 전의 내용에 따라 내려졌습니다. 누군가 결정할 때까지 아무것도 바뀌지 않습니다.
desk-affected-heads = 주심이나 주최자가 결정합니다.
desk-affected-missing = { $round }: 탈락하지 않았는데 테이블이 없음: { $players }.
desk-affected-wrong = { $round }: 탈락했는데 테이블이 있음: { $players }.
desk-affected-paired = { $round }: 바뀐 결과에 따라 짜인 대진: { $players }.
desk-affected-bye = { $round }: 부전승이 다른 사람의 것임: { $players }.
desk-affected-needless = { $round }: 하지 않아도 되었습니다. 단계가 그전에 끝났습니다.
desk-affected-through = { $stage }단계: 진출해야 했는데 하지 못함: { $players }.
desk-affected-stopped = { $stage }단계: 진출하지 말아야 했는데 진출함: { $players }.
desk-affected-order = { $stage }단계: 진출한 순서가 지금과 다름: { $players }.
desk-affected-unended = { $stage }단계는 마칠 때 아직 끝나지 않은 상태였습니다.
desk-settle = 처리 방법
desk-settle-exchange = { $player } 님의 자리를 { $other } 님이 이어받음
desk-settle-swap = { $player } 님과 { $other } 님이 자리를 바꿈
desk-settle-redraw = { $round } 대진을 다시 짜기
desk-settle-again = { $round }부터 다시 진행
desk-settle-end = { $stage }단계를 다시 마치기
desk-settle-keep = 그대로 두고 이유를 남기기
desk-settle-lost = { $count ->
        [0] 없어지는 결과가 없습니다.
       *[other] 결과 { $count }개가 무효가 됩니다.
    }
desk-settle-tables = 그 뒤의 대진: { $tables }.
desk-settle-pair = { $player } – { $other }
desk-settle-alone = { $player }(부전승)
desk-settle-through = 그 뒤의 진출자: { $players }.
desk-settle-impossible = 그 뒤에는 대진을 짤 수 없습니다: { $reason }
desk-settle-byes = { $unit ->
        [game] 이 게임을 부전승으로 계산할 사람: { $players }.
       *[round] 이 라운드를 부전승으로 계산할 사람: { $players }.
    }
desk-settle-out = 그 뒤에 탈락하는 사람: { $players }.
desk-settle-unchanged = 테이블, 결과, 순위는 그대로입니다.
desk-settle-why = 이유
desk-settle-why-about = 결정과 함께 기록부에 남습니다.
desk-settle-decide = 결정
desk-settle-looking = 가능한 방법을 계산하는 중…

## 홀의 자체 벌칙 목록

penalty-house-warning = 경고
penalty-house-game-loss = 게임 패배
penalty-house-disqualification = 실격
proposal-house-warnings = 경고가 { $found }번 쌓였습니다. 진행 중인 게임이나 다음 게임을 패배로 할 수 있습니다.
infraction-category-house-play = 게임 중
infraction-category-house-procedure = 절차
infraction-category-house-conduct = 행동
infraction-house-play = 게임 중 실수
infraction-house-delay = 지연 행위
infraction-house-late = 지각
infraction-house-no-show = 게임을 시작할 때 불참
infraction-house-outside-help = 외부의 도움
infraction-house-unsporting = 비신사적 행위
infraction-house-cheating = 부정행위
infraction-house-harm = 모욕, 위협 또는 폭력

## 키포지 벌칙 목록의 종류

infraction-category-keyforge-conduct = 행동

## 페이지에 칸이 없는 설정, 기록부에서 쓰는 이름

setting-preset = 진행 방식
setting-game = 게임
setting-by-itself = { $unit ->
        [game] 다음 게임 자동 진행
       *[round] 다음 라운드 자동 진행
    }
setting-rehearsal = 봇 예행연습

## 대진의 설명

draw-by-hand = 운영진이 자리를 직접 바꾸었거나 그 뒤에 결과를 정정했습니다. 왜 이런 대진인지 더는 보여 줄 수 없습니다.
