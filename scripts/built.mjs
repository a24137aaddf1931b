// Builds when the sources differ from those of the last build.
import { readFileSync } from 'node:fs'
import { run } from './run.mjs'
import { sourceStamp } from './stamp.mjs'

function builtStamp() {
  try {
    return JSON.parse(readFileSync('dist/build.json', 'utf8')).stamp
  } catch {
    // Never built, or cut off: as good as not at all.
    return null
  }
}

/** Answers 0 when what is built is what the sources say, else the exit code of the build. */
export async function ensureBuilt() {
  if (builtStamp() === sourceStamp()) return 0
  console.log('building the app')
  return run(process.execPath, ['scripts/build.mjs'])
}
