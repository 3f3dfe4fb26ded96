### The rules for players.

rulebook-chapter-goal = The goal
rulebook-chapter-box = What lies on the table
rulebook-chapter-setup = Setup
rulebook-chapter-turn = Your turn
rulebook-chapter-pick = Picking a race and a power
rulebook-chapter-conquest = Conquest
rulebook-chapter-redeploy = Redeployment
rulebook-chapter-scoring = Coins
rulebook-chapter-decline = Decline
rulebook-chapter-end = The end of the game
rulebook-chapter-races = Races
rulebook-chapter-powers = Special powers
rulebook-chapter-own = Your own races and powers
rulebook-chapter-table = At this table

## The goal

rulebook-aim-title = Most coins win
rulebook-aim =
    This world is too small for everybody. You lead one race after another across it, conquer regions and collect **coins** for them.
    When a race has spread itself too thin, you let it go in decline and start afresh with another. Whoever has the most coins at the end wins.

rulebook-rounds-title = How long a game lasts
rulebook-rounds =
    In a round everybody has one turn, always in the same order. A game has
    - **10 rounds** with two or three players,
    - **9 rounds** with four,
    - **8 rounds** with five.
    After the last turn of the last round the coins are counted.

## What lies on the table

rulebook-map-title = The map
rulebook-map =
    There is a map for every number of players: the more players, the more regions, and never enough for all. Land is farmland, forest, hill, swamp or mountain; around it and within it lie two seas and a lake.
    Some regions carry a symbol: a **mine**, a **cavern** or a **magic source**. A symbol does nothing by itself; it matters to certain races and powers.

rulebook-pieces-title = Races, powers and pieces
rulebook-pieces =
    - 14 race banners and 20 power badges, which meet at random.
    - Tokens for every race. Those nobody uses lie in the **tray**.
    - Lost tribes: remnants of older peoples, one token each.
    - Markers: mountains, troll lairs, fortresses, encampments, holes-in-the-ground, two heroes and a dragon.

rulebook-coins-title = Coins
rulebook-coins =
    Coins are your score and your money at once. The bank never runs out, and change can be made at any time.

rulebook-die-title = The reinforcement die
rulebook-die =
    Three of its faces are blank; the others show **1**, **2** and **3**. So every second roll helps.

## Setup

rulebook-set-up-title = Before the first turn
rulebook-set-up =
    Every mountain region gets a mountain marker, and every region with the sign of a lost tribe gets a lost-tribe token. Everybody receives **5 coins**.
    Nobody has a race yet: all race tokens wait in the tray.

rulebook-first-row-title = The row of combos
rulebook-first-row =
    Banners and badges are shuffled apart and laid out in pairs. Six pairs are visible: these are the **combos** you can pick from. The first costs nothing, each further one a coin more.

rulebook-first-player-title = Who begins
rulebook-first-player =
    The first player is drawn by lot. Play goes round clockwise.

## Your turn

rulebook-kinds-of-turn-title = Pick, expand or decline
rulebook-kinds-of-turn =
    At the start of your turn there is one question:
    - You have **no active race**: pick a combo and conquer with it at once.
    - You have one and **play on**: conquer further with it.
    - You have one and let it **go in decline**: nothing is conquered this turn; in your next you pick a new combo.
    You decide before you do anything else. Once you have touched your army, it is too late to decline.

rulebook-order-of-a-turn-title = The steps of a turn
rulebook-order-of-a-turn =
    - Pick a combo, if you have no active race.
    - Ghouls in decline act, if you have any.
    - Take your tokens in hand, and abandon regions if you like.
    - Conquer as often as you can and want. You may also conquer nothing.
    - Redeploy your tokens and place your markers.
    - Collect your coins.
    - Last decisions (Diplomat, Stout); then whoever lost regions to you places what is left.

rulebook-no-tokens-left-title = When your race is wiped out
rulebook-no-tokens-left =
    A race without a single token is still your active race. You cannot pick another straight away: either play an empty turn (your Ghouls in decline still act), or spend the turn on going in decline.

## Picking

rulebook-price-title = What a combo costs
rulebook-price =
    Take any visible combo. On **each combo you skip** you leave 1 coin. Coins that others have left on the one you take are yours.
    You pay first and collect afterwards, so you cannot pay with the coins on the combo you want.
    Example: you have 2 coins. The fourth combo would cost 3, so you cannot take it, however many coins lie on it.

rulebook-army-title = How many tokens you get
rulebook-army =
    Add the number on the banner and the number on the badge: that many tokens you take from the tray. They have to last: you get no more of this race unless its ability says so, and never more than the tray holds.
    Example: Flying (5) Orcs (5) make an army of 10.

rulebook-row-moves-up-title = The row moves up
rulebook-row-moves-up =
    The combos behind the gap move up with the coins on them, and a new one is turned over at the end.
    A race that has left the map goes under the stack of banners and can come back; used badges are shuffled again when their stack is empty. With many players the row may be shorter for a while. What is still hidden, nobody knows.

## Conquest

rulebook-ready-title = Taking tokens in hand
rulebook-ready =
    When you play on, you take your tokens back in hand, all but one in each region you keep. With them you conquer.
    At this table that happens by itself; what you do not need you put back when you redeploy.

rulebook-abandon-title = Abandoning regions
rulebook-abandon =
    Before your first conquest of the turn you may also take the last token out of a region. The region is then no longer yours and pays nothing, but you have more tokens to attack with. It can be conquered again in the same turn.
    A lair and a fortress there go back to the supply, a hole is lost for good; heroes, the dragon and encampments return to your hand. You may even leave everything and enter the map anew.

rulebook-first-conquest-title = Entering the map
rulebook-first-conquest =
    A race without a region begins at the **border**: in a region at the edge of the board, or on the shore of a sea at the edge, even if somebody holds that sea. The shore of the lake is no border.
    This also holds after you have lost or abandoned all regions.

rulebook-next-conquests-title = From region to region
rulebook-next-conquests =
    After that, every region you attack must share a border with a region of **the same race**. Your race in decline opens no way, and your new race need not begin beside it.
    Halflings and the powers Flying, Underworld and Seafaring have rules of their own.

rulebook-water-title = Seas and the lake
rulebook-water =
    Water cannot be conquered. Only an active Seafaring race may do so.

rulebook-own-regions-title = Your own regions
rulebook-own-regions =
    What your active race holds it cannot conquer again. A region of **your own race in decline** it can: the cost is the usual one, the token there counts as a defender and is lost. So a region changes hands and you keep its coin.

rulebook-cost-title = What a region costs
rulebook-cost =
    A region costs **2 tokens, and 1 more for each** token there (of a race, active or in decline, or of a lost tribe) and for each mountain, troll lair, fortress and encampment.
    - Hill with a lost tribe: 2 + 1 = 3.
    - Empty mountain: 2 + 1 = 3.
    - Mountain with two enemy tokens, a lair and a fortress: 2 + 1 + 2 + 1 + 1 = 7.
    Exactly that many tokens go into the region and stay there until you redeploy.

rulebook-discounts-title = Discounts
rulebook-discounts =
    Discounts of your race and your power add up, but a conquest always takes **at least 1 token**.
    Example: Mounted Tritons against an empty farmland on the coast would pay 2 − 1 − 1 = 0. They pay 1.

rulebook-one-in-hand-title = Never without a token
rulebook-one-in-hand =
    To begin a conquest you need at least one token in hand, whatever your race and power can do.

rulebook-immune-title = Immune regions
rulebook-immune =
    A **hole-in-the-ground**, a **hero** and the **dragon** make their region immune: no other player can conquer it or use a race's ability or a special power on it.

rulebook-lost-tribes-title = Lost tribes
rulebook-lost-tribes =
    A lost tribe plays for nobody and only defends. When its region is conquered it leaves the game. A region with a lost tribe counts as non-empty.

rulebook-losing-a-region-title = Losing a region
rulebook-losing-a-region =
    When a region of yours is conquered you take back your tokens from it: **one is lost** and goes to the tray, the others come to your hand. A token that stood alone is simply gone.
    A lair or fortress there goes back to the supply, encampments to your hand. The mountain stays and now protects the conqueror.

rulebook-withdrawal-title = Where withdrawn tokens go
rulebook-withdrawal =
    At the very end of the attacker's turn, after the coins, those who lost regions place their tokens in regions the same race still holds, in any of them, without moving others. If several players are concerned, it goes clockwise from the attacker.
    If that race has no region left, its tokens wait in hand and enter from the border in your next turn.

rulebook-final-attempt-title = The final attempt
rulebook-final-attempt =
    Once in a turn, when you have tokens left but too few for a region, you may name one you are at most **3 short** of and roll the die. If tokens and die together reach the cost, the region is yours and all those tokens go there.
    Either way your conquests are over; after a failure the tokens are redeployed.
    Example: with 1 token against a cost of 4 only a 3 will do. Against 5 you may not even try. And you may not roll for what you can pay.

rulebook-non-empty-title = Non-empty regions
rulebook-non-empty =
    Orcs, Skeletons and Pillaging look at regions that were **non-empty** when you conquered them: at least one token stood there, a lost tribe's or a player's, even your own in decline. A bare mountain or a lone marker does not count.
    Every way of conquering counts: with the die, the dragon, or by substitution. What you have conquered counts this turn even if you no longer hold it when coins are paid.

## Redeployment

rulebook-redeploy-title = Spread your tokens
rulebook-redeploy =
    After your conquests spread all tokens of the race over its regions as you like, **at least one in each**. They need not stay where they fought. You may keep none in hand while you hold a region.
    Your race in decline stays as it is; only Ghouls move even then.

rulebook-redeploy-order-title = In this order
rulebook-redeploy-order =
    Skeletons take their new tokens, you spread your tokens, Amazons give up their four, and then encampments, a fortress and heroes are placed.

## Coins

rulebook-income-title = Coins at the end of your turn
rulebook-income =
    You receive **1 coin for each region** held by your active race and by your races in decline; water counts too. Then come the bonuses of your race and power.
    - Merchant Skeletons with 3 regions: 3 + 3 = 6. Once they are in decline: 3.
    - Hill Tritons with 3 regions, one of them a hill, and the 3 regions of those Skeletons: 3 + 1 + 3 = 7.

rulebook-bonuses-title = Bonuses add up
rulebook-bonuses =
    Race and power work side by side: Pillaging Orcs get 2 coins for each non-empty region they conquer. But a power only works for **the race it was picked with**, never for another race of yours.

rulebook-hidden-coins-title = How rich are the others?
rulebook-hidden-coins =
    What somebody earns in a turn is public, and so is what is paid for a combo. The totals of the others stay hidden until the end, unless the table has chosen open coins.

## Decline

rulebook-go-in-decline-title = Letting a race go in decline
rulebook-go-in-decline =
    Instead of conquering you let your active race rest. **One token stays in each of its regions**, turned over; all others go back to the tray, those in hand too. The badge is given up; encampments, heroes, the dragon and holes leave the map.
    Nobody of yours conquers this turn. You collect coins, and in your next turn you pick a new combo. A race picked this turn can decline in the next at the earliest; only Stout is quicker.

rulebook-what-lasts-title = What goes on in decline
rulebook-what-lasts =
    A race in decline loses its ability and its power. What lasts:
    - Dwarves still earn from their mines.
    - Ghouls keep their tokens and still conquer.
    - Troll lairs and fortresses still defend.
    - Seas and the lake stay held.
    - A Spirit race never has to make room.

rulebook-decline-income-title = Coins of a decline turn
rulebook-decline-income =
    On the turn you decline you get 1 coin for each region of your races in decline, the one just declined included, and the Dwarves' mines. The other bonuses of the race and the power you gave up are over.

rulebook-one-in-decline-title = Only one at a time
rulebook-one-in-decline =
    You can have **one race in decline**. When the next one declines, the older leaves the map first, with all its tokens and markers, and its banner can come back into the row. A Spirit race is not counted.

rulebook-gone-from-the-map-title = When a race leaves the map
rulebook-gone-from-the-map =
    A race in decline whose last token is lost is gone at once, whoever took it, you included, and its banner becomes free again. If your active race has no region when it declines, nothing of it remains.

## End

rulebook-tie-title = A tie
rulebook-tie =
    With equal coins, whoever has more **race tokens on the map** wins, active and in decline together. Markers and tokens in hand do not count. If that is equal too, the victory is shared.

## Races

rulebook-races-title = What a race brings
rulebook-races =
    The number on a banner is how many tokens the race gives you; the tray holds some more for those who can gain them. Its ability works while the race is **active** and ends in decline, unless it says otherwise. The table below has them all; here follow those with something more to say.

rulebook-paying-races-title = Dwarves, Humans, Orcs, Wizards
rulebook-paying-races =
    At the end of your turn 1 coin more
    - for each mine held by the **Dwarves**, in decline too and on the very turn they decline;
    - for each farmland held by the **Humans**;
    - for each magic source held by the **Wizards**;
    - for each non-empty region the **Orcs** conquered this turn, not for those they already had.

rulebook-amazons-title = Amazons
rulebook-amazons =
    You get four tokens more than banner and badge say, for attacking only. After redeploying **take four tokens off the map**; they come back in hand next turn. They do not defend and do not count in a tie, and lost ones are not replaced.
    Leave one token in each region as long as you can. If there are too few, as few regions as possible are emptied, and these pay nothing.
    Example: 11 Amazons in 8 regions; without the four, 7 remain, so one region is given up.

rulebook-elves-title = Elves
rulebook-elves =
    When an Elf region is conquered **no Elf is lost**: all come back to your hand, even one that stood alone. Only a Sorcerer's substitution removes an Elf. In decline they lose tokens like everybody else.

rulebook-ghouls-title = Ghouls
rulebook-ghouls =
    When Ghouls decline, **all their tokens stay** where they are. Afterwards they go on conquering, in every turn of yours but a decline turn: after you have picked, before your active race does anything. They pay the usual cost, without the power they once had, go from Ghoul region to Ghoul region and have a final attempt of their own.
    In the end you redeploy them apart from the others. Ghouls that hold nothing any more but still have tokens wait in hand and enter at the border again.

rulebook-ghouls-at-home-title = Ghouls and your other races
rulebook-ghouls-at-home =
    Ghouls in decline may attack your own active race, even in immune regions: what survives comes to your hand at once, and you use it in the same turn. Your active race may in turn take a region from your Ghouls; the survivors are redeployed.
    Attacked by others, Ghouls lose one token for each region. Their conquests earn nothing for your active race and break no Diplomat's word.

rulebook-giants-title = Giants
rulebook-giants =
    A region next to a **mountain the Giants hold** costs them 1 token less. Several mountains still give one discount. A mountain conquered a moment ago counts, one abandoned this turn does not.

rulebook-halflings-title = Halflings
rulebook-halflings =
    They enter the map **anywhere**. The first two regions they conquer get a hole-in-the-ground each: as long as it is there, the region is immune. Holes go when the region is abandoned or the Halflings decline, and never come back.

rulebook-ratmen-title = Ratmen
rulebook-ratmen =
    They can do nothing special. There are just an awful lot of them.

rulebook-skeletons-title = Skeletons
rulebook-skeletons =
    When you redeploy, take 1 new token from the tray **for every two non-empty regions** the Skeletons conquered this turn. An odd one is lost, and more than the 20 there are you cannot have.
    Example: five non-empty regions bring 2 tokens; if only one is left in the tray, 1.

rulebook-sorcerers-title = Sorcerers
rulebook-sorcerers =
    Once a turn **for each opponent** a Sorcerer may take a region by substitution: an active token that stands there **alone** goes to its tray, and a Sorcerer from the tray takes its place. It costs you nothing.
    Mountains, fortresses and lairs do not help against it, an encampment does. Lairs and fortresses go back to the supply. Even an Elf is lost in this way.

rulebook-sorcerers-limits-title = Limits of substitution
rulebook-sorcerers-limits =
    It must be a region the Sorcerers could attack: adjacent to theirs (Flying: anywhere on land; Underworld: also through caverns), not immune, not at peace with you, and water only if they are Seafaring. Tokens in decline and lost tribes cannot be replaced.
    There must be a Sorcerer in the tray and one in your hand, though that one is not spent. After the final attempt it is too late. It counts as an attack and as a conquest of a non-empty region.

rulebook-tritons-title = Tritons
rulebook-tritons =
    Land **on the coast**, beside a sea or the lake, costs them 1 token less. Water itself is no coast: Seafaring Tritons pay the full price for it.

rulebook-trolls-title = Trolls
rulebook-trolls =
    Every region the Trolls conquer gets a **lair**, water too if they are Seafaring. It makes the region 1 harder to take, in decline as well. It goes when the region is abandoned or lost, and pays nothing.

## Powers

rulebook-powers-title = What a power brings
rulebook-powers =
    A power works for the race it was picked with and ends when that race declines, unless it says otherwise. The number on the badge is added to the tokens of the race. The table below has them all; here follow those with something more to say.

rulebook-paying-powers-title = Powers that pay
rulebook-paying-powers =
    At the end of your turn
    - **Alchemist**: 2 coins in every turn the race is active, even without regions.
    - **Forest, Hill, Swamp**: 1 coin for each such region of the race.
    - **Merchant**: 1 coin for each region of the race.
    - **Pillaging**: 1 coin for each non-empty region conquered this turn, even one you have left again.
    - **Wealthy**: 7 coins once, in the turn you pick it.

rulebook-cheaper-conquests-title = Commando and Mounted
rulebook-cheaper-conquests =
    A **Commando** race pays 1 token less for every conquest, a **Mounted** one for hills and farmland. At least 1 token is always paid.

rulebook-berserk-title = Berserk
rulebook-berserk =
    Before **each** conquest you may roll the die; then name a region, and its cost falls by what you rolled (to 1 at least). You need a token in hand to roll.
    A roll is for one conquest. If you cannot or will not use it, your conquests end. What you can pay in full you may take without rolling. There is no further final attempt.

rulebook-bivouacking-title = Bivouacking
rulebook-bivouacking =
    When you redeploy, set up **five encampments** in your regions, as many in one as you like. Each adds 1 to the cost of its region and protects a lone token from Sorcerers. They are set up anew every turn.
    They are never lost: if a region falls, its encampments come to your hand and go up again elsewhere at the end of that turn. In decline they are removed.

rulebook-diplomat-title = Diplomat
rulebook-diplomat =
    At the end of your turn you may name one opponent **whose active race yours has not attacked** this turn. Until your next turn that player's active race may not attack your active race in any way. Everybody sees whom you named, and you may name another each turn, even somebody who is just about to pick a race.
    Races in decline are outside the peace: attacking one does no harm, and Ghouls in decline keep no peace. A failed attempt is an attack too.

rulebook-dragon-master-title = Dragon Master
rulebook-dragon-master =
    Once a turn you conquer a region within reach with **a single token**, however well it is defended, and set the dragon there. As long as it stays the region is immune. Next turn it may fly on in the same way.
    Immune regions and those at peace with you are safe from it. If you abandon its region it returns to your hand; in decline it leaves.

rulebook-flying-title = Flying
rulebook-flying =
    You may conquer **any land region** on the map, whether it is adjacent or not, also as your first. Seas and the lake are excepted.

rulebook-fortified-title = Fortified
rulebook-fortified =
    Once a turn, when you redeploy, you may build a **fortress** in one of the race's regions: one in each, six in all on the map. It makes the region 1 harder to take and pays 1 coin a turn while the race is active.
    In decline fortresses still defend, but pay and are built no more. One that is lost or abandoned can be built again; they cannot be moved.

rulebook-heroic-title = Heroic
rulebook-heroic =
    When you redeploy, set your **two heroes** in two different regions of the race: these are immune. Each turn you may move them. In decline they leave.

rulebook-seafaring-title = Seafaring
rulebook-seafaring =
    While active the race may conquer **seas and the lake** like other regions, empty ones for 2; a sea may also be its first conquest.
    In decline it keeps the water it has, and it still pays. Only another active Seafaring race can take it away.

rulebook-spirit-title = Spirit
rulebook-spirit =
    In decline a Spirit race **does not count**: an earlier race in decline stays beside it, and when the next one declines the Spirit race stays. So you can have two races in decline.
    Example: Spirit Dwarves in decline hold a mine, and Ratmen with 4 regions decline now: 1 + 1 + 4 = 6 coins.

rulebook-stout-title = Stout
rulebook-stout =
    You may let the race go in decline **at the end of a normal turn**, after collecting its coins with all bonuses. Coins are paid only once. In your next turn you already pick a new combo. It works even in the turn you picked the race.

rulebook-underworld-title = Underworld
rulebook-underworld =
    Regions with a **cavern** cost you 1 token less, and for you all caverns are adjacent to each other. To enter the map you still need the border.

## Own

rulebook-own-inventions-title = The blank banner and badge
rulebook-own-inventions =
    As the box has a blank banner and a blank badge, a table can bring **one race and one power of its own**, or more if it says so. Everybody sees them before the game starts. They are put together from abilities the game knows and are otherwise treated like all others; the general rules stand above them.

rulebook-own-race-title = A race of your own
rulebook-own-race =
    Its banner shows a number from 1 to 10, tokens for attacking only included. Its tray holds five more, or up to 20 if it gains tokens in play. It can also borrow the tokens of a race that then stays out of the game.

rulebook-own-power-title = A power of your own
rulebook-own-power =
    Its badge shows a number from 0 to 5, and it must go with every race.

rulebook-own-decline-title = In decline
rulebook-own-decline =
    An ability ends in decline unless it is said to last. A badge that lasts stays with its race. A race in decline that saves tokens when it loses a region places them like any other; with no region left it leaves the game.

## At this table

rulebook-open-questions-title = Open questions
rulebook-open-questions =
    Where printed rulebooks are silent or contradict each other, this table follows one answer for everybody, the same for people and bots; each entry has it behind “the exact rule”. Two notes on the maps: with three players the right-hand mountain at the lower edge touches the forest beside it, and the pale rocky region at the lower edge with five players is a mountain.

rulebook-own-records-title = Saved games
rulebook-own-records =
    A saved game or replay carries the races and powers of your own that were played, so it can be watched anywhere.
