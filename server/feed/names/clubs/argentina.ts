// Clubs of the Argentine first division, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社). Several share a name
// with a club abroad: spellings that mean them only in a file of their own country carry the country.
export const argentina = `
Boca Juniors|博卡青年|博卡青年|Boca Juniors|BOC|CA Boca Juniors
River Plate|河床|河床|River Plate|RIV|CA River Plate;CA River Plate (ARG);River Plate (ARG)
Racing Club|竞技俱乐部|竞技俱乐部|Racing Club|RAC|Racing Club de Avellaneda;Racing Avellaneda;Racing (ARG)
Independiente|阿根廷独立|阿根廷独立|Independiente|IND|CA Independiente;Independiente Avellaneda
San Lorenzo|圣洛伦索|圣洛伦索|San Lorenzo|SLO|CA San Lorenzo de Almagro;San Lorenzo de Almagro;CA San Lorenzo
Huracán|飓风|飓风|Huracán|HUR|CA Huracán
Vélez Sarsfield|萨斯菲尔德|萨斯菲尔德|Vélez|VEL|CA Vélez Sarsfield;Vélez
Estudiantes de La Plata|拉普拉塔大学生|拉普拉塔大学生|Estudiantes|EDL|Estudiantes;Estudiantes LP;Club Estudiantes de La Plata;Estudiantes La Plata
Gimnasia La Plata|拉普拉塔体操|拉普拉塔体操|Gimnasia LP|GLP|Gimnasia de La Plata;Gimnasia y Esgrima La Plata;Gimnasia y Esgrima de La Plata;CGE La Plata
Argentinos Juniors|阿根廷青年人|阿根廷青年人|Argentinos|ARJ|AA Argentinos Juniors
Lanús|拉努斯|拉努斯|Lanús|LAN|CA Lanús
Banfield|班菲尔德|班菲尔德|Banfield|BAN|CA Banfield
Newell's Old Boys|纽维尔老男孩|纽维尔老男孩|Newell's|NEW|CA Newell's Old Boys;Newells
Rosario Central|罗萨里奥中央|罗萨里奥中央|Rosario C.|ROS|CA Rosario Central
Talleres de Córdoba|塔列雷斯|塔列雷斯|Talleres|TAL|Talleres;CA Talleres;Talleres Córdoba
Belgrano|贝尔格拉诺|贝尔格拉诺|Belgrano|BEL|Belgrano de Córdoba;CA Belgrano
Instituto|科尔多瓦学院|科尔多瓦学院|Instituto|INS|Instituto de Córdoba;Instituto AC Córdoba;IACC
Godoy Cruz|戈多伊克鲁斯|戈多伊克鲁斯|Godoy Cruz|GOD|CD Godoy Cruz;CD Godoy Cruz Antonio Tomba
Independiente Rivadavia|门多萨独立|门多萨独立|Ind. Rivadavia|IRI|CS Independiente Rivadavia
Defensa y Justicia|国防与司法|国防与司法|Defensa|DYJ|CSyD Defensa y Justicia
Colón de Santa Fe|圣菲科隆|圣菲科隆|Colón|COL|Colón;CA Colón;Colón Santa Fe
Unión de Santa Fe|圣菲联合|圣菲联合|Unión|UNI|Unión;CA Unión;Unión Santa Fe;CA Unión de Santa Fe
Atlético Tucumán|图库曼竞技|图库曼竞技|At. Tucumán|TUC|CA Tucumán
San Martín de San Juan|圣胡安圣马丁|圣胡安圣马丁|San Martín SJ|SMJ|CA San Martín de San Juan;San Martín San Juan
San Martín de Tucumán|图库曼圣马丁|图库曼圣马丁|San Martín T|SMT|CA San Martín de Tucumán;San Martín Tucumán
Central Córdoba|中央科尔多瓦|中央科尔多瓦|Central Córd.|CCO|Central Córdoba SdE;CA Central Córdoba;Central Córdoba de Santiago;CA Central Córdoba SdE
Platense|普拉滕斯|普拉滕斯|Platense|PLA|CA Platense
Tigre|老虎队|老虎队|Tigre|TIG|CA Tigre
Sarmiento|萨米恩托|萨米恩托|Sarmiento|SAR|Sarmiento de Junín;CA Sarmiento;Sarmiento Junín
Patronato|帕特罗纳托|帕特罗纳托|Patronato|PAT|Patronato de Paraná;CA Patronato
Aldosivi|阿尔多西维|阿尔多西维|Aldosivi|ALD|CA Aldosivi
Barracas Central|巴拉卡斯中央|巴拉卡斯中央|Barracas|BAR|CA Barracas Central
Deportivo Riestra|里斯特拉|里斯特拉|Riestra|RIE|CD Riestra
Arsenal de Sarandí|萨兰迪兵工厂|萨兰迪兵工厂|Arsenal Sar.|ARS|Arsenal (ARG);Arsenal Sarandí;Arsenal FC (ARG)
Gimnasia Mendoza|门多萨体操|门多萨体操|Gimnasia M.|GME|Gimnasia y Esgrima de Mendoza;Gimnasia y Esgrima Mendoza;Gimnasia de Mendoza
Estudiantes de Río Cuarto|里奥夸尔托学生|里奥夸尔托|Est. R. Cuarto|ERC|Estudiantes Río Cuarto;AA Estudiantes
`
