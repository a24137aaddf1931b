// Clubs of the two Spanish divisions that are not in `club-table.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝,
// 新华社).
export const spain = `
Athletic Club|毕尔巴鄂竞技|毕巴|Athletic|ATH|Athletic Bilbao;Athletic Club de Bilbao;Ath Bilbao
Real Sociedad|皇家社会|皇社|Real Sociedad|RSO|Real Sociedad de Fútbol
Real Betis|皇家贝蒂斯|贝蒂斯|Real Betis|BET|Real Betis Balompié;Betis
Sevilla|塞维利亚|塞维利亚|Sevilla|SEV|
Villarreal|比利亚雷亚尔|比利亚雷亚尔|Villarreal|VIL|
Valencia|瓦伦西亚|瓦伦西亚|Valencia|VAL|
Celta Vigo|塞尔塔|塞尔塔|Celta Vigo|CEL|RC Celta de Vigo;RC Celta;Celta;Celta de Vigo;Real Club Celta de Vigo
Osasuna|奥萨苏纳|奥萨苏纳|Osasuna|OSA|CA Osasuna;Club Atlético Osasuna
Getafe|赫塔费|赫塔费|Getafe|GET|
Rayo Vallecano|巴列卡诺|巴列卡诺|Rayo|RAY|Rayo Vallecano de Madrid
Espanyol|西班牙人|西班牙人|Espanyol|ESP|RCD Espanyol;RCD Espanyol de Barcelona;Espanyol Barcelona
Mallorca|马洛卡|马洛卡|Mallorca|MLL|RCD Mallorca
Girona|赫罗纳|赫罗纳|Girona|GIR|
Alavés|阿拉维斯|阿拉维斯|Alavés|ALA|Deportivo Alavés;CD Alavés
Las Palmas|拉斯帕尔马斯|拉斯帕尔马斯|Las Palmas|LPA|UD Las Palmas
Leganés|莱加内斯|莱加内斯|Leganés|LEG|CD Leganés
Valladolid|巴利亚多利德|巴利亚多利德|Valladolid|VLL|Real Valladolid
Cádiz|加的斯|加的斯|Cádiz|CAD|
Almería|阿尔梅里亚|阿尔梅里亚|Almería|ALM|UD Almería
Granada|格拉纳达|格拉纳达|Granada|GRA|
Elche|埃尔切|埃尔切|Elche|ELC|
Levante|莱万特|莱万特|Levante|LEV|Levante UD
Eibar|埃瓦尔|埃瓦尔|Eibar|EIB|SD Eibar
Huesca|韦斯卡|韦斯卡|Huesca|HUE|SD Huesca
Real Oviedo|皇家奥维耶多|奥维耶多|Real Oviedo|OVI|Oviedo
Deportivo La Coruña|拉科鲁尼亚|拉科鲁尼亚|Deportivo|DEP|RC Deportivo La Coruña;Deportivo de La Coruña;Deportivo de A Coruña;RC Deportivo
Málaga|马拉加|马拉加|Málaga|MGA|
Real Zaragoza|皇家萨拉戈萨|萨拉戈萨|Zaragoza|ZAR|Zaragoza
Sporting Gijón|希洪竞技|希洪竞技|Sporting Gijón|SPG|Real Sporting de Gijón;Sporting de Gijón
Racing Santander|桑坦德竞技|桑坦德竞技|Racing|RAC|Real Racing Club;Real Racing Club de Santander;Racing de Santander
Cultural Leonesa|莱昂文化|莱昂文化|Cultural|CUL|
Albacete|阿尔瓦塞特|阿尔瓦塞特|Albacete|ALB|Albacete Balompié
Burgos|布尔戈斯|布尔戈斯|Burgos|BUR|
Castellón|卡斯特利翁|卡斯特利翁|Castellón|CAS|CD Castellón
Córdoba|科尔多瓦|科尔多瓦|Córdoba|COR|
Mirandés|米兰德斯|米兰德斯|Mirandés|MIR|CD Mirandés
FC Andorra|安道尔FC|安道尔FC|FC Andorra|AND|
AD Ceuta|休达|休达|Ceuta|CEU|AD Ceuta FC;Ceuta
Eldense|埃尔登塞|埃尔登塞|Eldense|ELD|CD Eldense
Cartagena|卡塔赫纳|卡塔赫纳|Cartagena|CAR|
Racing Ferrol|费罗尔竞技|费罗尔竞技|Racing Ferrol|FER|Racing Club de Ferrol;Racing de Ferrol
Tenerife|特内里费|特内里费|Tenerife|TEN|CD Tenerife
Alcorcón|阿尔科孔|阿尔科孔|Alcorcón|ALC|AD Alcorcón
Fuenlabrada|丰拉夫拉达|丰拉夫拉达|Fuenlabrada|FUE|
Lugo|卢戈|卢戈|Lugo|LUG|CD Lugo
Ponferradina|庞费拉迪纳|庞费拉迪纳|Ponferradina|PON|SD Ponferradina
UD Ibiza|伊维萨|伊维萨|Ibiza|IBI|Ibiza
Amorebieta|阿莫雷别塔|阿莫雷别塔|Amorebieta|AMO|SD Amorebieta
Sabadell|萨瓦德尔|萨瓦德尔|Sabadell|SAB|CE Sabadell
Logroñés|洛格罗涅斯|洛格罗涅斯|Logroñés|LOG|UD Logroñés
Numancia|努曼西亚|努曼西亚|Numancia|NUM|CD Numancia
Rayo Majadahonda|马哈达翁达|马哈达翁达|Majadahonda|MAJ|CF Rayo Majadahonda
Gimnàstic Tarragona|塔拉戈纳|塔拉戈纳|Gimnàstic|NAS|Gimnàstic de Tarragona;Nàstic
Real Sociedad B|皇家社会二队|皇社二队|R. Sociedad B|RSB|Real Sociedad II
Villarreal B|比利亚雷亚尔二队|黄潜二队|Villarreal B|VIB|Villarreal CF B
`
