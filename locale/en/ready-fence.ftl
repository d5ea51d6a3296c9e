### Ready… Fence!: everything that a player of this game reads.
###
### Conventions for all languages
### - An argument is a shown text unless its comment says otherwise. Names of cards and of roles are passed
###   already translated (the messages ready-fence-card-…, -role-…).
### - $name, $rival and $loser are players’ names, without any title. $rival is the other player.
### - $card is a card’s shown name, with its speed where it has one (ready-fence-card-label); $addon the card that
###   is added to it; $cards a list of cards.
### - $kind (attack, riposte, renewed, counter, counter-time), $position (line, invitation, engagement), $reach (short,
###   lunge, long, out), $side (green, red), $role, $how, $why and $reason are ids: they only choose a variant.
###   So do “ids” named in a comment.
### - Yes/no arguments are the texts "yes" and "no".
### - Speeds, stamina, squares, points and counts are whole numbers, never negative.
### - Ids: underscores of events, phases, kinds and options become dashes.

ready-fence-name = Ready… Fence!
ready-fence-tagline = Épée fencing with cards: distance, time, speed
ready-fence-description = Two fencers face each other on a strip of ten squares. Step in and out of distance, choose how you hold your weapon, then attack with a card: your opponent parries, counter-attacks or steps away, and you may answer once more. Every touch is a point.
ready-fence-players = 2 players
ready-fence-length = 20–40 minutes

## Cards: names

ready-fence-card-ST = Straight Thrust
ready-fence-card-BT = Beat Thrust
ready-fence-card-DI = Disengage
ready-fence-card-TT = Toe-touch
ready-fence-card-GA = Glide Attack
ready-fence-card-FK = Flick
ready-fence-card-FN = Flanconade
ready-fence-card-FL = Flèche
ready-fence-card-PR = Parry and Riposte
ready-fence-card-CP = Ceding Parry
ready-fence-card-IF = Infighting
ready-fence-card-SH = Stop Hit
ready-fence-card-CT = Counter-time
ready-fence-card-FT = Feint in Time
ready-fence-card-JK = Joker
ready-fence-card-AN = Angulation / Opposition
ready-fence-card-RA = Renewed Attack
ready-fence-card-FE = Feint
# $card: the bare name.
ready-fence-card-label = { $card } { $speed }

## Cards: kinds and colours

ready-fence-card-type-basic = Basic attack
ready-fence-card-type-auxiliary = Auxiliary attack
ready-fence-card-type-defence = Defence
ready-fence-card-type-counter = Counter-attack
ready-fence-card-type-special = Special action
ready-fence-card-type-addon = Add-on
ready-fence-colour-red = red
ready-fence-colour-blue = blue
ready-fence-colour-cyan = cyan
ready-fence-colour-orange = orange
ready-fence-colour-gold = gold

## Cards: what they do

ready-fence-text-ST = Attack. With you in Point in Line and your opponent in Invitation: +2 speed.
ready-fence-text-BT = Attack, but not while your opponent is in Invitation. Opponent in Point in Line: +1 speed.
ready-fence-text-DI = Attack while your opponent is in Engagement, without the −1 for it. Or counter-attack against Beat Thrust, Glide Attack or Flanconade.
ready-fence-text-TT = Attack. Only Stop Hit, Joker and defence by distance answer it.
ready-fence-text-GA = Attack while your opponent is in Point in Line. Or add it to your own successful parry: it becomes a riposte of speed 4.
ready-fence-text-FK = Attack, but not while your opponent is in Invitation. Opponent in Point in Line: +1 speed.
ready-fence-text-FN = Attack while your opponent is in Point in Line.
ready-fence-text-FL = Attack at long distance only. Your opponent has one answer, and you play no further card. Your fencer stands beside the strip.
ready-fence-text-PR = Parries a red threat that is no faster, and ripostes at once like a Straight Thrust: 4 → 2, 5 → 3, 6 → 4.
ready-fence-text-CP = Against Glide Attack or Flanconade: scores at once. Otherwise a plain parry without riposte.
ready-fence-text-IF = Attack at short distance. Or parry and riposte (4 → 2, 5 → 3, 6 → 4) at short or lunge distance; from lunge distance you step 1 square forward first.
ready-fence-text-SH = Counter-attack against Straight Thrust, Beat Thrust, Flick, Toe-touch, Flèche or a riposte. Faster than the threat: it leads. Equal: a double touch.
ready-fence-text-CT = Against a counter-attack, whatever its speed. Scores unless Feint in Time answers it.
ready-fence-text-FT = Against Counter-time: scores at once.
ready-fence-text-JK = Answers almost any card and scores at once; then it is discarded. Never opens a phrase, and never answers Counter-time or a card that scores at once.
ready-fence-text-AN = Play it together with a red, blue or cyan card that has a speed: +2 speed. It is not a fencing action of its own.
ready-fence-text-RA = After a blue parry or a defence without cards stopped your attack: attack again with the same card at +2 speed. It cancels any riposte.
ready-fence-text-FE = Right after the first answer to your attack: replace your attack card by one that is at least as fast as the defence, or break off the phrase without a touch.

## What was played in a phrase

ready-fence-role-attack = Attack
ready-fence-role-parry-riposte = Parry and riposte
ready-fence-role-ceding = Plain parry
ready-fence-role-ceding-scores = Ceding Parry, scores at once
ready-fence-role-infighting = Infighting
ready-fence-role-counter = Counter-attack
ready-fence-role-counter-time = Counter-time
ready-fence-role-feint-in-time = Feint in Time
ready-fence-role-joker = Joker
ready-fence-role-renewed = Renewed attack
ready-fence-role-replace = Feint: new attack
ready-fence-role-break-off = Feint: broken off
ready-fence-role-parry = Parry without a card
ready-fence-role-distance = Defence by distance
ready-fence-role-accept = No answer
ready-fence-role-late = Answer, too slow

## Weapon positions, distances, sides, modes

ready-fence-position-line = Point in Line
ready-fence-position-line-help = Your point aims at your opponent. Your Straight Thrust gains +2 against Invitation. Against you Beat Thrust and Flick gain +1, and Glide Attack and Flanconade become possible.
ready-fence-position-invitation = Invitation
ready-fence-position-invitation-help = You show an opening. Your defence gains +1: cards played as blue or cyan, and the Parry action. Beat Thrust and Flick cannot be played against you, but a Straight Thrust out of Point in Line gains +2.
ready-fence-position-engagement = Engagement
ready-fence-position-engagement-help = You take your opponent’s blade. Attacks and ripostes against you lose 1 speed. Disengage becomes possible against you and does not lose it.
ready-fence-reach-short = Short distance
ready-fence-reach-lunge = Lunge distance
ready-fence-reach-long = Long distance
ready-fence-reach-out = Out of distance
ready-fence-side-green = Green
ready-fence-side-red = Red
ready-fence-mode-tutorial = Tutorial
ready-fence-mode-tutorial-help = 41 cards, phrases at lunge distance only, no stamina for cards. Played cards are discarded. The best mode to learn with.
ready-fence-mode-basic = Basic
ready-fence-mode-basic-help = 35 cards, three distances, stamina, the Parry action. Played cards come back to the hand.
ready-fence-mode-advanced = Advanced
ready-fence-mode-advanced-help = All 54 cards, with Feint, Counter-time and Retreat. Stamina falls from period to period.

## The line above the table: what the reader can do now

ready-fence-prompt-mulligan = Keep your cards, or return them all and be dealt new ones. You can do this once.
# $left: actions left in this game turn (1 or 2).
ready-fence-prompt-turn = { $reach ->
    [short] Your turn, at short distance.
    [lunge] Your turn, at lunge distance.
    [long] Your turn, at long distance.
   *[out] Your turn. You are out of distance: come closer.
}{ $left ->
    [one] { " " }1 action left.
   *[other] { " " }{ $left } actions left.
}
ready-fence-prompt-retreat = You have retreated. Exchange a card, or keep them all.
ready-fence-prompt-renew = No phrase this turn. Discard a card to draw another, or keep them all.
# $sudden: yes in sudden death.
ready-fence-prompt-cost = { $sudden ->
    [yes] Sudden death: a turn without a phrase costs a card. Choose the one to discard.
   *[no] Defence by distance: choose the card to discard.
}
# $name threatens the reader, $rival. $card: what the threat counts as. $tie: yes for a counter-attack of equal
# speed, which is a double touch if it is not answered.
ready-fence-prompt-answer = { $kind ->
    [riposte] { $name } ripostes with speed { $speed }: { $card }. Answer it, or accept the touch.
    [renewed] { $name } attacks again with speed { $speed }: { $card }. Answer it, or accept the touch.
    [counter] { $tie ->
        [yes] { $name } counter-attacks at the same speed, { $speed }: { $card }. Answer it, or accept the double touch.
       *[no] { $name } counter-attacks with speed { $speed }: { $card }. Answer it, or accept the touch.
    }
    [counter-time] { $name } plays { $card }. Only { ready-fence-card-FT } answers it.
   *[attack] { $name } attacks with speed { $speed }: { $card }. Answer it, or accept the touch.
}
# $renewed, $feint and $joker: whether Renewed Attack, Feint and the Joker are offered.
ready-fence-prompt-press = { $joker ->
    [yes] A plain { ready-fence-card-CP } stopped you. { ready-fence-card-JK } beats it: play it, or leave it.
   *[no] { $feint ->
        [yes] { $renewed ->
            [yes] Your attack was stopped. Continue with { ready-fence-card-RA } or { ready-fence-card-FE }, or leave it.
           *[no] Your attack was stopped. Continue with { ready-fence-card-FE }, or leave it.
        }
       *[no] { $renewed ->
            [yes] Your attack was stopped. Continue with { ready-fence-card-RA }, or leave it.
           *[no] Your attack was stopped.
        }
    }
}
ready-fence-prompt-sent = Your choice is on its way.
# $action: one of ready-fence-action-….
ready-fence-prompt-confirm = Confirm: { $action }
ready-fence-prompt-off-strip = Confirm: { $action }. This leaves the strip and gives your opponent a point.
# $card: a card or an action.
ready-fence-prompt-way = { $card }: choose how to play it.
ready-fence-prompt-exchange = Choose the card to exchange.
ready-fence-prompt-replace = Choose the attack that replaces the first one.
ready-fence-prompt-over = The bout is over.

ready-fence-prompt-wait-mulligan = { $name } is looking at the dealt cards.
ready-fence-prompt-wait-turn = { $name } is taking a turn.
ready-fence-prompt-wait-retreat = { $name } may exchange a card after the retreat.
ready-fence-prompt-wait-renew = { $name } may discard a card and draw another.
ready-fence-prompt-wait-cost = { $name } is choosing a card to discard.
ready-fence-prompt-wait-answer = { $name } is choosing an answer.
ready-fence-prompt-wait-press = { $name } is choosing whether to continue.

## Buttons, and what they do: also inside ready-fence-prompt-confirm, ready-fence-auto and as $card of ready-fence-why-…

ready-fence-actions = Actions
ready-fence-action-forward = Step forward
ready-fence-action-back = Step back
ready-fence-action-retreat = Retreat 2 squares
ready-fence-action-exchange = Exchange a card
ready-fence-action-stall = Stall (+2 stamina)
# $acts: actions taken in this turn.
ready-fence-action-end = { $acts ->
    [0] Pass
   *[other] End the turn
}
ready-fence-action-keep = Keep your hand
ready-fence-action-mulligan = Mulligan: new hand
# $tie: yes when it is a double touch.
ready-fence-action-accept = { $tie ->
    [yes] Accept the double touch
   *[no] Accept the touch
}
# $cost: stamina that it costs.
ready-fence-action-parry = Parry ({ $cost } stamina)
ready-fence-action-parry-plain = Parry
ready-fence-action-parry-with = Parry with { $addon } ({ $cost } stamina)
ready-fence-action-distance = Defend by distance (1 stamina)
ready-fence-action-feint = Feint
ready-fence-action-break-off = Feint: break off
ready-fence-action-no-retreat = Exchange nothing
ready-fence-action-no-renew = Keep all cards
ready-fence-action-no-press = Leave it
ready-fence-action-play = Play { $card }
ready-fence-action-play-with = Play { $card } with { $addon }
ready-fence-action-exchange-card = Exchange { $card }
ready-fence-action-discard-card = Discard { $card }
ready-fence-action-replace = Feint: { $card } instead
ready-fence-action-replace-with = Feint: { $card } with { $addon } instead
# On a phone: opens the choice of the weapon position.
ready-fence-action-weapon = Weapon position
ready-fence-action-position = { $position ->
    [invitation] Take Invitation
    [engagement] Take Engagement
   *[line] Take Point in Line
}
# The only choice there is. $action: one of ready-fence-action-….
ready-fence-auto = Your only choice, made for you: { $action }

ready-fence-table-concede = { $name } concedes
ready-fence-table-concede-confirm = Does { $name } concede? If so, { $name } loses the bout at once.
# The same for the reader’s own seat.
ready-fence-table-concede-own = Concede
ready-fence-table-concede-own-confirm = Do you concede? If so, you lose the bout at once.

## The ways of a card or an action, one button each. $card is either; $speed is printed on it.

ready-fence-ways = Ways to play { $card }
ready-fence-way-plain = By itself
ready-fence-way-AN = With { ready-fence-card-AN }: { $speed } + 2 = { $total }
ready-fence-way-GA = With { ready-fence-card-GA }: riposte of speed { $riposte }

## The threat, and what answers it. $kind: attack, riposte, renewed, counter, counter-time.

# $name threatens $rival. $you: yes when $rival is the reader. $tie as in ready-fence-prompt-answer.
ready-fence-threat = { $kind ->
    [riposte] { $you ->
        [yes] { $name } ripostes against you: { $card }, speed { $speed }.
       *[no] { $name } ripostes against { $rival }: { $card }, speed { $speed }.
    }
    [renewed] { $you ->
        [yes] { $name } attacks you again: { $card }, speed { $speed }.
       *[no] { $name } attacks { $rival } again: { $card }, speed { $speed }.
    }
    [counter] { $tie ->
        [yes] { $you ->
            [yes] { $name } counter-attacks you: { $card }, speed { $speed }. Equal speeds: a double touch.
           *[no] { $name } counter-attacks { $rival }: { $card }, speed { $speed }. Equal speeds: a double touch.
        }
       *[no] { $you ->
            [yes] { $name } counter-attacks you: { $card }, speed { $speed }.
           *[no] { $name } counter-attacks { $rival }: { $card }, speed { $speed }.
        }
    }
    [counter-time] { $you ->
        [yes] { $name } plays { $card } against you.
       *[no] { $name } plays { $card } against { $rival }.
    }
   *[attack] { $you ->
        [yes] { $name } attacks you: { $card }, speed { $speed }.
       *[no] { $name } attacks { $rival }: { $card }, speed { $speed }.
    }
}
# $speed: what a card with a speed must reach. $id: the kind of card that the threat counts as (ST, TT, IF …).
ready-fence-answers = { $kind ->
    [renewed] { $id ->
        [TT] Only a Stop Hit of speed { $speed } or more and the Joker answer a renewed Toe-touch.
        [IF] Only an Infighting of speed { $speed } or more, the Joker and the Parry action answer Infighting.
       *[other] Blue or cyan cards of speed { $speed } or more answer it, or the Parry action.
    }
    [riposte] { $id ->
        [IF] Only an Infighting of speed { $speed } or more, the Joker and sometimes the Parry action answer it.
       *[other] Blue or cyan cards of speed { $speed } or more answer it, and sometimes the Parry action.
    }
    [counter] Only blue or gold answers a counter-attack.
    [counter-time] Only { ready-fence-card-FT } answers it.
   *[attack] { $id ->
        [TT] Only a Stop Hit of speed { $speed } or more, the Joker and defence by distance answer a Toe-touch.
        [IF] Only an Infighting of speed { $speed } or more, the Joker and a defence without cards answer Infighting.
       *[other] Blue or cyan cards of speed { $speed } or more answer it, or a defence without cards.
    }
}
ready-fence-note-sudden = Sudden death
ready-fence-note-priority = Priority: { $name }

## Sides and hands

# The part of the table that is a player’s.
ready-fence-side = { $side ->
    [red] { $name }, red side
   *[green] { $name }, green side
}
ready-fence-hand = Your hand
ready-fence-slowly = See this phrase again, slowly
ready-fence-hand-empty = No cards
ready-fence-hand-known = Your opponent knows this card.
ready-fence-rival = { $count ->
    [one] { $name }: 1 card in hand
   *[other] { $name }: { $count } cards in hand
}
ready-fence-rival-known = Known: { $cards }
ready-fence-badge-side = { $side ->
    [red] Red side
   *[green] Green side
}
ready-fence-badge-stamina = Stamina { $value } of { $cap }
ready-fence-badge-position = { $position ->
    [invitation] Weapon: Invitation
    [engagement] Weapon: Engagement
   *[line] Weapon: Point in Line
}
ready-fence-badge-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Where the cards are. The heads of the columns are short.

ready-fence-memory-open = Where the cards are
ready-fence-memory-title = Where the cards are
# Cards: $timer in the timer deck, $reserve in the reserve, $unseen discarded face down.
ready-fence-memory-intro = Cards that you have not seen are in your opponent’s hand, in the timer deck ({ $timer }), in the reserve ({ $reserve }), or were discarded face down ({ $unseen }).
ready-fence-memory-card = Card
ready-fence-memory-total = All
ready-fence-memory-own = Yours
ready-fence-memory-known = Known
ready-fence-memory-table = Played
ready-fence-memory-discarded = Gone
ready-fence-memory-unseen = Unseen

## Why something cannot be played or done now. $need is what the rules ask for, $have what there is.

ready-fence-why-not-red = { $card } cannot open a phrase. Only a red attack does.
ready-fence-why-lunge-only = { $card } opens only at lunge distance: exactly 1 empty square between the fencers.
ready-fence-why-short-only = { $card } opens only at short distance: no empty square between the fencers.
ready-fence-why-long-only = { $card } opens only at long distance: exactly 2 empty squares between the fencers.
ready-fence-why-out-of-reach = Out of distance: with more than 2 empty squares between the fencers no phrase opens.
ready-fence-why-position-line = { $card } opens only while your opponent is in { ready-fence-position-line }.
ready-fence-why-position-engagement = { $card } opens only while your opponent is in { ready-fence-position-engagement }.
ready-fence-why-position-not-invitation = { $card } cannot open while your opponent is in { ready-fence-position-invitation }.
ready-fence-why-stamina = { $card } needs { $need } stamina, and you have { $have }.
ready-fence-why-colour = { $card } does not answer this colour. Red is answered by blue or cyan, cyan by blue, and Counter-time by cyan only.
# $other: the card that is the threat.
ready-fence-why-text = { $card } does not answer { $other }.
ready-fence-why-too-slow = { $card } is too slow: it has speed { $have } and needs { $need }.
ready-fence-why-two-cards = You have already played two cards in this phrase. No more are allowed.
ready-fence-why-joker-counter-time = { ready-fence-card-JK } does not answer Counter-time.
ready-fence-why-needs-counter = { $card } answers only a counter-attack.
ready-fence-why-needs-counter-time = { $card } answers only Counter-time.
# $need: the most empty squares there may be.
ready-fence-why-infighting-distance = { $need ->
    [0] { $card } answers only at short distance: no empty square between the fencers.
   *[other] { $card } answers only at short or lunge distance: at most 1 empty square between the fencers.
}
ready-fence-why-renewed = { $card } is played only after a blue parry or a defence without cards has stopped your opening attack.
ready-fence-why-feint = { $card } is played only by the attacker, right after the first answer.
ready-fence-why-addon = { $card } is never played alone. Play it together with another card.
ready-fence-why-kept-thrust = { $card } must stay in your hand: you always keep a Straight Thrust.
ready-fence-why-timer-empty = The timer deck is empty, so no card can be drawn.
ready-fence-why-exchanged = Only one card may be exchanged in a game turn, and you have already exchanged one.
ready-fence-why-edge = Your opponent is in the way: no fencer may enter or pass the other’s square.
ready-fence-why-stall-twice = You stalled in your last game turn. Two in a row are not allowed.
ready-fence-why-stall-priority = Nobody may stall in extra time.
ready-fence-why-stall-first = Stall counts as two actions, so it can only be the first one of a game turn.
ready-fence-why-mode = This mode of the game does not have this.
ready-fence-why-cardless-used = You have already defended without cards in this phrase. You may do so only once.
ready-fence-why-first-card = A defence without cards answers only the red action of your opponent’s first card in the phrase.
ready-fence-why-too-fast = Defence by distance answers attacks up to speed { $need }. This one has speed { $have }.
ready-fence-why-no-stamina = A defence without cards costs stamina, and you have none left.
ready-fence-why-toe-touch = A Toe-touch cannot be parried.
ready-fence-why-not-riposte = Defence by distance does not answer a riposte.
ready-fence-why-no-card = None of your cards may be taken, and defence by distance costs one.
ready-fence-why-slower = { $card } is too slow to replace the attack: it has speed { $have }, and the defence has { $need }.
ready-fence-why-not-now = It cannot be used now.

## Log

ready-fence-event-coin = The coin is tossed: { $name } takes the first game turn.
# $known: yes when the reader knows the cards, else $cards is empty.
ready-fence-event-dealt = { $known ->
    [yes] { $name } is dealt { $cards }.
   *[no] { $count ->
        [one] { $name } is dealt 1 card.
       *[other] { $name } is dealt { $count } cards.
    }
}
ready-fence-event-mulligan = { $taken ->
    [yes] { $name } takes a mulligan.
   *[no] { $name } keeps the dealt cards.
}
# $timer: cards of the timer deck. $reserve: cards set aside.
ready-fence-event-timer-built = { $reserve ->
    [0] The timer deck has { $timer } cards.
   *[other] The timer deck has { $timer } cards, the reserve { $reserve }.
}
ready-fence-event-turn-began = Game turn { $number }: { $name }.
# $to: the square, or 0 or 11 for the zones beyond the ends of the strip.
ready-fence-event-moved = { $how ->
    [forward] { $name } steps forward to square { $to }.
    [infighting] { $name } steps in to square { $to }.
    [retreat] { $off ->
        [yes] { $name } retreats off the strip.
       *[no] { $name } retreats to square { $to }.
    }
    [distance] { $off ->
        [yes] { $name } draws back off the strip.
       *[no] { $name } draws back to square { $to }.
    }
   *[back] { $off ->
        [yes] { $name } steps back off the strip.
       *[no] { $name } steps back to square { $to }.
    }
}
ready-fence-event-position = { $position ->
    [invitation] { $name } takes Invitation.
    [engagement] { $name } takes Engagement.
   *[line] { $name } takes Point in Line.
}
ready-fence-event-discarded = { $how ->
    [random] { $name } loses { $card }, taken at random: it is discarded.
    [sudden] { $name } discards { $card }: a game turn without a phrase costs a card.
    [distance] { $name } discards { $card } for the defence by distance.
   *[exchange] { $name } discards { $card } to exchange it.
}
# $known: yes when the reader knows the cards, else $cards is empty. $timer: cards left in the timer deck.
ready-fence-event-drew = { $known ->
    [yes] { $name } draws { $cards }. Timer: { $timer }.
   *[no] { $count ->
        [one] { $name } draws 1 card. Timer: { $timer }.
       *[other] { $name } draws { $count } cards. Timer: { $timer }.
    }
}
# $amount: stamina recovered, $stamina: what there is now.
ready-fence-event-stalled = { $name } stalls, recovers { $amount } stamina and has { $stamina }. The top timer card is discarded unseen. Timer: { $timer }.
# $speed: speed of the play. $need: the speed it had to reach, 0 where there is none. $paid: stamina spent.
# $added: yes when a card is added to it.
ready-fence-event-played = { $role ->
    [parry-riposte] { $added ->
        [yes] { $name } answers with { $card } and { $addon }: speed { $speed } against { $need }.
       *[no] { $name } answers with { $card }: speed { $speed } against { $need }.
    }
    [ceding] { $added ->
        [yes] { $name } answers with { $card } and { $addon }: speed { $speed } against { $need }.
       *[no] { $name } answers with { $card }: speed { $speed } against { $need }.
    }
    [ceding-scores] { $name } answers with { $card }, which scores at once.
    [infighting] { $added ->
        [yes] { $name } answers with { $card } and { $addon }: speed { $speed } against { $need }.
       *[no] { $name } answers with { $card }: speed { $speed } against { $need }.
    }
    [counter] { $added ->
        [yes] { $name } counter-attacks with { $card } and { $addon }: speed { $speed } against { $need }.
       *[no] { $name } counter-attacks with { $card }: speed { $speed } against { $need }.
    }
    [counter-time] { $name } answers with { $card }.
    [feint-in-time] { $name } answers with { $card }, which scores at once.
    [joker] { $name } answers with { $card }, which scores at once.
    [renewed] { $name } plays { $card }: speed { $speed }.
    [replace] { $added ->
        [yes] { $name } now attacks with { $card } and { $addon }: speed { $speed } against { $need }.
       *[no] { $name } now attacks with { $card }: speed { $speed } against { $need }.
    }
    [break-off] { $name } plays { $card }.
    [late] { $added ->
        [yes] { $name } answers with { $card } and { $addon }, too slow: speed { $speed } against { $need }.
       *[no] { $name } answers with { $card }, too slow: speed { $speed } against { $need }.
    }
   *[attack] { $added ->
        [yes] { $name } attacks with { $card } and { $addon }: speed { $speed }.
       *[no] { $name } attacks with { $card }: speed { $speed }.
    }
}{ $paid ->
    [0] { "" }
   *[other] { " " }Cost: { $paid } stamina.
}
# $stamina: what there is now.
ready-fence-event-cardless = { $role ->
    [distance] { $name } defends by distance for { $paid } stamina and has { $stamina }.
   *[parry] { $added ->
        [yes] { $name } parries for { $paid } stamina, adds { $addon } and has { $stamina }.
       *[no] { $name } parries for { $paid } stamina and has { $stamina }.
    }
}
ready-fence-event-riposte = { $glide ->
    [yes] { $name } ripostes with { ready-fence-card-GA }: speed { $speed }.
   *[no] { $name } ripostes: speed { $speed }.
}
ready-fence-event-beside = { $name }’s fencer runs past and stands beside the strip.
ready-fence-event-feint = { $how ->
    [break-off] { $name } feints and breaks off the phrase.
   *[replace] { $name } feints and takes back the first attack.
}
ready-fence-event-accepted = { $name } does not answer.
ready-fence-event-stopped = { $name } has stopped the attack.
# $score: points that the player has now.
ready-fence-event-touch = { $why ->
    [riposte] Touch! { $name }’s riposte hits: { $score }.
    [counter] Touch! { $name }’s counter-attack hits: { $score }.
    [at-once] Touch! { $name } scores at once: { $score }.
    [feint] Touch! { $name }’s feint succeeds: { $score }.
    [off-strip] { $rival } is off the strip. Point for { $name }: { $score }.
   *[hit] Touch! { $name }’s attack hits: { $score }.
}
# $name and $first, $rival and $second: the players and their points. $counts: no when the score is level one below the length of the bout.
ready-fence-event-double-touch = { $counts ->
    [no] Double touch. At { $first }–{ $second } it gives no points, and the fencers stay where they are.
   *[yes] Double touch, a point each: { $first }–{ $second }.
}
ready-fence-event-no-touch = No touch.
ready-fence-event-recovered = { $name } recovers { $amount } stamina and has { $stamina }.
ready-fence-event-took-back = { $name } takes back { $cards }.
ready-fence-event-on-guard = Both fencers return on guard.
ready-fence-event-placed = { $name }’s fencer is put on square { $square }.
ready-fence-event-period-over = Period { $period } is over.
ready-fence-event-period-began = Period { $period }: { $name } begins. Stamina { $stamina }, timer { $timer }.
ready-fence-event-passivity = Too long without a touch: the top timer card is discarded. Timer: { $timer }.
ready-fence-event-extra-time = Time is up and the score is level. Extra time with { $timer } cards: { $name } has priority.
ready-fence-event-sudden-death = Time is up and the score is level. Sudden death: the next single touch wins.
# $both: yes when both hands are empty.
ready-fence-event-out-of-cards = { $both ->
    [yes] Both players are out of cards.
   *[no] { $name } is out of cards.
}
ready-fence-event-toss = The coin decides for { $name }.
ready-fence-event-conceded = { $name } concedes.
# $name wins, $loser loses.
ready-fence-event-game-over = { $reason ->
    [time] { $name } wins: more points when time is up.
    [priority] { $name } wins by priority.
    [touch] { $name } wins: the deciding touch.
    [cards] { $name } wins: { $loser } is out of cards.
    [toss] { $name } wins the coin toss.
    [conceded] { $name } wins: { $loser } has conceded.
   *[points] { $name } wins: the bout’s full score is reached.
}

## End of the bout

ready-fence-end-title = The bout is over
ready-fence-end-winner = { $name } wins the bout
ready-fence-end-you-won = You win!
ready-fence-end-you-lost = You lose.
ready-fence-end-close = Look at the strip
ready-fence-end-show = Show the result
ready-fence-reason-points = { $name } has reached the full score.
ready-fence-reason-time = Time is up, and { $name } has more points.
ready-fence-reason-priority = Extra time is over without a touch, and { $name } has priority.
ready-fence-reason-touch = The score was level, and { $name } has scored the deciding touch.
ready-fence-reason-cards = In sudden death { $loser } has run out of cards.
ready-fence-reason-toss = Both players ran out of cards, and { $name } won the coin toss.
ready-fence-reason-conceded = { $loser } has conceded.

## Drawn parts: labels, most of them only spoken. $zone (none, green, red) and $result (touch, double, void, none) are ids.

ready-fence-art-strip = The strip
ready-fence-art-fencer = { $name } ({ $side ->
        [red] Red
       *[green] Green
    }) stands on square { $square }, weapon position { $position ->
        [invitation] Invitation
        [engagement] Engagement
       *[line] Point in Line
    }
# During a Flèche. $other: the opponent’s name.
ready-fence-art-beside = { $side ->
    [red] { $name } (Red) runs past beside the strip, next to { $other }
   *[green] { $name } (Green) runs past beside the strip, next to { $other }
}
# $count: empty squares between the fencers.
ready-fence-art-gap = { $reach ->
    [short] No empty square between the fencers: short distance
    [lunge] One empty square between the fencers: lunge distance
    [long] { $count } empty squares between the fencers: long distance
   *[out] { $count } empty squares between the fencers: out of distance
}
# $zone: the zone behind an end of the strip, where the step leads off it; none for a square.
ready-fence-art-square = { $zone ->
    [green] Off the strip, Green zone
    [red] Off the strip, Red zone
   *[none] Square { $square }
}
ready-fence-art-touched = { $name } is touched
# A mark beside the reader’s own name.
ready-fence-art-you = you
ready-fence-art-sp = Needs { $sp } stamina
ready-fence-art-compulsory = Compulsory card
ready-fence-art-timer = Timer: { $left } of { $of } cards left. Period { $period } of { $periods }
ready-fence-art-timer-extra = Timer of the extra time: { $left } of { $of } cards left
# Under the number of cards that are left.
ready-fence-art-cards = { $left ->
    [one] card
   *[other] cards
}
ready-fence-art-extra = Extra time
ready-fence-art-score = { $side ->
    [red] { $name } (Red): { $score } of { $target } points
   *[green] { $name } (Green): { $score } of { $target } points
}
ready-fence-art-lamp = { $side ->
    [red] The red light is on
   *[green] The green light is on
}
# The length of the bout.
ready-fence-art-target = to { $target }
ready-fence-art-priority = { $name } has priority
ready-fence-art-scoreboard = Scoreboard
ready-fence-art-stamina = Stamina: { $value } of { $cap }
ready-fence-art-stamina-cost = Stamina: { $value } of { $cap }; this costs { $cost }
ready-fence-art-dial = Weapon positions
ready-fence-art-dial-cycle = Point in Line beats Invitation, Invitation beats Engagement, Engagement beats Point in Line
ready-fence-art-dial-at = { $name }: { $position ->
        [invitation] Invitation
        [engagement] Engagement
       *[line] Point in Line
    }
ready-fence-art-dial-to = { $position ->
    [invitation] Change to Invitation
    [engagement] Change to Engagement
   *[line] Change to Point in Line
}
ready-fence-art-phrase = The phrase
ready-fence-art-phrase-empty = No phrase yet
# What a player did in the phrase. $card: "none" where no card was played.
ready-fence-art-play = { $card ->
    [none] { $name }: { $role }.
   *[other] { $name }: { $role }, { $card }.
}
ready-fence-art-addon = Together with { $card }.
ready-fence-art-speed = Speed { $speed }.
ready-fence-art-speed-need = Speed { $speed }; at least { $need } was needed.
ready-fence-art-riposte = Riposte with speed { $speed }.
ready-fence-art-paid = { $sp } stamina spent.
# $name: who scores alone.
ready-fence-art-result = { $result ->
    [touch] Touch for { $name }
    [double] Double touch
    [void] Double touch: it does not count
   *[none] No touch
}
ready-fence-art-sample-next = Next picture of the sample

## First-game guide

ready-fence-guide-mulligan = A good hand has an attack for lunge distance and an answer or two. You may be dealt a new hand once.
ready-fence-guide-reach-short = You are at short distance: only Infighting opens an attack here.
ready-fence-guide-reach-lunge = You are at lunge distance: red cards open an attack, except Flèche and Infighting.
ready-fence-guide-reach-long = You are at long distance: only a Flèche opens an attack here.
ready-fence-guide-reach-out = With more than two empty squares between you, nobody can attack. Step closer.
ready-fence-guide-no-attack = None of your cards opens an attack now. Move, change your weapon position, or exchange a card.
ready-fence-guide-edge = You are near the end of the strip: a step off it gives your opponent a point.
ready-fence-guide-second = One action is left in this turn. An attack always ends the turn.
# $stamina: what the reader has.
ready-fence-guide-tired = Your stamina is down to { $stamina }. Defences without cards and strong cards need it.
ready-fence-guide-tired-stall = Your stamina is down to { $stamina }. A stall brings back 2, but takes your whole turn.
ready-fence-guide-position-line = You are in Point in Line: your Straight Thrust is faster against Invitation. You may change your position once a turn.
ready-fence-guide-position-invitation = You are in Invitation: your defence is 1 faster. You may change your position once a turn.
ready-fence-guide-position-engagement = You are in Engagement: attacks against you are 1 slower. You may change your position once a turn.
ready-fence-guide-exchange = Exchange a card that does not help you. Every card drawn also runs down the timer.
ready-fence-guide-retreat = After a retreat you may exchange one card, if you have not done so this turn.
ready-fence-guide-renew = No phrase was opened this turn, so you may discard a card and draw another.
ready-fence-guide-cost = The defence by distance costs a card, and you draw another one.
ready-fence-guide-cost-sudden = In sudden death a turn without a phrase costs a card, and nothing is drawn. A player who runs out of cards loses.
# $id: the kind of card that the threat counts as (ST, TT, IF …).
ready-fence-guide-answer-attack = { $id ->
    [TT] A Toe-touch cannot be parried. Answer with a Stop Hit of at least speed { $speed } or a Joker, or defend by distance. The lit cards fit.
    [IF] Answer with an Infighting of at least speed { $speed } or a Joker, or defend without a card. The lit cards fit.
   *[other] Answer with a blue or cyan card of at least speed { $speed }, or defend without a card. The lit cards fit.
}
ready-fence-guide-answer-renewed = { $id ->
    [TT] The Toe-touch comes again, 2 faster. Only a Stop Hit of at least speed { $speed } or a Joker answers it. The lit cards fit.
   *[other] Your opponent’s attack comes again, 2 faster. Answer with a card of at least speed { $speed }, or parry. The lit cards fit.
}
ready-fence-guide-answer-riposte = { $id ->
    [IF] Your opponent has come close and strikes back. Only an Infighting of at least speed { $speed } or a Joker meets it, or sometimes a parry. The lit cards fit.
   *[other] Your opponent has parried and strikes back. Answer with a card of at least speed { $speed }. The lit cards fit.
}
ready-fence-guide-answer-counter = Your opponent attacks into your attack. Cyan is answered only by blue, or by gold.
ready-fence-guide-answer-counter-time = Only Feint in Time answers Counter-time.
ready-fence-guide-answer-tie = The speeds are equal: if you accept, both of you score.
ready-fence-guide-answer-parry = The Parry action needs no card. It costs about half the speed of the attack in stamina; you have { $stamina }.
ready-fence-guide-answer-distance = Defence by distance: 2 squares back, 1 stamina, and one of your cards changes.
ready-fence-guide-answer-feint = With Feint you replace your first attack by another, or break off the phrase.
ready-fence-guide-answer-addon = A card added to another makes it faster, or turns a parry into a riposte.
ready-fence-guide-only-accept = Nothing you have answers this. The touch is accepted for you.
ready-fence-guide-press = Your attack was stopped without a riposte. You may still continue.
ready-fence-guide-press-renewed = Renewed Attack is your first attack again, 2 faster.
ready-fence-guide-priority-yours = Extra time: if nobody scores before the timer is empty, you win.
ready-fence-guide-priority-theirs = Extra time: if nobody scores before the timer is empty, your opponent wins.
ready-fence-guide-sudden = Sudden death: the next touch that only one player scores wins the bout.
ready-fence-guide-waiting = Your opponent is thinking. Look at the distance and at both weapon positions.
ready-fence-guide-memory = “Where the cards are” shows which cards have been seen.
ready-fence-guide-win = You win with the full score of the bout, or with more points when the timer has run out.
ready-fence-guide-colours = Red attacks. Blue and cyan answer red, only blue answers cyan, and gold answers both.
ready-fence-guide-reasons = Point at a dim card, or press it, to see why it cannot be played.

## Keys

ready-fence-key-hand = Play or choose a card in your hand
ready-fence-key-move = Step to the left or right
ready-fence-key-position = Point in Line, Invitation, Engagement
ready-fence-key-retreat = Retreat
ready-fence-key-exchange = Exchange a card
ready-fence-key-stall = Stall
ready-fence-key-end = End the turn, or decline
ready-fence-key-accept = Accept the touch
ready-fence-key-parry = Parry
ready-fence-key-distance = Defence by distance
ready-fence-key-feint = Feint
ready-fence-key-mulligan = Keep your hand, or take a new one
ready-fence-key-memory = Where the cards are
ready-fence-key-step = Go to the next card or button
ready-fence-key-choose = Choose, or confirm
ready-fence-key-cancel = Undo the selection

## Quick phrases of the chat

ready-fence-phrase-salute = I salute you!
ready-fence-phrase-en-garde = En garde!
ready-fence-phrase-nice-touch = Nice touch!
ready-fence-phrase-nice-parry = Nice parry!
ready-fence-phrase-close = That was close!
ready-fence-phrase-thinking = Let me think.
ready-fence-phrase-sorry = Sorry!
ready-fence-phrase-thanks = Thanks!
ready-fence-phrase-good-bout = Good bout!

## Options of a game. Each has a label, a sentence of help, and a label for each value.

ready-fence-option-mode = Mode
ready-fence-option-mode-help = Which of the rulebook’s three modes to play. It decides the cards, the actions and the defences.
ready-fence-option-mode-tutorial = Tutorial
ready-fence-option-mode-basic = Basic
ready-fence-option-mode-advanced = Advanced
ready-fence-option-points = Length of the bout
ready-fence-option-points-help = How many points win. A bout to 5 has one period, to 10 two, to 15 three. Tutorial allows 5, 10 or 15, Basic 5 or 10, Advanced 5 or 15.
ready-fence-option-points-5 = To 5 points
ready-fence-option-points-10 = To 10 points
ready-fence-option-points-15 = To 15 points
ready-fence-option-cards = Card table
ready-fence-option-cards-help = Counts, speeds and stamina values of the cards. The rulebook does not list the speeds, the stamina values and the cards of each mode, so all of them are proposals; with a copy of the game you can enter what your cards show.
ready-fence-option-cards-proposed = Proposed
ready-fence-option-cards-even = Even
ready-fence-option-cards-lively = Lively
ready-fence-option-cards-own = Custom table
ready-fence-option-on-guard = On-guard squares
ready-fence-option-on-guard-help = The squares on which the fencers begin. The rulebook shows two lines but names no squares.
ready-fence-option-on-guard-4-7 = 4 and 7: long distance
ready-fence-option-on-guard-3-8 = 3 and 8: out of distance
ready-fence-option-fewer-actions = Fewer actions
ready-fence-option-fewer-actions-help = Whether a player may use fewer than two actions in a game turn. The rulebook lists only full combinations.
ready-fence-option-fewer-actions-true = Allowed
ready-fence-option-fewer-actions-false = Two actions, or a card, or a stall
ready-fence-option-tutorial-modifiers = Positions in Tutorial
ready-fence-option-tutorial-modifiers-help = Whether Invitation gives +1 and Engagement −1 in Tutorial mode too. The rulebook has that text only under Basic.
ready-fence-option-tutorial-modifiers-false = No +1 and −1
ready-fence-option-tutorial-modifiers-true = +1 and −1 as in Basic
ready-fence-option-invitation-helps = Invitation helps
ready-fence-option-invitation-helps-help = Which cards Invitation makes faster by 1. The rulebook says “all defensive actions”. The Parry action always gains.
ready-fence-option-invitation-helps-blue-cyan = Blue and cyan cards
ready-fence-option-invitation-helps-blue = Blue cards only
ready-fence-option-engagement-slows = Engagement slows
ready-fence-option-engagement-slows-help = What Engagement makes slower by 1. The rulebook says “attack actions”, and a riposte is one in another place.
ready-fence-option-engagement-slows-attacks-ripostes = Attacks and ripostes
ready-fence-option-engagement-slows-attacks = Attacks only
ready-fence-option-positions-reset = Positions go back to Line
ready-fence-option-positions-reset-help = When both weapon positions become Point in Line again. The rulebook says so only for the set-up.
ready-fence-option-positions-reset-period = In each new period
ready-fence-option-positions-reset-touch = After each touch
ready-fence-option-least-speed = Lowest speed
ready-fence-option-least-speed-help = How low a position can bring a speed. The rulebook gives no limit.
ready-fence-option-least-speed-1 = 1
ready-fence-option-least-speed-0 = 0
ready-fence-option-card-stamina = Stamina value of a card
ready-fence-option-card-stamina-help = Whether the stamina value of a card is spent, or only needed. The rulebook asks that a player has it, but elsewhere speaks of stamina used to attack.
ready-fence-option-card-stamina-spent = Spent
ready-fence-option-card-stamina-needed = Only needed
ready-fence-option-stamina-cap = Most stamina
ready-fence-option-stamina-cap-help = How far stamina recovers in later periods of an Advanced bout, which begin with 5 and 4. The rulebook does not say.
ready-fence-option-stamina-cap-period = What the period began with
ready-fence-option-stamina-cap-six = 6
ready-fence-option-kept-thrust = Straight Thrust to keep
ready-fence-option-kept-thrust-help = Which Straight Thrust can never leave the hand in Basic mode once the one of speed 3 is gone. While it is held, Distance always puts it aside, and it is exchanged only for a faster one. The rulebook does not say what applies then.
ready-fence-option-kept-thrust-last = The last one, of any speed
ready-fence-option-kept-thrust-v3 = None: only one of speed 3 is kept
ready-fence-option-angulation-with = Angulation goes with
ready-fence-option-angulation-with-help = Which cards it may be added to. The colour rule says red or cyan, the card’s text attack or defence.
ready-fence-option-angulation-with-all = Red, blue and cyan cards
ready-fence-option-angulation-with-red-cyan = Red and cyan cards
ready-fence-option-glide-in-line = Glide Attack as an add-on
ready-fence-option-glide-in-line-help = Whether the opponent must be in Point in Line even when it is added to a parry. The card names that condition for the attack.
ready-fence-option-glide-in-line-false = No condition
ready-fence-option-glide-in-line-true = Opponent in Point in Line
ready-fence-option-riposte-bonus = Riposte as a Straight Thrust
ready-fence-option-riposte-bonus-help = Whether the riposte of Parry and Riposte gains +2 out of Point in Line against Invitation. The rulebook treats it “as a Straight Thrust”.
ready-fence-option-riposte-bonus-false = Without the bonus
ready-fence-option-riposte-bonus-true = With the bonus
ready-fence-option-second-defence = Defence against a renewed attack
ready-fence-option-second-defence-help = Whether a player who has defended without cards may also parry a renewed attack without cards. The rulebook allows one per phrase, the card text a parry.
ready-fence-option-second-defence-false = Once per phrase
ready-fence-option-second-defence-true = Once more
ready-fence-option-slower-feint = Slower card after a feint
ready-fence-option-slower-feint-help = What happens to a replacement that is slower than the defence. The rulebook names only equal and faster ones.
ready-fence-option-slower-feint-forbidden = Not allowed
ready-fence-option-slower-feint-parried = Allowed: it is parried
ready-fence-option-feint-after-distance = Feint after Distance
ready-fence-option-feint-after-distance-help = Whether the attack may be replaced after defence by distance too. The card names any defence; an attack faster than 5, which Distance cannot evade, then scores.
ready-fence-option-feint-after-distance-false = Only broken off
ready-fence-option-feint-after-distance-true = Replaced too
ready-fence-option-equal-counter = Counter-attack of equal speed
ready-fence-option-equal-counter-help = Whether the attacker may still answer before it becomes a double touch. The rulebook does not say.
ready-fence-option-equal-counter-answered = May be answered
ready-fence-option-equal-counter-final = Double touch at once
ready-fence-option-slower-answer = Slower answers
ready-fence-option-slower-answer-help = Whether a card that is too slow may be played anyway. The attack hits; but in Tutorial the card is gone, another is drawn, and time runs. The rulebook does not say.
ready-fence-option-slower-answer-false = Not allowed
ready-fence-option-slower-answer-true = Allowed: the attack hits
ready-fence-option-joker-toe-touch = Joker against Toe-touch
ready-fence-option-joker-toe-touch-help = Which text wins: the Joker beats all cards, but only Stop Hit and distance answer a Toe-touch.
ready-fence-option-joker-toe-touch-true = The Joker answers it
ready-fence-option-joker-toe-touch-false = It does not
ready-fence-option-joker-counter-time = Joker against Counter-time
ready-fence-option-joker-counter-time-help = Whether Counter-time counts as a card that scores at once. The Joker beats all cards except those.
ready-fence-option-joker-counter-time-false = It does not answer it
ready-fence-option-joker-counter-time-true = The Joker answers it
ready-fence-option-tutorial-periods = Periods in Tutorial
ready-fence-option-tutorial-periods-help = Whether a Tutorial bout to 10 or 15 has two or three periods. The rulebook describes one timer deck, which is too short for 10 points.
ready-fence-option-tutorial-periods-true = 2 or 3 periods
ready-fence-option-tutorial-periods-false = One period
ready-fence-option-tutorial-counter = Answer to a counter-attack in Tutorial
ready-fence-option-tutorial-counter-help = Whether Parry and Riposte answers a counter-attack. Blue answers cyan, but no blue card of this mode names a counter-attack.
ready-fence-option-tutorial-counter-parry = Parry and Riposte
ready-fence-option-tutorial-counter-final = Nothing but the Joker
ready-fence-option-basic-counter = Answer to a counter-attack in Basic
ready-fence-option-basic-counter-help = Whether Parry and Riposte answers a counter-attack. Blue answers cyan, but no blue card of this mode names a counter-attack.
ready-fence-option-basic-counter-final = Nothing
ready-fence-option-basic-counter-parry = Parry and Riposte
ready-fence-option-infighting-step = Infighting as a defence
ready-fence-option-infighting-step-help = Whether it may be played from lunge distance. The card is for short distance only, yet its player steps one square forward to defend.
ready-fence-option-infighting-step-true = Short or lunge, stepping in
ready-fence-option-infighting-step-false = Short distance only
ready-fence-option-parry-rounding = Cost of the Parry action
ready-fence-option-parry-rounding-help = It costs 1 stamina for 2 speed. The rulebook does not say how an odd speed is rounded.
ready-fence-option-parry-rounding-up = Rounded up
ready-fence-option-parry-rounding-down = Rounded down, at least 1
ready-fence-option-defence-speed = Speed that a defence must meet
ready-fence-option-defence-speed-help = Whether defences without cards count the attack’s printed speed or its speed with all bonuses. The rulebook does not say.
ready-fence-option-defence-speed-effective = With all bonuses
ready-fence-option-defence-speed-printed = As printed
ready-fence-option-partial-distance = Distance without a card to give up
ready-fence-option-partial-distance-help = Whether Distance still works when no card can be taken or drawn. The rulebook says that all of its actions must be completed.
ready-fence-option-partial-distance-true = It works
ready-fence-option-partial-distance-false = It is not possible
ready-fence-option-tied-double = Double touch without points
ready-fence-option-tied-double-help = Whether the scores 4–4, 9–9 and 14–14 that the rulebook names all count in every bout, or only the one that is a point short of the end.
ready-fence-option-tied-double-target = One point short of the end
ready-fence-option-tied-double-any = At 4–4, 9–9 and 14–14
ready-fence-option-period-opener = Who begins a new period
ready-fence-option-period-opener-help = The rulebook does not say who takes the first game turn of a later period.
ready-fence-option-period-opener-other = The other player
ready-fence-option-period-opener-same = The same player again
ready-fence-option-passivity = Passivity
ready-fence-option-passivity-help = After how many game turns without a touch or a card from the timer one timer card is lost, so that no bout goes on for ever. The rulebook has nothing that makes time run.
ready-fence-option-passivity-6 = After 6 game turns
ready-fence-option-passivity-10 = After 10 game turns
ready-fence-option-passivity-20 = After 20 game turns
ready-fence-option-passivity-0 = Never: a bout may go on for ever
ready-fence-option-period-timer = Timer of later periods
ready-fence-option-period-timer-help = How many cards it has. The rulebook says all cards that are not in hands, which makes later periods longer than the first.
ready-fence-option-period-timer-all = All cards not in hands
ready-fence-option-period-timer-12 = 12 cards
ready-fence-option-strip-ends = Ends of the strip
ready-fence-option-strip-ends-help = Whether the coloured zones out of bounds are the first and last of the ten squares, or lie outside them. The sentence can be read both ways.
ready-fence-option-strip-ends-outside = Outside: 10 squares to fence on
ready-fence-option-strip-ends-inside = Inside: 8 squares to fence on
ready-fence-option-tutorial-timer = Timer in Tutorial
ready-fence-option-tutorial-timer-help = How many cards the timer deck of Tutorial mode has. The rulebook does not say.
ready-fence-option-tutorial-timer-all = All cards left after the deal
ready-fence-option-tutorial-timer-12 = 12 cards
ready-fence-option-accept = Accepting a touch
ready-fence-option-accept-help = Whether a defender who could answer may let an attack hit instead. The rulebook says that the opponent must answer with a card or without one; hands are secret, so at a table nobody can check it.
ready-fence-option-accept-free = Free
ready-fence-option-accept-unable = Only if unable to answer
ready-fence-option-counter-time-parry = Counter-time against Parry and Riposte
ready-fence-option-counter-time-parry-help = Whether it beats Parry and Riposte. Its description names Parry and Riposte as well, its card text only counter-attacks.
ready-fence-option-counter-time-parry-false = Only counter-attacks
ready-fence-option-counter-time-parry-true = Parry and Riposte too
ready-fence-option-joker-ceding = Joker on a plain Ceding Parry
ready-fence-option-joker-ceding-help = Whether the Joker beats it. The Joker beats all cards, but a Ceding Parry that only stops an attack is not a threat.
ready-fence-option-joker-ceding-false = It does not beat it
ready-fence-option-joker-ceding-true = It beats it
