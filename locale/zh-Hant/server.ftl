### 伺服器自己說的話：終端機裡、沒有網頁時，以及它自己的拒絕。

# $address：在瀏覽器輸入的網址，例如 http://localhost:8000。
server-open-at = 桌遊館已開放：{ $address }
server-page-missing = 桌遊館已開放，但網頁還沒有建置。請在原始碼資料夾執行「make play」，它會建置網頁。
server-debug = 除錯頁面已開啟：在這台電腦上可以讀到每張牌桌的所有秘密，位址是 /debug。

# $until: a time such as “2027-01-31 18:00 UTC”, or never. $reason: what the operator wrote, a sentence or a word.
error-banned = { $until ->
    [never] 您已被永久禁止進入這間桌遊館。原因：{ $reason }
   *[other] 您已被禁止進入這間桌遊館，至 { $until }。原因：{ $reason }
}
# $reason: what the operator wrote, a sentence or a word.
error-table-closed = 桌遊館的營運者已關閉這張牌桌。原因：{ $reason }
error-seats-open = 還有空位。請等候玩家，或把空位交給電腦玩家，再開始遊戲。
error-not-found = 這個網址沒有內容。請到大廳看看。
error-belonging-gone = 您已經沒有保存這一項。請再看一次清單。
error-belongings-many = 您已保存 { $most } 項，沒有空位了。請先移除不再需要的。
error-belonging-choice = 這裡沒有可以保存的內容：請提供您自己牌庫的文字。
error-wrong-origin = 這個要求來自其他網站，桌遊館不予處理。請開啟桌遊館自己的網頁。
error-wrong-host = 桌遊館不以這個名稱提供服務。請開啟主辦人給你的網址。
# $port：以文字表示的數字。
error-port-taken = 這台電腦的連接埠 { $port } 已被使用。請用 --port 選擇其他連接埠。
# $folder：路徑。
error-data-in-use = 另一個桌遊館正在使用「{ $folder }」裡的資料。請關閉它，或用 --data 選擇其他資料夾。
# $address: what to type into a browser.
error-data-in-use-at = 使用「{ $folder }」資料的桌遊館已經開放：{ $address }。請開啟這個網址，或先關閉那個桌遊館。要開第二個桌遊館，請用 --data 選擇其他資料夾，並用 --port 選擇其他連接埠。
# $folder: a path. $problem: what the system says, in its own words.
error-data-fault = 無法使用資料夾「{ $folder }」：{ $problem }。請確認桌遊館可以讀寫它、磁碟還有空間，或用 --data 選擇其他資料夾。
# $database: a file, or a URL without its password.
error-database-in-use = 另一個桌遊館正在使用資料庫「{ $database }」。請先關閉它：一個資料庫同時只能給一個桌遊館使用。
error-node-in-use = 資料庫「{ $database }」上已有名為「{ $node }」的節點在運作。請給每個節點不同的名稱（LUDARIUM_NODE）。
error-node-sqlite = 多個節點需要 PostgreSQL（LUDARIUM_DATABASE）。使用 SQLite 時只能有一個桌遊館：請不要設定 LUDARIUM_NODE。
# $found and $known: numbers of revisions of the database, such as 0005.
error-database-newer = 這個資料庫是由較新版本的 Ludarium 建立的：它的版次是 { $found }，而這個版本只認得到 { $known }。沒有任何變更。請安裝較新版本，或選擇其他資料庫。
# $problem: what the database or the system says, in its own words.
error-database-fault = 無法使用資料庫「{ $database }」：{ $problem }。請確認它正在執行、桌遊館可以讀寫、磁碟還有空間，然後重新啟動。
error-database-url = 無法使用 LUDARIUM_DATABASE：{ $problem }。請給以 sqlite+aiosqlite:/// 或 postgresql+asyncpg:// 開頭的網址；後者需要額外安裝 ludarium[postgres]。
error-database-lost = 與資料庫「{ $database }」的連線中斷，期間另一個桌遊館開啟了它，所以這個桌遊館已關閉。請關閉其中一個，再重新啟動。
# OpenTelemetry 追蹤。$name：環境變數的名稱。$problem：OpenTelemetry 所說的原文。
error-traces-missing = { $name } 要求傳送追蹤資料，但尚未安裝傳送所需的套件。請額外安裝 ludarium[traces]，或設定 OTEL_TRACES_EXPORTER=none。
error-traces-wrong = 無法使用追蹤的設定（OTEL_…）：{ $problem }。
# 備份。$database 與 $file：路徑；PostgreSQL 則為不含密碼的網址。$problem：資料庫或系統所說的原文。
error-backup-postgresql = 資料庫「{ $database }」使用 PostgreSQL，請用它自己的工具：以 pg_dump 備份、以 pg_restore 還原，並在還原出來的複本上演練更新。
error-backup-none = 沒有資料庫「{ $database }」。請用 --data 指定資料夾，或用 LUDARIUM_DATABASE 指定資料庫。
error-backup-exists = 「{ $file }」已經存在，沒有變更。請為備份取其他名稱。
error-backup-same = 「{ $file }」就是桌遊館的資料庫。請指定它的備份。
error-backup-missing = 沒有檔案「{ $file }」。沒有任何變更。
error-backup-fault = 無法使用「{ $file }」：{ $problem }。沒有任何變更。請使用其他備份。
error-backup-not-hall = 「{ $file }」是資料庫，但不是桌遊館的資料庫。沒有任何變更。
error-backup-unwritten = 無法寫入「{ $file }」：{ $problem }。請確認你可以寫入該處、磁碟還有空間，再試一次。
# 以編號或網址指定、而不是直接提供的文字，例如牌庫。
error-fetch-off = 這個桌遊館不從別處取得內容。請改為提供檔案或文字。
error-fetch-going = 你上次指定的內容還在取得中。請等它完成，再試一次。
error-fetch-busy = 目前正在取得的內容太多。請過幾秒再試，或提供檔案。
error-fetch-slow = 內容沒有及時送達。請稍後再試，或提供檔案。
# $name 與 $found：環境變數與它的值；$expected：int、float、str 或 Path。
error-setting-wrong = 設定 { $name } 不能是「{ $found }」。請給它這一類的值：{ $expected }。
error-replay-lesson = 課程沒有重播。想再看一次，請重新開始這個課程。
error-replay-seat = 這張牌桌沒有 { $seat } 號座位。請選擇其中一個座位，或以觀戰者的視角觀看。
error-position-untold = 這局遊戲到這裡為止，沒有能寫成局面的時刻。請自行擺設，或選擇較後的時刻。
error-position-seat = 所有座位都由電腦坐了，沒有人能玩。請為自己留一個座位。
error-analysis-mine = 引擎正在為你分析另一局遊戲。請等它完成，或先取消那次分析。
error-analysis-full = 引擎正在分析的遊戲已達上限。請過幾分鐘再試。
# $most：決定的數目。
error-analysis-long = 這局遊戲超過 { $most } 次決定，太長了，無法分析。
error-lab-mine = 你在平衡實驗室的上一次模擬還在進行。請等它完成，或停止它。
error-lab-full = 平衡實驗室已經在進行最多的模擬了。請過幾分鐘再試。
error-lab-busy = 電腦玩家有太多牌桌要應付，平衡實驗室必須等候。請過幾分鐘再試。
error-hint-none = 這張牌桌不提供提示。只有你獨自和電腦玩家遊玩時才有提示；積分對局、活動和課程中都沒有。
error-hint-not-now = 現在沒有可以提示的決定。請在你要從幾個選項中選擇時再問。
error-hint-busy = 上一個提示還在計算中。請稍候。
