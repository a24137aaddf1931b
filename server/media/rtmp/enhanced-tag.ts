// The head of a tag of Enhanced RTMP (v2, "Enhanced Video" and "Enhanced Audio"): which codec, by its four letters, and what of it.

/** SequenceStart, CodedFrames and CodedFramesX have the same numbers for pictures and sound. X: without a composition time. */
export const packetType = { start: 0, frames: 1, framesX: 3, metadata: 4 } as const

export interface EnhancedTag {
  type: number
  /** Four letters, such as avc1 and mp4a. */
  codec: string
  body: Buffer
}

const multitrackType = { video: 6, audio: 5 } as const
/** Prefixes the packet type with a modifier of its own. */
const modifier = 7
/** Of several tracks: each with a codec of its own. */
const manyCodecs = 2

const lettersAt = (data: Buffer, at: number): string => data.toString('latin1', at, at + 4).replace(/[^\w.-]/g, '?')

/** Where the head goes on behind its modifiers, and the packet type that they change; null: it is cut short. */
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

/** Null: it carries nothing of the first track, or is cut short. */
export function readEnhanced(kind: 'video' | 'audio', data: Buffer): EnhancedTag | null {
  const head = pastModifiers(data)
  if (!head) return null
  const { type, at } = head
  if (type === multitrackType[kind]) return readMultitrack(data, at)
  return at + 4 <= data.length ? { type, codec: lettersAt(data, at), body: data.subarray(at + 4) } : null
}

/** The track of number 0 is the one that players without a choice show. */
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
    // One track alone goes to the end of the tag.
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
