// Leagues and cups outside Europe that are not in `competition.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝,
// 新华社), Vietnamese as in the press of Vietnam (VnExpress, Bóng Đá, Thanh Niên): VĐQG marks a national league.
export const overseas: Record<string, string> = {
  BRA: `
*campeonato brasileiro serie a;*brasileiro serie a;*brasileirao serie a;*brasileirao;serie a;*campeonato brasileiro|巴西足球甲级联赛|巴甲|Brasileirão Série A|Brasileirão|VĐQG Brazil|VĐQG Brazil|巴|B
*campeonato brasileiro serie b;*brasileiro serie b;*brasileirao serie b;serie b|巴西足球乙级联赛|巴乙|Brasileirão Série B|Série B|Hạng Hai Brazil|Hạng 2 Brazil|乙|B
*copa do brasil;cup|巴西杯|巴西杯|Copa do Brasil|Copa do Brasil|Cúp Quốc gia Brazil|Cúp QG Brazil|杯|B
*campeonato paulista;*paulista a1;*paulistao|圣保罗州联赛|圣保罗州赛|Campeonato Paulista|Paulista|Giải bang São Paulo|Paulista|州|S
`,
  ARG: `
primera division;*liga profesional argentina;liga profesional;*liga profesional de futbol;superliga;*superliga argentina;*superliga argentina de futbol|阿根廷足球甲级联赛|阿甲|Argentine Primera División|Liga Argentina|VĐQG Argentina|VĐQG Argentina|阿|A
*copa argentina;cup|阿根廷杯|阿根廷杯|Copa Argentina|Copa Argentina|Cúp Quốc gia Argentina|Cúp Argentina|杯|A
*copa de la liga profesional;copa de la liga|阿根廷职业联赛杯|阿联赛杯|Copa de la Liga Profesional|Copa de Liga|Cúp Liên đoàn Argentina|Cúp LĐ Arg.|杯|A
`,
  URU: `
primera division;*liga auf uruguaya|乌拉圭足球甲级联赛|乌拉甲|Uruguayan Primera División|Primera Urug.|VĐQG Uruguay|VĐQG Uruguay|乌|W
`,
  CHI: `
primera division;liga de primera|智利足球甲级联赛|智利甲|Chilean Primera División|Primera Chile|VĐQG Chile|VĐQG Chile|智|Z
`,
  COL: `
primera a;*categoria primera a;liga betplay;primera division|哥伦比亚足球甲级联赛|哥伦甲|Colombian Primera A|Primera A|VĐQG Colombia|VĐQG Colombia|哥|G
`,
  ECU: `
serie a;liga pro;*liga pro ecuador|厄瓜多尔足球甲级联赛|厄瓜甲|Ecuadorian Serie A|LigaPro|VĐQG Ecuador|VĐQG Ecuador|厄|E
`,
  PER: `
liga 1;primera division|秘鲁足球甲级联赛|秘鲁甲|Peruvian Liga 1|Liga 1 Perú|VĐQG Peru|VĐQG Peru|秘|B
`,
  PAR: `
primera division;division profesional|巴拉圭足球甲级联赛|巴拉甲|Paraguayan Primera División|Primera Par.|VĐQG Paraguay|VĐQG Paraguay|巴|B
`,
  BOL: `
primera division;division profesional|玻利维亚足球甲级联赛|玻利甲|Bolivian Primera División|Primera Bol.|VĐQG Bolivia|VĐQG Bolivia|玻|B
`,
  VEN: `
primera division;liga futve|委内瑞拉足球甲级联赛|委内超|Venezuelan Primera División|Primera Ven.|VĐQG Venezuela|VĐQG Venezuela|委|W
`,
  USA: `
*major league soccer;*mls;mls;major league soccer|美国职业足球大联盟|美职联|Major League Soccer|MLS|Nhà nghề Mỹ|MLS|美|M
*us open cup;*lamar hunt us open cup;open cup|美国公开赛杯|美公开赛杯|U.S. Open Cup|US Open Cup|Cúp Mỹ mở rộng|US Open Cup|杯|M
*usl championship|美国足球冠军联赛|美冠联|USL Championship|USL|USL Championship|USL|冠|M
`,
  MEX: `
*liga mx;*liga bbva mx;*primera division de mexico;primera division|墨西哥足球超级联赛|墨超|Liga MX|Liga MX|VĐQG Mexico|VĐQG Mexico|墨|M
`,
  CRC: `
primera division|哥斯达黎加足球甲级联赛|哥斯甲|Costa Rican Primera División|Primera C. R.|VĐQG Costa Rica|VĐQG C. Rica|哥|G
`,
  JPN: `
j1 league;*j1 league;*jleague;jleague;j league;*j league;j league division 1;*meiji yasuda j1 league|日本职业足球联赛|日职联|J1 League|J1 League|VĐQG Nhật Bản|J-League 1|日|R
j2 league;*j2 league;j league division 2|日本职业足球乙级联赛|日职乙|J2 League|J2 League|Hạng Hai Nhật Bản|J-League 2|乙|R
*emperors cup;emperors cup|日本天皇杯|天皇杯|Emperor's Cup|Emperor's Cup|Cúp Hoàng đế Nhật Bản|Cúp Hoàng đế|杯|T
*j league cup;*jleague cup;*ybc levain cup;*levain cup;league cup|日本联赛杯|日联杯|J.League Cup|J.League Cup|Cúp Liên đoàn Nhật Bản|Cúp LĐ Nhật|杯|R
`,
  KOR: `
k league 1;*k league 1;k league classic;*k league;k league|韩国职业足球联赛|韩职联|K League 1|K League 1|VĐQG Hàn Quốc|K-League 1|韩|H
k league 2;*k league 2;k league challenge|韩国职业足球乙级联赛|韩职乙|K League 2|K League 2|Hạng Hai Hàn Quốc|K-League 2|乙|H
fa cup;*korea cup;cup|韩国杯|韩国杯|Korea Cup|Korea Cup|Cúp Quốc gia Hàn Quốc|Cúp Hàn Quốc|杯|H
`,
  VIE: `
v league 1;*v league 1;*v league;v league;*vleague 1;*vleague|越南足球甲级联赛|越南联|V.League 1|V.League 1|V.League 1|V.League 1|越|Y
v league 2;*v league 2;*vleague 2|越南足球乙级联赛|越南乙|V.League 2|V.League 2|Hạng Nhất Quốc gia|Hạng Nhất QG|乙|Y
national cup;cup|越南杯|越南杯|Vietnamese National Cup|National Cup|Cúp Quốc gia|Cúp Quốc gia|杯|Y
`,
  CHN: `
super league;*csl|中国足球协会超级联赛|中超|Chinese Super League|CSL|Siêu giải Trung Quốc|CSL|中|Z|csl
league one;*china league one;1 league;jia league|中国足球协会甲级联赛|中甲|China League One|League One|Hạng Nhất Trung Quốc|Hạng Nhất TQ|甲|Z|csl
league two;*china league two|中国足球协会乙级联赛|中乙|China League Two|League Two|Hạng Hai Trung Quốc|Hạng Hai TQ|乙|Z|csl
fa cup;*cfa cup;cup|中国足协杯|足协杯|Chinese FA Cup|FA Cup|Cúp FA Trung Quốc|Cúp FA TQ|杯|Z
super cup;fa super cup;*cfa super cup|中国足协超级杯|中超级杯|Chinese Super Cup|Super Cup|Siêu cúp Trung Quốc|Siêu cúp TQ|超|Z
`,
  KSA: `
*saudi pro league;pro league;*saudi professional league;professional league;*roshn saudi league|沙特职业足球联赛|沙特联|Saudi Pro League|Saudi League|VĐQG Saudi Arabia|Saudi League|沙|S
*kings cup of champions;kings cup|沙特国王杯|沙特国王杯|Saudi King's Cup|King's Cup|Cúp Nhà vua Saudi|Cúp Vua Saudi|杯|S
super cup;*saudi super cup|沙特超级杯|沙特超级杯|Saudi Super Cup|Saudi Supercup|Siêu cúp Saudi Arabia|Siêu cúp Saudi|超|S
`,
  QAT: `
stars league;*qatar stars league|卡塔尔星级联赛|卡塔尔联|Qatar Stars League|Stars League|VĐQG Qatar|VĐQG Qatar|卡|K
`,
  UAE: `
pro league;*uae pro league;*adnoc pro league;arabian gulf league|阿联酋职业足球联赛|阿联酋超|UAE Pro League|UAE League|VĐQG UAE|VĐQG UAE|联|A
`,
  IRN: `
pro league;*persian gulf pro league;persian gulf pro league|伊朗足球超级联赛|伊朗超|Persian Gulf Pro League|Iran League|VĐQG Iran|VĐQG Iran|伊|Y
`,
  UZB: `
super league;*uzbekistan super league|乌兹别克斯坦足球超级联赛|乌兹超|Uzbekistan Super League|Super League|VĐQG Uzbekistan|VĐQG Uzbek.|乌|W
`,
  THA: `
league 1;thai league 1;*thai league 1;*thai league|泰国足球超级联赛|泰超|Thai League 1|Thai League 1|VĐQG Thái Lan|Thai League 1|泰|T
`,
  MAS: `
super league;*malaysia super league|马来西亚足球超级联赛|马来超|Malaysia Super League|Super League|VĐQG Malaysia|VĐQG Malaysia|马|M
`,
  IND: `
super league;*indian super league|印度足球超级联赛|印度超|Indian Super League|ISL|VĐQG Ấn Độ|VĐQG Ấn Độ|印|Y
`,
  AUS: `
a league;*a league;a league men;*a league men|澳大利亚足球超级联赛|澳超|A-League|A-League|VĐQG Úc|A-League|澳|A
cup;*australia cup;ffa cup;*ffa cup|澳大利亚杯|澳大利亚杯|Australia Cup|Australia Cup|Cúp Quốc gia Úc|Cúp Úc|杯|A
`,
  EGY: `
premiership;premier league|埃及足球超级联赛|埃及超|Egyptian Premier League|Egypt League|VĐQG Ai Cập|VĐQG Ai Cập|埃|A
`,
  MAR: `
botola pro 1;botola pro;*botola pro;*botola;botola|摩洛哥足球超级联赛|摩洛超|Botola Pro|Botola Pro|VĐQG Maroc|VĐQG Maroc|摩|M
`,
  ALG: `
ligue 1;ligue professionnelle 1|阿尔及利亚足球甲级联赛|阿尔及甲|Algerian Ligue 1|Ligue 1 Alg.|VĐQG Algeria|VĐQG Algeria|阿|A
`,
  TUN: `
ligue 1;ligue professionnelle 1|突尼斯足球甲级联赛|突尼甲|Tunisian Ligue 1|Ligue 1 Tun.|VĐQG Tunisia|VĐQG Tunisia|突|T
`,
  RSA: `
premiership;premier division;premier soccer league;*betway premiership;*dstv premiership|南非足球超级联赛|南非超|South African Premiership|Premiership|VĐQG Nam Phi|VĐQG Nam Phi|非|N
`,
}
