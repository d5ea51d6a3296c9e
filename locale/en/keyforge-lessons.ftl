### What the coach of KeyForge says, in lessons and in puzzles. How the ids are made stands in lessons.ftl. The learner
### is the first seat; { $name1 } is the other. Names of cards are those of the card data (a test compares them).

## Keys and æmber

keyforge-lesson-keys = Keys and æmber
keyforge-lesson-keys-about = Forge a key, choose a house, and go through a whole turn.
keyforge-lesson-keys-1 = Whoever forges three keys first wins. Your turn begins with forging: if there are 6 æmber in your pool, they are spent, and you forge a key. Your 6 have just been spent. Choose which of your three keys it is; the colors make no difference here.
keyforge-lesson-keys-1-goal = forge your first key
keyforge-lesson-keys-1-hint = Press any of the three keys.
keyforge-lesson-keys-2 = Second step: choose one of your three houses. This turn you may only play, use and discard cards of that house. Look at your hand and your battleline: which house has the most to do?
keyforge-lesson-keys-2-goal = choose the house with the most to do
keyforge-lesson-keys-2-hint = Two cards in your hand and your creature in play belong to { keyforge-house-untamed }.
keyforge-lesson-keys-2-other = Then most of your cards could do nothing this turn. Choose the house you have the most of.
keyforge-lesson-keys-3 = Third step: play, use and discard as much as you like. Cards cost nothing. The bonus icons of Dust Pixie give you æmber when it is played. A ready creature can reap: that gives 1 æmber. Do both.
keyforge-lesson-keys-3-goal = play Dust Pixie, and reap with Ancient Bear
keyforge-lesson-keys-3-hint = Choose Dust Pixie in your hand and a place in your battleline. Then choose Ancient Bear, and reap.
keyforge-lesson-keys-3-ended = Your turn is over, and some æmber was left lying about.
keyforge-lesson-keys-3-fought = Creatures can also fight; another lesson is about that. This time, reap.
keyforge-lesson-keys-3-discarded = You threw away a card that you could have played.
keyforge-lesson-keys-4 = Creatures enter play exhausted: Dust Pixie has to wait for your next turn. When you end your turn, your cards are readied, and you draw until you hold 6 cards.
keyforge-lesson-keys-4-goal = end your turn
keyforge-lesson-keys-4-hint = Press “{ keyforge-action-end }”.
keyforge-lesson-keys-4-more = Well done. You may go on, and end your turn when there is nothing left that you want to do.
keyforge-lesson-keys-end = Forge, choose a house, play and use, ready, draw: that is every turn. Choosing the right house is half the game.

## Four kinds of cards

keyforge-lesson-cards = Four kinds of cards
keyforge-lesson-cards-about = Creatures, actions, upgrades and artifacts.
keyforge-lesson-cards-1 = { keyforge-house-brobnar } is your house this turn. A creature enters play on the left or right end of your battleline, on a flank. What its text says after “Play” happens at once. Play Bumpsy, and see what { $name1 } loses.
keyforge-lesson-cards-1-goal = play Bumpsy
keyforge-lesson-cards-1-hint = Choose Bumpsy in your hand, then one of the two ends of your battleline.
keyforge-lesson-cards-1-other = That can wait. Begin with the creature in your hand.
keyforge-lesson-cards-2 = An action happens and goes to your discard pile. First its icon gives 1 æmber, then its text is carried out. A creature with as much damage as power is destroyed. Use Punch where its 3 damage destroys something.
keyforge-lesson-cards-2-goal = destroy a creature with Punch
keyforge-lesson-cards-2-hint = Umbra has power 2, Shooler has power 5.
keyforge-lesson-cards-2-elsewhere = That creature is hurt, but stays in play. Damage does not go away by itself, but here it should destroy a creature at once.
keyforge-lesson-cards-2-other = First the action: play Punch.
keyforge-lesson-cards-3 = An upgrade is attached to a creature and changes it as long as it stays there. You may choose any creature, even one of { $name1 }’s. Blood of Titans makes its creature stronger: who should get it?
keyforge-lesson-cards-3-goal = attach Blood of Titans where it helps you
keyforge-lesson-cards-3-hint = Any of your three creatures will do.
keyforge-lesson-cards-3-theirs = Now { $name1 }’s creature has become stronger. It was a gift.
keyforge-lesson-cards-3-other = First the upgrade: play Blood of Titans.
keyforge-lesson-cards-4 = An artifact stays in play beside your creatures. It enters exhausted, like a creature, and can be used from your next turn on, whenever its house is active. Play Cannon.
keyforge-lesson-cards-4-goal = play Cannon
keyforge-lesson-cards-4-hint = Choose Cannon in your hand.
keyforge-lesson-cards-4-ended = Your turn is over, and the artifact is still in your hand.
keyforge-lesson-cards-4-discarded = A discarded card does nothing. Play it.
keyforge-lesson-cards-end = Creatures and artifacts stay and are used later, upgrades stay on a creature, and actions are gone after use. None of this costs anything.

## Reap and fight

keyforge-lesson-fights = Reap and fight
keyforge-lesson-fights-about = Power, armor, taunt and elusive creatures.
keyforge-lesson-fights-1 = A ready creature can reap or fight, and is exhausted afterwards. Reaping always works and gives 1 æmber. Bumpsy, on the right end of your battleline, can do that: reap with it.
keyforge-lesson-fights-1-goal = reap with Bumpsy
keyforge-lesson-fights-1-hint = Choose the creature on the right end of your battleline, and reap.
keyforge-lesson-fights-1-other = That one is needed for something else. Reap with Bumpsy.
keyforge-lesson-fights-2 = In a fight both creatures deal damage equal to their power at the same time. Armor prevents that much damage each turn: Raiding Knight has power 4 and armor 2. Destroy it with one attack, and keep Troll for later.
keyforge-lesson-fights-2-goal = destroy Raiding Knight with one attack, but not with Troll
keyforge-lesson-fights-2-hint = 4 power and 2 armor make 6. Krump has power 6, and survives 4 damage.
keyforge-lesson-fights-2-weak = 5 damage less 2 armor is 3: the knight is still standing. Use somebody stronger.
keyforge-lesson-fights-2-troll = That works. But only Troll is strong enough for what comes next: use another one here.
keyforge-lesson-fights-2-champion = Not that one yet. Attack Raiding Knight.
keyforge-lesson-fights-2-other = Now it is about fighting.
keyforge-lesson-fights-3 = Champion Anaphiel has taunt: its neighbors Umbra and Noddy the Thief cannot be attacked while it stands. It has power 6 and armor 1. Who can destroy it with one attack?
keyforge-lesson-fights-3-goal = destroy Champion Anaphiel
keyforge-lesson-fights-3-hint = You need at least 7 power. Troll has 8.
keyforge-lesson-fights-3-weak = Too weak, and your own creature is lost. Count power and armor together.
keyforge-lesson-fights-3-other = First get the champion out of the way.
keyforge-lesson-fights-4 = The way is free. Noddy the Thief is a thief, and elusive: the first attack on it each turn does no damage to either creature. You have two creatures left.
keyforge-lesson-fights-4-goal = destroy Noddy the Thief
keyforge-lesson-fights-4-hint = Attack it twice, with Headhunter and then with Smaaash.
keyforge-lesson-fights-4-umbra = Now only one attack is left, and an elusive creature needs two.
keyforge-lesson-fights-4-other = Both creatures are needed for the thief.
keyforge-lesson-fights-4-elusive = It slipped away. For the rest of this turn it cannot do that again.
keyforge-lesson-fights-end = Reaping wins games; fighting keeps others from reaping. Count before you attack: damage stays until it is healed.

## Steal and capture

keyforge-lesson-amber = Steal and capture
keyforge-lesson-amber-about = Keep the other side from forging, and get your æmber back.
keyforge-lesson-amber-1 = { $name1 } has 7 æmber and would forge the third key next turn. Steal: stolen æmber goes from their pool to yours.
keyforge-lesson-amber-1-goal = steal 1 æmber with Urchin
keyforge-lesson-amber-1-hint = Play Urchin: it steals as it is played.
keyforge-lesson-amber-1-other = Begin with Urchin, please: one thing after the other.
keyforge-lesson-amber-2 = 6 are still enough for a key. Old Bruno captures 3: captured æmber lies on the creature, and nobody can spend it.
keyforge-lesson-amber-2-goal = capture with Old Bruno
keyforge-lesson-amber-2-hint = Play Old Bruno in any place.
keyforge-lesson-amber-2-other = { $name1 } would still have enough for the key. Play Old Bruno.
keyforge-lesson-amber-3 = Now for your own æmber: 2 of it lie on Charette. When a creature leaves play, the æmber on it goes to the pool of its controller’s opponent, and here that is you.
keyforge-lesson-amber-3-goal = free your æmber from Charette
keyforge-lesson-amber-3-hint = Fight with Dodger: its power of 5 is enough for Charette.
keyforge-lesson-amber-3-imp = There is no æmber on that one. Attack Charette.
keyforge-lesson-amber-3-other = Reaping would give 1, but 2 lie on Charette.
keyforge-lesson-amber-end = Stolen æmber is yours. Captured æmber is only out of the way: it comes back when the creature leaves play, so keep Old Bruno safe.

## A better hand

keyforge-lesson-hand = A better hand
keyforge-lesson-hand-about = Archives, discarding for new cards, and chains.
keyforge-lesson-hand-1 = You have two cards in your archives: put aside for later, seen by nobody else. After you have chosen a house, you may take all of them into your hand. They are { keyforge-house-logos } cards.
keyforge-lesson-hand-1-goal = choose Logos, and take your archives
keyforge-lesson-hand-1-hint = Press { keyforge-house-logos }, then “{ keyforge-action-take }”.
keyforge-lesson-hand-1-other = You have few cards of that house, or none. Choose { keyforge-house-logos }.
keyforge-lesson-hand-1-left = They would wait there for another turn. Now you can use them.
keyforge-lesson-hand-2 = Labwork archives a card from your hand. Which one can’t you use this turn anyway?
keyforge-lesson-hand-2-goal = archive a card that you cannot use this turn
keyforge-lesson-hand-2-hint = Punch is a { keyforge-house-brobnar } card: this turn it can be neither played nor discarded.
keyforge-lesson-hand-2-wasted = That one belongs to { keyforge-house-logos }: you could have used it this turn.
keyforge-lesson-hand-2-discarded = Not yet. First archive a card with Labwork.
keyforge-lesson-hand-2-ended = Your turn ended before anything was archived.
keyforge-lesson-hand-3 = A card that does nothing for you takes up a place in your hand. Dimension Door makes reaping steal, but you have no creature to reap with. Discard it, and you will draw another card in its place.
keyforge-lesson-hand-3-goal = discard Dimension Door
keyforge-lesson-hand-3-hint = Choose Dimension Door, and discard it. Only cards of the active house can be discarded.
keyforge-lesson-hand-3-ended = Your turn is over, and the useless card still takes up a place in your hand.
keyforge-lesson-hand-3-played = That empties your hand, too. But by playing it without an effect you learn nothing about discarding: try that.
keyforge-lesson-hand-3-other = That card can still do something for you. Discard Dimension Door.
keyforge-lesson-hand-4 = You have 5 chains. Chains make you draw fewer cards: with 1 to 6 chains one fewer. Whenever you would draw at the end of your turn, you lose one chain. Play what you like, and end your turn.
keyforge-lesson-hand-4-goal = end your turn, and lose a chain
keyforge-lesson-hand-4-hint = Press “{ keyforge-action-end }”. You draw up to 5 cards instead of 6.
keyforge-lesson-hand-4-more = Good: each card that you play makes room for a new one.
keyforge-lesson-hand-end = Archive what has to wait, discard what does not help, and mind the chains: powerful cards often bring some.

## What comes first

keyforge-lesson-order = What comes first
keyforge-lesson-order-about = Stunned creatures, effects at the same time, and last words.
keyforge-lesson-order-1 = Snufflegator is stunned: it can neither reap nor fight. Using it only removes the stun, and exhausts it. Do that now, so that it is free in your next turn.
keyforge-lesson-order-1-goal = remove the stun from Snufflegator
keyforge-lesson-order-1-hint = Choose Snufflegator in your battleline.
keyforge-lesson-order-1-other = That can wait. First remove the stun.
keyforge-lesson-order-2 = You have 6 æmber. Chota Hazri takes 1 of them as it is played, and then lets you forge a key. Hunting Witch gives you 1 for each other creature that you play. Both happen at the same time, and you choose the order.
keyforge-lesson-order-2-goal = forge a key with Chota Hazri
keyforge-lesson-order-2-hint = First gain, then lose: put Hunting Witch first, and accept the offer.
keyforge-lesson-order-2-early = One æmber is lost, 5 are left, and they are not enough. What could have come first?
keyforge-lesson-order-2-no = The æmber was enough, and you did not forge.
keyforge-lesson-order-2-other = First play Chota Hazri.
keyforge-lesson-order-3 = Some creatures do something as they are destroyed. Duma the Martyr then heals all your other creatures, and you draw cards. Piranha Monkeys deals 2 damage to all others at once. Play it, and watch who survives: what is already being destroyed is not saved by healing.
keyforge-lesson-order-3-goal = let Duma the Martyr heal Snufflegator
keyforge-lesson-order-3-hint = Play Piranha Monkeys. If you are asked for an order, let Hunting Witch come first.
keyforge-lesson-order-3-ended = Your turn is over, and nothing was destroyed.
keyforge-lesson-order-3-discarded = Play it instead of discarding it.
keyforge-lesson-order-end = One thing after the other: whatever an effect causes is finished before the next one begins. When several happen at once, the player whose turn it is decides, for both players’ cards.

## Check!

keyforge-lesson-check = Check!
keyforge-lesson-check-about = See what the other side is about to do, and stop it.
keyforge-lesson-check-1 = { $name1 } has two keys and 7 æmber: that is “check”, and their next turn would win the game. A key costs 6, so their pool has to fall below that. Look at your hand: which house can do it?
keyforge-lesson-check-1-goal = choose the house that helps
keyforge-lesson-check-1-hint = The two { keyforge-house-brobnar } cards in your hand take æmber away.
keyforge-lesson-check-1-other = None of these cards touches the æmber of { $name1 }.
keyforge-lesson-check-2 = Burn the Stockpile takes 4 æmber, but only from somebody with 7 or more. Bumpsy takes 1. Which of them has to come first?
keyforge-lesson-check-2-goal = make them lose 4 æmber at once
keyforge-lesson-check-2-hint = While there are still 7, play Burn the Stockpile.
keyforge-lesson-check-2-early = Now there are only 6: too few for Burn the Stockpile, and still enough for a key.
keyforge-lesson-check-2-discarded = That was the card that you needed.
keyforge-lesson-check-2-ended = { $name1 } has enough for the third key.
keyforge-lesson-check-3 = 3 are left: no key next turn. Use whatever else you have, then end your turn and see.
keyforge-lesson-check-3-goal = end your turn, and see the other side choose a house without forging
keyforge-lesson-check-3-hint = Press “{ keyforge-action-end }”.
keyforge-lesson-check-3-more = Good. The more you do, the better your next turn.
keyforge-lesson-check-end = At the end of each turn look at the other pool: 6 or more is “check”, and then nothing is more important. Make them lose it, steal it, capture it, or make their key cost more.

## A ward

keyforge-lesson-ward = A ward
keyforge-lesson-ward-about = One blow that does not count.
keyforge-lesson-ward-1 = Alaka has a ward, and a ward takes one blow: if the creature would be dealt damage, be destroyed or leave play, the ward is removed instead, however strong the blow was. Destroy Alaka, which has power 4. You have Poke, which deals 1 damage, and Hapsis with its power of 5.
keyforge-lesson-ward-1-goal = destroy Alaka
keyforge-lesson-ward-1-hint = Spend your smallest blow on the ward: first play Poke on Alaka, then attack it with Hapsis.
keyforge-lesson-ward-1-strong = The ward took all 5 damage, and Alaka struck back. Let something smaller take the ward away first.
keyforge-lesson-ward-1-elsewhere = You need both of your blows for Alaka.
keyforge-lesson-ward-1-other = First destroy Alaka: you need both Poke and Hapsis.
keyforge-lesson-ward-1-gone = The ward is gone, and Alaka took no damage. The next blow counts.
keyforge-lesson-ward-2 = Hapsis has earned a ward by this win. A creature has one ward at most. Hologrammophone wards a creature that you choose. Babbling Bibliophile has power 1, and 3 captured æmber lie on it. Who needs the ward most?
keyforge-lesson-ward-2-goal = ward the creature that needs it most
keyforge-lesson-ward-2-hint = If Babbling Bibliophile left play, { $name1 } would get those 3 æmber back. Use Hologrammophone, and choose it.
keyforge-lesson-ward-2-twice = Hapsis already has a ward, and a second one does nothing.
keyforge-lesson-ward-2-theirs = Now { $name1 }’s creature is protected.
keyforge-lesson-ward-2-ended = Your turn is over, and Hologrammophone was not used.
keyforge-lesson-ward-3 = A ward has no end of its own: it waits until it is needed. End your turn, and watch { $name1 } try to destroy your weakest creature.
keyforge-lesson-ward-3-goal = end your turn, and see the ward at work
keyforge-lesson-ward-3-hint = Press “{ keyforge-action-end }”.
keyforge-lesson-ward-end = Cull the Weak would have destroyed the creature. Its ward went instead, and the æmber stayed where it was. A ward helps once, against any blow: so strike a ward with little, and give one to whoever is worth most.

## Enraged

keyforge-lesson-enrage = Enraged
keyforge-lesson-enrage-about = Creatures that have to fight.
keyforge-lesson-enrage-1 = Alaka is enraged: when you use it, it has to fight if it can, so it cannot reap now. But you choose whom it attacks. Alaka has power 4. Find an enemy that it destroys and survives.
keyforge-lesson-enrage-1-goal = destroy a creature with Alaka, and keep Alaka
keyforge-lesson-enrage-1-hint = Quant has power 3. The other two are at least as strong as Alaka.
keyforge-lesson-enrage-1-strong = Alaka is lost: that enemy was too strong. Find one with less than 4 power.
keyforge-lesson-enrage-1-other = First use Alaka. You will see that it can only fight.
keyforge-lesson-enrage-2 = Alaka has fought, and is enraged no longer. Now turn this against { $name1 }, who has 5 æmber and needs to reap only once to reach 6. Gravelguts is stunned, so A. Vinda would reap. Slimy Jark enrages the creature it fights, and takes no damage as it attacks.
keyforge-lesson-enrage-2-goal = enrage A. Vinda
keyforge-lesson-enrage-2-hint = Fight with Slimy Jark, and choose A. Vinda.
keyforge-lesson-enrage-2-elsewhere = Gravelguts is stunned, and could not reap next turn anyway.
keyforge-lesson-enrage-2-other = That does not keep A. Vinda from reaping.
keyforge-lesson-enrage-3 = Brutodon Auxiliary has taunt, so its neighbors cannot be attacked. It also has hazardous 2: whoever attacks it first takes 2 damage. That is all that is left for A. Vinda. End your turn, and watch.
keyforge-lesson-enrage-3-goal = end your turn, and see A. Vinda fight
keyforge-lesson-enrage-3-hint = Press “{ keyforge-action-end }”.
keyforge-lesson-enrage-end = An enraged creature has to fight before it can reap again. It need not be used at all, and if there is nobody to attack, it may reap. Enrage whoever would reap, and have something strong waiting.

## Exalted

keyforge-lesson-exalt = Exalted
keyforge-lesson-exalt-about = A price that lies on your own creatures.
keyforge-lesson-exalt-1 = To exalt a creature is to place 1 æmber from the supply on it. That is a price: if the creature leaves play, your opponent gets this æmber. When Questor Jarta reaps, you may exalt it, and gain 1 more æmber for that. Do so.
keyforge-lesson-exalt-1-goal = reap with Questor Jarta, and exalt it
keyforge-lesson-exalt-1-hint = Choose Questor Jarta, reap, and accept the offer.
keyforge-lesson-exalt-1-no = You gained only the 1 æmber of reaping. Accept the offer.
keyforge-lesson-exalt-1-other = First reap with Questor Jarta.
keyforge-lesson-exalt-2 = Phalanx Strike deals 1 damage for each of your creatures, and you have three. For exalting one of them, it strikes a second time. Mogghunter has power 6. Destroy it.
keyforge-lesson-exalt-2-goal = destroy Mogghunter
keyforge-lesson-exalt-2-hint = Choose Mogghunter, accept, exalt one of your creatures, and choose Mogghunter again.
keyforge-lesson-exalt-2-elsewhere = It takes both strikes to destroy Mogghunter.
keyforge-lesson-exalt-2-no = 3 damage is not enough for power 6. Exalt one of your creatures, and strike again.
keyforge-lesson-exalt-2-other = First play Phalanx Strike.
keyforge-lesson-exalt-3 = You have 5 æmber, and 2 more lie on your creatures, where you cannot spend them. Library of Polliasaurus moves 1 æmber from one of your creatures to your pool.
keyforge-lesson-exalt-3-goal = move 1 æmber from a creature to your pool
keyforge-lesson-exalt-3-hint = Use Library of Polliasaurus, and choose a creature with æmber on it.
keyforge-lesson-exalt-3-ended = Your turn is over, and the library was not used.
keyforge-lesson-exalt-end = That makes 6, enough for a key. Exalting costs you nothing today, and 1 æmber on the day the creature falls. So exalt those who will stand, or take the æmber off them in time.

## Bonus icons

keyforge-lesson-icons = Bonus icons
keyforge-lesson-icons-about = Capture, damage, draw, discard, and what Enhance means.
keyforge-lesson-icons-1 = The icons of a card are resolved as soon as it has entered play, from top to bottom, before its text. You know the icon that gives æmber. Lumilu has two others. Capture: one of your creatures captures 1 æmber. Draw: you draw a card. Play Lumilu.
keyforge-lesson-icons-1-goal = play Lumilu, capture 1 æmber, and draw a card
keyforge-lesson-icons-1-hint = Choose Lumilu in your hand, a place, and the creature that captures.
keyforge-lesson-icons-1-other = Begin with Lumilu.
keyforge-lesson-icons-2 = Dark Faerie has a damage icon: 1 damage to a creature, one of yours or an enemy. Icons are not an offer. Each has to be resolved, so look where it does most.
keyforge-lesson-icons-2-goal = destroy a creature with the icon of Dark Faerie
keyforge-lesson-icons-2-hint = Splinter has power 1.
keyforge-lesson-icons-2-elsewhere = That creature is hurt, but still there. One of the enemies has only 1 power.
keyforge-lesson-icons-2-other = First play Dark Faerie.
keyforge-lesson-icons-3 = Wild Bounty begins with “Enhance” and some icons. They were added to other cards of the deck when it was made, like those on Lumilu and Dark Faerie; during the game, Enhance does nothing. The rest of the text does: it resolves each icon of the next card you play one more time. Play Wild Bounty.
keyforge-lesson-icons-3-goal = play Wild Bounty
keyforge-lesson-icons-3-hint = Choose Wild Bounty in your hand.
keyforge-lesson-icons-3-other = First Wild Bounty, then the card whose icons you want twice.
keyforge-lesson-icons-4 = One icon is still new. Discard: you discard a card from your hand, of any house. Now every icon of your next card counts twice. Which card gains you most?
keyforge-lesson-icons-4-goal = gain 6 æmber from the icons of one card
keyforge-lesson-icons-4-hint = Floomf has three æmber icons. Its discard icon counts twice, too: Causal Loop cannot be played this turn anyway.
keyforge-lesson-icons-4-less = Another card has more æmber icons than that.
keyforge-lesson-icons-4-discarded = Only a card that is played resolves its icons.
keyforge-lesson-icons-4-ended = Your turn is over, and nothing came of Wild Bounty.
keyforge-lesson-icons-end = Two copies of a card can have different icons, so look at the icons before you read the text. They come first, and all of them have to be resolved, even if the card is gone by then.

## Gigantic creatures

keyforge-lesson-gigantic = Gigantic creatures
keyforge-lesson-gigantic-about = Two cards, one creature.
keyforge-lesson-gigantic-1 = A gigantic creature consists of two cards of the same name, and can be played only if both are in your hand. You hold the bottom half of Ultra Gravitron. The top half lies in your archives. Choose { keyforge-house-logos }, and fetch it.
keyforge-lesson-gigantic-1-goal = take the other half into your hand
keyforge-lesson-gigantic-1-hint = Press { keyforge-house-logos }, then “{ keyforge-action-take }”.
keyforge-lesson-gigantic-1-other = Both halves belong to { keyforge-house-logos }.
keyforge-lesson-gigantic-1-left = Then you have only one half, and that cannot be played.
keyforge-lesson-gigantic-2 = Now you can play both as one card, by way of the bottom half. The icons come from the top half: here 1 æmber, and a card. Power, armor and text come from the bottom half.
keyforge-lesson-gigantic-2-goal = play Ultra Gravitron
keyforge-lesson-gigantic-2-hint = Choose the bottom half in your hand, and play it. The top half comes along.
keyforge-lesson-gigantic-2-ended = Your turn is over, and both halves are still in your hand.
keyforge-lesson-gigantic-2-discarded = Now one half is missing, and the other can wait for a long time.
keyforge-lesson-gigantic-2-early = That can wait. First play Ultra Gravitron.
keyforge-lesson-gigantic-3 = In play it is one creature in every way. When it leaves play, both cards go to the same place, and are two cards again. Mind Over Matter puts every creature into its owner’s archives, and 3 of your æmber lie on Grimlocus Dux. Play it.
keyforge-lesson-gigantic-3-goal = put Ultra Gravitron into your archives
keyforge-lesson-gigantic-3-hint = Choose Mind Over Matter in your hand.
keyforge-lesson-gigantic-3-ended = Your turn is over, and your æmber still lies on Grimlocus Dux.
keyforge-lesson-gigantic-3-discarded = A discarded card does nothing. Play it.
keyforge-lesson-gigantic-end = Your æmber is back, and both halves lie in your archives. Take them next turn, and Ultra Gravitron can be played once more, icons and all.

## The tide

keyforge-lesson-tide = The tide
keyforge-lesson-tide-about = High for one player is low for the other.
keyforge-lesson-tide-1 = In this game there is a tide, because a deck brings it. It begins neutral. Whoever raises it has high tide, and the other player has low tide: the mark beside each player’s æmber shows it. PI Sweven draws 3 cards after it reaps, but only while the tide is high for you. Bilgewarden raises the tide when it is played.
keyforge-lesson-tide-1-goal = raise the tide with a card
keyforge-lesson-tide-1-hint = Play Bilgewarden.
keyforge-lesson-tide-1-chains = You may raise the tide in your turn at any time, but that costs you 3 chains. Bilgewarden does it for nothing.
keyforge-lesson-tide-1-early = The tide was neutral, so PI Sweven has drawn nothing.
keyforge-lesson-tide-1-other = First raise the tide: play Bilgewarden.
keyforge-lesson-tide-2 = The tide is high for you. As long as it is, each card that asks for high tide works.
keyforge-lesson-tide-2-goal = draw 3 cards
keyforge-lesson-tide-2-hint = Reap with PI Sweven.
keyforge-lesson-tide-2-again = The tide was high already: you have only gained 3 chains.
keyforge-lesson-tide-2-other = First draw the 3 cards: reap with PI Sweven.
keyforge-lesson-tide-3 = { $name1 } has low tide now, and may change that. End your turn, and watch.
keyforge-lesson-tide-3-goal = end your turn, and see the tide turn
keyforge-lesson-tide-3-hint = Press “{ keyforge-action-end }”.
keyforge-lesson-tide-4 = { $name1 } has raised the tide and paid with 3 chains, so the hand of { $name1 } is refilled with 1 card less. Now the tide is low for you. No card of yours raises it this turn, so do what { $name1 } did.
keyforge-lesson-tide-4-goal = raise the tide by yourself
keyforge-lesson-tide-4-hint = Choose a house, then press the button that raises the tide.
keyforge-lesson-tide-4-ended = Your turn is over, and the tide is still low for you.
keyforge-lesson-tide-end = The tide is high for you again, and you have 3 chains. Raising it by yourself exhausts nothing and is no card’s ability: you may do it at any time in your turn, when cards are played and used. Ask yourself first whether what you gain is worth the chains.

## Token creatures

keyforge-lesson-tokens = Token creatures
keyforge-lesson-tokens-about = Cards of the deck that lie facedown and are all the same creature.
keyforge-lesson-tokens-1 = Beside your deck lies a token card, Rebel. To make a token creature, the top card of your deck enters play facedown, exhausted, on a flank. As long as it lies there it is a Rebel, and nothing else: a Mars creature with 1 power. The card under it stays secret from { $name1 }; you may look at it. You have one Rebel already. Mk.2 Generator makes another.
keyforge-lesson-tokens-1-goal = make a token creature
keyforge-lesson-tokens-1-hint = Use Mk.2 Generator, and choose a flank.
keyforge-lesson-tokens-1-other = First make a token creature with Mk.2 Generator.
keyforge-lesson-tokens-2 = The new Rebel is exhausted, as every creature is that enters play. The other one is ready. After a Rebel reaps, it deals 1 damage to a creature. Troll has power 8, and 7 damage on it.
keyforge-lesson-tokens-2-goal = destroy Troll
keyforge-lesson-tokens-2-hint = Reap with the ready Rebel, and choose Troll.
keyforge-lesson-tokens-2-elsewhere = That 1 damage was meant for Troll, which could not have stood it.
keyforge-lesson-tokens-2-other = First destroy Troll: reap with the ready Rebel.
keyforge-lesson-tokens-3 = The card under your first Rebel is a Snufflegator. End your turn, and see what becomes of it when Bumpsy attacks it.
keyforge-lesson-tokens-3-goal = end your turn, and see a token creature leave play
keyforge-lesson-tokens-3-hint = Press “{ keyforge-action-end }”.
keyforge-lesson-tokens-end = It was destroyed as a Rebel, and in your discard pile it is a Snufflegator again, for all to see. So making token creatures uses up your deck, but loses nothing: what lay under them comes back with the next shuffle.

## Haunted

keyforge-lesson-haunted = Haunted
keyforge-lesson-haunted-about = A full discard pile, and cards that work as they are discarded.
keyforge-lesson-haunted-1 = Some cards have a “Scrap:” ability. It resolves when you discard the card from your own hand during your turn. Snippy does 2 damage when it is played. When it is discarded instead, it destroys an enemy creature on a flank, however strong. Troll has power 8, and stands on a flank.
keyforge-lesson-haunted-1-goal = destroy Troll
keyforge-lesson-haunted-1-hint = Discard Snippy, and choose Troll.
keyforge-lesson-haunted-1-played = Played, Snippy does 2 damage only. Discard it instead.
keyforge-lesson-haunted-1-elsewhere = Alaka is gone, but Troll with its power of 8 is still there.
keyforge-lesson-haunted-1-other = First deal with Troll: discard Snippy.
keyforge-lesson-haunted-2 = You are haunted as long as 10 or more cards are in your discard pile. With Snippy there are 9 now. Touchstone looks at this after it reaps: if you are haunted, you draw 2 cards; if not, you discard 2 from the top of your deck. Harvest Skimmer discards 1 card from the top of your deck after it reaps.
keyforge-lesson-haunted-2-goal = draw 2 cards with Touchstone
keyforge-lesson-haunted-2-hint = First reap with Harvest Skimmer: its card is the tenth. Then reap with Touchstone.
keyforge-lesson-haunted-2-early = There were 9 cards in your discard pile: you were not haunted yet, and have drawn nothing.
keyforge-lesson-haunted-2-other = First draw the 2 cards.
keyforge-lesson-haunted-3 = Now you are haunted, and the mark beside your æmber says so. You have 5 æmber. Haunted House gives you 1 more, but only while you are haunted.
keyforge-lesson-haunted-3-goal = have 6 æmber
keyforge-lesson-haunted-3-hint = Use Haunted House.
keyforge-lesson-haunted-3-ended = Your turn is over, and Haunted House was not used.
keyforge-lesson-haunted-end = Six æmber: you can forge a key next turn. Being haunted does nothing by itself; cards ask for it. It ends at once when your discard pile is shuffled into your deck, so keep an eye on both piles. And before you play a card, read what it does as scrap.

## From nothing

keyforge-lesson-from-nothing = From nothing
keyforge-lesson-from-nothing-about = Forge your third key this turn. Your pool is empty.
keyforge-lesson-from-nothing-1 = You have two keys and no æmber. Key Charge takes 1 æmber and lets you forge at once, at the current cost, and Murmook makes your key cost 1 more. Win this turn.
keyforge-lesson-from-nothing-1-goal = forge your third key this turn
keyforge-lesson-from-nothing-1-hint = Dust Pixie gives 2 æmber each time it is played, and Hunting Witch 1 more if she is there first. Which card lets you play the same creature twice?
keyforge-lesson-from-nothing-1-hint-2 = Hunting Witch, Dust Pixie, then Nature’s Call: return Dust Pixie, and not only that. The key costs 6 as soon as Murmook is gone.
keyforge-lesson-from-nothing-1-ended = The turn is over without the third key.
keyforge-lesson-from-nothing-1-no = It was there to be forged!
keyforge-lesson-from-nothing-end = A creature that comes back to your hand can give its icons once more.

## A key in the dark

keyforge-lesson-dark-key = A key in the dark
keyforge-lesson-dark-key-about = Take everything, and forge your third key this turn.
keyforge-lesson-dark-key-1 = You have 2 æmber, { $name1 } has 5. Key of Darkness forges a key: for 12 æmber, or for 8 if your opponent has none at all. Win this turn.
keyforge-lesson-dark-key-1-goal = forge your third key this turn
keyforge-lesson-dark-key-1-hint = Ghostly Hand steals only if your opponent has exactly 1 æmber. And what is captured is not lost to you: look at Selwyn the Fence.
keyforge-lesson-dark-key-1-hint-2 = Steal 1 and capture 3 in any order, then play Ghostly Hand. Reap with Selwyn the Fence when there is æmber on one of your cards, and play Key of Darkness last.
keyforge-lesson-dark-key-1-ended = The turn is over without the third key.
keyforge-lesson-dark-key-1-early = Not enough æmber for that yet: 8 are needed, and none on the other side.
keyforge-lesson-dark-key-end = Each æmber counted: the stolen, the printed, the reaped and the captured.

## The seventh card

keyforge-lesson-quest = The seventh card
keyforge-lesson-quest-about = Fulfil the quest this turn.
keyforge-lesson-quest-1 = Epic Quest forges a key for nothing if you have played seven Sanctum cards this turn. You hold five, and Horseman of Death brings back Horsemen from your discard pile. One lies there. Win in this turn.
keyforge-lesson-quest-1-goal = forge your third key this turn
keyforge-lesson-quest-1-hint = Five and one make six. One Horseman has to be played twice, so it has to be in the discard pile first. Who can destroy it?
keyforge-lesson-quest-1-hint-2 = Horseman of Famine destroys the weakest creature. Let Horseman of Pestilence get rid of Dust Imp first; then the weakest creatures are your own.
keyforge-lesson-quest-1-ended = The turn is over, and the quest is not.
keyforge-lesson-quest-1-early = Seven Sanctum cards have to be played first.
keyforge-lesson-quest-end = What is destroyed may be worth more in the discard pile than in play.

## A full hand

keyforge-lesson-full-hand = A full hand
keyforge-lesson-full-hand-about = The more you hold, the cheaper the key. Forge it this turn.
keyforge-lesson-full-hand-1 = Key Abduction returns all Mars creatures to their owners’ hands and then offers you a key: for 9 more than usual, less 1 for each card in your hand. You have 3 æmber, { $name1 } has 2. Win this turn.
keyforge-lesson-full-hand-1-goal = forge your third key this turn
keyforge-lesson-full-hand-1-hint = Battle Fleet draws a card for each Mars card that you reveal, so play it while your hand is still full. Psychic Network counts your ready creatures.
keyforge-lesson-full-hand-1-hint-2 = Battle Fleet, revealing all three, then Psychic Network. Only then reap with both creatures, and play Key Abduction last.
keyforge-lesson-full-hand-1-ended = The turn is over without the third key.
keyforge-lesson-full-hand-1-no = It was there to be forged!
keyforge-lesson-full-hand-end = Ready creatures, cards in hand, æmber: whatever is counted should be counted while there is most of it.

## Wounds that help

keyforge-lesson-wounds = Wounds that help
keyforge-lesson-wounds-about = Make their key too expensive before they forge it.
keyforge-lesson-wounds-1 = { $name1 } has two keys and 11 æmber and will forge next turn. Iron Obelisk makes their key cost 1 more for each of your damaged Brobnar creatures. Keep them from forging.
keyforge-lesson-wounds-1-goal = end your turn so that the other side cannot forge
keyforge-lesson-wounds-1-hint = Bumpsy leaves them 10, so the key has to cost 11: five damaged creatures. Hebe the Huge hurts the others, but not herself.
keyforge-lesson-wounds-1-hint-2 = Autocannon hurts each creature that enters: play it before any of them, and do not let Troll reap afterwards.
keyforge-lesson-wounds-1-forged = { $name1 } could still pay for the third key.
keyforge-lesson-wounds-end = Five giants with bruises, and a key for 11 æmber.

## The wall

keyforge-lesson-wall = The wall
keyforge-lesson-wall-about = Clear the other battleline in one turn.
keyforge-lesson-wall-1 = Four creatures in armor, and Bulwark gives its neighbors 2 more. Piranha Monkeys bites everybody for 2, and Save the Pack destroys each damaged creature. Destroy all four this turn.
keyforge-lesson-wall-1-goal = destroy all four enemy creatures this turn
keyforge-lesson-wall-1-hint = Francus has 1 armor and 2 from Bulwark: 2 damage does not even scratch it. What if Bulwark were gone?
keyforge-lesson-wall-1-hint-2 = Both your creatures together can bring down Bulwark: its armor is used up by the first. Then Piranha Monkeys, then Save the Pack.
keyforge-lesson-wall-1-ended = The turn is over, and somebody still stands there.
keyforge-lesson-wall-end = Armor prevents damage only once a turn, and only while those who give it are there.

## Between two knights

keyforge-lesson-between = Between two knights
keyforge-lesson-between-about = Two knights against three enemies of power 6.
keyforge-lesson-between-1 = “Lion” Bautrem gives his neighbors 2 more power. The Grey Rider, as it is played, readies a neighbor and lets it fight. Both have deploy: they may enter anywhere in your battleline. Sir Marrows and Rothais the Fierce have power 4, the enemies 6. Destroy all three this turn.
keyforge-lesson-between-1-goal = destroy all three enemy creatures this turn
keyforge-lesson-between-1-hint = Both knights need power 6, so both have to be neighbors of “Lion” Bautrem. Two knights make two attacks: who makes the third?
keyforge-lesson-between-1-hint-2 = Play “Lion” Bautrem between the two, and attack with one of them. Only then play The Grey Rider beside that knight, on the outer side, so that it does not come between that knight and the Lion.
keyforge-lesson-between-1-ended = The turn is over, and somebody still stands there.
keyforge-lesson-between-end = With deploy, the question is not only when, but also where.

## Stronger by wounds

keyforge-lesson-might = Stronger by wounds
keyforge-lesson-might-about = Bring 25 power together, and forge your third key this turn.
keyforge-lesson-might-1 = Might Makes Right forges a key if you destroy creatures of yours with 25 power in all. Groggins has 8, Culf the Quiet 6, and Forgemaster Og in your hand 4. First Blood has alpha: it can be played only before you do anything else. Win this turn.
keyforge-lesson-might-1-goal = forge your third key this turn
keyforge-lesson-might-1-hint = Cybergiant Rig heals a creature, and gives it a +1 power counter for each damage healed. So who should take the damage of First Blood?
keyforge-lesson-might-1-hint-2 = Put all 4 damage of First Blood on Groggins, and let it fight Redlock for 3 more: it stands 7 damage. Then Cybergiant Rig on Groggins, Forgemaster Og, and Might Makes Right with all three.
keyforge-lesson-might-1-ended = The turn is over without the third key.
keyforge-lesson-might-end = A wound that will be healed can be worth having.

## Once more around

keyforge-lesson-imperial = Once more around
keyforge-lesson-imperial-about = Exalt and capture, and forge your third key this turn.
keyforge-lesson-imperial-1 = Imperial Forge makes you forge a key for 8 more than usual, less 1 for each æmber on your creatures. The Golden Spiral exalts one of your creatures, readies it and uses it. You have 1 æmber, { $name1 } has 3. Win this turn.
keyforge-lesson-imperial-1-goal = forge your third key this turn
keyforge-lesson-imperial-1-hint = Each æmber brings you 1 closer, in your pool or on a creature. Exalting pays, even if nothing else comes of it. And which of your creatures is worth using twice?
keyforge-lesson-imperial-1-hint-2 = Reap with Questor Jarta and exalt it, then use The Golden Spiral on it, and reap and exalt once more. Play Tribute, and exalt to repeat it. Imperial Forge comes last.
keyforge-lesson-imperial-1-ended = The turn is over without the third key.
keyforge-lesson-imperial-1-early = The key is still too expensive for you.
keyforge-lesson-imperial-end = First use it, then ready it: that is one use more.

## The last ones standing

keyforge-lesson-triumph = The last ones standing
keyforge-lesson-triumph-about = Six creatures on your side, none on the other, and the third key.
keyforge-lesson-triumph-1 = Triumph forges a key if there are no enemy creatures, and six or more of yours. Axiom of Grisk wards a creature, and then destroys each creature without æmber on it, yours too. You have five, and Alaka has a ward. { $name1 } has 4 æmber. Win this turn.
keyforge-lesson-triumph-1-goal = forge your third key this turn
keyforge-lesson-triumph-1-hint = What has æmber on it survives Axiom of Grisk, and what has a ward survives it, too, friend or enemy. City-State Interest captures for each of your creatures, but there are only 4 æmber.
keyforge-lesson-triumph-1-hint-2 = City-State Interest is for four of the five, the ward of Axiom of Grisk for the fifth. Attack Alaka with Thero Centurion before it or after it. Tricerian Legionary is the sixth, and then comes Triumph.
keyforge-lesson-triumph-1-ended = The turn is over without the third key.
keyforge-lesson-triumph-1-early = Too early: Triumph wants no enemy creatures, and six of yours.
keyforge-lesson-triumph-end = A ward does not ask whose effect it is, and æmber can be a shield.

## Friendly fire

keyforge-lesson-minion = Friendly fire
keyforge-lesson-minion-about = Three enemies, and only two damage icons.
keyforge-lesson-minion-1 = Dark Minion and Waking Nightmare have a damage icon each. When Dark Minion is destroyed, each enemy creature takes 1 damage. Wail of the Damned destroys a creature without bonus icons, Hystricog one with damage. Only Eunoia has an icon. Destroy all three enemies this turn.
keyforge-lesson-minion-1-goal = destroy all three enemy creatures this turn
keyforge-lesson-minion-1-hint = Dark Faerie has power 2, and for Hystricog there has to be damage on somebody else as well. One of the icons has to hit more than one creature.
keyforge-lesson-minion-1-hint-2 = A damage icon may hit the creature that has it: choose Dark Minion itself. Then Waking Nightmare for Dark Faerie, Wail of the Damned for Lumilu, and Hystricog for Eunoia.
keyforge-lesson-minion-1-ended = The turn is over, and somebody still stands there.
keyforge-lesson-minion-end = The best target may be one of your own.

## From the top

keyforge-lesson-kong = From the top
keyforge-lesson-kong-about = A gigantic creature that comes twice, and your third key this turn.
keyforge-lesson-kong-1 = Universal Keylock makes each key cost 3 more. You have 1 æmber. When Keyfrog is destroyed, you forge a key at the current cost. When Niffle Kong reaps, you may destroy one of your Niffle creatures, to deal 3 damage, steal 1 æmber and destroy an enemy artifact. Win this turn.
keyforge-lesson-kong-1-goal = forge your third key this turn
keyforge-lesson-kong-1-hint = The top half of Niffle Kong has two æmber icons and two damage icons, and they are resolved whenever it is played. Which card brings both halves back to your hand?
keyforge-lesson-kong-1-hint-2 = Play Keyfrog. Reap with Niffle Kong, and destroy a Niffle creature: Universal Keylock goes. After Troop Call play Niffle Kong again, and put both damage icons on Keyfrog.
keyforge-lesson-kong-1-ended = The turn is over without the third key.
keyforge-lesson-kong-1-early = Keyfrog is gone, and you could not pay for the key.
keyforge-lesson-kong-end = A gigantic creature in the hand is two cards; played again, it begins from the top.

## Small things first

keyforge-lesson-titan = Small things first
keyforge-lesson-titan-about = Put two halves together, and clear the other battleline.
keyforge-lesson-titan-1 = Grimlocus Dux has a ward, taunt, power 11 and 2 armor; Terrordactyl has power 12. As Titanic Bumblebird is played, you choose an enemy creature to destroy, and its power is given as +1 power counters to one of your creatures. You hold the bottom half. Destroy all three enemies this turn.
keyforge-lesson-titan-1-goal = destroy all three enemy creatures this turn
keyforge-lesson-titan-1-hint = The top half lies in your discard pile, and has an icon that is resolved before the text. A ward does not care how small the blow is.
keyforge-lesson-titan-1-hint-2 = Resurgence returns the top half. Its damage icon takes the ward from Grimlocus Dux; then Titanic Bumblebird destroys one of the two big ones, and Dark Faerie, with its power, the other. Niffle Ape ignores taunt and elusive: The Shadowsmith is for it.
keyforge-lesson-titan-1-ended = The turn is over, and somebody still stands there.
keyforge-lesson-titan-end = First the small blow for the ward, then the big one for the creature.

## Not by chance

keyforge-lesson-cadet = Not by chance
keyforge-lesson-cadet-about = Change houses in the middle of the turn, and forge your third key.
keyforge-lesson-cadet-1 = As Cadet Allison is played, you discard a random card from your hand, and its house becomes your active house. When Keyfrog is destroyed, you forge a key at the current cost. You have 1 æmber. Win this turn.
keyforge-lesson-cadet-1-goal = forge your third key this turn
keyforge-lesson-cadet-1-hint = Of a single card nothing is random. Lumilu gains 1 æmber for each other Beast of yours as it reaps, so you need { keyforge-house-untamed }. Which card has to be the last one in your hand?
keyforge-lesson-cadet-1-hint-2 = First play Subdue. The discard icon of Cadet Allison comes before the text: discard Causal Loop, and only Stampede is left. Reap with Lumilu and Floomf, then let Keyfrog attack Eunoia.
keyforge-lesson-cadet-1-ended = The turn is over without the third key.
keyforge-lesson-cadet-1-early = Keyfrog is gone, and you could not pay for the key.
keyforge-lesson-cadet-end = What looks like chance can sometimes be planned.

## Low water

keyforge-lesson-moray = Low water
keyforge-lesson-moray-about = Three reaps of one creature, and 6 æmber this turn.
keyforge-lesson-moray-1 = You have 2 æmber, and the tide is high for you. Binary Moray is readied after you raise the tide, and exhausted after your opponent does; after it reaps, you archive a card from your hand. Bilgewarden turns the tide as it is played, and after it reaps: if it is high for you, your opponent raises it, otherwise you do. Have 6 æmber before your turn ends.
keyforge-lesson-moray-1-goal = have 6 æmber this turn
keyforge-lesson-moray-1-hint = Where the tide is high for you already, raising it brings nothing but chains. So it has to be low first, and both times you may pay to raise it again.
keyforge-lesson-moray-1-hint-2 = Reap with Binary Moray, then with Bilgewarden: the tide is low. Raise it for 3 chains, and reap with Binary Moray again. Play the other Bilgewarden, raise the tide once more, and reap a third time.
keyforge-lesson-moray-1-ended = The turn is over, and you do not have 6 æmber.
keyforge-lesson-moray-1-archived = That Bilgewarden was still needed to turn the tide.
keyforge-lesson-moray-end = Only who has let the tide fall can raise it. Six chains are a high price, and next turn you forge.

## A tide too early

keyforge-lesson-ebb = A tide too early
keyforge-lesson-ebb-about = High tide is needed, but not yet.
keyforge-lesson-ebb-1 = { $name1 } has two keys and 15 æmber and will forge next turn. While the tide is high for you, Portalmonger makes their key cost 4 more. But at the start of their turn, before they forge, Tide Warp turns the tide: if it is high for them, you raise it, otherwise they do. After you raise the tide, Abyssal Zealot captures 2; after they do, 2 from it go to the common supply. At high tide Hookmaster, if it survives its fight, makes them lose 2, and Tidal Wave destroys a creature with its neighbors; after Tidal Wave they raise the tide in any case. Keep them from forging.
keyforge-lesson-ebb-1-goal = end your turn so that the other side cannot forge
keyforge-lesson-ebb-1-hint = Tide Warp gives the tide to whoever has it low. So it must not be high for you when your turn ends. And 10 for a key has to be too much: they may keep 9.
keyforge-lesson-ebb-1-hint-2 = Raise the tide for 3 chains: Abyssal Zealot captures. Let Hookmaster attack Succubus, then play Tidal Wave, and Portalmonger at any time. When Tide Warp raises the tide for you, Abyssal Zealot captures once more.
keyforge-lesson-ebb-1-forged = { $name1 } could still pay for the third key.
keyforge-lesson-ebb-end = The tide that counts is the one at the moment of forging.

## What lies beneath

keyforge-lesson-crash = What lies beneath
keyforge-lesson-crash-about = The card that you need is in play already, facedown.
keyforge-lesson-crash-1 = You have 3 æmber and two token creatures. After a Diplomat reaps, each player gains 1. Market Crash lies under the first Diplomat: it destroys each creature that is not a token creature. As long as you have Tya-Arhĭ, Esquire, each such creature of yours, she too, makes a token creature when it is destroyed. Avid Collecting returns one of your token creatures to your hand. Token of Appreciation makes a token creature, and you forge a key for 7 more than usual, less 1 for each token creature of yours. Win this turn.
keyforge-lesson-crash-1-goal = forge your third key this turn
keyforge-lesson-crash-1-hint = In your hand, a token creature is the card again that lay beneath it. But use it first: each Diplomat that reaps brings you 2 æmber.
keyforge-lesson-crash-1-hint-2 = Reap with both Diplomats, and return the first with Avid Collecting. Play Tya-Arhĭ, Esquire, then Market Crash: three of your creatures turn into token creatures. Token of Appreciation makes the fifth, so the key costs 8.
keyforge-lesson-crash-1-ended = The turn is over without the third key.
keyforge-lesson-crash-end = Look beneath your token creatures: a card there is as good as one in your hand, if you can get at it.

## The captain in the ranks

keyforge-lesson-masks = The captain in the ranks
keyforge-lesson-masks-about = One recruit is more than a recruit.
keyforge-lesson-masks-1 = Your token creatures are Cadets with power 1. When a Cadet is destroyed, its most powerful neighbor is readied. Captain Val Jericho, with power 5, lies under the Cadet on the left, Dust Pixie under the one on the right. Temporal Purge turns each token creature faceup; what was ready stays ready. Away Team has power 5, as has Bumpsy; Snufflegator has 4, Valdr 6. Destroy all three enemies this turn.
keyforge-lesson-masks-1-goal = destroy all three enemy creatures this turn
keyforge-lesson-masks-1-hint = Away Team can attack twice if it survives the first time, and if a Cadet falls beside it. But nobody deals 6 damage to Valdr alone.
keyforge-lesson-masks-1-hint-2 = Away Team attacks Snufflegator. The Cadet on the right attacks Valdr, deals 1 damage and readies Away Team, which attacks Bumpsy. Then play Temporal Purge, and let Captain Val Jericho finish Valdr.
keyforge-lesson-masks-1-ended = The turn is over, and somebody still stands there.
keyforge-lesson-masks-end = A token creature turned faceup is itself again, and as ready as it was.

## Deep roots

keyforge-lesson-roots = Deep roots
keyforge-lesson-roots-about = Some cards are worth more underground. Forge your third key this turn.
keyforge-lesson-roots-1 = You have two keys and no æmber, and 3 cards in your discard pile. { $name1 } has 6 æmber, and Murmook makes your key cost 1 more. Spoo-key Charge lets you forge if you are haunted, with 10 or more cards in your discard pile. As you discard them, Ghost Tree discards the top 5 cards of your deck, and Bog Spitter steals 1 if your opponent has 6 or more. If you are haunted, Haunting Witch gains 1 after you play a creature, also for herself, and The Circle of Life gives you 2. Win this turn.
keyforge-lesson-roots-1-goal = forge your third key this turn
keyforge-lesson-roots-1-hint = What pays only for the haunted has to wait until you are. And nothing that is played as a creature comes into the discard pile.
keyforge-lesson-roots-1-hint-2 = Discard Bog Spitter and Ghost Tree: with 5 cards from your deck that makes 10. Then play Haunting Witch, Grave Pixie and The Circle of Life, and Spoo-key Charge last.
keyforge-lesson-roots-1-ended = The turn is over without the third key.
keyforge-lesson-roots-1-early = Too early: you have to be haunted, and to have 7 æmber.
keyforge-lesson-roots-end = A card that is discarded counts twice: for what it does, and for the pile that it lies in.

## Thunder from the grave

keyforge-lesson-thunder = Thunder from the grave
keyforge-lesson-thunder-about = Five enemies, one giant, and no card that has to be played.
keyforge-lesson-thunder-1 = Thunderdell has power 5. While you are haunted, it also deals 5 damage to each neighbor of the creature that it attacks. 7 cards are in your discard pile; you need 10. As you discard them, Mournful Barn-Burner discards the top card of each player’s deck, Ornar Skullface deals 3 damage to a creature, and Countryside Crusher readies your least powerful creature and fights with it. Destroy all five enemies this turn.
keyforge-lesson-thunder-1-goal = destroy all five enemy creatures this turn
keyforge-lesson-thunder-1-hint = Thunderdell has to be there for two attacks, and haunted in both. Bumpsy and Lomir Flamefist would strike it down at once; Troll stands 5 damage.
keyforge-lesson-thunder-1-hint-2 = Discard Mournful Barn-Burner, then Ornar Skullface for the enemy Troll. Attack Snufflegator or Charette with Thunderdell, discard Countryside Crusher, and attack the other.
keyforge-lesson-thunder-1-ended = The turn is over, and somebody still stands there.
keyforge-lesson-thunder-end = What has been discarded lies in the pile already when its own ability begins.
