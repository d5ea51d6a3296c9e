### Finding somebody to play with: seeks, people whom the hall pairs, and who is here.
### - $game is the shown name of a game, $name and $names are those of people, ratings are texts; other numbers are numbers.

error-seek-gone = 이 대국 신청은 더 이상 없습니다. 다른 사람이 먼저 응했거나 취소되었습니다. 다른 신청을 찾거나 직접 올리세요.
error-seek-own = 자신의 대국 신청입니다. 누군가 응할 때까지 기다리세요.
error-seek-found = 이미 상대를 찾았습니다. 그 테이블로 가거나, 먼저 대국 신청을 취소하세요.
error-seek-not-you = 다른 레이팅의 사람을 찾고 있습니다. 다른 신청에 응하거나 직접 올리세요.
error-seek-range = 최저 레이팅이 최고 레이팅보다 높습니다. 서로 바꾸거나 하나를 비우세요.
error-seek-options = 규칙은 대국 신청에 적힌 대로입니다. 응하는 사람은 가져올 것만 정합니다.
error-too-many-seeks-address = 같은 네트워크에서 대국을 신청한 사람이 너무 많습니다. 그중 하나에 응하거나 나중에 다시 해 보세요.
error-no-seeks-left = 지금 대국을 신청한 사람이 너무 많습니다. 그중 하나에 응하거나 나중에 다시 해 보세요.

## In the lobby

seek-title = 대국 신청
seek-none = 지금은 대국을 신청한 사람이 없습니다. 하고 싶은 게임을 알려 보세요.
seek-new = 함께할 사람 찾기
seek-answer = 같이 하기
# The spoken name of that button.
seek-answer-of = { $names } 님과 { $game } 같이 하기
# How many are still missing.
seek-needs = { $count }명 더 필요
seek-mine = 내 대국 신청
# $rating: behind the name of whoever looks.
seek-rating = 레이팅 { $rating }
seek-rating-provisional = 레이팅 { $rating } (임시)
# What the others are to have.
seek-others = 상대 레이팅: { $range }
seek-range-between = { $least }–{ $most }
seek-range-least = { $least } 이상
seek-range-most = { $most } 이하
seek-rules = 맞춤 규칙
seek-pairs = 자동 매칭

## Saying what one would like to play

seek-way = 방식
seek-way-pairs = 자동 매칭
seek-way-stands = 로비에 올리기
seek-way-pairs-help = 같은 게임을 원하는 사람과 홀이 맺어 줍니다. 레이팅 대전은 실력이 비슷한 사람부터 찾고, 오래 기다릴수록 범위가 넓어집니다.
seek-way-stands-help = 누군가 응할 때까지 로비에 남습니다. 몇 분 자리를 비우면 취소됩니다.
seek-way-days-help = 자리를 비워도 2주 동안 그대로 남습니다. 상대를 찾으면 바로 게임이 시작되고, 알려 드립니다.
seek-wishes = 레이팅과 속도
seek-wishes-days = 레이팅
seek-least = 최저 레이팅
seek-most = 최고 레이팅
seek-bound-any = 제한 없음
seek-pace = 속도
seek-pace-any = 상관없음
seek-pace-quick = 빠르게
seek-pace-relaxed = 느긋하게
seek-go = 찾기 시작

## Answering

seek-answer-title = { $names } 님과 { $game }
seek-answer-text = 초대받은 사람만 들어오는 테이블입니다. 모두 오면 바로 게임이 시작됩니다.
# $days: how many days a move everybody has.
seek-answer-text-days = 비공개 테이블이며, 게임이 바로 시작됩니다. 모두 한 수에 { $days }일씩 쓸 수 있습니다.

## While one waits

seek-waits = 함께할 사람 찾는 중: { $game }
seek-waits-days = 플레이어를 찾는 중: { $game }, 한 수에 { $days }일. 여기에 머물 필요는 없습니다.
seek-waits-some = { $game }: { $seats }명 중 { $count }명 모임
seek-withdraw = 취소
seek-withdrawn = 더 이상 함께할 사람을 찾지 않습니다.
seek-gone = 한동안 자리를 비워 대국 신청이 취소되었습니다.
seek-again = 모두가 오지 않아 테이블이 닫혔습니다. 함께할 사람을 다시 찾고 있습니다.
seek-found = { $names } 님과 { $game } 게임을 합니다
seek-found-table = 테이블이 준비되었습니다: { $game }
seek-found-go = 테이블로
# In the waiting room of a table that came of a seek.
seek-begins = 모두 오면 바로 게임이 시작됩니다

## Who is here

here-title = 지금 있는 사람
here-count = { $count }명
here-none = 지금 보이기로 한 사람이 없습니다.
here-doing = { $doing ->
    [playing] 게임 중
    [watching] 관전 중
   *[lobby] 로비에 있음
}
here-more = 외 { $count }명
here-show = 내가 있음을 보이기
here-show-help = 로비를 여는 모든 사람이 내 이름과 로비에 있는지, 게임 중인지, 관전 중인지 봅니다. 어느 테이블인지는 보이지 않습니다. 켜지 않으면 꺼져 있습니다.
