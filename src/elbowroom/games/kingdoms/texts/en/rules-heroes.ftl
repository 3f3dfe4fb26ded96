### What every hero is, its two abilities, how it rises, and which of it is printed.

## Baron

rule-hero-baron = Lord of the land: helps meeples fighting next door and gets more out of his region.
rule-hero-baron-1 = Wars of your other meeples in regions next to the Baron cost you 1 less.
up-hero-baron-1 = To level 2: pay 3 ore on Build.
rule-hero-baron-2 = When you collect, the Baron's region gives two units.
up-hero-baron-2 = To retire: pay 4 food on Expand.
source-hero-baron = Name and abilities follow the printed card; the prices of rising are our own.

## Queen

rule-hero-queen = Dear to beat: her conqueror goes hungry, and a narrow defeat costs you nothing.
rule-hero-queen-1 = Whoever beats the Queen in war then loses all food.
up-hero-queen-1 = To level 2: pay 3 food on Expand.
rule-hero-queen-2 = If the Queen loses a war by 2 or less, you pay nothing for your number.
up-hero-queen-2 = To retire: pay 4 mana on Research.
source-hero-queen = Name and abilities follow the printed card; the prices of rising are our own.

## Wizard

rule-hero-wizard = Draws mana whenever the action card is cleared, at first only in forests.
rule-hero-wizard-1 = When the action card is cleared and the Wizard is in a forest, gain 1 mana.
up-hero-wizard-1 = To level 2: pay 3 mana on Research.
rule-hero-wizard-2 = When the action card is cleared, gain 1 mana.
up-hero-wizard-2 = To retire: pay 4 mana on Research.
source-hero-wizard = Name and abilities follow the printed card; the prices of rising are our own.

## Knight

rule-hero-knight = A plain fighter: wars cost him less, attacks less still. He rises by winning.
rule-hero-knight-1 = Wars the Knight fights cost you 1 less.
up-hero-knight-1 = To level 2: win a war with this hero.
rule-hero-knight-2 = When the Knight attacks, the war costs you another 1 less.
up-hero-knight-2 = To retire: win a war with this hero.
source-hero-knight = The whole card is our own design.

## Ranger

rule-hero-ranger = Quick on patrol and at home in the woods.
rule-hero-ranger-1 = On Patrol the Ranger may take two steps.
up-hero-ranger-1 = To level 2: pay 3 food on Expand.
rule-hero-ranger-2 = Wars the Ranger fights in forests cost you 2 less.
up-hero-ranger-2 = To retire: win a war with this hero.
source-hero-ranger = The whole card is our own design.

## Alchemist

rule-hero-alchemist = Makes something out of nothing: richer trades, later a gift at every clearing.
rule-hero-alchemist-1 = Every Trade brings you 1 more of what you receive.
up-hero-alchemist-1 = To level 2: pay 3 mana on Research.
rule-hero-alchemist-2 = When the action card is cleared, gain 1 resource of your choice.
up-hero-alchemist-2 = To retire: pay 4 ore on Build.
source-hero-alchemist = The whole card is our own design.

## Armorer

rule-hero-armorer = Arms for ore: paying in ore is cheaper, and his fortress is stronger.
rule-hero-armorer-1 = Wars the Armorer fights cost you 1 less if you pay at least 1 ore.
up-hero-armorer-1 = To level 2: pay 3 ore on Build.
rule-hero-armorer-2 = Your fortress in the Armorer's region makes wars there 2 cheaper, not just 1.
up-hero-armorer-2 = To retire: pay 4 ore on Build.
source-hero-armorer = The whole card is our own design.

## Captain

rule-hero-captain = Leader of quests: each brings food, and he can set out from anywhere.
rule-hero-captain-1 = Each Quest of the Captain earns you 1 food on arrival.
up-hero-captain-1 = To level 2: pay 3 food on Expand.
rule-hero-captain-2 = The Captain's Quest may start inland and may also end on the same territory.
up-hero-captain-2 = To retire: win a war with this hero.
source-hero-captain = The whole card is our own design.

## Scout

rule-hero-scout = Always abroad: quests when others patrol and profits from foreign homes.
rule-hero-scout-1 = When Patrol is chosen, the Scout may Quest instead.
up-hero-scout-1 = To level 2: pay 2 food on Expand.
rule-hero-scout-2 = When the Scout enters a region of another player's home territory, gain 1 resource of your choice.
up-hero-scout-2 = To retire: pay 4 mana on Research.
source-hero-scout = The whole card is our own design.

## Priestess

rule-hero-priestess = Never trapped: her retreat is cheap, then free.
rule-hero-priestess-1 = The Priestess's retreat costs you 2 food less.
up-hero-priestess-1 = To level 2: pay 2 mana on Research.
rule-hero-priestess-2 = The Priestess's retreat costs nothing.
up-hero-priestess-2 = To retire: pay 5 mana on Research.
source-hero-priestess = The whole card is our own design.

## Assassin

rule-hero-assassin = Walls do not stop him, and the unprotected are cheap prey.
rule-hero-assassin-1 = When the Assassin attacks, the defender gets no discount for a fortress.
up-hero-assassin-1 = To level 2: win a war with this hero.
rule-hero-assassin-2 = When the Assassin attacks a meeple without a standing fortress beside it, the war costs you 2 less.
up-hero-assassin-2 = To retire: win a war with this hero.
source-hero-assassin = The whole card is our own design.

## Berserker

rule-hero-berserker = Fights on food and never loses a tie.
rule-hero-berserker-1 = When the Berserker fights, you may pay with food too; each unit is worth 1.
up-hero-berserker-1 = To level 2: win a war with this hero.
rule-hero-berserker-2 = When the Berserker fights, you win with equal numbers.
up-hero-berserker-2 = To retire: pay 4 food on Expand.
source-hero-berserker = The whole card is our own design.

## Bard

rule-hero-bard = Makes friends: alliances where he is pay well and hold.
rule-hero-bard-1 = When you form an alliance in the Bard's region, gain 2 resources of your choice.
up-hero-bard-1 = To level 2: pay 3 food on Expand.
rule-hero-bard-2 = Opponents cannot break an alliance in the Bard's region.
up-hero-bard-2 = To retire: pay 3 mana on Research.
needs-hero-bard = In the deck only if at least three play.
source-hero-bard = The whole card is our own design.

## Druid

rule-hero-druid = Makes woods and fields bear double and learns cheaply under trees.
rule-hero-druid-1 = When you collect, the Druid's region gives two units if it is a forest or plains.
up-hero-druid-1 = To level 2: pay 3 mana on Research.
rule-hero-druid-2 = While the Druid is in a forest, Research costs you 1 mana less, but never less than 1.
up-hero-druid-2 = To retire: pay 4 food on Expand.
source-hero-druid = The whole card is our own design.

## Merchant

rule-hero-merchant = Feeds the realm and trades two goods at once.
rule-hero-merchant-1 = When you collect, take 1 food more.
up-hero-merchant-1 = To level 2: pay 3 food on Expand.
rule-hero-merchant-2 = One Trade may turn two kinds of resource into a third.
up-hero-merchant-2 = To retire: pay 4 ore on Build.
source-hero-merchant = The whole card is our own design.

## Architect

rule-hero-architect = Builds cheaply at home and over the fence.
rule-hero-architect-1 = While the Architect is on your home territory, Build costs you 1 ore less.
up-hero-architect-1 = To level 2: pay 3 ore on Build.
rule-hero-architect-2 = You may place the fortress in a region next to the Architect.
up-hero-architect-2 = To retire: pay 5 ore on Build.
source-hero-architect = The whole card is our own design.

## Prospector

rule-hero-prospector = Digs double in mountains and peaks and finds ore on the way.
rule-hero-prospector-1 = When you collect, the Prospector's region gives two units if it is a mountain or peaks.
up-hero-prospector-1 = To level 2: pay 2 ore on Build.
rule-hero-prospector-2 = When the Prospector enters a mountain, gain 1 ore.
up-hero-prospector-2 = To retire: pay 4 ore on Build.
source-hero-prospector = The whole card is our own design.

## Necromancer

rule-hero-necromancer = Draws mana from the fallen and makes new meeples cheaper.
rule-hero-necromancer-1 = When an enemy meeple falls in a war of the Necromancer, gain 2 mana.
up-hero-necromancer-1 = To level 2: win a war with this hero.
rule-hero-necromancer-2 = Expand costs you 1 food less, but never less than 1.
up-hero-necromancer-2 = To retire: pay 4 mana on Research.
source-hero-necromancer = The whole card is our own design.

## Paladin

rule-hero-paladin = Shield of a territory: helps all who defend there, himself most of all.
rule-hero-paladin-1 = When your other meeples defend on the Paladin's territory, the war costs you 1 less.
up-hero-paladin-1 = To level 2: pay 3 mana on Research.
rule-hero-paladin-2 = When the Paladin defends, the war costs you 2 less.
up-hero-paladin-2 = To retire: win a war with this hero.
source-hero-paladin = The whole card is our own design.

## Thief

rule-hero-thief = Takes from every foreign home and from the beaten.
rule-hero-thief-1 = When the Thief enters a region of another player's home territory, take 1 resource from that player.
up-hero-thief-1 = To level 2: pay 2 food on Expand.
rule-hero-thief-2 = When the Thief wins a war, take 2 resources from the loser.
up-hero-thief-2 = To retire: win a war with this hero.
source-hero-thief = The whole card is our own design.

## Diplomat

rule-hero-diplomat = Gains from peace, offered or kept.
rule-hero-diplomat-1 = When the Diplomat's flag meets a number, gain 2 resources of your choice.
up-hero-diplomat-1 = To level 2: pay 2 mana on Research.
rule-hero-diplomat-2 = When you collect and the Diplomat is in an allied region, take 1 more resource of your choice.
up-hero-diplomat-2 = To retire: pay 4 food on Expand.
needs-hero-diplomat = In the deck only if at least three play.
source-hero-diplomat = The whole card is our own design.

## Steward

rule-hero-steward = Settles people cheaply and close by.
rule-hero-steward-1 = Expand costs you 1 food less, but never less than 1.
up-hero-steward-1 = To level 2: pay 3 food on Expand.
rule-hero-steward-2 = Expand may put the new meeple into a region next to the Steward.
up-hero-steward-2 = To retire: pay 4 food on Expand.
source-hero-steward = The whole card is our own design.

## Beastmaster

rule-hero-beastmaster = Never patrols alone and fights best far from home.
rule-hero-beastmaster-1 = When the Beastmaster patrols, one other meeple of yours may patrol too.
up-hero-beastmaster-1 = To level 2: pay 3 food on Expand.
rule-hero-beastmaster-2 = Wars the Beastmaster fights away from your home territory cost you 1 less.
up-hero-beastmaster-2 = To retire: win a war with this hero.
source-hero-beastmaster = The whole card is our own design.

## Oracle

rule-hero-oracle = Sees it coming: shifts a die after the reveal and learns cheaply.
rule-hero-oracle-1 = After the reveal you may shift your own number by 1.
up-hero-oracle-1 = To level 2: pay 3 mana on Research.
rule-hero-oracle-2 = Research costs you 1 mana less, but never less than 1.
up-hero-oracle-2 = To retire: pay 5 mana on Research.
source-hero-oracle = The whole card is our own design.

## Explorer

rule-hero-explorer = Crosses what stops others and finds double in the ruins.
rule-hero-explorer-1 = On Patrol the Explorer may step across water and crags.
up-hero-explorer-1 = To level 2: pay 2 food on Expand.
rule-hero-explorer-2 = When you collect, the Explorer's region gives two resources if it is ruins.
up-hero-explorer-2 = To retire: pay 3 ore on Build.
source-hero-explorer = The whole card is our own design.
