### 대회 데스크의 스위스 라운드: 대진의 이유, 라운드의 끝, 순위표의 열 이름. 규약은 en/desk-swiss.ftl 첫머리에 있습니다.
### - 사람 이름 뒤에는 언제나 「님」이 오므로 이름 자체에는 JOSA가 필요 없습니다. $players는 이미 이어 붙인 이름들입니다.

## 라운드 전체

draw-swiss-first = { $round }라운드 (모두 { $rounds }라운드): 상대를 무작위로 뽑습니다.
draw-swiss = { $round }라운드 (모두 { $rounds }라운드): 승수가 같은 플레이어끼리 만나며, 피할 수 있는 한 재대결은 없습니다. 나머지는 무작위로 뽑습니다.
draw-swiss-rematches = 이번 라운드는 재대결 없이 대진을 짤 수 없습니다. 재대결은 { $count }경기이며, 이보다 적은 대진은 없습니다.

## 왜 이 두 사람인가

draw-swiss-random = 1라운드의 상대는 무작위로 뽑습니다.
draw-swiss-level = { $wins ->
    [0] 두 사람 모두 아직 승리가 없습니다. 승수가 같은 플레이어 사이에서는 상대를 무작위로 뽑습니다.
   *[other] 두 사람 모두 { $wins }승입니다. 승수가 같은 플레이어 사이에서는 상대를 무작위로 뽑습니다.
}
# $player의 승수($wins)가 $other의 승수($fewer)보다 많습니다.
draw-swiss-odd = { $player } 님({ $wins }승)이 { $other } 님({ $fewer }승)과 만납니다. { $wins }승 이상인 플레이어 수가 홀수여서 그중 한 사람은 바로 아래 그룹의 플레이어와 만납니다.
draw-swiss-apart = { $player } 님({ $wins }승)이 { $other } 님({ $fewer }승)과 만납니다. 모두가 승수가 더 가까운 상대와 만나면 재대결이 더 많아집니다.
draw-swiss-rematch = { $player } 님과 { $other } 님은 이미 { $times }번 만났습니다. 이번 라운드에 재대결이 더 적은 대진은 없습니다.

## 왜 부전승인가

draw-swiss-bye-random = 플레이어 수가 홀수입니다. 추첨으로 { $player } 님이 부전승입니다. 부전승은 1승으로 셉니다.
draw-swiss-bye = 플레이어 수가 홀수입니다. 아직 부전승이 없는 플레이어 가운데 { $player } 님({ $wins }승)의 전적이 가장 낮습니다. 여럿이면 추첨으로 정합니다. 부전승은 1승으로 셉니다.
draw-swiss-bye-again = 플레이어 수가 홀수이고, 누구의 부전승도 { $player } 님({ $wins }승)보다 적지 않습니다. 부전승이 가장 적은 플레이어 가운데 { $player } 님의 전적이 가장 낮습니다. 여럿이면 추첨으로 정합니다. 부전승은 1승으로 셉니다.
draw-swiss-bye-saves = 플레이어 수가 홀수입니다. 부전승 수가 같은 플레이어 가운데 전적이 더 낮은 사람이 있지만 { $player } 님({ $wins }승)이 부전승입니다. 그 사람이 부전승이면 재대결이 더 많아집니다. 부전승은 1승으로 셉니다.

## 끝

draw-swiss-over = { $rounds }라운드가 모두 끝났습니다. 순위표의 맨 위: { $players } 님.
draw-swiss-alone = { $player } 님만 남았습니다.

draw-impossible-swiss-unfinished = { $round }라운드가 아직 진행 중입니다.
draw-impossible-swiss-nobody = 대진을 짤 플레이어가 없습니다.
draw-impossible-nobody-there = 체크인한 사람이 없습니다. 먼저 참가자를 체크인하세요.
draw-impossible-nobody-entered = 아직 참가 신청한 사람이 없습니다. 먼저 참가자를 등록하세요.

## 순위

standing-head-to-head = 승자승
standing-wins = 승
standing-opponents = 상대 승률
standing-lot = 추첨
