// Pictures of packs, in a cache of their own, so that pictures seen in passing do not evict them.
import { cacheNames } from '../../../../contract/wire/worker.ts'
import { fewAtOnce } from '../few-at-once.ts'

export interface StoredPicture {
  path: string
  bytes: number
}

/** Cache Storage is absent on plain http and throws if storage is blocked: articles are then cached without pictures. */
async function pictureCache(): Promise<Cache | null> {
  try {
    return typeof caches === 'undefined' ? null : await caches.open(cacheNames.packPictures)
  } catch (error) {
    console.warn('picture cache unavailable', error)
    return null
  }
}

/** Fetches the missing pictures. One that fails to load, or does not fit, is left out: the text matters more. */
export async function cachePictures(paths: readonly string[], signal?: AbortSignal): Promise<StoredPicture[]> {
  const cache = await pictureCache()
  if (!cache) return []
  const stored = await fewAtOnce([...new Set(paths)], (path) => cachePicture(cache, path, signal))
  return stored.filter((picture) => picture !== null)
}

async function cachePicture(cache: Cache, path: string, signal?: AbortSignal): Promise<StoredPicture | null> {
  const known = await cache.match(path)
  if (known) return { path, bytes: Number(known.headers.get('x-bytes')) }
  try {
    const response = await fetch(path, { signal, credentials: 'same-origin' })
    if (!response.ok) return null
    const body = await response.arrayBuffer()
    const headers = { 'content-type': response.headers.get('content-type') ?? 'image/webp', 'x-bytes': String(body.byteLength) }
    await cache.put(path, new Response(body, { headers }))
    return { path, bytes: body.byteLength }
  } catch (error) {
    if (signal?.aborted) throw error
    console.warn(`picture cache write failed: ${path}`, error)
    return null
  }
}

/** Deletes the pictures that no pack uses any more. */
export async function evictPictures(used: ReadonlySet<string>): Promise<void> {
  const cache = await pictureCache()
  if (!cache) return
  for (const request of await cache.keys()) {
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}
