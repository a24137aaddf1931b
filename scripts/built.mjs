// Builds when the sources differ from those of the last build.
import { readFileSync } from 'node:fs'
import { install } from './install.mjs'
import { isRelease } from './release.mjs'
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

/** Answers 0 when what is built is what the sources say, else the exit code of the build. A package has no sources and is built. */
export async function ensureBuilt() {
  if (isRelease() || builtStamp() === sourceStamp()) return 0
  console.log('building the app')
  return run(process.execPath, ['scripts/build.mjs'])
}

/** Installs and builds when something changed, then becomes one of the built programs. */
export async function becomeBuilt(program) {
  await install()
  const code = await ensureBuilt()
  if (code !== 0) process.exit(code)
  process.env.NODE_ENV ??= 'production'
  // In this very process: signals reach the program itself, and nothing is left behind when it is killed.
  await import(`../dist/server/${program}.js`)
}
