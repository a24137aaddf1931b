// Builds if the sources differ from those of the last build.
import { readFileSync } from 'node:fs'
import { install } from '../install.mjs'
import { isRelease } from '../release.mjs'
import { run } from '../run.mjs'
import { sourceStamp } from './stamp.mjs'

function builtStamp() {
  try {
    return JSON.parse(readFileSync('dist/build.json', 'utf8')).stamp
  } catch {
    // Never built, or interrupted: rebuild.
    return null
  }
}

/** Returns 0 if the build is up to date, otherwise the exit code of the build. A package has no sources and is already built. */
export async function ensureBuilt() {
  if (isRelease() || builtStamp() === sourceStamp()) return 0
  console.log('building the app')
  return run(process.execPath, ['scripts/build/build.mjs'])
}

/** Installs and builds if something has changed, then runs one of the built programs in this process. */
export async function becomeBuilt(program) {
  await install()
  const code = await ensureBuilt()
  if (code !== 0) process.exit(code)
  process.env.NODE_ENV ??= 'production'
  // In this process: signals reach the program itself, and killing it leaves nothing behind.
  await import(`../../dist/server/${program}.js`)
}
