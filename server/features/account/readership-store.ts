import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** False for authors whom the site has blocked or the reader has blocked. `author` is a column with an account. */
export const authorIsRead = (author: SQL | AnyPgColumn, reader: string | null): SQL => sql`
  exists (select from account where account.id = ${author} and account.closed_at is null and account.blocked_at is null)
  and not exists (select from account_block where account_block.account_id = ${reader ?? ''} and account_block.blocked_id = ${author})`
