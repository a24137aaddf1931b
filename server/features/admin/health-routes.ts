// Server health in the admin pages: the figures of /metrics and /readyz, and, derived from some of them, what a new site lacks.
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { AdminHealth, RefusedPublisher } from '../../../contract/admin/health-admin.ts'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import { readMetric } from '../../core/read-metric.ts'
import { findDatabaseFigures, findJobFigures } from './health-store.ts'
import { registerSetup } from './setup-routes.ts'

interface HealthDeps {
  /** Whether uploads can be stored. */
  writable(): Promise<boolean>
  feed: string
  /** Publishers refused for a stream key that opens nothing. */
  publishers?(): RefusedPublisher[]
  now?: () => number
}
type Deps = Pick<Context, 'config' | 'db' | 'hub' | 'log' | 'metrics' | 'pool'>

const timestampOf = (seconds: number): string | null => (seconds === 0 ? null : new Date(seconds * 1_000).toISOString())

export function registerHealth(
  app: FastifyInstance,
  deps: Deps,
  { writable, feed, publishers = () => [], now = Date.now }: HealthDeps,
): void {
  const { config, db, hub, metrics, pool } = deps
  const figure = (name: string, labels?: Record<string, string>): Promise<number> => readMetric(metrics, name, labels)
  registerSetup(app, deps, { feed, now })

  async function disk(): Promise<AdminHealth['disk']> {
    // First, because it creates the folder if needed.
    const isWritable = await writable()
    const { bsize, blocks, bavail } = await statfs(config.dataDir)
    return { writable: isWritable, free: bavail * bsize, total: blocks * bsize }
  }

  async function backup(): Promise<AdminHealth['backup']> {
    const made_at = timestampOf(await figure('backup_made_seconds'))
    const ledger_faults = await figure('backup_ledger_faults')
    return {
      made_at,
      failures: await figure('backup_failures_total'),
      failed_at: timestampOf(await figure('backup_failed_seconds')),
      ...(made_at !== null && ledger_faults >= 0 && { ledger_faults }),
    }
  }

  route(app, 'GET api/Desk/health', async () => ({
    at: new Date(now()).toISOString(),
    started_at: new Date(performance.timeOrigin).toISOString(),
    sockets: { open: hub.size(), dropped: await figure('live_dropped_total'), refused: await figure('live_refused_total') },
    jobs: await findJobFigures(db),
    pushes: {
      sent: await figure('push_sends_total', { result: 'sent' }),
      failed: await figure('push_sends_total', { result: 'failed' }),
      last_at: timestampOf(await figure('push_sent_seconds')),
    },
    feed: {
      name: feed,
      heard_at: timestampOf(await figure('feed_heard_seconds')),
      failures: await figure('feed_failures_total'),
      failed_at: timestampOf(await figure('feed_failed_seconds')),
    },
    ...(config.backupDir && { backup: await backup() }),
    publishers: publishers(),
    disk: await disk(),
    database: await findDatabaseFigures(pool),
    memory: process.memoryUsage.rss(),
  }))
}
