### The command line.

cli-help = A hall for tabletop games whose rules it knows by heart.
cli-help-play = Open the hall on this machine and print its address.
cli-help-serve = Open the hall to the network.
cli-help-games = List the games with their seats, bots and options.
cli-help-cards-command = Print the card table of a game, to be changed and given to --cards.
cli-help-arena = Let bots play each other, in all rotations of the seats.
cli-help-replay = Play a record back, step by step, with a drawing of the table.
cli-help-verify = Check a record: that its choices are legal, its scores right and its shuffle fair.
cli-help-game = The name of a game, as “ludarium games” lists it.
cli-help-option = An option of the game as name=value; may be given several times.
cli-help-mode = The mode of the game, for games that have modes; the same as --option mode=….
cli-help-cards = The card table to play with: a file, or the name of a table. For games that have card tables.
cli-help-table = Which of the tables to print; without it the usual one.
cli-help-lang = The language to speak: en, zh-Hant or ko.
cli-help-port = The port to listen on.
cli-help-host = The address to listen on.
cli-help-data = The folder for the database.
cli-help-browser = Open the page in the browser.
cli-help-bots = Names of bots, with commas between them; they are dealt round the seats.
cli-help-number = How many games to play.
cli-help-seats = How many seats; 0 is the game’s usual number.
cli-help-seed = Any text: the same seed plays the same games.
cli-help-workers = How many processes to use; 0 is one for each core.
cli-help-file = The file of the record; “-” reads standard input.
cli-help-seat = Whose eyes to see with, from 0; without it a spectator’s.
cli-help-at = The number of the choice to begin with.
cli-help-step = Wait for a key after each step, or print everything.
cli-column-name = Game
cli-column-version = Version
cli-column-seats = Seats
cli-column-bots = Bots
cli-column-options = Options
cli-option-form = “{ $found }” is no option. Write name=value, for example placement=start.
cli-option-text = a text of your own
cli-no-option = { $game } has no option “{ $option }”. It has these: { $known }.
cli-seat-range = There is no such seat. Seats go from 0 to { $last }.
cli-file-error = { $name } can’t be read: { $problem }.
cli-arena-playing = Playing { $game }
cli-arena-bot = Bot
cli-arena-score = Mean score
cli-arena-ratio = Ratio to the last bot
cli-arena-lead = Lead over the last bot
cli-arena-wins = Wins
cli-arena-seats = Seats played
cli-arena-pace = Decisions a second
cli-table = table
cli-seat = Seat { $seat }
cli-score = { $name } { $score }
cli-replay-start = { $game }: before the first choice
cli-replay-step = { $number } of { $total } · { $name } · { $option }
cli-replay-keys = Enter: next · b: back · a number: go there · q: end
cli-verify-replays = { $count ->
    [one] The only choice is legal.
   *[other] All { $count } choices are legal.
}
cli-verify-scores = The scores follow from the choices.
cli-verify-commitment = The secret fits the commitment that was given before the seats were known.
cli-verify-seed = The seed follows from the secret and the seats’ own numbers.
cli-verify-present = The record carries the proof of its shuffle.

# A list, built up one item at a time.
list-pair = { $first }, { $second }
