# 엔진으로 되돌아보기와 힌트. 평가는 부호가 있는 정수로, -100(패배)에서 +100(승리)까지입니다.

analysis-title = 분석
analysis-knowledge = 누가 아는 정보로
# $name: 플레이어.
analysis-knows = { $name } 님이 알던 정보
analysis-open = 모든 손패 공개
analysis-seat = 누구의 그래프
analysis-begin = 이 게임 분석하기
# $count: 이 게임의 결정 수.
analysis-explained = 엔진이 결정 { $count }개를 살펴보고, 형세가 어땠는지, 어디서 바뀌었는지, 무엇이 더 나았는지 알려 줍니다.
analysis-explained-open = 모든 손패를 공개하면 엔진은 손에 든 카드를 모두 보지만, 덱의 순서나 주사위 결과는 모릅니다.
analysis-going = 엔진이 게임을 살펴보고 있습니다
# $done: 끝난 수, $count: 전체.
analysis-done = 결정 { $count }개 중 { $done }개
analysis-others = 다른 사람이 이 분석을 요청했습니다. 함께 기다릴 수 있습니다.
analysis-wait = 함께 기다리기
analysis-off = 취소
# $name: 플레이어, $first·$last·$least·$most: 평가.
analysis-curve-said = { $name } 님의 형세, −100(패배)에서 +100(승리)까지: 처음 { $first }, 끝 { $last }, 최저 { $least }, 최고 { $most }.
analysis-curve-of = { $name } 님의 형세
analysis-curve-table = 표로 보기
analysis-step = 단계
analysis-stands = 평가
analysis-turning = 승부처
analysis-turning-none = { $name } 님의 결정 가운데 눈에 띄게 나쁜 것은 없었습니다.
analysis-slip = 가벼운 실수
analysis-mistake = 실수
analysis-blunder = 큰 실수
# $step: 단계, $kind: 위의 세 낱말 가운데 하나, $loss: 잃은 크기.
analysis-turning-at = { $step }단계: { $kind } ({ $loss })
# $value: 평가.
analysis-here = 여기서 { $name } 님의 형세는 { $value }입니다.
analysis-chosen = 실제 선택
analysis-better = 더 나은 선택
analysis-best = 엔진도 같은 선택을 합니다.
analysis-line = 이어질 수 있는 진행
analysis-line-help = 가능한 진행 가운데 하나입니다. 숨은 정보와 운은 엔진이 상상한 것입니다.
analysis-sure = 엔진이 확신합니다.
analysis-likely = 엔진이 꽤 확신합니다.
analysis-unsure = 엔진이 확신하지 못합니다. 차이가 우연일 수 있습니다.
analysis-unseen = 이 정보만으로는 { $name } 님이 무엇을 고를 수 있었는지 알 수 없습니다.
analysis-forced = 여기서는 고를 것이 없었습니다.

## 힌트

analysis-hint = 힌트
analysis-hint-idle = 여러 선택지 가운데 골라야 할 때 힌트를 볼 수 있습니다.
# $value: 평가.
analysis-hint-stands = 엔진이 보는 내 형세는 { $value }입니다. -100(패배)에서 +100(승리)까지이며, 선택지마다 이렇게 됩니다.
analysis-hint-search = 어려움 봇이라면 이것을 고릅니다.
analysis-hint-greedy = 보통 봇이라면 이것을 고릅니다.
analysis-hint-help = 엔진은 내가 아는 것만 압니다. 숨은 정보와 운은 상상한 것입니다.
