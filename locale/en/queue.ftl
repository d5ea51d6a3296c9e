### The moderators’ queue of reports.

queue-title = Reports
queue-text = Reports about yourself are not shown to you.
queue-open = { $count ->
    [0] Nothing waits
   *[other] Waiting: { $count }
}
queue-closed = Closed
queue-none = No report waits for a decision.
# Where it happened.
report-place = { $place ->
    [chat] in the chat of a table
    [table] at a table
   *[hall] in the hall
}
report-open = Open
report-taken = { $name } looks into it
report-taken-me = You look into it
report-not-yours = Others decide this
# What a report has led to.
report-outcome = { $outcome ->
    [warn] Warned
    [silence] Silenced
    [rename] Renamed
    [ban] Banned
   *[dismiss] Dismissed
}

## One report

case-called = Called at that time
case-person = Who it is
case-guest = A guest
case-account = With an account
case-reporter = Reported by
case-words = In their words
case-table = Table
# $step: how many choices had been made.
case-step = { $step ->
    [0] the game had not begun
    [one] after 1 choice
   *[other] after { $step } choices
}
case-seats = Who sat there
case-decided = Decided
case-operator = whoever runs the hall
case-note = Reason
case-chat = What was said
case-chat-text = As it stood when the report was made.
case-this-line = This line was reported:
case-take = Look into it
case-give-back = Leave it to others
case-take-over = Take it over
case-take-over-text = { $name } looks into this report. Take it over only if that has been agreed, or if nothing has happened for long.
case-decide = Your decision
case-deeds = What was done before
# $until: a day and a time of day.
case-until = until { $until }
case-deed = { $act ->
    [warn] Warned
    [silence] Silenced
    [unsilence] Silence lifted
    [rename] Renamed
    [ban] Banned
   *[unban] Ban lifted
}
case-earlier = Other reports about the same person

## Deciding

decision-act = What is done?
decision-do = { $act ->
    [warn] Warn
    [silence] Silence
    [rename] Rename
    [ban] Ban
   *[dismiss] Dismiss
}
decision-help = { $act ->
    [warn] { $name } reads your reason and has to say so before talking at tables again.
    [silence] { $name } cannot talk at tables for that time, and reads your reason when trying to.
    [rename] { $name } gets another name everywhere, also beside what was said, and reads your reason.
    [ban] { $name } cannot come in for that time, and reads your reason.
   *[dismiss] Nothing happens to { $name }.
}
decision-hours = For how long?
decision-for-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
decision-for-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
decision-name = The new name
decision-reason = Reason
decision-reason-inside = Only moderators and whoever runs the hall read it.
decision-reason-read = The person concerned reads it, too.
decision-send = { $act ->
    [warn] Warn and close
    [silence] Silence and close
    [rename] Rename and close
    [ban] Ban and close
   *[dismiss] Dismiss and close
}
