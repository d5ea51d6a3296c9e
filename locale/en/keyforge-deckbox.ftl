### KeyForge: the decks that somebody keeps. Conventions: see keyforge.ftl.

keyforge-deckbox-search = Search by name, note or card
keyforge-deckbox-empty = No decks here yet. A deck that you bring to a table stays here; you can also add decks now.
# $count: how many decks were found.
keyforge-deckbox-found = { $count ->
    [one] 1 deck
   *[other] { $count } decks
}
keyforge-deckbox-none = No deck is like that. Search for something else, or remove a filter.
keyforge-deckbox-clear = Show all decks
# $shown: how many of $count are listed.
keyforge-deckbox-more = More decks ({ $shown } of { $count } shown)
keyforge-deckbox-sort-newest = Newest first
keyforge-deckbox-sort-won = Most wins first
# $won, $lost, $drawn: games.
keyforge-deckbox-record = Won { $won }, lost { $lost }
keyforge-deckbox-drawn = drawn { $drawn }
keyforge-deckbox-unplayed = No finished games
keyforge-deckbox-failed = The decks could not be fetched.
keyforge-deckbox-unknown = This deck is not here
keyforge-deckbox-unknown-text = You do not keep a deck with this address. Somebody else may keep it, or you have removed it.
keyforge-deckbox-cards = Cards
keyforge-deckbox-beside = Beside the deck
# $day: a day with its time.
keyforge-deckbox-since = kept since { $day }
keyforge-deckbox-note = Note
keyforge-deckbox-note-help = Only you can read it.
keyforge-deckbox-note-save = Save the note
keyforge-deckbox-note-saved = The note is saved.
keyforge-deckbox-remove = Remove this deck
keyforge-deckbox-remove-text = “{ $deck }” and its note will be gone from your decks. Your finished games stay; if you add the deck again, its wins and losses are counted as before.

## Adding decks

keyforge-deckbox-add = Add decks
keyforge-deckbox-text = Decks as text
keyforge-deckbox-text-help = One card per line under the name of its house, or a file of the Master Vault. Between several decks write a line with three dashes, or begin each with “Name:”.
keyforge-deckbox-text-help-link = One card per line under the name of its house, a file of the Master Vault, or addresses or ids of decks, one per line, which this hall then asks the Master Vault for. Between several lists write a line with three dashes, or begin each with “Name:”.
keyforge-deckbox-files = Files
keyforge-deckbox-files-choose = Choose files
keyforge-deckbox-keep = Keep these decks
# $done: how many of $count decks have been read.
keyforge-deckbox-adding = Reading decks: { $done } of { $count }
# $count: how many decks.
keyforge-deckbox-added = { $count ->
    [one] 1 deck was added.
   *[other] { $count } decks were added.
}
# $decks: names of the first of them.
keyforge-deckbox-again = { $count ->
    [one] You keep 1 of these already: { $decks }.
   *[other] You keep { $count } of these already, among them { $decks }.
}
keyforge-deckbox-wrong = { $count ->
    [one] 1 text could not be read as a deck.
   *[other] { $count } texts could not be read as decks.
}
# $place: the number of the deck in a text or a file, from 1.
keyforge-deckbox-pasted = Text, deck { $place }
keyforge-deckbox-filed = { $file }, deck { $place }

## What a deck can do

keyforge-deckbox-counts = What it can do
keyforge-deckbox-counts-help = Cards that have words for it, every copy counted, whatever condition they set. Expected reaps: with six cards dealt by chance, how many creatures of one house are among them on average, where that is the house with the most.
# $count: how many cards.
keyforge-deckbox-untold = { $count ->
    [one] 1 card can’t be played here yet, and what it does is not counted.
   *[other] { $count } cards can’t be played here yet, and what they do is not counted.
}
keyforge-deckbox-abilities = Cards that can …
# $ability: what a card has a word for.
keyforge-deckbox-can = { $ability ->
    [gain] Gain Æ
    [steal] Steal Æ
    [capture] Capture Æ
    [loss] Make the opponent lose Æ
    [keys] Hinder the opponent’s keys
    [forge] Forge a key
    [creatures] Damage or remove enemy creatures
    [hold] Stun or exhaust enemy creatures
    [artifacts] Remove enemy artifacts
    [token] Make token creatures
    [draw] Draw cards
    [archive] Archive cards
   *[discard] Make the opponent discard
}
keyforge-deckbox-power = Power of all creatures
keyforge-deckbox-armor = Armor of all creatures
keyforge-deckbox-reaps = Expected reaps
keyforge-deckbox-icons = Bonus icons
# $icon: the letter of a bonus icon.
keyforge-deckbox-icon = { $icon ->
    [A] Æmber
    [C] Capture
    [D] Damage
    [R] Draw
    [P] +1 power counter
   *[X] Discard
}

## Test hands

keyforge-deckbox-hands = Test hands
keyforge-deckbox-hand-first = Going first: 7 cards
keyforge-deckbox-hand-second = Going second: 6 cards
keyforge-deckbox-mulligan = Mulligan
keyforge-deckbox-draw = Draw a card
# $hand, $rest: cards.
keyforge-deckbox-dealt = In hand: { $hand }. In the deck: { $rest }.
keyforge-deckbox-mulligan-taken = The mulligan is taken; this hand stays.
keyforge-deckbox-print = Print

## An alliance deck

keyforge-deckbox-alliance = Build an alliance deck
keyforge-deckbox-alliance-about = Three different houses, each with its twelve cards from one of your decks, all of one set. An event may restrict some cards; it says so when you register the deck.
keyforge-deckbox-alliance-none = Two decks of one set are needed. Add some first.
# $place: from 1 to 3.
keyforge-deckbox-pod = House { $place }
keyforge-deckbox-pod-none = Choose a house of a deck
keyforge-deckbox-pod-choice = { $house } – { $deck }
# $count: how many houses.
keyforge-deckbox-pods-missing = { $count ->
    [one] Choose one more house.
   *[other] Choose { $count } more houses.
}
keyforge-deckbox-giver = Token creature or prophecies from
keyforge-deckbox-alliance-name = Name
keyforge-deckbox-alliance-name-help = Without one, the deck is called by the names of its decks.
keyforge-deckbox-alliance-keep = Keep this deck
