// npm run check: format, lint, types, import rules, dead code, catalogs, budgets. All run; the first failure decides.
import { run } from './run.mjs'

const steps = [
  ['format and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['types', 'npx', ['tsc', '-b']],
  ['import rules', process.execPath, ['scripts/imports.mjs']],
  ['dead code', 'npx', ['knip']],
  ['catalogs', process.execPath, ['scripts/catalogs.mjs']],
  ['build', process.execPath, ['scripts/build-if-needed.mjs']],
  ['budgets', process.execPath, ['scripts/budgets.mjs']],
]
const failed = []
for (const [name, command, args] of steps) {
  const since = Date.now()
  const code = await run(command, args)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - since) / 1000).toFixed(1)} s)`)
  if (code !== 0) failed.push(name)
}
console.log(failed.length === 0 ? 'check: all passed' : `check: failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
