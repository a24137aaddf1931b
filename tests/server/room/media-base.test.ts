// Streams behind a CDN: viewers are sent only there, and get everything they need from it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { mediaScene } from '../../support/media/media-scene.ts'
import { until } from '../../support/media/media-world.ts'

/** Fetches paths under /stand from our server, as a CDN does. */
const cdn = createServer((request, response) => {
  fetch(`${scene.server.base}${(request.url ?? '').replace(/^\/stand/, '')}`).then(
    async (reply) => {
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await reply.arrayBuffer()))
    },
    (error: Error) => response.writeHead(502).end(error.message),
  )
})
await new Promise<void>((resolve) => void cdn.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/stand`
const scene = mediaScene({ STREAM_GRACE: '2', MEDIA_BASE: base })
afterAll(() => {
  cdn.closeAllConnections()
  cdn.close()
})

const text = async (url: string): Promise<string> => (await fetch(url)).text()
async function pictures(url: string): Promise<number> {
  const { segments } = readPlaylist(await text(url))
  const [first] = segments
  if (!first) return 0
  const bytes = Buffer.from(await (await fetch(new URL(first.uri, url))).arrayBuffer())
  return readFragments(bytes).length
}

it('a stream, its room’s messages and its recording name the CDN and play from there', async () => {
  const room = scene.newRoom()
  const bases: (string | null)[] = []
  const stopListening = scene.server.media.onChange((id, info) => void (id === room && bases.push(info.url)))
  await scene.publish(room)
  await until(async () => (await scene.list(room)).segments.length >= 6)
  const live = scene.server.media.info(room).url ?? ''
  expect(live).toBe(`${base}/hls/${room}/index.m3u8`)
  expect(bases).toEqual([live])
  const [quality = ''] = (await text(live)).split('\n').filter((line) => line.endsWith('.m3u8'))
  expect(await pictures(new URL(quality, live).href)).toBeGreaterThan(0)
  await scene.server.media.end(room)
  stopListening()
  const [recording] = await until(async () => {
    const found = await scene.server.media.playbacks(room)
    return found.length > 0 ? found : null
  })
  expect(recording?.url).toBe(`${base}/hls/playback/${recording?.id}/index.m3u8`)
  expect(await pictures(recording?.url ?? '')).toBeGreaterThan(0)
})
