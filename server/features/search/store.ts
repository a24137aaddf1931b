// Counts of searches in the database, fading by half every three days of real time; and what the operator pins before them.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findSetting, putSetting } from '../../core/setting/store.ts'

export interface Searched {
  /** anchor: a streamer, by account. */
  kind: 'team' | 'league' | 'anchor'
  id: string
}

const halfLife = 3 * 86_400
const pinnedSetting = 'search-pinned'

/** What comes first among the hot searches, in the operator's order. */
export const findPinned = async (db: NodePgDatabase): Promise<Searched[]> => (await findSetting<Searched[]>(db, pinnedSetting)) ?? []
export const putPinned = (db: NodePgDatabase, pinned: readonly Searched[]): Promise<void> => putSetting(db, pinnedSetting, pinned)

/** Adds counts; what was counted before fades to now first. */
export async function addSearches(db: NodePgDatabase, searches: readonly (Searched & { count: number })[]): Promise<void> {
  if (searches.length === 0) return
  await db.execute(sql`
    insert into search_count as known (kind, id, count, at)
    select kind, id, count, now() from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as x(kind text, id text, count real)
    on conflict (kind, id) do update set at = excluded.at,
      count = excluded.count + known.count * power(0.5, extract(epoch from excluded.at - known.at) / ${halfLife}::float8)`)
}

/** The most searched, the most first. What has faded away is left out. */
export async function listSearched(db: NodePgDatabase, most: number): Promise<Searched[]> {
  const { rows } = await db.execute(sql`
    select kind, id from (
      select kind, id, count * power(0.5, extract(epoch from now() - at) / ${halfLife}::float8) as left_over from search_count
    ) faded where left_over > 0.1 order by left_over desc, kind, id limit ${most}`)
  return rows as unknown as Searched[]
}
