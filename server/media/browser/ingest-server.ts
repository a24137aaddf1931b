// /ingest: a browser publishes over a WebSocket. The origin decides who may connect, the key in the first message who may publish. Later
// messages are limited in size and rate.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Value } from 'typebox/value'
import { type WebSocket, WebSocketServer } from 'ws'
import { IngestPublish, type IngestRefusal, type IngestReply } from '../../../contract/room/stream.ts'
import { readIngestFrame } from '../../../rules/room/ingest-frame.ts'
import { socketRefusal } from '../../core/http/raw-response.ts'
import { requestAddressReader } from '../../core/live/wire/client-address.ts'
import { originAllowed } from '../../core/live/wire/origin.ts'
import { Admission, type ConnectionSlot, strangerBytes } from '../admission.ts'
import type { PublishRefusal, PublishResult } from '../key/publish-by-key.ts'
import type { CutReason, Publication } from '../publication.ts'
import { IngestReader } from './ingest-reader.ts'

export const ingestPath = '/ingest'

export interface IngestServerOptions {
  publicUrl: string
  mobileUrl: string
  trustProxy: string[] | false
  publish(key: string, address: string, cut: (reason: CutReason) => void): Promise<PublishResult>
  /** Bytes per second that one publisher may send, measured over ten seconds. */
  mostRate: number
}
export interface IngestServer {
  /** Takes over an upgrade request for /ingest. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** Connections per address. */
const perAddress = 60
/**
 * Milliseconds until the first message, which carries the key, and between any two. A browser waits three seconds for its second encoder.
 */
const patience = { first: 8_000, next: 15_000 }
const mostMessage = 2 * 1024 * 1024
/** Fragments per message: browsers may split a large frame, and empty fragments count against no byte limit. */
const mostFragments = 256
const tooLong = new Set(['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 'WS_ERR_TOO_MANY_BUFFERED_PARTS'])
/** Bytes between two acknowledgements to the sender. */
const ackEvery = 32 * 1024
const rateWindow = 10_000
const refusals: Record<PublishRefusal, IngestRefusal> = { key: 'key', address: 'invalid', taken: 'taken', limit: 'too-much' }

function readPublish(text: string): IngestPublish | null {
  try {
    const message: unknown = JSON.parse(text)
    return Value.Check(IngestPublish, message) ? message : null
  } catch {
    // Invalid JSON is as wrong as JSON of another shape.
    return null
  }
}

/** Handles one publisher until its socket closes. */
class IngestSession {
  private readonly socket: WebSocket
  private readonly options: IngestServerOptions
  private publication: Publication | null = null
  private reader: IngestReader | null = null
  private asked = false
  private taken = 0
  private acked = 0
  private windowFrom = Date.now()
  private windowBytes = 0
  private timer: NodeJS.Timeout
  private readonly slot: ConnectionSlot
  private readonly address: string

  constructor(socket: WebSocket, options: IngestServerOptions, { slot, address }: { slot: ConnectionSlot; address: string }) {
    this.socket = socket
    this.options = options
    this.slot = slot
    this.address = address
    this.timer = setTimeout(() => this.refuse('invalid'), patience.first)
    socket.on('message', (data: Buffer, binary: boolean) => this.hear(data, binary))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // An oversized message is never read; the streamer learns why the connection is closed.
      if (tooLong.has(error.code ?? '')) this.publication?.tooMuch()
      socket.terminate()
    })
    socket.once('close', () => {
      clearTimeout(this.timer)
      slot.release()
      this.publication?.end()
    })
  }

  private reply(message: IngestReply): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }
  private refuse(reason: IngestRefusal): void {
    clearTimeout(this.timer)
    this.reply({ type: 'refused', reason })
    this.socket.close(1008, reason)
    // Terminates a peer that does not answer the close frame.
    setTimeout(() => this.socket.terminate(), 2_000).unref()
  }

  private hear(data: Buffer, binary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.socket.terminate(), patience.next)
    const now = Date.now()
    if (now - this.windowFrom > rateWindow) {
      this.windowFrom = now
      this.windowBytes = 0
    }
    this.windowBytes += data.length
    if (this.windowBytes > (this.options.mostRate * rateWindow) / 1_000)
      this.publication ? this.publication.tooMuch() : this.refuse('too-much')
    else if (binary) this.hearChunk(data)
    else this.hearText(data.toString('utf8'))
  }

  private hearText(text: string): void {
    const message = readPublish(text)
    if (!message) this.refuse('invalid')
    else if (this.reader) this.setUp(this.reader, message)
    else if (this.asked || message.key === undefined) this.refuse('invalid')
    else void this.publish(message.key, message)
  }

  private async publish(key: string, message: IngestPublish): Promise<void> {
    this.asked = true
    this.socket.pause()
    const result = await this.options.publish(key, this.address, (reason) => this.refuse(reason)).catch(() => 'limit' as const)
    this.socket.resume()
    if (typeof result === 'string') {
      this.refuse(refusals[result])
      return
    }
    this.publication = result
    this.slot.confirm()
    if (this.socket.readyState !== this.socket.OPEN) return result.end()
    this.reader = new IngestReader(result)
    if (this.setUp(this.reader, message)) this.reply({ type: 'ready', room_id: result.roomId })
  }

  private setUp(reader: IngestReader, message: IngestPublish): boolean {
    const fits = (message.video !== null || message.audio !== null) && reader.setUp(message)
    if (!fits) this.refuse('codec')
    return fits
  }

  private hearChunk(data: Buffer): void {
    const chunk = this.reader ? readIngestFrame(data) : null
    if (!chunk) {
      this.refuse('invalid')
      return
    }
    this.reader?.take(chunk)
    this.taken += data.length
    if (this.taken - this.acked < ackEvery) return
    this.acked = this.taken
    this.reply({ type: 'ack', bytes: this.taken })
  }
}

/** Messages may be long, but the first message of a stranger is a key and a codec: nothing beyond that is buffered. */
function boundBeforeKey(socket: Duplex, slot: ConnectionSlot): void {
  let received = 0
  const count = (bytes: Buffer): void => {
    received += bytes.length
    if (slot.isConfirmed) socket.off('data', count)
    else if (received > strangerBytes) socket.destroy()
  }
  socket.on('data', count)
}

export function createIngestServer(options: IngestServerOptions): IngestServer {
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: mostMessage,
    maxFragments: mostFragments,
  })
  const refuse = socketRefusal(options.publicUrl)
  const admission = new Admission({ perAddress })
  const addressOf = requestAddressReader(options.trustProxy)
  wss.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'))
  let closed = false
  return {
    upgrade(request, socket, head) {
      if (closed) return refuse(socket, '503 Service Unavailable')
      // A key in the URL would end up in logs.
      if (request.url !== ingestPath) return refuse(socket, '400 Bad Request')
      if (!originAllowed(request.headers, [options.publicUrl, options.mobileUrl])) return refuse(socket, '403 Forbidden')
      const address = addressOf(request)
      const slot = admission.acquire(address, () => socket.destroy())
      if (!slot) return refuse(socket, '429 Too Many Requests')
      socket.once('close', slot.release)
      wss.handleUpgrade(request, socket, head, (ws) => {
        new IngestSession(ws, options, { slot, address })
        boundBeforeKey(socket, slot)
      })
    },
    close() {
      closed = true
      for (const client of wss.clients) client.terminate()
      wss.close()
    },
  }
}
