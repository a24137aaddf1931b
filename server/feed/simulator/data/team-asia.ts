// Invented clubs of the Asagiri and Golden Sands leagues. The columns are those of team-west.ts.
export const asagiriFootball = `
kz|风森白鹭|Kazamori Egrets|风森|Kazamori|鹭|#F7F7F2|#00796B|KAZ
ts|月代银狐|Tsukishiro Foxes|月代|Tsukishiro|狐|#37474F|#CFD8DC|TSU
hm|星峰雷鸟|Hoshimine Raicho|星峰|Hoshimine|峰|#283593|#FFD54F|HOS
sh|霜原苍狼|Shimohara Wolves|霜原|Shimohara|霜|#455A64|#B3E5FC|SHI
tg|椿川龙神|Tsubakigawa Dragons|椿川|Tsubakigawa|椿|#AD1457|#FFFFFF|TSB
so|潮音海燕|Shione Petrels|潮音|Shione|燕|#01579B|#FFE082|SHN
az|朱津丹鹤|Akatsu Cranes|朱津|Akatsu|朱|#C62828|#FAFAFA|AKA
ao|苍野游隼|Aono Falcons|苍野|Aono|隼|#1565C0|#ECEFF1|AON
mj|红叶台神鹿|Momijidai Deer|红叶台|Momijidai|叶|#BF360C|#FFE0B2|MOM
ws|若潮海豚|Wakashio Dolphins|若潮|Wakashio|豚|#0097A7|#FFFFFF|WAK
am|灯岬明灯|Akarimisaki Lights|灯岬|Akarimisaki|岬|#F9A825|#1A237E|AKR
yk|雪见野白兔|Yukimino Hares|雪见野|Yukimino|雪|#ECEFF4|#7B1FA2|YUK
kh|琴滨弦音|Kotohama Strings|琴滨|Kotohama|琴|#5D4037|#FFCCBC|KOT
ht|萤谷流萤|Hotarudani Fireflies|萤谷|Hotarudani|萤|#1B5E20|#F4FF81|HOT
ss|铃代风铃|Suzushiro Bells|铃代|Suzushiro|铃|#00838F|#F8BBD0|SUZ
as|天濑祥云|Amase Clouds|天濑|Amase|云|#5C6BC0|#FFFFFF|AMA
`
export const sandsFootball = `
qm|卡马尔|Al Qamar|卡马尔|Al Qamar|月|#1A237E|#FFF8E1|QAM
fn|法纳尔|Al Fanar|法纳尔|Al Fanar|塔|#FDD835|#212121|FAN
sd|萨达夫|Al Sadaf|萨达夫|Al Sadaf|贝|#FFFFFF|#C2185B|SAD
lu|卢卢阿|Al Lulua|卢卢阿|Al Lulua|珠|#4A148C|#F3E5F5|LUL
nk|纳赫拉|Al Nakhla|纳赫拉|Al Nakhla|棕|#2E7D32|#FFFFFF|NAK
sq|沙法卡|Al Shafaqa|沙法卡|Al Shafaqa|霞|#E65100|#FFF3E0|SHA
zm|祖穆鲁德|Al Zumurrud|祖穆鲁德|Al Zumurrud|翠|#00695C|#E0F2F1|ZUM
ms|米尔萨德|Al Mirsad|米尔萨德|Al Mirsad|望|#0D47A1|#E3F2FD|MIR
qb|卡斯巴|Al Qasba|卡斯巴|Al Qasba|城|#8D6E63|#FFFDE7|QAS
bd|巴迪亚尔|Al Badiyar|巴迪亚尔|Al Badiyar|漠|#C9A227|#3E2723|BAD
nw|纳夫拉斯|Al Nawras|纳夫拉斯|Al Nawras|鸥|#B3E5FC|#01579B|NAW
rm|里马尔|Al Rimal|里马尔|Al Rimal|沙|#D7A86E|#4E342E|RIM
sf|萨菲纳|Al Safina|萨菲纳|Al Safina|舟|#006064|#FFECB3|SAF
ys|亚斯米纳|Al Yasminar|亚斯米纳|Al Yasminar|茉|#F1F8E9|#558B2F|YAS
`
