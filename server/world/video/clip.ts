// Video files of the demonstration world, packed as MP4: pieces of our own loops, and films of matches. Nothing is encoded here.
import type { AudioSetup, Setup, VideoSetup } from '../../media/codec/packet.ts'
import type { FilmFrame } from '../film/encode.ts'
import type { FilmPiece } from '../film/order.ts'
import { type Sound, soundFrame } from '../film/room-publisher.ts'
import { type Loop, pictureTime, soundTime } from '../stream-loop.ts'

/** Pictures from one key frame to the next: drawing/stream-loop.mjs. */
const perSecond = 25

export interface Piece {
  /** Start second in the loop, and length in seconds; wraps around at the end of the loop. */
  from: number
  seconds: number
}

interface Tracks {
  setup: Setup
  /** In sequence, `step` microseconds each. */
  pictures: Iterable<FilmFrame>
  step: number
  /** The same, `soundTime` microseconds each. */
  sound: Iterable<Buffer>
}

const pictureConfig = ({ codec, width, height, description }: VideoSetup) => ({
  decoderConfig: { codec, codedWidth: width, codedHeight: height, description },
})
const soundConfig = ({ codec, sampleRate, channels }: AudioSetup, description: Buffer) => ({
  decoderConfig: { codec, sampleRate, numberOfChannels: channels, description },
})

/** An MP4 with its head first. @throws without a picture or a sound */
async function packed({ setup: { video, audio }, pictures, step, sound }: Tracks): Promise<Buffer> {
  if (!video || !audio?.description) throw new Error('picture or sound is missing')
  const bunny = await import('mediabunny')
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: new bunny.Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const [seen, heard] = [new bunny.EncodedVideoPacketSource('avc'), new bunny.EncodedAudioPacketSource('aac')]
  output.addVideoTrack(seen)
  output.addAudioTrack(heard)
  await output.start()
  let at = 0
  for (const { key, data } of pictures) {
    await seen.add(new bunny.EncodedPacket(data, key ? 'key' : 'delta', at / 1e6, step / 1e6), pictureConfig(video))
    at += step
  }
  let soundAt = 0
  for (const data of sound) {
    await heard.add(new bunny.EncodedPacket(data, 'key', soundAt / 1e6, soundTime / 1e6), soundConfig(audio, audio.description))
    soundAt += soundTime
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** Yields `count` entries from an index on, wrapping around. */
function* cycle<T>(all: readonly T[], from: number, count: number): Generator<T> {
  for (let index = 0; index < count; index += 1) yield all[(from + index) % all.length] as T
}
const soundFrames = (seconds: number): number => Math.ceil((seconds * 1e6) / soundTime)

/** A piece of a loop. */
export const clipOf = ({ setup, video, audio }: Loop, { from, seconds }: Piece): Promise<Buffer> =>
  packed({
    setup,
    pictures: cycle(video, from * perSecond, seconds * perSecond),
    step: pictureTime,
    sound: [...cycle(audio, Math.round((from * 1e6) / soundTime), soundFrames(seconds))].map(({ data }) => data),
  })

/** Pieces of a film, each `length` seconds long, with crowd noise of matching loudness. */
export function filmClip(pieces: readonly FilmPiece[], { length, sound }: { length: number; sound: Sound }): Promise<Buffer> {
  const moods = pieces.flatMap((piece) => piece.moods)
  const pictures = pieces.flatMap(({ frames }) => frames)
  const seconds = pieces.length * length
  const moodAt = (index: number): number => moods[Math.floor((index * soundTime * moods.length) / (seconds * 1e6))] ?? 0
  return packed({
    setup: { video: pieces[0]?.setup ?? null, audio: sound.setup },
    pictures,
    step: (seconds * 1e6) / Math.max(1, pictures.length),
    sound: Array.from({ length: soundFrames(seconds) }, (_, index) => soundFrame(sound, index, moodAt(index))),
  })
}
