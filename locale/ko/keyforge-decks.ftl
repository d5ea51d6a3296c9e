### 키포지 덱에서 무엇이 잘못되었고 어떻게 하면 되는지. 이 알림이 보일 때 바뀐 것은 아무것도 없습니다.

# 아래 문장에 쓰이는 세력 이름.
keyforge-deck-house = { $house ->
        [brobnar] 브로브나
        [dis] 디스
        [logos] 로고스
        [mars] 마스
        [sanctum] 생텀
        [shadows] 섀도우
        [untamed] 언테임드
        [star-alliance] 스타 얼라이언스
        [saurian] 사우리안
        [unfathomable] 언패더머블
        [ekwidon] 에퀴돈
        [geistoid] 가이스토이드
        [skyborn] 스카이본
        [redemption] 리뎀션
        [ouboros] 우보로스
        [keyraken] 키라켄
        [ironyx] 아이로닉스 반군
       *[other] { $house }
    }

## 글 전체

error-deck-empty = 이 글에는 덱이 없습니다. “{ $expected }”처럼 한 줄에 카드 하나씩 쓰거나 Master Vault 파일을 붙여 넣으세요.
error-deck-encoding = 이 글의 문자는 { $expected } 글이 아닙니다. 파일을 { $expected } 일반 텍스트로 저장하고 다시 선택하세요.
error-deck-too-long = 이 글은 { $found }자인데, 덱은 최대 { $expected }자입니다. 덱 하나의 파일만 넣으세요.

## Master Vault 파일

error-deck-json = 파일이 { $line }번째 줄 { $column }번째 칸에서 끊겼거나 읽을 수 없습니다. 다시 내려받아 전체를 넣으세요.
error-deck-json-many = 이 파일은 덱 { $found }개의 목록입니다. 카드가 포함된 덱 하나의 파일을 넣으세요.
error-deck-json-lacks = 이 파일에는 읽을 수 있는 “{ $expected }” 항목이 없으므로 Master Vault의 덱이 아닙니다. 카드가 포함된 덱 하나의 파일을 내려받으세요.
error-deck-json-unlinked = 이 덱의 카드 { $found }장은 목록에만 있고 파일에 설명이 없습니다. 카드를 포함하여 다시 내려받으세요.
error-deck-card-unknown = 여기에는 ‘{ $found }’ 카드가 없습니다. 이름을 확인하거나 다른 덱을 선택하세요.
error-deck-card-house = 파일에서 ‘{ $card }’ 카드의 세력이 “{ $found }”인데, 그런 세력은 없습니다. 카드의 세력을 고치거나 파일을 다시 내려받으세요.
error-deck-card-icon = 파일에서 ‘{ $card }’ 카드에 “{ $found }” 보너스 기호가 있는데, 그런 기호는 없습니다. 쓸 수 있는 기호: { $expected }, 세력 이름.
error-deck-icons-unlinked = 파일에서 “{ $found }” 카드에 보너스 기호가 있는데, 이 덱에는 그런 카드가 없습니다. 이 기호의 “{ $expected }” 값을 고치거나 파일을 다시 내려받으세요.
error-deck-icons-rows = 파일에 ‘{ $card }’ 카드의 보너스 기호가 { $found }줄 있는데, 덱에 이 카드는 { $expected }장입니다. 1장에 한 줄까지만 쓰거나 파일을 다시 내려받으세요.
error-deck-house-icons = 파일에서 ‘{ $card }’ 카드에 세력 기호가 여러 개 있습니다. 카드 1장에 최대 { $expected }개이므로 나머지를 빼세요.

## 한 단어로 쓴 덱

error-deck-word = “{ $found }” 부분은 한 단어로 쓴 덱에 맞지 않습니다. 이렇게 씁니다: { $expected }
error-deck-set-unknown = 여기에는 “{ $found }” 세트가 없습니다. 다음 세트의 덱을 선택하세요: { $expected }.
error-deck-house-unknown = “{ $found }”: 그런 세력은 없습니다. 다음 중 하나를 쓰세요: { $expected }.
error-deck-number-unknown = { $set } 세트에는 “{ $found }”번 카드가 없습니다. 번호를 확인하세요.
error-deck-icon-unknown = “{ $found }”: 그런 보너스 기호는 없습니다. 다음 글자만 쓰세요: { $expected }.

## 목록

error-deck-line-unknown = { $line }번째 줄은 카드도 세력도 아닙니다: “{ $found }”. “{ $expected }”처럼 카드를 쓰거나 세력 이름을 쓰세요.
error-deck-line-near = { $line }번째 줄의 ‘{ $found }’ 카드는 여기에 없습니다. ‘{ $expected }’ 카드를 뜻했다면 그렇게 쓰세요.
error-deck-line-several = { $line }번째 줄의 이름을 쓰는 카드가 여럿입니다. 뜻한 카드의 영어 이름을 쓰세요: { $expected }.
error-deck-line-house = { $line }번째 줄의 ‘{ $card }’ 카드가 어느 세력인지 알 수 없습니다. 윗줄에 세력 이름을 쓰세요.
error-deck-line-count = { $line }번째 줄은 같은 카드를 { $found }장 넣으려 합니다. 1부터 { $expected }까지의 수를 쓰세요.
error-deck-line-icons = { $line }번째 줄의 보너스 기호 “{ $found }”: 그런 기호는 없습니다. 다음 글자만 쓰세요: { $expected }.
error-deck-line-set = { $line }번째 줄의 “{ $found }” 세트는 여기에 없습니다. 다음 중 하나를 쓰세요: { $expected }.

## 이름

error-deck-name-empty = 덱에 이름이 없습니다. “{ $expected }”처럼 이름을 지으세요.
error-deck-name-long = 덱 이름이 { $found }자입니다. { $expected }자 이하로 줄이세요.
error-deck-name-sign = 덱 이름 “{ $name }”에 쓸 수 없는 글자({ $found })가 있습니다. 그 글자를 빼세요.

## 카드

error-deck-count = 덱에 카드가 { $found }장 있는데, 덱은 정확히 { $expected }장이어야 합니다. 카드를 더하거나 빼세요.
error-deck-houses = 덱의 카드가 { $found }개 세력에 속하는데, 덱에는 정확히 { $expected }개 세력이 있어야 합니다. 각 카드를 세 세력 중 하나에 두세요.
error-deck-house-count = 이 덱에는 { keyforge-deck-house } 세력의 카드가 { $found }장 있는데, { $expected }장이어야 합니다. 이 세력의 카드를 확인하세요.
error-deck-set-house = { $set } 세트의 덱에는 { keyforge-deck-house } 세력이 없습니다. 덱의 세트와 세력을 확인하세요.
error-deck-reference = ‘{ $card }’ 카드는 참조 카드이므로 카드 { $expected }장에 들 수 없습니다. 덱 옆에 두세요.
error-deck-later = ‘{ $card }’ 카드는 { $expected } 세트보다 나중에 나왔으므로 그 세트의 덱에 없습니다. 덱의 세트를 확인하거나 카드를 바꾸세요.
error-deck-icons = 이 덱의 ‘{ $card }’ 카드에 보너스 기호가 { $found }개 있는데, 카드 1장에 최대 { $expected }개입니다. 더한 기호를 줄이세요.
error-deck-halves = 거대 생명체 ‘{ $card }’ 카드는 이 덱에 위쪽 반쪽이 { $top }장, 아래쪽 반쪽이 { $bottom }장 있습니다. 두 수가 같아야 합니다.
error-deck-tokens = 덱 옆에 토큰 생명체 카드가 { $found }장 있는데, { $expected }장만 둘 수 있습니다. 이 덱의 카드만 남기세요.
error-deck-token-missing = 덱 옆에 토큰 생명체 카드가 없습니다. { $set } 덱에는 { $expected }장이 있습니다. 목록에 추가하세요.
error-deck-prophecies = 덱 옆에 예언이 { $found }개 있는데, 최대 { $expected }개까지 둘 수 있습니다. 이 덱의 예언만 남기세요.
error-deck-unsupported = 이 덱에는 여기서 아직 플레이할 수 없는 카드가 { $number }종 있습니다: { $cards }. 다른 덱을 선택하세요. ‘집정관의 부름’부터 ‘음산한 잔영’까지의 세트 7개와 ‘더 많은 변이’의 카드는 모두 플레이할 수 있습니다.
error-deck-twice = 《{ $name }》 덱이 두 번 있습니다. 삼각형 형식의 덱 3개는 서로 달라야 합니다.
error-deck-playable = { $set } 세트에서 지금 플레이할 수 있는 카드가 모자랍니다. 덱에 필요한 { $expected }개 세력 중 { $found }개만 채울 수 있습니다. 다른 세트를 선택하세요.

## 동맹 덱

error-deck-alliance-pods = 이 동맹 덱에는 세력 묶음이 { $found }개 있습니다. 정확히 { $expected }개여야 합니다. 세 세력을 고르세요.
error-deck-alliance-house = “{ $name }” 덱에는 { keyforge-deck-house } 세력의 카드가 없습니다. 이 덱에 있는 세력을 고르세요.
error-deck-alliance-twice = { keyforge-deck-house } 세력을 두 번 이상 골랐습니다. 동맹 덱은 서로 다른 세력 { $expected }개로 이루어집니다. 다른 세력을 고르세요.
error-deck-alliance-sets = 세력 묶음이 { $expected } 세트와 { $set } 세트에서 왔습니다. 동맹 덱은 한 세트의 덱으로 만듭니다.

## Master Vault에서 가져오기

keyforge-option-deck-link = Master Vault의 덱 페이지 주소 또는 덱 번호.
keyforge-option-deck-fetching = Master Vault에 묻는 중…
error-deck-fetch-id = “{ $found }”: 덱의 번호도 주소도 아닙니다. 덱 페이지의 주소를 복사하세요. 번호는 이런 모양입니다: { $expected }
error-deck-fetch-missing = Master Vault에 이 번호의 덱이 없습니다. 덱의 주소를 확인하세요.
error-deck-fetch-slow = Master Vault가 제때 응답하지 않았습니다. 나중에 다시 시도하거나 덱 파일을 넣으세요.
error-deck-fetch-unreachable = Master Vault에 연결할 수 없습니다. 나중에 다시 시도하거나 덱 파일을 넣으세요.
error-deck-fetch-broken = Master Vault의 응답을 읽을 수 없습니다. 나중에 다시 시도하거나 덱 파일을 넣으세요.
error-deck-fetch-answer = Master Vault가 응답을 거절했습니다(상태 { $found }). 나중에 다시 시도하거나 덱 파일을 넣으세요.
error-deck-fetch-large = Master Vault의 응답이 덱 하나라기에는 너무 큽니다. 덱의 주소를 확인하거나 덱 파일을 넣으세요.
