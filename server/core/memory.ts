// Collects the garbage of the start: V8 otherwise waits for more before it collects.
import { getHeapStatistics } from 'node:v8'
import type { Logger } from 'pino'

/** Heap size in bytes from which a start waits for the collection: generating past data leaves 200 MB, any other start 90. */
export const muchMemory = 120 * 1024 * 1024
/** Milliseconds after which the start's garbage is collected anyway: few clients are connected, and it takes a tenth of a second. */
export const settledAfter = 20_000

/** Releases memory when the heap is larger than `from` bytes. Blocks the event loop meanwhile. Never rejects. */
export async function giveBackMemory(log: Pick<Logger, 'warn'>, from = 0): Promise<void> {
  try {
    if (!process.features.inspector || getHeapStatistics().total_heap_size < from) return
    // The only way without a flag at the start: a debugger's request to collect garbage.
    const { Session } = await import('node:inspector/promises')
    const session = new Session()
    session.connect()
    await session.post('HeapProfiler.collectGarbage')
    session.disconnect()
  } catch (error) {
    // Not essential for the server.
    log.warn({ err: error }, 'memory release failed')
  }
}
