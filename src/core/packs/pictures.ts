// Pictures of packs: in a cache of their own, so that what is seen in passing does not push them out.
import { cacheNames } from '../../../contract/wire/worker.ts'
import { fewAtOnce } from './few-at-once.ts'

export interface KeptPicture {
  path: string
  bytes: number
}

/** Cache Storage is absent on plain http and throws where storage is blocked: then articles are kept without pictures. */
async function pictureCache(): Promise<Cache | null> {
  try {
    return typeof caches === 'undefined' ? null : await caches.open(cacheNames.packPictures)
  } catch (error) {
    console.warn('pictures cannot be kept on this device', error)
    return null
  }
}

/** Fetches what is not there yet. A picture that does not come, or has no room, is left out: the text matters more. */
export async function keepPictures(paths: readonly string[], signal?: AbortSignal): Promise<KeptPicture[]> {
  const cache = await pictureCache()
  if (!cache) return []
  const kept = await fewAtOnce([...new Set(paths)], (path) => keepPicture(cache, path, signal))
  return kept.filter((picture) => picture !== null)
}

async function keepPicture(cache: Cache, path: string, signal?: AbortSignal): Promise<KeptPicture | null> {
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
    console.warn(`the picture ${path} was not kept`, error)
    return null
  }
}

/** Forgets the pictures that nothing kept uses any more. */
export async function forgetPictures(used: ReadonlySet<string>): Promise<void> {
  const cache = await pictureCache()
  if (!cache) return
  for (const request of await cache.keys()) {
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}
