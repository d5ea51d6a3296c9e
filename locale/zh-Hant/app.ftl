### 作為應用程式的頁面：安裝後的名稱、沒有網路時能用的內容，以及計分表。

app-name = Ludarium
app-about = 與真人和電腦玩家一起玩鍛鑰者、東京之王：對決、READY... FENCE! 和矮人掘金。

## 沒有網路

app-offline = 沒有連線
app-offline-text = 連不上桌遊館，無法遊玩或查詢。你牌桌上發生過的一切都已保存。
app-offline-still = 仍然沒有連線。
app-offline-there = 這段時間可以閱讀和使用的內容
app-lesson-read = 閱讀
# $lesson：課程名稱。
app-lesson-read-named = 閱讀：{ $lesson }
app-lesson-read-text = 沒有連線時無法進行課程，但可以閱讀教練在課程中說的話。

## 計分表

app-score = 計分表
# $game：遊戲顯示的名稱。
app-score-of = { $game }：計分表
app-score-text = 供使用實體卡牌和骰子的遊戲。它只記下你輸入的數字，不懂規則；只存在這個瀏覽器裡，不需要連線。
app-score-player = 玩家 { $number }
app-score-keys = 鑰匙
app-score-amber = 琥魄
app-score-chains = 枷鎖
app-score-touches = 刺中
app-score-gold = 黃金
app-score-health = 生命
app-score-energy = 能量
app-score-fame = 名氣
app-score-destruction = 毀滅
# $name：玩家；$what：計數的項目，用於以下三則。
app-score-less = { $name }，{ $what }：減一
app-score-more = { $name }，{ $what }：加一
app-score-now = { $name }，{ $what }
app-score-add = 增加玩家
app-score-remove = 移除最後一位玩家
app-score-anew = 重新開始
app-score-anew-text = 所有數字歸零，名字保留。
