### 賽事中的鍛鑰者：牌庫、檢查表、超時規則、處罰。

## 登錄的牌庫有什麼問題

desk-fault-count-one = { $found ->
        [0] 尚未登錄牌庫。請登錄一副牌庫。
       *[other] 登錄了 { $found } 副牌庫，而此賽制只使用一副。請保留其中一副。
    }
desk-fault-count-sealed = 本賽事每位玩家打開 { $expected } 副密封的牌庫，這裡有 { $found } 副。請輸入該玩家實際拿到的牌庫。
desk-fault-nothing = 尚未選擇要使用的牌庫。請選擇一副完整的牌庫；賽制允許時，也可以選擇三個勢力群。
desk-fault-both = 同時選擇了完整的牌庫與個別的勢力群。請擇一。
desk-fault-changed = 此賽制的牌庫必須原封不動地使用。請移除所選的勢力群與參考卡牌，選擇完整的牌庫。
desk-fault-foreign = 使用了該玩家沒有登錄的牌庫。請只使用該玩家自己的牌庫。
desk-fault-pods = 選擇了 { $found } 個勢力群，而聯盟牌庫由 { $expected } 個組成。請選擇 { $expected } 個勢力群。
desk-fault-pod-house = 牌庫「{ $deck }」沒有{ keyforge-deck-house }的勢力群。請選擇它的三個勢力之一。
desk-fault-pod-sets = 勢力群來自 { $set } 與 { $second } 兩個季度。請選擇同一季度的勢力群。
desk-fault-pod-twice = 有 { $found } 個勢力群屬於{ keyforge-deck-house }。請選擇三個不同的勢力。
desk-fault-no-reference = 「{ $card }」不是參考卡牌。請從牌庫旁移除。
desk-fault-tide = 由 { $set } 季度構築的聯盟牌庫必須包含一張潮位參考卡牌，這裡有 { $found } 張。請放入正好一張。
desk-fault-token = { $set } 季度的牌庫必須包含正好一張衍生生物參考卡牌，這裡有 { $found } 張。請選擇提供勢力群的其中一副牌庫的那一張。
desk-fault-token-foreign = 衍生生物「{ $card }」不屬於任何一副提供勢力群的牌庫。請選擇其中一副原先的衍生生物。
desk-fault-prophecies = { $set } 季度的牌庫必須包含提供勢力群的其中一副牌庫的所有預言。請選擇同一副牌庫的全部預言。
desk-fault-reference = 由 { $set } 季度的勢力群構築的牌庫不能包含「{ $card }」。請移除。
desk-fault-restricted-names = 牌庫中有 { $version } 聯盟限制卡表上的 { $found } 種卡牌，包括「{ $card }」與「{ $other }」，最多只能有一種。請更換勢力群，直到只剩一種。
desk-fault-restricted-copies = 牌庫中有 { $found } 張「{ $card }」，{ $version } 的聯盟限制卡表只允許 { $expected } 張。請更換一個含有這張卡牌的勢力群。
desk-fault-differs = 「{ $deck }」的清單與 Master Vault 上的不同。牌庫的內容不可更改：請採用 Master Vault 的清單。
desk-fault-not-compared = 「{ $deck }」的清單尚未核對。請提供它的 Master Vault 頁面，或在報到時由工作人員與統御者身份牌核對。
desk-fault-language = 「{ $deck }」的語言是「{ $found }」，而本賽事使用「{ $expected }」的牌庫。請選擇另一副牌庫。
desk-fault-unregistered = 「{ $deck }」沒有 Master Vault 的編號。請到該處登錄，並提供其頁面的網址。
desk-fault-late = 「{ $deck }」在截止後 { $minutes } 分鐘才登錄。請詢問主辦方是否仍可使用。
desk-fault-set-unknown = 「{ $deck }」屬於 { $set } 季度，而季度表沒有這個季度。官方可以加入；在此之前請選擇另一副牌庫。
desk-fault-set-illegal = 「{ $deck }」屬於 { $set } 季度，該季度不可參加比賽。請選擇另一副牌庫。
desk-fault-set-other = 「{ $deck }」屬於 { $set } 季度，而本賽事使用 { $expected }。

desk-fault-attest-listed = 尚未有人將「{ $deck }」的清單與其統御者身份牌核對。請核對並確認。
desk-fault-attest-official = 尚未有人確認「{ $deck }」是購買而來、由官方生產認可的牌庫。請查看並確認。
desk-fault-attest-genuine = 尚未有人確認「{ $deck }」沒有自行印刷或複製的卡牌。請查看並確認。

## 賽事的設定有什麼問題

desk-fault-event-decks = 每位玩家可以拿到 1 至 { $expected } 副密封的牌庫，不能是 { $found } 副。
desk-fault-event-set-illegal = { $set } 季度不可參加比賽。請選擇另一個季度，或由官方修改季度表。
desk-fault-event-set-undated = 季度表沒有 { $set } 季度繁體中文版的發售日，因此無法得知它是否為最新的兩個季度之一。請輸入日期。
desk-fault-event-set-old = 現開賽制使用最新的兩個正式季度之一（{ $expected }），{ $set } 不在其中。
desk-fault-event-one-set = 現開賽制使用正好一個季度，目前選了 { $found } 個。請選擇一個。
desk-fault-event-mixed = 選了 { $found } 個季度。建議使用相同季度。
desk-fault-event-list-old = 本賽事的聯盟限制卡表日期是 { $found }，已有 { $expected } 的新表。官方可以更換。
desk-fault-event-list-ahead = 聯盟限制卡表的日期是 { $found }，而賽事日期是 { $day }：當天該表尚未生效。
desk-fault-event-sets-lack = 本賽事的季度表缺少規章規範列出的季度：{ $set }。官方可以加入。
desk-fault-event-set-ahead = { $set } 在 { $found } 才發行，晚於賽事日期 { $day }。

## 無法接受的操作

error-desk-set-code = 「{ $found }」不能作為季度的代號。請使用 1 至 8 個英文字母與數字。
error-desk-set-name = { $set } 季度需要中文與英文名稱，各不超過 { $most } 個字元。
error-desk-set-kind = 「{ $found }」不是季度的種類。請為 { $set } 選擇其中之一：{ $known }。
error-desk-set-twice = 季度 { $set } 在表中出現兩次。請刪除其中一列。
error-desk-set-reference = 「{ $found }」不是參考卡牌的規定。請為 { $set } 選擇其中之一：{ $known }。
error-desk-day-wrong = 「{ $found }」不是日期。請寫成 2024-07-23。
error-desk-restricted-name = 受限卡牌需要中文名稱；名稱不超過 { $most } 個字元。
error-desk-restricted-copies = 不能是 { $found } 張。請輸入 1 至 { $most }，或輸入 0 表示任意。
error-desk-restricted-card = 卡牌資料中沒有「{ $found }」。留空則以中文名稱比對。
error-desk-restricted-version = 現行卡表的日期是 { $expected }。若要改回較早的 { $found }，請說明理由。
error-desk-build-unopened = 尚未宣布開始打開牌庫。
error-desk-build-expired = 牌庫構築的時間已到。請詢問裁判。
error-desk-build-paired = 已公布配對：本場遊戲結束之前不可更改牌庫。
error-desk-first-player-missing = 尚未輸入先手玩家。請在遊戲開始之前隨機決定先後手。
error-desk-first-player-method = 請說明先手如何決定，1 至 { $most } 個字元：擲硬幣、擲骰子，或任何其他公平的方式。
error-desk-overtime-event = 現在不能發生「{ $found }」；遊戲處於「{ $state }」。可以發生的有：{ $known }。
error-desk-overtime-state = 遊戲處於「{ $state }」。只有在「{ $expected }」時才輸入這項。
error-desk-overtime-seat = 這張桌沒有座位 { $found }。
error-desk-tie-break-pair = 請為「{ $input }」輸入兩個數字，每位玩家一個。
error-desk-tie-break-keys = 不能有 { $found } 把已鍛造的鑰匙：有三把就已獲勝。請輸入 0 至 { $most }。
error-desk-tie-break-amber = 不能有 { $found } 個琥魄。請輸入 0 至 { $most }，只計琥魄池中的。
error-desk-tie-break-chains = 不能有 { $found } 個枷鎖。請輸入 0 至 { $most }。
error-desk-tie-break-creatures = 不能有 { $found } 個生物。請輸入 0 至 { $most }，包括衍生生物。
error-desk-tie-break-unconfirmed = 兩位玩家必須先確認相同的數字。

## 季度表

desk-set-kind-main = 正式季度
desk-set-kind-special = 特別季度
desk-set-reference-none = 沒有參考卡牌
desk-set-reference-tide = 潮位牌
desk-set-reference-token = 正好一張衍生生物牌
desk-set-reference-prophecies = 一副牌庫的所有預言

## 檢查表

desk-check-deck-shown = 玩家已出示牌庫。
desk-check-official = 牌庫是購買而來，由官方生產認可。
desk-check-genuine = 沒有自行印刷或複製的卡牌。
desk-check-list-given = 所有牌庫都已在 Master Vault 登錄並提供給主辦方。
desk-check-tokens = 指示物
desk-check-markers = 標記與鑰匙
desk-check-reference-cards = 參考卡牌
desk-check-deck-list = 牌庫清單
desk-check-identity-card = 統御者身份牌
desk-check-sleeves-opaque = 如果使用牌套，牌套不透明。
desk-check-sleeves-alike = 一副牌庫的所有牌套在尺寸、顏色、質地和狀態上都一致。
desk-check-sleeves-spare = 建議攜帶額外的牌套。
desk-check-tokens-distinct = 不同的標記和指示物能夠清楚辨識，並且不容易被隨意更動。
desk-check-tokens-size = 標記和指示物的尺寸合理，不會遮擋卡牌上的資訊。
desk-check-keys = 藍色、紅色和黃色的鑰匙各一，已鍛造與未鍛造兩面有明顯的差異。
desk-check-chain-tracker = 枷鎖轉盤清楚顯示當前的枷鎖數。
desk-check-identity-visible = 統御者身份牌可見，並且一直如此。
desk-check-identities-visible = 所有提供勢力群的牌庫的統御者身份牌可見，並且一直如此。
desk-check-identities-front = 所有提供勢力群的牌庫的統御者身份牌正面可見；背面的清單保持隱藏。
desk-check-houses-shown = 兩位玩家已互相展示自己的三個勢力。
desk-check-first-player = 先手玩家已隨機決定並輸入。
desk-check-aids-explained = 請說明你用什麼追蹤遊戲狀態；對手隨時可以檢視。
desk-check-list-on-request = 對手隨時可以要求查看你的牌庫清單，並有足夠的時間。不得拍照或查詢卡牌資訊。
desk-check-list-hidden = 牌庫清單為隱藏資訊。工作人員要求時請展示。
desk-check-no-notes = 不得做筆記、參考第三方資訊或使用計算器。
desk-check-ask-a-judge = 裁判會向你解釋官方規則文件：請呼叫裁判。
desk-check-tidy = 請保持遊戲區的整潔，使遊戲的當前狀態始終明顯可見。
desk-check-laid-out = 升級、重整與橫置的卡牌請擺放清楚。
desk-check-time-is-up = 時間到。請完成目前的回合；裁判會帶領你們依超時規則進行。

## 現開牌庫的構築

desk-window-unopened = 牌庫仍然密封。
desk-window-building = 牌庫構築中。
desk-window-expired = 構築時間已到。
desk-window-paired = 已公布配對：牌庫維持不變。
desk-window-between = 公布下一輪配對之前可以調整牌庫。

## 先手玩家

desk-first-guess = 猜手中琥魄的單雙數
desk-first-rock-paper-scissors = 猜拳
desk-first-coin = 投擲硬幣
desk-first-dice = 擲骰子
desk-first-drawn = 由系統抽籤

## 超時規則

desk-overtime-running = 遊戲進行中。時間到時，請輸入目前是誰的回合，或接下來輪到誰。
desk-overtime-a-finishes = 時間到。{ $player } 完成目前的回合。此後不再有額外回合。
desk-overtime-b-last-turn = { $player } 進行最後一回合。
desk-overtime-a-forge-only = { $player } 進行最後一回合，只有「鍛造鑰匙」步驟：回合開始與回合結束的效果會發生，不選擇勢力，不打出、重整或抽牌。
desk-overtime-tie-break-0 = 平局階段：沒有輪到任何玩家，也沒有任何卡牌能力會啟動。請各自輸入已鍛造的鑰匙、琥魄池中的琥魄（不計卡牌上的）、枷鎖與場上的生物（包括衍生生物）。
desk-overtime-tie-break-1 = 一位玩家已輸入數字。請另一位玩家清點後也輸入。
desk-overtime-tie-break-2 = 雙方輸入的數字相同。請確認成績。
desk-overtime-tie-break-differs = 雙方輸入的數字不同。請由裁判與雙方一起清點，輸入桌上的實際數字。
desk-overtime-done = 遊戲結束：{ $player } 獲勝。
desk-overtime-event-third-key = { $player } 鍛造了第三把鑰匙
desk-overtime-event-time = 在 { $player } 的回合中或回合前時間到
desk-overtime-event-turn-ends = { $player } 的回合結束
desk-overtime-event-concession = { $player } 投降
desk-overtime-event-auto-loss = { $player } 自動判敗
desk-overtime-event-disqualified = { $player } 被取消資格
desk-overtime-event-decided = { $player } 依平局規則獲勝

## 平局規則的說明

desk-tie-forges = { $player } 以 6 個琥魄鍛造一把鑰匙，剩餘 { $left } 個。
desk-tie-forges-none = 沒有玩家有 6 個琥魄可以再鍛造鑰匙。
desk-tie-keys = { $player } 鍛造的鑰匙較多（{ $found } 比 { $other }），獲勝。
desk-tie-keys-level = 雙方都有 { $found } 把已鍛造的鑰匙。
desk-tie-amber = { $player } 琥魄池中的琥魄較多（{ $found } 比 { $other }），獲勝。
desk-tie-amber-level = 雙方琥魄池中都有 { $found } 個琥魄。
desk-tie-chains = { $player } 的枷鎖較少（{ $found } 比 { $other }），獲勝。
desk-tie-chains-level = 雙方都有 { $found } 個枷鎖。
desk-tie-creatures = { $player } 場上的友方生物較多（{ $found } 比 { $other }），獲勝。
desk-tie-creatures-level = 雙方場上都有 { $found } 個生物。
desk-tie-first = { $player } 是先手玩家，獲勝。

## 處罰

infraction-keyforge-cheating = 作弊
infraction-keyforge-damage = 毀損
infraction-keyforge-improper_communication = 不當溝通
infraction-keyforge-interference = 惡意干擾
infraction-keyforge-repeated_rule_calls = 反覆要求裁判釋義
infraction-keyforge-calculator = 運用計算器計算
infraction-keyforge-other = 其他違反比賽公平原則與運動家精神之行為

penalty-keyforge-verbal = 口頭警告
penalty-keyforge-formal = 正式警告
penalty-keyforge-auto-loss = 自動判敗
penalty-keyforge-disqualification = 取消資格
penalty-keyforge-expulsion = 驅逐

penalty-question-correctable = 能否合理地進行糾正，以保持遊戲的完整性和公平性？如果可以，請採取糾正措施並改為發出警告。
penalty-question-warned = 在大多數情況下，應當先至少發出一個正式警告。參考至今的警告，這次的情節是否足夠嚴重？
remedy-put-right = 糾正後繼續遊戲

proposal-keyforge-repeated = 同一種違規（「{ $infraction }」）已有 { $found } 次口頭警告：應該發出正式警告。
proposal-keyforge-formals = 在本賽事中已有 { $found } 個正式警告：由主辦方決定處罰，包括但不限於驅逐。
