### How every territory lies and what its regions are; all are our own design.

rule-territory-amberfold = The capital in the middle touches all other regions. Water in the south. 2 plains, 2 forests, 1 mountain, a capital.
rule-territory-brackenmere = A ring of regions around a lake. 2 plains, 2 forests, 1 mountain, ruins.
rule-territory-cinderholt = A chain of five regions bent around one crag. 1 plains, 2 forests, 2 mountains.
rule-territory-dunmarrow = Two rows of three, the capital below; a river cuts the upper row. 2 plains, 1 forest, 2 mountains, a capital.
rule-territory-eldwater = Ruins inland, a great water in the south, and a river that cuts off the south-west. 2 plains, 1 forest, 2 mountains, ruins.
rule-territory-fallowgate = A chain of five regions between a crag and a water; its ends are dead ends. 2 plains, 2 forests, 1 mountain.
rule-territory-grimhollow = Tightly knit: ruins in the north, plains inland, a crag in the south. 2 plains, 2 forests, 1 mountain, ruins.
rule-territory-harrowfen = All six regions lie around one water; the capital is a dead end behind a river. 2 plains, 2 forests, 1 mountain, a capital.
rule-territory-ironbarrow = Two rows of three with much ore; ruins in one corner, a crag between them. 1 plains, 1 forest, 3 mountains, ruins.
rule-territory-juniper-vale = Five regions that meet at the mountain; a crag in the west, water in the east. 2 plains, 2 forests, 1 mountain.
rule-territory-frosthollow = Frozen: tundra in a corner, peaks beside it, a crag in the west. 1 plains, 2 forests, 1 mountain, peaks, tundra.
rule-territory-glimmerpeak = Frozen: plains in the middle touch all other regions; water in the south. 2 plains, 1 forest, 1 mountain, peaks, tundra.
rule-territory-icefang-reach = Frozen: a ring of six different regions around one water. 1 plains, 1 forest, 1 mountain, a capital, peaks, tundra.
rule-territory-norrvast = Frozen and large: seven regions, peaks at both ends, ruins behind the crag. 1 plains, 1 forest, 1 mountain, ruins, 2 peaks, tundra.
rule-territory-silverscar = Frozen: a ring of six regions with a crag and a water inside. 1 plains, 2 forests, 1 mountain, peaks, tundra.
rule-territory-whitewaste = Frozen: peaks inland, water in the south with a river to the east of the peaks. 1 plains, 2 forests, 1 mountain, peaks, tundra.

source-territory-amberfold = Name and map are our own design.
source-territory-brackenmere = Name and map are our own design.
source-territory-cinderholt = Name and map are our own design.
source-territory-dunmarrow = Name and map are our own design.
source-territory-eldwater = Name and map are our own design.
source-territory-fallowgate = Name and map are our own design.
source-territory-grimhollow = Name and map are our own design.
source-territory-harrowfen = Name and map are our own design.
source-territory-ironbarrow = Name and map are our own design.
source-territory-juniper-vale = Name and map are our own design.
source-territory-frosthollow = Name and map are our own design.
source-territory-glimmerpeak = Name and map are our own design.
source-territory-icefang-reach = Name and map are our own design.
source-territory-norrvast = Name and map are our own design.
source-territory-silverscar = Name and map are our own design.
source-territory-whitewaste = Name and map are our own design.
