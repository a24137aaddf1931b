// Streams whose track is missing, ends, or has wrong timestamps, over RTMP: the other track continues, in every quality and in the
// recording. Also the same tracks in Enhanced RTMP.
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database/database.ts'
import { avcRecord } from '../../support/media/avc-record.ts'
import { type ListedSegment, readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { mediaScene } from '../../support/media/media-scene.ts'
import { keyOf, mediaWorld, until } from '../../support/media/media-world.ts'
import { type PublishOptions, publishRtmp } from '../../support/media/rtmp-publisher.ts'
import { standInFfmpeg } from '../../support/media/stand-in-ffmpeg.ts'

const scene = mediaScene({ STREAM_GRACE: '2' })
const { newRoom, publish, list, bytes } = scene
const kinds = (room: string) => scene.server.media.troubles(room).map(({ kind }) => kind)
const [sound, picture] = [8, 9]
type Tag = Parameters<NonNullable<PublishOptions['change']>>[0]
const isFrame = (tag: Tag, track: number): boolean => tag.codec_type === track && tag.data[1] === 1

/** Track numbers of each of these segments, in the order of their fragments, once each. */
const tracksOf = async (folder: string, segments: readonly Pick<ListedSegment, 'uri'>[]): Promise<string[]> =>
  Promise.all(
    segments.map(async ({ uri }) => {
      const fragments = readFragments(await bytes(`${folder}/${uri}`))
      return [...new Set(fragments.flatMap(({ tracks }) => tracks.map(({ id }) => id)))].sort().join()
    }),
  )
const enough = (room: string, count: number) =>
  until(async () => {
    const found = await list(room)
    return found.segments.length >= count ? found.segments : null
  }, 20_000)

describe('stream tracks', () => {
  it('get silence if announced sound never arrives, with a warning, and so does the recording', async () => {
    const room = newRoom()
    await publish(room, { change: (tag) => (isFrame(tag, sound) ? null : tag) })
    const segments = await enough(room, 6)
    expect(await tracksOf(`/hls/${room}/original`, segments)).toEqual(segments.map(() => '1,2'))
    await until(() => kinds(room).includes('no-sound'))
    expect(kinds(room)).toEqual(['no-sound'])
    expect(scene.server.media.health(room)).toMatchObject({ audio_kbps: 0, width: 640, drops: 0 })
    await scene.server.media.end(room)
    const [playback] = await until(async () => {
      const found = await scene.server.media.playbacks(room)
      return found.length > 0 ? found : null
    })
    const recording = readPlaylist(await scene.server.text(playback?.url ?? ''))
    const folder = (playback?.url ?? '').replace('/index.m3u8', '')
    expect(await tracksOf(folder, recording.segments)).toEqual(recording.segments.map(() => '1,2'))
  })

  it('continue without a break when sound ends and comes back', async () => {
    const room = newRoom()
    let isMuted = false
    await publish(room, { change: (tag) => (isMuted && isFrame(tag, sound) ? null : tag) })
    await enough(room, 2)
    isMuted = true
    await until(() => kinds(room).includes('no-sound'), 15_000)
    isMuted = false
    await until(() => kinds(room).length === 0)
    const segments = await enough(room, 9)
    expect(segments.some(({ breaks }) => breaks)).toBe(false)
    expect(await tracksOf(`/hls/${room}/original`, segments)).toEqual(segments.map(() => '1,2'))
  })

  it('continue with the last key frame and sound when pictures end, and with pictures when they return', async () => {
    const room = newRoom()
    let isDark = false
    await publish(room, { change: (tag) => (isDark && isFrame(tag, picture) ? null : tag) })
    await enough(room, 2)
    isDark = true
    await until(() => kinds(room).includes('no-picture'), 15_000)
    const before = (await list(room)).segments.length
    const dark = await enough(room, before + 2)
    expect(await tracksOf(`/hls/${room}/original`, dark.slice(-1))).toEqual(['1,2'])
    isDark = false
    await until(() => kinds(room).length === 0, 15_000)
    const after = await enough(room, before + 6)
    expect(after.some(({ breaks }) => breaks)).toBe(false)
    for (const { duration } of after) expect(duration).toBeLessThan(2.5)
  })

  it('with a stray timestamp in a hundred frames, and on every second key frame, have no break and lose nothing', async () => {
    const room = newRoom()
    let keys = 0
    await publish(room, {
      change(tag, index) {
        if (index < 100) return tag
        if (isFrame(tag, picture) && tag.data[0] === 0x17) keys += 1
        const isStray = tag.codec_type === sound ? index % 100 < 2 : tag.data[0] === 0x17 && keys % 2 === 0
        return isStray ? { ...tag, dts: tag.dts + 9_800_000 } : tag
      },
    })
    const segments = await enough(room, 9)
    expect(segments.some(({ breaks }) => breaks)).toBe(false)
    expect(scene.server.media.health(room).drops).toBe(0)
    await until(() => kinds(room).includes('timestamps'), 20_000)
    expect(kinds(room)).toEqual(['timestamps'])
  })

  it('of avc1 and mp4a, as named by Enhanced RTMP, are recognized', async () => {
    const room = newRoom()
    await publish(room, {
      change(tag) {
        if (tag.codec_type !== picture && tag.codec_type !== sound) return tag
        const isPicture = tag.codec_type === picture
        const type = tag.data[1] ?? 0
        const head = (isPicture ? 0x80 | ((tag.data[0] ?? 0) & 0x70) : 0x90) | type
        // The configuration record follows directly, a coded picture after its composition time.
        const body = tag.data.subarray(isPicture && type === 0 ? 5 : 2)
        const data = Buffer.concat([Buffer.of(head), Buffer.from(isPicture ? 'avc1' : 'mp4a'), body])
        return { ...tag, data, size: data.length }
      },
    })
    const segments = await enough(room, 2)
    expect(await tracksOf(`/hls/${room}/original`, segments)).toEqual(segments.map(() => '1,2'))
    expect(scene.server.media.health(room)).toMatchObject({ width: 640, height: 360, drops: 0 })
    expect(kinds(room)).toEqual([])
  })
})

it('a lower quality of a stream without sound has silence as well', async () => {
  const world = mediaWorld(await testDatabase())
  const server = await world.start({ FFMPEG: await standInFfmpeg(world.folder), TRANSCODES: '1' })
  const publisher = await publishRtmp(server.rtmp, keyOf('tall'), {
    burst: 1_500,
    change(tag) {
      if (isFrame(tag, sound)) return null
      if (tag.codec_type !== picture || tag.data[1] !== 0) return tag
      const data = Buffer.concat([tag.data.subarray(0, 5), avcRecord(1_920, 1_080)])
      return { ...tag, data, size: data.length }
    },
  })
  const segments = await until(async () => {
    const found = readPlaylist(await server.text('/hls/tall/smooth/index.m3u8')).segments
    return found.length >= 3 ? found : null
  }, 40_000)
  for (const { uri } of segments) {
    const whole = Buffer.from(await (await server.get(`/hls/tall/smooth/${uri}`)).arrayBuffer())
    expect(new Set(readFragments(whole).flatMap(({ tracks }) => tracks.map(({ id }) => id)))).toEqual(new Set([1, 2]))
  }
  publisher.die()
  await server.stop()
  world.remove()
})
