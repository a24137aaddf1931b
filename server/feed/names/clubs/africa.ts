// Clubs of Africa that are regulars in the continental cups, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社).
export const africa: Record<string, string> = {
  EGY: `
Al Ahly|开罗国民|开罗国民|Al Ahly|AHL|Al Ahly SC;Al Ahly Cairo;Al Ahli (EGY);Al Ahli Cairo;Al Ahly FC (EGY)
Zamalek|扎马雷克|扎马雷克|Zamalek|ZAM|Zamalek SC
Pyramids|金字塔|金字塔|Pyramids|PYR|
Al Masry|马斯里|马斯里|Al Masry|MAS|Al Masry Club;Al Masry SC
Al Ittihad Alexandria|亚历山大联合|亚历山大联合|Ittihad Alex.|ITA|Al Ittihad (EGY);Ittihad El Iskandary;Al Ittihad Alexandria Club;Al Ittihad Al Sakandary
Smouha|斯莫哈|斯莫哈|Smouha|SMO|Smouha SC;Smouha Sporting Club
Ismaily|伊斯梅利|伊斯梅利|Ismaily|ISM|Ismaily SC
`,
  MAR: `
Wydad AC|卡萨布兰卡维达德|维达德|Wydad|WYD|Wydad Casablanca;Wydad;Wydad Athletic Club
Raja Casablanca|卡萨布兰卡拉贾|拉贾|Raja|RAJ|Raja CA;Raja Club Athletic
RS Berkane|贝尔卡内复兴|贝尔卡内|Berkane|RSB|Renaissance Berkane
`,
  ALG: `
CR Belouizdad|贝洛伊兹达德|贝洛伊兹达德|Belouizdad|CRB|CR Bélouizdad
JS Kabylie|卡比利|卡比利|JS Kabylie|JSK|
`,
  TUN: `
Espérance de Tunis|突尼斯希望|突尼斯希望|Espérance|EST|Espérance Sportive de Tunis;ES Tunis;Espérance Tunis;Espérance
Étoile du Sahel|萨赫勒之星|萨赫勒之星|Étoile Sahel|ESS|Étoile Sportive du Sahel;ES Sahel
`,
  RSA: `
Mamelodi Sundowns|马梅洛迪日落|日落|Sundowns|SUN|
Kaizer Chiefs|凯泽酋长|凯泽酋长|Kaizer Chiefs|KAC|
Orlando Pirates|奥兰多海盗|奥兰多海盗|Orl. Pirates|ORP|
`,
  COD: `
TP Mazembe|马赞贝|马赞贝|TP Mazembe|TPM|Tout Puissant Mazembe
`,
  SDN: `
Al Hilal Omdurman|恩图曼新月|恩图曼新月|Al Hilal O.|HIL|Al Hilal (SDN);Al Hilal SC (SDN);Al Hilal (SUD);Al Hilal Club Omdurman
`,
}
