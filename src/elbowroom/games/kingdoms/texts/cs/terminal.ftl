### What the terminal says otherwise in this game.

terminal-column-coins = body

## Shared texts with this game's word for a region

terminal-column-region = kraj
terminal-no-region = Kraj „{ $region }“ neexistuje. Jsou tu { $first } až { $last }.
terminal-help-look = všechno o kraji
terminal-help-board = všechny kraje v tabulce
terminal-no-undo = Nic nejde vzít zpět: padla nebo byla nastavena kostka, odpověděl někdo jiný, nebo se nic nehrálo.
terminal-rules-what = Napiš národ, hrdinu, zemi, číslo pravidla nebo slova z pravidel: { $example }
terminal-help-undo = vezme zpět poslední odpověď tohoto tahu, dokud nepadla nebo nebyla nastavena kostka
terminal-help-rules = národ, hrdina, země, číslo pravidla nebo slova z pravidel
terminal-help-kingdoms-action = jakákoli akce slovy, kraje podle jejich značek
terminal-help-kingdoms-trade = obchod: co dáváš, co dostáváš, kolik
terminal-kingdoms-player = hráč
terminal-kingdoms-faction = národ
terminal-kingdoms-resources = zdroje
terminal-kingdoms-tower = hrad
terminal-kingdoms-magic = magie
terminal-kingdoms-meeples = figurky
terminal-kingdoms-points = body
terminal-kingdoms-legend = Číslo je místo hráče. M: figurka stojí, m: leží, H a h: hrdina, F a f: pevnost. * značí hraniční kraj; za · stojí sousedé.
terminal-kingdoms-no-land = Na stole zatím neleží žádná země.
