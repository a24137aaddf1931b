// Verifies the ledger of a database: in the snapshot of a backup, and after a restore.
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool } from 'pg'
import { proveAudit } from '../core/audit/store.ts'
import { type AnchorPlace, proveAnchors } from '../features/money/ledger/anchor.ts'
import { proveSeals } from '../features/money/ledger/day-seal.ts'
import { type Fault, proveLedger, sizeOfLedger } from '../features/money/ledger/proof.ts'

/** Maximum number of faults to print. */
const maxFaults = 50

export interface LedgerSize {
  accounts: number
  transactions: number
  postings: number
}
export interface LedgerProof extends LedgerSize {
  faults: Fault[]
}

/** The same checks as `npm run ledger -- verify`. `place`: location of the anchors, if there are any. */
export async function proveMoney(client: Pool | Client, place?: AnchorPlace): Promise<LedgerProof> {
  const faults = [
    ...(await proveLedger(client)),
    ...(await proveSeals(client)),
    ...(place ? await proveAnchors(client, place) : []),
    ...(await proveAudit(drizzle(client))),
  ]
  return { faults, ...(await sizeOfLedger(client)) }
}

/** The lines printed for the operator: at most `maxFaults` faults, then the verdict. */
export function describeProof({ faults, accounts, transactions, postings }: LedgerProof): string[] {
  const size = `${accounts} accounts, ${transactions} transactions, ${postings} postings`
  return [
    ...faults.slice(0, maxFaults).map(({ check, subject, detail }) => `${check}  ${subject}: ${detail}`),
    faults.length === 0 ? `The ledger holds: ${size}.` : `The ledger does not hold: ${faults.length} faults in ${size}.`,
  ]
}
