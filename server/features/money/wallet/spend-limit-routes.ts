// Routes of the spending limits.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { changeLimits, coolOff, type SpendLimits } from '../../../../rules/money/spend-limit.ts'
import { inOwnMoneyTransaction } from '../../../core/database/account-queue.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { takeTicket } from '../../../core/ticket/store.ts'
import { ensureSpendLimit, findSpendLimit, platformZone, presentSpendLimit, upsertSpendLimit } from './spend-limit-store.ts'

export function registerSpendLimit(app: FastifyInstance, db: NodePgDatabase, now: () => number): void {
  route(app, 'GET api/Balance/guard', async ({ account }) => presentSpendLimit(db, account.id, now()))

  route(app, 'POST api/Balance/setGuard', async ({ account, body }) => {
    const { id } = account
    const { tz, cooling_off, minor_mode, ticket, ...limits } = body
    return inOwnMoneyTransaction(db, id, async (tx) => {
      const at = now()
      await ensureSpendLimit(tx, id, tz ?? platformZone, at)
      const found = await findSpendLimit(tx, id)
      let limitState = changeLimits(found.limitState, limits satisfies Partial<SpendLimits>, at)
      if (cooling_off) limitState = coolOff(limitState, cooling_off, at)
      if (minor_mode === false && limitState.minorMode) {
        // Anyone with the phone may start minor mode; ending it requires the payment password.
        if (!ticket) throw fail('pay-ticket-expired')
        await takeTicket(tx, id, 'pay', ticket, at)
      }
      await upsertSpendLimit(tx, id, { ...found, limitState: { ...limitState, minorMode: minor_mode ?? limitState.minorMode } })
      return presentSpendLimit(tx, id, at)
    })
  })
}
