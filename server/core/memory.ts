// What a start has used and the server does not need: told to V8, which otherwise waits for more garbage before it looks.
import { getHeapStatistics } from 'node:v8'
import type { Logger } from 'pino'

/** Bytes of heap from which a start is told to wait for it: one that filled the past leaves 200 MB, any other 90. */
export const muchMemory = 120 * 1024 * 1024
/** Milliseconds after which what the start has left is collected in any case: readers are few, and a tenth of a second is enough. */
export const settledAfter = 20_000

/** Gives memory back to the machine when the heap is larger than `from` bytes. The event loop stands still meanwhile. Never rejects. */
export async function giveBackMemory(log: Pick<Logger, 'warn'>, from = 0): Promise<void> {
  try {
    if (!process.features.inspector || getHeapStatistics().total_heap_size < from) return
    // The one way without a flag at the start: what a debugger does when it is asked to collect garbage.
    const { Session } = await import('node:inspector/promises')
    const session = new Session()
    session.connect()
    await session.post('HeapProfiler.collectGarbage')
    session.disconnect()
  } catch (error) {
    // The server needs none of it.
    log.warn({ err: error }, 'memory could not be given back')
  }
}
