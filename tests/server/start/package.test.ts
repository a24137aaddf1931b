// A package contains what a start needs, starts without a build, and matches its list; the image's steps make one from scratch.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, inject, it } from 'vitest'
import type { Report } from '../../../server/doctor/finding.ts'
import { quick } from '../../support/app/server-process.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { isShort } from '../../support/soak.ts'

const root = resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)
/** Milliseconds to install, build and pack on a busy machine. */
const timeout = 900_000

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

interface Release {
  version: string
  build: string
  files: Record<string, { size: number; sha256: string }>
}
async function releaseOf(folder: string): Promise<Release> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release
}
/** Paths of all files except installed ones. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('node_modules/'))
    .sort()
}

/** The environment of a start with its own data folder and the test feed. */
const environment = (DATA_DIR: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...quick,
  FEED: `replay:${join(root, 'tests/support/world/cup.json')}`,
  DATA_DIR,
  ...more,
})

/** Starts the package like npm start; resolves with its address. */
async function start(folder: string, DATA_DIR: string): Promise<{ address: string; output: () => string }> {
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: environment(DATA_DIR),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | string>((done) => child.once('close', (code, signal) => done(code ?? signal ?? 'unknown')))
  endings.push(async () => {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
  let output = ''
  const address = await new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /Grandstand is at (\S+)/.exec(output)?.[1]
      if (found) done(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then((code) => failed(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return { address, output: () => output }
}

/** Checks a page and a link image, which installed code draws with the packed fonts. */
async function expectSite(folder: string): Promise<void> {
  const DATA_DIR = join(await temporary(), 'data')
  const { address, output } = await start(folder, DATA_DIR)
  expect(output()).not.toMatch(/building|installing/)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready', database: true, feed: true, disk: true })
  const page = await fetch(`${address}/main`)
  const html = await page.text()
  expect([page.status, html]).toEqual([200, expect.stringContaining('<html')])
  const [, script = ''] = /<script type="module" src="(\/assets\/[^"]+)">/.exec(html) ?? []
  expect((await fetch(`${address}${script}`)).status).toBe(200)
  const { port } = new URL(address)
  const env = environment(DATA_DIR, { PORT: port })
  const report = await run(process.execPath, ['scripts/operate/doctor.mjs', '--json'], { cwd: folder, env }).catch(
    // A fault of this machine is not the package's.
    (error: { stdout: string }) => error,
  )
  const { checks } = JSON.parse(report.stdout) as Report
  const { build, version, files } = await releaseOf(folder)
  const found = `Version ${version}, build ${build}: ${Object.keys(files).length} files as they were packed.`
  expect(checks.find(({ check }) => check === 'files')).toEqual({ check: 'files', verdict: 'ok', found, todo: '' })
  expect(checks.find(({ check }) => check === 'database')?.verdict).toBe('ok')
}

it('matches its file list, and starts with what is installed, without a build', { timeout }, async () => {
  const folder = join(await temporary(), 'package')
  await run(process.execPath, ['scripts/package.mjs', '--folder', folder], { cwd: root })
  const { files } = await releaseOf(folder)
  expect(await pathsIn(folder)).toEqual([...Object.keys(files), 'release.json'].sort())
  for (const [path, { size, sha256 }] of Object.entries(files)) {
    const bytes = await readFile(join(folder, path))
    expect([path, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([path, size, sha256])
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await expectSite(folder)
})

it('is written to an empty folder only', { timeout }, async () => {
  const folder = await temporary()
  await writeFile(join(folder, 'mine'), '')
  const refused = run(process.execPath, ['scripts/package.mjs', '--folder', folder], { cwd: root })
  await expect(refused).rejects.toThrow('is not empty')
  expect(await readdir(folder)).toEqual(['mine'])
})

it('detects an altered file', { timeout }, async () => {
  const folder = join(await temporary(), 'package')
  await run(process.execPath, ['scripts/package.mjs', '--folder', folder], { cwd: root })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'scripts/operate/health.mjs'), '// other')
  const DATA_DIR = await temporary()
  await copyFolder(inject('made'), DATA_DIR)
  const report = run(process.execPath, ['dist/server/doctor.js'], { cwd: folder, env: environment(DATA_DIR) })
  await expect(report).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('fail  files: Not as they were packed: scripts/operate/health.mjs.'),
  })
})

/** The RUN lines of the first stage, in order. */
async function buildSteps(): Promise<string[]> {
  const [, stage = ''] = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM .*$/m)
  return [...stage.matchAll(/^RUN (.+)$/gm)].map(([, step = '']) => step)
}

it('is packed and set up by the steps of the image', async () => {
  expect(await buildSteps()).toEqual(['npm ci --include=dev --no-audit --no-fund', 'npm run package -- --folder /release', 'npm run setup'])
})

it.skipIf(isShort)('is built from scratch by the steps of the image, and starts on a read-only folder', { timeout }, async () => {
  const folder = await temporary()
  const [build, release] = [join(folder, 'build'), join(folder, 'release')]
  // The last line is empty, and would match the root.
  const ignored = new Set((await readFile(join(root, '.dockerignore'), 'utf8')).split('\n').filter(Boolean))
  await cp(root, build, { recursive: true, filter: (path) => !ignored.has(relative(root, path).split(sep).join('/')) })
  for (const step of await buildSteps()) {
    const cwd = step === 'npm run setup' ? release : build
    await run('/bin/sh', ['-c', step.replaceAll('/release', release)], { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME } })
  }
  await run('chmod', ['-R', 'a-w', release])
  endings.push(() => run('chmod', ['-R', 'u+w', release]))
  await expectSite(release)
})
