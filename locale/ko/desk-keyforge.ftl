### 대회의 키포지: 덱, 점검표, 시간 종료 절차, 벌칙.

## 등록한 덱의 문제

desk-fault-count-one = { $found ->
        [0] 등록한 덱이 없습니다. 덱 하나를 등록하세요.
       *[other] 덱 { $found }개가 등록되어 있는데, 이 형식은 덱 하나로 합니다. 하나만 남기세요.
    }
desk-fault-count-sealed = 이 대회에서는 플레이어마다 밀봉 덱 { $expected }개를 여는데, 여기에는 { $found }개가 있습니다. 이 플레이어가 받은 덱만 정확히 입력하세요.
desk-fault-nothing = 사용할 덱을 고르지 않았습니다. 온전한 덱 하나, 또는 형식이 허용하면 세력 묶음 3개를 선택하세요.
desk-fault-both = 온전한 덱과 세력 묶음을 함께 골랐습니다. 둘 중 하나만 선택하세요.
desk-fault-changed = 이 형식에서는 덱을 그대로 사용합니다. 고른 세력 묶음과 참조 카드를 빼고 온전한 덱을 선택하세요.
desk-fault-foreign = 이 플레이어가 등록하지 않은 덱을 사용했습니다. 자기 덱만 사용하세요.
desk-fault-pods = 세력 묶음을 { $found }개 골랐는데, 동맹 덱은 { $expected }개로 이루어집니다. { $expected }개를 선택하세요.
desk-fault-pod-house = ‘{ $deck }’ 덱에는 { keyforge-deck-house } 세력 묶음이 없습니다. 그 덱의 세 세력 중에서 선택하세요.
desk-fault-pod-sets = 세력 묶음이 { $set } 세트와 { $second } 세트에서 왔습니다. 한 세트의 세력 묶음을 선택하세요.
desk-fault-pod-twice = 세력 묶음 { $found }개가 { keyforge-deck-house } 세력입니다. 서로 다른 세 세력을 선택하세요.
desk-fault-no-reference = ‘{ $card }’ 카드는 참조 카드가 아닙니다. 덱 옆에서 빼세요.
desk-fault-tide = { $set } 세트의 동맹 덱에는 물결 카드가 정확히 1장 있어야 하는데, 여기에는 { $found }장이 있습니다. 1장만 두세요.
desk-fault-token = { $set } 세트의 덱에는 토큰 생명체 카드가 정확히 1장 있어야 하는데, 여기에는 { $found }장이 있습니다. 세력 묶음을 준 덱의 것을 1장 선택하세요.
desk-fault-token-foreign = 토큰 생명체 ‘{ $card }’ 카드는 세력 묶음을 준 어느 덱의 것도 아닙니다. 그 덱들의 것을 선택하세요.
desk-fault-prophecies = { $set } 세트의 덱에는 세력 묶음을 준 덱 하나의 예언이 모두 있어야 합니다. 한 덱의 예언을 전부 선택하세요.
desk-fault-reference = { $set } 세트의 세력 묶음으로 만든 덱에는 ‘{ $card }’ 카드를 둘 수 없습니다. 빼세요.
desk-fault-restricted-names = 덱에 { $version } 동맹 제한 목록의 카드가 ‘{ $card }’, ‘{ $other }’ 등 { $found }종 있는데, 1종까지만 허용됩니다. 1종만 남도록 세력 묶음을 바꾸세요.
desk-fault-restricted-copies = 덱에 ‘{ $card }’ 카드가 { $found }장 있는데, { $version } 동맹 제한 목록은 { $expected }장까지 허용합니다. 이 카드가 있는 세력 묶음을 바꾸세요.
desk-fault-differs = ‘{ $deck }’ 덱의 목록이 Master Vault의 목록과 다릅니다. 덱의 내용은 바꿀 수 없으므로 Master Vault의 목록을 쓰세요.
desk-fault-not-compared = ‘{ $deck }’ 덱의 목록을 아직 대조하지 않았습니다. Master Vault 페이지를 알려 주거나, 체크인 때 운영진이 이름 카드와 대조하게 하세요.
desk-fault-language = ‘{ $deck }’ 덱의 언어는 “{ $found }”인데, 이 대회는 “{ $expected }” 덱으로 합니다. 다른 덱을 선택하세요.
desk-fault-unregistered = ‘{ $deck }’ 덱은 Master Vault 번호가 없습니다. 그곳에 등록하고 덱 페이지의 주소를 알려 주세요.
desk-fault-late = ‘{ $deck }’ 덱은 마감보다 { $minutes }분 늦게 등록되었습니다. 사용해도 되는지 주최 측에 물어보세요.
desk-fault-set-unknown = ‘{ $deck }’ 덱은 { $set } 세트인데, 세트 표에 그 세트가 없습니다. 공식 담당자가 추가할 수 있으며, 그때까지는 다른 덱을 선택하세요.
desk-fault-set-illegal = ‘{ $deck }’ 덱은 대회에서 쓸 수 없는 { $set } 세트입니다. 다른 덱을 선택하세요.
desk-fault-set-other = ‘{ $deck }’ 덱은 { $set } 세트인데, 이 대회는 다음 세트로 합니다: { $expected }.

desk-fault-attest-listed = ‘{ $deck }’ 덱의 목록을 이름 카드와 대조한 사람이 없습니다. 대조하고 확인하세요.
desk-fault-attest-official = ‘{ $deck }’ 덱이 구입한 정품인지 확인한 사람이 없습니다. 살펴보고 확인하세요.
desk-fault-attest-genuine = ‘{ $deck }’ 덱에 프록시가 없는지 확인한 사람이 없습니다. 살펴보고 확인하세요.

## 대회 설정의 문제

desk-fault-event-decks = 플레이어마다 밀봉 덱을 1개부터 { $expected }개까지 줄 수 있으며, { $found }개는 안 됩니다.
desk-fault-event-set-illegal = { $set } 세트는 대회에서 쓸 수 없습니다. 다른 세트를 정하거나 공식 담당자가 세트 표를 고치게 하세요.
desk-fault-event-set-undated = 세트 표에 { $set } 세트의 번체 중국어판 발매일이 없어 최신 두 세트인지 알 수 없습니다. 날짜를 입력하세요.
desk-fault-event-set-old = 봉인형은 최신 두 세트({ $expected }) 중 하나로 하는데, { $set } 세트는 그중에 없습니다.
desk-fault-event-one-set = 봉인형은 정확히 한 세트로 하는데, { $found }개가 정해져 있습니다. 하나를 정하세요.
desk-fault-event-mixed = 세트가 { $found }개 정해져 있습니다. 한 세트로 하기를 권합니다.
desk-fault-event-list-old = 이 대회의 동맹 제한 목록은 { $found } 목록이며, 더 새로운 { $expected } 목록이 있습니다. 공식 담당자가 바꿀 수 있습니다.
desk-fault-event-list-ahead = 동맹 제한 목록의 날짜는 { $found }이고 대회 날짜는 { $day }입니다. 그날에는 아직 시행되지 않는 목록입니다.
desk-fault-event-sets-lack = 이 대회의 세트 표에 규정에 나오는 세트가 없습니다: { $set }. 공식 담당자가 추가할 수 있습니다.
desk-fault-event-set-ahead = { $set } 세트의 발매일({ $found })이 대회 날짜({ $day })보다 늦습니다.

## 할 수 없는 것

error-desk-set-code = “{ $found }”: 세트 코드로 쓸 수 없습니다. 영문자와 숫자 1~8자로 쓰세요.
error-desk-set-name = { $set } 세트에는 { $most }자 이하의 중국어 이름과 영어 이름이 필요합니다.
error-desk-set-kind = “{ $found }”: 그런 세트 종류는 없습니다. { $set } 세트에 다음 중 하나를 선택하세요: { $known }.
error-desk-set-twice = 표에 { $set } 세트가 두 번 있습니다. 한 줄을 지우세요.
error-desk-set-reference = “{ $found }”: 그런 참조 카드 규정은 없습니다. { $set } 세트에 다음 중 하나를 선택하세요: { $known }.
error-desk-day-wrong = “{ $found }”: 날짜가 아닙니다. 2024-07-23처럼 쓰세요.
error-desk-restricted-name = 제한 카드에는 중국어 이름이 필요하며, 이름은 { $most }자 이하입니다.
error-desk-restricted-copies = { $found }장은 안 됩니다. 1부터 { $most }까지의 수, 또는 제한이 없으면 0을 쓰세요.
error-desk-restricted-card = 카드 자료에 “{ $found }” 카드가 없습니다. 중국어 이름으로 찾으려면 비워 두세요.
error-desk-restricted-version = 지금 목록의 날짜는 { $expected }입니다. 그보다 이른 { $found } 목록으로 되돌리려면 이유를 입력하세요.
error-desk-build-unopened = 아직 덱을 열라는 신호가 없습니다.
error-desk-build-expired = 덱 구성 시간이 끝났습니다. 심판에게 물어보세요.
error-desk-build-paired = 대진이 발표되었으므로 이 게임이 끝날 때까지 덱을 바꿀 수 없습니다.
error-desk-first-player-missing = 선공 플레이어가 입력되지 않았습니다. 게임을 시작하기 전에 선후공을 무작위로 정하세요.
error-desk-first-player-method = 선공 플레이어를 어떻게 정했는지 1~{ $most }자로 적으세요: 동전, 주사위, 그 밖의 공정한 방법.
error-desk-overtime-event = 지금은 “{ $found }” 처리를 할 수 없습니다. 게임은 “{ $state }” 상태입니다. 할 수 있는 것: { $known }.
error-desk-overtime-state = 게임은 “{ $state }” 상태입니다. 이것은 “{ $expected }” 상태에서만 입력합니다.
error-desk-overtime-seat = 이 테이블에는 { $found }번 자리가 없습니다.
error-desk-tie-break-pair = “{ $input }” 항목에는 플레이어마다 하나씩 수 두 개를 입력하세요.
error-desk-tie-break-keys = 제작한 열쇠가 { $found }개일 수는 없습니다. 3개면 이미 이겼습니다. 0부터 { $most }까지 입력하세요.
error-desk-tie-break-amber = 앰버가 { $found }개일 수는 없습니다. 앰버 저장소에 있는 것만 0부터 { $most }까지 입력하세요.
error-desk-tie-break-chains = 체인이 { $found }개일 수는 없습니다. 0부터 { $most }까지 입력하세요.
error-desk-tie-break-creatures = 생명체가 { $found }개일 수는 없습니다. 토큰 생명체를 포함하여 0부터 { $most }까지 입력하세요.
error-desk-tie-break-unconfirmed = 먼저 두 플레이어가 같은 수를 확인해야 합니다.

## 세트 표

desk-set-kind-main = 정규 세트
desk-set-kind-special = 특별 세트
desk-set-reference-none = 참조 카드 없음
desk-set-reference-tide = 물결 카드
desk-set-reference-token = 토큰 생명체 카드 정확히 1장
desk-set-reference-prophecies = 한 덱의 예언 전부

## 점검표

desk-check-deck-shown = 플레이어가 덱을 보여 주었습니다.
desk-check-official = 구입한 덱이며 공식 제품입니다.
desk-check-genuine = 프록시가 없습니다.
desk-check-list-given = 모든 덱을 Master Vault에 등록하고 주최 측에 알렸습니다.
desk-check-tokens = 토큰
desk-check-markers = 마커와 열쇠
desk-check-reference-cards = 참조 카드
desk-check-deck-list = 덱 리스트
desk-check-identity-card = 이름 카드
desk-check-sleeves-opaque = 카드 프로텍터를 쓴다면 불투명합니다.
desk-check-sleeves-alike = 한 덱의 카드 프로텍터는 크기, 색, 질감, 상태가 모두 같습니다.
desk-check-sleeves-spare = 여분의 카드 프로텍터를 권합니다.
desk-check-tokens-distinct = 서로 다른 토큰과 마커가 분명히 구별되고 쉽게 바뀌지 않습니다.
desk-check-tokens-size = 토큰과 마커의 크기가 알맞고 카드의 정보를 가리지 않습니다.
desk-check-keys = 파란색, 빨간색, 노란색 열쇠가 하나씩 있고, 제작된 면과 제작 안 된 면이 분명히 다릅니다.
desk-check-chain-tracker = 체인 트랙이 지금 체인 수를 분명히 보여 줍니다.
desk-check-identity-visible = 이름 카드가 보이게 놓여 있으며 계속 그대로 둡니다.
desk-check-identities-visible = 세력 묶음을 준 모든 덱의 이름 카드가 보이게 놓여 있으며 계속 그대로 둡니다.
desk-check-identities-front = 세력 묶음을 준 모든 덱의 이름 카드가 앞면으로 보이게 놓여 있고, 뒷면의 목록은 가려 둡니다.
desk-check-houses-shown = 두 플레이어가 자신의 세 세력을 서로 보여 주었습니다.
desk-check-first-player = 선공 플레이어를 무작위로 정하고 입력했습니다.
desk-check-aids-explained = 게임 상태를 무엇으로 표시하는지 설명하세요. 상대는 언제든지 볼 수 있습니다.
desk-check-list-on-request = 상대는 언제든지 덱 리스트를 볼 수 있고 충분한 시간을 받습니다. 사진을 찍거나 카드를 찾아볼 수는 없습니다.
desk-check-list-hidden = 덱 리스트는 비공개 정보입니다. 운영진이 요청하면 보여 주세요.
desk-check-no-notes = 메모, 외부 자료, 계산기를 쓸 수 없습니다.
desk-check-ask-a-judge = 심판이 공식 규칙 문서를 설명해 줍니다. 심판을 부르세요.
desk-check-tidy = 게임 상태가 늘 분명히 보이도록 플레이 구역을 정돈하세요.
desk-check-laid-out = 업그레이드, 준비 상태와 소진 상태의 카드를 분명하게 놓으세요.
desk-check-time-is-up = 시간이 끝났습니다. 진행 중인 차례를 마치세요. 심판이 시간 종료 절차를 안내합니다.

## 봉인형 덱 구성

desk-window-unopened = 덱이 아직 밀봉되어 있습니다.
desk-window-building = 덱을 구성하고 있습니다.
desk-window-expired = 덱 구성 시간이 끝났습니다.
desk-window-paired = 대진이 발표되어 덱을 그대로 둡니다.
desk-window-between = 다음 대진이 발표될 때까지 덱을 조정할 수 있습니다.

## 선공 플레이어

desk-first-guess = 손에 쥔 앰버의 홀짝 맞히기
desk-first-rock-paper-scissors = 가위바위보
desk-first-coin = 동전 던지기
desk-first-dice = 주사위
desk-first-drawn = 프로그램 추첨

## 시간 종료 절차

desk-overtime-running = 게임 중입니다. 시간이 끝나면 누구의 차례인지, 또는 다음이 누구인지 입력하세요.
desk-overtime-a-finishes = 시간이 끝났습니다. { $player } 님이 진행 중인 차례를 마칩니다. 이제 추가 차례는 없습니다.
desk-overtime-b-last-turn = { $player } 님이 마지막 차례를 진행합니다.
desk-overtime-a-forge-only = { $player } 님이 ‘열쇠 제작하기’ 단계만 있는 마지막 차례를 진행합니다. 차례 시작과 차례 끝의 효과는 일어나지만, 세력을 선택하거나 카드를 플레이하거나 준비시키거나 뽑지 않습니다.
desk-overtime-tie-break-0 = 동점 처리 단계입니다. 누구의 차례도 아니며 어떤 카드 능력도 작동하지 않습니다. 각자 제작한 열쇠, 앰버 저장소의 앰버(카드 위의 것 제외), 체인, 플레이 영역의 생명체(토큰 생명체 포함)를 입력하세요.
desk-overtime-tie-break-1 = 한 플레이어가 숫자를 입력했습니다. 다른 플레이어도 세어 보고 입력합니다.
desk-overtime-tie-break-2 = 두 플레이어가 같은 숫자를 입력했습니다. 결과를 확인하세요.
desk-overtime-tie-break-differs = 두 플레이어가 입력한 숫자가 다릅니다. 심판이 함께 세어 보고 테이블의 실제 숫자를 입력합니다.
desk-overtime-done = 게임이 끝났습니다. { $player } 님이 이겼습니다.
desk-overtime-event-third-key = { $player } 님이 세 번째 열쇠를 제작함
desk-overtime-event-time = { $player } 님의 차례 중이나 그 직전에 시간이 끝남
desk-overtime-event-turn-ends = { $player } 님의 차례가 끝남
desk-overtime-event-concession = { $player } 님이 항복함
desk-overtime-event-auto-loss = { $player } 님의 자동 패배
desk-overtime-event-disqualified = { $player } 님의 실격
desk-overtime-event-decided = { $player } 님이 동점 처리 규칙으로 이김

## 동점 처리의 설명

desk-tie-forges = { $player } 님이 앰버 6개로 열쇠 하나를 제작하고 { $left }개가 남습니다.
desk-tie-forges-none = 열쇠를 더 제작할 앰버 6개를 가진 플레이어가 없습니다.
desk-tie-keys = { $player } 님의 제작한 열쇠가 더 많아({ $found } 대 { $other }) 이겼습니다.
desk-tie-keys-level = 두 플레이어 모두 제작한 열쇠가 { $found }개입니다.
desk-tie-amber = { $player } 님의 앰버 저장소에 앰버가 더 많아({ $found } 대 { $other }) 이겼습니다.
desk-tie-amber-level = 두 플레이어 모두 앰버 저장소에 앰버가 { $found }개 있습니다.
desk-tie-chains = { $player } 님의 체인이 더 적어({ $found } 대 { $other }) 이겼습니다.
desk-tie-chains-level = 두 플레이어 모두 체인이 { $found }개입니다.
desk-tie-creatures = { $player } 님의 생명체가 더 많아({ $found } 대 { $other }) 이겼습니다.
desk-tie-creatures-level = 두 플레이어 모두 플레이 영역에 생명체가 { $found }개 있습니다.
desk-tie-first = { $player } 님이 선공 플레이어이므로 이겼습니다.

## 벌칙

infraction-keyforge-cheating = 부정행위
infraction-keyforge-damage = 훼손
infraction-keyforge-improper_communication = 부적절한 의사소통
infraction-keyforge-interference = 악의적인 방해
infraction-keyforge-repeated_rule_calls = 심판에게 규칙 해석을 거듭 요구함
infraction-keyforge-calculator = 계산기 사용
infraction-keyforge-other = 공정함과 스포츠맨십에 어긋나는 그 밖의 행위

penalty-keyforge-verbal = 구두 경고
penalty-keyforge-formal = 정식 경고
penalty-keyforge-auto-loss = 자동 패배
penalty-keyforge-disqualification = 실격
penalty-keyforge-expulsion = 퇴장

penalty-question-correctable = 게임을 온전하고 공정하게 바로잡을 수 있습니까? 그렇다면 바로잡고 경고를 주세요.
penalty-question-warned = 대개는 먼저 정식 경고를 한 번 이상 줍니다. 지금까지의 경고를 볼 때 이번 일이 그만큼 무겁습니까?
remedy-put-right = 바로잡고 계속하기

proposal-keyforge-repeated = 같은 위반(“{ $infraction }”)으로 구두 경고가 { $found }번 있었습니다. 정식 경고를 주는 것이 좋습니다.
proposal-keyforge-formals = 이 대회에서 정식 경고가 { $found }번 있었습니다. 퇴장을 포함하여 어떤 벌칙을 줄지 주최 측이 결정합니다.
