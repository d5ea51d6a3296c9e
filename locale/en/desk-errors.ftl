### What the desk refuses: one message for each code (error-desk-<code>), which says what to do.
### Nothing has changed when one of these is shown. $found is what stands there, $expected what should;
### $most is the limit, $known a list of names. Rounds, tables and lines are counted from 1.

error-unknown-event = There is no such event. It may be in another hall: check the address.
error-token-unknown = This event does not know this token. Ask its organizer for a new one.

error-desk-not-allowed = Only { $needed ->
        [organizer] the organizer
        [official] an official
        [head-judge] the organizer or the head referee
        [player] the player
       *[other] the staff of this event
    } may do this. Ask them to.
error-desk-moved-on = Somebody else has just changed the event. Look at it again, then decide.

## The log

error-desk-log-empty = The file holds no event. Choose a file that an event was saved to.
error-desk-log-number = The log is broken: entry { $found } is where { $expected } should be. Use another copy of the file.
error-desk-log-begin = The log is broken: it must begin with the creation of its event, exactly once. Use another copy of the file.
error-desk-log-long = A log can’t have more than { $most } entries. End this event and begin a new one.
error-desk-log-unreadable = { $place ->
        [none] This is not an event file.
       *[other] This event file is broken at “{ $place }”.
    } Choose a file that was saved with “{ desk-file-export-json }” in the settings of an event.
error-desk-undo-none = There is no entry { $found } that could be undone. Choose one from the audit log.
error-desk-undo-twice = Entry { $entry } has been undone already.
error-desk-undo-needed = Entry { $entry } can’t be undone: entry { $later } depends on it. Undo that one first.

## People

error-desk-name-long = A name has at most { $most } characters; this one has { $found }. Shorten it.
error-desk-name-empty = A name needs at least one letter or digit.
error-desk-name-sign = The text contains a character that nobody can see ({ $found }). Type it again.
error-desk-name-taken = The name “{ $name }” is taken. Add something that tells the two apart.
error-desk-account-taken = This account has entered already, as { $name }. Use that entry.
error-desk-account-others = People join an event with their own account. Enter the player without it, and give them their code.
error-desk-account-none = Say whose account it is.
error-desk-text-long = The text has at most { $most } characters; this one has { $found }. Shorten it.
error-desk-text-empty = Write something first.
error-desk-why-needed = Say why: the reason stays in the log.
error-desk-people-many = An event takes at most { $most } people. Leave some out.
error-desk-full = All { $most } places are taken. Free one first, or raise the number of places in the settings.
error-desk-person-none = Nobody here has the number { $person }. Choose somebody from the list of players.
error-desk-person-gone = { $name } is out of the event.
error-desk-person-not-dropped = { $name } has not dropped, so { $name } can’t return.
error-desk-not-player = { $name } is a spectator and does not play.
error-desk-role-unknown = There is no role “{ $found }”. Choose one of these: { $known }.
error-desk-official-own = An official changes the tables of sets and cards with their own account: give the role to another person, not to a program or to yourself.
error-desk-organizer-last = An event keeps at least one organizer. Name another one first.
error-desk-late-stage = The first stage is over: nobody can enter any more.
error-desk-late-round = { $unit ->
        [game] Nobody can enter any more: late entry ended with game { $round }.
       *[round] Nobody can enter any more: late entry ended with round { $round }.
    }

## The plan

error-desk-plan-no-stage = A plan needs at least one stage. Add one.
error-desk-plan-begun = What has begun can’t be changed. Change only what is still to come.
error-desk-plan-stage = This is about stage { $stage }.
error-desk-plan-number = “{ $setting }” can’t be { $found }. Choose a number from 0 to { $most }.
error-desk-plan-unreadable = This plan can’t be read ({ $place }). Correct it and send it again.
error-desk-preset-unknown = There is no preset “{ $found }”. Choose one of these: { $known }.
error-desk-structure-unknown = There is no structure “{ $found }”. Choose one of these: { $known }.
error-desk-setting-unknown = “{ $structure }” has no setting “{ $setting }”. It has these: { $known }.
error-desk-setting-wrong = The setting “{ $setting }” does not fit here ({ $found }). Choose another value.
error-desk-catalogue-unknown = There is no catalogue of penalties “{ $found }”. Choose one of these: { $known }.
error-desk-seed-wrong = The desk draws the lots from the seed of the event. Leave out your own.
error-desk-lots-stage = Lots are drawn for the stage that is being played, before it ends. None is being played.
error-desk-lots-again = The lots of this stage have already been drawn. Say why they are drawn again: the reason stays in the log.

## Rounds and tables

error-desk-event-over = The event is over.
error-desk-results-missing = { $unit ->
        [game] { $count ->
            [one] One result of game { $round } is missing. Enter it first.
           *[other] { $count } results of game { $round } are missing. Enter them first.
        }
       *[round] { $count ->
            [one] One result of round { $round } is missing. Enter it first.
           *[other] { $count } results of round { $round } are missing. Enter them first.
        }
    }
error-desk-draw-empty = { $unit ->
        [game] These tables can’t be played. Draw the game again.
       *[round] These tables can’t be played. Draw the round again.
    }
error-desk-draw-not-in = The player with the number { $person } is not playing in this stage. Pair only those who are.
error-desk-draw-twice = { $name } would sit at two tables. Give everybody one table.
error-desk-draft-none = { $unit ->
        [game] There is no draft. Draw the game first.
       *[round] There is no draft. Draw the round first.
    }
error-desk-draft-stale = { $unit ->
        [game] { $name } has left since the draw. Draw the game again.
       *[round] { $name } has left since the draw. Draw the round again.
    }
error-desk-swap-same = These two sit at the same table. Choose players of two tables.
error-desk-swap-not-in = { $unit ->
        [game] { $name } does not sit at exactly one table of this game. Choose somebody else.
       *[round] { $name } does not sit at exactly one table of this round. Choose somebody else.
    }
error-desk-bye-none = { $unit ->
        [game] Nobody has a bye in this game.
       *[round] Nobody has a bye in this round.
    }
error-desk-round-none = { $unit ->
        [game] There is no game { $round } here. Choose a game of the event.
       *[round] There is no round { $round } here. Choose a round of the event.
    }
error-desk-round-closed = { $unit ->
        [game] The game is closed.
       *[round] The round is closed.
    }
error-desk-table-none = { $unit ->
        [game] Game { $round } has no table { $table }. Choose one of its tables.
       *[round] Round { $round } has no table { $table }. Choose one of its tables.
    }
error-desk-table-bye = This is a bye: there is nothing to play.
error-desk-table-begun = The game has begun already.
error-desk-first-stands = The game has begun, and { $name } was entered as first player. If that is wrong, call a judge: staff can undo it in the log.
error-desk-table-done = The game is over.
error-desk-settle-none = Nothing depends on a correction, so there is nothing to settle.
error-desk-settle-way = The correction can no longer be settled this way. Look at what is offered now.
error-desk-impossible-nobody-there = { draw-impossible-nobody-there }
error-desk-impossible-nobody-entered = { draw-impossible-nobody-entered }
error-desk-impossible-groups-few = { draw-impossible-groups-few }
error-desk-impossible-groups-many = { draw-impossible-groups-many }
error-desk-impossible-groups-split = { draw-impossible-groups-split }
error-desk-impossible-final-few = { draw-impossible-final-few }
error-desk-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
error-desk-impossible-swiss-nobody = { draw-impossible-swiss-nobody }
error-desk-rehearsal-endless = { $unit ->
        [game] The rehearsal has not ended after { $rounds } games. Check its stages: one of them never ends.
       *[round] The rehearsal has not ended after { $rounds } rounds. Check its stages: one of them never ends.
    }

## Results

error-desk-reason-unknown = “{ $found }” is not a reason for a game to end. Choose one of these: { $known }.
error-desk-reason-staff = Only a judge can enter this reason. Call one.
error-desk-points-wrong = Points are numbers from 0 to { $most }. Correct them.
error-desk-points-count = { $expected ->
        [one] One number is needed, one for each player; there are { $found }.
       *[other] { $expected } numbers are needed, one for each player; there are { $found }.
    }
error-desk-points-winner = The winner has fewer points than the opponent. Correct the points, or the winner.
error-desk-winner-wrong = Whoever wins, loses or goes first must sit at this table, and nobody both wins and loses. Correct it.
error-desk-winner-needed = Say who won: a game can’t be a draw.
error-desk-first-needed = First enter who is first player: it may decide the game.
error-desk-report-not-yours = { $name } does not sit at this table, so { $name } can’t report its result.
error-desk-report-early = This game has not begun: report its result once it is over.
error-desk-result-stands = { $unit ->
        [game] Table { $table } of game { $round } already has a result. Call a judge to have it corrected.
       *[round] Table { $table } of round { $round } already has a result. Call a judge to have it corrected.
    }
error-desk-result-rounds-none = Only a game of Saboteur has rounds of its own. Enter the result without them.
error-desk-result-rounds-count = A game has { $expected } rounds, but these are { $found }. Enter 0 for a round that paid nobody.
error-desk-result-round-pay = Round { $number } can’t pay a table like this. It pays 3, 2 and 2, or 2 to each gold digger, 4 to one player alone, or 3 to each of two saboteurs; whoever lost the round gets nothing.
error-desk-result-rounds-sum = The rounds of { $name } add up to { $expected }, but the total says { $found }. Correct one of them.
error-desk-in-the-hall = This pairing is played at its table in the hall, and its result comes from there. Call a judge if that is not possible.

## Decks

error-desk-decks-none = This event asks for no decks.
error-desk-decks-many = A player registers at most { $most } decks. Withdraw one first.
error-desk-deck-none = There is no deck in this. Choose a deck list.
error-desk-deck-sealed = Sealed decks are entered by the staff, and only where the format hands them out.
error-desk-deck-double = { $name } has registered this deck already. No two decks are the same: let both show theirs.
error-desk-deck-taken = Somebody has registered this deck already. No two decks are the same: go to the staff with yours.
error-desk-deck-unreadable = “{ $found }” is not a deck. Choose another deck list.
error-desk-deck-locked = The deck can’t be changed any more: its player has been paired.
error-desk-deck-not-ready = { $name } has no deck that may be played ({ $rule }). Look at the faults on the decks page.
error-desk-decks-unsealed = In this format no decks are opened together.
error-desk-sealed-set = Sealed is played with exactly one set, and { $found ->
        [0] none is
        [one] 1 is
       *[other] { $found } are
    } named. Name it in the settings before decks are registered or opened.
error-desk-sealed-set-stands = This event is played with { $set } throughout: once a round is published, the set can’t change.
error-desk-decks-opened = The decks have been opened already.
error-desk-source-none = { $name } has no deck { $found }. Choose one from the list.
error-desk-attest-unknown = This can’t be attested. Choose from these: { $known }.

## Clocks

error-desk-clock-none = This event has no such clock.
error-desk-clock-no-round = { $unit ->
        [game] No game is being played. Publish the pairings first.
       *[round] No round is being played. Publish the pairings first.
    }
error-desk-clock-not-started = The clock has not been started. Start it first.
error-desk-clock-runs = The clock is already running.
error-desk-clock-stands = The clock is already stopped.
error-desk-clock-seconds = Give between 1 second and { $most } minutes.

## Judges

error-desk-call-twice = { $name } has called a judge already. One is on the way.
error-desk-call-none = There is no call { $found }. Choose one from the list.
error-desk-call-closed = This call is settled.
error-desk-kind-unknown = There is no penalty “{ $found }”. Choose one of these: { $known }.
error-desk-infraction-unknown = There is no infraction “{ $found }” in the catalogue. Choose one from the list.
error-desk-remedy-unknown = “{ $found }” is not a remedy here. Choose one of these: { $known }.
error-desk-kind-person = { $name } can’t be given this penalty. Choose another one.
error-desk-penalty-text = This penalty is recorded: write down what happened.
error-desk-penalty-question = Answer the question first: the answer is kept with the penalty.
error-desk-penalty-none = There is no penalty with the number { $found }. Choose one from the list.
error-desk-penalty-stands = This penalty needs nobody else’s agreement.
error-desk-second-same = Somebody else has to agree to this penalty.
error-desk-second-roles = A judge and the organizer have to agree to this penalty.
error-desk-proposal-none = This question is no longer open.

## Codes, lists of players, addresses

error-desk-code-wrong = This code belongs to nobody here. Scan it again, or ask the staff.
error-desk-csv-empty = The list is empty. Choose a file with at least one line.
error-desk-csv-no-name = The first line must name the columns, one of them “name” (or 姓名, 이름); it says: { $found }.
error-desk-csv-twice = The columns “{ $other }” and “{ $found }” are the same. Keep one of them.
error-desk-csv-row = Line { $line } has { $found } cells; the first line has { $expected }. Correct it.
error-desk-csv-rank = Line { $line }: a seed is a number, not “{ $found }”. Correct it.
error-desk-path-wrong = This is not an address of this hall. Reload the page.
