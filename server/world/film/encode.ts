// Encodes pictures as H.264, one piece at a time: minih264 in WebAssembly, which needs no installation. Each piece is an independent film
// that begins with a key frame, so pieces can be drawn in any order.
import encoders from 'h264-mp4-encoder'
import { avcSetup } from '../../media/codec/avc.ts'
import type { VideoSetup } from '../../media/codec/packet.ts'

export interface FilmFormat {
  /** Pixels, even. */
  width: number
  height: number
  /** Pictures per second. */
  fps: number
  /** Kilobits per second. */
  kbit: number
}
export interface FilmFrame {
  key: boolean
  /** H.264, NAL units with length prefixes. */
  data: Buffer
}
export interface Film {
  setup: VideoSetup
  frames: FilmFrame[]
}

/** More pictures than any piece has: only the first is a key frame. */
const longest = 10_000
/** 0 is the best quality, 10 the fastest: at 2 small figures are still clean, for 5 ms a picture more than at 10. */
const effort = 2

/** Free file names: all encoders share one file system, and one may start while another is running. */
const freeNames: string[] = []
let named = 0
function takeName(): string {
  const free = freeNames.pop()
  if (free !== undefined) return free
  named += 1
  return `film-${named}.mp4`
}

/** `pictures`: consecutive RGBA pictures. @throws if there is none */
export async function encodeFilm({ width, height, fps, kbit }: FilmFormat, pictures: AsyncIterable<Uint8Array>): Promise<Film> {
  const encoder = await encoders.createH264MP4Encoder()
  const outputFilename = takeName()
  try {
    Object.assign(encoder, { outputFilename, width, height, frameRate: fps, kbps: kbit, speed: effort, groupOfPictures: longest })
    encoder.initialize()
    for await (const picture of pictures) encoder.addFrameRgba(picture)
    encoder.finalize()
    return await readFilm(encoder.FS.readFile(outputFilename))
  } finally {
    encoder.delete()
    freeNames.push(outputFilename)
  }
}

/** Determined by the first NAL unit, because the file does not mark key frames. */
const isKey = (data: Buffer): boolean => ((data[4] as number) & 31) === idr
const idr = 5

/** Reads the frames of the encoder's MP4 file. */
async function readFilm(file: Uint8Array): Promise<Film> {
  const { BufferSource, EncodedPacketSink, Input, MP4 } = await import('mediabunny')
  const input = new Input({ formats: [MP4], source: new BufferSource(file) })
  try {
    const track = await input.getPrimaryVideoTrack()
    const description = (await track?.getDecoderConfig())?.description
    const setup = description ? avcSetup(Buffer.from(description as Uint8Array)) : null
    if (!track || !setup) throw new Error('the encoder produced no film')
    const frames: FilmFrame[] = []
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const data = Buffer.from(packet.data)
      frames.push({ key: isKey(data), data })
    }
    return { setup, frames }
  } finally {
    input.dispose()
  }
}
