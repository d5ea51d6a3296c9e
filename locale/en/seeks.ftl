### Finding somebody to play with: seeks, people whom the hall pairs, and who is here.
### - $game is the shown name of a game, $name and $names are those of people, ratings are texts; other numbers are numbers.

error-seek-gone = This seek is gone: somebody was quicker, or it was withdrawn. Look for another one, or post your own.
error-seek-own = This is your own seek. Wait for somebody to answer it.
error-seek-found = You have already found somebody. Go to that table, or withdraw your seek first.
error-seek-not-you = They are looking for people with other ratings. Answer another seek, or post your own.
error-seek-range = The lowest rating is above the highest. Swap them, or leave one empty.
error-seek-options = The rules are those of the seek. Whoever answers it only says what they bring.
error-too-many-seeks-address = Too many people are looking for players from your network. Answer one of their seeks, or try again later.
error-no-seeks-left = Too many people are looking for players just now. Answer one of their seeks, or try again later.

## In the lobby

seek-title = Looking for players
seek-none = Nobody is looking for players right now. Say what you would like to play.
seek-new = Find players
seek-answer = Play
# The spoken name of that button.
seek-answer-of = Play { $game } with { $names }
# How many are still missing.
seek-needs = { $count ->
    [one] 1 more player wanted
   *[other] { $count } more players wanted
}
seek-mine = Your seek
# $rating: behind the name of whoever looks.
seek-rating = Rating { $rating }
seek-rating-provisional = Rating { $rating }, provisional
# What the others are to have.
seek-others = Opponents: { $range }
seek-range-between = { $least }–{ $most }
seek-range-least = { $least } or higher
seek-range-most = { $most } or lower
seek-rules = Own rules
seek-pairs = Paired by the hall

## Saying what one would like to play

seek-way = How
seek-way-pairs = Find me somebody
seek-way-stands = Post in the lobby
seek-way-pairs-help = The hall pairs you with whoever wants the same. In a rated game it begins with people about as strong as you; the longer you wait, the wider it looks.
seek-way-stands-help = It stands in the lobby until somebody answers. If you are away for some minutes, it is withdrawn.
seek-way-days-help = Your seek stands for two weeks while you are away. As soon as somebody is found, the game begins, and you are told.
seek-wishes = Ratings and pace
seek-wishes-days = Ratings
seek-least = Lowest rating
seek-most = Highest rating
seek-bound-any = Any
seek-pace = Pace
seek-pace-any = Any
seek-pace-quick = Quick
seek-pace-relaxed = Relaxed
seek-go = Look for players

## Answering

seek-answer-title = { $game } with { $names }
seek-answer-text = The table is private, and the game begins as soon as everybody is there.
# $days: how many days a move everybody has.
seek-answer-text-days = { $days ->
    [one] The table is private, and the game begins at once. Everybody has 1 day a move.
   *[other] The table is private, and the game begins at once. Everybody has { $days } days a move.
}

## While one waits

seek-waits = Looking for players: { $game }
seek-waits-days = { $days ->
    [one] Looking for players: { $game }, 1 day a move. You need not stay here.
   *[other] Looking for players: { $game }, { $days } days a move. You need not stay here.
}
seek-waits-some = { $game }: { $count } of { $seats } players found
seek-withdraw = Withdraw
seek-withdrawn = You are not looking for players any more.
seek-gone = You were away for a while, so your seek was withdrawn.
seek-again = Not everybody came, so the table was closed. You are looking for players again.
seek-found = You play { $game } with { $names }
seek-found-table = Your table is ready: { $game }
seek-found-go = To the table
# In the waiting room of a table that came of a seek.
seek-begins = The game begins as soon as everybody is here

## Who is here

here-title = Who is here
here-count = { $count ->
    [one] 1 person
   *[other] { $count } people
}
here-none = Nobody who may be seen is here right now.
here-doing = { $doing ->
    [playing] Playing
    [watching] Watching
   *[lobby] In the lobby
}
here-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
here-show = Show that I am here
here-show-help = Everybody who opens the lobby sees your name, and whether you are there, playing or watching, but not at which table. Off unless you switch it on.
