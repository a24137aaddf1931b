// Whose results a match tells, and what they are called: for what is about a match and may be hidden from those who follow its teams.
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Name } from '../../../../contract/wire/name.ts'
import { type Executor, findCores } from '../store.ts'
import { team } from '../table.ts'

/** Both teams of each of these matches that is there. */
export async function findTeamsOf(db: Executor, matches: readonly (string | null)[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(matches.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const cores = await findCores(db, ids)
  return new Map(cores.map(({ id, home_team_id, away_team_id }) => [id, [home_team_id, away_team_id]]))
}

/** What each list of teams is called, shortly and in its order; undefined where one of them is not known. */
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
