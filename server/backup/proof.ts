// Verifies the ledger of a restored database.
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { proveAudit } from '../core/audit/store.ts'
import { type AnchorPlace, proveAnchors } from '../features/ledger/anchor.ts'
import { proveSeals } from '../features/ledger/day-seal.ts'
import { type Fault, proveLedger, sizeOfLedger } from '../features/ledger/proof.ts'

export interface LedgerProof {
  faults: Fault[]
  accounts: number
  transactions: number
  postings: number
}

/** The same checks as `npm run ledger -- verify`; `place`: location of the anchors, if there are any. */
export async function proveMoney(pool: Pool, place?: AnchorPlace): Promise<LedgerProof> {
  const faults = [
    ...(await proveLedger(pool)),
    ...(await proveSeals(pool)),
    ...(place ? await proveAnchors(pool, place) : []),
    ...(await proveAudit(drizzle(pool))),
  ]
  return { faults, ...(await sizeOfLedger(pool)) }
}
