// The running filter: reloads lists after a while, so that another process's change takes effect.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fail } from '../../core/http/fail.ts'
import { builtInWords } from './built-in.ts'
import { createWordFilter, type WordFilter } from './filter.ts'
import { allWords, findRoomWords, findWords, type Words } from './store.ts'

/** Milliseconds that a list is used before it is reloaded; maximum number of rooms whose lists are cached. */
const maxAge = 10_000
const roomsMost = 1_000

interface CacheEntry {
  text: string
  filter: WordFilter
  readAt: number
}

export function openWords(db: NodePgDatabase, now: () => number = Date.now): Words {
  const cache = new Map<string, CacheEntry>()

  async function filterOf(roomId: string, reader: NodePgDatabase): Promise<WordFilter> {
    const known = cache.get(roomId)
    const at = now()
    if (known && at - known.readAt < maxAge) return known.filter
    const words = roomId === '' ? allWords(await findWords(reader), builtInWords) : await findRoomWords(reader, roomId)
    const text = words.join('\n')
    const filter = known?.text === text ? known.filter : createWordFilter(words)
    cache.delete(roomId)
    cache.set(roomId, { text, filter, readAt: at })
    const oldest = [...cache.keys()].find((id) => id !== '')
    if (cache.size > roomsMost && oldest !== undefined) cache.delete(oldest)
    return filter
  }

  return {
    async check(text, roomId, within = db) {
      if ((await filterOf('', within)).refuses(text)) throw fail('word-refused')
      if (roomId && (await filterOf(roomId, within)).refuses(text)) throw fail('word-refused')
    },
    reload: () => cache.clear(),
  }
}
