### 賽事管理：排名、圖表、投影畫面與列印。說明見 en/desk-print.ftl。

## 排名

desk-standings-place = 名次
desk-standings-none = { $unit ->
        [game] 第一局之前沒有排名。
       *[round] 第一輪之前沒有排名。
    }
desk-standings-secret = 公布決賽入圍者之前，合計與排名只有裁判知道。
desk-standings-staff = 只有工作人員可以看到：合計與排名在公布決賽入圍者時才公開。
desk-standings-yes = 是
desk-standings-no = 否
desk-standings-decided = ：由此決定名次
desk-lots = { $count ->
    [1] 此階段已抽籤。
   *[other] 此階段已抽籤 { $count } 次，以最後一次為準。
}
desk-lots-again = 重新抽籤
desk-lots-again-sure = 要重新抽籤嗎？
desk-lots-again-about = 「{ $stage }」的所有玩家都會由賽事的種子重新抽籤，沒有人能選擇結果。成績相同者的名次可能改變，晉級者也可能因此不同。先前的籤不再算數。
desk-lots-again-why = 理由
desk-lots-again-why-about = 會記在操作紀錄中。
desk-lots-again-ended = 籤已成定局：此階段已經結束。
desk-lots-again-heads = 只有主辦方或主裁判可以重新抽籤。
desk-lots-again-done = 已重新抽籤。
desk-standings-end = 最終成績
desk-standings-champion = 冠軍
desk-standings-runner-up = 亞軍
desk-standings-how = 名次如何決定
desk-standings-how-about = 各欄由左至右依序比較。標示處表示由哪一欄決定該玩家排在前一位之後；各欄都平手的玩家並列同一名次。
desk-standings-draws = { $unit ->
        [game] 各局為什麼這樣配對
       *[round] 各輪為什麼這樣配對
    }
standing-still-in-about = 未被淘汰。未淘汰的玩家排在已淘汰者之前。
standing-undefeated-about = 沒有輸過任何一場。
standing-wins-about = 獲勝的場數，包括輪空。
standing-losses-about = 輸掉的場數，愈少愈好。
standing-opponents-about = 所有對手各自勝率（0 到 1）的平均。輪空沒有對手，不計入。
standing-head-to-head-about = 平手的玩家彼此對戰時的勝場。
standing-lot-about = 賽事抽出一次並保留的籤。只有在它決定了名次時才會顯示。
standing-victories-about = 獲勝場數除以已進行場數。
standing-indicator-about = 得分減去失分。
standing-touches-about = 得分合計。
standing-nuggets-about = 此處計算的各局金塊總數。
standing-standard-score-about = 每局的金塊數高於或低於該桌平均的程度，以該桌金塊數的離散程度衡量。
standing-group-place-about = 分組賽後的名次，數字愈小愈好。
standing-reached-about = 玩家在此階段晉級的輪數。
standing-champion-about = 贏得決賽。
standing-third-place-about = 贏得季軍賽。

## 各階段的圖表

desk-picture-bracket = 對戰表：{ $stage }
desk-picture-bracket-about = 每輪一欄，從第一輪到決賽。圖後附有相同內容的列表。
desk-picture-as-list = 以列表顯示
desk-picture-unknown = 尚未決定。
desk-picture-empty = 此處無人對戰。
desk-picture-waits = { $player } 等待對手。
desk-picture-bye = { $player } 輪空。
desk-picture-meet = { $player } 對 { $other }。
desk-picture-none-won = { $player } 對 { $other }：沒有人晉級。
desk-picture-won = { $player } 對 { $other }：{ $winner } 獲勝。
desk-picture-won-points = { $player } 對 { $other }，{ $points }：{ $winner } 獲勝。
desk-picture-v = V{ $points }
desk-picture-d = D{ $points }
desk-picture-beat = { $player } 勝 { $other }
desk-picture-beat-points = { $player } 勝 { $other }，得 { $points } 分
desk-picture-lost = { $player } 負於 { $other }
desk-picture-lost-points = { $player } 負於 { $other }，得 { $points } 分
desk-picture-pool = 初賽循環賽第 { $number } 組
desk-picture-all = 彼此對戰的成績
desk-picture-played = 共 { $all } 場，已完成 { $done } 場。
desk-picture-number = 編號
desk-picture-scored = 得分
desk-picture-received = 失分
desk-picture-has = { $player }：{ $points }

## 投影畫面

desk-screen-page = { $page }／{ $pages }
desk-screen-standings = 排名
desk-screen-wait = { $unit ->
        [game] 下一局即將開始。
       *[round] 下一輪即將開始。
    }
desk-screen-scan = 掃描查看你的桌次
desk-screen-lost = 連線中斷：顯示的內容可能不是最新。
desk-screen-versus = 對
desk-screen-done = 已有成績

## 列印

desk-print-what = 列印內容
desk-print-pairings = 依桌次的配對
desk-print-pairings-about = { $unit ->
        [game] 依序列出一局的每一桌。
       *[round] 依序列出一輪的每一桌。
    }
desk-print-names = 依名字的配對
desk-print-names-about = 依名字順序列出每個人的桌次。
desk-print-slips = 成績單
desk-print-slips-about = 每桌一張，填寫後交回。
desk-print-slips-cut = 請單面列印，將整疊沿虛線裁開，再把各疊由上到下依序疊起：桌次就會依序排列。
desk-print-standings = 排名
desk-print-standings-about = 一個階段的名次、所有決勝標準與圖表。
desk-print-standings-of = 排名：{ $stage }
desk-print-certificates = 獎狀
desk-print-certificates-about = 賽事結束後，頒給前幾名。
desk-print-codes = 參賽者代碼
desk-print-codes-about = 供每位參賽者的手機使用的 QR 碼。
desk-print-codes-care = 掃描代碼的人就成為該參賽者。請只交給本人。
desk-print-codes-none = 還沒有需要代碼的參賽者。
desk-print-blank = 網路中斷時使用
desk-print-blank-about = 參賽者名單與戰績，以及空白成績單。
desk-print-blank-list = { $unit ->
        [game] 參賽者與戰績，附之後各局的空格
       *[round] 參賽者與戰績，附之後各輪的空格
    }
desk-print-now = 列印
desk-print-stage = 階段
desk-print-places = 名次
desk-print-places-to = { $count ->
        [1] 第一名
       *[other] 前 { $count } 名
    }
desk-print-not-over = 賽事結束後才有獎狀。
desk-print-table = 桌次
desk-print-table-blank = 第 ____ 桌
desk-print-round-blank = { $unit ->
        [game] 第 ____ 局
       *[round] 第 ____ 輪
    }
desk-print-players = 玩家
desk-print-result = 成績
desk-print-against = 對手
desk-print-first = 先手玩家
desk-print-keys = 鑰匙
desk-print-amber = 琥魄
desk-print-chains = 枷鎖
desk-print-creatures = 生物
desk-print-touches = 得分
desk-print-points = 得分
desk-print-deal = 第 { $number } 輪
desk-print-signature = 簽名
desk-print-report = 也可以在此回報結果
desk-print-record = 勝–敗
desk-print-certificate = 獎狀
desk-print-place = 第 { $rank } 名
desk-print-code-about = 請用自己的手機掃描：可查看桌次並回報結果。
