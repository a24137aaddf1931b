import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { box, wideBox } from '../../../../tests/support/upload/boxes.ts'
import { readVideo } from './video.ts'

const place = '+31.2304+121.4737/'
const ftyp = box('ftyp', 'isom\0\0\0\0isom')
const picture = box('mdat', `a picture that shows udta and ${'meta'.repeat(3)}`)
const movie = (...more: Buffer[]) => box('moov', box('mvhd', '\0'.repeat(100)), ...more)

it.each([
  ['of a movie, as Android writes it', [ftyp, movie(box('udta', box('\xa9xyz', `\0\x12\x15\xc7${place}`))), picture]],
  ['of a movie, as 3GPP has it', [ftyp, movie(box('udta', box('loci', `\0\0\0\0\x15\xc7${place}\0`))), picture]],
  [
    'of a movie, as iPhones write it',
    [ftyp, movie(box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', place))), picture],
  ],
  ['of a track', [ftyp, movie(box('trak', box('tkhd', '\0'.repeat(84)), box('udta', place), box('meta', place))), picture]],
  ['of the file', [ftyp, movie(), picture, box('meta', place), box('udta', place), box('uuid', 'XMP'.padEnd(16), place)]],
  [
    'of a fragment',
    [ftyp, movie(), box('moof', box('mfhd', '\0'.repeat(8)), box('traf', box('udta', place)), box('meta', place)), picture],
  ],
  ['of a long box, before the pictures', [ftyp, wideBox('udta', place), movie(), picture]],
])('removes every trace of the location: %s', (_name, parts) => {
  const sent = Buffer.concat(parts)
  const { bytes, extension } = readVideo(Buffer.from(sent))
  expect([extension, bytes.length, bytes.includes(place), bytes.includes('ISO6709')]).toEqual(['mp4', sent.length, false, false])
  // Everything else keeps its position.
  expect(bytes.indexOf(picture)).toBe(sent.indexOf(picture))
  expect(readVideo(Buffer.from(bytes)).bytes).toEqual(bytes)
})

it('leaves the pictures of a real video unchanged', () => {
  const film = readFileSync(resolve(import.meta.dirname, '../../../../tests/support/clock-film.mp4'))
  const { bytes } = readVideo(Buffer.from(film))
  const at = film.indexOf('mdat')
  expect(bytes.subarray(at, at + film.readUInt32BE(at - 4) - 4).equals(film.subarray(at, at + film.readUInt32BE(at - 4) - 4))).toBe(true)
})

it('descends no deeper than videos do', () => {
  const depth = 200_000
  const deep = Buffer.alloc(8 * depth)
  for (let level = 0; level < depth; level += 1) deep.set(box('moov'), 8 * level)
  for (let level = 0; level < depth; level += 1) deep.writeUInt32BE(8 * (depth - level), 8 * level)
  expect(readVideo(Buffer.concat([ftyp, deep, picture])).extension).toBe('mp4')
})

it('reads a movie with any content', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (inside) => {
      const sent = Buffer.concat([ftyp, box('moov', Buffer.from(inside)), picture])
      expect(readVideo(sent).bytes).toHaveLength(sent.length)
    }),
  )
})
