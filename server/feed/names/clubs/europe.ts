// Clubs that are regulars in the European cups and not in `club-table.ts`, by country and as lines of `lines.ts`. Chinese as in the
// mainland press (直播吧, 懂球帝, 新华社).
export const europe: Record<string, string> = {
  POR: `
Sporting CP|葡萄牙体育|葡体|Sporting|SCP|Sporting Clube de Portugal;Sporting Lisbon;Sporting Lisboa
SC Braga|布拉加|布拉加|Braga|BRA|Sporting Braga;Sporting Clube de Braga;Braga
Vitória Guimarães|吉马良斯维多利亚|吉马良斯|Guimarães|VSC|Vitória SC;Vitória de Guimarães
FC Famalicão|法马利康|法马利康|Famalicão|FAM|Famalicão
Santa Clara|圣克拉拉|圣克拉拉|Santa Clara|STC|CD Santa Clara
`,
  NED: `
PSV Eindhoven|埃因霍温|埃因霍温|PSV|PSV|PSV
Feyenoord|费耶诺德|费耶诺德|Feyenoord|FEY|Feyenoord Rotterdam
AZ Alkmaar|阿尔克马尔|阿尔克马尔|AZ|AZA|AZ
FC Twente|特温特|特温特|Twente|TWE|Twente;FC Twente '65;Twente Enschede
FC Utrecht|乌得勒支|乌得勒支|Utrecht|UTR|Utrecht
Go Ahead Eagles|前进之鹰|前进之鹰|GA Eagles|GAE|
SC Heerenveen|海伦芬|海伦芬|Heerenveen|HEE|Heerenveen
Vitesse|维特斯|维特斯|Vitesse|VIT|SBV Vitesse;Vitesse Arnhem
`,
  BEL: `
Club Brugge|布鲁日|布鲁日|Club Brugge|CLB|Club Brugge KV
RSC Anderlecht|安德莱赫特|安德莱赫特|Anderlecht|AND|Anderlecht
KRC Genk|亨克|亨克|Genk|GNK|Genk;Racing Genk
KAA Gent|根特|根特|Gent|GNT|Gent
Union Saint-Gilloise|圣吉罗斯联合|圣吉罗斯|Union SG|USG|Royale Union Saint-Gilloise;Union St. Gilloise
Royal Antwerp|安特卫普|安特卫普|Antwerp|ANT|Royal Antwerp FC;Antwerp
Cercle Brugge|布鲁日竞技|布鲁日竞技|Cercle Brugge|CER|Cercle Brugge KSV
`,
  SCO: `
Celtic|凯尔特人|凯尔特人|Celtic|CEL|Celtic Glasgow
Rangers|格拉斯哥流浪者|流浪者|Rangers|RAN|Glasgow Rangers
Heart of Midlothian|哈茨|哈茨|Hearts|HEA|Hearts
Aberdeen|阿伯丁|阿伯丁|Aberdeen|ABE|
Hibernian|希伯尼安|希伯尼安|Hibernian|HIB|Hibernian Edinburgh
Kilmarnock|基尔马诺克|基尔马诺克|Kilmarnock|KIL|
`,
  TUR: `
Galatasaray|加拉塔萨雷|加拉塔萨雷|Galatasaray|GAL|Galatasaray SK;Galatasaray AŞ;Galatasaray Istanbul
Fenerbahçe|费内巴切|费内巴切|Fenerbahçe|FEN|Fenerbahçe SK;Fenerbahçe Istanbul
Beşiktaş|贝西克塔斯|贝西克塔斯|Beşiktaş|BES|Beşiktaş JK;Beşiktaş Istanbul
Trabzonspor|特拉布宗体育|特拉布宗|Trabzonspor|TRA|
İstanbul Başakşehir|伊斯坦布尔巴沙克谢希尔|巴沙克谢希尔|Başakşehir|IBF|Istanbul Başakşehir
Samsunspor|萨姆松体育|萨姆松|Samsunspor|SAM|
Konyaspor|科尼亚体育|科尼亚|Konyaspor|KON|Atiker Konyaspor
Sivasspor|锡瓦斯体育|锡瓦斯|Sivasspor|SIV|
`,
  GRE: `
Olympiacos|奥林匹亚科斯|奥林匹亚科斯|Olympiacos|OLY|Olympiakos Piraeus;Olympiakos Pireus;Olympiacos Piraeus;PAE Olympiakos SFP;Olympiakos;Olympiacos CFP
Panathinaikos|帕纳辛奈科斯|帕纳辛奈科斯|Panathinaikos|PAO|
PAOK|塞萨洛尼基|塞萨洛尼基|PAOK|PAK|PAOK Saloniki;PAOK Thessaloniki
AEK Athens|雅典AEK|雅典AEK|AEK Athens|AEK|AEK Athen
Aris Saloniki|阿里斯|阿里斯|Aris|ARI|Aris Thessaloniki
`,
  AUT: `
Red Bull Salzburg|萨尔茨堡红牛|萨尔茨堡|Salzburg|SAL|FC Salzburg;Salzburg;RB Salzburg;FC Red Bull Salzburg
Sturm Graz|格拉茨风暴|格拉茨风暴|Sturm Graz|STU|SK Sturm Graz
Rapid Wien|维也纳快速|维也纳快速|Rapid Wien|RAP|SK Rapid Wien;SK Rapid
LASK|林茨|林茨|LASK|LAS|LASK Linz
Wolfsberger AC|沃尔夫斯贝格|沃尔夫斯贝格|Wolfsberg|WAC|RZ Pellets WAC
Austria Wien|奥地利维也纳|奥地利维也纳|Austria Wien|AWI|FK Austria Wien
`,
  SUI: `
Young Boys|伯尔尼年轻人|年轻人|Young Boys|YBB|BSC Young Boys;Young Boys Bern
FC Basel|巴塞尔|巴塞尔|Basel|BAS|FC Basel 1893;Basel
FC Zürich|苏黎世|苏黎世|Zürich|ZUR|
FC Lugano|卢加诺|卢加诺|Lugano|LUG|
Servette|塞尔维特|塞尔维特|Servette|SVT|Servette Genève
FC St. Gallen|圣加仑|圣加仑|St. Gallen|STG|FC St. Gallen 1879
FC Vaduz|瓦杜兹|瓦杜兹|Vaduz|VAD|Vaduz
`,
  UKR: `
Shakhtar Donetsk|顿涅茨克矿工|矿工|Shakhtar|SHK|FK Shakhtar Donetsk;Shakhtar
Dynamo Kyiv|基辅迪纳摩|基辅迪纳摩|Dynamo Kyiv|DYK|Dinamo Kiev;Dinamo Kyiv;Dynamo Kiev;FC Dynamo Kyiv;FK Dynamo Kyiv
Zorya Luhansk|卢甘斯克黎明|卢甘斯克|Zorya|ZOR|FK Zorya Luhansk;Zorya
Dnipro-1|第聂伯罗一号|第聂伯罗一号|Dnipro-1|DN1|SK Dnipro-1;SC Dnipro-1;Dnipro 1
`,
  SRB: `
Crvena zvezda|贝尔格莱德红星|红星|Crvena zvezda|CZV|FK Crvena zvezda;Red Star Beograd;Red Star Belgrade;Crvena Zvezda Beograd
Partizan|贝尔格莱德游击|游击|Partizan|PRT|FK Partizan;Partizan Belgrade
TSC Bačka Topola|巴奇卡托波拉|巴奇卡托波拉|TSC|TSC|FK TSC Bačka Topola;FK TSC
Čukarički|丘卡里奇基|丘卡里奇基|Čukarički|CUK|FK Čukarički
`,
  CRO: `
Dinamo Zagreb|萨格勒布迪纳摩|萨格勒布|Dinamo Zagreb|DZG|GNK Dinamo Zagreb;NK Dinamo Zagreb
Hajduk Split|斯普利特海杜克|海杜克|Hajduk Split|HAJ|HNK Hajduk Split
HNK Rijeka|里耶卡|里耶卡|Rijeka|RIJ|Rijeka
`,
  CZE: `
Slavia Prague|布拉格斯拉维亚|斯拉维亚|Slavia Praha|SLP|SK Slavia Praha;Slavia Praha;SK Slavia Prague
Sparta Prague|布拉格斯巴达|布拉格斯巴达|Sparta Praha|SPP|AC Sparta Praha;Sparta Praha;AC Sparta Prague
Viktoria Plzeň|比尔森胜利|比尔森胜利|Viktoria Plzeň|PLZ|FC Viktoria Plzeň
Baník Ostrava|俄斯特拉发矿工|俄斯特拉发|Ostrava|OST|FC Baník Ostrava
Sigma Olomouc|奥洛穆茨|奥洛穆茨|Olomouc|OLO|SK Sigma Olomouc
Mladá Boleslav|姆拉达博莱斯拉夫|博莱斯拉夫|Boleslav|MBO|FK Mladá Boleslav
`,
  SVK: `
Slovan Bratislava|布拉迪斯拉发|布拉迪斯拉发|Slovan|SLB|ŠK Slovan Bratislava
Spartak Trnava|特尔纳瓦斯巴达克|特尔纳瓦|Trnava|TRN|FC Spartak Trnava
`,
  POL: `
Legia Warszawa|华沙莱吉亚|莱吉亚|Legia|LEG|Legia Warsaw
Lech Poznań|波兹南莱赫|波兹南莱赫|Lech Poznań|LPO|KKS Lech Poznań
Jagiellonia Białystok|比亚韦斯托克雅盖隆|雅盖隆|Jagiellonia|JAG|Jagiellonia
Raków Częstochowa|拉库夫琴斯托霍瓦|拉库夫|Raków|RAK|RKS Raków Częstochowa;Raków
`,
  HUN: `
Ferencváros|费伦茨瓦罗斯|费伦茨瓦罗斯|Ferencváros|FER|Ferencvárosi TC;Ferencváros Budapest
Puskás Akadémia|普斯卡什学院|普斯卡什|Puskás|PUS|Puskás Akadémia FC
`,
  BUL: `
Ludogorets|卢多戈雷茨|卢多戈雷茨|Ludogorets|LUD|Ludogorets Razgrad;PFC Ludogorets 1945 Razgrad;PFC Ludogorets Razgrad
CSKA Sofia|索菲亚中央陆军|索菲亚陆军|CSKA Sofia|CSS|PFC CSKA Sofia
Levski Sofia|索菲亚列夫斯基|列夫斯基|Levski|LEV|PFC Levski Sofia
`,
  ROU: `
FCSB|布加勒斯特星|布加勒斯特星|FCSB|FCS|FCSB Bucureşti;Steaua Bucureşti
CFR Cluj|克卢日|克卢日|CFR Cluj|CLJ|CFR 1907 Cluj
Universitatea Craiova|克拉约瓦大学|克拉约瓦|Craiova|CRA|CS Universitatea Craiova
`,
  DEN: `
FC København|哥本哈根|哥本哈根|København|FCK|FC Copenhagen;Copenhagen;København
FC Midtjylland|中日德兰|中日德兰|Midtjylland|MID|Midtjylland
FC Nordsjælland|北西兰|北西兰|Nordsjælland|NSJ|Nordsjælland
Brøndby IF|布隆德比|布隆德比|Brøndby|BIF|Brøndby
Randers|兰讷斯|兰讷斯|Randers|RND|
Silkeborg IF|锡尔克堡|锡尔克堡|Silkeborg|SIF|Silkeborg
`,
  SWE: `
Malmö FF|马尔默|马尔默|Malmö|MFF|Malmö
Elfsborg|埃尔夫斯堡|埃尔夫斯堡|Elfsborg|ELF|IF Elfsborg
Djurgårdens IF|佐加顿斯|佐加顿斯|Djurgården|DJU|Djurgården
BK Häcken|赫根|赫根|Häcken|HCK|Häcken
`,
  NOR: `
Bodø/Glimt|博德闪耀|博德闪耀|Bodø/Glimt|BOD|FK Bodø/Glimt;FK Bodo Glimt
Molde|莫尔德|莫尔德|Molde|MOL|Molde FK
Rosenborg|罗森博格|罗森博格|Rosenborg|RBK|Rosenborg BK
Viking|维京|维京|Viking|VIK|Viking FK;Viking Stavanger
SK Brann|布兰|布兰|Brann|BRN|Brann
`,
  AZE: `
Qarabağ|卡拉巴赫|卡拉巴赫|Qarabağ|QAR|Qarabağ FK;Qarabağ Ağdam FK;Qarabağ Ağdam
`,
  MDA: `
Sheriff Tiraspol|蒂拉斯波尔警长|警长|Sheriff|SHE|FC Sheriff Tiraspol;Sheriff
Petrocub Hîncești|赫恩切什蒂|赫恩切什蒂|Petrocub|PTC|Petrocub
`,
  ISR: `
Maccabi Tel Aviv|特拉维夫马卡比|特拉维夫马卡比|M. Tel Aviv|MTA|Maccabi Tel-Aviv
Maccabi Haifa|海法马卡比|海法马卡比|Maccabi Haifa|MHA|
Hapoel Be'er Sheva|贝尔谢巴工人|贝尔谢巴|Beer Sheva|HBS|Hapoel Beer Sheva
`,
  KAZ: `
Kairat Almaty|阿拉木图凯拉特|凯拉特|Kairat|KAI|FC Kairat;FK Kairat;Qairat Almaty;FK Qairat Almaty
FC Astana|阿斯塔纳|阿斯塔纳|Astana|AST|Astana
Tobol Kostanay|托博尔|托博尔|Tobol|TOB|Tobol;Tobyl Qostanay
`,
  RUS: `
Zenit Saint Petersburg|圣彼得堡泽尼特|泽尼特|Zenit|ZEN|Zenit St. Petersburg;FK Zenit;Zenit
Spartak Moscow|莫斯科斯巴达|莫斯科斯巴达|Spartak|SPM|Spartak Moskva
CSKA Moscow|莫斯科中央陆军|莫斯科陆军|CSKA Moscow|CSK|CSKA Moskva;PFC CSKA Moskva
Lokomotiv Moscow|莫斯科火车头|火车头|Lokomotiv|LOK|Lokomotiv Moskva
`,
  CYP: `
Pafos|帕福斯|帕福斯|Pafos|PAF|
Omonia Nicosia|尼科西亚奥莫尼亚|奥莫尼亚|Omonia|OMO|Omonia;AC Omonia
APOEL Nicosia|希腊人竞技|希腊人竞技|APOEL|APO|APOEL;APOEL Nikosia
AEK Larnaca|拉纳卡AEK|拉纳卡|AEK Larnaca|AKL|AEK Larnaka
Anorthosis Famagusta|阿诺索西斯|阿诺索西斯|Anorthosis|ANO|Anorthosis
Apollon Limassol|利马索尔阿波罗|利马索尔|Apollon|APL|Apollon
`,
  SVN: `
Celje|采列|采列|Celje|CJE|NK Celje
Maribor|马里博尔|马里博尔|Maribor|MRB|NK Maribor
Olimpija Ljubljana|卢布尔雅那奥林匹亚|卢布尔雅那|Olimpija|OLJ|NK Olimpija Ljubljana
NŠ Mura|穆拉|穆拉|Mura|MUR|Mura;NS Mura
`,
  IRL: `
Shamrock Rovers|沙姆洛克流浪者|沙姆洛克|Shamrock|SHA|
Shelbourne|谢尔本|谢尔本|Shelbourne|SHB|
Dundalk|邓多克|邓多克|Dundalk|DDK|
St. Patrick's Athletic|圣帕特里克竞技|圣帕特里克|St. Patrick's|STP|St Patrick's Athletic;St. Patricks Athletic
`,
  FIN: `
HJK Helsinki|赫尔辛基|赫尔辛基|HJK|HJK|HJK
KuPS Kuopio|库奥皮奥|库奥皮奥|KuPS|KUP|KuPS
`,
  ISL: `
Breidablik|布雷达布利克|布雷达布利克|Breidablik|BRD|Breidablik Kópavogur
Víkingur Reykjavík|雷克雅未克维京人|维京人|Víkingur|VKR|Víkingur
`,
  FRO: `
KÍ Klaksvík|克拉克斯维克|克拉克斯维克|KÍ|KIK|KÍ
`,
  GIB: `
Lincoln Red Imps|林肯红魔|林肯红魔|Lincoln|LRI|
`,
  ENG: `
The New Saints|新圣徒|新圣徒|TNS|TNS|TNS
`,
  NIR: `
Larne|拉恩|拉恩|Larne|LRN|
`,
  ARM: `
FC Noah|诺亚|诺亚|Noah|NOA|
Alashkert|阿拉什克特|阿拉什克特|Alashkert|ALA|
Pyunik|皮尤尼克|皮尤尼克|Pyunik|PYU|Pyunik Yerevan;FC Pyunik Yerevan
`,
  BLR: `
BATE Borisov|鲍里索夫|鲍里索夫|BATE|BAT|BATE;FK BATE Borisov
Dinamo Minsk|明斯克迪纳摩|明斯克迪纳摩|Dinamo Minsk|DMI|Dynamo Minsk
`,
  BIH: `
Zrinjski Mostar|莫斯塔尔|莫斯塔尔|Zrinjski|ZRI|HŠK Zrinjski Mostar;HŠK Zrinjski
Borac Banja Luka|巴尼亚卢卡战士|巴尼亚卢卡|Borac|BOB|FK Borac Banja Luka
`,
  LVA: `
RFS Riga|里加足校|里加足校|RFS|RFS|RFS;Rīgas FS
`,
  LTU: `
Žalgiris Vilnius|维尔纽斯萨尔基里斯|萨尔基里斯|Žalgiris|ZAL|FK Žalgiris;Žalgiris
`,
  MLT: `
Hamrun Spartans|哈姆伦斯巴达人|哈姆伦|Hamrun|HAM|Ħamrun Spartans
`,
  EST: `
Flora Tallinn|塔林弗洛拉|弗洛拉|Flora|FLO|Flora;FC Flora Tallinn
`,
  KOS: `
Ballkani|巴尔卡尼|巴尔卡尼|Ballkani|BLK|KF Ballkani
Drita|德里塔|德里塔|Drita|DRT|KF Drita;Drita Gjilan
`,
  MKD: `
Shkëndija|什肯迪亚|什肯迪亚|Shkëndija|SKD|KF Shkëndija;Shkëndija Tetovo;KF Shkëndija 79
`,
  GEO: `
Dinamo Tbilisi|第比利斯迪纳摩|第比利斯迪纳摩|Dinamo Tbilisi|DTB|
Dinamo Batumi|巴统迪纳摩|巴统迪纳摩|Dinamo Batumi|DBA|
`,
}
