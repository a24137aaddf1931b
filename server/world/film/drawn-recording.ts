// A recording of the demonstration world: a match that is over, drawn again piece by piece as its viewer gets there. Nothing of it lies
// on disk; the last pieces are remembered.
import type { ProductClock } from '../../core/clock/clock.ts'
import { Recent } from '../../feed/simulator/memo.ts'
import { stillName } from '../../media/disk/broadcast-folder.ts'
import { makeFragment } from '../../media/pack/fragment.ts'
import { type InitSegment, makeInitSegment } from '../../media/pack/init-segment.ts'
import { recordingPlaylist } from '../../media/pack/playlist.ts'
import type { Frame } from '../../media/packet.ts'
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
interface Parts {
  maker: FilmMaker
  sound: Sound
  clock: Pick<ProductClock, 'origin'>
  /** Of the simulated world. */
  seed: string
}

/** Seconds of a segment, and between two pictures of the seek bar. */
const segmentLength = 2
const stillEvery = 60
/** Segments that are remembered: what a player asks for ahead. */
const remembered = 24
/** Milliseconds in which one is to be there: rooms that are watched come first. */
const patience = 15_000
const stillWidth = 480

export function drawnRecording({ match, camera, startedAt, length }: DrawnTake, { maker, sound, clock, seed }: Parts): OpenRecording {
  const count = Math.floor(length / 1_000 / segmentLength)
  const span = segmentLength * 1e6
  const step = 1_000 / roomFormat.fps
  const take = (seconds: number) => ({
    match,
    camera,
    seed,
    from: productAt(clock, startedAt + seconds * 1_000),
    due: Date.now() + patience,
  })
  const pieces = new Recent<number, FilmPiece>(remembered)
  let head: Promise<InitSegment> | null = null

  async function pieceOf(number: number): Promise<FilmPiece | null> {
    const known = pieces.get(number)
    if (known) return known
    const order = { ...take(number * segmentLength), format: roomFormat, step: step * clock.origin.speed }
    const made = await maker.make({ ...order, count: Math.round(segmentLength * roomFormat.fps) })
    return made && pieces.put(number, made)
  }

  /** Of all segments: the encoder describes its pictures in the same way each time. */
  async function headOf(): Promise<InitSegment | null> {
    const piece = head ? null : await pieceOf(0)
    if (piece) head ??= makeInitSegment({ video: piece.setup, audio: sound.setup })
    return head
  }

  async function segment(number: number): Promise<Buffer | null> {
    const piece = number < count ? await pieceOf(number) : null
    const init = await headOf()
    if (!piece || !init?.video || !init.audio) return null
    const [begin, end] = [number * span, (number + 1) * span]
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
  const segments = Array.from({ length: count }, (_, msn) => ({
    ...{ msn, at: startedAt + msn * segmentLength * 1_000, duration: segmentLength, run },
    ...{ breaks: false, independent: true, bytes: 0, parts: [], data: null },
  }))
  const stills = Array.from({ length: Math.floor((count * segmentLength) / stillEvery) }, (_, index) => ({
    at: Math.round(startedAt + index * stillEvery * 1_000),
    bytes: 0,
  }))
  return {
    playlist: Buffer.from(recordingPlaylist(segments)),
    folder: {
      stills,
      async open(name) {
        if (name === `${run.init}.mp4`) return (await headOf())?.data ?? null
        const [, number] = /^(\d{1,6})\.m4s$/.exec(name) ?? []
        if (number !== undefined) return segment(Number(number))
        const still = stills.find(({ at }) => stillName(at) === name)
        return still ? maker.still({ ...take((still.at - startedAt) / 1_000), width: stillWidth }) : null
      },
    },
  }
}
