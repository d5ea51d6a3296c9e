### The balance lab of Ready… Fence!: tables of cards compared by bouts of bots. Shown by the page of that name, and by the
### command “ludarium fence” with the pages it writes.
# $bot: the name of a bot, such as greedy. $mode: a mode of the game, already translated.

lab-title = Balance lab
lab-lead = Change speeds and stamina costs of the cards, and see what that does: bots play bouts with two tables of cards, A and B.
lab-bots-note = These are bouts of bots. People may play otherwise.
lab-intervals = Each figure stands with its 95% interval. A difference whose interval does not contain 0 is hardly chance.

## The report
lab-report-title = { ready-fence-name }: how a table of cards plays
lab-report-lead = { $count ->
    [one] One bout with each table, in the mode “{ $mode }”, with the bot { $bot } on both sides.
   *[other] { $count } bouts with each table, in the mode “{ $mode }”, with the bot { $bot } on both sides.
}
lab-report-made = Rules { $rules }, seed “{ $seed }”. Bout by bout both tables are dealt the same cards, so that differences show sooner.
lab-table-a = Table A
lab-table-b = Table B
lab-table-word = Table { $table }: { $cards }
lab-table-changes = In B other than in A: { $changes }
lab-table-same = A and B have the same numbers.
lab-difference = B − A
lab-measure = Measure
lab-measures = Bouts and phrases
lab-measure-turns = Game turns in a bout
lab-measure-phrases = Phrases in a bout
lab-measure-touches = Touches in a bout
lab-measure-touch-rate = Touches per phrase
lab-measure-untouched = Phrases without a touch
lab-measure-first = Bouts won by the player who moves first
lab-measure-level = Bouts that are level when time is over
lab-kinds = Use of each card
lab-kinds-note = Use: of the opportunities to play the card, the share that is taken. An opportunity is a game turn, or a question within a phrase, in which it could be played. Share: of all cards played. In bouts: of the bouts, those in which it is played.
lab-cards-of = Cards of table { $table }
lab-cards-note = “Opens” to “stops” are for 100 opportunities. Opens: it begins the phrase. Answers: it is played in answer, or to continue an attack. Scores: it makes the touch. Stops: it answers, and stops the threat or scores.
lab-column-card = Card
lab-column-use = Use
lab-column-use-a = Use, A
lab-column-use-b = Use, B
lab-column-part = Share
lab-column-part-a = Share, A
lab-column-part-b = Share, B
lab-column-bouts = In bouts
lab-column-offered = Opportunities a bout
lab-column-opens = Opens
lab-column-answers = Answers
lab-column-scores = Scores
lab-column-stops = Stops
lab-phrases = How phrases end
lab-ending = Ending
lab-ending-attacker = The attacker scores
lab-ending-defender = The defender scores
lab-ending-double = Both score
lab-ending-void = Double touch that does not count
lab-ending-none = No touch
lab-ends = How bouts end
lab-end-points = Full score
lab-end-time = Ahead when time is over
lab-end-priority = Level: priority
lab-end-touch = Level: the deciding touch
lab-end-cards = Level: out of cards
lab-end-toss = Level: coin toss
lab-lengths-of = Length of the bouts with table { $table }
lab-lengths-note = Game turns of both players: { $mean } on average, half of the bouts within { $median }.
lab-axis = game turns of both players

## The page
lab-shown = Shown
lab-begin-from = Begin from
lab-own = Your own numbers
lab-reset = Reset
# $table: the name of a table, already translated.
lab-changed = { $count ->
    [one] One number other than in “{ $table }”
   *[other] { $count } numbers other than in “{ $table }”
}
lab-was = It was { $number }
lab-speeds = Speeds
lab-stamina = SP
# $card: the name of a card; $number: which of its cards, from 1.
lab-speed-of = { $card }: speed of card { $number }
lab-stamina-of = { $card }: stamina cost
lab-no-speed = { $count ->
    [one] One card without speed
   *[other] { $count } cards without speed
}
lab-wrong = Speeds here are from { $least } to { $most }, the stamina cost from 0 to { $stamina }.
lab-wrong-stamina = The stamina cost is from 0 to { $stamina }.
lab-mode-note = Only the cards of the chosen mode are shown. A number with a marked corner is not that of the table it began from.
lab-try = Try them
lab-bot = Bot on both sides
lab-games = Bouts with each table
lab-simulate = Simulate
lab-stop = Stop
lab-progress-label = Bouts that are played
lab-progress = { $done } of { $count } bouts
lab-waiting = Waiting: bots at people’s tables come first.
lab-status-going = Simulating
lab-status-done = Done
lab-status-stopped = Stopped; what was played counts.
lab-status-failed = The simulation was given up, since bouts failed. Try again, or with other numbers.
lab-older = These figures are of the tables and settings as they were. Simulate again for those above.
lab-use-difference = Use, B − A
lab-go-on = Go on with these tables
lab-make-a = New table with A’s cards
lab-make-b = New table with B’s cards
lab-save = Save the figures
lab-share = Link to these two tables

## The search for numbers
lab-search = Fewest changes first
lab-search-changes = Changed numbers
lab-search-table = What is other
lab-search-parry = Use of { $card }
lab-search-most = Card most played
lab-search-miss = Miss
# $count: bouts.
lab-search-note = The figures come of { $count } bouts with each table that the search did not see. Miss: how far the goals are; 0 is all of them.
