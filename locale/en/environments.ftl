### The environments for programs that learn and for language models: what goes wrong there.

# $game: id of the game; $options and $most: numbers.
error-environment-options = A decision of “{ $game }” has { $options } options, and the action space has room for { $most }. Use actions by meaning.
error-environment-encoding = Nobody has said how “{ $game }” is told in tensors. Register an encoding for it.
error-environment-action = Action { $action } takes none of the options. Choose one that the mask allows.
# $name: a setting of the environment, as it is written in programs.
error-environment-setting = The environment has no such “{ $name }”. Choose one of these: { $expected }.
error-environment-no-history = This state was drawn from what a seat knows, so it has no history that could be written down. Write down the state that it was drawn from.

## Text for language models

# $name: what the reader is called, such as P0.
environment-you = You are { $name }.
environment-news = Since your last decision:
environment-table = The table as you see it:
environment-cards = Cards:
# $id: the name of the card in options. $name: what it is called. $text: what it says; $says: "yes" where it says something.
environment-thing = { $says ->
    [yes] { $id } — { $name }: { $text }
   *[no] { $id } — { $name }
 }
# $kind: an English word for the kind of decision, as in programs.
environment-choose = You have to decide ({ $kind }). Answer with one of these options, spelt exactly so:
# $winners: list of players, $scores: each player with a score.
environment-over = { $count ->
    [0] The game is over, and nobody wins. Scores: { $scores }.
   *[other] The game is over. Won by: { $winners }. Scores: { $scores }.
 }
environment-cut = The game was stopped after { $limit } decisions, without a winner.
# $number: a number as text.
environment-table-number = This is table { $number }.
environment-instructions = Tabletop games with all their rules: Saboteur, King of Tokyo: Duel, Ready… Fence! and KeyForge. List the games and start one, or join a table of a hall by its address; then choose an option whenever you are asked, until the game is over.
environment-left = You have left table { $number }.
# At a table of a hall. $message: the hall's own sentence.
error-visit-refused = { $message }
error-visit-address = “{ $address }” is not the address of a table. Copy it from the table's page: https://hall.example/table/…, with ?invite=… if the table is private.
error-visit-unreachable = The hall at { $address } does not answer: { $problem }. Check the address, and that the hall is open.
error-visit-version = The hall tells of “{ $game }” in a way that this version does not know: { $problem }. Install the version of Ludarium that the hall has.
visit-silent = The hall did not answer in time. Look at the table again.
visit-lost = The line to the hall is gone. Join the table again.
visit-full = There is no free seat at this table, or its game has begun.
visit-not-begun = You sit at the table as { $name }. The game has not begun; there so far: { $names }. Wait.
visit-others = Others have to decide. Wait.
error-environment-table = There is no table { $table } here. Start a game first.
environment-notation-saboteur = Cells are written column,row from the start card (0,0): columns grow to the right, rows downwards; the goal cards are at 8,-2 and 8,0 and 8,2. CR@3,-1 lays card CR there, CR'@3,-1 lays it turned by 180°. !L>2 breaks the lantern of P2, +L>2 repairs it; P, L and C are pickaxe, lantern and mine cart. fall@3,-1 removes that card, map@0 looks at the top goal card, pass:CR discards CR face down.
environment-notation-tokyo-duel = Dice are letters: A attack, H heal, E energy, F fame, D destruction, S special. reroll:AAF rolls those dice again, stop keeps all. resolve:attack resolves that symbol next, power uses the special power, done ends the dice. buy:TD05 buys that card, sweep replaces the market. BZ06@fame:3 lays a buzz token there, BZ06'@fame:3 lays it turned. P0 pulls markers to the right, P1 to the left; > at an end shows whose side it is.
environment-notation-ready-fence = ST4 plays Straight Thrust of speed 4, ST4+AN adds an Angulation, PR5+GA parries and goes on with a Glide Attack. accept lets the threat hit, parry and distance defend without a card. forward, back and retreat move, position:line changes the weapon position, exchange:ST4 exchanges a card, stall rests, end ends the turn. G is P0 (green), R is P1 (red).
environment-notation-keyforge = play:troll plays a card of your hand, discard:troll discards it; reap:troll, fight:troll and action:troll use a card in play, and card:bumpsy chooses it, for example as the one that is attacked. troll.2 is another copy. house:mars chooses a house, place:0 puts a creature on the left flank. In brackets: power, damage after a minus, armor after a slash, Æ; z exhausted, s stunned, w warded, e enraged.
