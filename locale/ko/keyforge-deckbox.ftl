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
