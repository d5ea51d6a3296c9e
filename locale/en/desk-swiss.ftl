### Swiss rounds at the tournament desk: why a round is as it is, when the rounds are over, and names of columns.
###
### - $player and $other are players’ names, without any title. $players is a list of names, already in words.
### - $wins, $fewer, $byes and $times are numbers; $round and $rounds the number of a round and of all rounds.

## The whole draw

draw-swiss-first = Round { $round } of { $rounds }: opponents are drawn at random.
draw-swiss = Round { $round } of { $rounds }: players meet others with the same number of wins, and nobody they have met before if that can be avoided. The rest is drawn at random.
draw-swiss-rematches = { $count ->
    [one] This round can’t be paired without a repeat pairing. One table meets again, and no pairing has fewer.
   *[other] This round can’t be paired without repeat pairings. { $count } tables meet again, and no pairing has fewer.
}

## Why these two

draw-swiss-random = The opponents of the first round are drawn at random.
draw-swiss-level = { $wins ->
    [0] Neither has won yet. Among players with equal wins, opponents are drawn at random.
    [one] Both have one win. Among players with equal wins, opponents are drawn at random.
   *[other] Both have { $wins } wins. Among players with equal wins, opponents are drawn at random.
}
# $player has more wins ($wins) than $other ($fewer).
draw-swiss-odd = { $player } (wins: { $wins }) meets { $other } (wins: { $fewer }), because the number of players with { $wins } or more wins is odd. One of them meets the next lower group.
draw-swiss-apart = { $player } (wins: { $wins }) meets { $other } (wins: { $fewer }). If everybody stayed closer to players with the same number of wins, more tables would meet again.
draw-swiss-rematch = { $times ->
    [one] { $player } and { $other } have met once before. No pairing of this round has fewer repeats.
   *[other] { $player } and { $other } have met { $times } times before. No pairing of this round has fewer repeats.
}

## Why this bye

draw-swiss-bye-random = The number of players is odd. { $player } has the bye by lot; it counts as a win.
draw-swiss-bye = The number of players is odd. { $player } (wins: { $wins }) has the lowest record of those who have not had a bye yet; where several share it, the lot decides. The bye counts as a win.
draw-swiss-bye-again = The number of players is odd, and everybody has had at least as many byes as { $player } (wins: { $wins }). Of those with the fewest byes, { $player } has the lowest record; where several share it, the lot decides. The bye counts as a win.
draw-swiss-bye-saves = The number of players is odd. { $player } (wins: { $wins }) has the bye although others without more byes have a lower record: if one of them had it, more tables would meet again. The bye counts as a win.

## The end

draw-swiss-over = { $rounds ->
    [one] The round has been played. First in the standings: { $players }.
   *[other] All { $rounds } rounds have been played. First in the standings: { $players }.
}
draw-swiss-alone = Only { $player } is left.

draw-impossible-swiss-unfinished = Round { $round } is still being played.
draw-impossible-swiss-nobody = Nobody is left to be paired.
draw-impossible-nobody-there = Nobody is checked in. Check the players in first.
draw-impossible-nobody-entered = Nobody has entered yet. Enter the players first.

## Standings

standing-head-to-head = Head-to-head
standing-wins = Wins
standing-opponents = Opponents’ win rate
standing-lot = Lot
