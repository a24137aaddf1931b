// Finds the database: an external one, or the embedded one.
import { setTimeout as wait } from 'node:timers/promises'
import { requireNoUnfinishedRestore } from './backup/data-folder.ts'
import type { Config } from './config.ts'
import type { LockedDatabase } from './core/database/advisory.ts'
import { stopTimeouts } from './core/ending.ts'
import { type ClusterOptions, startCluster } from './core/postgres/cluster.ts'
import { refuseForeign } from './core/postgres/launcher.ts'

export interface FoundDatabase extends LockedDatabase {
  /** False if it was already running: started by another server, or left by one that was killed. */
  started: boolean
  /** Whether it has reported a full disk meanwhile; an external database reports it only in its errors. */
  wasDiskFull(): Promise<boolean>
  stop(): Promise<void>
}

interface FindOptions extends Pick<ClusterOptions, 'onProgress' | 'onLaunched'> {
  /** Set by a restore, which alone may use an unfinished folder. */
  isRestore?: boolean
  /** Folder of the migrations; enables the upgrade of data from an earlier PostgreSQL version. */
  upgradeMigrations?: string
}

/** For these three pg verifies the certificate, as with verify-full, and prints a ten-line warning. */
const checked: ReadonlySet<string | null> = new Set(['prefer', 'require', 'verify-ca'])

/** The URL in the form that pg accepts without a warning. */
export function plainAddress(databaseUrl: string): string {
  const address = new URL(databaseUrl)
  if (!checked.has(address.searchParams.get('sslmode')) || address.searchParams.has('uselibpqcompat')) return databaseUrl
  address.searchParams.set('sslmode', 'verify-full')
  return address.href
}

/** An external database, or the embedded one. */
export async function findDatabase(
  { databaseUrl, dataDir }: Config,
  { isRestore = false, upgradeMigrations, ...telling }: FindOptions = {},
): Promise<FoundDatabase> {
  if (!isRestore) await requireNoUnfinishedRestore(dataDir)
  const nothing = async (): Promise<void> => undefined
  if (databaseUrl) {
    // DATA_DIR still holds keys, uploads and other files.
    await refuseForeign(dataDir)
    const { host, pathname } = new URL(databaseUrl)
    return {
      connection: { connectionString: plainAddress(databaseUrl) },
      name: `DATABASE_URL ${host}${pathname}`,
      started: false,
      wasDiskFull: async () => false,
      stop: nothing,
      revive: nothing,
    }
  }
  const onEarlier: ClusterOptions['onEarlier'] =
    upgradeMigrations === undefined
      ? undefined
      : async (versions) => {
          const { upgradeCluster } = await import('./backup/upgrade.ts')
          await upgradeCluster({ ...versions, folder: dataDir, migrationsFolder: upgradeMigrations, onProgress: telling.onProgress })
        }
  let cluster = await startCluster({ folder: dataDir, ...telling, onEarlier })
  const { adopted, wasDiskFull } = cluster
  const stopping = new AbortController()
  /** The restart in progress. */
  let reviving: Promise<void> = Promise.resolve()
  return {
    connection: { ...cluster.connection },
    name: `DATA_DIR ${dataDir}`,
    started: !adopted,
    isOwn: true,
    wasDiskFull,
    stop: async () => {
      stopping.abort(new Error('the server stops'))
      const known = cluster
      const revived = reviving.catch(() => undefined)
      const within = stopTimeouts.database + stopTimeouts.databaseByForce
      await Promise.all([known.stop(), Promise.race([revived, wait(within, undefined, { ref: false })])])
      // It became ready at the same time.
      if (cluster !== known) await cluster.stop()
    },
    // Reuses the running cluster if only the connection broke.
    revive: () => {
      reviving = startCluster({ folder: dataDir, signal: stopping.signal }).then((revived) => {
        cluster = revived
      })
      return reviving
    },
  }
}
