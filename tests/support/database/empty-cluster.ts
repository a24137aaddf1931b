// A PostgreSQL that was made and stopped: a copy of it spares a start the making of one.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startCluster } from '../../../server/core/postgres/cluster.ts'

/** Names the folder for the servers of browser tests: tests/support/app/first-world.ts. */
export const emptyCluster = 'TEST_EMPTY_CLUSTER'

export async function makeEmptyCluster(folder: string): Promise<void> {
  const cluster = await startCluster({ folder })
  await cluster.stop()
}

/** What lies in one data folder, in another too: by reference where the disk can. A server that was cut short leaves its PostgreSQL. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(join(from, 'postgres/postmaster.pid'))) await (await startCluster({ folder: from })).stop()
  await promisify(execFile)('cp', ['-a', '--reflink=auto', `${from}/.`, to])
}
