### What every piece and symbol of this game does, in at most 160 characters.

## Pieces and symbols

rule-term-lost-tribe = Lud, którym nikt nie gra. Utrudnia podbój swojego regionu i znika z gry, gdy ktoś go podbije.
rule-term-peace = Do następnej tury tego, kto zawarł rozejm, aktywna rasa drugiej strony nie może atakować jego aktywnej rasy.
rule-term-mine = Kopalnia daje monety Krasnoludom.
rule-term-cavern = Jaskinie służą rasom Podziemnym.
rule-term-magic = Magiczne źródło daje monety Czarodziejom.
rule-term-lair = Legowisko trolli: obrona +1, także w schyłku.
rule-term-fortress = Twierdza: obrona +1, a póki rasa jest aktywna, 1 moneta na turę.
rule-term-encampment = Obozowisko: każde daje +1 do obrony i co turę rozstawia się je od nowa.
rule-term-hole = Norka: region jest nietykalny, póki Niziołki go nie opuszczą lub nie wejdą w schyłek.
rule-term-hero = Bohater: póki stoi w regionie, region jest nietykalny.
rule-term-dragon = Smok: póki siedzi w regionie, region jest nietykalny.
