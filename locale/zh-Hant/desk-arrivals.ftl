### 一輪公告的開賽時間、誰已到場，以及誰不參加其中一輪。
### $time 是時刻；$late 與 $left 是分與秒，例如 3:05。

## 公告的開賽時間

desk-start = 開賽時間
desk-start-at = { $time } 開賽。
desk-start-was = 公告的開賽時間是 { $time }。
desk-start-in = 還有 { $left }
desk-start-ago = 已過 { $late }
desk-start-announce = 公告開賽時間
desk-start-move = 更改開賽時間
desk-start-gone = 取消開賽時間
desk-start-time = 時刻
desk-start-about = 從這一刻起計算誰遲到。
desk-print-start = 開賽：{ $time }

## 誰已到場

desk-arrivals = 誰已到場
desk-arrivals-about = 點選已就座的玩家；再點一次即取消。
desk-arrivals-count = 已到 { $here } 位，共 { $all } 位
desk-arrivals-done = 全員到齊。
desk-arrivals-all = 全員到齊
desk-arrivals-all-of = 第 { $table } 桌全員到齊
desk-arrivals-everybody = 全部到齊
deed-arrived-round = { $round }：全部到齊。
deed-arrived-round-not = { $round }：取消全部到場。
desk-here-mark = { $player } 已到場
desk-here-on-time = 已到場
desk-here-late = 遲到 { $late }
desk-here-missing = 已逾時 { $late } 未到
desk-here-not = 尚未到場
desk-judge-why-missing = 有人未到

## 矮人掘金：誰不參加一輪

desk-out-next = { $players } 不參加第 { $number } 輪：沒有身份，也沒有手牌。這一輪以 { $count } 人設置。
desk-out-now = { $players } 已退出第 { $number } 輪：沒有回合，也不能成為目標。
desk-out-round = { $player } 失去第 { $number } 輪：該輪沒有身份，也沒有手牌。
desk-out-some = { $player } 失去這一局的一輪：該輪沒有身份，也沒有手牌。
desk-out-four = 4 人時：掘金矮人 2 位、破壞者 1 位、自私矮人 1 位，手牌 6 張；也可以結束這一局。
desk-out-few = 少於 4 人時，這一桌略過這一輪，或結束這一局。

## 待辦事項

prompt-arrivals = 已過公告的開賽時間，尚未標記任何人到場。請標記已到的玩家。
prompt-late-many = 有 { $count } 位玩家在公告的開始時間之後到場，或尚未到場。請一次決定全部，或逐一決定。
desk-late-moved = 遊戲較晚開始：改為 { $time } 開始
desk-late-give = 依規則處罰全部
desk-late-give-about = { $count } 位玩家將受到名字旁所列的處罰。
desk-late-leave = 沒有人遲到
desk-late-each = 逐一決定
prompt-missing = 已過公告的開賽時間，有 { $count } 位玩家未到。由裁判決定：等候，或登錄未到場。
prompt-set-up = 公告的開賽時間已過五分鐘：請立即設置這一桌，不等未到的 { $count } 位玩家。
proposal-saboteur-late = 遲到 { $late }：{ $infraction }。
proposal-saboteur-missing = 公告的開賽時間已過 { $late } 仍未到：{ $infraction }。這一桌不等這位玩家，其第一輪沒有身份，也沒有手牌。
proposal-house-late = 遲到 { $late }。可以給予警告。
prompt-proposal-saboteur-late = { proposal-saboteur-late }
prompt-proposal-saboteur-missing = { proposal-saboteur-missing }
prompt-proposal-house-late = { proposal-house-late }

## 稽核紀錄

deed-start-announced = { $round }：{ $time } 開賽。
deed-start-announced-gone = { $round }：取消公告的開賽時間。
deed-arrived = { $round }，第 { $table } 桌：{ $player } 已到場。
deed-arrived-table = { $round }，第 { $table } 桌：全員到齊。
deed-arrived-not = { $round }，第 { $table } 桌：{ $player } 其實未到場。
deed-arrived-table-not = { $round }，第 { $table } 桌：其實無人到場。

## 拒絕

error-desk-start-far = 公告的開賽時間必須在現在前後一天之內。請更正時間。
error-desk-arrival-elsewhere = { $name } 不在這一桌。請查看正確的桌次。
error-desk-arrival-noted = 這一點已經登錄過了。
