// The database: a connection pool, Drizzle on top, and the migrations.
import { resolve } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { isDiskFull, StartError } from '../start-error.ts'
import { isDatabaseGone } from './transaction.ts'

export interface Database {
  pool: Pool
  db: NodePgDatabase
}

/** Pool size; the rest of PostgreSQL's 40 connections are for jobs, the lock and the operator. */
const poolSize = 10

/**
 * Opens a pool whose connections may break without ending the process: pg handles errors of idle ones only, not of one that is in use or
 * being closed at shutdown. A pending query still rejects with the error. `onBroken` does not hear of connections that break while the pool
 * ends: `pool.end()` does not wait for PostgreSQL to close them, and one that is stopped meanwhile reports so.
 */
export function openPool(config: PoolConfig, onBroken: (error: Error) => void = () => undefined): Pool {
  const pool = new Pool(config)
  const report = (error: Error): void => {
    if (!pool.ending) onBroken(error)
  }
  pool.on('connect', (client) => void client.on('error', report))
  // Idle connections emit the same error again here.
  pool.on('error', () => undefined)
  return pool
}

/** Opens the pool; it connects at the first query. */
export function openDatabase(connection: PoolConfig, log: Logger): Database {
  const config = {
    ...connection,
    max: poolSize,
    statement_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'grandstand',
  }
  const pool = openPool(config, (error) => log.warn({ err: error }, 'database connection failed'))
  const db = drizzle(pool)
  // drizzle-orm 0.45 leaks the connection if BEGIN fails, as when it breaks at that point: the pool would stay one short
  // and would never end.
  db.transaction = async (work, options) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, options)
    } finally {
      client.release()
    }
  }
  return { pool, db }
}

export const isReachable = ({ pool }: Database): Promise<boolean> =>
  pool.query('SELECT 1').then(
    () => true,
    () => false,
  )

/** Returns the one-sentence error for a database that cannot be used. */
export const cannotUse = (name: string, error: unknown): StartError =>
  new StartError(`The database (${name}) cannot be used: ${reasonOf(error)}.`, error)

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing listens there'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host is not known'
    case '28P01':
    case '28000':
      return 'it refuses this user and password'
    case '3D000':
      return 'there is no such database'
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return 'its host cannot be reached'
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'its certificate is not trusted here (sslrootcert=FILE names its authority, sslmode=no-verify encrypts without asking for one)'
  }
  if (/^timeout expired|connection timeout/.test(message ?? '')) return 'it did not answer in time'
  if (/does not support SSL/.test(message ?? '')) return 'it speaks no TLS, which sslmode asks for (sslmode=disable does without)'
  return message || code || String(error)
}

/** Folder of the SQL migrations, beside the sources: `appDir` is dist/app. */
export const migrationsFolder = (appDir: string): string => resolve(appDir, '../../server/migrations')

/** Runs pending migrations. Safe to run at every start. */
export async function migrateDatabase(db: NodePgDatabase, folder: string): Promise<void> {
  try {
    await migrate(db, { migrationsFolder: folder })
  } catch (error) {
    // The caller knows which disk is full, or why the database stopped.
    if (isDiskFull(error) || isDatabaseGone(error)) throw error
    const cause = (error as { cause?: unknown }).cause ?? error
    throw new StartError(`The tables could not be brought up to date: ${(cause as Error).message}.`, error)
  }
}
