// A ledger with people: the starting point of money tests.

import { randomUUID } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Entry } from '../../../rules/money/ledger.ts'
import { goldOf, incomeOf, platformOf, rechargeEntry } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { type Fault, proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { lockBalances, postEntry } from '../../../server/features/money/ledger/store.ts'

export const rich = { coin: 10_000, income: 10_000, gold: 10_000 }

/** Credits people with each asset through the ledger. */
export async function endow(db: NodePgDatabase, accounts: readonly string[], { coin, income, gold } = rich): Promise<void> {
  for (const account of accounts) {
    const at = Date.now()
    const key = randomUUID()
    const given = [
      { amount: income, to: incomeOf(account), from: platformOf('bonus', 'diamond') },
      { amount: gold, to: goldOf(account), from: platformOf('reward', 'gold') },
    ].filter(({ amount }) => amount > 0)
    const entries: Entry[] = given.map(({ amount, to, from }) => ({
      key: `endow-${key}-${to.kind}`,
      type: 'adjust',
      actor: 'test',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    }))
    if (coin > 0) entries.unshift(rechargeEntry({ id: `endow-${key}`, account, coin, give: 0, money: coin }))
    // In one transaction, so that a crowd of two hundred shares few connections.
    await inMoneyTransaction(db, [], async (tx) => {
      await lockBalances(
        tx,
        entries.flatMap(({ legs }) => legs.map(({ account: ref }) => ref)),
      )
      for (const entry of entries) await postEntry(tx, entry, at)
    })
  }
}

export const faultsOf = (pool: Pool): Promise<Fault[]> => proveLedger(pool)
export const over = (pool: Pool): NodePgDatabase => drizzle(pool)
