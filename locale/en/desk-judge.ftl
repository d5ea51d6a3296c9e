### The player's own page, the judge's page, the deck desk, and the clocks of a table.
### $player, $judge and $name are names of people, $players names already joined, $card and $cards names of cards,
### $deck the name of a deck, $set and $code a set, $kind the name of a penalty. All counts are numbers.

## My table

desk-mine-table = Table
desk-mine-bye = { $unit ->
        [game] You have the bye in this game: it counts as a win, and you are free until the next one.
       *[round] You have the bye in this round: it counts as a win, and you are free until the next one.
    }
desk-mine-against = { $count ->
        [one] Opponent
       *[other] Opponents
    }
desk-mine-order = Turn order: { $players }
desk-mine-first = You are first player.
desk-mine-left = Time left
desk-mine-hall = Go to the table
desk-mine-hall-watch = Watch the table
desk-mine-outcome-won = Won
desk-mine-outcome-lost = Lost
desk-mine-outcome-both-lost = Both lost
desk-mine-outcome-points = Played
desk-mine-outcome-bye = Bye
desk-mine-outcome-hidden = Kept until the finalists are named
desk-mine-result = Result
desk-mine-first-needed = Decide by chance who goes first, and record it here before the game begins.
desk-mine-early = The game has not begun. Report its result here once it is over.
desk-mine-how = How did it end?
desk-mine-entered = The result has been entered in the meantime.
desk-mine-other = The other side has now reported: look at that before you report.
desk-mine-sure = Report this result?
desk-mine-report = Report
desk-mine-points-of = { $player } { $points }
desk-mine-rounds-of = { $player } { $points } ({ $one }+{ $two }+{ $three })
desk-mine-conflict = The reports differ: a judge is coming. Report again if yours was wrong.
desk-mine-you-said = You reported:
desk-mine-confirm = That is right
desk-mine-differs = Something else happened
desk-mine-reported = You have reported this; it counts once the others have confirmed it:
desk-mine-won = I won
desk-mine-correct = Correct my report
desk-mine-course = So far
desk-mine-place = Place { $rank } of { $count }
desk-mine-drop = Leave the event
desk-mine-drop-about = You will not be paired. The organizer can undo this.
desk-mine-where = Where do I sit?
desk-mine-hello = Hello, { $name }
desk-mine-over = The event is over. Thank you for playing.
desk-mine-waits = { $unit ->
        [game] The pairing of the next game appears here once it is published.
       *[round] The pairing of the next round appears here once it is published.
    }
desk-mine-check-in = Please check in with the organizer.
desk-mine-deck = My deck
desk-mine-penalties = My penalties
desk-mine-notices-game-start = Before the game
desk-mine-notices-during = During the game
desk-mine-notices-overtime = Time is up

## Calls

desk-judge-call = Call a judge
desk-judge-call-text = What is it about?
desk-judge-call-about = You can leave this empty.
desk-judge-called = A judge has been called. Please wait at the table.
desk-judge-coming = { $judge } is on the way.
desk-judge-ruling = Ruling:
desk-judge-calls = Calls
desk-judge-calls-none = Nobody is calling.
desk-judge-since = { $minutes ->
        [0] just now
        [one] for 1 minute
       *[other] for { $minutes } minutes
    }
desk-judge-taken = { $judge } is on the way.
desk-judge-settle = Settle
desk-judge-settle-of = Settle { $player }’s call
desk-judge-ruling-text = What was ruled? It is kept in the log.
desk-judge-settled = { $count ->
        [one] 1 settled call
       *[other] { $count } settled calls
    }
desk-judge-no-ruling = Settled without a ruling.
desk-judge-table = To the table
desk-judge-back = Back to all tables
desk-judge-tables = Tables
desk-judge-tables-none = No table needs a judge.
desk-judge-why-conflict = Reports differ
desk-judge-why-overtime = Time is up: overtime procedure
desk-judge-why-time = Time is up
desk-judge-why-tie-differs = Tie-break: the numbers differ
desk-judge-why-tie-agreed = Tie-break: confirm the result
desk-judge-other-table = Another table
desk-judge-choose-table = Choose a table
desk-judge-asked = The rules ask
desk-judge-second-about = One judge and one organizer have to agree.
desk-judge-organizer-decides = The organizer decides this.
desk-judge-people = People and penalties
desk-judge-people-about = Without a search, this lists people who have a penalty.
desk-judge-spectator = A spectator who is not on the list
desk-judge-spectator-add = Add spectator
desk-judge-spectator-about = The organizer can add a spectator who is not on the list.

## Penalties

desk-penalty-give = Give a penalty
desk-penalty-propose = Refer to a second person
desk-penalty-of = Penalty for { $player }
desk-penalty-before = Penalties so far
desk-penalty-none = No penalties in this event.
desk-penalty-nobody = Nobody has a penalty.
desk-penalty-record = Record
desk-penalty-count = { $kind }: { $count }
desk-penalty-waits = waits for a second person
desk-penalty-by = Given by { $judge }.
desk-penalty-second = Agreed to by { $judge }.
desk-penalty-infraction = What happened?
desk-penalty-search = Search the list
desk-penalty-other = Choose another
desk-penalty-kind = Penalty
desk-penalty-choose = Choose a penalty
desk-penalty-answer = Answer and reason
desk-penalty-remedy = What is done about the game
desk-penalty-remedy-none = Nothing
desk-penalty-text = What exactly happened
desk-penalty-text-about = This penalty is recorded in writing.
desk-penalty-game = Round of the game
desk-penalty-turn = Turn
desk-penalty-game-of = game round { $number }
desk-penalty-turn-of = turn { $number }
desk-penalty-direct = Serious: without the usual warnings first
desk-penalty-direct-about = It takes effect when one judge and one organizer agree.
desk-penalty-organizer = Only an organizer can give this penalty. It is referred to the organizer, and takes effect when they agree.
desk-penalty-given = { $player }: { $kind }
desk-penalty-given-waits = { $player }: { $kind }. It waits for a second person.
desk-penalty-fault-infraction = Choose what happened.
desk-penalty-fault-kind = Choose a penalty.
desk-penalty-fault-text = Write down exactly what happened: this penalty is recorded in writing.
desk-penalty-fault-answer = Answer the question: the answer is kept with the penalty.
desk-penalty-fault-number = Enter rounds and turns as numbers.

## Overtime

desk-overtime = Overtime procedure
desk-overtime-none = The game has not begun: record the first player before this.
desk-overtime-turn = Whose turn:
desk-overtime-early = There is time left. The overtime procedure begins when it is up.
desk-overtime-aside = Other ways the game can end
desk-overtime-steps = Confirmed so far
desk-overtime-sure = Has this happened?
desk-tie = Tie-break procedure
desk-tie-about = Count forged keys, æmber in the pool (not on cards), chains, and creatures in play, token creatures included.
desk-tie-count-keys = Forged keys
desk-tie-count-amber = Æmber in the pool
desk-tie-count-chains = Chains
desk-tie-count-creatures = Creatures in play
desk-tie-of = { $count }, { $player }
desk-tie-less = One less: { $count }, { $player }
desk-tie-more = One more: { $count }, { $player }
desk-tie-confirmed = Confirmed by { $players }.
desk-tie-says = { $player } says
desk-tie-you-say = You say
desk-tie-proposed = Both say the same. Proposed result: { $player } wins. A judge confirms it.
desk-tie-differs = The numbers differ: a judge has been called. Count again, and correct your numbers here if they were wrong.
desk-tie-take = { $player } is right: take these numbers
desk-tie-state = These are the numbers
desk-tie-agree = I confirm these numbers
desk-tie-state-both = Both players confirm these numbers

## Clocks of a Saboteur table

desk-turns = Clocks of this table
desk-turns-start = Start player of the round
desk-turns-round = Round { $number }
desk-turns-untimed = Untimed period
desk-turns-move = Countdown
desk-turns-next = Turn over: { $player } is next
desk-turns-alarm = Time is up for { $player }.
desk-turns-hand = Cards in hand
desk-turns-draw = Draw a card at random
desk-turns-stall-who = Who is stalling?
desk-turns-stall-of = Rule that { $player } is stalling?
desk-turns-stall-about = From now on, every turn of this player in the untimed period has a time limit, until the round is over.
desk-turns-end-about = Both clocks stop. The next round starts them again.

## Decks

desk-decks-set = { $name } ({ $code })
desk-decks-houses = Houses: { $houses }
desk-decks-beside = Beside the deck: { $cards }
desk-decks-list = { $count ->
        [one] List of 1 card
       *[other] List of { $count } cards
    }
desk-decks-copies = { $card } × { $count }
desk-decks-hidden = The list is hidden.
desk-decks-of = Decks of { $player }
desk-decks-text = Deck list, file or page of the Master Vault
desk-decks-text-about = Paste the list (one card per line under its house), the JSON of the Master Vault, or the address of the deck’s page there; or choose a file.
desk-decks-language = Language of the cards
desk-decks-bring = Register a deck
desk-decks-bring-more = Register another deck
desk-decks-brought = The deck is registered.
desk-decks-take = Withdraw the deck
desk-decks-take-about = “{ $deck }” is no longer registered, and what was built from it must be built again.
desk-decks-wrong = { $count ->
        [one] 1 thing is wrong. The deck can’t be played yet.
       *[other] { $count } things are wrong. The deck can’t be played yet.
    }
desk-decks-good = The deck may be played.
desk-decks-unseen = Nothing is wrong with the list. Staff have not looked at the deck yet.
desk-decks-vault = Registered in the Master Vault.
desk-decks-no-vault = No page of the Master Vault is known.
desk-decks-compared = Its list was compared.
desk-decks-attest = Seen by staff
desk-decks-attest-listed = List matches the identity card
desk-decks-attest-official = Bought, official product
desk-decks-attest-genuine = No copied cards
desk-decks-pods = Choose the pods
desk-decks-pods-about = Choose three pods: three different houses, all from one set. Or play a deck as it is.
desk-decks-pods-sets = The pods must be from one set.
desk-decks-pods-house = The houses must differ.
desk-decks-chosen = { $count } of { $all } pods chosen.
desk-decks-whole = Play this deck as it is
desk-decks-beside-choose = What lies beside the deck?
desk-decks-name = Name of the deck (optional)
desk-decks-build = This is my deck
desk-decks-built = The deck is handed in.
desk-decks-played = Deck being played
desk-decks-show = Show my list to spectators
desk-decks-show-about = Players never see it; spectators only if you allow it.
desk-decks-sealed-staff = Staff enter the sealed decks you are given.
desk-decks-window-rounds = The deck may be rebuilt from the end of your game until the next pairing is published.
desk-decks-more-time = { $minutes ->
        [one] 1 more minute to build
       *[other] { $minutes } more minutes to build
    }
desk-decks-open-now = Open the decks now
desk-decks-open-about = Everybody opens the sealed decks at the same time. The time to build begins.
desk-decks-open = { $count } of { $all } players do not have a deck in order yet.
desk-decks-only-all = All
desk-decks-only-open = Not in order
desk-decks-state-none = no deck
desk-decks-state-faulty = { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }
desk-decks-state-unattested = not looked at
desk-decks-state-good = in order
desk-decks-nothing = There are no decks to see.
desk-decks-back = Back to all decks

## The table of sets and the restricted list

desk-sets-legal = May be played
desk-sets-barred = May not be played
desk-sets-edit = Change the set table
desk-sets-official = Only somebody with the role “Official” can change these tables.
desk-sets-new = New set
desk-sets-code = Code
desk-sets-name-zh = Name in Traditional Chinese
desk-sets-name-en = Name in English
desk-sets-kind = Kind
desk-sets-reference = Beside a deck of pods
desk-sets-released = Day of release in Traditional Chinese (2024-07-23)
desk-sets-remove = Remove { $code }
desk-sets-begin = Start from
desk-sets-empty = An empty line
desk-sets-publisher = The publisher’s later text asks for: { $reference }.
desk-sets-add = Add a set
desk-sets-fault-code = A code has 1 to 8 letters and digits.
desk-sets-fault-twice = This code is in the table twice.
desk-sets-fault-name = Both names are needed.
desk-sets-fault-day = Write the day as 2024-07-23.
desk-restricted-version = List of { $version }. A deck may have cards of at most one of these names.
desk-restricted-any = any number
desk-restricted-copies = { $count ->
        [one] at most 1
       *[other] at most { $count }
    }
desk-restricted-edit = Change the list
desk-restricted-day = Day of the new list (2024-07-23)
desk-restricted-why = Why the earlier list is used again
desk-restricted-new = New card
desk-restricted-most = Copies allowed
desk-restricted-most-about = 0 for any number.
desk-restricted-remove = Remove { $card }
desk-restricted-add = Add a card
desk-restricted-fault-day = Write the day as 2024-07-23.
desk-restricted-fault-older = This list is older than the one in force. Say why it is used again.
desk-restricted-fault-name = Every card needs its name in Traditional Chinese.
desk-restricted-fault-copies = Enter copies as a number from 0 to 36.
