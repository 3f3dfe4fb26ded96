### What the words of the game mean, in at most 160 characters.

rule-term-region = Jedno území na mapě. Za každý region, který držíš, dostaneš na konci tahu 1 minci.
rule-term-border-region = Region na okraji plánu nebo u moře, které okraj tvoří. Tudy nový národ vstupuje na mapu.
rule-term-adjacent = Dva regiony sousedí, když mají společnou hranici. Dotyk v rohu se nepočítá.
rule-term-conquest-cost = 2 žetony a 1 navíc za každý žeton, pohoří a obranný dílek v regionu. Nikdy méně než 1.
rule-term-final-attempt = Chybí ti žetony na poslední region? Hoď kostkou: číslo se počítá jako žetony navíc. Pak dobývání končí.
rule-term-reinforcement-die = Šest stran: 0, 0, 0, 1, 2 a 3.
rule-term-in-decline = Národ na odpočinku: v každém regionu zůstane jeden žeton a dál vynáší. Už nedobývá a jeho schopnost končí.
rule-term-redeployment = Po dobývání rozmísti žetony do svých regionů, jak chceš, do každého aspoň jeden.
rule-term-withdrawal = Když přijdeš o region, jeden žeton ztratíš nadobro. Ostatní rozmístíš na konci toho tahu do svých regionů.
rule-term-immune = Imunní region nikdo jiný nedobude ani na něj nepoužije schopnost.
rule-term-combo = Národ a zvláštní schopnost, které se právě sešly. Na každou kombinaci, kterou přeskočíš, položíš 1 minci.
rule-term-tray = Tady leží žetony všech národů, které právě nejsou ve hře.
rule-term-hand = Žetony v ruce můžeš použít k dobývání nebo je rozmístit.
rule-term-coin = O vítězství rozhodují mince. Kolik jich mají ostatní, se ukáže až na konci.
rule-term-mountain = Pohoří zvyšuje cenu dobytí regionu o 1 žeton.
