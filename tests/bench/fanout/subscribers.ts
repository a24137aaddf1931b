// Thousands of subscribers in one process: raw sockets with one reused buffer, every delivery checked by its number. Rules 4 and 5.
import { connect, type Socket } from 'node:net'

/** `performance.now()` of a delivery, and whether it is a goal or a tick. */
export type OnDelivery = (socket: number, seq: number, isGoal: boolean) => void

const upgrade = (port: number): string =>
  [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

/** A masked text frame of fewer than 126 bytes; a zero mask changes nothing. */
function request(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}
const register = request('{"type":"register","info":"web"}')

/** Offset of the type's first letter in every payload: {"code":100,"type":"g */
const typeAt = '{"code":100,"type":"'.length
const [quote, goalLetter, joinedLetter, zero] = ['"', 'g', 'j', '0'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
]
const seqLetters = [...'"seq":'].map((letter) => letter.charCodeAt(0)) as [number, number, number, number, number, number]

/** The number after "seq": in a payload that begins at `from`. */
function seqOf(bytes: Buffer, from: number, end: number): number {
  for (let at = from + 60; at < end - 7; at += 1) {
    if (bytes[at] !== quote || bytes[at + 1] !== seqLetters[1] || bytes[at + 4] !== quote || bytes[at + 3] !== seqLetters[3]) continue
    let number = 0
    for (let digit = at + 6; ; digit += 1) {
      const value = (bytes[digit] as number) - zero
      if (value < 0 || value > 9) return number
      number = number * 10 + value
    }
  }
  throw new Error('a payload without a number')
}

class Subscriber {
  private readonly index: number
  private readonly register: boolean
  private readonly socket: Socket
  private readonly onReady: () => void
  private readonly onDelivery: OnDelivery
  private readonly onFault: (what: string) => void
  private phase: 'handshake' | 'joining' | 'open' = 'handshake'
  private carried: Buffer | null = null
  private last = 0

  constructor(
    index: number,
    port: number,
    isOurs: boolean,
    buffer: Buffer,
    all: Omit<SubscribersDeps, 'port' | 'count' | 'isOurs'> & { onReady: () => void },
  ) {
    this.index = index
    this.register = isOurs
    this.onReady = all.onReady
    this.onDelivery = all.onDelivery
    this.onFault = all.onFault
    this.socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (length, bytes) => {
          this.onBytes(bytes.subarray(0, length) as Buffer)
          return true
        },
      },
    })
    this.socket.on('error', (error) => this.onFault(error.message))
    this.socket.on('close', () => this.onFault('closed by the server'))
    this.socket.write(upgrade(port))
  }

  end(): void {
    this.socket.removeAllListeners('close')
    this.socket.destroy()
  }

  private onBytes(chunk: Buffer): void {
    const bytes = this.carried ? Buffer.concat([this.carried, chunk]) : chunk
    this.carried = null
    let at = this.phase === 'handshake' ? this.onHandshake(bytes) : 0
    while (bytes.length - at >= 4) {
      const short = (bytes[at + 1] as number) & 127
      const body = short < 126 ? at + 2 : at + 4
      const end = body + (short < 126 ? short : bytes.readUInt16BE(at + 2))
      if (end > bytes.length) break
      if (bytes[at] === 0x81) this.onFrame(bytes, body, end)
      at = end
    }
    // The buffer is shared, so incomplete data is copied.
    if (at < bytes.length) this.carried = Buffer.from(bytes.subarray(at))
  }

  /** Length of the handshake's response in bytes; 0 while it is incomplete. */
  private onHandshake(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return 0
    if (bytes.toString('latin1', 0, 12) !== 'HTTP/1.1 101') this.onFault(bytes.toString('latin1', 0, end))
    if (this.register) {
      this.phase = 'joining'
      this.socket.write(register)
    } else this.open(0)
    return end + 4
  }

  private onFrame(bytes: Buffer, body: number, end: number): void {
    const seq = seqOf(bytes, body, end)
    if (bytes[body + typeAt] === joinedLetter) {
      this.open(seq)
      return
    }
    if (seq !== this.last + 1) this.onFault(`heard ${seq} after ${this.last}`)
    this.last = seq
    this.onDelivery(this.index, seq, bytes[body + typeAt] === goalLetter)
  }

  private open(seq: number): void {
    this.last = seq
    this.phase = 'open'
    this.onReady()
  }
}

export interface SubscribersDeps {
  port: number
  count: number
  isOurs: boolean
  onDelivery: OnDelivery
  /** A lost, repeated or reordered message, or a lost socket, invalidates the run. */
  onFault: (what: string) => void
}

/** Connects them, a hundred at a time, and resolves when all have joined. Returns a function that closes them. */
export async function subscribe({ port, count, isOurs, onDelivery, onFault }: SubscribersDeps): Promise<() => void> {
  const buffer = Buffer.allocUnsafe(256 * 1024)
  const all: Subscriber[] = []
  for (let from = 0; from < count; from += 100) {
    const batch = Math.min(100, count - from)
    await new Promise<void>((resolve) => {
      let left = batch
      const onReady = (): void => {
        left -= 1
        if (left === 0) resolve()
      }
      for (let index = from; index < from + batch; index += 1)
        all.push(new Subscriber(index, port, isOurs, buffer, { onDelivery, onFault, onReady }))
    })
  }
  return () => {
    for (const subscriber of all) subscriber.end()
  }
}
