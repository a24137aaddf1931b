// createMedia wires the streams of all rooms to the ingests and the delivery.
import { readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { RefusedPublisher } from '../../contract/admin/health-admin.ts'
import type { Playback, StreamHealth, StreamInfo, StreamTrouble } from '../../contract/room/stream.ts'
import type { Context } from '../core/context.ts'
import { type Repetition, repeat } from '../core/jobs/repeat.ts'
import { mediaAddress } from './address.ts'
import { Broadcast } from './broadcast.ts'
import { createIngestServer } from './browser/ingest-server.ts'
import type { StreamSource } from './codec/packet.ts'
import { Delivery } from './delivery.ts'
import { stillName } from './disk/broadcast-folder.ts'
import { addGauges } from './gauges.ts'
import { registerHooks } from './hook/routes.ts'
import { type PublishResult, publisherByKey, roomShape } from './key/publish-by-key.ts'
import { RefusedKeys } from './key/refused-keys.ts'
import { type MakeRecording, Recordings } from './playback/recordings.ts'
import { type CutReason, mostMbit, type Publication } from './publication.ts'
import { RoomStream } from './room-stream.ts'
import { serveStreams } from './routes.ts'
import { listenRtmp, type RtmpListener } from './rtmp/listener.ts'
import { openRenditions, type Renditions } from './transcode/renditions.ts'

export interface MediaDeps {
  /** The room that a stream key opens. */
  authorize(key: string): Promise<{ roomId: string } | null>
  /** The room that a key opened before it was changed. If omitted, no former key is known. */
  formerRoom?(key: string): Promise<string | null>
  /** Title and cover of a broadcast and its recording. */
  titleOf?(roomId: string): Promise<{ title: string; cover: string }>
  /** Whether the room's stream is public. Default: true. */
  onAir?(roomId: string): Promise<boolean>
  /** The wall clock; tests replace it. */
  now?: () => number
}
export interface Media {
  info(roomId: string): StreamInfo
  health(roomId: string): StreamHealth
  /** Problems of the room's publisher, most recent first. */
  troubles(roomId: string): StreamTrouble[]
  /** Publishers refused for a key that belongs to no room, most recent first. */
  refusedPublishers(): RefusedPublisher[]
  /** Whether a player requested this room's stream in the last seconds, or is about to. */
  isWatched(roomId: string): boolean
  /** Announces a viewer who is opening a page that plays this room or this recording, so that generated video starts now. */
  expectViewer(roomId: string, playback?: string): void
  /** Path of the newest public still of this room; null if there is none. */
  newestStill(roomId: string): string | null
  /** Rooms that are live or away. */
  liveRooms(): string[]
  onChange(listener: (roomId: string, info: StreamInfo) => void): () => void
  /** Kicks the publisher, after a key change or when the room is closed; the broadcast waits for another publisher. */
  kick(roomId: string): void
  /** Makes the room's stream public from now on. Until then only its streamer knows the URL. */
  air(roomId: string): Promise<void>
  /** Ends the broadcast and its playlist; the recording becomes available. */
  end(roomId: string): Promise<void>
  /** Publishes from inside this process; null if the room already has a publisher. */
  publish(roomId: string, source: StreamSource): Publication | null
  playbacks(roomId: string, limit?: number, offset?: number): Promise<Playback[]>
  /** One recording of the room; null if it has none with this id. */
  playback(roomId: string, id: string): Promise<Playback | null>
  newestPlaybacks(
    roomIds: readonly string[],
    limit: number,
    offset?: number,
  ): Promise<{ list: { room: string; playback: Playback }[]; total: number }>
  playbackCounts(roomIds: readonly string[]): Promise<Map<string, number>>
  /** Deletes a recording of this room; false if there is none. */
  removePlayback(roomId: string, id: string): Promise<boolean>
  /** Sets the generator of recordings that take no space on disk. */
  makeRecordings(make: MakeRecording): void
  /** Registers the routes of /hls and /hook. */
  register(app: FastifyInstance): void
  /** Takes over an upgrade request for /ingest. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** The RTMP port, once open. */
  readonly rtmpPort: number | null
  /** Restores what the previous server left, and opens the RTMP port. */
  start(): Promise<void>
  /** Flushes everything to disk without ending broadcasts, so that the next server resumes them. */
  close(): Promise<void>
}

/** Bytes per second of one publisher. */
const mostRate = mostMbit * 125_000
/** Milliseconds after its last request at which a player counts as gone. A player requests every part; a paused one requests nothing. */
const goneAfter = 6_000
/** Milliseconds that a page may take from opening to its player's first request. */
const opensWithin = 12_000
/** Rooms that may publish at once. */
const mostLive = 200
const tidyEvery = 5_000

export function createMedia(
  context: Context,
  { authorize, formerRoom = async () => null, titleOf, onAir, now = Date.now }: MediaDeps,
): Media {
  const { config, log, db, metrics } = context
  const root = join(config.dataDir, 'stream')
  const recordings = new Recordings(db, root, log)
  const rooms = new Map<string, RoomStream>()
  const listeners = new Set<(roomId: string, info: StreamInfo) => void>()
  let rtmp: RtmpListener | null = null
  let renditions: Renditions | null = null
  let tidying: Repetition | undefined
  let closing = false

  const playable = (one: Playback): Playback => ({ ...one, url: mediaAddress(config, one.url) })
  const addressed = (info: StreamInfo): StreamInfo => ({ ...info, url: info.url && mediaAddress(config, info.url) })

  const roomOf = (id: string): RoomStream => {
    const known = rooms.get(id)
    if (known) return known
    const room = new RoomStream({
      room: id,
      path: join(root, id),
      log,
      now,
      grace: config.streamGrace * 1_000,
      titleOf: async (roomId) => (await titleOf?.(roomId)) ?? { title: '', cover: '' },
      onAir: async (roomId) => (await onAir?.(roomId)) ?? true,
      renditions: () => renditions,
      onChange: (info) => {
        for (const listener of listeners) listener(id, addressed(info))
      },
      onEnded: (broadcast) => recordings.keep(broadcast),
    })
    rooms.set(id, room)
    return room
  }
  const active = (): RoomStream[] => [...rooms.values()].filter(({ broadcast }) => broadcast !== null)

  /**
   * The broadcast that plays under a name: the room's public one, its last one for viewers who are still watching it, or a test broadcast.
   */
  const played = (name: string): Broadcast | null => {
    const room = rooms.get(name)
    const shown = [room?.broadcast, room?.last].find((one) => one?.isShown)
    return shown ?? active().find(({ broadcast }) => broadcast?.facts.id === name)?.broadcast ?? null
  }

  const refused = new Counter({
    name: 'stream_refused_total',
    help: 'Publishers who were refused, by the way in and the reason.',
    labelNames: ['way', 'reason'],
    registers: [metrics],
  })
  const deliveryRefused = new Counter({
    name: 'stream_delivery_refused_total',
    help: 'Media files that an address was refused because it was being sent as many as it may.',
    registers: [metrics],
  })
  const delivery = new Delivery({ perAddress: config.streamPerAddress }, () => deliveryRefused.inc())

  const publish = (id: string, source: StreamSource, cut: (reason: CutReason) => void): PublishResult => {
    if (closing) return 'limit'
    const room = roomOf(id)
    if (active().length < mostLive || room.broadcast) return room.publish(source, cut) ?? 'taken'
    room.troubles.note('limit')
    return 'limit'
  }
  const strangers = new RefusedKeys(now)
  const onStranger = strangers.note.bind(strangers)
  const publishWith = publisherByKey({
    authorize,
    formerRoom,
    publish,
    note: (id, refusal) => roomOf(id).troubles.note(refusal),
    onRefused: (way, reason) => refused.inc({ way, reason }),
    onStranger,
    log,
  })

  const ingestServer = createIngestServer({
    publicUrl: config.publicUrl,
    mobileUrl: config.mobileUrl,
    trustProxy: config.trustProxy,
    mostRate,
    publish: (key, address, cut) => publishWith({ key, isOurAddress: true }, { way: 'browser', address }, cut),
  })

  /**
   * Enforces the limits on windows and bytes. Recordings are deleted first, the oldest before the others, then the seek windows of live
   * rooms.
   */
  async function tidy(): Promise<void> {
    const live = active().flatMap(({ broadcast }) => broadcast ?? [])
    for (const broadcast of live) broadcast.trimWindow()
    const used = (): number => recordings.bytes + live.reduce((sum, { bytes }) => sum + bytes, 0)
    while (used() > config.streamBytes && (await recordings.removeOldest())) log.info('oldest recording deleted to free disk space')
    while (used() > config.streamBytes) {
      const largest = live.toSorted((a, b) => b.bytes - a.bytes)[0]
      if (!largest?.freeOldest()) break
    }
  }

  /** Restores broadcasts that the previous server left, complete or interrupted. */
  async function restore(): Promise<void> {
    await recordings.load()
    const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const room of names.filter((name) => roomShape.test(name)))
      for (const id of await readdir(join(root, room))) {
        const facts = await Broadcast.factsOf(join(root, room, id))
        if (!facts || facts.id !== id || (await recordings.has(id))) continue
        await roomOf(room).restore(facts)
      }
  }

  addGauges(metrics, { rooms, recordings, delivery, active })

  return {
    info: (id) => addressed(rooms.get(id)?.info() ?? idle),
    health: (id) => roomOf(id).health(),
    troubles: (id) => rooms.get(id)?.troubles.list() ?? [],
    refusedPublishers: () => strangers.list(),
    newestStill(id) {
      const broadcast = rooms.get(id)?.broadcast
      const still = broadcast?.isShown ? broadcast.original.folder.stills.at(-1) : undefined
      return still ? mediaAddress(config, `/hls/${id}/${stillName(still.at)}`) : null
    },
    isWatched: (id) => now() < (rooms.get(id)?.watchedUntil ?? 0),
    expectViewer(id, playback) {
      const room = rooms.get(id)
      if (playback === undefined) {
        if (room) room.watchedUntil = Math.max(room.watchedUntil, now() + opensWithin)
        return
      }
      recordings
        .find(playback)
        .then((recording) => recording?.prepare?.())
        .catch((error: unknown) => log.warn({ err: error, playback }, 'preparing a recording failed'))
    },
    liveRooms: () => [...rooms].filter(([, { state }]) => state === 'live' || state === 'away').map(([id]) => id),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    kick: (id) => rooms.get(id)?.kick(),
    air: (id) => roomOf(id).air(),
    end: async (id) => rooms.get(id)?.end(),
    publish(id, source) {
      const result = publish(id, source, () => undefined)
      return typeof result === 'string' ? null : result
    },
    playbacks: async (id, limit, offset) => (await recordings.list(id, limit, offset)).map(playable),
    async playback(roomId, id) {
      const found = await recordings.one(roomId, id)
      return found && playable(found)
    },
    async newestPlaybacks(ids, limit, offset) {
      const { list, total } = await recordings.newest(ids, limit, offset)
      return { list: list.map(({ room, playback }) => ({ room, playback: playable(playback) })), total }
    },
    playbackCounts: (ids) => recordings.count(ids),
    removePlayback: (id, playback) => recordings.remove(playback, id),
    makeRecordings(make) {
      recordings.make = make
    },
    register(app) {
      const watched = (name: string): void => {
        const room = rooms.get(name)
        if (room) room.watchedUntil = now() + goneAfter
      }
      serveStreams(app, { find: played, watched, recordings, delivery, isElsewhere: config.mediaBase !== '' })
      const hookRefused = (reason: string): void => refused.inc({ way: 'hook', reason })
      const known = (id: string): RoomStream | null => rooms.get(id) ?? null
      registerHooks(app, config, { authorize, formerRoom, room: roomOf, known, refused: hookRefused, onStranger, log })
    },
    upgrade: ingestServer.upgrade,
    get rtmpPort() {
      return rtmp?.port ?? null
    },
    async start() {
      const [opened] = await Promise.all([openRenditions(config, log), restore()])
      renditions = opened
      tidying = repeat(tidy, { every: tidyEvery, log, failure: 'stream cleanup failed' })
      if (config.rtmpPort === null) return
      const options = { port: config.rtmpPort, host: config.host, log, mostRate }
      rtmp = await listenRtmp({ ...options, publish: (asked, address, cut) => publishWith(asked, { way: 'rtmp', address }, cut) })
    },
    async close() {
      closing = true
      ingestServer.close()
      await tidying?.stop()
      await rtmp?.close()
      for (const room of rooms.values()) await room.rest()
    },
  }
}

const idle: StreamInfo = { state: 'idle', url: null, qualities: [], started_at: null, dvr_seconds: 0, target_latency: 0 }
