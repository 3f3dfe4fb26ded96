### The challenge of a day and its score table.

challenge-title = Challenge of the day
challenge-today = Today's challenge
challenge-lead = Everybody plays the same game today: the dice follow from the date. Compare your result with your friends.
challenge-play = Play today's challenge
challenge-again = Play it again
challenge-continue = Go on with your game
challenge-rule = Only the first result of a day counts. You may play again, but the score table keeps the first.
challenge-alone = You play by yourself: there are no hints, and no bot stands in.
challenge-played = You have your result for today.
challenge-open = Not played yet today.
challenge-name = Name in the score table
challenge-best = Best results of this day
challenge-nobody = Nobody has finished this challenge yet.
challenge-earlier = Best of earlier days
challenge-no-earlier = There are no results of earlier days.
challenge-yours = Your results
challenge-none-yours = You have no results yet.
challenge-place = Place
challenge-player = Player
challenge-day = Day
challenge-points = Points
challenge-rival = Opponent
challenge-outcome = Result
challenge-won = victory
challenge-lost = defeat
challenge-you = you
challenge-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
challenge-streak-most = { $days ->
    [one] Longest row: { $days } day
   *[other] Longest row: { $days } days
}
challenge-seed = Published seed: { $seed }
challenge-at-table = Challenge of { $day }
challenge-scores = Score table
challenge-counted = This result is in the score table.
challenge-not-counted = You had a result for that day already: this one does not count.
