// Pages that are being opened and will play in a moment: what is drawn for their viewers begins while the page is on its way.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hottest } from '../lists.ts'
import type { RoomParts } from '../parts.ts'

const idShape = /^[A-Za-z0-9_-]{1,64}$/
/** Milliseconds between two looks at which room plays on the home page. */
const lookEvery = 1_000

/** By a person: what is fetched by a program, or ahead of being opened, says otherwise, and a page over plain HTTP says nothing. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && idShape.test(value) ? value : undefined)

/** `featured`: the match on the stage of the home page, where a stream of it runs; null: none. */
export function expectViewers(
  app: FastifyInstance,
  { directory, media, now }: Pick<RoomParts, 'directory' | 'media' | 'now'>,
  featured: () => string | null,
): void {
  let lookedAt = 0

  function expectInRoom({ id, playback }: { id?: unknown; playback?: unknown }): void {
    const state = directory.get(idOf(id) ?? '')
    const recording = idOf(playback)
    if (state && recording !== undefined) media.expectViewer(state.row.id, recording)
    else if (state?.broadcast) media.expectViewer(state.row.id)
  }
  /** The hottest room of the match that the home page shows plays there. */
  function expectAtHome(): void {
    if (now() - lookedAt < lookEvery) return
    lookedAt = now()
    const match = featured()
    if (match === null) return
    const rooms = [...directory.all()].flatMap(({ card }) => (card.is_live && card.match_id === match ? [card] : []))
    const [first] = rooms.sort(hottest)
    if (first) media.expectViewer(first.id)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const [path] = request.url.split('?', 1)
    if (path === '/live' && isOpened(request)) expectInRoom(request.query as { id?: unknown; playback?: unknown })
    else if (path === '/main' && isOpened(request)) expectAtHome()
    done()
  })
}
