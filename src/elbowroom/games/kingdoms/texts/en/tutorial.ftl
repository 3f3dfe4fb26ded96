### The first game, step by step.

tutorial-kingdoms-title = Kingdoms, step by step
tutorial-kingdoms-lead = A small realm, six actions, and neighbours who copy what you do.
tutorial-kingdoms-home = Your home territory
tutorial-kingdoms-home-text = You start with two meeples in one region of your own card. Plains give food, forests mana, mountains ore. Everybody has a card like this.
tutorial-kingdoms-turn = Choose an action
tutorial-kingdoms-turn-text = In your turn put a shield on a free action and take it. It stays covered until all five shields lie, so choose what helps you more than the others.
tutorial-kingdoms-follow = Follow or collect
tutorial-kingdoms-follow-text = When somebody else chooses, you take the same action or collect: one unit from each region where you have a meeple. Only followers collect.
tutorial-kingdoms-move = Patrol and Quest
tutorial-kingdoms-move-text = Patrol moves one meeple next door, Quest from a border region to the border of any other territory. Spread out: two meeples in one region collect only once.
tutorial-kingdoms-grow = Three ways to grow
tutorial-kingdoms-grow-text = Food brings new meeples, ore raises your tower, mana teaches your faction. All three score, and each can bring the game to its end.
tutorial-kingdoms-war = War
tutorial-kingdoms-war-text = Enter a region with an enemy and both secretly set a number or the flag. The higher number wins, both pay: mana counts 2, ore 1. On a tie the defender wins.
tutorial-kingdoms-peace = Alliance and retreat
tutorial-kingdoms-peace-text = Two flags make an alliance: you share the region and both collect. Whoever loses a war may retreat for food, 1 for each own meeple in play.
tutorial-kingdoms-places = Capitals and ruins
tutorial-kingdoms-places-text = A capital gives no resources but points at the end. In ruins a meeple lies down and finds whatever you like, but it is lost if it is still there at the end.
tutorial-kingdoms-heroes = Heroes and fortresses
tutorial-kingdoms-heroes-text = With Heroes' Call one of your meeples is a hero with a card that rises to retirement for 3 points. Every tower level places a fortress that guards its region.
tutorial-kingdoms-end = The end
tutorial-kingdoms-end-text = Seven meeples, the top of the tower, magic level 5 or a third retired hero announce the end. The round is played out, then points are counted.
tutorial-kingdoms-alone = Playing alone
tutorial-kingdoms-alone-text = The compass plays against you: a roll picks its action and direction, and day and night change them. Its wars cost it nothing, so pick yours well.
