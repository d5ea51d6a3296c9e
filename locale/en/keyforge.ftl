### KeyForge: what a player of this game reads beside the cards (keyforge-cards.ftl) and the log (keyforge-log.ftl).
###
### Conventions for all languages
### - An argument is a shown text unless its comment says otherwise. Names of cards, houses and keys are passed already
###   in the reader’s language (from the card data, and the messages keyforge-house-… and keyforge-colour-…).
### - $name, $rival and $loser are players’ names, without any title. $rival is the other player.
### - $card is the shown name of a card.
### - $what (creature, artifact, upgrade, card) says what all lit cards are; $zone, $kind, $why and $reason are ids. Ids
###   only choose a variant.
### - Yes/no arguments are the texts "yes" and "no".
### - Amounts, counts and numbers are whole numbers, never negative.
### - Ids: underscores of events, phases, kinds and options become dashes.

keyforge-name = KeyForge
keyforge-tagline = A duel of two unique decks: gather æmber, forge three keys
keyforge-description = Every deck is one of a kind: 36 cards from three houses. On your turn you name one house, then play and use as many of its cards as you like, because cards cost nothing. Creatures reap æmber, fight and use their abilities. 6 æmber forge a key, and whoever forges three keys first wins.
keyforge-players = 2 players
keyforge-length = 30–60 minutes

## The line above the table: what the reader is asked

# $first: whether the reader takes the first turn.
keyforge-prompt-mulligan = { $first ->
    [yes] You go first. Keep your hand, or shuffle it into your deck and draw one card fewer. You can do this once.
   *[no] Your opponent goes first. Keep your hand, or shuffle it into your deck and draw one card fewer. You can do this once.
}
keyforge-prompt-bid = Bid chains for the deck that you want, or pass.
keyforge-prompt-pick-deck = Choose the deck to play.
keyforge-prompt-bench = Choose one of your opponent’s decks to bench. Both choices are shown together.
keyforge-prompt-own-deck = Choose your deck for this game. Both choices are shown together.
keyforge-prompt-first = Your deck lost the last game. Do you take the first turn?
keyforge-prompt-key = Choose the key to forge.
keyforge-prompt-unforge = Choose the key to unforge.
# $amount: æmber still to be spent.
keyforge-prompt-spend = { $amount ->
    [0] Choose where the æmber for the key comes from.
   *[other] Choose where the æmber for the key comes from. To spend: { $amount }.
}
keyforge-prompt-house = Choose the active house for this turn.
# $count: cards in the archives.
keyforge-prompt-archives = { $count ->
    [one] You have 1 archived card. Take it into your hand?
   *[other] You have { $count } archived cards. Take them all into your hand?
}
# $house: the active house; none where there is none. $can: what is offered; first is the rule of the game’s first turn,
# which leaves one card to play or discard.
keyforge-prompt-turn = { $can ->
    [end] There is nothing more to do: end your turn.
   *[other] { $house ->
        [none] Your turn, without an active house. Use what you can, or end your turn.
       *[other] { $can ->
            [first] The first turn of the game, with { $house }: play or discard one card, or end your turn.
            [play] Your turn with { $house }: play or discard cards, or end your turn.
            [use] Your turn with { $house }: use cards, or end your turn.
            [discard] Your turn with { $house }: discard cards, or end your turn.
           *[all] Your turn with { $house }: play, use or discard cards, or end your turn.
        }
    }
}
# $own: no where the creature goes to the line of the opponent.
keyforge-prompt-place = { $own ->
    [yes] Choose where { $card } goes in your battleline.
   *[no] Choose where { $card } goes in your opponent’s battleline.
}
keyforge-prompt-attack = Choose a creature for { $card } to attack.
keyforge-prompt-use = Choose how to use { $card }.
keyforge-prompt-yes = Do what { $card } offers?
# $icon: the letter of the bonus icon that is about to be resolved.
keyforge-prompt-icon = { $icon ->
    [A] The next bonus icon is æmber. Do what { $card } offers instead?
    [C] The next bonus icon is capture. Do what { $card } offers instead?
    [D] The next bonus icon is damage. Do what { $card } offers instead?
    [R] The next bonus icon is draw. Do what { $card } offers instead?
    [P] The next bonus icon is a +1 power counter. Do what { $card } offers instead?
   *[X] The next bonus icon is discard. Do what { $card } offers instead?
}
keyforge-prompt-trigger = Several effects happen at the same time. Choose which comes next, or put them all in order.
keyforge-prompt-replace = Several effects would change what happens. Choose the one that does.
keyforge-prompt-mode = Choose which part of { $card } happens.
keyforge-prompt-choose-house = Choose a house.
keyforge-prompt-number = Choose a number.
keyforge-prompt-loop = These effects form an endless loop. Choose how many more times it runs; then one of its cards leaves play.
keyforge-prompt-player = Choose who goes first.
keyforge-prompt-choose-player = Choose a player.
keyforge-prompt-choose-trait = Choose a trait.
keyforge-prompt-choose-name = Name a card.
keyforge-prompt-ability = Choose which ability of { $card } to use.
keyforge-prompt-discard-order = Choose the card that goes to the discard pile next.

# What happens with the card that is chosen. $amount: how much, 0 where no number is told.
keyforge-prompt-card-choose = { $what ->
    [creature] Choose a creature.
    [artifact] Choose an artifact.
    [upgrade] Choose an upgrade.
   *[card] Choose a card.
}
keyforge-prompt-card-destroy = { $what ->
    [creature] Choose a creature to destroy.
    [artifact] Choose an artifact to destroy.
    [upgrade] Choose an upgrade to destroy.
   *[card] Choose a card to destroy.
}
keyforge-prompt-card-sacrifice = { $what ->
    [creature] Choose a creature to sacrifice.
    [artifact] Choose an artifact to sacrifice.
    [upgrade] Choose an upgrade to sacrifice.
   *[card] Choose a card to sacrifice.
}
keyforge-prompt-card-damage = { $amount ->
    [0] Choose a creature to deal damage to.
   *[other] Choose a creature to deal { $amount } damage to.
}
keyforge-prompt-card-damage-by-each = Choose a creature to deal damage to.
keyforge-prompt-card-status = Choose a creature for the effect.
keyforge-prompt-card-heal = { $amount ->
    [0] Choose a creature to heal.
   *[other] Choose a creature to heal { $amount } damage from.
}
keyforge-prompt-card-stun = Choose a creature to stun.
keyforge-prompt-card-unstun = Choose a creature to remove the stun from.
keyforge-prompt-card-ward = Choose a creature to ward.
keyforge-prompt-card-enrage = Choose a creature to enrage.
keyforge-prompt-card-exhaust = { $what ->
    [creature] Choose a creature to exhaust.
    [artifact] Choose an artifact to exhaust.
   *[card] Choose a card to exhaust.
}
keyforge-prompt-card-ready = { $what ->
    [creature] Choose a creature to ready.
    [artifact] Choose an artifact to ready.
   *[card] Choose a card to ready.
}
keyforge-prompt-card-use = { $what ->
    [creature] Choose a creature to use.
    [artifact] Choose an artifact to use.
   *[card] Choose a card to use.
}
keyforge-prompt-card-reap = Choose a creature to reap with.
keyforge-prompt-card-fight = Choose a creature to fight with.
keyforge-prompt-card-capture = { $amount ->
    [0] Choose a creature to capture æmber.
   *[other] Choose a creature to capture { $amount } æmber.
}
keyforge-prompt-card-exalt = Choose a creature to exalt.
keyforge-prompt-card-redistribute = Choose a creature to get the next æmber.
keyforge-prompt-card-redistribute-damage = Choose a creature to place the next damage on.
keyforge-prompt-card-take-amber = { $what ->
    [creature] Choose a creature with the æmber.
    [artifact] Choose an artifact with the æmber.
   *[card] Choose a card with the æmber.
}
keyforge-prompt-card-put-amber = { $what ->
    [creature] Choose a creature to put æmber on.
    [artifact] Choose an artifact to put æmber on.
   *[card] Choose a card to put æmber on.
}
keyforge-prompt-card-counters = { $what ->
    [creature] Choose a creature to put a counter on.
    [artifact] Choose an artifact to put a counter on.
   *[card] Choose a card to put a counter on.
}
keyforge-prompt-card-archive = { $what ->
    [creature] Choose a creature to archive.
    [artifact] Choose an artifact to archive.
   *[card] Choose a card to archive.
}
keyforge-prompt-card-discard = Choose a card to discard.
keyforge-prompt-card-purge = { $what ->
    [creature] Choose a creature to purge.
    [artifact] Choose an artifact to purge.
   *[card] Choose a card to purge.
}
keyforge-prompt-card-return = { $what ->
    [creature] Choose a creature to return to its owner’s hand.
    [artifact] Choose an artifact to return to its owner’s hand.
    [upgrade] Choose an upgrade to return to its owner’s hand.
   *[card] Choose a card to return to its owner’s hand.
}
keyforge-prompt-card-shuffle-in = { $what ->
    [creature] Choose a creature to shuffle into its owner’s deck.
    [artifact] Choose an artifact to shuffle into its owner’s deck.
    [upgrade] Choose an upgrade to shuffle into its owner’s deck.
   *[card] Choose a card to shuffle into its owner’s deck.
}
keyforge-prompt-card-swap = { $what ->
    [creature] Choose a creature to swap.
    [artifact] Choose an artifact to swap.
   *[card] Choose a card to swap.
}
keyforge-prompt-card-take-control = { $what ->
    [creature] Choose a creature to take control of.
    [artifact] Choose an artifact to take control of.
   *[card] Choose a card to take control of.
}
keyforge-prompt-card-play-card = Choose a creature to attach { $card } to.
keyforge-prompt-card-play-it = { $what ->
    [creature] Choose a creature to play.
    [artifact] Choose an artifact to play.
    [upgrade] Choose an upgrade to play.
   *[card] Choose a card to play.
}
keyforge-prompt-card-put-in-play = { $what ->
    [creature] Choose a creature to put into play.
    [artifact] Choose an artifact to put into play.
   *[card] Choose a card to put into play.
}
keyforge-prompt-card-put-card = Choose a creature to attach { $card } to.
keyforge-prompt-card-return-to-deck = { $what ->
    [creature] Choose a creature to put into its owner’s deck.
    [artifact] Choose an artifact to put into its owner’s deck.
    [upgrade] Choose an upgrade to put into its owner’s deck.
   *[card] Choose a card to put into its owner’s deck.
}
keyforge-prompt-card-reveal = Choose a card to reveal.
keyforge-prompt-card-search = Choose a card to take.
keyforge-prompt-card-take-archives = Choose an archived card to take.
keyforge-prompt-card-for-each-card = Choose the card that comes next.
keyforge-prompt-card-control = Several creatures change sides at once. Choose the one that does so next.
keyforge-prompt-card-rise = Several artifacts become creatures at once. Choose the one that takes its place next.
keyforge-prompt-card-hide = { $what ->
    [creature] Choose a creature to put under { $card }.
    [artifact] Choose an artifact to put under { $card }.
   *[card] Choose a card to put under { $card }.
}

# The question above, with the card that asks it. $ask: one of keyforge-prompt-….
keyforge-prompt-by = { $card }: { $ask }
# Several cards are chosen one by one. $chosen: how many are chosen.
keyforge-prompt-several = { $ask } Chosen: { $chosen } of { $max }.
keyforge-prompt-at-least = { $ask } Chosen: { $chosen }. At least { $min }.
keyforge-prompt-any = { $ask } Chosen: { $chosen }.

# While a choice is half made.
keyforge-prompt-sent = Your choice is on its way.
# $action: one of keyforge-action-….
keyforge-prompt-confirm = Confirm: { $action }
# The turn is about to end although cards could still be played or reap. $count: how many.
keyforge-prompt-end = { $count ->
    [one] 1 card could still be played or reap. End your turn anyway?
   *[other] { $count } cards could still be played or reap. End your turn anyway?
}
keyforge-prompt-ways = { $card }: choose what to do with it.
keyforge-prompt-over = The game is over.

# Somebody else is asked. $card: the card that asks; none where there is none.
keyforge-prompt-wait = { $kind ->
    [mulligan] { $name } decides whether to keep their hand.
    [bid] { $name } bids chains.
    [pick-deck] { $name } chooses a deck.
    [bench] { $name } chooses which of the opponent’s decks to bench.
    [own-deck] { $name } chooses a deck for this game.
    [first] { $name } decides who takes the first turn.
    [loop] { $name } chooses how many more times effects repeat.
    [player] { $name } chooses who goes first.
    [choose-player] { $name } chooses a player.
    [choose-trait] { $name } chooses a trait.
    [choose-name] { $name } names a card.
    [key] { $name } chooses the key to forge.
    [unforge] { $name } chooses the key to unforge.
    [spend] { $name } forges a key.
    [house] { $name } chooses a house.
    [archives] { $name } decides about the archives.
    [turn] { $name } is taking a turn.
   *[other] { $card ->
        [none] { $name } is choosing.
       *[other] { $name } is choosing for { $card }.
    }
}

## Buttons

keyforge-action-keep = Keep your hand
keyforge-action-mulligan = Mulligan: new hand
keyforge-action-pass = Pass
keyforge-action-bid = { $number ->
    [one] Bid 1 chain
   *[other] Bid { $number } chains
}
keyforge-action-deck = Play “{ $deck }”
keyforge-action-bench = Bench “{ $deck }”
keyforge-action-key = Forge the { $key }
keyforge-action-unforge = Unforge the { $key }
keyforge-action-pool = Æmber from the pool
keyforge-action-coin = Discard { $card } as 1 Æ
keyforge-action-amber = Æmber on { $card }
keyforge-action-house = { $house }
keyforge-action-trait = { $trait }
keyforge-action-other-trait = Another trait
keyforge-action-name = { $card }
keyforge-action-other-name = A card of neither deck
keyforge-action-faceup = { $card } (faceup)
keyforge-action-take = Take the archives
keyforge-action-leave = Leave them
keyforge-action-pick = Take some of them
keyforge-action-tide = Raise the tide (3 chains)
keyforge-action-end = End turn
keyforge-action-play = Play { $card }
keyforge-action-upgrade = Play { $card } as an upgrade
keyforge-action-discard = Discard { $card }
keyforge-action-reap = Reap with { $card }
keyforge-action-fight = Fight with { $card }
keyforge-action-action = Use the action of { $card }
keyforge-action-omni = Use the Omni ability of { $card }
keyforge-action-unstun = Remove the stun from { $card }
# The same on a small button, where the card is named beside it.
keyforge-way-play = Play
keyforge-way-upgrade = Play as an upgrade
keyforge-way-discard = Discard
keyforge-way-reap = Reap
keyforge-way-fight = Fight
keyforge-way-action = Action
keyforge-way-omni = Omni
keyforge-way-unstun = Remove the stun
keyforge-action-place-left = Left flank
keyforge-action-place-right = Right flank
keyforge-action-place-only = Into the battleline
keyforge-action-place-between = Between { $left } and { $right }
keyforge-action-card = { $card }
# One of several effects of a card.
keyforge-action-effect = { $card }, effect { $number }
keyforge-action-yes = Yes
keyforge-action-no = No
keyforge-action-decline = Choose none
keyforge-action-done = Done
keyforge-action-mode = Part { $number }
keyforge-action-number = { $number }
keyforge-action-loop = { $number ->
    [one] 1 more time
   *[other] { $number } more times
}
keyforge-action-seat-own = You go first
keyforge-action-seat-other = Your opponent goes first
keyforge-action-seat-archives = A random card of your opponent’s archives
keyforge-action-ability = Ability { $number }
# One of several cards of the same name: counted from the left, first the reader’s own.
keyforge-card-copy = { $card } ({ $number })
# A card that the reader does not know.
keyforge-card-unknown = a face-down card

keyforge-table-concede = { $name } concedes
keyforge-table-concede-confirm = Does { $name } concede? If so, { $name } loses the game at once.
# The same for the reader’s own seat.
keyforge-table-concede-own = Concede
keyforge-table-concede-own-confirm = Do you concede? If so, you lose the game at once.
# The clock of a timed game.
keyforge-timer = Time left

## Why a card cannot be played or used now. $by: the card that forbids it; none where there is none. $house: the active house.

keyforge-fault-house = { $house ->
    [none] { $card }: no house is active this turn.
   *[other] { $card } does not belong to the active house, { $house }.
}
keyforge-fault-first-turn = { $card }: on the first turn of the game, only one card may be played or discarded.
keyforge-fault-exhausted = { $card } is exhausted. It readies at the end of your turn.
keyforge-fault-stunned = { $card } is stunned: use it to remove the stun first.
keyforge-fault-alpha = { $card } has alpha: it can only be played before anything else in a turn.
keyforge-fault-omega = { $card }: after a card with omega nothing more can be played, used or discarded this turn.
keyforge-fault-six = { $card }: the Rule of Six. Cards with the same name can be played and used at most six times a turn.
keyforge-fault-cannot = { $by ->
    [none] { $card }: an effect forbids it.
   *[other] { $card }: { $by } forbids it.
}
keyforge-fault-no-target = { $card }: there is nothing it could fight.
keyforge-fault-no-creature = { $card }: there is no creature to attach it to.
keyforge-fault-no-ability = { $card } has no ability of this kind.
keyforge-fault-cost = { $by ->
    [none] { $card }: what it costs cannot be paid.
   *[other] { $card }: what { $by } asks for it cannot be paid.
}
keyforge-fault-enraged = { $card } must fight if it can.
keyforge-fault-half = { $card }: it can be played only with its other half, which is not in the hand.
keyforge-fault-top-half = { $card }: it is played together with its other half, by way of that one.
# What the reason is about, where several are told.
keyforge-fault-what = { $what ->
    [discard] Discard: { $why }
    [reap] Reap: { $why }
    [fight] Fight: { $why }
    [action] Action: { $why }
    [omni] Omni: { $why }
    [use] Use: { $why }
   *[play] Play: { $why }
}

## The table

keyforge-hand = Your hand
keyforge-hand-empty = No cards
keyforge-ask = What you are asked
keyforge-ask-chosen = Chosen: { $cards }
keyforge-ask-elsewhere = Cards outside the table
keyforge-resolving = Being resolved
keyforge-ways = What you can do with { $card }
keyforge-read = Read { $card }
keyforge-read-selected = Read
keyforge-houses = Houses
keyforge-houses-other = Other houses
# Cards of a house: in the hand, and ready on the reader’s side.
keyforge-house-count = In hand: { $hand }. Ready: { $ready }.
keyforge-numbers = Numbers
keyforge-parts = Parts of the card
keyforge-order = Effects that happen at the same time
keyforge-order-help = Drag them into the order that you want, or move one with the arrow buttons. Or choose just the next one.
keyforge-order-go = Resolve in this order
keyforge-order-next = Next: { $card }
keyforge-order-up = Move { $card } up
keyforge-order-down = Move { $card } down
# Said when it is moved. $place of $count.
keyforge-order-moved = { $card }: place { $place } of { $count }
keyforge-order-running = In the order that you chose
keyforge-order-stop = Stop and choose again
keyforge-lasting = { $count ->
    [one] 1 lasting effect
   *[other] { $count } lasting effects
}
keyforge-lasting-title = Lasting effects
keyforge-lasting-until = { $until ->
    [turn] Until the end of the turn
    [next-turn] During the next turn
    [your-turn] Until its player’s next turn begins
    [through-your-turn] Until its player’s next turn ends
    [this] As long as it stays in play
    [good] As long as the cards it affects stay
   *[next] Next time only
}
# $what: the cards, or the house, that a lasting effect was chosen for.
keyforge-lasting-about = For { $what }
# A card is named. $n: how many more names there are.
keyforge-names = Cards to name
keyforge-names-search = Part of the name
keyforge-names-more = { $n ->
    [one] and 1 more: type a part of its name
   *[other] and { $n } more: type a part of the name
}
keyforge-story = What happened
keyforge-story-open = What happened, with the cards
# The state of a timed game.
keyforge-limit = { $state ->
    [overtime] Time is up: the turn is played to its end.
    [last-turn] Overtime: the last turn.
    [forge-only] Overtime: only a key may be forged.
    [tie-break] The tie-break decides.
   *[running] Timed game: { $minutes } minutes
}
# $number: the turn.
keyforge-turn = { $house ->
    [none] Turn { $number }: { $name }
   *[other] Turn { $number }: { $name }, { $house }
}
# $first and $second: the games that $name and $rival have won.
keyforge-match-state = { $kind ->
    [adaptive] Adaptive, game { $game }: { $name } { $first }–{ $second } { $rival }
    [short-adaptive] Short adaptive
    [auction] Auction
    [reversal] Reversal
    [triad] Triad, game { $game }: { $name } { $first }–{ $second } { $rival }
   *[three] Best of three, game { $game }: { $name } { $first }–{ $second } { $rival }
}

## The decks of a Triad. $state: benched, won, playing, or open for one that may still be played.

keyforge-decks = Decks
keyforge-decks-title = The decks of this match
keyforge-decks-of = { $count ->
    [one] Deck of { $name }
   *[other] Decks of { $name }
}
keyforge-decks-state = { $state ->
    [benched] Benched
    [won] Has won
    [playing] Being played
   *[open] Still to win
}
keyforge-decks-token = Token creature: { $card }
keyforge-decks-list = Cards
keyforge-decks-lists = Read the lists
# $houses: a list.
keyforge-decks-houses = { $houses } ({ $set })
# $count: so many copies of one card.
keyforge-decks-copies = { $card } ×{ $count }
# Where deck lists are hidden. $count: how many of its $all cards the reader has seen.
keyforge-decks-seen = { $count ->
    [0] The list is hidden, and you have not seen any of its { $all } cards yet.
   *[other] The list is hidden: these { $count } of its { $all } cards have been seen.
}

## End of the game

# …-match: of a match of several games. …-between: of one game of it, after which another follows; $number is that game.
keyforge-end-title = The game is over
keyforge-end-title-match = The match is over
keyforge-end-title-between = Game { $number } is over
keyforge-end-winner = { $name } wins
keyforge-end-winner-match = { $name } wins the match
keyforge-end-winner-between = { $name } wins game { $number }
keyforge-end-draw = A draw
keyforge-end-you-won = You win!
keyforge-end-you-won-match = You win the match!
keyforge-end-you-won-between = You win game { $number }!
keyforge-end-you-lost = You lose.
keyforge-end-you-lost-match = You lose the match.
keyforge-end-you-lost-between = You lose game { $number }.
# $first and $second: the games that $name and $rival have won.
keyforge-end-match = Games won: { $name } { $first }, { $rival } { $second }
# $number: the game that follows.
keyforge-end-go-on = Continue to game { $number }
keyforge-end-close = Look at the table
keyforge-end-show = Show the result
# A player in the result.
keyforge-end-score = { $name }: { $keys } of 3 keys, { $amber } æmber
keyforge-reason-keys = { $name } has forged the third key.
keyforge-reason-concession = { $loser } has conceded.
keyforge-reason-time = Time is up, and { $name } is ahead after overtime.
keyforge-reason-draw = Nothing changes any more.

## Quick phrases

keyforge-phrase-hello = Hello! Have fun!
keyforge-phrase-nice = Nicely played!
keyforge-phrase-close = That was close!
keyforge-phrase-check = Check!
keyforge-phrase-thinking = Let me think.
keyforge-phrase-sorry = Sorry!
keyforge-phrase-thanks = Thanks!
keyforge-phrase-good-game = Good game!

## First-game guide

keyforge-guide-mulligan = A good first hand has several cards of one house. A new hand has one card fewer, and you must keep it.
keyforge-guide-bid = Chains make you draw fewer cards for some turns. Bid only as many as the better deck is worth to you.
keyforge-guide-pick-deck = The houses of a deck are shown with its name. Open its list to read the cards.
keyforge-guide-bench = Both of the other two decks must win a game. Bench the one that would be hardest to beat; the lists show every card.
keyforge-guide-own-deck = A deck that has won is not played again. You win the match when both of your decks have won.
keyforge-guide-first = The first player starts with 7 cards instead of 6, but plays or discards only one card on that first turn.
keyforge-guide-key = The color of a key matters only to a few cards.
keyforge-guide-unforge = An unforged key no longer counts, and its æmber does not come back. Its color matters only to a few cards.
keyforge-guide-spend = Æmber on some cards may be spent as if it were in your pool.
keyforge-guide-house = Choose the house that lets you do the most: count your cards in hand and your ready cards in play.
keyforge-guide-archives = You may take all archived cards into your hand now, or none.
keyforge-guide-turn-play = Press a lit card in your hand twice to play it: cards cost nothing. Creatures and artifacts enter play exhausted.
keyforge-guide-turn-discard = You may discard a card of the active house that does not help you. At the end of the turn you draw until you hold 6.
keyforge-guide-turn-use = Press one of your lit creatures to reap for 1 æmber, to fight, or to use its action.
keyforge-guide-turn-end = When you end your turn, your cards ready and you draw until you hold 6.
keyforge-guide-place = New creatures enter play on a flank. Creatures in the middle have two neighbors.
keyforge-guide-attack = Both creatures deal damage equal to their power. Armor takes the first damage of each turn.
keyforge-guide-use = The card may be used whatever its house.
# $touch: yes where there is a touch screen and no pointer.
keyforge-guide-card = { $touch ->
    [yes] You may choose any lit card. To read a card, press and hold it.
   *[no] You may choose any lit card. To read a card, point at it, press and hold it, or right-click it; the I key does the same.
}
keyforge-guide-several = Choose them one by one. Done ends the choice.
keyforge-guide-yes = The text of the card is in the box above your hand.
keyforge-guide-trigger = All of them will happen. You only choose their order.
keyforge-guide-replace = Only one of them changes what happens. The others may then change the new event.
keyforge-guide-mode = Read both parts: only what you choose happens.
keyforge-guide-choose-house = The card says what happens with the house you name.
keyforge-guide-number = The card says what happens with the number.
keyforge-guide-loop = Whatever one pass of the loop does will happen that many times. Then you choose a card of the loop, which is put into its owner’s discard pile.
keyforge-guide-player = Whoever goes first finishes before the other begins.
keyforge-guide-choose-player = The card says what happens with the cards of the player you choose.
keyforge-guide-choose-trait = The card says what happens with the cards that have the trait you name.
keyforge-guide-choose-name = The card says what happens with the cards of that name.
keyforge-guide-ability = A card used once resolves one of its abilities only.
keyforge-guide-discard-order = The card that goes last ends up on top of the pile.
# $amount: what the opponent has; $cost: what the next key costs there.
keyforge-guide-rival-check = Your opponent has { $amount } æmber, and a key costs { $cost }. Steal it, capture it, or make your opponent lose it.
# $amount: what the reader has; $cost: what the next key costs.
keyforge-guide-own-check = You have { $amount } æmber, and a key costs { $cost }: keep it, and you will forge at the start of your next turn.
keyforge-guide-chains = { $count ->
    [one] You have 1 chain: you draw fewer cards at the end of the turn, and then lose a chain.
   *[other] You have { $count } chains: you draw fewer cards at the end of the turn, and then lose a chain.
}
keyforge-guide-waiting = Your opponent is thinking. Press any card to read it.
keyforge-guide-win = You win by forging three keys. At the start of your turn 6 æmber make one.
keyforge-guide-reasons = Press a dim card to see why it cannot be played or used.

## Keys

keyforge-key-hand = Play or choose a card in your hand
keyforge-key-house = Choose a house, from left to right
keyforge-key-step = Next card in the row
keyforge-key-row = Next row of cards
keyforge-key-choose = Choose
keyforge-key-read = Read the card
keyforge-key-use = Reap, fight, or use the action of the chosen creature
keyforge-key-discard = Discard the chosen card
keyforge-key-done = Done, or yes
keyforge-key-no = None, or no
keyforge-key-end = End turn
keyforge-key-story = What happened
keyforge-key-order = Move an effect in the order
keyforge-key-cancel = Back

## Rules of a new table

keyforge-option-deck = Deck
keyforge-option-deck-help = A sealed deck is generated for this table. Or bring a deck: a file from the Master Vault, or a list of cards.
keyforge-option-deck-sealed = Sealed: a new deck of Call of the Archons
keyforge-option-deck-sealed-AoA = Sealed: a new deck of Age of Ascension
keyforge-option-deck-sealed-WC = Sealed: a new deck of Worlds Collide
keyforge-option-deck-sealed-MM = Sealed: a new deck of Mass Mutation
keyforge-option-deck-sealed-DT = Sealed: a new deck of Dark Tidings
keyforge-option-deck-sealed-WoE = Sealed: a new deck of Winds of Exchange
keyforge-option-deck-sealed-MoMu = Sealed: a new deck of More Mutation
keyforge-option-deck-sealed-GR = Sealed: a new deck of Grim Reminders
keyforge-option-deck-own = Own deck
keyforge-option-second = Second deck
keyforge-option-second-help = For a Triad each player brings three decks. A sealed deck is generated for this table.
keyforge-option-second-sealed = Sealed: a new deck of Call of the Archons
keyforge-option-second-sealed-AoA = Sealed: a new deck of Age of Ascension
keyforge-option-second-sealed-WC = Sealed: a new deck of Worlds Collide
keyforge-option-second-sealed-MM = Sealed: a new deck of Mass Mutation
keyforge-option-second-sealed-DT = Sealed: a new deck of Dark Tidings
keyforge-option-second-sealed-WoE = Sealed: a new deck of Winds of Exchange
keyforge-option-second-sealed-MoMu = Sealed: a new deck of More Mutation
keyforge-option-second-sealed-GR = Sealed: a new deck of Grim Reminders
keyforge-option-second-own = Own deck
keyforge-option-third = Third deck
keyforge-option-third-help = For a Triad each player brings three decks. A sealed deck is generated for this table.
keyforge-option-third-sealed = Sealed: a new deck of Call of the Archons
keyforge-option-third-sealed-AoA = Sealed: a new deck of Age of Ascension
keyforge-option-third-sealed-WC = Sealed: a new deck of Worlds Collide
keyforge-option-third-sealed-MM = Sealed: a new deck of Mass Mutation
keyforge-option-third-sealed-DT = Sealed: a new deck of Dark Tidings
keyforge-option-third-sealed-WoE = Sealed: a new deck of Winds of Exchange
keyforge-option-third-sealed-MoMu = Sealed: a new deck of More Mutation
keyforge-option-third-sealed-GR = Sealed: a new deck of Grim Reminders
keyforge-option-third-own = Own deck
# How a deck that a seat brings is called at the table. $houses: a list.
keyforge-deck-label = { $name } ({ $houses })
keyforge-option-first = First player
keyforge-option-first-help = Who takes the first turn. The rules leave it to chance.
keyforge-option-first-random = Random
keyforge-option-first-0 = Seat 1
keyforge-option-first-1 = Seat 2
keyforge-option-chains-0 = Chains of seat 1
keyforge-option-chains-0-help = How many chains the player in seat 1 starts with: a handicap for the stronger deck.
keyforge-option-chains-1 = Chains of seat 2
keyforge-option-chains-1-help = How many chains the player in seat 2 starts with: a handicap for the stronger deck.
keyforge-option-time = Time limit
keyforge-option-time-help = After 45 minutes, the overtime and tie-break of official events follow.
keyforge-option-time-none = No limit
keyforge-option-time-45 = 45 minutes, with overtime
keyforge-option-match = Match
keyforge-option-match-help = Adaptive: the decks are exchanged for the second game, and chains are bid for the third. Short adaptive: one game after bidding for one of the decks. Reversal: you play the deck that your opponent brought. Auction: players bid chains for one of the two decks, and the highest bidder chooses. Triad: each player brings three decks and benches one of the opponent’s; a deck that has won is not played again, and both others must win.
keyforge-option-match-single = One game
keyforge-option-match-three = Best of three
keyforge-option-match-adaptive = Adaptive
keyforge-option-match-short-adaptive = Short adaptive
keyforge-option-match-reversal = Reversal
keyforge-option-match-auction = Auction
keyforge-option-match-triad = Triad
keyforge-option-opening-bid = Opening bid
keyforge-option-opening-bid-help = The smallest first bid in chains, where decks are auctioned.
keyforge-option-piles = Order in the discard pile
keyforge-option-piles-help = Whether the active player is asked for the order of cards that go to a discard pile together. Few cards care about it.
keyforge-option-piles-table = As they lay on the table
keyforge-option-piles-ask = The active player chooses
keyforge-option-lists = Deck lists
keyforge-option-lists-help = Whether players may read each other’s deck lists. Where they are hidden, as in official Sealed events, you know the opponent’s three houses, the set, and the cards that you have seen. Only for one game or a best of three.
keyforge-option-lists-open = Open to everybody
keyforge-option-lists-hidden = Hidden from others
keyforge-option-opening = Card to try
keyforge-option-opening-help = This card lies in the opening hand of seat 1, whose sealed deck has it. Only where one person plays against a bot.
keyforge-option-opening-dealt = None
keyforge-option-opening-own = A card to try

# On the large view of a card. The texts and pictures come from the files of the decks at this table.
keyforge-art-official = Show official texts and pictures
keyforge-art-official-help = They come from the decks that were brought to this table. Pictures are loaded from the publisher’s server, which then sees your address.
keyforge-art-official-text = Official text
keyforge-art-official-picture = Official picture of { $card }
keyforge-art-official-none = The decks at this table brought no official text for this card.
keyforge-art-official-failed = The official texts can’t be loaded. Try again later.
