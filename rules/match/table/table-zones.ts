// Zones of tables by the regulations of known competitions: data, and lookup.
import type { TableZone, ZoneTone } from '../../../contract/match/table-zone.ts'
import type { Name } from '../../../contract/wire/name.ts'

const messages = {
  ucl: ['first-cup', '欧冠', 'Champions League', 'Cúp C1'],
  uclQualifying: ['first-cup', '欧冠资格赛', 'Champions League qualifying', 'Vòng loại Cúp C1'],
  uel: ['second-cup', '欧联', 'Europa League', 'Cúp C2'],
  uelQualifying: ['second-cup', '欧联资格赛', 'Europa League qualifying', 'Vòng loại Cúp C2'],
  uecl: ['third-cup', '欧协联', 'Conference League', 'Cúp C3'],
  ueclPlayOff: ['third-cup', '欧协联附加赛', 'Conference League play-offs', 'Play-off Cúp C3'],
  libertadores: ['first-cup', '解放者杯', 'Copa Libertadores', 'Copa Libertadores'],
  libertadoresQualifying: ['second-cup', '解放者杯资格赛', 'Copa Libertadores qualifying', 'Vòng loại Copa Libertadores'],
  sudamericana: ['third-cup', '南美杯', 'Copa Sudamericana', 'Copa Sudamericana'],
  promotion: ['promotion', '升级', 'Promotion', 'Thăng hạng'],
  promotionPlayOff: ['play-off', '升级附加赛', 'Promotion play-offs', 'Play-off thăng hạng'],
  playOff: ['promotion', '季后赛', 'Play-offs', 'Vòng play-off'],
  wildCard: ['play-off', '外卡赛', 'Wild card', 'Suất đặc cách'],
  lastSixteen: ['promotion', '十六强', 'Round of 16', 'Vòng 16 đội'],
  knockOutPlayOff: ['play-off', '淘汰赛附加赛', 'Knock-out play-offs', 'Play-off vòng loại trực tiếp'],
  advances: ['promotion', '出线', 'Knock-out rounds', 'Vào vòng loại trực tiếp'],
  bestThirds: ['play-off', '成绩较好的小组第三出线', 'Best third places advance', 'Đội thứ ba có thành tích tốt'],
  relegationPlayOff: ['relegation-play-off', '降级附加赛', 'Relegation play-off', 'Play-off trụ hạng'],
  relegation: ['relegation', '降级', 'Relegation', 'Xuống hạng'],
} as const satisfies Record<string, readonly [ZoneTone, string, string, string]>
type Word = keyof typeof messages
type Part = readonly [word: Word, places: number]

interface Line {
  /** The English name of the competition. */
  competition: string
  /** First season, by the year in which it begins. */
  since: number
  /** From the first position down, and from above down to the last position. */
  top?: readonly Part[]
  bottom?: readonly Part[]
}

const europe: readonly Part[] = [
  ['ucl', 4],
  ['uel', 1],
  ['uecl', 1],
]
/** Before the league phase had 36 clubs: the two strongest countries had a fifth place. */
const fifth: readonly Part[] = [
  ['ucl', 5],
  ['uel', 1],
  ['uecl', 1],
]
const down = (places: number): readonly Part[] => [['relegation', places]]
const playOffAndDown = (playOff: number, places: number): readonly Part[] => [
  ['relegationPlayOff', playOff],
  ['relegation', places],
]
const leaguePhase: readonly Part[] = [
  ['lastSixteen', 8],
  ['knockOutPlayOff', 16],
]
const two: readonly Part[] = [['advances', 2]]
const twoAndThirds: readonly Part[] = [
  ['advances', 2],
  ['bestThirds', 1],
]

/**
 * As published by the competitions. Places freed or taken by cup winners, and those added by a year's coefficients, are known only at the
 * end of a season: an operator's own zones take precedence.
 */
const lines: readonly Line[] = [
  { competition: 'English Premier League', since: 2018, top: europe.slice(0, 2), bottom: down(3) },
  { competition: 'English Premier League', since: 2024, top: fifth.slice(0, 2), bottom: down(3) },
  { competition: 'English Premier League', since: 2025, top: europe.slice(0, 2), bottom: down(3) },
  ...promoted('English Championship', 2, 4, down(3)),
  ...promoted('English League One', 2, 4, down(4)),
  ...promoted('English League Two', 3, 4, down(2)),
  { competition: 'La Liga', since: 2018, top: europe, bottom: down(3) },
  { competition: 'La Liga', since: 2024, top: fifth, bottom: down(3) },
  { competition: 'La Liga', since: 2025, top: europe, bottom: down(3) },
  ...promoted('Segunda División', 2, 4, down(4)),
  { competition: 'Serie A', since: 2018, top: europe, bottom: down(3) },
  { competition: 'Serie A', since: 2023, top: fifth, bottom: down(3) },
  { competition: 'Serie A', since: 2024, top: europe, bottom: down(3) },
  { competition: 'Bundesliga', since: 2018, top: europe, bottom: playOffAndDown(1, 2) },
  { competition: 'Bundesliga', since: 2023, top: fifth, bottom: playOffAndDown(1, 2) },
  { competition: 'Bundesliga', since: 2024, top: europe, bottom: playOffAndDown(1, 2) },
  ...promoted('2. Bundesliga', 2, 1, playOffAndDown(1, 2)),
  ...promoted('3. Liga', 2, 1, down(4)),
  {
    competition: 'Ligue 1',
    since: 2023,
    top: [
      ['ucl', 3],
      ['uclQualifying', 1],
      ['uel', 1],
      ['uecl', 1],
    ],
    bottom: playOffAndDown(1, 2),
  },
  {
    competition: 'Eredivisie',
    since: 2023,
    top: [
      ['ucl', 2],
      ['uclQualifying', 1],
      ['uelQualifying', 1],
      ['ueclPlayOff', 4],
    ],
    bottom: playOffAndDown(1, 2),
  },
  { competition: 'Primeira Liga', since: 2018, bottom: playOffAndDown(1, 2) },
  {
    competition: 'Brasileirão Série A',
    since: 2018,
    top: [
      ['libertadores', 4],
      ['libertadoresQualifying', 2],
      ['sudamericana', 6],
    ],
    bottom: down(4),
  },
  { competition: 'Chinese Super League', since: 2023, bottom: down(2) },
  { competition: 'J1 League', since: 2024, bottom: down(3) },
  { competition: 'K League 1', since: 2022, bottom: playOffAndDown(2, 1) },
  { competition: 'V.League 1', since: 2024, bottom: playOffAndDown(1, 1) },
  { competition: 'Saudi Pro League', since: 2023, bottom: down(3) },
  { competition: 'A-League', since: 2023, top: [['playOff', 6]] },
  {
    competition: 'Major League Soccer',
    since: 2023,
    top: [
      ['playOff', 7],
      ['wildCard', 2],
    ],
  },
  ...['Champions League', 'Europa League', 'Conference League'].map(
    (competition): Line => ({ competition, since: 2024, top: leaguePhase }),
  ),
  { competition: 'World Cup', since: 1998, top: two },
  { competition: 'World Cup', since: 2026, top: twoAndThirds },
  { competition: 'European Championship', since: 2016, top: twoAndThirds },
  { competition: 'Asian Cup', since: 2019, top: twoAndThirds },
  { competition: 'Copa América', since: 2021, top: two },
]

/** A second division: the number of promoted teams, and of those in the play-offs. */
function promoted(competition: string, up: number, playOff: number, bottom: readonly Part[]): Line[] {
  return [
    {
      competition,
      since: 2018,
      top: [
        ['promotion', up],
        ['promotionPlayOff', playOff],
      ],
      bottom,
    },
  ]
}

const zone = (word: Word, from: number, places: number): TableZone => {
  const [tone, zh, en, vi] = messages[word]
  const name: Name = { zh, en, vi }
  return { from, to: from + places - 1, tone, name }
}

/** Zones of a season as feeds name it: '2023/24' and '2023' are the same. Empty if unknown. */
export function zonesOf(competition: string, season: string): TableZone[] {
  const year = Number.parseInt(season, 10)
  const line = lines.findLast((one) => one.competition === competition && one.since <= year)
  if (!line) return []
  const zones: TableZone[] = []
  let next = 1
  for (const [word, places] of line.top ?? []) {
    zones.push(zone(word, next, places))
    next += places
  }
  let left = (line.bottom ?? []).reduce((sum, [, places]) => sum + places, 0)
  for (const [word, places] of line.bottom ?? []) {
    zones.push(zone(word, -left, places))
    left -= places
  }
  return zones
}

/** Positions from the top, for a table of this many teams; none if the table is too small for all of them. */
export function placedZones(zones: readonly TableZone[], teams: number): TableZone[] {
  const at = (place: number): number => (place < 0 ? teams + 1 + place : place)
  const placed = zones.map((one) => ({ ...one, from: at(one.from), to: at(one.to) }))
  const isPlaced = placed.every(({ from, to }) => from >= 1 && to <= teams && from <= to)
  const taken = placed.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return isPlaced && new Set(taken).size === taken.length ? placed : []
}
