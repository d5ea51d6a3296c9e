### The command line.

cli-help = A hall for tabletop games that knows all their rules.
cli-help-play = Open the hall on this machine and print its address.
cli-help-serve = Open the hall to the network.
cli-help-backup = Copy the hall’s SQLite database into a file; the hall may be open.
cli-help-restore = Put a copy that “ludarium backup” made in the place of the hall’s database.
cli-help-migrate = Bring the hall’s database to the revision of this version.
cli-help-games = List the games with their seats, bots and options.
cli-help-cards-command = Print a game’s card table, to edit and pass to --cards.
cli-help-arena = Let bots play each other, in all rotations of the seats.
cli-help-replay = Play a record back, step by step, with a drawing of the table.
cli-help-verify = Check a record: that its choices are legal, its scores right and its shuffle fair.
cli-help-engine = Drive the games from another program: JSON requests on standard input, answers on standard output.
cli-help-mcp = Let an assistant play by the Model Context Protocol, on standard input and output.
error-mcp-missing = The Model Context Protocol needs a package that is not installed. Install it: pip install "ludarium[mcp]"
cli-help-learn = Train a net for a game: it plays itself, or learns from the search, and is tried against a bot as it goes (needs the extra “learning”).
cli-help-game = The name of a game, as “ludarium games” lists it.
cli-help-option = An option of the game as name=value; may be given several times.
cli-help-mode = The mode of the game, for games that have modes; the same as --option mode=….
cli-help-cards = The card table to play with: a file, or the name of a table. For games that have card tables.
cli-help-table = Which of the tables to print; by default the usual one.
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
cli-help-ray = Play on a Ray cluster instead of the cores of this machine: the address of its head, such as 192.168.1.10:6379, or “auto” for the cluster to which this machine belongs (needs the extra “cluster”). Not together with --workers.
cli-help-keep = A file in which each game is written down as it ends; with the same file, an arena or a rehearsal that was stopped goes on.
cli-help-file = The file of the record; “-” reads standard input.
cli-help-backup-file = The file to write. It must not exist yet.
cli-help-restore-file = The copy to put back.
cli-help-migrate-rehearse = Migrate a copy of a SQLite database, say what came of it, and leave the database as it is.
cli-help-migrate-check = Change nothing; exit status 1 if the database is not at the revision of this version.
cli-help-seat = The seat to look from, counted from 0; by default a spectator.
cli-help-at = The number of the choice to begin with.
cli-help-step = Wait for a key after each step, or print everything.
cli-column-game = Game
cli-column-version = Version
cli-column-seats = Seats
cli-column-bots = Bots
cli-column-options = Options
cli-option-form = “{ $found }” is not an option. Write name=value, for example placement=start.
cli-option-text = a text of your own
cli-no-option = { $game } has no option “{ $option }”. It has these: { $known }.
cli-seat-range = There is no such seat. Seats go from 0 to { $last }.
cli-file-error = { $name } can’t be read: { $problem }.
cli-system-error = Reading or writing failed: { $problem }.
cli-fetching = Asking for the text of { $address } …
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
cli-verify-commitment = The secret matches the commitment that was given before the seats were known.
cli-verify-seed = The seed follows from the secret and the seats’ own numbers.
cli-verify-present = The record contains the proof of its shuffle.

## Looking after the database
# $file, $database: paths, or a URL without its password. $found, $known, $revision: revisions of the database, such as 0005.
cli-backup-made = The copy is complete and sound: { $file }. It holds every secret of the hall; only its owner can read it.
cli-restore-made = The copy is in its place: { $database }. Open the hall: all tables continue from the moment of the copy.
cli-restore-aside = What was there before is now called { $file }. Delete it when you no longer need it.
cli-database-contents = Revision { $revision }, { $size } KiB. People: { $people }. Unfinished tables: { $unfinished }. Finished games: { $finished }. Events: { $events }.
cli-migrate-done = The database { $database } was at revision { $found } and is now at { $known }.
cli-migrate-none = The database { $database } is at revision { $known }, as this version needs it.
cli-migrate-due = The database { $database } is at revision { $found }, and this version needs { $known }. Close all halls that use it, then run “ludarium migrate”.
# $steps: revisions with spaces between them.
cli-rehearse-steps = { $count ->
    [one] One migration leads from revision { $found } to { $known } ({ $steps }). On the copy it took { $seconds } s.
   *[other] { $count } migrations lead from revision { $found } to { $known } ({ $steps }). On the copy they took { $seconds } s.
}
cli-rehearse-none = The database is at revision { $known } already: there is nothing to migrate.
# $name: a table of the database.
cli-rehearse-fewer = The table “{ $name }” would have fewer rows: { $after } in place of { $before }.
cli-rehearse-kept-back = { $count ->
    [one] One game in progress would not be shown, because its rules have another version now.
   *[other] { $count } games in progress would not be shown, because their rules have other versions now.
}
cli-rehearse-untouched = The copy is removed; the database is as it was.

# A list, built up one item at a time.
list-pair = { $first }, { $second }

## The engine as a program: requests (each a JSON object on a line), states, positions, things on the table
error-engine-json = This line is not a JSON object: { $problem }. Write one object on one line.
error-engine-long = This line is too long. Write at most { $most } bytes.
error-engine-request = There is no request “{ $do }”. Choose one of these: { $known }.
error-engine-field = The request “{ $do }” is malformed: { $problem }. Correct it and send it again.
error-engine-state = There is no state { $state } here. Use a number that an answer gave you and that you have not dropped.
error-engine-states = The engine holds at most { $most } states. Drop some that you no longer need.
error-engine-seat = This game has no seat { $seat }. Seats go from 0 to { $last }.
error-engine-undo = { $count } choices cannot be taken back: { $made } have been made. Take back fewer.
error-engine-no-record = This state was drawn from what a seat knows, or changed by hand, so it has no record. Save the state that it came from.
error-engine-no-bot = The table itself is asked now, and bots only play at seats. Choose one of the table’s options.
error-playout-endless = This game has not come to an end after { $most } random choices. Check whether the position can end at all.
error-engine-fault = The game stumbled over this request ({ $what }); nothing has changed. Send a report with the record and the request.
error-no-positions = No positions can be set up for { $game }. Start a game and play to the position you want.
error-no-edits = The table of { $game } cannot be changed in the middle of a game. Set up a position instead.
error-edit-unfinished = The table can only be changed while the active player may play and use cards, with nothing unfinished. Choose until then.
error-edit-hidden = The table cannot be changed while deck lists are hidden. Start a game with open lists.
error-position-option = A position that is set up cannot keep “{ $option }: { $value }”. Leave this setting at “{ $expected }”.
error-position-lesson = The lesson “{ $lesson }” sets up positions of its own. Leave out the lesson, or the position.
# $part: of the position; $why: which sentence; $found, $expected: what stands there, and what belongs there.
error-position-wrong = This position cannot be set up: { $why ->
    [missing] “{ $part }” is missing. Required: { $expected }
    [unknown] there is no part “{ $part }”. The parts are: { $expected }
    [form] “{ $part }” is “{ $found }”. It is written like this: { $expected }
    [count] “{ $part }” has { $found } entries. There must be { $expected }.
    [large] its words take { $found } bytes. At most { $expected } can be read.
    [deep] it is nested too deeply. At most { $expected } levels can be read.
    [card] “{ $part }” names “{ $found }”, and there is no such card.
    [unplayable] “{ $part }” names “{ $found }”, and this card cannot be played here yet.
    [place] “{ $found }” cannot lie in “{ $part }”.
    [token] “{ $found }” in “{ $part }” is a token creature, and its player has no token card. Name one: { $expected }
    [bare] “{ $found }” in “{ $part }” carries something, and only cards in play do.
    [absent] “{ $found }” in “{ $part }” is no card of this deck, and no card that only fills the deck can give way to it.
    [effect] no card “{ $found }” begins anything that lasts.
    [effects] “{ $found }” begins several things that last. Name one: { $expected }
    [source] the card that began “{ $found }” lies nowhere. Lay out: { $expected }
    [about] “{ $found }” needs to say what it is about. Add, for example: { $expected }
    [over] “{ $found }” would be over by now, or could not have begun.
    [unsaid] “{ $found }” depends on another card in a way that no words can say.
    [icons] “{ $found }” in “{ $part }” has too many added icons. There may be { $expected }.
    [deck] with “{ $part }” a deck has { $found } cards. There are { $expected }.
    [goal] the path reaches the goal at { $found }, which would be face up. End it before that.
    [twice] both have the monster “{ $found }”. Choose two, or the setting “{ $expected }”.
    [covered] the token “{ $found }” lies on another one or off the track. The spaces are { $expected }.
    [thrust] the hand “{ $found }” has no Straight Thrust. It needs one of these: { $expected }
   *[other] “{ $part }” is “{ $found }”. What can stand there: { $expected }
}
error-unknown-thing = There is nothing called “{ $thing }” that this seat can see. Use a name that an option touches.

# The language in which card names are given.
cli-names = en

## Tournaments

cli-help-tournament = Tournaments: presets to start from, and rehearsals.
cli-help-presets = List the presets that an event can start from.
cli-help-rehearse = Play an event of bots to its end and print its rounds, penalties and standings.
cli-help-preset = The name of a preset, as “ludarium tournament presets” lists it.
cli-help-players = How many players enter.
cli-help-event-seed = Any text: the same seed plays the same event.
cli-help-quick = Draw the results instead of playing the games.
cli-help-out = Write the whole event, records included, to this file; a hall can import it.
cli-column-preset = Preset
cli-column-stages = Stages

## Moderating and looking after a hall

cli-help-admin = Moderate and look after a hall: people, tables, reports, notices, the audit log. Works on the hall’s database, also while the hall is open.
cli-help-people = Find people; ban, rename and sign them out; moderators.
cli-help-people-find = Find people by id, sign-in name, or a part of their name.
cli-help-people-show = Show somebody: sessions, tables, bans.
cli-help-people-ban = Keep somebody out; whoever is in the hall is told at once, until when and why.
cli-help-people-unban = Let somebody in again.
cli-help-people-rename = Give somebody another name, because theirs offends.
cli-help-people-sign-out = End all sessions of somebody. A guest cannot come back: they begin anew.
cli-help-people-make-moderator = Make somebody with an account a moderator.
cli-help-people-unmake-moderator = Take somebody’s office as a moderator back.
cli-help-tables = List, show and close tables.
cli-help-tables-list = List the tables that are open or play, the newest 100.
cli-help-tables-show = Show a table: its seats, and how far it is. Nothing of the game itself.
cli-help-tables-close = Close a table; whoever is there is told at once, and why.
cli-help-tables-all = Also tables that are over or were closed.
cli-help-notice = Tell everybody in the hall something; list what is told, and take it back.
cli-help-notice-say = Tell everybody something: a bar on every page, until each reader puts it away. Who reads a language that has no text gets the English one, else the Chinese, else the Korean one.
cli-help-notice-list = List the notices that hold or are to come.
cli-help-notice-take-back = Take a notice back, by its number.
cli-help-notice-en = What it says in English: one line of up to 300 characters.
cli-help-notice-zh = What it says in Chinese.
cli-help-notice-ko = What it says in Korean.
cli-help-notice-level = How it looks: info, or warning for what nobody should miss.
cli-help-notice-from = From when on: 2h, 1d, or “2027-01-31 18:00” (UTC). Without it: from now on.
cli-help-notice-until = Until when, given in the same way. Without it: until it is taken back.
cli-help-notice-all = Also those that are over or were taken back.
cli-help-notice-number = The number of a notice, as “ludarium admin notice list” prints it.
cli-help-people-warn = Tell somebody something, which stands before them until they say that they have seen it.
cli-help-people-silence = Let somebody not talk at tables until a time.
cli-help-people-unsilence = Let somebody talk again.
cli-help-admin-silence-until = When it ends: 12h, 7d, 2w, 2027-01-31, or “2027-01-31 18:00” (UTC).
cli-help-reports = What people have reported: list, show, close. Moderators decide in the page; what is about a moderator is yours.
cli-help-reports-list = List the reports that wait, the oldest first.
cli-help-reports-show = Show a report: who, why, and what is kept of it.
cli-help-reports-close = Close a report. What is done about the person is another command.
cli-help-report-number = The number of a report, as “ludarium admin reports list” prints it.
cli-help-report-all = Also those that are closed.
cli-help-report-outcome = What came of it: dismiss, warn, silence, rename or ban.
cli-help-admin-table = The id of a table, as its address and “ludarium admin tables list” have it.
cli-help-admin-log = Print the audit log: who did what to whom, when and why. The newest entry comes last.
cli-help-admin-data = The folder of the hall’s database; LUDARIUM_DATABASE counts more, as it does for “ludarium serve”.
cli-help-admin-json = Print JSON, for programs. Times are in milliseconds since 1970.
cli-help-admin-reason = Why: up to 500 characters. It stands in the audit log, and whoever is concerned reads it.
cli-help-admin-who = An id, as “ludarium admin people find” prints it, or a sign-in name.
cli-help-admin-text = An id, a sign-in name, or a part of a name.
cli-help-admin-name = The new name.
cli-help-admin-until = When it ends: 12h, 7d, 2w, 2027-01-31, or “2027-01-31 18:00” (UTC). Without it: never.
cli-help-log-about = Only entries about this person or thing, by its id.
cli-help-log-by = Only entries by this operator or person, or “operator”, “moderator” or “person” for all of a kind.
cli-help-log-act = Only entries of this act, such as ban or rename.
cli-help-log-since = Only entries from then on: 7d is seven days ago, 2027-01-31 a day (UTC).
cli-help-log-until = Only entries before then, given in the same way.
cli-help-log-number = How many entries to print at most.
cli-column-id = Id
cli-column-name = Name
cli-column-account = Account
cli-column-moderator = Moderator
cli-column-created = Since
cli-column-banned-until = Banned until
cli-column-lifted = Lifted
cli-column-reason = Reason
cli-column-session = Session
cli-column-device = Device
cli-column-seen = Last seen
cli-column-table = Table
cli-column-status = Status
cli-column-seat = Seat
cli-column-host = Host
cli-column-time = Time
cli-column-by = By
cli-column-act = Act
cli-column-about = About
cli-column-facts = Details
cli-column-number = Number
cli-column-level = Level
cli-column-from = From
cli-column-until = Until
cli-column-taken-back = Taken back
cli-column-languages = Languages
cli-column-text = Text
cli-notice-info = information
cli-notice-warning = warning
cli-column-taken-by = Taken by
cli-column-outcome = Outcome
cli-column-reported-by = Reported by
cli-column-line = Line
cli-column-decision = Decision
cli-report-abuse = abuse in chat
cli-report-name = name
cli-report-cheating = cheating or stalling
cli-report-other = other
cli-report-open = open
cli-report-taken = taken
cli-report-closed = closed
cli-outcome-dismiss = dismissed
cli-outcome-warn = warned
cli-outcome-silence = silenced
cli-outcome-rename = renamed
cli-outcome-ban = banned
cli-status-open = open
cli-status-playing = playing
cli-status-over = over
cli-status-closed = closed
# The pace of a table; $days is how many days a move somebody has at a correspondence table.
cli-pace-live = live
cli-pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
cli-act-ban = ban
cli-act-unban = unban
cli-act-rename = rename
cli-act-sign-out = sign-out
cli-act-make-moderator = make-moderator
cli-act-unmake-moderator = unmake-moderator
cli-act-delete-account = delete-account
cli-admin-guest = guest
cli-admin-club = by the club
cli-admin-for-good = for good
cli-admin-by-operator = operator { $by }
cli-admin-by-moderator = moderator { $by }
cli-admin-by-person = person { $by }
cli-admin-about-person = person { $about }
cli-admin-about-table = table { $about }
cli-admin-about-notice = notice { $about }
cli-admin-about-report = report { $about }
# $found: what somebody wrote as a time.
cli-admin-time-form = “{ $found }” is no time. Write how far it is from now, such as 12h, 7d or 2w, or a day such as 2027-01-31, with a time of day if you like.
cli-admin-no-act = There is no act “{ $found }”. There are these: { $known }.
cli-admin-nobody = Nobody is called that.
cli-admin-banned = { $who } is banned for good.
cli-admin-banned-until = { $who } is banned until { $until }.
cli-admin-unbanned = { $who } may come in again.
cli-admin-renamed = { $who } is called { $name } from now on.
cli-admin-signed-out = { $count ->
    [0] { $who } had no session.
    [one] The session of { $who } has ended.
   *[other] The { $count } sessions of { $who } have ended.
}
cli-admin-moderator-made = { $who } is a moderator.
cli-admin-moderator-unmade = { $who } is no moderator any more.
cli-column-private = Private
cli-column-people = People
cli-column-pace = Pace
cli-column-event = Event
cli-column-choices = Choices
cli-column-kind = Kind
cli-column-bot = Bot
cli-seat-open = open
cli-seat-person = person
cli-seat-bot = bot
cli-act-close-table = close-table
cli-act-say-notice = say-notice
cli-act-take-back-notice = take-back-notice
cli-act-silence = silence
cli-act-unsilence = unsilence
cli-act-warn = warn
cli-act-see-warning = see-warning
cli-act-take-report = take-report
cli-act-give-back-report = give-back-report
cli-act-close-report = close-report
cli-admin-no-tables = There are no such tables.
cli-admin-table-closed = Table { $table } is closed.
# $found is what somebody wrote, $known a list of words.
cli-admin-no-level = There is no level “{ $found }”. There are these: { $known }.
cli-admin-notice-said = Notice { $number } is said: everybody in the hall reads it from its beginning on.
# $lang and $other: tags of languages, such as en or zh-Hant.
cli-admin-notice-missing = There is no text in { $lang }: whoever reads { $lang } gets the one in { $other }.
cli-admin-no-notices = There are no notices.
cli-admin-notice-taken-back = Notice { $number } is taken back.
cli-admin-silenced = { $who } may not talk at tables until { $until }.
cli-admin-unsilenced = { $who } may talk again.
cli-admin-warned = { $who } is told so.
cli-admin-no-reports = There are no such reports.
cli-admin-report-closed = Report { $number } is closed.
cli-admin-no-outcome = There is no outcome “{ $found }”. There are these: { $known }.
# $database: a file, or a URL without its password.
error-admin-no-hall = There is no hall’s database at “{ $database }”. Name the hall’s folder with --data, or its database with LUDARIUM_DATABASE.
# $found and $known: numbers of revisions of the database, such as 0005.
error-admin-older = The database is at revision { $found }, and this version needs { $known }. Open the hall once with this version, then try again.
error-admin-person = Nobody has the id or the sign-in name “{ $who }”. Look with “ludarium admin people find”.
error-admin-reason = Give a reason of 1 to { $most } characters, without invisible ones.
error-admin-until = That time has passed. Give one that is still to come.
error-admin-not-banned = { $name } is not banned. Look with “ludarium admin people show”.
error-admin-moderator-guest = { $name } is a guest. Only somebody with an account can be a moderator.
error-admin-moderator-already = { $name } is a moderator already.
error-admin-moderator-none = { $name } is no moderator.
error-admin-table = There is no table { $table }. Look with “ludarium admin tables list”.
error-admin-table-event = Table { $table } belongs to event { $event }. Its staff decide at the desk.
error-admin-table-over = Table { $table } has ended already.
error-admin-notice-text = Give a text in at least one language: one line of 1 to { $most } characters, without invisible ones.
error-admin-notice-time = This notice would end before anybody has seen it. Give an end that is still to come and after its beginning.
error-admin-notice = There is no notice { $number }. Look with “ludarium admin notice list”.
error-admin-notice-over = Notice { $number } is over already.
error-admin-not-silenced = { $name } may talk already. Look with “ludarium admin log --about”.
error-admin-report = There is no report { $number }. Look with “ludarium admin reports list”.

## KeyForge’s decks
cli-help-keyforge = KeyForge: decks rated by play.
cli-help-rate = Rate decks by play: each meets a fixed field of decks, a bot in both seats, and gets a rating with its interval, its matchups, and what each of its cards was worth.
cli-help-rate-decks = A deck: a file, an id or an address, a deck in one word, or the name of a sealed deck such as sealed-AoA.
cli-help-rate-games = How many games each deck has at the end, kept ones included; 192 by default, and as many as there is time for with --seconds alone.
cli-help-rate-seconds = Play for at most so many seconds; what has begun is played to its end.
cli-help-rate-bot = The bot in both seats: greedy, or a search such as search:100.
cli-help-rate-seed = Any text: the same seed draws the same sealed decks and plays the same games.
cli-help-rate-data = The folder for what is kept: games go into its folder “ratings”, and those that are there are not played again.
cli-help-results-out = Write all results to this file: a page (.html), or every game as Parquet (.parquet, for programs; needs the extra “parquet”). May be given several times.
error-parquet-missing = Parquet needs a package that is not installed. Install it: pip install "ludarium[parquet]"
cli-ray-or-workers = Choose one of the two: --workers plays on this machine, --ray on a cluster with all of its cores.
error-cluster-no-ray = Playing on a cluster needs a package that is not installed. Install it: pip install "ludarium[cluster]"
error-cluster-silent = Nobody answers at “{ $address }”. Start Ray on one machine (ray start --head --port=6379), let the others join it, and give the address that it prints.
error-cluster-refused = Ray cannot work with the cluster at “{ $address }”. It says: { $why }
error-cluster-other-version = The machine { $machine } of the cluster has Ludarium { $found }, and this one has { $version }. Install the same version on all of them, and start Ray there again.
error-cluster-no-ludarium = The machine { $machine } of the cluster has no Ludarium where its Ray runs. Install version { $version } there: pip install "ludarium[cluster]=={ $version }"
error-cluster-no-cores = The cluster at “{ $address }” has had no processor core for a minute. Let a machine join it: ray start --address={ $address }
error-cluster-workers-lost = The same game has ended several workers of the cluster in a row. There may be too little memory for all { $workers } cores: start Ray with fewer (ray start --num-cpus).
cli-help-rate-details = Print matchups and cards of each deck as well; with one deck they always are.
cli-rate-playing = { $count ->
    [one] Rating one deck
   *[other] Rating { $count } decks
}
cli-rate-stopped = Stopped. What was played is kept: the same command goes on from there.
cli-out-form = “{ $found }” has an ending that is not known here. End the name of the file with one of these: { $known }.

## Ready… Fence!’s tables of cards
cli-help-fence = Ready… Fence!: tables of cards tried by play.
cli-help-balance = Play bouts with a table of cards and count what happens: length, touches, who wins, and how often each card is played; or compare two tables. Each figure comes with its interval.
cli-help-fence-cards = The table: its name (proposed, even, lively), a file, or a table in one word.
cli-help-fence-change = Changes numbers of the table: PR=4556 sets the speeds of all Parries and Ripostes, FL=/1 what a Flèche costs, FL=567/1 both. May be given several times.
cli-help-fence-against = The table to compare with, given like --cards; with --change alone it is the table before the changes.
cli-help-fence-mode = The mode: tutorial, basic or advanced.
cli-help-fence-bot = The bot on both sides: greedy, random, or a search such as search:20.
cli-help-fence-games = Bouts with each table.
cli-help-fence-seed = Any text: the same seed plays the same bouts, and deals the same cards by every table.
cli-help-fence-keep = A folder in which each bout is written down as it ends; with the same folder it is not played again.
cli-help-fence-details = Print each card of each table as well.
cli-help-fence-search = Look for the fewest numbers of a table whose change mends its balance: one number at a time goes up or down by one, and the best tables are changed further. What is found is played once more with other deals.
cli-help-fence-untouched = Goal: at most so many per cent of the phrases end without a touch.
cli-help-fence-parry = Goal: a Parry and Riposte is played in at least so many per cent of its opportunities.
cli-help-fence-share = Goal: no card has more than so many per cent of all cards played.
cli-help-fence-changes = At most so many changed numbers; it ends before if a table reaches all goals.
cli-help-fence-search-games = Bouts by which a table is judged; many are given up after a quarter of them.
cli-help-fence-check = Bouts with other deals, of which the figures come.
cli-fence-searching = Playing bouts
cli-fence-playing = { $count ->
    [one] Playing one bout
   *[other] Playing { $count } bouts
}
cli-fence-stopped = Stopped. The figures are those of the bouts that were played.
error-cards-change = “{ $found }” can’t be read as a change of a card table. Write a card, “=”, one speed for each of its cards, and after a slash what it costs, such as { $expected }. Cards: { $known }. Where the card has no speed, only its cost can be changed.

## Nets that learn
cli-help-learn-out = The folder for the checkpoint, the net (net.onnx) and the curve. With the same folder a training that was stopped goes on.
cli-help-learn-seed = A number: the same seed trains the same net on the same machine.
cli-help-learn-rounds = How many rounds of play and learning; 0 is the game’s usual number.
cli-help-learn-until = Stop after this round, as though the training had been interrupted there; 0 goes on to the last.
cli-help-learn-minutes = Stop after so many minutes; 0 goes on to the last round.
cli-help-learn-method = How to learn: “gradients” (the net plays itself) or “teacher” (it learns to say at once what a bot says after thinking). Each game has its usual one.
cli-help-learn-start = Begin with the net of this checkpoint of another training.
cli-help-learn-games = Games side by side (gradients), or games in a round (teacher); 0 is the usual number.
cli-help-learn-teacher = The bot that teaches, such as search:10 or greedy.
cli-help-learn-rate = The learning rate in the beginning; 0 is the usual one.
cli-help-learn-against = The bot against which the net is tried; usually greedy.
cli-help-learn-trials = How many games a trial has; 0 is the usual number.
cli-help-learn-every = Rounds between two trials; 0 is the usual number.
cli-help-learn-device = Where PyTorch computes: “cpu” or “cuda”; by default the GPU where there is one.
cli-learn-methods = Choose one of these ways to learn: { $known }.
cli-learn-playing = Learning { $game }
cli-learn-done = Rounds: { $rounds }. Games: { $games }. Won against { $bot }: { $share }. The net is in { $folder }.
error-learning-missing = Training needs packages that are not installed. Install them: pip install "ludarium[learning]"
error-learn-other = { $folder } has the training of another game, or of a net of another size. Choose another folder.
error-nets-missing = The bot “net” needs packages that are not installed. Install them: pip install "ludarium[nets]"
error-net-none = Ludarium brings no net for { $game }. Train one with “ludarium learn”, and name its file: net:FILE.
error-net-file = There is no net at “{ $file }”.
error-net-unreadable = “{ $file }” can’t be read as a net in the format ONNX.
error-net-other = The net “{ $file }” was not made for { $game } as it is in this version of Ludarium. Train it again.
