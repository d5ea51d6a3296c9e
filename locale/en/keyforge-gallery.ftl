### KeyForge: the gallery of all cards. Conventions: see keyforge.ftl.

keyforge-gallery-search = Search by name, trait or text
keyforge-gallery-filters = Filters
# $count: how many filters are set.
keyforge-gallery-filters-set = Filters: { $count }
keyforge-gallery-set = Set
keyforge-gallery-set-any = Any set
keyforge-gallery-house = House
keyforge-gallery-house-any = Any house
keyforge-gallery-house-none = No house of its own
keyforge-gallery-house-icon = House icon: { $house }
keyforge-gallery-type-label = Type
keyforge-gallery-type-any = Any type
keyforge-gallery-type = { $type ->
    [creature] Creature
    [action] Action
    [artifact] Artifact
    [upgrade] Upgrade
    [token-creature] Token creature
    [prophecy] Prophecy
    [archon-power] Archon power
   *[tide] Tide card
}
keyforge-gallery-rarity-label = Rarity
keyforge-gallery-rarity-any = Any rarity
keyforge-gallery-rarity = { $rarity ->
    [common] Common
    [uncommon] Uncommon
    [rare] Rare
    [variant] Variant
    [fixed] Fixed
    [token] Token
    [twin] Evil twin
    [tide] Tide
   *[special] Special
}
keyforge-gallery-keyword-label = Keyword
keyforge-gallery-keyword-any = Any keyword
keyforge-gallery-keyword = { $keyword ->
    [alpha] Alpha
    [assault] Assault
    [deploy] Deploy
    [elusive] Elusive
    [entrench] Entrench
    [hazardous] Hazardous
    [omega] Omega
    [poison] Poison
    [skirmish] Skirmish
    [splash-attack] Splash-attack
    [taunt] Taunt
    [treachery] Treachery
    [versatile] Versatile
   *[other] { $keyword }
}
keyforge-gallery-trait = Trait
keyforge-gallery-trait-any = Any trait
keyforge-gallery-playable = In this hall
keyforge-gallery-playable-any = All cards
keyforge-gallery-playable-yes = Can be played
keyforge-gallery-playable-no = Can’t be played yet
keyforge-gallery-sort = Order
keyforge-gallery-sort-usual = Best match, then by set
keyforge-gallery-sort-name = By name
keyforge-gallery-sort-power = By power
# $count: how many cards were found.
keyforge-gallery-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keyforge-gallery-none = No card fits all of this. Take a filter away, or search for fewer words.
keyforge-gallery-clear = Show all cards
# $shown: how many are shown; $count: how many were found.
keyforge-gallery-more = Show more: { $shown } of { $count }
keyforge-gallery-not-yet = Can’t be played here yet.
keyforge-gallery-not-yet-text = This card can’t be played in this hall yet. You see its facts; its text will stand here once the hall knows how it is played.
keyforge-gallery-others = Cards of other games
keyforge-gallery-failed = The cards can’t be loaded.
keyforge-gallery-unknown = There is no such card
# $card: what the address says.
keyforge-gallery-unknown-text = No card has this name in its address: { $card }
keyforge-gallery-all = All cards
keyforge-gallery-back = Back to the list
keyforge-gallery-before = Previous card
keyforge-gallery-after = Next card
# $at: the place of this card in the list; $count: how many are in it.
keyforge-gallery-at = { $at } of { $count }
keyforge-gallery-power-text = Power as its text says
keyforge-gallery-twin = Evil twin
# $icons: a list of icons.
keyforge-gallery-enhance = It brings to its deck: { $icons }
keyforge-gallery-keywords = Keywords
keyforge-gallery-rules = Its rules, by number
keyforge-gallery-prints = Sets and prints
keyforge-gallery-number = Number
keyforge-gallery-kin = Cards of the same name
keyforge-gallery-link = Address of this card
keyforge-gallery-try = Try it
keyforge-gallery-try-text = A table alone against a bot: both of you have a sealed deck, this card lies in your opening hand, and the bot begins.
keyforge-gallery-try-token = A table alone against a bot: the token creatures of your deck are these, a card that makes some lies in your opening hand, and the bot begins.
keyforge-gallery-try-lost = It can’t be tried without a connection.
keyforge-house-ironyx = Ironyx Rebels
