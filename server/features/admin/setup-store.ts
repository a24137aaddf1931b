// Counts the content of a site in one query over the tables of several features.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SetupCounts } from './setup-list.ts'

/** Counts only what is on sale, visible or enabled. */
export async function countSetup(db: NodePgDatabase): Promise<SetupCounts> {
  const { rows } = await db.execute<SetupCounts & Record<string, unknown>>(sql`
    select (select count(*)::int from league) as leagues,
      (select count(*)::int from gift where on_sale) as gifts,
      (select count(*)::int from status_tier where on_sale and kind = 'guard') as guards,
      (select count(*)::int from status_tier where on_sale and kind = 'noble') as nobles,
      (select count(*)::int from recharge_package where on_sale) as packages,
      (select count(*)::int from goods where on_sale) as goods,
      (select count(*)::int from task where "on") as tasks,
      (select count(*)::int from banner where "on") as banners,
      (select count(*)::int from circle where "on") as circles,
      (select count(*)::int from video_category where shown) as categories,
      (select count(*)::int from room where closed_at is null) as streamers,
      (select count(*)::int from expert) as experts,
      (select count(*)::int from (select distinct on (kind) text from legal_version order by kind, id desc) as current
        where current.text is not null) as legal`)
  const [counts] = rows
  if (!counts) throw new Error('a query without FROM must return one row')
  return counts
}
