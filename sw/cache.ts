// Requests that the worker handles: the shell and its assets from the precache, rendered first screens when the network is down or slow,
// pictures seen before. The page caches API responses itself (src/core/packs/copies.ts).
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { screenPaths, storedPaths } from '../contract/wire/route.ts'
import { cacheNames, siteHeader } from '../contract/wire/worker.ts'
import { isOutOfReach } from '../src/core/api/out-of-reach.ts'
import { isAppPath } from './app-window.ts'
import { renewShell } from './renew-shell.ts'
import { cacheFor, isMadeFor, readContext, type ScreenContext, screenKey } from './screen-context.ts'
import { shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a navigation waits for the network before the stored screen is served. */
const patience = 2_500
/** All screens of one build share a cache, named by the revision of its shell. */
const screensCache = (): string =>
  `${cacheNames.screens}-${new URL(shell.getCacheKeyForURL('/index.html') ?? '/', self.location.origin).search}`

export const isScreen = (request: Request, url: URL): boolean => request.mode === 'navigate' && isAppPath(url.pathname)
/** Our pictures and users' uploads: covers of videos and pictures of posts. Their URLs are immutable. */
export const isPicture = (url: URL): boolean =>
  /^\/(news|avatars)\/.+\.(webp|avif|png|jpg|svg)$/.test(url.pathname) || /^\/media\/[\w-]{22}\.(webp|png|jpg)$/.test(url.pathname)

let underWay = new AbortController()
/** Aborts requests that a slow network would hold open for minutes, blocking a new worker. Later requests are unaffected. */
export function giveWay(): void {
  underWay.abort()
  underWay = new AbortController()
}

/** Every line-up that is opened adds 40 faces of a kilobyte each. */
const mostPictures = 400
const pictures = new CacheFirst({
  fetchOptions: {
    get signal() {
      return underWay.signal
    },
  },
  cacheName: cacheNames.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: mostPictures, maxAgeSeconds: 7 * 86_400, purgeOnQuotaError: true })],
})
/** The cache, then the network, then a pack's copy: of the two sizes of a picture either one will do. */
export async function servePicture(event: FetchEvent): Promise<Response> {
  try {
    return await pictures.handle({ event, request: event.request })
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const packed = await caches.open(cacheNames.packPictures)
    const saved = (await packed.match(pathname)) ?? (await packed.match(pathname.replace(/-480(\.\w+)$/, '$1')))
    if (!saved) throw error
    return saved
  }
}

/** A precached file, or undefined: the network handles it. */
export function serveAsset(request: Request): Promise<Response> | undefined {
  if (!shell.getCacheKeyForURL(request.url)) return undefined
  return shell.matchPrecache(request.url).then((response) => response ?? fetch(request))
}

/** The server's HTML; if the network is down or too slow, the stored screen; otherwise the empty shell. */
export async function serveScreen(event: FetchEvent, url: URL): Promise<Response> {
  // Redirects like the server, without asking it: a redirect by an intermediary would look the same.
  if (url.pathname === '/') return Response.redirect(new URL(`/main${url.search}`, url), 302)
  // Read in parallel with the network request: offline it is needed at once.
  const saved = storedScreen(url).catch((error: unknown) => void console.warn('stored screen read failed', error))
  const network = fetch(event.request).then(async (response) => {
    const isOurs = isOfSite(response, event.request, url)
    if (isOurs && response.ok && !response.redirected) {
      if (isRendered(url)) event.waitUntil(store(url, response.clone()))
      event.waitUntil(followSite(response.clone()))
    }
    // Waits for the full body: a head that arrives in time without its body is a white screen.
    await response.clone().arrayBuffer()
    return { response, isOurs }
  })
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience))
  const first = await Promise.race([network.catch(() => 'failed' as const), late])
  const received = typeof first === 'object' ? first : null
  if (received?.isOurs && received.response.status < 500) return received.response
  const stored = (await saved) ?? (await shell.matchPrecache('/index.html'))
  if (!stored) return (await network).response
  const isOffline = first === 'failed' || (received?.isOurs === false && isOutOfReach(received.response.status))
  return isOffline ? markedOffline(stored) : stored
}

/**
 * Whether the response to a screen is from our server, not from a portal or gateway. The server never redirects a screen; but a reader who
 * reloads follows a redirect anyway, to a network's login or to a site that has moved.
 */
function isOfSite({ type, headers }: Response, { cache }: Request, { pathname }: URL): boolean {
  if (!(screenPaths as readonly string[]).includes(pathname)) return true
  return type === 'opaqueredirect' ? cache === 'no-cache' || cache === 'reload' : headers.has(siteHeader)
}

/** The same screen without live colours, and with room for the offline banner, so that nothing moves on hydration. */
async function markedOffline(stored: Response): Promise<Response> {
  const html = (await stored.text()).replace('<html ', '<html data-offline data-lost ')
  const headers = new Headers(stored.headers)
  for (const ofOtherBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofOtherBytes)
  return new Response(html, { headers })
}

/** Tracking parameters do not change the screen; all other parameters do. */
const unseen = /^(source|utm_\w+)$/
/** Whether this URL has a stored screen: the app itself renders URLs with a filter. */
const isRendered = (url: URL): boolean =>
  (storedPaths as readonly string[]).includes(url.pathname) && [...url.searchParams.keys()].every((name) => unseen.test(name))
async function storedScreen(url: URL): Promise<Response | undefined> {
  if (!isRendered(url)) return undefined
  const cache = await caches.open(screensCache())
  const context = await readContext(cache)
  return context ? cache.match(screenKey(url.pathname, context)) : undefined
}

/** Stores a rendered screen of this worker's own build that matches its reader: others refer to assets that it does not have. */
async function store(url: URL, response: Response): Promise<void> {
  // Never store responses made for an account. R-UPDATE-5.
  if (/private|no-store/.test(response.headers.get('cache-control') ?? '')) return
  const cache = await caches.open(screensCache())
  const context = await readContext(cache)
  const html = await response.clone().text()
  if (!context || !isOwnBuild(html) || !isMadeFor(context, html)) return
  await cache.put(screenKey(url.pathname, context), response)
}

/** If the site's identity differs from the stored shell, fetches the shell and the stored screens again. */
async function followSite(page: Response): Promise<void> {
  const key = shell.getCacheKeyForURL('/index.html')
  if (key === undefined || !page.headers.get('content-type')?.startsWith('text/html')) return
  try {
    const isRenewed = await renewShell(await page.text(), {
      read: async () => (await shell.matchPrecache('/index.html'))?.text(),
      async fetch() {
        const response = await fetch('/index.html', { cache: 'reload', credentials: 'same-origin', signal: underWay.signal })
        const isOurs = response.ok && response.headers.has(siteHeader) && isOwnBuild(await response.clone().text())
        return isOurs ? response : undefined
      },
      put: async (response) => (await caches.open(shell.strategy.cacheName)).put(key, response),
    })
    if (isRenewed) await cacheScreens()
  } catch (error) {
    console.warn('shell update for a changed site identity failed', error)
  }
}

function isOwnBuild(html: string): boolean {
  const [entry] = /\/assets\/first-[^"]+\.js/.exec(html) ?? []
  return entry !== undefined && shell.getCacheKeyForURL(entry) !== undefined
}

/** Stores the page's rendering context, which determines the screens that match this reader. */
export async function rememberContext({ lang, theme, tz, hide, guided }: ScreenContext): Promise<void> {
  await cacheFor(await caches.open(screensCache()), { lang, theme, tz, hide, guided }, cacheScreens)
}

/** IANA zone of the reader; Beijing until a page has sent one. */
export async function readerZone(): Promise<string> {
  return (await readContext(await caches.open(screensCache())))?.tz ?? 'Asia/Shanghai'
}

/** Fetches the rendered screens once, so that they are available at the next offline start. */
export async function cacheScreens(): Promise<void> {
  for (const path of storedPaths) {
    try {
      await store(new URL(path, self.location.origin), await fetch(path, { credentials: 'same-origin', signal: underWay.signal }))
    } catch (error) {
      console.warn(`caching screen ${path} failed`, error)
      return
    }
  }
}

export async function dropOldScreens(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`${cacheNames.screens}-`) && name !== screensCache()) await caches.delete(name)
}
