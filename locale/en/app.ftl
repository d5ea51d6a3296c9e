### The page as an app: what it is called where it is installed, what there is without a network, and score pads.

app-name = Ludarium
app-about = KeyForge, King of Tokyo: Duel, Ready… Fence! and Saboteur, with people and with bots.

## Without a network

app-offline = No connection
app-offline-text = The hall can’t be reached, so nothing can be played or looked up. Whatever happened at your tables is kept.
app-offline-still = There is still no connection.
app-offline-there = What you can read and use meanwhile
app-lesson-read = Read
# $lesson: the name of a lesson.
app-lesson-read-named = Read: { $lesson }
app-lesson-read-text = Without a connection lessons can’t be played, but you can read what the coach says in them.

## Score pads

app-score = Score pad
# $game: the shown name of a game.
app-score-of = { $game }: score pad
app-score-text = For games with real cards and dice. It counts what you tell it and knows no rules. It stays in this browser and needs no connection.
app-score-player = Player { $number }
app-score-keys = Keys
app-score-amber = Æmber
app-score-chains = Chains
app-score-touches = Touches
app-score-gold = Gold
app-score-health = Health
app-score-energy = Energy
app-score-fame = Fame
app-score-destruction = Destruction
# $name: a player; $what: what is counted, in the next three.
app-score-less = { $name }, { $what }: one less
app-score-more = { $name }, { $what }: one more
app-score-now = { $name }, { $what }
app-score-add = Add a player
app-score-remove = Remove the last player
app-score-anew = Start anew
app-score-anew-text = All numbers go back to 0. The names stay.
