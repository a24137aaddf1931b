// The init segment of a run, made by mediabunny, which knows the boxes of every codec. Fragments are written in fragment.ts: mediabunny
// begins one only at key frames, and a part of 200 ms cannot wait for the next.
import type { Setup } from '../codec/packet.ts'

export interface Track {
  id: number
  /** Units per second. */
  timescale: number
}
export interface InitSegment {
  data: Buffer
  video: Track | null
  audio: Track | null
  /** Value of CODECS in a multivariant playlist. */
  codecs: string
}

interface Box {
  type: string
  body: Buffer
}
function* boxes(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > bytes.length) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) }
    at += size
  }
}
const within = (bytes: Buffer, type: string): Buffer[] => [...boxes(bytes)].filter((box) => box.type === type).map((box) => box.body)

/** Number and timescale of each track, in the order they were added. */
function tracksOf(init: Buffer): Track[] {
  return within(init, 'moov')
    .flatMap((moov) => within(moov, 'trak'))
    .map((trak) => {
      const [tkhd, mdia] = [within(trak, 'tkhd')[0], within(trak, 'mdia')[0]]
      const mdhd = mdia && within(mdia, 'mdhd')[0]
      if (!tkhd || !mdhd) throw new Error('init segment lacks track headers')
      return { id: tkhd.readUInt32BE(tkhd[0] === 1 ? 20 : 12), timescale: mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12) }
    })
}

export async function makeInitSegment({ video, audio }: Setup): Promise<InitSegment> {
  // Loaded when the first stream begins, so that a server without streams does not load it.
  const bunny = await import('mediabunny')
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: new bunny.CmafOutputFormat(), target: new bunny.BufferTarget(), initTarget: target })
  const picture = video ? new bunny.EncodedVideoPacketSource('avc') : null
  const sound = audio ? new bunny.EncodedAudioPacketSource(audio.codec === 'opus' ? 'opus' : 'aac') : null
  if (picture) output.addVideoTrack(picture)
  if (sound) output.addAudioTrack(sound)
  await output.start()
  // One frame per track is enough; it ends up in a fragment that is never sent.
  const frame = new bunny.EncodedPacket(Uint8Array.of(0, 0, 0, 1, 0), 'key', 0, 0.02)
  if (picture && video)
    await picture.add(frame, {
      decoderConfig: { codec: video.codec, codedWidth: video.width, codedHeight: video.height, description: video.description },
    })
  if (sound && audio)
    await sound.add(frame, {
      decoderConfig: {
        codec: audio.codec,
        sampleRate: audio.sampleRate,
        numberOfChannels: audio.channels,
        ...(audio.description ? { description: audio.description } : {}),
      },
    })
  await output.finalize()
  const data = Buffer.from(target.buffer ?? new ArrayBuffer(0))
  const tracks = tracksOf(data)
  return {
    data,
    video: video ? (tracks.shift() ?? null) : null,
    audio: audio ? (tracks.shift() ?? null) : null,
    codecs: [video?.codec, audio?.codec].filter(Boolean).join(','),
  }
}
