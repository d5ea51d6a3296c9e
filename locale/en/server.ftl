### What the server itself says: in the terminal, where there is no page, and refusals of its own.

# $address: what to type into a browser, such as http://localhost:8000.
server-open-at = The hall is open: { $address }
server-page-missing = The hall is open, but its page has not been built. In a checkout, run “make play”, which builds it.
server-debug = Debug pages are on: every secret of every table can be read on this machine, at /debug.

# $until: a time such as “2027-01-31 18:00 UTC”, or never. $reason: what the operator wrote, a sentence or a word.
error-banned = { $until ->
    [never] You are banned from this hall for good. The reason given: { $reason }
   *[other] You are banned from this hall until { $until }. The reason given: { $reason }
}
# $reason: what the operator wrote, a sentence or a word.
error-table-closed = This table was closed by those who run the hall. The reason given: { $reason }
error-seats-open = Some seats are still open. Wait for players or give the open seats to bots, then start.
error-not-found = There is nothing at this address. Go to the lobby and look there.
error-belonging-gone = You do not keep this any more. Look at your list again.
error-belongings-many = You keep { $most } already, and there is no room for more. Remove some that you no longer need.
error-belonging-choice = There is nothing to keep here: give the text of a deck of your own.
error-wrong-origin = This request comes from another site, so the hall does not follow it. Open the hall’s own page.
error-wrong-host = The hall does not answer under this name. Open it at the address that its organizer gave you.
# $port: a number as text.
error-port-taken = Port { $port } is in use on this machine. Choose another one with --port.
# $folder: a path.
error-data-in-use = Another hall is open on the data in “{ $folder }”. Close it, or choose another folder with --data.
# $address: what to type into a browser.
error-data-in-use-at = The hall on the data in “{ $folder }” is already open: { $address }. Open that address, or close that hall first. For a second hall, choose another folder with --data and another port with --port.
# $folder: a path. $problem: what the system says, in its own words.
error-data-fault = The data folder “{ $folder }” cannot be used: { $problem }. Make sure that the hall may read and write it and that the disk has room, or choose another folder with --data.
# $database: a file, or a URL without its password.
error-database-in-use = Another hall is open on the database “{ $database }”. Close it first: one database serves one hall at a time.
error-node-in-use = A node called “{ $node }” is open on the database “{ $database }” already. Give each node a name of its own (LUDARIUM_NODE).
error-node-sqlite = Several nodes need PostgreSQL (LUDARIUM_DATABASE). On SQLite there is one hall: leave LUDARIUM_NODE empty.
# $found and $known: numbers of revisions of the database, such as 0005.
error-database-newer = A newer version of Ludarium made this database: it is at revision { $found }, and this version knows revisions up to { $known }. Nothing was changed. Install the newer version, or choose another database.
# $problem: what the database or the system says, in its own words.
error-database-fault = The database “{ $database }” cannot be used: { $problem }. Make sure that it is running, that the hall may read and write it and that its disk has room, then start again.
error-database-url = LUDARIUM_DATABASE cannot be used: { $problem }. Give a URL that begins with sqlite+aiosqlite:/// or postgresql+asyncpg://; the second needs the extra ludarium[postgres].
error-database-lost = The connection to the database “{ $database }” was lost, and meanwhile another hall opened it, so this hall has closed. Close one of the two, then start again.
# Traces by OpenTelemetry. $name: a variable of the environment. $problem: what OpenTelemetry says, in its own words.
error-traces-missing = { $name } asks for traces, and what sends them is not installed. Install the extra ludarium[traces], or say OTEL_TRACES_EXPORTER=none.
error-traces-wrong = The settings of traces (OTEL_…) cannot be used: { $problem }.
# Backups. $database and $file: paths; for PostgreSQL a URL without its password. $problem: what the database or the system says, in its own words.
error-backup-postgresql = The database “{ $database }” is on PostgreSQL, which has its own tools: back up with pg_dump, restore with pg_restore, and rehearse a migration on a restored dump.
error-backup-none = There is no database “{ $database }”. Name the data folder with --data, or the database with LUDARIUM_DATABASE.
error-backup-exists = “{ $file }” already exists and was not changed. Give the copy another name.
error-backup-same = “{ $file }” is the hall’s database itself. Name a copy of it.
error-backup-missing = There is no file “{ $file }”. Nothing was changed.
error-backup-fault = “{ $file }” cannot be used: { $problem }. Nothing was changed. Use another copy.
error-backup-not-hall = “{ $file }” is a database, but not one of a hall. Nothing was changed.
error-backup-unwritten = “{ $file }” could not be written: { $problem }. Make sure that you may write there and that the disk has room, then try again.
# Texts that people name by an id or an address instead of giving them, such as decks.
error-fetch-off = This hall fetches nothing from elsewhere. Give the file or its text instead.
error-fetch-going = The text that you named last is still being fetched. Wait until it is there, then try again.
error-fetch-busy = Too many texts are being fetched at the moment. Try again in a few seconds, or give the file.
error-fetch-slow = The text did not come in time. Try again later, or give the file.
# $name and $found: an environment variable and its value; $expected: int, float, str or Path.
error-setting-wrong = The setting { $name } cannot be “{ $found }”. Give it a value of this kind: { $expected }.
error-replay-lesson = A lesson has no replay. Begin the lesson again to see it once more.
# $seat: the number of a seat as text, from 0.
error-replay-seat = This table has no seat { $seat }. Choose one of its seats, or look as a spectator.
error-position-untold = No moment of this game up to here can be written as a position. Lay it out by hand, or choose a later moment.
error-position-seat = Bots have all seats, and nobody would play. Leave one seat to yourself.
error-analysis-mine = The engine is already looking at another game for you. Wait until it is done, or call it off.
error-analysis-full = The engine is looking at as many games as it can. Try again in a few minutes.
# $most: a number of decisions.
error-analysis-long = This game has more than { $most } decisions, which is too long for an analysis.
error-lab-mine = Your last run in the balance lab is still going on. Wait until it is done, or stop it.
error-lab-full = The balance lab is playing as many runs as it can. Try again in a few minutes.
error-lab-busy = The bots have so many tables to play at that the balance lab has to wait. Try again in a few minutes.
error-hint-none = There are no hints at this table. They are given where you play alone with bots, and neither in rated games nor at events nor in lessons.
error-hint-not-now = There is nothing to give a hint about at the moment. Ask when you have to choose between several options.
error-hint-busy = Your last hint is still being worked out. Wait a moment.
