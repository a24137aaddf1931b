// One bad value among many: only that one is skipped, wherever it stands.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeGood } from './good-parts.ts'

/** As Drizzle wraps it: the statement with all its values outside, the database's error inside. */
const refusal = (code: string): Error =>
  Object.assign(new Error('Failed query: insert … params: everything'), {
    cause: Object.assign(new Error('unsupported Unicode escape sequence'), { code }),
  })

describe('writeGood', () => {
  it('keeps all other rows in order, and names each rejected one', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (bad) => {
        const rows = bad.map((isBad, id) => ({ id, isBad }))
        const accepted: number[] = []
        const refused: [number, string][] = []
        await writeGood(
          rows,
          async (part) => {
            if (part.some(({ isBad }) => isBad)) throw refusal('22P05')
            accepted.push(...part.map(({ id }) => id))
          },
          ({ id }, reason) => refused.push([id, reason]),
        )
        expect(accepted).toEqual(rows.filter(({ isBad }) => !isBad).map(({ id }) => id))
        expect(refused).toEqual(rows.filter(({ isBad }) => isBad).map(({ id }) => [id, 'unsupported Unicode escape sequence']))
      }),
    ))

  it('writes once when nothing is rejected, and throws errors not caused by the data', async () => {
    const parts: number[][] = []
    await writeGood(
      [1, 2, 3],
      async (part) => {
        parts.push([...part])
      },
      () => undefined,
    )
    expect(parts).toEqual([[1, 2, 3]])
    const away = async (): Promise<void> => Promise.reject(refusal('57P01'))
    await expect(writeGood([1, 2], away, () => undefined)).rejects.toThrow('Failed query')
  })
})
