### 대회 운영: 순위, 그림, 프로젝터 화면, 인쇄. 설명은 en/desk-print.ftl에 있습니다.

## 순위

desk-standings-place = 순위
desk-standings-none = { $unit ->
        [game] 첫 게임 전에는 순위가 없습니다.
       *[round] 첫 라운드 전에는 순위가 없습니다.
    }
desk-standings-secret = 결승 진출자를 발표할 때까지 합계와 순위는 심판만 압니다.
desk-standings-staff = 운영진만 볼 수 있습니다. 합계와 순위는 결승 진출자를 발표할 때 공개합니다.
desk-standings-yes = 예
desk-standings-no = 아니요
desk-standings-decided = : 이 기준으로 순위가 정해졌습니다
desk-lots = { $count ->
    [1] 이 단계의 추첨을 마쳤습니다.
   *[other] 이 단계에서 { $count }번 추첨했습니다. 마지막 추첨만 유효합니다.
}
desk-lots-again = 다시 추첨하기
desk-lots-again-sure = 다시 추첨할까요?
desk-lots-again-about = “{ $stage }”의 모든 플레이어를 대회의 시드로 다시 추첨합니다. 결과는 아무도 고를 수 없습니다. 동점자의 순위가 바뀔 수 있고, 진출자도 달라질 수 있습니다. 이전 추첨은 더는 유효하지 않습니다.
desk-lots-again-why = 이유
desk-lots-again-why-about = 기록부에 남습니다.
desk-lots-again-ended = 이 추첨은 바꿀 수 없습니다. 단계가 끝났습니다.
desk-lots-again-heads = 주최 측이나 주심만 다시 추첨할 수 있습니다.
desk-lots-again-done = 다시 추첨했습니다.
desk-standings-end = 최종 결과
desk-standings-champion = 우승
desk-standings-runner-up = 준우승
desk-standings-how = 순위를 정하는 방법
desk-standings-how-about = 왼쪽 열부터 차례로 비교합니다. 표시된 칸은 바로 앞 플레이어보다 뒤가 된 기준입니다. 모든 열에서 동점이면 같은 순위입니다.
desk-standings-draws = { $unit ->
        [game] 게임별 대진 이유
       *[round] 라운드별 대진 이유
    }
standing-still-in-about = 탈락하지 않음. 남아 있는 플레이어가 탈락한 플레이어보다 앞섭니다.
standing-undefeated-about = 한 경기도 지지 않음.
standing-wins-about = 이긴 경기 수. 부전승을 포함합니다.
standing-losses-about = 진 경기 수. 적을수록 좋습니다.
standing-opponents-about = 만난 모든 상대의 승률(0에서 1)의 평균. 부전승에는 상대가 없습니다.
standing-head-to-head-about = 동점인 플레이어끼리 치른 경기의 승수.
standing-lot-about = 대회가 한 번 뽑아 보관하는 추첨. 순위를 정한 경우에만 보입니다.
standing-victories-about = 이긴 시합 수를 치른 시합 수로 나눈 값.
standing-indicator-about = 득점에서 실점을 뺀 값.
standing-touches-about = 득점 합계.
standing-nuggets-about = 여기서 세는 모든 게임의 금덩이 합계.
standing-standard-score-about = 게임마다 금덩이가 그 테이블의 평균보다 얼마나 높거나 낮은지를, 그 테이블의 흩어진 정도로 잰 값.
standing-group-place-about = 조별 경기 후의 순위. 숫자가 작을수록 좋습니다.
standing-reached-about = 이 단계에서 통과한 라운드 수.
standing-champion-about = 결승에서 이김.
standing-third-place-about = 3위 결정전에서 이김.

## 단계별 그림

desk-picture-bracket = 대진표: { $stage }
desk-picture-bracket-about = 첫 라운드부터 결승까지 라운드마다 한 열입니다. 그림 뒤에 같은 내용의 목록이 있습니다.
desk-picture-as-list = 목록으로 보기
desk-picture-unknown = 아직 정해지지 않았습니다.
desk-picture-empty = 여기서는 아무도 경기하지 않습니다.
desk-picture-waits = { $player } – 상대를 기다립니다.
desk-picture-bye = { $player } – 부전승.
desk-picture-meet = { $player } 대 { $other }.
desk-picture-none-won = { $player } 대 { $other }: 아무도 진출하지 않습니다.
desk-picture-won = { $player } 대 { $other }: { $winner } 승리.
desk-picture-won-points = { $player } 대 { $other }, { $points }: { $winner } 승리.
desk-picture-v = V{ $points }
desk-picture-d = D{ $points }
desk-picture-beat = { $player } 승리, 상대 { $other }
desk-picture-beat-points = { $player } 승리, 상대 { $other }, { $points }점
desk-picture-lost = { $player } 패배, 상대 { $other }
desk-picture-lost-points = { $player } 패배, 상대 { $other }, { $points }점
desk-picture-pool = 예선 풀 { $number }
desk-picture-all = 서로 간의 결과
desk-picture-played = { $all }경기 중 { $done }경기가 끝났습니다.
desk-picture-number = 번호
desk-picture-scored = 득점
desk-picture-received = 실점
desk-picture-has = { $player } { $points }

## 프로젝터 화면

desk-screen-page = { $page } / { $pages }
desk-screen-standings = 순위
desk-screen-wait = { $unit ->
        [game] 곧 다음 게임이 시작됩니다.
       *[round] 곧 다음 라운드가 시작됩니다.
    }
desk-screen-scan = 스캔하여 내 테이블 보기
desk-screen-lost = 연결이 끊겼습니다. 최신 내용이 아닐 수 있습니다.
desk-screen-versus = 대
desk-screen-done = 결과가 나왔습니다

## 인쇄

desk-print-what = 인쇄할 것
desk-print-pairings = 테이블순 대진
desk-print-pairings-about = { $unit ->
        [game] 게임의 모든 테이블을 차례로.
       *[round] 라운드의 모든 테이블을 차례로.
    }
desk-print-names = 이름순 대진
desk-print-names-about = 이름순으로 각자의 테이블을.
desk-print-slips = 결과지
desk-print-slips-about = 테이블마다 한 장. 적어서 돌려줍니다.
desk-print-slips-cut = 단면으로 인쇄하고 종이 묶음 전체를 점선대로 자른 뒤, 위쪽 묶음부터 차례로 포개면 테이블 순서가 됩니다.
desk-print-standings = 순위
desk-print-standings-about = 한 단계의 순위와 순위 결정 기준, 그리고 그림.
desk-print-standings-of = 순위: { $stage }
desk-print-certificates = 상장
desk-print-certificates-about = 대회가 끝나면 상위 입상자에게.
desk-print-codes = 참가자 코드
desk-print-codes-about = 참가자의 휴대전화용 QR 코드.
desk-print-codes-care = 코드를 스캔한 사람이 그 참가자가 됩니다. 본인에게만 주세요.
desk-print-codes-none = 코드가 필요한 참가자가 아직 없습니다.
desk-print-blank = 네트워크가 끊겼을 때
desk-print-blank-about = 참가자 명단과 전적, 그리고 빈 결과지.
desk-print-blank-list = { $unit ->
        [game] 참가자와 전적, 다음 게임을 적을 칸
       *[round] 참가자와 전적, 다음 라운드를 적을 칸
    }
desk-print-now = 인쇄
desk-print-stage = 단계
desk-print-places = 순위
desk-print-places-to = { $count ->
        [1] 1위
       *[other] 1위부터 { $count }위까지
    }
desk-print-not-over = 상장은 대회가 끝나면 나옵니다.
desk-print-table = 테이블
desk-print-table-blank = 테이블 ____
desk-print-round-blank = { $unit ->
        [game] ____ 게임
       *[round] ____ 라운드
    }
desk-print-players = 플레이어
desk-print-result = 결과
desk-print-against = 상대
desk-print-first = 선공 플레이어
desk-print-keys = 열쇠
desk-print-amber = 앰버
desk-print-chains = 체인
desk-print-creatures = 생명체
desk-print-touches = 득점
desk-print-points = 점수
desk-print-deal = { $number }라운드
desk-print-signature = 서명
desk-print-report = 여기서 결과를 보고할 수도 있습니다
desk-print-record = 승–패
desk-print-certificate = 상장
desk-print-place = { $rank }위
desk-print-code-about = 본인의 휴대전화로 스캔하세요. 내 테이블을 보고 결과를 보고할 수 있습니다.
