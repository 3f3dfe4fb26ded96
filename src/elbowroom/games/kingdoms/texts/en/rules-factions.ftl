### What every faction is, its five levels, what it needs, and which of it is printed.

## Dark Elves

rule-faction-dark-elves = Forest dwellers: woods feed their magic, shelter them in war and score at the end.
rule-faction-dark-elves-1 = Each meeple you move into a forest earns you 1 mana.
rule-faction-dark-elves-2 = Wars in forests cost you 1 less.
rule-faction-dark-elves-3 = When you collect from two or more forests, take 1 mana more.
rule-faction-dark-elves-4 = When you win a war, take 1 resource from the loser.
rule-faction-dark-elves-5 = At the end: 1 point for each forest you occupy, at most 3.
source-faction-dark-elves = Level 5 follows public descriptions, its limit and levels 1 to 4 are our own design.

## Dwarves

rule-faction-dwarves = Builders: mountains bring them ore, building is cheap, and nobody climbs past their tower for nothing.
rule-faction-dwarves-1 = Whoever builds up to the tower level you are on pays 1 ore more.
rule-faction-dwarves-2 = Each meeple you move into a mountain by Patrol or Quest earns you 1 ore.
rule-faction-dwarves-3 = Build costs you 1 ore less.
rule-faction-dwarves-4 = When Trade is chosen, you may Build instead.
rule-faction-dwarves-5 = At the end: 1 point if nobody's tower is higher than yours.
source-faction-dwarves = All five levels follow the printed card.

## Orcs

rule-faction-orcs = Fighters: they win ties, pay for wars with food and can raise a bid after the dice are shown.
rule-faction-orcs-1 = You win wars with equal numbers.
rule-faction-orcs-2 = In war you may pay with food too; each unit is worth 1.
rule-faction-orcs-3 = When you win a war, gain 1 food.
rule-faction-orcs-4 = After the dice are shown you may add one more unit to your bid, even past 11.
rule-faction-orcs-5 = At the end: 2 points if no other player has a meeple on your home territory.
source-faction-orcs = Levels 1, 2, 4 and 5 follow the printed card, their order in part guessed; level 3 is our own design.

## Goblins

rule-faction-goblins = A swarm: two meeples patrol at once, retreat is easy and new ones settle next door.
rule-faction-goblins-1 = Patrol moves up to two of your meeples.
rule-faction-goblins-2 = Expand costs you 1 food less, but never less than 1.
rule-faction-goblins-3 = Retreat costs you 2 food less.
rule-faction-goblins-4 = Expand may put the new meeple into a region next to one of yours.
rule-faction-goblins-5 = At the end: 1 point for each territory but your own where you have a meeple, at most 3.
source-faction-goblins = Level 1 follows the printed card; levels 2 to 5 are our own design.

## Undead

rule-faction-undead = The restless: death pays them, mana feeds them and ruins do not hold them.
rule-faction-undead-1 = When a war costs you a meeple, gain 2 mana.
rule-faction-undead-2 = You may pay for Expand with mana in place of food.
rule-faction-undead-3 = Your meeples searching ruins may leave without standing up first.
rule-faction-undead-4 = When you drive an enemy meeple off the board in war, gain 2 food.
rule-faction-undead-5 = At the end: your meeples in ruins stay and score like all others.
needs-faction-undead = Dealt at random only if some territory in play has ruins.
source-faction-undead = The name is printed; all five levels are our own design.

## Humans

rule-faction-humans = Traders: every Trade pays extra, coasts feed them, and full stores score at the end.
rule-faction-humans-1 = When Research is chosen, you may Trade instead.
rule-faction-humans-2 = Every time you Trade, gain 1 resource of your choice.
rule-faction-humans-3 = A war you pay with a single kind of resource costs you 2 less.
rule-faction-humans-4 = When you collect from a region beside water, take 1 food more.
rule-faction-humans-5 = At the end: 1 point for each of food, mana and ore of which you hold 4 or more.
source-faction-humans = All five levels follow the printed sheet of 2013; later printings may differ.

## Merfolk

rule-faction-merfolk = At home by the water: it gives them mana, carries their patrols and opens every shore to their quests.
rule-faction-merfolk-1 = When you collect from a region beside water, take 1 mana more.
rule-faction-merfolk-2 = Your Patrol may step across water.
rule-faction-merfolk-3 = Wars beside water cost you 1 less.
rule-faction-merfolk-4 = Regions beside water are borders for your Quests, which may also join two of them on one territory.
rule-faction-merfolk-5 = At the end: 1 point for each region beside water you occupy, at most 3.
needs-faction-merfolk = Dealt at random only if some territory in play has water.
source-faction-merfolk = The name is printed; all five levels are our own design.

## Shapeshifters

rule-faction-shapeshifters = Copycats of the crags: they cross and enter them, and borrow the discounts and bonuses of others.
rule-faction-shapeshifters-1 = Your Patrol may step across a crag.
rule-faction-shapeshifters-2 = When you collect, one of your regions beside a crag may give a resource of your choice.
rule-faction-shapeshifters-3 = In war you share those of your opponent's war discounts that fit you too.
rule-faction-shapeshifters-4 = Your meeples may enter crags.
rule-faction-shapeshifters-5 = At the end: as many points as the best level-5 bonus of another player, at least 1, at most 3.
needs-faction-shapeshifters = Dealt at random only if some territory in play has a crag.
source-faction-shapeshifters = The name is printed; all five levels are our own design.

## Elves

rule-faction-elves = Mana for everything: it pays for building, new meeples and cheap wars, and blunts that of others.
rule-faction-elves-1 = One Trade may turn both ore and food into mana.
rule-faction-elves-2 = A war you pay with mana alone costs you 1 less.
rule-faction-elves-3 = You may pay for Build and Expand with mana in place of ore and food.
rule-faction-elves-4 = Against you, an opponent's mana is worth only 1 in war.
rule-faction-elves-5 = At the end: 1 point for each opponent with less mana than you.
source-faction-elves = All five levels follow the printed sheet of 2013; their order is in part guessed.

## Halflings

rule-faction-halflings = Peacemakers: alliances pay them and cannot be broken, and answering their flag with arms is dear.
rule-faction-halflings-1 = If a number meets your flag, that opponent loses 2 resources.
rule-faction-halflings-2 = When you form an alliance, your ally gains 1 resource of their choice.
rule-faction-halflings-3 = When you form an alliance, you gain 1 resource of your choice.
rule-faction-halflings-4 = Opponents cannot break alliances with you; you still may.
rule-faction-halflings-5 = At the end: 1 point for each alliance you are in.
needs-faction-halflings = Dealt at random only if at least three play.
source-faction-halflings = All five levels follow a printed card; the name is our guess.

## Centaurs

rule-faction-centaurs = Runners of the plains: they patrol two steps far, feed there and turn a Patrol into a Quest.
rule-faction-centaurs-1 = On Patrol a meeple may take two steps.
rule-faction-centaurs-2 = Each meeple you move into plains earns you 1 food.
rule-faction-centaurs-3 = Wars in plains cost you 1 less.
rule-faction-centaurs-4 = When Patrol is chosen, you may Quest instead.
rule-faction-centaurs-5 = At the end: 1 point for each plains you occupy, at most 3.
source-faction-centaurs = All five levels are our own design.

## Lizardfolk

rule-faction-lizardfolk = Hard to dislodge: attacks feed them, defence is cheap, retreat cheaper still.
rule-faction-lizardfolk-1 = When you are attacked, gain 1 food.
rule-faction-lizardfolk-2 = Wars in which you defend cost you 1 less.
rule-faction-lizardfolk-3 = Retreat costs you 3 food less.
rule-faction-lizardfolk-4 = When you win a war as defender, gain 2 resources of your choice.
rule-faction-lizardfolk-5 = At the end: 2 points if you occupy at least four kinds of region.
needs-faction-lizardfolk = Dealt at random only if some territory in play has a capital, peaks or tundra.
source-faction-lizardfolk = All five levels are our own design.

## Valkyries

rule-faction-valkyries = Choosers of the slain: other people's wars and their own fallen bring mana, won wars bring points.
rule-faction-valkyries-1 = When two other players fight a war, gain 1 mana.
rule-faction-valkyries-2 = Wars in which you attack cost you 1 less.
rule-faction-valkyries-3 = When a war costs you a meeple, gain 2 mana.
rule-faction-valkyries-4 = When Research is chosen, you may Quest instead.
rule-faction-valkyries-5 = At the end: 1 point for each war you won, at most 3.
source-faction-valkyries = All five levels are our own design.

## Trolls

rule-faction-trolls = Mountain guards: mountains give ore and points, and whoever comes to their home pays a toll.
rule-faction-trolls-1 = Wars in mountains cost you 1 less.
rule-faction-trolls-2 = Each meeple you move into a mountain earns you 1 ore.
rule-faction-trolls-3 = Whoever comes to your home territory by Quest gives you 1 resource.
rule-faction-trolls-4 = Wars in which you defend on your home territory cost you 2 less.
rule-faction-trolls-5 = At the end: 1 point for each mountain you occupy, at most 3.
source-faction-trolls = All five levels are our own design.

## Constructs

rule-faction-constructs = Made of ore: it stands in for food, cheapens wars, and towers turn into points.
rule-faction-constructs-1 = You may pay for Expand with ore in place of food.
rule-faction-constructs-2 = A war paid with at least 1 ore costs you 1 less.
rule-faction-constructs-3 = When you collect from a mountain, take 1 ore more.
rule-faction-constructs-4 = When Expand is chosen, you may Build instead.
rule-faction-constructs-5 = At the end: 1 point for every two levels of your tower, at most 3.
source-faction-constructs = All five levels are our own design.

## Holy Order

rule-faction-holy-order = Scholars of the home: research pays twice, patrols become research, home wars are cheap.
rule-faction-holy-order-1 = When you follow a Research, gain 1 mana afterwards.
rule-faction-holy-order-2 = Wars on your home territory cost you 1 less.
rule-faction-holy-order-3 = When Patrol is chosen, you may Research instead.
rule-faction-holy-order-4 = When you reach this level, gain 3 mana.
rule-faction-holy-order-5 = At the end: 2 points if you occupy a capital or are in an alliance.
needs-faction-holy-order = Dealt at random only if some territory in play has a capital or at least three play.
source-faction-holy-order = Name and all five levels are our own design; it stands in for a printed order of knights.

## Lionfolk

rule-faction-lionfolk = A proud pack: plenty of food, loners by choice, strong in attack and in numbers.
rule-faction-lionfolk-1 = When you reach this level, gain 2 food.
rule-faction-lionfolk-2 = When the action card is cleared and you are in no alliance, gain 1 resource of your choice.
rule-faction-lionfolk-3 = When you reach this level, gain 4 food.
rule-faction-lionfolk-4 = Wars in which you attack cost you 2 less.
rule-faction-lionfolk-5 = At the end: 1 point for each opponent with fewer meeples in play than you.
source-faction-lionfolk = Levels 1, 2, 3 and 5 follow the printed card; level 4 could not be read and is our own design.

## Boarfolk

rule-faction-boarfolk = Chargers: they attack by Patrol, win ties and run on after a victory.
rule-faction-boarfolk-1 = Wars in which you attack by Patrol cost you 1 less.
rule-faction-boarfolk-2 = Each meeple you move into a forest earns you 1 food.
rule-faction-boarfolk-3 = A meeple that won a war as attacker may at once run on one region.
rule-faction-boarfolk-4 = When you attack, you win wars with equal numbers.
rule-faction-boarfolk-5 = At the end: 2 points if you have two or more meeples on other players' home territories.
source-faction-boarfolk = The name is printed; all five levels are our own design.

## Undead Knights

rule-faction-undead-knights = Fortress lords: their walls count double, the fallen pay and come back for mana.
rule-faction-undead-knights-1 = When a war costs you a meeple, gain 1 ore and 1 mana.
rule-faction-undead-knights-2 = Your fortress makes a war in its region 2 cheaper, not just 1.
rule-faction-undead-knights-3 = You may pay for retreat with any mix of resources.
rule-faction-undead-knights-4 = You may pay 2 mana to put a fallen regular meeple back on your home territory at once.
rule-faction-undead-knights-5 = At the end: 1 point for every two of your fortresses in play, at most 3.
needs-faction-undead-knights = Only with Heroes' Call.
source-faction-undead-knights = The name is printed; all five levels are our own design.

## Gnomes

rule-faction-gnomes = Tinkers: trades bring more, research is cheap, and full tracks score at the end.
rule-faction-gnomes-1 = Every Trade brings you 1 more of what you receive.
rule-faction-gnomes-2 = Research costs you 1 mana less, but never less than 1.
rule-faction-gnomes-3 = When you collect from a mountain, take 1 ore more.
rule-faction-gnomes-4 = When Trade is chosen, you may Research instead.
rule-faction-gnomes-5 = At the end: 1 point for each resource, silver included, of which you hold 5 or more, at most 3.
source-faction-gnomes = The name is printed; all five levels are our own design.

## Draconians

rule-faction-draconians = On the wing: they quest from anywhere, two at a time, and love the borders.
rule-faction-draconians-1 = Your Quests may start inland and may also end on the same territory.
rule-faction-draconians-2 = Wars in which you attack by Quest cost you 1 less.
rule-faction-draconians-3 = When you collect from three or more border regions, take 1 more resource of your choice.
rule-faction-draconians-4 = Quest moves up to two of your meeples.
rule-faction-draconians-5 = At the end: 2 points if all your meeples in play stand in border regions.
source-faction-draconians = Level 5 follows the printed card; levels 1 to 4 are our own design.

## Frost Wraiths

rule-faction-frost-wraiths = Cold water: they enter it, build and fight beside it, and chill the magic of one opponent.
rule-faction-frost-wraiths-1 = Wars beside water cost you 1 less.
rule-faction-frost-wraiths-2 = Your meeples may enter water.
rule-faction-frost-wraiths-3 = Build costs you 1 ore less when the fortress goes beside water.
rule-faction-frost-wraiths-4 = When you reach this level, one opponent of your choice drops one magic level.
rule-faction-frost-wraiths-5 = At the end: 1 point for each of your meeples in water, at most 3.
needs-faction-frost-wraiths = Dealt at random only if some territory in play has water.
source-faction-frost-wraiths = Levels 3 to 5 follow the printed card; levels 1 and 2 are our own design.

## Pirates

rule-faction-pirates = Raiders of foreign shores: they cross water, rob the beaten and score where they are strangers.
rule-faction-pirates-1 = Your Patrol may step across water.
rule-faction-pirates-2 = When you win a war, take 2 resources from the loser.
rule-faction-pirates-3 = Regions beside water are borders for your Quests, which may also join two of them on one territory.
rule-faction-pirates-4 = When you collect beside water away from home, take 1 more resource of your choice.
rule-faction-pirates-5 = At the end: 1 point for each region beside water you occupy away from home, at most 3.
needs-faction-pirates = Dealt at random only if some territory in play has water.
source-faction-pirates = The name is printed; all five levels are our own design.

## Birdfolk

rule-faction-birdfolk = High flyers: they quest in pairs, retreat for little or nothing and nest in the crags.
rule-faction-birdfolk-1 = Quest moves up to two of your meeples.
rule-faction-birdfolk-2 = Retreat costs you 2 food less.
rule-faction-birdfolk-3 = Your meeples may enter crags.
rule-faction-birdfolk-4 = Retreat costs you 4 food less altogether, in place of level 2.
rule-faction-birdfolk-5 = At the end: 1 point for each of your meeples in crags, at most 3.
needs-faction-birdfolk = Dealt at random only if some territory in play has a crag.
source-faction-birdfolk = All five levels follow the printed card; level 3 was hard to read.

## Bearfolk

rule-faction-bearfolk = Den dwellers: crags feed them, shelter them, take them in and make their fortresses cheap.
rule-faction-bearfolk-1 = Wars beside a crag cost you 1 less.
rule-faction-bearfolk-2 = When you collect from a region beside a crag, take 1 food more.
rule-faction-bearfolk-3 = Your meeples may enter crags.
rule-faction-bearfolk-4 = Build costs you 1 ore less when the fortress goes beside a crag.
rule-faction-bearfolk-5 = At the end: 1 point for each region beside a crag you occupy, at most 3.
needs-faction-bearfolk = Dealt at random only if some territory in play has a crag.
source-faction-bearfolk = The name is printed; all five levels are our own design.

## Imps

rule-faction-imps = Pests: they slip over crags, spoil and steal other people's goods, and score from poverty.
rule-faction-imps-1 = Your Patrol may step across a crag.
rule-faction-imps-2 = When a Patrol of yours ends beside a crag, one opponent of your choice discards 1 resource.
rule-faction-imps-3 = When you quest onto an opponent's home territory, take 1 resource from that opponent.
rule-faction-imps-4 = Opponents at war with you beside a crag pay 1 more.
rule-faction-imps-5 = At the end: 1 point for each opponent with no more than 3 food, mana and ore in all, at most 3.
needs-faction-imps = Dealt at random only if some territory in play has a crag.
source-faction-imps = The name is printed; all five levels are our own design.

## Ice Giants

rule-faction-ice-giants = They knock people over: whoever lies is cheap to beat, pays to rise and scores for them.
rule-faction-ice-giants-1 = Each meeple you move into peaks earns you 1 silver.
rule-faction-ice-giants-2 = Each Patrol move may lay down one enemy meeple next to where it ends.
rule-faction-ice-giants-3 = A war against a laid-down meeple costs you 2 less.
rule-faction-ice-giants-4 = When an opponent stands a meeple up, gain 1 resource of your choice.
rule-faction-ice-giants-5 = At the end: 1 point for each enemy meeple lying down outside ruins, at most 3.
needs-faction-ice-giants = Only with Heroes' Call. Dealt at random only if some territory in play has peaks.
source-faction-ice-giants = The name is printed; all five levels are our own design.

## Yeti

rule-faction-yeti = At home in the cold: tundra feeds them double and does not drive them out, peaks protect them.
rule-faction-yeti-1 = Your meeple in tundra collects two resources.
rule-faction-yeti-2 = Your meeples need never leave the tundra.
rule-faction-yeti-3 = Each Quest may lay down one enemy meeple next to where it ends.
rule-faction-yeti-4 = Wars in peaks cost you 2 less.
rule-faction-yeti-5 = At the end: 1 point for each of your meeples in peaks or tundra, at most 3.
needs-faction-yeti = Only with Heroes' Call. Dealt at random only if some territory in play has peaks or tundra.
source-faction-yeti = The name is printed; all five levels are our own design.

## Minotaurs

rule-faction-minotaurs = Wall breakers: enemy fortresses do not stop them, fall over before them and pay in ore and points.
rule-faction-minotaurs-1 = Attacks on a region with a standing enemy fortress cost you 1 less.
rule-faction-minotaurs-2 = Each Patrol move may lay down one enemy fortress next to where it ends.
rule-faction-minotaurs-3 = Enemy fortresses give no discount against you.
rule-faction-minotaurs-4 = When you remove an enemy fortress, gain 2 ore.
rule-faction-minotaurs-5 = At the end: 1 point for each enemy fortress you removed, at most 3.
needs-faction-minotaurs = Only with Heroes' Call.
source-faction-minotaurs = The name is printed; all five levels are our own design.
