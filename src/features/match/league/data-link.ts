// Paths of the pages of leagues, teams and players. Only football and basketball have league pages; teams have pages in every sport.
import type { Sport } from '../../../../contract/match/match-row.ts'

export type DataPath = '/base-football' | '/base-basketball' | '/base-other'
/** Path of league pages; null if the sport has none, then the schedule lists the league's matches. */
export const dataPath = (sport: Sport): DataPath | null =>
  sport === 'football' ? '/base-football' : sport === 'basketball' ? '/base-basketball' : null
/** Path of team and player pages. */
export const teamPath = (sport: Sport): DataPath => dataPath(sport) ?? '/base-other'
