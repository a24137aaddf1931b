// Cups, knock-out tournaments and e-sports circuits of the world. Times are UTC.
import type { CompetitionName, Culture } from './league.ts'
import { badmintonStops, tennisStops } from './place.ts'

/** A club football cup, played on Thursdays. */
export interface CupSeed extends CompetitionName {
  /** League and number of its clubs, better ones first. */
  from: readonly (readonly [league: string, clubs: number])[]
  /** Whether groups precede the knock-out rounds; otherwise two legs from the first round on. */
  groups: boolean
}
export const cups: readonly CupSeed[] = [
  {
    id: 'shgb',
    name: '四海冠军杯|Four Seas Champions Cup|Cúp Vô địch Tứ Hải',
    short: '四海杯|Four Seas|Cúp Tứ Hải',
    mark: '冠',
    color: '#123F5C',
    initial: 'S',
    hot: true,
    rules: 'uefa-cup',
    from: [
      ['hxcl', 3],
      ['bhl', 3],
      ['ivl', 3],
      ['atl', 3],
      ['crl', 2],
      ['gsl', 2],
    ],
    groups: true,
  },
  {
    id: 'hxb',
    name: '华夏杯|Huaxia Cup|Cúp Hoa Hạ',
    short: '华夏杯|Huaxia Cup|Cúp Hoa Hạ',
    mark: '杯',
    color: '#8C1D40',
    initial: 'H',
    hot: true,
    from: [['hxcl', 16]],
    groups: false,
  },
]
/** Both cups share a cycle of 18 Thursdays; the week of day 20778 was its ninth. */
export const cupCycle = { weeks: 18, week: 8 }
/** Kick-off times of cup matches by the home club's league. */
export const cupTimes: Record<string, readonly string[]> = {
  hxcl: ['11:00', '11:35', '12:00'],
  bhl: ['17:45', '20:00'],
  ivl: ['17:45', '20:00'],
  atl: ['17:45', '20:00'],
  crl: ['22:15', '23:00'],
  gsl: ['15:00', '16:30'],
}

/** A tour of knock-out tournaments at consecutive stops. */
export interface TourSeed extends CompetitionName {
  sport: 'tennis' | 'badminton'
  stops: string
  /** First start of each court. */
  courts: readonly string[]
  /** One event per item; `shift` days after the first day of a stop. */
  events: readonly { kind: 'men' | 'women'; shift: number; bestOf: 3 | 5 }[]
  /** Entrants of an event, and matches on each of the six days of a stop. */
  size: 16 | 32
  plan: readonly number[]
  /** Whether the events alternate, one per stop. */
  rotates: boolean
  cultures: readonly Culture[]
  /** Days by which this tour's stops are behind the others'. */
  phase: number
}
const wholeWeek = [7, 9, 8, 4, 2, 1]
const bothEvents = [
  { kind: 'men', shift: 0, bestOf: 5 },
  { kind: 'women', shift: 3, bestOf: 3 },
] as const
export const tours: readonly TourSeed[] = [
  {
    id: 'bay',
    sport: 'tennis',
    name: '海湾公开赛|Bay Open|Vịnh Mở rộng',
    short: '海湾赛|Bay Open|Vịnh Mở rộng',
    mark: '湾',
    color: '#1E5C94',
    initial: 'H',
    hot: true,
    stops: tennisStops.bay,
    courts: ['02:00', '02:20', '04:10', '05:10'],
    events: bothEvents,
    size: 32,
    plan: wholeWeek,
    rotates: false,
    cultures: ['huaxia', 'asagiri', 'lanjiang', 'oceanic'],
    phase: 0,
  },
  {
    id: 'cliff',
    sport: 'tennis',
    name: '白崖公开赛|White Cliff Open|White Cliff Mở rộng',
    short: '白崖赛|White Cliff|White Cliff',
    mark: '崖',
    color: '#4A6B8A',
    initial: 'B',
    hot: false,
    stops: tennisStops.cliff,
    courts: ['11:20', '15:20', '10:50', '13:10'],
    events: bothEvents,
    size: 32,
    plan: wholeWeek,
    rotates: false,
    cultures: ['northern', 'germanic', 'iberian'],
    phase: 2,
  },
  {
    id: 'palm',
    sport: 'tennis',
    name: '棕榈公开赛|Palm Open|Palm Mở rộng',
    short: '棕榈赛|Palm Open|Palm Mở rộng',
    mark: '棕',
    color: '#2F6B3C',
    initial: 'Z',
    hot: false,
    stops: tennisStops.palm,
    courts: ['20:40', '22:00', '19:20', '21:30'],
    events: bothEvents,
    size: 32,
    plan: wholeWeek,
    rotates: false,
    cultures: ['iberian', 'northern', 'desert'],
    phase: 4,
  },
  {
    id: 'king',
    sport: 'badminton',
    name: '翠羽大师赛|Kingfisher Masters|Kingfisher Masters',
    short: '翠羽赛|Kingfisher|Kingfisher',
    mark: '翠',
    color: '#0B6E69',
    initial: 'C',
    hot: false,
    stops: badmintonStops,
    courts: ['03:20', '04:00'],
    events: [
      { kind: 'men', shift: 0, bestOf: 3 },
      { kind: 'women', shift: 0, bestOf: 3 },
    ],
    size: 16,
    plan: [4, 4, 2, 2, 2, 1],
    rotates: true,
    cultures: ['huaxia', 'lanjiang', 'asagiri', 'northern'],
    phase: 1,
  },
]

/** A circuit of e-sports clubs in two conferences that play on alternate days. */
export interface CircuitSeed extends CompetitionName {
  game: 'arena' | 'shooter'
  culture: Culture
  /** First start of each stage. */
  stages: readonly string[]
  bestOf: 3 | 5
  /** Rounds completed before day 20778. */
  played: number
}
export const circuits: readonly CircuitSeed[] = [
  {
    id: 'xy',
    name: '星垣联赛|Starwall League|Giải Tinh Viên',
    short: '星垣|Starwall|Tinh Viên',
    mark: '垣',
    color: '#3C2F80',
    initial: 'X',
    hot: true,
    game: 'arena',
    culture: 'huaxia',
    stages: ['07:10', '02:00', '02:40'],
    bestOf: 5,
    played: 17,
  },
  {
    id: 'lgq',
    name: '澜光职业联赛|Riverlight Pro League|Giải Chuyên nghiệp Lan Quang',
    short: '澜光|Riverlight|Lan Quang',
    mark: '光',
    color: '#0F6A5B',
    initial: 'L',
    hot: false,
    game: 'arena',
    culture: 'lanjiang',
    stages: ['04:50', '03:30', '04:20'],
    bestOf: 5,
    played: 9,
  },
  {
    id: 'jz',
    name: '极昼冠军系列赛|Midnight Sun Series|Chuỗi giải Bạch Dạ',
    short: '极昼|Midnight Sun|Bạch Dạ',
    mark: '昼',
    color: '#8A3B12',
    initial: 'J',
    hot: false,
    game: 'arena',
    culture: 'northern',
    stages: ['14:20', '14:50', '17:00'],
    bestOf: 5,
    played: 22,
  },
  {
    id: 'ng',
    name: '霓谷大师赛|Neon Valley Masters|Bậc thầy Neon Valley',
    short: '霓谷|Neon Valley|Neon Valley',
    mark: '霓',
    color: '#7A1F6B',
    initial: 'N',
    hot: false,
    game: 'arena',
    culture: 'iberian',
    stages: ['20:50', '20:20', '21:20'],
    bestOf: 5,
    played: 4,
  },
  {
    id: 'tq',
    name: '天穹射击联赛|Skyvault Shooter League|Giải Bắn súng Thiên Khung',
    short: '天穹|Skyvault|Thiên Khung',
    mark: '穹',
    color: '#37474F',
    initial: 'T',
    hot: false,
    game: 'shooter',
    culture: 'desert',
    stages: ['09:10', '12:00', '14:40'],
    bestOf: 5,
    played: 26,
  },
]
