import { expect, it } from 'vitest'
import { checkBackups, type KnownBackup } from './backup.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const hour = 3_600_000
const aged = (hours: number, holds: boolean | null = true): KnownBackup => ({ name: `b${hours}`, time: now - hours * hour, holds })
const site = { backupDir: '/backups', demo: false }
const check = (backups: KnownBackup[], sameDisk = false) =>
  checkBackups(site, { list: async () => backups, isSameDisk: async () => sameDisk }, now)

it.each([
  ['of last night', [aged(80), aged(8)], 'ok'],
  ['of an earlier build, whose ledger was not verified', [aged(8, null)], 'ok'],
  ['too old', [aged(80), aged(49)], 'fail'],
  ['of a ledger that does not hold', [aged(30), aged(8, false)], 'fail'],
  ['not there', [], 'warn'],
])('verdict for a backup: %s', async (_, backups, verdict) => expect((await check(backups)).verdict).toBe(verdict))

it('reports how many backups there are, how old and where', async () => {
  expect((await check([aged(80), aged(30)])).found).toBe('2 in /backups; the newest, b30, is 1 day old.')
  expect((await check([aged(8)], true)).found).toContain('on the disk of DATA_DIR')
})

it('requires backups for a site, but not for the demo', async () => {
  const never = { list: () => Promise.reject(new Error('EACCES')), isSameDisk: async () => false }
  expect((await checkBackups({ backupDir: '', demo: false }, never, now)).verdict).toBe('warn')
  expect((await checkBackups({ backupDir: '', demo: true }, never, now)).verdict).toBe('ok')
  expect((await checkBackups(site, never, now)).verdict).toBe('fail')
})
