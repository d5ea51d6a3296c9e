### 참가자의 페이지, 심판 페이지, 덱 검사, 테이블의 시계.

## 내 테이블

desk-mine-table = 테이블 번호
desk-mine-bye = { $unit ->
        [game] 이번 게임은 부전승입니다. 1승으로 계산되며 다음 게임까지 쉽니다.
       *[round] 이번 라운드는 부전승입니다. 1승으로 계산되며 다음 라운드까지 쉽니다.
    }
desk-mine-against = { $count ->
       *[other] 상대
    }
desk-mine-order = 차례 순서: { $players }
desk-mine-first = 내가 선공 플레이어입니다.
desk-mine-left = 남은 시간
desk-mine-hall = 테이블로 가기
desk-mine-hall-watch = 관전
desk-mine-outcome-won = 승
desk-mine-outcome-lost = 패
desk-mine-outcome-both-lost = 양쪽 모두 패배
desk-mine-outcome-points = 완료
desk-mine-outcome-bye = 부전승
desk-mine-outcome-hidden = 결승 진출자 발표까지 비공개
desk-mine-result = 결과
desk-mine-first-needed = 경기를 시작하기 전에 무작위로 선후공을 정하고 여기에 기록하세요.
desk-mine-early = 게임이 아직 시작하지 않았습니다. 끝나면 여기서 결과를 보고합니다.
desk-mine-how = 어떻게 끝났나요?
desk-mine-entered = 그사이에 결과가 입력되었습니다.
desk-mine-other = 상대가 먼저 보고했습니다. 확인한 뒤 보고하세요.
desk-mine-sure = 이 결과를 보고하시겠습니까?
desk-mine-report = 결과 보고
desk-mine-points-of = { $player } { $points }
desk-mine-rounds-of = { $player } { $points } ({ $one }+{ $two }+{ $three })
desk-mine-conflict = 보고가 서로 다릅니다. 심판이 오는 중입니다. 잘못 보고했다면 다시 보고하세요.
desk-mine-you-said = 내 보고:
desk-mine-confirm = 맞습니다
desk-mine-differs = 사실과 다릅니다
desk-mine-reported = 다음과 같이 보고했습니다. 다른 플레이어가 확인하면 결과가 됩니다:
desk-mine-won = 내가 이겼습니다
desk-mine-correct = 내 보고 정정
desk-mine-course = 지금까지의 경기
desk-mine-place = { $count }명 중 { $rank }위
desk-mine-drop = 기권
desk-mine-drop-about = 더 이상 대진에 들어가지 않습니다. 주최 측이 취소할 수 있습니다.
desk-mine-where = 내 자리는 어디인가요?
desk-mine-hello = { $name } 님, 안녕하세요
desk-mine-over = 대회가 끝났습니다. 참가해 주셔서 감사합니다.
desk-mine-waits = { $unit ->
        [game] 다음 게임의 대진이 발표되면 여기에 나타납니다.
       *[round] 다음 라운드의 대진이 발표되면 여기에 나타납니다.
    }
desk-mine-check-in = 주최 측에 가서 체크인하세요.
desk-mine-deck = 내 덱
desk-mine-penalties = 내 벌칙
desk-mine-notices-game-start = 경기 시작 전
desk-mine-notices-during = 경기 중
desk-mine-notices-overtime = 시간 종료

## 호출

desk-judge-call = 심판 호출
desk-judge-call-text = 무슨 일인가요?
desk-judge-call-about = 비워 두어도 됩니다.
desk-judge-called = 심판을 호출했습니다. 자리에서 기다리세요.
desk-judge-coming = { $judge } 님이 오는 중입니다.
desk-judge-ruling = 판정:
desk-judge-calls = 호출
desk-judge-calls-none = 호출이 없습니다.
desk-judge-since = { $minutes ->
        [0] 방금
       *[other] { $minutes }분째
    }
desk-judge-taken = { $judge } 님이 가는 중입니다.
desk-judge-settle = 처리 완료
desk-judge-settle-of = { $player } 님의 호출 처리
desk-judge-ruling-text = 판정 내용 (기록부에 남습니다)
desk-judge-settled = 처리한 호출 { $count }건
desk-judge-no-ruling = 판정 없이 처리했습니다.
desk-judge-table = 테이블 보기
desk-judge-back = 모든 테이블로 돌아가기
desk-judge-tables = 테이블
desk-judge-tables-none = 심판이 필요한 테이블이 없습니다.
desk-judge-why-conflict = 보고가 다름
desk-judge-why-overtime = 시간 종료: 시간 종료 절차
desk-judge-why-time = 시간 종료
desk-judge-why-tie-differs = 동점 처리: 숫자가 다름
desk-judge-why-tie-agreed = 동점 처리: 결과 확인
desk-judge-other-table = 다른 테이블
desk-judge-choose-table = 테이블 선택
desk-judge-asked = 규정에 따라 정할 일
desk-judge-second-about = 심판 1명과 주최 측 1명이 동의해야 합니다.
desk-judge-organizer-decides = 주최 측이 정합니다.
desk-judge-people = 사람과 벌칙
desk-judge-people-about = 검색하지 않으면 벌칙을 받은 사람만 나타납니다.
desk-judge-spectator = 목록에 없는 관전자
desk-judge-spectator-add = 관전자 추가
desk-judge-spectator-about = 목록에 없는 관전자는 주최 측이 추가할 수 있습니다.

## 벌칙

desk-penalty-give = 벌칙 주기
desk-penalty-propose = 두 번째 사람에게 동의 요청
desk-penalty-of = { $player } 님의 벌칙
desk-penalty-before = 지금까지의 벌칙
desk-penalty-none = 이 대회에서 받은 벌칙이 없습니다.
desk-penalty-nobody = 벌칙을 받은 사람이 없습니다.
desk-penalty-record = 벌칙 기록
desk-penalty-count = { $kind }: { $count }
desk-penalty-waits = 두 번째 사람의 동의를 기다리는 중
desk-penalty-by = { $judge } 님이 주었습니다.
desk-penalty-second = { $judge } 님이 동의했습니다.
desk-penalty-infraction = 무슨 일이 있었나요?
desk-penalty-search = 위반 항목 검색
desk-penalty-other = 다른 항목 선택
desk-penalty-kind = 벌칙
desk-penalty-choose = 벌칙 선택
desk-penalty-answer = 답과 이유
desk-penalty-remedy = 게임에 대한 조치
desk-penalty-remedy-none = 없음
desk-penalty-text = 정확히 있었던 일
desk-penalty-text-about = 이 벌칙은 글로 기록합니다.
desk-penalty-game = 게임의 라운드
desk-penalty-turn = 차례
desk-penalty-game-of = 게임 { $number }라운드
desk-penalty-turn-of = { $number }번째 차례
desk-penalty-direct = 중대함: 앞선 경고 없이
desk-penalty-direct-about = 심판 1명과 주최 측 1명이 동의하면 효력이 생깁니다.
desk-penalty-organizer = 이 벌칙은 주최 측만 줄 수 있습니다. 주최 측에 요청하며, 동의하면 효력이 생깁니다.
desk-penalty-given = { $player }: { $kind }
desk-penalty-given-waits = { $player }: { $kind }. 두 번째 사람의 동의를 기다립니다.
desk-penalty-fault-infraction = 무슨 일이 있었는지 선택하세요.
desk-penalty-fault-kind = 벌칙을 선택하세요.
desk-penalty-fault-text = 정확히 있었던 일을 적으세요. 이 벌칙은 글로 기록합니다.
desk-penalty-fault-answer = 질문에 답하세요. 답은 벌칙과 함께 남습니다.
desk-penalty-fault-number = 라운드와 차례는 숫자여야 합니다.

## 시간 종료 절차

desk-overtime = 시간 종료 절차
desk-overtime-none = 경기가 아직 시작되지 않았습니다. 선공 플레이어를 먼저 기록하세요.
desk-overtime-turn = 지금 차례:
desk-overtime-early = 아직 시간이 남았습니다. 시간이 다 되면 시간 종료 절차를 시작합니다.
desk-overtime-aside = 게임이 다른 방식으로 끝남
desk-overtime-steps = 확인한 단계
desk-overtime-sure = 실제로 일어난 일인가요?
desk-tie = 동점 처리 규칙
desk-tie-about = 제작한 열쇠, 앰버 저장소의 앰버(카드 위의 것은 제외), 체인, 플레이 영역의 생명체(토큰 생명체 포함)를 세세요.
desk-tie-count-keys = 제작한 열쇠
desk-tie-count-amber = 저장소의 앰버
desk-tie-count-chains = 체인
desk-tie-count-creatures = 플레이 영역의 생명체
desk-tie-of = { $count }, { $player }
desk-tie-less = 하나 빼기: { $count }, { $player }
desk-tie-more = 하나 더하기: { $count }, { $player }
desk-tie-confirmed = 확인한 사람: { $players }.
desk-tie-says = { $player } 님의 숫자
desk-tie-you-say = 내 숫자
desk-tie-proposed = 두 사람의 숫자가 같습니다. 제안된 결과: { $player } 님 승리. 심판이 확인합니다.
desk-tie-differs = 숫자가 다릅니다. 심판을 불렀습니다. 다시 세어 보고, 틀렸다면 여기서 고치세요.
desk-tie-take = { $player } 님의 숫자가 맞습니다
desk-tie-state = 이 숫자가 맞습니다
desk-tie-agree = 이 숫자를 확인합니다
desk-tie-state-both = 두 플레이어가 이 숫자를 확인합니다

## 사보타지 테이블의 시계

desk-turns = 이 테이블의 시계
desk-turns-start = 이번 라운드의 시작 플레이어
desk-turns-round = { $number }라운드
desk-turns-untimed = 무제한 시간대
desk-turns-move = 초읽기
desk-turns-next = 차례 종료: 다음은 { $player }
desk-turns-alarm = { $player } 님의 시간이 초과되었습니다.
desk-turns-hand = 손에 든 카드
desk-turns-draw = 무작위로 1장 뽑기
desk-turns-stall-who = 누가 시간을 끌고 있나요?
desk-turns-stall-of = { $player } 님의 지연 행위로 판정하시겠습니까?
desk-turns-stall-about = 이제부터 라운드가 끝날 때까지 무제한 시간대에도 이 플레이어의 모든 차례에 시간 제한이 있습니다.
desk-turns-end-about = 두 시계가 멈춥니다. 다음 라운드에 다시 시작합니다.

## 덱

desk-decks-set = { $name } ({ $code })
desk-decks-houses = 세력: { $houses }
desk-decks-beside = 덱 옆: { $cards }
desk-decks-list = 카드 { $count }장의 목록
desk-decks-copies = { $card } × { $count }
desk-decks-hidden = 목록은 비공개입니다.
desk-decks-of = { $player } 님의 덱
desk-decks-text = 덱 리스트, 파일 또는 Master Vault 페이지
desk-decks-text-about = 리스트(세력 아래에 카드 한 장씩 한 줄), Master Vault의 JSON, 또는 그 덱의 페이지 주소를 붙여 넣거나 파일을 선택하세요.
desk-decks-language = 카드의 언어
desk-decks-bring = 덱 등록
desk-decks-bring-more = 다른 덱 등록
desk-decks-brought = 덱을 등록했습니다.
desk-decks-take = 덱 등록 취소
desk-decks-take-about = ‘{ $deck }’ 덱의 등록이 취소되고, 구성한 덱은 다시 구성해야 합니다.
desk-decks-wrong = 문제가 { $count }개 있습니다. 아직 이 덱을 쓸 수 없습니다.
desk-decks-good = 이 덱을 쓸 수 있습니다.
desk-decks-unseen = 목록에는 문제가 없습니다. 운영진이 아직 덱을 확인하지 않았습니다.
desk-decks-vault = Master Vault에 등록되어 있습니다.
desk-decks-no-vault = Master Vault 페이지가 없습니다.
desk-decks-compared = 목록을 대조했습니다.
desk-decks-attest = 운영진 확인
desk-decks-attest-listed = 목록이 이름 카드와 같음
desk-decks-attest-official = 구입한 공식 제품
desk-decks-attest-genuine = 복사한 카드 없음
desk-decks-pods = 세력 묶음 선택
desk-decks-pods-about = 세력 묶음 3개를 선택하세요. 서로 다른 세력 3개, 모두 한 세트여야 합니다. 또는 덱 하나를 그대로 씁니다.
desk-decks-pods-sets = 세력 묶음은 한 세트여야 합니다.
desk-decks-pods-house = 세력이 서로 달라야 합니다.
desk-decks-chosen = 세력 묶음 { $all }개 중 { $count }개 선택함.
desk-decks-whole = 이 덱을 그대로 사용
desk-decks-beside-choose = 덱 옆에 둘 카드
desk-decks-name = 덱 이름 (선택)
desk-decks-build = 이 덱으로 결정
desk-decks-built = 덱을 제출했습니다.
desk-decks-played = 사용하는 덱
desk-decks-show = 관전자에게 내 리스트 공개
desk-decks-show-about = 다른 플레이어는 볼 수 없습니다. 관전자는 허락해야 볼 수 있습니다.
desk-decks-sealed-staff = 받은 밀봉 덱은 운영진이 입력합니다.
desk-decks-window-rounds = 내 경기가 끝난 뒤부터 다음 대진 발표 전까지 덱을 다시 구성할 수 있습니다.
desk-decks-more-time = 덱 구성 추가 시간 { $minutes }분
desk-decks-open-now = 지금 개봉
desk-decks-open-about = 모두 동시에 밀봉 덱을 개봉하고, 덱 구성 시간이 시작됩니다.
desk-decks-open = 참가자 { $all }명 중 { $count }명의 덱이 아직 준비되지 않았습니다.
desk-decks-only-all = 모두
desk-decks-only-open = 준비되지 않음
desk-decks-state-none = 덱 없음
desk-decks-state-faulty = 문제 { $count }개
desk-decks-state-unattested = 확인 전
desk-decks-state-good = 이상 없음
desk-decks-nothing = 볼 수 있는 덱이 없습니다.
desk-decks-back = 모든 덱으로 돌아가기

## 세트 표와 제한 목록

desk-sets-legal = 사용 가능
desk-sets-barred = 사용 불가
desk-sets-edit = 세트 표 변경
desk-sets-official = 이 표는 ‘공식’ 역할을 맡은 사람만 바꿀 수 있습니다.
desk-sets-new = 새 세트
desk-sets-code = 코드
desk-sets-name-zh = 중국어 번체 이름
desk-sets-name-en = 영어 이름
desk-sets-kind = 종류
desk-sets-reference = 세력 묶음 덱 옆에 두는 카드
desk-sets-released = 중국어 번체판 발매일 (2024-07-23)
desk-sets-remove = { $code } 빼기
desk-sets-begin = 시작할 줄
desk-sets-empty = 빈 줄
desk-sets-publisher = 원 출판사의 이후 규정: { $reference }.
desk-sets-add = 세트 추가
desk-sets-fault-code = 코드는 영문자와 숫자 1~8자입니다.
desk-sets-fault-twice = 이 코드가 표에 두 번 있습니다.
desk-sets-fault-name = 두 이름이 모두 필요합니다.
desk-sets-fault-day = 날짜를 2024-07-23처럼 적으세요.
desk-restricted-version = { $version } 목록. 덱 하나에는 이 가운데 한 이름의 카드만 넣을 수 있습니다.
desk-restricted-any = 원하는 만큼
desk-restricted-copies = 최대 { $count }장
desk-restricted-edit = 목록 변경
desk-restricted-day = 새 목록의 날짜 (2024-07-23)
desk-restricted-why = 이전 목록을 다시 쓰는 이유
desk-restricted-new = 새 카드
desk-restricted-most = 허용 장수
desk-restricted-most-about = 0은 원하는 만큼입니다.
desk-restricted-remove = { $card } 빼기
desk-restricted-add = 카드 추가
desk-restricted-fault-day = 날짜를 2024-07-23처럼 적으세요.
desk-restricted-fault-older = 이 목록의 날짜는 지금 목록보다 이릅니다. 다시 쓰는 이유를 입력하세요.
desk-restricted-fault-name = 카드마다 중국어 번체 이름이 필요합니다.
desk-restricted-fault-copies = 장수는 0~36입니다.
