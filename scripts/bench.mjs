// npm run bench [-- NAME...] [--full]: runs tests/bench/*.bench.ts sequentially, each on core 1; the servers under test use core 0. Each
// prints one JSON line per claim. Figures never fail the run; a benchmark that cannot run does.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { run } from './run.mjs'

const folder = 'tests/bench'
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .sort()
const unknown = names.filter((name) => !all.includes(name))
const unknownFlags = flags.filter((flag) => flag !== '--full')
if (unknown.length + unknownFlags.length > 0) {
  if (unknownFlags.length > 0) console.error(`${unknownFlags.join(', ')} is no flag: there is --full.`)
  console.error(`${unknown.length > 0 ? `No benchmark is called ${unknown.join(', ')}. ` : ''}There are: ${all.join(', ')}.`)
  process.exit(2)
}
const pinned = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0
if (!pinned) console.error('taskset is missing or there is one core: server and client share what there is.')

let failed = 0
for (const name of names.length > 0 ? names : all) {
  const command = [process.execPath, '--import', 'tsx', `${folder}/${name}.bench.ts`, ...flags]
  const [file, ...args] = pinned ? ['taskset', '-c', '1', ...command] : command
  if ((await run(file, args)) !== 0) failed += 1
}
process.exit(failed > 0 ? 1 : 0)
