// A football match, an upcoming match, a basketball game and a badminton match as feed events, with the notification that each event
// causes: every kind of alert once.
import type { AlertKind } from '../../../contract/follow/follow.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedEvent, FeedSink } from '../../../server/features/match/feed-message.ts'
import type { FeedApp } from '../app/feed-app.ts'
import { aFixture, aLeague, aTeam, phase, score } from '../match/match-build.ts'

export interface AlertStep {
  kind: AlertKind
  /** Feed events; the last one causes the notification. */
  feed(app: FeedApp): FeedEvent[]
  /** The title in each language; a pattern where it contains the current minute. */
  titles: Record<Lang, string | RegExp>
  /** Text that the body must contain in each language, besides the league. */
  body?: Record<Lang, string>
}

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })
export const scorer = name('林一', 'Lin Yi', 'Lâm Nhất')
export const keeper = name('贺铁', 'Hal Stone', 'Hạ Thiết')

const lineup = (id: string, of: Name) => ({
  formation: '4-4-2',
  coach: name('罗岸', 'Rowan Ford', 'La Ngạn'),
  starters: [{ id, number: 9, name: of, position: 'F', x: 50, y: 80, rating: null, captain: false }],
  substitutes: [],
})
export const lineupsOf = (match_id: string, at: string) =>
  ({ match_id, at, type: 'lineups', home: lineup('lin-yi', scorer), away: lineup('hal-stone', keeper) }) as const

/** Leagues and teams of all alerts. No name contains a digit, so every digit belongs to the alert itself. */
export async function furnishAlerts(sink: FeedSink): Promise<void> {
  const cup = name('海岸杯', 'Coast Cup', 'Cúp Bờ Biển')
  const hoops = name('海湾联赛', 'Bay League', 'Giải Vịnh')
  const open = name('羽毛球公开赛', 'Shuttle Open', 'Giải Cầu Lông')
  const leagues = { football: 'cup', basketball: 'hoops', badminton: 'open' } as const
  await sink.upsertLeagues([
    aLeague('cup', { name: cup, short: cup }),
    aLeague('hoops', { name: hoops, short: hoops, sport: 'basketball' }),
    aLeague('open', { name: open, short: open, sport: 'badminton', table: 'none' }),
  ])
  const team = (id: string, of: Name, sport: keyof typeof leagues = 'football') =>
    aTeam(id, { name: of, short: of, sport, league_id: leagues[sport] })
  await sink.upsertTeams([
    team('harbour', name('临港', 'Harbour', 'Cảng Xanh')),
    team('norvale', name('北谷', 'Norvale', 'Thung Lũng')),
    team('gulls', name('海鸥', 'Gulls', 'Hải Âu'), 'basketball'),
    team('lions', name('铁狮', 'Lions', 'Sư Tử'), 'basketball'),
    team('mo', name('莫岚', 'Mo Lan', 'Mạc Lam'), 'badminton'),
    team('reed', name('芦笛', 'Ann Reed', 'Lư Địch'), 'badminton'),
  ])
}
export const footballFixture = (id: string, match_time: string) =>
  aFixture(id, { league_id: 'cup', home_team_id: 'harbour', away_team_id: 'norvale', match_time })
export const basketballFixture = (id: string, match_time: string) =>
  aFixture(id, { sport: 'basketball', league_id: 'hoops', home_team_id: 'gulls', away_team_id: 'lions', match_time, period_minutes: 12 })

export const badmintonFixture = (id: string, match_time: string) =>
  aFixture(id, { sport: 'badminton', league_id: 'open', home_team_id: 'mo', away_team_id: 'reed', match_time })

type Titles = AlertStep['titles']
const football = (zh: string, en: string, vi: string): Titles => ({
  zh: zh.replace('临 北', '临港 – 北谷').replace(/(\d:\d)$/, '临港 $1 北谷'),
  en: en.replace('H N', 'Harbour – Norvale').replace(/(\d:\d)$/, 'Harbour $1 Norvale'),
  vi: vi.replace('C T', 'Cảng Xanh – Thung Lũng').replace(/(\d:\d)$/, 'Cảng Xanh $1 Thung Lũng'),
})
const basketball = (zh: string, en: string, vi: string): Titles => ({
  zh: zh.replace('海 铁', '海鸥 – 铁狮').replace(/(\d:\d)$/, '海鸥 $1 铁狮'),
  en: en.replace('G L', 'Gulls – Lions').replace(/(\d:\d)$/, 'Gulls $1 Lions'),
  vi: vi.replace('H S', 'Hải Âu – Sư Tử').replace(/(\d:\d)$/, 'Hải Âu $1 Sư Tử'),
})

export function footballSteps(match: string): AlertStep[] {
  let goalKey = ''
  return [
    {
      kind: 'kick-off',
      feed: ({ feedEvent }) => [feedEvent(match, phase('first-half'), { minute: 1 })],
      titles: football('开赛：临 北', 'Under way: H N', 'Bắt đầu: C T'),
    },
    {
      kind: 'goal',
      feed: ({ feedEvent }) => {
        const goal = feedEvent(match, { type: 'goal', side: 'home', player: scorer, assist: null, how: 'open' }, { minute: 12 })
        goalKey = goal.key
        return [goal]
      },
      titles: football('进球！1:0', 'GOAL! 1:0', 'VÀO! 1:0'),
      body: { zh: '12′ 临港 林一', en: '12′ Lin Yi (Harbour)', vi: '12′ Lâm Nhất (Cảng Xanh)' },
    },
    {
      kind: 'review',
      feed: ({ feedEvent }) => [feedEvent(match, { type: 'review', side: 'home', reason: 'offside', target: goalKey }, { minute: 13 })],
      titles: football('VAR 审核 1:0', 'VAR check: 1:0', 'VAR đang kiểm tra: 1:0'),
      body: { zh: '疑似越位', en: 'possible offside', vi: 'nghi việt vị' },
    },
    {
      // Retracts the previous alert: the same notification shows the correction.
      kind: 'goal',
      feed: ({ feedEvent }) => [feedEvent(match, { type: 'cancel', target: goalKey, reason: 'offside' }, { minute: 14 })],
      titles: football('进球取消 0:0', 'Goal disallowed: 0:0', 'Bàn thắng bị từ chối: 0:0'),
      body: { zh: '原比分 1:0 · 越位在先', en: 'was 1:0 · offside', vi: 'trước đó 1:0 · việt vị' },
    },
    {
      kind: 'penalty-missed',
      feed: ({ feedEvent }) => [feedEvent(match, { type: 'penalty-missed', side: 'home', player: scorer }, { minute: 30 })],
      titles: football('点球不进 0:0', 'Penalty missed: 0:0', 'Đá hỏng phạt đền: 0:0'),
      body: { zh: '30′ · 临港 林一', en: 'Lin Yi (Harbour)', vi: 'Lâm Nhất (Cảng Xanh)' },
    },
    {
      kind: 'red-card',
      feed: ({ feedEvent }) => [feedEvent(match, { type: 'card', side: 'away', card: 'red', player: keeper }, { minute: 40 })],
      titles: football('红牌 0:0', 'Red card: 0:0', 'Thẻ đỏ: 0:0'),
      body: { zh: '北谷 贺铁', en: 'Hal Stone (Norvale)', vi: 'Hạ Thiết (Thung Lũng)' },
    },
    {
      kind: 'half-time',
      feed: ({ feedEvent }) => [feedEvent(match, phase('half-time'), { minute: 45 })],
      titles: football('中场 0:0', 'Half-time: 0:0', 'Nghỉ giữa hiệp: 0:0'),
    },
    {
      kind: 'second-half',
      feed: ({ feedEvent }) => [feedEvent(match, phase('second-half'), { minute: 46 })],
      titles: football('下半场开始 0:0', 'Second half: 0:0', 'Bắt đầu hiệp hai: 0:0'),
    },
    {
      kind: 'extra-time',
      feed: ({ feedEvent }) => [
        feedEvent(match, phase('extra-break'), { minute: 90 }),
        feedEvent(match, phase('extra-first'), { minute: 91 }),
      ],
      titles: football('进入加时 0:0', 'Extra time: 0:0', 'Hiệp phụ: 0:0'),
    },
    {
      kind: 'shoot-out',
      feed: ({ feedEvent }) => [feedEvent(match, phase('shoot-out'), { minute: 120 })],
      titles: football('点球大战 0:0', 'Penalty shoot-out: 0:0', 'Luân lưu: 0:0'),
    },
    {
      kind: 'full-time',
      feed: ({ feedEvent }) => [
        feedEvent(match, { type: 'shootout-kick', side: 'home', scored: true, player: null }, { minute: 120 }),
        feedEvent(match, { type: 'shootout-kick', side: 'away', scored: false, player: null }, { minute: 120 }),
        feedEvent(match, phase('finished'), { minute: 120 }),
      ],
      titles: football('完场（点球 1:0）0:0', 'Full-time (1:0 on pens): 0:0', 'Kết thúc (luân lưu 1:0): 0:0'),
    },
  ]
}

/** The first two are sent automatically once the line-ups are known and the start is near. */
export const stepsBefore = (match: string): AlertStep[] => [
  {
    kind: 'line-up',
    feed: () => [],
    titles: football('首发公布：临 北', 'Line-ups are out: H N', 'Đã có đội hình: C T'),
  },
  {
    kind: 'soon',
    feed: () => [],
    titles: {
      zh: /^\d+ 分钟后开赛：临港 – 北谷$/,
      en: /^Starts in \d+ min: Harbour – Norvale$/,
      vi: /^Còn \d+ phút nữa: Cảng Xanh – Thung Lũng$/,
    },
  },
  {
    kind: 'moved',
    feed: ({ feedEvent }) => [feedEvent(match, { type: 'moved', time: '2026-03-09T17:05:00Z' })],
    titles: football('改期：临 北', 'Rescheduled: H N', 'Dời lịch: C T'),
    body: { zh: '新时间 3月10日 01:05（北京时间）', en: 'new start 9 Mar, 17:05 UTC', vi: 'giờ mới 00:05 ngày 10/3 (giờ Việt Nam)' },
  },
]

export function basketballSteps(match: string): AlertStep[] {
  const to = (app: FeedApp, next: Parameters<typeof phase>[0], left?: number): FeedEvent =>
    app.feedEvent(match, phase(next), { minute: 0, left })
  const points = (app: FeedApp, side: 'home' | 'away', count: number, left: number): FeedEvent =>
    app.feedEvent(match, { type: 'points', side, count, player: null }, { minute: 0, left })
  return [
    {
      kind: 'kick-off',
      feed: (app) => [to(app, 'q1', 720)],
      titles: basketball('跳球开赛：海 铁', 'Tip-off: G L', 'Trận đấu bắt đầu: H S'),
    },
    {
      kind: 'quarter-end',
      feed: (app) => [points(app, 'home', 3, 700), to(app, 'q1-break')],
      titles: basketball('第一节结束 3:0', 'End of Q1: 3:0', 'Hết hiệp 1: 3:0'),
    },
    {
      kind: 'half-time',
      feed: (app) => [to(app, 'q2', 720), points(app, 'away', 2, 650), to(app, 'half-time')],
      titles: basketball('中场 3:2', 'Half-time: 3:2', 'Nghỉ giữa hiệp: 3:2'),
    },
    {
      kind: 'quarter-end',
      feed: (app) => [to(app, 'q3', 720), to(app, 'q3-break')],
      titles: basketball('第三节结束 3:2', 'End of Q3: 3:2', 'Hết hiệp 3: 3:2'),
    },
    {
      kind: 'close-game',
      feed: (app) => [to(app, 'q4', 720), points(app, 'home', 2, 600), points(app, 'away', 2, 290)],
      titles: basketball('比分胶着 5:4', 'Close game: 5:4', 'Tỷ số sít sao: 5:4'),
    },
    {
      kind: 'overtime',
      feed: (app) => [points(app, 'away', 1, 200), to(app, 'overtime-break'), to(app, 'overtime', 300)],
      titles: basketball('进入加时 5:5', 'Overtime: 5:5', 'Vào hiệp phụ: 5:5'),
    },
    {
      kind: 'full-time',
      feed: (app) => [points(app, 'home', 2, 200), to(app, 'finished')],
      titles: basketball('终场（加时）7:5', 'Final (OT): 7:5', 'Chung cuộc (sau hiệp phụ): 7:5'),
    },
  ]
}

const badminton = (zh: string, en: string, vi: string): Titles => ({
  zh: zh.replace('莫 芦', '莫岚 – 芦笛').replace(/(\d:\d)$/, '莫岚 $1 芦笛'),
  en: en.replace('M A', 'Mo Lan – Ann Reed').replace(/(\d:\d)$/, 'Mo Lan $1 Ann Reed'),
  vi: vi.replace('M L', 'Mạc Lam – Lư Địch').replace(/(\d:\d)$/, 'Mạc Lam $1 Lư Địch'),
})

export function badmintonSteps(match: string): AlertStep[] {
  const feedEvent = ({ feedEvent: build }: FeedApp, what: Parameters<FeedApp['feedEvent']>[1]): FeedEvent =>
    build(match, what, { minute: 0 })
  const points = (count: number) => ({ type: 'points', side: 'home', count, player: null }) as const
  return [
    {
      kind: 'kick-off',
      feed: (app) => [feedEvent(app, phase('set-1'))],
      titles: badminton('开赛：莫 芦', 'Under way: M A', 'Bắt đầu: M L'),
    },
    {
      kind: 'set-end',
      feed: (app) => [feedEvent(app, score(1, 0, { periods: [[21, 9]] })), feedEvent(app, phase('set-break'))],
      titles: badminton('第一局结束 1:0', 'End of game 1: 1:0', 'Hết ván 1: 1:0'),
    },
    {
      kind: 'match-point',
      feed: (app) => [feedEvent(app, phase('set-2')), feedEvent(app, points(19)), feedEvent(app, points(1))],
      titles: badminton('赛点 1:0', 'Match point: 1:0', 'Điểm kết thúc trận: 1:0'),
    },
    {
      kind: 'full-time',
      feed: (app) => [feedEvent(app, points(1)), feedEvent(app, score(2, 0)), feedEvent(app, phase('finished'))],
      titles: badminton('终场 2:0', 'Final: 2:0', 'Chung cuộc: 2:0'),
    },
  ]
}
