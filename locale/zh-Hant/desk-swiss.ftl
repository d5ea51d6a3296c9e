### 賽事台的瑞士制：每輪配對的理由、輪次結束，以及欄位名稱。
###
### 規約見 en/desk-swiss.ftl 開頭。

## 整輪配對

draw-swiss-first = 第 { $round } 輪（共 { $rounds } 輪）：隨機抽出對手。
draw-swiss = 第 { $round } 輪（共 { $rounds } 輪）：勝場相同的玩家互相對戰，並盡可能避免重複對戰。其餘隨機抽出。
draw-swiss-rematches = 本輪無法完全避免重複對戰。有 { $count } 桌再次對戰，沒有更少的配對方式。

## 為何是這兩位

draw-swiss-random = 第一輪的對手隨機抽出。
draw-swiss-level = { $wins ->
    [0] 雙方都尚未獲勝。勝場相同的玩家之間，隨機抽出對手。
   *[other] 雙方都有 { $wins } 勝。勝場相同的玩家之間，隨機抽出對手。
}
# $player 的勝場（$wins）多於 $other（$fewer）。
draw-swiss-odd = { $player }（{ $wins } 勝）對上 { $other }（{ $fewer } 勝），因為有 { $wins } 勝或以上的玩家是奇數，其中一位要對上下一個勝場組。
draw-swiss-apart = { $player }（{ $wins } 勝）對上 { $other }（{ $fewer } 勝）。若大家都留在更接近自己勝場的對手之間，就會有更多桌重複對戰。
draw-swiss-rematch = { $player } 與 { $other } 先前已對戰 { $times } 次。本輪沒有重複對戰更少的配對方式。

## 為何輪空

draw-swiss-bye-random = 玩家人數為奇數。經抽籤由 { $player } 輪空，輪空算一勝。
draw-swiss-bye = 玩家人數為奇數。在尚未輪空過的玩家中，{ $player }（{ $wins } 勝）的戰績最低；若有多位相同，則由抽籤決定。輪空算一勝。
draw-swiss-bye-again = 玩家人數為奇數，而且所有人的輪空次數都不少於 { $player }（{ $wins } 勝）。在輪空次數最少的玩家中，{ $player } 的戰績最低；若有多位相同，則由抽籤決定。輪空算一勝。
draw-swiss-bye-saves = 玩家人數為奇數。輪空次數相同的玩家中，雖有人戰績更低，仍由 { $player }（{ $wins } 勝）輪空；若由他們輪空，就會有更多桌重複對戰。輪空算一勝。

## 結束

draw-swiss-over = { $rounds } 輪已全部結束。排名最前：{ $players }。
draw-swiss-alone = 只剩下 { $player }。

draw-impossible-swiss-unfinished = 第 { $round } 輪仍在進行。
draw-impossible-swiss-nobody = 已沒有可以配對的玩家。
draw-impossible-nobody-there = 還沒有人報到。請先為參賽者辦理報到。
draw-impossible-nobody-entered = 還沒有人報名。請先登錄參賽者。

## 排名

standing-head-to-head = 相互戰績
standing-wins = 勝場
standing-opponents = 對手勝率
standing-lot = 抽籤
