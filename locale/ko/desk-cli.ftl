### 터미널에서 보는 대회.

desk-cli-player = 플레이어 { $number }
desk-cli-round = { $unit ->
        [game] { $number }게임 · { $stage }
       *[round] { $number }라운드 · { $stage }
    }
desk-cli-standings = 순위 · { $stage }
desk-cli-penalties = 벌칙
desk-cli-no-penalties = 벌칙이 없습니다.
desk-cli-ended = 대회를 일찍 마쳤습니다: { $reason }
desk-cli-bye = 부전승
desk-cli-column-table = 테이블
desk-cli-column-players = 플레이어
desk-cli-column-result = 결과
desk-cli-column-rank = 순위
desk-cli-column-round = { $unit ->
        [game] 게임
       *[round] 라운드
    }
desk-cli-column-penalty = 벌칙
desk-cli-column-infraction = 위반
