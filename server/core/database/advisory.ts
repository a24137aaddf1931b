// One server a database: an advisory lock, held by a connection of its own for as long as the server lives.
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Repetition, repeat } from '../jobs/repeat.ts'
import { StartError } from '../start-error.ts'
import { cannotUse } from './database.ts'

/** Any number that nobody else locks: the letters GRST. */
const lockKey = 0x47525354
/** Milliseconds in which the connection of a killed server is noticed and its lock let go. */
const takeWithin = 2_000
const retryAfter = 1_000
/** Milliseconds between two looks of a server that stands by. */
const lookEvery = 500
/** Milliseconds that one of two servers goes on while it cannot find out which of them has the lock. */
const mostWithout = 20_000
/** Milliseconds for a database to let us in, and again to say whether the lock is ours. One that belongs to this server is there, however
 * busy its machine is. */
const patience = { own: 60_000, other: 5_000 }
/** Milliseconds between two looks at the connection that holds the lock, and looks without an answer after which it counts as broken:
 * when a network or this machine stood still the database may have given it up, and the lock to another, and nobody says so here. */
const holdEvery = 1_000
const holdLooks = 8

export interface LockedDatabase {
  connection: ClientConfig
  /** What the operator calls it. */
  name: string
  /** Whether its PostgreSQL belongs to this server's data folder. */
  isOwn?: boolean
  /** Brings the database back if it is ours and gone. */
  revive(): Promise<void>
}
export interface ServerLock {
  /**
   * Releases the lock. `within`: milliseconds to wait for a relock or a database restart in flight, and for its connection to close;
   * without it, as long as they take.
   */
  release(within?: number): Promise<void>
}
/** What a server does that waits for the lock of another. */
export interface StandBy {
  onWait: () => void
  /** Milliseconds that it does without the lock when it had it, and cannot ask the database: then another may be the server. */
  without?: number
  /** Calls it off: the lock is not taken, and the error is the signal's reason. */
  signal: AbortSignal
}
/** The reason not to start that leaves the database to its owner. */
export class AnotherServer extends StartError {}

/**
 * Takes the lock or throws the one sentence; with `standBy` waits for it instead. A connection that breaks is made anew; should
 * another server have taken the lock meanwhile, `onLost` is called: two servers on one database would alert twice.
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
  if (!client && standBy) client = await takeTurn(connection, log, standBy)
  if (!client) throw new AnotherServer(`Another server is already running on ${name}: stop it first, or give this one its own.`)
  watch(client)

  function watch(watched: Client): void {
    watched.once('error', (error) => log.warn({ err: error }, 'the connection of the server lock broke'))
    const looking = lookAfter(watched, log)
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
        log.warn({ err: error }, 'the server lock cannot be taken again yet')
        if (performance.now() > until) {
          onLost()
          return
        }
        // Called off when the lock is let go.
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
      // A restart may replay the log for a minute: whoever stops the database ends it. A busy database may not close the connection.
      await Promise.race([closed, ...(within === undefined ? [] : [wait(within, undefined, { ref: false })])])
    },
  }
}

/** Breaks a connection that answers no more. */
function lookAfter(client: Client, log: Logger): Repetition {
  let unanswered = 0
  const onAnswer = (): void => {
    unanswered = 0
  }
  // Counted, not timed: after a pause of this machine the answer may be here already.
  const look = (): void => {
    if (unanswered === 0) client.query('SELECT 1').then(onAnswer, () => undefined)
    unanswered += 1
    if (unanswered <= holdLooks) return
    log.warn('the connection of the server lock does not answer')
    void client.end()
  }
  return repeat(look, { every: holdEvery, log, failure: 'the connection of the server lock could not be looked at' })
}

/** Resolves with the lock when nobody else has it any more. A database that is gone for a while is waited for as well. */
async function takeTurn(connection: ClientConfig, log: Logger, { onWait, signal }: StandBy): Promise<Client> {
  onWait()
  for (;;) {
    try {
      const client = await lockWithin(connection, Number.POSITIVE_INFINITY, { every: lookEvery, signal })
      if (client) return client
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ err: error }, 'the database cannot be asked for the server lock')
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
  // Kept even when there is nobody to tell: an unheard 'error' ends the process.
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

async function noAnswer(within: number): Promise<never> {
  await wait(within, undefined, { ref: false })
  throw new Error('The database does not answer.')
}

async function lockBefore(
  client: Client,
  deadline: number,
  { every = 50, signal, patience: answerWithin = patience.other }: Asking,
): Promise<boolean> {
  for (;;) {
    const asked = client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [lockKey])
    const { rows } = await Promise.race([asked, noAnswer(answerWithin)])
    if (rows[0]?.locked) return true
    if (Date.now() > deadline) return false
    await wait(every, undefined, { signal })
  }
}
