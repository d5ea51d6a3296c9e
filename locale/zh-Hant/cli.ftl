### 命令列。

cli-help = 熟記所有規則的桌遊館。
cli-help-play = 在這部電腦上開館，並顯示網址。
cli-help-serve = 向網路開放桌遊館。
cli-help-backup = 把桌遊館的 SQLite 資料庫複製到檔案；桌遊館可以照常開放。
cli-help-restore = 用「ludarium backup」製作的備份取代桌遊館的資料庫。
cli-help-migrate = 把桌遊館的資料庫更新到這個版本的版次。
cli-help-games = 列出各遊戲的座位數、電腦玩家與選項。
cli-help-cards-command = 印出遊戲的卡牌表，可修改後交給 --cards 使用。
cli-help-arena = 讓電腦玩家輪流坐遍所有座位互相對戰。
cli-help-replay = 逐步重播棋譜檔，並畫出牌桌。
cli-help-verify = 檢查棋譜檔：每個選擇是否合法、得分是否正確、洗牌是否公平。
cli-help-engine = 由其他程式操作遊戲：從標準輸入讀取 JSON 要求，在標準輸出回覆。
cli-help-mcp = 讓助理程式透過 Model Context Protocol 遊玩，使用標準輸入與輸出。
error-mcp-missing = Model Context Protocol 需要尚未安裝的套件。請安裝：pip install "ludarium[mcp]"
cli-help-learn = 為遊戲訓練神經網路：自我對弈或向搜尋學習，過程中與電腦玩家對戰檢驗（需要附加套件「learning」）。
cli-help-game = 遊戲名稱，與「ludarium games」所列相同。
cli-help-option = 遊戲選項，寫成 名稱=值；可重複使用。
cli-help-mode = 遊戲模式，用於有模式之分的遊戲；等同 --option mode=…。
cli-help-cards = 要使用的卡牌表：檔案，或卡牌表的名稱。用於有卡牌表的遊戲。
cli-help-table = 要印出哪一份卡牌表；不指定就印出預設的那一份。
cli-help-lang = 使用的語言：en、zh-Hant 或 ko。
cli-help-port = 監聽的連接埠。
cli-help-host = 監聽的位址。
cli-help-data = 存放資料庫的資料夾。
cli-help-browser = 在瀏覽器開啟頁面。
cli-help-bots = 電腦玩家名稱，以逗號分隔，依序分配到各座位。
cli-help-number = 要進行多少局。
cli-help-seats = 座位數；0 表示該遊戲的常用座位數。
cli-help-seed = 任意文字：亂數種子相同，對局也相同。
cli-help-workers = 使用多少個行程；0 表示每個核心一個。
cli-help-ray = 在 Ray 叢集上進行，而不使用這台電腦的核心：主節點的位址，例如 192.168.1.10:6379；這台電腦所屬的叢集則用「auto」（需要額外套件「cluster」）。不能與 --workers 同時使用。
cli-help-keep = 每場對局結束時寫入的檔案；用同一個檔案，中斷的競技場或預演就會繼續。
cli-help-file = 棋譜檔；「-」表示讀取標準輸入。
cli-help-backup-file = 要寫入的檔案，必須尚未存在。
cli-help-restore-file = 要還原的備份。
cli-help-migrate-rehearse = 更新 SQLite 資料庫的複本並說明結果，資料庫本身保持不變。
cli-help-migrate-check = 不做任何變更；資料庫不在這個版本的版次時，以狀態碼 1 結束。
cli-help-seat = 從哪個座位（由 0 起）的角度觀看；不指定則為觀眾。
cli-help-at = 從第幾個選擇開始。
cli-help-step = 每一步後等候按鍵，或一次全部顯示。
cli-column-game = 遊戲
cli-column-version = 版本
cli-column-seats = 座位
cli-column-bots = 電腦玩家
cli-column-options = 選項
cli-option-form = 「{ $found }」不是選項。請寫成 名稱=值，例如 placement=start。
cli-option-text = 自訂文字
cli-no-option = { $game } 沒有「{ $option }」這個選項。它有這些：{ $known }。
cli-seat-range = 沒有這個座位。座位由 0 至 { $last }。
cli-file-error = 無法讀取 { $name }：{ $problem }。
cli-system-error = 讀取或寫入失敗：{ $problem }。
cli-fetching = 正在取得 { $address } 的內容……
cli-arena-playing = 正在進行 { $game }
cli-arena-bot = 電腦玩家
cli-arena-score = 平均得分
cli-arena-ratio = 與最後一名之比
cli-arena-lead = 領先最後一名
cli-arena-wins = 勝場
cli-arena-seats = 出賽次數
cli-arena-pace = 每秒決定數
cli-table = 牌桌
cli-seat = 座位 { $seat }
cli-score = { $name } { $score }
cli-replay-start = { $game }：第一個選擇之前
cli-replay-step = 第 { $number } 步，共 { $total } 步 · { $name } · { $option }
cli-replay-keys = Enter：下一步 · b：上一步 · 數字：跳到該步 · q：結束
cli-verify-replays = 全部 { $count } 個選擇都合法。
cli-verify-scores = 得分與各選擇相符。
cli-verify-commitment = 秘密值與座位確定前公布的承諾值相符。
cli-verify-seed = 亂數種子由秘密值與各座位的數值得出。
cli-verify-present = 棋譜檔附有洗牌證明。

## 照顧資料庫
# $file、$database：路徑，或不含密碼的網址。$found、$known、$revision：資料庫的版次，例如 0005。
cli-backup-made = 備份完整無誤：{ $file }。其中有桌遊館的所有秘密，只有檔案擁有者可以讀取。
cli-restore-made = 備份已就位：{ $database }。請開放桌遊館：所有牌桌都從備份的那一刻繼續。
cli-restore-aside = 原有的檔案現在名為 { $file }。不再需要時請刪除。
cli-database-contents = 版次 { $revision }，{ $size } KiB。人數：{ $people }。未結束的牌桌：{ $unfinished }。已結束的對局：{ $finished }。賽事：{ $events }。
cli-migrate-done = 資料庫 { $database } 原為版次 { $found }，現在是 { $known }。
cli-migrate-none = 資料庫 { $database } 已是這個版本需要的版次 { $known }。
cli-migrate-due = 資料庫 { $database } 的版次是 { $found }，而這個版本需要 { $known }。請關閉所有使用它的桌遊館，再執行「ludarium migrate」。
# $steps: revisions with spaces between them.
cli-rehearse-steps = 從版次 { $found } 到 { $known } 需要 { $count } 次更新（{ $steps }）。在複本上花了 { $seconds } 秒。
cli-rehearse-none = 資料庫已是版次 { $known }，不需要更新。
# $name: a table of the database.
cli-rehearse-fewer = 資料表「{ $name }」的列數會減少：由 { $before } 變成 { $after }。
cli-rehearse-kept-back = 有 { $count } 局進行中的遊戲將不會顯示，因為規則的版本已經不同。
cli-rehearse-untouched = 複本已刪除，資料庫保持原樣。

# A list, built up one item at a time.
list-pair = { $first }、{ $second }

## 引擎程式：要求（每行一個 JSON 物件）、狀態、局面、牌桌上的物件
error-engine-json = 這一行不是 JSON 物件：{ $problem }。請在一行內寫一個物件。
error-engine-long = 這一行太長。最多 { $most } 個位元組。
error-engine-request = 沒有「{ $do }」這種要求。請選擇：{ $known }。
error-engine-field = 要求「{ $do }」的內容不正確：{ $problem }。請更正後再送出。
error-engine-state = 這裡沒有編號 { $state } 的狀態。請使用回覆給你、而且尚未捨棄的編號。
error-engine-states = 引擎最多保留 { $most } 個狀態。請捨棄不再需要的狀態。
error-engine-seat = 這個遊戲沒有座位 { $seat }。座位由 0 至 { $last }。
error-engine-undo = 不能收回 { $count } 個選擇：目前只有 { $made } 個。請減少收回的數目。
error-engine-no-record = 這個狀態是從某個座位所知的資訊推想而來，或經過手動更改，所以沒有棋譜檔。請儲存原來的狀態。
error-engine-no-bot = 現在輪到牌桌本身選擇，電腦玩家只在座位上進行遊戲。請選擇牌桌的選項。
error-playout-endless = 隨機選擇 { $most } 次之後，這場遊戲仍未結束。請檢查這個局面是否能夠結束。
error-engine-fault = 遊戲處理這個要求時發生錯誤（{ $what }）；什麼都沒有改變。請連同棋譜檔與這個要求一起回報。
error-no-positions = { $game } 不能直接設置局面。請開始遊戲，進行到你想要的局面。
error-no-edits = { $game } 不能在遊戲途中更改牌桌。請改為設置局面。
error-edit-unfinished = 只有在主動玩家可以打出與使用卡牌、且沒有未完成的事項時，才能更改牌桌。請先選擇到那一步。
error-edit-hidden = 牌庫清單未公開時，不能更改牌桌。請開始清單公開的遊戲。
error-position-option = 直接設置的局面不能採用「{ $option }：{ $value }」這項設定。請保留為「{ $expected }」。
error-position-lesson = 課程「{ $lesson }」有自己的局面。請不要指定課程，或不要指定局面。
# $part: of the position; $why: which sentence; $found, $expected: what stands there, and what belongs there.
error-position-wrong = 無法設置這個局面：{ $why ->
    [missing] 缺少「{ $part }」。必須要有：{ $expected }
    [unknown] 沒有「{ $part }」這個部分。可以有：{ $expected }
    [form] 「{ $part }」是「{ $found }」。寫法如下：{ $expected }
    [count] 「{ $part }」有 { $found } 項，應該是 { $expected } 項。
    [large] 內容有 { $found } 位元組，最多只能讀取 { $expected } 位元組。
    [deep] 層次太多，最多只能有 { $expected } 層。
    [card] 「{ $part }」裡的「{ $found }」不是任何一張牌。
    [unplayable] 「{ $part }」裡的「{ $found }」在這裡還不能使用。
    [place] 「{ $found }」不能放在「{ $part }」。
    [token] 「{ $part }」裡的「{ $found }」是衍生生物，但其玩家沒有衍生生物牌。請填寫：{ $expected }
    [bare] 「{ $part }」裡的「{ $found }」帶有標記或升級，只有在場上的牌才能如此。
    [absent] 「{ $part }」裡的「{ $found }」不在這副牌庫中，牌庫裡也沒有可以讓出位置的填充牌。
    [effect] 沒有名為「{ $found }」且會產生持續效果的牌。
    [effects] 「{ $found }」有好幾個持續效果，請寫明其中一個：{ $expected }
    [source] 產生「{ $found }」的牌不在任何地方。請放置：{ $expected }
    [about] 「{ $found }」還要寫明對象，例如：{ $expected }
    [over] 「{ $found }」到現在已經結束，或根本無法開始。
    [unsaid] 「{ $found }」取決於另一張牌，無法用文字表示。
    [icons] 「{ $part }」裡的「{ $found }」額外的圖示太多，只能有 { $expected } 個。
    [deck] 加上「{ $part }」，一副牌庫就有 { $found } 張牌，應該是 { $expected } 張。
    [goal] 道路通到了 { $found } 的目標牌，那張牌就該翻開了。請讓通道停在前面。
    [twice] 雙方的怪獸都是「{ $found }」。請選擇兩隻不同的怪獸，或使用設定「{ $expected }」。
    [covered] 指示物「{ $found }」壓到了其他指示物或超出軌道。格子是 { $expected }。
    [thrust] 手牌「{ $found }」沒有直刺牌。必須要有其中一張：{ $expected }
   *[other] 「{ $part }」是「{ $found }」。這裡可以是：{ $expected }
}
error-unknown-thing = 這個座位看不到名為「{ $thing }」的物件。請使用選項所涉及的名稱。

# The language whose names of cards are told.
cli-names = zh-Hant

## 賽事

cli-help-tournament = 賽事：可供選用的進行方式，以及預演。
cli-help-presets = 列出賽事可選用的進行方式。
cli-help-rehearse = 由電腦玩家把整場賽事進行到底，並印出各輪次、處罰與排名。
cli-help-preset = 進行方式的名稱，與「ludarium tournament presets」所列相同。
cli-help-players = 參賽的玩家人數。
cli-help-event-seed = 任意文字：亂數種子相同，賽事也相同。
cli-help-quick = 不進行遊戲，直接抽出成績。
cli-help-out = 把整場賽事連同棋譜檔寫入這個檔案；桌遊館可以匯入。
cli-column-preset = 進行方式
cli-column-stages = 階段

## 管理與維護桌遊館

cli-help-admin = 管理與維護桌遊館：人員、牌桌、檢舉、公告、稽核紀錄。直接處理桌遊館的資料庫，館開著的時候也可以。
cli-help-people = 找人；停權、改名、結束登入；管理員。
cli-help-people-find = 用 ID、登入名稱或名字的一部分找人。
cli-help-people-show = 顯示某人的工作階段、牌桌與停權。
cli-help-people-ban = 不讓某人進來；在館裡的人會立刻得知期限與原因。
cli-help-people-unban = 讓某人再進來。
cli-help-people-rename = 名字冒犯他人時，替某人改名。
cli-help-people-sign-out = 結束某人所有的工作階段。訪客無法再回來，只能重新開始。
cli-help-people-make-moderator = 讓有帳號的人擔任管理員。
cli-help-people-unmake-moderator = 免除某人的管理員職務。
cli-help-tables = 列出、顯示與關閉牌桌。
cli-help-tables-list = 列出等待中與進行中的牌桌，最新的 100 張。
cli-help-tables-show = 顯示一張牌桌：座位與進度。不顯示遊戲內容。
cli-help-tables-close = 關閉一張牌桌；在場的人會立刻得知原因。
cli-help-tables-all = 也列出已結束或已關閉的牌桌。
cli-help-notice = 向館內所有人發布公告；列出公告、撤回公告。
cli-help-notice-say = 向所有人發布公告：顯示在每一頁的橫條，直到讀者各自收起。某個語言沒有文字時，該語言的讀者看到英文；沒有英文就看中文，再沒有就看韓文。
cli-help-notice-list = 列出正在顯示或即將顯示的公告。
cli-help-notice-take-back = 以編號撤回一則公告。
cli-help-notice-en = 英文內容：一行，最多 300 個字元。
cli-help-notice-zh = 中文內容。
cli-help-notice-ko = 韓文內容。
cli-help-notice-level = 外觀：info 是一般消息，warning 是不該錯過的警告。
cli-help-notice-from = 從何時開始：2h、1d，或「2027-01-31 18:00」（UTC）。不寫就是現在。
cli-help-notice-until = 到何時為止，寫法相同。不寫就是直到撤回。
cli-help-notice-all = 也列出已結束或已撤回的公告。
cli-help-notice-number = 公告的編號，見「ludarium admin notice list」。
cli-help-people-warn = 告知某人一件事，訊息會一直顯示，直到對方表示已看到。
cli-help-people-silence = 在期限之前不讓某人在牌桌上聊天。
cli-help-people-unsilence = 讓某人再次聊天。
cli-help-admin-silence-until = 何時結束：12h、7d、2w、2027-01-31，或「2027-01-31 18:00」（UTC）。
cli-help-reports = 大家的檢舉：列出、顯示、結案。管理員在網頁上處理；關於管理員的檢舉由你處理。
cli-help-reports-list = 列出等待處理的檢舉，最舊的在前。
cli-help-reports-show = 顯示一則檢舉：對象、原因，以及保存的內容。
cli-help-reports-close = 將一則檢舉結案。對當事人的處置是另外的指令。
cli-help-report-number = 檢舉的編號，見「ludarium admin reports list」。
cli-help-report-all = 也列出已結案的。
cli-help-report-outcome = 處理結果：dismiss、warn、silence、rename 或 ban。
cli-help-admin-table = 牌桌的 ID，見其網址與「ludarium admin tables list」。
cli-help-admin-log = 印出稽核紀錄：誰在何時、為何、對誰做了什麼。最新的在最後。
cli-help-admin-data = 桌遊館資料庫所在的資料夾；和「ludarium serve」一樣，LUDARIUM_DATABASE 優先。
cli-help-admin-json = 印出 JSON 供程式使用。時間是 1970 年以來的毫秒數。
cli-help-admin-reason = 原因，最多 500 個字元。會寫進稽核紀錄，當事人也會看到。
cli-help-admin-who = 「ludarium admin people find」印出的 ID，或登入名稱。
cli-help-admin-text = ID、登入名稱，或名字的一部分。
cli-help-admin-name = 新名字。
cli-help-admin-until = 何時結束：12h、7d、2w、2027-01-31，或「2027-01-31 18:00」（UTC）。不寫就是永久。
cli-help-log-about = 只看關於這個人或事物的紀錄，以 ID 指定。
cli-help-log-by = 只看這位營運者或這個人的紀錄；「operator」、「moderator」、「person」代表該類全部。
cli-help-log-act = 只看這種動作，例如 ban 或 rename。
cli-help-log-since = 只看從那時起的紀錄：7d 是七天前，2027-01-31 是某一天（UTC）。
cli-help-log-until = 只看那時之前的紀錄，寫法相同。
cli-help-log-number = 最多印出幾筆紀錄。
cli-column-id = ID
cli-column-name = 名字
cli-column-account = 帳號
cli-column-moderator = 管理員
cli-column-created = 開始
cli-column-banned-until = 停權至
cli-column-lifted = 解除
cli-column-reason = 原因
cli-column-session = 工作階段
cli-column-device = 裝置
cli-column-seen = 最後使用
cli-column-table = 牌桌
cli-column-status = 狀態
cli-column-seat = 座位
cli-column-host = 桌主
cli-column-time = 時間
cli-column-by = 執行者
cli-column-act = 動作
cli-column-about = 對象
cli-column-facts = 細節
cli-column-number = 編號
cli-column-level = 等級
cli-column-from = 開始
cli-column-until = 結束
cli-column-taken-back = 撤回
cli-column-languages = 語言
cli-column-text = 內容
cli-notice-info = 消息
cli-notice-warning = 警告
cli-column-taken-by = 處理者
cli-column-outcome = 結果
cli-column-reported-by = 檢舉者
cli-column-line = 發言
cli-column-decision = 決定
cli-report-abuse = 聊天辱罵
cli-report-name = 名字
cli-report-cheating = 作弊或拖延
cli-report-other = 其他
cli-report-open = 待處理
cli-report-taken = 處理中
cli-report-closed = 已結案
cli-outcome-dismiss = 不成立
cli-outcome-warn = 警告
cli-outcome-silence = 禁言
cli-outcome-rename = 改名
cli-outcome-ban = 停權
cli-status-open = 等待中
cli-status-playing = 進行中
cli-status-over = 已結束
cli-status-closed = 已關閉
# The pace of a table; $days is how many days a move somebody has at a correspondence table.
cli-pace-live = 即時
cli-pace-days = { $days } 天
cli-act-ban = 停權
cli-act-unban = 解除停權
cli-act-rename = 改名
cli-act-sign-out = 結束登入
cli-act-make-moderator = 任命管理員
cli-act-unmake-moderator = 免除管理員
cli-act-delete-account = 刪除帳號
cli-admin-guest = 訪客
cli-admin-club = 經由社團
cli-admin-for-good = 永久
cli-admin-by-operator = 營運者 { $by }
cli-admin-by-moderator = 管理員 { $by }
cli-admin-by-person = 本人 { $by }
cli-admin-about-person = 人 { $about }
cli-admin-about-table = 牌桌 { $about }
cli-admin-about-notice = 公告 { $about }
cli-admin-about-report = 檢舉 { $about }
# $found: what somebody wrote as a time.
cli-admin-time-form = 「{ $found }」不是時間。請寫距離現在多久，例如 12h、7d 或 2w，或寫日期，例如 2027-01-31，也可以加上時刻。
cli-admin-no-act = 沒有「{ $found }」這種動作。有這些：{ $known }。
cli-admin-nobody = 沒有人叫這個名字。
cli-admin-banned = 已將 { $who } 永久停權。
cli-admin-banned-until = 已將 { $who } 停權至 { $until }。
cli-admin-unbanned = { $who } 可以再進來了。
cli-admin-renamed = { $who } 從現在起叫做 { $name }。
cli-admin-signed-out = { $count ->
    [0] { $who } 沒有工作階段。
   *[other] 已結束 { $who } 的 { $count } 個工作階段。
}
cli-admin-moderator-made = { $who } 現在是管理員。
cli-admin-moderator-unmade = { $who } 不再是管理員。
cli-column-private = 私人
cli-column-people = 人數
cli-column-pace = 每步時限
cli-column-event = 賽事
cli-column-choices = 選擇數
cli-column-kind = 種類
cli-column-bot = 電腦玩家
cli-seat-open = 空位
cli-seat-person = 人
cli-seat-bot = 電腦玩家
cli-act-close-table = 關閉牌桌
cli-act-say-notice = 發布公告
cli-act-take-back-notice = 撤回公告
cli-act-silence = 禁言
cli-act-unsilence = 解除禁言
cli-act-warn = 警告
cli-act-see-warning = 已看到警告
cli-act-take-report = 接手檢舉
cli-act-give-back-report = 放回檢舉
cli-act-close-report = 檢舉結案
cli-admin-no-tables = 沒有這樣的牌桌。
cli-admin-table-closed = 已關閉牌桌 { $table }。
# $found is what somebody wrote, $known a list of words.
cli-admin-no-level = 沒有「{ $found }」這個等級。可用的有：{ $known }。
cli-admin-notice-said = 已發布公告 { $number }：從開始時間起，館內所有人都看得到。
# $lang and $other: tags of languages, such as en or zh-Hant.
cli-admin-notice-missing = 沒有 { $lang } 的內容：使用 { $lang } 的讀者會看到 { $other } 的內容。
cli-admin-no-notices = 沒有公告。
cli-admin-notice-taken-back = 已撤回公告 { $number }。
cli-admin-silenced = { $who } 在 { $until } 之前不能在牌桌上聊天。
cli-admin-unsilenced = { $who } 可以再聊天了。
cli-admin-warned = 已告知 { $who }。
cli-admin-no-reports = 沒有這樣的檢舉。
cli-admin-report-closed = 檢舉 { $number } 已結案。
cli-admin-no-outcome = 沒有「{ $found }」這個結果。可用的有：{ $known }。
# $database: a file, or a URL without its password.
error-admin-no-hall = 「{ $database }」沒有桌遊館的資料庫。請用 --data 指定館的資料夾，或用 LUDARIUM_DATABASE 指定資料庫。
# $found and $known: numbers of revisions of the database, such as 0005.
error-admin-older = 資料庫的版本是 { $found }，本程式需要 { $known }。請先用本程式開館一次，再試一次。
error-admin-person = 沒有人的 ID 或登入名稱是「{ $who }」。請用「ludarium admin people find」尋找。
error-admin-reason = 請寫 1 到 { $most } 個字元的原因，不含看不見的字元。
error-admin-until = 這個時間已經過了。請給一個還沒到的時間。
error-admin-not-banned = { $name } 沒有被停權。請用「ludarium admin people show」查看。
error-admin-moderator-guest = { $name } 是訪客。只有有帳號的人能當管理員。
error-admin-moderator-already = { $name } 已經是管理員。
error-admin-moderator-none = { $name } 不是管理員。
error-admin-table = 沒有牌桌 { $table }。請用「ludarium admin tables list」查看。
error-admin-table-event = 牌桌 { $table } 屬於賽事 { $event }，由賽事的工作人員決定。
error-admin-table-over = 牌桌 { $table } 已經結束。
error-admin-notice-text = 請至少寫一種語言的內容：一行，1 到 { $most } 個字元，不含看不見的字元。
error-admin-notice-time = 這則公告還沒有人看到就會結束。請給一個尚未到來、且在開始之後的結束時間。
error-admin-notice = 沒有公告 { $number }。請用「ludarium admin notice list」查看。
error-admin-notice-over = 公告 { $number } 已經結束。
error-admin-not-silenced = { $name } 本來就可以聊天。請用「ludarium admin log --about」查看。
error-admin-report = 沒有檢舉 { $number }。請用「ludarium admin reports list」查看。

## 鍛鑰者的牌庫
cli-help-keyforge = 鍛鑰者：以實戰評定牌庫積分。
cli-help-rate = 以實戰評定牌庫積分：每副牌庫與固定的基準牌庫群對戰，雙方都由電腦玩家操作，得出積分與信賴區間、各組對戰成績，以及每張卡牌的價值。
cli-help-rate-decks = 一副牌庫：檔案、代號或網址、單行牌庫代碼，或密封牌庫的名稱，例如 sealed-AoA。
cli-help-rate-games = 每副牌庫最後要有多少場，包括已保存的；預設 192 場，只給 --seconds 時則在時間內盡量多打。
cli-help-rate-seconds = 最多進行多少秒；已開始的對局會打完。
cli-help-rate-bot = 雙方的電腦玩家：greedy，或搜尋型，例如 search:100。
cli-help-rate-seed = 任意文字：相同的種子會抽出相同的密封牌庫，並進行相同的對局。
cli-help-rate-data = 保存資料的資料夾：對局存入其中的「ratings」資料夾，已存在的不會重打。
cli-help-results-out = 把完整結果寫入這個檔案：網頁（.html），或以 Parquet 保存每場對局（.parquet，供程式使用，需要額外套件「parquet」）。可以指定多次。
error-parquet-missing = Parquet 需要一個尚未安裝的套件。請安裝：pip install "ludarium[parquet]"
cli-ray-or-workers = 請二選一：--workers 在這台電腦上進行，--ray 則使用叢集的所有核心。
error-cluster-no-ray = 在叢集上進行需要一個尚未安裝的套件。請安裝：pip install "ludarium[cluster]"
error-cluster-silent = 「{ $address }」沒有回應。請在一台電腦上啟動 Ray（ray start --head --port=6379），讓其他電腦加入，再使用它顯示的位址。
error-cluster-refused = Ray 無法使用「{ $address }」的叢集。它的訊息：{ $why }
error-cluster-other-version = 叢集中的電腦 { $machine } 安裝的是 Ludarium { $found }，這台電腦則是 { $version }。請在所有電腦上安裝相同的版本，並重新啟動那裡的 Ray。
error-cluster-no-ludarium = 叢集中的電腦 { $machine } 執行 Ray 的環境裡沒有 Ludarium。請在那裡安裝 { $version } 版：pip install "ludarium[cluster]=={ $version }"
error-cluster-no-cores = 「{ $address }」的叢集已有一分鐘沒有任何核心。請讓一台電腦加入：ray start --address={ $address }
error-cluster-workers-lost = 同一場對局連續使叢集的多個工作行程中止。記憶體可能不足以供全部 { $workers } 個核心使用，請以較少的核心啟動 Ray（ray start --num-cpus）。
cli-help-rate-details = 也列出每副牌庫的對戰成績與卡牌；只有一副牌庫時一定會列出。
cli-rate-playing = 正在評定 { $count } 副牌庫
cli-rate-stopped = 已停止。打完的對局都已保存，再執行相同的指令即可繼續。
cli-out-form = 無法識別「{ $found }」的副檔名。檔案名稱請以下列之一結尾：{ $known }。

## READY... FENCE! 的卡牌表
cli-help-fence = READY... FENCE!：以實戰測試卡牌表。
cli-help-balance = 用一份卡牌表進行比賽並統計：長度、刺中、勝負，以及每張卡牌的使用率；也可以比較兩份卡牌表。每個數字都附區間。
cli-help-fence-cards = 卡牌表：名稱（proposed、even、lively）、檔案，或寫成一個詞的卡牌表。
cli-help-fence-change = 改變卡牌表的數值：PR=4556 設定所有撥擋還擊的速度值，FL=/1 設定飛刺消耗的耐力能量，FL=567/1 兩者都設定。可以指定多次。
cli-help-fence-against = 要比較的卡牌表，寫法與 --cards 相同；只有 --change 時，就是改變之前的卡牌表。
cli-help-fence-mode = 遊戲模式：tutorial、basic 或 advanced。
cli-help-fence-bot = 雙方的電腦玩家：greedy、random，或 search:20 之類的搜尋。
cli-help-fence-games = 每份卡牌表的比賽場數。
cli-help-fence-seed = 任意文字：相同的種子會進行相同的比賽，每份卡牌表都發相同的牌。
cli-help-fence-keep = 保存每場比賽的資料夾；使用同一個資料夾時，不會重打已有的比賽。
cli-help-fence-details = 也列出每份卡牌表的每張卡牌。
cli-help-fence-search = 尋找改變哪幾個數值就能改善卡牌表的平衡，越少越好：每次把一個數值加一或減一，再繼續改變最好的幾份。找到的卡牌表會以別的發牌再測一次。
cli-help-fence-untouched = 目標：沒有刺中的擊劍交鋒最多占這個百分比。
cli-help-fence-parry = 目標：在可以打出撥擋還擊的機會中，至少打出這個百分比。
cli-help-fence-share = 目標：任何一種卡牌最多占所有打出卡牌的這個百分比。
cli-help-fence-changes = 最多改變幾個數值；有卡牌表達到所有目標就提早結束。
cli-help-fence-search-games = 評定一份卡牌表的比賽場數；許多卡牌表只打四分之一就放棄。
cli-help-fence-check = 以別的發牌進行的比賽場數，列出的數字由此而來。
cli-fence-searching = 正在進行比賽
cli-fence-playing = 正在進行 { $count } 場比賽
cli-fence-stopped = 已停止。數字來自已打完的比賽。
error-cards-change = 無法把「{ $found }」理解為卡牌表的改變。請寫卡牌、「=」、每張卡牌各一個速度值，再以斜線接上消耗的耐力能量，例如 { $expected }。卡牌：{ $known }。沒有速度值的卡牌只能改變耐力能量。

## Nets that learn
cli-help-learn-out = 存放檢查點、網路（net.onnx）與曲線的資料夾。使用同一個資料夾，中斷的訓練就會繼續。
cli-help-learn-seed = 一個數字：在同一台機器上，亂數種子相同，訓練出的網路也相同。
cli-help-learn-rounds = 對局與學習的輪數；0 表示該遊戲的常用輪數。
cli-help-learn-until = 在這一輪之後停止，如同訓練在此中斷；0 表示進行到最後一輪。
cli-help-learn-minutes = 經過這麼多分鐘後停止；0 表示進行到最後一輪。
cli-help-learn-method = 學習方式：「gradients」（網路自我對弈）或「teacher」（學會立刻說出某個電腦玩家思考後的結論）。每個遊戲各有常用的方式。
cli-help-learn-start = 從另一次訓練的這個檢查點的網路開始。
cli-help-learn-games = 同時進行的局數（gradients）或每輪的局數（teacher）；0 表示常用的數量。
cli-help-learn-teacher = 擔任老師的電腦玩家，例如 search:10 或 greedy。
cli-help-learn-rate = 起始的學習率；0 表示常用的數值。
cli-help-learn-against = 用來檢驗網路的電腦玩家；通常是 greedy。
cli-help-learn-trials = 每次檢驗的局數；0 表示常用的數量。
cli-help-learn-every = 兩次檢驗之間的輪數；0 表示常用的數量。
cli-help-learn-device = PyTorch 在哪裡計算：「cpu」或「cuda」；預設在有 GPU 時使用 GPU。
cli-learn-methods = 請從這些學習方式中選擇一種：{ $known }。
cli-learn-playing = 正在學習 { $game }
cli-learn-done = { $rounds } 輪，{ $games } 局。對 { $bot } 的勝率：{ $share }。網路存放在 { $folder }。
error-learning-missing = 訓練需要尚未安裝的套件。請安裝：pip install "ludarium[learning]"
error-learn-other = { $folder } 存放的是另一個遊戲的訓練，或是大小不同的網路。請選擇另一個資料夾。
error-nets-missing = 電腦玩家「net」需要尚未安裝的套件。請安裝：pip install "ludarium[nets]"
error-net-none = Ludarium 沒有附帶 { $game } 的網路。請用「ludarium learn」訓練一個，並指明檔案：net:FILE。
error-net-file = 「{ $file }」沒有網路。
error-net-unreadable = 「{ $file }」不是可讀取的 ONNX 格式網路。
error-net-other = 網路「{ $file }」不適用於這個版本的 { $game }。請重新訓練。
