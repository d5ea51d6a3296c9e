### 帳號：建立、登入與管理。訪客不需要這些。

## 拒絕

error-account-name-wrong = 這個登入名稱無法使用。請用 3 到 32 個字母、文字或數字，中間可以有句點、連字號或底線。
error-account-name-taken = 這個登入名稱已經有人使用。請換一個。
error-account-name-first = 您的帳號還沒有登入名稱。請先設定名稱與密碼。
error-account-password-short = 密碼太短。請至少用 { $least } 個字元；一句話最好記。
error-account-password-long = 密碼太長。請最多用 { $most } 個字元。
error-account-password-common = 這是別人最先會猜的密碼之一。請換一個。
error-account-password-wrong = 這不是您的密碼。請再試一次。
error-account-sign-in-wrong = 登入名稱與密碼不符。請檢查兩者後再試一次。
error-account-recovery-wrong = 登入名稱與復原碼不符，或復原碼已經用過。請檢查兩者後再試一次。
error-account-wait = 錯誤的嘗試太多。請等 { $seconds } 秒再試一次。
error-account-busy = 現在登入的人太多。請過幾秒再試一次。
error-account-none = 這需要帳號，而您現在是訪客。請先建立帳號或登入。
error-account-already = 您已經有帳號。若要另一個帳號，請先登出。
error-account-confirm = 您已經登入一段時間。請確認是您本人，再試一次。
error-account-guest-busy = 您在這個瀏覽器以訪客「{ $name }」的身分還有牌桌、遊戲或牌庫，登入後會留在那裡。請改為替這位訪客建立帳號，或仍然登入。
error-account-last-way = 沒有它您就無法再登入。請先設定密碼。
error-account-passkey-wrong = 通行密鑰未被接受。請再試一次，或用其他方式登入。
error-account-passkey-unknown = 桌遊館不認得這把通行密鑰，它可能已被移除。請用其他方式登入。
error-account-passkeys-many = 一個帳號最多可以有 { $most } 把通行密鑰。請移除不再使用的一把。
error-account-link-over = 這個代碼已經用過，或時間已過。請在另一台裝置上顯示新的代碼。
error-account-link-number = 這不是另一台裝置上的號碼。還可以再試 { $left } 次。
error-club-off = 這個桌遊館沒有社團登入。請用其他方式登入。
error-club-wrong = 社團登入沒有成功。請重新開始。
error-club-linked = 這個社團身分屬於這裡的另一個帳號，或這個帳號已連結另一個社團身分。請登出後用社團登入，或先解除原有的連結。
error-club-away = 社團登入沒有回應。請稍後再試，或用其他方式登入。

## 登入方式

people-sign-in = 登入
people-sign-out = 登出
people-make = 建立帳號
people-my-account = 我的帳號
people-change-name = 更改名字
people-you = (已登入)
people-you-guest = (訪客)
people-name = 登入名稱
people-name-help = 只有您需要它。3 到 32 個文字、字母或數字，不分大小寫。
people-password = 密碼
people-password-help = 至少 8 個字元。一句話好記又難猜。
people-password-now = 目前的密碼
people-password-now-help = 可以留空：您剛剛登入過。
people-password-new = 新密碼
people-password-save = 變更密碼
people-password-set = 新密碼已生效，其他瀏覽器都已登出。
people-password-ends = 設定新密碼後，其他瀏覽器都會登出。
people-password-none = 您的帳號沒有密碼。有了密碼就能用名稱登入，也能產生復原碼。
people-show-password = 顯示密碼
people-called-help = 同桌的人會看到這個名字。
people-make-guest = { $name }，您現在是訪客，只有這個瀏覽器認得您。有了帳號，在哪裡都能登入；您的牌桌、遊戲與賽事都仍是您的。
people-make-text = 有了帳號，在哪裡都能登入並找回您的遊戲。玩遊戲不需要帳號。
people-make-no-mail = 桌遊館不需要電子郵件地址。請在建立後產生復原碼，以防忘記密碼。
people-made = 帳號已建立。
people-made-guest = 帳號已建立。您當訪客時的一切仍是您的。
people-have-one = 已經有帳號了？
people-have-none = 還沒有帳號？
people-signed-in = 您已登入為 { $name }。
people-sign-in-anyway = 仍然登入
people-other-ways = 其他登入方式
people-by-password = 用密碼登入
people-by-code = 忘記密碼？使用復原碼
people-by-passkey = 使用通行密鑰
people-by-club = 用 { $club } 登入
people-by-link-hint = 若您已在另一台裝置登入，可以讓它顯示 QR 碼：我的帳號，「在另一台裝置登入」。
people-code = 復原碼
people-code-help = 您保存的十個復原碼之一，每個只能用一次。
people-no-passkey = 沒有使用通行密鑰。請再試一次，或用其他方式登入。
people-refused = 登入沒有成功。請重新開始。
people-confirm-title = 還是您本人嗎？
people-confirm-text = 若坐在這裡的是別人，接下來的動作可能對您不利。
# $ways: one or more of the three after this, as “a, b, or c”.
people-forgotten = 忘記密碼了嗎？請先登出，再用{ $ways }登入，之後就能設定新密碼。
people-way-code = 復原碼
people-way-passkey = 通行密鑰
people-way-club = 社團登入
people-forgotten-no-way = 忘記密碼了嗎？那就不要登出：這個帳號沒有其他登入方式。
people-confirm-again = 請登出後重新登入，再試一次。

## 我的帳號

people-profile = 個人資料
people-saved = 已儲存。
people-since = { $day } 起
people-used = 上次使用：{ $ago }
people-never-used = 尚未使用
people-some-device = 未知的裝置
people-this-device = 這個瀏覽器
people-passkeys = 通行密鑰
people-passkeys-text = 通行密鑰讓您以指紋、臉部或裝置密碼登入，不需要名稱與密碼。
people-passkeys-not-here = 這個瀏覽器在這裡無法建立通行密鑰。桌遊館必須以 https 開啟，或在它自己的電腦上開啟。
people-passkey-name = 通行密鑰的名稱
people-passkey-name-help = 方便日後辨認，例如「我的手機」。
people-passkey-add = 新增通行密鑰
people-passkey-added = 通行密鑰已可使用。
people-passkey-elsewhere = 屬於這個桌遊館的另一個網址
people-passkey-remove = 移除
people-passkey-remove-named = 移除：{ $name }
people-passkey-remove-text = 通行密鑰「{ $name }」將無法再登入。
people-codes = 復原碼
people-codes-text = 忘記密碼或遺失裝置時，復原碼可以讓您登入。請寫在紙上，或和密碼保存在一起。
people-codes-name-first = 請先設定登入名稱與密碼。
people-codes-left = { $count ->
    [0] 您沒有復原碼。
   *[other] 還有 { $count } 個復原碼。
}
people-codes-make = 產生十個新的復原碼
people-codes-replace = 您現有的 { $count } 個復原碼將不能再用來登入。
people-codes-once = 只會顯示這一次，並取代先前所有的復原碼。
people-codes-copied = 復原碼已複製。
people-codes-copy-by-hand = 復原碼已選取，請自行複製。
people-codes-sheet = { $name } 在 { $hall } 的復原碼。每個只能用一次。
people-print = 列印
people-sessions = 登入中的瀏覽器
people-sessions-text = 這些瀏覽器已登入您的帳號。
people-sign-out-named = 登出：{ $device }
people-sign-out-others = 登出其他所有瀏覽器
people-club-text = 連結您的帳號，就能用 { $club } 登入。
people-club-linked = 您可以用 { $club } 登入。
people-club-leave = 取消連結

## 另一台裝置

people-link-title = 在另一台裝置登入
people-link-about = 在這裡顯示 QR 碼，用另一台裝置掃描。那台裝置會顯示一個號碼，請在這裡輸入。
people-link-show = 顯示 QR 碼
people-link-picture = 在另一台裝置登入的 QR 碼
people-link-scan = 請用另一台裝置掃描。只能用一次，還有 { $seconds } 秒。
people-link-claimed = 代碼已在這台裝置開啟：{ $device }。您的另一台裝置有顯示號碼嗎？
people-link-its-number = 另一台裝置上的號碼
people-link-warning = 只有在自己的裝置上看到號碼時才輸入。告訴您號碼的人，是想進入您的帳號。
people-link-confirm = 允許登入
people-link-not-mine = 這不是我的裝置
people-link-over = 這個代碼已經失效。
people-link-done = 另一台裝置現在可以登入了。
people-link-text = 這個代碼由另一台裝置顯示。只有那是您自己的裝置時才繼續。
people-link-go = 在這裡登入
people-link-enter = 請在另一台裝置輸入這個號碼，即可登入為 { $name }：
people-link-waiting = 這個頁面會等您完成。
people-link-number = 號碼是 { $number }。

## 離開

error-account-delete-name = 若要刪除這個帳號，請輸入「{ $name }」。
error-account-delete-event = 您參加的賽事還沒有結束，它的紀錄在那之前需要您。請在結束後刪除帳號。
people-former = 前玩家
people-data = 我的資料
people-data-text = 一個檔案，包含桌遊館所有關於您的資料：帳號、牌桌、遊戲與棋譜、聊天內容與賽事紀錄。
people-data-save = 儲存檔案
people-delete = 刪除我的帳號
people-delete-text = 您的登入方式、通行密鑰、復原碼與登入狀態都會刪除，您的聊天內容會被劃去。已結束的遊戲會以「前玩家」代替您的名字。您當桌主的牌桌會交給同桌的人。已結束賽事的紀錄會保留，因為成績以此為據。這些都無法復原。
people-delete-name = 請輸入「{ $name }」以確認
people-delete-yes = 永久刪除
people-deleted = 您的帳號已刪除。
