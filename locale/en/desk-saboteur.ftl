### The Saboteur championship at the tournament desk: draws, standings, the clocks of a table, penalties.
### $player is somebody’s name, $players a list of names already joined. All counts are numbers.
### The dot of a number such as 1.1-a is a dash in its id: infraction-saboteur-1-1-a.

## Draws

draw-groups = Group game { $game } of { $games }: { $entrants } players at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }. Tables of five: { $fives }, of six: { $sixes }, of seven: { $sevens }.
draw-groups-fresh = Nobody meets a player from an earlier group game again.
draw-groups-repeats = { $repeats ->
        [one] 1 meeting is
       *[other] { $repeats } meetings are
    } not the first. With these tables, at least { $least } can’t be avoided.
draw-groups-met = { $players } have met before.
draw-groups-over = All { $games } group games are over. The finalists are { $players }.
draw-groups-lot = Nuggets and standard score were tied, and a lot decided between { $players }.
draw-final = The final is played by the best players of the group games who are still in: { $players }.
draw-final-small = Only { $entrants } of { $seats } seats of the final can be filled. It is played with the roles and hands for { $entrants }.
draw-final-over = { $players } wins the final.
draw-final-lot = Nuggets and the result of the group games were tied, and a lot decided between { $players }.
draw-impossible-groups-few = There are { $entrants ->
        [one] 1 player
       *[other] { $entrants } players
    } left, and a table needs at least { $least }. The head referee decides how to continue.
draw-impossible-groups-split = { $entrants } players can’t be split into tables of 5 to 7. Admit more players, or let the head referee decide how to continue.
draw-impossible-groups-many = { $entrants } players are too many: { $tables } tables have seats for { $most }. Put the others on the waiting list.
draw-impossible-final-few = { $entrants ->
        [0] Nobody is
        [one] 1 player is
       *[other] { $entrants } players are
    } left for the final, which needs at least { $least }. The head referee decides the places.

## Standings

standing-nuggets = Nuggets
standing-standard-score = Standard score
standing-group-place = Place after the group games

## What is strange about the nuggets of a table

desk-saboteur-doubt-player-above = A player has more than 12 nuggets, but three rounds pay nobody more. Check the numbers.
desk-saboteur-doubt-table-above = The table has more than 21 nuggets in all, but three rounds never pay more. Check the numbers.
desk-saboteur-doubt-table-below = The table has fewer than 12 nuggets in all. That happens only after penalties: check the numbers.
desk-saboteur-doubt-round = Round { $number } pays a table like this only if somebody has lost it, but nobody at this table has lost a round. Check the numbers.

## The clocks of a table with real cards

desk-saboteur-clock-waiting = No round is being played.
desk-saboteur-clock-untimed = Untimed period
desk-saboteur-clock-stalling = Untimed period, and { $player } was ruled to be stalling
desk-saboteur-clock-timed = Countdown: every turn has a time limit
desk-saboteur-clock-stopped = A referee has stopped play. Both clocks are stopped.
desk-saboteur-clock-turn = It is { $player }’s turn.
desk-saboteur-clock-alarm = Time is up for { $player }. The referee discards one card of the hand at random, face down; { $player } then draws. It counts as a pass and is not a penalty.
desk-saboteur-clock-card = Card { $card } of { $hand }, counted from the left
desk-saboteur-clock-no-card = The hand is empty: there is nothing to discard.
desk-saboteur-clock-event-round = Start the first turn of the round
desk-saboteur-clock-event-turn = Next turn
desk-saboteur-clock-event-acted = Played or discarded
desk-saboteur-clock-event-stall = Rule stalling
desk-saboteur-clock-event-stop = Stop play
desk-saboteur-clock-event-go = Resume
desk-saboteur-clock-event-end = The round is over
error-desk-saboteur-clock = { $event ->
        [round] The clock can’t start a round now. End the round in progress first, and name the start player.
        [turn] There is no next turn now: no round is being played, or play is stopped.
        [acted] Nobody can act now: no round is being played, play is stopped, or the card of this turn is already down.
        [stall] Stalling can be ruled once for a player of a round in progress.
        [stop] There is no play to stop.
        [go] Play has not been stopped.
        [end] No round is being played.
       *[other] A table’s clock has no such step.
    }

## Penalties

penalty-saboteur-reminder = Verbal reminder
penalty-saboteur-warning = Warning
penalty-saboteur-game-loss = Game loss (costs one round)
penalty-saboteur-disqualification = Disqualification
penalty-question-saboteur-deliberated = Have the referees deliberated, or was the contest harmed on purpose? Write down what was decided and why.
proposal-saboteur-warnings = { $found } warnings have added up. The round in progress may be judged a game loss.
proposal-saboteur-losses = { $found } game losses have added up. By the rules of the championship, this is a disqualification.

infraction-category-saboteur-1-1 = 1.1 Mistakes in play, minor
infraction-category-saboteur-1-2 = 1.2 Mistakes in play, medium
infraction-category-saboteur-1-3 = 1.3 Mistakes in play, severe
infraction-category-saboteur-2-1 = 2.1 Procedural mistakes, minor
infraction-category-saboteur-2-2 = 2.2 Procedural mistakes, severe
infraction-category-saboteur-3-1 = 3.1 Unsporting conduct

infraction-saboteur-1-1-a = 1.1-a Forgot to draw
infraction-saboteur-1-1-b = 1.1-b Played a path card with a broken tool
infraction-saboteur-1-1-c = 1.1-c Misused an action card
infraction-saboteur-1-1-d = 1.1-d Another similar mistake
infraction-saboteur-1-2-a = 1.2-a Played a card out of turn
infraction-saboteur-1-2-b = 1.2-b Played more than one card in a turn
infraction-saboteur-1-2-c = 1.2-c Drew more than one card
infraction-saboteur-1-2-d = 1.2-d Turned up discarded cards, or discarded face up
infraction-saboteur-1-2-e = 1.2-e Drew from the discard pile
infraction-saboteur-1-2-f = 1.2-f Moved their own broken tool away, not on purpose
infraction-saboteur-1-2-g = 1.2-g Moved or turned a laid path card
infraction-saboteur-1-2-h = 1.2-h Showed the hand before the end of the round
infraction-saboteur-1-3-a = 1.3-a Moved their own broken tool away on purpose
infraction-saboteur-1-3-b = 1.3-b Took a path card off the field without a rockfall
infraction-saboteur-1-3-c = 1.3-c Showed a role card before the end of the round
infraction-saboteur-1-3-d = 1.3-d Showed a goal card before the end of the round
infraction-saboteur-1-3-e = 1.3-e Peeked at a role, a hand, or a goal card without a map
infraction-saboteur-1-3-f = 1.3-f Talked about earlier match data
infraction-saboteur-2-1-a = 2.1-a Entered the referees’ area
infraction-saboteur-2-1-b = 2.1-b Hindered a referee’s work
infraction-saboteur-2-1-c = 2.1-c Communicated with outsiders during play
infraction-saboteur-2-1-d = 2.1-d Late, up to 5 minutes
infraction-saboteur-2-2-a = 2.2-a Late, over 5 minutes
infraction-saboteur-2-2-b = 2.2-b Left the seat without permission
infraction-saboteur-3-1-a = 3.1-a Personal attack
infraction-saboteur-3-1-b = 3.1-b Interfered with the contest
infraction-saboteur-3-1-c = 3.1-c Fraud
infraction-saboteur-3-1-d = 3.1-d Theft
infraction-saboteur-3-1-e = 3.1-e Violence of any kind

remedy-saboteur-draw = Draw the card now
remedy-saboteur-use-legally = Use the same card legally at once
remedy-saboteur-discard = No legal use: discard the card, then draw
remedy-saboteur-back-to-hand = Back to the hand, nothing else changes
remedy-saboteur-discard-no-draw = Discard the card without drawing
remedy-saboteur-rest-back-to-hand = The first card stands, the others go back to the hand
remedy-saboteur-rest-discard-no-draw = The first card stands, the others are discarded without drawing
remedy-saboteur-excess-to-deck = The referee shuffles the surplus, taken from the hand at random, into the deck
remedy-saboteur-face-down = Turn the cards face down
remedy-saboteur-back-to-pile = The card goes back to the discard pile face down; a draw still owed is made
remedy-saboteur-random-to-pile = A random card of the hand goes to the discard pile face down; a draw still owed is made
remedy-saboteur-put-back = Put the card back as it was
