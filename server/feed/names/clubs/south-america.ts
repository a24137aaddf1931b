// Clubs of South America outside Brazil and Argentina, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社). Many share
// a name with a greater club abroad: spellings that mean them only in their own league carry the country.
export const southAmerica: Record<string, string> = {
  URU: `
Peñarol|佩纳罗尔|佩纳罗尔|Peñarol|PEN|CA Peñarol
Nacional Montevideo|乌拉圭民族|乌拉圭民族|Nacional|NAC|Club Nacional de Football;Nacional (URU);Nacional de Montevideo;Club Nacional (URU)
Defensor Sporting|防卫者体育|防卫者体育|Defensor|DEF|Defensor SC;Defensor Sporting Club
Danubio|达努比奥|达努比奥|Danubio|DAN|
Liverpool Montevideo|蒙得维的亚利物浦|乌拉圭利物浦|Liverpool M.|LIV|Liverpool (URU);Liverpool FC (URU);Liverpool FC Montevideo
River Plate Montevideo|蒙得维的亚河床|乌拉圭河床|River Plate M.|RIV|CA River Plate (URU);River Plate (URU);CA River Plate Montevideo
Racing Montevideo|蒙得维的亚竞技|乌拉圭竞技|Racing M.|RAC|Racing Club (URU);Racing (URU);Racing Club de Montevideo
Montevideo Wanderers|蒙得维的亚流浪者|蒙得维的亚流浪|Wanderers|WAN|Montevideo Wanderers FC;Wanderers (URU)
Boston River|波士顿河|波士顿河|Boston River|BOR|CA Boston River
Cerro Largo|塞罗拉尔戈|塞罗拉尔戈|Cerro Largo|CLA|
Deportivo Maldonado|马尔多纳多|马尔多纳多|Maldonado|MAL|CD Maldonado
Plaza Colonia|科洛尼亚广场|科洛尼亚广场|Plaza Colonia|PLC|Club Plaza Colonia de Deportes
CA Cerro|塞罗|塞罗|Cerro|CER|Cerro
Progreso|普罗格雷索|普罗格雷索|Progreso|PRO|CA Progreso
Montevideo City Torque|蒙得维的亚城|蒙得维的亚城|City Torque|MCT|CA Torque;Torque
`,
  CHI: `
Colo-Colo|科洛科洛|科洛科洛|Colo-Colo|COL|CSD Colo-Colo;Colo Colo;CSD Colo Colo
Universidad de Chile|智利大学|智利大学|U. de Chile|UCH|CF Universidad de Chile;Club Universidad de Chile
Universidad Católica Chile|智利天主教大学|智利天主教|U. Católica|UCA|Universidad Católica;CD Universidad Católica;Universidad Católica (CHI);CD Universidad Católica (CHI)
Everton de Viña del Mar|智利埃弗顿|智利埃弗顿|Everton CD|EVE|Everton CD;CD Everton;Everton (CHI);Everton Viña del Mar
Cobresal|科布雷萨尔|科布雷萨尔|Cobresal|COB|CD Cobresal
Palestino|帕莱斯蒂诺|帕莱斯蒂诺|Palestino|PAL|CD Palestino
Huachipato|瓦奇帕托|瓦奇帕托|Huachipato|HUA|CD Huachipato
O'Higgins|奥希金斯|奥希金斯|O'Higgins|OHI|CD O'Higgins;O'Higgins FC
Coquimbo Unido|科金博联合|科金博|Coquimbo|COQ|CD Coquimbo Unido
Ñublense|纽夫伦斯|纽夫伦斯|Ñublense|NUB|CD Ñublense;CD Nublense
Unión La Calera|拉卡莱拉联|拉卡莱拉|La Calera|ULC|CD Unión La Calera
Deportes Iquique|伊基克|伊基克|Iquique|IQU|CD Iquique;CD Deportes Iquique
Audax Italiano|奥达克斯|奥达克斯|Audax|AUD|
Deportes La Serena|拉塞雷纳|拉塞雷纳|La Serena|LSE|CD La Serena
Deportes Limache|利马切|利马切|Limache|LIM|
Deportes Antofagasta|安托法加斯塔|安托法加斯塔|Antofagasta|ANT|CD Antofagasta
Universidad de Concepción|康塞普西翁大学|康塞普西翁大|U. Concepción|UDC|CD Universidad de Concepción
Curicó Unido|库里科|库里科|Curicó|CUR|CD Curicó Unido
Deportes Copiapó|科皮亚波|科皮亚波|Copiapó|COP|CD Copiapó
Magallanes|麦哲伦|麦哲伦|Magallanes|MAG|CD Magallanes
Santiago Wanderers|圣地亚哥流浪者|圣地亚哥流浪者|S. Wanderers|SWA|CD Santiago Wanderers;Wanderers (CHI)
`,
  COL: `
Atlético Nacional|麦德林国民|麦德林国民|At. Nacional|ATN|CDC Atlético Nacional;Atlético Nacional Medellín;CA Nacional;Nacional (COL)
Millonarios|百万富翁|百万富翁|Millonarios|MIL|CD Los Millonarios;Millonarios Bogotá
América de Cali|卡利美洲|卡利美洲|América Cali|AME|SA América de Cali;CD América de Cali
Deportivo Cali|卡利体育|卡利体育|Deportivo Cali|CAL|Asociación Deportivo Cali;AD Cali
Junior Barranquilla|巴兰基亚青年|巴兰基亚青年|Junior|JUN|Atlético Junior;CDP Junior;Junior;Junior FC;CDP Junior FC
Independiente Santa Fe|圣菲独立|圣菲独立|Santa Fe|SFE|Santa Fe;Santa Fe Bogotá
Independiente Medellín|麦德林独立|麦德林独立|Medellín|DIM|Deportivo Independiente Medellín;DIM
Deportes Tolima|托利马|托利马|Tolima|TOL|CD Tolima;CC Deportes Tolima;Tolima
Once Caldas|十一卡尔达斯|十一卡尔达斯|Once Caldas|OCA|CD Once Caldas
Atlético Bucaramanga|布卡拉曼加|布卡拉曼加|Bucaramanga|BUC|CA Bucaramanga
Deportivo Pereira|佩雷拉|佩雷拉|Pereira|PER|CD Pereira
Deportivo Pasto|帕斯托|帕斯托|Pasto|PAS|CD Pasto;AD Pasto
Envigado|恩维加多|恩维加多|Envigado|ENV|
Águilas Doradas|金鹰|金鹰|Águilas|AGU|Águilas Doradas Rionegro;Rionegro Águilas
Boyacá Chicó|博亚卡奇科|博亚卡奇科|Boyacá Chicó|BCH|
La Equidad|公平队|公平队|La Equidad|EQU|CD La Equidad;La Equidad Seguros
Llaneros|利亚内罗斯|利亚内罗斯|Llaneros|LLA|
Unión Magdalena|马格达莱纳联|马格达莱纳|Magdalena|UMA|
Fortaleza CEIF|福塔莱萨CEIF|福塔莱萨CEIF|Fortaleza CEIF|FCE|Fortaleza (COL);Fortaleza FC (COL)
Jaguares de Córdoba|哈瓜雷斯|哈瓜雷斯|Jaguares|JAG|Jaguares;Jaguares FC
Cúcuta Deportivo|库库塔|库库塔|Cúcuta|CUC|Cúcuta
Patriotas Boyacá|爱国者|爱国者|Patriotas|PAT|Patriotas
Atlético Huila|惠拉竞技|惠拉竞技|Huila|HUI|Huila
`,
  ECU: `
Barcelona SC|瓜亚基尔巴塞罗那|瓜亚基尔|Barcelona SC|BSC|Barcelona SC Guayaquil;Barcelona (ECU);Barcelona Guayaquil;Barcelona Sporting Club
Emelec|埃梅莱克|埃梅莱克|Emelec|EME|CS Emelec
LDU Quito|基多体育大学|基多体育大学|LDU Quito|LDU|LDU de Quito;Liga de Quito;LDU;Liga Deportiva Universitaria de Quito
Independiente del Valle|山谷独立|山谷独立|Ind. del Valle|IDV|CD Independiente del Valle;CAR Independiente del Valle;CARE Independiente del Valle
Aucas|奥卡斯|奥卡斯|Aucas|AUC|SD Aucas
Delfín|德尔芬|德尔芬|Delfín|DEL|Delfín SC
El Nacional|基多国民|基多国民|El Nacional|ENA|CSCyD El Nacional;CD El Nacional
Deportivo Cuenca|昆卡体育|昆卡体育|Cuenca|CUE|CD Cuenca
Macará|马卡拉|马卡拉|Macará|MAC|CSD Macará
Mushuc Runa|穆舒克鲁纳|穆舒克鲁纳|Mushuc Runa|MUS|Mushuc Runa SC
Universidad Católica Ecuador|基多天主教大学|基多天主教|U. Católica Q.|UCQ|Universidad Católica (ECU);CD Universidad Católica (ECU);Universidad Católica Quito
Orense|奥伦塞|奥伦塞|Orense|ORE|Orense SC
Técnico Universitario|技术大学|技术大学|Técnico U.|TUN|CD Técnico Universitario
Guayaquil City|瓜亚基尔城|瓜亚基尔城|Guayaquil City|GYC|
Manta|曼塔|曼塔|Manta|MAN|
`,
  PER: `
Universitario|秘鲁体育大学|秘鲁体育大学|Universitario|UNI|Club Universitario de Deportes;Universitario de Deportes
Alianza Lima|利马联盟|利马联盟|Alianza Lima|ALI|Club Alianza Lima
Sporting Cristal|水晶竞技|水晶竞技|Cristal|CRI|CS Cristal;Club Sporting Cristal
Melgar|梅尔加|梅尔加|Melgar|MEL|FBC Melgar
Cienciano|西恩夏诺|西恩夏诺|Cienciano|CIE|CS Cienciano
Cusco FC|库斯科|库斯科|Cusco|CUS|
Sport Huancayo|万卡约体育|万卡约|Huancayo|HUA|CD Sport Huancayo
César Vallejo|塞萨尔瓦列霍|塞萨尔瓦列霍|César Vallejo|UCV|Universidad César Vallejo;CD Universidad César Vallejo
Sport Boys|体育男孩|体育男孩|Sport Boys|SBO|Sport Boys Association
`,
  PAR: `
Olimpia|亚松森奥林匹亚|亚松森奥林匹|Olimpia|OLI|Club Olimpia;Olimpia Asunción
Cerro Porteño|波特诺山丘|波特诺山丘|Cerro Porteño|CER|Club Cerro Porteño
Libertad|亚松森自由|亚松森自由|Libertad|LIB|Club Libertad;Club Libertad Asunción;Libertad Asunción
Guaraní Asunción|巴拉圭瓜拉尼|巴拉圭瓜拉尼|Guaraní|GUA|Club Guaraní;Guaraní (PAR);Club Guaraní (PAR)
Nacional Asunción|巴拉圭国民|巴拉圭国民|Nacional|NAC|Club Nacional (PAR);Nacional (PAR);Club Nacional
Sportivo Luqueño|卢克尼奥体育|卢克尼奥|Luqueño|LUQ|Club Sportivo Luqueño
Sportivo Ameliano|阿梅利亚诺体育|阿梅利亚诺|Ameliano|AMS|Club Sportivo Ameliano
Sol de América|美洲太阳|美洲太阳|Sol de América|SOL|Club Sol de América
General Caballero|卡巴列罗将军|卡巴列罗将军|Gen. Caballero|GCA|General Caballero JLM
Recoleta|雷科莱塔|雷科莱塔|Recoleta|REC|Deportivo Recoleta;Recoleta FC
`,
  BOL: `
Bolívar|玻利瓦尔|玻利瓦尔|Bolívar|BOL|Club Bolívar
The Strongest|最强者|最强者|The Strongest|STR|Club The Strongest
Always Ready|时刻准备|时刻准备|Always Ready|ALR|Club Always Ready;CA Always Ready
Blooming|布鲁明|布鲁明|Blooming|BLO|CD Blooming;Club Blooming
Oriente Petrolero|东方石油|东方石油|Oriente|ORI|CD Oriente Petrolero
Jorge Wilstermann|威尔斯特曼|威尔斯特曼|Wilstermann|WIL|CD Jorge Wilstermann;Wilstermann
Nacional Potosí|波托西国民|波托西国民|Nac. Potosí|NPO|CD Nacional Potosí;CA Nacional Potosí
San Antonio Bulo Bulo|圣安东尼奥|圣安东尼奥|San Antonio|SAB|CD San Antonio Bulo Bulo
Independiente Petrolero|石油独立|石油独立|Ind. Petrolero|IPE|
`,
  VEN: `
Carabobo|卡拉博沃|卡拉博沃|Carabobo|CAR|
Deportivo Táchira|塔奇拉|塔奇拉|Táchira|TAC|Deportivo Táchira FC
Caracas|加拉加斯|加拉加斯|Caracas|CCS|
Monagas|莫纳加斯|莫纳加斯|Monagas|MON|Monagas SC
Universidad Central|委内瑞拉中央大学|中央大学|UCV|UCV|Universidad Central de Venezuela FC;Universidad Central de Venezuela;UCV FC
Deportivo La Guaira|拉瓜伊拉|拉瓜伊拉|La Guaira|LGU|
Estudiantes de Mérida|梅里达大学生|梅里达大学生|Est. Mérida|EME|Estudiantes (VEN);Estudiantes Mérida
Puerto Cabello|卡贝略港学院|卡贝略港|Puerto Cabello|APC|Academia Puerto Cabello
Metropolitanos|大都会|大都会|Metropolitanos|MET|Metropolitanos de Caracas
`,
}
