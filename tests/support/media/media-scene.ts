// One stream server per test file, with publishers that end with their test.
import { afterAll, afterEach, beforeAll } from 'vitest'
import { testDatabase } from '../database/database.ts'
import { type ReadPlaylist, readPlaylist } from './hls-reader.ts'
import { keyOf, type MediaServer, type MediaWorld, mediaWorld } from './media-world.ts'
import { type PublishOptions, publishRtmp, type RtmpPublisher } from './rtmp-publisher.ts'

export interface MediaScene {
  /** Available from the first test on. */
  readonly server: MediaServer
  newRoom(): string
  publish(room: string, options?: PublishOptions): Promise<RtmpPublisher>
  list(room: string, query?: string): Promise<ReadPlaylist>
  bytes(path: string): Promise<Buffer>
}

export function mediaScene(env: Record<string, string>): MediaScene {
  let world: MediaWorld
  let server: MediaServer
  const publishers: RtmpPublisher[] = []
  let rooms = 0
  beforeAll(async () => {
    world = mediaWorld(await testDatabase())
    server = await world.start(env)
  })
  afterEach(() => {
    for (const publisher of publishers.splice(0)) publisher.die()
  })
  afterAll(async () => {
    await server.stop()
    world.remove()
  })
  return {
    get server() {
      return server
    },
    newRoom() {
      rooms += 1
      return `room${rooms}`
    },
    async publish(room, options) {
      const publisher = await publishRtmp(server.rtmp, keyOf(room), options)
      publishers.push(publisher)
      return publisher
    },
    list: async (room, query = '') => readPlaylist(await server.text(`/hls/${room}/original/index.m3u8${query}`)),
    bytes: async (path) => Buffer.from(await (await server.get(path)).arrayBuffer()),
  }
}
