// Link params of a league: its matches on the schedule. Pure.
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { ScheduleSearch } from '../../match/schedule/schedule-type.ts'

export const leagueSearch = ({ id, sport }: Pick<LeagueEntry, 'id' | 'sport'>): ScheduleSearch => ({
  type: sport === 'football' ? 1 : sport === 'basketball' ? 2 : 3,
  league: id,
})
