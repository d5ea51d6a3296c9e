### 桌遊館：遊戲以外的所有文字。說明見 en/hall.ftl。

hall-title = Ludarium
hall-title-page = { $page } · Ludarium
hall-skip = 跳到內容
hall-nav = 桌遊館
hall-lobby = 大廳
hall-to-lobby = 回到大廳
hall-loading = 載入中
hall-footer = 遊戲名稱屬於各出版方。這裡的圖畫都是我們自己畫的。

## 各頁通用

hall-back = 返回
hall-cancel = 取消
hall-close = 關閉
hall-confirm = 確定
hall-copy = 複製
hall-save = 儲存
hall-game = 遊戲
hall-name = 你的名字
hall-name-help = 不需要註冊。同桌的人會看到這個名字。
hall-guest-names = 金毛狐 | 銅獾 | 靜夜鴞 | 快活水獺 | 勇敢鷦鷯 | 機靈寒鴉 | 愛睏熊 | 幸運野兔 | 銀鱒 | 好奇山羊 | 靈巧貂 | 大膽蒼鷺
hall-rules = 規則
hall-lab = 平衡實驗室
hall-lab-of = { $game } 的平衡實驗室
hall-position = 擺設局面
hall-position-of = { $game }：擺設局面
hall-position-counts = 這局從某人擺設的局面開始，不列入任何紀錄。
hall-position-edit = 擺設這個局面
hall-position-from = 從局面開始
hall-cards = 卡牌
hall-players = 玩家
hall-bot = 電腦玩家
hall-spectator = 觀眾
hall-spectators = { $count } 位觀眾
hall-log = 遊戲日誌
hall-log-empty = 還沒有任何行動。
hall-settings = 設定
hall-language = 語言

## 電腦玩家

hall-bot-names = 算盤 | 風箱 | 齒輪 | 發電機 | 擒縱器 | 飛輪 | 平衡環 | 沙漏

hall-bot-random = 簡單
hall-bot-greedy = 普通
hall-bot-net = 訓練有素
hall-bot-search = 困難
hall-bot-random-help = 隨意行動，適合先熟悉遊戲。
hall-bot-greedy-help = 選擇眼前看起來最好的行動。
hall-bot-net-help = 透過自我對弈學習，立刻就能回應。
hall-bot-search-help = 會預先思考，需要一點時間。

## 首頁

hall-welcome = 拉張椅子，坐下來玩
hall-welcome-text = 按照真正的規則玩桌上遊戲，與朋友或電腦玩家同桌，打開瀏覽器就能開始。不必註冊，不必安裝。
hall-play-now = 立即開玩
hall-play-friends = 和朋友一起玩
hall-play-game = 立即開玩：{ $game }
hall-play-title = 與電腦玩家對戰
hall-play-explained = 與 { $count } 位電腦玩家玩《{ $game }》，馬上開始。
hall-play-start = 開始遊戲
hall-play-level = 電腦玩家有多強？
hall-play-lesson = 第一次玩這款遊戲嗎？
hall-play-lesson-begin = 從第一個教學課程開始
hall-games = 遊戲
hall-game-players = { $least } 至 { $most } 人
hall-open-tables = 等人的牌桌
hall-open-tables-empty = 目前沒有牌桌在等人。開一桌，邀請朋友吧。
hall-tables-to-watch = 可以觀戰的牌桌
hall-tables-to-watch-empty = 目前沒有進行中的遊戲。
hall-table-hosted = 桌主：{ $name }
hall-table-seats = 已坐 { $taken }／{ $seats } 位
hall-join = 加入
hall-watch = 觀戰
hall-go-on = 繼續
hall-turn-of = 輪到 { $name }
hall-turn-none = 等待進行
hall-just-now = 剛剛
hall-my-games = 我的遊戲
hall-my-decks = 我的牌庫
hall-my-games-over = 已結束的遊戲
hall-my-games-none = 你目前沒有進行中的遊戲。
hall-my-games-now = 進行中
hall-my-games-done = 已結束
hall-my-games-empty = 你玩過的遊戲都會在這裡，每一局都可以重播。
hall-my-games-more = 更早的遊戲
hall-my-games-with = 與 { $others }
hall-try-again = 再試一次
hall-my-games-score = 比數 { $own } : { $other }
hall-my-games-table = 牌桌
hall-result = { $result ->
    [won] 勝
    [shared] 並列獲勝
    [lost] 敗
    [draw] 平手
    [aborted] 中止
   *[over] 已結束
}
hall-games-filter = 篩選
hall-games-game-any = 所有遊戲
hall-games-result = 結果
hall-games-result-any = 所有結果
# Whether a game counted for ratings.
hall-games-rated = 積分
hall-games-rated-any = 計分與不計分
hall-games-casual = 不計分
hall-games-against = 同桌玩家
hall-games-against-any = 不限
hall-games-opponent = 對手的名字
hall-games-deck = 你的牌庫名稱
hall-games-from = 從
hall-games-to = 到
hall-games-show = 顯示遊戲
hall-games-clear = 清除篩選
hall-games-found = { $games } 局遊戲
# How many of the games ended so for the reader.
hall-games-count = { $result ->
    [won] 勝：{ $games }
    [shared] 並列獲勝：{ $games }
    [lost] 敗：{ $games }
    [draw] 平手：{ $games }
    [aborted] 中止：{ $games }
   *[over] 已結束：{ $games }
}
hall-games-none = 沒有符合篩選條件的遊戲。
hall-games-all = 顯示所有遊戲
# The decks that the reader had: one, or three.
hall-games-played-with = 你的牌庫：{ $decks }

## 開新桌

hall-new-table = 開新牌桌
hall-seats = 座位數
hall-pace = 每步時限
hall-pace-live = 即時
# At a correspondence table: $days is a number of days.
hall-pace-days = { $days } 天
hall-pace-live-help = 所有人同時在牌桌上。
hall-pace-days-help = 通信對局：大家不必同時在場。輪到你時會通知你。誰讓時間用完，誰就輸掉，或由電腦玩家接手座位。
hall-seat-number = 座位 { $number }
hall-private = 私人牌桌
hall-private-help = 只有拿到邀請連結的人才找得到。
hall-new-table-bots = 電腦玩家
hall-new-table-bots-help = 你坐在座位 1。空位之後也可以交給電腦玩家。
hall-new-table-options = 這一桌的規則
hall-new-table-yours = 你要帶來的
hall-brought = { $option }：{ $label }
hall-brought-own = 已自備
hall-brought-by = { $option }（{ $name }）
hall-bring = 選擇
hall-bring-for = 選擇：{ $option }（{ $name }）
hall-new-table-create = 開桌
hall-option-file = 從檔案讀取……
hall-option-file-name = 檔案
hall-option-file-none = 尚未選擇檔案。
hall-option-file-choose = 選擇檔案
hall-option-file-other = 選擇其他檔案
hall-option-file-missing = 請選擇檔案，或選清單中的其他項目。
hall-option-file-large = 這個檔案太大。請選擇純文字檔。
hall-option-file-unreadable = 無法讀取這個檔案。請再選擇一次。
hall-option-paste = 貼上文字……
hall-option-paste-text = 文字
hall-option-paste-help = 請將全文貼在這裡。
hall-option-paste-missing = 請貼上文字，或選清單中的其他項目。
hall-option-paste-large = 這段文字太長。請貼上較短的文字。
hall-option-kept = 我保存的……
hall-option-kept-text = 已保存
hall-option-kept-missing = 請選擇您保存的其中一項，或選清單中的其他項目。
# 以網址或編號指定、由桌遊館取得的文字。
hall-option-link = 用網址……
hall-option-link-text = 網址或編號
hall-option-link-help = 桌遊館會從那裡取得內容。
hall-option-link-missing = 請填入網址或編號，或選清單中的其他項目。
hall-option-fetching = 正在取得內容……

## 由連結來到牌桌

hall-entry-title = { $name } 在牌桌等你：《{ $game }》
hall-entry-text = 選擇一個讓大家看到的名字，然後入座，或只是觀戰。
hall-entry-go = 進入

## 開始之前的牌桌

hall-table = 牌桌
hall-table-about = 關於這一桌
hall-table-kind = 類型
hall-table-private = 私人
hall-table-public = 公開
hall-table-made = 開桌時間
hall-table-seal = 洗牌驗證
hall-table-seal-help = 洗牌在入座之前就已決定。遊戲結束後，棋譜檔會公開與這個封印相符的秘密。
hall-table-menu = 牌桌選單
hall-waiting-room = 等待玩家入座
hall-waiting-seats = 還有 { $count } 個空位
hall-waiting-ready = 大家都到齊了
hall-waiting-host = 等待 { $name } 開始遊戲
# At a correspondence table whose seats are all taken, to those who sit there.
hall-waiting-taken = 座位都坐滿了
hall-waiting-days = 在座的任何人都可以開始遊戲，不必等人在場。
hall-waiting-fill = 空位交給電腦玩家
hall-start = 開始遊戲
hall-sit = 坐這裡
hall-sit-move = 換到這裡
hall-sit-also = 這個座位也由我玩
hall-stand = 離座
hall-seat-open = 空位
hall-seat-you = 你
hall-seat-host = 桌主
hall-seat-turn = 回合中
hall-seat-away = 已斷線
hall-seat-free = 清出座位
hall-seat-bot-for = 座位 { $number } 的電腦玩家
hall-invite-link = 邀請連結
hall-invite-copied = 已複製邀請連結。
hall-invite-copy-by-hand = 已選取連結，請自行複製。

## 遊戲中的牌桌

hall-your-turn = 輪到你了
# In the window's title and the heading of a list: $count of the reader's games wait for them.
hall-your-turn-count = { $count ->
    [1] 輪到你了
   *[other] 有 { $count } 局輪到你
}
# At a correspondence table, on its card and among its facts.
hall-pace-move = 每步 { $days } 天
hall-left = 這一步的剩餘時間
# How much time somebody has left: whole days, hours or minutes.
hall-left-days = 剩 { $days } 天
hall-left-hours = 剩 { $hours } 小時
hall-left-minutes = 剩 { $minutes } 分鐘
hall-left-none = 時間到
# On the panel of a seat, at a correspondence table.
hall-late = 逾時
hall-next = 還有 { $count } 局等你下一步。
hall-next-go = 到下一局
hall-waiting = 等待其他玩家
hall-watching = 觀戰中
hall-side = 日誌與聊天
hall-reconnecting = 重新連線中
hall-reconnecting-in = 已斷線，{ $seconds } 秒後再試
hall-reconnect-now = 立即重試
hall-rulings = 桌主裁定
hall-rulings-help = 桌主在這一桌可以做的決定。每項裁定都會記在遊戲日誌中。
# In the table's menu. $tempo: one of the words for how quickly bots act.
hall-tempo-now = 電腦玩家的步調：{ $tempo }
hall-tempo-here = 這張牌桌
hall-tempo-host = 步調由這張牌桌的桌主決定。
hall-tempo-tap = 點一下卡牌以外的地方或按 H，電腦玩家就會立即行動，直到輪到玩家選擇。
hall-hurry = 不等電腦玩家
hall-hurry-idle = 現在沒有電腦玩家在行動。
hall-happened = 剛才發生的事
hall-happened-since = 你上次選擇之後
hall-lately-see = 再看一次
hall-lately = 再看一次剛才發生的事
hall-lately-end = 回到遊戲
hall-lately-asked = 輪到你了：回到遊戲
hall-lately-none = 自從開啟此頁以來，還沒有可以再看一次的事。
hall-leave = 離開
hall-leave-title = 確定要離開牌桌嗎？
hall-leave-text = 你的座位會保留，可以隨時回來。離開期間，其他人可能讓電腦玩家代打。
hall-give-up = 放棄座位
hall-give-up-title = 確定要放棄座位嗎？
hall-give-up-text = 座位無法取回，之後只能觀戰。其他人可以讓電腦玩家接著玩。
hall-give-up-text-days = 座位不會再還給你，之後你只能觀戰。電腦玩家會立刻接手。
hall-clock-go-on = 自動繼續倒數
hall-away = { $name } 已斷線。
hall-away-event = 這一桌如何繼續，由裁判決定。
hall-away-wait = { $seconds } 秒後可以讓電腦玩家代打。
hall-news-fold = 收起這一行
hall-news-open = 顯示現在的情況
hall-away-votes = 已有 { $yes }／{ $needed } 票
hall-away-replace = 讓電腦玩家代打
hall-seat-replaced = 電腦玩家正在替你玩。
hall-seat-late = 你的時間用完了，所以由電腦玩家替你玩。
hall-seat-retake = 接手我的座位
hall-undo = 悔步
hall-undo-asks-line = { $name } 請求悔步，想收回：
hall-undo-asks = { $name } 請求悔步，想收回上一次的選擇。
hall-undo-own = 你請求悔步，想收回上一次的選擇。
hall-undo-waits = 等待 { $names } 同意。
hall-undo-agreed = 你已同意。
hall-undo-after = 在那之後發生的事也會一併收回。
hall-undo-agree = 同意
hall-undo-decline = 拒絕
hall-undo-withdraw = 取消請求
hall-undo-line = { $name } 悔步，收回上一次的選擇。
hall-undo-line-own = 你悔步，收回上一次的選擇。
hall-undo-sure = 要收回你上一次的選擇嗎？
hall-undo-sure-line = 你將收回：
hall-undo-also = 一併收回的事
hall-undo-turn = 遊戲會回到先前的回合。
hall-undo-round = 遊戲會回到先前的一輪。
hall-undo-revealed = 已經公開的資訊，看過的人仍然知道。
hall-undo-do = 收回
hall-undo-leave = 維持原狀
hall-redo = 取消悔步
hall-redo-asks-line = { $name } 請求取消悔步，想恢復：
hall-redo-asks = { $name } 請求取消悔步，想恢復收回的選擇。
hall-redo-own = 你請求取消悔步，想恢復收回的選擇。
hall-redo-line = { $name } 取消悔步，恢復收回的選擇。
hall-redo-line-own = 你取消悔步，恢復收回的選擇。
hall-log-gone = 已收回：

## 聊天

hall-chat = 聊天
hall-chat-empty = 還沒有人說話。
hall-chat-players-only = 遊戲進行中，只有同桌的玩家可以說話。
hall-chat-unread = 聊天，{ $count } 則新訊息
hall-chat-said = { $name }：{ $text }
hall-chat-say = 說句話
hall-chat-send = 送出
hall-chat-phrases = 快速用語
hall-chat-phrase-to = 選擇一位玩家
hall-chat-table-link = 新的牌桌開了：加入

## 遊戲之後

hall-over = 遊戲結束
hall-over-late = { $name } 的時間用完了。
hall-rematch = 再次對戰
# Where chance has dealt what the seats play with, such as sealed decks.
hall-rematch-same = 用相同牌組再戰
hall-rematch-new = 用新牌組再戰
hall-rematch-accept = 接受
hall-rematch-decline = 婉拒
hall-rematch-withdraw = 取消
hall-rematch-to = 前往下一局
hall-rematch-asks = { $name } 想再來一局。
# On other pages of the hall.
hall-rematch-asks-game = { $name } 想再玩一局{ $game }。
hall-rematch-waits = 你的下一局{ $game }正在等大家到齊。
hall-rematch-bar = 再次對戰
# $names: the people who are at the new table already.
hall-rematch-here = 已到：{ $names }
hall-rematch-declined = 不參加下一局：{ $names }
hall-rematch-begun = 下一局已經開始。
hall-record = 棋譜檔
hall-record-kept = 棋譜檔由賽事的工作人員保管。
hall-record-text = 棋譜檔以看得懂的文字記下這局遊戲的每一個選擇。
hall-record-download = 儲存棋譜檔
hall-record-replay = 逐步重播的指令：
hall-record-seal = 檔中也公開洗牌的秘密，任何人都能驗證牌序從一開始就已決定。

## 回顧已結束的遊戲

hall-replay = 重播
hall-replay-of = { $game }：重播
hall-replay-controls = 前後移動
hall-replay-place = 遊戲中的位置
hall-replay-at = 第 { $at } 步，共 { $count } 步
hall-replay-back = 後退一步
hall-replay-forward = 前進一步
hall-replay-part-back = 回到這一段的開頭
hall-replay-part-forward = 到下一段
hall-replay-play = 播放
hall-replay-pause = 暫停
hall-replay-speed = 速度
# $speed：0.5、1、2 或 4。
hall-replay-times = { $speed } 倍
hall-replay-eyes = 以誰的視角
hall-replay-seen = 目前視角
hall-replay-hands = 公開手牌
hall-replay-hand-of = { $name } 的手牌
hall-replay-link = 這一刻的連結
hall-replay-link-label = 連結
hall-replay-leave = 回到牌桌
hall-replay-first = 到開頭
hall-replay-last = 到結尾

## 規則頁

hall-rules-of = 《{ $game }》規則
hall-cards-of = { $game }：卡牌
hall-rules-contents = 目錄
hall-rules-search = 搜尋規則
hall-rules-found = 第 { $at } 處，共 { $count } 處
hall-rules-found-none = 找不到
hall-rules-previous = 上一處
hall-rules-next = 下一處

## 設定

hall-theme = 色彩主題
hall-theme-system = 跟隨系統
hall-theme-light = 淺色
hall-theme-dark = 深色
hall-text-size = 文字大小
hall-text-size-percent = { $percent }%
hall-sound = 音效
hall-volume = 音量
hall-volume-percent = { $percent }%
hall-guide = 引導
hall-guide-help = 在遊戲中說明現在可以做什麼。
# How quickly bots act.
hall-tempo = 電腦玩家的步調
hall-tempo-slow = 慢
hall-tempo-normal = 一般
hall-tempo-fast = 快
hall-tempo-at-once = 立即
hall-tempo-help = 適用於你開的牌桌，在牌桌上也能更改。
hall-confirm-choices = 選擇後再確定
hall-confirm-choices-help = 第一下選取，第二下確定。
hall-reduced-motion = 減少動態效果
hall-shortcuts = 鍵盤快速鍵
hall-shortcuts-help = 按單一按鍵就能開啟聊天、日誌等。按 ? 查看清單。

## 鍵盤快速鍵

hall-key = 按鍵
hall-key-does = 功能
hall-key-help = 顯示這張清單
hall-key-settings = 設定
hall-key-chat = 在聊天中輸入
hall-key-log = 遊戲日誌
hall-key-players = 玩家
hall-key-guide = 開啟或關閉引導
hall-key-lately = 再看一次時，回到遊戲

## 伺服器以外的錯誤

hall-error-offline = 無法連上桌遊館。請檢查網路連線後再試。
hall-error-unreadable = 桌遊館的回應無法讀取。請重新載入頁面後再試。
hall-error-page = 這個頁面發生錯誤。請重新載入後再試。
hall-error-further = 還有 { $count } 處需要修正
hall-error-game-missing = 這個頁面無法顯示該遊戲。請重新載入頁面以取得最新版本。

## 不存在的頁面

hall-lost = 這裡沒有牌桌
hall-lost-text = 這個網址在桌遊館裡找不到任何東西。
hall-closed-early = 這張牌桌在遊戲開始前就關閉了。

## 展示所有元件的頁面

hall-parts = 設計元件
hall-parts-colours = 色彩
hall-parts-type = 文字
hall-parts-buttons = 按鈕
hall-parts-fields = 欄位
hall-parts-prompt = 提示與進度
hall-parts-cards = 卡片
hall-parts-notices = 通知
hall-parts-dialog = 對話框
hall-parts-toast = 顯示通知
hall-parts-sample = 選擇一張要打出的卡牌。
hall-parts-line = 第 { $number } 行：{ $name } 打出一張卡牌。

# The strip of hints at a table.
hall-hints = 引導
hall-hints-back = 上一個提示
hall-hints-more = 下一個提示
hall-hints-hide = 隱藏引導
