// A clock for a server in a separate process, controlled by the test.
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface MovedClock {
  /** Environment of the server. */
  env: Record<string, string>
  now(): number
  /** Moves the clock to a future time. */
  moveTo(at: number): void
  remove(): void
}

export function movedClock(): MovedClock {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-clock-'))
  const file = join(folder, 'ahead')
  let ahead = 0
  const open = openSync(file, 'w')
  /** One write of constant length: a reader sees either the old number or the new one. */
  const write = (): number => writeSync(open, String(ahead).padStart(20), 0)
  write()
  const module = pathToFileURL(resolve(import.meta.dirname, 'moved-clock.mjs')).href
  return {
    env: { NODE_OPTIONS: `--import=${module}`, CLOCK_FILE: file },
    now: () => Date.now() + ahead,
    moveTo(at) {
      ahead = Math.round(at - Date.now())
      write()
    },
    remove() {
      closeSync(open)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hour = 3_600_000
/** The next full hour at which midnight falls in some time zone: the time, that zone, and the zone one hour further east. */
export function nextMidnight(now: number): { at: number; here: string; east: string } {
  const at = Math.ceil(now / hour) * hour
  const ahead = (24 - new Date(at).getUTCHours()) % 24
  const offset = ahead > 13 ? ahead - 24 : ahead
  return { at, here: zoneOf(offset), east: zoneOf(offset + 1) }
}
/** POSIX signs: Etc/GMT-8 is eight hours east. */
const zoneOf = (offset: number): string => (offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`)
