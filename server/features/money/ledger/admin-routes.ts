// Admin routes that prove the ledger and the audit log.
import type { FastifyInstance } from 'fastify'
import { proveAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { route } from '../../../core/http/route.ts'
import { type AnchorPlace, proveAnchors } from './anchor.ts'
import { proveSeals } from './day-seal.ts'
import { proveLedger, sizeOfLedger } from './proof.ts'

export function registerLedgerAdmin(
  app: FastifyInstance,
  { pool, db }: Pick<Context, 'pool' | 'db'>,
  place: AnchorPlace | null = null,
): void {
  route(app, 'GET api/Desk/proof', async () => {
    const anchors = place ? proveAnchors(pool, place) : []
    const proofs = await Promise.all([proveLedger(pool), proveSeals(pool), anchors, proveAudit(db)])
    return { faults: proofs.flat(), ...(await sizeOfLedger(pool)) }
  })
}
