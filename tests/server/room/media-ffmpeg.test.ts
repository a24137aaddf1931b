// The real encoder at both ends: Debian's ffmpeg publishes to our RTMP server, and makes the lower qualities. Where there is none, npm run
// soak -- streams needs it (docs/decisions/0025).
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database/database.ts'
import { readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { keyOf, type MediaServer, type MediaWorld, mediaWorld, until } from '../../support/media/media-world.ts'
import { hasFfmpeg } from '../../support/media/nginx-rtmp.ts'
import { isShort, soak } from '../../support/soak.ts'

describe.skipIf(!soak(hasFfmpeg, true))('ffmpeg', () => {
  let world: MediaWorld
  let server: MediaServer
  const publishers: ChildProcess[] = []
  beforeAll(async () => {
    world = mediaWorld(await testDatabase())
    // Runs the encoder itself, after it has written its process id.
    const program = join(world.folder, 'encoder')
    writeFileSync(program, '#!/bin/sh\necho "$$ $*" >> "$0.pids"\nexec ffmpeg "$@"\n', { mode: 0o755 })
    server = await world.start({ FFMPEG: program, TRANSCODES: '1', STREAM_GRACE: '30' })
  })
  afterAll(async () => {
    for (const publisher of publishers) publisher.kill('SIGKILL')
    await server?.stop()
    world?.remove()
  })

  /** A picture of 1280 × 720 and a tone, as OBS sends them: H.264 with one key frame a second, AAC. */
  function publish(key: string): ChildProcess {
    const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=25']
    const sound = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000']
    const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-g', '25', '-b:v', '1500k']
    const out = ['-c:a', 'aac', '-f', 'flv', `${server.rtmp}/${key}`]
    const publisher = spawn('ffmpeg', ['-nostdin', '-loglevel', 'error', ...picture, ...sound, ...video, ...out], { stdio: 'ignore' })
    publishers.push(publisher)
    return publisher
  }
  const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
  const list = async (quality: string) => readPlaylist(await server.text(`/hls/obs/${quality}/index.m3u8`))
  const bytesOf = async (path: string) => Buffer.from(await (await server.get(path)).arrayBuffer())

  it('is rejected with an unknown key', async () => {
    const publisher = publish('nobody-has-this-key')
    await until(() => isOver(publisher), 20_000)
    expect(publisher.exitCode).not.toBe(0)
  })

  it('is played in the original and all lower qualities under the same numbers, even after it dies and reconnects', async () => {
    const publisher = publish(keyOf('obs'))
    const small = await until(async () => {
      const found = await list('smooth')
      return found.segments.length >= 3 ? found : null
    }, 40_000)
    const original = await list('original')
    expect(server.media.info('obs').qualities).toEqual(['original', 'sd', 'smooth'])
    expect(server.media.health('obs')).toMatchObject({ source: 'rtmp', width: 1_280, height: 720 })
    const index = await server.text('/hls/obs/index.m3u8')
    expect([...index.matchAll(/RESOLUTION=(\w+)/g)].map(([, size]) => size).sort()).toEqual(['1280x720', '640x360', '854x480'])
    for (const { msn, at, uri } of small.segments) {
      const same = original.segments.find((one) => one.msn === msn)
      // One picture lasts 40 ms.
      expect(Math.abs((same?.at ?? 0) - at), `piece ${msn}`).toBeLessThan(40)
      const pictures = readFragments(await bytesOf(`/hls/obs/smooth/${uri}`)).flatMap(({ tracks }) => tracks.filter(({ id }) => id === 1))
      // A viewer can change quality at each segment.
      expect(pictures[0]?.keys, `piece ${msn}`).toBeGreaterThan(0)
    }

    // The seek bar's still: small, and of the segment's first picture.
    const [still] = await until(async () => {
      const found = JSON.parse(await server.text('/hls/obs/stills.json')).at as number[]
      return found.length > 0 ? found : null
    }, 20_000)
    const picture = await bytesOf(`/hls/obs/still-${still}.jpg`)
    const frame = picture.indexOf(Buffer.of(0xff, 0xc0))
    expect([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)]).toEqual([168, 94])
    expect(original.segments.map(({ at }) => Math.round(at))).toContain(still)

    publisher.kill('SIGKILL')
    await until(() => server.media.info('obs').state === 'away')
    publish(keyOf('obs'))
    await until(() => server.media.info('obs').state === 'live', 20_000)
    const last = original.segments.at(-1)?.msn ?? 0
    await until(async () => (await list('original')).segments.some(({ msn, breaks }) => breaks && msn > last), 20_000)
  })

  it.skipIf(isShort)('continues in the original alone if its encoder is killed, offering no quality that stalls', async () => {
    await until(() => server.media.info('obs').qualities.length === 3, 20_000)
    const standing = await until(async () => (await list('smooth')).segments.at(-1), 20_000)
    const encoder = readFileSync(join(world.folder, 'encoder.pids'), 'utf8')
      .split('\n')
      .findLast((line) => line.includes('-f flv'))
    process.kill(Number.parseInt(encoder ?? '', 10), 'SIGKILL')
    await until(() => server.media.info('obs').qualities.join() === 'original', 30_000)
    expect(await server.text('/hls/obs/index.m3u8')).not.toContain('640x360')
    // The player loses the quality's list, so that it switches, but no segment that the list has announced.
    expect((await server.get('/hls/obs/smooth/index.m3u8')).status).toBe(404)
    expect((await server.get(`/hls/obs/smooth/${standing?.uri}`)).status).toBe(200)
    expect(server.media.info('obs').state).toBe('live')
  })
})
