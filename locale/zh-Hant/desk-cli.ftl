### 終端機中的賽事。

desk-cli-player = 玩家 { $number }
desk-cli-round = { $unit ->
        [game] 第 { $number } 局 · { $stage }
       *[round] 第 { $number } 輪 · { $stage }
    }
desk-cli-standings = 排名 · { $stage }
desk-cli-penalties = 處罰
desk-cli-no-penalties = 沒有處罰。
desk-cli-ended = 賽事提前結束：{ $reason }
desk-cli-bye = 輪空
desk-cli-column-table = 桌次
desk-cli-column-players = 玩家
desk-cli-column-result = 成績
desk-cli-column-rank = 名次
desk-cli-column-round = { $unit ->
        [game] 局次
       *[round] 輪次
    }
desk-cli-column-penalty = 處罰
desk-cli-column-infraction = 違規
