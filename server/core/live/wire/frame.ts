// WebSocket frames of a server (RFC 6455 section 5.2): never masked, built once, written to many sockets.

const text = 0x81
const ping = 0x89
const pong = 0x8a

/** One whole text frame: header and payload in one buffer. */
export function textFrame(payload: string): Buffer {
  const length = Buffer.byteLength(payload)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
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
  frame.write(payload, head, 'utf8')
  return frame
}

export const pingFrame: Buffer = Buffer.from([ping, 0])

/** The answer to a ping carries the ping's own bytes, 125 at most. */
export function pongFrame(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([pong, payload.length]), payload])
}
