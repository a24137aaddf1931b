import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { zeroBits } from '../../../rules/member/proof.ts'
import { ApiError } from './api.ts'
import { sha256 } from './sha256.ts'
import { solve, withProof } from './with-proof.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

describe('proof of work before verification codes', () => {
  it('computes the same hash as the standard implementation', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme-ascii' }), (text) => {
        expect(Buffer.from(sha256(text)).equals(hashOf(text))).toBe(true)
      }),
    )
    for (const length of [0, 55, 56, 63, 64, 119, 120]) expect(Buffer.from(sha256('a'.repeat(length)))).toEqual(hashOf('a'.repeat(length)))
  })

  it('finds a nonce and yields to the page after every slice of work', async () => {
    // This clock advances one millisecond per attempt.
    let tries = 0
    const pauses = vi.spyOn(globalThis, 'setTimeout')
    const proof = await solve('some.challenge.of.ours', 11, () => {
      tries += 1
      return tries
    })
    expect(proof.startsWith('some.challenge.of.ours.')).toBe(true)
    expect(zeroBits(hashOf(proof))).toBeGreaterThanOrEqual(11)
    expect(tries).toBeGreaterThan(24)
    expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(tries / 14))
    pauses.mockRestore()
  })

  const needed = new ApiError(1, 'proof-needed', 'a puzzle first')
  it('calls without a proof when none is required, and retries once with one when it is', async () => {
    const tried: (string | undefined)[] = []
    const result = await withProof(
      async (proof) => {
        tried.push(proof)
        if (proof !== 'second') throw needed
        return 'in'
      },
      async () => (tried.length === 1 ? 'first' : 'second'),
    )
    expect(result).toBe('in')
    expect(tried).toEqual([undefined, 'first', 'second'])
    await expect(
      withProof(
        async () => 'in',
        () => Promise.reject(new Error('not asked')),
      ),
    ).resolves.toBe('in')
  })

  it('gives up eventually, and immediately on any other error', async () => {
    let solved = 0
    const prove = async (): Promise<string> => {
      solved += 1
      return `proof ${solved}`
    }
    await expect(withProof(() => Promise.reject(needed), prove)).rejects.toBe(needed)
    expect(solved).toBe(2)
    const wrong = new ApiError(1, 'code-wrong', 'wrong')
    await expect(withProof(() => Promise.reject(wrong), prove)).rejects.toBe(wrong)
    expect(solved).toBe(2)
  })
})
