// Routes of the spending limits.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { changeLimits, coolOff, type GuardLimits } from '../../../rules/money/spend-guard.ts'
import { inOwnMoneyTransaction } from '../../core/database/account-queue.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { takeTicket } from '../../core/ticket/store.ts'
import { beginGuard, findGuard, houseZone, putGuard, showGuard } from './guard-store.ts'

export function registerGuard(app: FastifyInstance, db: NodePgDatabase, now: () => number): void {
  route(app, 'GET api/Balance/guard', async ({ account }) => showGuard(db, account.id, now()))

  route(app, 'POST api/Balance/setGuard', async ({ account, body }) => {
    const { id } = account
    const { tz, cooling_off, minor_mode, ticket, ...limits } = body
    return inOwnMoneyTransaction(db, id, async (tx) => {
      const at = now()
      await beginGuard(tx, id, tz ?? houseZone, at)
      const found = await findGuard(tx, id)
      let guard = changeLimits(found.guard, limits satisfies Partial<GuardLimits>, at)
      if (cooling_off) guard = coolOff(guard, cooling_off, at)
      if (minor_mode === false && guard.minorMode) {
        // Anyone with the phone may start minor mode; ending it requires the payment password.
        if (!ticket) throw fail('pay-ticket-expired')
        await takeTicket(tx, id, 'pay', ticket, at)
      }
      await putGuard(tx, id, { ...found, guard: { ...guard, minorMode: minor_mode ?? guard.minorMode } })
      return showGuard(tx, id, at)
    })
  })
}
