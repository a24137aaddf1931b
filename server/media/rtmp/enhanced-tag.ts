// The head of an Enhanced RTMP tag (v2, "Enhanced Video" and "Enhanced Audio"): the codec by its FourCC, and the packet type.

/** SequenceStart, CodedFrames and CodedFramesX have the same numbers for video and audio. X: without a composition time. */
export const packetType = { start: 0, frames: 1, framesX: 3, metadata: 4 } as const

export interface EnhancedTag {
  type: number
  /** FourCC, such as avc1 and mp4a. */
  codec: string
  body: Buffer
}

const multitrackType = { video: 6, audio: 5 } as const
/** Prefixes the packet type with its own modifier. */
const modifier = 7
/** Several tracks, each with its own codec. */
const manyCodecs = 2

const lettersAt = (data: Buffer, at: number): string => data.toString('latin1', at, at + 4).replace(/[^\w.-]/g, '?')

/** Where the head continues after its modifiers, and the packet type that they precede; null if truncated. */
function pastModifiers(data: Buffer): { type: number; at: number } | null {
  let type = (data[0] ?? 0) & 15
  let at = 1
  while (type === modifier) {
    let size = (data[at] ?? 0) + 1
    at += 1
    if (size === 256) {
      if (at + 2 > data.length) return null
      size = data.readUInt16BE(at) + 1
      at += 2
    }
    at += size
    const next = data[at]
    if (next === undefined) return null
    type = next & 15
    at += 1
  }
  return { type, at }
}

/** Null if it carries nothing of the first track, or is truncated. */
export function readEnhanced(kind: 'video' | 'audio', data: Buffer): EnhancedTag | null {
  const head = pastModifiers(data)
  if (!head) return null
  const { type, at } = head
  if (type === multitrackType[kind]) return readMultitrack(data, at)
  return at + 4 <= data.length ? { type, codec: lettersAt(data, at), body: data.subarray(at + 4) } : null
}

/** Reads track 0, the one that players without a choice show. */
function readMultitrack(data: Buffer, from: number): EnhancedTag | null {
  const first = data[from]
  if (first === undefined) return null
  const [kindOfTracks, type] = [first >> 4, first & 15]
  let at = from + 1
  let codec = ''
  const readCodec = (): void => {
    codec = lettersAt(data, at)
    at += 4
  }
  if (kindOfTracks !== manyCodecs) readCodec()
  while (at < data.length) {
    if (kindOfTracks === manyCodecs) readCodec()
    const track = data[at]
    at += 1
    // A single track extends to the end of the tag.
    let end = data.length
    if (kindOfTracks > 0) {
      if (at + 3 > data.length) return null
      end = at + 3 + data.readUIntBE(at, 3)
      at += 3
    }
    if (end > data.length) return null
    if (track === 0) return { type, codec, body: data.subarray(at, end) }
    at = end
  }
  return null
}
