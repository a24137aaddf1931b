// Caches serialized lists of rooms: built once per version of the directory.
import { etagOf, type Prepared, prepared, successMessage } from '../../../core/http/envelope.ts'
import type { Directory } from '../directory.ts'

/** Maximum cached queries; a version lasts two seconds. */
const most = 500

export function createRoomListCache(directory: Pick<Directory, 'version'>): (question: string, make: () => unknown) => Prepared {
  const cache = new Map<string, { version: number; response: Prepared }>()
  return (question, make) => {
    const known = cache.get(question)
    if (known?.version === directory.version) return known.response
    const { version } = directory
    const buffer = Buffer.from(JSON.stringify({ code: 0, msg: successMessage, data: make() }))
    const etag = etagOf(buffer)
    // Equal bytes reuse the buffer, and with it its compressed form.
    const response = known?.response.etag === etag ? known.response : prepared(buffer, etag)
    cache.delete(question)
    cache.set(question, { version, response })
    for (const oldest of cache.keys()) {
      if (cache.size <= most) break
      cache.delete(oldest)
    }
    return response
  }
}
