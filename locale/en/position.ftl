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

## King of Tokyo: Duel

position-tokyo-duel-board = The board
position-tokyo-duel-tracks = Tracks
position-tokyo-duel-what = Press onto a space
position-tokyo-duel-marker = The marker of the track
position-tokyo-duel-turned = Turned round
position-tokyo-duel-placed = { $token }: { $track }, from space { $space }
position-tokyo-duel-dice = Dice
position-tokyo-duel-rolled = The dice are rolled and are to be resolved
position-tokyo-duel-die = Die { $number }: { $symbol }. Press for the next face.
position-tokyo-duel-market = Cards on offer, from left to right
position-tokyo-duel-first = Player 1, on turn
position-tokyo-duel-second = Player 2
position-tokyo-duel-monster = Monster
position-tokyo-duel-hurt = Health lost
position-tokyo-duel-energy = Energy
position-tokyo-duel-without-seats = In a position player 1 is on turn, so both have changed places.
position-tokyo-duel-without-keeps = The cards that monsters have kept cannot be written down.
position-tokyo-duel-without-tokens = Dice tokens cannot be written down.
position-tokyo-duel-without-later = What holds for later turns cannot be written down.
position-tokyo-duel-without-pile = The discarded cards are in the deck again.

## Saboteur

position-saboteur-mine = The mine
position-saboteur-field = Cards of the mine
position-saboteur-field-help = Press an empty cell to lay the chosen card, a card to take it away, the marked centre card to change it. Each card has to fit those laid before it.
position-saboteur-what = Card to lay
position-saboteur-turned = Turned round
position-saboteur-deck = The next cards of the deck
position-saboteur-first = Player 1, on turn
position-saboteur-role = Role
position-saboteur-broken = Broken tools
position-saboteur-whole = None
position-saboteur-hand = Hand
position-saboteur-gold = Gold
position-saboteur-stone1 = Stone, a curve to the right
position-saboteur-stone2 = Stone, a curve to the left
position-saboteur-without-seats = In a position player 1 is on turn, so all have moved up.
position-saboteur-without-round = A position is always of the first round; gold of earlier rounds is left out.
position-saboteur-without-peeked = Who has looked at a goal cannot be written down.
position-saboteur-without-pile = The discarded cards are in the deck again.

## KeyForge

position-keyforge-turn = The turn
position-keyforge-active = Whose turn it is
position-keyforge-at = Where the turn stands
position-keyforge-at-main = The house is chosen
position-keyforge-at-start = The turn begins
position-keyforge-house = Active house
position-keyforge-usual = As usual
position-keyforge-number = Number of the turn
position-keyforge-first = Who had the first turn
position-keyforge-tide = The tide, for player 1
position-keyforge-tide-neutral = Neutral
position-keyforge-tide-high = High
position-keyforge-tide-low = Low
position-keyforge-lasting = Lasting effects, by the card that began them
position-keyforge-amber = Æmber
position-keyforge-keys = Forged keys
position-keyforge-chains = Chains
position-keyforge-deck-house = House { $place }
position-keyforge-play = In play, from the left
position-keyforge-hand = Hand
position-keyforge-discard = Discard pile
position-keyforge-archives = Archives
position-keyforge-deck = Deck, from the top (empty: filled with a plain creature)
position-keyforge-purged = Purged
position-keyforge-token = Token creature of the deck
position-keyforge-none = None
position-keyforge-of-damage = Damage
position-keyforge-of-amber = Æmber on it
position-keyforge-of-plus = +1 power counters
position-keyforge-on-damage = { $count } damage
position-keyforge-on-amber = { $count } Æ
position-keyforge-on-plus = { $count } × +1 power
position-keyforge-under = Under it: { $card }
position-keyforge-upgrade = Attach an upgrade
position-keyforge-without-deeds = What has been done this turn and who knows which card cannot be written down.
position-keyforge-without-lasting = Some lasting effects cannot be written down.
