// Points that were taken from teams, by season, with the reason: what no result says. Data.
import type { Name } from '../../contract/wire/name.ts'

export interface PointDeduction {
  /** The English name of the competition. */
  competition: string
  /** The year in which its season begins. */
  season: number
  /** The English name of the team. */
  team: string
  /** All that was taken in the season, above 0. */
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
  taxes: { zh: '拖欠薪资与税款', en: 'Unpaid wages and taxes', vi: 'Nợ lương và thuế' },
} as const satisfies Record<string, Name>

const premierLeague = 'English Premier League'
const championship = 'English Championship'
const serieA = 'Serie A'

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
  [serieA, 2014, 'Parma', 7, 'taxes'],
  [serieA, 2018, 'Chievo Verona', 3, 'accounts'],
  [serieA, 2022, 'Juventus', 10, 'accounts'],
]

/** Wigan Athletic FC is Wigan Athletic. */
const plain = (name: string): string => name.replace(/\b(?:A?FC|AC|CF)\b/g, '').trim()

/** Of a season as feeds name it: '2023/24' and '2023' are the same. */
export function deductionsOf(competition: string, season: string): PointDeduction[] {
  const year = Number.parseInt(season, 10)
  return deductions.flatMap(([of, when, team, points, reason]) =>
    of === competition && when === year ? { competition: of, season: when, team, points, reason: reasons[reason] } : [],
  )
}

type NameOf = (team: string) => string
/** By team, where something was taken. `nameOf` gives the English name of a team. */
export function deductedFrom(teams: Iterable<string>, nameOf: NameOf, known: readonly PointDeduction[]): Map<string, number> {
  const deducted = new Map<string, number>()
  if (known.length === 0) return deducted
  for (const id of teams) {
    const found = known.find(({ team }) => team === plain(nameOf(id)))
    if (found) deducted.set(id, found.points)
  }
  return deducted
}
