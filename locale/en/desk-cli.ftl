### An event in the terminal.

desk-cli-player = Player { $number }
desk-cli-round = { $unit ->
        [game] Game { $number } · { $stage }
       *[round] Round { $number } · { $stage }
    }
desk-cli-standings = Standings · { $stage }
desk-cli-penalties = Penalties
desk-cli-no-penalties = No penalties.
desk-cli-ended = The event was ended early: { $reason }
desk-cli-bye = Bye
desk-cli-column-table = Table
desk-cli-column-players = Players
desk-cli-column-result = Result
desk-cli-column-rank = Rank
desk-cli-column-round = { $unit ->
        [game] Game
       *[round] Round
    }
desk-cli-column-penalty = Penalty
desk-cli-column-infraction = Infraction
