### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-levels = Čeká se tolik efektů, jeden za každou úroveň: { $least }, ne { $count }.
fault-bonus-wanted = Úroveň { $level } je bonus: zvol něco, co boduje.
fault-bonus-elsewhere = Bonus patří jen na úroveň { $level }.
fault-at-least-alone = Řekni, jakého druhu kraje.
fault-same-action = Zvol jinou akci než tu, kterou nahrazuje.
fault-same-payment = Tím se platí tak jako tak: { RESOURCE($value) }.
fault-built-only = Jen Stavba někam umisťuje pevnost.
fault-no-price = Vyhraná válka cenu nemá. Vynech ji.
fault-regions = Čeká se { $least } až { $most } krajů, ne { $count }.
fault-corners = Čeká se { $least } až { $most } rohů [x, y], x od 0 do { $wide }, y od 0 do { $high }.
fault-no-area = Buňka nemá plochu. Nakresli ji znovu.
fault-pair = Čeká se dvojice krajů, ne { $value }.
fault-pair-twice = Čekají se dva různé kraje a každá dvojice jednou: { $one }, { $other }.
fault-alone = Pojmenuj kraje, které u něj leží.
fault-land-missing = Čeká se aspoň jeden kraj tohoto druhu: { TERRAIN($terrain) }.
fault-land-many = Tohoto druhu smí být nejvýš { $most }, ne { $count }: { TERRAIN($terrain) }.
fault-borders = Na hranici leží aspoň tolik krajů: { $least }, ne { $count }.
fault-unreached = Do kraje { $region } nevede žádná cesta.
