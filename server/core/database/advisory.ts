// One server per database: an advisory lock, held by a dedicated connection for as long as the server runs.
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Repetition, repeat } from '../jobs/repeat.ts'
import { StartError } from '../start-error.ts'
import { cannotUse } from './database.ts'

/** Arbitrary lock key: the letters GRST. */
const lockKey = 0x47525354
/** Milliseconds within which PostgreSQL notices that a server was killed and releases its lock. */
const takeWithin = 2_000
const retryAfter = 1_000
/** Polling interval of a standby server, in milliseconds. */
const pollInterval = 500
/** Milliseconds that one of two servers continues while it cannot check which of them has the lock. */
const mostWithout = 20_000
/** Timeouts to connect to a database and to get its reply about the lock, in milliseconds. The server's own gets longer: it is running,
 * however busy the machine is. */
const patience = { own: 60_000, other: 5_000 }
/** Interval of checks of the lock's connection, in milliseconds, and unanswered checks after which it counts as broken: after a network
 * outage or a pause of this machine, the database may have dropped it and given the lock to another server, without notice here. */
const holdEvery = 1_000
const mostMissedPings = 8

export interface LockedDatabase {
  connection: ClientConfig
  /** Name for messages to the operator. */
  name: string
  /** Whether its PostgreSQL runs on this server's data folder. */
  isOwn?: boolean
  /** Restarts the database if it is this server's own and has stopped. */
  revive(): Promise<void>
}
export interface ServerLock {
  /**
   * Releases the lock. `within`: milliseconds to wait for a relock or a database restart in flight, and for its connection to close;
   * without it, as long as they take.
   */
  release(within?: number): Promise<void>
}
/** Options of a server that waits for another server's lock. */
export interface StandBy {
  onWait: () => void
  /** Milliseconds that it continues after losing the lock while the database is unreachable: another server may be active by then. */
  without?: number
  /** Cancels the wait: the lock is not taken, and the call rejects with the signal's reason. */
  signal: AbortSignal
}
/** Another server owns the database: this one must not start. */
export class AnotherServer extends StartError {}

/**
 * Takes the lock or throws a one-sentence error; with `standBy` it waits instead. A broken connection is reopened; if another server
 * has taken the lock meanwhile, `onLost` is called: two servers on one database would send alerts twice.
 */
export async function takeServerLock(
  { connection, name, isOwn, revive }: LockedDatabase,
  log: Logger,
  onLost: () => void,
  standBy?: StandBy,
): Promise<ServerLock> {
  const released = new AbortController()
  let relocking: Promise<void> | undefined
  let client = await lockWithin(connection, takeWithin, { patience: isOwn ? patience.own : patience.other }).catch((error: unknown) => {
    throw cannotUse(name, error)
  })
  if (!client && standBy) client = await waitForLock(connection, log, standBy)
  if (!client) throw new AnotherServer(`Another server is already running on ${name}: stop it first, or give this one its own.`)
  watch(client)

  function watch(watched: Client): void {
    watched.once('error', (error) => log.warn({ err: error }, 'server lock connection failed'))
    const looking = monitor(watched, log)
    watched.once('end', () => {
      void looking.stop()
      if (!released.signal.aborted) relocking = relock(released.signal)
    })
  }
  async function relock(signal: AbortSignal): Promise<void> {
    const until = performance.now() + (standBy ? (standBy.without ?? mostWithout) : Number.POSITIVE_INFINITY)
    while (!signal.aborted) {
      try {
        await revive()
        if (signal.aborted) return
        client = await lockWithin(connection, takeWithin)
        if (client) watch(client)
        else onLost()
        return
      } catch (error) {
        log.warn({ err: error }, 'server lock not reacquired yet')
        if (performance.now() > until) {
          onLost()
          return
        }
        // Aborted when the lock is released.
        await wait(retryAfter, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  return {
    async release(within) {
      released.abort()
      const closed = (async () => {
        await relocking
        await client?.end()
      })()
      // A restart may replay the log for a minute: stopping the database ends it. A busy database may not close the connection.
      await Promise.race([closed, ...(within === undefined ? [] : [wait(within, undefined, { ref: false })])])
    },
  }
}

/** Closes a connection that no longer responds. */
function monitor(client: Client, log: Logger): Repetition {
  let unanswered = 0
  const onReply = (): void => {
    unanswered = 0
  }
  // Counted, not timed: after a pause of this machine the response may already be here.
  const ping = (): void => {
    if (unanswered === 0) client.query('SELECT 1').then(onReply, () => undefined)
    unanswered += 1
    if (unanswered <= mostMissedPings) return
    log.warn('server lock connection does not respond')
    void client.end()
  }
  return repeat(ping, { every: holdEvery, log, failure: 'server lock connection check failed' })
}

/** Resolves with the lock once it is free. Also waits for a database that is temporarily down. */
async function waitForLock(connection: ClientConfig, log: Logger, { onWait, signal }: StandBy): Promise<Client> {
  onWait()
  for (;;) {
    try {
      const client = await lockWithin(connection, Number.POSITIVE_INFINITY, { every: pollInterval, signal })
      if (client) return client
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ err: error }, 'server lock request failed')
    }
    await wait(retryAfter, undefined, { signal })
  }
}

interface Asking {
  every?: number
  signal?: AbortSignal
  patience?: number
}

async function lockWithin(connection: ClientConfig, within: number, asking: Asking = {}): Promise<Client | null> {
  const client = new Client({ ...connection, keepAlive: true, connectionTimeoutMillis: asking.patience ?? patience.other })
  // Attached for the connection's whole life: an unhandled 'error' ends the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await lockBefore(client, Date.now() + within, asking)) return client
  } catch (error) {
    await client.end()
    throw error
  }
  await client.end()
  return null
}

async function rejectAfter(within: number): Promise<never> {
  await wait(within, undefined, { ref: false })
  throw new Error('The database does not answer.')
}

async function lockBefore(
  client: Client,
  deadline: number,
  { every = 50, signal, patience: replyTimeout = patience.other }: Asking,
): Promise<boolean> {
  for (;;) {
    const asked = client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [lockKey])
    const { rows } = await Promise.race([asked, rejectAfter(replyTimeout)])
    if (rows[0]?.locked) return true
    if (Date.now() > deadline) return false
    await wait(every, undefined, { signal })
  }
}
