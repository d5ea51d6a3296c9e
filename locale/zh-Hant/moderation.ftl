### What those who run the hall say and do: notices to everybody, reports, warnings.

## Refusals

error-report-words = 請用你自己的話說明發生了什麼，最多 { $most } 個字元。
error-report-self = 你不能檢舉自己。
error-report-nobody = 沒有可以檢舉的人：對方可能已經離開，或刪除了帳號。
error-report-already = 你已經檢舉過這件事，管理員會查看。
# $until: a time such as “2027-01-31 18:00 UTC”. $reason: what a moderator wrote, a sentence or a word.
error-silenced = 你在 { $until } 之前不能在牌桌上聊天。原因：{ $reason }
error-warned = 管理員有話要告訴你。請先表示已看過，之後就能再聊天。
error-moderator-only = 這是管理員專用的。
error-report-own = 這是你自己的檢舉，由其他管理員處理。
error-report-of-moderator = 這則檢舉關於管理員，由營運者處理。
# $name: the name of a moderator.
error-report-taken = { $name } 已經在處理這則檢舉。
error-report-closed = 這則檢舉已結案：由 { $name } 決定。
error-decision-hours = 請說明期限多長。

## Notices

notice-bar = 桌遊館公告
# The spoken words before a notice that is a warning.
notice-warning = 警告：
notice-away = 收起
# The spoken name of that button. $text: the notice.
notice-away-of = 收起公告「{ $text }」

## Reporting somebody

report-menu = 檢舉
report-menu-one = 檢舉
report-title = 檢舉
report-title-of = 檢舉 { $name }
report-what = 檢舉誰，或哪一句話？
# Somebody and what they have said, in a list to choose from.
report-line = { $name }：{ $text }
report-why = 原因
# Why somebody is reported.
report-reason = { $reason ->
    [abuse] 聊天辱罵
    [name] 名字冒犯他人
    [cheating] 作弊或拖延
   *[other] 其他
}
report-words = 用你自己的話說明（可不填）
report-words-needed = 用你自己的話說明
report-kept = 管理員會閱讀你的檢舉，也看得到是誰提出的。被檢舉的人看不到。
report-kept-table = 管理員會閱讀你的檢舉以及這裡的聊天內容，也看得到是誰提出的。被檢舉的人看不到。
report-policy = 檢舉會怎麼處理
report-send = 送出檢舉
report-sent = 謝謝你，管理員會查看。
# In the reader’s own menu. $count: how many reports wait.
report-queue = { $count ->
    [0] 檢舉
   *[other] 檢舉（{ $count }）
}

## What a moderator tells somebody

warning-title = 管理員有話告訴你
warning-help = 表示已讀過之後，你就能再次在牌桌上聊天。
warning-read = 我已讀過
