import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { box, track } from '../../../../tests/support/upload/boxes.ts'
import { readVideo } from './video.ts'

const brandOf = (bytes: Buffer): string => bytes.toString('latin1', 8, 12)
const fileType = (...brands: string[]): Buffer => box('ftyp', brands[0] ?? '', '\0\0\0\0', ...brands)
const h264 = track('vide', 'avc1')
const aac = track('soun', 'mp4a')
const movie = (...tracks: Buffer[]): Buffer => box('moov', box('mvhd', '\0'.repeat(100)), ...tracks)
const media = box('mdat', 'pictures and sound')
const canary = '<script>+31.2304+121.4737/'
const film = (...parts: Buffer[]) => readVideo(Buffer.concat(parts))

const makers: [maker: string, type: Buffer][] = [
  ['an iPhone', fileType('qt  ')],
  ['a 3GPP phone', fileType('3gp5', 'isom', '3gp4')],
  ['an older 3GPP phone', fileType('3gp4')],
  ['a camera that calls its file mp4v', fileType('mp4v', 'mp42')],
  ['iTunes', fileType('M4VH', 'M4A ', 'isom')],
  ['a maker that nobody knows', fileType('zzzz')],
]
const unplayable: [codecs: string, tracks: Buffer[]][] = [
  ['HEVC', [track('vide', 'hvc1'), aac]],
  ['ProRes', [track('vide', 'apch'), aac]],
  ['H.263', [track('vide', 's263')]],
  ['uncompressed sound', [h264, track('soun', 'sowt')]],
  ['the sound of a call', [h264, track('soun', 'samr')]],
  ['sound alone', [aac]],
  ['nothing', []],
]

describe('a phone or camera video', () => {
  it.each(makers)('from %s is accepted with H.264, and AAC or no sound, as an MP4', (_, type) => {
    for (const tracks of [[h264, aac], [h264]]) {
      const parts = [type, movie(...tracks), media]
      const { bytes, extension } = film(...parts)
      expect([extension, bytes.length]).toEqual(['mp4', Buffer.concat(parts).length])
      expect(brandOf(bytes)).toBe('isom')
      expect(bytes.subarray(16, type.length).toString('latin1')).toMatch(/^mp42(isom)*$/)
      expect(bytes.subarray(type.length).equals(Buffer.concat(parts.slice(1)))).toBe(true)
    }
  })

  it.each(unplayable)('is rejected with %s', (_, tracks) => {
    for (const brand of ['qt  ', '3gp5']) expect(() => film(fileType(brand), movie(...tracks), media)).toThrow()
  })

  it('is rejected without its movie, its media or the header of a video', () => {
    for (const parts of [[movie(h264)], [media], [box('moof')], []]) expect(() => film(fileType('qt  '), ...parts)).toThrow()
    for (const parts of [
      [movie(h264), media],
      [box('wide'), fileType('qt  '), movie(h264), media],
    ])
      expect(() => film(...parts)).toThrow()
  })

  it('plays as before: a real one, labeled QuickTime', async () => {
    const real = readFileSync(resolve(import.meta.dirname, '../../../../tests/support/clock-film.mp4'))
    real.write('qt  ', 8, 'latin1')
    const { bytes } = readVideo(real)
    expect(brandOf(bytes)).toBe('isom')
    const input = new Input({ formats: [MP4], source: new BufferSource(new Uint8Array(bytes)) })
    const picture = await input.getPrimaryVideoTrack()
    expect([picture?.codec, (await input.getPrimaryAudioTrack())?.codec]).toEqual(['avc', 'aac'])
    expect(await input.computeDuration()).toBeGreaterThan(1)
    input.dispose()
  })
})

describe('data next to the movie', () => {
  it.each(['sefd', 'beam', 'Xtra', 'mcvr', 'prft', 'tl4k'])('in a %s box is removed, and nothing else moves', (type) => {
    for (const brand of ['isom', 'qt  ']) {
      const own = box(type, canary)
      const parts = [fileType(brand), own, movie(h264, aac), media, own]
      const sent = Buffer.concat(parts)
      const { bytes } = readVideo(Buffer.from(sent))
      expect([bytes.length, bytes.includes(canary), bytes.includes(type)]).toEqual([sent.length, false, false])
      expect([bytes.indexOf('moov'), bytes.indexOf(media)]).toEqual([sent.indexOf('moov'), sent.indexOf(media)])
    }
  })

  it('is rejected when its box name is invalid', () => {
    for (const type of ['<htm', '\0abc', '{"a"', '\xff\xd8\xff\xe0'])
      expect(() => film(fileType('isom'), movie(h264), media, box(type, canary))).toThrow()
  })

  it.each([1, 4, 8, 12, 4_096])('is cut off when it is %i trailing zeros', (count) => {
    const parts = [fileType('qt  '), movie(h264, aac), media]
    expect(film(...parts, Buffer.alloc(count)).bytes).toHaveLength(Buffer.concat(parts).length)
  })

  it('is rejected when it is zeros followed by other data', () => {
    for (const count of [1, 4, 8, 12])
      expect(() => film(fileType('isom'), movie(h264), media, Buffer.alloc(count), Buffer.from(canary))).toThrow()
  })
})

it('an MP4 with a codec that no browser plays is rejected; one that some play is accepted as it is', () => {
  expect(() => film(fileType('isom'), movie(track('vide', 'mp4v'), aac), media)).toThrow()
  for (const entry of ['hvc1', 'hev1', 'av01', 'vp09']) {
    const { bytes } = film(fileType('iso5', 'hvc1'), movie(track('vide', entry), track('soun', 'Opus')), media)
    expect(brandOf(bytes)).toBe('iso5')
  }
})
