import { describe, expect, it } from 'vitest'
import { isOfOtherKey, mustTell } from './renewal.ts'

const day = 86_400_000
const told = { endpoint: 'https://push/1', toldAt: 1_000 }

describe('the renewal of a subscription', () => {
  it('tells a new endpoint, one that was never taken, and an old one once a day', () => {
    expect(mustTell('https://push/1', told, 1_000 + day - 1)).toBe(false)
    expect(mustTell('https://push/1', told, 1_000 + day)).toBe(true)
    expect(mustTell('https://push/2', told, 1_001)).toBe(true)
    expect(mustTell('https://push/1', { ...told, toldAt: undefined }, 1_001)).toBe(true)
    expect(mustTell('https://push/1', { endpoint: undefined, toldAt: undefined }, 1_001)).toBe(true)
  })

  it('is not silenced by a clock that was set back', () => {
    expect(mustTell('https://push/1', { ...told, toldAt: 10 * day }, 2 * day)).toBe(true)
  })

  it('knows a subscription that was made with another key of the server', () => {
    const bytes = Uint8Array.from({ length: 65 }, (_, index) => (index * 37 + 4) % 256)
    const key = Buffer.from(bytes).toString('base64url')
    expect(isOfOtherKey(bytes.buffer, key)).toBe(false)
    expect(isOfOtherKey(bytes.buffer, `${key}=`)).toBe(false)
    expect(isOfOtherKey(Uint8Array.from(bytes).reverse().buffer, key)).toBe(true)
    expect(isOfOtherKey(undefined, key)).toBe(false)
  })
})
