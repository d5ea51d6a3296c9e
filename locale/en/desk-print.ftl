### Standings, pictures, projector and paper of the tournament desk.
### $player, $other, $winner and $players are names, $stage and $round names in words; all else are numbers.

## Standings

desk-standings-place = Place
desk-standings-none = { $unit ->
        [game] There are no standings before the first game.
       *[round] There are no standings before the first round.
    }
desk-standings-secret = Sums and standings stay with the judges until the finalists are named.
desk-standings-staff = Only staff may see this: sums and standings are announced when the finalists are named.
desk-standings-yes = yes
desk-standings-no = no
desk-standings-decided = : this decided the place
desk-lots = { $count ->
    [one] The lots of this stage have been drawn.
   *[other] The lots of this stage have been drawn { $count } times. The last ones count.
}
desk-lots-again = Draw the lots again
desk-lots-again-sure = Draw the lots again?
desk-lots-again-about = All players of “{ $stage }” get new lots, drawn from the seed of the event: nobody can choose them. Whoever is level may change places, and so may who goes on. The lots until now count no longer.
desk-lots-again-why = Reason
desk-lots-again-why-about = It stands in the log.
desk-lots-again-ended = These lots stand: the stage has ended.
desk-lots-again-heads = Only the organizer or the head judge draws lots again.
desk-lots-again-done = The lots were drawn again.
desk-standings-end = Final result
desk-standings-champion = Champion
desk-standings-runner-up = Runner-up
desk-standings-how = How places are decided
desk-standings-how-about = The columns count from left to right. The mark shows which of them put a player behind the one before; players who are level in all of them share a place.
desk-standings-draws = { $unit ->
        [game] Why the games were drawn so
       *[round] Why the rounds were drawn so
    }
standing-still-in-about = Not eliminated. Players who are still in stand before those who are out.
standing-undefeated-about = Has not lost a game.
standing-wins-about = Games won, byes included.
standing-losses-about = Games lost; fewer are better.
standing-opponents-about = How many of their games the opponents have won, from 0 to 1, as a mean over all opponents. Byes have no opponent.
standing-head-to-head-about = Wins in the games that the level players have played against each other.
standing-lot-about = A draw that the event made once and keeps. It is shown where it has decided a place.
standing-victories-about = Bouts won divided by bouts played.
standing-indicator-about = Points scored less points received.
standing-touches-about = Points scored.
standing-nuggets-about = Nuggets of all games that count here, added up.
standing-standard-score-about = How far the nuggets of each game lie above or below the mean of that table, measured by how far those of the table lie apart.
standing-group-place-about = The place after the group games; a lower one is better.
standing-reached-about = How many rounds of this stage the player has survived.
standing-champion-about = Has won the final.
standing-third-place-about = Has won the game for third place.

## Pictures of stages

desk-picture-bracket = Bracket: { $stage }
desk-picture-bracket-about = One column a round, from the first to the final. The same as a list follows the picture.
desk-picture-as-list = As a list
desk-picture-unknown = Not known yet.
desk-picture-empty = Nobody plays here.
desk-picture-waits = { $player } waits for an opponent.
desk-picture-bye = { $player } has a bye.
desk-picture-meet = { $player } meets { $other }.
desk-picture-none-won = { $player } and { $other }: nobody goes on.
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
desk-screen-lost = The line is down: this may be out of date.
desk-screen-versus = vs
desk-screen-done = the result is in

## Paper

desk-print-what = What is printed
desk-print-pairings = Pairings by table
desk-print-pairings-about = { $unit ->
        [game] Every table of a game, in order.
       *[round] Every table of a round, in order.
    }
desk-print-names = Pairings by name
desk-print-names-about = Where everybody plays, in order of names.
desk-print-slips = Paper slips
desk-print-slips-about = One for each table, to be filled in and handed back.
desk-print-slips-cut = Print single-sided, cut the whole stack at the dashed lines, and lay the piles on each other, the top one first: the tables are in order.
desk-print-standings = Standings
desk-print-standings-about = A stage with all that decides places, and its picture.
desk-print-standings-of = Standings: { $stage }
desk-print-certificates = Certificates
desk-print-certificates-about = For the first places, once the event is over.
desk-print-codes = Player codes
desk-print-codes-about = A QR code for each player’s own phone.
desk-print-codes-care = Whoever scans a code is that player. Give each to its player only.
desk-print-codes-none = Nobody has entered yet who needs a code.
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
desk-print-not-over = There are certificates once the event is over.
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
desk-print-code-about = Scan this with your own phone: it shows your table, and you report your results there.
