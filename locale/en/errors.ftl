### What went wrong and what to do about it: one message for each error code (error-<code>).
### Nothing has changed when one of these is shown. Arguments are shown as they were received;
### $line counts from 1, $found is what stands there, $expected what may stand there.

## Choices

error-unknown-option = “{ $option }” is not a choice that can be made now. Choose one of those offered.
error-illegal-choice = The rules do not allow “{ $option }” now. Choose one of the offered choices.
error-dice-count = Dice entered: { $given }; dice to be rolled: { $wanted }. Enter one face for each die.
error-dice-face = “{ $face }” is not a face of a die. Use A (attack), H (heal), E (energy), F (fame), D (destruction) or S (special).
error-not-your-turn = It is not your turn. Wait until the table asks you.
error-stale-number = The game has moved on since you chose. Look at the table and choose again.
error-game-over = The game is over, and nothing more can be played. Start a new game.

## Messages

error-malformed-message = The hall cannot read this message. Reload the page and try again.
error-wrong-type = The hall does not know this kind of message. Reload the page to get its newest version.
error-too-large = The message is too large. Send a shorter one.
error-rate-limited = That was too much in a short time. Wait a few seconds and try again.
error-text-wrong = A chat message may be neither empty nor very long. Write a shorter text.
error-unknown-phrase = This table’s game does not have that phrase. Choose one from the list.
error-unknown-language = The hall does not speak “{ $lang }”. Choose English, 繁體中文 or 한국어.
error-slow-reader = Your connection could not keep up with the table. It is opened again by itself.
error-restart = The hall is restarting. Your table is kept; the connection comes back by itself.
error-internal = Something went wrong in the hall. Try again; if it happens again, reload the page.

## Guests

error-need-guest = The hall does not know you yet. Choose a name first.
error-name-wrong = This name is empty, too long, or has characters that cannot be shown. Choose another one.

## Tables

error-unknown-game = The hall has no game “{ $game }”. Choose one of these: { $known }.
error-unknown-table = There is no such table; it may have been closed. Choose another one in the lobby.
error-seats-wrong = This game cannot be played with { $seats } seats. Choose one of these: { $expected }.
error-option-wrong = This game has no setting “{ $option }: { $value }”. Choose one of these: { $expected }.
error-bot-unknown = This game has no bot “{ $bot }”. Choose one of these: { $known }.
error-too-many-tables = You have too many open tables. Finish or leave one before you open another.
error-not-a-member = You do not belong to this table. Ask its host for the invite link.
error-wrong-invite = This invite is not valid for the table. Ask its host for a new link.
error-not-spectatable = This table cannot be watched. Ask its host for the invite link.
error-table-full = All seats are taken. Watch this game, or choose another table.
error-seat-taken = Somebody already sits there. Choose an open seat.
error-not-seated = You have no seat at this table. Take an open seat first.
error-seat-occupied = A player is present at this seat, so nobody else can take it over. Wait, or choose another seat.
error-already-started = The game has already started. You can watch it, or choose another table.
error-not-started = The game has not started yet. Wait for the host to start it.
error-not-host = Only the host of the table can do this. Ask the host.
error-vote-not-open = There is nothing to vote on now. A bot can only take the seat of a player who is away.

## Records

error-record-not-ready = The record shows every secret, so it can be had only after the game. Come back when the game is over.
error-record-wrong = This file is not a record that can be replayed. Choose a file that this hall saved.
error-record-header = Line { $line } of the record is “{ $found }”. A record begins with “{ $expected }”.
error-record-version = Line { $line } of the record is for version “{ $found }” of the game; here is version { $expected }. Replay it with that version of the hall.
error-record-unknown-game = Line { $line } of the record names the game “{ $found }”, which is not here. Known games: { $expected }.
error-record-line = Line { $line } of the record cannot be read: “{ $found }”. What can stand here: { $expected }
error-record-seat = Line { $line } of the record lets “{ $found }” choose. It should be: { $expected }.
error-record-option = Line { $line } of the record names the setting “{ $found }”, which this game does not have. Known settings: { $expected }.
error-record-option-value = Line { $line } of the record has “{ $found }” where the game allows only: { $expected }.
error-record-illegal-choice = Line { $line } of the record has “{ $found }”, which the rules do not allow there. Some that they do: { $expected }.
error-record-end = Line { $line } of the record does not agree with the end of the game: “{ $found }”. Correct it or take it out. Expected: { $expected }
