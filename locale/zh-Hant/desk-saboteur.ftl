### 賽事台的矮人掘金大賽：分組、排名、牌桌的計時、處罰。
### $player 是玩家名字，$players 是已接好的一串名字。數目都是數字。
### 1.1-a 這類編號中的點在這裡寫成連字號：infraction-saboteur-1-1-a。

## 分組

draw-groups = 第 { $game } 局分組賽（共 { $games } 局）：{ $entrants } 位玩家，{ $tables } 張牌桌。5 人桌 { $fives } 張，6 人桌 { $sixes } 張，7 人桌 { $sevens } 張。
draw-groups-fresh = 沒有人再次遇到之前分組賽的同桌玩家。
draw-groups-repeats = 有 { $repeats } 次同桌不是第一次。以這些牌桌而言，至少 { $least } 次無法避免。
draw-groups-met = { $players } 之前曾經同桌。
draw-groups-over = { $games } 局分組賽全部結束。決賽入圍者：{ $players }。
draw-groups-lot = 金塊與標準分都相同，以抽籤決定 { $players } 的名次。
draw-final = 決賽由分組賽成績最好而仍在賽事中的玩家進行：{ $players }。
draw-final-small = 決賽 { $seats } 個座位只能坐滿 { $entrants } 個，依 { $entrants } 人的身份與手牌進行。
draw-final-over = { $players } 贏得決賽。
draw-final-lot = 決賽金塊與分組賽成績都相同，以抽籤決定 { $players } 的名次。
draw-impossible-groups-few = 只剩 { $entrants } 位玩家，一張牌桌至少要 { $least } 位。由主裁判決定如何繼續。
draw-impossible-groups-split = { $entrants } 位玩家無法分成 5 至 7 人的牌桌。請讓更多玩家參賽，或由主裁判決定如何繼續。
draw-impossible-groups-many = { $entrants } 位玩家太多：{ $tables } 張牌桌只有 { $most } 個座位。請把其餘的人放到候補名單。
draw-impossible-final-few = 決賽只剩 { $entrants } 位玩家，至少要 { $least } 位。名次由主裁判決定。

## 排名

standing-nuggets = 金塊
standing-standard-score = 標準分
standing-group-place = 分組賽名次

## 一桌的金塊有可疑之處

desk-saboteur-doubt-player-above = 有玩家超過 12 塊金塊，三輪之中沒有人能得到這麼多。請檢查數字。
desk-saboteur-doubt-table-above = 全桌合計超過 21 塊金塊，三輪不會發出這麼多。請檢查數字。
desk-saboteur-doubt-table-below = 全桌合計少於 12 塊金塊。只有在處罰之後才會這樣，請檢查數字。
desk-saboteur-doubt-round = 第 { $number } 輪只有在有人失去該輪時才會這樣發金塊，而這一桌沒有人失去任何一輪。請檢查數字。

## 實體牌桌的計時

desk-saboteur-clock-waiting = 目前沒有進行中的一輪。
desk-saboteur-clock-untimed = 非限時時段
desk-saboteur-clock-stalling = 非限時時段；{ $player } 被判拖延時間
desk-saboteur-clock-timed = 讀秒：每個回合都有時限
desk-saboteur-clock-stopped = 裁判已停止遊戲，兩個棋鐘都停止。
desk-saboteur-clock-turn = 輪到 { $player }。
desk-saboteur-clock-alarm = { $player } 的時間已到。裁判隨機抽出一張手牌並面朝下棄掉，然後 { $player } 抽牌。這視作略過，不是處罰。
desk-saboteur-clock-card = 從左數第 { $card } 張（共 { $hand } 張）
desk-saboteur-clock-no-card = 手上沒有牌，不必棄牌。
desk-saboteur-clock-event-round = 這一輪的第一個回合開始
desk-saboteur-clock-event-turn = 下一個回合
desk-saboteur-clock-event-acted = 已出牌或棄牌
desk-saboteur-clock-event-stall = 裁定拖延時間
desk-saboteur-clock-event-stop = 停止遊戲
desk-saboteur-clock-event-go = 繼續
desk-saboteur-clock-event-end = 這一輪結束
error-desk-saboteur-clock = { $event ->
        [round] 現在無法開始一輪。請先結束進行中的一輪，並指定起始玩家。
        [turn] 現在沒有下一個回合：沒有進行中的一輪，或遊戲已停止。
        [acted] 現在沒有人能行動：沒有進行中的一輪、遊戲已停止，或這個回合的牌已經打出。
        [stall] 只能對進行中的一輪的玩家裁定拖延時間，每輪一次。
        [stop] 沒有可以停止的遊戲。
        [go] 遊戲並未停止。
        [end] 目前沒有進行中的一輪。
       *[other] 牌桌的棋鐘沒有這個步驟。
    }

## 處罰

penalty-saboteur-reminder = 口頭提示
penalty-saboteur-warning = 警告
penalty-saboteur-game-loss = 遊戲落敗（代價是一輪）
penalty-saboteur-disqualification = 取消資格
penalty-question-saboteur-deliberated = 裁判是否已經商議，或玩家行為是否有意破壞比賽？請寫下裁定與理由。
proposal-saboteur-warnings = 已積累 { $found } 次警告，進行中的一輪可被直接視為遊戲落敗。
proposal-saboteur-losses = 已積累 { $found } 次遊戲落敗，依賽規將被判取消資格。

infraction-category-saboteur-1-1 = 1.1 遊戲中的錯誤（輕微）
infraction-category-saboteur-1-2 = 1.2 遊戲中的錯誤（中度）
infraction-category-saboteur-1-3 = 1.3 遊戲中的錯誤（嚴重）
infraction-category-saboteur-2-1 = 2.1 流程錯誤（輕微）
infraction-category-saboteur-2-2 = 2.2 流程錯誤（嚴重）
infraction-category-saboteur-3-1 = 3.1 不君子行為

infraction-saboteur-1-1-a = 1.1-a 忘記抽牌
infraction-saboteur-1-1-b = 1.1-b 工具損壞時出了通道牌
infraction-saboteur-1-1-c = 1.1-c 錯誤使用功能牌
infraction-saboteur-1-1-d = 1.1-d 其他相類似錯誤行動
infraction-saboteur-1-2-a = 1.2-a 在不是自己的回合出牌
infraction-saboteur-1-2-b = 1.2-b 自己的回合出多於一張牌
infraction-saboteur-1-2-c = 1.2-c 抽多於一張牌
infraction-saboteur-1-2-d = 1.2-d 打開了棄牌，或將卡牌朝上棄掉
infraction-saboteur-1-2-e = 1.2-e 抽了棄牌堆
infraction-saboteur-1-2-f = 1.2-f 無故棄掉或移開在自己前面的破爛工具牌（無意）
infraction-saboteur-1-2-g = 1.2-g 移開或轉掉已在場上的通道牌
infraction-saboteur-1-2-h = 1.2-h 在遊戲結束前把手牌展示
infraction-saboteur-1-3-a = 1.3-a 無故棄掉或移開在自己前面的破爛工具卡（有意）
infraction-saboteur-1-3-b = 1.3-b 在沒有落石牌時移走場上的通道牌
infraction-saboteur-1-3-c = 1.3-c 在遊戲結束前把矮人牌展示
infraction-saboteur-1-3-d = 1.3-d 在遊戲結束前把目標牌展示
infraction-saboteur-1-3-e = 1.3-e 偷看其他玩家的矮人牌或手牌，或沒有地圖而偷看目標牌
infraction-saboteur-1-3-f = 1.3-f 談論自己或其他玩家之前的比賽資料
infraction-saboteur-2-1-a = 2.1-a 進入只容許裁判進入的工作範圍
infraction-saboteur-2-1-b = 2.1-b 阻礙裁判工作
infraction-saboteur-2-1-c = 2.1-c 比賽進行中，與裁判及該局參賽者以外人士進行溝通
infraction-saboteur-2-1-d = 2.1-d 遲到（不超過 5 分鐘）
infraction-saboteur-2-2-a = 2.2-a 遲到（多於 5 分鐘）
infraction-saboteur-2-2-b = 2.2-b 未經批准離開自己的座位
infraction-saboteur-3-1-a = 3.1-a 人身攻擊
infraction-saboteur-3-1-b = 3.1-b 干預比賽進行
infraction-saboteur-3-1-c = 3.1-c 詐騙
infraction-saboteur-3-1-d = 3.1-d 偷竊
infraction-saboteur-3-1-e = 3.1-e 任何暴力行為

remedy-saboteur-draw = 現在抽牌
remedy-saboteur-use-legally = 當刻按照合法的方式再次使用該牌
remedy-saboteur-discard = 不能合法使用：將該牌棄掉，然後抽牌
remedy-saboteur-back-to-hand = 放回手上，其他不變
remedy-saboteur-discard-no-draw = 將該牌棄掉，不抽牌
remedy-saboteur-rest-back-to-hand = 第一張有效，其餘放回手上
remedy-saboteur-rest-discard-no-draw = 第一張有效，其餘棄掉，不抽牌
remedy-saboteur-excess-to-deck = 裁判從手牌隨機抽出多抽的張數，洗回牌庫
remedy-saboteur-face-down = 將牌翻回面朝下
remedy-saboteur-back-to-pile = 該牌面朝下放回棄牌堆；還欠的抽牌照抽
remedy-saboteur-random-to-pile = 隨機一張手牌面朝下放到棄牌堆；還欠的抽牌照抽
remedy-saboteur-put-back = 將牌照原樣放回
