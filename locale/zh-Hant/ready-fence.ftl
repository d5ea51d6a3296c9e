### READY... FENCE!：玩家在這個遊戲裡讀到的所有文字。慣例寫在 en/ready-fence.ftl 開頭。
### - 玩家名稱可能是任何文字，所以名稱與後面的字之間一律空一格。
### - 卡牌名稱放在「」裡；清單 $cards 不加。

ready-fence-name = READY... FENCE!
ready-fence-tagline = 用卡牌進行的銳劍對決：距離、時間、速度
ready-fence-description = 兩位劍手在 10 格的劍道上對峙。拿捏距離，選擇武器位置，然後出牌攻擊；對手可以撥擋、反攻或後退，你還能再回應一次。每次刺中得 1 分。
ready-fence-players = 2 人
ready-fence-length = 20 至 40 分鐘

## 卡牌：名稱

ready-fence-card-ST = 直刺
ready-fence-card-BT = 敲劍刺
ready-fence-card-DI = 換側刺
ready-fence-card-TT = 刺腳攻擊
ready-fence-card-GA = 卡劍刺
ready-fence-card-FK = 甩劍刺
ready-fence-card-FN = 纏劍刺
ready-fence-card-FL = 飛刺
ready-fence-card-PR = 撥擋還擊
ready-fence-card-CP = 回壓撥擋
ready-fence-card-IF = 近身刺
ready-fence-card-SH = 時間差反攻
ready-fence-card-CT = 反反攻
ready-fence-card-FT = 假反攻
ready-fence-card-JK = 王牌卡
ready-fence-card-AN = 角度刺/對抗刺
ready-fence-card-RA = 連續刺
ready-fence-card-FE = 假攻擊
# $card：不含速度值的名稱。
ready-fence-card-label = { $card } { $speed }

## 卡牌：種類與顏色

ready-fence-card-type-basic = 基本動作
ready-fence-card-type-auxiliary = 輔助動作
ready-fence-card-type-defence = 防守卡
ready-fence-card-type-counter = 反擊卡
ready-fence-card-type-special = 特別卡
ready-fence-card-type-addon = 追加卡
ready-fence-colour-red = 紅色
ready-fence-colour-blue = 藍色
ready-fence-colour-cyan = 青色
ready-fence-colour-orange = 橘色
ready-fence-colour-gold = 黃金色

## 卡牌：作用

ready-fence-text-ST = 攻擊。你在擊劍線而對手在開放誘導時：速度值 +2。
ready-fence-text-BT = 攻擊，但對手在開放誘導時不能出。對手在擊劍線時：速度值 +1。
ready-fence-text-DI = 對手在武器交鋒時的攻擊，不受其 −1 影響。或是反攻敲劍刺、卡劍刺、纏劍刺。
ready-fence-text-TT = 攻擊。只有時間差反攻、王牌卡與距離防守可以回應。
ready-fence-text-GA = 對手在擊劍線時的攻擊。或是追加在自己成功的撥擋上：成為速度值 4 的還擊。
ready-fence-text-FK = 攻擊，但對手在開放誘導時不能出。對手在擊劍線時：速度值 +1。
ready-fence-text-FN = 對手在擊劍線時的攻擊。
ready-fence-text-FL = 只能在遠距離攻擊。對手只有一次回應，而你不能再出牌。你的劍手站到劍道外側。
ready-fence-text-PR = 撥擋速度值不高於它的紅色動作，並立即還擊，視為直刺：4 → 2，5 → 3，6 → 4。
ready-fence-text-CP = 對卡劍刺或纏劍刺：立即得分。否則是沒有還擊的普通撥擋。
ready-fence-text-IF = 近距離的攻擊。或是在近距離、長刺距離撥擋並還擊（4 → 2，5 → 3，6 → 4）；在長刺距離時先前進 1 格。
ready-fence-text-SH = 反攻直刺、敲劍刺、甩劍刺、刺腳攻擊、飛刺或還擊。比對方快就取得主動；一樣快是同時刺中。
ready-fence-text-CT = 對反攻使用，不論其速度值。除非對手以假反攻回應，否則得分。
ready-fence-text-FT = 對反反攻使用：立即得分。
ready-fence-text-JK = 幾乎可以回應任何卡牌，並立即得分；之後棄置。不能開始擊劍交鋒，也不能回應反反攻或立即得分的卡牌。
ready-fence-text-AN = 與一張有速度值的紅色、藍色或青色卡牌一起出：速度值 +2。不算一個擊劍動作。
ready-fence-text-RA = 你的攻擊被藍色撥擋或無卡防守擋下之後：以同一張卡牌再次攻擊，速度值 +2，並取消任何還擊。
ready-fence-text-FE = 在對手第一次回應你的攻擊之後立即出：更換為速度值不低於該防守的攻擊卡，或結束擊劍交鋒，雙方都不得分。

## 擊劍交鋒中的動作

ready-fence-role-attack = 攻擊
ready-fence-role-parry-riposte = 撥擋並還擊
ready-fence-role-ceding = 普通撥擋
ready-fence-role-ceding-scores = 回壓撥擋，立即得分
ready-fence-role-infighting = 近身刺
ready-fence-role-counter = 反攻
ready-fence-role-counter-time = 反反攻
ready-fence-role-feint-in-time = 假反攻
ready-fence-role-joker = 王牌卡
ready-fence-role-renewed = 再次攻擊
ready-fence-role-replace = 假攻擊：更換攻擊
ready-fence-role-break-off = 假攻擊：結束交鋒
ready-fence-role-parry = 無卡撥擋
ready-fence-role-distance = 距離防守
ready-fence-role-accept = 不回應
ready-fence-role-late = 回應，但太慢

## 武器位置、距離、雙方、遊戲模式

ready-fence-position-line = 擊劍線
ready-fence-position-line-help = 劍尖指向對手。對手在開放誘導時，你的直刺速度值 +2。對手對你出敲劍刺與甩劍刺時速度值 +1，也可以出卡劍刺與纏劍刺。
ready-fence-position-invitation = 開放誘導
ready-fence-position-invitation-help = 故意露出空檔。你的防守速度值 +1：以藍色或青色使用的卡牌，以及撥擋動作。對手不能對你出敲劍刺與甩劍刺；但對手在擊劍線時，其直刺速度值 +2。
ready-fence-position-engagement = 武器交鋒
ready-fence-position-engagement-help = 壓制對手的劍。對手的攻擊與還擊速度值 −1。對手可以對你出換側刺，而且不受這個 −1 影響。
ready-fence-reach-short = 近距離
ready-fence-reach-lunge = 長刺距離
ready-fence-reach-long = 遠距離
ready-fence-reach-out = 超出距離
ready-fence-side-green = 綠方
ready-fence-side-red = 紅方
ready-fence-mode-tutorial = 教學遊戲模式
ready-fence-mode-tutorial-help = 41 張卡牌，只在長刺距離開始擊劍交鋒，出牌不需要耐力能量。出過的卡牌要棄置。適合初學。
ready-fence-mode-basic = 基本遊戲模式
ready-fence-mode-basic-help = 35 張卡牌、三種距離、耐力能量、撥擋動作。出過的卡牌會收回手中。
ready-fence-mode-advanced = 進階遊戲模式
ready-fence-mode-advanced-help = 全部 54 張卡牌，包括假攻擊、反反攻與後退動作。耐力能量隨比賽回合減少。

## 牌桌上方的一行：讀者現在可以做什麼

ready-fence-prompt-mulligan = 保留手牌，或起手換牌：全部退回並重新發牌。只有一次機會。
# $left：這次遊戲輪替剩下的動作（1 或 2）。
ready-fence-prompt-turn = { $reach ->
    [short] 輪到你了，雙方在近距離。
    [lunge] 輪到你了，雙方在長刺距離。
    [long] 輪到你了，雙方在遠距離。
   *[out] 輪到你了。目前超出距離：請靠近對手。
}還有 { $left } 個動作。
ready-fence-prompt-retreat = 你已後退。換一張卡牌，或全部留著。
ready-fence-prompt-renew = 這次遊戲輪替沒有擊劍交鋒。放棄一張卡牌再抽一張，或全部留著。
# $sudden：驟死戰時為 yes。
ready-fence-prompt-cost = { $sudden ->
    [yes] 驟死戰：沒有擊劍交鋒的遊戲輪替要放棄一張卡牌。選擇要放棄的卡牌。
   *[no] 距離防守：選擇要放棄的卡牌。
}
# $name 威脅讀者 $rival。$card：視為哪一張卡牌。$tie：速度值相同的反攻為 yes，不回應就是同時刺中。
ready-fence-prompt-answer = { $kind ->
    [riposte] { $name } 還擊，速度值 { $speed }，視為「{ $card }」。選擇回應，否則對手得分。
    [renewed] { $name } 以「{ $card }」再次攻擊，速度值 { $speed }。選擇回應，否則對手得分。
    [counter] { $tie ->
        [yes] { $name } 以「{ $card }」反攻，速度值同為 { $speed }。選擇回應，否則同時刺中。
       *[no] { $name } 以「{ $card }」反攻，速度值 { $speed }。選擇回應，否則對手得分。
    }
    [counter-time] { $name } 出了「{ $card }」。只有「{ ready-fence-card-FT }」可以回應。
   *[attack] { $name } 以「{ $card }」攻擊，速度值 { $speed }。選擇回應，否則對手得分。
}
# $renewed、$feint：是否可以出連續刺、假攻擊。
ready-fence-prompt-press = { $joker ->
    [yes] 普通的「{ ready-fence-card-CP }」擋下了你。「{ ready-fence-card-JK }」可以贏過它：繼續，或就此結束。
   *[no] { $feint ->
        [yes] { $renewed ->
            [yes] 你的攻擊被擋下。以「{ ready-fence-card-RA }」或「{ ready-fence-card-FE }」繼續，或就此結束。
           *[no] 你的攻擊被擋下。以「{ ready-fence-card-FE }」繼續，或就此結束。
        }
       *[no] { $renewed ->
            [yes] 你的攻擊被擋下。以「{ ready-fence-card-RA }」繼續，或就此結束。
           *[no] 你的攻擊被擋下。
        }
    }
}
ready-fence-prompt-sent = 正在送出你的選擇。
# $action：ready-fence-action-… 之一。
ready-fence-prompt-confirm = 請確定：{ $action }
ready-fence-prompt-off-strip = 請確定：{ $action }。這會出界，讓對手得 1 分。
# $card：卡牌或動作。
ready-fence-prompt-way = { $card }：選擇一種方式。
ready-fence-prompt-exchange = 選擇要換的卡牌。
ready-fence-prompt-replace = 選擇要更換成哪一張攻擊卡。
ready-fence-prompt-over = 對戰結束。

ready-fence-prompt-wait-mulligan = { $name } 正在看發到的卡牌。
ready-fence-prompt-wait-turn = { $name } 正在進行遊戲輪替。
ready-fence-prompt-wait-retreat = { $name } 後退之後可以換一張卡牌。
ready-fence-prompt-wait-renew = { $name } 可以放棄一張卡牌再抽一張。
ready-fence-prompt-wait-cost = { $name } 正在選擇要放棄的卡牌。
ready-fence-prompt-wait-answer = { $name } 正在選擇如何回應。
ready-fence-prompt-wait-press = { $name } 正在決定是否繼續。

## 按鈕與其作用：也用在 ready-fence-prompt-confirm、ready-fence-auto，以及 ready-fence-why-… 的 $card

ready-fence-actions = 動作
ready-fence-action-forward = 前進 1 格
ready-fence-action-back = 往後移動 1 格
ready-fence-action-retreat = 後退 2 格
ready-fence-action-exchange = 換牌
ready-fence-action-stall = 暫停（耐力能量 +2）
# $acts：這次遊戲輪替已做的動作。
ready-fence-action-end = { $acts ->
    [0] 略過
   *[other] 結束遊戲輪替
}
ready-fence-action-keep = 保留手牌
ready-fence-action-mulligan = 起手換牌
# $tie：同時刺中時為 yes。
ready-fence-action-accept = { $tie ->
    [yes] 不回應：同時刺中
   *[no] 不回應：對手得分
}
# $cost：消耗的耐力能量。
ready-fence-action-parry = 撥擋（{ $cost } 點耐力能量）
ready-fence-action-parry-plain = 撥擋動作
ready-fence-action-parry-with = 撥擋並追加「{ $addon }」（{ $cost } 點耐力能量）
ready-fence-action-distance = 距離防守（1 點耐力能量）
ready-fence-action-feint = 假攻擊
ready-fence-action-break-off = 假攻擊：結束擊劍交鋒
ready-fence-action-no-retreat = 不換牌
ready-fence-action-no-renew = 全部留著
ready-fence-action-no-press = 就此結束
ready-fence-action-play = 出「{ $card }」
ready-fence-action-play-with = 出「{ $card }」並追加「{ $addon }」
ready-fence-action-exchange-card = 換掉「{ $card }」
ready-fence-action-discard-card = 放棄「{ $card }」
ready-fence-action-replace = 假攻擊：改出「{ $card }」
ready-fence-action-replace-with = 假攻擊：改出「{ $card }」並追加「{ $addon }」
# 手機上：打開武器位置的選擇。
ready-fence-action-weapon = 武器位置
ready-fence-action-position = { $position ->
    [invitation] 改為開放誘導
    [engagement] 改為武器交鋒
   *[line] 改為擊劍線
}
# 唯一的選擇。$action：ready-fence-action-… 之一。
ready-fence-auto = 只有一種選擇，自動替你執行：{ $action }

ready-fence-table-concede = { $name } 投降
ready-fence-table-concede-confirm = 確定 { $name } 要投降嗎？{ $name } 會立即輸掉這場對戰。
ready-fence-table-concede-own = 投降
ready-fence-table-concede-own-confirm = 你確定要投降嗎？你會立即輸掉這場對戰。

## 一張卡牌或一個動作的各種方式，各有一個按鈕。$card 是兩者之一；$speed 是印在上面的速度值。

ready-fence-ways = 「{ $card }」的方式
ready-fence-way-plain = 單獨使用
ready-fence-way-AN = 追加「{ ready-fence-card-AN }」：{ $speed } + 2 = { $total }
ready-fence-way-GA = 追加「{ ready-fence-card-GA }」：速度值 { $riposte } 的還擊

## 威脅，以及如何回應。$kind：attack、riposte、renewed、counter、counter-time。

# $name 威脅 $rival。$you：$rival 是讀者時為 yes。$tie：同 ready-fence-prompt-answer。
ready-fence-threat = { $kind ->
    [riposte] { $you ->
        [yes] { $name } 對你還擊：視為「{ $card }」，速度值 { $speed }。
       *[no] { $name } 對 { $rival } 還擊：視為「{ $card }」，速度值 { $speed }。
    }
    [renewed] { $you ->
        [yes] { $name } 再次攻擊你：「{ $card }」，速度值 { $speed }。
       *[no] { $name } 再次攻擊 { $rival }：「{ $card }」，速度值 { $speed }。
    }
    [counter] { $tie ->
        [yes] { $you ->
            [yes] { $name } 對你反攻：「{ $card }」，速度值 { $speed }。速度值相同：同時刺中。
           *[no] { $name } 對 { $rival } 反攻：「{ $card }」，速度值 { $speed }。速度值相同：同時刺中。
        }
       *[no] { $you ->
            [yes] { $name } 對你反攻：「{ $card }」，速度值 { $speed }。
           *[no] { $name } 對 { $rival } 反攻：「{ $card }」，速度值 { $speed }。
        }
    }
    [counter-time] { $you ->
        [yes] { $name } 對你出「{ $card }」。
       *[no] { $name } 對 { $rival } 出「{ $card }」。
    }
   *[attack] { $you ->
        [yes] { $name } 攻擊你：「{ $card }」，速度值 { $speed }。
       *[no] { $name } 攻擊 { $rival }：「{ $card }」，速度值 { $speed }。
    }
}
# $speed：有速度值的卡牌需要達到的數值。$id：威脅視為哪一種卡牌（ST、TT、IF……）。
ready-fence-answers = { $kind ->
    [renewed] { $id ->
        [TT] 再次的刺腳攻擊只能以速度值 { $speed } 以上的時間差反攻或王牌卡回應。
        [IF] 只能以速度值 { $speed } 以上的近身刺、王牌卡或撥擋動作回應。
       *[other] 以速度值 { $speed } 以上的藍色或青色卡牌回應，或以撥擋動作回應。
    }
    [riposte] { $id ->
        [IF] 只能以速度值 { $speed } 以上的近身刺或王牌卡回應，有時也可以用撥擋動作。
       *[other] 以速度值 { $speed } 以上的藍色或青色卡牌回應，有時也可以用撥擋動作。
    }
    [counter] 只有藍色或黃金色可以回應反攻。
    [counter-time] 只有「{ ready-fence-card-FT }」可以回應。
   *[attack] { $id ->
        [TT] 刺腳攻擊只能以速度值 { $speed } 以上的時間差反攻、王牌卡或距離防守回應。
        [IF] 只能以速度值 { $speed } 以上的近身刺、王牌卡或無卡防守回應。
       *[other] 以速度值 { $speed } 以上的藍色或青色卡牌回應，或以無卡防守回應。
    }
}
ready-fence-note-sudden = 驟死戰
ready-fence-note-priority = 優先權：{ $name }

## 雙方與手牌

# 牌桌上屬於一位玩家的部分。
ready-fence-side = { $side ->
    [red] { $name }，紅方
   *[green] { $name }，綠方
}
ready-fence-hand = 你的手牌
ready-fence-slowly = 慢動作重看這次擊劍交鋒
ready-fence-hand-empty = 沒有卡牌
ready-fence-hand-known = 對手知道這張卡牌。
ready-fence-rival = { $name }：手牌 { $count } 張
ready-fence-rival-known = 已知：{ $cards }
ready-fence-badge-side = { $side ->
    [red] 紅方
   *[green] 綠方
}
ready-fence-badge-stamina = 耐力能量 { $value }，上限 { $cap }
ready-fence-badge-position = { $position ->
    [invitation] 武器位置：開放誘導
    [engagement] 武器位置：武器交鋒
   *[line] 武器位置：擊劍線
}
ready-fence-badge-hand = { $count } 張手牌

## 卡牌在哪裡。欄位名稱要簡短。

ready-fence-memory-open = 卡牌在哪裡
ready-fence-memory-title = 卡牌在哪裡
# 張數：$timer 在計時器牌庫，$reserve 是備用牌，$unseen 面朝下棄置。
ready-fence-memory-intro = 你沒看過的卡牌在對手手中、計時器牌庫（{ $timer } 張）、備用牌（{ $reserve } 張），或已面朝下棄置（{ $unseen } 張）。
ready-fence-memory-card = 卡牌
ready-fence-memory-total = 全部
ready-fence-memory-own = 你的
ready-fence-memory-known = 已知
ready-fence-memory-table = 打出
ready-fence-memory-discarded = 棄置
ready-fence-memory-unseen = 未見

## 現在不能出牌或不能做的原因。$need：規則要求的數目，$have：現有的數目。

ready-fence-why-not-red = 「{ $card }」不能開始擊劍交鋒。只有紅色的攻擊卡可以。
ready-fence-why-lunge-only = 「{ $card }」只能在長刺距離開始：雙方之間正好 1 個空格。
ready-fence-why-short-only = 「{ $card }」只能在近距離開始：雙方之間沒有空格。
ready-fence-why-long-only = 「{ $card }」只能在遠距離開始：雙方之間正好 2 個空格。
ready-fence-why-out-of-reach = 超出距離：雙方之間超過 2 個空格時，不能開始擊劍交鋒。
ready-fence-why-position-line = 「{ $card }」只能在對手的武器位置是{ ready-fence-position-line }時開始。
ready-fence-why-position-engagement = 「{ $card }」只能在對手的武器位置是{ ready-fence-position-engagement }時開始。
ready-fence-why-position-not-invitation = 對手的武器位置是{ ready-fence-position-invitation }時，不能出「{ $card }」。
ready-fence-why-stamina = 「{ $card }」需要 { $need } 點耐力能量，你有 { $have } 點。
ready-fence-why-colour = 「{ $card }」不能回應這個顏色。紅色以藍色或青色回應，青色以藍色回應，反反攻只能以青色回應。
# $other：對手的卡牌。
ready-fence-why-text = 「{ $card }」不能回應「{ $other }」。
ready-fence-why-too-slow = 「{ $card }」太慢：速度值 { $have }，需要 { $need }。
ready-fence-why-two-cards = 你在這次擊劍交鋒中已出了兩張卡牌，不能再出。
ready-fence-why-joker-counter-time = 「{ ready-fence-card-JK }」不能回應反反攻。
ready-fence-why-needs-counter = 「{ $card }」只能回應反攻。
ready-fence-why-needs-counter-time = 「{ $card }」只能回應反反攻。
ready-fence-why-infighting-distance = { $need ->
    [0] 「{ $card }」只能在近距離回應：雙方之間沒有空格。
   *[other] 「{ $card }」只能在近距離或長刺距離回應：雙方之間至多 1 個空格。
}
ready-fence-why-renewed = 你開始的攻擊被藍色撥擋或無卡防守擋下之後，才能出「{ $card }」。
ready-fence-why-feint = 「{ $card }」只能由攻擊方在對手第一次回應之後立即出。
ready-fence-why-addon = 「{ $card }」不能單獨出。請與另一張卡牌一起出。
ready-fence-why-kept-thrust = 「{ $card }」必須留在手中：你必須一直持有一張直刺。
ready-fence-why-timer-empty = 計時器牌庫已空，不能抽牌。
ready-fence-why-exchanged = 每次遊戲輪替只能換一張卡牌，你已經換過了。
ready-fence-why-edge = 對手擋住去路：不能進入或越過對手的格。
ready-fence-why-stall-twice = 你在上一次遊戲輪替中暫停過，不能連續兩次暫停。
ready-fence-why-stall-priority = 加時賽中不能暫停。
ready-fence-why-stall-first = 暫停算兩個動作，所以只能是遊戲輪替的第一個動作。
ready-fence-why-mode = 這個遊戲模式沒有它。
ready-fence-why-cardless-used = 你在這次擊劍交鋒中已經做過無卡防守，只能做一次。
ready-fence-why-first-card = 無卡防守只能回應對手在擊劍交鋒中第一張卡牌的紅色動作。
ready-fence-why-too-fast = 距離防守只能回應速度值 { $need } 以下的攻擊，這次攻擊的速度值是 { $have }。
ready-fence-why-no-stamina = 無卡防守要消耗耐力能量，而你已經沒有了。
ready-fence-why-toe-touch = 刺腳攻擊不能以撥擋回應。
ready-fence-why-not-riposte = 距離防守不能回應還擊。
ready-fence-why-no-card = 手中沒有可以被抽走的卡牌，而距離防守要失去一張。
ready-fence-why-slower = 「{ $card }」太慢，不能更換：速度值 { $have }，對手的防守是 { $need }。
ready-fence-why-not-now = 現在不能使用。

## 遊戲日誌

ready-fence-event-coin = 投擲硬幣：{ $name } 進行第一次遊戲輪替。
# $known：讀者知道是哪些卡牌時為 yes，否則 $cards 是空的。
ready-fence-event-dealt = { $known ->
    [yes] { $name } 拿到 { $cards }。
   *[no] { $name } 拿到 { $count } 張卡牌。
}
ready-fence-event-mulligan = { $taken ->
    [yes] { $name } 起手換牌。
   *[no] { $name } 保留發到的卡牌。
}
# $timer：計時器牌庫的張數。$reserve：備用牌的張數。
ready-fence-event-timer-built = { $reserve ->
    [0] 計時器牌庫有 { $timer } 張卡牌。
   *[other] 計時器牌庫有 { $timer } 張卡牌，備用牌 { $reserve } 張。
}
ready-fence-event-turn-began = 第 { $number } 次遊戲輪替：{ $name }。
# $to：到達的格；0 與 11 是劍道兩端外的界外區。
ready-fence-event-moved = { $how ->
    [forward] { $name } 前進到第 { $to } 格。
    [infighting] { $name } 近身前進到第 { $to } 格。
    [retreat] { $off ->
        [yes] { $name } 後退 2 格，出界。
       *[no] { $name } 後退 2 格到第 { $to } 格。
    }
    [distance] { $off ->
        [yes] { $name } 退開 2 格，出界。
       *[no] { $name } 退開 2 格到第 { $to } 格。
    }
   *[back] { $off ->
        [yes] { $name } 往後移動，出界。
       *[no] { $name } 往後移動到第 { $to } 格。
    }
}
ready-fence-event-position = { $position ->
    [invitation] { $name } 把武器位置改為開放誘導。
    [engagement] { $name } 把武器位置改為武器交鋒。
   *[line] { $name } 把武器位置改為擊劍線。
}
ready-fence-event-discarded = { $how ->
    [random] { $name } 被隨機抽走「{ $card }」，該卡棄置。
    [sudden] { $name } 放棄「{ $card }」：沒有擊劍交鋒的遊戲輪替要放棄一張卡牌。
    [distance] { $name } 為距離防守放棄「{ $card }」。
   *[exchange] { $name } 放棄「{ $card }」來換牌。
}
# $known：讀者知道是哪些卡牌時為 yes，否則 $cards 是空的。$timer：計時器牌庫剩下的張數。
ready-fence-event-drew = { $known ->
    [yes] { $name } 抽到 { $cards }。計時器：{ $timer }。
   *[no] { $name } 抽 { $count } 張卡牌。計時器：{ $timer }。
}
# $amount：恢復的耐力能量，$stamina：現有的耐力能量。
ready-fence-event-stalled = { $name } 暫停，恢復 { $amount } 點耐力能量，現有 { $stamina } 點。計時器最上面的卡牌不公開地棄置。計時器：{ $timer }。
# $speed：速度值。$need：需要達到的速度值，沒有時為 0。$paid：消耗的耐力能量。$added：有追加卡時為 yes。
ready-fence-event-played = { $role ->
    [parry-riposte] { $added ->
        [yes] { $name } 以「{ $card }」加「{ $addon }」回應：速度值 { $speed } 對 { $need }。
       *[no] { $name } 以「{ $card }」回應：速度值 { $speed } 對 { $need }。
    }
    [ceding] { $added ->
        [yes] { $name } 以「{ $card }」加「{ $addon }」回應：速度值 { $speed } 對 { $need }。
       *[no] { $name } 以「{ $card }」回應：速度值 { $speed } 對 { $need }。
    }
    [ceding-scores] { $name } 以「{ $card }」回應，立即得分。
    [infighting] { $added ->
        [yes] { $name } 以「{ $card }」加「{ $addon }」回應：速度值 { $speed } 對 { $need }。
       *[no] { $name } 以「{ $card }」回應：速度值 { $speed } 對 { $need }。
    }
    [counter] { $added ->
        [yes] { $name } 以「{ $card }」加「{ $addon }」反攻：速度值 { $speed } 對 { $need }。
       *[no] { $name } 以「{ $card }」反攻：速度值 { $speed } 對 { $need }。
    }
    [counter-time] { $name } 以「{ $card }」回應。
    [feint-in-time] { $name } 以「{ $card }」回應，立即得分。
    [joker] { $name } 以「{ $card }」回應，立即得分。
    [renewed] { $name } 出「{ $card }」：速度值 { $speed }。
    [replace] { $added ->
        [yes] { $name } 改以「{ $card }」加「{ $addon }」攻擊：速度值 { $speed } 對 { $need }。
       *[no] { $name } 改以「{ $card }」攻擊：速度值 { $speed } 對 { $need }。
    }
    [break-off] { $name } 出「{ $card }」。
    [late] { $added ->
        [yes] { $name } 以「{ $card }」加「{ $addon }」回應，但太慢：速度值 { $speed } 對 { $need }。
       *[no] { $name } 以「{ $card }」回應，但太慢：速度值 { $speed } 對 { $need }。
    }
   *[attack] { $added ->
        [yes] { $name } 以「{ $card }」加「{ $addon }」攻擊：速度值 { $speed }。
       *[no] { $name } 以「{ $card }」攻擊：速度值 { $speed }。
    }
}{ $paid ->
    [0] { "" }
   *[other] 消耗 { $paid } 點耐力能量。
}
# $stamina：現有的耐力能量。
ready-fence-event-cardless = { $role ->
    [distance] { $name } 以 { $paid } 點耐力能量進行距離防守，剩下 { $stamina } 點。
   *[parry] { $added ->
        [yes] { $name } 以 { $paid } 點耐力能量撥擋並追加「{ $addon }」，剩下 { $stamina } 點。
       *[no] { $name } 以 { $paid } 點耐力能量撥擋，剩下 { $stamina } 點。
    }
}
ready-fence-event-riposte = { $glide ->
    [yes] { $name } 以「{ ready-fence-card-GA }」還擊：速度值 { $speed }。
   *[no] { $name } 還擊：速度值 { $speed }。
}
ready-fence-event-beside = { $name } 的劍手往前衝，站到劍道外側。
ready-fence-event-feint = { $how ->
    [break-off] { $name } 以假攻擊結束擊劍交鋒。
   *[replace] { $name } 以假攻擊收回原來的攻擊卡。
}
ready-fence-event-accepted = { $name } 不回應。
ready-fence-event-stopped = { $name } 擋下攻擊。
# $score：該玩家現在的得分。
ready-fence-event-touch = { $why ->
    [riposte] 刺中！{ $name } 的還擊得分：{ $score } 分。
    [counter] 刺中！{ $name } 的反攻得分：{ $score } 分。
    [at-once] 刺中！{ $name } 立即得分：{ $score } 分。
    [feint] 刺中！{ $name } 的假攻擊得分：{ $score } 分。
    [off-strip] { $rival } 出界，{ $name } 得 1 分：{ $score } 分。
   *[hit] 刺中！{ $name } 的攻擊得分：{ $score } 分。
}
# $name 與 $first、$rival 與 $second：雙方玩家與其得分。$counts：同分且都只差 1 分就達到賽制分數時為 no。
ready-fence-event-double-touch = { $counts ->
    [no] 同時刺中。{ $first } 比 { $second } 時不計分，劍手留在原位。
   *[yes] 同時刺中，雙方各得 1 分：{ $first } 比 { $second }。
}
ready-fence-event-no-touch = 雙方都沒有得分。
ready-fence-event-recovered = { $name } 恢復 { $amount } 點耐力能量，現有 { $stamina } 點。
ready-fence-event-took-back = { $name } 收回 { $cards }。
ready-fence-event-on-guard = 雙方劍手回到起始線。
ready-fence-event-placed = { $name } 的劍手放到第 { $square } 格。
ready-fence-event-period-over = 第 { $period } 比賽回合結束。
ready-fence-event-period-began = 第 { $period } 比賽回合：{ $name } 開始。耐力能量 { $stamina }，計時器 { $timer }。
ready-fence-event-passivity = 太久沒有刺中：棄置計時器最上面的卡牌。計時器：{ $timer }。
ready-fence-event-extra-time = 時間終了，雙方平手。進行 { $timer } 張卡牌的加時賽：{ $name } 擁有優先權。
ready-fence-event-sudden-death = 時間終了，雙方平手。驟死戰：接下來單獨刺中的一方獲勝。
# $both：雙方手中都沒有卡牌時為 yes。
ready-fence-event-out-of-cards = { $both ->
    [yes] 雙方手中都沒有卡牌。
   *[no] { $name } 手中沒有卡牌。
}
ready-fence-event-toss = 投擲硬幣決定：{ $name }。
ready-fence-event-conceded = { $name } 投降。
# $name 獲勝，$loser 落敗。
ready-fence-event-game-over = { $reason ->
    [time] { $name } 獲勝：時間終了時得分較多。
    [priority] { $name } 獲勝：擁有優先權。
    [touch] { $name } 獲勝：取得決勝的一分。
    [cards] { $name } 獲勝：{ $loser } 手中沒有卡牌。
    [toss] { $name } 獲勝：由投擲硬幣決定。
    [conceded] { $name } 獲勝：{ $loser } 已投降。
   *[points] { $name } 獲勝：達到賽制分數。
}

## 對戰結束

ready-fence-end-title = 對戰結束
ready-fence-end-winner = { $name } 贏得對戰
ready-fence-end-you-won = 你獲勝了！
ready-fence-end-you-lost = 你輸了。
ready-fence-end-close = 看劍道
ready-fence-end-show = 顯示結果
ready-fence-reason-points = { $name } 達到賽制分數。
ready-fence-reason-time = 時間終了，{ $name } 的得分較多。
ready-fence-reason-priority = 加時賽結束時沒有人得分，{ $name } 擁有優先權。
ready-fence-reason-touch = 雙方平手後，{ $name } 取得決勝的一分。
ready-fence-reason-cards = 驟死戰中，{ $loser } 手中沒有卡牌。
ready-fence-reason-toss = 雙方手中都沒有卡牌，硬幣決定由 { $name } 獲勝。
ready-fence-reason-conceded = { $loser } 已投降。

## 繪製的部分：標籤，大多只供朗讀。$zone（none、green、red）與 $result（touch、double、void、none）只用來選擇變體。

ready-fence-art-strip = 劍道
ready-fence-art-fencer = { $name }（{ $side ->
        [red] 紅方
       *[green] 綠方
    }）站在第 { $square } 格，武器位置：{ $position ->
        [invitation] 開放誘導
        [engagement] 武器交鋒
       *[line] 擊劍線
    }
# 飛刺進行中。$other：對手的名稱。
ready-fence-art-beside = { $side ->
    [red] { $name }（紅方）衝到劍道外側，在 { $other } 旁邊
   *[green] { $name }（綠方）衝到劍道外側，在 { $other } 旁邊
}
# $count：雙方之間的空格。
ready-fence-art-gap = { $reach ->
    [short] 雙方之間沒有空格：近距離
    [lunge] 雙方之間有 1 個空格：長刺距離
    [long] 雙方之間有 { $count } 個空格：遠距離
   *[out] 雙方之間有 { $count } 個空格：超出距離
}
# $zone：會走到的界外區；是一般的格時為 none。
ready-fence-art-square = { $zone ->
    [green] 出界，綠方的界外區
    [red] 出界，紅方的界外區
   *[none] 第 { $square } 格
}
ready-fence-art-touched = { $name } 被刺中
# 讀者自己名稱旁的標示。
ready-fence-art-you = 你
ready-fence-art-sp = 需要 { $sp } 點耐力能量
ready-fence-art-compulsory = 強制性卡牌
ready-fence-art-timer = 計時器：{ $of } 張剩下 { $left } 張。第 { $period } 比賽回合，共 { $periods } 個
ready-fence-art-timer-extra = 加時賽的計時器：{ $of } 張剩下 { $left } 張
# 放在剩下的張數下方。
ready-fence-art-cards = 張
ready-fence-art-extra = 加時賽
ready-fence-art-score = { $side ->
    [red] { $name }（紅方）：{ $score } 分，賽制 { $target } 分
   *[green] { $name }（綠方）：{ $score } 分，賽制 { $target } 分
}
ready-fence-art-lamp = { $side ->
    [red] 紅燈亮起
   *[green] 綠燈亮起
}
# 賽制分數。
ready-fence-art-target = { $target } 分賽制
ready-fence-art-priority = { $name } 擁有優先權
ready-fence-art-scoreboard = 計分板
ready-fence-art-stamina = 耐力能量：{ $value }，上限 { $cap }
ready-fence-art-stamina-cost = 耐力能量：{ $value }，上限 { $cap }；這會消耗 { $cost }
ready-fence-art-dial = 武器位置
ready-fence-art-dial-cycle = 擊劍線贏開放誘導，開放誘導贏武器交鋒，武器交鋒贏擊劍線
ready-fence-art-dial-at = { $name }：{ $position ->
        [invitation] 開放誘導
        [engagement] 武器交鋒
       *[line] 擊劍線
    }
ready-fence-art-dial-to = { $position ->
    [invitation] 改為開放誘導
    [engagement] 改為武器交鋒
   *[line] 改為擊劍線
}
ready-fence-art-phrase = 擊劍交鋒
ready-fence-art-phrase-empty = 還沒有擊劍交鋒
# 一位玩家在擊劍交鋒中做了什麼。$card：沒有出牌時為 "none"。
ready-fence-art-play = { $card ->
    [none] { $name }：{ $role }。
   *[other] { $name }：{ $role }，「{ $card }」。
}
ready-fence-art-addon = 與「{ $card }」一起出。
ready-fence-art-speed = 速度值 { $speed }。
ready-fence-art-speed-need = 速度值 { $speed }，至少需要 { $need }。
ready-fence-art-riposte = 還擊，速度值 { $speed }。
ready-fence-art-paid = 消耗 { $sp } 點耐力能量。
# $name：單獨得分的玩家。
ready-fence-art-result = { $result ->
    [touch] { $name } 刺中得分
    [double] 同時刺中
    [void] 同時刺中：不計分
   *[none] 雙方都沒有得分
}
ready-fence-art-sample-next = 範例的下一張圖

## 第一次遊戲的引導

ready-fence-guide-mulligan = 好的手牌有一張長刺距離的攻擊卡，再加一兩張可以回應的卡牌。你有一次起手換牌的機會。
ready-fence-guide-reach-short = 你在近距離：這裡只有近身刺可以開始攻擊。
ready-fence-guide-reach-lunge = 你在長刺距離：除了飛刺與近身刺，紅色卡牌都可以開始攻擊。
ready-fence-guide-reach-long = 你在遠距離：這裡只有飛刺可以開始攻擊。
ready-fence-guide-reach-out = 雙方之間超過 2 個空格時，誰都不能攻擊。請靠近對手。
ready-fence-guide-no-attack = 你現在沒有可以開始攻擊的卡牌。移動、改變武器位置，或換一張卡牌。
ready-fence-guide-edge = 你靠近劍道尾端：出界會讓對手得 1 分。
ready-fence-guide-second = 這次遊戲輪替還有 1 個動作。攻擊一定會結束遊戲輪替。
# $stamina：讀者現有的耐力能量。
ready-fence-guide-tired = 你的耐力能量只剩 { $stamina } 點。無卡防守與強力的卡牌都需要它。
ready-fence-guide-tired-stall = 你的耐力能量只剩 { $stamina } 點。暫停可以恢復 2 點，但會用掉整個遊戲輪替。
ready-fence-guide-position-line = 你在擊劍線：對手在開放誘導時，你的直刺較快。每次遊戲輪替可以改變武器位置一次。
ready-fence-guide-position-invitation = 你在開放誘導：你的防守速度值 +1。每次遊戲輪替可以改變武器位置一次。
ready-fence-guide-position-engagement = 你在武器交鋒：對手的攻擊速度值 −1。每次遊戲輪替可以改變武器位置一次。
ready-fence-guide-exchange = 把用不到的卡牌換掉。每抽一張卡牌，計時器也會減少一張。
ready-fence-guide-retreat = 後退之後，如果這次遊戲輪替還沒換過牌，可以換一張。
ready-fence-guide-renew = 這次遊戲輪替沒有擊劍交鋒，你可以放棄一張卡牌再抽一張。
ready-fence-guide-cost = 距離防守要放棄一張卡牌，然後再抽一張。
ready-fence-guide-cost-sudden = 驟死戰中，沒有擊劍交鋒的遊戲輪替要放棄一張卡牌，而且不再抽牌。手中沒有卡牌的一方落敗。
# $id：威脅視為哪一種卡牌（ST、TT、IF……）。
ready-fence-guide-answer-attack = { $id ->
    [TT] 刺腳攻擊不能撥擋。以速度值至少 { $speed } 的時間差反攻或王牌卡回應，或以距離防守回應。亮起的卡牌可以出。
    [IF] 以速度值至少 { $speed } 的近身刺或王牌卡回應，或以無卡防守回應。亮起的卡牌可以出。
   *[other] 以速度值至少 { $speed } 的藍色或青色卡牌回應，或以無卡防守回應。亮起的卡牌可以出。
}
ready-fence-guide-answer-renewed = { $id ->
    [TT] 刺腳攻擊再次來襲，速度值 +2。只能以速度值至少 { $speed } 的時間差反攻或王牌卡回應。亮起的卡牌可以出。
   *[other] 對手再次攻擊，速度值 +2。以速度值至少 { $speed } 的卡牌回應，或撥擋。亮起的卡牌可以出。
}
ready-fence-guide-answer-riposte = { $id ->
    [IF] 對手近身並還擊。只能以速度值至少 { $speed } 的近身刺或王牌卡回應，有時也可以撥擋。亮起的卡牌可以出。
   *[other] 對手撥擋之後還擊。以速度值至少 { $speed } 的卡牌回應。亮起的卡牌可以出。
}
ready-fence-guide-answer-counter = 對手趁你攻擊時反攻。青色只能以藍色或黃金色回應。
ready-fence-guide-answer-counter-time = 只有假反攻可以回應反反攻。
ready-fence-guide-answer-tie = 速度值相同：不回應的話，雙方各得 1 分。
ready-fence-guide-answer-parry = 撥擋動作不需要卡牌，消耗的耐力能量約為攻擊速度值的一半；你有 { $stamina } 點。
ready-fence-guide-answer-distance = 距離防守：後退 2 格，消耗 1 點耐力能量，並更換一張手牌。
ready-fence-guide-answer-feint = 假攻擊可以把原來的攻擊卡更換為另一張，或結束擊劍交鋒。
ready-fence-guide-answer-addon = 追加卡可以讓一起出的卡牌變快，或把撥擋變成還擊。
ready-fence-guide-only-accept = 你沒有可以回應的方式，會自動替你選擇不回應。
ready-fence-guide-press = 你的攻擊被擋下，但對手沒有還擊。你還可以繼續。
ready-fence-guide-press-renewed = 連續刺就是以同一張攻擊卡再次攻擊，速度值 +2。
ready-fence-guide-priority-yours = 加時賽：如果計時器用盡前沒有人得分，你獲勝。
ready-fence-guide-priority-theirs = 加時賽：如果計時器用盡前沒有人得分，對手獲勝。
ready-fence-guide-sudden = 驟死戰：接下來只有一方得分的刺中，就決定勝負。
ready-fence-guide-waiting = 對手正在思考。留意距離與雙方的武器位置。
ready-fence-guide-memory = 「卡牌在哪裡」會告訴你哪些卡牌已經出現過。
ready-fence-guide-win = 先達到賽制分數，或在計時器用盡時得分較多，就獲得勝利。
ready-fence-guide-colours = 紅色攻擊。藍色與青色回應紅色，只有藍色回應青色，黃金色兩者都能回應。
ready-fence-guide-reasons = 把游標移到變暗的卡牌上或按它，就能知道為什麼不能出。

## 按鍵

ready-fence-key-hand = 出手牌，或選擇手牌
ready-fence-key-move = 往左或往右移動
ready-fence-key-position = 擊劍線、開放誘導、武器交鋒
ready-fence-key-retreat = 後退 2 格
ready-fence-key-exchange = 換牌
ready-fence-key-stall = 暫停
ready-fence-key-end = 結束遊戲輪替，或略過
ready-fence-key-accept = 不回應
ready-fence-key-parry = 撥擋
ready-fence-key-distance = 距離防守
ready-fence-key-feint = 假攻擊
ready-fence-key-mulligan = 保留手牌，或起手換牌
ready-fence-key-memory = 卡牌在哪裡
ready-fence-key-step = 移到下一張卡牌或按鈕
ready-fence-key-choose = 選擇，或確定
ready-fence-key-cancel = 取消標示

## 聊天快捷語句

ready-fence-phrase-salute = 向你致敬！
ready-fence-phrase-en-garde = 預備！
ready-fence-phrase-nice-touch = 刺得好！
ready-fence-phrase-nice-parry = 擋得好！
ready-fence-phrase-close = 好險！
ready-fence-phrase-thinking = 讓我想想。
ready-fence-phrase-sorry = 抱歉！
ready-fence-phrase-thanks = 謝謝！
ready-fence-phrase-good-bout = 精采的對戰！

## 遊戲選項。每個選項有標籤、說明，以及每個值的標籤。

ready-fence-option-mode = 遊戲模式
ready-fence-option-mode-help = 採用規則手冊三種遊戲模式的哪一種：決定使用的卡牌、動作與防守。
ready-fence-option-mode-tutorial = 教學
ready-fence-option-mode-basic = 基本
ready-fence-option-mode-advanced = 進階
ready-fence-option-points = 賽制分數
ready-fence-option-points-help = 得幾分獲勝。5 分賽制有 1 個比賽回合，10 分有 2 個，15 分有 3 個。教學模式可選 5、10、15，基本模式可選 5、10，進階模式可選 5、15。
ready-fence-option-points-5 = 5 分
ready-fence-option-points-10 = 10 分
ready-fence-option-points-15 = 15 分
ready-fence-option-cards = 卡牌表
ready-fence-option-cards-help = 卡牌的張數、速度值與耐力能量值。規則手冊沒有列出速度值、耐力能量值與各模式的卡牌，所以都是建議值；如果你有這款遊戲，可以輸入實際卡牌上的數值。
ready-fence-option-cards-proposed = 建議值
ready-fence-option-cards-even = 平均
ready-fence-option-cards-lively = 活躍
ready-fence-option-cards-own = 自訂卡牌表
ready-fence-option-on-guard = 起始的格
ready-fence-option-on-guard-help = 劍手從哪兩格開始。規則手冊畫有兩條起始線，但沒有說是哪兩格。
ready-fence-option-on-guard-4-7 = 第 4 與第 7 格：遠距離
ready-fence-option-on-guard-3-8 = 第 3 與第 8 格：超出距離
ready-fence-option-fewer-actions = 較少的動作
ready-fence-option-fewer-actions-help = 遊戲輪替中是否可以做少於兩個動作。規則手冊只列出完整的組合。
ready-fence-option-fewer-actions-true = 可以
ready-fence-option-fewer-actions-false = 必須做兩個動作、出牌或暫停
ready-fence-option-tutorial-modifiers = 教學模式的武器位置
ready-fence-option-tutorial-modifiers-help = 開放誘導的 +1 與武器交鋒的 −1 是否也用於教學模式。規則手冊只在基本模式寫到。
ready-fence-option-tutorial-modifiers-false = 沒有 +1 與 −1
ready-fence-option-tutorial-modifiers-true = 與基本模式相同
ready-fence-option-invitation-helps = 開放誘導加快
ready-fence-option-invitation-helps-help = 開放誘導使哪些卡牌的速度值 +1。規則手冊說「所有防守動作」。撥擋動作一律加快。
ready-fence-option-invitation-helps-blue-cyan = 藍色與青色卡牌
ready-fence-option-invitation-helps-blue = 只有藍色卡牌
ready-fence-option-engagement-slows = 武器交鋒減慢
ready-fence-option-engagement-slows-help = 武器交鋒使什麼的速度值 −1。規則手冊說「攻擊動作」，而在別處還擊也是攻擊動作。
ready-fence-option-engagement-slows-attacks-ripostes = 攻擊與還擊
ready-fence-option-engagement-slows-attacks = 只有攻擊
ready-fence-option-positions-reset = 武器位置回到擊劍線
ready-fence-option-positions-reset-help = 雙方的武器位置何時回到擊劍線。規則手冊只在遊戲設定時寫到。
ready-fence-option-positions-reset-period = 每個新的比賽回合
ready-fence-option-positions-reset-touch = 每次刺中之後
ready-fence-option-least-speed = 最低速度值
ready-fence-option-least-speed-help = 武器位置最多使速度值降到多低。規則手冊沒有規定。
ready-fence-option-least-speed-1 = 1
ready-fence-option-least-speed-0 = 0
ready-fence-option-card-stamina = 卡牌的耐力能量值
ready-fence-option-card-stamina-help = 卡牌上的耐力能量值是要消耗，還是只需要擁有。規則手冊要求玩家擁有，別處又提到以耐力能量攻擊。
ready-fence-option-card-stamina-spent = 要消耗
ready-fence-option-card-stamina-needed = 只需要擁有
ready-fence-option-stamina-cap = 耐力能量上限
ready-fence-option-stamina-cap-help = 進階模式後面的比賽回合從 5 與 4 開始，耐力能量最多恢復到多少。規則手冊沒有規定。
ready-fence-option-stamina-cap-period = 該比賽回合開始時的值
ready-fence-option-stamina-cap-six = 6
ready-fence-option-kept-thrust = 必須持有的直刺
ready-fence-option-kept-thrust-help = 基本模式中，速度值 3 的直刺不在手上之後，哪一張直刺不能離手。只要它還在手上，距離防守時一定先取出它，換牌時手上必須另有較快的直刺。規則手冊沒有說之後怎麼辦。
ready-fence-option-kept-thrust-last = 最後一張，不論速度值
ready-fence-option-kept-thrust-v3 = 沒有：只保留速度值 3 的
ready-fence-option-angulation-with = 角度刺/對抗刺可搭配
ready-fence-option-angulation-with-help = 它可以追加在哪些卡牌上。顏色規則說紅色或青色，卡牌指示說攻擊卡或防守卡。
ready-fence-option-angulation-with-all = 紅色、藍色與青色卡牌
ready-fence-option-angulation-with-red-cyan = 紅色與青色卡牌
ready-fence-option-glide-in-line = 卡劍刺當作追加卡
ready-fence-option-glide-in-line-help = 追加在撥擋上時，是否也要求對手在擊劍線。卡牌指示只在攻擊時寫到這個條件。
ready-fence-option-glide-in-line-false = 沒有條件
ready-fence-option-glide-in-line-true = 對手在擊劍線
ready-fence-option-riposte-bonus = 還擊視為直刺
ready-fence-option-riposte-bonus-help = 撥擋還擊的還擊，在自己是擊劍線而對手是開放誘導時，是否也 +2。規則手冊說還擊「可被視為直刺」。
ready-fence-option-riposte-bonus-false = 沒有加值
ready-fence-option-riposte-bonus-true = 有加值
ready-fence-option-second-defence = 對再次攻擊的防守
ready-fence-option-second-defence-help = 已做過無卡防守的玩家，能否再以撥擋動作回應連續刺。規則手冊說每次擊劍交鋒一次，卡牌說可以撥擋。
ready-fence-option-second-defence-false = 每次擊劍交鋒只有一次
ready-fence-option-second-defence-true = 可以再做一次
ready-fence-option-slower-feint = 假攻擊更換為較慢的卡牌
ready-fence-option-slower-feint-help = 更換的攻擊卡比防守慢時怎麼辦。規則手冊只提到相同與較快的。
ready-fence-option-slower-feint-forbidden = 不允許
ready-fence-option-slower-feint-parried = 允許：被擋下
ready-fence-option-feint-after-distance = 距離防守之後的假攻擊
ready-fence-option-feint-after-distance-help = 對手以距離防守之後，能否也更換攻擊卡。卡牌指示說任何防守之後都可以；這時速度值大於 5（距離防守躲不開）的攻擊得分。
ready-fence-option-feint-after-distance-false = 只能結束擊劍交鋒
ready-fence-option-feint-after-distance-true = 也可以更換
ready-fence-option-equal-counter = 速度值相同的反攻
ready-fence-option-equal-counter-help = 成為同時刺中之前，攻擊方是否還能回應。規則手冊沒有說。
ready-fence-option-equal-counter-answered = 可以回應
ready-fence-option-equal-counter-final = 立即同時刺中
ready-fence-option-slower-answer = 較慢的回應
ready-fence-option-slower-answer-help = 速度值不夠的卡牌能否照樣打出。攻擊仍然刺中；但在教學模式中，卡牌會棄置、補抽，時間也會流逝。規則手冊沒有說。
ready-fence-option-slower-answer-false = 不允許
ready-fence-option-slower-answer-true = 允許：攻擊刺中
ready-fence-option-joker-toe-touch = 王牌卡對刺腳攻擊
ready-fence-option-joker-toe-touch-help = 王牌卡贏過所有卡牌，但刺腳攻擊只能以時間差反攻或距離防守回應：以哪一張卡牌的文字為準。
ready-fence-option-joker-toe-touch-true = 可以回應
ready-fence-option-joker-toe-touch-false = 不能回應
ready-fence-option-joker-counter-time = 王牌卡對反反攻
ready-fence-option-joker-counter-time-help = 王牌卡贏過除了立即得分以外的所有卡牌：反反攻是否屬於立即得分的卡牌。
ready-fence-option-joker-counter-time-false = 不能回應
ready-fence-option-joker-counter-time-true = 可以回應
ready-fence-option-tutorial-periods = 教學模式的比賽回合
ready-fence-option-tutorial-periods-help = 教學模式的 10 分與 15 分賽制是否分為 2 個與 3 個比賽回合。規則手冊只說到一副計時器牌庫，不夠打到 10 分。
ready-fence-option-tutorial-periods-true = 2 或 3 個比賽回合
ready-fence-option-tutorial-periods-false = 1 個比賽回合
ready-fence-option-tutorial-counter = 教學模式中對反攻的回應
ready-fence-option-tutorial-counter-help = 藍色回應青色，但這個模式沒有藍色卡牌提到反攻：撥擋還擊是否可以。
ready-fence-option-tutorial-counter-parry = 撥擋還擊
ready-fence-option-tutorial-counter-final = 只有王牌卡
ready-fence-option-basic-counter = 基本模式中對反攻的回應
ready-fence-option-basic-counter-help = 藍色回應青色，但這個模式沒有藍色卡牌提到反攻：撥擋還擊是否可以。
ready-fence-option-basic-counter-final = 不能回應
ready-fence-option-basic-counter-parry = 撥擋還擊
ready-fence-option-infighting-step = 以近身刺防守
ready-fence-option-infighting-step-help = 卡牌只能在近距離出，但防守時又要前進一格：能否在長刺距離出牌防守。
ready-fence-option-infighting-step-true = 近距離或長刺距離，並前進
ready-fence-option-infighting-step-false = 只在近距離
ready-fence-option-parry-rounding = 撥擋動作的消耗
ready-fence-option-parry-rounding-help = 每 2 點速度值消耗 1 點耐力能量。規則手冊沒有說速度值是奇數時怎麼算。
ready-fence-option-parry-rounding-up = 無條件進位
ready-fence-option-parry-rounding-down = 無條件捨去，至少 1
ready-fence-option-defence-speed = 防守所看的速度值
ready-fence-option-defence-speed-help = 無卡防守看攻擊卡上印的速度值，還是加上所有加減之後的速度值。規則手冊沒有說。
ready-fence-option-defence-speed-effective = 加減之後
ready-fence-option-defence-speed-printed = 卡牌上印的
ready-fence-option-partial-distance = 距離防守而沒有卡牌可失去
ready-fence-option-partial-distance-help = 沒有卡牌可以被抽走或抽取時，距離防守是否仍然有效。規則手冊說必須完成所有的動作。
ready-fence-option-partial-distance-true = 仍然有效
ready-fence-option-partial-distance-false = 不能執行
ready-fence-option-tied-double = 不計分的同時刺中
ready-fence-option-tied-double-help = 規則手冊列出 4、9、14 分平手：是每種賽制都適用，還是只有差 1 分就結束的那一個。
ready-fence-option-tied-double-target = 差 1 分結束時
ready-fence-option-tied-double-any = 4、9、14 分平手時
ready-fence-option-period-opener = 誰開始新的比賽回合
ready-fence-option-period-opener-help = 規則手冊沒有說後面的比賽回合由誰先進行遊戲輪替。
ready-fence-option-period-opener-other = 換另一位玩家
ready-fence-option-period-opener-same = 同一位玩家
ready-fence-option-passivity = 消極比賽
ready-fence-option-passivity-help = 連續多少次遊戲輪替沒有刺中、也沒有卡牌離開計時器時，計時器失去一張卡牌，使比賽不會永遠打下去。規則手冊沒有讓時間一定會流逝的規定。
ready-fence-option-passivity-6 = 6 次遊戲輪替之後
ready-fence-option-passivity-10 = 10 次遊戲輪替之後
ready-fence-option-passivity-20 = 20 次遊戲輪替之後
ready-fence-option-passivity-0 = 不失去：比賽可能永遠打下去
ready-fence-option-period-timer = 後面比賽回合的計時器
ready-fence-option-period-timer-help = 有幾張卡牌。規則手冊說是手牌以外的所有卡牌，這使後面的比賽回合比第一個長。
ready-fence-option-period-timer-all = 手牌以外的所有卡牌
ready-fence-option-period-timer-12 = 12 張
ready-fence-option-strip-ends = 劍道的兩端
ready-fence-option-strip-ends-help = 綠色與紅色的界外區是 10 格中的第一格與最後一格，還是在 10 格之外。這句話兩種讀法都可以。
ready-fence-option-strip-ends-outside = 在外：10 格可用
ready-fence-option-strip-ends-inside = 在內：8 格可用
ready-fence-option-tutorial-timer = 教學模式的計時器
ready-fence-option-tutorial-timer-help = 教學模式的計時器牌庫有幾張卡牌。規則手冊沒有說。
ready-fence-option-tutorial-timer-all = 發牌後剩下的所有卡牌
ready-fence-option-tutorial-timer-12 = 12 張
ready-fence-option-accept = 接受被刺中
ready-fence-option-accept-help = 防守方能回應時，能否任由攻擊刺中。規則手冊說對手必須出牌回應或選擇無卡防守；手牌是祕密的，實體遊戲中無法查證。
ready-fence-option-accept-free = 自由選擇
ready-fence-option-accept-unable = 只有無法回應時
ready-fence-option-counter-time-parry = 反反攻對撥擋還擊
ready-fence-option-counter-time-parry-help = 它的說明也提到撥擋還擊，卡牌指示卻只提到反攻。
ready-fence-option-counter-time-parry-false = 只對反攻
ready-fence-option-counter-time-parry-true = 也可以對撥擋還擊
ready-fence-option-joker-ceding = 王牌卡對普通的回壓撥擋
ready-fence-option-joker-ceding-help = 王牌卡贏過所有的卡牌，但只擋下攻擊的回壓撥擋並不是威脅。
ready-fence-option-joker-ceding-false = 不能贏過
ready-fence-option-joker-ceding-true = 可以贏過
