### 鍛鑰者：遊戲日誌。慣例見 en/keyforge.ftl 與 en/keyforge-log.ftl 開頭，以及本語言的 keyforge.ftl。

keyforge-event-began = { $name } 先手，進行第一個回合。
keyforge-event-decks = { $set ->
    [none] { $name } 使用牌庫「{ $deck }」。
   *[other] { $name } 使用牌庫「{ $deck }」（{ $set }）。
}
keyforge-event-benched = { $rival } 停用 { $name } 的牌庫「{ $deck }」。
keyforge-event-drew = { $known ->
    [yes] { $name } 抽到{ $cards }。
   *[no] { $name } 抽 { $count } 張牌。
}
keyforge-event-mulligan = { $taken ->
    [yes] { $name } 調度手牌。
   *[no] { $name } 保留手牌。
}
keyforge-event-bid = { $passes ->
    [yes] { $name } 略過。
   *[no] { $name } 出價 { $amount } 個枷鎖。
}
keyforge-event-turn-began = 第 { $number } 回合：{ $name }
keyforge-event-forged = { $colour ->
    [blue] { $name } 花費 { $cost } 個琥魄鍛造藍色鑰匙，已有 { $keys } 把（共需 3 把）。
    [yellow] { $name } 花費 { $cost } 個琥魄鍛造黃色鑰匙，已有 { $keys } 把（共需 3 把）。
   *[red] { $name } 花費 { $cost } 個琥魄鍛造紅色鑰匙，已有 { $keys } 把（共需 3 把）。
}
keyforge-event-unforged = { $colour ->
    [blue] { $name } 的藍色鑰匙取消鍛造。
    [yellow] { $name } 的黃色鑰匙取消鍛造。
   *[red] { $name } 的紅色鑰匙取消鍛造。
}
keyforge-event-house = { $any ->
    [no] { $name } 本回合沒有當前勢力。
   *[yes] { $forced ->
        [yes] 因「{ $card }」的效果，{ $name } 必須選擇{ $house }。
       *[no] { $name } 選擇{ $house }。
    }
}
keyforge-event-took-archives = { $known ->
    [yes] { $name } 取回封存的卡牌：{ $cards }。
   *[no] { $name } 取回 { $count } 張封存的卡牌。
}
keyforge-event-played = { $name } 打出「{ $card }」。
keyforge-event-put = { $name } 將「{ $card }」放入場上。
keyforge-event-attached = 「{ $card }」附加到「{ $host }」。
keyforge-event-discarded = { $zone ->
    [deck] { $name } 從牌庫棄置「{ $card }」。
    [archives] { $name } 從封存區棄置「{ $card }」。
   *[hand] { $name } 棄置「{ $card }」。
}
keyforge-event-reaped = { $name } 以「{ $card }」收穫。
keyforge-event-fights = 「{ $card }」與「{ $target }」戰鬥。
keyforge-event-dodged = 「{ $card }」閃避：這次戰鬥中，雙方不以力量對彼此造成傷害。
keyforge-event-called-off = 「{ $card }」的戰鬥不會發生：雙方都不以力量造成傷害。
keyforge-event-acted = { $how ->
    [omni] { $name } 使用「{ $card }」的萬能能力。
   *[action] { $name } 使用「{ $card }」的行動能力。
}
keyforge-event-unstunned = 「{ $card }」的擊暈被移除。
keyforge-event-ability = 「{ $card }」：{ $text }

keyforge-event-gained = { $why ->
    [icon] { $name } 從額外圖示獲得 { $amount } 個琥魄，現有 { $total } 個。
    [reap] { $name } 因收穫獲得 { $amount } 個琥魄，現有 { $total } 個。
   *[effect] { $name } 獲得 { $amount } 個琥魄，現有 { $total } 個。
}
keyforge-event-lost = { $name } 失去 { $amount } 個琥魄，現有 { $total } 個。
keyforge-event-stole = { $name } 從 { $rival } 竊取 { $amount } 個琥魄。
keyforge-event-paid = { $name } 支付 { $amount } 個琥魄給 { $rival }。
keyforge-event-captured = 「{ $card }」從 { $name } 搶佔 { $amount } 個琥魄。
keyforge-event-exalted = 「{ $card }」受到尊崇：放上 { $amount } 個琥魄。
keyforge-event-moved-amber = { $pools ->
    [from] { $amount } 個琥魄從 { $from } 的琥魄池移動到「{ $to }」。
    [to] { $amount } 個琥魄從「{ $from }」移動到 { $to } 的琥魄池。
    [both] { $amount } 個琥魄從 { $from } 的琥魄池移動到 { $to } 的琥魄池。
    [supply] { $amount } 個琥魄從「{ $from }」移動到供應堆。
    [placed] 從供應堆將 { $amount } 個琥魄放到「{ $to }」上。
   *[none] { $amount } 個琥魄從「{ $from }」移動到「{ $to }」。
}
keyforge-event-moved-damage = { $amount } 點傷害從「{ $card }」移動到「{ $other }」。
keyforge-event-returned-amber = 「{ $card }」上的 { $amount } 個琥魄歸 { $name }。

keyforge-event-damaged = { $dealt ->
    [no] 「{ $card }」受到 { $amount } 點傷害。
   *[yes] 「{ $source }」對「{ $card }」造成 { $amount } 點傷害。
}
keyforge-event-prevented = { $how ->
    [armor] 「{ $card }」的護甲防止 { $amount } 點傷害。
    [ward] 「{ $card }」改為失去守護。
   *[effect] 「{ $card }」受到的 { $amount } 點傷害被防止。
}
keyforge-event-healed = 「{ $card }」被治療 { $amount } 點傷害。
keyforge-event-tagged = 「{ $card }」即將被摧毀。
keyforge-event-destroyed = 「{ $card }」被摧毀。
keyforge-event-moved = { $known ->
    [no] { $to ->
        [deck-top] 一張卡牌放到 { $name } 的牌庫頂。
        [deck-bottom] 一張卡牌放到 { $name } 的牌庫底。
        [deck] 一張卡牌洗入 { $name } 的牌庫。
       *[hand] 一張卡牌放入 { $name } 的手牌。
    }
   *[yes] { $to ->
        [hand] 「{ $card }」返回 { $name } 的手牌。
        [deck] 「{ $card }」洗入 { $name } 的牌庫。
        [deck-top] 「{ $card }」放到 { $name } 的牌庫頂。
        [deck-bottom] 「{ $card }」放到 { $name } 的牌庫底。
        [archives] 「{ $card }」放入 { $name } 的封存區。
        [revealed] 「{ $card }」先放在一旁。
        [purged] 「{ $card }」被清除。
       *[discard] 「{ $card }」放入 { $name } 的棄牌堆。
    }
}
keyforge-event-saved = { $named ->
    [no] 「{ $card }」沒有被摧毀。
   *[yes] 「{ $by }」使「{ $card }」不被摧毀。
}
keyforge-event-exhausted = 「{ $card }」橫置。
keyforge-event-readied = 「{ $card }」重整。
keyforge-event-stunned = 「{ $card }」被擊暈。
keyforge-event-warded = 「{ $card }」受守護。
keyforge-event-unwarded = 「{ $card }」的守護被移除。
keyforge-event-made = { $known ->
    [no] { $name } 製造一個衍生生物：「{ $card }」。
   *[yes] { $name } 製造一個衍生生物：「{ $card }」。面朝下的是「{ $cards }」。
}
keyforge-event-unmasked = { $known ->
    [no] { $to ->
        [hand] 面朝下的「{ $card }」回到 { $name } 的手牌。
        [deck] 面朝下的「{ $card }」洗入 { $name } 的牌庫。
        [deck-top] 面朝下的「{ $card }」放到 { $name } 的牌庫頂。
        [deck-bottom] 面朝下的「{ $card }」放到 { $name } 的牌庫底。
        [archives] 面朝下的「{ $card }」進入 { $name } 的封存區。
       *[other] 面朝下的「{ $card }」離場。
    }
   *[yes] { $to ->
        [hand] 「{ $card }」原來是「{ $cards }」，回到 { $name } 的手牌。
        [deck] 「{ $card }」原來是「{ $cards }」，洗入 { $name } 的牌庫。
        [deck-top] 「{ $card }」原來是「{ $cards }」，放到 { $name } 的牌庫頂。
        [deck-bottom] 「{ $card }」原來是「{ $cards }」，放到 { $name } 的牌庫底。
        [archives] 「{ $card }」原來是「{ $cards }」，進入 { $name } 的封存區。
        [purged] 「{ $card }」原來是「{ $cards }」，被清除。
        [beneath] 「{ $card }」原來是「{ $cards }」，離場。
       *[discard] 「{ $card }」原來是「{ $cards }」，進入 { $name } 的棄牌堆。
    }
}
keyforge-event-joined = 「{ $card }」的兩半合而為一。
keyforge-event-enraged = 「{ $card }」被激怒。
keyforge-event-calmed = 「{ $card }」不再被激怒。
keyforge-event-counters = { $more ->
    [no] 從「{ $card }」移除 { $amount } 個 +1 力量指示物。
   *[yes] 在「{ $card }」上放置 { $amount } 個 +1 力量指示物。
}
# $counter: the kind, as the engine names it.
keyforge-event-marked = { $counter ->
    [doom] 在「{ $card }」上放置 { $amount } 個末日指示物。
    [fuse] 在「{ $card }」上放置 { $amount } 個引信指示物。
    [glory] 在「{ $card }」上放置 { $amount } 個榮耀指示物。
    [disruption] 在「{ $card }」上放置 { $amount } 個干擾指示物。
    [growth] 在「{ $card }」上放置 { $amount } 個成長指示物。
    [warrant] 在「{ $card }」上放置 { $amount } 個通緝指示物。
    [scheme] 在「{ $card }」上放置 { $amount } 個計謀指示物。
    [ignorance] 在「{ $card }」上放置 { $amount } 個無知指示物。
    [knowledge] 在「{ $card }」上放置 { $amount } 個知識指示物。
    [time] 在「{ $card }」上放置 { $amount } 個時間指示物。
    [awakening] 在「{ $card }」上放置 { $amount } 個覺醒指示物。
    [depth] 在「{ $card }」上放置 { $amount } 個深度指示物。
    [trade] 在「{ $card }」上放置 { $amount } 個交易指示物。
    [paint] 在「{ $card }」上放置 { $amount } 個顏料指示物。
    [wisdom] 在「{ $card }」上放置 { $amount } 個智慧指示物。
    [yea] 在「{ $card }」上放置 { $amount } 個贊成指示物。
    [nay] 在「{ $card }」上放置 { $amount } 個反對指示物。
    [hatch] 在「{ $card }」上放置 { $amount } 個孵化指示物。
    [mineralize] 在「{ $card }」上放置 { $amount } 個礦化指示物。
   *[mutation] 在「{ $card }」上放置 { $amount } 個突變指示物。
}
keyforge-event-unmarked = { $counter ->
    [doom] 從「{ $card }」上移除 { $amount } 個末日指示物。
    [fuse] 從「{ $card }」上移除 { $amount } 個引信指示物。
    [glory] 從「{ $card }」上移除 { $amount } 個榮耀指示物。
    [disruption] 從「{ $card }」上移除 { $amount } 個干擾指示物。
    [growth] 從「{ $card }」上移除 { $amount } 個成長指示物。
    [warrant] 從「{ $card }」上移除 { $amount } 個通緝指示物。
    [scheme] 從「{ $card }」上移除 { $amount } 個計謀指示物。
    [ignorance] 從「{ $card }」上移除 { $amount } 個無知指示物。
    [knowledge] 從「{ $card }」上移除 { $amount } 個知識指示物。
    [time] 從「{ $card }」上移除 { $amount } 個時間指示物。
    [awakening] 從「{ $card }」上移除 { $amount } 個覺醒指示物。
    [depth] 從「{ $card }」上移除 { $amount } 個深度指示物。
    [trade] 從「{ $card }」上移除 { $amount } 個交易指示物。
    [paint] 從「{ $card }」上移除 { $amount } 個顏料指示物。
    [wisdom] 從「{ $card }」上移除 { $amount } 個智慧指示物。
    [yea] 從「{ $card }」上移除 { $amount } 個贊成指示物。
    [nay] 從「{ $card }」上移除 { $amount } 個反對指示物。
    [hatch] 從「{ $card }」上移除 { $amount } 個孵化指示物。
    [mineralize] 從「{ $card }」上移除 { $amount } 個礦化指示物。
   *[mutation] 從「{ $card }」上移除 { $amount } 個突變指示物。
}
keyforge-event-tide = { $name } 提升潮位。
keyforge-event-tide-reset = 潮位恢復為中。
keyforge-event-another-turn = { $name } 在本回合之後再進行一個回合。
keyforge-event-named-loop = { $number ->
    [0] { $name } 結束循環。
   *[other] { $name } 讓循環再進行 { $number } 次。
}
# $to: line where an artifact becomes a creature.
keyforge-event-reshaped = { $to ->
    [line] 「{ $card }」成為生物。
   *[artifacts] 「{ $card }」恢復為神器。
}
# $other: the side that is shown now.
keyforge-event-flipped = 「{ $card }」翻面，現在是「{ $other }」。
# $other: what it is a copy of.
keyforge-event-copied = 「{ $card }」成為「{ $other }」的複製品。
keyforge-event-control = { $name } 獲得「{ $card }」的控制權。
keyforge-event-shifted = 「{ $card }」在戰線中移動。
keyforge-event-swapped = 「{ $card }」與「{ $other }」交換位置。

keyforge-event-archived = { $known ->
    [yes] { $name } 封存{ $cards }。
   *[no] { $name } 封存 { $count } 張牌。
}
keyforge-event-hid = { $known ->
    [yes] 「{ $cards }」放到「{ $card }」下面。
   *[no] 一張牌面朝下放到「{ $card }」下面。
}
keyforge-event-revealed = { $name } 展示{ $cards }。
keyforge-event-swapped-piles = { $any ->
    [yes] { $name } 交換牌庫與棄牌堆。現在棄牌堆中有{ $cards }。
   *[no] { $name } 交換牌庫與棄牌堆。現在棄牌堆中沒有牌。
}
keyforge-event-looked = { $known ->
    [yes] { $name } 查看{ $cards }。
   *[no] { $own ->
        [yes] { $name } 查看自己的牌。
       *[no] { $name } 查看 { $owner } 的牌。
    }
}
keyforge-event-shuffled = { $name } 將牌庫洗牌。
keyforge-event-searched = { $name } 進行搜尋。
keyforge-event-chains = { $more ->
    [no] { $name } 移除 { $amount } 個枷鎖，現有 { $total } 個。
   *[yes] { $name } 獲得 { $amount } 個枷鎖，現有 { $total } 個。
}
keyforge-event-named-house = { $name } 指定{ $house }。
keyforge-event-named-number = { $name } 指定 { $number }。
keyforge-event-named-card = { $any ->
    [yes] { $name } 說出「{ $card }」。
   *[no] { $name } 說出一張兩副牌庫都沒有的卡牌。
}
keyforge-event-chose = { $yes ->
    [yes] { $name } 選擇這麼做。
   *[no] { $name } 選擇不這麼做。
}
keyforge-event-mode = { $text ->
    [none] { $mode ->
        [1] { $name } 選擇第一項。
        [2] { $name } 選擇第二項。
       *[other] { $name } 選擇第 { $mode } 項。
    }
   *[other] { $name } 為「{ $card }」選擇：{ $text }
}
keyforge-event-targets = { $named ->
    [no] 選擇了{ $cards }。
   *[yes] 「{ $card }」選擇了{ $cards }。
}
keyforge-event-lasting = { $text ->
    [none] { $about ->
        [cards] 「{ $card }」的效果持續生效，對象是{ $cards }。
       *[no] 「{ $card }」的效果持續生效。
    }
   *[other] { $until ->
        [turn] { $about ->
            [cards] 本回合，「{ $card }」（對象：{ $cards }）：{ $text }
            [house] 本回合，「{ $card }」（勢力：{ $house }）：{ $text }
           *[no] 本回合，「{ $card }」：{ $text }
        }
        [next] { $about ->
            [cards] 本回合下一次，「{ $card }」（對象：{ $cards }）：{ $text }
            [house] 本回合下一次，「{ $card }」（勢力：{ $house }）：{ $text }
           *[no] 本回合下一次，「{ $card }」：{ $text }
        }
        [next-turn] { $about ->
            [cards] 下個回合，「{ $card }」（對象：{ $cards }）：{ $text }
            [house] 下個回合，「{ $card }」（勢力：{ $house }）：{ $text }
           *[no] 下個回合，「{ $card }」：{ $text }
        }
       *[other] { $about ->
            [cards] 從現在起，「{ $card }」（對象：{ $cards }）：{ $text }
            [house] 從現在起，「{ $card }」（勢力：{ $house }）：{ $text }
           *[no] 從現在起，「{ $card }」：{ $text }
        }
    }
}
keyforge-event-check = 將軍！{ $name } 下個回合可以鍛造鑰匙。
keyforge-event-skipped = { $step ->
    [forge] { $name } 略過「鍛造鑰匙」步驟。
    [house] { $name } 略過選擇勢力。
    [main] { $name } 略過打出、棄置與使用卡牌。
    [ready] { $name } 略過重整卡牌。
   *[draw] { $name } 略過抽牌。
}
keyforge-event-fizzled = 「{ $card }」：沒有任何效果。

keyforge-event-overtime = { $state ->
    [last-turn] 超時：{ $name } 的最後一回合開始。
    [forge-only] 超時：{ $name } 只能再進行「鍛造鑰匙」步驟。
    [tie-break] 超時結束：以平局規則決定勝負。
   *[overtime] 時間到。{ $name } 的回合進行到結束。
}
keyforge-event-tie-break = { $step ->
    [2] 平局規則：{ $name } 已鍛造的鑰匙較多。
    [3] 平局規則：{ $name } 剩餘的琥魄較多。
    [4] 平局規則：{ $name } 的枷鎖較少。
    [5] 平局規則：{ $name } 場上的生物較多。
   *[6] 平局規則：{ $name } 是本場遊戲的先手玩家。
}
keyforge-event-conceded = { $name } 投降。
keyforge-event-game-over = { $reason ->
    [concession] { $name } 獲勝：{ $loser } 投降。
    [time] { $name } 在超時後獲勝。
    [draw] 遊戲以平手結束。
   *[keys] { $name } 鍛造了第三把鑰匙，獲勝！
}
keyforge-event-match = 對戰的第 { $number } 場開始。
