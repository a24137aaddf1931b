// Clubs and competitions without a Chinese or Vietnamese name.
import type { Name } from '../../../contract/wire/name.ts'
import type { Imported } from '../../../server/feed/openfootball/fixtures.ts'

export interface LatinName {
  name: string
  type: 'club' | 'competition'
  /** The Chinese name contains no Chinese character. */
  zh: boolean
  /** No table lists a Vietnamese name: Vietnamese media use the Latin names of most listed clubs. */
  vi: boolean
  matches: number
}

const latinIn = ({ zh, vi }: Name): Pick<LatinName, 'zh' | 'vi'> => ({ zh: !/\p{Script=Han}/u.test(zh), vi: vi === zh })

export function latinNames({ league, teams, fixtures }: Imported): LatinName[] {
  const played = new Map<string, number>()
  for (const { home_team_id, away_team_id } of fixtures)
    for (const id of [home_team_id, away_team_id]) played.set(id, (played.get(id) ?? 0) + 1)
  const clubs = teams.map(({ id, name }): LatinName => ({ name: name.en, type: 'club', ...latinIn(name), matches: played.get(id) ?? 0 }))
  const competition: LatinName = { name: league.name.en, type: 'competition', ...latinIn(league.name), matches: fixtures.length }
  return [competition, ...clubs].filter(({ zh, vi }) => zh || vi)
}
