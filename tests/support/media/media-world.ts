// Streams behind an HTTP server without rooms and accounts; a test key opens the room of the same name.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Context } from '../../../server/core/context.ts'
import { createRegistry } from '../../../server/core/registry.ts'
import { createMedia, type Media } from '../../../server/media/media.ts'
import { testApp, testConfig } from '../app.ts'
import type { TestDatabase } from '../database/database.ts'

export interface MediaServer {
  media: Media
  base: string
  rtmp: string
  warnings: { msg: string }[]
  /** Metrics as an operator reads them. */
  metrics(): Promise<string>
  /** Makes this key invalid from now on. */
  revoke(key: string): void
  /** Returns the text, or null if it does not exist. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  text(path: string): Promise<string>
  stop(): Promise<void>
}
export interface MediaWorld {
  folder: string
  /** `later`: milliseconds that its clock is ahead. */
  start(env?: Record<string, string>, later?: number): Promise<MediaServer>
  remove(): void
}

/** Keys are `key-of-ROOM`; a room whose name starts with `tried` is not on the air. */
export const keyOf = (room: string): string => `key-of-${room}`

export function mediaWorld(database: Pick<TestDatabase, 'db' | 'pool'>): MediaWorld {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-media-'))
  return {
    folder,
    async start(env = {}, later = 0) {
      const warnings: { msg: string }[] = []
      const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line)) })
      const config = testConfig({ DATA_DIR: folder, RTMP_PORT: '0', HOST: '127.0.0.1', FFMPEG: 'off', ...env })
      const metrics = createRegistry()
      const revoked = new Set<string>()
      const context = { config, log, ...database, metrics } as unknown as Context
      const media = createMedia(context, {
        authorize: async (key) => (key.startsWith('key-of-') && !revoked.has(key) ? { roomId: key.slice('key-of-'.length) } : null),
        formerRoom: async (key) => (revoked.has(key) ? key.slice('key-of-'.length) : null),
        titleOf: async (room) => ({ title: `Title of ${room}`, cover: '' }),
        onAir: async (room) => !room.startsWith('tried'),
        now: () => Date.now() + later,
      })
      const app = await testApp((http) => media.register(http))
      const server = createServer((request, response) => app.routing(request, response))
      server.on('upgrade', (request, socket, head) => media.upgrade(request, socket, head))
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      await media.start()
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const get: MediaServer['get'] = (path, headers = {}) => fetch(`${base}${path}`, { headers })
      return {
        media,
        base,
        rtmp: `rtmp://127.0.0.1:${media.rtmpPort}/live`,
        warnings,
        metrics: () => metrics.metrics(),
        revoke: (key) => void revoked.add(key),
        get,
        text: async (path) => (await get(path)).text(),
        async stop() {
          await media.close()
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
          await app.close()
        },
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Polls until the result is truthy, for up to ten seconds. */
export async function until<T>(check: () => T | Promise<T>, within = 10_000): Promise<NonNullable<T>> {
  const end = Date.now() + within
  do {
    const found = await check()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  } while (Date.now() < end)
  throw new Error(`not within ${within} ms: ${check}`)
}
