// Clubs of the Scottish, Danish, Swedish, Norwegian and Finnish first divisions that are not listed with the European cups, as lines of
// `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社).
export const north: Record<string, string> = {
  SCO: `
Dundee|邓迪|邓迪|Dundee|DUN|
Dundee United|邓迪联|邓迪联|Dundee Utd|DUU|
Falkirk|福尔柯克|福尔柯克|Falkirk|FAL|
Hamilton Academical|汉密尔顿|汉密尔顿|Hamilton|HAM|Hamilton (SCO)
Livingston|利文斯顿|利文斯顿|Livingston|LIV|
Motherwell|马瑟韦尔|马瑟韦尔|Motherwell|MOT|
Ross County|罗斯郡|罗斯郡|Ross County|ROS|
St. Johnstone|圣约翰斯通|圣约翰斯通|St. Johnstone|STJ|
St. Mirren|圣米伦|圣米伦|St. Mirren|STM|
Partick Thistle|帕尔蒂克|帕尔蒂克|Partick|PAR|
Inverness CT|因弗内斯|因弗内斯|Inverness|INV|Inverness Caledonian Thistle
`,
  DEN: `
AGF Aarhus|奥胡斯|奥胡斯|AGF|AGF|AGF;Aarhus GF
Viborg FF|维堡|维堡|Viborg|VIB|Viborg
Odense BK|欧登塞|欧登塞|OB|ODE|OB;Odense
Vejle BK|瓦埃勒|瓦埃勒|Vejle|VEJ|Vejle;Vejle Boldklub
Sønderjyske|南日德兰|南日德兰|Sønderjyske|SON|SønderjyskE;Sønderjyske Fodbold
FC Fredericia|腓特烈西亚|腓特烈西亚|Fredericia|FRE|Fredericia
Aalborg BK|奥尔堡|奥尔堡|AaB|AAB|AaB;Aalborg
Lyngby BK|林比|林比|Lyngby|LYN|Lyngby;Lyngby Boldklub
AC Horsens|霍森斯|霍森斯|Horsens|HOR|Horsens
Hvidovre IF|维多夫雷|维多夫雷|Hvidovre|HVI|Hvidovre
Esbjerg fB|埃斯比约|埃斯比约|Esbjerg|ESB|Esbjerg
`,
  SWE: `
AIK|索尔纳AIK|索尔纳AIK|AIK|AIK|AIK Stockholm;AIK Solna
Hammarby IF|哈马比|哈马比|Hammarby|HAM|Hammarby
IFK Göteborg|哥德堡|哥德堡|Göteborg|GOT|Göteborg;IFK Gothenburg
IFK Norrköping|北雪平|北雪平|Norrköping|NOR|Norrköping
Kalmar FF|卡尔马|卡尔马|Kalmar|KAL|Kalmar
Mjällby AIF|米亚尔比|米亚尔比|Mjällby|MJA|Mjällby
IK Sirius|天狼星|天狼星|Sirius|SIR|Sirius
Halmstads BK|哈尔姆斯塔德|哈尔姆斯塔德|Halmstad|HBK|Halmstad;Halmstads
IFK Värnamo|韦纳穆|韦纳穆|Värnamo|VAR|Värnamo
IF Brommapojkarna|布鲁马波卡纳|布鲁马波卡纳|Brommapojkarna|BRO|Brommapojkarna
GAIS|盖斯|盖斯|GAIS|GAI|GAIS Göteborg
Degerfors IF|代格福什|代格福什|Degerfors|DEG|Degerfors
Östers IF|厄斯特|厄斯特|Öster|OST|Öster
Varbergs BoIS|瓦尔贝里|瓦尔贝里|Varberg|VBG|Varberg
Örebro SK|厄勒布鲁|厄勒布鲁|Örebro|ORE|Örebro
Helsingborgs IF|赫尔辛堡|赫尔辛堡|Helsingborg|HEL|Helsingborg
Västerås SK|韦斯特罗斯|韦斯特罗斯|Västerås|VAS|Västerås
Örgryte IS|厄尔格里特|厄尔格里特|Örgryte|OIS|Örgryte
Östersunds FK|厄斯特松德|厄斯特松德|Östersund|OFK|Östersund
`,
  NOR: `
Vålerenga|瓦勒伦加|瓦勒伦加|Vålerenga|VIF|Vålerenga IF;Vålerenga Oslo
Lillestrøm|利勒斯特罗姆|利勒斯特罗姆|Lillestrøm|LSK|Lillestrøm SK
Tromsø|特罗姆瑟|特罗姆瑟|Tromsø|TIL|Tromsø IL
Sarpsborg 08|萨尔普斯堡|萨尔普斯堡|Sarpsborg 08|S08|Sarpsborg 08 FF;Sarpsborg
Fredrikstad|腓特烈斯塔|腓特烈斯塔|Fredrikstad|FFK|
HamKam|汉坎|汉坎|HamKam|HAM|Hamarkameratene;Ham-Kam
Sandefjord|桑纳菲尤尔|桑纳菲尤尔|Sandefjord|SAN|Sandefjord Fotball
Kristiansund|克里斯蒂安松|克里斯蒂安松|Kristiansund|KBK|Kristiansund BK
Strømsgodset|斯特罗姆加斯特|斯特罗姆加斯特|Strømsgodset|SIF|Strømsgodset IF;Strømsgodset Drammen
Haugesund|海于格松|海于格松|Haugesund|HAU|
Bryne|布吕讷|布吕讷|Bryne|BRY|
Odd|奥德|奥德|Odd|ODD|Odds BK;Odd Skien;Odd Grenland
Aalesund|奥勒松|奥勒松|Aalesund|AAL|Aalesunds FK
Stabæk|斯塔贝克|斯塔贝克|Stabæk|STA|Stabæk Fotball
KFUM Oslo|奥斯陆KFUM|奥斯陆KFUM|KFUM Oslo|KFU|KFUM-Kameratene Oslo
IK Start|斯达|斯达|Start|STR|Start Kristiansand
`,
  FIN: `
SJK Seinäjoki|塞伊奈约基|塞伊奈约基|SJK|SJK|SJK
Inter Turku|图尔库国际|图尔库国际|Inter Turku|INT|
`,
}
