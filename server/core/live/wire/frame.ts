// WebSocket frames of a server (RFC 6455 section 5.2): never masked, built once, written to many sockets.

const text = 0x81
const ping = 0x89
const pong = 0x8a

const headSize = (length: number): 2 | 4 | 10 => (length < 126 ? 2 : length < 65_536 ? 4 : 10)

/** Allocates a text frame with space for its payload. */
function emptyFrame(length: number): Buffer {
  const head = headSize(length)
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = text
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  return frame
}

/** Builds a complete text frame: header and payload in one buffer. */
export function textFrame(payload: string): Buffer {
  const length = Buffer.byteLength(payload)
  const frame = emptyFrame(length)
  frame.write(payload, headSize(length), 'utf8')
  return frame
}

/** The same for bytes that are already UTF-8. */
export function byteFrame(payload: Uint8Array): Buffer {
  const frame = emptyFrame(payload.length)
  frame.set(payload, headSize(payload.length))
  return frame
}

/** Returns the payload of a frame that this module built. */
export const payloadOf = (frame: Buffer): Buffer => frame.subarray(frame[1] === 127 ? 10 : frame[1] === 126 ? 4 : 2)

export const pingFrame: Buffer = Buffer.from([ping, 0])

/** A pong carries the ping's own bytes, at most 125. */
export function pongFrame(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([pong, payload.length]), payload])
}
