// Hears what transactions say to each other: a line of PostgreSQL, opened anew when it was lost.
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { repeat } from './repeat.ts'

/** Milliseconds between two looks whether the line still stands. */
const lookEvery = 2_000

/** Calls `hear` with the payload of every NOTIFY on the line; what was said while it was down is not heard. Answers how to close it. */
export async function openWakeLine(
  { pool, log }: { pool: Pool; log: Logger },
  line: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  let listener: PoolClient | null = null

  async function listen(): Promise<void> {
    const client = await pool.connect()
    const lost = (error?: Error): void => {
      if (listener !== client) return
      listener = null
      log.warn({ err: error, line }, 'a wake-up line was lost')
      client.release(true)
    }
    client.on('notification', ({ payload = '' }) => hear(payload))
    client.once('error', lost)
    client.once('end', () => lost())
    try {
      await client.query(`LISTEN ${line}`)
      listener = client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  await listen().catch((error: unknown) => log.warn({ err: error, line }, 'no wake-up line yet'))
  const again = async (): Promise<void> => {
    if (!listener) await listen()
  }
  const looking = repeat(again, { every: lookEvery, log, failure: 'a wake-up line could not be opened' })
  return async () => {
    await looking.stop()
    const open = listener
    listener = null
    open?.release(true)
  }
}
