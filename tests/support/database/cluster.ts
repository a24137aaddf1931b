// One embedded PostgreSQL for a whole run of the server tests, with a migrated template that each test file copies.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../../server/core/database/database.ts'
import { type Connection, startCluster } from '../../../server/core/postgres/cluster.ts'
import { hasMigrations, migrations } from './migrations.ts'
import { createStatements } from './tables.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    admin: Connection
    /** Name of the database that testDatabase() copies. */
    template: string
  }
}

const template = 'grandstand_template'
let end = async (): Promise<void> => undefined

export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-test-'))
  // Many short-lived databases: a test of durability starts a cluster of its own.
  const cluster = await startCluster({ folder, settings: { fsync: 'off', max_connections: '120' } })
  const admin = new Client(cluster.admin)
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template} OWNER ${cluster.connection.user}`)
  await admin.end()
  const client = new Client({ ...cluster.connection, database: template })
  await client.connect()
  if (hasMigrations()) await migrateDatabase(drizzle(client), migrations)
  else for (const statement of await createStatements()) await client.query(statement)
  await client.end()
  project.provide('admin', cluster.admin)
  project.provide('template', template)
  end = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export const teardown = (): Promise<void> => end()
