// Compares displayed counts with their source rows while the demonstration runs.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Caller } from '../people/app-member.ts'
import type { Fan } from './fan.ts'
import type { Streamer } from './streamers.ts'

/** One count as displayed, and as computed from its rows. */
export interface Compared {
  of: string
  shown: number
  source: number
}

/** Access to the counts and their sources. */
export interface CountSources {
  app: Caller
  pool: Pool
  fans: readonly Fan[]
  streamers: readonly Streamer[]
  operator: Fan
}

export interface Agreement {
  /** Number of compared counts, and the sum of their sources: 0 in either proves nothing. */
  compared: number
  sum: number
  /** Counts that never agreed, with the last values of both. */
  wrong: string[]
}

/** Milliseconds between two reads: a count that lags agrees in one of them, a wrong one never does. */
const readEvery = 700

/** Reads repeatedly until each count has agreed once, for at most `patience` milliseconds. */
export async function agreementOf(
  read: (sources: CountSources) => Promise<Compared[]>,
  sources: CountSources,
  patience = 12_000,
): Promise<Agreement> {
  const until = Date.now() + patience
  const first = await read(sources)
  const isWrong = ({ shown, source }: Compared): boolean => shown !== source
  let open = new Map(first.filter(isWrong).map((one) => [one.of, one]))
  while (open.size > 0 && Date.now() < until) {
    await wait(readEvery)
    const again = (await read(sources)).filter((one) => isWrong(one) && open.has(one.of))
    open = new Map(again.map((one) => [one.of, one]))
  }
  return {
    compared: first.length,
    sum: first.reduce((sum, { source }) => sum + source, 0),
    wrong: [...open.values()].map(({ of, shown, source }) => `${of}: shown ${shown}, counted ${source}`),
  }
}

/** Returns counts by key from rows with both columns. */
export async function countBy(pool: Pool, statement: string, values: unknown[] = []): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; count: string }>(statement, values)
  return new Map(rows.map(({ key, count }) => [key, Number(count)]))
}
