// Watches the processes of a run: sums their cost, and kills one that uses more memory than a test can need, before it exhausts the
// machine's.
import { readFileSync } from 'node:fs'
import { openProcesses, overLimit, ProcessTree } from './process-tree.mjs'

const often = 500

/** Megabytes that no process of a run may exceed: runner, worker, server or browser, with its buffers. */
export const mostMegabytes = process.env.SOAK === '1' ? 6_144 : 4_096
/** Megabytes of JavaScript heap in each of them: its own error shows the location. */
export const heapMegabytes = process.env.SOAK === '1' ? 4_096 : 1_024

const commandOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 300)
  } catch {
    // It has exited.
    return ''
  }
}

/** Null on systems without /proc. `print` is called for each killed process. */
export function watchRun({ root = process.pid, mark, most = mostMegabytes, print = console.error } = {}) {
  const list = openProcesses(root, mark)
  if (!list) return null
  const tree = new ProcessTree()
  let peak = 0
  const sample = () => {
    const processes = tree.sweep(list())
    peak = Math.max(peak, ...processes.map(({ bytes }) => bytes))
    for (const { pid, bytes } of overLimit(processes, most * 2 ** 20)) {
      const held = Math.round(bytes / 2 ** 20)
      print(
        `\nEnded process ${pid}: it held ${held} MB of memory, and no process of a test run may hold more than ${most}: ${commandOf(pid)}`,
      )
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has exited.
      }
    }
  }
  sample()
  const timer = setInterval(sample, often)
  timer.unref()
  return {
    /** CPU seconds so far. */
    seconds() {
      sample()
      return tree.cost / 1_000
    },
    /** Megabytes of the largest process so far. */
    peak: () => Math.round(peak / 2 ** 20),
    stop: () => clearInterval(timer),
  }
}
