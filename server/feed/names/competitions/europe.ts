// Leagues and cups of Europe that are not in `competition.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社),
// Vietnamese as in the press of Vietnam (VnExpress, Bóng Đá, Thanh Niên): VĐQG marks a national league.
export const european: Record<string, string> = {
  ENG: `
league one;*efl league one|英格兰足球甲级联赛|英甲|English League One|League One|Hạng Nhì Anh|Hạng Nhì Anh|甲|Y|premier-league
league two;*efl league two|英格兰足球乙级联赛|英乙|English League Two|League Two|Hạng Ba Anh|Hạng Ba Anh|乙|Y|premier-league
national league;conference|英格兰全国联赛|英非联|English National League|National Lge|Hạng Năm Anh|Hạng Năm Anh|非|Y
fa cup;*fa cup;*emirates fa cup|英格兰足总杯|足总杯|FA Cup|FA Cup|Cúp FA|Cúp FA|杯|Z
league cup;football league cup;*efl cup;*carabao cup;*football league cup|英格兰联赛杯|英联杯|EFL Cup|EFL Cup|Cúp Liên đoàn Anh|Cúp LĐ Anh|杯|Y
*fa community shield;*community shield|英格兰社区盾|社区盾|Community Shield|Com. Shield|Siêu cúp Anh|Siêu cúp Anh|盾|S
`,
  GER: `
2 bundesliga;*2 bundesliga;bundesliga 2;2nd bundesliga|德国足球乙级联赛|德乙|2. Bundesliga|2. Bundesliga|Hạng Hai Đức|Hạng Hai Đức|乙|D|bundesliga
3 liga|德国足球丙级联赛|德丙|3. Liga|3. Liga|Hạng Ba Đức|Hạng Ba Đức|丙|D|bundesliga
*dfb pokal;pokal;cup|德国杯|德国杯|DFB-Pokal|DFB-Pokal|Cúp Quốc gia Đức|Cúp QG Đức|杯|D
*dfl supercup;supercup;super cup;*dfl super cup|德国超级杯|德国超级杯|German Super Cup|DFL-Supercup|Siêu cúp Đức|Siêu cúp Đức|超|D
`,
  ESP: `
segunda division;*segunda division de espana;*laliga 2;*la liga 2;*segunda division|西班牙足球乙级联赛|西乙|Segunda División|Segunda|Hạng Hai Tây Ban Nha|Hạng 2 TBN|乙|X|la-liga
*copa del rey;cup|西班牙国王杯|国王杯|Copa del Rey|Copa del Rey|Cúp Nhà vua Tây Ban Nha|Cúp Nhà vua|杯|G
*supercopa de espana;super cup;supercopa|西班牙超级杯|西超杯|Supercopa de España|Supercopa|Siêu cúp Tây Ban Nha|Siêu cúp TBN|超|X
laliga;*laliga|西班牙足球甲级联赛|西甲|La Liga|La Liga|La Liga|La Liga|西|X|la-liga
`,
  ITA: `
serie b|意大利足球乙级联赛|意乙|Serie B|Serie B|Serie B|Serie B|乙|Y|serie-a
*coppa italia;cup|意大利杯|意大利杯|Coppa Italia|Coppa Italia|Cúp Quốc gia Ý|Coppa Italia|杯|Y
*supercoppa italiana;super cup|意大利超级杯|意超杯|Supercoppa Italiana|Supercoppa|Siêu cúp Ý|Siêu cúp Ý|超|Y
`,
  FRA: `
ligue 2;*ligue 2|法国足球乙级联赛|法乙|Ligue 2|Ligue 2|Ligue 2|Ligue 2|乙|F
*coupe de france;cup|法国杯|法国杯|Coupe de France|Coupe France|Cúp Quốc gia Pháp|Cúp QG Pháp|杯|F
*coupe de la ligue;league cup|法国联赛杯|法联杯|Coupe de la Ligue|Coupe Ligue|Cúp Liên đoàn Pháp|Cúp LĐ Pháp|杯|F
*trophee des champions;super cup|法国超级杯|法超杯|Trophée des Champions|Trophée|Siêu cúp Pháp|Siêu cúp Pháp|超|F
`,
  NED: `
eredivisie;*eredivisie|荷兰足球甲级联赛|荷甲|Eredivisie|Eredivisie|VĐQG Hà Lan|VĐQG Hà Lan|荷|H
eerste divisie;*eerste divisie;*keuken kampioen divisie|荷兰足球乙级联赛|荷乙|Eerste Divisie|Eerste Div.|Hạng Hai Hà Lan|Hạng 2 Hà Lan|乙|H
*knvb beker;*knvb cup;cup|荷兰杯|荷兰杯|KNVB Beker|KNVB Beker|Cúp Quốc gia Hà Lan|Cúp QG Hà Lan|杯|H
`,
  POR: `
primeira liga;*primeira liga;liga portugal;*liga portugal;*primeira liga de portugal|葡萄牙足球超级联赛|葡超|Primeira Liga|Primeira Liga|VĐQG Bồ Đào Nha|VĐQG BĐN|葡|P
*taca de portugal;cup|葡萄牙杯|葡萄牙杯|Taça de Portugal|Taça Portugal|Cúp Quốc gia Bồ Đào Nha|Cúp QG BĐN|杯|P
*taca da liga;league cup|葡萄牙联赛杯|葡联杯|Taça da Liga|Taça da Liga|Cúp Liên đoàn Bồ Đào Nha|Cúp LĐ BĐN|杯|P
`,
  BEL: `
first division a;pro league;jupiler pro league;*jupiler pro league;first division;*belgian pro league|比利时足球甲级联赛|比甲|Belgian Pro League|Pro League|VĐQG Bỉ|VĐQG Bỉ|比|B
cup;*croky cup|比利时杯|比利时杯|Belgian Cup|Belgian Cup|Cúp Quốc gia Bỉ|Cúp QG Bỉ|杯|B
`,
  SCO: `
premiership;premier league;*scottish premiership|苏格兰足球超级联赛|苏超|Scottish Premiership|Premiership|VĐQG Scotland|VĐQG Scotland|苏|S
championship|苏格兰足球冠军联赛|苏冠|Scottish Championship|Championship|Hạng Nhất Scotland|Hạng Nhất Sco.|冠|S
cup;fa cup|苏格兰杯|苏格兰杯|Scottish Cup|Scottish Cup|Cúp Quốc gia Scotland|Cúp Scotland|杯|S
league cup|苏格兰联赛杯|苏联杯|Scottish League Cup|League Cup|Cúp Liên đoàn Scotland|Cúp LĐ Sco.|杯|S
`,
  TUR: `
super lig;*super lig;super league|土耳其足球超级联赛|土超|Süper Lig|Süper Lig|VĐQG Thổ Nhĩ Kỳ|VĐQG TNK|土|T
1 lig;*tff 1 lig|土耳其足球甲级联赛|土甲|TFF 1. Lig|1. Lig|Hạng Nhất Thổ Nhĩ Kỳ|Hạng Nhất TNK|甲|T
cup;*turkiye kupasi|土耳其杯|土耳其杯|Turkish Cup|Turkish Cup|Cúp Quốc gia Thổ Nhĩ Kỳ|Cúp QG TNK|杯|T
`,
  GRE: `
super league;super league 1;*super league greece|希腊足球超级联赛|希腊超|Greek Super League|Super League|VĐQG Hy Lạp|VĐQG Hy Lạp|希|X
cup|希腊杯|希腊杯|Greek Cup|Greek Cup|Cúp Quốc gia Hy Lạp|Cúp QG Hy Lạp|杯|X
`,
  AUT: `
bundesliga|奥地利足球甲级联赛|奥甲|Austrian Bundesliga|Bundesliga|VĐQG Áo|VĐQG Áo|奥|A
2 liga;erste liga|奥地利足球乙级联赛|奥乙|Austrian 2. Liga|2. Liga|Hạng Hai Áo|Hạng Hai Áo|乙|A
*ofb cup;cup|奥地利杯|奥地利杯|ÖFB Cup|ÖFB Cup|Cúp Quốc gia Áo|Cúp QG Áo|杯|A
`,
  SUI: `
super league;*credit suisse super league|瑞士足球超级联赛|瑞士超|Swiss Super League|Super League|VĐQG Thụy Sĩ|VĐQG Thụy Sĩ|瑞|R
challenge league|瑞士足球甲级联赛|瑞士甲|Swiss Challenge League|Challenge Lge|Hạng Hai Thụy Sĩ|Hạng 2 TS|甲|R
`,
  DEN: `
superliga;superligaen;super liga|丹麦足球超级联赛|丹超|Danish Superliga|Superliga|VĐQG Đan Mạch|VĐQG Đan Mạch|丹|D
`,
  SWE: `
allsvenskan;*allsvenskan|瑞典足球超级联赛|瑞典超|Allsvenskan|Allsvenskan|VĐQG Thụy Điển|VĐQG Thụy Điển|瑞|R
`,
  NOR: `
eliteserien;*eliteserien;tippeligaen|挪威足球超级联赛|挪超|Eliteserien|Eliteserien|VĐQG Na Uy|VĐQG Na Uy|挪|N
`,
  FIN: `
veikkausliiga;*veikkausliiga|芬兰足球超级联赛|芬超|Veikkausliiga|Veikkausliiga|VĐQG Phần Lan|VĐQG Phần Lan|芬|F
`,
  IRL: `
premier division;*league of ireland premier division|爱尔兰足球超级联赛|爱超|Irish Premier Division|Premier Div.|VĐQG Ireland|VĐQG Ireland|爱|A
`,
  RUS: `
premier league;premier liga|俄罗斯足球超级联赛|俄超|Russian Premier League|Premier League|VĐQG Nga|VĐQG Nga|俄|E
1 division;first league;fnl|俄罗斯足球甲级联赛|俄甲|Russian First League|First League|Hạng Nhất Nga|Hạng Nhất Nga|甲|E
`,
  UKR: `
premier league;premier liga|乌克兰足球超级联赛|乌克超|Ukrainian Premier League|Premier League|VĐQG Ukraine|VĐQG Ukraine|乌|W
`,
  CZE: `
first league;1 liga;fortuna liga;chance liga;*chance liga|捷克足球甲级联赛|捷甲|Czech First League|First League|VĐQG Séc|VĐQG Séc|捷|J
`,
  POL: `
ekstraklasa;*ekstraklasa|波兰足球甲级联赛|波兰甲|Ekstraklasa|Ekstraklasa|VĐQG Ba Lan|VĐQG Ba Lan|波|B
`,
  HUN: `
nemzeti bajnoksag i;nb i;nemzeti bajnoksag;*nemzeti bajnoksag i|匈牙利足球甲级联赛|匈甲|Nemzeti Bajnokság I|NB I|VĐQG Hungary|VĐQG Hungary|匈|X
`,
  ROU: `
liga i;superliga;liga 1|罗马尼亚足球甲级联赛|罗甲|Romanian Liga I|Liga I|VĐQG Romania|VĐQG Romania|罗|L
`,
  CRO: `
hnl;1 hnl;first football league;prva hnl;*hnl;*supersport hnl|克罗地亚足球甲级联赛|克甲|Croatian HNL|HNL|VĐQG Croatia|VĐQG Croatia|克|K
`,
  SRB: `
superliga;super liga|塞尔维亚足球超级联赛|塞超|Serbian SuperLiga|SuperLiga|VĐQG Serbia|VĐQG Serbia|塞|S
`,
  ISR: `
premier league;ligat haal;*ligat haal|以色列足球超级联赛|以超|Israeli Premier League|Ligat ha'Al|VĐQG Israel|VĐQG Israel|以|Y
`,
}
