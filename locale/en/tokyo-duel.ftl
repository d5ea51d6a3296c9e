### King of Tokyo: Duel: everything that a player of this game reads.
###
### Conventions for all languages
### - An argument is a shown text unless its comment says otherwise. Names of cards, monsters, tokens
###   and places are passed already translated (the messages tokyo-duel-card-…, -monster-…, -token-…,
###   -place).
### - $name, $rival, $owner and $loser are players’ names, without any title.
### - $track is the id of a track (fame, destruction), $symbol that of a symbol (attack, heal, energy,
###   fame, destruction, special), $reward that of a reward (attack, heal, energy, token): they only
###   choose a variant. So do “ids” named in a comment.
### - Yes/no arguments are the texts "yes" and "no".
### - $faces, $dice, $added and $symbols are lists of tokyo-duel-symbols, one part for each symbol that is
###   there, in the order attack, heal, energy, fame, destruction, special. $cards is a list of card names.
### - All amounts and counts are whole numbers, never negative.
### - Ids: underscores of events, phases, kinds and options become dashes.

tokyo-duel-name = King of Tokyo: Duel
tokyo-duel-tagline = Two monsters, one city, and a tug of war for it
tokyo-duel-description = Two monsters fight over Tokyo. Roll dice to strike, heal, gather energy, and pull fame and destruction to your side of the board. Buy power cards that change the rules. You win when your rival is beaten, or when the city is yours.
tokyo-duel-players = 2 players
tokyo-duel-length = 20–30 minutes

## Symbols of the dice

tokyo-duel-symbol-attack = attack
tokyo-duel-symbol-heal = heal
tokyo-duel-symbol-energy = energy
tokyo-duel-symbol-fame = fame
tokyo-duel-symbol-destruction = destruction
tokyo-duel-symbol-special = special
# So many dice of one symbol, as a part of a list.
tokyo-duel-symbols = { $symbol ->
    [heal] { $count } × heal
    [energy] { $count } × energy
    [fame] { $count } × fame
    [destruction] { $count } × destruction
    [special] { $count } × special
   *[attack] { $count } × attack
}
tokyo-duel-symbols-none = nothing

## Tracks, their spaces, and what lies on them

tokyo-duel-track-fame = Fame
tokyo-duel-track-destruction = Destruction
# A cell in words. $side is one of middle, mine (the reader’s side), rival (the other side, for a player),
# player (the side of $owner, for somebody who watches, and in logs). $space is the number of the space,
# counted from the middle. $between: "yes" for the cell between this space and the next one outwards.
tokyo-duel-place = { $side ->
    [mine] { $between ->
        [yes] between space { $space } and the next on your side
       *[no] space { $space } on your side
    }
    [rival] { $between ->
        [yes] between space { $space } and the next on your rival’s side
       *[no] space { $space } on your rival’s side
    }
    [player] { $between ->
        [yes] between space { $space } and the next on { $owner }’s side
       *[no] space { $space } on { $owner }’s side
    }
   *[middle] the middle space
}
# A cell beside the middle, between it and space 1 of a side: $side and $owner as in tokyo-duel-place.
tokyo-duel-place-by-middle = { $side ->
    [mine] between the middle and space 1 on your side
    [rival] between the middle and space 1 on your rival’s side
   *[player] between the middle and space 1 on { $owner }’s side
}
tokyo-duel-token-BZ01 = buzz token (attack)
tokyo-duel-token-BZ02 = buzz token (heal)
tokyo-duel-token-BZ03 = buzz token (energy)
tokyo-duel-token-BZ04 = buzz token (dice token)
tokyo-duel-token-BZ05 = buzz token (attack, dice token)
tokyo-duel-token-BZ06 = buzz token (energy, heal)
tokyo-duel-token-BZ07 = buzz token (energy, attack, heal)
tokyo-duel-token-BZ08 = buzz token (heal, double attack, heal)
tokyo-duel-token-BZ09 = shortening buzz token
tokyo-duel-token-BZ10 = lengthening buzz token (heal)
tokyo-duel-token-BZ11 = lengthening buzz token (attack)
tokyo-duel-token-BK1 = first King token
tokyo-duel-token-BK2 = second King token

## Monsters and their special powers

tokyo-duel-monster-gigazaur = Gigazaur
tokyo-duel-monster-alienoid = Alienoid
tokyo-duel-monster-space-penguin = Space Penguin
tokyo-duel-monster-meka-dragon = Meka Dragon
tokyo-duel-monster-cyber-kitty = Cyber Kitty
tokyo-duel-monster-the-king = The King
tokyo-duel-power-gigazaur = For every 2 special: pull fame 1 space, or destruction 1 space.
tokyo-duel-power-alienoid = Right after your last roll, for every 2 special: add a symbol of your choice to your result. For 1 more special each: add the same symbol once more.
tokyo-duel-power-space-penguin = For every special: gain 1 dice token.
tokyo-duel-power-meka-dragon = Once per turn: instead of dealing your attack as rolled, multiply your attack by your special and deal that much in one blow.
tokyo-duel-power-cyber-kitty = For every 2 special: gain 2 energy. For 1 more special each: gain 2 more.
tokyo-duel-power-the-king = For every 2 special: place one of your King tokens, or move one. Your rival’s pull ends on a King token.

## Power cards: kinds and names

tokyo-duel-kind-keep = Keep
tokyo-duel-kind-discard = Discard
tokyo-duel-card-TD01 = Acid Attack
tokyo-duel-card-TD02 = Adrenaline Augment
tokyo-duel-card-TD03 = Alien Metabolism
tokyo-duel-card-TD04 = Antimatter Pellets
tokyo-duel-card-TD05 = Armor Plating
tokyo-duel-card-TD06 = Breaking News
tokyo-duel-card-TD07 = Camouflage
tokyo-duel-card-TD08 = Cannonball!
tokyo-duel-card-TD09 = Dominate
tokyo-duel-card-TD10 = Electrical Aura
tokyo-duel-card-TD11 = Energize
tokyo-duel-card-TD12 = Extra Head
tokyo-duel-card-TD13 = Eye of the Storm
tokyo-duel-card-TD14 = Frenzy
tokyo-duel-card-TD15 = Gentle Giant
tokyo-duel-card-TD16 = Giant Brain
tokyo-duel-card-TD17 = Hibernation
tokyo-duel-card-TD18 = Hors d’oeuvre
tokyo-duel-card-TD19 = In Shape
tokyo-duel-card-TD20 = In the Shadows
tokyo-duel-card-TD21 = Jets Scrambled
tokyo-duel-card-TD22 = Kaijutsu
tokyo-duel-card-TD23 = Lightning Speed
tokyo-duel-card-TD24 = Made in a Lab
tokyo-duel-card-TD25 = Moment of Respite
tokyo-duel-card-TD26 = Monster Coaster
tokyo-duel-card-TD27 = Monumental
tokyo-duel-card-TD28 = Natural Selection
tokyo-duel-card-TD29 = Operation Media
tokyo-duel-card-TD30 = Photoshoot
tokyo-duel-card-TD31 = Rebooting
tokyo-duel-card-TD32 = Regeneration
tokyo-duel-card-TD33 = Sack the Stadium
tokyo-duel-card-TD34 = Scrappy
tokyo-duel-card-TD35 = Seismic Test
tokyo-duel-card-TD36 = Signature Move
tokyo-duel-card-TD37 = Snack Time
tokyo-duel-card-TD38 = Spiked Tail
tokyo-duel-card-TD39 = Superconductor
tokyo-duel-card-TD40 = Tesla Impulse
tokyo-duel-card-TD41 = The Party Is Over!
tokyo-duel-card-TD42 = Thermonuclear Cooking
tokyo-duel-card-TD43 = Thunder Stomp
tokyo-duel-card-TD44 = Titanic Batteries
tokyo-duel-card-TD45 = Too Cute
tokyo-duel-card-TD46 = Trend Setter
tokyo-duel-card-TD47 = Unchained
tokyo-duel-card-TD48 = Unstable DNA
tokyo-duel-card-TD49 = Unstoppable!
tokyo-duel-card-TD50 = Utter Destruction

## Power cards: effects. A line that ends with a colon is followed by the effects it introduces.

tokyo-duel-text-pull = { $track ->
    [destruction] { $n ->
        [one] Pull destruction 1 space.
       *[other] Pull destruction { $n } spaces.
    }
   *[fame] { $n ->
        [one] Pull fame 1 space.
       *[other] Pull fame { $n } spaces.
    }
}
tokyo-duel-text-hit = Your rival loses { $n } health.
tokyo-duel-text-self-hit = You lose { $n } health.
tokyo-duel-text-both-lose = Both monsters lose { $n } health.
tokyo-duel-text-heal = Gain { $n } health.
tokyo-duel-text-energy = Gain { $n } energy.
tokyo-duel-text-token = { $n ->
    [one] Gain 1 dice token.
   *[other] Gain { $n } dice tokens.
}
tokyo-duel-text-extra-turn = Take another turn after this one.
tokyo-duel-text-dominate = At the start of your rival’s next turn they may discard any of their Keep cards. Then they roll 1 die fewer that turn for each Keep card they still have.
tokyo-duel-text-zone-losses = For each marker in a spotlight zone: the monster on whose side it is loses { $n } health.
tokyo-duel-text-pull-attacks = Pull fame 1 space for each attack symbol counted when you resolved your attack this turn, all in one pull.
tokyo-duel-text-rival-discards = Choose a Keep card of your rival. It is discarded.
tokyo-duel-text-add-symbol = { $symbol ->
    [heal] Every turn, add { $n } heal to your result.
    [energy] Every turn, add { $n } energy to your result.
    [fame] Every turn, add { $n } fame to your result.
    [destruction] Every turn, add { $n } destruction to your result.
    [special] Every turn, add { $n } special to your result.
   *[attack] Every turn, add { $n } attack to your result.
}
tokyo-duel-text-add-per-zone = { $symbol ->
    [heal] Add { $n } heal to your result for each marker in a spotlight zone of either side.
    [energy] Add { $n } energy to your result for each marker in a spotlight zone of either side.
    [fame] Add { $n } fame to your result for each marker in a spotlight zone of either side.
    [destruction] Add { $n } destruction to your result for each marker in a spotlight zone of either side.
    [special] Add { $n } special to your result for each marker in a spotlight zone of either side.
   *[attack] Add { $n } attack to your result for each marker in a spotlight zone of either side.
}
tokyo-duel-text-cut = { $n ->
    [one] Once in each of your turns you may discard 1 face-up card. The others slide along, and a new one is revealed.
   *[other] Once in each of your turns you may discard { $n } face-up cards. The others slide along, and new ones are revealed.
}
tokyo-duel-text-if-alike = Once per turn, if your result has at least { $n } of one symbol:
tokyo-duel-text-prevent-own = Once in each of your rival’s turns, when you are about to lose health, you lose { $n } less.
tokyo-duel-text-when-bought = Whenever you buy another card, after its buzz token is placed and before its effects:
tokyo-duel-text-camouflage = Whenever you are about to lose health you may roll 1 die for each health of that loss. Each heal rolled prevents 1.
tokyo-duel-text-end-energy-pull = End of your turn: pull destruction 1 space for every full { $n } energy you have, all in one pull. You keep the energy.
tokyo-duel-text-extra-die = { $n ->
    [one] Roll 1 extra die in each of your turns.
   *[other] Roll { $n } extra dice in each of your turns.
}
tokyo-duel-text-unmade-rolls = After your last roll, gain 1 energy for each roll that you were allowed but did not make.
tokyo-duel-text-if-no-attack = After all your dice are resolved, if your result has no attack:
tokyo-duel-text-extra-roll = { $n ->
    [one] You have 1 more roll in each of your turns.
   *[other] You have { $n } more rolls in each of your turns.
}
tokyo-duel-text-hibernation-immune = You lose no health, whatever the cause.
tokyo-duel-text-hibernation = Start of your turn, before anything else: discard this card and play your turn, or gain { $n } health and end your turn at once.
tokyo-duel-text-in-shape = Add up the health that your rival loses in your turn. For each health beyond the first { $n } you may pay 1 energy. Each time you do:
tokyo-duel-text-reroll-fame = When you have no rolls left you may still roll dice that show fame again, as often as you like.
tokyo-duel-text-empty-cell = Whenever your pull enters a space of a buzz token without a reward, you may make your rival lose { $n } health. King tokens do not count.
tokyo-duel-text-lab = Start of your turn: you may buy 1 face-up card for { $n } energy less.
tokyo-duel-text-buy-part = When you buy this card:
tokyo-duel-text-too-alike = Before you resolve your dice: if your result has at least { $n } of one symbol, you lose { $loss } health.
tokyo-duel-text-reboot = Before you resolve your dice: you may skip the whole phase. If you do:
tokyo-duel-text-discard-this = Discard this card.
tokyo-duel-text-heal-more = Once per turn, when you gain health, gain { $n } more.
tokyo-duel-text-off-token = { $n ->
    [one] Whenever your pull takes a marker off a buzz token, gain 1 dice token.
   *[other] Whenever your pull takes a marker off a buzz token, gain { $n } dice tokens.
}
tokyo-duel-text-special-groups = { $track ->
    [destruction] After your last roll: pull destruction 1 space for every full { $n } special in your result, all in one pull. You may still use the special symbols.
   *[fame] After your last roll: pull fame 1 space for every full { $n } special in your result, all in one pull. You may still use the special symbols.
}
tokyo-duel-text-pull-hits = After each of your pulls of destruction, your rival loses 1 health for each space the marker moved.
tokyo-duel-text-superconductor = Whenever your rival gains energy while resolving their dice, you may discard this card. If you do, gain the same amount of energy.
tokyo-duel-text-fewer-dice = { $n ->
    [one] Once in each of your turns, when your pull moves the destruction marker while you resolve your dice, your rival rolls 1 die fewer in their next turn.
   *[other] Once in each of your turns, when your pull moves the destruction marker while you resolve your dice, your rival rolls { $n } dice fewer in their next turn.
}
tokyo-duel-text-set-aside = Before you resolve your dice: you may set exactly { $n } dice of your result aside, unresolved. If you do:
tokyo-duel-text-prevent-on-token = { $track ->
    [destruction] Once in each of your rival’s turns, when you are about to lose health while the destruction marker is on a buzz token, you lose { $n } less.
   *[fame] Once in each of your rival’s turns, when you are about to lose health while the fame marker is on a buzz token, you lose { $n } less.
}
tokyo-duel-text-instead-of-reward = Whenever your pull reaches a reward, you may make your rival lose { $n } health instead of taking it.
tokyo-duel-text-swap = Whenever you lose at least { $n } health at once, you may exchange this card for a Keep card of your rival.
tokyo-duel-text-survive = When your health would fall to 0: stay at 1, lose no more health until the end of the turn, and discard this card.
tokyo-duel-text-all-symbols = Once per turn, if your result shows all six symbols:

## Prompts: what the reader can do now

tokyo-duel-prompt-monster = Choose your monster.
# $for: id of what the dice are for (turn, reroll, camouflage, roll_off). $count: how many dice.
tokyo-duel-prompt-faces = { $for ->
    [roll_off] { $count ->
        [one] Roll-off: roll 1 die and enter its face.
       *[other] Roll-off: roll { $count } dice and enter their faces.
    }
    [reroll] { $count ->
        [one] Roll 1 die again and enter its face.
       *[other] Roll { $count } dice again and enter their faces.
    }
    [camouflage] { $count ->
        [one] { tokyo-duel-card-TD07 }: roll 1 die and enter its face.
       *[other] { tokyo-duel-card-TD07 }: roll { $count } dice and enter their faces.
    }
   *[turn] { $count ->
        [one] Roll 1 die and enter its face.
       *[other] Roll { $count } dice and enter their faces.
    }
}
tokyo-duel-prompt-pre-roll = { $count ->
    [one] Your turn. Roll your die.
   *[other] Your turn. Roll your { $count } dice.
}
tokyo-duel-prompt-pre-roll-token = { $count ->
    [one] Your turn. Roll your die, or first discard a dice token for one more.
   *[other] Your turn. Roll your { $count } dice, or first discard a dice token for one more.
}
# $left: rolls that are left.
tokyo-duel-prompt-reroll = { $left ->
    [one] Choose the dice to roll again, or keep them all. 1 roll left.
   *[other] Choose the dice to roll again, or keep them all. { $left } rolls left.
}
tokyo-duel-prompt-reroll-fame = No rolls left. You may still roll dice that show fame again.
# $left: special symbols that are not used yet.
tokyo-duel-prompt-add = Choose a symbol to add to your result. Special left: { $left }.
tokyo-duel-prompt-order = Choose which card takes effect first.
# The question of a card that may be used. $amount: see each card.
tokyo-duel-prompt-may-TD17 = { tokyo-duel-card-TD17 }: wake up and play your turn, or keep sleeping?
# $amount: how many times it may still be used.
tokyo-duel-prompt-may-TD19 = { tokyo-duel-card-TD19 }: pay 1 energy to pull fame 1 space? Still possible: { $amount } times.
tokyo-duel-prompt-may-TD23 = { tokyo-duel-card-TD23 }: make your rival lose 1 health?
tokyo-duel-prompt-may-TD31 = { tokyo-duel-card-TD31 }: skip resolving your dice for 2 dice tokens and 2 energy?
# $amount: the energy that the rival has just gained.
tokyo-duel-prompt-may-TD39 = { tokyo-duel-card-TD39 }: discard it and gain { $amount } energy, as your rival did?
tokyo-duel-prompt-may-TD47 = { tokyo-duel-card-TD47 }: make your rival lose 1 health instead of taking the reward?
# $amount: health that is still about to be lost.
tokyo-duel-prompt-prevent = You are about to lose { $amount } health. Choose a card that prevents some of it.
tokyo-duel-prompt-aside = { tokyo-duel-card-TD44 }: choose 2 dice to set aside for a dice token, or keep them all.
tokyo-duel-prompt-resolve = Choose which dice to resolve next.
tokyo-duel-prompt-resolve-power = Choose which dice to resolve next, or use your special power.
tokyo-duel-prompt-resolve-done = Your dice are resolved. Use what is left, or move on to buying.
tokyo-duel-prompt-place = Choose where to place the { $token }.
tokyo-duel-prompt-place-move = The { $token } is on the board. Move it, or leave it where it is.
tokyo-duel-prompt-place-king = Choose where to place or move a King token.
tokyo-duel-prompt-buy = Buy a card, or finish. You have { $energy } energy.
tokyo-duel-prompt-lab = { tokyo-duel-card-TD24 }: buy one card for 1 energy less, or none.
tokyo-duel-prompt-keeps = { tokyo-duel-card-TD09 }: you roll 1 die fewer for each Keep card you have. Discard any of them, or continue.
tokyo-duel-prompt-take = { tokyo-duel-card-TD40 }: choose one of your rival’s Keep cards to discard.
tokyo-duel-prompt-swap = { tokyo-duel-card-TD48 }: exchange it for a Keep card of your rival, or keep it.
tokyo-duel-prompt-sent = Your choice is on its way.
tokyo-duel-prompt-confirm = Confirm, or choose something else.
tokyo-duel-prompt-over = The game is over.

tokyo-duel-prompt-wait-monster = { $name } is choosing a monster.
tokyo-duel-prompt-wait-faces = { $name } is entering rolled dice.
tokyo-duel-prompt-wait-pre-roll = { $name } is about to roll.
tokyo-duel-prompt-wait-reroll = { $name } is choosing dice to roll again.
tokyo-duel-prompt-wait-add = { $name } is choosing symbols to add.
tokyo-duel-prompt-wait-order = { $name } is choosing which card comes first.
tokyo-duel-prompt-wait-may = { $name } is choosing whether to use { $card }.
tokyo-duel-prompt-wait-prevent = { $name } is about to lose health and may prevent it.
tokyo-duel-prompt-wait-aside = { $name } is choosing dice to set aside.
tokyo-duel-prompt-wait-resolve = { $name } is resolving dice.
tokyo-duel-prompt-wait-place = { $name } is placing a token.
tokyo-duel-prompt-wait-buy = { $name } is buying cards.
tokyo-duel-prompt-wait-lab = { $name } may buy a card with { tokyo-duel-card-TD24 }.
tokyo-duel-prompt-wait-keeps = { $name } is choosing which Keep cards to give up.
tokyo-duel-prompt-wait-take = { $name } is choosing a Keep card to be discarded.
tokyo-duel-prompt-wait-swap = { $name } may exchange { tokyo-duel-card-TD48 }.

## Buttons

tokyo-duel-action-choose-monster = Play { $monster }
tokyo-duel-action-enter = Enter the dice
tokyo-duel-action-roll = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
tokyo-duel-action-token = Discard a dice token: 1 more die
tokyo-duel-action-reroll = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
tokyo-duel-action-stop = Keep all dice
tokyo-duel-action-cut = Discard { $card } from the row
# $special: special symbols that are used for it. $count: how many symbols are added.
tokyo-duel-action-add = { $symbol ->
    [heal] Add { $count } heal ({ $special } special)
    [energy] Add { $count } energy ({ $special } special)
    [fame] Add { $count } fame ({ $special } special)
    [destruction] Add { $count } destruction ({ $special } special)
    [special] Add { $count } special ({ $special } special)
   *[attack] Add { $count } attack ({ $special } special)
}
tokyo-duel-action-add-no = Add nothing more
tokyo-duel-action-do = Use { $card }
tokyo-duel-action-order = { $card } first
tokyo-duel-action-no = No
tokyo-duel-action-do-TD17 = Wake up
tokyo-duel-action-no-TD17 = Keep sleeping
tokyo-duel-action-no-prevent = Prevent nothing more
tokyo-duel-action-aside = Set 2 dice aside
tokyo-duel-action-aside-no = Keep all dice
tokyo-duel-action-resolve = { $symbol ->
    [heal] Heal ({ $count })
    [energy] Energy ({ $count })
    [fame] Fame ({ $count })
    [destruction] Destruction ({ $count })
   *[attack] Attack ({ $count })
}
# The special power of each monster. Gigazaur: $track. Meka Dragon: $amount of health. Cyber Kitty:
# $special symbols used, $amount of energy.
tokyo-duel-action-power-gigazaur = { $track ->
    [destruction] Special power: destruction 1 space
   *[fame] Special power: fame 1 space
}
tokyo-duel-action-power-space-penguin = Special power: 1 dice token
tokyo-duel-action-power-meka-dragon = Special power: blast for { $amount }
tokyo-duel-action-power-cyber-kitty = Special power: { $amount } energy ({ $special } special)
tokyo-duel-action-power-the-king = Special power: King token
tokyo-duel-action-done-resolve = Move on to buying
tokyo-duel-action-place = Place here
tokyo-duel-action-turn-token = Turn round
tokyo-duel-action-leave-token = Leave it there
tokyo-duel-action-buy = Buy { $card } for { $price } energy
tokyo-duel-action-sweep = New cards for 2 energy
tokyo-duel-action-done-buy = Finish
tokyo-duel-action-done-buy-energy = Buy nothing, gain 1 energy
tokyo-duel-action-lab-no = Buy nothing now
tokyo-duel-action-drop = Discard { $card }
tokyo-duel-action-done-keeps = Continue
tokyo-duel-action-take = Discard { $rival }’s { $card }
tokyo-duel-action-swap = Take { $card }
tokyo-duel-action-swap-no = Keep { tokyo-duel-card-TD48 }

tokyo-duel-table-concede = { $name } concedes
tokyo-duel-table-concede-confirm = Does { $name } concede? If so, { $name } loses the game at once.
# The same for the reader’s own seat.
tokyo-duel-table-concede-own = Concede
tokyo-duel-table-concede-own-confirm = Do you concede? If so, you lose the game at once.

## Log

tokyo-duel-event-monster-chosen = { $name } plays { $monster }.
# The dice of a player in the roll-off, as a part of a list: $count of attack.
tokyo-duel-roll-off-part = { $name } { $count }
# $rolls: list of tokyo-duel-roll-off-part. $tie: yes when it is rolled again; else $name begins.
tokyo-duel-event-roll-off = { $tie ->
    [yes] Roll-off, attack: { $rolls }. A tie; it is rolled again.
   *[no] Roll-off, attack: { $rolls }. { $name } begins.
}
tokyo-duel-event-turn-began = { $extra ->
    [yes] Turn { $number }: { $name } takes another turn.
   *[no] Turn { $number }: { $name }.
}
tokyo-duel-event-slept = { $name } keeps sleeping ({ tokyo-duel-card-TD17 }). The turn is over.
tokyo-duel-event-woke = { $name } discards { $card } and wakes up.
# $faces: dice just rolled. $dice: all dice. $roll: number of the roll.
tokyo-duel-event-rolled = { $roll ->
    [1] { $name }, roll 1: { $faces }.
   *[other] { $name }, roll { $roll }: { $faces }. All dice: { $dice }.
}
tokyo-duel-event-token-spent = { $name } discards a dice token for one more die.
# $more: yes when symbols were added.
tokyo-duel-event-result = { $more ->
    [yes] { $name }’s result: { $dice }. Added: { $added }.
   *[no] { $name }’s result: { $dice }.
}
tokyo-duel-event-added = { $name } adds { $symbols } to the result.
tokyo-duel-event-card-used = { $name }’s { $card } takes effect.
tokyo-duel-event-skipped-phase = { $name } skips resolving dice with { $card }.
tokyo-duel-event-set-aside = { $name } sets dice aside: { $faces }.
tokyo-duel-event-group-resolved = { $symbol ->
    [heal] { $name } resolves { $count } heal.
    [energy] { $name } resolves { $count } energy.
    [fame] { $name } resolves { $count } fame.
    [destruction] { $name } resolves { $count } destruction.
    [special] { $name } resolves { $count } special.
   *[attack] { $name } resolves { $count } attack.
}
# $count: special symbols used.
tokyo-duel-event-powered = { $monster } uses its special power with { $count } special.
tokyo-duel-event-step = { $track ->
    [destruction] { $name } pulls the destruction marker: { $place }.
   *[fame] { $name } pulls the fame marker: { $place }.
}
tokyo-duel-event-stopped = { $track ->
    [destruction] The { $token } stops the destruction marker. The rest of this pull is lost.
   *[fame] The { $token } stops the fame marker. The rest of this pull is lost.
}
tokyo-duel-event-reward = { $reward ->
    [heal] { $name } reaches a reward: { $amount } health.
    [energy] { $name } reaches a reward: { $amount } energy.
    [token] { $amount ->
        [one] { $name } reaches a reward: 1 dice token.
       *[other] { $name } reaches a reward: { $amount } dice tokens.
    }
   *[attack] { $name } reaches a reward: an attack for { $amount }.
}
# $health: what is left. $cause, $card: as in tokyo-duel-cause.
tokyo-duel-event-hit = { $lost ->
    [0] { $name } loses no health ({ tokyo-duel-cause }).
   *[other] { $name } loses { $lost } health and has { $health } left ({ tokyo-duel-cause }).
}
tokyo-duel-event-prevented = { $name } prevents { $amount } with { $card }.
tokyo-duel-event-camouflage = { $name } hides ({ tokyo-duel-card-TD07 }): { $faces }. Prevented: { $prevented }.
tokyo-duel-event-survived = { $name } stays at 1 health with { $card } and loses no more this turn.
# Where a gain or a loss comes from: $cause is an id, card is $card.
tokyo-duel-cause = { $cause ->
    [card] { $card }
    [power] special power
    [reward] reward
    [nothing-bought] no card bought
    [second] goes second
   *[dice] dice
}
tokyo-duel-event-healed = { $name } gains { $amount } health and has { $health } ({ tokyo-duel-cause }).
# $spent: yes when the energy is paid. $energy: what there is now. $cause: as in tokyo-duel-cause.
tokyo-duel-event-energy = { $spent ->
    [yes] { $name } pays { $amount } energy and has { $energy } ({ tokyo-duel-cause }).
   *[no] { $name } gains { $amount } energy and has { $energy } ({ tokyo-duel-cause }).
}
# $tokens: dice tokens there are now.
tokyo-duel-event-token-gained = { $amount ->
    [one] { $name } gains 1 dice token and has { $tokens } ({ tokyo-duel-cause }).
   *[other] { $name } gains { $amount } dice tokens and has { $tokens } ({ tokyo-duel-cause }).
}
# $why: id of the reason why an effect had none. $cause, $card: as in tokyo-duel-cause.
tokyo-duel-event-no-effect = { $why ->
    [full-health] No effect: { $name } has full health ({ tokyo-duel-cause }).
    [full-tokens] No effect: { $name } can hold no more dice tokens ({ tokyo-duel-cause }).
    [nobody-there] No effect: no marker is in a spotlight zone ({ tokyo-duel-cause }).
    [no-attack] No effect: { $name } has resolved no attack this turn ({ tokyo-duel-cause }).
    [no-card] No effect: the rival has no Keep cards ({ tokyo-duel-cause }).
   *[held] No effect: the marker was stopped and is not pulled again this turn.
}
tokyo-duel-event-bought = { $name } buys { $card } for { $price } energy.
tokyo-duel-event-swept = { $name } pays { $price } energy for new cards and discards { $cards } from the row.
tokyo-duel-event-cut = { $name } discards { $card } from the row.
tokyo-duel-event-revealed = { $cards }: new on the board.
tokyo-duel-event-reshuffled = { $deck ->
    [one] The discard pile is shuffled into a new deck of 1 card.
   *[other] The discard pile is shuffled into a new deck of { $deck } cards.
}
# $count: how many spaces it covers. $place and $end: the first and the last of them.
tokyo-duel-event-token-placed = { $moved ->
    [yes] { $count ->
        [1] { $track ->
            [destruction] { $name } moves the { $token } to the destruction track: { $place }.
           *[fame] { $name } moves the { $token } to the fame track: { $place }.
        }
       *[other] { $track ->
            [destruction] { $name } moves the { $token } to the destruction track: from { $place } to { $end }.
           *[fame] { $name } moves the { $token } to the fame track: from { $place } to { $end }.
        }
    }
   *[no] { $count ->
        [1] { $track ->
            [destruction] { $name } places the { $token } on the destruction track: { $place }.
           *[fame] { $name } places the { $token } on the fame track: { $place }.
        }
       *[other] { $track ->
            [destruction] { $name } places the { $token } on the destruction track: from { $place } to { $end }.
           *[fame] { $name } places the { $token } on the fame track: from { $place } to { $end }.
        }
    }
}
tokyo-duel-event-token-kept = { $name } leaves the { $token } where it is.
tokyo-duel-event-not-placed = There is no place for the { $token }.
tokyo-duel-event-kept = { $card } joins the Keep cards of { $name }.
tokyo-duel-event-discarded = { $name }’s { $card } is discarded.
tokyo-duel-event-taken = { $name } takes { $card } and gives { $given }.
tokyo-duel-event-fewer-dice = { $amount ->
    [one] { $name } will roll 1 die fewer.
   *[other] { $name } will roll { $amount } dice fewer.
}
tokyo-duel-event-dominated = { $name } will roll 1 die fewer next turn for each Keep card they still have ({ tokyo-duel-card-TD09 }).
tokyo-duel-event-extra-turn = { $name } will take another turn after this one.
tokyo-duel-event-turn-ended = { $name } ends the turn.
tokyo-duel-event-conceded = { $name } concedes.
# $name wins, $loser loses. $reason: id (health, zones, space, conceded).
tokyo-duel-event-game-over = { $reason ->
    [zones] { $name } wins: both markers are in spotlight zones on that side.
    [space] { $name } wins: a marker has reached the victory space.
    [conceded] { $name } wins: { $loser } has conceded.
   *[health] { $name } wins: { $loser } has no health left.
}

## End of the game

tokyo-duel-end-title = The game is over
tokyo-duel-end-winner = { $name } wins with { $monster }
tokyo-duel-end-you-won = You win.
tokyo-duel-end-you-lost = You lose.
tokyo-duel-reason-health = { $loser } has no health left.
tokyo-duel-reason-zones = Both markers are in spotlight zones on { $name }’s side.
tokyo-duel-reason-space = A marker has reached { $name }’s victory space.
tokyo-duel-reason-conceded = { $loser } has conceded.

## Drawn parts

# A base space, as a label and inside other sentences. $half: none (the start space) or own (on the half that
# belongs to the player $name; $number spaces from the middle).
tokyo-duel-space = { $track ->
    [destruction] { $half ->
        [own] Destruction track, space { $number } on { $name }’s side
       *[none] Destruction track, start space
    }
   *[fame] { $half ->
        [own] Fame track, space { $number } on { $name }’s side
       *[none] Fame track, start space
    }
}
# The cell that a lengthening token adds. $one and $other are tokyo-duel-space.
tokyo-duel-space-between = Between { $one } and { $other }
tokyo-duel-art-track = { $track ->
    [destruction] Destruction track
   *[fame] Fame track
}
# $place: tokyo-duel-space or tokyo-duel-space-between.
tokyo-duel-art-marker = { $track ->
    [destruction] Destruction marker: { $place }
   *[fame] Fame marker: { $place }
}
# $place: the first cell of the token.
tokyo-duel-art-token-at = { $token }: { $place }
# $discounted: yes when $price is less than the printed $cost.
tokyo-duel-art-price = { $discounted ->
    [yes] Price { $price } instead of { $cost }
   *[no] Price { $price }
}
tokyo-duel-art-kind = { $kind ->
    [discard] { tokyo-duel-kind-discard }
   *[keep] { tokyo-duel-kind-keep }
}
tokyo-duel-art-places = Places: { $token }.
tokyo-duel-art-used = Used
tokyo-duel-art-deck = { $count ->
    [0] Deck: empty
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
tokyo-duel-art-health = { $health } health
tokyo-duel-art-health-of = Health: { $health } of { $most }
tokyo-duel-art-difficulty = Difficulty { $difficulty }
tokyo-duel-art-energy = { $count } energy
tokyo-duel-art-tokens = { $count ->
    [0] No dice token
    [one] 1 dice token
   *[other] { $count } dice tokens
}
tokyo-duel-art-sample-roll = Roll the sample dice

## Table

tokyo-duel-side = { $name }, { $monster }
tokyo-duel-monsters = Monsters
# A mark on a monster that this player has.
tokyo-duel-monster-taken = { $name }
tokyo-duel-dice = Dice
# $state: id of what becomes of the die: held, loose (rolled again), picked (to be set aside), locked (cannot be
# rolled again), done (resolved), plain.
tokyo-duel-die = Die { $index }: { $symbol ->
        [heal] heal
        [energy] energy
        [fame] fame
        [destruction] destruction
        [special] special
       *[attack] attack
    }{ $state ->
        [held] , held
        [loose] , to be rolled again
        [picked] , to be set aside
        [locked] , stays
        [done] , resolved
       *[plain] { "" }
    }
tokyo-duel-die-added = { $symbol ->
    [heal] Added: heal
    [energy] Added: energy
    [fame] Added: fame
    [destruction] Added: destruction
    [special] Added: special
   *[attack] Added: attack
}
tokyo-duel-rolls-left = Rolls left: { $left }
# $count: symbols added, $special: special symbols used.
tokyo-duel-add-row = { $count ->
    [one] One symbol, for { $special } special
   *[other] The same symbol twice, for { $special } special
}
# $left: dice that are still to be chosen.
tokyo-duel-aside-left = { $left ->
    [one] Choose 1 more die
   *[other] Choose { $left } more dice
}
tokyo-duel-faces-count = { $given } of { $wanted } dice
tokyo-duel-real-dice = Roll real dice and enter their faces here.
tokyo-duel-market = Power cards for sale
# $count: cards in it.
tokyo-duel-discards = Discard pile: { $count }
tokyo-duel-market-empty = No card
tokyo-duel-keeps = Keep cards: { $count }
tokyo-duel-keep-used = Read { $card }, used this turn
tokyo-duel-tokens = King tokens
tokyo-duel-place-hint = Choose a lit space on a track
tokyo-duel-action-monster = Read about { $monster }
tokyo-duel-action-read = Read { $card }
# An energy picture follows.
tokyo-duel-action-buy-short = Buy: { $price }
tokyo-duel-action-cut-short = Discard
tokyo-duel-action-reroll-none = No die is left to roll
tokyo-duel-action-undo = Undo
tokyo-duel-badge-health = { $count } health
tokyo-duel-badge-energy = { $count } energy
tokyo-duel-badge-tokens = { $count ->
    [one] 1 dice token
   *[other] { $count } dice tokens
}
tokyo-duel-panel-immune = Loses no health
tokyo-duel-panel-extra-turn = { $count ->
    [one] Takes another turn after this
   *[other] Takes { $count } more turns after this
}
tokyo-duel-panel-fewer-dice = { $count ->
    [one] 1 die fewer next turn
   *[other] { $count } dice fewer next turn
}
tokyo-duel-panel-dominated = { tokyo-duel-card-TD09 }: 1 die fewer next turn for each Keep card

## What a special power would do with the dice on the table

tokyo-duel-power-none = Special power: not enough special
tokyo-duel-power-now-gigazaur = { $amount ->
    [one] Special power: pull 1 space
   *[other] Special power: pull { $amount } spaces in all
}
tokyo-duel-power-now-alienoid = { $amount ->
    [one] Special power: add 1 symbol
   *[other] Special power: add up to { $amount } symbols
}
tokyo-duel-power-now-space-penguin = { $amount ->
    [0] Special power: you cannot hold more dice tokens
    [one] Special power: 1 dice token
   *[other] Special power: { $amount } dice tokens
}
tokyo-duel-power-now-meka-dragon = Special power: a blast for { $amount }
tokyo-duel-power-now-cyber-kitty = Special power: { $amount } energy
# $times: how often it can be used.
tokyo-duel-power-now-the-king = { $times ->
    [one] Special power: place or move a King token
   *[other] Special power: place or move King tokens, { $times } times
}

## What an option would do. Short; under a button.

tokyo-duel-preview-hit = { $name }: health { $before } → { $after }
tokyo-duel-preview-immune = { $name } loses no health now
tokyo-duel-preview-heal = Health { $before } → { $after }
tokyo-duel-preview-heal-full = You are at full health
tokyo-duel-preview-energy = Energy { $before } → { $after }
tokyo-duel-preview-token = Dice tokens { $before } → { $after }
tokyo-duel-preview-token-full = You cannot hold more
tokyo-duel-preview-pull = { $track ->
    [destruction] { $steps ->
        [one] Pull destruction 1 space
       *[other] Pull destruction { $steps } spaces
    }
   *[fame] { $steps ->
        [one] Pull fame 1 space
       *[other] Pull fame { $steps } spaces
    }
}
tokyo-duel-preview-reward = { $reward ->
    [heal] Reward: { $amount } health
    [energy] Reward: { $amount } energy
    [token] { $amount ->
        [one] Reward: 1 dice token
       *[other] Reward: { $amount } dice tokens
    }
   *[attack] Reward: attack for { $amount }
}
tokyo-duel-preview-stopped = Stopped by a King token
tokyo-duel-preview-few = Fewer than 3: no pull
tokyo-duel-preview-king = Place or move a King token
tokyo-duel-preview-wins = { $name } wins!

## Result

tokyo-duel-end-close = Close
tokyo-duel-end-show = Show the result

## First-game guide

tokyo-duel-guide-win-space = You win when the fame or the destruction marker reaches the victory space at your end of its track.
tokyo-duel-guide-win-zones = You win when both markers stand in your spotlight zones at the same time.
tokyo-duel-guide-win-health = You win when your rival’s health falls to 0.
tokyo-duel-guide-monster = Each monster has its own health and special power. Stars show how hard it is to play: start with one star.
# $count: dice to be rolled.
tokyo-duel-guide-faces = { $count ->
    [one] Roll your real die and press the button of its face. Then enter it.
   *[other] Roll your { $count } real dice and press one button for each of them. Then enter them.
}
tokyo-duel-guide-token = Each dice token you discard now gives you one more die this turn. You may also save it.
# $rolls: rolls that are allowed.
tokyo-duel-guide-pre-roll = You may roll up to { $rolls } times. After each roll you keep the dice you like.
# $left: rolls that are left.
tokyo-duel-guide-reroll = { $left ->
    [one] Press the dice that you want to keep, then roll the others. This is your last roll; you may also stop now.
   *[other] Press the dice that you want to keep, then roll the others. You have { $left } rolls left and may stop at any time.
}
tokyo-duel-guide-reroll-fame = Dice that show fame may still be rolled again; the others stay.
tokyo-duel-guide-three = Three fame or three destruction pull that marker 1 space towards you; each further one pulls it 1 more space. One or two do nothing.
tokyo-duel-guide-special = Special symbols pay for your monster’s special power. Press your monster to read it.
tokyo-duel-guide-add = Your special symbols become symbols of your choice. Each button shows what you would get.
tokyo-duel-guide-order = Several cards take effect now. You choose which comes first.
tokyo-duel-guide-may = You may use this card or leave it. Press it to read it.
# $amount: health that is about to be lost.
tokyo-duel-guide-prevent = You are about to lose { $amount } health. A card can prevent some of it.
tokyo-duel-guide-aside = Press two dice that are of little use to you, and get a dice token for them.
tokyo-duel-guide-resolve = Resolve the kinds of dice in any order. Each button shows what it would do.
tokyo-duel-guide-power = You have enough special for your monster’s power. Use it when it suits you best.
tokyo-duel-guide-place = Your card brings a token onto a track. Its rewards go to whoever pulls a marker onto them, every time.
tokyo-duel-guide-place-turn = Turn the token round to swap its ends.
tokyo-duel-guide-place-side = You pull markers to your own side, so a reward on your side is mostly yours.
# $energy: the energy that the reader has.
tokyo-duel-guide-buy = You have { $energy } energy. Press a card to read it. You may buy as many as you can pay for.
tokyo-duel-guide-buy-nothing = You cannot pay for a card now. Finish, and you gain 1 energy.
tokyo-duel-guide-buy-energy = Buy nothing this turn, and you gain 1 energy.
tokyo-duel-guide-buy-discount = The card on the right costs 1 less. Cards slide to the right when one is bought.
tokyo-duel-guide-sweep = For 2 energy all three cards are replaced.
tokyo-duel-guide-lab = Before your turn you may buy one card for 1 energy less.
tokyo-duel-guide-keeps = Each Keep card that you hold on to costs you a die this turn. Discard those that are not worth it.
tokyo-duel-guide-take = Choose the card that helps your rival most: it is discarded.
tokyo-duel-guide-swap = You may give this card away for one of your rival’s Keep cards.
tokyo-duel-guide-waiting = It is your rival’s turn. Watch where the markers go.
tokyo-duel-guide-read-cards = Press any card or monster to read all of it.

## Keys

tokyo-duel-key-die = Hold or release a die, or enter a face
tokyo-duel-key-roll = Roll the dice, or turn the token round
tokyo-duel-key-keep = Keep all dice
tokyo-duel-key-step = Go to the next place or button
tokyo-duel-key-choose = Choose
tokyo-duel-key-undo = Take back the last face
tokyo-duel-key-cancel = Undo the selection

## Quick phrases of the chat

tokyo-duel-phrase-hello = Hello! Have fun!
tokyo-duel-phrase-nice-roll = Nice roll!
tokyo-duel-phrase-ouch = Ouch!
tokyo-duel-phrase-close = That was close!
tokyo-duel-phrase-thinking = Let me think.
tokyo-duel-phrase-sorry = Sorry!
tokyo-duel-phrase-thanks = Thanks!
tokyo-duel-phrase-good-game = Good game!

## Options of a game. Each has a label, a sentence of help, and a label for each value.

tokyo-duel-option-score-keeper = Real dice
tokyo-duel-option-score-keeper-help = Whether the hall rolls the dice, or you roll your own and enter what they show.
tokyo-duel-option-score-keeper-false = The hall rolls
tokyo-duel-option-score-keeper-true = We roll and enter the faces
tokyo-duel-option-monsters = Monsters
tokyo-duel-option-monsters-help = Whether players choose their monsters or get them at random.
tokyo-duel-option-monsters-choose = Chosen
tokyo-duel-option-monsters-random = At random
tokyo-duel-option-same-monster = Same monster twice
tokyo-duel-option-same-monster-help = Whether both players may have the same monster.
tokyo-duel-option-same-monster-false = Two different monsters
tokyo-duel-option-same-monster-true = The same one is allowed
tokyo-duel-option-token-supply = Dice tokens
tokyo-duel-option-token-supply-help = How many dice tokens there are. The Chinese rulebook has 4; one English text looks like 6. A player holds at most 2.
tokyo-duel-option-token-supply-4 = 4 tokens
tokyo-duel-option-token-supply-6 = 6 tokens
tokyo-duel-option-zone-cells = Tokens at the edge of a zone
tokyo-duel-option-zone-cells-help = Which spaces of a token count as spotlight spaces when the token lies only partly in the zone.
tokyo-duel-option-zone-cells-touching = Those that touch the zone
tokyo-duel-option-zone-cells-inside = Those that lie inside
tokyo-duel-option-zone-cells-token = All spaces of that token
tokyo-duel-option-passed-rewards = Rewards passed by
tokyo-duel-option-passed-rewards-help = Whether a pull collects the rewards of all spaces it goes through, or only that of the last one.
tokyo-duel-option-passed-rewards-true = All rewards on the way
tokyo-duel-option-passed-rewards-false = Only where the pull ends
tokyo-duel-option-least-price = Lowest price
tokyo-duel-option-least-price-help = How low discounts can bring the price of a card.
tokyo-duel-option-least-price-1 = 1 energy
tokyo-duel-option-least-price-0 = 0 energy
tokyo-duel-option-first-hit = Who is hit first
tokyo-duel-option-first-hit-help = When one effect hurts both monsters, who loses health first. That player may lose the game first.
tokyo-duel-option-first-hit-rival = The rival of the active player
tokyo-duel-option-first-hit-active = The active player
tokyo-duel-option-king-places = King tokens go
tokyo-duel-option-king-places-help = Where The King may place his tokens. The Chinese rulebook names his rival’s side.
tokyo-duel-option-king-places-any = Anywhere
tokyo-duel-option-king-places-rival = On the rival’s side
tokyo-duel-option-king-stop = King tokens stop
tokyo-duel-option-king-stop-help = What is lost when a marker is stopped by a King token.
tokyo-duel-option-king-stop-pull = The rest of that pull
tokyo-duel-option-king-stop-turn = All pulls of that marker for the turn
tokyo-duel-option-leftover-sp = Special left unused
tokyo-duel-option-leftover-sp-help = Whether a player may leave special symbols unused even if they could still do something.
tokyo-duel-option-leftover-sp-true = Allowed
tokyo-duel-option-leftover-sp-false = They must be used
tokyo-duel-option-alienoid-sp = Alienoid adds special
tokyo-duel-option-alienoid-sp-help = Whether the Alienoid may add special symbols to its result.
tokyo-duel-option-alienoid-sp-false = Not allowed
tokyo-duel-option-alienoid-sp-true = Allowed
tokyo-duel-option-alienoid-when = Alienoid adds symbols
tokyo-duel-option-alienoid-when-help = When the Alienoid may add symbols to its result.
tokyo-duel-option-alienoid-when-first = Right after the last roll
tokyo-duel-option-alienoid-when-any = At any moment of resolving
tokyo-duel-option-result-when-skipped = Result cards and a skipped phase
tokyo-duel-option-result-when-skipped-help = Whether cards that look at the result take effect even though resolving the dice is skipped with { tokyo-duel-card-TD31 }.
tokyo-duel-option-result-when-skipped-true = They take effect
tokyo-duel-option-result-when-skipped-false = They do nothing
tokyo-duel-option-in-shape = { tokyo-duel-card-TD19 } counts
tokyo-duel-option-in-shape-help = In whose turns { tokyo-duel-card-TD19 } adds up the health that the rival loses.
tokyo-duel-option-in-shape-own = Only in its owner’s turns
tokyo-duel-option-in-shape-every = In every turn
