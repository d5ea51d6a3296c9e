# 由人手動安排的桌次，取代系統的配對。

## 頁面

desk-hand = 手動安排桌次
desk-hand-about = 先選擇玩家，再選擇要去的位置，也可以直接拖曳。桌次會存成草稿，再照常公布。
desk-hand-impossible = 按規則無法安排桌次。由主裁判決定，並手動安排桌次。
desk-hand-of = 手動安排
desk-hand-none = { $unit ->
        [game] 本局沒有需要安排座位的玩家。
       *[round] 本輪沒有需要安排座位的玩家。
    }
desk-hand-rest = 未入座（{ $count }）
desk-hand-byes = 輪空（{ $count }）
desk-hand-table = 第 { $number } 桌（{ $count }）
desk-hand-empty = 還沒有人
desk-hand-here = 放到這裡：{ $count }
desk-hand-to-table = 把選取的 { $count } 位移到第 { $number } 桌
desk-hand-to-rest = 讓選取的 { $count } 位不入座
desk-hand-to-byes = 讓選取的 { $count } 位輪空
desk-hand-chosen = { $count ->
        [0] 尚未選取玩家。
       *[other] 已選取 { $count } 位玩家。
    }
desk-hand-unchoose = 取消選取
desk-hand-add = 新增一桌
desk-hand-remove = 移除第 { $number } 桌
desk-hand-lots = 其餘玩家抽籤入座
desk-hand-clear = 清空所有桌次
desk-hand-moved = { $players }：第 { $number } 桌。
desk-hand-moved-rest = { $players }：未入座。
desk-hand-moved-byes = { $players }：輪空。
desk-hand-stands = { $count ->
        [0] 這些桌次沒有問題。
       *[other] 這些桌次有 { $count } 個問題必須解決。
    }
desk-hand-why = 為什麼手動安排桌次？
desk-hand-why-about = 理由會保留在操作紀錄中，工作人員可以看到。
desk-hand-why-needed = 請說明理由：理由會保留在操作紀錄中。
desk-hand-save = 存成草稿
desk-hand-saved = 草稿已儲存。請檢視後公布。
deed-drawn-by-hand = { $unit ->
        [game] 手動安排一局，共 { $count } 桌。
       *[round] 手動安排一輪，共 { $count } 桌。
    }

## 對手動安排的桌次的說明

error-desk-hand-pools = 循環賽的每場對戰各有一桌。手動安排桌次只適用於每人只坐一桌的階段。
error-desk-hand-none = 還沒有人入座。請把玩家安排到各桌。
error-desk-hand-over = { $unit ->
        [game] 這個階段已經結束，不會再有下一局。
       *[round] 這個階段已經結束，不會再有下一輪。
    }
error-desk-hand-small = 第 { $table } 桌有 { $found } 位玩家，至少需要 { $least } 位。
error-desk-hand-large = 第 { $table } 桌有 { $found } 位玩家，最多 { $most } 位。
error-desk-hand-not-in = { $unit ->
        [game] { $name } 不參加這一局。請安排仍在這個階段中的玩家。
       *[round] { $name } 不參加這一輪。請安排仍在這個階段中的玩家。
    }
draw-made-by-hand = 這些桌次是手動安排的。
draw-made-by-hand-why = 說明的理由：{ $why }
draw-hand-four = 第 { $table } 桌有 4 位玩家，規則沒有 4 人的身份配置：除非主裁判另有決定，否則為掘金矮人 2 位、破壞者 1 位、自私矮人 1 位，手牌 6 張。
draw-hand-met = { $players } 曾經對戰過。
draw-hand-repeats = 第 { $table } 桌有 { $count } 次重複同桌。
draw-hand-byes = 輪空：{ $count } 位，其實只需要 { $least } 位。
draw-hand-bye-again = { $player } 已經輪空過，其他人輪空的次數較少。
draw-hand-out = { $count } 位玩家未入座，因此在這個階段淘汰。
draw-hand-sits-out = { $unit ->
        [game] { $count } 位玩家未入座，這一局對他們不計。
       *[round] { $count } 位玩家未入座，這一輪對他們不計。
    }
draw-hand-bracket = 對戰表為每位勝者定好了位置。改動桌次會改變對戰表。
draw-hand-split = 按規則，{ $entrants } 位玩家的各桌人數是 { $sizes }。
draw-hand-tables = 共有 { $count } 桌。按規則最多同時進行 { $most } 桌。
