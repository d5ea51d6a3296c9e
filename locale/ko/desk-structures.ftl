### 대회 운영: 라운드를 왜 이렇게 추첨했는지, 순위표의 열 이름은 무엇인지.
### - $player, $other는 이름, $players는 글로 이어 적은 명단, 나머지는 수입니다.
### - 사람 이름 뒤에는 언제나 「님」이 오므로 이름 자체에는 JOSA가 필요 없습니다.

## 무작위 대진

draw-random =
    { $rematches ->
        [0] { $count }명의 대진을 무작위로 정했습니다. 재대결이 없는 모든 대진의 확률이 같았습니다.
       *[other] { $count }명의 대진을 무작위로 정했습니다. 재대결 { $rematches }경기는 피할 수 없었고, 재대결이 그보다 많지 않은 모든 대진의 확률이 같았습니다.
    }
draw-random-near =
    { $rematches ->
        [0] { $count }명의 대진을 재대결 없이 무작위로 정했습니다. 그런 대진이 얼마 남지 않아 확률은 거의 같은 정도입니다.
       *[other] { $count }명의 대진을 무작위로 정했습니다. 재대결은 { $rematches }경기로, 더 줄일 수 없습니다. 그런 대진이 얼마 남지 않아 확률은 거의 같은 정도입니다.
    }
draw-random-any = { $count }명의 대진을 무작위로 정했습니다. 재대결까지 포함해 모든 대진의 확률이 같았습니다.
draw-random-pools = 패배 수가 같은 플레이어끼리 만납니다. 인원이 홀수이면 그중 1명이 패배가 하나 더 많은 플레이어와 만납니다.
draw-random-crossing = { $player } 님과 { $other } 님은 패배 수가 다릅니다. 패배 수가 같은 인원이 홀수이면 그중 1명이 패배 수가 그다음으로 많은 플레이어와 만납니다.
draw-random-rematch = { $player } 님과 { $other } 님은 이미 만난 적이 있습니다. 재대결을 더 줄일 수 없었습니다.
draw-bye-random =
    { $among ->
        [1] 인원이 홀수입니다. 지금까지 부전승이 가장 적은({ $byes }번) { $player } 님이 부전승입니다.
       *[other] 인원이 홀수입니다. 지금까지 부전승이 가장 적은({ $byes }번) { $among }명 가운데 추첨으로 { $player } 님이 부전승입니다.
    }
draw-bye-worst =
    { $among ->
        [1] 인원이 홀수입니다. 지금까지 부전승이 가장 적고({ $byes }번) 그중 성적이 가장 낮은 { $player } 님이 부전승입니다.
       *[other] 인원이 홀수입니다. 지금까지 부전승이 가장 적고({ $byes }번) 성적이 가장 낮은 { $among }명 가운데 추첨으로 { $player } 님이 부전승입니다.
    }

## 2패 탈락제

draw-two-loss = { $count }명이 남아 있습니다. { $losses }경기를 진 플레이어는 탈락하며, { $cut }명 이하가 남을 때까지 계속합니다.
draw-two-loss-over =
    { $count ->
        [0] 예선 라운드가 끝났습니다. 남은 플레이어가 없습니다.
       *[other] 예선 라운드가 끝났습니다. { $cut }명 이하가 남았습니다. { $count }명이 본선에 진출합니다.
    }
draw-two-loss-pools-over = 예선 라운드가 끝났습니다. 무패 플레이어가 { $cut }명의 절반 이하입니다. 무패({ $undefeated }명)는 모두 진출하고, 남은 자리({ $filled }명)는 나머지 플레이어가 순위대로 채웁니다.

## 본선 토너먼트

draw-elimination-random = { $count }명의 테이블을 무작위로 정했습니다.
draw-elimination-alone = 상대가 없습니다.
draw-elimination-over = 우승자가 정해졌습니다.
draw-elimination-nobody = 남은 플레이어가 없어 우승자가 없습니다.
draw-bracket-random =
    { $byes ->
        [0] { $count }명이 대진표의 { $size }자리를 추첨했습니다.
       *[other] { $count }명이 대진표의 { $size }자리를 추첨했습니다. 빈 { $byes }자리의 상대는 부전승입니다.
    }
draw-bracket-seeded =
    { $byes ->
        [0] { $count }명을 시드 순서로 대진표에 넣었습니다. 1번과 2번 시드는 결승에서만 만날 수 있습니다.
        [1] { $count }명을 시드 순서로 대진표에 넣었습니다. 1번과 2번 시드는 결승에서만 만날 수 있습니다. 1번 시드는 부전승입니다.
       *[other] { $count }명을 시드 순서로 대진표에 넣었습니다. 1번과 2번 시드는 결승에서만 만날 수 있습니다. 1~{ $byes }번 시드는 부전승입니다.
    }
draw-bracket-next = 승자는 대진표의 다음 자리로 올라갑니다.
draw-seeds = { $first }번 시드 대 { $second }번 시드.
draw-bye-seed = { $player } 님은 { $seed }번 시드로 부전승입니다.
draw-bye-lot = { $player } 님은 추첨으로 부전승입니다.
draw-bye-walkover = { $player } 님은 남은 상대가 없어 경기 없이 올라갑니다.
draw-third-place = 준결승에서 진 두 플레이어가 3위를 다툽니다.

draw-label-final = 결승
draw-label-third-place = 3위 결정전
draw-label-semifinal = 준결승
draw-label-quarterfinal = 준준결승
draw-label-round-of-16 = 16강
draw-label-round-of-32 = 32강
draw-label-round-of-64 = 64강
draw-label-round-of-128 = 128강
draw-label-round-of-256 = 256강
draw-label-round-of-512 = 512강
draw-label-round-of-1024 = 1,024강
draw-label-round-of-2048 = 2,048강
draw-label-round-of-4096 = 4,096강
draw-label-round-of-8192 = 8,192강
draw-label-round-of-16384 = 16,384강

## 예선 풀과 풀 리그

draw-pools =
    { $pools ->
        [1] { $count }명이 풀 1개를 이룹니다.
       *[other] { $count }명을 시드 순서에 따라 번갈아 오가며 풀 { $pools }개로 나누었습니다.
    }
draw-pools-clubs =
    { $pairs ->
        [0] 소속이 같은 플레이어를 모두 다른 풀에 두었습니다.
       *[other] 소속이 같은 플레이어를 되도록 다른 풀에 두었습니다. { $pairs }쌍은 같은 풀입니다.
    }
draw-pool = 풀 { $pool }: { $players }
draw-pool-bout = 풀 { $pool }, { $of }시합 중 { $bout }번째
draw-pool-late = { $player } 님은 추첨 뒤에 와서 인원이 가장 적은 풀 { $pool }에 들어갑니다.
draw-pools-over = 예선 풀의 모든 시합이 끝났습니다. { $count }명이 진출합니다.
draw-round-robin = 모두가 서로 한 번씩 만납니다. { $round }라운드입니다.
draw-round-robin-over = 모두가 서로 만났습니다. { $count }명이 진출합니다.
draw-bye-turn = 이번 라운드는 { $player } 님이 쉴 차례입니다.

## 순위표의 열

standing-still-in = 잔류
standing-undefeated = 무패
standing-losses = 패배
standing-reached = 통과한 라운드
standing-champion = 우승
standing-third-place = 3위
standing-victories = 시합당 승수
standing-indicator = 득실차
standing-touches = 득점
