### Jak který bot hraje, jednou větou; jména jsou v pages.ftl.

bot-random-about = Každý povolený tah je stejně pravděpodobný.
bot-easy-about = Hraje jako nováček: vidí nejbližší mince, ale ne to, co přijde potom.
bot-normal-about = Vyrovnaný soupeř, který si tah rozmyslí a občas něco přehlédne.
bot-greedy-about = Bere nejvíc mincí hned a za nejméně žetonů, dopředu se nikdy nedívá.
bot-planner-about = Plánuje celé tahy: co dobýt, co hlídat a kdy přejít do úpadku.
bot-hard-about = Plánuje celé tahy a pozice posuzuje podle zkušeností z mnoha her.
bot-expert-about = Dívá se několik tahů dopředu; o každém tahu přemýšlí až sekundu.
