// A publisher that uses node-media-server's RTMP client and sends a local file in real time, so that no ffmpeg is needed.
/// <reference path="../../../server/media/node-media-server.d.ts" />
/// <reference path="./rtmp-client.d.ts" />
import { readFileSync } from 'node:fs'
import logger from 'node-media-server/src/core/logger.js'
import Flv, { type FlvPacket } from 'node-media-server/src/protocol/flv.js'
import RtmpClient from 'node-media-server/src/protocol/rtmp_client.js'

// It logs responses that it does not know.
logger.log = () => undefined

/** Bytes waiting in the connection at which the publisher pauses. */
export const maxUnsent = 16_000_000

const loopFile = 'server/world/loops/football.flv'

export function tagsOf(path = loopFile): FlvPacket[] {
  const tags: FlvPacket[] = []
  const flv = new Flv()
  flv.onPacketCallback = (packet) => {
    tags.push({ ...packet, data: Buffer.from(packet.data.subarray(0, packet.size)) })
  }
  const wrong = flv.parserData(readFileSync(path))
  if (wrong) throw new Error(wrong)
  return tags
}

export interface RtmpPublisher {
  /** Wall clock at which the picture with time 0 was sent. */
  readonly began: number
  /** Milliseconds of the stream sent so far. */
  readonly sent: number
  readonly closed: boolean
  /** Ends as OBS does. */
  stop(): void
  /** Ends like a lost connection. */
  die(): void
}

export interface PublishOptions {
  tags?: FlvPacket[]
  /** Changes a tag before it is sent; null omits it. */
  change?: (tag: FlvPacket, index: number) => FlvPacket | null
  /** Milliseconds of the file that are sent at once at the start. */
  burst?: number
}

/** Publishes the file repeatedly until stopped; rejects if refused. */
export async function publishRtmp(
  base: string,
  key: string,
  { tags = tagsOf(), change = (tag) => tag, burst = 0 }: PublishOptions = {},
): Promise<RtmpPublisher> {
  const client = new RtmpClient()
  let closed = false
  const gone = new Promise<never>((_resolve, reject) => {
    client.onCloseCallback = () => {
      closed = true
      clearInterval(timer)
      reject(new Error('the connection was closed'))
    }
    client.onErrorCallback = () => undefined
  })
  gone.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  await Promise.race([client.connect(`${base}/${key}`), gone])
  await Promise.race([client.sendConnect(), gone])
  await Promise.race([client.sendCreateStream(), gone])
  await Promise.race([client.sendPublish(key), gone])

  const last = tags.at(-1)?.dts ?? 0
  const period = last + 40
  const began = Date.now() - burst
  let next = 0
  const send = (): void => {
    // Tags that fall due meanwhile, or that the connection has not taken yet, wait for the next tick: that lets a close event through and
    // bounds the memory.
    const due = Date.now() - began
    while (!closed && (client.socket?.writableLength ?? 0) < maxUnsent) {
      const tag = tags[next % tags.length] as FlvPacket
      const dts = tag.dts + Math.floor(next / tags.length) * period
      if (dts > due) return
      const changed = change({ ...tag, dts }, next)
      next += 1
      // The codec setups occur only at the start of the file.
      if (changed) client.sendPacket(changed)
    }
  }
  timer = setInterval(send, 10)
  send()
  const end = (): void => clearInterval(timer)
  return {
    began,
    get sent() {
      return Date.now() - began
    },
    get closed() {
      return closed
    },
    stop() {
      end()
      client.disconnect()
    },
    die() {
      end()
      client.socket?.destroy()
    },
  }
}
