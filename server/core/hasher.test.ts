// Password hashing: which hashes are read, refusal under load, and equal cost for known and unknown accounts.
import { hash, verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createHasher } from './hasher.ts'
import { Failed } from './http/fail.ts'

const pepper = Buffer.alloc(32, 3)
const hasher = createHasher(pepper)

describe('password hash', () => {
  it('matches only its own password, and uses the current parameters', async () => {
    const passwords = Array.from({ length: 10 }, (_, index) => `${'密码 pass '.repeat(index)}${index}`)
    for (const word of passwords) {
      const phc = await hasher.hash(word)
      expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(hasher.isOld(phc)).toBe(false)
      expect([await hasher.verify(phc, word), await hasher.verify(phc, `${word} `)]).toEqual([true, false])
    }
  })

  it('with other parameters is verified and reported as old', async () => {
    for (const [memoryCost, timeCost, parallelism] of [
      [8, 1, 1],
      [1_024, 1, 1],
      [1_024, 3, 2],
      [4_096, 2, 4],
      [19_456, 1, 1],
      [19_456, 3, 1],
      [32_768, 2, 1],
      [47_104, 1, 1],
      [9_216, 4, 1],
      [12_288, 3, 1],
    ] as const) {
      const phc = await hash('plum', { memoryCost, timeCost, parallelism, secret: pepper })
      expect([await hasher.verify(phc, 'plum'), await hasher.verify(phc, 'plumb'), hasher.isOld(phc)]).toEqual([true, false, true])
    }
  })

  it('cannot be verified without the pepper', async () => {
    const phc = await hasher.hash('plum')
    expect(await createHasher(Buffer.alloc(32, 4)).verify(phc, 'plum')).toBe(false)
  })

  it('of an unknown account is never verified', async () => expect(await hasher.verify(null, '')).toBe(false))
})

it('runs at most two hashes at once, queues 32, and rejects the rest immediately', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () =>
      hasher.verify(null, 'x').then(
        () => 'done',
        (error: unknown) => (error instanceof Failed ? error.code : 'broken'),
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(16)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(34)
  // Later calls still work.
  expect(await hasher.verify(await hasher.hash('plum'), 'plum')).toBe(true)
})

it('an unknown account costs the same as a known one: one verification with the same parameters', async () => {
  const verified: string[] = []
  const counting = createHasher(pepper, undefined, async () => ({
    hash,
    verify: (phc, ...rest) => {
      verified.push(String(phc))
      return verify(phc, ...rest)
    },
  }))
  const phc = await counting.hash('plum')
  for (const [index, who] of [phc, null, phc, null].entries()) {
    expect(await counting.verify(who, 'wrong')).toBe(false)
    expect(verified).toHaveLength(index + 1)
    const against = verified[index] ?? ''
    expect([against === phc, against.length, counting.isOld(against)]).toEqual([who !== null, phc.length, false])
  }
})
