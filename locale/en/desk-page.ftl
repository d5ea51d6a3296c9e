### Pages of the tournament desk. $player, $other and $name are names of people, $count a number, $round the name of a round.

## Around events

desk-events-none = There are no events yet. Create the first one.
desk-events-mine = My events
desk-events-others = Other events
desk-new-event = New event
desk-new-event-about = Choose a game and a way to play. You can change everything later in the settings.
desk-import = Import an event
desk-preset = How it is played
desk-preset-later = Stages, clocks and all other rules of the event can be changed in its settings until they take effect.
desk-event-name = Name of the event
desk-organizer-you = You will be the organizer.
desk-create = Create the event
desk-players-count = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
desk-status-preparing = Preparing
desk-status-running = Running
desk-status-over = Over
desk-no-part = This part of the event is not open to you.
desk-lost = The connection to the hall is down and is being retried; what you see may be out of date.
desk-seat-moved-code = Since { $time }, another device has been { $player } here: somebody showed that player’s code. If it was not you, tell the staff; they know about it.
desk-seat-moved-staff = Since { $time }, another account has been { $player } here: staff changed it. If that is wrong, tell them.
desk-tabs = Parts of the event
desk-tab-overview = Overview
desk-tab-front = Event
desk-tab-players = Players
desk-tab-decks = Decks
desk-tab-rounds = { $unit ->
        [game] Games
       *[round] Rounds
    }
desk-tab-judge = Judge
desk-tab-standings = Standings
desk-tab-print = Print
desk-tab-settings = Settings
desk-tab-log = Audit log
desk-tab-mine = My table
desk-tab-screen = Projector
desk-urgent = { $count ->
        [one] 1 thing is urgent
       *[other] { $count } things are urgent
    }
desk-qr = QR code: { $label }
desk-any = Any

## What a plan does

desk-stage-line = { $stage }: { $structure }
desk-sum-result-winner = A result says who won.
desk-sum-result-points = A result gives both players’ points and who won.
desk-sum-result-table = A result gives the points of everybody at the table.
desk-sum-minutes = { $unit ->
        [game] A game lasts { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }.
       *[round] A round lasts { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }.
    }
desk-sum-overtime = When time is up, games end by the overtime procedure.
desk-sum-first = The first player is drawn and recorded before each game.
desk-sum-format-archon = Everybody plays one deck of their own, just as it is.
desk-sum-format-alliance = Everybody builds a deck from three pods, or plays a whole deck.
desk-sum-format-casual-sealed = Everybody is given one sealed deck at check-in and plays it just as it is.
desk-sum-build = Everybody opens sealed decks (up to { $decks }) and has { $minutes } minutes to build.
desk-sum-secret = Standings stay with the judges until the finalists are named.
desk-sum-confirm = Both players report the result; if they differ, a judge decides.
desk-sum-one-report = One player’s report is enough.
desk-sum-check-in = Only those who have checked in are paired.
desk-sum-no-check-in = Everybody who has entered is paired.
desk-sum-capacity = { $count ->
        [one] At most 1 player; others go on the waiting list.
       *[other] At most { $count } players; others go on the waiting list.
    }
desk-sum-online = Games are played at the hall’s own tables.
desk-sum-option = { $option }: { $value }.
preset-keyforge-archon = Archon
preset-keyforge-alliance = Alliance
preset-keyforge-sealed = Sealed
preset-keyforge-casual-sealed = Casual Sealed
preset-saboteur-championship = Championship
preset-saboteur-championship-3 = Championship, three group games
preset-saboteur-championship-4 = Championship, four group games
preset-ready-fence = Pools and direct elimination
preset-ready-fence-advanced = Advanced: pools to 5, direct elimination to 15
preset-tokyo-duel = Two loss out
preset-tokyo-duel-swiss = Swiss
stage-preliminary = Preliminary rounds
stage-knock-out = Elimination rounds
stage-swiss = Main rounds
stage-groups = Group games
stage-pools = Pools
stage-round-robin = Round robin
stage-final = Final
structure-two-loss-out = two loss out
structure-elimination = single elimination
structure-swiss = Swiss
structure-groups = tables of five to seven, redrawn for each game
structure-pools = everybody in a pool meets everybody
structure-round-robin = everybody meets everybody
structure-final = one table of the best players

## Overview

desk-next = Next
desk-step-players = Add players
desk-step-players-about = This event needs at least { $count ->
        [one] one player
       *[other] { $count } players
    }.
desk-step-check-in = Check in
desk-step-check-in-about = { $count ->
        [one] 1 player has not checked in yet.
       *[other] { $count } players have not checked in yet.
    }
desk-step-open = Open the sealed decks
desk-step-open-about = Everybody opens their decks now and has { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } to build.
desk-step-set = Name the set
desk-step-set-about = Sealed is played with one set throughout. Name it before decks are handed out: no deck can be registered before that.
desk-step-correction = Settle the correction
desk-step-correction-about = Later decisions depend on something that was corrected. Decide what to do about them before the event continues.
desk-step-draw = { $unit ->
        [game] Draw game { $round }
       *[round] Draw round { $round }
    }
desk-step-draw-about = { $count ->
        [one] 1 table will be drawn as a draft that only staff see.
       *[other] { $count } tables will be drawn as a draft that only staff see.
    }
desk-step-publish = Publish the pairings
desk-step-publish-about = { $count ->
        [one] The draft has 1 table. Look it over, then publish it for everybody.
       *[other] The draft has { $count } tables. Look it over, then publish it for everybody.
    }
desk-step-clock = Start the clock
desk-step-clock-about = { $unit ->
        [game] Is everybody seated? The game lasts { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }.
       *[round] Is everybody seated? The round lasts { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }.
    }
desk-step-resume = Resume the clock
desk-step-resume-about = { $unit ->
        [game] The game clock is stopped.
       *[round] The round clock is stopped.
    }
desk-step-results = Enter results
desk-step-results-about = { $count ->
        [one] 1 result is missing.
       *[other] { $count } results are missing.
    }
desk-step-stage-ends = End the stage
desk-step-stage-ends-about = { $count ->
        [one] The stage is over. 1 player advances.
       *[other] The stage is over. { $count } players advance.
    }
desk-step-event-ends = End the event
desk-step-event-ends-about = Everything has been played. Ending the event shows the final standings to everybody.
desk-step-impossible = { $unit ->
        [game] The next game can’t be drawn
       *[round] The next round can’t be drawn
    }
desk-step-impossible-about = { $unit ->
        [game] The next game can’t be drawn as things are. The list below says why.
       *[round] The next round can’t be drawn as things are. The list below says why.
    }
desk-step-over = The event is over. Thank you for running it.
desk-through = { $count ->
        [one] { $players } advances.
       *[other] { $players } advance.
    }
desk-waits = To do
desk-waits-more = { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
desk-prompt-answer = I’m on my way
desk-prompt-agree = Agree
desk-prompt-disagree = Disagree
desk-prompt-accept = Do it
desk-prompt-lots = Draw lots
desk-prompt-seat-fine = This is the player
desk-prompt-seat-back = Give it back
desk-prompt-refuse = Leave it
desk-now = Current state
desk-stage-ended = ended
desk-stage-current = being played
desk-stage-coming = to come
desk-checked-in = Checked in
desk-results-in = { $done } of { $all } results
desk-announcements = Announcements
desk-announce = New announcement
desk-announce-about = Shown on every page of the event and on the projector.
desk-announce-send = Announce
desk-staff = Staff
desk-staff-maker = Created the event
desk-staff-add = Add staff
desk-staff-about = Helpers open this link on their own device and show you the code that appears there. Scan it, or open its link, and choose a role.
desk-staff-link = Link for helpers
desk-staff-name = Give { $name } a role
desk-staff-role = Role
desk-role-organizer = Organizer
desk-role-organizer-about = Decides everything about the event, including its staff.
desk-role-head-judge = Head referee
desk-role-head-judge-about = { $unit ->
        [game] Judges, announces, swaps players in a draft, makes tables by hand, closes games and undoes entries.
       *[round] Judges, announces, swaps players in a draft, makes tables by hand, closes rounds and undoes entries.
    }
desk-role-judge = Judge
desk-role-judge-about = Checks players in, answers calls, enters results and penalties, and runs the clock.
desk-role-official = Official
desk-role-official-about = Keeps the tables of sets and of restricted cards.
desk-role-player = Player
desk-role-spectator = Spectator
desk-role-desk = The desk
desk-public = For everybody
desk-public-about = Anyone who opens this link sees what the public may see, and can enter before the event begins.
desk-public-link = Link of the event
desk-helper = Help at this event
desk-helper-about = Say who you are; then show the organizer what appears here.
desk-helper-show = { $name }, show this to the organizer, or send them the link. This page will tell you when you have a role.
desk-helper-link = Link for the organizer
desk-helper-done = You are now on this event’s staff: { $role }.
desk-claim = This is me
desk-claim-about = This code belongs to one player of the event. From now on, this device belongs to that player.

## What everybody sees

desk-enter = Enter this event
desk-enter-about = You are entered under this name. Check in with the organizer when you arrive.
desk-how = How it is played
desk-search = Search by name
desk-you-in = You are entered as { $name }.
desk-you-waiting = You are on the waiting list as { $name }.
desk-you-dropped = You have left the event, { $name }.
desk-you-disqualified = You have been disqualified, { $name }.
desk-you-expelled = You have been expelled, { $name }.
desk-person-waiting = Waiting list
desk-person-in = In
desk-person-dropped = Left
desk-person-disqualified = Disqualified
desk-person-expelled = Expelled

## Players

desk-name = Name
desk-club = Club
desk-rank = Seed
desk-rank-about = From 1; leave empty for none.
desk-rank-of = Seed { $rank }
desk-add = Add players
desk-add-way = How many
desk-add-one = One
desk-add-many = A list
desk-add-button = Add
desk-add-all = { $count ->
        [one] Add 1 player
       *[other] Add { $count } players
    }
desk-added = { $player } is entered.
desk-added-many = { $count ->
        [one] 1 player entered.
       *[other] { $count } players entered.
    }
desk-paste = List of players
desk-paste-about = One name per line, or a table with the columns name, club and seed, separated by commas, semicolons or tabs.
desk-file = Choose a file
desk-preview = Preview
desk-preview-good = { $count ->
        [one] 1 player, no faults.
       *[other] { $count } players, no faults.
    }
desk-preview-faults = { $count ->
        [one] 1 line has a fault. Correct it first.
       *[other] { $count } lines have faults. Correct them first.
    }
desk-line = Line
desk-faults = Faults
desk-preview-ignored = Columns that are not read: { $columns }.
desk-row-empty = There is no name.
desk-row-long = Names have at most 60 letters.
desk-row-twice = This name is on the list twice.
desk-row-there = Somebody with this name is already in the event.
desk-row-rank = The seed must be a number.
desk-row-columns = There are more than three columns, but no line that names them.
desk-missed = { $unit ->
        [game] Games missed
       *[round] Rounds missed
    }
desk-missed-usual = As the event says
desk-missed-losses = Losses
desk-missed-byes = Byes
desk-missed-nothing = Nothing
desk-spectator = Spectator
desk-spectator-about = Is present but does not play.
desk-players-none = Nobody has entered yet.
desk-search-about = When one player is found, Enter checks them in.
desk-search-none = Nobody matches.
desk-show = Show
desk-show-all = All ({ $count })
desk-show-absent = Not checked in ({ $count })
desk-show-waiting = Waiting list ({ $count })
desk-show-gone = Left ({ $count })
desk-check-in = Check in
desk-check-in-of = Check in { $player }
desk-checked-in-of = { $player } has checked in.
desk-check-in-about = Tick off what you have seen. Points left open are also recorded.
desk-check-in-open = { $count ->
        [one] Check in with 1 point open
       *[other] Check in with { $count } points open
    }
desk-check-in-none = Nothing is ticked off
desk-check-in-none-about = { $player } will be checked in, and the list will say that nobody has looked at anything: not the deck, the sleeves or the tokens.
desk-check-in-unseen = Check in without looking
desk-check-all = All in order
desk-check-again = Go through the list again
desk-checks-open = { $count ->
        [one] 1 point open
       *[other] { $count } points open
    }
desk-admit = Let in
desk-admit-of = Let in { $player }
desk-owes = { $count ->
        [one] 1 game loss to come
       *[other] { $count } game losses to come
    }
desk-amend = Amend
desk-drop = Drop
desk-drop-of = Drop { $player }?
desk-no-show = No-show
desk-no-show-of = Did { $player } never show up?
desk-drop-about = The player will not be paired. This can be undone.
desk-drop-about-running = What was played stands; a game in progress goes to the opponent. The player can return later.
desk-return = Return
desk-return-of = { $player } returns
desk-return-about = { $unit ->
        [game] How do the missed games count?
       *[round] How do the missed rounds count?
    }
desk-pair-bye = Pair with { $player }, who has the bye
desk-code = Code for the player’s phone
desk-code-of = Code of { $player }
desk-code-about = Whoever scans this becomes this player on their own phone. Show it to nobody else.
desk-code-link = Link for the player
desk-more-of = More about { $player }
desk-rehearse = Rehearse with bots
desk-rehearse-about = Bots enter and check in until the event has this many players.
desk-rehearse-count = Players
desk-rehearse-fill = Fill with bots

## Rounds

desk-round = { $unit ->
        [game] Game { $number }
       *[round] Round { $number }
    }
desk-round-of = { $round } · { $stage }
desk-round-which = { $unit ->
        [game] Which game
       *[round] Which round
    }
desk-round-more = { $unit ->
        [game] More about this game
       *[round] More about this round
    }
desk-rounds-none = { $unit ->
        [game] No game has been published yet.
       *[round] No round has been published yet.
    }
desk-table = Table { $number }
desk-bye = Bye
desk-draft = Draft: { $round }
desk-draft-about = Only staff see this. Press two players to make them change places.
desk-swap-other = Who changes places with { $player }?
desk-swapped = { $player } and { $other } have changed places.
desk-redraw = Draw again
desk-tables-few = { $unit ->
        [game] The game needs { $count } tables, but the venue has { $tables }.
       *[round] The round needs { $count } tables, but the venue has { $tables }.
    }
desk-why = Why these tables?
desk-clock = { $unit ->
        [game] Game clock
       *[round] Round clock
    }
desk-clock-waits = not started
desk-clock-runs = running
desk-clock-stands = stopped
desk-clock-over = time is up
desk-clock-start = Start
desk-clock-pause = Pause
desk-clock-resume = Resume
desk-clock-plus = +{ $minutes } min
desk-clock-more = { $unit ->
        [game] +{ $minutes } min for the game
       *[round] +{ $minutes } min for the round
    }
desk-clock-table-more = { $minutes ->
        [one] 1 more minute for this table
       *[other] { $minutes } more minutes for this table
    }
desk-clock-table-pause = Pause this table’s clock
desk-clock-table-resume = Resume this table’s clock
desk-only-missing = Only those without a result ({ $count })
desk-quick = Quick entry
desk-quick-enter = Enter
desk-quick-about-winner = Table and winner: “12 1” is a win for the first player named at table 12. “12” goes to the table.
desk-quick-about-points = Table and both points: “12 5 3”. “12” goes to the table.
desk-quick-about-table = Table and each player’s points, in the order shown: “3 2 4 1 3 2 5”. “3” goes to the table.
desk-quick-unknown = { $unit ->
        [game] There is no table { $table } in this game.
       *[round] There is no table { $table } in this round.
    }
desk-quick-wrong-winner = Enter the table number, then 1 or 2 for the winner.
desk-quick-wrong-points = Enter the table number, then both players’ points.
desk-quick-wrong-table = Enter the table number, then the points of everybody there.
desk-quick-done = The result of table { $table } is entered.
desk-winner = Winner
desk-winner-of = Who won at table { $table }?
desk-wins = { $player } wins
desk-won = { $player } won
desk-won-with = { $player } won, { $points }
desk-points-of = Points of { $player }
desk-reason = How it ended
desk-reason-keys = By keys
desk-reason-score = By score
desk-reason-time = By the overtime procedure
desk-reason-concession = Concession
desk-reason-auto-loss = Automatic loss
desk-reason-dq = Disqualification
desk-reason-no-show = No-show
desk-reason-dropped = Drop
desk-reason-double-loss = Both lose
desk-reason-both-out = Both have left
desk-reason-bye = Bye
desk-reason-priority = By priority
desk-result-keep = Enter result
desk-result-meanwhile = A result has been entered in the meantime. To correct it, give the reason.
desk-result-of = Result of table { $table }
desk-result-other = Another kind of result
desk-result-winner = Choose who won.
desk-result-points = Every player needs a number from 0 to 999.
desk-result-level = The points are tied. Choose who won.
desk-result-against = The winner must have more points.
desk-rounds-of = Round { $number }: nuggets of { $player }
desk-rounds-about = Enter only the totals, or what each round paid, as on the slip: the totals then follow. An empty box in a round that was entered counts as 0.
desk-rounds-sum = Total
desk-rounds-paid = By round: { $one }+{ $two }+{ $three }
desk-rounds-short = ({ $one }+{ $two }+{ $three })
desk-rounds-enter = Enter by round
desk-result-rounds = A round has no numbers yet. Enter 0 where it paid nobody.
desk-result-pay = The marked round can’t pay a table like this. It pays 3, 2 and 2, or 2 to each gold digger, 4 to one player alone, or 3 to each of two saboteurs.
desk-result-sums = A player’s total is not what their rounds add up to. Correct one of them.
desk-correct = Correct the result
desk-correct-of = Correct the result of table { $table }
desk-why-corrected = Why is it being corrected?
desk-why-needed = A correction needs a reason. It is kept in the log.
desk-conflict = The two reports differ. Ask both players, then choose.
desk-says = { $player } reports:
desk-take = Take this one
desk-one-said = { $player } has reported
desk-hidden = Result kept secret until the finalists are named
desk-table-open = not begun
desk-table-playing = playing
desk-table-conflict = reports differ
desk-record = Record
desk-more-table = More about table { $table }
desk-close = { $unit ->
        [game] Close the game
       *[round] Close the round
    }
desk-close-about = { $count ->
        [one] 1 table has no result. It counts as lost for everybody there.
       *[other] { $count } tables have no result. They count as lost for everybody there.
    }
desk-first = First player at table { $table }
desk-first-menu = First player
desk-first-way = How it is decided
desk-first-draw = Draw and begin the game
desk-first-odd = Who says “odd”?
desk-first-roll = Roll a die at the desk and begin the game
desk-first-or = Or decided at the table: who is first?
desk-first-who = Who is first?
desk-first-other = Another fair way
desk-first-how = Which way?
desk-first-die = The die shows { $number }.
desk-first-is = { $player } is first player.
desk-first-keep = Record it and begin the game
desk-first-done = To the game

## Settings

desk-stages = Stages
desk-stage-number = Stage { $number }
desk-stage-fixed = It has begun and can’t be changed.
desk-stage-remove = Remove stage { $number }
desk-stage-add = Add a stage
desk-stage-structure = Structure
desk-stage-name = Name
desk-stage-options = Rules at the hall’s tables
desk-as-plan = As usual
desk-group-game = Rules at every table
desk-game-options = All other rules of the game
desk-text-reading = The hall is reading it…
desk-text-doubts = It can be played with as it is, but check this:
desk-text-unread = The text of a rule has not been read yet. Wait until the hall has read it, correct it, or choose something else there.
desk-group-people = Players
desk-group-tables = { $unit ->
        [game] Games and tables
       *[round] Rounds and tables
    }
desk-group-results = Results and judges
desk-group-decks = Decks
desk-saved = The settings are saved.
desk-unsaved = There are changes that are not saved.
desk-end = End the event early
desk-end-about = The event ends at once, whatever is still to be played. This can be undone in the audit log.
desk-files = Files
desk-files-about = The event as one file that any hall can import, and tables for other programs.
desk-file-export-json = Whole event
desk-file-players-csv = Players
desk-file-standings-csv = Standings
desk-file-rounds-csv = { $unit ->
        [game] Games
       *[round] Rounds
    }
desk-tokens = Access for programs
desk-tokens-about = A program with a token may do in this event what its role may.
desk-token-name = Name of the program
desk-token-make = Make a token
desk-token-once = Copy the token now: it is shown only this once.
desk-token-copied = The token is copied.
setting-check-in = Check-in
setting-check-in-about = Only those who have checked in are paired.
setting-capacity = Places
setting-capacity-about = Further entrants go on the waiting list; 0 for no limit.
setting-late-until = { $unit ->
        [game] Late entry until game
       *[round] Late entry until round
    }
setting-late-until-about = { $unit ->
        [game] The last game that a late player may join; 0 for any game of the first stage.
       *[round] The last round that a late player may join; 0 for any round of the first stage.
    }
setting-missed = { $unit ->
        [game] Missed games count as
       *[round] Missed rounds count as
    }
setting-missed-about = For those who come late or come back.
setting-missed-losses = losses
setting-missed-byes = byes
setting-missed-nothing = nothing
setting-minutes = { $unit ->
        [game] Minutes per game
       *[round] Minutes per round
    }
setting-minutes-about = 0 for no clock.
setting-stage-clock = Its own clock
setting-tables = Tables at the venue
setting-tables-about = 0 for as many as are needed.
setting-online = Play at the hall’s tables
setting-online-about = Each pairing opens a table in the hall and takes its result from there.
setting-first-player = Draw the first player
setting-first-player-about = Who goes first is drawn and recorded before a game begins.
setting-result = A result says
setting-result-winner = who won
setting-result-points = both players’ points and who won
setting-result-table = the points of everybody at the table
setting-confirm = Both players report
setting-confirm-about = Otherwise one report is enough.
setting-secret = Standings stay secret
setting-secret-about = Totals and standings stay with the judges until the finalists are named.
setting-catalogue = Penalties by
setting-catalogue-house = the hall’s own list
setting-catalogue-keyforge = the KeyForge tournament rules
setting-catalogue-saboteur = the Saboteur championship rules
setting-format = Format
setting-format-archon = Archon
setting-format-alliance = Alliance
setting-format-sealed = Sealed
setting-format-casual-sealed = Casual Sealed
setting-overtime = Overtime procedure
setting-overtime-about = When time runs out, a game continues by the overtime procedure.
setting-build-minutes = Minutes to build a deck
setting-build-minutes-about = From the opening of the sealed decks; 0 for no clock.
setting-decks-each = Sealed decks for each player
setting-language = Language of the decks
setting-language-zh-Hant = Traditional Chinese
setting-language-en = English
setting-language-ko = Korean
setting-deadline = Decks are registered until
setting-deadline-about = Leave empty for the first round.
setting-day = Day of the event
setting-day-about = Decides which sets may be played; leave empty for no such check.
setting-sets = Sets allowed
setting-sets-about = Short names of sets, separated by commas; leave empty for every legal one.
desk-one-set = Set of the event
desk-one-set-about = All sealed decks are of this one set. It stays once the first round is published.
desk-one-set-none = Not named yet
desk-one-set-later = Name it later
setting-lists-open = Deck lists are open
setting-lists-open-about = Everybody may read public lists, not only the opponent.
setting-clear-sleeves = Clear sleeves
setting-clear-sleeves-about = With the publisher’s permission, for casual events.
setting-losses = Losses until out
setting-losses-about = A player who has lost this many games is eliminated.
setting-cut = Players who advance
setting-cut-about = When this many or fewer are left, they advance.
setting-pools = Pair by losses
setting-pools-about = From round 2 on, players meet those with the same number of losses.
setting-bye = Who has the bye
setting-bye-about = Among those with the fewest byes.
setting-bye-random = by chance
setting-bye-worst = the player with the worst record
setting-avoid-rematches = Avoid repeat pairings
setting-draw = How it is drawn
setting-draw-random-each-round = by lot in every round
setting-draw-random = a bracket by lot
setting-draw-seeded = a bracket by seeds
setting-third-place = Game for third place
setting-third-place-about = Otherwise those who lost the semifinals share it.
setting-rounds = Rounds
setting-rounds-about = 0: as many as leave at most one player undefeated.
setting-bye-yields = A better player may have the bye
setting-bye-yields-about = Where that saves a repeat pairing.
setting-games = Group games
setting-games-about = 0: three, or four from 42 entrants on.
setting-finalists = Finalists
setting-seats = Seats in the final
setting-size = Players in a pool
setting-size-about = The size to aim for, from 4 to 8.
setting-apart = Keep clubs apart
setting-annul = Annul games of those who leave
setting-annul-about = Otherwise they stand as they are.
setting-through = Players who advance
setting-through-about = 0 for everybody.
setting-stages = Stages
setting-options = Rules at every table
setting-deck-sets = Set table
setting-restricted = Alliance restricted list
setting-rank = Seed

## Audit log

desk-log = Audit log
desk-log-about = Everything that was decided, newest first. Undone entries stay here, struck through.
desk-log-search = Search the log
desk-log-undone = undone
desk-log-why = Reason: { $why }
desk-log-more = { $count ->
        [one] Show 1 older entry
       *[other] Show { $count } older entries
    }
desk-undo = Undo
desk-undo-of = Undo entry { $entry }
desk-undone = It has been undone.
deed-created = The event “{ $name }” begins.
deed-renamed = The event is now called “{ $name }”.
deed-planned = The settings are changed.
deed-staffed = { $name } now has a role: { $role }.
deed-staffed-gone = { $name } no longer has a role.
deed-announced = Announcement: { $text }
deed-undone = Entry { $entry } is undone.
deed-ended = The event is ended early.
deed-entered = { $name } enters.
deed-entered-spectator = { $name } comes as a spectator.
deed-amended = The details of { $name } are corrected.
deed-amended-seat = Somebody shows the code of { $name } and has that seat from now on.
deed-checked-in = { $player } checks in.
deed-dropped = { $player } drops.
deed-dropped-no-show = { $player } was never there.
deed-returned = { $unit ->
        [game] { $player } returns. Games missed: { $missed }.
       *[round] { $player } returns. Rounds missed: { $missed }.
    }
deed-deck-brought = { $player } registers a deck.
deed-deck-attested = Deck { $deck } of { $player } has been looked at.
deed-deck-taken = { $player } withdraws deck { $deck }.
deed-deck-built = { $player } has built a deck.
deed-deck-shown = { $player } lets spectators read the deck list.
deed-deck-shown-hidden = { $player } hides the deck list again.
deed-opened = Everybody opens the sealed decks.
deed-build-extended = { $player } has { $minutes ->
        [one] 1 more minute
       *[other] { $minutes } more minutes
    } to build.
deed-drawn = { $unit ->
        [game] { $count ->
            [one] A game of 1 table is drawn.
           *[other] A game of { $count } tables is drawn.
        }
       *[round] { $count ->
            [one] A round of 1 table is drawn.
           *[other] A round of { $count } tables is drawn.
        }
    }
deed-settled = Everything stays as it is after a correction.
deed-settled-exchange = After a correction, { $other } takes the place of { $player }.
deed-settled-again = { $unit ->
        [game] After a correction, stage { $stage } goes back to { $rounds ->
            [0] its beginning
            [one] the end of its first game
           *[other] the end of its game { $rounds }
        }: what came after no longer counts.
       *[round] After a correction, stage { $stage } goes back to { $rounds ->
            [0] its beginning
            [one] the end of its first round
           *[other] the end of its round { $rounds }
        }: what came after no longer counts.
    }
deed-swapped = { $player } and { $other } change places.
deed-published = The pairings are published.
deed-paired-with-bye = { $player } plays the player who had the bye.
deed-closed = { $unit ->
        [game] The game is closed.
       *[round] The round is closed.
    }
deed-stage-ended = The stage ends. Advancing: { $players }.
deed-began = { $round }, table { $table }: the game begins.
deed-began-first = { $round }, table { $table }: { $first } is first player ({ $method }).
deed-reported = { $player } reports for { $round }, table { $table }: { $reason }.
deed-reported-won = { $player } reports for { $round }, table { $table }: { $winner } won.
deed-reported-points = { $player } reports for { $round }, table { $table }: { $points }.
deed-reported-both = { $player } reports for { $round }, table { $table }: { $winner } won, { $points }.
deed-resulted = { $round }, table { $table }: { $reason }.
deed-resulted-won = { $round }, table { $table }: { $winner } won.
deed-resulted-points = { $round }, table { $table }: { $points }.
deed-resulted-both = { $round }, table { $table }: { $winner } won, { $points }.
deed-reported-rounds = { $player } reports for { $round }, table { $table }: { $points }. Round 1: { $one }; round 2: { $two }; round 3: { $three }.
deed-resulted-rounds = { $round }, table { $table }: { $points }. Round 1: { $one }; round 2: { $two }; round 3: { $three }.
deed-seated = { $round }, table { $table }: a table in the hall is open.
deed-lots-drawn = Lots are drawn for those who are tied.
deed-clock-started = { $unit ->
        [game] The game clock is started.
       *[round] The round clock is started.
    }
deed-clock-started-table = The clock of table { $table } is resumed.
deed-clock-paused = { $unit ->
        [game] The game clock is stopped.
       *[round] The round clock is stopped.
    }
deed-clock-paused-table = The clock of table { $table } is stopped.
deed-extended = { $unit ->
        [game] The game has { $minutes ->
            [one] 1 more minute
           *[other] { $minutes } more minutes
        }.
       *[round] The round has { $minutes ->
            [one] 1 more minute
           *[other] { $minutes } more minutes
        }.
    }
deed-extended-table = Table { $table } has { $minutes ->
        [one] 1 more minute
       *[other] { $minutes } more minutes
    }.
deed-overtime-stepped = { $round }, table { $table }: a step of the overtime procedure.
deed-tie-broken = { $round }, table { $table }: numbers for the tie-break procedure.
deed-turn-clocked = { $round }, table { $table }: the table’s clock.
deed-called = { $player } calls a judge.
deed-answering = A judge is on the way to call { $call }.
deed-ruled = Call { $call } is settled.
deed-ruled-text = Call { $call } is settled: { $text }
deed-penalized = { $player }: { $kind } for “{ $infraction }”.
deed-seconded = The penalty of entry { $entry } is agreed to.
deed-seconded-not = The penalty of entry { $entry } is not agreed to.
deed-decided = The follow-up was carried out: { $kind }.
deed-decided-not = The follow-up was not carried out.
