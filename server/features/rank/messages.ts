// Counts the messages per room and day: today's, and yesterday's until the count is certainly final.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { momentsOf } from '../../../rules/time/bill-range.ts'
import { earlierDays, rankDays, rankZone } from '../../../rules/time/rank-range.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { countLines } from '../chat/store.ts'
import { setMessages } from './store.ts'

/** Milliseconds between two counts. */
const turn = 60_000

export async function countMessages(db: NodePgDatabase, now: number): Promise<void> {
  for (const { to: day } of [earlierDays('day', now), rankDays('day', now)]) {
    const { from, until } = momentsOf({ from: day, to: day }, rankZone)
    await setMessages(db, await countLines(db, new Date(from), new Date(until)), day)
  }
}

/** Counts repeatedly; returns a stop function. */
export const keepCounting = (db: NodePgDatabase, log: Pick<Logger, 'error'>, now: () => number): (() => Promise<void>) =>
  repeat(() => countMessages(db, now()), { every: turn, first: 0, log, failure: 'counting room messages failed' }).stop
