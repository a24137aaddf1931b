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
import type { Publication } from '../media/publication.ts'
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

/** Sends one room what is due. */
class LoopPublisher {
  private readonly loop: Loop
  private readonly publication: Publication
  private readonly from: number
  private sent = { video: 0, audio: 0 }
  /** The picture of the loop that it begins with: a key frame. */
  private readonly first: number

  /** Rooms of one loop begin at different places of it, by their number. */
  constructor(loop: Loop, publication: Publication, { now, number }: { now: number; number: number }) {
    this.loop = loop
    this.publication = publication
    this.from = now
    const keys = loop.video.flatMap(({ key }, index) => (key ? [index] : []))
    this.first = keys[(number * apart) % Math.max(1, keys.length)] ?? 0
    publication.setVideo(loop.setup.video)
    publication.setAudio(loop.setup.audio)
  }

  get closed(): boolean {
    return this.publication.isClosed
  }

  /** `now` in milliseconds. */
  send(now: number): void {
    const { loop, sent } = this
    const due = (now - this.from) * 1_000
    for (;;) {
      const kind = sent.video * pictureTime <= sent.audio * soundTime ? 'video' : 'audio'
      const at = kind === 'video' ? sent.video * pictureTime : sent.audio * soundTime
      if (at > due || this.closed) return
      const frames = loop[kind]
      const place = sent[kind] + (kind === 'video' ? this.first : 0)
      const frame = frames[place % frames.length] as Frame
      sent[kind] += 1
      this.publication.add({ ...frame, dts: at, pts: at })
    }
  }

  end(): void {
    this.publication.end()
  }
}

/** Plays its loop in each of these rooms until it is ended. Somebody who publishes in one of them keeps it. */
export async function playStreamLoops(
  media: Pick<Media, 'publish'>,
  { appDir, rooms, log }: { appDir: string; rooms: ReadonlyMap<string, LoopLook>; log: Pick<Logger, 'error'> },
): Promise<() => Promise<void>> {
  if (rooms.size === 0) return async () => undefined
  const loops = await readLoops(appDir, rooms.values())
  const playing = new Map<string, LoopPublisher>()
  const tried = new Map<string, number>()
  const send = (): void => {
    const now = Date.now()
    for (const [number, [room, look]] of [...rooms].entries()) {
      const player = playing.get(room)
      const loop = loops.get(look)
      if (player && !player.closed) player.send(now)
      else if (loop && now - (tried.get(room) ?? 0) >= tryAgain) {
        tried.set(room, now)
        const publication = media.publish(room, 'engine')
        if (publication) playing.set(room, new LoopPublisher(loop, publication, { now, number }))
      }
    }
  }
  const sending = repeat(send, { every: tick, log, failure: 'the loop of the demonstration rooms was not sent' })
  return async () => {
    await sending.stop()
    for (const player of playing.values()) player.end()
  }
}
