// Detects pages that are being opened and will play: rendering for their viewers starts while the page loads.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Lang, langs } from '../../../../contract/limits/limits.ts'
import { inLanguageFirst } from '../../../../rules/room/room-language.ts'
import { screenCookies } from '../../../core/http/cookie/cookies.ts'
import type { RoomDeps } from '../deps.ts'
import { hottest } from '../lists.ts'

const idShape = /^[A-Za-z0-9_-]{1,64}$/
/** Minimum interval of checks of the home page's room, in milliseconds. */
const pollInterval = 1_000

/** Whether a person opens the page: programs and prefetches send other headers, and a page over plain HTTP sends none. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined

/** Good enough for a prediction: the site may offer fewer languages. */
function langOf({ headers }: FastifyRequest): Lang {
  const wanted = [screenCookies(headers.cookie).lang, ...(headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2))]
  return wanted.map((one) => langs.find((lang) => lang === one?.toLowerCase())).find((lang) => lang !== undefined) ?? 'zh'
}

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && idShape.test(value) ? value : undefined)

/** `featured`: the match featured on the home page, if one of its streams runs; null: none. */
export function expectViewers(
  app: FastifyInstance,
  { directory, media, now }: Pick<RoomDeps, 'directory' | 'media' | 'now'>,
  featured: () => string | null,
): void {
  const lookedAt = new Map<Lang, number>()

  function expectInRoom({ id, playback }: { id?: unknown; playback?: unknown }): void {
    const state = directory.get(idOf(id) ?? '')
    const recording = idOf(playback)
    if (state && recording !== undefined) media.expectViewer(state.row.id, recording)
    else if (state?.broadcast) media.expectViewer(state.row.id)
  }
  /** The home page plays the hottest room of its match in the reader's language. */
  function expectAtHome(lang: Lang): void {
    if (now() - (lookedAt.get(lang) ?? 0) < pollInterval) return
    lookedAt.set(lang, now())
    const match = featured()
    if (match === null) return
    const rooms = [...directory.all()].flatMap(({ card }) => (card.is_live && card.match_id === match ? [card] : []))
    const [first] = inLanguageFirst(rooms.sort(hottest), lang)
    if (first) media.expectViewer(first.id)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const [path] = request.url.split('?', 1)
    if (path === '/live' && isOpened(request)) expectInRoom(request.query as { id?: unknown; playback?: unknown })
    else if (path === '/main' && isOpened(request)) expectAtHome(langOf(request))
    done()
  })
}
