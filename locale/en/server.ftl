### What the server itself says: in the terminal, where there is no page, and refusals of its own.

# $address: what to type into a browser, such as http://localhost:8000.
server-open-at = The hall is open: { $address }
server-page-missing = The hall is open, but its page has not been built. In a checkout, run “make play”, which builds it.

error-seats-open = Some seats are still open. Wait for players or give the open seats to bots, then start.
error-not-found = There is nothing at this address. Go to the lobby and look there.
error-wrong-origin = This request comes from another site, so the hall does not follow it. Open the hall’s own page.
# $port: a number as text.
error-port-taken = Port { $port } is in use on this machine. Choose another one with --port.
# $folder: a path.
error-data-in-use = Another hall is open on the data in “{ $folder }”. Close it, or choose another folder with --data.
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
