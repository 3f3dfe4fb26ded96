### What every hero is, its two abilities, how it rises, and which of it is printed.

## Baron

rule-hero-baron = Pán kraje: pomáhá figurkám, které bojují v sousedství, a jeho kraj vynáší víc.
rule-hero-baron-1 = Války tvých ostatních figurek v krajích vedle Barona tě stojí o 1 méně.
up-hero-baron-1 = Na úroveň 2: při Stavbě zaplať 3 rudy.
rule-hero-baron-2 = Při získávání zdrojů dá kraj s Baronem dvě jednotky.
up-hero-baron-2 = Do výslužby: při Osídlování zaplať 4 jídla.
source-hero-baron = Jméno a schopnosti podle tištěné karty; ceny postupu jsou naše vlastní.

## Queen

rule-hero-queen = Drahá kořist: kdo ji porazí, zůstane bez jídla, a těsná porážka tě nic nestojí.
rule-hero-queen-1 = Kdo Královnu ve válce porazí, přijde potom o všechno jídlo.
up-hero-queen-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-queen-2 = Když Královna prohraje válku nejvýš o 2, za své číslo neplatíš.
up-hero-queen-2 = Do výslužby: při Výzkumu zaplať 4 many.
source-hero-queen = Jméno a schopnosti podle tištěné karty; ceny postupu jsou naše vlastní.

## Wizard

rule-hero-wizard = Při každém uvolnění karty akcí čerpá manu, zprvu jen v lese.
rule-hero-wizard-1 = Při uvolnění karty akcí získáš 1 manu, pokud je Kouzelník v lese.
up-hero-wizard-1 = Na úroveň 2: při Výzkumu zaplať 3 many.
rule-hero-wizard-2 = Při uvolnění karty akcí získáš 1 manu.
up-hero-wizard-2 = Do výslužby: při Výzkumu zaplať 4 many.
source-hero-wizard = Jméno a schopnosti podle tištěné karty; ceny postupu jsou naše vlastní.

## Knight

rule-hero-knight = Prostý bojovník: válčí levněji, a když útočí, ještě levněji. Postupuje vítězstvími.
rule-hero-knight-1 = Války, ve kterých bojuje Rytíř, tě stojí o 1 méně.
up-hero-knight-1 = Na úroveň 2: vyhraj s tímto hrdinou válku.
rule-hero-knight-2 = Když Rytíř útočí, stojí tě válka o další 1 méně.
up-hero-knight-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-knight = Celá karta je naším vlastním návrhem.

## Ranger

rule-hero-ranger = Na hlídce rychlý a v lese doma.
rule-hero-ranger-1 = Při Hlídce smí Hraničář udělat dva kroky.
up-hero-ranger-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-ranger-2 = Války, ve kterých bojuje Hraničář v lese, tě stojí o 2 méně.
up-hero-ranger-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-ranger = Celá karta je naším vlastním návrhem.

## Alchemist

rule-hero-alchemist = Z ničeho něco: výnosnější obchod, později dárek při každém uvolnění karty akcí.
rule-hero-alchemist-1 = Každým Obchodem dostaneš o 1 víc získávaného zdroje.
up-hero-alchemist-1 = Na úroveň 2: při Výzkumu zaplať 3 many.
rule-hero-alchemist-2 = Při uvolnění karty akcí získáš 1 zdroj podle svého výběru.
up-hero-alchemist-2 = Do výslužby: při Stavbě zaplať 4 rudy.
source-hero-alchemist = Celá karta je naším vlastním návrhem.

## Armorer

rule-hero-armorer = Zbraně z rudy: platit rudou je levnější a jeho pevnost je silnější.
rule-hero-armorer-1 = Války, ve kterých bojuje Zbrojíř, tě stojí o 1 méně, když zaplatíš aspoň 1 rudu.
up-hero-armorer-1 = Na úroveň 2: při Stavbě zaplať 3 rudy.
rule-hero-armorer-2 = Tvá pevnost v kraji se Zbrojířem tam zlevní válku o 2, ne jen o 1.
up-hero-armorer-2 = Do výslužby: při Stavbě zaplať 4 rudy.
source-hero-armorer = Celá karta je naším vlastním návrhem.

## Captain

rule-hero-captain = Vůdce výprav: každá mu přinese jídlo a vyrazit může odkudkoli.
rule-hero-captain-1 = Za každou Výpravu Kapitána získáš v cíli 1 jídlo.
up-hero-captain-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-captain-2 = Kapitán smí na Výpravu vyrazit i z vnitrozemí a skončit i v téže zemi.
up-hero-captain-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-captain = Celá karta je naším vlastním návrhem.

## Scout

rule-hero-scout = Pořád v cizině: na výpravu chodí, i když ostatní hlídkují, a těží z cizích domovů.
rule-hero-scout-1 = Když je vybrána Hlídka, smí Zvěd místo ní na Výpravu.
up-hero-scout-1 = Na úroveň 2: při Osídlování zaplať 2 jídla.
rule-hero-scout-2 = Když Zvěd vstoupí do kraje v domovské zemi jiného hráče, získáš 1 zdroj podle svého výběru.
up-hero-scout-2 = Do výslužby: při Výzkumu zaplať 4 many.
source-hero-scout = Celá karta je naším vlastním návrhem.

## Priestess

rule-hero-priestess = Nikdy v pasti: ustupuje levně, později zadarmo.
rule-hero-priestess-1 = Ústup Kněžky tě stojí o 2 jídla méně.
up-hero-priestess-1 = Na úroveň 2: při Výzkumu zaplať 2 many.
rule-hero-priestess-2 = Ústup Kněžky nic nestojí.
up-hero-priestess-2 = Do výslužby: při Výzkumu zaplať 5 many.
source-hero-priestess = Celá karta je naším vlastním návrhem.

## Assassin

rule-hero-assassin = Hradby ho nezastaví a nechránění jsou levná kořist.
rule-hero-assassin-1 = Když Úkladný vrah útočí, nemá obránce slevu za pevnost.
up-hero-assassin-1 = Na úroveň 2: vyhraj s tímto hrdinou válku.
rule-hero-assassin-2 = Když Úkladný vrah zaútočí na figurku, u které nestojí pevnost, stojí tě válka o 2 méně.
up-hero-assassin-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-assassin = Celá karta je naším vlastním návrhem.

## Berserker

rule-hero-berserker = Bojuje za jídlo a shodná čísla nikdy neprohraje.
rule-hero-berserker-1 = Když bojuje Berserkr, smíš platit i jídlem, každé má hodnotu 1.
up-hero-berserker-1 = Na úroveň 2: vyhraj s tímto hrdinou válku.
rule-hero-berserker-2 = Když bojuje Berserkr, vyhráváš při shodě bojových čísel.
up-hero-berserker-2 = Do výslužby: při Osídlování zaplať 4 jídla.
source-hero-berserker = Celá karta je naším vlastním návrhem.

## Bard

rule-hero-bard = Získává přátele: aliance tam, kde je, se vyplácejí a drží.
rule-hero-bard-1 = Když uzavřeš alianci v kraji s Bardem, získáš 2 zdroje podle svého výběru.
up-hero-bard-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-bard-2 = V kraji s Bardem nesmějí protivníci alianci zrušit.
up-hero-bard-2 = Do výslužby: při Výzkumu zaplať 3 many.
needs-hero-bard = V balíčku je, jen když hrají aspoň tři hráči.
source-hero-bard = Celá karta je naším vlastním návrhem.

## Druid

rule-hero-druid = Lesy a pláně mu vynášejí dvojnásob a pod stromy se levně učí.
rule-hero-druid-1 = Při získávání zdrojů dá kraj s Druidem dvě jednotky, pokud je to les nebo pláně.
up-hero-druid-1 = Na úroveň 2: při Výzkumu zaplať 3 many.
rule-hero-druid-2 = Dokud je Druid v lese, stojí tě Výzkum o 1 manu méně, nejméně však 1.
up-hero-druid-2 = Do výslužby: při Osídlování zaplať 4 jídla.
source-hero-druid = Celá karta je naším vlastním návrhem.

## Merchant

rule-hero-merchant = Živí říši a obchoduje se dvěma zdroji naráz.
rule-hero-merchant-1 = Při získávání zdrojů dostaneš 1 jídlo navíc.
up-hero-merchant-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-merchant-2 = Jedním Obchodem smíš vyměnit dva druhy zdrojů za třetí.
up-hero-merchant-2 = Do výslužby: při Stavbě zaplať 4 rudy.
source-hero-merchant = Celá karta je naším vlastním návrhem.

## Architect

rule-hero-architect = Doma staví levně, a to i přes plot.
rule-hero-architect-1 = Dokud je Architekt ve tvé domovské zemi, stojí tě Stavba o 1 rudu méně.
up-hero-architect-1 = Na úroveň 2: při Stavbě zaplať 3 rudy.
rule-hero-architect-2 = Pevnost smíš umístit i do kraje vedle Architekta.
up-hero-architect-2 = Do výslužby: při Stavbě zaplať 5 rudy.
source-hero-architect = Celá karta je naším vlastním návrhem.

## Prospector

rule-hero-prospector = V horách a skalách těží dvojnásob a rudu najde i cestou.
rule-hero-prospector-1 = Při získávání zdrojů dá kraj s Prospektorem dvě jednotky, pokud jsou to hory nebo skály.
up-hero-prospector-1 = Na úroveň 2: při Stavbě zaplať 2 rudy.
rule-hero-prospector-2 = Když Prospektor vstoupí do hor, získáš 1 rudu.
up-hero-prospector-2 = Do výslužby: při Stavbě zaplať 4 rudy.
source-hero-prospector = Celá karta je naším vlastním návrhem.

## Necromancer

rule-hero-necromancer = Z padlých čerpá manu a zlevňuje nové figurky.
rule-hero-necromancer-1 = Když ve válce Nekromanta padne cizí figurka, získáš 2 many.
up-hero-necromancer-1 = Na úroveň 2: vyhraj s tímto hrdinou válku.
rule-hero-necromancer-2 = Osídlování tě stojí o 1 jídlo méně, nejméně však 1.
up-hero-necromancer-2 = Do výslužby: při Výzkumu zaplať 4 many.
source-hero-necromancer = Celá karta je naším vlastním návrhem.

## Paladin

rule-hero-paladin = Štít země: pomáhá všem, kdo se v ní brání, a sám sobě nejvíc.
rule-hero-paladin-1 = Když se tvé ostatní figurky brání v zemi s Paladinem, stojí tě válka o 1 méně.
up-hero-paladin-1 = Na úroveň 2: při Výzkumu zaplať 3 many.
rule-hero-paladin-2 = Když se brání Paladin, stojí tě válka o 2 méně.
up-hero-paladin-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-paladin = Celá karta je naším vlastním návrhem.

## Thief

rule-hero-thief = Bere v cizích domovech i poraženým.
rule-hero-thief-1 = Když Zloděj vstoupí do kraje v domovské zemi jiného hráče, vezmeš tomu hráči 1 zdroj.
up-hero-thief-1 = Na úroveň 2: při Osídlování zaplať 2 jídla.
rule-hero-thief-2 = Když Zloděj vyhraje válku, vezmeš poraženému 2 zdroje.
up-hero-thief-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-thief = Celá karta je naším vlastním návrhem.

## Diplomat

rule-hero-diplomat = Vydělává na míru, nabídnutém i udrženém.
rule-hero-diplomat-1 = Když proti vlajce Diplomata stojí číslo, získáš 2 zdroje podle svého výběru.
up-hero-diplomat-1 = Na úroveň 2: při Výzkumu zaplať 2 many.
rule-hero-diplomat-2 = Když získáváš zdroje a Diplomat je v kraji s aliancí, dostaneš navíc 1 zdroj podle svého výběru.
up-hero-diplomat-2 = Do výslužby: při Osídlování zaplať 4 jídla.
needs-hero-diplomat = V balíčku je, jen když hrají aspoň tři hráči.
source-hero-diplomat = Celá karta je naším vlastním návrhem.

## Steward

rule-hero-steward = Usazuje lidi levně a poblíž.
rule-hero-steward-1 = Osídlování tě stojí o 1 jídlo méně, nejméně však 1.
up-hero-steward-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-steward-2 = Osídlováním smíš novou figurku dát i do kraje vedle Správce.
up-hero-steward-2 = Do výslužby: při Osídlování zaplať 4 jídla.
source-hero-steward = Celá karta je naším vlastním návrhem.

## Beastmaster

rule-hero-beastmaster = Nikdy nehlídkuje sám a nejlépe bojuje daleko od domova.
rule-hero-beastmaster-1 = Když hlídkuje Krotitel šelem, smí hlídkovat i jedna další tvá figurka.
up-hero-beastmaster-1 = Na úroveň 2: při Osídlování zaplať 3 jídla.
rule-hero-beastmaster-2 = Války, ve kterých bojuje Krotitel šelem mimo domovskou zemi, tě stojí o 1 méně.
up-hero-beastmaster-2 = Do výslužby: vyhraj s tímto hrdinou válku.
source-hero-beastmaster = Celá karta je naším vlastním návrhem.

## Oracle

rule-hero-oracle = Vidí to předem: po odhalení posune kostku a levně se učí.
rule-hero-oracle-1 = Po odhalení smíš své číslo posunout o 1.
up-hero-oracle-1 = Na úroveň 2: při Výzkumu zaplať 3 many.
rule-hero-oracle-2 = Výzkum tě stojí o 1 manu méně, nejméně však 1.
up-hero-oracle-2 = Do výslužby: při Výzkumu zaplať 5 many.
source-hero-oracle = Celá karta je naším vlastním návrhem.

## Explorer

rule-hero-explorer = Přejde to, co jiné zastaví, a v podzemí najde dvojnásob.
rule-hero-explorer-1 = Při Hlídce smí Průzkumník přejít přes vodu i útesy.
up-hero-explorer-1 = Na úroveň 2: při Osídlování zaplať 2 jídla.
rule-hero-explorer-2 = Při získávání zdrojů dá kraj s Průzkumníkem dva zdroje, pokud je to podzemí.
up-hero-explorer-2 = Do výslužby: při Stavbě zaplať 3 rudy.
source-hero-explorer = Celá karta je naším vlastním návrhem.
