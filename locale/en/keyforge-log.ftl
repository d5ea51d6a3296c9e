### KeyForge: the log. Conventions: see keyforge.ftl.
### - $name: the player whom a line is about, $rival the other one. $card, $target, $host, $source, $other, $by: names of
###   cards. $cards: a list of names. $house: the shown name of a house.
### - $colour (red, blue, yellow), $zone and $to (hand, deck, deck-top, deck-bottom, archives, discard, purged), $how,
###   $why, $state, $step and $reason are ids: they only choose a variant.
### - $known: yes where the reader knows which cards; else $cards is empty and only $count tells.

keyforge-event-began = { $name } takes the first turn.
keyforge-event-decks = { $set ->
    [none] { $name } plays the deck “{ $deck }”.
   *[other] { $name } plays the deck “{ $deck }” ({ $set }).
}
# $rival has benched a deck of $name.
keyforge-event-benched = { $rival } benches the deck “{ $deck }” of { $name }.
keyforge-event-drew = { $known ->
    [yes] { $name } draws { $cards }.
   *[no] { $count ->
        [one] { $name } draws 1 card.
       *[other] { $name } draws { $count } cards.
    }
}
keyforge-event-mulligan = { $taken ->
    [yes] { $name } takes a mulligan.
   *[no] { $name } keeps their hand.
}
# $passes: yes for a pass.
keyforge-event-bid = { $passes ->
    [yes] { $name } passes.
   *[no] { $amount ->
        [one] { $name } bids 1 chain.
       *[other] { $name } bids { $amount } chains.
    }
}
keyforge-event-turn-began = Turn { $number }: { $name }
# $cost: æmber spent. $keys: keys that the player now has.
keyforge-event-forged = { $colour ->
    [blue] { $name } forges the blue key for { $cost } æmber: { $keys } of 3.
    [yellow] { $name } forges the yellow key for { $cost } æmber: { $keys } of 3.
   *[red] { $name } forges the red key for { $cost } æmber: { $keys } of 3.
}
keyforge-event-unforged = { $colour ->
    [blue] The blue key of { $name } is unforged.
    [yellow] The yellow key of { $name } is unforged.
   *[red] The red key of { $name } is unforged.
}
# $any: no where there was no house to choose. $forced: yes where $card leaves no other house.
keyforge-event-house = { $any ->
    [no] { $name } has no active house this turn.
   *[yes] { $forced ->
        [yes] { $name } must choose { $house }, because of { $card }.
       *[no] { $name } chooses { $house }.
    }
}
keyforge-event-took-archives = { $known ->
    [yes] { $name } takes the archives into hand: { $cards }.
   *[no] { $count ->
        [one] { $name } takes 1 archived card into hand.
       *[other] { $name } takes { $count } archived cards into hand.
    }
}
keyforge-event-played = { $name } plays { $card }.
keyforge-event-put = { $name } puts { $card } into play.
keyforge-event-attached = { $card } is attached to { $host }.
keyforge-event-discarded = { $zone ->
    [deck] { $name } discards { $card } from the deck.
    [archives] { $name } discards { $card } from the archives.
   *[hand] { $name } discards { $card }.
}
keyforge-event-reaped = { $name } reaps with { $card }.
keyforge-event-fights = { $card } fights { $target }.
# $card is attacked, and elusive keeps both creatures from dealing damage to each other by their power.
keyforge-event-dodged = { $card } is elusive: the two creatures deal each other no damage by their power in this fight.
# A card has stopped the fight for which $card was used.
keyforge-event-called-off = { $card } does not get to fight: neither creature deals damage by its power.
keyforge-event-acted = { $how ->
    [omni] { $name } uses the Omni ability of { $card }.
   *[action] { $name } uses the action of { $card }.
}
keyforge-event-unstunned = The stun is removed from { $card }.
# $text: the line of the card that is carried out.
keyforge-event-ability = { $card }: { $text }

# $total: æmber that the player now has.
keyforge-event-gained = { $why ->
    [icon] { $name } gains { $amount } æmber from a bonus icon and has { $total }.
    [reap] { $name } gains { $amount } æmber by reaping and has { $total }.
   *[effect] { $name } gains { $amount } æmber and has { $total }.
}
keyforge-event-lost = { $name } loses { $amount } æmber and has { $total }.
keyforge-event-stole = { $name } steals { $amount } æmber from { $rival }.
keyforge-event-paid = { $name } pays { $amount } æmber to { $rival }.
keyforge-event-captured = { $card } captures { $amount } æmber from { $name }.
keyforge-event-exalted = { $card } is exalted: { $amount } æmber is placed on it.
# $pools (from, to, both, none): which of $from and $to are players, and mean their pools. Else they are cards.
keyforge-event-moved-amber = { $pools ->
    [from] { $amount } æmber moves from the pool of { $from } to { $to }.
    [to] { $amount } æmber moves from { $from } to the pool of { $to }.
    [both] { $amount } æmber moves from the pool of { $from } to the pool of { $to }.
    [supply] { $amount } æmber moves from { $from } to the common supply.
    [placed] { $amount } æmber from the common supply is placed on { $to }.
   *[none] { $amount } æmber moves from { $from } to { $to }.
}
keyforge-event-moved-damage = { $amount } damage moves from { $card } to { $other }.
keyforge-event-returned-amber = { $amount } æmber on { $card } goes to { $name }.

# $dealt: no where no card is named as the source.
keyforge-event-damaged = { $dealt ->
    [no] { $card } takes { $amount } damage.
   *[yes] { $source } deals { $amount } damage to { $card }.
}
keyforge-event-prevented = { $how ->
    [armor] The armor of { $card } prevents { $amount } damage.
    [ward] { $card } loses its ward instead.
   *[effect] { $amount } damage to { $card } is prevented.
}
keyforge-event-healed = { $amount } damage is healed from { $card }.
keyforge-event-tagged = { $card } is about to be destroyed.
keyforge-event-destroyed = { $card } is destroyed.
keyforge-event-moved = { $known ->
    [no] { $to ->
        [deck-top] A card is put on top of the deck of { $name }.
        [deck-bottom] A card is put on the bottom of the deck of { $name }.
        [deck] A card is shuffled into the deck of { $name }.
       *[hand] A card goes to the hand of { $name }.
    }
   *[yes] { $to ->
        [hand] { $card } returns to the hand of { $name }.
        [deck] { $card } is shuffled into the deck of { $name }.
        [deck-top] { $card } is put on top of the deck of { $name }.
        [deck-bottom] { $card } is put on the bottom of the deck of { $name }.
        [archives] { $card } goes to the archives of { $name }.
        [revealed] { $card } is set aside.
        [purged] { $card } is purged.
       *[discard] { $card } goes to the discard pile of { $name }.
    }
}
# $named: no where no card is named that saves it.
keyforge-event-saved = { $named ->
    [no] { $card } is not destroyed.
   *[yes] { $by } keeps { $card } from being destroyed.
}
keyforge-event-exhausted = { $card } is exhausted.
keyforge-event-readied = { $card } is readied.
keyforge-event-stunned = { $card } is stunned.
keyforge-event-warded = { $card } is warded.
keyforge-event-unwarded = The ward is removed from { $card }.
# $known: whether the reader may know which card it is.
keyforge-event-made = { $known ->
    [no] { $name } makes a token creature: { $card }.
   *[yes] { $name } makes a token creature: { $card }. Facedown lies { $cards }.
}
keyforge-event-unmasked = { $known ->
    [no] { $to ->
        [hand] { $card }, a facedown card, goes to the hand of { $name }.
        [deck] { $card }, a facedown card, is shuffled into the deck of { $name }.
        [deck-top] { $card }, a facedown card, is put on top of the deck of { $name }.
        [deck-bottom] { $card }, a facedown card, is put on the bottom of the deck of { $name }.
        [archives] { $card }, a facedown card, goes to the archives of { $name }.
       *[other] { $card }, a facedown card, leaves play.
    }
   *[yes] { $to ->
        [hand] { $card } was { $cards }, which goes to the hand of { $name }.
        [deck] { $card } was { $cards }, which is shuffled into the deck of { $name }.
        [deck-top] { $card } was { $cards }, which is put on top of the deck of { $name }.
        [deck-bottom] { $card } was { $cards }, which is put on the bottom of the deck of { $name }.
        [archives] { $card } was { $cards }, which goes to the archives of { $name }.
        [purged] { $card } was { $cards }, which is purged.
        [beneath] { $card } was { $cards }, which leaves play.
       *[discard] { $card } was { $cards }, which goes to the discard pile of { $name }.
    }
}
keyforge-event-joined = The halves of { $card } are joined.
keyforge-event-enraged = { $card } is enraged.
keyforge-event-calmed = { $card } is no longer enraged.
# Counters that give +1 power. $more: no where they are taken off. $amount is never negative.
keyforge-event-counters = { $more ->
    [no] { $amount ->
        [one] A +1 power counter is removed from { $card }.
       *[other] { $amount } +1 power counters are removed from { $card }.
    }
   *[yes] { $amount ->
        [one] A +1 power counter is put on { $card }.
       *[other] { $amount } +1 power counters are put on { $card }.
    }
}
# $counter: the kind, as the engine names it.
keyforge-event-marked = { $counter ->
    [doom] { $card }: { $amount } × doom counter put on it.
    [fuse] { $card }: { $amount } × fuse counter put on it.
    [glory] { $card }: { $amount } × glory counter put on it.
    [disruption] { $card }: { $amount } × disruption counter put on it.
    [growth] { $card }: { $amount } × growth counter put on it.
    [warrant] { $card }: { $amount } × warrant counter put on it.
    [scheme] { $card }: { $amount } × scheme counter put on it.
    [ignorance] { $card }: { $amount } × ignorance counter put on it.
    [knowledge] { $card }: { $amount } × knowledge counter put on it.
    [time] { $card }: { $amount } × time counter put on it.
    [awakening] { $card }: { $amount } × awakening counter put on it.
    [depth] { $card }: { $amount } × depth counter put on it.
    [trade] { $card }: { $amount } × trade counter put on it.
    [paint] { $card }: { $amount } × paint counter put on it.
    [wisdom] { $card }: { $amount } × wisdom counter put on it.
    [yea] { $card }: { $amount } × yea counter put on it.
    [nay] { $card }: { $amount } × nay counter put on it.
    [hatch] { $card }: { $amount } × hatch counter put on it.
    [mineralize] { $card }: { $amount } × mineralize counter put on it.
   *[mutation] { $card }: { $amount } × mutation counter put on it.
}
keyforge-event-unmarked = { $counter ->
    [doom] { $card }: { $amount } × doom counter removed.
    [fuse] { $card }: { $amount } × fuse counter removed.
    [glory] { $card }: { $amount } × glory counter removed.
    [disruption] { $card }: { $amount } × disruption counter removed.
    [growth] { $card }: { $amount } × growth counter removed.
    [warrant] { $card }: { $amount } × warrant counter removed.
    [scheme] { $card }: { $amount } × scheme counter removed.
    [ignorance] { $card }: { $amount } × ignorance counter removed.
    [knowledge] { $card }: { $amount } × knowledge counter removed.
    [time] { $card }: { $amount } × time counter removed.
    [awakening] { $card }: { $amount } × awakening counter removed.
    [depth] { $card }: { $amount } × depth counter removed.
    [trade] { $card }: { $amount } × trade counter removed.
    [paint] { $card }: { $amount } × paint counter removed.
    [wisdom] { $card }: { $amount } × wisdom counter removed.
    [yea] { $card }: { $amount } × yea counter removed.
    [nay] { $card }: { $amount } × nay counter removed.
    [hatch] { $card }: { $amount } × hatch counter removed.
    [mineralize] { $card }: { $amount } × mineralize counter removed.
   *[mutation] { $card }: { $amount } × mutation counter removed.
}
keyforge-event-tide = { $name } raises the tide.
keyforge-event-tide-reset = The tide is neutral again.
keyforge-event-another-turn = { $name } takes another turn after this one.
keyforge-event-named-loop = { $number ->
    [0] { $name } ends the loop.
    [one] { $name } lets the loop run 1 more time.
   *[other] { $name } lets the loop run { $number } more times.
}
# $to: line where an artifact becomes a creature.
keyforge-event-reshaped = { $to ->
    [line] { $card } becomes a creature.
   *[artifacts] { $card } is an artifact again.
}
# $other: the side that is shown now.
keyforge-event-flipped = { $card } is flipped: it is { $other } now.
# $other: what it is a copy of.
keyforge-event-copied = { $card } becomes a copy of { $other }.
keyforge-event-control = { $name } takes control of { $card }.
keyforge-event-shifted = { $card } moves within its battleline.
keyforge-event-swapped = { $card } and { $other } swap places.

keyforge-event-archived = { $known ->
    [yes] { $name } archives { $cards }.
   *[no] { $count ->
        [one] { $name } archives 1 card.
       *[other] { $name } archives { $count } cards.
    }
}
keyforge-event-hid = { $known ->
    [yes] { $cards } is put under { $card }.
   *[no] A card is put face down under { $card }.
}
keyforge-event-revealed = { $name } reveals { $cards }.
# $any: whether a card is in the pile now; $cards names them, in their order.
keyforge-event-swapped-piles = { $any ->
    [yes] { $name } swaps their deck and discard pile. In the pile now: { $cards }.
   *[no] { $name } swaps their deck and discard pile. The pile is now empty.
}
# $name looks at cards of $owner. $own: yes where both are one player. $cards is only told to the one who looks.
keyforge-event-looked = { $known ->
    [yes] { $name } looks and sees { $cards }.
   *[no] { $own ->
        [yes] { $name } looks at their own cards.
       *[no] { $name } looks at cards of { $owner }.
    }
}
keyforge-event-shuffled = { $name } shuffles the deck.
keyforge-event-searched = { $name } searches.
# $more: no where chains are removed. $amount is never negative. $total: chains that the player now has.
keyforge-event-chains = { $more ->
    [no] { $amount ->
        [one] { $name } sheds 1 chain and has { $total }.
       *[other] { $name } sheds { $amount } chains and has { $total }.
    }
   *[yes] { $amount ->
        [one] { $name } gains 1 chain and has { $total }.
       *[other] { $name } gains { $amount } chains and has { $total }.
    }
}
keyforge-event-named-house = { $name } names { $house }.
keyforge-event-named-number = { $name } names { $number }.
# $any: whether it is a card of these decks.
keyforge-event-named-card = { $any ->
    [yes] { $name } names { $card }.
   *[no] { $name } names a card of neither deck.
}
keyforge-event-chose = { $yes ->
    [yes] { $name } chooses to do it.
   *[no] { $name } chooses not to do it.
}
# $text: the chosen part of the card; none where it is not known.
keyforge-event-mode = { $text ->
    [none] { $mode ->
        [1] { $name } chooses the first part.
        [2] { $name } chooses the second part.
       *[other] { $name } chooses part { $mode }.
    }
   *[other] { $name } chooses from { $card }: { $text }
}
# $named: no where no card asks for them.
keyforge-event-targets = { $named ->
    [no] Chosen: { $cards }.
   *[yes] { $card }: { $cards } chosen.
}
# $text: the line of the card; none where it is not known. $about: whether chosen cards or a chosen house are meant. $until (turn,
# next, next-turn, and others): how long it lasts.
keyforge-event-lasting = { $text ->
    [none] { $about ->
        [cards] { $card } has a lasting effect on { $cards }.
       *[no] { $card } has a lasting effect.
    }
   *[other] { $until ->
        [turn] { $about ->
            [cards] This turn, { $card } (for { $cards }): { $text }
            [house] This turn, { $card } (for { $house }): { $text }
           *[no] This turn, { $card }: { $text }
        }
        [next] { $about ->
            [cards] Once this turn, { $card } (for { $cards }): { $text }
            [house] Once this turn, { $card } (for { $house }): { $text }
           *[no] Once this turn, { $card }: { $text }
        }
        [next-turn] { $about ->
            [cards] Next turn, { $card } (for { $cards }): { $text }
            [house] Next turn, { $card } (for { $house }): { $text }
           *[no] Next turn, { $card }: { $text }
        }
       *[other] { $about ->
            [cards] From now on, { $card } (for { $cards }): { $text }
            [house] From now on, { $card } (for { $house }): { $text }
           *[no] From now on, { $card }: { $text }
        }
    }
}
keyforge-event-check = Check! { $name } can forge a key next turn.
keyforge-event-skipped = { $step ->
    [forge] { $name } skips forging a key.
    [house] { $name } skips choosing a house.
    [main] { $name } skips playing and using cards.
    [ready] { $name } skips readying cards.
   *[draw] { $name } skips drawing cards.
}
keyforge-event-fizzled = { $card }: nothing happens.

keyforge-event-overtime = { $state ->
    [last-turn] Overtime: the last turn of { $name } begins.
    [forge-only] Overtime: { $name } may still forge a key, and nothing else.
    [tie-break] Overtime is over: the tie-break decides.
   *[overtime] Time is up. { $name } plays the current turn to its end.
}
keyforge-event-tie-break = { $step ->
    [2] Tie-break: { $name } has more forged keys.
    [3] Tie-break: { $name } has more æmber left.
    [4] Tie-break: { $name } has fewer chains.
    [5] Tie-break: { $name } has more creatures in play.
   *[6] Tie-break: { $name } took the first turn of the game.
}
keyforge-event-conceded = { $name } concedes.
# $name wins, $loser loses; both are empty in a draw.
keyforge-event-game-over = { $reason ->
    [concession] { $name } wins: { $loser } has conceded.
    [time] { $name } wins after overtime.
    [draw] The game ends in a draw.
   *[keys] { $name } has forged the third key and wins!
}
# $number: of the game in the match.
keyforge-event-match = Game { $number } of the match begins.
