### Lessons: the words of the hall about them, and what the coach of each game says.
###
### A lesson of a game is <game>-lesson-<lesson>, with -about (one line) and -end (said at its end). Its steps
### are numbered from 1: -<n> is what to know and do, -<n>-goal the goal in a few words, -<n>-hint the hint,
### and -<n>-<what> what the coach says when that was done. $name0, $name1 … are the shown names of the seats.

## The hall

lesson-learn = Learn
# $game: the shown name of a game. The spoken name of a button on its box.
lesson-learn-game = Learn to play: { $game }
# $game: the shown name of a game.
lesson-course = { $game }: lessons
lesson-course-text = Short lessons at a real table. The coach tells you what to do, and nothing can go wrong: every step can be tried again.
# $kind: lesson or puzzle, in all messages that have it. $number of $count: which one.
lesson-number = { $kind ->
    [puzzle] Puzzle { $number } of { $count }
   *[lesson] Lesson { $number } of { $count }
}
# $done of $count lessons or puzzles.
lesson-progress = { $kind ->
    [puzzle] { $done } of { $count } puzzles solved
   *[lesson] { $done } of { $count } lessons done
}
lesson-puzzles = Puzzles
lesson-puzzles-text = Positions in which one turn is enough, if you find the idea. There are hints if you want them.
lesson-done = Done
lesson-start = Start
lesson-start-again = Start again
# $lesson: the name of a lesson. Spoken names of the two buttons above.
lesson-start-named = { $kind ->
    [puzzle] Start the puzzle “{ $lesson }”
   *[lesson] Start the lesson “{ $lesson }”
}
lesson-start-again-named = { $kind ->
    [puzzle] Start again: the puzzle “{ $lesson }”
   *[lesson] Start again: the lesson “{ $lesson }”
}
lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
# $goal: what is to be done, in a few words.
lesson-goal = Goal: { $goal }
lesson-hint = Hint
lesson-hint-more = Another hint
lesson-hint-hide = Hide the hint
lesson-failed = Not quite
lesson-try-again = Try again
lesson-back = Back to the start of this step
# In the log, where what was tried is taken back.
lesson-again-line = This step starts over.
lesson-stuck = The game is over, and the goal was not reached.
lesson-step-done = Right!
lesson-finished = { $kind ->
    [puzzle] Solved!
   *[lesson] Lesson done!
}
# $game: the shown name of a game.
lesson-course-finished = You know { $game } now!
lesson-next = { $kind ->
    [puzzle] Next puzzle
   *[lesson] Next lesson
}
# $lesson: the name of a lesson.
lesson-next-named = { $kind ->
    [puzzle] Next puzzle: { $lesson }
   *[lesson] Next lesson: { $lesson }
}
lesson-play = Play a real game
lesson-all = All lessons
lesson-leave = Leave the lesson
# $lesson: what the address names.
lesson-none = There is no such lesson here.

error-lesson-failed = This step did not work out. Choose “Try again” first.
error-not-a-lesson = This is a game, not a lesson, so nothing is taken back.
# $lesson: a name, $known: the names there are.
error-unknown-lesson = There is no lesson “{ $lesson }”. The lessons of this game are: { $known }.

## Saboteur: the tunnel

saboteur-lesson-path = A path that fits
saboteur-lesson-path-about = Lay path cards, turn them, and know a dead end when you see one.
saboteur-lesson-path-1 = The tunnel begins at the start card on the left and has to reach the gold on the right. Choose a path card from your hand and lay it to the right of the start card, so that the tunnel continues to the right. Open edges must meet open edges.
saboteur-lesson-path-1-goal = extend the tunnel by one cell, to the right of the start card
saboteur-lesson-path-1-hint = The { saboteur-card-IH } or the { saboteur-card-X } is right: both are open on the left and on the right. The cell lights up when you choose the card.
saboteur-lesson-path-1-dead-end = That is a dead end. It fits like any path card, but no way leads through it: look at the rubble in its middle.
saboteur-lesson-path-1-passed = You passed and discarded a card. That is allowed, but it brings nobody nearer to the gold.
saboteur-lesson-path-1-elsewhere = The card fits there, but the tunnel from the start card is no longer than before. Lay it to the right of the start card.
saboteur-lesson-path-1-action = That is an action card. They come in the next lessons; take a path card now.
saboteur-lesson-path-2 = Each turn you play one card and draw one, and then the others have their turns. A card that does not fit upright may fit turned by 180°, never crosswise. Turn the { saboteur-card-CR } and lay it at the end of the tunnel: the way then leads down.
saboteur-lesson-path-2-goal = lay the { saboteur-card-CR }, turned round, at the end of the tunnel
saboteur-lesson-path-2-hint = Choose the { saboteur-card-CR }, turn it round with its button or the R key, and choose the cell two to the right of the start card.
saboteur-lesson-path-2-passed = You passed. The { saboteur-card-CR } fits if you turn it round: then it is open on the left and at the bottom.
saboteur-lesson-path-2-elsewhere = Lay the { saboteur-card-CR }, turned round, at the end of the tunnel, two cells to the right of the start card.
saboteur-lesson-path-end = That is how a tunnel grows: open edges meet, cards lie upright or turned, and a dead end leads nowhere.

## Saboteur: tools

saboteur-lesson-tools = Broken tools
saboteur-lesson-tools-about = Repair your own tools, and break those of somebody who digs in the wrong direction.
saboteur-lesson-tools-1 = Your lantern is broken. While any tool in front of you is broken, you cannot lay path cards. Repair it: a double repair shows two tools and repairs one of them.
saboteur-lesson-tools-1-goal = repair your lantern
saboteur-lesson-tools-1-hint = Choose the { saboteur-card-repair-PL }, then yourself.
saboteur-lesson-tools-1-other = You repaired somebody else’s mine cart. That is kind, but your own lantern is still broken.
saboteur-lesson-tools-1-passed = You passed, and your lantern is still broken. A card in your hand can repair it.
saboteur-lesson-tools-1-early = Breaking tools comes in a moment. Repair your own lantern first, or you cannot dig.
saboteur-lesson-tools-2 = Look: { $name2 } has blocked the tunnel with a dead end. A gold digger would not do that. A broken tool stops a dwarf from laying path cards: break { $name2 }’s lantern.
saboteur-lesson-tools-2-goal = break { $name2 }’s lantern
saboteur-lesson-tools-2-hint = Choose the { saboteur-card-broken-L }, then { $name2 }.
saboteur-lesson-tools-2-innocent = That dwarf has done nothing to the tunnel. It was { $name2 } who laid the dead end.
saboteur-lesson-tools-2-late = Meanwhile { $name2 } can lay the next dead end. Break { $name2 }’s lantern first.
saboteur-lesson-tools-end = A dwarf with a broken tool cannot lay path cards until somebody repairs it. Nobody says who is who: watch what the others lay.

## Saboteur: maps

saboteur-lesson-map = Where is the gold?
saboteur-lesson-map-about = Look at goal cards with maps, and dig in the right direction.
saboteur-lesson-map-1 = The gold lies under one of the three goal cards on the right, and stones lie under the other two. A map shows you one of them. The tunnel leads straight to the middle goal: check whether the gold is there.
saboteur-lesson-map-1-goal = look at the middle goal
saboteur-lesson-map-1-hint = Choose a map, then the goal card in the middle.
saboteur-lesson-map-1-outer = That was an outer goal. The tunnel is nearest to the middle one, so knowing that one helps you most now.
saboteur-lesson-map-1-blind = Don’t dig yet: you do not know where the gold is. You have a map for that.
saboteur-lesson-map-2 = A stone! Only you have seen it; what you tell the others, true or false, is up to you. One more look, at the top or the bottom goal, and you will know where the gold is.
saboteur-lesson-map-2-goal = look at the top or the bottom goal
saboteur-lesson-map-2-hint = Choose the second map, then the top or the bottom goal card. If it is a stone, the gold lies under the last one.
saboteur-lesson-map-2-again = You know the middle goal already. Look at another one.
saboteur-lesson-map-2-blind = Up or down? You do not know yet. Look with your second map first.
saboteur-lesson-map-3 = Now you know: the gold lies under the bottom goal. Lay a curve at the end of the tunnel that leads down.
saboteur-lesson-map-3-goal = turn the end of the tunnel downwards
saboteur-lesson-map-3-hint = The { saboteur-card-CR }, turned round, is open on the left and at the bottom. It fits seven cells to the right of the start card.
saboteur-lesson-map-3-up = This curve leads up, to the stone. The gold is at the bottom.
saboteur-lesson-map-3-away = That does not bring the tunnel nearer to the gold. Lay a curve at its end that leads down.
saboteur-lesson-map-end = With two maps you know the third goal without looking. The others only know what you do and say.

## Saboteur: the gold

saboteur-lesson-gold = To the gold
saboteur-lesson-gold-about = Reach goal cards, walk past a stone, and see who is paid.
saboteur-lesson-gold-1 = The tunnel is one card short of the middle goal. A goal turns up as soon as a tunnel from the start card reaches it. Lay the { saboteur-card-X }.
saboteur-lesson-gold-1-goal = reach the middle goal
saboteur-lesson-gold-1-hint = Choose the { saboteur-card-X } and the cell beside the middle goal. It is open on all four sides.
saboteur-lesson-gold-1-dead-end = A dead end reaches no goal: its edges are not joined inside.
saboteur-lesson-gold-1-away = That does not reach the middle goal. A card that is open on the left and on the right does, in the cell beside it.
saboteur-lesson-gold-2 = A stone: it stays as a piece of tunnel, and the round goes on. { $name1 } is a gold digger too and helps you dig down from your crossing. Lay the last card to the bottom goal!
saboteur-lesson-gold-2-goal = connect the tunnel to the gold under the bottom goal
saboteur-lesson-gold-2-hint = The card needs an open top and an open right edge: the { saboteur-card-CR }, upright, in the cell beside the bottom goal.
saboteur-lesson-gold-2-missed = That does not reach the gold. One of the next dwarves is the selfish one and may take it all!
saboteur-lesson-gold-end = Found! You laid the last card and get three nuggets, the other gold diggers two each. The saboteur and the selfish dwarf get nothing. If the selfish dwarf had laid that card, it would have got four and nobody else any.

## Saboteur: the other side

saboteur-lesson-saboteur = The saboteur
saboteur-lesson-saboteur-about = Cut the tunnel with a rockfall and block the hole.
saboteur-lesson-saboteur-1 = This time you are the saboteur: you win if all cards run out and nobody has found the gold. The tunnel is nearly there. A rockfall removes one path card: cut the tunnel between the start card and its end.
saboteur-lesson-saboteur-1-goal = remove a card of the tunnel
saboteur-lesson-saboteur-1-hint = Choose the { saboteur-card-fall }, then any card in the long row except the start card and the centre card: those two stay.
saboteur-lesson-saboteur-1-branch = That was a dead end beside the tunnel. The tunnel itself is still whole.
saboteur-lesson-saboteur-1-helped = You dug on towards the gold! That is what the others want.
saboteur-lesson-saboteur-1-other = That does not stop the diggers: with the next card they may reach a goal. Cut the tunnel now.
saboteur-lesson-saboteur-2 = The others had no card for the hole. Lay your dead end in it: it fits, so it looks harmless, and yet no way leads through. The diggers then need a rockfall, or a long way round.
saboteur-lesson-saboteur-2-goal = block the hole with the { saboteur-card-DX }
saboteur-lesson-saboteur-2-hint = Choose the { saboteur-card-DX }, then the hole that the rockfall left.
saboteur-lesson-saboteur-2-helped = You repaired the tunnel for them. Block the hole with the dead end instead.
saboteur-lesson-saboteur-2-other = The hole is still open, and the next digger may close it. Block it with the { saboteur-card-DX }.
saboteur-lesson-saboteur-end = Well sabotaged. In a real game, wait for your moment: a saboteur who blocks too early soon has three broken tools. If nobody finds the gold, a lone saboteur gets four nuggets; two get three each.

## King of Tokyo: Duel: dice

tokyo-duel-lesson-dice = Roll and keep
tokyo-duel-lesson-dice-about = Up to three rolls, and three alike to pull a marker.
tokyo-duel-lesson-dice-1 = You are { tokyo-duel-monster-gigazaur }, against { $name1 }. Your turn begins with six dice. Roll them!
tokyo-duel-lesson-dice-1-goal = roll the dice
tokyo-duel-lesson-dice-1-hint = Press the button that rolls the dice.
tokyo-duel-lesson-dice-2 = Two fame. Three of them pull the fame marker towards you; one or two do nothing. You may roll any dice again, twice in all. Keep the two fame and roll the other four again.
tokyo-duel-lesson-dice-2-goal = keep both fame, roll the other four again
tokyo-duel-lesson-dice-2-hint = Press the two fame dice to hold them. Then roll the other four.
tokyo-duel-lesson-dice-2-stopped = You kept all dice. Two fame do nothing yet, and you had two more rolls.
tokyo-duel-lesson-dice-2-lost-fame = You rolled a fame again. Keep both: you need three of them.
tokyo-duel-lesson-dice-2-too-few = You kept more than the fame. The more dice you roll, the likelier a third fame is.
tokyo-duel-lesson-dice-3 = A third fame! There is one more roll. Roll some of the other dice again if you like, or keep them all.
tokyo-duel-lesson-dice-3-goal = end with three fame
tokyo-duel-lesson-dice-3-hint = Keeping all dice is fine: two attacks and an energy go with your three fame.
tokyo-duel-lesson-dice-3-lost-fame = A fame went back into the cup. Keep all three, or the marker does not move.
tokyo-duel-lesson-dice-4 = Now you resolve the dice, one symbol at a time and in any order you like. An attack costs your rival one health, a heal gives you one, an energy gives you one. Use the three fame.
tokyo-duel-lesson-dice-4-goal = pull the fame marker one space
tokyo-duel-lesson-dice-4-hint = Choose the fame dice.
tokyo-duel-lesson-dice-end = Three alike pull a marker one space, four pull it two, five pull it three. Attack, heal and energy count one by one.

## King of Tokyo: Duel: power cards

tokyo-duel-lesson-cards = Power cards
tokyo-duel-lesson-cards-about = Collect energy and buy a card; the one on the right is cheaper.
tokyo-duel-lesson-cards-1 = The dice have been rolled. One fame and one destruction do nothing. Use the attack and the three energy: energy buys cards.
tokyo-duel-lesson-cards-1-goal = use your attack and your energy
tokyo-duel-lesson-cards-1-hint = Choose the energy dice, and then the attack, or the other way round.
tokyo-duel-lesson-cards-2 = You have four energy. Each card shows its price; the one on the right always costs one less. { tokyo-duel-card-TD35 } costs five, and so just four now: it pulls destruction two spaces at once. Buy it!
tokyo-duel-lesson-cards-2-goal = buy { tokyo-duel-card-TD35 }
tokyo-duel-lesson-cards-2-hint = Choose { tokyo-duel-card-TD35 }, the card on the right, and buy it.
tokyo-duel-lesson-cards-2-other = { tokyo-duel-card-TD37 } would heal you, but you are not hurt, and now you do not have enough energy for { tokyo-duel-card-TD35 }.
tokyo-duel-lesson-cards-2-swept = You paid two energy for three new cards. { tokyo-duel-card-TD35 } is gone, and so is half of your energy.
tokyo-duel-lesson-cards-2-nothing = If you buy nothing, you gain one energy. That is sometimes wise, but here a good card was cheap.
tokyo-duel-lesson-cards-end = Some cards work once, like this one. Keep cards stay in front of you and work until the end of the game. When a card is bought, the others slide to the right and become cheaper.

## King of Tokyo: Duel: buzz tokens

tokyo-duel-lesson-buzz = Buzz tokens
tokyo-duel-lesson-buzz-about = Pull markers onto tokens for rewards, and place one of your own.
tokyo-duel-lesson-buzz-1 = A buzz token with an energy lies on the fame track, two spaces ahead of the marker. Whoever pulls the marker onto it, or across it, takes the reward. Four fame pull two spaces: use them.
tokyo-duel-lesson-buzz-1-goal = pull the fame marker onto the token
tokyo-duel-lesson-buzz-1-hint = Choose the fame dice.
tokyo-duel-lesson-buzz-1-order = That is fine: dice are used in any order. Now the fame.
tokyo-duel-lesson-buzz-2 = An energy for you. The token stays: your rival may use it too. Use the rest of your dice, then buy { tokyo-duel-card-TD45 }. Its little icon says that it brings a buzz token.
tokyo-duel-lesson-buzz-2-goal = buy { tokyo-duel-card-TD45 }
tokyo-duel-lesson-buzz-2-hint = Choose the dice that are left, one symbol after the other. Then buy the card on the right: it costs you two.
tokyo-duel-lesson-buzz-2-swept = The card with the token is gone. Buy it instead of new cards.
tokyo-duel-lesson-buzz-2-nothing = You bought nothing. { tokyo-duel-card-TD45 } cost just what you have.
tokyo-duel-lesson-buzz-3 = Before a card takes effect, its token is placed on free spaces of either track. This one heals whoever pulls a marker onto it. Place it where you will pull a marker: on your side, ahead of the marker.
tokyo-duel-lesson-buzz-3-goal = place the token ahead of a marker, on your side
tokyo-duel-lesson-buzz-3-hint = On the fame track, the next space on your way is best: you reach it with your next pull.
tokyo-duel-lesson-buzz-3-behind = There your rival pulls the marker onto it, not you. Place it between a marker and your own end.
tokyo-duel-lesson-buzz-end = Place tokens where you will pull: every step onto one pays. There are also tokens that make a track longer or shorter.

## King of Tokyo: Duel: special power

tokyo-duel-lesson-power = Special power
tokyo-duel-lesson-power-about = Use your monster’s own power, and win at the end of a track.
tokyo-duel-lesson-power-1 = Each monster has a power of its own, used with special symbols. { tokyo-duel-monster-gigazaur } pulls a marker one space for two of them, and you have four. The destruction marker is two spaces before the end of the track on your side, and whoever gets a marker there wins. Pull destruction!
tokyo-duel-lesson-power-1-goal = pull destruction with your special power
tokyo-duel-lesson-power-1-hint = Choose the special power for destruction.
tokyo-duel-lesson-power-1-fame = The fame marker is far away, and you need all four symbols for destruction.
tokyo-duel-lesson-power-1-order = That is fine: other dice may come first. Now your special power.
tokyo-duel-lesson-power-2 = One space to go, and two special are left. The power may be used again.
tokyo-duel-lesson-power-2-goal = pull destruction onto your victory space
tokyo-duel-lesson-power-2-hint = Choose the special power for destruction once more.
tokyo-duel-lesson-power-2-fame = That was the other marker. Destruction had one space to go.
tokyo-duel-lesson-power-2-unused = You went on and left two special unused. With them you would have won.
tokyo-duel-lesson-power-2-order = That is fine. Don’t forget your special power before you go on.
tokyo-duel-lesson-power-end = A marker on your victory space wins at once. The other monsters have other powers: read them when you choose one.

## King of Tokyo: Duel: spotlight

tokyo-duel-lesson-spotlight = In the spotlight
tokyo-duel-lesson-spotlight-about = Win with both markers in your spotlight zones: the order counts.
tokyo-duel-lesson-spotlight-1 = You also win when both markers stand in your spotlight zones at the same time; this is checked after every step. Fame stands on the last space of its zone, destruction one space before its own. You have three fame and three destruction, and your health is low. Win now: which symbol do you use first?
tokyo-duel-lesson-spotlight-1-goal = have both markers in your spotlight zones
tokyo-duel-lesson-spotlight-1-hint = Fame is in the zone already. Where would it be after one more pull?
tokyo-duel-lesson-spotlight-1-left = Fame has left the zone: it stands beyond it now. Destruction alone does not win.
tokyo-duel-lesson-spotlight-end = Three ways lead to victory: both spotlight zones, a victory space, or a rival without health. Keep an eye on all three, for your rival has them too.
