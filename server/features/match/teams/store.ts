// Teams and short names behind a match: for content about a match that may be hidden from followers of its teams.
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Name } from '../../../../contract/wire/name.ts'
import { type Executor, findCores } from '../store.ts'
import { team } from '../table.ts'

/** Both teams of each existing match. */
export async function findTeamsOf(db: Executor, matches: readonly (string | null)[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(matches.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const cores = await findCores(db, ids)
  return new Map(cores.map(({ id, home_team_id, away_team_id }) => [id, [home_team_id, away_team_id]]))
}

/** Short names per list of teams, in order; undefined if one of them is unknown. */
export async function teamNames(
  db: Pick<NodePgDatabase, 'select'>,
  lists: readonly (readonly string[])[],
): Promise<(ids: readonly string[]) => Name[] | undefined> {
  const ids = [...new Set(lists.flat())]
  const rows = ids.length > 0 ? await db.select({ id: team.id, short: team.short }).from(team).where(inArray(team.id, ids)) : []
  const names = new Map(rows.map(({ id, short }) => [id, short]))
  return (wanted) => {
    const found = wanted.flatMap((id) => names.get(id) ?? [])
    return wanted.length > 0 && found.length === wanted.length ? found : undefined
  }
}
