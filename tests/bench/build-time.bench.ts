// R-PERF-17: a contributor's waiting time, in a copy without any cache: the production build compared with a minimal one, the checks, one
// test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { conditions, cpuOf, hasTaskset, type Measured, measured, onLinux, report, skipped, treeCpuOf } from './rig.ts'

const rounds = process.argv.includes('--full') ? 3 : 1
const root = resolve(import.meta.dirname, '../..')
/** Folders that a fresh checkout lacks. */
const made = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])
/** Builds and tests use every core. */
const everywhere = hasTaskset ? ['taskset', '-c', `0-${cpus().length - 1}`] : []

async function checkout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-checkout-'))
  await cp(root, folder, { recursive: true, filter: (from) => !made.has(relative(root, from).split('/')[0] ?? '') })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs a command; returns seconds. Its findings do not matter: `most` is the highest exit code that counts as a run. */
async function secondsOf(cwd: string, args: string[], most = 0): Promise<number> {
  const [command = '', ...argv] = [...everywhere, process.execPath, ...args]
  const at = performance.now()
  const child = spawn(command, argv, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: '' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === null || code > most) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-2_000)}`)
  return (performance.now() - at) / 1_000
}

const bin = (name: string): string => join('node_modules', ...name.split('/'))
const vitest = [bin('vitest/vitest.mjs'), 'run', '--project', 'unit', '--silent=true']
const started = async (): Promise<number> => treeCpuOf(process.pid) - cpuOf(process.pid)

async function fresh<Result>(work: (folder: string) => Promise<Result>): Promise<Measured<Result>> {
  const folder = await checkout()
  try {
    return await measured(process.pid, () => work(folder), started)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeAll(): Promise<void> {
  const builds: Measured<{ ours: number; minimal: number }>[] = []
  const checks: Measured<number>[] = []
  const tests: Measured<number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    builds.push(
      await fresh(async (folder) => ({
        ours: await secondsOf(folder, ['scripts/build/build.mjs']),
        minimal: await secondsOf(folder, [
          bin('vite/bin/vite.js'),
          'build',
          'tests/bench/pages/minimal',
          '--outDir',
          join(folder, 'dist-minimal'),
        ]),
      })),
    )
    checks.push(
      await fresh(async (folder) => {
        const types = await secondsOf(folder, [bin('typescript/bin/tsc'), '-b'], 2)
        const lint = await secondsOf(folder, [bin('@biomejs/biome/bin/biome'), 'check', '.'], 1)
        return types + lint + (await secondsOf(folder, vitest, 1))
      }),
    )
    tests.push(await fresh((folder) => secondsOf(folder, [...vitest, 'rules/match/match-clock.test.ts'])))
  }
  const alone = { unit: 's', against: '', baseline: [] }
  const ours = builds.map(({ result }) => result.ours)
  const minimal = builds.map(({ result }) => result.minimal)
  report({
    name: 'R-PERF-17 production build',
    unit: 's',
    ours,
    against: 'minimal build',
    baseline: minimal,
    goal: { most: 3 },
    ...conditions(builds),
  })
  report({ name: 'R-PERF-17 production build', ...alone, ours, goal: { most: 7 }, ...conditions(builds) })
  const checked = checks.map(({ result }) => result)
  report({ name: 'R-PERF-17 types, lint and unit tests', ...alone, ours: checked, goal: { most: 60 }, ...conditions(checks) })
  report({ name: 'R-PERF-17 one test file', ...alone, ours: tests.map(({ result }) => result), goal: { most: 2 }, ...conditions(tests) })
}

if (!onLinux) skipped('R-PERF-17', 'needs /proc')
else await takeAll()
