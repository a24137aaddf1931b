// Whose results a match tells: for what is about a match and may be hidden from those who follow its teams.
import { type Executor, findCores } from '../store.ts'

/** Both teams of each of these matches that is there. */
export async function findTeamsOf(db: Executor, matches: readonly (string | null)[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(matches.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const cores = await findCores(db, ids)
  return new Map(cores.map(({ id, home_team_id, away_team_id }) => [id, [home_team_id, away_team_id]]))
}
