// Watches the log and the memory of a server process while a world runs.
import { readFileSync } from 'node:fs'

/** The lines of a log: errors and lines with a stack in full; warnings counted by message. */
export function readLog(output: string): { errors: string[]; warnings: Record<string, number> } {
  const errors: string[] = []
  const warnings: Record<string, number> = {}
  for (const line of output.split('\n')) {
    const level = /"level":"(\w+)"/.exec(line)?.[1]
    const hasStack = /^\s+at .+:\d+/.test(line) || /"stack":"[^"]/.test(line)
    if (level === 'error' || level === 'fatal' || hasStack) errors.push(line)
    else if (level === 'warn') {
      const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line
      warnings[message] = (warnings[message] ?? 0) + 1
    }
  }
  return { errors, warnings }
}

export interface MemoryWatch {
  /** Memory of the process in megabytes, one reading a minute. */
  readonly megabytes: readonly number[]
  stop(): void
}

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}
export function watchMemory(pid: number): MemoryWatch {
  const megabytes = [megabytesOf(pid)]
  const timer = setInterval(() => megabytes.push(megabytesOf(pid)), 60_000)
  return { megabytes, stop: () => clearInterval(timer) }
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length
/** Minutes until a server has filled its caches, and minutes of each mean that is compared. */
const settling = 5
const span = 5

/** Memory growth in percent, from the settled state to the last minutes; null: the run was too short. */
export function growthOf(megabytes: readonly number[]): number | null {
  if (megabytes.length <= settling + 2 * span) return null
  const [early, late] = [meanOf(megabytes.slice(settling, settling + span)), meanOf(megabytes.slice(-span))]
  return Math.round((late / early - 1) * 100)
}
