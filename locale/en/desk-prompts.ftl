### What waits for the staff: one message for each code (prompt-<code>), and the hall’s own catalogue of penalties.
### The people and tables that a sentence is about stand beside it. $kind is a penalty in words.

## What waits

prompt-call = Somebody is calling a judge. Say who goes.
prompt-conflict = The two reports differ. Ask both players, then enter the result.
prompt-time-overtime = Time is up: lead this table through its last turns.
prompt-time-over = Time is up: end this game, then enter its result.
prompt-tie-differs = The two players state different numbers for the tie-break. Count with them, then enter the numbers for both.
prompt-tie-agreed = Both players state the same numbers: { $player } wins the tie-break. Confirm the result.
prompt-venue = The hall opens no table for this pairing. Have it played at the venue, and enter the result by hand.
prompt-venue-account = This player has no account in the hall. Have the game played at the venue, and enter the result by hand.
prompt-venue-deck = { $count ->
        [one] This deck has one card that the hall’s tables can’t play yet. Have the game played at the venue, and enter the result by hand.
       *[other] This deck has { $count } cards that the hall’s tables can’t play yet. Have the game played at the venue, and enter the result by hand.
    }
prompt-second = A penalty waits for the agreement of a second person: { $kind }.
prompt-waiting-free = { $count ->
        [one] One person is waiting, and there is a place.
       *[other] { $count } people are waiting, and there is a place.
    }
prompt-seat-moved = { $player }’s code was shown on another device, which now has the seat. Ask whether that is the player.
prompt-not-checked-in = { $count ->
        [one] One player has not checked in.
       *[other] { $count } players have not checked in.
    }
prompt-deck-faulty = { $count ->
        [one] Something is wrong with this deck. Look at the fault.
       *[other] { $count } things are wrong with this deck. Look at the faults.
    }
prompt-deck-unseen = { $count ->
        [one] One player has checked in with a deck that nobody has looked at yet.
       *[other] { $count } players have checked in with decks that nobody has looked at yet.
    }
prompt-build-late = The time to build is over, and this player has no deck that may be played. Decide what to do.
prompt-publish = { $count ->
        [one] The draft has one table. Look at it, then publish.
       *[other] The draft has { $count } tables. Look at it, then publish.
    }
prompt-draw = { $unit ->
        [game] { $count ->
            [one] Game { $round } can be drawn: one table.
           *[other] Game { $round } can be drawn: { $count } tables.
        }
       *[round] { $count ->
            [one] Round { $round } can be drawn: one table.
           *[other] Round { $round } can be drawn: { $count } tables.
        }
    }
prompt-stage-ends = { $count ->
        [one] The stage is over. One player advances. End the stage.
       *[other] The stage is over. { $count } players advance. End the stage.
    }
prompt-event-ends = Everything has been played. Close the event and show the final standings.
prompt-lots = Players are tied on nuggets and standard score, and places in the final depend on it. The head referee draws lots before the stage ends.
prompt-lots-final = Finalists are tied on nuggets and in the group games. The head referee draws lots before the event ends.
prompt-correction = { $unit ->
        [game] { $count ->
            [0] Game { $round } depends on what entry { $entry } corrected. Decide what to do about it.
            [one] Game { $round } depends on what entry { $entry } corrected: one player is affected. Decide what to do about it.
           *[other] Game { $round } depends on what entry { $entry } corrected: { $count } players are affected. Decide what to do about it.
        }
       *[round] { $count ->
            [0] Round { $round } depends on what entry { $entry } corrected. Decide what to do about it.
            [one] Round { $round } depends on what entry { $entry } corrected: one player is affected. Decide what to do about it.
           *[other] Round { $round } depends on what entry { $entry } corrected: { $count } players are affected. Decide what to do about it.
        }
    }
prompt-correction-stage = The end of stage { $stage } depends on what entry { $entry } corrected. Decide what to do about it.
prompt-plan-event-decks = { desk-fault-event-decks }
prompt-plan-event-set-illegal = { desk-fault-event-set-illegal }
prompt-plan-event-set-undated = { desk-fault-event-set-undated }
prompt-plan-event-set-old = { desk-fault-event-set-old }
prompt-plan-event-one-set = { desk-fault-event-one-set }
prompt-plan-event-mixed = { desk-fault-event-mixed }
prompt-sets-mixed = Decks of several sets are registered: { $sets }. One set throughout is recommended.
prompt-plan-event-list-old = { desk-fault-event-list-old }
prompt-plan-event-list-ahead = { desk-fault-event-list-ahead }
prompt-plan-event-sets-lack = { desk-fault-event-sets-lack }
prompt-plan-event-set-ahead = { desk-fault-event-set-ahead }
prompt-doubt-player-above = { desk-saboteur-doubt-player-above }
prompt-doubt-table-above = { desk-saboteur-doubt-table-above }
prompt-doubt-table-below = { desk-saboteur-doubt-table-below }
prompt-doubt-round = { desk-saboteur-doubt-round }
prompt-impossible-nobody-there = { draw-impossible-nobody-there }
prompt-impossible-nobody-entered = { draw-impossible-nobody-entered }
prompt-impossible-groups-few = { draw-impossible-groups-few }
prompt-impossible-groups-many = { draw-impossible-groups-many }
prompt-impossible-groups-split = { draw-impossible-groups-split }
prompt-impossible-final-few = { draw-impossible-final-few }
prompt-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
prompt-impossible-swiss-nobody = { draw-impossible-swiss-nobody }
prompt-proposal-keyforge-repeated = { proposal-keyforge-repeated }
prompt-proposal-keyforge-formals = { proposal-keyforge-formals }
prompt-proposal-saboteur-warnings = { proposal-saboteur-warnings }
prompt-proposal-saboteur-losses = { proposal-saboteur-losses }
prompt-proposal-house-warnings = { proposal-house-warnings }

## What rests on a correction

desk-affected = What depends on a correction
desk-affected-about = Later decisions were based on something that has since been corrected. Nothing changes until somebody decides.
desk-affected-heads = The head referee or the organizer decides.
desk-affected-missing = { $round }: still in, but without a table: { $players }.
desk-affected-wrong = { $round }: out, but at a table: { $players }.
desk-affected-paired = { $round }: paired by results that have changed: { $players }.
desk-affected-bye = { $round }: the bye would be somebody else’s: { $players }.
desk-affected-needless = { $round } was not needed: the stage was over before it.
desk-affected-through = Stage { $stage }: did not advance, but should have: { $players }.
desk-affected-stopped = Stage { $stage }: advanced, but should not have: { $players }.
desk-affected-order = Stage { $stage }: advanced in a different order than they would now: { $players }.
desk-affected-unended = Stage { $stage } was not over when it was ended.
desk-settle = What to do about it
desk-settle-exchange = { $other } takes { $player }’s place
desk-settle-swap = { $player } and { $other } change places
desk-settle-redraw = Draw { $round } again
desk-settle-again = Play again from { $round } on
desk-settle-end = End stage { $stage } again
desk-settle-keep = Leave everything as it is, and note why
desk-settle-lost = { $count ->
        [0] No result is lost.
        [one] One result no longer counts.
       *[other] { $count } results no longer count.
    }
desk-settle-tables = These play: { $tables }.
desk-settle-pair = { $player } – { $other }
desk-settle-alone = { $player } (bye)
desk-settle-through = These advance: { $players }.
desk-settle-impossible = { $unit ->
        [game] In that case no game can be drawn: { $reason }
       *[round] In that case no round can be drawn: { $reason }
    }
desk-settle-byes = { $unit ->
        [game] The game counts as a bye for { $players }.
       *[round] The round counts as a bye for { $players }.
    }
desk-settle-out = Eliminated by it: { $players }.
desk-settle-unchanged = Tables, results and places stay as they are.
desk-settle-why = Reason
desk-settle-why-about = It is kept in the log with the decision.
desk-settle-decide = Decide
desk-settle-looking = Working out what can be done…

## The hall’s own catalogue

penalty-house-warning = Warning
penalty-house-game-loss = Game lost
penalty-house-disqualification = Disqualification
proposal-house-warnings = { $found } warnings have added up. The game in progress, or the next one, may be judged lost.
infraction-category-house-play = In play
infraction-category-house-procedure = Procedure
infraction-category-house-conduct = Conduct
infraction-house-play = Mistake in play
infraction-house-delay = Playing too slowly
infraction-house-late = Late arrival
infraction-house-no-show = No-show when the game began
infraction-house-outside-help = Help from outside
infraction-house-unsporting = Unsporting conduct
infraction-house-cheating = Cheating
infraction-house-harm = Insult, threat or violence

## The categories of the KeyForge catalogue

infraction-category-keyforge-conduct = Conduct

## Settings without a field on the page, as the audit log names them

setting-preset = Preset
setting-game = Game
setting-by-itself = { $unit ->
        [game] Games follow automatically
       *[round] Rounds follow automatically
    }
setting-rehearsal = Rehearsal with bots

## The explanation of a draw

draw-by-hand = { $unit ->
        [game] Players were moved by hand, or results have been corrected since: why the game was drawn this way can no longer be shown.
       *[round] Players were moved by hand, or results have been corrected since: why the round was drawn this way can no longer be shown.
    }
