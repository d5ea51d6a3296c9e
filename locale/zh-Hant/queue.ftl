### The moderators’ queue of reports.

queue-title = 檢舉
queue-text = 關於你自己的檢舉不會顯示給你。
queue-open = { $count ->
    [0] 沒有等待處理的檢舉
   *[other] 等待處理：{ $count }
}
queue-closed = 已結案
queue-none = 目前沒有檢舉等待決定。
# Where it happened.
report-place = { $place ->
    [chat] 在牌桌的聊天中
    [table] 在牌桌上
   *[hall] 在桌遊館中
}
report-open = 待處理
report-taken = { $name } 處理中
report-taken-me = 由你處理中
report-not-yours = 由其他人決定
# What a report has led to.
report-outcome = { $outcome ->
    [warn] 已警告
    [silence] 已禁言
    [rename] 已改名
    [ban] 已停權
   *[dismiss] 不成立
}

## One report

case-called = 當時的名字
case-person = 對象
case-guest = 訪客
case-account = 有帳號
case-reporter = 檢舉者
case-words = 檢舉者的話
case-table = 牌桌
# $step: how many choices had been made.
case-step = { $step ->
    [0] 遊戲尚未開始
   *[other] 已做 { $step } 個選擇
}
case-seats = 在座的人
case-decided = 決定
case-operator = 營運者
case-note = 原因
case-chat = 聊天內容
case-chat-text = 檢舉當時的樣子。
case-this-line = 被檢舉的是這一句：
case-take = 由我處理
case-give-back = 留給其他人
case-take-over = 接手
case-take-over-text = { $name } 正在處理這則檢舉。只有在雙方說好，或很久沒有進展時才接手。
case-decide = 你的決定
case-deeds = 之前的處置
# $until: a day and a time of day.
case-until = 至 { $until }
case-deed = { $act ->
    [warn] 警告
    [silence] 禁言
    [unsilence] 解除禁言
    [rename] 改名
    [ban] 停權
   *[unban] 解除停權
}
case-earlier = 關於同一人的其他檢舉

## Deciding

decision-act = 要怎麼處置？
decision-do = { $act ->
    [warn] 警告
    [silence] 禁言
    [rename] 改名
    [ban] 停權
   *[dismiss] 不成立
}
decision-help = { $act ->
    [warn] { $name } 會讀到你的原因，必須表示已讀過才能再次在牌桌上聊天。
    [silence] { $name } 在這段期間不能在牌桌上聊天，想說話時會讀到你的原因。
    [rename] { $name } 在所有地方都會換成新名字，包括說過的話旁邊，並會讀到你的原因。
    [ban] { $name } 在這段期間不能進來，並會讀到你的原因。
   *[dismiss] { $name } 不會受到任何處置。
}
decision-hours = 多久？
decision-for-hours = { $count } 小時
decision-for-days = { $count } 天
decision-name = 新名字
decision-reason = 原因
decision-reason-inside = 只有管理員與營運者讀得到。
decision-reason-read = 當事人也讀得到。
decision-send = { $act ->
    [warn] 警告並結案
    [silence] 禁言並結案
    [rename] 改名並結案
    [ban] 停權並結案
   *[dismiss] 不成立並結案
}
