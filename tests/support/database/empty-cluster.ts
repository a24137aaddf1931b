// A data folder with an initialised and stopped PostgreSQL: copying it saves the initialisation.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { pino } from 'pino'
import { migrateDatabase, openPool } from '../../../server/core/database/database.ts'
import { startJobs } from '../../../server/core/jobs/jobs.ts'
import { type Connection, startCluster } from '../../../server/core/postgres/cluster.ts'
import { readBuildId, retainBuild } from '../../../server/core/site/retained-builds.ts'
import { appDir, migrations } from './migrations.ts'

/** Environment variable with the folder for the servers of browser tests: tests/support/app/first-world.ts. */
export const emptyCluster = 'TEST_EMPTY_CLUSTER'

/** Queues of a server, which creates missing ones at startup. */
const queues = ['alert', 'digest', 'chat-profile', 'pending-decision']

async function makeQueues(connection: Connection): Promise<void> {
  const pool = openPool(connection)
  const jobs = await startJobs(pool, pino({ level: 'silent' }))
  for (const name of queues) await jobs.open({ name, order: () => 0 })
  await jobs.stop()
  await pool.end()
}

/** A first start copies a thousand files of the app: all copies of `folder` share one copy beside it. */
async function retainOneBuild(folder: string): Promise<void> {
  const id = await readBuildId(appDir)
  if (id === 'dev') return
  const builds = `${folder}.builds`
  await retainBuild(appDir, id, builds)
  await mkdir(join(folder, 'builds'))
  await symlink(join(builds, id), join(folder, 'builds', id), 'junction')
}

/**
 * Prepares a data folder with a server's tables, queues and current build, so that a start finds everything in place. The server's own role
 * owns the database objects, as if the server had created them.
 */
export async function makeMigratedCluster(folder: string): Promise<void> {
  const cluster = await startCluster({ folder })
  const client = new Client(cluster.connection)
  await client.connect()
  await migrateDatabase(drizzle(client), migrations)
  await client.end()
  await makeQueues(cluster.connection)
  await cluster.stop()
  await retainOneBuild(folder)
}

/**
 * Copies one data folder to another, by reflink where the file system supports it. Stops a PostgreSQL that a killed server left running.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(join(from, 'postgres/postmaster.pid'))) await (await startCluster({ folder: from })).stop()
  await promisify(execFile)('cp', ['-a', '--reflink=auto', `${from}/.`, to])
}

/** Creates a data folder for a server: a copy of `made` if given, otherwise empty. */
export async function newDataFolder(name: string, made = process.env[emptyCluster]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `grandstand-${name}-`))
  if (made) await copyFolder(made, folder)
  return folder
}
