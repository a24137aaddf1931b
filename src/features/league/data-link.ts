// Where leagues, teams and players have their pages. Leagues have them in football and basketball; teams in every sport.
import type { Sport } from '../../../contract/match/match-row.ts'

export type DataPath = '/base-football' | '/base-basketball' | '/base-other'
/** Of a league. Without a page its matches stand in the schedule. */
export const dataPath = (sport: Sport): DataPath | null =>
  sport === 'football' ? '/base-football' : sport === 'basketball' ? '/base-basketball' : null
/** Of a team, or of a player of it. */
export const teamPath = (sport: Sport): DataPath => dataPath(sport) ?? '/base-other'
