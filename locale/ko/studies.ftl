### 봇들이 둔 많은 게임이 말하는 것: 덱 레이팅, 아레나 보고서. 터미널과 명령이 쓰는 페이지에 나옵니다.

## 덱 레이팅
# $bot: 봇 이름(예: greedy). $version: 기준 덱의 버전. $rating, $won 등: 신뢰 구간이 붙은 수.
studies-title = 실전으로 매긴 덱 레이팅
studies-lead = 각 덱은 기준 덱 모음 { $version }의 덱 { $rivals }개와 겨루었고, 양쪽 모두 봇 { JOSA($bot, "이/가") } 플레이했습니다. 모든 구간은 95% 신뢰 구간입니다.
studies-scale = 레이팅 1500은 기준 덱 모음의 평균입니다. 상대보다 400점 높으면 한 판 질 때마다 열 판을 이깁니다. 구간은 판수에서 나오며, 기준 덱의 레이팅은 정확한 값으로 봅니다.
studies-made = 규칙 버전 { $rules }, 기준 덱 모음 { $field }, 봇 { $bot }. 봇은 모든 덱을 자기 방식으로 플레이하므로, 다른 플레이어라면 순위가 다를 수 있습니다.
studies-deck-line = { $set } · { $houses }
studies-deck-rating = 레이팅 { $rating }, { $count }판. 승률 { $won }.
studies-deck-pace = 자기 차례마다 제작한 열쇠: { $keys }, 상대: { $theirs }. 차례마다 열쇠에 지불한 앰버: { $spent }, 차례마다 얻은 앰버: { $gained }.
studies-unended = { $count }판은 끝나지 않아 각각 반 승으로 셉니다.
studies-matchups = 기준 덱별 성적
studies-matchups-note = 승률과 신뢰 구간입니다.
studies-lengths = 게임 길이
studies-lengths-note = 두 플레이어의 차례를 합하면 평균 { $mean }번이고, 절반의 게임이 { $median }번 안에 끝났습니다.
studies-axis-turns = 두 플레이어의 차례 수
studies-cards = 카드
studies-cards-note = 가치는 그 카드를 한 번이라도 손에 든 게임의 승률에서 들지 못한 게임의 승률을 뺀 값입니다. 게임이 길수록 카드를 많이 뽑으므로 그 영향도 섞여 있습니다. 첫 손에서의 가치에는 그 영향이 없지만 덜 정확합니다. 플레이, 버림, 남음(끝났을 때 손이나 보관 영역)은 그 카드를 든 게임에서의 비율입니다.
studies-plot-ratings = 레이팅과 신뢰 구간
studies-column-deck = 덱
studies-column-set = 세트
studies-column-rating = 레이팅
studies-column-won = 승률
studies-column-games = 판수
studies-column-keys = 차례당 열쇠
studies-column-spent = 차례당 열쇠에 쓴 앰버
studies-column-gained = 차례당 얻은 앰버
studies-column-turns = 차례 수(중앙값)
studies-column-rival = 상대 덱
studies-column-rival-rating = 상대 레이팅
studies-column-card = 카드
studies-column-house = 세력
studies-column-copies = 장수
studies-column-worth = 가치
studies-column-drawn = 들었을 때 승률
studies-column-not-drawn = 들지 못했을 때 승률
studies-column-opening-worth = 첫 손에서의 가치
studies-column-played = 플레이
studies-column-discarded = 버림
studies-column-held = 남음

## 아레나 보고서
studies-arena-title = { $game }: 아레나의 봇
studies-arena-lead = { $deals }번의 배분으로 { $seats }자리 게임을 { $count }판 두었습니다. 각 배분은 자리를 모두 돌려 가며 두었습니다. 모든 구간은 95% 신뢰 구간이며, 배분 사이의 차이에서 나옵니다.
studies-arena-ratings = 레이팅
studies-arena-ratings-note = 1500은 이 봇들의 평균입니다. 상대보다 400점 높으면 한 번 뒤질 때마다 열 번 앞섭니다.
studies-arena-matrix = 누가 누구보다 잘했는가
studies-arena-matrix-note = 같은 판에서 왼쪽 봇의 자리가 위쪽 봇의 자리보다 앞선 비율입니다. 승자가 먼저이고, 그다음은 점수이며, 같으면 반으로 셉니다.
studies-arena-lengths-note = 모든 자리의 결정 수: 한 판 평균 { $mean }번, 절반의 판이 { $median }번 안에 끝났습니다.
studies-arena-axis = 모든 자리의 결정 수
studies-arena-made = { $game }, 규칙 버전 { $rules }, 시드 ‘{ $seed }’.
