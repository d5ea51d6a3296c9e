### 矮人掘金：玩家在這個遊戲裡讀到的所有文字。慣例寫在 en/saboteur.ftl 開頭。
### - 玩家名稱可能是任何文字，所以名稱與後面的字之間一律空一格。

saboteur-name = 矮人掘金
saboteur-tagline = 和信不過的矮人一起挖金礦
saboteur-description = 掘金矮人挖坑道找金礦，破壞者混在其中阻撓，自私矮人想獨吞金塊。沒有人知道別人的身份，只能靠一張嘴。
saboteur-players = 5 至 7 人，6 人最適合
saboteur-length = 共 3 輪，每輪約 20 分鐘

## 身份

saboteur-role-digger = 掘金矮人
saboteur-role-saboteur = 破壞者
saboteur-role-selfish = 自私矮人
saboteur-role-unknown = 身份不明
saboteur-role-covered = 你的矮人牌面朝下
saboteur-role-show = 顯示身份
saboteur-role-hide = 隱藏身份
saboteur-role-digger-help = 讓坑道從起始通道牌接到金礦。接到金礦的掘金矮人得到 3 塊金塊，其他掘金矮人各得 2 塊。
saboteur-role-saboteur-help = 在牌庫抽完及所有玩家手牌出完之前，別讓金礦被找到。只有 1 位破壞者時得到 4 塊金塊，有 2 位時各得 3 塊。
saboteur-role-selfish-help = 由自己打出接到金礦的最後一張通道牌。你可單獨得到 4 塊金塊，其他人都沒有。
# $diggers、$saboteurs、$selfish：本輪各身份的人數。
saboteur-roles-in-play = 本輪有掘金矮人 { $diggers } 位、破壞者 { $saboteurs } 位、自私矮人 { $selfish } 位。

## 工具

saboteur-tool-pickaxe = 十字鎬
saboteur-tool-lantern = 煤燈
saboteur-tool-cart = 礦車

## 卡牌

saboteur-card-start = 起始通道牌
saboteur-card-goal = 目標牌
saboteur-card-centre = 中間起始牌
saboteur-card-back = 面朝下的卡牌
saboteur-card-X = 十字路
saboteur-card-TV = 縱向岔路
saboteur-card-TH = 橫向岔路
saboteur-card-CR = 右彎道
saboteur-card-CL = 左彎道
saboteur-card-IV = 縱向直路
saboteur-card-IH = 橫向直路
saboteur-card-DX = 死路（十字路）
saboteur-card-DTV = 死路（縱向岔路）
saboteur-card-DTH = 死路（橫向岔路）
saboteur-card-DCR = 死路（右彎道）
saboteur-card-DCL = 死路（左彎道）
saboteur-card-DIV = 死路（縱向直路）
saboteur-card-DIH = 死路（橫向直路）
saboteur-card-D1V = 死路（縱向單口）
saboteur-card-D1H = 死路（橫向單口）
saboteur-card-broken-P = 破爛十字鎬
saboteur-card-broken-L = 破爛煤燈
saboteur-card-broken-C = 破爛礦車
saboteur-card-repair-P = 十字鎬修理牌
saboteur-card-repair-L = 煤燈修理牌
saboteur-card-repair-C = 礦車修理牌
saboteur-card-repair-PL = 雙工具修理牌（十字鎬／煤燈）
saboteur-card-repair-PC = 雙工具修理牌（十字鎬／礦車）
saboteur-card-repair-LC = 雙工具修理牌（煤燈／礦車）
saboteur-card-map = 地圖
saboteur-card-fall = 落石

saboteur-card-help-path = 通道牌：用來延伸坑道，通口必須對通口。
saboteur-card-help-dead-end = 死路：擺放方式與通道牌相同，但坑道到此不通。
saboteur-card-help-broken = 放在一位玩家面前。工具修好之前，該玩家不能出通道牌。
saboteur-card-help-repair = 移除一位玩家（包括自己）面前一張相同工具的破爛工具牌。
saboteur-card-help-repair-double = 為一位玩家（包括自己）修理牌上兩種工具的其中一種。
saboteur-card-help-map = 選擇一張面朝下的目標牌秘密地查看。
saboteur-card-help-fall = 移除遊戲區域中的一張通道牌。起始通道牌、中間起始牌及目標牌不能被移除。

## 目標牌

saboteur-goal-0 = 上方目標牌
saboteur-goal-1 = 中間目標牌
saboteur-goal-2 = 下方目標牌
saboteur-face-gold = 金礦
saboteur-face-stone1 = 石頭
saboteur-face-stone2 = 石頭
saboteur-face-hidden = 面朝下

## 邊與位置

saboteur-edge-N = 上
saboteur-edge-E = 右
saboteur-edge-S = 下
saboteur-edge-W = 左
saboteur-turned-no = 正放
saboteur-turned-yes = 倒放
# 從起始通道牌算起的位置。$across 是 left、right、none 之一，$columns 是格數；
# $along 是 up、down、none 之一，$rows 是格數。
saboteur-place = { $across ->
    [left] { $along ->
        [up] 起點左 { $columns } 格、上 { $rows } 格
        [down] 起點左 { $columns } 格、下 { $rows } 格
       *[none] 起點左 { $columns } 格
    }
    [right] { $along ->
        [up] 起點右 { $columns } 格、上 { $rows } 格
        [down] 起點右 { $columns } 格、下 { $rows } 格
       *[none] 起點右 { $columns } 格
    }
   *[none] { $along ->
        [up] 起點上 { $rows } 格
        [down] 起點下 { $rows } 格
       *[none] 起點
    }
}

## 階段

saboteur-phase-deal = 發牌
saboteur-phase-centre = 中間起始牌
saboteur-phase-turn = 輪流行動
saboteur-phase-stone = 翻開石頭
saboteur-phase-touch = 舉手不回
saboteur-phase-over = 遊戲結束

## 提示：現在可以做什麼

# $round：下一輪是第幾輪。
saboteur-prompt-deal = 第 { $round } 輪可以發牌了。準備就緒時請按下按鈕。
saboteur-prompt-deal-waiting = 你已準備就緒。等其他玩家也準備就緒，就會發第 { $round } 輪的牌。
saboteur-prompt-centre = 你是起始玩家。選擇中間起始牌要正放還是倒放。
saboteur-prompt-turn = 輪到你了。選擇一張牌打出，或略過。
# $tools：自己的破爛工具。
saboteur-prompt-turn-broken = 輪到你了。你的{ $tools }壞了，不能出通道牌。出一張行動牌，或略過。
saboteur-prompt-turn-must = 輪到你了。選擇一張牌打出：你被裁定拖延時間，不可略過。
saboteur-prompt-turn-pass-only = 輪到你了。你的手牌現在都不能打出。選擇一張牌棄掉並略過。
saboteur-prompt-path = 選擇放置{ $card }的格子。
saboteur-prompt-path-none = { $card }現在無處可放。選擇另一張牌，或棄掉這張牌並略過。
saboteur-prompt-path-broken = 你有工具壞了，不能出通道牌。選擇另一張牌，或棄掉這張牌並略過。
# $tool：這張牌弄壞的工具。
saboteur-prompt-broken = 選擇一位玩家。該玩家的{ $tool }會損壞，修好之前不能出通道牌。
saboteur-prompt-broken-none = 所有玩家的{ $tool }都已經壞了。選擇另一張牌，或棄掉這張牌並略過。
saboteur-prompt-repair = 選擇一位玩家，修理該玩家的{ $tool }。
saboteur-prompt-repair-double = 選擇一位玩家，以及要修理的一種工具。
saboteur-prompt-repair-none = { $card }現在沒有工具可修。選擇另一張牌，或棄掉這張牌並略過。
saboteur-prompt-fall = 選擇遊戲區域中要移除的一張通道牌。
saboteur-prompt-fall-none = 遊戲區域中現在沒有可移除的牌。選擇另一張牌，或棄掉這張牌並略過。
saboteur-prompt-map = 選擇一張目標牌。只有你會看到牌面。
saboteur-prompt-pass = 選擇一張牌，面朝下棄掉，並略過這個回合。
saboteur-prompt-pass-confirm = 確定要面朝下棄掉{ $card }並略過嗎？
saboteur-prompt-stone = 你從兩邊接到了一張石頭。選擇它要正放還是倒放。
saboteur-prompt-touch = 你的{ $card }被錯誤使用。現在請選擇合法的用法。
saboteur-prompt-confirm = 按確定，或選擇別的位置。
saboteur-prompt-sent = 正在送出你的選擇。
saboteur-prompt-wait = { $name } 正在選擇要出的牌。
saboteur-prompt-wait-centre = { $name } 正在放置中間起始牌。
saboteur-prompt-wait-stone = { $name } 正在選擇石頭的方向。
saboteur-prompt-wait-touch = { $name } 必須以合法的方式使用被錯誤使用的牌。
saboteur-prompt-wait-deal = 等待第 { $round } 輪發牌。
saboteur-prompt-out-round = 你已退出本輪，下輪可以再次參與遊戲。
saboteur-prompt-out-game = 你已退出這局遊戲，可以繼續觀看到結束。
saboteur-prompt-empty-hand = 你已沒有手牌，本輪結束前都會略過。
saboteur-prompt-over = 遊戲結束。

## 按鈕與桌主的操作

saboteur-action-turn-card = 轉向
saboteur-action-lay = 放在這裡
saboteur-action-pass = 略過
saboteur-action-discard = 棄掉並略過
saboteur-action-upright = 正放
saboteur-action-turned = 倒放
saboteur-action-cancel = 取消
saboteur-action-ready = 準備就緒
saboteur-action-next-round = 發第 { $round } 輪的牌
saboteur-action-show-result = 顯示結果
# 一張雙工具修理牌有兩種用法時，其中一種用法。
saboteur-action-repair = 修理 { $name } 的{ $tool }

saboteur-table-deal = 發第 { $round } 輪的牌
saboteur-table-deal-confirm = 確定現在要發第 { $round } 輪的牌嗎？
saboteur-table-skip = 跳過第 { $round } 輪
saboteur-table-skip-confirm = 確定要跳過第 { $round } 輪嗎？這一輪沒有人得到金塊。
saboteur-table-end = 在此結束遊戲
saboteur-table-end-confirm = 確定要在此結束遊戲並計算金塊嗎？
saboteur-table-timed = 結束非限時時段
saboteur-table-timed-confirm = 確定要結束非限時時段嗎？之後每個回合限時 { $seconds } 秒。
saboteur-table-timeout = { $name } 超時
saboteur-table-timeout-confirm = 確定要判 { $name } 超時嗎？系統會隨機棄掉該玩家的一張手牌。
saboteur-table-stall = { $name } 拖延時間
saboteur-table-stall-confirm = 確定要裁定 { $name } 拖延時間嗎？本輪非限時時段結束前，該玩家每個回合限時 { $seconds } 秒。
saboteur-table-lose-round = 判 { $name } 遊戲落敗（本輪）
saboteur-table-lose-round-confirm = 確定要讓 { $name } 中止參與本輪嗎？該玩家本輪得到 0 塊金塊，下輪可以再次參與遊戲。
saboteur-table-remove = 讓 { $name } 退出遊戲
saboteur-table-remove-confirm = 確定要讓 { $name } 退出這局遊戲嗎？之後無法復原。

## 牌桌與玩家

saboteur-panel-round = 第 { $round } 輪，共 { $rounds } 輪
saboteur-panel-deck = { $count ->
    [0] 牌庫已空
   *[other] 牌庫：{ $count } 張
}
saboteur-panel-pile = { $count ->
    [0] 棄牌堆沒有牌
   *[other] 棄牌堆：{ $count } 張
}
saboteur-panel-hand = { $count ->
    [0] 沒有手牌
   *[other] 手牌 { $count } 張
}
saboteur-panel-start-player = 起始玩家
saboteur-panel-turn = 行動中
saboteur-panel-broken = 破爛{ $tool }
saboteur-panel-stalling = 拖延時間：每個回合 { $seconds } 秒
saboteur-panel-out-round = 已退出本輪
saboteur-panel-out-game = 已退出遊戲
saboteur-panel-role = 你的身份：{ $role }
saboteur-panel-role-hidden = 你的身份：放置中間起始牌後可查看
saboteur-panel-you = 你
saboteur-panel-your-hand = 你的手牌
saboteur-panel-field = 遊戲區域
saboteur-panel-peeked = 查看過的玩家：{ $names }
saboteur-nuggets = { $count ->
    [0] 沒有金塊
   *[other] { $count } 塊金塊
}

## 棋鐘

saboteur-timer-untimed = 非限時時段
saboteur-timer-move = { $name } 的剩餘時間
saboteur-timer-stall = { $name } 的剩餘時間（拖延時間）
saboteur-clock-untimed = 非限時時段結束前，回合沒有時限。
saboteur-clock-timed = 每個回合限時 { $seconds } 秒。超時視作略過，並隨機棄掉一張手牌。
saboteur-clock-hurry = 剩餘 { $seconds } 秒。若未行動，將隨機棄掉你的一張手牌。
saboteur-clock-stalling = 你被裁定拖延時間：非限時時段結束前，每個回合限時 { $seconds } 秒。

## 遊戲日誌

saboteur-event-dealt = 第 { $round } 輪開始。手牌已發好，牌庫剩下 { $deck } 張。
saboteur-event-gold-drawn = { $name } 抽到 3 塊金塊的金塊牌，成為起始玩家。
saboteur-event-set-aside = 找中間起始牌時翻出 { $count } 張其他牌，洗回牌庫：{ $cards }。
saboteur-event-centre-found = { $name } 翻出中間起始牌：{ $card }。
saboteur-event-centre-laid = { $turned ->
    [yes] { $name } 把中間起始牌倒放在{ $place }：{ $card }。
   *[no] { $name } 把中間起始牌正放在{ $place }：{ $card }。
}
saboteur-event-role-seen = { $shown ->
    [yes] { $name } 查看自己的矮人牌：{ $role }。
   *[no] { $name } 查看自己的矮人牌。
}
saboteur-show-cell = 在遊戲區域中指出
saboteur-event-path-laid = { $turned ->
    [yes] { $name } 在{ $place }倒放{ $card }。
   *[no] { $name } 在{ $place }放置{ $card }。
}
saboteur-event-goal-up = { $name } 接到{ $goal }，翻開後是{ $face }。
saboteur-event-tool-broken = { $self ->
    [yes] { $name } 在自己面前放上破爛{ $tool }。
   *[no] { $name } 在 { $target } 面前放上破爛{ $tool }。
}
saboteur-event-tool-repaired = { $self ->
    [yes] { $name } 打出{ $card }，修好自己的{ $tool }。
   *[no] { $name } 打出{ $card }，修好 { $target } 的{ $tool }。
}
saboteur-event-rockfall = { $name } 打出落石，移除{ $place }的{ $card }。
saboteur-event-map-used = { $shown ->
    [yes] { $name } 用地圖查看{ $goal }：{ $face }。
   *[no] { $name } 用地圖查看{ $goal }。
}
saboteur-event-passed = { $shown ->
    [yes] { $name } 略過，面朝下棄掉{ $card }。
   *[no] { $name } 略過，面朝下棄掉一張牌。
}
saboteur-event-drew = { $shown ->
    [yes] { $name } 抽到{ $card }，牌庫剩下 { $deck } 張。
   *[no] { $name } 抽一張牌，牌庫剩下 { $deck } 張。
}
saboteur-event-auto-pass = { $name } 已沒有手牌，略過。
saboteur-event-timed-out = { $shown ->
    [yes] { $name } 超時，隨機面朝下棄掉一張手牌：{ $card }。
   *[no] { $name } 超時，隨機面朝下棄掉一張手牌。
}
saboteur-event-untimed-over = 非限時時段結束，開始讀秒：每個回合限時 { $seconds } 秒。
saboteur-event-stalling-ruled = { $name } 被裁定拖延時間，非限時時段結束前每個回合限時 { $seconds } 秒。
saboteur-event-touched = { $name } 錯誤使用{ $card }，必須當刻以合法的方式使用（舉手不回）。
saboteur-event-touch-discarded = { $name } 的{ $card }現在不能被合法使用，棄掉該牌。
saboteur-event-lost-round = { $name } 被判遊戲落敗，不再參與本輪，並會得到 0 塊金塊。
saboteur-event-removed = { $name } 退出遊戲。
saboteur-event-round-skipped = 玩家人數不足，這一輪不進行。
saboteur-event-game-ended = 遊戲在最後一輪之前結束。
# $winner：獲勝身份的 id。$by：接通者（$name）身份的 id，或 "none"。
saboteur-event-round-over = { $winner ->
    [saboteur] 第 { $round } 輪結束，金礦未被找到，破壞者獲勝。
    [selfish] 第 { $round } 輪結束，自私矮人 { $name } 接到金礦，單獨獲勝。
   *[digger] { $by ->
        [saboteur] 第 { $round } 輪結束，破壞者 { $name } 接到金礦，掘金矮人獲勝。
       *[digger] 第 { $round } 輪結束，{ $name } 接到金礦，掘金矮人獲勝。
    }
}
# $count：勝利者人數；$gold：他們的金塊數。
saboteur-event-game-over = { $count ->
    [0] 遊戲結束，沒有玩家留到最後。
    [1] 遊戲結束。勝利者：{ $names }，金塊 { $gold } 塊。
   *[other] 遊戲結束。平手：{ $names }，各有金塊 { $gold } 塊。
}

## 一輪結束

saboteur-round-end-title = 第 { $round } 輪結束
# $winner、$by、$name：同 saboteur-event-round-over。
saboteur-round-end-winner = { $winner ->
    [saboteur] 破壞者獲勝
    [selfish] 自私矮人 { $name } 單獨獲勝
   *[digger] 掘金矮人獲勝
}
saboteur-round-end-how = { $winner ->
    [saboteur] 牌庫抽完了，沒有人找到金礦。
    [selfish] { $name } 打出接到金礦的通道牌，單獨得到金塊。
   *[digger] { $by ->
        [saboteur] 破壞者 { $name } 打出接到金礦的通道牌，因此由掘金矮人獲勝。
       *[digger] { $name } 打出接到金礦的通道牌。
    }
}
saboteur-round-end-goal = 金礦是{ $goal }。
saboteur-round-end-you = { $count ->
    [0] 你本輪沒有得到金塊。
   *[other] 你本輪得到 { $count } 塊金塊。
}
saboteur-round-end-player = 玩家
saboteur-round-end-role = 身份
saboteur-round-end-pay = 金塊
saboteur-round-end-total = 合計
saboteur-round-end-connector = 接通者
saboteur-round-end-lost = 退出本輪
saboteur-round-end-reveal = 公開身份
saboteur-round-end-waiting = 等待 { $names }

## 遊戲結束

saboteur-game-end-title = 遊戲結束
saboteur-game-end-winner = { $count ->
    [0] 沒有玩家留到最後
    [1] { $names } 以 { $gold } 塊金塊獲勝
   *[other] { $names } 以各 { $gold } 塊金塊並列第一
}
saboteur-game-end-you-won = 你贏了這局遊戲。
saboteur-game-end-you-rank = 你在 { $count } 位玩家中排名第 { $rank }。
saboteur-game-end-rank = 排名
saboteur-game-end-round = 第 { $round } 輪
saboteur-game-end-gold = 本局金塊

## 第一次遊戲的引導

saboteur-guide-role-hidden = 矮人牌面朝下發出。放好中間起始牌之後，你才會知道自己的身份。
saboteur-guide-centre = 中間起始牌放在遊戲區域中間，整輪都不會移除。由你決定它的方向。
saboteur-guide-role-digger = 你是掘金矮人。幫忙挖一條從起始通道牌直通金礦的坑道；金礦是三張目標牌的其中一張。
saboteur-guide-role-saboteur = 你是破壞者。別讓金礦在所有牌用完之前被找到，也別讓人看出你的身份。
saboteur-guide-role-selfish = 你是自私矮人。可以幫忙挖坑道，但接到金礦的最後一張牌要由你自己打出，否則什麼都得不到。
saboteur-guide-lay = 選擇一張通道牌，能放的格子會亮起來。通口對通口，石壁對石壁；通常坑道還必須從起始通道牌或中間起始牌接續下去。
saboteur-guide-turn-card = 通道牌可以正放或倒放，但不能橫放。把牌轉向，看看另一個方向能放在哪裡。
saboteur-guide-dead-end = 這是死路：擺放方式與通道牌相同，但坑道到此不通。破壞者愛用；掘金矮人最好棄掉它。
saboteur-guide-broken-self = 你有工具壞了，在有人修好之前不能出通道牌。出行動牌、略過，或在聊天中請人幫忙。
saboteur-guide-broken = 破爛工具會讓一位玩家不能出通道牌。用在你認為是敵人的玩家身上。
saboteur-guide-repair = 修理牌可以移除自己或你信任的玩家面前的破爛工具。雙工具修理牌只修理兩種工具的其中一種。
saboteur-guide-map = 地圖只讓你一人看到一張目標牌。要怎麼告訴其他人，說真話還是假話，由你決定。
saboteur-guide-map-seen = 你看過一張目標牌。沒看過它的玩家，無法查證你說的話。
saboteur-guide-fall = 落石可以移除一張通道牌，例如擋路的死路，或是對敵人有利的好牌。
saboteur-guide-pass = 沒有值得出的牌就略過：面朝下棄掉一張，再抽一張。沒有人看得到你棄了什麼。
saboteur-guide-talk = 說話也是遊戲的一部分。可用言語說服或欺瞞，說的不必是真話，但不能把牌給別人看。
saboteur-guide-stone = 這張目標牌是石頭。它留在原位，成為坑道的一部分；金礦是另一張目標牌。
saboteur-guide-deck-low = 牌庫只剩 { $deck } 張。牌庫抽完且手牌出完時，破壞者獲勝。
saboteur-guide-deck-empty = 牌庫已空。之後只出手牌，不再抽牌，每張牌都很重要。
saboteur-guide-watch = 留意其他玩家的行動。誰在挖坑道？誰弄壞工具？誰有好牌卻略過？從中可以看出身份。
saboteur-guide-near-gold = 再一張牌就可能接到目標牌。由誰打出，決定誰得到金塊。
saboteur-guide-next-round = 下一輪每位玩家都有新的身份。你的金塊會保留。

## 聊天快捷語句。$name：說話的對象或提到的玩家。

saboteur-phrase-hello = 大家好！
saboteur-phrase-good-game = 玩得很開心！
saboteur-phrase-nice-move = 好牌！
saboteur-phrase-thanks = 謝謝！
saboteur-phrase-sorry = 抱歉，我沒有別的選擇。
saboteur-phrase-digger = 我是掘金矮人。
saboteur-phrase-not-saboteur = 我不是破壞者！
saboteur-phrase-trust = 我相信 { $name }。
saboteur-phrase-distrust = 別相信 { $name }。
saboteur-phrase-is-saboteur = { $name } 是破壞者。
saboteur-phrase-is-selfish = { $name } 是自私矮人。
saboteur-phrase-break = 弄壞 { $name } 的工具吧。
saboteur-phrase-repair-other = 請幫 { $name } 修理工具。
saboteur-phrase-why = { $name }，你為什麼這樣出牌？
saboteur-phrase-gold-top = 金礦在上方。
saboteur-phrase-gold-middle = 金礦在中間。
saboteur-phrase-gold-bottom = 金礦在下方。
saboteur-phrase-stone-top = 上方是石頭。
saboteur-phrase-stone-middle = 中間是石頭。
saboteur-phrase-stone-bottom = 下方是石頭。
saboteur-phrase-repair-pickaxe = 請幫我修理十字鎬。
saboteur-phrase-repair-lantern = 請幫我修理煤燈。
saboteur-phrase-repair-cart = 請幫我修理礦車。
saboteur-phrase-no-path = 我沒有通道牌。
saboteur-phrase-no-fit = 我的通道牌接不上。
saboteur-phrase-have-map = 我有地圖。
saboteur-phrase-need-map = 誰有地圖？
saboteur-phrase-need-fall = 這裡需要落石。
saboteur-phrase-finish = 我下個回合就能接到金礦。
saboteur-phrase-hurry = 牌庫快抽完了！

## 螢幕閱讀器

saboteur-sr-field = 坑道的遊戲區域。用方向鍵移動。
saboteur-sr-cell = { $turned ->
    [yes] { $card }，倒放，{ $place }。通口：{ $edges }。{ $reached ->
        [yes] 與起點相通。
       *[no] 未與起點相通。
    }
   *[no] { $card }，{ $place }。通口：{ $edges }。{ $reached ->
        [yes] 與起點相通。
       *[no] 未與起點相通。
    }
}
saboteur-sr-cell-centre = { $turned ->
    [yes] 中間起始牌：{ $card }，倒放，{ $place }。通口：{ $edges }。{ $reached ->
        [yes] 與起點相通。
       *[no] 未與起點相通。
    }
   *[no] 中間起始牌：{ $card }，{ $place }。通口：{ $edges }。{ $reached ->
        [yes] 與起點相通。
       *[no] 未與起點相通。
    }
}
saboteur-sr-cell-start = 起始通道牌。四邊都是通口。
saboteur-sr-cell-empty = 空格，{ $place }。
saboteur-sr-cell-legal = { $turned ->
    [yes] 空格，{ $place }。把{ $card }倒放在這裡。
   *[no] 空格，{ $place }。把{ $card }正放在這裡。
}
saboteur-sr-cell-removable = { $card }，{ $place }。用落石移除。
saboteur-sr-goal-down = { $goal }，面朝下，{ $place }。
saboteur-sr-goal-seen = { $goal }，面朝下，{ $place }。你已知道是{ $face }。
saboteur-sr-goal-up = { $goal }，已翻開：{ $face }，{ $place }。通口：{ $edges }。
saboteur-sr-goal-choose = { $goal }，{ $place }。用地圖查看。
saboteur-sr-hand = { $count ->
    [0] 你沒有手牌。
   *[other] 你的手牌：{ $count } 張。
}
# $index、$count：手牌中的第幾張、共幾張。$places：現在有幾種打出的方式。
saboteur-sr-hand-card = { $places ->
    [0] { $card }，第 { $index } 張，共 { $count } 張。現在只能棄掉。
   *[other] { $card }，第 { $index } 張，共 { $count } 張。現在有 { $places } 處可出。
}
saboteur-sr-hand-card-waiting = { $card }，第 { $index } 張，共 { $count } 張。
# $broken：破爛工具的數目，$tools：名稱。
saboteur-sr-player = { $broken ->
    [0] { $name }。手牌 { $hand } 張，金塊 { $gold } 塊。工具完好。
   *[other] { $name }。手牌 { $hand } 張，金塊 { $gold } 塊。破爛工具：{ $tools }。
}
saboteur-sr-player-choose = 選擇 { $name }。
saboteur-sr-your-turn = 輪到你了。
saboteur-sr-zoom-in = 放大
saboteur-sr-zoom-out = 縮小
saboteur-sr-fit = 顯示整個遊戲區域

## 遊戲選項。每個選項有標籤、說明，以及每個值的標籤。

saboteur-option-maps = 地圖張數
saboteur-option-maps-help = 行動牌中有幾張地圖。盒裝遊戲有 6 張，大賽賽規寫的是 5 張。
saboteur-option-maps-5 = 5 張地圖
saboteur-option-maps-6 = 6 張地圖
saboteur-option-roles-seen = 何時查看身份
saboteur-option-roles-seen-help = 放置中間起始牌時，玩家是否已知道自己的身份。大賽中是放好之後才查看。
saboteur-option-roles-seen-after-centre = 放置中間起始牌之後
saboteur-option-roles-seen-before = 放置中間起始牌之前
saboteur-option-middle = 中間起始牌的位置
saboteur-option-middle-help = 中間起始牌放在起始通道牌與目標牌之間七欄中的哪一欄。第 4 欄是正中間。
saboteur-option-middle-2 = 第 2 欄
saboteur-option-middle-3 = 第 3 欄
saboteur-option-middle-4 = 第 4 欄（正中間）
saboteur-option-middle-5 = 第 5 欄
saboteur-option-middle-6 = 第 6 欄
saboteur-option-middle-7 = 第 7 欄（目標牌旁）
saboteur-option-placement = 通道牌可以放在哪裡
saboteur-option-placement-help = 新的通道牌必須與什麼相通。
saboteur-option-placement-start-or-centre = 與起始通道牌或中間起始牌相通
saboteur-option-placement-start = 與起始通道牌相通
saboteur-option-placement-adjacent = 邊吻合即可，在任何牌旁邊
saboteur-option-placement-open-edge = 接在任何一張牌的通口上
saboteur-option-broken-unpaid = 工具損壞時的金塊
saboteur-option-broken-unpaid-help = 一輪結束時工具仍損壞的掘金矮人是否得到金塊。大賽中照樣得到。
saboteur-option-broken-unpaid-false = 照樣得到
saboteur-option-broken-unpaid-true = 得不到
saboteur-option-early-end = 提早結束一輪
saboteur-option-early-end-help = 沒有人想再出牌時，一輪可否在所有手牌出完之前結束。
saboteur-option-early-end-never = 不提早：用完所有牌為止
saboteur-option-early-end-all-pass = 牌庫抽完且所有玩家接連略過時
saboteur-option-untimed = 非限時時段
saboteur-option-untimed-help = 一輪開始後，多久才對每個回合計時。大賽為 15 分鐘。
saboteur-option-untimed-0 = 無：一開始就計時
saboteur-option-untimed-300 = 5 分鐘
saboteur-option-untimed-600 = 10 分鐘
saboteur-option-untimed-900 = 15 分鐘
saboteur-option-untimed-1200 = 20 分鐘
saboteur-option-move-clock = 回合時限
saboteur-option-move-clock-help = 非限時時段之後，每個回合的時限。大賽為 30 秒。
saboteur-option-move-clock-15 = 15 秒
saboteur-option-move-clock-30 = 30 秒
saboteur-option-move-clock-45 = 45 秒
saboteur-option-move-clock-60 = 60 秒
saboteur-option-stall-clock = 拖延時間者的時限
saboteur-option-stall-clock-help = 非限時時段中，拖延時間的玩家每個回合的時限。大賽為 45 秒。
saboteur-option-stall-clock-30 = 30 秒
saboteur-option-stall-clock-45 = 45 秒
saboteur-option-stall-clock-60 = 60 秒
saboteur-option-stalling-pass = 拖延時間者可否略過
saboteur-option-stalling-pass-help = 被裁定拖延時間的玩家，可否在時限內略過而不出牌。
saboteur-option-stalling-pass-true = 可以
saboteur-option-stalling-pass-false = 沒有牌可出時才可以

## Client: pages of the guide, and the list of keys

saboteur-key-pick = 拿起一張手牌
saboteur-key-aim = 在目標之間移動
saboteur-key-play = 把牌打在該處
saboteur-key-turn = 把牌轉向
saboteur-key-discard = 棄掉這張牌並略過
saboteur-key-cancel = 放回這張牌
saboteur-key-zoom = 放大、縮小、顯示整個遊戲區域
saboteur-key-pan = 移動遊戲區域
