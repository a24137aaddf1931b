// Italian clubs beside those of the older table, as lines of `lines.ts`.
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
Salernitana|萨勒尼塔纳|萨勒尼塔纳|Salernitana|SAL|US Salernitana 1919
Spezia|斯佩齐亚|斯佩齐亚|Spezia|SPE|Spezia Calcio
Cremonese|克雷莫纳|克雷莫纳|Cremonese|CRE|US Cremonese
Pisa|比萨|比萨|Pisa|PIS|Pisa SC;AC Pisa 1909
Benevento|贝内文托|贝内文托|Benevento|BEN|Benevento Calcio
Crotone|克罗托内|克罗托内|Crotone|CRO|
Palermo|巴勒莫|巴勒莫|Palermo|PAL|
`
