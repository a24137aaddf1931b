// A PostgreSQL that was made and stopped: a copy of it spares a start the making of one.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { migrateDatabase } from '../../../server/core/database/database.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { migrations } from './migrations.ts'

/** Names the folder for the servers of browser tests: tests/support/app/first-world.ts. */
export const emptyCluster = 'TEST_EMPTY_CLUSTER'

export async function makeEmptyCluster(folder: string): Promise<void> {
  const cluster = await startCluster({ folder })
  await cluster.stop()
}

/** The same with its tables, which a start then finds up to date: they are the server's own role's, as if that had made them. */
export async function makeMigratedCluster(folder: string): Promise<void> {
  const cluster = await startCluster({ folder })
  const client = new Client(cluster.connection)
  await client.connect()
  await migrateDatabase(drizzle(client), migrations)
  await client.end()
  await cluster.stop()
}

/** What lies in one data folder, in another too: by reference where the disk can. A server that was cut short leaves its PostgreSQL. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(join(from, 'postgres/postmaster.pid'))) await (await startCluster({ folder: from })).stop()
  await promisify(execFile)('cp', ['-a', '--reflink=auto', `${from}/.`, to])
}

/** A data folder of its own for a server: with what lies in `made`, where that is at hand, else empty. */
export async function newDataFolder(name: string, made = process.env[emptyCluster]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `grandstand-${name}-`))
  if (made) await copyFolder(made, folder)
  return folder
}
