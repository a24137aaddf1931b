// Everything that is not an API call: the app's files, its screens, and the redirect to /404.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { screenPaths } from '../../../contract/wire/route.ts'
import type { Config } from '../../config.ts'
import { DeliveryLimit, type DeliveryOptions } from '../delivery-limit.ts'
import { etagOf } from '../http/envelope.ts'
import { sendFailure } from '../http/errors.ts'
import { headersOf } from '../http/headers.ts'
import { isCall } from '../http/http.ts'
import { sendPublic } from '../http/public-response.ts'
import { allowAlso, countRequest } from '../http/route.ts'
import { facePicture, isFace, sendFace } from './faces.ts'
import { listFiles, prepareStatic, type SiteFiles, sendListed } from './static.ts'

/** HTML with its status: the screen's subject may not exist. */
export interface Screen {
  html: string
  status: number
}
/** Creates the HTML of the screen at a path: rendered, or the shell. */
export type ScreenHtml = (request: FastifyRequest, path: string) => Promise<Screen>

export interface Pages {
  config: Config
  screen: ScreenHtml
  /** The site's own manifest at this path; null: the built one is served. */
  manifest?: (path: string) => Promise<string | null>
  /** Folders of earlier builds whose assets are still served. */
  earlierBuilds: readonly string[]
  /** Limits for sending files of the app. */
  delivery?: DeliveryOptions
}

/**
 * Files have no other limit: without one, a connection that requests a thousand and reads none keeps them open. Browsers request six at
 * once, so this allows for a campus behind one address. The timeouts allow for slow connections.
 */
const fileDelivery: DeliveryOptions = { perAddress: 1_000, stallTimeout: 30_000, baseDeadline: 300_000 }

const screens = new Set<string>(screenPaths)
export const shellPath = '/index.html'
/** Number of cached pages by ETag: equal pages share their bytes and compressed form. */
const maxPages = 64

function pageKeeper(): (html: string) => { etag: string; body: Buffer } {
  const cache = new Map<string, Buffer>()
  return (html) => {
    const etag = etagOf(html)
    const body = cache.get(etag) ?? Buffer.from(html)
    cache.delete(etag)
    cache.set(etag, body)
    const oldest = cache.keys().next().value
    if (cache.size > maxPages && oldest !== undefined) cache.delete(oldest)
    return { etag, body }
  }
}

/** Maximum characters of an unknown path on its page. */
const longestPath = 200

/** Returns the URL of the page that shows the unknown path, decoded for reading. */
function notFound(path: string): string {
  const shown = path.slice(0, longestPath)
  try {
    return `/404?path=${encodeURIComponent(decodeURIComponent(shown))}`
  } catch {
    // Cut in the middle of an escape sequence, or not valid text.
    return `/404?path=${encodeURIComponent(shown)}`
  }
}

const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false

/** Serves every GET and HEAD that no other route serves. */
export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  const { config, screen, manifest, earlierBuilds, delivery = fileDelivery } = pages
  await prepareStatic(app, config.appDir)
  const files: SiteFiles = await listFiles(config.appDir, earlierBuilds)
  const cachePage = pageKeeper()
  const limit = new DeliveryLimit(delivery)

  async function sendScreen(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { html, status } = await screen(request, path)
    const { etag, body } = cachePage(html)
    reply.headers(headersOf('html', config, request)).type('text/html; charset=utf-8')
    // The same URL has other languages and themes: a shared cache must not mix them up.
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    const answered = path === '/404' ? 404 : status
    return answered === 200 ? sendPublic(request, reply, body, etag) : reply.code(answered).send(body)
  }

  const redirect = (request: FastifyRequest, reply: FastifyReply, path: string, status: number): FastifyReply =>
    reply.headers(headersOf('html', config, request)).redirect(path, status)

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [path = '/', search] = request.url.split(/(?=\?)/, 2)
    if (isCall(path)) return void reply.callNotFound()
    const own = path.endsWith('.webmanifest') && manifest ? await manifest(path) : null
    if (own !== null) return mayBeSent(request, reply) ? sendManifest(request, reply, own) : sendTooMany(reply)
    if (files.has(path)) return sendFile(request, reply, path)
    const svg = facePicture(path)
    if (svg !== null) return mayBeSent(request, reply) ? sendFace(config, request, reply, { path, svg }) : sendTooMany(reply)
    countRequest(app, request, 'page')
    if (path === '/') return redirect(request, reply, `/main${search ?? ''}`, 302)
    // The worker caches the empty shell under its own name, with the headers of a page.
    if (screens.has(path) || path === shellPath) return sendScreen(request, reply, path)
    if (path.endsWith('/') && screens.has(path.slice(0, -1))) return redirect(request, reply, `${path.slice(0, -1)}${search ?? ''}`, 308)
    // A missing script or picture is an error; only a page that a person opens redirects to /404.
    if (path.startsWith('/assets/') || !wantsPage(request)) return sendMissing(reply)
    return redirect(request, reply, notFound(path), 302)
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    if (!mayBeSent(request, reply)) return sendTooMany(reply)
    return sendListed(files, config, request, reply, path) ?? sendMissing(reply)
  }

  function sendManifest(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply | Promise<FastifyReply> {
    reply.headers(headersOf('file', config, request)).type('application/manifest+json; charset=utf-8')
    return sendPublic(request, reply, Buffer.from(text), etagOf(text))
  }

  const mayBeSent = (request: FastifyRequest, reply: FastifyReply): boolean => limit.admit(request, reply, 0)
  const sendTooMany = (reply: FastifyReply): FastifyReply => sendFailure(reply.header('retry-after', '1'), 'too-many', 429)

  function sendMissing(reply: FastifyReply): FastifyReply {
    return sendFailure(reply, 'not-found', 404)
  }

  allowAlso(app, (path) => (files.has(path) || screens.has(path) || isFace(path) ? ['GET', 'HEAD'] : []))
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: handle })
}
