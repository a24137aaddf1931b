// Selects which mentions in a comment or post send a notification, so that mentions cannot spam strangers.
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import { comment } from './table.ts'

const perDay = [{ seconds: 86_400, most: communityLimits.mentionedStrangers }]

interface MentionSource {
  account_id: string
  /** The thread: the subject of the comment, or the post itself. */
  subject: string
  mentions: readonly { uid: string }[]
}

/**
 * Mentioned accounts that are `participants` or have commented on the subject, plus a daily number of others over all comments and posts.
 */
export async function listMentionRecipients(
  db: NodePgDatabase,
  { account_id, subject, mentions }: MentionSource,
  participants: readonly (string | null)[],
  now: number,
): Promise<string[]> {
  const ids = mentions.map(({ uid }) => uid)
  const others = ids.filter((id) => !participants.includes(id))
  if (others.length === 0) return ids
  const rows = await db
    .select({ id: comment.account_id })
    .from(comment)
    .where(and(eq(comment.subject, subject), eq(comment.state, 'shown'), inArray(comment.account_id, others)))
    .groupBy(comment.account_id)
  const recipients = new Set([...participants, ...rows.map(({ id }) => id)])
  for (const id of others) {
    if (recipients.has(id)) continue
    if ((await takeAttempt(db, [{ kind: 'named', subject: account_id, windows: perDay }], now)) === 0) recipients.add(id)
  }
  return ids.filter((id) => recipients.has(id))
}
