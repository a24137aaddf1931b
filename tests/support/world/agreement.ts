// Compares what the product shows with what it was counted from, while the demonstration goes on.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Caller } from '../people/app-member.ts'
import type { Fan } from './fan.ts'
import type { Streamer } from './streamers.ts'

/** One count as it is shown, and out of its rows. */
export interface Compared {
  of: string
  shown: number
  source: number
}

/** Where counts are read. */
export interface Books {
  app: Caller
  pool: Pool
  fans: readonly Fan[]
  streamers: readonly Streamer[]
  operator: Fan
}

export interface Agreement {
  /** Counts that were compared, and the sum of what they were counted from: 0 of either proves nothing. */
  compared: number
  sum: number
  /** Those that never agreed, with both numbers as they were last. */
  wrong: string[]
}

/** Milliseconds between two readings: what is counted a moment later is right in one of them, what is wrong in none. */
const readEvery = 700

/** Reads again and again until each count has agreed once, for so many milliseconds at most. */
export async function agreementOf(read: (books: Books) => Promise<Compared[]>, books: Books, patience = 12_000): Promise<Agreement> {
  const until = Date.now() + patience
  const first = await read(books)
  const isWrong = ({ shown, source }: Compared): boolean => shown !== source
  let open = new Map(first.filter(isWrong).map((one) => [one.of, one]))
  while (open.size > 0 && Date.now() < until) {
    await wait(readEvery)
    const again = (await read(books)).filter((one) => isWrong(one) && open.has(one.of))
    open = new Map(again.map((one) => [one.of, one]))
  }
  return {
    compared: first.length,
    sum: first.reduce((sum, { source }) => sum + source, 0),
    wrong: [...open.values()].map(({ of, shown, source }) => `${of}: shown ${shown}, counted ${source}`),
  }
}

/** Numbers by a key out of rows that have both. */
export async function countBy(pool: Pool, statement: string, values: unknown[] = []): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; count: string }>(statement, values)
  return new Map(rows.map(({ key, count }) => [key, Number(count)]))
}
