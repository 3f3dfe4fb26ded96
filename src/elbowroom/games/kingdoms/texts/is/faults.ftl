### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-levels = Hér er gert ráð fyrir { $least } áhrifum, einum fyrir hvert þrep, en ekki { $count }.
fault-bonus-wanted = Þrep { $level } er bónus: veldu eitthvað sem gefur stig.
fault-bonus-elsewhere = Bónus á aðeins heima á þrepi { $level }.
fault-at-least-alone = Segðu hvaða tegund svæða.
fault-same-action = Veldu aðra aðgerð en þá sem hún kemur í staðinn fyrir.
fault-same-payment = Þetta er greitt með því hvort sem er: { RESOURCE($value) }.
fault-built-only = Aðeins bygging reisir virki einhvers staðar.
fault-no-price = Unnið stríð hefur ekkert verð. Slepptu því.
fault-regions = Hér er gert ráð fyrir { $least } til { $most } svæðum en ekki { $count }.
fault-corners = Hér er gert ráð fyrir { $least } til { $most } hornum [x, y], x frá 0 til { $wide }, y frá 0 til { $high }.
fault-no-area = Reiturinn hefur ekkert flatarmál. Teiknaðu hann aftur.
fault-pair = Hér er gert ráð fyrir tveimur svæðum en ekki { $value }.
fault-pair-twice = Hér er gert ráð fyrir tveimur ólíkum svæðum og hverju pari einu sinni: { $one }, { $other }.
fault-alone = Nefndu svæðin sem liggja við það.
fault-land-missing = Hér er gert ráð fyrir minnst einu svæði af þessari tegund: { TERRAIN($terrain) }.
fault-land-many = Af þessari tegund mega mest vera { $most } en ekki { $count }: { TERRAIN($terrain) }.
fault-borders = Minnst { $least } svæði liggja að landamærum en ekki { $count }.
fault-unreached = Engin leið liggur til { $region }.
