### What every action, kind of region, resource, piece and word of this game does, in at most 160 characters.

## Actions

rule-action-patrol = Move one standing meeple to a neighbouring region of its territory. Or stand up a lying one, or break an alliance.
rule-action-quest = Move one standing meeple from a border region to a border region of any other territory.
rule-action-build = Pay as much ore as the next tower level says and raise your tower by one. With Heroes' Call also place a fortress.
rule-action-research = Pay as much mana as the next magic level says and reach it. Its ability works at once.
rule-action-expand = Pay as much food as you will then have meeples in play, and add one where exactly one of yours is and nobody else's.
rule-action-trade = Give up any number of food, mana or ore and take the same number of one other of them. Silver is never traded.
rule-action-collect = Instead of following: one unit from each region where you have a meeple that can collect. The active player never collects.

## Kinds of region

rule-terrain-plains = Gives 1 food when you collect.
rule-terrain-mountain = Gives 1 ore when you collect.
rule-terrain-forest = Gives 1 mana when you collect.
rule-terrain-ruins = A meeple that enters lies down and searches: 1 resource of your choice while it lies. At the end meeples in ruins are removed.
rule-terrain-capital = Gives nothing when you collect. At the end 2 points if you are there alone, 1 for each of two allies.
rule-terrain-peaks = Gives 1 silver when you collect. Only with Heroes' Call.
rule-terrain-tundra = Room for one meeple: 1 resource of your choice, no war, no fortress. At the next Patrol or Quest it must leave.
rule-terrain-water = Cannot be entered or crossed without an ability, and gives nothing.
rule-terrain-river = Two regions on both sides of a river are not neighbours. A river counts as water, but nobody can enter it.
rule-terrain-crag = Cannot be entered or crossed without an ability, and gives nothing.

## Resources

rule-resource-food = From plains. Pays for Expand and retreat. Worth nothing in war. At most 9.
rule-resource-mana = From forests. Pays for Research. Worth 2 in war, without change. At most 9.
rule-resource-ore = From mountains. Pays for Build. Worth 1 in war. At most 9.
rule-resource-silver = From peaks. Stands in for food, mana or ore in Expand, Build, Research and retreat; never in war or Trade. At most 9.

## Words and pieces

rule-term-territory = One side of a territory card: regions, and features nobody enters without an ability. Yours is your home territory.
rule-term-border-region = A region at the edge of its card. Quests start and end there.
rule-term-feature = Water, rivers and crags: no step leads in or across without an ability.
rule-term-occupy = You occupy a region where you have at least one meeple. A fortress alone does not occupy it.
rule-term-meeple = Seven for each player. At most two in a region, whoever owns them. Each in play scores 1 point at the end.
rule-term-action-card = Six actions. Each turn the active player covers one with a shield. When all five shields lie, the card is cleared.
rule-term-follower = Everybody but the active player, in turn order: each takes the chosen action too, or collects.
rule-term-resource-of-choice = Food, mana or ore as you like; never silver.
rule-term-last-meeple = If you have only one meeple in play, you collect 1 more resource of your choice. It never dies: it retreats free of charge.
rule-term-tower = Six levels costing 1 to 6 ore. Only your level counts at the end: 1, 2, 3, 4, 6 or 8 points.
rule-term-magic = Five levels costing 1 to 5 mana. Each gives your faction an ability and 1 point at the end; level 5 adds a bonus.
rule-term-war = Entering a region with an enemy meeple or standing fortress starts a war. Higher number wins, ties go to the defender.
rule-term-war-die = Both sides secretly set a number from 1 to 11 or the flag. A number must be affordable, and both pay, win or lose.
rule-term-war-cost = Your number, less discounts. Mana pays 2, ore 1, food and silver nothing. You may not add units you do not need.
rule-term-flag = The offer of peace: two flags make an alliance, a lone flag loses to any number. It costs nothing.
rule-term-alliance = Two players share one region and both collect from it. Elsewhere they stay enemies. A Patrol may break it, which is war.
rule-term-retreat = The loser may move to a free neighbouring region for 1 food per own meeple in play. Otherwise the meeple is lost.
rule-term-laid-down = A meeple laid down cannot move or collect, but defends. A Patrol stands it up.
rule-term-searching = Lying in ruins: the only meeples that collect while they lie.
rule-term-supply = Meeples and fortresses beside the board. What is lost returns here.
rule-term-lost-kingdom = With two players a third territory full of neutral meeples. Each conquest costs as much as there are neutrals left.
rule-term-neutral = A neutral meeple never bids, moves or scores. It leaves the game when its region is taken.
rule-term-end-trigger = Seven meeples in play, tower level 6, magic level 5 or a third retired hero. The game ends when the card would be cleared.
rule-term-scoring = Points: 1 per meeple outside ruins, 1 per magic level, your faction's bonus, your tower, capitals, heroes, fortresses abroad.

## Heroes' Call

rule-term-heroes-call = Adds heroes, fortresses, silver, frozen lands and pieces that lie down.
rule-term-hero = A meeple with a card and up to three levels. Its abilities work for the hero alone unless the card says otherwise.
rule-term-hero-level = A hero rises instead of a normal Build, Research or Expand, for the price on its card, or by winning a war.
rule-term-retire = At level 3 a hero retires: a regular meeple takes its place and the card is worth 3 points. Your next new meeple is a hero again.
rule-term-hero-death = A hero that loses a war without retreating is lost, and its card goes back into the deck.
rule-term-fortress = Placed with every tower level. Standing, it defends its region and makes your wars there 1 cheaper. 1 point if abroad.
rule-term-fortress-lost = Losing a war in the region of your fortress costs you the fortress and one tower level.
rule-term-fortress-laid-down = A fortress laid down does not defend; an enemy entering removes it. Build stands it up free of charge.
rule-term-frozen-lands = Territories with peaks and tundra.

## Playing alone

rule-term-dummy = Your opponent when you play alone. It follows the compass, never pays for wars and never has a hero.
rule-term-compass = The card between the two territories. A roll from 1 to 12 is a clock hand that picks the dummy's action and directions.
rule-term-compass-ring = 1 and 7 Research, 2 and 8 Trade, 3 and 9 Build, 4 and 10 Patrol, 5 and 11 Quest, 6 and 12 Expand. Covered: the next free one.
rule-term-compass-region = Regions: those in the hand's direction from the compass; by day the nearest, by night the farthest. None: one hour on.
rule-term-compass-meeple = Meeples: as regions, but always the one nearest the compass.
rule-term-compass-move = Moves: the hand is laid on the meeple and points where it goes; if that cannot be, the next possible direction clockwise.
rule-term-compass-flip = Each time the action card is cleared, day and night change and the dummy gains 1 food, 1 mana and 1 ore.
rule-term-solo-war = No dice: the dummy's number is twice your meeples in play by day, as many by night. Match it by paying, or lose for nothing.
rule-term-solo-expand = The dummy's new meeple goes into an empty region next to one of its meeples, chosen by the compass.
rule-term-solo-trade = The dummy does not trade: it gains 1 food, 1 mana and 1 ore.
rule-term-solo-collect = What the dummy cannot do or pay for it does not do; it collects instead, even when it is active.
