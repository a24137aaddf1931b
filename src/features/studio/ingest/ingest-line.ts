// The socket to /ingest: says who publishes what, sends chunks with back-pressure, and comes back by itself after a fault.
import type { IngestAudio, IngestPublish, IngestRefusal, IngestReply, IngestVideo } from '../../../../contract/room/stream.ts'
import { ingestFrame, ingestHeaderBytes } from '../../../../rules/room/ingest-frame.ts'
import { SendWindow } from './send-window.ts'

export type LineState = { phase: 'connecting' } | { phase: 'on' } | { phase: 'lost' } | { phase: 'refused'; reason: IngestRefusal }

export interface IngestLineOptions {
  /** Of the socket. */
  url: string
  key: string
  onState(state: LineState): void
  /** The other side begins: it needs a key frame first. */
  onWantKey(): void
}

/** Milliseconds before another try, longer after each. */
const waits = [500, 1_000, 2_000, 4_000, 8_000]
/** Milliseconds that a track may keep the other waiting before it goes without. */
const patience = 3_000
/** Milliseconds after a loss in which our own lost line may keep the place: the server gives up a silent one after eight seconds. */
const ownPlace = 20_000
/** Milliseconds without a word of the server after which a line with so many bytes on their way is dead: it acknowledges half of them. */
const deadAfter = 15_000
const answered = 64 * 1_024

export class IngestLine {
  private readonly options: IngestLineOptions
  private readonly window = new SendWindow()
  private socket: WebSocket | null = null
  private video: IngestVideo | null = null
  private audio: IngestAudio | null = null
  private isIn = false
  private hasAsked = false
  private isClosed = false
  private tries = 0
  /** When the line was lost that was in. */
  private lostAt = Number.NEGATIVE_INFINITY
  /** When the server was heard last. */
  private heardAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Bytes that left, for the figures. */
  bytes = 0

  constructor(options: IngestLineOptions) {
    this.options = options
    this.open()
  }

  drops = (): number => this.window.drops

  private open(): void {
    this.options.onState({ phase: 'connecting' })
    const socket = new WebSocket(this.options.url)
    socket.binaryType = 'arraybuffer'
    this.socket = socket
    this.isIn = false
    this.hasAsked = false
    this.window.reset()
    socket.onopen = () => {
      this.timer = setTimeout(() => this.announce(true), patience)
      this.announce()
    }
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as IngestReply)
    socket.onclose = () => this.lost(socket)
  }

  private hear(reply: IngestReply): void {
    this.heardAt = Date.now()
    if (reply.type === 'ready') {
      this.isIn = true
      this.tries = 0
      this.options.onState({ phase: 'on' })
      this.options.onWantKey()
    } else if (reply.type === 'ack') {
      this.window.ack(reply.bytes)
      if (this.window.wantsKey()) this.options.onWantKey()
    } else if (reply.reason === 'taken' && Date.now() - this.lostAt < ownPlace) {
      // Its end is one more loss: the next try comes by itself.
      this.socket?.close()
    } else {
      this.close()
      this.options.onState({ phase: 'refused', reason: reply.reason })
    }
  }

  private lost(socket: WebSocket): void {
    if (this.isClosed || socket !== this.socket) return
    clearTimeout(this.timer)
    if (this.isIn) this.lostAt = Date.now()
    this.isIn = false
    this.options.onState({ phase: 'lost' })
    this.timer = setTimeout(() => this.open(), waits[Math.min(this.tries, waits.length - 1)])
    this.tries += 1
  }

  /** What is published, once both tracks are known; `anyway`: with the one that is. */
  private announce(anyway = false): void {
    const { socket, video, audio } = this
    if (socket?.readyState !== WebSocket.OPEN || (!video && !audio) || (!(video && audio) && !anyway && !this.hasAsked)) return
    clearTimeout(this.timer)
    const message: IngestPublish = { type: 'publish', ...(!this.hasAsked && { key: this.options.key }), video, audio }
    this.hasAsked = true
    socket.send(JSON.stringify(message))
  }
  setVideo(video: IngestVideo): void {
    this.video = video
    this.announce()
  }
  setAudio(audio: IngestAudio): void {
    this.audio = audio
    this.announce()
  }

  /** Answers whether it left. */
  send(kind: 'video' | 'audio', chunk: EncodedVideoChunk | EncodedAudioChunk): boolean {
    const isKnown = kind === 'video' ? this.video : this.audio
    if (!this.isIn || !isKnown || this.socket?.readyState !== WebSocket.OPEN) return false
    if (this.isDead()) {
      this.drop(this.socket)
      return false
    }
    const isKey = chunk.type === 'key'
    if (!this.window.take(kind, isKey, ingestHeaderBytes + chunk.byteLength)) return false
    const { timestamp, duration } = chunk
    const frame = ingestFrame({ kind, key: isKey, timestamp, duration: duration ?? 0 }, chunk.byteLength)
    chunk.copyTo(frame.subarray(ingestHeaderBytes))
    this.socket.send(frame as Uint8Array<ArrayBuffer>)
    this.bytes += frame.length
    return true
  }

  /** A network that swallows everything closes nothing: the socket would be open for minutes. */
  private isDead = (): boolean => this.window.onWay() >= answered && Date.now() - this.heardAt > deadAfter
  private drop(socket: WebSocket): void {
    // A dead peer never answers a close, so that is not waited for.
    socket.onclose = null
    socket.close()
    this.lost(socket)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    this.socket?.close(1000)
  }
}
