import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goodJpeg } from '../../../tests/support/upload/hostile-files.ts'
import { colours, endingAtNought, withStrayBytes } from '../../../tests/support/upload/phone-files.ts'
import { drawAnew } from './picture.ts'

const kinds = ['avatar', 'picture', 'cover'] as const
const scanMarker = Buffer.from([0xff, 0xda])

describe('a JPEG with decoder warnings', () => {
  it.each(kinds)('is rendered as %s, the same as without the warning', async (kind) => {
    const warned = await endingAtNought()
    // The file does cause a warning: a strict decoder rejects it.
    await expect(sharp(warned, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow()
    const [drawn, plain] = [await drawAnew(warned, kind, 60), await drawAnew(await colours(), kind, 60)]
    expect(drawn.extension).toBe(plain.extension)
    expect(drawn.bytes.equals(plain.bytes)).toBe(true)
    expect((await drawAnew(await withStrayBytes(), kind, 60)).extension).toBe(plain.extension)
  })

  it.each(kinds)('is rejected as %s when it is truncated', async (kind) => {
    const bytes = await colours()
    for (const part of [0.5, 0.9])
      await expect(drawAnew(bytes.subarray(0, Math.floor(bytes.length * part)), kind, 60)).rejects.toMatchObject({ code: 'upload-broken' })
  })

  it('is rejected when its scan is repeated over and over', async () => {
    const bytes = await goodJpeg(64)
    const scan = bytes.subarray(bytes.indexOf(scanMarker), -2)
    const again = Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(200).fill(scan), bytes.subarray(-2)])
    await expect(drawAnew(again, 'picture', 60)).rejects.toMatchObject({ code: 'upload-broken' })
  })

  it('is rendered with a video appended, whatever that looks like', async () => {
    const bytes = await goodJpeg(64)
    const moving = Buffer.concat([bytes, ...Array<Buffer>(5_000).fill(scanMarker)])
    expect((await drawAnew(moving, 'picture', 60)).bytes).toEqual((await drawAnew(bytes, 'picture', 60)).bytes)
  })
})
