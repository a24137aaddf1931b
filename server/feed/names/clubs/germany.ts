// Clubs of the three German divisions that are not in `club-table.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝,
// 新华社), where most clubs go by their town.
export const germany = `
RB Leipzig|莱比锡红牛|莱比锡|RB Leipzig|RBL|RasenBallsport Leipzig;Leipzig
Eintracht Frankfurt|法兰克福|法兰克福|Frankfurt|SGE|Frankfurt
VfB Stuttgart|斯图加特|斯图加特|Stuttgart|VFB|Stuttgart
SC Freiburg|弗赖堡|弗赖堡|Freiburg|SCF|Freiburg;Sport-Club Freiburg
Union Berlin|柏林联合|柏林联合|Union Berlin|FCU|1. FC Union Berlin
Borussia Mönchengladbach|门兴格拉德巴赫|门兴|Gladbach|BMG|Bor. Mönchengladbach;Mönchengladbach;Borussia M'gladbach
VfL Wolfsburg|沃尔夫斯堡|狼堡|Wolfsburg|WOB|Wolfsburg
Mainz 05|美因茨|美因茨|Mainz|M05|1. FSV Mainz 05;FSV Mainz 05;Mainz
TSG Hoffenheim|霍芬海姆|霍芬海姆|Hoffenheim|TSG|TSG 1899 Hoffenheim;1899 Hoffenheim;Hoffenheim
Werder Bremen|云达不来梅|不来梅|Bremen|SVW|SV Werder Bremen;Bremen
FC Augsburg|奥格斯堡|奥格斯堡|Augsburg|FCA|Augsburg
1. FC Heidenheim|海登海姆|海登海姆|Heidenheim|HDH|1. FC Heidenheim 1846;Heidenheim
VfL Bochum|波鸿|波鸿|Bochum|BOC|VfL Bochum 1848;Bochum
FC St. Pauli|圣保利|圣保利|St. Pauli|STP|St. Pauli;FC St. Pauli 1910
Holstein Kiel|荷尔斯泰因基尔|基尔|Kiel|KSV|Kiel
1. FC Köln|科隆|科隆|Köln|KOE|FC Köln;Köln;1. FC Cologne
Hamburger SV|汉堡|汉堡|Hamburg|HSV|Hamburg
Darmstadt 98|达姆施塔特|达姆施塔特|Darmstadt|D98|SV Darmstadt 98;Darmstadt
FC Schalke 04|沙尔克04|沙尔克|Schalke|S04|Schalke 04;Schalke
Hertha BSC|柏林赫塔|柏林赫塔|Hertha|BSC|Hertha Berlin;Hertha BSC Berlin
Arminia Bielefeld|比勒费尔德|比勒费尔德|Bielefeld|DSC|DSC Arminia Bielefeld;Bielefeld
Greuther Fürth|菲尔特|菲尔特|Fürth|SGF|SpVgg Greuther Fürth;SpVgg Fürth;Fürth
Fortuna Düsseldorf|杜塞尔多夫|杜塞尔多夫|Düsseldorf|F95|Düsseldorf;Fortuna 95
Hannover 96|汉诺威96|汉诺威|Hannover|H96|Hannover
1. FC Nürnberg|纽伦堡|纽伦堡|Nürnberg|FCN|Nürnberg;FC Nürnberg
SC Paderborn|帕德博恩|帕德博恩|Paderborn|SCP|SC Paderborn 07;Paderborn
1. FC Kaiserslautern|凯泽斯劳滕|凯泽斯劳滕|K'lautern|FCK|Kaiserslautern
1. FC Magdeburg|马格德堡|马格德堡|Magdeburg|MAG|Magdeburg
Dynamo Dresden|德累斯顿迪纳摩|德累斯顿|Dresden|SGD|SG Dynamo Dresden;Dresden
Eintracht Braunschweig|布伦瑞克|布伦瑞克|Braunschweig|EBS|Braunschweig
Erzgebirge Aue|奥厄|奥厄|Aue|AUE|FC Erzgebirge Aue
FC Ingolstadt 04|因戈尔施塔特|因戈尔施塔特|Ingolstadt|FCI|FC Ingolstadt;Ingolstadt
Hansa Rostock|罗斯托克|罗斯托克|Rostock|ROS|FC Hansa Rostock;Rostock
Jahn Regensburg|雷根斯堡|雷根斯堡|Regensburg|SSV|SSV Jahn Regensburg;Regensburg
Karlsruher SC|卡尔斯鲁厄|卡尔斯鲁厄|Karlsruhe|KSC|Karlsruhe
MSV Duisburg|杜伊斯堡|杜伊斯堡|Duisburg|MSV|Duisburg
Preußen Münster|明斯特|明斯特|Münster|PRM|SC Preußen Münster;SC Preußen 06 Münster;Münster
SSV Ulm 1846|乌尔姆|乌尔姆|Ulm|ULM|SSV Ulm;SSV Ulm 1846 Fußball;Ulm
SV Elversberg|埃尔弗斯贝格|埃尔弗斯贝格|Elversberg|ELV|SV 07 Elversberg;Elversberg
SV Sandhausen|桑德豪森|桑德豪森|Sandhausen|SVS|SV Sandhausen 1916;Sandhausen
Wehen Wiesbaden|威斯巴登|威斯巴登|Wiesbaden|SWW|SV Wehen Wiesbaden;Wiesbaden
VfL Osnabrück|奥斯纳布吕克|奥斯纳布吕克|Osnabrück|OSN|Osnabrück
Würzburger Kickers|维尔茨堡踢球者|维尔茨堡|Würzburg|FWK|FC Würzburger Kickers;Würzburg
1860 München|慕尼黑1860|慕尼黑1860|1860 München|M60|TSV 1860 München;1860 Munich;TSV München 1860
1. FC Saarbrücken|萨尔布吕肯|萨尔布吕肯|Saarbrücken|FCS|Saarbrücken
Energie Cottbus|科特布斯|科特布斯|Cottbus|FCE|FC Energie Cottbus;Cottbus
Rot-Weiss Essen|红白埃森|埃森|RW Essen|RWE|Rot-Weiß Essen;RW Essen
Alemannia Aachen|亚琛|亚琛|Aachen|AAC|TSV Alemannia Aachen;Aachen
Waldhof Mannheim|曼海姆|曼海姆|Mannheim|SVM|SV Waldhof Mannheim;SV Waldhof Mannheim 07
Viktoria Köln|科隆维多利亚|科隆维多利亚|Viktoria Köln|VIK|FC Viktoria Köln;FC Viktoria Köln 1904
Fortuna Köln|科隆福图纳|科隆福图纳|Fortuna Köln|FKO|SC Fortuna Köln
SC Verl|费尔|费尔|Verl|VRL|Verl
SpVgg Unterhaching|翁特哈兴|翁特哈兴|Unterhaching|UNT|Unterhaching
Hallescher FC|哈雷|哈雷|Halle|HFC|
Carl Zeiss Jena|耶拿|耶拿|Jena|CZJ|FC Carl Zeiss Jena
Chemnitzer FC|开姆尼茨|开姆尼茨|Chemnitz|CFC|Chemnitz
KFC Uerdingen 05|于尔丁根|于尔丁根|Uerdingen|KFC|KFC Uerdingen
SV Meppen|梅彭|梅彭|Meppen|MEP|Meppen
VfB Lübeck|吕贝克|吕贝克|Lübeck|LUB|Lübeck
FSV Zwickau|茨维考|茨维考|Zwickau|ZWI|Zwickau
VfR Aalen|阿伦|阿伦|Aalen|AAL|Aalen
1. FC Schweinfurt 05|施魏因富特|施魏因富特|Schweinfurt|SCW|Schweinfurt 05;FC Schweinfurt 05
Bayern München II|拜仁慕尼黑二队|拜仁二队|Bayern II|FCB|FC Bayern München II;Bayern Munich II
`
