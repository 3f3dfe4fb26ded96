### The rules for players.

rulebook-chapter-goal = What the game is about
rulebook-chapter-words = Words of the game
rulebook-chapter-setup = Set-up
rulebook-chapter-turn = A turn
rulebook-chapter-collecting = Collecting
rulebook-chapter-moving = Moving and room
rulebook-chapter-actions = The six actions
rulebook-chapter-war = War
rulebook-chapter-retreat = Retreat
rulebook-chapter-alliances = Alliances
rulebook-chapter-places = Ruins, capitals, water, crags
rulebook-chapter-factions = Factions and their magic
rulebook-chapter-heroes = Heroes' Call: heroes
rulebook-chapter-fortresses = Heroes' Call: fortresses
rulebook-chapter-frozen = Heroes' Call: frozen lands
rulebook-chapter-lying = Lying meeples
rulebook-chapter-players = Two or five players
rulebook-chapter-solo = Playing alone
rulebook-chapter-own = Factions, heroes and territories of your own
rulebook-chapter-table = At this table

## What the game is about

rulebook-about-title = A tiny kingdom
rulebook-about =
    You lead a faction out of its home territory. Food brings new meeples, ore raises your tower, mana teaches your faction magic. What your faction learns works for all your meeples, a hero included; what a hero can do works for the hero alone, unless the card says otherwise.

rulebook-points-title = Where points come from
rulebook-points =
    The most victory points win. At the end count:
    - 1 for each meeple in play outside ruins, lying ones and the hero too
    - 1 for each magic level, and your faction's bonus on level 5
    - your tower level, 1, 2, 3, 4, 6 or 8
    - capitals: 2 alone, 1 each with an ally
    - with Heroes' Call 3 for each retired hero and 1 for each fortress outside your home territory

rulebook-triggers-title = How the game ends
rulebook-triggers =
    At the end of a turn the table looks whether somebody has 7 meeples in play, tower level 6 or magic level 5, or with Heroes' Call a third retired hero. Then the end is announced and cannot be taken back. You play on until the action card would be cleared; then the game is over at once, without clearing. If it happens in the turn of the fifth shield, that turn was the last.

rulebook-trigger-check-title = Only at the end of a turn
rulebook-trigger-check =
    A goal reached and lost again within one turn does not announce the end. What happens while the card is cleared, or when a waiting meeple comes back, is looked at when the next turn ends.

rulebook-tie-title = If you are tied
rulebook-tie =
    More meeples in play decides, then the higher tower, then the higher magic, then more resources in all, silver included. If even that is equal, you share the victory.

## Words of the game

rulebook-active-and-followers-title = Active player and followers
rulebook-active-and-followers =
    The active player chooses the action of a turn. Everybody else is a follower in that turn, and every other player is your opponent; alone that is the dummy.

rulebook-territory-title = Territories and borders
rulebook-territory =
    A territory is one side of a card: regions, where meeples can be, and features, that is water, rivers and crags, where without an ability they cannot. Yours is your home territory. A region at the edge of the card is a border region.

rulebook-kinds-title = Kinds of region
rulebook-kinds =
    Plains, mountains, forests, ruins and capitals; with Heroes' Call also peaks and tundra.

rulebook-adjacent-title = Adjacent
rulebook-adjacent =
    Regions of one territory that share a border are adjacent; a corner is not enough, and neither are regions on two sides of a river. For water and crags a corner is enough. Regions of different territories are never adjacent.

rulebook-pieces-title = Pieces and occupying
rulebook-pieces =
    Meeples, heroes and fortresses are pieces. You occupy a region where you have at least one meeple; a fortress alone does not occupy it. A piece stands or lies; a meeple lying in ruins is searching. In play is whatever is on a territory; the rest is in the supply.

rulebook-round-title = Round
rulebook-round =
    A round runs from one clearing of the action card to the next. Its end is the moment of clearing.

rulebook-of-choice-title = A resource of your choice
rulebook-of-choice =
    You pick food, mana or ore as you gain it. It is never silver.

## Set-up

rulebook-what-you-get-title = What lies on the table
rulebook-what-you-get =
    Everybody has 7 meeples and markers for food, mana, ore, magic and tower. In the middle lie the action card with six actions and 5 shields, the tower card and two war dice with the numbers 1 to 11 and a white flag. There are 29 factions, 8 territory cards with two sides each and 25 heroes.

rulebook-tracks-title = At most 9
rulebook-tracks =
    You can hold at most 9 of each resource; what you gain beyond that is lost. Everybody sees what everybody has.

rulebook-home-card-title = Players and home territories
rulebook-home-card =
    2 to 5 people play, or one alone. Everybody draws a territory card and chooses its side; no card is used twice. Without Heroes' Call five of the eight cards are dealt; with it all eight, or on request only the three of the frozen lands, with two more cards if more than three are needed. Who begins is drawn by lot; play goes clockwise.

rulebook-your-faction-title = Your faction
rulebook-your-faction =
    Factions are dealt at random, or chosen in seat order if the table wants that. Some factions need water, crags, ruins, peaks, tundra, a capital or three players; at random they are dealt only if that is in the game. Of several needs one is enough, and a river alone is no water. Who chooses freely may ignore it. With Heroes' Call the table may deal from that box alone.

rulebook-start-title = Your start
rulebook-start =
    Divide 6 units among food, mana and ore as you like, for a first game 3 food, 2 mana and 1 ore; silver cannot be taken. Put 2 meeples into one region of your home territory, not into tundra; in ruins they lie down at once. Tower and magic begin at 0, and the action card is empty.

rulebook-order-of-setup-title = In which order
rulebook-order-of-setup =
    - territory cards, then their sides in seat order
    - with two players the Lost Kingdom
    - factions, then who begins
    - with Heroes' Call everybody keeps one of two hero cards
    - in seat order resources and starting region
    What you choose is seen at once; only the hero cards are secret while you choose.

## A turn

rulebook-choose-action-title = Choose an action
rulebook-choose-action =
    The active player puts a shield on a free action of the card; that must be done even if nobody can use it. One space is always free. Then the active player takes that action or does nothing. The active player never collects.

rulebook-follow-title = Follow or collect
rulebook-follow =
    Then all others follow clockwise, one after the other. Each must either take the same action or collect resources. If there is no way for you to take the action, you collect, even if that brings nothing. A substitute that your ability allows counts as a way.

rulebook-once-title = Once
rulebook-once =
    Taking an action means doing it once, plus the extra moves your abilities grant.

rulebook-clearing-title = The next turn and the clearing
rulebook-clearing =
    After everybody has acted, the end of the game is checked and the next player clockwise is active. If all 5 shields lie there then, the card is cleared first, and whatever happens "when the card is cleared" happens, beginning with the active player. If the end was announced, the game ends instead.

rulebook-no-meeple-title = Without a meeple in play
rulebook-no-meeple =
    You still choose actions, Research and Trade, and without Heroes' Call you may Build; collecting brings nothing. A meeple that waits beside the board comes back at the beginning of a turn as soon as there is room in your home territory.

## Collecting

rulebook-yields-title = One unit from each region
rulebook-yields =
    Each region you occupy gives one unit, even with two meeples of yours in it:
    - plains food, mountain ore, forest mana, peaks silver
    - ruins and tundra a resource of your choice
    - a capital nothing
    Water, crags and regions with only your fortress give nothing.

rulebook-who-collects-title = Who can collect
rulebook-who-collects =
    In ruins a meeple collects only while it lies; everywhere else it must stand. If one of two meeples can collect, the region gives its unit; two searching meeples give one unit all the same. Allies who share a region both collect from it.

rulebook-last-meeple-title = The last meeple
rulebook-last-meeple =
    With exactly one meeple in play you collect 1 more resource of your choice.

rulebook-collecting-abilities-title = Abilities when collecting
rulebook-collecting-abilities =
    First every region gives its own, doubled or changed by abilities; then comes the bonus of the last meeple, then other bonuses. For a bonus about regions, a region counts only if a meeple of yours there can collect. Doubling nothing gives nothing, so a capital stays empty. After each gain, 9 is the limit.

## Moving and room

rulebook-room-title = How many fit
rulebook-room =
    At most 2 meeples are in a region, whoever owns them, in tundra 1; fortresses do not count. At most two players have pieces there. A region with 2 meeples cannot be entered by anyone, so it cannot be attacked either.

rulebook-entering-is-war-title = Entering is war
rulebook-entering-is-war =
    Entering a region with an opponent's meeple or standing fortress starts a war at once, unless you are already allied with that player there.

rulebook-who-moves-title = Who moves, and what blocks
rulebook-who-moves =
    Only standing meeples move, except out of tundra or by an ability. Rivers, water and crags block every step unless an ability says otherwise.

rulebook-arriving-title = Arriving
rulebook-arriving =
    In this order: toll, theft, war; then, if the meeple is still there, it lies down in ruins, earns what its arrival brings, and other abilities follow. Only the region where the move ends counts. A lying enemy fortress without a meeple is removed by whoever passes through.

## The six actions

rulebook-patrol-title = Patrol
rulebook-patrol =
    Move one standing meeple to an adjacent region of the same territory, at home or abroad. Instead you may stand up one lying meeple, or break one alliance.

rulebook-patrol-more-title = Several Patrol moves
rulebook-patrol-more =
    If an ability gives you more Patrol moves, each may be any of the three, but each with another meeple. What a Patrol move brings needs a meeple that has really moved.

rulebook-quest-title = Quest
rulebook-quest =
    Move one standing meeple from a border region to a border region of any other territory. All territories can be reached. A Quest neither stands a meeple up nor breaks an alliance.

rulebook-build-title = Build
rulebook-build =
    Pay ore equal to the next tower level, 1 to 6, and raise your tower by one. Only the level you end on scores: 1, 2, 3, 4, 6 or 8 points. With Heroes' Call you place a fortress as well.

rulebook-research-title = Research
rulebook-research =
    Pay mana equal to the next magic level, 1 to 5, and reach it. Its ability works at once, each level is worth 1 point, and level 5 adds your faction's bonus.

rulebook-expand-title = Expand
rulebook-expand =
    Pay as much food as you will then have meeples in play, and add one: the third costs 3, the seventh 7. It goes into a region with exactly one meeple of yours and no other meeple, never into tundra, water or crags. While all your meeples stand in pairs, you cannot expand. More than 7 are never in play. With 5 in play the next costs 6, for Goblins on level 2 only 5.

rulebook-trade-title = Trade
rulebook-trade =
    Give up any number of food, mana or ore and take the same number of one other of them. What goes beyond 9 is lost. Silver is neither given nor taken.

rulebook-prices-title = Prices
rulebook-prices =
    Surcharges are added first, then discounts taken off. A price never falls below 0 or below the least that is stated. You must be able to pay all of it before you begin.

## War

rulebook-who-fights-title = Attacker and defender
rulebook-who-fights =
    Whoever moves in, or breaks an alliance, attacks; the owner of the pieces there defends. The attacker fights with the meeple that moved, or when breaking with one standing meeple; the defender with the meeple there and a standing fortress beside it, or with the fortress alone. A lying meeple defends as well. An attack cannot be called off.

rulebook-setting-title = Setting the dice
rulebook-setting =
    Both secretly set a number from 1 to 11, or the flag. You may only set a number you could pay for now: usually twice your mana plus your ore plus your discounts. If you can pay nothing, only the flag is left.

rulebook-winner-title = Who wins
rulebook-winner =
    The higher number wins, equal numbers go to the defender, and any number beats a flag. Two flags make an alliance, and nobody pays. Otherwise both pay for their own number, win or lose; a flag costs nothing. If both set 5, the defender wins and both pay.

rulebook-war-price-title = Paying for a number
rulebook-war-price =
    You owe your number minus discounts plus surcharges. Mana pays 2, ore 1, food and silver nothing; there is no change. You may not add a unit that is not needed, nor one that is worth nothing. With 2 mana and 1 ore you may set at most 5; for 4 you pay 2 mana, for 3 either 1 mana and 1 ore or 2 mana.

rulebook-war-discounts-title = Discounts in war
rulebook-war-discounts =
    Discounts come from abilities, and 1 from your standing fortress there; they also let you set more. A defender with a fortress and 2 ore may set 3 and pays 2. A discount tied to how you pay counts only if you pay that way, and paying nothing fits none. Humans on level 3 pay 1 mana or 2 ore for a 4; for a 2 they still pay 1 unit. Discounts also serve a lone fortress as far as they fit.

rulebook-war-order-title = The order of a war
rulebook-war-order =
    What being attacked brings comes first; then dice are set and shown. Two flags end it. Then numbers are shifted or raised, attacker first; the winner is found, attacker and defender pay, gains and punishments follow. The loser's fortress there is lost and the loser retreats or goes. The winner stays or moves in, also against a lone fortress; a hero may rise.

rulebook-changing-numbers-title = Changing a number afterwards
rulebook-changing-numbers =
    Only a number can be changed, never a flag. With the Oracle you may shift your number by 1, to one you can pay. Orcs on level 4 may add one unit at once, on top of the price, and enough must remain to pay it: with 2 mana a 3 cannot be raised, with 3 mana it can.

rulebook-last-stand-title = Nobody is eliminated
rulebook-last-stand =
    If your last meeple loses, it must retreat and pays nothing: to an adjacent region where it may go, else to any such region of your home territory except tundra. If there is none, it waits beside the board and comes back as soon as there is one. That is no removal: a hero keeps card and level.

rulebook-breaking-is-patrol-title = Breaking counts as Patrol
rulebook-breaking-is-patrol =
    A war begun by breaking an alliance counts as an attack by Patrol.

## Retreat

rulebook-retreating-title = Retreating
rulebook-retreating =
    After a lost war you may move the meeple to an adjacent region of the same territory for 1 food per meeple you have in play, itself included; silver may stand in for food. You need not. If you do not, the meeple goes to the supply. With 4 meeples in play it costs 4, for example 2 food and 2 silver.

rulebook-where-to-title = Where to
rulebook-where-to =
    Into a region that may be entered, is not the region of the war and starts no new war; an ally's pieces in that region are fine, and an empty tundra too. Who came by Quest retreats within the attacked territory, never back to another card.

rulebook-retreat-details-title = Lying, in pairs, without effects
rulebook-retreat-details =
    A lying meeple retreats lying. Two meeples that lost together go one after the other: with 4 in play the first costs 4, the second 4 again if the first retreated, else 3. A retreat is no Patrol and no Quest; only ruins and a lying fortress act on arrival.

## Alliances

rulebook-alliance-title = Two in one region
rulebook-alliance =
    An alliance is between two players in one region. Both keep their pieces and collect there, and more meeples of either may come without war as long as there is room. Elsewhere you fight as ever. It brings no points by itself.

rulebook-breaking-title = Ending and breaking
rulebook-breaking =
    It ends when one of you has no piece left there. A Patrol breaks it: you attack with a standing meeple in that region, and two flags renew the alliance. Who has only a fortress there cannot break, but may first bring a meeple.

rulebook-alliance-fortress-title = With a fortress
rulebook-alliance-fortress =
    You can ally with a lone fortress: your meeple stays, and so does the fortress. If your ally has only a lying fortress there, breaking removes it without war; entering does not, as long as the alliance stands. Renewing an alliance is not forming one and earns nothing.

## Ruins, capitals, water, crags

rulebook-ruins-title = Ruins
rulebook-ruins =
    A meeple that enters ruins lies down and searches; it moves again only after a Patrol has stood it up, and standing it finds nothing. At the end all meeples in ruins are removed before anything is counted.

rulebook-capital-title = Capitals
rulebook-capital =
    A capital gives nothing when you collect. At the end it is worth 2 points if you occupy it without an ally's meeple, and 1 each to two allies. An ally's fortress alone takes nothing from you.

rulebook-water-and-crags-title = Water and crags
rulebook-water-and-crags =
    Nobody enters or crosses water or crags without an ability, and they give nothing. A river that runs into water is part of it; another river is a water of its own. Every region that touches it, even at a corner, lies beside it.

rulebook-in-features-title = Inside water and crags
rulebook-in-features =
    Frost Wraiths may enter water; Shapeshifters, Birdfolk and Bearfolk enter crags, by Patrol. Two meeples fit, and wars and alliances work there. It is no border, gives nothing and takes no fortress; a meeple there scores, but Quest and Expand cannot start from it. A river without its own area cannot be entered.

rulebook-crossing-title = Stepping across
rulebook-crossing =
    Merfolk and Pirates step across water, Shapeshifters and Imps across crags, the Explorer across both: one Patrol step from one region beside it to another, also as an attack. Rivers count as water.

## Factions and their magic

rulebook-magic-levels-title = What a faction learns
rulebook-magic-levels =
    Each faction has five levels, and all you have reached work together. What a level lets you do is up to you; what it gives you comes by itself. The table below has all factions with their levels; the entries here say how such abilities work exactly.

rulebook-losing-magic-title = Losing a level
rulebook-losing-magic =
    Frost Wraiths who reach level 4 make an opponent drop one level. The lost ability stops; learning it again costs the usual price, and what it gave once it does not give again.

rulebook-same-moment-title = At the same moment
rulebook-same-moment =
    If abilities of several players act at the same moment, they follow in seat order, beginning with the active player.

rulebook-substitutes-title = Another action instead
rulebook-substitutes =
    Some factions may take another action in place of the chosen one: Dwarves Build for Trade, Humans Trade for Research, Centaurs Quest for Patrol, Valkyries Quest for Research, Constructs Build for Expand, the Holy Order Research for Patrol, Gnomes Research for Trade. It costs what it always costs, works when you are active and when you follow, and frees no space of the card.

rulebook-extra-moves-title = More moves, longer moves
rulebook-extra-moves =
    Goblins patrol, Draconians and Birdfolk quest with up to two different meeples; with the Beastmaster one other meeple may patrol too. Each move is finished, war included, before the next. Centaurs and the Ranger may take two Patrol steps: the region between must be free of enemies, and ruins, tundra, water and crags stop the move.

rulebook-entering-earns-title = Earned by entering
rulebook-entering-earns =
    What you earn for entering a region comes with every Patrol or Quest move that ends there, if the meeple is still there after a war.

rulebook-wider-quests-title = Wider Quests
rulebook-wider-quests =
    Draconians and the Captain on level 2 may start a Quest inland and also end it on a border of the same territory. For Merfolk and Pirates a region beside water, rivers included, counts as a border, and they may quest between two such regions of one territory.

rulebook-paying-otherwise-title = Paying with something else
rulebook-paying-otherwise =
    Undead pay Expand with mana, Constructs with ore, Elves Build and Expand with mana, one for one and mixed as you like. Undead Knights pay a retreat with any mix of resources. Against Dwarves: whoever builds onto the tower level they stand on pays 1 ore more.

rulebook-war-abilities-title = War abilities
rulebook-war-abilities =
    If both sides win ties, the defender does. Against Elves on level 4 an opponent's mana is worth only 1; for Orcs food is worth 1. Shapeshifters also get an opponent's discounts whose condition they meet, but not those of a fortress or of a hero standing by. A surcharge must be affordable when you set your number.

rulebook-war-rewards-title = What a war brings
rulebook-war-rewards =
    What you take from a loser you choose yourself, never silver and only what is there. A meeple counts as lost or beaten only if it goes to the supply because of the war. Valkyries earn mana from wars of others, not from alliances. Undead Knights on level 4 may pay 2 mana and bring a regular meeple, not the last one, straight home. Boarfolk who won an attack may run on one step to where no enemy is.

rulebook-thefts-and-tolls-title = Tolls and thefts
rulebook-thefts-and-tolls =
    An opponent who quests from another territory onto the Trolls' home gives them 1 resource of the giver's choice, before any war. Imps and the Thief take what they choose, before the war too; what Imps make somebody discard, that player chooses. Only food, mana and ore, and only what is there.

rulebook-trading-abilities-title = Trading abilities
rulebook-trading-abilities =
    Humans get 1 resource of their choice with every Trade, Gnomes and the Alchemist 1 more of what they receive. Elves may turn both ore and food into mana in one Trade; the Merchant on level 2 any two kinds into the third.

rulebook-placing-abilities-title = Placing next door
rulebook-placing-abilities =
    Goblins on level 4 may put a new meeple into a region adjacent to one of theirs, the Steward next to himself: without an enemy piece there and with room; an empty tundra will do. The Architect may place the fortress next to himself, where no fortress or enemy piece is and not in tundra. Frost Wraiths build cheaper beside water and Bearfolk beside crags: the fortress must go there, or without Heroes' Call you must occupy such a region.

rulebook-cheaper-title = Cheaper actions
rulebook-cheaper =
    Discounts on Build, Research, Expand and retreat add up; where "never under 1" is said, 1 remains. Birdfolk on level 4 retreat for 4 food less in all, not for 6 less.

rulebook-gained-once-title = On reaching, clearing, following
rulebook-gained-once =
    What reaching a level gives comes once. Lionfolk gain at every clearing of the card if they are in no alliance. The Holy Order gains mana after following a Research with a Research, the hero's rise included.

rulebook-alliance-abilities-title = Alliance abilities
rulebook-alliance-abilities =
    Halflings and the Bard gain when an alliance is formed, not when it is renewed. Alliances with Halflings on level 4, or in the region of the Bard on level 2, cannot be broken by the others, only by their owner. When a number meets a flag, Halflings make that opponent lose 2 resources, and the Diplomat gains 2.

rulebook-ruins-abilities-title = Ruins and tundra abilities
rulebook-ruins-abilities =
    Undead on level 3 move out of ruins without standing up first, by Patrol or Quest, and arrive standing. On level 5 their meeples in ruins are kept and score. Yeti on level 2 are never forced out of tundra.

rulebook-knocking-title = Knocking down
rulebook-knocking =
    After each Patrol move Ice Giants may lay down one enemy meeple in a region adjacent to where they arrived, Yeti after each Quest, Minotaurs one standing fortress after each Patrol move; meeples in ruins are safe. Ice Giants on level 4 gain when an opponent stands a meeple up. Minotaurs on level 4 gain for a fortress they remove by winning or by walking in.

rulebook-level-five-title = The bonus of level 5
rulebook-level-five =
    It is counted once, at the end, and most are worth at most 3 points. Only regions you occupy count, and neutral meeples are no opponents. For kinds of region, ruins, water and crags do not count; for borders, every meeple of yours must be in a border region. Shapeshifters score as much as the best level-5 bonus of an opponent, at least 1 and at most 3.

## Heroes' Call: heroes

rulebook-heroes-call-title = What Heroes' Call adds
rulebook-heroes-call =
    Everybody also gets 6 fortresses, a hero meeple and markers for hero level and silver, and some factions join only now. You draw 2 hero cards and keep 1, open and on level 1; the others go back into the deck. One of your two first meeples is the hero.

rulebook-hero-title = The hero
rulebook-hero =
    A hero moves, fights, collects, counts and scores like any meeple and has the abilities of its level and the level below. You never have more than one in play, and 7 meeples with the hero is the limit. A lying hero keeps its abilities.

rulebook-hero-cards-title = The hero cards
rulebook-hero-cards =
    There are 25 heroes; the table below has them all with their abilities and what it takes to rise. The Bard and the Diplomat play only with three or more. If fewer than two cards are left, you draw what there is; without a card a hero has no abilities and cannot rise.

rulebook-rising-title = Rising
rulebook-rising =
    By the condition on its card a hero rises one level: instead of a magic level with Research, instead of a new meeple with Expand, instead of a tower level with Build, for the price on the card; or by itself when the hero has fought and won a war, also against a neutral meeple. Your discounts for that action count, and silver may be used. What the new level gives works from then on.

rulebook-retiring-title = Retiring
rulebook-retiring =
    On level 3 a hero retires at once: a regular meeple takes its place, standing or lying as the hero was, and the card is worth 3 points for good. Your third retired hero announces the end. If no regular meeple is left, the hero is just taken off.

rulebook-hero-lost-title = A hero falls, a hero comes
rulebook-hero-lost =
    A hero that loses a war without retreating, or has to go from tundra, returns to the supply, and the card is shuffled back. If you have no hero in play, the next meeple you add with Expand must be one, at the usual price; then you draw 2 cards and keep 1.

rulebook-hero-scope-title = For whom an ability works
rulebook-hero-scope =
    Abilities about moving, entering, fighting, retreating and the yield of a region work for the hero meeple alone. Those about Trade, Build, Research, Expand, clearing the card and bonuses when collecting work for you while the hero is in play. Baron and Paladin help your other meeples, not themselves.

## Heroes' Call: fortresses

rulebook-fortress-placing-title = Placing a fortress
rulebook-fortress-placing =
    Every tower level you build places a fortress in a region with a meeple of yours, not in tundra, where no fortress is; ruins, capitals and a region shared with an ally will do. If there is no such region, you cannot raise the tower. Your tower level is always the number of your fortresses. They never move and stay without a meeple.

rulebook-fortress-in-war-title = A fortress in war
rulebook-fortress-in-war =
    A standing fortress defends its region, with or without a meeple: whoever enters fights it. It makes wars there 1 cheaper for you, but adds nothing to your number; even for a lone fortress you set a number and pay it yourself. It takes no room, yet it counts when only two players may have pieces in a region.

rulebook-fortress-lost-title = Losing a fortress
rulebook-fortress-lost =
    Whoever loses a war in a region with an own fortress, as attacker too, loses the fortress and one tower level. From tower 3 you fall to 2, and the next Build costs 3 again.

rulebook-fortress-lying-title = A lying fortress
rulebook-fortress-lying =
    Laid down, a fortress neither defends nor saves anything, but still counts and scores. An enemy who enters where nothing else stands removes it without war; beside a meeple of yours there is an ordinary war. Instead of a level, Build can stand one up for nothing.

## Heroes' Call: frozen lands

rulebook-silver-title = Silver
rulebook-silver =
    Peaks give 1 silver when you collect, and you hold at most 9. Silver stands in for food, mana or ore, one for one and mixed as you like, in Expand, Build, Research, a hero's rise and retreat. It never pays for war, is never traded, never comes as a resource of your choice and is not there at the start.

rulebook-tundra-title = Tundra
rulebook-tundra =
    Room for one meeple; nobody may enter while it is there. No war, no fortress. It collects one resource of your choice.

rulebook-leaving-tundra-title = Leaving the tundra
rulebook-leaving-tundra =
    Whenever Patrol or Quest is chosen, a meeple in tundra must leave with your first move, also as an attack or into another empty tundra; you may not collect instead. If it can go nowhere, it returns to your supply and you act as usual. Your last meeple stays.

rulebook-tundra-details-title = Several in tundra
rulebook-tundra-details =
    With fewer moves than meeples in tundra you choose which go; the others stay. An action you may take instead of Patrol or Quest does not free you from the duty. A lying meeple that leaves stays lying, even if it wins a war.

## Lying meeples

rulebook-lying-meeple-title = What a lying meeple can do
rulebook-lying-meeple =
    A meeple laid down by an ability neither moves nor collects, but it defends and counts for limits, prices and points. An opponent may enter and fight it. A Patrol stands it up instead of moving; a Quest cannot.

rulebook-lying-limits-title = Lying and fighting
rulebook-lying-limits =
    Lying meeples cannot attack or break an alliance, except when they leave tundra, or ruins by an ability. Leaving tundra they stay lying; leaving ruins by that ability they arrive standing. A lying winner stays as it was. Meeples in ruins cannot be laid down.

## Two or five players

rulebook-lost-kingdom-title = Two: the Lost Kingdom
rulebook-lost-kingdom =
    With two players a third territory, its side drawn by lot, is the Lost Kingdom. A neutral meeple stands in each of its regions except tundra. Neutrals never move, bid, ally or retreat. It is nobody's home and foreign to both of you.

rulebook-neutrals-title = Two: beating a neutral meeple
rulebook-neutrals =
    Move in and pay as much as there are neutrals left, minus discounts, with no dice; who cannot pay may not enter. With 5 left the first costs 5, the next 4. It counts as a war you won, for a hero's rise too, but not for what needs a loser, a bid or a fallen enemy. Elsewhere neutrals block like enemies, but they are no opponents.

rulebook-two-flags-title = Two: no alliances
rulebook-two-flags =
    If both of you set the flag, the defender wins and nobody pays; the attacker retreats or goes. It counts as a war won in every respect.

rulebook-five-title = Five: skipping a turn
rulebook-five =
    With five players, whoever would be active when the card is cleared clears it and is skipped; the next player chooses. So the same player does not begin every round.

## Playing alone

rulebook-solo-setup-title = You against the dummy
rulebook-solo-setup =
    Each of you has a faction and a territory; the compass card lies between them, day side up, and there is no Lost Kingdom. The dummy starts with a meeple in a forest and one in a mountain and with 3 food, 3 mana and 3 ore; easy is 1 of each, hard 5. It never has a hero. With Heroes' Call it uses fortresses and silver.

rulebook-solo-turns-title = Turn by turn
rulebook-solo-turns =
    You begin, then you take turns. After your action the dummy takes it too if it can, else it collects. In its turn it rolls a die from 1 to 12, the compass names the action, and you follow as usual. What it cannot do or pay for it does not do; it collects, even when it is active. The end and the points are as always.

rulebook-compass-ring-title = The ring of the compass
rulebook-compass-ring =
    - 1 and 7 Research
    - 2 and 8 Trade
    - 3 and 9 Build
    - 4 and 10 Patrol
    - 5 and 11 Quest
    - 6 and 12 Expand
    If that action is covered, the next free number clockwise counts; the flag is 12.

rulebook-day-and-night-title = Day and night
rulebook-day-and-night =
    Each time the action card is cleared, the compass card is turned over and the dummy gains 1 food, 1 mana and 1 ore.

rulebook-picking-title = How the dummy picks
rulebook-picking =
    The number rolled is a clock hand for all its choices, also if the action was moved on. Of the possible regions it takes those in the hand's direction from the compass, by day the nearest, by night the farthest; if there are none, one hour on. Of meeples it takes the nearest. For a move the hand is laid on the meeple. With candidates at 1, 5, 6 and 12 a roll of 2 to 5 picks 5, and 7 to 12 picks 12.

rulebook-compass-sums-title = How the compass is measured
rulebook-compass-sums =
    Every hour is a sector of 30 degrees, measured to the middle of a region; the table works it out and shows it. Ties go to the region that comes first in the list. For a new meeple and for a fortress it looks over both territories.

rulebook-dummy-moves-title = The dummy's Patrol and Quest
rulebook-dummy-moves =
    It moves a meeple by the compass, one step, never to a meeple of its own, but into war with you. If none can patrol, it stands a lying one up. A Quest leads from border to border of the other territory. Its meeples in tundra must go first; one that cannot is removed.

rulebook-dummy-grows-title = How the dummy grows
rulebook-dummy-grows =
    It builds and researches if it can pay, and uses its faction's abilities; a fortress goes where the compass says, and if it cannot raise the tower it stands a lying fortress up. Its new meeple goes into an empty region next to one of its own. It does not trade: it gains 1 food, 1 mana and 1 ore. It collects like any player.

rulebook-dummy-choices-title = The dummy's free choices
rulebook-dummy-choices =
    It takes the resource it has least of, and from you the one you have most of; in a tie ore, then mana, then food. It pays with the proper resource first, then with what its abilities allow, silver last. Extra moves follow the same roll, abilities that lay pieces down are always used, and another action is taken only if the chosen one cannot be.

rulebook-solo-war-title = War alone
rulebook-solo-war =
    No dice, no flags, no alliances. The dummy's number is twice your meeples in play by day and once by night, without a limit of 11; it never pays. You win by paying it, minus your discounts; otherwise you lose for nothing. By day with 4 meeples the number is 8; with your fortress there you pay 7, for example 3 mana and 1 ore.

rulebook-solo-war-abilities-title = Abilities in the war alone
rulebook-solo-war-abilities =
    The dummy's discounts and its standing fortress are added to its number; if it wins ties, you pay 1 more. Your discounts and surcharges count for you; the number never falls below 1. What works on flags or on the other's payment does nothing. By night with 3 meeples the number is 3; with its fortress 4, for Undead Knights on level 2 it is 5.

rulebook-solo-retreat-title = Retreat alone
rulebook-solo-retreat =
    If the dummy loses, it always retreats if it can, by a new roll and for the usual food; otherwise its meeple is removed. If you lose, you may retreat as usual.

## At this table

rulebook-own-design-title = Territories and our own design
rulebook-own-design =
    The territories and what is marked so in the tables below were designed for Elbowroom, because the printed cards could not all be found. Exploration tokens are not used.

rulebook-secrets-title = What is secret
rulebook-secrets =
    A die in a war until both are set, the order of the hero deck, and the two hero cards somebody chooses from. All else is open.

rulebook-decisions-title = What you are asked
rulebook-decisions =
    The table asks only what there is to decide: side, resources and start, hero, action, moves and targets, war number and payment, additions, retreat, fortresses, trade and choices of resources. All else happens by itself.

rulebook-chance-title = Chance
rulebook-chance =
    Dealing, the first player, the hero deck and the die of the dummy come from one seed, so that every game can be replayed exactly as it was.

rulebook-sixty-title = Sixty rounds at most
rulebook-sixty =
    A game that still goes on after 60 rounds ends then, and its last round is announced.

rulebook-own-inventions-title = Things of your own
rulebook-own-inventions =
    A table can bring **a faction, a hero and a territory of its own**, or more if it says so. Everybody sees them before the game starts. They are put together from what the game knows, and saved games carry them along.

rulebook-own-faction-title = A faction of your own
rulebook-own-faction =
    It has five levels of magic like any other; only the fifth is a bonus at the end, worth 4 points at most. Where its magic could not work, for want of a feature, a terrain, players or Heroes’ Call, it is not in play.

rulebook-own-hero-title = A hero of your own
rulebook-own-hero =
    It has two abilities that heroes of the box may have. Each is left behind by Build, Research or Expand for 1 to 6 units, or by a war won.

rulebook-own-territory-title = A territory of your own
rulebook-own-territory =
    It has five to seven connected regions, at least two of them at the border, with plains, mountain and forest. It is a card of its own and is dealt with the others; one with peaks or tundra only with Heroes’ Call.
