import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { box, numbers, track } from '../../../../tests/support/upload/boxes.ts'
import { readVideo } from './video.ts'

const head = box('ftyp', 'isom', '\0\0\0\0', 'isom')
const pictures = ['the first picture', 'the second, of which there is more', 'the third']
const places = ['GPS +31.2304+121.4737/', 'GPS +31.2310+121.4741/ and on', 'GPS +31.2319+121.4750/']
const movie = (...tracks: Buffer[]): Buffer => box('moov', box('mvhd', '\0'.repeat(100)), ...tracks)

const sizes = (...list: number[]): Buffer => box('stsz', numbers(0, 0, list.length, ...list))
const sameSize = (size: number, count: number): Buffer => box('stsz', numbers(0, size, count))
const runs = (...list: [first: number, count: number][]): Buffer =>
  box('stsc', numbers(0, list.length, ...list.flatMap(([first, count]) => [first, count, 1])))
const offsets = (...list: number[]): Buffer => box('stco', numbers(0, list.length, ...list))
const wideOffsets = (...list: number[]): Buffer => box('co64', numbers(0, list.length, ...list.flatMap((at) => [0, at])))

/** A film whose samples follow its header, with the offset of each. */
function laidOut(samples: readonly string[]) {
  const media = box('mdat', samples.join(''))
  let at = head.length + 8
  const starts = samples.map((sample) => {
    const here = at
    at += sample.length
    return here
  })
  return { media, at: (sample: string): number => starts[samples.indexOf(sample)] ?? 0 }
}
const lengths = (list: readonly string[]): number[] => list.map(({ length }) => length)

describe('the location track of a video', () => {
  const woven = pictures.flatMap((picture, index) => [picture, places[index] ?? ''])
  const { media, at } = laidOut(woven)
  const shown = track('vide', 'avc1', { id: 1, tables: [sizes(...lengths(pictures)), runs([1, 1]), offsets(...pictures.map(at))] })

  it.each([
    ['gpmd', 'meta'],
    ['mett', 'meta'],
    ['camm', 'meta'],
    ['mebx', 'meta'],
    ['tx3g', 'text'],
  ] as const)('is removed from a track of %s, and every picture stays in place', (entry, kind) => {
    const dataTrack = track(kind, entry, { id: 2, tables: [sizes(...lengths(places)), runs([1, 1]), offsets(...places.map(at))] })
    const sent = Buffer.concat([head, media, movie(shown, dataTrack)])
    const { bytes } = readVideo(Buffer.from(sent))
    expect([bytes.length, bytes.includes('GPS'), bytes.includes(entry)]).toEqual([sent.length, false, false])
    for (const picture of pictures) expect(bytes.indexOf(picture)).toBe(sent.indexOf(picture))
    for (const place of places) expect(bytes.subarray(at(place), at(place) + place.length).every((byte) => byte === 0)).toBe(true)
    expect(bytes.indexOf(shown)).toBe(sent.indexOf(shown))
    expect(bytes.subarray(0, head.length).equals(head)).toBe(true)
  })

  it('is removed when a chunk has several samples of one size, far into a file', () => {
    const size = 22
    const [first, second, third] = places.map((place) => place.slice(0, size)) as [string, string, string]
    const laid = laidOut([first, second, pictures.join(''), third])
    const dataTrack = track('meta', 'gpmd', {
      tables: [sameSize(size, 3), runs([1, 2], [2, 1]), wideOffsets(laid.at(first), laid.at(third))],
    })
    const { bytes } = readVideo(Buffer.concat([head, laid.media, movie(track('vide', 'avc1'), dataTrack)]))
    expect([bytes.includes('GPS'), bytes.includes(pictures.join(''))]).toEqual([false, true])
  })

  it('is removed from small samples too', () => {
    const laid = laidOut(['GPS1', 'GPS22', 'pictures'])
    const small = box('stz2', numbers(0, 4, 2), Buffer.from([0x45]))
    const dataTrack = track('meta', 'gpmd', { tables: [small, runs([1, 2]), offsets(laid.at('GPS1'))] })
    const { bytes } = readVideo(Buffer.concat([head, laid.media, movie(track('vide', 'avc1'), dataTrack)]))
    expect([bytes.includes('GPS'), bytes.includes('pictures')]).toEqual([false, true])
  })

  it('is removed from a fragmented video', () => {
    const place = places[0] ?? ''
    const picture = pictures[0] ?? ''
    const fragment = (run: number): Buffer =>
      box(
        'moof',
        box('mfhd', numbers(0, 1)),
        box('traf', box('tfhd', numbers(0x2_0000, 1)), box('trun', numbers(0x201, 1, run, picture.length))),
        box('traf', box('tfhd', numbers(0x2_0000, 2)), box('trun', numbers(0x201, 1, run + picture.length, place.length))),
      )
    const moof = fragment(fragment(0).length + 8)
    const dataTrack = track('meta', 'gpmd', { id: 2 })
    const usual = box('mvex', box('trex', numbers(0, 1, 1, 0, 0, 0)), box('trex', numbers(0, 2, 1, 0, 0, 0)))
    const sent = Buffer.concat([head, movie(track('vide', 'avc1', { id: 1 }), dataTrack, usual), moof, box('mdat', picture, place)])
    const { bytes } = readVideo(Buffer.from(sent))
    expect([bytes.length, bytes.includes('GPS'), bytes.indexOf(picture)]).toEqual([sent.length, false, sent.indexOf(picture)])
  })
})

describe('a track with false data', () => {
  it('changes nothing outside the media', () => {
    const { media } = laidOut(pictures)
    const wild = [offsets(0, 4, 0xffff_fff0), wideOffsets(0), box('stco', numbers(0, 1_000_000, 0))]
    for (const table of wild) {
      const dataTrack = track('meta', 'gpmd', { tables: [sameSize(8, 3), runs([1, 1]), table] })
      const shown = track('vide', 'avc1')
      const sent = Buffer.concat([head, media, movie(shown, dataTrack)])
      const { bytes } = readVideo(Buffer.from(sent))
      expect([bytes.length, bytes.indexOf(shown), bytes.indexOf(media)]).toEqual([sent.length, sent.indexOf(shown), sent.indexOf(media)])
      expect(bytes.subarray(0, head.length).equals(head)).toBe(true)
    }
  })

  it('does not cause the video to be rejected, even when it is cut off', () => {
    const { media } = laidOut(pictures)
    for (const tables of [[], [sizes(1)], [box('stsz'), box('stsc'), box('stco')], [sizes(4), runs(), offsets(1)]]) {
      const { bytes } = readVideo(Buffer.concat([head, media, movie(track('vide', 'avc1'), track('meta', 'mett', { tables }))]))
      expect([bytes.includes('mett'), bytes.includes(media)]).toEqual([false, true])
    }
  })
})

it('a real video with such a track inserted plays as before', async () => {
  const real = readFileSync(resolve(import.meta.dirname, '../../../../tests/support/clock-film.mp4'))
  const dataTrack = track('meta', 'gpmd', { id: 9 })
  const at = real.indexOf('moov') - 4
  const size = real.readUInt32BE(at)
  // Fragments carry their own offsets; the index for seeking is omitted, because they have moved.
  const fragments = real.subarray(at + size, real.lastIndexOf('mfra') - 4)
  const grown = Buffer.concat([real.subarray(0, at + size), dataTrack, fragments])
  grown.writeUInt32BE(size + dataTrack.length, at)
  const { bytes } = readVideo(grown)
  const input = new Input({ formats: [MP4], source: new BufferSource(new Uint8Array(bytes)) })
  expect([(await input.getPrimaryVideoTrack())?.codec, (await input.getPrimaryAudioTrack())?.codec]).toEqual(['avc', 'aac'])
  expect(await input.computeDuration()).toBeGreaterThan(1)
  expect(bytes.includes('gpmd')).toBe(false)
  input.dispose()
})
