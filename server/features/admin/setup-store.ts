// Counts the content of a site in one query over the tables of several features.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SetupCounts } from './setup-list.ts'

/** Counts only what is on sale, visible or enabled. */
export async function countSetup(db: NodePgDatabase): Promise<SetupCounts> {
  const { rows } = await db.execute<SetupCounts & Record<string, unknown>>(sql`
    SELECT (SELECT count(*)::int FROM league) AS leagues,
      (SELECT count(*)::int FROM gift WHERE on_sale) AS gifts,
      (SELECT count(*)::int FROM status_tier WHERE on_sale AND kind = 'guard') AS guards,
      (SELECT count(*)::int FROM status_tier WHERE on_sale AND kind = 'noble') AS nobles,
      (SELECT count(*)::int FROM recharge_package WHERE on_sale) AS packages,
      (SELECT count(*)::int FROM goods WHERE on_sale) AS goods,
      (SELECT count(*)::int FROM task WHERE "on") AS tasks,
      (SELECT count(*)::int FROM banner WHERE "on") AS banners,
      (SELECT count(*)::int FROM circle WHERE "on") AS circles,
      (SELECT count(*)::int FROM video_category WHERE shown) AS categories,
      (SELECT count(*)::int FROM room WHERE closed_at IS NULL) AS streamers,
      (SELECT count(*)::int FROM expert) AS experts,
      (SELECT count(*)::int FROM (SELECT DISTINCT ON (kind) text FROM legal_version ORDER BY kind, id DESC) AS current
        WHERE current.text IS NOT NULL) AS legal`)
  const [counts] = rows
  if (!counts) throw new Error('a query without FROM must return one row')
  return counts
}
