### The coach of a first game: the steps that only this game has, and shared ones that need other words here.

lesson-known = I know Small World
lesson-known-about = Only what is new: islands and ships, artifacts and legendary places, objectives, Alliance and Horde.

coach-the-goal = At the end of your turn every region you hold, on any island, brings 1 coin; after the last round most coins win.
coach-goal = A world of islands
coach-goal-text = You and { $player } share these islands for *{ COUNT($rounds, "round") }*, counted here. At the end of each turn of yours, every region you hold brings you *1 coin*. Both begin with 5 coins. After the last round, whoever has the most wins.
coach-goal-other = Take land, keep it until your turn ends, and it pays you. Islands, ships and artifacts are only ways to more land. In the end the coins are counted, and nothing else.
coach-goal-also = just look around: whatever you point at is explained, and “{ pages-tab-cards }” explains all signs on the islands.
coach-pick = A people and its power
coach-pick-text = A race always comes with a special power. The first banner is *free*; on each one you pass you leave 1 coin. *{ COMBO($race, $power) }* bring you { COUNT($tokens, "token", case: "acc") } and are good to learn with. Press the banner, then the button that takes it.
coach-pick-other = You choose who you are for the next few turns. More tokens take more land. Coins you pay now are coins you must earn back, so the first banner is a good one to learn with.
coach-peoples = New peoples, two sides
coach-peoples-text = All races and powers are new. The crest on a banner tells its side: *Alliance*, *Horde* or neutral. Prices are as ever, and you begin with 5 coins. *{ COMBO($race, $power) }* are free, bring { COUNT($tokens, "token", case: "acc") }, and with them you meet most of what is new. Press the banner, then the button that takes it.
coach-peoples-other = You pick, conquer, redeploy, score and decline as you know it. New are the sea between the islands, what lies hidden on them, and that peoples belong to sides.
coach-peoples-also = read the others first: hold the pointer over a banner, or press it. All of them stand under “{ ui-rules-reference }” too.
coach-landing = Coming ashore
coach-landing-text = A new race comes by ship, to a *landing region*: one with an anchor, on any island. The flag says what a region costs: 2 tokens, 1 for the ship, and 1 for each mountain, token or piece that stands there. *{ $region }* costs { $cost }. Press it.
coach-landing-other = Only land with an anchor can be your first. The ship always costs 1 token more, so look for an anchor where nobody lives.
coach-landing-also = land anywhere else that has a flag, on the other island too. Nothing you press here loses the game, and “{ ui-undo }” takes it back.
coach-conquer-text = From now on you take land *next to your own*, without a ship, as long as your tokens last: { $hand } are in your hand. Cheap land first, because every region pays the same coin. *{ $region }* costs { $cost }. Press it.
coach-site = Something lies face down
coach-site-text = In one region of every island something is hidden: an *artifact* or a *legendary place*. Nobody knows what, until a race moves in. *{ $region }* is such a region, and costs { $cost }. Press it, and see.
coach-site-other = Every island has one secret. The first race to come turns it over for good, and whoever holds the region has the use of it.
coach-site-also = take other land first. But what is hidden here waits for your opponents, too.
coach-found = { SITE($site) }
coach-found-text =
    { $does } { $kind ->
        [artifact] It is an *artifact*: it moves along to the region it was used for.
       *[place] It is a *legendary place*: it stays where it is.
    } Whoever takes its region from you has it then. Only an active race has the use of it. Your panel shows what you hold.
coach-found-other =
    { $kind ->
        [artifact] Artifacts are tools. They lie in a region, help its owner once a turn, and wander. Guard the region where it lies at the end of your turn.
       *[place] Legendary places are like a second terrain of their region. They serve whoever holds it with an active race. Guard it.
    }
coach-found-also = read again what it does, under “{ pages-tab-cards }”.
coach-murlocs = Somebody lives there
coach-murlocs-text = *Murlocs* play for nobody, but they defend their region: that costs 1 token more. Conquered, they are gone for good. *{ $region }* costs { $cost }, and you have { $hand } in hand. Press it.
coach-murlocs-other = 2 for the land, 1 for everybody who stands on it. So it is with Murlocs, and so it is with the tokens of other players.
coach-murlocs-also = take emptier land, or stop with “{ stage-conquering-done }” and keep tokens to defend.
coach-redeploy-text = Each region keeps at least 1 token; the others you may spread as you like. Put them where somebody could attack, by land or by ship: 1 token more makes that region 1 dearer. “{ prompt-redeploy-front }” does it for you. Then press the main button.
coach-objectives = Two objectives
coach-objectives-text = Humans lay out two *military objectives*. If you conquer such a region, you get 2 coins at once. If others do, they get 2 and you too; the Horde gets nothing. So put them where you want to be next turn: *{ $region }*, for example. Press it.
coach-objectives-other = An objective is a promise: take this region, and 2 coins are paid on the spot, besides what the region brings. Keep the promise cheap: near you, and with nobody in it.
coach-objectives-also = choose any land that no Alliance race holds. Far away it will hardly pay you.
coach-choice-text =
    Every turn begins with a choice. *Play on*, and all tokens but 1 in each region come back to your hand: now { $tokens }. { $prize ->
        [objective] Your objective in *{ $region }* pays 2 coins. Press that region, and you conquer again.
       *[none] Press *{ $region }*, and you conquer again.
    }
coach-sides = Alliance and Horde
coach-sides-text =
    Crests tell who fights for whom. You fight for the { FACTION($faction) }, the { RACE($race) } of { $player } for the { FACTION($foes) }. Take a region from a race of the other side, and your turn brings *1 coin more*, for each such race once. { $open ->
        [yes] *{ $region }*, for example, costs { $cost }.
       *[no] For now they are too strong, or too far away.
    }
coach-sides-other = Taking land from your own side or from neutral races brings no more than the land. Taking it from the other side pays extra, in every turn anew.
coach-sides-also = attack them in this very turn. But whoever loses a region loses 1 token at most, and will come back with the others.
coach-tool = { SITE($site) } helps
coach-tool-text =
    Once in each turn of yours it helps in one conquest. { $laid ->
        [yes] The flags now show what regions cost with its help: *{ $region }* only { $cost }. Press it.
       *[no] Press its button in the bar below the map, and the flags change.
    } Afterwards it lies in the region you took.
coach-tool-other = An artifact does nothing by itself: lay it ready, then conquer. Use it every turn, for something that would else be dear.
coach-tool-also = press the button again to put it away, and conquer without it.
coach-ship = Across the sea
coach-ship-text = Islands never touch. But every *landing region* is open to your ships, in every turn and as often as you like, for 1 token more. *{ $region }* lies on { ISLAND($island) } and costs { $cost }. Press it.
coach-ship-other = When land beside yours becomes dear, look at the anchors elsewhere. Once you are ashore, the neighbours there need no ship.
coach-ship-also = stay where you are, if land beside yours is cheaper.
coach-decline-also = play on once more, if there is still cheap land, ashore or overseas. Ask “{ stage-show-turn }” what a strong player would do.

coach-onward = Your turn begins
coach-onward-text = Play on, or let your people decline: the choice of every turn. To play on, press a region you want.
coach-again-text = Go for land that pays most for the fewest tokens, by land or by ship, and the die when you can pay for nothing more. Stop with the main button when you like.
coach-posts = Objectives again
coach-posts-text = Lay them where you want to be next turn, near you and cheap: *{ $region }*, for example.

coach-misstep-far = *{ $region }* is out of your reach next turn: neither beside your land nor open to ships. Your 2 coins wait until you get there, and others may come first.
