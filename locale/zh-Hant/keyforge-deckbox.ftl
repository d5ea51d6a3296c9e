### KeyForge：個人保存的牌庫。慣例見 keyforge.ftl。

keyforge-deckbox-search = 以名稱、筆記或卡牌搜尋
keyforge-deckbox-empty = 這裡還沒有牌庫。您帶到牌桌的牌庫會留在這裡，也可以現在就加入。
keyforge-deckbox-found = { $count } 副牌庫
keyforge-deckbox-none = 沒有符合的牌庫。請換個方式搜尋，或移除篩選條件。
keyforge-deckbox-clear = 顯示所有牌庫
keyforge-deckbox-more = 更多牌庫（已顯示 { $shown } / { $count }）
keyforge-deckbox-sort-newest = 最新的在前
keyforge-deckbox-sort-won = 勝場最多的在前
keyforge-deckbox-record = { $won } 勝 { $lost } 敗
keyforge-deckbox-drawn = { $drawn } 和
keyforge-deckbox-unplayed = 尚無已結束的遊戲
keyforge-deckbox-failed = 無法取得牌庫。
keyforge-deckbox-unknown = 這裡沒有這副牌庫
keyforge-deckbox-unknown-text = 您沒有保存這個網址的牌庫。可能是別人保存的，或是您已將它移除。
keyforge-deckbox-cards = 卡牌
keyforge-deckbox-beside = 牌庫之外
keyforge-deckbox-since = 自 { $day } 起保存
keyforge-deckbox-note = 筆記
keyforge-deckbox-note-help = 只有您看得到。
keyforge-deckbox-note-save = 儲存筆記
keyforge-deckbox-note-saved = 筆記已儲存。
keyforge-deckbox-remove = 移除這副牌庫
keyforge-deckbox-remove-text = 「{ $deck }」和它的筆記會從您的牌庫中移除。已結束的遊戲會保留；若再次加入這副牌庫，勝敗會照舊計算。

## 加入牌庫

keyforge-deckbox-add = 加入牌庫
keyforge-deckbox-text = 牌庫的文字
keyforge-deckbox-text-help = 在勢力名稱之下，每行寫一張卡牌，或貼上 Master Vault 的檔案。多副牌庫之間請用一行三個減號隔開，或讓每副都以「名稱：」開頭。
keyforge-deckbox-text-help-link = 在勢力名稱之下，每行寫一張卡牌；或貼上 Master Vault 的檔案；或每行寫一個牌庫的網址或編號，本館會向 Master Vault 取得。多份清單之間請用一行三個減號隔開，或讓每份都以「名稱：」開頭。
keyforge-deckbox-files = 檔案
keyforge-deckbox-files-choose = 選擇檔案
keyforge-deckbox-keep = 保存這些牌庫
keyforge-deckbox-adding = 正在讀取牌庫：{ $done } / { $count }
keyforge-deckbox-added = 已加入 { $count } 副牌庫。
keyforge-deckbox-again = 其中 { $count } 副您已經保存：{ $decks }。
keyforge-deckbox-wrong = 有 { $count } 段文字無法讀成牌庫。
keyforge-deckbox-pasted = 文字，第 { $place } 副
keyforge-deckbox-filed = { $file }，第 { $place } 副

## 牌庫的能力

keyforge-deckbox-counts = 這副牌庫的能力
keyforge-deckbox-counts-help = 計算文字中具有該能力的卡牌，每一張都算，不論條件為何。預期收穫數：隨機發六張牌時，其中數量最多的那個勢力平均有幾隻生物。
keyforge-deckbox-untold = 有 { $count } 張卡牌在這裡還不能使用，其能力未計入。
keyforge-deckbox-abilities = 能做到以下事情的卡牌
keyforge-deckbox-can = { $ability ->
    [gain] 獲得 Æ
    [steal] 竊取 Æ
    [capture] 搶佔 Æ
    [loss] 使對手失去 Æ
    [keys] 妨礙對手的鑰匙
    [forge] 鍛造鑰匙
    [creatures] 傷害或移除敵方生物
    [hold] 擊暈或橫置敵方生物
    [artifacts] 移除敵方神器
    [token] 製造衍生生物
    [draw] 抽牌
    [archive] 封存卡牌
   *[discard] 使對手棄置手牌
}
keyforge-deckbox-power = 所有生物的力量總和
keyforge-deckbox-armor = 所有生物的護甲總和
keyforge-deckbox-reaps = 預期收穫數
keyforge-deckbox-icons = 額外圖示
keyforge-deckbox-icon = { $icon ->
    [A] 琥魄
    [C] 搶佔
    [D] 傷害
    [R] 抽牌
    [P] +1 力量指示物
   *[X] 棄置
}

## 試抽手牌

keyforge-deckbox-hands = 試抽手牌
keyforge-deckbox-hand-first = 先手：7 張
keyforge-deckbox-hand-second = 後手：6 張
keyforge-deckbox-mulligan = 調度手牌
keyforge-deckbox-draw = 抽一張牌
keyforge-deckbox-dealt = 手牌 { $hand } 張，牌庫 { $rest } 張。
keyforge-deckbox-mulligan-taken = 已經調度過，這手牌不能再換。
keyforge-deckbox-print = 列印

## 聯盟牌庫

keyforge-deckbox-alliance = 組成聯盟牌庫
keyforge-deckbox-alliance-about = 三個不同的勢力，各取自您一副牌庫中該勢力的十二張卡牌，且全屬同一季度。賽事可能限制某些卡牌，登記牌庫時會告知。
keyforge-deckbox-alliance-none = 需要同一季度的兩副牌庫。請先加入牌庫。
keyforge-deckbox-pod = 勢力 { $place }
keyforge-deckbox-pod-none = 選擇某副牌庫的勢力
keyforge-deckbox-pod-choice = { $house }－{ $deck }
keyforge-deckbox-pods-missing = 請再選擇 { $count } 個勢力。
keyforge-deckbox-giver = 衍生生物或預言取自
keyforge-deckbox-alliance-name = 名稱
keyforge-deckbox-alliance-name-help = 若未填寫，就以其牌庫的名稱命名。
keyforge-deckbox-alliance-keep = 保存這副牌庫
