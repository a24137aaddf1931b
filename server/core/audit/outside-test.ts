// Tests of external services that an operator starts: limited per minute, audited, and with failures returned as a result.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { OutsideTest } from '../../../contract/admin/setup-admin.ts'
import { fail } from '../http/fail.ts'
import { RateLimiter, rateLimitsOf } from '../http/rate-limit.ts'
import { errorDetail } from '../text/error-detail.ts'
import { maskText } from '../text/mask.ts'
import { writeAudit } from './store.ts'

type Outcome = Pick<OutsideTest, 'result'> & Partial<OutsideTest>
/** Runs `work` for an operator and turns what it throws into a result. @throws too-many */
export type RunOutsideTest = (account: string, subject: string, work: () => Promise<Outcome>) => Promise<OutsideTest>

/** Maximum tests per operator and minute. */
const perMinute = 5
/** Maximum characters of the other side's message. */
const mostDetail = 300

/** Masked for display: the text may contain an address with a password. */
const maskedDetail = (detail: string): string => maskText(detail.trim()).slice(0, mostDetail)

export function outsideTests({ db, log }: { db: NodePgDatabase; log: Pick<Logger, 'warn'> }, now: () => number): RunOutsideTest {
  const limiter = new RateLimiter(rateLimitsOf(perMinute), now)
  async function outcomeOf(subject: string, work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error, subject }, 'external service test failed')
      return { result: 'failed', detail: errorDetail(error) }
    }
  }
  return async (account, subject, work) => {
    const retryAfter = limiter.take(account, 'other')
    if (retryAfter > 0) throw fail('too-many', { retryAfter })
    const { detail = '', ...outcome } = await outcomeOf(subject, work)
    const tested = { target: '', missing: [], ...outcome, detail: maskedDetail(detail) }
    const after = { result: tested.result, missing: tested.missing }
    await db.transaction((tx) => writeAudit(tx, { by: account, act: 'outside.test', subject, before: null, after, at: now() }))
    return tested
  }
}
