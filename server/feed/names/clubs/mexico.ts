// Clubs of the Mexican first division and those of Central America in its cup, as lines of `lines.ts`. Chinese as in the mainland press
// (直播吧, 懂球帝, 新华社).
export const mexico: Record<string, string> = {
  MEX: `
Club América|墨西哥美洲|墨西哥美洲|América|AME|CF América;América (MEX);América
Guadalajara|瓜达拉哈拉|瓜达拉哈拉|Guadalajara|GDL|CD Guadalajara;Deportivo Guadalajara;Chivas;Chivas Guadalajara;Guadalajara Chivas
Cruz Azul|蓝十字|蓝十字|Cruz Azul|CAZ|CD Cruz Azul
Pumas UNAM|美洲狮|美洲狮|Pumas|PUM|UNAM Pumas;Club Universidad Nacional;Pumas;UNAM
Tigres UANL|老虎大学|老虎大学|Tigres|TIG|UANL Tigres;Tigres;CF Tigres UANL
Monterrey|蒙特雷|蒙特雷|Monterrey|MTY|CF Monterrey
Toluca|托卢卡|托卢卡|Toluca|TOL|Deportivo Toluca;Deportivo Toluca FC
Pachuca|帕丘卡|帕丘卡|Pachuca|PAC|CF Pachuca
Club León|莱昂|莱昂|León|LEO|León;Club León FC
Santos Laguna|桑托斯拉古纳|桑托斯拉古纳|Santos Laguna|SLA|Club Santos Laguna
Atlas|阿特拉斯|阿特拉斯|Atlas|ATL|Atlas Guadalajara;Atlas FC
Necaxa|内卡萨|内卡萨|Necaxa|NEC|Club Necaxa
Puebla|普埃布拉|普埃布拉|Puebla|PUE|Club Puebla
Querétaro|克雷塔罗|克雷塔罗|Querétaro|QRO|Gallos Blancos;Querétaro FC
Tijuana|蒂华纳|蒂华纳|Tijuana|TIJ|Club Tijuana;Xolos;Tijuana Xolos
Atlético San Luis|圣路易斯竞技|圣路易斯竞技|At. San Luis|ASL|San Luis;Atlético de San Luis
FC Juárez|华雷斯|华雷斯|Juárez|JUA|Juárez;Bravos de Juárez
Mazatlán|马萨特兰|马萨特兰|Mazatlán|MAZ|
Veracruz|韦拉克鲁斯|韦拉克鲁斯|Veracruz|VER|CD Veracruz
Monarcas Morelia|莫雷利亚|莫雷利亚|Morelia|MOR|Morelia
Atlante|阿特兰特|阿特兰特|Atlante|ATE|
`,
  CRC: `
Saprissa|萨普里萨|萨普里萨|Saprissa|SAP|Deportivo Saprissa
Alajuelense|阿拉胡埃伦斯|阿拉胡埃伦斯|Alajuelense|ALJ|LD Alajuelense
Herediano|埃雷迪亚诺|埃雷迪亚诺|Herediano|HER|CS Herediano
`,
  HON: `
CD Olimpia|洪都拉斯奥林匹亚|洪都拉斯奥林匹|Olimpia|OLI|Olimpia (HON);CD Olimpia (HON);Club Olimpia (HON);Olimpia Tegucigalpa
Motagua|莫塔瓜|莫塔瓜|Motagua|MOT|FC Motagua;CD Motagua
`,
}
