### 앱으로서의 페이지: 설치했을 때의 이름, 네트워크 없이 되는 것, 점수판.

app-name = Ludarium
app-about = 키포지, 킹 오브 도쿄: 듀얼, 레디… 펜스!, 사보타지를 사람과 봇과 함께.

## 네트워크 없이

app-offline = 연결 없음
app-offline-text = 홀에 연결할 수 없어 게임을 하거나 찾아볼 수 없습니다. 테이블에서 있었던 일은 모두 보관되어 있습니다.
app-offline-still = 아직 연결되지 않았습니다.
app-offline-there = 그동안 읽고 쓸 수 있는 것
app-lesson-read = 읽기
# $lesson: 레슨 이름.
app-lesson-read-named = 읽기: { $lesson }
app-lesson-read-text = 연결이 없으면 레슨을 할 수 없지만, 코치가 하는 말은 읽을 수 있습니다.

## 점수판

app-score = 점수판
# $game: 게임의 보이는 이름.
app-score-of = { $game }: 점수판
app-score-text = 실제 카드와 주사위로 하는 게임을 위한 것입니다. 입력한 것만 세며 규칙은 모릅니다. 이 브라우저에만 남고 연결이 필요 없습니다.
app-score-player = 플레이어 { $number }
app-score-keys = 열쇠
app-score-amber = 앰버
app-score-chains = 체인
app-score-touches = 투슈
app-score-gold = 금
app-score-health = 체력
app-score-energy = 에너지
app-score-fame = 명성
app-score-destruction = 파괴
# $name: 플레이어. $what: 세는 것. 다음 셋에서.
app-score-less = { $name }, { $what }: 하나 빼기
app-score-more = { $name }, { $what }: 하나 더하기
app-score-now = { $name }, { $what }
app-score-add = 플레이어 추가
app-score-remove = 마지막 플레이어 빼기
app-score-anew = 처음부터
app-score-anew-text = 모든 숫자가 0이 됩니다. 이름은 남습니다.
