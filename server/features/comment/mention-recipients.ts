// Who hears of being named in a comment or a post: naming is no way to reach strangers by the dozen.
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import { comment } from './table.ts'

const perDay = [{ seconds: 86_400, most: communityLimits.namedStrangers }]

interface Naming {
  account_id: string
  /** Of a comment what it is about, of a post itself: its thread. */
  subject: string
  mentions: readonly { uid: string }[]
}

/** Of those who are named: `near` and whoever has commented on the subject, and so many others a day, in comments and posts together. */
export async function whoHears(
  db: NodePgDatabase,
  { account_id, subject, mentions }: Naming,
  near: readonly (string | null)[],
  now: number,
): Promise<string[]> {
  const ids = mentions.map(({ uid }) => uid)
  const others = ids.filter((id) => !near.includes(id))
  if (others.length === 0) return ids
  const rows = await db
    .select({ id: comment.account_id })
    .from(comment)
    .where(and(eq(comment.subject, subject), eq(comment.state, 'shown'), inArray(comment.account_id, others)))
    .groupBy(comment.account_id)
  const hearing = new Set([...near, ...rows.map(({ id }) => id)])
  for (const id of others) {
    if (hearing.has(id)) continue
    if ((await takeAttempt(db, [{ kind: 'named', subject: account_id, windows: perDay }], now)) === 0) hearing.add(id)
  }
  return ids.filter((id) => hearing.has(id))
}
