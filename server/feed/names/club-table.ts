// Clubs in data files, in three languages. Vietnamese readers know clubs by their Latin names; where the press has its own, it is used.
// Chinese as in the mainland press (直播吧, 懂球帝, 新华社).

/** Other spellings | zh | short zh | short Latin | code | colours | crest character; the key is the full Latin name. */
export type ClubLine = [
  spellings: string[],
  zh: string,
  shortZh: string,
  short: string,
  code: string,
  colors: [string, string],
  mark: string,
]

const england: Record<string, ClubLine> = {
  Arsenal: [['Arsenal FC'], '阿森纳', '阿森纳', 'Arsenal', 'ARS', ['#DB1F2B', '#FFFFFF'], '枪'],
  'Aston Villa': [['Aston Villa FC'], '阿斯顿维拉', '维拉', 'Aston Villa', 'AVL', ['#6A1D3C', '#95BFE5'], '维'],
  'AFC Bournemouth': [['Bournemouth'], '伯恩茅斯', '伯恩茅斯', 'Bournemouth', 'BOU', ['#C8102E', '#1A1A1A'], '伯'],
  Brentford: [['Brentford FC'], '布伦特福德', '布伦特福德', 'Brentford', 'BRE', ['#D20000', '#FFFFFF'], '蜂'],
  'Brighton & Hove Albion': [
    ['Brighton & Hove Albion FC', 'Brighton'],
    '布莱顿',
    '布莱顿',
    'Brighton',
    'BHA',
    ['#0057B8', '#FFFFFF'],
    '布',
  ],
  Burnley: [['Burnley FC'], '伯恩利', '伯恩利', 'Burnley', 'BUR', ['#6C1D45', '#99D6EA'], '利'],
  Chelsea: [['Chelsea FC'], '切尔西', '切尔西', 'Chelsea', 'CHE', ['#12429A', '#FFFFFF'], '切'],
  'Crystal Palace': [['Crystal Palace FC'], '水晶宫', '水晶宫', 'Crystal Palace', 'CRY', ['#1B458F', '#C4122E'], '宫'],
  Everton: [['Everton FC'], '埃弗顿', '埃弗顿', 'Everton', 'EVE', ['#003399', '#FFFFFF'], '埃'],
  Fulham: [['Fulham FC'], '富勒姆', '富勒姆', 'Fulham', 'FUL', ['#FFFFFF', '#1A1A1A'], '富'],
  'Ipswich Town': [['Ipswich Town FC', 'Ipswich'], '伊普斯维奇', '伊普斯维奇', 'Ipswich', 'IPS', ['#0A4BA0', '#FFFFFF'], '伊'],
  'Leeds United': [['Leeds United FC', 'Leeds'], '利兹联', '利兹联', 'Leeds', 'LEE', ['#FFFFFF', '#1D428A'], '兹'],
  'Leicester City': [['Leicester City FC', 'Leicester'], '莱斯特城', '莱斯特城', 'Leicester', 'LEI', ['#0053A0', '#FDBE11'], '狐'],
  Liverpool: [['Liverpool FC'], '利物浦', '利物浦', 'Liverpool', 'LIV', ['#C8102E', '#F6EB61'], '利'],
  'Manchester City': [['Manchester City FC', 'Man City'], '曼彻斯特城', '曼城', 'Man City', 'MCI', ['#6CABDD', '#1C2C5B'], '城'],
  'Manchester United': [['Manchester United FC', 'Man United'], '曼彻斯特联', '曼联', 'Man United', 'MUN', ['#C8102E', '#FBE122'], '联'],
  'Newcastle United': [['Newcastle United FC', 'Newcastle'], '纽卡斯尔联', '纽卡斯尔', 'Newcastle', 'NEW', ['#241F20', '#FFFFFF'], '纽'],
  'Nottingham Forest': [['Nottingham Forest FC'], '诺丁汉森林', '诺丁汉森林', "Nott'm Forest", 'NFO', ['#DD0000', '#FFFFFF'], '林'],
  Southampton: [['Southampton FC'], '南安普顿', '南安普顿', 'Southampton', 'SOU', ['#D71920', '#FFFFFF'], '南'],
  Sunderland: [['Sunderland AFC'], '桑德兰', '桑德兰', 'Sunderland', 'SUN', ['#EB172B', '#FFFFFF'], '桑'],
  'Tottenham Hotspur': [['Tottenham Hotspur FC', 'Tottenham'], '托特纳姆热刺', '热刺', 'Tottenham', 'TOT', ['#FFFFFF', '#132257'], '刺'],
  'West Ham United': [['West Ham United FC', 'West Ham'], '西汉姆联', '西汉姆联', 'West Ham', 'WHU', ['#7A263A', '#1BB1E7'], '锤'],
  'Wolverhampton Wanderers': [
    ['Wolverhampton Wanderers FC', 'Wolves'],
    '伍尔弗汉普顿流浪者',
    '狼队',
    'Wolves',
    'WOL',
    ['#FDB913', '#231F20'],
    '狼',
  ],
}

const china: Record<string, ClubLine> = {
  'Beijing Guoan': [['Beijing Guoan FC', 'Beijing Sinobo Guoan'], '北京国安', '国安', 'Beijing Guoan', 'BJG', ['#00653B', '#F4C300'], '安'],
  'Changchun Yatai': [['Changchun Yatai FC'], '长春亚泰', '亚泰', 'Yatai', 'CCY', ['#C8102E', '#FFFFFF'], '泰'],
  'Chengdu Rongcheng': [['Chengdu Rongcheng FC'], '成都蓉城', '蓉城', 'Rongcheng', 'CDR', ['#D7193F', '#FFFFFF'], '蓉'],
  'Dalian Yingbo': [['Dalian Yingbo FC', 'Dalian Young Boy'], '大连英博', '英博', 'Dalian Yingbo', 'DLY', ['#0F5FA8', '#FFFFFF'], '博'],
  'Henan FC': [['Henan', 'Henan Songshan Longmen', 'Henan Jianye'], '河南队', '河南', 'Henan', 'HEN', ['#C8102E', '#F4C300'], '豫'],
  'Meizhou Hakka': [['Meizhou Hakka FC'], '梅州客家', '梅州', 'Meizhou', 'MZH', ['#C23A2B', '#FFFFFF'], '梅'],
  'Qingdao Hainiu': [['Qingdao Hainiu FC'], '青岛海牛', '海牛', 'Qingdao Hainiu', 'QDH', ['#E8702A', '#FFFFFF'], '牛'],
  'Qingdao West Coast': [['Qingdao West Coast FC'], '青岛西海岸', '西海岸', 'QD West Coast', 'QWC', ['#1F8FCF', '#FFFFFF'], '岸'],
  'Shandong Taishan': [['Shandong Taishan FC', 'Shandong Luneng'], '山东泰山', '泰山', 'Taishan', 'SDT', ['#F26522', '#1E3A6E'], '岳'],
  'Shanghai Port': [['Shanghai Port FC', 'Shanghai SIPG'], '上海海港', '海港', 'Shanghai Port', 'SHP', ['#B5121B', '#F4C300'], '港'],
  'Shanghai Shenhua': [['Shanghai Shenhua FC'], '上海申花', '申花', 'Shenhua', 'SHS', ['#0A4AA3', '#FFFFFF'], '申'],
  'Shenzhen Peng City': [
    ['Shenzhen Peng City FC', 'Shenzhen Xinpengcheng'],
    '深圳新鹏城',
    '新鹏城',
    'Shenzhen',
    'SZP',
    ['#1D6FB8', '#FFFFFF'],
    '鹏',
  ],
  'Tianjin Jinmen Tiger': [
    ['Tianjin Jinmen Tiger FC', 'Tianjin Jinmenhu', 'Tianjin Teda'],
    '天津津门虎',
    '津门虎',
    'Tianjin Tiger',
    'TJT',
    ['#123D7C', '#FFFFFF'],
    '虎',
  ],
  'Wuhan Three Towns': [['Wuhan Three Towns FC'], '武汉三镇', '三镇', 'Wuhan', 'WHT', ['#C8102E', '#1A1A1A'], '镇'],
  'Yunnan Yukun': [['Yunnan Yukun FC'], '云南玉昆', '玉昆', 'Yunnan Yukun', 'YNY', ['#B3202A', '#F4D35E'], '昆'],
  'Zhejiang Professional': [
    ['Zhejiang FC', 'Zhejiang', 'Zhejiang Greentown'],
    '浙江队',
    '浙江',
    'Zhejiang',
    'ZHJ',
    ['#1C7C3C', '#FFFFFF'],
    '浙',
  ],
}

/** Clubs of the great European cups and leagues. */
const greatClubs: Record<string, ClubLine> = {
  'AC Milan': [['Milan'], 'AC米兰', 'AC米兰', 'AC Milan', 'MIL', ['#B5121B', '#1A1A1A'], '米'],
  Ajax: [['Ajax Amsterdam', 'AFC Ajax'], '阿贾克斯', '阿贾克斯', 'Ajax', 'AJA', ['#FFFFFF', '#D2122E'], '阿'],
  'AS Roma': [['Roma'], '罗马', '罗马', 'Roma', 'ROM', ['#8E1F2F', '#F0BC42'], '罗'],
  'Atlético Madrid': [
    ['Atletico de Madrid', 'Club Atlético de Madrid'],
    '马德里竞技',
    '马竞',
    'Atlético',
    'ATM',
    ['#CB3524', '#FFFFFF'],
    '竞',
  ],
  'Bayer Leverkusen': [['Bayer 04 Leverkusen'], '勒沃库森', '勒沃库森', 'Leverkusen', 'LEV', ['#E32221', '#1A1A1A'], '药'],
  'Bayern Munich': [['Bayern München', 'FC Bayern München'], '拜仁慕尼黑', '拜仁', 'Bayern', 'BAY', ['#DC052D', '#FFFFFF'], '拜'],
  'Borussia Dortmund': [[], '多特蒙德', '多特蒙德', 'Dortmund', 'BVB', ['#FDE100', '#1A1A1A'], '多'],
  'FC Barcelona': [['Barcelona'], '巴塞罗那', '巴萨', 'Barcelona', 'BAR', ['#004D98', '#A50044'], '巴'],
  'FC Porto': [['Porto'], '波尔图', '波尔图', 'Porto', 'POR', ['#00428C', '#FFFFFF'], '波'],
  'Inter Milan': [
    ['Inter', 'FC Internazionale Milano', 'Internazionale'],
    '国际米兰',
    '国米',
    'Inter',
    'INT',
    ['#0068A8', '#1A1A1A'],
    '国',
  ],
  Juventus: [['Juventus FC', 'Juventus Turin'], '尤文图斯', '尤文图斯', 'Juventus', 'JUV', ['#FFFFFF', '#1A1A1A'], '尤'],
  Napoli: [['SSC Napoli'], '那不勒斯', '那不勒斯', 'Napoli', 'NAP', ['#12A0D7', '#FFFFFF'], '那'],
  'Paris Saint-Germain': [['Paris Saint-Germain FC', 'PSG'], '巴黎圣日耳曼', '巴黎', 'PSG', 'PSG', ['#004170', '#DA291C'], '黎'],
  'Real Madrid': [['Real Madrid CF'], '皇家马德里', '皇马', 'Real Madrid', 'RMA', ['#FFFFFF', '#C9A227'], '皇'],
  'SL Benfica': [['Benfica', 'Sport Lisboa e Benfica'], '本菲卡', '本菲卡', 'Benfica', 'BEN', ['#E2001A', '#FFFFFF'], '菲'],
}

export const clubTable: Record<string, ClubLine> = { ...england, ...china, ...greatClubs }

const greatHomes: Record<string, string[]> = {
  ITA: ['AC Milan', 'AS Roma', 'Inter Milan', 'Juventus', 'Napoli'],
  ESP: ['Atlético Madrid', 'FC Barcelona', 'Real Madrid'],
  GER: ['Bayer Leverkusen', 'Bayern Munich', 'Borussia Dortmund'],
  POR: ['FC Porto', 'SL Benfica'],
  NED: ['Ajax'],
  FRA: ['Paris Saint-Germain'],
}

/** The country of a club in the table, as FIFA's three letters. */
export const clubTableHome: ReadonlyMap<string, string> = new Map([
  ...Object.keys(england).map((key): [string, string] => [key, 'ENG']),
  ...Object.keys(china).map((key): [string, string] => [key, 'CHN']),
  ...Object.entries(greatHomes).flatMap(([home, keys]) => keys.map((key): [string, string] => [key, home])),
])
