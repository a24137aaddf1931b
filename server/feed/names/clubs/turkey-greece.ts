// Clubs of the Turkish and the Greek first division that are not listed with the European cups, as lines of `lines.ts`. Chinese as in the
// mainland press (直播吧, 懂球帝, 新华社).
export const turkeyAndGreece: Record<string, string> = {
  TUR: `
Adana Demirspor|阿达纳德米尔体育|阿达纳德米尔|Adana Demir|ADS|
Alanyaspor|阿拉尼亚体育|阿拉尼亚|Alanyaspor|ALY|
Antalyaspor|安塔利亚体育|安塔利亚|Antalyaspor|ANT|
Kayserispor|开塞利体育|开塞利|Kayserispor|KAY|
Rizespor|里泽体育|里泽|Rizespor|RIZ|Çaykur Rizespor
Gaziantep FK|加济安泰普|加济安泰普|Gaziantep|GAZ|Gazişehir Gaziantep FK
Göztepe|戈兹泰佩|戈兹泰佩|Göztepe|GOZ|Göztepe Izmir
Kasımpaşa|卡斯帕萨|卡斯帕萨|Kasımpaşa|KAS|
Eyüpspor|埃于普体育|埃于普|Eyüpspor|EYU|
Kocaelispor|科贾埃利体育|科贾埃利|Kocaelispor|KOC|
Gençlerbirliği|根克勒比利吉|根克勒比利吉|Gençlerbirliği|GEN|Gençlerbirliği Ankara
Fatih Karagümrük|卡拉古姆鲁克|卡拉古姆鲁克|Karagümrük|KAR|Karagümrük
Bodrum FK|博德鲁姆|博德鲁姆|Bodrum|BOD|Bodrumspor
Hatayspor|哈塔伊体育|哈塔伊|Hatayspor|HAT|
Ankaragücü|安卡拉古库|安卡拉古库|Ankaragücü|ANK|MKE Ankaragücü
İstanbulspor|伊斯坦布尔体育|伊斯坦布尔体育|İstanbulspor|IST|İstanbulspor AŞ
Pendikspor|彭迪克体育|彭迪克|Pendikspor|PEN|
Ümraniyespor|于姆拉尼耶体育|于姆拉尼耶|Ümraniyespor|UMR|
Giresunspor|吉雷松体育|吉雷松|Giresunspor|GIR|
Altay|阿尔泰|阿尔泰|Altay|ALT|Altay Izmir
Erzurumspor|埃尔祖鲁姆体育|埃尔祖鲁姆|Erzurumspor|ERZ|BB Erzurumspor;Erzurumspor FK
Denizlispor|代尼兹利体育|代尼兹利|Denizlispor|DEN|
Yeni Malatyaspor|新马拉蒂亚体育|马拉蒂亚|Malatyaspor|YMS|Malatyaspor
Bursaspor|布尔萨体育|布尔萨|Bursaspor|BUR|
Akhisar Belediyespor|阿克希萨尔|阿克希萨尔|Akhisar|AKH|Akhisarspor
Amedspor|阿梅德体育|阿梅德|Amedspor|AME|Amed SK;Amed Sportif Faaliyetler
Çorum FK|乔鲁姆|乔鲁姆|Çorum|COM|Çorumspor
`,
  GRE: `
Asteras Tripolis|阿斯特拉斯|阿斯特拉斯|Asteras|AST|Asteras AKTOR
Atromitos|阿特罗米托斯|阿特罗米托斯|Atromitos|ATR|Atromitos Athens
Kifisia|基菲西亚|基菲西亚|Kifisia|KIF|AE Kifisias;AE Kifisia
AE Larissa|拉里萨|拉里萨|Larissa|LAR|AE Lárissa;AEL Larissa;AEL Novibet
Levadiakos|利瓦迪亚科斯|利瓦迪亚科斯|Levadiakos|LEV|
OFI Crete|克里特OFI|克里特OFI|OFI|OFI|OFI;OFI Heraklion
Panetolikos|帕纳多里科斯|帕纳多里科斯|Panetolikos|PNE|
Volos|沃洛斯|沃洛斯|Volos|VOL|Volos NFC;Volos NPS
PAS Lamia|拉米亚|拉米亚|Lamia|LAM|Lamia;PAS Lamia 1964
GS Kallithea|卡利地亚|卡利地亚|Kallithea|KAL|Kallithea;Athens Kallithea
PAS Giannina|扬尼纳|扬尼纳|PAS Giannina|GIA|
Ionikos|约尼科斯|约尼科斯|Ionikos|ION|Ionikos Nikeas
Apollon Smyrnis|士麦那阿波罗|士麦那阿波罗|Apollon Sm.|APS|
Panionios|帕尼奥尼奥斯|帕尼奥尼奥斯|Panionios|PAN|Panionios GSS
Xanthi|桑西|桑西|Xanthi|XAN|Skoda Xanthi
`,
}
