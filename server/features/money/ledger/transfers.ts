// Transfers in batches: those that arrive while one batch is being written form the next, in one transaction of four round trips. Each
// entry stays atomic, idempotent and fails alone. R-PERF-13.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { book, type Entry } from '../../../../rules/money/ledger.ts'
import { isBrokenConnection, isRetryable, type Queryable, sqlState } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { implicitFor, isImplicit, type Scope } from '../../../core/idempotency/key.ts'
import { findResponses, responseFor, type StoredResponse } from '../../../core/idempotency/store.ts'
import { type Booked, lockAccounts, takeIds, writeEntries } from './write.ts'

/** A transfer, with the response stored under its key. */
export interface Transfer {
  scope: Scope
  entry: Entry
  answer: (booked: Booked) => unknown
}
export interface Transfers {
  /** Resolves with the response once committed; rejects with insufficient-balance or key-reused. */
  submit(transfer: Transfer): Promise<unknown>
}

/** Maximum entries per batch: more would only delay the first of them. */
const batchMost = 128
const tries = 6
const idsAtOnce = 1_024

interface Deps {
  pool: Pool
  now: () => number
  /** Reserved ids of future transactions, from the sequence. */
  ids: number[]
}

interface Waiting extends Transfer {
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}
type Outcome = { answer: unknown } | { error: unknown }

const nameOf = ({ account, route, key }: Pick<Scope, 'account' | 'route' | 'key'>): string => `${account} ${route} ${key}`

export function createTransfers(pool: Pool, now: () => number = Date.now): Transfers {
  let queue: Waiting[] = []
  let busy = false
  const ids: number[] = []

  async function run(): Promise<void> {
    while (queue.length > 0) {
      // Collects requests from the rest of this event loop turn: clients that just got a response may already send the next.
      await yieldEventLoop()
      const batch = queue.slice(0, batchMost)
      queue = queue.slice(batchMost)
      await settle({ pool, now, ids }, batch)
    }
    busy = false
  }
  return {
    submit: (transfer) =>
      new Promise((resolve, reject) => {
        queue.push({ ...transfer, resolve, reject })
        if (busy) return
        busy = true
        void run()
      }),
  }
}

/** Never rejects: each transfer of the batch gets its own outcome. */
async function settle(deps: Deps, batch: readonly Waiting[]): Promise<void> {
  const groups = groupByKey(batch)
  try {
    const outcomes = await writeAgain(
      deps,
      groups.map(([first]) => first),
    )
    for (const [index, group] of groups.entries()) resolveAll(group, outcomes[index] as Outcome)
  } catch (error) {
    if (groups.length === 1) for (const one of batch) one.reject(error)
    // One of them failed the batch: executed alone, it fails only itself.
    else for (const group of groups) await settle(deps, group)
  }
}

/** The same key twice in a batch is one transfer with two callers. */
function groupByKey(batch: readonly Waiting[]): [Waiting, ...Waiting[]][] {
  const groups = new Map<string, [Waiting, ...Waiting[]]>()
  for (const one of batch) {
    const known = groups.get(nameOf(one.scope))
    if (known) known.push(one)
    else groups.set(nameOf(one.scope), [one])
  }
  return [...groups.values()]
}

function resolveAll(group: [Waiting, ...Waiting[]], outcome: Outcome): void {
  for (const one of group) {
    if ('error' in outcome) one.reject(outcome.error)
    else if (one.scope.hash !== group[0].scope.hash) one.reject(fail('key-reused'))
    else one.resolve(outcome.answer)
  }
}

async function writeAgain(deps: Deps, transfers: readonly Transfer[]): Promise<Outcome[]> {
  const at = deps.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(deps, transfers, at)
    } catch (error) {
      // The retry finds a key that another server wrote meanwhile, and our own key if only its response was lost.
      const again = isRetryable(error) || isBrokenConnection(error) || sqlState(error) === '23505'
      if (!again || attempt >= tries) throw error
    }
  }
}

async function write({ pool, ids }: Deps, transfers: readonly Transfer[], at: number): Promise<Outcome[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const outcomes = await decideAndWrite(client as PoolClient & Queryable, ids, transfers, at)
    await client.query('COMMIT')
    return outcomes
  } catch (error) {
    await client.query('ROLLBACK').catch((failed: Error) => {
      broken = failed
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function decideAndWrite(client: Queryable, ids: number[], transfers: readonly Transfer[], at: number): Promise<Outcome[]> {
  const stored = new Map(
    (
      await findResponses(
        client,
        transfers.map(({ scope }) => scope),
      )
    ).map((row) => [nameOf({ account: row.account_id, route: row.route, key: row.key }), row]),
  )
  const isKnown = ({ scope }: Transfer): boolean => stillCounts(scope, stored.get(nameOf(scope)), at)
  const fresh = transfers.filter((transfer) => !isKnown(transfer))
  const booked = await bookAll(client, ids, fresh, at)
  return transfers.map((transfer): Outcome => {
    const row = stored.get(nameOf(transfer.scope))
    if (row && isKnown(transfer)) return attempt(() => responseFor(transfer.scope, row))
    return booked.get(transfer) ?? { error: new Error('transfer neither posted nor refused') }
  })
}

const stillCounts = (scope: Scope, row: StoredResponse | undefined, at: number): boolean =>
  row !== undefined && !(isImplicit(scope) && row.created_at.getTime() <= at - implicitFor)

function attempt(act: () => unknown): Outcome {
  try {
    return { answer: act() }
  } catch (error) {
    return { error }
  }
}

async function bookAll(client: Queryable, ids: number[], fresh: readonly Transfer[], at: number): Promise<Map<Transfer, Outcome>> {
  const outcomes = new Map<Transfer, Outcome>()
  if (fresh.length === 0) return outcomes
  const accounts = await lockAccounts(
    client,
    fresh.flatMap(({ entry }) => entry.legs.map(({ account }) => account)),
  )
  const balances = new Map([...accounts].map(([name, { balance }]) => [name, balance]))
  // Reserves ids for many batches at once; ids of a failed batch only leave a gap.
  if (ids.length < fresh.length) ids.push(...(await takeIds(client, idsAtOnce)))
  const accepted: { transfer: Transfer; booked: Booked; answer: unknown }[] = []
  for (const transfer of fresh) {
    const afters = book(transfer.entry, balances)
    if (!afters) {
      outcomes.set(transfer, { error: fail('insufficient-balance') })
      continue
    }
    const booked = { id: ids.shift() as number, entry: transfer.entry, afters, at }
    const answer = transfer.answer(booked)
    accepted.push({ transfer, booked, answer })
    outcomes.set(transfer, { answer })
  }
  if (accepted.length === 0) return outcomes
  await writeEntries(
    client,
    accounts,
    accepted.map(({ booked }) => booked),
  )
  await writeKeys(client, accepted, at)
  return outcomes
}

async function writeKeys(client: Queryable, accepted: readonly { transfer: Transfer; answer: unknown }[], at: number): Promise<void> {
  const scopes = accepted.map(({ transfer }) => transfer.scope)
  const { rowCount } = await client.query({
    name: 'idempotency-write',
    text: `INSERT INTO idempotency AS kept (account_id, route, key, hash, answer, created_at)
      SELECT wanted.*, $6 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS wanted
      ON CONFLICT (account_id, route, key) DO UPDATE SET hash = excluded.hash, answer = excluded.answer, created_at = excluded.created_at
      WHERE kept.key LIKE 'auto:%' AND kept.created_at <= $7`,
    values: [
      scopes.map(({ account }) => account),
      scopes.map(({ route }) => route),
      scopes.map(({ key }) => key),
      scopes.map(({ hash }) => hash),
      accepted.map(({ answer }) => JSON.stringify(answer)),
      new Date(at),
      new Date(at - implicitFor),
    ],
  })
  // Another server has taken one of the keys since the check: the retry finds its response.
  if (rowCount !== scopes.length) throw Object.assign(new Error('idempotency key taken concurrently'), { code: '40001' })
}
