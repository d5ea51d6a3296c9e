### Standings, pictures, projector and paper of the tournament desk.
### $player, $other, $winner and $players are names, $stage and $round names in words; all else are numbers.

## Standings

desk-standings-place = Place
desk-standings-none = { $unit ->
        [game] There are no standings before the first game.
       *[round] There are no standings before the first round.
    }
desk-standings-secret = Totals and standings stay with the judges until the finalists are named.
desk-standings-staff = Only staff may see this: totals and standings are announced when the finalists are named.
desk-standings-yes = yes
desk-standings-no = no
desk-standings-decided = : this decided the place
desk-lots = { $count ->
    [one] The lots of this stage have been drawn.
   *[other] The lots of this stage have been drawn { $count } times. Only the last ones count.
}
desk-lots-again = Draw the lots again
desk-lots-again-sure = Draw the lots again?
desk-lots-again-about = All players of “{ $stage }” get new lots, drawn from the seed of the event: nobody can choose them. Players who are tied may change places, and so may those who advance. The earlier lots no longer count.
desk-lots-again-why = Reason
desk-lots-again-why-about = It is kept in the log.
desk-lots-again-ended = These lots are final: the stage has ended.
desk-lots-again-heads = Only the organizer or the head judge can draw lots again.
desk-lots-again-done = The lots were drawn again.
desk-standings-end = Final result
desk-standings-champion = Champion
desk-standings-runner-up = Runner-up
desk-standings-how = How places are decided
desk-standings-how-about = The columns count from left to right. The mark shows which of them put a player behind the previous one; players who are tied in all of them share a place.
desk-standings-draws = { $unit ->
        [game] Why the games were drawn this way
       *[round] Why the rounds were drawn this way
    }
standing-still-in-about = Not eliminated. Players who are still in rank ahead of those who are out.
standing-undefeated-about = Has not lost a game.
standing-wins-about = Games won, byes included.
standing-losses-about = Games lost; fewer is better.
standing-opponents-about = The share of their games that the opponents have won, from 0 to 1, averaged over all opponents. Byes have no opponent.
standing-head-to-head-about = Wins in the games that the tied players have played against each other.
standing-lot-about = A draw that the event made once and keeps. It is shown where it decided a place.
standing-victories-about = Bouts won divided by bouts played.
standing-indicator-about = Points scored minus points received.
standing-touches-about = Points scored.
standing-nuggets-about = Nuggets of all games that count here, added up.
standing-standard-score-about = How far the nuggets of each game lie above or below the mean of that table, relative to how far apart the table’s results are.
standing-group-place-about = The place after the group games; a lower one is better.
standing-reached-about = How many rounds of this stage the player has survived.
standing-champion-about = Has won the final.
standing-third-place-about = Has won the game for third place.

## Pictures of stages

desk-picture-bracket = Bracket: { $stage }
desk-picture-bracket-about = One column per round, from the first to the final. The same follows as a list below the picture.
desk-picture-as-list = As a list
desk-picture-unknown = Not known yet.
desk-picture-empty = Nobody plays here.
desk-picture-waits = { $player } waits for an opponent.
desk-picture-bye = { $player } has a bye.
desk-picture-meet = { $player } meets { $other }.
desk-picture-none-won = { $player } and { $other }: nobody advances.
desk-picture-won = { $player } against { $other }: { $winner } won.
desk-picture-won-points = { $player } against { $other }, { $points }: { $winner } won.
desk-picture-v = V{ $points }
desk-picture-d = D{ $points }
desk-picture-beat = { $player } beat { $other }
desk-picture-beat-points = { $player } beat { $other } and scored { $points }
desk-picture-lost = { $player } lost to { $other }
desk-picture-lost-points = { $player } lost to { $other } and scored { $points }
desk-picture-pool = Pool { $number }
desk-picture-all = Who has met whom
desk-picture-played = { $done } of { $all } games are over.
desk-picture-number = No.
desk-picture-scored = Scored
desk-picture-received = Received
desk-picture-has = { $player } { $points }

## Projector

desk-screen-page = { $page } / { $pages }
desk-screen-standings = Standings
desk-screen-wait = { $unit ->
        [game] The next game follows soon.
       *[round] The next round follows soon.
    }
desk-screen-scan = Scan for your table
desk-screen-lost = The connection is down: this may be out of date.
desk-screen-versus = vs
desk-screen-done = the result is in

## Paper

desk-print-what = What to print
desk-print-pairings = Pairings by table
desk-print-pairings-about = { $unit ->
        [game] Every table of a game, in order.
       *[round] Every table of a round, in order.
    }
desk-print-names = Pairings by name
desk-print-names-about = Where everybody plays, in order of names.
desk-print-slips = Paper slips
desk-print-slips-about = One for each table, to fill in and hand back.
desk-print-slips-cut = Print single-sided, cut the whole stack at the dashed lines, and stack the piles, the top one first: the tables are then in order.
desk-print-standings = Standings
desk-print-standings-about = A stage with everything that decides places, and its picture.
desk-print-standings-of = Standings: { $stage }
desk-print-certificates = Certificates
desk-print-certificates-about = For the first places, once the event is over.
desk-print-codes = Player codes
desk-print-codes-about = A QR code for each player’s own phone.
desk-print-codes-care = Whoever scans a code is that player. Give each to its player only.
desk-print-codes-none = Nobody who needs a code has entered yet.
desk-print-blank = For when the network is down
desk-print-blank-about = The list of players with their records, and blank slips.
desk-print-blank-list = { $unit ->
        [game] Players and their records, with room for the games to come
       *[round] Players and their records, with room for the rounds to come
    }
desk-print-now = Print
desk-print-stage = Stage
desk-print-places = Places
desk-print-places-to = { $count ->
        [one] The first place
       *[other] The first { $count } places
    }
desk-print-not-over = Certificates are available once the event is over.
desk-print-table = Table
desk-print-table-blank = Table ____
desk-print-round-blank = { $unit ->
        [game] Game ____
       *[round] Round ____
    }
desk-print-players = Players
desk-print-result = Result
desk-print-against = Against
desk-print-first = First player
desk-print-keys = Keys
desk-print-amber = Æmber
desk-print-chains = Chains
desk-print-creatures = Creatures
desk-print-touches = Points
desk-print-points = Points
desk-print-deal = Round { $number }
desk-print-signature = Signature
desk-print-report = Or report the result here
desk-print-record = Won–lost
desk-print-certificate = Certificate
desk-print-place = Place { $rank }
desk-print-code-about = Scan this with your own phone to see your table and report your results.
