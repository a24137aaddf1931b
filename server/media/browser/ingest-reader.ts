// Turns the messages and frames of a browser's encoders into setups and frames.
import type { IngestPublish } from '../../../contract/room/stream.ts'
import type { IngestChunk } from '../../../rules/room/ingest-frame.ts'
import { aacSetup } from '../codec/aac.ts'
import { avcSetup, fromAnnexB, isWholeAvc } from '../codec/avc.ts'
import { undecodableRecord } from '../codec/avc-format.ts'
import type { AudioSetup } from '../codec/packet.ts'
import type { Publication } from '../publication.ts'

function audioSetup(audio: NonNullable<IngestPublish['audio']>): AudioSetup | null {
  const description = audio.description ? Buffer.from(audio.description, 'base64') : null
  const { codec, sampleRate, numberOfChannels: channels } = audio
  if (codec === 'opus') return { codec, sampleRate, channels, description }
  return description ? aacSetup(description) : null
}

export class IngestReader {
  private readonly publication: Publication
  private annexB = false

  constructor(publication: Publication) {
    this.publication = publication
  }

  /** False if a codec is not supported. */
  setUp({ video, audio }: IngestPublish): boolean {
    const sound = audio && audioSetup(audio)
    if (audio && !sound) return false
    // Annex B frames carry their parameter sets, so the setup follows from the first key frame.
    this.annexB = video !== null && video.description === undefined
    const record = video?.description ? Buffer.from(video.description, 'base64') : null
    if (record && this.isUndecodable(record)) return false
    const picture = record && avcSetup(record)
    if (record && !picture) return false
    if (!this.annexB) this.publication.setVideo(picture)
    this.publication.setAudio(sound ?? null)
    return true
  }

  take({ kind, key, timestamp, data: bytes }: IngestChunk): void {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const at = Math.round(timestamp)
    if (kind === 'audio') {
      this.publication.add({ kind, key: true, dts: at, pts: at, data })
      return
    }
    const frame = this.annexB ? this.fromAnnexB(data) : data
    // Real-time encoders do not reorder: decoding order is presentation order.
    if (frame && isWholeAvc(frame)) this.publication.add({ kind, key, dts: at, pts: at, data: frame })
    else this.publication.broken(kind)
  }

  private fromAnnexB(data: Buffer): Buffer | null {
    const { data: frame, record } = fromAnnexB(data)
    if (record) {
      if (this.isUndecodable(record)) return null
      const setup = avcSetup(record)
      if (!setup) return null
      this.publication.setVideo(setup)
    }
    return frame
  }

  private isUndecodable(record: Buffer): boolean {
    const what = undecodableRecord(record)
    if (what !== null) this.publication.undecodable('video', what)
    return what !== null
  }
}
