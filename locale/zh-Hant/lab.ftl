### READY... FENCE! 的平衡實驗室：以電腦玩家的比賽比較卡牌表。用於同名的頁面，以及指令「ludarium fence」與它寫出的網頁。
# $bot：電腦玩家的名稱，例如 greedy。$mode：已翻譯的遊戲模式。

lab-title = 平衡實驗室
lab-lead = 改變卡牌的速度值與耐力能量，看看會怎麼樣：電腦玩家用 A、B 兩份卡牌表進行比賽。
lab-bots-note = 這些是電腦玩家之間的比賽，真人的打法可能不同。
lab-intervals = 每個數字都附 95% 信賴區間。差異的區間不包含 0，就很可能不是巧合。

## 報告
lab-report-title = { ready-fence-name }：卡牌表的表現
lab-report-lead = 每份卡牌表各 { $count } 場比賽，模式為「{ $mode }」，雙方都由電腦玩家 { $bot } 操作。
lab-report-made = 規則版本 { $rules }，種子「{ $seed }」。兩份卡牌表逐場發相同的牌，差異會更快顯現。
lab-table-a = 卡牌表 A
lab-table-b = 卡牌表 B
lab-table-word = 卡牌表 { $table }：{ $cards }
lab-table-changes = B 與 A 不同之處：{ $changes }
lab-table-same = A 與 B 的數值相同。
lab-difference = B − A
lab-measure = 項目
lab-measures = 比賽與擊劍交鋒
lab-measure-turns = 每場比賽的遊戲輪替數
lab-measure-phrases = 每場比賽的擊劍交鋒數
lab-measure-touches = 每場比賽的刺中數
lab-measure-touch-rate = 每次擊劍交鋒的刺中數
lab-measure-untouched = 沒有刺中的擊劍交鋒
lab-measure-first = 先行動的玩家獲勝的比賽
lab-measure-level = 時間終了時平手的比賽
lab-kinds = 各種卡牌的使用
lab-kinds-note = 使用率：在可以打出這張卡牌的機會中，實際打出的比例。機會是指可以打出它的一次遊戲輪替，或擊劍交鋒中的一次選擇。占比：占所有打出卡牌的比例。出現率：打出過這張卡牌的比賽比例。
lab-cards-of = 卡牌表 { $table } 的卡牌
lab-cards-note = 「開始」到「擋下」都以每 100 次機會計算。開始：由它開始擊劍交鋒。回應：用來回應，或繼續攻擊。得分：由它刺中。擋下：用來回應，並擋下威脅或得分。
lab-column-card = 卡牌
lab-column-use = 使用率
lab-column-use-a = 使用率 A
lab-column-use-b = 使用率 B
lab-column-part = 占比
lab-column-part-a = 占比 A
lab-column-part-b = 占比 B
lab-column-bouts = 出現率
lab-column-offered = 每場機會
lab-column-opens = 開始
lab-column-answers = 回應
lab-column-scores = 得分
lab-column-stops = 擋下
lab-phrases = 擊劍交鋒的結果
lab-ending = 結果
lab-ending-attacker = 攻擊方得分
lab-ending-defender = 防守方得分
lab-ending-double = 雙方都得分
lab-ending-void = 不計分的同時刺中
lab-ending-none = 沒有刺中
lab-ends = 比賽的結束方式
lab-end-points = 得滿分數
lab-end-time = 時間終了時領先
lab-end-priority = 平手：優先權
lab-end-touch = 平手：決勝的一分
lab-end-cards = 平手：卡牌用完
lab-end-toss = 平手：擲硬幣
lab-lengths-of = 卡牌表 { $table } 的比賽長度
lab-lengths-note = 雙方合計的遊戲輪替數：平均 { $mean }，半數比賽在 { $median } 以內。
lab-axis = 雙方合計的遊戲輪替數

## 頁面
lab-shown = 顯示
lab-begin-from = 起始數值
lab-own = 自訂數值
lab-reset = 還原
# $table：已翻譯的卡牌表名稱。
lab-changed = 有 { $count } 個數值與「{ $table }」不同
lab-was = 原為 { $number }
lab-speeds = 速度值
lab-stamina = SP
# $card：卡牌名稱。$number：第幾張，從 1 開始。
lab-speed-of = 「{ $card }」第 { $number } 張的速度值
lab-stamina-of = 「{ $card }」的耐力能量
lab-no-speed = { $count } 張，沒有速度值
lab-wrong = 這裡的速度值是 { $least } 到 { $most }，耐力能量是 0 到 { $stamina }。
lab-wrong-stamina = 耐力能量是 0 到 { $stamina }。
lab-mode-note = 只顯示所選遊戲模式的卡牌。角落有標記的數值與起始的卡牌表不同。
lab-try = 進行測試
lab-bot = 雙方的電腦玩家
lab-games = 每份卡牌表的比賽場數
lab-simulate = 開始模擬
lab-stop = 停止
lab-progress-label = 已進行的比賽
lab-progress = 已進行 { $done } 場，共 { $count } 場
lab-waiting = 等候中：牌桌上的電腦玩家優先。
lab-status-going = 模擬中
lab-status-done = 完成
lab-status-stopped = 已停止；打完的比賽仍然計入。
lab-status-failed = 因為比賽無法進行，模擬已中止。請再試一次，或改用其他數值。
lab-older = 這些是先前的卡牌表與設定的數字。要看上方數值的結果，請再次模擬。
lab-use-difference = 使用率 B − A
lab-go-on = 使用這兩份卡牌表
lab-make-a = 以 A 的卡牌開新牌桌
lab-make-b = 以 B 的卡牌開新牌桌
lab-save = 儲存數字
lab-share = 這兩份卡牌表的連結

## 數值的搜尋
lab-search = 改變最少的在前
lab-search-changes = 改變的數值
lab-search-table = 不同之處
lab-search-parry = { $card } 的使用率
lab-search-most = 打出最多的卡牌
lab-search-miss = 差距
# $count：比賽場數。
lab-search-note = 數字來自每份卡牌表各 { $count } 場搜尋時未用過的比賽。差距：離目標多遠；0 表示全部達成。
