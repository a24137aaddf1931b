import { expect, it } from 'vitest'
import type { AdminHealth } from '../../../../contract/admin/health-admin.ts'
import { type Trouble, troublesOf } from './troubles.ts'

const well: AdminHealth = {
  at: '2026-11-23T12:00:00.000Z',
  started_at: '2026-11-23T08:00:00.000Z',
  sockets: { open: 3, dropped: 0, refused: 0 },
  jobs: { waiting: 0, oldest_at: null, planned: 12, failed: 0 },
  pushes: { sent: 40, failed: 2, last_at: '2026-11-23T11:00:00.000Z' },
  feed: { name: 'simulator', heard_at: '2026-11-23T11:59:40.000Z', failures: 1, failed_at: '2026-11-23T10:00:00.000Z' },
  disk: { writable: true, free: 50, total: 100 },
  database: { answer_ms: 1, bytes: 9, connections: 2, queued: 0 },
  backup: { made_at: '2026-11-23T04:00:00.000Z', failures: 1, failed_at: '2026-11-22T04:00:00.000Z', ledger_faults: 0 },
  memory: 1,
}

it('reports nothing while everything works, whatever failed before', () => {
  expect(troublesOf(well)).toEqual([])
  const begun = { ...well, started_at: '2026-11-23T11:59:00.000Z', feed: { ...well.feed, heard_at: null, failed_at: null } }
  expect(troublesOf(begun)).toEqual([])
})

const refusedAt = (at: string): Pick<AdminHealth, 'publishers'> => ({
  publishers: [{ way: 'rtmp', fault: 'unknown', address: '203.0.113.*', count: 3, at }],
})

it('ignores a publisher that was rejected long ago', () => {
  expect(troublesOf({ ...well, ...refusedAt('2026-11-23T10:59:59.000Z') })).toEqual([])
})

it.each<[Partial<AdminHealth>, Trouble]>([
  [{ disk: { writable: false, free: 0, total: 100 } }, 'disk-unwritable'],
  [{ disk: { writable: true, free: 4, total: 100 } }, 'disk-short'],
  [{ feed: { ...well.feed, failed_at: '2026-11-23T11:59:50.000Z' } }, 'feed-failing'],
  [{ feed: { ...well.feed, heard_at: '2026-11-23T11:40:00.000Z' } }, 'feed-silent'],
  [{ database: { ...well.database, answer_ms: 900 } }, 'database-slow'],
  [{ database: { ...well.database, queued: 4 } }, 'database-slow'],
  [{ jobs: { ...well.jobs, waiting: 1, oldest_at: '2026-11-23T11:58:00.000Z' } }, 'jobs-late'],
  [{ jobs: { ...well.jobs, failed: 1 } }, 'jobs-failed'],
  [{ pushes: { ...well.pushes, failed: 41 } }, 'pushes-failed'],
  [{ backup: { made_at: '2026-11-23T04:00:00.000Z', failures: 1, failed_at: '2026-11-23T05:00:00.000Z' } }, 'backup-failing'],
  [{ backup: { made_at: '2026-11-23T04:00:00.000Z', failures: 0, failed_at: null, ledger_faults: 2 } }, 'backup-broken'],
  [{ backup: { made_at: null, failures: 0, failed_at: null }, started_at: '2026-11-20T08:00:00.000Z' }, 'backup-late'],
  [refusedAt('2026-11-23T11:00:00.000Z'), 'publishers-refused'],
])('reports for %o: %s', (change, trouble) => {
  expect(troublesOf({ ...well, ...change })).toEqual([trouble])
})
