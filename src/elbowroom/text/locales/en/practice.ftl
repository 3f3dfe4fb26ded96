### Practice: puzzles, drills, and what one loses most by.

practice-title = Practice
practice-lead = Decisions from real games between strong bots. In each, one way is clearly better than all others: find it on the board. A wrong answer costs nothing but rating.
practice-none = There are no puzzles here that fit the rules of these games.
practice-gone = This puzzle is not there any more: it was taken out, or made for other rules.
practice-all = All puzzles
practice-daily = Puzzle of the day
practice-daily-about = The same for everybody today.
practice-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
practice-rated = Rated practice
practice-tried = { $count } of { $of } tried.
practice-run = { $run } right in a row, { $longest } at most.
practice-begin = Begin
practice-look-again = Look at it again
practice-next = Next puzzle
practice-grade = Grade { $grade }
practice-found = found
practice-not-found = not found
practice-untried = not tried yet

practice-drills = Drills
practice-drills-about = { $count } decisions of one kind, one after the other; at the end you hear what you gave away.
practice-drill-choice = When to let a race decline, and when to play on with it.
practice-drill-pick = What a combo is worth.
practice-drill-conquer = Which regions to take.
practice-drill-redeploy = Where the tokens stand when others come.

practice-task-turn = Find the turn worth most: { $theme }
practice-task-answer = Decide well: { $theme }
practice-place = { $place } of { $of }
practice-you = You
practice-verdict = What came of it
practice-judging = Your turn is being judged …
practice-right = Right!
practice-kept = You keep all of your { $of }%.
practice-nearly = As good as the best: { $points } of { $of }% given away.
practice-not-best = Not the best
practice-rating = Rating { $rating }
practice-series-end = Drill done: { $right } of { $of } right. On average { $points }% given away.
practice-again = Try again
practice-show = Show the answer
practice-play-on = Play on from here against bots

practice-answer = The answer
practice-missed = { $percent }% of the weaker bots miss it.
practice-keeps = It keeps the whole chance of { $of }%.
practice-tempting = Tempting, but worse
practice-loses = Gives away { $points }%.
practice-fallen-for = Bots that do this: { $bots }

practice-own = What you lose most by
practice-own-none = When this browser has finished games of this kind, you see here which decisions cost you most.
practice-own-about = { $count ->
    [one] This browser has { $count } finished game of yours.
   *[other] This browser has { $count } finished games of yours.
  }
practice-own-look = Look at my games
practice-own-progress = { $done } of { $total } games looked at
practice-own-fine = No turn among { $turns } gave much away.
practice-own-kind = Decision
practice-own-times = Times
practice-own-lost = Given away each time
practice-own-examples = Examples
practice-own-example = Round { $round }: { $points }%
