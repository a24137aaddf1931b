// Transactions that are retried when PostgreSQL requires it, and the client inside one.
import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export interface Statement {
  /** Prepared once per connection under this name. */
  name?: string
  text: string
  values?: unknown[]
}
export interface Queryable {
  query<Row>(statement: Statement): Promise<{ rows: Row[]; rowCount: number | null }>
}
/** Returns the client that the transaction runs on. Drizzle does not type it. */
export const clientOf = (tx: Tx): Queryable => (tx as unknown as { session: { client: Queryable } }).session.client

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined || cause === null ? '' : codeOf(cause)
}
export const sqlState = codeOf

/** serialization_failure, deadlock_detected: another transaction won; this one had no effect. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** The connection broke: class 08, admin_shutdown, crash_shutdown, cannot_connect_now, or the socket. A commit's outcome is unknown. */
export function isBrokenConnection(error: unknown): boolean {
  const code = codeOf(error)
  if (/^08|^57P0[123]$|^ECONNRESET$|^EPIPE$/.test(code)) return true
  const text = (error as { cause?: Error }).cause?.message ?? (error as Error).message ?? ''
  return /Connection terminated|Client has encountered a connection error|not queryable/.test(text)
}

/** Nothing listens, the socket file is missing, the host is unknown or unreachable, too_many_connections. */
const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
])

/** Whether the database was unreachable or went away during a query: it may be back soon. */
export function isDatabaseGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { syscall, message = '', cause } = error as { syscall?: unknown; message?: string; cause?: unknown }
  const code = codeOf(error)
  if (isBrokenConnection(error) || unreachable.has(code) || code.startsWith('57P0')) return true
  if (code === 'ENOENT' && syscall === 'connect') return true
  // pg-pool and pg give only a message.
  return /timeout exceeded when trying to connect|Connection terminated due to connection timeout/.test(message) || isDatabaseGone(cause)
}

const tries = 6

/**
 * Runs `work` in a transaction and retries it after a lost race. `safe`: also retries after a broken connection; only for work that
 * detects by itself whether its first run was committed.
 */
export async function inTransaction<T>(db: NodePgDatabase, work: (tx: Tx) => Promise<T>, safe = false): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const again = isRetryable(error) || (safe && isBrokenConnection(error))
      if (!again || attempt >= tries) throw error
      await wait(Math.random() * 10 * attempt)
    }
  }
}
