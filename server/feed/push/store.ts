// Sender checkpoints in the database.
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type FeedState, feedLimits } from '../../../contract/feed/parts.ts'
import { listAnnounced } from '../../features/match/store.ts'
import { type PushStore, takenKey } from './round.ts'
import { feedStream, feedTaken } from './table.ts'

/** Rows per statement. */
const perStatement = 1_000

async function inParts<T>(list: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < list.length; from += perStatement) await write(list.slice(from, from + perStatement))
}

export const pushStore = (db: NodePgDatabase): PushStore => ({
  async find(messages) {
    const wanted = [...new Set(messages.map(({ stream }) => stream))]
    const ids = [...new Set(messages.map(({ id }) => id))]
    if (wanted.length === 0) return { streams: new Map(), taken: new Set() }
    const [streams, taken] = await Promise.all([
      db.select().from(feedStream).where(inArray(feedStream.stream, wanted)),
      db
        .select({ stream: feedTaken.stream, id: feedTaken.id })
        .from(feedTaken)
        .where(and(inArray(feedTaken.stream, wanted), inArray(feedTaken.id, ids))),
    ])
    return {
      streams: new Map(streams.map(({ stream, seq, message_id, memo }) => [stream, { seq, id: message_id, memo }])),
      taken: new Set(taken.map(takenKey)),
    }
  },
  async save(streams, taken) {
    const at = new Date()
    const rows = [...streams].map(([stream, { seq, id, memo }]) => ({ stream, seq, message_id: id, memo, at }))
    const ids = taken.map(({ stream, id }) => ({ stream, id, at }))
    await db.transaction(async (tx) => {
      const set = { seq: sql`excluded.seq`, message_id: sql`excluded.message_id`, memo: sql`excluded.memo`, at: sql`excluded.at` }
      await inParts(rows, (part) => tx.insert(feedStream).values(part).onConflictDoUpdate({ target: feedStream.stream, set }))
      await inParts(ids, (part) => tx.insert(feedTaken).values(part).onConflictDoNothing())
    })
  },
  announced: (leagues, teams) => listAnnounced(db, leagues, teams),
})

/** Checkpoints of all matches, or of one; most recent first. */
export async function findReached(db: NodePgDatabase, match?: string): Promise<FeedState['matches']> {
  const columns = { match: feedStream.stream, seq: feedStream.seq, id: feedStream.message_id }
  // Leagues and teams have a colon in their names.
  const wanted = match === undefined ? sql`strpos(${feedStream.stream}, ':') = 0` : eq(feedStream.stream, match)
  return db.select(columns).from(feedStream).where(wanted).orderBy(desc(feedStream.at), feedStream.stream).limit(feedLimits.state)
}

/** Whether anything was ever taken. */
export async function hasTaken(db: NodePgDatabase): Promise<boolean> {
  const found = await db.select({ stream: feedStream.stream }).from(feedStream).limit(1)
  return found.length > 0
}

/** Deletes message ids received before the given time. */
export const sweepTaken = async (db: NodePgDatabase, before: Date): Promise<void> => {
  await db.delete(feedTaken).where(lt(feedTaken.at, before))
}
