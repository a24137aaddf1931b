// Clubs of the two Italian divisions that are not in `club-table.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝,
// 新华社).
export const italy = `
Atalanta|亚特兰大|亚特兰大|Atalanta|ATA|Atalanta BC;Atalanta Bergamo
Lazio|拉齐奥|拉齐奥|Lazio|LAZ|SS Lazio;Lazio Roma
Fiorentina|佛罗伦萨|佛罗伦萨|Fiorentina|FIO|ACF Fiorentina
Bologna|博洛尼亚|博洛尼亚|Bologna|BOL|Bologna FC 1909
Torino|都灵|都灵|Torino|TOR|
Udinese|乌迪内斯|乌迪内斯|Udinese|UDI|Udinese Calcio
Genoa|热那亚|热那亚|Genoa|GEN|Genoa CFC
Sampdoria|桑普多利亚|桑普多利亚|Sampdoria|SAM|UC Sampdoria
Sassuolo|萨索洛|萨索洛|Sassuolo|SAS|US Sassuolo;US Sassuolo Calcio
Cagliari|卡利亚里|卡利亚里|Cagliari|CAG|Cagliari Calcio
Hellas Verona|维罗纳|维罗纳|Verona|VER|Verona;Hellas Verona FC
Empoli|恩波利|恩波利|Empoli|EMP|
Lecce|莱切|莱切|Lecce|LEC|US Lecce
Monza|蒙扎|蒙扎|Monza|MON|AC Monza
Parma|帕尔马|帕尔马|Parma|PAR|Parma Calcio 1913;Parma Calcio
Como|科莫|科莫|Como|COM|Como 1907
Venezia|威尼斯|威尼斯|Venezia|VEN|
Frosinone|弗罗西诺内|弗罗西诺内|Frosinone|FRO|Frosinone Calcio
Salernitana|萨勒尼塔纳|萨勒尼塔纳|Salernitana|SAL|US Salernitana 1919;US Salernitana
Spezia|斯佩齐亚|斯佩齐亚|Spezia|SPE|Spezia Calcio
Cremonese|克雷莫纳|克雷莫纳|Cremonese|CRE|US Cremonese
Pisa|比萨|比萨|Pisa|PIS|Pisa SC;AC Pisa 1909;AC Pisa
Benevento|贝内文托|贝内文托|Benevento|BEN|Benevento Calcio
Crotone|克罗托内|克罗托内|Crotone|CRO|
Palermo|巴勒莫|巴勒莫|Palermo|PAL|US Palermo;US Città di Palermo
Bari|巴里|巴里|Bari|BAR|SSC Bari;FC Bari 1908
Brescia|布雷西亚|布雷西亚|Brescia|BRE|
Catanzaro|卡坦扎罗|卡坦扎罗|Catanzaro|CTZ|US Catanzaro;US Catanzaro 1929
Cesena|切塞纳|切塞纳|Cesena|CES|AC Cesena
Cittadella|奇塔代拉|奇塔代拉|Cittadella|CIT|AS Cittadella
Cosenza|科森扎|科森扎|Cosenza|COS|
Juve Stabia|尤维斯塔比亚|斯塔比亚|Juve Stabia|JVS|SS Juve Stabia
Mantova|曼托瓦|曼托瓦|Mantova|MAN|Mantova 1911 SSD;Mantova 1911
Modena|摩德纳|摩德纳|Modena|MOD|
Reggiana|雷吉亚纳|雷吉亚纳|Reggiana|REG|AC Reggiana 1919;AC Reggiana
FC Südtirol|南蒂罗尔|南蒂罗尔|Südtirol|SUD|Südtirol
Carrarese|卡拉雷塞|卡拉雷塞|Carrarese|CAR|Carrarese Calcio 1908
Avellino|阿韦利诺|阿韦利诺|Avellino|AVE|US Avellino;US Avellino 1912
Padova|帕多瓦|帕多瓦|Padova|PAD|Calcio Padova
Pescara|佩斯卡拉|佩斯卡拉|Pescara|PES|Delfino Pescara;Delfino Pescara 1936
Virtus Entella|恩特拉|恩特拉|Entella|ENT|Entella
Ascoli|阿斯科利|阿斯科利|Ascoli|ASC|Ascoli Calcio 1898
Perugia|佩鲁贾|佩鲁贾|Perugia|PER|AC Perugia Calcio;AC Perugia
Ternana|特尔纳纳|特尔纳纳|Ternana|TER|
Reggina|雷吉纳|雷吉纳|Reggina|RGA|Reggina 1914
SPAL|斯帕尔|斯帕尔|SPAL|SPA|SPAL 2013 Ferrara;SPAL 2013;SPAL Ferrara
Vicenza|维琴察|维琴察|Vicenza|VIC|L.R. Vicenza Virtus;LR Vicenza;Vicenza Virtus
Pordenone|波代诺内|波代诺内|Pordenone|POR|
Chievo|切沃|切沃|Chievo|CHI|Chievo Verona;AC ChievoVerona;ChievoVerona
Livorno|利沃诺|利沃诺|Livorno|LIV|AS Livorno
Trapani|特拉帕尼|特拉帕尼|Trapani|TRA|
Alessandria|亚历山德里亚|亚历山德里亚|Alessandria|ALE|US Alessandria;US Alessandria Calcio
Lecco|莱科|莱科|Lecco|LCO|Calcio Lecco 1912;Calcio Lecco
Foggia|福贾|福贾|Foggia|FOG|
Carpi|卡尔皮|卡尔皮|Carpi|CRP|
`
