// Pictures that operators uploaded and that the site shows: they belong to the platform and not to their uploader.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { platformPaths } from './usage-store.ts'

/** Their owner id, which no account has. */
const platform = 'house'

/**
 * Transfers an account's pictures that the site shows to the platform: they no longer count against its storage, and outlive the account.
 */
export async function handOver(db: Pick<NodePgDatabase, 'execute'>, accountId: string): Promise<void> {
  await db.execute(sql`
    update upload set account_id = ${platform} where account_id = ${accountId} and kind = 'picture' and path in ${platformPaths}`)
}
