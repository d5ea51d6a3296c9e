### 玩家自己的頁面、裁判頁面、牌庫檢查，以及牌桌的棋鐘。

## 我的牌桌

desk-mine-table = 桌次
desk-mine-bye = { $unit ->
        [game] 你本局輪空：計為一勝，下一局之前可以休息。
       *[round] 你本輪輪空：計為一勝，下一輪之前可以休息。
    }
desk-mine-against = { $count ->
       *[other] 對手
    }
desk-mine-order = 回合順序：{ $players }
desk-mine-first = 你是先手玩家。
desk-mine-left = 剩餘時間
desk-mine-hall = 前往牌桌
desk-mine-hall-watch = 觀戰
desk-mine-outcome-won = 勝
desk-mine-outcome-lost = 敗
desk-mine-outcome-both-lost = 雙方判敗
desk-mine-outcome-points = 已完成
desk-mine-outcome-bye = 輪空
desk-mine-outcome-hidden = 公布決賽入圍者前保密
desk-mine-result = 成績
desk-mine-first-needed = 請先隨機決定先後手，並在遊戲開始前記錄在這裡。
desk-mine-early = 遊戲尚未開始。結束後在此回報成績。
desk-mine-how = 遊戲如何結束？
desk-mine-entered = 成績已由他人輸入。
desk-mine-other = 對方已先回報：請先查看再回報。
desk-mine-sure = 確定要回報這個成績嗎？
desk-mine-report = 回報結果
desk-mine-points-of = { $player } { $points }
desk-mine-rounds-of = { $player } { $points }（{ $one }+{ $two }+{ $three }）
desk-mine-conflict = 回報的成績不一致，裁判會過來處理。如果是你報錯了，請重新回報。
desk-mine-you-said = 你的回報：
desk-mine-confirm = 正確無誤
desk-mine-differs = 與事實不符
desk-mine-reported = 你已回報以下成績，等其他玩家確認後生效：
desk-mine-won = 我獲勝
desk-mine-correct = 更正我的回報
desk-mine-course = 目前戰績
desk-mine-place = 第 { $rank } 名（共 { $count } 名）
desk-mine-drop = 退賽
desk-mine-drop-about = 你將不再被配對。主辦方可以取消退賽。
desk-mine-where = 我坐哪裡？
desk-mine-hello = { $name }，你好
desk-mine-over = 賽事已結束，謝謝你的參與。
desk-mine-waits = { $unit ->
        [game] 下一局的配對公布後會顯示在這裡。
       *[round] 下一輪的配對公布後會顯示在這裡。
    }
desk-mine-check-in = 請向主辦方報到。
desk-mine-deck = 我的牌庫
desk-mine-penalties = 我的處罰
desk-mine-notices-game-start = 遊戲開始前
desk-mine-notices-during = 遊戲進行中
desk-mine-notices-overtime = 時間到

## 呼叫

desk-judge-call = 呼叫裁判
desk-judge-call-text = 是什麼問題？
desk-judge-call-about = 可以留空。
desk-judge-called = 已呼叫裁判，請在座位等候。
desk-judge-coming = { $judge } 正在過來。
desk-judge-ruling = 裁決：
desk-judge-calls = 呼叫
desk-judge-calls-none = 目前沒有人呼叫裁判。
desk-judge-since = { $minutes ->
        [0] 剛剛
       *[other] 已等 { $minutes } 分鐘
    }
desk-judge-taken = { $judge } 正在前往。
desk-judge-settle = 處理完畢
desk-judge-settle-of = 處理 { $player } 的呼叫
desk-judge-ruling-text = 裁決內容（會留在操作紀錄）
desk-judge-settled = 已處理 { $count } 次呼叫
desk-judge-no-ruling = 已處理，沒有裁決。
desk-judge-table = 查看此桌
desk-judge-back = 返回所有牌桌
desk-judge-tables = 牌桌
desk-judge-tables-none = 沒有牌桌需要裁判。
desk-judge-why-conflict = 回報不一致
desk-judge-why-overtime = 時間到：適用超時規則
desk-judge-why-time = 時間到
desk-judge-why-tie-differs = 平局：數字不一致
desk-judge-why-tie-agreed = 平局：請確認成績
desk-judge-other-table = 其他牌桌
desk-judge-choose-table = 選擇牌桌
desk-judge-asked = 規則需要決定的事
desk-judge-second-about = 須由一名裁判與一名主辦方共同同意。
desk-judge-organizer-decides = 由主辦方決定。
desk-judge-people = 人員與處罰
desk-judge-people-about = 未搜尋時，只列出受過處罰的人。
desk-judge-spectator = 名單上沒有的觀眾
desk-judge-spectator-add = 新增觀眾
desk-judge-spectator-about = 名單上沒有的觀眾可由主辦方新增。

## 處罰

desk-penalty-give = 給予處罰
desk-penalty-propose = 提交第二人同意
desk-penalty-of = { $player } 的處罰
desk-penalty-before = 先前的處罰
desk-penalty-none = 本賽事中沒有處罰。
desk-penalty-nobody = 目前沒有人受罰。
desk-penalty-record = 處罰紀錄
desk-penalty-count = { $kind }：{ $count }
desk-penalty-waits = 等待第二人同意
desk-penalty-by = 由 { $judge } 給予。
desk-penalty-second = 經 { $judge } 同意。
desk-penalty-infraction = 發生了什麼事？
desk-penalty-search = 搜尋違規項目
desk-penalty-other = 改選其他項目
desk-penalty-kind = 處罰
desk-penalty-choose = 選擇處罰
desk-penalty-answer = 回答與理由
desk-penalty-remedy = 對局面的處理
desk-penalty-remedy-none = 不處理
desk-penalty-text = 事情經過
desk-penalty-text-about = 此處罰須以文字記錄。
desk-penalty-game = 這一局的第幾輪
desk-penalty-turn = 第幾回合
desk-penalty-game-of = 本局第 { $number } 輪
desk-penalty-turn-of = 第 { $number } 回合
desk-penalty-direct = 情節重大：不經事前警告
desk-penalty-direct-about = 須一名裁判與一名主辦方同意後才生效。
desk-penalty-organizer = 此處罰只能由主辦方給予。將提交主辦方，同意後才生效。
desk-penalty-given = { $player }：{ $kind }
desk-penalty-given-waits = { $player }：{ $kind }，等待第二人同意。
desk-penalty-fault-infraction = 請選擇發生了什麼事。
desk-penalty-fault-kind = 請選擇處罰。
desk-penalty-fault-text = 請寫下事情經過：此處罰須以文字記錄。
desk-penalty-fault-answer = 請回答問題：答案會與處罰一同保存。
desk-penalty-fault-number = 輪與回合必須是數字。

## 超時規則

desk-overtime = 超時規則
desk-overtime-none = 遊戲尚未開始：請先記錄先手玩家。
desk-overtime-turn = 當前玩家：
desk-overtime-early = 還有時間。時間到之後才適用超時規則。
desk-overtime-aside = 遊戲以其他方式結束
desk-overtime-steps = 已確認的步驟
desk-overtime-sure = 確定發生了這件事嗎？
desk-tie = 平局規則
desk-tie-about = 計算已鍛造的鑰匙、琥魄池中的琥魄（不含卡牌上的）、枷鎖，以及場上的生物（含衍生生物）。
desk-tie-count-keys = 已鍛造的鑰匙
desk-tie-count-amber = 琥魄池中的琥魄
desk-tie-count-chains = 枷鎖
desk-tie-count-creatures = 場上的生物
desk-tie-of = { $player } 的{ $count }
desk-tie-less = 減一：{ $player } 的{ $count }
desk-tie-more = 加一：{ $player } 的{ $count }
desk-tie-confirmed = 已由 { $players } 確認。
desk-tie-says = { $player } 輸入
desk-tie-you-say = 您輸入
desk-tie-proposed = 雙方輸入相同。建議成績：{ $player } 獲勝，由裁判確認。
desk-tie-differs = 數字不一致：已通知裁判。請再清點一次，若有錯誤可在此更正。
desk-tie-take = 以 { $player } 的數字為準
desk-tie-state = 數字如上
desk-tie-agree = 我確認這些數字
desk-tie-state-both = 雙方玩家確認這些數字

## 矮人掘金牌桌的棋鐘

desk-turns = 此桌的棋鐘
desk-turns-start = 本輪的起始玩家
desk-turns-round = 第 { $number } 輪
desk-turns-untimed = 非限時時段
desk-turns-move = 讀秒
desk-turns-next = 回合結束，輪到 { $player }
desk-turns-alarm = { $player } 超時。
desk-turns-hand = 手牌張數
desk-turns-draw = 隨機抽出一張
desk-turns-stall-who = 誰在拖延時間？
desk-turns-stall-of = 確定要裁定 { $player } 拖延時間嗎？
desk-turns-stall-about = 從現在起，這位玩家在非限時時段的每個回合都有時限，直到本輪結束。
desk-turns-end-about = 兩個棋鐘都會停止，下一輪重新開始。

## 牌庫

desk-decks-set = { $name }（{ $code }）
desk-decks-houses = 勢力：{ $houses }
desk-decks-beside = 牌庫旁：{ $cards }
desk-decks-list = 牌庫清單（{ $count } 張）
desk-decks-copies = { $card } × { $count }
desk-decks-hidden = 清單不公開。
desk-decks-of = { $player } 的牌庫
desk-decks-text = 牌庫清單、檔案或 Master Vault 頁面
desk-decks-text-about = 貼上清單（勢力之下每行一張卡牌）、Master Vault 的 JSON，或該牌庫在 Master Vault 的頁面網址；也可以選擇檔案。
desk-decks-language = 卡牌語言
desk-decks-bring = 登錄牌庫
desk-decks-bring-more = 登錄另一副牌庫
desk-decks-brought = 牌庫已登錄。
desk-decks-take = 撤回牌庫
desk-decks-take-about = 「{ $deck }」將不再登錄，已構築的內容須重新構築。
desk-decks-wrong = 有 { $count } 項問題，此牌庫還不能使用。
desk-decks-good = 此牌庫可以使用。
desk-decks-unseen = 清單沒有問題。工作人員尚未確認實體牌庫。
desk-decks-vault = 已在 Master Vault 登錄。
desk-decks-no-vault = 尚未提供 Master Vault 頁面。
desk-decks-compared = 清單已核對。
desk-decks-attest = 工作人員檢查
desk-decks-attest-listed = 清單與統御者身份牌相符
desk-decks-attest-official = 購得的官方產品
desk-decks-attest-genuine = 沒有自行印刷或複製的卡牌
desk-decks-pods = 選擇勢力群
desk-decks-pods-about = 選擇 3 個勢力群：3 個不同的勢力，皆屬同一季度。或直接使用一副完整的牌庫。
desk-decks-pods-sets = 勢力群必須屬於同一季度。
desk-decks-pods-house = 勢力必須各不相同。
desk-decks-chosen = 已選擇 { $count }／{ $all } 個勢力群。
desk-decks-whole = 直接使用此牌庫
desk-decks-beside-choose = 牌庫旁放置什麼？
desk-decks-name = 牌庫名稱（可不填）
desk-decks-build = 這是我的牌庫
desk-decks-built = 牌庫已提交。
desk-decks-played = 使用的牌庫
desk-decks-show = 向觀眾公開我的清單
desk-decks-show-about = 其他玩家無法看到；觀眾須經你同意才能看到。
desk-decks-sealed-staff = 你領到的密封牌庫由工作人員輸入。
desk-decks-window-rounds = 從你的遊戲結束到公布下一輪配對之前，可以重新構築牌庫。
desk-decks-more-time = 構築補時 { $minutes } 分鐘
desk-decks-open-now = 現在開封
desk-decks-open-about = 所有玩家同時打開密封的牌庫，開始計算構築時間。
desk-decks-open = { $all } 位參賽者中，{ $count } 位的牌庫尚未就緒。
desk-decks-only-all = 全部
desk-decks-only-open = 尚未就緒
desk-decks-state-none = 沒有牌庫
desk-decks-state-faulty = { $count } 項問題
desk-decks-state-unattested = 尚未檢查
desk-decks-state-good = 無誤
desk-decks-nothing = 沒有可以查看的牌庫。
desk-decks-back = 返回所有牌庫

## 季度表與限制卡表

desk-sets-legal = 可用於賽事
desk-sets-barred = 不可用於賽事
desk-sets-edit = 更改季度表
desk-sets-official = 只有「官方」身份的人可以更改這些表。
desk-sets-new = 新季度
desk-sets-code = 代碼
desk-sets-name-zh = 繁體中文名稱
desk-sets-name-en = 英文名稱
desk-sets-kind = 類別
desk-sets-reference = 由勢力群構築的牌庫旁放置
desk-sets-released = 繁體中文版發行日（2024-07-23）
desk-sets-remove = 移除 { $code }
desk-sets-begin = 從何開始
desk-sets-empty = 空白列
desk-sets-publisher = 原出版方後來的規定：{ $reference }。
desk-sets-add = 新增季度
desk-sets-fault-code = 代碼為 1 至 8 個英文字母與數字。
desk-sets-fault-twice = 此代碼在表中重複。
desk-sets-fault-name = 兩種名稱都必須填寫。
desk-sets-fault-day = 日期請寫成 2024-07-23。
desk-restricted-version = { $version } 版。一副牌庫至多可以有其中一種名稱的卡牌。
desk-restricted-any = 任意數量
desk-restricted-copies = 至多 { $count } 張
desk-restricted-edit = 更改限制卡表
desk-restricted-day = 新表的日期（2024-07-23）
desk-restricted-why = 改回舊表的理由
desk-restricted-new = 新卡牌
desk-restricted-most = 可用張數
desk-restricted-most-about = 0 表示任意數量。
desk-restricted-remove = 移除 { $card }
desk-restricted-add = 新增卡牌
desk-restricted-fault-day = 日期請寫成 2024-07-23。
desk-restricted-fault-older = 此表的日期早於現行的卡表。請說明為何改回舊表。
desk-restricted-fault-name = 每張卡牌都需要繁體中文名稱。
desk-restricted-fault-copies = 張數為 0 至 36。
