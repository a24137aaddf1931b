// A backup ends with a proof: its ledger is verified within its snapshot, and what was written is read back.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { readManifest } from '../../../server/backup/check.ts'
import { ledgerHolds } from '../../../server/backup/format.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { writeAnchors } from '../../../server/features/money/ledger/anchor.ts'
import { sealDays } from '../../../server/features/money/ledger/day-seal.ts'
import { backUp, damagePosting, filledFolder, insertPicture, pictureName, temporaryFolder } from '../../support/backup/backup-scene.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'

/** Milliseconds, enough for a busy machine. */
const timeout = 180_000
let database: TestDatabase
let dataDir = ''
let folder = ''
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await filledFolder()
  folder = await temporaryFolder()
  await endow(database.db, ['ann', 'bob'])
  await sealDays(database.pool, Date.now() + 2 * 86_400_000)
  await writeAnchors(database.pool, { dataDir, keys: await openKeys({ secretKey: '', dataDir }) })
  await insertPicture(database.pool)
}, timeout)

/** Runs an operator's command in a process of its own. */
async function command(program: string, args: string[], from: TestDatabase, data = dataDir) {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/${program}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: from.url, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done))
  return { output: await text(child.stdout), code: await ended }
}

describe('the ledger of a backup', { timeout }, () => {
  it('is verified with its seals and the copied anchors, and the backup’s seal covers the result', async () => {
    const target = join(await temporaryFolder(), 'sound')
    const { output, code } = await command('backup', [target], database)
    expect([output, code]).toEqual([
      expect.stringMatching(/read back: .+\nThe ledger holds: \d+ accounts, 6 transactions, \d+ postings\.\n$/),
      0,
    ])
    const manifest = await readManifest(target)
    expect(manifest.ledger).toEqual({ faults: 0, accounts: expect.any(Number), transactions: 6, postings: 16 })
    expect([ledgerHolds(manifest), ledgerHolds({ ...manifest, ledger: undefined }), ledgerHolds({ ledger: null })]).toEqual([
      true,
      null,
      null,
    ])
    writeFileSync(join(target, 'manifest.json'), `${JSON.stringify({ ...manifest, ledger: { ...manifest.ledger, faults: 1 } })}\n`)
    expect((await command('restore', [target, '--check'], database)).code).toBe(1)
  })

  it('that is broken is reported with details, and the backup still finishes', async () => {
    const damaged = await testDatabase()
    await damagePosting(damaged)
    const within = await temporaryFolder()
    const target = join(within, 'broken')
    const { output, code } = await command('backup', [target, '--keys', join(within, 'other.keys')], damaged, await filledFolder())
    expect(output).toMatch(/^I1 {2}tx \d+: sums to 1 \w+$/m)
    expect(output).toMatch(/^The ledger does not hold: \d+ faults in .+\.\nTHE LEDGER IN THIS BACKUP IS BROKEN\. .+\n$/m)
    expect(code).toBe(3)
    const manifest = await readManifest(target)
    expect(ledgerHolds(manifest)).toBe(false)
    const check = await command('restore', [target, '--check', '--keys', join(within, 'other.keys')], damaged)
    expect(check.output).toContain(`did not hold when it was made (${manifest.ledger?.faults} faults)`)
  })
})

/** Makes a backup whose file changes after everything was written. */
function backUpWith(change: (path: string) => void, path: string) {
  const target = join(folder, 'changed')
  return backUp(dataDir, database, {
    target,
    onProgress: (progress) => {
      if (progress === 'reading it back') change(join(`${target}.unfinished`, path))
    },
  })
}
const flip = (path: string): void => {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

it.each(['database/public.ledger_tx.copy.gz', `uploads/ab/${pictureName}`, 'data/ledger-days', 'files.jsonl.gz', 'manifest.json'])(
  'a backup whose %s does not read back as written is not created',
  async (path) => {
    await expect(backUpWith(flip, path)).rejects.toThrow(`${path} does not read as it was written: look at its disk`)
    expect((await readdir(folder)).filter((name) => name.startsWith('changed.') && !name.endsWith('.keys'))).toEqual([])
  },
  timeout,
)
