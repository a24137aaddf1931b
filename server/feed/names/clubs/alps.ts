// Clubs of the Austrian and the Swiss first division that are not listed with the European cups, as lines of `lines.ts`. Chinese as in the
// mainland press (直播吧, 懂球帝, 新华社).
export const alps: Record<string, string> = {
  AUT: `
SCR Altach|阿尔塔赫|阿尔塔赫|Altach|ALT|Altach;Rheindorf Altach
Blau-Weiß Linz|林茨蓝白|林茨蓝白|BW Linz|BWL|FC Blau Weiß Linz;FC Blau-Weiß Linz
Grazer AK|格拉茨AK|格拉茨AK|Grazer AK|GAK|GAK;Grazer AK 1902
TSV Hartberg|哈特贝格|哈特贝格|Hartberg|HTB|Hartberg
WSG Tirol|蒂罗尔|蒂罗尔|WSG Tirol|WSG|WSG Wattens;WSG Swarovski Tirol
SV Ried|里德|里德|Ried|RIE|Ried
Austria Klagenfurt|克拉根福|克拉根福|Klagenfurt|AKL|SK Austria Klagenfurt
Austria Lustenau|卢斯特瑙|卢斯特瑙|Lustenau|LUS|SC Austria Lustenau
Admira Wacker|阿德米拉|阿德米拉|Admira|ADM|FC Admira Wacker;FC Flyeralarm Admira
SKN St. Pölten|圣珀尔滕|圣珀尔滕|St. Pölten|SKN|St. Pölten
SV Mattersburg|马特斯堡|马特斯堡|Mattersburg|MAT|Mattersburg
Wacker Innsbruck|因斯布鲁克|因斯布鲁克|Innsbruck|INN|FC Wacker Innsbruck
`,
  SUI: `
FC Luzern|卢塞恩|卢塞恩|Luzern|LUZ|Luzern
FC Sion|锡永|锡永|Sion|SIO|Sion
FC Thun|图恩|图恩|Thun|THU|Thun
FC Winterthur|温特图尔|温特图尔|Winterthur|WIN|Winterthur
Grasshopper Zürich|草蜢|草蜢|Grasshopper|GCZ|Grasshopper Club Zürich;Grasshopper Club;Grasshoppers
Lausanne-Sport|洛桑|洛桑|Lausanne|LAU|FC Lausanne-Sport;Lausanne
Yverdon-Sport|伊韦尔东|伊韦尔东|Yverdon|YVE|Yverdon Sport FC
Stade Lausanne-Ouchy|洛桑乌契|洛桑乌契|SLO|SLO|FC Stade Lausanne-Ouchy
Neuchâtel Xamax|沙马克斯|沙马克斯|Xamax|XAM|Neuchâtel Xamax FCS
FC Aarau|阿劳|阿劳|Aarau|AAR|Aarau
`,
}
