### What those who run the hall say and do: notices to everybody, reports, warnings.

## Refusals

error-report-words = 무슨 일이 있었는지 { $most }자 안으로 직접 적어 주세요.
error-report-self = 자기 자신은 신고할 수 없습니다.
error-report-nobody = 신고할 수 있는 사람이 없습니다. 떠났거나 계정을 삭제했을 수 있습니다.
error-report-already = 이미 신고했습니다. 관리자가 살펴볼 것입니다.
# $until: a time such as “2027-01-31 18:00 UTC”. $reason: what a moderator wrote, a sentence or a word.
error-silenced = { $until }까지 테이블에서 채팅할 수 없습니다. 까닭: { $reason }
error-warned = 관리자가 알린 것이 있습니다. 읽었다고 하면 다시 채팅할 수 있습니다.
error-moderator-only = 관리자만 볼 수 있습니다.
error-report-own = 직접 신고한 것입니다. 다른 관리자가 결정합니다.
error-report-of-moderator = 관리자에 관한 신고입니다. 홀의 운영자가 결정합니다.
# $name: the name of a moderator.
error-report-taken = { $name } 님이 이미 이 신고를 살펴보고 있습니다.
error-report-closed = 이 신고는 { $name } 님이 결정하여 종결되었습니다.
error-decision-hours = 얼마 동안인지 정하세요.

## Notices

notice-bar = 홀의 공지
# The spoken words before a notice that is a warning.
notice-warning = 경고:
notice-away = 치우기
# The spoken name of that button. $text: the notice.
notice-away-of = 공지 “{ $text }” 치우기

## Reporting somebody

report-menu = 신고하기
report-menu-one = 신고
report-title = 신고
report-title-of = { $name } 님 신고
report-what = 누구를, 또는 어느 말을?
# Somebody and what they have said, in a list to choose from.
report-line = { $name }: { $text }
report-why = 까닭
# Why somebody is reported.
report-reason = { $reason ->
    [abuse] 채팅 욕설
    [name] 불쾌한 이름
    [cheating] 부정행위나 지연
   *[other] 그 밖의 일
}
report-words = 직접 적기 (선택)
report-words-needed = 직접 적기
report-kept = 관리자가 신고를 읽고 누가 했는지 봅니다. 신고당한 사람은 볼 수 없습니다.
report-kept-table = 관리자가 이 채팅에서 오간 말과 함께 신고를 읽고 누가 했는지 봅니다. 신고당한 사람은 볼 수 없습니다.
report-policy = 신고는 어떻게 처리되나요
report-send = 신고 보내기
report-sent = 고맙습니다. 관리자가 살펴볼 것입니다.
# In the reader’s own menu. $count: how many reports wait.
report-queue = { $count ->
    [0] 신고
   *[other] 신고 ({ $count })
}

## What a moderator tells somebody

warning-title = 관리자가 알립니다
warning-help = 읽었다고 하면 테이블에서 다시 채팅할 수 있습니다.
warning-read = 읽었습니다
