import { describe, expect, it } from 'vitest'
import { isWholeAvc } from '../../media/codec/avc.ts'
import { encodeFilm, type FilmFormat } from './encode.ts'

const format: FilmFormat = { width: 64, height: 48, fps: 12.5, kbit: 200 }

/** Grey pictures of increasing brightness. */
async function* greys(count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(format.width * format.height * 4).fill(number * 8)
}

describe('an encoded piece of film', () => {
  it('has every picture, the first of which depends on none before it', async () => {
    const { setup, frames } = await encodeFilm(format, greys(25))
    expect(setup).toMatchObject({ width: 64, height: 48, codec: expect.stringMatching(/^avc1\.42/) })
    expect(frames.map(({ key }) => key)).toEqual([true, ...Array.from({ length: 24 }, () => false)])
    expect(frames.every(({ data }) => isWholeAvc(data))).toBe(true)
  })

  it('can be followed by any other of its size without a new decoder', async () => {
    const [one, other] = [await encodeFilm(format, greys(2)), await encodeFilm(format, greys(30))]
    expect(other.setup).toEqual(one.setup)
  })

  it('is complete when others are encoded between its pictures', async () => {
    const between: number[] = []
    async function* interrupted(): AsyncGenerator<Uint8Array> {
      for await (const picture of greys(8)) {
        yield picture
        between.push((await encodeFilm(format, greys(3))).frames.length)
      }
    }
    const { frames } = await encodeFilm(format, interrupted())
    expect(between).toEqual(Array.from({ length: 8 }, () => 3))
    expect(frames.map(({ key }) => key)).toEqual([true, ...Array.from({ length: 7 }, () => false)])
    expect(frames.every(({ data }) => isWholeAvc(data))).toBe(true)
  })

  it('is rejected without a picture', async () => {
    await expect(encodeFilm(format, greys(0))).rejects.toThrow()
  })
})
