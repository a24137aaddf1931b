// Listens for NOTIFY on a PostgreSQL channel and reconnects when the connection is lost.
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { repeat } from './repeat.ts'

/** Interval of connection checks, in milliseconds. */
const pollInterval = 2_000

/** Calls `hear` with the payload of every NOTIFY on the channel; misses those sent while disconnected. Returns the close function. */
export async function openNotifyListener(
  { pool, log }: { pool: Pool; log: Logger },
  channel: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  let listener: PoolClient | null = null

  async function listen(): Promise<void> {
    const client = await pool.connect()
    const lost = (error?: Error): void => {
      if (listener !== client) return
      listener = null
      log.warn({ err: error, channel }, 'LISTEN connection lost')
      client.release(true)
    }
    client.on('notification', ({ payload = '' }) => hear(payload))
    client.once('error', lost)
    client.once('end', () => lost())
    try {
      await client.query(`LISTEN ${channel}`)
      listener = client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  await listen().catch((error: unknown) => log.warn({ err: error, channel }, 'LISTEN failed'))
  const again = async (): Promise<void> => {
    if (!listener) await listen()
  }
  const looking = repeat(again, { every: pollInterval, log, failure: 'LISTEN retry failed' })
  return async () => {
    await looking.stop()
    const open = listener
    listener = null
    open?.release(true)
  }
}
