// Nicknames of clubs, nations and leagues. Found by any spelling of the official name.
import { foldForms } from '../../../rules/text/text-fold.ts'

/** A name as a feed may spell it, then its aliases. */
const table = `
Real Madrid|皇马|银河战舰|RM|RMA
Barcelona|巴萨|红蓝军团|FCB|Barca
Atlético Madrid|马竞|床单军团|Atleti
Athletic Club|毕巴|毕尔巴鄂
Sevilla|塞维
Valencia|蝙蝠军团
Villarreal|黄潜|黄色潜水艇
Real Sociedad|皇社
Real Betis|皇贝
Manchester United|曼联|红魔|MU|Man Utd|ManU|Quỷ đỏ
Manchester City|曼城|蓝月亮|MC|Man xanh
Liverpool|红军|LFC|Lữ đoàn đỏ
Arsenal|阿森纳|枪手|兵工厂|AFC|Pháo thủ
Chelsea|蓝军|车子|CFC
Tottenham Hotspur|热刺|白百合|Spurs|Gà trống
Newcastle United|喜鹊|纽卡
Aston Villa|维拉
Everton|太妃糖
West Ham United|铁锤帮
Wolverhampton Wanderers|狼队|Wolves
Leicester City|狐狸城|蓝狐
Brighton & Hove Albion|海鸥
Crystal Palace|水晶宫
Bayern München|拜仁|南部之星|FCB|Bayern Munich|Hùm xám
Bayern Munich|拜仁|南部之星|FCB|Bayern
Borussia Dortmund|多特|大黄蜂|BVB
Bayer Leverkusen|药厂
RB Leipzig|红牛
Borussia Mönchengladbach|门兴
Schalke 04|沙尔克|矿工
Juventus|尤文|斑马军团|老妇人|Juve|Bà đầm già
AC Milan|米兰|红黑军团|ACM
Internazionale|国米|蓝黑军团|Inter|Inter Milan
Inter|国米|国际米兰|蓝黑军团|Inter Milan
AS Roma|红狼|罗马
Napoli|那不勒斯|那波利
Lazio|蓝鹰
Atalanta|真蓝黑
Fiorentina|紫百合
Paris Saint-Germain|大巴黎|巴黎|PSG
Olympique Marseille|马赛
Olympique Lyonnais|里昂
AS Monaco|摩纳哥
Ajax|阿贾克斯
PSV Eindhoven|埃因霍温
Benfica|本菲卡
FC Porto|波尔图
Sporting CP|葡体|里斯本竞技
Celtic|凯尔特人
Galatasaray|加拉塔萨雷|加拉
Inter Miami|迈阿密国际
Al Nassr|利雅得胜利
Al Hilal|利雅得新月
Shanghai Port|上港|海港|红鹰
Shanghai Shenhua|申花|蓝魔
Beijing Guoan|国安|御林军
Shandong Taishan|鲁能|泰山|橙色风暴
Zhejiang FC|浙江队|绿城
Chengdu Rongcheng|蓉城
Wuhan Three Towns|三镇
Tianjin Jinmen Tiger|津门虎|泰达
Guangzhou FC|恒大|广州队
Hà Nội|HN
Hoàng Anh Gia Lai|HAGL|嘉莱
Công An Hà Nội|CAHN
Brazil|桑巴军团|Selecao|五星巴西
Argentina|潘帕斯雄鹰|阿根廷
Germany|德意志战车|日耳曼战车
Italy|蓝衣军团|Azzurri
France|高卢雄鸡|法兰西|Les Bleus
England|三狮军团|Three Lions|Tam sư
Spain|斗牛士|La Roja
Netherlands|橙衣军团|无冕之王|Oranje|Holland
Portugal|五盾军团
Belgium|欧洲红魔
Croatia|格子军团
Japan|蓝武士|Samurai Blue
South Korea|太极虎|韩国|Korea Republic
Korea Republic|太极虎|韩国|South Korea
China|国足|中国队|龙之队
Vietnam|越南队|金星战士|Việt Nam
Los Angeles Lakers|湖人|紫金军团|LAL
Golden State Warriors|勇士|GSW|Dubs
Boston Celtics|凯尔特人|绿军|BOS
Chicago Bulls|公牛|红牛
Miami Heat|热火|南海岸
San Antonio Spurs|马刺
New York Knicks|尼克斯
Dallas Mavericks|独行侠|小牛|Mavs
Houston Rockets|火箭
Premier League|英超|EPL|Ngoại hạng Anh
English Premier League|英超|EPL|Ngoại hạng Anh
La Liga|西甲|LaLiga
Primera División|西甲|La Liga|LaLiga
Bundesliga|德甲
Serie A|意甲
Ligue 1|法甲
Championship|英冠
Eredivisie|荷甲
Primeira Liga|葡超
UEFA Champions League|欧冠|UCL|C1
Champions League|欧冠|UCL|C1
UEFA Europa League|欧联|欧罗巴|UEL|C2
UEFA Conference League|欧协联|UECL
FIFA World Cup|世界杯|WC
World Cup|世界杯|WC
European Championship|欧洲杯|EURO
Copa América|美洲杯
FIFA Club World Cup|世俱杯
AFC Champions League|亚冠
Chinese Super League|中超|CSL
V.League 1|越南联赛|V League
NBA|美职篮
CBA|中职篮
`

const known = new Map<string, string[]>()
/** Strips the kind of club, which spellings may omit. */
const bare = (folded: string): string =>
  folded
    .replace(/\b(?:fc|cf|afc|sc|club)\b|[.&'’-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
const bareForms = (spelling: string): string[] => foldForms(spelling).map(bare)

for (const line of table.trim().split('\n')) {
  const [name = '', ...others] = line.split('|')
  for (const form of bareForms(name)) known.set(form, others)
}

/** The aliases of a spelling's owner. */
export const aliasesOf = (spellings: readonly string[]): string[] => [
  ...new Set([...new Set(spellings.flatMap(bareForms))].flatMap((form) => known.get(form) ?? [])),
]
