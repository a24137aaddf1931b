// A PostgreSQL that was made and stopped: a copy of it spares a start the making of one.
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
import { keepBuild, readBuildId } from '../../../server/core/site/kept-builds.ts'
import { appDir, migrations } from './migrations.ts'

/** Names the folder for the servers of browser tests: tests/support/app/first-world.ts. */
export const emptyCluster = 'TEST_EMPTY_CLUSTER'

/** Of a server. It opens them at its start, and makes what is missing. */
const queues = ['alert', 'digest', 'chat-profile', 'pending-decision']

async function makeQueues(connection: Connection): Promise<void> {
  const pool = openPool(connection)
  const jobs = await startJobs(pool, pino({ level: 'silent' }))
  for (const name of queues) await jobs.open({ name, order: () => 0 })
  await jobs.stop()
  await pool.end()
}

/** A first start copies a thousand files of the app: all copies of `folder` refer to the ones beside it. */
async function keepOneBuild(folder: string): Promise<void> {
  const id = await readBuildId(appDir)
  if (id === 'dev') return
  const kept = `${folder}.builds`
  await keepBuild(appDir, id, kept)
  await mkdir(join(folder, 'builds'))
  await symlink(join(kept, id), join(folder, 'builds', id), 'junction')
}

/**
 * A data folder with the tables and queues of a server and the build that it serves, all of which a start then finds as it has to be: what
 * is in the database is the server's own role's, as if that had made it.
 */
export async function makeMigratedCluster(folder: string): Promise<void> {
  const cluster = await startCluster({ folder })
  const client = new Client(cluster.connection)
  await client.connect()
  await migrateDatabase(drizzle(client), migrations)
  await client.end()
  await makeQueues(cluster.connection)
  await cluster.stop()
  await keepOneBuild(folder)
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
