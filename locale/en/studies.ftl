### What many games of bots say: the rating of decks, pages about an arena. In the terminal and in the pages that commands write.

## Rating of decks
# $bot: the name of a bot, such as greedy. $version: of the field. $rating, $won, …: numbers with their interval.
studies-title = Decks rated by play
studies-lead = Each deck has played the { $rivals } decks of field { $version }, with the bot { $bot } in both seats. All intervals hold with 95% confidence.
studies-scale = A rating of 1500 is the mean of the field. Whoever is 400 points above an opponent wins ten games for each game lost. The interval comes from the number of games and takes the ratings of the field for exact.
studies-made = Rules { $rules }, field { $field }, bot { $bot }. A bot plays every deck in its own way: another player may rank them differently.
studies-deck-line = { $set } · { $houses }
studies-deck-rating = { $count ->
    [one] Rating { $rating } from one game; share of games won: { $won }.
   *[other] Rating { $rating } from { $count } games; share of games won: { $won }.
}
studies-deck-pace = Keys forged in a turn of its own: { $keys }; rivals forge { $theirs }. Æmber paid for keys in a turn: { $spent }; æmber gained in a turn: { $gained }.
studies-unended = { $count ->
    [one] One game did not come to an end and counts as half won.
   *[other] { $count } games did not come to an end; each counts as half won.
}
studies-matchups = Against each deck of the field
studies-matchups-note = The share of games won, with its interval.
studies-lengths = How long the games were
studies-lengths-note = Turns of both players: { $mean } on average, half of the games within { $median }.
studies-axis-turns = turns of both players
studies-cards = Cards
studies-cards-note = Worth is the share of games won with the card in hand at some time, less the share without it. In long games more cards are drawn, which this also measures; the worth in the opening hand is free of that, and known less exactly. Played, discarded and held (in hand or archives at the end) are shares of the games in which the card was drawn.
studies-plot-ratings = Ratings with their intervals
studies-column-deck = Deck
studies-column-set = Set
studies-column-rating = Rating
studies-column-won = Won
studies-column-games = Games
studies-column-keys = Keys a turn
studies-column-spent = Æmber forged a turn
studies-column-gained = Æmber gained a turn
studies-column-turns = Turns (median)
studies-column-rival = Rival
studies-column-rival-rating = Its rating
studies-column-card = Card
studies-column-house = House
studies-column-copies = Copies
studies-column-worth = Worth
studies-column-drawn = Won when drawn
studies-column-not-drawn = Won when not drawn
studies-column-opening-worth = Worth in the opening hand
studies-column-played = Played
studies-column-discarded = Discarded
studies-column-held = Held

## Report of an arena
studies-arena-title = { $game }: bots in the arena
studies-arena-lead = { $count } games of { $seats } seats, from { $deals } deals. Each deal was played in all rotations of the line-up. All intervals hold with 95% confidence, and come from the spread between deals.
studies-arena-ratings = Ratings
studies-arena-ratings-note = 1500 is the mean of these bots. Whoever is 400 points above another does better in ten comparisons for each in which they do worse.
studies-arena-matrix = Who does better than whom
studies-arena-matrix-note = How often a seat of the bot at the left ends ahead of a seat of the bot at the top in the same game: winners before others, then by score; equal is half.
studies-arena-lengths-note = Decisions of all seats: { $mean } a game on average, half of the games within { $median }.
studies-arena-axis = decisions of all seats
studies-arena-made = { $game }, rules { $rules }, seed “{ $seed }”.
