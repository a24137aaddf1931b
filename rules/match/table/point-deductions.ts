// Points deducted from teams, by season, with the reason: results do not contain them. Data.
import type { Name } from '../../../contract/wire/name.ts'

export interface PointDeduction {
  /** The English name of the competition. */
  competition: string
  /** The year in which its season begins. */
  season: number
  /** The English name of the team. */
  team: string
  /** Total deducted in the season, above 0. */
  points: number
  reason: Name
}

const reasons = {
  spending: {
    zh: '违反盈利与可持续发展规则',
    en: 'Breach of profitability and sustainability rules',
    vi: 'Vi phạm quy định về lợi nhuận và bền vững',
  },
  administration: { zh: '进入破产管理程序', en: 'Entering administration', vi: 'Rơi vào tình trạng quản lý phá sản' },
  accounts: { zh: '转会收益账目违规', en: 'False accounting of transfer gains', vi: 'Sai phạm sổ sách chuyển nhượng' },
  player: { zh: '派遣不具备资格的球员', en: 'Fielding an ineligible player', vi: 'Sử dụng cầu thủ không đủ tư cách' },
  licence: { zh: '违反准入规定', en: 'Breach of licensing rules', vi: 'Vi phạm quy định cấp phép' },
  crowd: { zh: '球迷骚乱', en: 'Crowd disorder', vi: 'Cổ động viên gây rối' },
  taxes: { zh: '拖欠薪资与税款', en: 'Unpaid wages and taxes', vi: 'Nợ lương và thuế' },
} as const satisfies Record<string, Name>

const premierLeague = 'English Premier League'
const championship = 'English Championship'
const serieA = 'Serie A'
const serieB = 'Serie B'
const ligue1 = 'Ligue 1'
const leagueOne = 'English League One'
const leagueTwo = 'English League Two'

type Line = readonly [competition: string, season: number, team: string, points: number, reason: keyof typeof reasons]
const deductions: readonly Line[] = [
  // Ten points became six on appeal; two more followed in April 2024.
  [premierLeague, 2023, 'Everton', 8, 'spending'],
  [premierLeague, 2023, 'Nottingham Forest', 4, 'spending'],
  [championship, 2018, 'Birmingham City', 9, 'spending'],
  [championship, 2019, 'Wigan Athletic', 12, 'administration'],
  [championship, 2020, 'Sheffield Wednesday', 6, 'spending'],
  // Twelve for administration and nine for the accounts.
  [championship, 2021, 'Derby County', 21, 'administration'],
  [championship, 2021, 'Reading', 6, 'spending'],
  [championship, 2022, 'Reading', 6, 'spending'],
  [championship, 2022, 'Wigan Athletic', 3, 'taxes'],
  // Twelve in October 2025 and six more in December.
  [championship, 2025, 'Sheffield Wednesday', 18, 'administration'],
  [championship, 2025, 'Leicester City', 6, 'spending'],
  [championship, 2011, 'Portsmouth', 10, 'administration'],
  [championship, 2014, 'Rotherham United', 3, 'player'],
  [leagueOne, 2010, 'Plymouth Argyle', 10, 'administration'],
  [leagueOne, 2012, 'Portsmouth', 10, 'administration'],
  [leagueOne, 2012, 'Coventry City', 10, 'administration'],
  [leagueOne, 2013, 'Coventry City', 10, 'administration'],
  [leagueOne, 2019, 'Bolton Wanderers', 12, 'administration'],
  [leagueTwo, 2010, 'Hereford United', 3, 'player'],
  [leagueTwo, 2010, 'Torquay United', 1, 'player'],
  [leagueTwo, 2011, 'Port Vale', 10, 'administration'],
  // Three times in one season, for late wages.
  [leagueTwo, 2019, 'Macclesfield Town', 17, 'taxes'],
  [serieB, 2018, 'Palermo', 20, 'accounts'],
  [serieB, 2018, 'Foggia', 6, 'accounts'],
  [serieB, 2024, 'Brescia', 4, 'taxes'],
  [serieB, 2024, 'Cosenza', 4, 'taxes'],
  ['2. Bundesliga', 2014, 'VfR Aalen', 2, 'licence'],
  [ligue1, 2021, 'Olympique Lyonnais', 1, 'crowd'],
  [ligue1, 2021, 'OGC Nice', 1, 'crowd'],
  [ligue1, 2023, 'Montpellier HSC', 1, 'crowd'],
  ['Eredivisie', 2023, 'Vitesse', 18, 'licence'],
  ['Greek Super League', 2018, 'PAOK', 2, 'crowd'],
  [serieA, 2014, 'Parma', 7, 'taxes'],
  [serieA, 2018, 'Chievo', 3, 'accounts'],
  [serieA, 2022, 'Juventus', 10, 'accounts'],
]

/** Wigan Athletic FC is Wigan Athletic. */
const plain = (name: string): string => name.replace(/\b(?:A?FC|AC|CF)\b/g, '').trim()

/** Deductions of a season as feeds name it: '2023/24' and '2023' are the same. */
export function deductionsOf(competition: string, season: string): PointDeduction[] {
  const year = Number.parseInt(season, 10)
  return deductions.flatMap(([of, when, team, points, reason]) =>
    of === competition && when === year ? { competition: of, season: when, team, points, reason: reasons[reason] } : [],
  )
}

type NameOf = (team: string) => string
/** Points deducted from a team, and the reason. */
export type Deducted = Pick<PointDeduction, 'points' | 'reason'>

/** Deductions by team. `nameOf` returns the English name of a team. */
export function deductedFrom(teams: Iterable<string>, nameOf: NameOf, known: readonly PointDeduction[]): Map<string, Deducted> {
  const deducted = new Map<string, Deducted>()
  if (known.length === 0) return deducted
  for (const id of teams) {
    const found = known.find(({ team }) => team === plain(nameOf(id)))
    if (found) deducted.set(id, { points: found.points, reason: found.reason })
  }
  return deducted
}
