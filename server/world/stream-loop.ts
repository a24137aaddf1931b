// Pictures of the demonstration world: small loops of our own (drawing/stream-loop.mjs). Rooms publish them repeatedly, like a camera.
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { repeat } from '../core/jobs/repeat.ts'
import type { Frame } from '../media/codec/packet.ts'
import type { Media } from '../media/media.ts'
import { type Picture, RoomPublisher, type Sound } from './film/room-publisher.ts'
import { type FlvFile, readFlv } from './flv-file.ts'
import type { LoopStyle } from './loop-style.ts'

/** Microseconds of a picture and of a frame of sound. */
export const pictureTime = 40_000
export const soundTime = 1_024_000_000 / 48_000
/** Milliseconds between two ticks. */
const tick = 40
/** Offset between rooms with the same loop, in key frames; coprime to the dozens that a loop has. */
const apart = 5
/** Maximum milliseconds of a loop sent at once after a pause, and of waiting for a room's next film. */
const mostAtOnce = 1_000
const mostWaiting = 4_000
/** Milliseconds after a start in which the first films become available: a dozen matches must be planned. */
const mostBeginning = 30_000
/** Milliseconds before a retry in a room whose publisher slot is taken. */
const tryAgain = 10_000

export interface Loop extends FlvFile {
  /** Microseconds. */
  length: number
}

const loopFile = (appDir: string, style: LoopStyle): string => resolve(appDir, `../../server/world/loops/${style}.flv`)

/** Loads these looks, each once. Only one has sound: its crowd murmur is used for all. */
export async function readLoops(appDir: string, wanted: Iterable<LoopStyle>): Promise<Map<LoopStyle, Loop>> {
  const crowd = await readLoop(loopFile(appDir, 'football'))
  const loops = new Map<LoopStyle, Loop>()
  for (const style of new Set(wanted)) {
    const { setup, ...loop } = style === 'football' ? crowd : await readLoop(loopFile(appDir, style))
    loops.set(style, { ...loop, audio: crowd.audio, setup: { ...setup, audio: crowd.setup.audio } })
  }
  return loops
}

async function readLoop(path: string): Promise<Loop> {
  const file = await readFlv(path)
  const length = file.video.length * pictureTime
  return { ...file, audio: file.audio.slice(0, Math.round(length / soundTime)), length }
}

/** From the quietest crowd to the loudest: drawing/crowd-sound.mjs. */
const crowds = ['quiet', 'murmur', 'rise', 'roar'] as const
export async function readSound(appDir: string): Promise<Sound> {
  const files = await Promise.all(crowds.map((name) => readFlv(resolve(appDir, `../../server/world/sound/${name}.flv`))))
  return { setup: files[0]?.setup.audio ?? null, levels: files.map(({ audio }) => audio), step: soundTime / 1_000 }
}

/** A loop as played in one room; `number` of the room: rooms with the same loop start at different positions. */
export class LoopPicture implements Picture {
  readonly setup: Loop['setup']['video']
  private readonly frames: readonly Frame[]
  private readonly from: number
  /** The loop's picture at which it starts: a key frame. */
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
    for (
      let count = Math.max(0, Math.floor((Math.max(from, to - mostAtOnce) - this.from) / step) + 1);
      this.from + count * step <= to;
      count += 1
    ) {
      const { key, data } = this.frames[(this.first + count) % this.frames.length] as Frame
      due.push({ key, data, at: this.from + count * step })
    }
    return due
  }
}

interface Streams {
  appDir: string
  rooms: ReadonlyMap<string, LoopStyle>
  /** Film that replaces the loop of a room; null: none at present. */
  filmOf?(room: string): Picture | null
  log: Pick<Logger, 'error'>
}

/** Publishes in each of these rooms until stopped. Another publisher of a room keeps its slot. */
export async function playStreams(media: Pick<Media, 'publish'>, { appDir, rooms, filmOf, log }: Streams): Promise<() => Promise<void>> {
  if (rooms.size === 0) return async () => undefined
  const [loops, sound] = await Promise.all([readLoops(appDir, rooms.values()), readSound(appDir)])
  const playing = new Map<string, { loop: Picture; publisher: RoomPublisher; waitsFrom: number | null }>()
  const tried = new Map<string, number>()
  const startedAt = Date.now()
  const begin = (room: string, loop: Loop, now: number, number: number): void => {
    const film = filmOf?.(room)
    // Switching from a loop to its film would make the room's picture stutter.
    if (film && !film.setup && now - startedAt < mostBeginning) return
    tried.set(room, now)
    const publication = media.publish(room, 'engine')
    if (!publication) return
    const loopPicture = new LoopPicture(loop, { now, number })
    const picture = film?.setup ? film : loopPicture
    playing.set(room, { loop: loopPicture, publisher: new RoomPublisher(publication, { picture, sound, now }), waitsFrom: null })
  }
  const send = (): void => {
    const now = Date.now()
    for (const [number, [room, style]] of [...rooms].entries()) {
      const player = playing.get(room)
      const loop = loops.get(style)
      if (player && !player.publisher.isClosed) {
        const film = filmOf?.(room) ?? null
        if (film && !film.setup) player.waitsFrom ??= now
        else player.waitsFrom = null
        // Until the first piece of a film exists, the previous picture continues; that of another film ends soon.
        if (film?.setup) player.publisher.show(film)
        else if (!film || now - (player.waitsFrom ?? now) > mostWaiting) player.publisher.show(player.loop)
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
