### 工作人員的待辦事項：每個代碼（prompt-<code>）一則訊息；以及本館自己的處罰目錄。
### 所涉及的玩家與桌次顯示在句子旁邊。$kind 是處罰的名稱。

## 待辦事項

prompt-call = 有人呼叫裁判。請決定由誰前往。
prompt-conflict = 兩位玩家回報的結果不同。請詢問雙方，再輸入成績。
prompt-time-overtime = 時間到：請帶領這一桌進行最後的回合。
prompt-time-over = 時間到：請結束這場遊戲，再輸入成績。
prompt-tie-differs = 雙方輸入的平局數字不同。請與雙方一起清點，再輸入正確的數字。
prompt-tie-agreed = 雙方輸入的數字相同：依平局規則由 { $player } 獲勝。請確認成績。
prompt-venue = 本館無法為這組配對開桌。請安排在現場進行，再手動輸入成績。
prompt-venue-account = 這位玩家沒有本館的帳號。請安排在現場進行，再手動輸入成績。
prompt-venue-deck = 這副牌庫有 { $count } 種卡牌還不能在本館的桌上使用。請安排在現場進行，再手動輸入成績。
prompt-second = 有一項處罰等待另一人同意：{ $kind }。
prompt-waiting-free = 候補名單上有 { $count } 位，而且還有名額。
prompt-seat-moved = 有人在另一部裝置上出示 { $player } 的代碼，座位現已移到該裝置。請確認是否為本人。
prompt-not-checked-in = 還有 { $count } 位玩家未報到。
prompt-deck-faulty = 這副牌庫有 { $count } 個問題。請查看。
prompt-deck-unseen = 有 { $count } 位已報到玩家的牌庫尚未經工作人員確認。
prompt-build-late = 牌庫構築的時間已到，仍沒有可以使用的牌庫。請決定如何處理。
prompt-publish = 配對草稿有 { $count } 桌。請檢查後公布。
prompt-draw = { $unit ->
        [game] 可以進行第 { $round } 局配對：{ $count } 桌。
       *[round] 可以進行第 { $round } 輪配對：{ $count } 桌。
    }
prompt-stage-ends = 此階段已完成，{ $count } 位玩家晉級。請結束此階段。
prompt-event-ends = 全部賽程已完成。請結束賽事並顯示最終排名。
prompt-lots = 有玩家的金塊與標準分都相同，並影響決賽名次。請主裁判在此階段結束前抽籤。
prompt-lots-final = 有決賽玩家的金塊與分組賽成績都相同。請主裁判在賽事結束前抽籤。
prompt-correction = { $unit ->
        [game] 第 { $round } 局以第 { $entry } 筆紀錄更正之前的內容為依據，{ $count } 位玩家受影響。請決定如何處理。
       *[round] 第 { $round } 輪以第 { $entry } 筆紀錄更正之前的內容為依據，{ $count } 位玩家受影響。請決定如何處理。
    }
prompt-correction-stage = 第 { $stage } 階段的結束以第 { $entry } 筆紀錄更正之前的內容為依據。請決定如何處理。
prompt-doubt-player-above = { desk-saboteur-doubt-player-above }
prompt-doubt-table-above = { desk-saboteur-doubt-table-above }
prompt-doubt-table-below = { desk-saboteur-doubt-table-below }
prompt-doubt-round = { desk-saboteur-doubt-round }
prompt-impossible-nobody-there = { draw-impossible-nobody-there }
prompt-impossible-nobody-entered = { draw-impossible-nobody-entered }
prompt-impossible-groups-few = { draw-impossible-groups-few }
prompt-impossible-groups-many = { draw-impossible-groups-many }
prompt-impossible-groups-split = { draw-impossible-groups-split }
prompt-impossible-final-few = { draw-impossible-final-few }
prompt-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
prompt-impossible-swiss-nobody = { draw-impossible-swiss-nobody }
prompt-plan-event-decks = { desk-fault-event-decks }
prompt-plan-event-set-illegal = { desk-fault-event-set-illegal }
prompt-plan-event-set-undated = { desk-fault-event-set-undated }
prompt-plan-event-set-old = { desk-fault-event-set-old }
prompt-plan-event-one-set = { desk-fault-event-one-set }
prompt-plan-event-mixed = { desk-fault-event-mixed }
prompt-sets-mixed = 已登錄的牌庫來自多個季度：{ $sets }。建議全程使用同一季度。
prompt-plan-event-list-old = { desk-fault-event-list-old }
prompt-plan-event-list-ahead = { desk-fault-event-list-ahead }
prompt-plan-event-sets-lack = { desk-fault-event-sets-lack }
prompt-plan-event-set-ahead = { desk-fault-event-set-ahead }
prompt-proposal-keyforge-repeated = { proposal-keyforge-repeated }
prompt-proposal-keyforge-formals = { proposal-keyforge-formals }
prompt-proposal-saboteur-warnings = { proposal-saboteur-warnings }
prompt-proposal-saboteur-losses = { proposal-saboteur-losses }
prompt-proposal-house-warnings = { proposal-house-warnings }

## 以更正前的內容為依據者

desk-affected = 受更正影響的內容
desk-affected-about = 後續的決定是以更正前的內容做出的。在有人決定之前，一切不變。
desk-affected-heads = 由主裁判或主辦者決定。
desk-affected-missing = { $round }：仍在賽中卻沒有桌次：{ $players }。
desk-affected-wrong = { $round }：已淘汰卻有桌次：{ $players }。
desk-affected-paired = { $round }：配對所依據的成績已改變：{ $players }。
desk-affected-bye = { $round }：輪空者應為他人：{ $players }。
desk-affected-needless = { $round }本不需進行：此階段在之前就已完成。
desk-affected-through = 第 { $stage } 階段：應晉級而未晉級：{ $players }。
desk-affected-stopped = 第 { $stage } 階段：不應晉級而晉級：{ $players }。
desk-affected-order = 第 { $stage } 階段：晉級的順序與現在不同：{ $players }。
desk-affected-unended = 第 { $stage } 階段結束時其實尚未完成。
desk-settle = 如何處理
desk-settle-exchange = { $player } 的位置改由 { $other } 接替
desk-settle-swap = { $player } 與 { $other } 互換位置
desk-settle-redraw = { $round }重新配對
desk-settle-again = 從{ $round }起重新進行
desk-settle-end = 重新結束第 { $stage } 階段
desk-settle-keep = 維持原狀，並註明理由
desk-settle-lost = { $count ->
        [0] 不影響任何成績。
       *[other] 有 { $count } 個成績不再計入。
    }
desk-settle-tables = 之後的對戰：{ $tables }。
desk-settle-pair = { $player } – { $other }
desk-settle-alone = { $player }（輪空）
desk-settle-through = 之後晉級：{ $players }。
desk-settle-impossible = 之後無法配對：{ $reason }
desk-settle-byes = { $unit ->
        [game] 這一局對下列玩家視為輪空：{ $players }。
       *[round] 這一輪對下列玩家視為輪空：{ $players }。
    }
desk-settle-out = 之後淘汰：{ $players }。
desk-settle-unchanged = 桌次、成績與名次維持原狀。
desk-settle-why = 理由
desk-settle-why-about = 會與決定一起記在操作紀錄中。
desk-settle-decide = 決定
desk-settle-looking = 正在計算可行的處理方式……

## 本館自己的處罰目錄

penalty-house-warning = 警告
penalty-house-game-loss = 判敗一場
penalty-house-disqualification = 取消資格
proposal-house-warnings = 已累積 { $found } 次警告。進行中的一場或下一場可判為敗。
infraction-category-house-play = 遊戲中
infraction-category-house-procedure = 流程
infraction-category-house-conduct = 行為
infraction-house-play = 遊戲中的錯誤
infraction-house-delay = 拖延時間
infraction-house-late = 遲到
infraction-house-no-show = 遊戲開始時未到場
infraction-house-outside-help = 接受外部協助
infraction-house-unsporting = 不君子行為
infraction-house-cheating = 作弊
infraction-house-harm = 侮辱、威脅或暴力

## 鍛鑰者處罰目錄的類別

infraction-category-keyforge-conduct = 行為

## 頁面上沒有欄位的設定，供操作紀錄使用

setting-preset = 進行方式
setting-game = 遊戲
setting-by-itself = { $unit ->
        [game] 自動進行下一局
       *[round] 自動進行下一輪
    }
setting-rehearsal = 電腦玩家預演

## 配對的說明

draw-by-hand = { $unit ->
        [game] 玩家曾以手動方式調換，或成績在配對後更正過：無法再說明本局為什麼這樣配對。
       *[round] 玩家曾以手動方式調換，或成績在配對後更正過：無法再說明本輪為什麼這樣配對。
    }
