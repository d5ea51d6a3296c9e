### 牌桌的除錯頁面，給製作遊戲的人；只在自己的電腦上有。

debug-title = 除錯頁面
debug-about = 桌遊館記憶體中的牌桌。這裡的一切對牌桌上的某個人都是秘密，所以這些頁面只存在於你自己的電腦上。
debug-none = 記憶體中沒有牌桌。先開一桌再回來。
debug-listed = { $game } · { $id } · 第 { $number } 步
debug-heading = { $game }，規則版本 { $version }
debug-to-table = 到牌桌
debug-all = 所有牌桌
debug-earlier = 上一步
debug-later = 下一步
debug-at = 第 { $number } 步之後，共 { $last } 步
debug-back = 回到這裡
debug-start = 遊戲開始
debug-seat = 座位 { $seat }
debug-table-seat = 牌桌
debug-views = 視角
debug-state = 狀態
debug-dump = 傾印
debug-events = 事件
debug-decision = 決定
debug-record = 棋譜檔
debug-changes = { $count } 處不同
debug-mark = { $mark ->
    [gone] 已消失
   *[new] 新增
}
debug-untold = { $who }：沒有得知
debug-told-all = 所有人都得知全部內容。
debug-no-events = 這一步沒有發生任何事。
debug-over = 遊戲結束。
debug-scores = 成績
debug-table-options = 牌桌的選項
debug-timers = 棋鐘（秒）
