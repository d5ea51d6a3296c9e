### 명령줄.

cli-help = 모든 규칙을 외우고 있는 테이블 게임 홀입니다.
cli-help-play = 이 컴퓨터에서 홀을 열고 주소를 표시합니다.
cli-help-serve = 홀을 네트워크에 공개합니다.
cli-help-backup = 홀의 SQLite 데이터베이스를 파일로 복사합니다. 홀은 열려 있어도 됩니다.
cli-help-restore = 홀의 데이터베이스를 ‘ludarium backup’으로 만든 백업으로 바꿉니다.
cli-help-migrate = 홀의 데이터베이스를 이 버전에 맞게 갱신합니다.
cli-help-games = 게임과 자리 수, 봇, 설정을 나열합니다.
cli-help-cards-command = 게임의 카드 표를 출력합니다. 고쳐서 --cards에 줄 수 있습니다.
cli-help-arena = 봇끼리 자리를 모두 돌아가며 대전합니다.
cli-help-replay = 기보 파일을 테이블 그림과 함께 한 단계씩 재생합니다.
cli-help-verify = 기보 파일을 검사합니다: 선택이 규칙에 맞는지, 점수가 맞는지, 셔플이 공정한지 확인합니다.
cli-help-engine = 다른 프로그램에서 게임을 다룹니다: 표준 입력으로 JSON 요청을 받고 표준 출력으로 응답합니다.
cli-help-mcp = 어시스턴트가 Model Context Protocol로 게임하게 합니다. 표준 입력과 표준 출력을 씁니다.
error-mcp-missing = Model Context Protocol에 필요한 패키지가 설치되어 있지 않습니다. 설치하세요: pip install "ludarium[mcp]"
cli-help-learn = 게임의 신경망을 훈련합니다. 스스로 대국하거나 탐색에서 배우며, 도중에 봇과 겨루어 봅니다(추가 패키지 “learning” 필요).
cli-help-game = 게임 이름. “ludarium games”에 나오는 이름입니다.
cli-help-option = 이름=값 형식의 게임 설정. 여러 번 쓸 수 있습니다.
cli-help-mode = 게임 모드. 모드가 있는 게임에만 쓰며 --option mode=…과 같습니다.
cli-help-cards = 쓸 카드 표: 파일 또는 카드 표의 이름. 카드 표가 있는 게임에만 씁니다.
cli-help-table = 출력할 카드 표. 없으면 기본 카드 표를 출력합니다.
cli-help-lang = 사용할 언어: en, zh-Hant, ko.
cli-help-port = 사용할 포트.
cli-help-host = 사용할 주소.
cli-help-data = 데이터베이스를 둘 폴더.
cli-help-browser = 브라우저에서 페이지를 엽니다.
cli-help-bots = 쉼표로 구분한 봇 이름. 자리에 차례로 앉힙니다.
cli-help-number = 진행할 게임 수.
cli-help-seats = 자리 수. 0이면 게임의 기본 자리 수입니다.
cli-help-seed = 아무 글이나 됩니다. 난수 시드가 같으면 게임도 같습니다.
cli-help-workers = 사용할 프로세스 수. 0이면 코어마다 하나입니다.
cli-help-ray = 이 컴퓨터의 코어 대신 Ray 클러스터에서 둡니다. 헤드의 주소(예: 192.168.1.10:6379)를 적거나, 이 컴퓨터가 속한 클러스터라면 “auto”라고 적으세요(추가 기능 “cluster” 필요). --workers와 함께 쓸 수 없습니다.
cli-help-keep = 한 판이 끝날 때마다 결과를 적는 파일. 중단된 아레나나 예행연습은 같은 파일로 이어집니다.
cli-help-file = 기보 파일. “-”이면 표준 입력에서 읽습니다.
cli-help-backup-file = 쓸 파일. 아직 없는 파일이어야 합니다.
cli-help-restore-file = 되돌릴 백업.
cli-help-migrate-rehearse = SQLite 데이터베이스의 복사본을 갱신해 결과를 알려 주고, 데이터베이스는 그대로 둡니다.
cli-help-migrate-check = 아무것도 바꾸지 않습니다. 데이터베이스가 이 버전에 맞지 않으면 종료 상태 1로 끝납니다.
cli-help-seat = 어느 자리(0부터)의 눈으로 볼지. 없으면 관전자로 봅니다.
cli-help-at = 시작할 선택의 번호.
cli-help-step = 단계마다 키 입력을 기다리거나 모두 표시합니다.
cli-column-game = 게임
cli-column-version = 버전
cli-column-seats = 자리
cli-column-bots = 봇
cli-column-options = 설정
cli-option-form = 설정이 아닙니다: ‘{ $found }’. 이름=값 형식으로 쓰세요. 예: placement=start
cli-option-text = 직접 쓴 글
cli-no-option = { $game }에는 ‘{ $option }’ 설정이 없습니다. 있는 설정: { $known }.
cli-seat-range = 그런 자리는 없습니다. 자리는 0부터 { $last }까지입니다.
cli-file-error = { $name } 파일을 읽을 수 없습니다: { $problem }.
cli-system-error = 읽거나 쓰지 못했습니다: { $problem }.
cli-fetching = { $address }의 글을 가져오는 중…
cli-arena-playing = { $game } 진행 중
cli-arena-bot = 봇
cli-arena-score = 평균 점수
cli-arena-ratio = 마지막 봇 대비 비율
cli-arena-lead = 마지막 봇과의 차이
cli-arena-wins = 승리
cli-arena-seats = 출전 횟수
cli-arena-pace = 초당 결정 수
cli-table = 테이블
cli-seat = 자리 { $seat }
cli-score = { $name } { $score }
cli-replay-start = { $game }: 첫 선택 이전
cli-replay-step = { $total }단계 중 { $number }단계 · { $name } · { $option }
cli-replay-keys = Enter: 다음 · b: 이전 · 숫자: 그 단계로 · q: 끝
cli-verify-replays = 선택 { $count }개가 모두 규칙에 맞습니다.
cli-verify-scores = 점수가 선택과 일치합니다.
cli-verify-commitment = 비밀값이 자리가 정해지기 전에 공개된 약속값과 일치합니다.
cli-verify-seed = 난수 시드가 비밀값과 각 자리의 값에서 나왔습니다.
cli-verify-present = 기보 파일에 셔플 증명이 들어 있습니다.

## 데이터베이스 돌보기
# $file, $database: 경로 또는 비밀번호를 뺀 URL. $found, $known, $revision: 데이터베이스의 버전. 예: 0005
cli-backup-made = 백업을 빠짐없이 만들고 확인했습니다: { $file }. 홀의 모든 비밀이 들어 있으며 소유자만 읽을 수 있습니다.
cli-restore-made = 백업을 제자리에 두었습니다: { $database }. 홀을 여세요. 모든 테이블이 백업한 순간부터 이어집니다.
cli-restore-aside = 전에 있던 파일의 이름은 이제 { $file }입니다. 필요 없어지면 지우세요.
cli-database-contents = 버전 { $revision }, { $size } KiB. 사람: { $people }. 끝나지 않은 테이블: { $unfinished }. 끝난 게임: { $finished }. 대회: { $events }.
cli-migrate-done = 데이터베이스 { $database }의 버전이 { $found }에서 { $known }(으)로 바뀌었습니다.
cli-migrate-none = 데이터베이스 { $database }의 버전은 이미 이 버전에 필요한 { $known }입니다.
cli-migrate-due = 데이터베이스 { $database }의 버전은 { $found }인데, 이 버전에는 { $known }이(가) 필요합니다. 그 데이터베이스를 쓰는 홀을 모두 닫은 뒤 ‘ludarium migrate’를 실행하세요.
# $steps: revisions with spaces between them.
cli-rehearse-steps = 버전 { $found }에서 { $known }까지 갱신이 { $count }번 필요합니다({ $steps }). 복사본에서는 { $seconds }초 걸렸습니다.
cli-rehearse-none = 데이터베이스의 버전은 이미 { $known }입니다. 갱신할 것이 없습니다.
# $name: a table of the database.
cli-rehearse-fewer = ‘{ $name }’ 표의 행이 { $before }개에서 { $after }개로 줄어듭니다.
cli-rehearse-kept-back = 진행 중인 게임 { $count }판은 규칙의 버전이 달라져서 보이지 않게 됩니다.
cli-rehearse-untouched = 복사본은 지웠고, 데이터베이스는 그대로입니다.

# A list, built up one item at a time.
list-pair = { $first }, { $second }

## 프로그램으로 쓰는 엔진: 요청(한 줄에 JSON 객체 하나), 상태, 국면, 테이블 위의 것
error-engine-json = 이 줄은 JSON 객체가 아닙니다: { $problem }. 한 줄에 객체 하나를 쓰세요.
error-engine-long = 줄이 너무 깁니다. 최대 { $most }바이트까지 쓸 수 있습니다.
error-engine-request = 없는 요청입니다: ‘{ $do }’. 다음 중에서 선택하세요: { $known }.
error-engine-field = 요청 ‘{ $do }’의 내용이 잘못되었습니다: { $problem }. 고쳐서 다시 보내세요.
error-engine-state = 여기에 없는 상태입니다: { $state }. 응답에서 받았고 아직 버리지 않은 번호를 쓰세요.
error-engine-states = 엔진은 상태를 { $most }개까지만 보관합니다. 더 필요 없는 상태를 버리세요.
error-engine-seat = 이 게임에 없는 자리입니다: { $seat }. 자리는 0부터 { $last }까지입니다.
error-engine-undo = 선택 { $count }개를 되돌릴 수 없습니다. 지금까지 한 선택: { $made }개. 더 적게 되돌리세요.
error-engine-no-record = 이 상태는 한 자리가 아는 것에서 뽑았거나 손으로 바꾼 것이라 기보 파일이 없습니다. 원래 상태를 저장하세요.
error-engine-no-bot = 지금은 테이블이 선택할 차례이고, 봇은 자리에서만 플레이합니다. 테이블의 선택지 중에서 선택하세요.
error-playout-endless = 무작위 선택을 { $most }번 했는데도 게임이 끝나지 않았습니다. 이 국면이 끝날 수 있는지 확인하세요.
error-engine-fault = 게임이 이 요청을 처리하다가 오류가 생겼습니다({ $what }). 아무것도 바뀌지 않았습니다. 기보 파일과 요청을 함께 알려 주세요.
error-no-positions = 국면을 직접 놓을 수 없는 게임입니다: { $game }. 게임을 시작해 원하는 국면까지 진행하세요.
error-no-edits = 게임 도중에 테이블을 바꿀 수 없는 게임입니다: { $game }. 대신 국면을 놓으세요.
error-edit-unfinished = 활성 플레이어가 카드를 플레이하고 사용할 수 있고 끝나지 않은 일이 없을 때만 테이블을 바꿀 수 있습니다. 그때까지 선택하세요.
error-edit-hidden = 덱 목록이 공개되지 않은 동안에는 테이블을 바꿀 수 없습니다. 목록을 공개하는 게임을 시작하세요.
error-position-option = 직접 놓은 국면에는 쓸 수 없는 설정입니다: ‘{ $option }: { $value }’. ‘{ $expected }’ 그대로 두세요.
error-position-lesson = ‘{ $lesson }’ 레슨에는 정해진 국면이 있습니다. 레슨과 국면 중 하나를 빼 주세요.
# $part: of the position; $why: which sentence; $found, $expected: what stands there, and what belongs there.
error-position-wrong = 놓을 수 없는 국면입니다. { $why ->
    [missing] ‘{ $part }’ 항목이 없습니다. 꼭 있어야 하는 항목: { $expected }
    [unknown] ‘{ $part }’ 항목은 쓸 수 없습니다. 쓸 수 있는 항목: { $expected }
    [form] ‘{ $part }’의 값: ‘{ $found }’. 쓰는 방법: { $expected }
    [count] ‘{ $part }’의 개수: { $found }. 맞는 개수: { $expected }
    [large] 내용이 { $found }바이트입니다. { $expected }바이트까지만 읽을 수 있습니다.
    [deep] 너무 깊게 겹쳐 있습니다. 최대 깊이: { $expected }
    [card] ‘{ $part }’에 있는 ‘{ $found }’ 카드는 없는 카드입니다.
    [unplayable] ‘{ $part }’에 있는 ‘{ $found }’ 카드는 아직 여기에서 쓸 수 없습니다.
    [place] ‘{ $found }’ 카드는 ‘{ $part }’에 놓을 수 없습니다.
    [token] ‘{ $part }’에 있는 ‘{ $found }’ 카드는 토큰 생명체인데, 그 플레이어에게 토큰 생명체 카드가 없습니다. 다음에 적으세요: { $expected }
    [bare] ‘{ $part }’에 있는 ‘{ $found }’ 카드에 무언가 놓여 있습니다. 플레이 중인 카드에만 놓을 수 있습니다.
    [absent] ‘{ $part }’에 있는 ‘{ $found }’ 카드는 이 덱에 없고, 대신할 채움 카드도 덱에 없습니다.
    [effect] 지속되는 효과가 있는 카드 중에 그런 카드가 없습니다: ‘{ $found }’.
    [effects] ‘{ $found }’ 카드에는 지속되는 효과가 여럿입니다. 하나를 적으세요: { $expected }
    [source] ‘{ $found }’ 효과를 일으킨 카드가 어디에도 없습니다. 다음을 놓으세요: { $expected }
    [about] ‘{ $found }’ 효과의 대상을 적어야 합니다. 예: { $expected }
    [over] ‘{ $found }’ 효과는 지금쯤 끝났거나 시작될 수 없었습니다.
    [unsaid] ‘{ $found }’ 효과는 다른 카드에 달려 있어 글로 적을 수 없습니다.
    [icons] ‘{ $part }’에 있는 ‘{ $found }’ 카드에 더한 아이콘이 너무 많습니다. 맞는 개수: { $expected }
    [deck] ‘{ $part }’까지 합한 덱의 카드 수: { $found }. 맞는 수: { $expected }
    [goal] 길이 { $found }의 목적지 카드에 닿아 그 카드를 공개해야 합니다. 길을 그 앞에서 끝내세요.
    [twice] 두 플레이어의 괴수가 모두 ‘{ $found }’입니다. 서로 다른 괴수를 고르거나 ‘{ $expected }’ 설정을 쓰세요.
    [covered] ‘{ $found }’ 토큰이 다른 토큰과 겹치거나 트랙을 벗어납니다. 칸의 범위: { $expected }
    [thrust] 손패 ‘{ $found }’에 직선 찌르기가 없습니다. 다음 중 한 장이 필요합니다: { $expected }
   *[other] ‘{ $part }’의 값: ‘{ $found }’. 여기에 올 수 있는 것: { $expected }
}
error-unknown-thing = 이 자리에서 볼 수 있는 것 중에 그런 이름이 없습니다: ‘{ $thing }’. 선택지가 가리키는 이름을 쓰세요.

# The language whose names of cards are told.
cli-names = ko

## 대회

cli-help-tournament = 대회: 골라 쓸 진행 방식과 예행연습.
cli-help-presets = 대회에 쓸 수 있는 진행 방식을 나열합니다.
cli-help-rehearse = 봇의 대회를 끝까지 진행하고 라운드, 벌칙, 순위를 출력합니다.
cli-help-preset = 진행 방식의 이름. “ludarium tournament presets”에 나오는 이름입니다.
cli-help-players = 참가하는 플레이어 수.
cli-help-event-seed = 아무 글이나 됩니다. 난수 시드가 같으면 대회도 같습니다.
cli-help-quick = 게임을 진행하지 않고 결과를 추첨합니다.
cli-help-out = 대회 전체를 기보 파일과 함께 이 파일에 씁니다. 홀에서 가져올 수 있습니다.
cli-column-preset = 진행 방식
cli-column-stages = 단계

## 홀의 관리와 운영

cli-help-admin = 홀을 관리하고 운영합니다: 사람, 테이블, 신고, 공지, 감사 기록. 홀이 열려 있어도 홀의 데이터베이스에서 바로 일합니다.
cli-help-people = 사람 찾기, 이용 정지, 이름 변경, 로그아웃, 관리자.
cli-help-people-find = ID, 로그인 이름, 이름의 일부로 사람을 찾습니다.
cli-help-people-show = 세션, 테이블, 이용 정지를 보여 줍니다.
cli-help-people-ban = 들어오지 못하게 합니다. 홀에 있는 사람은 기한과 까닭을 바로 알게 됩니다.
cli-help-people-unban = 다시 들어올 수 있게 합니다.
cli-help-people-rename = 이름이 불쾌감을 줄 때 다른 이름을 줍니다.
cli-help-people-sign-out = 모든 세션을 끝냅니다. 손님은 돌아올 수 없고 새로 시작합니다.
cli-help-people-make-moderator = 계정이 있는 사람을 관리자로 삼습니다.
cli-help-people-unmake-moderator = 관리자 자격을 거둡니다.
cli-help-tables = 테이블을 나열하고, 보여 주고, 닫습니다.
cli-help-tables-list = 대기 중이거나 진행 중인 테이블을 새것부터 100개까지 나열합니다.
cli-help-tables-show = 테이블의 자리와 진행을 보여 줍니다. 게임의 내용은 보여 주지 않습니다.
cli-help-tables-close = 테이블을 닫습니다. 그곳에 있는 사람은 까닭을 바로 알게 됩니다.
cli-help-tables-all = 끝났거나 닫힌 테이블도 나열합니다.
cli-help-notice = 홀에 있는 모두에게 공지합니다. 공지를 나열하고 거둡니다.
cli-help-notice-say = 모두에게 공지합니다: 읽는 사람이 치울 때까지 모든 화면에 띠로 나옵니다. 글이 없는 언어를 읽는 사람에게는 영어 글이, 영어가 없으면 중국어, 그것도 없으면 한국어 글이 나옵니다.
cli-help-notice-list = 지금 나오거나 앞으로 나올 공지를 나열합니다.
cli-help-notice-take-back = 번호로 공지를 거둡니다.
cli-help-notice-en = 영어 글: 한 줄, 300자까지.
cli-help-notice-zh = 중국어 글.
cli-help-notice-ko = 한국어 글.
cli-help-notice-level = 모양: info는 알림, warning은 아무도 놓치면 안 되는 경고입니다.
cli-help-notice-from = 언제부터: 2h, 1d, “2027-01-31 18:00”(UTC). 없으면 지금부터입니다.
cli-help-notice-until = 언제까지, 같은 방식으로 적습니다. 없으면 거둘 때까지입니다.
cli-help-notice-all = 끝났거나 거둔 공지도 나열합니다.
cli-help-notice-number = 공지 번호. “ludarium admin notice list”에 있습니다.
cli-help-people-warn = 어떤 사람에게 알립니다. 보았다고 할 때까지 눈앞에 나옵니다.
cli-help-people-silence = 기한까지 테이블에서 채팅하지 못하게 합니다.
cli-help-people-unsilence = 다시 채팅할 수 있게 합니다.
cli-help-admin-silence-until = 언제 끝나는지: 12h, 7d, 2w, 2027-01-31, “2027-01-31 18:00”(UTC).
cli-help-reports = 사람들의 신고: 나열, 보기, 종결. 관리자는 웹 화면에서 처리하고, 관리자에 관한 신고는 운영자가 처리합니다.
cli-help-reports-list = 기다리는 신고를 오래된 것부터 나열합니다.
cli-help-reports-show = 신고를 보여 줍니다: 누구를, 왜, 무엇이 남아 있는지.
cli-help-reports-close = 신고를 종결합니다. 당사자에 대한 조치는 다른 명령입니다.
cli-help-report-number = 신고 번호. “ludarium admin reports list”에 있습니다.
cli-help-report-all = 종결된 신고도 나열합니다.
cli-help-report-outcome = 결과: dismiss, warn, silence, rename, ban 가운데 하나.
cli-help-admin-table = 테이블의 ID. 주소와 “ludarium admin tables list”에 있습니다.
cli-help-admin-log = 감사 기록을 출력합니다: 누가 언제 왜 누구에게 무엇을 했는지. 가장 새로운 것이 마지막입니다.
cli-help-admin-data = 홀의 데이터베이스가 있는 폴더. “ludarium serve”처럼 LUDARIUM_DATABASE가 우선합니다.
cli-help-admin-json = 프로그램을 위해 JSON을 출력합니다. 시각은 1970년부터의 밀리초입니다.
cli-help-admin-reason = 까닭, 500자까지. 감사 기록에 남고 당사자가 읽습니다.
cli-help-admin-who = “ludarium admin people find”가 출력하는 ID 또는 로그인 이름.
cli-help-admin-text = ID, 로그인 이름, 또는 이름의 일부.
cli-help-admin-name = 새 이름.
cli-help-admin-until = 언제 끝나는지: 12h, 7d, 2w, 2027-01-31, “2027-01-31 18:00”(UTC). 없으면 끝나지 않습니다.
cli-help-log-about = 이 사람이나 사물에 관한 기록만, ID로.
cli-help-log-by = 이 운영자나 사람이 한 기록만. “operator”, “moderator”, “person”은 그 종류 전부입니다.
cli-help-log-act = 이 행위의 기록만, 예를 들어 ban이나 rename.
cli-help-log-since = 그때부터의 기록만: 7d는 이레 전, 2027-01-31은 날짜(UTC).
cli-help-log-until = 그 전의 기록만, 같은 방식으로 적습니다.
cli-help-log-number = 최대 몇 개의 기록을 출력할지.
cli-column-id = ID
cli-column-name = 이름
cli-column-account = 계정
cli-column-moderator = 관리자
cli-column-created = 시작
cli-column-banned-until = 이용 정지 기한
cli-column-lifted = 해제
cli-column-reason = 까닭
cli-column-session = 세션
cli-column-device = 기기
cli-column-seen = 마지막 사용
cli-column-table = 테이블
cli-column-status = 상태
cli-column-seat = 자리
cli-column-host = 방장
cli-column-time = 시각
cli-column-by = 한 사람
cli-column-act = 행위
cli-column-about = 대상
cli-column-facts = 자세히
cli-column-number = 번호
cli-column-level = 단계
cli-column-from = 시작
cli-column-until = 끝
cli-column-taken-back = 거둠
cli-column-languages = 언어
cli-column-text = 글
cli-notice-info = 알림
cli-notice-warning = 경고
cli-column-taken-by = 맡은 사람
cli-column-outcome = 결과
cli-column-reported-by = 신고한 사람
cli-column-line = 채팅 줄
cli-column-decision = 결정
cli-report-abuse = 채팅 욕설
cli-report-name = 이름
cli-report-cheating = 부정행위나 지연
cli-report-other = 기타
cli-report-open = 대기
cli-report-taken = 처리 중
cli-report-closed = 종결
cli-outcome-dismiss = 조치 없음
cli-outcome-warn = 경고
cli-outcome-silence = 채팅 금지
cli-outcome-rename = 이름 변경
cli-outcome-ban = 이용 정지
cli-status-open = 대기 중
cli-status-playing = 진행 중
cli-status-over = 끝남
cli-status-closed = 닫힘
# The pace of a table; $days is how many days a move somebody has at a correspondence table.
cli-pace-live = 실시간
cli-pace-days = { $days }일
cli-act-ban = 이용 정지
cli-act-unban = 이용 정지 해제
cli-act-rename = 이름 변경
cli-act-sign-out = 로그아웃
cli-act-make-moderator = 관리자 임명
cli-act-unmake-moderator = 관리자 해임
cli-act-delete-account = 계정 삭제
cli-admin-guest = 손님
cli-admin-club = 클럽을 통해
cli-admin-for-good = 영구
cli-admin-by-operator = 운영자 { $by }
cli-admin-by-moderator = 관리자 { $by }
cli-admin-by-person = 본인 { $by }
cli-admin-about-person = 사람 { $about }
cli-admin-about-table = 테이블 { $about }
cli-admin-about-notice = 공지 { $about }
cli-admin-about-report = 신고 { $about }
# $found: what somebody wrote as a time.
cli-admin-time-form = 시각을 “{ $found }”처럼 쓸 수 없습니다. 12h, 7d, 2w처럼 지금부터 얼마나 뒤인지, 또는 2027-01-31처럼 날짜를 적으세요. 시각을 덧붙여도 됩니다.
cli-admin-no-act = “{ $found }” 행위는 없습니다. 다음이 있습니다: { $known }.
cli-admin-nobody = 그런 이름을 가진 사람이 없습니다.
cli-admin-banned = { $who } 님의 이용을 영구히 정지했습니다.
cli-admin-banned-until = { $who } 님의 이용을 { $until }까지 정지했습니다.
cli-admin-unbanned = { $who } 님이 다시 들어올 수 있습니다.
cli-admin-renamed = { $who } 님의 이름은 이제 { $name }입니다.
cli-admin-signed-out = { $count ->
    [0] { $who } 님에게는 세션이 없었습니다.
   *[other] { $who } 님의 세션 { $count }개를 끝냈습니다.
}
cli-admin-moderator-made = { $who } 님은 이제 관리자입니다.
cli-admin-moderator-unmade = { $who } 님은 더 이상 관리자가 아닙니다.
cli-column-private = 비공개
cli-column-people = 사람
cli-column-pace = 한 수의 시간
cli-column-event = 대회
cli-column-choices = 선택
cli-column-kind = 종류
cli-column-bot = 봇
cli-seat-open = 빈자리
cli-seat-person = 사람
cli-seat-bot = 봇
cli-act-close-table = 테이블 닫기
cli-act-say-notice = 공지
cli-act-take-back-notice = 공지 거두기
cli-act-silence = 채팅 금지
cli-act-unsilence = 채팅 금지 해제
cli-act-warn = 경고
cli-act-see-warning = 경고 확인
cli-act-take-report = 신고 맡기
cli-act-give-back-report = 신고 되돌리기
cli-act-close-report = 신고 종결
cli-admin-no-tables = 그런 테이블이 없습니다.
cli-admin-table-closed = 테이블 { $table } 닫음.
# $found is what somebody wrote, $known a list of words.
cli-admin-no-level = “{ $found }” 단계는 없습니다. 다음이 있습니다: { $known }.
cli-admin-notice-said = 공지 { $number }번을 냈습니다. 시작 시각부터 홀에 있는 모두가 읽습니다.
# $lang and $other: tags of languages, such as en or zh-Hant.
cli-admin-notice-missing = { $lang } 글이 없습니다. { $lang } 언어를 읽는 사람에게는 { $other } 글이 나옵니다.
cli-admin-no-notices = 공지가 없습니다.
cli-admin-notice-taken-back = 공지 { $number }번을 거두었습니다.
cli-admin-silenced = { $who } 님은 { $until }까지 테이블에서 채팅할 수 없습니다.
cli-admin-unsilenced = { $who } 님이 다시 채팅할 수 있습니다.
cli-admin-warned = { $who } 님에게 알렸습니다.
cli-admin-no-reports = 그런 신고가 없습니다.
cli-admin-report-closed = 신고 { $number }번을 종결했습니다.
cli-admin-no-outcome = “{ $found }” 결과는 없습니다. 다음이 있습니다: { $known }.
# $database: a file, or a URL without its password.
error-admin-no-hall = “{ $database }”에는 홀의 데이터베이스가 없습니다. --data로 홀의 폴더를, 또는 LUDARIUM_DATABASE로 데이터베이스를 알려 주세요.
# $found and $known: numbers of revisions of the database, such as 0005.
error-admin-older = 데이터베이스의 버전은 { $found }이고 이 프로그램에는 { $known } 버전이 필요합니다. 이 버전으로 홀을 한 번 연 다음 다시 시도하세요.
error-admin-person = ID나 로그인 이름이 “{ $who }”인 사람이 없습니다. “ludarium admin people find”로 찾아보세요.
error-admin-reason = 보이지 않는 글자 없이 1~{ $most }자로 까닭을 적으세요.
error-admin-until = 이미 지난 시각입니다. 앞으로 올 시각을 적으세요.
error-admin-not-banned = { $name } 님은 이용 정지 상태가 아닙니다. “ludarium admin people show”로 확인하세요.
error-admin-moderator-guest = { $name } 님은 손님입니다. 계정이 있는 사람만 관리자가 될 수 있습니다.
error-admin-moderator-already = { $name } 님은 이미 관리자입니다.
error-admin-moderator-none = { $name } 님은 관리자가 아닙니다.
error-admin-table = 테이블 { JOSA($table, "이/가") } 없습니다. “ludarium admin tables list”로 확인하세요.
error-admin-table-event = 테이블 { $table }의 대회는 { $event }입니다. 대회 운영진이 결정합니다.
error-admin-table-over = 테이블 { JOSA($table, "은/는") } 이미 끝났습니다.
error-admin-notice-text = 적어도 한 언어로 글을 적으세요: 한 줄, 1~{ $most }자, 보이지 않는 글자 없이.
error-admin-notice-time = 이 공지는 아무도 보기 전에 끝납니다. 시작보다 뒤이고 앞으로 올 끝 시각을 적으세요.
error-admin-notice = 공지 { $number }번이 없습니다. “ludarium admin notice list”로 확인하세요.
error-admin-notice-over = 공지 { $number }번은 이미 끝났습니다.
error-admin-not-silenced = { $name } 님은 이미 채팅할 수 있습니다. “ludarium admin log --about”으로 확인하세요.
error-admin-report = 신고 { $number }번이 없습니다. “ludarium admin reports list”로 확인하세요.

## 키포지의 덱
cli-help-keyforge = 키포지: 실전으로 매기는 덱 레이팅.
cli-help-rate = 실전으로 덱의 레이팅을 매깁니다. 각 덱이 정해진 기준 덱들과 겨루고 양쪽 모두 봇이 플레이합니다. 레이팅과 신뢰 구간, 상대별 성적, 카드마다의 가치가 나옵니다.
cli-help-rate-decks = 덱: 파일, ID나 주소, 한 단어로 쓴 덱, 또는 sealed-AoA 같은 밀봉 덱의 이름.
cli-help-rate-games = 저장된 것을 포함해 덱마다 채울 판수. 기본은 192이고, --seconds만 주면 시간이 되는 만큼 둡니다.
cli-help-rate-seconds = 최대 몇 초 동안 둘지. 시작한 판은 끝까지 둡니다.
cli-help-rate-bot = 양쪽의 봇: greedy, 또는 search:100 같은 탐색 봇.
cli-help-rate-seed = 아무 글자나. 같은 시드는 같은 밀봉 덱을 뽑고 같은 판을 둡니다.
cli-help-rate-data = 저장 폴더. 판은 그 안의 “ratings” 폴더에 저장되며, 이미 있는 판은 다시 두지 않습니다.
cli-help-results-out = 전체 결과를 이 파일에 씁니다. 페이지(.html)이거나, 모든 판을 담은 Parquet(.parquet, 프로그램용, 추가 기능 “parquet” 필요)입니다. 여러 번 지정할 수 있습니다.
error-parquet-missing = Parquet에는 설치되지 않은 패키지가 필요합니다. 설치하세요: pip install "ludarium[parquet]"
cli-ray-or-workers = 둘 중 하나만 고르세요. --workers는 이 컴퓨터에서, --ray는 클러스터의 모든 코어에서 둡니다.
error-cluster-no-ray = 클러스터에서 두려면 설치되지 않은 패키지가 필요합니다. 설치하세요: pip install "ludarium[cluster]"
error-cluster-silent = ‘{ $address }’에서 응답이 없습니다. 한 컴퓨터에서 Ray를 시작하고(ray start --head --port=6379) 다른 컴퓨터를 참여시킨 뒤, 거기에 표시된 주소를 지정하세요.
error-cluster-refused = Ray가 ‘{ $address }’의 클러스터를 사용할 수 없습니다. Ray의 메시지: { $why }
error-cluster-other-version = 클러스터의 컴퓨터 { $machine }에는 Ludarium { $found } 버전이, 이 컴퓨터에는 { $version } 버전이 있습니다. 모든 컴퓨터에 같은 버전을 설치하고 그곳의 Ray를 다시 시작하세요.
error-cluster-no-ludarium = 클러스터의 컴퓨터 { $machine }에서 Ray가 실행되는 환경에 Ludarium이 없습니다. 그곳에 { $version } 버전을 설치하세요: pip install "ludarium[cluster]=={ $version }"
error-cluster-no-cores = ‘{ $address }’의 클러스터에 1분 동안 코어가 하나도 없었습니다. 컴퓨터를 참여시키세요: ray start --address={ $address }
error-cluster-workers-lost = 같은 판이 클러스터의 작업 프로세스를 연달아 여러 번 종료시켰습니다. 코어 { $workers }개를 모두 쓰기에는 메모리가 부족할 수 있습니다. 더 적은 코어로 Ray를 시작하세요(ray start --num-cpus).
cli-help-rate-details = 각 덱의 상대별 성적과 카드도 출력합니다. 덱이 하나면 항상 출력합니다.
cli-rate-playing = 덱 { $count }개의 레이팅을 매기는 중
cli-rate-stopped = 중단했습니다. 끝난 판은 저장되었으므로 같은 명령으로 이어집니다.
cli-out-form = “{ $found }”의 확장자를 알 수 없습니다. 파일 이름을 다음 중 하나로 끝내세요: { $known }.

## 레디 펜스의 카드 표
cli-help-fence = 레디… 펜스!: 실전으로 시험하는 카드 표.
cli-help-balance = 카드 표로 시합을 하고 길이, 투슈, 승패, 카드마다의 사용률을 셉니다. 두 표를 비교할 수도 있습니다. 모든 수에 신뢰 구간이 붙습니다.
cli-help-fence-cards = 카드 표: 이름(proposed, even, lively), 파일, 또는 한 단어로 쓴 표.
cli-help-fence-change = 표의 값을 바꿉니다. PR=4556은 모든 막고 되찌르기의 속도, FL=/1은 플레슈에 드는 체력, FL=567/1은 둘 다 정합니다. 여러 번 지정할 수 있습니다.
cli-help-fence-against = 비교할 표. --cards처럼 씁니다. --change만 주면 바꾸기 전의 표입니다.
cli-help-fence-mode = 모드: tutorial, basic, advanced.
cli-help-fence-bot = 양쪽의 봇: greedy, random, 또는 search:20 같은 탐색 봇.
cli-help-fence-games = 표마다 치르는 시합 수.
cli-help-fence-seed = 아무 글자나. 같은 시드는 같은 시합을 하고, 모든 표에 같은 카드를 나누어 줍니다.
cli-help-fence-keep = 끝난 시합을 저장하는 폴더. 같은 폴더를 쓰면 있는 시합은 다시 치르지 않습니다.
cli-help-fence-details = 표마다 각 카드도 출력합니다.
cli-help-fence-search = 값을 가장 적게 바꾸어 카드 표의 밸런스를 고치는 방법을 찾습니다. 값 하나를 1씩 올리거나 내리고, 가장 좋은 표들을 더 바꿉니다. 찾은 표는 다른 배분으로 다시 시험합니다.
cli-help-fence-untouched = 목표: 투슈 없이 끝나는 교전이 최대 몇 퍼센트인지.
cli-help-fence-parry = 목표: 막고 되찌르기를 낼 수 있는 기회 가운데 적어도 몇 퍼센트에서 내는지.
cli-help-fence-share = 목표: 한 카드가 낸 카드 전체에서 최대 몇 퍼센트를 차지하는지.
cli-help-fence-changes = 바꾸는 값의 최대 개수. 모든 목표에 이른 표가 나오면 먼저 끝납니다.
cli-help-fence-search-games = 표 하나를 판단하는 시합 수. 많은 표는 그 4분의 1만에 그만둡니다.
cli-help-fence-check = 다른 배분으로 치르는 시합 수. 나오는 수는 여기서 얻습니다.
cli-fence-searching = 시합을 치르는 중
cli-fence-playing = 시합 { $count }번을 치르는 중
cli-fence-stopped = 중단했습니다. 끝난 시합의 수입니다.
error-cards-change = ‘{ $found }’ 부분을 카드 표의 변경으로 읽을 수 없습니다. 카드, ‘=’, 카드마다 하나씩 속도, 빗금 뒤에 드는 체력을 쓰세요. 예: { $expected }. 카드: { $known }. 속도가 없는 카드는 체력만 바꿀 수 있습니다.

## Nets that learn
cli-help-learn-out = 체크포인트, 신경망(net.onnx), 곡선을 둘 폴더. 같은 폴더를 쓰면 중단된 훈련이 이어집니다.
cli-help-learn-seed = 숫자 하나. 같은 컴퓨터에서 난수 시드가 같으면 같은 신경망이 나옵니다.
cli-help-learn-rounds = 대국과 학습을 몇 번 되풀이할지. 0은 게임의 기본값입니다.
cli-help-learn-until = 이 라운드가 끝나면 훈련이 그곳에서 중단된 것처럼 멈춥니다. 0은 끝까지 진행합니다.
cli-help-learn-minutes = 이만큼의 분이 지나면 멈춥니다. 0은 끝까지 진행합니다.
cli-help-learn-method = 배우는 방법: “gradients”(스스로 대국) 또는 “teacher”(봇이 생각한 뒤의 결론을 바로 말하도록 배움). 게임마다 기본 방법이 있습니다.
cli-help-learn-start = 다른 훈련의 이 체크포인트에 있는 신경망으로 시작합니다.
cli-help-learn-games = 동시에 진행할 게임 수(gradients) 또는 한 라운드의 게임 수(teacher). 0은 기본값입니다.
cli-help-learn-teacher = 가르치는 봇. 예: search:10, greedy
cli-help-learn-rate = 처음의 학습률. 0은 기본값입니다.
cli-help-learn-against = 신경망과 겨룰 봇. 보통은 greedy입니다.
cli-help-learn-trials = 한 번 겨룰 때의 게임 수. 0은 기본값입니다.
cli-help-learn-every = 다음에 겨룰 때까지의 라운드 수. 0은 기본값입니다.
cli-help-learn-device = PyTorch가 계산할 곳: “cpu” 또는 “cuda”. 기본값으로는 GPU가 있으면 GPU를 씁니다.
cli-learn-methods = 배우는 방법을 다음 중에서 고르세요: { $known }.
cli-learn-playing = { $game } 학습 중
cli-learn-done = { $rounds }라운드, 게임 { $games }판. { $bot } 상대 승률: { $share }. 신경망의 위치: { $folder }
error-learning-missing = 훈련에 필요한 패키지가 설치되어 있지 않습니다. 설치하세요: pip install "ludarium[learning]"
error-learn-other = { $folder } 폴더에는 다른 게임이나 크기가 다른 신경망의 훈련이 있습니다. 다른 폴더를 고르세요.
error-nets-missing = 봇 “net”에 필요한 패키지가 설치되어 있지 않습니다. 설치하세요: pip install "ludarium[nets]"
error-net-none = Ludarium에는 { $game } 게임의 신경망이 들어 있지 않습니다. “ludarium learn”으로 훈련한 뒤 파일을 지정하세요: net:FILE
error-net-file = 신경망을 찾을 수 없습니다: “{ $file }”
error-net-unreadable = ONNX 형식의 신경망으로 읽을 수 없습니다: “{ $file }”
error-net-other = 신경망 “{ $file }” 파일은 이 버전의 { $game } 게임에 맞지 않습니다. 다시 훈련하세요.
