// npm test: everything that a change must pass. Installs what is missing, checks, runs unit, server and browser tests; prints costs.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { install } from './install.mjs'
import { runMark } from './process-tree.mjs'
import { run } from './run.mjs'
import { heapMegabytes, watchRun } from './watch-run.mjs'

/** CPU seconds that all of it may cost: exceeding it prints a note, and fails nothing. docs/decisions/0042. */
const budget = 4_000

process.env[runMark] = `${process.pid}`
const watch = watchRun({ mark: process.env[runMark] })
const seconds = () => watch?.seconds() ?? 0

const took = []
async function stage(name, work) {
  const [since, cost] = [Date.now(), seconds()]
  const code = await work()
  const cpu = watch ? ` (${Math.round(seconds() - cost)} s of processor time)` : ''
  took.push(`${name} ${Math.round((Date.now() - since) / 1000)} s${cpu}`)
  return code
}
const heap = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heapMegabytes}`.trim() }

await stage('install', install)
const { ensureChromium } = await import('./chromium.mjs')
await stage('browser', ensureChromium)
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const checkFile = 'test-results/check.txt'
const codes = { check: await stage('check', () => run(process.execPath, ['scripts/check.mjs'], { CHECK_FAILURES: checkFile })) }
codes.vitest = await stage('units and server', () =>
  run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'], heap),
)
codes.playwright = await stage('browser tests', () =>
  run('npx', ['playwright', 'test', '--reporter=list,json'], {
    ...heap,
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/playwright.json',
  }),
)

/** Empty if the runner exited before it wrote: its exit code counts. */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
function read(file) {
  try {
    return JSON.parse(readText(file))
  } catch {
    return null
  }
}
const vitest = read('test-results/vitest.json')
const playwright = read('test-results/playwright.json')
const browser = playwright?.stats

/** Names of the browser tests with this status: `flaky` passed only on a retry, `unexpected` failed. */
function* browserTests(status, suite = playwright ?? {}, path = []) {
  for (const spec of suite.specs ?? []) {
    if (spec.tests.some((test) => test.status === status)) yield [...path, spec.title].join(' › ')
  }
  for (const inner of suite.suites ?? []) yield* browserTests(status, inner, [...path, inner.title])
}
const unitTests = (vitest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
  assertionResults.map((test) => ({ ...test, label: `${relative('.', name)} › ${test.fullName}` })),
)
// Repeated in the last lines, because some readers of a long run see only those.
const failedFiles = (vitest?.testResults ?? []).filter(({ status, message }) => status === 'failed' && message)
if (codes.check !== 0) console.log(`failed: check: ${readText(checkFile) || 'it ended before it had written what failed'}`)
for (const { name, message } of failedFiles) console.log(`failed: ${relative('.', name)}: ${message.split('\n')[0]}`)
for (const { label } of unitTests.filter(({ status }) => status === 'failed')) console.log(`failed: ${label}`)
for (const name of browserTests('unexpected')) console.log(`failed: ${name}`)
const retried = unitTests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
for (const { label } of retried) console.log(`flaky: ${label}`)
for (const name of browserTests('flaky')) console.log(`flaky: ${name}`)

// A test that passed on a retry has passed.
let passed = (vitest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0)
let failed = (vitest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0)
const skipped = (vitest?.numPendingTests ?? 0) + (browser?.skipped ?? 0)
if (codes.check === 0) passed += 1
else failed += 1
// A runner that exits with an error without counting a failure (a crash, a file that did not load) is a failure too.
for (const [runner, counted] of [
  ['vitest', vitest?.numFailedTests],
  ['playwright', browser?.unexpected],
]) {
  if (codes[runner] === 0 || counted > 0) continue
  failed += 1
  console.log(`failed: ${runner} ended with ${codes[runner]} without a failed test: its own lines above say why`)
}
console.log(took.join(', '))
if (watch) {
  const all = Math.round(seconds())
  console.log(
    `${all} s of processor time in all, of ${budget}${all > budget ? ': TOO MUCH' : ''}; the largest process held ${watch.peak()} MB`,
  )
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed > 0 ? 1 : 0)
