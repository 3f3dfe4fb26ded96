### How every territory lies and what its regions are; all are our own design.

rule-territory-amberfold = Höfuðborgin í miðjunni liggur að öllum svæðum. Vatn í suðri. 2× slétta, 2× skógur, fjall, höfuðborg.
rule-territory-brackenmere = Hringur af svæðum umhverfis vatn. 2× slétta, 2× skógur, fjall, rústir.
rule-territory-cinderholt = Keðja fimm svæða umhverfis hamar. Slétta, 2× skógur, 2× fjall.
rule-territory-dunmarrow = Tvær raðir með þremur, höfuðborgin neðst; á klýfur efri röðina. 2× slétta, skógur, 2× fjall, höfuðborg.
rule-territory-eldwater = Rústir inni í landi, mikið vatn í suðri og á sem skilur suðvestrið frá. 2× slétta, skógur, 2× fjall, rústir.
rule-territory-fallowgate = Keðja fimm svæða milli hamars og vatns; endarnir eru botnlangar. 2× slétta, 2× skógur, fjall.
rule-territory-grimhollow = Þétt tengt: rústir í norðri, slétta inni í landi, hamar í suðri. 2× slétta, 2× skógur, fjall, rústir.
rule-territory-harrowfen = Öll sex svæðin liggja að vatni; höfuðborgin er botnlangi handan ár. 2× slétta, 2× skógur, fjall, höfuðborg.
rule-territory-ironbarrow = Tvær raðir með þremur og mikið málmgrýti; rústir í horni, hamar á milli. Slétta, skógur, 3× fjall, rústir.
rule-territory-juniper-vale = Fimm svæði sem mætast við fjallið; hamar í vestri, vatn í austri. 2× slétta, 2× skógur, fjall.
rule-territory-frosthollow = Freðland: freðmýri í horni, tindar við hliðina, hamar í vestri. Slétta, 2× skógur, fjall, tindar, freðmýri.
rule-territory-glimmerpeak = Freðland: sléttan í miðjunni liggur að öllum svæðum; vatn í suðri. 2× slétta, skógur, fjall, tindar, freðmýri.
rule-territory-icefang-reach = Freðland: hringur sex ólíkra svæða umhverfis vatn. Slétta, skógur, fjall, höfuðborg, tindar, freðmýri.
rule-territory-norrvast = Stórt freðland: sjö svæði, tindar á báðum endum, rústir handan hamarsins. Slétta, skógur, fjall, rústir, 2× tindar, freðmýri.
rule-territory-silverscar = Freðland: hringur sex svæða með hamar og vatn í miðju. Slétta, 2× skógur, fjall, tindar, freðmýri.
rule-territory-whitewaste = Freðland: tindar inni í landi, vatn í suðri með á austan við tindana. Slétta, 2× skógur, fjall, tindar, freðmýri.

source-territory-amberfold = Nafn og kort eru okkar eigin hönnun.
source-territory-brackenmere = Nafn og kort eru okkar eigin hönnun.
source-territory-cinderholt = Nafn og kort eru okkar eigin hönnun.
source-territory-dunmarrow = Nafn og kort eru okkar eigin hönnun.
source-territory-eldwater = Nafn og kort eru okkar eigin hönnun.
source-territory-fallowgate = Nafn og kort eru okkar eigin hönnun.
source-territory-grimhollow = Nafn og kort eru okkar eigin hönnun.
source-territory-harrowfen = Nafn og kort eru okkar eigin hönnun.
source-territory-ironbarrow = Nafn og kort eru okkar eigin hönnun.
source-territory-juniper-vale = Nafn og kort eru okkar eigin hönnun.
source-territory-frosthollow = Nafn og kort eru okkar eigin hönnun.
source-territory-glimmerpeak = Nafn og kort eru okkar eigin hönnun.
source-territory-icefang-reach = Nafn og kort eru okkar eigin hönnun.
source-territory-norrvast = Nafn og kort eru okkar eigin hönnun.
source-territory-silverscar = Nafn og kort eru okkar eigin hönnun.
source-territory-whitewaste = Nafn og kort eru okkar eigin hönnun.
