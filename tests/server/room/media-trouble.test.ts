// Rejected or faulty input is reported to the room's owner: the studio explains it.
import { describe, expect, it } from 'vitest'
import { avcRecord } from '../../support/media/avc-record.ts'
import { mediaScene } from '../../support/media/media-scene.ts'
import { keyOf, until } from '../../support/media/media-world.ts'
import { publishRtmp } from '../../support/media/rtmp-publisher.ts'

const scene = mediaScene({ STREAM_GRACE: '30' })
const { newRoom, publish } = scene
const troubles = (room: string) => scene.server.media.troubles(room)
const kinds = (room: string) => troubles(room).map(({ kind }) => kind)
const [sound, picture] = [8, 9]

describe('unsupported codecs', () => {
  it('are reported while the rest continues, a cut connection is reported, and resolved troubles are cleared', async () => {
    const room = newRoom()
    const hevc = Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1'), Buffer.alloc(200, 7)])
    const foreign = await publish(room, {
      change: (tag) => (tag.codec_type === picture ? { ...tag, data: hevc, size: hevc.length } : tag),
    })
    await until(() => scene.server.media.info(room).state === 'live')
    expect(troubles(room)).toMatchObject([{ kind: 'video-codec', what: 'H.265' }])
    const logged = scene.server.warnings.filter((line) => 'kind' in line && 'room' in line && line.room === room)
    expect(logged).toMatchObject([{ kind: 'video-codec', what: 'H.265' }])
    expect(scene.server.media.health(room)).toMatchObject({ width: 0, source: 'rtmp' })
    foreign.die()
    await until(() => kinds(room)[0] === 'gone')
    expect(kinds(room)).toEqual(['gone', 'video-codec'])
    await publish(room)
    await until(() => scene.server.media.health(room).width > 0)
    expect(troubles(room)).toEqual([])
  })
  it('in the sound leave the picture unaffected', async () => {
    const room = newRoom()
    await publish(room, {
      change(tag) {
        if (tag.codec_type !== sound) return tag
        const data = Buffer.from(tag.data)
        data[0] = 0x2f
        return { ...tag, data }
      },
    })
    await until(() => scene.server.media.health(room).width > 0)
    expect(troubles(room)).toMatchObject([{ kind: 'audio-codec', what: 'MP3' }])
  })
})

it('reports pictures that browsers cannot decode, even among others, while the sound continues', async () => {
  const room = newRoom()
  const setup = Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), avcRecord(640, 360, { profile: 244, chroma: 3 })])
  let form: 'usual' | 'turning' | 'turned' = 'usual'
  await publish(room, {
    change(tag) {
      if (form === 'usual' || tag.codec_type !== picture) return tag
      // The file's own setup is not sent again.
      if (form === 'turned') return tag.data[1] === 0 ? null : tag
      form = 'turned'
      return { ...tag, data: setup, size: setup.length }
    },
  })
  await until(() => scene.server.media.health(room).width > 0)
  form = 'turning'
  await until(() => scene.server.media.health(room).width === 0)
  expect(troubles(room)).toMatchObject([{ kind: 'video-format', what: 'H.264 4:4:4' }])
  expect(scene.server.media.health(room)).toMatchObject({ state: 'live', width: 0, source: 'rtmp' })
  expect(scene.server.media.health(room).audio_kbps).toBeGreaterThan(0)
})

it('reports a picture without a key frame, because it never begins', async () => {
  const room = newRoom()
  await publish(room, {
    change(tag) {
      // The setup has a tag of its own, which is sent.
      if (tag.codec_type !== picture || tag.data[1] !== 1) return tag
      const data = Buffer.from(tag.data)
      data[0] = 0x27
      return { ...tag, data }
    },
  })
  await until(() => kinds(room).includes('no-key'))
  expect(kinds(room)).toEqual(['no-key'])
  expect(scene.server.media.health(room).drops).toBeGreaterThan(0)
})

it('closes the connection when a sender exceeds the cap, and names the cap', async () => {
  const room = newRoom()
  const data = Buffer.alloc(5_900_000)
  data.set([0x17, 1])
  let left = 12
  const publisher = await publish(room, {
    burst: 3_000,
    change(tag, index) {
      if (index < 20 || tag.codec_type !== picture) return tag
      left -= 1
      return left >= 0 ? { ...tag, data, size: data.length } : null
    },
  })
  await until(() => publisher.closed)
  expect(troubles(room)).toMatchObject([{ kind: 'too-much', what: '50' }])
})

it('closes the connection before reading a picture that claims many megabytes, and names the cap', async () => {
  const room = newRoom()
  const data = Buffer.alloc(7_000_000)
  data.set([0x17, 1])
  const publisher = await publish(room, {
    change: (tag, index) => (index > 20 && tag.codec_type === picture ? { ...tag, data, size: data.length } : tag),
  })
  await until(() => publisher.closed)
  expect(kinds(room)).toEqual(['too-much'])
  expect(JSON.stringify(scene.server.warnings)).toContain('a message that is too long')
})

describe('stream key', () => {
  const refusals = async (reason: string): Promise<number> => {
    const found = new RegExp(`stream_refused_total\\{way="rtmp",reason="${reason}"\\} (\\d+)`).exec(await scene.server.metrics())
    return Number(found?.[1] ?? 0)
  }
  it('that is unknown is counted and logged without appearing in logs or metrics', async () => {
    const before = await refusals('key')
    for (const key of ['nobody-has-ever-had-it', 'live..key-of-room1', '..%2f..%2fkey-of-room1'])
      await expect(publishRtmp(scene.server.rtmp, key)).rejects.toThrow()
    expect(await refusals('key')).toBe(before + 3)
    const text = JSON.stringify(scene.server.warnings)
    expect(text).toContain('a publisher was refused')
    expect(text + (await scene.server.metrics())).not.toContain('nobody-has-ever-had-it')
  })
  it('is recognized with surrounding blanks, line breaks or slashes, and in the server field', async () => {
    const ways: ((key: string) => [base: string, key: string])[] = [
      (key) => [scene.server.rtmp, ` ${key} `],
      (key) => [scene.server.rtmp, `${key}\r\n`],
      (key) => [scene.server.rtmp, `/${key}/`],
      // Without a name: this client requires one, so it sends a blank.
      (key) => [`${scene.server.rtmp}%2F${key}`, ' ?'],
    ]
    for (const way of ways) {
      const room = newRoom()
      const publisher = await publishRtmp(...way(keyOf(room)))
      await until(() => scene.server.media.info(room).state === 'live')
      publisher.die()
    }
  })
  it('that is valid but sent to another app is reported to its streamer; why one is invalid, to the operator', async () => {
    const room = newRoom()
    await expect(publishRtmp(scene.server.rtmp.replace('/live', '/app'), keyOf(room))).rejects.toThrow('not known')
    expect(kinds(room)).toEqual(['address'])
    await publish(room)
    await until(() => scene.server.media.info(room).state === 'live')
    expect(kinds(room)).toEqual([])
    const faults = [
      [' ?', 'empty'],
      ['not a key', 'malformed'],
      ['nobody-has-ever-had-it', 'unknown'],
    ] as const
    for (const [key, fault] of faults) {
      await expect(publishRtmp(scene.server.rtmp, key)).rejects.toThrow()
      const warning = scene.server.warnings.findLast(({ msg }) => msg === 'a publisher was refused')
      expect(warning).toMatchObject({ way: 'rtmp', reason: 'key', fault, room: null })
      expect(JSON.stringify(warning)).not.toContain(key)
    }
  })
  it('used by a second publisher is reported to the first', async () => {
    const room = newRoom()
    const before = await refusals('taken')
    const first = await publish(room)
    await until(() => scene.server.media.info(room).state === 'live')
    await expect(publishRtmp(scene.server.rtmp, keyOf(room))).rejects.toThrow()
    expect(kinds(room)).toEqual(['taken'])
    expect(await refusals('taken')).toBe(before + 1)
    expect(first.closed).toBe(false)
    await scene.server.media.end(room)
    expect(troubles(room)).toEqual([])
  })
  it('that was rotated is recognized as the former one, for the publisher it cuts off and for later attempts', async () => {
    const [cut, tried] = [newRoom(), newRoom()]
    const publisher = await publish(cut)
    await until(() => scene.server.media.info(cut).state === 'live')
    scene.server.revoke(keyOf(cut))
    scene.server.media.kick(cut)
    await until(() => publisher.closed)
    expect(kinds(cut)).toEqual(['key'])

    const once = await publish(tried)
    once.die()
    await until(() => kinds(tried)[0] === 'gone')
    scene.server.revoke(keyOf(tried))
    await expect(publishRtmp(scene.server.rtmp, keyOf(tried))).rejects.toThrow()
    expect(kinds(tried).toSorted()).toEqual(['gone', 'key'])
  })
})
