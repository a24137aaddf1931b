// Files of the demonstration world's videos: pieces of the loops of our own making, packed as MP4. Nothing is encoded.
import type { Frame } from '../../media/packet.ts'
import { type Loop, pictureTime, soundTime } from '../stream-loop.ts'

/** Pictures from one key frame to the next: drawing/stream-loop.mjs. */
const perSecond = 25

export interface Piece {
  /** The second of the loop that it begins with, and how many it has; past the end the loop goes on from its beginning. */
  from: number
  seconds: number
}

/** Answers an MP4 whose head comes first. */
export async function clipOf(loop: Loop, { from, seconds }: Piece): Promise<Buffer> {
  const bunny = await import('mediabunny')
  const { video, audio } = loop.setup
  if (!video || !audio?.description) throw new Error('the loop has no picture or no sound')
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: new bunny.Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const [picture, sound] = [new bunny.EncodedVideoPacketSource('avc'), new bunny.EncodedAudioPacketSource('aac')]
  output.addVideoTrack(picture)
  output.addAudioTrack(sound)
  await output.start()
  const { codec, width: codedWidth, height: codedHeight, description } = video
  const pictureMeta = { decoderConfig: { codec, codedWidth, codedHeight, description } }
  const soundMeta = {
    decoderConfig: { codec: audio.codec, sampleRate: audio.sampleRate, numberOfChannels: audio.channels, description: audio.description },
  }
  const at = (frames: readonly Frame[], index: number): Frame => frames[index % frames.length] as Frame
  for (let index = 0; index < seconds * perSecond; index += 1) {
    const { key, data } = at(loop.video, from * perSecond + index)
    await picture.add(new bunny.EncodedPacket(data, key ? 'key' : 'delta', (index * pictureTime) / 1e6, pictureTime / 1e6), pictureMeta)
  }
  const first = Math.round((from * 1e6) / soundTime)
  for (let index = 0; index * soundTime < seconds * 1e6; index += 1)
    await sound.add(
      new bunny.EncodedPacket(at(loop.audio, first + index).data, 'key', (index * soundTime) / 1e6, soundTime / 1e6),
      soundMeta,
    )
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
