// The binary framing in which a browser publishes: 16 bytes before each encoded chunk.
// 0: kind (1 picture, 2 sound) · 1: 1 for a key frame · 2-3: zero · 4-11: timestamp in microseconds (float64, big endian) · 12-15: duration in microseconds.

export interface IngestChunk {
  kind: 'video' | 'audio'
  key: boolean
  /** Presentation timestamp in microseconds, as in WebCodecs. */
  timestamp: number
  /** Microseconds; 0: unknown. */
  duration: number
  data: Uint8Array
}

export const ingestHeaderBytes = 16

/** Allocates a frame for a chunk of `bytes` and writes its header; the caller copies the chunk after it (`EncodedVideoChunk.copyTo`). */
export function ingestFrame(chunk: Omit<IngestChunk, 'data'>, bytes: number): Uint8Array {
  const frame = new Uint8Array(ingestHeaderBytes + bytes)
  const view = new DataView(frame.buffer)
  frame[0] = chunk.kind === 'video' ? 1 : 2
  frame[1] = chunk.key ? 1 : 0
  view.setFloat64(4, chunk.timestamp)
  view.setUint32(12, Math.max(0, Math.round(chunk.duration)))
  return frame
}

/** Null if it is not a chunk. `data` is a view into the frame. */
export function readIngestFrame(frame: Uint8Array): IngestChunk | null {
  if (frame.length <= ingestHeaderBytes) return null
  const view = new DataView(frame.buffer, frame.byteOffset, ingestHeaderBytes)
  const [kind, flags] = [frame[0], frame[1]]
  const timestamp = view.getFloat64(4)
  if ((kind !== 1 && kind !== 2) || (flags !== 0 && flags !== 1) || view.getUint16(2) !== 0 || !Number.isFinite(timestamp)) return null
  return {
    kind: kind === 1 ? 'video' : 'audio',
    key: flags === 1,
    timestamp,
    duration: view.getUint32(12),
    data: frame.subarray(ingestHeaderBytes),
  }
}
