// What the worker answers by itself: the shell and its assets from the precache, rendered first screens when the
// network is gone or slow, pictures that were seen. Answers of the API are the page's own business (src/core/packs/copies.ts).
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { screenPaths, storedPaths } from '../contract/wire/route.ts'
import { cacheNames, siteHeader } from '../contract/wire/worker.ts'
import { isOutOfReach } from '../src/core/api/out-of-reach.ts'
import { isAppPath } from './app-window.ts'
import { renewShell } from './kept-site.ts'
import { isMadeFor, keepFor, readContext, type ScreenContext, screenKey } from './screen-context.ts'
import { shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a navigation waits for the network before the stored screen is shown. */
const patience = 2_500
/** Screens of one build lie in one cache, named by the revision of its shell. */
const screensCache = (): string =>
  `${cacheNames.screens}-${new URL(shell.getCacheKeyForURL('/index.html') ?? '/', self.location.origin).search}`

export const isScreen = (request: Request, url: URL): boolean => request.mode === 'navigate' && isAppPath(url.pathname)
/** Ours, and what people sent: covers of videos and pictures of posts. Their addresses never change what they show. */
export const isPicture = (url: URL): boolean =>
  /^\/(news|avatars)\/.+\.(webp|avif|png|jpg|svg)$/.test(url.pathname) || /^\/media\/[\w-]{22}\.(webp|png|jpg)$/.test(url.pathname)

let underWay = new AbortController()
/** Breaks off what a slow line would hold for minutes: so long no other worker could come in. What is asked for later goes on. */
export function giveWay(): void {
  underWay.abort()
  underWay = new AbortController()
}

/** Of every line-up that is looked at 40 faces stay, of a kilobyte each. */
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
/** What was seen, then the network, then what a pack keeps of it: of the two sizes of a picture one is enough. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  try {
    return await pictures.handle({ event, request: event.request })
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const packed = await caches.open(cacheNames.packPictures)
    const kept = (await packed.match(pathname)) ?? (await packed.match(pathname.replace(/-480(\.\w+)$/, '$1')))
    if (!kept) throw error
    return kept
  }
}

/** A precached file, or undefined: then the network answers. */
export function answerAsset(request: Request): Promise<Response> | undefined {
  if (!shell.getCacheKeyForURL(request.url)) return undefined
  return shell.matchPrecache(request.url).then((response) => response ?? fetch(request))
}

/** The server's HTML; without a network, or when it takes too long, the stored screen; else the empty shell. */
export async function answerScreen(event: FetchEvent, url: URL): Promise<Response> {
  // As the server says it, which need not be asked: a redirect of somebody on the way looks like its own.
  if (url.pathname === '/') return Response.redirect(new URL(`/main${url.search}`, url), 302)
  // Read while the network is asked: without one it is needed at once.
  const kept = storedScreen(url).catch((error: unknown) => void console.warn('no stored screen', error))
  const network = fetch(event.request).then(async (response) => {
    const isOurs = isOfSite(response, event.request, url)
    if (isOurs && response.ok && !response.redirected) {
      if (isRendered(url)) event.waitUntil(store(url, response.clone()))
      event.waitUntil(followSite(response.clone()))
    }
    // All of it: a head that comes in time with a body that does not is a white screen.
    await response.clone().arrayBuffer()
    return { response, isOurs }
  })
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience))
  const first = await Promise.race([network.catch(() => 'failed' as const), late])
  const answer = typeof first === 'object' ? first : null
  if (answer?.isOurs && answer.response.status < 500) return answer.response
  const stored = (await kept) ?? (await shell.matchPrecache('/index.html'))
  if (!stored) return (await network).response
  const isOffline = first === 'failed' || (answer?.isOurs === false && isOutOfReach(answer.response.status))
  return isOffline ? markedOffline(stored) : stored
}

/**
 * Whether our server has answered for a screen, and not a portal or a gateway in its place. It redirects from no screen: a reader who
 * loads it anew goes where he is led all the same, to the login of a network or to a site that has moved.
 */
function isOfSite({ type, headers }: Response, { cache }: Request, { pathname }: URL): boolean {
  if (!(screenPaths as readonly string[]).includes(pathname)) return true
  return type === 'opaqueredirect' ? cache === 'no-cache' || cache === 'reload' : headers.has(siteHeader)
}

/** The same screen with nothing in live colour, and room for the offline banner, so that nothing moves when the app fills it. */
async function markedOffline(stored: Response): Promise<Response> {
  const html = (await stored.text()).replace('<html ', '<html data-offline data-lost ')
  const headers = new Headers(stored.headers)
  for (const ofOtherBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofOtherBytes)
  return new Response(html, { headers })
}

/** How the reader came here changes nothing on the screen; everything else in an address does. */
const unseen = /^(source|utm_\w+)$/
/** Whether this address has a stored screen: one with a filter is drawn by the app, over what the screen does not know. */
const isRendered = (url: URL): boolean =>
  (storedPaths as readonly string[]).includes(url.pathname) && [...url.searchParams.keys()].every((name) => unseen.test(name))
async function storedScreen(url: URL): Promise<Response | undefined> {
  if (!isRendered(url)) return undefined
  const cache = await caches.open(screensCache())
  const context = await readContext(cache)
  return context ? cache.match(screenKey(url.pathname, context)) : undefined
}

/** Keeps a rendered screen that is of this worker's own build and made for its reader: others name assets that it does not have. */
async function store(url: URL, response: Response): Promise<void> {
  // Never anything that was made for an account. R-UPDATE-5.
  if (/private|no-store/.test(response.headers.get('cache-control') ?? '')) return
  const cache = await caches.open(screensCache())
  const context = await readContext(cache)
  const html = await response.clone().text()
  if (!context || !isOwnBuild(html) || !isMadeFor(context, html)) return
  await cache.put(screenKey(url.pathname, context), response)
}

/** Where the site is called otherwise than in the shell that is kept, that one and the stored screens are fetched anew. */
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
    if (isRenewed) await keepScreens()
  } catch (error) {
    console.warn('the shell keeps the earlier name of the site', error)
  }
}

function isOwnBuild(html: string): boolean {
  const [entry] = /\/assets\/first-[^"]+\.js/.exec(html) ?? []
  return entry !== undefined && shell.getCacheKeyForURL(entry) !== undefined
}

/** What the page prefers that the server draws by: which of its screens belong to this reader. */
export async function rememberContext({ lang, theme, tz, hide, guided }: ScreenContext): Promise<void> {
  await keepFor(await caches.open(screensCache()), { lang, theme, tz, hide, guided }, keepScreens)
}

/** IANA zone of the reader; Beijing's until a page has said. */
export async function readerZone(): Promise<string> {
  return (await readContext(await caches.open(screensCache())))?.tz ?? 'Asia/Shanghai'
}

/** Fetches the rendered screens once, so that the next start without a network has them. */
export async function keepScreens(): Promise<void> {
  for (const path of storedPaths) {
    try {
      await store(new URL(path, self.location.origin), await fetch(path, { credentials: 'same-origin', signal: underWay.signal }))
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
