// A recording of the demonstration world: a finished match, drawn again segment by segment as its viewer reaches them. Nothing is stored on
// disk; the latest segments are cached.
import type { ProductClock } from '../../core/clock/clock.ts'
import { Recent } from '../../feed/simulator/memo.ts'
import type { Frame } from '../../media/codec/packet.ts'
import { stillName } from '../../media/disk/broadcast-folder.ts'
import { makeFragment } from '../../media/pack/fragment.ts'
import { type InitSegment, makeInitSegment } from '../../media/pack/init-segment.ts'
import { recordingPlaylist } from '../../media/pack/playlist.ts'
import type { OpenRecording } from '../../media/playback/recordings.ts'
import type { FilmMaker } from './film-maker.ts'
import { productAt } from './match-film.ts'
import type { FilmPiece, FilmTake } from './order.ts'
import { roomFormat } from './room-films.ts'
import { type Sound, soundFrame } from './room-publisher.ts'

export interface DrawnTake {
  match: string
  camera: FilmTake['camera']
  /** Real milliseconds of its first picture. */
  startedAt: number
  /** Milliseconds. */
  length: number
}
interface Deps {
  maker: FilmMaker
  sound: Sound
  clock: Pick<ProductClock, 'origin'>
  /** Of the simulated world. */
  seed: string
}

/** Milliseconds of a segment; the first ones are shorter, because playback waits only for them. */
const segmentLength = 2_000
const firstLengths = [480, 960]
/** Milliseconds between two pictures of the seek bar. */
const stillEvery = 60_000
/** Cached segments: as many as a player prefetches; and cached stills: covers of lists, and what a pointer on the seek bar passes. */
const cachedSegments = 24
const cachedStills = 8
/** Milliseconds until a segment is due, after rooms with viewers and before those without; and until its order expires. */
const soon = 3_000
const patience = 15_000
/** Milliseconds until the order of a still expires: a list waits for its covers rather than showing none. */
const stillPatience = 60_000
const stillWidth = 480

/** Start and length of each segment, in milliseconds. The remainder at the end is dropped. */
function segmentsOf(length: number): { begin: number; length: number }[] {
  const segments: { begin: number; length: number }[] = []
  for (let begin = 0; ; ) {
    const next = firstLengths[segments.length] ?? segmentLength
    if (begin + next > length) return segments
    segments.push({ begin, length: next })
    begin += next
  }
}

/** Remembers the `capacity` latest values, and coalesces concurrent requests: whoever waits asks again. Null is not remembered. */
function remembering<V>(capacity: number, make: (key: number) => Promise<V | null>): (key: number) => Promise<V | null> {
  const known = new Recent<number, V>(capacity)
  const making = new Map<number, Promise<V | null>>()
  const makeAndStore = async (key: number): Promise<V | null> => {
    const made = await make(key)
    return made && known.store(key, made)
  }
  return async (key) => {
    const found = known.get(key) ?? making.get(key)
    if (found) return found
    const made = makeAndStore(key).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}

export function drawnRecording({ match, camera, startedAt, length }: DrawnTake, { maker, sound, clock, seed }: Deps): OpenRecording {
  const cuts = segmentsOf(length)
  const step = 1_000 / roomFormat.fps
  /** `at`: milliseconds from the start. */
  const take = (at: number) => ({ match, camera, seed, from: productAt(clock, startedAt + at) })
  let head: Promise<InitSegment> | null = null

  const pieceOf = remembering(cachedSegments, async (number): Promise<FilmPiece | null> => {
    const cut = cuts[number]
    if (!cut) return null
    const count = Math.round(cut.length / step)
    const times = { due: Date.now() + soon, until: Date.now() + patience }
    return maker.make({ ...take(cut.begin), ...times, format: roomFormat, step: step * clock.origin.speed, count })
  })
  const stillOf = remembering(cachedStills, (at) =>
    maker.still({ ...take(at - startedAt), due: Date.now() + patience, until: Date.now() + stillPatience, width: stillWidth }),
  )

  /** For all segments: the encoder's description of its pictures is always the same. */
  async function headOf(): Promise<InitSegment | null> {
    const video = head ? null : (maker.setupOf?.(roomFormat) ?? (await pieceOf(0))?.setup)
    if (video) head ??= makeInitSegment({ video, audio: sound.setup })
    return head
  }

  async function segment(number: number): Promise<Buffer | null> {
    const cut = cuts[number]
    const piece = cut ? await pieceOf(number) : null
    const init = await headOf()
    if (!cut || !piece || !init?.video || !init.audio) return null
    const span = cut.length * 1_000
    const [begin, end] = [cut.begin * 1_000, cut.begin * 1_000 + span]
    const video = piece.frames.map(({ key, data }, index): Frame => {
      const at = Math.round(begin + (index * span) / piece.frames.length)
      return { kind: 'video', key, data, dts: at, pts: at }
    })
    const each = sound.step * 1_000
    const [first, next] = [Math.ceil(begin / each), Math.ceil(end / each)]
    const audio = Array.from({ length: next - first }, (_, index): Frame => {
      const at = Math.round((first + index) * each)
      const mood = piece.moods[Math.floor(((at - begin) * piece.moods.length) / span)] ?? 0
      return { kind: 'audio', key: true, data: soundFrame(sound, first + index, mood), dts: at, pts: at }
    })
    return makeFragment(number + 1, [
      { track: init.video, frames: video, end },
      { track: init.audio, frames: audio, end: Math.round(next * each) },
    ])
  }

  const run = { init: 'init-0', data: null }
  const segments = cuts.map((cut, msn) => ({
    ...{ msn, at: startedAt + cut.begin, duration: cut.length / 1_000, run },
    ...{ breaks: false, independent: true, bytes: 0, parts: [], data: null },
  }))
  const stills = Array.from({ length: Math.floor(length / stillEvery) }, (_, index) => ({
    at: Math.round(startedAt + index * stillEvery),
    bytes: 0,
  }))
  return {
    playlist: Buffer.from(recordingPlaylist(segments)),
    prepare: () => void pieceOf(0),
    folder: {
      stills,
      async open(name) {
        if (name === `${run.init}.mp4`) return (await headOf())?.data ?? null
        const [, number] = /^(\d{1,6})\.m4s$/.exec(name) ?? []
        if (number !== undefined) return segment(Number(number))
        const still = stills.find(({ at }) => stillName(at) === name)
        return still ? stillOf(still.at) : null
      },
    },
  }
}
