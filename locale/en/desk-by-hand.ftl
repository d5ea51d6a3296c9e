# Tables that people make themselves, in place of the desk's draw.

## The page

desk-hand = Tables by hand
desk-hand-about = Choose players, then choose where they go; or drag them there. The tables become a draft, which is published as usual.
desk-hand-impossible = The rules have no tables for this. The head referee decides, and makes the tables by hand.
desk-hand-of = Made by hand
desk-hand-none = { $unit ->
        [game] There is nobody to seat in this game.
       *[round] There is nobody to seat in this round.
    }
desk-hand-rest = Not seated ({ $count })
desk-hand-byes = Bye ({ $count })
desk-hand-table = Table { $number } ({ $count })
desk-hand-empty = Nobody yet
desk-hand-here = Here: { $count }
desk-hand-to-table = Seat the chosen players ({ $count }) at table { $number }
desk-hand-to-rest = Unseat the chosen players ({ $count })
desk-hand-to-byes = Give the chosen players ({ $count }) a bye
desk-hand-chosen = { $count ->
        [0] Nobody is chosen.
        [one] One player is chosen.
       *[other] { $count } players are chosen.
    }
desk-hand-unchoose = Clear the choice
desk-hand-add = Add a table
desk-hand-remove = Remove table { $number }
desk-hand-lots = Seat the rest by lot
desk-hand-clear = Empty all tables
desk-hand-moved = { $players }: table { $number }.
desk-hand-moved-rest = { $players }: not seated.
desk-hand-moved-byes = { $players }: bye.
desk-hand-stands = { $count ->
        [0] Nothing speaks against these tables.
        [one] One thing speaks against these tables.
       *[other] { $count } things speak against these tables.
    }
desk-hand-why = Why the tables are made by hand
desk-hand-why-about = The reason is kept in the audit log; the staff see it.
desk-hand-why-needed = Give the reason: it is kept in the audit log.
desk-hand-save = Keep as a draft
desk-hand-saved = The draft is saved. Check it, then publish it.
deed-drawn-by-hand = { $unit ->
        [game] { $count ->
            [one] A game of 1 table is made by hand.
           *[other] A game of { $count } tables is made by hand.
        }
       *[round] { $count ->
            [one] A round of 1 table is made by hand.
           *[other] A round of { $count } tables is made by hand.
        }
    }

## What is said of tables made by hand

error-desk-hand-pools = In pools every bout has a table of its own. Tables by hand are for stages in which each player sits at one table.
error-desk-hand-none = Nobody is seated yet. Put players at tables.
error-desk-hand-over = { $unit ->
        [game] The stage is over: there is no further game in it.
       *[round] The stage is over: there is no further round in it.
    }
error-desk-hand-small = { $found ->
        [one] Table { $table } has 1 player. At least { $least } are needed.
       *[other] Table { $table } has { $found } players. At least { $least } are needed.
    }
error-desk-hand-large = Table { $table } has { $found } players. There are places for at most { $most }.
error-desk-hand-not-in = { $unit ->
        [game] { $name } does not play in this game. Seat those who are still in the stage.
       *[round] { $name } does not play in this round. Seat those who are still in the stage.
    }
draw-made-by-hand = These tables were made by hand.
draw-made-by-hand-why = The reason given: { $why }
draw-hand-four = Table { $table } has four players, for whom the rules have no roles of their own: 2 gold diggers, 1 saboteur and 1 selfish dwarf, with hands of 6, unless the head referee decides otherwise.
draw-hand-met = { $players } have played each other before.
draw-hand-repeats = { $count ->
        [one] At table { $table } two players meet again.
       *[other] At table { $table } players meet again { $count } times.
    }
draw-hand-byes = Byes: { $count }. { $least } would be enough.
draw-hand-bye-again = { $player } has had a bye before; others have not had as many.
draw-hand-out = { $count ->
        [one] One player is not seated, and so is out of the stage.
       *[other] { $count } players are not seated, and so are out of the stage.
    }
draw-hand-sits-out = { $unit ->
        [game] { $count ->
            [one] One player is not seated. For that player the game counts for nothing.
           *[other] { $count } players are not seated. For them the game counts for nothing.
        }
       *[round] { $count ->
            [one] One player is not seated. For that player the round counts for nothing.
           *[other] { $count } players are not seated. For them the round counts for nothing.
        }
    }
draw-hand-bracket = The bracket assigns each winner a place. Different tables change the bracket.
draw-hand-split = By the rules, { $entrants } players sit at tables of { $sizes }.
draw-hand-tables = There are { $count } tables. By the rules, at most { $most } play at the same time.
