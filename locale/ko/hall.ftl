### 홀: 게임 밖에서 사람이 읽는 모든 글. 설명은 en/hall.ftl에 있습니다.

hall-title = Ludarium
hall-title-page = { $page } · Ludarium
hall-skip = 본문으로 건너뛰기
hall-nav = 홀
hall-lobby = 로비
hall-to-lobby = 로비로
hall-loading = 불러오는 중
hall-footer = 게임 이름은 각 출판사의 것입니다. 이곳의 그림은 모두 직접 그린 것입니다.

## 여러 페이지에서 쓰는 말

hall-back = 뒤로
hall-cancel = 취소
hall-close = 닫기
hall-confirm = 확인
hall-copy = 복사
hall-save = 저장
hall-game = 게임
hall-name = 내 이름
hall-name-help = 가입하지 않아도 됩니다. 같은 테이블의 사람들에게 이 이름이 보입니다.
hall-guest-names = 금빛 여우 | 구릿빛 오소리 | 조용한 올빼미 | 유쾌한 수달 | 용감한 굴뚝새 | 영리한 갈까마귀 | 졸린 곰 | 운 좋은 토끼 | 은빛 송어 | 궁금한 염소 | 날쌘 담비 | 대담한 왜가리
hall-rules = 규칙
hall-lab = 밸런스 실험실
hall-lab-of = { $game } 밸런스 실험실
hall-position = 국면 놓기
hall-position-of = { $game }: 국면 놓기
hall-position-counts = 누군가 놓은 국면에서 시작한 게임이라 어디에도 들어가지 않습니다.
hall-position-edit = 이 국면 놓아 보기
hall-position-from = 국면에서 시작
hall-cards = 카드
hall-players = 플레이어
hall-bot = 봇
hall-spectator = 관전자
hall-spectators = 관전자 { $count }명
hall-log = 게임 로그
hall-log-empty = 아직 아무 일도 없습니다.
hall-settings = 설정
hall-language = 언어

## 봇

hall-bot-names = 주판 | 풀무 | 톱니바퀴 | 발전기 | 태엽 | 바람개비 | 나침반 | 모래시계

hall-bot-random = 쉬움
hall-bot-greedy = 보통
hall-bot-net = 훈련됨
hall-bot-search = 어려움
hall-bot-random-help = 아무렇게나 움직입니다. 게임을 익히기에 좋습니다.
hall-bot-greedy-help = 지금 가장 좋아 보이는 것을 고릅니다.
hall-bot-net-help = 스스로 대국하며 배웠고, 바로 응답합니다.
hall-bot-search-help = 앞을 내다보며, 생각하는 데 시간이 조금 걸립니다.

## 첫 화면

hall-welcome = 의자를 당겨 앉으세요
hall-welcome-text = 테이블 게임을 진짜 규칙 그대로, 친구나 봇과 함께 브라우저에서 바로 즐깁니다. 가입도 설치도 필요 없습니다.
hall-play-now = 바로 시작
hall-play-friends = 친구와 함께
hall-play-game = 바로 시작: { $game }
hall-play-title = 봇과 대전
hall-play-explained = 봇 { $count }명과 함께 《{ $game }》 게임을 바로 시작합니다.
hall-play-start = 게임 시작
hall-play-level = 봇은 얼마나 강할까요?
hall-play-lesson = 이 게임이 처음인가요?
hall-play-lesson-begin = 첫 레슨부터 시작하기
hall-games = 게임
hall-game-players = { $least }~{ $most }명
hall-open-tables = 빈자리가 있는 테이블
hall-open-tables-empty = 플레이어를 기다리는 테이블이 없습니다. 테이블을 열고 친구를 초대해 보세요.
hall-tables-to-watch = 관전할 수 있는 테이블
hall-tables-to-watch-empty = 지금 진행 중인 게임이 없습니다.
hall-table-hosted = 방장: { $name }
hall-table-seats = { $seats }자리 중 { $taken }자리 참
hall-join = 참가
hall-watch = 관전
hall-go-on = 계속하기
hall-turn-of = { $name } 님 차례
hall-turn-none = 진행 대기 중
hall-just-now = 방금
hall-my-games = 내 게임
hall-my-decks = 내 덱
hall-my-games-over = 끝난 게임
hall-my-games-none = 진행 중인 게임이 없습니다.
hall-my-games-now = 진행 중
hall-my-games-done = 끝난 게임
hall-my-games-empty = 플레이한 게임이 여기에 모이고, 모든 게임을 리플레이로 볼 수 있습니다.
hall-my-games-more = 이전 게임
hall-my-games-with = 함께한 플레이어: { $others }
hall-try-again = 다시 시도
hall-my-games-score = 점수 { $own } : { $other }
hall-my-games-table = 테이블
hall-result = { $result ->
    [won] 승리
    [shared] 공동 승리
    [lost] 패배
    [draw] 무승부
    [aborted] 중단
   *[over] 종료
}
hall-games-filter = 필터
hall-games-game-any = 모든 게임
hall-games-result = 결과
hall-games-result-any = 모든 결과
# Whether a game counted for ratings.
hall-games-rated = 레이팅
hall-games-rated-any = 전체
hall-games-casual = 레이팅 없음
hall-games-against = 함께한 상대
hall-games-against-any = 누구든지
hall-games-opponent = 상대의 이름
hall-games-deck = 내 덱의 이름
hall-games-from = 시작일
hall-games-to = 종료일
hall-games-show = 게임 보기
hall-games-clear = 필터 지우기
hall-games-found = 게임 { $games }판
# How many of the games ended so for the reader.
hall-games-count = { $result ->
    [won] 승리: { $games }
    [shared] 공동 승리: { $games }
    [lost] 패배: { $games }
    [draw] 무승부: { $games }
    [aborted] 중단: { $games }
   *[over] 종료: { $games }
}
hall-games-none = 이 필터에 맞는 게임이 없습니다.
hall-games-all = 모든 게임 보기
# The decks that the reader had: one, or three.
hall-games-played-with = 내 덱: { $decks }

## 테이블 만들기

hall-new-table = 새 테이블
hall-seats = 자리 수
hall-pace = 한 수의 시간
hall-pace-live = 실시간
# At a correspondence table: $days is a number of days.
hall-pace-days = { $days }일
hall-pace-live-help = 모두가 같은 시간에 테이블에 있습니다.
hall-pace-days-help = 통신 대국: 같은 시간에 모일 필요가 없습니다. 차례가 되면 알려 드립니다. 시간을 다 쓴 사람은 지거나, 봇이 그 자리를 맡습니다.
hall-seat-number = 자리 { $number }
hall-private = 비공개 테이블
hall-private-help = 초대 링크를 받은 사람만 찾을 수 있습니다.
hall-new-table-bots = 봇
hall-new-table-bots-help = 자리 1에는 내가 앉습니다. 빈자리는 나중에도 봇에게 맡길 수 있습니다.
hall-new-table-options = 이 테이블의 규칙
hall-new-table-yours = 내가 가져올 것
hall-brought = { $option }: { $label }
hall-brought-own = 직접 준비함
hall-brought-by = { $option } ({ $name })
hall-bring = 선택
hall-bring-for = 선택: { $option } ({ $name })
hall-new-table-create = 테이블 열기
hall-option-file = 파일에서 읽기…
hall-option-file-name = 파일
hall-option-file-none = 아직 선택한 파일이 없습니다.
hall-option-file-choose = 파일 선택
hall-option-file-other = 다른 파일 선택
hall-option-file-missing = 파일을 선택하거나 목록에서 다른 항목을 고르세요.
hall-option-file-large = 파일이 너무 큽니다. 일반 텍스트 파일을 선택하세요.
hall-option-file-unreadable = 이 파일을 읽을 수 없습니다. 다시 선택하세요.
hall-option-paste = 글 붙여 넣기…
hall-option-paste-text = 글
hall-option-paste-help = 글 전체를 여기에 붙여 넣으세요.
hall-option-paste-missing = 글을 붙여 넣거나 목록에서 다른 항목을 고르세요.
hall-option-paste-large = 글이 너무 깁니다. 더 짧은 글을 붙여 넣으세요.
hall-option-kept = 내가 보관한 것…
hall-option-kept-text = 보관함
hall-option-kept-missing = 보관한 것 중 하나를 고르거나 목록에서 다른 항목을 고르세요.
# 주소나 번호로 가리키면 홀이 가져오는 글.
hall-option-link = 주소로…
hall-option-link-text = 주소 또는 번호
hall-option-link-help = 홀이 그곳에서 내용을 가져옵니다.
hall-option-link-missing = 주소나 번호를 쓰거나 목록에서 다른 것을 고르세요.
hall-option-fetching = 내용을 가져오는 중…

## 링크로 찾아온 테이블

hall-entry-title = { $name } 님의 테이블: { $game }
hall-entry-text = 다른 사람들에게 보일 이름을 정하세요. 그다음 자리에 앉거나 관전하면 됩니다.
hall-entry-go = 들어가기

## 게임 전의 테이블

hall-table = 테이블
hall-table-about = 테이블 정보
hall-table-kind = 종류
hall-table-private = 비공개
hall-table-public = 공개
hall-table-made = 연 시각
hall-table-seal = 셔플 검증
hall-table-seal-help = 카드 순서는 자리가 정해지기 전에 고정되었습니다. 게임이 끝나면 이 봉인에 맞는 비밀이 기보 파일에 공개됩니다.
hall-table-menu = 테이블 메뉴
hall-waiting-room = 플레이어를 기다리는 중
hall-waiting-seats = 빈자리 { $count }개
hall-waiting-ready = 모두 모였습니다
hall-waiting-host = { $name } 님이 게임을 시작하기를 기다립니다
# At a correspondence table whose seats are all taken, to those who sit there.
hall-waiting-taken = 모든 자리가 찼습니다
hall-waiting-days = 앉아 있는 사람이면 누구나 게임을 시작할 수 있습니다. 모두가 여기 있을 필요는 없습니다.
hall-waiting-fill = 빈자리에 봇 앉히기
hall-start = 게임 시작
hall-sit = 여기 앉기
hall-sit-move = 여기로 옮기기
hall-sit-also = 이 자리도 맡기
hall-stand = 일어나기
hall-seat-open = 빈자리
hall-seat-you = 나
hall-seat-host = 방장
hall-seat-turn = 차례
hall-seat-away = 연결이 끊김
hall-seat-free = 자리 비우기
hall-seat-bot-for = 자리 { $number }의 봇
hall-invite-link = 초대 링크
hall-invite-copied = 초대 링크를 복사했습니다.
hall-invite-copy-by-hand = 링크를 선택했습니다. 직접 복사하세요.

## 게임 중의 테이블

hall-your-turn = 내 차례입니다
# In the window's title and the heading of a list: $count of the reader's games wait for them.
hall-your-turn-count = { $count ->
    [1] 내 차례입니다
   *[other] 게임 { $count }개에서 내 차례
}
# At a correspondence table, on its card and among its facts.
hall-pace-move = 한 수에 { $days }일
hall-left = 이 수에 남은 시간
# How much time somebody has left: whole days, hours or minutes.
hall-left-days = { $days }일 남음
hall-left-hours = { $hours }시간 남음
hall-left-minutes = { $minutes }분 남음
hall-left-none = 시간 종료
# On the panel of a seat, at a correspondence table.
hall-late = 시간 초과
hall-next = 다른 게임 { $count }개가 내 수를 기다립니다.
hall-next-go = 다음 게임으로
hall-waiting = 다른 플레이어를 기다리고 있습니다
hall-watching = 관전 중
hall-side = 로그와 채팅
hall-reconnecting = 다시 연결하는 중
hall-reconnecting-in = 연결이 끊김. { $seconds }초 후 다시 시도
hall-reconnect-now = 지금 시도
hall-rulings = 방장 판정
hall-rulings-help = 방장이 이 테이블에서 내릴 수 있는 결정입니다. 판정은 모두 게임 로그에 남습니다.
# In the table's menu. $tempo: one of the words for how quickly bots act.
hall-tempo-now = 봇의 빠르기: { $tempo }
hall-tempo-here = 이 테이블
hall-tempo-host = 빠르기는 이 테이블의 방장이 정합니다.
hall-tempo-tap = 카드 옆의 빈 곳을 누르거나 H 키를 누르면 플레이어가 선택할 때까지 봇이 바로 움직입니다.
hall-hurry = 봇을 기다리지 않기
hall-hurry-idle = 지금 움직이는 봇이 없습니다.
hall-happened = 일어난 일
hall-happened-since = 내가 마지막으로 선택한 뒤
hall-lately-see = 다시 보기
hall-lately = 일어난 일 다시 보기
hall-lately-end = 게임으로 돌아가기
hall-lately-asked = 내 차례입니다: 게임으로 돌아가기
hall-lately-none = 이 페이지를 연 뒤로 다시 볼 만한 일이 없었습니다.
hall-leave = 나가기
hall-leave-title = 테이블에서 나가시겠습니까?
hall-leave-text = 자리는 남아 있으며 언제든 돌아올 수 있습니다. 자리를 비운 동안 다른 사람들이 봇에게 대신 맡길 수 있습니다.
hall-give-up = 자리 내놓기
hall-give-up-title = 자리를 내놓으시겠습니까?
hall-give-up-text = 자리를 되찾을 수 없고 이제부터 관전만 할 수 있습니다. 다른 사람들이 봇에게 이어서 맡길 수 있습니다.
hall-give-up-text-days = 자리를 돌려받을 수 없으며, 이제부터는 관전만 할 수 있습니다. 봇이 바로 이어받습니다.
hall-clock-go-on = 자동으로 계속하기까지
hall-away = { $name } 님의 연결이 끊겼습니다.
hall-away-event = 이 테이블을 어떻게 계속할지는 심판이 결정합니다.
hall-away-wait = { $seconds }초 뒤에 봇에게 맡길 수 있습니다.
hall-news-fold = 이 줄 접기
hall-news-open = 지금 상황 보기
hall-away-votes = { $needed }표 중 { $yes }표
hall-away-replace = 봇에게 맡기기
hall-seat-replaced = 봇이 대신 플레이하고 있습니다.
hall-seat-late = 시간을 다 써서 봇이 대신 플레이하고 있습니다.
hall-seat-retake = 내 자리 이어받기
hall-undo = 무르기
hall-undo-asks-line = { $name } 님의 무르기 요청:
hall-undo-asks = { $name } 님이 마지막 선택의 무르기를 요청했습니다.
hall-undo-own = 내 마지막 선택의 무르기를 요청했습니다.
hall-undo-waits = { $names } 님의 동의를 기다리고 있습니다.
hall-undo-agreed = 동의했습니다.
hall-undo-after = 그 뒤에 일어난 일도 함께 무릅니다.
hall-undo-agree = 동의
hall-undo-decline = 거절
hall-undo-withdraw = 요청 취소
hall-undo-line = { $name } 님이 마지막 선택을 물렀습니다.
hall-undo-line-own = 내 마지막 선택을 물렀습니다.
hall-undo-sure = 내 마지막 선택을 무를까요?
hall-undo-sure-line = 다음을 무르려고 합니다:
hall-undo-also = 함께 무르는 일
hall-undo-turn = 이전 차례로 돌아갑니다.
hall-undo-round = 이전 라운드로 돌아갑니다.
hall-undo-revealed = 이미 드러난 것은 본 사람이 계속 알고 있습니다.
hall-undo-do = 무르기
hall-undo-leave = 그대로 두기
hall-redo = 무르기 취소
hall-redo-asks-line = { $name } 님의 무르기 취소 요청:
hall-redo-asks = { $name } 님이 무른 선택을 되돌리려고 합니다.
hall-redo-own = 무른 선택을 되돌리기를 요청했습니다.
hall-redo-line = { $name } 님이 무른 선택을 되돌렸습니다.
hall-redo-line-own = 무른 선택을 되돌렸습니다.
hall-log-gone = 무름:

## 채팅

hall-chat = 채팅
hall-chat-empty = 아직 아무도 말하지 않았습니다.
hall-chat-players-only = 게임 중에는 이 테이블의 플레이어만 말할 수 있습니다.
hall-chat-unread = 채팅, 새 메시지 { $count }개
hall-chat-said = { $name }: { $text }
hall-chat-say = 한마디 하기
hall-chat-send = 보내기
hall-chat-phrases = 빠른 말
hall-chat-phrase-to = 플레이어를 선택하세요
hall-chat-table-link = 새 테이블이 열렸습니다: 참가

## 게임 뒤

hall-over = 게임이 끝났습니다
hall-over-late = { $name } 님이 시간을 다 썼습니다.
hall-rematch = 재경기
# Where chance has dealt what the seats play with, such as sealed decks.
hall-rematch-same = 같은 덱으로 재경기
hall-rematch-new = 새 덱으로 재경기
hall-rematch-accept = 수락
hall-rematch-decline = 거절
hall-rematch-withdraw = 취소
hall-rematch-to = 재경기로
hall-rematch-asks = { $name } 님이 재경기를 청합니다.
# On other pages of the hall.
hall-rematch-asks-game = { $name } 님이 { $game } 재경기를 청합니다.
hall-rematch-waits = { $game } 재경기가 모두 오기를 기다리고 있습니다.
hall-rematch-bar = 재경기
# $names: the people who are at the new table already.
hall-rematch-here = 이미 온 사람: { $names }
hall-rematch-declined = 함께하지 않는 사람: { $names }
hall-rematch-begun = 재경기가 시작되었습니다.
hall-record = 기보 파일
hall-record-kept = 기보 파일은 대회 운영진이 보관합니다.
hall-record-text = 기보 파일에는 게임의 모든 선택이 읽을 수 있는 글로 담겨 있습니다.
hall-record-download = 기보 저장
hall-record-replay = 한 단계씩 리플레이하려면 다음을 실행하세요.
hall-record-seal = 셔플의 비밀도 공개되므로, 카드 순서가 처음부터 정해져 있었음을 누구나 검증할 수 있습니다.

## 끝난 게임 돌아보기

hall-replay = 리플레이
hall-replay-of = { $game }: 리플레이
hall-replay-controls = 앞뒤로 이동
hall-replay-place = 게임 안의 위치
hall-replay-at = 전체 { $count }단계 중 { $at }단계
hall-replay-back = 한 단계 뒤로
hall-replay-forward = 한 단계 앞으로
hall-replay-part-back = 이 부분의 처음으로
hall-replay-part-forward = 다음 부분으로
hall-replay-play = 재생
hall-replay-pause = 일시 정지
hall-replay-speed = 속도
# $speed: 0.5, 1, 2, 4 가운데 하나.
hall-replay-times = { $speed }배
hall-replay-eyes = 누구의 시점
hall-replay-seen = 현재 시점
hall-replay-hands = 모든 손패
hall-replay-hand-of = { $name }의 손패
hall-replay-link = 이 순간의 링크
hall-replay-link-label = 링크
hall-replay-leave = 테이블로 돌아가기
hall-replay-first = 처음으로
hall-replay-last = 끝으로

## 규칙 페이지

hall-rules-of = { $game } 규칙
hall-cards-of = { $game }: 카드
hall-rules-contents = 목차
hall-rules-search = 규칙 검색
hall-rules-found = { $count }곳 중 { $at }번째
hall-rules-found-none = 찾을 수 없음
hall-rules-previous = 이전 위치
hall-rules-next = 다음 위치

## 설정

hall-theme = 색 테마
hall-theme-system = 시스템
hall-theme-light = 밝게
hall-theme-dark = 어둡게
hall-text-size = 글자 크기
hall-text-size-percent = { $percent }%
hall-sound = 소리
hall-volume = 음량
hall-volume-percent = { $percent }%
hall-guide = 안내
hall-guide-help = 게임 중에 지금 할 수 있는 일을 설명합니다.
# How quickly bots act.
hall-tempo = 봇의 빠르기
hall-tempo-slow = 느리게
hall-tempo-normal = 보통
hall-tempo-fast = 빠르게
hall-tempo-at-once = 바로
hall-tempo-help = 내가 여는 테이블에 적용됩니다. 테이블에서도 바꿀 수 있습니다.
hall-confirm-choices = 선택을 한 번 더 확인
hall-confirm-choices-help = 첫 번째 탭은 선택, 두 번째 탭은 확인입니다.
hall-reduced-motion = 움직임 줄이기
hall-shortcuts = 키보드 단축키
hall-shortcuts-help = 키 하나로 채팅, 로그 등을 엽니다. ?를 누르면 목록이 나옵니다.

## 키보드 단축키

hall-key = 키
hall-key-does = 기능
hall-key-help = 이 목록
hall-key-settings = 설정
hall-key-chat = 채팅 쓰기
hall-key-log = 게임 로그
hall-key-players = 플레이어
hall-key-guide = 안내 켜기 또는 끄기
hall-key-lately = 일어난 일을 다시 볼 때 게임으로 돌아가기

## 서버 밖에서 잘못된 일

hall-error-offline = 홀에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도하세요.
hall-error-unreadable = 홀의 응답을 읽을 수 없습니다. 페이지를 새로 고치고 다시 시도하세요.
hall-error-page = 이 페이지에 문제가 생겼습니다. 새로 고치고 다시 시도하세요.
hall-error-further = 고칠 곳이 { $count }군데 더 있습니다
hall-error-game-missing = 이 페이지에서는 그 게임을 보여 줄 수 없습니다. 페이지를 새로 고쳐 최신 버전을 받으세요.

## 없는 페이지

hall-lost = 여기에는 테이블이 없습니다
hall-lost-text = 홀에 없는 주소입니다.
hall-closed-early = 이 테이블은 게임이 시작되기 전에 닫혔습니다.

## 모든 부품을 보여 주는 페이지

hall-parts = 디자인 부품
hall-parts-colours = 색
hall-parts-type = 글자
hall-parts-buttons = 버튼
hall-parts-fields = 입력란
hall-parts-prompt = 프롬프트와 진행
hall-parts-cards = 카드
hall-parts-notices = 알림
hall-parts-dialog = 대화 상자
hall-parts-toast = 알림 보기
hall-parts-sample = 사용할 카드를 선택하세요.
hall-parts-line = { $number }번째 줄: { $name } 님이 카드를 1장 냅니다.

# The strip of hints at a table.
hall-hints = 안내
hall-hints-back = 이전 힌트
hall-hints-more = 다음 힌트
hall-hints-hide = 안내 숨기기
