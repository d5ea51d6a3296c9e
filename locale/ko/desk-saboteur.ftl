### 대회 운영의 사보타지 대회: 조 편성, 순위, 테이블의 시계, 벌칙.
### $player는 사람 이름이고 뒤에 「님」이 옵니다. $players는 이미 이어 붙인 이름들입니다. 수는 모두 숫자입니다.
### 1.1-a 같은 번호의 점은 여기서 줄표입니다: infraction-saboteur-1-1-a.

## 조 편성

draw-groups = 조별 경기 { $games }번 중 { $game }번째: 플레이어 { $entrants }명, 테이블 { $tables }개. 5명 테이블 { $fives }개, 6명 테이블 { $sixes }개, 7명 테이블 { $sevens }개입니다.
draw-groups-fresh = 앞의 조별 경기에서 만난 사람을 다시 만나는 사람이 없습니다.
draw-groups-repeats = 다시 만나는 경우가 { $repeats }번 있습니다. 이 테이블 구성에서는 { $least }번 이상을 피할 수 없습니다.
draw-groups-met = { $players } 님은 전에 같은 테이블이었습니다.
draw-groups-over = 조별 경기 { $games }번이 모두 끝났습니다. 결승 진출자: { $players } 님.
draw-groups-lot = 금덩이와 표준 점수가 같아 { $players } 님의 순위를 추첨으로 정했습니다.
draw-final = 조별 경기 성적이 가장 좋고 아직 대회에 남은 플레이어가 결승을 합니다: { $players } 님.
draw-final-small = 결승의 { $seats }자리 중 { $entrants }자리만 채울 수 있습니다. { $entrants }명일 때의 역할과 손에 든 카드 수로 진행합니다.
draw-final-over = { $players } 님이 결승에서 승리했습니다.
draw-final-lot = 결승의 금덩이와 조별 경기 결과가 같아 { $players } 님의 순위를 추첨으로 정했습니다.
draw-impossible-groups-few = 플레이어가 { $entrants }명 남았고, 테이블에는 적어도 { $least }명이 필요합니다. 어떻게 이어 갈지 주심이 정합니다.
draw-impossible-groups-split = { $entrants }명은 5~7명의 테이블로 나눌 수 없습니다. 참가자를 더 받거나, 어떻게 이어 갈지 주심이 정합니다.
draw-impossible-groups-many = { $entrants }명은 너무 많습니다. 테이블 { $tables }개의 자리는 { $most }개입니다. 나머지는 대기 명단에 올리세요.
draw-impossible-final-few = 결승에 남은 플레이어가 { $entrants }명이고, 적어도 { $least }명이 필요합니다. 순위는 주심이 정합니다.

## 순위

standing-nuggets = 금덩이
standing-standard-score = 표준 점수
standing-group-place = 조별 경기 순위

## 테이블의 금덩이에서 이상한 점

desk-saboteur-doubt-player-above = 금덩이가 12개보다 많은 플레이어가 있습니다. 세 라운드에 그만큼 받을 수 없으니 수를 확인하세요.
desk-saboteur-doubt-table-above = 테이블의 금덩이가 모두 21개보다 많습니다. 세 라운드에 그만큼 나오지 않으니 수를 확인하세요.
desk-saboteur-doubt-table-below = 테이블의 금덩이가 모두 12개보다 적습니다. 벌칙이 있을 때만 그럴 수 있으니 수를 확인하세요.
desk-saboteur-doubt-round = { $number }라운드의 금덩이는 누군가 그 라운드를 잃었을 때만 이렇게 나옵니다. 이 테이블에는 라운드를 잃은 사람이 없으니 수를 확인하세요.

## 실제 카드로 하는 테이블의 시계

desk-saboteur-clock-waiting = 진행 중인 라운드가 없습니다.
desk-saboteur-clock-untimed = 무제한 시간대
desk-saboteur-clock-stalling = 무제한 시간대, { $player } 님은 지연 행위 판정을 받음
desk-saboteur-clock-timed = 초읽기: 모든 차례에 시간 제한이 있습니다
desk-saboteur-clock-stopped = 심판이 게임을 멈췄습니다. 두 시계가 모두 멈춰 있습니다.
desk-saboteur-clock-turn = { $player } 님의 차례입니다.
desk-saboteur-clock-alarm = { $player } 님의 시간이 다 되었습니다. 심판이 손에 든 카드 1장을 무작위로 골라 뒷면으로 버리고, { $player } 님이 카드를 뽑습니다. 패스로 치며 벌칙은 아닙니다.
desk-saboteur-clock-card = 왼쪽에서 { $card }번째 카드(모두 { $hand }장)
desk-saboteur-clock-no-card = 손에 든 카드가 없어 버릴 것이 없습니다.
desk-saboteur-clock-event-round = 라운드의 첫 차례 시작
desk-saboteur-clock-event-turn = 다음 차례
desk-saboteur-clock-event-acted = 카드를 냈거나 버림
desk-saboteur-clock-event-stall = 지연 행위 판정
desk-saboteur-clock-event-stop = 게임 멈춤
desk-saboteur-clock-event-go = 계속
desk-saboteur-clock-event-end = 라운드 끝
error-desk-saboteur-clock = { $event ->
        [round] 지금은 라운드를 시작할 수 없습니다. 진행 중인 라운드를 먼저 끝내고 시작 플레이어를 정하세요.
        [turn] 지금은 다음 차례가 없습니다. 진행 중인 라운드가 없거나 게임이 멈춰 있습니다.
        [acted] 지금은 행동할 수 없습니다. 진행 중인 라운드가 없거나, 게임이 멈춰 있거나, 이 차례의 카드를 이미 냈습니다.
        [stall] 지연 행위는 진행 중인 라운드의 플레이어에게 한 번만 판정할 수 있습니다.
        [stop] 멈출 게임이 없습니다.
        [go] 게임이 멈춰 있지 않습니다.
        [end] 진행 중인 라운드가 없습니다.
       *[other] 테이블의 시계에 그런 단계는 없습니다.
    }

## 벌칙

penalty-saboteur-reminder = 구두 주의
penalty-saboteur-warning = 경고
penalty-saboteur-game-loss = 게임 패배(한 라운드를 잃음)
penalty-saboteur-disqualification = 실격
penalty-question-saboteur-deliberated = 심판들이 논의했습니까, 아니면 고의로 대회를 해쳤습니까? 결정과 이유를 적으세요.
proposal-saboteur-warnings = 경고가 { $found }번 쌓였습니다. 진행 중인 라운드를 게임 패배로 할 수 있습니다.
proposal-saboteur-losses = 게임 패배가 { $found }번 쌓였습니다. 대회 규정에 따르면 실격입니다.

infraction-category-saboteur-1-1 = 1.1 게임 중 실수(경미)
infraction-category-saboteur-1-2 = 1.2 게임 중 실수(보통)
infraction-category-saboteur-1-3 = 1.3 게임 중 실수(중대)
infraction-category-saboteur-2-1 = 2.1 절차 위반(경미)
infraction-category-saboteur-2-2 = 2.2 절차 위반(중대)
infraction-category-saboteur-3-1 = 3.1 비신사적 행위

infraction-saboteur-1-1-a = 1.1-a 카드 뽑기를 잊음
infraction-saboteur-1-1-b = 1.1-b 도구 고장 중 길 카드 사용
infraction-saboteur-1-1-c = 1.1-c 행동 카드 오용
infraction-saboteur-1-1-d = 1.1-d 그 밖의 비슷한 실수
infraction-saboteur-1-2-a = 1.2-a 차례가 아닐 때 카드 냄
infraction-saboteur-1-2-b = 1.2-b 한 차례에 두 장 이상 냄
infraction-saboteur-1-2-c = 1.2-c 두 장 이상 뽑음
infraction-saboteur-1-2-d = 1.2-d 버린 카드를 펼치거나 앞면으로 버림
infraction-saboteur-1-2-e = 1.2-e 버림 더미에서 뽑음
infraction-saboteur-1-2-f = 1.2-f 자기 앞의 고장 카드를 실수로 치움
infraction-saboteur-1-2-g = 1.2-g 놓인 길 카드를 옮기거나 돌림
infraction-saboteur-1-2-h = 1.2-h 라운드가 끝나기 전에 손에 든 카드를 보여 줌
infraction-saboteur-1-3-a = 1.3-a 자기 앞의 고장 카드를 일부러 치움
infraction-saboteur-1-3-b = 1.3-b 낙석 없이 길 카드 제거
infraction-saboteur-1-3-c = 1.3-c 라운드가 끝나기 전에 역할 카드를 보여 줌
infraction-saboteur-1-3-d = 1.3-d 라운드가 끝나기 전에 목적지 카드를 보여 줌
infraction-saboteur-1-3-e = 1.3-e 남의 역할이나 손에 든 카드를, 또는 지도 없이 목적지 카드를 훔쳐봄
infraction-saboteur-1-3-f = 1.3-f 이전 경기 정보를 말함
infraction-saboteur-2-1-a = 2.1-a 심판 구역에 들어감
infraction-saboteur-2-1-b = 2.1-b 심판 업무 방해
infraction-saboteur-2-1-c = 2.1-c 경기 중 외부인과 대화
infraction-saboteur-2-1-d = 2.1-d 5분 이내 지각
infraction-saboteur-2-2-a = 2.2-a 5분 초과 지각
infraction-saboteur-2-2-b = 2.2-b 허가 없이 자리를 뜸
infraction-saboteur-3-1-a = 3.1-a 인신공격
infraction-saboteur-3-1-b = 3.1-b 경기 진행 방해
infraction-saboteur-3-1-c = 3.1-c 사기
infraction-saboteur-3-1-d = 3.1-d 절도
infraction-saboteur-3-1-e = 3.1-e 폭력 행위

remedy-saboteur-draw = 지금 카드를 뽑음
remedy-saboteur-use-legally = 그 자리에서 같은 카드를 규칙에 맞게 씀
remedy-saboteur-discard = 규칙에 맞게 쓸 수 없음: 카드를 버리고 뽑음
remedy-saboteur-back-to-hand = 손으로 되돌리고 다른 것은 그대로 둠
remedy-saboteur-discard-no-draw = 카드를 버리고 뽑지 않음
remedy-saboteur-rest-back-to-hand = 첫 카드는 유효하고 나머지는 손으로 되돌림
remedy-saboteur-rest-discard-no-draw = 첫 카드는 유효하고 나머지는 뽑지 않고 버림
remedy-saboteur-excess-to-deck = 심판이 손에서 초과한 장수를 무작위로 골라 덱에 섞음
remedy-saboteur-face-down = 카드를 뒷면으로 돌려놓음
remedy-saboteur-back-to-pile = 카드를 뒷면으로 버림 더미에 되돌리고, 아직 뽑지 않은 카드가 있으면 뽑음
remedy-saboteur-random-to-pile = 손에 든 카드 1장을 무작위로 뒷면으로 버림 더미에 놓고, 아직 뽑지 않은 카드가 있으면 뽑음
remedy-saboteur-put-back = 카드를 원래대로 되돌려 놓음
