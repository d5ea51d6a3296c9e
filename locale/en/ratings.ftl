### Ratings, lists of the strongest, curves and statistics.
### - $game, $name and the like are shown texts, and so are ratings, which no language writes in groups of digits; other numbers are
###   numbers.

error-rated-account = A rated game needs an account for everybody. Make one from the menu at the top; you keep everything you have as a guest.
error-rated-people = In a rated game a different person sits on every seat, and no bots. Invite more people, or open a table that is not rated.
error-undo-rated = This game is rated: nothing can be taken back.
error-unknown-person = There is nobody with an account at this address. Check the link.

rating-rated = Rated
rating-rated-game = Rated game
rating-rated-help = It counts for the ratings of everybody here. All need an account; nothing can be taken back, and nobody rules on others.
rating-title = Ratings
rating-to = Ratings
rating-of-game = Ratings: { $game }
rating-about = Everybody with an account has a rating for each game they have played rated. It starts at 1500, rises when you win, and moves less the more is known.
rating-place = Place
rating-player = Player
rating-rating = Rating
rating-games = Games
rating-won = Won
rating-drawn = Drawn
rating-lost = Lost
# Behind a rating of which too little is known.
rating-provisional = provisional
rating-leaders-none = Nobody has played enough rated games yet to be listed. It takes about ten.
rating-mine = Your rating: { $rating } ± { $spread }
rating-mine-place = You are in place { $place }.
rating-mine-unlisted = You will be listed once more is known about your strength.
rating-spread = ± { $spread }
rating-best = Highest: { $rating }
rating-profile = Profile
rating-my-profile = My profile
rating-since = Account since { $day }
rating-profile-none = No rated games yet.
rating-curve = Rating by game
rating-curve-said = { $games ->
    [one] Rating after 1 game: { $last }.
   *[other] Rating over { $games } games: from { $first } to { $last }, lowest { $least }, highest { $most }.
}
rating-curve-table = As a table
rating-curve-when = Time
rating-curve-place = { $place } of { $of }
rating-after-game = Ratings after this game
# $more has its sign, + or −.
rating-change = { $name }: { $rating } ({ $more })
rating-statistics = Statistics
rating-statistics-none = Once you have finished a game, your figures appear here.
rating-statistics-all = All games
rating-statistics-people = With people
rating-statistics-bots = With bots only
rating-heading-role = Role
rating-heading-monster = Monster
rating-heading-deck = Deck
rating-heading-other = Played as
rating-share = Share won
