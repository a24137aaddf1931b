// What the site offers to search engines and link previews: heads of pages, Open Graph images, robots.txt and the site map.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../core/context.ts'
import { DeliveryLimit } from '../../core/delivery-limit.ts'
import { screenCookies } from '../../core/http/cookie/cookies.ts'
import { etagMatches, etagOf } from '../../core/http/envelope.ts'
import { sendFailure } from '../../core/http/errors.ts'
import { headersOf } from '../../core/http/headers.ts'
import { sendPublic } from '../../core/http/public-response.ts'
import { allowAlso, countOperatorChanges, countRequest, readInProcess } from '../../core/http/route.ts'
import { regionOfRequest } from '../../core/region.ts'
import type { System } from '../../features/config/system.ts'
import { pictureForm } from '../../render/picture/card.ts'
import { createPictures, PicturesBusy } from '../../render/picture/pictures.ts'
import { originOf } from '../../render/preview/origin.ts'
import { pictureRoute } from '../../render/preview/picture-address.ts'
import { createPreviews, type PreviewRequest, type Previews, Unread } from '../../render/preview/preview.ts'
import { robotsText } from '../../render/site-map/robots.ts'
import { indexText, partAsked, partStream } from '../../render/site-map/site-map.ts'
import { createGoneCheck } from './gone.ts'
import { siteMapSource } from './site-map-source.ts'

/** Limits on concurrent site maps per address: a crawler reads one after the other. */
const mapDelivery = { perAddress: 4, stallTimeout: 30_000, baseDeadline: 120_000 }
/** A score changes the image and with it the URL; a revalidation returns 304 for an unchanged image. */
const pictureCaching = 'public, max-age=300'

export type AskedPage = (request: FastifyRequest) => PreviewRequest

/** Serves images, robots.txt and site maps, and returns the generator of page heads. */
export function openPreviews(
  http: FastifyInstance,
  { config, clock, log, db }: Context,
  { site, isOff }: Pick<System, 'site' | 'isOff'>,
): { previews: Previews; asked: AskedPage } {
  const origin = (request: FastifyRequest): string => originOf(config.publicUrl, request)
  const previews = createPreviews({
    read: (key, params, lang) => readInProcess(http, key, params, lang),
    isGone: createGoneCheck({ db }),
    site,
    isOff,
    productNow: clock.now,
    rateLimit: config.rateLimit,
    changes: () => countOperatorChanges(http),
    onError: (error) => log.error({ err: error }, 'building a page head failed: the page was served without it'),
  })
  const pictures = createPictures(config.appDir)
  const source = siteMapSource({ db, clock }, { isOff })
  const delivery = new DeliveryLimit(mapDelivery)

  const asked: AskedPage = (request) => ({
    url: request.url,
    cookies: screenCookies(request.headers.cookie),
    acceptLanguage: request.headers['accept-language'] ?? '',
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
    origin: origin(request),
    region: regionOfRequest(config, request.headers),
  })

  const serve = (url: string, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>): void => {
    http.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        countRequest(http, request, 'page')
        return handle(request, reply.headers(headersOf('file', config, request)))
      },
    })
  }
  const text = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) =>
    sendPublic(request, reply.type(`${type}; charset=utf-8`), Buffer.from(body), etagOf(body))

  serve('/robots.txt', async (request, reply) => text(request, reply, 'text/plain', robotsText(origin(request))))

  serve('/sitemap.xml', async (request, reply) => {
    const own = origin(request)
    if (own === '') return sendFailure(reply, 'not-found', 404)
    return text(request, reply, 'application/xml', indexText(await source.parts(), own))
  })
  serve('/sitemap/*', async (request, reply) => {
    const own = origin(request)
    const part = partAsked(request.url.split('?')[0] ?? '')
    if (part === null || own === '') return sendFailure(reply, 'not-found', 404)
    if (!delivery.admit(request, reply, 0)) return sendFailure(reply.header('retry-after', '1'), 'too-many', 429)
    const stream = await partStream(part, source, { origin: own, langs: site().langs })
    if (stream === null) return sendFailure(reply, 'not-found', 404)
    reply.type('application/xml; charset=utf-8')
    if (request.method !== 'HEAD') return reply.send(stream)
    stream.destroy()
    return reply.send('')
  })

  serve(pictureRoute, async (request, reply) => {
    try {
      const card = await previews.card(asked(request))
      if (card === null) return sendFailure(reply, 'not-found', 404)
      const etag = pictures.etagOf(card)
      // Other sites embed it.
      reply.headers({ 'cache-control': pictureCaching, 'cross-origin-resource-policy': 'cross-origin', etag })
      if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
      if (request.method === 'HEAD') return reply.type(pictureForm.type).send('')
      return reply.type(pictureForm.type).send(await pictures.draw(card))
    } catch (error) {
      if (!(error instanceof PicturesBusy || error instanceof Unread)) throw error
      return sendFailure(reply.header('retry-after', '2'), 'unavailable', 503)
    }
  })

  // The router knows the methods of all other paths.
  allowAlso(http, (path) => (/^\/(og|sitemap)\//.test(path) ? ['GET', 'HEAD'] : []))
  return { previews, asked }
}
