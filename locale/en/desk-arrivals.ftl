### The announced start of a round, who is there for it, and who sits out a round.
### $time is a time of day, $late and $left are minutes and seconds such as 3:05.

## The announced start

desk-start = Start of the games
desk-start-at = The games begin at { $time }.
desk-start-was = The announced start was at { $time }.
desk-start-in = in { $left }
desk-start-ago = { $late } ago
desk-start-announce = Announce the start
desk-start-move = Move the start
desk-start-gone = Withdraw the start
desk-start-time = Time of day
desk-start-about = From this moment on the desk measures who is late.
desk-print-start = Start: { $time }

## Who is here

desk-arrivals = Who is here
desk-arrivals-about = Press each player who sits at their table. A second press undoes it.
desk-arrivals-count = { $here } of { $all } are here
desk-arrivals-done = Everybody is here.
desk-arrivals-all = All here
desk-arrivals-all-of = All here: table { $table }
desk-arrivals-everybody = Everybody is here
deed-arrived-round = { $round }: everybody is here.
deed-arrived-round-not = { $round }: nobody is here after all.
desk-here-mark = { $player } is here
desk-here-on-time = here
desk-here-late = { $late } late
desk-here-missing = missing for { $late }
desk-here-not = not here yet
desk-judge-why-missing = somebody is missing

## Who sits out a round of Saboteur

desk-out-next = { $players } { $out ->
        [one] sits
       *[other] sit
    } out round { $number }: no role and no hand. The round is set up for { $count }.
desk-out-now = { $players } { $out ->
        [one] is
       *[other] are
    } out of round { $number }: they take no turns and cannot be targeted.
desk-out-round = { $player } loses round { $number }: no role and no hand in it.
desk-out-some = { $player } loses a round of this game: no role and no hand in it.
desk-out-four = With four players: 2 gold diggers, 1 saboteur, 1 selfish dwarf and hands of 6. The game may also be ended.
desk-out-few = With fewer than four players the table skips the round, or the game is ended.

## What waits

prompt-arrivals = The announced start has passed, and nobody is marked as here. Mark who has come.
prompt-late-many = { $count } players came after the announced start, or are missing. Say what applies to all of them, or decide one by one.
desk-late-moved = The games began late: start at { $time }
desk-late-give = Give everybody what the rules say
desk-late-give-about = { $count } players get the penalty shown beside their names.
desk-late-leave = Nobody was late
desk-late-each = One by one
prompt-missing = { $count ->
        [one] The announced start has passed, and one player is missing. A judge decides: wait, or enter a no-show.
       *[other] The announced start has passed, and { $count } players are missing. A judge decides: wait, or enter a no-show.
    }
prompt-set-up = { $count ->
        [one] Five minutes have passed since the announced start: set the table up now, without the player who is missing.
       *[other] Five minutes have passed since the announced start: set the table up now, without the { $count } players who are missing.
    }
proposal-saboteur-late = Late by { $late }: { $infraction }.
proposal-saboteur-missing = Missing { $late } after the announced start: { $infraction }. The table is set up without this player, who has no role and no hand in the first round.
proposal-house-late = Late by { $late }. A warning may be given.
prompt-proposal-saboteur-late = { proposal-saboteur-late }
prompt-proposal-saboteur-missing = { proposal-saboteur-missing }
prompt-proposal-house-late = { proposal-house-late }

## The audit log

deed-start-announced = { $round }: the games begin at { $time }.
deed-start-announced-gone = { $round }: the announced start is withdrawn.
deed-arrived = { $round }, table { $table }: { $player } is here.
deed-arrived-table = { $round }, table { $table }: everybody is here.
deed-arrived-not = { $round }, table { $table }: { $player } is not here after all.
deed-arrived-table-not = { $round }, table { $table }: nobody is here after all.

## Refusals

error-desk-start-far = The announced start has to be within a day of now. Correct the time.
error-desk-arrival-elsewhere = { $name } does not sit at this table. Find the right one.
error-desk-arrival-noted = This has been noted already.
