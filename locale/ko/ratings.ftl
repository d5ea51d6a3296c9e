### Ratings, lists of the strongest, curves and statistics.
### - $game, $name and the like are shown texts, and so are ratings, which no language writes in groups of digits; other numbers are
###   numbers.

error-rated-account = 레이팅 대전에는 모두 계정이 필요합니다. 위쪽 메뉴에서 계정을 만드세요. 손님으로 가지고 있던 것은 모두 그대로 남습니다.
error-rated-people = 레이팅 대전에서는 자리마다 다른 사람이 앉아야 하며 봇은 앉을 수 없습니다. 사람을 더 초대하거나 레이팅이 없는 테이블을 여세요.
error-undo-rated = 레이팅 대전에서는 무르기를 할 수 없습니다.
error-unknown-person = 이 주소에 해당하는 계정이 없습니다. 링크를 확인하세요.

rating-rated = 레이팅
rating-rated-game = 레이팅 대전
rating-rated-help = 결과가 이 테이블 모두의 레이팅에 반영됩니다. 모두 계정이 필요하고, 무르기를 할 수 없으며, 아무도 다른 사람에 대해 판정하지 않습니다.
rating-title = 레이팅 순위
rating-to = 레이팅 순위
rating-of-game = 레이팅 순위: { $game }
rating-about = 계정이 있는 사람은 레이팅 대전을 한 게임마다 레이팅이 있습니다. 1500에서 시작해 이기면 오르고, 많이 알려질수록 적게 움직입니다.
rating-place = 순위
rating-player = 플레이어
rating-rating = 레이팅
rating-games = 게임 수
rating-won = 승
rating-drawn = 무승부
rating-lost = 패
# Behind a rating of which too little is known.
rating-provisional = 임시
rating-leaders-none = 아직 순위에 오를 만큼 레이팅 대전을 한 사람이 없습니다. 열 게임쯤 필요합니다.
rating-mine = 내 레이팅: { $rating } ± { $spread }
rating-mine-place = 현재 { $place }위입니다.
rating-mine-unlisted = 실력이 더 알려지면 순위에 오릅니다.
rating-spread = ± { $spread }
rating-best = 최고: { $rating }
rating-profile = 프로필
rating-my-profile = 내 프로필
rating-since = { $day }에 계정을 만듦
rating-profile-none = 아직 레이팅 대전이 없습니다.
rating-curve = 게임별 레이팅
rating-curve-said = { $games }게임의 레이팅: { $first }에서 { $last }까지, 최저 { $least }, 최고 { $most }.
rating-curve-table = 표로 보기
rating-curve-when = 시각
rating-curve-place = { $of }명 중 { $place }위
rating-after-game = 이 게임 후의 레이팅
# $more has its sign, + or −.
rating-change = { $name }: { $rating } ({ $more })
rating-statistics = 통계
rating-statistics-none = 게임을 하나 끝내면 여기에 통계가 나타납니다.
rating-statistics-all = 모든 게임
rating-statistics-people = 다른 사람과
rating-statistics-bots = 봇하고만
rating-heading-role = 역할
rating-heading-monster = 괴수
rating-heading-deck = 덱
rating-heading-other = 맡은 것
rating-share = 승률
