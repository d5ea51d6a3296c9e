### 자리를 비운 사람에게 보내는 알림과, 그에 관해 페이지가 하는 말.

## 브라우저가 보여 주는 것

# $game: 게임의 보이는 이름. 다음 열에서.
push-turn = 내 차례: { $game }
push-turn-text = 다른 사람들이 기다리고 있습니다.
# At a correspondence table: $days is how many days the reader has, $hours how many hours are left.
push-days = 내 차례: { $game }
push-days-text = 이번 수에 { $days }일을 쓸 수 있습니다.
push-hurry = 시간이 얼마 남지 않음: { $game }
push-hurry-text = 이번 수에 { $hours }시간이 남았습니다.
push-begins = { $game } 시작
push-begins-text = 테이블이 준비되어 게임이 시작되었습니다.
push-found = { $game } 상대를 찾았습니다
push-found-text = 대국 신청에 누군가 응했습니다. 테이블에서 기다리고 있습니다.
push-rematch = { $game }: 한 판 더?
push-rematch-text = 함께 했던 사람이 한 판 더 하고 싶어 합니다. 자리가 남아 있습니다.
push-invited = 친구의 초대: { $game }
push-invited-text = 친구가 테이블에서 기다리고 있습니다.
# $event: 대회 이름. $table: 테이블 번호.
push-paired = { $event }: 다음 라운드 대진이 나왔습니다
push-paired-text = { $table }번 테이블에서 대전합니다.
# To moderators.
push-report = 신고가 들어왔습니다
push-report-text = 관리자 대기열에서 처리를 기다리고 있습니다.

## 알림 요청

push-switch = 내 차례가 되면 알려 주기
push-switch-help = 자리를 비운 동안 이 브라우저가 알려 줍니다. 내 차례, 게임을 시작하는 테이블, 대회의 다음 라운드를 알립니다. 이 기기에서만 켜지며, 언제든 여기서 끌 수 있습니다.
push-offer = 내 차례가 되면 알려 주기
push-offer-text = 그동안 이 페이지를 닫아도 됩니다.
push-now-on = 이 브라우저가 알려 드립니다.
push-now-off = 이 브라우저는 더 이상 알리지 않습니다.
push-failed = 브라우저의 푸시 서비스에 연결할 수 없습니다. 나중에 다시 시도하세요.
push-denied = 브라우저가 이 사이트의 알림을 막고 있습니다. 브라우저의 사이트 설정에서 바꿀 수 있습니다.
push-install-first = 이 기기에서는 먼저 페이지를 홈 화면에 추가하세요. 공유 메뉴를 열고 ‘홈 화면에 추가’를 고르세요.
push-none = 이 브라우저는 페이지가 닫혀 있는 동안 알릴 수 없습니다.
