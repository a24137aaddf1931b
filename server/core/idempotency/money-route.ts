// Serves a money endpoint idempotently: one key, one transaction, one effect, one response, however often it is called.

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { ApiData, MoneyKey } from '../../../contract/api.ts'
import { accountQueueOf } from '../database/account-queue.ts'
import { lockMembers, type MoneyTx } from '../database/lock-order.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { fail } from '../http/fail.ts'
import { type Call, route } from '../http/route.ts'
import { type Scope, scopeOf } from './key.ts'
import { claimKey, isAnswered, storeResponse } from './store.ts'

export interface MoneyCall<K extends MoneyKey> extends Call<K> {
  scope: Scope
  /** Transaction that holds the locks of its members. */
  tx: MoneyTx
  /** Real milliseconds. */
  now: number
  /** Runs `act` after the commit, and never for a replayed response. */
  afterwards: (act: () => void) => void
}
export interface MoneyDeps {
  db: NodePgDatabase
  now?: () => number
  /** False while the ledger is not trustworthy: nothing is booked. */
  open?: () => boolean
}

interface MoneyOptions<K extends MoneyKey> {
  before?: (call: Call<K>) => Promise<void>
  members?: (call: Call<K>, tx: Tx) => Promise<readonly string[]>
  whole?: (response: ApiData<K>) => Promise<ApiData<K>>
}

/** Functions that complete stored responses, by method and path. */
const wholes = new WeakMap<FastifyInstance, Map<string, (response: never) => Promise<unknown>>>()
/** Completes a stored response as its call returns it. */
export const completeResponse = async (app: FastifyInstance, key: string, stored: unknown): Promise<unknown> =>
  (await wholes.get(app)?.get(key)?.(stored as never)) ?? stored

/**
 * `handler` does everything with `call.tx`; an error rolls back everything, including the claim of the key, so that a refusal is not
 * stored. `before` runs checks that need their own connection, before the call holds one; skipped for a key with a response. `members`:
 * whose money moves, if not the caller's. `whole` adds to the response what must not be stored in plain text with the key; it runs each
 * time the response is returned. Calls of one account are serialized before they take a connection.
 */
export function moneyRoute<K extends MoneyKey>(
  app: FastifyInstance,
  deps: MoneyDeps,
  key: K,
  handler: (call: MoneyCall<K>) => Promise<ApiData<K>>,
  { before, members, whole }: MoneyOptions<K> = {},
): void {
  const { db, now = Date.now, open = () => true } = deps
  if (whole) wholes.set(app, (wholes.get(app) ?? new Map()).set(key, whole))
  route(app, key, async (call) => {
    const scope = moneyScope(call, key)
    if (!open()) throw fail('unavailable')
    if (before && !(await isAnswered(db, scope))) await before(call)
    let later: (() => void)[] = []
    async function write(claimed: Tx): Promise<ApiData<K>> {
      later = []
      const at = now()
      const known = await claimKey(claimed, scope, at)
      if (known) return known.answer as ApiData<K>
      const tx = await lockMembers(claimed, members ? await members(call, claimed) : [call.account.id])
      const response = await handler({ ...call, scope, tx, now: at, afterwards: (act) => later.push(act) })
      await storeResponse(tx, scope, response)
      return response
    }
    const data = await accountQueueOf(db).run(call.account.id, () => inTransaction(db, write, true))
    for (const act of later) act()
    return whole ? whole(data) : data
  })
}

/** For `members`: the owner of a row; empty without a row. */
export const ownersOf = (row: { account_id: string } | undefined): string[] => (row ? [row.account_id] : [])

export function moneyScope<K extends MoneyKey>({ account, query, body, request }: Call<K>, key: K): Scope {
  return scopeOf(account.id, key, request.headers, { query, body })
}
