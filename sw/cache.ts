// What the worker answers by itself: the shell and its assets from the precache, rendered first screens when the
// network is gone or slow, pictures that were seen. Answers of the API are the page's own business (src/core/copies.ts).
import { ExpirationPlugin } from 'workbox-expiration'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import { renderedPaths } from '../contract/route.ts'
import { cacheNames } from '../contract/worker.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a navigation waits for the network before the stored screen is shown. */
const patience = 2_500
const contextKey = '/screen-context'

/** Screens of one build lie in one cache, named by the revision of its shell. */
const screensCache = (): string => `${cacheNames.screens}-${new URL(getCacheKeyForURL('/index.html') ?? '/', self.location.origin).search}`

interface ScreenContext {
  lang: string
  theme: string
  tz: string
}

export const isScreen = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && !/^\/(api|docs|healthz|readyz|metrics|ws)(\/|$)/.test(url.pathname)
export const isPicture = (url: URL): boolean => /^\/news\/.+\.(webp|avif|png|jpg)$/.test(url.pathname)

const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * 86_400, purgeOnQuotaError: true })],
})
export const answerPicture = (event: FetchEvent): Promise<Response> => pictures.handle({ event, request: event.request })

/** A precached file, or undefined: then the network answers. */
export function answerAsset(request: Request): Promise<Response> | undefined {
  if (!getCacheKeyForURL(request.url)) return undefined
  return matchPrecache(request.url).then((response) => response ?? fetch(request))
}

/** The server's HTML; without a network, or when it takes too long, the stored screen; else the empty shell. */
export async function answerScreen(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request).then((response) => {
    if (response.ok && isRendered(url)) event.waitUntil(store(url, response.clone()))
    return response
  })
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience))
  const first = await Promise.race([network.catch(() => 'failed' as const), late])
  if (first !== 'late' && first !== 'failed' && first.status < 500) return first
  const stored = (await storedScreen(url)) ?? (await matchPrecache('/index.html'))
  if (stored) return stored
  return network
}

const isRendered = (url: URL): boolean => (renderedPaths as readonly string[]).includes(url.pathname)
const screenKey = (path: string, { lang, theme, tz }: ScreenContext): string =>
  `${path}?lang=${lang}&theme=${theme}&tz=${encodeURIComponent(tz)}`

async function storedScreen(url: URL): Promise<Response | undefined> {
  const path = url.pathname === '/' ? '/main' : url.pathname
  const cache = await caches.open(screensCache())
  const context = await readContext(cache)
  return context ? cache.match(screenKey(path, context)) : undefined
}

async function readContext(cache: Cache): Promise<ScreenContext | undefined> {
  const response = await cache.match(contextKey)
  return response ? ((await response.json()) as ScreenContext) : undefined
}

/** Keeps a rendered screen when it is of this worker's own build: others name assets that it does not have. */
async function store(url: URL, response: Response): Promise<void> {
  const cache = await caches.open(screensCache())
  const context = await readContext(cache)
  if (!context || !(await isOwnBuild(response.clone()))) return
  await cache.put(screenKey(url.pathname, context), response)
}

async function isOwnBuild(response: Response): Promise<boolean> {
  const [entry] = /\/assets\/first-[^"]+\.js/.exec(await response.text()) ?? []
  return entry !== undefined && getCacheKeyForURL(entry) !== undefined
}

/** The page's language, theme and zone: which of the server's screens belong to this reader. */
export async function rememberContext({ lang, theme, tz }: ScreenContext): Promise<void> {
  const cache = await caches.open(screensCache())
  await cache.put(contextKey, new Response(JSON.stringify({ lang, theme, tz })))
  await keepScreens()
}

/** Fetches the rendered screens once, so that the next start without a network has them. */
export async function keepScreens(): Promise<void> {
  for (const path of renderedPaths) {
    try {
      await store(new URL(path, self.location.origin), await fetch(path, { credentials: 'same-origin' }))
    } catch (error) {
      console.warn(`the screen ${path} was not kept`, error)
      return
    }
  }
}

export async function dropOldScreens(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`${cacheNames.screens}-`) && name !== screensCache()) await caches.delete(name)
}
