// A test of what lies outside, which an operator asks for: a few a minute, each written down, its failure an answer in words.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { OutsideTest } from '../../../contract/desk/setup-desk.ts'
import { errorDetail } from '../error-detail.ts'
import { fail } from '../http/fail.ts'
import { RateLimiter, rateLimitsOf } from '../http/rate-limit.ts'
import { maskText } from '../mask.ts'
import { writeAudit } from './store.ts'

type Outcome = Pick<OutsideTest, 'result'> & Partial<OutsideTest>
/** Runs `work` for an operator; what it throws is a result. @throws too-many */
export type RunOutsideTest = (account: string, subject: string, work: () => Promise<Outcome>) => Promise<OutsideTest>

/** Tests of one kind that one operator makes in a minute. */
const perMinute = 5
/** Characters of what the other side said. */
const mostDetail = 300

/** As it is shown: an address in it may have a password. */
const shownDetail = (detail: string): string => maskText(detail.trim()).slice(0, mostDetail)

export function outsideTests({ db, log }: { db: NodePgDatabase; log: Pick<Logger, 'warn'> }, now: () => number): RunOutsideTest {
  const limiter = new RateLimiter(rateLimitsOf(perMinute), now)
  async function outcomeOf(subject: string, work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error, subject }, 'a test of what lies outside failed')
      return { result: 'failed', detail: errorDetail(error) }
    }
  }
  return async (account, subject, work) => {
    const retryAfter = limiter.take(account, 'other')
    if (retryAfter > 0) throw fail('too-many', { retryAfter })
    const { detail = '', ...outcome } = await outcomeOf(subject, work)
    const tested = { target: '', missing: [], ...outcome, detail: shownDetail(detail) }
    const after = { result: tested.result, missing: tested.missing }
    await db.transaction((tx) => writeAudit(tx, { by: account, act: 'outside.test', subject, before: null, after, at: now() }))
    return tested
  }
}
