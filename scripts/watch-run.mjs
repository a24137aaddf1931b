// Watches the processes of a run: counts what they cost, and ends one that holds more memory than a test can need, before it has the
// machine's.
import { readFileSync } from 'node:fs'
import { openProcesses, overLimit, ProcessTree } from './process-tree.mjs'

const often = 500

/** Megabytes that no process of a run may exceed: runner, worker, server or browser, with its buffers. */
export const mostMegabytes = process.env.SOAK === '1' ? 6_144 : 4_096
/** Megabytes of JavaScript values in each of them: its own error says where. */
export const heapMegabytes = process.env.SOAK === '1' ? 4_096 : 1_024

const commandOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 300)
  } catch {
    // It has ended since.
    return ''
  }
}

/** Null where the system has no /proc. `say` hears of each process that was ended. */
export function watchRun({ root = process.pid, mark, most = mostMegabytes, say = console.error } = {}) {
  const list = openProcesses(root, mark)
  if (!list) return null
  const tree = new ProcessTree()
  let peak = 0
  const look = () => {
    const processes = tree.sweep(list())
    peak = Math.max(peak, ...processes.map(({ bytes }) => bytes))
    for (const { pid, bytes } of overLimit(processes, most * 2 ** 20)) {
      const held = Math.round(bytes / 2 ** 20)
      say(
        `\nEnded process ${pid}: it held ${held} MB of memory, and no process of a test run may hold more than ${most}: ${commandOf(pid)}`,
      )
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended since.
      }
    }
  }
  look()
  const timer = setInterval(look, often)
  timer.unref()
  return {
    /** Seconds of processor time so far. */
    seconds() {
      look()
      return tree.cost / 1_000
    },
    /** Megabytes of the largest process so far. */
    peak: () => Math.round(peak / 2 ** 20),
    stop: () => clearInterval(timer),
  }
}
