// A new migrated database for a test file, in the shared cluster.
import { randomBytes } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, type Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { openPool } from '../../../server/core/database/database.ts'
import type { Connection } from '../../../server/core/postgres/cluster.ts'
import { applicationRole } from '../../../server/core/postgres/roles.ts'

export interface TestDatabase {
  pool: Pool
  db: NodePgDatabase
  connection: Connection
  /** The connection as a URL, for DATABASE_URL. */
  url: string
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client(inject('admin'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Polls for up to ten seconds; connections that remain are cut off. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Creates the database and drops it after the file's tests. `empty`: without tables. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`
  const template = empty ? 'template0' : inject('template')
  await asAdmin(`CREATE DATABASE ${database} TEMPLATE ${template} OWNER ${applicationRole} STRATEGY FILE_COPY`)
  const connection: Connection = { ...inject('admin'), user: applicationRole, database }
  const pool = openPool({ ...connection, max: 10 })
  let ending = false
  const onError = (error: Error): void => {
    if (!ending) throw error
  }
  const connected = new Set<unknown>()
  pool.on('connect', (client) => {
    connected.add(client)
    client.on('error', onError)
  })
  pool.on('remove', (client) => void connected.delete(client))
  // The pool emits errors of idle connections again.
  pool.on('error', onError)
  afterAll(async () => {
    ending = true
    // `pool.end` resolves before its connections have closed, and the drop would cut them off.
    await Promise.all([pool.end(), until(() => connected.size === 0)])
    await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`)
  })
  const { user, password, host, port } = connection
  const url = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  return { pool, db: drizzle(pool), connection, url }
}
