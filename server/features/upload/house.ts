// Pictures that operators have sent and that the site shows: they are the house's, whoever sent them.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Whose they are then: no account has such an id. */
const house = 'house'

/** What of an account's pictures the site shows is the house's from now on: it fills nobody's room and goes with nobody. */
export async function handOver(db: Pick<NodePgDatabase, 'execute'>, accountId: string): Promise<void> {
  await db.execute(sql`
    UPDATE upload SET account_id = ${house} WHERE account_id = ${accountId} AND kind = 'picture' AND path IN (
      SELECT img FROM banner UNION ALL SELECT img FROM gift UNION ALL SELECT img FROM goods UNION ALL SELECT img FROM status_tier
      UNION ALL SELECT img FROM task UNION ALL SELECT icon FROM circle UNION ALL SELECT cover FROM news
      UNION ALL SELECT block ->> 'src' FROM news, jsonb_array_elements(news.body) AS block WHERE block ->> 'type' = 'img'
      UNION ALL SELECT value ->> 'android_qr_code' FROM setting WHERE name = 'system')`)
}
