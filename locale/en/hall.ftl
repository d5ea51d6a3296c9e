### The hall: everything a person reads outside of a game.
### $name is a person's name, $game the shown name of a game, $count a number.

hall-title = Ludarium
# $page: what is on the page, such as the name of a game.
hall-title-page = { $page } · Ludarium
hall-skip = Skip to the content
hall-nav = Hall
hall-lobby = Lobby
hall-to-lobby = To the lobby
hall-loading = Loading
hall-footer = The names of the games belong to their publishers. All drawings here are our own.

## Words used on many pages

hall-back = Back
hall-cancel = Cancel
hall-close = Close
hall-confirm = Confirm
hall-copy = Copy
hall-save = Save
hall-game = Game
hall-name = Your name
hall-name-help = No account is needed. The others at the table see this name.
# Names offered to a guest, with | between them.
hall-guest-names = Amber Fox | Copper Badger | Quiet Owl | Merry Otter | Brave Wren | Clever Jackdaw | Sleepy Bear | Lucky Hare | Silver Trout | Curious Goat | Nimble Marten | Bold Heron
hall-rules = Rules
hall-lab = Balance lab
hall-lab-of = Balance lab of { $game }
hall-position = Lay out
hall-position-of = { $game }: lay out a position
hall-position-counts = It began from a position that somebody laid out, and counts nowhere.
hall-position-edit = Lay out this position
hall-position-from = From a position
hall-cards = Cards
hall-players = Players
hall-bot = Bot
hall-spectator = Spectator
hall-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
hall-log = Game log
hall-log-empty = Nothing has happened yet.
hall-settings = Settings
hall-language = Language

## Bots

# Names that bots are given when they sit down, with | between them; at most 24 letters each.
hall-bot-names = Abacus | Bellows | Cogwheel | Dynamo | Escapement | Flywheel | Gimbal | Hourglass

hall-bot-random = Easy
hall-bot-greedy = Medium
hall-bot-net = Trained
hall-bot-search = Strong
hall-bot-random-help = Plays at random. Good for finding out how the game works.
hall-bot-greedy-help = Takes whatever looks best at the moment.
hall-bot-net-help = Has learned by playing itself, and answers at once.
hall-bot-search-help = Thinks ahead, and takes a moment for it.

## Home page

hall-welcome = Pull up a chair
hall-welcome-text = Tabletop games by their real rules, with friends or bots, right here in your browser. No account, nothing to install.
hall-play-now = Play now
hall-play-friends = Play with friends
# The spoken name of a game's own "Play now" button.
hall-play-game = Play now: { $game }
hall-play-title = Play against bots
hall-play-explained = { $count ->
    [one] { $game } with 1 bot. The game begins at once.
   *[other] { $game } with { $count } bots. The game begins at once.
}
hall-play-start = Start the game
hall-play-level = How strong are the bots?
hall-play-lesson = New to this game?
hall-play-lesson-begin = Begin with the first lesson
hall-games = Games
# $least, $most: numbers of players.
hall-game-players = { $least } to { $most } players
hall-open-tables = Open tables
hall-open-tables-empty = No table is waiting for players. Open one and invite your friends.
hall-tables-to-watch = Tables to watch
hall-tables-to-watch-empty = No game is being played right now.
hall-table-hosted = Host: { $name }
# $taken of $seats are taken.
hall-table-seats = { $taken } of { $seats } seats taken
hall-join = Join
hall-watch = Watch
hall-go-on = Continue
# At one of the reader's games, when somebody else is asked; and when the table itself goes on.
hall-turn-of = { $name }’s turn
hall-turn-none = The table continues
# When something happened: less than half a minute ago.
hall-just-now = Just now
hall-my-games = My games
hall-my-decks = My decks
hall-my-games-over = Finished games
hall-my-games-none = You have no games in progress.
hall-my-games-now = In progress
hall-my-games-done = Finished
hall-my-games-empty = Games you have finished will appear here, each with a replay.
hall-my-games-more = Earlier games
# $others: the other players.
hall-my-games-with = With { $others }
hall-try-again = Try again
# $own and $other: the points of the reader and of the only other player.
hall-my-games-score = Score { $own } : { $other }
hall-my-games-table = Table
# How a game ended for the reader.
hall-result = { $result ->
    [won] Won
    [shared] Won together
    [lost] Lost
    [draw] Draw
    [aborted] Broken off
   *[over] Finished
}
hall-games-filter = Filter
hall-games-game-any = All games
hall-games-result = Result
hall-games-result-any = Any result
# Whether a game counted for ratings.
hall-games-rated = Rating
hall-games-rated-any = Rated or not
hall-games-casual = Not rated
hall-games-against = Played with
hall-games-against-any = Anybody
hall-games-opponent = Opponent’s name
hall-games-deck = Name of your deck
hall-games-from = From
hall-games-to = To
hall-games-show = Show games
hall-games-clear = Clear filter
hall-games-found = { $games ->
    [one] 1 game
   *[other] { $games } games
}
# How many of the games ended so for the reader.
hall-games-count = { $result ->
    [won] Won: { $games }
    [shared] Won together: { $games }
    [lost] Lost: { $games }
    [draw] Draw: { $games }
    [aborted] Broken off: { $games }
   *[over] Finished: { $games }
}
hall-games-none = No game fits this filter.
hall-games-all = Show all games
# The decks that the reader had: one, or three.
hall-games-played-with = { $count ->
    [one] Your deck: { $decks }
   *[other] Your decks: { $decks }
}

## Making a table

hall-new-table = New table
hall-seats = Seats
hall-pace = Time for a move
hall-pace-live = Live
# At a correspondence table: $days is a number of days.
hall-pace-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
hall-pace-live-help = Everybody is at the table at the same time.
hall-pace-days-help = Correspondence: nobody has to be here at the same time. You are told when it is your turn. Whoever lets the time run out loses, or a bot takes their seat.
hall-seat-number = Seat { $number }
hall-private = Private table
hall-private-help = Only people with the invite link can find it.
hall-new-table-bots = Bots
hall-new-table-bots-help = You sit in seat 1. You can also give open seats to bots later.
hall-new-table-options = Rules of this table
# What a player brings to their own seat, such as a deck. $option is its name as the game says it, $label what is brought.
hall-new-table-yours = What you bring
hall-brought = { $option }: { $label }
# A player's own text, about which nothing more may be shown.
hall-brought-own = Player’s own
# $name: whose seat it is.
hall-brought-by = { $option } ({ $name })
hall-bring = Choose
# The spoken name of that button.
hall-bring-for = Choose: { $option } ({ $name })
hall-new-table-create = Open the table
# An option of a game that may be the text of a file.
hall-option-file = From a file…
hall-option-file-name = File
hall-option-file-none = No file chosen yet.
hall-option-file-choose = Choose a file
hall-option-file-other = Choose another file
hall-option-file-missing = Choose a file, or something else in the list.
hall-option-file-large = This file is too large. Choose a plain text file.
hall-option-file-unreadable = This file can’t be read. Choose it again.
hall-option-paste = Paste a text…
hall-option-paste-text = Text
hall-option-paste-help = Paste the whole text here.
hall-option-paste-missing = Paste a text, or choose something else in the list.
hall-option-paste-large = This text is too long. Paste a shorter one.
hall-option-kept = One of mine…
hall-option-kept-text = Kept
hall-option-kept-missing = Choose one of yours, or something else in the list.
# A text that is named by an address or an id, and that the hall fetches.
hall-option-link = By address…
hall-option-link-text = Address or id
hall-option-link-help = The hall fetches the text from there.
hall-option-link-missing = Enter the address or the id, or choose something else in the list.
hall-option-fetching = Fetching the text…

## Coming to a table by its link

# $name: the host; $game: the game that is played there.
hall-entry-title = { $name } is at the table: { $game }
hall-entry-text = Choose the name that the others will see. Then take a seat, or just watch.
hall-entry-go = Come in

## A table before the game

hall-table = Table
hall-table-about = About this table
hall-table-kind = Kind
hall-table-private = Private
hall-table-public = Public
hall-table-made = Opened at
hall-table-seal = Shuffle check
hall-table-seal-help = The shuffle was fixed before the seats were known. After the game the record shows the secret that belongs to this seal.
hall-table-menu = Table menu
hall-waiting-room = Waiting for players
hall-waiting-seats = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}
hall-waiting-ready = Everybody is here
hall-waiting-host = { $name } is about to start the game
# At a correspondence table whose seats are all taken, to those who sit there.
hall-waiting-taken = All seats are taken
hall-waiting-days = Any of you can start the game. Nobody has to be here for it.
hall-waiting-fill = Fill open seats with bots
hall-start = Start the game
hall-sit = Sit here
hall-sit-move = Move here
hall-sit-also = Play this seat too
hall-stand = Stand up
hall-seat-open = Open seat
hall-seat-you = You
hall-seat-host = Host
hall-seat-turn = Playing now
hall-seat-away = Disconnected
hall-seat-free = Free the seat
hall-seat-bot-for = Bot for seat { $number }
hall-invite-link = Invite link
hall-invite-copied = The invite link is copied.
hall-invite-copy-by-hand = The link is marked. Copy it by hand.

## A table during the game

hall-your-turn = Your turn
# In the window's title and the heading of a list: $count of the reader's games wait for them.
hall-your-turn-count = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
# At a correspondence table, on its card and among its facts.
hall-pace-move = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
hall-left = Time left for this move
# How much time somebody has left: whole days, hours or minutes.
hall-left-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
hall-left-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
hall-left-minutes = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
hall-left-none = Time is up
# On the panel of a seat, at a correspondence table.
hall-late = Out of time
hall-next = { $count ->
    [one] Another game waits for your move.
   *[other] { $count } other games wait for your move.
}
hall-next-go = To the next game
hall-waiting = Waiting for the others
hall-watching = Watching
hall-side = Log and chat
hall-reconnecting = Reconnecting
hall-reconnecting-in = { $seconds ->
    [one] Disconnected. Next try in 1 second
   *[other] Disconnected. Next try in { $seconds } seconds
}
hall-reconnect-now = Try now
hall-rulings = Host’s rulings
hall-rulings-help = What the host may decide at this table. Everybody sees each ruling in the game log.
# In the table's menu. $tempo: one of the words for how quickly bots act.
hall-tempo-now = Tempo of the bots: { $tempo }
hall-tempo-here = At this table
hall-tempo-host = The host of this table sets the tempo.
hall-tempo-tap = Tap beside the cards, or press H, and the bots act at once until a player is asked.
hall-hurry = Don’t wait for the bots
hall-hurry-idle = No bot is acting now.
hall-happened = What happened
hall-happened-since = Since your last choice
hall-lately-see = See it again
# While the table is seen again as it was, before the first step.
hall-lately = What happened, seen again
hall-lately-end = Back to the game
hall-lately-asked = Your turn: back to the game
hall-lately-none = Nothing has happened since this page was opened that could be seen again.
hall-leave = Leave
hall-leave-title = Leave the table?
hall-leave-text = Your seat is kept and you can come back. While you are away, the others may let a bot play for you.
hall-give-up = Give up my seat
hall-give-up-title = Give up your seat?
hall-give-up-text = You will not get it back, and from now on you can only watch. The others may let a bot take over.
hall-give-up-text-days = You will not get it back, and from now on you can only watch. A bot takes over at once.
# The clock that runs while the players look at a result.
hall-clock-go-on = Continues by itself in
hall-away = { $name } is disconnected.
hall-away-event = A judge decides how this table continues.
hall-away-wait = You can let a bot take over in { $seconds } s.
hall-news-fold = Fold this away
hall-news-open = Show what goes on
# $yes of $needed votes.
hall-away-votes = { $yes } of { $needed } votes
hall-away-replace = Let a bot take over
hall-seat-replaced = A bot is playing for you.
hall-seat-late = You let the time run out, so a bot is playing for you.
hall-seat-retake = Take my seat back
hall-undo = Take back my last choice
# Stands before the lines of the game log about that choice.
hall-undo-asks-line = { $name } would like to take back:
hall-undo-asks = { $name } would like to take back their last choice.
hall-undo-own = You would like to take back your last choice.
# $names: those who still have to agree.
hall-undo-waits = Waiting for { $names }.
hall-undo-agreed = You have agreed.
hall-undo-after = Everything that has happened since then is taken back too.
hall-undo-agree = Agree
hall-undo-decline = Decline
hall-undo-withdraw = Withdraw
# Lines of the game log.
hall-undo-line = { $name } takes back their last choice.
hall-undo-line-own = You take back your last choice.
# Asked before more than the choice itself is taken back; lines of the game log follow a colon.
hall-undo-sure = Take back your last choice?
hall-undo-sure-line = You are about to take back:
hall-undo-also = Taken back with it
hall-undo-turn = It leads back into an earlier turn.
hall-undo-round = It leads back into an earlier round.
hall-undo-revealed = What has been revealed stays known.
hall-undo-do = Take back
hall-undo-leave = Leave it
# Puts back what was taken back.
hall-redo = Put back what I took back
hall-redo-asks-line = { $name } would like to put back:
hall-redo-asks = { $name } would like to put back what they took back.
hall-redo-own = You would like to put back what you took back.
hall-redo-line = { $name } puts back what they took back.
hall-redo-line-own = You put back what you took back.
# Said by screen readers before a line of the log that is struck through.
hall-log-gone = Taken back:

## Chat

hall-chat = Chat
hall-chat-empty = Nobody has said anything yet.
hall-chat-players-only = During the game, only the players at this table can chat.
hall-chat-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
# A notice on a small screen, while the chat is out of sight.
hall-chat-said = { $name }: { $text }
hall-chat-say = Say something
hall-chat-send = Send
hall-chat-phrases = Quick phrases
hall-chat-phrase-to = Choose a player
hall-chat-table-link = A new table is open: join

## After the game

hall-over = The game is over
# At a correspondence table.
hall-over-late = { $name } ran out of time.
hall-rematch = Rematch
# Where chance has dealt what the seats play with, such as sealed decks.
hall-rematch-same = Rematch, same decks
hall-rematch-new = Rematch, new decks
hall-rematch-accept = Accept
hall-rematch-decline = Decline
hall-rematch-withdraw = Withdraw
hall-rematch-to = To the rematch
hall-rematch-asks = { $name } asks for a rematch.
# On other pages of the hall.
hall-rematch-asks-game = { $name } asks for a rematch of { $game }.
hall-rematch-waits = Your rematch of { $game } waits for everybody to come.
hall-rematch-bar = Rematch
# $names: the people who are at the new table already.
hall-rematch-here = Already there: { $names }
hall-rematch-declined = Not coming along: { $names }
hall-rematch-begun = The rematch has begun.
hall-record = Record
hall-record-kept = Its record stays with the staff of the event.
hall-record-text = The record holds every choice of the game as readable text.
hall-record-download = Save the record
hall-record-replay = To replay it step by step, run:
hall-record-seal = It also shows the secret of the shuffle, so that anybody can check that the cards were fixed from the start.

## Looking back at a finished game

# The button after a game, and the page it leads to.
hall-replay = Replay
hall-replay-of = { $game }: replay
hall-replay-controls = Back and forth
hall-replay-place = Position in the game
# Said of the slider: $at of the $count steps of the game are done.
hall-replay-at = After { $at } of { $count } steps
hall-replay-back = One step back
hall-replay-forward = One step forward
# A part of the game: a turn, a round.
hall-replay-part-back = Back to the start of this part
hall-replay-part-forward = To the next part
hall-replay-play = Play
hall-replay-pause = Pause
hall-replay-speed = Speed
# $speed: 0.5, 1, 2 or 4.
hall-replay-times = { $speed }×
# A list of the players, and the spectator.
hall-replay-eyes = Through whose eyes
# On the panel of the player through whose eyes the game is seen.
hall-replay-seen = Seen from here
# A tab that shows what everybody held, once a game is over.
hall-replay-hands = All hands
hall-replay-hand-of = Hand of { $name }
hall-replay-link = Link to this moment
hall-replay-link-label = Link
hall-replay-leave = Back to the table
hall-replay-first = To the start
hall-replay-last = To the end

## Rules page

hall-rules-of = { $game }: rules
hall-cards-of = { $game }: cards
hall-rules-contents = Contents
hall-rules-search = Search the rules
# $at: which of the $count matches is shown.
hall-rules-found = { $at } of { $count }
hall-rules-found-none = Not found
hall-rules-previous = Previous match
hall-rules-next = Next match

## Settings

hall-theme = Colour theme
hall-theme-system = System
hall-theme-light = Light
hall-theme-dark = Dark
hall-text-size = Text size
hall-text-size-percent = { $percent }%
hall-sound = Sound
hall-volume = Volume
# $percent: a number.
hall-volume-percent = { $percent }%
hall-guide = Guide
hall-guide-help = Explains during the game what you can do now.
# How quickly bots act.
hall-tempo = Tempo of the bots
hall-tempo-slow = Slow
hall-tempo-normal = Normal
hall-tempo-fast = Fast
hall-tempo-at-once = At once
hall-tempo-help = Counts for tables that you open. You can change it at the table.
hall-confirm-choices = Confirm choices
hall-confirm-choices-help = The first tap marks a choice, the second confirms it.
hall-reduced-motion = Reduce motion
hall-shortcuts = Keyboard shortcuts
hall-shortcuts-help = Single keys open the chat, the log and more. ? lists them.

## Keyboard shortcuts

hall-key = Key
hall-key-does = What it does
hall-key-help = This list
hall-key-settings = Settings
hall-key-chat = Write in the chat
hall-key-log = Game log
hall-key-players = Players
hall-key-guide = Guide on or off
hall-key-lately = Back to the game, where what happened is seen again

## What went wrong outside of the server

hall-error-offline = The hall cannot be reached. Check your connection and try again.
hall-error-unreadable = The hall answered in a way this page does not understand. Reload the page and try again.
hall-error-page = Something went wrong on this page. Reload it and try again.
hall-error-further = { $count ->
        [one] One more thing to fix
       *[other] { $count } more things to fix
    }
hall-error-game-missing = This page cannot show that game. Reload the page to get its newest version.

## A page that is not there

hall-lost = There is no table here
hall-lost-text = This address leads nowhere in the hall.
hall-closed-early = This table was closed before its game began.

## The page that shows every part

hall-parts = Parts of the design
hall-parts-colours = Colours
hall-parts-type = Type
hall-parts-buttons = Buttons
hall-parts-fields = Fields
hall-parts-prompt = Prompt and progress
hall-parts-cards = Cards
hall-parts-notices = Notices
hall-parts-dialog = Dialog
hall-parts-toast = Show a notice
hall-parts-sample = Choose a card to play.
hall-parts-line = Line { $number }: { $name } plays a card.

# The strip of hints at a table.
hall-hints = Guide
hall-hints-back = Previous hint
hall-hints-more = Next hint
hall-hints-hide = Hide the guide
