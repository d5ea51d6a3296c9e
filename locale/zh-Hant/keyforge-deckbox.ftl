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
