// One RTMP connection of a publisher: node-media-server's protocol with our own limits. It can only publish.
/// <reference path="../node-media-server.d.ts" />
import type { Socket } from 'node:net'
import logger from 'node-media-server/src/core/logger.js'
import Rtmp, { type RtmpInvoke } from 'node-media-server/src/protocol/rtmp.js'
import { strangerBytes } from '../admission.ts'
import { readTag } from '../codec/flv-tag.ts'
import type { PublishRefusal, PublishResult } from '../key/publish-by-key.ts'
import { type AskedKey, readStreamKey } from '../key/stream-key.ts'
import type { Publication } from '../publication.ts'

// The library would print data from strangers to the terminal.
logger.log = () => undefined

/** Bytes per message: before a publisher is known, and after. A key frame at 50 Mbit/s is smaller. */
const smallMessage = 64 * 1024
const largeMessage = 6 * 1024 * 1024
/** Chunk streams per connection; OBS uses four. */
const mostStreams = 32
/** Bytes between two acknowledgements to the publisher. */
const acknowledgeEvery = 2_500_000

interface RtmpRoom {
  /** The publication for this key, or why it is refused. `cut` closes the connection. */
  publish(asked: AskedKey, cut: () => void): Promise<PublishResult>
  /** Called when the key was valid. */
  onPublish(): void
}

const refusals: Record<PublishRefusal, string> = {
  key: 'This stream key is not known.',
  address: 'This application is not known, though the stream key is good: publish to /live.',
  taken: 'Somebody else publishes in this room.',
  limit: 'Too many streams at once.',
}

export class RtmpSession extends Rtmp {
  private readonly socket: Socket
  private readonly room: RtmpRoom
  private publication: Publication | null = null
  private asked = false
  private received = 0
  private acknowledged = 0

  constructor(socket: Socket, room: RtmpRoom) {
    super()
    this.socket = socket
    this.room = room
    this.onOutputCallback = (bytes) => {
      if (socket.writable) socket.write(bytes)
    }
  }

  /** True once a publication exists. */
  get publishes(): boolean {
    return this.publication !== null
  }

  /** Throws on data that is not RTMP, or on too much of it. */
  read(bytes: Buffer): void {
    if (this.received === 0 && bytes[0] !== 3) throw new Error('not RTMP')
    this.received += bytes.length
    if (!this.asked && this.received > strangerBytes) throw new Error('too much data before a stream key')
    if (this.received - this.acknowledged > acknowledgeEvery) {
      this.acknowledged = this.received
      this.sendACK(this.received % 2 ** 32)
    }
    const wrong = this.parserData(bytes)
    if (wrong) throw new Error(wrong)
  }

  /** The publisher exceeded its rate: reports it to the streamer. The caller closes the connection. */
  tooMuch(): void {
    this.publication?.tooMuch()
  }

  end(): void {
    this.publication?.end()
    this.publication = null
  }

  override packetAlloc(): void {
    if (this.inPackets.size > mostStreams) throw new Error('too many chunk streams')
    if (this.parserPacket.header.length > (this.publication ? largeMessage : smallMessage)) {
      this.tooMuch()
      throw new Error('a message that is too long')
    }
    super.packetAlloc()
  }

  override controlHandler(): void {
    super.controlHandler()
    if (!(this.inChunkSize >= 1 && this.inChunkSize <= 0xffffff)) throw new Error('invalid chunk size')
  }

  override onPlay(): void {
    // Viewers use HLS; knowing a key must not let anyone watch more with it.
    throw new Error('playback is not supported')
  }

  override onPublish(message: RtmpInvoke): void {
    if (this.asked) throw new Error('published twice')
    this.asked = true
    const asked = readStreamKey(String(this.streamApp ?? ''), String(message.streamName ?? ''))
    this.streamName = 'stream'
    this.streamId = this.parserPacket.header.stream_id
    // Stops reading until the publisher is authorized.
    this.socket.pause()
    this.room
      .publish(asked, () => this.socket.destroy())
      .then(
        (result) => {
          if (typeof result === 'string') {
            this.sendStatusMessage(this.streamId, 'error', 'NetStream.Publish.BadName', refusals[result])
            this.socket.end()
            return
          }
          if (this.socket.destroyed) {
            result.end()
            return
          }
          this.publication = result
          this.room.onPublish()
          this.respondPublish()
          this.socket.resume()
        },
        () => this.socket.destroy(),
      )
  }

  override onDeleteStream(): void {
    this.end()
  }

  override dataHandler(): void {
    const { header, clock, payload } = this.parserPacket
    if (!this.publication) return
    // The parser reuses its buffer for the next message.
    const content = readTag(header.type, clock, Buffer.from(payload.subarray(0, header.length)))
    if (content.type === 'video setup') this.publication.setVideo(content.setup)
    else if (content.type === 'audio setup') this.publication.setAudio(content.setup)
    else if (content.type === 'frame') this.publication.add(content.frame)
    else if (content.type === 'broken') this.publication.broken(content.kind)
    else if (content.type === 'foreign') this.publication.foreign(content.kind, content.what)
    else if (content.type === 'undecodable') this.publication.undecodable(content.kind, content.what)
  }
}
