# 대진을 짜는 대신 사람이 직접 정한 테이블.

## 화면

desk-hand = 테이블 직접 정하기
desk-hand-about = 플레이어를 선택한 다음 갈 곳을 선택하세요. 끌어다 놓아도 됩니다. 정한 테이블은 초안이 되고, 평소처럼 발표합니다.
desk-hand-impossible = 규정에 맞는 테이블이 없습니다. 주심이 결정하고 테이블을 직접 정합니다.
desk-hand-of = 직접 정함
desk-hand-none = { $unit ->
        [game] 이 게임에 앉을 플레이어가 없습니다.
       *[round] 이 라운드에 앉을 플레이어가 없습니다.
    }
desk-hand-rest = 자리 없음 ({ $count })
desk-hand-byes = 부전승 ({ $count })
desk-hand-table = 테이블 { $number } ({ $count })
desk-hand-empty = 아직 아무도 없음
desk-hand-here = 여기로: { $count }
desk-hand-to-table = 선택한 { $count }명을 테이블 { $number }번에 앉히기
desk-hand-to-rest = 선택한 { $count }명을 앉히지 않기
desk-hand-to-byes = 선택한 { $count }명을 부전승으로 하기
desk-hand-chosen = { $count ->
        [0] 선택한 플레이어가 없습니다.
       *[other] 플레이어 { $count }명을 선택했습니다.
    }
desk-hand-unchoose = 선택 해제
desk-hand-add = 테이블 추가
desk-hand-remove = 테이블 { $number }번 없애기
desk-hand-lots = 나머지를 추첨으로 앉히기
desk-hand-clear = 모든 테이블 비우기
desk-hand-moved = { $players } 님: 테이블 { $number }번.
desk-hand-moved-rest = { $players } 님: 자리 없음.
desk-hand-moved-byes = { $players } 님: 부전승.
desk-hand-stands = { $count ->
        [0] 이 테이블에는 문제가 없습니다.
       *[other] 이 테이블에는 해결할 문제가 { $count }개 있습니다.
    }
desk-hand-why = 테이블을 직접 정하는 이유
desk-hand-why-about = 이유는 기록부에 남고 운영진이 볼 수 있습니다.
desk-hand-why-needed = 이유를 입력하세요. 이유는 기록부에 남습니다.
desk-hand-save = 초안으로 저장
desk-hand-saved = 초안을 저장했습니다. 확인한 다음 발표하세요.
deed-drawn-by-hand = 테이블 { $count }개를 직접 정했습니다.

## 직접 정한 테이블에 대한 안내

error-desk-hand-pools = 예선 풀에서는 시합마다 테이블이 따로 있습니다. 테이블을 직접 정하는 것은 모두가 한 테이블에만 앉는 단계에서 할 수 있습니다.
error-desk-hand-none = 아직 앉은 사람이 없습니다. 플레이어를 테이블에 앉히세요.
error-desk-hand-over = { $unit ->
        [game] 이 단계는 끝났습니다. 다음 게임은 없습니다.
       *[round] 이 단계는 끝났습니다. 다음 라운드는 없습니다.
    }
error-desk-hand-small = 테이블 { $table }번에 { $found }명이 있습니다. 적어도 { $least }명이 필요합니다.
error-desk-hand-large = 테이블 { $table }번에 { $found }명이 있습니다. 자리는 { $most }명까지입니다.
error-desk-hand-not-in = { $unit ->
        [game] { $name } 님은 이 게임에 나오지 않습니다. 이 단계에 남아 있는 사람을 앉히세요.
       *[round] { $name } 님은 이 라운드에 나오지 않습니다. 이 단계에 남아 있는 사람을 앉히세요.
    }
draw-made-by-hand = 이 테이블은 직접 정했습니다.
draw-made-by-hand-why = 밝힌 이유: { $why }
draw-hand-four = 테이블 { $table }번은 4명입니다. 규정에 4명의 역할이 없으므로, 주심이 달리 정하지 않으면 광부 2명, 방해꾼 1명, 이기적인 광부 1명에 손 6장으로 합니다.
draw-hand-met = { $players } 님은 서로 만난 적이 있습니다.
draw-hand-repeats = 테이블 { $table }번에서 다시 만나는 경우가 { $count }번 있습니다.
draw-hand-byes = 부전승: { $count }명. { $least }명이면 충분합니다.
draw-hand-bye-again = { $player } 님은 이미 부전승을 받았고, 다른 사람은 부전승이 그보다 적습니다.
draw-hand-out = { $count }명이 앉지 않아 이 단계에서 탈락합니다.
draw-hand-sits-out = { $unit ->
        [game] { $count }명이 앉지 않습니다. 그들에게 이 게임은 계산되지 않습니다.
       *[round] { $count }명이 앉지 않습니다. 그들에게 이 라운드는 계산되지 않습니다.
    }
draw-hand-bracket = 대진표에는 승자마다 갈 자리가 있습니다. 테이블을 바꾸면 대진표가 바뀝니다.
draw-hand-split = 규정에 따르면 { $entrants }명은 { $sizes }명의 테이블로 나눕니다.
draw-hand-tables = 테이블이 { $count }개입니다. 규정에 따르면 동시에 { $most }개까지 진행합니다.
