// CPU and memory of a run's processes, from /proc: Linux only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Environment variable of a run's processes: identifies those that left the tree (a browser, a database). */
export const runMark = 'GRANDSTAND_RUN'

/** Milliseconds of a tick in /proc: USER_HZ is 100 for every program, whatever the kernel's own value. */
const tick = 10

/** Parses a line of /proc/PID/stat. The name, in brackets, may contain spaces and brackets. */
export function parseStat(line, pageBytes) {
  const from = line.indexOf('(')
  const to = line.lastIndexOf(')')
  const fields = line.slice(to + 2).split(' ')
  const number = (at) => Number(fields[at])
  return {
    pid: Number(line.slice(0, from)),
    name: line.slice(from + 1, to),
    parent: number(1),
    started: number(19),
    /** Milliseconds of CPU time: its own, and that of waited-for children. */
    own: (number(11) + number(12)) * tick,
    waited: (number(13) + number(14)) * tick,
    bytes: number(21) * pageBytes,
  }
}

/**
 * Sums CPU time over sweeps. An exited process is in its parent's count once the parent has waited for it; one without a waiting parent in
 * the run (killed with its parent and reaped by init) counts as last seen.
 */
export class ProcessTree {
  #known = new Map()
  #lost = 0
  #byName = new Map()

  /** Records the current processes, and returns them. */
  sweep(processes) {
    const now = new Map(processes.map((process) => [process.pid, process]))
    const lives = (process) => now.get(process.pid)?.started === process.started
    /** By nearest living ancestor: the last known cost of the exited processes below it. */
    const ended = new Map()
    for (const process of this.#known.values()) {
      if (lives(process)) continue
      let above = this.#known.get(process.parent)
      while (above && !lives(above)) above = this.#known.get(above.parent)
      ended.set(above, (ended.get(above) ?? 0) + process.own + process.waited)
    }
    for (const [above, cost] of ended) {
      const waited = above ? now.get(above.pid).waited - above.waited : 0
      this.#lost += Math.max(0, cost - waited)
    }
    for (const process of processes) {
      const before = this.#known.get(process.pid)
      const since = before?.started === process.started ? before.own : 0
      this.#byName.set(process.name, (this.#byName.get(process.name) ?? 0) + process.own - since)
    }
    this.#known = now
    return processes
  }

  /** Milliseconds of CPU time of all processes so far, as of the last sweep. */
  get cost() {
    let sum = this.#lost
    for (const { own, waited } of this.#known.values()) sum += own + waited
    return sum
  }

  /** The same by process name, except for processes shorter than a sweep. */
  get names() {
    return this.#byName
  }
}

/** Opens the processes of a run: `root`, all its descendants, and those with its mark. Null without /proc. */
export function openProcesses(root = process.pid, mark = /** @type {string | undefined} */ (undefined)) {
  if (!existsSync('/proc/self/stat')) return null
  const own = parseStat(readFileSync('/proc/self/stat', 'utf8'), 1)
  const pageBytes = 2 ** Math.round(Math.log2(process.memoryUsage.rss() / own.bytes))
  let members = new Map()
  let strangers = new Set()

  const read = (path) => {
    try {
      return readFileSync(path, 'latin1')
    } catch {
      // It has exited, or belongs to another user.
      return ''
    }
  }
  const isMarked = (pid) => mark !== undefined && read(`/proc/${pid}/environ`).includes(`${runMark}=${mark}\0`)

  return () => {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
    const found = new Map()
    const others = new Set()
    // A parent's pid may be higher than its child's after pids wrap around.
    const unknown = []
    for (const pid of all) {
      if (strangers.has(pid)) {
        others.add(pid)
        continue
      }
      const line = read(`/proc/${pid}/stat`)
      if (!line) continue
      const process = parseStat(line, pageBytes)
      if (pid === root || members.get(pid) === process.started) found.set(pid, process)
      else unknown.push(process)
    }
    for (let left = unknown; left.length > 0; ) {
      const rest = left.filter((process) => {
        const isOurs = found.has(process.parent) || (left === unknown && isMarked(process.pid))
        if (isOurs) found.set(process.pid, process)
        return !isOurs
      })
      if (rest.length === left.length) {
        for (const { pid } of rest) others.add(pid)
        break
      }
      left = rest
    }
    members = new Map([...found.values()].map(({ pid, started }) => [pid, started]))
    strangers = others
    return [...found.values()]
  }
}

/** The `processes` with more than `most` bytes. */
export const overLimit = (processes, most) => processes.filter(({ bytes }) => bytes > most)
