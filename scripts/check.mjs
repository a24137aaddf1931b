// npm run check: format, lint, types, import rules, terms, dead code, catalogs, budgets. Runs all, in two lanes; any failure fails it.
import { writeFileSync } from 'node:fs'
import { runCaptured } from './run.mjs'

// The type checker is written in Go, whose garbage collector falls behind on a busy machine: without a limit it held gigabytes of garbage.
process.env.GOMEMLIMIT ??= '2GiB'

const read = [
  ['import rules', process.execPath, ['scripts/imports.mjs']],
  ['terms', process.execPath, ['scripts/terms.mjs']],
  ['format and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  // One checker per project, two projects at a time: checkers share no types, and with four each type is computed four times.
  ['types', 'npx', ['tsc', '-b', '--checkers', '1', '--builders', '2']],
  ['dead code', 'npx', ['knip']],
]
/** The catalogs are rewritten and restored meanwhile: nothing that reads them may run in parallel. */
const built = [
  ['catalogs', process.execPath, ['scripts/catalogs.mjs']],
  ['build', process.execPath, ['scripts/build/build-if-needed.mjs']],
  ['budgets', process.execPath, ['scripts/build/budgets.mjs']],
]
const began = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const failed = []
async function lane(steps) {
  for (const [name, command, args] of steps) {
    const since = Date.now()
    const { code, output } = await runCaptured(command, args)
    process.stdout.write(output)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(since)})`)
    if (code !== 0) failed.push({ name, output })
  }
}
await Promise.all([lane(read), lane(built)])
const names = failed.map(({ name }) => name).join(', ')
console.log(`check: ${failed.length === 0 ? 'all passed' : `failed: ${names}`} (${seconds(began)})`)
/** For a longer run that reports failures at its end: the last lines of each failed step. */
const report = process.env.CHECK_FAILURES
if (report && failed.length > 0) {
  const ends = failed.map(({ name, output }) => `${name}\n${output.trimEnd().split('\n').slice(-15).join('\n')}`)
  writeFileSync(report, ends.join('\n'))
}
process.exit(failed.length === 0 ? 0 : 1)
