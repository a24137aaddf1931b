// What is shown of a restored site before it is trusted: the ledger by its own verifier, rows counted anew.
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { proveAudit } from '../core/audit/store.ts'
import { proveSeals } from '../features/ledger/day-seal.ts'
import { type Fault, proveLedger, sizeOfLedger } from '../features/ledger/proof.ts'

export interface LedgerProof {
  faults: Fault[]
  accounts: number
  transactions: number
  postings: number
}

/** The same checks as `npm run ledger -- verify`. */
export async function proveMoney(pool: Pool): Promise<LedgerProof> {
  const faults = [...(await proveLedger(pool)), ...(await proveSeals(pool)), ...(await proveAudit(drizzle(pool)))]
  return { faults, ...(await sizeOfLedger(pool)) }
}
