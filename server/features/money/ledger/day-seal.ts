// The nightly hash chain: each day is hashed together with the previous one, so that a rewritten past is detected even if it is consistent.
import { createHash } from 'node:crypto'
import type { Queryable } from '../../../core/database/transaction.ts'
import type { Fault } from './proof.ts'

const day = 86_400_000
/** A transaction that began before midnight has ended long before. */
const settledAfter = 3_600_000
const chunk = 10_000

export interface Seal {
  day: string
  transactions: number
  previous: string
  hash: string
}

/** Hashes the day's digests, ordered by id, together with the previous seal. */
export async function hashDay(client: Queryable, date: string, previous: string): Promise<Seal> {
  const hash = createHash('sha256').update(`${previous}|${date}`)
  const from = new Date(`${date}T00:00:00Z`)
  let transactions = 0
  for (let last = 0; ; ) {
    const { rows } = await client.query<{ id: string; digest: string }>({
      text: 'SELECT id, digest FROM ledger_tx WHERE at >= $1 AND at < $2 AND id > $3 ORDER BY id LIMIT $4',
      values: [from, new Date(from.getTime() + day), last, chunk],
    })
    for (const { id, digest } of rows) hash.update(`|${id}:${digest}`)
    transactions += rows.length
    last = Number(rows.at(-1)?.id ?? last)
    if (rows.length < chunk) return { day: date, transactions, previous, hash: hash.digest('hex') }
  }
}

export async function readSeals(client: Queryable): Promise<Seal[]> {
  const { rows } = await client.query<Omit<Seal, 'transactions'> & { transactions: string }>({
    text: 'SELECT day::text AS day, transactions, previous, hash FROM ledger_seal ORDER BY day',
  })
  return rows.map((row) => ({ ...row, transactions: Number(row.transactions) }))
}

/** Seals every past day with entries that is not sealed yet; returns the sealed days. Concurrent calls write the same seals. */
export async function sealDays(client: Queryable, now: number): Promise<string[]> {
  const seals = await readSeals(client)
  let last = seals.at(-1)
  const { rows } = await client.query<{ day: string }>({
    text: `SELECT DISTINCT (at AT TIME ZONE 'UTC')::date::text AS day FROM ledger_tx
      WHERE at >= $1 AND at < date_trunc('day', $2::timestamptz AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' ORDER BY day`,
    values: [new Date(last ? Date.parse(`${last.day}T00:00:00Z`) + day : 0), new Date(now - settledAfter)],
  })
  const made: string[] = []
  for (const { day: date } of rows) {
    last = await hashDay(client, date, last?.hash ?? '')
    await client.query({
      text: 'INSERT INTO ledger_seal (day, transactions, previous, hash, made_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      values: [last.day, last.transactions, last.previous, last.hash, new Date(now)],
    })
    made.push(date)
  }
  return made
}

/** Faults for days whose entries differ from what was sealed. */
export async function proveSeals(client: Queryable): Promise<Fault[]> {
  const faults: Fault[] = []
  let previous = ''
  for (const seal of await readSeals(client)) {
    const found = await hashDay(client, seal.day, previous)
    if (seal.previous !== previous || found.hash !== seal.hash)
      faults.push({
        check: 'seal',
        subject: `day ${seal.day}`,
        detail: `${found.transactions} transactions, sealed were ${seal.transactions}`,
      })
    previous = seal.hash
  }
  return faults
}
