// Pictures that operators have sent and that the site shows: they are the house's, whoever sent them.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { shownByHouse } from './shown.ts'

/** Whose they are then: no account has such an id. */
const house = 'house'

/** What of an account's pictures the site shows is the house's from now on: it fills nobody's room and goes with nobody. */
export async function handOver(db: Pick<NodePgDatabase, 'execute'>, accountId: string): Promise<void> {
  await db.execute(sql`
    UPDATE upload SET account_id = ${house} WHERE account_id = ${accountId} AND kind = 'picture' AND path IN ${shownByHouse}`)
}
