// Clubs of the top league of the United States and Canada, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝,
// 新华社).
export const america = `
Inter Miami|迈阿密国际|迈阿密国际|Inter Miami|MIA|Inter Miami CF;Club Internacional de Fútbol Miami
LA Galaxy|洛杉矶银河|洛杉矶银河|LA Galaxy|LAG|Los Angeles Galaxy
Los Angeles FC|洛杉矶FC|洛杉矶FC|LAFC|LAF|LAFC
Seattle Sounders|西雅图海湾人|西雅图海湾人|Seattle|SEA|Seattle Sounders FC
Portland Timbers|波特兰伐木者|波特兰伐木者|Portland|POR|
New York City FC|纽约城|纽约城|New York City|NYC|NYCFC;New York City
New York Red Bulls|纽约红牛|纽约红牛|NY Red Bulls|RBN|Red Bull New York
Atlanta United|亚特兰大联|亚特兰大联|Atlanta United|ATL|Atlanta United FC
Columbus Crew|哥伦布机员|哥伦布机员|Columbus Crew|CLB|
FC Cincinnati|辛辛那提|辛辛那提|Cincinnati|CIN|
Philadelphia Union|费城联合|费城联合|Philadelphia|PHI|
D.C. United|华盛顿联|华盛顿联|D.C. United|DCU|
Chicago Fire|芝加哥火焰|芝加哥火焰|Chicago Fire|CHI|Chicago Fire FC
New England Revolution|新英格兰革命|新英格兰革命|New England|NER|
Toronto FC|多伦多FC|多伦多FC|Toronto FC|TOR|
CF Montréal|蒙特利尔|蒙特利尔|Montréal|MTL|Montreal Impact
Vancouver Whitecaps|温哥华白帽|温哥华白帽|Vancouver|VAN|Vancouver Whitecaps FC
Orlando City|奥兰多城|奥兰多城|Orlando City|ORL|Orlando City SC
Nashville SC|纳什维尔|纳什维尔|Nashville|NSH|
Charlotte FC|夏洛特|夏洛特|Charlotte|CLT|
Austin FC|奥斯汀|奥斯汀|Austin|ATX|
FC Dallas|达拉斯|达拉斯|FC Dallas|DAL|
Houston Dynamo|休斯敦迪纳摩|休斯敦迪纳摩|Houston|HOU|Houston Dynamo FC
Sporting Kansas City|堪萨斯城体育会|堪萨斯城体育|Kansas City|SKC|Sporting KC
Minnesota United|明尼苏达联|明尼苏达联|Minnesota|MIN|Minnesota United FC
Real Salt Lake|皇家盐湖城|皇家盐湖城|Real Salt Lake|RSL|
Colorado Rapids|科罗拉多急流|科罗拉多急流|Colorado|COL|
San Jose Earthquakes|圣何塞地震|圣何塞地震|San Jose|SJE|
St. Louis City SC|圣路易斯城|圣路易斯城|St. Louis City|STL|St. Louis City;Saint Louis City SC
San Diego FC|圣迭戈FC|圣迭戈FC|San Diego FC|SDF|
`
