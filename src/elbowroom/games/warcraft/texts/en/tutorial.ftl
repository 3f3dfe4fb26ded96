### What is different for those who know the classic game.

tutorial-islands-title = The islands, for those who know the classic game
tutorial-islands-lead = Combos, conquest, redeployment and decline work as you know them. These steps tell what is new.
tutorial-islands-land = Islands
tutorial-islands-land-text = The map is several islands that never touch. You land in regions with an anchor, on any island, in every turn, not only in the first.
tutorial-islands-shipping = Shipping
tutorial-islands-shipping-text = A landing region that is not next to one of yours costs 1 token more. So the first conquest usually costs 3.
tutorial-islands-murlocs = Murlocs
tutorial-islands-murlocs-text = Instead of lost tribes, Murlocs sit in some regions. Each adds 1 to the cost and is gone for good when its region falls.
tutorial-islands-sites = Artifacts and places
tutorial-islands-sites-text = Every island hides a site. Whoever enters its region first uncovers it. It serves the active race that holds it; artifacts wander, places stay.
tutorial-islands-factions = Alliance and Horde
tutorial-islands-factions-text = Most races belong to a faction. You get 1 coin for each race of the other faction from which you took a region this turn.
tutorial-islands-tolls = Tolls
tutorial-islands-tolls-text = Some regions cost coins before you may attack, paid to their owner. A lost die roll does not bring them back.
tutorial-islands-start = Start of turn
tutorial-islands-start-text = Before you choose, Goblin bombs go off and harmony tokens come home. Then Worgen change form and beasts are counted again.
tutorial-islands-coins = Coins on the spot
tutorial-islands-coins-text = Tolls, ransoms, bought tokens and military objectives are paid at once. Everything else waits for the end of the turn.
tutorial-islands-immune = Towers and shields
tutorial-islands-immune-text = A watch tower makes a field immune to attacks and abilities alike. The shield of an artifact can be lifted for 2 coins.
tutorial-islands-end = Last placements
tutorial-islands-end-text = After redeploying, place forts, artifacts, objectives and bombs. Opponents then put back the units you drove out.
tutorial-islands-decline = Decline
tutorial-islands-decline-text = Beasts, the champion, towers and objectives leave when a race declines; walls and forts stay. Whoever conquers a region in decline removes all its tokens.
