### What every action, kind of region, resource, piece and word of this game does, in at most 160 characters.

## Actions

rule-action-patrol = Přesuň jednu stojící figurku do sousedního kraje téže země. Nebo postav ležící figurku, nebo zruš alianci.
rule-action-quest = Přesuň jednu stojící figurku z hraničního kraje do hraničního kraje kterékoli jiné země.
rule-action-build = Zaplať tolik rudy, kolik udává další úroveň hradu, a zvyš svůj hrad o jednu. S Úsvitem hrdinů umísti i pevnost.
rule-action-research = Zaplať tolik many, kolik udává další úroveň magie, a postup na ni. Její schopnost hned platí.
rule-action-expand = Zaplať tolik jídla, kolik figurek pak budeš mít ve hře, a přidej novou tam, kde je právě jedna tvá a žádná cizí.
rule-action-trade = Odevzdej libovolné množství jídla, many, nebo rudy a vezmi si totéž množství jiného z nich. Se stříbrem se neobchoduje.
rule-action-collect = Místo následování akce: po jedné jednotce z každého kraje, kde je figurka schopná získávat. Aktivní hráč zdroje nezískává.

## Kinds of region

rule-terrain-plains = Při získávání zdrojů dává 1 jídlo.
rule-terrain-mountain = Při získávání zdrojů dává 1 rudu.
rule-terrain-forest = Při získávání zdrojů dává 1 manu.
rule-terrain-ruins = Figurka se tu položí a prohledává: dokud leží, dává 1 zdroj podle výběru. Na konci se figurky z podzemí odstraní.
rule-terrain-capital = Při získávání zdrojů nedává nic. Na konci 2 body, jsi-li tu bez spojence, po 1 pro dva spojence.
rule-terrain-peaks = Při získávání zdrojů dává 1 stříbro. Jen s Úsvitem hrdinů.
rule-terrain-tundra = Místo pro jednu figurku: 1 zdroj podle výběru, žádná válka ani pevnost. Při nejbližší Hlídce nebo Výpravě musí odejít.
rule-terrain-water = Bez zvláštní schopnosti se do ní nesmí vstoupit ani přes ni přejít; nic nedává.
rule-terrain-river = Kraje na obou březích řeky spolu nesousedí. Řeka se počítá jako voda, ale nelze do ní vstoupit.
rule-terrain-crag = Bez zvláštní schopnosti se do něj nesmí vstoupit ani přes něj přejít; nic nedává.

## Resources

rule-resource-food = Z plání. Platí se jím Osídlování a ústup. Ve válce nemá hodnotu. Nejvýš 9.
rule-resource-mana = Z lesů. Platí se jí Výzkum. Ve válce má hodnotu 2 a přeplatek se nevrací. Nejvýš 9.
rule-resource-ore = Z hor. Platí se jí Stavba. Ve válce má hodnotu 1. Nejvýš 9.
rule-resource-silver = Ze skal. Nahradí jídlo, manu i rudu při Osídlování, Stavbě, Výzkumu a ústupu, nikdy ve válce a v Obchodu. Nejvýš 9.

## Words and pieces

rule-term-territory = Jedna strana karty země: kraje a překážky, kam se bez schopnosti nevstupuje. Ta tvá je tvá domovská země.
rule-term-border-region = Kraj na okraji karty. Tam začínají a končí Výpravy.
rule-term-feature = Voda, řeky a útesy: bez schopnosti tam ani přes ně krok nevede.
rule-term-occupy = Kraj máš obsazený, když v něm máš aspoň jednu figurku. Samotná pevnost nestačí.
rule-term-meeple = Každý hráč jich má sedm. V kraji jsou nejvýš dvě, ať patří komukoli. Za každou ve hře je na konci 1 bod.
rule-term-action-card = Šest akcí. V každém tahu aktivní hráč jednu přikryje štítem. Když leží všech pět štítů, karta se uvolní.
rule-term-follower = Všichni kromě aktivního hráče, jeden po druhém: každý provede vybranou akci také, nebo získá zdroje.
rule-term-resource-of-choice = Jídlo, mana, nebo ruda, jak chceš; nikdy stříbro.
rule-term-last-meeple = Máš-li ve hře jedinou figurku, získáváš o 1 zdroj podle výběru víc. Nikdy nepadne: ustupuje zdarma.
rule-term-tower = Šest úrovní za 1 až 6 rudy. Na konci se počítá jen tvá úroveň: 1, 2, 3, 4, 6, nebo 8 bodů.
rule-term-magic = Pět úrovní za 1 až 5 many. Každá dá tvému národu schopnost a na konci 1 bod; pátá přidá bonus.
rule-term-war = Vstup do kraje s cizí figurkou nebo stojící pevností je válka. Vyšší číslo vyhrává, při shodě obránce.
rule-term-war-die = Obě strany tajně nastaví číslo 1 až 11, nebo vlajku. Na číslo musíš mít a zaplatí se při výhře i prohře.
rule-term-war-cost = Tvé číslo po slevách. Mana má hodnotu 2, ruda 1, jídlo a stříbro žádnou. Zbytečné jednotky přidat nesmíš.
rule-term-flag = Nabídka míru: dvě vlajky znamenají alianci, jediná prohraje s každým číslem. Nic nestojí.
rule-term-alliance = Dva hráči sdílejí jeden kraj a oba z něj získávají. Jinde jsou dál soupeři. Zrušit ji lze Hlídkou, a to je válka.
rule-term-retreat = Poražený smí ustoupit do volného sousedního kraje za 1 jídlo za každou svou figurku ve hře. Jinak o figurku přijde.
rule-term-laid-down = Figurka položená na bok se nehýbe a nezískává zdroje, ale brání se. Postaví ji Hlídka.
rule-term-searching = Leží v podzemí: jediné figurky, které získávají zdroje vleže.
rule-term-supply = Figurky a pevnosti mimo plán. Sem se vrací, o co přijdeš.
rule-term-lost-kingdom = Ve dvou hráčích třetí země plná neutrálních figurek. Každé dobytí stojí tolik, kolik neutrálních zbývá.
rule-term-neutral = Neutrální figurka nenasazuje, nehýbe se a neboduje. Když její kraj někdo obsadí, odchází ze hry.
rule-term-end-trigger = Sedm figurek ve hře, 6. úroveň hradu, 5. úroveň magie, nebo třetí hrdina ve výslužbě. Hra končí, až by se karta uvolnila.
rule-term-scoring = Body: 1 za figurku mimo podzemí, 1 za úroveň magie, bonus národa, hrad, hlavní města, hrdinové, pevnosti v cizině.

## Heroes' Call

rule-term-heroes-call = Přidává hrdiny, pevnosti, stříbro, ledová území a pokládání figurek.
rule-term-hero = Figurka s kartou a až třemi úrovněmi. Její schopnosti platí jen pro hrdinu, neříká-li karta jinak.
rule-term-hero-level = Hrdina postupuje místo běžné Stavby, Výzkumu, nebo Osídlování za cenu na kartě, anebo vítězstvím ve válce.
rule-term-retire = Na 3. úrovni odchází hrdina do výslužby: nahradí ho běžná figurka a karta je za 3 body. Příští nová figurka je zase hrdina.
rule-term-hero-death = Hrdina, který prohraje válku a neustoupí, padne a jeho karta se vrací do balíčku.
rule-term-fortress = Přibude s každou úrovní hradu. Vestoje brání kraj a tvé války v něm zlevní o 1. V cizině je za 1 bod.
rule-term-fortress-lost = Když prohraješ válku v kraji se svou pevností, přijdeš o pevnost i o jednu úroveň hradu.
rule-term-fortress-laid-down = Pevnost položená na bok nebrání; vstup protivníka ji odstraní. Stavba ji zdarma postaví.
rule-term-frozen-lands = Země se skalami a tundrou.

## Playing alone

rule-term-dummy = Tvůj protivník, když hraješ jen ty. Řídí se kompasem, za války neplatí a nemá hrdinu.
rule-term-compass = Karta mezi oběma zeměmi. Hod 1 až 12 je hodinová ručička, která vybírá akci a směry fiktivního protivníka.
rule-term-compass-ring = 1 a 7 Výzkum, 2 a 8 Obchod, 3 a 9 Stavba, 4 a 10 Hlídka, 5 a 11 Výprava, 6 a 12 Osídlování. Zakrytá: další volná.
rule-term-compass-region = Kraje: ty ve směru ručičky od kompasu, ve dne nejbližší, v noci nejvzdálenější. Žádný: o hodinu dál.
rule-term-compass-meeple = Figurky: jako kraje, ale vždy ta nejblíže kompasu.
rule-term-compass-move = Přesuny: ručička se přiloží k figurce a ukáže směr; nejde-li to, další možný směr po směru hodin.
rule-term-compass-flip = Při každém uvolnění karty akcí se vystřídá den a noc a fiktivní protivník získá 1 jídlo, 1 manu a 1 rudu.
rule-term-solo-war = Bez kostek: číslo protivníka je ve dne dvojnásobek tvých figurek ve hře, v noci jejich počet. Zaplať stejně, nebo prohraj zdarma.
rule-term-solo-expand = Nová figurka fiktivního protivníka jde do prázdného kraje vedle jeho figurky, podle kompasu.
rule-term-solo-trade = Fiktivní protivník neobchoduje: získá 1 jídlo, 1 manu a 1 rudu.
rule-term-solo-collect = Co fiktivní protivník nemůže provést nebo zaplatit, to nedělá; místo toho získá zdroje, i když je aktivní.
