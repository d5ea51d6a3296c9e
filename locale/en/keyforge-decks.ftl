### What is wrong with a deck of KeyForge, and what to do about it. Nothing has changed when one of these is shown.
### $found is what stands there, $expected what may stand there, $line counts from 1, $card is a card with its set and
### number, $cards are the names of several, $set the code of a set, $house a house as files write it.

# A house by name, in the sentences below.
keyforge-deck-house = { $house ->
        [brobnar] Brobnar
        [dis] Dis
        [logos] Logos
        [mars] Mars
        [sanctum] Sanctum
        [shadows] Shadows
        [untamed] Untamed
        [star-alliance] Star Alliance
        [saurian] Saurian
        [unfathomable] Unfathomable
        [ekwidon] Ekwidon
        [geistoid] Geistoid
        [skyborn] Skyborn
        [redemption] Redemption
        [ouboros] Ouboros
        [keyraken] Keyraken
        [ironyx] Ironyx Rebels
       *[other] { $house }
    }

## The text as a whole

error-deck-empty = There is no deck in this text. Write one card per line, as in “{ $expected }”, or paste a file of the Master Vault.
error-deck-encoding = This is not text in { $expected }. Save the file as plain text in { $expected } and choose it again.
error-deck-too-long = This text has { $found } characters, and a deck has at most { $expected }. Give the file of one deck only.

## A file of the Master Vault

error-deck-json = The file breaks off or cannot be read at line { $line }, column { $column }. Download it again and give the whole file.
error-deck-json-many = { $found ->
        [one] This file holds a list of decks with 1 deck in it.
       *[other] This file holds a list of { $found } decks.
    } Give the file of one deck with its cards.
error-deck-json-lacks = This file has no readable “{ $expected }”, so it is not a deck from the Master Vault. Download the file of one deck with its cards.
error-deck-json-unlinked = { $found ->
        [one] 1 card of this deck is
       *[other] { $found } cards of this deck are
    } listed but not described in the file. Download it again together with its cards.
error-deck-card-unknown = The card “{ $found }” is not known here. Check its name, or choose another deck.
error-deck-card-house = The file puts { $card } into “{ $found }”, which is not a house. Correct the house of the card, or download the file again.
error-deck-card-icon = The file gives { $card } the bonus icon “{ $found }”, which does not exist. Icons are { $expected } and the names of houses.
error-deck-icons-unlinked = The file gives bonus icons to the copy “{ $found }”, which is not in the deck. Correct the “{ $expected }” of these icons, or download the file again.
error-deck-icons-rows = The file has { $found } rows of bonus icons for { $card }, and the deck has { $expected ->
        [one] 1 copy
       *[other] { $expected } copies
    } of the card. Write at most one row for each copy, or download the file again.
error-deck-house-icons = The file gives { $card } more than one house as a bonus icon. A card has at most { $expected }: remove the others.

## A deck in one word

error-deck-word = “{ $found }” is not part of a deck in one word. Such a word looks like this: { $expected }
error-deck-set-unknown = The set “{ $found }” is not known here. Choose a deck of one of these: { $expected }.
error-deck-house-unknown = “{ $found }” is not a house. Write one of these: { $expected }.
error-deck-number-unknown = The set { $set } has no card with the number “{ $found }”. Check the number.
error-deck-icon-unknown = “{ $found }” is not a row of bonus icons. Write only these letters: { $expected }.

## A list

error-deck-line-unknown = Line { $line } is neither a card nor a house: “{ $found }”. Write a card as in “{ $expected }”, or the name of a house.
error-deck-line-near = Line { $line } names no card that is known here: “{ $found }”. If you mean “{ $expected }”, write that.
error-deck-line-several = Line { $line } has a name that several cards share. Write the English name of the one you mean: { $expected }.
error-deck-line-house = Line { $line } does not say to which house { $card } belongs. Write the name of the house on a line above it.
error-deck-line-count = Line { $line } asks for { $found } copies of a card. Write a number from 1 to { $expected }.
error-deck-line-icons = Line { $line } has the bonus icons “{ $found }”, which do not exist. Write only these letters: { $expected }.
error-deck-line-set = Line { $line } names the set “{ $found }”, which is not known here. Write one of these: { $expected }.

## The name

error-deck-name-empty = The deck has no name. Give it one, such as “{ $expected }”.
error-deck-name-long = The deck’s name has { $found } characters. Shorten it to at most { $expected }.
error-deck-name-sign = The deck’s name “{ $name }” has a character that no name may have ({ $found }). Remove it.

## The cards

error-deck-count = { $found ->
        [one] The deck has 1 card
       *[other] The deck has { $found } cards
    }, and a deck has exactly { $expected }. Add or remove cards.
error-deck-houses = { $found ->
        [one] The deck has cards of 1 house
       *[other] The deck has cards of { $found } houses
    }, and a deck has exactly { $expected } houses. Put each card under one of three houses.
error-deck-house-count = { $found ->
        [one] House { keyforge-deck-house } has 1 card
       *[other] House { keyforge-deck-house } has { $found } cards
    } in this deck, and must have { $expected }. Check the cards of this house.
error-deck-set-house = House { keyforge-deck-house } does not appear in decks of the set { $set }. Check the set of the deck and its houses.
error-deck-reference = { $card } is a reference card and cannot be one of the { $expected } cards. Put it beside the deck.
error-deck-later = { $card } came out only after the set { $expected }, so no deck of that set has it. Check the set of the deck, or replace the card.
error-deck-icons = { $card } has { $found } bonus icons in this deck, and a card has at most { $expected }. Remove some of the added ones.
error-deck-halves = The deck has top halves of the gigantic creature { $card }: { $top }; bottom halves: { $bottom }. Both are needed in equal numbers.
error-deck-tokens = The deck has { $found } token creatures beside it, but may have only { $expected }. Keep the one that belongs to it.
error-deck-token-missing = The deck has no token creature card beside it; a deck of { $set } has { $expected }. Add it to the list.
error-deck-prophecies = The deck has { $found } prophecies beside it, and may have at most { $expected }. Keep those that belong to it.
error-deck-unsupported = { $number ->
        [one] { $cards } cannot be played here yet, so neither can this deck.
       *[other] { $number } different cards of this deck cannot be played here yet: { $cards }.
    } Choose another deck: all cards of the seven sets from Call of the Archons to Grim Reminders and of More Mutation can be played.
error-deck-twice = “{ $name }” is brought twice. The three decks of a Triad must all be different.
error-deck-playable = Too few cards of the set { $set } can be played yet: they make { $found } of the { $expected } houses that a deck needs. Choose another set.

## An alliance deck

error-deck-alliance-pods = { $found ->
        [one] An alliance deck was given 1 pod that can be read
       *[other] An alliance deck was given { $found } pods
    }, and has exactly { $expected }. Choose three houses.
error-deck-alliance-house = “{ $name }” has no cards of house { keyforge-deck-house }. Choose a house that this deck has.
error-deck-alliance-twice = House { keyforge-deck-house } is chosen more than once, and an alliance deck has { $expected } different houses. Choose another house.
error-deck-alliance-sets = The pods come from the sets { $expected } and { $set }. An alliance deck is made of decks of one set.

## From the Master Vault

keyforge-option-deck-link = The address of the deck’s page in the Master Vault, or the deck’s id.
keyforge-option-deck-fetching = Asking the Master Vault…
error-deck-fetch-id = “{ $found }” is neither the id nor the address of a deck. Copy the address of the deck’s page; its id looks like this: { $expected }
error-deck-fetch-missing = The Master Vault has no deck with this id. Check the address of the deck.
error-deck-fetch-slow = The Master Vault did not answer in time. Try again later, or give the deck’s file.
error-deck-fetch-unreachable = The Master Vault cannot be reached. Try again later, or give the deck’s file.
error-deck-fetch-broken = The answer of the Master Vault cannot be read. Try again later, or give the deck’s file.
error-deck-fetch-answer = The Master Vault refuses to answer (status { $found }). Try again later, or give the deck’s file.
error-deck-fetch-large = The answer of the Master Vault is too large for one deck. Check the address of the deck, or give its file.
