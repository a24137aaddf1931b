// French clubs beside those of the older table, and Monaco, as lines of `lines.ts`.
export const france = `
Olympique Marseille|马赛|马赛|Marseille|OLM|Olympique de Marseille;Marseille
Olympique Lyonnais|里昂|里昂|Lyon|LYO|Lyon;Olympique Lyon
AS Monaco|摩纳哥|摩纳哥|Monaco|ASM|Monaco
Lille OSC|里尔|里尔|Lille|LIL|Lille;LOSC Lille
OGC Nice|尼斯|尼斯|Nice|NIC|Nice
Stade Rennais|雷恩|雷恩|Rennes|REN|Stade Rennais FC 1901;Rennes;Stade Rennais FC
RC Lens|朗斯|朗斯|Lens|LEN|Lens;Racing Club de Lens
RC Strasbourg|斯特拉斯堡|斯特拉斯堡|Strasbourg|STR|RC Strasbourg Alsace;Strasbourg
Stade de Reims|兰斯|兰斯|Reims|REI|Reims
Stade Brestois|布雷斯特|布雷斯特|Brest|BRE|Stade Brestois 29;Brest
FC Nantes|南特|南特|Nantes|NAN|Nantes
Montpellier HSC|蒙彼利埃|蒙彼利埃|Montpellier|MON|Montpellier;Montpellier Hérault SC
Toulouse|图卢兹|图卢兹|Toulouse|TOU|
Angers SCO|昂热|昂热|Angers|ANG|Angers
AJ Auxerre|欧塞尔|欧塞尔|Auxerre|AUX|Auxerre
Le Havre|勒阿弗尔|勒阿弗尔|Le Havre|HAC|Le Havre AC
AS Saint-Étienne|圣埃蒂安|圣埃蒂安|Saint-Étienne|STE|Saint-Étienne
FC Metz|梅斯|梅斯|Metz|MET|Metz
FC Lorient|洛里昂|洛里昂|Lorient|LOR|Lorient
Clermont Foot|克莱蒙|克莱蒙|Clermont|CLE|Clermont Foot 63;Clermont
ESTAC Troyes|特鲁瓦|特鲁瓦|Troyes|TRO|ES Troyes AC;Troyes
AC Ajaccio|阿雅克肖|阿雅克肖|Ajaccio|ACA|Ajaccio
Girondins de Bordeaux|波尔多|波尔多|Bordeaux|BOR|Bordeaux;FC Girondins de Bordeaux
Dijon FCO|第戎|第戎|Dijon|DIJ|Dijon
Nîmes Olympique|尼姆|尼姆|Nîmes|NIM|Nîmes
Paris FC|巴黎FC|巴黎FC|Paris FC|PFC|
`
