### 賽事頁面的文字。說明見 en/desk-page.ftl。

## 賽事列表與首頁

desk-events-none = 還沒有賽事。來舉辦第一場吧。
desk-events-mine = 我的賽事
desk-events-others = 其他賽事
desk-new-event = 新賽事
desk-new-event-about = 選擇遊戲與進行方式。之後都可以在設定中修改。
desk-import = 匯入賽事
desk-preset = 進行方式
desk-preset-later = 階段、時間與賽事的所有規定，在開始之前都可以在設定中修改。
desk-event-name = 賽事名稱
desk-organizer-you = 你將是主辦方。
desk-create = 建立賽事
desk-players-count = { $count } 位參賽者
desk-status-preparing = 準備中
desk-status-running = 進行中
desk-status-over = 已結束
desk-no-part = 賽事的這個部分沒有對你開放。
desk-lost = 與桌遊館的連線中斷，正在重新連線；目前看到的可能不是最新內容。
desk-seat-moved-code = 自 { $time } 起，{ $player } 的座位已移到另一部裝置：有人出示了該玩家的代碼。若不是您本人，請告知工作人員，他們已收到通知。
desk-seat-moved-staff = 自 { $time } 起，工作人員已將 { $player } 的座位改給另一個帳號。若有誤，請告知工作人員。
desk-tabs = 賽事的各部分
desk-tab-overview = 總覽
desk-tab-front = 賽事
desk-tab-players = 參賽者
desk-tab-decks = 牌庫
desk-tab-rounds = { $unit ->
        [game] 各局
       *[round] 輪次
    }
desk-tab-judge = 裁判
desk-tab-standings = 排名
desk-tab-print = 列印
desk-tab-settings = 設定
desk-tab-log = 操作紀錄
desk-tab-mine = 我的桌次
desk-tab-screen = 投影畫面
desk-urgent = { $count } 件緊急事項
desk-qr = QR 碼：{ $label }
desk-any = 不限

## 進行方式的摘要

desk-stage-line = { $stage }：{ $structure }
desk-sum-result-winner = 成績記錄誰獲勝。
desk-sum-result-points = 成績記錄雙方得分與誰獲勝。
desk-sum-result-table = 成績記錄同桌每位玩家的得分。
desk-sum-minutes = { $unit ->
        [game] 每局 { $minutes } 分鐘。
       *[round] 每輪 { $minutes } 分鐘。
    }
desk-sum-overtime = 時間到時，依超時規則結束遊戲。
desk-sum-first = 每場遊戲前決定先後手並記錄。
desk-sum-format-archon = 每人使用自備的一副牌庫，原封不動。
desk-sum-format-alliance = 每人以三個勢力群組成牌庫，或使用一副完整的牌庫。
desk-sum-format-casual-sealed = 每人在報到時領取一副密封的牌庫，原封不動地使用。
desk-sum-build = 每人打開密封的牌庫（至多 { $decks } 副），有 { $minutes } 分鐘構築牌庫。
desk-sum-secret = 公布決賽入圍者之前，排名只有裁判知道。
desk-sum-confirm = 由雙方玩家回報結果；若不一致，由裁判裁決。
desk-sum-one-report = 一位玩家回報即可。
desk-sum-check-in = 只有完成報到的參賽者會參與配對。
desk-sum-no-check-in = 所有報名者都會參與配對。
desk-sum-capacity = 最多 { $count } 位參賽者，其餘列入候補名單。
desk-sum-online = 遊戲在本館的牌桌上進行。
desk-sum-option = { $option }：{ $value }。
preset-keyforge-archon = 統御者賽制
preset-keyforge-alliance = 聯盟賽制
preset-keyforge-sealed = 現開賽制
preset-keyforge-casual-sealed = 休閒現開賽制
preset-saboteur-championship = 錦標賽
preset-saboteur-championship-3 = 錦標賽，3 局分組賽
preset-saboteur-championship-4 = 錦標賽，4 局分組賽
preset-ready-fence = 初賽循環賽與複賽淘汰賽
preset-ready-fence-advanced = 進階模式：初賽循環賽 5 分，複賽淘汰賽 15 分
preset-tokyo-duel = 兩敗淘汰
preset-tokyo-duel-swiss = 瑞士制
stage-preliminary = 預選賽輪次
stage-knock-out = 晉級賽輪次
stage-swiss = 主賽輪次
stage-groups = 分組賽
stage-pools = 初賽循環賽
stage-round-robin = 循環賽
stage-final = 決賽
structure-two-loss-out = 2LO 結構（兩敗淘汰）
structure-elimination = 單淘汰賽
structure-swiss = 瑞士制
structure-groups = 五至七人一桌，每場重新分桌
structure-pools = 組內每人互相對戰
structure-round-robin = 每人互相對戰
structure-final = 成績最佳者同桌

## 總覽

desk-next = 下一步
desk-step-players = 加入參賽者
desk-step-players-about = 這項賽事至少需要 { $count } 位參賽者。
desk-step-check-in = 報到
desk-step-check-in-about = 還有 { $count } 位參賽者尚未報到。
desk-step-open = 打開密封的牌庫
desk-step-open-about = 所有人現在打開牌庫，並有 { $minutes } 分鐘構築牌庫。
desk-step-set = 選定季度
desk-step-set-about = 現開賽制全程使用同一季度。請在發放牌庫前選定；選定之前無法登錄牌庫。
desk-step-correction = 決定如何處理
desk-step-correction-about = 有內容經過更正，而後續的決定以它為依據。請先決定如何處理，再繼續賽事。
desk-step-draw = { $unit ->
        [game] 進行第 { $round } 局配對
       *[round] 進行第 { $round } 輪配對
    }
desk-step-draw-about = 將產生 { $count } 桌的配對草稿，只有工作人員看得到。
desk-step-publish = 公布配對
desk-step-publish-about = 草稿共有 { $count } 桌。檢查後即可公布給所有人。
desk-step-clock = 開始計時
desk-step-clock-about = { $unit ->
        [game] 大家都就座了嗎？這一局有 { $minutes } 分鐘。
       *[round] 大家都就座了嗎？這一輪有 { $minutes } 分鐘。
    }
desk-step-resume = 繼續計時
desk-step-resume-about = { $unit ->
        [game] 本局計時已停鐘。
       *[round] 本輪計時已停鐘。
    }
desk-step-results = 輸入成績
desk-step-results-about = 還缺 { $count } 桌的成績。
desk-step-stage-ends = 結束此階段
desk-step-stage-ends-about = 此階段已完成，{ $count } 位參賽者晉級。
desk-step-event-ends = 結束賽事
desk-step-event-ends-about = 全部賽程已完成。結束賽事後，所有人都能看到最終排名。
desk-step-impossible = { $unit ->
        [game] 無法進行下一局配對
       *[round] 無法進行下一輪配對
    }
desk-step-impossible-about = { $unit ->
        [game] 目前無法進行下一局配對，原因列在下方的待辦事項中。
       *[round] 目前無法進行下一輪配對，原因列在下方的待辦事項中。
    }
desk-step-over = 賽事已結束。感謝主辦。
desk-through = 晉級：{ $players }。
desk-waits = 待辦事項
desk-waits-more = 顯示另外 { $count } 件
desk-prompt-answer = 我去處理
desk-prompt-agree = 同意
desk-prompt-disagree = 不同意
desk-prompt-accept = 執行
desk-prompt-lots = 抽籤
desk-prompt-seat-fine = 是本人
desk-prompt-seat-back = 歸還座位
desk-prompt-refuse = 不執行
desk-now = 目前狀況
desk-stage-ended = 已結束
desk-stage-current = 進行中
desk-stage-coming = 尚未開始
desk-checked-in = 已報到
desk-results-in = { $done }／{ $all } 桌有成績
desk-announcements = 公告
desk-announce = 新公告
desk-announce-about = 顯示在賽事的每個頁面與投影畫面上。
desk-announce-send = 發布公告
desk-staff = 工作人員
desk-staff-maker = 建立賽事者
desk-staff-add = 新增工作人員
desk-staff-about = 請協助者用自己的裝置開啟此連結，並向你出示畫面上的代碼。掃描或開啟該連結，再選擇職務。
desk-staff-link = 協助者連結
desk-staff-name = 指派職務給 { $name }
desk-staff-role = 職務
desk-role-organizer = 主辦方
desk-role-organizer-about = 決定賽事的一切，包括工作人員。
desk-role-head-judge = 主裁判
desk-role-head-judge-about = { $unit ->
        [game] 裁決、發布公告、調整配對草稿、手動安排桌次、關閉一局並撤銷紀錄。
       *[round] 裁決、發布公告、調整配對草稿、手動安排桌次、關閉輪次並撤銷紀錄。
    }
desk-role-judge = 裁判
desk-role-judge-about = 辦理報到、回應呼叫、輸入成績與處罰，並管理計時。
desk-role-official = 官方
desk-role-official-about = 維護季度表與限制卡表。
desk-role-player = 玩家
desk-role-spectator = 觀眾
desk-role-desk = 賽事系統
desk-public = 給所有人
desk-public-about = 開啟此連結的人都能看到賽事的公開內容，並可在開始前報名。
desk-public-link = 賽事連結
desk-helper = 協助此賽事
desk-helper-about = 請先輸入名字，再向主辦方出示這裡顯示的內容。
desk-helper-show = { $name }，請向主辦方出示此代碼，或傳送連結。取得職務後，此頁面會顯示。
desk-helper-link = 給主辦方的連結
desk-helper-done = 你現在是此賽事的工作人員：{ $role }。
desk-claim = 這是我
desk-claim-about = 此代碼屬於賽事的一位參賽者。從現在起，這台裝置就是該參賽者的裝置。

## 公開頁面

desk-enter = 報名參加
desk-enter-about = 將以此名字報名。抵達後請向主辦方報到。
desk-how = 進行方式
desk-search = 以名字搜尋
desk-you-in = 你以 { $name } 的名字參賽。
desk-you-waiting = 你以 { $name } 的名字列在候補名單上。
desk-you-dropped = { $name }，你已退賽。
desk-you-disqualified = { $name }，你已被取消資格。
desk-you-expelled = { $name }，你已被驅逐。
desk-person-waiting = 候補名單
desk-person-in = 參賽中
desk-person-dropped = 已退賽
desk-person-disqualified = 取消資格
desk-person-expelled = 驅逐

## 參賽者

desk-name = 名字
desk-club = 所屬團體
desk-rank = 種子序
desk-rank-about = 從 1 起；沒有則留空。
desk-rank-of = 種子序 { $rank }
desk-add = 加入參賽者
desk-add-way = 人數
desk-add-one = 一位
desk-add-many = 名單
desk-add-button = 加入
desk-add-all = 加入 { $count } 位參賽者
desk-added = 已加入 { $player }。
desk-added-many = 已加入 { $count } 位參賽者。
desk-paste = 參賽者名單
desk-paste-about = 每行一個名字，或是含名字、所屬團體、種子序欄位的表格，以逗號、分號或定位字元分隔。
desk-file = 選擇檔案
desk-preview = 預覽
desk-preview-good = { $count } 位參賽者，沒有問題。
desk-preview-faults = 有 { $count } 行有問題，請先修正。
desk-line = 行
desk-faults = 問題
desk-preview-ignored = 未讀取的欄位：{ $columns }。
desk-row-empty = 沒有名字。
desk-row-long = 名字最多 60 個字。
desk-row-twice = 名單中有重複的名字。
desk-row-there = 賽事中已有相同名字的人。
desk-row-rank = 種子序必須是數字。
desk-row-columns = 超過三欄，而且沒有標題列。
desk-missed = { $unit ->
        [game] 錯過的局數
       *[round] 錯過的輪次
    }
desk-missed-usual = 依賽事設定
desk-missed-losses = 算敗
desk-missed-byes = 算輪空
desk-missed-nothing = 不計
desk-spectator = 觀眾
desk-spectator-about = 在場但不參賽。
desk-players-none = 還沒有人報名。
desk-search-about = 只找到一位時，按 Enter 即完成報到。
desk-search-none = 沒有符合的人。
desk-show = 顯示
desk-show-all = 全部（{ $count }）
desk-show-absent = 未報到（{ $count }）
desk-show-waiting = 候補名單（{ $count }）
desk-show-gone = 已離開（{ $count }）
desk-check-in = 報到
desk-check-in-of = { $player } 報到
desk-checked-in-of = { $player } 已報到。
desk-check-in-about = 勾選已確認的項目。未勾選的項目也會留下紀錄。
desk-check-in-open = 尚有 { $count } 項未確認，仍然報到
desk-check-in-none = 沒有勾選任何項目
desk-check-in-none-about = { $player } 將完成報到，而清單會記錄沒有人確認過任何項目：牌庫、牌套、標記皆未確認。
desk-check-in-unseen = 不檢查直接報到
desk-check-all = 全部無誤
desk-check-again = 重新檢查項目
desk-checks-open = { $count } 項未確認
desk-admit = 遞補
desk-admit-of = { $player } 遞補
desk-owes = 尚有 { $count } 場自動判敗
desk-amend = 修改資料
desk-drop = 退賽
desk-drop-of = { $player } 退賽？
desk-no-show = 未到場
desk-no-show-of = { $player } 未到場？
desk-drop-about = 該參賽者不會參與配對。之後可以恢復。
desk-drop-about-running = 已完成的對戰成績保留；進行中的一場由對手獲勝。該參賽者之後可以回來。
desk-return = 恢復參賽
desk-return-of = { $player } 恢復參賽
desk-return-about = { $unit ->
        [game] 錯過的各局如何計算？
       *[round] 錯過的輪次如何計算？
    }
desk-pair-bye = 與輪空的 { $player } 配對
desk-code = 參賽者手機用代碼
desk-code-of = { $player } 的代碼
desk-code-about = 掃描此代碼的人，就能在自己的手機上成為這位參賽者。請勿出示給其他人。
desk-code-link = 參賽者連結
desk-more-of = { $player } 的更多操作
desk-rehearse = 用電腦玩家預演
desk-rehearse-about = 電腦玩家會報名並報到，直到賽事有這麼多參賽者。
desk-rehearse-count = 參賽者人數
desk-rehearse-fill = 加入電腦玩家

## 輪次

desk-round = { $unit ->
        [game] 第 { $number } 局
       *[round] 第 { $number } 輪
    }
desk-round-of = { $round } · { $stage }
desk-round-which = { $unit ->
        [game] 查看哪一局
       *[round] 查看輪次
    }
desk-round-more = { $unit ->
        [game] 此局的更多操作
       *[round] 此輪的更多操作
    }
desk-rounds-none = { $unit ->
        [game] 尚未公布任何一局。
       *[round] 尚未公布任何輪次。
    }
desk-table = 第 { $number } 桌
desk-bye = 輪空
desk-draft = 配對草稿：{ $round }
desk-draft-about = 只有工作人員看得到。依序點選兩位參賽者即可交換位置。
desk-swap-other = { $player } 要和誰交換位置？
desk-swapped = { $player } 與 { $other } 已交換位置。
desk-redraw = 重新配對
desk-tables-few = { $unit ->
        [game] 此局需要 { $count } 桌，而場地只有 { $tables } 桌。
       *[round] 此輪需要 { $count } 桌，而場地只有 { $tables } 桌。
    }
desk-why = 為什麼這樣配對？
desk-clock = { $unit ->
        [game] 本局計時
       *[round] 本輪計時
    }
desk-clock-waits = 尚未開始
desk-clock-runs = 計時中
desk-clock-stands = 停鐘
desk-clock-over = 時間到
desk-clock-start = 開始
desk-clock-pause = 停鐘
desk-clock-resume = 繼續
desk-clock-plus = +{ $minutes } 分
desk-clock-more = { $unit ->
        [game] 本局 +{ $minutes } 分
       *[round] 本輪 +{ $minutes } 分
    }
desk-clock-table-more = 此桌補時 { $minutes } 分鐘
desk-clock-table-pause = 此桌停鐘
desk-clock-table-resume = 此桌繼續計時
desk-only-missing = 只顯示未有成績者（{ $count }）
desk-quick = 快速輸入
desk-quick-enter = 輸入
desk-quick-about-winner = 桌次與勝者：「12 1」表示第 12 桌列在前面的玩家獲勝；「12」前往該桌。
desk-quick-about-points = 桌次與雙方得分：「12 5 3」；「12」前往該桌。
desk-quick-about-table = 桌次與每人的得分，依顯示順序：「3 2 4 1 3 2 5」；「3」前往該桌。
desk-quick-unknown = { $unit ->
        [game] 本局沒有第 { $table } 桌。
       *[round] 本輪沒有第 { $table } 桌。
    }
desk-quick-wrong-winner = 請輸入桌次，再輸入 1 或 2 表示勝者。
desk-quick-wrong-points = 請輸入桌次，再輸入雙方得分。
desk-quick-wrong-table = 請輸入桌次，再輸入該桌每個人的得分。
desk-quick-done = 已輸入第 { $table } 桌的成績。
desk-winner = 勝利者
desk-winner-of = 第 { $table } 桌誰獲勝？
desk-wins = { $player } 獲勝
desk-won = { $player } 獲勝
desk-won-with = { $player } 獲勝，{ $points }
desk-points-of = { $player } 的得分
desk-reason = 結束方式
desk-reason-keys = 鍛造三把鑰匙
desk-reason-score = 依得分
desk-reason-time = 依超時規則
desk-reason-concession = 投降
desk-reason-auto-loss = 自動判敗
desk-reason-dq = 取消資格
desk-reason-no-show = 未到場
desk-reason-dropped = 退賽
desk-reason-double-loss = 雙方皆敗
desk-reason-both-out = 雙方皆已離開
desk-reason-bye = 輪空
desk-reason-priority = 依優先權
desk-result-keep = 輸入成績
desk-result-meanwhile = 其間已有人輸入成績。若要更正，請說明理由。
desk-result-of = 第 { $table } 桌的成績
desk-result-other = 其他結果
desk-result-winner = 請選擇誰獲勝。
desk-result-points = 每位玩家都需要 0 到 999 的數字。
desk-result-level = 得分平手，請選擇誰獲勝。
desk-result-against = 勝利者的得分必須較高。
desk-rounds-of = 第 { $number } 輪：{ $player } 的金塊
desk-rounds-about = 可只輸入總數，也可如成績單逐輪輸入，總數會自動算出。已輸入的一輪中，空格視為 0。
desk-rounds-sum = 總數
desk-rounds-paid = 各輪：{ $one }+{ $two }+{ $three }
desk-rounds-short = （{ $one }+{ $two }+{ $three }）
desk-rounds-enter = 逐輪輸入
desk-result-rounds = 有一輪還沒有數字。沒有人得到金塊的一輪請填 0。
desk-result-pay = 標示的一輪不可能這樣發金塊：掘金矮人得 3、2、2，或各得 2，或一人獨得 4，或兩位破壞者各得 3。
desk-result-sums = 有一個總數與該玩家各輪的合計不符。請更正其中一項。
desk-correct = 更正結果
desk-correct-of = 更正第 { $table } 桌的結果
desk-why-corrected = 為什麼更正？
desk-why-needed = 更正需要理由，會記入操作紀錄。
desk-conflict = 雙方的回報不一致。請詢問兩位玩家後選擇。
desk-says = { $player } 回報：
desk-take = 採用此回報
desk-one-said = { $player } 已回報
desk-hidden = 成績在公布決賽入圍者前不公開
desk-table-open = 尚未開始
desk-table-playing = 對戰中
desk-table-conflict = 回報不一致
desk-record = 棋譜檔
desk-more-table = 第 { $table } 桌的更多操作
desk-close = { $unit ->
        [game] 關閉此局
       *[round] 關閉此輪
    }
desk-close-about = 有 { $count } 桌沒有成績，該桌所有玩家都算敗。
desk-first = 決定第 { $table } 桌的先後手
desk-first-menu = 決定先後手
desk-first-way = 決定方式
desk-first-draw = 抽籤並開始遊戲
desk-first-odd = 誰猜單數？
desk-first-roll = 由系統擲骰並開始遊戲
desk-first-or = 或已在桌上決定：誰是先手？
desk-first-who = 誰是先手玩家？
desk-first-other = 其他公平的方式
desk-first-how = 什麼方式？
desk-first-die = 骰子擲出 { $number }。
desk-first-is = { $player } 是先手玩家。
desk-first-keep = 記錄並開始遊戲
desk-first-done = 開始對戰

## 設定

desk-stages = 階段
desk-stage-number = 第 { $number } 階段
desk-stage-fixed = 已經開始，無法修改。
desk-stage-remove = 移除第 { $number } 階段
desk-stage-add = 新增階段
desk-stage-structure = 賽制結構
desk-stage-name = 名稱
desk-stage-options = 本館牌桌上的規則
desk-as-plan = 照常
desk-group-game = 每張牌桌的規則
desk-game-options = 遊戲的其他規則
desk-text-reading = 正在讀取……
desk-text-doubts = 可以照樣使用，但請再確認：
desk-text-unread = 有一項規則的文字還沒有採用。請等本館讀完、修正它，或在那裡選擇別的。
desk-group-people = 參賽者
desk-group-tables = { $unit ->
        [game] 各局與牌桌
       *[round] 輪次與牌桌
    }
desk-group-results = 成績與裁判
desk-group-decks = 牌庫
desk-saved = 設定已儲存。
desk-unsaved = 有尚未儲存的變更。
desk-end = 提前結束賽事
desk-end-about = 無論還有什麼賽程，賽事會立即結束。可在操作紀錄中撤銷。
desk-files = 檔案
desk-files-about = 整個賽事的單一檔案，任何桌遊館都能匯入；另有供其他程式使用的表格。
desk-file-export-json = 整個賽事
desk-file-players-csv = 參賽者
desk-file-standings-csv = 排名
desk-file-rounds-csv = { $unit ->
        [game] 各局
       *[round] 輪次
    }
desk-tokens = 程式存取
desk-tokens-about = 持有權杖的程式，可在此賽事中執行其職務所允許的事。
desk-token-name = 程式名稱
desk-token-make = 建立權杖
desk-token-once = 請立即複製權杖：只會顯示這一次。
desk-token-copied = 權杖已複製。
setting-check-in = 報到
setting-check-in-about = 只有完成報到的參賽者會參與配對。
setting-capacity = 名額
setting-capacity-about = 超過名額者列入候補名單；0 表示不限。
setting-late-until = { $unit ->
        [game] 遲到者可加入至第幾局
       *[round] 遲到者可加入至第幾輪
    }
setting-late-until-about = { $unit ->
        [game] 遲到者最晚可加入第幾局；0 表示第一階段的任何一局。
       *[round] 遲到者最晚可加入的輪次；0 表示第一階段的任何輪次。
    }
setting-missed = { $unit ->
        [game] 錯過的局計為
       *[round] 錯過的輪次計為
    }
setting-missed-about = 適用於遲到或恢復參賽者。
setting-missed-losses = 算敗
setting-missed-byes = 算輪空
setting-missed-nothing = 不計
setting-minutes = { $unit ->
        [game] 每局分鐘數
       *[round] 每輪分鐘數
    }
setting-minutes-about = 0 表示不計時。
setting-stage-clock = 使用不同的時間
setting-tables = 場地桌數
setting-tables-about = 0 表示依需要。
setting-online = 在本館的牌桌進行
setting-online-about = 每組配對都會在本館開一張牌桌，並從那裡取得成績。
setting-first-player = 決定先後手
setting-first-player-about = 遊戲開始前決定先手並記錄。
setting-result = 成績內容
setting-result-winner = 誰獲勝
setting-result-points = 雙方得分與勝者
setting-result-table = 同桌每人的得分
setting-confirm = 雙方回報
setting-confirm-about = 否則一方回報即可。
setting-secret = 排名保密
setting-secret-about = 公布決賽入圍者之前，總分與排名只有裁判知道。
setting-catalogue = 處罰依據
setting-catalogue-house = 本館的規定
setting-catalogue-keyforge = 鍛鑰者比賽規章規範
setting-catalogue-saboteur = 矮人掘金錦標賽規則
setting-format = 賽制
setting-format-archon = 統御者賽制
setting-format-alliance = 聯盟賽制
setting-format-sealed = 現開賽制
setting-format-casual-sealed = 休閒現開賽制
setting-overtime = 超時規則
setting-overtime-about = 時間到時，遊戲依超時規則繼續進行。
setting-build-minutes = 牌庫構築分鐘數
setting-build-minutes-about = 從打開密封的牌庫起算；0 表示不計時。
setting-decks-each = 每人密封的牌庫數
setting-language = 牌庫的語言
setting-language-zh-Hant = 繁體中文
setting-language-en = 英文
setting-language-ko = 韓文
setting-deadline = 牌庫登錄截止
setting-deadline-about = 留空表示至第一輪為止。
setting-day = 賽事日期
setting-day-about = 據此檢查可使用的季度；留空則不檢查。
setting-sets = 可使用的季度
setting-sets-about = 季度代號，以逗號分隔；留空表示所有合法季度。
desk-one-set = 賽事使用的季度
desk-one-set-about = 所有密封牌庫都來自這一個季度。第一輪公布後不可更換。
desk-one-set-none = 尚未選定
desk-one-set-later = 稍後選定
setting-lists-open = 公開牌庫清單
setting-lists-open-about = 公開的清單不只對手，所有人都能查看。
setting-clear-sleeves = 透明牌套
setting-clear-sleeves-about = 經官方同意，適用於休閒賽事。
setting-losses = 淘汰所需敗場
setting-losses-about = 敗場達到此數即淘汰。
setting-cut = 晉級人數
setting-cut-about = 剩下此人數或更少時，全部晉級。
setting-pools = 依敗場配對
setting-pools-about = 從第 2 輪起，與敗場相同的玩家對戰。
setting-bye = 輪空者
setting-bye-about = 從輪空次數最少的玩家中選出。
setting-bye-random = 隨機
setting-bye-worst = 排名最後者
setting-avoid-rematches = 避免重複對戰
setting-draw = 配對方式
setting-draw-random-each-round = 每輪隨機
setting-draw-random = 抽籤排定對戰表
setting-draw-seeded = 依種子序排定對戰表
setting-third-place = 季軍賽
setting-third-place-about = 否則準決賽的敗者並列第三。
setting-rounds = 輪數
setting-rounds-about = 0：至多一位全勝所需的輪數。
setting-bye-yields = 可由成績較佳者輪空
setting-bye-yields-about = 若能避免重複對戰。
setting-games = 分組賽局數
setting-games-about = 0：3 局；42 人以上則 4 局。
setting-finalists = 決賽入圍者人數
setting-seats = 決賽座位數
setting-size = 每組人數
setting-size-about = 期望人數，4 至 8。
setting-apart = 同團體分開
setting-annul = 取消退賽者的成績
setting-annul-about = 否則成績保留。
setting-through = 晉級人數
setting-through-about = 0 表示所有人。
setting-stages = 階段
setting-options = 每張牌桌的規則
setting-deck-sets = 季度表
setting-restricted = 聯盟限制卡表
setting-rank = 種子序

## 操作紀錄

desk-log = 操作紀錄
desk-log-about = 所有決定，最新的在最前面。撤銷的紀錄會以刪除線保留。
desk-log-search = 搜尋紀錄
desk-log-undone = 已撤銷
desk-log-why = 理由：{ $why }
desk-log-more = 顯示更早的 { $count } 筆
desk-undo = 撤銷
desk-undo-of = 撤銷第 { $entry } 筆
desk-undone = 已撤銷。
deed-created = 建立賽事「{ $name }」。
deed-renamed = 賽事更名為「{ $name }」。
deed-planned = 修改了設定。
deed-staffed = 指派職務給 { $name }：{ $role }。
deed-staffed-gone = { $name } 不再擔任職務。
deed-announced = 公告：{ $text }
deed-undone = 撤銷了第 { $entry } 筆紀錄。
deed-ended = 提前結束賽事。
deed-entered = { $name } 報名參加。
deed-entered-spectator = { $name } 以觀眾身份加入。
deed-amended = 修改了 { $name } 的資料。
deed-amended-seat = 有人出示 { $name } 的代碼，座位從此歸其使用。
deed-checked-in = { $player } 報到。
deed-dropped = { $player } 退賽。
deed-dropped-no-show = { $player } 未到場。
deed-returned = { $unit ->
        [game] { $player } 恢復參賽。錯過的局：{ $missed }。
       *[round] { $player } 恢復參賽。錯過的輪次：{ $missed }。
    }
deed-deck-brought = { $player } 登錄了牌庫。
deed-deck-attested = 檢查了 { $player } 的第 { $deck } 副牌庫。
deed-deck-taken = { $player } 撤回第 { $deck } 副牌庫。
deed-deck-built = { $player } 完成牌庫構築。
deed-deck-shown = { $player } 允許觀眾查看牌庫清單。
deed-deck-shown-hidden = { $player } 不再公開牌庫清單。
deed-opened = 所有人打開密封的牌庫。
deed-build-extended = { $player } 的牌庫構築時間增加 { $minutes } 分鐘。
deed-drawn = 完成配對，共 { $count } 桌。
deed-settled = 更正之後，一切維持原狀。
deed-settled-exchange = 更正之後，{ $player } 的位置改由 { $other } 接替。
deed-settled-again = { $unit ->
        [game] 更正之後，第 { $stage } 階段退回到{ $rounds ->
            [0] 開始之前
           *[other] 第 { $rounds } 局結束時
        }，其後的內容不再計入。
       *[round] 更正之後，第 { $stage } 階段退回到{ $rounds ->
            [0] 開始之前
           *[other] 第 { $rounds } 輪結束時
        }，其後的內容不再計入。
    }
deed-swapped = { $player } 與 { $other } 交換位置。
deed-published = 公布配對。
deed-paired-with-bye = { $player } 與原本輪空者對戰。
deed-closed = { $unit ->
        [game] 關閉此局。
       *[round] 關閉此輪。
    }
deed-stage-ended = 階段結束。晉級：{ $players }。
deed-began = { $round }，第 { $table } 桌：遊戲開始。
deed-began-first = { $round }，第 { $table } 桌：{ $first } 是先手玩家（{ $method }）。
deed-reported = { $round }，第 { $table } 桌，{ $player } 回報：{ $reason }。
deed-reported-won = { $round }，第 { $table } 桌，{ $player } 回報：{ $winner } 獲勝。
deed-reported-points = { $round }，第 { $table } 桌，{ $player } 回報：{ $points }。
deed-reported-both = { $round }，第 { $table } 桌，{ $player } 回報：{ $winner } 獲勝，{ $points }。
deed-resulted = { $round }，第 { $table } 桌：{ $reason }。
deed-resulted-won = { $round }，第 { $table } 桌：{ $winner } 獲勝。
deed-resulted-points = { $round }，第 { $table } 桌：{ $points }。
deed-resulted-both = { $round }，第 { $table } 桌：{ $winner } 獲勝，{ $points }。
deed-reported-rounds = { $round }，第 { $table } 桌，{ $player } 回報：{ $points }。第 1 輪：{ $one }；第 2 輪：{ $two }；第 3 輪：{ $three }。
deed-resulted-rounds = { $round }，第 { $table } 桌：{ $points }。第 1 輪：{ $one }；第 2 輪：{ $two }；第 3 輪：{ $three }。
deed-seated = { $round }，第 { $table } 桌：已在本館開桌。
deed-lots-drawn = 為平手者抽籤。
deed-clock-started = { $unit ->
        [game] 本局計時開始。
       *[round] 本輪計時開始。
    }
deed-clock-started-table = 第 { $table } 桌繼續計時。
deed-clock-paused = { $unit ->
        [game] 本局停鐘。
       *[round] 本輪停鐘。
    }
deed-clock-paused-table = 第 { $table } 桌停鐘。
deed-extended = { $unit ->
        [game] 本局補時 { $minutes } 分鐘。
       *[round] 本輪補時 { $minutes } 分鐘。
    }
deed-extended-table = 第 { $table } 桌補時 { $minutes } 分鐘。
deed-overtime-stepped = { $round }，第 { $table } 桌：超時規則的一個步驟。
deed-tie-broken = { $round }，第 { $table } 桌：輸入平局規則所需的數字。
deed-turn-clocked = { $round }，第 { $table } 桌：該桌的計時。
deed-called = { $player } 呼叫裁判。
deed-answering = 裁判前往處理編號 { $call } 的呼叫。
deed-ruled = 編號 { $call } 的呼叫已處理。
deed-ruled-text = 編號 { $call } 的呼叫已處理：{ $text }
deed-penalized = { $player }：因「{ $infraction }」處以{ $kind }。
deed-seconded = 同意第 { $entry } 筆的處罰。
deed-seconded-not = 不同意第 { $entry } 筆的處罰。
deed-decided = 執行後續處置：{ $kind }。
deed-decided-not = 未執行後續處置。
