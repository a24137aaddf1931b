// Clubs of Saudi Arabia and of its neighbours in the Asian cups, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社),
// which prefixes the town to a name that several countries share.
export const gulf: Record<string, string> = {
  KSA: `
Al Hilal|利雅得新月|利雅得新月|Al Hilal|HIL|Al Hilal SFC;Al Hilal Saudi FC;Al Hilal Riyadh;Al Hilal (KSA);Al Hilal SC (KSA)
Al Nassr|利雅得胜利|利雅得胜利|Al Nassr|NAS|Al Nassr SFC;Al Nassr Riyadh;Al Nassr Club
Al Ittihad|吉达联合|吉达联合|Al Ittihad|ITT|Al Ittihad Jeddah;Al Ittihad Club;Al Ittihad (KSA)
Al Ahli Saudi|吉达国民|吉达国民|Al Ahli|AHL|Al Ahli;Al Ahli Saudi FC;Al Ahli SFC;Al Ahli Jeddah;Al Ahli (KSA)
Al Shabab|利雅得青年|利雅得青年|Al Shabab|SHB|Al Shabab Riyadh;Al Shabab (KSA)
Al Ettifaq|达曼协作|达曼协作|Al Ettifaq|ETT|Ettifaq;Al Ittifaq
Al Qadsiah|卡迪西亚|卡迪西亚|Al Qadsiah|QAD|Al Qadisiyah;Al Qadisiya;Al Qadsiah (KSA)
Al Taawoun|布赖代合作|布赖代合作|Al Taawoun|TAA|Al Taawon;Al Taawoun Buraidah
Al Raed|布赖代先锋|布赖代先锋|Al Raed|RAE|
Al Fateh|哈萨征服|哈萨征服|Al Fateh|FAT|
Al Fayha|费哈|费哈|Al Fayha|FAY|Al Feiha
Al Khaleej|赛哈特海湾|赛哈特海湾|Al Khaleej|KHA|Al Khaleej Saihat;Khaleej FC
Al Wehda|麦加统一|麦加统一|Al Wehda|WEH|Al Wehda Mecca;Al Wehda Club
Al Riyadh|利雅得体育|利雅得体育|Al Riyadh|RIY|Al Riyadh Club
Al Okhdood|阿科多|阿科多|Al Okhdood|OKH|Al Okhdood Club;Al Akhdoud
Al Kholood|胡卢德|胡卢德|Al Kholood|KHO|Al Kholood Club
Al Hazem|哈森姆|哈森姆|Al Hazem|HAZ|Al Hazm
Al Tai|塔伊|塔伊|Al Tai|TAI|Al Taee
Al Faisaly|费萨里|费萨里|Al Faisaly|FAI|Al Faisaly (KSA);Al Faisaly Harmah
NEOM|新未来城|新未来城|NEOM|NEO|Neom SC;NEOM Sports Club
Damac|达马克|达马克|Damac|DAM|Damac Club;Dhamk
Abha|艾卜哈|艾卜哈|Abha|ABH|Abha Club
Al Orobah|欧鲁巴|欧鲁巴|Al Orobah|ORO|
Al Batin|巴廷|巴廷|Al Batin|BAT|
Al Diriyah|迪里耶|迪里耶|Al Diriyah|DIR|Diriyah;Al Diriyah Club
`,
  QAT: `
Al Sadd|萨德|萨德|Al Sadd|SAD|
Al Duhail|杜海勒|杜海勒|Al Duhail|DUH|
Al Rayyan|赖扬|赖扬|Al Rayyan|RAY|
Al Gharafa|加拉法|加拉法|Al Gharafa|GHA|
Al Wakrah|沃克拉|沃克拉|Al Wakrah|WAK|
Al Arabi Doha|多哈阿拉伯人|多哈阿拉伯人|Al Arabi|ARA|Al Arabi (QAT);Al Arabi SC (QAT)
Al Ahli Doha|多哈国民|多哈国民|Al Ahli Doha|AHD|Al Ahli (QAT);Al Ahli SC (QAT)
Qatar SC|卡塔尔SC|卡塔尔SC|Qatar SC|QSC|
Al Shamal|沙马尔|沙马尔|Al Shamal|SHM|Al Shamal SC
Umm Salal|乌姆沙拉尔|乌姆沙拉尔|Umm Salal|UMM|
`,
  UAE: `
Al Ain|艾因|艾因|Al Ain|AIN|
Al Jazira|阿布扎比半岛|阿布扎比半岛|Al Jazira|JAZ|Al Jazira Club
Al Wahda|阿布扎比统一|阿布扎比统一|Al Wahda|WAH|Al Wahda (UAE)
Shabab Al Ahli|迪拜青年国民|迪拜青年国民|Shabab Al Ahli|SAH|Shabab Al Ahli Dubai;Shabab Al Ahli Club
Sharjah|沙迦|沙迦|Sharjah|SHJ|
Al Wasl|瓦斯尔|瓦斯尔|Al Wasl|WSL|
Al Nasr Dubai|迪拜胜利|迪拜胜利|Al Nasr Dubai|NSR|Al Nasr (UAE);Al Nasr SC (UAE)
Ajman|阿治曼|阿治曼|Ajman|AJM|Ajman Club
`,
  IRN: `
Persepolis|波斯波利斯|波斯波利斯|Persepolis|PRS|
Esteghlal|德黑兰独立|德黑兰独立|Esteghlal|EST|Esteghlal Tehran
Sepahan|塞帕汉|塞帕汉|Sepahan|SEP|Sepahan SC;Foolad Mobarakeh Sepahan
Tractor|大不里士拖拉机|大不里士拖拉机|Tractor|TRA|Tractor SC;Traktor Sazi;Tractor Sazi
Foolad|富拉德|富拉德|Foolad|FOO|Foolad Khuzestan
Zob Ahan|佐布阿汉|佐布阿汉|Zob Ahan|ZOB|Zob Ahan Esfahan
Gol Gohar|戈尔戈哈尔|戈尔戈哈尔|Gol Gohar|GOL|Gol Gohar Sirjan
`,
  UZB: `
Pakhtakor|塔什干棉农|塔什干棉农|Pakhtakor|PAK|Pakhtakor Tashkent
Nasaf|纳萨夫|纳萨夫|Nasaf|NAS|Nasaf Qarshi
`,
  IRQ: `
Al Shorta|巴格达警察|巴格达警察|Al Shorta|SHO|Al Shorta (IRQ);Police Club
Al Quwa Al Jawiya|巴格达空军|巴格达空军|Al Quwa|QUW|Air Force Club
Al Zawraa|扎乌拉|扎乌拉|Al Zawraa|ZAW|Al Zawra'a
`,
  JOR: `
Al Hussein Irbid|侯赛因|侯赛因|Al Hussein|HUS|Al Hussein;Al Hussein SC
`,
}
