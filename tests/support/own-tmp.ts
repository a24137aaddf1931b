// A temporary folder for one run of tests, removed with it, including what a test, a browser or a killed server leaves behind.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ownTmpMark = 'TEST_OWN_TMP'

/**
 * Vitest calls this for each of its projects, with separate modules, Playwright once, before they start child processes that inherit the
 * environment.
 */
export default function ownTmp(): void {
  if (process.env.TMPDIR && process.env.TMPDIR === process.env[ownTmpMark]) return
  // A short name: the path of a socket is limited to 107 bytes.
  const made = mkdtempSync(join(tmpdir(), 'gs-'))
  // PostgreSQL runs as another user if the tests run as root.
  chmodSync(made, 0o711)
  process.env.TMPDIR = made
  process.env[ownTmpMark] = made
  process.once('exit', () => {
    try {
      rmSync(made, { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      console.warn(`${made} was not removed`, error)
    }
  })
}
