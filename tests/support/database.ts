// A fresh, migrated database for a test file, in the cluster that all of them share.
import { randomBytes } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import type { Connection } from '../../server/core/postgres/cluster.ts'
import { applicationRole } from '../../server/core/postgres/roles.ts'

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

/** Makes the database; it goes when the file's tests are done. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`CREATE DATABASE ${database} TEMPLATE ${inject('template')} OWNER ${applicationRole}`)
  const connection: Connection = { ...inject('admin'), user: applicationRole, database }
  const pool = new Pool({ ...connection, max: 10 })
  afterAll(async () => {
    await pool.end()
    await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`)
  })
  const { user, password, host, port } = connection
  const url = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  return { pool, db: drizzle(pool), connection, url }
}
