### The coach of a first game: what it says in every game, and the steps of all games of conquest.

coach-name = Your coach
coach-here = here
coach-step = step { $step } of { $steps }
coach-on = Go on
coach-back = Back
coach-otherwise = Other words
coach-alone = Play alone
coach-more = Everything the coach says
coach-goal-heading = The goal, in one sentence
coach-also-heading = You may also…
coach-wait = The others play
coach-wait-text = Watch what they do; “{ pages-tab-log }” tells it in sentences. The next step comes with your turn.
coach-asked = You are asked something
coach-asked-text = Read the bar below the map: it says what is asked and what each answer does. Any answer is allowed, and “{ ui-undo }” takes back what chance has not decided.
coach-over = Now you know the game
coach-over-text = That was the last step: the rest of this game is yours alone. After a decline you pick a fresh combo, with the coins that lie on it. “{ stage-show-turn }” is there when you want advice.

coach-the-goal = At the end of your turn every region you hold brings 1 coin; after the last turn most coins win.
coach-goal = A world too small
coach-goal-text = You and { $player } share this map for *{ COUNT($rounds, "turn") }*, counted here. At the end of each turn of yours, every region you hold brings you *1 coin*. After the last turn, whoever has the most coins wins.
coach-goal-other = Take land, keep it until your turn ends, and it pays you. There is room for everybody's tokens, but not for everybody's wishes. In the end the coins are counted, and nothing else.
coach-goal-also = just look around: whatever you point at, the dark card explains it.
coach-pick = A people and its power
coach-pick-text = A race always comes with a special power. The first banner is *free*; further right you leave 1 coin on each one you pass. *{ COMBO($race, $power) }* bring you { COUNT($tokens, "token", case: "acc") }: many, and simple to play. Press the banner, then the button that takes it.
coach-pick-other = You choose who you are for the next few turns. More tokens take more land. Coins you pay now are coins you must earn back, so the first banner is a good one to learn with.
coach-pick-also = read the others first: hold the pointer over a banner, or press it.
coach-enter = Your first region
coach-enter-text = A new race comes in from the *edge of the map*. The flag says how many tokens a region costs: 2, and 1 more for each mountain, token or piece that stands there. *{ $region }* costs { $cost }. Press it.
coach-enter-other = Only land at the edge can be your first. Empty land is cheap; a mountain or somebody living there makes it dearer. Look for a flag with a low number, and press.
coach-enter-also = begin anywhere else that has a flag. Nothing you press here loses the game, and “{ ui-undo }” takes it back.
coach-conquer = Land that costs little
coach-conquer-text = From now on you take land *next to your own*, as long as your tokens last: { $hand } are in your hand. Cheap land first, because every region pays the same coin. *{ $region }* costs { $cost }. Press it, and go on.
coach-conquer-other = Your land grows like a puddle: always at its rim. Three regions for 2 tokens each pay 3 coins; two for 3 tokens each pay only 2.
coach-conquer-also = take land for which your race or power brings more: “{ pages-tab-cards }” tells which. Or stop with “{ stage-conquering-done }”, and keep tokens to defend.
coach-die = One last attempt
coach-die-text = You cannot pay for more, but one token is left and the *die* may add to it. The dark flag says what you need: for *{ $region }* a { $needs } or more. Win or lose, the roll ends your conquests. Press it, then “{ prompt-attempt-roll }”.
coach-die-other = The die has three blank sides, then 1, 2 and 3. What it shows counts as extra tokens, once a turn, for your last conquest. If it fails, you keep your tokens.
coach-die-also = leave the die alone and press “{ stage-conquering-done }”.
coach-redeploy = Before the others come
coach-redeploy-text = Each region keeps at least 1 token; the others you may spread as you like. Put them where somebody could attack: 1 token more makes that region 1 dearer. “{ prompt-redeploy-front }” does it for you. Then press the main button, and your turn pays.
coach-redeploy-other = Whoever attacks pays 2, and 1 more for each of your tokens. Land deep inside needs only one; land at the rim wants company.
coach-redeploy-also = press your regions yourself to put tokens down, and move them with − and +.
coach-score = Your turn has paid
coach-score-text = That turn brought you *{ COUNT($coins, "coin", case: "acc") }*: 1 for each region, the rest from your race and power. Then { $player } played; “{ pages-tab-log }” tells how. When somebody takes a region of yours, 1 token there is gone for good, and the others come back to you.
coach-score-other = You are paid at the end of every turn of yours, for what you hold then. What somebody takes from you later was paid for already.
coach-score-also = watch again what { $player } did: the line above the map has a button for it.
coach-choice = Play on
coach-choice-text = Every turn begins with a choice. *Play on*, and all tokens but 1 in each region come back to your hand: now { $tokens }. Your people are still strong. Press a region you want, and you conquer again.
coach-choice-other = Pick up what you can spare and go on where you stopped. The more land you hold, the fewer tokens you have to spare, and some day it is too few.
coach-choice-also = press one of your own regions, if you want to leave it and have its last token too.
coach-decline = Your own decision
coach-decline-text = If you play on, { COUNT($tokens, "token", case: "nom") } come back: fewer each turn. If your people *go in decline*, you conquer nothing now, but their regions go on bringing coins, and next turn you choose a fresh people. Decline, or play on? You decide.
coach-decline-other = A race in decline costs you nothing: it stays on the map with 1 token in each region and brings 1 coin for each. You only give up this turn's conquests. Once or twice too early is cheaper than twice too late.
coach-decline-also = play on once more, if there is still cheap land. Ask “{ stage-show-turn }” what a strong player would do.

coach-withdraw = Somebody took your land
coach-withdraw-text =
    { $tokens ->
        [0] All your tokens stand on the map again: press the main button.
       *[other] 1 token of that region is gone for good; { COUNT($tokens, "token", case: "acc") } you now put into regions you still hold. “{ prompt-redeploy-front }” does it for you.
    }
coach-fresh = A new people
coach-fresh-text = Your old people stay on the map and bring 1 coin for each region. Choose a fresh one: coins that lie on a banner are yours if you take it.
coach-again = Conquer again
coach-again-text = As before: cheap land next to your own first, and the die when you can pay for nothing more. Stop with the main button when you like.
coach-spread = Spread your tokens
coach-spread-text = As before: where an attack is likely, 1 token more makes it dearer. Then the main button ends your turn, and it pays.

coach-misstep-dear = *{ $region }* cost you { $cost }; *{ $other }* would have cost { $least } and brings the same coin. Keep it, or take it back.
coach-misstep-early = You stopped while *{ $other }* was to be had for { $least }: that is 1 coin less in each turn you would have held it.
coach-misstep-paid = That cost you { COUNT($price, "coin", case: "acc") }: as much as { COUNT($price, "region", case: "nom") } { $price ->
        [one] brings
       *[other] bring
    } in a turn. It can be worth it for a strong people.
coach-misstep-hasty = Your people could still have conquered much. Declining costs you a whole turn of conquests now.
