### Saboteur: everything that a player of this game reads.
###
### Conventions for all languages
### - An argument is a shown text unless its comment says otherwise. Names of cards, tools, roles,
###   goals, faces and edges are passed already translated (the messages saboteur-card-…, -tool-…,
###   -role-…, -goal-…, -face-…, -edge-…). They are lower case in English; a label that stands alone
###   gets its capital by style.
### - $name and $target are players’ names, without any title. $names is a list joined by the caller.
### - Yes/no arguments are the texts "yes" and "no": $shown (the hidden fact is known to the reader),
###   $turned (the card lies turned by 180°), $self (the target is the player who acts),
###   $reached (joined to the start card).
### - "id of …" in a comment means the untranslated id, used only to choose a variant.
### - $x and $y are coordinates as text, with a true minus (−). All counts are numbers.
### - Ids: underscores of events, phases and options become dashes. In card ids "!" becomes
###   "broken-" and "+" becomes "repair-": "!P" is saboteur-card-broken-P, "+PL" saboteur-card-repair-PL.

saboteur-name = Saboteur
saboteur-tagline = Dig for gold with dwarves you cannot trust
saboteur-description = Gold diggers build a tunnel to the gold. Saboteurs hide among them and hold it up. A selfish dwarf wants the gold alone. Nobody knows who is who, and everybody talks.
saboteur-players = 5 to 7 players, best with 6
saboteur-length = Three rounds of about 20 minutes

## Roles

saboteur-role-digger = gold digger
saboteur-role-saboteur = saboteur
saboteur-role-selfish = selfish dwarf
saboteur-role-unknown = unknown role
saboteur-role-covered = Your role card lies face down
saboteur-role-show = Show my role
saboteur-role-hide = Hide my role
saboteur-role-digger-help = Join the start card to the gold. The gold digger who reaches it gets 3 nuggets, the other gold diggers get 2 each.
saboteur-role-saboteur-help = Keep the gold unfound until the deck and all hands have run out. One saboteur alone gets 4 nuggets, two get 3 each.
saboteur-role-selfish-help = Be the one who lays the last card to the gold. You get 4 nuggets and nobody else gets any.
# $diggers, $saboteurs, $selfish: numbers of dwarves in this round.
saboteur-roles-in-play = In this round: { $diggers ->
    [one] 1 gold digger
   *[other] { $diggers } gold diggers
 }, { $saboteurs ->
    [one] 1 saboteur
   *[other] { $saboteurs } saboteurs
 }, { $selfish ->
    [one] 1 selfish dwarf
   *[other] { $selfish } selfish dwarves
 }.

## Tools

saboteur-tool-pickaxe = pickaxe
saboteur-tool-lantern = lantern
saboteur-tool-cart = mine cart

## Cards

saboteur-card-start = start card
saboteur-card-goal = goal card
saboteur-card-centre = centre card
saboteur-card-back = face-down card
saboteur-card-X = crossing
saboteur-card-TV = vertical tee
saboteur-card-TH = horizontal tee
saboteur-card-CR = right curve
saboteur-card-CL = left curve
saboteur-card-IV = vertical straight
saboteur-card-IH = horizontal straight
saboteur-card-DX = dead-end crossing
saboteur-card-DTV = dead-end vertical tee
saboteur-card-DTH = dead-end horizontal tee
saboteur-card-DCR = dead-end right curve
saboteur-card-DCL = dead-end left curve
saboteur-card-DIV = dead-end vertical straight
saboteur-card-DIH = dead-end horizontal straight
saboteur-card-D1V = short vertical dead end
saboteur-card-D1H = short horizontal dead end
saboteur-card-broken-P = broken pickaxe
saboteur-card-broken-L = broken lantern
saboteur-card-broken-C = broken mine cart
saboteur-card-repair-P = pickaxe repair
saboteur-card-repair-L = lantern repair
saboteur-card-repair-C = mine cart repair
saboteur-card-repair-PL = double repair (pickaxe, lantern)
saboteur-card-repair-PC = double repair (pickaxe, mine cart)
saboteur-card-repair-LC = double repair (lantern, mine cart)
saboteur-card-map = map
saboteur-card-fall = rockfall

saboteur-card-help-path = Path card: lay it so that it continues the tunnel. Open edges must meet open edges.
saboteur-card-help-dead-end = Dead end: it fits like a path card, but no way leads through it.
saboteur-card-help-broken = Put it in front of a player. Until it is repaired, that player cannot lay path cards.
saboteur-card-help-repair = Removes a matching broken tool in front of any player, you included.
saboteur-card-help-repair-double = Repairs one of the two tools shown, in front of any player, you included.
saboteur-card-help-map = Look secretly at one face-down goal card.
saboteur-card-help-fall = Removes one path card from the field. The start card, the centre card and the goals stay.

## Goals

saboteur-goal-0 = top goal
saboteur-goal-1 = middle goal
saboteur-goal-2 = bottom goal
saboteur-face-gold = gold
saboteur-face-stone1 = stone
saboteur-face-stone2 = stone
saboteur-face-hidden = face down

## Edges and places

saboteur-edge-N = top
saboteur-edge-E = right
saboteur-edge-S = bottom
saboteur-edge-W = left
saboteur-turned-no = upright
saboteur-turned-yes = turned 180°
# A cell in words, counted from the start card. $across is one of left, right, none, with $columns
# cells; $along is one of up, down, none, with $rows cells.
saboteur-place = { $across ->
    [left] { $along ->
        [up] { $columns } left and { $rows } up of the start
        [down] { $columns } left and { $rows } down of the start
       *[none] { $columns } left of the start
    }
    [right] { $along ->
        [up] { $columns } right and { $rows } up of the start
        [down] { $columns } right and { $rows } down of the start
       *[none] { $columns } right of the start
    }
   *[none] { $along ->
        [up] { $rows } up from the start
        [down] { $rows } down from the start
       *[none] on the start
    }
}

## Phases

saboteur-phase-deal = Deal
saboteur-phase-centre = Centre card
saboteur-phase-turn = Turns
saboteur-phase-stone = Turning up a stone
saboteur-phase-touch = Touch-move
saboteur-phase-over = Game over

## Prompts: what the reader can do now

# $round: number of the round that is next.
saboteur-prompt-deal = Round { $round } is ready to be dealt. Say when you are ready.
saboteur-prompt-deal-waiting = You are ready. Round { $round } is dealt when the others are too.
saboteur-prompt-centre = You are the start player. Choose which way round the centre card lies.
saboteur-prompt-turn = Your turn. Choose a card to play, or pass.
# $tools: list of the reader's broken tools.
saboteur-prompt-turn-broken = Your turn. Broken: { $tools }. You cannot lay path cards, so play an action card or pass.
saboteur-prompt-turn-must = Your turn. Choose a card to play: you were ruled to be stalling, so you may not pass.
saboteur-prompt-turn-pass-only = Your turn. None of your cards can be played now. Choose a card to discard, and pass.
saboteur-prompt-path = Choose a cell for the { $card }.
saboteur-prompt-path-none = The { $card } fits nowhere now. Choose another card, or discard this one and pass.
saboteur-prompt-path-broken = You cannot lay path cards while one of your tools is broken. Choose another card, or discard this one and pass.
# $tool: the tool that this card breaks.
saboteur-prompt-broken = Choose a player. Their { $tool } breaks, and they cannot lay path cards until it is repaired.
saboteur-prompt-broken-none = Everybody’s { $tool } is broken already. Choose another card, or discard this one and pass.
saboteur-prompt-repair = Choose a player whose { $tool } you repair.
saboteur-prompt-repair-double = Choose a player and the one tool that you repair.
saboteur-prompt-repair-none = The { $card } has nothing to repair now. Choose another card, or discard this one and pass.
saboteur-prompt-fall = Choose a path card to remove from the field.
saboteur-prompt-fall-none = No card on the field can be removed now. Choose another card, or discard this one and pass.
saboteur-prompt-map = Choose a goal. Only you will see its face.
saboteur-prompt-pass = Choose a card to discard face down. You pass this turn.
saboteur-prompt-pass-confirm = Discard the { $card } face down and pass?
saboteur-prompt-stone = You reached a stone from two sides. Choose which way round it lies.
saboteur-prompt-touch = Your { $card } was misused. Choose a legal use for it now.
saboteur-prompt-confirm = Confirm, or choose another place.
saboteur-prompt-sent = Your choice is on its way.
saboteur-prompt-wait = { $name } is choosing what to play.
saboteur-prompt-wait-centre = { $name } is laying the centre card.
saboteur-prompt-wait-stone = { $name } is choosing which way round a stone lies.
saboteur-prompt-wait-touch = { $name } must use a misused card in a legal way.
saboteur-prompt-wait-deal = Waiting for round { $round } to be dealt.
saboteur-prompt-out-round = You are out of this round. You are back in the next one.
saboteur-prompt-out-game = You are out of this game. You may watch it to the end.
saboteur-prompt-empty-hand = You have no cards left and pass until the round ends.
saboteur-prompt-over = The game is over.

## Buttons and what the host may do

saboteur-action-turn-card = Turn round
saboteur-action-lay = Lay here
saboteur-action-pass = Pass
saboteur-action-discard = Discard and pass
saboteur-action-upright = Upright
saboteur-action-turned = Turned 180°
saboteur-action-cancel = Cancel
saboteur-action-ready = Ready
saboteur-action-next-round = Deal round { $round }
saboteur-action-show-result = Show the result
# A repair of this tool of this player, offered where one double repair has two uses.
saboteur-action-repair = Repair { $name }’s { $tool }

saboteur-table-deal = Deal round { $round }
saboteur-table-deal-confirm = Deal round { $round } now?
saboteur-table-skip = Skip round { $round }
saboteur-table-skip-confirm = Skip round { $round }? Nobody gets gold for it.
saboteur-table-end = End the game here
saboteur-table-end-confirm = End the game here and count the gold?
saboteur-table-timed = End the untimed period
saboteur-table-timed-confirm = End the untimed period? From then on every turn has { $seconds } seconds.
saboteur-table-timeout = Time is up for { $name }
saboteur-table-timeout-confirm = Is time up for { $name }? One card of that hand is discarded at random.
saboteur-table-stall = { $name } is stalling
saboteur-table-stall-confirm = Rule that { $name } is stalling? { $name } then has { $seconds } seconds a turn until the untimed period of this round ends.
saboteur-table-lose-round = Game loss for { $name } (this round)
saboteur-table-lose-round-confirm = Take { $name } out of this round? { $name } gets no gold for it, and is back in the next round.
saboteur-table-remove = Take { $name } out of the game
saboteur-table-remove-confirm = Take { $name } out of the game for good? This cannot be undone.

## Table and players

saboteur-panel-round = Round { $round } of { $rounds }
saboteur-panel-deck = { $count ->
    [0] Deck empty
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
saboteur-panel-pile = { $count ->
    [0] Discard pile empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
saboteur-panel-hand = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
saboteur-panel-start-player = Start player
saboteur-panel-turn = Playing now
saboteur-panel-broken = Broken { $tool }
saboteur-panel-stalling = Stalling: { $seconds } seconds a turn
saboteur-panel-out-round = Out of this round
saboteur-panel-out-game = Out of the game
saboteur-panel-role = Your role: { $role }
saboteur-panel-role-hidden = Your role: known after the centre card is laid
saboteur-panel-you = You
saboteur-panel-your-hand = Your hand
saboteur-panel-field = Field
saboteur-panel-peeked = Looked at by { $names }
saboteur-nuggets = { $count ->
    [0] no nuggets
    [one] 1 nugget
   *[other] { $count } nuggets
}

## Clock

saboteur-timer-untimed = Untimed period
saboteur-timer-move = Time left for { $name }
saboteur-timer-stall = Time left for { $name } (stalling)
saboteur-clock-untimed = No time limit for a turn until the untimed period ends.
saboteur-clock-timed = Each turn has { $seconds } seconds. After that a random card is discarded and the turn is passed.
saboteur-clock-hurry = { $seconds ->
    [one] 1 second left. Without a play, a random card of yours is discarded.
   *[other] { $seconds } seconds left. Without a play, a random card of yours is discarded.
}
saboteur-clock-stalling = You were ruled to be stalling: { $seconds } seconds a turn until the untimed period ends.

## Log

saboteur-event-dealt = { $deck ->
    [one] Round { $round } begins. The hands are dealt; 1 card is left in the deck.
   *[other] Round { $round } begins. The hands are dealt; { $deck } cards are left in the deck.
}
saboteur-event-gold-drawn = { $name } draws the 3-nugget card and is start player.
saboteur-event-set-aside = { $count ->
    [one] Turned up before the centre card, and shuffled back: { $cards }.
   *[other] { $count } cards turned up before the centre card, and shuffled back: { $cards }.
}
saboteur-event-centre-found = { $name } turns up the centre card: { $card }.
saboteur-event-centre-laid = { $turned ->
    [yes] { $name } lays the centre card ({ $card }), turned 180°: { $place }.
   *[no] { $name } lays the centre card ({ $card }), upright: { $place }.
}
saboteur-event-role-seen = { $shown ->
    [yes] { $name } looks at their role card: { $role }.
   *[no] { $name } looks at their role card.
}
saboteur-show-cell = Show on the field
saboteur-event-path-laid = { $turned ->
    [yes] { $name } lays a { $card }, turned 180°: { $place }.
   *[no] { $name } lays a { $card }: { $place }.
}
saboteur-event-goal-up = { $name } reaches the { $goal } and turns it up: { $face }.
saboteur-event-tool-broken = { $self ->
    [yes] { $name } breaks their own { $tool }.
   *[no] { $name } breaks { $target }’s { $tool }.
}
saboteur-event-tool-repaired = { $self ->
    [yes] { $name } repairs their own { $tool } with a { $card }.
   *[no] { $name } repairs { $target }’s { $tool } with a { $card }.
}
saboteur-event-rockfall = { $name } plays a rockfall and removes the { $card }: { $place }.
saboteur-event-map-used = { $shown ->
    [yes] { $name } looks at the { $goal } with a map: { $face }.
   *[no] { $name } looks at the { $goal } with a map.
}
saboteur-event-passed = { $shown ->
    [yes] { $name } passes and discards a { $card } face down.
   *[no] { $name } passes and discards a card face down.
}
saboteur-event-drew = { $shown ->
    [yes] { $name } draws a { $card }. Cards left in the deck: { $deck }.
   *[no] { $name } draws a card. Cards left in the deck: { $deck }.
}
saboteur-event-auto-pass = { $name } has no cards left and passes.
saboteur-event-timed-out = { $shown ->
    [yes] { $name } runs out of time. A random card is discarded face down: { $card }.
   *[no] { $name } runs out of time. A random card is discarded face down.
}
saboteur-event-untimed-over = The untimed period is over. Each turn now has { $seconds } seconds.
saboteur-event-stalling-ruled = { $name } is ruled to be stalling and has { $seconds } seconds a turn until the untimed period ends.
saboteur-event-touched = { $name } misuses a { $card }. It must be used in a legal way at once (touch-move).
saboteur-event-touch-discarded = The { $card } of { $name } has no legal use now and is discarded.
saboteur-event-lost-round = { $name } gets a game loss: no further part in this round, and no gold for it.
saboteur-event-removed = { $name } is taken out of the game.
saboteur-event-round-skipped = The round is not played: too few players are left.
saboteur-event-game-ended = The game is ended before its last round.
# $winner: id of the winning role. $by: id of the role of the player who reached the gold ($name), or "none".
saboteur-event-round-over = { $winner ->
    [saboteur] Round { $round } ends. The gold was not found: the saboteurs win.
    [selfish] Round { $round } ends. { $name }, a selfish dwarf, reaches the gold and wins alone.
   *[digger] { $by ->
        [saboteur] Round { $round } ends. { $name }, a saboteur, reaches the gold: the gold diggers win.
       *[digger] Round { $round } ends. { $name } reaches the gold: the gold diggers win.
    }
}
# $count: how many winners there are; $gold: their nuggets.
saboteur-event-game-over = { $count ->
    [0] The game is over, and nobody is left to win it.
    [1] The game is over. Winner: { $names }, nuggets: { $gold }.
   *[other] The game is over. Tied for first: { $names }, nuggets each: { $gold }.
}

## End of a round

saboteur-round-end-title = Round { $round } is over
# $winner, $by, $name: as in saboteur-event-round-over.
saboteur-round-end-winner = { $winner ->
    [saboteur] The saboteurs win
    [selfish] { $name } wins alone as a selfish dwarf
   *[digger] The gold diggers win
}
saboteur-round-end-how = { $winner ->
    [saboteur] The deck ran out, and nobody found the gold.
    [selfish] { $name } laid the card that reached the gold and wins it alone.
   *[digger] { $by ->
        [saboteur] { $name }, a saboteur, laid the card that reached the gold. That makes the gold diggers win.
       *[digger] { $name } laid the card that reached the gold.
    }
}
saboteur-round-end-goal = The gold was the { $goal }.
saboteur-round-end-you = { $count ->
    [0] You get no nuggets in this round.
    [one] You get 1 nugget in this round.
   *[other] You get { $count } nuggets in this round.
}
saboteur-round-end-player = Player
saboteur-round-end-role = Role
saboteur-round-end-pay = Gold
saboteur-round-end-total = Total
saboteur-round-end-connector = Reached the gold
saboteur-round-end-lost = Out of the round
saboteur-round-end-reveal = Role reveal
saboteur-round-end-waiting = Waiting for { $names }

## End of the game

saboteur-game-end-title = The game is over
saboteur-game-end-winner = { $count ->
    [0] Nobody is left to win
    [1] { $names } wins with { $gold ->
        [one] 1 nugget
       *[other] { $gold } nuggets
    }
   *[other] { $names } share first place with { $gold ->
        [one] 1 nugget
       *[other] { $gold } nuggets
    } each
}
saboteur-game-end-you-won = You won this game.
saboteur-game-end-you-rank = You finished in place { $rank } of { $count }.
saboteur-game-end-rank = Place
saboteur-game-end-round = Round { $round }
saboteur-game-end-gold = Gold of the game

## First-game guide

saboteur-guide-role-hidden = Role cards are dealt face down. You learn yours when the centre card lies in the middle.
saboteur-guide-centre = The centre card lies in the middle of the field and stays there for the whole round. Choose which way round it lies.
saboteur-guide-role-digger = You are a gold digger. Help to build an unbroken tunnel from the start card to the gold. It lies under one of the three goal cards.
saboteur-guide-role-saboteur = You are a saboteur. Make sure that nobody finds the gold before all cards have run out, and don’t let the others notice who you are.
saboteur-guide-role-selfish = You are a selfish dwarf. Help the tunnel along, but lay the last card to the gold yourself: only then do you get anything.
saboteur-guide-lay = Choose a path card. The cells where it may be laid light up. Open edges must meet open edges, and closed edges closed edges. Usually the tunnel must also continue from the start card or the centre card.
saboteur-guide-turn-card = A path card may lie upright or turned by 180°, never crosswise. Turn it round to see where it fits the other way.
saboteur-guide-dead-end = This is a dead end: it fits like a path card, but no way leads through it. Saboteurs love it; gold diggers had better discard it.
saboteur-guide-broken-self = One of your tools is broken. You cannot lay path cards until someone repairs it. Play an action card, pass, or ask for help in the chat.
saboteur-guide-broken = A broken tool stops a player from laying path cards. Use it on somebody you take for an enemy.
saboteur-guide-repair = A repair removes a matching broken tool, from you or from a player you trust. A double repair repairs only one of its two tools.
saboteur-guide-map = A map shows one goal card to you alone. What you tell the others about it, true or false, is up to you.
saboteur-guide-map-seen = You have seen a goal. Whoever has not looked at it cannot check what you say about it.
saboteur-guide-fall = A rockfall removes one path card, for example a dead end that blocks the tunnel, or a good card that helps the others.
saboteur-guide-pass = If nothing is worth playing, pass: discard one card face down and draw a new one. Nobody sees what you discarded.
saboteur-guide-talk = Talking is part of the game. Promise, accuse, ask, bluff: words may be false. Showing cards is not allowed.
saboteur-guide-stone = This goal was a stone. It stays as a piece of tunnel; the gold is another goal card.
saboteur-guide-deck-low = { $deck ->
    [one] Only 1 card is left in the deck. When deck and hands have run out, the saboteurs win.
   *[other] Only { $deck } cards are left in the deck. When deck and hands have run out, the saboteurs win.
}
saboteur-guide-deck-empty = The deck is empty. You play out your hand without drawing, and each card counts.
saboteur-guide-watch = Watch what the others do. Who builds, who breaks, who passes with good cards? It tells you who they are.
saboteur-guide-near-gold = One more card may reach a goal. Whoever lays it decides who is paid.
saboteur-guide-next-round = In the next round everybody gets a new role. Your gold stays with you.

## Quick phrases of the chat. $name: the player spoken to or of.

saboteur-phrase-hello = Hello, everybody!
saboteur-phrase-good-game = Good game!
saboteur-phrase-nice-move = Nice move!
saboteur-phrase-thanks = Thank you!
saboteur-phrase-sorry = Sorry, I had no choice.
saboteur-phrase-digger = I am a gold digger.
saboteur-phrase-not-saboteur = I am not a saboteur!
saboteur-phrase-trust = I trust { $name }.
saboteur-phrase-distrust = Don’t trust { $name }.
saboteur-phrase-is-saboteur = { $name } is a saboteur.
saboteur-phrase-is-selfish = { $name } is a selfish dwarf.
saboteur-phrase-break = Let’s break { $name }’s tools.
saboteur-phrase-repair-other = Please repair { $name }’s tools.
saboteur-phrase-why = { $name }, why did you do that?
saboteur-phrase-gold-top = The gold is at the top.
saboteur-phrase-gold-middle = The gold is in the middle.
saboteur-phrase-gold-bottom = The gold is at the bottom.
saboteur-phrase-stone-top = The top goal is a stone.
saboteur-phrase-stone-middle = The middle goal is a stone.
saboteur-phrase-stone-bottom = The bottom goal is a stone.
saboteur-phrase-repair-pickaxe = Please repair my pickaxe.
saboteur-phrase-repair-lantern = Please repair my lantern.
saboteur-phrase-repair-cart = Please repair my mine cart.
saboteur-phrase-no-path = I have no path card.
saboteur-phrase-no-fit = My path cards do not fit.
saboteur-phrase-have-map = I have a map.
saboteur-phrase-need-map = Who has a map?
saboteur-phrase-need-fall = We need a rockfall here.
saboteur-phrase-finish = I can reach the gold next turn.
saboteur-phrase-hurry = The deck is running out!

## Screen reader

saboteur-sr-field = Field of tunnels. Move with the arrow keys.
saboteur-sr-cell = { $turned ->
    [yes] { $card }, turned 180°, { $place }. Open edges: { $edges }. { $reached ->
        [yes] Joined to the start.
       *[no] Not joined to the start.
    }
   *[no] { $card }, { $place }. Open edges: { $edges }. { $reached ->
        [yes] Joined to the start.
       *[no] Not joined to the start.
    }
}
saboteur-sr-cell-centre = { $turned ->
    [yes] Centre card: { $card }, turned 180°, { $place }. Open edges: { $edges }. { $reached ->
        [yes] Joined to the start.
       *[no] Not joined to the start.
    }
   *[no] Centre card: { $card }, { $place }. Open edges: { $edges }. { $reached ->
        [yes] Joined to the start.
       *[no] Not joined to the start.
    }
}
saboteur-sr-cell-start = Start card. All four edges are open.
saboteur-sr-cell-empty = Empty cell, { $place }.
saboteur-sr-cell-legal = { $turned ->
    [yes] Empty cell, { $place }. Lay the { $card } here, turned 180°.
   *[no] Empty cell, { $place }. Lay the { $card } here, upright.
}
saboteur-sr-cell-removable = { $card }, { $place }. Remove it with the rockfall.
saboteur-sr-goal-down = { $goal }, face down, { $place }.
saboteur-sr-goal-seen = { $goal }, face down, { $place }. You know it: { $face }.
saboteur-sr-goal-up = { $goal }, turned up: { $face }, { $place }. Open edges: { $edges }.
saboteur-sr-goal-choose = { $goal }, { $place }. Look at it with the map.
saboteur-sr-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand: 1 card.
   *[other] Your hand: { $count } cards.
}
# $index of $count: the card's place in the hand. $places: in how many places it can be played now.
saboteur-sr-hand-card = { $places ->
    [0] { $card }, card { $index } of { $count }. It can only be discarded now.
    [one] { $card }, card { $index } of { $count }. It can be played in 1 place.
   *[other] { $card }, card { $index } of { $count }. It can be played in { $places } places.
}
saboteur-sr-hand-card-waiting = { $card }, card { $index } of { $count }.
# $broken: number of broken tools, $tools: their list.
saboteur-sr-player = { $broken ->
    [0] { $name }. Cards in hand: { $hand }. Nuggets: { $gold }. No broken tools.
   *[other] { $name }. Cards in hand: { $hand }. Nuggets: { $gold }. Broken: { $tools }.
}
saboteur-sr-player-choose = Choose { $name }.
saboteur-sr-your-turn = It is your turn.
saboteur-sr-zoom-in = Zoom in
saboteur-sr-zoom-out = Zoom out
saboteur-sr-fit = Show the whole field

## Options of a game. Each has a label, a sentence of help, and a label for each value.

saboteur-option-maps = Map cards
saboteur-option-maps-help = How many maps are among the action cards. The box has 6; the championship text prints 5.
saboteur-option-maps-5 = 5 maps
saboteur-option-maps-6 = 6 maps
saboteur-option-roles-seen = When roles are seen
saboteur-option-roles-seen-help = Whether players know their role while the centre card is laid. In the championship they look afterwards.
saboteur-option-roles-seen-after-centre = After the centre card
saboteur-option-roles-seen-before = Before the centre card
saboteur-option-middle = Place of the centre card
saboteur-option-middle-help = In which of the seven columns between start and goals the centre card lies. The fourth is the middle.
saboteur-option-middle-2 = Column 2
saboteur-option-middle-3 = Column 3
saboteur-option-middle-4 = Column 4 (the middle)
saboteur-option-middle-5 = Column 5
saboteur-option-middle-6 = Column 6
saboteur-option-middle-7 = Column 7 (beside the goals)
saboteur-option-placement = Where path cards may be laid
saboteur-option-placement-help = What a new path card must be joined to.
saboteur-option-placement-start-or-centre = Joined to the start card or the centre card
saboteur-option-placement-start = Joined to the start card
saboteur-option-placement-adjacent = Beside any card, if the edges fit
saboteur-option-placement-open-edge = Beside an open edge of any card
saboteur-option-broken-unpaid = Gold with a broken tool
saboteur-option-broken-unpaid-help = Whether gold diggers with a broken tool at the end of the round still get gold. In the championship they do.
saboteur-option-broken-unpaid-false = They are paid
saboteur-option-broken-unpaid-true = They get nothing
saboteur-option-early-end = Early end of a round
saboteur-option-early-end-help = Whether a round may end before all hands are empty, once nobody wants to play any more.
saboteur-option-early-end-never = Never: play until the cards run out
saboteur-option-early-end-all-pass = When the deck is empty and all players pass in a row
saboteur-option-untimed = Untimed period
saboteur-option-untimed-help = How long a round goes on before every turn gets a time limit. The championship has 15 minutes.
saboteur-option-untimed-0 = None: timed from the start
saboteur-option-untimed-300 = 5 minutes
saboteur-option-untimed-600 = 10 minutes
saboteur-option-untimed-900 = 15 minutes
saboteur-option-untimed-1200 = 20 minutes
saboteur-option-move-clock = Time for a turn
saboteur-option-move-clock-help = How long a turn may take after the untimed period. The championship has 30 seconds.
saboteur-option-move-clock-15 = 15 seconds
saboteur-option-move-clock-30 = 30 seconds
saboteur-option-move-clock-45 = 45 seconds
saboteur-option-move-clock-60 = 60 seconds
saboteur-option-stall-clock = Time for a stalling player
saboteur-option-stall-clock-help = How long a turn of a stalling player may take in the untimed period. The championship has 45 seconds.
saboteur-option-stall-clock-30 = 30 seconds
saboteur-option-stall-clock-45 = 45 seconds
saboteur-option-stall-clock-60 = 60 seconds
saboteur-option-stalling-pass = Passing while stalling
saboteur-option-stalling-pass-help = Whether a player who was ruled to be stalling may pass instead of playing a card in that time.
saboteur-option-stalling-pass-true = Allowed
saboteur-option-stalling-pass-false = Only without a playable card

## Client: pages of the guide, and the list of keys

saboteur-key-pick = Pick up a card from your hand
saboteur-key-aim = Go from target to target
saboteur-key-play = Play the card there
saboteur-key-turn = Turn the card round
saboteur-key-discard = Discard the card and pass
saboteur-key-cancel = Put the card back
saboteur-key-zoom = Nearer, farther, whole field
saboteur-key-pan = Move the field
