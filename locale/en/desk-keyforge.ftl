### KeyForge at the tournament desk: decks, checklists, overtime, penalties.
### $deck is a deck's name, $set the code of a set, $card and $other cards, $found what stands there, $expected what may
### stand there, $player somebody's name, $house a house as files write it.

## What is wrong with a registered deck

desk-fault-count-one = { $found ->
        [0] No deck is registered. Register one deck.
       *[other] { $found } decks are registered, and this format is played with one. Keep one of them.
    }
desk-fault-count-sealed = In this event every player opens { $expected ->
        [one] 1 sealed deck
       *[other] { $expected } sealed decks
    }, but this player has { $found }. Enter exactly the decks that this player was given.
desk-fault-nothing = No deck has been chosen to play with. Choose a whole deck, or three pods where the format allows it.
desk-fault-both = Both a whole deck and single pods are chosen. Choose one or the other.
desk-fault-changed = In this format a deck is played exactly as it is. Take out the pods and reference cards that were chosen, and choose the whole deck.
desk-fault-foreign = This uses a deck that the player has not registered. Use only the player’s own decks.
desk-fault-pods = { $found ->
        [one] 1 pod is chosen
       *[other] { $found } pods are chosen
    }, and an alliance deck has { $expected }. Choose { $expected } pods.
desk-fault-pod-house = The deck “{ $deck }” has no pod of { keyforge-deck-house }. Choose one of its three houses.
desk-fault-pod-sets = The pods come from the sets { $set } and { $second }. Choose pods of one set.
desk-fault-pod-twice = { $found } pods are of { keyforge-deck-house }. Choose three different houses.
desk-fault-no-reference = “{ $card }” is not a reference card. Remove it from beside the deck.
desk-fault-tide = An alliance deck of the set { $set } must have the tide card beside it exactly once; here it is there { $found ->
        [one] 1 time
       *[other] { $found } times
    }. Put exactly one with the deck.
desk-fault-token = A deck of the set { $set } must have exactly one token creature card beside it; here there { $found ->
        [one] is 1
       *[other] are { $found }
    }. Choose the one that belongs to a deck that gives a pod.
desk-fault-token-foreign = The token creature { $card } belongs to none of the decks that give a pod. Choose one that does.
desk-fault-prophecies = A deck of the set { $set } must have all prophecies of one of the decks that give a pod. Choose the prophecies of one deck, and all of them.
desk-fault-reference = { $card } may not be beside a deck built from pods of the set { $set }. Remove it.
desk-fault-restricted-names = The deck has { $found } names from the restricted list of { $version }, among them { $card } and { $other }, but at most one is allowed. Exchange pods until one name is left.
desk-fault-restricted-copies = { $card } is in the deck { $found ->
        [one] 1 time
       *[other] { $found } times
    }, but the restricted list of { $version } allows it { $expected ->
        [one] once
       *[other] { $expected } times
    }. Exchange a pod that has it.
desk-fault-differs = The list of “{ $deck }” is not the one that the Master Vault has. Nothing in a deck may be changed: use the Master Vault’s list.
desk-fault-not-compared = The list of “{ $deck }” has not been compared yet. Give its Master Vault page, or let staff compare it with the identity card at check-in.
desk-fault-language = “{ $deck }” is printed in “{ $found }”, but this event is played with decks in “{ $expected }”. Choose another deck.
desk-fault-unregistered = “{ $deck }” has no number in the Master Vault. Register it there and give the address of its page.
desk-fault-late = “{ $deck }” was registered { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } after the deadline. Ask the organizer whether it may still be played.
desk-fault-set-unknown = “{ $deck }” is from the set { $set }, which the set table does not have. An official can add the set; until then choose another deck.
desk-fault-set-illegal = “{ $deck }” is from the set { $set }, which may not be played in events. Choose another deck.
desk-fault-set-other = “{ $deck }” is from the set { $set }, but this event is played with { $expected }.

desk-fault-attest-listed = Nobody has compared the list of “{ $deck }” with its identity card. Compare them, then confirm it.
desk-fault-attest-official = Nobody has confirmed that “{ $deck }” is an official deck that was bought. Look at it and confirm it.
desk-fault-attest-genuine = Nobody has confirmed that “{ $deck }” has no copied cards. Look at it and confirm it.

## What is wrong with what an event names

desk-fault-event-decks = Each player can be given 1 to { $expected } sealed decks, not { $found }.
desk-fault-event-set-illegal = The set { $set } may not be played in events. Name another one, or have an official change the set table.
desk-fault-event-set-undated = The set table does not say when the set { $set } came out in Traditional Chinese, so nobody can tell whether it is one of the latest two. Enter the day.
desk-fault-event-set-old = Sealed is played with one of the latest two sets, { $expected }, and { $set } is not one of them.
desk-fault-event-one-set = Sealed is played with exactly one set, and { $found ->
        [0] none is
        [one] 1 is
       *[other] { $found } are
    } named. Name one.
desk-fault-event-mixed = { $found } sets are named. One set throughout is recommended.
desk-fault-event-list-old = The restricted list of this event is dated { $found }; there is a later one, dated { $expected }. An official may change it.
desk-fault-event-list-ahead = The restricted list is dated { $found }, and the event is on { $day }: on that day the list is not in force yet.
desk-fault-event-sets-lack = The set table of this event lacks sets that the regulations name: { $set }. An official may add them.
desk-fault-event-set-ahead = The set { $set } comes out on { $found }, after the event on { $day }.

## What the desk refuses

error-desk-set-code = “{ $found }” can’t be the code of a set. Use 1 to 8 letters and digits.
error-desk-set-name = The set { $set } needs a Chinese and an English name of at most { $most } characters each.
error-desk-set-kind = “{ $found }” is not a kind of set. For { $set } choose one of these: { $known }.
error-desk-set-twice = The set “{ $set }” is in the table twice. Remove one of its lines.
error-desk-set-reference = “{ $found }” is not a rule for reference cards. For { $set } choose one of these: { $known }.
error-desk-day-wrong = “{ $found }” is not a date. Write it as 2024-07-23.
error-desk-restricted-name = A restricted card needs a Chinese name; names have at most { $most } characters.
error-desk-restricted-copies = { $found } copies is not possible. Give a number from 1 to { $most }, or 0 for any number.
error-desk-restricted-card = The card data have no card “{ $found }”. Leave it empty to match by the Chinese name.
error-desk-restricted-version = The list in force is dated { $expected }. To go back to the earlier one, dated { $found }, give a reason.
error-desk-build-unopened = The word to open the decks has not been given yet.
error-desk-build-expired = The time to build a deck is over. Ask a judge.
error-desk-build-paired = The next pairing has been published: the deck may not be changed before this game has ended.
error-desk-first-player-missing = The first player has not been entered. Draw who goes first before the game starts.
error-desk-first-player-method = Say how the first player was drawn, in 1 to { $most } characters: by a coin, dice, or any other fair way.
error-desk-overtime-event = “{ $found }” can’t come now; the game is at “{ $state }”. What can come: { $known }.
error-desk-overtime-state = The game is at “{ $state }”. This is only entered at “{ $expected }”.
error-desk-overtime-seat = There is no seat { $found } at this table.
error-desk-tie-break-pair = Enter two numbers for “{ $input }”, one for each player.
error-desk-tie-break-keys = { $found } forged keys is not possible: a player with three has won. Enter 0 to { $most }.
error-desk-tie-break-amber = { $found } æmber is not possible. Enter 0 to { $most }, counting only what is in the pool.
error-desk-tie-break-chains = { $found } chains is not possible. Enter 0 to { $most }.
error-desk-tie-break-creatures = { $found } creatures is not possible. Enter 0 to { $most }, token creatures included.
error-desk-tie-break-unconfirmed = Both players must confirm the same numbers first.

## The set table

desk-set-kind-main = Main set
desk-set-kind-special = Special set
desk-set-reference-none = No reference card
desk-set-reference-tide = The tide card
desk-set-reference-token = Exactly one token creature card
desk-set-reference-prophecies = All prophecies of one deck

## Checklists

desk-check-deck-shown = The player has shown the deck.
desk-check-official = The deck was bought and is an official product.
desk-check-genuine = No card was copied or printed by the player.
desk-check-list-given = Every deck is registered in the Master Vault and its list was given to the organizer.
desk-check-tokens = Tokens
desk-check-markers = Markers and keys
desk-check-reference-cards = Reference cards
desk-check-deck-list = Deck list
desk-check-identity-card = Archon identity card
desk-check-sleeves-opaque = Sleeves, if used, are opaque.
desk-check-sleeves-alike = All sleeves of a deck match in size, colour, texture and condition.
desk-check-sleeves-spare = Spare sleeves are recommended.
desk-check-tokens-distinct = Different tokens are easy to tell apart and not easily altered.
desk-check-tokens-size = Tokens are of reasonable size and cover no information on cards.
desk-check-keys = One blue, one red and one yellow key, with clearly different forged and unforged sides.
desk-check-chain-tracker = The chain tracker clearly shows the current chains.
desk-check-identity-visible = The archon identity card is visible and stays visible.
desk-check-identities-visible = The identity cards of all decks that gave a pod are visible and stay visible.
desk-check-identities-front = The identity cards of all decks that gave a pod show their front; the list on the back stays hidden.
desk-check-houses-shown = Both players have shown their three houses to each other.
desk-check-first-player = The first player has been drawn by chance and entered.
desk-check-aids-explained = Explain how you keep track of the game; your opponent may look at it at any time.
desk-check-list-on-request = Your opponent may read your deck list at any time and gets enough time for it. No photos, no looking up of cards.
desk-check-list-hidden = Deck lists are hidden. Show yours to staff whenever they ask.
desk-check-no-notes = No notes, no outside information, no calculator.
desk-check-ask-a-judge = A judge can explain the official rules documents to you: call one.
desk-check-tidy = Keep your play area tidy, so that the state of the game is always evident.
desk-check-laid-out = Lay out upgrades, ready and exhausted cards clearly.
desk-check-time-is-up = Time is up. Finish the turn in progress; a judge leads you through the overtime procedure.

## Building sealed decks

desk-window-unopened = The decks are still sealed.
desk-window-building = Decks are being built.
desk-window-expired = The time to build is over.
desk-window-paired = The pairing is published: the deck stays as it is.
desk-window-between = Until the next pairing is published the deck may be rebuilt.

## First player

desk-first-guess = Odd or even number of æmber in one hand
desk-first-rock-paper-scissors = Rock, paper, scissors
desk-first-coin = Coin toss
desk-first-dice = Dice
desk-first-drawn = Drawn by the desk

## Overtime

desk-overtime-running = The game is in progress. When time runs out, enter whose turn it is, or who is next.
desk-overtime-a-finishes = Time is up. { $player } finishes the turn in progress. No more extra turns are taken.
desk-overtime-b-last-turn = { $player } takes a last turn.
desk-overtime-a-forge-only = { $player } takes a last turn with only the “forge a key” step: effects at the start and end of the turn happen, but no house is chosen and nothing is played, readied or drawn.
desk-overtime-tie-break-0 = The tie-break: it is nobody’s turn, and no card has any effect. Each player enters forged keys, æmber in the pool (not on cards), chains and creatures in play (including token creatures).
desk-overtime-tie-break-1 = One player has entered the numbers. Now the other one counts and enters them too.
desk-overtime-tie-break-2 = Both players have entered the same numbers. Confirm the result.
desk-overtime-tie-break-differs = The two players have entered different numbers. A judge counts with them and enters what is on the table.
desk-overtime-done = The game is over: { $player } wins.
desk-overtime-event-third-key = { $player } has forged the third key
desk-overtime-event-time = Time is up during { $player }’s turn, or just before it
desk-overtime-event-turn-ends = { $player }’s turn has ended
desk-overtime-event-concession = { $player } concedes
desk-overtime-event-auto-loss = Automatic loss for { $player }
desk-overtime-event-disqualified = { $player } is disqualified
desk-overtime-event-decided = { $player } wins the tie-break

## The tie-break in words

desk-tie-forges = { $player } forges a key for 6 æmber and has { $left } left.
desk-tie-forges-none = Nobody has 6 æmber to forge another key.
desk-tie-keys = { $player } has more forged keys, { $found } to { $other }, and wins.
desk-tie-keys-level = Both have { $found ->
        [one] 1 forged key
       *[other] { $found } forged keys
    }.
desk-tie-amber = { $player } has more æmber in the pool, { $found } to { $other }, and wins.
desk-tie-amber-level = Both have { $found } æmber in the pool.
desk-tie-chains = { $player } has fewer chains, { $found } to { $other }, and wins.
desk-tie-chains-level = Both have { $found ->
        [one] 1 chain
       *[other] { $found } chains
    }.
desk-tie-creatures = { $player } has more creatures in play, { $found } to { $other }, and wins.
desk-tie-creatures-level = Both have { $found ->
        [one] 1 creature
       *[other] { $found } creatures
    } in play.
desk-tie-first = { $player } was the first player, and wins.

## Penalties

infraction-keyforge-cheating = Cheating
infraction-keyforge-damage = Damage to property or good name
infraction-keyforge-improper_communication = Improper communication
infraction-keyforge-interference = Malicious interference
infraction-keyforge-repeated_rule_calls = Repeatedly demanding interpretations from judges
infraction-keyforge-calculator = Calculating with a calculator
infraction-keyforge-other = Another breach of fairness or sportsmanship

penalty-keyforge-verbal = Verbal warning
penalty-keyforge-formal = Formal warning
penalty-keyforge-auto-loss = Automatic loss
penalty-keyforge-disqualification = Disqualification
penalty-keyforge-expulsion = Expulsion

penalty-question-correctable = Can the game reasonably be put right, so that it stays whole and fair? If so, correct it and give a warning instead.
penalty-question-warned = In most cases at least one formal warning comes first. Is this case serious enough, given the warnings so far?
remedy-put-right = Put the game right and continue

proposal-keyforge-repeated = { $found } verbal warnings for the same thing (“{ $infraction }”): a formal warning should follow.
proposal-keyforge-formals = { $found } formal warnings in this event: the organizer decides on the penalty, up to expulsion.
