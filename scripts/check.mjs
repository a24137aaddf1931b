// npm run check: format, lint, types, import rules, dead code, catalogs, budgets. All run, in two lanes; one failure decides.
import { writeFileSync } from 'node:fs'
import { runKept } from './run.mjs'

// The type checker is written in Go, whose collector falls behind on a busy machine: without a goal it held gigabytes of garbage.
process.env.GOMEMLIMIT ??= '2GiB'

const read = [
  ['import rules', process.execPath, ['scripts/imports.mjs']],
  ['format and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  // One checker a project, two projects at a time: checkers share no types, and four of them find each one four times.
  ['types', 'npx', ['tsc', '-b', '--checkers', '1', '--builders', '2']],
  ['dead code', 'npx', ['knip']],
]
/** The catalogs are written anew and put back meanwhile: nothing that reads them runs beside. */
const built = [
  ['catalogs', process.execPath, ['scripts/catalogs.mjs']],
  ['build', process.execPath, ['scripts/build-if-needed.mjs']],
  ['budgets', process.execPath, ['scripts/budgets.mjs']],
]
const began = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const failed = []
async function lane(steps) {
  for (const [name, command, args] of steps) {
    const since = Date.now()
    const { code, output } = await runKept(command, args)
    process.stdout.write(output)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(since)})`)
    if (code !== 0) failed.push({ name, output })
  }
}
await Promise.all([lane(read), lane(built)])
const names = failed.map(({ name }) => name).join(', ')
console.log(`check: ${failed.length === 0 ? 'all passed' : `failed: ${names}`} (${seconds(began)})`)
/** Where a longer run wants to say at its end what failed here: the last lines of each step. */
const report = process.env.CHECK_FAILURES
if (report && failed.length > 0) {
  const ends = failed.map(({ name, output }) => `${name}\n${output.trimEnd().split('\n').slice(-15).join('\n')}`)
  writeFileSync(report, ends.join('\n'))
}
process.exit(failed.length === 0 ? 0 : 1)
