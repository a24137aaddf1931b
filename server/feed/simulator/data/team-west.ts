// Invented clubs of the western leagues; Vietnamese spells their names as English does.
// One per line: key | name in zh, en | short name in zh, en | crest character | two colours | code. Better ones come first.
export const beihaiFootball = `
ob|奥尔斯通|Aulstone|奥尔斯通|Aulstone|奥|#F0C419|#1B1B1B|AUL
gl|格伦维克|Glenvik|格伦维克|Glenvik|格|#243A73|#F0F0F0|GLV
rv|拉文内斯|Ravenness|拉文内斯|Ravenness|拉|#7C1D1D|#F5E9D0|RAV
tm|索恩米尔城|Thornmere City|索恩米尔|Thornmere|索|#6CA6D9|#FFFFFF|THO
bl|布莱克肖|Blackshaw|布莱克肖|Blackshaw|布|#2D2F36|#D8452B|BLA
nh|诺尔港|Norrhaven|诺尔港|Norrhaven|诺|#0F4C5C|#F4F1DE|NOR
hm|哈尔登穆尔|Haldenmoor|哈尔登|Haldenmoor|哈|#5E2A84|#F3E9FF|HAL
vs|维斯特河|Vesterbeck|维斯特河|Vesterbeck|维|#1C7A78|#F4F4EE|VES
dm|邓莫罗|Dunmorrow|邓莫罗|Dunmorrow|邓|#2E6B34|#FFFFFF|DUN
sk|斯卡尔岬|Skarness|斯卡尔|Skarness|斯|#111820|#C7D0D6|SKA
ox|奥克斯穆尔流浪者|Oxmoor Rovers|奥克斯穆尔|Oxmoor|流|#B5272D|#FFFFFF|OXM
kw|柯克沃尔德|Kirkwold|柯克沃|Kirkwold|柯|#8C1C13|#9CC5E0|KIR
fh|芬霍尔姆|Fennholm|芬霍尔姆|Fennholm|芬|#D95D0F|#1A1A1A|FEN
sv|斯特兰谷|Strandvale|斯特兰谷|Strandvale|谷|#1B4332|#E9C46A|STR
em|伊斯特马罗|Eastmarrow|马罗|Eastmarrow|马|#3D5A80|#EE6C4D|EAS
tw|塔恩维克|Tarnwick Town|塔恩维克|Tarnwick|塔|#FFFFFF|#14213D|TAR
`
export const iveraFootball = `
vd|瓦尔德诺拉|Valdenora|瓦尔德诺拉|Valdenora|瓦|#F5F5F0|#4B2E83|VAL
pa|阿尔瓦港|Puerto Alba|阿尔瓦港|Puerto Alba|阿|#0A3D91|#F2C230|PAL
tl|托雷卢纳竞技|Atletico Torreluna|托雷卢纳|Torreluna|托|#B71C2B|#FFFFFF|TOR
sc|圣卡尔达|Santa Calda|圣卡尔达|Santa Calda|卡|#8A1538|#F7D9B0|SCA
ms|马里索拉|Marisola|马里索拉|Marisola|索|#1A7FA8|#F7F3E8|MAR
al|阿尔马多拉|Almadora|阿尔马多拉|Almadora|多|#0F6B4F|#FFFFFF|ALM
cz|卡斯塔涅拉|Castanera|卡斯塔|Castanera|塔|#5C3317|#F3D19C|CAS
mt|蒙特雷尔|Monterel|蒙特雷尔|Monterel|蒙|#16213E|#E94560|MON
en|北星|Estrella Norte|北星|Estrella Norte|星|#101820|#F2AA4C|ESN
sp|银岭|Sierra Plata|银岭|Sierra Plata|银|#8D99AE|#1D2433|SPL
cl|卢斯角|Cabo Luz|卢斯角|Cabo Luz|卢|#F4D35E|#0D3B66|CLU
rm|里瓦马尔|Rivamar|里瓦马尔|Rivamar|里|#FFFFFF|#C8102E|RIV
ol|奥利瓦尔达|Olivarda|奥利瓦达|Olivarda|橄|#556B2F|#F5F0DC|OLI
st|圣特尔马|San Telmar|圣特尔马|San Telmar|圣|#2A4D9B|#FFFFFF|STE
vc|维拉卡尔达|Villacarda|维拉卡|Villacarda|维|#F08A24|#2B2B2B|VIL
nv|纳瓦洛萨|Navalosa|纳瓦洛萨|Navalosa|纳|#6A0F49|#E8D5B7|NAV
cm|坎波萨尔|Camposal|坎波萨尔|Camposal|坎|#3E8E41|#F9F4D9|CAM
pe|佩尼亚尔塔|Penalta|佩尼亚|Penalta|佩|#6B6F76|#F25C54|PEN
`
export const altlandFootball = `
eb|艾森布吕克|Eisenbruck|艾森布吕|Eisenbruck|艾|#C1121F|#FFFFFF|EIS
rs|拉本施塔特|Rabenstadt|拉本|Rabenstadt|鸦|#141414|#F7D046|RAB
sh|西尔伯霍夫|Silberhof|西尔伯|Silberhof|银|#4F6D8F|#F5F5F5|SIL
hl|霍恩林德|Hohenlind|霍恩林德|Hohenlind|林|#1E6B3A|#FFFFFF|HOH
lw|林登韦尔夫特|Lindenwerft|林登|Lindenwerft|登|#003F7D|#E63946|LIN
om|奥斯特马克|Ostermark|奥斯特|Ostermark|东|#22333B|#EAE0D5|OST
fm|法尔肯莫尔|Falkenmoor|法尔肯|Falkenmoor|隼|#7F5539|#EDE0D4|FAL
gw|格劳瓦尔德|Grauwald|格劳|Grauwald|格|#5F6B6D|#D9E2D5|GRA
sw|施泰因瓦特|Steinwarte|施泰因|Steinwarte|石|#6D1A36|#F2E9E4|STW
wk|魏森坎普|Weissenkamp|魏森|Weissenkamp|魏|#FAFAFA|#0B6E4F|WEI
ug|乌尔门格伦德|Ulmengrund|乌尔门|Ulmengrund|榆|#2D6A4F|#FFD166|ULM
mh|米尔海德|Muhlheide|米尔海德|Muhlheide|磨|#8F2D56|#FBE9D0|MUH
nq|诺伊奎尔|Neuquell|诺伊奎尔|Neuquell|泉|#1B9AAA|#FFFFFF|NEU
kb|卡斯特布伦|Karstbrunn|卡斯特|Karstbrunn|井|#5A189A|#FFFFFF|KAR
tf|坦富尔特|Tannfurt|坦富尔特|Tannfurt|杉|#11512F|#E9E4C9|TAN
zm|佐尔马克|Zollmark|佐尔马克|Zollmark|佐|#E76F51|#264653|ZOL
`
export const coralFootball = `
rc|礁城|Reef City|礁城|Reef City|礁|#0077A8|#FFD6A5|REE
mo|莫阿纳罗亚|Moanaroa|莫阿纳|Moanaroa|海|#0A2342|#5FC3C9|MOA
tw|潮水阿尔比恩|Tidewater Albion|潮水|Tidewater|潮|#274C77|#F4F4F4|TID
kp|贝壳杉角|Kauri Point|贝壳杉角|Kauri Point|杉|#2F4F2F|#E8DCC0|KAU
wc|白浪城|Whitecap City|白浪|Whitecap|浪|#FFFFFF|#1F77B4|WHI
ku|科鲁联|Koru United|科鲁|Koru United|蕨|#0B0B0B|#7CB518|KOR
br|班克西亚游骑兵|Banksia Rangers|班克西亚|Banksia|班|#C05A1A|#FFF1DC|BAN
wt|金合欢溪|Wattle Creek|金合欢溪|Wattle Creek|欢|#F2B705|#1B4D3E|WAT
sh|南汀|Southhaven|南汀|Southhaven|汀|#7B2D26|#F0F3F5|SOU
ts|塔斯马拉|Tasmarra|塔斯马拉|Tasmarra|拉|#4B3F72|#FFC857|TAS
bh|蓝桉山|Bluegum Hill|蓝桉山|Bluegum Hill|桉|#3A7CA5|#E8F1D4|BLU
mg|红树林镇|Mangrove Town|红树林|Mangrove|树|#6A994E|#BC4749|MAN
`
export const ringseaBasketball = `
fm|法尔肯莫尔巨塔|Falkenmoor Towers|法尔肯|Falkenmoor|塔|#7F5539|#F4E8D8|FAL
vd|瓦尔德诺拉篮球|Valdenora Basket|瓦尔德诺拉|Valdenora|瓦|#F5F5F0|#4B2E83|VAL
rs|拉本施塔特渡鸦|Rabenstadt Ravens|拉本|Rabenstadt|鸦|#141414|#F7D046|RAB
nh|诺尔港长船|Norrhaven Longships|诺尔港|Norrhaven|船|#0F4C5C|#F4F1DE|NOR
tl|托雷卢纳灰狼|Torreluna Lobos|托雷卢纳|Torreluna|狼|#5B6770|#FFFFFF|TOR
pa|阿尔瓦港海盗|Puerto Alba Corsairs|阿尔瓦港|Puerto Alba|盗|#0A3D91|#F2C230|PAL
gl|格伦维克牡鹿|Glenvik Stags|格伦维克|Glenvik|鹿|#243A73|#E0C097|GLV
om|奥斯特马克铁砧|Ostermark Anvils|奥斯特|Ostermark|砧|#22333B|#E76F51|OST
sh|西尔伯霍夫钟楼|Silberhof Bells|西尔伯|Silberhof|钟|#4F6D8F|#F5F5F5|SIL
tm|索恩米尔荆棘|Thornmere Thorns|索恩米尔|Thornmere|棘|#386641|#F2E8CF|THO
ca|卡斯塔涅拉斗牛|Castanera Toros|卡斯塔|Castanera|牛|#8C2F1B|#F3D19C|CAS
cl|卢斯角灯火|Cabo Luz Faros|卢斯角|Cabo Luz|灯|#F4D35E|#0D3B66|CLU
kw|柯克沃尔德红隼|Kirkwold Kestrels|柯克沃|Kirkwold|隼|#8C1C13|#F5E6CA|KIR
ms|马里索拉海浪|Marisola Olas|马里索拉|Marisola|浪|#1A7FA8|#F7F3E8|MAR
hl|霍恩林德椴树|Hohenlind Lindens|霍恩林德|Hohenlind|椴|#1E6B3A|#FFE8A3|HOH
sk|斯卡尔岬海豹|Skarness Seals|斯卡尔|Skarness|豹|#33415C|#C7D0D6|SKA
`
