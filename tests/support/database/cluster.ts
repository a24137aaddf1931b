// One embedded PostgreSQL per run of the server tests, with a migrated template that each test file copies, and a data folder for tests
// that start their own server or PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type Connection, startCluster } from '../../../server/core/postgres/cluster.ts'
import { copyFolder, makeMigratedCluster } from './empty-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    admin: Connection
    /** Name of the database that testDatabase() copies. */
    template: string
    /** Path of a data folder with a stopped PostgreSQL, for copyFolder(). */
    made: string
  }
}

const template = 'grandstand_template'
let end = async (): Promise<void> => undefined

export async function setup(project: TestProject): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'grandstand-made-'))
  await makeMigratedCluster(made)
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-test-'))
  await copyFolder(made, folder)
  // Many short-lived databases need no durability; a test of durability starts its own cluster.
  const cluster = await startCluster({ folder, settings: { fsync: 'off', max_connections: '120' } })
  const admin = new Client(cluster.admin)
  await admin.connect()
  const { database, user } = cluster.connection
  await admin.query(`CREATE DATABASE ${template} TEMPLATE ${database} OWNER ${user}`)
  await admin.end()
  project.provide('admin', cluster.admin)
  project.provide('template', template)
  project.provide('made', made)
  end = async () => {
    await cluster.stop()
    for (const path of [folder, made, `${made}.builds`]) await rm(path, { recursive: true, force: true })
  }
}

export const teardown = (): Promise<void> => end()
