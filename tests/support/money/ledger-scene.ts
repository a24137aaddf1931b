// A ledger with people in it: what tests of money begin with.

import { randomUUID } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { goldOf, houseOf, incomeOf, rechargeEntry } from '../../../rules/money/ledger-entry.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { type Fault, proveLedger } from '../../../server/features/ledger/proof.ts'
import { postEntry } from '../../../server/features/ledger/store.ts'

export const rich = { coin: 10_000, income: 10_000, gold: 10_000 }

/** Gives people something of each asset, through the ledger. */
export async function endow(db: NodePgDatabase, accounts: readonly string[], { coin, income, gold } = rich): Promise<void> {
  for (const account of accounts) {
    await inTransaction(db, async (tx) => {
      const at = Date.now()
      const key = randomUUID()
      if (coin > 0) await postEntry(tx, rechargeEntry({ id: `endow-${key}`, account, coin, give: 0, money: coin }), at)
      const given = [
        { amount: income, to: incomeOf(account), from: houseOf('bonus', 'diamond') },
        { amount: gold, to: goldOf(account), from: houseOf('reward', 'gold') },
      ].filter(({ amount }) => amount > 0)
      for (const { amount, to, from } of given) {
        const legs = [
          { account: from, amount: -amount },
          { account: to, amount },
        ]
        await postEntry(tx, { key: `endow-${key}-${to.kind}`, type: 'adjust', actor: 'test', legs }, at)
      }
    })
  }
}

export const faultsOf = (pool: Pool): Promise<Fault[]> => proveLedger(pool)
export const over = (pool: Pool): NodePgDatabase => drizzle(pool)
