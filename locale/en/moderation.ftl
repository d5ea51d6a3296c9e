### What those who run the hall say and do: notices to everybody, reports, warnings.

## Refusals

error-report-words = Say in your own words what happened, in at most { $most } characters.
error-report-self = You cannot report yourself.
error-report-nobody = Nobody is there who could be reported: they may have left, or deleted their account.
error-report-already = You have reported this already. The moderators will look at it.
# $until: a time such as “2027-01-31 18:00 UTC”. $reason: what a moderator wrote, a sentence or a word.
error-silenced = You cannot talk at tables until { $until }. The reason given: { $reason }
error-warned = A moderator has told you something. Say that you have read it, then you can talk again.
error-moderator-only = This is for moderators.
error-report-own = You have reported this yourself. Another moderator decides.
error-report-of-moderator = This is about a moderator. Whoever runs the hall decides.
# $name: the name of a moderator.
error-report-taken = { $name } looks into this report already.
error-report-closed = This report is closed: { $name } has decided it.
error-decision-hours = Say for how long.

## Notices

notice-bar = Notices of the hall
# The spoken words before a notice that is a warning.
notice-warning = Warning:
notice-away = Put away
# The spoken name of that button. $text: the notice.
notice-away-of = Put away the notice “{ $text }”

## Reporting somebody

report-menu = Report somebody
report-menu-one = Report
report-title = Report somebody
report-title-of = Report { $name }
report-what = Whom, or what was said?
# Somebody and what they have said, in a list to choose from.
report-line = { $name }: { $text }
report-why = Why?
# Why somebody is reported.
report-reason = { $reason ->
    [abuse] Abuse in chat
    [name] Offensive name
    [cheating] Cheating or stalling
   *[other] Something else
}
report-words = In your own words (optional)
report-words-needed = In your own words
report-kept = Moderators read your report and see who has made it. The person you report does not.
report-kept-table = Moderators read your report with what was said in this chat, and see who has made it. The person you report does not.
report-policy = What happens with reports
report-send = Send the report
report-sent = Thank you. The moderators will look at it.
# In the reader’s own menu. $count: how many reports wait.
report-queue = { $count ->
    [0] Reports
   *[other] Reports ({ $count })
}

## What a moderator tells somebody

warning-title = A moderator tells you
warning-help = Once you have said that you have read this, you can talk at tables again.
warning-read = I have read this
