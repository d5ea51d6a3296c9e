### 라운드의 공지된 시작 시각, 누가 왔는지, 누가 한 라운드를 쉬는지.
### $time은 시각, $late와 $left는 3:05처럼 분과 초.

## 공지된 시작 시각

desk-start = 경기 시작
desk-start-at = 경기는 { $time }에 시작합니다.
desk-start-was = 공지된 시작 시각: { $time }.
desk-start-in = { $left } 남음
desk-start-ago = { $late } 지남
desk-start-announce = 시작 시각 공지
desk-start-move = 시작 시각 변경
desk-start-gone = 시작 시각 취소
desk-start-time = 시각
desk-start-about = 이 시각부터 누가 지각했는지 잽니다.
desk-print-start = 시작: { $time }

## 누가 왔는지

desk-arrivals = 도착 확인
desk-arrivals-about = 자리에 앉은 플레이어를 누르세요. 다시 누르면 취소됩니다.
desk-arrivals-count = { $all }명 중 { $here }명 도착
desk-arrivals-done = 모두 왔습니다.
desk-arrivals-all = 모두 도착
desk-arrivals-all-of = 테이블 { $table }: 모두 도착
desk-arrivals-everybody = 모두 왔음
deed-arrived-round = { $round }: 모두 왔습니다.
deed-arrived-round-not = { $round }: 모두 온 것으로 한 기록을 취소했습니다.
desk-here-mark = { $player } 님 도착
desk-here-on-time = 도착
desk-here-late = { $late } 지각
desk-here-missing = { $late }째 오지 않음
desk-here-not = 아직 오지 않음
desk-judge-why-missing = 오지 않은 사람이 있음

## 사보타지: 한 라운드를 쉬는 사람

desk-out-next = { $number }라운드를 쉬는 플레이어: { $players }. 역할도 손에 든 카드도 없습니다. 이 라운드는 { $count }명으로 준비하세요.
desk-out-now = { $number }라운드에서 빠진 플레이어: { $players }. 차례가 없고 대상이 되지 않습니다.
desk-out-round = { $player } 님은 { $number }라운드를 잃습니다. 그 라운드에는 역할도 손에 든 카드도 없습니다.
desk-out-some = { $player } 님은 이 게임의 한 라운드를 잃습니다. 그 라운드에는 역할도 손에 든 카드도 없습니다.
desk-out-four = 네 명일 때: 광부 2명, 방해꾼 1명, 이기적인 광부 1명, 손 6장. 게임을 끝낼 수도 있습니다.
desk-out-few = 네 명보다 적으면 그 테이블은 이 라운드를 건너뛰거나 게임을 끝냅니다.

## 기다리는 일

prompt-arrivals = 공지된 시작 시각이 지났는데 도착 표시가 하나도 없습니다. 온 사람을 표시하세요.
prompt-late-many = 공지된 시작 시간보다 늦게 왔거나 아직 오지 않은 플레이어가 { $count }명입니다. 한꺼번에 정하거나 한 명씩 정하세요.
desk-late-moved = 게임이 늦게 시작됨: 시작 시각 { $time }
desk-late-give = 모두 규칙대로 처리
desk-late-give-about = 플레이어 { $count }명이 이름 옆에 적힌 벌칙을 받습니다.
desk-late-leave = 지각한 사람 없음
desk-late-each = 한 명씩
prompt-missing = 공지된 시작 시각이 지났는데 플레이어 { $count }명이 오지 않았습니다. 기다릴지 불참으로 입력할지 심판이 결정합니다.
prompt-set-up = 공지된 시작 시각에서 5분이 지났습니다. 오지 않은 플레이어 { $count }명 없이 지금 테이블을 준비하세요.
proposal-saboteur-late = { $late } 지각: { $infraction }.
proposal-saboteur-missing = 공지된 시작 시각에서 { $late } 지났는데도 오지 않음: { $infraction }. 이 플레이어 없이 테이블을 준비하며, 첫 라운드에는 역할도 손에 든 카드도 없습니다.
proposal-house-late = { $late } 지각. 경고를 줄 수 있습니다.
prompt-proposal-saboteur-late = { proposal-saboteur-late }
prompt-proposal-saboteur-missing = { proposal-saboteur-missing }
prompt-proposal-house-late = { proposal-house-late }

## 기록부

deed-start-announced = { $round }: 경기는 { $time }에 시작합니다.
deed-start-announced-gone = { $round }: 공지된 시작 시각을 취소했습니다.
deed-arrived = { $round }, 테이블 { $table }: { $player } 님이 왔습니다.
deed-arrived-table = { $round }, 테이블 { $table }: 모두 왔습니다.
deed-arrived-not = { $round }, 테이블 { $table }: { $player } 님은 아직 오지 않았습니다.
deed-arrived-table-not = { $round }, 테이블 { $table }: 아직 아무도 오지 않았습니다.

## 거절

error-desk-start-far = 시작 시각은 지금부터 앞뒤로 하루 안이어야 합니다. 시각을 고치세요.
error-desk-arrival-elsewhere = { $name } 님은 이 테이블에 앉지 않습니다. 맞는 테이블을 찾아보세요.
error-desk-arrival-noted = 이미 기록되어 있습니다.
