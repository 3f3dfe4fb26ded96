### Jak gra każdy bot, w jednym zdaniu; nazwy są w pages.ftl.

bot-random-about = Każdy dozwolony ruch jest tak samo prawdopodobny.
bot-easy-about = Gra jak ktoś nowy: widzi najbliższe monety, ale nie to, co będzie potem.
bot-normal-about = Wyrównany przeciwnik: planuje turę, a czasem coś przeoczy.
bot-greedy-about = Bierze od razu najwięcej monet za najmniej żetonów i nigdy nie patrzy naprzód.
bot-planner-about = Planuje całe tury: co podbić, czego pilnować i kiedy wejść w schyłek.
bot-hard-about = Planuje całe tury i ocenia pozycje doświadczeniem z wielu gier.
bot-expert-about = Patrzy kilka tur naprzód; o każdej turze myśli do sekundy.
