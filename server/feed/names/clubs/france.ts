// Clubs of the two French divisions that are not in `club-table.ts`, and Monaco, as lines of `lines.ts`. Chinese as in the mainland press
// (直播吧, 懂球帝, 新华社).
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
Le Havre|勒阿弗尔|勒阿弗尔|Le Havre|HAC|Le Havre AC;Havre AC
AS Saint-Étienne|圣埃蒂安|圣埃蒂安|Saint-Étienne|STE|Saint-Étienne
FC Metz|梅斯|梅斯|Metz|MET|Metz
FC Lorient|洛里昂|洛里昂|Lorient|LOR|Lorient
Clermont Foot|克莱蒙|克莱蒙|Clermont|CLE|Clermont Foot 63;Clermont
ESTAC Troyes|特鲁瓦|特鲁瓦|Troyes|TRO|ES Troyes AC;Troyes
AC Ajaccio|阿雅克肖|阿雅克肖|Ajaccio|ACA|Ajaccio
Girondins de Bordeaux|波尔多|波尔多|Bordeaux|BOR|Bordeaux;FC Girondins de Bordeaux;Girondins Bordeaux
Dijon FCO|第戎|第戎|Dijon|DIJ|Dijon
Nîmes Olympique|尼姆|尼姆|Nîmes|NIM|Nîmes
Paris FC|巴黎FC|巴黎FC|Paris FC|PFC|
Amiens SC|亚眠|亚眠|Amiens|AMI|Amiens
FC Annecy|阿讷西|阿讷西|Annecy|ANN|Annecy
SC Bastia|巴斯蒂亚|巴斯蒂亚|Bastia|BAS|Bastia
US Boulogne|布洛涅|布洛涅|Boulogne|BOU|Boulogne
SM Caen|卡昂|卡昂|Caen|CAE|Caen;Stade Malherbe Caen
USL Dunkerque|敦刻尔克|敦刻尔克|Dunkerque|DUN|Dunkerque
Grenoble Foot 38|格勒诺布尔|格勒诺布尔|Grenoble|GRE|Grenoble
EA Guingamp|甘冈|甘冈|Guingamp|GUI|Guingamp;En Avant de Guingamp
Stade Lavallois|拉瓦勒|拉瓦勒|Laval|LAV|Laval;Stade Lavallois MFC
Le Mans FC|勒芒|勒芒|Le Mans|LMA|
FC Martigues|马蒂格|马蒂格|Martigues|MAR|Martigues
AS Nancy Lorraine|南锡|南锡|Nancy|NCY|Nancy;AS Nancy
Pau FC|波城|波城|Pau|PAU|
Red Star FC|巴黎红星|巴黎红星|Red Star|RED|Red Star (FRA)
Rodez AF|罗德兹|罗德兹|Rodez|ROD|Rodez;Rodez Aveyron
FC Sochaux|索肖|索肖|Sochaux|SOC|Sochaux;FC Sochaux-Montbéliard
Valenciennes FC|瓦朗谢讷|瓦朗谢讷|Valenciennes|VAL|
LB Châteauroux|沙托鲁|沙托鲁|Châteauroux|CHA|Châteauroux;La Berrichonne de Châteauroux
Chamois Niortais|尼奥尔|尼奥尔|Niort|NIO|Niort
US Orléans|奥尔良|奥尔良|Orléans|ORL|Orléans
US Concarneau|孔卡诺|孔卡诺|Concarneau|CON|Concarneau
`
