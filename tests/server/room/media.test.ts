import { describe, expect, it } from 'vitest'
import { readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { mediaScene } from '../../support/media/media-scene.ts'
import { keyOf, until } from '../../support/media/media-world.ts'
import { publishRtmp } from '../../support/media/rtmp-publisher.ts'

const scene = mediaScene({ STREAM_GRACE: '2' })
const { newRoom, publish, list, bytes } = scene

describe('incoming stream', () => {
  it('can be played, and everything in its playlist is available, complete and in order', async () => {
    const room = newRoom()
    await publish(room)
    await until(() => scene.server.media.info(room).state === 'live')
    expect(scene.server.media.info(room)).toMatchObject({ url: `/hls/${room}/index.m3u8`, qualities: ['original'] })
    const { segments } = await until(async () => {
      const found = await list(room)
      return found.segments.length >= 3 ? found : null
    })
    const master = await scene.server.text(`/hls/${room}/index.m3u8`)
    expect(master).toMatch(/CODECS="avc1\.4d40..,mp4a\.40\.2",RESOLUTION=640x360/)
    const init = await bytes(`/hls/${room}/original/${segments[0]?.map}`)
    expect(init.toString('latin1', 4, 8)).toBe('ftyp')
    const ends = new Map<number, number>()
    for (const segment of segments) {
      expect(segment.duration).toBeGreaterThan(0.9)
      expect(segment.duration).toBeLessThan(2.5)
      expect(segment.parts[0]?.independent).toBe(true)
      const whole = await bytes(`/hls/${room}/original/${segment.uri}`)
      const parts = await Promise.all(segment.parts.map(({ uri }) => bytes(`/hls/${room}/original/${uri}`)))
      if (parts.length > 0) expect(Buffer.concat(parts).equals(whole)).toBe(true)
      for (const part of segment.parts) expect(part.duration).toBeLessThanOrEqual(0.21)
      for (const { tracks, promised, there } of readFragments(whole)) {
        expect(promised).toBe(there)
        for (const { id, begin, length } of tracks) {
          // Fragments have no gap and no overlap.
          if (ends.has(id)) expect(begin).toBe(ends.get(id))
          ends.set(id, begin + length)
        }
      }
      const pictures = readFragments(whole).flatMap(({ tracks }) => tracks.filter(({ id }) => id === 1))
      expect(pictures.reduce((sum, { frames }) => sum + frames, 0)).toBe(Math.round(segment.duration * 25))
    }
    const { fps, drops, key_seconds, source, video_kbps } = scene.server.media.health(room)
    expect({ drops, key_seconds, source }).toEqual({ drops: 0, key_seconds: 1, source: 'rtmp' })
    expect(fps).toBeGreaterThan(20)
    expect(video_kbps).toBeGreaterThan(10)
  })

  it('carries the arrival time of its pictures, even after a burst: none before sending, none in the future', async () => {
    const room = newRoom()
    const publisher = await publish(room, { burst: 600 })
    const { segments } = await until(async () => {
      const found = await list(room)
      return found.segments.length >= 4 ? found : null
    })
    const read = Date.now()
    let time = 0
    for (const { at, duration } of segments) {
      // The server's clock counts milliseconds, and the list is rounded to them.
      expect(at - (publisher.began + time)).toBeGreaterThan(-5)
      time += duration * 1_000
      expect(at + duration * 1_000).toBeLessThan(read + 5)
    }
  })

  it('is served with stream headers and types, and nothing else under its address', async () => {
    const room = newRoom()
    await publish(room)
    const { segments } = await until(async () => {
      const found = await list(room)
      return found.segments.length >= 1 ? found : null
    })
    const [first] = segments
    const playlist = await scene.server.get(`/hls/${room}/original/index.m3u8`)
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(playlist.headers.get('cache-control')).toBe('no-cache')
    expect(playlist.headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of [first?.uri, first?.map]) {
      const media = await scene.server.get(`/hls/${room}/original/${name}`)
      expect(media.headers.get('content-type')).toBe('video/mp4')
      expect(media.headers.get('cache-control')).toBe('public, max-age=60')
    }
    const names = [
      'index.jsonl',
      '..%2findex.jsonl',
      '%2e%2e%2fbroadcast.json',
      '1.ts',
      '1.m4s',
      'init-1.mp4',
      `${first?.msn}-999.m4s`,
      `${first?.uri}%00`,
    ]
    for (const name of names) expect((await scene.server.get(`/hls/${room}/original/${name}`)).status, name).toBe(404)
    for (const path of [
      `/hls/${room}/hd/index.m3u8`,
      `/hls/nobody/index.m3u8`,
      `/hls/${room}/index.html`,
      '/hls/playback/nothing/index.m3u8',
    ])
      expect((await scene.server.get(path)).status, path).toBe(404)
  })

  it('keeps readers waiting for the part that they request, and no longer', async () => {
    const room = newRoom()
    await publish(room)
    await until(async () => (await list(room)).segments.length >= 2)
    let met = 0
    for (let iteration = 0; iteration < 8; iteration += 1) {
      const { hint } = await list(room)
      const [msn, part] = hint.replace('.m4s', '').split('-').map(Number) as [number, number]
      const [playlist, early, delta] = await Promise.all([
        list(room, `?_HLS_msn=${msn}&_HLS_part=${part}`),
        scene.server.get(`/hls/${room}/original/${hint}`),
        list(room, `?_HLS_msn=${msn}&_HLS_part=${part}&_HLS_skip=YES`),
      ])
      const found = [...playlist.segments, playlist.open].find((segment) => segment?.msn === msn)
      // A key frame may end the segment before the announced part.
      const ended = playlist.segments.some((segment) => segment.msn === msn)
      if (early.status !== 200 || (found?.parts.length ?? 0) <= part)
        expect({ ended, status: early.status }).toEqual({ ended: true, status: 404 })
      else met += 1
      expect(delta.text.split('\n').at(-2)).toBe(playlist.text.split('\n').at(-2))
    }
    expect(met).toBeGreaterThan(3)
    expect((await scene.server.get(`/hls/${room}/original/index.m3u8?_HLS_msn=${Math.floor(Date.now() / 1_000) + 1_000}`)).status).toBe(400)
  })

  it('is watched from when a page that plays it is opened or a player requests it', async () => {
    const [expected, asked] = [newRoom(), newRoom()]
    for (const room of [expected, asked]) await publish(room)
    const { media } = scene.server
    await until(() => [expected, asked].every((room) => media.info(room).state === 'live'))
    expect([expected, asked, 'nowhere'].map(media.isWatched)).toEqual([false, false, false])
    for (const room of [expected, 'nowhere']) media.expectViewer(room)
    await list(asked)
    expect([expected, asked, 'nowhere'].map(media.isWatched)).toEqual([true, true, false])
  })

  it('returns the current playlist if the awaited part does not arrive', async () => {
    const room = newRoom()
    const publisher = await publish(room)
    await until(async () => (await list(room)).segments.length >= 1)
    publisher.die()
    await until(() => scene.server.media.info(room).state === 'away')
    const { hint } = await list(room)
    const awaited = list(room, `?_HLS_msn=${hint.split('-')[0]}&_HLS_part=0`)
    await until(async () => /^stream_waiting 1$/m.test(await scene.server.metrics()))
    expect((await awaited).segments.length).toBeGreaterThan(0)
  })
})

describe('publishing', () => {
  it('requires the key of a room', async () => {
    for (const key of ['wrong-key-of-nobody', 'key', '../key-of-x', '']) await expect(publishRtmp(scene.server.rtmp, key)).rejects.toThrow()
    await expect(publishRtmp(scene.server.rtmp.replace('/live', '/other'), keyOf('elsewhere'))).rejects.toThrow('not known')
    expect(scene.server.media.info('elsewhere').state).toBe('idle')
  })
  it('is limited to one publisher: a second is rejected, and the first is unaffected', async () => {
    const room = newRoom()
    const first = await publish(room)
    await until(() => scene.server.media.info(room).state === 'live')
    await expect(publish(room)).rejects.toThrow('Somebody else')
    expect(first.closed).toBe(false)
    expect(scene.server.media.info(room).state).toBe('live')
  })
  it('is stopped when the key changes, and ends with the room', async () => {
    const room = newRoom()
    const first = await publish(room)
    await until(() => scene.server.media.info(room).state === 'live')
    scene.server.media.kick(room)
    await until(() => first.closed && scene.server.media.info(room).state === 'away')
    const second = await publish(room)
    await until(() => scene.server.media.info(room).state === 'live')
    await scene.server.media.end(room)
    await until(() => second.closed)
    expect(scene.server.media.info(room)).toMatchObject({ state: 'over', url: null })
    expect((await list(room)).ended).toBe(true)
  })
})

describe('when a picture is previewed before the start', () => {
  it('is visible to its streamer only and not recorded; everything begins with the start', async () => {
    await publish('tried-and-shown', { burst: 3_500 })
    await publish('tried-only', { burst: 7_500 })
    const info = () => scene.server.media.info('tried-and-shown')
    await until(() => info().state === 'live' && scene.server.media.info('tried-only').state === 'live')
    const hidden = info().url ?? ''
    expect(hidden).toMatch(/^\/hls\/[\w-]{12}\/index\.m3u8$/)
    expect((await scene.server.get(hidden)).status).toBe(200)
    for (const path of ['index.m3u8', 'original/index.m3u8'])
      expect((await scene.server.get(`/hls/tried-and-shown/${path}`)).status).toBe(404)
    const own = async () => readPlaylist(await scene.server.text(hidden.replace('index.m3u8', 'original/index.m3u8')))
    const tried = await until(async () => {
      const found = await own()
      return found.segments.length >= 3 ? found : null
    })

    await scene.server.media.air('tried-and-shown')
    expect(info().url).toBe('/hls/tried-and-shown/index.m3u8')
    const { segments } = await list('tried-and-shown')
    expect(segments[0]?.msn).toBeGreaterThanOrEqual(tried.segments.at(-1)?.msn ?? 0)
    for (const { uri } of tried.segments.slice(0, -1))
      expect((await scene.server.get(`/hls/tried-and-shown/original/${uri}`)).status).toBe(404)
    await until(() => scene.server.media.info('tried-only').dvr_seconds > 5)
    await scene.server.media.end('tried-and-shown')
    await scene.server.media.end('tried-only')
    expect(await scene.server.media.playbacks('tried-only')).toEqual([])
    expect((await scene.server.get(hidden)).status).toBe(404)
  })
})
