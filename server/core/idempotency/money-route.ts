// Serves a money endpoint: one key, one transaction, one effect, one answer, however often it is asked.

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { ApiData, MoneyKey } from '../../../contract/api.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { fail } from '../http/fail.ts'
import { type Call, route } from '../http/route.ts'
import { type Scope, scopeOf } from './key.ts'
import { claimKey, isAnswered, keepAnswer } from './store.ts'

export interface MoneyCall<K extends MoneyKey> extends Call<K> {
  scope: Scope
  tx: Tx
  /** Real milliseconds. */
  now: number
  /** Runs when the transaction is committed, and never for an answer that is given again. */
  afterwards: (act: () => void) => void
}
export interface MoneyParts {
  db: NodePgDatabase
  now?: () => number
  /** False while the ledger is not to be trusted: nothing is booked. */
  open?: () => boolean
}

/** How the kept answers of an app's calls are made whole, by method and path. */
const wholes = new WeakMap<FastifyInstance, Map<string, (answer: never) => Promise<unknown>>>()
/** A kept answer as its call gives it. */
export const wholeAnswer = async (app: FastifyInstance, key: string, kept: unknown): Promise<unknown> =>
  (await wholes.get(app)?.get(key)?.(kept as never)) ?? kept

/**
 * `handler` does everything with `call.tx`; what it throws undoes all, the claim of the key too, so that a refusal is not kept.
 * `before` looks at what needs a connection of its own, while the call holds none; not for a key that has its answer. `whole` adds
 * to the answer what is not to lie open with the key: it is asked each time that the answer is given.
 */
export function moneyRoute<K extends MoneyKey>(
  app: FastifyInstance,
  parts: MoneyParts,
  key: K,
  handler: (call: MoneyCall<K>) => Promise<ApiData<K>>,
  { before, whole }: { before?: (call: Call<K>) => Promise<void>; whole?: (answer: ApiData<K>) => Promise<ApiData<K>> } = {},
): void {
  const { db, now = Date.now, open = () => true } = parts
  if (whole) wholes.set(app, (wholes.get(app) ?? new Map()).set(key, whole))
  route(app, key, async (call) => {
    const scope = moneyScope(call, key)
    if (!open()) throw fail('unavailable')
    if (before && !(await isAnswered(db, scope))) await before(call)
    let later: (() => void)[] = []
    const data = await inTransaction(
      db,
      async (tx) => {
        later = []
        const at = now()
        const known = await claimKey(tx, scope, at)
        if (known) return known.answer as ApiData<K>
        const answer = await handler({ ...call, scope, tx, now: at, afterwards: (act) => later.push(act) })
        await keepAnswer(tx, scope, answer)
        return answer
      },
      true,
    )
    for (const act of later) act()
    return whole ? whole(data) : data
  })
}

export function moneyScope<K extends MoneyKey>({ account, query, body, request }: Call<K>, key: K): Scope {
  return scopeOf(account.id, key, request.headers, { query, body })
}
