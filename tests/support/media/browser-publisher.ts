// A publisher like a browser: sends the encoded pictures and sound of a film over the socket /ingest, in real time.
import { type ClientOptions, WebSocket } from 'ws'
import type { IngestReply } from '../../../contract/room/stream.ts'
import { ingestFrame } from '../../../rules/room/ingest-frame.ts'
import { readTag } from '../../../server/media/codec/flv-tag.ts'
import { maxUnsent, tagsOf } from './rtmp-publisher.ts'

export interface BrowserPublisher {
  socket: WebSocket
  heard: IngestReply[]
  sendFrame(message: object): void
  closed: boolean
}
/** @param base URL of the server. Rejects with the status of a refused handshake in its message. */
export async function openIngest(base: string, path = '/ingest', options: ClientOptions = {}): Promise<BrowserPublisher> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}`, { headers: { origin: base }, ...options })
  const publisher: BrowserPublisher = { socket, heard: [], closed: false, sendFrame: (message) => socket.send(JSON.stringify(message)) }
  socket.on('message', (data: Buffer) => publisher.heard.push(JSON.parse(String(data)) as IngestReply))
  socket.on('close', () => {
    publisher.closed = true
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  return publisher
}

const contents = tagsOf().map(({ codec_type, dts, data, size }) => readTag(codec_type, dts, data.subarray(0, size)))
const frames = contents.flatMap((content) => (content.type === 'frame' ? [content.frame] : []))
/** Duration of the film in microseconds: from its first frame to its first frame of the next repetition. */
const period = (frames.at(-1)?.dts ?? 0) + 40_000

export function setupDescription(type: 'video setup' | 'audio setup'): Buffer {
  const found = contents.find((content) => content.type === type)
  return found && 'setup' in found ? (found.setup.description ?? Buffer.alloc(0)) : Buffer.alloc(0)
}
export const videoSetup = {
  codec: 'avc1.4d401f',
  codedWidth: 640,
  codedHeight: 360,
  description: setupDescription('video setup').toString('base64'),
}
export const audioSetup = {
  codec: 'mp4a.40.2',
  sampleRate: 48_000,
  numberOfChannels: 1,
  description: setupDescription('audio setup').toString('base64'),
}

/** Sends the film repeatedly until the socket closes; returns a function that stops it. `change` transforms a picture. */
export function sendFilm(publisher: BrowserPublisher, change: (data: Buffer, key: boolean) => Buffer = (data) => data): () => void {
  const began = Date.now()
  let next = 0
  const timer = setInterval(() => {
    // Frames that fall due meanwhile, or that the socket has not taken yet, wait for the next tick.
    const due = Date.now() - began
    while (!publisher.closed && publisher.socket.bufferedAmount < maxUnsent) {
      const frame = frames[next % frames.length]
      const timestamp = (frame?.dts ?? 0) + Math.floor(next / frames.length) * period
      if (!frame || timestamp / 1_000 > due) return
      const data = frame.kind === 'video' ? change(frame.data, frame.key) : frame.data
      const bytes = ingestFrame({ kind: frame.kind, key: frame.key, timestamp, duration: 0 }, data.length)
      bytes.set(data, 16)
      publisher.socket.send(bytes)
      next += 1
    }
  }, 10)
  return () => clearInterval(timer)
}
