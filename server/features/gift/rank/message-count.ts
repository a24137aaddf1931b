// Counts the messages per room and day: today's, and yesterday's until the count is certainly final.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { timeRange } from '../../../../rules/time/bill-range.ts'
import { earlierDays, rankDays, rankZone } from '../../../../rules/time/rank-range.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { setMessages } from './store.ts'

/** Milliseconds between two counts. */
const interval = 60_000

/** Counts the messages of each room between two instants; rooms without any are left out. */
export type CountRoomMessages = (from: Date, until: Date) => Promise<{ room_id: string; messages: number }[]>

export async function countMessages(db: NodePgDatabase, countIn: CountRoomMessages, now: number): Promise<void> {
  for (const { to: day } of [earlierDays('day', now), rankDays('day', now)]) {
    const { from, until } = timeRange({ from: day, to: day }, rankZone)
    await setMessages(db, await countIn(new Date(from), new Date(until)), day)
  }
}

/** Counts repeatedly; returns a stop function. */
export const startCounting = (
  db: NodePgDatabase,
  log: Pick<Logger, 'error'>,
  countIn: CountRoomMessages,
  now: () => number,
): (() => Promise<void>) =>
  repeat(() => countMessages(db, countIn, now()), { every: interval, first: 0, log, failure: 'counting room messages failed' }).stop
