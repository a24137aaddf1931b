// The streamers of the demonstration world and their rooms.

export interface DemoStreamer {
  id: string
  nickname: string
  signature: string
  title: string
  placard: string
  badge: string
  category: number
  game?: string
  /** Experience points. */
  experience: number
  /** Live from the start. */
  live?: true
  /** Shows a match of this sport: the first, the second ... of the live ones. */
  sport?: 'football' | 'basketball' | 'tennis' | 'badminton' | 'esports'
  /** Camera of the match picture; default: the main stand, with replays. */
  camera?: 'live' | 'tactical' | 'goal'
  /** Language of the picture's texts and of the room's viewers; default Chinese. */
  language?: 'zh' | 'en' | 'vi'
  /** Schedules a broadcast of the sport's next match. */
  announces?: true
}

export const demoStreamers: readonly DemoStreamer[] = [
  {
    id: 'demo01',
    nickname: '老周说球',
    signature: '二十年看台老票友，只讲看得见的球',
    title: '焦点战解说｜一球一球聊透',
    placard: '进球时先别剧透，等自己的画面到了再刷屏。',
    badge: '老票友',
    category: 1,
    experience: 52_000,
    live: true,
    sport: 'football',
    announces: true,
  },
  {
    id: 'demo02',
    nickname: '阿May战术板',
    signature: '把阵型画给你看',
    title: '战术板直播：高位逼抢怎么破',
    placard: '中场休息开放提问，弹幕打“战术”。',
    badge: '战术派',
    category: 1,
    experience: 18_400,
    live: true,
    sport: 'football',
    camera: 'tactical',
  },
  {
    id: 'demo03',
    nickname: '篮下老陈',
    signature: '打过四年校队，膝盖留在了那年',
    title: '篮球夜场｜关键球时刻',
    placard: '文明看球，不带节奏。',
    badge: '篮下客',
    category: 2,
    experience: 30_600,
    live: true,
    sport: 'basketball',
    announces: true,
  },
  {
    id: 'demo04',
    nickname: '三分雨小雨',
    signature: '数据党，只信命中率',
    title: '数据流看篮球',
    placard: '每节结束公布投篮热区。',
    badge: '三分雨',
    category: 2,
    experience: 6_900,
    sport: 'basketball',
    announces: true,
  },
  {
    id: 'demo05',
    nickname: '牌桌阿强',
    signature: '输赢不重要，牌品重要',
    title: '斗地主教学局：怎么叫地主',
    placard: '只教牌理，不赌钱。',
    badge: '牌友',
    category: 3,
    game: 'doudizhu',
    experience: 9_800,
    live: true,
  },
  {
    id: 'demo06',
    nickname: '楚河汉界',
    signature: '业余五段，天天复盘',
    title: '象棋残局每日一题',
    placard: '答案在本局最后公布。',
    badge: '棋友',
    category: 3,
    game: 'xiangqi',
    experience: 4_200,
  },
  {
    id: 'demo07',
    nickname: '中路小北',
    signature: '中路对线，从不抢人头',
    title: '团队对战｜赛事夜场',
    placard: '喷队友会被禁言。',
    badge: '小北队',
    category: 3,
    game: 'moba',
    experience: 12_700,
    live: true,
    sport: 'esports',
  },
  {
    id: 'demo08',
    nickname: '底线球手',
    signature: '网球十年，正手还在练',
    title: '网球公开赛观赛室',
    placard: '发球时请安静，开玩笑的。',
    badge: '底线帮',
    category: 4,
    experience: 3_300,
    live: true,
    sport: 'tennis',
  },
  {
    id: 'demo09',
    nickname: '羽你同行',
    signature: '周三周六有空，来打球',
    title: '羽毛球步法讲解',
    placard: '问球拍的看简介。',
    badge: '羽友',
    category: 5,
    experience: 2_100,
    sport: 'badminton',
    announces: true,
  },
  {
    id: 'demo10',
    nickname: 'Linh Sân Cỏ',
    signature: 'Bình luận bóng đá bằng tiếng Việt',
    title: 'Bình luận trực tiếp: trận cầu tâm điểm',
    placard: 'Chat lịch sự, đừng báo trước bàn thắng nhé.',
    badge: 'SânCỏ',
    category: 1,
    experience: 15_500,
    live: true,
    sport: 'football',
    language: 'vi',
  },
  {
    id: 'demo11',
    nickname: 'Harbour End',
    signature: 'English commentary from the cheap seats',
    title: 'Watchalong: whatever is on tonight',
    placard: 'Be kind to the referee. He is trying.',
    badge: 'EndFan',
    category: 1,
    experience: 7_700,
    sport: 'football',
    language: 'en',
    announces: true,
  },
  {
    id: 'demo12',
    nickname: '夜跑电台',
    signature: '跑步、音乐和一点废话',
    title: '夜跑陪跑台｜10 公里',
    placard: '掉队也没关系。',
    badge: '夜跑团',
    category: 6,
    experience: 1_400,
  },
  {
    id: 'demo13',
    nickname: '看台小满',
    signature: '买站票的人，喊得最响',
    title: '站票席｜陪你喊到终场',
    placard: '进球可以刷屏，剧透不行。',
    badge: '站票席',
    category: 1,
    experience: 10_900,
    live: true,
    sport: 'football',
  },
  {
    id: 'demo14',
    nickname: 'Sixth Man Sam',
    signature: 'Bench player, first on his feet',
    title: 'From the bench: every possession counts',
    placard: 'Ask about the sets at the next time-out.',
    badge: 'Bench',
    category: 2,
    experience: 5_800,
    live: true,
    sport: 'basketball',
    language: 'en',
  },
  {
    id: 'demo15',
    nickname: '网前小球',
    signature: '双打十年，搭档换了三个',
    title: '羽毛球现场｜看懂每一拍',
    placard: '想看慢动作请打“再来”。',
    badge: '网前帮',
    category: 5,
    experience: 4_600,
    live: true,
    sport: 'badminton',
  },
  {
    id: 'demo16',
    nickname: 'Góc Sân Đỏ',
    signature: 'Xem quần vợt từ hàng ghế cuối',
    title: 'Quần vợt cùng bạn: từng điểm một',
    placard: 'Giữ yên lặng khi giao bóng nhé.',
    badge: 'SânĐỏ',
    category: 4,
    experience: 2_700,
    live: true,
    sport: 'tennis',
    language: 'vi',
  },
  {
    id: 'demo17',
    nickname: '大魏看门将',
    signature: '退役门将，只替门将说话',
    title: '从球门后面看这场球',
    placard: '骂门将的请先去试试。',
    badge: '门神会',
    category: 1,
    experience: 21_300,
    live: true,
    sport: 'football',
    camera: 'goal',
  },
]

/** All streamers, with at most this many live ones (DEMO_ROOMS). */
export function streamersOf(mostLive: number): DemoStreamer[] {
  let live = 0
  return demoStreamers.filter((streamer) => {
    if (streamer.live) live += 1
    return !streamer.live || live <= mostLive
  })
}
