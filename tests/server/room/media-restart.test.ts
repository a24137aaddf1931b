// Streams over restarts and on a small disk: what is kept, what continues, what is deleted.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { keyOf, type MediaServer, mediaWorld, until } from '../../support/media/media-world.ts'
import { publishRtmp, tagsOf } from '../../support/media/rtmp-publisher.ts'
import { isShort } from '../../support/soak.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
const list = async (server: MediaServer, room: string) => readPlaylist(await server.text(`/hls/${room}/original/index.m3u8`))

describe('when the server restarts during a stream', () => {
  it('continues the same playlist: numbers rise, a break is marked, and earlier segments remain', async () => {
    const world = mediaWorld(database)
    const first = await world.start()
    const publisher = await publishRtmp(first.rtmp, keyOf('r'))
    await until(async () => (await list(first, 'r')).segments.length >= 3)
    const before = await list(first, 'r')
    await first.stop()
    publisher.die()

    const second = await world.start()
    expect(second.media.info('r')).toMatchObject({ state: 'away', url: '/hls/r/index.m3u8' })
    const waiting = await list(second, 'r')
    expect(waiting.ended).toBe(false)
    expect(waiting.segments.slice(0, 3).map(({ msn }) => msn)).toEqual(before.segments.slice(0, 3).map(({ msn }) => msn))
    // A live list places its newest segments by what has arrived so far: a few milliseconds.
    for (const [index, { at }] of before.segments.slice(0, 3).entries())
      expect(Math.abs((waiting.segments[index]?.at ?? 0) - at)).toBeLessThan(20)
    const again = await publishRtmp(second.rtmp, keyOf('r'))
    const after = await until(async () => {
      const found = await list(second, 'r')
      return found.segments.length >= waiting.segments.length + 2 ? found : null
    })
    expect(after.segments.filter(({ breaks }) => breaks)).toHaveLength(1)
    expect(after.segments.map(({ msn }) => msn)).toEqual(after.segments.map((_segment, index) => (before.segments[0]?.msn ?? 0) + index))
    const maps = new Set(after.segments.map(({ map }) => map))
    expect(maps.size).toBe(2)
    for (const name of [...maps, ...after.segments.map(({ uri }) => uri)])
      expect((await second.get(`/hls/r/original/${name}`)).status, name).toBe(200)
    await second.media.end('r')
    again.die()
    const [playback] = await until(async () => {
      const found = await second.media.playbacks('r')
      return found.length > 0 ? found : null
    })
    const recording = readPlaylist(await second.text(playback?.url ?? ''))
    expect(recording.segments.filter(({ breaks }) => breaks)).toHaveLength(1)
    await second.stop()

    const third = await world.start()
    expect(third.media.info('r').state).toBe('idle')
    expect(readPlaylist(await third.text(playback?.url ?? '')).segments).toHaveLength(recording.segments.length)
    await third.stop()
    world.remove()
  })
  it('makes a recording of what there was if it comes back too late', async () => {
    const late = mediaWorld(database)
    const first = await late.start()
    const publisher = await publishRtmp(first.rtmp, keyOf('late'))
    await until(async () => (await list(first, 'late')).segments.length >= 6)
    await first.stop()
    publisher.die()
    const second = await late.start({ STREAM_GRACE: '1' }, 60_000)
    expect(second.media.info('late').state).toBe('idle')
    expect(await second.media.playbacks('late')).toHaveLength(1)
    await second.stop()
    late.remove()
  })
})

describe('when the disk is small', () => {
  it.skipIf(isShort)('deletes the oldest recordings first, then the oldest live segments', async () => {
    const world = mediaWorld(database)
    const server = await world.start({ STREAM_BYTES: '10000000', STREAM_GRACE: '1' })
    // Large pictures: data after a filler NAL unit is not decoded here.
    const tags = tagsOf()
    const filler = Buffer.alloc(150_000, 0x0c)
    const heavy = {
      tags,
      change: (tag: (typeof tags)[number]) => {
        if (tag.codec_type !== 9 || tag.data[1] !== 1) return tag
        const length = Buffer.alloc(4)
        length.writeUInt32BE(filler.length)
        const data = Buffer.concat([tag.data, length, filler])
        return { ...tag, data, size: data.length }
      },
    }
    // 150 KB a picture, 25 a second: six seconds are 22 MB.
    const short = await publishRtmp(server.rtmp, keyOf('early'))
    await until(async () => (await list(server, 'early')).segments.length >= 6)
    short.die()
    await until(async () => (await server.media.playbacks('early')).length === 1)
    const publisher = await publishRtmp(server.rtmp, keyOf('big'), heavy)
    const shortened = await until(async () => {
      const found = await list(server, 'big')
      return found.segments.length >= 5 && !found.text.includes(`MEDIA-SEQUENCE:${found.segments[0]?.map.slice(5, -4)}\n`) ? found : null
    }, 40_000)
    expect(await server.media.playbacks('early')).toEqual([])
    const first = shortened.segments[0]
    expect((await server.get(`/hls/big/original/${first?.uri}`)).status).toBe(200)
    expect((await server.get(`/hls/big/original/${(first?.msn ?? 0) - 1}.m4s`)).status).toBe(404)
    expect(publisher.closed).toBe(false)
    expect(server.media.info('big').state).toBe('live')
    const [room] = readdirSync(join(world.folder, 'stream', 'big'))
    const files = readdirSync(join(world.folder, 'stream', 'big', room ?? '', 'original')).filter((name) => name.endsWith('.m4s'))
    expect(files.length).toBeLessThan(16)
    const part = Buffer.from(await (await server.get(`/hls/big/original/${shortened.segments.at(-1)?.uri}`)).arrayBuffer())
    expect(readFragments(part).length).toBeGreaterThan(0)
    publisher.die()
    await server.stop()
    world.remove()
  })
})
