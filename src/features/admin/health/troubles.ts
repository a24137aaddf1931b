// Detects health problems that need an operator.
import type { AdminHealth } from '../../../../contract/admin/health-admin.ts'

export type Trouble =
  | 'jobs-late'
  | 'jobs-failed'
  | 'pushes-failed'
  | 'feed-silent'
  | 'feed-failing'
  | 'disk-unwritable'
  | 'disk-short'
  | 'database-slow'
  | 'backup-failing'
  | 'backup-late'
  | 'backup-broken'
  | 'publishers-refused'

/** Maximum milliseconds that a job may be overdue, and that the feed may be silent: the slowest feed polls every ten minutes. */
const jobWithin = 60_000
const feedWithin = 15 * 60_000
/** Maximum milliseconds without a daily backup. */
const backupWithin = 2 * 86_400_000
/** Minimum fraction of the disk that must be free, and maximum response time of a trivial query in milliseconds. */
const freeShare = 0.05
const slowAfter = 500
/** Milliseconds that a rejected publisher stays listed as a problem. */
const refusedWithin = 3_600_000

const past = (timestamp: string | null): number => (timestamp === null ? Number.NEGATIVE_INFINITY : Date.parse(timestamp))

export function troublesOf({ at, started_at, jobs, pushes, feed, disk, database, backup, publishers = [] }: AdminHealth): Trouble[] {
  const now = Date.parse(at)
  const found: Record<Trouble, boolean> = {
    'disk-unwritable': !disk.writable,
    'disk-short': disk.writable && disk.free < disk.total * freeShare,
    'feed-failing': past(feed.failed_at) > past(feed.heard_at),
    'feed-silent': now - Math.max(past(feed.heard_at), past(started_at)) > feedWithin,
    'database-slow': database.answer_ms > slowAfter || database.queued > 0,
    'backup-broken': (backup?.ledger_faults ?? 0) > 0,
    'backup-failing': backup !== undefined && past(backup.failed_at) > past(backup.made_at),
    'backup-late': backup !== undefined && now - Math.max(past(backup.made_at), past(started_at)) > backupWithin,
    'jobs-late': jobs.oldest_at !== null && now - Date.parse(jobs.oldest_at) > jobWithin,
    'jobs-failed': jobs.failed > 0,
    'pushes-failed': pushes.failed > pushes.sent,
    'publishers-refused': publishers.some((one) => now - Date.parse(one.at) <= refusedWithin),
  }
  return (Object.keys(found) as Trouble[]).filter((trouble) => found[trouble])
}
