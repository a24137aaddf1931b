// Clubs of the Chinese, Japanese, Korean and Vietnamese leagues, of the Australian one and of their neighbours in the Asian cups, as lines
// of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社); Vietnamese as in the press of Vietnam.
export const asia: Record<string, string> = {
  CHN: `
Guangzhou FC|广州队|广州队|Guangzhou|GUA|Guangzhou Evergrande;Guangzhou Evergrande Taobao
Guangzhou City|广州城|广州城|GZ City|GZC|Guangzhou R&F
Hebei FC|河北队|河北队|Hebei|HEB|Hebei China Fortune
Jiangsu FC|江苏队|江苏队|Jiangsu|JIA|Jiangsu Suning
Dalian Pro|大连人|大连人|Dalian Pro|DAL|Dalian Professional;Dalian Yifang
Cangzhou Mighty Lions|沧州雄狮|沧州雄狮|Cangzhou|CAN|Shijiazhuang Ever Bright;Shijiazhuang Yongchang
Nantong Zhiyun|南通支云|支云|Nantong Zhiyun|NTZ|
Shenzhen FC|深圳队|深圳队|Shenzhen FC|SZF|
Chongqing Liangjiang Athletic|重庆两江竞技|两江竞技|Chongqing|CQL|Chongqing Liangjiang;Chongqing Lifan;Chongqing Dangdai Lifan
Chongqing Tonglianglong|重庆铜梁龙|铜梁龙|Tonglianglong|CQT|
Liaoning Tieren|辽宁铁人|铁人|Liaoning|LIA|
Wuhan FC|武汉队|武汉队|Wuhan FC|WUH|Wuhan Zall
Qingdao FC|青岛队|青岛队|Qingdao FC|QDF|Qingdao Huanghai
Beijing Renhe|北京人和|人和|Beijing Renhe|BJR|
Tianjin Tianhai|天津天海|天海|TJ Tianhai|TJH|Tianjin Quanjian
`,
  JPN: `
Kawasaki Frontale|川崎前锋|川崎|Kawasaki|KAW|
Yokohama F. Marinos|横滨水手|横滨水手|Y. F. Marinos|YFM|Yokohama Marinos
Vissel Kobe|神户胜利船|神户|Kobe|VIS|
Urawa Red Diamonds|浦和红钻|浦和|Urawa Reds|URA|Urawa Reds
Kashima Antlers|鹿岛鹿角|鹿岛|Kashima|KAS|
Sanfrecce Hiroshima|广岛三箭|广岛|Hiroshima|HIR|
Gamba Osaka|大阪钢巴|大阪钢巴|Gamba Osaka|GOS|
Cerezo Osaka|大阪樱花|大阪樱花|Cerezo Osaka|COS|
Nagoya Grampus|名古屋鲸八|名古屋|Nagoya|NAG|
FC Tokyo|FC东京|FC东京|FC Tokyo|TOK|
Machida Zelvia|町田泽维亚|町田|Machida|MAC|FC Machida Zelvia
Kashiwa Reysol|柏太阳神|柏太阳神|Kashiwa|KSW|
Avispa Fukuoka|福冈黄蜂|福冈|Fukuoka|FUK|
Consadole Sapporo|札幌冈萨多|札幌|Sapporo|SAP|Hokkaido Consadole Sapporo
Sagan Tosu|鸟栖沙岩|鸟栖|Tosu|TOS|
Shonan Bellmare|湘南比马|湘南|Shonan|SHO|
Albirex Niigata|新潟天鹅|新潟|Niigata|NII|
Kyoto Sanga|京都不死鸟|京都|Kyoto|KYO|Kyoto Sanga FC
Tokyo Verdy|东京绿茵|东京绿茵|Tokyo Verdy|VER|
Jubilo Iwata|磐田喜悦|磐田|Iwata|IWA|Júbilo Iwata
Yokohama FC|横滨FC|横滨FC|Yokohama FC|YFC|
Shimizu S-Pulse|清水心跳|清水|Shimizu|SHI|
Fagiano Okayama|冈山绿雉|冈山|Okayama|OKA|
Vegalta Sendai|仙台七夕|仙台|Sendai|SEN|
Oita Trinita|大分三神|大分|Oita|OIT|
Tokushima Vortis|德岛漩涡|德岛|Tokushima|TKS|
V-Varen Nagasaki|长崎成功丸|长崎|Nagasaki|VVN|V Varen Nagasaki
JEF United Chiba|千叶市原|千叶|JEF Chiba|JEF|JEF United Ichihara Chiba;JEF United
Mito HollyHock|水户蜀葵|水户|Mito|MIT|
Matsumoto Yamaga|松本山雅|松本|Matsumoto|MAT|
Montedio Yamagata|山形山神|山形|Yamagata|YAM|
Ventforet Kofu|甲府风林|甲府|Kofu|KOF|
RB Omiya Ardija|大宫松鼠|大宫|Omiya|OMI|Omiya Ardija
Roasso Kumamoto|熊本深红|熊本|Kumamoto|KUM|
Renofa Yamaguchi|山口雷诺法|山口|Yamaguchi|YMG|Renofa Yamaguchi FC
Blaublitz Akita|秋田蓝色闪电|秋田|Akita|AKI|
Ehime FC|爱媛FC|爱媛|Ehime|EHI|
Iwaki FC|磐城FC|磐城|Iwaki|IWK|
Fujieda MYFC|藤枝MYFC|藤枝|Fujieda|FUJ|
Kataller Toyama|富山胜利|富山|Toyama|TOY|
FC Imabari|今治FC|今治|Imabari|IMA|
Giravanz Kitakyushu|北九州向日葵|北九州|Kitakyushu|KIT|
Zweigen Kanazawa|金泽塞维根|金泽|Kanazawa|KNZ|
Tochigi SC|枥木SC|枥木|Tochigi|TCG|
FC Ryukyu|琉球FC|琉球|Ryukyu|RYU|
FC Gifu|岐阜FC|岐阜|Gifu|GIF|
Kagoshima United|鹿儿岛联|鹿儿岛|Kagoshima|KGS|
`,
  KOR: `
Ulsan HD|蔚山HD|蔚山HD|Ulsan HD|ULS|Ulsan Hyundai;Ulsan HD FC
Jeonbuk Hyundai Motors|全北现代|全北现代|Jeonbuk|JEO|Jeonbuk Motors
Pohang Steelers|浦项制铁|浦项|Pohang|POH|
FC Seoul|首尔FC|首尔FC|FC Seoul|SEO|
Suwon Samsung Bluewings|水原三星|水原三星|Suwon Samsung|SSB|Suwon Bluewings
Suwon FC|水原FC|水原FC|Suwon FC|SFC|
Daegu FC|大邱FC|大邱|Daegu|DAE|Daegu
Incheon United|仁川联|仁川联|Incheon|INC|
Jeju SK|济州SK|济州SK|Jeju SK|JEJ|Jeju United;Jeju SK FC
Gangwon FC|江原FC|江原|Gangwon|GAN|Gangwon
Gwangju FC|光州FC|光州|Gwangju|GWA|Gwangju
Daejeon Hana Citizen|大田市民|大田|Daejeon|DJN|Daejeon Citizen
Gimcheon Sangmu|金泉尚武|金泉尚武|Gimcheon|GIM|
Seongnam FC|城南FC|城南|Seongnam|SNG|Seongnam
FC Anyang|安养FC|安养|Anyang|ANY|Anyang
Bucheon FC 1995|富川FC|富川|Bucheon|BUC|Bucheon FC;Bucheon
Busan IPark|釜山偶像|釜山|Busan|BUS|
Jeonnam Dragons|全南天龙|全南天龙|Jeonnam|JND|
Gyeongnam FC|庆南FC|庆南|Gyeongnam|GYN|Gyeongnam
Sangju Sangmu|尚州尚武|尚州尚武|Sangju|SNJ|
Seoul E-Land|首尔衣恋|首尔衣恋|Seoul E-Land|SEL|
Chungnam Asan|忠南牙山|忠南牙山|Asan|ASA|
Gimpo FC|金浦FC|金浦|Gimpo|GMP|Gimpo
Ansan Greeners|安山绿人|安山|Ansan|ANS|
Cheonan City|天安城|天安城|Cheonan|CHE|
Chungbuk Cheongju|忠北清州|忠北清州|Cheongju|CJU|
Hwaseong FC|华城FC|华城|Hwaseong|HWA|Hwaseong
`,
  /** The last part is the Vietnamese name if it is not the Latin one without diacritics. */
  VIE: `
Hanoi FC|河内FC|河内|Hanoi FC|HNI|Ha Noi FC;Hà Nội FC|Hà Nội FC
Cong An Ha Noi|河内公安|河内公安|CAHN|CAH|Công An Hà Nội;Cong An Ha Noi FC;Hanoi Police|Công An Hà Nội
The Cong-Viettel|体工越电|越电|Viettel|VTL|Viettel FC;Viettel;The Cong Viettel;Thể Công - Viettel|Thể Công - Viettel
Nam Dinh|南定|南定|Nam Dinh|NDI|Nam Định;Thep Xanh Nam Dinh;Thép Xanh Nam Định|Thép Xanh Nam Định
Hoang Anh Gia Lai|黄英嘉莱|嘉莱|HAGL|HGL|HAGL;Hoàng Anh Gia Lai|Hoàng Anh Gia Lai
Becamex Binh Duong|平阳|平阳|Binh Duong|BBD|Bình Dương;Becamex Bình Dương|Becamex Bình Dương
Song Lam Nghe An|义安蓝江|义安|SLNA|SNA|Sông Lam Nghệ An;SLNA|Sông Lam Nghệ An
Hai Phong|海防|海防|Hai Phong|HPH|Hải Phòng;Hai Phong FC|Hải Phòng
Thanh Hoa|清化|清化|Thanh Hoa|THO|Thanh Hóa;Dong A Thanh Hoa;Đông Á Thanh Hóa|Đông Á Thanh Hóa
Da Nang|岘港|岘港|Da Nang|DNG|SHB Da Nang;SHB Đà Nẵng|SHB Đà Nẵng
Quang Nam|广南|广南|Quang Nam|QNA|Quảng Nam;Quang Nam FC|Quảng Nam
Ho Chi Minh City FC|胡志明市|胡志明市|HCMC FC|HCM|Ho Chi Minh City;TP Hồ Chí Minh|TP Hồ Chí Minh
Quy Nhon Binh Dinh|平定|平定|Binh Dinh|BDI|Bình Định;Binh Dinh;Quy Nhơn Bình Định|Quy Nhơn Bình Định
Hong Linh Ha Tinh|河静|河静|Ha Tinh|HTI|Hồng Lĩnh Hà Tĩnh;Ha Tinh|Hồng Lĩnh Hà Tĩnh
Khanh Hoa|庆和|庆和|Khanh Hoa|KHO|Khánh Hòa|Khánh Hòa
Sai Gon FC|西贡FC|西贡|Sai Gon FC|SGN|Sài Gòn;Saigon FC;Saigon|Sài Gòn
Than Quang Ninh|广宁煤炭|广宁|Quang Ninh|TQN|Than Quảng Ninh;Quảng Ninh|Than Quảng Ninh
Ninh Binh|宁平|宁平|Ninh Binh|NBI|Ninh Bình;Ninh Binh FC;Phu Dong Ninh Binh|Ninh Bình
PVF-CAND|PVF人民公安|PVF公安|PVF-CAND|PVF|PVF CAND;PVF-Công an Nhân dân
Cong An TP.HCM|胡志明市公安|胡志明公安|CA TP.HCM|CAT|Công An TP.HCM;Cong An TP HCM;Công An TP Hồ Chí Minh|Công An TP.HCM
Becamex TP.HCM|贝卡梅克斯胡志明市|贝卡梅克斯|Becamex HCM|BHC|Becamex TP HCM;Becamex TP Hồ Chí Minh
`,
  AUS: `
Adelaide United|阿德莱德联|阿德莱德联|Adelaide|ADE|
Auckland FC|奥克兰FC|奥克兰FC|Auckland|AUC|
Brisbane Roar|布里斯班狮吼|布里斯班狮吼|Brisbane|BRI|
Central Coast Mariners|中央海岸水手|中央海岸水手|Central Coast|CCM|
Macarthur FC|麦克阿瑟FC|麦克阿瑟FC|Macarthur|MAC|
Melbourne City|墨尔本城|墨尔本城|Melbourne City|MLC|
Melbourne Victory|墨尔本胜利|墨尔本胜利|Melb. Victory|MLV|
Newcastle Jets|纽卡斯尔喷气机|纽卡喷气机|Newcastle Jets|NEW|Newcastle United Jets;Newcastle (AUS)
Perth Glory|珀斯光荣|珀斯光荣|Perth|PER|
Sydney FC|悉尼FC|悉尼FC|Sydney FC|SYD|
Wellington Phoenix|惠灵顿凤凰|惠灵顿凤凰|Wellington|WEL|
Western Sydney Wanderers|西悉尼流浪者|西悉尼流浪者|W. Sydney|WSW|
Western United|西部联|西部联|Western United|WUN|
Auckland City|奥克兰城|奥克兰城|Auckland City|AKC|
`,
  THA: `
Buriram United|武里南联|武里南联|Buriram|BUR|
BG Pathum United|巴吞联|巴吞联|BG Pathum|BGP|
Bangkok United|曼谷联|曼谷联|Bangkok United|BKU|True Bangkok United
Muangthong United|蒙通联|蒙通联|Muangthong|MTU|SCG Muangthong United
Chiangrai United|清莱联|清莱联|Chiangrai|CRU|
Port FC|泰港|泰港|Port FC|PRT|
`,
  MAS: `
Johor Darul Ta'zim|柔佛DT|柔佛DT|Johor DT|JDT|Johor Darul Takzim;JDT
Selangor|雪兰莪|雪兰莪|Selangor|SEL|
`,
  SGP: `
Lion City Sailors|狮城水手|狮城水手|LC Sailors|LCS|
Tampines Rovers|淡滨尼流浪者|淡滨尼流浪者|Tampines|TAM|BG Tampines Rovers
`,
  IDN: `
Persib Bandung|万隆|万隆|Persib|PSB|Persib
`,
  HKG: `
Kitchee|杰志|杰志|Kitchee|KIT|Kitchee SC
Eastern|香港东方|东方|Eastern|EAS|Eastern SC;Eastern (HKG);Eastern Long Lions
Lee Man|理文|理文|Lee Man|LEE|
Tai Po|大埔|大埔|Tai Po|TPO|
`,
  IND: `
Mohun Bagan|莫亨巴根|莫亨巴根|Mohun Bagan|MBG|Mohun Bagan Super Giant;Mohun Bagan SG;ATK Mohun Bagan
Mumbai City|孟买城|孟买城|Mumbai City|MUM|
Bengaluru|班加罗尔|班加罗尔|Bengaluru|BEN|
FC Goa|果阿|果阿|FC Goa|GOA|Goa
East Bengal|东孟加拉|东孟加拉|East Bengal|EBG|SC East Bengal
`,
}
