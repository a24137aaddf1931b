// An uploaded video that its viewer has paused: the player's buffer is full, so the connection stalls.
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { registerUploads } from '../../../server/features/upload/routes.ts'
import type { Storage } from '../../../server/features/upload/storage.ts'
import { mediaPath, type Uploads } from '../../../server/features/upload/uploads.ts'
import { testApp } from '../../support/app.ts'

it('has a longer stall timeout than live streams', async () => {
  const video = new Readable({ read: () => undefined })
  video.push(Buffer.alloc(1_000))
  const storage = { size: async () => 50_000_000, stream: async () => video }
  const app = await testApp((http) => registerUploads(http, {} as Uploads, storage as unknown as Storage))
  const peers: Socket[] = []
  app.server.on('connection', (peer) => peers.push(peer))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write(`GET ${mediaPath}${'a'.repeat(22)}.mp4 HTTP/1.1\r\nHost: a\r\nRange: bytes=0-\r\n\r\n`)
  await vi.waitFor(() => expect(peers[0]?.timeout).toBe(60_000))
  socket.destroy()
  await app.close()
})
