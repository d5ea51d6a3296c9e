### 사보타지: 이 게임에서 플레이어가 읽는 모든 글. 규약은 en/saboteur.ftl 첫머리에 있습니다.
### - 사람 이름 뒤에는 언제나 「님」이 오므로 이름 자체에는 JOSA가 필요 없습니다.
### - JOSA($단어, "을/를")은 단어와 그에 맞는 조사를 함께 돌려줍니다.

saboteur-name = 사보타지
saboteur-tagline = 믿을 수 없는 광부들과 금을 찾아 굴을 팝니다
saboteur-description = 광부는 금광까지 굴을 파고, 방해꾼은 그 사이에 숨어 길을 막습니다. 이기적인 광부는 금을 혼자 차지하려 합니다. 서로의 역할을 모르니 말로 알아내야 합니다.
saboteur-players = 5~7명, 6명일 때 가장 좋음
saboteur-length = 3라운드, 라운드마다 약 20분

## 역할

saboteur-role-digger = 광부
saboteur-role-saboteur = 방해꾼
saboteur-role-selfish = 이기적인 광부
saboteur-role-unknown = 알 수 없는 역할
saboteur-role-covered = 내 역할 카드는 뒷면입니다
saboteur-role-show = 내 역할 보기
saboteur-role-hide = 내 역할 숨기기
saboteur-role-digger-help = 출발 카드에서 금광까지 굴을 잇습니다. 금광에 연결한 광부는 금덩이 3개, 다른 광부는 각자 2개를 받습니다.
saboteur-role-saboteur-help = 덱과 모든 플레이어의 손이 빌 때까지 금광이 발견되지 않게 합니다. 방해꾼이 1명이면 금덩이 4개, 2명이면 각자 3개를 받습니다.
saboteur-role-selfish-help = 금광에 연결하는 마지막 길 카드를 직접 놓습니다. 혼자 금덩이 4개를 받고, 다른 사람은 받지 못합니다.
# $diggers, $saboteurs, $selfish: 이 라운드의 역할별 인원.
saboteur-roles-in-play = 이 라운드의 역할: 광부 { $diggers }명, 방해꾼 { $saboteurs }명, 이기적인 광부 { $selfish }명.

## 도구

saboteur-tool-pickaxe = 곡괭이
saboteur-tool-lantern = 랜턴
saboteur-tool-cart = 수레

## 카드

saboteur-card-start = 출발 카드
saboteur-card-goal = 목적지 카드
saboteur-card-centre = 중앙 카드
saboteur-card-back = 뒷면인 카드
saboteur-card-X = 사거리
saboteur-card-TV = 세로 삼거리
saboteur-card-TH = 가로 삼거리
saboteur-card-CR = 오른쪽 굽은 길
saboteur-card-CL = 왼쪽 굽은 길
saboteur-card-IV = 세로 곧은 길
saboteur-card-IH = 가로 곧은 길
saboteur-card-DX = 막다른 길(사거리)
saboteur-card-DTV = 막다른 길(세로 삼거리)
saboteur-card-DTH = 막다른 길(가로 삼거리)
saboteur-card-DCR = 막다른 길(오른쪽 굽은 길)
saboteur-card-DCL = 막다른 길(왼쪽 굽은 길)
saboteur-card-DIV = 막다른 길(세로 곧은 길)
saboteur-card-DIH = 막다른 길(가로 곧은 길)
saboteur-card-D1V = 막다른 길(세로 한쪽만)
saboteur-card-D1H = 막다른 길(가로 한쪽만)
saboteur-card-broken-P = 고장 난 곡괭이
saboteur-card-broken-L = 고장 난 랜턴
saboteur-card-broken-C = 고장 난 수레
saboteur-card-repair-P = 곡괭이 수리
saboteur-card-repair-L = 랜턴 수리
saboteur-card-repair-C = 수레 수리
saboteur-card-repair-PL = 두 도구 수리(곡괭이·랜턴)
saboteur-card-repair-PC = 두 도구 수리(곡괭이·수레)
saboteur-card-repair-LC = 두 도구 수리(랜턴·수레)
saboteur-card-map = 지도
saboteur-card-fall = 낙석

saboteur-card-help-path = 길 카드: 굴을 이어 나갑니다. 열린 변은 열린 변과 맞닿아야 합니다.
saboteur-card-help-dead-end = 막다른 길: 길 카드처럼 놓지만 굴이 이어지지 않습니다.
saboteur-card-help-broken = 플레이어 한 명 앞에 놓습니다. 수리될 때까지 그 플레이어는 길 카드를 놓을 수 없습니다.
saboteur-card-help-repair = 나를 포함한 플레이어 한 명 앞에서 같은 도구의 고장 난 도구 카드를 치웁니다.
saboteur-card-help-repair-double = 나를 포함한 플레이어 한 명의 도구를 그려진 두 도구 중 하나만 수리합니다.
saboteur-card-help-map = 뒷면인 목적지 카드 1장을 몰래 봅니다.
saboteur-card-help-fall = 놓인 길 카드 1장을 치웁니다. 출발 카드, 중앙 카드, 목적지 카드는 치울 수 없습니다.

## 목적지

saboteur-goal-0 = 위쪽 목적지 카드
saboteur-goal-1 = 가운데 목적지 카드
saboteur-goal-2 = 아래쪽 목적지 카드
saboteur-face-gold = 금광
saboteur-face-stone1 = 돌
saboteur-face-stone2 = 돌
saboteur-face-hidden = 뒷면

## 변과 자리

saboteur-edge-N = 위
saboteur-edge-E = 오른쪽
saboteur-edge-S = 아래
saboteur-edge-W = 왼쪽
saboteur-turned-no = 정방향
saboteur-turned-yes = 180도 회전
# 출발 카드에서 센 자리. $across는 left, right, none 중 하나이고 $columns는 칸 수,
# $along은 up, down, none 중 하나이고 $rows는 칸 수입니다.
saboteur-place = { $across ->
    [left] { $along ->
        [up] 출발점에서 왼쪽 { $columns }칸, 위 { $rows }칸
        [down] 출발점에서 왼쪽 { $columns }칸, 아래 { $rows }칸
       *[none] 출발점에서 왼쪽 { $columns }칸
    }
    [right] { $along ->
        [up] 출발점에서 오른쪽 { $columns }칸, 위 { $rows }칸
        [down] 출발점에서 오른쪽 { $columns }칸, 아래 { $rows }칸
       *[none] 출발점에서 오른쪽 { $columns }칸
    }
   *[none] { $along ->
        [up] 출발점에서 위 { $rows }칸
        [down] 출발점에서 아래 { $rows }칸
       *[none] 출발점
    }
}

## 단계

saboteur-phase-deal = 카드 나누기
saboteur-phase-centre = 중앙 카드
saboteur-phase-turn = 차례 진행
saboteur-phase-stone = 돌 뒤집기
saboteur-phase-touch = 낸 카드 무르기 금지
saboteur-phase-over = 게임 종료

## 안내: 지금 할 수 있는 일

# $round: 다음 라운드의 번호.
saboteur-prompt-deal = { $round }라운드 카드를 나눌 수 있습니다. 준비되면 알려 주세요.
saboteur-prompt-deal-waiting = 준비했습니다. 다른 플레이어도 준비하면 { $round }라운드 카드를 나눕니다.
saboteur-prompt-centre = 내가 시작 플레이어입니다. 중앙 카드의 방향을 선택하세요.
saboteur-prompt-turn = 내 차례입니다. 낼 카드를 선택하거나 패스하세요.
# $tools: 고장 난 내 도구.
saboteur-prompt-turn-broken = 내 차례입니다. 고장 난 도구: { $tools }. 길 카드를 놓을 수 없으니 행동 카드를 내거나 패스하세요.
saboteur-prompt-turn-must = 내 차례입니다. 낼 카드를 선택하세요. 지연 행위 판정을 받아 패스할 수 없습니다.
saboteur-prompt-turn-pass-only = 내 차례입니다. 지금 낼 수 있는 카드가 없습니다. 버릴 카드를 선택하고 패스하세요.
saboteur-prompt-path = { JOSA($card, "을/를") } 놓을 칸을 선택하세요.
saboteur-prompt-path-none = 지금은 { JOSA($card, "을/를") } 놓을 곳이 없습니다. 다른 카드를 선택하거나 이 카드를 버리고 패스하세요.
saboteur-prompt-path-broken = 도구가 고장 나 길 카드를 놓을 수 없습니다. 다른 카드를 선택하거나 이 카드를 버리고 패스하세요.
# $tool: 이 카드로 고장 나는 도구.
saboteur-prompt-broken = 플레이어를 선택하세요. 그 플레이어의 { JOSA($tool, "이/가") } 고장 나고, 수리될 때까지 길 카드를 놓을 수 없습니다.
saboteur-prompt-broken-none = 모든 플레이어의 { JOSA($tool, "이/가") } 이미 고장 났습니다. 다른 카드를 선택하거나 이 카드를 버리고 패스하세요.
saboteur-prompt-repair = { JOSA($tool, "을/를") } 수리할 플레이어를 선택하세요.
saboteur-prompt-repair-double = 플레이어와 수리할 도구 하나를 선택하세요.
saboteur-prompt-repair-none = { $card }: 지금은 수리할 도구가 없습니다. 다른 카드를 선택하거나 이 카드를 버리고 패스하세요.
saboteur-prompt-fall = 치울 길 카드를 선택하세요.
saboteur-prompt-fall-none = 지금은 치울 수 있는 카드가 없습니다. 다른 카드를 선택하거나 이 카드를 버리고 패스하세요.
saboteur-prompt-map = 목적지 카드를 선택하세요. 앞면은 나만 봅니다.
saboteur-prompt-pass = 뒷면으로 버릴 카드를 선택하세요. 이 차례는 패스합니다.
saboteur-prompt-pass-confirm = { JOSA($card, "을/를") } 뒷면으로 버리고 패스하시겠습니까?
saboteur-prompt-stone = 두 쪽에서 돌에 닿았습니다. 돌의 방향을 선택하세요.
saboteur-prompt-touch = 오용한 { $card }: 지금 규칙에 맞게 쓸 방법을 선택하세요.
saboteur-prompt-confirm = 확인하거나 다른 자리를 선택하세요.
saboteur-prompt-sent = 선택을 보내는 중입니다.
saboteur-prompt-wait = { $name } 님이 낼 카드를 선택하고 있습니다.
saboteur-prompt-wait-centre = { $name } 님이 중앙 카드를 놓고 있습니다.
saboteur-prompt-wait-stone = { $name } 님이 돌의 방향을 선택하고 있습니다.
saboteur-prompt-wait-touch = { $name } 님이 오용한 카드를 규칙에 맞게 써야 합니다.
saboteur-prompt-wait-deal = { $round }라운드 카드를 나누기를 기다리고 있습니다.
saboteur-prompt-out-round = 이 라운드에서 빠졌습니다. 다음 라운드에 다시 참가합니다.
saboteur-prompt-out-game = 이 게임에서 빠졌습니다. 끝까지 지켜볼 수 있습니다.
saboteur-prompt-empty-hand = 손에 카드가 없어 라운드가 끝날 때까지 패스합니다.
saboteur-prompt-over = 게임이 끝났습니다.

## 버튼과 방장이 하는 일

saboteur-action-turn-card = 돌리기
saboteur-action-lay = 여기에 놓기
saboteur-action-pass = 패스
saboteur-action-discard = 버리고 패스
saboteur-action-upright = 정방향
saboteur-action-turned = 180도 회전
saboteur-action-cancel = 취소
saboteur-action-ready = 준비 완료
saboteur-action-next-round = { $round }라운드 카드 나누기
saboteur-action-show-result = 결과 보기
# 두 도구 수리 카드를 두 가지로 쓸 수 있을 때, 그중 하나.
saboteur-action-repair = { $name } 님의 { $tool } 수리

saboteur-table-deal = { $round }라운드 카드 나누기
saboteur-table-deal-confirm = 지금 { $round }라운드 카드를 나누시겠습니까?
saboteur-table-skip = { $round }라운드 건너뛰기
saboteur-table-skip-confirm = { $round }라운드를 건너뛰시겠습니까? 이 라운드에는 아무도 금을 받지 못합니다.
saboteur-table-end = 여기서 게임 끝내기
saboteur-table-end-confirm = 여기서 게임을 끝내고 금을 계산하시겠습니까?
saboteur-table-timed = 무제한 시간대 끝내기
saboteur-table-timed-confirm = 무제한 시간대를 끝내시겠습니까? 그 뒤로는 차례마다 { $seconds }초입니다.
saboteur-table-timeout = { $name } 님 시간 초과
saboteur-table-timeout-confirm = { $name } 님을 시간 초과로 처리하시겠습니까? 손에 든 카드 1장을 무작위로 버립니다.
saboteur-table-stall = { $name } 님 지연 행위
saboteur-table-stall-confirm = { $name } 님의 지연 행위로 판정하시겠습니까? 이 라운드의 무제한 시간대가 끝날 때까지 차례마다 { $seconds }초입니다.
saboteur-table-lose-round = { $name } 님 게임 패배(이 라운드)
saboteur-table-lose-round-confirm = { $name } 님을 이 라운드에서 빼시겠습니까? 이 라운드의 금은 받지 못하고, 다음 라운드에 다시 참가합니다.
saboteur-table-remove = { $name } 님을 게임에서 빼기
saboteur-table-remove-confirm = { $name } 님을 이 게임에서 아주 빼시겠습니까? 되돌릴 수 없습니다.

## 테이블과 플레이어

saboteur-panel-round = { $rounds }라운드 중 { $round }라운드
saboteur-panel-deck = { $count ->
    [0] 덱이 비었음
   *[other] 덱: { $count }장
}
saboteur-panel-pile = { $count ->
    [0] 버림 더미가 비었음
   *[other] 버림 더미: { $count }장
}
saboteur-panel-hand = { $count ->
    [0] 손에 카드 없음
   *[other] 손 { $count }장
}
saboteur-panel-start-player = 시작 플레이어
saboteur-panel-turn = 차례
saboteur-panel-broken = 고장 난 { $tool }
saboteur-panel-stalling = 지연 행위: 차례마다 { $seconds }초
saboteur-panel-out-round = 이 라운드에서 빠짐
saboteur-panel-out-game = 게임에서 빠짐
saboteur-panel-role = 내 역할: { $role }
saboteur-panel-role-hidden = 내 역할: 중앙 카드를 놓은 뒤에 봄
saboteur-panel-you = 나
saboteur-panel-your-hand = 내 손
saboteur-panel-field = 놓인 길 영역
saboteur-panel-peeked = 본 플레이어: { $names }
saboteur-nuggets = { $count ->
    [0] 금덩이 없음
   *[other] 금덩이 { $count }개
}

## 시계

saboteur-timer-untimed = 무제한 시간대
saboteur-timer-move = { $name } 님의 남은 시간
saboteur-timer-stall = { $name } 님의 남은 시간(지연 행위)
saboteur-clock-untimed = 무제한 시간대가 끝날 때까지 차례에 시간 제한이 없습니다.
saboteur-clock-timed = 차례마다 { $seconds }초입니다. 시간을 넘기면 패스가 되고 손에 든 카드 1장을 무작위로 버립니다.
saboteur-clock-hurry = { $seconds }초 남았습니다. 카드를 내지 않으면 손에 든 카드 1장을 무작위로 버립니다.
saboteur-clock-stalling = 지연 행위로 판정되었습니다. 무제한 시간대가 끝날 때까지 차례마다 { $seconds }초입니다.

## 게임 로그

saboteur-event-dealt = { $round }라운드를 시작합니다. 카드를 나누었고 덱에 { $deck }장이 남았습니다.
saboteur-event-gold-drawn = { $name } 님이 금덩이 3개짜리 금 카드를 뽑아 시작 플레이어가 됩니다.
saboteur-event-set-aside = 중앙 카드를 찾으며 나온 { $count }장을 덱에 다시 섞습니다: { $cards }.
saboteur-event-centre-found = { $name } 님이 중앙 카드를 펼칩니다: { $card }.
saboteur-event-centre-laid = { $turned ->
    [yes] { $name } 님이 중앙 카드를 { $place }에 180도 돌려 놓습니다: { $card }.
   *[no] { $name } 님이 중앙 카드를 { $place }에 정방향으로 놓습니다: { $card }.
}
saboteur-event-role-seen = { $shown ->
    [yes] { $name } 님이 자기 역할 카드를 봅니다: { $role }.
   *[no] { $name } 님이 자기 역할 카드를 봅니다.
}
saboteur-show-cell = 놓인 길 영역에서 보기
saboteur-event-path-laid = { $turned ->
    [yes] { $name } 님이 { $place }에 { JOSA($card, "을/를") } 180도 돌려 놓습니다.
   *[no] { $name } 님이 { $place }에 { JOSA($card, "을/를") } 놓습니다.
}
saboteur-event-goal-up = { $name } 님이 { $goal }에 닿아 앞면으로 뒤집습니다: { $face }.
saboteur-event-tool-broken = { $self ->
    [yes] { $name } 님이 자기 { JOSA($tool, "을/를") } 고장 냅니다.
   *[no] { $name } 님이 { $target } 님의 { JOSA($tool, "을/를") } 고장 냅니다.
}
saboteur-event-tool-repaired = { $self ->
    [yes] { $name } 님이 { JOSA($card, "을/를") } 내어 자기 { JOSA($tool, "을/를") } 수리합니다.
   *[no] { $name } 님이 { JOSA($card, "을/를") } 내어 { $target } 님의 { JOSA($tool, "을/를") } 수리합니다.
}
saboteur-event-rockfall = { $name } 님이 낙석으로 { $place }의 { JOSA($card, "을/를") } 치웁니다.
saboteur-event-map-used = { $shown ->
    [yes] { $name } 님이 지도로 { JOSA($goal, "을/를") } 봅니다: { $face }.
   *[no] { $name } 님이 지도로 { JOSA($goal, "을/를") } 봅니다.
}
saboteur-event-passed = { $shown ->
    [yes] { $name } 님이 { JOSA($card, "을/를") } 뒷면으로 버리고 패스합니다.
   *[no] { $name } 님이 카드 1장을 뒷면으로 버리고 패스합니다.
}
saboteur-event-drew = { $shown ->
    [yes] { $name } 님이 { JOSA($card, "을/를") } 뽑습니다. 덱에 { $deck }장이 남았습니다.
   *[no] { $name } 님이 카드 1장을 뽑습니다. 덱에 { $deck }장이 남았습니다.
}
saboteur-event-auto-pass = { $name } 님은 손에 카드가 없어 패스합니다.
saboteur-event-timed-out = { $shown ->
    [yes] { $name } 님이 시간 초과로 무작위 카드 1장을 뒷면으로 버립니다: { $card }.
   *[no] { $name } 님이 시간 초과로 무작위 카드 1장을 뒷면으로 버립니다.
}
saboteur-event-untimed-over = 무제한 시간대가 끝나고 초읽기를 시작합니다. 차례마다 { $seconds }초입니다.
saboteur-event-stalling-ruled = { $name } 님이 지연 행위 판정을 받아, 무제한 시간대가 끝날 때까지 차례마다 { $seconds }초입니다.
saboteur-event-touched = { $name } 님이 { JOSA($card, "을/를") } 오용했습니다. 그 자리에서 규칙에 맞게 써야 합니다(낸 카드 무르기 금지).
saboteur-event-touch-discarded = { $name } 님의 { JOSA($card, "은/는") } 지금 규칙에 맞게 쓸 방법이 없어 버립니다.
saboteur-event-lost-round = { $name } 님이 게임 패배를 받아 이 라운드에 더 참가하지 않고, 이 라운드의 금도 받지 못합니다.
saboteur-event-removed = { $name } 님이 게임에서 빠집니다.
saboteur-event-round-skipped = 남은 플레이어가 모자라 이 라운드는 하지 않습니다.
saboteur-event-game-ended = 마지막 라운드 전에 게임을 끝냅니다.
# $winner: 이긴 역할의 id. $by: 연결한 플레이어($name)의 역할 id, 없으면 "none".
saboteur-event-round-over = { $winner ->
    [saboteur] { $round }라운드가 끝났습니다. 금광을 찾지 못해 방해꾼이 승리합니다.
    [selfish] { $round }라운드가 끝났습니다. 이기적인 광부 { $name } 님이 금광에 연결해 혼자 승리합니다.
   *[digger] { $by ->
        [saboteur] { $round }라운드가 끝났습니다. 방해꾼 { $name } 님이 금광에 연결해 광부가 승리합니다.
       *[digger] { $round }라운드가 끝났습니다. { $name } 님이 금광에 연결해 광부가 승리합니다.
    }
}
# $count: 승자의 수, $gold: 승자의 금덩이.
saboteur-event-game-over = { $count ->
    [0] 게임이 끝났습니다. 남은 플레이어가 없습니다.
    [1] 게임이 끝났습니다. 승자: { $names } 님, 금덩이 { $gold }개.
   *[other] 게임이 끝났습니다. 동점: { $names } 님, 금덩이 각 { $gold }개.
}

## 라운드의 끝

saboteur-round-end-title = { $round }라운드 종료
# $winner, $by, $name: saboteur-event-round-over와 같습니다.
saboteur-round-end-winner = { $winner ->
    [saboteur] 방해꾼 승리
    [selfish] 이기적인 광부 { $name } 님 단독 승리
   *[digger] 광부 승리
}
saboteur-round-end-how = { $winner ->
    [saboteur] 덱이 떨어지도록 아무도 금광을 찾지 못했습니다.
    [selfish] { $name } 님이 금광에 연결하는 길 카드를 놓아 금을 혼자 받습니다.
   *[digger] { $by ->
        [saboteur] 방해꾼인 { $name } 님이 금광에 연결하는 길 카드를 놓아 광부가 승리합니다.
       *[digger] { $name } 님이 금광에 연결하는 길 카드를 놓았습니다.
    }
}
saboteur-round-end-goal = 금광은 { $goal }였습니다.
saboteur-round-end-you = { $count ->
    [0] 이 라운드에서는 금덩이를 받지 못했습니다.
   *[other] 이 라운드에서 금덩이 { $count }개를 받았습니다.
}
saboteur-round-end-player = 플레이어
saboteur-round-end-role = 역할
saboteur-round-end-pay = 금덩이
saboteur-round-end-total = 합계
saboteur-round-end-connector = 연결한 플레이어
saboteur-round-end-lost = 라운드에서 빠짐
saboteur-round-end-reveal = 역할 공개
saboteur-round-end-waiting = 기다리는 중: { $names }

## 게임의 끝

saboteur-game-end-title = 게임 종료
saboteur-game-end-winner = { $count ->
    [0] 남은 플레이어 없음
    [1] { $names } 님이 금덩이 { $gold }개로 승리
   *[other] { $names } 님이 금덩이 각 { $gold }개로 공동 1위
}
saboteur-game-end-you-won = 이 게임에서 승리했습니다.
saboteur-game-end-you-rank = { $count }명 중 { $rank }위입니다.
saboteur-game-end-rank = 순위
saboteur-game-end-round = { $round }라운드
saboteur-game-end-gold = 게임 전체 금덩이

## 첫 게임 안내

saboteur-guide-role-hidden = 역할 카드는 뒷면으로 나눕니다. 중앙 카드를 놓은 뒤에 내 역할을 볼 수 있습니다.
saboteur-guide-centre = 중앙 카드는 놓인 길 영역 가운데에 놓이고 라운드 내내 치울 수 없습니다. 방향을 선택하세요.
saboteur-guide-role-digger = 나는 광부입니다. 출발 카드에서 금광까지 끊기지 않는 굴을 함께 만드세요. 금광은 목적지 카드 3장 중 1장입니다.
saboteur-guide-role-saboteur = 나는 방해꾼입니다. 카드가 모두 떨어질 때까지 금광이 발견되지 않게 하고, 정체를 들키지 마세요.
saboteur-guide-role-selfish = 나는 이기적인 광부입니다. 굴을 함께 파되 금광에 연결하는 마지막 카드는 직접 놓으세요. 그래야만 금을 받습니다.
saboteur-guide-lay = 길 카드를 선택하면 놓을 수 있는 칸이 밝아집니다. 열린 변은 열린 변과, 막힌 변은 막힌 변과 만나야 하고, 보통은 출발 카드나 중앙 카드에서 굴이 이어져야 합니다.
saboteur-guide-turn-card = 길 카드는 정방향이나 180도 회전으로만 놓고, 가로로 눕힐 수 없습니다. 돌려서 다른 방향으로 놓을 칸도 살펴보세요.
saboteur-guide-dead-end = 막다른 길입니다. 길 카드처럼 놓지만 굴이 이어지지 않습니다. 방해꾼에게는 좋은 카드이고, 광부라면 버리는 편이 낫습니다.
saboteur-guide-broken-self = 도구가 고장 났습니다. 누군가 수리할 때까지 길 카드를 놓을 수 없습니다. 행동 카드를 내거나, 패스하거나, 채팅으로 도움을 청하세요.
saboteur-guide-broken = 고장 난 도구 카드를 받은 플레이어는 길 카드를 놓을 수 없습니다. 적이라고 생각하는 플레이어에게 쓰세요.
saboteur-guide-repair = 도구 수리 카드로 내 앞이나 믿는 플레이어 앞의 고장 난 도구 카드를 치웁니다. 두 도구 수리는 둘 중 하나만 수리합니다.
saboteur-guide-map = 지도를 쓰면 목적지 카드 1장을 나 혼자 봅니다. 본 것을 사실대로 말할지 속일지는 마음대로입니다.
saboteur-guide-map-seen = 목적지 카드를 보았습니다. 그 카드를 보지 않은 플레이어는 내 말이 참인지 확인할 수 없습니다.
saboteur-guide-fall = 낙석으로 길 카드 1장을 치웁니다. 길을 막는 막다른 길이나 적에게 유리한 카드를 노리세요.
saboteur-guide-pass = 낼 만한 카드가 없으면 패스하세요. 카드 1장을 뒷면으로 버리고 새로 1장을 뽑습니다. 버린 카드는 아무도 보지 못합니다.
saboteur-guide-talk = 대화도 게임의 일부입니다. 말로 속이는 것은 허용되지만 카드를 보여 주어서는 안 됩니다.
saboteur-guide-stone = 이 목적지 카드는 돌이었습니다. 그 자리에 굴로 남습니다. 금광은 다른 목적지 카드입니다.
saboteur-guide-deck-low = 덱에 { $deck }장만 남았습니다. 덱과 모든 손이 비면 방해꾼이 승리합니다.
saboteur-guide-deck-empty = 덱이 비었습니다. 이제 뽑지 않고 손에 든 카드만 씁니다. 한 장 한 장이 중요합니다.
saboteur-guide-watch = 다른 플레이어의 행동을 살펴보세요. 누가 굴을 파고, 누가 도구를 고장 내고, 누가 좋은 카드를 두고 패스하는지를 보면 역할을 짐작할 수 있습니다.
saboteur-guide-near-gold = 카드 1장이면 목적지에 닿을 수 있습니다. 누가 놓느냐에 따라 금을 받는 사람이 달라집니다.
saboteur-guide-next-round = 다음 라운드에는 모두 새 역할을 받습니다. 모은 금덩이는 그대로입니다.

## 채팅의 빠른 문구. $name: 말을 건네거나 이야기하는 플레이어.

saboteur-phrase-hello = 안녕하세요!
saboteur-phrase-good-game = 즐거운 게임이었어요!
saboteur-phrase-nice-move = 멋진 수예요!
saboteur-phrase-thanks = 고마워요!
saboteur-phrase-sorry = 미안해요, 어쩔 수 없었어요.
saboteur-phrase-digger = 저는 광부예요.
saboteur-phrase-not-saboteur = 저는 방해꾼이 아니에요!
saboteur-phrase-trust = { $name } 님을 믿어요.
saboteur-phrase-distrust = { $name } 님을 믿지 마세요.
saboteur-phrase-is-saboteur = { $name } 님은 방해꾼이에요.
saboteur-phrase-is-selfish = { $name } 님은 이기적인 광부예요.
saboteur-phrase-break = { $name } 님의 도구를 고장 냅시다.
saboteur-phrase-repair-other = { $name } 님의 도구를 수리해 주세요.
saboteur-phrase-why = { $name } 님, 왜 그렇게 하셨어요?
saboteur-phrase-gold-top = 금광은 위쪽에 있어요.
saboteur-phrase-gold-middle = 금광은 가운데에 있어요.
saboteur-phrase-gold-bottom = 금광은 아래쪽에 있어요.
saboteur-phrase-stone-top = 위쪽은 돌이에요.
saboteur-phrase-stone-middle = 가운데는 돌이에요.
saboteur-phrase-stone-bottom = 아래쪽은 돌이에요.
saboteur-phrase-repair-pickaxe = 제 곡괭이를 수리해 주세요.
saboteur-phrase-repair-lantern = 제 랜턴을 수리해 주세요.
saboteur-phrase-repair-cart = 제 수레를 수리해 주세요.
saboteur-phrase-no-path = 길 카드가 없어요.
saboteur-phrase-no-fit = 제 길 카드는 놓을 곳이 없어요.
saboteur-phrase-have-map = 지도가 있어요.
saboteur-phrase-need-map = 지도 있는 분 계세요?
saboteur-phrase-need-fall = 여기에 낙석이 필요해요.
saboteur-phrase-finish = 다음 차례에 금광에 연결할 수 있어요.
saboteur-phrase-hurry = 덱이 얼마 안 남았어요!

## 화면 낭독기

saboteur-sr-field = 놓인 길 영역입니다. 방향키로 움직입니다.
saboteur-sr-cell = { $turned ->
    [yes] { $card }, 180도 회전, { $place }. 열린 변: { $edges }. { $reached ->
        [yes] 출발점과 연결됨.
       *[no] 출발점과 연결되지 않음.
    }
   *[no] { $card }, { $place }. 열린 변: { $edges }. { $reached ->
        [yes] 출발점과 연결됨.
       *[no] 출발점과 연결되지 않음.
    }
}
saboteur-sr-cell-centre = { $turned ->
    [yes] 중앙 카드: { $card }, 180도 회전, { $place }. 열린 변: { $edges }. { $reached ->
        [yes] 출발점과 연결됨.
       *[no] 출발점과 연결되지 않음.
    }
   *[no] 중앙 카드: { $card }, { $place }. 열린 변: { $edges }. { $reached ->
        [yes] 출발점과 연결됨.
       *[no] 출발점과 연결되지 않음.
    }
}
saboteur-sr-cell-start = 출발 카드. 네 변이 모두 열려 있음.
saboteur-sr-cell-empty = 빈칸, { $place }.
saboteur-sr-cell-legal = { $turned ->
    [yes] 빈칸, { $place }. 여기에 { JOSA($card, "을/를") } 180도 돌려 놓기.
   *[no] 빈칸, { $place }. 여기에 { JOSA($card, "을/를") } 정방향으로 놓기.
}
saboteur-sr-cell-removable = { $card }, { $place }. 낙석으로 치우기.
saboteur-sr-goal-down = { $goal }, 뒷면, { $place }.
saboteur-sr-goal-seen = { $goal }, 뒷면, { $place }. 내가 본 앞면: { $face }.
saboteur-sr-goal-up = { $goal }, 앞면: { $face }, { $place }. 열린 변: { $edges }.
saboteur-sr-goal-choose = { $goal }, { $place }. 지도로 보기.
saboteur-sr-hand = { $count ->
    [0] 손에 카드가 없습니다.
   *[other] 내 손: { $count }장.
}
# $index, $count: 손에 든 카드 중 몇 번째인지와 모두 몇 장인지. $places: 지금 낼 수 있는 방법의 수.
saboteur-sr-hand-card = { $places ->
    [0] { $card }, { $count }장 중 { $index }번째. 지금은 버릴 수만 있음.
   *[other] { $card }, { $count }장 중 { $index }번째. 낼 수 있는 곳 { $places }군데.
}
saboteur-sr-hand-card-waiting = { $card }, { $count }장 중 { $index }번째.
# $broken: 고장 난 도구의 수, $tools: 그 이름.
saboteur-sr-player = { $broken ->
    [0] { $name } 님. 손 { $hand }장, 금덩이 { $gold }개. 고장 난 도구 없음.
   *[other] { $name } 님. 손 { $hand }장, 금덩이 { $gold }개. 고장 난 도구: { $tools }.
}
saboteur-sr-player-choose = { $name } 님 선택.
saboteur-sr-your-turn = 내 차례입니다.
saboteur-sr-zoom-in = 확대
saboteur-sr-zoom-out = 축소
saboteur-sr-fit = 놓인 길 영역 전체 보기

## 게임 옵션. 옵션마다 이름, 설명, 값의 이름이 있습니다.

saboteur-option-maps = 지도 수
saboteur-option-maps-help = 행동 카드에 지도가 몇 장 있는지 정합니다. 상자에는 6장이 들어 있고, 대회 규정에는 5장으로 적혀 있습니다.
saboteur-option-maps-5 = 지도 5장
saboteur-option-maps-6 = 지도 6장
saboteur-option-roles-seen = 역할을 보는 때
saboteur-option-roles-seen-help = 중앙 카드를 놓을 때 플레이어가 자기 역할을 아는지 정합니다. 대회에서는 놓은 뒤에 봅니다.
saboteur-option-roles-seen-after-centre = 중앙 카드를 놓은 뒤
saboteur-option-roles-seen-before = 중앙 카드를 놓기 전
saboteur-option-middle = 중앙 카드의 자리
saboteur-option-middle-help = 출발 카드와 목적지 카드 사이의 7열 중 어느 열에 중앙 카드를 놓을지 정합니다. 4열이 한가운데입니다.
saboteur-option-middle-2 = 2열
saboteur-option-middle-3 = 3열
saboteur-option-middle-4 = 4열(한가운데)
saboteur-option-middle-5 = 5열
saboteur-option-middle-6 = 6열
saboteur-option-middle-7 = 7열(목적지 카드 옆)
saboteur-option-placement = 길 카드를 놓는 곳
saboteur-option-placement-help = 새 길 카드가 무엇과 이어져야 하는지 정합니다.
saboteur-option-placement-start-or-centre = 출발 카드나 중앙 카드와 이어진 곳
saboteur-option-placement-start = 출발 카드와 이어진 곳
saboteur-option-placement-adjacent = 변만 맞으면 아무 카드 옆이나
saboteur-option-placement-open-edge = 아무 카드의 열린 변 옆
saboteur-option-broken-unpaid = 도구가 고장 난 광부의 금
saboteur-option-broken-unpaid-help = 라운드가 끝날 때 도구가 고장 나 있는 광부가 금을 받는지 정합니다. 대회에서는 받습니다.
saboteur-option-broken-unpaid-false = 받음
saboteur-option-broken-unpaid-true = 받지 못함
saboteur-option-early-end = 라운드를 일찍 끝내기
saboteur-option-early-end-help = 아무도 카드를 더 내려 하지 않을 때 손이 모두 비기 전에 라운드를 끝내도 되는지 정합니다.
saboteur-option-early-end-never = 끝내지 않음: 카드가 떨어질 때까지
saboteur-option-early-end-all-pass = 덱이 비고 모든 플레이어가 연달아 패스할 때
saboteur-option-untimed = 무제한 시간대
saboteur-option-untimed-help = 라운드를 시작하고 얼마 뒤부터 차례마다 시간을 재는지 정합니다. 대회에서는 15분입니다.
saboteur-option-untimed-0 = 없음: 처음부터 시간을 잼
saboteur-option-untimed-300 = 5분
saboteur-option-untimed-600 = 10분
saboteur-option-untimed-900 = 15분
saboteur-option-untimed-1200 = 20분
saboteur-option-move-clock = 차례의 시간 제한
saboteur-option-move-clock-help = 무제한 시간대가 끝난 뒤 한 차례에 쓸 수 있는 시간입니다. 대회에서는 30초입니다.
saboteur-option-move-clock-15 = 15초
saboteur-option-move-clock-30 = 30초
saboteur-option-move-clock-45 = 45초
saboteur-option-move-clock-60 = 60초
saboteur-option-stall-clock = 지연 행위자의 시간 제한
saboteur-option-stall-clock-help = 무제한 시간대에 지연 행위 판정을 받은 플레이어가 한 차례에 쓸 수 있는 시간입니다. 대회에서는 45초입니다.
saboteur-option-stall-clock-30 = 30초
saboteur-option-stall-clock-45 = 45초
saboteur-option-stall-clock-60 = 60초
saboteur-option-stalling-pass = 지연 행위자의 패스
saboteur-option-stalling-pass-help = 지연 행위 판정을 받은 플레이어가 그 시간 안에 카드를 쓰지 않고 패스해도 되는지 정합니다.
saboteur-option-stalling-pass-true = 패스할 수 있음
saboteur-option-stalling-pass-false = 쓸 카드가 없을 때만

## Client: pages of the guide, and the list of keys

saboteur-key-pick = 손에 든 카드 고르기
saboteur-key-aim = 목표 사이 이동
saboteur-key-play = 그곳에 카드 내기
saboteur-key-turn = 카드 돌리기
saboteur-key-discard = 카드를 버리고 패스
saboteur-key-cancel = 카드 내려놓기
saboteur-key-zoom = 확대, 축소, 전체 보기
saboteur-key-pan = 놓인 길 영역 옮기기
