### What only the classic game asks.

prompt-use-dragon = Použít draka
prompt-substitute-prompt = Vyměň žeton protivníka
prompt-army-in-decline = Nejdřív jsou na řadě { RACE($race) }; v ruce: { $hand }
prompt-army-in-decline-done = { RACE($race) }: hotovo
prompt-rolled = −{ $die } na toto dobytí
prompt-rolled-stop = Přestat dobývat
prompt-dragon = Vyber region pro draka. Stojí jen 1 žeton.
prompt-substitute = Vyměnit osamělý žeton v regionu { $region } ({ RACE($race) })? Jednou u každého protivníka; v zásobníku: { $tray }
prompt-substitute-do = Vyměnit
