### 賽事無法接受的操作：每個錯誤代碼（error-desk-<code>）一則訊息，並說明該怎麼做。
### 顯示這些訊息時，什麼都沒有改變。$found 是該處的內容，$expected 是該處應有的內容；
### $most 是上限，$known 是一串名稱。輪次、桌次與行數從 1 算起。

error-unknown-event = 沒有這個賽事，可能在另一間桌遊館。請檢查網址。
error-token-unknown = 這個賽事不認得此權杖。請向主辦方索取新的權杖。

error-desk-not-allowed = 只有{ $needed ->
        [organizer] 主辦方
        [official] 官方
        [head-judge] 主辦方或主裁判
        [player] 該玩家本人
       *[other] 賽事的工作人員
    }可以這樣做。請與其聯絡。
error-desk-moved-on = 剛才有其他人更改了賽事。請再看一次，然後決定。

## 操作紀錄

error-desk-log-empty = 檔案裡沒有賽事。請選擇由賽事儲存的檔案。
error-desk-log-number = 操作紀錄已損壞：應為第 { $expected } 筆之處是第 { $found } 筆。請使用檔案的其他備份。
error-desk-log-begin = 操作紀錄已損壞：紀錄必須以建立賽事開始，而且只有一次。請使用檔案的其他備份。
error-desk-log-long = 操作紀錄不能超過 { $most } 筆。請結束此賽事，另開新賽事。
error-desk-log-unreadable = { $place ->
        [none] 這不是賽事的檔案。
       *[other] 這個賽事檔案在「{ $place }」處已損壞。
    }請選擇在賽事設定中以「{ desk-file-export-json }」儲存的檔案。
error-desk-undo-none = 沒有可以撤銷的第 { $found } 筆紀錄。請從操作紀錄中選擇。
error-desk-undo-twice = 第 { $entry } 筆紀錄已經撤銷。
error-desk-undo-needed = 無法撤銷第 { $entry } 筆紀錄：第 { $later } 筆以它為前提。請先撤銷後者。

## 人員

error-desk-name-long = 名字最多 { $most } 個字元，這個名字有 { $found } 個。請縮短。
error-desk-name-empty = 名字至少需要一個文字或數字。
error-desk-name-sign = 文字中有看不見的字元（{ $found }）。請重新輸入。
error-desk-name-taken = 已經有名為「{ $name }」的人。請加上可以分辨兩人的文字。
error-desk-account-taken = 這個帳號已經以 { $name } 的名字報名參加。請使用該筆報名。
error-desk-account-others = 帳號必須由本人加入活動。請先不帶帳號登錄這位玩家，再把玩家代碼交給本人。
error-desk-account-none = 請說明是誰的帳號。
error-desk-text-long = 文字最多 { $most } 個字元，這段文字有 { $found } 個。請縮短。
error-desk-text-empty = 請先輸入文字。
error-desk-why-needed = 請說明理由：理由會保留在操作紀錄中。
error-desk-people-many = 一個賽事最多 { $most } 人。請減少人數。
error-desk-full = { $most } 個名額已滿。請先空出一個名額，或在設定中增加名額。
error-desk-person-none = 這裡沒有編號 { $person } 的人。請從參賽者名單中選擇。
error-desk-person-gone = { $name } 已不在賽事中。
error-desk-person-not-dropped = { $name } 並未退賽，因此無法重返賽事。
error-desk-not-player = { $name } 是觀眾，不參加比賽。
error-desk-role-unknown = 沒有「{ $found }」這個職務。請選擇：{ $known }。
error-desk-official-own = 官方人員以自己的帳號更改系列表與限制卡表：請把這個職務交給另一個人，不能交給程式或自己。
error-desk-organizer-last = 賽事至少要有一位主辦方。請先指派另一位。
error-desk-late-stage = 第一個階段已結束，無法再加入。
error-desk-late-round = { $unit ->
        [game] 無法再加入：遲到者最晚只能在第 { $round } 局加入。
       *[round] 無法再加入：遲到者最晚只能在第 { $round } 輪加入。
    }

## 賽事設定

error-desk-plan-no-stage = 賽事至少需要一個階段。請加入階段。
error-desk-plan-begun = 已經開始的部分不可更改。請只更改尚未開始的部分。
error-desk-plan-stage = 這是第 { $stage } 階段的設定。
error-desk-plan-number = 「{ $setting }」不能是 { $found }。請選擇 0 至 { $most } 的數字。
error-desk-plan-unreadable = 無法讀取賽事設定（{ $place }）。請更正後再送出。
error-desk-preset-unknown = 沒有「{ $found }」這種進行方式。請選擇：{ $known }。
error-desk-structure-unknown = 沒有「{ $found }」這種賽制結構。請選擇：{ $known }。
error-desk-setting-unknown = 「{ $structure }」沒有「{ $setting }」這項設定。它有這些：{ $known }。
error-desk-setting-wrong = 設定「{ $setting }」在此不適用（{ $found }）。請選擇其他值。
error-desk-catalogue-unknown = 沒有「{ $found }」這份處罰目錄。請選擇：{ $known }。
error-desk-seed-wrong = 抽籤由系統依賽事的種子值進行。請勿自行指定。
error-desk-lots-stage = 只能為進行中的階段抽籤，且須在階段結束之前。目前沒有進行中的階段。
error-desk-lots-again = 此階段已經抽過籤。若要重抽，請說明理由：理由會保留在操作紀錄中。

## 輪次與桌次

error-desk-event-over = 賽事已結束。
error-desk-results-missing = { $unit ->
        [game] 第 { $round } 局還缺 { $count } 桌的成績。請先輸入。
       *[round] 第 { $round } 輪還缺 { $count } 桌的成績。請先輸入。
    }
error-desk-draw-empty = 這些桌次無法進行比賽。請重新配對。
error-desk-draw-not-in = 編號 { $person } 的玩家不在這個階段中。請只為這個階段的玩家配對。
error-desk-draw-twice = { $name } 會同時坐在兩桌。請讓每位玩家只在一桌。
error-desk-draft-none = 沒有配對草稿。請先進行配對。
error-desk-draft-stale = { $name } 在配對後已離開。請重新配對。
error-desk-swap-same = 這兩位坐在同一桌。請選擇不同桌的玩家。
error-desk-swap-not-in = { $unit ->
        [game] { $name } 在本局並非正好在一桌。請選擇其他人。
       *[round] { $name } 在本輪並非正好在一桌。請選擇其他人。
    }
error-desk-bye-none = { $unit ->
        [game] 本局沒有人輪空。
       *[round] 本輪沒有人輪空。
    }
error-desk-round-none = { $unit ->
        [game] 這裡沒有第 { $round } 局。請選擇賽事中的一局。
       *[round] 這裡沒有第 { $round } 輪。請選擇賽事中的輪次。
    }
error-desk-round-closed = { $unit ->
        [game] 這一局已關閉。
       *[round] 這一輪已關閉。
    }
error-desk-table-none = { $unit ->
        [game] 第 { $round } 局沒有第 { $table } 桌。請選擇該局的桌次。
       *[round] 第 { $round } 輪沒有第 { $table } 桌。請選擇該輪的桌次。
    }
error-desk-table-bye = 這是輪空，不需要比賽。
error-desk-table-begun = 遊戲已經開始。
error-desk-first-stands = 遊戲已經開始，先手記錄為 { $name }。若不正確，請呼叫裁判，由工作人員在紀錄中復原。
error-desk-table-done = 遊戲已結束。
error-desk-settle-none = 沒有內容以更正前的紀錄為依據，不需要處理。
error-desk-settle-way = 這個處理方式已不可行。請查看現在提供的選項。
error-desk-impossible-nobody-there = { draw-impossible-nobody-there }
error-desk-impossible-nobody-entered = { draw-impossible-nobody-entered }
error-desk-impossible-groups-few = { draw-impossible-groups-few }
error-desk-impossible-groups-many = { draw-impossible-groups-many }
error-desk-impossible-groups-split = { draw-impossible-groups-split }
error-desk-impossible-final-few = { draw-impossible-final-few }
error-desk-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
error-desk-impossible-swiss-nobody = { draw-impossible-swiss-nobody }
error-desk-rehearsal-endless = { $unit ->
        [game] 預演進行了 { $rounds } 局仍未結束。請檢查賽事的各階段：其中有一個永遠不會結束。
       *[round] 預演進行了 { $rounds } 輪仍未結束。請檢查賽事的各階段：其中有一個永遠不會結束。
    }

## 成績

error-desk-reason-unknown = 「{ $found }」不是遊戲結束的方式。請選擇：{ $known }。
error-desk-reason-staff = 這種結束方式只能由裁判輸入。請呼叫裁判。
error-desk-points-wrong = 得分是 0 至 { $most } 的數字。請更正。
error-desk-points-count = 需要 { $expected } 個數字，每位玩家一個；目前有 { $found } 個。
error-desk-points-winner = 勝利者的得分低於對手。請更正得分或勝利者。
error-desk-winner-wrong = 獲勝、落敗或先手的玩家都必須坐在這一桌，也不能有人同時獲勝與落敗。請更正。
error-desk-winner-needed = 請輸入誰獲勝：遊戲沒有平手。
error-desk-first-needed = 請先輸入先手玩家：這可能決定勝負。
error-desk-report-not-yours = { $name } 不在這一桌，不能回報這一桌的結果。
error-desk-report-early = 這場遊戲尚未開始：結束後再回報成績。
error-desk-result-stands = { $unit ->
        [game] 第 { $round } 局第 { $table } 桌已有成績。請呼叫裁判更正結果。
       *[round] 第 { $round } 輪第 { $table } 桌已有成績。請呼叫裁判更正結果。
    }
error-desk-result-rounds-none = 只有矮人掘金的一局才分成各輪。請直接輸入成績。
error-desk-result-rounds-count = 一局有 { $expected } 輪，這裡有 { $found } 輪。沒有人得到金塊的一輪請填 0。
error-desk-result-round-pay = 第 { $number } 輪不可能這樣發金塊。可能的是：掘金矮人得 3、2、2，或每位掘金矮人各得 2，或一人獨得 4，或兩位破壞者各得 3；失去該輪的玩家沒有金塊。
error-desk-result-rounds-sum = { $name } 各輪合計是 { $expected }，而總數寫的是 { $found }。請更正其中一項。
error-desk-in-the-hall = 這場對戰在大廳的牌桌上進行，成績會從那裡傳回。若無法進行，請呼叫裁判。

## 牌庫

error-desk-decks-none = 這個賽事不需要登錄牌庫。
error-desk-decks-many = 一位玩家最多登錄 { $most } 副牌庫。請先撤回一副。
error-desk-deck-none = 這裡沒有牌庫。請選擇牌庫清單。
error-desk-deck-sealed = 密封的牌庫由工作人員輸入，而且只用於發放密封牌庫的賽制。
error-desk-deck-double = { $name } 已登錄這副牌庫。沒有兩副牌庫是相同的：請兩位都出示牌庫。
error-desk-deck-taken = 已有人登錄這副牌庫。沒有兩副牌庫是相同的：請帶著你的牌庫找工作人員。
error-desk-deck-unreadable = 「{ $found }」不是牌庫。請選擇另一份牌庫清單。
error-desk-deck-locked = 牌庫不可再更改：其玩家已有配對。
error-desk-deck-not-ready = { $name } 沒有可以使用的牌庫（{ $rule }）。請查看牌庫頁面上的問題。
error-desk-decks-unsealed = 這個賽制沒有需要一起打開的牌庫。
error-desk-sealed-set = 現開賽制使用正好一個季度，目前選了 { $found } 個。登錄或開啟牌庫之前，請先在設定中選定季度。
error-desk-sealed-set-stands = 本賽事全程使用 { $set } 季度：配對公布後不可更換季度。
error-desk-decks-opened = 牌庫已經打開。
error-desk-source-none = { $name } 沒有第 { $found } 副牌庫。請從名單中選擇。
error-desk-attest-unknown = 這一項不需要確認。請選擇：{ $known }。

## 計時

error-desk-clock-none = 這個賽事沒有這種計時。
error-desk-clock-no-round = { $unit ->
        [game] 沒有進行中的一局。請先公布配對。
       *[round] 沒有進行中的一輪。請先公布配對。
    }
error-desk-clock-not-started = 尚未開始計時。請先開始計時。
error-desk-clock-runs = 已經在計時。
error-desk-clock-stands = 已經停鐘。
error-desk-clock-seconds = 請輸入 1 秒至 { $most } 分鐘。

## 裁判

error-desk-call-twice = { $name } 已經呼叫裁判，裁判正在前來。
error-desk-call-none = 沒有編號 { $found } 的呼叫。請從清單中選擇。
error-desk-call-closed = 這次呼叫已經處理完畢。
error-desk-kind-unknown = 沒有「{ $found }」這種處罰。請選擇：{ $known }。
error-desk-infraction-unknown = 目錄中沒有「{ $found }」這項違規。請從清單中選擇。
error-desk-remedy-unknown = 「{ $found }」不能用來糾正這項違規。請選擇：{ $known }。
error-desk-kind-person = 不能對 { $name } 給予這種處罰。請選擇另一種。
error-desk-penalty-text = 這項處罰會留下紀錄：請寫下發生的事。
error-desk-penalty-question = 請先回答問題：回答會與處罰一起保留。
error-desk-penalty-none = 沒有編號 { $found } 的處罰。請從清單中選擇。
error-desk-penalty-stands = 這項處罰不需要其他人同意。
error-desk-second-same = 這項處罰必須由另一人同意。
error-desk-second-roles = 這項處罰必須由一位裁判與主辦方共同同意。
error-desk-proposal-none = 這項詢問已不存在。

## 代碼、參賽者名單、網址

error-desk-code-wrong = 這個代碼不屬於這裡的任何人。請再掃描一次，或詢問工作人員。
error-desk-csv-empty = 名單是空的。請選擇至少有一行的檔案。
error-desk-csv-no-name = 第一行必須是各欄的名稱，其中一欄是「姓名」（或 name、이름）；目前是：{ $found }。
error-desk-csv-twice = 「{ $other }」與「{ $found }」是同一種欄位。請只留一欄。
error-desk-csv-row = 第 { $line } 行有 { $found } 欄，而第一行有 { $expected } 欄。請更正。
error-desk-csv-rank = 第 { $line } 行：種子序必須是數字，不能是「{ $found }」。請更正。
error-desk-path-wrong = 這不是本館的網址。請重新載入頁面。
