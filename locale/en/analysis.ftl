# Looking back with the engine, and hints. Estimates are whole numbers with their sign, from -100 (lost) to +100 (won).

analysis-title = Analysis
analysis-knowledge = Whose knowledge
# $name: a player.
analysis-knows = What { $name } knew
analysis-open = All hands open
analysis-seat = Whose curve
analysis-begin = Analyse this game
# $count: how many decisions the game has.
analysis-explained = The engine looks at { $count } decisions. It says how the game stood, where it turned, and what would have been better.
analysis-explained-open = With all hands open it sees every card in a hand, but neither the order of a deck nor how dice will fall.
analysis-going = The engine is looking at the game
# $done of $count decisions.
analysis-done = { $done } of { $count } decisions
analysis-others = Somebody else has asked for this analysis. You may wait for it.
analysis-wait = Wait for it, too
analysis-off = Call off
# $name: a player; $first, $last, $least, $most: estimates.
analysis-curve-said = How it stood for { $name }, from −100 (lost) to +100 (won): at first { $first }, at the end { $last }, between { $least } and { $most }.
analysis-curve-of = How it stood for { $name }
analysis-curve-table = As a table
analysis-step = Step
analysis-stands = Estimate
analysis-turning = Turning points
analysis-turning-none = The engine has found no decision of { $name } that was clearly worse than another.
analysis-slip = Slip
analysis-mistake = Mistake
analysis-blunder = Blunder
# $step: a step; $kind: one of the three words above; $loss: how much was lost.
analysis-turning-at = Step { $step }: { $kind } ({ $loss })
# $value: an estimate.
analysis-here = Here it stands at { $value } for { $name }.
analysis-chosen = Chosen
analysis-better = Better
analysis-best = The engine would choose the same.
analysis-line = How it may go on
analysis-line-help = One of the ways in which it may go on: what is hidden and what chance brings are imagined.
analysis-sure = The engine is sure of it.
analysis-likely = The engine is rather sure of it.
analysis-unsure = The engine is not sure of it: the difference may be chance.
analysis-unseen = What { $name } could choose from is not known with this knowledge.
analysis-forced = Nothing had to be chosen here.

## Hints

analysis-hint = Hint
analysis-hint-idle = There are hints when you have to choose between several options.
# $value: an estimate.
analysis-hint-stands = The engine thinks that you stand at { $value }, from −100 (lost) to +100 (won). After each option:
analysis-hint-search = The strong bot would choose this.
analysis-hint-greedy = The medium bot would choose this.
analysis-hint-help = The engine knows only what you know. What is hidden and what chance brings are imagined.
