### 無法讀取參賽者名單時的訊息。$line 從 1 算起。

error-desk-csv-signs = 這份名單不是 UTF-8。請另存為「CSV UTF-8」，然後再選擇一次。
error-desk-csv-broken = 無法讀取第 { $line } 行：缺少引號，或儲存格內容太長。請更正。
