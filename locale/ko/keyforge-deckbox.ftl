### KeyForge: 보관한 덱. 규칙은 keyforge.ftl을 보세요.

keyforge-deckbox-search = 이름, 메모, 카드로 검색
keyforge-deckbox-empty = 아직 덱이 없습니다. 테이블에 가져온 덱은 여기에 남으며, 지금 바로 추가할 수도 있습니다.
keyforge-deckbox-found = 덱 { $count }개
keyforge-deckbox-none = 조건에 맞는 덱이 없습니다. 다른 말로 검색하거나 필터를 지우세요.
keyforge-deckbox-clear = 모든 덱 보기
keyforge-deckbox-more = 덱 더 보기 ({ $count }개 중 { $shown }개 표시)
keyforge-deckbox-sort-newest = 최신순
keyforge-deckbox-sort-won = 승리 많은 순
keyforge-deckbox-record = { $won }승 { $lost }패
keyforge-deckbox-drawn = { $drawn }무
keyforge-deckbox-unplayed = 끝난 게임 없음
keyforge-deckbox-failed = 덱을 가져오지 못했습니다.
keyforge-deckbox-unknown = 이 덱은 여기에 없습니다
keyforge-deckbox-unknown-text = 이 주소의 덱을 보관하고 있지 않습니다. 다른 사람의 덱이거나 이미 지운 덱일 수 있습니다.
keyforge-deckbox-cards = 카드
keyforge-deckbox-beside = 덱 밖의 카드
keyforge-deckbox-since = { $day }부터 보관
keyforge-deckbox-note = 메모
keyforge-deckbox-note-help = 나만 볼 수 있습니다.
keyforge-deckbox-note-save = 메모 저장
keyforge-deckbox-note-saved = 메모를 저장했습니다.
keyforge-deckbox-remove = 이 덱 지우기
keyforge-deckbox-remove-text = 내 덱에서 “{ $deck }” 덱과 메모가 사라집니다. 끝난 게임은 그대로 남고, 덱을 다시 추가하면 승패도 이전처럼 셉니다.

## 덱 추가

keyforge-deckbox-add = 덱 추가
keyforge-deckbox-text = 덱 목록
keyforge-deckbox-text-help = 세력 이름 아래에 한 줄에 카드 한 장씩 쓰거나 Master Vault 파일의 내용을 붙여 넣으세요. 여러 덱은 빼기표 세 개로 된 줄로 나누거나 각 덱을 “이름:”으로 시작하세요.
keyforge-deckbox-text-help-link = 세력 이름 아래에 한 줄에 카드 한 장씩 쓰거나, Master Vault 파일의 내용을 붙여 넣거나, 덱의 주소 또는 번호를 한 줄에 하나씩 쓰세요. 주소나 번호는 이 홀이 Master Vault에서 가져옵니다. 여러 목록은 빼기표 세 개로 된 줄로 나누거나 각 목록을 “이름:”으로 시작하세요.
keyforge-deckbox-files = 파일
keyforge-deckbox-files-choose = 파일 선택
keyforge-deckbox-keep = 이 덱 보관하기
keyforge-deckbox-adding = 덱을 읽는 중: { $count }개 중 { $done }개
keyforge-deckbox-added = 덱 { $count }개를 추가했습니다.
keyforge-deckbox-again = 이미 보관하고 있는 덱 { $count }개: { $decks }
keyforge-deckbox-wrong = 덱으로 읽을 수 없는 글이 { $count }개 있습니다.
keyforge-deckbox-pasted = 글, { $place }번째 덱
keyforge-deckbox-filed = { $file }, { $place }번째 덱

## 덱이 할 수 있는 일

keyforge-deckbox-counts = 이 덱이 할 수 있는 일
keyforge-deckbox-counts-help = 그런 효과가 적힌 카드를 조건과 상관없이 한 장씩 모두 셉니다. 예상 수확: 카드 여섯 장을 무작위로 받았을 때, 가장 많은 세력의 생명체가 그중 평균 몇 장인지를 나타냅니다.
keyforge-deckbox-untold = 아직 여기에서 쓸 수 없는 카드 { $count }장의 효과는 세지 않았습니다.
keyforge-deckbox-abilities = 다음을 할 수 있는 카드
keyforge-deckbox-can = { $ability ->
    [gain] Æ 얻기
    [steal] Æ 탈취하기
    [capture] Æ 포획하기
    [loss] 상대가 Æ를 잃게 하기
    [keys] 상대의 열쇠 방해하기
    [forge] 열쇠 제작하기
    [creatures] 적 생명체에 피해를 주거나 제거하기
    [hold] 적 생명체를 기절시키거나 소진시키기
    [artifacts] 적 유물 제거하기
    [token] 토큰 생명체 만들기
    [draw] 카드 뽑기
    [archive] 카드 보관하기
   *[discard] 상대가 카드를 버리게 하기
}
keyforge-deckbox-power = 모든 생명체의 공격력 합계
keyforge-deckbox-armor = 모든 생명체의 방어력 합계
keyforge-deckbox-reaps = 예상 수확
keyforge-deckbox-icons = 보너스 기호
keyforge-deckbox-icon = { $icon ->
    [A] 앰버
    [C] 포획
    [D] 피해
    [R] 뽑기
    [P] +1 공격력 토큰
   *[X] 버리기
}

## 시험 손

keyforge-deckbox-hands = 시험 손
keyforge-deckbox-hand-first = 선공: 7장
keyforge-deckbox-hand-second = 후공: 6장
keyforge-deckbox-mulligan = 멀리건
keyforge-deckbox-draw = 한 장 뽑기
keyforge-deckbox-dealt = 손 { $hand }장, 덱 { $rest }장.
keyforge-deckbox-mulligan-taken = 멀리건을 했으므로 이 손으로 시작합니다.
keyforge-deckbox-print = 인쇄

## 동맹 덱

keyforge-deckbox-alliance = 동맹 덱 만들기
keyforge-deckbox-alliance-about = 서로 다른 세 세력을 고르고, 각 세력의 카드 12장을 내 덱 하나에서 가져옵니다. 모두 같은 세트여야 합니다. 대회에서는 일부 카드를 제한할 수 있으며, 덱을 등록할 때 알려 줍니다.
keyforge-deckbox-alliance-none = 같은 세트의 덱이 두 개 필요합니다. 먼저 덱을 추가하세요.
keyforge-deckbox-pod = 세력 { $place }
keyforge-deckbox-pod-none = 덱의 세력 고르기
keyforge-deckbox-pod-choice = { $house } – { $deck }
keyforge-deckbox-pods-missing = 세력을 { $count }개 더 고르세요.
keyforge-deckbox-giver = 토큰 생명체나 예언을 가져올 덱
keyforge-deckbox-alliance-name = 이름
keyforge-deckbox-alliance-name-help = 비워 두면 재료가 된 덱들의 이름을 붙입니다.
keyforge-deckbox-alliance-keep = 이 덱 보관하기
