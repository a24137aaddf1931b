// Which accounts the chat service elsewhere knows by another name or picture than they have here.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../store.ts'
import { account } from '../table.ts'
import type { Profile } from './rest-api.ts'

interface DueProfile extends Profile {
  digest: string
}

/** Other once an account, an application, the name or the picture is. */
const digestFor = (appId: number) => sql<string>`md5(concat_ws(chr(10), ${String(appId)}::text, ${account.nickname}, ${account.avatar}))`

/** In the order of their ids, from behind `after` on; of one account alone where it is named. */
export async function listDueProfiles(
  db: Db,
  appId: number,
  { id, after = '', limit }: { id?: string; after?: string; limit: number },
): Promise<DueProfile[]> {
  const digest = digestFor(appId)
  return db
    .select({ id: account.id, nickname: account.nickname, avatar: account.avatar, digest })
    .from(account)
    .where(
      and(
        id === undefined ? sql`${account.id} > ${after}` : eq(account.id, id),
        sql`${account.chat_profile} IS DISTINCT FROM ${digest}`,
        // Of who left before it was known there is nothing to tell.
        sql`(${account.closed_at} IS NULL OR ${account.chat_profile} IS NOT NULL)`,
      ),
    )
    .orderBy(account.id)
    .limit(limit)
}

/** What it was told; a change since then stays due. */
export async function keepProfile(db: Db, { id, digest }: DueProfile): Promise<void> {
  await db.update(account).set({ chat_profile: digest }).where(eq(account.id, id))
}
