// WebSocket to /ingest: announces the publisher and its tracks, sends chunks with back-pressure, and reconnects after a failure.
import type { IngestAudio, IngestPublish, IngestRefusal, IngestReply, IngestVideo } from '../../../../../contract/room/stream.ts'
import { ingestFrame, ingestHeaderBytes } from '../../../../../rules/room/ingest-frame.ts'
import { SendWindow } from './send-window.ts'

export type IngestConnectionState =
  | { phase: 'connecting' }
  | { phase: 'on' }
  | { phase: 'lost' }
  | { phase: 'refused'; reason: IngestRefusal }

export interface IngestConnectionOptions {
  /** URL of the socket. */
  url: string
  key: string
  onState(state: IngestConnectionState): void
  /** The server is ready or has room again: it needs a key frame first. */
  onWantKey(): void
}

/** Backoff between reconnects, in milliseconds. */
const waits = [500, 1_000, 2_000, 4_000, 8_000]
/** Milliseconds that one track waits for the other before it is announced alone. */
const patience = 3_000
/** Milliseconds after a disconnect in which our own lost connection may still hold the slot: the server drops a silent one after 8 s. */
const ownPlace = 20_000
/**
 * Milliseconds without a server message after which a connection with that many unacknowledged bytes is dead: the server acknowledges every
 * half of that.
 */
const deadAfter = 15_000
const answered = 64 * 1_024

export class IngestConnection {
  private readonly options: IngestConnectionOptions
  private readonly window = new SendWindow()
  private socket: WebSocket | null = null
  private video: IngestVideo | null = null
  private audio: IngestAudio | null = null
  private isIn = false
  private hasAsked = false
  private isClosed = false
  private tries = 0
  /** When the last accepted connection was lost. */
  private lostAt = Number.NEGATIVE_INFINITY
  /** When the last server message arrived. */
  private heardAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Bytes sent, for the figures. */
  bytes = 0

  constructor(options: IngestConnectionOptions) {
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
      // Closing counts as one more disconnect, which schedules the next retry.
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

  /** Announces the tracks once both are known; `anyway`: also with only one. */
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

  /** Returns whether the chunk was sent. */
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

  /** A network that silently drops packets does not close the socket, which would stay open for minutes. */
  private isDead = (): boolean => this.window.onWay() >= answered && Date.now() - this.heardAt > deadAfter
  private drop(socket: WebSocket): void {
    // A dead peer never completes the closing handshake, so it is not awaited.
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
