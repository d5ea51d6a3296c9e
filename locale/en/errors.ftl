### What went wrong and what to do about it: one message for each error code (error-<code>).
### Nothing has changed when one of these is shown. Arguments are shown as they were received;
### $line counts from 1, $found is what stands there, $expected what may stand there.

## Choices

error-unknown-option = “{ $option }” is not a choice that can be made now. Choose one of those offered.
error-illegal-choice = The rules do not allow “{ $option }” now. Choose one of those offered.
error-dice-count = Dice entered: { $given }; dice to be rolled: { $wanted }. Enter one face for each die.
error-dice-face = “{ $face }” is not a face of a die. Use A (attack), H (heal), E (energy), F (fame), D (destruction) or S (special).
error-not-your-turn = It is not your turn. Wait until the table asks you.
error-stale-number = The game has moved on since you chose. Look at the table and choose again.
error-game-over = The game is over, and nothing more can be played. Start a new game.

## Messages

error-malformed-message = The hall cannot read this message. Reload the page and try again.
error-wrong-type = The hall does not know this kind of message. Reload the page to get its newest version.
error-too-large = The message is too large. Send a shorter one.
error-too-slow = The request did not arrive in time. Check your connection, then try again.
error-rate-limited = That was too much in a short time. Wait a few seconds and try again.
error-text-wrong = A chat message may be neither empty nor very long. Write a shorter text.
error-unknown-phrase = This table’s game does not have that phrase. Choose one from the list.
error-unknown-language = The hall does not speak “{ $lang }”. Choose English, 繁體中文 or 한국어.
error-slow-reader = Your connection could not keep up with the table. It reopens by itself.
error-restart = The hall is restarting. Your table is kept; the connection comes back by itself.
error-moved = This table or event is moving to another server of the hall. It is kept; try again in a moment.
error-internal = Something went wrong in the hall. Try again; if it happens again, reload the page.
error-storage = The hall’s database is not answering at the moment. Check what is there now, then try again; everything that was confirmed is kept.

## Guests

error-need-guest = The hall does not know you yet. Choose a name first.
error-metrics-key = This address needs the key of the hall’s operator (LUDARIUM_METRICS_KEY), sent as “Authorization: Bearer …”.
error-too-many-guests = Too many new guests have come from your network today. If you have been here before, use the same browser; otherwise try again later.
error-name-wrong = This name is empty, too long, or has characters that cannot be shown. Choose another one.

## Tables

error-unknown-game = The hall has no game “{ $game }”. Choose one of these: { $known }.
error-unknown-table = There is no such table; it may have been closed. Choose another one in the lobby.
error-seats-wrong = This game cannot be played with { $seats } seats. Choose one of these: { $expected }.
error-option-wrong = This game has no setting “{ $option }: { $value }”. Choose one of these: { $expected }.
error-option-clash = “{ $option }: { $value }” is possible only if “{ $other }” is one of these: { $needed }. Here it is { $found }. Change one of the two.
error-option-lesson = The lesson “{ $lesson }” is played with “{ $option }: { $expected }”, not with { $value }. Leave this setting out.
error-bot-unknown = This game has no bot “{ $bot }”. Choose one of these: { $known }.
error-bot-options = The bot “{ $bot }” has not learned this game with these settings. Choose one of these: { $known }.
error-bot-budget = “{ $bot }” does not give a possible budget. After “search:” write a number of iterations, at most { $iterations }, or of seconds, at most { $seconds }, for example search:400 or search:0.3s.
error-arena-kept = “{ $file }” keeps the games of another arena or event. Name a new file, or play with the same bots, options, players and seed.
error-workers-lost = Worker processes have ended several times without finishing a game. There may be too little memory for { $workers } of them: use fewer (--workers).
error-too-many-tables = You have too many open tables. Finish or leave one before you open another.
error-too-many-letters = You have too many unfinished correspondence tables. Finish one before you open another.
error-too-many-tables-address = Too many tables are open from your network. Join one of them, or finish one before you open another.
error-no-tables-left = All of the hall’s tables are taken. Join or watch one in the lobby, or try again later.
error-not-a-member = You do not belong to this table. Ask its host for the invite link.
error-wrong-invite = This invite is not valid for the table. Ask its host for a new link.
error-not-spectatable = This table cannot be watched. Ask its host for the invite link.
error-table-full = All seats are taken. Watch this game, or choose another table.
error-spectators-full = No more people can watch now. Try again in a while, or watch another table.
error-seat-taken = Somebody already sits there. Choose an open seat.
error-not-seated = You have no seat at this table. Take an open seat first.
error-seat-occupied = A player is present at this seat, so nobody else can take it over. Wait, or choose another seat.
error-already-started = The game has already started. You can watch it, or choose another table.
error-seat-option-not-yours = Only the player in a seat chooses what to bring there; for a bot, the host does. Choose for your own seat.
error-seat-option-late = The game has started, and what the players bring can no longer be changed. Choose it before the start next time.
error-rematch-wrong = You have no finished game that this table could follow. Open a new table without it.
error-rematch-kept = The deck lists of this event are hidden, so no other table can take over what was played here. Open a new table instead.
error-not-started = The game has not started yet. Wait for the host to start it.
error-not-host = Only the host of the table can do this. Ask the host.
error-tempo-not-yours = Only the host says how fast the bots act at this table. Ask the host.
error-tempo-over = This game is over: no bot acts here any more.
error-vote-not-open = There is nothing to vote on now. A bot can only take the seat of a player who is away.
error-vote-early = { $name } may come right back. You can let a bot take over in { $seconds } s.
error-undo-event = Nothing can be taken back at an event’s table. Call a judge if something went wrong.
error-undo-lesson = In a lesson the button “Try again” leads back to where the step began.
error-undo-nothing = You have nothing to take back yet.
error-undo-pending = Somebody’s request to take something back is still open. Wait until it is answered.
error-undo-closed = There is no request to take something back that you could answer. It may be over by now.
error-undo-moved = Something else has happened since you looked, so a different choice would be taken back. Check which one it is, then ask again.
error-redo-nothing = You have taken back nothing that can be put back. Once somebody makes a new choice, it is gone for good.
error-undo-declined = { $name } did not agree to take it back. The game goes on as it is.
error-redo-declined = { $name } did not agree to put it back. The game goes on as it is.
error-event-seats = At an event’s table everybody keeps the seat that the desk gave them. Call a judge if something is wrong.

## Records

error-record-not-ready = The record shows every secret, so it is available only after the game. Come back when the game is over.
error-record-hidden = Deck lists are hidden at this table, so its record is only for those who sat here. Ask one of them for it.
error-record-kept = The deck lists of this event are hidden, so the record of this game stays with the staff of the event. Ask them if you need to know something about it.
error-record-wrong = This file is not a record that can be replayed. Choose a file that this hall saved.
error-record-header = Line { $line } of the record is “{ $found }”. A record begins with “{ $expected }”.
error-record-version = Line { $line } of the record is for version “{ $found }” of the game; this hall has version { $expected }. Replay it in a hall of the same version.
error-record-unknown-game = Line { $line } of the record names the game “{ $found }”, which this hall does not have. Known games: { $expected }.
error-record-line = Line { $line } of the record cannot be read: “{ $found }”. What can stand here: { $expected }
error-record-seat = Line { $line } of the record lets “{ $found }” choose. It should be: { $expected }.
error-record-option = Line { $line } of the record names the setting “{ $found }”, which this game does not have. Known settings: { $expected }.
error-record-option-value = Line { $line } of the record has “{ $found }” where the game allows only: { $expected }.
error-record-illegal-choice = Line { $line } of the record has “{ $found }”, which the rules do not allow there. Some that they do allow: { $expected }.
error-record-end = Line { $line } of the record does not agree with the end of the game: “{ $found }”. Correct it or remove it. Expected: { $expected }

## The card table of Ready… Fence! ($card: a kind as “C01 ST”, or a card as “ST4”; $letter: T, B or A, the mark of a mode)

error-cards-empty = The file ends at line { $line } without any cards. Write a line for each kind of card: { $expected }
error-cards-encoding = Line { $line } has characters that are not UTF-8 text. Save the file as plain text in UTF-8 and choose it again.
error-cards-too-long = The file has { $found } characters, and is cut off at line { $line }. A card table has at most { $expected }: keep one line for each kind of card.
error-cards-columns = Line { $line } has { $count ->
        [one] 1 column
       *[other] { $count } columns
    }, not 6: “{ $found }”. Write { $expected }
error-cards-unknown = Line { $line } begins with “{ $found }”, which is not a card. Write its letters ({ $expected }), its number (C01 to C18) or its English name.
error-cards-colour = Line { $line } has the colour “{ $found }”, which no card has. Write one of these: { $expected }.
error-cards-colours = Line { $line } gives { $card } the colours “{ $found }”. This card is { $expected }: write that.
error-cards-count = Line { $line } has “{ $found }” where the count of { $card } belongs. Write how many cards this line is about; there are { $expected } of this kind.
error-cards-many = With line { $line } there are { $found } cards of kind { $card }, but the deck has { $expected }. Write a smaller count, or remove a line.
error-cards-few = The file ends at line { $line } with { $found } of the { $expected } cards of kind { $card } in the deck. Write a larger count, or add a line for the rest.
error-cards-twice = Line { $line } is about { $card } again, but its { $expected } cards are already there (from line { $first } on). Remove one of the lines.
error-cards-missing = The file ends at line { $line } without { $card } ({ $name }). Add a line for it.
error-cards-no-speed = Line { $line } has the speed “{ $found }”, but { $card } has no speed of its own. Write { $expected } there.
error-cards-speed-missing = Line { $line } has no speeds for { $card }. Write one for each card, each of { $expected }.
error-cards-speed = Line { $line } has the speed “{ $found }” for { $card }, which is not a number. Write numbers of { $expected }, with spaces between them.
error-cards-speed-range = Line { $line } has the speed { $found } for { $card }. Write a speed of at least { $least } and at most { $most }.
error-cards-speeds = Line { $line } has { $found ->
        [one] 1 speed
       *[other] { $found } speeds
    } for { $expected } cards of kind { $card }. Write one speed for each card.
error-cards-stamina-missing = Line { $line } has no SP for { $card }. Write a number from 0 to { $most }.
error-cards-stamina = Line { $line } has “{ $found }” as the SP of { $card }. Write a number from 0 to { $most }.
error-cards-stamina-two = Line { $line } gives { $card } { $found } SP, line { $first } gives it { $expected }. Cards with the same name have the same SP: write the same number in both.
error-cards-modes = Line { $line } has “{ $found }” among the modes of { $card }. Write only T (tutorial), B (basic) and A (advanced).
error-cards-advanced = Line { $line } has the modes “{ $found }” for { $card }. Every card belongs to the advanced mode: add the letter A.
error-cards-feint = Line { $line } gives { $card } the modes “{ $found }”. Feint is new in the advanced mode, and no other mode has rules for it: write only { $expected }.
# A table that can be played with anyway. $kind is the letters of the kind of card; $missing lists speeds.
error-cards-doubt = { $kind ->
    [ST] No card { $card } has the speed { $missing }. The card’s text lists v.3 → v.5, v.4 → v.6, v.5 → v.7 and v.6 → v.8: look at your cards again.
    [PR] No card { $card } has the speed { $missing }. The card’s text lists v.4 → v.2, v.5 → v.3 and v.6 → v.4: look at your cards again.
    [SH] No card { $card } has the speed { $missing }. The technical manual says that a Stop Hit at the body usually has speed 4 or 5: look at your cards again.
    [SH-fast] No card { $card } has a speed of { $missing }. The technical manual says that a Stop Hit at the wrist or the arm is faster than 5: look at your cards again.
   *[other] No card { $card } has the speed { $missing }. The card’s text lists v.4 → v.5 and v.5 → v.6: look at your cards again.
}
error-cards-yellow = With line { $line }, { $found ->
        [one] 1 Straight Thrust has
       *[other] { $found } Straight Thrusts have
    } speed 3. Exactly { $expected } must, the yellow ones: correct the speeds of { $card }.
error-cards-yellow-basic = Line { $line } keeps { $card } out of the basic mode, where each player holds one. Add the letter B.
error-cards-total-few = { $found } cards have the letter { $letter }, and { $expected } must. Add it to { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }; line { $line } is the first without it.
error-cards-total-many = { $found } cards have the letter { $letter }, and only { $expected } may. Remove it from { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; with line { $line } there are too many.
error-cards-word = “{ $found }” in line { $line } is not part of a card table. Each part looks like this: { $expected }
error-push-off = This hall sends no push messages.
error-push-wrong = This browser’s push service is none of those that this hall sends messages to.
