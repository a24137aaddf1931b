// Accounts whose name or picture at the external chat service is out of date.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../store.ts'
import { account } from '../table.ts'
import type { Profile } from './rest-api.ts'

interface DueProfile extends Profile {
  digest: string
}

/** Changes with the account, the application, the name or the picture. */
const digestFor = (appId: number) => sql<string>`md5(concat_ws(chr(10), ${String(appId)}::text, ${account.nickname}, ${account.avatar}))`

/** In id order, after `after`; only the given account if there is one. */
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
        sql`${account.chat_profile} is distinct from ${digest}`,
        // A deleted account that the service never knew needs no sync.
        sql`(${account.closed_at} is null or ${account.chat_profile} is not null)`,
      ),
    )
    .orderBy(account.id)
    .limit(limit)
}

/** Records the synced digest; a later change stays due. */
export async function saveProfile(db: Db, { id, digest }: DueProfile): Promise<void> {
  await db.update(account).set({ chat_profile: digest }).where(eq(account.id, id))
}
