// Writes to an idle TCP socket without the stream's bookkeeping.
import type { Duplex } from 'node:stream'
import type { RawSocket } from './turn-writer.ts'

interface WriteRequest {
  buffer: Buffer | null
  oncomplete: ((status: number) => void) | null
}
interface Handle {
  writeBuffer(request: WriteRequest, bytes: Buffer): number
  readonly writeQueueSize: number
}
const WriteWrap = (process as unknown as { binding(name: string): { WriteWrap: new () => WriteRequest } }).binding('stream_wrap').WriteWrap
const streamOnly = Boolean(process.env.GS_STREAM)
let spare = new WriteWrap()

export class DirectSocket implements RawSocket {
  private readonly socket: Duplex & { _handle?: Handle | null }
  private pending = false
  constructor(socket: Duplex) {
    this.socket = socket
  }
  get writableLength(): number {
    const waiting = this.socket.writableLength
    return this.pending ? waiting + (this.socket._handle?.writeQueueSize ?? 0) : waiting
  }
  write(bytes: Buffer): boolean {
    const handle = this.socket._handle
    if (streamOnly || this.pending || !handle || this.socket.writableLength > 0) return this.socket.write(bytes)
    const request = spare
    request.buffer = bytes
    const failure = handle.writeBuffer(request, bytes)
    if (failure < 0) {
      this.socket.destroy()
      return false
    }
    if (handle.writeQueueSize === 0) return true
    this.pending = true
    spare = new WriteWrap()
    request.oncomplete = (status) => {
      this.pending = false
      if (status < 0) this.socket.destroy()
    }
    return false
  }
}
