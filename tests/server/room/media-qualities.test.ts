// Further qualities by ffmpeg, which a stand-in program replaces; where there is none, only the original.
import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { avcRecord } from '../../support/media/avc-record.ts'
import { readPlaylist } from '../../support/media/hls-reader.ts'
import { keyOf, mediaWorld, until } from '../../support/media/media-world.ts'
import { type PublishOptions, publishRtmp } from '../../support/media/rtmp-publisher.ts'
import { standInFfmpeg } from '../../support/media/stand-in-ffmpeg.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

/** Declares taller pictures than the real ones. */
const tall: PublishOptions['change'] = (tag) => {
  if (tag.codec_type !== 9 || tag.data[1] !== 0) return tag
  const data = Buffer.concat([tag.data.subarray(0, 5), avcRecord(1_920, 1_080)])
  return { ...tag, data, size: data.length }
}

describe('full HD stream, higher than every quality', () => {
  it('is available in HD, SD and smooth too, under the same numbers and dates', async () => {
    const world = mediaWorld(database)
    const server = await world.start({ FFMPEG: await standInFfmpeg(world.folder), TRANSCODES: '2' })
    // The initial burst advances the run's clock while the encoder is still busy with it.
    const publisher = await publishRtmp(server.rtmp, keyOf('tall'), { change: tall, burst: 1_500 })
    const list = async (quality: string) => readPlaylist(await server.text(`/hls/tall/${quality}/index.m3u8`))
    const [small, large] = await until(async () => {
      const found = await Promise.all([list('smooth'), list('hd')])
      return found.every(({ segments }) => segments.length >= 2) ? found : null
    }, 40_000)
    const original = await list('original')
    expect(server.media.info('tall').qualities).toEqual(['original', 'hd', 'sd', 'smooth'])
    const index = await server.text('/hls/tall/index.m3u8')
    expect([...index.matchAll(/RESOLUTION=(\w+)/g)].map(([, size]) => size).sort()).toEqual(['1280x720', '1920x1080', '640x360', '854x480'])
    for (const [quality, { segments }] of [
      ['smooth', small],
      ['hd', large],
    ] as const)
      for (const segment of segments) {
        const same = original.segments.find(({ msn }) => msn === segment.msn)
        // FLV counts in milliseconds.
        expect(Math.abs((same?.at ?? 0) - segment.at)).toBeLessThan(10)
        expect(same?.duration).toBeCloseTo(segment.duration, 1)
        expect((await server.get(`/hls/tall/${quality}/${segment.uri}`)).status).toBe(200)
      }
    // A still for every ten seconds, of its first picture, which the recording has too.
    const stillsOf = async (place: string): Promise<number[]> => JSON.parse(await server.text(`/hls/${place}/stills.json`)).at
    const [still = 0] = await until(async () => {
      const found = await stillsOf('tall')
      return found.length > 0 ? found : null
    }, 40_000)
    expect(original.segments.map(({ at }) => Math.round(at))).toContain(still)
    const picture = await server.get(`/hls/tall/still-${still}.jpg`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(await picture.text()).toContain('1920x1080')
    for (const none of ['still-1.jpg', `still-${still + 1}.jpg`, 'still-..%2f..%2fbroadcast.json', 'broadcast.json'])
      expect((await server.get(`/hls/tall/${none}`)).status, none).toBe(404)
    expect(server.warnings).toEqual([])
    await until(() => server.media.info('tall').dvr_seconds >= 6)
    await server.media.end('tall')
    const [recording] = await until(async () => {
      const found = await server.media.playbacks('tall')
      return found.length > 0 ? found : null
    })
    expect(await stillsOf(`playback/${recording?.id}`)).toContain(still)
    expect((await server.get(`/hls/playback/${recording?.id}/still-${still}.jpg`)).status).toBe(200)
    publisher.die()
    await server.stop()
    world.remove()
  })
  it('survives a program that is not ffmpeg, with a warning', async () => {
    const world = mediaWorld(database)
    const server = await world.start({ FFMPEG: '/nonexistent/ffmpeg', TRANSCODES: '1' })
    await until(() => server.warnings.some(({ msg }) => msg.includes('FFMPEG names a program that does not run')))
    const publisher = await publishRtmp(server.rtmp, keyOf('plain'))
    await until(() => server.media.info('plain').state === 'live')
    expect(server.media.info('plain').qualities).toEqual(['original'])
    expect(await server.text('/hls/plain/stills.json')).toBe('{"at":[]}')
    publisher.die()
    await server.stop()
    world.remove()
  })
})

describe('when a reader does not read', () => {
  it('blocks nobody: the stream and other readers continue', async () => {
    const world = mediaWorld(database)
    const server = await world.start()
    const publisher = await publishRtmp(server.rtmp, keyOf('slow'))
    const list = async () => readPlaylist(await server.text('/hls/slow/original/index.m3u8'))
    const first = await until(async () => (await list()).segments[0])
    const lazy = Array.from({ length: 30 }, () => {
      const asked = request(`${server.base}/hls/slow/original/${first.uri}`, { agent: false }, (response) => response.pause())
      asked.on('error', () => undefined)
      asked.end()
      return asked
    })
    const before = (await list()).segments.length
    const after = await until(async () => {
      const { segments } = await list()
      return segments.length >= before + 2 ? segments : null
    })
    const last = after.at(-1)?.uri
    expect((await server.get(`/hls/slow/original/${last}`)).status).toBe(200)
    expect(server.media.info('slow').state).toBe('live')
    for (const each of lazy) each.destroy()
    publisher.die()
    await server.stop()
    world.remove()
  })
})
