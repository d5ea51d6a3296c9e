### 給離開的人的通知，以及頁面對此的說明。

## 瀏覽器顯示的內容

# $game：遊戲顯示的名稱，用於以下十則。
push-turn = 輪到你了：{ $game }
push-turn-text = 其他人正在等你。
# At a correspondence table: $days is how many days the reader has, $hours how many hours are left.
push-days = 輪到你了：{ $game }
push-days-text = 你這一步有 { $days } 天。
push-hurry = 時間不多了：{ $game }
push-hurry-text = 你這一步還剩 { $hours } 小時。
push-begins = { $game }開始了
push-begins-text = 你的牌桌已經就緒，遊戲已經開始。
push-found = 找到人玩{ $game }了
push-found-text = 有人回應你的徵求，牌桌正在等你。
push-rematch = { $game }：再來一局？
push-rematch-text = 剛才一起玩的人想再玩一局，你的座位為你保留著。
push-invited = 好友邀請你：{ $game }
push-invited-text = 你的好友在牌桌等你。
# $event：賽事名稱；$table：桌號。
push-paired = { $event }：下一輪配對已公布
push-paired-text = 你在第 { $table } 桌。
# To moderators.
push-report = 有人提出檢舉
push-report-text = 檢舉正在管理員的佇列中等待處理。

## 請求通知

push-switch = 輪到我時通知我
push-switch-help = 你離開時，這個瀏覽器會通知你：輪到你、牌桌開始、賽事的下一輪。只在這部裝置上有效；隨時可以在這裡關閉。
push-offer = 輪到我時通知我
push-offer-text = 這段時間可以關閉本頁。
push-now-on = 這個瀏覽器會通知你。
push-now-off = 這個瀏覽器不再通知你。
push-failed = 連不上瀏覽器的推播服務。請稍後再試。
push-denied = 瀏覽器不讓本站通知你。可以在瀏覽器的網站設定中更改。
push-install-first = 在這部裝置上，請先把本頁加到主畫面：開啟分享選單，選擇「加入主畫面」。
push-none = 頁面關閉時，這個瀏覽器無法通知你。
