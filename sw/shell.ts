// The first visit fetches the shell as one file instead of some four hundred: one request per file would cost a phone seconds of CPU time.
// Workbox fetches files that the pack lacks or has in another version.
import { PrecacheController } from 'workbox-precaching'
import type { ShellPack } from '../contract/wire/worker.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }

const packPath = '/shell.json'
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}
interface Entry {
  url: string
  revision: string | null
}

const manifest = self.__WB_MANIFEST as unknown as readonly Entry[]
/** The files of this worker's build. */
export const shell = new PrecacheController()
shell.addToCacheList([...manifest])

/** The text of a manifest entry in this pack; undefined: the pack lacks that revision. */
function textOf(pack: ShellPack, { url, revision }: Entry): string | undefined {
  const [packed, text] = Object.hasOwn(pack, url) ? (pack[url] ?? []) : []
  return packed === revision ? text : undefined
}

/** Most of the shell is missing: a first visit, or a build that has little in common with the previous one. */
const isWorthwhile = (missing: number, all: number): boolean => missing > all / 2

/** Runs during installation: fails unless the complete shell is cached. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(shell.strategy.cacheName)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const missing = manifest.filter(({ url }) => !there.has(keyOf(url)))
  try {
    await addTo(cache, missing, event)
  } catch (error) {
    // A worker without enough storage is not installed: its partial cache would only take space from the reader's data.
    if (isFull(error)) await Promise.all(missing.map(({ url }) => cache.delete(keyOf(url))))
    throw error
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

async function addTo(cache: Cache, missing: readonly Entry[], event: ExtendableEvent): Promise<void> {
  const filled = isWorthwhile(missing.length, manifest.length) ? await fill(cache, missing) : new Set()
  // One at a time, like workbox: a page is in use meanwhile.
  for (const { url, revision } of missing.filter((entry) => !filled.has(entry))) {
    const request = new Request(url, { cache: revision ? 'reload' : 'default', credentials: 'same-origin' })
    await Promise.all(shell.strategy.handleAll({ params: { cacheKey: keyOf(url) }, request, event }))
  }
}

function keyOf(url: string): string {
  const key = shell.getCacheKeyForURL(url)
  if (key === undefined) throw new Error(`${url} is not in the manifest`)
  return key
}

/** Returns the entries that the pack had: the rest is fetched separately. Fails only if storage is full. */
async function fill(cache: Cache, missing: readonly Entry[]): Promise<ReadonlySet<Entry>> {
  const filled = new Set<Entry>()
  try {
    const response = await fetch(packPath, { cache: 'no-store', credentials: 'same-origin' })
    if (!response.ok) throw new Error(`shell request failed with ${response.status}`)
    const pack = (await response.json()) as ShellPack
    const results = await Promise.allSettled(
      missing.map(async (entry) => {
        const text = textOf(pack, entry)
        if (text === undefined) return
        await cache.put(keyOf(entry.url), new Response(text, { headers: headersFor(entry.url, response) }))
        filled.add(entry)
      }),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  } catch (error) {
    if (isFull(error)) throw error
    console.warn('shell pack failed, fetching files individually', error)
  }
  return filled
}

/** Headers that the server sends with every file of the app: policy, origin, no sniffing. */
function headersFor(url: string, response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const ofPack of ['content-encoding', 'content-length', 'etag', 'date']) headers.delete(ofPack)
  headers.set('content-type', types[url.slice(url.lastIndexOf('.') + 1)] ?? 'text/plain')
  return headers
}
