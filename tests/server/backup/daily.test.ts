// Daily backups: one a day across restarts; failures are counted and retried; old ones are deleted after a new one succeeded.
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { type RunBackup, startDailyBackups } from '../../../server/backup/daily.ts'
import { backupNameAt } from '../../../server/backup/retention.ts'
import { readMetric } from '../../../server/core/read-metric.ts'
import { createRegistry } from '../../../server/core/registry.ts'
import { silentLog } from '../../support/app.ts'
import { backUp, configOf, damagePosting, filledFolder, temporaryFolder } from '../../support/backup/backup-scene.ts'
import { testDatabase } from '../../support/database/database.ts'

const day = 86_400_000
const start = new Date(2026, 2, 2, 12).getTime()
let dataDir = ''
/** Backups with the server's seal, whatever their name; the ledger of `broken` does not verify. */
let made = ''
let broken = ''
beforeAll(async () => {
  dataDir = await filledFolder()
  made = join(await temporaryFolder(), 'made')
  const database = await testDatabase()
  await backUp(dataDir, database, { target: made })
  broken = join(await temporaryFolder(), 'broken')
  await damagePosting(database)
  await backUp(dataDir, database, { target: broken })
}, 180_000)

const copyMade: RunBackup = async ([target = '']) => cp(made, target, { recursive: true })
const copyBroken: RunBackup = async ([target = '']) => cp(broken, target, { recursive: true })

/** Runs one check at this time, as a server does some minutes after it starts. */
async function checkAt(backupDir: string, now: number, run: RunBackup, failures = 0, log = silentLog) {
  const metrics = createRegistry()
  const runs: (readonly string[])[] = []
  const stop = startDailyBackups(
    { config: configOf(dataDir, { BACKUP_DIR: backupDir }), log, metrics },
    {
      now: () => now,
      first: 0,
      run: async (args, signal) => {
        runs.push(args)
        await run(args, signal)
      },
    },
  )
  const figure = (name: string) => readMetric(metrics, name)
  // Failures after the stop are not counted; a running check is awaited.
  await expect.poll(() => figure('backup_failures_total'), { interval: 5 }).toBe(failures)
  await stop()
  const figures = { made: await figure('backup_made_seconds'), failures: await figure('backup_failures_total') }
  return { runs, figures, faults: await figure('backup_ledger_faults') }
}

it('the daily backup is made once a day, however often the server starts, and exports its time', async () => {
  const backupDir = join(await temporaryFolder(), 'backups')
  const first = await checkAt(backupDir, start, copyMade)
  expect(first.runs).toEqual([[join(backupDir, backupNameAt(new Date(start))), '--keys', join(backupDir, 'backup.keys')]])
  expect(first.figures).toEqual({ made: start / 1_000, failures: 0 })
  const again = await checkAt(backupDir, start + 3_600_000, copyMade)
  expect(again).toEqual({ runs: [], figures: first.figures, faults: 0 })
  const next = await checkAt(backupDir, start + day, copyMade)
  expect(next.runs[0]?.slice(-2)).toEqual(['--previous', join(backupDir, backupNameAt(new Date(start)))])
  expect(await readdir(backupDir)).toEqual([start, start + day].map((time) => backupNameAt(new Date(time))))
})

it('a failed daily backup is counted and logged, deletes nothing, and stays due', async () => {
  const backupDir = await temporaryFolder()
  const names = Array.from({ length: 9 }, (_, days) => backupNameAt(new Date(start + days * day)))
  for (const name of names) await copyMade([join(backupDir, name)], AbortSignal.abort())
  // Foreign, altered, or interrupted: ignored and kept.
  await mkdir(join(backupDir, 'mine'))
  await mkdir(join(backupDir, '2026-03-20T04-00-00.unfinished'))
  await copyMade([join(backupDir, '2026-03-21T04-00-00')], AbortSignal.abort())
  await writeFile(join(backupDir, '2026-03-21T04-00-00/manifest.json'), '{}')
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const before = await readdir(backupDir)
  const refusing: RunBackup = async () => {
    throw new Error('The disk is full.')
  }
  const failed = await checkAt(backupDir, start + 9 * day, refusing, 1, log)
  expect(failed.figures).toEqual({ made: (start + 8 * day) / 1_000, failures: 1 })
  expect(lines.join()).toMatch(/The disk is full\..*the backup of the day failed/s)
  expect(await readdir(backupDir)).toEqual(before)
  const { runs } = await checkAt(backupDir, start + 9 * day + 3_600_000, copyMade)
  expect(runs).toHaveLength(1)
  const left = await readdir(backupDir)
  expect(left).toEqual(expect.arrayContaining(['mine', '2026-03-21T04-00-00', ...names.slice(3)]))
  expect(left).not.toContain('2026-03-20T04-00-00.unfinished')
  expect(left).not.toContain(names[1])
})

it('a backup of a broken ledger is made, counted and logged, and the last good one never expires', async () => {
  const backupDir = await temporaryFolder()
  const names = Array.from({ length: 60 }, (_, days) => backupNameAt(new Date(start + days * day)))
  for (const name of names) await (name < (names[3] as string) ? copyMade : copyBroken)([join(backupDir, name)], AbortSignal.abort())
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const { figures, faults } = await checkAt(backupDir, start + 60 * day, copyBroken, 0, log)
  expect(figures).toEqual({ made: (start + 60 * day) / 1_000, failures: 0 })
  expect(faults).toBeGreaterThan(0)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ faults, lastSound: names[2], msg: 'the ledger in the backup does not hold' }),
  ])
  const left = await readdir(backupDir)
  expect(left).toContain(names[2])
  expect(left).not.toContain(names[1])
  expect(left).not.toContain(names[20])
  // The next start detects it too.
  expect((await checkAt(backupDir, start + 60 * day + 3_600_000, copyMade)).faults).toBe(faults)
})

it('the command makes the daily backup without a server, and it counts as that day’s', async () => {
  const backupDir = join(await temporaryFolder(), 'backups')
  const { url } = await testDatabase()
  const command = (BACKUP_DIR: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/backup.ts', '--daily'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_DIR },
    })
  expect((await command(backupDir)).stdout).toContain('The backup is ')
  const names = (await readdir(backupDir)).sort()
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/), 'backup.keys'])
  expect((await command(backupDir)).stdout).toContain('The backup of the day is there')
  expect((await checkAt(backupDir, Date.now(), copyMade)).runs).toEqual([])
  expect((await readdir(backupDir)).sort()).toEqual(names)
  await expect(command('')).rejects.toThrow('BACKUP_DIR is not set')
}, 180_000)
