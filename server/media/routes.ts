// /hls: playlists that wait for the requested part, parts and segments from memory or disk, recordings, and the stills of both.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { streamQualities } from '../../contract/room/stream.ts'
import { compressed, compressFrom, encodingFor } from '../core/http/compress.ts'
import { sendFailure } from '../core/http/errors.ts'
import { rateAddress } from '../core/http/rate-limit.ts'
import { allowAlso } from '../core/http/route.ts'
import type { Broadcast } from './broadcast.ts'
import type { Delivery } from './delivery.ts'
import type { Still } from './disk/broadcast-folder.ts'
import type { MediaFile } from './disk/media-file.ts'
import { partRange } from './pack/timeline.ts'
import type { Reader } from './pack/waiting.ts'
import type { Recordings } from './playback/recordings.ts'
import type { Rendition } from './rendition.ts'

export interface StreamSource {
  /** The broadcast that plays under a name. */
  find(name: string): Broadcast | null
  /** Called when a player requests what plays under a name. */
  watched(name: string): void
  recordings: Pick<Recordings, 'find'>
  delivery: Delivery
  /** Players fetch it from another origin. */
  isElsewhere: boolean
}

const idShape = /^[A-Za-z0-9_-]{1,64}$/
/** Names that a playlist can contain; anything else is not looked up. R-STREAM-9. */
const fileShape = /^(?:(\d{1,12})(?:-(\d{1,4}))?\.m4s|(init-\d{1,12})\.mp4)$/
const stillShape = /^still-\d{13,14}\.jpg$/
/** Milliseconds that a request waits for an announced part: slightly less than hls.js does (0.8 target durations). */
const longestWait = 1_400
const playlistType = 'application/vnd.apple.mpegurl'

const playlistHeaders = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' } as const
/** For our own pages, which then have another origin; a stream holds no personal data. */
const elsewhereHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

const missing = (reply: FastifyReply): FastifyReply => sendFailure(reply, 'not-found', 404)

async function sendPlaylist(request: FastifyRequest, reply: FastifyReply, text: Buffer, type = playlistType): Promise<FastifyReply> {
  reply.headers(playlistHeaders).type(type)
  const encoding = text.length >= compressFrom ? encodingFor(request.headers['accept-encoding']) : null
  if (!encoding) return reply.send(text)
  return reply.header('content-encoding', encoding).send(await compressed(text, encoding))
}
/** Lists the times of the stills, which are also their names. */
const sendStills = (request: FastifyRequest, reply: FastifyReply, stills: readonly Still[], from = 0): Promise<FastifyReply> =>
  sendPlaylist(
    request,
    reply,
    Buffer.from(JSON.stringify({ at: stills.map(({ at }) => at).filter((at) => at >= from) })),
    'application/json',
  )

/** The client a request waits for: disconnecting ends the wait, and each address has a limited number of waits. */
function readerOf({ ip }: FastifyRequest, reply: FastifyReply): Reader {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return { gone: gone.signal, address: rateAddress(ip) }
}

const has = ({ timeline }: Rendition, msn: number, part: number): boolean =>
  timeline.ended || msn < timeline.next || (msn === timeline.open?.msn && part < timeline.open.parts.length)

const numberOf = (value: string | undefined): number | null => (value !== undefined && /^\d{1,12}$/.test(value) ? Number(value) : null)

async function livePlaylist(rendition: Rendition, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const query = request.query as Record<string, string | undefined>
  const msn = numberOf(query._HLS_msn)
  if (msn !== null) {
    const part = numberOf(query._HLS_part)
    if (msn > rendition.timeline.next + 2) return sendFailure(reply, 'invalid-input', 400)
    // Without a part the request is for the complete segment, so it waits for a part number that cannot exist.
    await rendition.waiting.until(() => has(rendition, msn, part ?? Number.POSITIVE_INFINITY), longestWait, readerOf(request, reply))
  } else {
    // A player takes a playlist with parts but no segments for an empty one: it would give up and retry later.
    const { timeline } = rendition
    await rendition.waiting.until(() => timeline.segments.length > 0 || timeline.ended, longestWait, readerOf(request, reply))
  }
  return sendPlaylist(request, reply, rendition.playlist(query._HLS_skip === 'YES' || query._HLS_skip === 'v2'))
}

/** The file that a name of a rendition stands for; null if it does not exist. */
async function liveFile(rendition: Rendition, file: string, reader: Reader): Promise<Buffer | MediaFile | null> {
  const [, msnText, partText, init] = fileShape.exec(file) ?? []
  const { timeline, folder, run } = rendition
  if (init !== undefined) return run?.init === init && run.data ? run.data : folder.open(file)
  if (msnText === undefined) return null
  const msn = Number(msnText)
  if (partText === undefined) return timeline.find(msn)?.data ?? (timeline.find(msn) ? folder.open(file) : null)
  const part = Number(partText)
  // The announced part may be requested before it exists, later ones may not.
  const hinted = timeline.open ? msn === timeline.open.msn && part === timeline.open.parts.length : msn === timeline.next && part === 0
  if (hinted) await rendition.waiting.until(() => has(rendition, msn, part), longestWait, reader)
  const segment = timeline.find(msn)
  const listed = segment?.parts[part]?.data
  if (listed || !segment) return listed ?? null
  // The playlist that names it was fetched a while ago, by a player on a slow network or a busy machine.
  const range = partRange(segment, part)
  if (!range) return null
  return segment.data?.subarray(range.start, range.end + 1) ?? folder.open(`${msn}.m4s`, range)
}

interface Names {
  room: string
  quality: string
  file: string
}

/** Registers all of /hls. Unknown paths return 404, never a page. */
export function serveStreams(app: FastifyInstance, { find, watched, recordings, delivery, isElsewhere }: StreamSource): void {
  if (isElsewhere)
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/hls/')) reply.headers(elsewhereHeaders)
      done()
    })
  const broadcastOf = (name: string) => (idShape.test(name) ? find(name) : null)
  app.get('/hls/:room/index.m3u8', async (request, reply) => {
    const { room } = request.params as Names
    const broadcast = broadcastOf(room)
    if (broadcast) watched(room)
    return broadcast?.original.timeline.first ? sendPlaylist(request, reply, broadcast.multivariant()) : missing(reply)
  })
  app.get('/hls/:room/:file', async (request, reply) => {
    const { room, file } = request.params as Names
    const original = broadcastOf(room)?.original
    if (!original) return missing(reply)
    if (file === 'stills.json') return sendStills(request, reply, original.folder.stills, Math.floor(original.timeline.first?.at ?? 0))
    return stillShape.test(file) ? delivery.send(request, reply, await original.folder.open(file), 'image/jpeg') : missing(reply)
  })
  app.get('/hls/:room/:quality/:file', async (request, reply) => {
    const { room, quality, file } = request.params as Names
    const known = streamQualities.find((one) => one === quality)
    const broadcast = known && broadcastOf(room)
    if (!broadcast) return missing(reply)
    // Listed files are served for as long as they exist; the playlist of a stalled rendition would hold a player forever.
    const rendition = file === 'index.m3u8' ? broadcast.playable(known) : broadcast.renditions.get(known)
    if (!rendition) return missing(reply)
    if (file === 'index.m3u8') {
      watched(room)
      return livePlaylist(rendition, request, reply)
    }
    return delivery.send(request, reply, await liveFile(rendition, file, readerOf(request, reply)))
  })
  app.get('/hls/playback/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string }
    const recording = idShape.test(id) ? await recordings.find(id) : null
    if (!recording) return missing(reply)
    if (file === 'index.m3u8') {
      recording.prepare?.()
      return sendPlaylist(request, reply, recording.playlist)
    }
    if (file === 'stills.json') return sendStills(request, reply, recording.folder.stills)
    if (stillShape.test(file)) return delivery.send(request, reply, await recording.folder.open(file), 'image/jpeg')
    const [, msn, part, init] = fileShape.exec(file) ?? []
    const named = part === undefined && (msn !== undefined || init !== undefined)
    return named ? delivery.send(request, reply, await recording.folder.open(file)) : missing(reply)
  })
  app.get('/hls/*', (_request, reply) => missing(reply))
  allowAlso(app, (path) => (path.startsWith('/hls/') ? ['GET'] : []))
}
