// Competitions of several countries that are not in `competition.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝,
// 新华社), Vietnamese as in the press of Vietnam (VnExpress, Bóng Đá, Thanh Niên).
export const international: Record<string, string> = {
  world: `
*intercontinental cup;*fifa intercontinental cup|国际足联洲际杯|洲际杯|Intercontinental Cup|Intercont. Cup|Cúp Liên lục địa|Cúp Liên LĐ|洲|G
*fifa u 20 world cup;*u 20 world cup|U20世界杯|U20世界杯|U-20 World Cup|U-20 World Cup|U20 World Cup|U20 World Cup|青|S
*fifa womens world cup;*womens world cup|女足世界杯|女足世界杯|Women's World Cup|Women's WC|World Cup nữ|World Cup nữ|女|N|fifa
*olympic games;*olympics;*olympic football tournament;*summer olympics|奥运会足球赛|奥运会|Olympic Games|Olympics|Thế vận hội|Olympic|奥|A
*wc qualification;*world cup qualification;*world cup qualifiers;*fifa world cup qualification|世界杯预选赛|世预赛|World Cup Qualifiers|WC Qualifiers|Vòng loại World Cup|VL World Cup|预|S
*wc qualification uefa;*world cup qualification uefa;*world cup qualification europe|世界杯欧洲区预选赛|欧洲区世预赛|World Cup Qualifiers, Europe|WCQ Europe|Vòng loại World Cup khu vực châu Âu|VLWC châu Âu|预|S
*wc qualification conmebol;*world cup qualification conmebol;*world cup qualification south america|世界杯南美区预选赛|南美区世预赛|World Cup Qualifiers, South America|WCQ S. America|Vòng loại World Cup khu vực Nam Mỹ|VLWC Nam Mỹ|预|S
*wc qualification afc;*world cup qualification afc;*world cup qualification asia|世界杯亚洲区预选赛|亚洲区世预赛|World Cup Qualifiers, Asia|WCQ Asia|Vòng loại World Cup khu vực châu Á|VLWC châu Á|预|S
*wc qualification caf;*world cup qualification caf;*world cup qualification africa|世界杯非洲区预选赛|非洲区世预赛|World Cup Qualifiers, Africa|WCQ Africa|Vòng loại World Cup khu vực châu Phi|VLWC châu Phi|预|S
*wc qualification concacaf;*world cup qualification concacaf|世界杯中北美区预选赛|中北美世预赛|World Cup Qualifiers, CONCACAF|WCQ CONCACAF|Vòng loại World Cup khu vực Bắc Trung Mỹ|VLWC Bắc Mỹ|预|S
*club friendlies;*club friendly games|俱乐部友谊赛|俱乐部友谊赛|Club Friendlies|Friendlies|Giao hữu CLB|Giao hữu CLB|友|J
*friendlies;*international friendlies;*friendly|国际友谊赛|友谊赛|International Friendlies|Friendlies|Giao hữu quốc tế|Giao hữu|友|G
`,
  europe: `
*uefa conference league;*uefa europa conference league;*europa conference league;*conference league|欧洲协会联赛|欧协联|Conference League|UECL|Cúp C3 châu Âu|Cúp C3|协|O|uefa-cup
*uefa nations league;*nations league|欧洲国家联赛|欧国联|Nations League|Nations League|UEFA Nations League|Nations League|国|O|uefa
*uefa super cup;*european super cup|欧洲超级杯|欧超杯|UEFA Super Cup|Super Cup|Siêu cúp châu Âu|Siêu cúp Âu|超|O
*euro qualification;*euro qualifiers;*european championship qualification;*uefa euro qualification;*european championship qualifiers|欧洲杯预选赛|欧预赛|Euro Qualifiers|Euro Qual.|Vòng loại Euro|VL Euro|预|O|uefa
*uefa youth league;*youth league|欧洲青年联赛|欧青联|UEFA Youth League|Youth League|UEFA Youth League|Youth League|青|O
`,
  southAmerica: `
*copa libertadores;*conmebol libertadores;*libertadores;*copa conmebol libertadores|南美解放者杯|解放者杯|Copa Libertadores|Libertadores|Copa Libertadores|Libertadores|解|N
*copa sudamericana;*conmebol sudamericana;*sudamericana|南美杯|南美杯|Copa Sudamericana|Sudamericana|Copa Sudamericana|Sudamericana|南|N
*recopa sudamericana;*conmebol recopa|南美优胜者杯|南美优胜者杯|Recopa Sudamericana|Recopa|Siêu cúp Nam Mỹ|Recopa|优|N
`,
  asia: `
*afc champions league;*asian champions league|亚足联冠军联赛|亚冠|AFC Champions League|AFC CL|Cúp C1 châu Á|C1 châu Á|亚|Y
*afc champions league elite;*asian champions league elite|亚足联冠军精英联赛|亚冠精英赛|AFC Champions League Elite|ACL Elite|AFC Champions League Elite|C1 châu Á|亚|Y
*afc champions league two;*afc champions league 2|亚足联冠军联赛二级|亚冠二级|AFC Champions League Two|ACL Two|AFC Champions League Two|C2 châu Á|亚|Y
*afc cup|亚足联杯|亚足联杯|AFC Cup|AFC Cup|AFC Cup|AFC Cup|亚|Y
*afc asian cup;*asian cup|亚洲杯|亚洲杯|Asian Cup|Asian Cup|Cúp bóng đá châu Á|Asian Cup|亚|Y
*aff championship;*asean championship;*aff cup;*asean cup;*aff suzuki cup;*aff mitsubishi electric cup|东南亚锦标赛|东南亚锦标赛|ASEAN Championship|ASEAN Cup|ASEAN Cup|AFF Cup|东|D
*eaff e 1 football championship;*eaff championship;*east asian cup|东亚杯|东亚杯|EAFF Championship|EAFF E-1|Cúp Đông Á|Cúp Đông Á|东|D
*gulf cup;*arabian gulf cup|海湾杯|海湾杯|Gulf Cup|Gulf Cup|Cúp vùng Vịnh|Cúp vùng Vịnh|湾|H
`,
  africa: `
*africa cup of nations;*african cup of nations;*africa cup;*caf africa cup of nations;*afcon;*can|非洲国家杯|非洲杯|Africa Cup of Nations|AFCON|Cúp bóng đá châu Phi|CAN Cup|非|F
*caf champions league;*african champions league|非洲冠军联赛|非冠|CAF Champions League|CAF CL|Cúp C1 châu Phi|C1 châu Phi|非|F
*caf confederation cup|非洲联合会杯|非联杯|CAF Confederation Cup|CAF CC|Cúp Liên đoàn châu Phi|CAF CC|非|F
`,
  northAmerica: `
*concacaf gold cup;*gold cup|中北美金杯赛|金杯赛|Gold Cup|Gold Cup|Cúp Vàng CONCACAF|Cúp Vàng|金|J
*concacaf champions cup;*concacaf champions league;*concachampions|中北美冠军杯|中北美冠军杯|CONCACAF Champions Cup|CONCACAF CC|CONCACAF Champions Cup|CONCACAF CC|北|Z
*concacaf nations league|中北美国家联赛|中北美国联|CONCACAF Nations League|CONCACAF NL|CONCACAF Nations League|CONCACAF NL|北|Z
*leagues cup|北美联赛杯|北美联赛杯|Leagues Cup|Leagues Cup|Leagues Cup|Leagues Cup|联|B
`,
}
