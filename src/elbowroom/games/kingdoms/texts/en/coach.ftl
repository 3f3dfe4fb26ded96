### What the coach of a first game says: ten steps against a bot, five alone.

lesson-solo = Alone against the compass
lesson-solo-about = You know the game. Five steps: how the dummy opponent thinks.

coach-the-goal = Most points win, from meeples, magic, tower and capitals, once somebody has filled a track and the fifth shield lies.
coach-goal = Grow, learn, build
coach-goal-text = *Most points win.* Each of your meeples is worth 1, each level of magic 1, the tower up to 8, a capital 2. As soon as somebody has *7 meeples, tower 6 or magic 5*, the last round is on. This strip shows who is nearest. { $player } plays against you.
coach-goal-other = You lead a small people. Make it larger, teach it magic, raise its tower. Whoever completes one of the three tells everybody: this round is the last.
coach-goal-also = just look around: whatever you point at, the dark card explains it.
coach-card = The action card
coach-card-text = Each turn somebody puts a *shield on one of six actions*. Whoever chose it does it first, then the other may, too. A covered action is closed until five shields lie; then the card is cleared. Begin with *{ ACTION("patrol") }*: press it, then the main button.
coach-card-other = It is like ordering for the whole table: one chooses the dish, and everybody may eat. So choose what helps you more than the other.
coach-card-also = press the other five first: each says what it costs and brings. Nothing is chosen before the main button.
coach-patrol = One step
coach-patrol-text = Both your meeples stand in one region, where they collect only once. Send *one of them a step* to a neighbouring region: press *{ $region }*. From then on two regions feed you.
coach-patrol-other = A patrol moves one meeple to a region next door, on the same land. It costs nothing. Where somebody else stands, it would be a war.
coach-patrol-also = go elsewhere: the sign before a name tells what a region gives. A capital gives nothing now, but 2 points at the end.
coach-collect = Follow, or collect
coach-collect-text = { $player } chose *{ ACTION($action) }*. Whoever follows has two ways: *do the same* and pay for it, or *collect* 1 unit from each region: plains give food, forests mana, mountains ore. Collect now, you will need it: the button says what you get.
coach-collect-other = In your own turn you never collect: it is the turns of others that feed you. Follow only where the action is worth more than the harvest.
coach-collect-also = take the action too, if you can pay for it.
coach-expand = One more meeple
coach-expand-text = *{ ACTION("expand") }* brings a new meeple: 1 point, and soon another region. It costs as much *food* as you will then have meeples: { $price }. Press the action, then the main button, then a region where one of yours stands alone.
coach-expand-other = The third meeple costs 3 food, the seventh 7. It comes to one of yours that stands alone, and walks on from there.
coach-expand-also = choose any other free action; what you cannot use now is marked in red.
coach-magic = Magic
coach-magic-text = { $follows ->
        [yes] { $player } chose *{ ACTION("research") }*: this time, follow.
       *[no] Choose *{ ACTION("research") }*.
    } A level costs as much *mana* as its number and is worth 1 point. It also gives your people an *ability for good*: your sheet says which. Press the main button.
coach-magic-other = What is reached stays reached. Level 1 is cheap; level 5 costs 5 mana, has a bonus of its own and brings the last round.
coach-magic-also = collect instead: level 1 will still be there later.
coach-quest = Over the border
coach-quest-text = *{ ACTION("quest") }* leads a meeple from a border region to the border of *any other land*. Where a meeple of your opponent stands alone, that means *war* for the region. Choose the action; then press your meeple, then the region with the sign of war.
coach-quest-other = On a quest every border leads everywhere. A region with two meeples cannot be attacked; one alone can.
coach-quest-also = go to an empty region and fight nobody, or pay for a neutral meeple of the Lost Kingdom.
coach-war = The secret die
coach-war-text = Both set a die *in secret*. The higher number wins, a tie the defender. *Both pay for their own number*: mana counts 2, ore 1. { $player } can pay up to { $most }. { $sure ->
        [yes] So *{ $number }* cannot lose: press it, then the button that sets it.
       *[no] You cannot be sure to win: the *flag* costs nothing.
    }
coach-war-other = It is an auction in which the loser pays, too. See what the other could pay, then set what the region is worth to you.
coach-war-also = guess that { $player } sets less, and save something. Or set the flag: it is free and loses to any number.
coach-tower = The tower
coach-tower-text = { $follows ->
        [yes] { $player } chose *{ ACTION("build") }*: follow.
       *[no] Choose *{ ACTION("build") }*.
    } The next level costs as much *ore* as its number. The tower is worth 1, 2, 3, 4, 6 and at last *8 points*: its upper levels pay best. Press the main button.
coach-tower-other = Food makes people, mana magic, ore the tower. When one of them is short, { ACTION("trade") } turns any number of one kind into another.
coach-tower-also = collect instead, and build when there is more ore.
coach-points = Your own decision
coach-points-text = Points so far: you *{ $points }*, { $player } *{ $theirs }*, the number on each sheet. If something is short, *{ ACTION("trade") }* turns one kind into another. Which action brings you more than it brings { $player }? The one with the ring is of use to you, but *you decide*.
coach-points-other = Look at three things: what you can pay, what the other could do with the same action, and what is still free on the card.
coach-points-also = choose any free action. “{ stage-show-turn }” shows what a strong player would do.

coach-compass = The compass
coach-compass-text = Nobody sits opposite: a *compass* lies between the dummy’s land and yours. A die decides what the dummy does, the compass where. By *day* it picks what is nearest, by *night* what is farthest. When five shields lie, day and night change.
coach-compass-other = You play as always. The dummy wants nothing: a die is rolled, and whoever can read the compass knows what comes of it.
coach-compass-also = look at the lands: from the compass they are divided like the face of a clock.
coach-hours = Twelve hours
coach-hours-text = The die says *{ $hour }*: an hour on the ring. Every hour stands for an action, every action twice: 1 and 7 for { ACTION("research") }, 2 and 8 for { ACTION("trade") }, and so on round the ring. The lit hour is what the dummy does. “{ compass-plan-next }” leads on through its plan.
coach-hours-other = A clock without minutes: the hand falls on an hour, and the picture there is the action.
coach-hours-also = read the plan again: its steps stand in a list.
coach-plan = The hand on the board
coach-plan-text = Which meeple, and where to? *The same hand* decides, laid on the compass, then on the meeple. It points at { $hand }; where nothing is possible, the *next hour* clockwise counts, here { $hour }. The outlined regions were possible; *{ $region }* was picked.
coach-plan-other = Turn the hand slowly clockwise until it meets something possible. That is all the dummy thinks.
coach-plan-also = compare the outlined regions with the hour that is lit.
coach-skipped = The skipped hour
coach-skipped-text = The die says { $from }, but *a shield lies* on that action. So the dummy passes on clockwise to the *next free hour*: { $hour }. Only the action changes by that. For meeples and ways the hand still points at { $from }.
coach-skipped-other = Every shield closes two hours of the ring. With yours you steer what is left for the dummy.
coach-skipped-also = count which hours are still open.
coach-rival = What the dummy scores
coach-rival-text = The dummy has *{ $points }* points, counted like yours: meeples, magic, tower, capitals. It pays like you; what it cannot do, it replaces by *collecting*. When day and night change it gains 1 of each kind. In war its number is that of your meeples, *by day twice* that. Now beat it!
coach-rival-other = It never tires and never plans. Be quicker, and take from it what it came to by chance.
coach-rival-also = let it play more quickly: “{ ui-settings }” has three paces for it.

coach-again = Your turn
coach-again-text = Choose a free action and put your shield on it. Each says what it costs and what you have.
coach-acts = Carry it out
coach-acts-text = On the map regions are outlined where something can be done; else the main button does it.
coach-follow = You follow
coach-follow-text = { $player } chose *{ ACTION($action) }*. Do the same if it is worth its price to you, or collect.
coach-retreat = A war was lost
coach-retreat-text = Your meeple can retreat to a neighbouring region, for 1 food for each meeple you have. Else it is gone.
coach-match = War with the dummy
coach-match-text = Its number is known. Match it, and you win: you pay with mana and ore as always. Or lose, and pay nothing.
coach-stepping = One step at a time
coach-stepping-text = “{ compass-plan-next }” goes on through the dummy’s plan, “{ compass-plan-all }” shows the rest by itself.

coach-misstep-idle = *{ ACTION($action) }* is of no use to you now: only { $player } gains by it.
coach-misstep-wasted = You did nothing with *{ ACTION($action) }*, although it was possible: a turn without a gain.
coach-misstep-overbid = You pay for { $number }, and { $least } could not have lost either.
coach-misstep-yielded = The flag loses to any number; { $least } could not have lost.

coach-over-text = That was the last step: the rest of this game is yours alone. “{ stage-show-turn }” is there when you want advice.
