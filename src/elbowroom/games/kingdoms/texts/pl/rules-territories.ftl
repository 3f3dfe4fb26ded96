### How every territory lies and what its regions are; all are our own design.

rule-territory-amberfold = Stolica pośrodku sąsiaduje ze wszystkimi regionami. Na południu woda. 2× równiny, 2× las, góry, stolica.
rule-territory-brackenmere = Pierścień regionów wokół jeziora. 2× równiny, 2× las, góry, ruiny.
rule-territory-cinderholt = Łańcuch pięciu regionów wokół urwiska. Równiny, 2× las, 2× góry.
rule-territory-dunmarrow = Dwa rzędy po trzy, stolica na dole; górny rząd przecina rzeka. 2× równiny, las, 2× góry, stolica.
rule-territory-eldwater = Ruiny w głębi lądu, na południu wielka woda i rzeka, która odcina południowy zachód. 2× równiny, las, 2× góry, ruiny.
rule-territory-fallowgate = Łańcuch pięciu regionów między urwiskiem a wodą, końce są ślepe. 2× równiny, 2× las, góry.
rule-territory-grimhollow = Gęsto powiązana: na północy ruiny, w środku równiny, na południu urwisko. 2× równiny, 2× las, góry, ruiny.
rule-territory-harrowfen = Wszystkie sześć regionów leży wokół wody; stolica to ślepy zaułek za rzeką. 2× równiny, 2× las, góry, stolica.
rule-territory-ironbarrow = Dwa rzędy po trzy z mnóstwem rudy; w rogu ruiny, między nimi urwisko. Równiny, las, 3× góry, ruiny.
rule-territory-juniper-vale = Pięć regionów zbiegających się przy górach; na zachodzie urwisko, na wschodzie woda. 2× równiny, 2× las, góry.
rule-territory-frosthollow = Lodowa: w rogu tundra, obok niej szczyty, na zachodzie urwisko. Równiny, 2× las, góry, szczyty, tundra.
rule-territory-glimmerpeak = Lodowa: równiny pośrodku sąsiadują ze wszystkimi regionami; na południu woda. 2× równiny, las, góry, szczyty, tundra.
rule-territory-icefang-reach = Lodowa: pierścień sześciu różnych regionów wokół wody. Równiny, las, góry, stolica, szczyty, tundra.
rule-territory-norrvast = Lodowa i duża: siedem regionów, szczyty na obu końcach, za urwiskiem ruiny. Równiny, las, góry, ruiny, 2× szczyty, tundra.
rule-territory-silverscar = Lodowa: pierścień sześciu regionów, w środku urwisko i woda. Równiny, 2× las, góry, szczyty, tundra.
rule-territory-whitewaste = Lodowa: szczyty w głębi lądu, na południu woda z rzeką na wschód od szczytów. Równiny, 2× las, góry, szczyty, tundra.

source-territory-amberfold = Nazwa i mapa to nasz pomysł.
source-territory-brackenmere = Nazwa i mapa to nasz pomysł.
source-territory-cinderholt = Nazwa i mapa to nasz pomysł.
source-territory-dunmarrow = Nazwa i mapa to nasz pomysł.
source-territory-eldwater = Nazwa i mapa to nasz pomysł.
source-territory-fallowgate = Nazwa i mapa to nasz pomysł.
source-territory-grimhollow = Nazwa i mapa to nasz pomysł.
source-territory-harrowfen = Nazwa i mapa to nasz pomysł.
source-territory-ironbarrow = Nazwa i mapa to nasz pomysł.
source-territory-juniper-vale = Nazwa i mapa to nasz pomysł.
source-territory-frosthollow = Nazwa i mapa to nasz pomysł.
source-territory-glimmerpeak = Nazwa i mapa to nasz pomysł.
source-territory-icefang-reach = Nazwa i mapa to nasz pomysł.
source-territory-norrvast = Nazwa i mapa to nasz pomysł.
source-territory-silverscar = Nazwa i mapa to nasz pomysł.
source-territory-whitewaste = Nazwa i mapa to nasz pomysł.
