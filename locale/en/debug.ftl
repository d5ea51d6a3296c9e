### The debug page of a table, for people who build a game. Only a hall on your own machine has it.

debug-title = Debug page
debug-about = The tables in this hall’s memory. Everything here is secret from somebody at the table, so these pages exist only on your own machine.
debug-none = There is no table in memory. Open one, then come back.
debug-listed = { $game } · { $id } · step { $number }
debug-heading = { $game }, rules version { $version }
debug-to-table = To the table
debug-all = All tables
debug-earlier = One step back
debug-later = One step forward
debug-at = After step { $number } of { $last }
debug-back = Go back to here
debug-start = Start of the game
debug-seat = Seat { $seat }
debug-table-seat = The table
debug-views = Views
debug-state = State
debug-dump = Dump
debug-events = Events
debug-decision = Decision
debug-record = Record
debug-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
# $mark: new or gone.
debug-mark = { $mark ->
    [gone] gone
   *[new] new
}
debug-untold = { $who }: told nothing
debug-told-all = Everybody is told all of it.
debug-no-events = Nothing happened at this step.
debug-over = The game is over.
debug-scores = Result
debug-table-options = Options of the table
debug-timers = Clocks, in seconds
