# 用引擎回顧，以及提示。評估是帶正負號的整數，從 -100（已輸）到 +100（已贏）。

analysis-title = 分析
analysis-knowledge = 依誰所知
# $name：玩家。
analysis-knows = { $name } 當時所知
analysis-open = 所有手牌公開
analysis-seat = 誰的曲線
analysis-begin = 分析這局遊戲
# $count：這局有多少次決定。
analysis-explained = 引擎會檢視 { $count } 次決定，說明當時的局勢、轉折點，以及更好的選擇。
analysis-explained-open = 手牌全部公開時，引擎看得到每張手牌，但不知道牌庫的順序，也不知道骰子會擲出什麼。
analysis-going = 引擎正在檢視這局遊戲
# $done：已檢視；$count：總數。
analysis-done = { $done }／{ $count } 次決定
analysis-others = 有人已要求這次分析。你可以一起等候。
analysis-wait = 一起等候
analysis-off = 取消
# $name：玩家；$first、$last、$least、$most：評估。
analysis-curve-said = { $name } 的局勢，從 −100（已輸）到 +100（已贏）：開始時 { $first }，結束時 { $last }，介於 { $least } 與 { $most } 之間。
analysis-curve-of = { $name } 的局勢
analysis-curve-table = 以表格顯示
analysis-step = 步
analysis-stands = 評估
analysis-turning = 轉折點
analysis-turning-none = 引擎沒有發現 { $name } 有明顯較差的決定。
analysis-slip = 小失誤
analysis-mistake = 失誤
analysis-blunder = 大失誤
# $step：步數；$kind：上面三個詞之一；$loss：損失多少。
analysis-turning-at = 第 { $step } 步：{ $kind }（{ $loss }）
# $value：評估。
analysis-here = 此時 { $name } 的局勢是 { $value }。
analysis-chosen = 實際選擇
analysis-better = 更好的選擇
analysis-best = 引擎也會這樣選。
analysis-line = 之後可能的發展
analysis-line-help = 這是可能的發展之一：隱藏的資訊和運氣都是引擎設想的。
analysis-sure = 引擎很有把握。
analysis-likely = 引擎相當有把握。
analysis-unsure = 引擎沒有把握：差距可能只是運氣。
analysis-unseen = 依這樣的所知，無法知道 { $name } 有哪些選擇。
analysis-forced = 此處沒有需要做的選擇。

## 提示

analysis-hint = 提示
analysis-hint-idle = 要從幾個選項中選擇時才有提示。
# $value：評估。
analysis-hint-stands = 引擎認為你的局勢是 { $value }，從 −100（已輸）到 +100（已贏）。各選項之後：
analysis-hint-search = 困難的電腦玩家會這樣選。
analysis-hint-greedy = 普通的電腦玩家會這樣選。
analysis-hint-help = 引擎只知道你所知道的。隱藏的資訊和運氣都是它設想的。
