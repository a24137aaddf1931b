// Which lock files of a data folder count as stale.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeStale } from './stale-files.ts'

const pidFile = 'postmaster.pid'
const socket = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']
let folder = ''
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stale-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A process whose working directory is `cwd`, as a PostgreSQL's is its data folder. */
async function worker(cwd: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'console.log(); setInterval(() => {}, 1000)'], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child.pid ?? 0
}
async function ended(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { cwd: folder, stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}
const lines = (pid: number): string => [pid, folder, '1763700000', '5432', folder, '', '  2133   7', 'ready   ', ''].join('\n')
async function leave(postmaster: string | null, holder: string | null = postmaster): Promise<void> {
  if (postmaster !== null) await writeFile(join(folder, pidFile), postmaster)
  if (holder === null) return
  await writeFile(join(folder, '.s.PGSQL.5432'), '')
  await writeFile(join(folder, '.s.PGSQL.5432.lock'), holder)
}
const left = async (): Promise<string[]> => (await readdir(folder)).toSorted()

it.each([
  ['that are empty', async () => ''],
  ['of zeros, as a power cut leaves blocks', async () => '\0'.repeat(64)],
  ['of letters', async () => 'ready\n'],
  ['of a PostgreSQL that has ended', async () => lines(await ended())],
  ['that are cut behind the number of one that has ended', async () => `${await ended()}`],
  ["whose number is a stranger's now", async () => lines(await worker(tmpdir()))],
  ["that are cut behind the number, a stranger's now", async () => `${await worker(tmpdir())}`],
  ['whose number is our own now', async () => lines(process.pid)],
])('removes files %s', async (_what, text) => {
  await leave(await text())
  await removeStale(folder, 0)
  expect(await left()).toEqual([])
})

it.each([
  ['whole', lines],
  ['cut behind its number', String],
  ['of a single-user one', (pid: number) => lines(-pid)],
])('keeps the files of a PostgreSQL running here: %s', async (_what, text) => {
  const pid = await worker(folder)
  await leave(text(pid))
  await removeStale(folder)
  expect(await left()).toEqual([...socket, pidFile])
})

it('removes a socket without a PostgreSQL regardless of postmaster.pid, and keeps other files', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '18\n')
  await leave(null, '')
  await removeStale(folder)
  expect(await left()).toEqual(['PG_VERSION'])
})

it('keeps a file that gets its pid in the meantime, as that PostgreSQL is starting', async () => {
  const pid = await worker(folder)
  await leave('', null)
  const removing = removeStale(folder, Number.POSITIVE_INFINITY)
  await writeFile(join(folder, pidFile), lines(pid))
  await removing
  expect(await left()).toEqual([pidFile])
})
