### 대회 페이지의 글. 설명은 en/desk-page.ftl에 있습니다.

## 대회 목록과 첫 화면

desk-events-none = 아직 대회가 없습니다. 첫 대회를 열어 보세요.
desk-events-mine = 내 대회
desk-events-others = 다른 대회
desk-new-event = 새 대회
desk-new-event-about = 게임과 진행 방식을 고르세요. 나중에 설정에서 모두 바꿀 수 있습니다.
desk-import = 대회 가져오기
desk-preset = 진행 방식
desk-preset-later = 단계, 시계, 대회의 모든 규정은 시작하기 전까지 설정에서 바꿀 수 있습니다.
desk-event-name = 대회 이름
desk-organizer-you = 내가 주최 측이 됩니다.
desk-create = 대회 만들기
desk-players-count = 참가자 { $count }명
desk-status-preparing = 준비 중
desk-status-running = 진행 중
desk-status-over = 종료
desk-no-part = 대회의 이 부분은 볼 수 없습니다.
desk-lost = 홀과의 연결이 끊겨 다시 연결하는 중입니다. 지금 보이는 내용은 최신이 아닐 수 있습니다.
desk-seat-moved-code = { $time }부터 다른 기기가 { $player } 님의 자리를 맡고 있습니다. 누군가 이 플레이어의 코드를 보여 주었습니다. 본인이 아니라면 운영진에게 알리세요. 운영진도 통지를 받았습니다.
desk-seat-moved-staff = { $time }부터 운영진이 { $player } 님의 자리를 다른 계정으로 바꾸었습니다. 잘못되었다면 운영진에게 알리세요.
desk-tabs = 대회의 부분
desk-tab-overview = 개요
desk-tab-front = 대회
desk-tab-players = 참가자
desk-tab-decks = 덱
desk-tab-rounds = { $unit ->
        [game] 게임
       *[round] 라운드
    }
desk-tab-judge = 심판
desk-tab-standings = 순위
desk-tab-print = 인쇄
desk-tab-settings = 설정
desk-tab-log = 기록부
desk-tab-mine = 내 테이블
desk-tab-screen = 큰 화면
desk-urgent = 급한 일 { $count }건
desk-qr = QR 코드: { $label }
desk-any = 제한 없음

## 진행 방식 요약

desk-stage-line = { $stage }: { $structure }
desk-sum-result-winner = 결과에는 승자를 적습니다.
desk-sum-result-points = 결과에는 양쪽 점수와 승자를 적습니다.
desk-sum-result-table = 결과에는 테이블에 앉은 모두의 점수를 적습니다.
desk-sum-minutes = { $unit ->
        [game] 한 게임은 { $minutes }분입니다.
       *[round] 한 라운드는 { $minutes }분입니다.
    }
desk-sum-overtime = 시간이 다 되면 시간 종료 절차로 게임을 마칩니다.
desk-sum-first = 게임마다 시작 전에 선공 플레이어를 정하고 기록합니다.
desk-sum-format-archon = 각자 가져온 덱 하나를 그대로 사용합니다.
desk-sum-format-alliance = 각자 세력 묶음 3개로 덱을 구성하거나 온전한 덱 하나를 사용합니다.
desk-sum-format-casual-sealed = 각자 체크인 때 밀봉 덱 하나를 받아 그대로 사용합니다.
desk-sum-build = 각자 밀봉 덱을 최대 { $decks }개 열고 { $minutes }분 동안 덱을 구성합니다.
desk-sum-secret = 결승 진출자를 발표할 때까지 순위는 심판만 봅니다.
desk-sum-confirm = 두 플레이어가 모두 결과를 보고하고, 서로 다르면 심판이 판정합니다.
desk-sum-one-report = 한 명의 보고로 충분합니다.
desk-sum-check-in = 체크인한 참가자만 대진에 들어갑니다.
desk-sum-no-check-in = 신청한 사람은 모두 대진에 들어갑니다.
desk-sum-capacity = 참가자는 최대 { $count }명이고, 나머지는 대기 명단에 오릅니다.
desk-sum-online = 게임은 이 홀의 테이블에서 진행합니다.
desk-sum-option = { $option }: { $value }.
preset-keyforge-archon = 집정관형
preset-keyforge-alliance = 동맹형
preset-keyforge-sealed = 봉인형
preset-keyforge-casual-sealed = 친선 봉인형
preset-saboteur-championship = 챔피언십
preset-saboteur-championship-3 = 챔피언십, 조별 경기 3번
preset-saboteur-championship-4 = 챔피언십, 조별 경기 4번
preset-ready-fence = 예선 풀과 본선 토너먼트
preset-ready-fence-advanced = 고급 모드: 예선 풀 5점, 본선 토너먼트 15점
preset-tokyo-duel = 2패 탈락제
preset-tokyo-duel-swiss = 스위스 라운드
stage-preliminary = 예선 라운드
stage-knock-out = 본선 라운드
stage-swiss = 주 라운드
stage-groups = 조별 경기
stage-pools = 예선 풀
stage-round-robin = 리그전
stage-final = 결승
structure-two-loss-out = 2패 탈락제
structure-elimination = 싱글 엘리미네이션
structure-swiss = 스위스 라운드
structure-groups = 5~7명 테이블, 매 경기 새로 배정
structure-pools = 풀 안에서 모두 서로 대결
structure-round-robin = 모두 서로 대결
structure-final = 상위 진출자 한 테이블

## 개요

desk-next = 다음 할 일
desk-step-players = 참가자 추가
desk-step-players-about = 이 대회에는 참가자가 { $count }명 이상 필요합니다.
desk-step-check-in = 체크인
desk-step-check-in-about = 참가자 { $count }명이 아직 체크인하지 않았습니다.
desk-step-open = 밀봉 덱 열기
desk-step-open-about = 모두 지금 덱을 열고 { $minutes }분 동안 덱을 구성합니다.
desk-step-set = 세트 정하기
desk-step-set-about = 봉인형은 끝까지 한 세트로 합니다. 덱을 나눠 주기 전에 세트를 정하세요. 그전에는 덱을 등록할 수 없습니다.
desk-step-correction = 어떻게 할지 결정
desk-step-correction-about = 정정된 내용에 따라 내려진 결정이 있습니다. 대회를 이어 가기 전에 어떻게 할지 결정하세요.
desk-step-draw = { $unit ->
        [game] { $round }게임 대진 짜기
       *[round] { $round }라운드 대진 짜기
    }
desk-step-draw-about = 테이블 { $count }개의 대진 초안을 만듭니다. 운영진만 볼 수 있습니다.
desk-step-publish = 대진 발표
desk-step-publish-about = 초안에는 테이블이 { $count }개 있습니다. 확인한 뒤 모두에게 발표하세요.
desk-step-clock = 시계 시작
desk-step-clock-about = { $unit ->
        [game] 모두 앉았나요? 이 게임은 { $minutes }분입니다.
       *[round] 모두 앉았나요? 이 라운드는 { $minutes }분입니다.
    }
desk-step-resume = 시계 계속
desk-step-resume-about = { $unit ->
        [game] 이 게임의 시계가 멈춰 있습니다.
       *[round] 이 라운드의 시계가 멈춰 있습니다.
    }
desk-step-results = 결과 입력
desk-step-results-about = 결과 { $count }개가 빠져 있습니다.
desk-step-stage-ends = 단계 마치기
desk-step-stage-ends-about = 단계가 끝났습니다. { $count }명이 다음 단계로 갑니다.
desk-step-event-ends = 대회 마치기
desk-step-event-ends-about = 모든 경기가 끝났습니다. 대회를 마치면 최종 순위가 모두에게 보입니다.
desk-step-impossible = { $unit ->
        [game] 다음 게임 대진을 짤 수 없음
       *[round] 다음 라운드 대진을 짤 수 없음
    }
desk-step-impossible-about = { $unit ->
        [game] 지금은 다음 게임 대진을 짤 수 없습니다. 아래 대기 항목에 이유가 있습니다.
       *[round] 지금은 다음 라운드 대진을 짤 수 없습니다. 아래 대기 항목에 이유가 있습니다.
    }
desk-step-over = 대회가 끝났습니다. 운영해 주셔서 감사합니다.
desk-through = 진출: { $players }.
desk-waits = 대기 중인 일
desk-waits-more = { $count }개 더 보기
desk-prompt-answer = 제가 갑니다
desk-prompt-agree = 동의
desk-prompt-disagree = 동의하지 않음
desk-prompt-accept = 적용
desk-prompt-lots = 추첨하기
desk-prompt-seat-fine = 본인이 맞음
desk-prompt-seat-back = 자리 돌려주기
desk-prompt-refuse = 적용하지 않음
desk-now = 현재 상황
desk-stage-ended = 종료
desk-stage-current = 진행 중
desk-stage-coming = 예정
desk-checked-in = 체크인 완료
desk-results-in = 결과 { $done }/{ $all }
desk-announcements = 공지
desk-announce = 새 공지
desk-announce-about = 대회의 모든 페이지와 큰 화면에 표시됩니다.
desk-announce-send = 공지하기
desk-staff = 운영진
desk-staff-maker = 대회를 만든 사람
desk-staff-add = 운영진 추가
desk-staff-about = 도와줄 사람이 자기 기기에서 이 링크를 열고, 화면에 나온 코드를 보여 주면 됩니다. 스캔하거나 그 링크를 열어 역할을 고르세요.
desk-staff-link = 도우미용 링크
desk-staff-name = { $name } 님에게 역할 주기
desk-staff-role = 역할
desk-role-organizer = 주최 측
desk-role-organizer-about = 운영진을 포함해 대회의 모든 것을 정합니다.
desk-role-head-judge = 주심
desk-role-head-judge-about = { $unit ->
        [game] 판정하고, 공지하고, 초안의 자리를 바꾸고, 테이블을 직접 정하고, 게임을 닫고, 기록을 되돌립니다.
       *[round] 판정하고, 공지하고, 초안의 자리를 바꾸고, 테이블을 직접 정하고, 라운드를 닫고, 기록을 되돌립니다.
    }
desk-role-judge = 심판
desk-role-judge-about = 체크인을 받고, 호출에 응하고, 결과와 벌칙을 입력하고, 시계를 관리합니다.
desk-role-official = 공식
desk-role-official-about = 세트 표와 제한 목록을 관리합니다.
desk-role-player = 플레이어
desk-role-spectator = 관전자
desk-role-desk = 대회 데스크
desk-public = 모두에게
desk-public-about = 이 링크를 열면 누구나 공개된 내용을 보고, 시작 전에 참가를 신청할 수 있습니다.
desk-public-link = 대회 링크
desk-helper = 이 대회 돕기
desk-helper-about = 이름을 입력한 뒤, 여기에 나오는 것을 주최 측에 보여 주세요.
desk-helper-show = { $name } 님, 이것을 주최 측에 보여 주거나 링크를 보내세요. 역할을 받으면 이 페이지에 표시됩니다.
desk-helper-link = 주최 측용 링크
desk-helper-done = 이제 이 대회의 운영진입니다: { $role }.
desk-claim = 본인입니다
desk-claim-about = 이 코드는 대회의 참가자 한 명의 것입니다. 이제부터 이 기기는 그 참가자의 기기가 됩니다.

## 모두가 보는 화면

desk-enter = 참가 신청
desk-enter-about = 이 이름으로 신청합니다. 도착하면 주최 측에 체크인하세요.
desk-how = 진행 방식
desk-search = 이름으로 검색
desk-you-in = { $name } 이름으로 참가합니다.
desk-you-waiting = { $name } 이름으로 대기 명단에 있습니다.
desk-you-dropped = { $name } 님은 기권했습니다.
desk-you-disqualified = { $name } 님은 실격되었습니다.
desk-you-expelled = { $name } 님은 퇴장되었습니다.
desk-person-waiting = 대기 명단
desk-person-in = 참가 중
desk-person-dropped = 기권
desk-person-disqualified = 실격
desk-person-expelled = 퇴장

## 참가자

desk-name = 이름
desk-club = 소속
desk-rank = 시드
desk-rank-about = 1부터. 없으면 비워 두세요.
desk-rank-of = 시드 { $rank }
desk-add = 참가자 추가
desk-add-way = 인원
desk-add-one = 한 명
desk-add-many = 명단
desk-add-button = 추가
desk-add-all = 참가자 { $count }명 추가
desk-added = { $player } 님을 추가했습니다.
desk-added-many = 참가자 { $count }명을 추가했습니다.
desk-paste = 참가자 명단
desk-paste-about = 한 줄에 이름 하나, 또는 이름·소속·시드 열을 쉼표, 쌍반점, 탭으로 나눈 표.
desk-file = 파일 선택
desk-preview = 미리 보기
desk-preview-good = 참가자 { $count }명, 문제없음.
desk-preview-faults = { $count }줄에 문제가 있습니다. 먼저 고치세요.
desk-line = 줄
desk-faults = 문제
desk-preview-ignored = 읽지 않은 열: { $columns }.
desk-row-empty = 이름이 없습니다.
desk-row-long = 이름은 60자까지입니다.
desk-row-twice = 명단에 같은 이름이 두 번 있습니다.
desk-row-there = 같은 이름의 사람이 이미 대회에 있습니다.
desk-row-rank = 시드는 숫자여야 합니다.
desk-row-columns = 열이 세 개를 넘는데 열 이름 줄이 없습니다.
desk-missed = { $unit ->
        [game] 놓친 게임
       *[round] 놓친 라운드
    }
desk-missed-usual = 대회 설정대로
desk-missed-losses = 패
desk-missed-byes = 부전승
desk-missed-nothing = 계산하지 않음
desk-spectator = 관전자
desk-spectator-about = 참석하지만 경기하지 않습니다.
desk-players-none = 아직 신청한 사람이 없습니다.
desk-search-about = 한 명만 찾았을 때 Enter를 누르면 체크인됩니다.
desk-search-none = 맞는 사람이 없습니다.
desk-show = 표시
desk-show-all = 모두 ({ $count })
desk-show-absent = 체크인 전 ({ $count })
desk-show-waiting = 대기 명단 ({ $count })
desk-show-gone = 떠남 ({ $count })
desk-check-in = 체크인
desk-check-in-of = { $player } 님 체크인
desk-checked-in-of = { $player } 님이 체크인했습니다.
desk-check-in-about = 확인한 것을 표시하세요. 표시하지 않은 것도 기록됩니다.
desk-check-in-open = { $count }개 항목을 남기고 체크인
desk-check-in-none = 표시한 항목이 없음
desk-check-in-none-about = { $player } 님이 체크인하지만, 덱도 슬리브도 토큰도 아무도 확인하지 않은 것으로 기록됩니다.
desk-check-in-unseen = 확인 없이 체크인
desk-check-all = 모두 이상 없음
desk-check-again = 점검표 다시 보기
desk-checks-open = { $count }개 항목 남음
desk-admit = 참가 허용
desk-admit-of = { $player } 님 참가 허용
desk-owes = 남은 자동 패배 { $count }번
desk-amend = 정보 수정
desk-drop = 기권
desk-drop-of = { $player } 님 기권 처리
desk-no-show = 불참
desk-no-show-of = { $player } 님 불참 처리
desk-drop-about = 이 참가자는 대진에 들어가지 않습니다. 나중에 되돌릴 수 있습니다.
desk-drop-about-running = 이미 한 경기는 그대로 남고, 진행 중인 경기는 상대가 이깁니다. 나중에 돌아올 수 있습니다.
desk-return = 복귀
desk-return-of = { $player } 님 복귀
desk-return-about = { $unit ->
        [game] 놓친 게임을 어떻게 계산할까요?
       *[round] 놓친 라운드를 어떻게 계산할까요?
    }
desk-pair-bye = 부전승인 { $player } 님과 대결
desk-code = 참가자 휴대폰용 코드
desk-code-of = { $player } 님의 코드
desk-code-about = 이것을 스캔한 사람은 자기 휴대폰에서 이 참가자가 됩니다. 다른 사람에게 보이지 마세요.
desk-code-link = 참가자용 링크
desk-more-of = { $player } 더 보기
desk-rehearse = 봇으로 예행연습
desk-rehearse-about = 이 인원이 될 때까지 봇이 신청하고 체크인합니다.
desk-rehearse-count = 참가자 수
desk-rehearse-fill = 봇으로 채우기

## 라운드

desk-round = { $unit ->
        [game] { $number }게임
       *[round] { $number }라운드
    }
desk-round-of = { $round } · { $stage }
desk-round-which = { $unit ->
        [game] 볼 게임
       *[round] 볼 라운드
    }
desk-round-more = { $unit ->
        [game] 이 게임 더 보기
       *[round] 이 라운드 더 보기
    }
desk-rounds-none = { $unit ->
        [game] 아직 발표된 게임이 없습니다.
       *[round] 아직 발표된 라운드가 없습니다.
    }
desk-table = 테이블 { $number }
desk-bye = 부전승
desk-draft = 대진 초안: { $round }
desk-draft-about = 운영진만 볼 수 있습니다. 두 참가자를 누르면 자리를 바꿉니다.
desk-swap-other = { $player } 님의 자리를 누구와 바꿀까요?
desk-swapped = { $player } 님과 { $other } 님의 자리를 바꿨습니다.
desk-redraw = 대진 다시 짜기
desk-tables-few = { $unit ->
        [game] 이 게임에는 테이블 { $count }개가 필요한데 대회장에는 { $tables }개뿐입니다.
       *[round] 이 라운드에는 테이블 { $count }개가 필요한데 대회장에는 { $tables }개뿐입니다.
    }
desk-why = 왜 이런 대진인가요?
desk-clock = { $unit ->
        [game] 게임 시계
       *[round] 라운드 시계
    }
desk-clock-waits = 시작 전
desk-clock-runs = 진행 중
desk-clock-stands = 정지
desk-clock-over = 시간 종료
desk-clock-start = 시작
desk-clock-pause = 정지
desk-clock-resume = 계속
desk-clock-plus = +{ $minutes }분
desk-clock-more = { $unit ->
        [game] 게임 +{ $minutes }분
       *[round] 라운드 +{ $minutes }분
    }
desk-clock-table-more = 이 테이블에 추가 시간 { $minutes }분
desk-clock-table-pause = 이 테이블 시계 정지
desk-clock-table-resume = 이 테이블 시계 계속
desk-only-missing = 결과 없는 테이블만 ({ $count })
desk-quick = 빠른 입력
desk-quick-enter = 입력
desk-quick-about-winner = 테이블 번호와 승자: “12 1”은 테이블 12에서 먼저 적힌 플레이어의 승리입니다. “12”는 그 테이블로 갑니다.
desk-quick-about-points = 테이블 번호와 양쪽 점수: “12 5 3”. “12”는 그 테이블로 갑니다.
desk-quick-about-table = 테이블 번호와 표시된 순서대로 각자의 점수: “3 2 4 1 3 2 5”. “3”은 그 테이블로 갑니다.
desk-quick-unknown = { $unit ->
        [game] 이 게임에는 { $table }번 테이블이 없습니다.
       *[round] 이 라운드에는 { $table }번 테이블이 없습니다.
    }
desk-quick-wrong-winner = 테이블 번호 다음에 승자를 1 또는 2로 입력하세요.
desk-quick-wrong-points = 테이블 번호 다음에 두 플레이어의 점수를 입력하세요.
desk-quick-wrong-table = 테이블 번호 다음에 그 테이블 모두의 점수를 입력하세요.
desk-quick-done = 테이블 { $table }의 결과를 입력했습니다.
desk-winner = 승자
desk-winner-of = 테이블 { $table }의 승자
desk-wins = { $player } 승
desk-won = { $player } 승
desk-won-with = { $player } 승, { $points }
desk-points-of = { $player } 님의 점수
desk-reason = 끝난 방식
desk-reason-keys = 열쇠 완성
desk-reason-score = 점수
desk-reason-time = 시간 종료 절차
desk-reason-concession = 항복
desk-reason-auto-loss = 자동 패배
desk-reason-dq = 실격
desk-reason-no-show = 불참
desk-reason-dropped = 기권
desk-reason-double-loss = 양쪽 모두 패배
desk-reason-both-out = 양쪽 모두 떠남
desk-reason-bye = 부전승
desk-reason-priority = 우선권
desk-result-keep = 결과 입력
desk-result-meanwhile = 그사이에 결과가 입력되었습니다. 고치려면 이유를 적으세요.
desk-result-of = 테이블 { $table }의 결과
desk-result-other = 다른 방식의 결과
desk-result-winner = 승자를 고르세요.
desk-result-points = 플레이어마다 0부터 999까지의 숫자가 필요합니다.
desk-result-level = 동점입니다. 승자를 고르세요.
desk-result-against = 승자의 점수가 더 높아야 합니다.
desk-rounds-of = { $number }라운드: { $player } 님의 금덩이
desk-rounds-about = 합계만 적거나, 결과지처럼 라운드마다 적으세요. 라운드를 적으면 합계는 저절로 나옵니다. 적은 라운드의 빈칸은 0입니다.
desk-rounds-sum = 합계
desk-rounds-paid = 라운드별: { $one }+{ $two }+{ $three }
desk-rounds-short = ({ $one }+{ $two }+{ $three })
desk-rounds-enter = 라운드별로 입력
desk-result-rounds = 아직 수가 없는 라운드가 있습니다. 아무도 받지 못한 라운드에는 0을 적으세요.
desk-result-pay = 표시된 라운드의 금덩이는 이렇게 나올 수 없습니다. 광부가 3, 2, 2개 또는 2개씩, 한 명이 혼자 4개, 또는 방해꾼 두 명이 3개씩 받습니다.
desk-result-sums = 합계가 그 플레이어의 라운드 합과 다릅니다. 둘 중 하나를 고치세요.
desk-correct = 결과 정정
desk-correct-of = 테이블 { $table } 결과 정정
desk-why-corrected = 정정하는 이유
desk-why-needed = 정정에는 이유가 필요합니다. 기록부에 남습니다.
desk-conflict = 두 보고가 다릅니다. 두 플레이어에게 물어본 뒤 고르세요.
desk-says = { $player } 님의 보고:
desk-take = 이 보고로 결정
desk-one-said = { $player } 님 보고함
desk-hidden = 결승 진출자 발표까지 비공개
desk-table-open = 시작 전
desk-table-playing = 경기 중
desk-table-conflict = 보고가 다름
desk-record = 기보 파일
desk-more-table = 테이블 { $table } 더 보기
desk-close = { $unit ->
        [game] 게임 닫기
       *[round] 라운드 닫기
    }
desk-close-about = 결과가 없는 테이블이 { $count }개 있습니다. 그 테이블의 플레이어는 모두 패배로 계산됩니다.
desk-first = 테이블 { $table } 선후공 정하기
desk-first-menu = 선후공 정하기
desk-first-way = 정하는 방법
desk-first-draw = 추첨하고 게임 시작
desk-first-odd = 누가 홀수를 골랐나요?
desk-first-roll = 프로그램으로 주사위를 굴리고 게임 시작
desk-first-or = 또는 테이블에서 정했다면, 누가 선공인가요?
desk-first-who = 누가 선공인가요?
desk-first-other = 그 밖의 공정한 방법
desk-first-how = 어떤 방법인가요?
desk-first-die = 주사위 결과는 { $number }입니다.
desk-first-is = { $player } 님이 선공 플레이어입니다.
desk-first-keep = 기록하고 게임 시작
desk-first-done = 게임으로

## 설정

desk-stages = 단계
desk-stage-number = { $number }단계
desk-stage-fixed = 이미 시작되어 바꿀 수 없습니다.
desk-stage-remove = { $number }단계 빼기
desk-stage-add = 단계 추가
desk-stage-structure = 구조
desk-stage-name = 이름
desk-stage-options = 홀 테이블의 규칙
desk-as-plan = 평소대로
desk-group-game = 모든 테이블의 규칙
desk-game-options = 게임의 다른 규칙
desk-text-reading = 읽는 중입니다…
desk-text-doubts = 그대로 쓸 수 있습니다. 다시 확인하세요:
desk-text-unread = 규칙 하나의 글이 아직 반영되지 않았습니다. 홀이 다 읽을 때까지 기다리거나, 고치거나, 다른 것을 고르세요.
desk-group-people = 참가자
desk-group-tables = { $unit ->
        [game] 게임과 테이블
       *[round] 라운드와 테이블
    }
desk-group-results = 결과와 심판
desk-group-decks = 덱
desk-saved = 설정을 저장했습니다.
desk-unsaved = 저장하지 않은 변경이 있습니다.
desk-end = 대회 일찍 끝내기
desk-end-about = 남은 경기가 있어도 대회가 바로 끝납니다. 기록부에서 되돌릴 수 있습니다.
desk-files = 파일
desk-files-about = 어느 홀에서나 가져올 수 있는 대회 전체 파일과, 다른 프로그램용 표입니다.
desk-file-export-json = 대회 전체
desk-file-players-csv = 참가자
desk-file-standings-csv = 순위
desk-file-rounds-csv = { $unit ->
        [game] 게임
       *[round] 라운드
    }
desk-tokens = 프로그램 접속
desk-tokens-about = 토큰을 가진 프로그램은 이 대회에서 그 역할이 할 수 있는 일을 할 수 있습니다.
desk-token-name = 프로그램 이름
desk-token-make = 토큰 만들기
desk-token-once = 지금 토큰을 복사하세요. 이번 한 번만 보입니다.
desk-token-copied = 토큰을 복사했습니다.
setting-check-in = 체크인
setting-check-in-about = 체크인한 참가자만 대진에 들어갑니다.
setting-capacity = 정원
setting-capacity-about = 이 인원을 넘으면 대기 명단에 오릅니다. 0은 제한 없음.
setting-late-until = { $unit ->
        [game] 늦은 참가 가능 게임
       *[round] 늦은 참가 가능 라운드
    }
setting-late-until-about = { $unit ->
        [game] 늦게 온 참가자가 들어올 수 있는 마지막 게임. 0은 첫 단계의 모든 게임.
       *[round] 늦게 온 참가자가 들어올 수 있는 마지막 라운드. 0은 첫 단계의 모든 라운드.
    }
setting-missed = { $unit ->
        [game] 놓친 게임 계산
       *[round] 놓친 라운드 계산
    }
setting-missed-about = 늦게 오거나 복귀한 참가자에게 적용됩니다.
setting-missed-losses = 패
setting-missed-byes = 부전승
setting-missed-nothing = 계산하지 않음
setting-minutes = { $unit ->
        [game] 게임 시간(분)
       *[round] 라운드 시간(분)
    }
setting-minutes-about = 0은 시계 없음.
setting-stage-clock = 별도의 시계
setting-tables = 대회장 테이블 수
setting-tables-about = 0은 필요한 만큼.
setting-online = 홀 테이블에서 진행
setting-online-about = 대진마다 홀에 테이블을 열고 그 결과를 가져옵니다.
setting-first-player = 선후공 정하기
setting-first-player-about = 게임 시작 전에 선공을 정하고 기록합니다.
setting-result = 결과에 적는 것
setting-result-winner = 승자
setting-result-points = 양쪽 점수와 승자
setting-result-table = 테이블 모두의 점수
setting-confirm = 양쪽 보고
setting-confirm-about = 아니면 한 명의 보고로 충분합니다.
setting-secret = 순위 비공개
setting-secret-about = 결승 진출자를 발표할 때까지 합계와 순위는 심판만 봅니다.
setting-catalogue = 벌칙 기준
setting-catalogue-house = 홀의 자체 목록
setting-catalogue-keyforge = 키포지 대회 규정
setting-catalogue-saboteur = 사보타지 챔피언십 규칙
setting-format = 형식
setting-format-archon = 집정관형
setting-format-alliance = 동맹형
setting-format-sealed = 봉인형
setting-format-casual-sealed = 친선 봉인형
setting-overtime = 시간 종료 절차
setting-overtime-about = 시계가 멈춘 게임은 시간 종료 절차로 이어집니다.
setting-build-minutes = 덱 구성 시간(분)
setting-build-minutes-about = 밀봉 덱을 연 때부터. 0은 시계 없음.
setting-decks-each = 1인당 밀봉 덱 수
setting-language = 덱의 언어
setting-language-zh-Hant = 중국어(번체)
setting-language-en = 영어
setting-language-ko = 한국어
setting-deadline = 덱 등록 마감
setting-deadline-about = 비우면 첫 라운드까지.
setting-day = 대회 날짜
setting-day-about = 사용할 수 있는 세트를 이 날짜로 확인합니다. 비우면 확인하지 않습니다.
setting-sets = 허용하는 세트
setting-sets-about = 세트 약칭을 쉼표로 나눠 적습니다. 비우면 모든 합법 세트.
desk-one-set = 대회의 세트
desk-one-set-about = 모든 밀봉 덱이 이 한 세트에서 나옵니다. 1라운드가 공개되면 바꿀 수 없습니다.
desk-one-set-none = 아직 정하지 않음
desk-one-set-later = 나중에 정하기
setting-lists-open = 덱 리스트 공개
setting-lists-open-about = 공개 리스트를 상대뿐 아니라 모두가 볼 수 있습니다.
setting-clear-sleeves = 투명 카드 프로텍터
setting-clear-sleeves-about = 공식 측의 허가를 받은 친선 대회에서만.
setting-losses = 탈락까지의 패배 수
setting-losses-about = 이만큼 지면 탈락합니다.
setting-cut = 본선 진출 인원
setting-cut-about = 이 인원 이하가 남으면 모두 진출합니다.
setting-pools = 패배 수별 대진
setting-pools-about = 2라운드부터 패배 수가 같은 플레이어끼리 만납니다.
setting-bye = 부전승 대상
setting-bye-about = 부전승이 가장 적은 플레이어 가운데서 정합니다.
setting-bye-random = 무작위
setting-bye-worst = 순위가 가장 낮은 플레이어
setting-avoid-rematches = 재대결 피하기
setting-draw = 대진 방식
setting-draw-random-each-round = 라운드마다 무작위
setting-draw-random = 추첨으로 만든 대진표
setting-draw-seeded = 시드순 대진표
setting-third-place = 3위 결정전
setting-third-place-about = 아니면 준결승에서 진 두 명이 공동 3위입니다.
setting-rounds = 라운드 수
setting-rounds-about = 0: 무패가 최대 한 명이 될 만큼.
setting-bye-yields = 상위 플레이어의 부전승 허용
setting-bye-yields-about = 재대결을 피할 수 있을 때.
setting-games = 조별 경기 수
setting-games-about = 0: 3번, 참가자가 42명 이상이면 4번.
setting-finalists = 결승 진출자 수
setting-seats = 결승 자리 수
setting-size = 풀 인원
setting-size-about = 원하는 인원, 4~8명.
setting-apart = 같은 소속 나누기
setting-annul = 떠난 사람의 경기 무효
setting-annul-about = 아니면 그대로 남습니다.
setting-through = 본선 진출 인원
setting-through-about = 0은 모두.
setting-stages = 단계
setting-options = 모든 테이블의 규칙
setting-deck-sets = 세트 표
setting-restricted = 동맹 제한 목록
setting-rank = 시드

## 기록부

desk-log = 기록부
desk-log-about = 정해진 모든 일이 최신순으로 있습니다. 되돌린 것도 줄을 그어 남겨 둡니다.
desk-log-search = 기록부 검색
desk-log-undone = 되돌림
desk-log-why = 이유: { $why }
desk-log-more = 이전 기록 { $count }개 보기
desk-undo = 되돌리기
desk-undo-of = { $entry }번 기록 되돌리기
desk-undone = 되돌렸습니다.
deed-created = 대회를 만들었습니다: “{ $name }”.
deed-renamed = 대회 이름을 바꿨습니다: “{ $name }”.
deed-planned = 설정을 바꿨습니다.
deed-staffed = { $name } 님에게 역할을 주었습니다: { $role }.
deed-staffed-gone = { $name } 님의 역할을 거두었습니다.
deed-announced = 공지: { $text }
deed-undone = { $entry }번 기록을 되돌렸습니다.
deed-ended = 대회를 일찍 끝냈습니다.
deed-entered = { $name } 님이 참가를 신청했습니다.
deed-entered-spectator = { $name } 님이 관전자로 왔습니다.
deed-amended = { $name } 님의 정보를 고쳤습니다.
deed-amended-seat = 누군가 { $name } 님의 코드를 보여 주어 그 자리를 맡았습니다.
deed-checked-in = { $player } 님이 체크인했습니다.
deed-dropped = { $player } 님이 기권했습니다.
deed-dropped-no-show = { $player } 님은 불참했습니다.
deed-returned = { $unit ->
        [game] { $player } 님이 복귀했습니다. 놓친 게임: { $missed }.
       *[round] { $player } 님이 복귀했습니다. 놓친 라운드: { $missed }.
    }
deed-deck-brought = { $player } 님이 덱을 등록했습니다.
deed-deck-attested = { $player } 님의 { $deck }번 덱을 확인했습니다.
deed-deck-taken = { $player } 님이 { $deck }번 덱을 거두었습니다.
deed-deck-built = { $player } 님이 덱을 구성했습니다.
deed-deck-shown = { $player } 님이 관전자에게 덱 리스트를 공개했습니다.
deed-deck-shown-hidden = { $player } 님이 덱 리스트를 다시 숨겼습니다.
deed-opened = 모두 밀봉 덱을 열었습니다.
deed-build-extended = { $player } 님의 덱 구성 시간을 { $minutes }분 늘렸습니다.
deed-drawn = 테이블 { $count }개의 대진을 짰습니다.
deed-settled = 정정한 뒤에도 모두 그대로 둡니다.
deed-settled-exchange = 정정에 따라 { $player } 님의 자리를 { $other } 님이 이어받습니다.
deed-settled-again = { $unit ->
        [game] 정정에 따라 { $stage }단계를 { $rounds ->
            [0] 시작 전으로
           *[other] { $rounds }게임이 끝난 때로
        } 되돌립니다. 그 뒤의 내용은 무효입니다.
       *[round] 정정에 따라 { $stage }단계를 { $rounds ->
            [0] 시작 전으로
           *[other] { $rounds }라운드가 끝난 때로
        } 되돌립니다. 그 뒤의 내용은 무효입니다.
    }
deed-swapped = { $player } 님과 { $other } 님의 자리를 바꿨습니다.
deed-published = 대진을 발표했습니다.
deed-paired-with-bye = { $player } 님이 부전승이던 참가자와 대결합니다.
deed-closed = { $unit ->
        [game] 게임을 닫았습니다.
       *[round] 라운드를 닫았습니다.
    }
deed-stage-ended = 단계가 끝났습니다. 진출: { $players }.
deed-began = { $round }, 테이블 { $table }: 게임을 시작했습니다.
deed-began-first = { $round }, 테이블 { $table }: { $first } 님 선공({ $method }).
deed-reported = { $round }, 테이블 { $table }, { $player } 님 보고: { $reason }.
deed-reported-won = { $round }, 테이블 { $table }, { $player } 님 보고: { $winner } 승.
deed-reported-points = { $round }, 테이블 { $table }, { $player } 님 보고: { $points }.
deed-reported-both = { $round }, 테이블 { $table }, { $player } 님 보고: { $winner } 승, { $points }.
deed-resulted = { $round }, 테이블 { $table }: { $reason }.
deed-resulted-won = { $round }, 테이블 { $table }: { $winner } 승.
deed-resulted-points = { $round }, 테이블 { $table }: { $points }.
deed-resulted-both = { $round }, 테이블 { $table }: { $winner } 승, { $points }.
deed-reported-rounds = { $round }, 테이블 { $table }, { $player } 님 보고: { $points }. 1라운드: { $one }; 2라운드: { $two }; 3라운드: { $three }.
deed-resulted-rounds = { $round }, 테이블 { $table }: { $points }. 1라운드: { $one }; 2라운드: { $two }; 3라운드: { $three }.
deed-seated = { $round }, 테이블 { $table }: 홀에 테이블을 열었습니다.
deed-lots-drawn = 동점자를 위해 추첨했습니다.
deed-clock-started = { $unit ->
        [game] 게임 시계가 갑니다.
       *[round] 라운드 시계가 갑니다.
    }
deed-clock-started-table = 테이블 { $table }의 시계가 다시 갑니다.
deed-clock-paused = { $unit ->
        [game] 게임 시계를 멈췄습니다.
       *[round] 라운드 시계를 멈췄습니다.
    }
deed-clock-paused-table = 테이블 { $table }의 시계를 멈췄습니다.
deed-extended = { $unit ->
        [game] 게임에 추가 시간 { $minutes }분을 주었습니다.
       *[round] 라운드에 추가 시간 { $minutes }분을 주었습니다.
    }
deed-extended-table = 테이블 { $table }에 추가 시간 { $minutes }분을 주었습니다.
deed-overtime-stepped = { $round }, 테이블 { $table }: 시간 종료 절차의 한 단계.
deed-tie-broken = { $round }, 테이블 { $table }: 동점 처리 규칙에 쓸 숫자를 입력했습니다.
deed-turn-clocked = { $round }, 테이블 { $table }: 테이블 시계.
deed-called = { $player } 님이 심판을 호출했습니다.
deed-answering = 심판이 { $call }번 호출에 가는 중입니다.
deed-ruled = { $call }번 호출을 처리했습니다.
deed-ruled-text = { $call }번 호출을 처리했습니다: { $text }
deed-penalized = { $player }: “{ $infraction }”에 대해 { $kind }.
deed-seconded = { $entry }번 기록의 벌칙에 동의했습니다.
deed-seconded-not = { $entry }번 기록의 벌칙에 동의하지 않았습니다.
deed-decided = 후속 조치를 적용했습니다: { $kind }.
deed-decided-not = 후속 조치를 적용하지 않았습니다.
