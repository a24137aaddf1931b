// Memory that this process really holds, without garbage.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes, after a full collection. */
export function collectedMemory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage()
}
