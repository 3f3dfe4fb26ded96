### The first game, step by step.

tutorial-kingdoms-title = Království krok za krokem
tutorial-kingdoms-lead = Malá říše, šest akcí a sousedé, kteří dělají totéž co ty.
tutorial-kingdoms-home = Tvá domovská země
tutorial-kingdoms-home-text = Začínáš se dvěma figurkami v jednom kraji své karty. Pláně dávají jídlo, lesy manu, hory rudu. Takovou kartu má každý.
tutorial-kingdoms-turn = Vyber akci
tutorial-kingdoms-turn-text = Ve svém tahu polož štít na volnou akci a proveď ji. Zakrytá zůstane, dokud neleží všech pět štítů, tak vyber to, co pomůže víc tobě než ostatním.
tutorial-kingdoms-follow = Následuj, nebo získej zdroje
tutorial-kingdoms-follow-text = Když vybírá někdo jiný, provedeš tutéž akci, nebo získáš zdroje: po jedné jednotce z každého kraje s tvou figurkou. Zdroje získávají jen následující hráči.
tutorial-kingdoms-move = Hlídka a Výprava
tutorial-kingdoms-move-text = Hlídka přesune figurku do sousedství, Výprava z hraničního kraje na hranici jiné země. Rozestup se: dvě figurky v jednom kraji získají jen jednou.
tutorial-kingdoms-grow = Tři cesty k růstu
tutorial-kingdoms-grow-text = Jídlo přináší nové figurky, ruda zvyšuje hrad, mana učí tvůj národ. Vše boduje a každá cesta může hru ukončit.
tutorial-kingdoms-war = Válka
tutorial-kingdoms-war-text = Vstoupíš-li k nepříteli, nastaví obě strany tajně číslo, nebo vlajku. Vyšší vyhrává a platí obě: mana za 2, ruda za 1. Při shodě vyhrává obránce.
tutorial-kingdoms-peace = Aliance a ústup
tutorial-kingdoms-peace-text = Dvě vlajky znamenají alianci: sdílíte kraj a zdroje z něj získává každý z vás. Kdo válku prohraje, smí ustoupit za jídlo, 1 za každou svou figurku ve hře.
tutorial-kingdoms-places = Hlavní města a podzemí
tutorial-kingdoms-places-text = Hlavní město nedává zdroje, ale na konci body. V podzemí figurka leží a najde, co chceš, ale zůstane-li tam do konce, přijdeš o ni.
tutorial-kingdoms-heroes = Hrdinové a pevnosti
tutorial-kingdoms-heroes-text = S Úsvitem hrdinů je jedna tvá figurka hrdina s kartou, který dospěje do výslužby za 3 body. Každá úroveň hradu umístí pevnost, která hlídá svůj kraj.
tutorial-kingdoms-end = Konec
tutorial-kingdoms-end-text = Konec ohlásí sedm figurek, vrchol hradu, 5. úroveň magie nebo třetí hrdina ve výslužbě. Kolo se dohraje a počítají se body.
tutorial-kingdoms-alone = Hra jednoho hráče
tutorial-kingdoms-alone-text = Proti tobě hraje kompas: hod vybere akci i směry, den a noc je mění. Za války neplatí, tak si ty své dobře vybírej.
