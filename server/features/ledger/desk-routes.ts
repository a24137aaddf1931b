// The proof of the ledger, and of the desk's own log, at the operator's desk.
import type { FastifyInstance } from 'fastify'
import { proveAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import { proveSeals } from './day-seal.ts'
import { proveLedger, sizeOfLedger } from './proof.ts'

export function registerLedgerDesk(app: FastifyInstance, { pool, db }: Pick<Context, 'pool' | 'db'>): void {
  route(app, 'GET api/Desk/proof', async () => {
    const [faults, seals, audit, size] = await Promise.all([proveLedger(pool), proveSeals(pool), proveAudit(db), sizeOfLedger(pool)])
    return { faults: [...faults, ...seals, ...audit], ...size }
  })
}
