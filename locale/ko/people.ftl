### 계정: 만들기, 로그인, 관리. 손님에게는 필요하지 않습니다.

## 거절

error-account-name-wrong = 이 로그인 이름은 쓸 수 없습니다. 글자와 숫자를 3자에서 32자까지 쓰세요. 그 사이에 점, 붙임표, 밑줄을 넣을 수 있습니다.
error-account-name-taken = 이미 다른 사람이 쓰는 로그인 이름입니다. 다른 이름을 고르세요.
error-account-name-first = 계정에 아직 로그인 이름이 없습니다. 먼저 이름과 비밀번호를 정하세요.
error-account-password-short = 비밀번호가 너무 짧습니다. { $least }자 이상 쓰세요. 문장 하나가 외우기 쉽습니다.
error-account-password-long = 비밀번호가 너무 깁니다. { $most }자까지 쓸 수 있습니다.
error-account-password-common = 남들이 가장 먼저 짐작할 비밀번호입니다. 다른 비밀번호를 고르세요.
error-account-password-wrong = 비밀번호가 맞지 않습니다. 다시 시도하세요.
error-account-sign-in-wrong = 로그인 이름과 비밀번호가 서로 맞지 않습니다. 둘 다 확인하고 다시 시도하세요.
error-account-recovery-wrong = 로그인 이름과 복구 코드가 서로 맞지 않거나 이미 쓴 코드입니다. 둘 다 확인하고 다시 시도하세요.
error-account-wait = 잘못된 시도가 너무 많았습니다. { $seconds }초 기다린 뒤 다시 시도하세요.
error-account-busy = 지금 로그인하는 사람이 너무 많습니다. 몇 초 뒤에 다시 시도하세요.
error-account-none = 계정이 필요한데 지금은 손님입니다. 먼저 계정을 만들거나 로그인하세요.
error-account-already = 이미 계정이 있습니다. 다른 계정을 만들려면 먼저 로그아웃하세요.
error-account-confirm = 로그인한 지 시간이 지났습니다. 본인인지 확인한 뒤 다시 시도하세요.
error-account-guest-busy = 이 브라우저에서 손님 { $name } 님으로 참여한 테이블이나 게임 또는 보관한 덱이 있으며, 로그인하면 그대로 남겨 두게 됩니다. 이 손님의 계정을 만들거나, 그래도 로그인하세요.
error-account-last-way = 이것이 없으면 더는 로그인할 수 없습니다. 먼저 비밀번호를 정하세요.
error-account-passkey-wrong = 패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법으로 로그인하세요.
error-account-passkey-unknown = 홀이 모르는 패스키입니다. 삭제되었을 수 있습니다. 다른 방법으로 로그인하세요.
error-account-passkeys-many = 계정 하나에 패스키를 { $most }개까지 둘 수 있습니다. 더는 쓰지 않는 것을 삭제하세요.
error-account-link-over = 이미 쓴 코드이거나 시간이 지났습니다. 다른 기기에서 새 코드를 띄우세요.
error-account-link-number = 다른 기기에 나온 번호가 아닙니다. { $left }번 더 시도할 수 있습니다.
error-club-off = 이 홀에는 동호회 로그인이 없습니다. 다른 방법으로 로그인하세요.
error-club-wrong = 동호회 로그인이 되지 않았습니다. 처음부터 다시 하세요.
error-club-linked = 이 동호회 회원은 이곳의 다른 계정에 연결되어 있거나, 이 계정에 이미 다른 회원이 연결되어 있습니다. 로그아웃한 뒤 동호회로 로그인하거나, 먼저 기존 연결을 해제하세요.
error-club-away = 동호회 로그인이 응답하지 않습니다. 나중에 다시 시도하거나 다른 방법으로 로그인하세요.

## 들어오는 방법

people-sign-in = 로그인
people-sign-out = 로그아웃
people-make = 계정 만들기
people-my-account = 내 계정
people-change-name = 이름 바꾸기
people-you = (로그인됨)
people-you-guest = (손님)
people-name = 로그인 이름
people-name-help = 본인에게만 필요합니다. 글자와 숫자 3자에서 32자까지이며 대소문자를 가리지 않습니다.
people-password = 비밀번호
people-password-help = 8자 이상. 문장 하나가 외우기 쉽고 짐작하기 어렵습니다.
people-password-now = 지금 비밀번호
people-password-now-help = 방금 로그인했으므로 비워 두어도 됩니다.
people-password-new = 새 비밀번호
people-password-save = 비밀번호 바꾸기
people-password-set = 새 비밀번호가 적용되었습니다. 다른 브라우저는 모두 로그아웃되었습니다.
people-password-ends = 비밀번호를 바꾸면 다른 브라우저에서는 모두 로그아웃됩니다.
people-password-none = 계정에 비밀번호가 없습니다. 비밀번호가 있으면 이름으로도 로그인하고 복구 코드도 만들 수 있습니다.
people-show-password = 비밀번호 보기
people-called-help = 같은 테이블의 사람들에게 보이는 이름입니다.
people-make-guest = { $name } 님은 손님이라 이 브라우저만 알고 있습니다. 계정이 있으면 어디서나 로그인할 수 있습니다. 테이블, 게임, 대회는 그대로 남습니다.
people-make-text = 계정이 있으면 어디서나 로그인하고 하던 게임을 다시 찾을 수 있습니다. 계정 없이도 게임을 할 수 있습니다.
people-make-no-mail = 홀은 이메일 주소를 묻지 않습니다. 비밀번호를 잊을 때를 대비해 복구 코드를 만들어 두세요.
people-made = 계정이 생겼습니다.
people-made-guest = 계정이 생겼습니다. 손님으로서 가졌던 것은 모두 그대로입니다.
people-have-one = 이미 계정이 있나요?
people-have-none = 아직 계정이 없나요?
people-signed-in = { $name } 님으로 로그인했습니다.
people-sign-in-anyway = 그래도 로그인
people-other-ways = 다른 로그인 방법
people-by-password = 비밀번호로 로그인
people-by-code = 비밀번호를 잊었나요? 복구 코드 쓰기
people-by-passkey = 패스키 쓰기
people-by-club = { $club } 로그인
people-by-link-hint = 다른 기기에 로그인되어 있으면 그 기기에서 QR 코드를 띄우세요. 내 계정의 ‘다른 기기에서 로그인’에 있습니다.
people-code = 복구 코드
people-code-help = 보관해 둔 코드 열 개 가운데 하나입니다. 하나를 한 번만 쓸 수 있습니다.
people-no-passkey = 패스키를 쓰지 않았습니다. 다시 시도하거나 다른 방법으로 로그인하세요.
people-refused = 로그인이 되지 않았습니다. 처음부터 다시 하세요.
people-confirm-title = 아직 본인인가요?
people-confirm-text = 다른 사람이 여기 앉아 있다면 해가 될 수 있는 일입니다.
# $ways: one or more of the three after this, as “a, b, or c”.
people-forgotten = 비밀번호를 잊었나요? 로그아웃한 뒤 다음 방법으로 들어오면 새 비밀번호를 정할 수 있습니다: { $ways }.
people-way-code = 복구 코드
people-way-passkey = 패스키
people-way-club = 동호회 로그인
people-forgotten-no-way = 비밀번호를 잊었나요? 그렇다면 로그아웃하지 마세요. 이 계정에 들어올 다른 방법이 없습니다.
people-confirm-again = 로그아웃한 뒤 다시 로그인하고 한 번 더 시도하세요.

## 내 계정

people-profile = 프로필
people-saved = 저장했습니다.
people-since = { $day }부터
people-used = 마지막 사용: { $ago }
people-never-used = 아직 쓰지 않음
people-some-device = 알 수 없는 기기
people-this-device = 이 브라우저
people-passkeys = 패스키
people-passkeys-text = 패스키가 있으면 이름과 비밀번호 없이 지문, 얼굴, 기기 암호로 로그인합니다.
people-passkeys-not-here = 이 브라우저는 여기서 패스키를 만들 수 없습니다. 홀을 https로 열거나 홀이 있는 컴퓨터에서 열어야 합니다.
people-passkey-name = 패스키 이름
people-passkey-name-help = 나중에 알아볼 수 있는 이름입니다. 예: ‘내 휴대폰’.
people-passkey-add = 패스키 추가
people-passkey-added = 이제 패스키를 쓸 수 있습니다.
people-passkey-elsewhere = 이 홀의 다른 주소에서 만든 패스키
people-passkey-remove = 삭제
people-passkey-remove-named = 삭제: { $name }
people-passkey-remove-text = 이제 ‘{ $name }’ 패스키로는 로그인할 수 없게 됩니다.
people-codes = 복구 코드
people-codes-text = 비밀번호를 잊거나 기기를 잃어버려도 복구 코드로 들어올 수 있습니다. 종이에 적거나 비밀번호를 두는 곳에 보관하세요.
people-codes-name-first = 먼저 로그인 이름과 비밀번호를 정하세요.
people-codes-left = { $count ->
    [0] 복구 코드가 없습니다.
   *[other] 복구 코드가 { $count }개 남았습니다.
}
people-codes-make = 새 코드 열 개 만들기
people-codes-replace = 지금 있는 복구 코드 { $count }개로는 더 이상 로그인할 수 없습니다.
people-codes-once = 지금 한 번만 보여 드리며, 이전 코드는 모두 쓸 수 없게 됩니다.
people-codes-copied = 코드를 복사했습니다.
people-codes-copy-by-hand = 코드를 선택해 두었습니다. 직접 복사하세요.
people-codes-sheet = { $hall }, { $name } 님의 복구 코드. 하나를 한 번만 쓸 수 있습니다.
people-print = 인쇄
people-sessions = 로그인한 곳
people-sessions-text = 이 계정에 로그인되어 있는 브라우저입니다.
people-sign-out-named = 로그아웃: { $device }
people-sign-out-others = 다른 곳에서 모두 로그아웃
people-club-text = 계정을 연결하면 { $club } 계정으로도 로그인할 수 있습니다.
people-club-linked = { $club } 계정으로 로그인할 수 있습니다.
people-club-leave = 연결 끊기

## 다른 기기

people-link-title = 다른 기기에서 로그인
people-link-about = 여기에 QR 코드를 띄우고 다른 기기로 찍으세요. 그 기기에 나오는 번호를 여기에 입력하면 됩니다.
people-link-show = QR 코드 띄우기
people-link-picture = 다른 기기에서 로그인하는 QR 코드
people-link-scan = 다른 기기로 찍으세요. 한 번만 쓸 수 있고 { $seconds }초 남았습니다.
people-link-claimed = 코드를 연 기기: { $device }. 내 다른 기기에 번호가 보이나요?
people-link-its-number = 다른 기기에 나온 번호
people-link-warning = 내 기기에서 직접 본 번호만 입력하세요. 번호를 알려 주는 사람은 이 계정에 들어오려는 것입니다.
people-link-confirm = 들여보내기
people-link-not-mine = 내 기기가 아님
people-link-over = 이제 쓸 수 없는 코드입니다.
people-link-done = 이제 다른 기기에서 들어올 수 있습니다.
people-link-text = 다른 기기가 띄운 코드입니다. 본인의 기기일 때만 계속하세요.
people-link-go = 여기서 로그인
people-link-enter = { $name } 님으로 로그인하려면 다른 기기에 이 번호를 입력하세요:
people-link-waiting = 입력할 때까지 이 페이지가 기다립니다.
people-link-number = 번호는 { $number }입니다.

## 떠나기

error-account-delete-name = 계정을 삭제하려면 ‘{ $name }’ 그대로 입력하세요.
error-account-delete-event = 끝나지 않은 대회에 참가하고 있습니다. 그때까지는 대회 기록에 필요하니 끝난 뒤에 삭제하세요.
people-former = 이전 플레이어
people-data = 내 데이터
people-data-text = 홀에 있는 내 모든 데이터를 담은 파일입니다. 계정, 테이블, 게임과 기보, 채팅, 대회 기록이 들어 있습니다.
people-data-save = 파일 저장
people-delete = 내 계정 삭제
people-delete-text = 로그인 정보, 패스키, 복구 코드, 로그인 상태가 삭제되고 채팅은 지워집니다. 끝난 게임에는 이름 대신 ‘이전 플레이어’로 표시됩니다. 방장인 테이블은 그 자리에 있는 사람에게 넘어갑니다. 끝난 대회의 기록은 결과의 근거이므로 남습니다. 모두 되돌릴 수 없습니다.
people-delete-name = 확인하려면 ‘{ $name }’ 그대로 입력하세요
people-delete-yes = 완전히 삭제
people-deleted = 계정을 삭제했습니다.
