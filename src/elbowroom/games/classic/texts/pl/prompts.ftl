### What only the classic game asks.

prompt-use-dragon = Użyj smoka
prompt-substitute-prompt = Zamień żeton przeciwnika
prompt-army-in-decline = Najpierw działają { RACE($race) }; na ręce: { $hand }
prompt-army-in-decline-done = { RACE($race) }: gotowe
prompt-rolled = −{ $die } na ten podbój
prompt-rolled-stop = Zakończ podboje
prompt-dragon = Wybierz region dla smoka. Podbój kosztuje tylko 1 żeton.
prompt-substitute = Zamienić samotny żeton w regionie { $region } ({ RACE($race) })? Raz u każdego przeciwnika; w zasobniku: { $tray }
prompt-substitute-do = Zamień
