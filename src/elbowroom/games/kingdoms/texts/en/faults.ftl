### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-levels = { $least } effects are expected, one for each level, not { $count }.
fault-bonus-wanted = Level { $level } is a bonus: choose one that scores.
fault-bonus-elsewhere = A bonus belongs to level { $level } alone.
fault-at-least-alone = Say of which kind of region.
fault-same-action = Choose another action than the one it replaces.
fault-same-payment = This is paid with it anyway: { RESOURCE($value) }.
fault-built-only = Only Build puts a fortress somewhere.
fault-no-price = A war won has no price. Leave it out.
fault-regions = { $least } to { $most } regions are expected, not { $count }.
fault-corners = { $least } to { $most } corners [x, y] are expected, x from 0 to { $wide }, y from 0 to { $high }.
fault-no-area = The cell has no area. Draw it again.
fault-pair = A pair of regions is expected, not { $value }.
fault-pair-twice = Two different regions are expected, each pair once: { $one }, { $other }.
fault-alone = Name the regions beside it.
fault-land-missing = At least one region of this kind is expected: { TERRAIN($terrain) }.
fault-land-many = At most { $most } of this kind are allowed, not { $count }: { TERRAIN($terrain) }.
fault-borders = At least { COUNT($least, "region") } must lie at the border, not { $count }.
fault-unreached = No way leads to { $region }.
