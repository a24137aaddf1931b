// Clubs of first divisions in eastern Europe that are not listed with the European cups, as lines of `lines.ts`. Chinese as in the mainland
// press (直播吧, 懂球帝, 新华社).
export const east: Record<string, string> = {
  RUS: `
Dinamo Moscow|莫斯科迪纳摩|莫斯科迪纳摩|Dinamo Moscow|DIN|Dinamo Moskva;Dynamo Moscow
Krasnodar|克拉斯诺达尔|克拉斯诺达尔|Krasnodar|KRA|
Rostov|罗斯托夫|罗斯托夫|Rostov|ROS|
Rubin Kazan|喀山红宝石|喀山红宝石|Rubin Kazan|RUB|Rubin
Akhmat Grozny|格罗兹尼艾哈迈德|格罗兹尼|Akhmat|AKH|Akhmat
Krylia Sovetov|苏维埃之翼|苏维埃之翼|Krylia Sovetov|KRY|Krylya Sovetov;Krylya Sovetov Samara
Orenburg|奥伦堡|奥伦堡|Orenburg|ORE|
Sochi|索契|索契|Sochi|SOC|
Khimki|希姆基|希姆基|Khimki|KHI|
Ural|乌拉尔|乌拉尔|Ural|URA|Ural Yekaterinburg
Ufa|乌法|乌法|Ufa|UFA|
Tambov|坦波夫|坦波夫|Tambov|TAM|
Arsenal Tula|图拉兵工厂|图拉兵工厂|Arsenal Tula|ART|Arsenal (RUS)
Rotor Volgograd|伏尔加格勒转子|伏尔加格勒|Rotor|ROT|
Anzhi Makhachkala|安郅|安郅|Anzhi|ANZ|Anzhi
Yenisey Krasnoyarsk|叶尼塞|叶尼塞|Yenisey|YEN|Enisey Krasnoyarsk
Dynamo Makhachkala|马哈奇卡拉迪纳摩|马哈奇卡拉|Makhachkala|DMK|Dinamo Makhachkala
Akron Togliatti|陶里亚蒂阿克隆|阿克隆|Akron|AKR|Akron Tolyatti
Baltika Kaliningrad|波罗的海|波罗的海|Baltika|BAL|Baltika
Nizhny Novgorod|下诺夫哥罗德|下诺夫哥罗德|N. Novgorod|NNO|Pari Nizhny Novgorod;Pari NN
Fakel Voronezh|沃罗涅日火炬|沃罗涅日火炬|Fakel|FAK|Fakel
Torpedo Moscow|莫斯科鱼雷|莫斯科鱼雷|Torpedo|TOR|Torpedo Moskva
Alania Vladikavkaz|阿兰尼亚|阿兰尼亚|Alania|ALA|Alania
`,
  UKR: `
Polissya Zhytomyr|波利西亚|波利西亚|Polissya|POL|Polissya
Kryvbas|克里夫巴斯|克里夫巴斯|Kryvbas|KRY|Kryvbas Kryvyi Rih
Karpaty Lviv|利沃夫喀尔巴阡|喀尔巴阡|Karpaty|KAR|Karpaty
Rukh Lviv|利沃夫鲁赫|利沃夫鲁赫|Rukh Lviv|RUK|
Vorskla Poltava|沃尔斯克拉|沃尔斯克拉|Vorskla|VOR|Vorskla
Kolos Kovalivka|科洛斯|科洛斯|Kolos|KOL|Kolos
Chornomorets Odesa|敖德萨黑海人|敖德萨黑海人|Chornomorets|CHO|Chornomorets;Chornomorets Odessa
Obolon Kyiv|基辅奥博隆|奥博隆|Obolon|OBO|Obolon
`,
  CZE: `
1. FC Slovácko|斯洛瓦茨科|斯洛瓦茨科|Slovácko|SLO|FC Slovácko;Slovácko
1. FK Příbram|普日布拉姆|普日布拉姆|Příbram|PRI|Příbram
Bohemians 1905|波希米亚人|波希米亚人|Bohemians 1905|BOH|Bohemians Praha 1905;Bohemians Praha
Dynamo České Budějovice|布杰约维采|布杰约维采|Č. Budějovice|CEB|SK Dynamo České Budějovice;České Budějovice
FC Zlín|兹林|兹林|Zlín|ZLI|FC Fastav Zlín;FC Trinity Zlín;Zlín
Dukla Prague|布拉格杜克拉|布拉格杜克拉|Dukla Praha|DUK|FK Dukla Praha;Dukla Praha
FK Jablonec|亚布洛内茨|亚布洛内茨|Jablonec|JAB|Jablonec
FK Pardubice|帕尔杜比采|帕尔杜比采|Pardubice|PAR|Pardubice
FK Teplice|特普利采|特普利采|Teplice|TEP|Teplice
MFK Karviná|卡尔维纳|卡尔维纳|Karviná|KAR|Karviná
SFC Opava|奥帕瓦|奥帕瓦|Opava|OPA|Opava
Slovan Liberec|利贝雷茨|利贝雷茨|Liberec|LIB|FC Slovan Liberec
Zbrojovka Brno|布尔诺|布尔诺|Brno|BRN|FC Zbrojovka Brno
FC Hradec Králové|赫拉德茨|赫拉德茨|Hradec Králové|HRA|Hradec Králové
`,
  POL: `
Pogoń Szczecin|什切青波贡|什切青波贡|Pogoń|POG|
Górnik Zabrze|扎布热矿工|扎布热矿工|Górnik Zabrze|GOR|
Śląsk Wrocław|弗罗茨瓦夫西里西亚|弗罗茨瓦夫|Śląsk|SLA|WKS Śląsk Wrocław
Cracovia|克拉科维亚|克拉科维亚|Cracovia|CRA|MKS Cracovia;Cracovia Kraków
Wisła Kraków|克拉科夫维斯瓦|克拉科夫维斯瓦|Wisła Kraków|WKR|
Piast Gliwice|格利维采皮亚斯特|皮亚斯特|Piast|PIA|
Lechia Gdańsk|格但斯克莱吉亚|格但斯克|Lechia|LGD|KS Lechia Gdańsk
Zagłębie Lubin|卢宾扎格伦比|卢宾|Zagłębie|ZAG|KGHM Zagłębie Lubin
Widzew Łódź|罗兹维泽夫|维泽夫|Widzew|WID|RTS Widzew Łódź
Radomiak Radom|拉多米亚克|拉多米亚克|Radomiak|RAD|Radomiak
Korona Kielce|凯尔采科罗纳|科罗纳|Korona|KOR|
Wisła Płock|普沃茨克维斯瓦|普沃茨克|Wisła Płock|WPL|
Motor Lublin|卢布林摩托|卢布林摩托|Motor Lublin|MOT|
GKS Katowice|卡托维兹|卡托维兹|GKS Katowice|GKS|
`,
  HUN: `
Budapest Honvéd|洪韦德|洪韦德|Honvéd|HON|Honvéd;Budapest Honvéd FC
Debreceni VSC|德布勒森|德布勒森|Debrecen|DVS|Debrecen;Debreceni VSC
Diósgyőri VTK|迪欧什捷尔|迪欧什捷尔|Diósgyőr|DVT|Diósgyöri VTK;Diósgyőr
Fehérvár FC|费赫瓦尔|费赫瓦尔|Fehérvár|FEH|MOL Fehérvár FC;MOL Vidi FC;Videoton
MTK Budapest|布达佩斯MTK|布达佩斯MTK|MTK|MTK|MTK
Paksi FC|保克什|保克什|Paks|PAK|Paksi SE;Paks
Újpest FC|乌伊佩斯特|乌伊佩斯特|Újpest|UJP|
`,
  ROU: `
Rapid Bucharest|布加勒斯特快速|布加勒斯特快速|Rapid|RAP|FC Rapid București;Rapid București
Dinamo Bucharest|布加勒斯特迪纳摩|布加勒斯特迪纳|Dinamo|DIN|Dinamo București
Universitatea Cluj|克卢日大学|克卢日大学|U Cluj|UCL|FC Universitatea Cluj
`,
  CRO: `
Osijek|奥西耶克|奥西耶克|Osijek|OSI|NK Osijek
Lokomotiva Zagreb|萨格勒布火车头|萨格勒布火车头|Lokomotiva|LOK|NK Lokomotiva Zagreb;NK Lokomotiva
Istra 1961|伊斯特拉|伊斯特拉|Istra 1961|IST|NK Istra 1961
Slaven Belupo|斯拉文|斯拉文|Slaven|SLA|NK Slaven Belupo
Varaždin|瓦拉日丁|瓦拉日丁|Varaždin|VAR|NK Varaždin
HNK Gorica|戈里察|戈里察|Gorica|GOR|Gorica
HNK Šibenik|希贝尼克|希贝尼克|Šibenik|SIB|Šibenik
`,
  SRB: `
Vojvodina|伏伊伏丁那|伏伊伏丁那|Vojvodina|VOJ|FK Vojvodina Novi Sad;Vojvodina Novi Sad
Novi Pazar|新帕扎尔|新帕扎尔|Novi Pazar|NPA|
`,
  ISR: `
Beitar Jerusalem|耶路撒冷贝塔|耶路撒冷贝塔|Beitar|BEJ|
Hapoel Tel Aviv|特拉维夫工人|特拉维夫工人|H. Tel Aviv|HTA|
Hapoel Haifa|海法工人|海法工人|Hapoel Haifa|HHA|
Maccabi Netanya|内坦亚马卡比|内坦亚马卡比|M. Netanya|MNE|
`,
  CYP: `
AEL Limassol|利马索尔AEL|利马索尔AEL|AEL Limassol|AEL|
Aris Limassol|利马索尔阿里斯|利马索尔阿里斯|Aris Limassol|ARL|
`,
}
