// Invented clubs of the American leagues. The columns are those of team-west.ts.
export const coradoFootball = `
cs|南方秃鹰|Condores del Sur|南方秃鹰|Condores Sur|鹰|#1D1D1B|#FFFFFF|CON
oc|翁布中央|Ombu Central|翁布|Ombu Central|翁|#00519E|#F9C80E|OMB
ba|巴兰卡阿苏尔|Barranca Azul|巴兰卡|Barranca Azul|兰|#2A6FBB|#FFFFFF|BAR
cb|塞罗布拉沃|Cerro Bravo|塞罗|Cerro Bravo|塞|#9D0208|#FFFFFF|CER
mc|铜矿人|Mineros Cobre|铜矿人|Mineros Cobre|铜|#A4572A|#1F1F1F|MIN
tg|三湖|Tres Lagunas|三湖|Tres Lagunas|湖|#118AB2|#EAF6F6|TRE
qr|红谷|Quebrada Roja|红谷|Quebrada Roja|红|#C1292E|#F1D302|QUE
pc|塞博港|Puerto Ceibo|塞博港|Puerto Ceibo|博|#B5174B|#F5F5F5|CEI
an|安德罗铁路|Ferroviario Andero|安德罗|Andero|铁|#3C3C3B|#E4572E|AND
ms|南潮|Marea Sur|南潮|Marea Sur|潮|#05668D|#F0F3BD|MSU
ev|老牧场|Estancia Vieja|老牧场|Estancia Vieja|牧|#6B4226|#F2E3C6|EST
ab|阿尔博雷斯|Albores|阿尔博|Albores|曙|#F4A259|#5B2333|ALB
yu|耶尔瓦尔联|Yerbal Unido|耶尔瓦尔|Yerbal Unido|茶|#3A7D44|#F5F0DC|YER
pm|潘佩拉卫士|Defensa Pampera|潘佩拉|Pampera|潘|#F6D55C|#173F5F|PAM
gu|瓜纳科|Guanaco|瓜纳科|Guanaco|瓜|#B08968|#3C2A21|GUA
sn|北柳|Sauce Norte|北柳|Sauce Norte|柳|#2D6A4F|#FFFFFF|SAU
`
export const jacarelaFootball = `
aa|蓝金刚|Arara Azul|蓝金刚|Arara Azul|刚|#0D47A1|#FFD54F|ARA
pi|皮拉塞马|Piracema|皮拉塞马|Piracema|鱼|#00695C|#FFFFFF|PIR
jg|然加达|Jangada|然加达|Jangada|帆|#FFFFFF|#C62828|JAN
op|翁萨|Onca Parda|翁萨|Onca Parda|豹|#C98B2B|#1A1A1A|ONC
fd|金河口|Foz Dourada|金河口|Foz Dourada|金|#F9A825|#00332B|FOZ
bm|博阿马雷|Boa Mare|博阿马雷|Boa Mare|潮|#0277BD|#FFFFFF|BOA
mc|曼达卡鲁|Mandacaru|曼达卡鲁|Mandacaru|掌|#33691E|#F4E409|MAN
lf|拉戈阿丰达|Lagoa Funda|拉戈阿|Lagoa Funda|湖|#1A237E|#E8EAF6|LAG
ir|紫花|Ipe Roxo|紫花|Ipe Roxo|紫|#6A1B9A|#FCE4EC|IPE
gv|盖沃塔|Gaivota|盖沃塔|Gaivota|鸥|#ECEFF1|#263238|GAI
dz|登德泽罗|Dendezeiro|登德泽罗|Dendezeiro|棕|#BF360C|#FFF3E0|DEN
ec|恩热尼奥|Engenho Claro|恩热尼奥|Engenho Claro|磨|#4E342E|#FFCC80|ENG
cj|卡茹|Caju Clube|卡茹|Caju|茹|#D32F2F|#FBC02D|CAJ
ha|奥里藏特|Horizonte Alto|奥里藏特|Horizonte|奥|#37474F|#80DEEA|HOR
ns|纳森特|Nascente|纳森特|Nascente|晨|#EF6C00|#FFFFFF|NAS
ql|基利亚|Quilha|基利亚|Quilha|舷|#004D40|#B2DFDB|QUI
`
export const twinLakesFootball = `
ib|铁木湾|Ironwood Bay|铁木湾|Ironwood Bay|木|#2F3E46|#E9C46A|IRW
cl|铜线|Copperline SC|铜线|Copperline|铜|#A2542C|#FFF1E0|COP
ch|瀑布港|Cascade Harbor|瀑布港|Cascade|瀑|#005F73|#E9D8A6|CAS
tm|雷鸣台地|Thunder Mesa|雷鸣台地|Thunder Mesa|雷|#5A189A|#FFD60A|THM
rr|红石急流|Redstone Rapids|红石|Redstone|石|#9B2226|#F8F4E3|RED
bf|蓝水铸造|Bluewater Forge|蓝水|Bluewater|铸|#1D5C96|#FFFFFF|BLW
mj|枫林枢纽|Maple Junction|枫林|Maple Junction|枫|#BC3908|#F6E8D5|MAP
sp|银草原|Silver Prairie|银草原|Silver Prairie|草|#7D8597|#F5F3E7|SIL
ll|湖岸猞猁|Lakeshore Lynx|湖岸|Lakeshore|岸|#0B3954|#BFD7EA|LAK
pu|松冠联|Pinecrest Union|松冠|Pinecrest|松|#1B4332|#D8F3DC|PIN
fj|杜松堡|Fort Juniper|杜松堡|Fort Juniper|堡|#386641|#F2E8CF|JUN
sv|日舞谷|Sundance Valley|日舞谷|Sundance|日|#F3722C|#2B2D42|SUN
ah|白杨谷|Aspen Hollow|白杨谷|Aspen Hollow|杨|#F1F1E6|#606C38|ASP
gp|花岗角|Granite Point|花岗角|Granite Point|岗|#495057|#F8F9FA|GRA
`
export const twinLakesBasketball = `
ir|铁木猫头鹰|Ironwood Owls|铁木|Ironwood|鸮|#2F3E46|#E9C46A|IRW
cp|铜线彗星|Copperline Comets|铜线|Copperline|彗|#A2542C|#FFF1E0|COP
co|寒水虎鲸|Coldwater Orcas|寒水|Coldwater|鲸|#0B132B|#5BC0BE|COL
ms|台地流星|Mesa Meteors|台地|Mesa|流|#5A189A|#FFD60A|MES
rr|红石响尾蛇|Redstone Rattlers|红石|Redstone|蛇|#9B2226|#F8F4E3|RED
sm|日舞野骏|Sundance Mustangs|日舞|Sundance|骏|#F3722C|#2B2D42|SUN
bp|蓝水梭鱼|Bluewater Pike|蓝水|Bluewater|梭|#1D5C96|#FFFFFF|BLW
mm|枫林驼鹿|Maple Moose|枫林|Maple|鹿|#BC3908|#F6E8D5|MAP
pb|草原野牛|Prairie Bison|草原|Prairie|牛|#6B4E2E|#F5F3E7|PRA
lo|湖岸潜鸟|Lakeshore Loons|湖岸|Lakeshore|鸟|#0B3954|#BFD7EA|LAK
cc|瀑布灰鹤|Cascade Cranes|瀑布|Cascade|鹤|#005F73|#E9D8A6|CAS
gb|花岗獾|Granite Badgers|花岗|Granite|獾|#495057|#F8F9FA|GRA
ae|白杨马鹿|Aspen Elks|白杨|Aspen|杨|#606C38|#FEFAE0|ASP
jj|杜松胡狼|Juniper Jackals|杜松|Juniper|狼|#386641|#F2E8CF|JUN
pp|松冠豪猪|Pinecrest Porcupines|松冠|Pinecrest|豪|#1B4332|#D8F3DC|PIN
hh|丰谷鹞|Harvest Harriers|丰谷|Harvest|鹞|#BB9457|#432818|HAR
`
