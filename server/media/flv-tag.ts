// The body of an FLV tag, as RTMP carries it too, read into a setup or a frame. Nothing of it is believed before it was measured.
import { aacSetup, undecodableAac } from './aac.ts'
import { avcSetup, isWholeAvc } from './avc.ts'
import { undecodableRecord } from './avc-format.ts'
import type { AudioSetup, Frame, VideoSetup } from './packet.ts'

export type TagContent =
  | { is: 'video setup'; setup: VideoSetup }
  | { is: 'audio setup'; setup: AudioSetup }
  | { is: 'frame'; frame: Frame }
  /** Carries no picture and no sound. */
  | { is: 'nothing' }
  /** Cut or overwritten on its way. */
  | { is: 'broken'; kind: 'video' | 'audio' }
  /** A codec that we do not take. */
  | { is: 'foreign'; kind: 'video' | 'audio'; what: string }
  /** H.264 in colours or bits that browsers do not decode, or AAC of such a profile. */
  | { is: 'undecodable'; kind: 'video' | 'audio'; what: string }

const nothing: TagContent = { is: 'nothing' }
const h264 = 7
const aac = 10
/** How people call them: by the number of FLV, or the four letters of Enhanced RTMP. */
const videoNames: Readonly<Record<string, string>> = {
  2: 'H.263',
  4: 'VP6',
  12: 'H.265',
  hvc1: 'H.265',
  vvc1: 'H.266',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
}
const audioNames: Readonly<Record<string, string>> = {
  0: 'PCM',
  2: 'MP3',
  3: 'PCM',
  7: 'G.711',
  8: 'G.711',
  11: 'Speex',
  13: 'Opus',
  Opus: 'Opus',
  fLaC: 'FLAC',
  '.mp3': 'MP3',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
}
/** Format of audio that announces four letters. */
const namedAudio = 9

const lettersOf = (data: Buffer): string => data.toString('latin1', 1, 5).replace(/[^\w.-]/g, '?')

function foreign(kind: 'video' | 'audio', codec: string | number): TagContent {
  const name = (kind === 'video' ? videoNames : audioNames)[codec]
  return { is: 'foreign', kind, what: name ?? (typeof codec === 'number' ? `FLV ${codec}` : codec) }
}

function readVideo(time: number, data: Buffer): TagContent {
  const head = data[0] as number
  // The high bit announces the codecs of Enhanced RTMP by four letters.
  if (head & 0x80) return foreign('video', lettersOf(data))
  if ((head & 15) !== h264) return foreign('video', head & 15)
  if (data.length < 5) return nothing
  const body = data.subarray(5)
  if (data[1] === 0) {
    const what = undecodableRecord(body)
    if (what !== null) return { is: 'undecodable', kind: 'video', what }
    const setup = avcSetup(body)
    return setup ? { is: 'video setup', setup } : { is: 'broken', kind: 'video' }
  }
  if (data[1] !== 1 || body.length === 0) return nothing
  if (!isWholeAvc(body)) return { is: 'broken', kind: 'video' }
  const dts = time * 1_000
  return { is: 'frame', frame: { kind: 'video', key: head >> 4 === 1, dts, pts: dts + data.readIntBE(2, 3) * 1_000, data: body } }
}

function readAudio(time: number, data: Buffer): TagContent {
  const format = (data[0] as number) >> 4
  if (format !== aac) return foreign('audio', format === namedAudio ? lettersOf(data) : format)
  if (data.length < 2) return nothing
  const body = data.subarray(2)
  if (data[1] === 0) {
    const what = undecodableAac(body)
    if (what !== null) return { is: 'undecodable', kind: 'audio', what }
    const setup = aacSetup(body)
    return setup ? { is: 'audio setup', setup } : { is: 'broken', kind: 'audio' }
  }
  if (body.length === 0) return nothing
  return { is: 'frame', frame: { kind: 'audio', key: true, dts: time * 1_000, pts: time * 1_000, data: body } }
}

/** `time` in milliseconds. Frames are views into `data`: whoever keeps them copies. */
export function readTag(type: number, time: number, data: Buffer): TagContent {
  if (data.length === 0) return nothing
  return type === 9 ? readVideo(time, data) : type === 8 ? readAudio(time, data) : nothing
}
