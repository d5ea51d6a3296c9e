### What the desk refuses, each with one sentence that says what to do.

error-unknown-event = There is no such event. It may have been opened in another hall.
error-token-unknown = This token is not known at this event. Ask its organizer for a new one.

error-desk-not-allowed = Only { $needed ->
        [organizer] the organizer
        [official] an official
        [player] the player
       *[other] the staff of this event
    } may do this.
error-desk-moved-on = Somebody else has just changed the event. Look at it once more, then decide.

error-desk-log-empty = The file holds no event.
error-desk-log-number = The log is broken: entry { $found } stands where { $expected } should. Take another copy of the file.
error-desk-log-begin = A log begins with the creation of its event, and has no second one. Take another copy of the file.
error-desk-log-long = A log can’t have more than { $most } entries. End this event and begin a new one.
error-desk-log-unreadable = This is no file of an event: { $problem }
error-desk-undo-none = There is no entry { $found } that could be undone.
error-desk-undo-twice = Entry { $entry } has been undone already.
error-desk-undo-needed = Entry { $entry } can’t be undone: entry { $later } rests on it. Undo that one first.

error-desk-name-long = A name has at most { $most } signs; this one has { $found }.
error-desk-name-empty = A name needs at least one letter or digit.
error-desk-name-sign = The text holds a sign that nobody can see ({ $found }). Type it anew.
error-desk-name-taken = There is a { $name } already. Add something that tells the two apart.
error-desk-account-taken = { $name } enters with this account already.
error-desk-account-none = Say whose account it is.
error-desk-text-long = The text has at most { $most } signs; this one has { $found }.
error-desk-text-empty = Write something first.
error-desk-why-needed = Say why: the reason stays in the log.
error-desk-people-many = An event takes at most { $most } people.
error-desk-full = All { $most } places are taken. Give one back first, or raise the limit in the settings.
error-desk-person-none = There is nobody of number { $person } here.
error-desk-person-gone = { $name } is out of the event.
error-desk-person-not-dropped = { $name } has not left.
error-desk-not-player = { $name } only watches.
error-desk-role-unknown = There is no role “{ $found }”. Roles are: { $known }.
error-desk-organizer-last = An event keeps at least one organizer. Name another one first.
error-desk-late-stage = The first stage is over: nobody can come in any more.
error-desk-late-round = New players may come in until round { $round }.

error-desk-plan-no-stage = A plan needs at least one stage.
error-desk-plan-begun = What has begun stands: this part of the plan can’t be changed any more.
error-desk-plan-number = “{ $setting }” is a number from 0 to { $most }, not { $found }.
error-desk-plan-unreadable = This plan can’t be read: { $problem }
error-desk-preset-unknown = There is no preset “{ $found }”. Presets are: { $known }.
error-desk-structure-unknown = There is no structure “{ $found }”. Structures are: { $known }.
error-desk-setting-unknown = { $structure } has no setting “{ $setting }”. It has: { $known }.
error-desk-setting-wrong = “{ $setting }” can’t be { $found }.
error-desk-catalogue-unknown = There is no catalogue of penalties “{ $found }”. There are: { $known }.
error-desk-seed-wrong = The lots are drawn from a text of 1 to 100 signs.

error-desk-event-over = The event is over.
error-desk-nobody-there = Nobody has checked in yet.
error-desk-results-missing = { $count ->
        [one] One result of round { $round } is missing.
       *[other] { $count } results of round { $round } are missing.
    } Enter them first.
error-desk-draw-empty = These are no tables that could be played.
error-desk-draw-not-in = Player { $person } is not in this stage.
error-desk-draw-twice = { $name } would sit at two tables.
error-desk-draft-none = There is no draft. Draw the round first.
error-desk-draft-stale = { $name } has left since the draw. Draw the round anew.
error-desk-swap-same = These two sit at the same table.
error-desk-swap-not-in = { $name } has no single table in this round.
error-desk-bye-none = Nobody has a bye in this round.
error-desk-round-none = There is no round { $round } to do this in.
error-desk-round-closed = The round is closed.
error-desk-table-none = Round { $round } has no table { $table }.
error-desk-table-bye = This is a bye: there is nothing to play.
error-desk-table-begun = The game has begun already.
error-desk-table-done = The game is over.
error-desk-impossible-groups-few = { draw-impossible-groups-few }
error-desk-impossible-groups-many = { draw-impossible-groups-many }
error-desk-impossible-groups-split = { draw-impossible-groups-split }
error-desk-impossible-final-few = { draw-impossible-final-few }
error-desk-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
error-desk-impossible-swiss-nobody = { draw-impossible-swiss-nobody }

error-desk-reason-unknown = “{ $found }” is no reason for which a game ends. Reasons are: { $known }.
error-desk-reason-staff = Only a judge can enter this reason.
error-desk-points-wrong = Points are numbers from 0 to { $most }.
error-desk-points-count = { $expected ->
        [one] One number is asked for
       *[other] { $expected } numbers are asked for
    }, one a player; there are { $found }.
error-desk-points-winner = The winner has fewer points than the opponent.
error-desk-winner-wrong = The winner and whoever it is about must sit at this table.
error-desk-winner-needed = Say who won. No game is drawn.
error-desk-first-needed = First say who is first player: it may decide the game.
error-desk-report-not-yours = { $name } does not sit at this table.
error-desk-result-stands = Table { $table } of round { $round } has its result. Call a judge to have it put right.

error-desk-decks-none = This event asks for no decks.
error-desk-decks-many = A player registers at most { $most } decks.
error-desk-deck-none = There is no deck in this.
error-desk-deck-sealed = Sealed decks are entered by the staff, and only where the format hands them out.
error-desk-deck-double = { $name } has registered this deck already. No two decks are the same.
error-desk-deck-unreadable = “{ $found }” is no deck ({ $problem }).
error-desk-deck-locked = The deck is fast once the first game has been paired.
error-desk-deck-not-ready = { $name } has no deck that may be played ({ $rule }). Look at the faults on the page of decks.
error-desk-decks-unsealed = Nothing is opened together in this format.
error-desk-decks-opened = The decks have been opened already.
error-desk-source-none = { $name } has no deck { $found }.
error-desk-attest-unknown = What staff attest is one of: { $known }.
error-desk-build-building = The deck is being built.
error-desk-build-between = The deck may be changed until the next pairing.

error-desk-clock-none = This event has no such clock.
error-desk-clock-no-round = No round is being played.
error-desk-clock-not-started = The clock has not been started.
error-desk-clock-runs = The clock runs already.
error-desk-clock-stands = The clock stands already.
error-desk-clock-seconds = Give between 1 second and { $most } minutes.

error-desk-call-twice = { $name } has called a judge already. One is on the way.
error-desk-call-none = There is no call { $found }.
error-desk-call-closed = This call is settled.
error-desk-kind-unknown = There is no penalty “{ $found }”. Penalties are: { $known }.
error-desk-infraction-unknown = The catalogue has no infraction “{ $found }”.
error-desk-remedy-unknown = “{ $found }” is no remedy here. Remedies are: { $known }.
error-desk-kind-person = { $name } can’t be given this penalty.
error-desk-penalty-text = This penalty is recorded: write down what happened.
error-desk-penalty-question = Answer the question first: the answer is kept with the penalty.
error-desk-penalty-none = There is no penalty { $found }.
error-desk-penalty-stands = This penalty needs nobody else’s agreement.
error-desk-second-same = A second person has to agree.
error-desk-second-roles = A judge and the organizer have to agree.
error-desk-proposal-none = This is not asked any more.

error-desk-code-wrong = This code belongs to nobody here. Scan it again, or ask the staff.
error-desk-csv-empty = The table is empty.
error-desk-csv-no-name = The first line must name the columns, one of them “name”; it says: { $found }.
error-desk-csv-column = There is no column “{ $found }”. Columns are: { $known }.
error-desk-csv-row = Line { $line } has { $found } cells; the first line has { $expected }.
error-desk-csv-rank = Line { $line }: a rank is a number, not “{ $found }”.
error-desk-path-wrong = This is no address of this hall.
