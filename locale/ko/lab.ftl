### 레디 펜스의 밸런스 실험실: 봇들의 시합으로 카드 표를 비교합니다. 같은 이름의 페이지와, 명령 “ludarium fence”와 그것이 쓰는 페이지에 나옵니다.
# $bot: 봇 이름(예: greedy). $mode: 이미 번역된 게임 모드.

lab-title = 밸런스 실험실
lab-lead = 카드의 속도와 체력 값을 바꾸고 어떻게 달라지는지 보세요. 봇들이 카드 표 A와 B로 시합합니다.
lab-bots-note = 봇끼리의 시합입니다. 사람은 다르게 플레이할 수 있습니다.
lab-intervals = 모든 수에는 95% 신뢰 구간이 붙습니다. 차이의 구간에 0이 없으면 우연일 가능성이 낮습니다.

## 보고서
lab-report-title = { ready-fence-name }: 카드 표가 만드는 시합
lab-report-lead = 카드 표마다 { $count }번의 시합, ‘{ $mode }’ 모드. 양쪽 모두 봇 { JOSA($bot, "이/가") } 플레이했습니다.
lab-report-made = 규칙 버전 { $rules }, 시드 ‘{ $seed }’. 시합마다 두 표에 같은 카드를 나누어 주므로 차이가 더 빨리 드러납니다.
lab-table-a = 카드 표 A
lab-table-b = 카드 표 B
lab-table-word = 카드 표 { $table }: { $cards }
lab-table-changes = A와 다른 B의 값: { $changes }
lab-table-same = A와 B의 값이 같습니다.
lab-difference = B − A
lab-measure = 항목
lab-measures = 시합과 교전
lab-measure-turns = 시합당 차례 수
lab-measure-phrases = 시합당 교전 수
lab-measure-touches = 시합당 투슈 수
lab-measure-touch-rate = 교전당 투슈 수
lab-measure-untouched = 투슈 없이 끝난 교전
lab-measure-first = 먼저 움직인 쪽이 이긴 시합
lab-measure-level = 시간이 끝났을 때 동점인 시합
lab-kinds = 카드별 사용
lab-kinds-note = 사용률: 카드를 낼 수 있었던 기회 가운데 실제로 낸 비율입니다. 기회는 그 카드를 낼 수 있었던 차례, 또는 교전 중의 선택 한 번입니다. 비중: 낸 카드 전체에서 차지하는 비율입니다. 나온 시합: 그 카드를 낸 시합의 비율입니다.
lab-cards-of = 카드 표 { $table }의 카드
lab-cards-note = ‘시작’부터 ‘저지’까지는 기회 100번당 횟수입니다. 시작: 교전을 시작합니다. 응수: 응수하거나 공격을 이어 갑니다. 득점: 투슈를 만듭니다. 저지: 응수해서 위협을 막거나 득점합니다.
lab-column-card = 카드
lab-column-use = 사용률
lab-column-use-a = 사용률 A
lab-column-use-b = 사용률 B
lab-column-part = 비중
lab-column-part-a = 비중 A
lab-column-part-b = 비중 B
lab-column-bouts = 나온 시합
lab-column-offered = 시합당 기회
lab-column-opens = 시작
lab-column-answers = 응수
lab-column-scores = 득점
lab-column-stops = 저지
lab-phrases = 교전의 결과
lab-ending = 결과
lab-ending-attacker = 공격자의 득점
lab-ending-defender = 방어자의 득점
lab-ending-double = 양쪽 모두 득점
lab-ending-void = 점수가 되지 않는 동시타
lab-ending-none = 투슈 없음
lab-ends = 시합이 끝난 까닭
lab-end-points = 점수 도달
lab-end-time = 시간이 끝났을 때 앞섬
lab-end-priority = 동점: 우선권
lab-end-touch = 동점: 결승 투슈
lab-end-cards = 동점: 카드 없음
lab-end-toss = 동점: 동전 던지기
lab-lengths-of = 카드 표 { $table }의 시합 길이
lab-lengths-note = 두 플레이어의 차례를 합하면 평균 { $mean }번이고, 절반의 시합이 { $median }번 안에 끝났습니다.
lab-axis = 두 플레이어의 차례 수

## 페이지
lab-shown = 보기
lab-begin-from = 시작 값
lab-own = 직접 정한 값
lab-reset = 되돌리기
# $table: 이미 번역된 카드 표 이름.
lab-changed = ‘{ $table }’ 표와 다른 값 { $count }개
lab-was = 원래 { $number }
lab-speeds = 속도
lab-stamina = SP
# $card: 카드 이름. $number: 몇 번째 카드인지, 1부터.
lab-speed-of = ‘{ $card }’ { $number }번째 카드의 속도
lab-stamina-of = ‘{ $card }’ 카드에 드는 체력
lab-no-speed = 속도 없는 카드 { $count }장
lab-wrong = 여기서 속도는 { $least }부터 { $most }까지, 체력은 0부터 { $stamina }까지입니다.
lab-wrong-stamina = 체력은 0부터 { $stamina }까지입니다.
lab-mode-note = 고른 모드의 카드만 보입니다. 귀퉁이에 표시가 있는 값은 시작한 표와 다릅니다.
lab-try = 시험하기
lab-bot = 양쪽의 봇
lab-games = 표마다 치르는 시합 수
lab-simulate = 시뮬레이션
lab-stop = 중단
lab-progress-label = 치른 시합
lab-progress = 시합 { $count }번 중 { $done }번
lab-waiting = 기다리는 중: 테이블의 봇이 먼저입니다.
lab-status-going = 진행 중
lab-status-done = 끝남
lab-status-stopped = 중단했습니다. 치른 시합까지 셉니다.
lab-status-failed = 시합이 되지 않아 시뮬레이션을 그만두었습니다. 다시 하거나 값을 바꾸어 보세요.
lab-older = 이 수는 이전의 표와 설정으로 얻은 것입니다. 위의 값을 보려면 다시 시뮬레이션하세요.
lab-use-difference = 사용률 B − A
lab-go-on = 이 표로 계속하기
lab-make-a = A의 카드로 새 테이블
lab-make-b = B의 카드로 새 테이블
lab-save = 수치 저장
lab-share = 이 두 표의 링크

## 값 찾기
lab-search = 적게 바꾼 것부터
lab-search-changes = 바꾼 값
lab-search-table = 다른 점
lab-search-parry = { $card } 사용률
lab-search-most = 가장 많이 낸 카드
lab-search-miss = 부족
# $count: 시합 수.
lab-search-note = 수는 찾을 때 쓰지 않은 시합을 표마다 { $count }번 치러 얻었습니다. 부족: 목표에서 먼 정도. 0이면 모두 이루었습니다.
