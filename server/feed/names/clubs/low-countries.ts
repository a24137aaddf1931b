// Clubs of the Dutch and the Belgian first division that are not listed with the European cups, as lines of `lines.ts`. Chinese as in the
// mainland press (直播吧, 懂球帝, 新华社).
export const lowCountries: Record<string, string> = {
  NED: `
FC Groningen|格罗宁根|格罗宁根|Groningen|GRO|Groningen
NEC Nijmegen|奈梅亨|奈梅亨|NEC|NEC|NEC
Sparta Rotterdam|鹿特丹斯巴达|鹿特丹斯巴达|Sparta|SPA|Sparta (NED)
PEC Zwolle|兹沃勒|兹沃勒|Zwolle|PEC|Zwolle
Heracles Almelo|赫拉克勒斯|赫拉克勒斯|Heracles|HER|Heracles
Fortuna Sittard|福图纳锡塔德|福图纳|Fortuna|FOR|
NAC Breda|布雷达|布雷达|NAC Breda|NAC|NAC;Breda
FC Volendam|福伦丹|福伦丹|Volendam|VOL|Volendam
Telstar|特尔斯达|特尔斯达|Telstar|TEL|Telstar 1963;SC Telstar
Excelsior|鹿特丹精英|鹿特丹精英|Excelsior|EXC|SBV Excelsior;Excelsior Rotterdam
Willem II|威廉二世|威廉二世|Willem II|WIL|Willem II Tilburg
RKC Waalwijk|瓦尔韦克|瓦尔韦克|RKC|RKC|RKC;Waalwijk
Almere City|阿尔梅勒城|阿尔梅勒|Almere City|ALM|
SC Cambuur|坎布尔|坎布尔|Cambuur|CAM|Cambuur;SC Cambuur-Leeuwarden;Cambuur Leeuwarden
FC Emmen|埃门|埃门|Emmen|EMM|Emmen
ADO Den Haag|海牙|海牙|ADO Den Haag|ADO|Den Haag
VVV-Venlo|芬洛|芬洛|VVV|VVV|VVV;Venlo
De Graafschap|格拉夫夏普|格拉夫夏普|De Graafschap|GRA|BV De Graafschap
Roda JC|罗达JC|罗达|Roda JC|ROD|Roda JC Kerkrade
`,
  BEL: `
Standard Liège|标准列日|标准列日|Standard|STA|Royal Standard de Liège;Standard de Liège;R. Standard de Liège
Sporting Charleroi|沙勒罗瓦|沙勒罗瓦|Charleroi|CHA|Royal Charleroi SC;Charleroi;R. Charleroi SC
KV Mechelen|梅赫伦|梅赫伦|Mechelen|MEC|Mechelen;YR KV Mechelen
KVC Westerlo|韦斯特洛|韦斯特洛|Westerlo|WES|Westerlo
Sint-Truidense VV|圣图尔登|圣图尔登|Sint-Truiden|STV|K. Sint-Truidense VV;Sint-Truiden;St. Truiden;STVV
FCV Dender EH|丹德尔|丹德尔|Dender|DEN|FCV Dender;Dender
Oud-Heverlee Leuven|鲁汶|鲁汶|OH Leuven|OHL|OH Leuven
SV Zulte Waregem|祖尔特瓦雷赫姆|瓦雷赫姆|Zulte Waregem|ZWA|Zulte Waregem
RAAL La Louvière|拉卢维耶尔|拉卢维耶尔|La Louvière|RAA|RAAL La Louviére;La Louvière
KV Kortrijk|科特赖克|科特赖克|Kortrijk|KOR|Kortrijk
KV Oostende|奥斯坦德|奥斯坦德|Oostende|OOS|Oostende
KAS Eupen|奥伊彭|奥伊彭|Eupen|EUP|Eupen
Beerschot|比尔肖特|比尔肖特|Beerschot|BEE|K Beerschot VA;Beerschot VA;KFCO Beerschot Wilrijk
Royal Excel Mouscron|穆斯克龙|穆斯克龙|Mouscron|MOU|Mouscron;Excel Mouscron
Sporting Lokeren|洛克伦|洛克伦|Lokeren|LOK|Lokeren;KSC Lokeren
Waasland-Beveren|瓦斯兰贝弗伦|贝弗伦|Beveren|BEV|SK Beveren;Beveren
RFC Seraing|瑟兰|瑟兰|Seraing|SER|Seraing
RWD Molenbeek|莫伦贝克|莫伦贝克|RWDM|RWD|RWDM;RWDM Brussels
Lommel SK|洛默尔|洛默尔|Lommel|LOM|Lommel;Lommel United
`,
}
