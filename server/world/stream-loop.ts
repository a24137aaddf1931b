// Pictures of the demonstration world: small loops of our own making (drawing/stream-loop.mjs). In rooms they are sent as if they
// came from a camera, again and again.
/// <reference path="../media/node-media-server.d.ts" />
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import Flv from 'node-media-server/src/protocol/flv.js'
import type { Logger } from 'pino'
import { repeat } from '../core/jobs/repeat.ts'
import { readTag } from '../media/flv-tag.ts'
import type { Media } from '../media/media.ts'
import type { Frame, Setup } from '../media/packet.ts'
import { type Picture, RoomPublisher, type Sound } from './film/room-publisher.ts'
import type { LoopLook } from './loop-look.ts'

/** Microseconds of a picture and of a frame of sound. */
export const pictureTime = 40_000
export const soundTime = 1_024_000_000 / 48_000
/** Milliseconds between two looks at what is due. */
const tick = 40
/** Key frames between the beginnings of two rooms that show one loop; without a divisor in common with the dozens that a loop has. */
const apart = 5
/** Milliseconds after which a room whose place was taken is tried again. */
const tryAgain = 10_000

export interface Loop {
  setup: Setup
  video: Frame[]
  audio: Frame[]
  /** Microseconds. */
  length: number
}

const loopFile = (appDir: string, look: LoopLook): string => resolve(appDir, `../../server/world/loops/${look}.flv`)

/** These looks, each read once. Only one has sound: the murmur of its crowd is that of all. */
export async function readLoops(appDir: string, wanted: Iterable<LoopLook>): Promise<Map<LoopLook, Loop>> {
  const crowd = await readLoop(loopFile(appDir, 'football'))
  const loops = new Map<LoopLook, Loop>()
  for (const look of new Set(wanted)) {
    const { setup, ...loop } = look === 'football' ? crowd : await readLoop(loopFile(appDir, look))
    loops.set(look, { ...loop, audio: crowd.audio, setup: { ...setup, audio: crowd.setup.audio } })
  }
  return loops
}

async function readLoop(path: string): Promise<Loop> {
  const loop: Loop = { setup: { video: null, audio: null }, video: [], audio: [], length: 0 }
  const flv = new Flv()
  flv.onPacketCallback = ({ codec_type, dts, size, data }) => {
    const content = readTag(codec_type, dts, Buffer.from(data.subarray(0, size)))
    if (content.is === 'video setup') loop.setup.video = content.setup
    else if (content.is === 'audio setup') loop.setup.audio = content.setup
    else if (content.is === 'frame') loop[content.frame.kind].push(content.frame)
  }
  const wrong = flv.parserData(await readFile(path))
  if (wrong) throw new Error(`${path}: ${wrong}`)
  loop.length = loop.video.length * pictureTime
  loop.audio = loop.audio.slice(0, Math.round(loop.length / soundTime))
  return loop
}

/** A loop as it is played in one room; `number` of the room: rooms of one loop begin at different places of it. */
export class LoopPicture implements Picture {
  readonly setup: Loop['setup']['video']
  private readonly frames: readonly Frame[]
  private readonly from: number
  /** The picture of the loop that it begins with: a key frame. */
  private readonly first: number

  constructor({ setup, video }: Loop, { now, number }: { now: number; number: number }) {
    this.setup = setup.video
    this.frames = video
    this.from = now
    const keys = video.flatMap(({ key }, index) => (key ? [index] : []))
    this.first = keys[(number * apart) % Math.max(1, keys.length)] ?? 0
  }

  due(from: number, to: number): { key: boolean; data: Buffer; at: number }[] {
    const step = pictureTime / 1_000
    const due: { key: boolean; data: Buffer; at: number }[] = []
    for (let count = Math.max(0, Math.floor((from - this.from) / step) + 1); this.from + count * step <= to; count += 1) {
      const { key, data } = this.frames[(this.first + count) % this.frames.length] as Frame
      due.push({ key, data, at: this.from + count * step })
    }
    return due
  }
}

export const soundOf = ({ setup, audio }: Loop): Sound => ({ setup: setup.audio, frames: audio, step: soundTime / 1_000 })

interface Streams {
  appDir: string
  rooms: ReadonlyMap<string, LoopLook>
  /** What a room shows in the place of its loop; null: nothing at the moment. */
  filmOf?(room: string): Picture | null
  log: Pick<Logger, 'error'>
}

/** Plays in each of these rooms until it is ended. Somebody who publishes in one of them keeps it. */
export async function playStreams(media: Pick<Media, 'publish'>, { appDir, rooms, filmOf, log }: Streams): Promise<() => Promise<void>> {
  if (rooms.size === 0) return async () => undefined
  const loops = await readLoops(appDir, rooms.values())
  const playing = new Map<string, { loop: Picture; publisher: RoomPublisher }>()
  const tried = new Map<string, number>()
  const begin = (room: string, loop: Loop, now: number, number: number): void => {
    tried.set(room, now)
    const publication = media.publish(room, 'engine')
    if (!publication) return
    const picture = new LoopPicture(loop, { now, number })
    playing.set(room, { loop: picture, publisher: new RoomPublisher(publication, { picture, sound: soundOf(loop), now }) })
  }
  const send = (): void => {
    const now = Date.now()
    for (const [number, [room, look]] of [...rooms].entries()) {
      const player = playing.get(room)
      const loop = loops.get(look)
      if (player && !player.publisher.isClosed) {
        const film = filmOf?.(room)
        // Until its first piece is there the loop goes on.
        player.publisher.show(film?.setup ? film : player.loop)
        player.publisher.send(now)
      } else if (loop && now - (tried.get(room) ?? 0) >= tryAgain) begin(room, loop, now, number)
    }
  }
  const sending = repeat(send, { every: tick, log, failure: 'a room of the demonstration world was not sent its pictures' })
  return async () => {
    await sending.stop()
    for (const { publisher } of playing.values()) publisher.end()
  }
}
