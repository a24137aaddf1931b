// A fresh, migrated database for a test file, in the cluster that all of them share.
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
  /** The same as an address, for DATABASE_URL. */
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

/** Looks again and again, for ten seconds: what has not gone by then is cut off. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Makes the database, `empty`: without tables; it goes when the file's tests are done. */
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
  // The pool says an error of an idle connection once more, by itself.
  pool.on('error', onError)
  afterAll(async () => {
    ending = true
    // A pool is done before its connections have said goodbye, and the drop would cut them off in the midst of it.
    await Promise.all([pool.end(), until(() => connected.size === 0)])
    await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`)
  })
  const { user, password, host, port } = connection
  const url = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  return { pool, db: drizzle(pool), connection, url }
}
