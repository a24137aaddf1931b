// Counts the messages per room and day: today's, and yesterday's until the count is certainly final.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { timeRange } from '../../../rules/time/bill-range.ts'
import { earlierDays, rankDays, rankZone } from '../../../rules/time/rank-range.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { countRoomMessages } from '../chat/store.ts'
import { setMessages } from './store.ts'

/** Milliseconds between two counts. */
const interval = 60_000

export async function countMessages(db: NodePgDatabase, now: number): Promise<void> {
  for (const { to: day } of [earlierDays('day', now), rankDays('day', now)]) {
    const { from, until } = timeRange({ from: day, to: day }, rankZone)
    await setMessages(db, await countRoomMessages(db, new Date(from), new Date(until)), day)
  }
}

/** Counts repeatedly; returns a stop function. */
export const startCounting = (db: NodePgDatabase, log: Pick<Logger, 'error'>, now: () => number): (() => Promise<void>) =>
  repeat(() => countMessages(db, now()), { every: interval, first: 0, log, failure: 'counting room messages failed' }).stop
