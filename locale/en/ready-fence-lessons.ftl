### What the coach of Ready… Fence! says. How the ids are made stands in lessons.ftl. The learner is Green, on the
### left; { $name1 } is Red. Names of cards are followed by their speed.

## Tutorial: distance

ready-fence-lesson-distance = Distance
ready-fence-lesson-distance-about = Step in to attack, step out to be safe.
ready-fence-lesson-distance-1 = You are Green, on the left. An attack reaches only when exactly one empty square lies between the two fencers: lunge distance. Two lie there now. Step one square forward.
ready-fence-lesson-distance-1-goal = step forward, to lunge distance
ready-fence-lesson-distance-1-hint = Press the lit square in front of your fencer, or “forward”.
ready-fence-lesson-distance-1-back = That leads away from your opponent. At this distance no attack reaches.
ready-fence-lesson-distance-1-other = First get within reach: one step forward.
ready-fence-lesson-distance-2 = Lunge distance! A game turn has two actions, and you have one left. A red card opens an attack; its number is its speed. Play a red card.
ready-fence-lesson-distance-2-goal = attack with a red card and score
ready-fence-lesson-distance-2-hint = { ready-fence-card-ST } 6 is the fastest attack in your hand. Cards that cannot be played now are dim: point at one to read why.
ready-fence-lesson-distance-2-moved = Now you have left lunge distance again, and your turn is over.
ready-fence-lesson-distance-2-other = Your turn is over without an attack. Play a red card while you are within reach.
ready-fence-lesson-distance-3 = Touch! After a touch both go back on guard. { $name1 } has stepped in and could attack next. You may step back twice in one turn: get out of reach.
ready-fence-lesson-distance-3-goal = step back twice
ready-fence-lesson-distance-3-hint = Press the lit square behind your fencer twice. Mind the end of the strip: it is at your back.
ready-fence-lesson-distance-3-forward = That leads right up to { $name1 }. You want to get away.
ready-fence-lesson-distance-3-other = You are still within reach. Use both actions to step back.
ready-fence-lesson-distance-end = Distance decides who can attack. No empty square between you is short distance, one is lunge distance, two is long distance; in the tutorial only lunge distance counts.

## Tutorial: colours

ready-fence-lesson-colours = Colours
ready-fence-lesson-colours-about = Red attacks, blue parries, cyan counter-attacks.
ready-fence-lesson-colours-1 = { $name1 } attacks with a red card. Red is answered by blue or by cyan. Blue is the parry: it stops the attack. Answer with a blue card.
ready-fence-lesson-colours-1-goal = answer with a blue card and score
ready-fence-lesson-colours-1-hint = { ready-fence-card-PR } 5 is blue and red: it parries first and then hits back.
ready-fence-lesson-colours-1-accept = You did not answer, and the attack has hit.
ready-fence-lesson-colours-1-cyan = Cyan answers red, too: it is a counter-attack. This time try blue.
ready-fence-lesson-colours-1-distance = That works without any card. This is about what the colours do: use a blue card.
ready-fence-lesson-colours-2 = Your parry became a riposte and hit. Now it is your turn: step in and attack with { ready-fence-card-ST } 4, and see what { $name1 } does.
ready-fence-lesson-colours-2-goal = step forward and attack with { ready-fence-card-ST } 4
ready-fence-lesson-colours-2-hint = First forward, then the card: playing a card is always the last action of a turn.
ready-fence-lesson-colours-2-back = That leads out of reach.
ready-fence-lesson-colours-2-end = The turn is over without an attack.
ready-fence-lesson-colours-2-other = A good attack, but { $name1 } would answer it in another way. Use { ready-fence-card-ST } 4.
ready-fence-lesson-colours-3 = A { ready-fence-card-SH }: a cyan card, faster than yours. Now the threat is cyan, and only blue answers cyan. You may play two cards in a phrase, so you have one left.
ready-fence-lesson-colours-3-goal = answer the counter-attack with blue and score
ready-fence-lesson-colours-3-hint = { ready-fence-card-PR } 6 is blue, and faster than 5.
ready-fence-lesson-colours-3-accept = The counter-attack has hit. You still had a blue card that was fast enough.
ready-fence-lesson-colours-end = Red threatens, blue or cyan answers red, and only blue answers cyan. Gold beats nearly everything.

## Tutorial: speed

ready-fence-lesson-speed = Speed
ready-fence-lesson-speed-about = An answer has to be at least as fast as the threat.
ready-fence-lesson-speed-1 = { $name1 } attacks with speed 5. An answer must be at least as fast. Choose a card that is.
ready-fence-lesson-speed-1-goal = parry the attack of speed 5
ready-fence-lesson-speed-1-hint = Equal is enough for a parry: { ready-fence-card-PR } 5. Point at a dim card to see why it is too slow.
ready-fence-lesson-speed-1-accept = The attack has hit. { ready-fence-card-PR } 5 would have been fast enough.
ready-fence-lesson-speed-1-distance = You got away, but no card of yours was tested. Use the one that is fast enough.
ready-fence-lesson-speed-2 = Your turn. Look at the weapon positions: you stand in { ready-fence-position-line }, { $name1 } in { ready-fence-position-invitation }. In that case each { ready-fence-card-ST } you play is 2 faster. Step in, and attack with one.
ready-fence-lesson-speed-2-goal = score with a { ready-fence-card-ST }
ready-fence-lesson-speed-2-hint = Forward, then { ready-fence-card-ST } 3: it counts as 5.
ready-fence-lesson-speed-2-back = That leads out of reach.
ready-fence-lesson-speed-2-end = The turn is over without an attack.
ready-fence-lesson-speed-2-other = That leaves the bonus unused. Attack with a { ready-fence-card-ST }.
ready-fence-lesson-speed-end = The number on a card is only the beginning: positions and added cards change it. The table always shows the speed that counts.

## Tutorial: parry and riposte

ready-fence-lesson-riposte = Parry and riposte
ready-fence-lesson-riposte-about = A parry hits back, and may be answered in turn.
ready-fence-lesson-riposte-1 = { $name1 } attacks with speed 4. { ready-fence-card-PR } stops it and at once becomes a riposte, 2 slower than the parry: 5 becomes 3. Begin with the faster of the two, and watch the answer.
ready-fence-lesson-riposte-1-goal = parry with { ready-fence-card-PR } 5
ready-fence-lesson-riposte-1-hint = Keep { ready-fence-card-PR } 4 for later: a parry of 4 gives a riposte of only 2.
ready-fence-lesson-riposte-1-accept = The attack has hit. A parry would have stopped it.
ready-fence-lesson-riposte-1-ceding = { ready-fence-card-CP } stops this attack, but it does not hit back.
ready-fence-lesson-riposte-1-glide = A { ready-fence-card-GA } after the parry makes a riposte of speed 4. A fine choice; here we need the plain one.
ready-fence-lesson-riposte-1-last = That works, too. But then the faster one is left for a slower threat: begin with 5.
ready-fence-lesson-riposte-1-distance = Retreating stops the attack, but does not hit back.
ready-fence-lesson-riposte-2 = { $name1 } answers your riposte of 3 with a { ready-fence-card-SH } of 4. That was their second card: they have no more in this phrase. You have one. In the tutorial a parry also stops a counter-attack.
ready-fence-lesson-riposte-2-goal = parry once more, and score
ready-fence-lesson-riposte-2-hint = { ready-fence-card-PR } 4 is just fast enough.
ready-fence-lesson-riposte-2-accept = The counter-attack has hit. You had a second card.
ready-fence-lesson-riposte-end = Two cards each, then the phrase is over: whoever plays the last one that cannot be answered scores.

## Tutorial: the stop hit

ready-fence-lesson-stop-hit = The stop hit
ready-fence-lesson-stop-hit-about = Counter-attack into the attack, faster than it.
ready-fence-lesson-stop-hit-1 = { $name1 } attacks with a { ready-fence-card-BT } of 4. You stand in { ready-fence-position-line }, so it counts as 5. A { ready-fence-card-SH } does not parry, it hits first: it has to be faster. If it is equal, both are hit.
ready-fence-lesson-stop-hit-1-goal = score with a { ready-fence-card-SH }, alone
ready-fence-lesson-stop-hit-1-hint = 6 is faster than 5.
ready-fence-lesson-stop-hit-1-equal = Both speeds were 5: a double touch, a point for each. Be faster.
ready-fence-lesson-stop-hit-1-accept = The attack has hit.
ready-fence-lesson-stop-hit-1-distance = You got away, and nobody scored. You had a card that scores.
ready-fence-lesson-stop-hit-end = Against slow attacks the { ready-fence-card-SH } is the quickest way to a point. It does not work against everything: not against { ready-fence-card-DI }, { ready-fence-card-GA } or { ready-fence-card-FN }.

## Tutorial: defence by distance

ready-fence-lesson-evade = Out of reach
ready-fence-lesson-evade-about = Defend without a card, for a price.
ready-fence-lesson-evade-1 = A { ready-fence-card-TT }! No parry stops it, only a { ready-fence-card-SH }, a { ready-fence-card-JK }, or two steps back. You have none of these cards. The retreat costs 1 stamina, two squares and one card.
ready-fence-lesson-evade-1-goal = defend by distance
ready-fence-lesson-evade-1-hint = Press “distance”. It is offered only against the first card of a phrase.
ready-fence-lesson-evade-1-accept = The attack has hit. Two steps back would have saved you.
ready-fence-lesson-evade-2 = You stand two squares further back. Now choose the card to give up; you draw another one in its place.
ready-fence-lesson-evade-2-goal = give up one card
ready-fence-lesson-evade-2-hint = { ready-fence-card-CP } 4 is not worth much without a glide to answer. Fast parries are worth more.
ready-fence-lesson-evade-end = Nobody scores, and both stay where they are. Your stamina comes back only in the other modes: six retreats are all you have.

## Tutorial: cards of two colours

ready-fence-lesson-two-colours = Cards of two colours
ready-fence-lesson-two-colours-about = One card, two uses, and a card that helps others.
ready-fence-lesson-two-colours-1 = { $name1 } attacks with a { ready-fence-card-BT } that counts as 5. { ready-fence-card-DI } is red and cyan: as cyan it slips off a beat. Alone your 5 would only be equal. { ready-fence-card-AN } goes together with another card and adds 2.
ready-fence-lesson-two-colours-1-goal = score with { ready-fence-card-DI } and an added card
ready-fence-lesson-two-colours-1-hint = Choose { ready-fence-card-DI } 5 and then “with { ready-fence-card-AN }”: 7 against 5.
ready-fence-lesson-two-colours-1-equal = Equal speeds: a double touch. Add { ready-fence-card-AN }.
ready-fence-lesson-two-colours-1-accept = The attack has hit.
ready-fence-lesson-two-colours-1-distance = You got away. But your cards could have scored.
ready-fence-lesson-two-colours-2 = Now the same kind of card as red: { $name1 } stands in { ready-fence-position-engagement }, and only then may { ready-fence-card-DI } attack. Step in and use it.
ready-fence-lesson-two-colours-2-goal = attack with { ready-fence-card-DI } and score
ready-fence-lesson-two-colours-2-hint = Forward, then { ready-fence-card-DI } 4.
ready-fence-lesson-two-colours-2-back = That leads out of reach.
ready-fence-lesson-two-colours-2-end = The turn is over without an attack.
ready-fence-lesson-two-colours-2-other = Use { ready-fence-card-DI }: { $name1 } holds the weapon just right for it.
ready-fence-lesson-two-colours-end = Two colours are two uses, and you decide which one when you play the card.

## Tutorial: the strip and time

ready-fence-lesson-strip-and-time = The strip and time
ready-fence-lesson-strip-and-time-about = Mind the end behind you, and the clock.
ready-fence-lesson-strip-and-time-1 = You lead 4–3, and you stand on square 2: two steps back would lead off the strip, and that is a point for { $name1 }. Stop this attack in another way.
ready-fence-lesson-strip-and-time-1-goal = stop the attack and stay on the strip
ready-fence-lesson-strip-and-time-1-hint = { ready-fence-card-CP } 4 is a plain parry against most attacks.
ready-fence-lesson-strip-and-time-1-off = You are off the strip: a point for { $name1 }.
ready-fence-lesson-strip-and-time-1-accept = The attack has hit, and the score is level.
ready-fence-lesson-strip-and-time-1-edge = Careful: the strip ends behind you. You cannot go that way.
ready-fence-lesson-strip-and-time-2 = The timer deck is the clock, and one card is left in it. When it is empty, time is up and you win 4–3. After a turn without a phrase you may exchange one card: that takes the last one.
ready-fence-lesson-strip-and-time-2-goal = let time run out
ready-fence-lesson-strip-and-time-2-hint = End your turn, then discard any card: you draw the last card of the timer.
ready-fence-lesson-strip-and-time-2-no = The clock still has a card, and { $name1 } gets another turn.
ready-fence-lesson-strip-and-time-2-other = Why take a risk? You lead. End your turn, and let the clock run out.
ready-fence-lesson-strip-and-time-end = Whoever leads when the timer is empty wins. If the score is level, the tutorial continues until the next touch.

## Basic mode: stamina

ready-fence-lesson-stamina = Stamina
ready-fence-lesson-stamina-about = Basic mode: parry without a card, and catch your breath.
ready-fence-lesson-stamina-1 = In the basic mode cards come back to your hand after a phrase, and stamina counts. { $name1 } attacks with speed 6, too fast for your cards and for a retreat. The Parry action stops it without a card: 1 stamina for every 2 of speed.
ready-fence-lesson-stamina-1-goal = parry without a card
ready-fence-lesson-stamina-1-hint = Press “Parry”: it costs 3 of your 6 stamina.
ready-fence-lesson-stamina-1-accept = The attack has hit. You had stamina enough for the Parry action.
ready-fence-lesson-stamina-2 = You have 3 stamina left. Stalling takes your whole turn and gives back 2. It also takes a card from the clock, and you cannot do it twice running.
ready-fence-lesson-stamina-2-goal = stall
ready-fence-lesson-stamina-2-hint = Press “Stall”. It has to be the first thing in your turn.
ready-fence-lesson-stamina-2-other = That uses up an action: now you can no longer stall this turn.
ready-fence-lesson-stamina-end = Stamina buys time. After a touch you recover 1, unless you spent some in that very phrase.

## Basic mode: the flèche

ready-fence-lesson-fleche = The flèche
ready-fence-lesson-fleche-about = Basic mode: hold the weapon well, then run.
ready-fence-lesson-fleche-1 = In the basic mode positions change all speeds: { ready-fence-position-invitation } makes your defences 1 faster, { ready-fence-position-engagement } makes the attacks and ripostes of your opponent 1 slower. Change to { ready-fence-position-engagement }.
ready-fence-lesson-fleche-1-goal = take { ready-fence-position-engagement }
ready-fence-lesson-fleche-1-hint = Choose it in the ring of the three positions. You may do this once a turn.
ready-fence-lesson-fleche-1-line = That is { ready-fence-position-line }: good for a { ready-fence-card-ST } of your own. Take { ready-fence-position-engagement }.
ready-fence-lesson-fleche-1-early = The flèche comes next. First the position.
ready-fence-lesson-fleche-1-other = First the position: { ready-fence-position-engagement }.
ready-fence-lesson-fleche-2 = Two empty squares: long distance, from which only a { ready-fence-card-FL } reaches. You run past your opponent, who has exactly one answer; after it you have none. Now go!
ready-fence-lesson-fleche-2-goal = score with a { ready-fence-card-FL }
ready-fence-lesson-fleche-2-hint = { ready-fence-card-FL } 6 costs 2 stamina. It is too fast for a retreat.
ready-fence-lesson-fleche-2-other = From long distance play the { ready-fence-card-FL } at once, as your second action.
ready-fence-lesson-fleche-end = If there is no touch, you end up at long distance again. Choose the moment: a counter-attack that is faster, or any parry with a riposte, scores against you.

## Advanced mode: second intention

ready-fence-lesson-second-intention = Second intention
ready-fence-lesson-second-intention-about = Advanced mode: attack in order to be answered.
ready-fence-lesson-second-intention-1 = The advanced mode has all 54 cards. You hold { ready-fence-card-CT }: it beats every counter-attack. So invite one. Attack with { ready-fence-card-ST } 4.
ready-fence-lesson-second-intention-1-goal = draw out a counter-attack
ready-fence-lesson-second-intention-1-hint = You stand at lunge distance. Play { ready-fence-card-ST } 4.
ready-fence-lesson-second-intention-1-other = Attack now: { $name1 } is waiting with a { ready-fence-card-SH }.
ready-fence-lesson-second-intention-2 = There it is. Speeds do not matter for { ready-fence-card-CT }. Only a { ready-fence-card-FT } beats it.
ready-fence-lesson-second-intention-2-goal = score with { ready-fence-card-CT }
ready-fence-lesson-second-intention-2-hint = Play { ready-fence-card-CT }.
ready-fence-lesson-second-intention-2-accept = The counter-attack has hit. { ready-fence-card-CT } was in your hand.
ready-fence-lesson-second-intention-3 = Touch! Your { ready-fence-card-ST } has come back to your hand. Step in and attack with it once more.
ready-fence-lesson-second-intention-3-goal = step forward and attack again
ready-fence-lesson-second-intention-3-hint = Forward, then { ready-fence-card-ST } 4.
ready-fence-lesson-second-intention-3-back = That leads out of reach.
ready-fence-lesson-second-intention-3-end = The turn is over without an attack.
ready-fence-lesson-second-intention-3-other = Attack with { ready-fence-card-ST } 4.
ready-fence-lesson-second-intention-4 = Parried without a card. A { ready-fence-card-RA } follows at once: it is 2 faster than the first attack, and it takes away every riposte.
ready-fence-lesson-second-intention-4-goal = renew the attack and score
ready-fence-lesson-second-intention-4-hint = Play { ready-fence-card-RA }. { $name1 } has no second defence without a card in this phrase.
ready-fence-lesson-second-intention-4-no = The phrase is over, and nobody scored. You still had a { ready-fence-card-RA }.
ready-fence-lesson-second-intention-end = Fencers call it second intention: the first attack only asks a question.

## Advanced mode: the feint

ready-fence-lesson-feint = The feint
ready-fence-lesson-feint-about = Advanced mode: show one attack, make another.
ready-fence-lesson-feint-1 = With a { ready-fence-card-FE } you may replace your attack after you have seen the defence. So begin with a slow one.
ready-fence-lesson-feint-1-goal = attack with { ready-fence-card-ST } 3
ready-fence-lesson-feint-1-hint = Keep the fast { ready-fence-card-ST } for the surprise.
ready-fence-lesson-feint-1-strong = That shows your best card at once. Begin with { ready-fence-card-ST } 3.
ready-fence-lesson-feint-1-other = Attack with { ready-fence-card-ST } 3.
ready-fence-lesson-feint-2 = { $name1 } has parried with 4. Now replace your attack: it scores if it is faster than the parry, and nobody may answer any more.
ready-fence-lesson-feint-2-goal = score with a { ready-fence-card-FE }
ready-fence-lesson-feint-2-hint = Choose { ready-fence-card-FE }, then { ready-fence-card-ST } 6.
ready-fence-lesson-feint-2-broken = That breaks the phrase off without a touch. A safe way out, but you had a point at hand.
ready-fence-lesson-feint-2-equal = 4 against 4: a double touch. You have a faster one.
ready-fence-lesson-feint-2-accept = The riposte has hit.
ready-fence-lesson-feint-2-answer = That answers the riposte. Here the { ready-fence-card-FE } is better: nobody can answer it.
ready-fence-lesson-feint-3 = Touch! { $name1 } presses on and stands right in front of you. In the advanced mode you can retreat two squares in one action.
ready-fence-lesson-feint-3-goal = retreat
ready-fence-lesson-feint-3-hint = Press “Retreat”. You may exchange a card with it.
ready-fence-lesson-feint-3-other = At short distance only { ready-fence-card-IF } is of use. Retreat.
ready-fence-lesson-feint-end = You know all of it now: distance, time and speed. The rest is knowing your opponent.
