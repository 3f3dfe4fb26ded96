### The rules for players.

rulebook-chapter-goal = What the game is about
rulebook-chapter-words = Words of the game
rulebook-chapter-setup = Set-up
rulebook-chapter-turn = Your turn
rulebook-chapter-combos = Picking a combo
rulebook-chapter-conquest = Conquest
rulebook-chapter-losses = Losses and retreat
rulebook-chapter-crossing = Between the islands
rulebook-chapter-sites = Artifacts and legendary places
rulebook-chapter-artifacts = The artifacts
rulebook-chapter-places = The legendary places
rulebook-chapter-pieces = Objectives and other pieces
rulebook-chapter-decline = Decline
rulebook-chapter-redeploy = Redeployment and end of turn
rulebook-chapter-scoring = Scoring
rulebook-chapter-races = The races
rulebook-chapter-powers = The special powers
rulebook-chapter-sides = Alliance and Horde
rulebook-chapter-players = How many you are
rulebook-chapter-own = Races, powers and sites of your own
rulebook-chapter-table = At this table

## What the game is about

rulebook-about-title = A race and a power
rulebook-about =
    You lead a race with a special power across a handful of islands. When it has done its work you let it decline and pick another. You have at most one active race and one race in decline, and for every rule they are two different races.

rulebook-coins-title = Coins are everything
rulebook-coins =
    Coins pay for combos, tolls and some abilities, and they are your points: whoever has the most at the end wins. You never have fewer than 0, and you cannot spend coins you do not have. The bank never runs dry. Coins that still lie on combos at the end belong to nobody.

rulebook-game-end-title = When the game ends
rulebook-game-end =
    The game lasts 8 to 10 rounds, depending on how many of you play. It is over after the last player's turn of the last round, once everybody has put retreated units back.

rulebook-tie-title = If you are tied
rulebook-tie =
    Whoever has more race tokens on the islands wins, active and in decline together. Beasts count as tokens; the champion, Murlocs, markers and whatever is in hand do not. If that is equal too, you share the victory and the rank.

## Words of the game

rulebook-region-title = Regions and terrain
rulebook-region =
    An island is divided into regions. Each has exactly one terrain: field, forest, hill, swamp, mountain, lake or sea; everything but lakes and seas is land. A land region may also carry a cavern or a magic symbol. Symbols are not terrain.

rulebook-adjacent-title = Adjacent
rulebook-adjacent =
    Regions of one island that share a border are adjacent. A sea is adjacent to the coast it touches.

rulebook-unit-title = Units hold regions
rulebook-unit =
    Race tokens, beasts, the champion and Murlocs are units. A race holds a region as long as at least one of its units is there, and units are what defends it. Two races never share a region.

rulebook-empty-title = Empty regions
rulebook-empty =
    A region is empty when no unit is in it. Mountains, forts, walls, sites, bombs and other markers do not change that.

rulebook-hand-and-tray-title = Hand and tray
rulebook-hand-and-tray =
    Your hand is every unit of your active race that is neither on an island nor in the tray. The tray keeps the tokens nobody uses; each race has a limited number. Discarded tokens go back there.

rulebook-opponents-title = Whose turn, and against whom
rulebook-opponents =
    The active player is the one whose turn it is. Every other player is an opponent, except teammates in the team game.

rulebook-attack-title = What counts as an attack
rulebook-attack =
    Starting a conquest is an attack, even if the die then fails. So is any ability that makes an owner take a unit off the map. Moving or swapping units without removing any is not.

rulebook-murlocs-title = Murlocs
rulebook-murlocs =
    Murlocs belong to nobody, pay nobody and have no faction. They count as one race in decline, so a region with a Murloc is not empty. When its region is conquered, a Murloc leaves the game for good. Only a portal can move them elsewhere.

## Set-up

rulebook-islands-title = Laying out the islands
rulebook-islands =
    The box holds 6 double-sided boards: 2 large, 2 medium and 2 small. The number of players decides how many of each size you need; boards and sides are drawn at random. Both sides of one board are never in the same game. It does not matter how the islands lie: they are never adjacent to one another.

rulebook-first-pieces-title = Murlocs and mountains
rulebook-first-pieces =
    Every region with a Murloc mark gets a Murloc, and every mountain region gets a mountain. Mountains never move and are never removed.

rulebook-hidden-sites-title = One hidden site per island
rulebook-hidden-sites =
    The 5 artifacts and 7 legendary places are shuffled. One is laid face down on each island, in the region with the size icon. The others stay in the box and nobody sees them.

rulebook-combos-laid-out-title = Six combos on show
rulebook-combos-laid-out =
    16 race banners and 20 power badges are shuffled apart. Five pairs lie face up in a column, and the top of both stacks is the sixth.

rulebook-start-title = Five coins and a first player
rulebook-start =
    Everybody starts with 5 coins. At this table the first player is drawn by lot; play goes clockwise. A round is over when everybody has had one turn.

rulebook-hidden-title = What is hidden
rulebook-hidden =
    Nobody knows the face-down sites, the sites in the box, the order of the stacks or what a bomb will do. Your coin total is hidden from the others until the end, but every payment is made in the open and coins on combos are in sight. A table may choose to show all totals.

## Your turn

rulebook-choice-title = Pick, expand or decline
rulebook-choice =
    Without an active race you first pick a combo and then conquer with it. With one you choose: **expand**, or let it **decline**. There is nothing else, but an expansion turn may well contain no conquest.

rulebook-order-title = The order of a turn
rulebook-order =
    - **Start**: harmony tokens come home, Worgen choose a form, bombs are turned over.
    - **Decision**: pick, expand or decline.
    - **Form up**: beasts are counted, new Worgen choose a form, a neutral race on the Battleground picks a faction.
    - **Ready troops**, then **conquests** in any order, then the **last attempt** with the die.
    - **Recruit**: Forsaken buy tokens, the Spirit Healer gives one.
    - **Redeploy**, then **end placements**, then **score**.
    - **Retreat**: opponents put back the units you drove out.

rulebook-at-once-title = Coins on the spot
rulebook-at-once =
    Most income waits for the end of your turn. Paid or taken at once are combos, the Worgen form, tolls, Doomhammer, ransom, military objectives, bought Forsaken and the Heart of Azeroth.

rulebook-ready-title = Ready troops
rulebook-ready =
    When you expand with a race you already had, take into hand every unit above the minimum: 1 stays in each region, 2 for Tauren. What you took up may conquer this turn. What stays behind waits for redeployment.

rulebook-abandon-title = Abandoning regions
rulebook-abandon =
    Now, and only now, you may also empty regions of your active race completely. Their forts, walls and towers go, and a bomb there returns to its pile; mountains, sites and objectives stay. An abandoned region may be conquered again in the same turn. If you abandon everything, your next conquest is a first conquest. A race in decline cannot abandon anything.

rulebook-slipped-title = Regions lost without a fight
rulebook-slipped =
    If your last unit leaves a region in any other way, the region counts as abandoned too: when beasts go home, a lone Tauren leaves, the last token is pushed out, or only beasts or the champion stood there when the race declined.

rulebook-nothing-left-title = With nothing left
rulebook-nothing-left =
    A race without a single unit is still your active race: you expand without conquering, or decline. You pick the new combo only in the turn after a decline. With an older race in decline in 4 regions, the empty turn brings 4 coins and declining brings 0, because the older race leaves.

## Picking a combo

rulebook-price-title = What a combo costs
rulebook-price =
    The top combo is free; each step down costs 1 coin more, up to 5. You lay one coin on every combo you skip, then take all coins lying on the one you pick. You must be able to pay first: the coins on it do not help. The third step down with 3 coins on it takes 3 coins of yours and gives you 3.

rulebook-tokens-title = How many tokens you get
rulebook-tokens =
    Add the numbers on banner and badge and take that many tokens, as far as the tray holds them. Herbalist Forsaken, for example, are 4 + 6 = 10. No more come later unless a rule says so.

rulebook-column-title = The column moves up
rulebook-column =
    The combos below yours move up with their coins, and a new one without coins appears at the bottom. If the badges run out, the discarded ones are shuffled again. Banners never run short: at most 10 of 16 are in play.

rulebook-picked-title = Straight on
rulebook-picked =
    After picking you go on in the same turn with all your tokens in hand: form up, then conquer.

## Conquest

rulebook-reach-title = What is within reach
rulebook-reach =
    You may attack a land region that is adjacent to a region of your active race, any landing region on any island, or a region that an ability opens to you. A region your active race holds already is never a target.

rulebook-first-conquest-title = The first conquest
rulebook-first-conquest =
    A race that holds no region anywhere comes ashore in a landing region, or where an ability lets it begin.

rulebook-cost-title = What a region costs
rulebook-cost =
    Every region costs 2 tokens, and more for what stands in its way:
    - 1 each for a mountain, a wisp wall and a fort
    - 1 for every unit there, Murlocs too
    - 1 for shipping, if you land there from afar
    An adjacent mountain with a fort and 1 token in decline costs 2 + 1 + 1 + 1 = 5.

rulebook-discounts-title = Discounts add up
rulebook-discounts =
    Discounts of race, power, site and die are all added together. Only then does the minimum count: 1 token, for Tauren 2. The mountain that costs others 5 costs Trolls 4, Dwarves 3 and Dwarves with the Blacksmith power 2. An empty mountain costs Dwarves 1, with or without the Blacksmith.

rulebook-token-in-hand-title = A token in hand
rulebook-token-in-hand =
    Whatever your abilities, you can only start a conquest with at least 1 token or beast in hand, as Tauren with 2. The champion serves for his own conquest alone.

rulebook-paying-title = Paying and going on
rulebook-paying =
    Exactly as many units as needed go from your hand into the region and stay there until you redeploy. You may go on as long as your hand suffices, but you never have to.

rulebook-steps-title = One conquest, step by step
rulebook-steps =
    Name the region and the help you use, pay tolls, pay the units. The defender takes losses, and walls and forts there go. Your units move in; then a site is uncovered or changes hands, an objective is claimed, and whatever else follows happens.

rulebook-own-decline-title = Against your own decline
rulebook-own-decline =
    You may conquer regions of your own race in decline; its tokens there are lost as usual. It counts like any conquest for all bonuses, even for the faction bonus if that race is of the other faction. Only Forsaken may not recruit for it. An adjacent field with 1 token of your own declined Dwarves costs Orcs 3 and pays them 1 + 1 coins.

rulebook-every-way-title = Every way counts
rulebook-every-way =
    A region taken with the die, from the air, by the champion, with the Ashes or with Doomhammer is conquered for every rule. A bomb counts too, within its limits.

rulebook-last-attempt-title = The last attempt
rulebook-last-attempt =
    As your final conquest you may attack a region for which you are 1 to 3 units short. You need at least 1 unit in hand (Tauren 2), and you name the target and any help before you roll. The die shows 0, 0, 0, 1, 2 or 3; if hand and roll together suffice, everything in your hand moves in. If your hand already suffices, you do not roll.

rulebook-attempt-fails-title = If the die fails you
rulebook-attempt-fails =
    Your units stay in hand and are placed when you redeploy. Won or lost, your conquests are over. If it was your first conquest and it failed, the tokens wait in hand and you score only your race in decline.

rulebook-tolls-title = Tolls
rulebook-tolls =
    Some attacks cost coins, paid to the owner before you start; they are not paid back, even if the die fails. All tolls of one attack add up, and you must own the whole sum first. You never pay yourself. Attacking a swamp of Marsh Dweller Pandaren under the Aegis while you hold harmony costs 2 + 2 + 1 = 5 coins; another swamp of theirs in that turn only 1.

rulebook-immunity-title = Immune regions
rulebook-immunity =
    A watch tower makes its region immune: no attack, and no ability of an opponent may touch what is in it or put something there. The Aegis of Aggramar does the same, but an opponent may pay its owner 2 coins and ignore it for the rest of that turn. Counting neighbours, as for the Heart of Azeroth or a majority, works all the same.

## Losses and retreat

rulebook-defeated-title = An active race is beaten
rulebook-defeated =
    When a region of an active race falls, its tokens there come back to the owner's hand and one of them is discarded. A single defender is therefore lost.

rulebook-defeated-decline-title = A race in decline is beaten
rulebook-defeated-decline =
    All its tokens in the region are discarded, however many there are. A race in decline never has a hand.

rulebook-protection-title = What is lost instead
rulebook-protection =
    The first of these that fits protects the tokens:
    - **Light's Hope Chapel**: nothing is lost
    - **Champion** in the region: only the ransom is paid
    - **Beast** in the region: a beast goes instead of a token
    - **Holy Light** of the Draenei: the first token of the turn is saved

rulebook-retreat-title = Retreat
rulebook-retreat =
    At the very end of the turn, after scoring, everybody who was driven out puts the units in hand back onto regions the same race still holds, adjacent or not, divided as they like. All must be placed, and units on the map stay where they are. Owners act clockwise from the active player. Nothing changes in the coins just paid.

rulebook-driven-out-title = Driven off every island
rulebook-driven-out =
    If your race holds no region any more, its units stay in your hand. In your next turn it starts again with a first conquest.

## Between the islands

rulebook-landing-title = Landing
rulebook-landing =
    Regions with an anchor are landing regions. You may land there in any turn, as often as you like, from any island on any island.

rulebook-shipping-title = Shipping
rulebook-shipping =
    A landing region that is not adjacent to any region of yours is reached by ship and costs 1 token more. If it is adjacent, it is an ordinary neighbour without shipping. So an empty landing field usually costs 3 at the start, with a Murloc 4. A landing forest with a wall and 2 Night Elves costs 6 from afar, without shipping 5.

rulebook-no-shipping-title = Sailing for nothing
rulebook-no-shipping =
    Seafaring and the Meeting Stone only save that extra token. The target must still be a landing region.

rulebook-as-if-adjacent-title = As if adjacent
rulebook-as-if-adjacent =
    Kobold caverns, the Gnomes' air strike and the Ashes of Al'ar treat a region as adjacent for conquering it, so there is never shipping. They help in nothing else: not for pushing, stealing, the Ethereals' discount, bombs, the Heart of Azeroth, Fishing or majorities. Caverns serve every conquest of the Kobolds, also with the champion (not as the first), Doomhammer or the die.

rulebook-water-title = Seas and lakes
rulebook-water =
    Only Naga conquer seas and lakes: for 2 tokens, plus 1 for each unit there. Water pays 1 coin like any region and belongs to the island it is printed on. No artifact, champion or air strike takes anybody else onto the water. For Naga, the Ashes of Al'ar reach any sea or lake, and the champion an adjacent one.

## Artifacts and legendary places

rulebook-site-title = What a site is
rulebook-site =
    A site is an artifact or a legendary place. While it lies face down it does nothing and belongs to nobody.

rulebook-uncovering-title = Uncovering a site
rulebook-uncovering =
    When units of an active race enter its region, the site is turned up and stays so for the rest of the game.

rulebook-whose-site-title = Whom it serves
rulebook-whose-site =
    A site belongs to the race that holds its region, but only an active race has any use of it. It works from the moment you take it, even in the middle of your turn. If the region is abandoned, emptied or in decline, the site stays there.

rulebook-artifacts-wander-title = Artifacts wander
rulebook-artifacts-wander =
    An artifact used in a conquest moves into the conquered region. The Aegis and the Heart move to a region you choose at the end of your turn. "Once per turn" holds for each artifact, however you came by it.

rulebook-artifacts-together-title = Two at once, or in vain
rulebook-artifacts-together =
    Several artifacts may lie in one region, and two may serve the same conquest. If the die fails, an artifact stays where it was, but its use for the turn is spent. The same goes for a broken-off air strike and for the Ethereals' discount.

rulebook-places-stay-title = Places stay
rulebook-places-stay =
    Legendary places never move. Only the Well of Eternity does, once, when it is uncovered.

## The artifacts

rulebook-site-aegis-of-aggramar-title = Aegis of Aggramar
rulebook-site-aegis-of-aggramar =
    At the end of your turn lay it in one of your regions, the same one if you like. That region is immune while your race is active. An opponent may pay you 2 coins; then it does not protect against that player for the rest of that turn. Whoever conquers the region takes the Aegis.

rulebook-site-ashes-of-alar-title = Ashes of Al'ar
rulebook-site-ashes-of-alar =
    Once per turn, attack any land region on any island as if it were adjacent. It costs what it usually costs, without shipping.

rulebook-site-doomhammer-title = Doomhammer
rulebook-site-doomhammer =
    Once per turn, pay 2 coins and take a region within reach that holds exactly one unit. It costs 1 token (Tauren 2), whatever stands there; an empty region does not qualify, a lone champion does. The coins go to the last other player whose active race held Doomhammer, or to the bank if there was none. Neither the Ashes of Al'ar nor an air strike can bring a target within its reach.

rulebook-site-frostmourne-title = Frostmourne
rulebook-site-frostmourne =
    Once per turn, one conquest costs 2 tokens less. Say so before you pay or roll.

rulebook-site-heart-of-azeroth-title = Heart of Azeroth
rulebook-site-heart-of-azeroth =
    At the end of your turn lay it in one of your regions. Every other player whose active race holds a region adjacent to it pays you 1 coin at once; whoever has none pays nothing and owes nothing. On a turn of decline it pays nothing.

## The legendary places

rulebook-site-battleground-title = Battleground
rulebook-site-battleground =
    If you hold it when you score, an enemy race from which you took two or more regions this turn pays a faction bonus of 2 instead of 1; conquests from before you took it count too. A neutral race that holds it chooses Alliance or Horde for the turn, when forming up or when it takes it, and then earns the faction bonus. It may choose anew every turn. A neutral race that gives the place up again gets no bonus.

rulebook-site-dark-portal-title = Dark Portal
rulebook-site-dark-portal =
    It pays 2 coins at the end of your turn.

rulebook-site-karazhan-title = Karazhan
rulebook-site-karazhan =
    At the end of your turn each other region of your active race with the terrain of Karazhan's region pays 1 coin. Symbols do not count, nor does your race in decline. If it stands in a forest and you hold 3 forests in all, that is 2 coins.

rulebook-site-lights-hope-chapel-title = Light's Hope Chapel
rulebook-site-lights-hope-chapel =
    While your active race holds it, you lose no units to attacks in any of your regions: all come back to your hand. That covers conquests, bombs and a push that would discard a token. It protects even while the Chapel's own region is being taken. Ransom for the champion is still paid.

rulebook-site-meeting-stone-title = Meeting Stone
rulebook-site-meeting-stone =
    While your active race holds it, you pay nothing for shipping.

rulebook-site-spirit-healer-title = Spirit Healer
rulebook-site-spirit-healer =
    In each turn of yours, after the conquests, take 1 token of your active race from the tray, if there is one.

rulebook-site-well-of-eternity-title = Well of Eternity: where it goes
rulebook-site-well-of-eternity =
    Once uncovered it moves to a lake of its island, never to a sea; if there are several, the finder chooses. On an island without a lake it goes to the box, and another legendary place from the box, drawn at random, takes its place and works at once.

rulebook-well-income-title = Well of Eternity: what it pays
rulebook-well-income =
    When you score, you get 2 coins if one of your races, active or in decline, holds more regions around that lake than any other race; Murlocs compete too. A tie pays nothing, and it is never more than 2. You need not hold the lake. Only Naga in the lake itself hold the Well, which matters to Archaeologists.

## Objectives and other pieces

rulebook-objectives-title = Military objectives
rulebook-objectives =
    Two objectives belong to the Humans, who lay them out anew at the end of each of their turns. They are never laid on water or in an immune region and add nothing to the cost. They stay when their region is abandoned, travel through portals and leave when the Humans decline.

rulebook-walls-and-forts-title = Wisp walls and forts
rulebook-walls-and-forts =
    Each makes its region cost 1 more, also in decline. Whoever conquers or abandons the region removes them.

rulebook-limited-title = Pieces can run out
rulebook-limited =
    There are 10 mountains, 10 forts, 9 wisp walls, 6 watch towers, 5 beasts, 4 harmony tokens, 2 military objectives, 1 champion and 12 bombs, half of them duds. When a kind is used up, no more are placed. If several regions should get the last ones, their owner chooses.

rulebook-tray-sizes-title = How many tokens a race has
rulebook-tray-sizes =
    There are 182 race tokens and 15 Murlocs. In the tray lie 20 Forsaken, 16 Tauren and 12 Draenei; 11 each of Goblins, Kobolds, Naga, Orcs and Trolls; 9 Night Elves; and 10 of every other race.

## Decline

rulebook-declare-title = A whole turn
rulebook-declare =
    Declining takes your whole turn: no conquest, no redeployment, no end placements. What belongs to the start of a turn, such as bombs, still happens first.

rulebook-older-race-title = The older race goes first
rulebook-older-race =
    If you already have a race in decline, all its tokens leave the islands before the new one takes its place.

rulebook-tokens-in-decline-title = What stays on the islands
rulebook-tokens-in-decline =
    The banner is turned over. In each region one token stays, turned to its decline side; Tauren leave two. All other tokens and your whole hand go back to the tray. Beasts leave first, so a Tauren token they leave alone goes to the hand and then to the tray.

rulebook-badge-title = The badge
rulebook-badge =
    The power badge is discarded. Only Garrison and Marsh Dweller stay with the race as long as it lasts.

rulebook-leaving-title = What leaves at once
rulebook-leaving =
    Beasts, the champion, watch towers, military objectives and harmony tokens of that race go. A region that held only beasts or only the champion is lost. Wisp walls and forts stay.

rulebook-decline-score-title = Scoring the decline
rulebook-decline-score =
    You get 1 coin for each region of the race that has just declined, without any bonus of race or power. Only the Well of Eternity may still pay. Blood Elves with the Herbalist power in 4 regions, one of them magic, bring 4 coins.

rulebook-extinct-title = When a race is gone
rulebook-extinct =
    A race in decline without a token left is extinct at once, however it happened. Its banner goes under the stack or fills a gap in the column, a badge it kept is discarded, and its walls and forts go back to the supply.

rulebook-after-decline-title = The next turn
rulebook-after-decline =
    In your next turn you pick a new combo. From then on both races bring you coins.

rulebook-sites-in-decline-title = Sites in decline
rulebook-sites-in-decline =
    A race in decline cannot use artifacts or places, except that the Well of Eternity counts it. They stay in their regions.

rulebook-stacked-decline-title = Several tokens in one region
rulebook-stacked-decline =
    A race in decline can have more than one token in a region: Tauren, or tokens pushed together by the Intimidating power. All of them defend, and all are lost together.

rulebook-decline-retreat-title = Retreat after bombs
rulebook-decline-retreat =
    If your bombs drove somebody out before you declined, those units are put back at the end of the turn as usual.

rulebook-absent-decline-title = Declining from nowhere
rulebook-absent-decline =
    Units in hand go to the tray. If the race holds no region, it is extinct at once, and your older race in decline is gone all the same.

## Redeployment and end of turn

rulebook-redeploy-title = Redeploying
rulebook-redeploy =
    Move all units of your active race, from the islands and from your hand, freely among the regions it holds. At least 1 must stay in each, 2 for Tauren. Tokens and beasts in hand must all be placed; only the champion may stay in hand.

rulebook-keep-all-title = Nothing is given up
rulebook-keep-all =
    You cannot give up a region while redeploying. Your race in decline is never redeployed.

rulebook-no-region-title = Without a region
rulebook-no-region =
    If your active race holds no region, its units stay in your hand for the next turn, and so do tokens just bought. Then you start with a first conquest.

rulebook-end-placements-title = End placements
rulebook-end-placements =
    After redeploying, place in this order: forts, watch towers, the Aegis, the Heart of Azeroth with its payments, military objectives, bombs, harmony tokens.

## Scoring

rulebook-region-coins-title = A coin for every region
rulebook-region-coins =
    At the end of your turn you get 1 coin for each region of your active race and 1 for each region of your race in decline, seas and lakes included.

rulebook-bonus-coins-title = Bonuses
rulebook-bonus-coins =
    On top come the bonuses of your active race, of its power and of the sites it holds. A race in decline brings no bonus unless its ability says that it works in decline.

rulebook-bonus-once-title = Once for each reason
rulebook-bonus-once =
    A region pays once for each reason, but it may pay for several reasons at the same time.

rulebook-conquered-bonus-title = Conquered this turn
rulebook-conquered-bonus =
    Bonuses for regions conquered this turn count every conquest, even if you no longer hold the region when you score.

## The races

rulebook-race-blood-elves-title = Blood Elves
rulebook-race-blood-elves = **Horde, 5 tokens.** Each region with a magic symbol that you hold pays 1 extra coin. In decline it does not.

rulebook-race-draenei-title = Draenei
rulebook-race-draenei = **Alliance, 7 tokens.** Holy Light: in each opponent's turn the first Draenei token you would lose, to a conquest or an ability, returns to your hand and retreats with the others. Every further loss of that turn is normal; if two single tokens are beaten, one comes back. A loss taken by a beast, the champion or the Chapel does not use it up. In decline it ends.

rulebook-race-dwarves-title = Dwarves
rulebook-race-dwarves = **Alliance, 5 tokens.** Mountain regions cost you 2 tokens less. In decline the ability is gone.

rulebook-race-ethereals-title = Ethereals
rulebook-race-ethereals = **Neutral, 5 tokens.** Once per turn, while conquering, do one of these: steal a face-up artifact from a region next to yours and carry it there, ready for use; or take an adjacent region with a face-up legendary place for 2 tokens less. You may steal from empty regions, Murlocs, opponents and your own decline, and it is no attack. To steal the Aegis you first pay its 2 coins. In decline it ends.

rulebook-race-forsaken-title = Forsaken
rulebook-race-forsaken = **Horde, 6 tokens.** After your conquests you may buy 1 Forsaken for 1 coin for each token or beast that opponents, active or in decline, had to discard because of you this turn. They join your redeployment and can conquer from your next turn on; there are 20 in all, and chances you leave are lost. Murlocs, your own decline, rescued tokens, the champion, walls and forts do not count. In decline it ends.

rulebook-race-gnomes-title = Gnomes
rulebook-race-gnomes = **Alliance, 5 tokens.** Once per turn, with a unit in hand, name any land region on any island for an air strike, even as your first conquest; pay tolls, then roll. The roll is a discount (minimum 1 token), and if your hand suffices you must take the region. If you are still 1 to 3 short, you may roll again as your last attempt; otherwise the strike is spent. With 1 in hand against a cost of 6, a first roll of 2 and then a 3 are enough. In decline it ends.

rulebook-race-goblins-title = Goblins: planting bombs
rulebook-race-goblins = **Horde, 6 tokens.** You get a face-down pile of all 12 bombs, and so do Goblins picked again later. At the end of your turn you may put bombs, unseen, on regions of active opponents' races next to yours, one per region. In decline no more bombs are planted.

rulebook-bombs-title = Goblins: turning bombs over
rulebook-bombs =
    At the start of your next turn turn over every bomb whose region an opponent holds, whoever that is by then and even in decline; then it leaves the game. Half are duds. An explosion counts as your conquest of a non-empty region: the owner takes losses as usual, walls and forts go, and the region is empty. No Goblin moves in, so no site is uncovered and no objective claimed. If you then decline, it brings no bonus coins.

rulebook-bombs-back-title = Goblins: bombs without a blast
rulebook-bombs-back =
    If its region is abandoned, or no opponent holds it any more, a bomb goes back on top of your pile unseen. You cannot bomb an immune region; if it became immune later, the bomb is removed without effect, but against the Aegis you may pay 2 coins first. If you hold harmony, you must also pay 2 coins before turning bombs on Pandaren. Bombs never pay the Marsh Dweller toll.

rulebook-race-humans-title = Humans
rulebook-race-humans = **Alliance, 5 tokens.** At the end of each turn place both military objectives on two different land regions that no Alliance race holds; empty and Murloc regions will do. Whoever conquers one, unless of the Horde, gets 2 coins at once, and so do you; if it is you, only the 2. The objective returns to you. A Horde race gets nothing and the objective stays; that goes for a neutral race fighting for the Horde too. In decline both leave.

rulebook-race-kobolds-title = Kobolds
rulebook-race-kobolds = **Neutral, 6 tokens.** Every land region with a cavern counts as adjacent to you, without shipping and even as your first conquest. In decline it ends.

rulebook-race-naga-title = Naga
rulebook-race-naga = **Neutral, 6 tokens.** You may conquer seas and lakes for 2 tokens if they are adjacent, and any sea on any island may be your first conquest, without shipping; a lake may not. From water you go on to adjacent coast without shipping: a sea for 2, then an empty landing region beside it for 2 more. In decline your tokens stay in the water and keep paying.

rulebook-race-night-elves-title = Night Elves
rulebook-race-night-elves = **Alliance, 4 tokens.** Forests cost you 1 token less, and each forest you conquer gets a wisp wall: 1 more to attack it. In decline the walls stay until their region is conquered; the discount ends.

rulebook-race-orcs-title = Orcs
rulebook-race-orcs = **Horde, 6 tokens.** Each region you conquered this turn from an Alliance race, active or in decline, pays 1 extra coin, on top of the faction bonus. In decline it ends.

rulebook-race-pandaren-title = Pandaren
rulebook-race-pandaren = **Neutral, 5 tokens.** At the end of your turn every opponent whose active race you did not attack gets a harmony token, even one without an active race. A failed attempt counts as an attack; attacking only a race in decline does not. Whoever holds one pays you 2 coins before the first attack on your active Pandaren in a turn; the rest of that turn is free. The tokens come home at the start of your turn and when you decline.

rulebook-race-tauren-title = Tauren
rulebook-race-tauren = **Horde, 11 tokens.** You need at least 2 tokens to take a region and to hold it; no discount goes below 2, and the last attempt needs 2 in hand. A lost region still costs you only 1 token. In decline 2 tokens stay in each region.

rulebook-lone-tauren-title = Tauren: never alone
rulebook-lone-tauren =
    If an active Tauren token is left alone, it comes to your hand at once and its region is abandoned; it is put back with the retreating tokens or used from hand. Beasts count towards the 2. The champion does not, but he may hold a region alone; beside him there are 2 tokens or none. A single token in hand with no Tauren region to join waits in hand. In decline lone Tauren stay where they are.

rulebook-race-trolls-title = Trolls
rulebook-race-trolls = **Horde, 6 tokens.** Non-empty regions cost you 1 token less; Murlocs and your own race in decline count too. In decline the ability is gone.

rulebook-race-worgen-title = Worgen
rulebook-race-worgen = **Alliance, 5 tokens.** At the start of every turn, the first one too, choose: human form gives you 2 coins at once; worgen form costs 1 coin, and every conquest of this turn is 1 token cheaper. Without a coin it is the human form. You choose even if you then decline. In decline there is nothing more to choose.

## The special powers

rulebook-power-archaeologist-title = Archaeologist
rulebook-power-archaeologist = **5 tokens.** Each artifact and each legendary place in your regions pays 1 extra coin. In decline it does not.

rulebook-power-herbalist-title = Herbalist
rulebook-power-herbalist = **4 tokens.** Each hill you hold pays 1 extra coin. In decline it does not.

rulebook-power-farmer-title = Farmer
rulebook-power-farmer = **4 tokens.** Each field you hold pays 1 extra coin. In decline it does not.

rulebook-power-mountaineer-title = Mountaineer
rulebook-power-mountaineer = **5 tokens.** Each mountain you hold pays 1 extra coin. In decline it does not.

rulebook-power-mining-title = Mining
rulebook-power-mining = **4 tokens.** Each region with a cavern you hold pays 1 extra coin. In decline it does not.

rulebook-power-ranger-title = Ranger
rulebook-power-ranger = **4 tokens.** Each forest you hold pays 1 extra coin. In decline it does not.

rulebook-power-blacksmith-title = Blacksmith
rulebook-power-blacksmith = **4 tokens.** Every conquest costs you 1 token less. In decline the power is gone.

rulebook-power-beastmaster-title = Beastmaster
rulebook-power-beastmaster = **4 tokens.** When you form up, all your beasts go home; then you take a beast into hand for each hill you hold, at most 5. They conquer, hold, defend and move like tokens, and when their region is conquered a beast is lost instead of a token. A region held by beasts alone is given up when they go, and is not counted as a hill. You have none in the turn you pick the combo, and none in decline.

rulebook-power-seafaring-title = Seafaring
rulebook-power-seafaring = **5 tokens.** You never pay for shipping, not even in your first conquest. In decline the power is gone.

rulebook-power-defensive-title = Defensive
rulebook-power-defensive = **4 tokens.** At the end of your turn each field you hold gets a watch tower if you hold more of the regions around it than each other race; your own decline and Murlocs are other races, water counts, regions nobody holds count for nobody. Other towers of yours go; there are 6 in all. A field with a tower is immune until you check again, even if the majority is lost meanwhile. Abandoning the field or declining removes it.

rulebook-power-marsh-dweller-title = Marsh Dweller
rulebook-power-marsh-dweller = **5 tokens.** An opponent pays you 1 coin before every attempt to conquer a swamp of yours, by the champion, Doomhammer, the Ashes or from the air too; not for swaps, pushes or bombs. It goes on in decline.

rulebook-power-portal-mage-title = Portal Mage: the swap
rulebook-power-portal-mage = **5 tokens.** Twice per turn, while conquering, choose two magic regions anywhere and exchange everything in them: units of any owner, Murlocs, forts, walls, artifacts, objectives and bombs. Mountains and legendary places stay. One of the two must hold a unit or an artifact, and neither may be immune to you. It is neither a conquest nor an attack: no losses, no tolls, no bonuses. In decline it ends.

rulebook-portal-details-title = Portal Mage: what follows
rulebook-portal-details =
    Whole stacks change place and each race keeps its units; walls and forts travel along and work on any terrain. You may move your own stack to an empty magic region this way. Units of an active race that arrive on a face-down site uncover it, the first region named first; the face-down site itself does not move.

rulebook-power-explorer-title = Explorer
rulebook-power-explorer = **5 tokens.** Each island on which you hold at least one region pays 1 extra coin; a sea counts for its island. In decline it does not.

rulebook-power-peat-cutter-title = Peat Cutter
rulebook-power-peat-cutter = **4 tokens.** Each swamp you hold pays 1 extra coin. In decline it does not.

rulebook-power-fishing-title = Fishing
rulebook-power-fishing = **3 tokens.** Each region you hold next to a sea or lake pays 1 extra coin, a water region too if it touches another sea or lake. In decline it does not.

rulebook-power-champion-title = Champion: his conquest
rulebook-power-champion = **4 tokens.** The champion starts in your hand. Once per turn, if he is there, he takes an adjacent land region alone and for nothing, whatever is in it. You need at least 1 token in hand (Tauren 2), but it is not spent. Tolls are due and immunity holds. He cannot make the first conquest, be shipped or take part in the last attempt.

rulebook-champion-stands-title = Champion: holding and ransom
rulebook-champion-stands =
    He counts as 1 unit in defence, may hold a region alone, and is readied and redeployed like a token; if you leave him standing, he cannot conquer this turn. If his region is conquered, nothing there is lost: you pay the conqueror 1 coin, or nothing if you have none, and he retreats with the others. In decline he leaves.

rulebook-power-warlord-title = Warlord
rulebook-power-warlord = **5 tokens.** Each non-empty region you conquered this turn pays 1 extra coin; Murlocs and your own decline count too. In decline it ends.

rulebook-power-intimidating-title = Intimidating: the push
rulebook-power-intimidating = **4 tokens.** Three times per turn, while conquering and before the die, choose an adjacent region of an opponent, active or in decline, or of Murlocs; the same one more than once if you like. A wall or fort there is torn down first; else a Murloc leaves the game; else a token or beast of your choice moves to another region of its race, or is discarded if there is none. You need not conquer afterwards. Your own decline, immune regions and the champion cannot be pushed. In decline it ends.

rulebook-push-details-title = Intimidating: where to
rulebook-push-details =
    You choose where the token goes: any other region of that race that is not immune. If it has other regions but all are immune, you cannot push. When the last token leaves, the region is empty. Only a push that discards a token is an attack, with harmony toll, Chapel, Holy Light and Forsaken.

rulebook-power-enraged-title = Enraged
rulebook-power-enraged = **4 tokens.** Each region you conquered this turn that held at least 2 units pays as many coins as it held units. Mountains, forts and walls are not units: 3 tokens on a mountain pay 3, 1 token with a fort pays 0. In decline it ends.

rulebook-power-garrison-title = Garrison
rulebook-power-garrison = **3 tokens.** At the end of your turn each region you hold may get a fort, one per region and 10 in all. A fort makes the region cost 1 more; it does not move and pays no coins. In decline the forts stay until their region falls.

## Alliance and Horde

rulebook-factions-title = Who belongs where
rulebook-factions =
    - **Alliance**: Draenei, Dwarves, Gnomes, Humans, Night Elves, Worgen
    - **Horde**: Blood Elves, Forsaken, Goblins, Orcs, Tauren, Trolls
    - **Neutral**: Ethereals, Kobolds, Naga, Pandaren
    Murlocs have no faction.

rulebook-faction-bonus-title = The faction bonus
rulebook-faction-bonus =
    With an Alliance or Horde race you get 1 coin at the end of your turn for each race of the other faction from which you conquered at least one region this turn, however many regions it were. A player's active race and race in decline are two races. Neutral attackers and defenders bring no such bonus. Orcs that take two regions of active Humans and one of the same player's declined Dwarves get 2 for the faction and 3 as Orcs; with the Battleground 3 and 3.

rulebook-team-game-title = The team game
rulebook-team-game =
    As an option you play Alliance against Horde: 1 against 1, or 2 against 2; with 3 or 5 players one more plays the neutral races as a side of their own. Seats alternate between Alliance and Horde, the neutral player sits last. Islands, rounds, coins and sites are those of the usual game.

rulebook-team-combos-title = Combos of a side
rulebook-team-combos =
    Each side picks only from its own races. It has a column of up to 3 combos, for 0, 1 or 2 coins; all sides share the badges. A banner that comes back goes under its own side's stack, or straight into a gap of that column.

rulebook-teammates-title = Teammates
rulebook-teammates =
    You may not attack, push, bomb or swap away a teammate's active units; a teammate's race in decline you may attack. Teammates pay each other no tolls, ransom or Heart coin and get no harmony, and coins cannot be given away. All else is as usual, the faction bonus too; the neutral player gets that only through the Battleground.

rulebook-team-victory-title = Which side wins
rulebook-team-victory =
    A side counts the coins of its best player; the higher side wins. If that is equal, the other players of the sides are compared, then all tokens on the islands. As an option the coins of a side are added together.

## How many you are

rulebook-two-players-title = Two players
rulebook-two-players =
    One large and one medium island, 10 rounds. As an option you play on a large and a small one instead.

rulebook-three-players-title = Three players
rulebook-three-players =
    One island of each size, 10 rounds.

rulebook-four-players-title = Four players
rulebook-four-players =
    One large, two medium and one small island, 9 rounds.

rulebook-five-players-title = Five players
rulebook-five-players =
    Two large, one medium and two small islands, 8 rounds.

## At this table

rulebook-maps-title = Our islands
rulebook-maps =
    The twelve islands here are drawn for Elbowroom and are not those of the box. Large islands have 11 or 12 land regions, medium ones 9, small ones 6, and some have a lake. All together you have 20 or 21 land regions in a game of two, 26 or 27 with three, 35 or 36 with four and 43 to 45 with five.

rulebook-on-the-maps-title = What is on them
rulebook-on-the-maps =
    A large island has 4 Murlocs, 3 mountains and 3 landing regions; a medium one 3 Murlocs, 2 mountains and 2 or 3 landing regions; a small one 2 Murlocs, 1 mountain and 1 or 2 landing regions. Landing regions lie on the coast and are never mountains. Each island has one region for its site, never a landing region.

rulebook-neighbours-known-title = Who is next to whom
rulebook-neighbours-known =
    The table knows which regions are adjacent and shows you what is within reach; how the drawing looks does not matter. The islands are checked when the game starts, so that all pieces suffice.

rulebook-asked-in-order-title = What you are asked
rulebook-asked-in-order =
    The table goes through your turn in the order of the rules and asks only what there is to decide: bombs, form, the choice of the turn, regions to abandon, conquests, purchases, redeployment, end placements. When you ready troops, it takes up everything above the minimum for you; you can put it back when you redeploy.

rulebook-conquest-actions-title = While you conquer
rulebook-conquest-actions =
    You may conquer, strike from the air, send the champion, use Doomhammer, swap, push, steal, make the last attempt or stop, as far as your race, power and sites allow. The table keeps count of what works only once, twice or three times a turn.

rulebook-out-of-turn-title = When it is not your turn
rulebook-out-of-turn =
    You decide only where your driven-out units go back. Tolls, ransom, Holy Light and the Heart of Azeroth are settled by themselves.

rulebook-chance-title = Chance
rulebook-chance =
    Shuffling, dice, bombs and the place drawn for the Well come from one seed, so that every game can be replayed exactly as it was.

rulebook-own-inventions-title = Things of your own
rulebook-own-inventions =
    A table can bring **a race, a power and a site of its own**, or more if it says so. Everybody sees them before the game starts. They are put together from abilities the game knows. A race of your own belongs to the Alliance, to the Horde or to nobody.

rulebook-own-site-title = A site of your own
rulebook-own-site =
    It is an artifact or a legendary place and does one or two things that artifacts, or places, of the box do. It is shuffled among the others: as many as usual are laid face down, the rest stay in the box.
