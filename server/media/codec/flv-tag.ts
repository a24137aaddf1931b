// Parses the body of an FLV tag, which RTMP carries too, into a setup or a frame. Every length is checked before it is trusted.

import { packetType, readEnhanced } from '../rtmp/enhanced-tag.ts'
import { aacSetup, undecodableAac } from './aac.ts'
import { avcSetup, isWholeAvc } from './avc.ts'
import { undecodableRecord } from './avc-format.ts'
import type { AudioSetup, Frame, VideoSetup } from './packet.ts'

export type TagContent =
  | { type: 'video setup'; setup: VideoSetup }
  | { type: 'audio setup'; setup: AudioSetup }
  | { type: 'frame'; frame: Frame }
  /** Carries neither video nor audio. */
  | { type: 'nothing' }
  /** Truncated or overwritten in transit. */
  | { type: 'broken'; kind: 'video' | 'audio' }
  /** An unsupported codec. */
  | { type: 'foreign'; kind: 'video' | 'audio'; what: string }
  /** H.264 with a chroma format or bit depth that browsers do not decode, or AAC with such a profile. */
  | { type: 'undecodable'; kind: 'video' | 'audio'; what: string }

const nothing: TagContent = { type: 'nothing' }
const h264 = 7
const aac = 10
/** Frame types: a key frame, and a command to the player. */
const keyFrame = 1
const commandFrame = 5
/** Display names of codecs, by FLV number or by the FourCC of Enhanced RTMP. */
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
/** The audio format that announces a FourCC. */
const namedAudio = 9

function foreign(kind: 'video' | 'audio', codec: string | number): TagContent {
  const name = (kind === 'video' ? videoNames : audioNames)[codec]
  return { type: 'foreign', kind, what: name ?? (typeof codec === 'number' ? `FLV ${codec}` : codec) }
}

function videoSetup(record: Buffer): TagContent {
  const what = undecodableRecord(record)
  if (what !== null) return { type: 'undecodable', kind: 'video', what }
  const setup = avcSetup(record)
  return setup ? { type: 'video setup', setup } : { type: 'broken', kind: 'video' }
}

/** Times in milliseconds. `delay` is the time from decoding to presentation. */
function picture(key: boolean, time: number, delay: number, data: Buffer): TagContent {
  if (data.length === 0) return nothing
  if (!isWholeAvc(data)) return { type: 'broken', kind: 'video' }
  const dts = time * 1_000
  return { type: 'frame', frame: { kind: 'video', key, dts, pts: dts + delay * 1_000, data } }
}

function audioSetup(config: Buffer): TagContent {
  const what = undecodableAac(config)
  if (what !== null) return { type: 'undecodable', kind: 'audio', what }
  const setup = aacSetup(config)
  return setup ? { type: 'audio setup', setup } : { type: 'broken', kind: 'audio' }
}

function sound(time: number, data: Buffer): TagContent {
  if (data.length === 0) return nothing
  return { type: 'frame', frame: { kind: 'audio', key: true, dts: time * 1_000, pts: time * 1_000, data } }
}

function readEnhancedVideo(time: number, data: Buffer): TagContent {
  const frameType = ((data[0] as number) >> 4) & 7
  // A command carries no codec; metadata may hold anything in its place.
  const tag = frameType === commandFrame && ((data[0] as number) & 15) !== packetType.metadata ? null : readEnhanced('video', data)
  if (!tag) return nothing
  const { type, codec, body } = tag
  if (codec !== 'avc1') return foreign('video', codec)
  const isKey = frameType === keyFrame
  if (type === packetType.start) return videoSetup(body)
  if (type === packetType.framesX) return picture(isKey, time, 0, body)
  return type === packetType.frames && body.length >= 3 ? picture(isKey, time, body.readIntBE(0, 3), body.subarray(3)) : nothing
}

function readEnhancedAudio(time: number, data: Buffer): TagContent {
  const tag = readEnhanced('audio', data)
  if (!tag) return nothing
  const { type, codec, body } = tag
  if (codec !== 'mp4a') return foreign('audio', codec)
  if (type === packetType.start) return audioSetup(body)
  return type === packetType.frames ? sound(time, body) : nothing
}

function readVideo(time: number, data: Buffer): TagContent {
  const head = data[0] as number
  // The high bit announces a codec by its FourCC (Enhanced RTMP).
  if (head & 0x80) return readEnhancedVideo(time, data)
  if ((head & 15) !== h264) return foreign('video', head & 15)
  if (data.length < 5) return nothing
  const body = data.subarray(5)
  if (data[1] === 0) return videoSetup(body)
  return data[1] === 1 ? picture(head >> 4 === keyFrame, time, data.readIntBE(2, 3), body) : nothing
}

function readAudio(time: number, data: Buffer): TagContent {
  const format = (data[0] as number) >> 4
  if (format === namedAudio) return readEnhancedAudio(time, data)
  if (format !== aac) return foreign('audio', format)
  if (data.length < 2) return nothing
  return data[1] === 0 ? audioSetup(data.subarray(2)) : sound(time, data.subarray(2))
}

/** `time` in milliseconds. Frames are views into `data`: copy them to keep them. */
export function readTag(type: number, time: number, data: Buffer): TagContent {
  if (data.length === 0) return nothing
  return type === 9 ? readVideo(time, data) : type === 8 ? readAudio(time, data) : nothing
}
