// Hooks of engines that ingest streams elsewhere: SRS, MediaMTX and nginx-rtmp report when a publisher starts and stops. The stream is
// named after the room, and the key is a separate parameter, because every viewer's playlist contains the name.
import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { MediaConfig } from '../../config-media.ts'
import { sendFailure } from '../../core/http/errors.ts'
import type { RefusedKey } from '../key/refused-keys.ts'
import type { MediaDeps } from '../media.ts'
import type { RoomStream } from '../room-stream.ts'
import { readHook } from './read.ts'

export interface HookDeps {
  authorize: MediaDeps['authorize']
  /** The room whose key this was before it was changed; null if none. */
  formerRoom(key: string): Promise<string | null>
  room(id: string): RoomStream
  /** Null if nothing was ever sent to this room. */
  known(id: string): RoomStream | null
  /** Called when a publisher is refused. */
  refused(reason: 'key' | 'address' | 'taken'): void
  /** Called for a key that belongs to no room. */
  onStranger(refused: RefusedKey): void
  log: Logger
}

const plain = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip)
const family = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4')

function sources(from: readonly string[]): BlockList {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const source of from) {
    const [address = '', bits] = source.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `/hook/SECRET` for SRS (JSON) and nginx-rtmp (a form); MediaMTX calls it too, with runOnReady or its authHTTPAddress. */
export function registerHooks(app: FastifyInstance, config: MediaConfig, deps: HookDeps): void {
  const { authorize, formerRoom, room, known, refused, onStranger, log } = deps
  const { streamHook, streamPlaylist } = config
  if (!streamHook || !streamPlaylist) return
  const allowed = sources(streamHook.from)
  const secret = digest(streamHook.secret)
  const urlOf = (id: string): string => streamPlaylist.replaceAll('{room}', id)

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Only the peer's own address counts: an address in a header is no proof.
    const peer = plain(request.raw.socket.remoteAddress ?? '')
    const isKnown = timingSafeEqual(digest((request.params as { secret: string }).secret), secret)
    if (!isKnown || !allowed.check(peer, family(peer))) return sendFailure(reply, 'not-found', 404)
    const hook = readHook(request.body as string | undefined, request.headers['content-type'] ?? '')
    // SRS requires a body with code 0; the others look at the status.
    const yes = (): FastifyReply => reply.type('application/json').send('{"code":0}')
    const no = (): FastifyReply => reply.code(403).type('application/json').send('{"code":1}')
    if (!hook) return no()
    if (hook.does === 'other') return yes()
    if (hook.does === 'unpublish' && known(hook.room)?.goneOutside(hook)) return yes()
    const owner = await authorize(hook.key)
    if (owner?.roomId !== hook.room) {
      refused(owner ? 'address' : 'key')
      if (owner && hook.does !== 'unpublish') room(owner.roomId).troubles.note('address')
      const former = owner ? null : await formerRoom(hook.key)
      if (former !== null && former === hook.room) room(hook.room).troubles.note('key')
      if (!owner && former === null && hook.does === 'publish') onStranger({ way: 'hook', fault: 'unknown', address: hook.address })
      log.warn({ does: hook.does, room: hook.room }, 'stream hook refused: the key does not belong to the room')
      return no()
    }
    if (hook.does === 'unpublish') return yes()
    const url = urlOf(hook.room)
    const stream = room(hook.room)
    if (hook.does === 'publish' ? stream.publishOutside(url, hook) : stream.goOnOutside(url, hook)) return yes()
    refused('taken')
    // A publisher that continues after the broadcast ended is rejected without a report to the studio.
    if (hook.does === 'publish') stream.troubles.note('taken')
    return no()
  }

  void app.register(async (hooks) => {
    // These engines send their own variants of forms and JSON; only these routes read both as text.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => done(null, body))
    hooks.post('/hook/:secret', handle)
  })
}
