### 發生了什麼錯誤、該怎麼做：每個錯誤代碼（error-<code>）一則訊息。
### 顯示這些訊息時，什麼都沒有改變。引數照收到的樣子顯示；
### $line 從 1 算起，$found 是該處的內容，$expected 是該處應有的內容。

## 選擇

error-unknown-option = 「{ $option }」不是現在可以選擇的行動。請從列出的行動中選擇。
error-illegal-choice = 規則不允許現在進行「{ $option }」。請從列出的行動中選擇。
error-dice-count = 你輸入了 { $given } 顆骰子，但擲的是 { $wanted } 顆。請為每顆骰子輸入一個記號。
error-dice-face = 骰子沒有「{ $face }」這一面。請使用 A（攻擊）、H（治癒）、E（能量）、F（名氣）、D（毀滅）或 S（特殊能力）。
error-not-your-turn = 還沒輪到你。請等到輪到你時再選擇。
error-stale-number = 在你選擇之後，遊戲已經繼續進行。請看看牌桌，再選擇一次。
error-game-over = 遊戲已結束，不能再行動。請開始新遊戲。

## 訊息

error-malformed-message = 無法讀取這則訊息。請重新載入頁面再試一次。
error-wrong-type = 無法辨識這類訊息。請重新載入頁面，取得最新版本。
error-too-large = 訊息太大。請傳送較短的訊息。
error-too-slow = 請求沒有及時送達。請檢查你的網路連線，再試一次。
error-rate-limited = 短時間內動作太多。請等幾秒再試一次。
error-text-wrong = 聊天訊息不能空白，也不能太長。請改寫成較短的文字。
error-unknown-phrase = 這個遊戲沒有那句快速用語。請從清單中選擇。
error-unknown-language = 桌遊館沒有「{ $lang }」這種語言。請選擇 English、繁體中文或 한국어。
error-slow-reader = 你的連線跟不上牌桌的進度，將自動重新連線。
error-restart = 桌遊館正在重新啟動。你的牌桌會保留，稍後將自動重新連線。
error-moved = 這張牌桌或這場活動正轉移到桌遊館的另一台伺服器。內容都會保留，請稍後再試。
error-internal = 桌遊館發生錯誤。請再試一次；如果仍然發生，請重新載入頁面。
error-storage = 桌遊館的資料庫目前沒有回應。請先看看現在的情況，再試一次；已確認的內容都會保留。

## 訪客

error-need-guest = 桌遊館還不認識你。請先取一個名字。
error-metrics-key = 這個位址需要大廳管理者的金鑰（LUDARIUM_METRICS_KEY），以「Authorization: Bearer …」送出。
error-too-many-guests = 今天從你的網路來的新訪客太多了。如果你以前來過，請使用同一個瀏覽器；否則請稍後再試。
error-name-wrong = 這個名字是空白、太長，或含有無法顯示的字元。請換一個名字。

## 牌桌

error-unknown-game = 桌遊館沒有「{ $game }」這個遊戲。請選擇：{ $known }。
error-unknown-table = 沒有這張牌桌，可能已經關閉。請到大廳選擇其他牌桌。
error-seats-wrong = 這個遊戲不能有 { $seats } 個座位。請選擇：{ $expected }。
error-option-wrong = 這個遊戲沒有「{ $option }：{ $value }」這項設定。請選擇：{ $expected }。
error-option-clash = 「{ $option }：{ $value }」只能搭配「{ $other }」的這些值：{ $needed }。現在的值是 { $found }。請改變其中一項。
error-option-lesson = 課程「{ $lesson }」採用「{ $option }：{ $expected }」，不能用 { $value }。請不要指定這項設定。
error-bot-unknown = 這個遊戲沒有名為「{ $bot }」的電腦玩家。請選擇：{ $known }。
error-bot-options = 電腦玩家「{ $bot }」沒有學過採用這些設定的遊戲。請選擇：{ $known }。
error-bot-budget = 無法採用「{ $bot }」的思考額度。請在「search:」後面寫迭代次數（最多 { $iterations }）或秒數（最多 { $seconds }），例如 search:400 或 search:0.3s。
error-arena-kept = 「{ $file }」保存的是另一場競技場或賽事的對局。請換一個檔案，或使用相同的電腦玩家、選項、人數與種子。
error-workers-lost = 工作行程多次在對局結束前中止。記憶體可能不足以同時執行 { $workers } 個行程，請減少數量（--workers）。
error-too-many-tables = 你開的牌桌太多了。請先玩完或離開一桌，再開新桌。
error-too-many-letters = 你還沒玩完的通信牌桌太多了。請先玩完一桌，再開新桌。
error-too-many-tables-address = 從你的網路開的牌桌太多了。請加入其中一桌，或先玩完一桌再開新桌。
error-no-tables-left = 桌遊館的牌桌都用完了。請在大廳加入或觀看一桌，或稍後再試。
error-not-a-member = 你不是這張牌桌的成員。請向桌主索取邀請連結。
error-wrong-invite = 這個邀請不適用於這張牌桌。請向桌主索取新的連結。
error-not-spectatable = 這張牌桌不開放觀戰。請向桌主索取邀請連結。
error-table-full = 座位已滿。你可以觀戰，或選擇其他牌桌。
error-spectators-full = 觀戰人數已滿。請稍後再試，或觀看其他牌桌。
error-seat-taken = 這個座位已經有人。請選擇空位。
error-not-seated = 你在這張牌桌沒有座位。請先選擇一個空位。
error-seat-occupied = 這個座位的玩家還在，不能接手。請稍候，或選擇其他座位。
error-already-started = 遊戲已經開始。你可以觀戰，或選擇其他牌桌。
error-seat-option-not-yours = 座位要帶什麼，只由該座位的玩家決定；電腦玩家的則由桌主決定。請為自己的座位選擇。
error-seat-option-late = 遊戲已經開始，玩家帶來的東西不能再更改。下次請在開始前選擇。
error-rematch-wrong = 沒有你參加過、已經結束而且這一桌可以接續的遊戲。請另開新桌。
error-rematch-kept = 這場賽事的牌庫清單為隱藏資訊，別的牌桌不能沿用這裡的牌庫。請另開新桌。
error-not-started = 遊戲還沒開始。請等桌主開始遊戲。
error-not-host = 只有桌主可以這樣做。請與桌主聯絡。
error-tempo-not-yours = 這張牌桌的電腦玩家步調由桌主決定。請與桌主聯絡。
error-tempo-over = 這場遊戲已經結束，電腦玩家不會再行動。
error-vote-not-open = 現在沒有可以投票的事項。只有玩家不在時，才能讓電腦玩家接手座位。
error-vote-early = { $name } 可能馬上就回來。{ $seconds } 秒後可以讓電腦玩家代打。
error-undo-event = 賽事的牌桌不能悔步。若有差錯，請呼叫裁判。
error-undo-lesson = 課程中可用「再試一次」回到這一步的開頭。
error-undo-nothing = 你目前沒有可以收回的選擇。
error-undo-pending = 已有悔步請求等待回覆，請等它有結果再試。
error-undo-closed = 目前沒有等你回覆的悔步請求，可能已經結束了。
error-undo-moved = 牌桌上又有了新的變化，現在會收回的是另一個選擇。請再看清楚要收回什麼，然後再試一次。
error-redo-nothing = 你沒有可以取消的悔步。只要有人做了新的選擇，悔步就不能再取消。
error-undo-declined = { $name } 不同意悔步，遊戲照常繼續。
error-redo-declined = { $name } 不同意取消悔步，遊戲照常繼續。
error-event-seats = 在賽事的牌桌上，每位玩家都坐在賽事安排的座位。若有問題，請呼叫裁判。

## 棋譜檔

error-record-not-ready = 棋譜檔含有所有隱藏資訊，遊戲結束後才能取得。請在遊戲結束後再來。
error-record-hidden = 這張牌桌的清單為隱藏資訊，只有坐過這一桌的人可以取得棋譜檔。請向他們索取。
error-record-kept = 這場賽事的牌庫清單為隱藏資訊，這局的棋譜檔由賽事的工作人員保管。需要時請詢問工作人員。
error-record-wrong = 這個檔案不是可以重播的棋譜檔。請選擇由桌遊館儲存的檔案。
error-record-header = 棋譜檔第 { $line } 行是「{ $found }」。棋譜檔的開頭必須是「{ $expected }」。
error-record-version = 棋譜檔第 { $line } 行是遊戲版本「{ $found }」，這裡是版本 { $expected }。請用相同版本的桌遊館重播。
error-record-unknown-game = 棋譜檔第 { $line } 行的遊戲「{ $found }」不在這裡。已有的遊戲：{ $expected }。
error-record-line = 無法讀取棋譜檔第 { $line } 行：「{ $found }」。這裡可以是：{ $expected }
error-record-seat = 棋譜檔第 { $line } 行由「{ $found }」選擇，應該是：{ $expected }。
error-record-option = 棋譜檔第 { $line } 行的設定「{ $found }」，這個遊戲沒有。已有的設定：{ $expected }。
error-record-option-value = 棋譜檔第 { $line } 行是「{ $found }」，但遊戲只允許：{ $expected }。
error-record-illegal-choice = 棋譜檔第 { $line } 行的「{ $found }」此時不合規則。合規則的例子：{ $expected }。
error-record-end = 棋譜檔第 { $line } 行與遊戲的結束不符：「{ $found }」。請更正或刪除這一行。應該是：{ $expected }

## 《READY... FENCE!》的卡牌表（$card：卡牌種類，如「C01 ST」，或卡牌，如「ST4」；$letter：遊戲模式的字母 T、B 或 A）

error-cards-empty = 檔案到第 { $line } 行為止，裡面沒有任何卡牌。請為每種卡牌寫一行：{ $expected }
error-cards-encoding = 第 { $line } 行有不屬於 UTF-8 文字的字元。請把檔案存成 UTF-8 純文字，再選擇一次。
error-cards-too-long = 檔案有 { $found } 個字元，從第 { $line } 行起被截斷。卡牌表最多 { $expected } 個字元：每種卡牌只留一行。
error-cards-columns = 第 { $line } 行有 { $count } 欄，應該是 6 欄：「{ $found }」。請寫成 { $expected }
error-cards-unknown = 第 { $line } 行開頭的「{ $found }」不是卡牌。請寫卡牌的字母（{ $expected }）、編號（C01 至 C18）或英文名稱。
error-cards-colour = 第 { $line } 行的顏色「{ $found }」不屬於任何卡牌。請寫其中一種：{ $expected }。
error-cards-colours = 第 { $line } 行把 { $card } 的顏色寫成「{ $found }」。這種卡牌是 { $expected }，請照此寫。
error-cards-count = 第 { $line } 行在 { $card } 的張數位置寫著「{ $found }」。請寫這一行有幾張卡牌；這種卡牌共 { $expected } 張。
error-cards-many = 加上第 { $line } 行，{ $card } 有 { $found } 張，但牌庫裡只有 { $expected } 張。請寫較小的張數，或刪掉一行。
error-cards-few = 到最後的第 { $line } 行為止，{ $card } 有 { $found } 張，但牌庫裡有 { $expected } 張。請寫較大的張數，或為其餘的卡牌加一行。
error-cards-twice = 第 { $line } 行又寫了 { $card }，但它的 { $expected } 張從第 { $first } 行起已經寫完。請刪掉其中一行。
error-cards-missing = 檔案到第 { $line } 行為止，少了 { $card }（{ $name }）。請為它加一行。
error-cards-no-speed = 第 { $line } 行的速度值是「{ $found }」，但 { $card } 本身沒有速度值。請在那裡寫 { $expected }。
error-cards-speed-missing = 第 { $line } 行沒有 { $card } 的速度值。請為每張卡牌寫一個，範圍是 { $expected }。
error-cards-speed = 第 { $line } 行中 { $card } 的速度值「{ $found }」不是數字。請寫 { $expected } 之間的數字，以空格分開。
error-cards-speed-range = 第 { $line } 行中 { $card } 的速度值是 { $found }。請寫至少 { $least }、至多 { $most } 的速度值。
error-cards-speeds = 第 { $line } 行有 { $found } 個速度值，但 { $card } 有 { $expected } 張。請為每張卡牌寫一個速度值。
error-cards-stamina-missing = 第 { $line } 行沒有 { $card } 的耐力能量值 SP。請寫 0 至 { $most } 的數字。
error-cards-stamina = 第 { $line } 行把 { $card } 的耐力能量值 SP 寫成「{ $found }」。請寫 0 至 { $most } 的數字。
error-cards-stamina-two = 第 { $line } 行中 { $card } 的耐力能量值 SP 是 { $found }，第 { $first } 行卻是 { $expected }。同名卡牌的耐力能量值相同：請把兩行寫成一樣。
error-cards-modes = 第 { $line } 行在 { $card } 的模式中寫著「{ $found }」。請只寫 T（教學）、B（基本）、A（進階）。
error-cards-advanced = 第 { $line } 行把 { $card } 的模式寫成「{ $found }」。每張卡牌都屬於進階遊戲模式：請加上字母 A。
error-cards-feint = 第 { $line } 行的 { $card } 的模式是「{ $found }」。假攻擊是進階模式的新卡牌，其他模式沒有它的規則：只寫 { $expected }。
# 照樣可以使用的卡牌表。$kind 是卡牌種類的字母；$missing 列出速度值。
error-cards-doubt = { $kind ->
    [ST] 沒有速度值 { $missing } 的 { $card }。卡牌指示列出 v.3 → v.5、v.4 → v.6、v.5 → v.7、v.6 → v.8：請再看一次你的卡牌。
    [PR] 沒有速度值 { $missing } 的 { $card }。卡牌指示列出 v.4 → v.2、v.5 → v.3、v.6 → v.4：請再看一次你的卡牌。
    [SH] 沒有速度值 { $missing } 的 { $card }。技術手冊說對身體的時間差反攻速度值通常為 4 或 5：請再看一次你的卡牌。
    [SH-fast] 沒有速度值 { $missing } 的 { $card }。技術手冊說對手腕和手臂的時間差反攻速度值大於 5：請再看一次你的卡牌。
   *[other] 沒有速度值 { $missing } 的 { $card }。卡牌指示列出 v.4 → v.5、v.5 → v.6：請再看一次你的卡牌。
}
error-cards-yellow = 第 { $line } 行：算到這裡有 { $found } 張直刺的速度值是 3。應該正好是 { $expected } 張，也就是黃色的那些：請更正 { $card } 的速度值。
error-cards-yellow-basic = 第 { $line } 行沒有把 { $card } 放進基本遊戲模式，但每位玩家都要持有一張。請加上字母 B。
error-cards-total-few = 有 { $found } 張卡牌標有字母 { $letter }，應該要有 { $expected } 張。請再為 { $count } 張卡牌加上；第 { $line } 行是第一個沒有標的。
error-cards-total-many = 有 { $found } 張卡牌標有字母 { $letter }，最多只能有 { $expected } 張。請從 { $count } 張卡牌拿掉；從第 { $line } 行起就太多了。
error-cards-word = 第 { $line } 行的「{ $found }」不屬於卡牌表。每個部分都是這個樣子：{ $expected }
error-push-off = 這個桌遊館不傳送推播通知。
error-push-wrong = 這個桌遊館不會把通知送到你瀏覽器的推播服務。
