### 게임을 만드는 사람을 위한 테이블의 디버그 페이지. 자기 컴퓨터의 홀에만 있습니다.

debug-title = 디버그 페이지
debug-about = 이 홀의 메모리에 있는 테이블입니다. 여기 있는 것은 모두 테이블의 누군가에게는 비밀이므로, 이 페이지들은 자기 컴퓨터에만 있습니다.
debug-none = 메모리에 테이블이 없습니다. 테이블을 연 뒤 다시 오세요.
debug-listed = { $game } · { $id } · { $number }번째 단계
debug-heading = { $game }, 규칙 버전 { $version }
debug-to-table = 테이블로
debug-all = 모든 테이블
debug-earlier = 한 단계 뒤로
debug-later = 한 단계 앞으로
debug-at = { $last }단계 중 { $number }단계 뒤
debug-back = 여기로 되돌리기
debug-start = 게임 시작
debug-seat = 자리 { $seat }
debug-table-seat = 테이블
debug-views = 시점
debug-state = 상태
debug-dump = 덤프
debug-events = 이벤트
debug-decision = 결정
debug-record = 기보 파일
debug-changes = { $count }곳 바뀜
debug-mark = { $mark ->
    [gone] 사라짐
   *[new] 새로 생김
}
debug-untold = { $who }: 아무것도 듣지 못함
debug-told-all = 모두가 전부 들었습니다.
debug-no-events = 이 단계에서는 아무 일도 없었습니다.
debug-over = 게임이 끝났습니다.
debug-scores = 결과
debug-table-options = 테이블의 선택지
debug-timers = 시계(초)
