### 무엇이 잘못되었고 어떻게 하면 되는지: 오류 코드(error-<code>)마다 메시지 하나.
### 이 메시지가 나올 때는 아무것도 바뀌지 않았습니다. 인수는 받은 그대로 보여 줍니다.
### $line은 1부터 세고, $found는 그 자리에 있는 것, $expected는 있어야 할 것입니다.

## 선택

error-unknown-option = 지금 선택할 수 없는 행동입니다: ‘{ $option }’. 제시된 행동 중에서 선택하세요.
error-illegal-choice = 지금은 규칙에 어긋나는 행동입니다: ‘{ $option }’. 제시된 행동 중에서 선택하세요.
error-dice-count = 주사위 { $given }개를 입력했지만 굴린 주사위는 { $wanted }개입니다. 주사위마다 기호를 하나씩 입력하세요.
error-dice-face = 주사위에 없는 기호입니다: ‘{ $face }’. A(공격), H(회복), E(에너지), F(명성), D(파괴), S(특수 능력) 중에서 쓰세요.
error-not-your-turn = 내 차례가 아닙니다. 차례가 올 때까지 기다리세요.
error-stale-number = 선택하는 동안 게임이 진행되었습니다. 테이블을 보고 다시 선택하세요.
error-game-over = 게임이 끝나서 더 행동할 수 없습니다. 새 게임을 시작하세요.

## 메시지

error-malformed-message = 메시지를 읽을 수 없습니다. 페이지를 새로 고친 뒤 다시 해 보세요.
error-wrong-type = 알 수 없는 종류의 메시지입니다. 페이지를 새로 고쳐 최신 버전을 받으세요.
error-too-large = 메시지가 너무 큽니다. 더 짧게 보내세요.
error-too-slow = 요청이 제때 도착하지 않았습니다. 연결 상태를 확인한 뒤 다시 해 보세요.
error-rate-limited = 짧은 시간에 요청이 너무 많았습니다. 몇 초 기다린 뒤 다시 해 보세요.
error-text-wrong = 채팅 메시지는 비어 있거나 너무 길 수 없습니다. 더 짧게 쓰세요.
error-unknown-phrase = 이 게임에 없는 문구입니다. 목록에서 선택하세요.
error-unknown-language = 홀에 없는 언어입니다: ‘{ $lang }’. English, 繁體中文, 한국어 중에서 선택하세요.
error-slow-reader = 연결이 테이블의 진행을 따라가지 못했습니다. 자동으로 다시 연결합니다.
error-restart = 홀을 다시 시작하고 있습니다. 테이블은 그대로이며 자동으로 다시 연결합니다.
error-moved = 이 테이블이나 대회를 홀의 다른 서버로 옮기고 있습니다. 그대로 보존되니 잠시 뒤에 다시 해 보세요.
error-internal = 홀에 오류가 생겼습니다. 다시 해 보고, 또 생기면 페이지를 새로 고치세요.
error-storage = 지금 홀의 데이터베이스가 응답하지 않습니다. 지금 상태를 확인한 뒤 다시 해 보세요. 확인된 것은 모두 남아 있습니다.

## 손님

error-need-guest = 아직 이름이 없습니다. 먼저 이름을 정하세요.
error-metrics-key = 이 주소는 홀 운영자의 키(LUDARIUM_METRICS_KEY)가 필요합니다. ‘Authorization: Bearer …’로 보내세요.
error-too-many-guests = 오늘 같은 네트워크에서 온 새 손님이 너무 많습니다. 전에 온 적이 있으면 그때의 브라우저를 쓰고, 아니면 나중에 다시 해 보세요.
error-name-wrong = 이름이 비어 있거나, 너무 길거나, 보여 줄 수 없는 글자가 있습니다. 다른 이름을 정하세요.

## 테이블

error-unknown-game = 홀에 없는 게임입니다: ‘{ $game }’. 다음 중에서 선택하세요: { $known }.
error-unknown-table = 그런 테이블이 없습니다. 닫혔을 수도 있습니다. 로비에서 다른 테이블을 선택하세요.
error-seats-wrong = 이 게임을 할 수 없는 자리 수입니다: { $seats }. 다음 중에서 선택하세요: { $expected }.
error-option-wrong = 이 게임에 없는 설정입니다: ‘{ $option }: { $value }’. 다음 중에서 선택하세요: { $expected }.
error-option-clash = ‘{ $option }: { $value }’ 설정은 ‘{ $other }’의 값이 다음 중 하나일 때만 쓸 수 있습니다: { $needed }. 지금 값: { $found }. 둘 중 하나를 바꾸세요.
error-option-lesson = ‘{ $lesson }’ 레슨에서는 ‘{ $option }: { $expected }’ 설정을 씁니다. 지정한 값: { $value }. 이 설정은 빼 주세요.
error-bot-unknown = 이 게임에 없는 봇입니다: ‘{ $bot }’. 다음 중에서 선택하세요: { $known }.
error-bot-options = 봇 ‘{ $bot }’은(는) 이 설정의 게임을 배우지 않았습니다. 다음 중에서 선택하세요: { $known }.
error-bot-budget = ‘{ $bot }’의 탐색 한도를 쓸 수 없습니다. ‘search:’ 뒤에는 반복 횟수(최대 { $iterations })나 초(최대 { $seconds })를 쓰세요. 예: search:400, search:0.3s.
error-arena-kept = ‘{ $file }’에는 다른 아레나나 대회의 대국이 저장되어 있습니다. 새 파일을 지정하거나 같은 봇, 옵션, 인원, 시드를 사용하세요.
error-workers-lost = 작업 프로세스가 한 판도 끝내지 못한 채 여러 번 종료되었습니다. 프로세스 { $workers }개를 쓰기에는 메모리가 부족할 수 있습니다. 수를 줄이세요(--workers).
error-too-many-tables = 열어 둔 테이블이 너무 많습니다. 하나를 끝내거나 나간 뒤에 새로 여세요.
error-too-many-letters = 끝나지 않은 통신 대국 테이블이 너무 많습니다. 하나를 끝낸 뒤에 새로 여세요.
error-too-many-tables-address = 같은 네트워크에서 연 테이블이 너무 많습니다. 그중 하나에 참가하거나, 하나를 끝낸 뒤에 새로 여세요.
error-no-tables-left = 홀의 테이블이 모두 사용 중입니다. 로비에서 참가하거나 관전하고, 아니면 나중에 다시 해 보세요.
error-not-a-member = 이 테이블에 속해 있지 않습니다. 방장에게 초대 링크를 요청하세요.
error-wrong-invite = 이 테이블에 맞지 않는 초대입니다. 방장에게 새 링크를 요청하세요.
error-not-spectatable = 이 테이블은 관전할 수 없습니다. 방장에게 초대 링크를 요청하세요.
error-table-full = 자리가 모두 찼습니다. 관전하거나 다른 테이블을 선택하세요.
error-spectators-full = 지금은 관전 인원이 가득 찼습니다. 잠시 뒤에 다시 해 보거나 다른 테이블을 관전하세요.
error-seat-taken = 이미 다른 사람이 앉은 자리입니다. 빈자리를 선택하세요.
error-not-seated = 이 테이블에 내 자리가 없습니다. 먼저 빈자리를 선택하세요.
error-seat-occupied = 이 자리의 플레이어가 있어 자리를 이어받을 수 없습니다. 기다리거나 다른 자리를 선택하세요.
error-already-started = 게임이 이미 시작되었습니다. 관전하거나 다른 테이블을 선택하세요.
error-seat-option-not-yours = 자리에 가져올 것은 그 자리의 플레이어만 정하고, 봇의 것은 방장이 정합니다. 내 자리의 것을 선택하세요.
error-seat-option-late = 게임이 이미 시작되어 플레이어가 가져온 것을 바꿀 수 없습니다. 다음에는 시작하기 전에 선택하세요.
error-rematch-wrong = 이 테이블이 이어받을, 내가 참가해 끝난 게임이 없습니다. 새 테이블을 여세요.
error-rematch-kept = 이 대회의 덱 리스트는 비공개여서 다른 테이블에서 여기의 덱을 이어 쓸 수 없습니다. 새 테이블을 여세요.
error-not-started = 게임이 아직 시작되지 않았습니다. 방장이 시작할 때까지 기다리세요.
error-not-host = 방장만 할 수 있습니다. 방장에게 부탁하세요.
error-tempo-not-yours = 이 테이블에서 봇의 빠르기는 방장이 정합니다. 방장에게 부탁하세요.
error-tempo-over = 이 게임은 끝났습니다. 이제 봇은 움직이지 않습니다.
error-vote-not-open = 지금은 투표할 일이 없습니다. 자리를 비운 플레이어의 자리만 봇이 이어받을 수 있습니다.
error-vote-early = { $name } 님이 곧 돌아올 수 있습니다. { $seconds }초 뒤에 봇에게 맡길 수 있습니다.
error-undo-event = 대회 테이블에서는 무를 수 없습니다. 잘못된 점이 있으면 심판을 부르세요.
error-undo-lesson = 레슨에서는 “다시 해 보기”로 그 단계의 처음으로 돌아갑니다.
error-undo-nothing = 아직 무를 선택이 없습니다.
error-undo-pending = 이미 무르기 요청이 있습니다. 답이 나올 때까지 기다리세요.
error-undo-closed = 답할 무르기 요청이 없습니다. 이미 끝났을 수 있습니다.
error-undo-moved = 그 사이 상황이 바뀌어 이제 무를 선택이 다릅니다. 무엇을 무르게 되는지 다시 확인하고 요청하세요.
error-redo-nothing = 되돌릴 무르기가 없습니다. 누군가 새로 선택하면 무르기를 더는 되돌릴 수 없습니다.
error-undo-declined = { $name } 님이 무르기에 동의하지 않았습니다. 게임은 그대로 이어집니다.
error-redo-declined = { $name } 님이 무르기 취소에 동의하지 않았습니다. 게임은 그대로 이어집니다.
error-event-seats = 대회 테이블에서는 모두가 배정된 자리에 앉습니다. 문제가 있으면 심판을 부르세요.

## 기보 파일

error-record-not-ready = 기보 파일에는 모든 비공개 정보가 있어 게임이 끝난 뒤에만 받을 수 있습니다. 게임이 끝나면 다시 오세요.
error-record-hidden = 이 테이블의 리스트는 비공개여서 여기 앉았던 사람만 기보 파일을 받을 수 있습니다. 그 사람에게 요청하세요.
error-record-kept = 이 대회의 덱 리스트는 비공개여서 이 게임의 기보 파일은 운영진이 보관합니다. 필요한 것은 운영진에게 물어보세요.
error-record-wrong = 리플레이할 수 있는 기보 파일이 아닙니다. 이 홀에서 저장한 파일을 선택하세요.
error-record-header = 기보 파일 { $line }행: ‘{ $found }’. 기보 파일의 첫머리에 올 것: ‘{ $expected }’.
error-record-version = 기보 파일 { $line }행의 게임 버전: ‘{ $found }’. 이 홀의 버전: { $expected }. 버전이 같은 홀에서 리플레이하세요.
error-record-unknown-game = 기보 파일 { $line }행의 게임이 이 홀에 없습니다: ‘{ $found }’. 있는 게임: { $expected }.
error-record-line = 기보 파일 { $line }행을 읽을 수 없습니다: ‘{ $found }’. 여기에 올 수 있는 것: { $expected }
error-record-seat = 기보 파일 { $line }행에서 선택하는 자리가 틀렸습니다: ‘{ $found }’. 올바른 자리: { $expected }.
error-record-option = 기보 파일 { $line }행의 설정이 이 게임에 없습니다: ‘{ $found }’. 있는 설정: { $expected }.
error-record-option-value = 기보 파일 { $line }행의 값이 틀렸습니다: ‘{ $found }’. 쓸 수 있는 값: { $expected }.
error-record-illegal-choice = 기보 파일 { $line }행의 선택이 규칙에 어긋납니다: ‘{ $found }’. 이때 할 수 있는 선택의 예: { $expected }.
error-record-end = 기보 파일 { $line }행이 게임의 끝과 맞지 않습니다: ‘{ $found }’. 고치거나 지우세요. 올바른 내용: { $expected }

## 《레디… 펜스!》의 카드 표 ($card: “C01 ST” 같은 카드 종류, 또는 “ST4” 같은 카드. $letter: 모드를 나타내는 글자 T, B, A)

error-cards-empty = 파일이 { $line }번째 줄에서 끝나고 카드가 하나도 없습니다. 카드 종류마다 한 줄씩 쓰세요: { $expected }
error-cards-encoding = { $line }번째 줄에 UTF-8 글이 아닌 문자가 있습니다. 파일을 UTF-8 일반 텍스트로 저장하고 다시 선택하세요.
error-cards-too-long = 파일이 { $found }자여서 { $line }번째 줄에서 잘립니다. 카드 표는 최대 { $expected }자입니다. 카드 종류마다 한 줄만 남기세요.
error-cards-columns = { $line }번째 줄은 6칸이어야 하는데 { $count }칸입니다: ‘{ $found }’. 이렇게 쓰세요: { $expected }
error-cards-unknown = { $line }번째 줄의 첫 칸이 카드가 아닙니다: ‘{ $found }’. 카드의 글자({ $expected }), 번호(C01~C18) 또는 영어 이름을 쓰세요.
error-cards-colour = { $line }번째 줄에 카드에 없는 색이 있습니다: ‘{ $found }’. 이 중에서 쓰세요: { $expected }.
error-cards-colours = { $line }번째 줄에서 { $card }의 색이 다릅니다: ‘{ $found }’. 이렇게 쓰세요: { $expected }.
error-cards-count = { $line }번째 줄에서 { $card }의 장수를 쓸 자리에 다른 것이 있습니다: ‘{ $found }’. 이 줄의 카드가 몇 장인지 쓰세요. 이 종류는 모두 { $expected }장입니다.
error-cards-many = { $line }번째 줄까지 { $card } 카드가 { $found }장이지만 덱에는 { $expected }장뿐입니다. 장수를 줄이거나 한 줄을 지우세요.
error-cards-few = 마지막인 { $line }번째 줄까지 { $card } 카드가 { $found }장이지만 덱에는 { $expected }장이 있습니다. 장수를 늘리거나 나머지를 한 줄 더 쓰세요.
error-cards-twice = { $line }번째 줄에 { $card } 카드가 또 나오지만 { $expected }장이 이미 있습니다({ $first }번째 줄부터). 둘 중 한 줄을 지우세요.
error-cards-missing = 파일이 { $line }번째 줄에서 끝나는데 { $card }({ $name }) 카드가 없습니다. 한 줄을 더 쓰세요.
error-cards-no-speed = { $line }번째 줄에 속도 ‘{ $found }’ 값이 있지만 { $card } 카드에는 속도가 없습니다. 그 자리에 이렇게 쓰세요: { $expected }
error-cards-speed-missing = { $line }번째 줄에 { $card } 카드의 속도가 없습니다. 카드마다 하나씩 { $expected } 중에서 쓰세요.
error-cards-speed = { $line }번째 줄에서 { $card } 카드의 속도가 숫자가 아닙니다: ‘{ $found }’. { $expected } 사이의 숫자를 띄어 쓰세요.
error-cards-speed-range = { $line }번째 줄에서 { $card } 카드의 속도는 { $found }일 수 없습니다. { $least } 이상 { $most } 이하로 쓰세요.
error-cards-speeds = { $line }번째 줄에 속도가 { $found }개 있지만 { $card } 카드는 { $expected }장입니다. 카드마다 속도를 하나씩 쓰세요.
error-cards-stamina-missing = { $line }번째 줄에 { $card } 카드의 체력 값(SP)이 없습니다. 0에서 { $most } 사이의 수를 쓰세요.
error-cards-stamina = { $line }번째 줄에서 { $card } 카드의 체력 값(SP)이 잘못되었습니다: ‘{ $found }’. 0에서 { $most } 사이의 수를 쓰세요.
error-cards-stamina-two = { $card } 카드의 체력 값(SP)이 { $line }번째 줄에서는 { $found }, { $first }번째 줄에서는 { $expected }입니다. 이름이 같은 카드는 체력 값도 같습니다. 두 줄에 같은 수를 쓰세요.
error-cards-modes = { $line }번째 줄에서 { $card } 카드의 모드에 다른 글자가 있습니다: ‘{ $found }’. T(튜토리얼), B(기본), A(고급)만 쓰세요.
error-cards-advanced = { $line }번째 줄에서 { $card } 카드의 모드가 ‘{ $found }’입니다. 모든 카드는 고급 모드에 들어갑니다. 글자 A를 더하세요.
error-cards-feint = { $line }번째 줄에서 { $card }의 모드가 ‘{ $found }’입니다. 페인트는 고급 모드에서 새로 나오는 카드이고 다른 모드에는 규칙이 없습니다. { $expected }만 쓰세요.
# 그래도 쓸 수 있는 카드 표입니다. $kind는 카드 종류의 글자, $missing은 속도의 목록입니다.
error-cards-doubt = { $kind ->
    [ST] 속도 { $missing }인 { $card } 카드가 없습니다. 카드에는 v.3 → v.5, v.4 → v.6, v.5 → v.7, v.6 → v.8이 나옵니다. 카드를 다시 확인하세요.
    [PR] 속도 { $missing }인 { $card } 카드가 없습니다. 카드에는 v.4 → v.2, v.5 → v.3, v.6 → v.4가 나옵니다. 카드를 다시 확인하세요.
    [SH] 속도 { $missing }인 { $card } 카드가 없습니다. 기술 설명서에는 몸통을 노리는 스톱 히트의 속도가 보통 4나 5라고 되어 있습니다. 카드를 다시 확인하세요.
    [SH-fast] 속도 { $missing }인 { $card } 카드가 없습니다. 기술 설명서에는 손목과 팔을 노리는 스톱 히트의 속도가 5보다 빠르다고 되어 있습니다. 카드를 다시 확인하세요.
   *[other] 속도 { $missing }인 { $card } 카드가 없습니다. 카드에는 v.4 → v.5, v.5 → v.6이 나옵니다. 카드를 다시 확인하세요.
}
error-cards-yellow = { $line }번째 줄: 여기까지 속도가 3인 직선 찌르기가 { $found }장입니다. 노란 카드인 { $expected }장이어야 합니다. { $card } 카드의 속도를 고치세요.
error-cards-yellow-basic = { $line }번째 줄은 { $card } 카드를 기본 모드에서 뺍니다. 기본 모드에서는 플레이어마다 이 카드를 1장 가집니다. 글자 B를 더하세요.
error-cards-total-few = 글자 { $letter } 카드가 { $found }장이지만 { $expected }장이어야 합니다. 카드 { $count }장에 더 쓰세요. 이 글자가 없는 첫 줄은 { $line }번째 줄입니다.
error-cards-total-many = 글자 { $letter } 카드가 { $found }장이지만 { $expected }장까지만 됩니다. 카드 { $count }장에서 지우세요. { $line }번째 줄부터 너무 많습니다.
error-cards-word = { $line }번째 줄의 ‘{ $found }’ 부분은 카드 표의 것이 아닙니다. 각 부분은 이렇게 생겼습니다: { $expected }
error-push-off = 이 홀은 푸시 알림을 보내지 않습니다.
error-push-wrong = 이 브라우저의 푸시 서비스는 이 홀이 알림을 보내는 서비스가 아닙니다.
