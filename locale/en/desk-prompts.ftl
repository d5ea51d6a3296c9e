### What waits for the staff. Names of people stand beside the sentence.

prompt-call = A judge is called for.
prompt-conflict = The two reports differ.
prompt-time-overtime = Time is up: lead this table through its last turns.
prompt-time-over = Time is up.
prompt-second = A penalty waits for the agreement of a second person.
prompt-waiting-free = { $count ->
        [one] One person waits, and there is a place.
       *[other] { $count } people wait, and there is a place.
    }
prompt-not-checked-in = { $count ->
        [one] One player has not checked in.
       *[other] { $count } players have not checked in.
    }
prompt-deck-faulty = { $count ->
        [one] Something is wrong with this deck.
       *[other] { $count } things are wrong with this deck.
    }
prompt-build-late = The time to build is over, and there is no deck that may be played.
prompt-publish = { $count ->
        [one] The draft has one table. Look at it, then publish.
       *[other] The draft has { $count } tables. Look at it, then publish.
    }
prompt-draw = Round { $round } can be drawn: { $count ->
        [one] one table.
       *[other] { $count } tables.
    }
prompt-stage-ends = { $count ->
        [one] The stage is over. One player goes on.
       *[other] The stage is over. { $count } players go on.
    }
prompt-event-ends = All is played. Close the event and show the final standings.
prompt-cut-differs = With the results as they are now, others would have come through stage { $stage }.
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
prompt-proposal-house-warnings = { $found } warnings have added up: the game may be judged lost.

## The hall's own catalogue.

penalty-house-warning = Warning
penalty-house-game-loss = Game lost
penalty-house-disqualification = Disqualification
infraction-category-house-play = In play
infraction-category-house-procedure = Procedure
infraction-category-house-conduct = Conduct
infraction-house-play = Mistake in play
infraction-house-delay = Playing too slowly
infraction-house-late = Late
infraction-house-no-show = Not there when the game began
infraction-house-outside-help = Help from outside
infraction-house-unsporting = Unsporting conduct
infraction-house-cheating = Cheating
infraction-house-harm = Insult, threat or violence

draw-by-hand = Players were moved by hand, or results have been put right since: the draw can’t be worked out again.
