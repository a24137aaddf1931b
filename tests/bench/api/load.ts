// Repeats one request over open connections, with one request in flight on each: raw sockets with one reused buffer.
import { connect, type Socket } from 'node:net'

export interface Wanted {
  port: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string
}
export interface Load {
  responses: number
  /** Milliseconds of each request, sorted. */
  times: number[]
}

const headEnd = Buffer.from('\r\n\r\n')

export function requestBytes({ port, method, path, headers, body }: Wanted): Buffer {
  const length = method === 'POST' ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Length of the body after a response's head, in bytes. */
function bodyLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length) return Number(length)
  if (head.startsWith('HTTP/1.1 304')) return 0
  throw new Error(`a response without a length:\n${head}`)
}

/** One connection: counts a response when its last byte has arrived, and sends the next request. */
class Asker {
  private readonly socket: Socket
  private readonly request: Buffer
  private readonly status: string
  private readonly onResponse: (milliseconds: number) => void
  private readonly onFault: (error: Error) => void
  private sentAt = 0
  private missing = 0
  private head = Buffer.alloc(0)
  private ended = false

  constructor(wanted: Wanted, buffer: Buffer, status: number, onResponse: (milliseconds: number) => void, onFault: (error: Error) => void) {
    this.request = requestBytes(wanted)
    this.status = `HTTP/1.1 ${status} `
    this.onResponse = onResponse
    this.onFault = onFault
    const onread = {
      buffer,
      callback: (length: number, bytes: Uint8Array) => this.onBytes(Buffer.from(bytes.buffer, bytes.byteOffset, length)),
    }
    this.socket = connect({ port: wanted.port, host: '127.0.0.1', noDelay: true, onread })
    this.socket.once('connect', () => this.ask())
    this.socket.once('error', onFault)
    this.socket.once('close', () => this.ended || onFault(new Error('the server closed a connection')))
  }

  private ask(): void {
    if (this.ended) return
    this.sentAt = performance.now()
    this.socket.write(this.request)
  }

  private onBytes(bytes: Buffer): boolean {
    let rest = bytes
    if (this.missing === 0) {
      // The buffer is shared: incomplete data is copied.
      const known = this.head.length > 0 ? Buffer.concat([this.head, rest]) : rest
      const end = known.indexOf(headEnd)
      if (end < 0) {
        this.head = Buffer.from(known)
        return true
      }
      const head = known.toString('latin1', 0, end)
      if (!head.startsWith(this.status)) this.onFault(new Error(`expected ${this.status}, got:\n${head}`))
      this.head = Buffer.alloc(0)
      this.missing = bodyLength(head)
      rest = known.subarray(end + headEnd.length)
    }
    this.missing -= rest.length
    if (this.missing > 0) return true
    this.missing = 0
    this.onResponse(performance.now() - this.sentAt)
    this.ask()
    return true
  }

  end(): void {
    this.ended = true
    this.socket.destroy()
  }
}

/** Runs `connections` connections for `seconds`; rejects when a response has another status. */
export async function ask(wanted: Wanted, status: number, connections: number, seconds: number): Promise<Load> {
  const buffer = Buffer.alloc(256 * 1024)
  const times: number[] = []
  const askers: Asker[] = []
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, seconds * 1_000)
      for (let left = connections; left > 0; left -= 1) askers.push(new Asker(wanted, buffer, status, (took) => times.push(took), reject))
    })
  } finally {
    for (const asker of askers) asker.end()
  }
  return { responses: times.length, times: times.sort((one, other) => one - other) }
}
