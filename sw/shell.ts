// The first visit fetches the shell as one file instead of some four hundred: a request each costs a phone seconds of its
// processor. What the pack does not have, or has in another version, workbox fetches by itself.
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

/** The text of a manifest's entry in this pack; undefined: it has none of that revision. */
function textOf(pack: ShellPack, { url, revision }: Entry): string | undefined {
  const [packed, text] = Object.hasOwn(pack, url) ? (pack[url] ?? []) : []
  return packed === revision ? text : undefined
}

/** Most of the shell is missing: a first visit, or a build that has little in common with the one before it. */
const isWorthwhile = (missing: number, all: number): boolean => missing > all / 2

/** Runs while installing: all of the shell is there, or this worker is not installed. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(shell.strategy.cacheName)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const missing = manifest.filter(({ url }) => !there.has(keyOf(url)))
  try {
    await addTo(cache, missing, event)
  } catch (error) {
    // A worker that has no room is not installed: what it began to keep would only take room from what the reader keeps.
    if (isFull(error)) await Promise.all(missing.map(({ url }) => cache.delete(keyOf(url))))
    throw error
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

async function addTo(cache: Cache, missing: readonly Entry[], event: ExtendableEvent): Promise<void> {
  const filled = isWorthwhile(missing.length, manifest.length) ? await fill(cache, missing) : new Set()
  // One at a time, as workbox does: a page is being looked at meanwhile.
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

/** Answers what the pack had: what it had not is fetched by itself. Fails only when there is no room. */
async function fill(cache: Cache, missing: readonly Entry[]): Promise<ReadonlySet<Entry>> {
  const filled = new Set<Entry>()
  try {
    const response = await fetch(packPath, { cache: 'no-store', credentials: 'same-origin' })
    if (!response.ok) throw new Error(`the shell came with ${response.status}`)
    const pack = (await response.json()) as ShellPack
    const puts = await Promise.allSettled(
      missing.map(async (entry) => {
        const text = textOf(pack, entry)
        if (text === undefined) return
        await cache.put(keyOf(entry.url), new Response(text, { headers: headersFor(entry.url, response) }))
        filled.add(entry)
      }),
    )
    for (const put of puts) if (put.status === 'rejected') throw put.reason
  } catch (error) {
    if (isFull(error)) throw error
    console.warn('the shell is fetched file by file', error)
  }
  return filled
}

/** What the server says with every file of the app: policy, origin, no sniffing. */
function headersFor(url: string, response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const ofPack of ['content-encoding', 'content-length', 'etag', 'date']) headers.delete(ofPack)
  headers.set('content-type', types[url.slice(url.lastIndexOf('.') + 1)] ?? 'text/plain')
  return headers
}
