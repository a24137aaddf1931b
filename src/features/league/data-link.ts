// Where leagues, teams and players have their pages: /base-football and /base-basketball. Other sports have none.
import type { Sport } from '../../../contract/match/match-row.ts'

export type DataPath = '/base-football' | '/base-basketball'
export const dataPath = (sport: Sport): DataPath | null =>
  sport === 'football' ? '/base-football' : sport === 'basketball' ? '/base-basketball' : null
