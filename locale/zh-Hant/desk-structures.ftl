### 賽事管理：每輪配對的理由，以及排名各欄的名稱。
### $player、$other 是玩家名稱，$players 是已列成文字的名單，其餘都是數字。

## 隨機配對

draw-random =
    { $rematches ->
        [0] { $count } 位玩家隨機配對。所有沒有重複對戰的配對，機會均等。
       *[other] { $count } 位玩家隨機配對。至少有 { $rematches } 桌重複對戰無法避免；所有不超過此數的配對，機會均等。
    }
draw-random-near =
    { $rematches ->
        [0] { $count } 位玩家隨機配對，沒有重複對戰。這樣的配對所剩不多，機會只是接近均等。
       *[other] { $count } 位玩家隨機配對，有 { $rematches } 桌重複對戰，已是最少。這樣的配對所剩不多，機會只是接近均等。
    }
draw-random-any = { $count } 位玩家隨機配對。所有配對機會均等，不避開重複對戰。
draw-random-pools = 玩家與敗場數相同的人對戰。人數為奇數時，其中一位與多一敗的玩家對戰。
draw-random-crossing = { $player } 與 { $other } 的敗場數不同：敗場數相同的人數為奇數時，其中一位與下一級的玩家對戰。
draw-random-rematch = { $player } 與 { $other } 曾經對戰。重複對戰已無法再減少。
draw-bye-random =
    { $among ->
        [1] 人數為奇數。至今輪空次數最少（{ $byes } 次）的只有 { $player }，因此由其輪空。
       *[other] 人數為奇數。從至今輪空次數最少（{ $byes } 次）的 { $among } 位玩家中抽出 { $player } 輪空。
    }
draw-bye-worst =
    { $among ->
        [1] 人數為奇數。{ $player } 輪空：至今輪空次數最少（{ $byes } 次），其中戰績最低。
       *[other] 人數為奇數。從至今輪空次數最少（{ $byes } 次）且戰績最低的 { $among } 位玩家中抽出 { $player } 輪空。
    }

## 2LO 結構

draw-two-loss = 還有 { $count } 位玩家未被淘汰。累計輸掉 { $losses } 場遊戲即淘汰，直到剩下 { $cut } 位或更少。
draw-two-loss-over =
    { $count ->
        [0] 預選賽結束，沒有玩家留下。
       *[other] 預選賽結束：剩下的玩家不超過 { $cut } 位。{ $count } 位玩家晉級。
    }
draw-two-loss-pools-over = 預選賽結束：全勝的玩家不超過 { $cut } 位的一半。全勝者（{ $undefeated } 位）晉級，其餘名額（{ $filled } 位）由其他玩家依排名遞補。

## 淘汰賽

draw-elimination-random = { $count } 位玩家的桌次隨機抽出。
draw-elimination-alone = 沒有可以對戰的對手。
draw-elimination-over = 冠軍已經產生。
draw-elimination-nobody = 沒有玩家留下，因此沒有冠軍。
draw-bracket-random =
    { $byes ->
        [0] { $count } 位玩家抽籤決定對戰表的 { $size } 個位置。
       *[other] { $count } 位玩家抽籤決定對戰表的 { $size } 個位置。空出 { $byes } 個位置，相鄰的玩家輪空。
    }
draw-bracket-seeded =
    { $byes ->
        [0] { $count } 位玩家依種子序排入對戰表：前兩名種子只會在決賽相遇。
       *[other] { $count } 位玩家依種子序排入對戰表：前兩名種子只會在決賽相遇。前 { $byes } 名種子輪空。
    }
draw-bracket-next = 勝者前進到對戰表的下一個位置。
draw-seeds = 第 { $first } 種子對第 { $second } 種子。
draw-bye-seed = { $player } 是第 { $seed } 種子，因此輪空。
draw-bye-lot = { $player } 抽籤輪空。
draw-bye-walkover = { $player } 不戰晉級：已沒有對手。
draw-third-place = 準決賽的敗者爭奪季軍。

draw-label-final = 決賽
draw-label-third-place = 季軍賽
draw-label-semifinal = 準決賽
draw-label-quarterfinal = 八強賽
draw-label-round-of-16 = 16 強賽
draw-label-round-of-32 = 32 強賽
draw-label-round-of-64 = 64 強賽
draw-label-round-of-128 = 128 強賽
draw-label-round-of-256 = 256 強賽
draw-label-round-of-512 = 512 強賽
draw-label-round-of-1024 = 1,024 強賽
draw-label-round-of-2048 = 2,048 強賽
draw-label-round-of-4096 = 4,096 強賽
draw-label-round-of-8192 = 8,192 強賽
draw-label-round-of-16384 = 16,384 強賽

## 初賽循環賽與循環賽

draw-pools =
    { $pools ->
        [1] { $count } 位玩家編成 1 組。
       *[other] { $count } 位玩家依種子序蛇形分成 { $pools } 組。
    }
draw-pools-clubs =
    { $pairs ->
        [0] 同一團體的玩家都已分開。
       *[other] 同一團體的玩家已盡量分開；仍有 { $pairs } 對同組。
    }
draw-pool = 初賽第 { $pool } 組：{ $players }
draw-pool-bout = 初賽第 { $pool } 組，第 { $bout } 場（共 { $of } 場）
draw-pool-late = { $player } 在分組後才到，加入人數最少的第 { $pool } 組。
draw-pools-over = 初賽循環賽的對戰全部結束。{ $count } 位玩家晉級。
draw-round-robin = 每位玩家都與其他所有玩家對戰一次。這是第 { $round } 輪。
draw-round-robin-over = 所有玩家都已互相對戰。{ $count } 位玩家晉級。
draw-bye-turn = 本輪輪到 { $player } 輪空。

## 排名的各欄

standing-still-in = 未淘汰
standing-undefeated = 全勝
standing-losses = 敗場
standing-reached = 晉級輪數
standing-champion = 冠軍
standing-third-place = 季軍
standing-victories = 勝率
standing-indicator = 得失分差
standing-touches = 得分
