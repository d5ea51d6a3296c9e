### 鍛鑰者：玩家在這個遊戲裡讀到的文字；卡牌用語在 keyforge-cards.ftl，日誌在 keyforge-log.ftl。慣例寫在 en/keyforge.ftl 開頭。
### - 玩家名稱可能是任何文字，所以名稱與後面的字之間一律空一格。
### - 卡牌名稱放在「」裡；清單 $cards 不加。勢力名稱不加。

keyforge-name = 鍛鑰者
keyforge-tagline = 兩副獨一無二的牌庫對決：收集琥魄，鍛造三把鑰匙
keyforge-description = 每副牌庫都獨一無二：三個勢力，共 36 張牌。輪到你時選擇一個勢力，可以任意打出並使用該勢力的卡牌，出牌不需費用。生物能收穫琥魄、戰鬥、使用能力。6 個琥魄鍛造一把鑰匙，最先鍛造三把鑰匙的玩家獲勝。
keyforge-players = 2 人
keyforge-length = 30 至 60 分鐘

## 牌桌上方的一行：要你做什麼

keyforge-prompt-mulligan = { $first ->
    [yes] 由你先手。保留手牌，或把手牌洗回牌庫再少抽一張。只能調度一次。
   *[no] 由對手先手。保留手牌，或把手牌洗回牌庫再少抽一張。只能調度一次。
}
keyforge-prompt-bid = 以枷鎖為你想要的牌庫出價，或略過。
keyforge-prompt-pick-deck = 選擇你要使用的牌庫。
keyforge-prompt-bench = 選擇對手的一副牌庫停用。雙方的選擇會同時公開。
keyforge-prompt-own-deck = 選擇你在這一場使用的牌庫。雙方的選擇會同時公開。
keyforge-prompt-first = 你的牌庫輸了上一場。由你先手嗎？
keyforge-prompt-key = 選擇要鍛造的鑰匙。
keyforge-prompt-unforge = 選擇要取消鍛造的鑰匙。
keyforge-prompt-spend = { $amount ->
    [0] 選擇鍛造用的琥魄從哪裡來。
   *[other] 選擇鍛造用的琥魄從哪裡來。還要花費 { $amount } 個。
}
keyforge-prompt-house = 選擇本回合的當前勢力。
keyforge-prompt-archives = 你有 { $count } 張封存的卡牌。要全部取回手牌嗎？
keyforge-prompt-turn = { $can ->
    [end] 沒有其他可做的事了，請結束回合。
   *[other] { $house ->
        [none] 輪到你了，沒有當前勢力。使用可以使用的牌，或結束回合。
       *[other] { $can ->
            [first] 遊戲的第一個回合，當前勢力是{ $house }：打出或棄置一張牌，或結束回合。
            [play] 輪到你了，當前勢力是{ $house }：打出或棄置卡牌，或結束回合。
            [use] 輪到你了，當前勢力是{ $house }：使用卡牌，或結束回合。
            [discard] 輪到你了，當前勢力是{ $house }：棄置卡牌，或結束回合。
           *[all] 輪到你了，當前勢力是{ $house }：打出、使用或棄置卡牌，或結束回合。
        }
    }
}
keyforge-prompt-place = { $own ->
    [yes] 選擇「{ $card }」在你戰線中的位置。
   *[no] 選擇「{ $card }」在對手戰線中的位置。
}
keyforge-prompt-attack = 選擇「{ $card }」要攻擊的生物。
keyforge-prompt-use = 選擇如何使用「{ $card }」。
keyforge-prompt-yes = 要執行「{ $card }」的效果嗎？
keyforge-prompt-icon = { $icon ->
    [A] 下一個額外圖示是琥魄。要改為執行「{ $card }」的效果嗎？
    [C] 下一個額外圖示是搶佔。要改為執行「{ $card }」的效果嗎？
    [D] 下一個額外圖示是傷害。要改為執行「{ $card }」的效果嗎？
    [R] 下一個額外圖示是抽牌。要改為執行「{ $card }」的效果嗎？
    [P] 下一個額外圖示是 +1 力量指示物。要改為執行「{ $card }」的效果嗎？
   *[X] 下一個額外圖示是棄置。要改為執行「{ $card }」的效果嗎？
}
keyforge-prompt-trigger = 有數個效果同時發生。選擇下一個，或排好全部的順序。
keyforge-prompt-replace = 有數個效果會改變將發生的事。選擇其中一個。
keyforge-prompt-mode = 選擇「{ $card }」的哪一項發生。
keyforge-prompt-choose-house = 選擇一個勢力。
keyforge-prompt-number = 選擇一個數字。
keyforge-prompt-loop = 這些效果會不停重複。選擇再進行幾次；之後其中一張卡牌離場。
keyforge-prompt-player = 選擇由誰先進行。
keyforge-prompt-choose-player = 選擇一位玩家。
keyforge-prompt-choose-trait = 選擇一個特性。
keyforge-prompt-choose-name = 說出一張卡牌的名稱。
keyforge-prompt-ability = 選擇使用「{ $card }」的哪個能力。
keyforge-prompt-discard-order = 選擇下一張放入棄牌堆的牌。

keyforge-prompt-card-choose = { $what ->
    [creature] 選擇一個生物。
    [artifact] 選擇一個神器。
    [upgrade] 選擇一張升級。
   *[card] 選擇一張牌。
}
keyforge-prompt-card-destroy = { $what ->
    [creature] 選擇一個生物摧毀。
    [artifact] 選擇一個神器摧毀。
    [upgrade] 選擇一張升級摧毀。
   *[card] 選擇一張牌摧毀。
}
keyforge-prompt-card-sacrifice = { $what ->
    [creature] 選擇一個生物犧牲。
    [artifact] 選擇一個神器犧牲。
    [upgrade] 選擇一張升級犧牲。
   *[card] 選擇一張牌犧牲。
}
keyforge-prompt-card-damage = { $amount ->
    [0] 選擇一個生物，對其造成傷害。
   *[other] 選擇一個生物，對其造成 { $amount } 點傷害。
}
keyforge-prompt-card-damage-by-each = 選擇一個生物，對其造成傷害。
keyforge-prompt-card-status = 選擇一個生物，對其施加效果。
keyforge-prompt-card-heal = { $amount ->
    [0] 選擇一個生物，為其治療。
   *[other] 選擇一個生物，為其治療 { $amount } 點傷害。
}
keyforge-prompt-card-stun = 選擇一個生物擊暈。
keyforge-prompt-card-unstun = 選擇一個生物，移除其擊暈。
keyforge-prompt-card-ward = 選擇一個生物，使其受守護。
keyforge-prompt-card-enrage = 選擇一個生物激怒。
keyforge-prompt-card-exhaust = { $what ->
    [creature] 選擇一個生物橫置。
    [artifact] 選擇一個神器橫置。
   *[card] 選擇一張牌橫置。
}
keyforge-prompt-card-ready = { $what ->
    [creature] 選擇一個生物重整。
    [artifact] 選擇一個神器重整。
   *[card] 選擇一張牌重整。
}
keyforge-prompt-card-use = { $what ->
    [creature] 選擇一個生物使用。
    [artifact] 選擇一個神器使用。
   *[card] 選擇一張牌使用。
}
keyforge-prompt-card-reap = 選擇一個生物收穫。
keyforge-prompt-card-fight = 選擇一個生物去戰鬥。
keyforge-prompt-card-capture = { $amount ->
    [0] 選擇一個生物，由其搶佔琥魄。
   *[other] 選擇一個生物，由其搶佔 { $amount } 個琥魄。
}
keyforge-prompt-card-exalt = 選擇一個生物尊崇。
keyforge-prompt-card-redistribute = 選擇放置下一個琥魄的生物。
keyforge-prompt-card-redistribute-damage = 選擇放置下一點傷害的生物。
keyforge-prompt-card-take-amber = { $what ->
    [creature] 選擇有琥魄的生物。
    [artifact] 選擇有琥魄的神器。
   *[card] 選擇有琥魄的牌。
}
keyforge-prompt-card-put-amber = { $what ->
    [creature] 選擇一個生物，在其上放置琥魄。
    [artifact] 選擇一個神器，在其上放置琥魄。
   *[card] 選擇一張牌，在其上放置琥魄。
}
keyforge-prompt-card-counters = { $what ->
    [creature] 選擇一個生物，在其上放置指示物。
    [artifact] 選擇一個神器，在其上放置指示物。
   *[card] 選擇一張牌，在其上放置指示物。
}
keyforge-prompt-card-archive = { $what ->
    [creature] 選擇一個生物封存。
    [artifact] 選擇一個神器封存。
   *[card] 選擇一張牌封存。
}
keyforge-prompt-card-discard = 選擇一張牌棄置。
keyforge-prompt-card-purge = { $what ->
    [creature] 選擇一個生物清除。
    [artifact] 選擇一個神器清除。
   *[card] 選擇一張牌清除。
}
keyforge-prompt-card-return = { $what ->
    [creature] 選擇一個生物返回其擁有者的手牌。
    [artifact] 選擇一個神器返回其擁有者的手牌。
    [upgrade] 選擇一張升級返回其擁有者的手牌。
   *[card] 選擇一張牌返回其擁有者的手牌。
}
keyforge-prompt-card-shuffle-in = { $what ->
    [creature] 選擇一個生物洗入其擁有者的牌庫。
    [artifact] 選擇一個神器洗入其擁有者的牌庫。
    [upgrade] 選擇一張升級洗入其擁有者的牌庫。
   *[card] 選擇一張牌洗入其擁有者的牌庫。
}
keyforge-prompt-card-swap = { $what ->
    [creature] 選擇一個生物交換。
    [artifact] 選擇一個神器交換。
   *[card] 選擇一張牌交換。
}
keyforge-prompt-card-take-control = { $what ->
    [creature] 選擇一個生物，獲得其控制權。
    [artifact] 選擇一個神器，獲得其控制權。
   *[card] 選擇一張牌，獲得其控制權。
}
keyforge-prompt-card-play-card = 選擇「{ $card }」要附加的生物。
keyforge-prompt-card-play-it = { $what ->
    [creature] 選擇一個生物打出。
    [artifact] 選擇一個神器打出。
    [upgrade] 選擇一張升級打出。
   *[card] 選擇一張牌打出。
}
keyforge-prompt-card-put-in-play = { $what ->
    [creature] 選擇一個生物放入場上。
    [artifact] 選擇一個神器放入場上。
   *[card] 選擇一張牌放入場上。
}
keyforge-prompt-card-put-card = 選擇「{ $card }」要附加的生物。
keyforge-prompt-card-return-to-deck = { $what ->
    [creature] 選擇一個生物放回其擁有者的牌庫。
    [artifact] 選擇一個神器放回其擁有者的牌庫。
    [upgrade] 選擇一張升級放回其擁有者的牌庫。
   *[card] 選擇一張牌放回其擁有者的牌庫。
}
keyforge-prompt-card-reveal = 選擇一張牌展示。
keyforge-prompt-card-search = 選擇一張牌拿取。
keyforge-prompt-card-take-archives = 選擇一張要取回的封存卡牌。
keyforge-prompt-card-for-each-card = 選擇下一張結算的卡牌。
keyforge-prompt-card-control = 數個生物同時易主。選擇下一個移動的生物。
keyforge-prompt-card-rise = 數個神器同時成為生物。選擇下一個就位的神器。
keyforge-prompt-card-hide = { $what ->
    [creature] 選擇一個生物放到「{ $card }」下面。
    [artifact] 選擇一個神器放到「{ $card }」下面。
   *[card] 選擇一張牌放到「{ $card }」下面。
}

keyforge-prompt-by = 「{ $card }」：{ $ask }
keyforge-prompt-several = { $ask }已選 { $chosen }，至多 { $max }。
keyforge-prompt-at-least = { $ask }已選 { $chosen }，至少 { $min }。
keyforge-prompt-any = { $ask }已選 { $chosen }。

keyforge-prompt-sent = 你的選擇正在傳送。
keyforge-prompt-confirm = 確定：{ $action }
keyforge-prompt-end = 還有 { $count } 張牌可以打出或收穫。仍要結束回合嗎？
keyforge-prompt-ways = 「{ $card }」：選擇要怎麼做。
keyforge-prompt-over = 遊戲結束。

keyforge-prompt-wait = { $kind ->
    [mulligan] { $name } 正在決定是否保留手牌。
    [bid] { $name } 正在以枷鎖出價。
    [pick-deck] { $name } 正在選擇牌庫。
    [bench] { $name } 正在選擇對手要停用的牌庫。
    [own-deck] { $name } 正在選擇這一場的牌庫。
    [first] { $name } 正在決定誰先手。
    [loop] { $name } 正在選擇效果再進行幾次。
    [player] { $name } 正在選擇由誰先進行。
    [choose-player] { $name } 正在選擇一位玩家。
    [choose-trait] { $name } 正在選擇一個特性。
    [choose-name] { $name } 正在選擇一張卡牌的名稱。
    [key] { $name } 正在選擇要鍛造的鑰匙。
    [unforge] { $name } 正在選擇要取消鍛造的鑰匙。
    [spend] { $name } 正在鍛造鑰匙。
    [house] { $name } 正在選擇勢力。
    [archives] { $name } 正在決定是否取回封存的卡牌。
    [turn] { $name } 正在進行回合。
   *[other] { $card ->
        [none] { $name } 正在選擇。
       *[other] { $name } 正在為「{ $card }」選擇。
    }
}

## 按鈕

keyforge-action-keep = 保留手牌
keyforge-action-mulligan = 調度手牌
keyforge-action-pass = 略過
keyforge-action-bid = 出價 { $number } 個枷鎖
keyforge-action-deck = 使用「{ $deck }」
keyforge-action-bench = 停用「{ $deck }」
keyforge-action-key = 鍛造{ $key }
keyforge-action-unforge = 取消鍛造{ $key }
keyforge-action-pool = 琥魄池裡的琥魄
keyforge-action-coin = 棄置「{ $card }」，當作 1 個琥魄
keyforge-action-amber = 「{ $card }」上的琥魄
keyforge-action-house = { $house }
keyforge-action-trait = { $trait }
keyforge-action-other-trait = 其他特性
keyforge-action-name = { $card }
keyforge-action-other-name = 兩副牌庫都沒有的卡牌
keyforge-action-faceup = { $card }（面朝上）
keyforge-action-take = 取回封存的卡牌
keyforge-action-leave = 不取回
keyforge-action-pick = 取回其中一些
keyforge-action-tide = 提升潮位（3 個枷鎖）
keyforge-action-end = 結束回合
keyforge-action-play = 打出「{ $card }」
keyforge-action-upgrade = 將「{ $card }」當作升級打出
keyforge-action-discard = 棄置「{ $card }」
keyforge-action-reap = 以「{ $card }」收穫
keyforge-action-fight = 以「{ $card }」戰鬥
keyforge-action-action = 使用「{ $card }」的行動能力
keyforge-action-omni = 使用「{ $card }」的萬能能力
keyforge-action-unstun = 移除「{ $card }」的擊暈
keyforge-way-play = 打出
keyforge-way-upgrade = 當作升級打出
keyforge-way-discard = 棄置
keyforge-way-reap = 收穫
keyforge-way-fight = 戰鬥
keyforge-way-action = 行動
keyforge-way-omni = 萬能
keyforge-way-unstun = 移除擊暈
keyforge-action-place-left = 左翼
keyforge-action-place-right = 右翼
keyforge-action-place-only = 放入戰線
keyforge-action-place-between = 「{ $left }」與「{ $right }」之間
keyforge-action-card = { $card }
keyforge-action-effect = { $card }，第 { $number } 個效果
keyforge-action-yes = 是
keyforge-action-no = 否
keyforge-action-decline = 不選擇
keyforge-action-done = 完成
keyforge-action-mode = 第 { $number } 項
keyforge-action-number = { $number }
keyforge-action-loop = 再 { $number } 次
keyforge-action-seat-own = 由你先進行
keyforge-action-seat-other = 由你的對手先進行
keyforge-action-seat-archives = 你對手封存區中隨機一張卡牌
keyforge-action-ability = 第 { $number } 個能力
keyforge-card-copy = { $card }（{ $number }）
keyforge-card-unknown = 一張面朝下的牌

keyforge-table-concede = { $name } 投降
keyforge-table-concede-confirm = 確定要讓 { $name } 投降嗎？{ $name } 會立即輸掉這場遊戲。
keyforge-table-concede-own = 投降
keyforge-table-concede-own-confirm = 你確定要投降嗎？你會立即輸掉這場遊戲。
keyforge-timer = 剩餘時間

## 現在無法打出或使用的原因

keyforge-fault-house = { $house ->
    [none] 「{ $card }」：本回合沒有當前勢力。
   *[other] 「{ $card }」不屬於當前勢力{ $house }。
}
keyforge-fault-first-turn = 「{ $card }」：在遊戲的第一個回合只能打出或棄置一張牌。
keyforge-fault-exhausted = 「{ $card }」已橫置，在你的回合結束時重整。
keyforge-fault-stunned = 「{ $card }」被擊暈：先使用它來移除擊暈。
keyforge-fault-alpha = 「{ $card }」有阿爾法：只能在回合中最先打出。
keyforge-fault-omega = 「{ $card }」：打出有歐米伽的牌之後，本回合無法再打出、使用或棄置任何牌。
keyforge-fault-six = 「{ $card }」：六次規則。同名的牌每回合最多打出和使用六次。
keyforge-fault-cannot = { $by ->
    [none] 「{ $card }」：有效果禁止這麼做。
   *[other] 「{ $card }」：「{ $by }」禁止這麼做。
}
keyforge-fault-no-target = 「{ $card }」：沒有可以戰鬥的對象。
keyforge-fault-no-creature = 「{ $card }」：沒有可以附加的生物。
keyforge-fault-no-ability = 「{ $card }」沒有這種能力。
keyforge-fault-cost = { $by ->
    [none] 「{ $card }」：無法支付所需的代價。
   *[other] 「{ $card }」：無法支付「{ $by }」要求的代價。
}
keyforge-fault-enraged = 「{ $card }」如果可以就必須戰鬥。
keyforge-fault-half = 「{ $card }」：必須與另一半一起打出，而另一半不在手牌中。
keyforge-fault-top-half = 「{ $card }」：與另一半一起打出，請選擇那一半。
keyforge-fault-what = { $what ->
    [discard] 棄置：{ $why }
    [reap] 收穫：{ $why }
    [fight] 戰鬥：{ $why }
    [action] 行動：{ $why }
    [omni] 萬能：{ $why }
    [use] 使用：{ $why }
   *[play] 打出：{ $why }
}

## 牌桌

keyforge-hand = 你的手牌
keyforge-hand-empty = 沒有牌
keyforge-ask = 要你做的選擇
keyforge-ask-chosen = 已選擇：{ $cards }
keyforge-ask-elsewhere = 不在桌面上的牌
keyforge-resolving = 結算中
keyforge-ways = 「{ $card }」可以怎麼做
keyforge-read = 閱讀「{ $card }」
keyforge-read-selected = 閱讀
keyforge-houses = 勢力
keyforge-houses-other = 其他勢力
keyforge-house-count = 手牌：{ $hand } 張。已重整：{ $ready } 張。
keyforge-numbers = 數字
keyforge-parts = 卡牌的各項
keyforge-order = 同時發生的效果
keyforge-order-help = 拖曳成你要的順序，或用箭頭按鈕移動。也可以只選擇下一個。
keyforge-order-go = 依此順序結算
keyforge-order-next = 下一個：{ $card }
keyforge-order-up = 上移{ $card }
keyforge-order-down = 下移{ $card }
keyforge-order-moved = { $card }：第 { $place } 個，共 { $count } 個
keyforge-order-running = 依你選擇的順序進行
keyforge-order-stop = 停止並重新選擇
keyforge-lasting = { $count } 個持續效果
keyforge-lasting-title = 持續效果
keyforge-lasting-until = { $until ->
    [turn] 到本回合結束為止
    [next-turn] 在下個回合
    [your-turn] 直到其玩家的下個回合開始
    [through-your-turn] 直到其玩家的下個回合結束
    [this] 只要它還在場上
    [good] 只要它的對象還在場上
   *[next] 下一次
}
keyforge-lasting-about = 對象：{ $what }
keyforge-names = 可以說出的卡牌
keyforge-names-search = 名稱的一部分
keyforge-names-more = 還有 { $n } 張：輸入名稱的一部分
keyforge-story = 剛才發生的事
keyforge-story-open = 剛才發生的事與相關卡牌
keyforge-limit = { $state ->
    [overtime] 時間到：本回合進行到結束。
    [last-turn] 超時：最後一回合。
    [forge-only] 超時：只能鍛造鑰匙。
    [tie-break] 以平局規則決定勝負。
   *[running] 限時遊戲：{ $minutes } 分鐘
}
keyforge-turn = { $house ->
    [none] 第 { $number } 回合：{ $name }
   *[other] 第 { $number } 回合：{ $name }，{ $house }
}
keyforge-match-state = { $kind ->
    [adaptive] 自適應賽制，第 { $game } 場：{ $name } { $first }–{ $second } { $rival }
    [short-adaptive] 自適應賽制（單場）
    [auction] 枷鎖競標
    [reversal] 反轉賽制
    [triad] 三牌庫賽制，第 { $game } 場：{ $name } { $first }–{ $second } { $rival }
   *[three] 三戰兩勝，第 { $game } 場：{ $name } { $first }–{ $second } { $rival }
}

## 三牌庫賽制的牌庫

keyforge-decks = 牌庫
keyforge-decks-title = 這場比賽的牌庫
keyforge-decks-of = { $name } 的牌庫
keyforge-decks-state = { $state ->
    [benched] 已停用
    [won] 已獲勝
    [playing] 使用中
   *[open] 尚未獲勝
}
keyforge-decks-token = 衍生生物：{ $card }
keyforge-decks-list = 卡牌
keyforge-decks-lists = 閱讀清單
keyforge-decks-houses = { $houses }（{ $set }）
keyforge-decks-copies = { $card } ×{ $count }
keyforge-decks-seen = { $count ->
    [0] 清單隱藏，{ $all } 張牌都還沒有看過。
   *[other] 清單隱藏：{ $all } 張牌中已看過這 { $count } 張。
}

## 遊戲結束

keyforge-end-title = 遊戲結束
keyforge-end-title-match = 比賽結束
keyforge-end-title-between = 第 { $number } 場結束
keyforge-end-winner = { $name } 獲勝
keyforge-end-winner-match = { $name } 贏得比賽
keyforge-end-winner-between = { $name } 贏得第 { $number } 場
keyforge-end-draw = 平手
keyforge-end-you-won = 你贏了！
keyforge-end-you-won-match = 你贏得比賽！
keyforge-end-you-won-between = 你贏得第 { $number } 場！
keyforge-end-you-lost = 你輸了。
keyforge-end-you-lost-match = 你輸掉比賽。
keyforge-end-you-lost-between = 你輸掉第 { $number } 場。
keyforge-end-match = 獲勝場數：{ $name } { $first }，{ $rival } { $second }
keyforge-end-go-on = 繼續第 { $number } 場
keyforge-end-close = 查看牌桌
keyforge-end-show = 顯示結果
keyforge-end-score = { $name }：{ $keys } 把鑰匙（共需 3 把），{ $amber } 個琥魄
keyforge-reason-keys = { $name } 鍛造了第三把鑰匙。
keyforge-reason-concession = { $loser } 投降。
keyforge-reason-time = 時間到，{ $name } 在超時後領先。
keyforge-reason-draw = 局面不再有任何變化。

## 快速短句

keyforge-phrase-hello = 你好！玩得開心！
keyforge-phrase-nice = 打得好！
keyforge-phrase-close = 好險！
keyforge-phrase-check = 將軍！
keyforge-phrase-thinking = 讓我想想。
keyforge-phrase-sorry = 抱歉！
keyforge-phrase-thanks = 謝謝！
keyforge-phrase-good-game = 玩得很開心！

## 新手提示

keyforge-guide-mulligan = 好的起手有好幾張同一勢力的牌。調度後少一張牌，而且必須保留。
keyforge-guide-bid = 枷鎖讓你好幾個回合少抽牌。只出你認為那副牌庫值得的數量。
keyforge-guide-pick-deck = 牌庫名稱旁邊是它的勢力。打開清單可以閱讀卡牌。
keyforge-guide-bench = 其餘兩副牌庫都必須獲勝一場。停用你最難擊敗的那一副；清單會列出每一張牌。
keyforge-guide-own-deck = 已獲勝的牌庫不再使用。你的兩副牌庫都獲勝時，你便贏得比賽。
keyforge-guide-first = 先手起手 7 張而不是 6 張，但第一個回合只能打出或棄置一張牌。
keyforge-guide-key = 鑰匙的顏色只對少數卡牌有影響。
keyforge-guide-unforge = 取消鍛造的鑰匙不再計算，花費的琥魄也不會退回。鑰匙的顏色只對少數卡牌有影響。
keyforge-guide-spend = 某些牌上的琥魄可以像琥魄池裡的一樣花費。
keyforge-guide-house = 選擇最能發揮的勢力：數一數手牌，以及場上已重整的牌。
keyforge-guide-archives = 你現在可以取回所有封存的卡牌，或一張也不取。
keyforge-guide-turn-play = 把亮起的手牌按兩次就能打出，不需費用。生物與神器進場時橫置。
keyforge-guide-turn-discard = 當前勢力中對你沒有幫助的牌可以棄置。回合結束時你會補到 6 張。
keyforge-guide-turn-use = 按下亮起的己方生物，可以收穫 1 個琥魄、戰鬥，或使用行動能力。
keyforge-guide-turn-end = 結束回合時，你的牌重整，並補到 6 張手牌。
keyforge-guide-place = 新的生物放在側翼。中間的生物有兩個鄰居。
keyforge-guide-attack = 兩個生物各造成等於其力量的傷害。護甲抵擋每回合最先受到的傷害。
keyforge-guide-use = 不論屬於哪個勢力，這張牌都可以使用。
keyforge-guide-card = { $touch ->
    [yes] 亮起的牌可以選擇。要閱讀一張牌，請長按它。
   *[no] 亮起的牌可以選擇。要閱讀一張牌，可以指著它、長按它，或在它上面按滑鼠右鍵；I 鍵也可以。
}
keyforge-guide-several = 一張一張選擇。按「完成」結束。
keyforge-guide-yes = 卡牌的文字在手牌上方的框裡。
keyforge-guide-trigger = 全部都會發生，由你決定的只有順序。
keyforge-guide-replace = 只有一個會改變這件事。其他的之後可能改變新的事件。
keyforge-guide-mode = 先讀完每一項：只有你選擇的會發生。
keyforge-guide-choose-house = 卡牌寫明你指定的勢力會怎麼樣。
keyforge-guide-number = 卡牌寫明這個數字的用途。
keyforge-guide-loop = 每一輪帶來的效果都會再結算這麼多次。之後你選擇循環中的一張卡牌，將其放入其擁有者的棄牌堆。
keyforge-guide-player = 先進行的玩家完成後，另一位玩家才開始。
keyforge-guide-choose-player = 卡牌寫明你選擇的玩家的卡牌會怎麼樣。
keyforge-guide-choose-trait = 卡牌寫明有該特性的卡牌會怎麼樣。
keyforge-guide-choose-name = 卡牌寫明該名稱的卡牌會怎麼樣。
keyforge-guide-ability = 一張牌使用一次只結算其中一個能力。
keyforge-guide-discard-order = 最後放入的牌在棄牌堆的最上面。
keyforge-guide-rival-check = 對手有 { $amount } 個琥魄，鍛造費用是 { $cost }。竊取、搶佔，或讓對手失去它。
keyforge-guide-own-check = 你有 { $amount } 個琥魄，鍛造費用是 { $cost }：保住它，下個回合開始時就能鍛造。
keyforge-guide-chains = 你有 { $count } 個枷鎖：回合結束時少抽牌，然後移除 1 個。
keyforge-guide-waiting = 對手正在思考。按任何一張牌都能閱讀。
keyforge-guide-win = 鍛造三把鑰匙就獲勝。在你的回合開始時，6 個琥魄鍛造一把。
keyforge-guide-reasons = 按下暗淡的牌，就會說明為什麼無法打出或使用。

## 按鍵

keyforge-key-hand = 打出或選擇一張手牌
keyforge-key-house = 由左至右選擇勢力
keyforge-key-step = 同一排的下一張牌
keyforge-key-row = 下一排牌
keyforge-key-choose = 選擇
keyforge-key-read = 閱讀卡牌
keyforge-key-use = 選定的生物收穫、戰鬥、使用行動能力
keyforge-key-discard = 棄置選定的牌
keyforge-key-done = 完成，或「是」
keyforge-key-no = 不選擇，或「否」
keyforge-key-end = 結束回合
keyforge-key-story = 剛才發生的事
keyforge-key-order = 在順序中移動效果
keyforge-key-cancel = 返回

## 新牌桌的規則

keyforge-option-deck = 牌庫
keyforge-option-deck-help = 為這張牌桌產生一副現開牌庫；或自備牌庫：Master Vault 的檔案，或牌庫清單。
keyforge-option-deck-sealed = 現開賽制：新的《統御者的呼喚》牌庫
keyforge-option-deck-sealed-AoA = 現開賽制：新的《耀升紀元》牌庫
keyforge-option-deck-sealed-WC = 現開賽制：新的《世界碰撞》牌庫
keyforge-option-deck-sealed-MM = 現開賽制：新的《突變擴散》牌庫
keyforge-option-deck-sealed-DT = 現開賽制：新的《潛潮闇湧》牌庫
keyforge-option-deck-sealed-WoE = 現開賽制：新的《風起變奏》牌庫
keyforge-option-deck-sealed-MoMu = 現開賽制：新的《突變再擴散》牌庫
keyforge-option-deck-sealed-GR = 現開賽制：新的《陰森殘響》牌庫
keyforge-option-deck-own = 自備牌庫
keyforge-option-second = 第二副牌庫
keyforge-option-second-help = 三牌庫賽制中，每位玩家帶三副牌庫。現開牌庫會為這張牌桌產生。
keyforge-option-second-sealed = 現開賽制：新的《統御者的呼喚》牌庫
keyforge-option-second-sealed-AoA = 現開賽制：新的《耀升紀元》牌庫
keyforge-option-second-sealed-WC = 現開賽制：新的《世界碰撞》牌庫
keyforge-option-second-sealed-MM = 現開賽制：新的《突變擴散》牌庫
keyforge-option-second-sealed-DT = 現開賽制：新的《潛潮闇湧》牌庫
keyforge-option-second-sealed-WoE = 現開賽制：新的《風起變奏》牌庫
keyforge-option-second-sealed-MoMu = 現開賽制：新的《突變再擴散》牌庫
keyforge-option-second-sealed-GR = 現開賽制：新的《陰森殘響》牌庫
keyforge-option-second-own = 自備牌庫
keyforge-option-third = 第三副牌庫
keyforge-option-third-help = 三牌庫賽制中，每位玩家帶三副牌庫。現開牌庫會為這張牌桌產生。
keyforge-option-third-sealed = 現開賽制：新的《統御者的呼喚》牌庫
keyforge-option-third-sealed-AoA = 現開賽制：新的《耀升紀元》牌庫
keyforge-option-third-sealed-WC = 現開賽制：新的《世界碰撞》牌庫
keyforge-option-third-sealed-MM = 現開賽制：新的《突變擴散》牌庫
keyforge-option-third-sealed-DT = 現開賽制：新的《潛潮闇湧》牌庫
keyforge-option-third-sealed-WoE = 現開賽制：新的《風起變奏》牌庫
keyforge-option-third-sealed-MoMu = 現開賽制：新的《突變再擴散》牌庫
keyforge-option-third-sealed-GR = 現開賽制：新的《陰森殘響》牌庫
keyforge-option-third-own = 自備牌庫
keyforge-deck-label = { $name }（{ $houses }）
keyforge-option-first = 先手玩家
keyforge-option-first-help = 由誰進行第一個回合。規則規定隨機決定。
keyforge-option-first-random = 隨機
keyforge-option-first-0 = 座位 1
keyforge-option-first-1 = 座位 2
keyforge-option-chains-0 = 座位 1 的枷鎖
keyforge-option-chains-0-help = 座位 1 的玩家開始時有幾個枷鎖：牌庫較強時的讓分。
keyforge-option-chains-1 = 座位 2 的枷鎖
keyforge-option-chains-1-help = 座位 2 的玩家開始時有幾個枷鎖：牌庫較強時的讓分。
keyforge-option-time = 遊戲時間
keyforge-option-time-help = 選擇 45 分鐘時，之後採用正式賽事的超時規則與平局規則。
keyforge-option-time-none = 不限時
keyforge-option-time-45 = 45 分鐘，採用超時規則
keyforge-option-match = 對戰方式
keyforge-option-match-help = 自適應：第二場交換牌庫，第三場以枷鎖競標牌庫。自適應（單場）：競標其中一副牌庫後進行一場。反轉：使用對手帶來的牌庫。枷鎖競標：以枷鎖競標，出價最高的玩家選擇牌庫。三牌庫：每位玩家帶三副牌庫，並停用對手的其中一副；已獲勝的牌庫不再使用，其餘兩副都必須獲勝。
keyforge-option-match-single = 一場
keyforge-option-match-three = 三戰兩勝
keyforge-option-match-adaptive = 自適應賽制
keyforge-option-match-short-adaptive = 自適應賽制（單場）
keyforge-option-match-reversal = 反轉賽制
keyforge-option-match-auction = 枷鎖競標
keyforge-option-match-triad = 三牌庫賽制
keyforge-option-opening-bid = 最低出價
keyforge-option-opening-bid-help = 競標牌庫時，第一次出價至少幾個枷鎖。
keyforge-option-piles = 棄牌堆的順序
keyforge-option-piles-help = 數張牌同時放入棄牌堆時，是否詢問當前玩家它們的順序。只有少數卡牌與此有關。
keyforge-option-piles-table = 依場上的順序
keyforge-option-piles-ask = 由當前玩家選擇
keyforge-option-lists = 牌庫清單
keyforge-option-lists-help = 玩家是否可以閱讀彼此的牌庫清單。清單隱藏時（如正式的現開賽制），只知道對手的三個勢力、季度，以及已看過的牌。僅適用於一場遊戲或三戰兩勝。
keyforge-option-lists-open = 對所有人公開
keyforge-option-lists-hidden = 不讓他人看到
keyforge-option-opening = 試玩的卡牌
keyforge-option-opening-help = 這張牌在座位 1 的起始手牌中，該座位的現開牌庫含有它。只用於一個人對戰機器人。
keyforge-option-opening-dealt = 無
keyforge-option-opening-own = 一張試玩的卡牌

# 在放大檢視卡牌時。文字與圖片來自這一桌牌庫的檔案。
keyforge-art-official = 顯示官方文字與圖片
keyforge-art-official-help = 來自玩家帶到這一桌的牌庫。圖片從出版方的伺服器載入，對方會看到你的網路位址。
keyforge-art-official-text = 官方文字
keyforge-art-official-picture = 「{ $card }」的官方圖片
keyforge-art-official-none = 這一桌的牌庫沒有帶來這張牌的官方文字。
keyforge-art-official-failed = 無法載入官方文字。請稍後再試。
