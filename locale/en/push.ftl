### Messages to people who are away, and what the page says about them.

## What their browser shows

# $game: the shown name of a game, in the next fourteen.
push-turn = Your turn: { $game }
push-turn-text = The others are waiting for you.
# At a correspondence table: $days is how many days the reader has, $hours how many hours are left.
push-days = Your turn: { $game }
push-days-text = { $days ->
    [one] You have 1 day for your move.
   *[other] You have { $days } days for your move.
}
push-hurry = Little time left: { $game }
push-hurry-text = { $hours ->
    [one] You have 1 hour left for your move.
   *[other] You have { $hours } hours left for your move.
}
push-begins = { $game } begins
push-begins-text = Your table is ready, and the game has started.
push-found = You play { $game }
push-found-text = Somebody answered your seek. The table is waiting for you.
push-rematch = { $game }: a rematch?
push-rematch-text = Somebody you played with would like to play again. Your seat is kept for you.
push-invited = A friend invites you: { $game }
push-invited-text = Your friend waits for you at a table.
# $event: the name of an event; $table: the number of a table.
push-paired = { $event }: the next round is paired
push-paired-text = You play at table { $table }.
# To moderators.
push-report = Somebody has made a report
push-report-text = It waits in the moderators’ queue.

## Asking for them

push-switch = Tell me when it is my turn
push-switch-help = This browser tells you while you are away: your turn, a table that begins, the next round of an event. Only on this device; you can switch it off here at any time.
push-offer = Tell me when it is my turn
push-offer-text = You may close this page meanwhile.
push-now-on = This browser will tell you.
push-now-off = This browser tells you nothing any more.
push-failed = The push service of your browser could not be reached. Try again later.
push-denied = Your browser does not let this site tell you anything. You can change that in the browser’s settings for this site.
push-install-first = On this device, first add the page to your home screen: open the share menu and choose “Add to Home Screen”.
push-none = This browser can’t tell you anything while the page is closed.
