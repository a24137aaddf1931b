// Admin route of the tiers of guard and noble.
import type { FastifyInstance } from 'fastify'
import { lockSubject, writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { findGift } from '../store.ts'
import { listTiers, upsertTier } from './store.ts'

export function registerTierAdmin(app: FastifyInstance, { db }: Pick<Context, 'db'>, now: () => number): void {
  route(app, 'POST api/Desk/putTier', async ({ account, body }) => {
    const subject = `tier ${body.id}`
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const before = (await listTiers(tx)).find(({ id }) => id === body.id)
      // Changing the kind would turn its holders' status into something else.
      if (before && before.kind !== body.kind) throw fail('invalid-input')
      for (const { gift_id } of body.bag) if (!(await findGift(tx, gift_id))) throw fail('invalid-input')
      await upsertTier(tx, body)
      await writeAudit(tx, { by: account.id, at: now(), act: 'tier.put', subject, before: before ?? null, after: body })
    })
    return { tiers: await listTiers(db) }
  })
}
