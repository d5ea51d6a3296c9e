### The tournament desk: why a round was drawn the way it was, and what the columns of standings are called.
### $player and $other are names, $players names put into a list, everything else is a number.

## Pairing at random

draw-random =
    { $rematches ->
        [0] { $count } players were paired at random. Every pairing in which nobody meets a former opponent was equally likely.
        [one] { $count } players were paired at random. At least 1 rematch could not be avoided; every pairing with no more than that was equally likely.
       *[other] { $count } players were paired at random. At least { $rematches } rematches could not be avoided; every pairing with no more than those was equally likely.
    }
draw-random-near =
    { $rematches ->
        [0] { $count } players were paired at random so that nobody meets a former opponent. So few such pairings are left that they are only nearly equally likely.
        [one] { $count } players were paired at random with 1 rematch, the fewest there can be. So few such pairings are left that they are only nearly equally likely.
       *[other] { $count } players were paired at random with { $rematches } rematches, the fewest there can be. So few such pairings are left that they are only nearly equally likely.
    }
draw-random-any = { $count } players were paired at random. Every pairing was equally likely, rematches included.
draw-random-pools = Players meet others with the same number of losses. Where their number is odd, one of them meets somebody with one more loss.
draw-random-crossing = { $player } and { $other } do not have the same number of losses: where an odd number of players have the same losses, one of them meets one of the next group.
draw-random-rematch = { $player } and { $other } have met before. Fewer rematches were not possible.
draw-bye-random =
    { $among ->
        [one] The number of players is odd. { $player } has the bye, as the only player with no more than { $byes } byes so far.
       *[other] The number of players is odd. The bye was drawn from the { $among } players with the fewest byes so far ({ $byes }): { $player }.
    }
draw-bye-worst =
    { $among ->
        [one] The number of players is odd. { $player } has the bye: fewest byes so far ({ $byes }), and the lowest record of those.
       *[other] The number of players is odd. The bye was drawn from the { $among } players with the fewest byes so far ({ $byes }) and the lowest record: { $player }.
    }

## Two loss out

draw-two-loss =
    { $losses ->
        [one] { $count } players are still in. Whoever loses a game is eliminated, until { $cut } or fewer are left.
       *[other] { $count } players are still in. Whoever has lost { $losses } games is eliminated, until { $cut } or fewer are left.
    }
draw-two-loss-over =
    { $count ->
        [0] The preliminary rounds are over. Nobody is left.
        [one] The preliminary rounds are over: { $cut } players or fewer are left. 1 player advances.
       *[other] The preliminary rounds are over: { $cut } players or fewer are left. { $count } players advance.
    }
draw-two-loss-pools-over = The preliminary rounds are over: at most half of { $cut } players are undefeated. The undefeated ({ $undefeated }) advance, and the best of the others fill the remaining places ({ $filled }).

## Elimination

draw-elimination-random = The tables of the { $count } players were drawn at random.
draw-elimination-alone = There is nobody to play against.
draw-elimination-over = The champion is found.
draw-elimination-nobody = Nobody is left, so there is no champion.
draw-bracket-random =
    { $byes ->
        [0] The { $count } players drew lots for the { $size } places of the bracket.
        [one] The { $count } players drew lots for the { $size } places of the bracket. 1 place stays empty, and its neighbor has a bye.
       *[other] The { $count } players drew lots for the { $size } places of the bracket. { $byes } places stay empty, and their neighbors have a bye.
    }
draw-bracket-seeded =
    { $byes ->
        [0] The { $count } players stand in the bracket by their seeds: the first two can only meet in the final.
        [one] The { $count } players stand in the bracket by their seeds: the first two can only meet in the final. The first seed has a bye.
       *[other] The { $count } players stand in the bracket by their seeds: the first two can only meet in the final. The first { $byes } seeds have a bye.
    }
draw-bracket-next = The winners advance to the next places in the bracket.
draw-seeds = Seed { $first } meets seed { $second }.
draw-bye-seed = { $player } has a bye as seed { $seed }.
draw-bye-lot = { $player } has a bye by lot.
draw-bye-walkover = { $player } advances without a game: nobody is left to play against.
draw-third-place = The losers of the semifinals play for third place.

draw-label-final = Final
draw-label-third-place = Bout for third place
draw-label-semifinal = Semifinals
draw-label-quarterfinal = Quarterfinals
draw-label-round-of-16 = Round of 16
draw-label-round-of-32 = Round of 32
draw-label-round-of-64 = Round of 64
draw-label-round-of-128 = Round of 128
draw-label-round-of-256 = Round of 256
draw-label-round-of-512 = Round of 512
draw-label-round-of-1024 = Round of 1,024
draw-label-round-of-2048 = Round of 2,048
draw-label-round-of-4096 = Round of 4,096
draw-label-round-of-8192 = Round of 8,192
draw-label-round-of-16384 = Round of 16,384

## Pools and round robin

draw-pools =
    { $pools ->
        [one] The { $count } players form 1 pool.
       *[other] The { $count } players were dealt into { $pools } pools by their seeds, forwards and backwards in turn.
    }
draw-pools-clubs =
    { $pairs ->
        [0] Members of one club were kept apart.
        [one] Members of one club were kept apart as far as possible; 1 pair shares a pool.
       *[other] Members of one club were kept apart as far as possible; { $pairs } pairs share a pool.
    }
draw-pool = Pool { $pool }: { $players }
draw-pool-bout = Pool { $pool }, bout { $bout } of { $of }
draw-pool-late = { $player } came after the draw and joins pool { $pool }, the smallest.
draw-pools-over =
    { $count ->
        [one] All pool bouts are over. 1 player advances.
       *[other] All pool bouts are over. { $count } players advance.
    }
draw-round-robin = Everybody meets everybody once. This is round { $round }.
draw-round-robin-over =
    { $count ->
        [one] Everybody has met everybody. 1 player advances.
       *[other] Everybody has met everybody. { $count } players advance.
    }
draw-bye-turn = It is { $player }’s turn to sit out.

## Columns of standings

standing-still-in = Still in
standing-undefeated = Undefeated
standing-losses = Losses
standing-reached = Rounds survived
standing-champion = Champion
standing-third-place = Third place
standing-victories = Victories per bout
standing-indicator = Indicator
standing-touches = Touches
