### The coach of a first game: what it says in every game, and the steps of all games of conquest.

coach-name = Tvůj průvodce
coach-here = sem
coach-step = krok { $step } z { $steps }
coach-on = Dál
coach-back = Zpět
coach-otherwise = Jinými slovy
coach-alone = Hrát bez rad
coach-more = Vše, co průvodce říká
coach-goal-heading = Cíl jednou větou
coach-also-heading = Můžeš také…
coach-wait = Hrají ostatní
coach-wait-text = Dívej se, co dělají; „{ pages-tab-log }“ to vypráví ve větách. Další krok přijde s tvým tahem.
coach-asked = Hra se tě na něco ptá
coach-asked-text = Přečti si lištu pod mapou: říká, na co se hra ptá a co která odpověď znamená. Každá odpověď je dovolená a „{ ui-undo }“ vrátí to, o čem nerozhodla náhoda.
coach-over = Teď už hru znáš
coach-over-text = To byl poslední krok: zbytek hry je jen na tobě. Po úpadku si vybereš novou kombinaci i s mincemi, které na ní leží. Když budeš chtít radu, je tu „{ stage-show-turn }“.

coach-the-goal = Na konci tvého tahu ti každý tvůj region přinese 1 minci; po posledním kole vyhrává, kdo má mincí nejvíc.
coach-goal = Příliš malý svět
coach-goal-text = O tuto mapu se dělíš s hráčem { $player }. Hraje se *{ COUNT($rounds, "round", case: "acc") }*, počítají se tady. Na konci každého tvého tahu ti každý region, který držíš, přinese *1 minci*. Po posledním kole vyhrává, kdo má mincí nejvíc.
coach-goal-other = Dobuď území, udrž ho do konce svého tahu a dostaneš za něj minci. Místa je pro žetony všech, ale ne pro přání všech. Na konci hry se sečtou mince a nic jiného.
coach-goal-also = se jen rozhlédnout: na co ukážeš, to ti vysvětlí tmavá karta.
coach-pick = Národ a jeho schopnost
coach-pick-text = Národ vždy přichází se zvláštní schopností. První kombinace je *zdarma*; dál vpravo necháš na každé přeskočené 1 minci. *{ COMBO($race, $power) }*: { COUNT($tokens, "token") }, hodně síly a jednoduchá hra. Stiskni první kombinaci a pak tlačítko, které ji vezme.
coach-pick-other = Vybíráš, kým budeš v příštích tazích. Víc žetonů dobude víc území. Co teď zaplatíš, musíš zase vydělat, a tak je na učení dobrá ta první.
coach-pick-also = si nejdřív přečíst ostatní: podrž nad nimi ukazatel, nebo je stiskni.
coach-enter = Tvůj první region
coach-enter-text = Nový národ přichází z *okraje mapy*. Praporek říká, kolik žetonů region stojí: 2 a o 1 víc za každé pohoří, žeton nebo dílek v něm. *{ $region }*: cena { $cost }. Stiskni tento region.
coach-enter-other = Začít se dá jen na okraji. Prázdná země je levná; hory nebo ti, kdo v ní žijí, ji zdražují. Najdi praporek s malým číslem a stiskni.
coach-enter-also = začít kdekoli jinde, kde je praporek. Žádným stiskem tu hru neprohraješ a „{ ui-undo }“ ho vezme zpět.
coach-conquer = Levná země
coach-conquer-text = Odteď dobýváš *vedle svých regionů*, dokud máš žetony: v ruce jich máš { $hand }. Levné nejdřív, protože každý region nese stejnou minci. *{ $region }*: cena { $cost }. Stiskni tento region a pokračuj.
coach-conquer-other = Tvá země roste jako louže: vždy na okraji. Tři regiony po 2 žetonech nesou 3 mince, dva po 3 žetonech jen 2.
coach-conquer-also = brát území, za která tvůj národ nebo schopnost dává víc: které to je, říkají „{ pages-tab-cards }“. Nebo skončit tlačítkem „{ stage-conquering-done }“ a nechat si žetony na obranu.
coach-die = Poslední pokus
coach-die-text = Na nic už nemáš, ale žeton ti zbyl a *kostka* může přidat. Tmavý praporek říká, kolik je třeba: pro region *{ $region }* nejméně { $needs }. Ať to vyjde, nebo ne, hod dobývání ukončí. Stiskni region a pak „{ prompt-attempt-roll }“.
coach-die-other = Kostka má tři prázdné strany a pak 1, 2 a 3. Co padne, platí jako žetony navíc, jednou za tah, při posledním dobytí. Když nevyjde, žetony ti zůstanou.
coach-die-also = nechat kostku být a stisknout „{ stage-conquering-done }“.
coach-redeploy = Než přijdou ostatní
coach-redeploy-text = V každém regionu zůstane aspoň 1 žeton, ostatní rozmísti, jak chceš. Dej je tam, kde hrozí útok: každý žeton navíc region o 1 zdraží. „{ prompt-redeploy-front }“ to udělá za tebe. Pak stiskni hlavní tlačítko a za svůj tah dostaneš mince.
coach-redeploy-other = Kdo útočí, platí 2 a za každý tvůj žeton o 1 víc. Uvnitř tvé země stačí jeden, na okraji chce každý žeton společnost.
coach-redeploy-also = klást žetony stiskem svých regionů a přesouvat je pomocí − a +.
coach-score = Mince za tah
coach-score-text = Za tah máš *{ COUNT($coins, "coin", case: "acc") }*: 1 za každý region, ostatní dal národ a schopnost. Pak přišel tah hráče { $player }; vypráví o něm „{ pages-tab-log }“. Když ti někdo region vezme, 1 žeton v něm je ztracen a ostatní se ti vrátí.
coach-score-other = Mince dostáváš na konci každého svého tahu za to, co držíš právě tehdy. Co ti někdo vezme později, za to už mince máš.
coach-score-also = se znovu podívat na tah hráče { $player }: řádek nad mapou na to má tlačítko.
coach-choice = Hraj dál
coach-choice-text = Každý tah začíná volbou. *Hraješ dál*: do ruky se ti vrátí všechny žetony kromě 1 v každém regionu, teď jich je { $tokens }. Tvůj národ je ještě silný. Stiskni region, který chceš, a dobývej znovu.
coach-choice-other = Vezmi do ruky, co můžeš postrádat, a pokračuj tam, kde dobývání skončilo. Čím víc držíš území, tím méně žetonů zbývá, a jednou je to málo.
coach-choice-also = stisknout svůj vlastní region, chceš-li ho opustit a mít i jeho poslední žeton.
coach-decline = Tvé vlastní rozhodnutí
coach-decline-text = Když budeš hrát dál, do ruky se ti vrátí { COUNT($tokens, "token") }, každý tah méně. Když národ *přejde do úpadku*, teď nedobudeš nic, ale jeho regiony dál nesou mince a příští tah začneš se svěžím národem. Úpadek, nebo hrát dál? Rozhodni.
coach-decline-other = Národ v úpadku tě nic nestojí: zůstane na mapě s 1 žetonem v každém regionu a za každý nese 1 minci. Vzdáš se jen dobývání v tomto tahu. Trochu brzy je levnější než moc pozdě.
coach-decline-also = hrát ještě jednou dál, je-li kde levná země. Co by dělal silný hráč, řekne „{ stage-show-turn }“.

coach-withdraw = Někdo ti vzal region
coach-withdraw-text =
    { $tokens ->
        [0] Všechny tvé žetony jsou zase na mapě: stiskni hlavní tlačítko.
       *[other] 1 žeton z něj je pryč navždy; { COUNT($tokens, "token", case: "acc") } teď dej do regionů, které ještě držíš. „{ prompt-redeploy-front }“ to udělá za tebe.
    }
coach-fresh = Nový národ
coach-fresh-text = Starý národ zůstává na mapě a za každý region nese 1 minci. Vyber si svěží: mince, které na kombinaci leží, dostaneš s ní.
coach-again = Znovu dobývej
coach-again-text = Jako předtím: nejdřív levnou zemi vedle své, a kostku, až na nic nebudeš mít. Skonči hlavním tlačítkem, kdy chceš.
coach-spread = Rozmísti žetony
coach-spread-text = Jako předtím: kde hrozí útok, tam žeton navíc region zdraží. Pak hlavní tlačítko ukončí tah a dostaneš za něj mince.

coach-misstep-dear = *{ $region }*: cena byla { $cost }. *{ $other }*: cena jen { $least } a stejná mince. Nech to tak, nebo to vrať.
coach-misstep-early = Dobývání skončilo, i když region *{ $other }* byl k mání za { $least }: to je o 1 minci méně v každém tahu, kdy by byl tvůj.
coach-misstep-paid = Stálo tě to { COUNT($price, "coin", case: "acc") }: tolik za tah { $price ->
        [few] vynesou
       *[other] vynese
    } { COUNT($price, "region") }. Za silný národ to může stát.
coach-misstep-hasty = Tvůj národ mohl ještě hodně dobýt. Úpadek tě teď stojí celý tah dobývání.
