// German clubs beside those of the older table, as lines of `lines.ts`.
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
Arminia Bielefeld|比勒费尔德|比勒费尔德|Bielefeld|DSC|DSC Arminia Bielefeld
Greuther Fürth|菲尔特|菲尔特|Fürth|SGF|SpVgg Greuther Fürth
Fortuna Düsseldorf|杜塞尔多夫|杜塞尔多夫|Düsseldorf|F95|
Hannover 96|汉诺威96|汉诺威|Hannover|H96|
1. FC Nürnberg|纽伦堡|纽伦堡|Nürnberg|FCN|Nürnberg
SC Paderborn|帕德博恩|帕德博恩|Paderborn|SCP|SC Paderborn 07
`
