// Builds when the sources differ from those of the last build.
import { readFileSync } from 'node:fs'
import { run } from './run.mjs'
import { sourceStamp } from './stamp.mjs'

function builtStamp() {
  try {
    return JSON.parse(readFileSync('dist/build.json', 'utf8')).stamp
  } catch {
    return null
  }
}
if (builtStamp() === (await sourceStamp())) process.exit(0)
console.log('building the app')
process.exit(await run(process.execPath, ['scripts/build.mjs']))
