### 東京之王：對決：玩家在這個遊戲裡讀到的所有文字。慣例寫在 en/tokyo-duel.ftl 開頭。
### - 玩家名稱可能是任何文字，所以名稱與後面的字之間一律空一格。

tokyo-duel-name = 東京之王：對決
tokyo-duel-tagline = 兩隻怪獸，一座城市，一場拔河
tokyo-duel-description = 兩隻怪獸爭奪東京。擲骰攻擊、治癒、獲得能量，並把名氣與毀滅標記拉拔到自己這一側。購買改變規則的超能力卡。打倒對手，或讓整座城市歸你所有，就獲得勝利。
tokyo-duel-players = 2 人
tokyo-duel-length = 20 至 30 分鐘

## 骰子的記號

tokyo-duel-symbol-attack = 攻擊
tokyo-duel-symbol-heal = 治癒
tokyo-duel-symbol-energy = 能量
tokyo-duel-symbol-fame = 名氣
tokyo-duel-symbol-destruction = 毀滅
tokyo-duel-symbol-special = 特殊能力
# 同一種記號有幾顆，是清單的一部分。
tokyo-duel-symbols = { $symbol ->
    [heal] 治癒 ×{ $count }
    [energy] 能量 ×{ $count }
    [fame] 名氣 ×{ $count }
    [destruction] 毀滅 ×{ $count }
    [special] 特殊能力 ×{ $count }
   *[attack] 攻擊 ×{ $count }
}
tokyo-duel-symbols-none = 無

## 軌道、格子，以及上面的東西

tokyo-duel-track-fame = 名氣
tokyo-duel-track-destruction = 毀滅
# 一個格子的說法。$side 是 middle、mine（讀者這一側）、rival（玩家的對側）、
# player（$owner 那一側，給觀眾看或在日誌中）之一。$space 是從中央算起第幾格。
# $between："yes" 表示這一格與外側下一格之間的格子。
tokyo-duel-place = { $side ->
    [mine] { $between ->
        [yes] 你這一側第 { $space } 格與外側下一格之間
       *[no] 你這一側第 { $space } 格
    }
    [rival] { $between ->
        [yes] 對手那一側第 { $space } 格與外側下一格之間
       *[no] 對手那一側第 { $space } 格
    }
    [player] { $between ->
        [yes] { $owner } 那一側第 { $space } 格與外側下一格之間
       *[no] { $owner } 那一側第 { $space } 格
    }
   *[middle] 中央格
}
# 中央格旁的格子，在中央格與某一側第 1 格之間：$side、$owner 同 tokyo-duel-place。
tokyo-duel-place-by-middle = { $side ->
    [mine] 中央格與你這一側第 1 格之間
    [rival] 中央格與對手那一側第 1 格之間
   *[player] 中央格與 { $owner } 那一側第 1 格之間
}
tokyo-duel-token-BZ01 = 喝采指示物（攻擊）
tokyo-duel-token-BZ02 = 喝采指示物（治癒）
tokyo-duel-token-BZ03 = 喝采指示物（能量）
tokyo-duel-token-BZ04 = 喝采指示物（骰子指示物）
tokyo-duel-token-BZ05 = 喝采指示物（攻擊、骰子指示物）
tokyo-duel-token-BZ06 = 喝采指示物（能量、治癒）
tokyo-duel-token-BZ07 = 喝采指示物（能量、攻擊、治癒）
tokyo-duel-token-BZ08 = 喝采指示物（治癒、雙重攻擊、治癒）
tokyo-duel-token-BZ09 = 縮減格子數量的喝采指示物
tokyo-duel-token-BZ10 = 加長格子數量的喝采指示物（治癒）
tokyo-duel-token-BZ11 = 加長格子數量的喝采指示物（攻擊）
tokyo-duel-token-BK1 = 金剛王的喝采指示物（第一個）
tokyo-duel-token-BK2 = 金剛王的喝采指示物（第二個）

## 怪獸與特殊能力

tokyo-duel-monster-gigazaur = 吉哥拉
tokyo-duel-monster-alienoid = 外星三眼怪
tokyo-duel-monster-space-penguin = 太空企鵝
tokyo-duel-monster-meka-dragon = 麥卡龍
tokyo-duel-monster-cyber-kitty = 霹靂喵喵
tokyo-duel-monster-the-king = 金剛王
tokyo-duel-power-gigazaur = 每 2 個特殊能力：拉拔名氣 1 格，或拉拔毀滅 1 格。
tokyo-duel-power-alienoid = 最後一次擲骰之後，每 2 個特殊能力：在擲骰結果中加上任選的 1 個記號。每次再加 1 個特殊能力：再加上 1 個相同的記號。
tokyo-duel-power-space-penguin = 每 1 個特殊能力：獲得 1 個骰子指示物。
tokyo-duel-power-meka-dragon = 每回合一次：改為將攻擊的數量乘以特殊能力的數量，讓對手一次損失那麼多生命力。
tokyo-duel-power-cyber-kitty = 每 2 個特殊能力：獲得 2 點能量。每次再加 1 個特殊能力：再獲得 2 點能量。
tokyo-duel-power-the-king = 每 2 個特殊能力：放置或移動 1 個金剛王的喝采指示物。對手的拉拔到達它就結束。

## 超能力卡：種類與名稱

tokyo-duel-kind-keep = 保留
tokyo-duel-kind-discard = 棄牌
tokyo-duel-card-TD01 = 酸液攻擊
tokyo-duel-card-TD02 = 腎上腺素強化
tokyo-duel-card-TD03 = 外星代謝
tokyo-duel-card-TD04 = 反物質彈丸
tokyo-duel-card-TD05 = 裝甲護板
tokyo-duel-card-TD06 = 突發新聞
tokyo-duel-card-TD07 = 偽裝
tokyo-duel-card-TD08 = 砲彈跳水！
tokyo-duel-card-TD09 = 威壓
tokyo-duel-card-TD10 = 電光氣場
tokyo-duel-card-TD11 = 充能
tokyo-duel-card-TD12 = 多一顆頭
tokyo-duel-card-TD13 = 風暴之眼
tokyo-duel-card-TD14 = 狂暴
tokyo-duel-card-TD15 = 溫柔巨獸
tokyo-duel-card-TD16 = 巨大腦袋
tokyo-duel-card-TD17 = 冬眠
tokyo-duel-card-TD18 = 開胃小菜
tokyo-duel-card-TD19 = 狀態絕佳
tokyo-duel-card-TD20 = 陰影之中
tokyo-duel-card-TD21 = 戰機緊急升空
tokyo-duel-card-TD22 = 怪獸武術
tokyo-duel-card-TD23 = 閃電速度
tokyo-duel-card-TD24 = 實驗室出品
tokyo-duel-card-TD25 = 片刻喘息
tokyo-duel-card-TD26 = 怪獸雲霄飛車
tokyo-duel-card-TD27 = 雄偉壯觀
tokyo-duel-card-TD28 = 物競天擇
tokyo-duel-card-TD29 = 媒體作戰
tokyo-duel-card-TD30 = 拍照時間
tokyo-duel-card-TD31 = 重新啟動
tokyo-duel-card-TD32 = 再生
tokyo-duel-card-TD33 = 洗劫體育場
tokyo-duel-card-TD34 = 好鬥
tokyo-duel-card-TD35 = 地震試驗
tokyo-duel-card-TD36 = 招牌絕技
tokyo-duel-card-TD37 = 點心時間
tokyo-duel-card-TD38 = 尖刺尾巴
tokyo-duel-card-TD39 = 超導體
tokyo-duel-card-TD40 = 特斯拉脈衝
tokyo-duel-card-TD41 = 派對結束了！
tokyo-duel-card-TD42 = 熱核料理
tokyo-duel-card-TD43 = 雷霆重踏
tokyo-duel-card-TD44 = 巨型電池
tokyo-duel-card-TD45 = 萌到犯規
tokyo-duel-card-TD46 = 潮流領袖
tokyo-duel-card-TD47 = 掙脫鎖鏈
tokyo-duel-card-TD48 = 不穩定基因
tokyo-duel-card-TD49 = 勢不可擋！
tokyo-duel-card-TD50 = 徹底毀滅

## 超能力卡：效果。以冒號結尾的一行，後面接著它引出的效果。

tokyo-duel-text-pull = { $track ->
    [destruction] 拉拔毀滅 { $n } 格。
   *[fame] 拉拔名氣 { $n } 格。
}
tokyo-duel-text-hit = 你的對手損失 { $n } 點生命力。
tokyo-duel-text-self-hit = 你損失 { $n } 點生命力。
tokyo-duel-text-both-lose = 兩隻怪獸各損失 { $n } 點生命力。
tokyo-duel-text-heal = 獲得 { $n } 點生命力。
tokyo-duel-text-energy = 獲得 { $n } 點能量。
tokyo-duel-text-token = 獲得 { $n } 個骰子指示物。
tokyo-duel-text-extra-turn = 本回合之後，再進行一個回合。
tokyo-duel-text-dominate = 你的對手下個回合開始時，可以棄掉任意數量的自己的保留卡。之後每有一張保留卡，該回合就少擲 1 顆骰子。
tokyo-duel-text-zone-losses = 每個位於聚光燈區的標記：那一側的怪獸損失 { $n } 點生命力。
tokyo-duel-text-pull-attacks = 本回合結算攻擊時計入的每個攻擊記號，拉拔名氣 1 格；全部合為一次拉拔。
tokyo-duel-text-rival-discards = 選擇對手的一張保留卡，棄掉該卡。
tokyo-duel-text-add-symbol = { $symbol ->
    [heal] 每回合在你的擲骰結果中加上 { $n } 個治癒。
    [energy] 每回合在你的擲骰結果中加上 { $n } 個能量。
    [fame] 每回合在你的擲骰結果中加上 { $n } 個名氣。
    [destruction] 每回合在你的擲骰結果中加上 { $n } 個毀滅。
    [special] 每回合在你的擲骰結果中加上 { $n } 個特殊能力。
   *[attack] 每回合在你的擲骰結果中加上 { $n } 個攻擊。
}
tokyo-duel-text-add-per-zone = { $symbol ->
    [heal] 每有一個標記位於任一側的聚光燈區，在你的擲骰結果中加上 { $n } 個治癒。
    [energy] 每有一個標記位於任一側的聚光燈區，在你的擲骰結果中加上 { $n } 個能量。
    [fame] 每有一個標記位於任一側的聚光燈區，在你的擲骰結果中加上 { $n } 個名氣。
    [destruction] 每有一個標記位於任一側的聚光燈區，在你的擲骰結果中加上 { $n } 個毀滅。
    [special] 每有一個標記位於任一側的聚光燈區，在你的擲骰結果中加上 { $n } 個特殊能力。
   *[attack] 每有一個標記位於任一側的聚光燈區，在你的擲骰結果中加上 { $n } 個攻擊。
}
tokyo-duel-text-cut = 在你的每個回合中，你可以棄掉 { $n } 張面朝上的卡牌一次。其餘卡牌滑動，並翻開新的卡牌。
tokyo-duel-text-if-alike = 每回合一次，如果你的擲骰結果中有至少 { $n } 個相同的記號：
tokyo-duel-text-prevent-own = 在對手的每個回合中一次，當你將要損失生命力時，少損失 { $n } 點。
tokyo-duel-text-when-bought = 每當你購買另一張卡牌時，在放置該卡的喝采指示物之後、啟動其效果之前：
tokyo-duel-text-camouflage = 每當你將要損失生命力時，你可以為其中每 1 點擲 1 顆骰子。每擲出一個治癒，防止 1 點。
tokyo-duel-text-end-energy-pull = 你的回合結束時：你每有滿 { $n } 點能量，拉拔毀滅 1 格；全部合為一次拉拔。能量不會花費掉。
tokyo-duel-text-extra-die = 在你的每個回合中，多擲 { $n } 顆額外骰子。
tokyo-duel-text-unmade-rolls = 最後一次擲骰之後，可以擲而沒有擲的每一次擲骰，獲得 1 點能量。
tokyo-duel-text-if-no-attack = 結算完你的所有骰子之後，如果你的擲骰結果中沒有攻擊：
tokyo-duel-text-extra-roll = 在你的每個回合中，可以多擲骰 { $n } 次。
tokyo-duel-text-hibernation-immune = 無論任何原因，你都不會損失生命力。
tokyo-duel-text-hibernation = 你的回合開始時，在其他一切之前：棄掉此卡並進行你的回合，或獲得 { $n } 點生命力並立即結束你的回合。
tokyo-duel-text-in-shape = 累計對手在你的回合中損失的生命力。超過 { $n } 點之後的每 1 點，你可以支付 1 點能量。每次支付：
tokyo-duel-text-reroll-fame = 擲骰次數用完時，你仍可以重擲顯示名氣的骰子，次數不限。
tokyo-duel-text-empty-cell = 每當你的拉拔進入喝采指示物上沒有獎勵的格子時，你可以讓對手損失 { $n } 點生命力。金剛王的喝采指示物不算在內。
tokyo-duel-text-lab = 你的回合開始時：你可以購買一張面朝上的卡牌，費用減少 { $n } 點能量。
tokyo-duel-text-buy-part = 當你購買此卡時：
tokyo-duel-text-too-alike = 結算骰子之前：如果你的擲骰結果中有至少 { $n } 個相同的記號，你損失 { $loss } 點生命力。
tokyo-duel-text-reboot = 結算骰子之前：你可以跳過整個階段。如果這麼做：
tokyo-duel-text-discard-this = 棄掉此卡。
tokyo-duel-text-heal-more = 每回合一次，當你獲得生命力時，多獲得 { $n } 點。
tokyo-duel-text-off-token = 每當你的拉拔使標記離開喝采指示物時，獲得 { $n } 個骰子指示物。
tokyo-duel-text-special-groups = { $track ->
    [destruction] 最後一次擲骰之後：你的擲骰結果中每有滿 { $n } 個特殊能力，拉拔毀滅 1 格；全部合為一次拉拔。這些特殊能力仍可使用。
   *[fame] 最後一次擲骰之後：你的擲骰結果中每有滿 { $n } 個特殊能力，拉拔名氣 1 格；全部合為一次拉拔。這些特殊能力仍可使用。
}
tokyo-duel-text-pull-hits = 你每次拉拔毀滅之後，標記每移動 1 格，對手損失 1 點生命力。
tokyo-duel-text-superconductor = 每當對手在結算骰子時獲得能量，你可以棄掉此卡。如果這麼做，獲得相同數量的能量。
tokyo-duel-text-fewer-dice = 在你的每個回合中一次，當你在結算骰子時的拉拔移動了毀滅標記，對手下個回合少擲 { $n } 顆骰子。
tokyo-duel-text-set-aside = 結算骰子之前：你可以把擲骰結果中正好 { $n } 顆骰子放在一旁，不結算。如果這麼做：
tokyo-duel-text-prevent-on-token = { $track ->
    [destruction] 在對手的每個回合中一次，當你將要損失生命力且毀滅標記位於喝采指示物上時，少損失 { $n } 點。
   *[fame] 在對手的每個回合中一次，當你將要損失生命力且名氣標記位於喝采指示物上時，少損失 { $n } 點。
}
tokyo-duel-text-instead-of-reward = 每當你的拉拔到達獎勵時，你可以改為讓對手損失 { $n } 點生命力。
tokyo-duel-text-swap = 每當你一次損失至少 { $n } 點生命力時，你可以將此卡與對手的一張保留卡交換。
tokyo-duel-text-survive = 當你的生命力將要變成 0 時：保持 1 點，直到該回合結束都不再損失生命力，並棄掉此卡。
tokyo-duel-text-all-symbols = 每回合一次，如果你的擲骰結果中六種記號都有：

## 提示：現在可以做什麼

tokyo-duel-prompt-monster = 選擇你的怪獸。
# $for：骰子用途的 id（turn、reroll、camouflage、roll_off）。$count：幾顆骰子。
tokyo-duel-prompt-faces = { $for ->
    [roll_off] 決定起始玩家：擲 { $count } 顆骰子，輸入擲出的記號。
    [reroll] 重擲 { $count } 顆骰子，輸入擲出的記號。
    [camouflage] 「{ tokyo-duel-card-TD07 }」：擲 { $count } 顆骰子，輸入擲出的記號。
   *[turn] 擲 { $count } 顆骰子，輸入擲出的記號。
}
tokyo-duel-prompt-pre-roll = 輪到你了。擲 { $count } 顆骰子。
tokyo-duel-prompt-pre-roll-token = 輪到你了。擲 { $count } 顆骰子，或先棄掉骰子指示物來多擲 1 顆。
# $left：剩下的擲骰次數。
tokyo-duel-prompt-reroll = 選擇要重擲的骰子，或保留所有骰子。還可以擲 { $left } 次。
tokyo-duel-prompt-reroll-fame = 擲骰次數已用完。你仍可以重擲顯示名氣的骰子。
# $left：尚未使用的特殊能力記號。
tokyo-duel-prompt-add = 選擇要加到擲骰結果中的記號。剩下的特殊能力：{ $left } 個。
tokyo-duel-prompt-order = 選擇先啟動哪一張卡牌。
# 可以使用的卡牌所問的問題。$amount：見各卡。
tokyo-duel-prompt-may-TD17 = 「{ tokyo-duel-card-TD17 }」：要醒來進行回合，還是繼續睡？
# $amount：還可以使用幾次。
tokyo-duel-prompt-may-TD19 = 「{ tokyo-duel-card-TD19 }」：要支付 1 點能量來拉拔名氣 1 格嗎？還可以使用 { $amount } 次。
tokyo-duel-prompt-may-TD23 = 「{ tokyo-duel-card-TD23 }」：要讓對手損失 1 點生命力嗎？
tokyo-duel-prompt-may-TD31 = 「{ tokyo-duel-card-TD31 }」：要跳過結算骰子，獲得 2 個骰子指示物與 2 點能量嗎？
# $amount：對手剛才獲得的能量。
tokyo-duel-prompt-may-TD39 = 「{ tokyo-duel-card-TD39 }」：要棄掉它，和對手一樣獲得 { $amount } 點能量嗎？
tokyo-duel-prompt-may-TD47 = 「{ tokyo-duel-card-TD47 }」：要放棄獎勵，改為讓對手損失 1 點生命力嗎？
# $amount：將要損失的生命力。
tokyo-duel-prompt-prevent = 你將要損失 { $amount } 點生命力。選擇一張卡牌來防止其中一部分。
tokyo-duel-prompt-aside = 「{ tokyo-duel-card-TD44 }」：選擇 2 顆骰子放在一旁來獲得骰子指示物，或全部保留。
tokyo-duel-prompt-resolve = 選擇接著要結算的骰子。
tokyo-duel-prompt-resolve-power = 選擇接著要結算的骰子，或使用你的特殊能力。
tokyo-duel-prompt-resolve-done = 骰子已全部結算。使用剩下的能力，或繼續到購買階段。
tokyo-duel-prompt-place = 選擇放置{ $token }的格子。
tokyo-duel-prompt-place-move = { $token }已經在主板塊上。移動它，或留在原位。
tokyo-duel-prompt-place-king = 選擇要放置或移動金剛王的喝采指示物的格子。
tokyo-duel-prompt-buy = 購買一張卡牌，或結束購買。你有 { $energy } 點能量。
tokyo-duel-prompt-lab = 「{ tokyo-duel-card-TD24 }」：以減少 1 點能量的費用購買一張卡牌，或不購買。
tokyo-duel-prompt-keeps = 「{ tokyo-duel-card-TD09 }」：每有一張保留卡就少擲 1 顆骰子。可以棄掉任意數量的保留卡，或繼續。
tokyo-duel-prompt-take = 「{ tokyo-duel-card-TD40 }」：選擇要棄掉的對手保留卡。
tokyo-duel-prompt-swap = 「{ tokyo-duel-card-TD48 }」：與對手的一張保留卡交換，或留著它。
tokyo-duel-prompt-sent = 正在送出你的選擇。
tokyo-duel-prompt-confirm = 按確定，或選擇別的。
tokyo-duel-prompt-over = 遊戲結束。

tokyo-duel-prompt-wait-monster = { $name } 正在選擇怪獸。
tokyo-duel-prompt-wait-faces = { $name } 正在輸入擲出的記號。
tokyo-duel-prompt-wait-pre-roll = { $name } 正要擲骰。
tokyo-duel-prompt-wait-reroll = { $name } 正在選擇要重擲的骰子。
tokyo-duel-prompt-wait-add = { $name } 正在選擇要加上的記號。
tokyo-duel-prompt-wait-order = { $name } 正在選擇先啟動哪一張卡牌。
tokyo-duel-prompt-wait-may = { $name } 正在決定是否使用「{ $card }」。
tokyo-duel-prompt-wait-prevent = { $name } 將要損失生命力，可以防止一部分。
tokyo-duel-prompt-wait-aside = { $name } 正在選擇要放在一旁的骰子。
tokyo-duel-prompt-wait-resolve = { $name } 正在結算骰子。
tokyo-duel-prompt-wait-place = { $name } 正在放置指示物。
tokyo-duel-prompt-wait-buy = { $name } 正在購買卡牌。
tokyo-duel-prompt-wait-lab = { $name } 可以用「{ tokyo-duel-card-TD24 }」購買一張卡牌。
tokyo-duel-prompt-wait-keeps = { $name } 正在選擇要棄掉的保留卡。
tokyo-duel-prompt-wait-take = { $name } 正在選擇要棄掉的對手保留卡。
tokyo-duel-prompt-wait-swap = { $name } 可以用「{ tokyo-duel-card-TD48 }」交換卡牌。

## 按鈕

tokyo-duel-action-choose-monster = 選擇{ $monster }
tokyo-duel-action-enter = 輸入骰子
tokyo-duel-action-roll = 擲 { $count } 顆骰子
tokyo-duel-action-token = 棄掉骰子指示物：多擲 1 顆
tokyo-duel-action-reroll = 重擲 { $count } 顆骰子
tokyo-duel-action-stop = 保留所有骰子
tokyo-duel-action-cut = 棄掉面朝上的「{ $card }」
# $special：使用的特殊能力記號。$count：加上幾個記號。
tokyo-duel-action-add = { $symbol ->
    [heal] 加上 { $count } 個治癒（{ $special } 個特殊能力）
    [energy] 加上 { $count } 個能量（{ $special } 個特殊能力）
    [fame] 加上 { $count } 個名氣（{ $special } 個特殊能力）
    [destruction] 加上 { $count } 個毀滅（{ $special } 個特殊能力）
    [special] 加上 { $count } 個特殊能力（{ $special } 個特殊能力）
   *[attack] 加上 { $count } 個攻擊（{ $special } 個特殊能力）
}
tokyo-duel-action-add-no = 不再加上記號
tokyo-duel-action-do = 使用「{ $card }」
tokyo-duel-action-order = 先啟動「{ $card }」
tokyo-duel-action-no = 不使用
tokyo-duel-action-do-TD17 = 醒來
tokyo-duel-action-no-TD17 = 繼續睡
tokyo-duel-action-no-prevent = 不再防止
tokyo-duel-action-aside = 把 2 顆骰子放在一旁
tokyo-duel-action-aside-no = 保留所有骰子
tokyo-duel-action-resolve = { $symbol ->
    [heal] 治癒（{ $count }）
    [energy] 能量（{ $count }）
    [fame] 名氣（{ $count }）
    [destruction] 毀滅（{ $count }）
   *[attack] 攻擊（{ $count }）
}
# 各怪獸的特殊能力。吉哥拉：$track。麥卡龍：$amount 點生命力。霹靂喵喵：使用 $special 個記號，$amount 點能量。
tokyo-duel-action-power-gigazaur = { $track ->
    [destruction] 特殊能力：拉拔毀滅 1 格
   *[fame] 特殊能力：拉拔名氣 1 格
}
tokyo-duel-action-power-space-penguin = 特殊能力：1 個骰子指示物
tokyo-duel-action-power-meka-dragon = 特殊能力：造成 { $amount } 點損失
tokyo-duel-action-power-cyber-kitty = 特殊能力：{ $amount } 點能量（{ $special } 個特殊能力）
tokyo-duel-action-power-the-king = 特殊能力：金剛王的喝采指示物
tokyo-duel-action-done-resolve = 繼續到購買階段
tokyo-duel-action-place = 放在這裡
tokyo-duel-action-turn-token = 轉向
tokyo-duel-action-leave-token = 留在原位
tokyo-duel-action-buy = 以 { $price } 點能量購買「{ $card }」
tokyo-duel-action-sweep = 支付 2 點能量全部換新
tokyo-duel-action-done-buy = 結束購買
tokyo-duel-action-done-buy-energy = 不購買，獲得 1 點能量
tokyo-duel-action-lab-no = 現在不購買
tokyo-duel-action-drop = 棄掉「{ $card }」
tokyo-duel-action-done-keeps = 繼續
tokyo-duel-action-take = 棄掉 { $rival } 的「{ $card }」
tokyo-duel-action-swap = 拿取「{ $card }」
tokyo-duel-action-swap-no = 留著「{ tokyo-duel-card-TD48 }」

tokyo-duel-table-concede = { $name } 投降
tokyo-duel-table-concede-confirm = 確定 { $name } 要投降嗎？{ $name } 會立即輸掉遊戲。
tokyo-duel-table-concede-own = 投降
tokyo-duel-table-concede-own-confirm = 你確定要投降嗎？你會立即輸掉遊戲。

## 遊戲日誌

tokyo-duel-event-monster-chosen = { $name } 選擇{ $monster }。
# 一位玩家擲出的攻擊個數，是清單的一部分。
tokyo-duel-roll-off-part = { $name } { $count } 個
# $rolls：tokyo-duel-roll-off-part 的清單。$tie：要再擲一次時為 yes；否則由 $name 起始。
tokyo-duel-event-roll-off = { $tie ->
    [yes] 決定起始玩家，擲出的攻擊：{ $rolls }。平手，再擲一次。
   *[no] 決定起始玩家，擲出的攻擊：{ $rolls }。{ $name } 成為起始玩家。
}
tokyo-duel-event-turn-began = { $extra ->
    [yes] 第 { $number } 回合：{ $name } 再進行一個回合。
   *[no] 第 { $number } 回合：{ $name }。
}
tokyo-duel-event-slept = { $name } 繼續睡（「{ tokyo-duel-card-TD17 }」），回合結束。
tokyo-duel-event-woke = { $name } 棄掉「{ $card }」，醒了過來。
# $faces：剛擲的骰子。$dice：所有骰子。$roll：第幾次擲骰。
tokyo-duel-event-rolled = { $roll ->
    [1] { $name } 第 1 次擲骰：{ $faces }。
   *[other] { $name } 第 { $roll } 次擲骰：{ $faces }。所有骰子：{ $dice }。
}
tokyo-duel-event-token-spent = { $name } 棄掉骰子指示物，多擲 1 顆骰子。
# $more：有加上記號時為 yes。
tokyo-duel-event-result = { $more ->
    [yes] { $name } 的擲骰結果：{ $dice }。加上：{ $added }。
   *[no] { $name } 的擲骰結果：{ $dice }。
}
tokyo-duel-event-added = { $name } 在擲骰結果中加上{ $symbols }。
tokyo-duel-event-card-used = { $name } 使用「{ $card }」。
tokyo-duel-event-skipped-phase = { $name } 以「{ $card }」跳過結算骰子。
tokyo-duel-event-set-aside = { $name } 把骰子放在一旁：{ $faces }。
tokyo-duel-event-group-resolved = { $symbol ->
    [heal] { $name } 結算 { $count } 個治癒。
    [energy] { $name } 結算 { $count } 個能量。
    [fame] { $name } 結算 { $count } 個名氣。
    [destruction] { $name } 結算 { $count } 個毀滅。
    [special] { $name } 結算 { $count } 個特殊能力。
   *[attack] { $name } 結算 { $count } 個攻擊。
}
# $count：使用的特殊能力記號。
tokyo-duel-event-powered = { $monster }以 { $count } 個記號啟動特殊能力。
tokyo-duel-event-step = { $track ->
    [destruction] { $name } 拉拔毀滅標記：{ $place }。
   *[fame] { $name } 拉拔名氣標記：{ $place }。
}
tokyo-duel-event-stopped = { $track ->
    [destruction] { $token }擋住毀滅標記，這次拉拔剩下的步數浪費掉。
   *[fame] { $token }擋住名氣標記，這次拉拔剩下的步數浪費掉。
}
tokyo-duel-event-reward = { $reward ->
    [heal] { $name } 到達喝采獎勵：{ $amount } 點生命力。
    [energy] { $name } 到達喝采獎勵：{ $amount } 點能量。
    [token] { $name } 到達喝采獎勵：{ $amount } 個骰子指示物。
   *[attack] { $name } 到達喝采獎勵：{ $amount } 點攻擊。
}
# $health：剩下的生命力。$cause、$card：同 tokyo-duel-cause。
tokyo-duel-event-hit = { $lost ->
    [0] { $name } 沒有損失生命力（{ tokyo-duel-cause }）。
   *[other] { $name } 損失 { $lost } 點生命力，剩下 { $health } 點（{ tokyo-duel-cause }）。
}
tokyo-duel-event-prevented = { $name } 以「{ $card }」防止 { $amount } 點。
tokyo-duel-event-camouflage = { $name } 以「{ tokyo-duel-card-TD07 }」擲骰：{ $faces }。防止 { $prevented } 點。
tokyo-duel-event-survived = { $name } 以「{ $card }」保持 1 點生命力，本回合不再損失生命力。
# Where a gain or a loss comes from: $cause is an id, card is $card.
tokyo-duel-cause = { $cause ->
    [card] 「{ $card }」
    [power] 特殊能力
    [reward] 獎勵
    [nothing-bought] 沒有購買卡牌
    [second] 後手
   *[dice] 骰子
}
tokyo-duel-event-healed = { $name } 獲得 { $amount } 點生命力，現有 { $health } 點（{ tokyo-duel-cause }）。
# $spent：支付能量時為 yes。$energy：現有的能量。$cause：同 tokyo-duel-cause。
tokyo-duel-event-energy = { $spent ->
    [yes] { $name } 支付 { $amount } 點能量，現有 { $energy } 點（{ tokyo-duel-cause }）。
   *[no] { $name } 獲得 { $amount } 點能量，現有 { $energy } 點（{ tokyo-duel-cause }）。
}
# $tokens：現有的骰子指示物。
tokyo-duel-event-token-gained = { $name } 獲得 { $amount } 個骰子指示物，現有 { $tokens } 個（{ tokyo-duel-cause }）。
# $why: id of the reason why an effect had none. $cause, $card: as in tokyo-duel-cause.
tokyo-duel-event-no-effect = { $why ->
    [full-health] 沒有效果：{ $name } 的生命力已滿（{ tokyo-duel-cause }）。
    [full-tokens] 沒有效果：{ $name } 的骰子指示物已達上限（{ tokyo-duel-cause }）。
    [nobody-there] 沒有效果：聚光燈區裡沒有標記（{ tokyo-duel-cause }）。
    [no-attack] 沒有效果：{ $name } 本回合沒有結算攻擊（{ tokyo-duel-cause }）。
    [no-card] 沒有效果：對手沒有保留卡（{ tokyo-duel-cause }）。
   *[held] 沒有效果：這個標記已被擋下，本回合不能再拉動。
}
tokyo-duel-event-bought = { $name } 以 { $price } 點能量購買「{ $card }」。
tokyo-duel-event-swept = { $name } 支付 { $price } 點能量全部換新。棄掉：{ $cards }。
tokyo-duel-event-cut = { $name } 棄掉面朝上的「{ $card }」。
tokyo-duel-event-revealed = 新翻開的卡牌：{ $cards }。
tokyo-duel-event-reshuffled = 棄牌堆重新洗牌成為牌庫，共 { $deck } 張。
# $count：覆蓋幾格。$place、$end：第一格與最後一格。
tokyo-duel-event-token-placed = { $moved ->
    [yes] { $count ->
        [1] { $track ->
            [destruction] { $name } 把{ $token }移到毀滅軌道：{ $place }。
           *[fame] { $name } 把{ $token }移到名氣軌道：{ $place }。
        }
       *[other] { $track ->
            [destruction] { $name } 把{ $token }移到毀滅軌道：從{ $place }到{ $end }。
           *[fame] { $name } 把{ $token }移到名氣軌道：從{ $place }到{ $end }。
        }
    }
   *[no] { $count ->
        [1] { $track ->
            [destruction] { $name } 把{ $token }放到毀滅軌道：{ $place }。
           *[fame] { $name } 把{ $token }放到名氣軌道：{ $place }。
        }
       *[other] { $track ->
            [destruction] { $name } 把{ $token }放到毀滅軌道：從{ $place }到{ $end }。
           *[fame] { $name } 把{ $token }放到名氣軌道：從{ $place }到{ $end }。
        }
    }
}
tokyo-duel-event-token-kept = { $name } 讓{ $token }留在原位。
tokyo-duel-event-not-placed = { $token }沒有可以放置的格子。
tokyo-duel-event-kept = { $name } 保留「{ $card }」。
tokyo-duel-event-discarded = { $name } 的「{ $card }」被棄掉。
tokyo-duel-event-taken = { $name } 拿取「{ $card }」，交出「{ $given }」。
tokyo-duel-event-fewer-dice = { $name } 將少擲 { $amount } 顆骰子。
tokyo-duel-event-dominated = { $name } 下個回合每有一張保留卡就少擲 1 顆骰子（「{ tokyo-duel-card-TD09 }」）。
tokyo-duel-event-extra-turn = { $name } 在本回合之後再進行一個回合。
tokyo-duel-event-turn-ended = { $name } 的回合結束。
tokyo-duel-event-conceded = { $name } 投降。
# $name 獲勝，$loser 落敗。$reason：id（health、zones、space、conceded）。
tokyo-duel-event-game-over = { $reason ->
    [zones] { $name } 獲勝：兩個標記都位於該側的聚光燈區。
    [space] { $name } 獲勝：標記到達勝利格。
    [conceded] { $name } 獲勝：{ $loser } 投降。
   *[health] { $name } 獲勝：{ $loser } 的生命力為 0。
}

## 遊戲結束

tokyo-duel-end-title = 遊戲結束
tokyo-duel-end-winner = { $name } 以{ $monster }獲勝
tokyo-duel-end-you-won = 你獲得勝利。
tokyo-duel-end-you-lost = 你輸了。
tokyo-duel-reason-health = { $loser } 的生命力為 0。
tokyo-duel-reason-zones = 兩個標記都位於 { $name } 那一側的聚光燈區。
tokyo-duel-reason-space = 標記到達 { $name } 的勝利格。
tokyo-duel-reason-conceded = { $loser } 投降。

## 圖畫部分

# 一個基本格子，用作標籤，也放在其他句子裡。$half：none（起始格）或 own（玩家 $name 那一半，
# 距離中央 $number 格）。
tokyo-duel-space = { $track ->
    [destruction] { $half ->
        [own] 毀滅軌道，{ $name } 那一側第 { $number } 格
       *[none] 毀滅軌道，起始格
    }
   *[fame] { $half ->
        [own] 名氣軌道，{ $name } 那一側第 { $number } 格
       *[none] 名氣軌道，起始格
    }
}
# 加長的指示物所增加的格子。$one 與 $other 是 tokyo-duel-space。
tokyo-duel-space-between = 「{ $one }」與「{ $other }」之間
tokyo-duel-art-track = { $track ->
    [destruction] 毀滅軌道
   *[fame] 名氣軌道
}
# $place：tokyo-duel-space 或 tokyo-duel-space-between。
tokyo-duel-art-marker = { $track ->
    [destruction] 毀滅標記：{ $place }
   *[fame] 名氣標記：{ $place }
}
# $place：指示物的第一格。
tokyo-duel-art-token-at = { $token }：{ $place }
# $discounted：$price 比印製的 $cost 便宜時為 yes。
tokyo-duel-art-price = { $discounted ->
    [yes] 費用 { $price }，原為 { $cost }
   *[no] 費用 { $price }
}
tokyo-duel-art-kind = { $kind ->
    [discard] { tokyo-duel-kind-discard }
   *[keep] { tokyo-duel-kind-keep }
}
tokyo-duel-art-places = 放置：{ $token }。
tokyo-duel-art-used = 已使用
tokyo-duel-art-deck = { $count ->
    [0] 牌庫已空
   *[other] 牌庫：{ $count } 張
}
tokyo-duel-art-health = 生命力 { $health }
tokyo-duel-art-health-of = 生命力：{ $health }／{ $most }
tokyo-duel-art-difficulty = 操作難度 { $difficulty }
tokyo-duel-art-energy = { $count } 點能量
tokyo-duel-art-tokens = { $count ->
    [0] 沒有骰子指示物
   *[other] { $count } 個骰子指示物
}
tokyo-duel-art-sample-roll = 擲範例骰子

## 牌桌

tokyo-duel-side = { $name }，{ $monster }
tokyo-duel-monsters = 怪獸
# 這位玩家所選怪獸上的標示。
tokyo-duel-monster-taken = { $name }
tokyo-duel-dice = 骰子
# $state：骰子狀態的 id：held（保留）、loose（要重擲）、picked（要放在一旁）、locked（不能重擲）、
# done（已結算）、plain。
tokyo-duel-die = 第 { $index } 顆骰子：{ $symbol ->
        [heal] 治癒
        [energy] 能量
        [fame] 名氣
        [destruction] 毀滅
        [special] 特殊能力
       *[attack] 攻擊
    }{ $state ->
        [held] ，保留
        [loose] ，要重擲
        [picked] ，要放在一旁
        [locked] ，不能重擲
        [done] ，已結算
       *[plain] { "" }
    }
tokyo-duel-die-added = { $symbol ->
    [heal] 加上的記號：治癒
    [energy] 加上的記號：能量
    [fame] 加上的記號：名氣
    [destruction] 加上的記號：毀滅
    [special] 加上的記號：特殊能力
   *[attack] 加上的記號：攻擊
}
tokyo-duel-rolls-left = 還可以擲 { $left } 次
# $count：加上幾個記號，$special：使用的特殊能力記號。
tokyo-duel-add-row = { $count ->
    [1] 1 個記號，使用 { $special } 個特殊能力
   *[other] { $count } 個相同的記號，使用 { $special } 個特殊能力
}
# $left：還要選擇幾顆骰子。
tokyo-duel-aside-left = 再選擇 { $left } 顆骰子
tokyo-duel-faces-count = 已輸入 { $given }／{ $wanted } 顆骰子
tokyo-duel-real-dice = 使用實體骰子，在這裡輸入擲出的記號。
tokyo-duel-market = 可購買的超能力卡
# $count: cards in it.
tokyo-duel-discards = 棄牌堆：{ $count }
tokyo-duel-market-empty = 沒有卡牌
tokyo-duel-keeps = 保留卡：{ $count } 張
tokyo-duel-keep-used = 閱讀「{ $card }」，本回合已使用
tokyo-duel-tokens = 金剛王的喝采指示物
tokyo-duel-place-hint = 選擇軌道上亮起的格子
tokyo-duel-action-monster = 閱讀{ $monster }的說明
tokyo-duel-action-read = 閱讀「{ $card }」
# 後面接能量圖示。
tokyo-duel-action-buy-short = 購買：{ $price }
tokyo-duel-action-cut-short = 棄掉
tokyo-duel-action-reroll-none = 沒有要重擲的骰子
tokyo-duel-action-undo = 復原
tokyo-duel-badge-health = { $count } 點生命力
tokyo-duel-badge-energy = { $count } 點能量
tokyo-duel-badge-tokens = { $count } 個骰子指示物
tokyo-duel-panel-immune = 不會損失生命力
tokyo-duel-panel-extra-turn = 之後再進行 { $count } 個回合
tokyo-duel-panel-fewer-dice = 下個回合少擲 { $count } 顆骰子
tokyo-duel-panel-dominated = 「{ tokyo-duel-card-TD09 }」：下個回合每張保留卡少擲 1 顆骰子

## 特殊能力以目前的骰子能做到什麼

tokyo-duel-power-none = 特殊能力：記號不足
tokyo-duel-power-now-gigazaur = 特殊能力：共拉拔 { $amount } 格
tokyo-duel-power-now-alienoid = 特殊能力：最多加上 { $amount } 個記號
tokyo-duel-power-now-space-penguin = { $amount ->
    [0] 特殊能力：骰子指示物已達上限
   *[other] 特殊能力：{ $amount } 個骰子指示物
}
tokyo-duel-power-now-meka-dragon = 特殊能力：造成 { $amount } 點損失
tokyo-duel-power-now-cyber-kitty = 特殊能力：{ $amount } 點能量
# $times：可以使用幾次。
tokyo-duel-power-now-the-king = 特殊能力：放置或移動金剛王的喝采指示物 { $times } 次

## 選項的結果。簡短，放在按鈕下方。

tokyo-duel-preview-hit = { $name }：生命力 { $before } → { $after }
tokyo-duel-preview-immune = { $name } 現在不會損失生命力
tokyo-duel-preview-heal = 生命力 { $before } → { $after }
tokyo-duel-preview-heal-full = 生命力已滿
tokyo-duel-preview-energy = 能量 { $before } → { $after }
tokyo-duel-preview-token = 骰子指示物 { $before } → { $after }
tokyo-duel-preview-token-full = 已達上限
tokyo-duel-preview-pull = { $track ->
    [destruction] 拉拔毀滅 { $steps } 格
   *[fame] 拉拔名氣 { $steps } 格
}
tokyo-duel-preview-reward = { $reward ->
    [heal] 獎勵：{ $amount } 點生命力
    [energy] 獎勵：{ $amount } 點能量
    [token] 獎勵：{ $amount } 個骰子指示物
   *[attack] 獎勵：{ $amount } 點攻擊
}
tokyo-duel-preview-stopped = 被金剛王的喝采指示物擋住
tokyo-duel-preview-few = 不到 3 個：不拉拔
tokyo-duel-preview-king = 放置或移動金剛王的喝采指示物
tokyo-duel-preview-wins = { $name } 獲勝！

## 結果

tokyo-duel-end-close = 關閉
tokyo-duel-end-show = 顯示結果

## 第一次遊戲的引導

tokyo-duel-guide-win-space = 名氣或毀滅標記到達軌道上你那一端的勝利格時，你獲得勝利。
tokyo-duel-guide-win-zones = 兩個標記同時位於你的聚光燈區時，你獲得勝利。
tokyo-duel-guide-win-health = 對手的生命力變成 0 時，你獲得勝利。
tokyo-duel-guide-monster = 每隻怪獸有自己的生命力與特殊能力。星星表示操作難度：請從一顆星開始。
# $count：要擲幾顆骰子。
tokyo-duel-guide-faces = 擲 { $count } 顆實體骰子，為每顆骰子按一個按鈕，然後輸入。
tokyo-duel-guide-token = 現在每棄掉一個骰子指示物，本回合就多擲一顆骰子。你也可以留著它。
# $rolls：可以擲骰的次數。
tokyo-duel-guide-pre-roll = 你最多可以擲 { $rolls } 次。每次擲骰之後，保留你想要的骰子。
# $left：剩下的擲骰次數。
tokyo-duel-guide-reroll = 按你想保留的骰子，再擲其他的骰子。還可以擲 { $left } 次，也可以隨時停止。
tokyo-duel-guide-reroll-fame = 顯示名氣的骰子仍可重擲，其他骰子不變。
tokyo-duel-guide-three = 3 個名氣或 3 個毀滅把該標記往你拉拔 1 格，每多一個再拉拔 1 格。1 個或 2 個沒有作用。
tokyo-duel-guide-special = 特殊能力記號用來啟動怪獸的特殊能力。按你的怪獸來閱讀說明。
tokyo-duel-guide-add = 你的特殊能力記號可以變成任選的記號。每個按鈕都顯示會有什麼結果。
tokyo-duel-guide-order = 現在有多張卡牌要啟動效果。由你選擇先後。
tokyo-duel-guide-may = 你可以使用這張卡牌，也可以不用。按它來閱讀說明。
# $amount：將要損失的生命力。
tokyo-duel-guide-prevent = 你將要損失 { $amount } 點生命力。卡牌可以防止其中一部分。
tokyo-duel-guide-aside = 按兩顆對你用處不大的骰子，用它們換一個骰子指示物。
tokyo-duel-guide-resolve = 各種骰子可以依任何順序結算。按鈕下方顯示會有什麼結果。
tokyo-duel-guide-power = 你的特殊能力記號足以啟動怪獸的特殊能力。在最合適的時候使用。
tokyo-duel-guide-place = 你的卡牌會在軌道上放置指示物。誰把標記拉拔到獎勵上，誰就得到獎勵，每次都算。
tokyo-duel-guide-place-turn = 把指示物轉向，可以交換兩端。
tokyo-duel-guide-place-side = 你會把標記往自己這一側拉拔，所以你這一側的獎勵大多歸你。
# $energy：讀者現有的能量。
tokyo-duel-guide-buy = 你有 { $energy } 點能量。按卡牌來閱讀說明。能量足夠時，可以購買任意張數。
tokyo-duel-guide-buy-nothing = 你現在買不起任何卡牌。結束購買，獲得 1 點能量。
tokyo-duel-guide-buy-energy = 本回合不購買卡牌，就獲得 1 點能量。
tokyo-duel-guide-buy-discount = 最右側的卡牌便宜 1 點。購買卡牌後，其餘卡牌往右滑動。
tokyo-duel-guide-sweep = 支付 2 點能量，三張卡牌全部換新。
tokyo-duel-guide-lab = 在你的回合開始前，可以便宜 1 點能量購買一張卡牌。
tokyo-duel-guide-keeps = 每留下一張保留卡，本回合就少擲一顆骰子。把不值得的卡牌棄掉。
tokyo-duel-guide-take = 選擇對你的對手幫助最大的卡牌，該卡會被棄掉。
tokyo-duel-guide-swap = 你可以用這張卡牌換取對手的一張保留卡。
tokyo-duel-guide-waiting = 現在是對手的回合。留意標記往哪裡移動。
tokyo-duel-guide-read-cards = 按任何卡牌或怪獸，可以閱讀完整說明。

## 按鍵

tokyo-duel-key-die = 保留或放開骰子，或輸入骰面
tokyo-duel-key-roll = 擲骰，或把指示物轉向
tokyo-duel-key-keep = 保留所有骰子
tokyo-duel-key-step = 移到下一個位置或按鈕
tokyo-duel-key-choose = 選擇
tokyo-duel-key-undo = 取消上一個骰面
tokyo-duel-key-cancel = 取消標示

## 聊天快捷語句

tokyo-duel-phrase-hello = 你好！玩得開心！
tokyo-duel-phrase-nice-roll = 擲得好！
tokyo-duel-phrase-ouch = 好痛！
tokyo-duel-phrase-close = 好險！
tokyo-duel-phrase-thinking = 讓我想想。
tokyo-duel-phrase-sorry = 抱歉！
tokyo-duel-phrase-thanks = 謝謝！
tokyo-duel-phrase-good-game = 玩得很開心！

## 遊戲選項。每個選項有標籤、說明，以及每個值的標籤。

tokyo-duel-option-score-keeper = 實體骰子
tokyo-duel-option-score-keeper-help = 由桌遊館擲骰，或由你們自己擲骰並輸入擲出的記號。
tokyo-duel-option-score-keeper-false = 由桌遊館擲骰
tokyo-duel-option-score-keeper-true = 自己擲骰並輸入記號
tokyo-duel-option-monsters = 怪獸
tokyo-duel-option-monsters-help = 怪獸由玩家選擇，或隨機決定。
tokyo-duel-option-monsters-choose = 由玩家選擇
tokyo-duel-option-monsters-random = 隨機
tokyo-duel-option-same-monster = 相同的怪獸
tokyo-duel-option-same-monster-help = 兩位玩家可否使用相同的怪獸。
tokyo-duel-option-same-monster-false = 兩隻不同的怪獸
tokyo-duel-option-same-monster-true = 可以相同
tokyo-duel-option-token-supply = 骰子指示物
tokyo-duel-option-token-supply-help = 共有幾個骰子指示物。中文規則書是 4 個；有一份英文規則看起來是 6 個。每位玩家最多保留 2 個。
tokyo-duel-option-token-supply-4 = 4 個
tokyo-duel-option-token-supply-6 = 6 個
tokyo-duel-option-zone-cells = 聚光燈區邊緣的指示物
tokyo-duel-option-zone-cells-help = 指示物只有一部分落在聚光燈區時，它的哪些格子算在聚光燈區內。
tokyo-duel-option-zone-cells-touching = 碰到聚光燈區的格子
tokyo-duel-option-zone-cells-inside = 完全落在區內的格子
tokyo-duel-option-zone-cells-token = 該指示物的每一格
tokyo-duel-option-passed-rewards = 經過的獎勵
tokyo-duel-option-passed-rewards-help = 拉拔時獲得沿途每一格的獎勵，或只獲得最後一格的獎勵。
tokyo-duel-option-passed-rewards-true = 沿途所有獎勵
tokyo-duel-option-passed-rewards-false = 只有停下的那一格
tokyo-duel-option-least-price = 最低費用
tokyo-duel-option-least-price-help = 卡牌的費用最多可以減少到多少。
tokyo-duel-option-least-price-1 = 1 點能量
tokyo-duel-option-least-price-0 = 0 點能量
tokyo-duel-option-first-hit = 誰先損失生命力
tokyo-duel-option-first-hit-help = 一個效果使兩隻怪獸都損失生命力時，由誰先損失。先損失者可能因此先輸掉遊戲。
tokyo-duel-option-first-hit-rival = 當前玩家的對手
tokyo-duel-option-first-hit-active = 當前玩家
tokyo-duel-option-king-places = 金剛王喝采指示物的位置
tokyo-duel-option-king-places-help = 金剛王可以把指示物放在哪裡。中文規則書說的是對手那一側。
tokyo-duel-option-king-places-any = 任何地方
tokyo-duel-option-king-places-rival = 對手那一側
tokyo-duel-option-king-stop = 金剛王的喝采指示物
tokyo-duel-option-king-stop-help = 標記被金剛王的喝采指示物擋住時，浪費掉哪些步數。
tokyo-duel-option-king-stop-pull = 該次拉拔剩下的步數
tokyo-duel-option-king-stop-turn = 該標記本回合的所有拉拔
tokyo-duel-option-leftover-sp = 不使用特殊能力記號
tokyo-duel-option-leftover-sp-help = 特殊能力記號還能發揮作用時，玩家可否不使用。
tokyo-duel-option-leftover-sp-true = 可以
tokyo-duel-option-leftover-sp-false = 必須使用
tokyo-duel-option-alienoid-sp = 外星三眼怪加上特殊能力
tokyo-duel-option-alienoid-sp-help = 外星三眼怪可否在擲骰結果中加上特殊能力記號。
tokyo-duel-option-alienoid-sp-false = 不可以
tokyo-duel-option-alienoid-sp-true = 可以
tokyo-duel-option-alienoid-when = 外星三眼怪加上記號的時機
tokyo-duel-option-alienoid-when-help = 外星三眼怪何時可以在擲骰結果中加上記號。
tokyo-duel-option-alienoid-when-first = 緊接在最後一次擲骰之後
tokyo-duel-option-alienoid-when-any = 處理骰子時的任何時候
tokyo-duel-option-result-when-skipped = 跳過階段時的擲骰結果卡
tokyo-duel-option-result-when-skipped-help = 以「{ tokyo-duel-card-TD31 }」跳過結算骰子時，看擲骰結果的卡牌是否仍有效果。
tokyo-duel-option-result-when-skipped-true = 仍有效果
tokyo-duel-option-result-when-skipped-false = 沒有效果
tokyo-duel-option-in-shape = 「{ tokyo-duel-card-TD19 }」的計算範圍
tokyo-duel-option-in-shape-help = 「{ tokyo-duel-card-TD19 }」在誰的回合中累計對手損失的生命力。
tokyo-duel-option-in-shape-own = 只在擁有者的回合
tokyo-duel-option-in-shape-every = 在每個回合
