## Positions that are laid out by hand, checked, shared and played on

position-title-of = { $game }: lay out a position
position-anew = Start afresh
position-address-wrong = This address holds no position that can be read. Ask for it again, or lay one out here.
position-checking = Looking at the position …
position-good = This position can be played.
position-drawn = The position on the table
position-seat = Player { $seat }
position-seats = Players
position-lay-out = Lay out
position-yes = Yes
position-no = No
position-less = One less: { $label }
position-more = One more: { $label }
position-add = Add
position-add-to = Add to: { $label }
position-search = Find by name
position-there = × { $count }
position-none = Nothing is called that.
position-more-found = { $count ->
    [one] One more is found. Type more of its name.
   *[other] { $count } more are found. Type more of the name.
}
position-before = Move forward
position-after = Move back
position-take-away = Take away
position-words = As text
position-words-label = The position in words (JSON)
position-words-help = The same words as in records and in the engine protocol. What you leave out is as usual, or drawn by chance.
position-words-wrong = This is no JSON object yet. It begins with { "{" } and ends with { "}" }.
position-play-on = Play on from here
position-my-seat = I play as
position-play-bots = Against bots
position-play-friend = With a friend
position-play-all = All seats myself
position-counts = Games from a position count nowhere: not for ratings, statistics or your list of games. What the position leaves open is drawn anew for each table.
position-share = Share
position-share-label = The address of this position
position-share-text = The whole position is in the address. Nothing is stored, and whoever opens it sees all hands.
position-puzzle = Puzzle
position-puzzle-is = This position is a puzzle
position-puzzle-goal = What is to be reached
position-puzzle-goal-help = In your own words. Whoever opens the address reads them.
position-puzzle-moves = In how many choices
position-puzzle-moves-help = Choices of the solver, forced ones included; 0 allows any number.
position-puzzle-win = The goal is to win the game
position-puzzle-checked = The page itself sees whether the puzzle is solved.
position-puzzle-judged = Nobody but the solver judges whether the goal is reached.
position-puzzle-to-win = Win the game.
position-puzzle-in = { $moves ->
    [one] In one choice.
   *[other] In { $moves } choices.
}
position-puzzle-made = { $count ->
    [one] One choice made.
   *[other] { $count } choices made.
}
position-puzzle-solved = Solved!
position-puzzle-missed = Not solved this time. Go back to the address and try again.
position-puzzle-judge = The choices are made. Have you reached the goal?
position-earlier = The moment you looked at cannot be written as a position. This is how it stood after step { $number }.

## Ready… Fence!

position-ready-fence-strip = The strip
position-ready-fence-squares = Squares
position-ready-fence-fencer = Move to a square
position-ready-fence-open = The bout
position-ready-fence-score = Touches
position-ready-fence-stamina = Stamina
position-ready-fence-position = Weapon position
position-ready-fence-hand = Hand
position-ready-fence-known = Cards of the hand that everybody knows
position-ready-fence-turn = Whose turn it is
position-ready-fence-period = Period
position-ready-fence-timer = Cards in the timer
position-ready-fence-priority = Priority in extra time
position-ready-fence-nobody = Nobody
position-ready-fence-sudden = Sudden death
position-ready-fence-discards = Discards
position-ready-fence-without-unseen = How many cards lie face down in the discards cannot be written down.
