import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goodJpeg } from '../../../tests/support/upload/hostile-files.ts'
import { drawAnew } from './picture.ts'

const kinds = ['avatar', 'picture', 'cover'] as const
const scanMarker = Buffer.from([0xff, 0xda])
/** A picture with something to see in it. */
const colours = (): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 37) % 251))
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** As Samsung writes it: the last coefficient that the scan says it has (Se) is 0. */
async function endingAtNought(): Promise<Buffer> {
  const bytes = await colours()
  const at = bytes.indexOf(scanMarker)
  const last = at + 4 + 1 + 2 * (bytes[at + 4] ?? 0) + 1
  expect(bytes[last]).toBe(63)
  bytes[last] = 0
  return bytes
}

/** With bytes between its picture and its end that are of no marker. */
async function withStrayBytes(): Promise<Buffer> {
  const bytes = await colours()
  return Buffer.concat([bytes.subarray(0, -2), Buffer.from([0x12, 0x34, 0x56]), bytes.subarray(-2)])
}

describe('a JPEG that its decoder warns of', () => {
  it.each(kinds)('is drawn as %s, the same as without the warning', async (kind) => {
    const warned = await endingAtNought()
    // It is one of those: a strict reader refuses it.
    await expect(sharp(warned, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow()
    const [drawn, plain] = [await drawAnew(warned, kind, 60), await drawAnew(await colours(), kind, 60)]
    expect(drawn.extension).toBe(plain.extension)
    expect(drawn.bytes.equals(plain.bytes)).toBe(true)
    expect((await drawAnew(await withStrayBytes(), kind, 60)).extension).toBe(plain.extension)
  })

  it.each(kinds)('is refused as %s when it is cut', async (kind) => {
    const bytes = await colours()
    for (const part of [0.5, 0.9])
      await expect(drawAnew(bytes.subarray(0, Math.floor(bytes.length * part)), kind, 60)).rejects.toMatchObject({ code: 'upload-broken' })
  })

  it('is refused when it is drawn over and over', async () => {
    const bytes = await goodJpeg(64)
    const scan = bytes.subarray(bytes.indexOf(scanMarker), -2)
    const again = Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(200).fill(scan), bytes.subarray(-2)])
    await expect(drawAnew(again, 'picture', 60)).rejects.toMatchObject({ code: 'upload-broken' })
  })

  it('is drawn with a film behind it, whatever that looks like', async () => {
    const bytes = await goodJpeg(64)
    const moving = Buffer.concat([bytes, ...Array<Buffer>(5_000).fill(scanMarker)])
    expect((await drawAnew(moving, 'picture', 60)).bytes).toEqual((await drawAnew(bytes, 'picture', 60)).bytes)
  })
})
