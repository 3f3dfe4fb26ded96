### Hints at the table, odds and mistakes in the replay.

## Hints

study-hint = Hint
study-hint-how = A bot says what it would do in your place. It sees what you see, and does nothing by itself
study-hint-thinking = A bot is thinking…
study-hint-title = A strong turn
study-then = { $kind ->
    [dial] Then see which number the other one sets.
    [die] Then see what the die says.
    [combo] Then see which combo turns up.
    [site] Then see what lies there.
    [bomb] Then see whether it explodes.
   *[other] Then see.
 }
study-hint-expected = You may expect about { COUNT($amount, $noun, case: "acc") } at the end.
study-hint-die = The die helps { $percent }% of the time.
study-hint-other = Another way
study-hint-other-expected = About { COUNT($amount, $noun) } at the end.
study-chances-now = Chances now
study-chances-after = after this turn: { $after }%
study-hint-luck = { $lucky }% if the die helps, { $unlucky }% if not.
study-hint-other-chance = { $lost ->
    [0] { $after }% after it.
   *[other] { $after }% after it, { $lost } less.
 }
study-hint-close = Close the hint
study-hints-allowed = Hints are allowed at this table.
study-hints-none = There are no hints at this table.
study-allow-hints = Allow hints and odds
study-region = Step { $number } of the hint.
study-hint-known = A hint plans only with what is known.
pages-key-hint = ask for a hint

## The steps of a plan; regions and players are names and never inflected

plan-expand = Play on with your race.
plan-decline = Go in decline.
plan-pick = Pick { $combo }.
plan-abandon = Abandon { $regions }.
plan-conquer = Conquer { $regions }.
plan-attempt = Try { $region } with the die.
plan-roll = Roll the die.
plan-substitute = Replace a token in { $region }.
plan-dragon = Send the dragon to { $region }.
plan-redeploy = Distribute your tokens: { $pieces }.
plan-take = Take tokens off the map: { $pieces }.
plan-place = Place your withdrawn tokens: { $pieces }.
plan-markers = Place { $pieces }.
plan-piece = { $region } { $count }
plan-peace = Offer peace to { $player }.
plan-peace-nobody = Offer peace to nobody.
plan-done = End this step.
plan-other = { $action }.

## Odds

study-odds = Odds, turn by turn
study-wins = Chance to win
study-coins = Expected coins
study-points = Expected points
study-odds-of = { $name }: { $value }
study-percent = { $percent }%
study-turn-of = Turn { $turn }, { $name }
study-odds-end = End
study-odds-making = The odds are being worked out…
study-odds-known-you = Reckoned from what you may know. The same bot gives hints and finds mistakes.
study-odds-known-all = Reckoned from what everybody may know.
study-odds-table = As a table
study-turning-points = Turning points
study-turning-point = Turn { $turn }, { $name }: the odds shifted by { $percent }%
study-no-turning-points = No single turn moved the odds much.

## Mistakes

study-mistakes-detail = A bot looks at every turn of a seat again, from what the seat could know then. Luck with the die does not count.
study-mistakes-look = Look for mistakes
study-mistakes-progress = Turn { $done } of { $total }
study-mistakes-none = No turn could have been played much better. Well done!
study-mistakes-order = The costliest first; under “{ study-tab-moves }” each stands at its turn.
study-played = Played: { $plan }
study-better = Better: { $plan }
study-jump = Show this moment

## What speaks for a turn; `instead` is the number of the turn it is compared with, or none

study-why = Why
study-why-income = { $instead ->
    [none] It brings { COUNT($amount, $noun, case: "acc") } this turn.
   *[other] It brings { COUNT($amount, $noun, case: "acc") } this turn instead of { $instead }.
 }
study-why-regions = { $instead ->
    [none] You hold { COUNT($amount, "region", case: "acc") } afterwards.
   *[other] You hold { COUNT($amount, "region", case: "acc") } afterwards instead of { $instead }.
 }
study-why-taken = { $instead ->
    [none] It takes { COUNT($amount, "region", case: "acc") } from { $player }.
   *[other] It takes { COUNT($amount, "region", case: "acc") } from { $player } instead of { $instead }.
 }
study-why-decline = It makes room for a new race.
study-why-score = You should end with about { COUNT($amount, $noun, case: "acc") } instead of { $instead }.
study-why-rival = { $player } should end with about { COUNT($amount, $noun, case: "acc") } instead of { $instead }.
