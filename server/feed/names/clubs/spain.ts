// Spanish clubs beside those of the older table, as lines of `lines.ts`.
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
Alavés|阿拉维斯|阿拉维斯|Alavés|ALA|Deportivo Alavés
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
Deportivo La Coruña|拉科鲁尼亚|拉科鲁尼亚|Deportivo|DEP|RC Deportivo La Coruña;Deportivo de La Coruña;RC Deportivo
Málaga|马拉加|马拉加|Málaga|MGA|
Real Zaragoza|皇家萨拉戈萨|萨拉戈萨|Zaragoza|ZAR|Zaragoza
Sporting Gijón|希洪竞技|希洪竞技|Sporting Gijón|SPG|Real Sporting de Gijón;Sporting de Gijón
`
