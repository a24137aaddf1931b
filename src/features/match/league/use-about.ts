// Loads the names of the league and the team that something refers to: either, both or neither.
import { useQuery } from '@tanstack/react-query'
import type { Sport } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { apiQuery } from '../../../core/api/api-query.ts'

export interface AboutIds {
  league_id: string | null
  team_id: string | null
}
interface About {
  sport: Sport
  name: Name
}

/** Null: none is given, or its name has not loaded yet. */
export function useAbout({ league_id, team_id }: AboutIds): { league: About | null; team: About | null } {
  const league = useQuery({
    ...apiQuery('GET api/Data/league', { query: { league_id: league_id ?? '' } }),
    enabled: league_id !== null,
  }).data?.league
  const team = useQuery({ ...apiQuery('GET api/Data/team', { query: { team_id: team_id ?? '' } }), enabled: team_id !== null }).data
  return { league: league ?? null, team: team ? { sport: team.sport, name: team.team.name } : null }
}
