### KeyForge: words of the cards. Conventions: see keyforge.ftl.

## Houses

keyforge-house-brobnar = Brobnar
keyforge-house-dis = Dis
keyforge-house-logos = Logos
keyforge-house-mars = Mars
keyforge-house-sanctum = Sanctum
keyforge-house-shadows = Shadows
keyforge-house-untamed = Untamed
keyforge-house-star-alliance = Star Alliance
keyforge-house-saurian = Saurian
keyforge-house-unfathomable = Unfathomable
keyforge-house-ekwidon = Ekwidon
keyforge-house-geistoid = Geistoid
keyforge-house-skyborn = Skyborn
keyforge-house-redemption = Redemption
keyforge-house-ouboros = Ouboros
keyforge-house-keyraken = Keyraken

## Keys

keyforge-colour-red = red key
keyforge-colour-blue = blue key
keyforge-colour-yellow = yellow key

## Kinds of cards

keyforge-type-creature = Creature
keyforge-type-artifact = Artifact
keyforge-type-upgrade = Upgrade
keyforge-type-action = Action

## Keywords, each with what it means. $n: the number beside it, for those that have one.

keyforge-keyword-alpha = Alpha
keyforge-keyword-alpha-text = Can only be played before anything else has been played, used or discarded this turn.
keyforge-keyword-omega = Omega
keyforge-keyword-omega-text = After this card is played, nothing more can be played, used or discarded this turn.
keyforge-keyword-assault = Assault { $n }
keyforge-keyword-assault-text = Before this creature attacks, it deals { $n } damage to the attacked creature.
keyforge-keyword-hazardous = Hazardous { $n }
keyforge-keyword-hazardous-text = Before this creature is attacked, it deals { $n } damage to the attacker.
keyforge-keyword-splash-attack = Splash-attack { $n }
keyforge-keyword-splash-attack-text = When this creature attacks, it also deals { $n } damage to each neighbor of the attacked creature.
keyforge-keyword-deploy = Deploy
keyforge-keyword-deploy-text = This creature can enter play anywhere in its battleline, not only on a flank.
keyforge-keyword-elusive = Elusive
keyforge-keyword-elusive-text = The first time this creature is attacked each turn, neither creature deals damage by its power.
keyforge-keyword-invulnerable = Invulnerable
keyforge-keyword-invulnerable-text = This creature cannot be dealt damage or destroyed.
keyforge-keyword-poison = Poison
keyforge-keyword-poison-text = Any damage that this creature deals by its power in a fight destroys the damaged creature.
keyforge-keyword-skirmish = Skirmish
keyforge-keyword-skirmish-text = When this creature attacks, it takes no damage from the power of the attacked creature.
keyforge-keyword-taunt = Taunt
keyforge-keyword-taunt-text = The neighbors of this creature cannot be attacked unless they have taunt too.
keyforge-keyword-treachery = Treachery
keyforge-keyword-treachery-text = This card enters play under the control of the opponent.
keyforge-keyword-versatile = Versatile
keyforge-keyword-versatile-text = This card can be used as if it belonged to the active house.

## Statuses of cards in play, each with what it means

keyforge-status-exhausted = Exhausted
keyforge-status-exhausted-text = It cannot be used. Your cards ready at the end of your turn.
keyforge-status-stunned = Stunned
keyforge-status-stunned-text = The next time it would be used, it is exhausted and the stun is removed instead.
keyforge-status-warded = Warded
keyforge-status-warded-text = The next time it would take damage, be destroyed or leave play, it loses the ward instead.
keyforge-status-enraged = Enraged
keyforge-status-enraged-text = When it is used, it must fight if it can. After that it is no longer enraged.
keyforge-status-tagged = About to be destroyed
keyforge-status-tagged-text = It is marked for destruction and leaves play in a moment.

## The drawn table: labels, most of them only spoken

keyforge-zone-deck = Deck
keyforge-zone-hand = Hand
keyforge-zone-archives = Archives
keyforge-zone-discard = Discard
keyforge-zone-purged = Purged
# $icon: the letter of a bonus icon; its number in $n.
keyforge-art-icon = { $icon ->
    [A] Bonus icon: æmber ×{ $n }
    [C] Bonus icon: capture ×{ $n }
    [D] Bonus icon: damage ×{ $n }
    [R] Bonus icon: draw ×{ $n }
    [P] Bonus icon: +1 power counter ×{ $n }
   *[X] Bonus icon: discard ×{ $n }
}
keyforge-art-power = Power { $power }
keyforge-art-power-changed = Power { $power }, printed { $base }
keyforge-art-armor = Armor { $armor }
keyforge-art-armor-left = Armor { $armor }, { $left } left this turn
keyforge-art-damage = { $n } damage
keyforge-art-amber-on = { $n } æmber on it
keyforge-art-plus = { $n ->
    [one] 1 +1 power counter
   *[other] { $n } +1 power counters
}
# $counter: the kind, as the engine names it.
keyforge-art-counter = { $counter ->
    [doom] Doom counters: { $n }
    [fuse] Fuse counters: { $n }
    [glory] Glory counters: { $n }
    [disruption] Disruption counters: { $n }
    [growth] Growth counters: { $n }
    [warrant] Warrant counters: { $n }
    [scheme] Scheme counters: { $n }
    [ignorance] Ignorance counters: { $n }
    [knowledge] Knowledge counters: { $n }
    [time] Time counters: { $n }
    [awakening] Awakening counters: { $n }
    [depth] Depth counters: { $n }
    [trade] Trade counters: { $n }
    [paint] Paint counters: { $n }
    [wisdom] Wisdom counters: { $n }
    [yea] Yea counters: { $n }
    [nay] Nay counters: { $n }
    [hatch] Hatch counters: { $n }
    [mineralize] Mineralize counters: { $n }
    [mutation] Mutation counters: { $n }
   *[other] Counters: { $n }
}
keyforge-art-blank = Its text box is blank
keyforge-art-under = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
}
keyforge-art-under-known = Under it
keyforge-art-token = Token creature: a facedown card
keyforge-art-token-text = It is a copy of its owner’s token card. What lies there facedown counts for nothing as long as it is in play.
keyforge-art-token-core = Facedown: { $card }
keyforge-art-token-under = The card that lies there facedown
keyforge-art-token-unknown = Only the player who controls it may look at the card that lies there facedown.
keyforge-art-token-card = Token
keyforge-art-token-of = The token creatures of { $name }: { $card }
keyforge-art-animated = An artifact that is a creature for now
keyforge-art-owner = Belongs to { $name }
keyforge-art-ready = Ready
keyforge-art-hidden = Face-down card
keyforge-art-flank = On a flank
keyforge-art-half-top = Top half of a gigantic creature
keyforge-art-half-bottom = Bottom half of a gigantic creature
keyforge-art-gigantic = Gigantic: two halves
keyforge-art-rarity = { $rarity ->
    [common] Common
    [uncommon] Uncommon
    [rare] Rare
    [variant] Variant
    [fixed] Fixed
    [token] Token
   *[special] Special
}
keyforge-art-line = Battleline of { $name }, { $count ->
    [one] 1 creature
   *[other] { $count } creatures
}
keyforge-art-line-empty = No creatures
keyforge-art-artifacts = Artifacts of { $name }: { $count }
# $pile: deck, hand, archives, discard, purged.
keyforge-art-pile = { $pile ->
    [deck] Deck of { $name }
    [hand] Hand of { $name }
    [archives] Archives of { $name }
    [purged] Purged cards of { $name }
   *[discard] Discard pile of { $name }
}: { $count }
keyforge-art-pile-top = On top: { $card }
keyforge-art-pile-empty = No cards here
keyforge-art-pile-hidden = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
keyforge-art-player = { $name }
keyforge-art-deck = { $deck } · { $set }
keyforge-art-houses = Houses
keyforge-art-house-active = { $house }, active house
keyforge-art-house-too = Also belongs to { $house }
keyforge-art-errata = Official erratum (rulebook { $rulebook }): this text counts, whatever the printed card says.
keyforge-art-reworded = This is the text of { $set }: it counts, though older prints of the card say something else.
keyforge-art-pool = { $amber } æmber; the next key costs { $cost }
keyforge-art-keys = Keys forged: { $count }
keyforge-art-key = { $forged ->
    [yes] { $key }: forged
   *[no] { $key }: not forged
}
keyforge-art-check = Check!
keyforge-art-chains = { $n ->
    [one] 1 chain
   *[other] { $n } chains
}
keyforge-art-tide = { $tide ->
    [high] High tide
    [low] Low tide
   *[neutral] Neutral tide
}
keyforge-art-haunted = Haunted
keyforge-art-state = State
keyforge-art-upgrades = Upgrades
keyforge-art-upgrades-on = { $count } upgrades on it: { $cards }
keyforge-art-notes = Lasting effects on it
