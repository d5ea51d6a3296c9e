### 伺服器自己說的話：終端機裡、沒有網頁時，以及它自己的拒絕。

# $address：在瀏覽器輸入的網址，例如 http://localhost:8000。
server-open-at = 桌遊館已開放：{ $address }
server-page-missing = 桌遊館已開放，但網頁還沒有建置。請在原始碼資料夾執行「make play」，它會建置網頁。

error-seats-open = 還有空位。請等候玩家，或把空位交給電腦玩家，再開始遊戲。
error-not-found = 這個網址沒有內容。請到大廳看看。
error-wrong-origin = 這個要求來自其他網站，桌遊館不予處理。請開啟桌遊館自己的網頁。
# $port：以文字表示的數字。
error-port-taken = 這台電腦的連接埠 { $port } 已被使用。請用 --port 選擇其他連接埠。
# $folder：路徑。
error-data-in-use = 另一個桌遊館正在使用「{ $folder }」裡的資料。請關閉它，或用 --data 選擇其他資料夾。
# 以編號或網址指定、而不是直接提供的文字，例如牌庫。
error-fetch-off = 這個桌遊館不從別處取得內容。請改為提供檔案或文字。
error-fetch-going = 你上次指定的內容還在取得中。請等它完成，再試一次。
error-fetch-busy = 目前正在取得的內容太多。請過幾秒再試，或提供檔案。
error-fetch-slow = 內容沒有及時送達。請稍後再試，或提供檔案。
# $name 與 $found：環境變數與它的值；$expected：int、float、str 或 Path。
error-setting-wrong = 設定 { $name } 不能是「{ $found }」。請給它這一類的值：{ $expected }。
error-replay-lesson = 課程沒有重播。想再看一次，請重新開始這個課程。
error-replay-seat = 這張牌桌沒有 { $seat } 號座位。請選擇其中一個座位，或以觀戰者的視角觀看。
