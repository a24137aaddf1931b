// Search counts in the database, with a half-life of three days in real time; and the operator's pinned items.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findSetting, upsertSetting } from '../../core/setting/store.ts'

export interface Searched {
  /** anchor: a streamer, by account. */
  kind: 'team' | 'league' | 'anchor'
  id: string
}

const halfLife = 3 * 86_400
const pinnedSetting = 'search-pinned'

/** The operator's pinned hot searches, in order. */
export const findPinned = async (db: NodePgDatabase): Promise<Searched[]> => (await findSetting<Searched[]>(db, pinnedSetting)) ?? []
export const upsertPinned = (db: NodePgDatabase, pinned: readonly Searched[]): Promise<void> => upsertSetting(db, pinnedSetting, pinned)

/** Adds counts after decaying the stored ones to now. */
export async function addSearches(db: NodePgDatabase, searches: readonly (Searched & { count: number })[]): Promise<void> {
  if (searches.length === 0) return
  await db.execute(sql`
    insert into search_count as known (kind, id, count, at)
    select kind, id, count, now() from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as x(kind text, id text, count real)
    on conflict (kind, id) do update set at = excluded.at,
      count = excluded.count + known.count * power(0.5, extract(epoch from excluded.at - known.at) / ${halfLife}::float8)`)
}

/** The most searched, highest first. Skips counts that have decayed to almost nothing. */
export async function listSearched(db: NodePgDatabase, most: number): Promise<Searched[]> {
  const { rows } = await db.execute(sql`
    select kind, id from (
      select kind, id, count * power(0.5, extract(epoch from now() - at) / ${halfLife}::float8) as left_over from search_count
    ) faded where left_over > 0.1 order by left_over desc, kind, id limit ${most}`)
  return rows as unknown as Searched[]
}
